// Machines with published CPUID: their units, and the logical processor that represents each unit.
// test/facts/cpuid has a table of CPUID values for each machine, with its source. The expected
// units come from the vendor's product data; the sizes of caches give the number of caches.
#include <msr/processor/topology.hpp>

#include <msr/core/register_scope.hpp>
#include <msr/core/sequence.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/detect.hpp>

#include "../facts.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

using msr::core;
using msr::cpu_place;
using msr::cpuid_registers;
using msr::no_unit;
using msr::register_scope;

namespace {

using processors = std::vector<unsigned>;

/// The subleaves of a processor, by leaf.
using answers = std::map<std::uint32_t, std::map<std::uint32_t, cpuid_registers>>;

/// CPUID of a processor: zeros for a subleaf that the machine's table lacks.
struct processor {
    unsigned cpu{};
    answers leaves{};

    cpuid_registers operator()(std::uint32_t leaf, std::uint32_t subleaf) const {
        const auto subleaves = leaves.find(leaf);
        if (subleaves == leaves.end()) return {};
        const auto answer = subleaves->second.find(subleaf);
        return answer == subleaves->second.end() ? cpuid_registers{} : answer->second;
    }
};

/// Copies the registers that the row has; `-` in a row leaves the register to another row.
void take(const facts::row &row, cpuid_registers &registers) {
    if (row["eax"] != "-") registers.eax = static_cast<std::uint32_t>(facts::number(row["eax"]));
    if (row["ebx"] != "-") registers.ebx = static_cast<std::uint32_t>(facts::number(row["ebx"]));
    if (row["ecx"] != "-") registers.ecx = static_cast<std::uint32_t>(facts::number(row["ecx"]));
    if (row["edx"] != "-") registers.edx = static_cast<std::uint32_t>(facts::number(row["edx"]));
}

/// A machine of test/facts/cpuid. A row is for a logical processor or a range, `0-7`, and for a
/// subleaf, or with `*` for all subleaves in the rows above.
struct machine {
    std::vector<processor> cpus;
    std::vector<cpu_place> places;

    explicit machine(const std::string &name) {
        std::map<unsigned, answers> by_cpu;
        const facts::table table{"cpuid/" + name + ".csv"};
        for (const facts::row &row : table) {
            const std::string &range = row["cpus"];
            const std::size_t dash = range.find('-');
            const auto first = static_cast<unsigned>(facts::number(range.substr(0, dash)));
            const auto last = dash == range.npos
                                  ? first
                                  : static_cast<unsigned>(facts::number(range.substr(dash + 1)));
            const auto leaf = static_cast<std::uint32_t>(facts::number(row["leaf"]));
            for (unsigned cpu = first; cpu <= last; ++cpu) {
                auto &subleaves = by_cpu[cpu][leaf];
                if (row["subleaf"] == "*")
                    for (auto &entry : subleaves)
                        take(row, entry.second);
                else
                    take(row, subleaves[static_cast<std::uint32_t>(facts::number(row["subleaf"]))]);
            }
        }
        for (const auto &entry : by_cpu) {
            cpus.push_back({entry.first, entry.second});
            places.push_back(msr::place_by_cpuid(entry.first, cpus.back()));
        }
    }

    /// The logical processors that represent the units of a scope; none if a processor's unit is
    /// unknown.
    processors leaders(register_scope scope) const {
        processors result;
        for (const cpu_place &position : places)
            if (msr::standing_cpu({places.data(), places.size()}, position.cpu, scope) ==
                position.cpu)
                result.push_back(position.cpu);
        return result;
    }
    /// The logical processors of a unit.
    processors members(register_scope scope, unsigned leader) const {
        processors result;
        for (const cpu_place &position : places)
            if (msr::standing_cpu({places.data(), places.size()}, position.cpu, scope) == leader)
                result.push_back(position.cpu);
        return result;
    }
    /// The row of the table of processors for a logical processor.
    core core_at(unsigned cpu) const {
        for (const processor &processor : cpus)
            if (processor.cpu == cpu) return msr::identify(processor).is;
        return core::none;
    }
};

/// The numbers of every `step`th logical processor from `first` to below `end`.
processors every(unsigned step, unsigned end, unsigned first = 0) {
    processors result;
    for (unsigned cpu = first; cpu < end; cpu += step)
        result.push_back(cpu);
    return result;
}
processors operator+(processors left, const processors &other) {
    left.insert(left.end(), other.begin(), other.end());
    return left;
}

} // namespace

TEST_CASE("Pentium 4 Extreme Edition 3.73: one core of two threads, no leaf of levels") {
    // Intel: 1 core, Hyper-Threading, 2 MB L2, no L3.
    const machine computer{"pentium_4_ee_prescott"};
    CHECK(computer.places.size() == 2);
    CHECK(computer.leaders(register_scope::core) == processors{0});
    CHECK(computer.leaders(register_scope::l2) == processors{0});
    CHECK(computer.leaders(register_scope::package) == processors{0});
    CHECK(computer.leaders(register_scope::l3).empty());
    CHECK(msr::logical_processors_differ(computer.cpus[0]));
}

TEST_CASE("two Xeon 7100: two cores of two threads each, an L3 for both cores") {
    // Intel: 2 cores, 4 threads, 16 MB L3, 1 MB L2 for each core. CPUID: an L3 of 16 MB.
    const machine computer{"xeon_tulsa"};
    CHECK(computer.places.size() == 8);
    CHECK(computer.leaders(register_scope::core) == every(2, 8));
    CHECK(computer.leaders(register_scope::l2) == every(2, 8));
    CHECK(computer.leaders(register_scope::l3) == every(4, 8));
    CHECK(computer.leaders(register_scope::package) == every(4, 8));
}

TEST_CASE("Core 2 Extreme QX6700: two pairs of cores, numbered by firmware in another order") {
    // Intel: 4 cores, 4 threads, 8 MB L2. CPUID: an L2 of 4 MB. The APIC ids are 0, 3, 2, 1.
    const machine computer{"core_2_kentsfield"};
    CHECK(computer.places.size() == 4);
    CHECK(computer.leaders(register_scope::core) == every(1, 4));
    CHECK(computer.leaders(register_scope::l2) == processors{0, 1});
    CHECK(computer.members(register_scope::l2, 0) == processors{0, 3});
    CHECK(computer.members(register_scope::l2, 1) == processors{1, 2});
    CHECK(computer.leaders(register_scope::package) == processors{0});
    CHECK(computer.leaders(register_scope::l3).empty());
}

TEST_CASE("four Xeon E7450: six cores in three pairs; packages have holes between their ids") {
    // Intel: 6 cores, 12 MB L3, 9 MB L2. CPUID: an L2 of 3 MB, an L3 of 12 MB; 24 processors.
    const machine computer{"xeon_dunnington"};
    CHECK(computer.places.size() == 24);
    CHECK(computer.leaders(register_scope::core) == every(1, 24));
    CHECK(computer.leaders(register_scope::l2) == every(2, 24));
    CHECK(computer.leaders(register_scope::l3) == every(6, 24));
    CHECK(computer.leaders(register_scope::package) == every(6, 24));
}

TEST_CASE("two Xeon Silver 4108: eight cores of two threads, an L3 for each package") {
    // Intel: 8 cores, 16 threads, 11 MB L3.
    const machine computer{"xeon_skylake_sp"};
    CHECK(computer.places.size() == 32);
    CHECK(computer.leaders(register_scope::core) == every(2, 32));
    CHECK(computer.leaders(register_scope::l2) == every(2, 32));
    CHECK(computer.leaders(register_scope::l3) == every(16, 32));
    CHECK(computer.leaders(register_scope::die) == every(16, 32));
    CHECK(computer.leaders(register_scope::package) == every(16, 32));
    CHECK(computer.core_at(31) == core::skylake_sp);
}

TEST_CASE("Core i5-L16G7: four Tremont cores at an L2, one Sunny Cove with its own") {
    // Intel: 5 cores, 5 threads, 4 MB L3. CPUID: an L2 of 1.5 MB, another of 512 KB.
    const machine computer{"lakefield"};
    CHECK(computer.places.size() == 5);
    CHECK(computer.leaders(register_scope::core) == every(1, 5));
    CHECK(computer.leaders(register_scope::l2) == processors{0, 4});
    CHECK(computer.leaders(register_scope::l3) == processors{0});
    CHECK(computer.leaders(register_scope::package) == processors{0});
    CHECK(msr::identify(computer.cpus[0]).kind == msr::core_kind::efficient);
    CHECK(msr::identify(computer.cpus[4]).kind == msr::core_kind::performance);
    CHECK(msr::logical_processors_differ(computer.cpus[0]));
}

TEST_CASE("Core i9-13900K: eight cores of two threads, sixteen cores in modules of four") {
    // Intel: 8 and 16 cores, 32 threads, 36 MB L3, 32 MB L2. CPUID: an L2 of 2 MB or 4 MB.
    const machine computer{"raptor_lake"};
    CHECK(computer.places.size() == 32);
    CHECK(computer.leaders(register_scope::core) == every(2, 16) + every(1, 32, 16));
    CHECK(computer.leaders(register_scope::l2) == every(2, 16) + every(4, 32, 16));
    CHECK(computer.leaders(register_scope::l3) == processors{0});
    CHECK(computer.leaders(register_scope::package) == processors{0});
    for (const unsigned cpu : every(1, 16))
        CHECK(computer.core_at(cpu) == core::raptor_lake);
    for (const unsigned cpu : every(1, 32, 16))
        CHECK(computer.core_at(cpu) == core::raptor_lake_atom);
}

TEST_CASE("Core Ultra 9 285H: three kinds of cores, the low-power ones without an L3") {
    // Intel: 6, 8 and 2 cores, 16 threads, 24 MB L3. CPUID: cores, modules and a package in 1FH; an
    // L2 of 3 MB, 4 MB or 2 MB; no L3 at the last two processors.
    const machine computer{"arrow_lake_h"};
    CHECK(computer.places.size() == 16);
    CHECK(computer.leaders(register_scope::core) == every(1, 16));
    CHECK(computer.leaders(register_scope::l2) == processors{0, 1, 2, 6, 10, 11, 12, 13, 14});
    CHECK(computer.leaders(register_scope::package) == processors{0});
    for (const cpu_place &position : computer.places)
        CHECK((position.l3 == msr::absent_unit) == (position.cpu >= 14));
    CHECK(computer.leaders(register_scope::l3) == processors{0});
    for (const unsigned cpu : every(1, 14))
        CHECK(computer.places[cpu].l3 == computer.places[0].l3);
    for (const unsigned cpu : processors{0, 1, 10, 11, 12, 13})
        CHECK(computer.core_at(cpu) == core::arrow_lake_core);
    for (const unsigned cpu : every(1, 10, 2))
        CHECK(computer.core_at(cpu) == core::arrow_lake_atom);
    for (const unsigned cpu : processors{14, 15})
        CHECK(computer.core_at(cpu) == core::arrow_lake_low_power);
}

TEST_CASE("two Opteron 6238: two dies a package, three compute units of two cores on each") {
    // AMD: 12 cores, 16 MB L3, 12 MB L2. CPUID: an L2 of 2 MB; nodes 0 and 1, 2 and 3. The library
    // takes a compute unit as a core, since its two cores share the counters.
    const machine computer{"opteron_interlagos"};
    CHECK(computer.places.size() == 24);
    CHECK(computer.leaders(register_scope::core) == every(2, 24));
    CHECK(computer.leaders(register_scope::l2) == every(2, 24));
    CHECK(computer.leaders(register_scope::l3) == every(6, 24));
    CHECK(computer.leaders(register_scope::node) == every(6, 24));
    CHECK(computer.leaders(register_scope::die) == every(6, 24));
    CHECK(computer.leaders(register_scope::package) == every(12, 24));
    for (const cpu_place &position : computer.places)
        CHECK(position.node == position.cpu / 6);
    CHECK_FALSE(msr::packages_are_nodes(computer.cpus[0]));
}

TEST_CASE("Ryzen 7 1700X: two L3s on a die that is a node") {
    // AMD: 8 cores, 16 threads, 16 MB L3. CPUID: an L3 of 8 MB.
    const machine computer{"ryzen_zen1"};
    CHECK(computer.places.size() == 16);
    CHECK(computer.leaders(register_scope::core) == every(2, 16));
    CHECK(computer.leaders(register_scope::l2) == every(2, 16));
    CHECK(computer.leaders(register_scope::l3) == every(8, 16));
    CHECK(computer.leaders(register_scope::node) == processors{0});
    CHECK(computer.leaders(register_scope::die) == processors{0});
    CHECK(computer.leaders(register_scope::package) == processors{0});
    CHECK(msr::packages_are_nodes(computer.cpus[0]));
    CHECK(computer.core_at(0) == core::zen1);
}

TEST_CASE("Ryzen 9 PRO 3900: four L3s with three cores each, whose ids have holes") {
    // AMD: 12 cores, 24 threads, 64 MB L3. CPUID: an L3 of 16 MB, and no level of dies.
    const machine computer{"ryzen_zen2"};
    CHECK(computer.places.size() == 24);
    CHECK(computer.leaders(register_scope::core) == every(2, 24));
    CHECK(computer.leaders(register_scope::l2) == every(2, 24));
    CHECK(computer.leaders(register_scope::l3) == every(6, 24));
    CHECK(computer.leaders(register_scope::node) == processors{0});
    CHECK(computer.leaders(register_scope::package) == processors{0});
    for (const cpu_place &position : computer.places)
        CHECK(position.die == no_unit);
    CHECK(computer.core_at(0) == core::zen2);
}

TEST_CASE("EPYC 9654: an L3 for each die of eight cores") {
    // AMD: 96 cores, 192 threads, 384 MB L3. CPUID: an L3 of 32 MB, so there are 12 L3 caches.
    const machine computer{"epyc_genoa"};
    CHECK(computer.leaders(register_scope::core) == processors{15, 16, 184});
    CHECK(computer.leaders(register_scope::l2) == processors{15, 16, 184});
    CHECK(computer.leaders(register_scope::l3) == processors{15, 16, 184});
    CHECK(computer.leaders(register_scope::die) == processors{15, 16, 184});
    CHECK(computer.leaders(register_scope::node) == processors{15});
    CHECK(computer.leaders(register_scope::package) == processors{15});
    CHECK(computer.core_at(184) == core::zen4);
}

TEST_CASE("Ryzen AI 9 HX 370: four Zen 5 cores at an L3, eight Zen 5c at another") {
    // AMD: 4 and 8 cores, 24 threads, 24 MB L3. CPUID: L3 caches of 16 MB and 8 MB.
    const machine computer{"ryzen_strix_point"};
    CHECK(computer.places.size() == 24);
    CHECK(computer.leaders(register_scope::core) == every(2, 24));
    CHECK(computer.leaders(register_scope::l2) == every(2, 24));
    CHECK(computer.leaders(register_scope::l3) == processors{0, 8});
    CHECK(computer.members(register_scope::l3, 8) == every(1, 24, 8));
    CHECK(computer.leaders(register_scope::die) == processors{0});
    CHECK(computer.leaders(register_scope::node) == processors{0});
    CHECK(computer.leaders(register_scope::package) == processors{0});
    CHECK(computer.core_at(0) == core::zen5);
    CHECK(computer.core_at(23) == core::zen5);
}
