// The parts of PEBS records: bytes in memory, words in those bytes, fields in those words, and the
// errors for which bytes are no record. Nothing is copied; bytes may hold anything, and are
// checked. Source: Linux, arch/x86/events/intel/ds.c and asm/perf_event.h, and the series of
// patches that brings architectural PEBS to Linux. Nothing here was measured.
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

/// A view of `count` bytes from `first` on, which does not own the bytes.
struct byte_view {
    const unsigned char *first{}; ///< the first byte of the view
    std::size_t count{};          ///< the number of bytes in the view

    /// Makes a view of no bytes.
    constexpr byte_view() = default;
    /// Makes a view of `byte_count` bytes from `first_byte` on.
    constexpr byte_view(const unsigned char *first_byte, std::size_t byte_count)
        : first{first_byte}, count{byte_count} {}
    /// Makes a view of the bytes of a contiguous range: a vector, an array, a span.
    template <typename Container>
    requires requires(const Container &whole, const unsigned char *start, std::size_t size) {
        start = whole.data();
        size = whole.size();
    }
    constexpr byte_view(const Container &whole) : first{whole.data()}, count{whole.size()} {}

    /// Returns a view of the bytes from the offset `place` on; `place` must not lie behind the end
    /// of the bytes.
    constexpr byte_view from(std::size_t place) const { return {first + place, count - place}; }
};

// --- fields -------------------------------------------------------------------------------------

/// A field of a PEBS record, of a group of a record, or of the debug store's management area.
struct record_field {
    const char *name{}; ///< the field's name in the manual, in lower case
    /// Offset of the field's word from the start of the record, the group or the area, in bytes.
    unsigned offset{};
    unsigned size{8}; ///< size of the field's word in bytes: 4, 8 or 16
    unsigned low{};   ///< the field's lowest bit in its word
    /// Number of bits of the field, at most 64; of a word of 16 bytes, 64; 0: there is no such
    /// field.
    unsigned width{64};
    confidence how_sure{confidence::high}; ///< how sure the sources are of the field's position

    /// Returns the offset of the byte behind the field's word.
    constexpr unsigned end() const { return offset + size; }
    /// Returns whether the field is a part of the word at its offset, and not the whole word.
    constexpr bool is_part() const { return width < 8 * size && width < 64; }
    /// Returns the mask of the field's bits in its word.
    constexpr std::uint64_t mask() const {
        return (width < 64 ? (std::uint64_t{1} << width) - 1 : ~std::uint64_t{0}) << low;
    }
    /// Returns the field's value in a word that contains the field.
    constexpr std::uint64_t in(std::uint64_t word) const { return (word & mask()) >> low; }
    /// Returns the field's value in the record, group or area that begins at `start`; of a field of
    /// 16 bytes, the lower 8.
    constexpr std::uint64_t at(const unsigned char *start) const {
        return in(size == 4 ? load_32(start + offset) : load_64(start + offset));
    }
    /// Returns the upper 8 bytes of a field of 16 bytes; 0 for a smaller field.
    constexpr std::uint64_t upper_at(const unsigned char *start) const {
        return size == 16 ? load_64(start + offset + 8) : 0;
    }
};

/// Returns a field that is a word of 8 bytes.
/// `name`: the field's name, in static storage
/// `words`: the number of words of 8 bytes in front of the field
/// `how_sure`: how sure the sources are of the field's position
constexpr record_field word(const char *name, unsigned words,
                            confidence how_sure = confidence::high) {
    return {name, 8 * words, 8, 0, 64, how_sure};
}
/// Returns a field that is a range of bits in a word of 8 bytes.
/// `name`: the field's name, in static storage
/// `offset`: bytes in front of the word
/// `low`, `high`: the field's lowest and highest bit, 0 to 63
/// `how_sure`: how sure the sources are of the field's position
constexpr record_field bits(const char *name, unsigned offset, unsigned low, unsigned high,
                            confidence how_sure = confidence::high) {
    return {name, offset, 8, low, high - low + 1, how_sure};
}

/// A field with its value, as `describe` passes it to a sink of text or JSON.
struct described_field {
    const char *group{};       ///< the name of the part of the record, such as "memory"
    const record_field &field; ///< the field's name and position
    /// The field's value; for a field of 16 bytes, the value of the lower 8 bytes.
    std::uint64_t value{};
    std::uint64_t upper{}; ///< bits 64 to 127 of a field of 16 bytes; else 0
    /// The index of the field among fields of the same name, such as that of a last branch; else 0.
    std::uint64_t element{};
    bool repeats{}; ///< whether the record has several fields of this name, numbered by `element`
};

/// Calls `sink` with each field of a table. `start` must have the bytes of all fields.
/// `group`: the name of the group of fields
/// `fields`: the table of fields
/// `start`: the first byte of the group
/// `sink`: called with a `described_field` for each field
template <std::size_t Count, typename Sink>
constexpr void describe_fields(const char *group, const record_field (&fields)[Count],
                               const unsigned char *start, Sink &&sink) {
    for (const record_field &field : fields)
        sink(described_field{group, field, field.at(start), field.upper_at(start)});
}

// --- defects: the reasons why bytes are no PEBS record ------------------------------------------

/// The defect for which bytes are no PEBS record.
enum class defect : std::uint8_t {
    none,              ///< no defect: the bytes are a record
    cut_off,           ///< the bytes end before the end of the record
    size_below_header, ///< the size that the record claims is less than that of the part with which
                       ///< every record begins
    size_not_in_words, ///< the size that the record claims is no multiple of 8 bytes
    group_unknown,     ///< the record claims a group that this library does not know
    group_not_configured, ///< the record claims a group that the format or the configuration leaves
                          ///< out
    groups_differ_from_size, ///< the groups of the record do not add up to the size that the record
                             ///< claims
    groups_exceed_size,      ///< the groups of the record are larger than the size that the record
                             ///< claims
    format_unknown,          ///< no PEBS records have the selected format
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

/// The error for which bytes are no PEBS record. Converts to true where there is an error.
struct decode_error {
    defect why{defect::none}; ///< the defect of the bytes; `none`: no error
    std::size_t at{};         ///< number of bytes in front of the faulty record
    /// The size or the groups that the faulty record claims, or the number of bytes from the start
    /// of the record on.
    std::uint64_t found{};
    /// The size that a record needs at least, or the groups that a record may have; 0: neither.
    std::uint64_t expected{};

    /// Returns whether there is an error.
    constexpr explicit operator bool() const { return why != defect::none; }
    friend constexpr bool operator==(const decode_error &, const decode_error &) = default;
};

// --- words that PEBS records of all formats have -------------------------------------------------

/// The set of counters to which a record belongs: bit n for general counter n, bit 32 + n for fixed
/// counter n.
struct counter_set {
    /// The bits of the set of counters, those of fixed counters from bit 32 on.
    std::uint64_t raw{};

    /// Returns the general counters of the set, bit n for general counter n.
    constexpr std::uint32_t general() const { return static_cast<std::uint32_t>(raw); }
    /// Returns the fixed counters of the set, bit n for fixed counter n.
    constexpr std::uint32_t fixed() const { return static_cast<std::uint32_t>(raw >> 32); }
    /// Returns whether general counter `number` is in the set; false from 32 on.
    constexpr bool has_general(unsigned number) const {
        return number < 32 && (general() >> number & 1) != 0;
    }
    /// Returns whether fixed counter `number` is in the set; false from 32 on.
    constexpr bool has_fixed(unsigned number) const {
        return number < 32 && (fixed() >> number & 1) != 0;
    }
    /// Returns whether the set has no counter.
    constexpr bool empty() const { return raw == 0; }
    /// Returns the number of counters in the set.
    constexpr unsigned size() const { return static_cast<unsigned>(__builtin_popcountll(raw)); }
    friend constexpr bool operator==(const counter_set &, const counter_set &) = default;
};

/// The fields of a record's word on transactional memory (TSX), as bits of that word.
struct tsx_fields {
    /// The field with the clocks that the transaction ran before its abort.
    static constexpr record_field cycles = bits("cycles", 0, 0, 31);
    /// The flag of an aborted HLE transaction.
    static constexpr record_field hle_abort = bits("hle_abort", 0, 32, 32);
    /// The flag of an aborted RTM transaction.
    static constexpr record_field rtm_abort = bits("rtm_abort", 0, 33, 33);
    /// The flag of an abort that an instruction caused.
    static constexpr record_field instruction = bits("instruction", 0, 34, 34);
    /// The flag of an abort that something else than an instruction caused.
    static constexpr record_field non_instruction = bits("non_instruction", 0, 35, 35);
    /// The flag of an aborted transaction that may succeed if it is repeated.
    static constexpr record_field retry = bits("retry", 0, 36, 36);
    /// The flag of an abort because another processor used data of the transaction.
    static constexpr record_field data_conflict = bits("data_conflict", 0, 37, 37);
    /// The flag of an abort because the transaction wrote more than the processor can hold.
    static constexpr record_field capacity_write = bits("capacity_write", 0, 38, 38);
    /// The flag of an abort because the transaction read more than the processor can hold.
    static constexpr record_field capacity_read = bits("capacity_read", 0, 39, 39);
    /// All fields of the word on transactional memory, from bit 0 on.
    static constexpr record_field all[] = {cycles,        hle_abort,       rtm_abort,
                                           instruction,   non_instruction, retry,
                                           data_conflict, capacity_write,  capacity_read};
};

/// A record's word on transactional memory (TSX): how long the transaction ran, and why it was
/// aborted.
struct tsx_tuning {
    std::uint64_t raw{}; ///< the word on transactional memory, as the record has it

    /// Returns the clocks that the transaction ran before its abort.
    constexpr std::uint32_t cycles() const { return static_cast<std::uint32_t>(raw); }
    /// Returns whether an HLE transaction was aborted.
    constexpr bool hle_abort() const { return has(tsx_fields::hle_abort); }
    /// Returns whether an RTM transaction was aborted.
    constexpr bool rtm_abort() const { return has(tsx_fields::rtm_abort); }
    /// Returns whether an instruction caused the abort of the transaction.
    constexpr bool instruction() const { return has(tsx_fields::instruction); }
    /// Returns whether something else than an instruction caused the abort of the transaction.
    constexpr bool non_instruction() const { return has(tsx_fields::non_instruction); }
    /// Returns whether the transaction may succeed if it is repeated.
    constexpr bool retry() const { return has(tsx_fields::retry); }
    /// Returns whether another processor's access to the transaction's data caused the abort.
    constexpr bool data_conflict() const { return has(tsx_fields::data_conflict); }
    /// Returns whether the transaction wrote more than the processor can hold.
    constexpr bool capacity_write() const { return has(tsx_fields::capacity_write); }
    /// Returns whether the transaction read more than the processor can hold.
    constexpr bool capacity_read() const { return has(tsx_fields::capacity_read); }
    /// Returns the undefined bits of the word on transactional memory, 40 to 63, at their bit
    /// positions.
    constexpr std::uint64_t other_bits() const { return raw & ~((std::uint64_t{1} << 40) - 1); }
    friend constexpr bool operator==(const tsx_tuning &, const tsx_tuning &) = default;

private:
    constexpr bool has(const record_field &flag) const { return flag.in(raw) != 0; }
};

/// Calls `sink` with each field of a word on transactional memory.
/// `word`: the word on transactional memory (TSX) of a record
/// `sink`: called with a `described_field` for each field
template <typename Sink>
constexpr void describe(const tsx_tuning &word, Sink &&sink) {
    for (const record_field &field : tsx_fields::all)
        sink(described_field{"tsx_tuning", field, field.in(word.raw)});
}

} // namespace msr::pebs
