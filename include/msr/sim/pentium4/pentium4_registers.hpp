// The registers of the simulated Pentium 4: the registers of its model, with the write rules of
// their layouts.
#pragma once

#include <msr/core/field.hpp>
#include <msr/core/register.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/sampling_registers.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/netburst/values/named_registers.hpp>
#include <msr/sim/registers/register_file.hpp>
#include <msr/sim/registers/time_stamp_registers.hpp>

#include <cstdint>
#include <vector>

namespace msr::sim {

namespace detail {

constexpr bool has_threads(netburst::hyper_threading threads) {
    return threads == netburst::hyper_threading::on;
}

constexpr bool is_on_model(const netburst::named_register &one, unsigned model) {
    if (one.kind != netburst::register_kind::select) return true;
    const netburst::escr_row &row = netburst::escrs[one.number];
    return (row.models & netburst::of_models(model)) != 0;
}

constexpr register_entry entry_of(const netburst::named_register &row,
                                  const netburst::target &target) {
    using namespace netburst;
    register_entry entry{.address = row.address, .rule = write_rule_of(fields_on(row, target))};
    entry.rule.refused |= reserved_bits(row, target);
    if (row.address == misc_enable::address)
        entry.reset = decltype(misc_enable::perfmon_available)::mask;
    entry.one_for_each_cpu = is_of_logical_processor(row.address);
    return entry;
}

} // namespace detail

/// Returns the registers of a model: its ESCRs, all CCCRs and counters, IA32_PEBS_ENABLE,
/// MSR_PEBS_MATRIX_VERT, MSR_TC_PRECISE_EVENT, IA32_DS_AREA, IA32_MISC_ENABLE, MSR_DEBUGCTLA and
/// the time stamp counter.
/// `model`: 0, 1, 2, 3, 4 or 6, as CPUID gives it for family 0Fh
///
/// Two logical processors share all but IA32_DS_AREA, MSR_DEBUGCTLA and the time stamp counter (SDM
/// Table 35-41). Models 0, 1 and 2 have IQ_ESCR0 and IQ_ESCR1. A CCCR without Hyper-Threading keeps
/// any value of bits 17:16, as old processors are said to do (perfctr 2.6.5), although the manual
/// demands 3. IA32_MISC_ENABLE shows that the processor has counters, branch traces and precise
/// sampling, and has no other bits.
constexpr std::vector<register_entry> pentium4_registers(unsigned model,
                                                         netburst::hyper_threading threads) {
    const netburst::target target{.models = netburst::of_models(model),
                                  .hyper_threading = detail::has_threads(threads)};
    std::vector<register_entry> entries;
    for (unsigned place = 0; place < netburst::named_register_count; ++place) {
        const netburst::named_register row = netburst::register_by_place(place);
        if (detail::is_on_model(row, model)) entries.push_back(detail::entry_of(row, target));
    }
    entries.push_back({.address = time_stamp_counter::address,
                       .rule = write_rule_of<time_stamp_counter>(),
                       .one_for_each_cpu = true});
    return entries;
}

} // namespace msr::sim
