// Tests finding Pentium 4 processors by the values of CPUID. The values are put together by hand
// from the layout of the leaves (SDM volume 2, CPUID); none was read from a Pentium 4.
#include <msr/intel/netburst/metrics.hpp>
#include <msr/intel/netburst/processor.hpp>

#include <msr/intel/netburst.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <initializer_list>
#include <string>

namespace {

namespace p4 = msr::netburst;
using msr::cpuid_registers;
using p4::cpuid_leaves;
using p4::processor;

/// Leaf 0: the letters of "GenuineIntel" are in EBX, EDX, ECX.
constexpr cpuid_registers genuine_intel{.eax = 5,
                                        .ebx = 'G' | 'e' << 8 | 'n' << 16 | 'u' << 24,
                                        .ecx = 'n' | 't' << 8 | 'e' << 16 | 'l' << 24,
                                        .edx = 'i' | 'n' << 8 | 'e' << 16 | 'I' << 24};
constexpr cpuid_registers authentic_amd{.eax = 1,
                                        .ebx = 'A' | 'u' << 8 | 't' << 16 | 'h' << 24,
                                        .ecx = 'c' | 'A' << 8 | 'M' << 16 | 'D' << 24,
                                        .edx = 'e' | 'n' << 8 | 't' << 16 | 'i' << 24};

// bit in EDX of CPUID leaf 1: the processor has a debug store
constexpr std::uint32_t ds = 1u << 21;
// bit in EDX of CPUID leaf 1: the count of logical processors is valid
constexpr std::uint32_t htt = 1u << 28;
// bit in ECX of CPUID leaf 1: the debug store has words of 64 bits
constexpr std::uint32_t dtes64 = 1u << 2;
// bit in ECX of CPUID leaf 1: the debug store can be filtered by privilege level
constexpr std::uint32_t ds_cpl = 1u << 4;
/// Returns EBX of CPUID leaf 1: bits 23:16 are the count of logical processors.
constexpr std::uint32_t logical(unsigned count) { return count << 16; }

/// Returns leaf 4 with the EAX of a cache: the type in bits 4:0, the level in 7:5, cores less one
/// in 31:26.
constexpr cpuid_registers cache(unsigned type, unsigned level, unsigned cores) {
    return {.eax = type | level << 5 | 1u << 8 | (cores - 1) << 26};
}
constexpr unsigned data = 1, unified = 3;

cpuid_leaves with_signature(std::uint32_t eax) {
    return {.vendor = genuine_intel, .version = {.eax = eax}};
}

std::string report_of(const msr::verdict &verdict) {
    std::string text = verdict.broken == nullptr ? "legal" : verdict.broken->name;
    for (const char *const name : verdict.names)
        if (name != nullptr) text += std::string{", "} + name;
    return text;
}

/// Returns the verdict on a processor of family 15 with a model, a stepping and Hyper-Threading.
std::string report_of(const p4::target &target, unsigned model, unsigned stepping,
                      bool threads = false) {
    return report_of(p4::check_processor(target, {.intel = true,
                                                  .family = 15,
                                                  .model = model,
                                                  .stepping = stepping,
                                                  .hyper_threading = threads}));
}

} // namespace

TEST_CASE("family, model and stepping are where the signature has them") {
    // 0F0Ah: family 0Fh in bits 11:8, model 0 in 7:4, stepping 10 in 3:0.
    struct known {
        std::uint32_t eax;
        unsigned family, model, stepping;
    };
    for (const known &entry : std::initializer_list<known>{
             {0x00000f0a, 15, 0, 10}, {0x00000f12, 15, 1, 2},  {0x00000f24, 15, 2, 4},
             {0x00000f27, 15, 2, 7},  {0x00000f29, 15, 2, 9},  {0x00000f33, 15, 3, 3},
             {0x00000f34, 15, 3, 4},  {0x00000f41, 15, 4, 1},  {0x00000f43, 15, 4, 3},
             {0x00000f44, 15, 4, 4},  {0x00000f49, 15, 4, 9},  {0x00000f4a, 15, 4, 10},
             {0x00000f62, 15, 6, 2},  {0x00000f65, 15, 6, 5},  {0x00000f68, 15, 6, 8},
             {0x000006b1, 6, 11, 1},  {0x000006fb, 6, 15, 11}, {0x000106a5, 6, 26, 5},
             {0x00000543, 5, 4, 3},   {0x00100f22, 16, 2, 2},  {0x00a20f10, 25, 33, 0},
             {0x00020fb1, 15, 43, 1}, {0x00003f29, 15, 2, 9}, // bits 13:12: processor type
         }) {
        const processor processor = p4::processor_of(with_signature(entry.eax));
        CAPTURE(entry.eax);
        CHECK(processor.family == entry.family);
        CHECK(processor.model == entry.model);
        CHECK(processor.stepping == entry.stepping);
        CHECK(processor.intel);
        CHECK(processor.is_netburst() == (entry.family == 15));
    }
    // An extended model counts only for families 6 and 15.
    CHECK(p4::processor_of(with_signature(0x00010543)).model == 4);
}

TEST_CASE("every signature from F00h to F6Fh is itself, and the target that includes only it") {
    for (std::uint32_t eax = 0xf00; eax < 0xf70; ++eax) {
        const processor processor = p4::processor_of(with_signature(eax));
        CAPTURE(eax);
        CHECK(processor.is_netburst());
        CHECK((0xf00 | processor.model << 4 | processor.stepping) == eax);
        const p4::target only = p4::target_of(processor);
        const bool known = (eax & 0xf0) != 0x50; // family 0Fh has no model 5
        for (unsigned model = 0; known && model < 8; ++model)
            for (unsigned stepping = 0; stepping < 16; ++stepping)
                CHECK((report_of(only, model, stepping) == "legal") ==
                      ((0xf00 | model << 4 | stepping) == eax));
        if (!known) CHECK(only == p4::target{});
        CHECK((report_of(p4::target{}, processor.model, processor.stepping) == "legal") == known);
    }
}

TEST_CASE("AMD's family 15 is another one") {
    cpuid_leaves leaves = with_signature(0xf4a);
    leaves.vendor = authentic_amd;
    const processor result = p4::processor_of(leaves);
    CHECK(result.family == 15);
    CHECK_FALSE(result.intel);
    CHECK_FALSE(result.is_netburst());
    CHECK(p4::target_of(result) == p4::target{});
    for (std::uint32_t cpuid_registers::*part :
         {&cpuid_registers::ebx, &cpuid_registers::ecx, &cpuid_registers::edx}) {
        leaves.vendor = genuine_intel;
        leaves.vendor.*part ^= 1u << 8;
        CHECK_FALSE(p4::processor_of(leaves).intel);
    }
    CHECK(p4::processor_of({}) == processor{}); // the processor has no CPUID
}

TEST_CASE("Hyper-Threading is more logical processors than cores") {
    const auto threads = [](const cpuid_leaves &leaves) {
        return p4::processor_of(leaves).hyper_threading;
    };
    cpuid_leaves northwood{.vendor = genuine_intel,
                           .version = {.eax = 0xf29, .ebx = logical(2), .edx = htt | ds}};
    northwood.vendor.eax = 2;
    CHECK(threads(northwood));
    northwood.version.ebx = logical(1); // the processor has Hyper-Threading, which is disabled
    CHECK_FALSE(threads(northwood));
    // Without the flag HTT the number of logical processors has no meaning.
    northwood.version = {.eax = 0xf24, .ebx = logical(2), .edx = ds};
    CHECK_FALSE(threads(northwood));

    cpuid_leaves prescott{.vendor = genuine_intel,
                          .version = {.eax = 0xf34, .ebx = logical(2), .edx = htt}};
    prescott.caches[0] = cache(data, 1, 1);
    CHECK(threads(prescott));
    // Two cores without second threads, as a Pentium D; then two cores with two threads each.
    cpuid_leaves pentium_d = prescott;
    pentium_d.version.eax = 0xf44;
    pentium_d.caches[0] = cache(data, 1, 2);
    CHECK_FALSE(threads(pentium_d));
    pentium_d.version.ebx = logical(4);
    CHECK(threads(pentium_d));
    pentium_d.version.ebx = logical(2);
    pentium_d.caches[0] = {}; // the BIOS hides leaf 4
    CHECK(threads(pentium_d));
}

TEST_CASE("the features of the debug store") {
    const auto features = [](std::uint32_t ecx, std::uint32_t edx) {
        const processor processor = p4::processor_of(
            {.vendor = genuine_intel, .version = {.eax = 0xf34, .ecx = ecx, .edx = edx}});
        return std::string{processor.ds ? "ds " : ""} + (processor.dtes64 ? "dtes64 " : "") +
               (processor.ds_cpl ? "ds_cpl" : "");
    };
    CHECK(features(0, 0) == "");
    CHECK(features(0, ds) == "ds ");
    CHECK(features(dtes64, 0) == "dtes64 ");
    CHECK(features(ds_cpl, 0) == "ds_cpl");
    CHECK(features(~dtes64, ~ds) == "ds_cpl");
    CHECK(features(~ds_cpl, ~0u) == "ds dtes64 ");
}

TEST_CASE("the debug store has a 64-bit layout from model 3 on, with DTES64") {
    for (unsigned model = 0; model < 8; ++model)
        for (const bool has_ds : {false, true})
            for (const bool has_dtes64 : {false, true})
                CHECK(p4::may_have_64_bit_debug_store({.intel = true,
                                                       .family = 15,
                                                       .model = model,
                                                       .ds = has_ds,
                                                       .dtes64 = has_dtes64}) ==
                      (model >= 3 && has_ds && has_dtes64));
    CHECK_FALSE(p4::may_have_64_bit_debug_store(
        {.intel = true, .family = 6, .model = 15, .ds = true, .dtes64 = true}));
}

TEST_CASE("a third-level cache is found by leaf 4") {
    cpuid_leaves leaves = with_signature(0xf68);
    leaves.caches[0] = cache(data, 1, 2);
    leaves.caches[1] = cache(unified, 2, 2);
    CHECK_FALSE(p4::processor_of(leaves).has_l3);
    // CPUID leaf 4 says whether there is a third-level cache; descriptor 49h of leaf 2 does not.
    leaves.descriptors = {.eax = 0x01, .edx = 0x49000000};
    CHECK_FALSE(p4::processor_of(leaves).has_l3);
    leaves.caches[2] = cache(unified, 3, 2);
    CHECK(p4::processor_of(leaves).has_l3);
    leaves.caches[2] = cache(0, 3, 1); // type 0 ends the list of caches
    CHECK_FALSE(p4::processor_of(leaves).has_l3);
}

TEST_CASE("without leaf 4 a third-level cache is found by a descriptor of leaf 2") {
    const auto has_l3 = [](const cpuid_registers &descriptors) {
        cpuid_leaves leaves = with_signature(0xf22);
        leaves.descriptors = descriptors;
        return p4::processor_of(leaves).has_l3;
    };
    CHECK_FALSE(has_l3({}));
    CHECK_FALSE(has_l3({.eax = 0x665b5101, .edx = 0x007b7040}));
    CHECK(has_l3({.eax = 0x665b5101, .edx = 0x257b7040}));
    CHECK(has_l3({.eax = 0x665b5123 & 0xffffff00, .ebx = 0x00230000}));
    CHECK(has_l3({.eax = 0x665b2901, .edx = 0x007b7040}));
    CHECK(has_l3({.ecx = 0x00000022}));
    CHECK_FALSE(has_l3({.eax = 0x00000029})); // AL is no descriptor, but how often to execute CPUID
    CHECK_FALSE(has_l3({.edx = 0x80292929})); // bit 31: the register has no descriptors
    unsigned third_level = 0;
    for (std::uint32_t descriptor = 0; descriptor < 256; ++descriptor)
        third_level += has_l3({.ebx = descriptor << 8});
    CHECK(third_level == 11);
    for (const std::uint32_t descriptor :
         {0x22u, 0x23u, 0x25u, 0x29u, 0x46u, 0x47u, 0x49u, 0x4au, 0x4bu, 0x4cu, 0x4du})
        CHECK(has_l3({.ebx = descriptor << 8}));
}

TEST_CASE("a plan runs only on a processor that it was made for") {
    using enum p4::hyper_threading;
    CHECK(report_of(p4::models<3>, 3, 4) == "legal");
    CHECK(report_of(p4::models<3, on>, 3, 4, true) == "legal");
    CHECK(report_of(p4::models<3>, 2, 9) == "plan_includes_model, model 2");
    CHECK(report_of(p4::models<3>, 5, 0) == "plan_includes_model, model 5");
    CHECK(report_of({}, 5, 0) == "plan_includes_model, model 5");
    CHECK(report_of({}, 7, 0) == "plan_includes_model, another model");
    CHECK(report_of({}, 0x23, 0) == "plan_includes_model, another model");
    CHECK(report_of(p4::models<p4::signature{.model = 4, .stepping = 4}>, 4, 4) == "legal");
    CHECK(report_of(p4::models<p4::signature{.model = 4, .stepping = 4}>, 4, 3) ==
          "plan_includes_stepping, model 4, stepping 3");
    CHECK(report_of(p4::models<p4::signature{.model = 4, .stepping = 4}>, 3, 4) ==
          "plan_includes_model, model 3");
    CHECK(report_of(p4::models<3>, 3, 4, true) == "plan_is_for_one_logical_processor, model 3");
    CHECK(report_of(p4::models<3, on>, 3, 4, false) == "plan_is_for_hyper_threading, model 3");
    CHECK(
        report_of(p4::check_processor(p4::target{}, {.intel = false, .family = 15, .model = 3})) ==
        "processor_is_netburst, another vendor");
    CHECK(report_of(p4::check_processor(p4::target{}, {.intel = true, .family = 6, .model = 3})) ==
          "processor_is_netburst, another family");
}

TEST_CASE("the rules of processors say what is wrong") {
    CHECK(std::string{p4::processor_is_netburst::text.sentence} ==
          "this processor is no Pentium 4 or Xeon of the NetBurst family (GenuineIntel, family "
          "15)");
    CHECK(std::string{p4::plan_includes_model::text.sentence} ==
          "the plan was made for other models than this processor's");
    CHECK(std::string{p4::plan_includes_stepping::text.sentence} ==
          "the plan was made for other steppings than this processor's");
    CHECK(std::string{p4::plan_is_for_one_logical_processor::text.sentence} ==
          "the plan was made without Hyper-Threading, and this processor has it switched on");
    CHECK(std::string{p4::plan_is_for_hyper_threading::text.sentence} ==
          "the plan was made with Hyper-Threading, and this processor has none or has it off");
}

TEST_CASE("a plan may be asked itself, also by the compiler") {
    static constexpr auto cycles = p4::global_power_events::running;
    constexpr processor prescott{.intel = true, .family = 15, .model = 3, .stepping = 4};
    constexpr processor with_threads{
        .intel = true, .family = 15, .model = 3, .stepping = 4, .hyper_threading = true};
    static_assert(p4::runs_on(msr::plan<cycles>, prescott));
    static_assert(p4::runs_on(msr::plan<p4::models<3>, cycles>, prescott));
    static_assert(!p4::runs_on(msr::plan<p4::models<4>, cycles>, prescott));
    static_assert(!p4::runs_on(msr::plan<cycles>, with_threads));
    static_assert(
        p4::runs_on(msr::plan<p4::models<3, p4::hyper_threading::on>, cycles>, with_threads));
    CHECK(report_of(p4::check_processor(msr::plan<p4::models<4>, cycles>, prescott)) ==
          "plan_includes_model, model 3");
}

TEST_CASE("a plan that samples precisely runs on the logical processor that it samples") {
    static constexpr auto loads = p4::metric::memory_loads.sample_every<1000>().precise();
    constexpr p4::target on_3 = p4::models<3, p4::hyper_threading::on>;
    processor processor{
        .intel = true, .family = 15, .model = 3, .stepping = 4, .hyper_threading = true};
    CHECK(p4::runs_on(msr::plan<on_3, loads.thread_0()>, processor));
    CHECK(report_of(p4::check_processor(msr::plan<on_3, loads.thread_1()>, processor)) ==
          "precise_sampling_runs_on_its_thread, logical processor 1");
    processor.thread = 1;
    CHECK(p4::runs_on(msr::plan<on_3, loads.thread_1()>, processor));
    CHECK_FALSE(p4::runs_on(msr::plan<on_3, loads.thread_0()>, processor));
    // EBX[31:24] of leaf 1 is the initial APIC ID; bit 0 distinguishes the two logical processors
    // (SDM 8.9).
    p4::cpuid_leaves leaves = with_signature(0x00000f34);
    leaves.version.edx = 1u << 28;
    leaves.version.ebx = 0x07020000;
    CHECK(p4::processor_of(leaves).thread == 1);
    leaves.version.ebx = 0x06020000;
    CHECK(p4::processor_of(leaves).thread == 0);
}

TEST_CASE("what is planned for one processor runs there") {
    // instr_completed exists on models 3, 4 and 6 only; a plan at run time asks the processor.
    const p4::request completed[] = {p4::instr_completed::nbogus.as_request()};
    for (std::uint32_t eax = 0xf00; eax < 0xf70; ++eax) {
        const processor processor = p4::processor_of(with_signature(eax));
        const p4::target only = p4::target_of(processor);
        CHECK(p4::assign(msr::all_of(completed), only).found() ==
              (processor.model == 3 || processor.model == 4 || processor.model == 6));
    }
}
