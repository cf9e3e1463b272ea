// Sums over the samples of a row: number, periods, misses, latencies.
#pragma once

#include "../reading/loaded.hpp"
#include "table.hpp"

#include <bit>
#include <cstdint>
#include <vector>

namespace msrpp::profile {

/// Number of steps of the histogram of latencies, by powers of two: below 16 clocks, below 32 and
/// so on, the last from 8192 on.
inline constexpr unsigned histogram_steps = 11;
inline constexpr unsigned first_step_bits = 4;

/// Returns the step of the histogram for a latency in clocks.
constexpr unsigned step_of(std::uint32_t latency) {
    const auto bits = static_cast<unsigned>(std::bit_width(latency));
    const unsigned step = bits < first_step_bits ? 0 : bits - first_step_bits;
    return step < histogram_steps ? step : histogram_steps - 1;
}

struct tally {
    std::uint64_t samples{};
    std::uint64_t counted{}; ///< sum of the periods: number of ops, fetches or events
    std::uint64_t loads{};
    std::uint64_t stores{};
    std::uint64_t branches{};
    std::uint64_t mispredicted{};
    std::uint64_t misses{}; ///< number of samples that missed the first-level cache
    std::uint64_t walks{};  ///< number of samples with a walk of page tables
    std::uint64_t latency{};
    std::uint64_t with_latency{};
    std::uint32_t longest{};
    std::uint64_t begin[level_count]{};
    std::uint64_t histogram[histogram_steps]{};

    void add(const row &row) {
        ++samples;
        counted += row.period;
        loads += row.is(is_load);
        stores += row.is(is_store);
        branches += row.is(is_branch);
        mispredicted += row.is(is_mispredicted);
        misses += row.is(is_l1_miss);
        walks += row.through == tlb::walk;
        ++begin[static_cast<unsigned>(row.source)];
        if (row.is(has_latency)) {
            latency += row.latency;
            ++with_latency;
            longest = row.latency > longest ? row.latency : longest;
            ++histogram[step_of(row.latency)];
        }
    }
    double mean_latency() const {
        return with_latency == 0 ? 0 : double(latency) / double(with_latency);
    }
};

/// Appends the columns of sums over samples, from `counted` on, to a table.
void add_columns(std::vector<column> &destination, bool histograms);
/// Appends the cells of sums over samples, in the order of add_columns().
void add_cells(std::vector<cell> &destination, const tally &tally, bool histograms);

} // namespace msrpp::profile
