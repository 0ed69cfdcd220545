package arrange

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

func TestZHead(t *testing.T) {
	for _, h := range strings.Split(os.Getenv("H"), "|") {
		fmt.Println(h, readHeading(h, false), readHeading(h, true), readTitles(h))
		n, ok := boardsIn(h)
		fmt.Println(n, ok, unitIn(h))
	}
}
