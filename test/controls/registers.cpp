// The registers of controls against the facts from which they are generated: each field's position
// and access.
#include "../facts.hpp"

#include <msr/controls/registers.hpp>
#include <msr/core/field.hpp>
#include <msr/core/register.hpp>

#include <doctest/doctest.h>

#include <cctype>
#include <string>

namespace {

namespace controls = msr::controls;

const controls::described_register *register_of(const std::string &name, const facts::row &row) {
    for (const controls::described_register &entry : controls::described_registers)
        if (name == entry.name && facts::number(row["address"]) == entry.address) return &entry;
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

bool has_field(const std::string &name, const facts::row &row, msr::access kind) {
    for (const controls::described_register &entry : controls::described_registers) {
        if (name != entry.name || facts::number(row["address"]) != entry.address) continue;
        for (const msr::field_row &field : entry.fields)
            if (letters(field.name) == letters(row["field"]) &&
                field.low == facts::number(row["lo"]) &&
                field.low + field.width - 1 == facts::number(row["hi"]) && field.kind == kind)
                return true;
    }
    return false;
}

TEST_CASE("each field of the facts is a field here, at its place, with its access") {
    unsigned compared = 0, left_out = 0;
    for (const facts::row &row : facts::table{"controls/controls.csv"}) {
        const std::string &name = row["register"], &access = row["access"];
        if (name == "PSTATE_DEF" || name == "FLEX_RATIO" || name == "OC_MAILBOX") {
            // the library has no registers that set voltages
            CHECK(register_of(name, row) == nullptr);
            ++left_out;
            continue;
        }
        CAPTURE(name);
        CAPTURE(row["field"]);
        const msr::access kind = access.starts_with("RO") ? msr::access::read_only
                                 : access == "RWC0"       ? msr::access::write_0_to_clear
                                                          : msr::access::read_write;
        CHECK(has_field(name, row, kind));
        ++compared;
    }
    CHECK(left_out == 10);
    CHECK(compared + left_out == 172);
}

TEST_CASE("each threshold of Atom cores is a field here") {
    unsigned compared = 0;
    for (const facts::row &row : facts::table{"controls/ecore_prefetch_tuning.csv"}) {
        CAPTURE(row["field"]);
        CHECK(has_field("ATOM_PREFETCH_" + row["address"].substr(2), row, msr::access::read_write));
        ++compared;
    }
    CHECK(compared == 73);
}

} // namespace
