// Tests of loops over multiplexed counts: a row is an event with its count, times and estimate. The
// machine is made up; nothing here was measured.
#include <msr/session/multiplexer/multiplexed_rows.hpp>

#include "../fake_schedule.hpp"

#include <msr/amd/counters.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/schedule.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/machine.hpp>

#include <doctest/doctest.h>

#include <chrono>
#include <cstddef>
#include <iterator>
#include <string>
#include <type_traits>
#include <vector>

using namespace std::chrono_literals;
namespace amd = msr::amd;

namespace rows_of_multiplexed {

/// Returns the rows of counts as text, a line for each row.
template <typename Counts>
std::vector<std::string> lines_of(const Counts &counted) {
    std::vector<std::string> lines;
    for (const auto &[text, count, unit, scope] : counted) {
        lines.push_back(text + ' ' + std::to_string(count.count()) + ' ' +
                        std::to_string(count.running().count()) + '/' +
                        std::to_string(count.enabled().count()) + ' ');
        if (const auto whole = count.estimate())
            lines.back() += std::to_string(static_cast<int>(whole->value()));
        else
            lines.back() += '-';
        lines.back() += ' ' + std::string{unit} + ' ' + name_of(scope);
    }
    return lines;
}

struct sampling_schedule {
    struct place {
        std::size_t group;
        std::size_t position;
    };
    static constexpr std::size_t size = 2;
    static constexpr std::size_t group_count = 1;
    static constexpr msr::readout readouts[] = {
        {.address = 0x10, .width = 40, .name = "counter_a", .is_sampled = true},
        {.address = 0x11, .width = 40, .name = "counter_b"}};
    static constexpr msr::program_view view(std::size_t) {
        msr::program_view program;
        program.readouts = msr::all_of(readouts);
        return program;
    }
    static constexpr place place_of(std::size_t position) { return {0, position}; }
};

} // namespace rows_of_multiplexed

using rows_of_multiplexed::lines_of;

TEST_CASE("a row has the count with its times and its estimate, where there is one") {
    msr::multiplexed_counts<fake::schedule_type> counts;
    counts.data()[0] = {150, {60ns, 60ns, 4, 4}};
    counts.data()[1] = {60, {60ns, 40ns, 4, 3}};
    counts.data()[2] = {0, {60ns, 0ns, 4, 0}};
    CHECK(lines_of(counts) == std::vector<std::string>{"counter_a 150 60/60 150 core thread",
                                                       "counter_a 60 40/60 90 core thread",
                                                       "counter_b 0 0/60 - core thread"});
    static_assert(
        std::is_same_v<std::remove_cvref_t<decltype(*begin(counts))>, msr::multiplexed_count_row>);
    static_assert(std::input_iterator<decltype(begin(counts))>);
}

TEST_CASE("rows have the texts, units and scopes of the choices of a schedule") {
    constexpr const auto &schedule =
        msr::schedule<amd::zen3, amd::retired_instructions, amd::l3_lookup_state::l3_miss>;
    msr::recorder machine;
    machine.set(0, amd::retired_instructions, 10);
    machine.set(0, amd::l3_lookup_state::l3_miss, 4);
    msr::multiplexer multiplexer{machine, schedule, msr::watch_cpu(0)};
    std::vector<std::string> rows;
    for (const auto &[text, count, unit, scope] : multiplexer.measure(2, [] {}))
        rows.push_back(text + ' ' + std::to_string(count.count()) + ' ' + std::string{unit} + ' ' +
                       name_of(scope));
    CHECK(rows == std::vector<std::string>{"retired_instructions 20 core thread",
                                           "l3_lookup_state:l3_miss 8 l3 l3"});
}

TEST_CASE("shares of slots have rows as others do") {
    namespace pm = msr::perfmon;
    using kind = msr::sim::signal;
    constexpr const auto &schedule =
        msr::schedule<pm::sapphire_rapids, pm::topdown_slots, pm::topdown_retiring>;
    msr::sim::machine<msr::sim::perfmon_pmu> machine{pm::sapphire_rapids};
    msr::multiplexer multiplexer{machine, schedule, msr::watch_cpu(0)};
    // A half of 60,000 slots retires; PERF_METRICS has the half as 128 / 255.
    const auto work = [&] {
        msr::sim::tally observed;
        observed[kind::cycles] = 10'000;
        observed[kind::reference_cycles] = 10'000;
        observed[kind::used_slots] = observed[kind::slots_of_backend] = 30'000;
        machine.count(0, observed);
    };
    std::vector<std::string> rows;
    for (const auto &[text, count, unit, scope] : multiplexer.measure(2, work))
        rows.push_back(text + ' ' + std::to_string(count.count()) + ' ' + std::string{unit} + ' ' +
                       name_of(scope));
    CHECK(rows == std::vector<std::string>{"topdown_slots 120000 core thread",
                                           "topdown_retiring 60234 core thread"});
}

TEST_CASE("a choice that is sampled has no count and no row") {
    msr::multiplexed_counts<rows_of_multiplexed::sampling_schedule> counts;
    counts.data()[0] = {7, {1ns, 1ns, 1, 1}};
    counts.data()[1] = {8, {1ns, 1ns, 1, 1}};
    CHECK(lines_of(counts) == std::vector<std::string>{"counter_b 8 1/1 8 core thread"});
    CHECK(std::distance(begin(counts), end(counts)) == 1);
}
