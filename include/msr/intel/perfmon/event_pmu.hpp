// Architectural performance monitoring as an event PMU (the members that the library's planner
// needs of a vendor's counters): its counters, the events that each can count, the bits of a select
// register on a target.
#pragma once

#include <msr/core/positions.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/perfmon/counters.hpp>
#include <msr/intel/perfmon/events.hpp>
#include <msr/intel/perfmon/facts/disputed.hpp>
#include <msr/intel/perfmon/facts/event_codes.hpp>
#include <msr/intel/perfmon/facts/event_limits.hpp>
#include <msr/intel/perfmon/facts/traps.hpp>
#include <msr/intel/perfmon/offcore.hpp>
#include <msr/intel/perfmon/precise.hpp>
#include <msr/intel/perfmon/precise_facts.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/intel/perfmon/program.hpp>
#include <msr/intel/perfmon/rules.hpp>
#include <msr/pmu/select/choice.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/facts.hpp>
#include <msr/pmu/select/numbers.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::perfmon {

/// A processor as a type, for its name in messages of the compiler: the row `Place` of
/// `processors`, with the event list of the core `Listed`; 0: the event list of the row's own core.
template <unsigned Place, std::uint8_t Listed = 0>
struct processor_type;
/// The processor `Which` as a type, by which messages of the compiler name the processor in whose
/// event list an event stands.
template <core Which>
struct core_type;
/// The counter `Number` as a type, for its name in messages of the compiler and for `.on(pmc0)`.
template <int Number>
struct counter_type;
/// The event of a share of slots as a type. `Number`: the event's index in `events`.
template <int Number>
struct event_of_share;

/// The qualifiers of choices on architectural performance monitoring, as types with the names of
/// the choices' methods.
namespace with {
/// The qualifier `any_thread`: the counter counts for both threads of its core (versions 3 and 4).
struct any_thread : select::flag_qualifier<number_of(qualifier::any_thread)> {};
/// The qualifier `in_tx`: the counter counts inside transactions only (with TSX).
struct in_tx : select::flag_qualifier<number_of(qualifier::in_tx)> {};
/// The qualifier `in_tx_checkpointed`: the count leaves out what aborted transactions counted (with
/// TSX; counter 2 only).
struct in_tx_checkpointed : select::flag_qualifier<number_of(qualifier::in_tx_checkpointed)> {};
/// The qualifier `equal`: the counter counts clocks in which exactly as many events happen as the
/// threshold (version 6).
struct equal : select::flag_qualifier<number_of(qualifier::equal)> {};
/// The qualifier `pin_control`: the PM pin toggles; recent processors may reserve the bit.
struct pin_control : select::flag_qualifier<number_of(qualifier::pin_control)> {};
/// The qualifier `adaptive_record`: samples are adaptive records (version 5 and later).
struct adaptive_record : select::flag_qualifier<number_of(qualifier::adaptive_record)> {};
/// The qualifier `br_cntr_en`: branch records log the counter's events (version 6).
struct br_cntr_en : select::flag_qualifier<number_of(qualifier::br_cntr_en)> {};
/// The qualifier `precise`: samples are taken precisely, by PEBS.
struct precise : select::flag_qualifier<number_of(qualifier::precise)> {};
/// The qualifier `disputed`: the event may be counted by counters that only some of the sources
/// allow.
struct disputed : select::flag_qualifier<number_of(qualifier::disputed)> {};
/// The qualifier `umask2`: the second unit mask, 0 to 0xff (version 6).
template <std::uint64_t Masks>
struct umask2 : select::value_qualifier<number_of(value_number::umask2), Masks> {};
/// The qualifier `offcore`: the value of MSR_OFFCORE_RSP.
template <std::uint64_t Value>
struct offcore : select::value_qualifier<number_of(value_number::offcore), Value> {};
/// The qualifier `frontend`: the value of MSR_PEBS_FRONTEND.
template <std::uint64_t Value>
struct frontend : select::value_qualifier<number_of(value_number::frontend), Value> {};
/// The qualifier `load_latency`: only loads that take more than `Cycles` cycles are sampled, 3 to
/// 65,535.
template <std::uint64_t Cycles>
struct load_latency : select::value_qualifier<number_of(value_number::ldlat), Cycles> {};
/// The qualifier `record`: the groups of a sample's record in addition to the basic group, as bits
/// of MSR_PEBS_DATA_CFG.
template <std::uint64_t Groups>
struct record : select::value_qualifier<number_of(value_number::record), Groups> {};
} // namespace with

namespace detail {

template <unsigned Flag>
struct flag_type;
template <unsigned Which, std::uint64_t Value>
struct value_type;

template <std::size_t... Place>
struct all_targets {
    static constexpr target list[] = {target_at(Place)...};
};
template <std::size_t... Place>
constexpr all_targets<Place...> targets_at(number_list<Place...>);
using every_target = decltype(targets_at(numbers_below<processor_count>{}));

} // namespace detail

struct usage; // the features of a processor that a plan uses; features.hpp defines the type

/// The event PMU of architectural performance monitoring; msr/pmu/select/event_pmu.hpp says what
/// each member means.
struct event_pmu : select::takes_one_counter,
                   select::is_as_sure_everywhere,
                   select::has_usual_levels {
    /// The type with the features of processors on which a plan may rely.
    using target = perfmon::target;
    /// The targets that messages of the compiler may suggest where a choice is illegal on its own
    /// target.
    static constexpr const auto &targets = detail::every_target::list;
    /// The type that names the target `On` in messages of the compiler: the type of its processor.
    template <target On>
    struct named_target {
        using type = typename processor_type<On.processor, On.listed>::name;
    };
    /// The type that names the processor `Which`, to which a list of events belongs, in messages of
    /// the compiler.
    template <core Which>
    struct named_processor {
        using type = typename core_type<Which>::name;
    };
    /// The features of a processor that the requests of a plan use; features.hpp defines the type.
    using usage = perfmon::usage;
    /// Returns the features of a processor that the requests of a plan use.
    static constexpr usage usage_of(sequence<select::request> requests,
                                    const select::assignment *assigned);
    /// Returns the rule that the plan breaks on the processor whose CPUID answers, or a legal
    /// verdict.
    /// `finds_counters`: whether the kernel assigns counters itself.
    static verdict check_cpuid(const usage &used, const target &target, const cpuid_view &cpuid,
                               bool finds_counters);

    /// Returns whether a target is valid: its version is 1 to 6, its processor has a row in
    /// `processors`, and it has a counter.
    static constexpr bool knows(const target &target) {
        return target.version >= 1 && target.version <= 6 && target.processor < processor_count &&
               (target.general != 0 || target.fixed != 0);
    }

    /// The rows of the architectural events, the off-core and front-end events and the shares of
    /// slots.
    static constexpr sequence<select::event_row> events = all_of(perfmon::events);
    /// The rows of the counters; the index is the counter's number.
    static constexpr sequence<select::counter_row> counters = all_of(counter_rows);
    /// The rows of the qualifiers without a value; the index is the qualifier's number.
    static constexpr sequence<select::qualifier_row> flags = all_of(flag_rows);
    /// The rows of the qualifiers with a value; the index is the qualifier's number.
    static constexpr sequence<select::qualifier_row> values = all_of(value_rows);
    /// The kinds of auxiliary registers that qualifiers need, such as MSR_OFFCORE_RSP.
    static constexpr sequence<select::auxiliary_row> auxiliaries = all_of(auxiliary_rows);

    /// The type that names the counter `Number` in messages of the compiler.
    template <int Number>
    struct named_counter : counter_type<Number> {};
    /// The type that names the qualifier without a value number `Flag` in messages of the compiler.
    template <unsigned Flag>
    struct named_flag : detail::flag_type<Flag> {};
    /// The type that names the qualifier with a value number `Which`, and its value, in messages of
    /// the compiler.
    template <unsigned Which, std::uint64_t Value>
    struct named_value : detail::value_type<Which, Value> {};

    /// The type of the event of a share of slots. `Number`: the event's index in `events`.
    template <int Number>
    struct named_event : event_of_share<Number> {};
    /// Returns the request that counts a share of slots.
    /// `share`: index in `shares`; metrics name a share by this index.
    static constexpr select::request share_request(unsigned share) {
        return {.event = static_cast<std::int32_t>(shares[share].event)};
    }

    /// The methods of choices on architectural performance monitoring, in addition to those of
    /// choices on every processor. The target says which of these qualifiers a processor has.
    template <typename Choice>
    struct methods {
        /// Makes the counter count for both threads of its core (bit 21; versions 3 and 4).
        constexpr auto any_thread() const { return flagged<qualifier::any_thread>(); }
        /// Makes the counter count inside transactions only (bit 32; with TSX).
        constexpr auto in_tx() const { return flagged<qualifier::in_tx>(); }
        /// Makes the count leave out what aborted transactions counted (bit 33; with TSX; counter 2
        /// only).
        constexpr auto in_tx_checkpointed() const {
            return flagged<qualifier::in_tx_checkpointed>();
        }
        /// Makes the counter count clocks in which exactly as many events happen as the threshold
        /// (bit 36; version 6).
        constexpr auto equal() const { return flagged<qualifier::equal>(); }
        /// Makes the PM pin toggle (bit 19, which recent processors reserve according to one
        /// source).
        constexpr auto pin_control() const { return flagged<qualifier::pin_control>(); }
        /// Makes the counter take adaptive precise records (bit 34; version 5 and later). The
        /// qualifier `precise` with `record` sets the bit, too.
        constexpr auto adaptive_record() const { return flagged<qualifier::adaptive_record>(); }
        /// Makes the counter's events be logged in the counters of branch records (bit 35; version
        /// 6).
        constexpr auto br_cntr_en() const { return flagged<qualifier::br_cntr_en>(); }
        /// Sets the second unit mask, 0 to 0xff (bits 40 to 47; version 6).
        template <std::uint64_t Masks>
        constexpr auto umask2() const {
            return select::add_value<number_of(value_number::umask2), Masks>(self());
        }
        /// Sets the value of MSR_OFFCORE_RSP, for the event `offcore_response`.
        template <std::uint64_t Value>
        constexpr auto offcore() const {
            return select::add_value<number_of(value_number::offcore), Value>(self());
        }
        /// Sets the value of MSR_PEBS_FRONTEND, for the event `frontend_retired`.
        template <std::uint64_t Value>
        constexpr auto frontend() const {
            return select::add_value<number_of(value_number::frontend), Value>(self());
        }
        /// Makes the samples precise (PEBS); for a choice with `sample_every`. The program has to
        /// prepare the buffer for the records and the area to which IA32_DS_AREA points.
        constexpr auto precise() const { return flagged<qualifier::precise>(); }
        /// Lets the choice use counters that one source allows and another source does not; see
        /// facts/disputed.hpp.
        constexpr auto disputed() const { return flagged<qualifier::disputed>(); }
        /// Samples only loads that take more than `Cycles` cycles, 3 to 65,535; for the load
        /// latency event of the processor's generation, with `precise`.
        template <std::uint64_t Cycles>
        constexpr auto load_latency() const {
            return select::add_value<number_of(value_number::ldlat), Cycles>(self());
        }
        /// Selects the groups that a record has in addition to its basic group, as bits of
        /// MSR_PEBS_DATA_CFG (see `pebs::data_configuration`); with `precise`, from Ice Lake on.
        /// Without `record` a record is basic.
        template <std::uint64_t Groups>
        constexpr auto record() const {
            return select::add_value<number_of(value_number::record), Groups>(self());
        }

    private:
        constexpr const Choice &self() const { return static_cast<const Choice &>(*this); }
        template <qualifier Which>
        constexpr auto flagged() const {
            return select::add_flag<number_of(Which)>(self());
        }
    };

    /// Returns the request for an event of a vendor's list: `request` with the numbers and
    /// qualifiers of the event's row; a qualifier that `request` has stays.
    static constexpr select::request with_row(select::request request,
                                              const select::listed_row &row) {
        const select::event_facts statement = row.facts();
        request = select::with_numbers_of(request, row);
        if (statement.any_thread)
            request = select::with_flag(request, number_of(qualifier::any_thread));
        if (statement.mask2 != 0)
            request = select::with_value(request, number_of(value_number::umask2), statement.mask2);
        switch (statement.needs) {
        case select::beside::offcore_rsp:
        case select::beside::offcore_rsp_0:
        case select::beside::offcore_rsp_1:
        case select::beside::omr:
            return select::with_value(request, number_of(value_number::offcore), statement.holds);
        // a latency of 0 in the event list: the user chooses the latency
        case select::beside::ld_lat:
            if (statement.holds == 0) return request;
            return select::with_value(request, number_of(value_number::ldlat), statement.holds);
        case select::beside::frontend:
            return select::with_value(request, number_of(value_number::frontend), statement.holds);
        default:
            return request;
        }
    }
    /// Returns whether a list of events is that of a target's processor.
    static constexpr bool has_list(const select::event_list &list, const target &target) {
        return list.of != core::none && listed_core_of(target) == list.of;
    }
    /// Returns whether there is a list of events for the core of a target.
    static constexpr bool list_exists(const target &target) {
        return !event_codes_of(listed_core_of(target)).one_mask.empty();
    }

    /// Returns whether the processors of a target have an event of the table `events`.
    static constexpr bool exists(const select::event_row &event, const target &target) {
        if (event.where == where_offcore) return target.offcore != no_offcore;
        if (event.where == where_frontend) return target.frontend != frontend_layout::none;
        return (event.where & target.events) != 0 || share_of(event, target) != 0;
    }
    /// Returns the greatest numbers that the fields of a request, such as event code and threshold,
    /// may have on a target.
    static constexpr select::limits limits_of(const select::request &request,
                                              const target &target) {
        const std::uint64_t select = select_bits(target);
        const precise_facts &precise = precise_facts_of(target);
        select::limits maximum{.code = 0xff,
                               .masks = 0xff,
                               .threshold = 0xff,
                               .privilege = true,
                               .edge = true,
                               .invert = true,
                               .most_period = most_period_of(request, target)};
        for (unsigned i = 0; i < flag_count; ++i)
            if ((flag_bit(i) & select) != 0) maximum.flags |= 1u << i;
        if (precise.form != precise_form::none)
            maximum.flags |= 1u << number_of(qualifier::precise);
        maximum.flags |= 1u << number_of(qualifier::disputed);
        maximum.values[number_of(value_number::umask2)] = umask2_field::mask & select ? 0xff : 0;
        if (target.offcore != no_offcore)
            maximum.values[number_of(value_number::offcore)] =
                layout_of(target.offcore, 0).valid | layout_of(target.offcore, 1).valid;
        maximum.values[number_of(value_number::frontend)] = frontend_bits(target.frontend);
        maximum.values[number_of(value_number::ldlat)] =
            precise.loads.code != 0 ? most_load_latency : 0;
        maximum.values[number_of(value_number::record)] = record_bits(target);
        return maximum;
    }
    /// Returns the set of the counters that a target has: general counters, fixed counters, and
    /// shares of slots.
    static constexpr select::counter_set counters_on(const target &target) {
        return target.general | select::counter_set{target.fixed} << first_fixed |
               shares_on(target);
    }
    /// Returns the counters that can count a request. A fixed counter counts its event and has
    /// privilege levels and, in versions 3 and 4, both threads, but no other filter. Reference
    /// cycles are left to the fixed counter where the counter exists and no filter is needed: a
    /// general counter would count a clock of another frequency.
    static constexpr select::counter_set counters_of(const select::request &request,
                                                     const target &target) {
        const select::counter_set sure = sure_counters(request, target);
        return request.has_flag(number_of(qualifier::disputed)) ? sure | doubtful(request, target)
                                                                : sure;
    }
    /// Returns the counters that only some of the sources let count a request.
    static constexpr select::counter_set disputed_of(const select::request &request,
                                                     const target &target) {
        return doubtful(request, target);
    }
    /// Returns the counters that can count a request and that no source denies.
    static constexpr select::counter_set sure_counters(const select::request &request,
                                                       const target &target) {
        return published_counters(request, target) & ~silent_at_user_level(request, target) &
               (stricter(request, target) | ~select::counter_set{low_bits(most_general)});
    }
    /// Returns the counters that stay at 0 for a request although Intel's lists and Linux allow
    /// them: counters 4 to 7 of Broadwell, which exist without Hyper-Threading, unless the OS bit
    /// of their select register is set. Users of LIKWID report such zeros (issues 59 and 517 of
    /// github.com/RRZE-HPC/likwid, its page on Broadwell), and issue 54 of
    /// github.com/andikleen/pmu-tools for Xeon D. Medium confidence.
    static constexpr select::counter_set silent_at_user_level(const select::request &request,
                                                              const target &target) {
        return core_of(target) == core::broadwell && !request.counts_kernel() ? 0xf0 : 0;
    }
    /// Returns the counters that Intel's lists, or else the facts of the processor's generation,
    /// give a request.
    static constexpr select::counter_set published_counters(const select::request &request,
                                                            const target &target) {
        if (request.is_listed) return listed_counters(request, target);
        if (const select::counter_set share = share_counting(request, target)) return share;
        if (request.has_flag(number_of(qualifier::in_tx_checkpointed))) return select::set_of(2);
        const select::counter_set able =
            is_precise(request) ? precise_counters(request, target) : ~select::counter_set{0};
        const select::counter_set fixed = fixed_for(request, target) & able;
        const bool is_reference =
            request.event == static_cast<std::int32_t>(event_number::reference_cycles);
        if (is_reference && fixed != 0 && request.counter < 0) return fixed;
        return (target.general & able & limits_by_number(request, target)) | fixed;
    }
    /// Returns whether a share of issue slots (a field of IA32_PERF_METRICS) counts a request on a
    /// target, and no counter does.
    static constexpr bool is_of_share(const select::request &request, const target &target) {
        return share_counting(request, target) != 0;
    }
    /// Returns the fixed counter that can count a request, which the planner tries first.
    static constexpr select::counter_set preferred(const select::request &request,
                                                   const target &target) {
        return fixed_for(request, target);
    }
    /// Returns the auxiliary registers that a request needs, with their values. The off-core
    /// register stands first, where programs look for it. All adaptive records of a plan have the
    /// same groups.
    static constexpr select::needs needs_of(const select::request &request, const target &target) {
        select::needs result;
        const auto value = [&](value_number number) { return request.values[number_of(number)]; };
        const auto add = [&](unsigned kind, std::uint64_t contents, std::uint32_t places) {
            result.all[result.count++] = {kind, contents, places};
        };
        if (request.has_value(number_of(value_number::offcore)))
            add(has_omr(target.offcore) ? auxiliary_omr : auxiliary_offcore,
                value(value_number::offcore),
                offcore_places(target, value(value_number::offcore)) & listed_places(request) &
                    places_of_counter(request, target));
        else if (request.has_value(number_of(value_number::frontend)))
            add(auxiliary_frontend, value(value_number::frontend), 1);
        else if (request.has_value(number_of(value_number::ldlat)))
            add(auxiliary_ld_lat, value(value_number::ldlat), 1);
        if (has_adaptive_records(request, target))
            add(auxiliary_data_cfg, value(value_number::record), 1);
        return result;
    }

    /// Returns the flags without which a request would be another kind of choice: `precise` for a
    /// sampled request, as a request for precise samples does not accept other samples. Where a
    /// target lacks a flag, errors suggest a processor that has the flag.
    static constexpr std::uint32_t kind_flags(const select::request &request) {
        return request.period != 0 ? 1u << number_of(qualifier::precise) : 0;
    }
    /// Returns the qualifiers with a value without which a request would count another event: the
    /// latency of the load latency event.
    static constexpr std::uint32_t kind_values(const select::request &) {
        return 1u << number_of(value_number::ldlat);
    }
    /// Returns the request that was probably meant where a request is illegal; the request itself
    /// where nothing better is known.
    static constexpr select::request instead_of(const select::request &request,
                                                const target &target) {
        if (!select::listed_inversion_compares(request)) {
            select::request compared = request;
            // Later event lists give the event of the request a threshold of 1.
            compared.threshold = 1;
            return compared;
        }
        if (!has_each_mask_group(request, target)) {
            select::request whole = request;
            whole.masks = complete_mask(request.masks, core2_groups_of(request.code));
            return whole;
        }
        select::request intended = precise_instead_of(request, target);
        intended.period = right_period(intended, target);
        return intended;
    }
    /// Returns the numbers that a field of a request may take, where the rule `broken` is about
    /// that field; empty for other rules.
    static constexpr select::fitting_numbers
    numbers_of(const broken_rule &broken, const select::request &request, const target &target) {
        using select::number_field;
        if (broken == &precise_sampling_has_a_period::text)
            return {number_field::period, 0, 1, limits_of(request, target).most_period};
        const bool latency_is_wide =
            broken == &select::value_fits::text &&
            request.values[number_of(value_number::ldlat)] > most_load_latency;
        if (latency_is_wide || broken == &load_latency_is_3_cycles_or_more::text)
            return {number_field::value, number_of(value_number::ldlat), least_load_latency,
                    most_load_latency};
        return {};
    }
    /// Returns the reasons why the count of a legal request is not sure. Load latencies of Golden
    /// Cove must be counted together with MEM_TRANS_RETIRED's auxiliary event (Linux, core.c,
    /// require_mem_loads_aux_event); later cores do not need the auxiliary event.
    static constexpr select::doubts doubts_of(const select::request &request,
                                              const target &target) {
        if (is_of_share(request, target)) return {};
        const core core = core_of(target);
        const bool is_open = request.has_flag(number_of(qualifier::disputed));
        const bool is_disputed = disputed_of(request, target) != 0;
        select::doubts result{
            .limits_unknown = request.is_raw() && !is_known(request, target),
            .counters_disputed = is_disputed && !is_open,
            .disputed_counters_open = is_disputed && is_open,
            .needs_other = request.has_value(number_of(value_number::ldlat)) &&
                           (core == core::alder_lake || core == core::sapphire_rapids),
            .other_code = mem_loads_aux_event.code,
            .other_masks = mem_loads_aux_event.masks,
            .has_errata = request.is_listed && request.listed->facts().has_errata};
        each_trap(
            core, listed_core_of(target), select::code_of<event_pmu>(request),
            select::masks_of<event_pmu>(request),
            [&](trap_condition condition) { return is_trapped(request, target, condition); },
            [&](const select::trap &trap) { result.add(trap); });
        return result;
    }
    /// The rules about a single event with its qualifiers that only Intel's architectural
    /// performance monitoring has.
    using rules = own_rules;
    /// The rules about two events in one plan that only Intel's architectural performance
    /// monitoring has.
    using rules_of_pairs = own_rules_of_pairs;

    /// Returns the program (the MSR writes and reads) of a plan's requests; `Most`: at least the
    /// number of the requests.
    template <std::size_t Most>
    static constexpr auto program_of(sequence<select::request> requests,
                                     const select::assignment *assigned, const target &target) {
        return perfmon::program_of<Most, event_pmu>(requests, assigned, target);
    }

private:
    /// Returns the share of issue slots (a field of IA32_PERF_METRICS) that counts an event on a
    /// target, as a set with one counter number; 0 where no share does.
    static constexpr select::counter_set share_of(const select::event_row &event,
                                                  const target &target) {
        for (unsigned i = 0; i < share_count; ++i)
            if (same_event(event, perfmon::events[static_cast<unsigned>(shares[i].event)]))
                return shares_on(target) & select::set_of(static_cast<int>(first_share + i));
        return 0;
    }
    /// Returns whether two rows describe the same event. Compares members of the rows, as the
    /// addresses of constants cannot be compared everywhere.
    static constexpr bool same_event(const select::event_row &left,
                                     const select::event_row &other) {
        return left.where == other.where && left.code == other.code &&
               left.fixed_masks == other.fixed_masks;
    }
    /// Returns the share of issue slots (a field of IA32_PERF_METRICS) that counts a request: where
    /// no counter counts its event, or where the request names the share; otherwise 0.
    static constexpr select::counter_set share_counting(const select::request &request,
                                                        const target &target) {
        if (request.is_listed || request.event < 0 ||
            static_cast<std::size_t>(request.event) >= events.size())
            return 0;
        const select::event_row &event = perfmon::events[request.event];
        const bool is_needed = (event.where & target.events) == 0 || is_share(request.counter);
        return is_needed ? share_of(event, target) : 0;
    }
    /// Returns the general counters that may count a request where Linux allows fewer counters than
    /// Intel's list; all bits for other events.
    static constexpr select::counter_set stricter(const select::request &request,
                                                  const target &target) {
        return stricter_counters(listed_core_of(target), select::code_of<event_pmu>(request),
                                 select::masks_of<event_pmu>(request));
    }
    /// Returns whether a request meets the condition under which the counts of a trap's event
    /// differ from the event's documentation.
    static constexpr bool is_trapped(const select::request &request, const target &target,
                                     trap_condition condition) {
        switch (condition) {
        case trap_condition::with_hyper_threading:
            return !has_one_thread(target);
        case trap_condition::precise_of_one_level:
            return is_precise(request) && request.counts_user() != request.counts_kernel();
        case trap_condition::period_below_32:
            return request.period != 0 && request.period < 32;
        case trap_condition::any_choice:
            break;
        }
        return true;
    }
    /// Returns the counter of Arctic Wolf that counts by a register MSR_OMR: the counter with the
    /// register's number (Linux 7.3, core.c); 0 where the request names no such counter.
    static constexpr int counter_of_omr(const select::request &request) {
        return request.counter >= 0 && request.counter < most_offcore_registers ? request.counter
                                                                                : 0;
    }
    static constexpr bool is_bound_by_omr(const select::request &request, const target &target) {
        return target.offcore == offcore_variant::omr_atom &&
               request.has_value(number_of(value_number::offcore));
    }
    static constexpr std::uint32_t places_of_counter(const select::request &request,
                                                     const target &target) {
        return is_bound_by_omr(request, target) ? 1u << counter_of_omr(request) : ~std::uint32_t{0};
    }
    /// Returns the set of the registers MSR_OFFCORE_RSP_n that the row of a request's event allows,
    /// bit n for register n; all bits where the row names no register.
    static constexpr std::uint32_t listed_places(const select::request &request) {
        const select::beside needs =
            request.is_listed ? request.listed->facts().needs : select::beside::offcore_rsp;
        return needs == select::beside::offcore_rsp_0   ? 1
               : needs == select::beside::offcore_rsp_1 ? 2
                                                        : ~std::uint32_t{0};
    }
    /// Returns whether an event list, or CPUID, has an event with the numbers of a raw request.
    static constexpr bool is_known(const select::request &request, const target &target) {
        const auto second =
            static_cast<std::uint32_t>(request.values[number_of(value_number::umask2)]);
        return event_known(request, target) >= 0 ||
               has_event(event_codes_of(listed_core_of(target)), request.code, request.masks,
                         second);
    }
    /// Returns the counters of a request about which sources disagree.
    static constexpr select::counter_set doubtful(const select::request &request,
                                                  const target &target) {
        if (request.has_flag(number_of(qualifier::in_tx_checkpointed)) ||
            is_of_share(request, target))
            return 0;
        select::counter_set counter_set =
            disputed_counters(listed_core_of(target), select::code_of<event_pmu>(request),
                              select::masks_of<event_pmu>(request)) |
            (published_counters(request, target) &
             (silent_at_user_level(request, target) | ~stricter(request, target)));
        if (is_precise(request)) counter_set &= precise_facts_of(target).general;
        return counter_set & target.general & ~sure_counters(request, target);
    }
    static constexpr bool has_one_thread(const target &target) {
        return (target.general & ~processors[target.processor].is.general) != 0;
    }
    /// Returns the general counters that may count a request's event, by its numbers in the event
    /// list of the processor; all bits for precise samples, whose counters other tables have.
    static constexpr select::counter_set limits_by_number(const select::request &request,
                                                          const target &target) {
        if (is_bound_by_omr(request, target)) return select::set_of(counter_of_omr(request));
        if (is_precise(request)) return ~select::counter_set{0};
        event_code event{select::code_of<event_pmu>(request), select::masks_of<event_pmu>(request)};
        if (request.has_value(number_of(value_number::offcore))) event = offcore_event(target, 0);
        const bool compared = request.threshold != 0 || request.invert;
        select::counter_set result = ~select::counter_set{0};
        for (const event_limit &limit : event_limits_of(listed_core_of(target)))
            if (limit.compared == compared && has_event({limit.events}, event.code, event.masks, 0))
                result &= has_one_thread(target) ? limit.alone : limit.counters;
        return result;
    }
    /// Returns the counters that the row of a listed event allows: other counters without
    /// Hyper-Threading, and where samples are precise.
    static constexpr select::counter_set listed_counters(const select::request &request,
                                                         const target &target) {
        const select::event_facts statement = request.listed->facts();
        select::counter_set general =
            has_one_thread(target) && statement.alone != 0 ? statement.alone : statement.counters;
        select::counter_set fixed = fixed_for(request, target);
        if (is_precise(request)) {
            // Intel's event lists before Goldmont and Ice Lake do not name the counters of precise
            // events: the facts of the processor's generation name these counters.
            const bool is_said = (statement.precise_on | statement.precise_fixed) != 0;
            general &= is_said ? statement.precise_on : precise_facts_of(target).general;
            fixed &= select::counter_set{statement.precise_fixed} << first_fixed;
        }
        if (request.has_flag(number_of(qualifier::in_tx_checkpointed)))
            general &= select::set_of(2);
        return (general & target.general) | fixed;
    }
    static constexpr select::counter_set fixed_for(const select::request &request,
                                                   const target &target) {
        const int number =
            request.is_listed ? request.listed->facts().fixed : fixed_counter_for(request.event);
        if (number < 0 || (target.fixed >> number & 1) == 0) return 0;
        const std::uint32_t known =
            1u << number_of(qualifier::precise) | 1u << number_of(qualifier::disputed) |
            (target.fixed_any_thread() ? 1u << number_of(qualifier::any_thread) : 0u);
        constexpr std::uint32_t of_records = 1u << number_of(value_number::record);
        const bool plain = !request.edge && !request.invert && request.threshold == 0 &&
                           (request.given & ~of_records) == 0 && (request.flags & ~known) == 0;
        return plain ? select::set_of(int{first_fixed} + number) : 0;
    }
};

/// Returns the PMU of a plan whose first argument is a target. Only the type of the result is used:
/// the function has no definition.
select::pmu<event_pmu> pmu_of(const target &);

} // namespace msr::perfmon
