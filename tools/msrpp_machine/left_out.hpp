// Accesses to memory that the models need not see, because they would change nothing there: they
// are counted, and the counts are told (msr/sim/stream.hpp). Most accesses of most programs are
// such.
//
// An access within one line hits the first level, and leaves the order of use as it is, where no
// other line of its set was accessed since its own line was. The same is true of its page. Lines
// and pages are remembered by their low bits, no more of them than there are sets, so that what
// meets in a set meets here, too. A store also needs that its line is dirty. Nothing is remembered
// across what is handed on at once: in between, other threads may use the same caches.
#pragma once

#include "ring.hpp"

#include <msr/sim/stream.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace msrpp::machine {

/// Sorts the accesses of one thread.
class left_out {
public:
    /// For first levels of this shape. Nothing is left out before.
    void begin(const first_level_shape &of) {
        shape_ = of;
        forget();
    }

    /// Nothing is known of the caches any more.
    void forget() {
        lines_.fill(nothing);
        pages_.fill(nothing);
    }

    /// A block begins: no access of it is a part of one before.
    void block() { continued_ = player_continues_ = nothing; }

    /// An access, which is counted, or given to `send(word)`: always where `all` is true. Where
    /// send() hands on what was sent before, it calls forget().
    template <typename Send>
    void access(msr::sim::stream_word word, bool all, Send send) {
        const bool goes_on = without_size(word) == continued_;
        continued_ = without_size(word) + word.bytes();
        const bool after_sent_part = goes_on && !is_previous_left_out_;
        if (!all && !after_sent_part && changes_nothing(word)) {
            counts_[word.writes()] += !goes_on;
            previous_ = word;
            is_previous_left_out_ = true;
            return;
        }
        if (goes_on && is_previous_left_out_) { // the player knows a part by the part before it
            --counts_[word.writes()];
            send_as(previous_, false, send);
        }
        is_previous_left_out_ = false;
        send_as(word, goes_on, send);
        remember(word);
    }

    /// An access of a block that a repeated string instruction ends, which shows its iterations.
    template <typename Send>
    void access_of_string(msr::sim::stream_word word, Send send) {
        send(word);
        remember(word);
    }

    /// Calls `put(word)` with what was left out since the last time.
    template <typename Put>
    void tell(Put put) {
        for (const bool writes : {false, true})
            if (counts_[writes] != 0) {
                put(msr::sim::left_out_word(writes, counts_[writes]));
                counts_[writes] = 0;
            }
    }
    static constexpr std::uint64_t most_words_told = 2;

private:
    static constexpr std::uint64_t nothing = ~std::uint64_t{0}; // no line, no page, no access

    first_level_shape shape_{};
    std::uint64_t continued_ = nothing;        // what would continue the last access
    std::uint64_t player_continues_ = nothing; // and the last that was sent
    msr::sim::stream_word previous_{};
    bool is_previous_left_out_ = false;
    std::array<std::uint32_t, 2> counts_{}; // loads, stores
    std::array<std::uint64_t, first_level_shape::most_lines> lines_ = filled<64>();
    std::array<std::uint64_t, first_level_shape::most_pages> pages_ = filled<16>();

    template <std::size_t Size>
    static constexpr std::array<std::uint64_t, Size> filled() {
        std::array<std::uint64_t, Size> all{};
        all.fill(nothing);
        return all;
    }

    static std::uint64_t without_size(msr::sim::stream_word word) {
        return word.bits & ~(std::uint64_t{7} << 58);
    }

    template <typename Send>
    void send_as(msr::sim::stream_word word, bool goes_on, Send send) {
        if (!goes_on && without_size(word) == player_continues_)
            send(msr::sim::left_out_word(false, 0)); // what lay between was left out
        send(word);
        player_continues_ = without_size(word) + word.bytes();
    }

    // A line is remembered as twice its number, and 1 where it is dirty.
    std::uint64_t &remembered_line(std::uint64_t line) { return lines_[line & shape_.line_mask]; }
    std::uint64_t &remembered_page(std::uint64_t page) { return pages_[page & shape_.page_mask]; }

    bool changes_nothing(msr::sim::stream_word word) {
        const std::uint64_t first = word.address() >> shape_.line_shift;
        const std::uint64_t last = (word.address() + word.bytes() - 1) >> shape_.line_shift;
        const std::uint64_t page = word.address() >> shape_.page_shift;
        return (remembered_line(first) | !word.writes()) == (2 * first | 1) && first == last &&
               remembered_page(page) == page;
    }

    void remember(msr::sim::stream_word word) {
        const std::uint64_t end = word.address() + word.bytes() - 1;
        const std::uint64_t last = end >> shape_.line_shift;
        for (std::uint64_t line = word.address() >> shape_.line_shift; line <= last; ++line) {
            std::uint64_t &known = remembered_line(line);
            known = 2 * line | (known == (2 * line | 1)) | word.writes();
        }
        for (const std::uint64_t address : {word.address(), end})
            remembered_page(address >> shape_.page_shift) = address >> shape_.page_shift;
    }
};

} // namespace msrpp::machine
