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

/// Statistics of a counter over all passes of a region. n, sum, min, mean and max are exact; median
/// and p99 have the precision of `distribution`.
struct region_statistics {
    std::uint64_t n{};      ///< the number of passes through the region
    std::uint64_t sum{};    ///< number of events in all passes through the region
    std::uint64_t min{};    ///< number of events in the pass with the fewest events
    std::uint64_t median{}; ///< median number of events in a pass through the region
    double mean{};          ///< mean number of events in a pass through the region
    std::uint64_t p99{};    ///< number of events that 99 of 100 passes do not exceed
    std::uint64_t max{};    ///< number of events in the pass with the most events
};

/// Returns the statistics of a distribution.
inline region_statistics statistics_of(const distribution &source) noexcept {
    return {.n = source.n(),
            .sum = source.sum(),
            .min = source.min(),
            .median = source.median(),
            .mean = source.mean(),
            .p99 = source.p99(),
            .max = source.max()};
}

/// Statistics of a counter in a region: including nested regions, and without them.
struct region_counts {
    region_statistics inclusive; ///< statistics of passes including nested regions
    region_statistics exclusive; ///< statistics of passes without nested regions

    /// Returns the statistics of a share of the counts: with the regions inside of the region, or
    /// without them.
    const region_statistics &of(region_share share) const noexcept {
        return share == region_share::inclusive ? inclusive : exclusive;
    }
};

/// The value of a metric in a region, from the sums of the region's passes.
struct region_metric {
    std::string name{};          ///< the name of the metric of the region
    metric_value inclusive{0.0}; ///< the metric's value including nested regions
    metric_value exclusive{0.0}; ///< the metric's value without nested regions
};

/// The counts of a single thread in a region.
struct region_thread_row {
    std::size_t thread{}; ///< the thread's number: 1 for the thread that was registered first
    /// The thread's statistics of the region, an element for each counter.
    std::vector<region_counts> counts{};
};

/// The counts of a region in a report: of all threads, of single threads, and as metrics.
struct region_row {
    std::string name{}; ///< the region's name
    /// The region's statistics over all threads, an element for each counter.
    std::vector<region_counts> counts{};
    std::vector<region_metric> metrics{}; ///< values of the metrics that `add_metric` added
    /// Rows of the threads that passed the region, in the order of their numbers.
    std::vector<region_thread_row> threads{};
};

/// The counts of all regions of a program; `to_table`, `to_csv` and `to_json` print it.
struct region_report {
    std::vector<std::string> counters{}; ///< a text for each counter, as in the choices of the plan
    /// Rows of the regions, in the order in which the regions were named.
    std::vector<region_row> regions{};
    /// By counter: the greatest number, among all threads, of events that a region's begin and end
    /// add to counts.
    std::vector<region_cost> own_costs{};
    /// Whether the costs of begin and end (`own_costs`) are subtracted from the counts.
    bool own_costs_are_subtracted{};
    std::size_t threads{}; ///< number of threads that have handed over their counts at their end
    /// Number of threads that have not ended; the report lacks their counts.
    std::size_t threads_at_work{};
    /// Number of threads that are in the sums over all threads but have no rows of their own: see
    /// `region_options::most_threads`.
    std::size_t threads_without_rows{};
    lost_passes lost{}; ///< numbers of passes that no statistics include

    /// Returns the row of the region with a name; null where no region has the name.
    const region_row *find(std::string_view name) const noexcept {
        for (const region_row &row : regions)
            if (row.name == name) return &row;
        return nullptr;
    }

    /// Returns the sums of a region as counts of the plan that the regions were made for, as
    /// `value_of` takes them.
    template <typename Plan>
    static counts<Plan> sums_of(const Plan &, const region_row &row,
                                region_share share = region_share::inclusive) {
        counts<Plan> result;
        for (std::size_t i = 0; i < result.size() && i < row.counts.size(); ++i)
            result.data()[i] = row.counts[i].of(share).sum;
        return result;
    }

    /// Adds a metric to each region: `report.add_metric<cpi>(plan)`, followed by the constants that
    /// the metric needs: `given::smt_on{true}`.
    template <const auto &Metric, typename Plan, given_constant... Given>
    void add_metric(const Plan &plan, const Given &...constants) {
        add_metric(Metric.name(), plan,
                   [&](const counts<Plan> &sums) { return value_of<Metric>(sums, constants...); });
    }

    /// Adds a metric named `name` to each region: the result of `value(counts)` for the sums of the
    /// region.
    template <typename Plan, typename Value>
    void add_metric(std::string_view name, const Plan &plan, Value value) {
        for (region_row &row : regions)
            row.metrics.push_back({std::string{name},
                                   value(sums_of(plan, row, region_share::inclusive)),
                                   value(sums_of(plan, row, region_share::exclusive))});
    }
};

} // namespace msr
