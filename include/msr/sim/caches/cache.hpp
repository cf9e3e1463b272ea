// A set-associative cache of addresses: which sectors of which lines are present, which are dirty,
// and which line of a set was used last. The cache holds no data, and knows neither a processor nor
// a counter.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/core/cplusplus.hpp>
#include <msr/sim/caches/ways.hpp>

#include <algorithm>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace msr::sim {

/// The state of a sector in a cache.
enum class sector_state : std::uint8_t { absent, clean, dirty };

/// A set-associative, write-back, write-allocate cache with true least-recently-used replacement.
class cache {
public:
    /// The shape of a cache: its size, ways, lines and sectors. Lines of 2^n bytes have at most n/2
    /// sectors: one or two for 64 bytes, up to four for 256.
    struct geometry {
        /// Bytes of all lines of the cache: `ways` times `line_bytes` times a power of two.
        std::uint64_t total_bytes{};
        unsigned ways{};       ///< ways: the lines in a set of the cache, 1 to 32
        unsigned line_bytes{}; ///< bytes of a line of the cache: a power of two, at least 4
        /// Bytes of a sector (a part of a line with a state of its own): a power of two up to
        /// `line_bytes`; 0: the line is a single sector.
        unsigned sector_bytes{};

        /// Returns the bytes of a sector; a line that is a single sector has `line_bytes`.
        constexpr unsigned bytes_of_sector() const {
            return sector_bytes == 0 ? line_bytes : sector_bytes;
        }

        friend constexpr bool operator==(const geometry &, const geometry &) = default;
    };

    /// The result of a reference to a cache: the state of the addressed sector before the
    /// reference, and the line that was evicted.
    struct outcome {
        sector_state before{};          ///< state of the addressed sector before the reference
        bool evicted{};                 ///< whether the reference evicted a line
        unsigned victim_dirty{};        ///< bit n: sector n of the evicted line was dirty
        std::uint64_t victim_address{}; ///< address of the evicted line's first byte
    };

    /// The result of a reference to a cache in two words, for the fast path. The word `gone` is 0
    /// where no line was evicted; victim_address() and victim_dirty() read the word of an evicted
    /// line.
    struct reference {
        sector_state before{};
        std::uint64_t gone{};
    };

private:
    // The functions below stand before their callers: clang evaluates a template in a constant only
    // where it has seen the template. The number of ways is a `constant`, which the compiler knows,
    // or a plain number.
    template <unsigned Ways>
    using constant = std::integral_constant<unsigned, Ways>;

    template <typename Marks, typename Ways>
    constexpr unsigned find(Marks kind, Ways ways, const std::uint64_t *marks,
                            const std::uint64_t *entries, std::uint64_t mark,
                            std::uint64_t line) const {
        return kind.find_mark(marks, mark, [&](unsigned place) {
            // Returns whether a way of the set holds the line: entries of one line differ only in
            // their state bits, of which at least one is set.
            return place < ways && (entries[place] ^ line) - 1 < offset_mask_;
        });
    }

    // Puts an entry of a set first; entries before the index `place` move up by one. Returns the
    // entry that was at `place`.
    static constexpr std::uint64_t bring_first(std::uint64_t *entries, unsigned place,
                                               std::uint64_t entry) {
        for (unsigned i = 0; i < place; ++i)
            entry = std::exchange(entries[i], entry);
        return std::exchange(entries[place], entry);
    }
    // Moves pairs of a set's entries up by one way, writing each pair as it is read: the host
    // forwards pairs that were just written.
    using pair [[gnu::vector_size(16), gnu::aligned(8), gnu::may_alias]] = std::uint64_t;
    template <unsigned Pairs>
    static void move_pairs(pair *position, pair previous) {
        const pair current = *position;
        *position = __builtin_shufflevector(previous, current, 1, 2);
        if constexpr (Pairs > 1) move_pairs<Pairs - 1>(position + 1, current);
    }
    // Moves pairs of a set's entries up by one way. An entry whose word in `stays` has all bits set
    // is not moved; an entry whose word in `stays` is 0 is moved.
    template <unsigned Pairs>
    static void move_pairs(pair *position, pair previous, const std::uint64_t *stays) {
        const pair current = *position;
        const pair stay = *reinterpret_cast<const pair *>(stays);
        *position = (current & stay) | (__builtin_shufflevector(previous, current, 1, 2) & ~stay);
        if constexpr (Pairs > 1) move_pairs<Pairs - 1>(position + 1, current, stays + 2);
    }
    static constexpr unsigned most_usual_ways = 8;
    static constexpr std::uint64_t none_then_all[2 * most_usual_ways] = {
        0, 0, 0, 0, 0, 0, 0, 0, ~0ull, ~0ull, ~0ull, ~0ull, ~0ull, ~0ull, ~0ull, ~0ull};

    // Puts an entry of a set first without a branch: where the host cannot predict the entry's way,
    // that takes less time than a loop up to the way.
    template <typename Ways>
    static constexpr void bring_first(Ways, std::uint64_t *entries, unsigned place,
                                      std::uint64_t entry) {
        if constexpr (!std::is_same_v<Ways, unsigned>)
            if (!std::is_constant_evaluated()) {
                move_pairs<Ways{} / 2>(reinterpret_cast<pair *>(entries), pair{entry, entry},
                                       none_then_all + most_usual_ways - 1 - place);
                return;
            }
        bring_first(entries, place, entry);
    }
    // Puts an entry of a set first, moves all other entries up by one, and returns the entry that
    // was last.
    template <typename Ways>
    static constexpr std::uint64_t push(Ways ways, std::uint64_t *entries, std::uint64_t entry) {
        if constexpr (!std::is_same_v<Ways, unsigned>)
            if (!std::is_constant_evaluated()) {
                const std::uint64_t last = entries[ways - 1];
                move_pairs<Ways{} / 2>(reinterpret_cast<pair *>(entries), pair{entry, entry});
                return last;
            }
        return bring_first(entries, ways - 1, entry);
    }
    template <typename Marks, typename Ways>
    static constexpr void use(Marks kind, Ways ways, std::uint64_t *marks, unsigned place,
                              std::uint64_t mark, std::uint64_t entry) {
        std::uint64_t *const entries = marks + kind.words;
        if (place == 0) {
            entries[0] = entry;
            return;
        }
        // the oldest line is used, as is usual where lines are used in turn; all marks may move,
        // since marks behind the set's last way belong to no line
        if (place + 1 == ways) {
            kind.bring_first(marks, kind.last, mark);
            push(ways, entries, entry);
        } else {
            kind.bring_first(marks, place, mark);
            bring_first(ways, entries, place, entry);
        }
    }

    template <typename Marks, typename Ways>
    constexpr std::uint64_t *set_of(Marks kind, Ways ways, std::uint64_t address) {
        return sets_.data() + ((address >> line_shift_) & set_mask_) * (kind.words + ways);
    }

    // Carries out a reference to a line of a cache without sectors.
    template <typename Marks, typename Ways>
    constexpr reference refer_whole(Marks kind, Ways ways, std::uint64_t address,
                                    std::uint64_t mark, bool writes) {
        std::uint64_t *const set = set_of(kind, ways, address);
        std::uint64_t *const entries = set + kind.words;
        const std::uint64_t line = line_of(address);
        // Bit 0 of a line's word marks a present line, bit 1 a dirty line.
        const std::uint64_t added = writes ? 3 : 1;
        const unsigned place = find(kind, ways, set, entries, mark, line);
        if (place != kind.none) {
            const std::uint64_t previous = entries[place];
            use(kind, ways, set, place, mark, previous | added);
            return {.before = (previous & 2) != 0 ? sector_state::dirty : sector_state::clean};
        }
        kind.bring_first(set, kind.last, mark);
        return {.before = sector_state::absent, .gone = push(ways, entries, line | added)};
    }

    template <typename Marks, typename Ways>
    constexpr reference refer_sector(Marks kind, Ways ways, std::uint64_t address,
                                     std::uint64_t mark, bool writes) {
        std::uint64_t *const set = set_of(kind, ways, address);
        std::uint64_t *const entries = set + kind.words;
        const std::uint64_t line = line_of(address);
        const std::uint64_t present = present_bit(address);
        const std::uint64_t written = present | present << sectors_;
        const unsigned place = find(kind, ways, set, entries, mark, line);
        if (place != kind.none) {
            const std::uint64_t entry = entries[place];
            const sector_state previous = state_in(entry, present);
            const bool changes = writes || previous == sector_state::absent;
            use(kind, ways, set, place, mark,
                changes ? entry | (writes ? written : all_present()) : entry);
            return {.before = previous};
        }
        kind.bring_first(set, kind.last, mark);
        return {.before = sector_state::absent,
                .gone = push(ways, entries, line | (writes ? written : all_present()))};
    }

    [[gnu::noinline]] constexpr reference refer_any(std::uint64_t address, bool writes) {
        return with_marks(words_, [&](auto kind) {
            // a line may have several sectors, so that the line's address gives the mark
            const std::uint64_t mark = kind.mark_of(line_of(address));
            return sectors_ == 1 ? refer_whole(kind, ways_, address, mark, writes)
                                 : refer_sector(kind, ways_, address, mark, writes);
        });
    }

public:
    /// Makes an empty cache and allocates all its memory.
    /// Throws std::invalid_argument with the broken rule where `shape` is not that of a cache.
    constexpr explicit cache(const geometry &shape)
        : offset_mask_{checked(shape).line_bytes - 1u}, line_shift_{shift(shape.line_bytes)},
          sector_shift_{shift(shape.bytes_of_sector())}, sectors_{shape.line_bytes /
                                                                  shape.bytes_of_sector()},
          dirty_bits_{all_present() << sectors_}, ways_{shape.ways}, usual_{usual(shape, sectors_)},
          words_{words_of_ways(shape.ways)},
          words_of_set_{words_ + shape.ways}, set_mask_{sets(shape) - 1},
          sets_(sets(shape) * words_of_set_, std::uint64_t{0}) {}

    /// Reads the byte at `address`, and returns the result of the reference. Where the byte's
    /// sector is absent, every absent sector of the line is fetched and becomes clean; dirty
    /// sectors stay dirty. A hit fetches nothing.
    constexpr outcome read(std::uint64_t address) { return outcome_of(refer(address, false)); }

    /// Writes the sector at `address`, which becomes present and dirty, and returns the result of
    /// the reference. The sector counts as overwritten whole, or as fetched alone: the line's other
    /// sectors are unchanged.
    constexpr outcome write(std::uint64_t address) { return outcome_of(refer(address, true)); }

    /// References the sector at `address` for a write (`writes`) or a read, and returns the result
    /// of the reference in the form of the fast path.
    constexpr reference refer(std::uint64_t address, bool writes) {
        // The usual shapes of caches are passed on as constants, which become constants in the
        // machine code.
        const std::uint64_t mark = mark_of(address);
        switch (usual_) {
        case usual_shape::eight_ways:
            return refer_whole(line_marks<1>{}, constant<8>{}, address, mark, writes);
        case usual_shape::four_ways:
            return refer_whole(line_marks<1>{}, constant<4>{}, address, mark, writes);
        case usual_shape::eight_ways_of_sectors:
            return refer_sector(line_marks<1>{}, constant<8>{}, address, mark, writes);
        case usual_shape::none:
            break;
        }
        return refer_any(address, writes);
    }

    /// Returns the mark of the line at `address`: a short hash, by which a set is searched.
    static constexpr std::uint64_t mark_of(std::uint64_t address) {
        return line_marks<1>::mark_of(address);
    }
    /// References a sector by its address and `mark`, the result of mark_of() for that address;
    /// callers that refer to several caches, most of eight ways, calculate the mark only once.
    /// Caches with other numbers of ways are referenced by a function call: inlined code for them
    /// would make references to caches of eight ways slower.
    constexpr reference refer_by_mark(std::uint64_t address, std::uint64_t mark, bool writes) {
        if (usual_ == usual_shape::eight_ways) [[likely]]
            return refer_whole(line_marks<1>{}, constant<8>{}, address, mark, writes);
        return refer_called(address, writes);
    }

    /// References the line at `address` if the line is the newest of its set and has no sectors.
    /// Returns false, and changes nothing, for any other line.
    constexpr bool refer_to_newest(std::uint64_t address, bool writes) {
        std::uint64_t &entry = sets_[first_word(address) + words_];
        if (sectors_ != 1 || (entry ^ line_of(address)) > offset_mask_ || entry == 0) return false;
        if (writes) entry |= 3;
        return true;
    }

    /// Prefetches the simulated set for `address` into the host's caches, for a reference that
    /// comes soon.
    void prefetch(std::uint64_t address) const {
        const std::uint64_t *const set = sets_.data() + first_word(address);
        host_prefetch(set);
        host_prefetch(set + words_of_set_ - 1);
    }

    /// Returns whether two addresses belong to the same set of the cache.
    constexpr bool in_one_set(std::uint64_t left, std::uint64_t other) const {
        return first_word(left) == first_word(other);
    }

    constexpr std::uint64_t victim_address(const reference &victim) const {
        return line_of(victim.gone);
    }
    /// Returns the dirty sectors of an evicted line: bit n for sector n; 0 where no line was
    /// evicted.
    constexpr unsigned victim_dirty(const reference &victim) const {
        return dirty_sectors(victim.gone);
    }

    /// Returns whether a reference evicted a line with a dirty sector.
    constexpr bool is_victim_dirty(const reference &victim) const {
        return (victim.gone & dirty_bits_) != 0;
    }

    /// Returns the state of the sector at `address`, and leaves the order of use unchanged.
    constexpr sector_state state_of(std::uint64_t address) const {
        return with_marks(words_, [&](auto kind) {
            const std::uint64_t *const set = sets_.data() + first_word(address);
            const std::uint64_t *const entries = set + kind.words;
            const unsigned place =
                find(kind, ways_, set, entries, kind.mark_of(line_of(address)), line_of(address));
            return place == kind.none ? sector_state::absent
                                      : state_in(entries[place], present_bit(address));
        });
    }

    /// Empties the cache. Calls `visit(line address, dirty sectors)` for every line with a dirty
    /// sector, in an unspecified order; bit n of the dirty sectors stands for sector n.
    template <std::invocable<std::uint64_t, unsigned> Visitor>
    constexpr void flush(Visitor visit) {
        for (std::size_t set = 0; set < sets_.size(); set += words_of_set_)
            for (unsigned way = 0; way < ways_; ++way) {
                std::uint64_t &entry = sets_[set + words_ + way];
                if (const unsigned dirty = dirty_sectors(entry)) visit(line_of(entry), dirty);
                entry = 0;
            }
    }

    /// Returns `shape`. Throws std::invalid_argument with the broken rule and the wrong number
    /// where `shape` is not that of a cache.
    static constexpr const geometry &checked(const geometry &shape) {
        if (shape.ways == 0) refuse("the number of ways must be at least 1, not ", shape.ways);
        if (shape.ways > most_ways)
            refuse("the number of ways must be at most 32, not ", shape.ways);
        if (shape.line_bytes < 4 || !std::has_single_bit(shape.line_bytes))
            refuse("the line must be a power of two of at least 4 bytes, not ", shape.line_bytes);
        const unsigned sector = shape.bytes_of_sector();
        if (!std::has_single_bit(sector) || sector > shape.line_bytes)
            refuse("the sector must be a power of two and no longer than the line, not ", sector);
        if (shape.line_bytes / sector > shift(shape.line_bytes) / 2)
            refuse("a line must have at most n / 2 sectors where it is 2^n bytes long, not ",
                   shape.line_bytes / sector);
        if (shape.total_bytes % bytes_of_set(shape) != 0 || !std::has_single_bit(sets(shape)))
            refuse("the total must be ways times line bytes times a power of two, not ",
                   shape.total_bytes);
        return shape;
    }

private:
    enum class usual_shape : std::uint8_t { none, four_ways, eight_ways, eight_ways_of_sectors };

    std::uint64_t offset_mask_;
    unsigned line_shift_;
    unsigned sector_shift_;
    unsigned sectors_;
    std::uint64_t dirty_bits_; // the bits of a line's word that mark dirty sectors
    unsigned ways_;
    usual_shape usual_;
    unsigned words_; // number of 64-bit words that the marks of a set's lines take
    unsigned words_of_set_;
    std::uint64_t set_mask_;
    // A set has marks of lines (ways.hpp), then a word for each line in the order of use, with the
    // newest line first. The low line_shift_ bits of a line's address are always 0, so they hold
    // the line's state: from bit 0 a bit for each present sector, above them a bit for each dirty
    // sector. An empty way is 0.
    std::vector<std::uint64_t> sets_;

    [[gnu::noinline]] constexpr reference refer_called(std::uint64_t address, bool writes) {
        return refer(address, writes);
    }

    static constexpr usual_shape usual(const geometry &shape, unsigned sectors) {
        if (shape.line_bytes > line_marks<1>::bytes_that_share_it) return usual_shape::none;
        const unsigned ways = shape.ways;
        if (ways == 8)
            return sectors == 1 ? usual_shape::eight_ways : usual_shape::eight_ways_of_sectors;
        return ways == 4 && sectors == 1 ? usual_shape::four_ways : usual_shape::none;
    }

    static constexpr unsigned shift(unsigned power_of_two) {
        return static_cast<unsigned>(std::countr_zero(power_of_two));
    }

    static constexpr std::uint64_t bytes_of_set(const geometry &shape) {
        return std::uint64_t{shape.ways} * shape.line_bytes;
    }

    static constexpr std::uint64_t sets(const geometry &shape) {
        return shape.total_bytes / bytes_of_set(shape);
    }

    [[noreturn]] static void refuse(const char *rule, std::uint64_t number) {
        msr::detail::invalid_argument("cache geometry: " + std::string(rule) +
                                      std::to_string(number));
    }

    constexpr std::uint64_t line_of(std::uint64_t address) const { return address & ~offset_mask_; }

    constexpr std::size_t first_word(std::uint64_t address) const {
        return ((address >> line_shift_) & set_mask_) * words_of_set_;
    }

    constexpr std::uint64_t all_present() const { return (std::uint64_t{1} << sectors_) - 1; }

    constexpr std::uint64_t present_bit(std::uint64_t address) const {
        return std::uint64_t{1} << ((address & offset_mask_) >> sector_shift_);
    }

    constexpr unsigned dirty_sectors(std::uint64_t entry) const {
        return static_cast<unsigned>((entry >> sectors_) & all_present());
    }

    constexpr sector_state state_in(std::uint64_t entry, std::uint64_t present) const {
        if ((entry & present) == 0) return sector_state::absent;
        return (entry & present << sectors_) == 0 ? sector_state::clean : sector_state::dirty;
    }

    constexpr outcome outcome_of(const reference &looked_up) const {
        return {.before = looked_up.before,
                .evicted = looked_up.gone != 0,
                .victim_dirty = dirty_sectors(looked_up.gone),
                .victim_address = line_of(looked_up.gone)};
    }
};

} // namespace msr::sim
