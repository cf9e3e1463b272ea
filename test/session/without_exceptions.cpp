// Sessions, multiplexers and the recorder where the compiler has no exceptions: every call reports
// its failure by `failure &`. Built with -fno-exceptions, and without a test library, which throws.
#include "fake_plan.hpp"
#include "fake_schedule.hpp"

#include <msr/backend/message.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/backend/shim.hpp>
#include <msr/region.hpp>
#include <msr/region_c.hpp>
#include <msr/session.hpp>
#include <msr/session/holdings.hpp>
#include <msr/session/machine.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>

#include <csignal>
#include <cstdio>
#include <string>
#include <utility>

#include <sys/wait.h>
#include <unistd.h>

static_assert(!msr::has_exceptions);

namespace {

unsigned passed = 0, failed = 0;

void check(bool holds, const char *text) {
    ++(holds ? passed : failed);
    if (!holds) std::printf("FAIL %s\n", text);
}

using msr::failure;

/// Returns a plan of both counters of the fake plan, made at run time.
msr::run_time_plan named_plan() {
    return msr::run_time_plan{fake::plan.view(), {"misses", "cycles"}};
}

void counts_and_reports() {
    msr::recorder tape;
    fake::fill(tape, 0);
    failure problem;
    msr::session session{tape, fake::plan, msr::watch_cpu(0), problem};
    check(!problem, "a session opens");
    const auto counts = session.measure([&] { fake::tick(tape, 0, 5, 6); }, problem);
    check(!problem && counts[fake::misses] == 5 && counts.at(1) == 6, "it counts");
    check(to_string(counts) == "counter_a 5\ncounter_b 6\n", "counts have a text");
    const auto [sums, value] = session.measure([&] { return 42; }, problem);
    check(!problem && value == 42 && sums.at(0) == 0, "it gives the callable's value back");
    for (const auto &row : counts)
        check(row.unit == "core" && row.scope == msr::register_scope::thread, "counts have rows");
    static_cast<void>(session.stop(problem));
    check(problem.state == msr::session_state::ready, "a call in the wrong state fails");
    check(msr::message(problem).find("not started") != std::string::npos, "and says why");
    const msr::session second{tape, fake::plan, msr::watch_cpu(0), problem};
    check(problem.kind == msr::error_code::taken, "a second session is refused");
    check(!held_by_sessions(tape, 0).empty(), "what is held is known");
    auto moved = std::move(session);
    moved.start(problem);
    check(!problem, "a session moves");
    moved.close(problem);
    check(!problem && fake::as_found(tape, 0), "and closes");
}

void counts_plans_made_at_run_time() {
    msr::recorder tape;
    fake::fill(tape, 0);
    tape.set("misses", 9);
    failure problem;
    msr::session session{tape, named_plan(), msr::watch_cpu(0), problem};
    session.start(problem);
    const auto first = session.read(problem);
    auto both = session.stop(problem);
    check(!problem && first.at("misses") == 9, "a plan made at run time counts");
    both.add(first, problem);
    check(!problem && both.at("misses") == 18, "its counts are added");
    both.subtract({}, problem);
    check(problem.kind == msr::error_code::other_plan, "but not to those of another plan");
    check(both.find("stalls") == nullptr, "a text that is not counted is found nowhere");
}

void counts_on_several_processors() {
    msr::recorder tape;
    fake::fill(tape, 0);
    fake::fill(tape, 1);
    failure problem;
    msr::session session{tape, fake::plan, msr::on_cpus({0, 1}), problem};
    const auto counts = session.measure(
        [&] {
            fake::tick(tape, 0, 1, 0);
            fake::tick(tape, 1, 2, 0);
        },
        problem);
    check(!problem && counts.sum()[fake::misses] == 3, "several processors count");
    session.close(problem);
    check(!problem && fake::as_found(tape, 1), "and are put back");
}

void takes_turns() {
    msr::recorder tape;
    fake::fill(tape, 0);
    failure problem;
    msr::multiplexer multiplexer{tape, fake::schedule, msr::watch_cpu(0), problem};
    const auto counts = multiplexer.measure(
        4, [&] { fake::tick(tape, 0, 3, 4); }, problem);
    check(!problem && counts[fake::misses].count() == 6, "a multiplexer counts");
    tape.refuse_access(tape.log().size());
    multiplexer.start(problem);
    check(problem.kind == msr::error_code::refused, "and reports");
    multiplexer.close(problem);
}

/// Checks that a call which can only throw prints a sentence and ends the program where there are
/// no exceptions.
void stops_with_a_sentence() {
    int ends[2];
    if (::pipe(ends) != 0) return check(false, "a pipe");
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(ends[1], STDERR_FILENO);
        static_cast<void>(msr::counts<fake::plan_type>{}.at(2));
        ::_exit(0);
    }
    char text[64] = {};
    int status = 0;
    ::waitpid(child, &status, 0);
    static_cast<void>(::read(ends[0], text, sizeof text - 1) >= 0);
    check(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT, "a position out of range ends it");
    check(std::string{text} == "msr::counts::at\n", "with a sentence");
}

void says_to_c_why_nothing_counts() {
    msr::recorder tape;
    tape.set(0, fake::control_a, fake::started);
    msr::regions regions{fake::plan};
    msr::serve_c_regions(
        regions, [&] { return msr::session_for_c(regions, tape, fake::plan, msr::watch_cpu(0)); });
    check(msr_region_thread_begin() == -1, "a thread of C does not count beside another user");
    check(std::string{msr_region_why()}.find("is in use") != std::string::npos, "and is told");
    tape.set(0, fake::control_a, 0);
    check(msr_region_thread_begin() == 0, "it counts where the counter is free");
    msr_region_thread_end();
    msr::detail::c_server.reset();
}

} // namespace

int main() {
    says_to_c_why_nothing_counts();
    counts_and_reports();
    counts_plans_made_at_run_time();
    counts_on_several_processors();
    takes_turns();
    stops_with_a_sentence();
    std::printf("%u passed, %u failed\n", passed, failed);
    return failed == 0 ? 0 : 1;
}
