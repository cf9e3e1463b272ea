// Plans of instruction-based sampling: the members that the machinery of all PMUs needs of IBS.
#pragma once

// Headers to which compile errors point come first, so that the errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/pmu/plan.hpp>

#include <msr/amd/ibs/choice.hpp>

#include <msr/amd/ibs/choice_text.hpp> // included for the printing of a plan's counts
#include <msr/amd/ibs/detect.hpp>
#include <msr/amd/ibs/planner.hpp>
#include <msr/amd/ibs/printed_choice.hpp>
#include <msr/amd/ibs/program.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/rules.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/names.hpp>
#include <msr/core/positions.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/assessment.hpp>
#include <msr/pmu/contract.hpp>
#include <msr/pmu/grouping.hpp>
#include <msr/pmu/suggestions.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstddef>
#include <type_traits>

namespace msr::ibs {

namespace detail {

/// The generations on which a choice is legal, as suggestions of an error; without generations that
/// are only announced.
template <typename Choice, generation... Which>
struct legal_generations
    : as_suggestions<typename first_names<
          most_processors_shown,
          typename joined_names<typename names_if<
              !row_of(Which).announced && check(Choice::as_request(), target_of(Which)).legal(),
              named_generation<Which>>::type...>::type>::type> {};
template <typename Choice, generation... Which>
constexpr legal_generations<Choice, Which...> legal_among(generation_list<Which...>);
/// All generations on which a choice is legal, as suggestions. A type instead of an alias, so that
/// errors print its name.
template <typename Choice>
struct every_legal_generation : decltype(legal_among<Choice>(every_generation_listed{})) {};

/// The names that the compiler's error shows where a choice breaks a rule by itself.
template <typename Choice, target On>
struct mistake_of_one {
    using what = typename Choice::named;
    using where = named_generation<On.is>;
    using period = value<Choice::as_request().period>;
    using others = legal_from<every_legal_generation<Choice>>;
    using shorter = would_be_legal<value_between<least_op_period, most_short_period>>;
    using with_l3_miss_only = would_be_legal<with::l3_miss_only>;
};

/// The names that the compiler's error shows where several choices of a plan need the same engine.
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

/// A checked plan in the form that `check_processor` takes.
template <typename Check>
struct checked_plan {
    static constexpr target made_for = Check::on;
    static constexpr std::size_t size = Check::size;
    static constexpr const request &request_at(std::size_t i) { return Check::wanted[i]; }
};

} // namespace detail

/// Instruction-based sampling as a PMU with an engine for ops and an engine for fetches.
struct pmu : pmu_defaults<pmu> {
    using target = ibs::target;   ///< the processor or generation that a plan is made for
    using request = ibs::request; ///< a choice as a plain value
    /// All rules that `assign` can return, in the order in which they are checked.
    using rules = rules_of_plans;
    /// False: a plan has to name its target, since processors differ in fields and sequences.
    static constexpr bool has_target_of_all = false;
    /// False: choices use an engine instead of counters, so that a schedule may have a choice
    /// several times.
    static constexpr bool takes_counters = false;
    /// The type that names a target's generation in the compiler's errors.
    template <target On>
    struct named_target {
        using type = detail::named_generation<On.is>;
    };

    /// Checks a request by itself. Returns no rule, or the rule that the request breaks.
    static constexpr verdict check(const request &request, const target &target) {
        return ibs::check(request, target);
    }
    /// Checks at most `Most` requests together, of which each engine samples at most one. Returns
    /// the broken rule, if any, and the requests at fault.
    template <std::size_t Most>
    static constexpr assessment<Most> assign(sequence<request> requests, const target &target) {
        return ibs::assign<Most>(requests, target);
    }
    /// Returns the program (register writes and registers to read) of a checked plan; an empty
    /// program where the plan is not legal.
    template <typename Check>
    static constexpr auto program_of_plan() {
        return ibs::program_of(Check::found.found() ? all_of(Check::wanted) : sequence<request>{},
                               Check::on);
    }
    /// Returns whether a request causes interrupts: true, since the processor announces every
    /// sample by an interrupt.
    static constexpr bool interrupts(const request &) { return true; }
    /// Checks whether a plan may run on the processor whose CPUID answers. Returns no rule, or the
    /// broken rule with the names of what does not fit.
    /// `cpuid`: what CPUID answers on the processor
    template <typename Check>
    static verdict check_cpuid(const cpuid_view &cpuid, bool) {
        return check_processor(detail::checked_plan<Check>{}, detect(cpuid));
    }
    /// Returns whether a broken rule means that a group has no free engine for its choices.
    static constexpr bool lacks_room(const broken_rule &broken) {
        return broken == &engine_stands_once::text;
    }

    /// The names that the compiler's error shows where a choice breaks a rule by itself.
    template <typename Choice, auto On>
    using one = detail::mistake_of_one<Choice, On>;
    /// The names that the compiler's error shows where choices break a rule together.
    template <typename Check>
    using several = detail::mistake_of_several<Check>;
    /// The names that the compiler's error shows where a plan of IBS has no target.
    template <typename... Argument>
    using no_target = mistake_of<ibs_plan_has_a_target, detail::named_generation<generation::zen4>>;
    /// The names that the compiler's error shows where a plan of IBS has no choices.
    template <auto On>
    using no_choices = mistake_of<ibs_plan_has_choices>;
    /// The names that the compiler's error shows where an argument of a plan is no choice of IBS.
    template <auto On, typename Other, typename... Argument>
    using not_a_choice = mistake_of<ibs_plan_has_choices, Argument...>;

    /// Members of plans that the handler of a sample uses.
    template <typename Check>
    struct plan_members {
        // The array has a size, because clang does not deduce it where a plan is used as a type.
        /// The accesses of a handler at a sample, for each choice of the plan by its position.
        static constexpr auto after = [] {
            struct {
                rearming of[Check::size]{};
            } result;
            for (std::size_t i = 0; i < Check::size; ++i)
                result.of[i] = rearming_of(Check::wanted[i], Check::on);
            return result;
        }();

        /// Returns the accesses of a handler at a sample of a choice: the registers that it reads
        /// and the writes.
        /// `position`: the position of the choice in the plan
        static constexpr const rearming &after_sample(std::size_t position) {
            return after.of[position];
        }
        /// Returns the accesses of a handler at a sample of a choice of the plan: the registers
        /// that it reads and the writes. Does not compile where the plan lacks the choice.
        template <typed_choice Asked>
        static constexpr const rearming &after_sample(Asked) {
            using position = msr::detail::position_in_plan<Check, Asked>;
            using mistake = typename position::mistake;
            static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
            return after.of[position::first];
        }
    };

    // schedule.hpp defines how choices are split into groups.
    /// Splits requests into the fewest groups of which each uses an engine at most once.
    template <std::size_t Most>
    static constexpr grouping<Most> groups(sequence<request>, sequence<request> requests,
                                           sequence<linked_requests> links, const target &target);
};

/// Gives, by its type, the PMU of a target, so that plans may begin with a target of IBS. The
/// function has no body.
pmu pmu_of(const target &);

} // namespace msr::ibs
