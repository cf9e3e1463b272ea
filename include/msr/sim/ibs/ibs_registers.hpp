// The registers of a simulated processor's instruction-based sampling: the registers of its target
// (msr/amd/ibs/register_fields.hpp), and the effects of writes to them.
#pragma once

#include <msr/amd/ibs/enabling.hpp>
#include <msr/amd/ibs/fields.hpp>
#include <msr/amd/ibs/register_fields.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/field.hpp>
#include <msr/sim/counters/select_registers.hpp>

#include <cstdint>
#include <vector>

namespace msr::sim {

/// Returns whether a target has a register of instruction-based sampling: the target must have the
/// engine that the register belongs to, and a field of the register.
constexpr bool has_ibs_register(std::uint32_t address, const ibs::target &target) {
    const bool is_of_fetch = address <= ibs::address::fetch_physaddr ||
                             address == ibs::address::extd_ctl ||
                             address == ibs::address::fetch_ctl2;
    const bool is_of_op = !is_of_fetch && address != ibs::address::ctl;
    if (is_of_fetch && !target.has(ibs::feature::fetch_sam)) return false;
    if (is_of_op && !target.has(ibs::feature::op_sam)) return false;
    return known_bits(address, target) != 0;
}

/// Returns the registers of instruction-based sampling of a target. A write that sets a bit of no
/// field is refused; IBS_CTL is read-only and names vector 0, as firmware leaves it. The registers
/// that enable sampling on Zen 1 take any value.
inline std::vector<select_register> ibs_registers(const ibs::target &target) {
    std::vector<select_register> registers;
    for (const ibs::detail::register_row &row : ibs::detail::registers) {
        if (!has_ibs_register(row.address, target)) continue;
        const std::uint64_t known = ibs::known_bits(row.address, target);
        select_register entry{.entry = {.address = row.address,
                                        .rule = {.refused = ~known},
                                        .one_for_each_cpu = true}};
        if (row.address == ibs::address::ctl) {
            entry.effect = write_effect::is_refused;
            entry.entry.reset = ibs::detail::ctl_lvt_offset_val.mask() & known;
        }
        registers.push_back(entry);
    }
    for (const ibs::enabling_register &enabling_register : ibs::enabling_registers(target))
        registers.push_back(
            {.entry = {.address = enabling_register.address, .one_for_each_cpu = true}});
    return registers;
}

/// Returns whether the registers that enable sampling on Zen 1 permit a CPU to sample; true for
/// targets without such registers.
inline bool is_switched_on(const ibs::target &target, select_register_file &registers,
                           unsigned cpu) {
    for (const ibs::enabling_register &enabling_register : ibs::enabling_registers(target))
        if (!enabling_register.enables(*registers.held(enabling_register.address, cpu)))
            return false;
    return true;
}

/// Returns the value of a CPU's register; 0 where the target lacks the register.
inline std::uint64_t value_of(select_register_file &registers, std::uint32_t address,
                              unsigned cpu) {
    const std::uint64_t *const value = registers.held(address, cpu);
    return value == nullptr ? 0 : *value;
}

/// Returns a value at the bits of a register's field; bits that do not fit the field are cut off.
constexpr std::uint64_t placed(const ibs::layout_field &field, std::uint64_t value) {
    return (value & low_bits(field.width)) << field.low;
}
/// Returns a value at the bits of a register's field; a value that is too large becomes the largest
/// value of the field.
constexpr std::uint64_t placed_most(const ibs::layout_field &field, std::uint64_t value) {
    const std::uint64_t maximum = low_bits(field.width);
    return placed(field, value < maximum ? value : maximum);
}

} // namespace msr::sim
