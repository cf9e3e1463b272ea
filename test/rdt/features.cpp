#include <msr/rdt/features.hpp>

#include "measured.hpp"
#include "rdt_facts.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace rdt = msr::rdt;

TEST_CASE("the fields of CPUID are those of the table") {
    rdt_facts::agrees_with_cpuid_rows(msr::all_of(rdt::cpuid::fields),
                                      [](std::uint64_t leaf) { return leaf < 0x80000000; });
    // The table has ECX of CPUID.10H.2; EAX, EBX and EDX have the layout of CPUID.10H.1, as the
    // meaning of IA32_L2_QOS_MASK says of EAX.
    for (const rdt::cpuid_field *const pair :
         {&rdt::cpuid::l2_cbm_len_minus1, &rdt::cpuid::l2_shareable, &rdt::cpuid::l2_max_cos}) {
        INFO(std::string{pair->name});
        bool has_twin = false;
        for (const rdt::cpuid_field &other : rdt::cpuid::fields)
            has_twin = has_twin ||
                       (other.subleaf == 1 && other.leaf == pair->leaf &&
                        std::string{other.name} == pair->name && other.output == pair->output &&
                        other.low == pair->low && other.width == pair->width);
        CHECK(has_twin);
    }
}

TEST_CASE("a field takes its bits and no others") {
    for (const rdt::cpuid_field &field : rdt::cpuid::fields) {
        INFO(std::string{field.name});
        const std::uint32_t ones =
            static_cast<std::uint32_t>((std::uint64_t{1} << field.width) - 1);
        const std::uint32_t placed = ones << field.low;
        msr::cpuid_registers only;
        msr::cpuid_registers rest{~0u, ~0u, ~0u, ~0u};
        std::uint32_t *const in_only[] = {&only.eax, &only.ebx, &only.ecx, &only.edx};
        std::uint32_t *const in_others[] = {&rest.eax, &rest.ebx, &rest.ecx, &rest.edx};
        *in_only[static_cast<unsigned>(field.output)] = placed;
        *in_others[static_cast<unsigned>(field.output)] = ~placed;
        CHECK(field.of(only) == ones);
        CHECK(field.of(rest) == 0);
    }
}

TEST_CASE("the processors that have names are those of the CPUID dumps") {
    const auto broadwell = rdt::features_from(measured::row_of("BDW-EP"));
    CHECK(broadwell.l3 == rdt::broadwell_ep.l3);
    CHECK(broadwell.mba == rdt::broadwell_ep.mba);

    const auto skylake = rdt::features_from(measured::row_of("SKX/CLX"));
    CHECK(skylake.l3 == rdt::skylake_sp.l3);
    CHECK(skylake.mba == rdt::skylake_sp.mba);
    CHECK(skylake.l2 == rdt::cache_allocation{});

    const auto sapphire = rdt::features_from(measured::row_of("SPR"));
    CHECK(sapphire.l3 == rdt::sapphire_rapids.l3);

    const auto granite = rdt::features_from(measured::row_of("GNR"));
    CHECK(granite.l3 == rdt::granite_rapids.l3);
    CHECK(granite.l3.sparse);
    for (const char *name : {"BDW-EP", "BDW-DE", "SKX/CLX", "ICX", "SPR", "EMR"})
        CHECK_FALSE(rdt::features_from(measured::row_of(name)).l3.sparse);
}

TEST_CASE("the dumps say what they are said to say") {
    // the table has "0x13 (20 bits)" and "(16 classes)"
    CHECK(rdt::broadwell_ep.l3.mask_length == 20);
    CHECK(rdt::broadwell_ep.l3.classes == 16);
    CHECK(rdt::skylake_sp.l3.mask_length == 11);
    CHECK(rdt::skylake_sp.mba.maximum == 90);
    CHECK(rdt::skylake_sp.mba.classes == 8);
    CHECK(rdt::granite_rapids.l3.mask_length == 16);
}

TEST_CASE("Haswell servers are not in CPUID: Linux probes them") {
    CHECK(rdt::features_from(measured::row_of("HSW-EP")).l3.mask_length == 0);
    bool statement = false;
    for (const facts::row &row : facts::table{"intel/rdt_rules.csv"})
        statement = statement ||
                    row["fact"].find("HSW-EP: 4 classes, 20 bits, 2 minimum") != std::string::npos;
    CHECK(statement);
    CHECK(rdt::haswell_ep.l3.classes == 4);
    CHECK(rdt::haswell_ep.l3.mask_length == 20);
    CHECK(rdt::haswell_ep.l3.minimum_bits == 2);
    CHECK(rdt::haswell_ep.l3.shareable == 0xc0000);
}

TEST_CASE("the second-level cache of processors without a divided third-level one") {
    const auto goldmont = rdt::features_from(measured::row_of("Goldmont, Denverton"));
    CHECK(goldmont.l3.mask_length == 0);
    // The dump lacks CPUID.10H.2, which has the L2's mask length.
    CHECK(goldmont.l2.mask_length == 0);
    CHECK(goldmont.mba.maximum == 0);
}

TEST_CASE("monitoring: units, widths and events") {
    measured::cpuid processor{"GenuineIntel"};
    processor.leaves[{0xf, 0}] = {.ebx = 0x8f, .edx = 2};
    processor.leaves[{0xf, 1}] = {.eax = 0, .ebx = 0xa000, .ecx = 0x8f, .edx = 7};
    const rdt::cache_monitoring skylake = rdt::features_from(processor).monitoring;
    CHECK(skylake.rmids == 0x90);
    CHECK(skylake.upscale == 0xa000);
    CHECK(skylake.counter_width == 24);
    CHECK(skylake.has(rdt::event::l3_occupancy));
    CHECK(skylake.has(rdt::event::l3_total_bandwidth));
    CHECK(skylake.has(rdt::event::l3_local_bandwidth));
    CHECK_FALSE(skylake.overflow_bit);

    // counters are 8 bits wider than 24, and have an overflow bit
    processor.leaves[{0xf, 1}].eax = 0x108;
    CHECK(rdt::features_from(processor).monitoring.counter_width == 32);
    CHECK(rdt::features_from(processor).monitoring.overflow_bit);
    processor.leaves[{0xf, 1}].edx = 1; // Haswell EP monitors occupancy only
    CHECK(rdt::features_from(processor).monitoring.occupancy);
    CHECK_FALSE(rdt::features_from(processor).monitoring.total);
    CHECK_FALSE(rdt::features_from(processor).monitoring.local);
    // The processor monitors other resources than the third-level cache.
    processor.leaves[{0xf, 0}].edx = 0;
    CHECK(rdt::features_from(processor).monitoring.rmids == 0);
    processor.leaves[{7, 0}].ebx = 0;
    CHECK(rdt::features_from(processor) == rdt::features{});
}

TEST_CASE("counts are 24 bits wide on Intel, 44 on AMD and 32 on Hygon unless CPUID says more") {
    const auto width = [](const char *vendor, std::uint32_t eax) {
        measured::cpuid processor{vendor};
        processor.leaves[{0xf, 0}].edx = 2;
        processor.leaves[{0xf, 1}].eax = eax;
        return rdt::features_from(processor).monitoring.counter_width;
    };
    CHECK(width("GenuineIntel", 0) == 24);
    CHECK(width("AuthenticAMD", 0) == 44);
    CHECK(width("HygonGenuine", 0) == 32);
    CHECK(width("GenuineIntel", 8) == 32);
    CHECK(width("AuthenticAMD", 20) == 44);
    CHECK(width("AuthenticAMD", 38) == 62);
}

TEST_CASE("AMD takes masks with holes, and empty ones") {
    measured::cpuid processor{"AuthenticAMD"};
    processor.leaves[{0x10, 0}].ebx = 2;
    processor.leaves[{0x10, 1}] = {.eax = 15, .ecx = 4, .edx = 15};
    const rdt::cache_allocation l3 = rdt::features_from(processor).l3;
    CHECK(l3.mask_length == 16);
    CHECK(l3.classes == 16);
    CHECK(l3.sparse);
    CHECK(l3.may_be_empty);
    CHECK(l3.cdp);
}

TEST_CASE("a leaf that a processor lacks is not taken for another one's") {
    struct old_processor {
        constexpr msr::cpuid_registers operator()(std::uint32_t leaf, std::uint32_t) const {
            if (leaf == 0)
                return {.eax = 6, .ebx = 0x756e6547, .ecx = 0x6c65746e, .edx = 0x49656e69};
            // all bits set: an Intel processor's answer to leaves beyond its last leaf
            return {~0u, ~0u, ~0u, ~0u};
        }
    };
    CHECK(rdt::features_from(old_processor{}) == rdt::features{});
    static_assert(rdt::features_from(old_processor{}).l3.classes == 0);
}

TEST_CASE("how many classes there are") {
    // the capacity masks have 16 classes, the delays 8
    static_assert(rdt::skylake_sp.classes() == 16);
    static_assert(rdt::skylake_sp.classes(true) == 8);
    static_assert(rdt::features{}.classes() == 0);
    static_assert(rdt::skylake_sp.mba.step() == 10);
    // delays that are not linear have steps of 1
    static_assert(rdt::delay_allocation{.maximum = 90}.step() == 1);
    static_assert(rdt::cache_allocation{.mask_length = 20}.whole() == 0xfffff);
    static_assert(
        rdt::broadwell_ep.monitored(64, 0x12000).monitoring.has(rdt::event::l3_local_bandwidth));
    CHECK(rdt::broadwell_ep.monitored(64, 0x12000).monitoring.upscale == 0x12000);
}

TEST_CASE("a class without masks in a divided cache is none, whatever else it has") {
    constexpr rdt::features features{.l3 = {.mask_length = 15, .classes = 15, .cdp = true},
                                     .mba = {.maximum = 90, .classes = 15, .linear = true}};
    static_assert(features.classes() == 15);
    // with code and data divided, class 7 would take masks 14 and 15, and only 15 masks exist
    static_assert(features.classes(true) == 7);
    constexpr rdt::features pair{.l3 = {.mask_length = 15, .classes = 12, .cdp = true},
                                 .l2 = {.mask_length = 8, .classes = 10, .cdp = true},
                                 .mba = {.maximum = 90, .classes = 15, .linear = true}};
    static_assert(pair.classes() == 15);
    static_assert(pair.classes(true) == 6);
    static_assert(pair.classes(false, true) == 5);
    static_assert(pair.classes(true, true) == 5);
}

TEST_CASE("a subleaf of leaf 10h that says nothing is none of the cache or its bandwidth") {
    const auto cpuid = [](std::uint32_t leaf, std::uint32_t subleaf) -> msr::cpuid_registers {
        if (leaf == 0) return {0x10, 0x756e6547, 0x6c65746e, 0x49656e69};
        if (leaf == 7) return {0, 1u << 15, 0, 0};
        // EBX bits 3:1: L3, L2 and memory bandwidth can be divided
        if (leaf == 0x10 && subleaf == 0) return {0, 0xe, 0, 0};
        if (leaf == 0x10 && subleaf == 1) return {10, 0x600, 4, 15};
        return {};
    };
    const rdt::features features = rdt::features_from(cpuid);
    CHECK(features.l3.mask_length == 11);
    CHECK(features.l3.classes == 16);
    CHECK(features.l2 == rdt::cache_allocation{});
    CHECK(features.mba == rdt::delay_allocation{});
}
