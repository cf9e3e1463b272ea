// Plans: choices that the compiler has checked against the features of a processor, as a program.
#pragma once

// First what rules are made of and where they stand: compilers list the way to both in each error.
#include <msr/rule.hpp>

#include <msr/rdt/capacity.hpp>
#include <msr/rdt/monitoring.hpp>
#include <msr/rdt/request.hpp>

#include <msr/pmu/program_builder.hpp>
#include <msr/program.hpp>
#include <msr/rdt/choice.hpp>
#include <msr/rdt/program.hpp>
#include <msr/rdt/telling.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace msr::rdt {

MSR_RULE(plan_is_of_features_and_choices,
         "a plan begins with the features of its processors, as on<broadwell_ep>, and goes on with "
         "choices, such as class_of_service<1>.l3(0xf)");
MSR_RULE(
    choices_are_for_the_features,
    "choices of namespace qos are for AMD: they stand only in a plan that begins with features "
    "of AMD, as on<qos::zen4>");

/// How a plan uses a room: its requests, its checks and its writes. Specialised for the features
/// that begin a plan: `rdt::features` here, AMD's in its own room.
template <typename Features>
struct plan_room;

namespace detail {

template <typename Choice>
concept choice_type = requires(const Choice &chosen) {
    request_of(chosen);
};

/// Counts what a sink is given.
struct counter {
    std::size_t count{};
    template <typename Given>
    constexpr void operator()(const Given &) {
        ++count;
    }
};
/// Keeps what a sink is given.
template <typename Given, std::size_t Count>
struct keeper {
    Given kept[Count == 0 ? 1 : Count]{};
    std::size_t count{};
    constexpr void operator()(const Given &next) { kept[count++] = next; }
    constexpr sequence<Given> all() const & { return {kept, count}; }
    void all() const && = delete; // it would refer to what is gone
};

constexpr std::size_t at_least_one(std::size_t count) { return count == 0 ? 1 : count; }

/// The program of the writes and claims of a scope and below.
template <pmu::program_sizes Sizes>
constexpr auto program_of(sequence<placed_write> writes, sequence<placed_claim> claims,
                          scope widest) {
    pmu::program_builder<Sizes> into;
    for (const placed_write &each : writes)
        if (each.where <= widest) into.add_write(each.when, each.what.owner, each.what);
    // Put back from the last to the first: the logical processor leaves its class before the masks
    // change; and code and data are one again when all masks are what they were.
    constexpr bool last_what_divides[] = {false, true};
    for (const bool what_divides : last_what_divides)
        for (std::size_t i = writes.size(); i-- > 0;) {
            const placed_write &each = writes[i];
            if (each.where <= widest && each.divides == what_divides)
                into.touch({each.what.address, each.check, each.name, each.changes});
        }
    into.leave_kept_bits_to_others();
    for (const placed_claim &each : claims)
        if (each.where <= widest) into.add_claim(each.what);
    return into.finished();
}

} // namespace detail

/// A part of a plan: the writes that a logical processor with this duty carries out. A session
/// takes it as it takes the plan.
template <typename Plan, scope Duty>
struct plan_part {
    static constexpr std::size_t size = 0; ///< a session reads no counts, see `read`
    static constexpr scope duty = Duty;

    static constexpr program_view view() { return Plan::template program_for<Duty>.view(); }
    /// Whether there is nothing to do.
    static constexpr bool is_empty() { return view().set_up.size() + view().start.size() == 0; }
};

namespace detail {

/// Stops the compiler with the rule that choices break; returns whether they are legal.
template <auto On, auto... Choice>
consteval bool check_plan() {
    using room = plan_room<std::remove_const_t<decltype(On)>>;
    constexpr typename room::request_type asked[] = {room::as_request(request_of(Choice))...};
    if constexpr (!room::template tell_features<On>()) {
        return false;
    } else {
        constexpr finding found = room::check(all_of(asked), On);
        if constexpr (!found.legal())
            room::template tell<On, asked[found.first], asked[found.second],
                                divided_by(all_of(asked)), found.broken>();
        return found.legal();
    }
}

} // namespace detail

/// Choices with their program; made by `plan<…>`, which has found them `Legal`.
template <bool Legal, auto On, auto... Choice>
class plan_of {
    using room = plan_room<std::remove_const_t<decltype(On)>>;
    using request_type = typename room::request_type;
    static constexpr request_type asked[] = {room::as_request(request_of(Choice))...};
    static constexpr sequence<request_type> written{asked, Legal ? sizeof...(Choice) : 0};
    static constexpr std::size_t write_count = [] {
        detail::counter counts;
        room::each_write(written, On, counts);
        return counts.count;
    }();
    static constexpr std::size_t claim_count = [] {
        detail::counter counts;
        room::each_claim(written, On, counts);
        return counts.count;
    }();
    static constexpr auto kept_writes = [] {
        detail::keeper<placed_write, write_count> keeps;
        room::each_write(written, On, keeps);
        return keeps;
    }();
    static constexpr auto kept_claims = [] {
        detail::keeper<placed_claim, claim_count> keeps;
        room::each_claim(written, On, keeps);
        return keeps;
    }();
    static constexpr pmu::program_sizes sizes{
        .writes = write_count, .registers = write_count, .claims = claim_count};

public:
    /// How many counts a session reads for the plan: none. Its monitors are read by `read`, for a
    /// counter read without its selection says nothing.
    static constexpr std::size_t size = 0;
    /// How many choices it is made of.
    static constexpr std::size_t choices = sizeof...(Choice);
    static constexpr auto made_for = On;

    /// The program of a logical processor with this duty.
    template <scope Duty>
    static constexpr auto program_for = detail::program_of<sizes>(kept_writes.all(),
                                                                  kept_claims.all(), Duty);

    /// Everything, as one logical processor carries it out that is alone or the first of its
    /// package.
    static constexpr program_view view() { return program_for<scope::package>.view(); }
    static constexpr const auto &program() { return program_for<scope::package>; }

    /// What a logical processor with this duty carries out: see `duty_of`.
    template <scope Duty>
    static constexpr plan_part<plan_of, Duty> part{};

    /// Every write in its order, with what shares its register.
    static constexpr sequence<placed_write> writes() { return kept_writes.all(); }

    /// The widest scope that the plan writes: it has to run once on each of these, and what is
    /// narrower again on the others.
    static constexpr scope widest() {
        scope result = scope::thread;
        for (const placed_write &each : writes())
            if (each.where > result) result = each.where;
        return result;
    }

    static constexpr const request_type &request_at(std::size_t position) {
        return asked[position];
    }
};

/// The view of a part that is known at run time only.
template <typename Plan>
constexpr program_view part_of(const Plan &, scope duty) {
    switch (duty) {
    case scope::thread:
        return Plan::template part<scope::thread>.view();
    case scope::core:
        return Plan::template part<scope::core>.view();
    case scope::l2:
        return Plan::template part<scope::l2>.view();
    case scope::l3:
        return Plan::template part<scope::l3>.view();
    case scope::package:
        break;
    }
    return Plan::view();
}

/// Calls `sink(cpu, duty)` for each of the logical processors that has something to carry out, in
/// the order of the list: who comes first does what it shares with those behind it.
template <typename Plan, typename Sink>
constexpr void each_cpu(const Plan &plan, sequence<place> cpus, Sink &&sink) {
    for (std::size_t i = 0; i < cpus.size(); ++i) {
        const scope duty = duty_of(i, cpus);
        const program_view part = part_of(plan, duty);
        if (part.set_up.size() + part.start.size() != 0) sink(cpus[i].cpu, duty);
    }
}

template <>
struct plan_room<features> {
    using request_type = request;

    static constexpr const request &as_request(const request &asked) { return asked; }
    static constexpr finding check(sequence<request> asked, const features &has) {
        return rdt::check(asked, has);
    }
    template <typename Sink>
    static constexpr void each_write(sequence<request> asked, const features &has, Sink &sink) {
        each_shared_write(asked, has, sink);
    }
    template <typename Sink>
    static constexpr void each_claim(sequence<request> asked, const features &has, Sink &sink) {
        each_shared_claim(asked, has, sink);
    }
    template <features Has>
    static consteval bool tell_features() {
        return detail::tell_features<Has>();
    }
    template <features Has, request First, request Second, divided By, broken_rule Broken>
    static consteval void tell() {
        constexpr bool told = tells<Broken, register_has_one_value, detail::named_request<First>,
                                    detail::named_request<Second>>() ||
                              detail::tells_request<First, Has, By, Broken>();
        static_assert(told, "a choice breaks a rule that is not among those told here");
    }
};

/// The features that a plan begins with: `plan<on<broadwell_ep>, …>`,
/// `plan<on<features{.l3 = {.mask_length = 20, .classes = 16}}>, …>`.
template <auto Has>
inline constexpr auto on = Has;

namespace detail {

template <typename Features>
concept features_type = requires {
    typename plan_room<Features>::request_type;
};

/// Stands for a plan where the compiler has been stopped.
struct no_plan {
    static constexpr std::size_t size = 0;
    static constexpr std::size_t choices = 0;
    static constexpr program_view view() { return {}; }
};

template <bool Are, auto... Argument>
struct plan_or_none {
    using type = no_plan;
};
template <auto On, auto... Choice>
struct plan_or_none<true, On, Choice...> {
    using type = plan_of<check_plan<On, Choice...>(), On, Choice...>;
};

template <typename... Argument>
struct arguments {
    static constexpr bool legal = false;
};
template <typename Features, typename... Choice>
struct arguments<Features, Choice...> {
    static constexpr bool legal = features_type<Features> && sizeof...(Choice) > 0 &&
                                  (choice_type<Choice> && ...);
};

/// Whether a room makes requests of a choice.
template <typename Choice, typename Features>
concept choice_for = requires(const Choice &chosen) {
    plan_room<Features>::as_request(request_of(chosen));
};

/// Stops the compiler where choices are of another room.
template <typename Features, typename... Choice>
consteval bool tell_choices() {
    constexpr bool taken = (choice_for<Choice, Features> && ...);
    return choices_are_for_the_features::tell<taken, Features, Choice...>();
}

template <auto... Argument>
consteval bool tell_arguments() {
    constexpr bool legal = arguments<std::remove_const_t<decltype(Argument)>...>::legal;
    plan_is_of_features_and_choices::tell<legal, std::remove_const_t<decltype(Argument)>...>();
    if constexpr (legal)
        return tell_choices<std::remove_const_t<decltype(Argument)>...>();
    else
        return false;
}

} // namespace detail

/// The plan of some choices for a processor: `plan<on<broadwell_ep>, class_of_service<1>.l3(0xf),
/// association{.class_of_service = 1}>`. Does not compile if a rule is broken.
template <auto... FeaturesAndChoices>
inline constexpr typename detail::plan_or_none<detail::tell_arguments<FeaturesAndChoices...>(),
                                               FeaturesAndChoices...>::type plan{};

} // namespace msr::rdt
