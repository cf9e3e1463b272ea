// Plans for AMD QoS: the writes in addition to those of Intel RDT, what the compiler reports where
// a rule is broken, and the reading of an assigned counter.
#pragma once

// Headers to which compile errors point come first, so that the errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/rdt/rules.hpp>

#include <msr/amd/qos/rules.hpp>

#include <msr/amd/qos/choice.hpp>
#include <msr/amd/qos/features.hpp>
#include <msr/amd/qos/planner.hpp>
#include <msr/amd/qos/registers.hpp>
#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/rdt/diagnostics.hpp>
#include <msr/rdt/monitoring.hpp>
#include <msr/rdt/plan.hpp>
#include <msr/rdt/processor.hpp>
#include <msr/rdt/program.hpp>
#include <msr/rdt/request.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr::qos {

using rdt::each_cpu;

// --- writes -------------------------------------------------------------------------------------

namespace detail {

inline constexpr rdt::detail::numbered_names<mba_bw::most> limit_names{"mba_bw_"};
inline constexpr rdt::detail::numbered_names<smba_bw::most> slow_limit_names{"smba_bw_"};
inline constexpr rdt::detail::numbered_names<evt_cfg::most> evt_cfg_names{"evt_cfg_"};

/// Returns the value of the register of a bandwidth limit.
/// `eighths`: the limit in eighths of GB/s, or `unlimited`
/// `length`: number of bits of a limit, 11 or 12
constexpr std::uint64_t limit_value(std::uint64_t eighths, unsigned length) {
    return eighths == unlimited ? std::uint64_t{1} << length : eighths;
}

/// Returns the number of the register evt_cfg that says which traffic a bandwidth event counts: 0
/// for the event of total bandwidth, 1 for that of local bandwidth.
constexpr unsigned evt_cfg_number(event event) {
    return static_cast<unsigned>(event) - static_cast<unsigned>(event::l3_total_bandwidth);
}

constexpr std::uint64_t abmc_value(const request &request, bool enabled) {
    return try_encode(abmc_cfg{.bw_type = request.traffic,
                               .bw_src = request.shared.rmid,
                               .cntr_id = request.counter,
                               .cntr_en = enabled,
                               .cfg_en = true})
        .value;
}

} // namespace detail

/// Calls `sink(placed_write)` for every register write of requests, first those that Intel RDT has,
/// too.
/// `requests`: requests that are legal together on the processor
/// `features`: the features of the processor
template <typename Sink>
constexpr void each_write(sequence<request> requests, const features &features, Sink &sink) {
    rdt::each_shared_write(requests, features.shared, sink);
    bool enabled = false;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const request &entry = requests[i];
        const unsigned number = entry.shared.class_of_service;
        if (entry.limit.given)
            sink(rdt::placed_write{.access = {.address = mba_bw::address + number,
                                              .value = detail::limit_value(
                                                  entry.limit.value, features.bandwidth_length),
                                              .owner = i},
                                   .where = mba_bw::where,
                                   .check = low_bits(features.bandwidth_length + 1),
                                   .name = detail::limit_names[number]});
        if (entry.slow_limit.given)
            sink(rdt::placed_write{.access = {.address = smba_bw::address + number,
                                              .value = entry.slow_limit.value,
                                              .owner = i},
                                   .where = smba_bw::where,
                                   .check = decltype(smba_bw::bw_max)::mask,
                                   .name = detail::slow_limit_names[number]});
        if (entry.kind == amd_kind::configuration) {
            const unsigned event_number = detail::evt_cfg_number(entry.shared.what);
            sink(rdt::placed_write{.access = {.address = evt_cfg::address + event_number,
                                              .value = entry.traffic,
                                              .owner = i},
                                   .where = evt_cfg::where,
                                   .check = features.configurable_traffic,
                                   .name = detail::evt_cfg_names[event_number]});
        }
        if (entry.kind != amd_kind::counter) continue;
        constexpr std::uint64_t enable = decltype(l3_qos_ext_cfg::abmc_en)::mask;
        if (!enabled)
            sink(rdt::placed_write{.access = {.address = l3_qos_ext_cfg::address,
                                              .value = enable,
                                              .keep = ~enable,
                                              .owner = i},
                                   .where = l3_qos_ext_cfg::where,
                                   .check = enable,
                                   .name = "l3_qos_ext_cfg"});
        enabled = true;
        // A write of abmc_cfg configures the counter that the write names: the earlier content of
        // the register is no state to restore.
        rdt::placed_write assign{.access = {.address = abmc_cfg::address,
                                            .value = detail::abmc_value(entry, true),
                                            .owner = i},
                                 .where = abmc_cfg::where,
                                 .stage = rdt::phase::start,
                                 .name = "abmc_cfg"};
        sink(assign);
        assign.access.value = detail::abmc_value(entry, false);
        assign.stage = rdt::phase::stop;
        sink(assign);
    }
}

// --- reading ------------------------------------------------------------------------------------

/// Reads a counter that is assigned to an RMID: selects the counter and reads it, as `rdt::read`
/// does. The reading names the event l3_total_bandwidth, so that `rdt::traffic_between` takes it.
/// `device`: any backend, which reads and writes registers
/// `cpu`: number of the logical processor
/// `counter`: number of the assigned counter
/// `features`: the features of the processor
/// `attempts`: the largest number of tries where the counter has no data yet
/// Returns the count and how the reading ended; only a valid reading has a count.
template <rdt::register_access Device>
constexpr rdt::reading read_assigned(Device &device, unsigned cpu, unsigned counter,
                                     const features &features,
                                     unsigned attempts = rdt::tries_of_a_reading) {
    rdt::reading result{.of = {.what = event::l3_total_bandwidth, .rmid = counter}};
    if (!detail::is_assignable(counter, features)) {
        result.broken = &rdt::resource_exists::text;
        result.state = rdt::reading_state::not_legal;
        return result;
    }
    const qm_evtsel selection{
        .evt_id = event::l3_occupancy, .extended_evt_id = true, .rmid = counter};
    rdt::detail::select_and_read(result, device, cpu, try_encode(selection).value,
                                 features.shared.monitoring, attempts);
    return result;
}

namespace detail {

/// The name, in the compiler's errors, of what a request sets and the processor lacks.
template <request Asked, features Has, rdt::divided By>
using missing_resource = std::conditional_t<
    Asked.kind == amd_kind::configuration, configurable_events,
    std::conditional_t<
        Asked.kind == amd_kind::counter, assignable_counter<Asked.counter>,
        std::conditional_t<
            (Asked.limit.given && Has.bandwidth_length == 0), bandwidth_limits,
            std::conditional_t<(Asked.slow_limit.given && !Has.slow_memory), slow_memory_limits,
                               rdt::detail::missing_resource<Asked.shared, Has.shared, By>>>>>;

template <unsigned Length, bool Slow>
struct legal_limits {
    using type = would_be_legal<bandwidth<low_bits(Length)>, unlimited_bandwidth>;
};
template <unsigned Length>
struct legal_limits<Length, true> {
    using type = would_be_legal<bandwidth<low_bits(slow_length)>>;
};

template <request Asked, features Has>
constexpr unsigned class_limit() {
    unsigned limit = Has.shared.classes();
    if (Asked.limit.given) limit = Has.bandwidth_classes;
    if ((Asked.limit.given || Asked.slow_limit.given) && limit > mba_bw::most) limit = mba_bw::most;
    return limit;
}

template <request Asked>
struct named_request {
    using type = rdt::detail::named_request<Asked.shared>;
};
template <request Asked>
requires(Asked.kind == amd_kind::counter) struct named_request<Asked> {
    using type = assignable_counter<Asked.counter>;
};
template <request Asked>
requires(Asked.kind == amd_kind::configuration) struct named_request<Asked> {
    using type = typename rdt::detail::named_event<Asked.shared.what>::type;
};

/// The names that the compiler's error shows of requests: AMD's own parts in addition to those of
/// Intel RDT.
template <request First, request Second, features Has, rdt::divided By>
struct mistake_of_requests : rdt::detail::mistake_of_request<First.shared, Has.shared, By> {
    static constexpr std::uint64_t limit_value = First.limit.given &&
                                                         First.limit.value >
                                                             low_bits(Has.bandwidth_length)
                                                     ? First.limit.value
                                                     : First.slow_limit.value;
    static constexpr bool is_slow = limit_value == First.slow_limit.value && First.slow_limit.given;
    using of_shared = rdt::detail::mistake_of_request<First.shared, Has.shared, By>;

    using impossible_part =
        std::conditional_t<impossible_of(Has.shared) == rdt::impossible::nothing,
                           member<&features::bandwidth_length>,
                           typename of_shared::impossible_part>;
    using named = typename named_request<First>::type;
    using named_second = typename named_request<Second>::type;
    using missing = missing_resource<First, Has, By>;
    using classes = legal_from<rdt::detail::classes_below<class_limit<First, Has>()>>;
    using limit = bandwidth<limit_value>;
    using limits = legal_from<legal_limits<Has.bandwidth_length, is_slow>>;
};

/// The names that the compiler's error shows of a plan that breaks a rule.
template <typename Check>
struct mistake_of_plan : mistake_of_requests<Check::wanted[Check::found.culprits[0]],
                                             Check::wanted[Check::found.culprits[1]], Check::on,
                                             rdt::divided_by(all_of(Check::wanted))> {};

} // namespace detail

/// Returns whether a request has the same effect on two processors: `rdt::has_same_sizes` holds for
/// the part that Intel RDT has, too, and bandwidth limits have equal lengths.
/// `planned`: the features for which the plan was made
/// `features`: the features of the processor at hand
constexpr bool has_same_sizes(const request &request, const features &planned,
                              const features &features) {
    return rdt::has_same_sizes(request.shared, planned.shared, features.shared) &&
           (!request.limit.given || planned.bandwidth_length == features.bandwidth_length);
}

/// AMD QoS as a PMU: classes of service, monitors and assigned counters.
struct pmu : rdt::resource_pmu<pmu, features, qos::request> {
    using rules = rules_of_plans; ///< all rules that a plan of AMD QoS can break

    /// Returns a request for AMD QoS unchanged.
    static constexpr const qos::request &as_request(const qos::request &request) { return request; }
    /// Returns a request for Intel RDT as a request for AMD QoS.
    static constexpr qos::request as_request(const rdt::request &request) {
        return {.shared = request};
    }
    /// Returns which part of the features no processor can have, or `impossible::nothing`.
    static constexpr rdt::impossible impossible_part_of(const features &features) {
        return impossible_of(features.shared);
    }
    /// Checks requests together. Returns the rule that the requests break, with the positions of
    /// the requests at fault.
    static constexpr rdt::finding check(sequence<qos::request> requests, const features &features) {
        return qos::check(requests, features);
    }
    /// Returns the features of the processor whose CPUID answers.
    static features features_of(const cpuid_view &cpuid) {
        features result = features_from(cpuid);
        result.shared = rdt::features_of_processor(cpuid);
        return result;
    }
    /// Calls `sink` for each register write of the requests, with the position of the write's
    /// request.
    template <typename Sink>
    static constexpr void each_write(sequence<qos::request> requests, const features &features,
                                     Sink &sink) {
        qos::each_write(requests, features, sink);
    }
    /// Calls `sink` for each register that must belong to no other user before a plan of the
    /// requests writes.
    template <typename Sink>
    static constexpr void each_claim(sequence<qos::request> requests, const features &features,
                                     Sink &sink) {
        rdt::each_shared_claim(requests, features.shared, sink);
    }
    /// The names that the compiler's error shows where choices break a rule together.
    template <typename Check>
    using several = detail::mistake_of_plan<Check>;
};

/// Gives, by its type, the PMU of features, so that plans may begin with features of AMD QoS. The
/// function has no body.
pmu pmu_of(const features &);

} // namespace msr::qos
