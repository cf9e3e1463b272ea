// Branch records, as the branch trace store writes them.
// Source: Intel SDM volume 3 (325384-059) 17.4.9, Figures 17-6 and 17-9.
#pragma once

#include <msr/intel/netburst/debug_store/layout.hpp>

#include <cstddef>

namespace msr::netburst {

/// The fields of a branch record, which has three words.
template <debug_store_layout Layout>
struct bts_fields {
    /// The field that holds the linear address of the branch instruction.
    static constexpr memory_field from = word_field<Layout>("from", 0);
    /// The field that holds the linear address of the branch target.
    static constexpr memory_field to = word_field<Layout>("to", 1);
    /// The field of flags: bit 4 is set where the processor had predicted the branch.
    static constexpr memory_field flags = word_field<Layout>("flags", 2);
    /// The fields of a branch record, in the order of memory.
    static constexpr memory_field all[] = {from, to, flags};
};

/// One branch record: 12 bytes, or 24 in IA-32e mode. The object is a view: the bytes must outlive
/// it.
template <debug_store_layout Layout>
class bts_record {
public:
    using layout = Layout; ///< the layout of the debug store, of 32-bit or 64-bit words
    /// The type of a word of the record: 4 bytes, or 8 in IA-32e mode.
    using word = typename Layout::word;
    using fields = bts_fields<Layout>; ///< the fields of the record with their offsets
    /// Length of a branch record in bytes: 12, or 24 in IA-32e mode.
    static constexpr std::size_t size = fields::flags.end();
    /// The bit of `flags` that is set where the processor had predicted the branch; the manual
    /// defines no other flag.
    static constexpr word predicted_flag = 1u << 4;

    /// Makes a view of the record whose `size` bytes start at `first_byte`.
    constexpr explicit bts_record(const unsigned char *first_byte) : bytes{first_byte} {}

    /// Returns the linear address of the branch instruction.
    constexpr word from() const { return detail::word_at<Layout>(bytes, fields::from); }
    /// Returns the linear address of the branch target.
    constexpr word to() const { return detail::word_at<Layout>(bytes, fields::to); }
    /// Returns the third word of the record: bit 4 is `predicted_flag`, all other bits are not
    /// defined.
    constexpr word flags() const { return detail::word_at<Layout>(bytes, fields::flags); }
    /// Returns whether the processor had predicted the branch.
    constexpr bool predicted() const { return (flags() & predicted_flag) != 0; }
    /// Returns the flags that the manual does not define; 0 in a record as the manual describes it.
    constexpr word other_flags() const { return flags() & ~predicted_flag; }

    /// Returns the address of the record's first byte.
    constexpr const unsigned char *data() const { return bytes; }

private:
    const unsigned char *bytes;
};

/// The branch records in a range of bytes, in the order of memory.
template <debug_store_layout Layout>
using bts_records = records_of<bts_record<Layout>>;

} // namespace msr::netburst
