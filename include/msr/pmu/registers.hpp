// Registers by name and by address, with what they hold: what the readers of register values of all
// PMUs share.
#pragma once

#include <msr/field.hpp>
#include <msr/sequence.hpp>
#include <msr/text.hpp>

#include <cstdint>

namespace msr {

/// What a register holds, or shall hold.
struct register_value {
    std::uint32_t address{};
    std::uint64_t value{};
};

/// The value at an address, or null where it is not given.
constexpr const register_value *held_at(sequence<register_value> values, std::uint32_t address) {
    for (const register_value &held : values)
        if (held.address == address) return &held;
    return nullptr;
}

/// What a search for a register gave. `Register` is a PMU's row. No pointer: most rows are made
/// when they are asked for, and under the flags of a kernel g++ takes no comparison with null for a
/// constant.
template <typename Register>
struct found_in {
    bool found{};
    Register is{};

    constexpr explicit operator bool() const { return found; }
};

/// A register that is the same on every target of a table: the manual's name in lower case, where
/// it is and what is in it.
struct placed_register {
    const char *name{};
    std::uint32_t address{};
    sequence<field_row> fields{};
};

/// The name of a register without MSR_ or IA32_ in front.
constexpr text_view without_vendor_prefix(text_view name) {
    return without_start(without_start(name, "msr_"), "ia32_");
}

/// Whether two names are of one register: in any case, with or without MSR_ or IA32_ in front.
constexpr bool same_register_name(text_view one, text_view other) {
    return same_without_case(without_vendor_prefix(one), without_vendor_prefix(other));
}

/// The first register of a target for which `is` holds. The PMU's `each_register(on, sink)` tells
/// its rows.
template <typename Register, typename Target, typename Is>
constexpr found_in<Register> register_that(const Target &on, Is &&is) {
    found_in<Register> result;
    each_register(on, [&](const Register &one) {
        if (!result.found && is(one)) result = {true, one};
    });
    return result;
}

/// The register of a target at an address.
template <typename Register, typename Target>
constexpr found_in<Register> register_with_address(std::uint64_t address, const Target &on) {
    return register_that<Register>(
        on, [address](const Register &one) { return one.address == address; });
}

/// The register of a target by its name, in any case, with or without MSR_ or IA32_ in front.
template <typename Register, typename Target>
constexpr found_in<Register> register_with_name(text_view name, const Target &on) {
    return register_that<Register>(
        on, [name](const Register &one) { return same_register_name(one.name, name); });
}

} // namespace msr
