// The rules of Intel RDT, which AMD QoS shares: each rule has its sentence, its predicate, and the
// words that an error shows. A rule about several masks or settings holds for each of them
// separately. The lists at the end and the functions in planner.hpp have the order of checks.
// Sources: Linux resctrl and intel-cmt-cat, which agree on every rule of capacity masks.
#pragma once

#include <msr/core/names.hpp>
#include <msr/core/register.hpp>
#include <msr/core/rule.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/rdt/events.hpp>
#include <msr/rdt/features.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/rdt/request.hpp>

#include <cstdint>

namespace msr::rdt {

// --- the values that rules check -----------------------------------------------------------------

/// The subject of rules about a capacity mask: the mask, and the cache that it is for.
struct capacity_subject {
    std::uint64_t bits{};          ///< the capacity mask that is checked, a bit for each way
    const cache_allocation &cache; ///< which capacity masks the processor's cache permits
};
/// The subject of rules about the capacity masks of a cache that a class is given.
struct masks_subject {
    const setting &whole;          ///< the capacity mask that holds for both code and data
    const setting &code;           ///< the capacity mask for code alone, where the cache is divided
    const setting &data;           ///< the capacity mask for data alone, where the cache is divided
    const cache_allocation &cache; ///< which capacity masks the processor's cache permits
    /// The number of mask registers of the cache. The mask of a class beyond this number would be
    /// written to a register with another purpose, so a greater number in a virtual machine's CPUID
    /// is not believed.
    unsigned registers;
    unsigned number; ///< number of the class of service that has the masks
    bool divides;    ///< whether any choice of the plan divides the cache into code and data
};
/// The subject of rules, checked after those of `masks_subject`, about whether the masks of a class
/// agree with the division into code and data by the plan.
struct division_subject {
    const masks_subject &masks; ///< the capacity masks of the class of service
};
/// The subject of rules about the delay of memory traffic that a class is given.
struct delay_subject {
    const setting &delay;               ///< the delay of the memory traffic of the class of service
    const delay_allocation &allocation; ///< which delays of memory traffic the processor permits
    unsigned number;                    ///< number of the class of service that has the delay
};
/// The subject of rules about a class of service as a whole.
struct class_subject {
    /// The request that is checked: a class of service with its settings.
    const rdt::request &request;
    bool sets_more; ///< whether the request also sets values that AMD QoS checks
};
/// The subject of rules about an association of a logical processor with a class and an RMID.
struct association_subject {
    /// The request that is checked: the class of service and RMID of a logical processor.
    const rdt::request &request;
    const features &processor; ///< the RDT features of the processor
    const divided &by_plan;    ///< the caches that the plan divides into code and data
};
/// The subject of rules about an event of an RMID.
struct monitored {
    event event_number{};               ///< the event that IA32_QM_EVTSEL is to select
    unsigned rmid{};                    ///< the RMID that IA32_QM_EVTSEL is to select
    const cache_monitoring &monitoring; ///< the events, RMIDs and counters of the processor
};
/// The subject of rules about a number that is meant to select an event.
struct numbered_event {
    /// The event number from another source than this library, which is checked.
    std::uint64_t number{};
    event event_number{}; ///< the event that the number is meant to select
};

// --- check of a processor's features ------------------------------------------------------------

/// The part of a processor's features that no processor can have.
enum class impossible : std::uint8_t {
    nothing, ///< the features are possible: the registers can hold all of them
    /// The capacity masks of the third-level cache, or the number of classes with such masks, are
    /// impossible.
    l3,
    /// The capacity masks of the second-level cache, or the number of classes with such masks, are
    /// impossible.
    l2,
    mba, ///< the delays of memory traffic, or the number of classes with delays, are impossible
    monitoring, ///< the number of RMIDs, or the width of monitored counts, is impossible
};

/// The number of RMIDs that the registers can name, whatever CPUID says.
inline constexpr unsigned most_rmids = 1u << decltype(qm_evtsel::rmid)::width;

namespace detail {

/// Returns whether the masks of a cache, if it has any, fit the mask registers, of which there are
/// `registers`.
constexpr bool is_possible(const cache_allocation &cache, unsigned registers) {
    if (cache.mask_length == 0) return true;
    return cache.mask_length <= 32 && cache.classes != 0 && cache.classes <= registers &&
           cache.minimum_bits != 0 && cache.minimum_bits <= cache.mask_length;
}
constexpr bool is_possible(const delay_allocation &delays) {
    return delays.maximum <= decltype(mba_thrtl::delay)::mask && delays.classes <= mba_thrtl::most;
}

} // namespace detail

/// Returns the feature of a processor whose numbers no processor can have, or `nothing`.
constexpr impossible impossible_of(const features &processor) {
    if (!detail::is_possible(processor.l3, l3_qos_mask::most)) return impossible::l3;
    if (!detail::is_possible(processor.l2, l2_qos_mask::most)) return impossible::l2;
    if (!detail::is_possible(processor.mba)) return impossible::mba;
    const unsigned width = processor.monitoring.counter_width;
    if (processor.monitoring.rmids > most_rmids || width == 0 || width > 62)
        return impossible::monitoring;
    return impossible::nothing;
}

struct features_are_possible : rule<features_are_possible> {
    MSR_RULE_TEXT(
        features_are_possible,
        "the features of a processor do not fit the registers: masks have 1 to 32 bits, classes "
        "are as many as the mask registers, RMIDs have 10 bits, counts 62");
    static constexpr bool holds(const masks_subject &masks) {
        return detail::is_possible(masks.cache, masks.registers);
    }
    static constexpr bool holds(const delay_subject &delay) {
        return detail::is_possible(delay.allocation);
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::impossible_part>;
};
struct resource_exists : rule<resource_exists> {
    MSR_RULE_TEXT(resource_exists,
                  "this processor does not have that: see CPUID leaf 10H, or Fn8000_0020 of AMD");
    static constexpr bool holds(const masks_subject &masks) { return masks.cache.mask_length != 0; }
    static constexpr bool holds(const division_subject &parts) {
        return !parts.masks.divides || parts.masks.cache.cdp;
    }
    static constexpr bool holds(const delay_subject &delay) {
        return delay.allocation.maximum != 0;
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::named, typename Mistake::missing>;
};

// --- rules about classes of service -------------------------------------------------------------

struct class_exists : rule<class_exists> {
    MSR_RULE_TEXT(class_exists,
                  "this processor has no such class of service; dividing code and data takes "
                  "two masks for each, and halves their number");
    static constexpr bool holds(const division_subject &parts) {
        const unsigned classes = parts.masks.cache.classes;
        return parts.masks.number < (parts.masks.divides ? classes / 2 : classes);
    }
    static constexpr bool holds(const delay_subject &delay) {
        return delay.number < delay.allocation.classes;
    }
    /// Returns whether the class of an association exists; class 0 exists even without any mask.
    static constexpr bool holds(const association_subject &association) {
        const unsigned number = association.request.class_of_service;
        return number == 0 || number < association.processor.classes(association.by_plan.l3,
                                                                     association.by_plan.l2);
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::number, typename Mistake::classes>;
};
struct class_sets_each_thing_once : rule<class_sets_each_thing_once> {
    MSR_RULE_TEXT(
        class_sets_each_thing_once,
        "a class of service sets something, and nothing twice: the later value would be lost");
    static constexpr bool holds(const class_subject &subject) {
        return subject.request.sets_l3() || subject.request.sets_l2() ||
               subject.request.delay.given || subject.sets_more;
    }
    static constexpr bool holds(const masks_subject &masks) {
        return !masks.whole.twice && !masks.code.twice && !masks.data.twice;
    }
    static constexpr bool holds(const delay_subject &delay) { return !delay.delay.twice; }
    template <typename Mistake>
    using shows = name_list<typename Mistake::number>;
};
struct code_and_data_stand_together : rule<code_and_data_stand_together> {
    MSR_RULE_TEXT(
        code_and_data_stand_together,
        "a cache divides code and data for every class of a plan, each with both masks, or for "
        "none");
    static constexpr bool holds(const division_subject &parts) {
        return !parts.masks.divides ||
               (!parts.masks.whole.given && parts.masks.code.given && parts.masks.data.given);
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::number>;
};
struct delay_is_a_step : rule<delay_is_a_step> {
    MSR_RULE_TEXT(delay_is_a_step,
                  "a delay is a multiple of its step, up to the maximum that CPUID gives");
    static constexpr bool holds(const delay_subject &delay) {
        return delay.delay.value <= delay.allocation.maximum &&
               delay.delay.value % delay.allocation.step() == 0;
    }
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::number, typename Mistake::delay, typename Mistake::delays>;
};

// --- rules about capacity masks -----------------------------------------------------------------

namespace detail {

/// Each function returns the number of a bit of a mask that is not 0: the lowest or the highest bit
/// that is set.
constexpr unsigned lowest_bit(std::uint64_t bits) {
    return static_cast<unsigned>(__builtin_ctzll(bits));
}
constexpr unsigned highest_bit(std::uint64_t bits) {
    return 63 - static_cast<unsigned>(__builtin_clzll(bits));
}
/// Returns all bits from the lowest bit of a mask to its highest; 0 for a mask of 0.
constexpr std::uint64_t without_holes(std::uint64_t bits) {
    return bits == 0 ? 0 : low_bits(highest_bit(bits) + 1) & ~low_bits(lowest_bit(bits));
}
constexpr bool is_one_run(std::uint64_t bits) { return bits == without_holes(bits); }
constexpr unsigned bit_count(std::uint64_t bits) {
    return static_cast<unsigned>(__builtin_popcountll(bits));
}

} // namespace detail

/// The base of a rule of capacity masks: an error shows the owner of the mask, its bits, and legal
/// masks near to it.
template <typename Rule>
struct capacity_rule : rule<Rule> {
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::whose, typename Mistake::mask, typename Mistake::near_masks>;
};

struct capacity_lies_in_mask_length : capacity_rule<capacity_lies_in_mask_length> {
    MSR_RULE_TEXT(capacity_lies_in_mask_length,
                  "a capacity mask has no bit beyond the length that CPUID gives");
    static constexpr bool holds(const capacity_subject &capacity) {
        return (capacity.bits & ~capacity.cache.whole()) == 0;
    }
};
struct capacity_is_one_run : capacity_rule<capacity_is_one_run> {
    MSR_RULE_TEXT(capacity_is_one_run,
                  "the bits of a capacity mask lie in one run, unless CPUID allows others");
    static constexpr bool holds(const capacity_subject &capacity) {
        return capacity.cache.sparse || detail::is_one_run(capacity.bits);
    }
};
struct capacity_has_minimum : capacity_rule<capacity_has_minimum> {
    MSR_RULE_TEXT(capacity_has_minimum,
                  "a capacity mask has at least as many bits as this processor needs, one or more");
    static constexpr bool holds(const capacity_subject &capacity) {
        return (capacity.bits == 0 && capacity.cache.may_be_empty) ||
               detail::bit_count(capacity.bits) >= capacity.cache.minimum_bits;
    }
};

// --- rules about monitoring ---------------------------------------------------------------------

/// Returns whether a processor has an RMID, and the registers can name it. `number`: an RMID
/// `monitoring`: the events, RMIDs and counters of the processor
constexpr bool is_rmid(unsigned number, const cache_monitoring &monitoring) {
    return number < monitoring.rmids && number < most_rmids;
}

struct event_number_is_of_its_event : rule<event_number_is_of_its_event> {
    MSR_RULE_TEXT(event_number_is_of_its_event,
                  "the events of IA32_QM_EVTSEL are 1 l3_occupancy, 2 l3_total_bandwidth, 3 "
                  "l3_local_bandwidth");
    static constexpr bool holds(const monitored &monitor) {
        return is_event_number(static_cast<std::uint64_t>(monitor.event_number));
    }
    /// Returns whether a number selects the event that it is meant for. Some documents number the
    /// events 0, 1 local, 2 total; 0 is no event number, and 1 and 2 select other events than those
    /// documents say.
    static constexpr bool holds(const numbered_event &numbered) {
        return numbered.number == static_cast<std::uint64_t>(numbered.event_number) &&
               is_event_number(numbered.number);
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::event>;
};
struct event_is_monitored : rule<event_is_monitored> {
    MSR_RULE_TEXT(event_is_monitored, "this processor does not monitor this event");
    static constexpr bool holds(const monitored &monitor) {
        return monitor.monitoring.has(monitor.event_number);
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::event, typename Mistake::events>;
};
struct rmid_exists : rule<rmid_exists> {
    MSR_RULE_TEXT(rmid_exists, "this processor has no such RMID: CPUID gives the highest");
    static constexpr bool holds(const monitored &monitor) {
        return is_rmid(monitor.rmid, monitor.monitoring);
    }
    static constexpr bool holds(const association_subject &association) {
        return association.request.rmid == 0 ||
               is_rmid(association.request.rmid, association.processor.monitoring);
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::rmid, typename Mistake::rmids>;
};

// --- rules about whole plans and schedules ------------------------------------------------------

struct register_has_one_value : rule<register_has_one_value> {
    MSR_RULE_TEXT(
        register_has_one_value,
        "two choices of a plan set the same register: a class has one choice, and a logical "
        "processor one association");
    template <typename Request>
    static constexpr bool holds(const Request &first, const Request &second) {
        return !set_the_same(first, second);
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::named, typename Mistake::named_second>;
};
MSR_RULE(plan_is_of_features_and_choices,
         "a plan begins with the features of its processors, as broadwell_ep, and goes on with "
         "choices, such as class_of_service<1>.l3(0xf)");
MSR_RULE(
    choices_are_for_the_features,
    "choices of namespace qos are for AMD: they stand only in a plan that begins with features "
    "of AMD, as qos::zen4");
// A rule without a predicate: it is broken where the search for groups in grouping.hpp gives up.
struct split_is_found_in_time : rule<split_is_found_in_time> {
    MSR_RULE_TEXT(
        split_is_found_in_time,
        "the fewest groups of these choices are not found in the time that compilers give: "
        "name whole groups with together, or make two schedules");
    template <typename Mistake>
    using shows = name_list<typename Mistake::count>;
};

// --- lists of the rules, in the order of their checks -------------------------------------------

/// The first rules of the masks of a class, in the order in which they are checked.
using rules_of_masks =
    rule_list<resource_exists, features_are_possible, class_sets_each_thing_once>;
/// The rules of the masks of a class that are checked after `rules_of_masks` and before the rules
/// of each mask by itself.
using rules_of_divided_masks =
    rule_list<resource_exists, code_and_data_stand_together, class_exists>;
/// The rules of a capacity mask by itself, in the order in which they are checked.
using capacity_rules =
    rule_list<capacity_lies_in_mask_length, capacity_is_one_run, capacity_has_minimum>;
/// Each type lists the rules of one kind of choice, in the order in which they are checked: delays,
/// associations, monitors.
using rules_of_delays = rule_list<resource_exists, features_are_possible,
                                  class_sets_each_thing_once, class_exists, delay_is_a_step>;
using rules_of_associations = rule_list<class_exists, rmid_exists>;
using rules_of_monitors = rule_list<event_number_is_of_its_event, event_is_monitored, rmid_exists>;

/// All rules that a plan which divides a processor's resources can break.
using rules_of_plans =
    rule_list<features_are_possible, resource_exists, class_exists, class_sets_each_thing_once,
              code_and_data_stand_together, delay_is_a_step, event_is_monitored,
              event_number_is_of_its_event, rmid_exists, capacity_lies_in_mask_length,
              capacity_is_one_run, capacity_has_minimum, register_has_one_value>;

} // namespace msr::rdt
