// Sets of keys with true least-recently-used replacement. Keys are so short that a set fits into
// one to four vectors of the host: all ways are compared at once, and all move up at once.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace msr::sim {

/// The numbers that were used last, in sets: numbers that are equal modulo the number of sets share
/// a set, and a set holds up to 16 numbers.
class recent_tags {
public:
    static constexpr unsigned most_ways = 16;

    /// Returns whether an object can hold numbers of `bits` bits in `sets` sets of `ways` ways.
    /// `ways`: at least 1.
    static constexpr bool has_room_for(unsigned bits, std::size_t sets, unsigned ways) {
        return ways <= most_ways && std::has_single_bit(sets) &&
               bits <= 32 + static_cast<unsigned>(std::countr_zero(sets));
    }

    /// Makes empty sets. `sets`: the number of sets, a power of two. `ways`: how many numbers a set
    /// holds, 1 to 16.
    recent_tags(std::size_t sets, unsigned ways)
        : set_mask_{sets - 1}, set_bits_{static_cast<unsigned>(std::countr_zero(sets))},
          groups_{(ways + lanes - 1) / lanes}, ways_{(1u << ways) - 1}, tags_(sets * groups_ + 1),
          has_zero_(sets, 0) {}

    /// Uses a number, which may have 32 bits more than log2 of the number of sets. Returns whether
    /// the number's set held it; if not, the number replaces the least recently used number of a
    /// full set.
    bool refer(std::uint64_t number) {
        if (groups_ == 1) return refer_in<1>(number);
        return groups_ == 2 ? refer_in<2>(number) : refer_in_long(number);
    }

    /// Returns whether the number is the newest of its set, so that refer() would find it and
    /// change nothing.
    bool is_newest(std::uint64_t number) const {
        const auto tag = static_cast<std::uint32_t>(number >> set_bits_);
        const std::size_t set = number & set_mask_;
        return tags_[1 + set * groups_][0] == tag && tag != 0;
    }

private:
    static constexpr unsigned lanes = 4;
    using group [[gnu::vector_size(16)]] = std::uint32_t;
    using comparison [[gnu::vector_size(16)]] = std::int32_t;

    std::size_t set_mask_;
    unsigned set_bits_;
    unsigned groups_;
    unsigned ways_; // mask of the ways of a set: bit n for way n
    // Tags of all sets, each set in the order of use; 0: an unused way, or a number whose tag is 0
    std::vector<group> tags_;
    // By set: whether the set holds the number whose tag is 0.
    std::vector<std::uint8_t> has_zero_;

    // Returns a mask: bit n is set where lane n of the vector `comparison` is true.
    static unsigned bits_of(comparison comparison) {
#if defined(__SSE2__)
        using floats [[gnu::vector_size(16)]] = float;
        return static_cast<unsigned>(__builtin_ia32_movmskps(reinterpret_cast<floats>(comparison)));
#else
        unsigned bits = 0;
        for (unsigned i = 0; i < lanes; ++i)
            bits |= static_cast<unsigned>(comparison[i] & 1) << i;
        return bits;
#endif
    }
    // Returns a group (a vector of tags) with its lanes moved up by one; the last lane of
    // `previous` becomes the first lane of the result.
    static group moved_up(group previous, group group) {
        return __builtin_shufflevector(previous, group, 3, 4, 5, 6);
    }

    template <unsigned Groups>
    bool refer_in(std::uint64_t number) {
        const std::size_t set = number & set_mask_;
        const auto tag = static_cast<std::uint32_t>(number >> set_bits_);
        group *const tags = tags_.data() + 1 + set * Groups;
        const group request = group{} + tag;
        std::array<group, Groups> had;
        unsigned position = 0;
        for (unsigned i = 0; i < Groups; ++i) {
            had[i] = tags[i];
            position |= bits_of(had[i] == request) << i * lanes;
        }
        if (tag == 0 && is_new_zero(set)) [[unlikely]]
            position = 0;
        position &= ways_;
        if (position != 0) {
            if ((position & 1) == 0)
                bring_first<Groups>(tags, request, had, std::countr_zero(position));
            return true;
        }
        push<Groups>(tags, tag);
        return false;
    }

    // Never inlined: inlined, the function would make references to shorter sets slower.
    [[gnu::flatten, gnu::noinline]] bool refer_in_long(std::uint64_t number) {
        return groups_ == 3 ? refer_in<3>(number) : refer_in<4>(number);
    }

    // A vector of tags that begins at any lane, for unaligned access.
    using any_group [[gnu::vector_size(16), gnu::aligned(4), gnu::may_alias]] = std::uint32_t;

    // Moves all tags of a set up by one lane of the vectors: each vector is read from an address
    // one lane lower, and written to its own address.
    template <unsigned Groups>
    static void push(group *tags, std::uint32_t tag) {
        const auto *const previous = reinterpret_cast<const std::uint32_t *>(tags) - 1;
        std::array<group, Groups> moved;
        for (unsigned i = 0; i < Groups; ++i)
            moved[i] = *reinterpret_cast<const any_group *>(previous + i * lanes);
        moved[0][0] = tag;
        for (unsigned i = 0; i < Groups; ++i)
            tags[i] = moved[i];
    }

    // Returns whether a number with tag 0 is new in a set. Ways are filled from the first, and none
    // becomes empty: where a number of tag 0 was ever in the set, the first 0 is that number.
    [[gnu::noinline]] bool is_new_zero(std::size_t set) {
        return std::exchange(has_zero_[set], std::uint8_t{1}) == 0;
    }

    template <unsigned Groups>
    static void bring_first(group *tags, group request, const std::array<group, Groups> &had,
                            int place) {
        for (unsigned i = 0; i < Groups; ++i) {
            const group moved = moved_up(i == 0 ? request : had[i == 0 ? 0 : i - 1], had[i]);
            const int last = place - static_cast<int>(i * lanes);
            if (last < static_cast<int>(lanes)) {
                tags[i] = moved_up_to(last, moved, had[i]);
                return;
            }
            tags[i] = moved;
        }
    }
    // Returns the lanes of the vector `moved` up to lane `last`, and the lanes of `previous` above
    // it.
    static group moved_up_to(int last, group moved, group previous) {
        const comparison have = comparison{0, 1, 2, 3} > last;
        const group stay = reinterpret_cast<group>(have);
        return (previous & stay) | (moved & ~stay);
    }
};

} // namespace msr::sim
