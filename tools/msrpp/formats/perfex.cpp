// The format `perfex`: settings of perfex (Mikael Pettersson's perfctr) for the Pentium 4:
// `CCCR/ESCR@counter` for each requested event, then for events that only tag, then the two
// registers of replay metrics.
#include "../../support/complaint.hpp"
#include "../formats.hpp"

#include <msr/backend/shim_registers.h>
#include <msr/intel/netburst/sampling_registers.hpp>

#include <fmt/format.h>

namespace msrpp::perfex_format {

namespace {

/// Returns the last value that a plan writes into a register; 0 where the plan does not write the
/// register.
std::uint64_t written(const std::vector<named_family_write> &writes, std::uint32_t address) {
    std::uint64_t value = 0;
    for (const named_family_write &next : writes)
        if (next.what.address == address) value = next.what.value;
    return value;
}

void encode(output &out, const encoded &encoded) {
    const family_plan &plan = encoded.plan;
    for (const counting_part &part : plan.details().parts) {
        if (part.overflows)
            complain(rule_broken, fmt::format("perfex starts its counters at 0, so none overflows "
                                              "in time: {}",
                                              in_quotes(plan.texts[part.choice])));
        append_formatted(out, "0x{:08x}/0x{:08x}@{}\n", written(plan.start, part.control),
                         written(plan.set_up, part.select), part.counter);
    }
    const std::uint64_t enable = written(plan.set_up, msr::netburst::pebs_enable::address);
    if (enable == 0) return;
    append_formatted(out, "--p4pe=0x{:08x}\n--p4pmv=0x{:x}\n", enable,
                     written(plan.set_up, msr::netburst::pebs_matrix_vert::address));
}

bool serves(const family &identity) { return identity.wired == MSRPP_ON_NETBURST; }

const known_format known{{.name = "perfex", .rank = 60, .encode = encode, .serves = serves}};

} // namespace

} // namespace msrpp::perfex_format
