// Branch records, as the branch trace store writes them.
// Source: Intel SDM volume 3 (325384-059) 17.4.9, Figures 17-6 and 17-9.
#pragma once

#include <msr/intel/netburst/debug_store/layout.hpp>

#include <cstddef>

namespace msr::netburst {

/// The fields of a branch record: three words.
template <debug_store_layout Layout>
struct bts_fields {
    /// Linear address of the branch.
    static constexpr memory_field from = word_field<Layout>("from", 0);
    /// Linear address of its target.
    static constexpr memory_field to = word_field<Layout>("to", 1);
    /// Bit 4: the processor had predicted the branch.
    static constexpr memory_field flags = word_field<Layout>("flags", 2);
    static constexpr memory_field all[] = {from, to, flags}; ///< the fields in the order of memory
};

/// One branch record: 12 bytes, or 24 in IA-32e mode. A view; the bytes must outlive it.
template <debug_store_layout Layout>
class bts_record {
public:
    using layout = Layout;                                   ///< the layout of the debug store
    using word = typename Layout::word;                      ///< the type of a word of the record
    using fields = bts_fields<Layout>;                       ///< the fields of the record
    static constexpr std::size_t size = fields::flags.end(); ///< bytes of a record: 12 or 24
    /// The only flag that is defined.
    static constexpr word predicted_flag = 1u << 4;

    /// The record whose `size` bytes start at `first_byte`.
    constexpr explicit bts_record(const unsigned char *first_byte) : bytes{first_byte} {}

    /// Linear address of the branch.
    constexpr word from() const { return detail::word_at<Layout>(bytes, fields::from); }
    /// Linear address where it went.
    constexpr word to() const { return detail::word_at<Layout>(bytes, fields::to); }
    /// Returns the third word: bit 4 is `predicted_flag`, the others are not defined.
    constexpr word flags() const { return detail::word_at<Layout>(bytes, fields::flags); }
    /// Whether the processor had predicted the branch.
    constexpr bool predicted() const { return (flags() & predicted_flag) != 0; }
    /// The flags that are not defined; 0 in a record that the manual describes.
    constexpr word other_flags() const { return flags() & ~predicted_flag; }

    /// Returns the first byte of the record.
    constexpr const unsigned char *data() const { return bytes; }

private:
    const unsigned char *bytes;
};

/// The branch records in some bytes, in the order in which they lie there.
template <debug_store_layout Layout>
using bts_records = records_of<bts_record<Layout>>;

} // namespace msr::netburst
