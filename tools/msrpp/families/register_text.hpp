// Conversions of the library's registers, values and broken rules to the tool's types, for all
// PMUs.
#pragma once

#include "../family.hpp"

#include <msr/core/sequence.hpp>
#include <msr/pmu/explanation.hpp>
#include <msr/pmu/registers.hpp>

#include <cstdint>
#include <vector>

namespace msrpp {

/// Returns a register as the formats of output take it.
family_register family_register_of(const msr::named_register &named_register);

/// Returns the registers of a target processor, for `family::registers`.
template <typename Target>
std::vector<family_register> registers_of_target(const Target &target) {
    std::vector<family_register> result;
    each_register(target, [&](const msr::named_register &named_register) {
        result.push_back(family_register_of(named_register));
    });
    return result;
}

/// Returns the fields of a register value, for `family::explain`.
explained_family_register explained_register(const family_register &row, std::uint64_t value);

/// Returns the register values that `explain` was given, in the library's type.
std::vector<msr::register_value> values_of(const explain_arguments &explain_arguments);

inline msr::sequence<msr::register_value> view(const std::vector<msr::register_value> &values) {
    return {values.data(), values.size()};
}

/// Returns the value of the register at fault; 0 where the register is not among the values.
std::uint64_t value_at_fault(const msr::broken_value &broken,
                             msr::sequence<msr::register_value> values);

/// Returns the rule that reserved bits must be 0, with the bits that are not 0, and the value
/// without the bits.
rule_report reserved_bit_report(const msr::broken_value &broken,
                                msr::sequence<msr::register_value> values);

} // namespace msrpp
