#include <msr/amd/ibs/target.hpp>

#include <msr/amd/ibs/detect.hpp>
#include <msr/amd/ibs/features.hpp>
#include <msr/amd/ibs/plan.hpp>

#include "ibs_facts.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

namespace {

namespace ibs = msr::ibs;
using msr::cpuid_registers;

/// A processor whose CPUID the test sets.
struct fake_cpuid {
    msr::cpu_vendor vendor{msr::cpu_vendor::amd};
    unsigned family{};
    unsigned model{};
    std::uint32_t highest_extended{0x8000'001b};
    std::uint32_t features{};
    bool shows{true};

    cpuid_registers operator()(std::uint32_t leaf, std::uint32_t) const {
        if (leaf == 0 && vendor == msr::cpu_vendor::amd)
            return {.eax = 1, .ebx = 0x68747541, .ecx = 0x444d4163, .edx = 0x69746e65};
        if (leaf == 0 && vendor == msr::cpu_vendor::hygon)
            return {.eax = 1, .ebx = 0x6f677948, .ecx = 0x656e6975, .edx = 0x6e65476e};
        if (leaf == 0) return {.eax = 1, .ebx = 0x756e6547, .ecx = 0x6c65746e, .edx = 0x49656e69};
        if (leaf == 1)
            return {.eax = (family - 15) << 20 | 15u << 8 | (model >> 4) << 16 | (model & 15) << 4};
        if (leaf == 0x8000'0000) return {.eax = highest_extended};
        if (leaf == 0x8000'0001) return {.ecx = shows ? 1u << 10 : 0};
        if (leaf == 0x8000'001b) return {.eax = features};
        return {};
    }
};

unsigned family_in(const std::string &cell) {
    return static_cast<unsigned>(std::stoul(cell.substr(0, cell.size() - 1), nullptr, 16));
}

} // namespace

TEST_CASE("the CPUID bits are those of the table") {
    std::size_t named = 0;
    for (const facts::row &row : facts::table{"amd/ibs_cpuid.csv"}) {
        if (row["name"] == "unpublished" || row["name"] == "reserved") continue;
        INFO(row["name"]);
        ++named;
        const auto bit = static_cast<ibs::feature>(facts::number(row["bit"]));
        const ibs::feature_row *const known = ibs::row_of(bit);
        REQUIRE(known != nullptr);
        CHECK(known->name == row["name"]);
        CHECK(known->meaning == row["meaning"]);
        CHECK(ibs::name_of(known->sure) == row["confidence"]);
    }
    CHECK(named == std::size(ibs::features));
    CHECK(ibs::row_of(static_cast<ibs::feature>(17)) == nullptr);
    static_assert(ibs::set_of(ibs::feature::by_family) == 0);
    static_assert(ibs::default_features == 7);
}

TEST_CASE("every measured processor has a generation, and its features") {
    std::size_t models = 0;
    for (const facts::row &row : facts::table{"amd/ibs_cpuid_measured.csv"}) {
        std::string list = row["models_hex"].substr(0, row["models_hex"].find(" ("));
        for (char &letter : list)
            if (letter == ',') letter = ';';
        for (const std::string &model : facts::list_of(list)) {
            INFO(row["family"], " ", model);
            ++models;
            fake_cpuid cpuid{.family = family_in(row["family"]),
                             .model = static_cast<unsigned>(std::stoul(model, nullptr, 16)),
                             .features =
                                 static_cast<std::uint32_t>(facts::number(row["fn8000001B_eax"])),
                             .shows = row["fn80000001_ecx10"] == "1"};
            if (cpuid.family == 0x18) cpuid.vendor = msr::cpu_vendor::hygon;
            const ibs::processor processor = ibs::detect(cpuid);
            REQUIRE(processor.known);
            CHECK(processor.shows == cpuid.shows);
            CHECK(processor.what.features == cpuid.features);
            CHECK(processor.what.model == static_cast<int>(cpuid.model));
            // Three dumps of Zen 3 lack FetchSam; the others announce the features of their
            // generation.
            const bool odd = cpuid.features == 0x3fd;
            if (!odd) CHECK(ibs::row_of(processor.what.is).features == cpuid.features);
            const bool first_zen = row["models_hex"].find("Zen1") != std::string::npos;
            CHECK((processor.what.is == ibs::generation::zen1) == first_zen);
        }
    }
    CHECK(models == 62);
}

TEST_CASE("bits that a family is said to have are those that its generation has") {
    for (const facts::row &row : facts::table{"amd/ibs_cpuid.csv"}) {
        const std::string cell = row["families_with_bit_measured"];
        if (row["bit"].find('-') != std::string::npos) continue;
        const auto bit = static_cast<ibs::feature>(facts::number(row["bit"]));
        for (const ibs::generation generation : ibs_facts::measured_generations()) {
            INFO(row["name"], " ", std::string{ibs::row_of(generation).name});
            const char *const keys[] = {
                "10h_04+", "12h",     "14h",     "15h_00-1F", "15h_00-1F", "15h_30-3F", "15h_60-7F",
                "16h",     "17h_18h", "17h_18h", "17h_18h",   "19h_Zen3",  "19h_Zen4",  "1Ah_Zen5"};
            bool listed = false;
            for (const std::string &key : facts::list_of(cell))
                listed = listed || key == keys[ibs::generation_places[generation]];
            CHECK(ibs::target_of(generation).has(bit) == listed);
        }
    }
}

TEST_CASE("generations stand at their numbers, under names of their own") {
    std::set<std::string> names;
    for (unsigned i = 0; i < ibs::generation_count; ++i) {
        CHECK(ibs::generation_places[ibs::generations[i].is] == i);
        names.insert(ibs::generations[i].name);
        CHECK(ibs::generations[i].announced == (ibs::generations[i].is == ibs::generation::zen6));
    }
    CHECK(names.size() == ibs::generation_count);
    for (unsigned family = 0x10; family <= 0x1a; ++family)
        for (unsigned model = 0; model < 0x100; ++model) {
            unsigned owners = 0;
            for (const ibs::generation_row &row : ibs::generations)
                owners += row.family == family && row.contains(static_cast<int>(model));
            CHECK(owners <= 1);
        }
}

TEST_CASE("without the leaf, or with its first bit clear, the default features are taken") {
    fake_cpuid barcelona{
        .family = 0x10, .model = 2, .highest_extended = 0x8000'001a, .features = 0x1f};
    CHECK(ibs::detect(barcelona).what.features == 7);
    fake_cpuid odd{.family = 0x17, .model = 0x31, .features = 0x3fe};
    CHECK(ibs::detect(odd).what.features == 7);
    static_assert(ibs::family10h.on_model(2).features == 7);
    // model 03h was not measured, and is taken as model 02h
    static_assert(ibs::family10h.on_model(3).features == 7);
    static_assert(ibs::family10h.on_model(4).features == 0x1f);
}

TEST_CASE("other processors have no generation") {
    CHECK(!ibs::detect(fake_cpuid{.vendor = msr::cpu_vendor::intel, .family = 0x17}).known);
    CHECK(!ibs::detect(fake_cpuid{.family = 0x11, .model = 3}).known); // family 11h has no IBS
    CHECK(!ibs::detect(fake_cpuid{.family = 0xf, .model = 4}).known);
    CHECK(ibs::generation_of(0x15, 0x20) == nullptr);
    // The processor that runs the test may be any: detect() must do no harm.
    const ibs::processor processor = ibs::detect();
    if (!processor.known) CHECK(!processor.shows);
}

TEST_CASE("a plan runs on a processor of its generation and model that has its features") {
    constexpr auto slow = ibs::op_sampling.period<0x200000>();
    constexpr const auto &plan = msr::plan<ibs::zen2, slow, ibs::fetch_sampling>;
    fake_cpuid rome{.family = 0x17, .model = 0x31, .features = 0x3ff};
    CHECK(ibs::check_processor(plan, ibs::detect(rome)).legal());

    fake_cpuid without_long = rome;
    without_long.features = 0x3bf;
    const msr::verdict lacking = ibs::check_processor(plan, ibs::detect(without_long));
    CHECK(lacking.broken == &ibs::processor_announces_features::text);
    CHECK(std::string{lacking.names[0]} == "OpCntExt");

    fake_cpuid milan{.family = 0x19, .model = 1, .features = 0x3ff};
    CHECK(ibs::check_processor(plan, ibs::detect(milan)).broken ==
          &ibs::processor_is_of_ibs_generation::text);
    fake_cpuid hidden = rome;
    hidden.shows = false;
    CHECK(ibs::check_processor(plan, ibs::detect(hidden)).broken == &ibs::processor_has_ibs::text);
    fake_cpuid intel{.vendor = msr::cpu_vendor::intel, .family = 0x17, .model = 0x31};
    CHECK(ibs::check_processor(plan, ibs::detect(intel)).broken == &ibs::processor_has_ibs::text);

    constexpr const auto &only_one = msr::plan<ibs::zen3.on_model(1), slow>;
    CHECK(ibs::check_processor(only_one, ibs::detect(milan)).legal());
    milan.model = 8;
    CHECK(ibs::check_processor(only_one, ibs::detect(milan)).broken ==
          &ibs::processor_is_of_ibs_generation::text);

    // Zen 1 hides IBS until IBS is switched on, which the plan does.
    fake_cpuid naples{.family = 0x17, .model = 1, .features = 0x3ff, .shows = false};
    constexpr const auto &first_zen = msr::plan<ibs::zen1, ibs::op_sampling>;
    CHECK(ibs::check_processor(first_zen, ibs::detect(naples)).legal());
    constexpr auto ready = ibs::zen1.enabled_by_firmware();
    constexpr const auto &relying = msr::plan<ready, ibs::op_sampling>;
    CHECK(ibs::check_processor(relying, ibs::detect(naples)).broken ==
          &ibs::processor_has_ibs::text);
    CHECK_NOTHROW(static_cast<void>(msr::check_this_processor(plan)));
}
