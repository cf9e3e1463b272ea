"""Many files in one run of a compiler: most of the time that a file takes is for its headers.

Each file stands in a namespace of its own, `in_7`, behind what all of them include; MSR_REGISTER
stands between two parts of it. The lines have the file's name and their numbers there. A message in
front of each file divides what the compiler says: it is the file's, if it names no other one.
"""
import os
import re

from mistakes import text_of

# Text that must stand outside of namespaces.
ALONE = re.compile(r"^(template <>|namespace (msr|boost|std)\b|extern|#\s*(define|undef)\b)", re.M)
INCLUDE = re.compile(r'#\s*include\s*(?:<([^>]+)>|"([^"]+)")')
REGISTER = re.compile(r"MSR_REGISTER\(\s*(.*)")
DIVIDER = re.compile(r"divider:1:\d+: \w+: .*\bfile (\d+)\b")
DIAGNOSTIC = re.compile(r"([^\s:]+):\d+:\d+: (?:fatal error|error|warning|note|sorry, unimplemented): ")
CHAIN = re.compile(r"(?:In file included from | +from )([^:]+):(\d+)[,:]$")


def includes_of(path):
    """The includes of a file, each with its line; None where it cannot stand beside others."""
    text = text_of(path)
    if ALONE.search(text):
        return None
    found, depth = {}, 0
    for number, line in enumerate(text.split("\n"), 1):
        depth += bool(re.match(r"#\s*if", line)) - bool(re.match(r"#\s*endif", line))
        if include := INCLUDE.match(line):
            if depth: # the preprocessor decides whether the include counts
                return None
            library, own = include.groups()
            name = f"<{library}>" if library else '"%s"' % os.path.join(os.path.dirname(path), own)
            found.setdefault(name, number)
    return found


def body_of(number, path, corrected=False):
    """A file in its namespace; a register's macro stands outside, and names the type from there."""
    lines = ["#define CONTROL"] * corrected + [f"namespace in_{number} {{", f'#line 1 "{path}"']
    inside_register = False
    for place, line in enumerate(text_of(path).split("\n"), 1):
        if register := REGISTER.match(line):
            lines += ["}", f'#line {place} "{path}"']
            line = f"MSR_REGISTER(in_{number}::{register[1]}"
            inside_register = True
        lines.append("" if INCLUDE.match(line) else line)
        if inside_register and line.rstrip().endswith(";"):
            lines += [f"namespace in_{number} {{", f'#line {place + 1} "{path}"']
            inside_register = False
    return lines + ["}"] + ["#undef CONTROL"] * corrected


def divider_of(number):
    return ['#line 1 "divider"', f'#pragma message "file {number}"']


def write_unit(unit, paths, divider=True, corrected=False):
    """Writes the source of a batch, which includes what any of the files does; behind the mistakes each
    file corrected, too, if that is asked for."""
    includes = dict.fromkeys(name for path in paths for name in includes_of(path))
    lines = [f"#include {name}" for name in includes]
    for number, path in enumerate(paths):
        lines += divider_of(number) * divider + body_of(number, path)
    for number, path in enumerate(paths * corrected, len(paths)):
        lines += divider_of(number) + body_of(number, path, True)
    lines += divider_of(len(paths) * (1 + corrected)) * divider
    with open(unit, "w", encoding="latin-1") as out:
        out.write("\n".join(lines) + "\n")
    return list(includes)


def divided(printed):
    """What the compiler says in front of each divider, and behind the last one."""
    parts = [[]]
    of_divider = False # whether clang shows the line of a divider and a caret
    for line in printed.split("\n"):
        if DIVIDER.match(line):
            parts.append([])
            of_divider = True
        elif of_divider and re.match(r"#pragma message|\s*\^$", line):
            pass
        # "divider: At global scope:" stands in front of a divider
        elif not line.startswith("divider: "):
            parts[-1].append(line)
            of_divider = False
    return parts


def diagnostics_in(lines):
    """Each diagnostic, as its file and its lines without the chain of includes: what leads to an
    error stands in front of it, lines of the source behind it."""
    leading, found = [], []
    for line in lines:
        if CHAIN.match(line):
            continue
        if named := DIAGNOSTIC.match(line):
            found.append((named[1], leading + [line]))
            leading = []
        elif found and not leading and re.match(r" +([0-9]+ )?\|", line):
            found[-1][1].append(line)
        else:
            leading.append(line)
    return found, leading


def includers_in(printed):
    """Which line includes each file that the chains of includes lead to. g++ prints each once."""
    known, chain = {}, []
    for line in printed.split("\n"):
        if link := CHAIN.match(line):
            chain.append((link[1], link[2]))
        elif chain and (named := DIAGNOSTIC.match(line)):
            for file, includer in zip([named[1]] + [file for file, _ in chain], chain):
                known.setdefault(file, includer)
            chain = []
    return known


def with_chains(lines, includers):
    """The lines with the chains that g++ prints where nothing stands in front of them."""
    found, rest = diagnostics_in(lines)
    seen, result = set(), []
    for file, diagnostic in found:
        chain = []
        while (includer := includers.get(file)) and includer not in seen:
            seen.add(includer)
            chain.append("%s:%s" % includer)
            file = includer[0]
        if chain:
            result.append("In file included from " + (",\n" + " " * 17 + "from ").join(chain) + ":")
        result += diagnostic
    return result + rest


def silent(paths, printed):
    """The corrected files of a batch of both of which the compiler says nothing."""
    parts = divided(printed)
    if len(parts) != 2 * len(paths) + 2:
        return []
    return [path for path, part in zip(paths, parts[len(paths) + 1:]) if not "".join(part).strip()]


def split(unit, includes, paths, printed, family, parts_of_file=1):
    """What the compiler says about each file, as it would say of it alone; nothing about a file that
    another part names, or whose part names another file. No file may cause what stands outside."""
    parts = divided(printed)
    named = [set(re.findall(r"[^\s:]+\.cpp\b", "\n".join(part))).intersection(paths) for part in parts]
    outside = [place for place in (0, -1) if any(map(DIAGNOSTIC.match, parts[place]))]
    if len(parts) != parts_of_file * len(paths) + 2 or not all(named[place] for place in outside):
        return {}
    includers = includers_in(printed) if family == "g++" else {}
    result = {}
    for number, path in enumerate(paths):
        if named[number + 1] != {path} or sum(path in some for some in named) > 1:
            continue
        lines = parts[number + 1]
        if family == "g++":
            lines = with_chains(lines, includers)
        else:
            errors = sum(": error: " in line for line in lines)
            lines.append(f"{errors} error{'s' * (errors > 1)} generated.")
        text = re.sub(rf"\bin_{number}::", "", "\n".join(lines))
        own = includes_of(path)
        for line, name in enumerate(includes, 1):
            text = text.replace(f"{unit}:{line}", f"{path}:{own.get(name, line)}")
        result[path] = text.rstrip("\n")
    return result
