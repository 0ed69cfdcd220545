package settings

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"

	"bridgecalc/internal/event"
)

// FileName is that of the settings of a folder and of those below it.
const FileName = "bridgecalc.toml"

// maxFileSize is far above any file of settings, in bytes.
const maxFileSize = 1 << 20

// FilesFor are the settings files there are for a file of results, the weakest
// first: bridgecalc.toml in the folders above, from the top down, and in its own
// folder; NAME.toml beside NAME.csv.
func FilesFor(input string) []string {
	found := FilesIn(filepath.Dir(input))
	beside := strings.TrimSuffix(input, filepath.Ext(input)) + ".toml"
	if isFile(beside) && filepath.Base(beside) != FileName {
		found = append(found, beside)
	}
	return found
}

// FilesIn are the settings files that hold for all results in a folder, the
// weakest first.
func FilesIn(folder string) []string {
	var found []string
	if own := filepath.Join(folder, FileName); isFile(own) {
		found = append(found, own)
	}
	at, err := filepath.Abs(folder)
	if err != nil {
		return found // the working folder is gone: there is nothing above it
	}
	for parent := filepath.Dir(at); parent != at; at, parent = parent, filepath.Dir(parent) {
		if above := filepath.Join(parent, FileName); isFile(above) {
			found = append(found, above)
		}
	}
	slices.Reverse(found)
	return found
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// ReadFile reads a settings file. Its problems carry the line; paths in it start
// at its folder. The error is not about the content: a disk that fails.
func ReadFile(path string) (Layer, event.Problems, error) {
	at := event.Position{File: path}
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, event.Problems{{At: at, Text: "there is no such file", Hint: "look at the spelling and the folder"}}, nil
	}
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, maxFileSize+1))
	if err != nil {
		return nil, nil, err
	}
	if len(data) > maxFileSize {
		return nil, event.Problems{{At: at, Text: "the file is too large for settings", Hint: "settings are lines such as scoring = \"mp\""}}, nil
	}
	layer, problems := parse(path, data)
	folder, err := filepath.Abs(filepath.Dir(path))
	if err != nil {
		return nil, nil, err
	}
	return layer.From(folder), problems, nil
}

// parse reads the text of a settings file.
func parse(name string, data []byte) (Layer, event.Problems) {
	data = bytes.TrimPrefix(data, []byte("\xEF\xBB\xBF")) // Windows editors begin with it
	var all map[string]any
	if err := toml.Unmarshal(data, &all); err != nil {
		return nil, event.Problems{malformed(name, err)}
	}
	var layer Layer
	var problems event.Problems
	var lines unstable.Parser
	lines.Reset(data)
	for lines.NextExpression() {
		said, problem := readLine(name, &lines, lines.Expression())
		if problem == nil {
			problem = Check(said)
		}
		if problem != nil {
			problems.Add(*problem)
			continue
		}
		layer = append(layer, said)
	}
	return layer, problems
}

// malformed says what is no TOML in a file.
func malformed(name string, err error) event.Problem {
	p := event.Problem{At: event.Position{File: name}, Hint: `write a line for each setting: title = "Tuesday club"`}
	var wrong *toml.DecodeError
	if errors.As(err, &wrong) {
		row, col := wrong.Position()
		p.At.Row = row
		p.Text = fmt.Sprintf("the line is not understood at its letter %d: %s", col, strings.TrimPrefix(wrong.Error(), "toml: "))
		return p
	}
	p.Text = "the settings are not understood: " + strings.TrimPrefix(err.Error(), "toml: ")
	return p
}

// readLine reads a line of a settings file that is well-formed.
func readLine(name string, lines *unstable.Parser, node *unstable.Node) (event.Setting, *event.Problem) {
	var words []string
	at := event.Position{File: name}
	for key := node.Key(); key.Next(); {
		words = append(words, string(key.Node().Data))
		at.Row = lines.Shape(key.Node().Raw).Start.Line
	}
	said := event.Setting{Key: strings.Join(words, "."), At: at}
	if node.Kind != unstable.KeyValue {
		return said, &event.Problem{At: at, Text: fmt.Sprintf("settings have no parts such as [%s]", shortened(said.Key)), Hint: "take the line out"}
	}
	value, ok := valueOf(node.Value())
	if !ok {
		return said, &event.Problem{At: at, Text: fmt.Sprintf("the value of %s is neither text nor a number", shortened(said.Key)), Hint: "write it in quotation marks"}
	}
	said.Value = value
	return said, nil
}

// valueOf is a value as one would write it in a sheet; a list has commas between.
func valueOf(node *unstable.Node) (string, bool) {
	switch node.Kind {
	case unstable.String, unstable.Integer, unstable.Float, unstable.LocalDate, unstable.LocalDateTime:
		return string(node.Data), true
	case unstable.Array:
		var list []string
		for each := node.Children(); each.Next(); {
			if each.Node().Kind != unstable.String {
				return "", false
			}
			list = append(list, string(each.Node().Data))
		}
		return strings.Join(list, ", "), true
	}
	return "", false
}
