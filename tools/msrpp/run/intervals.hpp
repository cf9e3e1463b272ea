// Reading counts while a program runs.
#pragma once

#include "carrier.hpp"
#include "command.hpp"

#include <chrono>
#include <cstdint>
#include <utility>
#include <vector>

namespace msrpp::run {

/// The time since the program began.
class stopwatch {
public:
    std::uint64_t nanoseconds() const {
        const auto passed = std::chrono::steady_clock::now() - begin_;
        return static_cast<std::uint64_t>(
            std::chrono::duration_cast<std::chrono::nanoseconds>(passed).count());
    }

    std::chrono::nanoseconds passed() const { return std::chrono::nanoseconds{nanoseconds()}; }

private:
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

/// Waits for the end of a program that has begun; `read(time)` gives what choices have counted, as
/// often as is asked for. Late readings do not pile up.
template <typename Read>
std::vector<moment> read_while_running(const command &program, const work &what,
                                       const stopwatch &since, Read &&read) {
    std::vector<moment> all;
    if (what.interval_ns == 0) return all;
    for (;;) {
        const std::uint64_t into_it = since.nanoseconds() % what.interval_ns;
        if (program.ends_within(what.interval_ns - into_it)) return all;
        const std::uint64_t now = since.nanoseconds();
        all.push_back({now, read(now)});
    }
}

} // namespace msrpp::run
