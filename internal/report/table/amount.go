package table

import "math/big"

// amountDecimals returns the decimals that an amount needs, of the three that an
// amount may have.
func amountDecimals(amount *big.Rat) int {
	const finest = 3
	for decimals, scaled := 0, amount; amount != nil && decimals < finest; decimals++ {
		if scaled.IsInt() {
			return decimals
		}
		scaled = new(big.Rat).Mul(scaled, big.NewRat(10, 1))
	}
	return finest
}

// taken returns what a penalty takes off, without a sign; nothing of another amount.
func taken(amount *big.Rat) Value {
	if amount == nil || amount.Sign() >= 0 {
		return nil
	}
	return Number{new(big.Rat).Neg(amount), amountDecimals(amount)}
}

// given returns what a bonus gives; nothing of another amount.
func given(amount *big.Rat) Value {
	if amount == nil || amount.Sign() <= 0 {
		return nil
	}
	return Number{amount, amountDecimals(amount)}
}

// signed returns an amount with its sign; nothing where it is zero.
func signed(amount *big.Rat) Value {
	if amount == nil || amount.Sign() == 0 {
		return nil
	}
	return Signed{Number{amount, amountDecimals(amount)}}
}
