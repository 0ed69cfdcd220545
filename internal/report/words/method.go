package words

// Method is the names of the ways of scoring pairs, and of what they count.
type Method struct {
	Butler              string
	CrossIMPs           string `toml:"cross_imps"`
	Bastille            string
	Swiss               string
	Players             Plural
	IMPs                string
	VPs                 string
	PerBoard            string `toml:"per_board"`
	Matches             string
	Adjustment          string // what is taken
	Bonus               string // what is given
	Adjustments         string // both
	Carried             string
	Handicap            string
	Player              string
	Partner             string
	North               string
	South               string
	East                string
	West                string
	Datum               string
	CardPlayer          string `toml:"card_player"`
	CardPlayerContinued string `toml:"card_player_continued"`
	MatchesPart         string `toml:"matches_part"`
	Bye                 string
	Direct              string
	Wins                string
	Opponents           string
	Quotient            string
	BoardsWon           string `toml:"boards_won"`
}

// Rule is the sentences that say how pairs were scored, where that is not
// matchpoints in the ordinary way.
type Rule struct {
	Half          string
	Ascherman     string
	Datum         string
	DatumExact    string `toml:"datum_exact"`
	Median        string
	Trimmed       string
	Bastille      string
	CrossIMPs     string `toml:"cross_imps"`
	CrossTotal    string `toml:"cross_total"`
	CrossResults  string `toml:"cross_results"`
	CrossRoot     string `toml:"cross_root"`
	Cap           string
	Factored      Plural
	OwnTop        Plural `toml:"own_top"`
	Fouled        Plural
	Alone         Plural
	Ruled         Plural
	AverageFixed  string `toml:"average_fixed"`
	AverageIMPs   string `toml:"average_imps"`
	AverageOwn    string `toml:"average_imps_own"`
	AverageMatch  string `toml:"average_match"`
	SitOut        string `toml:"sit_out"`
	SitOutOwn     string `toml:"sit_out_own"`
	WithinSection string `toml:"within_section"`
	Fields        string
	Reversed      string
	ReversedMany  string `toml:"reversed_many"`
	UnevenIMPs    string `toml:"uneven_imps"`
	Ties          string
	TiesPrinted   string `toml:"ties_printed"`
	TieBroken     string `toml:"tie_broken"`
	Penalties     string
	OfTop         string `toml:"of_top"`
	Handicap      string
	Unranked      string
	Substitute    string
	SwissPercent  string `toml:"swiss_percent"`
	SwissIMPs     string `toml:"swiss_imps"`
	Bye           string
	Close         string
	CardsLeftOut  string `toml:"cards_left_out"`
	TiesAfter     string `toml:"ties_after"`
}
