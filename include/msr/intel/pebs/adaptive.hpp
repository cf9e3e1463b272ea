// Adaptive PEBS records, of the formats 4 to 6: a basic group whose bits list the groups that
// follow. Source: Linux, arch/x86/events/intel/ds.c, asm/perf_event.h. Nothing here was measured.
#pragma once

#include <msr/intel/pebs/format.hpp>
#include <msr/intel/pebs/groups.hpp>
#include <msr/intel/pebs/words.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::pebs {

// --- the basic group of an adaptive record -------------------------------------------------------

/// The fields of the basic group of an adaptive record.
struct basic_fields {
    /// The word with the groups and the size of the record, and the retire latency.
    static constexpr record_field format_size = word("format_size", 0);
    /// The word with the address of the instruction that caused the event.
    static constexpr record_field eventing_ip = word("eventing_ip", 1);
    /// The word with the counters to which the record belongs.
    static constexpr record_field applicable_counters = word("applicable_counters", 2);
    static constexpr record_field tsc = word("tsc", 3); ///< the word with the time stamp counter
    /// All fields of the basic group, in the order in which they lie in memory.
    static constexpr record_field all[] = {format_size, eventing_ip, applicable_counters, tsc};
};

/// The fields of the word `format_size` in the basic group of an adaptive record.
struct format_size_fields {
    /// The field with the groups that the record has, as bits of `group_bits`.
    static constexpr record_field groups = bits("format_group", 0, 0, 31);
    /// The field with the clocks since the retirement of the previous instruction.
    static constexpr record_field retire_latency = bits("retire_latency", 0, 32, 47);
    /// The field with the size of the record in bytes.
    static constexpr record_field size = bits("record_size", 0, 48, 63);
    /// All fields of the word `format_size`, from bit 0 on.
    static constexpr record_field all[] = {groups, retire_latency, size};
};

// --- the memory group of an adaptive record ------------------------------------------------------

/// The fields of the memory group of an adaptive record.
struct memory_fields {
    /// The word with the linear address of the memory access.
    static constexpr record_field address = word("data_linear_address", 0);
    /// The data source word: where the data came from.
    static constexpr record_field data_source = word("data_source", 1);
    /// The word with the latency of the memory access, in clocks.
    static constexpr record_field latency = word("latency", 2);
    /// The word on transactional memory (TSX).
    static constexpr record_field tsx_tuning = word("tsx_tuning", 3);
    /// All fields of the memory group, in the order in which they lie in memory.
    static constexpr record_field all[] = {address, data_source, latency, tsx_tuning};
};

/// The fields of the word `latency` in the memory group, from Alder Lake on. On Ice Lake the word
/// is a single number.
struct latency_fields {
    /// The field with the latency of the instruction, in clocks.
    static constexpr record_field instruction =
        bits("instruction_latency", 16, 0, 15, confidence::medium);
    /// The field with the latency of the access to the caches, in clocks.
    static constexpr record_field cache = bits("cache_latency", 16, 32, 47, confidence::medium);
    /// All fields of the latency word, from bit 0 on.
    static constexpr record_field all[] = {instruction, cache};
};

/// The memory group of an adaptive record: the memory access of the instruction. The group is a
/// view; the bytes must outlive the view.
class memory_group {
public:
    using fields = memory_fields;                            ///< the fields of the memory group
    static constexpr std::size_t size = group_sizes::memory; ///< size of the memory group in bytes

    /// Makes a view of the memory group that starts at `first_byte`; the bytes must outlive the
    /// view.
    constexpr explicit memory_group(const unsigned char *first_byte) : bytes{first_byte} {}

    /// Returns the linear address of the data that the instruction accessed.
    constexpr std::uint64_t data_linear_address() const { return load_64(bytes); }
    /// Returns the data source word, which `decode_load` and `decode_store` decode.
    constexpr std::uint64_t data_source() const {
        return load_64(bytes + fields::data_source.offset);
    }
    /// Returns the latency word: clocks on Ice Lake, two numbers from Alder Lake on.
    constexpr std::uint64_t latency() const { return load_64(bytes + fields::latency.offset); }
    /// Returns the latency of the instruction in clocks, from Alder Lake on.
    constexpr unsigned instruction_latency() const {
        return static_cast<unsigned>(latency_fields::instruction.in(latency()));
    }
    /// Returns the latency of the access to the caches in clocks, from Alder Lake on.
    constexpr unsigned cache_latency() const {
        return static_cast<unsigned>(latency_fields::cache.in(latency()));
    }
    /// Returns the word on transactional memory (TSX).
    constexpr pebs::tsx_tuning tsx_tuning() const {
        return {load_64(bytes + fields::tsx_tuning.offset)};
    }
    /// Returns the address of the memory group's first byte.
    constexpr const unsigned char *data() const { return bytes; }

private:
    const unsigned char *bytes;
};

/// Calls `sink` with a `described_field` for each field of a memory group, the parts of the group's
/// words included.
template <typename Sink>
constexpr void describe(const memory_group &group, Sink &&sink) {
    describe_fields("memory", memory_fields::all, group.data(), sink);
    describe_fields("latency", latency_fields::all, group.data(), sink);
    describe(group.tsx_tuning(), sink);
}

// --- the groups and the view of an adaptive record -----------------------------------------------

/// Returns the groups that adaptive records of a selection may have, as bits of `group_bits`.
constexpr std::uint32_t groups_allowed(const selection &chosen) {
    return static_cast<std::uint32_t>(data_configuration(chosen.groups) & group_bits::groups);
}
/// Returns the groups that adaptive records of a format may have, as bits of `group_bits`.
constexpr std::uint32_t groups_allowed(format number) {
    return number == format::snapshot ? 0x3f : 0xf;
}

/// An adaptive record, as a view: nothing is copied, the bytes must outlive the view. Every
/// adaptive record has the basic group; another group may be read only where the record has the
/// group.
class adaptive_record {
public:
    using basic = basic_fields; ///< the fields of the basic group

    /// Makes an empty record, which has no bytes and may not be read.
    constexpr adaptive_record() = default;

    /// Returns the adaptive record at the start of some bytes, or the error for which the bytes are
    /// no record.
    /// `bytes`: the bytes, of which the record takes `size()`
    /// `allowed`: the groups that the record may have, as bits of `group_bits`
    static constexpr decoded<adaptive_record> decode(byte_view bytes, std::uint32_t allowed);

    /// Returns the size of the whole record in bytes, a multiple of 8 and at least 32.
    constexpr std::size_t size() const { return first_word >> 48; }
    /// Returns the groups that the record has, as bits of MSR_PEBS_DATA_CFG.
    constexpr std::uint32_t groups() const { return static_cast<std::uint32_t>(first_word); }
    /// Returns the clocks since the retirement of the previous instruction; valid only where
    /// IA32_PERF_CAPABILITIES has bit 17.
    constexpr unsigned retire_latency() const {
        return static_cast<unsigned>(first_word >> 32 & 0xffff);
    }
    /// Returns the address of the instruction that caused the event.
    constexpr std::uint64_t eventing_ip() const {
        return load_64(bytes + basic::eventing_ip.offset);
    }
    /// Returns the counters to which the record belongs.
    constexpr counter_set applicable_counters() const {
        return {load_64(bytes + basic::applicable_counters.offset)};
    }
    /// Returns the time stamp counter at the record.
    constexpr std::uint64_t tsc() const { return load_64(bytes + basic::tsc.offset); }

    /// Each function returns whether the record has the group of its name (snapshot: counters or
    /// metrics); a group that the record lacks must not be read.
    constexpr bool has_memory() const { return has(group_bits::memory); }
    constexpr bool has_registers() const { return has(group_bits::registers); }
    constexpr bool has_xmm() const { return has(group_bits::xmm); }
    constexpr bool has_lbr() const { return has(group_bits::lbr); }
    constexpr bool has_snapshot() const { return has(group_bits::counters | group_bits::metrics); }

    /// Each function returns a view of the group of its name, which the record must have.
    constexpr memory_group memory() const { return memory_group{bytes + group_sizes::basic}; }
    constexpr register_group registers() const {
        return register_group{bytes + registers_offset(groups())};
    }
    constexpr xmm_group xmm() const { return xmm_group{bytes + xmm_offset(groups())}; }
    constexpr lbr_group lbr() const { return {bytes + lbr_offset(groups()), lbr_count(groups())}; }
    constexpr snapshot_group snapshot() const {
        return snapshot_group{bytes + snapshot_offset(groups())};
    }
    /// Returns the address of the record's first byte.
    constexpr const unsigned char *data() const { return bytes; }

    /// The bits of a record's first word that define which groups the record has and its size.
    static constexpr std::uint64_t layout_mask =
        format_size_fields::groups.mask() | format_size_fields::size.mask();
    /// Returns the record's first word, which has the groups and the size of the record.
    constexpr std::uint64_t layout_word() const { return first_word; }
    /// Returns whether the record's first word alone defines the layout. For a record with a
    /// snapshot of counters the snapshot's header is needed, too.
    constexpr bool has_layout() const { return !has_snapshot(); }
    /// Returns a view of a record whose layout equals that of a checked record, without another
    /// check.
    /// `first_byte`: the record's first byte
    /// `word`: the record's first word
    static constexpr adaptive_record of_same_layout(const unsigned char *first_byte,
                                                    std::uint64_t word) {
        return adaptive_record{first_byte, word};
    }

private:
    constexpr adaptive_record(const unsigned char *first_byte, std::uint64_t word)
        : bytes{first_byte}, first_word{word} {}

    static constexpr std::size_t if_there(std::uint32_t groups, std::uint64_t bit,
                                          std::size_t size) {
        return (groups & bit) != 0 ? size : 0;
    }
    // Returns the offset of the group of general registers: groups lie in a fixed order, and a
    // record has some of them.
    static constexpr std::size_t registers_offset(std::uint32_t groups) {
        return group_sizes::basic + if_there(groups, group_bits::memory, group_sizes::memory);
    }
    static constexpr std::size_t xmm_offset(std::uint32_t groups) {
        return registers_offset(groups) +
               if_there(groups, group_bits::registers, group_sizes::registers);
    }
    static constexpr std::size_t lbr_offset(std::uint32_t groups) {
        return xmm_offset(groups) + if_there(groups, group_bits::xmm, group_sizes::xmm);
    }
    static constexpr std::size_t lbr_count(std::uint32_t groups) {
        return if_there(groups, group_bits::lbr, (groups >> group_bits::lbr_entries_low) + 1);
    }
    static constexpr std::size_t snapshot_offset(std::uint32_t groups) {
        return lbr_offset(groups) + lbr_count(groups) * group_sizes::lbr_entry;
    }
    constexpr bool has(std::uint64_t bit) const { return (first_word & bit) != 0; }

    const unsigned char *bytes{};
    std::uint64_t first_word{};
};

constexpr decoded<adaptive_record> adaptive_record::decode(byte_view bytes, std::uint32_t allowed) {
    constexpr std::uint32_t known = group_bits::groups | 0xffu << group_bits::lbr_entries_low;
    const auto faulty = [](defect reason, std::uint64_t value, std::uint64_t expected) {
        return decoded<adaptive_record>{{}, {reason, 0, value, expected}};
    };
    if (bytes.count < group_sizes::basic)
        return faulty(defect::cut_off, bytes.count, group_sizes::basic);
    const std::uint64_t first_word = load_64(bytes.first);
    const auto groups = static_cast<std::uint32_t>(first_word);
    const std::size_t size = first_word >> 48;
    if (size < group_sizes::basic)
        return faulty(defect::size_below_header, size, group_sizes::basic);
    if (size % 8 != 0) return faulty(defect::size_not_in_words, size, size & ~std::size_t{7});
    if (bytes.count < size) return faulty(defect::cut_off, bytes.count, size);
    if ((groups & ~known) != 0) return faulty(defect::group_unknown, groups, known);
    if ((groups & group_bits::groups & ~allowed) != 0)
        return faulty(defect::group_not_configured, groups & group_bits::groups, allowed);
    std::size_t needed = snapshot_offset(groups);
    if ((groups & (group_bits::counters | group_bits::metrics)) != 0) {
        needed += group_sizes::snapshot_header;
        // The header of the snapshot is read only where the header lies inside of the record.
        if (needed <= size)
            needed += snapshot_group{bytes.first + snapshot_offset(groups)}.words() *
                      group_sizes::counter;
    }
    if (needed != size) return faulty(defect::groups_differ_from_size, size, needed);
    return {adaptive_record{bytes.first, first_word}, {}};
}

/// Calls `sink` with a `described_field` for each field of each group that a record has, in the
/// order in which the fields lie in memory; the parts of a word follow the word.
/// `record`: an adaptive record, whose bytes must live as long as the call
/// `sink`: called with each field; a `described_field` has its name, group and value
template <typename Sink>
constexpr void describe(const adaptive_record &record, Sink &&sink) {
    describe_fields("basic", basic_fields::all, record.data(), sink);
    describe_fields("format_size", format_size_fields::all, record.data(), sink);
    if (record.has_memory()) describe(record.memory(), sink);
    if (record.has_registers()) describe(record.registers(), sink);
    if (record.has_xmm()) describe(record.xmm(), sink);
    if (record.has_lbr()) describe(record.lbr(), sink);
    if (record.has_snapshot()) describe(record.snapshot(), sink);
}

} // namespace msr::pebs
