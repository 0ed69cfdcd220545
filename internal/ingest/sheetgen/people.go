package sheetgen

import "strings"

var (
	firstNames = alternatives("Ada|Bo|Cleo|Dag|Eino|Fay|Gus|Hal|Ida|Jon|Kaj|Liv|Max|Nea|Olav|Pia|Quin|Rita|Sven|Tove|Una|Vidar|Wim|Ylva|Anne-Marie|Åke|José|Zoë|Łucja|Jürgen|Jean-Luc|Päivi|Søren|Mary Ann|Giulia|Marek")
	surnames   = alternatives("Ask|Berg|Cruz|Dahl|Ek|Falk|Gran|Holm|Inari|Jord|Kivi|Lund|Moor|Nord|Oak|Palm|Quist|Rask|Stein|Tarn|Urho|Vik|West|Åker|O'Hara|van Dijk|Mäkinen|Nowak|Müller|García|Rossi|Dupont|Sørensen|Smith-Jones|De Vries|Kowalska|Lefèvre|Østby|North|Club|Pass|Kaski|Hart")
	teamNames  = alternatives("Karhut|BK Björnen|Owls|Åbo 2|Los Osos|Bears|Stoats|Żubry|Les Renards|De Kraaien|Trumps 52|Die Füchse|Club Otters|Lynxes|Night Herons|Elks|O'Hara|Ruutu-Ässät|Foxes|Team Berg|BC Rotterdam 1|Pik-As|Gli Assi|The 4 Aces|Tre Konger|Sokoły")
)

// drawPeople returns different names.
func drawPeople(r *random, n int) [][2]string {
	used := map[[2]string]bool{}
	surname := map[string]int{}
	var out [][2]string
	for len(out) < n {
		p := [2]string{pick(r, firstNames...), pick(r, surnames...)}
		if used[p] || surname[p[1]] > n/len(surnames) {
			continue
		}
		used[p] = true
		surname[p[1]]++
		out = append(out, p)
	}
	return out
}

// drawNames gives each pair two names.
func (s *session) drawNames() {
	s.drawNameForm()
	people := drawPeople(s.random, 2*len(s.pairs))
	for i, id := range s.pairs {
		s.names[id] = []string{s.fullName(people[2*i]), s.fullName(people[2*i+1])}
	}
}

// nameForm is how the name of a player is written.
type nameForm uint8

const (
	firstNameFirst nameForm = iota // Ada Berg
	surnameOnly                    // Berg
	initialFirst                   // A. Berg
	surnameFirst                   // Berg, Ada
	surnameCapital                 // BERG Ada
)

func (f nameForm) String() string {
	return [...]string{"first name first", "surname only", "initial first", "surname first", "surname in capitals"}[f]
}

// drawNameForm draws how names are written. Surnames alone must be enough for all.
func (s *session) drawNameForm() {
	r := s.random
	s.nameForm = pickWeighted(r, weighted[nameForm]{firstNameFirst, 12}, weighted[nameForm]{surnameOnly, 3}, weighted[nameForm]{initialFirst, 2}, weighted[nameForm]{surnameFirst, 1}, weighted[nameForm]{surnameCapital, 1})
	if s.nameForm == surnameOnly && 2*len(s.pairs) > len(surnames) {
		s.nameForm = firstNameFirst
	}
	r.record("players", s.nameForm)
}

func (s *session) fullName(p [2]string) string {
	switch s.nameForm {
	case surnameOnly:
		return p[1]
	case initialFirst:
		return string([]rune(p[0])[:1]) + ". " + p[1]
	case surnameFirst:
		return p[1] + ", " + p[0]
	case surnameCapital:
		return strings.ToUpper(p[1]) + " " + p[0]
	}
	return p[0] + " " + p[1]
}
