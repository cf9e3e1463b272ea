// What a plan is asked for, as plain data, and the rules that a request keeps on a processor. The
// compiler and the command line ask the same functions.
#pragma once

#include <msr/names.hpp>
#include <msr/rdt/capacity.hpp>
#include <msr/rdt/features.hpp>
#include <msr/rdt/monitoring.hpp>
#include <msr/rule.hpp>
#include <msr/sequence.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::rdt {

struct features_are_possible : rule<features_are_possible> {
    MSR_RULE_TEXT(
        features_are_possible,
        "the features of a processor do not fit the registers: masks have 1 to 32 bits, classes "
        "are as many as the mask registers, RMIDs have 10 bits, counts 62");
    template <typename Mistake>
    using shows = name_list<typename Mistake::impossible_part>;
};
struct resource_exists : rule<resource_exists> {
    MSR_RULE_TEXT(resource_exists,
                  "this processor does not have that: see CPUID leaf 10H, or Fn8000_0020 of AMD");
    template <typename Mistake>
    using shows = name_list<typename Mistake::named, typename Mistake::missing>;
};
struct class_exists : rule<class_exists> {
    MSR_RULE_TEXT(class_exists,
                  "this processor has no such class of service; dividing code and data takes "
                  "two masks for each, and halves their number");
    template <typename Mistake>
    using shows = name_list<typename Mistake::number, typename Mistake::classes>;
};
struct class_sets_each_thing_once : rule<class_sets_each_thing_once> {
    MSR_RULE_TEXT(
        class_sets_each_thing_once,
        "a class of service sets something, and nothing twice: the later value would be lost");
    template <typename Mistake>
    using shows = name_list<typename Mistake::number>;
};
struct code_and_data_stand_together : rule<code_and_data_stand_together> {
    MSR_RULE_TEXT(
        code_and_data_stand_together,
        "a cache divides code and data for every class of a plan, each with both masks, or for "
        "none");
    template <typename Mistake>
    using shows = name_list<typename Mistake::number>;
};
struct delay_is_a_step : rule<delay_is_a_step> {
    MSR_RULE_TEXT(delay_is_a_step,
                  "a delay is a multiple of its step, up to the maximum that CPUID gives");
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::number, typename Mistake::delay, typename Mistake::delays>;
};
struct register_has_one_value : rule<register_has_one_value> {
    MSR_RULE_TEXT(
        register_has_one_value,
        "two choices of a plan set the same register: a class has one choice, and a logical "
        "processor one association");
    template <typename Mistake>
    using shows = name_list<typename Mistake::named, typename Mistake::named_second>;
};

/// Name in an error what a processor lets software divide.
struct l3_masks;
struct l2_masks;
struct l3_code_and_data;
struct l2_code_and_data;
struct bandwidth_delays;
/// Names a class of service in an error.
template <unsigned Number>
struct class_number;
/// Names an association in an error.
template <unsigned Class, unsigned Rmid>
struct associated;
/// Names a delay in an error.
template <std::uint64_t Value>
struct delay_value;

enum class request_kind : std::uint8_t {
    partition,
    association,
    monitor,
    other, ///< of another room: nothing here
};

/// One thing that a class of service may be given.
struct setting {
    std::uint64_t value{};
    bool given{};
    bool twice{};

    /// The same with a value.
    constexpr setting with(std::uint64_t next) const {
        return {.value = next, .given = true, .twice = given};
    }

    friend constexpr bool operator==(const setting &, const setting &) = default;
};

/// What one choice asks for.
struct request {
    request_kind kind{};
    unsigned class_of_service{}; ///< of a partition or an association
    unsigned rmid{};             ///< of an association or a monitor
    event what{};                ///< of a monitor
    setting l3{};                ///< masks, where code and data are not divided
    setting l2{};
    setting l3_code{}; ///< masks where they are
    setting l3_data{};
    setting l2_code{};
    setting l2_data{};
    setting delay{};

    constexpr bool divides_l3() const { return l3_code.given || l3_data.given; }
    constexpr bool divides_l2() const { return l2_code.given || l2_data.given; }
    constexpr bool sets_l3() const { return l3.given || divides_l3(); }
    constexpr bool sets_l2() const { return l2.given || divides_l2(); }

    friend constexpr bool operator==(const request &, const request &) = default;
};

/// The requests of a plan that are of this room; a room with more has an overload.
constexpr const request &shared_part(const request &all) { return all; }

/// Which caches a plan divides into code and data.
struct divided {
    bool l3{};
    bool l2{};
};

template <typename Request>
constexpr divided divided_by(sequence<Request> asked) {
    divided result;
    for (const Request &one : asked) {
        result.l3 = result.l3 || shared_part(one).divides_l3();
        result.l2 = result.l2 || shared_part(one).divides_l2();
    }
    return result;
}

/// What a check of requests found: the rule that is broken, by which of them.
struct finding {
    broken_rule broken{}; ///< null: everything is legal
    std::size_t first{};
    std::size_t second{}; ///< the same as the first where one breaks it alone

    constexpr bool legal() const { return broken == nullptr; }
};

/// Which part of a processor's features cannot be.
enum class impossible : std::uint8_t { nothing, l3, l2, mba, monitoring };

namespace detail {

/// Whether the masks of a cache, if it has any, fit the registers that there are.
constexpr bool is_possible(const cache_allocation &cache, unsigned registers) {
    if (cache.mask_length == 0) return true;
    return cache.mask_length <= 32 && cache.classes != 0 && cache.classes <= registers &&
           cache.minimum_bits != 0 && cache.minimum_bits <= cache.mask_length;
}
constexpr bool is_possible(const delay_allocation &delays) {
    return delays.maximum <= decltype(mba_thrtl::delay)::mask && delays.classes <= mba_thrtl::most;
}

} // namespace detail

constexpr impossible impossible_of(const features &has) {
    if (!detail::is_possible(has.l3, l3_qos_mask::most)) return impossible::l3;
    if (!detail::is_possible(has.l2, l2_qos_mask::most)) return impossible::l2;
    if (!detail::is_possible(has.mba)) return impossible::mba;
    const unsigned width = has.monitoring.counter_width;
    if (has.monitoring.rmids > most_rmids || width == 0 || width > 62)
        return impossible::monitoring;
    return impossible::nothing;
}

namespace detail {

/// The rule that a cache's masks in a class break, or null. `divides` is what the whole plan does.
/// A class beyond the `registers` that there are would be written to a register of something else,
/// so what CPUID says of a virtual machine is not believed.
constexpr broken_rule check_masks(const setting &whole, const setting &code, const setting &data,
                                  const cache_allocation &cache, unsigned registers,
                                  unsigned number, bool divides) {
    if (!whole.given && !code.given && !data.given) return nullptr;
    if (cache.mask_length == 0) return &resource_exists::text;
    if (!is_possible(cache, registers)) return &features_are_possible::text;
    if (whole.twice || code.twice || data.twice) return &class_sets_each_thing_once::text;
    if (divides && !cache.cdp) return &resource_exists::text;
    if (divides && (whole.given || !code.given || !data.given))
        return &code_and_data_stand_together::text;
    if (number >= (divides ? cache.classes / 2 : cache.classes)) return &class_exists::text;
    if (whole.given) return check_capacity(whole.value, cache);
    const broken_rule of_code = check_capacity(code.value, cache);
    return of_code != nullptr ? of_code : check_capacity(data.value, cache);
}

constexpr broken_rule check_delay(const setting &delay, const delay_allocation &has,
                                  unsigned number) {
    if (!delay.given) return nullptr;
    if (has.maximum == 0) return &resource_exists::text;
    if (!is_possible(has)) return &features_are_possible::text;
    if (delay.twice) return &class_sets_each_thing_once::text;
    if (number >= has.classes) return &class_exists::text;
    if (delay.value > has.maximum || delay.value % has.step() != 0) return &delay_is_a_step::text;
    return nullptr;
}

} // namespace detail

/// The rule that a request breaks by itself, or null. `sets_more`: it also sets what another room
/// checks.
constexpr broken_rule check(const request &asked, const features &has, const divided &by_plan = {},
                            bool sets_more = false) {
    switch (asked.kind) {
    case request_kind::monitor:
        return check_monitor({.what = asked.what, .rmid = asked.rmid}, has.monitoring);
    case request_kind::association:
        if (asked.class_of_service != 0 &&
            asked.class_of_service >= has.classes(by_plan.l3, by_plan.l2))
            return &class_exists::text;
        if (asked.rmid != 0 && !is_rmid(asked.rmid, has.monitoring)) return &rmid_exists::text;
        return nullptr;
    case request_kind::other:
        return nullptr;
    case request_kind::partition:
        break;
    }
    if (!asked.sets_l3() && !asked.sets_l2() && !asked.delay.given && !sets_more)
        return &class_sets_each_thing_once::text;
    const unsigned number = asked.class_of_service;
    const broken_rule of_l3 = detail::check_masks(asked.l3, asked.l3_code, asked.l3_data, has.l3,
                                                  l3_qos_mask::most, number, by_plan.l3);
    if (of_l3 != nullptr) return of_l3;
    const broken_rule of_l2 = detail::check_masks(asked.l2, asked.l2_code, asked.l2_data, has.l2,
                                                  l2_qos_mask::most, number, by_plan.l2);
    return of_l2 != nullptr ? of_l2 : detail::check_delay(asked.delay, has.mba, number);
}

/// Whether two requests would set one register. A room with more has an overload. Requests that
/// would set the same as a third one would also set the same as each other.
constexpr bool set_the_same(const request &one, const request &other) {
    if (one.kind != other.kind) return false;
    switch (one.kind) {
    case request_kind::partition:
        return one.class_of_service == other.class_of_service;
    case request_kind::association:
        return true;
    case request_kind::monitor: // each is selected again when it is read
    case request_kind::other:
        return false;
    }
    return false;
}

/// The first two requests that set one register, as a finding.
template <typename Request>
constexpr finding check_pairs(sequence<Request> asked) {
    for (std::size_t i = 0; i < asked.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (set_the_same(asked[j], asked[i])) return {&register_has_one_value::text, j, i};
    return {};
}

/// The first rule that requests break on a processor: one by itself, where the plan divides what it
/// does, or two together. `group_check` relies on there being no other rules.
constexpr finding check(sequence<request> asked, const features &has) {
    const divided by_plan = divided_by(asked);
    for (std::size_t i = 0; i < asked.size(); ++i)
        if (const broken_rule broken = check(asked[i], has, by_plan); broken != nullptr)
            return {broken, i, i};
    return check_pairs(asked);
}

} // namespace msr::rdt
