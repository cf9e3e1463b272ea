// The registers by address, and the fields of their values by name.
// Sources: as registers.hpp.
#pragma once

#include <msr/each_field.hpp>
#include <msr/intel/p6/registers.hpp>
#include <msr/register.hpp>
#include <msr/sequence.hpp>

#include <cstdint>

namespace msr::p6 {

/// They are the same on every processor of the family.
inline constexpr placed_register registers[] = {
    {"perfevtsel0", perfevtsel0::address, fields_of<perfevtsel0>()},
    {"perfevtsel1", perfevtsel1::address, fields_of<perfevtsel1>()},
    {"perfctr0", perfctr0_address, fields_of<perfctr>()},
    {"perfctr1", perfctr1_address, fields_of<perfctr>()},
};

/// Calls `each(name, value)` for each field of the register at an address, reserved ones too; not
/// at all for an unknown address. For a recorder:
/// `recorder.describe_with(&each_field<msr::field_sink>)`.
template <typename Sink>
constexpr void each_field(std::uint32_t address, std::uint64_t value, Sink each) {
    each_field_of(fields_at(address, all_of(registers)), value, each);
}

} // namespace msr::p6
