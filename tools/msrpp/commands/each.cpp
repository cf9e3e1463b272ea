// The command `msrpp encode --each`: every line of standard input is a separate plan.
#include "../../support/complaint.hpp"
#include "../../support/lines.hpp"
#include "../../support/output.hpp"
#include "../formats.hpp"
#include "encode.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

namespace {

/// Prints a plan, the register writes that count events, for each line of input.
class printer {
public:
    printer(const family &identity, const each_form &form) : identity{identity}, form{form} {
        form.head(out);
    }

    /// Appends the rows of a line's plan, or the reason why the plan is not legal. A blank line has
    /// no rows.
    void append(std::string_view line) {
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        const std::size_t first = line.find_first_not_of(blanks);
        if (first == line.npos) return;
        const std::size_t last = line.find_last_not_of(blanks);
        const std::string_view text = line.substr(first, last - first + 1);
        const bool one_choice = text.find_first_of(blanks) == text.npos;
        one_choice &&identity.encode_choice != nullptr ? append_choice(line, text)
                                                       : append_plan(line);
    }

    output out;
    bool all_legal = true;

private:
    void append_choice(std::string_view line, std::string_view text) {
        writes.clear();
        if (identity.encode_choice(identity, text, writes, reason))
            form.choice(out, text, writes);
        else
            append_error(line, reason);
    }

    /// Appends the rows of `encode`, or the complaint of `encode`.
    void append_plan(std::string_view line) {
        try {
            form.plan(out, identity.plan(identity, words_in(line)));
        } catch (const complaint &broken) {
            append_error(line, broken.line);
        }
    }

    void append_error(std::string_view line, std::string_view sentence) {
        form.error(out, line, sentence);
        all_legal = false;
    }

    const family &identity;
    const each_form &form;
    /// Register writes for a requested event; reused, so that memory is allocated once.
    std::vector<plain_write> writes;
    std::string reason;
};

} // namespace

int encode_each(const encode_options &encode_options, const family &identity) {
    const output_format &format =
        format_named(encode_options.format, formats_with(&output_format::each, &identity));
    if (!encode_options.on_cpu.empty())
        complain(wrong_usage, "--on: only the format wrmsr names the CPU that is written to");
    if (!encode_options.choices.empty())
        complain(wrong_usage, "encode --each: choices come from standard input, a plan on each "
                              "line, not from the command line: " +
                                  in_quotes(encode_options.choices.front()));
    printer lines{identity, *format.each};
    line_reader input;
    while (input.read_more()) {
        input.each_line([&](std::string_view line) { lines.append(line); });
        // The output is flushed after each line, because a program that writes lines may wait for
        // answers.
        flush(lines.out);
    }
    lines.append(input.rest());
    flush(lines.out);
    return lines.all_legal ? 0 : rule_broken;
}

} // namespace msrpp
