# Finds places in C++ sources that can be changed. Prints a line for each place, with tabs between
# kind, file, line, column, old text, new text, the whole line. The sources have clang-format's
# layout, whose spaces distinguish `a < b` from `vector<int>`, and `a & b` from `int &a`. Comments,
# string literals, preprocessor lines, static_assert, assert, noexcept, alignas, template heads,
# concepts and requires clauses have no places.

# Returns the line with code unchanged, characters of string literals as `s`, and all other
# characters as spaces. State from line to line: in_comment, in_directive, raw_end (the end of a raw
# string literal).
function code_of(line,    code, i, c, two, quote, place) {
    if (in_directive || (!in_comment && raw_end == "" && line ~ /^[ \t]*#/)) {
        in_directive = line ~ /\\$/
        return blank(length(line), " ")
    }
    code = ""
    quote = ""
    for (i = 1; i <= length(line); ++i) {
        c = substr(line, i, 1)
        two = substr(line, i, 2)
        if (in_comment) {
            if (two == "*/") { in_comment = 0; code = code " "; ++i }
            code = code " "
        } else if (raw_end != "") {
            if (substr(line, i, length(raw_end)) == raw_end) {
                code = code blank(length(raw_end) - 1, "s") "\""
                i += length(raw_end) - 1
                raw_end = ""
            } else code = code "s"
        } else if (quote != "") {
            if (c == "\\") { code = code "ss"; ++i }
            else if (c == quote) { code = code c; quote = "" }
            else code = code "s"
        } else if (two == "//") {
            return code blank(length(line) - i + 1, " ")
        } else if (two == "/*") {
            in_comment = 1
            code = code "  "
            ++i
        } else if (c == "\"" && substr(line, i - 1, 1) == "R") {
            place = index(substr(line, i), "(")
            raw_end = ")" substr(line, i + 1, place - 2) "\""
            code = code "\"" blank(place - 1, "s")
            i += place - 1
        } else if (c == "\"" || (c == "'" && code !~ /[0-9a-fA-F]$/)) {
            quote = c
            code = code c
        } else code = code c
    }
    return code
}

function blank(count, with,    result) {
    result = ""
    while (count-- > 0) result = result with
    return result
}

# Replaces code without places by spaces. State from line to line: skipping, and the text that ends
# it.
function without_skipped(code,    result, i, c, rest, before) {
    result = ""
    for (i = 1; i <= length(code); ++i) {
        c = substr(code, i, 1)
        rest = substr(code, i)
        before = i == 1 ? " " : substr(code, i - 1, 1)
        if (skipping == "" && before !~ /[A-Za-z0-9_]/) {
            if (rest ~ /^(static_assert|assert|noexcept|alignas|decltype)\(/)
                skipping = "parentheses"
            else if (rest ~ /^template </) skipping = "angles"
            else if (rest ~ /^concept /) skipping = "semicolon"
            else if (rest ~ /^requires[ (]/) skipping = "brace"
            depth = 0
        }
        if (skipping == "") { result = result c; continue }
        if (skipping == "parentheses") {
            if (c == "(") ++depth
            if (c == ")" && --depth == 0) skipping = ""
        } else if (skipping == "angles") {
            if (c == "<" && rest !~ /^<[ =]/) ++depth
            if (c == ">" && before != "-" && !(before == " " && rest ~ /^> ./) && --depth == 0)
                skipping = ""
        } else if (skipping == "semicolon") {
            if (c == "{") ++depth
            if (c == "}") --depth
            if (c == ";" && depth == 0) skipping = ""
        } else if (c == "{" || c == ";") {
            skipping = ""
            result = result c
            continue
        }
        result = result " "
    }
    return result
}

function found(kind, column, old, new) {
    printf "%s\t%s\t%d\t%d\t%s\t%s\t%s\n", kind, FILENAME, FNR, column, old, new, $0
}

function operators(code,    column, length_of, old) {
    for (column = 2; column <= length(code); ++column) {
        if (substr(code, column - 1, 1) != " ") continue
        for (length_of = 3; length_of > 0; --length_of) {
            old = substr(code, column, length_of)
            if (old in instead && substr(code, column + length_of, 1) ~ /^ ?$/) {
                found("operator", column, old, instead[old])
                break
            }
        }
    }
    for (column = 2; column < length(code); ++column)
        if (substr(code, column - 1) ~ /^[ (]![A-Za-z_(]/) found("operator", column, "!", "")
    negated(code)
}

# Prints the negation of an `if` condition that ends in its line.
function negated(code,    start, i, depth_here, c, condition, name) {
    if (!match(code, /(^|[ }])if \(/)) return
    start = RSTART + RLENGTH
    if (substr(code, start) ~ /^!/) return # removal of the `!` is mostly the same change
    depth_here = 1
    for (i = start; i <= length(code); ++i) {
        c = substr(code, i, 1)
        if (c == "(") ++depth_here
        if (c == ")" && --depth_here == 0) break
        if (c == ";") return # the condition begins with a variable's declaration
    }
    if (depth_here != 0) return
    condition = substr($0, start, i - start)
    if (match(condition, /^[A-Za-z_][A-Za-z0-9_: ]* [*&]?[A-Za-z_0-9]+ = /)) {
        # The condition declares a variable.
        name = substr(condition, 1, RLENGTH - 3)
        sub(/.*[ *&]/, "", name)
        found("operator", start, condition, condition "; !" name)
    } else found("operator", start, condition, "!(" condition ")")
}

# Prints changes of constants: another last digit; true for false, and false for true.
function constants(code,    column, rest, old, last) {
    for (column = 1; column <= length(code); ++column) {
        rest = substr(code, column)
        if (column > 1 && substr(code, column - 1, 1) ~ /[A-Za-z0-9_.']/) continue
        if (match(rest, /^(true|false)/) && substr(rest, RLENGTH + 1, 1) !~ /[A-Za-z0-9_]/) {
            old = substr(rest, 1, RLENGTH)
            found("constant", column, old, old == "true" ? "false" : "true")
        } else if (match(rest, /^(0x[0-9a-fA-F']+|0b[01']+|[0-9][0-9']*(\.[0-9]+)?)/)) {
            old = substr(rest, 1, RLENGTH)
            last = substr(old, RLENGTH)
            if (old ~ /^0b/) last = last == "0" ? "1" : "0"
            else if (old ~ /^0x/) last = next_digit[last]
            else last = last == "9" ? "8" : last + 1
            found("constant", column, old, substr(old, 1, RLENGTH - 1) last)
            column += RLENGTH - 1
        }
    }
}

# Prints removals of statements that fill a line and follow a complete statement: a call, an
# assignment, a jump without a value; also behind a condition, where a return is removed as well.
function statements(code,    text, name) {
    text = code
    sub(/^ +/, "", text)
    sub(/ +$/, "", text)
    name = "(this->|::)?[A-Za-z_][A-Za-z0-9_.:]*(->[A-Za-z0-9_.]+|\\[[^]]*\\][.A-Za-z0-9_]*)*"
    if (previous !~ /[;{}):]$/ && previous !~ / else$/) return
    if (text !~ ("^" name "\\(.*\\);$") && text !~ ("^" name " [-+*/%|&^<>]*= .*;$") &&
        text !~ ("^\\*?" name " = .*;$") && text !~ /^(--|\+\+)[A-Za-z_].*;$/ &&
        text !~ /^(break|continue|return);$/ && text !~ /^throw .*;$/ && text !~ /^if \(.*\) .*;$/)
        return
    if (text ~ /^[A-Z0-9_]+\(/) return # a macro in capitals that declares something
    if (text ~ /^(return|using|typedef|friend|else)[^A-Za-z0-9_]./ || !is_balanced(text)) return
    found("statement", index(code, text), substr($0, index(code, text), length(text)), ";")
}

function is_balanced(text,    opened, closed, rest) {
    rest = text
    opened = gsub(/[({]/, "", rest)
    closed = gsub(/[)}]/, "", rest)
    return opened == closed
}

BEGIN {
    FS = "\n"
    pairs = "== != != == < <= <= < > >= >= > && || || && + - - + * / / * % / | & & | ^ | " \
            "<< >> >> << += -= -= += *= /= |= &= &= |= ^= |= <<= >>= >>= <<="
    count = split(pairs, part, " ")
    for (i = 1; i < count; i += 2) instead[part[i]] = part[i + 1]
    digits = "0123456789abcdef"
    for (i = 1; i <= 16; ++i) {
        next_digit[substr(digits, i, 1)] = substr(digits, i == 16 ? 15 : i + 1, 1)
        next_digit[toupper(substr(digits, i, 1))] = substr(digits, i == 16 ? 15 : i + 1, 1)
    }
}

FNR == 1 { in_comment = in_directive = 0; raw_end = skipping = previous = "" }
{
    code = without_skipped(code_of($0))
    operators(code)
    constants(code)
    statements(code)
    if (code ~ /[^ ]/) { previous = code; sub(/ +$/, "", previous) }
}
