// Compares the table of controls with the facts from which it is generated: position, polarity,
// scope, confidence, source and processors.
#include "../facts.hpp"

#include <msr/controls/names.hpp>
#include <msr/controls/table.hpp>
#include <msr/core/confidence.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/processor/table.hpp>

#include <doctest/doctest.h>

#include <cctype>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace controls = msr::controls;

/// A row of the tables of facts about controls and meters.
struct fact {
    facts::row row;
    bool is_of_meters{}; ///< true: a row of the table of meters, which has no column of polarities
    /// Highest bit of a control's number that reaches over two fields of the facts; empty: the
    /// highest bit is that of the row.
    std::string highest_bit{};

    const std::string &operator[](const char *column) const {
        return column == std::string_view{"hi"} && !highest_bit.empty() ? highest_bit : row[column];
    }
    /// Returns the polarity of the row; a single bit of the table of meters is 1 while its feature
    /// is on.
    std::string polarity() const {
        if (!is_of_meters) return row["polarity"];
        return row["width"] == "1" ? "1 = on" : "value";
    }
};

/// Returns the rows of controls.csv, and the rows of the table of meters that are controls.
std::vector<fact> all_facts() {
    static const facts::table of_controls{"controls/controls.csv"},
        of_meters{"meters/registers.csv"};
    std::vector<fact> rows;
    for (const facts::row &row : of_controls)
        rows.push_back({row});
    for (const facts::row &row : of_meters)
        if (row["kind"] == "control") rows.push_back({row, true});
    // A time window is one number: its exponent, and above it two bits of a fraction.
    for (const fact &fact : std::vector{rows}) {
        const std::string &field = fact.row["field"];
        if (fact.is_of_meters && field.starts_with("Window") && field.ends_with("Y"))
            rows.push_back({fact.row, true, std::to_string(facts::number(fact.row["hi"]) + 2)});
    }
    return rows;
}

bool is_in_place(const controls::control_row &row, const fact &fact) {
    std::string name = fact["register"];
    for (char &letter : name)
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return facts::number(fact["address"]) == row.address && name == row.register_name &&
           facts::number(fact["lo"]) == row.low &&
           facts::number(fact["hi"]) == row.low + row.width - 1;
}

/// Returns the rows of the tables of facts with the source and confidence of a row of the library's
/// table.
std::vector<fact> facts_of(const controls::control_row &row, const std::vector<fact> &rows) {
    std::vector<fact> matches;
    for (const fact &fact : rows)
        if (is_in_place(row, fact) &&
            (fact["sources"] == "-" ? "" : fact["sources"]) == row.source &&
            fact["confidence"] == msr::name_of(row.sure))
            matches.push_back(fact);
    return matches;
}

/// True if a column of processors may mean the processor: the column has the processor's name, or
/// words that are no processor's name.
bool may_mean(const std::string &processors, const std::string &name) {
    std::istringstream words{processors};
    for (std::string word; std::getline(words, word, ';');) {
        if (word == name) return true;
        const bool is_name = msr::core_named(word.c_str()) != msr::core::none;
        // the words `skylake and later`, for example, are resolved by tools/controls/names.py
        if (!is_name) return true;
    }
    return false;
}

TEST_CASE("each row is in the facts, with its place, source and confidence") {
    const std::vector<fact> rows = all_facts();
    unsigned compared = 0;
    controls::each_row([&](const controls::control_row &row) {
        CAPTURE(std::string{controls::name_of(row.number).name});
        CAPTURE(row.address);
        const std::vector<fact> matches = facts_of(row, rows);
        REQUIRE(!matches.empty());
        ++compared;
        for (const msr::processor_row &processor : msr::processor_table) {
            if (!row.processors.has(processor.is)) continue;
            CAPTURE(std::string{processor.name});
            bool is_named = false;
            for (const fact &fact : matches)
                is_named = is_named || may_mean(fact["processors"], processor.name);
            CHECK(is_named);
        }
    });
    CHECK(compared > 100);
}

TEST_CASE("the polarity of each bit is that of the facts") {
    const std::vector<fact> rows = all_facts();
    controls::each_row([&](const controls::control_row &row) {
        CAPTURE(std::string{controls::name_of(row.number).name});
        for (const fact &fact : facts_of(row, rows)) {
            const std::string polarity = fact.polarity();
            CAPTURE(polarity);
            const bool is_off_bit = polarity == "1 = off" || polarity == "1 = no turbo";
            const bool is_on_bit = polarity.starts_with("1 = on") || polarity.starts_with("1 = ON");
            CHECK((row.bits == controls::polarity::off_bit) == is_off_bit);
            CHECK((row.bits == controls::polarity::on_bit) == is_on_bit);
            CHECK((row.width == 1) == (is_off_bit || is_on_bit));
        }
    });
}

TEST_CASE("names that the facts list are in the table") {
    // Lists of names without words such as `and later` determine the processors exactly.
    const std::vector<fact> rows = all_facts();
    unsigned compared = 0;
    controls::each_row([&](const controls::control_row &row) {
        for (const fact &fact : facts_of(row, rows)) {
            std::istringstream words{fact["processors"]};
            for (std::string word; std::getline(words, word, ';');) {
                const msr::core core = msr::core_named(word.c_str());
                if (core == msr::core::none || row.models[0] != 0) continue;
                bool is_there = false;
                controls::each_row([&](const controls::control_row &other) {
                    is_there = is_there || (other.number == row.number &&
                                            is_in_place(other, fact) && other.processors.has(core));
                });
                CAPTURE(word);
                CAPTURE(std::string{controls::name_of(row.number).name});
                CHECK(is_there);
                ++compared;
            }
        }
    });
    CHECK(compared > 300);
}

TEST_CASE("polarities that differ are not confused") {
    using enum controls::control_number;
    const controls::control_row *const zen2 = controls::row_on(l2_prefetch, msr::core::zen2, 0x71);
    REQUIRE(zen2 != nullptr);
    // the bit of Zen 2's L2 prefetcher is 0 for off and 1 for on (README of shared/facts,
    // contradictions)
    CHECK(zen2->content_of(0) == 0);
    const controls::control_row *const skylake =
        controls::row_on(l2_stream, msr::core::skylake, 0x5e);
    REQUIRE(skylake != nullptr);
    CHECK(skylake->content_of(0) == 1);
    // On Xeon Phi bit 1 disables the L2 prefetcher, and bit 0 the L1 prefetcher.
    const controls::control_row *const phi =
        controls::row_on(l2_stream, msr::core::knights_landing, 0x57);
    REQUIRE(phi != nullptr);
    CHECK(phi->content_of(0) == 2);
    // Bit 5 switches Sapphire Rapids' adaptive multipath prefetcher, not bit 6.
    const controls::control_row *const amp =
        controls::row_on(l2_amp, msr::core::sapphire_rapids, 0x8f);
    REQUIRE(amp != nullptr);
    CHECK(amp->content_of(0) == 0x20);
    CHECK(amp->sure == msr::confidence::medium);
    CHECK(amp->moves);
    // Turbo is switched by bit 38, not by bit 36.
    const controls::control_row *const boost = controls::row_on(turbo, msr::core::skylake, 0x5e);
    REQUIRE(boost != nullptr);
    CHECK(boost->content_of(0) == std::uint64_t{1} << 38);
}

TEST_CASE("the register faults on Silvermont but for model 4Dh") {
    using enum controls::control_number;
    CHECK(controls::row_on(l2_stream, msr::core::silvermont, 0x37) == nullptr);
    CHECK(controls::row_on(l2_stream, msr::core::silvermont, 0x4d) != nullptr);
    CHECK(controls::row_on(l2_stream, msr::core::airmont, 0x4c) == nullptr);
    CHECK(controls::row_on(l2_stream, msr::core::zen2, 0x71) == nullptr);
}

} // namespace
