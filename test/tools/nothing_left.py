# Checks that no process is left running when a signal ends or kills msrpp while msrpp counts a
# shell that has started another program.
#
# usage: nothing_left.py PROGRAM ARGUMENT...: msrpp and its words, up to --
import os, signal, subprocess, sys, time

def command_of(process):
    try:
        with open(f"/proc/{process}/cmdline", "rb") as line:
            return line.read().decode(errors="replace").replace("\0", " ")
    except OSError:
        return ""

# a command line is read once, because its process may end at any time
def running(words, but="\n"):
    return [int(process) for process in filter(str.isdigit, os.listdir("/proc"))
            if int(process) != os.getpid() and
            words in (command := command_of(process)) and but not in command]

def wait_for(what): # the host may take any time: the limit is that of the whole test
    while not (result := what()):
        time.sleep(0.02)
    return result

endings = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGKILL)

def mind_signals(): # signals may be ignored in the process that started this test
    for one in endings[:-1]:
        signal.signal(one, signal.SIG_DFL)

for number, one in enumerate(endings):
    sleeps = f"1{os.getpid():07}.{number}" # the sleep takes longer than any test
    msrpp = subprocess.Popen([*sys.argv[1:], "--", "sh", "-c", f"sleep {sleeps} & wait"],
                             stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                             preexec_fn=mind_signals)
    wait_for(lambda: msrpp.poll() is not None or running(f"sleep {sleeps}", "wait"))
    assert msrpp.poll() is None, (one, msrpp.poll(), msrpp.stderr.read())
    msrpp.send_signal(one)
    print(f"{one.name} of msrpp: waiting until nothing runs", flush=True)
    wait_for(lambda: not running(f"sleep {sleeps}"))
    status = msrpp.wait()
    wanted = -one if one == signal.SIGKILL else 128 + one
    assert status == wanted, (one, status, msrpp.stderr.read())
