package table

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestOnly(t *testing.T) {
	all := Table{
		Columns: []Column{{Key: "a"}, {Key: "b"}, {Key: "c"}},
		Rows:    []Row{{Values: []Value{Whole(1), nil, Whole(3)}, Total: true}},
	}
	want := Table{
		Columns: []Column{{Key: "c"}, {Key: "a"}},
		Rows:    []Row{{Values: []Value{Whole(3), Whole(1)}, Total: true}},
	}
	if diff := cmp.Diff(want, all.Only("c", "none", "a")); diff != "" {
		t.Errorf("Only (-want +got):\n%s", diff)
	}
	want = Table{Columns: []Column{{Key: "a"}, {Key: "b"}}, Rows: []Row{{Values: []Value{Whole(1), nil}, Total: true}}}
	if diff := cmp.Diff(want, all.Without("c", "none")); diff != "" {
		t.Errorf("Without (-want +got):\n%s", diff)
	}
	if len(all.Columns) != 3 || len(all.Rows[0].Values) != 3 {
		t.Error("the table itself has changed")
	}
}
