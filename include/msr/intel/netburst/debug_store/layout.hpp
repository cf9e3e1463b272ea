// The debug store as the processor writes it, as bytes in memory: the two layouts, the fields of a
// record, and consecutive records. Views copy nothing; every byte is a legal value.
// Source: Intel SDM volume 3 (325384-059) 17.4.9, Figures 17-5 to 17-10.
#pragma once

#include <msr/core/bytes.hpp>
#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr::netburst {

/// The debug store outside of IA-32e mode: every word has 32 bits.
struct layout_32 {
    using word = std::uint32_t; ///< the type of a word of the debug store, 4 bytes
};

/// The debug store in IA-32e mode: every word has 64 bits.
struct layout_64 {
    using word = std::uint64_t; ///< the type of a word of the debug store, 8 bytes
};

/// A layout of the debug store: `layout_32` outside of IA-32e mode, `layout_64` in it.
template <typename Layout>
concept debug_store_layout = std::is_same_v<Layout, layout_32> || std::is_same_v<Layout, layout_64>;

/// The number of bytes in a word of a layout: 4 or 8.
template <debug_store_layout Layout>
inline constexpr unsigned word_size = sizeof(typename Layout::word);

/// One field of a record, or of the management area, of a debug store.
struct memory_field {
    const char *name{}; ///< the manual's name of the field, in lower case
    unsigned offset{};  ///< bytes from the start of the record or management area to the field
    unsigned width{};   ///< length of the field in bytes, 4 or 8; little-endian

    /// Returns the offset of the byte behind the field, in bytes from the start of the record or
    /// management area.
    constexpr unsigned end() const { return offset + width; }
};

/// Returns a field of a single word that has `words` words in front of it.
template <debug_store_layout Layout>
constexpr memory_field word_field(const char *name, unsigned words) {
    return {name, words * word_size<Layout>, word_size<Layout>};
}

/// A record of the debug store: a type such as `bts_record` and `pebs_record`.
template <typename Record>
concept debug_store_record = debug_store_layout<typename Record::layout> && requires {
    Record::size;
    Record::fields::all;
};

namespace detail {

/// Returns the value of a field of a single word, in the record or area that begins at `start`.
template <debug_store_layout Layout>
constexpr typename Layout::word word_at(const unsigned char *start, const memory_field &field) {
    if constexpr (word_size<Layout> == 4)
        return load_32(start + field.offset);
    else
        return load_64(start + field.offset);
}

} // namespace detail

/// Returns the value of a field, zero-extended, in the record or area that begins at `start`; all
/// bytes of the field must be readable.
constexpr std::uint64_t value_of(const memory_field &field, const unsigned char *start) {
    return field.width == 4 ? load_32(start + field.offset) : load_64(start + field.offset);
}

/// A field of a debug store with its value, for printing.
struct described_memory_field {
    const memory_field &field; ///< the field's name, its offset and its length in bytes
    std::uint64_t value{};     ///< the value of the field, zero-extended to 64 bits
};

/// Calls `sink` with a `described_memory_field` for each field of a record, or of a management area
/// that is complete, in the order in which they lie in memory.
template <typename Part, typename Sink>
requires requires { Part::fields::all; }
constexpr void describe(const Part &part, Sink &&sink) {
    if (part.data() == nullptr) return;
    for (const memory_field &field : Part::fields::all)
        sink(described_memory_field{field, value_of(field, part.data())});
}

/// Consecutive records of a single kind. The list does not own the bytes: it and its records are
/// valid as long as the bytes are. An incomplete record at the end is never read.
template <typename Record>
class records_of {
public:
    /// An iterator over records; each access makes a view of the record.
    class iterator {
    public:
        using value_type = Record;
        using difference_type = std::ptrdiff_t;

        /// Makes an iterator that points at no record; only assignment and comparison are
        /// allowed.
        constexpr iterator() = default;
        /// Makes an iterator at the record that starts at the byte `first`.
        constexpr explicit iterator(const unsigned char *first) : at{first} {}

        /// Returns a view of the record at which the iterator points.
        constexpr Record operator*() const { return Record{at}; }
        /// Moves the iterator to the next record.
        constexpr iterator &operator++() {
            at += Record::size;
            return *this;
        }
        /// Moves the iterator to the next record. Returns a copy of the iterator as it was before.
        constexpr iterator operator++(int) {
            const iterator previous = *this;
            ++*this;
            return previous;
        }
        friend constexpr bool operator==(const iterator &, const iterator &) = default;

    private:
        const unsigned char *at{};
    };

    /// Makes a list without records.
    constexpr records_of() = default;
    /// Makes a list of the records in the `total` bytes that start at `first_byte`; the bytes may
    /// have any values.
    constexpr records_of(const unsigned char *first_byte, std::size_t total)
        : bytes{first_byte}, byte_count{total} {}

    /// Returns the number of whole records in the list of records.
    constexpr std::size_t size() const { return byte_count / Record::size; }
    /// Returns whether the list has no whole record.
    constexpr bool empty() const { return size() == 0; }
    /// Returns the number of bytes behind the last whole record, less than the size of a record.
    constexpr std::size_t leftover() const { return byte_count % Record::size; }

    /// Returns the record at a position, which must be less than `size()`.
    constexpr Record operator[](std::size_t position) const {
        return Record{bytes + position * Record::size};
    }
    /// Returns an iterator at the first record of the list.
    constexpr iterator begin() const { return iterator{bytes}; }
    /// Returns an iterator behind the last whole record of the list.
    constexpr iterator end() const { return iterator{bytes + size() * Record::size}; }

private:
    const unsigned char *bytes{};
    std::size_t byte_count{};
};

} // namespace msr::netburst
