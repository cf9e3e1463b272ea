// Plans: choices and a target, every rule checked by the compiler, as plain writes.
#pragma once

// First, so that errors do not tell of the headers through which they would be included.
#include <msr/rule.hpp>

#include <msr/amd/ibs/rules.hpp>

#include <msr/amd/ibs/asked.hpp>
#include <msr/amd/ibs/choice.hpp>
#include <msr/amd/ibs/program.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/program.hpp>

#include <cstddef>
#include <type_traits>

namespace msr::ibs {

namespace detail {

template <typename Choice>
inline constexpr bool is_choice = requires {
    typename Choice::is_ibs_choice;
};

/// Generations of which a processor is legal for a choice, but for those only announced.
template <typename Choice, generation... Which>
struct legal_generations
    : as_alternatives<typename joined_names<typename names_if<
          !row_of(Which).announced && check(Choice::as_request(), target_of(Which)).legal(),
          named_generation<Which>>::type...>::type> {};
template <typename Choice, generation... Which>
constexpr legal_generations<Choice, Which...> legal_among(generation_list<Which...>);
/// The same of all generations; a type of its own, for errors name it.
template <typename Choice>
struct every_legal_generation : decltype(legal_among<Choice>(every_generation_listed{})) {};

/// Stops the compiler with the rule that one choice breaks on a target.
template <typename Choice, target On>
consteval void tell_choice() {
    constexpr request asked = Choice::as_request();
    constexpr broken_rule broken = check(asked, On).broken;
    if constexpr (broken != nullptr) {
        using what = typename Choice::named;
        using where = named_generation<On.is>;
        using others = legal_from<every_legal_generation<Choice>>;
        using period = value<asked.period>;
        using shorter = would_be_legal<value_between<least_op_period, most_short_period>>;
        constexpr bool told =
            tells<broken, fetch_sampling_is_announced, what, where, others>() ||
            tells<broken, op_sampling_is_announced, what, where, others>() ||
            tells<broken, dispatched_ops_need_op_cnt, what, where, others>() ||
            tells<broken, long_period_needs_op_cnt_ext, what, period, where, shorter>() ||
            tells<broken, random_op_start_needs_rd_wr_op_cnt, what, where, others>() ||
            tells<broken, l3_miss_only_needs_zen4_extensions, what, where, others>() ||
            tells<broken, load_latency_needs_op_ld_lat, what, where, others>() ||
            tells<broken, load_latency_needs_l3_miss_only, what, where,
                  would_be_legal<with::l3_miss_only>>();
        static_assert(told, "a choice breaks a rule that is not among those told here");
    }
}

} // namespace detail

/// Choices with their target and program; made by `plan<…>`.
template <target On, typename... Choice>
class plan_of {
    static constexpr request wanted[] = {Choice::as_request()...};
    static constexpr verdict found = check(all_of(wanted), On);

    static consteval bool checked() {
        (detail::tell_choice<Choice, On>(), ...);
        constexpr bool alone[] = {check(Choice::as_request(), On).legal()...};
        bool all_alone = true;
        for (const bool one : alone)
            all_alone = all_alone && one;
        return all_alone;
    }
    static consteval bool checked_together() {
        if constexpr (checked())
            engine_stands_once::tell<found.legal(), typename Choice::named...>();
        return true;
    }
    static_assert(checked_together());

    static constexpr auto written =
        program_of(found.legal() ? all_of(wanted) : sequence<request>{}, On);
    // With its size, which clang does not take from the values where a plan is used as a type.
    static constexpr rearming after[sizeof...(Choice)] = {rearming_of(Choice::as_request(), On)...};

public:
    /// How many choices the plan samples: one or two.
    static constexpr std::size_t size = sizeof...(Choice);
    static constexpr target made_for = On;

    /// The writes that set up, arm and disable. It asks for interrupts, so a handler must be there.
    static constexpr program_view view() { return written.view(); }
    static constexpr const auto &program() { return written; }
    static constexpr const request &request_at(std::size_t position) { return wanted[position]; }

    /// What the handler of a sample reads and writes, by the choice's position.
    static constexpr const rearming &after_sample(std::size_t position) { return after[position]; }
    /// The same of a choice of the plan.
    template <typename Asked>
    requires detail::is_choice<Asked>
    static constexpr const rearming &after_sample(Asked asked) { return after[position(asked)]; }

    /// The position of a choice in the plan. One that it does not sample does not compile.
    template <typename Asked>
    requires detail::is_choice<Asked>
    static consteval std::size_t position(Asked) {
        constexpr bool same[] = {std::is_same_v<Asked, Choice>...};
        sampled_choice_is_in_plan::tell<(std::is_same_v<Asked, Choice> || ...),
                                        typename Asked::named>();
        std::size_t place = 0;
        while (place < size - 1 && !same[place])
            ++place;
        return place;
    }
    /// Whether a choice asks for interrupts: every one does.
    template <typename Asked>
    static consteval bool is_sampled(Asked) {
        return true;
    }
};

namespace detail {

/// Stands for a plan where the compiler has been stopped.
struct no_plan {};

template <typename First, typename... Rest>
consteval bool tell_arguments() {
    constexpr bool has_target = std::is_same_v<First, target>;
    ibs_plan_has_a_target::tell<has_target, named_generation<generation::zen4>>();
    constexpr bool has_choices = sizeof...(Rest) > 0 && (is_choice<Rest> && ...);
    if constexpr (has_target) ibs_plan_has_choices::tell<has_choices, Rest...>();
    return has_target && has_choices;
}

template <bool Legal, auto On, typename... Choice>
struct plan_or_none {
    using type = no_plan;
};
template <target On, typename... Choice>
struct plan_or_none<true, On, Choice...> {
    using type = plan_of<On, Choice...>;
};

template <auto On, auto... Choice>
struct plan_from : plan_or_none<tell_arguments<std::remove_const_t<decltype(On)>,
                                               std::remove_const_t<decltype(Choice)>...>(),
                                On, std::remove_const_t<decltype(Choice)>...> {};

} // namespace detail

/// The plan of a target and one or two choices: `plan<on<zen4>, op_sampling.period<0x40000>()>`.
/// Does not compile where a rule is broken.
template <auto Target, auto... Choice>
inline constexpr typename detail::plan_from<Target, Choice...>::type plan{};

} // namespace msr::ibs
