// Precise sampling (PEBS): the events that can be sampled precisely, and the register bits that
// make counters sample. The user's debug store has the values with which counters are reloaded: see
// msr/intel/pebs/sampling.hpp.
// Source: Linux, arch/x86/events/intel/ds.c and core.c; see also precise_facts.hpp.
#pragma once

#include <msr/core/field.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/perfmon/counters.hpp>
#include <msr/intel/perfmon/precise_facts.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/intel/perfmon/registers/sampling_registers.hpp>
#include <msr/pmu/select/facts.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::perfmon {

/// Each constant is the address, as RDMSR and WRMSR take it, of the register with the constant's
/// name.
inline constexpr std::uint32_t pebs_enable_address = 0x3f1;
inline constexpr std::uint32_t pebs_data_cfg_address = 0x3f2;
inline constexpr std::uint32_t pebs_ld_lat_address = 0x3f6;

/// The least threshold of load latency in MSR_PEBS_LD_LAT, in cycles: the manual of Nehalem says
/// that 3 is the least that may be programmed (3B, load latency facility); libpfm4 and the events
/// of Linux use no lower threshold.
inline constexpr std::uint64_t least_load_latency = 3;
/// The greatest threshold of load latency in MSR_PEBS_LD_LAT, in cycles: 65,535.
inline constexpr std::uint64_t most_load_latency = low_bits(16);

/// Returns the facts about precise samples on the processor of a target.
constexpr const precise_facts &precise_facts_of(const target &target) {
    return processors[target.processor].precise;
}
/// Returns the bits of MSR_PEBS_DATA_CFG that software may set on a target; of the bits that put
/// counters into a record (the snapshot), only those of counters that the target has.
constexpr std::uint64_t record_bits(const target &target) {
    using general = decltype(pebs_data_cfg::cntr_mask);
    using fixed = decltype(pebs_data_cfg::fixed_mask);
    const std::uint64_t position = (std::uint64_t{target.general} << general::low & general::mask) |
                                   (std::uint64_t{target.fixed} << fixed::low & fixed::mask);
    return precise_facts_of(target).record & (position | ~(general::mask | fixed::mask));
}
/// Returns whether a request is sampled precisely, by PEBS.
constexpr bool is_precise(const select::request &request) {
    return request.has_flag(number_of(qualifier::precise));
}
/// The event that Linux counts together with load latencies on Golden Cove
/// (arch/x86/events/intel/core.c, mem-loads-aux).
inline constexpr event_code mem_loads_aux_event{0x03, 0x82};

/// Returns whether a request is the event whose latency a target can filter, by the event's numbers
/// or the event's row in a list.
constexpr bool is_load_latency(const select::request &request, const target &target) {
    if (request.is_listed) return request.listed->facts().needs == select::beside::ld_lat;
    const load_latency_facts &loads = precise_facts_of(target).loads;
    return loads.code != 0 && request.is_raw() && request.code == loads.code &&
           request.masks == loads.masks;
}

/// Returns whether a request samples stores with their addresses (MEM_TRANS_RETIRED.PRECISE_STORE)
/// on Sandy Bridge or Ivy Bridge. Counter 3 samples these stores, where bit 63 of IA32_PEBS_ENABLE
/// is set (Linux, ds.c: the rows INTEL_PST_CONSTRAINT, and intel_pmu_pebs_enable).
constexpr bool is_precise_store(const select::request &request, const target &target) {
    if (target.pebs != pebs_layout::snb || !is_precise(request)) return false;
    if (request.is_listed)
        return request.listed->facts().code == 0xcd && request.listed->facts().mask == 0x02;
    return request.is_raw() && request.code == 0xcd && request.masks == 0x02;
}

/// Returns the index in `events` of the event that a request counts, by name or by the numbers of
/// an architectural event; -1 for any other event.
constexpr std::int32_t event_known(const select::request &request, const target &target) {
    if (!request.is_raw()) return request.event;
    if (request.has_value(number_of(value_number::umask2))) return -1;
    for (std::size_t i = 0; i < architectural_event_count; ++i)
        if ((events[i].where & target.events) != 0 && request.code == events[i].code &&
            request.masks == events[i].fixed_masks)
            return static_cast<std::int32_t>(i);
    return -1;
}

/// Returns the set of the counters that can sample a request precisely.
constexpr select::counter_set precise_counters(const select::request &request,
                                               const target &target) {
    const precise_facts &facts = precise_facts_of(target);
    select::counter_set general = facts.general;
    if (is_load_latency(request, target)) general = facts.loads.counters;
    if (is_precise_store(request, target)) general &= 0x8;
    const auto instructions = static_cast<std::int32_t>(event_number::instructions_retired);
    if (event_known(request, target) == instructions) general &= facts.instructions;
    // INST_RETIRED.PREC_DIST before Ice Lake is on counter 1 (Linux: 0x01c0 on 0x2); the event with
    // `invert` is another event.
    if (facts.has_twins && request.is_raw() && request.code == 0xc0 && request.masks == 0x01 &&
        !request.invert)
        general &= 0x2;
    return general | (facts.fixed ? select::counter_set{target.fixed} << first_fixed : 0);
}

/// Returns the longest period of precise samples, in events: architectural PEBS reloads 32 bits of
/// a counter, other forms of PEBS reload the whole counter.
constexpr std::uint64_t most_precise_period(const target &target) {
    const bool reloads_32 = precise_facts_of(target).form == precise_form::architectural;
    const std::uint64_t maximum = most_period(target);
    return reloads_32 && maximum > low_bits(32) ? low_bits(32) : maximum;
}

/// Returns whether Core 2 samples an event precisely, by the event's numbers (Linux, ds.c:
/// intel_core2_pebs_event_constraints; libpfm4).
constexpr bool core2_samples(std::uint32_t code, std::uint32_t masks) {
    const std::uint32_t number = code << 8 | masks;
    return number == 0xc000 || number == 0xc1fe || number == 0xc500 || number == 0xc71f ||
           code == 0xcb;
}

/// Returns whether the event of a request can be sampled precisely. A raw event that is neither an
/// architectural event nor one of Core 2 counts as an event that can be sampled precisely: only the
/// event list of the processor could deny it.
constexpr bool event_can_be_precise(const select::request &request, const target &target) {
    if (request.is_listed) return request.listed->facts().precise != select::precision::none;
    if (request.is_raw() && core_of(target) == core::core2)
        return core2_samples(request.code, request.masks);
    const std::int32_t event = event_known(request, target);
    return event < 0 || event >= static_cast<std::int32_t>(event_count) ||
           (precise_facts_of(target).events >> event & 1) != 0;
}
/// Returns the longest period of a request, in events. For precise samples of an event that cannot
/// be precise no period is too long: the reported rule is then that the event cannot be precise.
constexpr std::uint64_t most_period_of(const select::request &request, const target &target) {
    if (!is_precise(request)) return most_period(target);
    return event_can_be_precise(request, target) ? most_precise_period(target) : ~std::uint64_t{0};
}

/// Returns the field `lbr_count` of a value of MSR_PEBS_DATA_CFG, in its position, where the value
/// lacks the group of last-branch records; otherwise 0.
constexpr std::uint64_t lbr_entries_without_group(std::uint64_t record) {
    using groups = pebs_data_cfg;
    return (record & decltype(groups::lbr)::mask) == 0 ? record & decltype(groups::lbr_count)::mask
                                                       : 0;
}

/// Returns a likely correction of a request that breaks a rule of precise sampling, or the request
/// itself. Intel's event lists have second events for precise samples: branches by unit mask 4,
/// instructions by unit mask 1 and on counter 1 only. The sampling period of a listed event is that
/// of the event's list.
constexpr select::request precise_instead_of(select::request request, const target &target) {
    const precise_facts &facts = precise_facts_of(target);
    const auto with_a_period = [](select::request entry) {
        if (entry.is_listed && entry.period == 0) entry.period = entry.listed->facts().period;
        return entry;
    };
    const bool has_latency = request.has_value(number_of(value_number::ldlat));
    if (!is_precise(request)) {
        const bool asks_for_it = has_latency || request.has_value(number_of(value_number::record));
        const bool counts_so_only =
            request.is_listed && request.listed->facts().precise == select::precision::only;
        return asks_for_it || counts_so_only
                   ? with_a_period(with_flag(request, number_of(qualifier::precise)))
                   : request;
    }
    if (lbr_entries_without_group(request.values[number_of(value_number::record)]) != 0) {
        request.values[number_of(value_number::record)] |= decltype(pebs_data_cfg::lbr)::mask;
        return request;
    }
    if (request.is_listed) return with_a_period(request);
    const auto numbered = [&](std::uint32_t code, std::uint32_t masks) {
        request.event = -1;
        request.code = code;
        request.masks = masks;
        request.chosen = ~std::uint32_t{0};
    };
    if (has_latency) {
        if (facts.loads.code != 0) numbered(facts.loads.code, facts.loads.masks);
        return request;
    }
    if (is_load_latency(request, target))
        return select::with_value(request, number_of(value_number::ldlat), least_load_latency);
    if (!facts.has_twins || event_can_be_precise(request, target)) return request;
    const std::int32_t event = event_known(request, target);
    if (event == static_cast<std::int32_t>(event_number::branches_retired))
        numbered(0xc4, 0x04);
    else if (event == static_cast<std::int32_t>(event_number::branch_misses_retired))
        numbered(0xc5, 0x04);
    else if (event == static_cast<std::int32_t>(event_number::instructions_retired)) {
        numbered(0xc0, 0x01);
        request.counter = 1;
    }
    return request;
}

/// Returns the bit of IA32_PEBS_ENABLE that makes a counter sample precisely.
constexpr std::uint64_t pebs_enable_bit(int counter) {
    const auto number = static_cast<unsigned>(counter);
    const unsigned place = is_fixed(counter)
                               ? decltype(pebs_enable_icl::fixed_en)::low + number - first_fixed
                               : decltype(pebs_enable_icl::en)::low + number;
    return std::uint64_t{1} << place;
}
/// Returns the bit of IA32_PEBS_ENABLE that filters a counter by load latency; 0 from version 5 on,
/// where the choice of the event filters.
constexpr std::uint64_t load_latency_bit(int counter, const target &target) {
    const bool has_bits = target.pebs == pebs_layout::nhm || target.pebs == pebs_layout::snb ||
                          target.pebs == pebs_layout::hsw;
    if (!has_bits || is_fixed(counter)) return 0;
    return std::uint64_t{1} << (decltype(pebs_enable_hsw::load_lat_en)::low +
                                static_cast<unsigned>(counter));
}
/// Returns all bits of IA32_PEBS_ENABLE that are about a counter; counter 3 has the bit of precise
/// stores, too.
constexpr std::uint64_t pebs_enable_bits(int counter, const target &target) {
    const std::uint64_t stores = target.pebs == pebs_layout::snb && counter == 3
                                     ? decltype(pebs_enable_snb::precise_store)::mask
                                     : 0;
    return pebs_enable_bit(counter) | load_latency_bit(counter, target) | stores;
}
/// Returns all bits that software may set in IA32_PEBS_ENABLE of a layout.
constexpr std::uint64_t pebs_enable_bits(pebs_layout layout) {
    constexpr std::uint64_t nhm =
        decltype(pebs_enable_nhm::en)::mask | decltype(pebs_enable_nhm::load_lat_en)::mask;
    constexpr std::uint64_t list[] = {0,
                                      decltype(pebs_enable_core2_atom::en0)::mask,
                                      nhm,
                                      nhm | decltype(pebs_enable_snb::precise_store)::mask,
                                      nhm,
                                      decltype(pebs_enable_icl::en)::mask |
                                          decltype(pebs_enable_icl::fixed_en)::mask |
                                          decltype(pebs_enable_icl::pmi_each_record)::mask |
                                          decltype(pebs_enable_icl::output)::mask};
    return list[static_cast<unsigned>(layout)];
}

/// The registers IA32_PMC_GPn_CFG_C and IA32_PMC_FXm_CFG_C; the index is the counter's number
/// (Linux, asm/msr-index.h).
inline constexpr register_place extended_configurations[] = {
    {"ia32_pmc_gp0_cfg_c", 0x1903}, {"ia32_pmc_gp1_cfg_c", 0x1907}, {"ia32_pmc_gp2_cfg_c", 0x190b},
    {"ia32_pmc_gp3_cfg_c", 0x190f}, {"ia32_pmc_gp4_cfg_c", 0x1913}, {"ia32_pmc_gp5_cfg_c", 0x1917},
    {"ia32_pmc_gp6_cfg_c", 0x191b}, {"ia32_pmc_gp7_cfg_c", 0x191f}, {"ia32_pmc_gp8_cfg_c", 0x1923},
    {"ia32_pmc_gp9_cfg_c", 0x1927}, {"ia32_pmc_fx0_cfg_c", 0x1983}, {"ia32_pmc_fx1_cfg_c", 0x1987},
    {"ia32_pmc_fx2_cfg_c", 0x198b}, {"ia32_pmc_fx3_cfg_c", 0x198f}, {"ia32_pmc_fx4_cfg_c", 0x1993},
    {"ia32_pmc_fx5_cfg_c", 0x1997}, {"ia32_pmc_fx6_cfg_c", 0x199b},
};

/// Returns the value of IA32_PMC_GPn_CFG_C for precise samples of a request, with the enable bit
/// clear: the value with which the counter is reloaded, and the groups of a record.
constexpr std::uint64_t extended_configuration(const select::request &request) {
    using groups = pebs_data_cfg;
    const std::uint64_t record = request.values[number_of(value_number::record)];
    std::uint64_t value = (~request.period + 1) & decltype(pmc_gpn_cfg_c::reload)::mask;
    if ((record & decltype(groups::mem_info)::mask) != 0)
        value |= decltype(pmc_gpn_cfg_c::aux)::mask;
    if ((record & decltype(groups::gp)::mask) != 0) value |= decltype(pmc_gpn_cfg_c::gpr)::mask;
    if ((record & decltype(groups::xmm)::mask) != 0) value |= decltype(pmc_gpn_cfg_c::xmm)::mask;
    if ((record & decltype(groups::lbr)::mask) != 0)
        value |= decltype(pmc_gpn_cfg_c::lbr_fmt)::mask;
    return value;
}
/// Returns the groups of a record that a value of IA32_PMC_GPn_CFG_C selects, as bits of
/// MSR_PEBS_DATA_CFG.
constexpr std::uint64_t record_of_configuration(std::uint64_t value) {
    using groups = pebs_data_cfg;
    std::uint64_t record = 0;
    if ((value & decltype(pmc_gpn_cfg_c::aux)::mask) != 0)
        record |= decltype(groups::mem_info)::mask;
    if ((value & decltype(pmc_gpn_cfg_c::gpr)::mask) != 0) record |= decltype(groups::gp)::mask;
    if ((value & decltype(pmc_gpn_cfg_c::xmm)::mask) != 0) record |= decltype(groups::xmm)::mask;
    if ((value & decltype(pmc_gpn_cfg_c::lbr_fmt)::mask) != 0)
        record |= decltype(groups::lbr)::mask;
    return record;
}

/// The part of a plan that precise sampling needs: the values of the registers of precise sampling.
struct precise_part {
    sequence<select::request> wanted; ///< the requests of the plan, one for each choice
    /// The counter of each request of the plan, in the order of `wanted`.
    const select::assignment *assigned;
    const target &on; ///< the target for which the plan is made

    /// Returns the form of precise sampling that the target has.
    constexpr precise_form form() const { return precise_facts_of(on).form; }
    /// Returns the index of the first request that is sampled precisely; the number of requests
    /// where there is none.
    constexpr std::size_t first() const {
        std::size_t place = 0;
        while (place < wanted.size() && !is_precise(wanted[place]))
            ++place;
        return place;
    }
    /// Returns whether the plan samples a request precisely.
    constexpr bool is_there() const { return first() < wanted.size(); }
    /// Returns whether IA32_PEBS_ENABLE says which counters of the plan sample precisely.
    constexpr bool has_enable() const {
        return is_there() && form() != precise_form::architectural;
    }
    /// Returns whether a request of the plan selects groups of records.
    constexpr bool has_data_configuration() const { return with_groups() < wanted.size(); }
    /// Returns the index of the first request with a limit for load latencies, which
    /// MSR_PEBS_LD_LAT holds; the number of requests where there is none.
    constexpr std::size_t with_latency() const {
        std::size_t place = 0;
        while (place < wanted.size() && !wanted[place].has_value(number_of(value_number::ldlat)))
            ++place;
        return place;
    }
    /// Returns the index of the first request that selects groups of records, which
    /// MSR_PEBS_DATA_CFG holds; the number of requests where there is none.
    constexpr std::size_t with_groups() const {
        std::size_t place = 0;
        while (place < wanted.size() && !has_adaptive_records(wanted[place], on))
            ++place;
        return place;
    }
    /// Returns whether a request of the plan has a limit for load latencies.
    constexpr bool has_latency() const { return with_latency() < wanted.size(); }
    /// Returns the limit for load latencies, in core clocks; a request of the plan must have a
    /// limit.
    constexpr std::uint64_t latency() const {
        return wanted[with_latency()].values[number_of(value_number::ldlat)];
    }
    /// Returns the value of MSR_PEBS_DATA_CFG; a request of the plan must select groups.
    constexpr std::uint64_t data_configuration() const {
        return wanted[with_groups()].values[number_of(value_number::record)];
    }
    /// Returns the bits of IA32_PEBS_ENABLE that belong to the plan's counters, whether the plan
    /// sets or clears them.
    constexpr std::uint64_t own_bits() const {
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (is_precise(wanted[i])) bits |= pebs_enable_bits(assigned[i].counter, on);
        return bits;
    }
    /// Returns the bits of IA32_PEBS_ENABLE that the plan sets.
    constexpr std::uint64_t enabled_bits() const {
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            if (!is_precise(wanted[i])) continue;
            bits |= pebs_enable_bit(assigned[i].counter);
            if (wanted[i].has_value(number_of(value_number::ldlat)))
                bits |= load_latency_bit(assigned[i].counter, on);
            if (is_precise_store(wanted[i], on))
                bits |= decltype(pebs_enable_snb::precise_store)::mask;
        }
        return bits;
    }
    /// Returns the bits of IA32_PEBS_ENABLE that no other program may have set: all bits where the
    /// plan changes a register on which all precise counters depend.
    constexpr std::uint64_t exclusive_bits() const {
        return has_latency() || has_data_configuration() ? pebs_enable_bits(on.pebs) : own_bits();
    }
};

} // namespace msr::perfmon
