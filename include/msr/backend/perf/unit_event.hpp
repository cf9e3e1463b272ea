// Perf events of AMD's units with PMUs of their own: IBS, the data fabric or northbridge, the L3 or
// L2 cache. The kernel has a PMU for each, whose number is in a folder of /sys. Source of what the
// kernel accepts: Linux, arch/x86/events/amd/ibs.c and uncore.c.
#pragma once

#include <msr/backend/perf/event.hpp>
#include <msr/backend/perf/refusal.hpp>
#include <msr/backend/perf/registers.hpp>
#include <msr/backend/perf/select_event.hpp>
#include <msr/backend/perf/written.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>

#include <cstdint>

namespace msr::perf_detail {

/// Derives the perf event of AMD's IBS, whose period is that of the control register and which has
/// no privilege levels.
constexpr failure ibs_event(const written_registers &registers, const readout &read,
                            const counter_place &position, std::uint32_t pmu,
                            perf_event &destination) {
    const write *const control = registers.last(position.select);
    if (control == nullptr) return inexpressible(read, "nothing enables its engine");
    if (pmu == 0)
        return inexpressible(read, "this kernel shows no IBS (no ibs_op or ibs_fetch below "
                                   "/sys/bus/event_source/devices)");
    const bool op = position.of == unit::ibs_op;
    const std::uint64_t value = control->value;
    const std::uint64_t max = bits(0, 16) | (op ? bits(20, 7) : 0);
    const std::uint64_t saved = op ? bits(16, 1) | bits(19, 1) : bits(57, 1) | bits(59, 1);
    const std::uint64_t enable = op ? bits(17, 1) : bits(48, 1);
    if ((value & ~(max | saved | enable)) != 0)
        return inexpressible(read, "it filters by load latency, for which this backend has no "
                                   "form that all kernels take");
    std::uint64_t steps = value & bits(0, 16);
    if (op) steps |= (value & bits(20, 7)) >> 4;
    destination.type = pmu;
    destination.config = value & saved;
    destination.period = steps << 4;
    return {};
}

/// The kernel's PMU of a unit that serves several CPUs.
struct unit_pmu {
    const char *name{};
    std::uint32_t number{}; ///< the kernel's number of the PMU; 0: the kernel has no such PMU
    bool is_newer{};        ///< whether the PMU is amd_df or amd_l3, of family 17h and later
};

/// Derives the perf event of a unit that serves several CPUs.
constexpr failure unit_event(const written_registers &registers, const readout &read,
                             const counter_place &position, const unit_pmu &pmu,
                             perf_event &destination) {
    const write *const selected = registers.last(position.select);
    if (selected == nullptr) return inexpressible(read, "nothing is selected for its counter");
    if (pmu.number == 0)
        return inexpressible(read, "this kernel shows no such unit (amd_df, amd_l3, amd_nb or "
                                   "amd_l2 below /sys/bus/event_source/devices)");
    const std::uint64_t value = selected->value & ~enable_bit;
    std::uint64_t known = bits(0, 16) | bits(32, 4);
    if (pmu.is_newer)
        known |= position.of == unit::amd_node
                     ? bits(24, 4) | bits(36, 2) | bits(59, 2)
                     : bits(42, 3) | bits(46, 2) | bits(48, 4) | bits(56, 8);
    if ((value & ~known) != 0)
        return inexpressible(read, "its select register has a bit that the kernel keeps for "
                                   "itself: interrupts, or a mask of cores");
    if (pmu.is_newer && position.of == unit::amd_last && (value & bits(56, 8)) == 0)
        return inexpressible(read, "it counts no thread, where the kernel would count all of them");
    destination.type = pmu.number;
    destination.config = value;
    destination.unit_pmu = pmu.name;
    destination.unit_scope = read.scope;
    return {};
}

} // namespace msr::perf_detail
