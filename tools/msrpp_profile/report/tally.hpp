// Sums over samples that belong together.
#pragma once

#include "../reading/loaded.hpp"
#include "table.hpp"

#include <bit>
#include <cstdint>
#include <vector>

namespace msrpp::profile {

/// Latencies in steps of powers of two: below 16 clocks, below 32 and so on, the last from 8192 on.
inline constexpr unsigned histogram_steps = 11;
inline constexpr unsigned first_step_bits = 4;

/// The step of a latency.
constexpr unsigned step_of(std::uint32_t latency) {
    const auto bits = static_cast<unsigned>(std::bit_width(latency));
    const unsigned step = bits < first_step_bits ? 0 : bits - first_step_bits;
    return step < histogram_steps ? step : histogram_steps - 1;
}

struct tally {
    std::uint64_t samples{};
    std::uint64_t counted{}; ///< ops, fetches or events: the sum of the periods
    std::uint64_t loads{};
    std::uint64_t stores{};
    std::uint64_t branches{};
    std::uint64_t mispredicted{};
    std::uint64_t misses{}; ///< of the first cache
    std::uint64_t walks{};  ///< of page tables
    std::uint64_t latency{};
    std::uint64_t with_latency{};
    std::uint32_t longest{};
    std::uint64_t from[level_count]{};
    std::uint64_t histogram[histogram_steps]{};

    void add(const row &one) {
        ++samples;
        counted += one.period;
        loads += one.is(is_load);
        stores += one.is(is_store);
        branches += one.is(is_branch);
        mispredicted += one.is(is_mispredicted);
        misses += one.is(is_l1_miss);
        walks += one.through == tlb::walk;
        ++from[static_cast<unsigned>(one.from)];
        if (one.is(has_latency)) {
            latency += one.latency;
            ++with_latency;
            longest = one.latency > longest ? one.latency : longest;
            ++histogram[step_of(one.latency)];
        }
    }
    double mean_latency() const {
        return with_latency == 0 ? 0 : double(latency) / double(with_latency);
    }
};

/// Appends the columns of tallies: from `counted` on.
void add_columns(std::vector<column> &to, bool histograms);
/// Appends their cells.
void add_cells(std::vector<cell> &to, const tally &of, bool histograms);

} // namespace msrpp::profile
