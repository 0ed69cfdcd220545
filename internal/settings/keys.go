package settings

import "sync"

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
		choice("winners", "how many lists of winners there are; auto makes 2 when no pair changed direction, and 2 also says that NS 8 and EW 8 are different pairs",
			func(s *Settings) *Winners { return &s.Winners }, []option[Winners]{{"auto", AutoWinners}, {"1", OneWinner}, {"2", TwoWinners}}),
		choice("field", "whom a result is compared with: everybody who played the board, or the own section only",
			func(s *Settings) *Field { return &s.Field }, []option[Field]{{"all", WholeField}, {"section", WithinOwnSection}}),
		sitOut(),
		choice("averages", "average plus and minus: the pair's own percentage where that is better or worse (Law 12C2), or always 60, 50 and 40 %",
			func(s *Settings) *Averages { return &s.Averages }, []option[Averages]{{"variable", VariableAverages}, {"fixed", FixedAverages}}),

		choice("scale", "matchpoints for beating a pair, for equalling it and for losing to it",
			func(s *Settings) *Scale { return &s.Scale }, []option[Scale]{{"2-1-0", Scale210}, {"1-0.5-0", Scale105}}),
		choice("unequal", "how a board with fewer results than others is brought to the common top",
			func(s *Settings) *Unequal { return &s.Unequal }, []option[Unequal]{
				{"neuberg", Neuberg}, {"ebu", EBU}, {"acbl", ACBL}, {"factor", Factor}, {"addone", AddOne}, {"ascherman", Ascherman}, {"none", AsItStands},
			}),
		countOr("auto", "expected", "how many results a board should have; auto is the most on any board",
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
		count("aplus-imps", "IMPs for average plus; average minus takes as many off", "3 or 2", 2, 3, func(s *Settings) *int { return &s.AplusIMPs }),

		victoryPoints(),
		byeVP(),
		sessions(),
		tiebreak(),
		choice("rank-by", "whether pairs share a place when they are level exactly, or when the printed figures are equal",
			func(s *Settings) *RankBy { return &s.RankBy }, []option[RankBy]{{"exact", RankByExact}, {"printed", RankByPrinted}}),

		choice("letters", "the language of the letters for suits and seats, where the file leaves it open",
			func(s *Settings) *string { return &s.Letters }, append([]option[string]{{"auto", ""}}, themselves(letterLanguages)...)),
		encoding(),
		path("names", "a file with the names of the pairs; otherwise NAME-names.csv beside NAME.csv", func(s *Settings) *string { return &s.Names }),
		path("corrections", "a file with corrections of the results; otherwise NAME-corrections.csv beside NAME.csv", func(s *Settings) *string { return &s.Corrections }),
	}
})
