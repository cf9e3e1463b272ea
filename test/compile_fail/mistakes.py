"""What a file of this folder must show, and what is wrong with what a compiler says about it.

Files and messages are read as Latin-1: a character is a byte, which the limits count.
"""
import os
import re

DEFAULT_LINES = 16
DEFAULT_ERRORS = 1
DEFAULT_BYTES = 3000
DEFAULT_PLACE = {"g++": 600, "clang": 950} # clang prints the error first

OWN_WORDS = re.compile(r"(In file included from |  +from )|[^ :]+(:[0-9]+)*:( |$)|[^ :]+: In |[0-9]+ (errors?|warnings?)")
LEGAL_NOTE = re.compile(r"note:.*(would_be_legal<|as_the_sentence_says)")
DEFINITION = re.compile(r"^([^:\n]+):(\d+):\d+: note: .*has been explicitly marked unavailable here", re.M)


def text_of(path):
    with open(path, encoding="latin-1") as text:
        return text.read()


def readable(text):
    """Takes away what differs between compilers: namespaces, suffixes of numbers, spaces between >."""
    text = re.sub(r"\b(msr|netburst|perfmon|events|select|detail)::", "", text)
    text = re.sub(r"\b([0-9]+)(U|L|UL|ULL)\b", r"\1", text)
    text = re.sub(r"\(& ([A-Za-z0-9_:]+)\)", r"&\1", text)
    while "> >" in text:
        text = text.replace("> >", ">>")
    return text


def own_words(output):
    """The output without lines of the source and carets."""
    return [line for line in output.split("\n") if OWN_WORDS.match(line)]


def missing(texts, place, text):
    return [f"not in {place}: {each}" for each in texts if each not in text]


class Mistake:
    """A file, read once. `family` is g++ or clang."""

    def __init__(self, path, family):
        self.path, self.family = path, family
        self.text = text_of(path)

    def values(self, key):
        """The values of the comment lines `// KEY: value`."""
        found = re.findall(rf"^\s*// {re.escape(key)}:[ \t]*(.*?)[ \t]*$", self.text, re.M)
        return [value for value in found if value]

    def family_values(self, key):
        return self.values(key) + self.values(f"{key}({self.family})")

    def flags(self):
        return " ".join(self.values("FLAGS")).split()

    def rules(self):
        return self.values("RULE")

    def limit(self, key, default):
        """The value of a key that may be given for the family of the compiler, and that has a reason."""
        given = self.values(f"{key}({self.family})") or self.values(key)
        return int(given[0].split(",")[0]) if given else default

    # --- the size of a message ---

    def loose_limit(self, key, printed, limit, default):
        """Each limit that has no reason, or that is more than a tenth above what it limits."""
        if limit == default:
            return []
        wrong = []
        if not re.search(rf"^// {key}(\([a-z+]*\))?: [0-9]+, [a-z+]", self.text, re.M):
            wrong.append(f"{key} has no reason")
        if printed * 11 < limit * 10 and self.family != "clang":
            wrong.append(f"{key} is {limit} for {printed}: more than a tenth too much")
        return wrong

    def size(self, output, include_folder):
        """The bytes of a message, and the byte where it first names a line of the file or None; the
        folders of the headers and of the file count for nothing."""
        output = output.replace(include_folder, "include").replace(os.path.dirname(self.path) + "/", "")
        place = re.search(re.escape(os.path.basename(self.path)) + r":[0-9]+:[0-9]+", output)
        return len(output), place.start() if place else None

    def complaints_about_size(self, size, place):
        most = self.limit("MAX-BYTES", DEFAULT_BYTES)
        within = self.limit("LINE-WITHIN", DEFAULT_PLACE[self.family])
        wrong = self.loose_limit("MAX-BYTES", size, most, DEFAULT_BYTES)
        wrong += self.loose_limit("LINE-WITHIN", place or 0, within, DEFAULT_PLACE[self.family])
        if size > most:
            wrong.append(f"{size} bytes of output, at most {most} are allowed")
        if place is None:
            wrong.append("the output names no line of the file")
        elif place > within:
            wrong.append(f"the file's line is named at byte {place}, at most {within} is allowed")
        return wrong

    # --- what a message says ---

    def complaints_about_legal(self, text, behind):
        """What is wrong with the list of what would be legal."""
        legal = self.values("EXPECT-LEGAL")
        if not legal:
            return ["there is no line '// EXPECT-LEGAL: list'"]
        if legal[0].startswith("none: "):
            return ["the output lists what would be legal"] if "would_be_legal" in text else []
        if legal[0].startswith("none"):
            return [f"EXPECT-LEGAL has no reason: {legal[0]}"]
        note = next(filter(LEGAL_NOTE.search, behind.split("\n")), "")
        return missing(legal, "the note of what would be legal", note)

    def names_rule(self, rule, text, output):
        """Whether g++ names the rule, or clang the line where it is defined."""
        if re.search(rf"Rule = ([a-z_]+::)*{rule}[\];]|illegal_constant<{rule},", text):
            return True
        if not (place := DEFINITION.search(output)):
            return False
        first = int(place[2]) - 1
        lines = text_of(place[1]).split("\n")[first:first + 2]
        return re.search(rf"MSR_RULE(_TEXT)?\( *{rule},", re.sub(r"[ \n]+", " ", " ".join(lines))) is not None

    def complaints(self, output):
        """What is wrong with the mistake and its diagnostics, but for their size."""
        words = own_words(output)
        text = readable("\n".join(words))
        lines = text.split("\n")
        place = next((place for place, line in enumerate(lines) if "error:" in line), len(lines))
        first, behind = "".join(lines[place:place + 1]), "\n".join(lines[place + 1:])
        wrong = []
        if not self.values("EXPECT"):
            wrong.append("there is no line '// EXPECT: text'")
        wrong += missing(self.family_values("EXPECT"), "the first line of the error", first)
        wrong += missing(self.values("EXPECT-LATER"), "the lines behind it", behind)
        wrong += self.complaints_about_legal(text, behind)
        wrong += [f"this rule is not named: {rule}" for rule in self.rules()
                  if not self.names_rule(rule, text, output)]
        most_lines = int((self.values("MAX-LINES") or [DEFAULT_LINES])[0])
        if len(words) > most_lines:
            wrong.append(f"{len(words)} lines of output, at most {most_lines} are allowed")
        most_errors = int((self.values("MAX-ERRORS") or [DEFAULT_ERRORS])[0])
        if (errors := sum("error:" in line for line in words)) > most_errors:
            wrong.append(f"{errors} errors, at most {most_errors} are allowed")
        return wrong
