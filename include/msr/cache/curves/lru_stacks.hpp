// Misses by ways, exactly: a stack of the last used lines for each set of a cache. The first w
// entries of a stack are the lines that a cache of w ways with LRU replacement holds (Mattson et
// al., 1970), so that one pass counts the misses for each number of ways that a capacity mask can
// leave. Where the processor that runs the program has AVX-512, a stack is searched and moved in a
// few instructions.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/cache/curves/placement.hpp>
#include <msr/cache/curves/sampling.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace msr::curve {

/// The largest number of ways of a cache whose curve is measured.
inline constexpr unsigned most_ways = 32;

namespace detail {

/// LRU stacks of the sets of a cache with at most 32 ways. A word of a stack is a tag plus 1; 0:
/// the entry of the stack is empty.
class stacks {
public:
    /// A line with its set: the number of the set in the upper 32 bits, the tag plus 1 in the lower
    /// 32 bits.
    using packed = std::uint64_t;

    stacks(std::uint64_t sets, unsigned ways)
        : ways_{ways}, stride_{ways <= 16 ? 16u : 32u},
          // 16 words more, so that the stacks can begin at a cache line of the host
          words_(sets * stride_ + 16, 0) {
        const auto address = reinterpret_cast<std::uintptr_t>(words_.data());
        first_ = words_.data() + (64 - address % 64) % 64 / sizeof(std::uint32_t);
        vectors_ = has_wide_vectors();
    }
    stacks(const stacks &) = delete;
    stacks &operator=(const stacks &) = delete;

    /// Returns whether stacks are searched with vector instructions; tests disable them.
    bool uses_vectors() const { return vectors_; }
    void use_vectors(bool enabled) { vectors_ = vectors_ && enabled; }

    static packed pack(const place &place) {
        return std::uint64_t{place.set} << 32 | static_cast<std::uint32_t>(place.tag + 1);
    }

    void access(const packed *lines, std::size_t count) {
#if defined(__x86_64__)
        if (vectors_) return stride_ == 16 ? by_16(lines, count) : by_32(lines, count);
#endif
        for (std::size_t i = 0; i < count; ++i) {
            if (i + ahead < count) __builtin_prefetch(set_of(lines[i + ahead]), 1);
            ++hits_[one_by_one(lines[i])];
        }
    }

    /// Returns the hits at a depth of the stacks, from 0 on; at the depth `ways`, the accesses that
    /// missed.
    std::uint64_t hits(unsigned position) const { return hits_[position]; }

private:
    /// Number of accesses between the prefetch of a set's stack and the access to the set.
    static constexpr std::size_t ahead = 12;

    unsigned ways_;
    unsigned stride_;
    bool vectors_ = false;
    std::vector<std::uint32_t> words_;
    std::uint32_t *first_{};
    std::array<std::uint64_t, most_ways + 1> hits_{};

    std::uint32_t *set_of(packed line) const { return first_ + (line >> 32) * stride_; }

    unsigned one_by_one(packed line) {
        std::uint32_t *const set = set_of(line);
        const auto tag = static_cast<std::uint32_t>(line);
        std::uint32_t carried = tag;
        for (unsigned way = 0; way < ways_; ++way) {
            const std::uint32_t current = set[way];
            set[way] = carried;
            if (current == tag) return way;
            carried = current;
        }
        return ways_;
    }

#if defined(__x86_64__)
    __attribute__((target("avx512f"))) void by_16(const packed *lines, std::size_t count) {
        const unsigned valid = (1u << ways_) - 1;
        for (std::size_t i = 0; i < count; ++i) {
            if (i + ahead < count) __builtin_prefetch(set_of(lines[i + ahead]), 1);
            std::uint32_t *const set = set_of(lines[i]);
            const __m512i tag = _mm512_set1_epi32(static_cast<int>(lines[i]));
            const __m512i stack = _mm512_load_si512(set);
            const unsigned matches = _mm512_cmpeq_epi32_mask(stack, tag) & valid;
            const unsigned position =
                matches != 0 ? static_cast<unsigned>(std::countr_zero(matches)) : ways_;
            // The words of the stack up to the word of the line that was found, or all words, move
            // down by one.
            const unsigned moved = matches != 0 ? (matches & -matches) * 2 - 1 : valid;
            _mm512_store_si512(set, _mm512_mask_alignr_epi32(stack, static_cast<__mmask16>(moved),
                                                             stack, tag, 15));
            ++hits_[position];
        }
    }
    __attribute__((target("avx512f"))) void by_32(const packed *lines, std::size_t count) {
        const auto valid = static_cast<std::uint32_t>((std::uint64_t{1} << ways_) - 1);
        for (std::size_t i = 0; i < count; ++i) {
            if (i + ahead < count) {
                const std::uint32_t *const soon = set_of(lines[i + ahead]);
                __builtin_prefetch(soon, 1);
                __builtin_prefetch(soon + 16, 1);
            }
            std::uint32_t *const set = set_of(lines[i]);
            const __m512i tag = _mm512_set1_epi32(static_cast<int>(lines[i]));
            const __m512i low = _mm512_load_si512(set);
            const __m512i high = _mm512_load_si512(set + 16);
            const std::uint32_t matches =
                (std::uint32_t{_mm512_cmpeq_epi32_mask(low, tag)} |
                 std::uint32_t{_mm512_cmpeq_epi32_mask(high, tag)} << 16) &
                valid;
            const unsigned position =
                matches != 0 ? static_cast<unsigned>(std::countr_zero(matches)) : ways_;
            const std::uint32_t moved = matches != 0 ? (matches & -matches) * 2 - 1 : valid;
            _mm512_store_si512(
                set, _mm512_mask_alignr_epi32(low, static_cast<__mmask16>(moved), low, tag, 15));
            _mm512_store_si512(
                set + 16,
                _mm512_mask_alignr_epi32(high, static_cast<__mmask16>(moved >> 16), high, low, 15));
            ++hits_[position];
        }
    }
#endif
};

inline unsigned checked_ways(unsigned ways) {
    if (ways == 0 || ways > most_ways)
        msr::detail::invalid_argument("a curve is of 1 to 32 ways, not " + std::to_string(ways));
    return ways;
}

/// The least number of sets with which the tags of all lines fit into 31 bits.
inline constexpr std::uint64_t least_sets = std::uint64_t{1} << (line_bits - 31);

} // namespace detail

/// The exact miss curve of a set-associative cache with LRU replacement.
class lru_stacks {
public:
    /// Makes the stacks of a cache with `sets` sets, 1 to 2^31, for up to `ways` ways, 1 to 32.
    /// Throws std::invalid_argument for other numbers.
    lru_stacks(std::uint64_t sets, unsigned ways)
        : place_{sets}, ways_{detail::checked_ways(ways)}, stacks_{sets, ways} {}

    /// Counts references to lines, in their order. A line is an address divided by the size of a
    /// line, below 2^42; with fewer than 2,048 sets, below 2^31 times the number of sets. Throws
    /// std::out_of_range for larger lines.
    void access(std::span<const std::uint64_t> lines) {
        accesses_ += lines.size();
        while (!lines.empty()) {
            const std::size_t batch = std::min(lines.size(), room_.size());
            if (place_.is_power_of_two() && place_.sets() >= detail::least_sets)
                place_all(lines.data(), batch);
            else
                place_any(lines.data(), batch);
            stacks_.access(room_.data(), batch);
            lines = lines.subspan(batch);
        }
    }
    /// Counts a reference to a line: an address divided by the size of a line, below 2^42.
    void access(std::uint64_t line) { access({&line, 1}); }

    /// Returns the number of ways of the largest cache that is simulated.
    unsigned ways() const { return ways_; }
    /// Returns the number of references to lines so far.
    std::uint64_t accesses() const { return accesses_; }
    /// Returns the misses of a cache with `ways` ways, from 0 to the number that the constructor
    /// was given.
    std::uint64_t misses(unsigned ways) const {
        std::uint64_t left = accesses_;
        for (unsigned way = 0; way < ways; ++way)
            left -= stacks_.hits(way);
        return left;
    }
    /// Returns whether stacks are searched with vector instructions; tests disable them.
    bool uses_vectors() const { return stacks_.uses_vectors(); }
    /// Sets whether stacks are searched with vector instructions, where the processor has them.
    void use_vectors(bool enabled) { stacks_.use_vectors(enabled); }

private:
    placement place_;
    unsigned ways_;
    detail::stacks stacks_;
    std::uint64_t accesses_ = 0;
    std::array<detail::stacks::packed, 256> room_{};

    void place_all(const std::uint64_t *lines, std::size_t count) {
        const unsigned shift = place_.log2();
        const std::uint64_t mask = place_.sets() - 1;
        constexpr std::uint64_t line_mask = (std::uint64_t{1} << line_bits) - 1;
        for (std::size_t i = 0; i < count; ++i)
            room_[i] = (lines[i] & mask) << 32 | (((lines[i] & line_mask) >> shift) + 1);
    }
    void place_any(const std::uint64_t *lines, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            const place position = place_(lines[i]);
            if (position.tag >> 31 != 0)
                msr::detail::out_of_range("a line is too far up for a curve of so few sets");
            room_[i] = detail::stacks::pack(position);
        }
    }
};

/// An estimate of the miss curve of a set-associative cache from a part of its sets: for 1 of 32
/// sets, 32 times as fast as from all sets (UMON-DSS, Qureshi and Patt, 2006). The estimate is not
/// exact, since programs use sets differently.
class sampled_sets {
public:
    /// Makes the stacks of every `one_of`th of `sets` sets, 1 to 2^31, for up to `ways` ways, 1 to
    /// 32.
    /// `one_of`: a power of two up to the number of sets
    /// Throws std::invalid_argument for other numbers.
    sampled_sets(std::uint64_t sets, unsigned ways, unsigned one_of = 32)
        : place_{sets}, ways_{detail::checked_ways(ways)}, one_of_{checked(sets, one_of)},
          stacks_{sets / one_of + 1, ways} {}

    /// Counts references to lines, in their order; ignores lines of sets that are not sampled.
    /// A line is a number as `lru_stacks::access` takes it.
    void access(std::span<const std::uint64_t> lines) {
        accesses_ += lines.size();
        while (!lines.empty()) {
            const std::size_t batch = std::min(lines.size(), at_once);
            const std::size_t kept_count =
                place_.is_power_of_two() && place_.sets() >= detail::least_sets
                    ? keep_aligned(lines.data(), batch)
                    : keep_any(lines.data(), batch);
            stacks_.access(room_.data(), kept_count);
            sampled_ += kept_count;
            lines = lines.subspan(batch);
        }
    }
    /// Counts a reference to a line: an address divided by the size of a line, below 2^42.
    void access(std::uint64_t line) { access({&line, 1}); }

    /// Returns the number of ways of the largest cache that is simulated.
    unsigned ways() const { return ways_; }
    /// Returns the number of references to lines, sampled or not.
    std::uint64_t accesses() const { return accesses_; }
    /// Returns the number of references to sets that are sampled.
    std::uint64_t sampled() const { return sampled_; }
    /// Returns an estimate of the misses of all sets with `ways` ways: all references times the
    /// share of misses among the sampled references.
    double misses(unsigned ways) const {
        if (sampled_ == 0) return 0;
        std::uint64_t left = sampled_;
        for (unsigned way = 0; way < ways; ++way)
            left -= stacks_.hits(way);
        return static_cast<double>(left) * static_cast<double>(accesses_) /
               static_cast<double>(sampled_);
    }
    /// Sets whether vector instructions are used, where the processor has them; tests disable them.
    void use_vectors(bool enabled) { stacks_.use_vectors(enabled); }

private:
    placement place_;
    unsigned ways_;
    unsigned one_of_;
    detail::stacks stacks_;
    std::uint64_t accesses_ = 0;
    std::uint64_t sampled_ = 0;
    static constexpr std::size_t at_once = 4096;
    std::array<detail::stacks::packed, at_once + 8> room_{};

    static unsigned checked(std::uint64_t sets, unsigned one_of) {
        if (!std::has_single_bit(one_of) || one_of > sets)
            msr::detail::invalid_argument("one of a power of two of the sets is sampled, not of " +
                                          std::to_string(one_of));
        return one_of;
    }
    std::size_t keep_aligned(const std::uint64_t *lines, std::size_t count) {
        const unsigned shift = place_.log2();
        const auto part = static_cast<unsigned>(std::countr_zero(one_of_));
        const std::uint64_t mask = place_.sets() - 1;
        constexpr std::uint64_t line_mask = (std::uint64_t{1} << line_bits) - 1;
        const auto keep =
            stacks_.uses_vectors() ? detail::keep_multiples_by_8 : detail::keep_multiples;
        const std::size_t kept_count = keep(lines, count, one_of_ - 1, room_.data());
        for (std::size_t i = 0; i < kept_count; ++i)
            room_[i] = (room_[i] & mask) >> part << 32 | (((room_[i] & line_mask) >> shift) + 1);
        return kept_count;
    }
    std::size_t keep_any(const std::uint64_t *lines, std::size_t count) {
        std::size_t kept_count = 0;
        for (std::size_t i = 0; i < count; ++i) {
            place position = place_(lines[i]);
            const bool is_sampled = (position.set & (one_of_ - 1)) == 0;
            if (is_sampled && position.tag >> 31 != 0)
                msr::detail::out_of_range("a line is too far up for a curve of so few sets");
            position.set /= one_of_;
            room_[kept_count] = detail::stacks::pack(position);
            kept_count += is_sampled;
        }
        return kept_count;
    }
};

} // namespace msr::curve
