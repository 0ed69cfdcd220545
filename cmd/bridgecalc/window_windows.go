package main

import (
	"bufio"
	"os"
	"syscall"
	"unsafe"
)

// stay keeps the window open until Enter is pressed when the program was started
// by dropping a file onto it: Windows then opens a window for it alone, and
// closes it with all that was said as soon as the program ends.
func stay(p *printer) {
	if !ownWindow() {
		return
	}
	p.line("")
	p.line("Press Enter to close this window.")
	_, _ = bufio.NewReader(os.Stdin).ReadString('\n')
}

// ownWindow reports whether no other process, such as a shell, shares the
// console.
func ownWindow() bool {
	list := syscall.NewLazyDLL("kernel32.dll").NewProc("GetConsoleProcessList")
	if list.Find() != nil {
		return false
	}
	var processes [2]uint32
	n, _, _ := list.Call(uintptr(unsafe.Pointer(&processes[0])), uintptr(len(processes)))
	return n == 1
}
