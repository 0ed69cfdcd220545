package bridgecalc

import (
	"encoding/json"
	"strconv"

	"bridgecalc/internal/ingest/formats/transcript"
)

// rubber is a rubber, or a chukker of Chicago.
type rubber struct {
	NS, EW []string
	Deals  []deal
}

// deal is a deal, or a bonus at the end of a rubber, which has no number.
type deal struct {
	Deal               json.Number
	Dealer             string
	Contract, Declarer string
	Tricks             json.Number
	Honours, Status    string
	NSBelow            int `json:"ns_below"`
	EWBelow            int `json:"ew_below"`
	NSAbove            int `json:"ns_above"`
	EWAbove            int `json:"ew_above"`
}

func (r *reader) rubber(b *rubber) {
	var players transcript.Players
	copy(players[:2], b.NS)
	copy(players[2:], b.EW)
	for i := range b.Deals {
		d := &b.Deals[i]
		if d.Deal == "" {
			continue
		}
		t := transcript.Deal{
			Number: d.Deal.String(), Dealer: d.Dealer, Players: players,
			Contract: d.Contract, Declarer: d.Declarer, Tricks: d.Tricks.String(), Honours: d.Honours, Remarks: d.Status,
		}
		if d.Contract == "" && d.Status == "" {
			t.NSScore, t.EWScore = strconv.Itoa(d.NSBelow+d.NSAbove), strconv.Itoa(d.EWBelow+d.EWAbove)
		}
		r.results++
		r.out.Deal(r.line, t)
	}
}
