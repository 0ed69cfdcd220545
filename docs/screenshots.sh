#!/bin/sh
# Makes the pictures of the README from the samples: pages of the PDFs, and the
# page for the web as a phone shows it. Needs pdftoppm, chromium and ImageMagick.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

go build -o "$work/bridgecalc" ./cmd/bridgecalc
"$work/bridgecalc" --quiet --title "Tuesday Pairs" --date 2026-11-24 --format pdf,html --out "$work" samples/howell.csv
"$work/bridgecalc" --quiet --format pdf --out "$work" samples/league-six.csv

# page PDF NUMBER makes a picture of a page.
page() { pdftoppm -r 80 -png -f "$2" -l "$2" -singlefile "$work/$1-results.pdf" "$work/$1-$2"; }
page howell 1
page howell 4
page league-six 1

chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=390,884 \
  --screenshot="$work/phone.png" "file://$work/howell-results.html" >/dev/null 2>&1

montage "$work/howell-1.png" "$work/howell-4.png" "$work/league-six-1.png" "$work/phone.png" \
  -tile 4x1 -geometry 'x889+6+6>' -background '#d0d3d0' -colors 128 docs/documents.png
