// Explains values of RDT registers: every register by address and by name with its fields, and the
// rules that a value breaks on a processor.
#pragma once

#include <msr/core/field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/explanation.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/rdt/capacity.hpp>
#include <msr/rdt/features.hpp>
#include <msr/rdt/monitoring.hpp>
#include <msr/rdt/planner.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/rdt/request.hpp>

#include <cstdint>

namespace msr::rdt {

using msr::broken_value;
using msr::register_value;

MSR_RULE(unused_bits_are_zero, "reserved bits of a register are written as 0");

/// A register, or several registers of one kind with consecutive addresses.
struct register_row {
    /// The manual's name of the register in lower case; for several registers, the part of their
    /// names before the number.
    const char *name{};
    /// MSR address of the register; of a row of several registers, of the first.
    std::uint32_t address{};
    /// The greatest number of registers that the row describes; their addresses are consecutive.
    unsigned count = 1;
    scope shared_by{};            ///< logical processors that share one copy of the register
    sequence<field_row> fields{}; ///< the fields of the register
    confidence sure{};            ///< confidence of the least sure fact in the row
    const char *text{};           ///< a sentence for people that says what the register is for

    /// Returns whether the row is of several registers, whose names end with a number.
    constexpr bool is_numbered() const { return count > 1; }
};

/// The registers of RDT, with their fields.
inline constexpr register_row registers[] = {
    {"ia32_pqr_assoc", pqr_assoc::address, 1, pqr_assoc::where, tested_fields_of<pqr_assoc>(),
     confidence::high, "for which class and RMID this logical processor works"},
    {"ia32_qm_evtsel", qm_evtsel::address, 1, qm_evtsel::where, tested_fields_of<qm_evtsel>(),
     confidence::high, "which event of which RMID ia32_qm_ctr tells"},
    {"ia32_qm_ctr", qm_ctr::address, 1, qm_ctr::where, tested_fields_of<qm_ctr>(), confidence::high,
     "what is selected, in units of the upscaling factor"},
    {"ia32_l3_qos_cfg", l3_qos_cfg::address, 1, l3_qos_cfg::where, tested_fields_of<l3_qos_cfg>(),
     confidence::high, "whether the third-level cache is divided into code and data"},
    {"ia32_l2_qos_cfg", l2_qos_cfg::address, 1, l2_qos_cfg::where, tested_fields_of<l2_qos_cfg>(),
     confidence::high, "whether the second-level cache is divided into code and data"},
    {"ia32_l3_io_qos_cfg", l3_io_qos_cfg::address, 1, l3_io_qos_cfg::where,
     tested_fields_of<l3_io_qos_cfg>(), confidence::high, "allocation and monitoring of devices"},
    {"msr_mba_cfg", mba_cfg::address, 1, mba_cfg::where, tested_fields_of<mba_cfg>(),
     confidence::low, "how delays of a core's logical processors are combined"},
    {"msr_snc_cfg", snc_cfg::address, 1, snc_cfg::where, tested_fields_of<snc_cfg>(),
     confidence::medium, "how RMIDs are shared between sub-NUMA clusters"},
    {"ia32_core_capabilities", core_capabilities::address, 1, core_capabilities::where,
     tested_fields_of<core_capabilities>(), confidence::high, "whether there is MBA 4.0"},
    {"ia32_l3_qos_mask_", l3_qos_mask::address, l3_qos_mask::most, l3_qos_mask::where,
     tested_fields_of<l3_qos_mask>(), confidence::high, "capacity mask of the third-level cache"},
    {"ia32_l2_qos_mask_", l2_qos_mask::address, l2_qos_mask::most, l2_qos_mask::where,
     tested_fields_of<l2_qos_mask>(), confidence::high, "capacity mask of the second-level cache"},
    {"ia32_mba_thrtl_", mba_thrtl::address, mba_thrtl::most, mba_thrtl::where,
     tested_fields_of<mba_thrtl>(), confidence::high, "delay of memory traffic"},
};

/// The result of a search for a register in a table.
struct found_row {
    const register_row *row{}; ///< the row of the register; null where none was found
    unsigned number{};         ///< number of the register among the registers of its row
    bool exists{};             ///< whether the table of registers has a row for the address

    /// Returns whether a register was found.
    constexpr explicit operator bool() const { return exists; }
    /// Returns the register that was found. The name of a register of a row of several lacks the
    /// register's number.
    constexpr named_register is() const {
        const int position = row->is_numbered() ? static_cast<int>(number) : -1;
        named_register result = register_of_fields(row->name, row->address + number,
                                                   register_kind::other, position, row->fields);
        result.shared_by = row->shared_by;
        return result;
    }
};

/// Returns the register at an address, among the rows of a table. 0xCA0 is MSR_SNC_CFG: the mask of
/// class 16 would have the same address, but no known processor has 17 classes.
/// `address`: register number as RDMSR takes it
/// `rows`: the table
/// Returns no row where the table has no such register.
constexpr found_row register_at(std::uint64_t address,
                                sequence<register_row> rows = all_of(registers)) {
    for (const register_row &row : rows)
        if (address >= row.address && address - row.address < row.count)
            return {&row, static_cast<unsigned>(address - row.address), true};
    return {};
}

/// Returns the register of a name, in any case, with or without MSR_ or IA32_ in front. The name
/// ends with a number where the row has several registers.
/// `name`: such as `ia32_l3_qos_mask_3`
/// `rows`: the table
/// Returns no row where the table has no such register.
constexpr found_row register_named(text_view name,
                                   sequence<register_row> rows = all_of(registers)) {
    const text_view stem = without_vendor_prefix(name);
    for (const register_row &row : rows) {
        const text_view known = without_vendor_prefix(row.name);
        if (!row.is_numbered()) {
            if (same_without_case(stem, known)) return {&row, 0, true};
            continue;
        }
        if (!has_prefix_without_case(stem, known) || stem.size() > known.size() + 3) continue;
        const text_view digits = stem.without_prefix(known.size());
        const bool plain = !digits.empty() && (digits[0] != '0' || digits.size() == 1);
        const number_read number = parse_number(digits);
        if (plain && number && number.value < row.count)
            return {&row, static_cast<unsigned>(number.value), true};
    }
    return {};
}

namespace detail {

/// Returns the rule that the capacity mask of a class breaks, or null. Another register says
/// whether code and data are divided, so any mask number that the undivided cache has may be right.
/// `number`: number of the mask register
constexpr broken_rule check_mask_value(std::uint64_t value, unsigned number,
                                       const cache_allocation &cache) {
    if (cache.mask_length == 0) return &resource_exists::text;
    if (number >= cache.classes) return &class_exists::text;
    return check_capacity(value, cache);
}

} // namespace detail

/// Returns the first rule that a value breaks in a register of the table on a processor, or null.
/// `entry`: a register that was found
/// `value`: all 64 bits
/// `processor`: the features of the processor
constexpr broken_rule check_value(const found_row &entry, std::uint64_t value,
                                  const features &processor) {
    if ((value & ~described_bits(entry.row->fields)) != 0 ||
        (value & bits_with(entry.row->fields, access::reserved)) != 0)
        return &unused_bits_are_zero::text;
    switch (entry.row->address) {
    case pqr_assoc::address: {
        const auto association = decode<pqr_assoc>(value);
        return check({.kind = request_kind::association,
                      .class_of_service = association.cos,
                      .rmid = association.rmid},
                     processor);
    }
    case qm_evtsel::address: {
        const auto selection = decode<qm_evtsel>(value);
        return check_monitor({.what = selection.evt_id, .rmid = selection.rmid},
                             processor.monitoring);
    }
    case l3_qos_mask::address:
        return detail::check_mask_value(value, entry.number, processor.l3);
    case l2_qos_mask::address:
        return detail::check_mask_value(value, entry.number, processor.l2);
    case l3_qos_cfg::address:
        return value != 0 && !processor.l3.cdp ? broken_rule{&resource_exists::text} : nullptr;
    case l2_qos_cfg::address:
        return value != 0 && !processor.l2.cdp ? broken_rule{&resource_exists::text} : nullptr;
    case mba_thrtl::address:
        return detail::check_delay({.value = value, .given = true}, processor.mba, entry.number);
    default:
        return nullptr;
    }
}

namespace detail {

/// Calls `sink` with the rule that a value breaks, and with the register that holds the value.
template <typename Each>
constexpr void report_broken(const found_row &entry, const register_value &item,
                             const broken_rule &broken, Each &sink) {
    if (broken != nullptr) sink(broken_value{{broken, {entry.row->name}}, item.address});
}

} // namespace detail

/// Calls `sink(const broken_value &)` for each value that breaks a rule of its register on a
/// processor, with the first rule that the value breaks. Registers of other PMUs are not checked.
/// `values`: registers with their values
/// `processor`: the features of the processor
/// `sink`: called with the broken rule, the name of the register and its address
template <typename Each>
constexpr void each_broken(sequence<register_value> values, const features &processor,
                           Each &&sink) {
    for (const register_value &item : values)
        if (const found_row entry = register_at(item.address))
            detail::report_broken(entry, item, check_value(entry, item.value, processor), sink);
}

} // namespace msr::rdt
