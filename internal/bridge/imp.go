package bridge

// impScale is Law 78B: impScale[i] is the smallest difference in points that is worth i+1 IMPs.
var impScale = [...]int{
	20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
	750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
}

// IMPs converts a difference between two scores, in points, to international matchpoints by Law
// 78B: 0–24 with the sign of the difference.
func IMPs(difference int) int {
	size := max(difference, -difference)
	imps := 0
	for imps < len(impScale) && size >= impScale[imps] {
		imps++
	}
	if difference < 0 {
		return -imps
	}
	return imps
}
