// The registers of a target processor with the Pentium's counters by address, and the fields of
// their values by name. Sources: those of registers.hpp.
#pragma once

#include <msr/core/each_field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/p5/registers.hpp>
#include <msr/intel/p5/target.hpp>
#include <msr/pmu/registers.hpp>

#include <cstdint>

namespace msr::p5 {

using msr::found_register;
using msr::named_register;
using msr::register_kind;

namespace detail {

template <typename Cesr>
inline constexpr named_register registers_with[] = {
    register_of_fields("cesr", cesr::address, register_kind::select, -1, tested_fields_of<Cesr>()),
    register_of_fields("ctr0", ctr0_address, register_kind::counter, 0, tested_fields_of<ctr>()),
    register_of_fields("ctr1", ctr1_address, register_kind::counter, 1, tested_fields_of<ctr>()),
};

} // namespace detail

/// Returns the registers CESR, CTR0 and CTR1 as rows with their fields. For a target with
/// processors other than the Cyrix MII, CESR has the fields that all processors of the target have.
constexpr sequence<named_register> registers_of(const target &target) {
    return target == cyrix_mii ? all_of(detail::registers_with<cesr_of_mii>)
                               : all_of(detail::registers_with<cesr>);
}

/// Calls `sink(const named_register &)` for each register of a target.
template <typename Sink>
constexpr void each_register(const target &target, Sink &&sink) {
    for (const named_register &row : registers_of(target))
        sink(row);
}

/// Returns the register of a target at an address; the result is false where the target has no
/// register at the address.
constexpr found_register register_at(std::uint32_t address, const target &target) {
    return register_with_address(address, target);
}

/// Returns the register of a target with a name, in any case; the result is false where the target
/// has no register of that name.
constexpr found_register register_named(text_view name, const target &target) {
    return register_with_name(name, target);
}

/// Calls `visit(name, value)` for each field of the register at an address, reserved fields
/// included; makes no call for an unknown address. For a recorder (a backend for tests):
/// `recorder.describe_with(&each_field<msr::field_sink, pentium_mmx>)`.
template <typename Sink, target On = target{}>
constexpr void each_field(std::uint32_t address, std::uint64_t value, Sink visit) {
    each_field_of(register_at(address, On).row.fields, value, visit);
}

} // namespace msr::p5
