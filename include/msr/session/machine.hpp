// A session on several logical processors: a machine, a socket or a list of CPUs.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/exceptions.hpp>
#include <msr/backend/message.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/topology.hpp>
#include <msr/session.hpp>
#include <msr/session/announce.hpp>
#include <msr/session/counts.hpp>
#include <msr/session/counts_on_cpus.hpp>
#include <msr/session/counts_on_cpus_formats.hpp>
#include <msr/session/cpu_selection.hpp>
#include <msr/session/error.hpp>
#include <msr/session/execution/cpu.hpp>
#include <msr/session/execution/execute.hpp>
#include <msr/session/execution/execution.hpp>
#include <msr/session/execution/processor_check.hpp>
#include <msr/session/execution/processor_question.hpp>
#include <msr/session/machine_cpus.hpp>
#include <msr/session/measurement.hpp>
#include <msr/session/program_part.hpp>
#include <msr/session/rules.hpp>
#include <msr/session/run_time_plan.hpp>

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

// `-Wshadow` of g++ warns of a constructor's parameter, such as `plan`, where the program that
// uses the constructor has a global of the same name. The warning is off in this header.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"

namespace msr {

namespace detail {

/// The state of a session on several processors; the state of the source of a move becomes
/// `moved_from`.
class moved_state {
public:
    constexpr moved_state(session_state state) noexcept : state_{state} {}
    constexpr moved_state(moved_state &&other) noexcept
        : state_{std::exchange(other.state_, session_state::moved_from)} {}
    constexpr moved_state &operator=(moved_state &&other) noexcept {
        state_ = std::exchange(other.state_, session_state::moved_from);
        return *this;
    }
    constexpr operator session_state() const noexcept { return state_; }

private:
    session_state state_;
};

/// A session of a part of the plan's register program, which counts only some of the plan's
/// choices.
template <backend Backend, typename Plan>
struct session_of_part : basic_session<Plan> {
    session_of_part(Backend &device, const Plan &plan, const program_view &part,
                    const std::vector<std::size_t> &positions, unsigned cpu,
                    session_options options, failure &problem)
        : basic_session<Plan>{registers_of(device, cpu), plan, options, &part} {
        announce_part(device, cpu, plan, part, positions);
        // `find_kinds` has checked already that the plan for the kind of core fits the processor
        if constexpr (plan_of_core_kinds<Plan>) this->ask({});
        problem = this->open(watch_cpu(cpu), part);
    }
};

} // namespace detail

/// A session on each of several processors: opened, started, read, stopped and put back together.
/// A counter of a unit that several processors share, such as a third-level cache or a data fabric,
/// is opened on the lowest of these processors, and counts once in sums. `session_options::places`,
/// or else `places_of`, says which processors share a unit. Where the sharing is not known, a
/// session on several processors is refused (`error_code::cpu_list`). On a processor that does not
/// have the unit, such as a low-power E core without a third-level cache, the choice is not
/// counted; where no processor has the unit, the session is refused.
/// The thread is not bound. The processors start one after the other, without delay, and stop in
/// the same order. A call that fails on one processor is undone on the others: after a failure of
/// the constructor, start or stop all registers are as they were found, and all sessions are
/// closed; `problem.cpu` is the processor that failed first, and `problem.unrestored_registers`
/// counts the registers of all processors that could not be put back. After a read that failed, and
/// a stop that only lost counts (`loses_counts(problem.kind)`), all sessions are open as before.
/// `Plan` is that of a session: run_time_plan for a plan made at run time.
/// Example:
///     #include <msr/backend/dev_msr.hpp>
///     #include <msr/intel/perfmon.hpp>
///     constexpr auto misses = msr::perfmon::llc_misses;
///     msr::dev_msr device;
///     msr::session session{device, msr::plan<msr::perfmon::skylake, misses>, msr::on_machine()};
///     const auto counts = session.measure([] { /* what runs there */ });
///     const std::uint64_t everywhere = counts.sum()[misses], first = counts.counts_on(0)[misses];
template <backend Backend, typename Plan>
requires countable_plan<Plan> || std::same_as<Plan, run_time_plan>
class session<Backend, Plan, cpu_selection> {
public:
    /// The type of the counts that `read` and `stop` return: counts for each logical processor.
    using counts_type = counts_on_cpus<Plan>;

    /// Finds the processors, and opens a session on each. Throws session_error.
    session(Backend &device, const Plan &plan, cpu_selection cpu, session_options options = {}) {
        throw_if(open(device, plan, std::move(cpu), options));
    }
    /// Opens a session on each processor, and puts the failure, or none, into `problem`. After a
    /// failure all sessions are closed, and the registers are as they were found.
    session(Backend &device, const Plan &plan, cpu_selection cpu, session_options options,
            failure &problem) {
        problem = open(device, plan, std::move(cpu), options);
    }
    /// Finds the processors and opens a session with the usual options on each. Puts the failure,
    /// or none, into `problem`.
    session(Backend &device, const Plan &plan, cpu_selection cpu, failure &problem)
        : session(device, plan, std::move(cpu), session_options{}, problem) {}

    /// Refuses a temporary plan: a plan must live as long as its sessions. A plan made at run time
    /// is kept by the sessions.
    session(Backend &, const Plan &&, cpu_selection,
            session_options = {}) requires countable_plan<Plan>
    = delete;

    /// Takes over the sessions of another object; every later call of the other object fails with
    /// `session_state::moved_from`.
    session(session &&) noexcept = default;
    /// Closes the sessions of this object, and takes over the sessions of another object.
    session &operator=(session &&) noexcept = default;

    /// Closes all sessions and puts every register back, but reports no failure.
    ~session() = default;

    /// Returns the numbers of the counted processors: in the order of the list, or else in
    /// ascending order.
    const std::vector<unsigned> &cpus() const { return cpus_; }

    /// Starts counting from 0 on all processors. Throws session_error.
    void start() { throw_if(start_all()); }
    /// Starts counting from 0 on all processors; puts the failure, or none, into `problem`.
    void start(failure &problem) noexcept { problem = start_all(); }

    /// Returns the counts since start; counting goes on. Throws session_error.
    counts_type read() {
        failure problem;
        counts_type result = read(problem);
        throw_if(problem);
        return result;
    }
    /// Returns the counts since start; counting goes on. Puts the failure, or none, into `problem`;
    /// after a failure the result has no processor.
    counts_type read(failure &problem) {
        problem = check_state(session_state::running, "read");
        std::vector<counts<Plan>> counts;
        for (auto &entry : sessions_)
            if (!problem) counts.push_back(entry.part_session.read(problem));
        return collect_counts(counts, problem);
    }

    /// Returns the counts since start and ends counting on all processors; the session may be
    /// started again. Throws session_error.
    counts_type stop() {
        failure problem;
        counts_type result = stop(problem);
        throw_if(problem);
        return result;
    }
    /// Returns the counts since start and ends counting on all processors. Puts the failure, or
    /// none, into `problem`; after a failure the result has no processor.
    counts_type stop(failure &problem) {
        problem = check_state(session_state::running, "stop");
        if (problem) return {};
        std::vector<counts<Plan>> counts;
        // A session that failed to stop does not keep the sessions behind it from being stopped.
        for (auto &entry : sessions_) {
            failure failure;
            counts.push_back(entry.part_session.stop(failure));
            if (is_worse(failure, problem)) problem = failure;
        }
        state = session_state::ready;
        if (problem && !loses_counts(problem.kind)) problem = undo(problem, session_state::failed);
        return collect_counts(counts, problem);
    }

    /// Counts the plan's events on all processors while `work_load` runs. Returns the counts, or
    /// `measurement{counts, value}` where `work_load` returns a value. Throws session_error.
    /// `measure` passes on exceptions of `work_load` after it has stopped the counters.
    template <std::invocable WorkLoad>
    measurement_of<counts_type, WorkLoad> measure(WorkLoad &&work_load) {
        start();
        return detail::run_and_stop<counts_type>(
            [&]() -> decltype(auto) { return run(std::forward<WorkLoad>(work_load)); },
            [&] { return stop(); });
    }
    /// Counts the plan's events on all processors while `work_load` runs, and puts the failure, or
    /// none, into `problem`. After a failure there are no counts; see `basic_session::measure`.
    template <std::invocable WorkLoad>
    MSR_NAMED_BY_EXCEPTIONS measurement_attempt<counts_type, WorkLoad> measure(WorkLoad &&work_load,
                                                                               failure &problem) {
        start(problem);
        if (problem) return detail::nothing_measured<counts_type, WorkLoad>({});
        return detail::try_run_and_stop<counts_type>(
            [&]() -> decltype(auto) { return run(std::forward<WorkLoad>(work_load)); },
            [&] { return stop(problem); });
    }

    /// Stops counting and puts every register back on all processors, even after a failure on one
    /// processor; throws session_error with the first failure. A second call does nothing.
    void close() { throw_if(close_all(session_state::closed)); }
    /// Closes all sessions of the processors, and puts the first failure, or none, into `problem`.
    void close(failure &problem) noexcept { problem = close_all(session_state::closed); }

private:
    static void throw_if(const failure &problem) { detail::throw_if<session_error, Plan>(problem); }

    /// Returns whether the failure `left` is to be reported instead of `other`: the first failure
    /// counts, but failures that closed a session go before those that lost counts.
    static bool is_worse(const failure &left, const failure &other) noexcept {
        if (!left) return false;
        return !other || (loses_counts(other.kind) && !loses_counts(left.kind));
    }

    bool is_open() const noexcept {
        return state == session_state::ready || state == session_state::running;
    }

    failure check_state(session_state session_state, const char *call) const noexcept {
        if (state == session_state) return {};
        return {.kind = error_code::wrong_state,
                .state = state,
                .cpu = cpus_.empty() ? 0 : cpus_[0],
                .subject = call};
    }

    /// Finds the selected processors, their kinds of cores and the units that they share, and opens
    /// the sessions. A failure leaves no session open.
    failure open(Backend &device, const Plan &plan, cpu_selection cpu, session_options options) {
        if (const failure problem =
                detail::find_cpus(device, std::move(cpu), options.places, cpus_))
            return problem;
        if (cpus_.empty()) return {.kind = error_code::cpu_list, .subject = "is empty"};
        for (std::size_t i = 0; i < cpus_.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                if (cpus_[i] == cpus_[k])
                    return {.kind = error_code::cpu_list,
                            .cpu = cpus_[i],
                            .subject = "has a CPU twice"};
        if (counts_threads(device))
            return {.kind = error_code::cpu_list,
                    .subject = "cannot be counted by a backend that counts threads: it would count "
                               "the same once for each CPU"};
        if constexpr (plan_of_core_kinds<Plan>)
            if (const failure problem = find_kinds(device, options)) return problem;
        if (const failure problem = find_representatives(device, plan.view().readouts, options))
            return problem;
        for (std::size_t place = 0; place < cpus_.size(); ++place)
            if (const failure problem = open_on(device, plan, place, options)) return problem;
        state = session_state::ready;
        return {};
    }

    /// Opens the sessions of the processor at index `place`: one, or with a `unit_backend` one for
    /// each unit; none where the plan counts shared units only and other processors count them.
    failure open_on(Backend &device, const Plan &plan, std::size_t place,
                    const session_options &options) {
        const program_view program = program_on(plan, place);
        const std::size_t choices = program.readouts.size();
        std::vector<std::uint32_t> units(choices);
        if constexpr (unit_backend<Backend>) device.find_units(program, units.data());
        std::vector<std::uint32_t> programs = units;
        std::sort(programs.begin(), programs.end());
        programs.erase(std::unique(programs.begin(), programs.end()), programs.end());
        if (programs.empty()) programs.push_back(0);
        for (const std::uint32_t unit : programs) {
            std::vector<bool> readout_mask(choices, true);
            std::vector<std::size_t> positions;
            for (std::size_t i = 0; i < choices; ++i) {
                readout_mask[i] = units[i] == unit && is_opened(place, i, program.readouts[i]);
                if (readout_mask[i]) positions.push_back(i);
            }
            if (choices != 0 && positions.empty()) continue;
            failure problem;
            sessions_.emplace_back(device, plan, program, cpus_[place], options, readout_mask,
                                   std::move(positions), place, problem);
            if (problem) return undo(problem, session_state::unopened);
        }
        return {};
    }

    /// Returns the register program for the kind of core of the processor at index `place`.
    program_view program_on(const Plan &plan, std::size_t place) const {
        if constexpr (plan_of_core_kinds<Plan>)
            return Plan::view_of_kind(kinds_[place]);
        else
            return plan.view();
    }

    /// Finds the kind of core of each processor, and checks that the plan for the kind fits the
    /// processor.
    failure find_kinds(Backend &device,
                       const session_options &options) requires plan_of_core_kinds<Plan> {
        const hardware_access hardware = hardware_of(device);
        for (const unsigned cpu : cpus_) {
            std::size_t kind = Plan::kinds;
            verdict fit;
            const auto find_kind = [&](const auto &cpuid) {
                const cpuid_view view{cpuid};
                kind = Plan::kind_of(view);
                if (kind == Plan::kinds || options.any_processor) return;
                fit = Plan::with_plan_of(kind, [&](const auto &plan_of_kind) {
                    const processor_question question = question_of(plan_of_kind);
                    return question.ask == nullptr
                               ? verdict{}
                               : question.ask(question.plan, view,
                                              hardware == hardware_access::kernel);
                });
            };
            if (!detail::use_cpuid_on(device, cpu, find_kind))
                return {.kind = error_code::cpu_list,
                        .cpu = cpu,
                        .subject = "has a CPU of which nothing says what kind of core it is: the "
                                   "backend does not answer CPUID, or the CPU is not open to this "
                                   "program"};
            if (kind == Plan::kinds)
                return {.kind = error_code::unfit_plan,
                        .cpu = cpu,
                        .subject = "the core is of none of the kinds that the plan is made for"};
            if (const failure problem = detail::failure_of_plan(cpu, fit)) return problem;
            kinds_.push_back(kind);
        }
        return {};
    }

    /// Returns whether the processor at index `place` counts a choice itself: a unit that several
    /// cores share is counted only on the processor that stands for the unit.
    bool is_opened(std::size_t place, std::size_t choice, const readout &counter) const {
        if (representatives.empty() || !is_shared_between_cores(counter)) return true;
        return representatives[place * (representatives.size() / cpus_.size()) + choice] ==
               cpus_[place];
    }

    /// Fills `representatives`: for each processor and each choice the processor that stands for
    /// the counted unit, the lowest of the processors that share the unit, or `no_cpu` where the
    /// processor lacks the unit. `representatives` stays empty where all units are those of a
    /// thread. Fails where no processor has the unit of a choice, and on several processors also
    /// where it is not known which processors share a unit, and for meters that report values of
    /// the moment.
    failure find_representatives(Backend &device, sequence<readout> readouts,
                                 const session_options &options) {
        const auto is_shared = [](const readout &entry) {
            return entry.scope != register_scope::thread || entry.is_instant();
        };
        if (std::none_of(readouts.begin(), readouts.end(), is_shared)) return {};
        std::vector<cpu_place> cpu_places;
        for (const cpu_place &place : options.places)
            if (std::find(cpus_.begin(), cpus_.end(), place.cpu) != cpus_.end())
                cpu_places.push_back(place);
        if (options.places.size() == 0)
            if (const failure problem = detail::find_places(device, cpus_, readouts, cpu_places))
                return problem;
        const sequence<cpu_place> places{cpu_places.data(), cpu_places.size()};
        for (const readout &counter : readouts)
            if (std::all_of(cpus_.begin(), cpus_.end(),
                            [&](unsigned cpu) { return lacks_unit(places, cpu, counter.scope); }))
                return {.kind = error_code::cpu_list,
                        .cpu = cpus_[0],
                        .name = counter.name,
                        .subject = "has no CPU with the unit that the plan counts, as low-power E "
                                   "cores have no third-level cache"};
        if (cpus_.size() > 1)
            for (const readout &entry : readouts)
                if (entry.is_instant())
                    return {.kind = error_code::cpu_list,
                            .cpu = cpus_[0],
                            .name = entry.name,
                            .subject =
                                "has several, and a value of the moment has no sum over them: "
                                "name one CPU"};
        for (const unsigned cpu : cpus_)
            for (const readout &entry : readouts) {
                if (lacks_unit(places, cpu, entry.scope)) {
                    representatives.push_back(no_cpu);
                    continue;
                }
                const unsigned representative =
                    cpus_.size() == 1 ? cpu : standing_cpu(places, cpu, entry.scope);
                if (representative == no_cpu)
                    return {.kind = error_code::cpu_list,
                            .cpu = cpu,
                            .name = entry.name,
                            .subject =
                                "has several, and it is not known which of them share a unit "
                                "that the plan counts, and would count it again: name one CPU "
                                "of each, or say it with session_options::places"};
                representatives.push_back(representative);
            }
        return {};
    }

    failure start_all() noexcept {
        if (const failure problem = check_state(session_state::ready, "start")) return problem;
        for (auto &entry : sessions_) {
            failure problem;
            entry.part_session.start(problem);
            if (problem) return undo(problem, session_state::failed);
        }
        state = session_state::running;
        return {};
    }

    /// Closes all sessions because of `problem`. Returns `problem` with the number of registers
    /// that could not be put back.
    failure undo(failure problem, session_state next_state) noexcept {
        state = session_state::ready;
        problem.unrestored_registers += close_all(next_state).unrestored_registers;
        return problem;
    }

    /// Closes all sessions. Returns the first failure, with the number of registers of all
    /// processors that could not be put back.
    failure close_all(session_state next_state) noexcept {
        if (state == session_state::moved_from) return check_state(next_state, "close");
        if (is_open()) state = next_state;
        failure first;
        unsigned left = 0;
        for (auto &entry : sessions_) {
            failure problem;
            entry.part_session.close(problem);
            left += problem.unrestored_registers;
            if (problem && !first) first = problem;
        }
        first.unrestored_registers = left;
        return first;
    }

    /// Returns the counts of all processors, made of the counts `read` of each session. A processor
    /// for whose unit another processor stands gets a copy of that processor's count.
    counts_type collect_counts(const std::vector<counts<Plan>> &read,
                               const failure &problem) const {
        if (problem || read.empty()) return {};
        // copies of the first counts have the right plan; the loop assigns each copy
        std::vector<counts<Plan>> counts(cpus_.size(), read[0]);
        const std::size_t choices = counts[0].size();
        std::vector<std::vector<std::uint64_t>> instances(cpus_.size() * choices);
        for (std::size_t i = 0; i < read.size(); ++i)
            for (std::size_t k = 0; k < sessions_[i].positions.size(); ++k) {
                const std::size_t position = sessions_[i].positions[k];
                counts[sessions_[i].place].data()[position] = read[i].at(k);
                instances[sessions_[i].place * choices + position] =
                    sessions_[i].part_session.instance_counts(k);
            }
        for (std::size_t i = 0; i < representatives.size(); ++i) {
            // The socket or machine has no instance of the unit.
            if (representatives[i] == no_cpu) continue;
            const auto source =
                std::find(cpus_.begin(), cpus_.end(), representatives[i]) - cpus_.begin();
            const auto place = static_cast<std::size_t>(source);
            counts[i / choices].data()[i % choices] = counts[place].at(i % choices);
            instances[i] = instances[place * choices + i % choices];
        }
        return {cpus_, std::move(counts), representatives, kinds_, std::move(instances)};
    }

    template <typename WorkLoad>
    MSR_NAMED_BY_EXCEPTIONS decltype(auto) run(WorkLoad &&work_load) {
        return detail::run_and_clean_up(std::forward<WorkLoad>(work_load), [this] {
            failure unreported; // a failure to stop; the exception that is being thrown is reported
            static_cast<void>(stop(unreported));
        });
    }

    /// A session on a processor that counts the plan's choices at `positions`.
    struct cpu_session {
        cpu_session(Backend &device, const Plan &plan, const program_view &program, unsigned cpu,
                    session_options options, const std::vector<bool> &readout_mask,
                    std::vector<std::size_t> choice_positions, std::size_t cpu_index,
                    failure &problem)
            : positions{std::move(choice_positions)}, place{cpu_index}, part{detail::part_of(
                                                                            program, readout_mask)},
              part_session{detail::session_of_part<Backend, Plan>{
                  device, plan, part.view(), positions, cpu, options, problem}} {}

        std::vector<std::size_t> positions;
        std::size_t place; ///< index of the logical processor in `cpus_`
        // declared first: the memory of the part of the register program outlives `part_session`,
        // which refers to it
        detail::owned_program part;
        basic_session<Plan> part_session;
    };

    std::vector<unsigned> cpus_;
    /// The numbers of the processors whose counters are read: for each processor a number for each
    /// choice, in order; see `find_representatives` and counts_on_cpus.
    std::vector<unsigned> representatives;
    /// Number of the kind of core of each logical processor; empty: the plan has one kind.
    std::vector<std::size_t> kinds_;
    // sessions of the logical processors, in the order of `cpus_`
    std::vector<cpu_session> sessions_;
    detail::moved_state state{session_state::unopened};
};

template <typename Backend, typename Plan>
session(Backend &, const Plan &, cpu_selection, session_options = {})
    -> session<Backend, detail::session_plan<Plan>, cpu_selection>;
template <typename Backend, typename Plan>
session(Backend &, const Plan &, cpu_selection, session_options, failure &)
    -> session<Backend, detail::session_plan<Plan>, cpu_selection>;
template <typename Backend, typename Plan>
session(Backend &, const Plan &, cpu_selection, failure &)
    -> session<Backend, detail::session_plan<Plan>, cpu_selection>;

} // namespace msr

#pragma GCC diagnostic pop
