// The fields of a register's value by name, for recorders and other code that shows values.
#pragma once

#include <msr/core/each_field.hpp>
#include <msr/rdt/explain.hpp>

#include <cstdint>

namespace msr::rdt {

/// Calls `sink(name, value)` for each field, reserved ones too, of the register of Intel RDT at an
/// address; not for an address without a register. The fields are the same on every processor. For
/// a recorder: `recorder.describe_with(&each_field<msr::field_sink>)`.
template <typename Sink>
constexpr void each_field(std::uint32_t address, std::uint64_t value, Sink sink) {
    if (const found_row entry = register_at(address)) each_field_of(entry.row->fields, value, sink);
}

} // namespace msr::rdt
