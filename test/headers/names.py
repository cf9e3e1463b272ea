"""Names that a text takes from headers that it does not include.

A header, or a text that includes headers, compiles alone if each foreign name in it comes with its includes.
Names are read in the text, in which a declaration outside of functions and types begins at the start of a
line. A text without such a borrowed name compiles alone if it compiles behind other texts. A text with a
seemingly borrowed name, which may be a variable of its own, has to be compiled alone.
"""
import collections
import os
import re
import subprocess

from closures import conditional_includes, included_by

COMMENT_OR_TEXT = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', re.S)
END_OF_NAMESPACE = re.compile(r"^\} // namespace[^\n]*", re.M)
INCLUDE = re.compile(r"^[ \t]*#[ \t]*include[^\n]*", re.M)
DIRECTIVE = re.compile(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", re.M)
MACRO = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)", re.M)
LIST = re.compile(r"^namespace (?:msr::)?((?:\w+::)*(?:events|metrics)::\w+)", re.M)
OF_LIST = re.compile(r"^(?:namespace|inline constexpr [\w:]*listed\w*) (\w+)", re.M)
# The start of a line of code: a namespace, its end, or a declaration up to its body or its end.
STATEMENT = re.compile(r"^(?:inline )?namespace ([\w:]+)? ?\{|^(~)|"
                       r"^(?!namespace [\w:]* ?\{|(?:public|private|protected):)([A-Za-z_\[][^{};]*[{;])", re.M)
WORD = re.compile(r"[A-Za-z_]\w*")
CHAIN = re.compile(r"(?<![\w.>])(?:::)?([A-Za-z_]\w*(?:::(?:template )?[A-Za-z_]\w*)*)")
DIRECTIVE_OF_USE = re.compile(r"\busing namespace ([\w:]+);")
ALIAS = re.compile(r"\bnamespace (\w+) = (?:::)?([\w:]+);")
TYPE = re.compile(r"(?:.*\s)?(?:struct|class|enum class|enum|union)\s+(?:\[\[[^\]]*\]\]\s*|alignas\([^)]*\)\s*)*"
                  r"([\w:]+)\s*(<.*>)?\s*(?:final\s*)?(?::[^:].*)?$", re.S)
NO_DECLARATION = re.compile(r"(extern )?template (?!<)|(inline )?namespace|return |static_assert|using namespace|"
                            r"extern \"")
CONCEPT_OR_ALIAS = re.compile(r"(?:concept|using)\s+(\w+)\b")
MACRO_CALL = re.compile(r"([A-Z][A-Z0-9_]+)\((.*)", re.S)
# Names that a text declares inside of functions and types.
LOCAL = re.compile(r"(?:^|(?<=[\s(,;{}<]))([\w:]*[\w>\])]|\.\.\.)[\s&*>]+(?:\.\.\.)?(\w+)(?=\s*[,;)={(\[:>])")
LOCAL_TYPE = re.compile(r"^[ \t]+(?:template <.*> )?(?:struct|class|enum class|union|using) (\w+)\b", re.M)
BINDING = re.compile(r"\bauto &?&?\[([^\]]*)\]")
ENUMERATORS = re.compile(r"\benum (?:class )?\w+[^{};]*\{([^}]*)\}")
# C++ headers that declare names of C, and folders of libraries that only adaptors include.
WRAPPERS = {"cassert", "cerrno", "csetjmp", "csignal", "cstdio", "cstdlib", "cstring", "ctime"}
LIBRARIES = ("benchmark/", "catch2/", "doctest/", "gtest/")
KEYWORDS = frozenset("""alignas alignof and auto bool break case catch char class concept const const_cast consteval
    constexpr constinit continue decltype default delete detail do double else enum explicit extern false float for
    friend goto if inline int long namespace new noexcept not nullptr operator or private protected public
    reinterpret_cast requires return short signed sizeof static static_assert static_cast std struct switch template
    this throw true try typedef typeid typename union unsigned using virtual void volatile while""".split())
# Keywords that begin no declaration when they precede a name.
NO_TYPE = KEYWORDS - set("auto bool char class const double float int long short signed unsigned void typename".split())

# A declared name. `kind`: type; name; function; said, a type without a definition; special, of a
# template or an operator, for the types in `needs` only; member, defined outside of its type.
# `needs`: types.
Declared = collections.namedtuple("Declared", "name kind needs", defaults=(frozenset(),))


def is_list(header):
    return re.match(r"msr/\w+/(uncore/)?(events|metrics)/", header) is not None


def code_of(text):
    """The text without comments and string literals; `~` stands for the end of a namespace."""
    return COMMENT_OR_TEXT.sub('""', END_OF_NAMESPACE.sub("~", text))


def statements_of(code):
    """Yields declarations at line starts, with their namespaces; the start of a namespace has no text."""
    inside = []
    for found in STATEMENT.finditer(code):
        if found[3]:
            yield "::".join(inside), found[3]
        elif not found[2]:
            inside.append(found[1] or "")
            inside = [word for word in inside if word]
            yield "::".join(inside), ""
        elif inside:
            inside.pop()


def without_arguments(text):
    """The text without template arguments between < and >."""
    previous = None
    while text != previous:
        previous, text = text, re.sub(r"(?<=\w)\s?<[^<>;{}()]*>", " ", text)
    return text


def behind_templates(text):
    """The text behind its template heads and their constraints."""
    while found := re.match(r"\s*template\s*<", text):
        depth, place = 1, found.end()
        while depth and place < len(text):
            depth += {"<": 1, ">": -1}.get(text[place], 0)
            place += 1
        text = text[place:].lstrip(" ")
    if re.match(r"\s*requires", text) and (behind := re.search(r"\n(?=\S)", text.lstrip())):
        text = text.lstrip()[behind.end():]
    return text.strip()


def types_in(parameters):
    """The types in a list of parameters, with their qualifiers, without the parameters' names."""
    types = re.sub(r"(?<=[\w>&*])[\s&*]+\w+(?=\s*(?:[,)=\[]|$))", " ", parameters)
    return frozenset(set(CHAIN.findall(types)) - KEYWORDS)


def declared_by(statement):
    """The name that a declaration declares."""
    if NO_DECLARATION.match(statement):
        return None
    head = behind_templates(statement.rstrip("{;"))
    if call := MACRO_CALL.match(head):
        first = CHAIN.findall(call[2].split(",")[0])
        if first and "::" in first[0]: # the macro defines an operator that adapts a type
            return Declared("operator", "special", frozenset(first))
        return Declared(first[0] if first else call[1], "name")
    if used := re.match(r"using [\w:]*::(\w+)$", head):
        return Declared(used[1], "name")
    if other := CONCEPT_OR_ALIAS.match(head):
        return Declared(other[1], "name")
    if "(" not in head and "=" not in head and (found := TYPE.match(head)):
        kind = "special" if found[2] else "said" if statement.endswith(";") else "type"
        return Declared(found[1].split("::")[-1], kind, types_in(found[2] or ""))
    if "operator" in head:
        return Declared("operator", "special", types_in(head[head.index("operator") + 8:]))
    value = re.split(r"(?<![=<>!])=(?!=)", head)[0]
    plain = without_arguments(re.sub(r"\[\[[^\]]*\]\]|\b(?:alignas|noexcept)\([^)]*\)", " ", value))
    plain = re.sub(r"\b(?:decltype|explicit|requires)\s*\([^()]*\)", " ", plain)
    before, parenthesis, _ = plain.partition("(")
    if not parenthesis:
        before = re.sub(r"\[[^\]]*\]", " ", before)
    words = WORD.findall(before)
    if not words or words[-1] in KEYWORDS:
        return None
    front, _, parameters = value.partition("(")
    needs = types_in(parameters) if parenthesis else frozenset()
    if special := re.search(rf"\b{words[-1]}\s*<(.*)>", front, re.S):
        return Declared(words[-1], "special", needs | types_in(special[1]))
    if member := re.search(rf"\b(\w+)\s*::\s*(?:template )?{words[-1]}\s*$", before):
        return Declared(words[-1], "member", needs | {member[1]})
    return Declared(words[-1], "function" if parenthesis else "name", needs)


def local_names(code):
    """The names that a text declares itself anywhere: names of its types, and of its local variables."""
    declared = LOCAL.findall(code)
    found = {name for before, name in declared if before not in NO_TYPE}
    for names in BINDING.findall(code) + ENUMERATORS.findall(code):
        found.update(WORD.findall(names))
    # a word in the place of a type is no variable
    found.difference_update(before for before, _ in declared)
    return found.union(LOCAL_TYPE.findall(code))


def prefixes(namespace):
    words = namespace.split("::") if namespace else []
    return ["::".join(words[:count]) for count in range(len(words), -1, -1)]


def joined(namespace, name):
    return f"{namespace}::{name}" if namespace else name


class Names:
    """The declarations of a folder's headers."""

    def __init__(self, folder, headers):
        self.folder = folder
        # headers by the qualified name that they declare
        self.declared = collections.defaultdict(set)
        # header and types of parameters, by the qualified name of a function
        self.functions = collections.defaultdict(list)
        # namespaces that have a function, by the function's name
        self.by_last = collections.defaultdict(set)
        self.macros = collections.defaultdict(set)
        self.special = [] # declarations for some types only: header, namespace, name
        # headers of event lists, by the last part of their namespace
        self.lists = collections.defaultdict(set)
        self.words_of_lists = {}
        self.namespaces = set()
        self.aliases = {}
        for header in headers:
            with open(f"{folder}/{header}", encoding="utf-8") as text:
                self.read(header, text.read())

    def read(self, header, text):
        if is_list(header) and (found := LIST.search(text)):
            self.lists[found[1]].add(header)
            return
        code = code_of(text)
        for macro in MACRO.findall(code):
            self.macros[macro].add(header)
        for namespace, statement in statements_of(DIRECTIVE.sub("", code)):
            self.namespaces.update(prefixes(namespace))
            if alias := ALIAS.match(statement):
                self.aliases[joined(namespace, alias[1])] = alias[2]
                self.declared[joined(namespace, alias[1])].add(header)
            elif one := declared_by(statement):
                name = joined(namespace, one.name)
                if one.kind in ("special", "member"):
                    self.special.append((header, namespace, one))
                elif one.kind == "function":
                    self.functions[name].append((header, one.needs))
                    self.by_last[one.name].add(namespace)
                elif one.kind != "said":
                    self.declared[name].add(header)

    def places(self, chain, inside):
        """The qualified names that a name may stand for inside of these namespaces, innermost first."""
        first, _, rest = chain.partition("::")
        for namespace in inside:
            name = joined(namespace, first)
            if rest and name in self.aliases:
                yield from self.places(joined(self.aliases[name], rest), prefixes(namespace))
            yield joined(namespace, chain)

    def comes(self, chain, namespace, brought):
        """True if a type that a declaration in this namespace needs comes with these headers."""
        for name in self.places(chain, prefixes(namespace)):
            if headers := self.declared.get(name):
                return not headers.isdisjoint(brought)
        return True

    def spaces_of_types(self, needs, namespace):
        """The namespaces of a function's parameter types, where argument-dependent lookup finds the function."""
        for chain in needs:
            for name in self.places(chain, prefixes(namespace)):
                if name in self.declared:
                    yield name.rpartition("::")[0]

    def borrowed(self, text, brought):
        """Names in the text that belong to headers not in `brought`: pairs of name and header."""
        code = INCLUDE.sub("", code_of(text))
        inside = {"", "msr"}
        for namespace, _ in statements_of(code):
            inside.update(prefixes(namespace))
        for used in DIRECTIVE_OF_USE.findall(code):
            inside.update(name for name in self.places(used, list(inside)) if name in self.namespaces)
        inside = sorted(inside, key=lambda one: (-one.count("::"), one))
        aliases = dict(ALIAS.findall(code))
        words = set(WORD.findall(code))
        for macro in words & self.macros.keys():
            if self.macros[macro].isdisjoint(brought):
                yield macro, min(self.macros[macro])
        yield from self.borrowed_lists(code, words, brought)
        yield from self.borrowed_special(words, brought)
        own, own_types = local_names(code), set(LOCAL_TYPE.findall(code))
        for chain in sorted(set(CHAIN.findall(code))):
            parts = chain.replace("template ", "").split("::")
            if parts[0] in aliases:
                parts = aliases[parts[0]].split("::") + parts[1:]
            for count in range(1, len(parts) + 1):
                is_own = parts[0] in own and (len(parts) == 1 or parts[0] in own_types)
                if count > 1 or not is_own and parts[0] not in KEYWORDS:
                    yield from self.borrowed_name("::".join(parts[:count]), inside, brought)

    def borrowed_name(self, chain, inside, brought):
        for name in self.places(chain, inside):
            if (headers := self.declared.get(name)) and headers.isdisjoint(brought):
                yield name, min(headers)
            yield from self.borrowed_functions(name, brought)
        if "::" not in chain: # the compiler may find functions by the types of their arguments
            for namespace in self.by_last.get(chain, ()):
                if namespace not in inside:
                    yield from self.borrowed_functions(joined(namespace, chain), brought, True)

    def borrowed_functions(self, name, brought, by_types=False):
        namespace = name.rpartition("::")[0]
        for header, needs in self.functions.get(name, ()):
            if header not in brought and all(self.comes(need, namespace, brought) for need in needs) and \
                    (not by_types or namespace in self.spaces_of_types(needs, namespace)):
                yield name, header

    def words_of_list(self, header):
        """The names that a list of events declares."""
        if header not in self.words_of_lists:
            with open(f"{self.folder}/{header}", encoding="utf-8") as text:
                self.words_of_lists[header] = set(OF_LIST.findall(text.read()))
        return self.words_of_lists[header]

    def borrowed_lists(self, code, words, brought):
        """In shared namespaces of lists: names that only one list declares, if that list is not brought."""
        for name, headers in self.lists.items():
            if name.rpartition("::")[2] in words and name in code:
                able = set().union(*map(self.words_of_list, headers & brought))
                for header in headers - brought:
                    if not headers & brought or words & self.words_of_list(header) - able:
                        yield name, header

    def borrowed_special(self, words, brought):
        for header, namespace, one in self.special:
            if header in brought or one.name not in words and one.name != "operator" or \
                    not all(self.comes(need, namespace, brought) for need in one.needs):
                continue
            types = {need for need in one.needs if self.is_type(need, namespace)}
            if types and (one.kind == "member" or all(need.rpartition("::")[2] in words for need in types)):
                yield joined(namespace, one.name), header

    def is_type(self, chain, namespace):
        return any(name in self.declared for name in self.places(chain, prefixes(namespace)))


def comes_from_others(header):
    """True if a header may declare names of C or of POSIX."""
    return header.endswith(".h") and not header.startswith(("msr/", *LIBRARIES)) or header in WRAPPERS


class OtherNames:
    """The names that headers of C and of POSIX declare outside of types, and the headers' macros, as the
    preprocessor shows them. C++ headers count as if they declared none of these names."""

    TOP = re.compile(r"\b(\w+)\s*(?:\[[^\]]*\]\s*)?(?=;|\(|\{)")

    MARK = re.compile(r"__attribute__\s*\(\(.*?\)\)|\b__asm__\s*\([^)]*\)|\bnoexcept\s*\([^)]*\)|\bthrow\s*\(\)")

    def __init__(self, command, headers):
        self.names = {}
        for header in sorted(headers):
            made = subprocess.run([*command, "-std=c++20", "-E", "-dD", "-x", "c++", "-"], text=True, check=False,
                                  input=f"#include <{header}>\n", capture_output=True)
            if made.returncode == 0:
                self.names[header] = self.names_of(made.stdout)

    def names_of(self, text):
        found = {macro for macro in MACRO.findall(text) if not macro.startswith("__")}
        code = re.sub(r"^#.*$", "", text, flags=re.M).replace('extern "C" {', "").replace('extern "C++" {', "")
        for enumerators in re.findall(r"\benum\b[^{};]*\{([^}]*)\}", code):
            found.update(re.findall(r"(?:^|,)\s*(\w+)", enumerators))
        # removes bodies of types and functions
        while (inner := re.sub(r"\{[^{}]*\}", "{;", code)) != code:
            code = inner.replace("{;", " ;")
        code = self.MARK.sub(" ", code)
        found.update(self.TOP.findall(code))
        return {name for name in found if not name.startswith("__")}

    def borrowed(self, text, brought, known):
        """Names in the text of headers not in `brought`; own and known names count only behind ::"""
        code = INCLUDE.sub("", code_of(text))
        names = set(re.findall(r"(?<![\w>])::(\w+)", code))
        names.update(set(re.findall(r"(?<![\w.>:])\w+", code)) - local_names(code) - known - KEYWORDS)
        able = set().union(*(self.names[one] for one in self.names.keys() & brought))
        for header, some in self.names.items():
            if header not in brought:
                for name in (names & some) - able:
                    yield name, header


class Borrowers:
    """A search for texts that seem to borrow names. `closures` are the closures of a folder's headers; `command`
    is a compiler's command, or None where names of C and of POSIX do not count."""

    def __init__(self, command, closures):
        self.closures = closures
        self.folder = closures.folder
        headers = sorted(os.path.relpath(os.path.join(place, file), self.folder)
                         for place, _, files in os.walk(self.folder) for file in files if file.endswith((".hpp", ".h")))
        self.names = Names(self.folder, headers)
        included = set().union(*(included_by(f"{self.folder}/{header}") | closures.conditional(header)
                                 for header in headers))
        self.others = OtherNames(command, filter(comes_from_others, included) if command else ())
        self.known = {name.rpartition("::")[2] for name in [*self.names.declared, *self.names.functions]}

    def brought_by(self, file):
        """The headers that come with a file: of the folder, and of the file's own folder with all includes."""
        found = self.closures.of_file(file)
        for header in included_by(file):
            beside = os.path.join(os.path.dirname(file), header)
            if os.path.isfile(beside):
                found = found | self.brought_by(beside)
        return found

    def borrowed(self, file, own=()):
        """Names that a file borrows from headers that it does not include; `own` is the file, if a header."""
        brought = self.brought_by(file).union(own)
        brought = brought.union(*map(self.closures.conditional, brought), conditional_includes(file))
        with open(file, encoding="utf-8") as text:
            text = text.read()
        yield from self.names.borrowed(text, brought)
        yield from self.others.borrowed(text, brought, self.known)

    def borrows(self, file, own=()):
        return next(self.borrowed(file, own), None) is not None
