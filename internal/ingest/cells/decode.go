package cells

// Decode makes UTF-8 of a text in an encoding that CheckEncoding knows. It fails
// rather than to leave a letter out, or to put a sign in its place.
func Decode(data []byte, encoding string) ([]byte, error) {
	e, err := encodingNamed(encoding)
	if err != nil {
		return nil, err
	}
	text, err := decode(data, e)
	return []byte(text), err
}
