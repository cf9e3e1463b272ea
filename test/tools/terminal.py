# Runs a program with a terminal for standard error, and writes the terminal's text to FILE.
# Standard output and exit status are the program's.
#
# usage: terminal.py FILE PROGRAM ARGUMENT...
import os, pty, subprocess, sys

ours, theirs = pty.openpty()
program = subprocess.Popen(sys.argv[2:], stdin=subprocess.DEVNULL, stderr=theirs)
os.close(theirs)
# other processes wait for the file's contents, so that the file is unbuffered
with open(sys.argv[1], "wb", buffering=0) as seen:
    while True:
        try:
            some = os.read(ours, 4096)
        except OSError: # the other end of the terminal is closed
            break
        if not some:
            break
        seen.write(some)
sys.exit(program.wait())
