package ingest

import (
	"fmt"
	"os"
	"testing"
)

func TestZRead(t *testing.T) {
	if p := os.Getenv("READ"); p != "" {
		ev, pr, err := Read(p, Options{})
		fmt.Println(ev != nil, err)
		for _, x := range pr {
			fmt.Println(x)
		}
	}
}
