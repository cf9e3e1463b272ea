// A plan at work on several logical processors, as one object.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/exceptions.hpp>
#include <msr/backend/message.hpp>
#include <msr/failure.hpp>
#include <msr/session.hpp>
#include <msr/session/counts.hpp>
#include <msr/session/counts_text.hpp>
#include <msr/session/cpu.hpp>
#include <msr/session/error.hpp>
#include <msr/session/execution.hpp>
#include <msr/session/rules.hpp>
#include <msr/session/run_time_plan.hpp>

#include <concepts>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

// Constructors call a parameter what a program may call a global, a plan `plan`: g++ would warn of
// that wherever they are used.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"

namespace msr {

/// The counts of a plan's choices on several processors.
template <typename Plan>
class [[nodiscard]] counts_on_cpus {
public:
    counts_on_cpus() = default;
    counts_on_cpus(std::vector<unsigned> on, std::vector<counts<Plan>> counted)
        : cpus_{std::move(on)}, all{std::move(counted)} {}

    /// The processors, in the order in which they were given.
    const std::vector<unsigned> &cpus() const { return cpus_; }

    std::size_t size() const { return all.size(); }
    /// One `counts` for each processor, in the same order.
    auto begin() const { return all.begin(); }
    auto end() const { return all.end(); }

    /// The counts on this processor; throws std::out_of_range where it was not counted.
    const counts<Plan> &on(unsigned cpu) const {
        for (std::size_t i = 0; i < size(); ++i)
            if (cpus_[i] == cpu) return all[i];
        detail::out_of_range("msr::counts_on_cpus::on");
    }

    /// The counts of all processors together.
    counts<Plan> sum() const {
        if (all.empty()) return {};
        counts<Plan> result = all[0];
        for (std::size_t i = 1; i < size(); ++i)
            for (std::size_t k = 0; k < result.size(); ++k)
                result.data()[k] += all[i].at(k);
        return result;
    }

private:
    std::vector<unsigned> cpus_;
    std::vector<counts<Plan>> all;
};

/// `CPU N`, and below it the counts there, for each processor.
template <typename Plan, detail::text_source Source = detail::text_source_of<Plan>()>
std::string to_string(const counts_on_cpus<Plan> &all) {
    std::string text;
    for (const unsigned cpu : all.cpus()) {
        text += detail::cpu_text(cpu) + '\n';
        text += to_string<Plan, Source>(all.on(cpu));
    }
    return text;
}
inline std::string to_string(const counts_on_cpus<run_time_plan> &all) {
    std::string text;
    for (const unsigned cpu : all.cpus())
        text += detail::cpu_text(cpu) + '\n' + to_string(all.on(cpu));
    return text;
}

/// Writes what `to_string` makes.
template <text_stream Stream, typename Plan,
          detail::text_source Source = detail::text_source_of<Plan>()>
Stream &operator<<(Stream &into, const counts_on_cpus<Plan> &all) {
    return detail::write_to(into, to_string<Plan, Source>(all));
}
template <text_stream Stream>
Stream &operator<<(Stream &into, const counts_on_cpus<run_time_plan> &all) {
    return detail::write_to(into, to_string(all));
}

/// A session on each of several processors: opened, started, read, stopped and put back together.
/// The thread is not bound. The processors start one after the other, without delay, and stop in
/// the same order. A call that fails on one processor is undone on the others: after a failure of
/// the constructor, start or stop all registers are as they were found, and all sessions are
/// closed; `why.cpu` is the processor that failed first, and `why.left_changed` counts the
/// registers of all processors that could not be put back. After a read that failed, and a stop
/// that only lost counts (`loses_counts(why.kind)`), all sessions are open as before. `Plan` is
/// that of a session: run_time_plan for a plan made at run time.
template <typename Backend, typename Plan>
class session_on_cpus : public detail::stopped_compiling {
    using mistake = detail::mistake_of_session<Backend, Plan>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));

public:
    using detail::stopped_compiling::stopped_compiling;
};
template <backend Backend, typename Plan>
requires countable_plan<Plan> || std::same_as<Plan, run_time_plan>
class session_on_cpus<Backend, Plan> {
public:
    using counts_type = counts_on_cpus<Plan>;

    /// `cpus`: at least one, none twice. Throws session_error.
    session_on_cpus(Backend &device, const Plan &plan, std::vector<unsigned> cpus,
                    session_options options = {}) {
        throw_if(open(device, plan, std::move(cpus), options));
    }
    session_on_cpus(Backend &device, const Plan &plan, std::vector<unsigned> cpus,
                    session_options options, failure &why) {
        why = open(device, plan, std::move(cpus), options);
    }
    session_on_cpus(Backend &device, const Plan &plan, std::vector<unsigned> cpus, failure &why)
        : session_on_cpus(device, plan, std::move(cpus), session_options{}, why) {}

    /// A plan must live as long as its sessions; a plan made at run time is kept by them.
    session_on_cpus(Backend &, const Plan &&, std::vector<unsigned>,
                    session_options = {}) requires countable_plan<Plan>
    = delete;

    /// Every call to the object that was moved from fails with `session_state::moved_from`.
    session_on_cpus(session_on_cpus &&) noexcept = default;
    session_on_cpus &operator=(session_on_cpus &&) noexcept = default;

    /// As close(), but reports no failure.
    ~session_on_cpus() = default;

    /// The processors, in the order in which they were given.
    const std::vector<unsigned> &cpus() const { return cpus_; }

    /// Starts counting from 0 everywhere. Throws session_error.
    void start() { throw_if(start_all()); }
    void start(failure &why) noexcept { why = start_all(); }

    /// Counts since start; counting goes on. Throws session_error.
    counts_type read() {
        failure why;
        counts_type result = read(why);
        throw_if(why);
        return result;
    }
    counts_type read(failure &why) {
        why = unless_in(session_state::running, "read");
        std::vector<counts<Plan>> all;
        for (auto &each : sessions)
            if (!why) all.push_back(each.read(why));
        return counted(std::move(all), why);
    }

    /// Counts since start; counting ends everywhere, and may be started again. Throws
    /// session_error.
    counts_type stop() {
        failure why;
        counts_type result = stop(why);
        throw_if(why);
        return result;
    }
    counts_type stop(failure &why) {
        why = unless_in(session_state::running, "stop");
        if (why) return {};
        std::vector<counts<Plan>> all;
        for (auto &each : sessions) { // also sessions behind one that failed
            failure here;
            all.push_back(each.stop(here));
            if (is_worse(here, why)) why = here;
        }
        state = session_state::ready;
        if (why && !loses_counts(why.kind)) why = undone(why, session_state::failed);
        return counted(std::move(all), why);
    }

    /// Counts while `work_load` runs. Throws session_error, and passes on what `work_load` throws
    /// after it has stopped the counters.
    template <std::invocable WorkLoad>
    counts_type measure(WorkLoad &&work_load) {
        start();
        run(std::forward<WorkLoad>(work_load));
        return stop();
    }
    /// As above; if the start fails, `work_load` does not run.
    template <std::invocable WorkLoad>
    MSR_NAMED_BY_EXCEPTIONS counts_type measure(WorkLoad &&work_load, failure &why) {
        start(why);
        if (why) return {};
        run(std::forward<WorkLoad>(work_load));
        return stop(why);
    }

    /// Stops and puts every register back everywhere, trying everything; throws session_error with
    /// the first failure. Does nothing the second time.
    void close() { throw_if(close_all(session_state::closed)); }
    void close(failure &why) noexcept { why = close_all(session_state::closed); }

private:
    static void throw_if(const failure &why) { detail::throw_if<session_error, Plan>(why); }

    /// The first failure counts; failures that closed a session go before those that lost counts.
    static bool is_worse(const failure &one, const failure &other) noexcept {
        if (!one) return false;
        return !other || (loses_counts(other.kind) && !loses_counts(one.kind));
    }

    bool is_open() const noexcept {
        return state == session_state::ready || state == session_state::running;
    }

    failure unless_in(session_state wanted, const char *call) const noexcept {
        const bool was_moved = is_open() && sessions.empty();
        if (state == wanted && !was_moved) return {};
        return {.kind = error_code::wrong_state,
                .state = was_moved ? session_state::moved_from : state,
                .cpu = cpus_.empty() ? 0 : cpus_[0],
                .about = call};
    }

    failure open(Backend &device, const Plan &plan, std::vector<unsigned> cpus,
                 session_options options) {
        cpus_ = std::move(cpus);
        if (cpus_.empty()) return {.kind = error_code::cpu_list, .about = "is empty"};
        for (std::size_t i = 0; i < cpus_.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                if (cpus_[i] == cpus_[k])
                    return {
                        .kind = error_code::cpu_list, .cpu = cpus_[i], .about = "has a CPU twice"};
        sessions.reserve(cpus_.size());
        for (const unsigned cpu : cpus_) {
            failure why;
            sessions.emplace_back(device, plan, watch_cpu(cpu), options, why);
            if (why) return undone(why, session_state::unopened);
        }
        state = session_state::ready;
        return {};
    }

    failure start_all() noexcept {
        if (const failure why = unless_in(session_state::ready, "start")) return why;
        for (auto &each : sessions) {
            failure why;
            each.start(why);
            if (why) return undone(why, session_state::failed);
        }
        state = session_state::running;
        return {};
    }

    /// Closes all because of a failure.
    failure undone(failure why, session_state then) noexcept {
        state = session_state::ready;
        why.left_changed += close_all(then).left_changed;
        return why;
    }

    /// The first failure, with the registers of all processors that could not be put back.
    failure close_all(session_state then) noexcept {
        if (is_open() && sessions.empty()) return unless_in(state, "close");
        if (is_open()) state = then;
        failure first;
        unsigned left = 0;
        for (auto &each : sessions) {
            failure why;
            each.close(why);
            left += why.left_changed;
            if (why && !first) first = why;
        }
        first.left_changed = left;
        return first;
    }

    counts_type counted(std::vector<counts<Plan>> all, const failure &why) const {
        if (why) return {};
        return {cpus_, std::move(all)};
    }

    template <typename WorkLoad>
    MSR_NAMED_BY_EXCEPTIONS void run(WorkLoad &&work_load) {
        detail::run_and_clean_up(std::forward<WorkLoad>(work_load), [this] {
            failure unreported; // what is on its way says more
            static_cast<void>(stop(unreported));
        });
    }

    std::vector<unsigned> cpus_;
    std::vector<session<Backend, Plan>> sessions; // in the order of `cpus_`
    session_state state{session_state::unopened};
};

template <typename Backend, typename Plan>
session_on_cpus(Backend &, const Plan &, std::vector<unsigned>, session_options = {})
    -> session_on_cpus<Backend, detail::session_plan<Plan>>;
template <typename Backend, typename Plan>
session_on_cpus(Backend &, const Plan &, std::vector<unsigned>, session_options, failure &)
    -> session_on_cpus<Backend, detail::session_plan<Plan>>;
template <typename Backend, typename Plan>
session_on_cpus(Backend &, const Plan &, std::vector<unsigned>, failure &)
    -> session_on_cpus<Backend, detail::session_plan<Plan>>;

} // namespace msr

#pragma GCC diagnostic pop
