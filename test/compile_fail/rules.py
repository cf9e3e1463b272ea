"""The rules that headers define, and the files of this folder that break them.

A rule is named by its room and its name, `select/choice_stands_once`: two rooms may have rules of the
same name. A room is a folder of headers, and the folder here with the files that break them.
"""
import os
import re

from mistakes import text_of

# The folder of a header's mistakes: the first pattern that the header's path below msr/ begins with
# decides.
ROOMS = (
    ("intel/netburst/", "netburst"), ("intel/p5/", "p5_p6"), ("intel/p6/", "p5_p6"),
    ("intel/perfmon/", "perfmon"), ("intel/pebs/", "pebs"), ("intel/uncore/", "uncore"),
    ("amd/counters/", "amd_counters"), ("amd/ibs/", "ibs"), ("amd/qos/", "rdt"), ("rdt/", "rdt"),
    ("pmu/plan_around.hpp", "common"), ("pmu/", "select"), ("metric/", "metric"),
    ("meters/", "meters"), ("controls/", "controls"), ("branches/", "branches"),
    ("", "common"),
)


def room_of_header(header):
    return next(room for start, room in ROOMS if header.startswith(start))


def files_below(folder, ending):
    return sorted(os.path.relpath(os.path.join(place, file), folder)
                  for place, _, files in os.walk(folder) for file in files if file.endswith(ending))


class Rules:
    def __init__(self, include_folder, folder):
        self.folder = folder
        self.by_header = {} # the rules of each header, in the header's order
        for header in files_below(f"{include_folder}/msr", ".hpp"):
            text = text_of(f"{include_folder}/msr/{header}")
            if re.search(r"^ *MSR_RULE(_TEXT)?\(", text, re.M):
                names = re.findall(r'\bMSR_RULE(?:_TEXT)?\(\s*([a-z0-9_]+)\s*,\s*"', text)
                self.by_header[header] = [f"{room_of_header(header)}/{name}" for name in names]
        self.all = sorted({rule for rules in self.by_header.values() for rule in rules})
        self.broken_by = {} # the files that break each rule
        for file in files_below(folder, ".cpp"):
            room = file.split("/")[0] if "/" in file else "common"
            for name in re.findall(r"^// RULE: ([a-z0-9_]+)$", text_of(f"{folder}/{file}"), re.M):
                self.broken_by.setdefault(self.meant(room, name), []).append(f"{folder}/{file}")

    def named(self, name):
        return [rule for rule in self.all if rule.endswith("/" + name)]

    def meant(self, room, name):
        """The rule that a file of a room means by a name: of its own room, of all counters, of registers,
        or of the one room that has it."""
        for each in room, "select", "common":
            if f"{each}/{name}" in self.all:
                return f"{each}/{name}"
        return (self.named(name) or [f"common/{name}"])[0]

    def headers_of(self, room):
        return [header for header in self.by_header if room_of_header(header) == room]

    def example(self, rule):
        """The file that shows how a rule is broken: rather the one that is named after it."""
        name = rule.split("/")[1] + ".cpp"
        return min(self.broken_by[rule], key=lambda file: os.path.basename(file) != name)

    def heading(self, rule):
        """The name as a heading: with the room where others have a rule of this name."""
        room, name = rule.split("/")
        return name if room in ("common", "netburst") or len(self.named(name)) < 2 else f"{name} ({room})"

    def names_of_run_time(self):
        return re.findall(r"^[a-z0-9_]+", text_of(f"{self.folder}/run_time_only"), re.M)

    def complaints(self, headings):
        """What is wrong with the rules as such, and with the headings of the pages."""
        run_time = set()
        for name in self.names_of_run_time():
            run_time.update(rule for rule in self.named(name) or [f"unknown/{name}"]
                            if rule not in self.broken_by)
        for rule in self.all:
            if rule in run_time:
                continue
            if rule not in self.broken_by:
                yield f"no file breaks this rule, and it is not in run_time_only: {rule}"
            elif self.heading(rule) not in headings:
                yield f"this rule is in no chapter; is its header in PAGES of pages.py? {rule}"
        for rule in sorted(run_time.difference(self.all)):
            yield f"run_time_only has a rule that there is not: {rule}"
        for name in self.names_of_run_time():
            if not any(rule.endswith("/" + name) for rule in run_time):
                yield f"run_time_only has a rule that a file breaks: {name}"
