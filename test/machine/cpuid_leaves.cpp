// Tests of CPUID on simulated processors: the library's detection, written apart from the code that
// makes the answers, reads them.
#include "../../tools/msrpp_machine/cpuid/cpuid_leaves.hpp"

#include "../../tools/msrpp/detect/cpuid_source.hpp"
#include "../../tools/msrpp/detect/detection.hpp"
#include "../../tools/msrpp/families/netburst/netburst.hpp"
#include "../../tools/msrpp/families/targets.hpp"
#include "../../tools/support/complaint.hpp"

#include <msr/amd/counters/detect.hpp>
#include <msr/amd/ibs/detect.hpp>
#include <msr/amd/qos/features.hpp>
#include <msr/branches/names.hpp>
#include <msr/branches/rows/facility_row.hpp>
#include <msr/branches/table.hpp>
#include <msr/intel/netburst/detect.hpp>
#include <msr/intel/perfmon/features.hpp>
#include <msr/sim/counters/perfmon_registers.hpp>
#include <msr/sim/models/processor_shapes.hpp>
#include <msr/sim/resources/resource_shapes.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

namespace {

using namespace msrpp;
using machine::cpuid_table;
using msr::cpuid_registers;

/// The emulator's answer before the simulation corrects it: every bit 0, or every bit 1.
struct emulated {
    std::uint32_t filler{};

    cpuid_registers operator()(std::uint32_t leaf, std::uint32_t) const {
        const cpuid_registers cpuid_registers{filler, filler, filler, filler};
        if (leaf == 0) return {0xd, filler, filler, filler};
        if (leaf == msr::first_extended_leaf) return {0x8000'000a, filler, filler, filler};
        return cpuid_registers;
    }
};

/// CPUID as programs on the simulated machine see it.
struct simulated_cpuid {
    cpuid_table table;
    emulated emulator;
    std::uint32_t cpu = 0;

    cpuid_registers operator()(std::uint32_t leaf, std::uint32_t subleaf) const {
        cpuid_registers report = emulator(leaf, subleaf);
        // the emulator takes the signature as an option
        if (leaf == 1) report.eax = table.signature;
        return table.corrected(leaf, subleaf, report, cpu);
    }
};

struct simulated_family {
    family processor;
    const msr::processor_row *row{};
    unsigned model{};
};

/// Returns the families of processors that have a PMU in the simulation.
std::vector<simulated_family> simulated_families() {
    std::vector<simulated_family> list;
    for (const family &identity : families()) {
        msr::perfmon::target intel;
        msr::amd::target amd;
        if (!perfmon_target(identity, intel) && !amd_target(identity, amd)) continue;
        try {
            const machine::model_of_family kind = machine::model_of(identity);
            list.push_back({identity, kind.row, kind.model});
            // names of PMU versions, and names that several processors share, have no CPUID
        } catch (const complaint &) {
        }
    }
    return list;
}

/// Runs a check with two emulators: every bit of one's answers is 0, of the other's 1.
template <typename Check>
void on_each(const cpuid_table &table, Check &&check) {
    for (const std::uint32_t filler : {std::uint32_t{0}, ~std::uint32_t{0}}) {
        CAPTURE(filler);
        check(simulated_cpuid{table, {filler}});
    }
}

/// Returns CPUID as text in the form of `cpuid --raw`.
std::string file_of(const simulated_cpuid &cpuid) {
    std::string text;
    const auto add = [&](std::uint32_t leaf, std::uint32_t subleaf) {
        const cpuid_registers cpuid_registers = cpuid(leaf, subleaf);
        char line[128];
        std::snprintf(line, sizeof line, "0x%x 0x%x: eax=0x%x ebx=0x%x ecx=0x%x edx=0x%x\n", leaf,
                      subleaf, cpuid_registers.eax, cpuid_registers.ebx, cpuid_registers.ecx,
                      cpuid_registers.edx);
        text += line;
    };
    for (const std::uint32_t first : {std::uint32_t{0}, msr::first_extended_leaf})
        for (std::uint32_t leaf = first; leaf <= cpuid(first, 0).eax; ++leaf)
            for (std::uint32_t subleaf = 0; subleaf < 8; ++subleaf)
                add(leaf, subleaf);
    return text;
}

std::vector<std::string> names_of_detect(const simulated_cpuid &cpuid) {
    const std::string name = "cpuid_leaves_test.txt";
    std::ofstream{name} << file_of(cpuid);
    const detection detection = detected(cpuid_source{name, "detect"});
    std::remove(name.c_str());
    return detection.cpus;
}

bool has(const std::vector<std::string> &names, const std::string &name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

family named(const char *name) {
    const family *const family = family_named(name);
    REQUIRE(family != nullptr);
    return *family;
}

} // namespace

TEST_CASE("there are simulated processors of both vendors") {
    unsigned intel = 0;
    unsigned amd = 0;
    for (const simulated_family &simulated : simulated_families())
        ++(simulated.row->vendor == msr::cpu_vendor::intel ? intel : amd);
    CHECK(intel >= 30);
    CHECK(amd >= 13);
}

TEST_CASE("msrpp detect names the processor") {
    for (const simulated_family &simulated : simulated_families()) {
        CAPTURE(simulated.processor.name);
        // Several processors may have equal counters: detection gives the name under which the
        // library has their facts.
        std::string name = simulated.row->cpu;
        if (msr::perfmon::target target; perfmon_target(simulated.processor, target))
            name = simulated.row->name; // the row's name has the list of events
        on_each(machine::cpuid_of(simulated.processor),
                [&](const simulated_cpuid &cpuid) { CHECK(has(names_of_detect(cpuid), name)); });
    }
}

TEST_CASE("the identity is that of the family") {
    for (const simulated_family &simulated : simulated_families()) {
        CAPTURE(simulated.processor.name);
        on_each(machine::cpuid_of(simulated.processor), [&](const simulated_cpuid &cpuid) {
            const msr::identity detected = msr::identify(cpuid);
            CHECK(detected.is == simulated.row->is);
            CHECK(detected.vendor == simulated.row->vendor);
            CHECK(detected.signature.family == simulated.row->family);
            CHECK(detected.signature.model == simulated.model);
        });
    }
}

TEST_CASE("AMD's processors have models that were sold") {
    // Expected models: those of LIKWID's topology.h; for Zen 4 that of a Ryzen 7950X; for others
    // those of /proc/cpuinfo on an Athlon, Opteron 244, Phenom 9850, ZM-80, A8-3520M, E-350,
    // FX-8350 and 9950X.
    const std::pair<const char *, unsigned> sold[] = {
        {"zen1", 0x01},   {"zen2", 0x31},   {"zen3", 0x21},   {"zen4", 0x61},
        {"k7", 0x04},     {"k8", 0x05},     {"fam10h", 0x02}, {"fam11h", 0x03},
        {"fam12h", 0x01}, {"fam14h", 0x01}, {"fam15h", 0x02}, {"zen5", 0x44}};
    for (const auto &entry : sold) {
        const auto [name, model] = entry;
        CAPTURE(entry.first);
        const simulated_cpuid cpuid{machine::cpuid_of(named(name)), {}};
        CHECK(msr::identify(cpuid).signature.model == model);
    }
}

TEST_CASE("each logical processor has an APIC ID of its own, wherever it stands") {
    constexpr unsigned cpus = 6; // 6 CPUs take 3 bits of an APIC ID
    unsigned with_levels = 0, with_identifiers = 0;
    for (const simulated_family &simulated : simulated_families()) {
        CAPTURE(simulated.processor.name);
        const bool is_intel = simulated.row->vendor == msr::cpu_vendor::intel;
        if (simulated.row->is == msr::core::k7) continue; // the K7 has one core
        const cpuid_table table =
            machine::cpuid_of(simulated.processor, machine::ibs_is::not_simulated, cpus);
        for (std::uint32_t cpu = 0; cpu < cpus; ++cpu)
            for (const std::uint32_t filler : {std::uint32_t{0}, ~std::uint32_t{0}}) {
                CAPTURE(cpu);
                const simulated_cpuid cpuid{table, {filler}, cpu};
                const cpuid_registers first = cpuid(1, 0);
                CHECK((first.ebx >> 24) == cpu);
                CHECK((first.ebx >> 16 & 0xff) == cpus);
                CHECK((first.edx >> 28 & 1) == 1); // HTT: the count of CPUs in EBX is valid
                if (is_intel && (cpuid(4, 3).eax & 31) != 0) {
                    // each CPU has a first-level cache alone
                    CHECK((cpuid(4, 0).eax >> 14 & 0xfff) == 0);
                    // all CPUs share the third level: 8 IDs of 3 bits
                    CHECK((cpuid(4, 3).eax >> 14 & 0xfff) == 7);
                    CHECK((cpuid(4, 0).eax >> 26) == 7);
                }
                if (!is_intel) {
                    const std::uint32_t count = cpuid(0x8000'0008, 0).ecx;
                    CHECK((count & 0xff) == cpus - 1);
                    CHECK((count >> 12 & 0xf) == 3);
                    CHECK((cpuid(0x8000'0001, 0).ecx >> 1 & 1) == 1);
                }
                if (cpuid(0x0b, 0).ebx != 0) {
                    ++with_levels;
                    const cpuid_registers threads = cpuid(0x0b, 0), cores = cpuid(0x0b, 1),
                                          behind = cpuid(0x0b, 2);
                    CHECK(threads == cpuid_registers{0, 1, 0x100, cpu});
                    CHECK(cores == cpuid_registers{3, cpus, 0x201, cpu});
                    CHECK(behind.eax == 0);
                    CHECK(behind.ebx == 0);
                    CHECK((behind.ecx >> 8 & 0xff) == 0);
                    CHECK(behind.edx == cpu);
                }
                if (!is_intel && simulated.row->family >= 0x17) {
                    ++with_identifiers;
                    const cpuid_registers identifiers = cpuid(0x8000'001e, 0);
                    CHECK(identifiers.eax == cpu);
                    CHECK((identifiers.ebx & 0xff) == cpu);
                    CHECK((identifiers.ebx >> 8 & 0xff) == 0);
                    CHECK(identifiers.ecx == 0);
                    CHECK((cpuid(0x8000'001d, 0).eax >> 14 & 0xfff) == 0);
                    // The sizes of Zen 6's caches are unknown.
                    if (simulated.row->is == msr::core::zen6) continue;
                    CHECK((cpuid(0x8000'001d, 3).eax >> 14 & 0xfff) == cpus - 1);
                }
            }
    }
    CHECK(with_levels > 0);
    CHECK(with_identifiers > 0);
    // InstLatx64's dumps: the highest basic leaf of a Core 2 is 0Ah or 0Dh, without leaf 0Bh.
    for (const char *const name : {"core2", "yonah", "bonnell", "zen1", "k8"}) {
        CAPTURE(name);
        CHECK(simulated_cpuid{machine::cpuid_of(named(name)), {~0u}}(0x0b, 0).ebx == 0);
    }
    for (const char *const name :
         {"nehalem", "silvermont", "ivy_bridge_ep", "lunar_lake", "zen2"}) {
        CAPTURE(name);
        CHECK(simulated_cpuid{machine::cpuid_of(named(name)), {}}(0x0b, 0).ebx == 1);
    }
}

TEST_CASE("the threads of a Pentium 4 are in one core, and processors before Core Duo alone") {
    const family two = named("pentium4").variant("3", true);
    const cpuid_table table = machine::cpuid_of(two, machine::ibs_is::not_simulated, 2);
    CHECK((simulated_cpuid{table, {}, 0}(1, 0).ebx >> 24) == 0);
    CHECK((simulated_cpuid{table, {}, 1}(1, 0).ebx >> 24) == 1);
    const simulated_cpuid second{table, {}, 1};
    CHECK((second(1, 0).ebx >> 16 & 0xff) == 2);
    CHECK((second(4, 0).eax >> 14 & 0xfff) == 1); // two threads share the first-level cache
    CHECK((second(4, 0).eax >> 26) == 0);         // two threads are one core
    const simulated_cpuid third{
        machine::cpuid_of(named("piii"), machine::ibs_is::not_simulated, 4), {~0u}, 2};
    CHECK((third(1, 0).ebx >> 24) == 2);
    CHECK((third(1, 0).ebx >> 16 & 0xff) == 1);
    CHECK((third(1, 0).edx >> 28 & 1) == 0);
}

TEST_CASE("what limits bandwidth says so where QoS's leaf has limits") {
    for (const auto &entry :
         {std::pair{"zen2", false}, {"zen3", true}, {"zen4", true}, {"zen5", true}}) {
        const auto [name, limits] = entry;
        CAPTURE(entry.first);
        const simulated_cpuid cpuid{machine::cpuid_of(named(name)), {}};
        CHECK((cpuid(0x8000'0008, 0).ebx >> 6 & 1) == limits);
    }
}

TEST_CASE("Intel's counters are those of the target") {
    for (const simulated_family &simulated : simulated_families()) {
        msr::perfmon::target target;
        if (!perfmon_target(simulated.processor, target)) continue;
        CAPTURE(simulated.processor.name);
        on_each(machine::cpuid_of(simulated.processor), [&](const simulated_cpuid &cpuid) {
            const msr::perfmon::features features = msr::perfmon::features_of(cpuid);
            const std::uint64_t capabilities = msr::sim::detail::capabilities_of(target);
            msr::perfmon::target expected = target;
            // CPUID never announces bits for transactions
            expected.lacking |=
                msr::perfmon::detail::of_transactions & msr::perfmon::select_bits(target.layout);
            const msr::perfmon::target detected = msr::perfmon::target_of(features, capabilities);
            CHECK(detected.version == expected.version);
            CHECK(detected.processor == expected.processor);
            CHECK(detected.general == expected.general);
            CHECK(detected.fixed == expected.fixed);
            CHECK(detected.width == expected.width);
            CHECK(detected.fixed_width == expected.fixed_width);
            CHECK(detected.events == expected.events);
            CHECK(detected.lacking == expected.lacking);
            CHECK(detected.listed == expected.listed);
            CHECK(detected == expected);
            CHECK(!features.transactions);
            const msr::lbr::facility_row *const records =
                msr::lbr::facility_of(machine::model_of(simulated.processor).row->is);
            const bool is_architectural =
                records != nullptr && records->kind == msr::lbr::facility_kind::architectural;
            CHECK(features.architectural_lbr == is_architectural);
            // CPUID leaf 1Ch of all measured processors: depths of 8, 16 and 32 (EAX 0Bh); levels,
            // filters and call stack (EBX 7). The simulation announces no cycles (ECX[1]).
            const cpuid_registers leaf = msr::leaf_or_zeros(cpuid, 0x1c);
            CHECK((leaf.eax & 0xff) == (is_architectural ? 0x0bu : 0u));
            CHECK((leaf.ebx & 7) == (is_architectural ? 7u : 0u));
            CHECK((leaf.ecx & 2) == 0);
            const msr::perfmon::usage every_counter{.general = target.general,
                                                    .fixed = target.fixed,
                                                    .events = target.events,
                                                    .is_of_generation = true,
                                                    .is_of_list = true};
            CHECK(msr::perfmon::check_processor(every_counter, target, features, capabilities)
                      .legal());
        });
    }
}

TEST_CASE("CPUID's words are those of published dumps") {
    const simulated_cpuid haswell{machine::cpuid_of(named("haswell")), {}};
    CHECK(haswell(0x0a, 0) == cpuid_registers{0x07300403, 0, 0, 0x603});
    const simulated_cpuid ice_lake{machine::cpuid_of(named("ice_lake")), {}};
    CHECK(ice_lake(0x0a, 0) == cpuid_registers{0x08300805, 0, 0xf, 0x8604});
    const simulated_cpuid lunar_lake{machine::cpuid_of(named("lunar_lake")), {}};
    CHECK(lunar_lake(0x23, 1).eax == 0x3ff);
    CHECK(lunar_lake(0x23, 3).eax == 0x1dff);
    CHECK(lunar_lake(0, 0).eax >= 0x23);
    // Leaf 1Bh is below the highest leaf, but Lunar Lake lacks it: all registers are 0.
    CHECK(lunar_lake(0x1b, 0) == cpuid_registers{});
    const std::uint32_t kind = lunar_lake(0x1a, 0).eax >> 24;
    CHECK(kind == 0x40);
}

TEST_CASE("AMD's counters are those of the target") {
    for (const simulated_family &simulated : simulated_families()) {
        msr::amd::target target;
        if (!amd_target(simulated.processor, target)) continue;
        CAPTURE(simulated.processor.name);
        on_each(machine::cpuid_of(simulated.processor), [&](const simulated_cpuid &cpuid) {
            const msr::amd::detected detected = msr::amd::detect(cpuid);
            CHECK(detected.has_counters);
            CHECK(detected.family_is_known);
            CHECK(detected.is == target);
            CHECK(!msr::ibs::detect(cpuid).shows);
        });
    }
}

TEST_CASE("instruction-based sampling is announced where it is simulated") {
    unsigned processors_with = 0;
    for (const simulated_family &simulated : simulated_families()) {
        if (msr::ibs::generation_places[simulated.row->is] == msr::core_places::no_place) continue;
        CAPTURE(simulated.processor.name);
        ++processors_with;
        const cpuid_table table =
            machine::cpuid_of(simulated.processor, machine::ibs_is::simulated);
        on_each(table, [&](const simulated_cpuid &cpuid) {
            const msr::ibs::processor detected = msr::ibs::detect(cpuid);
            CHECK(detected.known);
            // InstLatx64's dumps: Zen 1 and Hygon's processors hide IBS (ibs_cpuid_measured.csv).
            const bool hides =
                simulated.row->is == msr::core::zen1 || simulated.row->is == msr::core::hygon18h;
            CHECK(detected.shows == !hides);
            CHECK(detected.what.is == simulated.row->is);
            CHECK(detected.what.features == msr::ibs::row_of(simulated.row->is).features);
        });
    }
    CHECK(processors_with >= 8);
}

TEST_CASE("a Pentium 4 is announced with its model and its logical processors") {
    const family pentium4 = named("pentium4");
    CHECK(machine::model_of(pentium4).model == 2); // without --model the model is 2
    for (const unsigned model : {0u, 1u, 2u, 3u, 4u, 6u})
        for (const bool two : {false, true}) {
            CAPTURE(model);
            CAPTURE(two);
            const family processor = pentium4.variant(std::to_string(model), two);
            on_each(machine::cpuid_of(processor), [&](const simulated_cpuid &cpuid) {
                const msr::netburst::processor detected = msr::netburst::detect(cpuid);
                CHECK(detected.is_netburst());
                CHECK(detected.model == model);
                CHECK(detected.hyper_threading == two);
                CHECK(detected.ds);
                CHECK(msr::netburst::check_processor(netburst_room::target_of(processor), detected)
                          .legal());
                CHECK(has(names_of_detect(cpuid), "pentium4"));
                CHECK(msr::perfmon::features_of(cpuid).version == 0);
            });
        }
}

TEST_CASE("Pentium to Pentium M are announced by their signatures") {
    for (const char *const name :
         {"pentium", "pentium_mmx", "cyrix_mii", "ppro", "pii", "piii", "pentium_m"}) {
        CAPTURE(name);
        const family processor = named(name);
        on_each(machine::cpuid_of(processor), [&](const simulated_cpuid &cpuid) {
            CHECK(has(names_of_detect(cpuid), name));
            CHECK(msr::identify(cpuid).is == machine::model_of(processor).row->is);
            CHECK(msr::perfmon::features_of(cpuid).version == 0);
        });
    }
}

namespace {

/// Returns the size in bytes of the cache of a kind (1: data, 2: code, 3: both) and level, computed
/// as the manuals describe leaf 4 and Fn8000_001D; 0 where CPUID lists no such cache.
std::uint64_t bytes_of_cache(const simulated_cpuid &cpuid, std::uint32_t leaf, std::uint32_t kind,
                             std::uint32_t level) {
    for (std::uint32_t subleaf = 0; subleaf < 8; ++subleaf) {
        const cpuid_registers report = cpuid(leaf, subleaf);
        if ((report.eax & 31) == 0) return 0;
        if ((report.eax & 31) != kind || (report.eax >> 5 & 7) != level) continue;
        const std::uint64_t ways = (report.ebx >> 22) + 1;
        const std::uint64_t partitions = (report.ebx >> 12 & 0x3ff) + 1;
        const std::uint64_t line = (report.ebx & 0xfff) + 1;
        return ways * partitions * line * (std::uint64_t{report.ecx} + 1);
    }
    FAIL("there is no last cache");
    return 0;
}

} // namespace

TEST_CASE("caches are those that are simulated") {
    unsigned processors_with = 0;
    for (const simulated_family &simulated : simulated_families()) {
        const msr::sim::shape_row *const row = msr::sim::shape_of(simulated.row->is);
        if (row == nullptr) continue;
        CAPTURE(simulated.processor.name);
        ++processors_with;
        const msr::sim::cache_shapes &expected = row->shape.caches;
        const bool intel = simulated.row->vendor == msr::cpu_vendor::intel;
        on_each(machine::cpuid_of(simulated.processor), [&](const simulated_cpuid &cpuid) {
            if (intel || simulated.row->family >= 0x17) {
                const std::uint32_t leaf = intel ? 4 : 0x8000'001d;
                CHECK(bytes_of_cache(cpuid, leaf, 1, 1) == expected.first_data.total_bytes);
                CHECK(bytes_of_cache(cpuid, leaf, 2, 1) == expected.first_code.total_bytes);
                CHECK(bytes_of_cache(cpuid, leaf, 3, 2) == expected.second.total_bytes);
                CHECK(bytes_of_cache(cpuid, leaf, 3, 3) == expected.third.total_bytes);
            }
            if (intel) return;
            const std::uint64_t first = cpuid(0x8000'0005, 0).ecx >> 24;
            CHECK(first * 1024 == expected.first_data.total_bytes);
            const cpuid_registers levels = cpuid(0x8000'0006, 0);
            const std::uint64_t second = levels.ecx >> 16;
            const std::uint64_t third = levels.edx >> 18;
            CHECK(second * 1024 == expected.second.total_bytes);
            CHECK(third * 512 * 1024 == expected.third.total_bytes);
        });
    }
    CHECK(processors_with >= 40);
}

TEST_CASE("RDT and QoS are announced where they are simulated, as they are") {
    unsigned processors_with = 0;
    for (const simulated_family &simulated : simulated_families()) {
        CAPTURE(simulated.processor.name);
        const msr::sim::resource_row *const row = msr::sim::resources_of(simulated.row->is);
        msr::qos::features expected;
        if (row != nullptr) {
            ++processors_with;
            expected = row->shape.has;
            if (!row->shape.in_cpuid) expected.shared.l3 = {};
        }
        on_each(machine::cpuid_of(simulated.processor), [&](const simulated_cpuid &cpuid) {
            const msr::qos::features detected = msr::qos::features_from(cpuid);
            CHECK(detected.shared.l3 == expected.shared.l3);
            CHECK(detected.shared.l2.mask_length == 0);
            CHECK(detected.shared.mba == expected.shared.mba);
            if (expected.shared.monitoring.rmids != 0)
                CHECK(detected.shared.monitoring == expected.shared.monitoring);
            else
                CHECK(detected.shared.monitoring.rmids == 0);
            if (simulated.row->vendor != msr::cpu_vendor::amd) return;
            CHECK(detected.with({}) == expected.with({}));
        });
    }
    CHECK(processors_with >= 5);
}

TEST_CASE("the processor calls itself simulated") {
    for (const simulated_family &simulated : simulated_families()) {
        CAPTURE(simulated.processor.name);
        const simulated_cpuid cpuid{machine::cpuid_of(simulated.processor), {}};
        std::string name;
        for (std::uint32_t leaf = 0x8000'0002; leaf <= 0x8000'0004; ++leaf)
            for (const cpuid_registers report = cpuid(leaf, 0);
                 const std::uint32_t word : {report.eax, report.ebx, report.ecx, report.edx})
                for (unsigned i = 0; i < 4; ++i)
                    name += static_cast<char>(word >> 8 * i & 0xff);
        CHECK(name.size() == 48);
        CHECK(name.back() == '\0');
        CHECK(name.find("simulated") != name.npos);
    }
}

TEST_CASE("a family that is no processor is refused") {
    CHECK_THROWS_AS(machine::cpuid_of(named("perfmon3")), complaint);
}
