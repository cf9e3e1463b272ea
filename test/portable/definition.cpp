// Tests the definitions of portable events on every target of every PMU.
#include <msr/portable/definition.hpp>

#include <msr/amd/counters.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/p5.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/portable/choice.hpp>
#include <msr/portable/request.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <initializer_list>
#include <string>

namespace {

constexpr msr::portable_choice portable_at(std::size_t place) {
    return {static_cast<msr::portable_event>(place)};
}

/// Checks the definition of each portable event on a target: its text parses, and a plan of the
/// event alone is legal.
template <typename Target>
void check_definitions(const char *name, const Target &target) {
    using pmu = msr::pmu_of_target<Target>;
    for (std::size_t i = 0; i < msr::portable_event_count; ++i) {
        const msr::portable_choice choice = portable_at(i);
        const auto result = msr::request_on(choice, target);
        if (!result) continue;
        INFO(std::string{name} << ' ' << std::string{msr::row_of(choice.event).name});
        CHECK(result.definition->event == choice.event);
        const typename pmu::request requests[] = {result.request};
        CHECK(pmu::template assign<1>(msr::all_of(requests), target).found());
    }
}

template <typename Target>
void check_presence(const char *name, const Target &target,
                    std::initializer_list<msr::portable_choice> choices) {
    for (const msr::portable_choice &choice : choices) {
        INFO(std::string{name} << ' ' << std::string{msr::row_of(choice.event).name});
        CHECK(msr::request_on(choice, target));
    }
}

} // namespace

TEST_CASE("each definition of a portable event is a legal choice of its target") {
    for (const auto &row : msr::perfmon::processors)
        check_definitions(row.name, msr::perfmon::target_at(
                                        static_cast<unsigned>(&row - msr::perfmon::processors)));
    for (const auto &row : msr::amd::targets)
        check_definitions(row.name, row.is);
    for (const auto &row : msr::p6::processors)
        check_definitions(row.name, row.is);
    for (const auto &row : msr::p5::processors)
        check_definitions(row.name, row.is);
    check_definitions("pentium4", msr::netburst::target{});
}

TEST_CASE("cycles, instructions and branches are defined wherever counters count them") {
    using namespace msr;
    for (const auto &row : perfmon::processors)
        check_presence(row.name,
                       perfmon::target_at(static_cast<unsigned>(&row - perfmon::processors)),
                       {cycles, instructions, branches, branch_misses, llc_references, llc_misses});
    for (const auto &row : amd::targets)
        check_presence(row.name, row.is, {cycles, instructions, branches, branch_misses});
    for (const auto &row : p6::processors)
        check_presence(row.name, row.is,
                       {cycles, instructions, branches, branch_misses, l1d_misses, l2_misses});
    check_presence("pentium4", netburst::target{},
                   {cycles, instructions, branches, branch_misses, l2_misses, dtlb_walks});
}

TEST_CASE("a target without an event for a portable choice has no definition") {
    CHECK_FALSE(msr::request_on(msr::dtlb_walks, msr::p6::piii));
    // the target perfmon3 means any processor of version 3
    CHECK_FALSE(msr::request_on(msr::l2_misses, msr::perfmon::perfmon3));
    CHECK_FALSE(msr::request_on(msr::cycles, msr::p5::pentium));
    CHECK(msr::request_on(msr::cycles, msr::p5::pentium_mmx));
    CHECK_FALSE(msr::request_on(msr::reference_cycles, msr::amd::zen3));
}

TEST_CASE("a target of several processors has the definitions that all of them have alike") {
    CHECK(msr::request_on(msr::l2_misses, msr::amd::fam17h));
    // Zen 3 and Zen 4, which are both of family 19h, have different events.
    CHECK_FALSE(msr::request_on(msr::l1d_misses, msr::amd::fam19h));
}
