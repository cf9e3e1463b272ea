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

/// The value of a register, by address.
struct register_value {
    std::uint32_t address{}; ///< register number, as RDMSR takes it
    std::uint64_t value{};   ///< what the register holds
};

/// The value at an address, or null where it is not given.
constexpr const register_value *held_at(sequence<register_value> values, std::uint32_t address) {
    for (const register_value &entry : values)
        if (entry.address == address) return &entry;
    return nullptr;
}

/// The result of a search for a register. `Register` is a PMU's row. No pointer: most rows are made
/// when they are asked for, and under the flags of a kernel g++ takes no comparison with null for a
/// constant.
template <typename Register>
struct found_in {
    bool found{};  ///< whether a register was found
    Register is{}; ///< the register; without meaning where none was found

    /// Whether a register was found.
    constexpr explicit operator bool() const { return found; }
};

/// The purpose of a register.
enum class register_kind : std::uint8_t {
    other,          ///< any other use
    select,         ///< selects what a counter counts: an ESCR of NetBurst, too
    counter,        ///< counts
    control,        ///< enables one counter or several: a CCCR, IA32_FIXED_CTR_CTRL
    global_control, ///< enables all counters
    filter,         ///< narrows what an event counts: MSR_OFFCORE_RSP, MSR_PEBS_FRONTEND
    sampling,       ///< says what is sampled precisely and where samples go
    cache,          ///< counts what a third-level cache does, and says what: Xeon MP
};

/// A field of a register of which the sources are less than sure.
struct doubtful_field {
    std::uint64_t mask{}; ///< of the field in the register
    confidence sure{};    ///< how sure the sources make the field
    const char *why{};    ///< the doubt about the event, or null
};

/// A register of a target.
struct named_register {
    const char *name{};           ///< the manual's, lower case
    std::uint32_t address{};      ///< register number, as RDMSR takes it
    register_kind kind{};         ///< what the register is for
    int number = -1;              ///< number of its counter, or among several; -1: there is one
    sequence<field_row> fields{}; ///< fields that the register has on the target
    std::uint64_t reserved{};     ///< bits that must be written as 0
    register_scope shared_by{};   ///< which logical processors share the register
    sequence<doubtful_field> doubts{}; ///< the fields that are not sure

    /// Whether software can only read it: every bit, for bits without a field may be written.
    constexpr bool is_read_only() const {
        for (const field_row &row : fields)
            if (row.kind != access::read_only && row.kind != access::reserved) return false;
        return described_bits(fields) == ~std::uint64_t{0};
    }

    /// Whether two rows are of one register.
    friend constexpr bool operator==(const named_register &left, const named_register &other) {
        return left.address == other.address && left.kind == other.kind &&
               left.number == other.number && same_text(left.name, other.name);
    }
};

/// A register whose reserved bits are those of its fields.
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

/// The result of a search for a register.
using found_register = found_in<named_register>;

/// Returns the doubt of the sources about a field, if they are less than sure.
constexpr found_in<doubtful_field> doubt_about(sequence<doubtful_field> doubts,
                                               const field_row &field) {
    for (const doubtful_field &doubt : doubts)
        if (doubt.mask == field.mask()) return {true, doubt};
    return {};
}

/// Returns the confidence of a field of a register.
constexpr confidence confidence_of(const named_register &row, const field_row &field) {
    return doubt_about(row.doubts, field).is.sure;
}

/// The field of a register in which the lowest of some bits lies, or null.
constexpr const char *field_with(const named_register &described, std::uint64_t bits) {
    const std::uint64_t lowest = bits & (~bits + 1);
    for (const field_row &row : described.fields)
        if ((row.mask() & lowest) != 0) return row.name;
    return nullptr;
}

/// The name of a register without MSR_ or IA32_ in front.
constexpr text_view without_vendor_prefix(text_view name) {
    return without_start(without_start(name, "msr_"), "ia32_");
}

/// Whether two names mean the same register: in any case, with or without MSR_ or IA32_ in front.
constexpr bool same_register_name(text_view left, text_view other) {
    return same_without_case(without_vendor_prefix(left), without_vendor_prefix(other));
}

/// The first register of a target for which `kind` holds. The PMU's `each_register(on, sink)` has
/// the rows.
template <typename Target, typename Is>
constexpr found_register register_that(const Target &target, Is &&kind) {
    found_register result;
    each_register(target, [&](const named_register &row) {
        if (!result.found && kind(row)) result = {true, row};
    });
    return result;
}

/// The register of a target at an address.
template <typename Target>
constexpr found_register register_with_address(std::uint64_t address, const Target &target) {
    return register_that(target,
                         [address](const named_register &row) { return row.address == address; });
}

/// The register of a target by its name, in any case, with or without MSR_ or IA32_ in front.
template <typename Target>
constexpr found_register register_with_name(text_view name, const Target &target) {
    return register_that(
        target, [name](const named_register &row) { return same_register_name(row.name, name); });
}

} // namespace msr
