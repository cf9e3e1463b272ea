// The PEBS records that a processor writes: the format that IA32_PERF_CAPABILITIES gives, and the
// groups that MSR_PEBS_DATA_CFG switches on. The functions take values of registers, do not access
// registers, and derive the records' layout. Source: Linux, arch/x86/events/intel/ds.c,
// asm/perf_event.h. Nothing here was measured.
#pragma once

// The header of rules, which compile errors name, is included first, so that errors do not list a
// chain of other headers.
#include <msr/core/rule.hpp>

#include <cstdint>
#include <type_traits>

namespace msr::pebs {

MSR_RULE(pebs_format_is_known, "records are known of the PEBS formats 0 to 6, and of number 15, "
                               "which is architectural PEBS");
MSR_RULE(pebs_data_bits_are_defined, "bits 6 to 23 and 56 to 63 of MSR_PEBS_DATA_CFG are reserved");
MSR_RULE(pebs_group_exists_in_format,
         "groups of records are chosen with PEBS format 4 and later, counters and metrics with "
         "format 6");
MSR_RULE(lbr_entries_are_1_to_256, "a record holds 1 to 256 LBR entries: their number minus 1 is "
                                   "written to 8 bits");

/// The format of PEBS records. Records of a format from 0 to 3 have a fixed layout; 4 to 6 are
/// adaptive.
enum class format : std::uint8_t {
    core2 = 0,    ///< PEBS record format 0: Core 2, first Atoms
    nehalem = 1,  ///< PEBS record format 1: Nehalem to Ivy Bridge
    haswell = 2,  ///< PEBS record format 2: Haswell, Broadwell, Silvermont
    skylake = 3,  ///< PEBS record format 3: Skylake, Goldmont
    adaptive = 4, ///< PEBS record format 4: adaptive records, from Ice Lake on
    /// PEBS record format 5: the records of format 4; a hypervisor may page the management area.
    adaptive_ept = 5,
    snapshot = 6,      ///< PEBS record format 6: adaptive records with a snapshot of counters
    architectural = 15 ///< the number 15 for architectural PEBS, of perfmon version 6
};

/// Returns whether a number is that of a record format: 0 to 6, or 15, which is architectural PEBS.
constexpr bool is_known(unsigned number) { return number <= 6 || number == 15; }
/// Returns whether all records of a format have the same fields.
constexpr bool is_fixed(format number) { return number <= format::skylake; }
/// Returns whether software chooses the groups of fields in the records of a format.
constexpr bool is_adaptive(format number) {
    return number >= format::adaptive && number <= format::snapshot;
}

// --- the groups of an adaptive record -----------------------------------------------------------

/// Bits of MSR_PEBS_DATA_CFG, and of the first word of an adaptive record, which choose the
/// record's groups.
struct group_bits {
    /// The bit that chooses a record's memory group.
    static constexpr std::uint64_t memory = 1u << 0;
    /// The bit that chooses a record's group of general registers.
    static constexpr std::uint64_t registers = 1u << 1;
    /// The bit that chooses a record's group of XMM registers.
    static constexpr std::uint64_t xmm = 1u << 2;
    /// The bit that chooses a record's group of last branches.
    static constexpr std::uint64_t lbr = 1u << 3;
    static constexpr std::uint64_t counters =
        1u << 4; ///< bit of MSR_PEBS_DATA_CFG: each record has the values of counters
    /// The bit that chooses the shares of slots (metrics) in the snapshot of counters.
    static constexpr std::uint64_t metrics = 1u << 5;
    /// Lowest of the 8 bits of MSR_PEBS_DATA_CFG that hold the number of last branches minus 1.
    static constexpr unsigned lbr_entries_low = 24;
    /// Lowest of the 16 bits of MSR_PEBS_DATA_CFG that choose the general counters of a snapshot.
    static constexpr unsigned general_low = 32;
    /// Lowest of the 8 bits of MSR_PEBS_DATA_CFG that choose the fixed counters of a snapshot.
    static constexpr unsigned fixed_low = 48;
    /// The bits of all groups of an adaptive record together.
    static constexpr std::uint64_t groups = 0x3f;
    /// The bits of MSR_PEBS_DATA_CFG that no format defines.
    static constexpr std::uint64_t reserved = 0xff00'0000'00ff'ffc0;
};

/// The groups of an adaptive record, as MSR_PEBS_DATA_CFG chooses them. An adaptive record also has
/// the basic group, which is not chosen.
struct data_groups {
    /// Whether records have the memory group: address, source, latency, transactional memory.
    bool memory{};
    bool registers{}; ///< whether records have flags, instruction pointer and general registers
    bool xmm{};       ///< whether records have XMM0 to XMM15
    /// How many last branches a record has, 1 to 256; 0: no group of last branches.
    unsigned lbr_entries{};
    bool counters{};         ///< whether records have a snapshot of counters; format 6
    bool metrics{};          ///< whether the snapshot has metrics (shares of slots); format 6
    std::uint16_t general{}; ///< general counters in the snapshot, bit n for general counter n
    std::uint8_t fixed{};    ///< fixed counters in the snapshot, bit n for fixed counter n

    friend constexpr bool operator==(const data_groups &, const data_groups &) = default;
};

/// Returns the value of MSR_PEBS_DATA_CFG that chooses some groups. `check` tests whether the
/// groups are legal.
constexpr std::uint64_t data_configuration(const data_groups &groups) {
    std::uint64_t value = 0;
    if (groups.memory) value |= group_bits::memory;
    if (groups.registers) value |= group_bits::registers;
    if (groups.xmm) value |= group_bits::xmm;
    if (groups.lbr_entries != 0) {
        value |= group_bits::lbr;
        value |= std::uint64_t{(groups.lbr_entries - 1) & 0xff} << group_bits::lbr_entries_low;
    }
    if (groups.counters) value |= group_bits::counters;
    if (groups.metrics) value |= group_bits::metrics;
    value |= std::uint64_t{groups.general} << group_bits::general_low;
    value |= std::uint64_t{groups.fixed} << group_bits::fixed_low;
    return value;
}

/// Returns the groups that a value of MSR_PEBS_DATA_CFG chooses. Reserved bits are ignored; the
/// number of LBR entries is ignored where the group of last branches is not chosen.
constexpr data_groups groups_of(std::uint64_t data_configuration) {
    const auto contains = [&](std::uint64_t bit) { return (data_configuration & bit) != 0; };
    data_groups groups;
    groups.memory = contains(group_bits::memory);
    groups.registers = contains(group_bits::registers);
    groups.xmm = contains(group_bits::xmm);
    if (contains(group_bits::lbr))
        groups.lbr_entries =
            static_cast<unsigned>(data_configuration >> group_bits::lbr_entries_low & 0xff) + 1;
    groups.counters = contains(group_bits::counters);
    groups.metrics = contains(group_bits::metrics);
    groups.general = static_cast<std::uint16_t>(data_configuration >> group_bits::general_low);
    groups.fixed = static_cast<std::uint8_t>(data_configuration >> group_bits::fixed_low);
    return groups;
}

// --- the selection of PEBS records: their format and groups --------------------------------------

/// The selection of the records that a processor writes: their format, and the groups of adaptive
/// records.
struct selection {
    format number{};      ///< the format of the records
    data_groups groups{}; ///< the groups of adaptive records; empty for other formats

    friend constexpr bool operator==(const selection &, const selection &) = default;
};

/// Returns the first rule that a selection of records breaks, or a legal verdict.
constexpr verdict check(const selection &chosen) {
    const data_groups &groups = chosen.groups;
    const unsigned number = static_cast<unsigned>(chosen.number);
    if (!is_known(number)) return {&pebs_format_is_known::text};
    const bool counters =
        groups.counters || groups.metrics || groups.general != 0 || groups.fixed != 0;
    if (!is_adaptive(chosen.number) && groups != data_groups{})
        return {&pebs_group_exists_in_format::text};
    if (counters && chosen.number != format::snapshot)
        return {&pebs_group_exists_in_format::text, {"counters"}};
    if (groups.lbr_entries > 256) return {&lbr_entries_are_1_to_256::text, {"lbr_entries"}};
    return {};
}

/// The fields of IA32_PERF_CAPABILITIES that describe PEBS.
struct capabilities {
    /// Bits 8 to 11 of IA32_PERF_CAPABILITIES: the format of PEBS records.
    unsigned format_number{};
    bool trap{}; ///< bit 6: whether a PEBS record has the state after the instruction of the event
    bool all_registers{}; ///< bit 7: whether a PEBS record has all general registers
    /// Bit 14: whether PEBS records are adaptive, and all counters take precise samples.
    bool baseline{};
    bool output_to_trace{}; ///< bit 16: whether PEBS records may go to a processor trace
    bool retire_latency{};  ///< bit 17: whether adaptive records have the retire latency
};

/// Returns the fields of a value of IA32_PERF_CAPABILITIES that describe PEBS.
constexpr capabilities capabilities_of(std::uint64_t perf_capabilities) {
    const auto bit = [&](unsigned number) { return (perf_capabilities >> number & 1) != 0; };
    return {static_cast<unsigned>(perf_capabilities >> 8 & 0xf),
            bit(6),
            bit(7),
            bit(14),
            bit(16),
            bit(17)};
}

/// A selection of records, or the broken rule because of which there is no selection.
struct selected {
    verdict why{};       ///< the rule that the selection breaks, if any
    selection records{}; ///< the selection of records; without meaning where a rule is broken
};

/// Returns the selection of the records that a processor writes.
/// `perf_capabilities`: the value of IA32_PERF_CAPABILITIES
/// `data_configuration`: the value of MSR_PEBS_DATA_CFG where `perf_capabilities` has the baseline
/// bit, else 0
/// Returns the selection, or the broken rule: the format is not known, or a bit is set that the
/// format does not have.
constexpr selected selection_of(std::uint64_t perf_capabilities,
                                std::uint64_t data_configuration = 0) {
    const capabilities capabilities = capabilities_of(perf_capabilities);
    if (!is_known(capabilities.format_number)) return {.why = {&pebs_format_is_known::text}};
    if ((data_configuration & group_bits::reserved) != 0)
        return {.why = {&pebs_data_bits_are_defined::text}};
    if (!capabilities.baseline && data_configuration != 0)
        return {.why = {&pebs_group_exists_in_format::text}};
    const selection records{static_cast<format>(capabilities.format_number),
                            groups_of(data_configuration)};
    if (const verdict verdict = check(records); !verdict.legal()) return {.why = verdict};
    return {.records = records};
}

// --- the sizes of a PEBS record and its groups ---------------------------------------------------

/// Sizes of the groups of an adaptive record, in bytes.
struct group_sizes {
    static constexpr unsigned basic = 32;      ///< size of the basic group in bytes
    static constexpr unsigned memory = 32;     ///< size of the memory group in bytes
    static constexpr unsigned registers = 144; ///< size of the group of general registers in bytes
    static constexpr unsigned xmm = 256;       ///< size of the group of XMM registers in bytes
    static constexpr unsigned lbr_entry = 24;  ///< size of an entry of the last branches in bytes
    /// Size of the header of the snapshot of counters, in bytes.
    static constexpr unsigned snapshot_header = 16;
    /// Size of a counter in the snapshot, and of each of the two words of metrics (shares of
    /// slots), in bytes.
    static constexpr unsigned counter = 8;
};

/// Size of a record in the formats 0 to 3, in bytes; the index is the number of the format.
inline constexpr unsigned fixed_sizes[] = {144, 176, 192, 200};

/// Returns the size in bytes of the largest record of a legal selection, which is the size of all
/// records that are not adaptive; an adaptive record of a counter whose adaptive bit is clear has
/// only the basic group. Returns 0 for architectural PEBS, where every counter chooses its own
/// groups.
constexpr unsigned largest_record(const selection &chosen) {
    if (is_fixed(chosen.number)) return fixed_sizes[static_cast<unsigned>(chosen.number)];
    if (!is_adaptive(chosen.number)) return 0;
    const data_groups &groups = chosen.groups;
    unsigned size = group_sizes::basic;
    if (groups.memory) size += group_sizes::memory;
    if (groups.registers) size += group_sizes::registers;
    if (groups.xmm) size += group_sizes::xmm;
    size += groups.lbr_entries * group_sizes::lbr_entry;
    if (groups.counters || groups.metrics) {
        const unsigned counters = static_cast<unsigned>(__builtin_popcount(groups.general) +
                                                        __builtin_popcount(groups.fixed)) +
                                  (groups.metrics ? 2u : 0u);
        size += group_sizes::snapshot_header + counters * group_sizes::counter;
    }
    return size;
}

// --- selections of PEBS records that the compiler checks -----------------------------------------

/// The name of a PEBS format in an error of the compiler.
template <format Number>
struct pebs_format;
/// The name of a number of LBR entries in an error of the compiler.
template <unsigned Entries>
struct lbr_entries;

} // namespace msr::pebs

namespace msr {

template <typename... Name>
struct suggestions<pebs::lbr_entries_are_1_to_256, Name...> {
    using type = would_be_legal<value_between<1, 256>>;
};
template <typename... Name>
struct suggestions<pebs::pebs_group_exists_in_format, pebs::pebs_format<pebs::format::adaptive>,
                   Name...> {
    using type = would_be_legal<pebs::pebs_format<pebs::format::snapshot>>;
};

} // namespace msr

namespace msr::pebs {

/// The rules of selections of records, whose errors show the names in `names_of_selection`.
using rules_of_selections = rule_list<pebs_group_exists_in_format, lbr_entries_are_1_to_256>;
namespace detail {
template <broken_rule Broken, selection Chosen>
struct names_of_selection {
    using shown = std::conditional_t<Broken == &lbr_entries_are_1_to_256::text,
                                     name_list<lbr_entries<Chosen.groups.lbr_entries>>,
                                     name_list<pebs_format<Chosen.number>>>;
};
} // namespace detail

/// A selection of records that the compiler has checked. Does not compile where a rule is broken.
template <selection Chosen>
inline constexpr selection records_of = [] {
    using mistake = rule_mistake<check(Chosen).broken, rules_of_selections,
                                 detail::names_of_selection<check(Chosen).broken, Chosen>>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    return Chosen;
}();

} // namespace msr::pebs
