// The default device of benchmarks: Linux's perf, which needs no root; and the texts of choices,
// which name the counts.
#pragma once

#include <msr/backend/perf.hpp>
#include <msr/pmu/select/choice_text.hpp>
#include <msr/session/execution/cpu.hpp>

namespace msr::detail {

/// Returns the device on Linux's perf that counts the calling thread, wherever it runs. All
/// benchmarks share the device, which opens nothing before it is used.
inline perf &thread_perf() {
    static perf device;
    return device;
}

/// The processor that a session names where Linux's perf counts the calling thread: perf follows
/// the thread wherever it runs, so the thread is bound to no processor.
inline constexpr session_cpu wherever_it_runs = watch_cpu(0);

} // namespace msr::detail
