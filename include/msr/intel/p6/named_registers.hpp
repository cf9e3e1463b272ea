// The registers of the P6 family by address, and the fields of their values by name. Sources: those
// of registers.hpp.
#pragma once

#include <msr/core/each_field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/p6/registers.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/pmu/registers.hpp>

#include <cstdint>

namespace msr::p6 {

using msr::found_register;
using msr::named_register;
using msr::register_kind;

/// The registers of the P6 family, equal on each of its processors.
inline constexpr named_register registers[] = {
    register_of_fields("perfevtsel0", perfevtsel0::address, register_kind::select, 0,
                       tested_fields_of<perfevtsel0>()),
    register_of_fields("perfevtsel1", perfevtsel1::address, register_kind::select, 1,
                       tested_fields_of<perfevtsel1>()),
    register_of_fields("perfctr0", perfctr0_address, register_kind::counter, 0,
                       tested_fields_of<perfctr>()),
    register_of_fields("perfctr1", perfctr1_address, register_kind::counter, 1,
                       tested_fields_of<perfctr>()),
};

/// Calls `sink(const named_register &)` for each register of a target.
template <typename Sink>
constexpr void each_register(const target &, Sink &&sink) {
    for (const named_register &row : registers)
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
/// `recorder.describe_with(&each_field<msr::field_sink>)`.
template <typename Sink>
constexpr void each_field(std::uint32_t address, std::uint64_t value, Sink visit) {
    each_field_of(register_at(address, target{}).row.fields, value, visit);
}

} // namespace msr::p6
