// `msrpp encode --each`: every line of standard input is a plan of its own.
#include "choices.hpp"
#include "commands.hpp"
#include "complaint.hpp"
#include "encode_formats.hpp"
#include "output.hpp"

#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/planner.hpp>
#include <msr/intel/netburst/program.hpp>

#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace msrpp {

namespace netburst = msr::netburst;

namespace {

/// Standard input, line by line, read in large pieces.
class line_reader {
public:
    /// Reads what there is, at least one byte. Returns false at the end of the input.
    bool read_more() {
        keep_rest();
        for (;;) {
            const ssize_t got = read(STDIN_FILENO, buffer.data() + end, buffer.size() - end);
            if (got < 0 && errno == EINTR) continue;
            if (got < 0)
                complain(rule_broken, "standard input cannot be read: " +
                                          std::generic_category().message(errno));
            end += static_cast<std::size_t>(got);
            return got > 0;
        }
    }

    /// Calls `sink(std::string_view)` for each complete line.
    template <typename Sink>
    void each_line(Sink &&sink) {
        while (const void *const found =
                   std::memchr(buffer.data() + searched, '\n', end - searched)) {
            const char *const newline = static_cast<const char *>(found);
            const char *const first = buffer.data() + start;
            sink(std::string_view{first, static_cast<std::size_t>(newline - first)});
            start = searched = static_cast<std::size_t>(newline - buffer.data()) + 1;
        }
        searched = end;
    }

    /// What follows the last newline.
    std::string_view rest() const { return {buffer.data() + start, end - start}; }

private:
    void keep_rest() {
        if (start > 0) {
            std::memmove(buffer.data(), buffer.data() + start, end - start);
            searched -= start;
            end -= start;
            start = 0;
        }
        if (end == buffer.size()) buffer.resize(buffer.size() * 2);
    }

    std::vector<char> buffer = std::vector<char>(std::size_t{1} << 18);
    std::size_t start = 0;    ///< of the line that is not complete yet
    std::size_t searched = 0; ///< no newline between `start` and here
    std::size_t end = 0;
};

void append_hex(output &out, std::uint64_t value) {
    char digits[18];
    char *const last = digits + sizeof digits;
    char *first = last;
    do {
        *--first = "0123456789abcdef"[value & 15];
        value >>= 4;
    } while (value != 0);
    append(out, "0x");
    out.append(first, last);
}

void append_error(output &out, std::string_view text, std::string_view sentence) {
    append_row(out, {text, "error", "", sentence});
}

void append_writes(output &out, std::string_view text, const netburst::assignment &found,
                   const netburst::target &on) {
    constexpr std::size_t most_parts = 2; // one that counts, one that tags
    const auto program = netburst::program_of<most_parts>(found.needed, found.seats, on);
    each_start_write(program.view(), found, [&](const named_write &next) {
        append_cell(out, text);
        out.push_back(',');
        append(out, next.register_name);
        out.push_back(',');
        append_hex(out, next.what.address);
        out.push_back(',');
        append_hex(out, next.what.value);
        out.push_back('\n');
    });
}

constexpr std::string_view blanks = " \t";

/// The rows of a line of one choice. Returns whether it is legal.
bool append_choice(output &out, std::string_view line, std::string_view text,
                   const netburst::target &on) {
    const netburst::parsed what = netburst::parse(view(text));
    if (!what.well_formed()) {
        append_error(out, line, notation_sentence(what));
        return false;
    }
    const netburst::assignment found = netburst::assign({&what.wanted, 1}, on);
    if (!found.found()) {
        append_error(out, line, sentence_with_names(found.why));
        return false;
    }
    append_writes(out, text, found, on);
    return true;
}

std::vector<std::string> choices_in(std::string_view line) {
    std::vector<std::string> result;
    for (std::size_t start = line.find_first_not_of(blanks); start != line.npos;) {
        const std::size_t end = line.find_first_of(blanks, start);
        result.emplace_back(line.substr(start, end - start));
        start = line.find_first_not_of(blanks, end);
    }
    return result;
}

/// The rows of a line of several choices: those of `encode`, or what it would complain about.
bool append_plan(output &out, std::string_view line, const netburst::target &on) {
    try {
        append_csv_rows(out, plan_of(choices_in(line), on));
        return true;
    } catch (const complaint &why) {
        append_error(out, line, why.line);
        return false;
    }
}

/// The rows of one line. Returns whether it is a legal plan, or blank.
bool append_line(output &out, std::string_view line, const netburst::target &on) {
    const std::size_t first = line.find_first_not_of(blanks);
    if (first == line.npos) return true;
    const std::size_t last = line.find_last_not_of(blanks);
    const std::string_view text = line.substr(first, last - first + 1);
    const bool one_choice = text.find_first_of(blanks) == text.npos;
    return one_choice ? append_choice(out, line, text, on) : append_plan(out, line, on);
}

std::string_view without_return(std::string_view line) {
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    return line;
}

} // namespace

int encode_each(const command_line &given) {
    const settings asked = checked(given, {"csv"});
    if (!asked.arguments.empty())
        complain(wrong_usage, "encode --each: choices come from standard input, a plan on each "
                              "line, not from the command line: " +
                                  in_quotes(asked.arguments.front()));
    output out;
    append_csv_header(out);
    bool all_legal = true;
    const auto encode_line = [&](std::string_view line) {
        if (!append_line(out, without_return(line), asked.on)) all_legal = false;
    };
    line_reader lines;
    while (lines.read_more()) {
        lines.each_line(encode_line);
        flush(out); // whoever writes the lines may wait for an answer
    }
    encode_line(lines.rest());
    flush(out);
    return all_legal ? 0 : rule_broken;
}

} // namespace msrpp
