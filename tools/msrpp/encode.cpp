// `msrpp encode CHOICE...`: all choices as one plan.
#include "choices.hpp"
#include "commands.hpp"
#include "encode_formats.hpp"
#include "output.hpp"

namespace msrpp {

namespace {

void append_plan(output &out, const planned &plan, const settings &asked) {
    switch (asked.as) {
    case format::table:
        return append_table(out, plan);
    case format::csv:
        return append_csv(out, plan);
    case format::json:
        return append_json(out, plan, asked);
    case format::wrmsr:
        return append_wrmsr(out, plan, asked.on_cpu);
    case format::c:
        return append_c(out, plan);
    case format::perfex:
        return append_perfex(out, plan);
    case format::perf:
        return append_perf(out, plan);
    }
}

} // namespace

int encode(const command_line &given) {
    if (given.each) return encode_each(given);
    const settings asked = checked(given, {"table", "csv", "json", "wrmsr", "c", "perfex", "perf"});
    if (asked.arguments.empty())
        complain(wrong_usage, "encode: give a choice, as event:mask; 'msrpp list' names them");
    const planned plan = plan_of(asked.arguments, asked.on);
    output out;
    append_plan(out, plan, asked);
    flush(out);
    return 0;
}

} // namespace msrpp
