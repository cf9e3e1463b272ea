// A session: a plan at work on one logical processor. It saves what it finds, refuses counters that
// somebody else uses, counts, and puts everything back on every way out.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/message.hpp>
#include <msr/failure.hpp>
#include <msr/program.hpp>
#include <msr/session/cpu.hpp>
#include <msr/session/execute.hpp>
#include <msr/session/execution.hpp>

#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <utility>

namespace msr {

/// A session's call that failed, as an exception.
class session_error : public std::runtime_error {
public:
    explicit session_error(const failure &why) : std::runtime_error(message(why)), reason{why} {
        reason.where = nullptr; // the backend may be gone when this is caught; what() has the text
    }

    /// The same as a value, without `where`.
    const failure &why() const noexcept { return reason; }

private:
    failure reason;
};

/// What a session can carry out: a program in static storage and the number of its choices.
/// `Plan::position(choice)` gives a choice's place among the readouts from the choice's type.
template <typename Plan>
concept countable_plan = requires(const Plan &plan) {
    { plan.view() } -> std::convertible_to<program_view>;
    { Plan::size } -> std::convertible_to<std::size_t>;
};

/// Whether a plan samples a choice; one that knows no samples does not.
template <typename Plan, typename Choice>
inline constexpr bool is_sampled = [] {
    if constexpr (requires { Plan::is_sampled(Choice{}); })
        return Plan::is_sampled(Choice{});
    else
        return false;
}();

/// The counts of a plan's choices.
template <typename Plan>
class counts {
public:
    /// The count of a choice; a choice that the plan does not count does not compile.
    /// Nor does one that is sampled: who handles its interrupts sets the counter anew.
    template <typename Choice>
    constexpr std::uint64_t operator[](Choice choice) const {
        static_assert(!is_sampled<Plan, Choice>,
                      "a choice that is sampled has no count: its counter is set anew each time");
        return values[Plan::position(choice)];
    }

    /// The count of the choice at this position in the plan; throws std::out_of_range. Of a choice
    /// that is sampled it is what the counter moved, which is no count.
    constexpr std::uint64_t at(std::size_t position) const {
        if (position >= size()) throw std::out_of_range("msr::counts::at");
        return values[position];
    }

    static constexpr std::size_t size() { return Plan::size; }

    constexpr const std::uint64_t *begin() const { return values; }
    constexpr const std::uint64_t *end() const { return values + size(); }

    /// Where a session puts the counts, in the order of the choices.
    constexpr std::uint64_t *data() { return values; }

private:
    std::uint64_t values[size() == 0 ? 1 : size()]{};
};

/// A plan at work on a logical processor. The backend must outlive it.
/// Each call that throws session_error has a form with a last argument `failure &why` that reports
/// there instead; its counts are 0 if it failed. After a failure of the constructor, of start or of
/// stop the registers are as they were found and the session is closed; `why.left_changed` counts
/// those that could not be put back. exit() and quick_exit() close it as well. One session is not
/// for several threads at once; several sessions are.
///
/// Where only counts are lost (`loses_counts(why.kind)`: a counter went round too often or was
/// written by another, or the bound thread left its processor), and where stop cannot read a
/// counter, the session stays open: start begins anew. Until then read and stop report it again.
template <backend Backend, countable_plan Plan>
class session {
public:
    using counts_type = counts<Plan>;

    /// Binds the thread (this_cpu, on_cpu) or not (watch_cpu), refuses claimed counters before
    /// anything is written, saves, sets up and verifies. Throws session_error.
    session(Backend &device, const Plan &plan, where on, session_options options = {})
        : work{registers_of(device, on.cpu), checked(plan), options} {
        throw_if(work.open(on.pin));
    }

    session(Backend &device, const Plan &plan, where on, session_options options, failure &why)
        : work{registers_of(device, on.cpu), checked(plan), options} {
        why = work.open(on.pin);
    }

    session(Backend &device, const Plan &plan, where on, failure &why)
        : session(device, plan, on, session_options{}, why) {}

    /// A plan must live as long as the session; those of `plan<…>` always do.
    session(Backend &, const Plan &&, where, session_options = {}) = delete;
    session(Backend &, const Plan &&, where, session_options, failure &) = delete;
    session(Backend &, const Plan &&, where, failure &) = delete;
    session(const session &) = delete;
    session &operator=(const session &) = delete;

    /// As close(), but reports to nobody.
    ~session() = default;

    /// Starts counting from 0. Throws session_error.
    void start() { throw_if(work.start()); }
    void start(failure &why) noexcept { why = work.start(); }

    /// Counts since start; counting goes on. They have 64 bits where read comes often enough: once
    /// before any counter can have gone round twice. Throws session_error.
    counts_type read() {
        counts_type result;
        throw_if(work.read(result.data()));
        return result;
    }
    counts_type read(failure &why) noexcept {
        counts_type result;
        why = work.read(result.data());
        return result;
    }

    /// Counts since start; counting ends, and may be started again. Throws session_error.
    counts_type stop() {
        counts_type result;
        throw_if(work.stop(result.data()));
        return result;
    }
    counts_type stop(failure &why) noexcept {
        counts_type result;
        why = work.stop(result.data());
        return result;
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
    counts_type measure(WorkLoad &&work_load, failure &why) {
        start(why);
        if (why) return {};
        run(std::forward<WorkLoad>(work_load));
        return stop(why);
    }

    /// Stops, puts every register back and lets the thread go, trying everything; throws
    /// session_error with the first failure. Does nothing the second time.
    void close() { throw_if(work.close()); }
    void close(failure &why) noexcept { why = work.close(); }

private:
    static program_view checked(const Plan &plan) {
        const program_view program = plan.view();
        assert(program.readouts.size() == Plan::size && "a plan has one readout for each choice");
        return program;
    }

    static void throw_if(const failure &why) {
        if (why) throw session_error{why};
    }

    template <typename WorkLoad>
    void run(WorkLoad &&work_load) {
        try {
            static_cast<void>(std::forward<WorkLoad>(work_load)());
        } catch (...) {
            failure unreported; // what is on its way says more
            stop(unreported);
            throw;
        }
    }

    execution work;
};

} // namespace msr
