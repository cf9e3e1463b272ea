// Checks the fields of records that the processor writes to memory by the table of fields.
#pragma once

#include "../../facts.hpp"

#include <msr/intel/netburst/debug_store/layout.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace memory_fields {

/// A line of fields.csv: a field's name in lower case, and its first and last byte.
struct line {
    std::string name;
    std::size_t first;
    std::size_t last;
};

template <typename Layout>
std::string layout_name() {
    const bool narrow = msr::netburst::word_size<Layout> == 4;
    return std::string{narrow ? "32" : "64"} + "-bit layout (byte offsets)";
}

/// Returns the lines of fields.csv about a record or the management area, in their order.
template <typename Layout>
std::vector<line> lines_of(const std::string &record) {
    std::vector<line> lines;
    for (const facts::row &row : facts::table{"netburst/fields.csv"})
        if (row["register"] == record && row["variant"] == layout_name<Layout>())
            lines.push_back({facts::lower_case(row["field"]), facts::number(row["bit_lo"]),
                             facts::number(row["bit_hi"])});
    return lines;
}

/// Compares all fields with the lines of fields.csv; a line `SIZEOF`, if there is one, has the
/// size.
template <typename Layout, typename Part>
void agree_with_table(const std::string &record) {
    const auto &whole = Part::fields::all;
    std::size_t place = 0;
    for (const line &expected : lines_of<Layout>(record)) {
        CAPTURE(expected.name);
        if (expected.name == "sizeof") {
            CHECK(Part::size == expected.last + 1);
            continue;
        }
        REQUIRE(place < sizeof whole / sizeof whole[0]);
        CHECK(whole[place].name == expected.name);
        CHECK(whole[place].offset == expected.first);
        CHECK(whole[place].width == expected.last + 1 - expected.first);
        ++place;
    }
    CHECK(place == sizeof whole / sizeof whole[0]);
    CHECK(place > 0);
}

/// Returns the little-endian number in bytes `first` to `last`.
inline std::uint64_t number_in(const std::vector<unsigned char> &bytes, std::size_t first,
                               std::size_t last) {
    std::uint64_t number = 0;
    for (std::size_t i = last + 1; i-- > first;)
        number = number * 256 + bytes.at(i);
    return number;
}

/// Returns `count` bytes that differ from their neighbours; each bit is set in some byte.
inline std::vector<unsigned char> distinct_bytes(std::size_t count) {
    std::vector<unsigned char> bytes(count);
    for (std::size_t i = 0; i < count; ++i)
        bytes[i] = static_cast<unsigned char>(167 * i + 41);
    return bytes;
}

/// An accessor of a record, with its name.
template <typename Record>
struct accessor {
    const char *name;
    typename Record::word (Record::*read)() const;
};

/// Reads each field of a record through its accessor, at every alignment, and compares its value
/// with the bytes that fields.csv names. Each line of fields.csv, except for the size, must have an
/// accessor.
template <typename Record, std::size_t Count>
void accessors_read_their_bytes(const std::string &table_name,
                                const accessor<Record> (&accessors)[Count]) {
    std::size_t lines = 0;
    for (const line &expected : lines_of<typename Record::layout>(table_name)) {
        if (expected.name == "sizeof") continue;
        ++lines;
        CAPTURE(expected.name);
        bool present = false;
        for (const accessor<Record> &entry : accessors) {
            if (expected.name != entry.name) continue;
            present = true;
            for (std::size_t shift = 0; shift < 8; ++shift) {
                const auto bytes = distinct_bytes(Record::size + shift);
                const Record record{bytes.data() + shift};
                CHECK((record.*entry.read)() ==
                      number_in(bytes, shift + expected.first, shift + expected.last));
            }
        }
        CHECK(present);
    }
    CHECK(lines == Count);
}

} // namespace memory_fields
