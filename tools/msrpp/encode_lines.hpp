// `msrpp encode --each`: every line of standard input is a plan of its own, of any processor.
#pragma once

#include "lines.hpp"
#include "output.hpp"
#include "program_formats.hpp"
#include "settings.hpp"

#include <string_view>

namespace msrpp {

/// The row for a line that is no legal plan.
inline void append_error(output &out, std::string_view line, std::string_view sentence) {
    append_row(out, {line, "error", "", sentence});
}

/// Throws a complaint where choices stand on the command line too.
void refuse_arguments(const settings &asked);

/// Reads and prints. `append_line(output &, std::string_view)` appends the rows of one line and
/// returns whether it was legal. Returns the exit status.
template <typename AppendLine>
int encode_lines(const settings &asked, AppendLine &&append_line) {
    refuse_arguments(asked);
    output out;
    append_csv_header(out);
    bool all_legal = true;
    const auto encode_line = [&](std::string_view line) {
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        if (!append_line(out, line)) all_legal = false;
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
