// A multiplexer: it runs the groups of a schedule on one logical processor, one after the other.
// The multiplexer reports for each choice the count, the time in which the choice was counted, the
// whole time, and an estimate for the whole time where the choice's group did not run all the time.
#pragma once

// This header comes first: compilers print the includes that lead to the file of an error, and the
// errors of broken rules are in rule.hpp.
#include <msr/core/rule.hpp>

#include <msr/backend/backend.hpp>
#include <msr/backend/exceptions.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/session.hpp>
#include <msr/session/announce.hpp>
#include <msr/session/error.hpp>
#include <msr/session/execution/cpu.hpp>
#include <msr/session/execution/execute.hpp>
#include <msr/session/execution/execution.hpp>
#include <msr/session/execution/processor_check.hpp>
#include <msr/session/multiplexer/multiplexed_count.hpp>
#include <msr/session/multiplexer/multiplexed_formats.hpp>
#include <msr/session/multiplexer/multiplexed_programs.hpp>
#include <msr/session/multiplexer/multiplexed_rows.hpp>
#include <msr/session/multiplexer/multiplexed_text.hpp>
#include <msr/session/multiplexer/run_time_schedule.hpp>
#include <msr/session/owners.hpp>
#include <msr/session/rules.hpp>

#include <cassert>
#include <chrono>
#include <concepts>
#include <cstddef>
#include <utility>
#include <vector>

// `-Wshadow` of g++ warns of a constructor's parameter, such as `plans`, where the program that
// uses the constructor has a global of the same name. The warning is off in this header.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"

namespace msr {

/// The clock that measures a multiplexer's slices; the clock's zero may be any point in time.
template <typename Clock>
concept time_source = requires(Clock &clock) {
    { clock() }
    noexcept->std::convertible_to<std::chrono::nanoseconds>;
};

/// The time of std::chrono::steady_clock, by which slices are measured.
struct steady_time {
    /// Returns the time since the clock's epoch, in nanoseconds.
    std::chrono::nanoseconds operator()() const noexcept {
        return std::chrono::steady_clock::now().time_since_epoch();
    }
};

namespace detail {

/// Returns the number of groups of a schedule, whether it was made by the compiler or at run time.
template <typename Schedule>
constexpr std::size_t group_count_of(const Schedule &schedule) noexcept {
    if constexpr (countable_schedule<Schedule>)
        return Schedule::group_count;
    else
        return schedule.group_count();
}
template <typename Schedule>
constexpr std::size_t choice_count_of(const Schedule &schedule) noexcept {
    if constexpr (countable_schedule<Schedule>)
        return Schedule::size;
    else
        return schedule.size();
}

/// Returns the counts of a schedule of which no slice has run.
template <typename Schedule>
multiplexed_counts<Schedule> no_counts_of(const Schedule &schedule) noexcept {
    if constexpr (countable_schedule<Schedule>)
        return {};
    else
        return multiplexed_counts<Schedule>{schedule};
}

/// Returns the reason why a schedule that was made at run time cannot be counted; no failure where
/// the schedule can be counted.
template <typename Schedule>
failure refusal_of(const Schedule &schedule, unsigned cpu) noexcept {
    if constexpr (!countable_schedule<Schedule>) {
        const verdict verdict = schedule.why();
        if (!verdict.legal())
            return {.kind = error_code::illegal_plan,
                    .cpu = cpu,
                    .name = verdict.names[0],
                    .subject = verdict.broken->sentence};
        if (schedule.group_count() == 0) return {.kind = error_code::empty_program, .cpu = cpu};
    }
    return {};
}

} // namespace detail

/// A multiplexer of arguments that are no backend and schedule: the class stops the compiler with
/// the rule that the arguments break. The multiplexer that counts is a specialization.
template <typename Backend, typename Schedule, typename Clock = steady_time>
class multiplexer : public detail::session_placeholder {
    using mistake = detail::mistake_of_multiplexer<Backend, Schedule>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));

public:
    /// Takes any arguments, so that the compiler reports only the rule that the arguments break.
    using detail::session_placeholder::session_placeholder;
};

/// A schedule (groups of choices that take turns) at work on a logical processor. The backend must
/// outlive the multiplexer. Between two slices the registers are restored; the time of a change
/// from one slice to the next belongs to no slice. Each call that throws session_error has a form
/// with a last argument `failure &problem`, which receives the failure instead; the result then has
/// no slices. A failed `read` or `bind`, a call that fails with `wrong_state` or `other_thread`,
/// and a start that fails with `left_cpu` close nothing; every other failure closes the
/// multiplexer, so that the registers are as they were found, and `problem.unrestored_registers`
/// counts the registers that could not be put back. exit() and quick_exit() close the multiplexer
/// as well. A multiplexer must not be used by several threads at once; several multiplexers may be.
/// A multiplexer counts the thread that it binds, or that the backend follows, as a session does.
/// Example:
///     #include <msr/backend/dev_msr.hpp>
///     #include <msr/intel/p6.hpp>
///     namespace p6 = msr::p6;
///     constexpr const auto &schedule =
///         msr::schedule<p6::piii, p6::inst_retired, p6::uops_retired, p6::br_inst_retired>;
///     msr::dev_msr device;
///     msr::multiplexer multiplexer{device, schedule, msr::this_cpu()};
///     const auto counts = multiplexer.measure(schedule.group_count, [] { /* the work */ });
template <backend Backend, schedule_of_either_kind Schedule, time_source Clock>
class multiplexer<Backend, Schedule, Clock> {
public:
    /// The type of the counts that the multiplexer returns, each with its group's share of time.
    using counts_type = multiplexed_counts<Schedule>;

    /// Opens a multiplexer: binds the thread (this_cpu, on_cpu) or not (watch_cpu), and refuses
    /// counters that a group needs and other software uses. No register is written before `start`.
    /// Throws session_error.
    multiplexer(Backend &device, const Schedule &plans, session_cpu target,
                session_options options = {}, Clock clock = {})
        : multiplexer{unopened{}, device, plans, target, options, std::move(clock)} {
        detail::announce(device, target.cpu, schedule);
        throw_if(open(target));
    }

    /// Opens a multiplexer, and puts the failure, or none, into `problem`. After a failure the
    /// multiplexer is closed, and no register has been changed.
    multiplexer(Backend &device, const Schedule &plans, session_cpu target, session_options options,
                Clock clock, failure &problem)
        : multiplexer{unopened{}, device, plans, target, options, std::move(clock)} {
        detail::announce(device, target.cpu, schedule);
        problem = open(target);
    }

    /// Opens a multiplexer with the usual options and clock, and puts the failure, or none, into
    /// `problem`.
    multiplexer(Backend &device, const Schedule &plans, session_cpu target, failure &problem)
        : multiplexer(device, plans, target, session_options{}, Clock{}, problem) {}

    /// Refuses to count a thread by a schedule of units that several processors share: the call
    /// does not compile.
    template <std::same_as<bound_thread> Thread, typename... More>
    requires(!std::same_as<detail::mistake_of_thread<Schedule>, no_mistake>)
        multiplexer(Backend &device, const Schedule &plans, Thread target, More &&...)
        : multiplexer{unopened{}, device, plans, target, {}, Clock{}} {
        using mistake = detail::mistake_of_thread<Schedule>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    }

    /// Takes over the schedule of another multiplexer; every later call of the other multiplexer
    /// fails with `session_state::moved_from`. Do not move a multiplexer while a handler may call
    /// its `group()`.
    multiplexer(multiplexer &&) noexcept = default;
    /// Closes this multiplexer and puts its registers back, and takes over another multiplexer's
    /// schedule.
    multiplexer &operator=(multiplexer &&) noexcept = default;

    /// Closes the multiplexer and puts every register back, but reports no failure.
    ~multiplexer() = default;

    /// Starts a slice of the first group; earlier counts are discarded. Throws session_error.
    void start() { throw_if(start_work()); }
    /// Starts a slice of the first group; puts the failure, or none, into `problem`.
    void start(failure &problem) noexcept { problem = start_work(); }

    /// Ends the running slice and starts a slice of the next group; after the last group comes the
    /// first. Throws session_error.
    void rotate() { throw_if(rotate_work()); }
    /// Ends the running slice and starts a slice of the next group; puts the failure, or none, into
    /// `problem`.
    void rotate(failure &problem) noexcept { problem = rotate_work(); }

    /// Returns the counts since start, the running slice included; counting goes on. Counts have 64
    /// bits where `read` is called often enough: see `basic_session::read`. Throws session_error.
    counts_type read() {
        counts_type result = detail::no_counts_of(schedule);
        throw_if(read_into(result));
        return result;
    }
    /// Returns the counts since start; counting goes on. Puts the failure, or none, into `problem`;
    /// after a failure the result has no slices.
    counts_type read(failure &problem) noexcept {
        counts_type result = detail::no_counts_of(schedule);
        problem = read_into(result);
        return result;
    }

    /// Returns the counts since start and ends counting; the multiplexer may be started again.
    /// Throws session_error.
    counts_type stop() {
        counts_type result = detail::no_counts_of(schedule);
        throw_if(stop_into(result));
        return result;
    }
    /// Returns the counts since start and ends counting. Puts the failure, or none, into `problem`;
    /// after a failure the result has no slices.
    counts_type stop(failure &problem) noexcept {
        counts_type result = detail::no_counts_of(schedule);
        problem = stop_into(result);
        return result;
    }

    /// Returns the counts of the finished slices since start. Accesses no register, and so works
    /// even after a failure.
    counts_type finished_counts() const noexcept {
        if (!work) return {};
        return each_of([&](std::size_t group, std::size_t position) {
            return work->finished_count(group, position);
        });
    }

    /// Runs `repetition` `repetitions` times, each time in a slice of the next group. Choices of
    /// groups that had no turn are not counted: choose at least as many repetitions as there are
    /// groups, and a multiple of the number of groups for equal shares of time. Throws
    /// session_error. `measure` passes on exceptions of `repetition` after it has stopped the
    /// counters.
    template <std::invocable Repetition>
    counts_type measure(std::size_t repetitions, Repetition &&repetition) {
        failure problem;
        const counts_type result = measure(repetitions, repetition, problem);
        throw_if(problem);
        return result;
    }

    /// Runs `repetition` `repetitions` times, each time in a slice of the next group, and reports a
    /// failure in `problem`; after a failure `repetition` does not run again.
    template <std::invocable Repetition>
    MSR_NAMED_BY_EXCEPTIONS counts_type measure(std::size_t repetitions, Repetition &&repetition,
                                                failure &problem) {
        problem = {};
        if (repetitions == 0) return detail::no_counts_of(schedule);
        start(problem);
        for (std::size_t i = 0; i < repetitions && !problem; ++i) {
            if (i != 0) rotate(problem);
            if (!problem) run(repetition);
        }
        if (problem) return detail::no_counts_of(schedule);
        return stop(problem);
    }

    /// Returns the index of the group that is counted now, or was counted last. `group` is the only
    /// member that may be called at any time, from any thread and from a signal handler: a handler
    /// of interrupts asks which group caused an interrupt. While `rotate` runs, the result is the
    /// previous group or the next group; it is the next group before anything of that group is set
    /// up.
    std::size_t group() const noexcept { return !work ? 0 : work->current_program(); }

    /// Binds the calling thread instead of the thread that was bound before. The multiplexer must
    /// not be started. Throws session_error.
    void bind() { throw_if(bind_work()); }
    /// Binds the calling thread, and puts the failure, or none, into `problem`.
    void bind(failure &problem) noexcept { problem = bind_work(); }

    /// Stops counting, puts every register back and unbinds the thread, and tries each of these
    /// steps even after a failure; throws session_error with the first failure. A second call does
    /// nothing.
    void close() { throw_if(close_work()); }
    /// Closes the multiplexer, and puts the first failure, or none, into `problem`.
    void close(failure &problem) noexcept { problem = close_work(); }

private:
    struct unopened {};

    multiplexer(unopened, Backend &device, const Schedule &plans, session_cpu target,
                session_options options, Clock clock)
        : schedule{plans}, time{std::move(clock)}, work{std::in_place,
                                                        registers_of(device, target.cpu),
                                                        programs_of(plans), options},
          asks_cpuid{!options.any_processor} {}

    static std::vector<program_view> programs_of(const Schedule &schedule) {
        std::vector<program_view> programs;
        for (std::size_t i = 0; i < detail::group_count_of(schedule); ++i)
            programs.push_back(schedule.view(i));
        for (std::size_t i = 0; i < detail::choice_count_of(schedule); ++i)
            assert(schedule.place_of(i).position <
                       programs[schedule.place_of(i).group].readouts.size() &&
                   "a choice has a readout in its group");
        return programs;
    }

    failure open(session_cpu target) noexcept {
        if (const failure problem = detail::refusal_of(schedule, target.cpu)) return problem;
        for (std::size_t group = 0; target.pin && group < detail::group_count_of(schedule); ++group)
            if (const failure problem = detail::refusal_of_thread(schedule.view(group), target.cpu))
                return problem;
        return work->open(target.pin, question());
    }

    processor_question question() const noexcept {
        return asks_cpuid ? question_of(schedule) : processor_question{};
    }

    static void throw_if(const failure &problem) {
        detail::throw_if<session_error, Schedule>(problem);
    }

    static failure moved_from(const char *call) noexcept {
        return {
            .kind = error_code::wrong_state, .state = session_state::moved_from, .subject = call};
    }
    failure bind_work() noexcept { return !work ? moved_from("bind") : work->bind(question()); }
    failure close_work() noexcept { return !work ? moved_from("close") : work->close(); }

    /// Starts a slice of the first group. The clock is read so that only the slice lies between the
    /// two readings of the clock.
    failure start_work() noexcept {
        const failure problem = !work ? moved_from("start") : work->start();
        if (!problem) slice_begin = time();
        return problem;
    }
    failure rotate_work() noexcept {
        const failure problem = !work ? moved_from("rotate") : work->rotate(time() - slice_begin);
        if (!problem) slice_begin = time();
        return problem;
    }
    failure read_into(counts_type &result) noexcept {
        const std::chrono::nanoseconds duration = time() - slice_begin;
        const failure problem = !work ? moved_from("read") : work->read();
        if (!problem)
            result = each_of([&](std::size_t group, std::size_t position) {
                return work->latest_count(group, position, duration);
            });
        return problem;
    }
    failure stop_into(counts_type &result) noexcept {
        const failure problem = !work ? moved_from("stop") : work->stop(time() - slice_begin);
        if (!problem) result = finished_counts();
        return problem;
    }

    template <typename CountAt>
    counts_type each_of(CountAt count_at) const noexcept {
        counts_type result = detail::no_counts_of(schedule);
        for (std::size_t i = 0; i < detail::choice_count_of(schedule); ++i)
            result.data()[i] = count_at(schedule.place_of(i).group, schedule.place_of(i).position);
        return result;
    }

    template <typename Repetition>
    MSR_NAMED_BY_EXCEPTIONS void run(Repetition &repetition) {
        static_cast<void>(detail::run_and_clean_up(repetition, [this] {
            failure unreported; // a failure to stop; the exception that is being thrown is reported
            static_cast<void>(stop(unreported));
        }));
    }

    Schedule schedule;
    Clock time;
    /// The register programs of the schedule's groups, which run in turn; null: the multiplexer was
    /// moved to another object.
    detail::sole_owner<multiplexed_programs> work;
    std::chrono::nanoseconds slice_begin{};
    /// Whether the multiplexer checks by CPUID that the schedule fits the processor.
    bool asks_cpuid;
};

template <typename Backend, typename Schedule>
multiplexer(Backend &, const Schedule &, session_cpu, session_options = {})
    -> multiplexer<Backend, Schedule, steady_time>;
template <typename Backend, typename Schedule, typename Clock>
multiplexer(Backend &, const Schedule &, session_cpu, session_options, Clock)
    -> multiplexer<Backend, Schedule, Clock>;
template <typename Backend, typename Schedule, typename Clock>
multiplexer(Backend &, const Schedule &, session_cpu, session_options, Clock, failure &)
    -> multiplexer<Backend, Schedule, Clock>;
template <typename Backend, typename Schedule>
multiplexer(Backend &, const Schedule &, session_cpu, failure &)
    -> multiplexer<Backend, Schedule, steady_time>;

} // namespace msr

#pragma GCC diagnostic pop
