// Registers, values and broken rules of the library as the tool has them, the same for every PMU.
#pragma once

#include "../family.hpp"

#include <msr/core/sequence.hpp>
#include <msr/pmu/broken_value.hpp>
#include <msr/pmu/registers.hpp>

#include <cstdint>
#include <vector>

namespace msrpp {

/// A register as the formats take it.
family_register family_register_of(const msr::named_register &named_register);

/// The registers of a target, as `family::registers` gives them.
template <typename Target>
std::vector<family_register> registers_of_target(const Target &target) {
    std::vector<family_register> result;
    each_register(target, [&](const msr::named_register &named_register) {
        result.push_back(family_register_of(named_register));
    });
    return result;
}

/// The fields of a register value, for `family::explain`.
explained_family_register explained_register(const family_register &row, std::uint64_t value);

/// The register values that `explain` was given, in the library's type.
std::vector<msr::register_value> values_of(const asked_values &asked_values);

inline msr::sequence<msr::register_value> view(const std::vector<msr::register_value> &values) {
    return {values.data(), values.size()};
}

/// The value of the register at fault; 0 where it is not among the values.
std::uint64_t value_at_fault(const msr::broken_value &broken,
                             msr::sequence<msr::register_value> values);

/// The rule that reserved bits are 0: with the bits that are not, and the value without them.
told_rule told_of_reserved(const msr::broken_value &broken,
                           msr::sequence<msr::register_value> values);

} // namespace msrpp
