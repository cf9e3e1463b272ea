// Compares what the library reads of CPUID about branch records with the facts about its bits: a
// bit that is cleared takes away just what the facts say.
#include "../facts.hpp"

#include <msr/branches/choice.hpp>
#include <msr/branches/fit.hpp>
#include <msr/branches/names.hpp>
#include <msr/branches/record.hpp>
#include <msr/branches/record_plan.hpp>
#include <msr/branches/table.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/detect.hpp>
#include <msr/processor/identity.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <string>

namespace {

namespace lbr = msr::lbr;

/// CPUID in which all bits of all leaves are 1, but for those that a test clears.
struct full_cpuid {
    std::map<std::uint32_t, msr::cpuid_registers> leaves;

    msr::cpuid_registers operator()(std::uint32_t leaf, std::uint32_t) const {
        if (leaf == 0) return {.eax = 0x20};
        if (leaf == msr::first_extended_leaf) return {.eax = msr::first_extended_leaf + 0x28};
        const auto entry = leaves.find(leaf);
        constexpr std::uint32_t ones = ~std::uint32_t{0};
        return entry == leaves.end() ? msr::cpuid_registers{ones, ones, ones, ones} : entry->second;
    }
    std::uint32_t &part(std::uint32_t leaf, const std::string &name) {
        constexpr std::uint32_t ones = ~std::uint32_t{0};
        msr::cpuid_registers &registers =
            leaves.try_emplace(leaf, msr::cpuid_registers{ones, ones, ones, ones}).first->second;
        return name == "EAX"   ? registers.eax
               : name == "EBX" ? registers.ebx
               : name == "ECX" ? registers.ecx
                               : registers.edx;
    }
};

/// The features of branch records that the library finds in a CPUID.
struct record_features {
    bool depths[8]{}; ///< a plan of 8 * (n + 1) architectural records fits
    bool filters{}, call_stack{}, version_2{};
    bool mispredictions{}, cycles{}, types{}, counters{};
};

record_features features_in(const full_cpuid &cpuid) {
    const msr::cpuid_view view{cpuid};
    record_features result;
    lbr::record_plan plan{.facility = lbr::facility_of(msr::core::alder_lake)};
    for (unsigned i = 0; i < 8; ++i) {
        plan.depth = 8 * (i + 1);
        result.depths[i] = lbr::check_fit(plan, view, false).legal();
    }
    plan.depth = 8;
    result.filters = lbr::check_fit(plan, view, false).legal();
    plan.request.keeps_call_stack = true;
    result.call_stack = lbr::check_fit(plan, view, false).legal();
    lbr::record_plan amd{.facility = lbr::facility_of(msr::core::zen4)};
    amd.depth = view(0x8000'0022, 0).ebx >> 4 & 0x3f;
    result.version_2 = lbr::check_fit(amd, view, false).legal();
    const lbr::decoding_facts facts =
        lbr::decoding_facts_of(lbr::record_format::architectural, view);
    result.mispredictions = facts.has_mispredictions;
    result.cycles = facts.has_cycles;
    result.types = facts.has_types;
    result.counters = facts.has_counters;
    return result;
}

TEST_CASE("each bit of CPUID about branch records means what the facts say") {
    // Bits that the library does not read, each with the reason.
    const std::map<std::string, const char *> not_read{
        {"DeepCstateReset", "records are read without sleep between"},
        {"IpIsLip", "in 64-bit code both kinds of addresses are the same"},
        {"LbrAndPmcFreeze", "a session freezes records by their enable bit"},
        {"Brs", "records of Zen 3 come with samples, not from a session"},
    };
    const record_features whole = features_in({});
    CHECK(whole.filters);
    CHECK(whole.call_stack);
    CHECK(whole.version_2);
    CHECK(whole.mispredictions);
    CHECK(whole.cycles);
    CHECK(whole.types);
    CHECK(whole.counters);
    unsigned compared = 0;
    for (const facts::row &row : facts::table{"lbr/cpuid.csv"}) {
        const std::string &field = row["field"];
        CAPTURE(field);
        if (not_read.contains(field)) continue;
        const auto leaf = static_cast<std::uint32_t>(facts::number(row["leaf"]));
        const auto low = static_cast<unsigned>(facts::number(row["lo"]));
        const auto high = static_cast<unsigned>(facts::number(row["hi"]));
        full_cpuid cpuid;
        std::uint32_t &part = cpuid.part(leaf, row["register"]);
        if (field == "LbrStackSize") {
            // LbrStackSize is a number of records: a plan must have exactly this number.
            part = 16u << low;
            lbr::record_plan plan{.facility = lbr::facility_of(msr::core::zen4)};
            plan.depth = 16;
            CHECK(lbr::check_fit(plan, msr::cpuid_view{cpuid}, false).legal());
            plan.depth = 8;
            CHECK(!lbr::check_fit(plan, msr::cpuid_view{cpuid}, false).legal());
            CHECK(high == 9);
            ++compared;
            continue;
        }
        for (unsigned bit = low; bit <= high; ++bit) {
            CAPTURE(bit);
            part = ~(1u << bit);
            if (field == "EventLogging") part = ~(0xfu << low);
            const record_features partial = features_in(cpuid);
            // A field that is 0 takes away its own feature of branch records, and no other.
            const bool is_whole_facility =
                field == "ArchLbr" || field == "Cpl" || field == "Filter";
            if (field == "DepthMask") {
                for (unsigned i = 0; i < 8; ++i)
                    CHECK(partial.depths[i] == (i != bit - low));
            } else {
                CHECK(partial.filters == !is_whole_facility);
            }
            if (field != "DepthMask")
                CHECK(partial.call_stack == !(is_whole_facility || field == "CallStack"));
            CHECK(partial.version_2 == (field != "LbrExtV2"));
            CHECK(partial.mispredictions == (field != "Mispredicted"));
            CHECK(partial.cycles == (field != "Timed"));
            CHECK(partial.types == (field != "BranchType"));
            CHECK(partial.counters == (field != "EventLogging"));
            ++compared;
        }
        if (field == "EventLogging") // any of the four counters is enough
            for (unsigned bit = low; bit <= high; ++bit) {
                part = 1u << bit;
                CHECK(features_in(cpuid).counters);
            }
    }
    CHECK(compared == 8 + 3 + 3 + 4 + 1 + 1 + 1);
}

} // namespace
