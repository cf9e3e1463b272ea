"""Reads the declarations of a header with their docstrings.

The headers are laid out by clang-format and say `///` before a declaration or `///<` behind it, so that a
reader of their text needs no compiler: it follows brackets, comments and the preprocessor's lines.
"""
import bisect
import dataclasses
import functools
import re

CLASS = re.compile(r"(?:(?:inline|static|constexpr|extern|const|typedef)\s+)*(class|struct|union)\b(?!.*\()")
ENUM = re.compile(r"enum\b(?:\s+(?:class|struct)\b)?\s*(\w*)")
NAMESPACE = re.compile(r"(?:inline\s+)?namespace\b\s*([\w:]*)")
ATTRIBUTE = re.compile(r"\[\[.*?\]\]|__extension__|MSR_NAMED_BY_EXCEPTIONS|MSR_ABI\b")
PRIMARY = re.compile(r"!?\s*(?:[\w:]+)?")
BRACKET = re.compile(r"[(){}\[\]]")
ANY_BRACKET = re.compile(r"[(){}\[\]<>]")
OPENING = re.compile(r"[(\[{<]")
BLANKS = re.compile(r"\s*")
IN_FRONT_OF_ANGLE = re.compile(r"\b(\w+)\s*<")
NOT_A_NAME = frozenset("decltype noexcept alignas explicit requires sizeof if".split())


@dataclasses.dataclass
class Declaration:
    """A declaration of a header. `kind` is type, function, constant, alias, concept, rule, macro or
    enumerator."""

    kind: str
    name: str
    scope: str  # the namespaces of the declaration, such as msr::perfmon
    text: str  # text of the declaration without bodies, initial values and comments
    doc: list  # the lines of the docstring
    header: str = ""
    members: list = dataclasses.field(default_factory=list)
    layout: list = dataclasses.field(default_factory=list)  # source lines of a C++ concept
    is_specialization: bool = False
    is_friend: bool = False
    line: int = 0
    has_body: bool = False

    @property
    def full_name(self):
        return f"{self.scope}::{self.name}" if self.scope else self.name


class Source:
    """The text of a header: `code` has blanks where `text` has comments, strings and preprocessor's lines."""

    def __init__(self, text):
        self.docs, self.tails, self.macros = {}, {}, []
        text = comments_of_c(text)
        shown, code = [], []
        for number, (line, is_code) in enumerate(self.lines(text), 1):
            if not is_code:
                shown.append(" " * len(line))
                code.append(" " * len(line))
                continue
            bare = re.sub(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])\'', lambda found: '"' + "s" * (len(found[0]) - 2) + '"',
                          line)
            position = bare.find("//")
            if position >= 0:
                comment = line[position:]
                if comment.startswith("///<"):
                    self.tails[number] = comment[4:].strip()
                elif comment.startswith("///"):
                    self.docs[number] = comment[4:].rstrip()
                line = line[:position] + " " * len(comment)
                bare = bare[:position] + " " * len(comment)
            shown.append(line)
            code.append(bare)
        self.shown, self.code = "\n".join(shown), "\n".join(code)
        self.line_starts = [0] + [found.end() for found in re.finditer("\n", self.code)]

    def lines(self, text):
        """Yields each line and whether the line is code: no line of the preprocessor, and not
        behind #else."""
        is_else, continued = [], False
        for number, line in enumerate(text.split("\n"), 1):
            directive = re.match(r"\s*#\s*(\w+)", line)
            if not continued and directive:
                word = directive[1]
                if word.startswith("if"):
                    is_else.append(False)
                elif word.startswith("el"):
                    is_else[-1] = True
                elif word == "endif":
                    is_else.pop()
                elif word == "define" and not any(is_else):
                    macro = re.match(r"\s*#\s*define\s+((\w+)(?:\([^)]*\))?)", line)
                    self.macros.append((macro[2], macro[1], number))
            is_directive = continued or directive is not None
            continued = is_directive and line.endswith("\\")
            yield line, not is_directive and not any(is_else)

    def line_of(self, position):
        return bisect.bisect_right(self.line_starts, position)

    def doc_of(self, first, last):
        """Returns the docstring of a declaration between two lines: the lines above, or behind the
        declaration."""
        above = []
        number = first - 1
        while number in self.docs:
            above.insert(0, self.docs[number])
            number -= 1
        behind = [self.tails[number] for number in range(first, last + 1) if number in self.tails]
        number = last + 1
        while behind and number in self.tails and not self.is_code(number):
            behind.append(self.tails[number])
            number += 1
        return above + behind

    def is_code(self, number):
        begin = self.line_starts[number - 1]
        end = self.code.find("\n", begin)
        return self.code[begin : end if end >= 0 else None].strip() != ""

    def closing(self, position):
        """Returns the position of the bracket that closes the bracket at a position."""
        index = matching(self.code, position)
        if index < len(self.code):
            return index
        raise ValueError(f"line {self.line_of(position)}: a bracket is not closed")


def comments_of_c(text):
    """Returns the text with comments between /* and */ changed to docstrings, also comments behind
    a declaration."""

    def docstring(found):
        lines = [re.sub(r"^\s*(/\*|\*(?!/))?\s?", "", line.replace("*/", "")).rstrip() for line in found[0].split("\n")]
        return "\n".join(f"/// {line}" for line in lines)

    text = re.sub(r"^/\*.*?\*/[ \t]*$", docstring, text, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"^([^/\n]*;)[ \t]*/\*[ \t]*([^\n]*?)[ \t]*\*/[ \t]*$", r"\1 ///< \2", text, flags=re.MULTILINE)


def closing_angle(text, position):
    """Returns the position of the > that closes the < at a position; parentheses protect
    comparisons."""
    depth = round_depth = 0
    for found in ANY_BRACKET.finditer(text, position):
        character, index = found[0], found.start()
        if character in "({[":
            round_depth += 1
        elif character in ")}]":
            round_depth -= 1
        elif round_depth == 0 and character == "<":
            depth += 1
        elif round_depth == 0 and text[index - 1] not in "-":
            depth -= 1
            if depth == 0:
                return index
    return len(text) - 1


def skip_blanks(text, position):
    return BLANKS.match(text, position).end()


def matching(text, position):
    """Returns the position of the bracket that closes the bracket at a position, or the length of
    the text."""
    depth = 0
    for found in BRACKET.finditer(text, position):
        if found[0] in "({[":
            depth += 1
        else:
            depth -= 1
            if depth == 0:
                return found.start()
    return len(text)


def skip_constraint(text, position):
    """Returns the position behind a constraint: operands joined by && and ||."""
    while True:
        position = skip_blanks(text, position)
        found = PRIMARY.match(text, position)
        word = found[0].lstrip("! ")
        position = skip_blanks(text, found.end())
        if position < len(text) and text[position] == "<" and word:
            position = closing_angle(text, position) + 1
            while text.startswith("::", position):
                position = re.compile(r"[\w:]+").match(text, position).end()
        position = skip_blanks(text, position)
        if position < len(text) and text[position] == "(" and (not word or word == "requires"):
            position = skip_blanks(text, matching(text, position) + 1)
        if word == "requires" and position < len(text) and text[position] == "{":
            position = matching(text, position) + 1
        position = skip_blanks(text, position)
        if text.startswith(("&&", "||"), position):
            position += 2
            continue
        return position


def head_end(text):
    """Returns the position behind attributes, template heads and their constraints."""
    position = skip_blanks(text, 0)
    while True:
        if text.startswith("[[", position):
            position = text.find("]]", position) + 2
        elif found := re.compile(r"template\s*(?=<)").match(text, position):
            position = closing_angle(text, found.end()) + 1
        elif found := re.compile(r"requires\b").match(text, position):
            position = skip_constraint(text, found.end())
        elif found := re.compile(r"(?:__extension__|MSR_NAMED_BY_EXCEPTIONS)\b").match(text, position):
            position = found.end()
        else:
            return position
        position = skip_blanks(text, position)


def opens_arguments(text, index):
    """Returns whether a < stands behind a name, and belongs to no operator."""
    before = text[:index].rstrip()
    return re.match(r"\w", before[-1:]) is not None and not before.endswith("operator")


@functools.lru_cache(4096)
def outside_brackets(text):
    """Returns the text with blanks in place of text between angle, round, square and curly
    brackets."""
    result, index = [], 0
    for found in OPENING.finditer(text):
        begin = found.start()
        if begin < index or found[0] == "<" and not opens_arguments(text, begin):
            continue
        end = closing_angle(text, begin) if found[0] == "<" else matching(text, begin)
        closed = text[end] if begin < end < len(text) else ""
        result.append(text[index:begin] + found[0] + " " * (end - begin - 1) + closed)
        index = end + 1
    return "".join(result) + text[index:]


@functools.lru_cache(4096)
def has_initializer(head):
    """Returns whether a declaration has reached its =, which is neither an operator's nor a default
    argument's."""
    return re.search(r"(?<![=!<>+\-*/%&|^~])=(?!=)", re.sub(r"operator\s*[^\s\w(]+", "", outside_brackets(head)))


@functools.lru_cache(4096)
def declarator(text):
    """Returns the position of the parameters of a function without its template head, or -1 where
    the text is no function."""
    if operator := re.search(r"\boperator\b", outside_brackets(text)):
        after = re.compile(r"\s*(?:\(\s*\)|[^\w\s(]+|[^(]*?)\s*(?=\()").match(text, operator.end())
        return after.end() if after else -1
    flat = outside_brackets(text)
    for found in re.finditer(r"([~\w]+)\s*(?:<\s*>\s*)?\(", flat):
        if found[1] not in NOT_A_NAME:
            return found.end() - 1
    return -1


class Reader:
    def __init__(self, text, header):
        self.source, self.header, self.found = Source(text), header, []
        self.lines = text.split("\n")

    def read(self):
        self.read_scope(0, len(self.source.code), "", None)
        self.share_docstrings(self.found)
        for name, head, number in self.source.macros:
            doc = self.source.doc_of(number, number)
            if doc and not name.startswith("MSR_DETAIL"):
                self.found.append(Declaration("macro", name, "", head, doc, self.header))
        return self.found

    def share_docstrings(self, declarations):
        """A docstring that begins with `Each` is that of all declarations up to the next empty line that have none of
        their own."""
        shared, last = None, 0
        for each in declarations:
            self.share_docstrings(each.members)
            is_next = not any(self.is_blank(number) for number in range(last, each.line))
            if each.doc and each.doc[0].startswith("Each "):
                shared = each.doc
            elif not is_next:
                shared = None
            elif shared is not None and not each.doc:
                each.doc = shared
            last = each.line

    def is_blank(self, number):
        return number >= 1 and not self.source.is_code(number) and self.lines[number - 1].strip() == ""

    def read_scope(self, position, end, scope, owner):
        code = self.source.code
        is_public = owner is None or owner.text.split()[0] != "class" and " class " not in f" {owner.text} "
        while True:
            position = skip_blanks(code, position)
            while position < end and code[position] == ";":
                position = skip_blanks(code, position + 1)
            if position >= end:
                return
            if label := re.compile(r"(public|private|protected)\s*:(?!:)").match(code, position):
                is_public = label[1] == "public"
                position = label.end()
                continue
            position = self.read_declaration(position, end, scope, owner, is_public)

    def read_declaration(self, start, end, scope, owner, is_public):
        """Reads the declaration that begins at a position; returns the position behind it."""
        code, index = self.source.code, start
        body = None  # positions of the body of a class or an enumeration
        while index < end:
            character = code[index]
            if character in "([":
                index = self.source.closing(index)
            elif character == ";":
                break
            elif character == "{":
                head = code[start:index]
                bare = head[head_end(head) :]
                closed = self.source.closing(index)
                if namespace := NAMESPACE.fullmatch(bare.strip()):
                    if owner is None:
                        inner = "::".join(filter(None, [scope, namespace[1] or "detail"]))
                        inner = re.sub(r"::\Z", "", inner)
                        self.read_scope(index + 1, closed, inner, None)
                    return closed + 1
                if re.fullmatch(r'extern "s*"\s*', bare):
                    self.read_scope(index + 1, closed, scope, owner)
                    return closed + 1
                if self.is_requires_expression(head):
                    index = closed
                elif body is None and not has_initializer(bare) and (
                        CLASS.match(ATTRIBUTE.sub("", bare)) or ENUM.match(bare)):
                    body = (index, closed)
                    index = closed
                elif has_initializer(bare) or body is not None:
                    index = closed
                elif declarator(bare) >= 0:
                    if self.is_initializer_of_member(bare):
                        index = closed
                    else:
                        self.add(start, index, closed + 1, None, scope, owner, is_public)
                        return closed + 1
                else:
                    index = closed
            index += 1
        self.add(start, index, index + 1, body, scope, owner, is_public)
        return index + 1

    @staticmethod
    def is_requires_expression(head):
        """Returns whether a { behind a text opens the requirements of an expression."""
        found = re.search(r"requires\s*(?:\(((?:[^()]|\([^()]*\))*)\)\s*)?$", head)
        if not found:
            return False
        return re.search(r"(requires|=|&&|\|\||\(|!)\s*$", head[: found.start()]) is not None

    @staticmethod
    def is_initializer_of_member(bare):
        """Returns whether a { behind the head of a constructor opens the initial value of a
        member."""
        parameters = declarator(bare)
        rest = bare[matching(bare, parameters) + 1 :]
        if not re.match(r"\s*(noexcept(\([^)]*\))?|requires.*?|\s)*\s*:(?!:)", rest, re.DOTALL):
            return False
        return re.search(r"[\w>]\s*$", rest) is not None

    def add(self, start, text_end, end, body, scope, owner, is_public):
        code, source = self.source.code, self.source
        head = code[start : body[0] if body else text_end]
        bare_start = head_end(head)
        bare = head[bare_start:]
        shown = source.shown[start : body[0] if body else text_end]
        doc = source.doc_of(source.line_of(start), source.line_of(min(end, len(code)) - 1))
        if body: # a comment behind a line of the body belongs to a member
            doc = source.doc_of(source.line_of(start), source.line_of(body[0]) if "\n" in code[body[0] : body[1]] else
                                source.line_of(end - 1))
        if "detail" in scope.split("::") or not is_public:
            return
        declaration = self.declaration(bare, shown, scope, doc, owner)
        if declaration is None:
            return
        declaration.header = self.header
        declaration.line = source.line_of(start)
        declaration.has_body = body is not None
        (self.found if owner is None else owner.members).append(declaration)
        if body:
            if declaration.kind == "enumeration":
                self.read_enumerators(body, declaration)
            else:
                self.read_scope(body[0] + 1, body[1], scope, declaration)
                declaration.text = declaration.text.rstrip()
            behind = code[body[1] + 1 : text_end].strip()
            variable = re.match(r"(\w+)", behind)
            if variable and bare.startswith("typedef"):
                declaration.name = variable[1]
            elif variable:
                declaration.members = []
                declaration.kind = "constant"
                declaration.name = variable[1]
                declaration.text = tidy(f"constexpr {declaration.name}")
            if owner is None and re.search(r"/events(\.hpp|/)", self.header) and re.search(
                    r"\bint number\b|\bchoice<|event_facts::", code[start : body[1]]):
                declaration.members = []
                declaration.kind = "event"

    def declaration(self, bare, shown, scope, doc, owner):
        """Returns the declaration that a text is, or None where the text declares no name."""
        text = ATTRIBUTE.sub("", shown)
        if re.match(r"static_assert\b|using\s+namespace\b|extern\s+template\b|friend\s+(class|struct)\b|"
                    r"namespace\b", bare):
            return None
        if macro := re.match(r"(MSR_[A-Z_0-9]+)\s*\(", bare):
            if macro[1] in ("MSR_RULE", "MSR_RULE_TEXT"):
                words = re.match(r"\w+\(\s*(\w+),\s*(.*)\)\s*$", text.strip(), re.DOTALL)
                sentence = "".join(re.findall(r'"((?:\\.|[^"\\])*)"', words[2]))
                if macro[1] == "MSR_RULE_TEXT" and owner is not None:
                    owner.kind = "rule"
                    owner.doc = owner.doc or [sentence]
                    return None
                return Declaration("rule", words[1], scope, f"rule {words[1]}", [sentence] + doc)
            return None
        make = lambda kind, name, shown_text=text: Declaration(  # noqa: E731
            kind, name, scope, tidy(shown_text), doc, is_friend=bare.startswith("friend"))
        if found := re.match(r"using\s+(\w+)\s*=", bare):
            return make("alias", found[1])
        if found := re.match(r"using\s+((?:typename\s+)?[\w:<>, ]*::(\w+))\s*$", bare):
            result = make("alias", found[2])
            if owner is None:
                result.doc = result.doc or [f"The name `{found[1]}`, brought here."]
            return result
        if found := re.match(r"typedef\b.*?(\w+)\s*$", bare, re.DOTALL):
            return make("alias", found[1])
        if found := re.match(r"concept\s+(\w+)", bare):
            result = make("concept", found[1])
            result.layout = [line.rstrip() for line in (text.strip() + ";").split("\n") if line.strip()]
            return result
        plain = ATTRIBUTE.sub("", bare)
        if found := ENUM.match(plain):
            return make("enumeration", found[1])
        if CLASS.match(plain) and not has_initializer(plain):
            found = re.match(r"(?:\w+\s+)*?(?:class|struct|union)\s+([\w:]+)\s*(<)?", plain)
            if not found:
                return None
            if found[1].count("::"):
                return None  # the declaration only names a class that is declared elsewhere
            result = make("type", found[1])
            result.is_specialization = found[2] is not None
            base = not doc and re.search(rf"[:,]\s*((?:\w+::)+{found[1]})\b|[:,] [\w:]*rule<{found[1]}, ((?:\w+::)+{found[1]})>", plain)
            if base:
                result.kind = "rule"
                result.doc = [f"The rule `{base[1] or base[2]}` of this PMU."]
            return result
        if found := re.match(r"[\w:<>, ]+?[\s*&]\(\*(\w+)\)\s*\(", bare):
            return make("constant", found[1])  # the declaration is a pointer to a function
        before_value = has_initializer(bare)
        parameters = declarator(bare)
        if parameters >= 0 and (before_value is None or before_value.start() > parameters):
            return self.function(bare, parameters, text, make, owner)
        flat = outside_brackets(bare)
        name = re.search(r"(\w+)\s*(?:<\s*>)?\s*(?:\[\s*\])*\s*(?:$|[={;]|:(?!:))", flat.rstrip())
        if not name or re.fullmatch(r"(?:template|class|struct|return)", name[1]):
            return None
        result = make("constant", name[1])
        result.is_specialization = name[1] in IN_FRONT_OF_ANGLE.findall(flat)
        result.text = variable_text(result.text)
        return result

    @staticmethod
    def function(bare, parameters, text, make, owner):
        before = bare[:parameters]
        operator = re.search(r"\boperator\b.*$", before, re.DOTALL)
        if not operator and re.search(r"::\s*~?\w+\s*$", before):
            return None  # the declaration defines a member outside of its class
        name = " ".join(operator[0].split()) if operator else re.search(r"([~\w]+)\s*(?:<\s*>\s*)?$", outside_brackets(before))[1]
        if owner is None and before.strip() in (name, f"explicit {name}"):
            return None  # the declaration is a deduction guide
        result = make("function", name)
        result.text = function_text(result.text)
        return result

    def read_enumerators(self, body, owner):
        code, source = self.source.code, self.source
        position = body[0] + 1
        while position < body[1]:
            position = skip_blanks(code, position)
            start = position
            while position < body[1] and code[position] != ",":
                position = source.closing(position) + 1 if code[position] in "({[" else position + 1
            text = source.shown[start:position].strip()
            if name := re.match(r"[A-Za-z_]\w*", text):
                if text.startswith("MSR_"):
                    position += 1
                    continue
                line = source.line_of(start)
                doc = source.doc_of(line, source.line_of(position))
                if line == source.line_of(body[0]):
                    # a comment behind an enumeration on a single line is no docstring of a member
                    doc = []
                owner.members.append(Declaration("enumerator", name[0], owner.scope, tidy(text), doc, self.header,
                                                 line=line))
            position += 1


def tidy(text):
    """Returns a text as one line, with blanks as clang-format sets them."""
    text = " ".join(text.split())
    text = re.sub(r"([(\[]) ", r"\1", text)
    return re.sub(r"^(?:inline )(?!namespace)", "", text).strip().rstrip(";").strip()


def variable_text(text):
    """Returns a variable without its initial value, where the value is long."""
    if len(text) <= 90:
        return text
    value = has_initializer(text)
    cut = text[: value.start()] if value else text
    flat = outside_brackets(cut)
    brace = flat.find("{")
    return (cut if brace < 0 else cut[:brace]).strip()


def function_text(text):
    """Returns a function without the initial values of members."""
    bare_start = head_end(text)
    bare = text[bare_start:]
    parameters = declarator(bare)
    end = matching(bare, parameters) + 1
    rest = bare[end:]
    if found := re.match(r"(\s*noexcept(?:\([^)]*\))?|\s)*\s*:(?!:)", rest):
        rest = rest[: found.end() - 1]
    text = text[:bare_start] + bare[:end] + rest
    return re.sub(r"\binline ", "", text).strip()


def read_header(path, name):
    return Reader(path.read_text(), name).read()


def comment_of_file(text):
    """Returns the lines of the comment at the beginning of a header."""
    lines = []
    for line in comments_of_c(text).split("\n"):
        if not line.startswith("//"):
            break
        lines.append(re.sub(r"^///? ?", "", line).rstrip())
    return lines


def includes_of(text):
    return re.findall(r"^#include <(msr/[^>]*)>", text, re.MULTILINE)
