package words

// Team is what documents of matches say.
type Team struct {
	Team, Players            string
	Teams, Matches           Plural
	Match                    string // one match of two teams, as a contest
	MatchColumn              string `toml:"match_column"`
	League                   string
	BoardAMatch              string `toml:"board_a_match"`
	Patton                   string
	TotalPoints              string `toml:"total_points"`
	Points                   string
	Played, Won, Drawn, Lost string
	For, Against             string // IMPs won and lost, or points
	Byes, Voids              string
	BoardsWon                string `toml:"boards_won"`
	TablePart                string `toml:"table_part"`
	TableNote                string `toml:"table_note"`
	TableIMPsNote            string `toml:"table_imps_note"`
	RoundsPart               string `toml:"rounds_part"`
	RoundsNote               string `toml:"rounds_note"`
	Versus                   string
	Home, Away               string
	Continued                string
	Unfinished, Void         string
	CardsPart                string `toml:"cards_part"`
	CardNote                 string `toml:"card_note"`
	ResultsPart              string `toml:"results_part"`
	Segment, Room            string
	OpenRoom                 string `toml:"open_room"`
	ClosedRoom               string `toml:"closed_room"`
	OpenNS                   string `toml:"open_ns"`
	Running, Aggregate       string
	OneTable                 string `toml:"one_table"`
	SameSeats                string `toml:"same_seats"`
	Fouled                   string
	LineupsPart              string `toml:"lineups_part"`
	ButlerNote               string `toml:"butler_note"`
	ScaleNote                string `toml:"scale_note"`
	Continuous, Discrete     string
	BoardAMatchNote          string `toml:"board_a_match_note"`
	PattonNote               string `toml:"patton_note"`
	PattonIMPsNote           string `toml:"patton_imps_note"`
	TotalPointsNote          string `toml:"total_points_note"`
	RoundedNote              string `toml:"rounded_note"`
	EightsEBU                string `toml:"eights_ebu"`
	EightsMean               string `toml:"eights_mean"`
	EightsSum                string `toml:"eights_sum"`
	MissingAverage           string `toml:"missing_average"`
	MissingPlayed            string `toml:"missing_played"`
	OfBoards                 string `toml:"of_boards"`
	UnequalNote              string `toml:"unequal_note"`
	KnockOutNote             string `toml:"knock_out_note"`
	UncountedNote            Plural `toml:"uncounted_note"`
	StatedNote               Plural `toml:"stated_note"`
	VoidNote                 Plural `toml:"void_note"`
	UnplayedNote             Plural `toml:"unplayed_note"`
	MismatchNote             string `toml:"mismatch_note"`
	AdjustedNote             string `toml:"adjusted_note"`
	MarginNote               string `toml:"margin_note"`
}

// Rubber is what documents of Chicago and rubber bridge say.
type Rubber struct {
	Chicago, Rubber              string
	Deals, Rubbers, Chukkers     Plural
	RubbersColumn                string `toml:"rubbers_column"`
	ChukkersColumn               string `toml:"chukkers_column"`
	SheetsPart                   string `toml:"sheets_part"`
	RubberHeading                string `toml:"rubber_heading"`
	ChukkerHeading               string `toml:"chukker_heading"`
	Deal, Side                   string
	Honours, Below, Above, Games string
	Net                          string
	TwoGames                     string `toml:"two_games"`
	OneGame                      string `toml:"one_game"`
	OnePartscore                 string `toml:"one_partscore"`
	DuplicateNote                string `toml:"duplicate_note"`
	AmericanNote                 string `toml:"american_note"`
	RubberNote                   string `toml:"rubber_note"`
	NetNote                      string `toml:"net_note"`
}
