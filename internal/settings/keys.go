package settings

import (
	"sync"

	"bridgecalc/internal/event"
)

// letterLanguages are those that letters for suits and seats are known in.
var letterLanguages = []string{"en", "fi", "sv", "no", "da", "nl", "de", "fr", "pl", "es", "it"}

// table is every setting there is. The value in front is the default.
var table = sync.OnceValue(func() []Key {
	return []Key{
		line("title", "the title of the lists; the name of the file where none is given", func(s *Settings) *string { return &s.Title }),
		date(),
		line("director", "the name of the tournament director, for the lists", func(s *Settings) *string { return &s.Director }),
		line("organiser", "the club or the organiser, for the lists", func(s *Settings) *string { return &s.Organiser }),
		line("place", "where was played, for the lists", func(s *Settings) *string { return &s.Place }),
		line("club-number", "the number of the club in its federation, for USEBIO", func(s *Settings) *string { return &s.ClubNumber }),
		choice("lang", "the language of the lists", func(s *Settings) *string { return &s.Language }, themselves(documentLanguages())),
		count("decimals", "decimals of the percentages on the lists", "2 or 1", 1, 2, func(s *Settings) *int { return &s.Decimals }),

		choice("scoring", "how results become points; auto is matchpoints for pairs, IMPs for teams, or what the file says",
			func(s *Settings) *Scoring { return &s.Scoring }, []option[Scoring]{
				{"auto", ScoringFromFile},
				{"mp", Matchpoints},
				{"butler", Butler},
				{"ximp", CrossIMPs},
				{"bastille", Bastille},
				{"teams", TeamIMPs},
				{"bam", BoardAMatch},
				{"patton", Patton},
				{"total", TotalPoints},
				{"swiss-pairs", SwissPairs},
				{"chicago", Chicago},
				{"rubber", Rubber},
			}),
		choice("swiss-boards", "how the boards of Swiss pairs are scored before they become victory points",
			func(s *Settings) *Scoring { return &s.SwissBoards }, []option[Scoring]{{"mp", Matchpoints}, {"butler", Butler}, {"ximp", CrossIMPs}}),
		choice("winners", "how many lists of winners there are; auto makes 1 when most pairs changed direction, else 2; 2 also says that NS 8 and EW 8 are different pairs",
			func(s *Settings) *Winners { return &s.Winners }, []option[Winners]{{"auto", AutoWinners}, {"1", OneWinner}, {"2", TwoWinners}}),
		choice("field", "whom a result is compared with: all sections that played the same boards, or the own section only, which then has a list of its own too",
			func(s *Settings) *Field { return &s.Field }, []option[Field]{{"all", WholeField}, {"section", WithinOwnSection}}),
		sitOut(),
		loneScore("once", "what both sides get for a board that was played once, and so compares with nothing", event.Average, func(s *Settings) *LoneScore { return &s.Once }),
		loneScore("once-fouled", "what both sides get for the only result with the cards of a fouled board", event.AveragePlus, func(s *Settings) *LoneScore { return &s.OnceFouled }),
		choice("averages", "average plus and minus: the pair's own percentage, or own average in IMPs, where that is better or worse (Law 12C2), or always 60, 50 and 40 %, or the IMPs of aplus-imps",
			func(s *Settings) *Averages { return &s.Averages }, []option[Averages]{{"variable", VariableAverages}, {"fixed", FixedAverages}}),

		choice("vulnerability", "who is vulnerable: as stated in the file, else by the number of the board (Law 2), by the number alone, or nobody, as on a home evening",
			func(s *Settings) *Vulnerability { return &s.Vulnerability }, []option[Vulnerability]{
				{"stated", VulnerabilityStated}, {"number", VulnerabilityByNumber}, {"nobody", NobodyVulnerable},
			}),
		choice("trust", "which counts where a score contradicts the contract beside it: neither, so that it is an error, the score, or the contract",
			func(s *Settings) *Trust { return &s.Trust }, trusts),
		choice("scale", "matchpoints for beating a pair, for equalling it and for losing to it",
			func(s *Settings) *Scale { return &s.Scale }, []option[Scale]{{"2-1-0", Scale210}, {"1-0.5-0", Scale105}}),
		choice("unequal", "how a board with fewer results than others is brought to the common top",
			func(s *Settings) *Unequal { return &s.Unequal }, []option[Unequal]{
				{"neuberg", Neuberg}, {"ebu", EBU}, {"acbl", ACBL}, {"factor", Factor}, {"addone", AddOne}, {"ascherman", Ascherman}, {"none", AsItStands},
			}),
		countOr("auto", "expected", "how many results a board should have; auto is the most on any board of the sections that are compared",
			"auto or a number of results from 2 to 100000", 2, 100_000, func(s *Settings) *int { return &s.Expected }),

		trim(),
		choice("datum-round", "how the datum of a Butler is rounded to tens where it lies halfway",
			func(s *Settings) *DatumRound { return &s.DatumRound }, []option[DatumRound]{{"away", RoundAway}, {"even", RoundEven}, {"toward", RoundToward}, {"none", RoundNone}}),
		choice("ximp", "what the sum of cross-IMPs is divided by: the number of comparisons, nothing, the number of results n, or the root of n(n-1)/2",
			func(s *Settings) *XIMP { return &s.XIMP }, []option[XIMP]{{"comparisons", PerComparison}, {"total", TotalXIMP}, {"n", PerResult}, {"sqrt", PerRoot}}),
		countOr("none", "ximp-cap", "the most IMPs that one comparison of cross-IMPs counts",
			"none or a number of IMPs such as 17, up to 24", 1, 24, func(s *Settings) *int { return &s.XIMPCap }),
		choice("ximp-unequal", "cross-IMPs on a board with fewer results: divided by its own number of comparisons, or brought to the common number",
			func(s *Settings) *XIMPUnequal { return &s.XIMPUnequal }, []option[XIMPUnequal]{{"own", OwnComparisons}, {"factor", FactoredXIMPs}}),
		count("aplus-imps", "IMPs for average plus, at least; average minus takes as many off", "3 or 2", 2, 3, func(s *Settings) *int { return &s.AplusIMPs }),

		victoryPoints(),
		byeVP(),
		choice("comparisons", "how the IMPs of several comparisons a board, as of teams of eight, become victory points: ebu brings them to two comparisons and takes the scale for twice the boards (EBU White Book 3.1.4), mean divides them by their number, sum adds them up, for a scale of your own (3.1.5)",
			func(s *Settings) *Comparisons { return &s.Comparisons }, []option[Comparisons]{{"ebu", EBUComparisons}, {"mean", MeanOfComparisons}, {"sum", SumOfComparisons}}),
		choice("missing-boards", "boards missing from a match: averages on the scale of the full match (EBU White Book 3.3.6.2), or the scale for the boards that were played",
			func(s *Settings) *Missing { return &s.Missing }, []option[Missing]{{"average", MissingAverage}, {"played", MissingLeftOut}}),
		choice("knock-out", "whether rulings that give the sides of a match different IMPs are averaged (Law 12C4)",
			func(s *Settings) *bool { return &s.KnockOut }, []option[bool]{{"no", false}, {"yes", true}}),
		sessions(),
		tiebreak(),
		choice("rank-by", "whether pairs share a place when they are level exactly, or when the printed figures are equal",
			func(s *Settings) *RankBy { return &s.RankBy }, []option[RankBy]{{"exact", RankByExact}, {"printed", RankByPrinted}}),
		choice("patton", "what the second half of a Patton match goes by: the difference in points, or the IMPs",
			func(s *Settings) *PattonBy { return &s.Patton }, []option[PattonBy]{{"points", PattonByPoints}, {"imps", PattonByIMPs}}),
		path("patton-table", "a file with the points for the second half of a Patton match, as lines of boards, from, winner, loser; otherwise the table of vp", func(s *Settings) *string { return &s.PattonTable }),
		choice("chicago", "how Chicago is scored: every deal as a duplicate board, or the American way with partscores that count on",
			func(s *Settings) *ChicagoRules { return &s.Chicago }, []option[ChicagoRules]{{"duplicate", ChicagoAsDuplicate}, {"us", ChicagoAmerican}}),

		line("provisional", "until when the results may still change, for the lists: 22.45", func(s *Settings) *string { return &s.Provisional }),
		line("footer", "a line at the foot of every page", func(s *Settings) *string { return &s.Footer }),
		path("logo", "a picture for the head of the lists, PNG or JPEG", func(s *Settings) *string { return &s.Logo }),
		path("font", "a TrueType font for names in other scripts than Latin, Greek and Cyrillic", func(s *Settings) *string { return &s.Font }),
		choice("paper", "the size of the pages", func(s *Settings) *Paper { return &s.Paper }, []option[Paper]{{"a4", A4}, {"letter", Letter}}),
		choice("print", "the size of the print; large is for weak eyes", func(s *Settings) *Print { return &s.Print }, []option[Print]{{"normal", NormalPrint}, {"large", LargePrint}}),
		choice("contrast", "high is black on white without grey and tints", func(s *Settings) *Contrast { return &s.Contrast }, []option[Contrast]{{"normal", NormalContrast}, {"high", HighContrast}}),
		choice("suit-colours", "the colours of the suits: red hearts and diamonds, or each suit its own",
			func(s *Settings) *int { return &s.SuitColours }, []option[int]{{"2", 2}, {"4", 4}}),
		choice("own-letters", "suits and seats on the lists by the letters of their language, S H D C and N E S W in English, in place of the signs and the international letters",
			func(s *Settings) *bool { return &s.OwnLetters }, []option[bool]{{"no", false}, {"yes", true}}),
		choice("cards", "personal cards in the same document as the lists, or a document for each pair",
			func(s *Settings) *Cards { return &s.Cards }, []option[Cards]{{"together", CardsTogether}, {"separate", CardsSeparate}}),
		choice("card-size", "the page of separate cards: the paper, or one that a phone shows whole",
			func(s *Settings) *CardSize { return &s.CardSize }, []option[CardSize]{{"page", CardOnPage}, {"phone", CardOnPhone}}),

		choice("letters", "the language of the letters for suits and seats, where the file leaves it open",
			func(s *Settings) *string { return &s.Letters }, append([]option[string]{{"auto", ""}}, themselves(letterLanguages)...)),
		encoding(),
		columnsKey(),
		headingsKey(),
		path("names", "a file with the names of the pairs; otherwise NAME-names.csv beside NAME.csv", func(s *Settings) *string { return &s.Names }),
		path("corrections", "a file with corrections of the results; otherwise NAME-corrections.csv beside NAME.csv", func(s *Settings) *string { return &s.Corrections }),
	}
})
