// The registers of meters against the facts from which they are generated: each field's position
// and access.
#include "../facts.hpp"

#include <msr/core/register.hpp>
#include <msr/meters/registers.hpp>
#include <msr/meters/units.hpp>

#include <doctest/doctest.h>

#include <cctype>
#include <string>

namespace {

namespace meters = msr::meters;

const meters::described_register *register_of(const facts::row &row) {
    for (const meters::described_register &entry : meters::described_registers)
        if (row["register"] == entry.name && row["variant"] == entry.variant &&
            facts::number(row["address"]) == entry.address)
            return &entry;
    return nullptr;
}

/// Returns the name in lower case, without underscores.
std::string letters(const std::string &name) {
    std::string result;
    for (const char letter : name)
        if (letter != '_')
            result += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return result;
}

TEST_CASE("each field of the facts is a field here, at its place, with its access") {
    unsigned compared = 0;
    for (const facts::row &row : facts::table{"meters/registers.csv"}) {
        const std::string &address = row["address"];
        // the unit registers have a test case of their own
        if (address == "0x606" || address == "0xC0010299") continue;
        CAPTURE(row["register"]);
        CAPTURE(row["field"]);
        const meters::described_register *const entry = register_of(row);
        REQUIRE(entry != nullptr);
        const std::string &access = row["access"];
        bool has_field = false;
        for (const msr::field_row &field : entry->fields) {
            if (letters(field.name) != letters(row["field"])) continue;
            const msr::access kind = access.starts_with("RO") ? msr::access::read_only
                                     : access == "RWC0"       ? msr::access::write_0_to_clear
                                                              : msr::access::read_write;
            has_field = field.low == facts::number(row["lo"]) &&
                        field.low + field.width - 1 == facts::number(row["hi"]) &&
                        field.kind == kind;
        }
        CHECK(has_field);
        ++compared;
    }
    CHECK(compared == 396); // 396 of 402 rows; six rows are of unit registers
}

TEST_CASE("the registers of units") {
    // Values of the unit registers in dumps of a Skylake and of a Zen 4.
    constexpr auto skylake = msr::decode<meters::rapl_power_unit>(0xa0e03);
    CHECK(skylake.power == 3);
    CHECK(skylake.energy == 14);
    CHECK(skylake.time == 10);
    constexpr auto zen4 = msr::decode<meters::rapl_pwr_unit>(0xa1000);
    CHECK(zen4.power == 0);
    CHECK(zen4.energy == 16);
    CHECK(zen4.time == 10);
}

} // namespace
