// Groups that adaptive records and records of architectural PEBS have in common: general registers,
// XMM registers, last branches, and the snapshot of counters. Each group is a view; the bytes must
// outlive the view. Source: Linux, arch/x86/events/intel/ds.c, asm/perf_event.h. Nothing here was
// measured.
#pragma once

#include <msr/intel/pebs/format.hpp>
#include <msr/intel/pebs/words.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::pebs {

// --- the group of general registers in a PEBS record ---------------------------------------------

/// The fields of the group of general registers in a record, in an order that differs from that of
/// the formats 0 to 3.
struct register_fields {
    static constexpr record_field rflags = word("rflags", 0);
    static constexpr record_field rip = word("rip", 1);
    static constexpr record_field rax = word("rax", 2);
    static constexpr record_field rcx = word("rcx", 3);
    static constexpr record_field rdx = word("rdx", 4);
    static constexpr record_field rbx = word("rbx", 5);
    static constexpr record_field rsp = word("rsp", 6);
    static constexpr record_field rbp = word("rbp", 7);
    static constexpr record_field rsi = word("rsi", 8);
    static constexpr record_field rdi = word("rdi", 9);
    static constexpr record_field r8 = word("r8", 10);
    static constexpr record_field r9 = word("r9", 11);
    static constexpr record_field r10 = word("r10", 12);
    static constexpr record_field r11 = word("r11", 13);
    static constexpr record_field r12 = word("r12", 14);
    static constexpr record_field r13 = word("r13", 15);
    static constexpr record_field r14 = word("r14", 16);
    static constexpr record_field r15 = word("r15", 17);
    static constexpr record_field all[] = {rflags, rip, rax, rcx, rdx, rbx, rsp, rbp, rsi,
                                           rdi,    r8,  r9,  r10, r11, r12, r13, r14, r15};
};

/// The group of general registers in a record, as a view of its bytes. Each accessor returns the
/// value of the register of its name.
class register_group {
public:
    using fields = register_fields;
    static constexpr std::size_t size = group_sizes::registers;

    constexpr explicit register_group(const unsigned char *first_byte) : bytes{first_byte} {}

    constexpr std::uint64_t rflags() const { return at(fields::rflags); }
    constexpr std::uint64_t rip() const { return at(fields::rip); }
    constexpr std::uint64_t rax() const { return at(fields::rax); }
    constexpr std::uint64_t rcx() const { return at(fields::rcx); }
    constexpr std::uint64_t rdx() const { return at(fields::rdx); }
    constexpr std::uint64_t rbx() const { return at(fields::rbx); }
    constexpr std::uint64_t rsp() const { return at(fields::rsp); }
    constexpr std::uint64_t rbp() const { return at(fields::rbp); }
    constexpr std::uint64_t rsi() const { return at(fields::rsi); }
    constexpr std::uint64_t rdi() const { return at(fields::rdi); }
    constexpr std::uint64_t r8() const { return at(fields::r8); }
    constexpr std::uint64_t r9() const { return at(fields::r9); }
    constexpr std::uint64_t r10() const { return at(fields::r10); }
    constexpr std::uint64_t r11() const { return at(fields::r11); }
    constexpr std::uint64_t r12() const { return at(fields::r12); }
    constexpr std::uint64_t r13() const { return at(fields::r13); }
    constexpr std::uint64_t r14() const { return at(fields::r14); }
    constexpr std::uint64_t r15() const { return at(fields::r15); }

    constexpr const unsigned char *data() const { return bytes; }

private:
    constexpr std::uint64_t at(const record_field &field) const {
        return load_64(bytes + field.offset);
    }

    const unsigned char *bytes;
};

template <typename Sink>
constexpr void describe(const register_group &group, Sink &&sink) {
    describe_fields("registers", register_fields::all, group.data(), sink);
}

// --- the group of XMM registers in a PEBS record -------------------------------------------------

/// Returns a field of 16 bytes, for a vector register.
/// `name`: the register's name, in static storage
/// `registers`: the number of vector registers in front of the field
constexpr record_field vector(const char *name, unsigned registers) {
    return {name, 16 * registers, 16, 0, 64, confidence::high};
}

struct xmm_fields {
    static constexpr record_field all[] = {
        vector("xmm0", 0),   vector("xmm1", 1),   vector("xmm2", 2),   vector("xmm3", 3),
        vector("xmm4", 4),   vector("xmm5", 5),   vector("xmm6", 6),   vector("xmm7", 7),
        vector("xmm8", 8),   vector("xmm9", 9),   vector("xmm10", 10), vector("xmm11", 11),
        vector("xmm12", 12), vector("xmm13", 13), vector("xmm14", 14), vector("xmm15", 15)};
};

/// The group of XMM registers in a record, as a view of its bytes; `low` and `high` return 64 bits
/// of register `number`, 0 to 15.
class xmm_group {
public:
    using fields = xmm_fields;
    static constexpr std::size_t size = group_sizes::xmm;

    constexpr explicit xmm_group(const unsigned char *first_byte) : bytes{first_byte} {}

    constexpr std::uint64_t low(unsigned number) const { return load_64(bytes + 16 * number); }
    constexpr std::uint64_t high(unsigned number) const { return load_64(bytes + 16 * number + 8); }
    constexpr const unsigned char *data() const { return bytes; }

private:
    const unsigned char *bytes;
};

template <typename Sink>
constexpr void describe(const xmm_group &group, Sink &&sink) {
    describe_fields("xmm", xmm_fields::all, group.data(), sink);
}

// --- the group of last branches in a PEBS record -------------------------------------------------

struct lbr_fields {
    static constexpr record_field from = word("from", 0);
    static constexpr record_field to = word("to", 1);
    static constexpr record_field info = word("info", 2);
    static constexpr record_field all[] = {from, to, info};
};

/// An entry of the last branches (LBR) in a record, as a view of its bytes.
class lbr_entry {
public:
    using fields = lbr_fields;
    static constexpr std::size_t size = group_sizes::lbr_entry;

    constexpr explicit lbr_entry(const unsigned char *first_byte) : bytes{first_byte} {}

    /// Returns the linear address of the branch instruction.
    constexpr std::uint64_t from() const { return load_64(bytes + fields::from.offset); }
    /// Returns the linear address of the branch target.
    constexpr std::uint64_t to() const { return load_64(bytes + fields::to.offset); }
    /// Returns flags and cycles of the branch, laid out as in IA32_LBR_x_INFO.
    constexpr std::uint64_t info() const { return load_64(bytes + fields::info.offset); }
    constexpr const unsigned char *data() const { return bytes; }

private:
    const unsigned char *bytes;
};

/// The group of last branches (LBR) in a record, as a view of its bytes.
class lbr_group {
public:
    /// Makes a view of `entries` last branches, the first of which starts at `first_byte`.
    constexpr lbr_group(const unsigned char *first_byte, std::size_t entries)
        : bytes{first_byte}, entry_count{entries} {}

    constexpr std::size_t size() const { return entry_count; }
    /// Returns the last branch at a position, which must be less than `size()`.
    constexpr lbr_entry operator[](std::size_t position) const {
        return lbr_entry{bytes + position * lbr_entry::size};
    }

private:
    const unsigned char *bytes;
    std::size_t entry_count;
};

template <typename Sink>
constexpr void describe(const lbr_group &group, Sink &&sink) {
    for (std::size_t i = 0; i < group.size(); ++i)
        for (const record_field &field : lbr_fields::all)
            sink(described_field{"lbr", field, field.at(group[i].data()), 0, i, true});
}

// --- the snapshot of counters in a PEBS record --------------------------------------------------

struct snapshot_fields {
    static constexpr record_field general{"general", 0, 4, 0, 32, confidence::medium};
    static constexpr record_field fixed{"fixed", 4, 4, 0, 32, confidence::medium};
    static constexpr record_field metrics{"metrics", 8, 4, 0, 32, confidence::medium};
    static constexpr record_field reserved{"reserved", 12, 4, 0, 32, confidence::medium};
    static constexpr record_field all[] = {general, fixed, metrics, reserved};
};

/// Each constant is the field of a value in a snapshot of counters, as `describe` passes it: a
/// general counter, a fixed counter, a word of metrics (shares of slots).
inline constexpr record_field general_counter_field{"general_counter", 0, 8, 0, 64,
                                                    confidence::medium};
inline constexpr record_field fixed_counter_field{"fixed_counter", 0, 8, 0, 64, confidence::medium};
inline constexpr record_field metrics_field{"metrics_word", 0, 8, 0, 64, confidence::medium};

/// The group of counters in a record, a snapshot: a header with two masks, then the values of the
/// general counters, of the fixed counters, and the metrics (shares of slots).
class snapshot_group {
public:
    using fields = snapshot_fields;
    static constexpr std::size_t header_size = group_sizes::snapshot_header;
    /// The value of `metrics_mask()` where two words of metrics (shares of slots) follow the
    /// counters; Linux's driver reads no metrics for any other value.
    static constexpr std::uint32_t metrics_there = 3;

    /// Makes a view of a snapshot. All 16 bytes of the header must exist; for the accessors of
    /// counters and metrics, `size()` bytes must exist.
    constexpr explicit snapshot_group(const unsigned char *first_byte) : bytes{first_byte} {}

    /// Returns which general counters the snapshot contains, bit n for general counter n.
    constexpr std::uint32_t general_mask() const { return load_32(bytes); }
    constexpr std::uint32_t fixed_mask() const { return load_32(bytes + fields::fixed.offset); }
    constexpr std::uint32_t metrics_mask() const { return load_32(bytes + fields::metrics.offset); }
    constexpr bool has_metrics() const { return metrics_mask() == metrics_there; }
    /// Returns how many words of 8 bytes follow the header of the snapshot.
    constexpr std::size_t words() const {
        return count_of(general_mask()) + count_of(fixed_mask()) + (has_metrics() ? 2 : 0);
    }
    /// Returns the size of the snapshot in bytes, header included.
    constexpr std::size_t size() const { return header_size + words() * group_sizes::counter; }

    constexpr bool has_general(unsigned number) const {
        return number < 32 && (general_mask() >> number & 1) != 0;
    }
    constexpr bool has_fixed(unsigned number) const {
        return number < 32 && (fixed_mask() >> number & 1) != 0;
    }
    /// Returns the value of general counter `number`, or 0 where the snapshot does not contain it.
    constexpr std::uint64_t general(unsigned number) const {
        return has_general(number) ? word_at(rank(general_mask(), number)) : 0;
    }
    constexpr std::uint64_t fixed(unsigned number) const {
        return has_fixed(number) ? word_at(count_of(general_mask()) + rank(fixed_mask(), number))
                                 : 0;
    }
    /// Returns the word of the metrics (shares of slots) with index 0 or 1; 0 where the snapshot
    /// has no metrics.
    constexpr std::uint64_t metrics(unsigned index) const {
        return has_metrics() && index < 2
                   ? word_at(count_of(general_mask()) + count_of(fixed_mask()) + index)
                   : 0;
    }
    constexpr const unsigned char *data() const { return bytes; }

private:
    static constexpr std::size_t count_of(std::uint32_t mask) {
        return static_cast<std::size_t>(__builtin_popcount(mask));
    }
    /// Returns how many bits of a mask are set below bit `number`.
    static constexpr std::size_t rank(std::uint32_t mask, unsigned number) {
        return count_of(mask & ((std::uint32_t{1} << number) - 1));
    }
    constexpr std::uint64_t word_at(std::size_t place) const {
        return load_64(bytes + header_size + place * group_sizes::counter);
    }

    const unsigned char *bytes;
};

template <typename Sink>
constexpr void describe(const snapshot_group &group, Sink &&sink) {
    describe_fields("snapshot", snapshot_fields::all, group.data(), sink);
    for (unsigned i = 0; i < 32; ++i)
        if (group.has_general(i))
            sink(described_field{"snapshot", general_counter_field, group.general(i), 0, i, true});
    for (unsigned i = 0; i < 32; ++i)
        if (group.has_fixed(i))
            sink(described_field{"snapshot", fixed_counter_field, group.fixed(i), 0, i, true});
    for (unsigned i = 0; group.has_metrics() && i < 2; ++i)
        sink(described_field{"snapshot", metrics_field, group.metrics(i), 0, i, true});
}

/// A record that a `decode` function has read, or the error for which bytes are no record. The
/// position `at` in the error is 0, the first of the given bytes.
template <typename Record>
struct decoded {
    Record record{};
    decode_error error{};
};

} // namespace msr::pebs
