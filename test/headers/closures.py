"""The closure of a header: the headers that it includes, directly or by other headers."""
import re

BLANK = re.compile(r"\s*(//.*)?$")
INCLUDE = re.compile(r'#\s*include\s*[<"]([^>"]+)[>"]')


def included_by(file):
    """The headers that a file includes before its first line of code, under any preprocessor condition."""
    found = set()
    try:
        with open(file, encoding="utf-8") as text:
            lines = text.read().splitlines()
    except FileNotFoundError:
        return found # the missing file is a header of the standard library
    depth = 0
    for line in lines:
        if re.match(r"#\s*if", line):
            depth += 1
        elif re.match(r"#\s*endif", line):
            depth -= 1
        elif depth == 0 and (include := INCLUDE.match(line)):
            found.add(include[1])
        elif depth == 0 and not BLANK.match(line) and not line.startswith("#pragma once"):
            break
    return found


def conditional_includes(file):
    """The headers that a file includes for some compilers or programs only, behind its first code."""
    found = set()
    depth = 0
    try:
        with open(file, encoding="utf-8") as text:
            lines = text.read().splitlines()
    except FileNotFoundError:
        return found
    for line in lines:
        if re.match(r"#\s*if", line):
            depth += 1
        elif re.match(r"#\s*endif", line):
            depth -= 1
        elif depth > 0 and (include := INCLUDE.match(line)):
            found.add(include[1])
    return found


class Closures:
    """The closures of includes of a folder's headers."""

    def __init__(self, folder):
        self.folder = folder
        self.known = {}
        self.known_conditional = {}

    def of(self, header):
        """All headers that the header includes, also indirectly, without the header itself."""
        if header not in self.known:
            self.known[header] = set() # ends the recursion where headers include each other
            direct = included_by(f"{self.folder}/{header}")
            self.known[header] = direct.union(*(self.of(one) for one in direct)) - {header}
        return self.known[header]

    def conditional(self, header):
        """The headers that the header itself includes for some compilers or programs only."""
        if header not in self.known_conditional:
            self.known_conditional[header] = conditional_includes(f"{self.folder}/{header}")
        return self.known_conditional[header]

    def of_file(self, file):
        """All headers that a file includes, also indirectly."""
        direct = included_by(file)
        return direct.union(*(self.of(one) for one in direct))


def chains(some, closure, follows):
    """Chains of headers: each header comes behind the longest chain whose last header it includes."""
    result = []
    for one in sorted(some, key=lambda one: (len(closure(one)), one)):
        able = [chain for chain in result if follows(one, chain[-1])]
        if able:
            max(able, key=lambda chain: len(closure(chain[-1]))).append(one)
        else:
            result.append([one])
    return result
