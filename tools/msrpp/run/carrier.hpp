// Backends of a run: each runs a program once, and returns the counts of the requested events.
#pragma once

#include "command.hpp"
#include "subjects/subject.hpp"

#include "../family.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <sys/types.h>

namespace msrpp::run {

/// The count of a requested event, and the time during which the event was counted.
struct reading {
    std::uint64_t count{};
    std::uint64_t enabled_ns{}; ///< nanoseconds during which the event should be counted
    /// Nanoseconds during which the event was counted; fewer than enabled_ns where other events had
    /// the counters.
    std::uint64_t running_ns{};
};

/// The counts of requested events in a thread.
struct thread_readings {
    pid_t process{};
    pid_t thread{};
    std::string name; ///< name of the thread at its end
    std::vector<reading> readings;
};

/// The counts of requested events on a CPU.
struct cpu_readings {
    unsigned cpu{};
    /// Positions of the counted events, over all groups of the run.
    std::vector<std::size_t> choices;
    std::vector<reading> readings; ///< a reading of a counter for each element of `choices`
};

/// The counts of requested events at a time since the program began.
struct moment {
    std::uint64_t time_ns{};
    std::vector<reading> readings;
};

/// The outcome of a run of the program.
struct outcome {
    int status{};                  ///< exit status of the program, as a shell returns it
    bool was_counted = true;       ///< false: the program could not be started
    std::vector<reading> readings; ///< counts of all requested events, group by group
    std::vector<moment> moments{}; ///< counts while the program ran, and at its end
    int signal{};                  ///< number of the signal that ended the program, or 0
    /// Counts by thread, where requested, in the order of the threads' beginnings.
    std::vector<thread_readings> threads{};
    std::vector<cpu_readings> cpus{}; ///< counts by CPU, where requested
};

/// A receiver of reports on the progress of runs.
class listener {
public:
    virtual ~listener() = default;
    /// Reports that a run begins, the first of which is 1, and the events that the run counts.
    virtual void begins(unsigned run, unsigned runs, std::vector<std::string> choices) = 0;
    /// Reports that the program has run for `time_ns`, and the counts so far; an empty list:
    /// unknown.
    virtual void goes_on(std::uint64_t time_ns, const std::vector<reading> &counted) = 0;
    virtual void ends() = 0;
};

/// The plans of all requested events for a kind of core, in the order of the groups.
struct kind_plans {
    std::string name; ///< name of the kind's processor in the syntax of --cpu
    std::vector<unsigned> cpus;
    std::string pmu; ///< the kernel's name of the kind's PMU; empty: the usual PMU
    std::vector<family_plan> groups;
};

/// A program to run, or another subject to count, and the CPUs.
struct work {
    const family &of;
    /// The program with its arguments; empty: the subject runs already.
    std::vector<std::string> program;
    /// CPUs on which the program runs, or that are counted; empty: all CPUs that the program may
    /// use.
    std::vector<unsigned> cpus;
    /// Nanoseconds between reads of counts while the program runs; 0: counts are read at the end
    /// only.
    std::uint64_t interval_ns{};
    /// All groups are counted in a single run, by turns; otherwise in a run for each.
    bool multiplexed{};
    bool per_thread{}; ///< counts of each thread are reported, too
    surroundings around{};
    listener *hears{}; ///< receiver of reports on progress; null: none
    /// The plans for each kind of core, where the program may run on several kinds. Empty: all CPUs
    /// have the plans that the backend is given.
    std::vector<kind_plans> kinds{};
    std::size_t first_group{}; ///< position of the run's first group among the plans of `kinds`
    std::string pmu{};         ///< the kernel's name of the cores' PMU; empty: the usual PMU
    /// The folder that describes which CPUs share a unit; empty: /sys/devices/system/cpu, if that
    /// describes the processor that runs the tool.
    std::string topology{};
    subject counted{};
    bool per_cpu{};    ///< counts of each CPU are reported, too
    bool needs_time{}; ///< metrics need the time during which events were counted
};

/// The groups of events that a run counts: a single group, or several that take turns.
using plans = std::span<const family_plan>;

/// The reason (obstacle) why a backend cannot count a plan on this system with the caller's rights.
struct obstacle {
    std::string why{};          ///< a sentence with the reason; empty: the plan can be counted
    bool takes_kernel_rights{}; ///< rights are missing for counting more than user mode
};

/// Counts events through Linux's perf: of the program and all processes that it starts. With
/// several groups the kernel gives each the counters by turns. Throws a complaint with the event
/// that perf refuses.
outcome by_perf(const work &work, plans groups);

/// Counts each thread of the program by perf.
outcome by_perf_threads(const work &work, plans groups);

/// The CPUs that a program may run on, and the folder that describes which CPUs share a unit, as in
/// `work`.
struct counted_cpus {
    std::vector<unsigned> cpus;
    std::string topology;
    subject::kind counted{}; ///< the subject; `machine`: everything that runs on the CPUs
};

/// Returns for each plan the reason why perf cannot count it alone for this process, if any. Units
/// that CPUs share are counted on the named CPUs.
std::vector<obstacle> obstacles_by_perf(plans groups, const std::string &pmu,
                                        const counted_cpus &cpu);

/// Returns whether a plan counts boxes outside of an Intel processor's cores.
bool is_of_boxes(const family_plan &plan);

/// Returns why the kernel cannot count the boxes of a plan, a sentence: it has no PMU for the
/// boxes. Empty: it can.
std::string why_not_boxes(const family_plan &plan);

/// Counts boxes by the kernel's PMUs while a program runs. Throws a complaint where the kernel
/// refuses.
outcome by_boxes(const work &work, plans groups);

/// Returns why perf cannot count users' programs on this system; empty: it can.
std::string why_not_perf();

/// The way to registers: the files below /dev/cpu, or the kernel module.
enum class registers : std::uint8_t { dev, shim };

/// Counts everything on whole CPUs, while the program runs there; several groups take turns. Throws
/// a complaint where registers cannot be accessed.
outcome by_registers(const work &work, plans groups, registers translation);

/// Counts running threads through the kernel module, which follows the threads. Throws a complaint
/// where the module refuses.
outcome by_module_threads(const work &work, plans groups);

/// Returns for each plan the reason why registers of CPUs cannot count it alone, if any.
std::vector<obstacle> obstacles_by_registers(plans groups, const counted_cpus &cpu);

/// Returns why registers of CPUs cannot be written: of the given CPUs, or of those that this
/// process may use; empty: they can.
std::string why_not_registers(registers translation, const std::vector<unsigned> &cpus);

/// Counts a group on a simulated processor. `options`: the options of `msrpp machine` that describe
/// the processor. Throws a complaint where the machine refuses.
outcome by_machine(const work &work, const std::vector<std::string> &options, plans groups);

/// Returns for each plan the reason why a simulated machine's models cannot count it alone, if any.
/// Throws a complaint where the machine cannot be run.
std::vector<obstacle> obstacles_by_machine(const std::vector<std::string> &options, plans groups);

} // namespace msrpp::run
