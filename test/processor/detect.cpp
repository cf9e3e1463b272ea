#include <msr/processor/detect.hpp>

#include <msr/amd/counters/detect.hpp>
#include <msr/amd/ibs/detect.hpp>
#include <msr/intel/netburst/detect.hpp>
#include <msr/intel/perfmon/features.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <utility>

namespace {

using msr::core;
using msr::core_kind;
using msr::cpu_vendor;

/// A processor with a CPUID that the test sets.
struct fake_cpuid {
    cpu_vendor vendor{};
    unsigned family{};
    unsigned model{};
    unsigned stepping{};
    bool hybrid{};
    std::uint32_t kind{}; ///< core type, leaf 1AH EAX[31:24]
    bool perfmon_v2{};
    std::uint32_t native{}; ///< native model id, leaf 1AH EAX[23:0]

    constexpr msr::cpuid_registers operator()(std::uint32_t leaf, std::uint32_t) const {
        switch (leaf) {
        case 0:
            if (vendor == cpu_vendor::intel) return {0x1a, 0x756e6547, 0x6c65746e, 0x49656e69};
            if (vendor == cpu_vendor::hygon) return {1, 0x6f677948, 0x656e6975, 0x6e65476e};
            if (vendor == cpu_vendor::cyrix) return {1, 0x69727943, 0x64616574, 0x736e4978};
            if (vendor == cpu_vendor::amd) return {0x1a, 0x68747541, 0x444d4163, 0x69746e65};
            return {1, 0, 0, 0};
        case 1: {
            const unsigned base = family < 15 ? family : 15;
            return {(family - base) << 20 | (model >> 4) << 16 | base << 8 | (model & 15) << 4 |
                        stepping,
                    0, 0, 0};
        }
        case 7:
            return {0, 0, 0, hybrid ? 1u << 15 : 0};
        case 0x1a:
            return {kind << 24 | native, 0, 0, 0};
        case 0x8000'0000:
            return {0x8000'0022, 0, 0, 0};
        case 0x8000'0001:
            return {0, 0, 1u << 23 | 1u << 10, 0};
        case 0x8000'0022:
            return {perfmon_v2 ? 1u : 0, 6, 0, 0};
        default:
            return {};
        }
    }
};

constexpr fake_cpuid intel(unsigned model, unsigned stepping = 0) {
    return {.vendor = cpu_vendor::intel, .family = 6, .model = model, .stepping = stepping};
}
constexpr fake_cpuid amd(unsigned family, unsigned model, bool perfmon_v2 = false) {
    return {.vendor = cpu_vendor::amd, .family = family, .model = model, .perfmon_v2 = perfmon_v2};
}

constexpr fake_cpuid hybrid(unsigned model, std::uint32_t kind, std::uint32_t native = 0) {
    fake_cpuid result = intel(model);
    result.hybrid = true;
    result.native = native;
    result.kind = kind;
    return result;
}

} // namespace

TEST_CASE("vendor, family, model and stepping make a processor") {
    static_assert(msr::identify(intel(0x8f)).is == core::sapphire_rapids);
    static_assert(msr::identify(intel(0x55, 4)).is == core::skylake_sp);
    static_assert(msr::identify(intel(0x55, 7)).is == core::cascade_lake);
    static_assert(msr::identify(intel(0x55, 7)).signature == msr::cpu_signature{6, 0x55, 7});
    static_assert(msr::identify(amd(0x19, 0x61, true)).is == core::zen4);
    CHECK(msr::identify(fake_cpuid{.vendor = cpu_vendor::intel, .family = 15, .model = 2}).is ==
          core::northwood);
    CHECK(msr::identify(fake_cpuid{.vendor = cpu_vendor::amd, .family = 15, .model = 2}).is ==
          core::k8);
    CHECK(msr::identify(fake_cpuid{.vendor = cpu_vendor::hygon, .family = 0x18, .model = 1}).is ==
          core::hygon18h);
    CHECK(msr::identify(fake_cpuid{.vendor = cpu_vendor::cyrix, .family = 6, .model = 0}).is ==
          core::cyrix_mii);
    CHECK(msr::identify(intel(0x02)).is == core::none);
    CHECK(!msr::identify(intel(0x02)).model_is_known);
    // Hygon's family 18H is in AMD's table, whether a hypervisor's vendor name is AMD or Hygon.
    CHECK(msr::identify(amd(0x18, 1)).is == core::hygon18h);
    CHECK(msr::identify(fake_cpuid{.family = 6, .model = 0x8f}).is == core::none);
    CHECK(msr::identify(fake_cpuid{.vendor = cpu_vendor::intel, .family = 15, .model = 5}).is ==
          core::none);
    CHECK(msr::identify(amd(5, 8)).is == core::none);
    // The processor that runs the test may be any, and detection must succeed without an error.
    const msr::identity identity = msr::detect();
    CHECK((identity.model_is_known ? identity.is != core::none : true));
}

TEST_CASE("the kind of core distinguishes the rows of a hybrid") {
    CHECK(msr::identify(hybrid(0x97, 0x40)).is == core::alder_lake);
    CHECK(msr::identify(hybrid(0x97, 0x20)).is == core::alder_lake_atom);
    CHECK(msr::identify(hybrid(0x97, 0x20)).kind == core_kind::efficient);
    CHECK(msr::identify(hybrid(0xba, 0x20)).is == core::raptor_lake_atom);
    CHECK(msr::identify(hybrid(0xbd, 0x40)).is == core::lunar_lake);
    // Alder Lake without a core type: leaf 1Ah has 0, or the hybrid flag is clear.
    CHECK(msr::identify(hybrid(0x97, 0)).is == core::alder_lake);
    CHECK(msr::identify(hybrid(0x97, 0)).kind == core_kind::any);
    fake_cpuid plain = hybrid(0x97, 0x20);
    plain.hybrid = false;
    CHECK(msr::identify(plain).kind == core_kind::any);
    // Alder Lake's N series has Atom cores only.
    CHECK(msr::identify(intel(0xbe)).is == core::alder_lake_atom);
    // core type 0 leaves the kind of core open
    CHECK(msr::identify(hybrid(0xcc, 0)).is == core::panther_lake);
    CHECK(msr::identify(hybrid(0xcc, 0x20)).is == core::panther_lake_atom);
    CHECK(msr::identify(hybrid(0xcc, 0x40)).is == core::panther_lake_core);
    CHECK(msr::identify(hybrid(0xc6, 0)).is == core::arrow_lake_s);
    CHECK(msr::identify(hybrid(0xc6, 0x40)).is == core::arrow_lake_core);
    // The native model id distinguishes the two Atom cores of Arrow Lake H (intel/perfmon,
    // mapfile.csv).
    CHECK(msr::identify(hybrid(0xc5, 0x20, 3)).is == core::arrow_lake_atom);
    CHECK(msr::identify(hybrid(0xc5, 0x20, 2)).is == core::arrow_lake_low_power);
    // Returns the name of the processor that the library's part for Intel finds in CPUID.
    const auto named = [](const fake_cpuid &cpuid) {
        const int place = msr::perfmon::processor_of(msr::perfmon::features_of(cpuid));
        return std::string{place < 0 ? "" : msr::perfmon::processors[place].name};
    };
    CHECK(named(hybrid(0xb7, 0x20)) == "alder_lake_atom");
    CHECK(named(hybrid(0xb7, 0x40)) == "alder_lake");
    CHECK(named(intel(0x55, 7)) == "skylake");
    CHECK(named(intel(0x02)).empty());
    CHECK(named(fake_cpuid{.vendor = cpu_vendor::intel, .family = 5, .model = 0x8f}).empty());
}

TEST_CASE("a model that no row has is of its family where the family is alike") {
    CHECK(msr::identify(amd(0x15, 0x20)).is == core::family15h_00);
    CHECK(!msr::identify(amd(0x15, 0x20)).model_is_known);
    // The global registers of family 19H decide between Zen 3 and Zen 4 for an unknown model.
    CHECK(msr::identify(amd(0x19, 0x80, true)).is == core::zen4);
    CHECK(msr::identify(amd(0x19, 0x80, false)).is == core::zen3);
    CHECK(!msr::identify(amd(0x19, 0x80, true)).model_is_known);
    // A known model keeps its identity, whatever features a hypervisor hides.
    CHECK(msr::identify(amd(0x19, 0x61, false)).is == core::zen4);
    CHECK(msr::identify(amd(0x19, 0x21, true)).is == core::zen3);
    // Family 1AH has two generations, so an unknown model stays unidentified.
    CHECK(msr::identify(amd(0x1a, 0xf0, true)).is == core::none);
    CHECK(msr::identify(amd(0x1c, 0, true)).is == core::none);
}

TEST_CASE("counters and IBS of AMD are of the same processor, on every family and model") {
    std::size_t disagreements = 0;
    for (unsigned family = 6; family < 0x1c; ++family)
        for (unsigned model = 0; model < 0x100; ++model) {
            const fake_cpuid cpuid = amd(family, model, true);
            const msr::identity culprit = msr::identify(cpuid);
            const msr::amd::detected counters = msr::amd::detect(cpuid);
            const msr::ibs::processor ibs = msr::ibs::detect(cpuid);
            disagreements += counters.family_is_known != (culprit.is != core::none);
            if (counters.family_is_known)
                disagreements += counters.is.generations != msr::amd::of_generations(culprit.is);
            if (ibs.known) disagreements += ibs.what.is != culprit.is;
            const bool has_ibs = culprit.model_is_known && family >= 0x10 && family != 0x11;
            disagreements += ibs.known != has_ibs;
        }
    CHECK(disagreements == 0);
}

TEST_CASE("family 1Ah models 30h to 3Fh and B0h to BFh are Zen 5 to all areas") {
    for (const unsigned first : {0x30u, 0xb0u})
        for (unsigned model = first; model < first + 16; ++model) {
            CAPTURE(model);
            const fake_cpuid cpuid = amd(0x1a, model, true);
            CHECK(msr::identify(cpuid).is == core::zen5);
            const msr::amd::detected counters = msr::amd::detect(cpuid);
            CHECK(counters.family_is_known);
            CHECK(std::string{counters.name} == "zen5");
            CHECK(counters.is.is_among(msr::amd::zen5.generations));
            const msr::ibs::processor ibs = msr::ibs::detect(cpuid);
            CHECK(ibs.known);
            CHECK(ibs.what.is == core::zen5);
        }
}

// Linux 7.3.4, arch/x86/kernel/cpu/amd.c (D0h to D7h: Zen 5, medium) and the map of its event
// lists.
TEST_CASE("family 1Ah models D0h to D7h are Zen 5, the later ones Zen 6") {
    const auto kind = [](unsigned model) { return msr::identify(amd(0x1a, model, true)).is; };
    for (unsigned model = 0xd0; model < 0xd8; ++model)
        CHECK(kind(model) == core::zen5);
    for (const auto &[first, last] :
         {std::pair{0x50u, 0x5fu}, {0x80u, 0xafu}, {0xc0u, 0xcfu}, {0xd8u, 0xefu}})
        for (unsigned model = first; model <= last; ++model) {
            CAPTURE(model);
            const fake_cpuid cpuid = amd(0x1a, model, true);
            CHECK(msr::identify(cpuid).is == core::zen6);
            CHECK(std::string{msr::amd::detect(cpuid).name} == "zen6");
            CHECK(msr::ibs::detect(cpuid).what.is == core::zen6);
        }
}

TEST_CASE("NetBurst has the models of the table") {
    for (unsigned model = 0; model < 0x10; ++model) {
        const fake_cpuid cpuid{.vendor = cpu_vendor::intel, .family = 15, .model = model};
        const bool known = msr::identify(cpuid).is != core::none;
        CHECK(known == msr::netburst::is_model(static_cast<int>(model)));
        CHECK(msr::netburst::detect(cpuid).is_netburst());
    }
}
