// The parts of PEBS records: bytes in memory, words in them, fields in those words, and why bytes
// are no record. Nothing is copied; bytes may hold anything, and are checked. Source: Linux,
// arch/x86/events/intel/ds.c and asm/perf_event.h, and the series of patches that brings
// architectural PEBS to Linux. Nothing here was measured.
#pragma once

#include <msr/core/bytes.hpp>
#include <msr/core/confidence.hpp>
#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::pebs {

using msr::confidence;
using msr::load_32;
using msr::load_64;

// --- bytes --------------------------------------------------------------------------------------

/// `count` bytes from `first` on, as a view; does not own them.
struct byte_view {
    const unsigned char *first{}; ///< the first byte
    std::size_t count{};          ///< how many bytes there are

    /// Makes a view of no bytes.
    constexpr byte_view() = default;
    /// Makes a view of `byte_count` bytes from `first_byte` on.
    constexpr byte_view(const unsigned char *first_byte, std::size_t byte_count)
        : first{first_byte}, count{byte_count} {}
    /// The bytes of a contiguous range: a vector, an array, a span.
    template <typename Container>
    requires requires(const Container &whole, const unsigned char *start, std::size_t size) {
        start = whole.data();
        size = whole.size();
    }
    constexpr byte_view(const Container &whole) : first{whole.data()}, count{whole.size()} {}

    /// The bytes from a place on, which must not lie behind the end.
    constexpr byte_view from(std::size_t place) const { return {first + place, count - place}; }
};

// --- fields -------------------------------------------------------------------------------------

/// A field of a record, of one of its groups, or of the management area.
struct record_field {
    const char *name{}; ///< the manual's name, lower case
    unsigned offset{};  ///< bytes from the start of the record, the group or the area
    unsigned size{8};   ///< bytes: 4, 8 or 16
    unsigned low{};     ///< lowest bit, of a field that is a part of its word
    unsigned width{64}; ///< bits; at most 64
    confidence how_sure{confidence::high}; ///< how sure the sources make its place

    /// The offset behind the field's word, in bytes.
    constexpr unsigned end() const { return offset + size; }
    /// Whether it is a part of the word at its offset rather than the word.
    constexpr bool is_part() const { return width < 8 * size && width < 64; }
    /// The field's bits in its word.
    constexpr std::uint64_t mask() const {
        return (width < 64 ? (std::uint64_t{1} << width) - 1 : ~std::uint64_t{0}) << low;
    }
    /// The field's value in the word that the field is a part of.
    constexpr std::uint64_t in(std::uint64_t word) const { return (word & mask()) >> low; }
    /// The field's value in the group that begins at `start`; of 16 bytes, the lower 8.
    constexpr std::uint64_t at(const unsigned char *start) const {
        return in(size == 4 ? load_32(start + offset) : load_64(start + offset));
    }
    /// The upper 8 of 16 bytes, else 0.
    constexpr std::uint64_t upper_at(const unsigned char *start) const {
        return size == 16 ? load_64(start + offset + 8) : 0;
    }
};

/// A field that is a word of 8 bytes, with `words` words in front of it.
/// `name`: the field's name, in static storage
/// `words`: the number of words in front of it
constexpr record_field word(const char *name, unsigned words,
                            confidence how_sure = confidence::high) {
    return {name, 8 * words, 8, 0, 64, how_sure};
}
/// Bits `low` to `high` of the word at an offset.
/// `name`: the field's name, in static storage
/// `offset`: bytes in front of the word
/// `low`, `high`: the field's lowest and highest bit, 0 to 63
constexpr record_field bits(const char *name, unsigned offset, unsigned low, unsigned high,
                            confidence how_sure = confidence::high) {
    return {name, offset, 8, low, high - low + 1, how_sure};
}

/// One field with its value, for people and for JSON.
struct described_field {
    const char *group{};       ///< the part of the record, such as "memory"
    const record_field &field; ///< the field's name and place
    std::uint64_t value{};     ///< the field's value; of 16 bytes, the lower 8
    std::uint64_t upper{};     ///< bits 64 to 127 of a field of 16 bytes
    std::uint64_t element{};   ///< the index, where there are several, as of last branches
    bool repeats{};            ///< whether the record has several of the field
};

/// Calls `sink` with each field of a table. `start` must have all of their bytes.
/// `group`: the name of the group
/// `fields`: the table
/// `start`: the first byte of the group
/// `sink`: called with a `described_field` for each field
template <std::size_t Count, typename Sink>
constexpr void describe_fields(const char *group, const record_field (&fields)[Count],
                               const unsigned char *start, Sink &&sink) {
    for (const record_field &field : fields)
        sink(described_field{group, field, field.at(start), field.upper_at(start)});
}

// --- why bytes are no record --------------------------------------------------------------------

/// The defect of a record.
enum class defect : std::uint8_t {
    none,                 ///< the bytes are a record
    cut_off,              ///< the bytes end inside of the record
    size_below_header,    ///< its size is less than that of the part with which every record begins
    size_not_in_words,    ///< its size is no multiple of 8 bytes
    group_unknown,        ///< it claims a group that this library does not know
    group_not_configured, ///< it claims a group that the format or the configuration leaves out
    groups_differ_from_size, ///< its groups do not add up to its size
    groups_exceed_size,      ///< its groups are larger than its size
    format_unknown,          ///< no records have this format
};

/// Returns a defect as a sentence; an empty text for `none`.
constexpr const char *sentence_of(defect reason) {
    switch (reason) {
    case defect::none:
        return "";
    case defect::cut_off:
        return "the bytes end inside of the record";
    case defect::size_below_header:
        return "the record claims to be smaller than the part that every record begins with";
    case defect::size_not_in_words:
        return "the record claims a size that is no multiple of 8 bytes";
    case defect::group_unknown:
        return "the record claims to hold a group that is not known";
    case defect::group_not_configured:
        return "the record claims to hold a group that its format or its configuration leaves out";
    case defect::groups_differ_from_size:
        return "the groups of the record do not add up to the size that it claims";
    case defect::groups_exceed_size:
        return "the groups of the record are larger than it claims to be";
    case defect::format_unknown:
        return "there are no records of this format";
    }
    return "";
}

/// Why bytes are no record. Converts to true where something is wrong.
struct decode_error {
    defect why{defect::none}; ///< the reason why reading ended
    std::size_t at{};         ///< bytes in front of the record
    std::uint64_t found{};    ///< the size or the groups claimed, or the bytes that are left
    std::uint64_t expected{}; ///< the size needed, or the groups allowed; 0 where there is none

    /// Whether there is an error.
    constexpr explicit operator bool() const { return why != defect::none; }
    friend constexpr bool operator==(const decode_error &, const decode_error &) = default;
};

// --- words that all formats have ----------------------------------------------------------------

/// The counters that a record belongs to: bit n for general counter n, bit 32 + n for fixed counter
/// n.
struct counter_set {
    std::uint64_t raw{}; ///< the bits

    /// The general counters, bit n for counter n.
    constexpr std::uint32_t general() const { return static_cast<std::uint32_t>(raw); }
    /// The fixed counters, bit n for fixed counter n.
    constexpr std::uint32_t fixed() const { return static_cast<std::uint32_t>(raw >> 32); }
    /// Whether general counter `number` is among them; false from 32 on.
    constexpr bool has_general(unsigned number) const {
        return number < 32 && (general() >> number & 1) != 0;
    }
    /// Whether fixed counter `number` is among them; false from 32 on.
    constexpr bool has_fixed(unsigned number) const {
        return number < 32 && (fixed() >> number & 1) != 0;
    }
    /// Whether there is no counter.
    constexpr bool empty() const { return raw == 0; }
    /// The number of counters.
    constexpr unsigned size() const { return static_cast<unsigned>(__builtin_popcountll(raw)); }
    friend constexpr bool operator==(const counter_set &, const counter_set &) = default;
};

/// The parts of the word on transactional memory, at offset 0 of that word.
struct tsx_fields {
    /// Clocks that the transaction ran.
    static constexpr record_field cycles = bits("cycles", 0, 0, 31);
    /// The transaction was elided by HLE.
    static constexpr record_field hle_abort = bits("hle_abort", 0, 32, 32);
    /// The transaction was one of RTM.
    static constexpr record_field rtm_abort = bits("rtm_abort", 0, 33, 33);
    /// An instruction aborted the transaction.
    static constexpr record_field instruction = bits("instruction", 0, 34, 34);
    /// Something else than an instruction aborted it.
    static constexpr record_field non_instruction = bits("non_instruction", 0, 35, 35);
    /// The transaction may succeed if it is repeated.
    static constexpr record_field retry = bits("retry", 0, 36, 36);
    /// Another processor used data of the transaction.
    static constexpr record_field data_conflict = bits("data_conflict", 0, 37, 37);
    /// The transaction wrote more than the processor can hold.
    static constexpr record_field capacity_write = bits("capacity_write", 0, 38, 38);
    /// The transaction read more than the processor can hold.
    static constexpr record_field capacity_read = bits("capacity_read", 0, 39, 39);
    /// The fields from bit 0 on.
    static constexpr record_field all[] = {cycles,        hle_abort,       rtm_abort,
                                           instruction,   non_instruction, retry,
                                           data_conflict, capacity_write,  capacity_read};
};

/// The word on transactional memory (TSX): how long the transaction ran, and why it was aborted.
struct tsx_tuning {
    std::uint64_t raw{}; ///< the word

    /// Cycles inside of the transaction before it was aborted.
    constexpr std::uint32_t cycles() const { return static_cast<std::uint32_t>(raw); }
    /// Whether an HLE transaction was aborted.
    constexpr bool hle_abort() const { return has(tsx_fields::hle_abort); }
    /// Whether an RTM transaction was aborted.
    constexpr bool rtm_abort() const { return has(tsx_fields::rtm_abort); }
    /// Whether an instruction caused the abort.
    constexpr bool instruction() const { return has(tsx_fields::instruction); }
    /// Whether something that is no instruction did.
    constexpr bool non_instruction() const { return has(tsx_fields::non_instruction); }
    /// Whether another attempt may succeed.
    constexpr bool retry() const { return has(tsx_fields::retry); }
    /// Whether another processor's access to the transaction's data caused the abort.
    constexpr bool data_conflict() const { return has(tsx_fields::data_conflict); }
    /// Whether the transaction wrote more than the processor can keep.
    constexpr bool capacity_write() const { return has(tsx_fields::capacity_write); }
    /// Whether the transaction read more than the processor can keep.
    constexpr bool capacity_read() const { return has(tsx_fields::capacity_read); }
    /// Bits that are not defined, in their places.
    constexpr std::uint64_t other_bits() const { return raw & ~((std::uint64_t{1} << 40) - 1); }
    friend constexpr bool operator==(const tsx_tuning &, const tsx_tuning &) = default;

private:
    constexpr bool has(const record_field &flag) const { return flag.in(raw) != 0; }
};

/// Calls `sink` with each part of the word on transactional memory.
/// `word`: the word on transactional memory
/// `sink`: called with a `described_field` for each part
template <typename Sink>
constexpr void describe(const tsx_tuning &word, Sink &&sink) {
    for (const record_field &field : tsx_fields::all)
        sink(described_field{"tsx_tuning", field, field.in(word.raw)});
}

} // namespace msr::pebs
