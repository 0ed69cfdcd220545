package bridge

import "sync"

// Score returns the score of the declaring side by Law 77 when declarer wins the given number of
// tricks, 0–13: positive when the contract is made, negative when it goes down, 0 when passed out.
// The vulnerability is the declaring side's; the opponents score the same with the opposite sign.
//
// That the tricks are 0–13 is for the caller to see to. Outside them the table simply goes on: 14
// tricks are one more overtrick, −1 trick is one more undertrick.
func (c Contract) Score(tricks int, vulnerable bool) int {
	if c.IsPassedOut() {
		return 0
	}
	overtricks := tricks - c.Target()
	if overtricks < 0 {
		return -c.undertrickPenalty(-overtricks, vulnerable)
	}
	trickScore := c.trickScore()
	return trickScore +
		c.overtrickScore(overtricks, vulnerable) +
		gamePremium(trickScore, vulnerable) +
		c.slamPremium(vulnerable) +
		c.insult()
}

// The functions below are the parts of the scoring table in Law 77.

// trickValue returns the points of one odd trick, undoubled. At notrump the first is worth 10 more.
func (s Strain) trickValue() int {
	switch s {
	case Clubs, Diamonds:
		return 20
	default:
		return 30
	}
}

// trickScore returns the points for the odd tricks bid. Overtricks are not part of it, so they never
// turn a partscore into a game.
func (c Contract) trickScore() int {
	score := int(c.Level) * c.Strain.trickValue()
	if c.Strain == NoTrump {
		score += 10
	}
	return score << c.Doubling
}

// overtrickScore returns the points for tricks beyond the contract. Once doubled, the strain no
// longer matters but the vulnerability does.
func (c Contract) overtrickScore(overtricks int, vulnerable bool) int {
	each := c.Strain.trickValue()
	switch c.Doubling {
	case Doubled:
		each = byVulnerability(vulnerable, 100, 200)
	case Redoubled:
		each = byVulnerability(vulnerable, 200, 400)
	}
	return overtricks * each
}

// gamePremium returns the bonus for a game, which is a trick score of 100 or more, or for a
// partscore.
func gamePremium(trickScore int, vulnerable bool) int {
	if trickScore >= 100 {
		return byVulnerability(vulnerable, 300, 500)
	}
	return 50
}

// slamPremium returns the bonus for a slam that was bid. Twelve tricks in a lower contract are
// only overtricks.
func (c Contract) slamPremium(vulnerable bool) int {
	switch c.Level {
	case 6:
		return byVulnerability(vulnerable, 500, 750)
	case 7:
		return byVulnerability(vulnerable, 1000, 1500)
	default:
		return 0
	}
}

// insult returns the bonus for making a doubled or redoubled contract, as the players call it.
func (c Contract) insult() int {
	switch c.Doubling {
	case Doubled:
		return 50
	case Redoubled:
		return 100
	default:
		return 0
	}
}

// undertrickPenalty returns the points that the opponents score for the tricks missing.
func (c Contract) undertrickPenalty(undertricks int, vulnerable bool) int {
	if c.Doubling == Undoubled {
		return undertricks * byVulnerability(vulnerable, 50, 100)
	}
	// Doubled and vulnerable the first undertrick costs 200 and each further one 300. Not
	// vulnerable, the first three cost 100 less each: 100, 200, 200, and then 300 alike.
	penalty := 300*undertricks - 100
	if !vulnerable {
		penalty -= 100 * min(undertricks, 3)
	}
	if c.Doubling == Redoubled {
		penalty *= 2
	}
	return penalty
}

// byVulnerability picks from a row of the table, whose columns are "not vulnerable" and "vulnerable".
func byVulnerability(vulnerable bool, notVul, vul int) int {
	if vulnerable {
		return vul
	}
	return notVul
}

// IsPossibleScore reports whether any contract gives the declaring side this score at this
// vulnerability with any number of tricks; 0 is possible, as the board may be passed out.
func IsPossibleScore(declarerScore int, vulnerable bool) bool {
	return possibleScores()[outcome{declarerScore, vulnerable}]
}

// outcome is what a declaring side can score, at its vulnerability.
type outcome struct {
	score      int
	vulnerable bool
}

// possibleScores is made on first use, since most programs that score boards never ask.
var possibleScores = sync.OnceValue(func() map[outcome]bool {
	possible := make(map[outcome]bool)
	for contract := range allContracts {
		for tricks := range 14 {
			for _, vulnerable := range []bool{false, true} {
				possible[outcome{contract.Score(tricks, vulnerable), vulnerable}] = true
			}
		}
	}
	return possible
})
