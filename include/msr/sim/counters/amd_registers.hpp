// The registers of a simulated AMD processor's counters: the registers of its target
// (msr/amd/counters/explain.hpp), and the effects of writes to them.
#pragma once

#include <msr/amd/counters/counter_table.hpp>
#include <msr/amd/counters/explain.hpp>
#include <msr/amd/counters/registers.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/core/field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/sim/counters/select_registers.hpp>

#include <cstdint>
#include <vector>

namespace msr::sim {

namespace detail {

constexpr select_register amd_register(const named_register &row, const amd::target &target) {
    select_register result = register_of(row);
    switch (row.address) {
    case amd::global_status_address:
        // Writes to PERF_CNTR_GLOBAL_STATUS are ignored (PPR, as Linux cites it:
        // arch/x86/kvm/pmu.c, kvm_pmu_set_msr).
        result.effect = write_effect::sets_bits;
        result.entry.rule = {.read_only = ~std::uint64_t{0}};
        break;
    case amd::global_status_clear_address:
        // PERF_CNTR_GLOBAL_STATUS_CLR reads as 0 (Linux, arch/x86/kvm/pmu.c, kvm_pmu_get_msr).
        result.effect = write_effect::clears;
        result.status = amd::global_status_address;
        break;
    case amd::global_control_address:
        // After a reset PERF_CNTR_GLOBAL_CTL enables the counters, for software that does not know
        // the register (Linux, arch/x86/kvm/pmu.c, kvm_pmu_refresh).
        result.entry.reset = low_bits(target.core_counters);
        break;
    default:
        break;
    }
    return result;
}

/// Returns PERF_CNTR_GLOBAL_STATUS_SET of PerfMonV2: bits written as 1 set those of
/// PERF_CNTR_GLOBAL_STATUS, and a read gives 0.
/// Source: Linux, asm/msr-index.h, and arch/x86/kvm/pmu.c, kvm_pmu_get_msr.
constexpr select_register status_set_register() {
    constexpr sequence<field_row> fields = fields_of<amd::perf_cntr_global_status>();
    return {.entry = {.address = amd::global_status_clear_address + 1,
                      .rule = {.refused = bits_with(fields, access::reserved)},
                      .one_for_each_cpu = true},
            .effect = write_effect::sets,
            .status = amd::global_status_address};
}

/// Adds the older addresses of the first four extended counters and of their select registers.
/// Source: test/facts/amd/amd_pmc_fields.csv, PERF_LEGACY_CTL.
inline void add_older_names(std::vector<select_register> &destination, const amd::target &target) {
    for (int n = 0; n < 4; ++n) {
        const select::counter_row &older = amd::counter_table[n];
        const select::counter_row &newer = amd::counter_table[n + 4];
        amd::each_register(target, [&](const named_register &row) {
            select_register result = amd_register(row, target);
            result.kept_at = row.address;
            if (row.address == newer.select_address)
                result.entry.address = older.select_address;
            else if (row.address == newer.address)
                result.entry.address = older.address;
            else
                return;
            destination.push_back(result);
        });
    }
}

} // namespace detail

/// The limit of the simulation that registers refuse reserved bits, which some processors ignore.
/// Source: Linux, arch/x86/kvm/svm/pmu.c, amd_pmu_set_msr.
inline constexpr const char *amd_registers_limit =
    "registers: reserved bits are refused, though Zen processors are said to ignore them";

/// Returns the registers of the counters of a target (the processor that is simulated), and the
/// time stamp counter. Counters outside of the core have registers, but these do not count;
/// registers of memory controllers are left out (memory_controllers.hpp).
///
/// Reserved bits are refused, since they must be written as 0 (amd_registers_limit).
inline std::vector<select_register> amd_registers(const amd::target &target) {
    std::vector<select_register> registers{time_stamp_register()};
    amd::each_register(target, [&](const named_register &row) {
        if (amd::unit_of(row) != amd::unit::umc)
            registers.push_back(detail::amd_register(row, target));
    });
    if (target.core_extension) detail::add_older_names(registers, target);
    if (target.global_control) registers.push_back(detail::status_set_register());
    return registers;
}

} // namespace msr::sim
