"""doc/errors.md and the pages in doc/errors/: for every rule a mistake, what the compilers say of it, and
the correction. Messages of compilers that are not given stay as the pages have them."""
import difflib
import os
import re

from mistakes import LEGAL_NOTE, Mistake, own_words

# The page `errors` is doc/errors.md; the other pages lie in doc/errors/. A chapter has the rules of
# some headers below msr/.
PAGES = {
    "errors": (None, {
        "Choices and where they are counted": (
            "intel/netburst/rules/parts.hpp", "intel/netburst/rules/counting.hpp",
            "intel/netburst/rules/several.hpp", "intel/netburst/rules.hpp"),
        "Targets": ("intel/netburst/target.hpp",),
        "Registers": ("core/field.hpp", "core/register.hpp", "update.hpp"),
        "Debug store and branch traces": (
            "intel/netburst/debug_store/geometry.hpp", "intel/netburst/debug_store/branch_trace_store.hpp"),
    }),
    "select": ("counters that select events", {
        "Choices, plans and schedules": ("pmu/select/rules.hpp", "pmu/rules.hpp"),
        "Portable choices": ("portable/choice.hpp",),
    }),
    "perfmon": ("Intel architectural performance monitoring", {
        "Choices and processors": ("intel/perfmon/rules.hpp",),
    }),
    "uncore": ("boxes outside of Intel's cores", {"Choices in boxes": ("intel/uncore/rules.hpp",)}),
    "amd_counters": ("AMD's counters", {"Choices and processors": ("amd/counters/rules.hpp",)}),
    "ibs": ("instruction-based sampling", {"Choices, processors, schedules": ("amd/ibs/rules.hpp",)}),
    "pebs": ("precise samples", {
        "Records and buffers": ("intel/pebs/format.hpp", "intel/pebs/record.hpp", "intel/pebs/area.hpp",
                                "intel/pebs/sampling.hpp"),
    }),
    "rdt": ("Intel RDT and AMD QoS", {
        "Masks, monitors, plans, schedules": (
            "rdt/rules.hpp", "rdt/monitoring.hpp", "rdt/explain.hpp", "amd/qos/rules.hpp"),
    }),
    "metrics": ("metrics", {"Formulas, plans, values": ("metric/rules.hpp",)}),
    "meters": ("meters", {"Meters in plans": ("meters/rules.hpp",)}),
    "controls": ("controls", {"Settings of controls": ("controls/rules.hpp", "controls/controlled_plan.hpp")}),
    "branches": ("branch records", {"Choices of branches": ("branches/rules.hpp",)}),
    "sessions": ("sessions, multiplexers and backends", {
        "What a session and a multiplexer take": ("session/rules.hpp",),
        "Without exceptions": ("backend/exceptions.hpp",),
    }),
}
INTRODUCTION = """# What the compiler says

What would be illegal on the processor does not compile. For every rule that the compiler can see
broken, this page shows a mistake, what g++ and clang say of it, and the correction. It is made by
`./run errors` from the files in `test/compile_fail/`; a test compares it with what they print.

Messages of g++: {g++}
Messages of clang: {clang}

Of each message the page shows the first line of the error, without the place in the source, and the
note that lists what would be legal. Of the others, those that say `required from` or `requested
here` lead to the line of the program.

How to read them:

- g++ says that it cannot convert `illegal<sentence, names…>` to `legal`; clang says that
  `illegal<names…, would_be_legal<…>>` is unavailable, and the sentence. The names are what breaks
  the rule.
- Of a choice that is a constant, such as an event of a list, g++ says that `illegal_constant`
  is called, with `Rule`, `Legal` and the sentence; clang that a consteval function is not a
  constant expression, and the rule in a note. The call in the line of the program shows the choice.
- `would_be_legal<…>` lists what could stand there instead. Where it is not shown, the sentence says
  what is legal. The list is worked out from the tables of the manual or, for several choices that
  break a rule together, by planning them again with one of them changed or left out.
- `event_choice<event, masks, qualifiers…>` is a choice; `without<event_choice<…>>` says that the others would be
  legal without it.
- `value<…>` is a number, `value_between<…>` a range with both its ends, `member<&mode::level>`
  the field `level` of the register `mode`.

In the examples `p4` is `msr::netburst`. The rules of other processors have pages of their own:

- [Counters that select events](errors/select.md), of whatever processor; Pentium to Pentium M have no others
- [Intel architectural performance monitoring](errors/perfmon.md)
- [Boxes outside of Intel's cores](errors/uncore.md)
- [AMD's counters](errors/amd_counters.md)
- [Instruction-based sampling](errors/ibs.md)
- [Precise samples of Intel's processors since Core 2](errors/pebs.md)
- [Cache and bandwidth: Intel RDT and AMD QoS](errors/rdt.md)
- [Metrics](errors/metrics.md)
- [Meters](errors/meters.md)
- [Controls](errors/controls.md)
- [Branch records](errors/branches.md)
- [Sessions, multiplexers and backends](errors/sessions.md)
"""

KEY = re.compile(r"// (EXPECT|EXPECT-LATER|EXPECT-LEGAL|RULE|FLAGS|MAX-LINES|MAX-ERRORS|MAX-BYTES|LINE-WITHIN)"
                 r"(\([^)]*\))?:")
NOT_SHOWN = re.compile(r"#include |namespace [a-z0-9_]+ = msr::[a-z0-9_]+;")


def page_text(file):
    """A page as it is; nothing where there is none."""
    try:
        with open(file, encoding="latin-1") as text:
            return text.read()
    except FileNotFoundError:
        return ""


def code_of(mistake, wanted):
    """The code of a file as a reader would write it: with the mistake, or the lines that correct it."""
    part, code = "both", []
    for line in mistake.text.split("\n"):
        if KEY.match(line) or NOT_SHOWN.match(line):
            continue
        if line.startswith("#ifdef CONTROL"):
            part = "correction"
        elif line.startswith("#else") and part == "correction":
            part = "mistake"
        elif line.startswith("#endif") and part != "both":
            part = "both"
        elif part == wanted or part == "both" and wanted == "mistake":
            code.append(line)
    return re.sub(r"\n\n+", "\n\n", "\n".join(code)).strip("\n")


def message_in(output):
    """The first line of the error and the note of what would be legal, without their places."""
    words = own_words(output)
    first = next((place for place, line in enumerate(words) if "error:" in line), len(words))
    notes = list(filter(LEGAL_NOTE.search, words[first + 1:]))[:1]
    lines = words[first:first + 1] + [line for line in notes if "would_be_legal" in line]
    lines = [re.sub(r"^[^ ]+:[0-9]+:[0-9]+: ", "", line) for line in lines]
    return "\n".join(re.sub("^note: +", "note: ", line) for line in lines)


def block(language, text):
    return f"```{language}\n{text}\n```\n"


class Pages:
    """`printed` is what a compiler says of files, where that is known already."""

    def __init__(self, rules, document, compilers, printed=()):
        self.rules, self.document = rules, document
        self.compilers = {compiler.family: compiler for compiler in compilers}
        self.printed = dict(printed)

    def file_of(self, page):
        return self.document if page == "errors" else f"{self.document.removesuffix('.md')}/{page}.md"

    def version_shown(self, family):
        found = re.search(rf"^Messages of {re.escape(family)}: (.*)", page_text(self.document), re.M)
        return found[1] if found else ""

    def version(self, family):
        """The version of the compiler whose messages the document shows."""
        return self.compilers[family].version if family in self.compilers else self.version_shown(family)

    def message_shown(self, page, family, heading):
        """The message of a family about a rule as the page has it: the block behind `FAMILY says:`."""
        section = page_text(self.file_of(page)).partition(f"\n### {heading}\n")[2].partition("\n### ")[0]
        text = section.partition(f"\n{family} says:\n")[2]
        found = re.search(r"^```.*\n((?:(?!```).*\n)*)```", text, re.M)
        return found[1].rstrip("\n") if found else ""

    def message(self, page, family, heading, mistake):
        if family not in self.compilers:
            return self.message_shown(page, family, heading)
        output = self.printed.get(mistake.path)
        if output is None:
            _, output = self.compilers[family].run(mistake.path, mistake.flags())
        return message_in(output)

    def section(self, page, rule):
        heading = self.rules.heading(rule)
        mistake = Mistake(self.rules.example(rule), "g++")
        sentence = (mistake.values("EXPECT(g++)") + mistake.values("EXPECT"))[0]
        return (f"\n### {heading}\n\n> {sentence}\n\n" + block("c++", code_of(mistake, "mistake"))
                + "\ng++ says:\n\n" + block("text", self.message(page, "g++", heading, mistake))
                + "\nclang says:\n\n" + block("text", self.message(page, "clang", heading, mistake))
                + "\nThe correction:\n\n" + block("c++", code_of(mistake, "correction")))

    def text_of(self, page):
        title, chapters = PAGES[page]
        if title:
            text = (f"# What the compiler says: {title}\n\n"
                    "Made by `./run errors`; [how to read the messages](../errors.md).\n")
        else:
            # each byte of the UTF-8 text becomes a character
            text = INTRODUCTION.encode().decode("latin-1")
            for family in "g++", "clang":
                text = text.replace(f"{{{family}}}", self.version(family))
        for chapter, headers in chapters.items():
            text += f"\n## {chapter}\n"
            for header in headers:
                text += "".join(self.section(page, rule) for rule in self.rules.by_header.get(header, ())
                                if rule in self.rules.broken_by)
        return text

    def write(self):
        os.makedirs(self.document.removesuffix(".md"), exist_ok=True)
        for page in PAGES:
            text = self.text_of(page)
            with open(self.file_of(page), "w", encoding="latin-1") as out:
                out.write(text)

    def agree(self):
        """Whether the pages are what they would be; says where not."""
        for family, compiler in list(self.compilers.items()):
            if compiler.version != (shown := self.version_shown(family)):
                print(f"skipped: the messages of {compiler.version}; "
                      f"{os.path.basename(self.document)} has those of {shown}")
                del self.compilers[family]
        headings = {heading for page in PAGES
                    for heading in re.findall(r"^### (.*)", page_text(self.file_of(page)), re.M)}
        complaints = list(self.rules.complaints(headings))
        if complaints:
            print("FAIL", self.document)
            print(*("    " + each for each in complaints), sep="\n")
        different = False
        for page in PAGES:
            now, new = page_text(self.file_of(page)).split("\n"), self.text_of(page).split("\n")
            if now == new:
                continue
            different = True
            print("FAIL", self.file_of(page))
            print("    it is not what './run errors' makes of the files (- as it is, + new):")
            difference = difflib.unified_diff(now, new, n=0, lineterm="")
            print(*("    | " + line for line in list(difference)[:40]), sep="\n")
        return not complaints and not different
