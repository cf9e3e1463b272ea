#include "search.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <system_error>
#include <thread>
#include <vector>

namespace msrpp::partition {

namespace {

/// Parts of work on all cores; where no thread can be had, on this one.
void on_all_cores(std::size_t count, planner::cores::work one, void *of) {
    std::atomic<std::size_t> next{0};
    const auto take = [&] {
        for (std::size_t part = next++; part < count; part = next++)
            one(of, part);
    };
    const std::size_t several =
        std::min<std::size_t>(count, std::max(std::thread::hardware_concurrency(), 1U));
    std::vector<std::thread> others;
    others.reserve(several);
    try {
        while (others.size() + 1 < several)
            others.emplace_back(take);
    } catch (const std::system_error &) {
        // The threads that could be made do the work.
    }
    take();
    for (std::thread &other : others)
        other.join();
}

} // namespace

planner::plan planned(const planner::workload &of, const planner::request &asked) {
    planner::request with = asked;
    // Below that threads take longer to begin than the work takes.
    constexpr std::size_t fewest = 12;
    if (of.size() >= fewest && std::thread::hardware_concurrency() > 1)
        with.cores = planner::cores{on_all_cores};
    return planner::make_plan(of, with);
}

} // namespace msrpp::partition
