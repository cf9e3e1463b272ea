"""Reads docstrings, and writes them as Markdown.

The form of a docstring: a sentence that says what; more sentences; then, each at the begin of a line, what is
there of

    `name`: the parameter, with its unit and range
    Returns ...
    Throws ...
    Source: ...
    Example:
        code that compiles

A docstring that begins with `Each` is that of all declarations up to the next empty line. Lines of an example
with #include stand first; the door itself is included anyway.
"""
import dataclasses
import itertools
import re
import textwrap

LABEL = re.compile(r"(?:`(\w+)`(?:, `\w+`)*: |(Returns|Throws|Source:|Example:)(?:\s|$))")


@dataclasses.dataclass
class Docstring:
    text: list = dataclasses.field(default_factory=list)  # paragraphs of the docstring
    parameters: list = dataclasses.field(default_factory=list)
    # sentences of the docstring that begin with a label such as Throws
    failures: list = dataclasses.field(default_factory=list)
    sources: list = dataclasses.field(default_factory=list)
    example: list = dataclasses.field(default_factory=list)

    @property
    def first_sentence(self):
        text = self.text[0] if self.text else (self.failures + self.parameters + [""])[0]
        bare = re.sub(r"`[^`]*`", lambda code: "`" + "c" * (len(code[0]) - 2) + "`", text)
        end = re.search(r"[.:](?=\s+[A-Z`])|[.](?=$)", bare.replace("e.g. ", "e.g, ").replace("i.e. ", "i.e, "))
        return text[: end.end()].rstrip(":") if end else text


def read(lines):
    """Returns the parts of a docstring."""
    result = Docstring()
    part, ended = result.text, True
    is_new = True
    for line in lines:
        if part is result.example and (line.startswith("    ") or not line.strip()):
            result.example.append(line[4:])
            continue
        label = LABEL.match(line) if ended and (result.text or not line.startswith("Returns")) else None
        if not line.strip():
            is_new = True
        elif label:
            if label[2] == "Example:":
                part = result.example
                rest = line[len("Example:") :].strip()
                if rest:
                    result.example.append(rest)
                continue
            part = {"Source:": result.sources, None: result.parameters}.get(label[2], result.failures)
            part.append(line.strip())
            is_new = False
        else:
            if part is result.example:
                part, is_new = result.text, True
            if is_new or not part:
                part = result.text if is_new else part
                part.append(line.strip())
            else:
                part[-1] += " " + line.strip()
            is_new = False
        ended = part is not result.text or not line.strip() or line.rstrip().endswith((".", ":", ")", "`"))
    return result


def escaped(text, in_table=False):
    """Returns a text in which signs of Markdown are escaped; code between ` stays."""
    parts = re.split(r"(`[^`]*`)", text)
    for index in range(0, len(parts), 2):
        parts[index] = re.sub(r"([*<>\[\]|])", r"\\\1", parts[index]).replace("\\>", ">")
        parts[index] = re.sub(r"(?<!\w)_|_(?!\w)", r"\\_", parts[index])
    result = "".join(parts)
    return re.sub(r"(?<!\\)\|", r"\\|", result) if in_table else result


def as_markdown(docstring):
    """Returns the lines of a docstring's parts, except for the example."""
    result = []
    for paragraph in docstring.text:
        result += [escaped(paragraph), ""]
    for part in (docstring.parameters, docstring.failures):
        result += [f"* {escaped(line)}" for line in part]
        if part:
            result.append("")
    for line in docstring.sources:
        result += [escaped(line), ""]
    return result


def comment_as_markdown(lines):
    """Returns a header's first comment as Markdown; indented lines are code."""
    result = []
    for is_code, group in itertools.groupby(lines, key=lambda line: line.startswith("  ")):
        group = list(group)
        if is_code:
            result += ["```c++", *textwrap.dedent("\n".join(group)).split("\n"), "```", ""]
            continue
        for has_text, paragraph in itertools.groupby(group, key=bool):
            if has_text:
                result += [escaped(" ".join(paragraph)), ""]
    return result
