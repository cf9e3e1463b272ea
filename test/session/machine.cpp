// Tests a session that counts a plan on several processors at once, on a recorder (a backend that
// logs accesses). No count was measured.
#include <msr/session/machine.hpp>

#include "fake_plan.hpp"

#include <msr/backend/faulty.hpp>
#include <msr/backend/message.hpp>
#include <msr/backend/recorder.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

using msr::error_code;
using msr::failure;
using msr::recorder;
using msr::session_state;

namespace {

const std::vector<unsigned> cpus{4, 0, 9};

recorder filled() {
    recorder tape;
    for (const unsigned cpu : cpus)
        fake::fill(tape, cpu);
    return tape;
}

bool all_as_found(const recorder &tape) {
    for (const unsigned cpu : cpus)
        if (!fake::as_found(tape, cpu)) return false;
    return true;
}

/// Adds 10 times the processor's number, plus 1, to the counters of each processor.
void tick_all(recorder &tape) {
    for (const unsigned cpu : cpus)
        fake::tick(tape, cpu, 10 * cpu, 10 * cpu + 1);
}

using session_type = msr::session<recorder, fake::plan_type, msr::cpu_selection>;

/// Makes each call of a session on a machine. Returns the first failure, if any.
failure failure_of_a_life(recorder &tape) {
    failure problem;
    session_type session{tape, fake::plan, msr::on_cpus(cpus), problem};
    if (!problem) session.start(problem);
    if (!problem) static_cast<void>(session.read(problem));
    if (!problem) static_cast<void>(session.stop(problem));
    if (!problem) session.start(problem);
    if (!problem) session.close(problem);
    return problem;
}

} // namespace

TEST_CASE("counts are to be had for each processor, and as a sum") {
    recorder tape = filled();
    msr::session session{tape, fake::plan, msr::on_cpus(cpus)};
    CHECK(session.cpus() == cpus);
    session.start();
    tick_all(tape);
    CHECK(session.read().counts_on(9)[fake::misses] == 90);
    tick_all(tape);
    const auto counts = session.stop();
    REQUIRE(counts.size() == 3);
    CHECK(counts.cpus() == cpus);
    CHECK(counts.counts_on(4)[fake::misses] == 80);
    CHECK(counts.counts_on(0)[fake::misses] == 0);
    CHECK(counts.counts_on(9)[fake::cycles] == 182);
    CHECK(counts.sum()[fake::misses] == 260);
    CHECK(counts.sum()[fake::cycles] == 266);
    CHECK(counts.begin()[1][fake::cycles] == 2); // counts have the order of the given CPUs
    CHECK_THROWS_AS(counts.counts_on(1), std::out_of_range);
    session.close();
    CHECK(all_as_found(tape));
}

TEST_CASE("counts on several processors can be printed by a single call") {
    recorder tape = filled();
    msr::session session{tape, fake::plan, msr::on_cpus({9, 0})};
    std::ostringstream out;
    out << session.measure([&] { tick_all(tape); });
    const std::string text = "CPU 9\ncounter_a 90\ncounter_b 91\nCPU 0\ncounter_a 0\ncounter_b 1\n";
    CHECK(out.str() == text);
    session.close();
    msr::session named{tape, msr::run_time_plan{fake::plan.view(), {"counter_a", "counter_b"}},
                       msr::on_cpus({9, 0})};
    std::ostringstream same;
    same << named.measure([&] { tick_all(tape); });
    CHECK(same.str() == text);
}

TEST_CASE("a plan made at run time counts on several processors too") {
    recorder tape = filled();
    msr::session session{tape, msr::run_time_plan{fake::plan.view(), {"misses", "cycles"}},
                         msr::on_cpus({4, 9})};
    const auto counts = session.measure([&] { tick_all(tape); });
    CHECK(counts.counts_on(4).at("misses") == 40);
    CHECK(counts.sum().at("cycles") == 132);
    CHECK(msr::counts_on_cpus<msr::run_time_plan>{}.sum().size() == 0);
}

TEST_CASE("whichever single access fails, the registers of all processors are as they were found") {
    std::size_t accesses = 0;
    {
        recorder tape = filled();
        REQUIRE_FALSE(failure_of_a_life(tape));
        accesses = tape.log().size();
    }
    std::size_t reported = 0;
    for (std::size_t n = 0; n < accesses; ++n) {
        CAPTURE(n);
        recorder tape = filled();
        tape.refuse_access(n);
        if (failure_of_a_life(tape)) ++reported;
        CHECK(all_as_found(tape));
    }
    // Refused accesses that put a register back are made again, so they are not reported.
    CHECK(reported == accesses - 3 * 10);
}

TEST_CASE("what is taken on one processor leaves nothing on the others") {
    recorder tape = filled();
    tape.set(0, fake::control_b, fake::started);
    failure problem;
    session_type session{tape, fake::plan, msr::on_cpus(cpus), problem};
    CHECK(problem.kind == error_code::taken);
    CHECK(problem.cpu == 0);
    CHECK(fake::as_found(tape, 4));
    CHECK(fake::as_found(tape, 9));
    session.start(problem);
    CHECK(problem.kind == error_code::wrong_state);
    CHECK(problem.state == session_state::unopened);
    const auto open = [&] { const session_type other{tape, fake::plan, msr::on_cpus(cpus)}; };
    CHECK_THROWS_AS(open(), msr::session_error);
}

TEST_CASE("a start that fails on one processor stops the others, and says how much is left") {
    recorder tape = filled();
    session_type session{tape, fake::plan, msr::on_cpus(cpus)};
    tape.refuse_writes(fake::control_b, error_code::blocked, tape.log().size());
    failure problem;
    bool ran = false;
    static_cast<void>(session.measure([&] { ran = true; }, problem));
    CHECK_FALSE(ran);
    CHECK(problem.kind == error_code::blocked);
    CHECK(problem.cpu == 4);
    // Three registers could not be restored: control_b of each of the three CPUs.
    CHECK(problem.unrestored_registers == 3);
    for (const unsigned cpu : cpus)
        CHECK(tape.value(cpu, fake::control_a) == fake::found_in(fake::control_a));
    session.start(problem);
    CHECK(problem.state == session_state::failed);
}

TEST_CASE("a read that fails on one processor leaves all of them counting") {
    recorder tape = filled();
    session_type session{tape, fake::plan, msr::on_cpus(cpus)};
    session.start();
    tick_all(tape);
    tape.refuse_access(tape.log().size() + 3);
    failure problem;
    CHECK(session.read(problem).size() == 0);
    CHECK(problem.kind == error_code::refused);
    CHECK(problem.cpu == 0);
    CHECK(session.stop().sum()[fake::misses] == 130);
}

namespace {

/// The fake plan with counters that are known to add at most 1 in a clock.
struct timed_plan : fake::plan_type {
    static constexpr msr::readout readouts[] = {
        {.address = fake::counter_a, .width = 40, .name = "counter_a", .most_per_clock = 1},
        {.address = fake::counter_b, .width = 40, .name = "counter_b", .most_per_clock = 1}};

    static msr::program_view view() {
        msr::program_view result = fake::plan_type::view();
        result.readouts = msr::all_of(readouts);
        return result;
    }
};
constexpr timed_plan timed;

} // namespace

TEST_CASE("a stop that lost counts on one processor stops all, and they can be started again") {
    recorder tape = filled();
    tape.pass(1);
    msr::session session{tape, timed, msr::on_cpus(cpus)};
    session.start();
    tick_all(tape);
    tape.pass(1000);
    CHECK(session.read().counts_on(9)[fake::misses] == 90);
    tape.pass(1000);
    tape.set(9, fake::counter_a, 1); // another program sets CPU 9's counter_a lower than it was
    failure problem;
    CHECK(session.stop(problem).size() == 0);
    CHECK(problem.kind == error_code::went_back);
    CHECK(problem.cpu == 9);
    for (const unsigned cpu : cpus)
        CHECK(tape.value(cpu, fake::control_a) == fake::stopped);
    const auto counts = session.measure(
        [&] {
            tick_all(tape);
            tape.pass(1000);
        },
        problem);
    CHECK_FALSE(problem);
    CHECK(counts.counts_on(9)[fake::misses] == 90);
}

TEST_CASE("a failure that closes a session is reported before a failure that only lost counts") {
    recorder tape = filled();
    tape.pass(1);
    msr::session session{tape, timed, msr::on_cpus(cpus)};
    session.start();
    tick_all(tape);
    static_cast<void>(session.read());
    tape.pass(1000);
    tape.set(4, fake::counter_a, 1);
    tape.set(0, fake::control_a, fake::stopped);
    tape.set(9, fake::control_a, fake::stopped);
    failure problem;
    static_cast<void>(session.stop(problem));
    CHECK(problem.kind == error_code::not_kept);
    CHECK(problem.cpu == 0);
    session.start(problem);
    CHECK(problem.state == session_state::failed);
    CHECK(all_as_found(tape));
}

TEST_CASE("a stop that cannot read a counter puts all registers back") {
    recorder tape = filled();
    session_type session{tape, fake::plan, msr::on_cpus(cpus)};
    session.start();
    // The next access is refused: the read of counter_a on the first CPU.
    tape.refuse_access(tape.log().size());
    failure problem;
    static_cast<void>(session.stop(problem));
    CHECK(problem.kind == error_code::refused);
    CHECK(problem.cpu == 4);
    CHECK(all_as_found(tape));
    session.start(problem);
    CHECK(problem.state == session_state::failed);
}

TEST_CASE("a set-up that was changed on one processor closes all of them") {
    recorder tape = filled();
    session_type session{tape, fake::plan, msr::on_cpus(cpus)};
    session.start();
    tick_all(tape);
    tape.set(9, fake::control_a, fake::stopped);
    failure problem;
    CHECK(session.stop(problem).size() == 0);
    CHECK(problem.kind == error_code::not_kept);
    CHECK(problem.cpu == 9);
    CHECK(all_as_found(tape));
}

TEST_CASE("a CPU that goes offline in the middle is named, and the others are as they were found") {
    std::size_t lost = 0; // index of the access before which the CPU goes offline
    for (;;) {
        recorder tape = filled();
        msr::faulty device{tape, {msr::loses_cpu(lost + 1, 0)}};
        failure problem;
        {
            msr::session session{device, fake::plan, msr::on_cpus(cpus), problem};
            if (!problem) session.start(problem);
            if (!problem) static_cast<void>(session.read(problem));
            if (!problem) static_cast<void>(session.stop(problem));
            if (!problem) session.close(problem);
        }
        if (!device.is_gone(0)) break;
        ++lost;
        CAPTURE(lost);
        CHECK(problem.kind == error_code::cpu_offline);
        CHECK(problem.cpu == 0);
        CHECK(msr::message(problem).find("no such CPU, or it is offline") != std::string::npos);
        CHECK(fake::as_found(tape, 4));
        CHECK(fake::as_found(tape, 9));
    }
    CHECK(lost > 10);
}

TEST_CASE("calls in the wrong state say so") {
    recorder tape = filled();
    session_type session{tape, fake::plan, msr::on_cpus(cpus)};
    failure problem;
    static_cast<void>(session.read(problem));
    CHECK(problem.state == session_state::ready);
    static_cast<void>(session.stop(problem));
    CHECK(problem.state == session_state::ready);
    session.start();
    session.start(problem);
    CHECK(problem.state == session_state::running);
    tick_all(tape);
    // The second start() did not disturb the session.
    CHECK(session.stop().sum()[fake::misses] == 130);
    session_type other{std::move(session)};
    session.start(problem); // NOLINT(bugprone-use-after-move)
    CHECK(problem.state == session_state::moved_from);
    session.close(problem);
    CHECK(problem.state == session_state::moved_from);
    CHECK(problem.kind == error_code::wrong_state);
    other.close();
    CHECK_NOTHROW(other.close());
    other.start(problem);
    CHECK(problem.state == session_state::closed);
    const session_type closed{std::move(other)};
    other.start(problem); // NOLINT(bugprone-use-after-move)
    CHECK(problem.state == session_state::moved_from);
    other.close(problem);
    CHECK(problem.state == session_state::moved_from);
    session = session_type{tape, fake::plan, msr::on_cpus(cpus)};
    CHECK_NOTHROW(session.start());
    session = session_type{std::move(other)};
    session.start(problem);
    CHECK(problem.state == session_state::moved_from);
    CHECK(all_as_found(tape));
}

TEST_CASE("the list of processors is not empty, and has no processor twice") {
    recorder tape = filled();
    failure problem;
    session_type empty{tape, fake::plan, msr::on_cpus({}), problem};
    CHECK(problem.kind == error_code::cpu_list);
    CHECK(msr::message(problem) == "nothing was done, the list of CPUs is empty");
    session_type twice{tape, fake::plan, msr::on_cpus({4, 0, 4}), problem};
    CHECK(problem.kind == error_code::cpu_list);
    CHECK(problem.cpu == 4);
    CHECK(msr::message(problem) == "nothing was done, the list of CPUs has a CPU twice");
    CHECK(tape.log().empty());
    twice.start(problem);
    CHECK(problem.state == session_state::unopened);
}

TEST_CASE("what the measured code throws goes on, with all counters stopped") {
    recorder tape = filled();
    session_type session{tape, fake::plan, msr::on_cpus(cpus)};
    CHECK_THROWS_AS(session.measure([] { throw std::domain_error{"7"}; }), std::domain_error);
    for (const unsigned cpu : cpus)
        CHECK(tape.value(cpu, fake::control_a) == fake::stopped);
    CHECK(session.measure([&] { tick_all(tape); }).sum()[fake::misses] == 130);
}
