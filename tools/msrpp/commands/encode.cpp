#include "encode.hpp"

#include "../../support/command_line.hpp"
#include "../../support/complaint.hpp"
#include "../../support/output.hpp"
#include "../../support/text.hpp"
#include "../choices/metrics.hpp"
#include "../command.hpp"
#include "../formats.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>

namespace msrpp {

namespace {

unsigned asked_cpu(const std::string &text, const output_format &as) {
    if (text.empty()) return 0;
    if (!as.names_cpu)
        complain(wrong_usage, "--on: only the format wrmsr names the CPU that is written to");
    const msr::number_read number = msr::number_in(view(text));
    if (!number || number.value > std::numeric_limits<std::uint32_t>::max())
        complain(wrong_usage, "--on: not the number of a logical CPU: " + in_quotes(text));
    return static_cast<unsigned>(number.value);
}

/// The format that is asked for. Throws a complaint, which says why a format is not for this
/// processor.
const output_format &format_of(const std::string &name, const family &of) {
    for (const output_format *const one : formats_with(&output_format::encode))
        if (one->name == name && one->refusal != nullptr && !one->serves(of))
            complain(wrong_usage, fmt::format("--format: this command has no format {} for {}: {}",
                                              in_quotes(name), of.name, one->refusal));
    return asked_format(name, formats_with(&output_format::encode, &of));
}

/// Prints the groups of metrics, one after the other.
void encode_groups(output &out, const encode_options &given, known_plans &plans,
                   const output_format &as, unsigned cpu) {
    const auto groups = metric_groups(plans, given.choices);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (groups.size() > 1 && as.name == "table")
            append_line(out,
                        fmt::format("{}group {} of {}", i == 0 ? "" : "\n", i + 1, groups.size()));
        as.encode(out, {plans.of(), plans.plan(groups[i]), cpu, !given.on_cpu.empty()});
    }
}

} // namespace

int encode(const encode_options &given, const family &of) {
    if (given.each) return encode_each(given, of);
    const output_format &as = format_of(given.format, of);
    const unsigned cpu = asked_cpu(given.on_cpu, as);
    if (given.choices.empty())
        complain(wrong_usage,
                 fmt::format("encode: give a choice; 'msrpp --cpu {} list' names them", of.name));
    output out;
    known_plans plans{of};
    if (has_metrics(plans, given.choices)) {
        encode_groups(out, given, plans, as, cpu);
        flush(out);
        return 0;
    }
    const family_plan plan = of.plan(of, given.choices);
    as.encode(out, {of, plan, cpu, !given.on_cpu.empty()});
    flush(out);
    return 0;
}

namespace {

action add_encode_options(support::command &to, target_options &target) {
    const auto given = std::make_shared<encode_options>();
    add_usual_options(to, target, given->format,
                      names_for_help(formats_with(&output_format::encode)) +
                          "; with --each only csv");
    to.add_option("CHOICE", given->choices, "what to count, all of it at the same time");
    to.add_flag("--each", given->each,
                "every line of standard input is a plan of its own; blanks separate its choices");
    add_text_option(to, "--on", given->on_cpu,
                    "the logical CPU that wrmsr writes to; 0 by default");
    return [given, &target] { return encode(*given, target_of(target)); };
}

const known_command encode_command{{.name = "encode",
                                    .rank = 30,
                                    .text = "the register writes of a plan",
                                    .add_options = add_encode_options}};

} // namespace

} // namespace msrpp
