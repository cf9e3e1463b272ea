"""What the programs that write headers from facts do with the texts."""
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]


def formatted(text, header):
    return subprocess.run(["clang-format", "--assume-filename", str(header)], input=text, text=True,
                          capture_output=True, check=True, cwd=ROOT).stdout


def words(text):
    """Returns the parts of a text that clang-format keeps: all but blanks, breaks in comments and
    in string literals, and the order of includes."""
    lines = text.splitlines()
    includes = sorted(line for line in lines if line.startswith("#include"))
    rest = "".join("".join(line for line in lines if not line.startswith("#include")).split())
    return includes, rest.replace('""', "").replace("///<", "").replace("/", "")


def differs(header, text, by_words):
    if not header.exists():
        return True
    if by_words:
        return words(header.read_text()) != words(text)
    return header.read_text() != formatted(text, header)


def finish(texts):
    """Ends the program: writes the headers, or with --check and --check-words compares them with
    the texts."""
    arguments = sys.argv[1:]
    if "--check" in arguments or "--check-words" in arguments:
        sys.exit(any(differs(header, text, "--check-words" in arguments) for header, text in texts.items()))
    for header, text in texts.items():
        header.parent.mkdir(parents=True, exist_ok=True)
        header.write_text(formatted(text, header))
    sys.exit(0)
