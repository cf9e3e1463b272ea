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

unsigned cpu_of_option(const std::string &text, const output_format &format) {
    if (text.empty()) return 0;
    if (!format.names_cpu)
        complain(wrong_usage, "--on: only the format wrmsr names the CPU that is written to");
    const msr::number_read number = msr::parse_number(view(text));
    if (!number || number.value > std::numeric_limits<std::uint32_t>::max())
        complain(wrong_usage, "--on: not the number of a logical CPU: " + in_quotes(text));
    return static_cast<unsigned>(number.value);
}

/// Returns the format of a name. Throws a complaint, with the reason where a format does not exist
/// for the processor.
const output_format &format_of(const std::string &name, const family &identity) {
    for (const output_format *const format : formats_with(&output_format::encode))
        if (format->name == name && format->refusal != nullptr && !format->serves(identity))
            complain(wrong_usage, fmt::format("--format: this command has no format {} for {}: {}",
                                              in_quotes(name), identity.name, format->refusal));
    return format_named(name, formats_with(&output_format::encode, &identity));
}

/// Prints the groups of metrics, one after the other.
void encode_groups(output &out, const encode_options &encode_options, known_plans &plans,
                   const output_format &format, unsigned cpu) {
    const auto groups = metric_groups(plans, encode_options.choices);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (groups.size() > 1 && format.name == "table")
            append_line(out,
                        fmt::format("{}group {} of {}", i == 0 ? "" : "\n", i + 1, groups.size()));
        format.encode(out,
                      {plans.of(), plans.plan(groups[i]), cpu, !encode_options.on_cpu.empty()});
    }
}

} // namespace

int encode(const encode_options &encode_options, const family &identity) {
    if (encode_options.each) return encode_each(encode_options, identity);
    const output_format &format = format_of(encode_options.format, identity);
    const unsigned cpu = cpu_of_option(encode_options.on_cpu, format);
    if (encode_options.choices.empty())
        complain(wrong_usage, fmt::format("encode: give a choice; 'msrpp --cpu {} list' names them",
                                          identity.name));
    output out;
    known_plans plans{identity};
    if (has_metrics(plans, encode_options.choices)) {
        encode_groups(out, encode_options, plans, format, cpu);
        flush(out);
        return 0;
    }
    const family_plan plan = identity.plan(identity, encode_options.choices);
    format.encode(out, {identity, plan, cpu, !encode_options.on_cpu.empty()});
    flush(out);
    return 0;
}

namespace {

action add_encode_options(support::command &destination, target_options &target) {
    const auto value = std::make_shared<encode_options>();
    add_usual_options(destination, target, value->format,
                      names_for_help(formats_with(&output_format::encode)) +
                          "; with --each only csv");
    destination.add_option("CHOICE", value->choices, "what to count, all of it at the same time");
    destination.add_flag(
        "--each", value->each,
        "every line of standard input is a plan of its own; blanks separate its choices");
    add_text_option(destination, "--on", value->on_cpu,
                    "the logical CPU that wrmsr writes to; 0 by default");
    return [value, &target] { return encode(*value, target_of(target)); };
}

const known_command encode_command{{.name = "encode",
                                    .rank = 30,
                                    .text = "the register writes of a plan",
                                    .add_options = add_encode_options}};

} // namespace

} // namespace msrpp
