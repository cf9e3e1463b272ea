# A program with a terminal for standard error: writes there what it sees. Standard output and the
# exit status are those of the program.
#
# usage: terminal.py FILE PROGRAM ARGUMENT...
import os, pty, subprocess, sys

ours, theirs = pty.openpty()
program = subprocess.Popen(sys.argv[2:], stdin=subprocess.DEVNULL, stderr=theirs)
os.close(theirs)
with open(sys.argv[1], "wb", buffering=0) as seen: # others wait for what is in it
    while True:
        try:
            some = os.read(ours, 4096)
        except OSError: # nobody has the other end any more
            break
        if not some:
            break
        seen.write(some)
sys.exit(program.wait())
