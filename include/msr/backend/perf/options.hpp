// Options of the backend on perf: the threads or CPUs that it counts, and how.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>
#include <string>

#include <sys/types.h>

namespace msr {

/// The threads or CPUs that a backend on perf counts.
struct perf_target {
    /// The kind of what is counted.
    enum class kind : std::uint8_t {
        own_thread, ///< the thread that opens the session, wherever it runs
        thread,     ///< another thread, by its number in Linux
        cpu,        ///< whatever runs on the CPU that the session names
    };

    kind is{kind::own_thread}; ///< a thread, or a CPU
    pid_t thread{};            ///< number of the thread in Linux, with `kind::thread`
};

/// The thread that opens the session, wherever it runs. The session names any CPU, as in
/// `watch_cpu(0)`. Only this target can be read without a system call.
inline constexpr perf_target own_thread{};

/// A target: a thread of this process or of another one, by its number.
constexpr perf_target of_thread(pid_t thread) { return {perf_target::kind::thread, thread}; }

/// A target: everything that runs on the CPU that the session names. Opening it takes CAP_PERFMON,
/// or kernel.perf_event_paranoid of 0 or less.
inline constexpr perf_target of_cpus{perf_target::kind::cpu, 0};

/// The treatment of counts for which other users of perf had the counters a part of the time.
enum class perf_shared : std::uint8_t {
    refuse,   ///< `error_code::partly_counted`: it is no count of the whole
    estimate, ///< the count is extended to the whole time, as if it went on evenly
    as_it_is, ///< the count of that part; `times` says how long it was
};

/// The options of counting by perf.
struct perf_options {
    perf_shared shared{perf_shared::refuse}; ///< how a count of a part of the time is handled
    bool inherit{};   ///< threads and processes that the thread creates are counted with it
    bool at_exec{};   ///< `start` lets counting begin when the thread executes another program
    bool rdpmc{true}; ///< read without a system call where that is possible
    /// The folder in which the kernel lists its PMUs.
    std::string folder{"/sys/bus/event_source/devices"};
    /// The name in `folder` of the PMU of the core's counters, such as `cpu_atom` on a processor
    /// with two kinds of cores; empty: the kernel's usual one.
    std::string core{};
    /// The folder, in the form of `system_cpus_folder`, that describes which CPUs share a unit;
    /// empty: this machine's own, by `system_places`.
    std::string topology{};
    std::string paranoid{"/proc/sys/kernel/perf_event_paranoid"}; ///< the setting, for messages
};

/// The time that a group was to count, and the time that it had counters, in nanoseconds since
/// start.
struct perf_times {
    std::uint64_t enabled{}; ///< nanoseconds that the group was to count
    std::uint64_t running{}; ///< nanoseconds that the group had counters

    /// Whether the group had counters all the time.
    constexpr bool is_whole() const { return running == enabled; }
};

} // namespace msr
