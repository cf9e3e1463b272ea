// Carriers of a run: each backend runs a program once, and returns the counts of its choices.
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

/// The count of a choice, and for how long it was counted.
struct reading {
    std::uint64_t count{};
    std::uint64_t enabled_ns{}; ///< nanoseconds in which it was to be counted
    std::uint64_t running_ns{}; ///< nanoseconds in which it was counted: fewer, where others had
                                ///< the counters
};

/// The counts of choices in a thread.
struct thread_readings {
    pid_t process{};
    pid_t thread{};
    std::string name; ///< as the kernel has it at the thread's end
    std::vector<reading> readings;
};

/// The counts of choices on a CPU.
struct cpu_readings {
    unsigned cpu{};
    std::vector<std::size_t> choices; ///< positions, over all groups of the run, of the counted
                                      ///< choices
    std::vector<reading> readings;    ///< one reading for each of `choices`
};

/// The counts of choices at a time since the program began.
struct moment {
    std::uint64_t time_ns{};
    std::vector<reading> readings;
};

/// A run of the program.
struct outcome {
    int status{};                           ///< exit status, as a shell has it
    bool was_counted = true;                ///< false: the program could not be started
    std::vector<reading> readings;          ///< of each choice, group by group
    std::vector<moment> moments{};          ///< readings while the program ran, and at its end
    int signal{};                           ///< that ended the program, or 0
    std::vector<thread_readings> threads{}; ///< readings by thread, where requested, in the order
                                            ///< of their beginnings
    std::vector<cpu_readings> cpus{};       ///< readings by CPU, where requested
};

/// Hears how runs go on.
class listener {
public:
    virtual ~listener() = default;
    /// A run begins, the first is 1; it counts these choices.
    virtual void begins(unsigned run, unsigned runs, std::vector<std::string> choices) = 0;
    /// Reports that the program runs for `time_ns`, and the counts so far; an empty list: not known
    /// yet.
    virtual void goes_on(std::uint64_t time_ns, const std::vector<reading> &counted) = 0;
    virtual void ends() = 0;
};

/// The plans of all choices for one kind of core, in the order of the groups.
struct kind_plans {
    std::string name; ///< name of the processor
    std::vector<unsigned> cpus;
    std::string pmu; ///< the kernel's name of their PMU; empty: the usual one
    std::vector<family_plan> groups;
};

/// A program to run, or other work to count, and its CPUs.
struct work {
    const family &of;
    std::vector<std::string> program; ///< empty: what is counted runs already
    /// Where the program runs, or which CPUs are counted; none: wherever it may.
    std::vector<unsigned> cpus;
    std::uint64_t interval_ns{}; ///< counts are read so often while it runs; 0: only at the end
    bool multiplexed{};          ///< all groups in one run, by turns; else a run for each
    bool per_thread{};           ///< counts of each thread are reported, too
    surroundings around{};
    listener *hears{}; ///< null: nobody
    /// Where the program may run on several kinds of cores: the plans for each. Empty: all CPUs
    /// have the plans that a backend is given.
    std::vector<kind_plans> kinds{};
    std::size_t first_group{}; ///< of those plans, the one that the first of this run stands for
    std::string pmu{};         ///< the kernel's name of the cores' PMU; empty: the usual one
    /// The folder that says which CPUs share a unit; empty: /sys/devices/system/cpu, where that is
    /// of the processor that runs this.
    std::string topology{};
    subject counted{};
    bool per_cpu{};    ///< counts of each CPU are reported, too
    bool needs_time{}; ///< metrics need the time that the counts took
};

/// The groups of choices that a run counts: one, or several that take turns.
using plans = std::span<const family_plan>;

/// An obstacle: why a backend cannot count a plan, here and with the caller's rights.
struct obstacle {
    std::string why{};          ///< a sentence; empty: nothing
    bool takes_kernel_rights{}; ///< counting more than user mode takes rights
};

/// Counts choices through Linux's perf: the program and all that it starts. Of several groups the
/// kernel gives each the counters by turns. Throws a complaint with what refuses it.
outcome by_perf(const work &work, plans groups);

/// Counts each thread by perf.
outcome by_perf_threads(const work &work, plans groups);

/// The CPUs that a program may run on, and the folder that says which of them share a unit, as in
/// `work`.
struct counted_cpus {
    std::vector<unsigned> cpus;
    std::string topology;
    subject::kind counted{}; ///< counted on a machine: all that runs on its CPUs
};

/// The obstacles to counting plans for this process by perf, each of them alone; units that CPUs
/// share are counted on the CPUs that are named.
std::vector<obstacle> obstacles_by_perf(plans groups, const std::string &pmu,
                                        const counted_cpus &cpu);

/// Whether a plan counts boxes outside of an Intel processor's cores.
bool is_of_boxes(const family_plan &plan);

/// Why the kernel cannot count the boxes of a plan, a sentence: it has no PMU of them. Empty: it
/// has.
std::string why_not_boxes(const family_plan &plan);

/// Counts boxes by the kernel's PMUs of them, while a program runs. Throws a complaint.
outcome by_boxes(const work &work, plans groups);

/// Why perf cannot count users' programs here; empty: it can.
std::string why_not_perf();

/// The way to registers: the files below /dev/cpu, or the kernel module.
enum class registers : std::uint8_t { dev, shim };

/// Counts on CPUs as a whole, while the program runs there; several groups take turns. Throws a
/// complaint.
outcome by_registers(const work &work, plans groups, registers translation);

/// Counts threads that run already through the kernel module, which follows them. Throws a
/// complaint.
outcome by_module_threads(const work &work, plans groups);

/// The obstacles to counting plans in registers of CPUs, each of them alone.
std::vector<obstacle> obstacles_by_registers(plans groups, const counted_cpus &cpu);

/// Why registers of these CPUs, or of those that this process may use, cannot be written; empty:
/// they can.
std::string why_not_registers(registers translation, const std::vector<unsigned> &cpus);

/// Counts a group on a simulated processor; `options` are those of `msrpp machine` that name it.
/// Throws a complaint.
outcome by_machine(const work &work, const std::vector<std::string> &options, plans groups);

/// The obstacles to counting plans by the machine's models, each of them alone. Throws a complaint.
std::vector<obstacle> obstacles_by_machine(const std::vector<std::string> &options, plans groups);

} // namespace msrpp::run
