// Measures how fast miss curves are computed from streams of cache lines, on one core: the exact
// curve of a cache with 16,384 sets and 20 ways, the curve from a sample of 1 in 32 of those sets,
// the sampled curve by SHARDS, and the curve by Mattson's stack distances for any size of cache.
// Each figure is the speed for the slowest of four streams.
#include "figure.hpp"

#include <msr/cache/curves/lru_stacks.hpp>
#include <msr/cache/curves/mattson.hpp>
#include <msr/cache/curves/shards.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <random>
#include <vector>

#include <time.h>

namespace {

/// Returns the CPU time of this thread in seconds, which other threads do not change.
double seconds() {
    timespec current{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &current);
    return static_cast<double>(current.tv_sec) + static_cast<double>(current.tv_nsec) * 1e-9;
}

constexpr std::size_t count = 10'000'000;
constexpr std::uint64_t sets = 16384;
constexpr unsigned ways = 20;

struct stream {
    const char *name;
    std::vector<std::uint64_t> lines;
};

std::vector<stream> streams() {
    std::mt19937_64 random{1};
    std::vector<stream> list{{"a walk over 64 MiB", {}},
                             {"64 MiB at random", {}},
                             {"16 MiB at random", {}},
                             {"few lines often (Zipf)", {}}};
    constexpr std::uint64_t large = 1 << 20, small = 1 << 18;
    std::uniform_real_distribution<double> share{0, 1};
    for (std::size_t i = 0; i < count; ++i) {
        list[0].lines.push_back(i % large);
        list[1].lines.push_back(random() % large);
        list[2].lines.push_back(random() % small);
        // In the fourth stream the ranks of the accessed cache lines have a uniform logarithm;
        // lines of neighbouring ranks lie apart.
        const auto rank = static_cast<std::uint64_t>(std::exp(share(random) * std::log(large)));
        list[3].lines.push_back(rank * 0x9e3779b1 % large);
    }
    return list;
}

/// A value of each computed miss curve; volatile, so that the compiler leaves out no part of the
/// work.
volatile double used;

template <typename Method, typename... With>
double slowest(const char *name, const std::vector<stream> &streams, With... with) {
    double minimum = 1e9;
    for (const stream &entry : streams) {
        double best = 0;
        for (int round = 0; round < 3; ++round) {
            Method method{with...};
            const double previous = seconds();
            method.access(entry.lines);
            const double passed = seconds() - previous;
            used = static_cast<double>(method.misses(10));
            best = std::max(best, count / 1e6 / passed);
        }
        std::printf("    %s: %s %.1f\n", name, entry.name, best);
        minimum = std::min(minimum, best);
    }
    return minimum;
}

} // namespace

int main() {
    const std::vector<stream> list = streams();
    constexpr const char *unit = "M accesses/s";
    bool met = bench::at_least(
        "curve, each set", slowest<msr::curve::lru_stacks>("each set", list, sets, ways), unit, 60);
    met &= bench::at_least("curve, 1 of 32 sets",
                           slowest<msr::curve::sampled_sets>("1 of 32", list, sets, ways, 32u),
                           unit, 500);
    met &= bench::at_least("curve, SHARDS 1 %", slowest<msr::curve::shards>("SHARDS", list, 0.01),
                           unit, 200);
    met &=
        bench::at_least("curve, Mattson", slowest<msr::curve::mattson>("Mattson", list), unit, 4.5);
    return met ? 0 : 1;
}
