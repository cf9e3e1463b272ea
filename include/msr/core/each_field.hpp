// each_field_of: a call with the name and value of each field of a register. The function
// `each_field` of every PMU finds the fields of the register at an address and calls each_field_of.
#pragma once

#include <msr/core/field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>

#include <cstdint>

namespace msr {

/// The name under which `each_field_of` reports the bits that no field of a register has. The value
/// under `other_bits` has these bits at their positions in the register.
inline constexpr const char *other_bits = "other_bits";

/// Calls `sink(name, value)` for each field of a register, also reserved fields, in the order of
/// their definition; then, under the name `other_bits`, for the bits outside of all fields, if the
/// register has any, so that every bit is reported. A register without fields gets no call.
template <typename Each>
constexpr void each_field_of(sequence<field_row> fields, std::uint64_t value, Each &&sink) {
    if (fields.size() == 0) return;
    for (const field_row &row : fields)
        sink(row.name, row.value_in(value));
    if (const std::uint64_t remainder = ~described_bits(fields); remainder != 0)
        sink(other_bits, value & remainder);
}

} // namespace msr
