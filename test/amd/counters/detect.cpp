#include <msr/amd/counters.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

namespace amd = msr::amd;
using amd::unit;

/// A processor whose CPUID leaves the test sets.
struct processor {
    std::uint32_t signature{};
    std::uint32_t features{}; ///< ECX of CPUID leaf 8000_0001h
    std::uint32_t v2{};       ///< EAX of CPUID leaf 8000_0022h
    std::uint32_t counts{};   ///< EBX of CPUID leaf 8000_0022h
    bool intel{};
    bool hygon{};

    constexpr msr::cpuid_registers operator()(std::uint32_t leaf, std::uint32_t) const {
        switch (leaf) {
        case 0:
            if (intel) return {1, 0x756e6547, 0x6c65746e, 0x49656e69};
            if (hygon) return {1, 0x6f677948, 0x656e6975, 0x6e65476e};
            return {1, 0x68747541, 0x444d4163, 0x69746e65};
        case 1:
            return {signature, 0, 0, 0};
        case 0x8000'0000:
            return {0x8000'0022, 0, 0, 0};
        case 0x8000'0001:
            return {0, 0, features, 0};
        case 0x8000'0022:
            return {v2, counts, 0, 0};
        default:
            return {};
        }
    }
};

constexpr std::uint32_t core_bit = 1u << 23, node_bit = 1u << 24, cache_bit = 1u << 28;

/// Returns EAX of CPUID leaf 1: family as manuals count it, from 0Fh on with the extended family.
constexpr std::uint32_t family(unsigned number, unsigned model = 0) {
    const unsigned base = number < 15 ? number : 15;
    return base << 8 | (number - base) << 20 | (model & 15) << 4 | model >> 4 << 16;
}

/// Returns EBX of CPUID Fn8000_0022 of a Zen 4 with `core` core counters, `fabric` data fabric
/// counters, and 8 counters of memory controllers.
constexpr std::uint32_t counts_of(unsigned core, unsigned fabric) {
    return core | 16u << 4 | fabric << 10 | 8u << 16;
}

} // namespace

TEST_CASE("families before 15h have four counters in the old place") {
    for (const unsigned number : {6u, 0xfu, 0x10u, 0x11u, 0x12u, 0x14u}) {
        const amd::detected detected = amd::detect(processor{.signature = family(number)});
        CAPTURE(number);
        CHECK(detected);
        CHECK(detected.family_is_known);
        CHECK(detected.is == amd::target_named(detected.name)->is);
        CHECK(detected.is.core_counters == 4);
        CHECK_FALSE(detected.is.core_extension);
    }
    CHECK(std::string{amd::detect(processor{.signature = family(6)}).name} == "k7");
    CHECK(std::string{amd::detect(processor{.signature = family(15)}).name} == "k8");
    CHECK(std::string{amd::detect(processor{.signature = family(0x12)}).name} == "fam12h");
}

TEST_CASE("K5, K6 and processors of others have none of these counters") {
    CHECK_FALSE(amd::detect(processor{.signature = family(5, 8)}));
    CHECK_FALSE(amd::detect(processor{.signature = family(6), .intel = true}));
}

TEST_CASE("family 15h and 16h are distinguished by the extension of the core counters") {
    const auto bulldozer =
        amd::detect(processor{.signature = family(0x15, 2), .features = core_bit | node_bit});
    CHECK(bulldozer.is == amd::fam15h);
    // CPUID measured on Jaguar: no core extension, but northbridge and L2I counters.
    const auto jaguar =
        amd::detect(processor{.signature = family(0x16), .features = node_bit | cache_bit});
    CHECK(jaguar.is == amd::fam16h);
    // A hypervisor that hides the counters that the processor has.
    const auto guest = amd::detect(processor{.signature = family(0x15, 2)});
    CHECK(guest.is.core_counters == 4);
    CHECK_FALSE(guest.is.core_extension);
    CHECK(bank_of(unit::northbridge, guest.is).count == 0);
}

TEST_CASE("Zen generations follow from family, model and PerfMonV2") {
    constexpr std::uint32_t total = core_bit | node_bit | cache_bit;
    const auto named = [](const processor &entry) { return std::string{amd::detect(entry).name}; };
    CHECK(named({.signature = family(0x17, 0x01), .features = total}) == "zen1");
    CHECK(named({.signature = family(0x17, 0x08), .features = total}) == "zen1");
    CHECK(named({.signature = family(0x17, 0x31), .features = total}) == "zen2");
    CHECK(named({.signature = family(0x17, 0x71), .features = total}) == "zen2");
    CHECK(named({.signature = family(0x18, 0x00), .features = total, .hygon = true}) == "fam18h");
    CHECK(named({.signature = family(0x19, 0x21), .features = total}) == "zen3");
    CHECK(named({.signature = family(0x19, 0x61), .features = total, .v2 = 7}) == "zen4");
    CHECK(named({.signature = family(0x1a, 0x44), .features = total, .v2 = 7}) == "zen5");
    CHECK(amd::detect(processor{.signature = family(0x17, 0x71), .features = total}).is ==
          amd::zen2);
}

TEST_CASE("with PerfMonV2 CPUID counts the counters") {
    constexpr std::uint32_t total = core_bit | node_bit | cache_bit;
    const auto server = amd::detect(processor{
        .signature = family(0x19, 0x11), .features = total, .v2 = 7, .counts = counts_of(6, 16)});
    CHECK(server.is.global_control);
    CHECK(server.is.core_counters == 6);
    CHECK(bank_of(unit::data_fabric, server.is).count == 16);
    CHECK(bank_of(unit::l3, server.is).count == 6);
    CHECK(server.is.is_among(amd::zen4.generations));
    // The named target promises only what every processor of its family has.
    CHECK(amd::zen4.node_counters == 4);
    const auto fewer = amd::detect(processor{
        .signature = family(0x19, 0x61), .features = core_bit, .v2 = 1, .counts = counts_of(4, 8)});
    CHECK(fewer.is.core_counters == 4);
    CHECK(bank_of(unit::data_fabric, fewer.is).count == 0);
    CHECK(bank_of(unit::l3, fewer.is).count == 0);
}

TEST_CASE("of a family that is not known only raw events are promised") {
    const auto newer = amd::detect(processor{.signature = family(0x1c),
                                             .features = core_bit | node_bit | cache_bit,
                                             .v2 = 1,
                                             .counts = counts_of(6, 8)});
    CHECK(newer);
    CHECK_FALSE(newer.family_is_known);
    CHECK(newer.name == nullptr);
    CHECK(newer.is.generations == 0);
    CHECK_FALSE(newer.is.is_among(amd::every_zen));
    CHECK(newer.is.global_control);
    CHECK(bank_of(unit::data_fabric, newer.is).count == 8);
}

TEST_CASE("the compiler can evaluate the CPUID of a given processor") {
    constexpr auto detected =
        amd::detect(processor{.signature = family(0x17, 0x31), .features = core_bit});
    static_assert(detected.is.core_counters == 6);
    static_assert(detected.is.node_counters == 0);
}

TEST_CASE("asking this processor says nothing of another vendor") {
    const amd::detected detected = amd::detect();
    const bool ours =
        detected.vendor == msr::cpu_vendor::amd || detected.vendor == msr::cpu_vendor::hygon;
    CHECK(static_cast<bool>(detected) == (ours && detected.signature.family >= 6));
}

TEST_CASE("a plan runs on the processors that it was made for, and on no other") {
    constexpr std::uint32_t total = core_bit | node_bit | cache_bit;
    const auto zen2 = amd::detect(processor{.signature = family(0x17, 0x31), .features = total});
    const auto zen3 = amd::detect(processor{.signature = family(0x19, 0x21), .features = total});
    const auto zen4 = amd::detect(processor{
        .signature = family(0x19, 0x11), .features = total, .v2 = 1, .counts = counts_of(6, 16)});
    const auto bobcat = amd::detect(processor{.signature = family(0x14)});
    const auto intel = amd::detect(processor{.signature = family(6), .intel = true});
    const auto broken = [](const auto &plan, const amd::detected &detected) {
        const msr::verdict verdict = amd::check_processor(plan, detected);
        return std::string{verdict.legal() ? "" : verdict.broken->name};
    };
    constexpr auto &counted = msr::plan<amd::fam17h, amd::retired_instructions>;
    CHECK(broken(counted, zen2).empty());
    CHECK(broken(counted, zen3) == "plan_includes_processor");
    CHECK(broken(counted, intel) == "processor_has_amd_counters");
    CHECK(broken(msr::plan<amd::zen3, amd::retired_instructions>, zen3).empty());
    // Zen 4 enables counters in PERF_CNTR_GLOBAL_CTL as well; Zen 3 has no such register.
    constexpr auto &older = msr::plan<amd::fam19h, amd::retired_instructions>;
    CHECK(broken(older, zen3).empty());
    CHECK(broken(older, zen4) == "processor_needs_global_control");
    CHECK(broken(msr::plan<amd::zen4, amd::retired_instructions>, zen4).empty());
    CHECK(broken(msr::plan<amd::fam19h, amd::l3_lookup_state::l3_miss>, zen4).empty());
    // Every processor can run a plan of an event that all have, wherever the registers of its
    // counters lie.
    constexpr auto &everywhere = msr::plan<amd::retired_instructions>;
    CHECK(broken(everywhere, bobcat).empty());
    CHECK(broken(everywhere, zen2).empty());
    // A hypervisor that shows the family, but not the family's L3 counters.
    const auto guest =
        amd::detect(processor{.signature = family(0x17, 0x31), .features = core_bit});
    CHECK(broken(counted, guest).empty());
    CHECK(broken(msr::plan<amd::zen2, amd::l3_lookup_state::l3_miss>, guest) ==
          "processor_has_counter");
    const auto newer = amd::detect(processor{
        .signature = family(0x1c), .features = total, .v2 = 1, .counts = counts_of(6, 8)});
    CHECK(broken(msr::plan<amd::zen5, amd::retired_instructions>, newer) ==
          "plan_includes_processor");
    CHECK(amd::check_processor(newer.is, msr::select::set_of(4), newer).legal());
    CHECK(std::string{amd::check_processor(amd::zen4, msr::select::set_of(4),
                                           amd::detected{.has_counters = true, .is = amd::zen3})
                          .broken->name} == "plan_includes_processor");
    amd::target hidden = amd::zen4;
    hidden.global_control = false;
    CHECK(std::string{amd::check_processor(amd::zen4, msr::select::set_of(4),
                                           amd::detected{.has_counters = true, .is = hidden})
                          .broken->name} == "processor_has_global_control");
}
