// A session counts a plan on one logical processor, and restores the registers when it closes.
#pragma once

// This header comes first: compilers print the includes that lead to the file of an error, and the
// errors of broken rules are in rule.hpp.
#include <msr/core/rule.hpp>

#include <msr/backend/backend.hpp>
#include <msr/backend/exceptions.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/session/announce.hpp>
#include <msr/session/count_rows.hpp>
#include <msr/session/counts.hpp>
#include <msr/session/counts_formats.hpp>
#include <msr/session/counts_formatter.hpp>
#include <msr/session/counts_text.hpp>
#include <msr/session/error.hpp>
#include <msr/session/execution/cpu.hpp>
#include <msr/session/execution/cpu_registers.hpp>
#include <msr/session/execution/engine.hpp>
#include <msr/session/execution/options.hpp>
#include <msr/session/execution/processor_question.hpp>
#include <msr/session/instances.hpp>
#include <msr/session/measurement.hpp>
#include <msr/session/owners.hpp>
#include <msr/session/rules.hpp>
#include <msr/session/run_time_plan.hpp>

#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>
#include <version>

#ifdef __cpp_lib_expected
#include <expected>
#endif

// `-Wshadow` of g++ warns of a constructor's parameter, such as `plan`, where the program that
// uses the constructor has a global of the same name. The warning is off in this header.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"

namespace msr {

namespace detail {

/// The type of plan that a session of a `Plan` keeps: `run_time_plan` for plans made at run time.
template <typename Plan>
using session_plan = std::conditional_t<made_at_run_time<Plan>, run_time_plan, Plan>;

/// The work of a session with a plan made at compile time: the execution of the plan's register
/// program, and the objects that the execution refers to. The object keeps its address when the
/// session is moved.
struct program_work {
    program_work(const cpu_registers &registers, const program_view &program,
                 session_options options, const processor_question &plan_question)
        : instances{registers, program}, owned_execution{registers, instances.view(), options},
          question{options.any_processor ? processor_question{} : plan_question} {}

    // declared first: the program with all instances of units outlives `owned_execution`
    instance_program instances;
    execution_owner owned_execution;
    processor_question question;
};

/// The work of a session with a plan made at run time; it has a copy of the plan. The object keeps
/// its address when the session is moved.
struct run_time_plan_work {
    run_time_plan_work(const cpu_registers &registers, run_time_plan run_time_plan,
                       session_options options, const program_view *part)
        : plan{std::move(run_time_plan)}, instances{registers,
                                                    part == nullptr ? plan.view() : *part},
          owned_execution{registers, instances.view(), options}, question{options.any_processor
                                                                              ? processor_question{}
                                                                              : question_of(plan)} {
    }

    /// Returns the reason why the plan cannot be counted; no failure where the plan can be counted.
    failure refusal(unsigned cpu) const noexcept {
        const verdict verdict = plan.why();
        if (verdict.legal()) return {};
        return {.kind = error_code::illegal_plan,
                .cpu = cpu,
                .name = verdict.names[0],
                .subject = verdict.broken->sentence};
    }

    run_time_plan plan; // declared first, so that the plan outlives `owned_execution`
    // declared first: the program with all instances of units outlives `owned_execution`
    instance_program instances;
    execution_owner owned_execution;
    processor_question question;
};

/// The type of the work of a session with a `Plan`, and the functions that depend on the kind of
/// plan.
template <typename Plan>
struct session_work {
    using type = program_work;

    /// Makes the work of a session, the object that carries out the register program. `part`: the
    /// part of the plan's program that is carried out; null: the whole program.
    static sole_owner<type> make(const cpu_registers &registers, const Plan &plan,
                                 session_options options, const program_view *part) {
        const program_view program = plan.view();
        assert(program.readouts.size() == Plan::size && "a plan has one readout for each choice");
        return sole_owner<type>{std::in_place, registers, part == nullptr ? program : *part,
                                options, question_of(plan)};
    }
    static counts<Plan> no_counts(const type &) noexcept { return {}; }
    static failure refusal(const type &, unsigned) noexcept { return {}; }
};
template <>
struct session_work<run_time_plan> {
    using type = run_time_plan_work;

    static sole_owner<type> make(const cpu_registers &registers, const run_time_plan &plan,
                                 session_options options, const program_view *part) {
        return sole_owner<type>{std::in_place, registers, plan, options, part};
    }
    static counts<run_time_plan> no_counts(const type &work) noexcept {
        return counts<run_time_plan>{work.plan};
    }
    static failure refusal(const type &work, unsigned cpu) noexcept { return work.refusal(cpu); }
};

} // namespace detail

/// A session without its constructors, which need the backend's type: sessions on different
/// backends can move into one std::vector<msr::basic_session<Plan>>.
template <typename Plan>
class basic_session {
public:
    using counts_type = counts<Plan>; ///< the type of the counts that `read` and `stop` return

    /// Moves a session. Every later call of the source, the session that was moved, fails with
    /// `session_state::moved_from`.
    basic_session(basic_session &&) noexcept = default;
    /// Closes the session that is assigned to, as the destructor does, and moves the argument into
    /// it.
    basic_session &operator=(basic_session &&) noexcept = default;

    /// Closes the session as `close` does, but reports no failure.
    ~basic_session() = default;

    /// Starts counting from 0. Throws session_error where the start fails.
    void start() { report(start_engine()); }
    /// Starts counting from 0; puts the failure into `problem`, or no failure.
    void start(failure &problem) noexcept { problem = start_engine(); }

    /// Returns the counts since start; counting goes on. Counts have 64 bits, though counters have
    /// fewer, if `read` is called often enough: once before any counter can have wrapped twice. A
    /// later call fails with `error_code::overflowed` where the greatest speed of the counter is
    /// known. Throws session_error.
    counts_type read() {
        failure problem;
        counts_type result = read(problem);
        report(problem);
        return result;
    }
    /// Returns the counts since start; counting goes on. Puts the failure into `problem`, or no
    /// failure; after a failure all counts are 0.
    counts_type read(failure &problem) noexcept {
        counts_type result = no_counts();
        problem = work ? counts_of<engine::read>(result.data()) : moved_from("read");
        return result;
    }

    /// Returns the counts since start and ends counting; the session may be started again. Throws
    /// session_error.
    counts_type stop() {
        failure problem;
        counts_type result = stop(problem);
        report(problem);
        return result;
    }
    /// Returns the counts since start and ends counting. Puts the failure into `problem`, or no
    /// failure; after a failure all counts are 0.
    counts_type stop(failure &problem) noexcept {
        counts_type result = no_counts();
        problem = work ? counts_of<engine::stop>(result.data()) : moved_from("stop");
        return result;
    }

    /// Counts the plan's events while `work_load` runs. Returns the counts, or `measurement{counts,
    /// value}` where `work_load` returns a value. Throws session_error. Where `work_load` throws,
    /// `measure` stops the counters, and passes the exception on.
    template <std::invocable WorkLoad>
    measurement_of<counts_type, WorkLoad> measure(WorkLoad &&work_load) {
        start();
        return detail::run_and_stop<counts_type>(
            [&]() -> decltype(auto) { return run(std::forward<WorkLoad>(work_load)); },
            [&] { return stop(); });
    }

    /// Counts while `work_load` runs, and puts the failure into `problem`, or no failure. After a
    /// failure all counts are 0; the result has the value of `work_load` if `work_load` ran, which
    /// it does not if the start fails. Passes on exceptions of `work_load`.
    template <std::invocable WorkLoad>
    MSR_NAMED_BY_EXCEPTIONS measurement_attempt<counts_type, WorkLoad> measure(WorkLoad &&work_load,
                                                                               failure &problem) {
        start(problem);
        if (problem) return detail::nothing_measured<counts_type, WorkLoad>(no_counts());
        return detail::try_run_and_stop<counts_type>(
            [&]() -> decltype(auto) { return run(std::forward<WorkLoad>(work_load)); },
            [&] { return stop(problem); });
    }

#ifdef __cpp_lib_expected
    /// Starts counting from 0. Returns the failure, if there is one; `try_start` throws nothing.
    std::expected<void, failure> try_start() noexcept { return detail::expected(start_engine()); }
    /// Returns the counts since start, or the failure of the call; counting goes on.
    std::expected<counts_type, failure> try_read() noexcept {
        failure problem;
        counts_type result = read(problem);
        return detail::expected(std::move(result), problem);
    }
    /// Returns the counts since start, or the failure of the call; counting ends.
    std::expected<counts_type, failure> try_stop() noexcept {
        failure problem;
        counts_type result = stop(problem);
        return detail::expected(std::move(result), problem);
    }
    /// Counts while `work_load` runs, as `measure` does. Returns the counts with the value of
    /// `work_load`, or the failure. Passes on exceptions of `work_load`, after the counters have
    /// been stopped.
    template <std::invocable WorkLoad>
    MSR_NAMED_BY_EXCEPTIONS std::expected<measurement_of<counts_type, WorkLoad>, failure>
    try_measure(WorkLoad &&work_load) {
        failure problem;
        auto result = measure(std::forward<WorkLoad>(work_load), problem);
        return detail::expected_measurement<counts_type, WorkLoad>(std::move(result), problem);
    }
    /// Binds the calling thread to the session's processor, as `bind` does. Returns the failure, if
    /// there is one.
    std::expected<void, failure> try_bind() noexcept { return detail::expected(bind_engine()); }
    /// Stops counting and puts every register back, as `close` does. Returns the first failure, if
    /// there is one.
    std::expected<void, failure> try_close() noexcept { return detail::expected(close_engine()); }
#endif

    /// Binds the calling thread to the session's processor, in place of the thread that was bound:
    /// a session counts one thread. Where the backend follows threads, the backend follows the
    /// calling thread from now on. The session must not be started. Asks CPUID whether the plan
    /// fits, as the constructor does. Throws session_error. If the calling thread cannot be bound
    /// (`not_pinned`) or the plan does not fit where the thread runs (`unfit_plan`), nothing has
    /// changed; if the former thread cannot be unbound (`not_pinned` with
    /// `problem.subject`), the calling thread is counted nevertheless. `wrong_state` changes
    /// nothing either; after every other failure the session is closed.
    void bind() { report(bind_engine()); }
    /// Binds the calling thread to the session's processor; puts the failure into `problem`, or no
    /// failure.
    void bind(failure &problem) noexcept { problem = bind_engine(); }

    /// Stops counting, puts every register back and unbinds the thread, and tries each of these
    /// steps even after a failure. Throws session_error with the first failure. Does nothing where
    /// the session is closed.
    void close() { report(close_engine()); }
    /// Closes the session; puts the first failure into `problem`, or no failure.
    void close(failure &problem) noexcept { problem = close_engine(); }

    /// Returns a count of the choice at `position` for each instance of its unit, such as each
    /// memory controller of the package, as of the last read or stop; the sum of these counts is
    /// the choice's count. Empty where the unit has one instance.
    std::vector<std::uint64_t> instance_counts(std::size_t position) const {
        return work ? work->instances.counts_at(position) : std::vector<std::uint64_t>{};
    }

    /// Returns the handle of the session's register program, for calls to the backend such as
    /// `perf::times`. The session must be open on a backend that takes whole programs, as shim and
    /// perf do.
    program_handle loaded_program() const noexcept {
        return work ? engine::loaded(*work->owned_execution) : program_handle{};
    }

protected:
    /// Makes a session, and opens nothing yet. `part`: the part of the plan's register program that
    /// is carried out, which must live as long as the session; null: the whole program. Counts are
    /// of the part's readouts, in their order.
    basic_session(const cpu_registers &registers, const Plan &plan, session_options options,
                  const program_view *part = nullptr)
        : work{detail::session_work<Plan>::make(registers, plan, options, part)} {}

    /// Opens the session on the logical processor `target`. Where a thread is to be bound to the
    /// processor, refuses a register program (`program`) that counts in units which several cores
    /// share.
    failure open(session_cpu target, const program_view &program) noexcept {
        if (const failure problem = detail::session_work<Plan>::refusal(*work, target.cpu))
            return problem;
        if (work->instances.refusal()) return work->instances.refusal();
        if (target.pin)
            if (const failure problem = detail::refusal_of_thread(program, target.cpu))
                return problem;
        return engine::open(*work->owned_execution, target.pin, work->question);
    }

    /// Sets the question whether the plan fits the processor, which the session asks when it opens,
    /// in place of the plan's own question.
    void ask(const processor_question &question) noexcept { work->question = question; }

    static void report(const failure &problem) { detail::throw_if<session_error, Plan>(problem); }

private:
    using engine = detail::engine;

    [[gnu::cold, gnu::noinline]] static failure moved_from(const char *call) noexcept {
        return {
            .kind = error_code::wrong_state, .state = session_state::moved_from, .subject = call};
    }
    failure start_engine() noexcept {
        return work ? engine::start(*work->owned_execution) : moved_from("start");
    }
    template <auto Call>
    failure counts_of(std::uint64_t *counts) noexcept {
        instance_program &instances = work->instances;
        const failure problem = Call(*work->owned_execution, instances.count_memory(counts));
        instances.add_up(counts);
        return problem;
    }
    failure bind_engine() noexcept {
        return work ? engine::bind(*work->owned_execution, work->question) : moved_from("bind");
    }
    failure close_engine() noexcept {
        return work ? engine::close(*work->owned_execution) : moved_from("close");
    }

    counts_type no_counts() const noexcept {
        return work ? detail::session_work<Plan>::no_counts(*work) : counts_type{};
    }

    template <typename WorkLoad>
    MSR_NAMED_BY_EXCEPTIONS decltype(auto) run(WorkLoad &&work_load) {
        return detail::run_and_clean_up(std::forward<WorkLoad>(work_load), [this] {
            failure unreported; // a failure to stop; the exception that is being thrown is reported
            static_cast<void>(stop(unreported));
        });
    }

    /// The work of the session; null: the session was moved to another object.
    detail::sole_owner<typename detail::session_work<Plan>::type> work;
};

/// A session of arguments that are no backend and plan: the class stops the compiler with the rule
/// that the arguments break. The sessions that count are specializations. `Placement`:
/// `session_cpu` for one processor, `cpu_selection` (msr/session/machine.hpp) for several.
template <typename Backend, typename Plan, typename Placement = session_cpu>
class session : public detail::session_placeholder {
    using mistake =
        first_mistake<detail::mistake_of_session<Backend, Plan>,
                      mistake_unless<!plan_of_core_kinds<Plan>, session_of_cpu_has_one_kind>>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));

public:
    /// Takes any arguments, so that the compiler reports only the rule that the arguments break.
    using detail::session_placeholder::session_placeholder;
};

/// A session: a plan made at compile time that is counted on a logical processor. The backend must
/// outlive the session.
/// Each member function that throws session_error has a form with a last argument of type `failure
/// &`, which receives the failure; the counts are 0 after a failure. After a failure of the
/// constructor, of start or of stop the registers are as they were found and the session is closed;
/// `unrestored_registers` of the failure counts the registers that could not be put back. A call
/// that fails with `wrong_state` or `other_thread`, and a start that fails with `left_cpu`, changes
/// nothing in the session. exit() and quick_exit() also close the session. A session must not be
/// used by several threads at once; several sessions may be. A session that binds its thread counts
/// this thread: start, read and stop in another thread do nothing and fail with
/// `error_code::other_thread`, until that thread calls bind. A session on a backend that follows
/// threads also counts only its thread.
///
/// Where only counts are lost (`loses_counts` of the failure's `kind`: a counter wrapped too often
/// or was written by other software, or the bound thread left its processor), and where stop cannot
/// read a counter, the session stays open. After a read that lost counts, further reads and the
/// stop report the same failure; start begins anew only after the stop.
/// Example:
///     #include <msr/backend/dev_msr.hpp>
///     #include <msr/intel/perfmon.hpp>
///     constexpr auto misses = msr::perfmon::llc_misses.user();
///     msr::dev_msr device;
///     msr::session session{device, msr::plan<msr::perfmon::skylake, misses>, msr::this_cpu()};
///     const auto counts = session.measure([] { /* what is measured */ });
///     const std::uint64_t count = counts[misses];
template <backend Backend, countable_plan Plan>
requires(!plan_of_core_kinds<Plan>) class session<Backend, Plan, session_cpu>
    : public basic_session<Plan> {
public:
    /// Opens the session: binds the thread (this_cpu, on_cpu) or not (watch_cpu), asks CPUID
    /// whether the plan fits the processor (not with `session_options::any_processor`), refuses
    /// counters that other software uses, saves the registers, writes the set-up and verifies it.
    /// A session that refuses does so before its first write. Throws session_error.
    session(Backend &device, const Plan &plan, session_cpu target, session_options options = {})
        : basic_session<Plan>{registers_of(device, target.cpu), plan, options} {
        detail::announce(device, target.cpu, plan);
        this->report(this->open(target, plan.view()));
    }

    /// Opens the session; puts the failure into `problem`, or no failure. After a failure the
    /// session is closed, and the registers are as they were found.
    session(Backend &device, const Plan &plan, session_cpu target, session_options options,
            failure &problem)
        : basic_session<Plan>{registers_of(device, target.cpu), plan, options} {
        detail::announce(device, target.cpu, plan);
        problem = this->open(target, plan.view());
    }

    /// Opens the session with the default options; puts the failure into `problem`, or no failure.
    session(Backend &device, const Plan &plan, session_cpu target, failure &problem)
        : session(device, plan, target, session_options{}, problem) {}

    /// Stops the compiler: a plan of units that several processors share cannot count a thread.
    template <std::same_as<bound_thread> Thread, typename... More>
    requires(!std::same_as<detail::mistake_of_thread<Plan>, no_mistake>)
        session(Backend &device, const Plan &plan, Thread target, More &&...)
        : basic_session<Plan>{registers_of(device, target.cpu), plan, {}} {
        using mistake = detail::mistake_of_thread<Plan>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    }

    /// Refuses a temporary plan: the plan must live as long as the session. The plans `plan<…>`
    /// always do.
    session(Backend &, const Plan &&, session_cpu, session_options = {}) = delete;
    session(Backend &, const Plan &&, session_cpu, session_options, failure &) = delete;
    session(Backend &, const Plan &&, session_cpu, failure &) = delete;
};

/// A session: a plan made at run time that is counted on a logical processor. The session keeps a
/// copy of the plan. The plan's type is run_time_plan, which has texts for the choices, or any type
/// with `view()` and `legal()`. A plan that is not legal is refused with `error_code::illegal_plan`
/// and the sentence of the rule that the plan breaks.
/// Example:
///     #include <msr/backend/any_backend.hpp>
///     #include <msr/portable.hpp>
///     msr::any_backend device;
///     msr::session session{device, msr::plan_here(msr::instructions), msr::this_cpu()};
///     const std::uint64_t count = session.measure([] {}).at("instructions");
template <backend Backend>
class session<Backend, run_time_plan, session_cpu> : public basic_session<run_time_plan> {
public:
    /// Opens the session as a session with a plan made at compile time is opened; a plan that is
    /// not legal is refused with `error_code::illegal_plan` before anything is written. Throws
    /// session_error.
    session(Backend &device, const run_time_plan &plan, session_cpu target,
            session_options options = {})
        : basic_session{registers_of(device, target.cpu), plan, options} {
        detail::announce(device, target.cpu, plan);
        report(open(target, plan.view()));
    }

    /// Opens the session; puts the failure into `problem`, or no failure. After a failure the
    /// session is closed, and the registers are as they were found.
    session(Backend &device, const run_time_plan &plan, session_cpu target, session_options options,
            failure &problem)
        : basic_session{registers_of(device, target.cpu), plan, options} {
        detail::announce(device, target.cpu, plan);
        problem = open(target, plan.view());
    }

    /// Opens the session with the default options; puts the failure into `problem`, or no failure.
    session(Backend &device, const run_time_plan &plan, session_cpu target, failure &problem)
        : session(device, plan, target, session_options{}, problem) {}
};

template <typename Backend, typename Plan>
session(Backend &, const Plan &, session_cpu, session_options = {})
    -> session<Backend, detail::session_plan<Plan>>;
template <typename Backend, typename Plan>
session(Backend &, const Plan &, session_cpu, session_options, failure &)
    -> session<Backend, detail::session_plan<Plan>>;
template <typename Backend, typename Plan>
session(Backend &, const Plan &, session_cpu, failure &)
    -> session<Backend, detail::session_plan<Plan>>;

} // namespace msr

#pragma GCC diagnostic pop
