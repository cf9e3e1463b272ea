// Records of architectural PEBS, of perfmon version 6: a header whose bits list the groups that
// follow. A sample may be spread over several records, its fragments. Source: Linux, the series
// that brings architectural PEBS (arch/x86/events/intel/ds.c, asm/perf_event.h); of the vector
// groups behind XMM, a later series that is not merged. Nothing here was measured.
#pragma once

#include <msr/intel/pebs/architectural_fields.hpp>
#include <msr/intel/pebs/format.hpp>
#include <msr/intel/pebs/groups.hpp>
#include <msr/intel/pebs/words.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::pebs {

// --- groups -------------------------------------------------------------------------------------

/// The auxiliary group of a record of architectural PEBS: the memory access of the instruction. The
/// group is a view; the bytes must outlive the view.
class aux_group {
public:
    using fields = aux_fields; ///< the fields of the auxiliary group
    /// Size of the auxiliary group in bytes.
    static constexpr std::size_t size = architectural_sizes::aux;

    /// Makes a view of the auxiliary group that starts at `first_byte`; the bytes must outlive the
    /// view.
    constexpr explicit aux_group(const unsigned char *first_byte) : bytes{first_byte} {}

    /// Returns the linear address of the data that the instruction accessed.
    constexpr std::uint64_t data_linear_address() const { return load_64(bytes); }
    /// Returns the data source word, which `decode_load` and `decode_store` decode.
    constexpr std::uint64_t data_source() const {
        return load_64(bytes + fields::data_source.offset);
    }
    /// Returns the latency word, which `instruction_latency` and `cache_latency` return in parts.
    constexpr std::uint64_t latency() const { return load_64(bytes + fields::latency.offset); }
    /// Returns the latency of the instruction in clocks.
    constexpr unsigned instruction_latency() const {
        return static_cast<unsigned>(aux_latency_fields::instruction.in(latency()));
    }
    /// Returns the latency of the access to the caches in clocks.
    constexpr unsigned cache_latency() const {
        return static_cast<unsigned>(aux_latency_fields::cache.in(latency()));
    }
    /// Returns the word on transactional memory (TSX).
    constexpr pebs::tsx_tuning tsx_tuning() const {
        return {load_64(bytes + fields::tsx_tuning.offset)};
    }
    /// Returns the address of the auxiliary group's first byte.
    constexpr const unsigned char *data() const { return bytes; }

private:
    const unsigned char *bytes;
};

/// Calls `sink` with a `described_field` for each field of an auxiliary group, the parts of the
/// group's words included.
template <typename Sink>
constexpr void describe(const aux_group &group, Sink &&sink) {
    describe_fields("aux", aux_fields::all, group.data(), sink);
    describe_fields("latency", aux_latency_fields::all, group.data(), sink);
    describe(group.tsx_tuning(), sink);
}

// --- the record of architectural PEBS ------------------------------------------------------------

/// The number of last branches in a record of architectural PEBS, as the record's first word
/// encodes the number.
enum class lbr_choice : std::uint8_t {
    none,               ///< the record has no last branches
    eight,              ///< the record has 8 last branches
    sixteen,            ///< the record has 16 last branches
    as_the_header_says, ///< the record has as many last branches as the header of their group says
};

/// A record of architectural PEBS: a sample, or a fragment of a sample. The record is a view:
/// nothing is copied, the bytes must outlive the view. A group may be read only where the record
/// has the group.
class architectural_record {
public:
    using bits_of = architectural_format_fields; ///< the fields of the record's first word

    /// Makes an empty record, which has no bytes and may not be read.
    constexpr architectural_record() = default;

    /// Returns the record at the start of some bytes, or the error for which the bytes are no
    /// record.
    static constexpr decoded<architectural_record> decode(byte_view bytes);

    /// Returns the size of the whole record in bytes, header included; at least 16.
    constexpr std::size_t size() const { return format & 0xffff; }
    /// Returns whether the sample was taken in 64-bit mode.
    constexpr bool in_64_bit_mode() const { return has(bits_of::mode); }
    /// Returns whether the next record continues the sample of this record: the bit `continued` is
    /// set, or the record has no groups.
    constexpr bool is_continued() const { return has(bits_of::continued) || is_null(); }
    /// Returns whether the record is a null record: it has a size, and no group.
    constexpr bool is_null() const { return format >> 16 == 0; }
    /// Returns the first word of the record's header.
    constexpr std::uint64_t format_word() const { return format; }
    /// Returns the number of bytes behind the last group of the record.
    constexpr std::size_t padding() const { return size() - groups_end(); }

    /// Each function returns whether the record has the group of its name; a group that the record
    /// lacks must not be read.
    constexpr bool has_basic() const { return has(bits_of::basic); }
    constexpr bool has_aux() const { return has(bits_of::aux); }
    constexpr bool has_registers() const { return has(bits_of::registers); }
    constexpr bool has_xmm() const { return has(bits_of::xmm); }
    /// Returns whether the record has XMM or another group of vector registers, which have a common
    /// header.
    constexpr bool has_vectors() const { return (format & vectors) != 0; }
    /// Returns whether the record has the group of last branches.
    constexpr bool has_lbr() const { return lbr_entries() != lbr_choice::none; }
    /// Returns the number of last branches that the record's first word announces.
    constexpr lbr_choice lbr_entries() const {
        return static_cast<lbr_choice>(bits_of::lbr.in(format));
    }
    /// Returns whether the record has the group of counters.
    constexpr bool has_snapshot() const { return has(bits_of::counters); }

    // The values of the basic group of a record:
    /// Returns the address of the instruction that caused the event; the record must have the basic
    /// group.
    constexpr std::uint64_t eventing_ip() const {
        return basic_word(architectural_basic_fields::eventing_ip);
    }
    /// Returns the counters to which the record belongs; the record must have the basic group.
    constexpr counter_set applicable_counters() const {
        return {basic_word(architectural_basic_fields::applicable_counters)};
    }
    /// Returns the time stamp counter at the record; the record must have the basic group.
    constexpr std::uint64_t tsc() const { return basic_word(architectural_basic_fields::tsc); }
    /// Returns the clocks since the retirement of the previous instruction, valid where
    /// `retire_latency_is_valid()`; the record must have the basic group.
    constexpr unsigned retire_latency() const {
        return static_cast<unsigned>(retire_fields::latency.in(retire()));
    }
    /// Returns whether `retire_latency()` is valid; the record must have the basic group.
    constexpr bool retire_latency_is_valid() const {
        return retire_fields::valid.in(retire()) != 0;
    }

    /// Returns a view of the auxiliary group, which the record must have.
    constexpr aux_group aux() const { return aux_group{bytes + aux_offset()}; }
    /// Returns a view of the group of general registers, which the record must have.
    constexpr register_group registers() const {
        return register_group{bytes + registers_offset()};
    }
    /// Returns the shadow stack pointer, from the group of general registers, which the record must
    /// have.
    constexpr std::uint64_t ssp() const {
        return load_64(bytes + registers_offset() + architectural_register_fields::ssp.offset);
    }
    /// Returns the mask of the extended states (XSAVE) that the record has, from the header of the
    /// vector registers, which the record must have.
    constexpr std::uint64_t xstate() const { return load_64(bytes + vectors_offset()); }
    /// Returns a view of the group of XMM registers, which the record must have.
    constexpr xmm_group xmm() const {
        return xmm_group{bytes + vectors_offset() + architectural_sizes::vector_header};
    }
    /// Returns the bytes of all groups of vector registers in the record, without their header:
    /// XMM, upper halves of YMM, mask registers, upper halves of ZMM, ZMM16 to ZMM31.
    constexpr byte_view vector_bytes() const {
        const std::size_t start = vectors_offset() + architectural_sizes::vector_header;
        return {bytes + start, lbr_offset() - start};
    }
    /// Returns a field of the header of the last branches, whose group the record must have.
    /// `field`: a member of `lbr_header_fields`
    constexpr std::uint64_t lbr_header(const record_field &field) const {
        return field.at(bytes + lbr_offset());
    }
    /// Returns a view of the group of last branches, which the record must have.
    constexpr lbr_group lbr() const {
        return {bytes + lbr_offset() + architectural_sizes::lbr_header, lbr_count()};
    }
    /// Returns a view of the group of counters, which the record must have.
    constexpr snapshot_group snapshot() const { return snapshot_group{bytes + snapshot_offset()}; }

    /// Returns the address of the record's first byte.
    constexpr const unsigned char *data() const { return bytes; }
    /// Returns the address of the first byte of the basic group, which the record must have.
    constexpr const unsigned char *basic_data() const {
        return bytes + architectural_sizes::header;
    }
    /// Returns the address of the first byte of the general registers, whose group the record must
    /// have.
    constexpr const unsigned char *registers_data() const { return bytes + registers_offset(); }
    /// Returns the address of the first byte of the vector registers' header, which the record must
    /// have.
    constexpr const unsigned char *vectors_data() const { return bytes + vectors_offset(); }
    /// Returns the address of the first byte of the last branches' header, which the record must
    /// have.
    constexpr const unsigned char *lbr_data() const { return bytes + lbr_offset(); }

    /// The bits of a record's first word that define the layout of the record: all.
    static constexpr std::uint64_t layout_mask = ~std::uint64_t{0};
    /// Returns the first word of the record's header, which defines the layout.
    constexpr std::uint64_t layout_word() const { return format; }
    /// Returns whether the record's first word alone defines the layout, and no header of a group
    /// is needed.
    constexpr bool has_layout() const {
        return !has_snapshot() && lbr_entries() != lbr_choice::as_the_header_says;
    }
    /// Returns a view of a record whose layout equals that of a checked record, without another
    /// check.
    /// `first_byte`: the record's first byte
    /// `word`: the record's first word
    static constexpr architectural_record of_same_layout(const unsigned char *first_byte,
                                                         std::uint64_t word) {
        return {first_byte, word};
    }

private:
    static constexpr std::uint64_t vectors = bits_of::xmm.mask() | bits_of::ymmh.mask() |
                                             bits_of::opmask.mask() | bits_of::zmmh.mask() |
                                             bits_of::h16zmm.mask();
    /// The bits from 35 on in a record's first word that stand for no known group. Bits below 35
    /// choose no group.
    static constexpr std::uint64_t unknown = [] {
        std::uint64_t bits = ~std::uint64_t{0} << bits_of::counters.low;
        for (const record_field &field : bits_of::all)
            bits &= ~field.mask();
        return bits;
    }();

    constexpr architectural_record(const unsigned char *first_byte, std::uint64_t word)
        : bytes{first_byte}, format{word} {}

    constexpr bool has(const record_field &field) const { return (format & field.mask()) != 0; }
    constexpr std::size_t if_there(const record_field &field, std::size_t size) const {
        return has(field) ? size : 0;
    }
    // Returns the offset of the auxiliary group: groups lie in a fixed order, and a record has only
    // some groups.
    constexpr std::size_t aux_offset() const {
        return architectural_sizes::header + if_there(bits_of::basic, architectural_sizes::basic);
    }
    constexpr std::size_t registers_offset() const {
        return aux_offset() + if_there(bits_of::aux, architectural_sizes::aux);
    }
    constexpr std::size_t vectors_offset() const {
        return registers_offset() + if_there(bits_of::registers, architectural_sizes::registers);
    }
    constexpr std::size_t lbr_offset() const {
        if (!has_vectors()) return vectors_offset();
        return vectors_offset() + architectural_sizes::vector_header +
               if_there(bits_of::xmm, architectural_sizes::xmm) +
               if_there(bits_of::ymmh, architectural_sizes::ymmh) +
               if_there(bits_of::opmask, architectural_sizes::opmask) +
               if_there(bits_of::zmmh, architectural_sizes::zmmh) +
               if_there(bits_of::h16zmm, architectural_sizes::h16zmm);
    }
    /// Returns the number of last branches of a checked record, whose header may contain the
    /// number.
    constexpr std::size_t lbr_count() const {
        switch (lbr_entries()) {
        case lbr_choice::none:
            return 0;
        case lbr_choice::eight:
            return 8;
        case lbr_choice::sixteen:
            return 16;
        case lbr_choice::as_the_header_says:
            break;
        }
        return lbr_header(lbr_header_fields::depth);
    }
    constexpr std::size_t snapshot_offset() const {
        if (!has_lbr()) return lbr_offset();
        return lbr_offset() + architectural_sizes::lbr_header +
               lbr_count() * group_sizes::lbr_entry;
    }
    constexpr std::size_t groups_end() const {
        return snapshot_offset() + (has_snapshot() ? snapshot().size() : 0);
    }
    /// Returns the number of bytes that the record's groups need. A header of a group behind the
    /// record's end is not read.
    constexpr std::uint64_t needed() const {
        std::uint64_t end = lbr_offset();
        if (has_lbr()) {
            end += architectural_sizes::lbr_header;
            if (end > size()) return end;
            const std::uint64_t room = (size() - end) / group_sizes::lbr_entry;
            const std::uint64_t entries = lbr_count();
            if (entries > room) return end + (room + 1) * group_sizes::lbr_entry;
            end += entries * group_sizes::lbr_entry;
        }
        if (has_snapshot()) {
            end += group_sizes::snapshot_header;
            if (end > size()) return end;
            end += snapshot().words() * group_sizes::counter;
        }
        return end;
    }
    constexpr std::uint64_t basic_word(const record_field &field) const {
        return load_64(bytes + architectural_sizes::header + field.offset);
    }
    constexpr std::uint64_t retire() const {
        return basic_word(architectural_basic_fields::retire);
    }

    const unsigned char *bytes{};
    std::uint64_t format{};
};

constexpr decoded<architectural_record> architectural_record::decode(byte_view bytes) {
    const auto faulty = [](defect reason, std::uint64_t value, std::uint64_t expected) {
        return decoded<architectural_record>{{}, {reason, 0, value, expected}};
    };
    if (bytes.count < architectural_sizes::header)
        return faulty(defect::cut_off, bytes.count, architectural_sizes::header);
    const architectural_record record{bytes.first, load_64(bytes.first)};
    const std::size_t size = record.size();
    if (size < architectural_sizes::header)
        return faulty(defect::size_below_header, size, architectural_sizes::header);
    if (bytes.count < size) return faulty(defect::cut_off, bytes.count, size);
    if ((record.format & unknown) != 0)
        return faulty(defect::group_unknown, record.format & unknown, 0);
    if (const std::uint64_t needed = record.needed(); needed > size)
        return faulty(defect::groups_exceed_size, size, needed);
    return {record, {}};
}

/// Calls `sink` with a `described_field` for each field of each group that a record has, in the
/// order in which the fields lie in memory; the parts of a word follow the word. Of the vector
/// registers behind XMM only the header is passed; `vector_bytes` returns their bytes.
/// `record`: a record of architectural PEBS, whose bytes must live as long as the call
/// `sink`: called with each field; a `described_field` has its name, group and value
template <typename Sink>
constexpr void describe(const architectural_record &record, Sink &&sink) {
    describe_fields("header", architectural_header_fields::all, record.data(), sink);
    describe_fields("format", architectural_format_fields::all, record.data(), sink);
    if (record.has_basic()) {
        describe_fields("basic", architectural_basic_fields::all, record.basic_data(), sink);
        describe_fields("retire", retire_fields::all, record.basic_data(), sink);
    }
    if (record.has_aux()) describe(record.aux(), sink);
    if (record.has_registers()) {
        describe(record.registers(), sink);
        describe_fields("registers", architectural_register_fields::all, record.registers_data(),
                        sink);
    }
    if (record.has_vectors())
        describe_fields("vectors", vector_header_fields::all, record.vectors_data(), sink);
    if (record.has_xmm()) describe(record.xmm(), sink);
    if (record.has_lbr()) {
        describe_fields("lbr_header", lbr_header_fields::all, record.lbr_data(), sink);
        describe(record.lbr(), sink);
    }
    if (record.has_snapshot()) describe(record.snapshot(), sink);
}

} // namespace msr::pebs
