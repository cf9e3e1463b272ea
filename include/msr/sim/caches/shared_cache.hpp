// A last-level cache that cores share: classes of service allocate in some of its ways, and every
// line has an owner, so that the occupancy by each owner is known. The cache holds no data, and
// knows neither a processor nor a register.
//
// Limits: true least-recently-used replacement, where processors approximate it; the set is the
// line's number modulo the number of sets, where processors hash addresses to slices.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/core/cplusplus.hpp>
#include <msr/sim/caches/ways.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace msr::sim {

/// A set-associative cache that cores share: each request has a mask of ways in which it may
/// allocate, and the owner number that the allocated lines get.
class shared_cache {
public:
    /// The shape of a shared cache. Any number of sets is legal.
    struct geometry {
        std::uint64_t total_bytes{};
        unsigned ways{};          ///< ways: the lines of a set of the cache, 1 to 32
        unsigned line_bytes = 64; ///< bytes of a line of the cache: a power of two, at least 4

        friend constexpr bool operator==(const geometry &, const geometry &) = default;
    };

    static constexpr unsigned most_ways = 32;
    static constexpr unsigned most_owners = 1024;

    /// The ways in which a requester may allocate lines, and the owner number that the requester's
    /// lines get.
    struct allocation {
        /// Bit n: the requester may allocate lines in way n; 0: the requester allocates no lines.
        std::uint32_t ways = ~std::uint32_t{0};
        /// Number of the owner of the lines that the requester allocates, below `most_owners`.
        unsigned owner = 0;
    };

    /// The result of a request to a shared cache: whether the request hit, and the line that was
    /// evicted.
    struct outcome {
        bool hit{};
        bool evicted{};
        bool victim_dirty{};
        unsigned victim_owner{};
        std::uint64_t victim_address{};
    };

    static constexpr const char *limits =
        "last-level cache: true LRU, sets by modulo, no slices, no prefetcher";

    /// Makes an empty cache. Throws std::invalid_argument with the broken rule where `shape` is not
    /// that of a cache.
    explicit shared_cache(const geometry &shape)
        : line_shift_{static_cast<unsigned>(std::countr_zero(checked(shape).line_bytes))},
          ways_{shape.ways}, words_of_order_{words_of_ways(shape.ways)},
          sets_{shape.total_bytes / (std::uint64_t{shape.ways} * shape.line_bytes)},
          compared_{line_of(~std::uint64_t{0}) | present}, set_mask_{std::has_single_bit(sets_)
                                                                         ? sets_ - 1
                                                                         : 0},
          words_{static_cast<std::uint64_t *>(std::calloc(sets_ * ways_, sizeof(std::uint64_t)))},
          orders_{static_cast<std::uint64_t *>(
              std::calloc(sets_ * 2 * words_of_order_, sizeof(std::uint64_t)))},
          lines_of_(most_owners, 0) {
        if (words_ == nullptr || orders_ == nullptr) msr::detail::bad_alloc();
    }

    /// References the line at `address`, of which bits 47:0 are used, and returns the result of the
    /// reference. A missing line is allocated, and belongs to the requester's owner number.
    /// `dirty`: whether the line becomes dirty.
    outcome reference(std::uint64_t address, bool dirty, const allocation &requester) {
        return refer(address, dirty, requester, true);
    }

    /// Returns whether the cache has the line at `address`, which becomes the newest of its set; a
    /// missing line is not allocated.
    bool look_up(std::uint64_t address) { return refer(address, false, {.ways = 0}, false).hit; }

    /// Prefetches the simulated set for `address` into the host's caches, for a reference that
    /// comes soon.
    void prefetch(std::uint64_t address) const {
        const std::size_t set = set_of(address);
        host_prefetch(orders_.get() + set * 2 * words_of_order_);
        // Eight 64-bit words fit in a cache line of the host.
        for (unsigned way = 0; way < ways_; way += 8)
            host_prefetch(words_.get() + set * ways_ + way);
    }

    /// Returns whether the cache has the line at `address`, and leaves the order of use unchanged.
    bool holds(std::uint64_t address) const {
        return with_ways(words_of_order_, [&](auto kind) {
            return find(kind, set_of(address), line_of(address)) != kind.none;
        });
    }

    /// Returns the number of lines in the cache that `owner` owns. Throws std::out_of_range where
    /// `owner` is above the largest owner number.
    std::uint64_t lines_of(unsigned owner) const { return lines_of_.at(owner); }
    unsigned line_bytes() const { return 1u << line_shift_; }
    unsigned ways() const { return ways_; }

    /// Returns `shape`. Throws std::invalid_argument with the broken rule and the wrong number
    /// where `shape` is not that of a cache.
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
    // A line is a word of its set (ways.hpp): bit 0 is set where the line is present, bit 1 where
    // it is dirty; up to bit 47 the word has the line's address, in bits 57:48 its owner. A set
    // that was never used is all 0, so that an unused cache costs no memory.
    static constexpr std::uint64_t present = 1;
    static constexpr std::uint64_t dirty_bit = 2;
    static constexpr unsigned owner_shift = 48;

    struct releases {
        void operator()(std::uint64_t *words) const { std::free(words); }
    };

    unsigned line_shift_;
    unsigned ways_;
    unsigned words_of_order_;
    std::uint64_t sets_;
    std::uint64_t compared_; // the bits of a line's word that distinguish the lines of a set
    // Number of sets minus 1 where the number is a power of two above 1, otherwise 0
    std::uint64_t set_mask_;
    std::unique_ptr<std::uint64_t[], releases> words_;
    // the orders in which the ways of each set were used (ways.hpp)
    std::unique_ptr<std::uint64_t[], releases> orders_;
    std::vector<std::uint64_t> lines_of_;

    [[noreturn]] static void refuse(const char *rule, std::uint64_t number) {
        msr::detail::invalid_argument("shared cache: " + std::string(rule) +
                                      std::to_string(number));
    }

    std::uint64_t line_of(std::uint64_t address) const {
        constexpr std::uint64_t low_48 = (std::uint64_t{1} << owner_shift) - 1;
        return (address & low_48) >> line_shift_ << line_shift_;
    }
    bool is_line(std::uint64_t word, std::uint64_t line) const {
        return ((word ^ line) & compared_) == present;
    }
    std::size_t set_of(std::uint64_t address) const {
        const std::uint64_t number = line_of(address) >> line_shift_;
        return set_mask_ != 0 ? number & set_mask_ : number % sets_;
    }
    static unsigned owner_in(std::uint64_t word) {
        return static_cast<unsigned>(word >> owner_shift) & (most_owners - 1);
    }

    template <typename Ways>
    unsigned find(Ways kind, std::size_t set, std::uint64_t line) const {
        const std::uint64_t *const words = words_.get() + set * ways_;
        return kind.find(orders_.get() + set * kind.words, line,
                         [&](unsigned way) { return way < ways_ && is_line(words[way], line); });
    }

    outcome refer(std::uint64_t address, bool dirty, const allocation &requester, bool bring_in) {
        return with_ways(words_of_order_, [&](auto kind) {
            return refer_in(kind, address, dirty, requester, bring_in);
        });
    }

    template <typename Ways>
    outcome refer_in(Ways kind, std::uint64_t address, bool dirty, const allocation &requester,
                     bool bring_in) {
        const std::size_t set = set_of(address);
        const std::uint64_t line = line_of(address);
        const std::uint64_t state = present | (dirty ? dirty_bit : 0);
        const unsigned way = find(kind, set, line);
        if (way == kind.none)
            return bring_in ? replace(kind, set, line | state, requester) : outcome{};
        std::uint64_t &word = words_[set * ways_ + way];
        if (dirty) word |= dirty_bit;
        kind.use(orders_.get() + set * kind.words, way);
        return {.hit = true};
    }

    // Replaces the least recently used line of the ways in which the requester may allocate.
    template <typename Ways>
    outcome replace(Ways kind, std::size_t set, std::uint64_t word, const allocation &requester) {
        std::uint64_t *const order = orders_.get() + set * kind.words;
        if (order[0] == 0) kind.begin(order); // an order of 0 is that of a set that was never used
        for (unsigned place = ways_; place-- > 0;) {
            const unsigned way = kind.at(order, place);
            if ((requester.ways >> way & 1) == 0) continue;
            const unsigned owner = requester.owner & (most_owners - 1);
            const std::uint64_t gone = std::exchange(words_[set * ways_ + way],
                                                     std::uint64_t{owner} << owner_shift | word);
            kind.hold(order, way, line_of(word));
            kind.use(order, way);
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
