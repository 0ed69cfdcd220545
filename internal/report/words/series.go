package words

// Series is the words of an event of several sessions.
type Series struct {
	Session  string
	Sessions Plural
	Total    string
	Counted  string
	Mean     string
	Sum      string
	Best     Plural
	Required Plural
	Carry    string
}
