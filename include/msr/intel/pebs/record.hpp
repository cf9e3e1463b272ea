// Records of the formats 0 to 3: each has a single layout, and each format begins like the format
// before.
// Source: Linux, arch/x86/events/intel/ds.c. Nothing here was measured.
#pragma once

// The header of rules, which compile errors name, is included first, so that errors do not list a
// chain of other headers.
#include <msr/core/rule.hpp>

#include <msr/intel/pebs/format.hpp>
#include <msr/intel/pebs/words.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::pebs {

MSR_RULE(record_has_a_fixed_layout, "only the PEBS formats 0 to 3 have one layout for all records; "
                                    "adaptive and architectural records are read by their groups");

} // namespace msr::pebs

template <typename... Name>
struct msr::suggestions<msr::pebs::record_has_a_fixed_layout, Name...> {
    using type = would_be_legal<
        pebs::pebs_format<pebs::format::core2>, pebs::pebs_format<pebs::format::nehalem>,
        pebs::pebs_format<pebs::format::haswell>, pebs::pebs_format<pebs::format::skylake>>;
};

namespace msr::pebs {

/// The fields of a PEBS record in the formats 0 to 3. A record of a format has the first `count`
/// fields.
struct fixed_fields {
    /// Each field is that of the register or the word of its name, at a number of words of 8 bytes
    /// from the start of the record.
    static constexpr record_field rflags = word("rflags", 0);
    static constexpr record_field rip = word("rip", 1);
    static constexpr record_field rax = word("rax", 2);
    static constexpr record_field rbx = word("rbx", 3);
    static constexpr record_field rcx = word("rcx", 4);
    static constexpr record_field rdx = word("rdx", 5);
    static constexpr record_field rsi = word("rsi", 6);
    static constexpr record_field rdi = word("rdi", 7);
    static constexpr record_field rbp = word("rbp", 8);
    static constexpr record_field rsp = word("rsp", 9);
    static constexpr record_field r8 = word("r8", 10);
    static constexpr record_field r9 = word("r9", 11);
    static constexpr record_field r10 = word("r10", 12);
    static constexpr record_field r11 = word("r11", 13);
    static constexpr record_field r12 = word("r12", 14);
    static constexpr record_field r13 = word("r13", 15);
    static constexpr record_field r14 = word("r14", 16);
    static constexpr record_field r15 = word("r15", 17);
    static constexpr record_field global_status = word("global_status", 18);
    static constexpr record_field data_linear_address = word("data_linear_address", 19);
    static constexpr record_field data_source = word("data_source", 20);
    static constexpr record_field latency = word("latency", 21);
    static constexpr record_field eventing_ip = word("eventing_ip", 22);
    static constexpr record_field tsx_tuning = word("tsx_tuning", 23);
    static constexpr record_field tsc = word("tsc", 24);
    /// All fields of the formats 0 to 3, in the order in which they lie in memory.
    static constexpr record_field all[] = {
        rflags,      rip,     rax,         rbx,           rcx,
        rdx,         rsi,     rdi,         rbp,           rsp,
        r8,          r9,      r10,         r11,           r12,
        r13,         r14,     r15,         global_status, data_linear_address,
        data_source, latency, eventing_ip, tsx_tuning,    tsc};

    /// Returns how many fields the records of a format have.
    /// `number`: a format from 0 to 3
    static constexpr std::size_t count(format number) {
        return fixed_sizes[static_cast<unsigned>(number)] / 8;
    }
};

/// A PEBS record of a format from 0 to 3, as a view: nothing is copied, the bytes must outlive the
/// view, and every byte is a valid value. Each accessor returns the field of its name.
template <format Number>
class record {
    using mistake =
        mistake_unless<is_fixed(Number), record_has_a_fixed_layout, pebs_format<Number>>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));

public:
    using fields = fixed_fields;             ///< the fields of the formats 0 to 3
    static constexpr format number = Number; ///< the format of the record
    /// Size of a record in bytes: 144, 176, 192 or 200 in the formats 0 to 3.
    static constexpr std::size_t size =
        fixed_sizes[is_fixed(Number) ? static_cast<unsigned>(Number) : 0];
    /// Whether records of the format have counters, data address, data source and latency: from
    /// format 1 on.
    static constexpr bool has_memory = Number >= format::nehalem;
    /// Whether records of the format have the eventing instruction pointer and the word on
    /// transactional memory: from format 2 on.
    static constexpr bool has_eventing_ip = Number >= format::haswell;
    /// Whether records of the format have the time stamp counter: in format 3.
    static constexpr bool has_tsc = Number >= format::skylake;

    /// Makes a view of the record whose `size` bytes start at `first_byte`.
    constexpr explicit record(const unsigned char *first_byte) : bytes{first_byte} {}

    /// Returns RFLAGS as the processor wrote it into the record.
    constexpr std::uint64_t rflags() const { return at(fields::rflags); }
    /// Returns the address of the instruction after the instruction that caused the event;
    /// `eventing_ip` returns the address of the instruction that caused the event.
    constexpr std::uint64_t rip() const { return at(fields::rip); }
    /// Each function returns the general register of its name, as the processor wrote it into the
    /// record.
    constexpr std::uint64_t rax() const { return at(fields::rax); }
    constexpr std::uint64_t rbx() const { return at(fields::rbx); }
    constexpr std::uint64_t rcx() const { return at(fields::rcx); }
    constexpr std::uint64_t rdx() const { return at(fields::rdx); }
    constexpr std::uint64_t rsi() const { return at(fields::rsi); }
    constexpr std::uint64_t rdi() const { return at(fields::rdi); }
    constexpr std::uint64_t rbp() const { return at(fields::rbp); }
    constexpr std::uint64_t rsp() const { return at(fields::rsp); }
    constexpr std::uint64_t r8() const { return at(fields::r8); }
    constexpr std::uint64_t r9() const { return at(fields::r9); }
    constexpr std::uint64_t r10() const { return at(fields::r10); }
    constexpr std::uint64_t r11() const { return at(fields::r11); }
    constexpr std::uint64_t r12() const { return at(fields::r12); }
    constexpr std::uint64_t r13() const { return at(fields::r13); }
    constexpr std::uint64_t r14() const { return at(fields::r14); }
    constexpr std::uint64_t r15() const { return at(fields::r15); }

    /// Returns IA32_PERF_GLOBAL_STATUS as the processor wrote it into the record.
    constexpr std::uint64_t global_status() const requires has_memory {
        return at(fields::global_status);
    }
    /// Returns the counters whose bits are set in `global_status()`; bits from 48 on stand for no
    /// counters. Where there are several counters, the record may belong to any of these counters.
    constexpr counter_set counters() const requires has_memory {
        return {global_status() & 0xffff'ffff'ffff};
    }
    /// Returns the linear address of the data that the instruction accessed.
    constexpr std::uint64_t data_linear_address() const requires has_memory {
        return at(fields::data_linear_address);
    }
    /// Returns the data source word, which `decode_load` and `decode_store` decode.
    constexpr std::uint64_t data_source() const requires has_memory {
        return at(fields::data_source);
    }
    /// Returns the clocks that the load took.
    constexpr std::uint64_t latency() const requires has_memory { return at(fields::latency); }
    /// Returns the address of the instruction that caused the event.
    constexpr std::uint64_t eventing_ip() const requires has_eventing_ip {
        return at(fields::eventing_ip);
    }
    /// Returns the word on transactional memory (TSX).
    constexpr pebs::tsx_tuning tsx_tuning() const requires has_eventing_ip {
        return {at(fields::tsx_tuning)};
    }
    /// Returns the time stamp counter at the record.
    constexpr std::uint64_t tsc() const requires has_tsc { return at(fields::tsc); }

    /// Returns the address of the record's first byte.
    constexpr const unsigned char *data() const { return bytes; }

private:
    constexpr std::uint64_t at(const record_field &field) const {
        return load_64(bytes + field.offset);
    }

    const unsigned char *bytes;
};

/// Calls `sink` with a `described_field` for each field of a record, in the order in which the
/// fields lie in memory.
/// `entry`: a record of the formats 0 to 3
/// `sink`: called with each field
template <format Number, typename Sink>
constexpr void describe(const record<Number> &entry, Sink &&sink) {
    for (std::size_t i = 0; i < fixed_fields::count(Number); ++i) {
        const record_field &field = fixed_fields::all[i];
        sink(described_field{"record", field, field.at(entry.data())});
    }
    if constexpr (record<Number>::has_eventing_ip) describe(entry.tsx_tuning(), sink);
}

/// A range of consecutive PEBS records of a format from 0 to 3, which does not own the bytes.
template <format Number>
class records {
public:
    /// An iterator over consecutive records, which makes a view of each record.
    class iterator {
    public:
        using value_type = record<Number>;
        using difference_type = std::ptrdiff_t;

        /// Makes an iterator that points to no record.
        constexpr iterator() = default;
        /// Makes an iterator at the record that starts at `first`.
        constexpr explicit iterator(const unsigned char *first) : at{first} {}

        /// Returns a view of the record at the iterator.
        constexpr record<Number> operator*() const { return record<Number>{at}; }
        /// Moves the iterator to the next record.
        constexpr iterator &operator++() {
            at += record<Number>::size;
            return *this;
        }
        /// Moves the iterator to the next record, and returns its previous position.
        constexpr iterator operator++(int) {
            const iterator previous = *this;
            ++*this;
            return previous;
        }
        friend constexpr bool operator==(const iterator &, const iterator &) = default;

    private:
        const unsigned char *at{};
    };

    /// Makes an empty range of records.
    constexpr records() = default;
    /// Makes a range of the records in some bytes, which may have any number and any values. Bytes
    /// behind the last whole record are an `error`.
    constexpr explicit records(byte_view byte_view) : bytes{byte_view} {}

    /// Returns the number of whole records in the range.
    constexpr std::size_t size() const { return bytes.count / record<Number>::size; }
    /// Returns whether the range has no whole record.
    constexpr bool empty() const { return size() == 0; }
    /// Returns the record at a position, which must be less than `size()`.
    constexpr record<Number> operator[](std::size_t position) const {
        return record<Number>{bytes.first + position * record<Number>::size};
    }
    /// Returns an iterator at the first record of the range.
    constexpr iterator begin() const { return iterator{bytes.first}; }
    /// Returns an iterator behind the last whole record of the range.
    constexpr iterator end() const { return iterator{bytes.first + size() * record<Number>::size}; }
    /// Returns an error where bytes stand behind the last whole record, else no error.
    constexpr decode_error error() const {
        const std::size_t left = bytes.count % record<Number>::size;
        if (left == 0) return {};
        return {defect::cut_off, bytes.count - left, left, record<Number>::size};
    }

private:
    byte_view bytes{};
};

} // namespace msr::pebs
