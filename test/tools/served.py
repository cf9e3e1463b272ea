"""Runs of the tool by one server process (run_server.cpp), where the build has made the
server's library; without the library each run is a process of its own."""
import atexit
import os
import subprocess
import tempfile


class Served:
    def __init__(self, program, place="worker"):
        """`place` is `worker` for all runs, or `child` for a process for each run."""
        self.program, self.place = program, place
        library = os.path.join(os.path.dirname(program), "../test/tools/librun_server.so")
        self.server = None
        if not os.path.exists(library):
            return
        self.folder = tempfile.TemporaryDirectory()
        self.files = [os.path.join(self.folder.name, name) for name in ("in", "out", "err")]
        # The dynamic linker binds symbols once in the server (LD_BIND_NOW), not in each child.
        environment = dict(os.environ, LD_BIND_NOW="1", LD_PRELOAD=os.path.realpath(library))
        self.server = subprocess.Popen([program], env=environment, stdin=subprocess.PIPE,
                                       stdout=subprocess.PIPE)
        atexit.register(self.end)

    def end(self):
        self.server.stdin.close()
        self.server.wait() # the server's CPU time counts for this test

    def run(self, *arguments, text=""):
        """Returns output, standard error and exit status of the program; `text`, which may be
        bytes, is the program's standard input."""
        given = text if isinstance(text, bytes) else text.encode()
        if self.server is None:
            done = subprocess.run([self.program, *arguments], capture_output=True, input=given)
            printed = [bytes.decode(errors="surrogateescape") for bytes in (done.stdout, done.stderr)]
            return *printed, done.returncode
        files = list(self.files)
        if text:
            with open(files[0], "wb") as file:
                file.write(given)
        else:
            files[0] = os.devnull
        # The tool keeps the events of a file as long as it runs, so that such runs need a child.
        keeps = any(word == "import" or word.startswith("--events") for word in arguments)
        place = "child" if keeps else self.place
        fields = [place, str(len(arguments)), *files, os.getcwd(), *arguments]
        self.server.stdin.write("".join(field + "\0" for field in fields).encode())
        self.server.stdin.flush()
        reply = self.server.stdout.readline()
        if not reply:
            raise RuntimeError("the server of runs has ended")
        printed = []
        for name in files[1:]:
            with open(name, encoding="utf-8", errors="surrogateescape", newline="") as file:
                printed.append(file.read())
        return *printed, int(reply)
