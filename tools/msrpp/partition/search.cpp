#include "search.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <system_error>
#include <thread>
#include <vector>

namespace msrpp::partition {

namespace {

/// Carries out parts of a work on all cores; where no thread can be made, on the calling thread.
void on_all_cores(std::size_t count, planner::cores::work work, void *of) {
    std::atomic<std::size_t> next{0};
    const auto take = [&] {
        for (std::size_t part = next++; part < count; part = next++)
            work(of, part);
    };
    const std::size_t several =
        std::min<std::size_t>(count, std::max(std::thread::hardware_concurrency(), 1U));
    std::vector<std::thread> rest;
    rest.reserve(several);
    try {
        while (rest.size() + 1 < several)
            rest.emplace_back(take);
    } catch (const std::system_error &) {
        // Where a thread cannot be made, the existing threads do the work.
    }
    take();
    for (std::thread &other : rest)
        other.join();
}

} // namespace

planner::plan planned(const planner::workload &workload, const planner::request &request) {
    planner::request variant = request;
    // Smallest number of applications for threads: with fewer the threads take longer to begin than
    // the work takes.
    constexpr std::size_t fewest = 12;
    if (workload.size() >= fewest && std::thread::hardware_concurrency() > 1)
        variant.cores = planner::cores{on_all_cores};
    return planner::make_plan(workload, variant);
}

} // namespace msrpp::partition
