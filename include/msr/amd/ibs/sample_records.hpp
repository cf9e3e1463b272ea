// Samples as a handler stores them: the registers of each sample, 64 bits each, little-endian,
// without gaps. Only the registers of the current record are copied.
#pragma once

#include <msr/amd/ibs/sample.hpp>
#include <msr/core/bytes.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::ibs {

namespace detail {

constexpr std::uint64_t word_at(const unsigned char *start, unsigned word) {
    return load_64(start + 8 * std::size_t{word});
}

[[gnu::always_inline]] constexpr void take(raw_op &destination, const unsigned char *position) {
    destination = {.op_ctl = word_at(position, 0),
                   .op_rip = word_at(position, 1),
                   .op_data = word_at(position, 2),
                   .op_data2 = word_at(position, 3),
                   .op_data3 = word_at(position, 4),
                   .dc_linaddr = word_at(position, 5),
                   .dc_physaddr = word_at(position, 6),
                   .br_target = word_at(position, 7),
                   .op_data4 = word_at(position, 8)};
}
[[gnu::always_inline]] constexpr void take(raw_fetch &destination, const unsigned char *position) {
    destination = {.fetch_ctl = word_at(position, 0),
                   .fetch_linaddr = word_at(position, 1),
                   .fetch_physaddr = word_at(position, 2),
                   .extd_ctl = word_at(position, 3)};
}

} // namespace detail

/// A view of consecutive records in memory, of `raw_op` (72 bytes each) or `raw_fetch` (32 bytes
/// each), as a handler stores them. An incomplete record at the end is never read.
template <typename Raw>
class raw_records {
public:
    static constexpr std::size_t record_size = sizeof(Raw); ///< size of a sample's record in bytes

    /// Makes a view without records.
    constexpr raw_records() = default;
    /// Makes a view of records in memory, which must outlive the view.
    /// `first_byte`: the first byte of the first record
    /// `total`: number of bytes, whose values may be any
    constexpr raw_records(const unsigned char *first_byte, std::size_t total)
        : bytes{first_byte}, byte_count{total} {}

    /// Returns the number of whole records.
    constexpr std::size_t size() const { return byte_count / record_size; }
    /// Returns whether the view has no whole record.
    constexpr bool empty() const { return size() == 0; }
    /// Returns the number of bytes behind the last whole record, which are fewer than a record has.
    constexpr std::size_t leftover() const { return byte_count % record_size; }

    /// Returns the registers of a record.
    /// `position`: the position of the record, below `size()`
    [[gnu::always_inline]] constexpr Raw operator[](std::size_t position) const {
        Raw result;
        detail::take(result, bytes + position * record_size);
        return result;
    }

private:
    const unsigned char *bytes{};
    std::size_t byte_count{};
};

/// A view of records of sampled ops.
using op_records = raw_records<raw_op>;
/// A view of records of sampled fetches.
using fetch_records = raw_records<raw_fetch>;

} // namespace msr::ibs
