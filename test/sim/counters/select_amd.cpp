// Tests every simulated event of AMD's lists, and of the library's table where a family has no
// list, on the simulated processor: planned, its program written to the registers, signals counted,
// and the counter read. The test also puts events on counters that the BKDG and PPR forbid.
#include "../machines.hpp"

#include <msr/amd/counters.hpp>
#include <msr/amd/events/fam10h.hpp>
#include <msr/amd/events/fam15h.hpp>
#include <msr/amd/events/fam16h.hpp>
#include <msr/amd/events/zen1.hpp>
#include <msr/amd/events/zen2.hpp>
#include <msr/amd/events/zen3.hpp>
#include <msr/amd/events/zen4.hpp>
#include <msr/amd/events/zen5.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/session.hpp>
#include <msr/sim/counters/select_amd.hpp>
#include <msr/sim/events/event_meanings_amd.hpp>
#include <msr/sim/machine.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace {

namespace amd = msr::amd;
namespace select = msr::select;
using namespace machines;
using amd::event_pmu;
using amd::target;
using machine = sim::machine<sim::amd_pmu>;
using known_list = select::known_list<event_pmu>;

struct tested_list {
    known_list is;
    target on;
};
const tested_list lists[] = {
    {msr::events::fam10h::core_events::all, amd::fam10h},
    {msr::events::fam15h::core_events::all, amd::fam15h},
    {msr::events::fam16h::core_events::all, amd::fam16h},
    {msr::events::zen1::core_events::all, amd::zen1},
    {msr::events::zen2::core_events::all, amd::zen2},
    {msr::events::zen3::core_events::all, amd::zen3},
    {msr::events::zen4::core_events::all, amd::zen4},
    {msr::events::zen5::core_events::all, amd::zen5},
};

struct outcome {
    std::size_t counted{};
    std::map<std::string, std::size_t> refused_by;
};

void count_planned(machine &machine, const select::request &request,
                   const sim::event_meaning &means, std::mt19937 &random, outcome &destination) {
    const select::request choice[] = {request};
    const auto planned = select::try_plan<event_pmu, 1>(msr::all_of(choice), machine.made_for());
    if (!planned.legal()) {
        ++destination.refused_by[planned.found.why.broken->name];
        return;
    }
    const msr::program_view program = planned.view();
    carry_out(machine, program.set_up);
    carry_out(machine, program.start);
    CHECK_MESSAGE(machine.not_simulated().empty(), std::string{means.name});
    const tally first = random_tally(random), second = random_tally(random);
    machine.count(0, first, sim::privilege::user);
    machine.count(0, second, sim::privilege::kernel);
    carry_out(machine, program.stop);
    machine.count(0, first);
    const std::uint64_t got = value_at(machine, program.readouts[0].address);
    CHECK_MESSAGE(got == amount(means, first) + amount(means, second), std::string{means.name});
    ++destination.counted;
}

constexpr std::uint64_t enabled = 0x430000;

/// Returns the count of an event on a counter to which it is written although it may be forbidden
/// there.
std::uint64_t forced(machine &machine, unsigned counter, std::uint64_t select) {
    const std::uint32_t position =
        machine.made_for().core_extension ? 0xc0010200 + 2 * counter : 0xc0010000 + counter;
    const std::uint32_t counts_at = machine.made_for().core_extension ? position + 1 : position + 4;
    put(machine, counts_at, 0);
    put(machine, position, select);
    tally tally;
    for (std::uint64_t &number : tally.of)
        number = 5;
    machine.count(0, tally);
    const std::uint64_t counted = value_at(machine, counts_at);
    put(machine, position, 0);
    return counted;
}

} // namespace

TEST_CASE("what the planner plans counts what was seen") {
    std::mt19937 random{20261123};
    outcome outcome;
    for (const tested_list &list : lists) {
        CAPTURE(std::string{list.is.list->name});
        machine machine{list.on, list.is.events};
        std::size_t simulated = 0;
        for (const auto *const row : list.is.events) {
            const auto *const means = row_named(sim::amd_meanings, row->name(), row->facts().code);
            CHECK(sim::is_simulated<sim::amd_pmu>(*row) == (means != nullptr));
            if (means == nullptr) continue;
            ++simulated;
            count_planned(machine, event_pmu::with_row({}, *row), *means, random, outcome);
        }
        CHECK(simulated >= 20);
    }
    MESSAGE(outcome.counted << " events counted");
    for (const auto &[rule, count] : outcome.refused_by)
        MESSAGE(count << " events break " << rule);
    CHECK(outcome.counted > 250);
    CHECK(outcome.refused_by.empty());
}

TEST_CASE("every row of the table is an event of a list or of the library, and numbers have one "
          "meaning") {
    std::set<std::string> used, names;
    for (const tested_list &list : lists) {
        std::map<std::uint64_t, const sim::event_meaning *> meanings;
        for (const auto *const row : list.is.events) {
            const auto *const means = row_named(sim::amd_meanings, row->name(), row->facts().code);
            if (means == nullptr) continue;
            used.insert(means->name);
            CHECK(row->facts().threshold == 0);
            const auto position = meanings.insert({row->select, means}).first;
            CHECK_MESSAGE(position->second->sum == means->sum, std::string{row->name()});
        }
    }
    for (const select::event_row &row : event_pmu::events)
        used.insert(row.name);
    for (const sim::event_meaning &row : sim::amd_meanings) {
        CHECK_MESSAGE(names.insert(row.name).second, std::string{row.name});
        CHECK_MESSAGE(used.count(row.name) == 1, std::string{row.name});
    }
}

TEST_CASE("families without a list count the events of the table") {
    std::mt19937 random{20261123};
    outcome outcome;
    for (const target &target : {amd::k7, amd::k8, amd::fam11h, amd::fam12h, amd::fam14h}) {
        machine machine{target};
        for (const char *const name :
             {"cpu_clk_unhalted", "retired_instructions", "retired_branch_instructions",
              "retired_mispredicted_branch_instructions", "data_cache_accesses",
              "data_cache_misses", "instruction_cache_misses"})
            for (std::size_t i = 0; i < event_pmu::events.size(); ++i)
                if (std::string{event_pmu::events[i].name} == name)
                    count_planned(machine, {.event = static_cast<std::int32_t>(i)},
                                  *row_named(sim::amd_meanings, name, 0), random, outcome);
    }
    CHECK(outcome.counted == 35);
}

TEST_CASE("a unit mask of several events counts their sum, where they count different things") {
    machine machine{amd::zen4, msr::events::zen4::core_events::all.events};
    put(machine, 0xc0000301, 1);
    // Select code 64H (L2), with the mask bits of ic_fill_miss and ls_rd_blk_c.
    put(machine, 0xc0010200, enabled | 0x64 | 0x900);
    tally observed;
    observed[kind::l2_code_misses] = 3;
    observed[kind::l2_load_misses] = 40;
    observed[kind::l2_store_misses] = 500;
    machine.count(0, observed);
    CHECK(value_at(machine, 0xc0010201) == 543);
    // masks of ic_fill_miss and ls_rd_blk_l_hit_s
    put(machine, 0xc0010200, enabled | 0x64 | 0x2100);
    REQUIRE(machine.not_simulated().size() == 1);
    CHECK(machine.not_simulated()[0].why == sim::not_counted_because::no_signal);
}

TEST_CASE("events count on the counters of their unit only on family 15h") {
    machine machine{amd::fam15h, msr::events::fam15h::core_events::all.events};
    for (unsigned counter = 0; counter < 6; ++counter) {
        // Event C0h counts on all six counters.
        CHECK(forced(machine, counter, enabled | 0xc0) == 5);
        // Events 7Dh, 46h and 81h count on counters 0 to 2 only. Event 7Dh counts reads and writes,
        // hits and misses, of accesses and of their other lines.
        CHECK(forced(machine, counter, enabled | 0x27d) == (counter < 3 ? 40 : 0));
        CHECK(forced(machine, counter, enabled | 0x7746) == (counter < 3 ? 15 : 0));
        CHECK(forced(machine, counter, enabled | 0x81) == (counter < 3 ? 5 : 0));
    }
}

TEST_CASE("what is forced on a counter that its list forbids counts nothing") {
    std::size_t forbidden = 0, allowed = 0;
    for (const tested_list &list : lists) {
        CAPTURE(std::string{list.is.list->name});
        machine machine{list.on, list.is.events};
        // the library's number of the first core counter
        const unsigned first = list.on.core_extension ? 4 : 0;
        for (const auto *const row : list.is.events) {
            const select::event_facts statement = row->facts();
            if (row_named(sim::amd_meanings, row->name(), statement.code) == nullptr) continue;
            const select::counter_set able =
                event_pmu::counters_of(event_pmu::with_row({}, *row), list.on);
            for (unsigned n = 0; n < list.on.core_counters; ++n) {
                CAPTURE(std::string{row->name()});
                CAPTURE(n);
                const std::uint64_t counted =
                    forced(machine, n,
                           enabled | (statement.code & 0xff) | std::uint64_t{statement.mask} << 8 |
                               std::uint64_t{statement.code >> 8} << 32);
                const bool is_able = (able >> (first + n) & 1) != 0;
                if (!is_able) CHECK(counted == 0);
                ++(is_able ? allowed : forbidden);
            }
        }
    }
    MESSAGE(forbidden << " forbidden pairs, " << allowed << " others");
    CHECK(forbidden > 50);
}

TEST_CASE("a large increment needs its odd neighbour") {
    machine machine{amd::zen2, msr::events::zen2::core_events::all.events};
    tally observed;
    observed[kind::add_operations] = 40;
    observed[kind::multiply_operations] = 7;
    observed[kind::fused_operations] = 8;
    const std::uint64_t flops = enabled | 0xff03;
    put(machine, 0xc0010204, flops);
    REQUIRE(machine.not_simulated().size() == 1);
    CHECK(machine.not_simulated()[0].why == sim::not_counted_because::unmerged);
    machine.count(0, observed);
    CHECK(value_at(machine, 0xc0010205) == 0);
    put(machine, 0xc0010206, 0xf'0040'00ff); // the merging event FFFH, enabled on counter 3
    CHECK(machine.not_simulated().empty());
    machine.count(0, observed);
    CHECK(value_at(machine, 0xc0010205) == 55);
    CHECK(value_at(machine, 0xc0010207) == 0);
    // A merged event counts on even counters only, and counter 1 is odd.
    CHECK(forced(machine, 1, flops) == 0);
}

TEST_CASE("the registers of PerfMonV2") {
    machine target{amd::zen5, msr::events::zen5::core_events::all.events};
    CHECK(value_at(target, 0xc0000301) == 0x3f);
    put(target, 0xc0010202, 0x5300c0); // counter 1: instructions, with the interrupt bit
    put(target, 0xc0010203, 0xffff'ffff'fffd);
    tally observed;
    observed[kind::instructions] = 5;
    put(target, 0xc0000301, 1);
    target.count(0, observed);
    CHECK(value_at(target, 0xc0010203) == 0xffff'ffff'fffd);
    put(target, 0xc0000301, 2);
    target.count(0, observed);
    CHECK(value_at(target, 0xc0010203) == 2);
    CHECK(value_at(target, 0xc0000300) == 2);
    CHECK(target.interrupt_requests() == 1);
    put(target, 0xc0000300, 0); // a write to the read-only global status is ignored
    CHECK(value_at(target, 0xc0000300) == 2);
    put(target, 0xc0000302, 2);
    CHECK(value_at(target, 0xc0000300) == 0);
    CHECK(value_at(target, 0xc0000302) == 0);
    put(target, 0xc0000303, 0x21);
    CHECK(value_at(target, 0xc0000300) == 0x21);
    CHECK(value_at(target, 0xc0000303) == 0);
    CHECK(is_refused(target, 0xc0000303, 0x40));
    CHECK(is_refused(target, 0xc0000301, 0x40));
    CHECK(is_refused(target, 0xc0000302, 0x40));
    machine plain{amd::zen3, msr::events::zen3::core_events::all.events};
    CHECK(is_refused(plain, 0xc0000301, 0));
    CHECK(is_refused(plain, 0xc0000303, 0));
    put(plain, 0xc0010200, enabled | 0xc0);
    plain.count(0, observed);
    CHECK(value_at(plain, 0xc0010201) == 5);
}

TEST_CASE("the older addresses are other names of the first four counters") {
    machine target{amd::zen3, msr::events::zen3::core_events::all.events};
    put(target, 0xc0010003, enabled | 0xc0);
    CHECK(value_at(target, 0xc0010206) == (enabled | 0xc0));
    tally observed;
    observed[kind::instructions] = 5;
    target.count(0, observed);
    CHECK(value_at(target, 0xc0010007) == 5);
    CHECK(value_at(target, 0xc0010207) == 5);
    put(target, 0xc0010207, 1);
    CHECK(value_at(target, 0xc0010007) == 1);
    machine old{amd::fam10h, msr::events::fam10h::core_events::all.events};
    CHECK(is_refused(old, 0xc0010200, 0));
    put(old, 0xc0010002, enabled | 0xc0);
    old.count(0, observed);
    CHECK(value_at(old, 0xc0010006) == 5);
}

TEST_CASE("levels, guests, and counters outside of the core") {
    machine machine{amd::zen3, msr::events::zen3::core_events::all.events, {.cpus = 2}};
    tally observed;
    observed[kind::instructions] = 5;
    put(machine, 0xc0010200, 0x4100c0);                                // user
    put(machine, 0xc0010202, 0x4200c0);                                // kernel
    put(machine, 0xc0010204, enabled | 0xc0 | std::uint64_t{1} << 41); // counts in the host only
    machine.count(0, observed, sim::privilege::kernel);
    CHECK(value_at(machine, 0xc0010201) == 0);
    CHECK(value_at(machine, 0xc0010203) == 5);
    CHECK(value_at(machine, 0xc0010205) == 5);
    CHECK(machine.not_simulated().empty());
    put(machine, 0xc0010204, enabled | 0xc0 | std::uint64_t{1} << 40); // counts in a guest only
    REQUIRE(machine.not_simulated().size() == 1);
    CHECK(machine.not_simulated()[0].why == sim::not_counted_because::filtered);
}

namespace {

/// Returns the count of a counter of the L3 cache after CPU 0 had 100 requests with 30 misses, and
/// CPU 1 had 10 with 3.
std::uint64_t l3_count(const target &target, std::uint64_t selected) {
    machine machine{target, {.cpus = 2}};
    put(machine, 0xc0010230, selected, 1);
    // the register belongs to the cache, not to a CPU
    CHECK(value_at(machine, 0xc0010230, 0) == selected);
    tally tally;
    tally[kind::l3_references] = 100;
    tally[kind::l3_misses] = 30;
    machine.count(0, tally);
    tally[kind::l3_references] = 10;
    tally[kind::l3_misses] = 3;
    // Counters of the cache have no privilege levels.
    machine.count(1, tally, sim::privilege::kernel);
    CHECK(machine.not_simulated(0).size() == machine.not_simulated(1).size());
    if (!machine.not_simulated(0).empty()) return ~std::uint64_t{0};
    CHECK(value_at(machine, 0xc0010231, 0) == value_at(machine, 0xc0010231, 1));
    return value_at(machine, 0xc0010231);
}

} // namespace

// Select registers by registers.hpp and PPR: event, unit mask << 8, enable 22; from family 19h on
// core 42, all slices 46, all cores 47, threads 56; earlier slices 48 and threads 56, two bits for
// each core.
TEST_CASE("the counters of the L3 cache count the requests of the cores that they name") {
    constexpr std::uint64_t enable = std::uint64_t{1} << 22, total = std::uint64_t{3} << 46,
                            both_threads = std::uint64_t{3} << 56;
    constexpr std::uint64_t stays_still = ~std::uint64_t{0};
    for (const target &target : {amd::zen3, amd::zen4, amd::zen5}) {
        CHECK(l3_count(target, 0x0104 | enable | total | both_threads) == 33);
        CHECK(l3_count(target, 0xff04 | enable | total | both_threads) == 110);
        CHECK(l3_count(target, 0xfe04 | enable | total | both_threads) == 77);
        CHECK(l3_count(target, 0xff04 | total | both_threads) == 0); // without the enable bit
        constexpr std::uint64_t slices = std::uint64_t{1} << 46, core_1 = std::uint64_t{1} << 42;
        // Only requests of core 0 are counted.
        CHECK(l3_count(target, 0xff04 | enable | slices | both_threads) == 100);
        CHECK(l3_count(target, 0xff04 | enable | slices | core_1 | both_threads) == 10);
        CHECK(l3_count(target, 0xff04 | enable | total | std::uint64_t{2} << 56) ==
              0); // only the second thread of each core is selected
        // A single slice is selected, which the simulation cannot count.
        CHECK(l3_count(target, 0xff04 | enable | both_threads) == stays_still);
        CHECK(l3_count(target, 0x01ac | enable | total | both_threads) == stays_still); // latencies
    }
    constexpr std::uint64_t every_slice = std::uint64_t{15} << 48;
    CHECK(l3_count(amd::zen2, 0x0104 | enable | every_slice | std::uint64_t{0xff} << 56) == 33);
    CHECK(l3_count(amd::zen2, 0xff04 | enable | every_slice | std::uint64_t{0x01} << 56) == 100);
    CHECK(l3_count(amd::zen2, 0xff04 | enable | every_slice | std::uint64_t{0x0c} << 56) == 10);
    CHECK(l3_count(amd::zen1, 0x0106 | enable | every_slice | std::uint64_t{0xff} << 56) == 33);
    CHECK(l3_count(amd::zen1, 0x0104 | enable | every_slice | std::uint64_t{0xff} << 56) ==
          stays_still);
}

TEST_CASE("sessions count on an AMD machine") {
    machine machine{amd::zen4, msr::events::zen4::core_events::all.events};
    constexpr auto subject =
        msr::plan<amd::zen4, amd::retired_instructions.user(), msr::events::zen4::ex_ret_brn_misp,
                  msr::events::zen4::fp_ret_sse_avx_ops::all>;
    msr::session watch{machine, subject, msr::watch_cpu(0)};
    const auto counted = watch.measure([&] {
        tally observed;
        observed[kind::instructions] = 4000;
        observed[kind::mispredicted_branches] = 12;
        observed[kind::add_operations] = 800;
        observed[kind::cycles] = observed[kind::reference_cycles] = 2000;
        machine.count(0, observed);
        machine.count(0, observed, sim::privilege::kernel);
    });
    CHECK(counted.at(0) == 4000);
    CHECK(counted.at(1) == 24);
    CHECK(counted.at(2) == 1600);
}
