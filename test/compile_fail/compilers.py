"""A compiler, and how it is called for the files of this folder."""
import os
import subprocess

FLAGS = ["-std=c++20", "-Wall", "-Wextra", "-fmessage-length=0", "-fsyntax-only"]


class Compiler:
    def __init__(self, command, include_folder):
        self.command = command
        self.include_folder = include_folder
        version = subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout
        self.family = "clang" if "clang" in version else "g++"
        if self.family == "clang":
            self.version = "clang " + version.split("clang version ")[1].split("-")[0].split()[0]
            self.flags = FLAGS + ["-fno-color-diagnostics"]
            self.batch_flags = ["-ferror-limit=0"]
        else:
            number = subprocess.run([command, "-dumpfullversion"], capture_output=True, text=True, check=True)
            self.version = "g++ " + number.stdout.strip()
            self.flags = FLAGS + ["-fdiagnostics-color=never"]
            self.batch_flags = []

    def run(self, file, flags=()):
        """Whether the file compiles, and what the compiler prints, each character a byte."""
        # LC_ALL=C: the compiler's words and quotation marks, not a translation; the script `run`
        # sets the tunables
        words = dict(os.environ, LC_ALL="C", GLIBC_TUNABLES=os.environ.get("MSR_COMPILER_TUNABLES", ""))
        done = subprocess.run([self.command, *self.flags, *flags, "-I", self.include_folder, file],
                              env=words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              encoding="latin-1", check=False)
        return done.returncode == 0, done.stdout.rstrip("\n")
