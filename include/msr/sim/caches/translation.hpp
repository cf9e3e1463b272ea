// The TLBs of one simulated CPU: which pages' translations they hold. Page walks read no memory.
//
// Limits: true LRU; one page size for all data and all code (4 KiB or 2 MiB); no separate entries
// for large pages; no caches of page directories; a page walk is counted, and costs the clocks of
// the timing model, but accesses no cache.
#pragma once

#include <msr/sim/caches/cache.hpp>
#include <msr/sim/caches/recent_keys.hpp>
#include <msr/sim/caches/recent_tags.hpp>
#include <msr/sim/events/signal.hpp>

#include <bit>
#include <cstdint>
#include <optional>

namespace msr::sim {

/// The shape of a TLB. The number of entries is `ways` times a power of two; `entries` 0: the
/// processor lacks the TLB.
struct tlb_shape {
    unsigned entries{};
    unsigned ways{};

    friend constexpr bool operator==(const tlb_shape &, const tlb_shape &) = default;
};

/// The shapes of a CPU's TLBs for data and code. The first levels always exist; a second level with
/// 0 entries does not exist.
struct tlb_shapes {
    tlb_shape data{};        ///< shape of the first-level TLB of data
    tlb_shape code{};        ///< shape of the first-level TLB of code
    tlb_shape second{};      ///< shape of the second-level TLB of data, or of data and code
    tlb_shape second_code{}; ///< shape of the second-level TLB of code alone
    bool second_has_both{};  ///< whether the second-level TLB `second` serves both data and code
    unsigned page_bytes = 4096;

    friend constexpr bool operator==(const tlb_shapes &, const tlb_shapes &) = default;
};

/// The level of TLB that had a translation; `walked`: no TLB had it, and a page walk follows.
enum class translated : std::uint8_t { first, second, walked };

/// A TLB: the pages whose translations are present.
class tlb {
public:
    /// Makes an empty TLB; a TLB without entries misses every reference. `page_bytes`: bytes of a
    /// page, a power of two. Throws std::invalid_argument where the shape is not that of a TLB.
    tlb(const tlb_shape &shape, unsigned page_bytes)
        : page_shift_{static_cast<unsigned>(std::countr_zero(page_bytes))} {
        if (shape.entries == 0) return;
        const unsigned sets = shape.ways == 0 ? 0 : shape.entries / shape.ways;
        if (sets == 1)
            one_set_.emplace(shape.entries);
        else if (sets * shape.ways == shape.entries && std::has_single_bit(page_bytes) &&
                 recent_tags::has_room_for(address_bits - page_shift_, sets, shape.ways))
            tags_.emplace(sets, shape.ways);
        else
            sets_.emplace(cache::geometry{.total_bytes = std::uint64_t{shape.entries} * page_bytes,
                                          .ways = shape.ways,
                                          .line_bytes = page_bytes});
    }

    /// Returns whether the TLB had the translation of `page`, an address of 48 bits, and makes the
    /// translation present.
    bool refer(std::uint64_t page) {
        return tags_ ? tags_->refer(page >> page_shift_) : refer_other(page);
    }

    /// Returns true only where refer() would find the page and change nothing. A false result
    /// proves nothing.
    bool is_newest(std::uint64_t page) const {
        if (tags_) return tags_->is_newest(page >> page_shift_);
        return one_set_ && one_set_->is_newest(page);
    }

private:
    static constexpr unsigned address_bits = 48;

    // The TLB's entries are in at most one of `tags_`, `sets_` and `one_set_`; in none where the
    // TLB has no entries.
    std::optional<recent_tags> tags_;
    std::optional<cache> sets_;
    std::optional<recent_keys> one_set_;
    unsigned page_shift_;

    // Never inlined: inlined, the function would slow down the TLBs that `tags_` can hold.
    [[gnu::flatten, gnu::noinline]] bool refer_other(std::uint64_t page) {
        if (sets_) return sets_->refer(page, false).before != sector_state::absent;
        return one_set_ && one_set_->refer(page);
    }
};

/// The TLBs that one simulated CPU uses.
class translation {
public:
    static constexpr const char *limits =
        "TLBs: true LRU, one page size, page walks touch no cache, no paging-structure caches";

    /// Makes empty TLBs. Throws std::invalid_argument where a shape is not that of a TLB.
    explicit translation(const tlb_shapes &shapes)
        : data_{shapes.data, shapes.page_bytes}, code_{shapes.code, shapes.page_bytes},
          second_{shapes.second, shapes.page_bytes}, second_code_{shapes.second_code,
                                                                  shapes.page_bytes},
          second_has_both_{shapes.second_has_both}, page_mask_{~(shapes.page_bytes - 1ull)} {}

    /// Returns whether code at the address lies in the page of the last fetch; such a fetch cannot
    /// miss.
    bool in_last_code_page(std::uint64_t address) const {
        return (address & page_mask_) == last_code_page_;
    }

    unsigned page_bytes() const { return static_cast<unsigned>(~page_mask_ + 1); }

    /// Returns whether `bytes` bytes from `address`, 1 or more, lie in one page.
    bool in_one_page(std::uint64_t address, unsigned bytes) const {
        return ((address ^ (address + (bytes - 1))) & page_mask_) == 0;
    }

    /// Returns whether two addresses lie in the same page.
    bool share_a_page(std::uint64_t left, std::uint64_t other) const {
        return ((left ^ other) & page_mask_) == 0;
    }

    /// Translates an access to data that lies in one page; `counted` gets the signals, such as
    /// misses. Returns the level of TLB that had the translation.
    translated access(std::uint64_t address, bool writes, tally &counted) {
        const std::uint64_t page = address & page_mask_;
        return page == last_page_ ? translated::first : access_other(page, writes, counted);
    }

    /// Returns true only where access() would find the page of `address` in the first level and
    /// change nothing; a false result proves nothing. A caller that then leaves the access out
    /// leaves another page in `last_page_`; that page is still the newest of its set.
    bool is_newest(std::uint64_t address) const {
        const std::uint64_t page = address & page_mask_;
        return page == last_page_ || data_.is_newest(page);
    }

    /// Translates a fetch of code that lies in one page; `counted` gets the signals, such as
    /// misses. Returns the level of TLB that had the translation.
    translated fetch(std::uint64_t address, tally &counted) {
        if (in_last_code_page(address)) return translated::first;
        last_code_page_ = address & page_mask_;
        if (code_.refer(last_code_page_)) return translated::first;
        ++counted[signal::itlb_misses];
        if ((second_has_both_ ? second_ : second_code_).refer(last_code_page_)) {
            ++counted[signal::stlb_code_hits];
            return translated::second;
        }
        ++counted[signal::code_walks];
        return translated::walked;
    }

private:
    tlb data_;
    tlb code_;
    tlb second_;
    tlb second_code_;
    bool second_has_both_;
    std::uint64_t page_mask_;
    // Address of the page of the last access to data; initially ~0, the address of no page, since
    // the low bits of a page's address are 0
    std::uint64_t last_page_ = ~std::uint64_t{0};
    std::uint64_t last_code_page_ = ~std::uint64_t{0};

    // Translates an access to a page other than `last_page_`.
    translated access_other(std::uint64_t page, bool writes, tally &counted) {
        last_page_ = page;
        if (data_.refer(page)) return translated::first;
        ++counted[writes ? signal::dtlb_store_misses : signal::dtlb_load_misses];
        if (second_.refer(page)) {
            ++counted[writes ? signal::stlb_store_hits : signal::stlb_load_hits];
            return translated::second;
        }
        ++counted[writes ? signal::store_walks : signal::load_walks];
        return translated::walked;
    }
};

} // namespace msr::sim
