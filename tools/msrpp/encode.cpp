// `msrpp encode CHOICE...`: the register writes of all choices as one plan.
#include "../support/complaint.hpp"
#include "../support/output.hpp"
#include "../support/text.hpp"
#include "choices/metrics.hpp"
#include "commands.hpp"
#include "formats.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <limits>
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
void encode_groups(output &out, const command_line &given, known_plans &plans,
                   const output_format &as, unsigned cpu) {
    const auto groups = metric_groups(plans, given.arguments);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (groups.size() > 1 && as.name == "table")
            append_line(out,
                        fmt::format("{}group {} of {}", i == 0 ? "" : "\n", i + 1, groups.size()));
        as.encode(out, {plans.of(), plans.plan(groups[i]), cpu, !given.on_cpu.empty()});
    }
}

} // namespace

int encode(const command_line &given, const family &of) {
    if (given.each) return encode_each(given, of);
    const output_format &as = format_of(given.format, of);
    const unsigned cpu = asked_cpu(given.on_cpu, as);
    if (given.arguments.empty())
        complain(wrong_usage,
                 fmt::format("encode: give a choice; 'msrpp --cpu {} list' names them", of.name));
    output out;
    known_plans plans{of};
    if (has_metrics(plans, given.arguments)) {
        encode_groups(out, given, plans, as, cpu);
        flush(out);
        return 0;
    }
    const family_plan plan = of.plan(of, given.arguments);
    as.encode(out, {of, plan, cpu, !given.on_cpu.empty()});
    flush(out);
    return 0;
}

} // namespace msrpp
