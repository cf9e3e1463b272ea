// What a last level would have seen with each number of ways, where not each request allocates: a
// level that takes the victims of the level before it is only looked up by reads. Caches of more
// ways hold all that those of fewer hold, so that a line has a least number of ways; who gives way
// to whom is decided by the time of the last use (the general stack of Mattson et al., 1970). Tells
// exactly the reads that miss, the lines written back and the lines held.
#pragma once

#include <msr/curve/lru_stacks.hpp>
#include <msr/curve/placement.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace msr::curve {

/// The curves of a cache that begins empty, as msr::sim::shared_cache replaces lines.
class way_stacks {
public:
    /// Throws std::invalid_argument where there are not 1 to 2^31 sets and 1 to 32 ways. Only every
    /// `one_of`th set is followed.
    way_stacks(std::uint64_t sets, unsigned ways, unsigned one_of = 1)
        : place_{sets}, ways_{detail::checked_ways(ways)}, one_of_{one_of == 0 ? 1 : one_of},
          sets_((sets + one_of_ - 1) / one_of_ * ways) {}

    /// A read that brings nothing in where it misses.
    void look_up(std::uint64_t line) {
        const place at = place_(line);
        if (at.set % one_of_ != 0) return;
        way *const set = set_of(at);
        const unsigned found = find(set, at.tag);
        ++reads_[found];
        if (found != ways_) set[found].used = ++now_;
    }

    /// A request that brings the line in; `is_read`: it counts as a read. `dirty`: the line is
    /// to be written back.
    void refer(std::uint64_t line, bool dirty, bool is_read) {
        const place at = place_(line);
        if (at.set % one_of_ != 0) return;
        way *const set = set_of(at);
        const unsigned found = find(set, at.tag);
        if (is_read) ++reads_[found];
        // Caches of fewer ways than `found` do not hold it: if it was dirty there, it was written.
        way next{at.tag + 1, ++now_, clean};
        if (found != ways_) {
            next.dirty_from = set[found].dirty_from;
            if (next.dirty_from < found) {
                written(next.dirty_from, found);
                next.dirty_from = static_cast<std::uint16_t>(found);
            }
        }
        if (dirty) next.dirty_from = 0;
        // Each of these caches pushes its oldest line out, which then needs a way more.
        for (unsigned each = 0; each < found; ++each) {
            way &here = set[each];
            if (each == 0 || here.used < next.used) std::swap(here, next);
        }
        if (found != ways_)
            set[found] = next;
        else if (next.tag != 0 && next.dirty_from != clean)
            written(next.dirty_from, ways_);
    }

    unsigned ways() const { return ways_; }
    unsigned one_of() const { return one_of_; }
    /// Of the sets that are followed.
    std::uint64_t reads() const {
        std::uint64_t sum = 0;
        for (const std::uint64_t each : reads_)
            sum += each;
        return sum;
    }
    /// The reads that miss with so many ways, 1 to `ways()`.
    std::uint64_t misses(unsigned ways) const {
        std::uint64_t left = reads();
        for (unsigned at = 0; at < ways; ++at)
            left -= reads_[at];
        return left;
    }
    /// The dirty lines that left a cache of so many ways.
    std::uint64_t writes(unsigned ways) const {
        std::int64_t sum = 0;
        for (unsigned at = 0; at < ways; ++at)
            sum += writes_[at];
        std::uint64_t all = static_cast<std::uint64_t>(sum);
        for (std::size_t set = 0; set < sets_.size(); set += ways_)
            for (unsigned at = ways; at < ways_; ++at) {
                const way &one = sets_[set + at];
                all += one.tag != 0 && one.dirty_from < ways;
            }
        return all;
    }
    /// The lines that a cache of so many ways holds now.
    std::uint64_t lines(unsigned ways) const {
        std::uint64_t sum = 0;
        for (std::size_t set = 0; set < sets_.size(); set += ways_)
            for (unsigned at = 0; at < ways; ++at)
                sum += sets_[set + at].tag != 0;
        return sum;
    }

private:
    static constexpr std::uint16_t clean = most_ways;

    /// A line; the one at place n is held by caches of more than n ways.
    struct way {
        std::uint64_t tag{}; ///< and 1; 0: none
        std::uint64_t used{};
        std::uint16_t dirty_from = clean; ///< caches of more ways than this have it dirty
    };

    placement place_;
    unsigned ways_;
    unsigned one_of_;
    std::vector<way> sets_;
    std::uint64_t now_ = 0;
    std::array<std::uint64_t, most_ways + 1> reads_{};
    std::array<std::int64_t, most_ways + 1> writes_{}; ///< differences, by ways

    way *set_of(const place &at) { return sets_.data() + std::size_t{at.set / one_of_} * ways_; }
    unsigned find(const way *set, std::uint64_t tag) const {
        for (unsigned at = 0; at < ways_; ++at)
            if (set[at].tag == tag + 1) return at;
        return ways_;
    }
    void written(unsigned first, unsigned end) {
        ++writes_[first];
        --writes_[end];
    }
};

} // namespace msr::curve
