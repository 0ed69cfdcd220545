package compute

// Handicap is what is added to the percentage of a pair whose partners average
// so much, in hundredths of a percent: what each lacks to 50 %, or has above,
// together or in the mean. Clubs do the one or the other. A mean that lies
// between two hundredths is rounded away from zero.
func Handicap(averages []int32, together bool) int32 {
	const half = 50 * 100
	var sum int32
	for _, average := range averages {
		sum += half - average
	}
	n := int32(len(averages))
	if together || n == 0 {
		return sum
	}
	if sum < 0 {
		return (2*sum - n) / (2 * n)
	}
	return (2*sum + n) / (2 * n)
}
