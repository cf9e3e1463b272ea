// Reading counts while a program runs.
#pragma once

#include "../carrier.hpp"
#include "../counted_time.hpp"

#include <algorithm>
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

/// So often a listener hears at least how long a program runs.
inline constexpr std::uint64_t heard_every = 1'000'000'000; // nanoseconds

/// Waits for the end of a program that has begun; `read(time)` gives what choices have counted, as
/// often as is asked for. Late readings do not pile up. Where nobody hears of the program and
/// nothing is to be read, it returns at once.
template <typename Read>
std::vector<moment> read_while_running(const counted_time &program, const work &what,
                                       const stopwatch &since, Read &&read) {
    std::vector<moment> all;
    constexpr std::uint64_t never = ~std::uint64_t{0};
    if (what.interval_ns == 0 && what.hears == nullptr) return all;
    const auto next_of = [](std::uint64_t now, std::uint64_t step) {
        return step == 0 ? never : now - now % step + step;
    };
    std::uint64_t interval = what.interval_ns == 0 ? never : what.interval_ns;
    for (;;) {
        const std::uint64_t before = since.nanoseconds();
        const std::uint64_t told = next_of(before, what.hears == nullptr ? 0 : heard_every);
        const std::uint64_t next = std::min(interval, told);
        if (program.ends_within(next > before ? next - before : 0)) return all;
        const std::uint64_t now = since.nanoseconds();
        if (now >= interval) {
            all.push_back({now, read(now)});
            interval = next_of(now, what.interval_ns);
        }
        if (what.hears != nullptr && !all.empty() && all.back().time_ns == now)
            what.hears->goes_on(now, all.back().readings);
        else if (what.hears != nullptr)
            what.hears->goes_on(now, {});
    }
}

} // namespace msrpp::run
