// The rules of AMD QoS: those of RDT about what AMD alone has, and one of its own.
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

// --- what rules are about -----------------------------------------------------------------------

/// A bandwidth limit that a class is given.
struct limit_asked {
    const setting &limit;
    unsigned length;       ///< of limits, in bits; 0: the processor has none
    unsigned longest;      ///< that the register holds, whatever CPUID says of a virtual machine
    unsigned classes;      ///< that have such a limit
    unsigned number;       ///< of the class
    bool may_be_unlimited; ///< the register can say that there is no limit
};
/// An event that shall count some kinds of traffic.
struct configuration_asked {
    const request &asked;
    const features &has;
};
/// A counter that shall be assigned.
struct counter_asked {
    const request &asked;
    const features &has;
};
/// An association of a logical processor with a class and an RMID.
struct associated_asked {
    rdt::associated_asked shared;
    const features &has;
};

namespace detail {

inline constexpr unsigned slow_length = decltype(smba_bw::bw_max)::width;
inline constexpr unsigned longest_limit = decltype(mba_bw_12::bw_max)::width;
static_assert(mba_bw::most == smba_bw::most && longest_limit < slow_length);

/// Whether a processor has an assignable counter, and abmc_cfg can name it.
constexpr bool is_assignable(unsigned counter, const features &has) {
    return counter < has.assignable_counters &&
           counter <= low_bits(decltype(abmc_cfg::cntr_id)::width);
}

/// Whether events of a processor can count these kinds of traffic.
constexpr bool can_count(unsigned traffic, const features &has) {
    return (traffic & ~has.configurable_traffic) == 0;
}

} // namespace detail

// --- rules of RDT -------------------------------------------------------------------------------

struct features_are_possible : rdt::features_are_possible {
    static constexpr bool holds(const limit_asked &of) { return of.length <= of.longest; }
};
struct resource_exists : rdt::resource_exists {
    static constexpr bool holds(const limit_asked &of) { return of.length != 0; }
    static constexpr bool holds(const configuration_asked &of) {
        return of.has.configurable_traffic != 0 && detail::can_count(of.asked.traffic, of.has);
    }
    static constexpr bool holds(const counter_asked &of) {
        const bool counts_all = of.has.configurable_traffic == 0;
        return detail::is_assignable(of.asked.counter, of.has) &&
               (counts_all || detail::can_count(of.asked.traffic, of.has));
    }
};
struct class_sets_each_thing_once : rdt::class_sets_each_thing_once {
    static constexpr bool holds(const limit_asked &of) { return !of.limit.twice; }
};
struct class_exists : rdt::class_exists {
    static constexpr bool holds(const limit_asked &of) {
        return of.number < of.classes && of.number < mba_bw::most;
    }
    /// A class may be there for its bandwidth alone, but where a cache is divided: without masks
    /// there it is none.
    static constexpr bool holds(const associated_asked &of) {
        const bool divided = of.shared.by_plan.l3 || of.shared.by_plan.l2;
        return (!divided && of.shared.request.class_of_service < of.has.bandwidth_classes) ||
               rdt::class_exists::holds(of.shared);
    }
};
struct event_is_monitored : rdt::event_is_monitored {
    static constexpr bool holds(const configuration_asked &of) {
        return of.asked.shared.what == event::l3_total_bandwidth ||
               of.asked.shared.what == event::l3_local_bandwidth;
    }
};
struct rmid_exists : rdt::rmid_exists {
    static constexpr bool holds(const counter_asked &of) {
        return rdt::is_rmid(of.asked.shared.rmid, of.has.shared.monitoring);
    }
    static constexpr bool holds(const associated_asked &of) {
        return rdt::rmid_exists::holds(of.shared);
    }
};

// --- AMD's own ----------------------------------------------------------------------------------

struct bandwidth_fits_its_length : rule<bandwidth_fits_its_length> {
    MSR_RULE_TEXT(
        bandwidth_fits_its_length,
        "a bandwidth limit is less than 2 to the length that CPUID gives, in eighths of GB/s, or "
        "unlimited");
    static constexpr bool holds(const limit_asked &of) {
        if (of.limit.value == unlimited) return of.may_be_unlimited;
        return of.limit.value <= low_bits(of.length);
    }
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::number, typename Mistake::limit, typename Mistake::limits>;
};

// --- in the order in which they are asked -------------------------------------------------------

/// Each is a list of the rules of one kind of choice, in the order in which they are checked.
using rules_of_limits =
    rule_list<features_are_possible, resource_exists, class_sets_each_thing_once, class_exists,
              bandwidth_fits_its_length>;
using rules_of_configurations = rule_list<resource_exists, event_is_monitored>;
using rules_of_counters = rule_list<resource_exists, rmid_exists>;
using rules_of_associations = rule_list<class_exists, rmid_exists>;

/// All that a plan can break.
using rules_of_plans =
    typename joined_rules<rdt::rules_of_plans, rule_list<bandwidth_fits_its_length>>::type;

} // namespace msr::qos
