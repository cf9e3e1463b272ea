// Tests tallies (counts of signals) on the simulated Pentium 4: each row of the table of event
// meanings on a counter that the event's ESCR feeds, tagging, time, and sessions.
#include "../machines.hpp"

#include <msr/intel/netburst.hpp>
#include <msr/session.hpp>
#include <msr/sim/events/event_meanings_pentium4.hpp>
#include <msr/sim/pentium4.hpp>

#include <doctest/doctest.h>

#include <bit>
#include <cstdint>
#include <random>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>

namespace {

namespace p4 = msr::netburst;
using namespace machines;
using sim::pentium4;

/// A counter that counts an event with a mask at every level, set up by the tables of ESCRs and
/// counters.
struct wired {
    std::uint32_t escr{}, cccr{}, counter{};
    std::uint64_t escr_value{}, cccr_value{};

    wired(const p4::event_row &event, unsigned masks, std::uint64_t qualifiers = 0) {
        const p4::escr_row &row = p4::escrs[static_cast<unsigned>(event.escrs[0])];
        const auto number = static_cast<unsigned>(std::countr_zero(row.counters));
        escr = row.address;
        counter = p4::counters[number].address;
        cccr = p4::counters[number].cccr_address;
        escr_value = std::uint64_t{event.select} << 25 | std::uint64_t{masks} << 9 | 0xc;
        cccr_value = std::uint64_t{row.select} << 13 | 0x31000 | qualifiers;
    }
    void set(pentium4 &on) const {
        put(on, cccr, 0);
        put(on, counter, 0);
        put(on, escr, escr_value);
        put(on, cccr, cccr_value);
    }
};

/// Returns a tally (counts of signals) of random numbers, in which no signal is less than the
/// signals that are parts of it.
tally random_tally_of_pentium4(std::mt19937 &from) {
    tally seen = random_tally(from);
    seen[kind::mispredicted_branches] += seen[kind::mispredicted_taken];
    seen[kind::taken_branches] += seen[kind::mispredicted_taken];
    seen[kind::branches] += seen[kind::taken_branches] + seen[kind::mispredicted_branches];
    seen[kind::l1i_fetches] += seen[kind::itlb_misses];
    return seen;
}

} // namespace

TEST_CASE("each row counts where the wiring has it, at the levels of its ESCR") {
    std::mt19937 random{20261123};
    std::set<std::pair<unsigned, unsigned>> rows;
    std::size_t counted = 0;
    for (const sim::pentium4_meaning &row : sim::pentium4_meanings) {
        CHECK(rows.insert({row.event, row.masks}).second);
        CHECK(std::has_single_bit(row.masks));
        const p4::event_row &event = p4::events[row.event];
        CAPTURE(std::string{event.name});
        CAPTURE(row.masks);
        CHECK((event.known_masks() & row.masks) != 0);
        // An upstream event only tags micro-ops, and counts nothing.
        if (event.role == p4::tagging::front_end_upstream) continue;
        const unsigned model = (event.models & p4::of_models(2)) != 0 ? 2 : 3;
        pentium4 on{model};
        const wired counter{event, row.masks};
        counter.set(on);
        const tally user = random_tally_of_pentium4(random);
        const tally kernel = random_tally_of_pentium4(random);
        const sim::event_meaning means{"", row.sum};
        on.count(user);
        on.count(kernel, {.kernel = true});
        CHECK(value_at(on, counter.counter) == amount(means, user) + amount(means, kernel));
        CHECK(on.not_simulated().empty());
        // without bit 3 the ESCR does not count at CPL 0
        put(on, counter.escr, counter.escr_value & ~std::uint64_t{8});
        put(on, counter.counter, 0);
        on.count(user);
        on.count(kernel, {.kernel = true});
        CHECK(value_at(on, counter.counter) == amount(means, user));
        ++counted;
    }
    CHECK(counted >= 30);
}

TEST_CASE("the masks of branch_retired divide branches by outcome and prediction") {
    pentium4 on;
    const wired counter{p4::events[p4::branch_retired::number], 0xf};
    counter.set(on);
    tally seen;
    seen[kind::branches] = 100;
    seen[kind::taken_branches] = 60;
    seen[kind::mispredicted_branches] = 7;
    seen[kind::mispredicted_taken] = 3;
    on.count(seen);
    CHECK(value_at(on, counter.counter) == 100);
    // Branches of the kinds mmnp, mmnm, mmtp and mmtm.
    const std::uint64_t expected[] = {36, 4, 57, 3};
    for (unsigned bit = 0; bit < 4; ++bit) {
        const wired one{p4::events[p4::branch_retired::number], 1u << bit};
        one.set(on);
        on.count(seen);
        CHECK(value_at(on, one.counter) == expected[bit]);
    }
}

TEST_CASE("time is that of the logical processor that ran furthest") {
    pentium4 on{2, p4::hyper_threading::on};
    tally seen;
    seen[kind::cycles] = 100;
    on.count(seen);
    CHECK(on.clock(0) == 100);
    on.count(seen, {.thread = 1});
    CHECK(on.clock(1) == 100);
    on.count(seen, {.thread = 1});
    CHECK(on.clock(0) == 200);
    CHECK(value_at(on, 0x10) == 200);
    CHECK_THROWS_AS(pentium4{}.count(seen, {.thread = 1}), std::invalid_argument);
}

TEST_CASE("a counter that compares with 15 and complement counts the clocks") {
    pentium4 on;
    // An event that never occurs, as perf's watchdog uses it.
    const wired counter{p4::events[p4::execution_event::number], 0xff, 0xf << 20 | 3 << 18};
    counter.set(on);
    tally seen;
    seen[kind::cycles] = 1234;
    seen[kind::instructions] = 99;
    on.count(seen);
    CHECK(value_at(on, counter.counter) == 1234);
}

// Optimization Reference Manual: up to three micro-ops retire in a clock. 100 micro-ops take 33
// clocks of three and one clock of one, of 60 clocks; the other clocks are quiet.
TEST_CASE("tallies have clocks for counters that compare") {
    const std::uint64_t compare = 1 << 18, complement = 1 << 19, edge = 1 << 24;
    const auto threshold = [](std::uint64_t value) { return value << 20; };
    const auto counted = [](const p4::event_row &event, std::uint64_t filter, kind of) {
        pentium4 on;
        const wired counter{event, 1, filter};
        counter.set(on);
        tally seen;
        seen[of] = 100;
        seen[kind::cycles] = of == kind::cycles ? 100 : 60;
        on.count(seen);
        CHECK(on.not_simulated().empty());
        return value_at(on, counter.counter);
    };
    const auto &retired = p4::events[p4::uops_retired::number];
    CHECK(counted(retired, 0, kind::uops) == 100);
    CHECK(counted(retired, compare, kind::uops) == 34);
    CHECK(counted(retired, compare | threshold(1), kind::uops) == 33);
    CHECK(counted(retired, compare | threshold(2), kind::uops) == 33);
    CHECK(counted(retired, compare | threshold(3), kind::uops) == 0);
    CHECK(counted(retired, compare | complement, kind::uops) == 60 - 34);
    CHECK(counted(retired, compare | complement | threshold(2), kind::uops) == 60 - 33);
    CHECK(counted(retired, compare | complement | threshold(3), kind::uops) == 60);
    // An edge after each of the 26 clocks without micro-ops.
    CHECK(counted(retired, compare | edge, kind::uops) == 60 - 34);
    CHECK(counted(retired, compare | complement | edge, kind::uops) == 26);
    CHECK(counted(retired, compare | edge | threshold(3), kind::uops) == 0);
    // An event that occurs once in each clock never has a rising edge.
    const auto &running = p4::events[p4::global_power_events::number];
    CHECK(counted(running, compare, kind::cycles) == 100);
    CHECK(counted(running, compare | complement, kind::cycles) == 0);
    CHECK(counted(running, compare | edge, kind::cycles) == 0);
}

TEST_CASE("what does not fit into the clocks of a tally waits for the next") {
    pentium4 on;
    const wired counter{p4::events[p4::mispred_branch_retired::number], 1, 1 << 18};
    counter.set(on);
    tally seen;
    seen[kind::mispredicted_branches] = 100;
    seen[kind::cycles] = 60;
    on.count(seen);
    CHECK(value_at(on, counter.counter) == 60);
    seen[kind::mispredicted_branches] = 0;
    on.count(seen);
    CHECK(value_at(on, counter.counter) == 100);
}

TEST_CASE("FORCE_OVF overflows with each increment, and its overflow starts a cascade") {
    constexpr std::uint64_t force = 1 << 25, cascade = std::uint64_t{1} << 30;
    pentium4 on;
    // Counter 12 (CRU_ESCR0) starts counter 14 (CRU_ESCR1), SDM 18.15.5.6.
    put(on, 0x3b8, 0x0200'020c); // CRU_ESCR0: uops_retired, NBOGUS
    put(on, 0x3b9, 0x0400'020c); // CRU_ESCR1: instr_retired, NBOGUSNTAG
    put(on, 0x36e, 0x3'8000 | cascade);
    tally seen;
    seen[kind::uops] = 7;
    seen[kind::instructions] = 5;
    on.count(seen);
    CHECK(value_at(on, 0x30e) == 0);
    put(on, 0x36c, 0x3'9000 | force);
    on.count(seen);
    CHECK((value_at(on, 0x36c) >> 31 & 1) == 1);
    // The write stops counter 12 and leaves its flag OVF at 1.
    put(on, 0x36c, 0x3'8000 | std::uint64_t{1} << 31);
    put(on, 0x30e, 0);
    on.count(seen);
    CHECK(value_at(on, 0x30e) == 5);
    put(on, 0x36c, 0x3'8000); // software clears OVF in CCCR 12: the cascade stops
    on.count(seen);
    CHECK(value_at(on, 0x30e) == 5);
}

TEST_CASE("an overflow asks for an interrupt") {
    pentium4 on;
    const wired counter{p4::events[p4::instr_retired::number], 1, std::uint64_t{1} << 26};
    counter.set(on);
    put(on, counter.counter, 0xff'ffff'ffff);
    tally seen;
    seen[kind::instructions] = 3;
    on.count(seen);
    CHECK(value_at(on, counter.counter) == 2);
    CHECK(on.interrupt_requests() == 1);
    CHECK((value_at(on, counter.cccr) >> 31 & 1) == 1);
}

TEST_CASE("metrics count what is tagged, in sessions") {
    pentium4 on;
    tally seen;
    seen[kind::cycles] = 10'000;
    seen[kind::loads] = 700;
    seen[kind::stores] = 30;
    seen[kind::x87_operations] = 11;
    seen[kind::packed_128_double] = 5;
    seen[kind::l1d_load_misses] = 13;
    seen[kind::l2_load_misses] = 2;
    seen[kind::load_walks] = 6;
    seen[kind::store_walks] = 4;
    seen[kind::split_loads] = 17;
    seen[kind::split_stores] = 19;
    seen[kind::mispredicted_branches] = 23;
    const auto count = [&](const auto &plan) {
        msr::session watch{on, plan, msr::watch_cpu(0)};
        const auto counts = watch.measure([&] {
            on.count(seen);
            CHECK(on.not_simulated().empty());
        });
        return counts.at(0);
    };
    CHECK(count(msr::plan<p4::metric::memory_loads>) == 700);
    CHECK(count(msr::plan<p4::metric::memory_stores>) == 30);
    CHECK(count(msr::plan<p4::metric::x87_fp_retired>) == 11);
    CHECK(count(msr::plan<p4::metric::packed_dp_retired.tag<2>()>) == 5);
    CHECK(count(msr::plan<p4::metric::_1stl_cache_load_miss_retired>) == 13);
    CHECK(count(msr::plan<p4::metric::_2ndl_cache_load_miss_retired>) == 2);
    CHECK(count(msr::plan<p4::metric::dtlb_load_miss_retired>) == 6);
    CHECK(count(msr::plan<p4::metric::dtlb_all_miss_retired>) == 10);
    CHECK(count(msr::plan<p4::metric::split_load_retired>) == 17);
    CHECK(count(msr::plan<p4::metric::split_store_retired>) == 19);
    CHECK(count(msr::plan<p4::metric::tagged_mispred_branch>) == 23);
    on.count(seen); // without a session no event tags micro-ops
    CHECK(count(msr::plan<p4::replay_event::nbogus>) == 0);
}

TEST_CASE("instructions are those with a tag and those without") {
    pentium4 on;
    tally seen;
    seen[kind::instructions] = 4000;
    const auto count = [&](const auto &plan) {
        msr::session watch{on, plan, msr::watch_cpu(0)};
        const auto counts = watch.measure([&] {
            on.count(seen);
            CHECK(on.not_simulated().empty());
        });
        return counts.at(0);
    };
    CHECK(count(msr::plan<p4::instr_retired::nbogusntag>) == 4000);
    CHECK(count(msr::plan<p4::instr_retired::nbogusntag | p4::instr_retired::nbogustag>) == 4000);
    CHECK(count(msr::plan<p4::target{}, msr::instructions>) == 4000);
}

TEST_CASE("what is enabled and not simulated is told") {
    pentium4 on;
    CHECK(on.not_simulated().empty());
    const auto why_still = [&](const wired &counter) {
        counter.set(on);
        tally seen;
        for (std::uint64_t &each : seen.of)
            each = 1000;
        on.count(seen);
        REQUIRE(on.not_simulated().size() == 1);
        const auto why = on.not_simulated()[0].why;
        put(on, counter.cccr, 0);
        CHECK(on.not_simulated().empty());
        return why;
    };
    using why = sim::not_counted_because;
    const auto &retired = p4::events[p4::uops_retired::number];
    CHECK(why_still(wired{retired, 2}) == why::no_signal); // bogus
    CHECK(why_still(wired{retired, 3}) == why::no_signal);
    CHECK(why_still(wired{p4::events[p4::machine_clear::number], 1}) == why::no_signal);
    const auto &instructions = p4::events[p4::instr_retired::number];
    // The mask counts tagged instructions only: there are none.
    CHECK(why_still(wired{instructions, 2}) == why::no_signal);
    // a mask with instructions on a wrong path, of which the models have no signal
    CHECK(why_still(wired{instructions, 5}) == why::no_signal);
    wired unknown{retired, 1};
    unknown.escr_value |= std::uint64_t{0x3f} << 25;
    CHECK(why_still(unknown) == why::unknown_event);
    wired clocks{retired, 1, 0xf << 20 | 3 << 18};
    clocks.set(on);
    CHECK(on.not_simulated().empty());
}
