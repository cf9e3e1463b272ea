// The fields of a register's value by name, for recorders and other code that shows values.
#pragma once

#include <msr/amd/qos/explain.hpp>
#include <msr/amd/qos/features.hpp>
#include <msr/core/each_field.hpp>

#include <cstdint>

namespace msr::qos {

/// Calls `visit(name, value)` for each field of a QoS register, with reserved fields: AMD's own
/// registers and those that AMD shares with Intel. An unknown register gets no call. `On`: features
/// of the processor, of which only the length of bandwidth limits is used: 11 bits, unless it is
/// 12. A recorder shows fields by `recorder.describe_with(&each_field<msr::field_sink, zen5>)`.
/// `address`: number of the register, as RDMSR takes it
/// `value`: a value of the register
template <typename Sink, features On = features{}>
constexpr void each_field(std::uint32_t address, std::uint64_t value, Sink visit) {
    if (const found_row row = register_at(address, On))
        each_field_of(row.row->fields, value, visit);
}

} // namespace msr::qos
