// Makes one count of each event of a benchmark from the counts of its session, whether the session
// counts a thread, a CPU or several CPUs.
#pragma once

#include <msr/session/counts.hpp>
#include <msr/session/counts_on_cpus.hpp>

namespace msr::detail {

/// Returns the counts of a single thread or CPU unchanged.
template <typename Plan>
counts<Plan> sum_of(const counts<Plan> &counted) {
    return counted;
}
/// Returns the sums of the counts of several CPUs; the counter of a unit that CPUs share is added
/// once.
template <typename Plan>
counts<Plan> sum_of(const counts_on_cpus<Plan> &counted) {
    return counted.sum();
}

} // namespace msr::detail
