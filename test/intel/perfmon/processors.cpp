#include <msr/intel/perfmon/processors.hpp>

#include "../../facts.hpp"

#include <msr/intel/perfmon/choices.hpp>
#include <msr/intel/perfmon/events.hpp>
#include <msr/intel/perfmon/offcore.hpp>
#include <msr/processor/table.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace {

namespace pm = msr::perfmon;
namespace select = msr::select;

std::string with_underscores(std::string text) {
    std::replace(text.begin(), text.end(), ' ', '_');
    return facts::lower_case(text);
}

/// Returns the models of a line such as `06_1A/1E/1F/2E Nehalem; 25/2C/2F Westmere`: every group of
/// two hexadecimal digits that stands by itself or after `06_`.
std::set<unsigned> models_in(const std::string &cell) {
    std::set<unsigned> result;
    std::string word;
    const auto take = [&] {
        if (word.rfind("06_", 0) == 0 || word.rfind("12_", 0) == 0) word = word.substr(3);
        const bool two_digits =
            word.size() == 2 && word.find_first_not_of("0123456789ABCDEF") == word.npos;
        if (two_digits) result.insert(static_cast<unsigned>(std::stoul(word, nullptr, 16)));
        word.clear();
    };
    for (const char letter : cell) {
        if (letter == '/' || letter == ' ' || letter == ';' || letter == ',')
            take();
        else
            word += letter;
    }
    take();
    return result;
}

/// Returns the models whose facts are those of a row.
std::set<unsigned> models_of(const pm::processor_row &processor_row) {
    std::set<unsigned> result;
    for (const msr::processor_row &row : msr::processor_table) {
        const unsigned place = pm::processor_places[row.is];
        if (place >= pm::processor_count || pm::processors[place].which != processor_row.which)
            continue;
        for (unsigned model = 0; model < 0x100; ++model)
            if (row.has_model(model)) result.insert(model);
    }
    return result;
}

const pm::processor_row &named(const char *name) {
    const int place = pm::processor_named(name);
    REQUIRE(place >= 0);
    return pm::processors[place];
}

unsigned number_at_start(const std::string &cell) {
    return static_cast<unsigned>(std::stoul(cell)); // std::stoul stops where the digits end
}

int count_of(std::uint64_t set) { return __builtin_popcountll(set); }

} // namespace

TEST_CASE("the architectural events are those of the table") {
    const facts::table table{"intel/intel_arch_events.csv"};
    CHECK(table.size() == pm::architectural_event_count);
    for (const facts::row &row : table) {
        INFO("event ", row["name"]);
        const auto bit = facts::number(row["bit"]);
        const select::event_row &event = pm::events[bit];
        CHECK(event.name == with_underscores(row["name"]));
        CHECK(event.code == facts::number(row["event_select"]));
        CHECK(event.fixed_masks == facts::number(row["unit_mask"]));
        CHECK(event.where == std::uint64_t{1} << bit);
        CHECK(pm::first_version_of(static_cast<unsigned>(bit)) ==
              facts::number(row["first_perfmon_version"]));
        CHECK(name_of(event.sure) == row["confidence"]);
    }
}

TEST_CASE("the fixed counters are those of the table") {
    const facts::table table{"intel/intel_fixed_counters.csv"};
    CHECK(table.size() == pm::fixed_counter_count);
    for (const facts::row &row : table) {
        const pm::fixed_counter_row &fixed_counter_row =
            pm::fixed_counters[facts::number(row["index"])];
        INFO("fixed counter ", row["index"]);
        CHECK(fixed_counter_row.address == facts::number(row["msr"]));
        CHECK(pm::events[static_cast<int>(fixed_counter_row.event)].name ==
              with_underscores(row["meaning"]));
        const select::event_row &event = pm::events[static_cast<int>(fixed_counter_row.event)];
        // The cell is `C0/00`, or such as `3C/01 (...)`: the event that a general counter counts.
        const std::string general = row["general_equivalent"];
        CHECK(event.code == std::stoul(general.substr(0, 2), nullptr, 16));
        CHECK(event.fixed_masks == std::stoul(general.substr(3, 2), nullptr, 16));
        CHECK(fixed_counter_row.since == row["since"]);
        CHECK(fixed_counter_row.version == std::stoul(row["since"].substr(1)));
    }
}

TEST_CASE("processors have the version, counters and models of the table") {
    // Names of the library's processors for each line of intel_pmu_generations.csv.
    const std::map<std::string, std::vector<const char *>> lines = {
        {"Yonah", {"yonah"}},
        {"Core2", {"core2"}},
        {"Bonnell", {"bonnell"}},
        {"Westmere", {"nehalem", "westmere"}},
        {"Sandy Bridge", {"sandy_bridge", "sandy_bridge_ep"}},
        {"Ivy Bridge", {"ivy_bridge", "ivy_bridge_ep"}},
        {"Haswell", {"haswell"}},
        {"Broadwell", {"broadwell"}},
        {"Silvermont", {"silvermont"}},
        {"Knights Landing", {"knights_landing"}},
        {"Skylake", {"skylake"}},
        {"Goldmont Plus", {"goldmont_plus"}},
        {"Goldmont", {"goldmont"}},
        {"Ice Lake", {"ice_lake"}},
        {"Lakefield", {"lakefield"}},
        {"Tremont", {"tremont"}},
        {"Alder/Raptor Lake", {"alder_lake", "alder_lake_atom"}},
        {"Sapphire/Emerald Rapids", {"sapphire_rapids"}},
        {"Meteor Lake", {"meteor_lake", "meteor_lake_atom"}},
        {"Granite Rapids", {"granite_rapids"}},
        {"Lunar Lake", {"lunar_lake", "lunar_lake_atom"}},
        {"Arrow Lake (H,U)", {"arrow_lake_h"}},
        {"Arrow Lake S", {"arrow_lake_s"}},
        {"Panther Lake", {"panther_lake"}},
        {"Cougar Cove", {"panther_lake_core"}},
        {"Darkmont", {"panther_lake_atom"}},
        {"Coyote Cove", {"nova_lake"}},
        {"Arctic Wolf", {"nova_lake_atom"}},
    };
    const facts::table table{"intel/intel_pmu_generations.csv"};
    CHECK(table.size() == lines.size());
    std::set<std::string> compared;
    for (const facts::row &row : table) {
        INFO("line ", row["models"]);
        const std::vector<const char *> *rows = nullptr;
        std::size_t longest = 0; // the longest name is taken: Goldmont Plus is no Goldmont
        for (const auto &[text, candidates] : lines)
            if (row["models"].find(text) != std::string::npos && text.size() > longest) {
                rows = &candidates;
                longest = text.size();
            }
        REQUIRE(rows != nullptr);
        std::set<unsigned> models;
        for (const char *const name : *rows) {
            INFO("processor ", std::string{name});
            const pm::processor_row &processor_row = named(name);
            compared.insert(name);
            models.merge(models_of(processor_row));
            CHECK(processor_row.is.version == std::stoul(row["perfmon_version"].substr(1)));
            CHECK(processor_row.is.width == facts::number(row["width"]));
            const bool is_atom = std::string{name}.find("_atom") != std::string::npos;
            // A cell of intel_pmu_generations.csv is such as `8`, `4 (8 without HT)`, `8 (core) 6
            // (Atom)` or `8+`.
            const std::string &general = row["general_counters"];
            if (general == "8+")
                CHECK(count_of(processor_row.is.general) >= 8);
            else if (const auto atom = general.find("(core) "); is_atom && atom != general.npos)
                CHECK(count_of(processor_row.is.general) ==
                      static_cast<int>(number_at_start(general.substr(atom + 7))));
            else
                CHECK(count_of(processor_row.is.general) ==
                      static_cast<int>(number_at_start(general)));
            CHECK((processor_row.without_threads != 0) == (general.find("(8") != general.npos));
            if (processor_row.without_threads != 0)
                CHECK(count_of(processor_row.without_threads) == 8);
            // A cell of intel_pmu_generations.csv is such as `0`, `3`, `3x40`, `4x48 / 3x48` or
            // `core 4, Atom 6`.
            const std::string &fixed = row["fixed"];
            if (fixed == "core 4, Atom 6")
                CHECK(count_of(processor_row.is.fixed) == (is_atom ? 6 : 4));
            else if (is_atom && fixed.find(" / ") != fixed.npos)
                CHECK(count_of(processor_row.is.fixed) ==
                      static_cast<int>(number_at_start(fixed.substr(fixed.find(" / ") + 3))));
            else
                CHECK(count_of(processor_row.is.fixed) == static_cast<int>(number_at_start(fixed)));
            if (const auto separator = fixed.find('x'); separator != fixed.npos)
                CHECK(processor_row.is.fixed_width == number_at_start(fixed.substr(separator + 1)));
        }
        CHECK(models == models_in(row["models"]));
    }
    for (unsigned i = 6; i < pm::processor_count; ++i)
        CHECK(compared.count(pm::processors[i].name) == 1);
}

TEST_CASE("a version has what all of its processors have") {
    for (unsigned version = 1; version <= 6; ++version) {
        const pm::target &target = pm::processors[version - 1].is;
        INFO("version ", version);
        CHECK(pm::processors[version - 1].name == "perfmon" + std::to_string(version));
        CHECK(target.version == version);
        std::uint64_t general = ~0ull;
        std::uint64_t fixed = ~0ull;
        std::uint64_t events = ~0ull;
        std::uint64_t select = ~0ull;
        unsigned width = 64;
        for (unsigned i = 6; i < pm::processor_count; ++i) {
            const pm::target &entry = pm::processors[i].is;
            if (entry.version != version) continue;
            general &= entry.general;
            fixed &= entry.fixed;
            events &= entry.events;
            select &= pm::select_bits(entry);
            width = std::min<unsigned>(width, entry.width);
        }
        CHECK(target.general == general);
        CHECK(target.fixed == fixed);
        CHECK(target.events == events);
        CHECK(pm::select_bits(target) == select);
        CHECK(target.width == width);
    }
}

TEST_CASE("select registers have the bits that the table gives a generation") {
    const auto layout_of = [](const char *name) { return named(name).is.layout; };
    using pm::select_layout;
    for (const char *const name : {"yonah", "core2", "perfmon1", "perfmon2"})
        CHECK(layout_of(name) == select_layout::v1);
    for (const char *const name : {"bonnell", "nehalem", "westmere", "sandy_bridge",
                                   "ivy_bridge_ep", "silvermont", "goldmont", "perfmon4"})
        CHECK(layout_of(name) == select_layout::v3);
    for (const char *const name : {"haswell", "broadwell", "skylake"})
        CHECK(layout_of(name) == select_layout::v3_tsx);
    for (const char *const name : {"ice_lake", "tremont", "alder_lake", "sapphire_rapids"})
        CHECK(layout_of(name) == select_layout::v5);
    for (const char *const name : {"lunar_lake", "arrow_lake_s", "panther_lake", "perfmon6"})
        CHECK(layout_of(name) == select_layout::v6);
    static_assert(pm::select_bits(select_layout::v1) == 0xffdfffff);
    static_assert(pm::select_bits(select_layout::v3) == 0xffffffff);
    static_assert(pm::select_bits(select_layout::v3_tsx) == 0x3ffffffff);
    static_assert(pm::select_bits(select_layout::v5) == 0x7ffdfffff);
    static_assert(pm::select_bits(select_layout::v6) == 0xff1fffdfffff);
    static_assert(pm::frontend_bits(pm::frontend_layout::skl) == 0x7fff17);
    static_assert(pm::frontend_bits(pm::frontend_layout::spr) == 0x7fff1f);
    static_assert(pm::frontend_bits(pm::frontend_layout::later) == 0x7fff1f);
}

TEST_CASE("what was measured on Lunar Lake") {
    // Counters by CPUID.23H sub-leaves 1 and 3, of a performance core and of an Atom core.
    static_assert(pm::lunar_lake.general == 0x3ff);
    static_assert(pm::lunar_lake.fixed == 0x0f);
    static_assert(pm::lunar_lake.events == 0x1dff);
    static_assert(pm::lunar_lake_atom.general == 0xff);
    static_assert(pm::lunar_lake_atom.fixed == 0x77);
    static_assert(pm::lunar_lake_atom.events == 0x1f7f);
}

TEST_CASE("processors go by all their names, and are found by model") {
    CHECK(pm::processor_named("Comet_Lake") == pm::processor_named("skylake"));
    CHECK(pm::processor_named("emerald_rapids") == pm::processor_named("sapphire_rapids"));
    CHECK(pm::processor_named("pentium4") == -1);
    for (const msr::processor_row &row : msr::processor_table)
        if (row.like != msr::core::none && pm::processor_places[row.is] < pm::processor_count)
            CHECK(pm::processor_named(row.name) ==
                  pm::processor_named(msr::processor_row_of(row.like).name));
    CHECK(pm::processor_of_model(0x3c, 0x7) == pm::processor_named("haswell"));
    // A model with two kinds of cores: the number of fixed counters distinguishes them.
    CHECK(pm::processor_of_model(0x97, 0xf) == pm::processor_named("alder_lake"));
    CHECK(pm::processor_of_model(0x97, 0x7) == pm::processor_named("alder_lake_atom"));
    CHECK(pm::processor_of_model(0xbd, 0x77) == pm::processor_named("lunar_lake_atom"));
    CHECK(pm::processor_of_model(0x02, 0) == -1);
    // Without fixed counters no row fits better than the first row of the model.
    CHECK(pm::processor_of_model(0xbd, 0) == pm::processor_named("lunar_lake"));
}

TEST_CASE("a target is a processor and what CPUID does not say") {
    static_assert(pm::haswell.general == 0xf);
    static_assert(pm::haswell.with(pm::extras{.one_thread_per_core = true}).general == 0xff);
    static_assert(pm::goldmont.with(pm::extras{.one_thread_per_core = true}).general == 0xf);
    static_assert(pm::ice_lake.with(pm::extras{.full_width = true}).full_width);
    static_assert(pm::comet_lake == pm::skylake);
    // Tiger Lake differs in the list of events only.
    static_assert(pm::tiger_lake != pm::ice_lake);
    static_assert(pm::tiger_lake.processor == pm::ice_lake.processor);
    static_assert(pm::listed_core_of(pm::tiger_lake) == msr::core::tiger_lake);
    static_assert(pm::listed_core_of(pm::ice_lake) == msr::core::ice_lake);
    static_assert(pm::listed_core_of(pm::cooper_lake) == msr::core::cascade_lake);
    static_assert(pm::listed_core_of(pm::raptor_lake) == msr::core::alder_lake);
    static_assert(pm::listed_core_of(pm::perfmon3) == msr::core::none);
    static_assert(pm::perfmon1 == pm::target{});
}

TEST_CASE("bits of MSR_OFFCORE_RSP have the names of the table") {
    const facts::table table{"intel/intel_offcore_bits.csv"};
    const std::map<std::string, pm::offcore_part> parts = {{"request", pm::offcore_part::request},
                                                           {"supplier", pm::offcore_part::supplier},
                                                           {"snoop", pm::offcore_part::snoop}};
    std::map<std::string, std::size_t> place;
    for (const facts::row &row : table) {
        const std::string processor = with_underscores(row["cpu"]);
        INFO(processor, " ", row["name"]);
        const auto bits = pm::offcore_bits_of(msr::core_named(processor.c_str()));
        const std::size_t i = place[processor]++;
        REQUIRE(i < bits.size());
        CHECK(bits[i].bit == facts::number(row["bit"]));
        CHECK(bits[i].name == facts::lower_case(row["name"]));
        CHECK(bits[i].part == parts.at(row["group"]));
        CHECK(row["confidence"] == "high");
        // A program can write a named bit in the register of off-core responses.
        const pm::target &target = named(processor.c_str()).is;
        REQUIRE(target.offcore != pm::no_offcore);
        CHECK((pm::layout_of(target.offcore).valid >> bits[i].bit & 1) == 1);
    }
    CHECK(place.size() == std::size(pm::offcore_tables));
    for (const pm::offcore_names &names : pm::offcore_tables)
        CHECK(place[msr::processor_row_of(names.processor).name] == names.bits.size());
    CHECK(pm::offcore_bits_of(msr::core::ice_lake).size() == 0);
    constexpr auto westmere = pm::offcore_bits_of(msr::core::westmere);
    CHECK(pm::offcore_mask(westmere, "LOCAL_DRAM") == 1 << 13);
    CHECK(pm::offcore_mask(westmere, "remote_dram") == (1 << 13 | 1 << 14));
    CHECK(pm::offcore_mask(westmere, "l4") == 0);
}

TEST_CASE("a value of MSR_OFFCORE_RSP has a request and a response, and no reserved bit") {
    constexpr const pm::offcore_layout *layout = pm::offcore_layout_named("snbep_skl");
    constexpr auto bits = pm::offcore_bits_of(msr::core::skylake);
    CHECK(pm::check_offcore(*layout, bits, 0x10001).legal());
    CHECK(pm::check_offcore(*layout, bits, 0x11001).broken == &pm::offcore_bits_are_valid::text);
    CHECK(pm::check_offcore(*layout, bits, 0x10000).broken == &pm::offcore_has_a_request::text);
    CHECK(pm::check_offcore(*layout, bits, 0x00001).broken == &pm::offcore_has_a_response::text);
    // intel_offcore_bits.csv has no names for bits of this layout
    CHECK(pm::check_offcore(*layout, {}, 0x00001).legal());
}
