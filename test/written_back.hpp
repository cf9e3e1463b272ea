// The rules of doc/registers.md for a register value that is read, decoded, encoded and written:
// the bits of each kind of field, computed without the library's encoding.
#pragma once

#include <msr/core/field.hpp>
#include <msr/register.hpp>

#include <cstdint>

/// The value that is written back for a value that was read.
template <typename Register>
constexpr std::uint64_t written_back(std::uint64_t read) {
    using msr::access;
    using msr::bits_with;
    constexpr auto fields = msr::fields_of<Register>();
    constexpr std::uint64_t as_read = bits_with(fields, access::read_write) |
                                      bits_with(fields, access::write_only) |
                                      bits_with(fields, access::write_0_to_clear);
    return (read & as_read) | bits_with(fields, access::must_be_one);
}

/// True if a field may be written with a value that was read: false for an enumeration that has
/// names, but no name for the value.
constexpr bool may_be_written(const msr::field_row &field, std::uint64_t value) {
    const bool is_set = field.kind != msr::access::read_only;
    return !is_set || field.enumerators.size() == 0 || value == 0 ||
           field.name_of(value) != nullptr;
}

/// True if each field of a register value that was read may be written back.
template <typename Register>
constexpr bool may_be_written_back(std::uint64_t read) {
    for (const msr::field_row &field : msr::fields_of<Register>())
        if (!may_be_written(field, field.value_in(read))) return false;
    return true;
}
