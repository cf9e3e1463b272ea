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
    /// Positions of the counted events among the requested events of all groups of the run.
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
    /// Reports that a run begins, and the events that the run counts. `run`: number of the run,
    /// from 1 to `runs`.
    virtual void begins(unsigned run, unsigned runs, std::vector<std::string> choices) = 0;
    /// Reports that the program has run for `time_ns` nanoseconds, and the latest counts; an empty
    /// list: the counts are unknown.
    virtual void goes_on(std::uint64_t time_ns, const std::vector<reading> &counted) = 0;
    virtual void ends() = 0;
};

/// The plans of all requested events for a kind of core, in the order of the groups.
struct kind_plans {
    std::string name; ///< name of the kind of core's processor in the syntax of --cpu
    std::vector<unsigned> cpus;
    std::string pmu; ///< the kernel's name of the kind of core's PMU; empty: the usual PMU
    std::vector<family_plan> groups;
};

/// A program to run, or another subject to count, and the CPUs.
struct work {
    const family &of;
    /// The program with its arguments; empty: no program is started, because the subject runs
    /// already.
    std::vector<std::string> program;
    /// CPUs on which the program runs, or that are counted; empty: all CPUs that the program may
    /// use.
    std::vector<unsigned> cpus;
    /// Nanoseconds between reads of counts while the program runs; 0: counts are read at the end
    /// only.
    std::uint64_t interval_ns{};
    /// All groups are counted in a single run, by turns; false: each group is counted in a run of
    /// its own.
    bool multiplexed{};
    bool per_thread{}; ///< counts of each thread are reported, in addition to the sums
    surroundings around{};
    listener *hears{}; ///< receiver of reports on progress; null: none
    /// The plans for each kind of core, where the program may run on several kinds. Empty: all CPUs
    /// count the plans that the backend gets as an argument.
    std::vector<kind_plans> kinds{};
    /// Each kind of core has requested events of its own, and counts of the kinds are listed kind
    /// after kind; false: counts of the kinds are added up.
    bool kinds_are_apart{};
    std::size_t first_group{}; ///< position of the run's first group among the plans of `kinds`
    std::string pmu{};         ///< the kernel's name of the cores' PMU; empty: the usual PMU
    /// The folder that describes which CPUs share a unit; empty: /sys/devices/system/cpu, where
    /// that folder describes the processor on which the tool runs.
    std::string topology{};
    subject counted{};
    bool per_cpu{};    ///< the counts of each CPU are reported, not only their sums
    bool needs_time{}; ///< requested metrics need the time during which events were counted
};

/// The groups of events that a run counts: a single group, or several that take turns.
using plans = std::span<const family_plan>;

/// The reason (obstacle) why a backend cannot count a plan on this system with the caller's rights.
struct obstacle {
    std::string why{};          ///< a sentence with the reason; empty: the plan can be counted
    bool takes_kernel_rights{}; ///< the caller lacks the rights to count more than user mode
};

/// Counts events of the program, and of all processes that the program starts, through Linux's
/// perf. Several groups of events take turns on the counters. Throws a complaint with the event
/// that perf refuses.
outcome by_perf(const work &work, plans groups);

/// Counts each thread of the program through Linux's perf. Throws a complaint with the event that
/// perf refuses.
outcome by_perf_threads(const work &work, plans groups);

/// The CPUs that a program may run on, the folder that describes which CPUs share a unit (empty:
/// /sys/devices/system/cpu), and the kind of subject that is counted.
struct counted_cpus {
    std::vector<unsigned> cpus;
    std::string topology;
    subject::kind counted{}; ///< the subject; `machine`: everything that runs on the CPUs
};

/// Returns for each plan the reason why Linux's perf cannot count the plan alone for this process,
/// if any. Units that CPUs share are counted on the CPUs of `cpu`.
std::vector<obstacle> obstacles_by_perf(plans groups, const std::string &pmu,
                                        const counted_cpus &cpu);

/// Returns whether a plan counts boxes outside of an Intel processor's cores.
bool is_of_boxes(const family_plan &plan);

/// Returns the reason why the kernel cannot count the uncore boxes of a plan, a sentence: the
/// kernel has no PMU for the boxes. Empty: the kernel can count the boxes.
std::string why_not_boxes(const family_plan &plan);

/// Counts uncore boxes by the kernel's PMUs while a program runs. Throws a complaint where the
/// kernel refuses a box.
outcome by_boxes(const work &work, plans groups);

/// Returns the reason why Linux's perf cannot count programs in user mode on this system; empty:
/// perf can count.
std::string why_not_perf();

/// The way to registers: the files below /dev/cpu, or the kernel module.
enum class registers : std::uint8_t { dev, shim };

/// Counts all that runs on the CPUs of `work`, through registers, while the program runs; several
/// groups of events take turns. Throws a complaint where registers cannot be accessed.
outcome by_registers(const work &work, plans groups, registers translation);

/// Counts threads that run already through the kernel module, which follows the threads from CPU to
/// CPU. Throws a complaint where the module refuses.
outcome by_module_threads(const work &work, plans groups);

/// Returns for each plan the reason why backends on registers cannot count the plan alone, if any.
std::vector<obstacle> obstacles_by_registers(plans groups, const counted_cpus &cpu);

/// Returns the reason why registers of `cpus` cannot be written, or of the CPUs that this process
/// may use where `cpus` is empty. An empty reason: the registers can be written.
std::string why_not_registers(registers translation, const std::vector<unsigned> &cpus);

/// Counts a group of events on a simulated processor. `options`: the options of `msrpp machine`
/// that describe the processor. Throws a complaint where the simulated machine refuses.
outcome by_machine(const work &work, const std::vector<std::string> &options, plans groups);

/// Returns for each plan the reason why the models of a simulated machine cannot count the plan
/// alone, if any. Throws a complaint where the machine cannot be started.
std::vector<obstacle> obstacles_by_machine(const std::vector<std::string> &options, plans groups);

} // namespace msrpp::run
