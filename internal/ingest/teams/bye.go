package teams

import (
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
)

// opponents are the teams of a line. One of them may be a word for a bye, or blank
// where another cell says that it is one; the other is then the home team.
func (r *listRow) opponents() (home, away string, bye bool, problem *event.Problem) {
	fields := [2]string{"home", "away"}
	names := [2]string{r.list.teamNamed(r.text("home")), r.list.teamNamed(r.text("away"))}
	told := r.Bye
	for which, name := range names {
		if arrange.IsBye(name) {
			told, names[which] = true, ""
		}
	}
	for which, name := range names {
		other := names[1-which]
		switch {
		case name != "":
		case told && other != "":
			return other, "", true, nil
		default:
			return "", "", false, &event.Problem{
				At:   r.at(fields[which]),
				Text: "a team of this match is missing",
				Hint: `write its name, or "bye" for a team that had no opponents`,
			}
		}
	}
	return names[0], names[1], false, nil
}

// byeVP reads the victory points that a line states for a bye: those of one team,
// in whichever column.
func (r *listRow) byeVP() (points homeAway, ok bool, problem *event.Problem) {
	for _, field := range []string{"vp", "home.vp", "away.vp"} {
		text := blankDash(r.text(field))
		if text == "" || arrange.IsBye(text) {
			continue
		}
		n, err := readHundredths(text)
		if err != nil {
			return points, false, &event.Problem{At: r.at(field), Text: fmt.Sprintf("VPs %q %v", text, err), Hint: hintVPs}
		}
		points.home, ok = max(points.home, n), true
	}
	return points, ok, nil
}
