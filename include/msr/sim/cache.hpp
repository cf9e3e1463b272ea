// A set-associative cache of addresses: which sectors of which lines are present, which are dirty,
// and which line of a set was used last. It holds no data, and it knows neither a processor nor a
// counter.
#pragma once

#include <msr/cplusplus.hpp>

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace msr::sim {

/// The state of a sector in a cache.
enum class sector_state : std::uint8_t { absent, clean, dirty };

/// A set-associative, write-back, write-allocate cache with true least-recently-used replacement.
class cache {
public:
    /// The shape of a cache. A line of 2^n bytes has at most n / 2 sectors: one or two for 64
    /// bytes, up to four for 256.
    struct geometry {
        std::uint64_t total_bytes{}; ///< a power of two times `ways` times `line_bytes`
        unsigned ways{};             ///< lines in a set, at least 1
        unsigned line_bytes{};       ///< a power of two, at least 4; one address tag for each line
        unsigned sector_bytes{};     ///< a power of two up to `line_bytes`; 0: the whole line

        /// Bytes of a sector, with 0 resolved to a whole line.
        constexpr unsigned bytes_of_sector() const {
            return sector_bytes == 0 ? line_bytes : sector_bytes;
        }

        friend constexpr bool operator==(const geometry &, const geometry &) = default;
    };

    /// What a reference found, and which line it pushed out.
    struct outcome {
        sector_state before{};          ///< of the sector at the address, before the reference
        bool evicted{};                 ///< a line was pushed out: the victim
        unsigned victim_dirty{};        ///< bit n: sector n of the victim was dirty
        std::uint64_t victim_address{}; ///< first byte of the victim
    };

    /// An empty cache; all memory it will ever need is taken here.
    /// Throws std::invalid_argument with the broken rule where `shape` is no cache.
    constexpr explicit cache(const geometry &shape)
        : offset_mask_{checked(shape).line_bytes - 1u}, line_shift_{shift(shape.line_bytes)},
          sector_shift_{shift(shape.bytes_of_sector())}, sectors_{shape.line_bytes /
                                                                  shape.bytes_of_sector()},
          ways_{shape.ways}, set_mask_{sets(shape) - 1},
          entries_(static_cast<std::size_t>(sets(shape) * shape.ways), std::uint64_t{0}) {}

    /// References the byte at `address`. Where its sector is absent, every absent sector of the
    /// line is fetched and becomes clean; dirty sectors stay dirty. A hit fetches nothing.
    constexpr outcome read(std::uint64_t address) {
        const outcome found = refer(address, 0);
        if (found.before == sector_state::absent) set_of(address)[0] |= all_present();
        return found;
    }

    /// Makes the sector at `address` present and dirty. It is taken to be overwritten whole, or to
    /// be fetched by itself: the other sectors of the line stay as they are.
    constexpr outcome write(std::uint64_t address) {
        const std::uint64_t present = present_bit(address);
        return refer(address, present | present << sectors_);
    }

    /// Whether one of the two lines that were used last in its set has `address`, its sector
    /// present. If so, this is a reference, and `writes` makes the sector dirty; otherwise nothing
    /// changes. It is the quick way for most references.
    constexpr bool refer_to_last_used(std::uint64_t address, bool writes) {
        std::uint64_t *const set = set_of(address);
        const std::uint64_t line = line_of(address);
        const std::uint64_t present = present_bit(address);
        const std::uint64_t added = writes ? present << sectors_ : 0;
        const std::uint64_t first = set[0];
        if (holds(first, line) && (first & present) != 0) {
            set[0] = first | added;
            return true;
        }
        if (ways_ == 1) return false;
        const std::uint64_t second = set[1];
        if (!holds(second, line) || (second & present) == 0) return false;
        set[1] = first;
        set[0] = second | added;
        return true;
    }

    /// The state of the sector at `address`. Is no reference: the order of use does not change.
    constexpr sector_state state_of(std::uint64_t address) const {
        const std::uint64_t *const set = set_of(address);
        const std::uint64_t line = line_of(address);
        for (unsigned way = 0; way < ways_; ++way)
            if (holds(set[way], line)) return state_in(set[way], address);
        return sector_state::absent;
    }

    /// Calls `visit(line address, dirty sectors)` for every line with a dirty sector, in no order
    /// worth relying on; bit n of the second stands for sector n. Then empties the cache.
    template <std::invocable<std::uint64_t, unsigned> Visitor>
    constexpr void flush(Visitor visit) {
        for (std::uint64_t &entry : entries_) {
            if (const unsigned dirty = dirty_sectors(entry)) visit(entry & ~offset_mask_, dirty);
            entry = 0;
        }
    }

    /// Gives `shape` back, or throws std::invalid_argument with the rule it breaks and the number.
    static constexpr const geometry &checked(const geometry &shape) {
        if (shape.ways == 0) refuse("the number of ways must be at least 1, not ", shape.ways);
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
    // A line is one 64-bit word. The low line_shift_ bits of its address are always 0, so they hold
    // the state: from bit 0 a bit for each present sector, above them a bit for each dirty sector.
    // 0 is an empty way. It looks like line 0 with no sector present, which does no harm: finding
    // that or finding nothing leads to the same state, as empty ways lie at the end. The words of a
    // set lie in order of use, the last used first. Moving them was faster, measured with the
    // program in bench, than leaving them and keeping the order apart as a permutation.
    std::uint64_t offset_mask_;
    unsigned line_shift_;
    unsigned sector_shift_;
    unsigned sectors_;
    unsigned ways_;
    std::uint64_t set_mask_;
    std::vector<std::uint64_t> entries_;

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
        throw std::invalid_argument("cache geometry: " + std::string(rule) +
                                    std::to_string(number));
    }

    constexpr std::uint64_t line_of(std::uint64_t address) const { return address & ~offset_mask_; }

    constexpr std::size_t first_entry(std::uint64_t address) const {
        return static_cast<std::size_t>((address >> line_shift_) & set_mask_) * ways_;
    }

    constexpr std::uint64_t *set_of(std::uint64_t address) {
        return entries_.data() + first_entry(address);
    }
    constexpr const std::uint64_t *set_of(std::uint64_t address) const {
        return entries_.data() + first_entry(address);
    }

    constexpr bool holds(std::uint64_t entry, std::uint64_t line) const {
        return (entry ^ line) <= offset_mask_;
    }

    constexpr std::uint64_t all_present() const { return (std::uint64_t{1} << sectors_) - 1; }

    constexpr std::uint64_t present_bit(std::uint64_t address) const {
        return std::uint64_t{1} << ((address & offset_mask_) >> sector_shift_);
    }

    constexpr unsigned dirty_sectors(std::uint64_t entry) const {
        return static_cast<unsigned>((entry >> sectors_) & all_present());
    }

    constexpr sector_state state_in(std::uint64_t entry, std::uint64_t address) const {
        const std::uint64_t present = present_bit(address);
        if ((entry & present) == 0) return sector_state::absent;
        return (entry & (present << sectors_)) == 0 ? sector_state::clean : sector_state::dirty;
    }

    // Moves the line to the front of its set, and adds to its state.
    constexpr outcome refer(std::uint64_t address, std::uint64_t added) {
        std::uint64_t *const set = set_of(address);
        const std::uint64_t line = line_of(address);
        std::uint64_t carried = set[0];
        if (holds(carried, line)) {
            set[0] = carried | added;
            return {.before = state_in(carried, address)};
        }
        // One pass searches and makes room: every word passed moves back by one place.
        for (unsigned way = 1; way < ways_; ++way) {
            const std::uint64_t next = set[way];
            set[way] = carried;
            if (holds(next, line)) {
                set[0] = next | added;
                return {.before = state_in(next, address)};
            }
            carried = next;
        }
        set[0] = line | added;
        return {.before = sector_state::absent,
                .evicted = carried != 0,
                .victim_dirty = dirty_sectors(carried),
                .victim_address = line_of(carried)};
    }
};

} // namespace msr::sim
