package cells

// Intern gives the ID of a text, which need not stand in any cell: readers put
// in what a title or a sheet's name says.
func (b *Book) Intern(text string) ID { return b.intern(text) }
