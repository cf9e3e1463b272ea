// Accesses to memory that the QEMU plugin does not pass to the models of caches, because the
// accesses would change nothing in the models: such accesses are counted, and the counts are
// written (msr/sim/stream/stream.hpp). Most accesses of most programs change nothing.
//
// An access within one line hits the first level, and leaves the order of use as it is, where no
// other line of its set was accessed since its own line was. The same is true of its page. Lines
// and pages are remembered by their low bits, at most as many as there are sets, so that lines that
// meet in a set of the cache also meet in the memory of lines. For a store the line must also be
// dirty. Where several threads run, nothing is remembered across the parts in which words are
// handed on: in between, other threads may use the same caches.
//
// The state of earlier accesses is compared, and branched on: the host's processor predicts most
// branches; computing the result without branches would make the processor wait for each earlier
// access.
#pragma once

#include "../ring/ring.hpp"

#include <msr/sim/stream/stream.hpp>

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>

namespace msrpp::machine {

/// A destination of words (records of executed code), which can also keep words that are left out.
template <typename To>
concept takes_words = requires(To &to, msr::sim::stream_word word) {
    to.put(word);
    // keep() stores an access that is left out, if a sampler may need it (kept.hpp)
    { to.keep(word) } -> std::same_as<bool>;
};

/// The common properties of an instruction's accesses in one direction (load or store).
struct access_kind {
    /// Bits of the access's word (record, msr/sim/stream), without the address.
    std::uint64_t bits{};
    std::uint32_t last_byte{};   ///< number of bytes of an access, less 1
    std::uint32_t instruction{}; ///< number of the instruction in its block of code

    /// Returns the word (record) of a memory access of this kind, at an address of a program: 47
    /// bits.
    msr::sim::stream_word at(std::uint64_t address) const { return {bits | address}; }
};

constexpr access_kind kind_of(msr::sim::stream_word word) {
    return {.bits = word.bits & ~((std::uint64_t{1} << 48) - 1),
            .last_byte = word.bytes() - 1,
            .instruction = word.instruction()};
}

/// Sorts the memory accesses of one thread into those that are written to the machine and those
/// that are left out.
class left_out {
public:
    /// Sets the shape of the first-level caches. Before the call no access is left out.
    void begin(const first_level_shape &first_level_shape) {
        shape_ = first_level_shape;
        set_up();
    }

    /// Sets which kind of access is written from the call on; at first, accesses that may change
    /// something in the models.
    void want(accesses_wanted kind) {
        if (kind == request_) return;
        request_ = kind;
        keeps_ = kind == accesses_wanted::kept;
        set_up();
    }

    /// Forgets the state of the caches, so that the next access to each cache line is written.
    void forget() {
        const bool is_empty = request_ == accesses_wanted::none;
        lines_.fill(is_empty ? 1 : no_value); // no access wanted: all of memory is one dirty line
        pages_.fill(is_empty ? 0 : no_value);
    }

    /// Begins a block of code: no access of the block is a part of an earlier access.
    void block() { previous_instruction_ = no_instruction; }

    /// Writes or counts a memory access, if the access is the first of its instruction, is within
    /// one cache line, and the destination is not full. Returns false where one of these conditions
    /// fails, and nothing has changed.
    template <bool Writes>
    bool access_at_once(const access_kind &kind, std::uint64_t address,
                        takes_words auto &destination) {
        const std::uint64_t ends = address + kind.last_byte;
        if (((address ^ ends) & line_bits_) != 0 || kind.instruction == previous_instruction_)
            return false;
        if (changes_nothing<Writes>(address) && (!keeps_ || destination.keep(kind.at(address)))) {
            ++counts_[Writes];
            previous_ = kind.bits | address | was_left_out;
        } else if (destination.has_room()) {
            remember_simple<Writes>(address);
            destination.put(kind.at(address));
            previous_ = kind.bits | address;
        } else {
            return false;
        }
        previous_instruction_ = kind.instruction;
        return true;
    }

    /// Writes or counts any memory access. `destination` must have most_words_of_access free words.
    void access(msr::sim::stream_word word, takes_words auto &destination) {
        const access_kind kind = kind_of(word);
        if (!(word.writes() ? access_at_once<true>(kind, word.address(), destination)
                            : access_at_once<false>(kind, word.address(), destination)))
            access_seldom(word, destination);
    }
    /// The largest number of words (records) that a memory access writes.
    static constexpr std::uint64_t most_words_of_access = 3;

    /// Writes or counts a memory access of a block that a repeated string instruction ends; the
    /// access shows an iteration of the instruction.
    void access_of_string(msr::sim::stream_word word, takes_words auto &destination) {
        destination.put(word);
        remember(word);
    }

    /// Writes the numbers of accesses that were left out since the last call of the function.
    void tell(takes_words auto &destination) {
        for (const bool writes : {false, true})
            if (counts_[writes] != 0) {
                destination.put(msr::sim::left_out_word(writes, counts_[writes]));
                counts_[writes] = 0;
            }
    }
    static constexpr std::uint64_t most_words_told = 2;

private:
    // A value that is not the address of any line or page, nor the word (record) of any access.
    static constexpr std::uint64_t no_value = ~std::uint64_t{0};
    static constexpr std::uint32_t no_instruction = ~std::uint32_t{0};

    // Entries for lines and pages are found by bits of the address that all lines and pages of a
    // set have in common: by the bits from bit 6 on, where a line has no more than 64 bytes.
    static constexpr unsigned line_place_shift = 6;
    static constexpr unsigned page_place_shift = 12;

    first_level_shape shape_{};
    accesses_wanted request_{};
    bool keeps_{};
    std::uint64_t line_bits_{}; // mask of the address bits that identify a cache line
    std::uint64_t page_bits_{};
    std::uint64_t last_line_{}; // number of entries in `lines_`, less 1
    std::uint64_t last_page_{};
    // All bits set: every access is written; 0: accesses that change nothing in the models are left
    // out.
    std::uint64_t always_put_{};
    static constexpr std::uint64_t was_left_out = std::uint64_t{1} << 62;
    static constexpr std::uint64_t was_seldom = std::uint64_t{1} << 63;
    // The word (record) of the last access in the block of code, and in its two highest bits:
    // whether the access was left out, and whether it was not the first of its instruction, or
    // touched two lines.
    std::uint64_t previous_{};
    std::uint32_t previous_instruction_ = no_instruction;
    // The last access that was written; valid only where was_seldom is set in `previous_`.
    std::uint64_t player_continues_ = no_value;
    std::array<std::uint32_t, 2> counts_{}; // numbers of loads and of stores that were left out
    std::array<std::uint64_t, first_level_shape::most_lines> lines_ = filled<64>();
    std::array<std::uint64_t, first_level_shape::most_pages> pages_ = filled<16>();

    template <std::size_t Size>
    static constexpr std::array<std::uint64_t, Size> filled() {
        std::array<std::uint64_t, Size> list{};
        list.fill(no_value);
        return list;
    }

    void set_up() {
        const bool is_empty = request_ == accesses_wanted::none;
        line_bits_ = is_empty ? 0 : ~std::uint64_t{0} << shape_.line_shift;
        page_bits_ = is_empty ? 0 : ~std::uint64_t{0} << shape_.page_shift;
        last_line_ = places(shape_.line_mask, shape_.line_shift, line_place_shift) - 1;
        last_page_ = places(shape_.page_mask, shape_.page_shift, page_place_shift) - 1;
        always_put_ = request_ == accesses_wanted::all ? ~std::uint64_t{0} : 0;
        forget();
    }

    static std::uint64_t without_size(msr::sim::stream_word word) {
        return word.bits & ~(std::uint64_t{7} << 58);
    }

    static std::uint64_t places(std::uint64_t last_set, unsigned shift, unsigned place_shift) {
        return shift > place_shift
                   ? 1
                   : std::max<std::uint64_t>((last_set + 1) << shift >> place_shift, 1);
    }

    bool touches_two_lines(msr::sim::stream_word word) const {
        const std::uint64_t address = word.address();
        return ((address ^ (address + word.bytes() - 1)) & line_bits_) != 0;
    }

    static std::uint64_t continuing(msr::sim::stream_word word) {
        return without_size(word) + word.bytes();
    }

    /// Writes or counts a memory access that touches two lines, or is not the first of its
    /// instruction and so may continue the instruction's previous access.
    [[gnu::noinline]] void access_seldom(msr::sim::stream_word word,
                                         takes_words auto &destination) {
        const msr::sim::stream_word previous{previous_ & ~(std::uint64_t{3} << 62)};
        const bool is_further = previous_instruction_ == word.instruction();
        const bool is_before_left_out = (previous_ & was_left_out) != 0;
        if (!is_further)
            player_continues_ = no_value;
        else if ((previous_ & was_seldom) == 0)
            player_continues_ = is_before_left_out ? no_value : continuing(previous);
        const bool goes_on = is_further && without_size(word) == continuing(previous);
        const bool after_put_part = goes_on && !is_before_left_out;
        previous_ = word.bits | was_seldom;
        previous_instruction_ = word.instruction();
        if (!after_put_part && !touches_two_lines(word) && changes_nothing(word) &&
            (!keeps_ || destination.keep(word))) {
            counts_[word.writes()] += !goes_on;
            previous_ |= was_left_out;
            return;
        }
        // The machine recognizes a part of an access by the previous part of the access, which must
        // therefore be written.
        if (goes_on && is_before_left_out) {
            --counts_[word.writes()];
            put_as(previous, false, destination);
        }
        put_as(word, goes_on, destination);
        remember(word);
    }

    void put_as(msr::sim::stream_word word, bool goes_on, takes_words auto &destination) {
        if (!goes_on && without_size(word) == player_continues_)
            // A mark that accesses between the previous written access and `word` were left out, so
            // that the machine does not take the two for parts of one access.
            destination.put(msr::sim::left_out_word(false, 0));
        destination.put(word);
        player_continues_ = continuing(word);
    }

    // Returns the entry for a cache line: the line's address, plus 1 where the line is dirty.
    std::uint64_t &remembered_line(std::uint64_t address) {
        return lines_[address >> line_place_shift & last_line_];
    }
    std::uint64_t &remembered_page(std::uint64_t address) {
        return pages_[address >> page_place_shift & last_page_];
    }

    /// Returns whether a memory access within one cache line changes nothing in the models.
    template <bool Writes>
    bool changes_nothing(std::uint64_t address) {
        const std::uint64_t line_now = (address & line_bits_) | Writes;
        // A difference of 0: the line is in the state that the access leaves; 1: the line is dirty,
        // and the access is a load.
        const std::uint64_t differs = remembered_line(address) ^ line_now;
        return (differs | always_put_) <= std::uint64_t{!Writes} &&
               remembered_page(address) == (address & page_bits_);
    }
    bool changes_nothing(msr::sim::stream_word word) {
        return word.writes() ? changes_nothing<true>(word.address())
                             : changes_nothing<false>(word.address());
    }

    template <bool Writes>
    void remember_simple(std::uint64_t address) {
        std::uint64_t &line = remembered_line(address);
        const std::uint64_t dirty = (address & line_bits_) | 1;
        line = (dirty - 1) | (line == dirty) | Writes;
        remembered_page(address) = address & page_bits_;
    }

    void remember(msr::sim::stream_word word) {
        if (request_ == accesses_wanted::none) return;
        const std::uint64_t end = word.address() + word.bytes() - 1;
        const std::uint64_t last = end & line_bits_;
        for (std::uint64_t position = word.address() & line_bits_;; position += ~line_bits_ + 1) {
            std::uint64_t &known = remembered_line(position);
            known = position | (known == (position | 1)) | word.writes();
            if (position == last) break;
        }
        for (const std::uint64_t address : {word.address(), end})
            remembered_page(address) = address & page_bits_;
    }
};

} // namespace msrpp::machine
