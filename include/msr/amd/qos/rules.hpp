// The rules of AMD QoS: rules of RDT about what AMD alone has, and one rule of its own.
#pragma once

#include <msr/amd/qos/choice.hpp>
#include <msr/amd/qos/features.hpp>
#include <msr/amd/qos/registers.hpp>
#include <msr/core/names.hpp>
#include <msr/core/register.hpp>
#include <msr/core/rule.hpp>
#include <msr/rdt/request.hpp>
#include <msr/rdt/rules.hpp>

namespace msr::qos {

// --- requests that the rules check --------------------------------------------------------------

/// A bandwidth limit of a class, with what the rules need to know of the processor.
struct limit_subject {
    const setting &limit; ///< the bandwidth limit that the request gives a class
    /// Bits of a bandwidth limit on the processor; 0: the processor has no limits.
    unsigned length;
    /// Bits of the limit's field in its register; a virtual machine's CPUID may announce more bits.
    unsigned longest;
    unsigned classes;      ///< number of classes of service whose bandwidth can be limited
    unsigned number;       ///< number of the class of service that gets the bandwidth limit
    bool may_be_unlimited; ///< whether the limit's register can say that there is no limit
};
/// A request that sets which kinds of traffic an event counts, with what the rules need to know of
/// the processor.
struct configuration_subject {
    const request &candidate; ///< the request with the event and the kinds of traffic
    const features &has;      ///< the QoS features of the processor
};
/// A request that assigns a counter to an RMID, with what the rules need to know of the processor.
struct counter_subject {
    const request &candidate; ///< the request with the counter, its RMID and the kinds of traffic
    const features &has;      ///< the QoS features of the processor
};
/// A request that associates a logical processor with a class and an RMID, with what the rules need
/// to know of the processor.
struct association_subject {
    rdt::association_subject shared; ///< the part of the request that rules of Intel RDT check, too
    const features &has;             ///< the QoS features of the processor
};

namespace detail {

inline constexpr unsigned slow_length = decltype(smba_bw::bw_max)::width;
inline constexpr unsigned longest_limit = decltype(mba_bw_12::bw_max)::width;
static_assert(mba_bw::most == smba_bw::most && longest_limit < slow_length);

/// Returns whether a processor has an assignable counter, and the field cntr_id of abmc_cfg can
/// hold its number.
/// `counter`: number of the counter
constexpr bool is_assignable(unsigned counter, const features &features) {
    return counter < features.assignable_counters &&
           counter <= low_bits(decltype(abmc_cfg::cntr_id)::width);
}

/// Returns whether bandwidth events of a processor can be set to count kinds of traffic.
/// `traffic`: the kinds of traffic, as bits of evt_cfg
constexpr bool can_count(unsigned traffic, const features &features) {
    return (traffic & ~features.configurable_traffic) == 0;
}

} // namespace detail

// --- rules of RDT -------------------------------------------------------------------------------

struct features_are_possible : rdt::features_are_possible {
    static constexpr bool holds(const limit_subject &limit_subject) {
        return limit_subject.length <= limit_subject.longest;
    }
};
struct resource_exists : rdt::resource_exists {
    static constexpr bool holds(const limit_subject &limit_subject) {
        return limit_subject.length != 0;
    }
    static constexpr bool holds(const configuration_subject &configuration_subject) {
        return configuration_subject.has.configurable_traffic != 0 &&
               detail::can_count(configuration_subject.candidate.traffic,
                                 configuration_subject.has);
    }
    static constexpr bool holds(const counter_subject &counter_subject) {
        const bool counts_all = counter_subject.has.configurable_traffic == 0;
        return detail::is_assignable(counter_subject.candidate.counter, counter_subject.has) &&
               (counts_all ||
                detail::can_count(counter_subject.candidate.traffic, counter_subject.has));
    }
};
struct class_sets_each_thing_once : rdt::class_sets_each_thing_once {
    static constexpr bool holds(const limit_subject &limit_subject) {
        return !limit_subject.limit.twice;
    }
};
struct class_exists : rdt::class_exists {
    static constexpr bool holds(const limit_subject &limit_subject) {
        return limit_subject.number < limit_subject.classes && limit_subject.number < mba_bw::most;
    }
    /// Returns whether the class of an association exists. A class that has a bandwidth limit only,
    /// and no ways, exists where the plan divides no cache.
    static constexpr bool holds(const association_subject &association_subject) {
        const bool divided =
            association_subject.shared.by_plan.l3 || association_subject.shared.by_plan.l2;
        return (!divided && association_subject.shared.request.class_of_service <
                                association_subject.has.bandwidth_classes) ||
               rdt::class_exists::holds(association_subject.shared);
    }
};
struct event_is_monitored : rdt::event_is_monitored {
    static constexpr bool holds(const configuration_subject &configuration_subject) {
        return configuration_subject.candidate.shared.what == event::l3_total_bandwidth ||
               configuration_subject.candidate.shared.what == event::l3_local_bandwidth;
    }
};
struct rmid_exists : rdt::rmid_exists {
    static constexpr bool holds(const counter_subject &counter_subject) {
        return rdt::is_rmid(counter_subject.candidate.shared.rmid,
                            counter_subject.has.shared.monitoring);
    }
    static constexpr bool holds(const association_subject &association_subject) {
        return rdt::rmid_exists::holds(association_subject.shared);
    }
};

// --- AMD's own rules ----------------------------------------------------------------------------

struct bandwidth_fits_its_length : rule<bandwidth_fits_its_length> {
    MSR_RULE_TEXT(
        bandwidth_fits_its_length,
        "a bandwidth limit is less than 2 to the length that CPUID gives, in eighths of GB/s, or "
        "unlimited");
    static constexpr bool holds(const limit_subject &limit_subject) {
        if (limit_subject.limit.value == unlimited) return limit_subject.may_be_unlimited;
        return limit_subject.limit.value <= low_bits(limit_subject.length);
    }
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::number, typename Mistake::limit, typename Mistake::limits>;
};

// --- lists of rules, in the order in which they are checked -------------------------------------

/// Each type is a list of the rules of a kind of choice, in the order in which they are checked.
using rules_of_limits =
    rule_list<features_are_possible, resource_exists, class_sets_each_thing_once, class_exists,
              bandwidth_fits_its_length>;
using rules_of_configurations = rule_list<resource_exists, event_is_monitored>;
using rules_of_counters = rule_list<resource_exists, rmid_exists>;
using rules_of_associations = rule_list<class_exists, rmid_exists>;

/// All rules that a plan of AMD QoS can break.
using rules_of_plans =
    typename joined_rules<rdt::rules_of_plans, rule_list<bandwidth_fits_its_length>>::type;

} // namespace msr::qos
