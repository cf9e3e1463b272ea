// Tests every simulated event of Intel's lists on the simulated processor of the list: the planner
// plans it, its program is written to the registers, signals are counted, and the counter is read.
// Then the test puts the event on counters that the list forbids.
#include "../../intel/event_lists.hpp"
#include "../../thorough.hpp"
#include "../machines.hpp"

#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/events/event_meanings_intel.hpp>
#include <msr/sim/machine.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

namespace perfmon = msr::perfmon;
namespace select = msr::select;
using namespace machines;
using perfmon::event_pmu;
using perfmon::target;
using machine = sim::machine<sim::perfmon_pmu>;
using rows = std::vector<const select::listed_row *>;

/// Returns the events of all lists of each processor.
const std::map<msr::core, rows> &lists_by_processor() {
    static const std::map<msr::core, rows> whole = [] {
        std::map<msr::core, rows> result;
        for (const tested_list &list : tested_lists)
            for (const auto *const row : list.is.events)
                result[list.is.list->of].push_back(row);
        return result;
    }();
    return whole;
}

const sim::event_meaning *meaning_of(const select::listed_row &row) {
    if (row.facts().needs == select::beside::other) return nullptr;
    // The list of Sandy Bridge EP has the event on fixed counter 2, which counts reference cycles.
    if (row.list->of == msr::core::sandy_bridge_ep &&
        std::string{row.name()} == "cpu_clk_unhalted.thread_any")
        return nullptr;
    // The lists of Skylake SP and Cascade Lake give the event the unit mask of 4_flops.
    if (std::string{row.name()} == "fp_arith_inst_retired.8_flops" &&
        (row.list->of == msr::core::skylake_sp || row.list->of == msr::core::cascade_lake))
        return nullptr;
    return row_named(sim::intel_meanings, row.name(), row.facts().code);
}

/// Returns the counters that a list allows for an event.
select::counter_set allowed_by(const select::listed_row &row) {
    const select::event_facts statement = row.facts();
    select::counter_set counter_set = statement.counters;
    if (statement.fixed >= 0)
        counter_set |= select::set_of(static_cast<int>(perfmon::first_fixed) + statement.fixed);
    return counter_set;
}

struct outcome {
    std::size_t counted{};
    std::size_t forbidden{};
    std::map<std::string, std::size_t> refused_by;
};

void count_planned(machine &machine, const select::listed_row &row, std::mt19937 &random,
                   outcome &destination) {
    const select::request request[] = {event_pmu::with_row({}, row)};
    const auto planned = select::try_plan<event_pmu, 1>(msr::all_of(request), machine.made_for());
    if (!planned.legal()) {
        ++destination.refused_by[planned.found.why.broken->name];
        return;
    }
    const msr::program_view program = planned.view();
    carry_out(machine, program.set_up);
    carry_out(machine, program.start);
    CHECK(machine.not_simulated().empty());
    const tally first = random_tally(random), second = random_tally(random);
    machine.count(0, first, sim::privilege::user);
    machine.count(0, second, sim::privilege::kernel);
    carry_out(machine, program.stop);
    machine.count(0, first);
    const std::uint64_t got = value_at(machine, program.readouts[0].address);
    const sim::event_meaning &means = *meaning_of(row);
    CHECK_MESSAGE(got == amount(means, first) + amount(means, second), std::string{row.name()});
    ++destination.counted;
}

/// Counts an event on each general counter that the list forbids, by writes to the registers.
void count_forbidden(machine &machine, const select::listed_row &row, std::mt19937 &random,
                     outcome &destination) {
    const select::event_facts statement = row.facts();
    if (statement.code == 0 || statement.needs != select::beside::none) return;
    const select::request request = event_pmu::with_row({}, row);
    const select::counter_set disputed = event_pmu::disputed_of(request, machine.made_for());
    for (unsigned n = 0; n < perfmon::most_general; ++n) {
        if ((machine.made_for().general >> n & 1) == 0) continue;
        if (((allowed_by(row) | disputed) >> n & 1) != 0) continue;
        const bool by_alias = n >= 8 && machine.made_for().version >= 6;
        const std::uint32_t select_at = by_alias ? 0x1901 + 4 * n : 0x186 + n;
        const std::uint32_t counts_at = by_alias ? 0x1900 + 4 * n : 0xc1 + n;
        const std::uint64_t select =
            statement.code | std::uint64_t{statement.mask} << 8 | 0x430000 |
            std::uint64_t{statement.edge} << 18 | std::uint64_t{statement.any_thread} << 21 |
            std::uint64_t{statement.threshold} << 24 | std::uint64_t{statement.mask2} << 40;
        put(machine, counts_at, 0);
        put(machine, select_at, select);
        if (machine.made_for().version >= 2) put(machine, 0x38f, std::uint64_t{1} << n);
        machine.count(0, random_tally(random));
        CHECK_MESSAGE(value_at(machine, counts_at) == 0, std::string{row.name()} << " on pmc" << n);
        put(machine, select_at, 0);
        ++destination.forbidden;
    }
}

} // namespace

TEST_CASE("what the planner plans counts what was seen, and forbidden pairs count nothing") {
    std::mt19937 random{20261123};
    outcome outcome;
    std::size_t machines_made = 0;
    for (const auto &[which, events] : lists_by_processor()) {
        const msr::core kind = which; // clang 14 captures no structured bindings
        CAPTURE(static_cast<int>(kind));
        machine machine{perfmon::target_at(kind), events};
        ++machines_made;
        std::size_t simulated = 0;
        for (const select::listed_row *const row : events) {
            const bool has_meaning = meaning_of(*row) != nullptr;
            CHECK(sim::is_simulated<sim::perfmon_pmu>(*row) == has_meaning);
            if (!has_meaning) continue;
            if (++simulated % rounds(4, 1) != 0) continue;
            count_planned(machine, *row, random, outcome);
            count_forbidden(machine, *row, random, outcome);
        }
        CHECK(simulated >= 20);
    }
    MESSAGE(machines_made << " processors, " << outcome.counted << " events counted, "
                          << outcome.forbidden << " forbidden pairs");
    for (const auto &[rule, count] : outcome.refused_by)
        MESSAGE(count << " events break " << rule);
    CHECK(machines_made == 49); // the number of processors in tools/events/lists.csv
    CHECK(outcome.counted > rounds(600, 3000));
    CHECK(outcome.forbidden > rounds(20, 100));
    // An event that counts in precise samples only is not planned without samples; every other
    // event is planned.
    CHECK(outcome.refused_by.size() <= 1);
}

TEST_CASE("every row of the table is an event of a list, and numbers have one meaning") {
    std::set<std::string> used;
    for (const auto &[which, events] : lists_by_processor()) {
        const msr::core kind = which; // clang 14 captures no structured bindings
        CAPTURE(static_cast<int>(kind));
        std::map<std::pair<std::uint64_t, std::uint64_t>, const sim::event_meaning *> meanings;
        for (const select::listed_row *const row : events) {
            const sim::event_meaning *const means = meaning_of(*row);
            if (means == nullptr) continue;
            used.insert(means->name);
            const select::event_facts statement = row->facts();
            // No listed event has a threshold, except for those of recovery clocks, whose signal
            // adds 1 in each clock.
            CHECK_MESSAGE((statement.threshold == 0 || means->sum == sim::signal::recovery_clocks),
                          std::string{row->name()});
            CHECK_MESSAGE(!statement.invert, std::string{row->name()});
            // Events of fixed counters alone are left out: such a counter counts its event whatever
            // the select register has.
            if (statement.counters == 0) continue;
            // AnyThread (bit 38) requests the same event of both threads of a core.
            const std::uint64_t numbers = row->select & ~(std::uint64_t{1} << 38);
            const auto position = meanings.insert({{numbers, row->holds}, means}).first;
            CHECK_MESSAGE(position->second->sum == means->sum,
                          std::string{row->name()} << " and "
                                                   << std::string{position->second->name});
        }
    }
    std::set<std::string> names;
    for (const sim::event_meaning &row : sim::intel_meanings) {
        CHECK_MESSAGE(names.insert(row.name).second, std::string{row.name});
        CHECK_MESSAGE(used.count(row.name) == 1, std::string{row.name});
        const bool counts_nothing =
            row.plainer != nullptr && std::string{row.plainer} == sim::plainer::none_dropped;
        CHECK((row.sum.count != 0) != counts_nothing);
    }
}
