// Compares the library's tables of fields with the table of facts about PEBS records and the
// management area.
#pragma once

#include "../../facts.hpp"

#include <msr/intel/pebs/words.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace layout_rows {

/// Returns the library's name of a field, from the Linux driver's short name, which
/// intel_pebs_layout.csv has.
inline std::string manual_name(const std::string &name) {
    static const std::pair<const char *, const char *> renamed[] = {
        {"flags", "rflags"},
        {"status", "global_status"},
        {"dla", "data_linear_address"},
        {"dse", "data_source"},
        {"lat", "latency"},
        {"real_ip", "eventing_ip"},
        {"rsvd", "reserved"},
        {"gp_mask", "general"},
        {"fixed_mask", "fixed"},
        {"instr_latency", "instruction_latency"},
        {"address", "data_linear_address"},
    };
    for (const auto &[theirs, ours] : renamed)
        if (name == theirs) return ours;
    for (const char *general : {"ip", "ax", "bx", "cx", "dx", "si", "di", "bp", "sp"})
        if (name == general) return "r" + name;
    return name;
}

/// A line of intel_pebs_layout.csv.
struct row {
    std::string name;
    std::size_t offset;
    std::size_t size; ///< size of the field in bytes; 0 for a part of a word
    unsigned low;
    unsigned high;
    msr::pebs::confidence how_sure;
};

inline msr::pebs::confidence sureness(const std::string &cell) {
    if (cell == "high") return msr::pebs::confidence::high;
    REQUIRE((cell == "medium" || cell == "low"));
    return cell == "medium" ? msr::pebs::confidence::medium : msr::pebs::confidence::low;
}

/// Returns the lines of a layout whose group begins with `group`, in the order of the table.
inline std::vector<row> rows_of(const std::string &layout, const std::string &group) {
    static const facts::table table{"intel/intel_pebs_layout.csv"};
    std::vector<row> rows;
    for (const facts::row &line : table) {
        if (line["layout"] != layout || line["group"].rfind(group, 0) != 0) continue;
        const bool is_part = line["size"].empty();
        std::string name = manual_name(line["field"]);
        if (name == "rip" && line["group"].rfind("basic", 0) == 0) name = "eventing_ip";
        if (name == "aux" && !is_part) name = "data_source";
        rows.push_back({name, facts::number(line["offset_hex"]),
                        is_part ? 0 : facts::number(line["size"]),
                        is_part ? static_cast<unsigned>(facts::number(line["bit_lo"])) : 0,
                        is_part ? static_cast<unsigned>(facts::number(line["bit_hi"])) : 0,
                        sureness(line["confidence"])});
    }
    return rows;
}

/// Returns the size that a group's name in intel_pebs_layout.csv states, such as "memory 32 bytes".
inline std::size_t size_in_facts(const std::string &layout, const std::string &group) {
    static const facts::table table{"intel/intel_pebs_layout.csv"};
    for (const facts::row &line : table) {
        const std::string &text = line["group"];
        if (line["layout"] != layout || text.rfind(group, 0) != 0) continue;
        // Names of groups are such as "lbr 24 bytes per entry" or "counter snapshot 16-byte
        // header".
        const std::size_t unit = text.find("byte");
        if (unit == text.npos) continue;
        const std::size_t last = text.find_last_of("0123456789", unit);
        const std::size_t previous = text.find_last_not_of("0123456789", last);
        return std::stoul(text.substr(previous + 1));
    }
    FAIL("no size of ", layout, " ", group);
    return 0;
}

/// Compares a field with a line, in every column that the headers have.
inline void agrees(const msr::pebs::record_field &field, const row &expected,
                   std::size_t word_offset = ~std::size_t{0}) {
    CAPTURE(expected.name);
    CHECK(field.name == expected.name);
    CHECK(field.how_sure == expected.how_sure);
    if (word_offset == ~std::size_t{0}) word_offset = expected.offset;
    CHECK(field.offset == word_offset);
    if (expected.size == 0) {
        CHECK(field.low == expected.low);
        CHECK(field.width == expected.high - expected.low + 1);
    } else {
        CHECK(field.size == expected.size);
        CHECK_FALSE(field.is_part());
    }
}

/// Compares the library's fields of a layout with lines of intel_pebs_layout.csv, one by one.
template <std::size_t Count>
void agree(const msr::pebs::record_field (&fields)[Count], const std::vector<row> &expected) {
    REQUIRE(expected.size() == Count);
    for (std::size_t i = 0; i < Count; ++i)
        agrees(fields[i], expected[i]);
}

/// Returns the little-endian number of `size` bytes, at most 8.
inline std::uint64_t number_in(const unsigned char *bytes, std::size_t size) {
    std::uint64_t number = 0;
    for (std::size_t i = size; i-- > 0;)
        number = number * 256 + bytes[i];
    return number;
}

/// Returns the value of a line in the bytes from `start` on; of 16 bytes, the lower 8.
inline std::uint64_t value_of(const row &line, const unsigned char *start) {
    if (line.size != 0) return number_in(start + line.offset, line.size < 8 ? line.size : 8);
    std::uint64_t value = 0;
    const std::uint64_t word = number_in(start + line.offset, 8);
    for (unsigned bit = line.high + 1; bit-- > line.low;)
        value = value * 2 + (word >> bit & 1);
    return value;
}

/// Returns `count` bytes that differ from their neighbours; each bit is set in some byte.
inline std::vector<unsigned char> distinct_bytes(std::size_t count, unsigned start = 41) {
    std::vector<unsigned char> bytes(count);
    for (std::size_t i = 0; i < count; ++i)
        bytes[i] = static_cast<unsigned char>(167 * i + start);
    return bytes;
}

/// Writes a little-endian number of 8 bytes.
inline void put(unsigned char *position, std::uint64_t word) {
    for (unsigned i = 0; i < 8; ++i)
        position[i] = static_cast<unsigned char>(word >> 8 * i);
}

/// A name and a value that `describe` reports of a part of a record, for comparisons with lines of
/// intel_pebs_layout.csv.
struct field_entry {
    std::string group;
    std::string name;
    std::uint64_t value;
    std::uint64_t element;
};

template <typename Part>
std::vector<field_entry> told_by(const Part &part) {
    std::vector<field_entry> entries;
    describe(part, [&](const msr::pebs::described_field &field) {
        entries.push_back({field.group, field.field.name, field.value, field.element});
    });
    return entries;
}

/// Checks that `describe` reported each line, in order and with the values of the bytes at `start`,
/// from position `begin` on. Returns the position after them.
inline std::size_t tells(const std::vector<field_entry> &entries, std::size_t begin,
                         const std::string &group, const std::vector<row> &lines,
                         const unsigned char *start) {
    for (const row &line : lines) {
        REQUIRE(begin < entries.size());
        CAPTURE(line.name);
        CHECK(entries[begin].group == group);
        CHECK(entries[begin].name == line.name);
        CHECK(entries[begin].value == value_of(line, start));
        ++begin;
    }
    return begin;
}

} // namespace layout_rows
