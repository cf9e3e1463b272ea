// The lines of a set of a cache, as bytes, eight in a word. A mark is a byte of a line's hash: one
// read finds a line among eight. The type `ways` adds the order of use, so that no way moves when
// another is used: a set has a byte for each way's position in the order, then a mark of the line
// in each way.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>

namespace msr::sim {

/// Prefetches a line of the host's memory into the host's caches, for a write. An instruction is
/// written out, since compilers take __builtin_prefetch() for nothing and leave out functions that
/// contain nothing else.
inline void host_prefetch(const void *position) {
#if defined(__x86_64__)
    asm volatile("prefetchw %0" : : "m"(*static_cast<const char *>(position)));
#else
    __builtin_prefetch(position, 1);
#endif
}

/// The marks of a set's lines: a byte for each of `8 * Words` ways, by which most lines are found
/// without reading the lines themselves. The struct has no state: the caller owns the words of the
/// marks.
template <unsigned Words>
struct line_marks {
    static constexpr unsigned none = ~0u;
    static constexpr unsigned words = Words;
    static constexpr unsigned last = 8 * Words - 1; ///< number of the last way of a set

    // The number of neighbouring bytes that have one mark: the low 8 bits of an address do not
    // enter the mark, so that caches with lines of several sizes find a line by the same mark.
    static constexpr unsigned bytes_that_share_it = 256;
    // Returns the mark of a line: 255 of 256 pairs of lines in a set have different marks. The
    // upper bits of the line's number are mixed in first, because lines at equal distances would
    // all differ
    // by the same product, which may be small.
    static constexpr std::uint64_t mark_of(std::uint64_t address) {
        const std::uint64_t number = address / bytes_that_share_it;
        return (number ^ number >> 20) * 0x9e3779b97f4a7c15 >> 56;
    }
    // Returns bit 7 of each byte of a word that is 0, and perhaps of bytes above such a byte.
    static constexpr std::uint64_t zero_bytes(std::uint64_t word) {
        return (word - ones) & ~word & ones << 7;
    }
    static constexpr std::uint64_t ones = 0x0101010101010101;

    /// Returns the first way whose mark is that of `line` and for which `matches(way)` holds, or
    /// `none`. `matches` is also called for ways that were never used.
    template <typename Has>
    static constexpr unsigned find(const std::uint64_t *marks, std::uint64_t line, Has matches) {
        return find_mark(marks, mark_of(line), matches);
    }
    /// Returns the first way that has `mark` and for which `matches(way)` holds, or `none`.
    /// `matches` is also called for ways that were never used.
    template <typename Has>
    static constexpr unsigned find_mark(const std::uint64_t *marks, std::uint64_t mark,
                                        Has matches) {
        const std::uint64_t goal = ones * mark;
        for (unsigned word = 0; word < Words; ++word)
            for (std::uint64_t value = zero_bytes(marks[word] ^ goal); value != 0;
                 value &= value - 1) {
                const unsigned place =
                    8 * word + static_cast<unsigned>(std::countr_zero(value)) / 8;
                if (matches(place)) [[likely]]
                    return place;
            }
        return none;
    }

    /// Puts a mark before the other marks of a set. The marks before `place` move up by one, and
    /// the mark that was at `place` is overwritten.
    static constexpr void bring_first(std::uint64_t *marks, unsigned place, std::uint64_t mark) {
        std::uint64_t moved = mark;
        for (unsigned word = 0; word < Words; ++word) {
            const std::uint64_t previous = marks[word];
            const std::uint64_t shifted = previous << 8 | moved;
            if (place < 8 * word + 8) {
                const std::uint64_t up_to_it = ~std::uint64_t{0} >> (56 - place % 8 * 8);
                marks[word] = (previous & ~up_to_it) | (shifted & up_to_it);
                return;
            }
            marks[word] = shifted;
            moved = previous >> 56;
        }
    }
};

/// The order of use of a set of 1 to `8 * Words` ways. The struct has no state: the caller owns the
/// words of the set.
template <unsigned Words>
struct ways {
    static constexpr unsigned none = line_marks<Words>::none;

    /// Initializes a set of unused ways: way 0 is the newest, the last way is replaced first.
    static constexpr void begin(std::uint64_t *set) {
        for (unsigned way = 0; way < 8 * Words; ++way)
            set_byte(set, way, static_cast<std::uint8_t>(way));
    }

    /// Number of 64-bit words of a set: its order of use and its marks.
    static constexpr unsigned words = 2 * Words;

    /// Returns the first way that has the mark of `line` and for which `matches(way)` holds, or
    /// `none`. `matches` is also called for ways behind the last one of the set.
    template <typename Has>
    static constexpr unsigned find(const std::uint64_t *set, std::uint64_t line, Has matches) {
        return marks::find(set + Words, line, matches);
    }

    /// Returns the way at a position in the order of use; position 0 is that of the newest way.
    static constexpr unsigned at(const std::uint64_t *set, unsigned place) {
        return static_cast<unsigned>(set[word_of(place)] >> place % 8 * 8 & 0xff);
    }

    /// Makes a way the newest in the set's order of use.
    static constexpr void use(std::uint64_t *set, unsigned way) {
        if ((set[0] & 0xff) == way) return;
        std::uint64_t moved = way;
        for (unsigned word = 0; word < Words; ++word) {
            const std::uint64_t order = set[word];
            const std::uint64_t value = marks::zero_bytes(order ^ ones * way);
            const std::uint64_t shifted = order << 8 | moved;
            if (word + 1 == Words || value != 0) {
                const std::uint64_t up_to_it = value ^ (value - 1);
                set[word] = (order & ~up_to_it) | (shifted & up_to_it);
                return;
            }
            set[word] = shifted;
            moved = order >> 56;
        }
    }

    /// Records that a way holds `line` from now on: writes the line's mark.
    static constexpr void hold(std::uint64_t *set, unsigned way, std::uint64_t line) {
        set_byte(set + Words, way, static_cast<std::uint8_t>(marks::mark_of(line)));
    }

private:
    using marks = line_marks<Words>;
    static constexpr std::uint64_t ones = marks::ones;

    // Where a set has a single word of marks, the index of the word does not depend on the way.
    static constexpr unsigned word_of(unsigned place) { return Words == 1 ? 0 : place / 8; }
    static constexpr void set_byte(std::uint64_t *container, unsigned place, std::uint8_t byte) {
        // The whole word of marks is written: a single byte would have to leave the host's store
        // buffer before the next search.
        const unsigned shift = place % 8 * 8;
        std::uint64_t &word = container[word_of(place)];
        word = (word & ~(std::uint64_t{0xff} << shift)) | std::uint64_t{byte} << shift;
    }
};

/// The largest number of ways of a set.
inline constexpr unsigned most_ways = 32;
/// Returns the smallest `Words` of `ways` that has room for `count` ways, 1 to 32.
constexpr unsigned words_of_ways(unsigned count) { return count <= 8 ? 1 : count <= 16 ? 2 : 4; }

/// Calls `use(ways<Words>{})` with the `Words` of a run-time number of words: 1, 2 or 4. Returns
/// the result of `use`.
template <typename Use>
constexpr decltype(auto) with_ways(unsigned words, Use use) {
    if (words == 1) return use(ways<1>{});
    if (words == 2) return use(ways<2>{});
    return use(ways<4>{});
}
/// Calls `use(line_marks<Words>{})` with a run-time number of words; returns the result of `use`.
template <typename Use>
constexpr decltype(auto) with_marks(unsigned words, Use use) {
    if (words == 1) return use(line_marks<1>{});
    if (words == 2) return use(line_marks<2>{});
    return use(line_marks<4>{});
}

} // namespace msr::sim
