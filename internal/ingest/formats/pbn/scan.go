package pbn

import (
	"fmt"
	"strings"
)

// record is one game of the standard: a board, with one result or a table of
// them, or only something about the event.
type record struct {
	line int // where it begins
	tags map[string]tag
	rows map[string][]row // of tables, by their tag
	// export says that the file keeps a row of a table in a line.
	export bool
}

// tag is a value and the line that it stands in.
type tag struct {
	value string
	line  int
}

// row is a line below a tag.
type row struct {
	line int
	text string
}

func (rec *record) has(name string) bool { return rec.tags[name].line > 0 }

// value is that of a tag; a question mark means "unknown" in the standard.
func (rec *record) value(name string) string {
	if v := rec.tags[name].value; v != "?" {
		return v
	}
	return ""
}

// wanted are the tags that are of use here; those that are true head a table.
var wanted = map[string]bool{
	"Event": false, "Site": false, "Date": false, "EventDate": false, "Board": false, "Deal": false,
	"West": false, "North": false, "East": false, "South": false, "PairNS": false, "PairEW": false,
	"Scoring": false, "Competition": false, "Declarer": false, "Contract": false, "Result": false, "Score": false,
	"ScoreIMP": false, "ScoreMP": false, "Table": false, "Room": false, "Round": false, "Section": false,
	"HomeTeam": false, "VisitTeam": false, "Dealer": false, "Vulnerable": false, "Auction": false, "OptimumScore": false, "DoubleDummyTricks": false,
	"OptimumResultTable": true, "ScoreTable": true, "TotalScoreTable": true,
}

// ownEach are the tags that no record inherits, chapter 4.8.
var ownEach = map[string]bool{"Deal": true, "Declarer": true, "Contract": true, "Auction": true}

// A record may leave out what it shares with the one before: without [Event] it is of the
// same event and match, and without [Board], too, of the same board.
var (
	eventTags = []string{"Event", "Site", "Date", "EventDate", "Scoring", "Competition", "Round", "Section", "HomeTeam", "VisitTeam"}
	boardTags = []string{"Board", "Dealer", "Vulnerable"}
)

// scanner parts a text into records.
type scanner struct {
	emit    func(*record)
	damaged func(line int, text string)

	line    int
	export  bool
	comment bool // within braces
	now     *record
	section string            // the table that lines belong to
	before  *record           // the last one
	last    map[string]string // values to inherit
	kept    map[string]bool   // inherited by records without the tag
}

func newScanner(emit func(*record), damaged func(line int, text string)) *scanner {
	return &scanner{emit: emit, damaged: damaged, last: make(map[string]string), kept: make(map[string]bool)}
}

func (s *scanner) scan(text string) {
	lines := strings.Split(text, "\n")
	for i := 0; i < len(lines); i++ {
		s.line = i + 1
		line := lines[i]
		if end := quoteEnd(lines, i); end > i && !s.comment {
			line = strings.Join(lines[i:end+1], "\n")
			i = end
		}
		s.scanLine(line)
	}
	if s.comment {
		s.damaged(s.line, "a comment in braces has no end")
	}
	s.end()
}

func (s *scanner) scanLine(line string) {
	if !s.comment {
		if escaped, ok := strings.CutPrefix(line, "%"); ok {
			s.export = s.export || strings.EqualFold(strings.TrimSpace(escaped), "export")
			return
		}
		if strings.TrimSpace(line) == "" {
			s.end()
			return
		}
	}
	rest := strings.TrimSpace(s.withoutComments(line))
	for strings.HasPrefix(rest, "[") {
		name, value, after, ok := cutTag(rest)
		if !ok {
			s.damaged(s.line, fmt.Sprintf("the tag %q is not complete", shorten(rest)))
			return
		}
		s.tag(name, value)
		rest = strings.TrimSpace(after)
	}
	if rest != "" && s.section != "" {
		s.now.rows[s.section] = append(s.now.rows[s.section], row{s.line, rest})
	}
}

// quoteEnd returns the line in which a tag ends whose value has the rows of a table within
// its quotation marks; i where the tag at i has no such value.
func quoteEnd(lines []string, i int) int {
	const most = 40 // rows
	if !strings.HasPrefix(lines[i], "[") || strings.Count(lines[i], `"`) != 1 {
		return i
	}
	for k := i + 1; k < min(len(lines), i+most); k++ {
		switch {
		case strings.HasPrefix(lines[k], "[") || strings.TrimSpace(lines[k]) == "":
			return i
		case strings.Contains(lines[k], `"`):
			if strings.HasSuffix(strings.TrimSpace(lines[k]), `"]`) {
				return k
			}
			return i
		}
	}
	return i
}

// withoutComments takes out what stands in braces or behind a semicolon, except
// between quotation marks.
func (s *scanner) withoutComments(line string) string {
	if !s.comment && !strings.ContainsAny(line, ";{") {
		return line
	}
	var b strings.Builder
	quoted := false
	for i := 0; i < len(line); i++ {
		c := line[i]
		switch {
		case s.comment:
			s.comment = c != '}'
			continue
		case quoted && c == '\\' && i+1 < len(line):
			b.WriteByte(c)
			i++
			c = line[i]
		case c == '"':
			quoted = !quoted
		case !quoted && c == ';':
			return b.String()
		case !quoted && c == '{':
			s.comment = true
			continue
		}
		b.WriteByte(c)
	}
	return b.String()
}

// tag adds a tag to the record at hand. A record ends with a blank line; where
// that is forgotten, with the tags that begin the next.
func (s *scanner) tag(name, value string) {
	table, use := wanted[name]
	if s.section = ""; !use {
		return
	}
	if s.now != nil && s.now.has(name) {
		switch {
		case name == "Event" || name == "Board" || name == "Deal":
			s.end()
		case s.now.tags[name].value == value && !table:
			return
		default:
			s.damaged(s.line, fmt.Sprintf("[%s] stands twice in one record", name))
			return
		}
	}
	if s.now == nil {
		s.now = &record{line: s.line, tags: make(map[string]tag), rows: make(map[string][]row)}
	}
	value, quoted, _ := strings.Cut(value, "\n")
	if s.now.tags[name] = (tag{value, s.line}); !table {
		return
	}
	s.section = name
	for i, line := range strings.Split(quoted, "\n") { // rows within the quotation marks
		if line = strings.TrimSpace(line); line != "" {
			s.now.rows[name] = append(s.now.rows[name], row{s.line + 1 + i, line})
		}
	}
}

// end closes the record at hand: values are inherited, and it is handed on.
func (s *scanner) end() {
	rec := s.now
	if s.now, s.section = nil, ""; rec == nil {
		return
	}
	rec.export = s.export
	for name, t := range rec.tags {
		if ownEach[name] {
			continue
		}
		if value, ok := strings.CutPrefix(t.value, "##"); ok {
			t.value, s.kept[name] = value, true
		} else if t.value == "#" {
			t.value = s.last[name]
		}
		rec.tags[name], s.last[name] = t, t.value
	}
	for name := range s.kept {
		if !rec.has(name) {
			rec.tags[name] = tag{s.last[name], rec.line}
		}
	}
	if s.before != nil && !rec.has("Event") {
		rec.goOn(s.before, eventTags)
		if !rec.has("Board") {
			rec.goOn(s.before, boardTags)
		}
	}
	s.before = rec
	s.emit(rec)
}

// goOn takes over tags of the record before that are left out.
func (rec *record) goOn(before *record, names []string) {
	for _, name := range names {
		if t, ok := before.tags[name]; ok && !rec.has(name) {
			rec.tags[name] = tag{t.value, rec.line}
		}
	}
}

// cutTag reads [Name "value"] and returns what follows it. Quotation marks within
// a value have a backslash before them; where that is forgotten, the last one
// stands before the bracket.
func cutTag(text string) (name, value, rest string, ok bool) {
	text = strings.TrimLeft(text[1:], " \t")
	end := strings.IndexAny(text, " \t\"")
	if end < 1 {
		return "", "", "", false
	}
	name, text = text[:end], strings.TrimLeft(text[end:], " \t")
	if !strings.HasPrefix(text, `"`) {
		return "", "", "", false
	}
	for i := 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case '"':
			if after, closed := strings.CutPrefix(strings.TrimLeft(text[i+1:], " \t"), "]"); closed {
				return name, strings.TrimSpace(unescape(text[1:i])), after, true
			}
		}
	}
	return "", "", "", false
}

// unescape leaves other backslashes be: they part names and widths of columns.
func unescape(value string) string {
	if !strings.Contains(value, `\`) {
		return value
	}
	return strings.NewReplacer(`\"`, `"`, `\\`, `\`).Replace(value)
}

// shorten makes a long text fit into a message.
func shorten(text string) string {
	const most = 40
	if runes := []rune(text[:min(len(text), 4*most)]); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return text
}
