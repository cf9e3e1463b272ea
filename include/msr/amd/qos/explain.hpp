// Explains the values of AMD's QoS registers, and the rules that these values break on a processor.
#pragma once

#include <msr/amd/qos/choice.hpp>
#include <msr/amd/qos/features.hpp>
#include <msr/amd/qos/planner.hpp>
#include <msr/amd/qos/registers.hpp>
#include <msr/core/register.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/rdt/explain.hpp>

#include <cstdint>

namespace msr::qos {

using msr::register_value;
using rdt::found_row;
using rdt::register_row;

/// The registers that AMD QoS alone has, and QM_EVTSEL with AMD's fields. Bandwidth limits have 11
/// bits in this table; `register_at` gives them the length that a processor has.
inline constexpr register_row registers[] = {
    {"ia32_qm_evtsel", qm_evtsel::address, 1, qm_evtsel::where, tested_fields_of<qm_evtsel>(),
     confidence::medium, "which event of which RMID, or which counter, ia32_qm_ctr tells"},
    {"mba_bw_", mba_bw::address, mba_bw::most, mba_bw::where, tested_fields_of<mba_bw>(),
     confidence::high, "bandwidth limit"},
    {"smba_bw_", smba_bw::address, smba_bw::most, smba_bw::where, tested_fields_of<smba_bw>(),
     confidence::medium, "bandwidth limit to slow memory"},
    {"evt_cfg_", evt_cfg::address, evt_cfg::most, evt_cfg::where, tested_fields_of<evt_cfg>(),
     confidence::high, "which traffic an event counts"},
    {"abmc_cfg", abmc_cfg::address, 1, abmc_cfg::where, tested_fields_of<abmc_cfg>(),
     confidence::high, "assigns a counter"},
    {"abmc_dsc", abmc_dsc::address, 1, abmc_dsc::where, tested_fields_of<abmc_dsc>(),
     confidence::medium, "what a counter is assigned to"},
    {"l3_qos_ext_cfg", l3_qos_ext_cfg::address, 1, l3_qos_ext_cfg::where,
     tested_fields_of<l3_qos_ext_cfg>(), confidence::high, "extensions"},
};

/// Returns whether a register of Intel RDT is one that AMD processors have, too, with the same
/// fields.
constexpr bool is_shared(const register_row &row) {
    constexpr std::uint32_t shared[] = {rdt::pqr_assoc::address, rdt::qm_ctr::address,
                                        rdt::l3_qos_cfg::address, rdt::l3_qos_mask::address};
    for (const std::uint32_t address : shared)
        if (row.address == address) return true;
    return false;
}

namespace detail {

constexpr register_row with_12_bits = [] {
    register_row row = registers[1];
    row.fields = tested_fields_of<mba_bw_12>();
    return row;
}();

/// Returns a register's row from AMD's table where it has the register, otherwise from the table of
/// Intel RDT where AMD processors have the register; bandwidth limits get the length that a
/// processor has.
/// `own`: the register in AMD's table, if any
/// `shared`: the register in the table of Intel RDT, if any
constexpr found_row shared_or_own(found_row own, found_row shared, const features &features) {
    if (own && own.row->address == mba_bw::address && features.bandwidth_length == 12)
        own.row = &with_12_bits;
    if (own || (shared && is_shared(*shared.row))) return own ? own : shared;
    return {};
}

} // namespace detail

/// Returns the register of AMD QoS at an address; an empty row where there is none.
/// `address`: number of the register, as RDMSR takes it
/// `features`: the features of the processor, which decide how long bandwidth limits are
constexpr found_row register_at(std::uint64_t address, const features &features = {}) {
    return detail::shared_or_own(rdt::register_at(address, all_of(registers)),
                                 rdt::register_at(address), features);
}

/// Returns the register of AMD QoS with a name, in upper or lower case; an empty row where there is
/// none.
/// `features`: the features of the processor, which decide how long bandwidth limits are
constexpr found_row register_named(text_view name, const features &features = {}) {
    return detail::shared_or_own(rdt::register_named(name, all_of(registers)),
                                 rdt::register_named(name), features);
}

/// Returns the first rule that a value breaks in a register on a processor; null where the value is
/// legal.
/// `place`: the register, as `register_at` finds it
/// `value`: the value of the register
/// `features`: the features of the processor
constexpr broken_rule check_value(const found_row &place, std::uint64_t value,
                                  const features &features) {
    const sequence<field_row> fields = place.row->fields;
    if ((value & (~described_bits(fields) | bits_with(fields, access::reserved))) != 0)
        return &rdt::unused_bits_are_zero::text;
    switch (place.row->address) {
    case qm_evtsel::address: {
        const auto contents = decode<qm_evtsel>(value);
        if (contents.extended_evt_id)
            return contents.rmid < features.assignable_counters
                       ? nullptr
                       : broken_rule{&rdt::resource_exists::text};
        return rdt::check_monitor({.what = contents.evt_id, .rmid = contents.rmid},
                                  features.shared.monitoring);
    }
    case mba_bw::address: {
        const bool is_empty =
            features.bandwidth_length != 0 && value == low_bits(features.bandwidth_length) + 1;
        const request contents = {.shared = {.class_of_service = place.number},
                                  .limit = {.value = is_empty ? unlimited : value, .given = true}};
        return detail::check_limit(detail::limit_of(contents, features));
    }
    case smba_bw::address: {
        const request contents = {.shared = {.class_of_service = place.number},
                                  .slow_limit = {.value = value, .given = true}};
        return detail::check_limit(detail::slow_limit_of(contents, features));
    }
    case evt_cfg::address:
        return features.configurable_traffic == 0 ||
                       (value & ~std::uint64_t{features.configurable_traffic}) != 0
                   ? broken_rule{&rdt::resource_exists::text}
                   : nullptr;
    case abmc_cfg::address:
        return decode<abmc_cfg>(value).cntr_id < features.assignable_counters
                   ? nullptr
                   : broken_rule{&rdt::resource_exists::text};
    case l3_qos_ext_cfg::address: {
        const auto contents = decode<l3_qos_ext_cfg>(value);
        const bool legal = (!contents.abmc_en || features.assignable_counters != 0) &&
                           (!contents.sdciae_en || features.io_allocation);
        return legal ? nullptr : broken_rule{&rdt::resource_exists::text};
    }
    case abmc_dsc::address:
        return nullptr;
    case rdt::pqr_assoc::address: {
        const auto contents = decode<rdt::pqr_assoc>(value);
        return check({.shared = {.kind = rdt::request_kind::association,
                                 .class_of_service = contents.cos,
                                 .rmid = contents.rmid}},
                     features);
    }
    default:
        return rdt::check_value(place, value, features.shared);
    }
}

/// Calls `visit(const broken_value &)` for every value of a QoS register that breaks a rule on a
/// processor, with the first rule that it breaks. Values of registers that are not of AMD QoS are
/// skipped.
template <typename Each>
constexpr void each_broken(sequence<register_value> values, const features &features,
                           Each &&visit) {
    for (const register_value &value : values)
        if (const found_row place = register_at(value.address, features))
            rdt::detail::report_broken(place, value, check_value(place, value.value, features),
                                       visit);
}

} // namespace msr::qos
