// Tests groups of events that take turns on the counters, on a recorder and on the simulated
// Pentium 4. Nothing here was measured.
#include "../fake_schedule.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/schedule.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>
#include <msr/sim/pentium4.hpp>

#include <doctest/doctest.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

#include <sched.h>

using namespace std::chrono_literals;
using msr::error_code;
using msr::expected_read;
using msr::expected_write;
using msr::failure;
using msr::recorder;

namespace {

constexpr unsigned cpu = 6;

recorder filled() {
    recorder tape;
    fake::fill(tape, cpu);
    return tape;
}

bool any_write(const recorder &tape) {
    for (const msr::action &action : tape.log())
        if (action.kind == msr::access_kind::write) return true;
    return false;
}

/// A recorder with a clock, on which counters count.
struct bench {
    recorder tape = filled();
    std::chrono::nanoseconds now{1s};

    fake::given_time clock() const { return {&now}; }
    void work(std::chrono::nanoseconds time, std::uint64_t a, std::uint64_t b) {
        now += time;
        fake::tick(tape, cpu, a, b);
    }
};

using multiplexer_type = msr::multiplexer<recorder, fake::schedule_type, fake::given_time>;

} // namespace

TEST_CASE("a multiplexer can be moved, not copied") {
    static_assert(!std::is_copy_constructible_v<multiplexer_type>);
    static_assert(std::is_nothrow_move_constructible_v<multiplexer_type>);
    static_assert(std::is_nothrow_move_assignable_v<multiplexer_type>);
    static_assert(msr::time_source<msr::steady_time>);
}

TEST_CASE("groups take turns, and each choice is scaled by the time of its group") {
    bench bench;
    msr::multiplexer multiplexer{
        bench.tape, fake::schedule, msr::watch_cpu(cpu), {}, bench.clock()};
    multiplexer.start();
    CHECK(multiplexer.group() == 0);
    bench.work(10ns, 100, 7);
    multiplexer.rotate();
    CHECK(multiplexer.group() == 1);
    bench.work(30ns, 60, 1000); // control_b counts an event of the other group only
    multiplexer.rotate();
    CHECK(multiplexer.group() == 0);
    bench.work(20ns, 50, 2);
    const auto counts = multiplexer.stop();

    CHECK(counts[fake::misses].count() == 150);
    CHECK(counts[fake::cycles].count() == 9);
    CHECK(counts[fake::stalls].count() == 60);
    for (const msr::multiplexed_count &count : counts.values()) {
        CHECK(count.enabled() == 60ns);
        CHECK_FALSE(count.exact());
    }
    CHECK(counts[fake::misses].running() == 30ns);
    CHECK(counts[fake::misses].slices() == 2);
    CHECK(counts[fake::stalls].running() == 30ns);
    CHECK(counts[fake::stalls].slices() == 1);
    CHECK(counts[fake::misses].estimate()->value() == doctest::Approx(300));
    CHECK(counts[fake::cycles].estimate()->value() == doctest::Approx(18));
    CHECK(counts[fake::stalls].estimate()->value() == doctest::Approx(120));
    CHECK(fake::as_found(bench.tape, cpu));
}

TEST_CASE("the time between two slices belongs to none") {
    bench bench;
    // A clock on which every access takes a nanosecond.
    struct access_time {
        const recorder *tape;
        std::chrono::nanoseconds operator()() const noexcept {
            return std::chrono::nanoseconds{tape->log().size()};
        }
    };
    msr::multiplexer multiplexer{
        bench.tape, fake::schedule, msr::watch_cpu(cpu), {}, access_time{&bench.tape}};
    multiplexer.start();
    multiplexer.rotate();
    multiplexer.rotate();
    const auto counts = multiplexer.stop();
    CHECK(counts[fake::misses].enabled() == 0ns);
    CHECK(counts[fake::misses].slices() == 2);
}

TEST_CASE("a choice whose group had no turn has no estimate") {
    bench bench;
    msr::multiplexer multiplexer{
        bench.tape, fake::schedule, msr::watch_cpu(cpu), {}, bench.clock()};
    multiplexer.start();
    bench.work(10ns, 100, 7);
    const auto counts = multiplexer.stop();
    CHECK_FALSE(counts[fake::stalls].estimate().has_value());
    CHECK(counts[fake::stalls].enabled() == 10ns);
    CHECK(counts[fake::stalls].running() == 0ns);
    CHECK(counts[fake::stalls].count() == 0);
    CHECK(counts[fake::misses].exact());
    CHECK(counts[fake::misses].estimate()->value() == 100.0);
}

TEST_CASE("read returns what is known so far, and counting continues") {
    bench bench;
    msr::multiplexer multiplexer{
        bench.tape, fake::schedule, msr::watch_cpu(cpu), {}, bench.clock()};
    multiplexer.start();
    bench.work(10ns, 100, 7);
    auto counts = multiplexer.read();
    CHECK(counts[fake::misses].count() == 100);
    CHECK(counts[fake::misses].exact());
    CHECK_FALSE(counts[fake::stalls].estimate().has_value());
    CHECK(multiplexer.finished_counts()[fake::misses].slices() == 0);
    bench.work(10ns, 1, 1);
    multiplexer.rotate();
    bench.work(20ns, 60, 0);
    counts = multiplexer.read();
    CHECK(counts[fake::misses].count() == 101);
    CHECK(counts[fake::misses].running() == 20ns);
    CHECK(counts[fake::misses].enabled() == 40ns);
    CHECK(counts[fake::stalls].count() == 60);
    CHECK(counts[fake::stalls].running() == 20ns);
    CHECK(counts[fake::stalls].slices() == 1);
    CHECK(multiplexer.finished_counts()[fake::misses].enabled() == 20ns);
    static_cast<void>(multiplexer.stop());
    CHECK(multiplexer.finished_counts()[fake::stalls].count() == 60);
}

TEST_CASE("measure gives each repetition to the next group") {
    bench bench;
    msr::multiplexer multiplexer{
        bench.tape, fake::schedule, msr::watch_cpu(cpu), {}, bench.clock()};
    int repetition = 0;
    const auto counts =
        multiplexer.measure(5, [&] { bench.work(10ns, ++repetition == 5 ? 30 : 10, 1); });
    CHECK(repetition == 5);
    CHECK(counts[fake::misses].slices() == 3);
    CHECK(counts[fake::misses].count() == 50);
    CHECK(counts[fake::cycles].count() == 3);
    CHECK(counts[fake::stalls].slices() == 2);
    CHECK(counts[fake::stalls].count() == 20);
    CHECK(counts[fake::stalls].estimate()->value() == doctest::Approx(50));
    CHECK(fake::as_found(bench.tape, cpu));

    // measure() begins with new counts of all groups.
    const auto again = multiplexer.measure(2, [&] { bench.work(10ns, 1, 1); });
    CHECK(again[fake::misses].count() == 1);
    CHECK(again[fake::stalls].enabled() == 20ns);
}

TEST_CASE("no repetition counts nothing and touches nothing") {
    bench bench;
    msr::multiplexer multiplexer{
        bench.tape, fake::schedule, msr::watch_cpu(cpu), {}, bench.clock()};
    const auto counts = multiplexer.measure(0, [] { FAIL("it ran"); });
    CHECK_FALSE(counts[fake::misses].estimate().has_value());
    CHECK_FALSE(any_write(bench.tape));
}

TEST_CASE("the counts of slices add up beyond what a counter of 40 bits holds") {
    bench bench;
    msr::multiplexer multiplexer{
        bench.tape, fake::schedule, msr::watch_cpu(cpu), {}, bench.clock()};
    const auto counts = multiplexer.measure(4, [&] { bench.work(1ns, 0xff'ffff'fff0, 1); });
    CHECK(counts[fake::misses].count() == 0x1ff'ffff'ffe0);
    CHECK(counts[fake::stalls].count() == 0x1ff'ffff'ffe0);
}

TEST_CASE("nothing is written before start, and every claim of every group is looked at") {
    bench bench;
    {
        const msr::multiplexer multiplexer{bench.tape, fake::schedule, msr::watch_cpu(cpu)};
        CHECK_FALSE(any_write(bench.tape));
    }
    bench.tape.set(cpu, fake::control_b, 0x3b000);
    failure problem;
    const msr::multiplexer refused{bench.tape, fake::schedule, msr::watch_cpu(cpu), problem};
    CHECK(problem.kind == error_code::taken);
    CHECK(std::string{problem.name} == "counter_b");
    CHECK_FALSE(any_write(bench.tape));
    using refused_type = msr::multiplexer<recorder, fake::schedule_type>;
    CHECK_THROWS_AS((refused_type{bench.tape, fake::schedule, msr::watch_cpu(cpu)}),
                    msr::session_error);
}

TEST_CASE("a counter that somebody takes between two slices stops the multiplexer") {
    bench bench;
    msr::multiplexer multiplexer{
        bench.tape, fake::schedule, msr::watch_cpu(cpu), {}, bench.clock()};
    multiplexer.start();
    bench.work(10ns, 100, 7);
    multiplexer.rotate();
    // A write to control_b, which the running second group does not use.
    bench.tape.set(cpu, fake::control_b, 0x3b000);
    bench.work(10ns, 60, 0);
    failure problem;
    multiplexer.rotate(problem);
    CHECK(problem.kind == error_code::taken);
    CHECK(problem.unrestored_registers == 0);
    CHECK(bench.tape.value(cpu, fake::control_a) == fake::found_in(fake::control_a));
    CHECK(bench.tape.value(cpu, fake::selection) == fake::found_in(fake::selection));
    // Counts of finished slices are still known; new calls are refused.
    CHECK(multiplexer.finished_counts()[fake::misses].count() == 100);
    CHECK(multiplexer.finished_counts()[fake::stalls].count() == 60);
    CHECK_THROWS_AS(multiplexer.rotate(), msr::session_error);
    CHECK_THROWS_AS(multiplexer.start(), msr::session_error);
}

TEST_CASE("calls in the wrong order are refused and harm nothing") {
    bench bench;
    msr::multiplexer multiplexer{
        bench.tape, fake::schedule, msr::watch_cpu(cpu), {}, bench.clock()};
    failure problem;
    multiplexer.rotate(problem);
    CHECK(problem.kind == error_code::wrong_state);
    CHECK(std::string{problem.subject} == "rotate");
    static_cast<void>(multiplexer.stop(problem));
    CHECK(std::string{problem.subject} == "stop");
    static_cast<void>(multiplexer.read(problem));
    CHECK(std::string{problem.subject} == "read");
    multiplexer.start();
    multiplexer.start(problem);
    CHECK(std::string{problem.subject} == "start");
    bench.work(10ns, 100, 7);
    CHECK(multiplexer.stop()[fake::misses].count() == 100);
    multiplexer.close();
    multiplexer.close();
    multiplexer.start(problem);
    CHECK(problem.kind == error_code::wrong_state);
    CHECK(fake::as_found(bench.tape, cpu));
}

TEST_CASE("a multiplexer says in which state a call found it") {
    bench bench;
    failure problem;
    msr::multiplexer multiplexer{
        bench.tape, fake::schedule, msr::watch_cpu(cpu), {}, bench.clock()};
    const auto state_after = [&](auto call) {
        call();
        CHECK(problem.kind == error_code::wrong_state);
        return problem.state;
    };
    using msr::session_state;
    CHECK(state_after([&] { multiplexer.rotate(problem); }) == session_state::ready);
    CHECK(state_after([&] { static_cast<void>(multiplexer.read(problem)); }) ==
          session_state::ready);
    CHECK(state_after([&] { static_cast<void>(multiplexer.stop(problem)); }) ==
          session_state::ready);
    multiplexer.start();
    CHECK(state_after([&] { multiplexer.start(problem); }) == session_state::running);
    bench.tape.refuse_access(bench.tape.log().size());
    multiplexer.rotate(problem);
    REQUIRE(problem.kind == error_code::refused);
    CHECK(state_after([&] { multiplexer.rotate(problem); }) == session_state::failed);
    msr::multiplexer other{bench.tape, fake::schedule, msr::watch_cpu(cpu), {}, bench.clock()};
    other.close();
    CHECK(state_after([&] { other.start(problem); }) == session_state::closed);
    bench.tape.set(cpu, fake::control_a, fake::started);
    msr::multiplexer handle{bench.tape, fake::schedule, msr::watch_cpu(cpu),
                            {},         bench.clock(),  problem};
    REQUIRE(problem.kind == error_code::taken);
    CHECK(state_after([&] { handle.start(problem); }) == session_state::unopened);
}

TEST_CASE("a multiplexer can be moved while it counts, and says so where it was moved from") {
    bench bench;
    failure problem;
    {
        msr::multiplexer first{bench.tape, fake::schedule, msr::watch_cpu(cpu), {}, bench.clock()};
        first.start();
        msr::multiplexer multiplexer{std::move(first)};
        bench.work(10ns, 100, 7);
        multiplexer.rotate();
        bench.work(10ns, 100, 7);
        CHECK(multiplexer.stop()[fake::misses].count() == 100);
        CHECK(multiplexer.group() == 1);
        CHECK(first.group() == 0); // NOLINT(bugprone-use-after-move)
        CHECK(first.finished_counts()[fake::misses].count() == 0);
        first.start(problem);
        CHECK(problem.state == msr::session_state::moved_from);
        first.rotate(problem);
        CHECK(problem.state == msr::session_state::moved_from);
        static_cast<void>(first.read(problem));
        CHECK(problem.state == msr::session_state::moved_from);
        static_cast<void>(first.stop(problem));
        CHECK(problem.state == msr::session_state::moved_from);
        first.close(problem);
        CHECK(problem.state == msr::session_state::moved_from);
    }
    CHECK(fake::as_found(bench.tape, cpu));
}

TEST_CASE("an exception of a repetition passes, and the registers are as they were found") {
    bench bench;
    msr::multiplexer multiplexer{
        bench.tape, fake::schedule, msr::watch_cpu(cpu), {}, bench.clock()};
    int repetition = 0;
    const auto third_throws = [&] {
        bench.work(10ns, 10, 1);
        if (++repetition == 3) throw std::runtime_error("third");
    };
    CHECK_THROWS_WITH(multiplexer.measure(4, third_throws), "third");
    CHECK(repetition == 3);
    CHECK(fake::as_found(bench.tape, cpu));
    // After the exceptions the multiplexer can be used again.
    CHECK(multiplexer.measure(1, third_throws)[fake::misses].count() == 10);
    CHECK_THROWS_AS(multiplexer.measure(1, [] { throw 3; }), int); // an int is no std::exception
    CHECK(fake::as_found(bench.tape, cpu));
}

TEST_CASE("leaving without stop puts the registers back") {
    bench bench;
    {
        msr::multiplexer multiplexer{bench.tape, fake::schedule, msr::watch_cpu(cpu)};
        multiplexer.start();
        multiplexer.rotate();
        CHECK(bench.tape.value(cpu, fake::control_a) == fake::started);
        CHECK(bench.tape.value(cpu, fake::selection) == (0xabcd'0000 | fake::other_select));
    }
    CHECK(fake::as_found(bench.tape, cpu));
}

namespace {

/// Runs a multiplexer of four repetitions. Returns whether all went well; `problem` receives the
/// failure, if any.
bool life(bench &bench, failure &problem) {
    msr::multiplexer multiplexer{bench.tape, fake::schedule, msr::watch_cpu(cpu),
                                 {},         bench.clock(),  problem};
    if (problem) return false;
    int repetitions = 0;
    static_cast<void>(multiplexer.measure(
        4,
        [&] {
            bench.work(10ns, 10, 1);
            ++repetitions;
        },
        problem));
    if (problem) {
        failure next;
        multiplexer.start(next);
        CHECK(next.kind == error_code::wrong_state);
        return false;
    }
    CHECK(repetitions == 4);
    multiplexer.close(problem);
    return !problem;
}

std::size_t accesses_of_a_life() {
    bench bench;
    failure problem;
    REQUIRE(life(bench, problem));
    return bench.tape.log().size();
}

} // namespace

TEST_CASE("whichever single access fails, the registers are as they were found") {
    const std::size_t accesses = accesses_of_a_life();
    std::size_t reported = 0;
    for (std::size_t n = 0; n < accesses; ++n) {
        CAPTURE(n);
        bench bench;
        bench.tape.refuse_access(n);
        failure problem;
        if (!life(bench, problem)) ++reported;
        CHECK(fake::as_found(bench.tape, cpu));
        CHECK(problem.unrestored_registers == 0);
    }
    // Failed accesses are made again only while registers are put back: 5 for the first group, 3
    // for the second, twice each.
    CHECK(reported == accesses - 2 * (10 + 6));
}

TEST_CASE("a register whose writes fail for good is counted if it was left changed") {
    const std::size_t accesses = accesses_of_a_life();
    for (const std::uint32_t broken : fake::saved) {
        for (std::size_t n = 0; n < accesses; ++n) {
            CAPTURE(broken);
            CAPTURE(n);
            bench bench;
            bench.tape.refuse_writes(broken, error_code::refused, n);
            failure problem;
            life(bench, problem);
            const bool changed = bench.tape.value(cpu, broken) != fake::found_in(broken);
            CHECK(problem.unrestored_registers == (changed ? 1 : 0));
            for (const std::uint32_t address : fake::saved)
                if (address != broken)
                    CHECK(bench.tape.value(cpu, address) == fake::found_in(address));
        }
    }
}

TEST_CASE("a machine that is gone for good ends the multiplexer without more ado") {
    const std::size_t accesses = accesses_of_a_life();
    for (std::size_t n = 0; n < accesses; ++n) {
        bench bench;
        bench.tape.refuse_from(n, error_code::cpu_offline);
        failure problem;
        CHECK_FALSE(life(bench, problem));
    }
}

TEST_CASE("a machine that swallows writes is reported, never counted as zero") {
    bench bench;
    msr::multiplexer multiplexer{bench.tape, fake::schedule, msr::watch_cpu(cpu)};
    bench.tape.swallow_writes();
    failure problem;
    multiplexer.start(problem);
    CHECK(problem.kind == error_code::not_kept);
}

namespace {

namespace p4 = msr::netburst;

using p4::bsq_cache_reference;
constexpr auto hits_shared = bsq_cache_reference::rd_2ndl_hits;
constexpr auto hits_exclusive = bsq_cache_reference::rd_2ndl_hite;
constexpr auto misses = bsq_cache_reference::rd_2ndl_miss;
constexpr auto write_misses = bsq_cache_reference::wr_2ndl_miss;

/// Loads a megabyte that the caches do not hold: a miss and a hit for each line of two sectors.
void load_a_megabyte(msr::sim::pentium4 &machine) {
    machine.flush_caches();
    for (std::uint64_t address = 0; address < 1 << 20; address += 64)
        machine.load(address);
}

} // namespace

TEST_CASE("a schedule on the simulated Pentium 4 estimates what a plan counts") {
    constexpr const auto &schedule =
        msr::schedule<hits_shared, write_misses, msr::together(misses, hits_exclusive)>;
    static_assert(schedule.group_count == 2);
    static_assert(schedule.place_of(misses).group == 1);

    msr::sim::pentium4 machine;
    std::chrono::nanoseconds time{};
    msr::multiplexer multiplexer{machine, schedule, msr::watch_cpu(0), {}, fake::given_time{&time}};
    const auto counts = multiplexer.measure(8, [&] {
        load_a_megabyte(machine);
        time += 1ms;
    });
    // 8192 lines of 128 bytes; half of the eight repetitions were counted.
    CHECK(counts[misses].count() == 4 * 8192);
    CHECK(counts[misses].running() == 4ms);
    CHECK(counts[misses].enabled() == 8ms);
    CHECK(counts[misses].estimate()->value() == 8 * 8192);
    CHECK(counts[hits_exclusive].estimate()->value() == 8 * 8192);
    CHECK(counts[write_misses].estimate() == msr::estimate{0});
    CHECK_FALSE(counts[misses].exact());
}

TEST_CASE("a schedule that samples is refused before anything is written") {
    static constexpr auto sampled = p4::uops_retired::nbogus.sample_every<1000>();
    static constexpr auto cycles = p4::global_power_events::running;
    msr::sim::pentium4 machine;
    failure problem;
    const msr::multiplexer refused{machine, msr::schedule<cycles, sampled>, msr::watch_cpu(0),
                                   problem};
    CHECK(problem.kind == msr::error_code::interrupts);
}

TEST_CASE("a schedule with a single group on the simulated Pentium 4 counts exactly") {
    msr::sim::pentium4 machine;
    msr::multiplexer multiplexer{machine, msr::schedule<misses>, msr::watch_cpu(0)};
    const auto counts = multiplexer.measure(3, [&] { load_a_megabyte(machine); });
    CHECK(counts[misses].exact());
    CHECK(counts[misses].count() == 3 * 8192);
    CHECK(counts[misses].running() == counts[misses].enabled());
    CHECK(counts[misses].slices() == 3);
}

TEST_CASE("slices obey the rules of sessions: many turns add up, a turn too many closes it") {
    static constexpr auto uops = p4::uops_retired::nbogus;
    // 2^35 occurrences take 2^36 simulated clocks: at 15 in a clock, 40 bits do not quite wrap in
    // that time.
    constexpr std::uint64_t step = std::uint64_t{1} << 35;
    msr::sim::pentium4 machine;
    const auto occur = [&](std::uint64_t times) {
        machine.occur(msr::sim::occurrence_of(uops, times));
    };
    failure problem;
    msr::multiplexer multiplexer{machine, msr::schedule<uops>, msr::watch_cpu(0)};
    multiplexer.start();
    // A slice counts more than a turn of the counter, which is read often enough.
    for (unsigned i = 0; i < 50; ++i) {
        for (unsigned look = 0; look < 40; ++look) {
            occur(step);
            static_cast<void>(multiplexer.read());
        }
        multiplexer.rotate();
    }
    CHECK(multiplexer.stop()[uops].count() == 50 * 40 * step);

    multiplexer.start();
    occur(step);
    multiplexer.rotate();
    occur(3 * 32 * step + 7);
    CHECK(multiplexer.read(problem)[uops].count() == 0);
    CHECK(problem.kind == error_code::overflowed);
    multiplexer.rotate(problem);
    CHECK(problem.kind == error_code::overflowed);
    CHECK(multiplexer.finished_counts()[uops].count() == step);
    multiplexer.start(problem);
    CHECK(problem.kind == error_code::wrong_state);
}

TEST_CASE("a thread that leaves its processor in a slice ends the multiplexer") {
    cpu_set_t previous;
    REQUIRE(::sched_getaffinity(0, sizeof previous, &previous) == 0);
    REQUIRE(CPU_COUNT(&previous) > 1); // the thread needs a second processor to move to
    bench bench;
    failure problem;
    const msr::session_cpu place = msr::this_cpu();
    cpu_set_t elsewhere = previous;
    CPU_CLR(place.cpu, &elsewhere);
    cpu_set_t only;
    CPU_ZERO(&only);
    CPU_SET(place.cpu, &only);
    msr::multiplexer multiplexer{bench.tape, fake::schedule, place, {}, bench.clock()};
    multiplexer.start();
    multiplexer.rotate();
    REQUIRE(::sched_setaffinity(0, sizeof elsewhere, &elsewhere) == 0);
    SUBCASE("and does not come back") {}
    SUBCASE("and comes back, but was seen away") {
        static_cast<void>(multiplexer.read(problem));
        CHECK(problem.kind == error_code::left_cpu);
        REQUIRE(::sched_setaffinity(0, sizeof only, &only) == 0);
        static_cast<void>(multiplexer.read(problem));
        CHECK(problem.kind == error_code::left_cpu);
    }
    multiplexer.rotate(problem);
    CHECK(problem.kind == error_code::left_cpu);
    multiplexer.rotate(problem);
    CHECK(problem.kind == error_code::wrong_state);
    cpu_set_t final_value;
    REQUIRE(::sched_getaffinity(0, sizeof final_value, &final_value) == 0);
    const bool is_free = CPU_EQUAL(&final_value, &previous);
    CHECK(is_free);
}
