// Plans of instruction-based sampling: the members that the machinery of all PMUs needs of IBS.
#pragma once

// The headers whose names errors print come first, so that errors do not list a chain of includes.
#include <msr/core/rule.hpp>

#include <msr/pmu/plan.hpp>

#include <msr/amd/ibs/choice.hpp>

#include <msr/amd/ibs/asked.hpp>
#include <msr/amd/ibs/choice_text.hpp> // included for the printing of a plan's counts
#include <msr/amd/ibs/detect.hpp>
#include <msr/amd/ibs/planner.hpp>
#include <msr/amd/ibs/program.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/rules.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/names.hpp>
#include <msr/core/positions.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/contract.hpp>
#include <msr/pmu/grouping.hpp>
#include <msr/pmu/suggestions.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstddef>
#include <type_traits>

namespace msr::ibs {

namespace detail {

/// Generations of which a processor is legal for a choice, but for those only announced.
template <typename Choice, generation... Which>
struct legal_generations
    : as_suggestions<typename first_names<
          most_processors_shown,
          typename joined_names<typename names_if<
              !row_of(Which).announced && check(Choice::as_request(), target_of(Which)).legal(),
              named_generation<Which>>::type...>::type>::type> {};
template <typename Choice, generation... Which>
constexpr legal_generations<Choice, Which...> legal_among(generation_list<Which...>);
/// The generations, of all, on which a choice is legal; a type of its own, for errors name it.
template <typename Choice>
struct every_legal_generation : decltype(legal_among<Choice>(every_generation_listed{})) {};

/// The error of one choice that breaks a rule by itself.
template <typename Choice, target On>
struct mistake_of_one {
    using what = typename Choice::named;
    using where = named_generation<On.is>;
    using period = value<Choice::as_request().period>;
    using others = legal_from<every_legal_generation<Choice>>;
    using shorter = would_be_legal<value_between<least_op_period, most_short_period>>;
    using with_l3_miss_only = would_be_legal<with::l3_miss_only>;
};

/// The error of choices that need the same engine.
template <typename Check>
struct mistake_of_several {
    using tried = typename Check::tried;
    using culprits = culprits_of<tried, Check::found>;

    using engine = typename tried::template choice_at<Check::found.culprits[0]>::named;
    using shown = typename joined_names<typename culprits::names,
                                        name_list<legal_from<typename culprits::left_out>>>::type;
};

} // namespace detail

namespace detail {

/// The plan of a check, as far as `check_processor` asks it.
template <typename Check>
struct checked_plan {
    static constexpr target made_for = Check::on;
    static constexpr std::size_t size = Check::size;
    static constexpr const request &request_at(std::size_t i) { return Check::wanted[i]; }
};

} // namespace detail

/// IBS as a PMU: an engine for ops and an engine for fetches.
struct pmu : pmu_defaults<pmu> {
    using target = ibs::target;   ///< the generation, or the processor, that a plan is made for
    using request = ibs::request; ///< a choice as a plain value
    /// All rules that `assign` can return, in the order in which they are checked.
    using rules = rules_of_plans;
    static constexpr bool has_target_of_all = false; ///< processors differ in fields and sequences
    static constexpr bool takes_counters = false; ///< the engines may take turns as often as asked
    /// The type that names a target in errors: its generation.
    template <target On>
    struct named_target {
        using type = detail::named_generation<On.is>;
    };

    /// Checks one request by itself. Returns the rule that it breaks.
    static constexpr verdict check(const request &request, const target &target) {
        return ibs::check(request, target);
    }
    /// Checks at most `Most` requests together: each engine samples for one of them.
    template <std::size_t Most>
    static constexpr checked_requests<Most> assign(sequence<request> requests,
                                                   const target &target) {
        return ibs::assign<Most>(requests, target);
    }
    /// The program of a plan; empty where the plan is not legal.
    template <typename Check>
    static constexpr auto program_of_plan() {
        return ibs::program_of(Check::found.found() ? all_of(Check::wanted) : sequence<request>{},
                               Check::on);
    }
    /// Whether a request asks for interrupts: every sample is announced by one.
    static constexpr bool interrupts(const request &) { return true; }
    /// Whether a plan may run on the processor whose CPUID answers; as `check_processor`.
    template <typename Check>
    static verdict check_cpuid(const cpuid_view &cpuid, bool) {
        return check_processor(detail::checked_plan<Check>{}, detect(cpuid));
    }
    /// Whether a group has no engine left for its choices.
    static constexpr bool lacks_room(const broken_rule &broken) {
        return broken == &engine_stands_once::text;
    }

    /// The mistake of a choice that breaks a rule regardless of other choices.
    template <typename Choice, auto On>
    using one = detail::mistake_of_one<Choice, On>;
    /// The mistake of choices that break a rule together.
    template <typename Check>
    using several = detail::mistake_of_several<Check>;
    /// The mistake of a plan without a target, which IBS needs.
    template <typename... Argument>
    using no_target = mistake_of<ibs_plan_has_a_target, detail::named_generation<generation::zen4>>;
    /// The mistake of a plan without choices.
    template <auto On>
    using no_choices = mistake_of<ibs_plan_has_choices>;
    /// The mistake of an argument that is no choice of IBS.
    template <auto On, typename Other, typename... Argument>
    using not_a_choice = mistake_of<ibs_plan_has_choices, Argument...>;

    /// Members of plans that the handler of a sample uses.
    template <typename Check>
    struct plan_members {
        // The array has a size, because clang does not deduce it where a plan is used as a type.
        /// The accesses after a sample, for each choice of the plan.
        static constexpr auto after = [] {
            struct {
                rearming of[Check::size]{};
            } result;
            for (std::size_t i = 0; i < Check::size; ++i)
                result.of[i] = rearming_of(Check::wanted[i], Check::on);
            return result;
        }();

        /// Returns the registers that the handler of a sample reads and writes, by the choice's
        /// position.
        static constexpr const rearming &after_sample(std::size_t position) {
            return after.of[position];
        }
        /// Returns the registers that the handler of a sample reads and writes, by a choice of the
        /// plan.
        template <typed_choice Asked>
        static constexpr const rearming &after_sample(Asked) {
            using asked = msr::detail::position_in_plan<Check, Asked>;
            using mistake = typename asked::mistake;
            static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
            return after.of[asked::first];
        }
    };

    // How choices are split into groups; see schedule.hpp.
    /// Splits requests into groups so that each engine has one of them at most.
    template <std::size_t Most>
    static constexpr grouping<Most> groups(sequence<request>, sequence<request> requests,
                                           sequence<linked_requests> links, const target &target);
};

/// The PMU of a target, for plans that begin with one.
pmu pmu_of(const target &);

} // namespace msr::ibs
