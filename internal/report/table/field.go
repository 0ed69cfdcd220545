package table

// field is a column together with the value that it has in the row of a subject, so
// that neither is ever there without the other.
type field[S any] struct {
	Column
	value func(S) Value
}

// columnsOf returns the columns of fields.
func columnsOf[S any](fields []field[S]) []Column {
	columns := make([]Column, len(fields))
	for i := range fields {
		columns[i] = fields[i].Column
	}
	return columns
}

// valuesOf returns the values of a subject, one per field.
func valuesOf[S any](fields []field[S], subject S) []Value {
	values := make([]Value, len(fields))
	for i := range fields {
		values[i] = fields[i].value(subject)
	}
	return values
}
