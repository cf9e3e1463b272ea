// Options of the backend on perf: the threads or CPUs that it counts, and how.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>
#include <string>

#include <sys/types.h>

namespace msr {

/// The threads or CPUs that a backend on perf counts.
struct perf_target {
    /// The kind of target that perf counts.
    enum class kind : std::uint8_t {
        own_thread, ///< the thread that opens the session, wherever it runs
        thread,     ///< the thread with the number `perf_target::thread`
        cpu,        ///< whatever runs on the CPU that the session names
    };

    kind is{kind::own_thread}; ///< whether a target is a thread or a CPU
    pid_t thread{};            ///< number of the counted thread in Linux, with `kind::thread`
};

/// A target: the thread that opens the session, wherever it runs. The session names any CPU, as in
/// `watch_cpu(0)`. No other target can be read without a system call.
inline constexpr perf_target own_thread{};

/// Returns a target: a thread of this process or of another process, by its number in Linux.
constexpr perf_target of_thread(pid_t thread) { return {perf_target::kind::thread, thread}; }

/// A target: everything that runs on the CPU that the session names. Opening the session takes
/// CAP_PERFMON, or kernel.perf_event_paranoid of 0 or less.
inline constexpr perf_target of_cpus{perf_target::kind::cpu, 0};

/// The treatment of counts for which other users of perf had the counters a part of the time.
enum class perf_shared : std::uint8_t {
    /// The reading fails with `error_code::partly_counted`, because the count is not of the whole
    /// time.
    refuse,
    /// The count of a part of the time is extended to the whole time, as if events came evenly.
    estimate,
    /// The count is that of the part of the time in which the counters ran; `times` says how long
    /// that was.
    as_it_is,
};

/// The options of counting by perf.
struct perf_options {
    /// The treatment of the count of an event that had a counter for a part of the time.
    perf_shared shared{perf_shared::refuse};
    /// Whether threads and processes that the counted thread creates are counted with it.
    bool inherit{};
    /// Whether `start` lets counting begin when the thread executes another program.
    bool at_exec{};
    /// Whether counts are read by RDPMC, without a system call, where that is possible.
    bool rdpmc{true};
    /// The folder in which the kernel lists its PMUs.
    std::string folder{"/sys/bus/event_source/devices"};
    /// The name in `folder` of the PMU of the core's counters, such as `cpu_atom` on a processor
    /// with two kinds of cores; empty: the kernel's usual PMU.
    std::string core{};
    /// The folder, in the form of `system_cpus_folder`, that describes which CPUs share a unit;
    /// empty: this machine's own, by `system_places`.
    std::string topology{};
    /// Path of the kernel's setting perf_event_paranoid, for messages.
    std::string paranoid{"/proc/sys/kernel/perf_event_paranoid"};
};

/// The time that a group was to count, and the time that it had counters, in nanoseconds since
/// start.
struct perf_times {
    std::uint64_t enabled{}; ///< nanoseconds since start in which the group was to count
    std::uint64_t running{}; ///< nanoseconds since start in which the group had counters

    /// Returns whether the group of events had counters all the time since start.
    constexpr bool is_whole() const { return running == enabled; }
};

} // namespace msr
