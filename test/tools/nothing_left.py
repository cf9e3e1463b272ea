# Nothing is left running where msrpp is told to end, or is killed, while it counts a shell that has
# started another program.
#
# usage: nothing_left.py PROGRAM ARGUMENT...: msrpp and its words, up to --
import os, signal, subprocess, sys, time

def running(words):
    found = []
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            line = open(f"/proc/{process}/cmdline", "rb").read().decode(errors="replace")
        except OSError:
            continue
        if words in line.replace("\0", " ") and int(process) != os.getpid():
            found.append(int(process))
    return found

def wait_for(what, seconds):
    until = time.monotonic() + seconds
    while not (result := what()) and time.monotonic() < until:
        time.sleep(0.02)
    return result

endings = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGKILL)

def mind_signals(): # who runs this test may have them ignored
    for one in endings[:-1]:
        signal.signal(one, signal.SIG_DFL)

for number, one in enumerate(endings):
    sleeps = f"{os.getpid()}.{number}"
    msrpp = subprocess.Popen([*sys.argv[1:], "--", "sh", "-c", f"sleep {sleeps} & wait"],
                             stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                             preexec_fn=mind_signals)
    started = wait_for(lambda: [each for each in running(f"sleep {sleeps}")
                                if "wait" not in open(f"/proc/{each}/cmdline").read()], 30)
    assert started, (one, msrpp.poll(), msrpp.stderr.read() if msrpp.poll() is not None else "")
    msrpp.send_signal(one)
    left = not wait_for(lambda: not running(f"sleep {sleeps}"), 10)
    if left:
        for each in running(f"sleep {sleeps}"):
            os.kill(each, signal.SIGKILL)
    status = msrpp.wait(10)
    assert not left, f"{one.name} of msrpp leaves a program running"
    wanted = -one if one == signal.SIGKILL else 128 + one
    assert status == wanted, (one, status, msrpp.stderr.read())
