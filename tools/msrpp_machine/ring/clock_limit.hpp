// Keeps simulated CPUs that execute at the same time within a limit by which their clocks may
// differ, however the host divides its time among the threads of programs: a last-level cache or
// memory that CPUs share is then shared as on a processor, and nearly alike in each run.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace msrpp::machine {

/// The clocks of simulated CPUs relative to each other. A CPU that begins or resumes to execute
/// starts at the position of the slowest CPU, so that idle CPUs do not delay other CPUs.
class clock_limit {
public:
    /// The number of clocks by which a CPU may be ahead of others. In 500,000 clocks a CPU changes
    /// little of what other CPUs see, because the CPU misses at most some thousand cache lines.
    static constexpr std::uint64_t most_ahead = 500'000;

    explicit clock_limit(unsigned cpus) : cpus_(cpus) {}

    /// Sets the number of clocks that a CPU has executed. Must be called for all CPUs before
    /// mark_executing().
    void set_clocks(unsigned cpu, std::uint64_t clocks) {
        entry &of = cpus_[cpu];
        of.position += clocks - std::min(of.clocks, clocks);
        of.clocks = clocks;
    }
    /// Sets the clocks of a CPU that has waited, and executed nothing.
    void passed_to(unsigned cpu, std::uint64_t clocks) { cpus_[cpu].clocks = clocks; }
    /// Marks a CPU as executing.
    void mark_executing(unsigned cpu) {
        entry &of = cpus_[cpu];
        if (!of.executes) of.position = std::max(of.position, slowest(of.position));
        of.executes = true;
    }
    /// Marks a CPU as idle; an idle CPU does not delay other CPUs.
    void mark_idle(unsigned cpu) { cpus_[cpu].executes = false; }
    bool is_ahead(unsigned cpu) const {
        return cpus_[cpu].position > slowest(cpus_[cpu].position) + most_ahead;
    }

private:
    struct entry {
        std::uint64_t clocks{};
        /// Position of the CPU's clock, in clocks on a time line that all CPUs share.
        std::uint64_t position{};
        bool executes{};
    };
    std::vector<entry> cpus_;

    /// Returns the lowest position of the CPUs that execute; where no CPU executes, `otherwise`.
    std::uint64_t slowest(std::uint64_t otherwise) const {
        std::uint64_t minimum = UINT64_MAX;
        for (const entry &cpu : cpus_)
            if (cpu.executes) minimum = std::min(minimum, cpu.position);
        return minimum == UINT64_MAX ? otherwise : minimum;
    }
};

} // namespace msrpp::machine
