// A session of a plan with settings of controls, such as switches of prefetchers: the session
// writes and verifies the settings, counts under them, and puts back what was there.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/exceptions.hpp>
#include <msr/controls/controlled_plan.hpp>
#include <msr/controls/names.hpp>
#include <msr/core/failure.hpp>
#include <msr/session.hpp>
#include <msr/session/controls.hpp>
#include <msr/session/cpu_selection.hpp>
#include <msr/session/error.hpp>
#include <msr/session/execution/cpu.hpp>
#include <msr/session/execution/options.hpp>
#include <msr/session/machine.hpp>
#include <msr/session/measurement.hpp>

#include <concepts>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

// `-Wshadow` of g++ warns of a constructor's parameter, such as `plan`, where the program that
// uses the constructor has a global of the same name. The warning is off in this header.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"

namespace msr {

/// A session of a plan with settings of controls, on a logical processor or on several. The
/// settings are written before the counters are set up, on the processors that the session counts,
/// and are put back after the counters: when the session closes, and wherever a `control_session`
/// puts registers back. A register that further processors share changes for these, too. The
/// counts are those of the plan without its settings.
/// Example:
///     #include <msr/backend/dev_msr.hpp>
///     #include <msr/controls.hpp>
///     #include <msr/intel/perfmon.hpp>
///     #include <msr/session/controlled.hpp>
///     using msr::controls::l2_stream;
///     constexpr auto misses = msr::perfmon::llc_misses.user();
///     constexpr const auto &plan = msr::plan<msr::perfmon::skylake, misses, l2_stream::off>;
///     msr::dev_msr device;
///     msr::session session{device, plan, msr::this_cpu()};
///     const auto counts = session.measure([] { /* what is measured */ });
template <backend Backend, auto On, typename Counted, controls::setting... Setting,
          typename Placement>
class session<Backend, controlled_plan<On, Counted, Setting...>, Placement> {
    using plan_type = controlled_plan<On, Counted, Setting...>;
    using counted_session = session<Backend, Counted, Placement>;

public:
    /// The type of the counts that `read` and `stop` return.
    using counts_type = typename counted_session::counts_type;

    /// Writes the settings, and opens the session of the counters. Throws session_error.
    session(Backend &device, const plan_type &, Placement target, session_options options = {}) {
        failure problem;
        open(device, std::move(target), options, problem);
        report(problem);
    }
    /// Writes the settings, and opens the session of the counters; puts the failure into `problem`,
    /// or no failure. After a failure the registers are as they were found.
    session(Backend &device, const plan_type &, Placement target, session_options options,
            failure &problem) {
        open(device, std::move(target), options, problem);
    }
    /// Writes the settings, and opens the session of the counters with the default options; puts
    /// the failure into `problem`, or no failure.
    session(Backend &device, const plan_type &plan, Placement target, failure &problem)
        : session(device, plan, std::move(target), session_options{}, problem) {}

    session(session &&) noexcept = default;
    /// Closes this session, and takes over the settings and the counters of `other`.
    session &operator=(session &&other) noexcept {
        failure unreported;
        close(unreported);
        counted_ = std::move(other.counted_);
        controls_ = std::move(other.controls_);
        return *this;
    }
    /// Puts the counters' registers back and then the settings, and reports no failure.
    ~session() = default;

    /// Starts counting from 0. Throws session_error.
    void start() {
        failure problem;
        start(problem);
        report(problem);
    }
    /// Starts counting from 0; puts the failure into `problem`, or no failure.
    void start(failure &problem) noexcept {
        if (is_open("start", problem)) counted_->start(problem);
    }
    /// Returns the counts since start; counting goes on. Throws session_error.
    counts_type read() {
        failure problem;
        counts_type result = read(problem);
        report(problem);
        return result;
    }
    /// Returns the counts since start; puts the failure into `problem`, or no failure.
    counts_type read(failure &problem) {
        return is_open("read", problem) ? counted_->read(problem) : counts_type{};
    }
    /// Returns the counts since start and ends counting; the settings stay. Throws session_error.
    counts_type stop() {
        failure problem;
        counts_type result = stop(problem);
        report(problem);
        return result;
    }
    /// Returns the counts since start and ends counting; puts the failure into `problem`, or no
    /// failure.
    counts_type stop(failure &problem) {
        return is_open("stop", problem) ? counted_->stop(problem) : counts_type{};
    }
    /// Counts while `work_load` runs. Returns the counts, or `measurement{counts, value}` where
    /// `work_load` returns a value. Throws session_error.
    template <std::invocable WorkLoad>
    measurement_of<counts_type, WorkLoad> measure(WorkLoad &&work_load) {
        failure problem;
        if (!is_open("start", problem)) report(problem);
        return counted_->measure(std::forward<WorkLoad>(work_load));
    }

    /// Puts the counters' registers back, and then the settings, each even after a failure. Throws
    /// session_error with the first failure.
    // a template, so that only programs that call this function need exceptions
    template <typename Asking = void>
    void close() {
        failure problem;
        close(problem);
        detail::throw_if<session_error, Asking>(problem);
    }
    /// Puts the counters' registers back, and then the settings; puts the first failure, or none,
    /// into `problem`. A second call does nothing.
    void close(failure &problem) noexcept {
        problem = {};
        if (counted_) counted_->close(problem);
        counted_.reset();
        failure of_controls;
        if (controls_) controls_->close(of_controls);
        controls_.reset();
        const unsigned unrestored = problem.unrestored_registers + of_controls.unrestored_registers;
        if (!problem) problem = of_controls;
        problem.unrestored_registers = unrestored;
    }

    /// Returns the controls that the session has written, in the order of the writes.
    std::vector<held_control> controls() const {
        return controls_ ? controls_->controls() : std::vector<held_control>{};
    }

private:
    static void report(const failure &problem) {
        detail::throw_if<session_error, plan_type>(problem);
    }
    static cpu_selection selection_of(const session_cpu &target) { return on_cpus(target.cpu); }
    static cpu_selection selection_of(const cpu_selection &target) { return target; }

    void open(Backend &device, Placement target, session_options options, failure &problem) {
        session_options of_controls = options;
        of_controls.restore_on_signals = true;
        controls_.emplace(device, plan_type::settings().view(), selection_of(target), of_controls,
                          problem);
        if (problem) return controls_.reset();
        counted_.emplace(device, plan_type::counted(), std::move(target), options, problem);
        if (!problem) return;
        counted_.reset();
        failure closing;
        controls_->close(closing);
        controls_.reset();
        problem.unrestored_registers += closing.unrestored_registers;
    }
    /// Returns whether the session is open; puts the failure of a `call` into `problem` where the
    /// session is closed.
    bool is_open(const char *call, failure &problem) const noexcept {
        problem = {};
        if (counted_) return true;
        problem = {
            .kind = error_code::wrong_state, .state = session_state::closed, .subject = call};
        return false;
    }

    // The settings are declared first, so that they are put back last.
    std::optional<control_session> controls_;
    std::optional<counted_session> counted_;
};

} // namespace msr

#pragma GCC diagnostic pop
