// Readers turn the bytes of a buffer into typed PEBS records, in order, whatever the records'
// format. Bytes that are no record end the reading, with reason and position.
#pragma once

#include <msr/intel/pebs/adaptive.hpp>
#include <msr/intel/pebs/architectural.hpp>
#include <msr/intel/pebs/format.hpp>
#include <msr/intel/pebs/record.hpp>
#include <msr/intel/pebs/words.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::pebs {

namespace detail {

/// The decoder of adaptive records that have no other groups than `allowed`, bits of `group_bits`.
struct decode_adaptive {
    using record = adaptive_record;
    static constexpr std::size_t smallest = group_sizes::basic;
    std::uint32_t allowed{};

    constexpr decoded<record> operator()(byte_view bytes) const {
        return record::decode(bytes, allowed);
    }
    static constexpr std::size_t claimed(const unsigned char *first) {
        return load_64(first) >> 48;
    }
};

struct decode_architectural {
    using record = architectural_record;
    static constexpr std::size_t smallest = architectural_sizes::header;

    constexpr decoded<record> operator()(byte_view bytes) const { return record::decode(bytes); }
    static constexpr std::size_t claimed(const unsigned char *first) {
        return load_64(first) & 0xffff;
    }
};

} // namespace detail

/// A reader of records that contain their own size, in order; also an input range, which can be
/// iterated once. The bytes must outlive the reader and the records.
template <typename Decode>
class record_reader {
public:
    using record = typename Decode::record; ///< the type of the records that the reader reads

    /// Makes a reader of all records in some bytes.
    /// `all_bytes`: the bytes, which must outlive the reader
    /// `how`: the function object that decodes a record
    constexpr record_reader(byte_view all_bytes, Decode how) : bytes{all_bytes}, decode{how} {}

    /// Reads the next record into `destination`. Returns false at the end of the bytes, and where
    /// the bytes are no record: `error` then returns the reason, and nothing more is read.
    constexpr bool next(record &destination) {
        if (failed || place == bytes.count) return false;
        if (is_like_last(destination)) return true;
        const decoded<record> entry = decode(bytes.from(place));
        if (entry.error) {
            failed = entry.error;
            failed.at = place;
            return false;
        }
        last_word = entry.record.layout_word();
        last_size = entry.record.has_layout() ? entry.record.size() : 0;
        place += entry.record.size();
        destination = entry.record;
        return true;
    }
    /// Returns the error for which reading ended before the last byte, or no error.
    constexpr const decode_error &error() const { return failed; }
    /// Returns how many bytes stand in front of the next record, or of the bytes that are no
    /// record.
    constexpr std::size_t position() const { return place; }
    /// Skips bytes that are no record, where the bytes contain a plausible size, so that reading
    /// can go on. Returns whether bytes were skipped; if not, the place of the next record is not
    /// known.
    constexpr bool skip() {
        if (!failed || bytes.count - place < Decode::smallest) return false;
        const std::size_t size = Decode::claimed(bytes.first + place);
        if (size < Decode::smallest || size > bytes.count - place) return false;
        place += size;
        failed = {};
        return true;
    }

    /// The end of the reader as a range: there are no more records.
    struct sentinel {};
    /// The input iterator of the reader: each step reads a record.
    class iterator {
    public:
        using value_type = record;
        using difference_type = std::ptrdiff_t;

        /// Makes an iterator, and reads the first record of the reader `source`.
        constexpr explicit iterator(record_reader &source) : reader{&source} { ++*this; }
        /// Returns the record that was read last.
        constexpr const record &operator*() const { return current; }
        /// Reads the next record; at the end the iterator equals the sentinel.
        constexpr iterator &operator++() {
            is_there = reader->next(current);
            return *this;
        }
        /// Reads the next record; returns nothing.
        constexpr void operator++(int) { ++*this; }
        /// Returns whether the iterator is at the end: there are no more records.
        friend constexpr bool operator==(const iterator &position, sentinel) {
            return !position.is_there;
        }

    private:
        record_reader *reader;
        record current{};
        bool is_there{};
    };
    /// Reads the record that `next` would read, and returns an iterator at that record.
    constexpr iterator begin() { return iterator{*this}; }
    /// Returns the end of the records, which an iterator reaches where `next` returns false.
    constexpr sentinel end() const { return {}; }

private:
    /// Reads a record that has the layout of the previous record, as most records have, without
    /// another check, and returns true; returns false where the layout differs. The place of the
    /// following record then does not depend on a size read from memory.
    constexpr bool is_like_last(record &destination) {
        if (last_size == 0 || bytes.count - place < last_size) return false;
        const std::uint64_t word = load_64(bytes.first + place);
        if (((word ^ last_word) & record::layout_mask) != 0) return false;
        destination = record::of_same_layout(bytes.first + place, word);
        place += last_size;
        return true;
    }

    byte_view bytes;
    std::size_t place{};
    std::uint64_t last_word{}; ///< the first word of the previous record
    /// Size of the previous record in bytes, where its first word gives its whole layout; else 0.
    std::size_t last_size{};
    decode_error failed{};
    Decode decode;
};

/// A reader of adaptive records, which may have the groups of a format, or only those of a
/// selection.
class adaptive_reader : public record_reader<detail::decode_adaptive> {
public:
    /// Makes a reader of the adaptive records of a format.
    /// `byte_view`: the bytes of the records, which must outlive the reader
    /// `number`: a format from 4 to 6; only records of format 6 (snapshot) may have counters
    constexpr explicit adaptive_reader(byte_view byte_view, format number = format::snapshot)
        : record_reader{byte_view, detail::decode_adaptive{groups_allowed(number)}} {}
    /// Makes a reader of the adaptive records of a selection; a record with a group that is not
    /// selected is an error.
    /// `byte_view`: the bytes of the records, which must outlive the reader
    /// `chosen`: the selection, of a format from 4 to 6
    constexpr adaptive_reader(byte_view byte_view, const selection &chosen)
        : record_reader{byte_view, detail::decode_adaptive{groups_allowed(chosen)}} {}
};

/// A reader of records of architectural PEBS. Each fragment of a sample is a record.
class architectural_reader : public record_reader<detail::decode_architectural> {
public:
    /// Makes a reader of the records of architectural PEBS in some bytes, which must outlive the
    /// reader.
    constexpr explicit architectural_reader(byte_view byte_view)
        : record_reader{byte_view, detail::decode_architectural{}} {}
};

/// The result of reading records: their number, and the error that ended the reading, if any.
struct [[nodiscard]] read_result {
    std::size_t records{}; ///< how many records were read
    decode_error error{};  ///< the error for which reading ended before the last byte, if any

    /// Returns whether all bytes were records.
    constexpr bool complete() const { return !error; }
};

namespace detail {

template <format Number, typename Sink>
constexpr read_result read_fixed(byte_view bytes, Sink &sink) {
    const pebs::records<Number> whole{bytes};
    for (const record<Number> entry : whole)
        sink(entry);
    return {whole.size(), whole.error()};
}

template <typename Reader, typename Sink>
constexpr read_result read_all(Reader reader, Sink &sink) {
    std::size_t count = 0;
    typename Reader::record entry;
    for (; reader.next(entry); ++count)
        sink(entry);
    return {count, reader.error()};
}

} // namespace detail

/// Calls `sink` with each record of a selection that is known at run time, as the type of its
/// format: `record<format::core2>` to `record<format::skylake>`, `adaptive_record` or
/// `architectural_record`. The type is chosen once, not for every record. A format that is not
/// known reads nothing.
/// `chosen`: the selection of records, with their format
/// `bytes`: the bytes of the records, in order
/// `sink`: called with each record, a view of its part of `bytes`
/// Returns the number of records, and the error where bytes are no record.
template <typename Sink>
constexpr read_result for_each(const selection &chosen, byte_view bytes, Sink &&sink) {
    switch (chosen.number) {
    case format::core2:
        return detail::read_fixed<format::core2>(bytes, sink);
    case format::nehalem:
        return detail::read_fixed<format::nehalem>(bytes, sink);
    case format::haswell:
        return detail::read_fixed<format::haswell>(bytes, sink);
    case format::skylake:
        return detail::read_fixed<format::skylake>(bytes, sink);
    case format::adaptive:
    case format::adaptive_ept:
    case format::snapshot:
        return detail::read_all(adaptive_reader{bytes, chosen}, sink);
    case format::architectural:
        return detail::read_all(architectural_reader{bytes}, sink);
    }
    return {0, {defect::format_unknown, 0, static_cast<std::uint64_t>(chosen.number), 0}};
}

} // namespace msr::pebs
