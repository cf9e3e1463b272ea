// The compiler's reports of broken rules of RDT: the names of the choices that break a rule, and
// the legal alternatives.
#pragma once

#include <msr/core/names.hpp>
#include <msr/core/register.hpp>
#include <msr/core/rule.hpp>
#include <msr/rdt/capacity.hpp>
#include <msr/rdt/features.hpp>
#include <msr/rdt/monitoring.hpp>
#include <msr/rdt/request.hpp>
#include <msr/rdt/rules.hpp>

#include <cstdint>
#include <initializer_list>
#include <type_traits>

namespace msr::rdt {

/// Each struct is the type by which an error names a resource that a processor lets software
/// divide.
struct l3_masks;
struct l2_masks;
struct l3_code_and_data;
struct l2_code_and_data;
struct bandwidth_delays;
/// The type by which an error names a class of service.
template <unsigned Number>
struct class_number;
/// The type by which an error names the association of a logical processor with a class and an
/// RMID.
template <unsigned Class, unsigned Rmid>
struct associated;
/// The type by which an error names a delay of traffic to memory.
template <std::uint64_t Value>
struct delay_value;

namespace detail {

/// The type by which an error names the part of a processor's features that is impossible.
template <impossible Part>
struct named_impossible {
    using type = member<&features::monitoring>;
};
template <>
struct named_impossible<impossible::l3> {
    using type = member<&features::l3>;
};
template <>
struct named_impossible<impossible::l2> {
    using type = member<&features::l2>;
};
template <>
struct named_impossible<impossible::mba> {
    using type = member<&features::mba>;
};

/// The suggestion of a legal number of a class: 0 to `Count` - 1.
template <unsigned Count>
struct classes_below {
    using type = would_be_legal<value_between<0, Count - 1>>;
};
template <>
struct classes_below<0> {
    using type = as_the_sentence_says;
};
template <unsigned Count>
struct rmids_below : classes_below<Count> {};

/// The suggestion of the events that a processor monitors.
template <cache_monitoring Has>
struct events_monitored
    : as_suggestions<typename joined_names<
          typename names_if<Has.has(event::l3_occupancy), l3_occupancy>::type,
          typename names_if<Has.has(event::l3_total_bandwidth), l3_total_bandwidth>::type,
          typename names_if<Has.has(event::l3_local_bandwidth), l3_local_bandwidth>::type>::type> {
};

/// The suggestion of the legal delays next to an illegal delay.
template <std::uint64_t Value, unsigned Maximum, unsigned Step>
struct delays_near {
    static constexpr std::uint64_t top = Maximum / Step * Step;
    static constexpr std::uint64_t lower = Value / Step * Step;
    using type = std::conditional_t<(lower >= top), would_be_legal<delay_value<top>>,
                                    would_be_legal<delay_value<lower>, delay_value<lower + Step>>>;
};

/// Returns the number of classes of service among which the class of a request (a choice of a plan)
/// must be: 0 where the request gives no setting to its class.
template <request Asked, features Has, divided By>
constexpr unsigned class_limit() {
    if (Asked.kind == request_kind::association) return Has.classes(By.l3, By.l2);
    unsigned limit = ~0u;
    const auto narrow = [&limit](bool sets, unsigned classes) {
        if (sets && classes < limit) limit = classes;
    };
    narrow(Asked.sets_l3(), By.l3 ? Has.l3.classes / 2 : Has.l3.classes);
    narrow(Asked.sets_l2(), By.l2 ? Has.l2.classes / 2 : Has.l2.classes);
    narrow(Asked.delay.given, Has.mba.classes);
    return limit == ~0u ? 0 : limit;
}

/// The capacity mask by which a request (a choice of a plan) breaks a rule, and the cache that has
/// the mask.
struct mask_at_fault {
    std::uint64_t bits{};
    cache_allocation cache{};
};
constexpr mask_at_fault mask_at_fault_of(const request &request, const features &processor) {
    for (const setting *mask : {&request.l3, &request.l3_code, &request.l3_data})
        if (mask->given && check_capacity(mask->value, processor.l3) != nullptr)
            return {mask->value, processor.l3};
    for (const setting *mask : {&request.l2, &request.l2_code, &request.l2_data})
        if (mask->given && check_capacity(mask->value, processor.l2) != nullptr)
            return {mask->value, processor.l2};
    return {};
}

/// The type that names the resource which a request (a choice of a plan) sets and the processor
/// does not have.
template <request Asked, features Has, divided By>
using missing_resource = std::conditional_t<
    (Asked.sets_l3() && Has.l3.mask_length == 0), l3_masks,
    std::conditional_t<
        (Asked.sets_l3() && By.l3 && !Has.l3.cdp), l3_code_and_data,
        std::conditional_t<(Asked.sets_l2() && Has.l2.mask_length == 0), l2_masks,
                           std::conditional_t<(Asked.sets_l2() && By.l2 && !Has.l2.cdp),
                                              l2_code_and_data, bandwidth_delays>>>>;

/// The type by which an error names a request (a choice of a plan): its association or its class of
/// service.
template <request Asked>
using named_request = std::conditional_t<Asked.kind == request_kind::association,
                                         associated<Asked.class_of_service, Asked.rmid>,
                                         class_number<Asked.class_of_service>>;

/// The names by which an error describes a request (a choice of a plan) that breaks a rule; `By` is
/// the caches that the whole plan divides into code and data.
template <request Asked, features Has, divided By>
struct mistake_of_request {
    static constexpr mask_at_fault at_fault = mask_at_fault_of(Asked, Has);
    using of_mask =
        mistake_of_mask<class_number<Asked.class_of_service>, at_fault.bits, at_fault.cache>;

    using impossible_part = typename named_impossible<impossible_of(Has)>::type;
    using named = class_number<Asked.class_of_service>;
    using number = class_number<Asked.class_of_service>;
    using missing = missing_resource<Asked, Has, By>;
    using classes = legal_from<classes_below<class_limit<Asked, Has, By>()>>;
    using delay = delay_value<Asked.delay.value>;
    using delays = legal_from<delays_near<Asked.delay.value, Has.mba.maximum, Has.mba.step()>>;
    using event = typename named_event<Asked.what>::type;
    using events = legal_from<events_monitored<Has.monitoring>>;
    using rmid = msr::rdt::rmid<Asked.rmid>;
    using rmids = legal_from<rmids_below<Has.monitoring.rmids>>;
    using whose = typename of_mask::whose;
    using mask = typename of_mask::mask;
    using near_masks = typename of_mask::near_masks;
};

/// The names by which an error describes two requests (choices of a plan) that break a rule
/// together; `First` and
/// `Second` are equal where one request breaks it.
template <request First, request Second, features Has, divided By>
struct mistake_of_requests : mistake_of_request<First, Has, By> {
    using named = named_request<First>;
    using named_second = named_request<Second>;
};

/// The names by which an error describes a plan that breaks a rule.
template <typename Check>
struct mistake_of_plan : mistake_of_requests<Check::wanted[Check::found.culprits[0]],
                                             Check::wanted[Check::found.culprits[1]], Check::on,
                                             divided_by(all_of(Check::wanted))> {};

} // namespace detail
} // namespace msr::rdt
