#!/bin/sh
# Makes the picture of the README from the samples: the upper halves of pages of
# the PDFs, and the page for the web as a phone shows it. Needs pdftoppm, chromium
# and ImageMagick.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
height=680

go build -o "$work/bridgecalc" ./cmd/bridgecalc
# lists SAMPLE TITLE DATE makes its documents.
lists() {
  "$work/bridgecalc" --quiet --title "$2" --date "$3" --format pdf,html --out "$work" "samples/$1.csv"
}
lists mitchell "Tuesday Pairs" 2026-11-24
lists howell "Thursday Pairs" 2026-11-26
lists league-six "League, first half" 2026-11-29

# page SAMPLE NUMBER makes a picture of the upper half of a page.
page() {
  pdftoppm -r 96 -png -f "$2" -l "$2" -singlefile -W 794 -H "$height" "$work/$1-results.pdf" "$work/$1-$2"
}
page mitchell 1
page howell 4
page league-six 1

# phone NAME PLACE makes a picture of a place of the page for the web. It is in a
# frame, as the browser takes a picture only of the beginning of a page.
phone() {
  echo "<body style='margin:0'><iframe src='howell-results.html#$2' width=390 height=$height style='border:0'></iframe>" >"$work/frame.html"
  chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size="390,$height" --virtual-time-budget=2000 \
    --screenshot="$work/$1.png" "file://$work/frame.html" >/dev/null 2>&1
}
phone ranking ""
phone card pair-6

# Their frames are of one colour, and the greys and greens are few.
convert -bordercolor '#d0d3d0' \
  \( "$work/mitchell-1.png" "$work/howell-4.png" -border 4 +append \) \
  \( "$work/league-six-1.png" "$work/ranking.png" "$work/card.png" -border 4 +append \) \
  -background '#d0d3d0' -append -bordercolor '#d0d3d0' -border 4 \
  +dither -colors 48 -strip -define png:compression-level=9 PNG8:docs/documents.png
