// The fields of a register's value by name, for recorders and other code that shows values.
#pragma once

#include <msr/core/each_field.hpp>
#include <msr/intel/perfmon/event_pmu.hpp>
#include <msr/intel/perfmon/named_registers.hpp>

#include <cstdint>

namespace msr::perfmon {

/// Calls `sink(name, value)` for each field that the register at an address has on a target, then
/// for the register's other bits; a register that the target lacks gets no call.
/// For a recorder: `recorder.describe_with(&each_field<msr::field_sink, skylake>)`.
template <typename Sink, target On>
constexpr void each_field(std::uint32_t address, std::uint64_t value, Sink sink) {
    each_field_of(register_at(address, On).row.fields, value, sink);
}

} // namespace msr::perfmon
