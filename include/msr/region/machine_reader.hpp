// The counts of several CPUs where a region begins and ends: of a machine, a socket or a list of
// CPUs, such as memory traffic that all cores make.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/region/share_columns.hpp>
#include <msr/session/counts_on_cpus.hpp>
#include <msr/session/cpu_selection.hpp>
#include <msr/session/machine.hpp>
#include <msr/session/run_time_plan.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr {

/// A reader of the sums of a session's counts on several CPUs; the counter of a unit that CPUs
/// share counts once. The session must be running and outlive the reader. A thread uses the reader
/// for its regions: the counts of the regions contain the events of all CPUs between readings. A
/// read takes the counts of all CPUs and allocates memory. The constructor throws
/// std::invalid_argument where the plan has shares of slots without the slots, and session_error
/// where a session of a plan made at run time cannot be read.
template <typename Backend, typename Plan>
class machine_reader {
    static constexpr bool is_of_run_time = std::same_as<Plan, run_time_plan>;

public:
    using session_type = session<Backend, Plan, cpu_selection>;

    static constexpr bool always_most = !is_of_run_time;
    static constexpr std::size_t most = [] {
        if constexpr (is_of_run_time)
            return run_time_plan::max_choices;
        else
            return Plan::size;
    }();

    explicit machine_reader(session_type &running) : counting{&running} {
        if constexpr (is_of_run_time) {
            plan = running.read().sum().plan();
            shares = detail::share_columns{plan.view().readouts};
            count = plan.size();
        } else {
            shares = detail::share_columns{Plan::view().readouts};
        }
    }

    std::size_t size() const noexcept { return count; }
    static constexpr unsigned width(std::size_t) noexcept { return 64; }

    /// Writes the sum of each count over the CPUs into `values`. Returns the failure of the
    /// session's read, if any.
    failure read(std::uint64_t *values) noexcept {
        failure cause;
        const counts<Plan> sums = counting->read(cause).sum();
        for (std::size_t i = 0; i < count; ++i)
            values[i] = i < sums.size() ? sums.values()[i] : 0;
        return cause;
    }

    sequence<readout> columns() const noexcept { return shares.columns(); }
    /// Does nothing: the values that `read` writes are counts already.
    failure settle(std::uint64_t *) noexcept { return {}; }

private:
    struct no_plan {};

    session_type *counting;
    [[no_unique_address]] std::conditional_t<is_of_run_time, run_time_plan, no_plan> plan{};
    detail::share_columns shares;
    std::size_t count = most;
};

template <typename Backend, typename Plan>
machine_reader(session<Backend, Plan, cpu_selection> &) -> machine_reader<Backend, Plan>;

} // namespace msr
