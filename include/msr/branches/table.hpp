// The facilities that record branches, by processor; the bits of their filters; the layouts of
// their records. test/branches/facts compares the tables with the facts.
#pragma once

#include <msr/branches/names.hpp>
#include <msr/branches/rows/facility_row.hpp>
#include <msr/branches/rows/facility_rows.hpp>
#include <msr/branches/rows/filter_rows.hpp>
#include <msr/branches/rows/layout_rows.hpp>
#include <msr/core/sequence.hpp>
#include <msr/meters/core_set.hpp>
#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msr::lbr {

/// The facilities that record branches; a processor is in at most one row.
inline constexpr sequence<facility_row> facilities = all_of(detail::facility_rows);
/// The bits of the branch filters in the filter registers of all kinds of branch records.
inline constexpr sequence<filter_row> filters = all_of(detail::filter_rows);
/// The layouts of the formats of branch records, in the order of `record_format`.
inline constexpr sequence<layout_row> layouts = all_of(detail::layout_rows);

/// The processors that record an aborted transaction twice: the record that follows the abort
/// repeats it.
/// Source: Linux, arch/x86/events/intel/core.c and lbr.c (lbr_double_abort).
inline constexpr meters::core_set doubled_aborts{core::haswell, core::haswell_ep};

/// Returns the index in `facilities` of the facility for branch records of all processors of a set;
/// the number of facilities: a processor is not known to have one, or the processors differ.
constexpr unsigned place_of_facility(const meters::core_set &processors) {
    unsigned place = 0;
    while (place < facilities.size() && !facilities[place].processors.has_all(processors))
        ++place;
    return place;
}
/// Returns the facility for branch records of a processor; null: the processor is not known to have
/// one.
constexpr const facility_row *facility_of(core processor) {
    if (processor == core::none) return nullptr;
    const unsigned place = place_of_facility(meters::core_set{processor});
    return place == facilities.size() ? nullptr : &facilities[place];
}

/// Returns the layout of a format of branch records, which must not be `record_format::unknown`.
constexpr const layout_row &layout_of(record_format format) {
    return layouts[static_cast<unsigned>(format)];
}

/// Returns the filters that a facility for branch records has.
constexpr std::uint16_t filters_of(const facility_row &facility) {
    std::uint16_t result = 0;
    if (facility.select == 0) return result;
    for (const filter_row &row : filters)
        if (row.kind == facility.kind)
            result = static_cast<std::uint16_t>(result | filter_set(row.filter));
    return result;
}

/// Returns the bits of the filter register with which a facility for branch records records the
/// branches of a set of filters and no others, whatever a 1 means in that register.
constexpr std::uint64_t filter_bits(const facility_row &facility, std::uint16_t recorded) {
    std::uint64_t bits = 0;
    for (const filter_row &row : filters)
        if (row.kind == facility.kind &&
            ((recorded & filter_set(row.filter)) != 0) != row.suppresses)
            bits |= std::uint64_t{1} << row.bit;
    return bits;
}

/// Returns the set of filters whose branches a facility records with a value of the filter
/// register: the inverse of `filter_bits`.
constexpr std::uint16_t recorded_filters(const facility_row &facility, std::uint64_t bits) {
    std::uint16_t result = 0;
    for (const filter_row &row : filters)
        if (row.kind == facility.kind && ((bits >> row.bit & 1) != 0) != row.suppresses)
            result = static_cast<std::uint16_t>(result | filter_set(row.filter));
    return result;
}

/// Returns the bit of the filter register that keeps the records as a call stack; 0: there is none.
/// Sources: edk2 and Linux lbr.c (EnCallStack), Linux lbr.c (ARCH_LBR_CALL_STACK).
constexpr std::uint64_t call_stack_bit(const facility_row &facility) {
    if (!facility.has_call_stack) return 0;
    return facility.kind == facility_kind::architectural ? std::uint64_t{1} << 3
                                                         : std::uint64_t{1} << 9;
}

} // namespace msr::lbr
