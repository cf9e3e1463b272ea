// Precise sampling (PEBS) of choices: the choices that can be sampled, and the bits that sample
// them. The user's debug store has the values with which counters are reloaded: see
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

/// Each is the address of the register of that name.
inline constexpr std::uint32_t pebs_enable_address = 0x3f1;
inline constexpr std::uint32_t pebs_data_cfg_address = 0x3f2;
inline constexpr std::uint32_t pebs_ld_lat_address = 0x3f6;

/// The least threshold of load latency in MSR_PEBS_LD_LAT, in cycles: 3 is the least that may be
/// programmed, says the manual of Nehalem (3B, load latency facility); libpfm4 and Linux's own
/// events ask for no less.
inline constexpr std::uint64_t least_load_latency = 3;
/// The greatest threshold of load latency, in cycles: 65,535.
inline constexpr std::uint64_t most_load_latency = low_bits(16);

/// Returns what a target's processor does with precise samples.
constexpr const precise_facts &precise_facts_of(const target &target) {
    return processors[target.processor].precise;
}
/// Returns the bits that MSR_PEBS_DATA_CFG takes: a snapshot is of counters that there are.
constexpr std::uint64_t record_bits(const target &target) {
    using general = decltype(pebs_data_cfg::cntr_mask);
    using fixed = decltype(pebs_data_cfg::fixed_mask);
    const std::uint64_t position = (std::uint64_t{target.general} << general::low & general::mask) |
                                   (std::uint64_t{target.fixed} << fixed::low & fixed::mask);
    return precise_facts_of(target).record & (position | ~(general::mask | fixed::mask));
}
/// Whether a choice is sampled by PEBS.
constexpr bool is_precise(const select::request &request) {
    return request.has_flag(number_of(qualifier::precise));
}
/// The event that Linux counts together with load latencies on Golden Cove
/// (arch/x86/events/intel/core.c, mem-loads-aux).
inline constexpr event_code mem_loads_aux_event{0x03, 0x82};

/// Whether a request is the event whose latency a target can filter, by its numbers or its row.
constexpr bool is_load_latency(const select::request &request, const target &target) {
    if (request.is_listed) return request.listed->facts().needs == select::beside::ld_lat;
    const load_latency_facts &loads = precise_facts_of(target).loads;
    return loads.code != 0 && request.is_raw() && request.code == loads.code &&
           request.masks == loads.masks;
}

/// Whether a request samples stores with their addresses (MEM_TRANS_RETIRED.PRECISE_STORE) on Sandy
/// Bridge or Ivy Bridge: counter 3 does, where bit 63 of IA32_PEBS_ENABLE lets it (Linux, ds.c: the
/// rows INTEL_PST_CONSTRAINT, and intel_pmu_pebs_enable).
constexpr bool is_precise_store(const select::request &request, const target &target) {
    if (target.pebs != pebs_layout::snb || !is_precise(request)) return false;
    if (request.is_listed)
        return request.listed->facts().code == 0xcd && request.listed->facts().mask == 0x02;
    return request.is_raw() && request.code == 0xcd && request.masks == 0x02;
}

/// The event of the table that a request counts, by name or by its numbers; -1: another event.
constexpr std::int32_t event_known(const select::request &request, const target &target) {
    if (!request.is_raw()) return request.event;
    if (request.has_value(number_of(value_number::umask2))) return -1;
    for (std::size_t i = 0; i < architectural_event_count; ++i)
        if ((events[i].where & target.events) != 0 && request.code == events[i].code &&
            request.masks == events[i].fixed_masks)
            return static_cast<std::int32_t>(i);
    return -1;
}

/// The counters that can sample a request precisely.
constexpr select::counter_set precise_counters(const select::request &request,
                                               const target &target) {
    const precise_facts &facts = precise_facts_of(target);
    select::counter_set general = facts.general;
    if (is_load_latency(request, target)) general = facts.loads.counters;
    if (is_precise_store(request, target)) general &= 0x8;
    const auto instructions = static_cast<std::int32_t>(event_number::instructions_retired);
    if (event_known(request, target) == instructions) general &= facts.instructions;
    // INST_RETIRED.PREC_DIST before Ice Lake (Linux: 0x01c0 on 0x2); the inverted choice is another
    // event.
    if (facts.has_twins && request.is_raw() && request.code == 0xc0 && request.masks == 0x01 &&
        !request.invert)
        general &= 0x2;
    return general | (facts.fixed ? select::counter_set{target.fixed} << first_fixed : 0);
}

/// The largest period: architectural PEBS reloads 32 bits, the others whole counters.
constexpr std::uint64_t most_precise_period(const target &target) {
    const bool reloads_32 = precise_facts_of(target).form == precise_form::architectural;
    const std::uint64_t maximum = most_period(target);
    return reloads_32 && maximum > low_bits(32) ? low_bits(32) : maximum;
}

/// Whether Core 2 samples an event precisely, by its numbers (Linux, ds.c:
/// intel_core2_pebs_event_constraints; libpfm4).
constexpr bool core2_samples(std::uint32_t code, std::uint32_t masks) {
    const std::uint32_t number = code << 8 | masks;
    return number == 0xc000 || number == 0xc1fe || number == 0xc500 || number == 0xc71f ||
           code == 0xcb;
}

/// Whether an event can be sampled precisely; of other raw events, but on Core 2, only the event
/// list of the processor says it.
constexpr bool event_can_be_precise(const select::request &request, const target &target) {
    if (request.is_listed) return request.listed->facts().precise != select::precision::none;
    if (request.is_raw() && core_of(target) == core::core2)
        return core2_samples(request.code, request.masks);
    const std::int32_t event = event_known(request, target);
    return event < 0 || event >= static_cast<std::int32_t>(event_count) ||
           (precise_facts_of(target).events >> event & 1) != 0;
}
/// The largest period of a request. No period is too long where no period helps: the reported rule
/// is then that the event cannot be precise.
constexpr std::uint64_t most_period_of(const select::request &request, const target &target) {
    if (!is_precise(request)) return most_period(target);
    return event_can_be_precise(request, target) ? most_precise_period(target) : ~std::uint64_t{0};
}

/// The number of LBR entries of a record that has no LBR group, in its place; else 0.
constexpr std::uint64_t lbr_entries_without_group(std::uint64_t record) {
    using groups = pebs_data_cfg;
    return (record & decltype(groups::lbr)::mask) == 0 ? record & decltype(groups::lbr_count)::mask
                                                       : 0;
}

/// Returns a likely correction of a choice that breaks a rule of precise sampling, or the choice
/// itself. The twins are those of Intel's lists: branches by unit mask 4, instructions by unit mask
/// 1 and on counter 1 only. The sampling period of a listed event is its list's.
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

/// The bit that enables precise samples of a counter in IA32_PEBS_ENABLE.
constexpr std::uint64_t pebs_enable_bit(int counter) {
    const auto number = static_cast<unsigned>(counter);
    const unsigned place = is_fixed(counter)
                               ? decltype(pebs_enable_icl::fixed_en)::low + number - first_fixed
                               : decltype(pebs_enable_icl::en)::low + number;
    return std::uint64_t{1} << place;
}
/// The bit that filters a counter by load latency; 0 from version 5 on, where the event does.
constexpr std::uint64_t load_latency_bit(int counter, const target &target) {
    const bool has_bits = target.pebs == pebs_layout::nhm || target.pebs == pebs_layout::snb ||
                          target.pebs == pebs_layout::hsw;
    if (!has_bits || is_fixed(counter)) return 0;
    return std::uint64_t{1} << (decltype(pebs_enable_hsw::load_lat_en)::low +
                                static_cast<unsigned>(counter));
}
/// All bits of IA32_PEBS_ENABLE that are about a counter. Precise stores are counter 3's.
constexpr std::uint64_t pebs_enable_bits(int counter, const target &target) {
    const std::uint64_t stores = target.pebs == pebs_layout::snb && counter == 3
                                     ? decltype(pebs_enable_snb::precise_store)::mask
                                     : 0;
    return pebs_enable_bit(counter) | load_latency_bit(counter, target) | stores;
}
/// All bits that software may set in IA32_PEBS_ENABLE.
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

/// IA32_PMC_GPn_CFG_C and IA32_PMC_FXm_CFG_C, by the counter's number (Linux, asm/msr-index.h).
inline constexpr register_place extended_configurations[] = {
    {"ia32_pmc_gp0_cfg_c", 0x1903}, {"ia32_pmc_gp1_cfg_c", 0x1907}, {"ia32_pmc_gp2_cfg_c", 0x190b},
    {"ia32_pmc_gp3_cfg_c", 0x190f}, {"ia32_pmc_gp4_cfg_c", 0x1913}, {"ia32_pmc_gp5_cfg_c", 0x1917},
    {"ia32_pmc_gp6_cfg_c", 0x191b}, {"ia32_pmc_gp7_cfg_c", 0x191f}, {"ia32_pmc_gp8_cfg_c", 0x1923},
    {"ia32_pmc_gp9_cfg_c", 0x1927}, {"ia32_pmc_fx0_cfg_c", 0x1983}, {"ia32_pmc_fx1_cfg_c", 0x1987},
    {"ia32_pmc_fx2_cfg_c", 0x198b}, {"ia32_pmc_fx3_cfg_c", 0x198f}, {"ia32_pmc_fx4_cfg_c", 0x1993},
    {"ia32_pmc_fx5_cfg_c", 0x1997}, {"ia32_pmc_fx6_cfg_c", 0x199b},
};

/// Returns the value of IA32_PMC_GPn_CFG_C for precise samples, without its enable bit: what the
/// counter is reloaded with, and the groups of a record.
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
/// The groups that such a value chooses, as bits of MSR_PEBS_DATA_CFG.
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

/// The values of a plan for the registers of precise sampling.
struct precise_part {
    sequence<select::request> wanted;   ///< the choices of the plan
    const select::assignment *assigned; ///< the counter of each choice
    const target &on;                   ///< the target of the plan

    /// The form of precise sampling that the target has.
    constexpr precise_form form() const { return precise_facts_of(on).form; }
    /// The first choice that is sampled precisely, or a number behind the last.
    constexpr std::size_t first() const {
        std::size_t place = 0;
        while (place < wanted.size() && !is_precise(wanted[place]))
            ++place;
        return place;
    }
    /// Whether a choice is sampled precisely.
    constexpr bool is_there() const { return first() < wanted.size(); }
    /// Whether IA32_PEBS_ENABLE says which counters sample.
    constexpr bool has_enable() const {
        return is_there() && form() != precise_form::architectural;
    }
    /// Whether a choice selects groups of records.
    constexpr bool has_data_configuration() const { return with_groups() < wanted.size(); }
    /// The choice that MSR_PEBS_LD_LAT is of, or a number behind the last.
    constexpr std::size_t with_latency() const {
        std::size_t place = 0;
        while (place < wanted.size() && !wanted[place].has_value(number_of(value_number::ldlat)))
            ++place;
        return place;
    }
    /// The first choice that MSR_PEBS_DATA_CFG is of, or a number behind the last.
    constexpr std::size_t with_groups() const {
        std::size_t place = 0;
        while (place < wanted.size() && !has_adaptive_records(wanted[place], on))
            ++place;
        return place;
    }
    /// Whether a choice has a limit for load latencies.
    constexpr bool has_latency() const { return with_latency() < wanted.size(); }
    /// The limit for load latencies, in core clocks; a choice must have one.
    constexpr std::uint64_t latency() const {
        return wanted[with_latency()].values[number_of(value_number::ldlat)];
    }
    /// The value of MSR_PEBS_DATA_CFG; a choice must select groups.
    constexpr std::uint64_t data_configuration() const {
        return wanted[with_groups()].values[number_of(value_number::record)];
    }
    /// The bits of IA32_PEBS_ENABLE that are the plan's, and those that it sets.
    constexpr std::uint64_t own_bits() const {
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (is_precise(wanted[i])) bits |= pebs_enable_bits(assigned[i].counter, on);
        return bits;
    }
    /// The bits of IA32_PEBS_ENABLE that the plan sets.
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
    /// The bits that nobody else may have set. All bits where the plan changes a register on which
    /// all precise counters depend.
    constexpr std::uint64_t exclusive_bits() const {
        return has_latency() || has_data_configuration() ? pebs_enable_bits(on.pebs) : own_bits();
    }
};

} // namespace msr::perfmon
