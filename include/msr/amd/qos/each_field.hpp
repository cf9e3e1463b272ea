// The fields of a register's value by name, for recorders and other code that shows values.
#pragma once

#include <msr/amd/qos/explain.hpp>
#include <msr/amd/qos/features.hpp>
#include <msr/core/each_field.hpp>

#include <cstdint>

namespace msr::qos {

/// Calls `each(name, value)` for each field of the register at an address, AMD's own or one that it
/// shares with Intel, reserved ones too; an unknown address gets no call. Of a processor's features
/// only the length of bandwidth limits matters: 11 bits unless it says 12. For a recorder:
/// `recorder.describe_with(&each_field<msr::field_sink, zen5>)`.
template <typename Sink, features On = features{}>
constexpr void each_field(std::uint32_t address, std::uint64_t value, Sink visit) {
    if (const found_row row = register_at(address, On))
        each_field_of(row.row->fields, value, visit);
}

} // namespace msr::qos
