// The distribution of the counts of a region's passes, in memory of fixed size: exact number, sum,
// least and greatest; median and percentiles from buckets.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace msr {

/// The distribution of a counter's counts over the passes of a region. Number, sum, least and
/// greatest count are exact. All bits of a count below 64 are kept, and the upper six bits of a
/// larger count: a percentile is at most 1/64 (1.6 %) off, and exact where all counts are equal.
class distribution {
public:
    void add(std::uint64_t count) noexcept {
        ++buckets[bucket_of(count)];
        ++number;
        total += count;
        smallest = std::min(smallest, count);
        greatest = std::max(greatest, count);
    }

    void add(const distribution &other) noexcept {
        for (std::size_t i = 0; i < bucket_count; ++i)
            buckets[i] += other.buckets[i];
        number += other.number;
        total += other.total;
        smallest = std::min(smallest, other.smallest);
        greatest = std::max(greatest, other.greatest);
    }

    /// Returns the number of counts in the distribution.
    std::uint64_t n() const noexcept { return number; }
    /// Returns the sum of all counts in the distribution, modulo 2^64.
    std::uint64_t sum() const noexcept { return total; }
    /// Returns the least count in the distribution; 0 where there are no counts.
    std::uint64_t min() const noexcept { return number == 0 ? 0 : smallest; }
    std::uint64_t max() const noexcept { return greatest; }
    double mean() const noexcept {
        return number == 0 ? 0 : static_cast<double>(total) / static_cast<double>(number);
    }
    std::uint64_t median() const noexcept { return at_rank((number + 1) / 2); }
    std::uint64_t p99() const noexcept { return at_rank(number - number / 100); }

private:
    /// Binary logarithm of the number of buckets for each power of 2.
    static constexpr unsigned fine_bits = 5;
    static constexpr std::uint64_t fine = 1u << fine_bits;
    static constexpr std::size_t bucket_count = (64 - fine_bits) * fine + fine;

    /// Returns the binary logarithm of the width of a count's bucket: counts of a bucket differ in
    /// this number of low bits.
    static constexpr unsigned width_of(std::uint64_t count) noexcept {
        return count < 2 * fine ? 0u : static_cast<unsigned>(std::bit_width(count)) - fine_bits - 1;
    }
    static constexpr std::size_t bucket_of(std::uint64_t count) noexcept {
        const unsigned width = width_of(count);
        return width * fine + (count >> width);
    }
    /// Returns the middle of the range of counts that a bucket holds.
    static constexpr std::uint64_t middle_of(std::size_t bucket) noexcept {
        if (bucket < 2 * fine) return bucket;
        const unsigned width = static_cast<unsigned>(bucket / fine) - 1;
        const std::uint64_t first = (bucket - width * fine) << width;
        return first + ((std::uint64_t{1} << width) - 1) / 2;
    }

    /// Returns the count with a rank (from 1 on) among all counts in ascending order, as precisely
    /// as the count's bucket tells.
    std::uint64_t at_rank(std::uint64_t rank) const noexcept {
        std::uint64_t observed = 0;
        for (std::size_t i = 0; i < bucket_count; ++i) {
            observed += buckets[i];
            if (observed >= rank && observed != 0)
                return std::clamp(middle_of(i), smallest, greatest);
        }
        return 0;
    }

    std::array<std::uint64_t, bucket_count> buckets{};
    std::uint64_t number{};
    std::uint64_t total{};
    std::uint64_t smallest{~std::uint64_t{0}};
    std::uint64_t greatest{};
};

} // namespace msr
