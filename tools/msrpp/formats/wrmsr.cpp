// The format `wrmsr`: commands of msr-tools for the shell with the register writes that set up and
// start counters.
#include "../../support/complaint.hpp"
#include "../formats.hpp"

#include <fmt/format.h>

namespace msrpp::wrmsr_format {

namespace {

void append_write(output &out, unsigned cpu, const msr::write &write, bool keeps_bits) {
    if (write.keep == 0 || !keeps_bits)
        append_formatted(out, "wrmsr -p {} 0x{:x} 0x{:x}\n", cpu, write.address, write.value);
    else // numbers of the shell have 64 bits, and wrmsr reads a negative number as the same bits
        append_formatted(
            out, "wrmsr -p {0} 0x{1:x} $(($(rdmsr -c -p {0} 0x{1:x}) & 0x{2:x} | 0x{3:x}))\n", cpu,
            write.address, write.keep, write.value);
}

void encode(output &out, const encoded &encoded) {
    const family_plan &plan = encoded.plan;
    if (!encoded.cpu_is_given && !plan.of_this_cpu.empty())
        complain(wrong_usage,
                 fmt::format("{} is sampled on the logical processor that writes it: say with --on "
                             "which CPU that is",
                             in_quotes(plan.texts[plan.of_this_cpu.front()])));
    for (const auto *const phase : {&plan.set_up, &plan.start})
        for (const named_family_write &next : *phase)
            append_write(out, encoded.on_cpu, next.what, plan.keeps_bits);
}

const known_format known{{.name = "wrmsr", .rank = 40, .encode = encode, .names_cpu = true}};

} // namespace

} // namespace msrpp::wrmsr_format
