// `msrpp encode --each`: every line of standard input is a plan of its own.
#include "choices.hpp"
#include "commands.hpp"
#include "complaint.hpp"
#include "encode_formats.hpp"
#include "encode_lines.hpp"
#include "lines.hpp"
#include "output.hpp"

#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/planner.hpp>
#include <msr/intel/netburst/program.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace msrpp {

namespace netburst = msr::netburst;

namespace {

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

/// The rows of a line of several choices: those of `encode`, or what it would complain about.
bool append_plan(output &out, std::string_view line, const netburst::target &on) {
    try {
        append_csv_rows(out, printed(plan_of(words_in(line), on)));
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

} // namespace

int encode_each(const command_line &given) {
    const settings asked = checked(given, {"csv"});
    return encode_lines(asked, [&](output &out, std::string_view line) {
        return append_line(out, line, asked.on);
    });
}

} // namespace msrpp
