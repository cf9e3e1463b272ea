// Reports of regions as values: statistics by region, counter and share, and metrics.
#pragma once

#include <msr/metric/constants.hpp>
#include <msr/metric/evaluate.hpp>
#include <msr/metric/value.hpp>
#include <msr/region/distribution.hpp>
#include <msr/region/tally.hpp>
#include <msr/session/counts.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace msr {

/// Statistics of one counter over all passes of a region. n, sum, min, mean and max are exact;
/// median and p99 are those of `distribution`.
struct region_statistics {
    std::uint64_t n{};      ///< the number of passes
    std::uint64_t sum{};    ///< events in all passes
    std::uint64_t min{};    ///< the fewest events of a pass
    std::uint64_t median{}; ///< events of a pass
    double mean{};          ///< events of a pass
    std::uint64_t p99{};    ///< events of a pass: 99 of 100 passes have at most so many
    std::uint64_t max{};    ///< the most events of a pass
};

/// Returns the figures of a distribution.
inline region_statistics statistics_of(const distribution &source) noexcept {
    return {.n = source.n(),
            .sum = source.sum(),
            .min = source.min(),
            .median = source.median(),
            .mean = source.mean(),
            .p99 = source.p99(),
            .max = source.max()};
}

/// Counts of a region by one counter: with the regions inside of it, and without.
struct region_counts {
    region_statistics inclusive; ///< counts including nested regions
    region_statistics exclusive; ///< counts without nested regions

    /// Returns the statistics with the regions inside of this region, or without them.
    const region_statistics &of(region_share share) const noexcept {
        return share == region_share::inclusive ? inclusive : exclusive;
    }
};

/// A metric in a region, from the sums of its passes.
struct region_metric {
    std::string name{};          ///< the metric's name
    metric_value inclusive{0.0}; ///< value including nested regions
    metric_value exclusive{0.0}; ///< value without nested regions
};

/// The counts of one thread in a region.
struct region_thread_row {
    std::size_t thread{};                ///< 1 for the thread that came first
    std::vector<region_counts> counts{}; ///< counts of each counter
};

/// A region's counts and passes in a report.
struct region_row {
    std::string name{};                       ///< the region's name
    std::vector<region_counts> counts{};      ///< counts of each counter, over all threads
    std::vector<region_metric> metrics{};     ///< values of the metrics that `add_metric` added
    std::vector<region_thread_row> threads{}; ///< rows of the threads that passed the region
};

/// The counts of the regions of a program. report_text.hpp prints it.
struct region_report {
    std::vector<std::string> counters{};  ///< texts
    std::vector<region_row> regions{};    ///< in the order in which the regions were named
    std::vector<region_cost> own_costs{}; ///< the cost of each counter, the greatest of all threads
    bool own_costs_are_subtracted{};      ///< the value of `region_options::subtract_own_cost`
    std::size_t threads{};                ///< number of threads that have handed over their counts
    std::size_t threads_at_work{};        ///< number of threads whose counts are still missing
    /// Threads that are in the sums and have no rows of their own: see
    /// `region_options::most_threads`.
    std::size_t threads_without_rows{};
    lost_passes lost{}; ///< passes that are in no statistics

    /// The region of this name; null where there is none.
    const region_row *find(std::string_view name) const noexcept {
        for (const region_row &row : regions)
            if (row.name == name) return &row;
        return nullptr;
    }

    /// The sums of a region as counts of the plan that the regions were made of, for `value_of`.
    template <typename Plan>
    static counts<Plan> sums_of(const Plan &, const region_row &row,
                                region_share share = region_share::inclusive) {
        counts<Plan> result;
        for (std::size_t i = 0; i < result.size() && i < row.counts.size(); ++i)
            result.data()[i] = row.counts[i].of(share).sum;
        return result;
    }

    /// Adds a metric to each region: `report.add_metric<cpi>(plan)`, with the constants that it
    /// needs behind: `given::smt_on{true}`.
    template <const auto &Metric, typename Plan, given_constant... Given>
    void add_metric(const Plan &plan, const Given &...constants) {
        add_metric(Metric.name(), plan,
                   [&](const counts<Plan> &sums) { return value_of<Metric>(sums, constants...); });
    }

    /// Adds to each region what `value(counts)` makes of its sums, under this name.
    template <typename Plan, typename Value>
    void add_metric(std::string_view name, const Plan &plan, Value value) {
        for (region_row &row : regions)
            row.metrics.push_back({std::string{name},
                                   value(sums_of(plan, row, region_share::inclusive)),
                                   value(sums_of(plan, row, region_share::exclusive))});
    }
};

} // namespace msr
