// The counters of architectural performance monitoring: their registers on a processor, and the
// content of select registers that counts an event with its qualifiers.
#pragma once

#include <msr/core/field.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/perfmon/events.hpp>
#include <msr/intel/perfmon/offcore.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/intel/perfmon/registers/counter_registers.hpp>
#include <msr/intel/perfmon/registers/global_registers.hpp>
#include <msr/intel/perfmon/registers/sampling_registers.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/facts.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/processor/identity.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::perfmon {

/// The greatest number of general counters of a processor; general counters have the numbers 0 to
/// 9. The numbers of the fixed counters follow, and then those of the shares of issue slots, fields
/// of IA32_PERF_METRICS that the library numbers like counters.
inline constexpr unsigned most_general = 10;
/// The number of the first fixed counter among all counters.
inline constexpr unsigned first_fixed = most_general;
/// The number of general and fixed counters together.
inline constexpr unsigned counter_count = most_general + fixed_counter_count;
/// The number of the first share of issue slots, behind the numbers of all counters.
inline constexpr unsigned first_share = counter_count;

/// Returns whether a counter's number is that of a share of issue slots, a field of
/// IA32_PERF_METRICS.
constexpr bool is_share(int counter) { return counter >= static_cast<int>(first_share); }
/// Returns whether a counter's number is that of a fixed counter.
constexpr bool is_fixed(int counter) {
    return counter >= static_cast<int>(first_fixed) && !is_share(counter);
}
/// The set of the counter numbers of all shares of issue slots, the fields of IA32_PERF_METRICS.
inline constexpr select::counter_set all_shares = low_bits(share_count) << first_share;

/// Returns the set of the counter numbers of the shares of issue slots (fields of
/// IA32_PERF_METRICS) that a target processor has.
constexpr select::counter_set shares_on(const target &target) {
    if (target.metrics == metrics_layout::none || (target.fixed >> slots_counter & 1) == 0)
        return 0;
    return low_bits(target.metrics == metrics_layout::icl ? share_count / 2 : share_count)
           << first_share;
}

/// Each constant is the address, as RDMSR and WRMSR take it, of the register with the constant's
/// name.
inline constexpr std::uint32_t fixed_ctr_ctrl_address = 0x38d;
inline constexpr std::uint32_t global_status_address = 0x38e;
inline constexpr std::uint32_t global_ctrl_address = 0x38f;
inline constexpr std::uint32_t global_ovf_ctrl_address = 0x390;
inline constexpr std::uint32_t frontend_address = 0x3f7;
inline constexpr std::uint32_t perf_metrics_address = 0x329;
/// The name of the register that holds the shares of issue slots.
inline constexpr const char *perf_metrics_name = "ia32_perf_metrics";

/// The address and the name of a register of a counter.
struct register_place {
    const char *name{};      ///< name of the register, in lower case, such as `ia32_pmc0`
    std::uint32_t address{}; ///< address of the register, as RDMSR and WRMSR take it
};

/// The registers IA32_PMCn and IA32_FIXED_CTRn; the index is the counter's number.
inline constexpr register_place counter_registers[] = {
    {"ia32_pmc0", 0xc1},
    {"ia32_pmc1", 0xc2},
    {"ia32_pmc2", 0xc3},
    {"ia32_pmc3", 0xc4},
    {"ia32_pmc4", 0xc5},
    {"ia32_pmc5", 0xc6},
    {"ia32_pmc6", 0xc7},
    {"ia32_pmc7", 0xc8},
    {"ia32_pmc8", 0xc9},
    {"ia32_pmc9", 0xca},
    {"ia32_fixed_ctr0", fixed_counters[0].address},
    {"ia32_fixed_ctr1", fixed_counters[1].address},
    {"ia32_fixed_ctr2", fixed_counters[2].address},
    {"ia32_fixed_ctr3", fixed_counters[3].address},
    {"ia32_fixed_ctr4", fixed_counters[4].address},
    {"ia32_fixed_ctr5", fixed_counters[5].address},
    {"ia32_fixed_ctr6", fixed_counters[6].address},
};

#define MSR_PERFMON_GENERAL(n)                                                                     \
    { "pmc" #n, counter_registers[n].address, 48, 0x186 + n, "ia32_perfevtsel" #n }
#define MSR_PERFMON_FIXED(n)                                                                       \
    {                                                                                              \
        "fixed_ctr" #n, counter_registers[first_fixed + n].address, 48, fixed_ctr_ctrl_address,    \
            "ia32_fixed_ctr_ctrl"                                                                  \
    }
#define MSR_PERFMON_SHARE(n)                                                                       \
    { shares[n].name, perf_metrics_address, 8, fixed_ctr_ctrl_address, "ia32_fixed_ctr_ctrl" }
/// The rows of the counters, with the register addresses of versions 1 to 5; the index is the
/// counter's number. A target, and not the row, says how wide the counters are.
inline constexpr select::counter_row counter_rows[] = {
    MSR_PERFMON_GENERAL(0), MSR_PERFMON_GENERAL(1), MSR_PERFMON_GENERAL(2), MSR_PERFMON_GENERAL(3),
    MSR_PERFMON_GENERAL(4), MSR_PERFMON_GENERAL(5), MSR_PERFMON_GENERAL(6), MSR_PERFMON_GENERAL(7),
    MSR_PERFMON_GENERAL(8), MSR_PERFMON_GENERAL(9), MSR_PERFMON_FIXED(0),   MSR_PERFMON_FIXED(1),
    MSR_PERFMON_FIXED(2),   MSR_PERFMON_FIXED(3),   MSR_PERFMON_FIXED(4),   MSR_PERFMON_FIXED(5),
    MSR_PERFMON_FIXED(6),   MSR_PERFMON_SHARE(0),   MSR_PERFMON_SHARE(1),   MSR_PERFMON_SHARE(2),
    MSR_PERFMON_SHARE(3),   MSR_PERFMON_SHARE(4),   MSR_PERFMON_SHARE(5),   MSR_PERFMON_SHARE(6),
    MSR_PERFMON_SHARE(7),
};
#undef MSR_PERFMON_GENERAL
#undef MSR_PERFMON_FIXED
#undef MSR_PERFMON_SHARE

/// The aliases IA32_PMC_GPn_CTR and IA32_PMC_FXn_CTR of the counters' registers in version 6, with
/// addresses 4 apart, which reach more than eight counters; the index is the counter's number.
inline constexpr register_place counter_aliases[] = {
    {"ia32_pmc_gp0_ctr", 0x1900}, {"ia32_pmc_gp1_ctr", 0x1904}, {"ia32_pmc_gp2_ctr", 0x1908},
    {"ia32_pmc_gp3_ctr", 0x190c}, {"ia32_pmc_gp4_ctr", 0x1910}, {"ia32_pmc_gp5_ctr", 0x1914},
    {"ia32_pmc_gp6_ctr", 0x1918}, {"ia32_pmc_gp7_ctr", 0x191c}, {"ia32_pmc_gp8_ctr", 0x1920},
    {"ia32_pmc_gp9_ctr", 0x1924}, {"ia32_pmc_fx0_ctr", 0x1980}, {"ia32_pmc_fx1_ctr", 0x1984},
    {"ia32_pmc_fx2_ctr", 0x1988}, {"ia32_pmc_fx3_ctr", 0x198c}, {"ia32_pmc_fx4_ctr", 0x1990},
    {"ia32_pmc_fx5_ctr", 0x1994}, {"ia32_pmc_fx6_ctr", 0x1998},
};
/// The aliases IA32_PMC_GPn_CFG_A of the select registers in version 6; the index is the counter's
/// number.
inline constexpr register_place select_aliases[] = {
    {"ia32_pmc_gp0_cfg_a", 0x1901}, {"ia32_pmc_gp1_cfg_a", 0x1905}, {"ia32_pmc_gp2_cfg_a", 0x1909},
    {"ia32_pmc_gp3_cfg_a", 0x190d}, {"ia32_pmc_gp4_cfg_a", 0x1911}, {"ia32_pmc_gp5_cfg_a", 0x1915},
    {"ia32_pmc_gp6_cfg_a", 0x1919}, {"ia32_pmc_gp7_cfg_a", 0x191d}, {"ia32_pmc_gp8_cfg_a", 0x1921},
    {"ia32_pmc_gp9_cfg_a", 0x1925},
};
/// The registers IA32_A_PMCn, aliases of the general counters to which all bits can be written; the
/// index is the counter's number.
inline constexpr register_place full_width_counters[] = {
    {"ia32_a_pmc0", 0x4c1}, {"ia32_a_pmc1", 0x4c2}, {"ia32_a_pmc2", 0x4c3}, {"ia32_a_pmc3", 0x4c4},
    {"ia32_a_pmc4", 0x4c5}, {"ia32_a_pmc5", 0x4c6}, {"ia32_a_pmc6", 0x4c7}, {"ia32_a_pmc7", 0x4c8},
};

/// Qualifiers without a value; the number of a qualifier is its index in `flag_rows`.
enum class qualifier : std::uint8_t {
    any_thread, ///< the counter counts for both threads of its core (versions 3 and 4)
    in_tx,      ///< the counter counts inside transactions only (with TSX)
    /// The count leaves out what aborted transactions counted (with TSX; counter 2).
    in_tx_checkpointed,
    equal, ///< the counter counts clocks in which exactly as many events happen as the threshold
           ///< (version 6)
    pin_control,     ///< the PM pin toggles (a reserved bit on recent processors, according to one
                     ///< source)
    adaptive_record, ///< samples are adaptive precise records (version 5 and later)
    br_cntr_en, ///< the counter's events are logged in the counters of branch records (version 6)
    precise,    ///< the event is sampled precisely (PEBS)
    disputed,   ///< the event may be counted by counters that only some of the sources allow
};
/// The number of qualifiers without a value.
inline constexpr unsigned flag_count = 9;
/// The row of each qualifier without a value, in the order of `qualifier`.
inline constexpr select::qualifier_row flag_rows[] = {
    {"any_thread", "for both threads of the core (versions 3 and 4)"},
    {"in_tx", "inside transactions only (with TSX)"},
    {"in_tx_checkpointed", "without what aborted transactions counted (with TSX; counter 2)"},
    {"equal", "where the threshold is met exactly (version 6)"},
    {"pin_control", "toggling the PM pin (on recent processors reserved, says one source)"},
    {"adaptive_record", "with adaptive precise records (version 5 and later)"},
    {"br_cntr_en", "logged in the counters of branch records (version 6)"},
    {"precise", "sampled precisely (PEBS)"},
    {"disputed", "on counters, too, about which sources disagree"},
};
/// Qualifiers with a value; the number of a qualifier is its index in `value_rows`.
enum class value_number : std::uint8_t {
    umask2,   ///< the second unit mask, 8 bits (version 6)
    offcore,  ///< the value of MSR_OFFCORE_RSP
    frontend, ///< the value of MSR_PEBS_FRONTEND
    ldlat,    ///< the value of MSR_PEBS_LD_LAT: only loads that take more cycles are sampled
    record,   ///< the groups of adaptive records, as bits of IA32_PEBS_DATA_CFG
};
/// The row of each qualifier with a value, in the order of `value_number`.
inline constexpr select::qualifier_row value_rows[] = {
    {"umask2", "with a second unit mask (version 6)"}, {"offcore", "with MSR_OFFCORE_RSP holding"},
    {"frontend", "with MSR_PEBS_FRONTEND holding"},    {"ldlat", "loads of more cycles than"},
    {"record", "in records with the groups"},
};
/// Returns the number of a qualifier without a value, its index in `flag_rows`.
constexpr unsigned number_of(qualifier qualifier) { return static_cast<unsigned>(qualifier); }
/// Returns the number of a qualifier with a value, its index in `value_rows`.
constexpr unsigned number_of(value_number number) { return static_cast<unsigned>(number); }

/// Each constant is the index in `auxiliary_rows` of a kind of auxiliary registers: registers that
/// an event needs beside its counter and select register.
inline constexpr unsigned auxiliary_offcore = 0;
inline constexpr unsigned auxiliary_frontend = 1;
inline constexpr unsigned auxiliary_ld_lat = 2;
inline constexpr unsigned auxiliary_data_cfg = 3;
inline constexpr unsigned auxiliary_omr = 4;
/// The kinds of auxiliary registers that qualifiers need, with the number of registers of each
/// kind.
inline constexpr select::auxiliary_row auxiliary_rows[] = {{"msr_offcore_rsp", 2},
                                                           {"msr_pebs_frontend", 1},
                                                           {"msr_pebs_ld_lat", 1},
                                                           {"ia32_pebs_data_cfg", 1},
                                                           {"msr_omr", 4}};

/// The field of the event code in a select register, in the widest layout.
using event_select_field = decltype(perfevtsel_v6::event_select);
/// The field of the unit mask in a select register, 8 bits.
using unit_mask_field = decltype(perfevtsel_v6::unit_mask);
/// The field of the threshold in a select register, 8 bits.
using counter_mask_field = decltype(perfevtsel_v6::counter_mask);
/// The field of the second unit mask in a select register of version 6, 8 bits.
using umask2_field = decltype(perfevtsel_v6::unit_mask2);
/// The field of a select register that lets the counter count, a bit.
using enable_field = decltype(perfevtsel_v6::enable);

/// Returns the bit of a select register for a qualifier without a value, by the qualifier's number;
/// 0 for `precise`, which is written to other registers, and for `disputed`, of which the processor
/// knows nothing.
constexpr std::uint64_t flag_bit(unsigned index) {
    constexpr std::uint64_t bits[flag_count] = {decltype(perfevtsel_v3::any_thread)::mask,
                                                decltype(perfevtsel_v6::in_tx)::mask,
                                                decltype(perfevtsel_v6::in_tx_checkpointed)::mask,
                                                decltype(perfevtsel_v6::equal)::mask,
                                                decltype(perfevtsel_v6::pin_control)::mask,
                                                decltype(perfevtsel_v6::adaptive_record)::mask,
                                                decltype(perfevtsel_v6::br_cntr_en)::mask,
                                                0};
    return bits[index];
}

/// Returns the bits that software may set in a select register of a layout.
constexpr std::uint64_t select_bits(select_layout layout) {
    constexpr std::uint64_t v1 =
        ~(decltype(perfevtsel_v1::reserved21)::mask | decltype(perfevtsel_v1::reserved32)::mask);
    constexpr std::uint64_t v3 = ~decltype(perfevtsel_v3::reserved32)::mask;
    constexpr std::uint64_t v3_tsx = ~decltype(perfevtsel_v3_tsx::reserved34)::mask;
    constexpr std::uint64_t v5 =
        ~(decltype(perfevtsel_v5::reserved21)::mask | decltype(perfevtsel_v5::reserved35)::mask);
    constexpr std::uint64_t v6 =
        ~(decltype(perfevtsel_v6::reserved21)::mask | decltype(perfevtsel_v6::reserved37)::mask |
          decltype(perfevtsel_v6::reserved48)::mask);
    constexpr std::uint64_t list[] = {v1, v3, v3_tsx, v5, v6};
    return list[static_cast<unsigned>(layout)];
}

/// Returns the bits that software may set in a select register of a target.
constexpr std::uint64_t select_bits(const target &target) {
    return select_bits(target.layout) & ~target.lacking;
}

/// Returns the bits that software may set in MSR_PEBS_FRONTEND of a layout; 0 where the processor
/// lacks the register.
constexpr std::uint64_t frontend_bits(frontend_layout layout) {
    constexpr std::uint64_t skl = ~(decltype(pebs_frontend_skl::reserved3)::mask |
                                    decltype(pebs_frontend_skl::reserved5)::mask |
                                    decltype(pebs_frontend_skl::reserved23)::mask);
    constexpr std::uint64_t spr = ~(decltype(pebs_frontend_spr::reserved5)::mask |
                                    decltype(pebs_frontend_spr::reserved23)::mask);
    constexpr std::uint64_t list[] = {0, skl, spr, spr};
    return list[static_cast<unsigned>(layout)];
}

/// Returns the longest sampling period that can be written to a general counter, in events. WRMSR
/// to IA32_PMCn sign-extends bit 31, unless the processor has the full-width IA32_A_PMCn and the
/// plan may use these registers.
constexpr std::uint64_t most_period(const target &target) {
    return target.full_width ? low_bits(target.width) : std::uint64_t{1} << 31;
}

/// An event by the numbers that select the event in a select register.
struct event_code {
    std::uint32_t code{};  ///< number of the event, 8 bits
    std::uint32_t masks{}; ///< unit mask of the event, 8 bits
};

/// Returns the numbers of the event that counts the requests which an off-core register lets pass:
/// MSR_OFFCORE_RSP_0 or 1, or MSR_OMR_0 to 3, by `place`. The numbers depend on the register (Linux
/// 7.3, core.c: the unit mask 1 << n is of MSR_OMR_n).
constexpr event_code offcore_event(const target &target, int place) {
    if (has_omr(target.offcore))
        return {target.offcore == offcore_variant::omr_core ? 0x2au : 0xb7u, 1u << place};
    if (target.offcore == offcore_variant::spr || target.offcore == offcore_variant::lnc)
        return place == 0 ? event_code{0x2a, 0x01} : event_code{0x2b, 0x01};
    // the off-core registers are those of Knights Landing or of Atom cores
    if (target.offcore >= offcore_variant::knl_rsp0)
        return place == 0 ? event_code{0xb7, 0x01} : event_code{0xb7, 0x02};
    return place == 0 ? event_code{0xb7, 0x01} : event_code{0xbb, 0x01};
}

/// Returns the numbers by which Linux knows a share of slots; no select register takes these
/// numbers (arch/x86/events/perf_event.h, INTEL_TD_METRIC_RETIRING).
constexpr event_code share_event(int share) { return {0, 0x80 + static_cast<unsigned>(share)}; }

/// Returns the numbers of the event that counts the instructions which MSR_PEBS_FRONTEND lets pass.
constexpr event_code frontend_event(const target &target) {
    return {0xc6, target.frontend == frontend_layout::later ? 0x03u : 0x01u};
}

/// Returns the set of the off-core registers that can hold a value: bit n for MSR_OFFCORE_RSP_n or
/// MSR_OMR_n. Nehalem has MSR_OFFCORE_RSP_0 only; on Knights Landing and Atom cores the two
/// registers differ; MSR_OMR_0 to 3 are alike. Where no register can hold the value, the set has
/// the first register.
constexpr std::uint32_t offcore_places(const target &target, std::uint64_t value) {
    if (core_of(target) == core::nehalem) return 1;
    if (has_omr(target.offcore)) return 0xf;
    const auto takes = [&](int place) {
        return (value & ~layout_of(target.offcore, place).valid) == 0;
    };
    if (!takes(1)) return 1;
    return takes(0) ? 3 : 2;
}

/// Returns whether the threads of a core share MSR_OFFCORE_RSP: true on Nehalem and Westmere; from
/// Sandy Bridge on each thread has its own register (Linux driver, PMU_FL_NO_HT_SHARING).
constexpr bool offcore_is_of_core(const target &target) {
    return target.offcore == offcore_variant::nhm;
}

/// Returns whether a counter of a target has registers at the addresses of version 1, from
/// IA32_PMC0 on. From version 6 on Linux reaches counters 8 and 9 by their aliases only; in earlier
/// versions the registers of counters 8 and 9 lie behind the first eight (IA32_PMC8 and
/// IA32_PERFEVTSEL8 in table 2-2 of the manual's volume 4).
constexpr bool has_first_registers(int counter, const target &target) {
    return is_fixed(counter) || counter < 8 || !target.has_aliases();
}

/// Returns the registers of a counter on a target, by address and name: the counter's own and its
/// select register.
constexpr select::counter_row counter_at(int counter, const target &target) {
    const auto number = static_cast<unsigned>(counter);
    select::counter_row row = counter_rows[number];
    if (is_share(counter)) return row;
    register_place place = counter_registers[number];
    if (target.has_aliases()) {
        place = counter_aliases[number];
        if (!is_fixed(counter)) {
            row.select_name = select_aliases[number].name;
            row.select_address = select_aliases[number].address;
        }
    } else if (target.full_width && number < 8) {
        place = full_width_counters[number];
    }
    row.name = place.name;
    row.address = place.address;
    row.width = is_fixed(counter) ? target.fixed_width : target.width;
    return row;
}

/// Returns the bit of a counter in IA32_PERF_GLOBAL_CTRL, IA32_PERF_GLOBAL_STATUS and the registers
/// that clear the counter's flags; for a share of slots the bit of IA32_PERF_METRICS.
constexpr std::uint64_t global_bit(int counter) {
    constexpr unsigned fixed = decltype(perf_global_ctrl_v5::fixed_en)::low;
    if (is_share(counter)) return decltype(perf_global_ctrl_v5::perf_metrics_en)::mask;
    const auto number = static_cast<unsigned>(counter);
    return std::uint64_t{1} << (is_fixed(counter) ? fixed + number - first_fixed : number);
}

/// Returns the position of the lowest bit of a fixed counter in IA32_FIXED_CTR_CTRL, where each
/// fixed counter has four bits.
constexpr unsigned fixed_shift(int counter) {
    return 4 * (static_cast<unsigned>(counter) - first_fixed);
}
/// Each constant is the mask of a field of fixed counter 0 in IA32_FIXED_CTR_CTRL.
inline constexpr std::uint64_t fixed_os = decltype(fixed_ctr_ctrl_v2_3ctr::c0_os)::mask;
inline constexpr std::uint64_t fixed_usr = decltype(fixed_ctr_ctrl_v2_3ctr::c0_usr)::mask;
inline constexpr std::uint64_t fixed_any = decltype(fixed_ctr_ctrl_v2_3ctr::c0_any)::mask;
inline constexpr std::uint64_t fixed_pmi = decltype(fixed_ctr_ctrl_v2_3ctr::c0_pmi)::mask;
/// The masks of the privilege levels of fixed counter 0 in IA32_FIXED_CTR_CTRL: kernel, then user.
inline constexpr std::uint64_t privilege_levels[] = {fixed_os, fixed_usr};
/// The four low bits of fixed counter 0 in IA32_FIXED_CTR_CTRL, which are all bits of the counter
/// but the bit of adaptive records.
inline constexpr std::uint64_t fixed_bits = fixed_os | fixed_usr | fixed_any | fixed_pmi;
/// The bit of fixed counter 0 in IA32_FIXED_CTR_CTRL that makes samples adaptive records.
inline constexpr std::uint64_t fixed_adaptive = decltype(fixed_ctr_ctrl_v5_4ctr::c0_adaptive)::mask;

/// Returns whether each overflow of a request's counter interrupts: where the request has a period
/// and its samples are not precise. With precise samples the processor writes a record, and
/// interrupts when the buffer has enough records (Linux, intel_pmu_pebs_enable and
/// intel_pmu_enable_fixed).
constexpr bool overflow_interrupts(const select::request &request) {
    return request.period != 0 && !request.has_flag(number_of(qualifier::precise));
}
/// Returns whether the counter of a request samples precisely, and has a bit that says if the
/// counter's PEBS records are adaptive.
constexpr bool may_have_adaptive_records(const select::request &request, const target &target) {
    return request.has_flag(number_of(qualifier::precise)) &&
           processors[target.processor].precise.form == precise_form::adaptive;
}
/// Returns whether the bit for adaptive records of a request's counter is set: where the request
/// selects groups of records. Without the bit a record is basic, whatever MSR_PEBS_DATA_CFG holds
/// (the manual, as kvm-unit-tests cite and test it: x86/pmu_pebs.c).
constexpr bool has_adaptive_records(const select::request &request, const target &target) {
    return may_have_adaptive_records(request, target) &&
           (request.values[number_of(value_number::record)] != 0 ||
            request.has_flag(number_of(qualifier::adaptive_record)));
}

/// Returns the code and unit mask of a request's event on a target, which on some processors are
/// not those of the table `events`.
/// `place`: the register MSR_OFFCORE_RSP_0 or 1, or MSR_OMR_0 to 3, that the request uses, if any.
template <typename EventPmu>
constexpr event_code event_code_of(const select::request &request, const target &target,
                                   int place = 0) {
    if (EventPmu::is_of_share(request, target)) return share_event(share_for(request.event));
    const auto kind = [&](event_number number) {
        return request.event == static_cast<std::int32_t>(number) && !request.is_listed;
    };
    const bool has_offcore = request.has_value(number_of(value_number::offcore));
    if (has_offcore || kind(event_number::offcore_response)) {
        const event_code of_register = offcore_event(target, place);
        // Intel's event lists have further events that MSR_OMR filters: the events' unit masks
        // select the register, as the unit masks of the named events do.
        return request.is_listed && has_omr(target.offcore)
                   ? event_code{select::code_of<EventPmu>(request), of_register.masks}
                   : of_register;
    }
    // Intel's event lists have further events that MSR_PEBS_FRONTEND filters: the code of such an
    // event is the code that the list gives.
    const bool has_frontend = request.has_value(number_of(value_number::frontend));
    if ((has_frontend && !request.is_listed) || kind(event_number::frontend_retired))
        return frontend_event(target);
    return {select::code_of<EventPmu>(request), select::masks_of<EventPmu>(request)};
}

/// Returns the value of a select register that counts a request, with the enable bit set.
template <typename EventPmu>
constexpr std::uint64_t select_value(const select::request &request,
                                     const select::assignment &place, const target &target) {
    const event_code event = event_code_of<EventPmu>(request, target, place.places[0]);
    std::uint64_t value = event_select_field{event.code}.register_bits() |
                          unit_mask_field{event.masks}.register_bits() |
                          counter_mask_field{request.threshold}.register_bits() |
                          enable_field::mask;
    if (request.counts_user()) value |= decltype(perfevtsel_v6::usr)::mask;
    if (request.counts_kernel()) value |= decltype(perfevtsel_v6::os)::mask;
    if (request.edge) value |= decltype(perfevtsel_v6::edge)::mask;
    if (request.invert) value |= decltype(perfevtsel_v6::invert)::mask;
    if (overflow_interrupts(request)) value |= decltype(perfevtsel_v6::int_)::mask;
    if (has_adaptive_records(request, target))
        value |= decltype(perfevtsel_v6::adaptive_record)::mask;
    for (unsigned i = 0; i < flag_count; ++i)
        if (request.has_flag(i)) value |= flag_bit(i);
    return value | umask2_field{request.values[number_of(value_number::umask2)]}.register_bits();
}

/// Returns the bits for a request's fixed counter in IA32_FIXED_CTR_CTRL, shifted to fixed counter
/// 0.
constexpr std::uint64_t fixed_value(const select::request &request, const target &target) {
    return (request.counts_kernel() ? fixed_os : 0) | (request.counts_user() ? fixed_usr : 0) |
           (request.has_flag(number_of(qualifier::any_thread)) ? fixed_any : 0) |
           (overflow_interrupts(request) ? fixed_pmi : 0) |
           (has_adaptive_records(request, target) ? fixed_adaptive : 0);
}

/// Returns the most that a counter adds in a clock of the time stamp counter. With a threshold a
/// counter adds at most 1 in a clock of the core; a fixed counter adds retired instructions or
/// slots; other counters add outstanding requests, at most 16 where counters have 40 bits and 64 in
/// later queues. The core goes at most twice as fast as the time stamp counter, in later
/// generations 8 times. No source gives these bounds, which are far above what any event is known
/// to count.
constexpr std::uint32_t most_per_clock(const select::request &request, int counter,
                                       const target &target) {
    const bool later = target.width > 40;
    const std::uint32_t faster = later ? 8 : 2;
    if (is_fixed(counter) || is_share(counter)) return 16 * faster;
    if (request.threshold != 0) return faster;
    return (later ? 64 : 16) * faster;
}

/// Returns the value from which a counter of `width` bits starts: 0 for a request without a period,
/// otherwise the value from which the counter overflows after the period.
constexpr std::uint64_t preset_value(const select::request &request, unsigned width) {
    return request.period == 0 ? 0 : (~request.period + 1) & low_bits(width);
}

} // namespace msr::perfmon
