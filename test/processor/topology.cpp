// Positions of logical processors by CPUID, and the logical processor that represents a unit. The
// CPUID levels are those of machines in github.com/InstLatx64/InstLatx64, or those that comments of
// Linux describe; the expected APIC ids are computed by hand.
#include <msr/processor/topology.hpp>

#include <msr/core/failure.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/sequence.hpp>
#include <msr/processor/cpuid.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <initializer_list>

using msr::cpu_place;
using msr::cpuid_registers;
using msr::no_unit;
using msr::register_scope;

namespace {

/// A subleaf of a processor's CPUID, with its registers.
struct answer {
    std::uint32_t leaf{};
    std::uint32_t subleaf{};
    cpuid_registers is{};
};

/// CPUID of a processor from a list of subleaves; other subleaves are zeros. EDX of the leaves of
/// levels is the APIC id.
struct processor {
    const char *vendor{};
    std::uint32_t highest{};
    std::uint32_t highest_extended{};
    std::uint32_t apic_id{};
    msr::sequence<answer> answers{};

    constexpr cpuid_registers operator()(std::uint32_t leaf, std::uint32_t subleaf) const {
        if (leaf == 0) {
            std::uint32_t words[3]{};
            for (unsigned i = 0; i < 12; ++i)
                words[i / 4] |= std::uint32_t{static_cast<unsigned char>(vendor[i])}
                                << (8 * (i % 4));
            return {.eax = highest, .ebx = words[0], .ecx = words[2], .edx = words[1]};
        }
        if (leaf == 0x8000'0000) return {.eax = highest_extended};
        for (const answer &answer : answers)
            if (answer.leaf == leaf && answer.subleaf == subleaf) {
                cpuid_registers kind = answer.is;
                if (leaf == 0xb || leaf == 0x1f || leaf == 0x8000'0026) kind.edx = apic_id;
                if (leaf == 1) kind.ebx |= (apic_id & 0xff) << 24;
                if (leaf == 0x8000'001e) kind.eax = apic_id;
                return kind;
            }
        return {};
    }
};

constexpr cpuid_registers level(unsigned type, unsigned shift, unsigned processors) {
    return {.eax = shift, .ebx = processors, .ecx = type << 8};
}
/// The registers of leaf 4 or Fn8000_001D for a cache; `kind` is 1 for data, 2 for code, 3 for
/// both.
constexpr cpuid_registers cache(unsigned kind, unsigned of_level, unsigned processors) {
    return {.eax = kind | of_level << 5 | (processors - 1) << 14};
}

constexpr std::uint32_t signature(unsigned family, unsigned model) {
    const unsigned base = family < 15 ? family : 15;
    return (family - base) << 20 | (model >> 4) << 16 | base << 8 | (model & 15) << 4;
}
constexpr std::uint32_t extensions = 1u << 22;

} // namespace

TEST_CASE("Intel: threads, cores, modules and packages are fields of the APIC id") {
    // Sapphire Rapids: levels 1:1/2 2:7/72, an L3 cache for the package, an L2 cache for each core.
    static constexpr answer list[] = {{0x1, 0, {.eax = signature(6, 0x8f)}},
                                      {0x4, 0, cache(1, 1, 2)},
                                      {0x4, 1, cache(2, 1, 2)},
                                      {0x4, 2, cache(3, 2, 2)},
                                      {0x4, 3, cache(3, 3, 128)},
                                      {0xb, 0, level(1, 1, 2)},
                                      {0x1f, 0, level(1, 1, 2)},
                                      {0x1f, 1, level(2, 7, 72)}};
    constexpr processor cpu{"GenuineIntel", 0x1f, 0, 0x80 + 0x25, msr::all_of(list)};
    constexpr cpu_place position = msr::place_by_cpuid(37, cpu);
    CHECK(position.cpu == 37);
    CHECK(position.core == 0x52); // the APIC id 1010 0101b without its lowest bit
    CHECK(position.l2 == 0x52);
    CHECK(position.l3 == 1);
    CHECK(position.package == 1);
    CHECK(position.die == 1);
    CHECK(position.node == no_unit);
}

TEST_CASE("Intel: a level of dies says which bits number the dies of a package") {
    // Two dies of 32 threads: 5 bits for core and thread, 1 bit for the die (Linux's
    // TOPO_DIE_DOMAIN).
    static constexpr answer list[] = {{0x1, 0, {.eax = signature(6, 0x55)}},
                                      {0x4, 0, cache(3, 3, 32)},
                                      {0x1f, 0, level(1, 1, 2)},
                                      {0x1f, 1, level(2, 5, 32)},
                                      {0x1f, 2, level(5, 6, 64)}};
    const auto position = [&](std::uint32_t id) {
        return msr::place_by_cpuid(0, processor{"GenuineIntel", 0x1f, 0, id, msr::all_of(list)});
    };
    CHECK(position(31).die == position(0).die);
    CHECK(position(32).die != position(0).die);
    CHECK(position(63).package == position(0).package);
    CHECK(position(64).package != position(0).package);
    CHECK(position(31).l3 != position(32).l3);
}

TEST_CASE("Intel: a processor without levels has counts; a cache of no CPU is none") {
    // Two cores of two threads in leaves 1 and 4; leaf 4 has no L3, as on low-power E cores.
    static constexpr answer list[] = {{0x1, 0, {.eax = signature(6, 0x1c), .ebx = 4u << 16}},
                                      {0x4, 0, {.eax = 1u | 1u << 5 | 1u << 14 | 1u << 26}},
                                      {0x4, 1, cache(3, 2, 2)}};
    const auto position = [&](std::uint32_t id) {
        return msr::place_by_cpuid(0, processor{"GenuineIntel", 4, 0, id, msr::all_of(list)});
    };
    CHECK(position(1).core == position(0).core);
    CHECK(position(2).core != position(1).core);
    CHECK(position(3).package == position(0).package);
    CHECK(position(4).package != position(3).package);
    CHECK(position(2).l2 != position(1).l2);
    CHECK(position(0).l3 == msr::absent_unit);
}

TEST_CASE("Intel: without a list of caches nothing is known of them") {
    static constexpr answer leaves[] = {{0x1, 0, {.eax = signature(6, 0x0d), .ebx = 1u << 16}}};
    CHECK(msr::place_by_cpuid(0, processor{"GenuineIntel", 2, 0, 0, msr::all_of(leaves)}).l3 ==
          no_unit);
}

TEST_CASE("firmware that says no bits for two threads means one") {
    static constexpr answer list[] = {
        {0x1, 0, {.eax = signature(6, 0x3f)}}, {0xb, 0, level(1, 0, 2)}, {0xb, 1, level(2, 4, 16)}};
    CHECK(msr::place_by_cpuid(0, processor{"GenuineIntel", 0xb, 0, 7, msr::all_of(list)}).core ==
          3);
}

TEST_CASE("AMD: two third-level caches share a die of Bergamo") {
    // Fn8000_0026: complex shift 4, die shift 5; a level of type 2 is not a core in this leaf.
    static constexpr answer list[] = {{0x1, 0, {.eax = signature(0x19, 0xa0)}},
                                      {0x8000'0001, 0, {.ecx = extensions}},
                                      {0x8000'001d, 0, cache(1, 1, 2)},
                                      {0x8000'001d, 2, cache(3, 2, 2)},
                                      {0x8000'001d, 1, cache(2, 1, 2)},
                                      {0x8000'001d, 3, cache(3, 3, 16)},
                                      {0x8000'001e, 0, {.ebx = 1u << 8, .ecx = 1}},
                                      {0x8000'0026, 0, level(1, 1, 2)},
                                      {0x8000'0026, 1, level(2, 4, 16)},
                                      {0x8000'0026, 2, level(3, 5, 32)},
                                      {0x8000'0026, 3, level(4, 8, 256)}};
    const auto position = [&](std::uint32_t id) {
        return msr::place_by_cpuid(
            0, processor{"AuthenticAMD", 0x10, 0x8000'0028, id, msr::all_of(list)});
    };
    CHECK(position(15).l3 == position(0).l3);
    CHECK(position(16).l3 != position(15).l3);
    CHECK(position(16).die == position(15).die);
    CHECK(position(32).die != position(31).die);
    CHECK(position(255).package == position(0).package);
    CHECK(position(256).package != position(255).package);
    CHECK(position(1).core == position(0).core);
    CHECK(position(2).l2 != position(1).l2);
    CHECK(position(0).node == 1); // node 1 of the machine is in the second socket
}

TEST_CASE("AMD: Zen 1 has four cores at an L3, however many of them there are") {
    // Six cores of a Ryzen 5 1600, three for each L3 cache; CPUID says that six threads share an L3
    // cache.
    static constexpr answer list[] = {{0x1, 0, {.eax = signature(0x17, 1)}},
                                      {0x8000'0001, 0, {.ecx = extensions}},
                                      {0x8000'0008, 0, {.ecx = 4u << 12 | 11}},
                                      {0x8000'001d, 0, cache(3, 3, 6)},
                                      {0x8000'001e, 0, {.ebx = 1u << 8, .ecx = 3u << 8 | 2}}};
    const auto position = [&](std::uint32_t id) {
        return msr::place_by_cpuid(
            0, processor{"AuthenticAMD", 0xd, 0x8000'001f, id, msr::all_of(list)});
    };
    CHECK(position(5).l3 == position(0).l3);
    CHECK(position(8).l3 != position(5).l3);
    CHECK(position(1).core == position(0).core);
    CHECK(position(15).package == position(0).package);
    CHECK(position(0).node == 2);
}

TEST_CASE("packages are AMD's nodes where each has one") {
    constexpr answer entry[] = {{0x8000'0001, 0, {.ecx = extensions}}};
    constexpr answer four[] = {{0x8000'0001, 0, {.ecx = extensions}},
                               {0x8000'001e, 0, {.ecx = 3u << 8}}};
    constexpr answer magny_cours[] = {{0x8000'0001, 0, {.ecx = 1u << 19}}};
    const auto is_so = [](const char *vendor, msr::sequence<answer> answers) {
        return msr::packages_are_nodes(processor{vendor, 0xd, 0x8000'001f, 0, answers});
    };
    CHECK(is_so("AuthenticAMD", msr::all_of(entry)));
    CHECK(is_so("HygonGenuine", msr::all_of(entry)));
    CHECK_FALSE(is_so("AuthenticAMD", msr::all_of(four)));
    CHECK_FALSE(is_so("AuthenticAMD", msr::all_of(magny_cours)));
    CHECK(is_so("AuthenticAMD", {})); // a K8 has no CPUID leaf that names nodes
    CHECK_FALSE(is_so("GenuineIntel", msr::all_of(entry)));
}

TEST_CASE("the lowest processor of a unit stands for it, of those that are listed") {
    constexpr cpu_place list[] = {{.cpu = 7, .core = 7, .l3 = 1},
                                  {.cpu = 2, .core = 2, .l3 = 0},
                                  {.cpu = 5, .core = 4, .l3 = 1},
                                  {.cpu = 4, .core = 4, .l3 = 1}};
    const auto places = [&](unsigned cpu, register_scope scope) {
        return msr::standing_cpu(msr::all_of(list), cpu, scope);
    };
    CHECK(places(7, register_scope::thread) == 7);
    CHECK(places(7, register_scope::core) == 7);
    CHECK(places(5, register_scope::core) == 4);
    CHECK(places(7, register_scope::l3) == 4);
    CHECK(places(2, register_scope::l3) == 2);
    CHECK(places(7, register_scope::package) == 2);
    CHECK(places(3, register_scope::l3) == msr::no_cpu);
}

TEST_CASE("a processor without a unit stands for none, and the others for theirs") {
    constexpr cpu_place machine[] = {{.cpu = 0, .l3 = 4},
                                     {.cpu = 1, .l3 = 4},
                                     {.cpu = 2, .l3 = msr::absent_unit},
                                     {.cpu = 3, .l3 = msr::absent_unit}};
    const auto leader = [&](unsigned cpu) {
        return msr::standing_cpu(msr::all_of(machine), cpu, register_scope::l3);
    };
    CHECK(leader(0) == 0);
    CHECK(leader(1) == 0);
    CHECK(leader(2) == msr::no_cpu);
    CHECK(msr::lacks_unit(msr::all_of(machine), 2, register_scope::l3));
    CHECK_FALSE(msr::lacks_unit(msr::all_of(machine), 1, register_scope::l3));
    CHECK_FALSE(msr::lacks_unit(msr::all_of(machine), 2, register_scope::core));
    constexpr cpu_place elsewhere[] = {msr::unknown_place(0)};
    CHECK_FALSE(msr::lacks_unit(msr::all_of(elsewhere), 0, register_scope::l3));
}

TEST_CASE("where a processor's unit is not known, none stands for any") {
    constexpr cpu_place list[] = {{.cpu = 0, .l3 = 1}, msr::unknown_place(1)};
    CHECK(msr::standing_cpu(msr::all_of(list), 0, register_scope::l3) == msr::no_cpu);
    CHECK(msr::standing_cpu(msr::all_of(list), 1, register_scope::l3) == msr::no_cpu);
    CHECK(msr::standing_cpu(msr::all_of(list), 1, register_scope::thread) == 1);
    for (const register_scope scope :
         {register_scope::core, register_scope::l2, register_scope::l3, register_scope::package,
          register_scope::node, register_scope::die})
        CHECK(msr::unknown_place(4).unit(scope) == no_unit);
}

TEST_CASE("each scope has a number of its own") {
    constexpr cpu_place position{
        .cpu = 1, .core = 2, .l2 = 3, .l3 = 4, .package = 5, .node = 6, .die = 7};
    CHECK(position.unit(register_scope::thread) == 1);
    CHECK(position.unit(register_scope::core) == 2);
    CHECK(position.unit(register_scope::l2) == 3);
    CHECK(position.unit(register_scope::l3) == 4);
    CHECK(position.unit(register_scope::package) == 5);
    CHECK(position.unit(register_scope::node) == 6);
    CHECK(position.unit(register_scope::die) == 7);
    // The whole machine is a single unit, number 0.
    CHECK(position.unit(register_scope::machine) == 0);
}
