// Features of a processor as CPUID describes them, and whether a plan may run on it.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/intel/perfmon/cpuid_leaves.hpp>
#include <msr/intel/perfmon/event_pmu.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/intel/perfmon/registers/global_registers.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/detect.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::perfmon {

MSR_RULE(processor_has_performance_monitoring,
         "CPUID leaf 0Ah announces no architectural performance monitoring");
MSR_RULE(version_is_high_enough, "the plan needs a later version of performance monitoring");
MSR_RULE(
    version_1_has_no_global_control,
    "a plan for version 1 does not write IA32_PERF_GLOBAL_CTRL, on which later versions depend");
struct processor_has_counter
    : shared_rule<in_own_words::processor_has_counter, rule<processor_has_counter>> {
    MSR_RULE_TEXT(processor_has_counter,
                  "the plan uses a counter that the processor does not have");
};
MSR_RULE(counter_is_wide_enough, "the processor's counters have fewer bits than the plan says");
MSR_RULE(processor_has_event, "CPUID says that the processor does not have this event");
MSR_RULE(processor_has_qualifier, "the plan sets a bit that this processor reserves");
MSR_RULE(processor_is_of_generation,
         "the plan has numbers of a generation, and the processor is of another one");
MSR_RULE(counter_3_is_not_of_transactions,
         "transactions of this processor take general counter 3 unless MSR_TSX_FORCE_ABORT stops "
         "them");
MSR_RULE(processor_has_shares,
         "the plan reads shares of slots, and IA32_PERF_METRICS of this processor does not hold "
         "them");
MSR_RULE(counters_are_written_whole,
         "the plan writes IA32_A_PMC, which IA32_PERF_CAPABILITIES does not announce");

/// The features that CPUID announces on a logical processor. On hybrid processors the two kinds of
/// cores differ.
struct features {
    bool intel{};      ///< whether CPUID leaf 0 says GenuineIntel
    unsigned family{}; ///< the family number of CPUID
    unsigned model{};  ///< the model number of CPUID
    /// The processor by the table of processors; `none`: the table does not have the processor.
    core which{};
    /// The kind of the core that answered CPUID; `any`: no hybrid, or not known.
    core_kind kind{};
    unsigned version{};      ///< version of architectural performance monitoring; 0: none
    std::uint32_t general{}; ///< set of the general counters, bit n for IA32_PMCn
    std::uint32_t fixed{};   ///< set of the fixed counters, bit n for IA32_FIXED_CTRn
    unsigned width{};        ///< width of a general counter, in bits
    unsigned fixed_width{};  ///< width of a fixed counter, in bits; 0: no fixed counter
    std::uint32_t events{};  ///< set of the architectural events that exist, bit n for event n
    /// Whether AnyThread exists: version 3 or later, and not deprecated (leaf 0Ah EDX[15]).
    bool any_thread{};
    bool umask2{};            ///< select registers have a second unit mask: leaf 23h.0 EBX[0]
    bool equal{};             ///< select registers have the bit `equal`: leaf 23h.0 EBX[1]
    bool transactions{};      ///< TSX exists: leaf 7.0 EBX[11] (RTM) or EBX[4] (HLE)
    bool force_abort{};       ///< MSR_TSX_FORCE_ABORT (10Fh) exists: leaf 7.0 EDX[13]
    bool always_aborts{};     ///< no transaction commits: leaf 7.0 EDX[11], RTM_ALWAYS_ABORT
    bool has_capabilities{};  ///< IA32_PERF_CAPABILITIES exists: leaf 1 ECX[15]
    bool architectural_lbr{}; ///< architectural last-branch records exist: leaf 7.0 EDX[19]
    /// Leaf 23h exists, which describes the core that answers: leaf 7.1 EAX[8], or version 6.
    bool has_leaf_23{};
    unsigned slots_per_cycle{}; ///< issue slots in a clock, leaf 23h.0 ECX[7:0]; 0: not known
    /// Groups of architectural PEBS, leaf 23h.4 EBX; 0: no architectural PEBS.
    std::uint32_t pebs_groups{};

    friend constexpr bool operator==(const features &, const features &) = default;
};

namespace detail {

template <typename Field, typename Register>
Field field_type_of(Field Register::*);

/// Returns the field `Member` of the value of a CPUID register, or of the value of an MSR.
template <auto Member>
constexpr std::uint64_t value_of(std::uint64_t whole) {
    using field = decltype(detail::field_type_of(Member));
    return (whole & field::mask) >> field::low;
}

/// Returns the set of the counters with numbers below `count`; counters from 32 on are left out.
constexpr std::uint32_t first_counters(std::uint64_t count) {
    return count >= 32 ? ~std::uint32_t{0} : (std::uint32_t{1} << count) - 1;
}

/// Returns the set of the architectural events that leaf 0Ah EBX does not call absent, as far as
/// EBX is valid (length in EAX[31:24]).
constexpr std::uint32_t events_of_leaf_0a(const cpuid_registers &leaf) {
    const auto length = value_of<&cpuid_0a_eax::ebx_len>(leaf.eax);
    return first_counters(length) & ~leaf.ebx;
}

/// Adds the counters that a performance core of Alder Lake or Raptor Lake has beyond those of leaf
/// 0Ah, to `destination`. Leaf 0Ah of a hybrid processor announces what both kinds of its cores
/// have, and these processors have no leaf 23h. Their performance cores have two more general
/// counters and another fixed counter, that of topdown slots. Where the Atom cores are off, leaf
/// 0Ah announces all counters of the performance cores (Linux, arch/x86/events/intel/core.c,
/// intel_pmu_init, INTEL_ALDERLAKE).
constexpr void add_counters_of_performance_core(features &destination) {
    const bool is_golden_cove =
        processor_places[destination.which] == processor_places[core::alder_lake];
    const target &own = processors[processor_places[core::alder_lake]].is;
    const target &other = processors[processor_places[core::alder_lake_atom]].is;
    if (!is_golden_cove || destination.kind != core_kind::performance || destination.has_leaf_23)
        return;
    if (destination.general != other.general || destination.fixed != other.fixed) return;
    destination.general = own.general;
    destination.fixed = own.fixed;
    destination.events |= std::uint32_t{1} << static_cast<unsigned>(event_number::topdown_slots);
}

/// Adds the features of leaf 23h to `destination`. The leaf describes the core that answers, and
/// has priority: leaf 0Ah of some processors announces fewer counters than there are, and leaf 0Ah
/// of a hybrid only what both kinds of its cores have.
template <cpuid_function Cpuid>
constexpr void add_leaf_23(features &destination, Cpuid &&cpuid) {
    const cpuid_registers first = leaf_or_zeros(cpuid, 0x23, 0);
    const auto has_subleaf = [&](unsigned number) { return (first.eax >> number & 1) != 0; };
    destination.umask2 = value_of<&cpuid_23_0_ebx::u_mask2>(first.ebx) != 0;
    destination.equal = value_of<&cpuid_23_0_ebx::equal>(first.ebx) != 0;
    destination.slots_per_cycle =
        static_cast<unsigned>(value_of<&cpuid_23_0_ecx::slots_per_cycle>(first.ecx));
    if (has_subleaf(1)) {
        const cpuid_registers counters = leaf_or_zeros(cpuid, 0x23, 1);
        destination.general = counters.eax;
        destination.fixed = counters.ebx;
    }
    if (has_subleaf(3)) destination.events = leaf_or_zeros(cpuid, 0x23, 3).eax;
    if (has_subleaf(4)) destination.pebs_groups = leaf_or_zeros(cpuid, 0x23, 4).ebx;
}

/// Returns whether a processor has leaf 23h: leaf 7.1 EAX[8] says so, and subleaf 1 of leaf 7
/// exists where leaf 7.0 EAX is 1 or more (Linux, X86_FEATURE_ARCH_PERFMON_EXT). Processors of
/// version 6 have leaf 23h as well.
template <cpuid_function Cpuid>
constexpr bool announces_leaf_23(unsigned version, Cpuid &&cpuid) {
    if (version >= 6) return true;
    return leaf_or_zeros(cpuid, 7, 0).eax >= 1 && (leaf_or_zeros(cpuid, 7, 1).eax >> 8 & 1) != 0;
}

} // namespace detail

/// Returns the features that CPUID announces. `cpuid(leaf, subleaf)` returns cpuid_registers, as
/// `cpuid_of_this_processor` does.
template <cpuid_function Cpuid>
[[gnu::cold, gnu::noinline]] constexpr features features_of(Cpuid &&cpuid) {
    using detail::value_of;
    features result;
    const identity identity = identify(cpuid);
    result.intel = identity.vendor == cpu_vendor::intel;
    result.family = identity.signature.family;
    result.model = identity.signature.model;
    result.which = identity.is;
    result.kind = identity.kind;
    if (!result.intel) return result;
    const cpuid_registers leaf = leaf_or_zeros(cpuid, 0x0a);
    result.version = static_cast<unsigned>(value_of<&cpuid_0a_eax::version>(leaf.eax));
    if (result.version == 0) return result;
    result.general = detail::first_counters(value_of<&cpuid_0a_eax::num_gp>(leaf.eax));
    result.width = static_cast<unsigned>(value_of<&cpuid_0a_eax::gp_width>(leaf.eax));
    result.events = detail::events_of_leaf_0a(leaf);
    if (result.version >= 2) {
        result.fixed = detail::first_counters(value_of<&cpuid_0a_edx::num_fixed>(leaf.edx));
        result.fixed_width = static_cast<unsigned>(value_of<&cpuid_0a_edx::fixed_width>(leaf.edx));
    }
    if (result.version >= 5) result.fixed |= leaf.ecx;
    result.any_thread =
        result.version >= 3 && value_of<&cpuid_0a_edx::any_thread_deprecated>(leaf.edx) == 0;
    result.has_capabilities = (leaf_or_zeros(cpuid, 1).ecx >> 15 & 1) != 0;
    const cpuid_registers leaf_7 = leaf_or_zeros(cpuid, 7);
    constexpr std::uint32_t hle_or_rtm = 1u << 4 | 1u << 11;
    result.transactions = (leaf_7.ebx & hle_or_rtm) != 0;
    result.force_abort = (leaf_7.edx >> 13 & 1) != 0;
    result.always_aborts = (leaf_7.edx >> 11 & 1) != 0;
    result.architectural_lbr = value_of<&cpuid_7_0_edx_archlbr::arch_lbr>(leaf_7.edx) != 0;
    result.has_leaf_23 = detail::announces_leaf_23(result.version, cpuid);
    if (result.has_leaf_23) detail::add_leaf_23(result, cpuid);
    detail::add_counters_of_performance_core(result);
    return result;
}

/// Returns the features that CPUID reports of the logical processor that runs the call.
/// Example:
///     const msr::perfmon::features here = msr::perfmon::detect();
///     const msr::perfmon::target target = msr::perfmon::target_of(here); // version 0: nothing
inline features detect() noexcept { return features_of(cpuid_of_this_processor); }

/// Returns whether transactions may take general counter 3. Bit 0 of MSR_TSX_FORCE_ABORT, which
/// only RDMSR can read, decides; the bit is clear after reset. With RTM_ALWAYS_ABORT the counter is
/// free (Intel 604224, "Performance Monitoring Impact of TSX Memory Ordering Issue"; Linux,
/// arch/x86/events/intel/core.c and cpu/tsx.c).
constexpr bool transactions_take_counter_3(const features &features, std::uint64_t force_abort) {
    return features.force_abort && !features.always_aborts && (force_abort & 1) == 0;
}

/// Returns the index in `processors` of the processor with the given features, or -1 where
/// `processors` has no such row. Where CPUID does not say the kind of core of a hybrid, the fixed
/// counters decide.
constexpr int processor_of(const features &features) {
    if (processor_places[features.which] == core_places::no_place) return -1;
    if (features.kind != core_kind::any) return processor_places[features.which];
    return processor_of_model(features.model, features.fixed, features.family);
}

namespace detail {

/// Returns the bits of a select register that other processors with the same layout have, and that
/// the given processor lacks according to CPUID.
constexpr std::uint64_t lacking_bits(const features &features) {
    std::uint64_t bits = 0;
    if (!features.any_thread) bits |= flag_bit(number_of(qualifier::any_thread));
    if (!features.transactions)
        bits |= flag_bit(number_of(qualifier::in_tx)) |
                flag_bit(number_of(qualifier::in_tx_checkpointed));
    if (!features.equal) bits |= flag_bit(number_of(qualifier::equal));
    if (!features.umask2) bits |= umask2_field::mask;
    return bits;
}

/// Returns whether IA32_PERF_METRICS exists. IA32_PERF_CAPABILITIES[15], which says so, reads as 0
/// on performance cores of Raptor Lake and Meteor Lake, which have the register (erratum RPL018;
/// Linux, arch/x86/events/intel/core.c).
constexpr bool announces_metrics(const features &features, std::uint64_t capabilities) {
    if (value_of<&perf_capabilities::perf_metrics>(capabilities) != 0) return true;
    return features.which == core::raptor_lake || features.which == core::meteor_lake;
}

} // namespace detail

/// Returns the target of the processor with the given features: the facts of its name, as far as
/// CPUID confirms them. A processor without performance monitoring gets a target of version 0, for
/// which nothing can be planned. `capabilities` is IA32_PERF_CAPABILITIES and `force_abort` is
/// MSR_TSX_FORCE_ABORT, which only RDMSR can read; 0 is always safe for both: a target for a
/// processor with MSR_TSX_FORCE_ABORT then lacks general counter 3.
constexpr target target_of(const features &features, std::uint64_t capabilities = 0,
                           std::uint64_t force_abort = 0) {
    const int place = processor_of(features);
    const unsigned version = features.version < 6 ? features.version : 6;
    target result = place < 0 ? target_at(version == 0 ? 0 : version - 1)
                              : target_at(static_cast<unsigned>(place));
    if (place >= 0 && processor_places[features.which] == place)
        result.listed = listed_with(features.which);
    result.version = static_cast<std::uint8_t>(version);
    result.general = static_cast<std::uint16_t>(features.general & ((1u << most_general) - 1));
    if (transactions_take_counter_3(features, force_abort))
        result.general &= static_cast<std::uint16_t>(~(1u << 3));
    result.fixed = static_cast<std::uint8_t>(features.fixed & ((1u << fixed_counter_count) - 1));
    result.width = static_cast<std::uint8_t>(features.width);
    result.fixed_width = static_cast<std::uint8_t>(features.fixed_width);
    result.events =
        static_cast<std::uint16_t>(features.events & ((1u << architectural_event_count) - 1));
    result.lacking = select_bits(result.layout) & detail::lacking_bits(features);
    result.full_width = detail::value_of<&perf_capabilities::fw_write>(capabilities) != 0;
    if (!detail::announces_metrics(features, capabilities)) result.metrics = metrics_layout::none;
    return result;
}

/// The parts of a processor that a plan uses.
struct usage {
    std::uint32_t general{}; ///< general counters that the plan uses, bit n for IA32_PMCn
    std::uint32_t fixed{};   ///< fixed counters that the plan uses, bit n for IA32_FIXED_CTRn
    std::uint32_t events{};  ///< architectural events that the plan counts, bit n for event n
    /// Qualifiers without a value that choices of the plan have, bit n for `flag_rows[n]`.
    std::uint32_t flags{};
    /// Qualifiers with a value that choices of the plan have, bit n for `value_rows[n]`.
    std::uint32_t values{};
    /// The plan has raw event numbers, or registers that depend on the processor's generation.
    bool is_of_generation{};
    bool is_of_list{}; ///< the plan has an event of a processor's list of events
    /// The plan writes a number other than 0 to a counter, since the plan samples.
    bool presets{};
    select::counter_set shares{}; ///< shares of slots that the plan counts, as a set of counters
};

/// Returns the parts of a processor that a plan's requests, with their counters, use.
constexpr usage usage_of(sequence<select::request> requests, const select::assignment *assigned) {
    usage result;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const auto counter = static_cast<unsigned>(assigned[i].counter);
        if (is_share(assigned[i].counter)) {
            result.fixed |= 1u << slots_counter;
            result.shares |= select::set_of(assigned[i].counter);
            continue;
        }
        if (is_fixed(assigned[i].counter))
            result.fixed |= 1u << (counter - first_fixed);
        else
            result.general |= 1u << counter;
        result.flags |= requests[i].flags;
        result.values |= requests[i].given;
        if (requests[i].event >= 0 &&
            static_cast<unsigned>(requests[i].event) < architectural_event_count)
            result.events |= 1u << requests[i].event;
        else
            result.is_of_generation = true;
        result.is_of_generation =
            result.is_of_generation || requests[i].has_flag(number_of(qualifier::precise));
        result.is_of_list = result.is_of_list || requests[i].is_listed;
        result.presets = result.presets || requests[i].period != 0;
    }
    return result;
}

namespace detail {

inline constexpr const char *version_names[] = {"no version", "version 1",      "version 2",
                                                "version 3",  "version 4",      "version 5",
                                                "version 6",  "a later version"};
constexpr const char *version_name(unsigned version) {
    return version_names[version < 7 ? version : 7];
}

/// Returns the name of the lowest of the missing counters, or null where none is missing.
/// `general`, `fixed`: the missing counters, bit n for counter n.
constexpr const char *missing_counter(std::uint32_t general, std::uint32_t fixed) {
    if (general != 0)
        return counter_rows[static_cast<unsigned>(__builtin_ctz(general)) % most_general].name;
    if (fixed != 0)
        return counter_rows[first_fixed + static_cast<unsigned>(__builtin_ctz(fixed))].name;
    return nullptr;
}

/// Returns a legal verdict, or the rule about a qualifier that the processor lacks, with the bit of
/// CPUID that says so.
constexpr verdict check_qualifiers(const usage &used, const features &features) {
    constexpr auto lacks = [](std::uint32_t set, qualifier qualifier) {
        return (set >> number_of(qualifier) & 1) != 0;
    };
    if (lacks(used.flags, qualifier::any_thread) && !features.any_thread)
        return {&processor_has_qualifier::text, {"any_thread", "CPUID.0AH:EDX[15]"}};
    if ((lacks(used.flags, qualifier::in_tx) || lacks(used.flags, qualifier::in_tx_checkpointed)) &&
        !features.transactions)
        return {&processor_has_qualifier::text, {"in_tx", "CPUID.7.0:EBX[11]"}};
    if (lacks(used.flags, qualifier::equal) && !features.equal)
        return {&processor_has_qualifier::text, {"equal", "CPUID.23H.0:EBX[1]"}};
    if ((used.values >> number_of(value_number::umask2) & 1) != 0 && !features.umask2)
        return {&processor_has_qualifier::text, {"umask2", "CPUID.23H.0:EBX[0]"}};
    return {};
}

} // namespace detail

namespace detail {

/// Returns whether a target is made for a hybrid's model, for either kind of core, and `features`
/// are those of a core of the model.
constexpr bool is_of_either_kind(core made_for, const features &features) {
    if (made_for == core::none) return false;
    const msr::processor_row &row = msr::processor_row_of(made_for);
    return row.kind == core_kind::not_announced && row.family == features.family &&
           row.has_model(features.model);
}

} // namespace detail

/// Checks whether a plan for `processor` that uses `used` may run on the processor of `features`.
/// The verdict has the broken rule, the part of the plan that breaks it, and the CPUID leaf that
/// shows it. `capabilities` is IA32_PERF_CAPABILITIES and `force_abort` is MSR_TSX_FORCE_ABORT,
/// which only RDMSR can read; 0 is always safe.
[[gnu::cold, gnu::noinline]] constexpr verdict
check_processor(const usage &used, const target &processor, const features &features,
                std::uint64_t capabilities = 0, std::uint64_t force_abort = 0) {
    if (!features.intel || features.version == 0)
        return {&processor_has_performance_monitoring::text,
                {features.intel ? "this processor" : "another vendor"}};
    if (features.version < processor.version)
        return {&version_is_high_enough::text,
                {detail::version_name(processor.version), detail::version_name(features.version)}};
    if (processor.version == 1 && features.version > 1)
        return {&version_1_has_no_global_control::text, {detail::version_name(features.version)}};
    if (const char *const missing =
            detail::missing_counter(used.general & ~features.general, used.fixed & ~features.fixed))
        return {&processor_has_counter::text, {missing}};
    if ((used.general >> 3 & 1) != 0 && transactions_take_counter_3(features, force_abort))
        return {&counter_3_is_not_of_transactions::text, {"pmc3", "CPUID.7.0:EDX[13]"}};
    if (features.width < processor.width && used.general != 0)
        return {&counter_is_wide_enough::text, {"general counters"}};
    if (features.fixed_width < processor.fixed_width && used.fixed != 0)
        return {&counter_is_wide_enough::text, {"fixed counters"}};
    if (const std::uint32_t missing = used.events & ~features.events; missing != 0) {
        const char *const bits = features.has_leaf_23 ? "CPUID.23H.3:EAX" : "CPUID.0AH:EBX";
        return {&processor_has_event::text, {events[__builtin_ctz(missing)].name, bits}};
    }
    if (const verdict verdict = detail::check_qualifiers(used, features); !verdict.legal())
        return verdict;
    const processor_row &named = processors[processor.processor];
    if (used.is_of_generation && named.which != core::none &&
        processor_of(features) != processor.processor &&
        !detail::is_of_either_kind(named.which, features))
        return {&processor_is_of_generation::text, {named.name}};
    if (used.is_of_list && listed_core_of(target_of(features)) != listed_core_of(processor))
        return {&processor_is_of_generation::text,
                {msr::processor_row_of(listed_core_of(processor)).name}};
    if (used.shares != 0) {
        const target target = target_of(features, capabilities);
        if (const select::counter_set missing = used.shares & ~shares_on(target); missing != 0)
            return {&processor_has_shares::text,
                    {counter_rows[__builtin_ctzll(missing)].name, "IA32_PERF_CAPABILITIES[15]"}};
    }
    if (processor.full_width && detail::value_of<&perf_capabilities::fw_write>(capabilities) == 0)
        return {&counters_are_written_whole::text, {named.name}};
    return {};
}

/// Returns whether the core whose CPUID answers is of the kind of a target, such as the performance
/// cores of a hybrid: kinds are equal where their lists of events are equal.
inline bool is_core_of(const target &target, const cpuid_view &cpuid) {
    return listed_core_of(target_of(features_of(cpuid))) == listed_core_of(target);
}

constexpr usage event_pmu::usage_of(sequence<select::request> requests,
                                    const select::assignment *assigned) {
    return perfmon::usage_of(requests, assigned);
}

/// Returns the rule that a plan breaks on the processor whose CPUID answers, or a legal verdict.
/// CPUID does not show IA32_PERF_CAPABILITIES, and so the bits of full-width writes and of
/// IA32_PERF_METRICS are taken as set: where a register is missing, the write or read of the
/// register fails.
inline verdict event_pmu::check_cpuid(const usage &used, const target &processor,
                                      const cpuid_view &cpuid, bool finds_counters) {
    constexpr std::uint64_t capabilities = decltype(perf_capabilities::fw_write)::mask |
                                           decltype(perf_capabilities::perf_metrics)::mask;
    const features features = features_of(cpuid);
    if (!finds_counters) return check_processor(used, processor, features, capabilities);
    // The kernel itself finds the counters that CPUID does not show: the kernel assigns counters,
    // writes the registers of events, and reports where no counter is free.
    if (features.version == 0 && vendor_of(cpuid(0, 0)) == cpu_vendor::intel) return {};
    usage counted = used;
    counted.general = counted.fixed = 0;
    target any_counters = processor;
    any_counters.version = static_cast<std::uint8_t>(features.version < 6 ? features.version : 6);
    return check_processor(counted, any_counters, features, capabilities);
}

namespace detail {

template <typename Plan>
constexpr usage usage_of_plan() {
    select::request request[Plan::size]{};
    select::assignment assigned[Plan::size]{};
    for (std::size_t i = 0; i < Plan::size; ++i) {
        request[i] = Plan::request_at(i);
        assigned[i] = Plan::assignment_of(i);
    }
    return usage_of(all_of(request), assigned);
}

} // namespace detail

/// Checks whether a plan may run on the processor with the given features; the verdict has the
/// broken rule.
/// `capabilities`: IA32_PERF_CAPABILITIES; `force_abort`: MSR_TSX_FORCE_ABORT; 0: not known.
template <typename Plan>
constexpr verdict check_processor(const Plan &, const features &features,
                                  std::uint64_t capabilities = 0, std::uint64_t force_abort = 0) {
    constexpr usage used = detail::usage_of_plan<Plan>();
    return check_processor(used, Plan::made_for, features, capabilities, force_abort);
}

/// Returns whether a plan may run on the processor with the given features.
/// `capabilities`: IA32_PERF_CAPABILITIES; `force_abort`: MSR_TSX_FORCE_ABORT; 0: not known.
template <typename Plan>
constexpr bool runs_on(const Plan &plan, const features &features, std::uint64_t capabilities = 0,
                       std::uint64_t force_abort = 0) {
    return check_processor(plan, features, capabilities, force_abort).legal();
}

} // namespace msr::perfmon
