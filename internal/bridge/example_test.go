package bridge_test

import (
	"fmt"

	"bridgecalc/internal/bridge"
)

func ExampleContract_Score() {
	contract, err := bridge.ParseContract("4HX")
	if err != nil {
		fmt.Println(err)
		return
	}
	vulnerable := bridge.BoardVulnerability(2).Of(bridge.South.Side())
	fmt.Println(contract.Score(10, vulnerable))
	fmt.Println(contract.Score(8, vulnerable))
	// Output:
	// 790
	// -500
}

func ExampleIMPs() {
	fmt.Println(bridge.IMPs(620 - 170))
	fmt.Println(bridge.IMPs(400 - 420))
	// Output:
	// 10
	// -1
}

func ExampleVictoryScale() {
	scale := bridge.NewVictoryScale(16)
	home, away := scale.Points(-39)
	fmt.Println(home, away)
	fmt.Println(scale.Blitz())
	// Output:
	// 203 1797
	// 60
}
