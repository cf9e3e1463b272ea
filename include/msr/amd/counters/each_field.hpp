// The fields of a register's value by name, for recorders and other code that shows values.
#pragma once

#include <msr/amd/counters/explain.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/core/each_field.hpp>

#include <cstdint>

namespace msr::amd {

/// Calls `visit(name, value)` for each field of a register of AMD's counters; a register that the
/// target lacks gets no call. A recorder shows fields by
/// `recorder.describe_with(&each_field<msr::field_sink, zen4>)`.
/// `address`: number of the register, as RDMSR takes it
/// `value`: a value of the register
template <typename Sink, target On>
constexpr void each_field(std::uint32_t address, std::uint64_t value, Sink visit) {
    each_field_of(register_at(address, On).row.fields, value, visit);
}

} // namespace msr::amd
