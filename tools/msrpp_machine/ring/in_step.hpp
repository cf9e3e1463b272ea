// Keeps CPUs that execute at the same time within a limit of each other's clocks, however the host
// divides its time among the threads of programs: a last level or memory that they share is then
// shared as on a processor, and nearly alike in each run.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace msrpp::machine {

/// The clocks of CPUs relative to each other. A CPU that begins to execute, or does so again, joins
/// the others where the slowest of them is: idle CPUs do not hold up any other.
class in_step {
public:
    /// The limit, in clocks. In so short a time a CPU changes little of what others see: it misses
    /// at most some thousand lines.
    static constexpr std::uint64_t most_ahead = 500'000;

    explicit in_step(unsigned cpus) : cpus_(cpus) {}

    /// Sets a CPU's clocks until now. Call it for all CPUs before any of them begins.
    void came_to(unsigned cpu, std::uint64_t clocks) {
        one &of = cpus_[cpu];
        of.at += clocks - std::min(of.clocks, clocks);
        of.clocks = clocks;
    }
    /// Marks a CPU as executing.
    void begins(unsigned cpu) {
        one &of = cpus_[cpu];
        if (!of.executes) of.at = std::max(of.at, slowest(of.at));
        of.executes = true;
    }
    /// Marks a CPU as idle; an idle CPU does not hold up the others.
    void rests(unsigned cpu) { cpus_[cpu].executes = false; }
    bool is_ahead(unsigned cpu) const {
        return cpus_[cpu].at > slowest(cpus_[cpu].at) + most_ahead;
    }

private:
    struct one {
        std::uint64_t clocks{};
        std::uint64_t at{}; ///< position on a time line that all CPUs share
        bool executes{};
    };
    std::vector<one> cpus_;

    /// Returns the lowest position of the CPUs that execute; `otherwise` where none does.
    std::uint64_t slowest(std::uint64_t otherwise) const {
        std::uint64_t least = UINT64_MAX;
        for (const one &each : cpus_)
            if (each.executes) least = std::min(least, each.at);
        return least == UINT64_MAX ? otherwise : least;
    }
};

} // namespace msrpp::machine
