// The fields of a register's value by name, for recorders and other code that shows values.
#pragma once

#include <msr/amd/ibs/enabling.hpp>
#include <msr/amd/ibs/fields.hpp>
#include <msr/amd/ibs/register_fields.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/each_field.hpp>

#include <cstdint>

namespace msr::ibs {

/// Calls `visit(name, value)` for each field that an IBS register has on a target, then for the
/// bits that are no such field: reserved bits, and fields that the target does not announce. The
/// registers that let Zen 1 sample are included; a register that the target lacks gets no call. A
/// recorder shows fields by `recorder.describe_with(&each_field<msr::field_sink, zen4>)`.
/// `address`: number of the register, as RDMSR takes it
/// `value`: a value of the register
template <typename Sink, target On>
constexpr void each_field(std::uint32_t address, std::uint64_t value, Sink visit) {
    for (const enabling_register &enabling_register : enabling_registers(On))
        if (enabling_register.address == address)
            return each_field_of(enabling_register.fields, value, visit);
    if (!has_register(address, On)) return;
    each_field(address, On, value, [&](const layout_field &field, std::uint64_t contents) {
        visit(field.name, contents);
    });
    if (const std::uint64_t reserved = reserved_bits(address, On); reserved != 0)
        visit(other_bits, value & reserved);
}

} // namespace msr::ibs
