#include <msr/processor/table.hpp>

#include "../facts.hpp"
#include "../thorough.hpp"

#include <msr/amd/counters/target.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/amd/qos/processors.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/p5/target.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/processor/detect.hpp>
#include <msr/rdt/processors.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace {

using msr::core;
using msr::core_kind;
using msr::cpu_vendor;
using msr::processor_row;
using msr::processor_row_of;
using msr::processor_table;

constexpr cpu_vendor vendors[] = {cpu_vendor::intel, cpu_vendor::amd, cpu_vendor::hygon,
                                  cpu_vendor::cyrix};

/// A name in lower case, without hyphens and spaces.
std::string joined(const std::string &name) {
    std::string result;
    for (const char letter : name)
        if (std::isalnum(static_cast<unsigned char>(letter)) != 0)
            result += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return result;
}

/// Calls `each(family, model, stepping)` for each signature that Intel's, AMD's or Hygon's rows may
/// have. The quick tier tries some steppings only, but all of model 55H, whose steppings are
/// different processors.
template <typename Each>
void each_signature(Each entry) {
    for (unsigned family = 5; family < 0x1c; ++family)
        for (unsigned model = 0; model < 0x100; ++model)
            for (unsigned stepping = 0; stepping < 16;
                 stepping += model == 0x55 ? 1 : static_cast<unsigned>(rounds(9, 1)))
                entry(msr::cpu_signature{family, model, stepping});
}

/// The models of a cell such as `06_1A/1E/1F/2E Nehalem; 25/2C/2F …`: two hexadecimal digits each.
std::set<unsigned> models_in(const std::string &cell) {
    std::set<unsigned> result;
    std::string word;
    for (const char letter : cell + " ") {
        if (std::string{"/ ;,"}.find(letter) == std::string::npos) {
            word += letter;
            continue;
        }
        if (word.rfind("06_", 0) == 0 || word.rfind("12_", 0) == 0) word = word.substr(3);
        if (word.size() == 2 && word.find_first_not_of("0123456789ABCDEF") == word.npos)
            result.insert(static_cast<unsigned>(std::stoul(word, nullptr, 16)));
        word.clear();
    }
    return result;
}

core core_at(cpu_vendor vendor, unsigned family, unsigned model, unsigned stepping = 0,
             core_kind kind = core_kind::any) {
    return msr::core_of(vendor, {family, model, stepping}, kind);
}

} // namespace

TEST_CASE("rows stand at their numbers, each with a family, models and a source") {
    static_assert(static_cast<unsigned>(core::none) == 0);
    unsigned number = 0;
    for (const processor_row &row : processor_table) {
        INFO(std::string{row.name});
        CHECK(static_cast<unsigned>(row.is) == ++number);
        CHECK(&processor_row_of(row.is) == &row);
        CHECK(row.text != nullptr);
        CHECK(row.source != nullptr);
        CHECK(row.vendor != cpu_vendor::unknown);
        CHECK(row.steppings.first <= row.steppings.last);
        CHECK(row.models[0].first <= row.models[0].last);
        CHECK((row.family == msr::any_family) == (row.vendor == cpu_vendor::cyrix));
        // Facts are copied from the row `like` in one pass over the table, so `like` has to be
        // above its user.
        CHECK((row.like == core::none || row.like < row.is));
        if (row.like != core::none) CHECK(processor_row_of(row.like).is != row.is);
    }
    CHECK(number == msr::core_count);
}

TEST_CASE("no two rows claim the same family, model and stepping, and every row is reached") {
    for (const cpu_vendor vendor : vendors) {
        std::set<core> reached;
        std::string twice;
        each_signature([&](const msr::cpu_signature &signature) {
            // Where CPUID gives no core type, the model's first row in the table applies.
            reached.insert(msr::core_of(vendor, signature));
            // Rows have no native model ids but 2 and 3.
            for (const unsigned native : {2u, 3u})
                for (const core_kind kind : {core_kind::performance, core_kind::efficient}) {
                    unsigned claims = 0;
                    for (const processor_row &row : processor_table)
                        if (row.claims(vendor, signature, kind, native)) {
                            ++claims;
                            reached.insert(row.is);
                            if (msr::core_of(vendor, signature, kind, native) != row.is)
                                twice += std::string{row.name} + " ";
                        }
                    if (claims > 1) twice += std::to_string(signature.model) + " ";
                }
        });
        CHECK(twice.empty());
        for (const processor_row &row : processor_table)
            if (row.vendor == vendor) {
                INFO(std::string{row.name});
                CHECK(reached.count(row.is) == 1);
            }
    }
}

TEST_CASE("one row at most stands for the other models of a family") {
    for (const cpu_vendor vendor : vendors)
        for (unsigned family = 5; family < 0x1c; ++family)
            for (const bool perfmon_v2 : {false, true}) {
                std::size_t count = 0;
                for (const processor_row &row : processor_table)
                    count += row.is_of(vendor, family) &&
                             msr::detail::stands_for_others(row, perfmon_v2);
                CHECK(count <= 1);
            }
}

TEST_CASE("each name stands once") {
    std::map<std::string, core> owners;
    for (const processor_row &row : processor_table) {
        INFO(std::string{row.name});
        CHECK(owners.emplace(joined(row.name), row.is).second);
        msr::each_other_name(row, [&](msr::text_view name) {
            const std::string text{name.data(), name.size()};
            INFO(text);
            CHECK(!text.empty());
            CHECK(text == facts::lower_case(text));
            CHECK(owners.emplace(joined(text), row.is).second);
        });
    }
    for (const auto &[name, is] : owners)
        CHECK(msr::core_named(name.c_str()) == is);
    // The name of a set of counters, where several processors share the set, names no processor.
    for (const processor_row &row : processor_table)
        if (row.cpu != nullptr) {
            INFO(std::string{row.cpu});
            const auto owner = owners.find(joined(row.cpu));
            if (owner == owners.end()) continue;
            CHECK(std::string{processor_row_of(owner->second).cpu} == row.cpu);
        }
}

TEST_CASE("processors go by the names that people use, with any sign between words") {
    CHECK(msr::core_named("spr") == core::sapphire_rapids);
    CHECK(msr::core_named("ZNVER5") == core::zen5);
    CHECK(msr::core_named("Golden-Cove") == core::alder_lake);
    CHECK(msr::core_named("sapphirerapids") == core::sapphire_rapids);
    CHECK(msr::core_named("Kaby Lake") == core::skylake);
    CHECK(msr::core_named("fam15h") == core::family15h_00);
    CHECK(msr::core_named("pentium4") == core::willamette);
    CHECK(msr::core_named("skylak") == core::none);
    CHECK(msr::core_named("skylake_") == core::skylake);
    CHECK(msr::core_named("sky") == core::none);
    CHECK(msr::core_named("") == core::none);
    CHECK(msr::core_named("_") == core::none);
}

TEST_CASE("models of Intel are those of the facts") {
    // Processors of the models in each row of intel_pmu_generations.csv, by the row's name.
    const std::map<std::string, std::vector<core>> lines = {
        {"Yonah", {core::yonah}},
        {"Core2", {core::core2}},
        {"Atom Bonnell", {core::bonnell}},
        {"Nehalem",
         {core::nehalem, core::nehalem_ex, core::westmere, core::westmere_ep, core::westmere_ex}},
        {"Sandy Bridge", {core::sandy_bridge, core::sandy_bridge_ep}},
        {"Ivy Bridge", {core::ivy_bridge, core::ivy_bridge_ep}},
        {"Haswell", {core::haswell, core::haswell_ep}},
        {"Broadwell", {core::broadwell, core::broadwell_ep, core::broadwell_de}},
        {"Silvermont", {core::silvermont, core::airmont}},
        {"Knights", {core::knights_landing, core::knights_mill}},
        {"Skylake",
         {core::skylake, core::skylake_sp, core::cascade_lake, core::cooper_lake, core::comet_lake,
          core::cannon_lake}},
        {"5C/5F Goldmont", {core::goldmont}},
        {"Goldmont Plus", {core::goldmont_plus}},
        {"Ice Lake", {core::ice_lake, core::ice_lake_sp, core::tiger_lake, core::rocket_lake}},
        {"Lakefield", {core::lakefield}},
        {"Tremont", {core::tremont, core::elkhart_lake}},
        {"Alder",
         {core::alder_lake, core::alder_lake_atom, core::raptor_lake, core::raptor_lake_atom}},
        {"Sapphire", {core::sapphire_rapids, core::emerald_rapids}},
        {"Meteor",
         {core::meteor_lake, core::meteor_lake_atom, core::sierra_forest, core::grand_ridge,
          core::arrow_lake_u_core, core::arrow_lake_u_atom, core::arrow_lake_low_power}},
        {"Granite", {core::granite_rapids}},
        {"Lunar",
         {core::lunar_lake, core::lunar_lake_atom, core::arrow_lake_core, core::arrow_lake_atom}},
        {"Arrow Lake (H,U)", {core::arrow_lake_h}},
        {"Arrow Lake S", {core::arrow_lake_s}},
        {"Panther", {core::panther_lake}},
        {"Cougar Cove", {core::panther_lake_core}},
        {"Darkmont", {core::panther_lake_atom, core::clearwater_forest}},
        {"Coyote Cove", {core::nova_lake}},
        {"Arctic Wolf", {core::nova_lake_atom}},
    };
    std::set<core> compared;
    std::set<unsigned> every;
    for (const facts::row &row : facts::table{"intel/intel_pmu_generations.csv"}) {
        INFO(row["models"]);
        const std::set<unsigned> models = models_in(row["models"]);
        every.insert(models.begin(), models.end());
        const auto line = std::find_if(lines.begin(), lines.end(), [&](const auto &entry) {
            return row["models"].find(entry.first) != std::string::npos;
        });
        REQUIRE(line != lines.end());
        std::set<unsigned> report;
        for (const core entry : line->second) {
            compared.insert(entry);
            for (unsigned model = 0; model < 0x100; ++model)
                if (processor_row_of(entry).has_model(model)) report.insert(model);
        }
        CHECK(report == models);
    }
    CHECK(compared.size() ==
          static_cast<unsigned>(core::nova_lake_atom) - static_cast<unsigned>(core::yonah) + 1);
    CHECK(every.count(0x55) == 1);
}

TEST_CASE("models of P5 and P6 are those of the facts") {
    const std::map<std::string, core> names = {
        {"p5", core::pentium},  {"p5mmx", core::pentium_mmx}, {"cyrix_mii", core::cyrix_mii},
        {"ppro", core::ppro},   {"pii", core::pii},           {"piii", core::piii},
        {"pm", core::pentium_m}};
    std::set<core> compared;
    for (const facts::row &row : facts::table{"intel/p6_events.csv"}) {
        const auto text = names.find(row["cpu"]);
        INFO(row["cpu"], " ", row["models"]);
        REQUIRE(text != names.end());
        if (!compared.insert(text->second).second || row["models"] == "CyrixInstead") continue;
        // a cell such as `06_03;05;06`
        const processor_row &known = processor_row_of(text->second);
        CHECK(known.family == std::stoul(row["models"].substr(0, 2), nullptr, 16));
        std::set<unsigned> report, models;
        for (const std::string &model : facts::list_of(row["models"].substr(3)))
            report.insert(static_cast<unsigned>(std::stoul(model, nullptr, 16)));
        for (unsigned model = 0; model < 0x100; ++model)
            if (known.has_model(model)) models.insert(model);
        CHECK(models == report);
    }
    CHECK(compared.size() == names.size());
}

TEST_CASE("measured models of AMD and Hygon are of the generation that was measured") {
    std::size_t models = 0;
    for (const facts::row &row : facts::table{"amd/ibs_cpuid_measured.csv"}) {
        const std::string cell = row["models_hex"];
        const std::size_t remark = cell.find(" (");
        std::string list = cell.substr(0, remark);
        std::replace(list.begin(), list.end(), ',', ';');
        const auto family = static_cast<unsigned>(std::stoul(row["family"], nullptr, 16));
        const cpu_vendor vendor = family == 0x18 ? cpu_vendor::hygon : cpu_vendor::amd;
        for (const std::string &model : facts::list_of(list)) {
            INFO(row["family"], " ", model);
            ++models;
            const core kind =
                core_at(vendor, family, static_cast<unsigned>(std::stoul(model, nullptr, 16)));
            REQUIRE(kind != core::none);
            CHECK(processor_row_of(kind).family == family);
            if (remark == cell.npos) continue;
            // a remark such as `(Zen3)` or `(Hygon)`
            const std::string name = joined(cell.substr(remark + 2, cell.size() - remark - 3));
            CHECK(joined(processor_row_of(kind).name).rfind(name, 0) == 0);
        }
    }
    CHECK(models == 62);
}

TEST_CASE("steppings distinguish the processors of model 55h") {
    for (unsigned stepping = 0; stepping < 16; ++stepping)
        CHECK(core_at(cpu_vendor::intel, 6, 0x55, stepping) == (stepping < 5 ? core::skylake_sp
                                                                : stepping < 10
                                                                    ? core::cascade_lake
                                                                    : core::cooper_lake));
}

TEST_CASE("areas agree: what has facts is in the table, and none of it is missing") {
    namespace amd = msr::amd;
    namespace ibs = msr::ibs;
    namespace pm = msr::perfmon;
    constexpr auto contains = [](const msr::core_places &places, core candidate) {
        return places[candidate] != msr::core_places::no_place;
    };
    for (const processor_row &row : processor_table) {
        INFO(std::string{row.name});
        const bool p5 = contains(msr::p5::processor_places, row.is);
        const bool p6 = contains(msr::p6::processor_places, row.is);
        const bool netburst =
            row.vendor == cpu_vendor::intel && row.family == msr::netburst::cpuid_family;
        const bool perfmon = contains(pm::processor_places, row.is);
        const bool counters = contains(amd::generation_places, row.is);
        // Exactly one PMU's table has the row's processor.
        CHECK(p5 + p6 + netburst + perfmon + counters == 1);
        CHECK(row.cpu != nullptr);
        const bool is_amd = row.vendor == cpu_vendor::amd || row.vendor == cpu_vendor::hygon;
        CHECK(counters == is_amd);
        // IBS exists since family 10H, but not on family 11H.
        const bool has_ibs = is_amd && row.family >= 0x10 && row.family != 0x11;
        CHECK(contains(ibs::generation_places, row.is) == has_ibs);
        if (has_ibs)
            // each processor has its own entry of IBS facts
            CHECK(ibs::generations[ibs::generation_places[row.is]].is == row.is);
        if (counters) CHECK(amd::target_named(row.cpu) != nullptr);
        if (perfmon) CHECK(pm::processor_named(row.cpu) == pm::processor_places[row.is]);
    }
    for (const msr::rdt::processor_row &processor_row : msr::rdt::processors)
        CHECK(processor_row_of(processor_row.model).vendor == cpu_vendor::intel);
    for (const msr::qos::processor_row &processor_row : msr::qos::processors)
        CHECK(processor_row_of(processor_row.model).vendor == cpu_vendor::amd);
    CHECK(msr::netburst::every_model == msr::netburst::of_models(0, 1, 2, 3, 4, 6));
}

TEST_CASE("processors whose cache allocation is written down are those of the facts") {
    // Processors of the models in the table of CPUID dumps, by the table's name.
    const std::map<std::string, core> names = {{"HSW-EP", core::haswell_ep},
                                               {"BDW-EP", core::broadwell_ep},
                                               {"SKX/CLX", core::skylake_sp},
                                               {"SPR", core::sapphire_rapids},
                                               {"GNR", core::granite_rapids}};
    std::size_t compared = 0;
    for (const facts::row &row : facts::table{"intel/rdt_measured.csv"}) {
        const auto text = names.find(row["name"]);
        if (text == names.end()) continue;
        INFO(row["models"]);
        ++compared;
        const auto model = static_cast<unsigned>(std::stoul(row["models"].substr(3), nullptr, 16));
        CHECK(core_at(cpu_vendor::intel, 6, model) == text->second);
        CHECK(std::any_of(std::begin(msr::rdt::processors), std::end(msr::rdt::processors),
                          [&](const auto &one) { return one.model == text->second; }));
    }
    CHECK(compared == names.size());
    CHECK(compared == std::size(msr::rdt::processors));
}

TEST_CASE("facts of a processor that has none are those of the one that it is like") {
    struct fact {
        core is{};
        int value{};
    };
    constexpr fact entry[] = {
        {core::none, 0}, {core::skylake, 1}, {core::zen1, 2}, {core::zen4, 3}};
    constexpr msr::core_places places = msr::places_in(entry, &fact::is);
    static_assert(places[core::skylake] == 1);
    static_assert(places[core::skylake_sp] == 1);
    // Cascade Lake is like Skylake SP in the table of processors, and so has Skylake's place in the
    // list
    static_assert(places[core::cascade_lake] == 1);
    static_assert(places[core::hygon18h] == 2);
    static_assert(places[core::zen2] == msr::core_places::no_place);
    static_assert(places[core::none] == msr::core_places::no_place);
    std::set<core> alike;
    msr::each_core_at(places, 1, [&](core candidate) { alike.insert(candidate); });
    CHECK(alike == std::set<core>{core::skylake, core::skylake_sp, core::cascade_lake,
                                  core::cooper_lake, core::comet_lake, core::cannon_lake});
}
