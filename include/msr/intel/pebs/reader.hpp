// Readers turn the bytes of a buffer into typed records, in order, whatever the format. Bytes that
// are no record end the reading, with reason and position.
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

/// Decodes adaptive records with none but certain groups.
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

/// Reads records that contain their own size, in order; also a range, which can be iterated once.
/// The bytes must outlive the reader and the records.
template <typename Decode>
class record_reader {
public:
    using record = typename Decode::record; ///< the type of the records

    /// Makes a reader of all records in `all_bytes`. `how`: decodes a record.
    constexpr record_reader(byte_view all_bytes, Decode how) : bytes{all_bytes}, decode{how} {}

    /// Reads a record. Returns false at the end of the bytes, and where they are no record: then
    /// `error` says why, and nothing more is read.
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
        last_size = entry.record.layout_is_told() ? entry.record.size() : 0;
        place += entry.record.size();
        destination = entry.record;
        return true;
    }
    /// Returns the reason why reading ended before the last byte, or none.
    constexpr const decode_error &error() const { return failed; }
    /// Bytes in front of the next record, or of what is none.
    constexpr std::size_t position() const { return place; }
    /// Steps over what is no record, where the size in it is plausible. Returns whether it did; if
    /// not, it is not known where the next record begins.
    constexpr bool skip() {
        if (!failed || bytes.count - place < Decode::smallest) return false;
        const std::size_t size = Decode::claimed(bytes.first + place);
        if (size < Decode::smallest || size > bytes.count - place) return false;
        place += size;
        failed = {};
        return true;
    }

    /// The end of the records, and of the range.
    struct sentinel {};
    /// The input iterator of the range: each step reads a record.
    class iterator {
    public:
        using value_type = record;
        using difference_type = std::ptrdiff_t;

        /// Makes an iterator, and reads the first record of `source`.
        constexpr explicit iterator(record_reader &source) : reader{&source} { ++*this; }
        /// Returns the record that was read last.
        constexpr const record &operator*() const { return current; }
        /// Reads the next record.
        constexpr iterator &operator++() {
            is_there = reader->next(current);
            return *this;
        }
        /// Reads the next record.
        constexpr void operator++(int) { ++*this; }
        /// Whether there are no more records.
        friend constexpr bool operator==(const iterator &position, sentinel) {
            return !position.is_there;
        }

    private:
        record_reader *reader;
        record current{};
        bool is_there{};
    };
    /// Starts where `next` would.
    constexpr iterator begin() { return iterator{*this}; }
    /// Returns the end of the records, where `next` would return false.
    constexpr sentinel end() const { return {}; }

private:
    /// Takes a record that has the layout of the record before, as most have, without another
    /// check. Its place then does not wait for the size to be read from memory.
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
    std::uint64_t last_word{}; ///< the first word of the record before
    std::size_t last_size{};   ///< size of the last record, where its format word gives its layout;
                               ///< else 0
    decode_error failed{};
    Decode decode;
};

/// Reads adaptive records: those of a format, or of a selection, which then hold no other groups.
class adaptive_reader : public record_reader<detail::decode_adaptive> {
public:
    /// Makes a reader of the records of a format. `number`: adaptive, or with the group of counters
    /// (snapshot).
    constexpr explicit adaptive_reader(byte_view byte_view, format number = format::snapshot)
        : record_reader{byte_view, detail::decode_adaptive{groups_allowed(number)}} {}
    /// Makes a reader of the records that a selection of groups leads to.
    constexpr adaptive_reader(byte_view byte_view, const selection &chosen)
        : record_reader{byte_view, detail::decode_adaptive{groups_allowed(chosen)}} {}
};

/// Reads records of architectural PEBS, fragment by fragment.
class architectural_reader : public record_reader<detail::decode_architectural> {
public:
    /// Makes a reader of the records in the bytes.
    constexpr explicit architectural_reader(byte_view byte_view)
        : record_reader{byte_view, detail::decode_architectural{}} {}
};

/// The result of reading records: their number, and the reason for the end.
struct [[nodiscard]] read_result {
    std::size_t records{}; ///< how many records were read
    decode_error error{};  ///< why the reading ended before the last byte, if it did

    /// Whether all bytes were records.
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

/// Calls `sink` with each record of a selection that is known at run time, as the type that its
/// format has: `record<format::core2>` to `record<format::skylake>`, `adaptive_record` or
/// `architectural_record`. The selection is decided on once, not for every record. A selection that
/// `check` refuses because of its format reads nothing.
/// `chosen`: the selection, with the format of the records
/// `bytes`: the records, in order
/// `sink`: called with each record, whose bytes are those of `bytes`
/// Returns the number of records, and why the reading ended where bytes are no record.
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
