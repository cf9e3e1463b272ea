// The values of a register's fields, one call for each: what every room's `each_field` does with
// the fields that it found at an address.
#pragma once

#include <msr/field.hpp>
#include <msr/register.hpp>
#include <msr/sequence.hpp>

#include <cstdint>

namespace msr {

/// What the bits outside of all fields are called; they are told together, in their own places.
inline constexpr const char *other_bits = "other_bits";

/// Calls `each(name, value)` for each field, reserved ones too, in the order of the definition;
/// then for the bits outside of them where there are such, so that no bit goes untold. Without
/// fields there is no register, and no call.
template <typename Each>
constexpr void each_field_of(sequence<field_row> fields, std::uint64_t value, Each &&each) {
    if (fields.size() == 0) return;
    for (const field_row &row : fields)
        each(row.name, row.value_in(value));
    if (const std::uint64_t outside = ~described_bits(fields); outside != 0)
        each(other_bits, value & outside);
}

} // namespace msr
