// Tests the counts of a session whose counters wrap, stand still or are written by others, for each
// kind of performance-monitoring unit with a plan of a single choice.
#pragma once

#include "flag_machine.hpp"

#include <msr/backend/message.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace counts_of_a_pmu {

/// A running session of a plan with a single event, and the event's counter.
template <typename Plan>
struct bench {
    const msr::readout counter;
    std::uint64_t turn = std::uint64_t{1} << counter.width;
    flag_machine machine{counter.flag.address, counter.flag.clear_address};
    msr::session<flag_machine, Plan> session;
    msr::failure why{};

    explicit bench(const Plan &plan, std::uint64_t flags_before = 0)
        : counter{plan.view().readouts[0]}, session{prepared(flags_before), plan,
                                                    msr::watch_cpu(0)} {
        session.start();
    }

    flag_machine &prepared(std::uint64_t flags) {
        if (flags != 0) machine.set(0, counter.flag.address, flags);
        return machine;
    }
    void count(std::uint64_t occurrences, std::uint64_t clocks) {
        machine.count(0, counter, occurrences, clocks);
    }
    std::uint64_t read() { return session.read(why).at(0); }
    std::uint64_t stop() { return session.stop(why).at(0); }
    bool failed(msr::error_code kind) const {
        return why.kind == kind && why.address == counter.address;
    }
};

/// Checks the sums of a session and its failures after writes by others, with and without an
/// overflow flag.
/// `most_per_clock`: the most that the counter may add in a clock
template <typename Plan>
void adds_up_and_notices_writers(const Plan &plan, std::uint64_t most_per_clock) {
    {
        bench<Plan> target{plan};
        const std::uint64_t half = target.turn / 2 + 1;
        for (unsigned i = 1; i <= 9; ++i) {
            target.count(half, half / most_per_clock);
            REQUIRE(target.read() == i * half);
        }
        target.count(7, 1000);
        CHECK(target.stop() == 9 * half + 7);
        CHECK_FALSE(target.why);
        target.session.start();
        target.count(3, 1000);
        CHECK(target.stop() == 3);
    }
    {
        bench<Plan> target{plan};
        target.count(1000, 1000);
        CHECK(target.read() == 1000);
        target.machine.set(0, target.counter.address, 5);
        target.machine.pass(1000);
        CHECK(target.stop() == 0);
        CHECK(target.failed(msr::error_code::went_back));
    }
    {
        bench<Plan> target{plan};
        target.machine.set(0, target.counter.address,
                           // Another user of the counter presets it to sample with it.
                           target.turn / 4 * 3);
        target.machine.pass(1000);
        CHECK(target.stop() == 0);
        CHECK(target.failed(msr::error_code::overwritten));
    }
}

/// Checks counts of a counter without an overflow flag, where only the time can show that it
/// wrapped.
template <typename Plan>
void counts_without_flags(const Plan &plan, std::uint64_t most_per_clock) {
    CHECK(plan.view().readouts[0].flag.mask == 0);
    adds_up_and_notices_writers(plan, most_per_clock);
    const std::uint64_t turn = std::uint64_t{1} << plan.view().readouts[0].width;
    for (const std::uint64_t occurrences : {turn, 3 * turn + 7}) {
        bench<Plan> target{plan};
        target.count(occurrences, occurrences / most_per_clock);
        CHECK(target.stop() == 0);
        CHECK(target.failed(msr::error_code::overflowed));
        target.session.start();
        // 7 events in half of the shortest time in which the counter can wrap.
        target.count(7, turn / most_per_clock / 2);
        CHECK(target.stop() == 7);
        CHECK_FALSE(target.why);
    }
}

/// Checks counts of a counter whose overflow flag shows that it wrapped.
/// `rest`: bits of the status register that are not the counter's
template <typename Plan>
void counts_with_flags(const Plan &plan, std::uint64_t most_per_clock, std::uint64_t rest) {
    adds_up_and_notices_writers(plan, most_per_clock);
    const msr::overflow_flag flag = plan.view().readouts[0].flag;
    CHECK((flag.mask & rest) == 0);
    {
        bench<Plan> target{plan, rest | flag.mask};
        // The session has cleared the counter's overflow flag.
        CHECK(target.machine.value(0, flag.address) == rest);
        // 7 events in the time of 100 wraps; the overflow flag stays clear.
        target.count(7, 100 * target.turn);
        CHECK(target.read() == 7);
        target.count(target.turn - 5, target.turn / most_per_clock);
        CHECK(target.read() == target.turn + 2);
        CHECK(target.machine.value(0, flag.address) == rest);
        target.stop();
        CHECK_FALSE(target.why);
    }
    const std::uint64_t turn = std::uint64_t{1} << plan.view().readouts[0].width;
    for (const std::uint64_t occurrences : {turn, 3 * turn + 7}) {
        bench<Plan> target{plan, rest};
        target.count(occurrences, 0); // the flag shows the wrap even where no time is known
        CHECK(target.stop() == 0);
        CHECK(target.failed(msr::error_code::overflowed));
        CHECK(target.machine.value(0, flag.address) == rest);
        target.session.start();
        target.count(7, 1000);
        CHECK(target.stop() == 7);
        CHECK_FALSE(target.why);
    }
    { // a set overflow flag shows one wrap or more; the time is long enough for two
        bench<Plan> target{plan};
        target.count(turn - 1, 0);
        CHECK(target.read() == turn - 1);
        target.count(2, turn / most_per_clock + 1);
        CHECK(target.stop() == 0);
        CHECK(target.failed(msr::error_code::overflowed));
    }
}

} // namespace counts_of_a_pmu
