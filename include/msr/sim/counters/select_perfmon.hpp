// Architectural performance monitoring, versions 1 to 6, as a simulated PMU: its events, and the
// meaning of select registers and control registers. Names are the manual's (SDM volume 3, 325384,
// "Architectural Performance Monitoring"); nothing was measured.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/perfmon/counters.hpp>
#include <msr/intel/perfmon/event_pmu.hpp>
#include <msr/intel/perfmon/events.hpp>
#include <msr/intel/perfmon/offcore.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/intel/perfmon/registers/counter_registers.hpp>
#include <msr/intel/perfmon/registers/global_registers.hpp>
#include <msr/pmu/select/listed.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/processor/identity.hpp>
#include <msr/sim/counters/perfmon_rdpmc.hpp>
#include <msr/sim/counters/perfmon_registers.hpp>
#include <msr/sim/counters/select_events.hpp>
#include <msr/sim/counters/slot_shares.hpp>
#include <msr/sim/events/event_meanings_intel.hpp>
#include <msr/sim/events/signal.hpp>

#include <cstdint>
#include <vector>

namespace msr::sim {

namespace detail {

/// Returns the number of issue slots in a clock of a core; 0: the number is not known. Sunny Cove
/// and cores like it have 5, Golden Cove and cores like it 6, Lion Cove 8.
/// Source: Intel's Optimization Reference Manual, 248966, on each of the cores; of Lion Cove CPUID
/// leaf 23h.0 ECX, test/facts/intel/intel_arch_pmu_fields.csv. The width of Nova Lake's performance
/// cores is not published; 8 is the width of the model that executes for them (low confidence).
constexpr int slots_per_cycle(core core) {
    switch (core) {
    case core::ice_lake:
        return 5;
    case core::alder_lake:
    case core::sapphire_rapids:
    case core::meteor_lake:
    case core::granite_rapids:
        return 6;
    case core::lunar_lake:
    case core::panther_lake_core:
    case core::nova_lake:
        return 8;
    default:
        return 0;
    }
}

/// Returns whether the target has fixed counters 4 to 6, which count slots, as Atom cores from
/// Skymont on do.
constexpr bool has_slot_counters(const perfmon::target &target) {
    return (target.fixed & 0x70) != 0;
}

/// Returns whether the target divides its issue slots by use, with shares in IA32_PERF_METRICS or
/// with fixed counters of slots.
constexpr bool counts_slots(const perfmon::target &target) {
    return target.metrics != perfmon::metrics_layout::none || has_slot_counters(target);
}

/// Returns the signals of an architectural event; a sum without terms: the event is not simulated.
constexpr signal_sum architectural_sum(perfmon::event_number event, const perfmon::target &target) {
    using number = perfmon::event_number;
    switch (event) {
    case number::core_cycles:
        return signal::cycles;
    case number::instructions_retired:
        return signal::instructions;
    case number::reference_cycles:
        return signal::reference_cycles;
    case number::llc_references:
        return signal::l3_references;
    case number::llc_misses:
        return signal::l3_misses;
    case number::branches_retired:
        return all_branches;
    case number::branch_misses_retired:
        return signal::mispredicted_branches;
    case number::topdown_slots:
        if (const int width = slots_per_cycle(perfmon::core_of(target)); width != 0)
            return width * signal::cycles;
        return {};
    // performance cores have shares of slots; Atom cores have fixed counters of slots
    case number::topdown_backend_bound:
        return counts_slots(target) ? signal::slots_of_backend : signal_sum{};
    case number::topdown_bad_speculation:
        return counts_slots(target) ? signal::slots_of_mispredictions : signal_sum{};
    case number::topdown_frontend_bound:
        return counts_slots(target) ? signal::slots_of_fetches : signal_sum{};
    case number::topdown_retiring: // Atom cores fuse no micro-ops, so the event counts micro-ops
        return has_slot_counters(target) ? signal::uops : signal::fused_uops;
    default:
        return {};
    }
}

} // namespace detail

/// Intel's architectural counters as the PMU of a simulated `machine`.
struct perfmon_pmu {
    using target = perfmon::target; ///< the type whose values say which processor is simulated
    using event_pmu = perfmon::event_pmu; ///< the type of the PMU whose events the machine counts

    /// Returns the meaning of an event of a vendor's list; null: the event is not simulated.
    static constexpr const event_meaning *meaning_of(const select::listed_row &row) {
        const select::event_facts statement = row.facts();
        if (statement.needs == select::beside::other) return nullptr;
        // The lists of Skylake SP and Cascade Lake give fp_arith_inst_retired.8_flops the unit mask
        // of fp_arith_inst_retired.4_flops, 18H; those of Ice Lake and Sapphire Rapids give 60H.
        if (statement.mask == 0x18 && same_text(row.name(), "fp_arith_inst_retired.8_flops"))
            return nullptr;
        const event_meaning *const means =
            meaning_in(all_of(intel_meanings), row.name(), statement.code);
        return means != nullptr && is_on_right_counter(statement, means->sum) ? means : nullptr;
    }

    /// Returns the registers of a target (the processor that is simulated), IA32_MISC_ENABLE and
    /// the time stamp counter.
    static std::vector<select_register> registers_of(const target &target) {
        return perfmon_registers(target);
    }
    /// Address of IA32_PERF_CAPABILITIES.
    static constexpr std::uint32_t capabilities_address =
        perfmon::row_of(perfmon::layout_id::perf_capabilities).address;
    /// Returns the address of the register that RDPMC reads for an index in ECX; 0: RDPMC raises a
    /// general-protection exception. `capabilities`: the value of IA32_PERF_CAPABILITIES.
    static constexpr std::uint32_t rdpmc_address(const target &target, std::uint32_t index,
                                                 std::uint64_t capabilities) {
        return perfmon_rdpmc_address(target, index, capabilities);
    }
    /// Returns the address of the status register of all counters; 0: the target has no such
    /// register.
    static constexpr std::uint32_t status_address(const target &target) {
        return target.has_global_control() ? perfmon::global_status_address : 0;
    }
    /// Returns the bit of the status register that a full buffer of records sets, that of the debug
    /// store or of architectural PEBS.
    static constexpr std::uint64_t buffer_bit(const target &target) {
        return perfmon::precise_facts_of(target).form == perfmon::precise_form::architectural
                   ? decltype(perfmon::perf_global_status_v4::arch_pebs_thresh)::mask
                   : decltype(perfmon::perf_global_status_v2::ovf_buf)::mask;
    }

    /// Adds the architectural events that CPUID announces, and the event of load latencies.
    static void add_own_events(known_events &events, const target &target) {
        add_load_latency(events, target);
        for (unsigned i = 0; i < perfmon::architectural_event_count; ++i) {
            const select::event_row &row = perfmon::events[i];
            const signal_sum sum =
                detail::architectural_sum(static_cast<perfmon::event_number>(i), target);
            if (!event_pmu::exists(row, target)) continue;
            const select::request request =
                with_disputed({.event = static_cast<std::int32_t>(i), .counter = 0});
            // events of shares of slots have no select register
            if (event_pmu::is_of_share(request, target)) continue;
            const event_numbers numbers{.code = row.code, .mask = row.fixed_masks};
            events.add({.numbers = numbers.packed(),
                        .sum = sum,
                        .simulated = sum.count != 0,
                        .counters = event_pmu::counters_of(request, target),
                        .precise = precise_counters(request, target)});
        }
    }
    /// Adds the event whose latency MSR_PEBS_LD_LAT filters, for any value of MSR_PEBS_LD_LAT.
    static void add_load_latency(known_events &events, const target &target) {
        const perfmon::load_latency_facts &loads = perfmon::precise_facts_of(target).loads;
        if (loads.code == 0) return;
        const event_numbers numbers{.code = loads.code, .mask = loads.masks};
        events.add({.numbers = numbers.packed(),
                    .sum = signal::latent_loads,
                    .simulated = true,
                    .counters = loads.counters,
                    .precise = loads.counters});
    }
    /// Adds an event of a vendor's list.
    static void add_listed(known_events &events, const select::listed_row &row,
                           const target &target) {
        const select::event_facts statement = row.facts();
        const event_meaning *const means = meaning_of(row);
        known_event event{
            .numbers = row.select & ~any_thread_of_row,
            .sum = means != nullptr ? means->sum : signal_sum{},
            .simulated = means != nullptr,
            .counters = event_pmu::counters_of(with_disputed(event_pmu::with_row({}, row)), target),
            .precise = precise_counters(with_disputed(event_pmu::with_row({}, row)), target)};
        // add_load_latency() adds the events of load latency
        if (statement.needs == select::beside::ld_lat) return;
        switch (statement.needs) {
        case select::beside::frontend:
            event.beside = perfmon::frontend_address;
            event.holds = statement.holds;
            break;
        case select::beside::offcore_rsp:
        case select::beside::offcore_rsp_0:
        case select::beside::offcore_rsp_1:
        case select::beside::omr:
            return add_offcore(events, event, statement, target);
        default:
            break;
        }
        events.add(event);
    }

    /// Calls `sink(const counter_setting &)` for each counter whose own enable bit is set.
    /// `values`: called with an address; returns the value of the logical processor's register at
    /// an address.
    template <typename Held, typename Sink>
    static void each_setting(const target &target, const known_events &events, const Held &values,
                             Sink &&sink) {
        const bool frozen =
            target.version >= 4 && (values(perfmon::global_status_address) & frozen_bit) != 0;
        const std::uint64_t global =
            !target.has_global_control() ? ~std::uint64_t{0} : values(perfmon::global_ctrl_address);
        const bool is_architectural =
            perfmon::precise_facts_of(target).form == perfmon::precise_form::architectural;
        const std::uint64_t sampled =
            target.pebs != perfmon::pebs_layout::none ? values(perfmon::pebs_enable_address) : 0;
        for (int n = 0; n < static_cast<int>(perfmon::counter_count); ++n) {
            if ((event_pmu::counters_on(target) & select::set_of(n)) == 0) continue;
            const bool fixed = perfmon::is_fixed(n);
            counter_setting setting =
                fixed ? fixed_setting(n, target, values(perfmon::fixed_ctr_ctrl_address))
                      : general_setting(n, target, events, values);
            if (!setting.user && !setting.kernel) continue;
            const std::uint64_t bit = perfmon::global_bit(n);
            const bool is_sampled = is_architectural
                                        ? (values(perfmon::extended_configurations[n].address) &
                                           decltype(perfmon::pmc_gpn_cfg_c::en)::mask) != 0
                                        : (sampled & perfmon::pebs_enable_bit(n)) != 0 &&
                                              filters_latency(setting, n, sampled, target);
            setting.precise = is_sampled && (setting.event.precise & select::set_of(n)) != 0;
            setting.number = n;
            setting.name = perfmon::counter_rows[n].name;
            setting.address = perfmon_counter_address(n, target);
            setting.width = fixed ? target.fixed_width : target.width;
            setting.runs = !frozen && (global & bit) != 0;
            setting.status_bit = target.has_global_control() ? bit : 0;
            sink(setting);
        }
    }

    /// Returns the setting of IA32_PERF_METRICS, which counts while its own enable bit and that of
    /// fixed counter 3 are set, at the privilege levels of fixed counter 3.
    template <typename Held>
    static share_setting shares_setting(const target &target, const Held &values) {
        const select::counter_set shares = perfmon::shares_on(target);
        if (shares == 0) return {};
        constexpr int slot_counter =
            static_cast<int>(perfmon::first_fixed + perfmon::slots_counter);
        constexpr std::uint64_t enabling =
            perfmon::global_bit(slot_counter) |
            decltype(perfmon::perf_global_ctrl_v5::perf_metrics_en)::mask;
        const bool frozen = (values(perfmon::global_status_address) & frozen_bit) != 0;
        const bool runs = !frozen && (values(perfmon::global_ctrl_address) & enabling) == enabling;
        const std::uint64_t own =
            values(perfmon::fixed_ctr_ctrl_address) >> perfmon::fixed_shift(slot_counter);
        return {.address = perfmon::perf_metrics_address,
                .whole_address = perfmon_counter_address(slot_counter, target),
                .count = static_cast<unsigned>(__builtin_popcountll(shares)),
                .at = {runs && (own & perfmon::fixed_usr) != 0,
                       runs && (own & perfmon::fixed_os) != 0}};
    }

    /// Updates the register that changes when another register is written: IA32_PERF_GLOBAL_INUSE
    /// says which counters are set up.
    /// Source: Intel SDM volume 3, "IA32_PERF_GLOBAL_INUSE MSR". `position`: called with an
    /// address; returns a pointer to the value of the logical processor's register, or null
    template <typename At>
    static void update(const target &target, const At &position) {
        if (target.version < 4) return;
        std::uint64_t used = 0;
        bool interrupts = false;
        const std::uint64_t fixed =
            target.fixed != 0 ? *position(perfmon::fixed_ctr_ctrl_address) : std::uint64_t{0};
        for (int n = 0; n < static_cast<int>(perfmon::counter_count); ++n) {
            if ((event_pmu::counters_on(target) & select::set_of(n)) == 0) continue;
            std::uint64_t enabling = 0;
            if (perfmon::is_fixed(n)) {
                const std::uint64_t own = fixed >> perfmon::fixed_shift(n);
                enabling = own & (perfmon::fixed_os | perfmon::fixed_usr);
                interrupts = interrupts || (own & perfmon::fixed_pmi) != 0;
            } else {
                const std::uint64_t own = *position(perfmon_select_address(n, target));
                enabling = own & perfmon::event_select_field::mask;
                interrupts = interrupts || (own & interrupt_bit) != 0;
            }
            if (enabling != 0) used |= perfmon::global_bit(n);
        }
        if (const std::uint64_t *const pebs = position(perfmon::pebs_enable_address))
            interrupts = interrupts || *pebs != 0;
        using layout = perfmon::perf_global_inuse;
        if (interrupts) used |= decltype(layout::pmi_in_use)::mask;
        *position(perfmon::row_of(perfmon::layout_id::perf_global_inuse).address) =
            used & (decltype(layout::ctr_in_use)::mask | decltype(layout::fixed_in_use)::mask |
                    decltype(layout::pmi_in_use)::mask);
    }

    /// Freezes the counters when an overflow requests an interrupt, where
    /// IA32_DEBUGCTL.Freeze_PerfMon_On_PMI is set: clears IA32_PERF_GLOBAL_CTRL before version 4,
    /// and sets CTR_FRZ from version 4 on. Returns whether counters are frozen now.
    /// Source: Intel SDM volume 3, "Freezing LBR and Performance Counters on PMI". `position`:
    /// called with an address; returns a pointer to the value of the logical processor's register,
    /// or null
    template <typename At>
    static bool freeze(const target &target, const At &position) {
        if (!target.has_global_control()) return false;
        const std::uint64_t control =
            *position(perfmon::row_of(perfmon::layout_id::debugctl).address);
        if ((control & decltype(perfmon::debugctl::freeze_perfmon_on_pmi)::mask) == 0) return false;
        if (target.version < 4)
            *position(perfmon::global_ctrl_address) = 0;
        else
            *position(perfmon::global_status_address) |= frozen_bit;
        return true;
    }

private:
    static constexpr std::uint64_t any_thread_of_row = std::uint64_t{1} << 38;
    static constexpr std::uint64_t frozen_bit =
        decltype(perfmon::perf_global_status_v4::ctr_frz)::mask;
    static constexpr std::uint64_t interrupt_bit = decltype(perfmon::perfevtsel_v6::int_)::mask;
    static constexpr std::uint64_t any_thread_bit =
        decltype(perfmon::perfevtsel_v3::any_thread)::mask;

    /// Returns whether the fixed counter that a list names for an event counts the event's signals.
    /// An exception is thread_any of Sandy Bridge EP, for which the list names the counter of
    /// reference cycles.
    static constexpr bool is_on_right_counter(const select::event_facts &statement,
                                              const signal_sum &sum) {
        constexpr signal of[] = {signal::instructions, signal::cycles, signal::reference_cycles};
        return statement.fixed < 0 || statement.fixed > 2 || sum == signal_sum{of[statement.fixed]};
    }
    /// Returns false for an event of load latencies whose counter lacks the bit of IA32_PEBS_ENABLE
    /// that load latencies need before version 5; otherwise true.
    static constexpr bool filters_latency(const counter_setting &setting, int counter,
                                          std::uint64_t enable, const target &target) {
        const std::uint64_t bit = perfmon::load_latency_bit(counter, target);
        return bit == 0 || !setting.event.sum.has(signal::latent_loads) || (enable & bit) != 0;
    }
    static constexpr select::request with_disputed(select::request request) {
        return select::with_flag(request, perfmon::number_of(perfmon::qualifier::disputed));
    }
    /// Returns the counters that can sample a request precisely. From extended PEBS on, a counter
    /// samples any event that it counts (Linux, PMU_FL_PEBS_ALL), except for events that some
    /// counters cannot sample.
    static constexpr select::counter_set precise_counters(const select::request &request,
                                                          const target &target) {
        const perfmon::precise_facts &facts = perfmon::precise_facts_of(target);
        if (facts.form == perfmon::precise_form::none) return 0;
        if (!perfmon::event_can_be_precise(request, target))
            return facts.form == perfmon::precise_form::debug_store
                       ? 0
                       : perfmon::precise_counters({.event = request.event}, target);
        return event_pmu::counters_of(
            select::with_flag(request, perfmon::number_of(perfmon::qualifier::precise)), target);
    }
    /// Adds an off-core event once for each register MSR_OFFCORE_RSP_n that the event may use; each
    /// register has an event number of its own.
    static void add_offcore(known_events &events, known_event event,
                            const select::event_facts &statement, const target &target) {
        std::uint32_t places = perfmon::offcore_places(target, statement.holds);
        if (statement.needs == select::beside::offcore_rsp_0) places &= 1;
        if (statement.needs == select::beside::offcore_rsp_1) places &= 2;
        for (int place = 0; place < perfmon::offcore_register_count(target.offcore); ++place) {
            if ((places >> place & 1) == 0) continue;
            perfmon::event_code code = perfmon::offcore_event(target, place);
            if (statement.needs == select::beside::omr) code.code = statement.code;
            event.numbers = event_numbers{.code = code.code, .mask = code.masks}.packed();
            event.beside = perfmon::offcore_register_at(target.offcore, place).address;
            event.holds = statement.holds;
            events.add(event);
        }
    }

    template <typename Held>
    static counter_setting general_setting(int n, const target &target, const known_events &events,
                                           const Held &values) {
        using layout = perfmon::perfevtsel_v6;
        const std::uint64_t value = values(perfmon_select_address(n, target));
        if ((value & perfmon::enable_field::mask) == 0) return {};
        const auto field = [value](std::uint64_t mask, unsigned low) {
            return static_cast<std::uint32_t>((value & mask) >> low);
        };
        counter_setting setting{.user = (value & decltype(layout::usr)::mask) != 0,
                                .kernel = (value & decltype(layout::os)::mask) != 0,
                                .interrupts = (value & interrupt_bit) != 0,
                                .both_threads =
                                    (value & perfmon::select_bits(target) & any_thread_bit) != 0};
        const event_numbers numbers{
            .code = field(perfmon::event_select_field::mask, perfmon::event_select_field::low),
            .mask = field(perfmon::unit_mask_field::mask, perfmon::unit_mask_field::low),
            .mask2 = field(perfmon::umask2_field::mask, perfmon::umask2_field::low),
            .threshold = field(perfmon::counter_mask_field::mask, perfmon::counter_mask_field::low),
            .invert = (value & decltype(layout::invert)::mask) != 0,
            .edge = (value & decltype(layout::edge)::mask) != 0};
        setting.event = events.find(numbers, values, false);
        constexpr std::uint64_t filters = decltype(layout::in_tx)::mask |
                                          decltype(layout::in_tx_checkpointed)::mask |
                                          decltype(layout::equal)::mask;
        if (setting.event.simulated && (value & filters) != 0)
            setting.event = {.why = not_counted_because::filtered};
        return setting;
    }
    static counter_setting fixed_setting(int n, const target &target, std::uint64_t control) {
        const std::uint64_t own = control >> perfmon::fixed_shift(n);
        const perfmon::fixed_counter_row &row =
            perfmon::fixed_counters[static_cast<unsigned>(n) - perfmon::first_fixed];
        counter_setting setting{.user = (own & perfmon::fixed_usr) != 0,
                                .kernel = (own & perfmon::fixed_os) != 0,
                                .interrupts = (own & perfmon::fixed_pmi) != 0,
                                .both_threads =
                                    target.fixed_any_thread() && (own & perfmon::fixed_any) != 0};
        const signal_sum sum = detail::architectural_sum(row.event, target);
        setting.event = {.simulated = sum.count != 0,
                         .why = not_counted_because::no_signal,
                         .sum = sum,
                         .counters = select::set_of(n),
                         .precise =
                             perfmon::precise_facts_of(target).fixed ? select::set_of(n) : 0};
        return setting;
    }
};

} // namespace msr::sim
