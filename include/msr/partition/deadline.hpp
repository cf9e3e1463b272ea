// When a search has to end, though it has not proved its answer.
#pragma once

#include <msr/cplusplus.hpp>

#include <chrono>
#include <cmath>

namespace msr::partition {

/// So many seconds from its construction on; infinite: never.
class deadline {
public:
    explicit deadline(double seconds = HUGE_VAL) : has_end{seconds < longest} {
        if (has_end)
            end = clock::now() + std::chrono::duration_cast<clock::duration>(
                                     std::chrono::duration<double>(seconds));
    }

    bool has_passed() const { return has_end && clock::now() >= end; }

private:
    using clock = std::chrono::steady_clock;
    static constexpr double longest = 1e8; // a clock has no room for much more

    bool has_end;
    clock::time_point end{};
};

} // namespace msr::partition
