// When a search has to end, though it has not proved its answer: by time, or by steps.
#pragma once

#include <msr/cplusplus.hpp>

#include <chrono>
#include <cmath>
#include <cstddef>

namespace msr::partition {

/// So many seconds from its construction on; infinite: never.
class deadline {
public:
    explicit deadline(double seconds = HUGE_VAL) : has_end{seconds < longest} {
        if (has_end)
            end = clock::now() + std::chrono::duration_cast<clock::duration>(
                                     std::chrono::duration<double>(seconds));
    }

    constexpr bool has_an_end() const { return has_end; }
    bool has_passed() const { return has_end && clock::now() >= end; }

private:
    using clock = std::chrono::steady_clock;
    static constexpr double longest = 1e8; // a clock has no room for much more

    bool has_end;
    clock::time_point end{};
};

/// How many steps of a search may be taken, as long as its time has not passed.
class step_budget {
public:
    step_budget(std::size_t steps, const deadline &when) : left{steps}, until{when} {}

    /// One step more; false: no more.
    bool take() {
        constexpr std::size_t between_looks = 4096;
        if (left != 0 && left % between_looks == 0 && until.has_passed()) left = 0;
        if (left == 0) return false;
        --left;
        return true;
    }

private:
    std::size_t left;
    const deadline &until;
};

} // namespace msr::partition
