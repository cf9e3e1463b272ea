// The misses of a last level with each number of ways, where not each request allocates: reads only
// look up such a level, which receives the victims of the level before. A cache of more ways holds
// all lines that a cache of fewer ways holds, so that a line has a least number of ways; the time
// of the last use decides which line is replaced (the general stack of Mattson et al., 1970). The
// reads that miss, the lines written back and the lines held are exact.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/cache/curves/lru_stacks.hpp>
#include <msr/cache/curves/placement.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

namespace msr::curve {

/// The curves of a last-level cache that begins empty and replaces lines as
/// `msr::sim::shared_cache` does: misses, lines written back and lines held, by number of ways.
class way_stacks {
public:
    /// Makes the curves of a cache with `sets` sets, 1 to 2^31, for up to `ways` ways, 1 to 32;
    /// only every `one_of`th set is followed. Throws std::invalid_argument for other numbers. Lines
    /// are numbers as `lru_stacks::access` takes them.
    way_stacks(std::uint64_t sets, unsigned ways, unsigned one_of = 1)
        : place_{sets}, ways_{detail::checked_ways(ways)}, one_of_{one_of == 0 ? 1 : one_of},
          padded_{(ways + 4) / 4 * 4}, count_((sets + one_of_ - 1) / one_of_),
          words_in_set_{(2 + padded_ / 4 + 2 * padded_ + 1 + 15) / 16 * 16},
          words_(count_ * words_in_set_ + 16, 0) {
        const auto address = reinterpret_cast<std::uintptr_t>(words_.data());
        first_ = words_.data() + (64 - address % 64) % 64 / sizeof(std::uint32_t);
    }
    way_stacks(const way_stacks &) = delete;
    way_stacks &operator=(const way_stacks &) = delete;

    /// Fetches the stack of a line's set into the caches of the host, before an access to the line.
    void prefetch(std::uint64_t line) const {
        const place position = place_(line);
        if (position.set % one_of_ != 0) return;
        const std::uint32_t *const set =
            first_ + std::size_t{position.set / one_of_} * words_in_set_;
        for (unsigned word = 0; word < words_in_set_; word += 16)
            __builtin_prefetch(set + word, 1);
    }

    /// Counts a read of a line; a read that misses leaves the cache unchanged.
    void look_up(std::uint64_t line) {
        const place position = place_(line);
        if (position.set % one_of_ != 0) return;
        const ways_of_set set = ways_in(position.set / one_of_);
        const unsigned depth = find(set, tag_of(position));
        ++reads_[depth];
        if (depth == ways_) return;
        set.used[depth] = ++*set.clock;
        if (depth != 0) *set.is_mixed = 1;
    }

    /// Counts a request that brings a line into the cache.
    /// `dirty`: whether the line is to be written back later
    /// `is_read`: whether the request counts as a read
    void refer(std::uint64_t line, bool dirty, bool is_read) {
        const place position = place_(line);
        if (position.set % one_of_ != 0) return;
        const ways_of_set set = ways_in(position.set / one_of_);
        const unsigned depth = find(set, tag_of(position));
        if (is_read) ++reads_[depth];
        way next{tag_of(position), ++*set.clock, clean};
        if (depth != ways_) {
            // Caches with fewer ways do not hold the line: a line that was dirty in them was
            // written to memory.
            next.dirty_from = set.dirty_from[depth];
            if (next.dirty_from < depth) {
                count_writes(next.dirty_from, depth);
                next.dirty_from = static_cast<std::uint8_t>(depth);
            }
        }
        if (dirty) next.dirty_from = 0;
        const way last =
            *set.is_mixed != 0 ? push(set, next, depth) : push_in_order(set, next, depth);
        if (depth == ways_ && last.tag != 0 && last.dirty_from != clean)
            count_writes(last.dirty_from, ways_);
    }

    unsigned ways() const { return ways_; }
    unsigned one_of() const { return one_of_; }
    /// Returns the number of reads of the sets that are followed.
    std::uint64_t reads() const {
        std::uint64_t sum = 0;
        for (const std::uint64_t count : reads_)
            sum += count;
        return sum;
    }
    /// Returns the number of reads that miss in a cache with `ways` ways, 1 to `ways()`.
    std::uint64_t misses(unsigned ways) const {
        std::uint64_t left = reads();
        for (unsigned index = 0; index < ways; ++index)
            left -= reads_[index];
        return left;
    }
    /// Returns the number of dirty lines that left a cache with `ways` ways, 1 to `ways()`.
    std::uint64_t writes(unsigned ways) const {
        std::int64_t sum = 0;
        for (unsigned index = 0; index < ways; ++index)
            sum += writes_[index];
        auto total = static_cast<std::uint64_t>(sum);
        for (std::size_t set_index = 0; set_index < count_; ++set_index) {
            const ways_of_set set = ways_in(set_index);
            for (unsigned index = ways; index < ways_; ++index)
                total += set.tags[index] != 0 && set.dirty_from[index] < ways;
        }
        return total;
    }
    /// Returns the number of lines that a cache with `ways` ways holds now, 1 to `ways()`.
    std::uint64_t lines(unsigned ways) const {
        std::uint64_t sum = 0;
        for (std::size_t set_index = 0; set_index < count_; ++set_index) {
            const ways_of_set set = ways_in(set_index);
            for (unsigned index = 0; index < ways; ++index)
                sum += set.tags[index] != 0;
        }
        return sum;
    }

private:
    static constexpr std::uint8_t clean = most_ways;
    /// A cache line in the LRU stack of a set.
    struct way {
        std::uint32_t tag{}; ///< the tag of the cache line plus 1; 0: the entry is empty
        std::uint32_t used{};
        /// Number n: the line is dirty in caches with more than n ways.
        std::uint8_t dirty_from = clean;
    };
    /// The LRU stack of a set. Caches with more than n ways hold the line at the depth n.
    struct ways_of_set {
        std::uint32_t *clock;
        std::uint32_t *is_mixed; ///< 1: the set's lines are not in the order of their last use
        std::uint32_t *tags;
        std::uint32_t *used;
        std::uint8_t *dirty_from;
    };

    placement place_;
    unsigned ways_;
    unsigned one_of_;
    /// Number of stack entries of a set in memory: more than its ways, a multiple of 4.
    unsigned padded_;
    std::size_t count_;
    /// Number of words of a set in memory, in whole cache lines of the host.
    std::size_t words_in_set_;
    std::vector<std::uint32_t> words_;
    std::uint32_t *first_{};
    std::array<std::uint64_t, most_ways + 1> reads_{};
    /// Entry i: the lines that a cache with i + 1 ways writes back, less the lines that a cache
    /// with i ways writes back.
    std::array<std::int64_t, most_ways + 1> writes_{};

    ways_of_set ways_in(std::size_t set_index) const {
        std::uint32_t *const words = first_ + set_index * words_in_set_;
        std::uint32_t *const tags = words + 2 + padded_ / 4;
        return {words, words + 1, tags, tags + padded_,
                reinterpret_cast<std::uint8_t *>(words + 2)};
    }
    static std::uint32_t tag_of(const place &position) {
        if (position.tag >> 32 != 0 || position.tag + 1 == std::uint64_t{1} << 32)
            msr::detail::out_of_range("a line is too far up for a curve of so few sets");
        return static_cast<std::uint32_t>(position.tag + 1);
    }
    unsigned find(const ways_of_set &set, std::uint32_t tag) const {
        using four = std::uint32_t __attribute__((vector_size(16)));
        const four pattern{tag, tag, tag, tag};
        for (unsigned index = 0; index < padded_; index += 4) {
            // a block that `memcpy` fills, since the tags of a set are not aligned as a vector of
            // four words
            four block;
            std::memcpy(&block, set.tags + index, sizeof block);
            const auto same = block == pattern;
            std::uint64_t halves[2];
            std::memcpy(halves, &same, sizeof halves);
            if ((halves[0] | halves[1]) == 0) continue;
            unsigned match = index;
            while (set.tags[match] != tag)
                ++match;
            return std::min(match, ways_);
        }
        return ways_;
    }
    void count_writes(unsigned first, unsigned end) {
        ++writes_[first];
        --writes_[end];
    }

    // `push` and `push_in_order` move a line from its depth to the front of its stack; where the
    // stack did not have the line, they return the line that leaves the stack. Caches of up to
    // `depth` ways evict their oldest line, which then needs one way more.

    way push(const ways_of_set &set, way next, unsigned depth) {
        bool mixed = false;
        for (unsigned index = 0; index < depth; ++index) {
            // `next` was used before the line at `index`, and is moved further down the stack
            if (index != 0 && set.used[index] >= next.used) {
                mixed = true;
                continue;
            }
            std::swap(set.tags[index], next.tag);
            std::swap(set.used[index], next.used);
            std::swap(set.dirty_from[index], next.dirty_from);
        }
        if (depth == ways_) {
            if (!mixed) *set.is_mixed = is_mixed(set);
            return next;
        }
        set.tags[depth] = next.tag;
        set.used[depth] = next.used;
        set.dirty_from[depth] = next.dirty_from;
        return {};
    }
    std::uint32_t is_mixed(const ways_of_set &set) const {
        for (unsigned index = 1; index < ways_; ++index)
            if (set.used[index] > set.used[index - 1]) return 1;
        return 0;
    }

    way push_in_order(const ways_of_set &set, const way &next, unsigned depth) {
        // all entries of the stack move down by one, the last entry into the space behind the ways
        if (depth == ways_) {
            // The entry of the stack that moves out of one vector becomes the first entry of the
            // next vector, which has moved already.
            for (unsigned index = padded_; index != 0; index -= 4)
                move_four(set.used + index - 4, set.used + index - 3);
            for (unsigned index = padded_; index != 0; index -= 4)
                move_four(set.tags + index - 4, set.tags + index - 3);
            for (unsigned index = padded_; index != 0; index -= 4)
                move_bytes(set.dirty_from + index - 4, set.dirty_from + index - 3);
        } else {
            for (unsigned index = depth; index != 0; --index) {
                set.tags[index] = set.tags[index - 1];
                set.used[index] = set.used[index - 1];
                set.dirty_from[index] = set.dirty_from[index - 1];
            }
        }
        set.tags[0] = next.tag;
        set.used[0] = next.used;
        set.dirty_from[0] = next.dirty_from;
        return {set.tags[ways_], set.used[ways_], set.dirty_from[ways_]};
    }
    static void move_four(const std::uint32_t *source, std::uint32_t *destination) {
        std::uint32_t buffer[4];
        std::memcpy(buffer, source, sizeof buffer);
        std::memcpy(destination, buffer, sizeof buffer);
    }
    static void move_bytes(const std::uint8_t *source, std::uint8_t *destination) {
        std::uint32_t buffer;
        std::memcpy(&buffer, source, sizeof buffer);
        std::memcpy(destination, &buffer, sizeof buffer);
    }
};

} // namespace msr::curve
