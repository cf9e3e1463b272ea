// A branch record, decoded from the registers of its format and encoded into them.
#pragma once

#include <msr/branches/names.hpp>
#include <msr/branches/rows/facility_row.hpp>
#include <msr/branches/table.hpp>

#include <cstdint>

namespace msr::lbr {

/// The registers of a branch record.
struct raw_record {
    std::uint64_t source{}; ///< content of the register with the branch's own address
    /// Content of the register with the address that the branch went to.
    std::uint64_t destination{};
    /// Content of the register with the branch's flags and cycles, where there is one.
    std::uint64_t info{};

    friend constexpr bool operator==(const raw_record &, const raw_record &) = default;
};

/// An answer of a branch record; a record that lacks the field answers `unknown`.
enum class answer : std::uint8_t {
    unknown, ///< the record has no field that answers
    no,      ///< the field of the branch record says no
    yes,     ///< the field of the branch record says yes
};

/// The kind of a recorded branch, as architectural records hold it.
enum class record_type : std::uint8_t {
    unknown,       ///< the branch record lacks the kind of the branch
    conditional,   ///< a conditional branch
    indirect_jump, ///< a near indirect jump
    relative_jump, ///< a near relative jump
    indirect_call, ///< a near indirect call
    relative_call, ///< a near relative call
    near_return,   ///< a near return
    other,         ///< a branch of another kind
    reserved,      ///< a reserved code of the kind of branch
};

/// A branch record.
struct branch_record {
    std::uint64_t source{};      ///< address of the branch
    std::uint64_t destination{}; ///< address that the branch went to
    /// Whether the record's registers hold a branch; false: the other members mean nothing.
    bool is_valid{};
    answer mispredicted{};   ///< whether the branch was predicted wrongly
    answer in_transaction{}; ///< whether the branch was executed in a transaction
    answer aborted{};        ///< whether the branch record is that of an aborted transaction
    answer speculative{};    ///< whether the branch was executed speculatively
    answer on_right_path{};  ///< whether the branch was on the path that the program took
    record_type type{};      ///< the kind of branch
    bool has_cycles{};       ///< whether `cycles` is known
    std::uint16_t cycles{};  ///< core clocks since the branch record before, at most `most_cycles`
    /// Whether `counters` is known: the processor logs events in its records.
    bool has_counters{};
    /// How often each of four counters counted since the previous branch record: two bits each, at
    /// most 3.
    std::uint8_t counters{};

    /// The largest number of cycles that a branch record holds: the number stands for that many or
    /// more.
    static constexpr std::uint16_t most_cycles = 0xffff;

    friend constexpr bool operator==(const branch_record &, const branch_record &) = default;
};

/// The facts of a processor that the decoding of its branch records takes.
struct decoding_facts {
    record_format format{record_format::unknown}; ///< format of the branch records
    /// Bits of a linear address, 48 or 57 (CPUID Fn8000_0008 EAX[15:8]).
    unsigned address_width{48};
    /// Whether the processor has transactions (CPUID leaf 7, EBX[4] or EBX[11]): without them the
    /// bits of formats 4 and 5 mean nothing.
    bool has_transactions{true};
    /// Whether architectural records have mispredictions (CPUID leaf 1Ch ECX[0]).
    bool has_mispredictions{true};
    /// Whether architectural records have cycles (CPUID leaf 1Ch ECX[1]).
    bool has_cycles{true};
    /// Whether architectural records have kinds of branches (CPUID leaf 1Ch ECX[2]).
    bool has_types{true};
    /// Whether architectural records have counters (CPUID leaf 1Ch ECX[19:16]).
    bool has_counters{};
};

namespace detail {

constexpr std::uint64_t low_ones(unsigned width) {
    return width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
}

constexpr std::uint64_t register_of(const raw_record &raw, record_part part) {
    return part == record_part::source        ? raw.source
           : part == record_part::destination ? raw.destination
                                              : raw.info;
}

constexpr std::uint64_t field_of(const raw_record &raw, const field_place &place) {
    return register_of(raw, place.part) >> place.low & low_ones(place.width);
}

constexpr void put_field(raw_record &raw, const field_place &place, std::uint64_t value) {
    if (place.part == record_part::none) return;
    std::uint64_t &destination = place.part == record_part::source        ? raw.source
                                 : place.part == record_part::destination ? raw.destination
                                                                          : raw.info;
    destination |= (value & low_ones(place.width)) << place.low;
}

constexpr answer answer_of(const raw_record &raw, const field_place &place, bool is_there = true) {
    if (place.part == record_part::none || !is_there) return answer::unknown;
    return field_of(raw, place) != 0 ? answer::yes : answer::no;
}

constexpr std::uint64_t extended(std::uint64_t value, unsigned width) {
    if (width >= 64) return value;
    const bool is_negative = (value >> (width - 1) & 1) != 0;
    return is_negative ? value | ~low_ones(width) : value & low_ones(width);
}

constexpr std::uint64_t address_of(const raw_record &raw, const field_place &place,
                                   address_extension extension, unsigned address_width) {
    const std::uint64_t value = field_of(raw, place);
    switch (extension) {
    case address_extension::from_top:
        return extended(value, place.width);
    case address_extension::from_width:
        return extended(value, address_width);
    case address_extension::none:
        break;
    }
    return value;
}

/// Returns the kind of branch of a code in bits 59:56 of the register of flags.
/// Source: Linux lbr.c (ARCH_LBR_BR_TYPE); codes 6 and 7 are reserved, 8 to 15 are other kinds.
constexpr record_type type_of(std::uint64_t code) {
    if (code <= 5) return static_cast<record_type>(code + 1);
    return code <= 7 ? record_type::reserved : record_type::other;
}
/// Returns the first code of a kind of branch.
constexpr std::uint64_t code_of(record_type type) {
    const auto number = static_cast<unsigned>(type);
    if (type == record_type::other || type == record_type::unknown) return 8;
    return type == record_type::reserved ? 6 : number - 1;
}

/// Returns whether the registers hold a branch. Linux writes a poison value to the first
/// destination of BRS, to notice that no branch was recorded since (arch/x86/events/amd/brs.c).
constexpr bool holds_branch(const raw_record &raw, const layout_row &layout) {
    constexpr std::uint64_t poison = 0xffff'ffff'ffff'fffe;
    if (layout.erroneous.part != record_part::none && field_of(raw, layout.erroneous) != 0)
        return false;
    if (layout.valid.part != record_part::none)
        return field_of(raw, layout.valid) != 0 || field_of(raw, layout.speculative) != 0;
    if (layout.format == record_format::amd_brs)
        return raw.destination != poison && raw.destination != 0;
    return raw.source != 0;
}

} // namespace detail

/// Decodes the registers of a branch record; the result is not valid where the format is unknown.
/// The addresses of kernels that are mapped high have all upper bits set, whatever the register
/// holds there.
constexpr branch_record decode(const raw_record &raw, const decoding_facts &facts) {
    branch_record result;
    if (facts.format == record_format::unknown) return result;
    const layout_row &layout = layout_of(facts.format);
    if (!detail::holds_branch(raw, layout)) return result;
    const bool is_architectural = facts.format == record_format::architectural;
    const bool knows_transactions = facts.has_transactions || is_architectural;
    result.is_valid = true;
    result.source = detail::address_of(raw, layout.source_address, layout.source_extension,
                                       facts.address_width);
    result.destination = detail::address_of(raw, layout.destination_address,
                                            layout.destination_extension, facts.address_width);
    result.mispredicted =
        detail::answer_of(raw, layout.mispredicted, facts.has_mispredictions || !is_architectural);
    result.in_transaction = detail::answer_of(raw, layout.in_transaction, knows_transactions);
    result.aborted = detail::answer_of(raw, layout.aborted, knows_transactions);
    result.speculative = detail::answer_of(raw, layout.speculative);
    result.on_right_path = detail::answer_of(raw, layout.valid);
    result.has_cycles =
        layout.cycles.part != record_part::none &&
        (!is_architectural ||
         (facts.has_cycles && detail::answer_of(raw, layout.cycles_valid) == answer::yes));
    if (result.has_cycles)
        result.cycles = static_cast<std::uint16_t>(detail::field_of(raw, layout.cycles));
    if (layout.type.part != record_part::none && facts.has_types)
        result.type = detail::type_of(detail::field_of(raw, layout.type));
    result.has_counters = layout.counters.part != record_part::none && facts.has_counters;
    if (result.has_counters)
        result.counters = static_cast<std::uint8_t>(detail::field_of(raw, layout.counters));
    return result;
}

/// Encodes a branch record as a processor writes it: the inverse of `decode` for what the format
/// holds. All registers are 0 where the record is not valid or the format is unknown.
constexpr raw_record encode(const branch_record &record, const decoding_facts &facts) {
    raw_record raw;
    if (facts.format == record_format::unknown || !record.is_valid) return raw;
    const layout_row &layout = layout_of(facts.format);
    const auto put_answer = [&raw](const field_place &place, answer value) {
        detail::put_field(raw, place, value == answer::yes ? 1 : 0);
    };
    detail::put_field(raw, layout.source_address, record.source);
    detail::put_field(raw, layout.destination_address, record.destination);
    put_answer(layout.mispredicted, record.mispredicted);
    if (facts.has_transactions || facts.format == record_format::architectural) {
        put_answer(layout.in_transaction, record.in_transaction);
        put_answer(layout.aborted, record.aborted);
    }
    put_answer(layout.speculative, record.speculative);
    put_answer(layout.valid, record.on_right_path);
    if (record.has_cycles) {
        detail::put_field(raw, layout.cycles, record.cycles);
        detail::put_field(raw, layout.cycles_valid, 1);
    }
    if (record.type != record_type::unknown)
        detail::put_field(raw, layout.type, detail::code_of(record.type));
    if (record.has_counters) detail::put_field(raw, layout.counters, record.counters);
    return raw;
}

} // namespace msr::lbr
