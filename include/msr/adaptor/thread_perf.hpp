// The default device of benchmarks: Linux's perf, which needs no root; and the texts of choices,
// which name the counts.
#pragma once

#include <msr/backend/perf.hpp>
#include <msr/pmu/select/choice_text.hpp>
#include <msr/session/execution/cpu.hpp>

namespace msr::detail {

/// Counts the calling thread wherever it runs; all benchmarks share it. Opens nothing before it is
/// used.
inline perf &thread_perf() {
    static perf device;
    return device;
}

/// The placement of the thread: perf follows it, so it is bound to no processor.
inline constexpr where wherever_it_runs = watch_cpu(0);

} // namespace msr::detail
