// Compares the layouts of registers and CPUID fields with the tables of RDT and QoS.
#pragma once

#include "../facts.hpp"
#include "../intel/netburst/field_check.hpp"

#include <msr/rdt/features.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/register.hpp>

#include <doctest/doctest.h>

#include <cctype>
#include <string>
#include <vector>

namespace rdt_facts {

/// The library's name for a name of the table: `CdpEnable` is cdp_enable, `RSVD_10_31` reserved10.
inline std::string field_name(const std::string &name) {
    if (name.rfind("RSVD_", 0) == 0) return "reserved" + name.substr(5, name.find('_', 5) - 5);
    std::string result;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const bool begins_word = i > 0 && std::isupper(static_cast<unsigned char>(name[i])) != 0 &&
                                 std::isupper(static_cast<unsigned char>(name[i - 1])) == 0;
        if (begins_word) result += '_';
        result += static_cast<char>(std::tolower(static_cast<unsigned char>(name[i])));
    }
    return result;
}

inline msr::access access_named(const std::string &name) {
    if (name == "RW") return msr::access::read_write;
    if (name == "RO") return msr::access::read_only;
    if (name == "RSVD") return msr::access::reserved;
    throw std::runtime_error("no such access: " + name);
}

inline msr::rdt::confidence confidence_named(const std::string &name) {
    if (name == "high") return msr::rdt::confidence::high;
    if (name == "medium") return msr::rdt::confidence::medium;
    if (name == "low") return msr::rdt::confidence::low;
    throw std::runtime_error("no such confidence: " + name);
}

/// Checks that the fields which a test lists equal the rows of the table, and the fields of the
/// header.
inline void agrees(msr::sequence<field_check::line> written, const std::string &register_name,
                   const std::string &variant, msr::sequence<msr::field_row> fields) {
    INFO("register ", register_name, " ", variant);
    static const facts::table table{"intel/rdt_fields.csv"};
    std::size_t next = 0;
    for (const facts::row &row : table) {
        if (row["register"] != register_name || row["variant"] != variant) continue;
        INFO("field ", row["field"]);
        REQUIRE(next < written.size());
        const field_check::line &fact = written[next++];
        const std::uint64_t low = facts::number(row["lo"]);
        const std::uint64_t high = facts::number(row["hi"]);
        CHECK(facts::number(row["width"]) == high - low + 1);
        CHECK(fact.field == field_name(row["field"]));
        CHECK(fact.low == low);
        CHECK(fact.mask == (~std::uint64_t{0} >> (63 - (high - low))) << low);
        CHECK(fact.kind == access_named(row["access"]));
    }
    CHECK(next == written.size());
    CHECK(msr::described_bits(fields) == ~std::uint64_t{0});
    field_check::holds_all(written, fields);
}

/// Checks a register's address and number against the table; `128 (C90..D0F)` in the table is 128.
inline void is_at(const std::string &register_name, std::uint32_t address, unsigned count) {
    INFO("register ", register_name);
    std::size_t rows = 0;
    for (const facts::row &row : facts::table{"intel/rdt_fields.csv"}) {
        if (row["register"] != register_name) continue;
        ++rows;
        CHECK(facts::number(row["address"]) == address);
        CHECK(std::stoul(row["max_count"]) == count);
        CHECK(row["stride"] == (count > 1 ? "1" : "-"));
    }
    CHECK(rows > 0);
}

/// Compares the CPUID fields with the rows of the table whose leaves satisfy `is_ours`.
template <typename IsOurs>
void agrees_with_cpuid_rows(msr::sequence<msr::rdt::cpuid_field> fields, IsOurs is_ours) {
    std::size_t rows = 0;
    for (const facts::row &row : facts::table{"intel/rdt_fields.csv"}) {
        const std::string &name = row["register"];
        if (name.rfind("CPUID_", 0) != 0 || row["access"] == "RSVD") continue;
        const std::size_t leaf_end = name.find('_', 6);
        const std::uint64_t leaf = std::stoull(name.substr(6, leaf_end - 6), nullptr, 16);
        if (!is_ours(leaf)) continue;
        ++rows;
        INFO(name, " ", row["field"]);
        const std::uint64_t subleaf = std::stoull(name.substr(leaf_end + 1), nullptr, 16);
        const std::size_t out_start = name.find('_', leaf_end + 1) + 1;
        const std::string output = name.substr(out_start, 3);
        bool present = false;
        for (const msr::rdt::cpuid_field &field : fields) {
            const char *const names[] = {"EAX", "EBX", "ECX", "EDX"};
            if (field.leaf != leaf || field.subleaf != subleaf ||
                output != names[static_cast<unsigned>(field.output)] ||
                field.name != field_name(row["field"]))
                continue;
            present = true;
            CHECK(field.low == facts::number(row["lo"]));
            CHECK(field.width == facts::number(row["width"]));
            CHECK(field.low + field.width - 1 == facts::number(row["hi"]));
            CHECK(field.sure == confidence_named(row["confidence"]));
        }
        CHECK(present);
    }
    CHECK(rows > 0);
}

} // namespace rdt_facts
