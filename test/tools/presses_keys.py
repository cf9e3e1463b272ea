# Runs a program with a terminal for standard input, output and error, and presses keys on the
# terminal: each time when a text was seen. At the end the terminal must have its first settings.
# The exit status is the program's; 90: the program ended before a text was seen; 91: the terminal's
# settings have changed.
#
# usage: presses_keys.py [TEXT KEYS]... -- PROGRAM ARGUMENT...
import os, pty, re, select, subprocess, sys, termios

end = sys.argv.index("--")
steps = list(zip(sys.argv[1:end:2], sys.argv[2:end:2]))


def in_front():
    os.setsid()
    fd = os.open(os.ttyname(0), os.O_RDWR) # open() makes the terminal that of the session
    os.close(fd)


ours, theirs = pty.openpty()
before = termios.tcgetattr(theirs)
program = subprocess.Popen(sys.argv[end + 1:], stdin=theirs, stdout=theirs, stderr=theirs,
                           preexec_fn=in_front)
seen = ""


def read(seconds):
    global seen
    if not select.select([ours], [], [], seconds)[0]:
        return True
    try:
        some = os.read(ours, 4096)
    except OSError:
        return False
    seen += some.decode(errors="replace")
    return bool(some)


def give_up(why, status):
    print(f"{why}: {seen!r}")
    program.kill()
    sys.exit(status)


for text, keys in steps:
    while not re.search(text, seen):
        if program.poll() is not None:
            give_up(f"not seen: {text!r}", 90)
        read(0.1)
    seen = "" # the next text must come behind the keys
    os.write(ours, keys.encode())
while program.poll() is None:
    read(0.1)
if termios.tcgetattr(theirs) != before:
    give_up("the terminal was left otherwise", 91)
sys.exit(program.returncode)
