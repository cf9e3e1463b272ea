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

/// The auxiliary group of a record: its access to memory. A view; the bytes must outlive it.
class aux_group {
public:
    using fields = aux_fields;                                    ///< the fields of the group
    static constexpr std::size_t size = architectural_sizes::aux; ///< bytes of the group

    /// Makes a view of the group that starts at `first_byte`, which must outlive it.
    constexpr explicit aux_group(const unsigned char *first_byte) : bytes{first_byte} {}

    /// Linear address of the data that the instruction accessed.
    constexpr std::uint64_t data_linear_address() const { return load_64(bytes); }
    /// The data source word; `decode_load` and `decode_store` tell what it means.
    constexpr std::uint64_t data_source() const {
        return load_64(bytes + fields::data_source.offset);
    }
    /// The word with both latencies, as it is; `instruction_latency` and `cache_latency` are its
    /// parts.
    constexpr std::uint64_t latency() const { return load_64(bytes + fields::latency.offset); }
    /// Cycles of the instruction.
    constexpr unsigned instruction_latency() const {
        return static_cast<unsigned>(aux_latency_fields::instruction.in(latency()));
    }
    /// Cycles of the access to the caches.
    constexpr unsigned cache_latency() const {
        return static_cast<unsigned>(aux_latency_fields::cache.in(latency()));
    }
    /// The word on transactional memory (TSX).
    constexpr pebs::tsx_tuning tsx_tuning() const {
        return {load_64(bytes + fields::tsx_tuning.offset)};
    }
    /// The first byte of the group.
    constexpr const unsigned char *data() const { return bytes; }

private:
    const unsigned char *bytes;
};

/// Calls `sink` with a `described_field` for each field of the group, the parts of its words
/// included.
template <typename Sink>
constexpr void describe(const aux_group &group, Sink &&sink) {
    describe_fields("aux", aux_fields::all, group.data(), sink);
    describe_fields("latency", aux_latency_fields::all, group.data(), sink);
    describe(group.tsx_tuning(), sink);
}

// --- the record ---------------------------------------------------------------------------------

/// The number of last branches in a record.
enum class lbr_choice : std::uint8_t {
    none,               ///< the record has no last branches
    eight,              ///< 8 last branches
    sixteen,            ///< 16 last branches
    as_the_header_says, ///< as many as the header of the group says
};

/// A record of architectural PEBS: a sample, or a fragment of a sample. A view: nothing is copied,
/// the bytes must outlive it. Ask for a group only where the record has it.
class architectural_record {
public:
    using bits_of = architectural_format_fields; ///< the fields of the record's first word

    /// No record: no bytes stand behind it.
    constexpr architectural_record() = default;

    /// The record at the start of some bytes.
    static constexpr decoded<architectural_record> decode(byte_view bytes);

    /// Bytes of the whole record, header included; at least 16.
    constexpr std::size_t size() const { return format & 0xffff; }
    /// Whether it was sampled in 64-bit mode.
    constexpr bool in_64_bit_mode() const { return has(bits_of::mode); }
    /// Whether the next record continues the sample of this record: a bit is set, or the record has
    /// no groups.
    constexpr bool is_continued() const { return has(bits_of::continued) || is_null(); }
    /// Whether the record has nothing but its size: a record without any group.
    constexpr bool is_null() const { return format >> 16 == 0; }
    /// The header's first word.
    constexpr std::uint64_t format_word() const { return format; }
    /// Bytes behind the last group.
    constexpr std::size_t padding() const { return size() - groups_end(); }

    /// Each says whether the record has the group of its name; ask for no group that is not there.
    constexpr bool has_basic() const { return has(bits_of::basic); }
    constexpr bool has_aux() const { return has(bits_of::aux); }
    constexpr bool has_registers() const { return has(bits_of::registers); }
    constexpr bool has_xmm() const { return has(bits_of::xmm); }
    /// XMM or another group of vector registers, which have a common header.
    constexpr bool has_vectors() const { return (format & vectors) != 0; }
    /// Whether the record has last branches.
    constexpr bool has_lbr() const { return lbr_entries() != lbr_choice::none; }
    /// The number of last branches that the first word announces.
    constexpr lbr_choice lbr_entries() const {
        return static_cast<lbr_choice>(bits_of::lbr.in(format));
    }
    /// Whether the record has the group of counters.
    constexpr bool has_snapshot() const { return has(bits_of::counters); }

    // The basic group.
    /// Address of the instruction that caused the event.
    constexpr std::uint64_t eventing_ip() const {
        return basic_word(architectural_basic_fields::eventing_ip);
    }
    /// The counters that the record belongs to.
    constexpr counter_set applicable_counters() const {
        return {basic_word(architectural_basic_fields::applicable_counters)};
    }
    /// The time stamp counter at the record.
    constexpr std::uint64_t tsc() const { return basic_word(architectural_basic_fields::tsc); }
    /// Cycles since the retirement before, where that is valid.
    constexpr unsigned retire_latency() const {
        return static_cast<unsigned>(retire_fields::latency.in(retire()));
    }
    /// Whether `retire_latency` is valid.
    constexpr bool retire_latency_is_valid() const {
        return retire_fields::valid.in(retire()) != 0;
    }

    /// A view of the auxiliary group, which the record must have.
    constexpr aux_group aux() const { return aux_group{bytes + aux_offset()}; }
    /// A view of the general registers, which the record must have.
    constexpr register_group registers() const {
        return register_group{bytes + registers_offset()};
    }
    /// Shadow stack pointer, of the group of general registers.
    constexpr std::uint64_t ssp() const {
        return load_64(bytes + registers_offset() + architectural_register_fields::ssp.offset);
    }
    /// The extended states that follow, as a mask: the header of the vector registers.
    constexpr std::uint64_t xstate() const { return load_64(bytes + vectors_offset()); }
    /// A view of the XMM registers, which the record must have.
    constexpr xmm_group xmm() const {
        return xmm_group{bytes + vectors_offset() + architectural_sizes::vector_header};
    }
    /// The bytes of all groups of vector registers, without their header: XMM, upper halves of YMM,
    /// mask registers, upper halves of ZMM, ZMM16 to ZMM31, whichever there are.
    constexpr byte_view vector_bytes() const {
        const std::size_t start = vectors_offset() + architectural_sizes::vector_header;
        return {bytes + start, lbr_offset() - start};
    }
    /// A field of the header of the last branches.
    constexpr std::uint64_t lbr_header(const record_field &field) const {
        return field.at(bytes + lbr_offset());
    }
    /// A view of the last branches, which the record must have.
    constexpr lbr_group lbr() const {
        return {bytes + lbr_offset() + architectural_sizes::lbr_header, lbr_count()};
    }
    /// A view of the group of counters, which the record must have.
    constexpr snapshot_group snapshot() const { return snapshot_group{bytes + snapshot_offset()}; }

    /// The first byte of a group, which must be there.
    constexpr const unsigned char *data() const { return bytes; }
    /// The first byte of the basic group, which must be there.
    constexpr const unsigned char *basic_data() const {
        return bytes + architectural_sizes::header;
    }
    /// The first byte of the general registers, which must be there.
    constexpr const unsigned char *registers_data() const { return bytes + registers_offset(); }
    /// The first byte of the vector registers' header, which must be there.
    constexpr const unsigned char *vectors_data() const { return bytes + vectors_offset(); }
    /// The first byte of the last branches' header, which must be there.
    constexpr const unsigned char *lbr_data() const { return bytes + lbr_offset(); }

    /// All bits of the first word tell the layout.
    static constexpr std::uint64_t layout_mask = ~std::uint64_t{0};
    /// The first word of the header, which defines the layout.
    constexpr std::uint64_t layout_word() const { return format; }
    /// Whether they tell all of it, and no header of a group does.
    constexpr bool layout_is_told() const {
        return !has_snapshot() && lbr_entries() != lbr_choice::as_the_header_says;
    }
    /// A record at other bytes, with the layout of a record whose header gives the whole layout.
    static constexpr architectural_record of_same_layout(const unsigned char *first_byte,
                                                         std::uint64_t word) {
        return {first_byte, word};
    }

private:
    static constexpr std::uint64_t vectors = bits_of::xmm.mask() | bits_of::ymmh.mask() |
                                             bits_of::opmask.mask() | bits_of::zmmh.mask() |
                                             bits_of::h16zmm.mask();
    /// Bits from 35 on that stand for no group known. Those below choose none.
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
    // The offset of the auxiliary group: groups lie in a fixed order, and a record has some of
    // them.
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
    /// Entries of a record that has been checked: with a number in the header, one that fits it.
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
    /// Bytes that the groups need, reading no header that lies behind the end of the record.
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

/// Calls `sink` with a `described_field` for each field of each group that the record has, in the
/// order in which they lie in memory; the parts of a word follow it. Of the vector registers after
/// XMM it reports only the header; `vector_bytes` has them.
/// `record`: its bytes must live as long as the call
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
