// Misses by size, exactly, of a fully associative cache with LRU replacement (Mattson et al.,
// 1970). The distance of an access is the number of other lines since the last access to its line:
// the stack has a bit for each time at which a line was used last, counted in blocks by a Fenwick
// tree. Times are numbered anew when they run out, so that memory grows with the lines and not with
// the accesses.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace msr::curve {

/// The exact miss curve of a fully associative cache with LRU replacement, of any size.
class mattson {
public:
    /// Makes a curve without references.
    mattson() { resize_times(std::size_t{1} << 16); }

    /// Counts references to lines, in their order. A line is any number but the greatest.
    void access(std::span<const std::uint64_t> lines) {
        constexpr std::size_t ahead = 8;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (i + ahead < lines.size()) __builtin_prefetch(&table_[slot_of(lines[i + ahead])]);
            access(lines[i]);
        }
    }
    /// Counts a reference to a line: any number but the greatest.
    void access(std::uint64_t line) {
        ++accesses_;
        if (next_ == last_.size()) number_anew();
        entry &last_use = find(line + 1);
        if (last_use.line == 0) {
            last_use.line = line + 1;
            ++lines_;
        } else {
            count_hit(last_use.time);
        }
        last_use.time = next_;
        last_[next_] = line;
        bits_[next_ / 64] |= std::uint64_t{1} << next_ % 64;
        ++in_last_block_;
        if (++next_ % block == 0) {
            add(next_ / block - 1, in_last_block_);
            in_last_block_ = 0;
        }
        if (lines_ * 2 > table_.size()) grow();
    }

    /// Returns the number of references to lines so far.
    std::uint64_t accesses() const { return accesses_; }
    /// Returns the number of different lines that were referenced.
    std::uint64_t lines() const { return lines_; }
    /// Returns the misses of a cache with space for `of_lines` lines.
    std::uint64_t misses(std::uint64_t of_lines) const {
        std::uint64_t left = accesses_;
        for (std::size_t distance = 0; distance < std::min<std::uint64_t>(of_lines, hits_.size());
             ++distance)
            left -= hits_[distance];
        return left;
    }

private:
    /// The number of successive times that the Fenwick tree counts as one block.
    static constexpr std::size_t block = 512;

    struct entry {
        std::uint64_t
            line{}; ///< the number of the cache line plus 1; 0: the table's entry is empty
        std::uint64_t time{};
    };

    std::vector<entry> table_ = std::vector<entry>(1 << 12);
    std::uint64_t lines_ = 0;
    std::uint64_t accesses_ = 0;
    std::vector<std::uint64_t> hits_; ///< number of hits by stack distance
    // The time of the next reference; times are numbered from 0 on.
    std::uint64_t next_ = 0;
    std::vector<std::uint64_t> last_; ///< for each time: the line that was used at that time
    std::vector<std::uint64_t> bits_; ///< for each time: 1 where its line was not used later
    /// Fenwick tree of the numbers of set bits in each block of times, except for the block being
    /// filled.
    std::vector<std::uint32_t> tree_;
    std::uint32_t in_last_block_ = 0;

    std::size_t slot_of(std::uint64_t line) const {
        constexpr std::uint64_t odd = 0x9e37'79b9'7f4a'7c15;
        return (line + 1) * odd >> (64 - static_cast<unsigned>(std::countr_zero(table_.size())));
    }
    entry &find(std::uint64_t named) {
        std::size_t slot = slot_of(named - 1);
        while (table_[slot].line != 0 && table_[slot].line != named)
            slot = (slot + 1) & (table_.size() - 1);
        return table_[slot];
    }
    void grow() {
        std::vector<entry> old(table_.size() * 2);
        old.swap(table_);
        for (const entry &last_use : old)
            if (last_use.line != 0) find(last_use.line) = last_use;
    }

    // --- times -----------------------------------------------------------------------------------

    void resize_times(std::size_t count) {
        last_.assign(count, 0);
        bits_.assign(count / 64, 0);
        tree_.assign(count / block + 1, 0);
    }
    void add(std::size_t index, std::uint32_t count) {
        for (++index; index < tree_.size(); index += index & -index)
            tree_[index] += count;
    }
    std::uint64_t count_before(std::size_t block_index) const {
        std::uint64_t sum = 0;
        for (; block_index != 0; block_index &= block_index - 1)
            sum += tree_[block_index];
        return sum;
    }

    void count_hit(std::uint64_t time) {
        const std::size_t block_index = time / block;
        const std::size_t word = time / 64;
        std::uint64_t older = count_before(block_index);
        for (std::size_t position = block_index * (block / 64); position < word; ++position)
            older += static_cast<unsigned>(std::popcount(bits_[position]));
        const std::uint64_t bit = std::uint64_t{1} << time % 64;
        older += static_cast<unsigned>(std::popcount(bits_[word] & (bit - 1)));
        const std::uint64_t distance = lines_ - older - 1;
        if (distance >= hits_.size())
            hits_.resize(
                static_cast<std::size_t>(std::max<std::uint64_t>(distance + 1, hits_.size() * 2)));
        ++hits_[static_cast<std::size_t>(distance)];
        bits_[word] &= ~bit;
        if (block_index == next_ / block)
            --in_last_block_;
        else
            add(block_index, ~std::uint32_t{0});
    }

    void number_anew() {
        std::vector<std::uint64_t> order;
        order.reserve(lines_);
        for (std::size_t word = 0; word < bits_.size(); ++word)
            for (std::uint64_t left = bits_[word]; left != 0; left &= left - 1)
                order.push_back(last_[word * 64 + static_cast<unsigned>(std::countr_zero(left))]);
        resize_times(std::max(last_.size(), std::bit_ceil(order.size() * 4)));
        next_ = order.size();
        in_last_block_ = static_cast<std::uint32_t>(next_ % block);
        for (std::size_t time = 0; time < order.size(); ++time) {
            last_[time] = order[time];
            bits_[time / 64] |= std::uint64_t{1} << time % 64;
            find(order[time] + 1).time = time;
        }
        for (std::size_t block_index = 0; block_index < next_ / block; ++block_index)
            add(block_index, block);
    }
};

} // namespace msr::curve
