// Tests legal arguments of a schedule (events in groups that take turns), and mistakes in
// arguments. The schedules of each PMU have tests in its folder; the sentences of mistakes are in
// test/compile_fail.
#include <msr/pmu/schedule.hpp>

#include <msr/amd/counters.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/rdt.hpp>

#include <doctest/doctest.h>

namespace {

namespace pm = msr::perfmon;
namespace rdt = msr::rdt;
using msr::in_each_group;
using msr::together;
using msr::detail::mistake_of_schedule;

constexpr auto cycles = pm::core_cycles;
constexpr auto instructions = pm::instructions_retired;
constexpr auto misses = pm::llc_misses;
constexpr auto of_amd = msr::amd::retired_instructions;
constexpr auto on = pm::haswell;

template <auto... Argument>
constexpr bool is_legal = mistake_of_schedule<Argument...>::is_legal;

} // namespace

TEST_CASE("a schedule is of choices of one PMU, alone or together") {
    static_assert(is_legal<on, cycles, instructions>);
    static_assert(is_legal<on, together(cycles, instructions), misses>);
    static_assert(is_legal<cycles>);
    static_assert(!is_legal<>);
    static_assert(!is_legal<on>);
    static_assert(!is_legal<on, 3>);
    static_assert(!is_legal<on, cycles, of_amd>);
    static_assert(!is_legal<on, together(cycles, of_amd)>);
    static_assert(!is_legal<on, cycles, together(of_amd, instructions)>);
    static_assert(!is_legal<on, cycles, together()>);
}

TEST_CASE("choices of each group are of PMUs that have such") {
    static_assert(!is_legal<on, cycles, in_each_group(instructions)>);
    constexpr auto features = rdt::skylake_sp;
    constexpr auto class_1 = rdt::class_of_service<1>.l3(0x7);
    constexpr auto class_2 = rdt::class_of_service<2>.l3(0x38);
    static_assert(is_legal<features, class_1, in_each_group(class_2)>);
    static_assert(!is_legal<features, class_1, in_each_group(cycles)>);
    static_assert(!is_legal<features, class_1, in_each_group(class_2, cycles)>);
}

TEST_CASE("a choice stands once in a group, and alone only where no group has it") {
    static_assert(!is_legal<on, cycles, cycles>);
    static_assert(!is_legal<on, cycles, misses, cycles>);
    static_assert(!is_legal<on, together(cycles, misses, cycles)>);
    static_assert(!is_legal<on, cycles, together(cycles, misses)>);
    static_assert(!is_legal<on, together(misses, cycles), cycles>);
    // Two ratios share a denominator, which is counted in each group.
    static_assert(is_legal<on, together(misses, cycles), together(instructions, cycles)>);
    static_assert(is_legal<on, together(cycles, misses), together(cycles, instructions)>);
}
