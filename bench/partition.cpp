// Measures how fast partitions are planned, on one core: the time of the slowest of 20 workloads,
// each the fastest of five runs; for any number of applications that of the slowest of 2,000
// workloads with random curves. The curves are synthetic. The time that another program, PBBCache,
// once took is printed beside the result.
#include "figure.hpp"

#include "../test/cache/random_curves.hpp"

#include <msr/cache/partition.hpp>

#include <algorithm>
#include <cstdio>
#include <vector>

#include <time.h>

namespace {

namespace partition = msr::partition;
using partition::model;
using partition::objective;

/// Returns the CPU time of this thread in microseconds, which other threads do not change.
double microseconds() {
    timespec current{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &current);
    return static_cast<double>(current.tv_sec) * 1e6 + static_cast<double>(current.tv_nsec) * 1e-3;
}

struct kind {
    unsigned applications;
    objective aim;
    partition::bandwidth memory{};
    unsigned ways = 20;
    bool clustered = false;
};

double time_of(const partition::workload &workload, const kind &kind, int runs) {
    double best = 1e18;
    for (int run = 0; run < runs; ++run) {
        const double previous = microseconds();
        const partition::room room{.ways = kind.ways};
        const partition::deadline never;
        const partition::optimum optimum =
            kind.clustered
                ? partition::clustered_optimum(workload, room, kind.memory, kind.aim, never)
                : partition::strict_optimum(workload, room, kind.memory, kind.aim, never);
        best = std::min(best, microseconds() - previous);
        if (!optimum.proved) return -1;
    }
    return best;
}

/// Returns the time of the slowest of several workloads; a negative number where a partition was
/// not proved to be optimal.
double slowest(const kind &kind, unsigned workloads = 20, int runs = 5) {
    static const partition::curves table = test_curves::table("curves_synth20.csv");
    double maximum = 0;
    for (unsigned seed = 0; seed < workloads; ++seed) {
        const partition::workload workload =
            test_curves::random_workload(table, seed, kind.applications);
        const double entry = time_of(workload, kind, runs);
        if (entry < 0) return -1;
        maximum = std::max(maximum, entry);
    }
    return maximum;
}

constexpr partition::bandwidth stalls{model::stalls, 35000};
constexpr partition::bandwidth morad{model::morad, 35000};

/// Returns the time of the slowest of some workloads with random curves, which go up and down or
/// are monotone, for any number of applications, with and without each model of bandwidth.
double slowest_random(unsigned ways, const std::vector<objective> &aims, unsigned workloads) {
    double maximum = 0;
    for (unsigned seed = 0; seed < workloads; ++seed) {
        const unsigned applications = 2 + seed % (ways - 1);
        const partition::curves curves = test_curves::random_curves(seed, applications, ways);
        for (const partition::curves &entry : {curves, test_curves::monotone(curves)}) {
            const partition::workload workload =
                test_curves::random_workload(entry, seed, applications);
            // The bandwidths of the path to memory go from one at which no application is slowed
            // down to the least for which the models are valid.
            const double mbps =
                test_curves::mean_traffic(workload) * (0.25 + 0.1 * (seed / 31 % 9));
            for (const model model : {model::none, model::morad, model::stalls, model::simple})
                for (const objective aim : aims) {
                    const kind kind{applications, aim, {model, mbps}, ways};
                    double took = time_of(workload, kind, 1);
                    if (took > maximum) took = std::min(took, time_of(workload, kind, 2));
                    if (took < 0) return -1;
                    maximum = std::max(maximum, took);
                }
        }
    }
    return maximum;
}

} // namespace

int main() {
    bool met = true;
    const auto line = [&met](const char *text, double value, const char *unit, double limit) {
        met &= bench::at_most(text, value, unit, limit);
    };
    std::printf("partitions of 20 ways, one core\n");
    line("16, STP", slowest({16, objective::stp}), "us", 5);
    line("16, STP, stalls", slowest({16, objective::stp, stalls}), "us", 100);
    line("16, STP, morad", slowest({16, objective::stp, morad}), "us", 100);
    line("16, unfairness, stalls", slowest({16, objective::unfairness, stalls}), "us", 200);
    line("16, unfairness, morad", slowest({16, objective::unfairness, morad}), "us", 200);
    const std::vector<objective> sums{objective::stp, objective::antt};
    const std::vector<objective> ratio{objective::unfairness};
    line("any number, STP, ANTT", slowest_random(20, sums, 1000), "us", 2000);
    line("any number, unfairness", slowest_random(20, ratio, 1000), "us", 2000);
    line("clustered, 12, STP", slowest({12, objective::stp, {}, 20, true}, 3, 3) / 1e3, "ms", 10);
    line("clustered, 16, STP", slowest({16, objective::stp, {}, 20, true}, 2, 2) / 1e3, "ms", 500);
    line("clustered, 12, unfair., morad",
         slowest({12, objective::unfairness, morad, 20, true}, 3, 1) / 1e3, "ms", 1000);
    std::printf("of 32 ways\n");
    line("any number, STP, ANTT", slowest_random(32, sums, 1000) / 1e3, "ms", 100);
    line("any number, unfairness", slowest_random(32, ratio, 1000) / 1e3, "ms", 1000);

    // PBBCache 666c8ae, a planner of cache partitions in Python, was measured once on another
    // machine, for a cache of 20 ways and with a model of memory bandwidth.
    const double eight =
        std::max(slowest({8, objective::stp, stalls}), slowest({8, objective::unfairness, stalls}));
    const double twelve = std::max(slowest({12, objective::stp, stalls}),
                                   slowest({12, objective::unfairness, stalls}));
    std::printf("with bandwidth, beside PBBCache 666c8ae (kept figures)\n"
                "    8 applications:  %.6f s; PBBCache 51 s and 186 s\n"
                "    12 applications: %.6f s; PBBCache over 900 s\n",
                eight / 1e6, twelve / 1e6);
    return met ? 0 : 1;
}
