#include "program_formats.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace msrpp {

namespace {

/// All writes that bring a machine to where it counts, in order.
template <typename Sink>
void each_until_started(const printed_plan &plan, Sink &&sink) {
    for (const printed_write &next : plan.set_up)
        sink(next);
    for (const printed_write &next : plan.start)
        sink(next);
}

json write_as_json(const printed_plan &plan, const printed_write &next) {
    json result = {{"choice", plan.texts[next.choice]},
                   {"register", next.register_name},
                   {"address", hex(next.what.address)},
                   {"value", hex(next.what.value)}};
    if (next.what.keep != 0) result["keep"] = hex(next.what.keep);
    return result;
}

json as_json(const printed_plan &plan, const std::vector<printed_write> &writes) {
    json result = json::array();
    for (const printed_write &next : writes)
        result.push_back(write_as_json(plan, next));
    return result;
}

bool keeps_bits(const printed_plan &plan) {
    bool result = false;
    each_until_started(plan,
                       [&](const printed_write &next) { result = result || next.what.keep != 0; });
    return result && plan.keeps_bits;
}

} // namespace

std::string number_of(std::size_t choice) { return fmt::format("{}", choice + 1); }

void append_phases(output &out, const printed_plan &plan) {
    aligned_table table;
    table.add({"phase", "register", "address", "value", "kept bits", "choice"});
    const auto add = [&](const char *phase, const std::vector<printed_write> &writes) {
        for (const printed_write &next : writes)
            table.add({phase, std::string{next.register_name}, hex(next.what.address),
                       hex(next.what.value), next.what.keep == 0 ? "" : hex(next.what.keep),
                       number_of(next.choice)});
    };
    add("set up", plan.set_up);
    add("start", plan.start);
    add("stop", plan.stop);
    table.append_to(out);
}

void append_csv(output &out, const printed_plan &plan) {
    append_csv_header(out);
    append_csv_rows(out, plan);
}

void append_csv_header(output &out) { append_row(out, {"choice", "register", "address", "value"}); }

void append_csv_rows(output &out, const printed_plan &plan) {
    for (const printed_write &next : plan.state)
        append_row(out, {plan.texts[next.choice], next.register_name, hex(next.what.address),
                         hex(next.what.value)});
}

void append_wrmsr(output &out, const printed_plan &plan, unsigned cpu) {
    each_until_started(plan, [&](const printed_write &next) {
        const auto to = fmt::appender(out);
        const msr::write &what = next.what;
        if (what.keep == 0 || !plan.keeps_bits)
            fmt::format_to(to, "wrmsr -p {} 0x{:x} 0x{:x}\n", cpu, what.address, what.value);
        else // the shell's numbers have 64 bits, and wrmsr takes a negative one for what it is
            fmt::format_to(
                to, "wrmsr -p {0} 0x{1:x} $(($(rdmsr -c -p {0} 0x{1:x}) & 0x{2:x} | 0x{3:x}))\n",
                cpu, what.address, what.keep, what.value);
    });
}

void append_c(output &out, const printed_plan &plan) {
    const bool keeps = keeps_bits(plan);
    append(out, "#include <stdint.h>\n\n"
                "static const struct {\n"
                "    uint32_t address;\n"
                "    uint64_t value;\n");
    if (keeps) append(out, "    uint64_t keep; /* bits that stay as the register has them */\n");
    append(out, "} msr_writes[] = {\n");
    each_until_started(plan, [&](const printed_write &next) {
        const std::string kept = keeps ? fmt::format(", 0x{:x}", next.what.keep) : "";
        fmt::format_to(fmt::appender(out), "    {{0x{:x}, 0x{:x}{}}}, /* {}: {} */\n",
                       next.what.address, next.what.value, kept, next.register_name,
                       plan.texts[next.choice]);
    });
    append(out, "};\n");
}

json writes_as_json(const printed_plan &plan) { return as_json(plan, plan.state); }

json program_as_json(const printed_plan &plan) {
    return {{"set_up", as_json(plan, plan.set_up)},
            {"start", as_json(plan, plan.start)},
            {"stop", as_json(plan, plan.stop)}};
}

} // namespace msrpp
