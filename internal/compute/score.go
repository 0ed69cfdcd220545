package compute

import (
	"context"
	"errors"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// ErrNothingToCompare is returned for an event in which no board has two
// results: points of pairs come from comparing.
var ErrNothingToCompare = errors.New("nothing to compare: no board has more than one result")

// Score scores an event of pairs or individuals as the settings say: by
// matchpoints, Butler, cross-IMPs or Bastille, or as Swiss pairs; by matchpoints
// when they say nothing.
//
// The error is [ErrNotPairs] for other events and other ways of scoring,
// [ErrNothingToCompare] when no board has two results, and ctx.Err() when ctx
// ended first. Other errors are settings, rulings or adjustments that do not fit
// the event, and name the pair or the board.
func Score(ctx context.Context, ev *event.Event, s settings.Settings) (*Session, error) {
	if err := checkRulings(ctx, ev); err != nil {
		return nil, err
	}
	field, err := newField(ctx, ev, s)
	if err != nil {
		return nil, err
	}
	rosters, err := newRosters(ctx, ev, field.settings)
	if err != nil {
		return nil, err
	}
	adjustments, err := field.newAdjustments()
	if err != nil {
		return nil, err
	}
	session, tallies, err := field.scoreBoards(ctx, rosters)
	if err != nil {
		return nil, err
	}
	session.Reversals = rosters.reversals
	var contenders []contender
	if field.method.swiss {
		session.Matches, err = field.matches(session)
		contenders = field.swissContenders(session.Matches, tallies, adjustments)
	} else {
		contenders, err = field.contenders(ctx, tallies, adjustments)
	}
	if err != nil {
		return nil, err
	}
	if session.Lists, err = field.rankAll(ctx, rosters.whole, contenders, session); err != nil {
		return nil, err
	}
	session.SectionLists, err = field.rankAll(ctx, rosters.bySection(field.settings), contenders, session)
	if err != nil {
		return nil, err
	}
	return session, nil
}

// scoreBoards compares the results on all boards and adds them up.
func (f *field) scoreBoards(ctx context.Context, r *rosters) (*Session, []tally, error) {
	boards := make([]board, len(f.event.Boards))
	err := parallel(ctx, len(boards), func(i int) { boards[i] = f.compare(&f.event.Boards[i]) })
	if err != nil {
		return nil, nil, err
	}
	session := f.session(boards)
	if !session.compares() {
		return nil, nil, ErrNothingToCompare
	}
	tallies, err := f.tally(ctx, boards)
	if err != nil {
		return nil, nil, err
	}
	// A pair's average enters its artificial scores, so these come when all
	// that was compared has been added.
	f.findSitOuts(session, r)
	f.awardAll(session, boards, tallies)
	return session, tallies, nil
}
