// The registers of a simulated processor with architectural performance monitoring: the registers
// of its target (msr/intel/perfmon/named_registers.hpp), and the effects of writes to them.
#pragma once

#include <msr/intel/perfmon/counters.hpp>
#include <msr/intel/perfmon/named_registers.hpp>
#include <msr/intel/perfmon/precise_facts.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/intel/perfmon/registers/global_registers.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/sim/counters/select_registers.hpp>

#include <cstdint>
#include <vector>

namespace msr::sim {

/// Returns the address of the register that keeps a counter's value: IA32_PMCn or IA32_FIXED_CTRn,
/// or the alias where the counter has no other address. `counter`: the PMU's number of the counter
/// `target`: the target of the simulated machine
constexpr std::uint32_t perfmon_counter_address(int counter, const perfmon::target &target) {
    const auto number = static_cast<unsigned>(counter);
    return perfmon::has_first_registers(counter, target)
               ? perfmon::counter_registers[number].address
               : perfmon::counter_aliases[number].address;
}
/// Returns the address of a general counter's select register.
/// `counter`: the PMU's number of a general counter
/// `target`: the target of the simulated machine
constexpr std::uint32_t perfmon_select_address(int counter, const perfmon::target &target) {
    const auto number = static_cast<unsigned>(counter);
    return perfmon::has_first_registers(counter, target)
               ? perfmon::counter_rows[number].select_address
               : perfmon::select_aliases[number].address;
}

namespace detail {

/// Returns the number of the PEBS record format of a target, 3 for "format 3" in the table of
/// precise facts; 0: the table has no format for the target.
constexpr unsigned pebs_format_of(const perfmon::target &target) {
    constexpr const char start[] = "format ";
    const char *text = perfmon::processors[target.processor].pebs;
    if (text == nullptr) return 0;
    for (const char *request = start; *request != '\0'; ++request, ++text)
        if (*text != *request) return 0;
    return *text >= '0' && *text <= '9' ? static_cast<unsigned>(*text - '0') : 0;
}

/// Returns the value of IA32_PERF_CAPABILITIES with the bits that the target determines. The
/// simulated processor has no last-branch records.
constexpr std::uint64_t capabilities_of(const perfmon::target &target) {
    using all = perfmon::perf_capabilities;
    std::uint64_t value = decltype(all::lbr_fmt)::truncated_bits(
        static_cast<std::uint64_t>(perfmon::lbr_format::none));
    if (target.full_width) value |= decltype(all::fw_write)::mask;
    if (target.metrics != perfmon::metrics_layout::none) value |= decltype(all::perf_metrics)::mask;
    if (target.pebs != perfmon::pebs_layout::none)
        value |= decltype(all::pebs_fmt)::truncated_bits(pebs_format_of(target));
    if (perfmon::precise_facts_of(target).form == perfmon::precise_form::adaptive)
        value |= decltype(all::pebs_baseline)::mask;
    return value;
}

constexpr select_register perfmon_counter(select_register result, const named_register &row,
                                          const perfmon::target &target) {
    const std::uint32_t saved = perfmon_counter_address(row.number, target);
    if (row.address != saved) result.kept_at = saved;
    const bool is_first = row.address == saved && !perfmon::is_fixed(row.number) &&
                          perfmon::has_first_registers(row.number, target);
    // SDM volume 3, "Full-Width Writes to Performance Counter Registers": a write to IA32_PMCn
    // takes bits 31:0 and extends their sign.
    if (is_first) {
        result.effect = write_effect::sign_extends;
        result.width = target.width;
        result.entry.rule.refused = 0;
    }
    return result;
}

constexpr select_register perfmon_register(const named_register &row,
                                           const perfmon::target &target) {
    select_register result = register_of(row);
    switch (row.kind) {
    case register_kind::counter:
        return perfmon_counter(result, row, target);
    case register_kind::select:
        if (row.address != perfmon_select_address(row.number, target))
            result.kept_at = perfmon_select_address(row.number, target);
        return result;
    case register_kind::filter:
        // Writes of MSR_OFFCORE_RSP accept the bits of Linux's masks, with and without a name:
        // servers have bits for suppliers of data that the table of their generation does not name.
        if (row.number >= 0) result.entry.rule.refused = row.reserved;
        return result;
    case register_kind::global_control:
        // A reset enables the general counters, for software of version 1 (Linux,
        // arch/x86/kvm/pmu.c, kvm_pmu_refresh).
        result.entry.reset = target.general;
        return result;
    default:
        break;
    }
    const std::uint32_t address = row.address;
    if (address == perfmon::global_ovf_ctrl_address) {
        result.effect = write_effect::clears;
        result.status = perfmon::global_status_address;
    }
    if (address == perfmon::row_of(perfmon::layout_id::perf_global_status_set).address) {
        result.effect = write_effect::sets;
        result.status = perfmon::global_status_address;
    }
    if (address == perfmon::row_of(perfmon::layout_id::ds_area).address)
        result.effect = write_effect::takes_address;
    if (address == perfmon::row_of(perfmon::layout_id::perf_capabilities).address)
        result.entry.reset = capabilities_of(target);
    return result;
}

} // namespace detail

namespace detail {

/// Returns the address, the refused bits and the effect of a register that describes the buffer of
/// architectural PEBS.
constexpr select_register buffer_register(perfmon::layout_id id) {
    const perfmon::layout_row &row = perfmon::row_of(id);
    return {.entry = {.address = row.address,
                      .rule = {.refused = bits_with(row.fields, access::reserved)},
                      .one_for_each_cpu = true},
            .effect = id == perfmon::layout_id::pebs_base ? write_effect::takes_address
                                                          : write_effect::sets_bits};
}

/// Returns IA32_MISC_ENABLE: it announces the counters, and a branch trace store where the target
/// has a debug store. Reserved bits are refused; writes leave read-only bits unchanged.
constexpr select_register misc_enable_register(const perfmon::target &target) {
    using layout = perfmon::misc_enable;
    const perfmon::layout_row &row = perfmon::row_of(perfmon::layout_id::misc_enable);
    const bool precise = perfmon::precise_facts_of(target).form != perfmon::precise_form::none;
    return {.entry = {.address = row.address,
                      .rule = {.refused = bits_with(row.fields, access::reserved),
                               .read_only = bits_with(row.fields, access::read_only)},
                      .reset = decltype(layout::perf_mon_available)::mask |
                               (target.pebs != perfmon::pebs_layout::none
                                    ? 0
                                    : decltype(layout::bts_unavailable)::mask) |
                               (precise ? 0 : decltype(layout::pebs_unavailable)::mask),
                      .one_for_each_cpu = true}};
}

} // namespace detail

/// Returns the registers of a target (the processor that is simulated), IA32_MISC_ENABLE and the
/// time stamp counter. A target with architectural PEBS also has IA32_PEBS_BASE and
/// IA32_PEBS_INDEX, about whose fields sources are less sure. A processor with full-width writes
/// has IA32_A_PMCn, even where plans for the target do not use them.
inline std::vector<select_register> perfmon_registers(perfmon::target target) {
    target.full_width = target.full_width || perfmon::announces_full_width(target);
    std::vector<select_register> registers{time_stamp_register(),
                                           detail::misc_enable_register(target)};
    perfmon::each_register(target, [&](const named_register &row) {
        registers.push_back(detail::perfmon_register(row, target));
    });
    if (perfmon::precise_facts_of(target).form == perfmon::precise_form::architectural) {
        registers.push_back(detail::buffer_register(perfmon::layout_id::pebs_base));
        registers.push_back(detail::buffer_register(perfmon::layout_id::pebs_index));
    }
    return registers;
}

} // namespace msr::sim
