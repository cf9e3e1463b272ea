// Registers by name and by address, with their values: the parts that readers of register values of
// all PMUs share.
#pragma once

#include <msr/core/confidence.hpp>
#include <msr/core/field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>

#include <cstdint>

namespace msr {

/// The value of a register, with the register's number.
struct register_value {
    std::uint32_t address{}; ///< number of the register, as RDMSR takes it
    std::uint64_t value{};   ///< the 64 bits that the register holds
};

/// Returns the register at an address with its value; null where `values` does not have the
/// register.
constexpr const register_value *held_at(sequence<register_value> values, std::uint32_t address) {
    for (const register_value &entry : values)
        if (entry.address == address) return &entry;
    return nullptr;
}

/// The result of a search for a register, whose row of a PMU is a `Register`. The result holds no
/// pointer: most rows are made when they are looked up, and under the flags of a kernel g++ takes
/// no comparison with null for a constant.
template <typename Register>
struct found_in {
    bool found{};   ///< whether a register was found
    Register row{}; ///< the register that was found; without meaning where none was found

    /// Returns whether a register was found.
    constexpr explicit operator bool() const { return found; }
};

/// The purpose of a register.
enum class register_kind : std::uint8_t {
    other, ///< the register has none of the purposes of the other kinds
    /// The register selects what a counter counts; NetBurst's ESCRs are of this kind.
    select,
    counter,        ///< the register is a counter
    control,        ///< the register enables one counter or several: a CCCR, IA32_FIXED_CTR_CTRL
    global_control, ///< the register enables all counters
    /// The register narrows what an event counts: MSR_OFFCORE_RSP, MSR_PEBS_FRONTEND.
    filter,
    sampling, ///< the register says what is sampled precisely and where samples go
    /// The register counts events of a third-level cache, and selects these events: Xeon MP.
    cache,
};

/// A field of a register about which the sources are less than sure.
struct doubtful_field {
    std::uint64_t mask{}; ///< the bits of the field in the register
    confidence sure{};    ///< the confidence in the field that the sources allow
    const char *why{};    ///< what is doubtful about the field; null: the sources say nothing
};

/// A register that a target has, with its name, number and fields.
struct named_register {
    const char *name{};      ///< the register's name in the vendor's manual, lower case
    std::uint32_t address{}; ///< number of the register, as RDMSR takes it
    register_kind kind{};    ///< the purpose of the register
    /// Number of the counter to which the register belongs, or of the register among several
    /// registers of its kind; -1: there is only one such register.
    int number = -1;
    sequence<field_row> fields{};      ///< fields that the register has on the target
    std::uint64_t reserved{};          ///< bits of the register that must be written as 0
    register_scope shared_by{};        ///< the logical processors that share the register
    sequence<doubtful_field> doubts{}; ///< the fields about which the sources are less than sure

    /// Returns whether software can only read the register: all bits are in fields that are
    /// read-only or reserved, for bits without a field may be written.
    constexpr bool is_read_only() const {
        for (const field_row &row : fields)
            if (row.kind != access::read_only && row.kind != access::reserved) return false;
        return described_bits(fields) == ~std::uint64_t{0};
    }

    /// Returns whether two rows describe the same register.
    friend constexpr bool operator==(const named_register &left, const named_register &other) {
        return left.address == other.address && left.kind == other.kind &&
               left.number == other.number && same_text(left.name, other.name);
    }
};

/// Returns a register whose bits to be written as 0 are the bits of its reserved fields.
constexpr named_register register_of_fields(const char *name, std::uint32_t address,
                                            register_kind kind, int number,
                                            sequence<field_row> fields) {
    return {.name = name,
            .address = address,
            .kind = kind,
            .number = number,
            .fields = fields,
            .reserved = bits_with(fields, access::reserved)};
}

/// The result of a search for a register of a target.
using found_register = found_in<named_register>;

/// Returns why the sources are not sure about a field of a register; empty where the sources are
/// sure.
constexpr found_in<doubtful_field> doubt_about(sequence<doubtful_field> doubts,
                                               const field_row &field) {
    for (const doubtful_field &doubt : doubts)
        if (doubt.mask == field.mask()) return {true, doubt};
    return {};
}

/// Returns the confidence of the sources in a field of a register.
constexpr confidence confidence_of(const named_register &row, const field_row &field) {
    return doubt_about(row.doubts, field).row.sure;
}

/// Returns the name of the register's field in which the lowest of `bits` lies; null where no field
/// has the bit.
constexpr const char *field_with(const named_register &described, std::uint64_t bits) {
    const std::uint64_t lowest = bits & (~bits + 1);
    for (const field_row &row : described.fields)
        if ((row.mask() & lowest) != 0) return row.name;
    return nullptr;
}

/// Returns the name of a register without MSR_ or IA32_ at its beginning.
constexpr text_view without_vendor_prefix(text_view name) {
    return without_prefix(without_prefix(name, "msr_"), "ia32_");
}

/// Returns whether two names mean the same register: in any case, with or without MSR_ or IA32_ at
/// the beginning.
constexpr bool same_register_name(text_view left, text_view other) {
    return same_without_case(without_vendor_prefix(left), without_vendor_prefix(other));
}

/// Returns the first register of a target for which `kind` returns true. The PMU's
/// `each_register(on, sink)` has the registers.
template <typename Target, typename Is>
constexpr found_register register_that(const Target &target, Is &&kind) {
    found_register result;
    each_register(target, [&](const named_register &row) {
        if (!result.found && kind(row)) result = {true, row};
    });
    return result;
}

/// Returns the register of a target at an address, or none.
template <typename Target>
constexpr found_register register_with_address(std::uint64_t address, const Target &target) {
    return register_that(target,
                         [address](const named_register &row) { return row.address == address; });
}

/// Returns the register of a target with a name, in any case, with or without MSR_ or IA32_ at the
/// beginning; or none.
template <typename Target>
constexpr found_register register_with_name(text_view name, const Target &target) {
    return register_that(
        target, [name](const named_register &row) { return same_register_name(row.name, name); });
}

} // namespace msr
