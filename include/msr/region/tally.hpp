// Sums up a thread's begins and ends of regions: the counts of each region, with and without the
// regions inside of it. The summation works on a log of raw readings after the counted work, so
// that the tally does not disturb it.
#pragma once

#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/region/distribution.hpp>
#include <msr/region/share_columns.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace msr {

/// A part of a region's counts: with the regions inside of the region (inclusive), or without them
/// (exclusive).
enum class region_share : std::uint8_t { inclusive, exclusive };

/// Numbers of passes that are in no statistics, by reason.
struct lost_passes {
    /// Passes in which a counter could not be read, at the region's ends or inside.
    std::uint64_t unread{};
    std::uint64_t too_deep{};  ///< passes inside of more regions than `region_options::most_nested`
    std::uint64_t unmatched{}; ///< ends of regions that had no begin
    /// begins of regions that had no end when the thread handed over its counts
    std::uint64_t unfinished{};
    /// Passes of a `region_name` that another object of class `regions` has returned.
    std::uint64_t unnamed{};
    /// In a plan with shares of slots, passes with less than a 16th of the slots since the start:
    /// too few slots for the shares to be known.
    std::uint64_t drifted{};
    /// Passes that are in the inclusive statistics only: their part outside of nested regions has
    /// too few slots for shares to be known.
    std::uint64_t drifted_exclusive{};

    /// Returns the number of all passes that are in no statistics.
    std::uint64_t all() const noexcept {
        return unread + too_deep + unmatched + unfinished + unnamed + drifted;
    }

    void add(const lost_passes &other) noexcept {
        unread += other.unread;
        too_deep += other.too_deep;
        unmatched += other.unmatched;
        unfinished += other.unfinished;
        unnamed += other.unnamed;
        drifted += other.drifted;
        drifted_exclusive += other.drifted_exclusive;
    }
};

/// The events that a begin and an end of a region themselves add to a counter: the least number
/// among many empty regions.
struct region_cost {
    /// Number of events that begin and end add to the count of the region itself.
    std::uint64_t inside{};
    /// Number of events that begin and end add to the enclosing region, in addition to `inside`.
    std::uint64_t around{};
    /// Whether the cost was measured; false for shares of slots, which are too coarse.
    bool is_known{true};
};

namespace detail {

/// The mark of an end in the log. A log entry is a mark and a reading of the counters. The mark of
/// a begin is a region's number; `unread_mark` is added where the counters could not be read.
inline constexpr std::uint64_t end_mark = 0xffffffff;
inline constexpr std::uint64_t unread_mark = std::uint64_t{1} << 32;

/// Distributions of counts by region, counter and share (inclusive or exclusive).
class region_sums {
public:
    region_sums(std::size_t most_regions, std::size_t counter_count)
        : counters{counter_count}, sums(most_regions * counter_count) {}

    distribution &of(std::size_t region, std::size_t counter, region_share share) noexcept {
        return sums[region * counters + counter].by_share[static_cast<std::size_t>(share)];
    }
    const distribution &of(std::size_t region, std::size_t counter,
                           region_share share) const noexcept {
        return sums[region * counters + counter].by_share[static_cast<std::size_t>(share)];
    }

    void add(const region_sums &other) noexcept {
        for (std::size_t i = 0; i < sums.size(); ++i)
            for (const std::size_t share : {std::size_t{0}, std::size_t{1}})
                if (other.sums[i].by_share[share].n() != 0)
                    sums[i].by_share[share].add(other.sums[i].by_share[share]);
    }

    void clear() noexcept { std::fill(sums.begin(), sums.end(), share_pair{}); }

private:
    struct share_pair {
        distribution by_share[2];
    };

    std::size_t counters;
    std::vector<share_pair> sums;
};

/// The passes of regions that a thread's log contains, and their distributions. An object allocates
/// memory only in its constructor.
class region_tally {
public:
    /// Makes the sums of regions, of which none has been passed yet.
    /// `most_regions`: the number of regions
    /// `most_nested`: the largest number of regions inside of each other
    /// `widths`: the width of each counter, in bits
    /// `with_shares`: the columns of a reading, of which some may be shares of slots
    region_tally(std::size_t most_regions, std::size_t most_nested, std::vector<unsigned> widths,
                 const share_columns &with_shares = {})
        : region_count{most_regions}, bits{std::move(widths)}, shares{with_shares},
          cost(bits.size()), sums_{most_regions, bits.size()}, passes(most_nested),
          starts(most_nested * bits.size()), children(most_nested * bits.size()) {}

    std::size_t counters() const noexcept { return bits.size(); }
    std::size_t entry_size() const noexcept { return bits.size() + 1; }
    bool has_shares() const noexcept { return shares.exist(); }
    bool is_share(std::size_t counter) const noexcept { return shares.is_share(counter); }

    /// Counts the passes in the log entries from `first` to before `last`; regions may stay open
    /// until the next call.
    void replay(const std::uint64_t *first, const std::uint64_t *last) noexcept {
        for (; first != last; first += entry_size())
            if ((*first & end_mark) == end_mark)
                end(first + 1, (*first & unread_mark) != 0);
            else
                begin(*first & end_mark, first + 1, (*first & unread_mark) != 0);
    }

    /// Excludes the events between two readings of the counters, `previous` and `later`, from the
    /// counts of all open regions.
    void leave_out(const std::uint64_t *previous, const std::uint64_t *later) noexcept {
        for (std::size_t level = 0; level < open; ++level) {
            ++passes[level].differences;
            for (std::size_t i = 0; i < counters(); ++i)
                starts[level * counters() + i] +=
                    is_share(i) ? movement(i, previous[i], later[i]) : later[i] - previous[i];
        }
    }

    /// Marks all open regions as passes that cannot be counted.
    void lose_open() noexcept {
        for (std::size_t level = 0; level < open; ++level)
            passes[level].is_lost = true;
    }

    /// Ends the log: passes of regions that have not ended are lost.
    void finish() noexcept {
        lost_.unfinished += open;
        open = 0;
        ignored = 0;
    }

    void subtract(std::size_t counter, const region_cost &own) noexcept { cost[counter] = own; }

    const region_sums &sums() const noexcept { return sums_; }
    const lost_passes &lost() const noexcept { return lost_; }

    void clear() noexcept {
        sums_.clear();
        lost_ = {};
    }

private:
    struct pass {
        std::size_t region{};
        std::uint64_t inner{};  ///< number of regions directly inside of the region
        std::uint64_t nested{}; ///< number of regions inside of the region, at all depths
        bool is_lost{};
        /// Number of differences of readings that are added up to the region's count.
        std::uint64_t differences{1};
        /// Sum of `differences` over the regions directly inside of the region.
        std::uint64_t inner_differences{};
    };
    /// Whether shares of slots are known for a pass: with its nested regions (inclusive), and
    /// without them (exclusive).
    struct known_parts {
        bool inclusive{true};
        bool exclusive{true};
    };

    void begin(std::size_t region, const std::uint64_t *readings, bool is_unread) noexcept {
        if (open == passes.size()) {
            ++ignored;
            ++lost_.too_deep;
            return;
        }
        passes[open] = {.region = region, .is_lost = is_unread};
        for (std::size_t i = 0; i < counters(); ++i) {
            starts[open * counters() + i] = readings[i];
            children[open * counters() + i] = 0;
        }
        ++open;
    }

    void end(const std::uint64_t *readings, bool is_unread) noexcept {
        if (ignored != 0) {
            --ignored;
        } else if (open == 0) {
            ++lost_.unmatched;
        } else {
            --open;
            passes[open].is_lost |= is_unread;
            if (passes[open].is_lost)
                lose();
            else
                count(readings);
        }
    }

    void lose() noexcept {
        ++lost_.unread;
        if (open != 0) passes[open - 1].is_lost = true;
    }

    void count(const std::uint64_t *readings) noexcept {
        const pass &ended = passes[open];
        const bool is_named = ended.region < region_count;
        if (!is_named) ++lost_.unnamed;
        const known_parts known = is_named ? parts_known(readings) : known_parts{false, false};
        for (std::size_t i = 0; i < counters(); ++i) {
            const std::size_t place = open * counters() + i;
            const std::uint64_t counted_here = movement(i, starts[place], readings[i]);
            const region_cost &own = cost[i];
            if (known.inclusive)
                add(i, region_share::inclusive, counted_here,
                    own.inside + ended.nested * (own.inside + own.around));
            if (known.exclusive)
                add(i, region_share::exclusive, counted_here,
                    children[place] + own.inside + ended.inner * own.around);
            if (open != 0) children[place - counters()] += counted_here;
        }
        if (open != 0) {
            passes[open - 1].inner += 1;
            passes[open - 1].nested += 1 + ended.nested;
            passes[open - 1].inner_differences += ended.differences;
        }
    }

    /// Returns how far a counter moved between two readings. A share of slots is rounded down and
    /// may seem to fall: its movement is then 0.
    std::uint64_t movement(std::size_t counter, std::uint64_t previous,
                           std::uint64_t later) const noexcept {
        if (is_share(counter)) return later > previous ? later - previous : 0;
        return counter_increase(previous, later, bits[counter]);
    }

    /// Returns the parts of the pass that has just ended for which shares of slots are known;
    /// counts the pass as drifted where shares are not known.
    known_parts parts_known(const std::uint64_t *readings) noexcept {
        if (!has_shares()) return {};
        const pass &ended = passes[open];
        const std::uint64_t later = shares.whole(readings);
        const std::uint64_t earlier = shares.whole(&starts[open * counters()]);
        const std::uint64_t inner = shares.whole(&children[open * counters()]);
        const std::uint64_t period = later > earlier ? later - earlier : 0;
        const std::uint64_t own_period = period > inner ? period - inner : 0;
        if (!share_columns::are_known(period, ended.differences, later)) {
            ++lost_.drifted;
            return {false, false};
        }
        const std::uint64_t total = ended.differences + ended.inner_differences;
        if (share_columns::are_known(own_period, total, later)) return {};
        ++lost_.drifted_exclusive;
        return {true, false};
    }

    void add(std::size_t counter, region_share share, std::uint64_t moved,
             std::uint64_t not_its_own) noexcept {
        sums_.of(passes[open].region, counter, share)
            .add(moved > not_its_own ? moved - not_its_own : 0);
    }

    std::size_t region_count;
    std::vector<unsigned> bits;
    share_columns shares;
    std::vector<region_cost> cost;
    region_sums sums_;
    /// The passes by depth of nesting: the first `open` passes are open, each inside of the pass
    /// before.
    std::vector<pass> passes;
    std::vector<std::uint64_t> starts;
    /// By depth of nesting and counter: counts of the regions directly inside of an open region.
    std::vector<std::uint64_t> children;
    std::size_t open{};
    std::size_t ignored{}; ///< number of begins nested too deeply whose ends have not come yet
    lost_passes lost_{};
};

} // namespace detail

} // namespace msr
