// Registers by their meaning for perf: the select register that belongs to a counter, and the
// counter behind each number of RDPMC.
// Sources: Intel SDM volume 4 (335592), AMD APM volume 2 (24593) and appendix A; the numbers of
// RDPMC from SDM volume 2, RDPMC, and APM volume 3, RDPMC.
#pragma once

#include <msr/core/rdpmc.hpp>

#include <cstdint>

namespace msr::perf_detail {

/// The PMU of the kernel to which a counter belongs.
enum class unit : std::uint8_t {
    none,   ///< no PMU: perf has no event for the counter
    select, ///< a general counter with a select register, Intel or AMD
    fixed,  ///< an Intel counter whose event is fixed
    shares, ///< shares of what a fixed counter counts, in IA32_PERF_METRICS
    netburst,
    ibs_fetch,
    ibs_op,
    amd_node, ///< a counter of AMD's northbridge or data fabric
    amd_last, ///< a counter of AMD's L2 interface or L3
};

/// A counter: its unit, its select register, and the number by which RDPMC reads it.
struct counter_place {
    unit of{};
    std::uint32_t select{};
    std::uint32_t index{no_rdpmc};
    std::uint32_t place{}; ///< the counter's position among the counters of its unit
};

inline constexpr std::uint32_t fixed_ctr_ctrl = 0x38d;
inline constexpr std::uint32_t offcore_rsp_0 = 0x1a6;
inline constexpr std::uint32_t offcore_rsp_1 = 0x1a7;
inline constexpr std::uint32_t omr_0 = 0x3e0; ///< number of MSR_OMR_0; MSR_OMR_1 to 3 follow it
inline constexpr std::uint32_t pebs_ld_lat = 0x3f6;
inline constexpr std::uint32_t pebs_frontend = 0x3f7;
inline constexpr std::uint32_t ibs_fetch_ctl = 0xc0011030;
inline constexpr std::uint32_t ibs_op_ctl = 0xc0011033;
inline constexpr std::uint32_t pebs_enable = 0x3f1;
inline constexpr std::uint32_t pebs_matrix_vert = 0x3f2;
inline constexpr std::uint32_t first_netburst_counter = 0x300;
inline constexpr std::uint32_t first_cccr = 0x360;
inline constexpr unsigned netburst_counters = 18;
inline constexpr std::uint32_t fixed_rdpmc = 1u << 30;

/// A range of counters at the addresses first, first + step, ..., with their select registers and
/// RDPMC numbers.
struct counter_range {
    std::uint32_t first, count, step;
    unit of;
    std::uint32_t select, select_step;
    std::uint32_t index; ///< the number that RDPMC takes for the first counter of the range
};

/// The ranges of counters, except NetBurst's, which have the addresses of Intel's fixed counters.
inline constexpr counter_range counter_ranges[] = {
    {0xc1, 10, 1, unit::select, 0x186, 1, 0},    // counters IA32_PMC0 to IA32_PMC9
    {0x4c1, 10, 1, unit::select, 0x186, 1, 0},   // IA32_A_PMCn: full-width writes of IA32_PMCn
    {0x1900, 10, 4, unit::select, 0x1901, 4, 0}, // counters IA32_PMC_GP0_CTR to GP9
    {0x309, 7, 1, unit::fixed, fixed_ctr_ctrl, 0, fixed_rdpmc},
    {0x1980, 7, 4, unit::fixed, fixed_ctr_ctrl, 0, fixed_rdpmc},
    {0x329, 1, 1, unit::shares, fixed_ctr_ctrl, 0, no_rdpmc},
    {0xc0010004, 4, 1, unit::select, 0xc0010000, 1, 0},
    {0xc0010201, 6, 2, unit::select, 0xc0010200, 2, 0},
    {0xc0010241, 16, 2, unit::amd_node, 0xc0010240, 2, no_rdpmc},
    {0xc0010231, 6, 2, unit::amd_last, 0xc0010230, 2, no_rdpmc},
    {ibs_fetch_ctl, 1, 1, unit::ibs_fetch, ibs_fetch_ctl, 0, no_rdpmc},
    {ibs_op_ctl, 1, 1, unit::ibs_op, ibs_op_ctl, 0, no_rdpmc},
};

/// Returns the unit, select register and RDPMC number of the counter at an address. `netburst`:
/// whether the program is one of the Pentium 4.
constexpr counter_place place_of_counter(std::uint32_t address, bool netburst) {
    if (netburst) {
        const std::uint32_t place = address - first_netburst_counter;
        if (place >= netburst_counters) return {};
        return {unit::netburst, first_cccr + place, place, place};
    }
    for (const counter_range &range : counter_ranges) {
        const std::uint32_t distance = address - range.first;
        const std::uint32_t place = distance / range.step;
        if (address < range.first || place >= range.count || distance % range.step != 0) continue;
        const std::uint32_t index = range.index == no_rdpmc ? no_rdpmc : range.index + place;
        return {range.of, range.select + place * range.select_step, index, place};
    }
    return {};
}

constexpr bool is_cccr(std::uint32_t address) {
    return address >= first_cccr && address < first_cccr + netburst_counters;
}

/// Returns whether a register only starts and stops counters, or clears flags of counters that
/// overflowed, which the kernel does by itself.
constexpr bool is_kernels_own(std::uint32_t address) {
    constexpr std::uint32_t list[] = {0x38f,       // the register IA32_PERF_GLOBAL_CTRL
                                      0x390,       // the register IA32_PERF_GLOBAL_OVF_CTRL
                                      0xc0000301,  // PerfCntrGlobalCtl
                                      0xc0000302,  // PerfCntrGlobalStatusClr
                                      0xc0011037,  // IBS_OP_DATA3, cleared for erratum 718
                                      0xc001103e,  // IBS_OP_CTL2 disables the engine of ops
                                      0xc001103f}; // IBS_FETCH_CTL2 disables the engine of fetches
    for (const std::uint32_t number : list)
        if (number == address) return true;
    return false;
}

} // namespace msr::perf_detail
