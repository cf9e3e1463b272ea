// Rows of each thread in the report of regions, in addition to the sums of all threads.
#pragma once

#include <msr/region/report.hpp>
#include <msr/region/tally.hpp>

#include <cstddef>
#include <memory>
#include <new>
#include <optional>
#include <utility>
#include <vector>

namespace msr {

namespace detail {

/// The statistics of each thread. A thread that has ended takes 120 bytes for each counter of each
/// region that it passed; a thread that hands over counts before it ends takes a distribution for
/// each counter of each region.
class thread_rows {
public:
    /// Makes rows for no threads.
    /// `most_threads`: the largest number of threads with rows; later threads have no rows
    /// `most_regions`: the number of regions
    /// `counter_count`: the number of counters
    thread_rows(std::size_t most_threads, std::size_t most_regions, std::size_t counter_count)
        : maximum{most_threads}, regions{most_regions}, counters{counter_count} {}

    /// Adds a thread. Returns its number, from 1 on.
    std::size_t add_thread() {
        if (added < maximum) parts.resize(added + 1);
        return ++added;
    }

    /// Adds counts of a thread that does not end yet. `thread`: the thread's number, from 1 on
    void add(std::size_t thread, const region_sums &counted) {
        if (thread > parts.size()) return;
        part &own = parts[thread - 1];
        if (!own.sums) own.sums.emplace(regions, counters);
        own.sums->add(counted);
    }

    /// Adds the last counts of a thread, which ends, and keeps its statistics; where memory for
    /// them is missing, the thread has no rows.
    /// `thread`: the thread's number, from 1 on
    void finish(std::size_t thread, const region_sums &counted) noexcept {
        const bool is_kept = thread <= parts.size() && finish(parts[thread - 1], counted);
        if (!is_kept) ++left_out_;
    }

    /// Returns a row for each thread that passed a region, in the order of the threads' numbers.
    std::vector<region_thread_row> in_region(std::size_t region) const {
        std::vector<region_thread_row> result;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            std::vector<region_counts> counted = counts_in(parts[i], region);
            if (!counted.empty()) result.push_back({i + 1, std::move(counted)});
        }
        return result;
    }

    /// Returns the number of threads that have ended and have no rows.
    std::size_t left_out() const noexcept { return left_out_; }

private:
    struct cell {
        std::size_t region;
        region_counts counts;
    };
    struct part {
        /// Counts of a thread that still runs; none: the thread has ended.
        std::optional<region_sums> sums;
        /// Statistics of a thread that has ended, by region, then by counter.
        std::unique_ptr<cell[]> cells;
        std::size_t cell_count{};
    };

    bool is_passed(const region_sums &sums, std::size_t region) const noexcept {
        return counters != 0 && sums.of(region, 0, region_share::inclusive).n() != 0;
    }
    static region_counts counts_of(const region_sums &sums, std::size_t region,
                                   std::size_t counter) noexcept {
        return {statistics_of(sums.of(region, counter, region_share::inclusive)),
                statistics_of(sums.of(region, counter, region_share::exclusive))};
    }

    /// Adds the last counts of a thread and keeps its statistics. Returns whether there was enough
    /// memory.
    bool finish(part &own, const region_sums &counted) const noexcept {
        if (own.sums) own.sums->add(counted);
        const region_sums &region_sums = own.sums ? *own.sums : counted;
        std::size_t passed = 0;
        for (std::size_t region = 0; region < regions; ++region)
            passed += is_passed(region_sums, region) ? 1 : 0;
        own.cells.reset(new (std::nothrow) cell[passed * counters]);
        if (own.cells)
            for (std::size_t region = 0; region < regions; ++region)
                for (std::size_t i = 0; i < counters && is_passed(region_sums, region); ++i)
                    own.cells[own.cell_count++] = {region, counts_of(region_sums, region, i)};
        own.sums.reset();
        return own.cells != nullptr;
    }

    std::vector<region_counts> counts_in(const part &own, std::size_t region) const {
        std::vector<region_counts> result;
        if (own.sums && is_passed(*own.sums, region))
            for (std::size_t i = 0; i < counters; ++i)
                result.push_back(counts_of(*own.sums, region, i));
        for (std::size_t i = 0; i < own.cell_count; ++i)
            if (own.cells[i].region == region) result.push_back(own.cells[i].counts);
        return result;
    }

    std::size_t maximum;
    std::size_t regions;
    std::size_t counters;
    std::size_t added{};
    /// The rows of each thread in the report, by the thread's number less 1.
    std::vector<part> parts;
    std::size_t left_out_{};
};

} // namespace detail

} // namespace msr
