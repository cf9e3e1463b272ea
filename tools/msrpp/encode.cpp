// `msrpp encode CHOICE...`: all choices as one plan.
#include "choices.hpp"
#include "commands.hpp"
#include "encode_formats.hpp"
#include "output.hpp"

#include <msr/intel/netburst/request.hpp>

#include <fmt/format.h>

#include <cstddef>

namespace msrpp {

namespace {

void append_plan(output &out, const planned &plan, const settings &asked) {
    switch (asked.as) {
    case format::table:
        return append_table(out, plan);
    case format::csv:
        return append_csv(out, printed(plan));
    case format::json:
        return append_json(out, plan, asked);
    case format::wrmsr:
        return append_wrmsr(out, printed(plan), asked.on_cpu);
    case format::c:
        return append_c(out, printed(plan));
    case format::perfex:
        return append_perfex(out, plan);
    case format::perf:
        return append_perf(out, plan);
    default:
        return;
    }
}

/// Bit 25 of IA32_PEBS_ENABLE samples on the logical processor that writes it.
void refuse_unnamed_cpu(const planned &plan) {
    for (std::size_t i = 0; i < plan.requests.size(); ++i)
        if (plan.requests[i].how.precise &&
            plan.requests[i].how.threads != msr::netburst::thread_set::unsaid)
            complain(wrong_usage,
                     fmt::format("{} is sampled on the logical processor that writes it: say with "
                                 "--on which CPU that is",
                                 in_quotes(plan.texts[i])));
}

} // namespace

int encode(const command_line &given) {
    if (given.each) return encode_each(given);
    const settings asked = checked(given, {"table", "csv", "json", "wrmsr", "c", "perfex", "perf"});
    if (asked.arguments.empty())
        complain(wrong_usage, "encode: give a choice, as event:mask; 'msrpp list' names them");
    const planned plan = plan_of(asked.arguments, asked.on);
    if (asked.as == format::wrmsr && given.on_cpu.empty()) refuse_unnamed_cpu(plan);
    output out;
    append_plan(out, plan, asked);
    flush(out);
    return 0;
}

} // namespace msrpp
