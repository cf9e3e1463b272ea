// A last-level cache that cores share: classes of service allocate in some of its ways, and every
// line has an owner, so that occupancy is known by owner. It holds no data, and it knows neither a
// processor nor a register.
//
// Limits: true least-recently-used replacement, where processors approximate it; the set is the
// line's number modulo the number of sets, where processors hash addresses to slices.
#pragma once

#include <msr/cplusplus.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

namespace msr::sim {

/// A set-associative cache with a mask of ways and an owner for each request.
class shared_cache {
public:
    /// The shape of a cache. The number of sets may be any.
    struct geometry {
        std::uint64_t total_bytes{};
        unsigned ways{};          ///< 1 to 32
        unsigned line_bytes = 64; ///< a power of two, at least 4

        friend constexpr bool operator==(const geometry &, const geometry &) = default;
    };

    static constexpr unsigned most_ways = 32;
    static constexpr unsigned most_owners = 1024;

    /// Which ways a requester may allocate in, and who it is.
    struct allocation {
        std::uint32_t ways =
            ~std::uint32_t{0}; ///< bit n: way n; without a way nothing is allocated
        unsigned owner = 0;    ///< below `most_owners`
    };

    /// What a request found, and which line it pushed out.
    struct outcome {
        bool hit{};
        bool evicted{};
        bool victim_dirty{};
        unsigned victim_owner{};
        std::uint64_t victim_address{};
    };

    static constexpr const char *limits =
        "last-level cache: true LRU, sets by modulo, no slices, no prefetcher";

    /// An empty cache. Throws std::invalid_argument with the broken rule where `shape` is no cache.
    explicit shared_cache(const geometry &shape)
        : line_shift_{static_cast<unsigned>(std::countr_zero(checked(shape).line_bytes))},
          ways_{shape.ways}, sets_{shape.total_bytes /
                                   (std::uint64_t{shape.ways} * shape.line_bytes)},
          compared_{line_of(~std::uint64_t{0}) | present}, set_mask_{std::has_single_bit(sets_)
                                                                         ? sets_ - 1
                                                                         : 0},
          words_{static_cast<std::uint64_t *>(std::calloc(sets_ * ways_, sizeof(std::uint64_t)))},
          lines_of_(most_owners, 0) {
        if (words_ == nullptr) throw std::bad_alloc{};
    }

    /// References the line at `address`, of which 48 bits are used. A line that is missing is
    /// brought in, and owned by the requester; `dirty` makes it dirty.
    outcome reference(std::uint64_t address, bool dirty, const allocation &who) {
        return refer(address, dirty, who, true);
    }

    /// References the line without bringing it in where it is missing.
    bool look_up(std::uint64_t address) { return refer(address, false, {.ways = 0}, false).hit; }

    /// Whether the line is here. Is no reference.
    bool holds(std::uint64_t address) const {
        const std::uint64_t line = line_of(address);
        const std::uint64_t *const set = words_.get() + first_word(address);
        for (unsigned i = 0; i < ways_; ++i)
            if (is_line(set[i], line)) return true;
        return false;
    }

    /// The lines that an owner has in the cache.
    std::uint64_t lines_of(unsigned owner) const { return lines_of_.at(owner); }
    unsigned line_bytes() const { return 1u << line_shift_; }
    unsigned ways() const { return ways_; }

    /// Gives `shape` back, or throws std::invalid_argument with the rule it breaks and the number.
    static const geometry &checked(const geometry &shape) {
        if (shape.ways == 0 || shape.ways > most_ways)
            refuse("the number of ways must be 1 to 32, not ", shape.ways);
        if (shape.line_bytes < 4 || !std::has_single_bit(shape.line_bytes))
            refuse("the line must be a power of two of at least 4 bytes, not ", shape.line_bytes);
        const std::uint64_t set = std::uint64_t{shape.ways} * shape.line_bytes;
        if (shape.total_bytes == 0 || shape.total_bytes % set != 0)
            refuse("the total must be ways times line bytes times a number of sets, not ",
                   shape.total_bytes);
        return shape;
    }

private:
    // A line is a word: bit 0 present, bit 1 dirty, up to bit 47 its address, 57:48 its owner, from
    // bit 58 its way plus one. The words of a set lie in order of use, the last used first. A set
    // that was never used is all 0, so that an unused cache costs no memory.
    static constexpr std::uint64_t present = 1;
    static constexpr std::uint64_t dirty_bit = 2;
    static constexpr unsigned owner_shift = 48;
    static constexpr unsigned way_shift = 58;
    static constexpr std::uint64_t way_field = ~std::uint64_t{0} << way_shift;

    struct releases {
        void operator()(std::uint64_t *words) const { std::free(words); }
    };

    unsigned line_shift_;
    unsigned ways_;
    std::uint64_t sets_;
    std::uint64_t compared_; // the bits of a word that tell whether it is a line's
    std::uint64_t set_mask_; // 0: the number of sets is no power of two, or 1
    std::unique_ptr<std::uint64_t[], releases> words_;
    std::vector<std::uint64_t> lines_of_;

    [[noreturn]] static void refuse(const char *rule, std::uint64_t number) {
        throw std::invalid_argument("shared cache: " + std::string(rule) + std::to_string(number));
    }

    std::uint64_t line_of(std::uint64_t address) const {
        constexpr std::uint64_t low_48 = (std::uint64_t{1} << owner_shift) - 1;
        return (address & low_48) >> line_shift_ << line_shift_;
    }
    bool is_line(std::uint64_t word, std::uint64_t line) const {
        return ((word ^ line) & compared_) == present;
    }
    std::size_t first_word(std::uint64_t address) const {
        const std::uint64_t number = line_of(address) >> line_shift_;
        return static_cast<std::size_t>((set_mask_ != 0 ? number & set_mask_ : number % sets_) *
                                        ways_);
    }
    static unsigned owner_in(std::uint64_t word) {
        return static_cast<unsigned>(word >> owner_shift) & (most_owners - 1);
    }
    static std::uint32_t way_in(std::uint64_t word) {
        return std::uint32_t{1} << ((word >> way_shift) - 1);
    }

    void number_ways(std::uint64_t *set) const {
        for (unsigned way = 0; way < ways_; ++way)
            set[way] = std::uint64_t{way + 1} << way_shift;
    }

    static void move_to_front(std::uint64_t *set, unsigned place, std::uint64_t word) {
        for (; place > 0; --place)
            set[place] = set[place - 1];
        set[0] = word;
    }

    outcome refer(std::uint64_t address, bool dirty, const allocation &who, bool bring_in) {
        std::uint64_t *const set = words_.get() + first_word(address);
        const std::uint64_t line = line_of(address);
        const std::uint64_t state = present | (dirty ? dirty_bit : 0);
        if (set[0] == 0) number_ways(set);
        for (unsigned i = 0; i < ways_; ++i)
            if (is_line(set[i], line)) {
                move_to_front(set, i, set[i] | state);
                return {.hit = true};
            }
        if (!bring_in) return {};
        return replace(set, line | state, who);
    }

    // The last used of the ways that the requester may allocate in goes.
    outcome replace(std::uint64_t *set, std::uint64_t line, const allocation &who) {
        for (unsigned i = ways_; i-- > 0;) {
            const std::uint64_t gone = set[i];
            if ((way_in(gone) & who.ways) == 0) continue;
            const unsigned owner = who.owner & (most_owners - 1);
            move_to_front(set, i, (gone & way_field) | std::uint64_t{owner} << owner_shift | line);
            ++lines_of_[owner];
            if ((gone & present) == 0) return {};
            --lines_of_[owner_in(gone)];
            return {.evicted = true,
                    .victim_dirty = (gone & dirty_bit) != 0,
                    .victim_owner = owner_in(gone),
                    .victim_address = line_of(gone)};
        }
        return {};
    }
};

} // namespace msr::sim
