// Package html writes documents as one page for the web that needs nothing
// else: no other files, no network, and no script to be read.
package html

import (
	"bytes"
	"fmt"
	"html/template"
	"io/fs"
	"slices"
	"strconv"

	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
	"bridgecalc/templates"
)

// maker is who made a page, in its head.
const maker = "bridgecalc"

// Write makes the page: the ranking, the boards, the personal cards and what
// else the contest has.
func Write(doc *table.Document) ([]byte, error) {
	files := templates.Page()
	page, err := template.ParseFS(files, "page.html")
	if err != nil {
		return nil, fmt.Errorf("html: %w", err)
	}
	style, err := fs.ReadFile(files, "style.css")
	if err != nil {
		return nil, fmt.Errorf("html: %w", err)
	}
	script, err := fs.ReadFile(files, "script.js")
	if err != nil {
		return nil, fmt.Errorf("html: %w", err)
	}
	v, err := newView(doc)
	if err != nil {
		return nil, err
	}
	v.Style, v.Script = template.CSS(style), template.JS(script)
	var b bytes.Buffer
	if err := page.Execute(&b, v); err != nil {
		return nil, fmt.Errorf("html: %w", err)
	}
	return b.Bytes(), nil
}

// IsOurs reports whether a page was written by this package: its head says so.
func IsOurs(data []byte) bool {
	const head = 1024
	return bytes.HasPrefix(data, []byte("<!DOCTYPE html>")) &&
		bytes.HasSuffix(data, []byte("</html>\n")) &&
		bytes.Contains(data[:min(head, len(data))], []byte(`<meta name="generator" content="`+maker+`">`))
}

// view is what the page shows.
type view struct {
	Language, Generator, Look, Hint string
	Head                            head

	RankingPart, BoardsPart, CardsPart, ProblemsPart string

	Rankings   []list
	Parts      []part
	Notes      []string
	Boards     []block
	BoardNotes []string
	Cards      []block
	CardNotes  []string
	CardsLeft  string // why there are no cards
	Problems   []table.ProblemLine
	More       string // problems than these
	Footer     string
	Source     string

	Style  template.CSS
	Script template.JS
}

// list is one list of winners.
type list struct {
	Heading string
	Table   grid
}

// block is a board or a card, which is opened to be read.
type block struct {
	Anchor, Chip    string
	Heading, Beside string
	Deal            *deal
	Table           grid
}

func newView(doc *table.Document) (*view, error) {
	w := doc.Words
	top, err := newHead(doc)
	if err != nil {
		return nil, err
	}
	v := &view{
		Language: w.Language, Generator: maker, Look: look(&doc.Settings), Head: top,
		RankingPart: w.Part.Ranking, BoardsPart: w.Part.Travellers, CardsPart: w.Part.Cards,
		ProblemsPart: w.Part.Problems,
		Notes:        doc.Notes, CardNotes: doc.Cards.Notes,
		Footer: doc.Settings.Footer,
		Source: words.Fill(w.Page.Source, "file", doc.Source, "checksum", doc.Checksum),
	}
	for _, ranking := range doc.Rankings {
		v.Rankings = append(v.Rankings, list{ranking.Heading, newRanking(ranking.For(table.OnPage), w)})
	}
	v.Parts = parts(doc)
	v.Boards, v.BoardNotes = boards(doc)
	v.Cards, v.CardsLeft = cards(doc)
	v.keepLinks()
	v.Problems, v.More = problems(doc)
	if len(v.Boards)+len(v.Cards) > 0 {
		v.Hint = w.Web.Hint
	}
	return v, nil
}

// newRanking is the grid of a list of winners. The players of a team stand below
// its name. Many columns are set closer on a phone.
func newRanking(t table.Table, w *words.Words) grid {
	players := slices.IndexFunc(t.Columns, func(c table.Column) bool { return c.Key == "players" })
	g := newGrid("ranking", t, w)
	if players > 0 {
		g.setBelow(players)
	}
	const many = 7
	if len(g.Heads) >= many {
		g.Class += " many"
	}
	return g
}

// boards are the results of every board, or their frequencies.
func boards(doc *table.Document) ([]block, []string) {
	travellers, class := &doc.Travellers, "travellers"
	if len(doc.Frequencies.Boards) > 0 {
		travellers, class = &doc.Frequencies, "frequencies"
	}
	blocks := make([]block, len(travellers.Boards))
	for i := range travellers.Boards {
		board := &travellers.Boards[i]
		results := travellers.Results(board)
		blocks[i] = block{
			Anchor:  boardAnchor(board.Number),
			Chip:    fmt.Sprint(board.Number),
			Heading: board.Heading,
			Deal:    newDeal(doc, board.Number),
			Table:   newGrid(class, results.For(table.OnPage), doc.Words),
		}
	}
	return blocks, travellers.Notes
}

// mostCards are on the page. Those of more pairs would make it too large for a
// phone.
const mostCards = 300

// cards are those of all pairs, or the reason why there are none.
func cards(doc *table.Document) (blocks []block, left string) {
	if n := len(doc.Cards.Cards); n > mostCards {
		return nil, words.Fill(doc.Words.Look.CardsLeftOut, "n", strconv.Itoa(n))
	}
	blocks = make([]block, len(doc.Cards.Cards))
	for i := range doc.Cards.Cards {
		card := &doc.Cards.Cards[i]
		part := doc.Cards.Table(card)
		blocks[i] = block{
			Anchor:  pairAnchor(card.Pair),
			Heading: card.Title(),
			Beside:  card.Summary,
			Table:   newGrid("scorecard", part.For(table.OnPage), doc.Words),
		}
	}
	return blocks, ""
}

func boardAnchor(number int) string { return fmt.Sprintf("board-%d", number) }

func pairAnchor(pair int) string { return fmt.Sprintf("pair-%d", pair+1) }
