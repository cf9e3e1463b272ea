// CPUs that execute at the same time come about equally far, however the host divides its time
// among the threads of programs: what they share, a last level or memory, is then shared as on a
// processor, and nearly the same in each run.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace msrpp::machine {

/// Who is ahead of whom. A CPU that begins to execute, or does so again, joins the others where the
/// slowest of them is: those that stand idle do not hold up anybody.
class in_step {
public:
    /// Clocks. On its own a CPU changes little of what others see in so short a time: it misses
    /// at most some thousand lines.
    static constexpr std::uint64_t most_ahead = 500'000;

    explicit in_step(unsigned cpus) : cpus_(cpus) {}

    /// A CPU's clocks until now. To be told of all CPUs before any of them begins.
    void came_to(unsigned cpu, std::uint64_t clocks) {
        one &of = cpus_[cpu];
        of.at += clocks - std::min(of.clocks, clocks);
        of.clocks = clocks;
    }
    /// It executes from now on, if it did not.
    void begins(unsigned cpu) {
        one &of = cpus_[cpu];
        if (!of.executes) of.at = std::max(of.at, slowest(of.at));
        of.executes = true;
    }
    /// It does not.
    void rests(unsigned cpu) { cpus_[cpu].executes = false; }
    bool is_ahead(unsigned cpu) const {
        return cpus_[cpu].at > slowest(cpus_[cpu].at) + most_ahead;
    }

private:
    struct one {
        std::uint64_t clocks{};
        std::uint64_t at{}; ///< on a time line that all have together
        bool executes{};
    };
    std::vector<one> cpus_;

    /// Of those that execute; the other value where nobody does.
    std::uint64_t slowest(std::uint64_t otherwise) const {
        std::uint64_t least = UINT64_MAX;
        for (const one &each : cpus_)
            if (each.executes) least = std::min(least, each.at);
        return least == UINT64_MAX ? otherwise : least;
    }
};

} // namespace msrpp::machine
