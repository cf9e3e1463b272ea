// Suggestions for a choice that breaks a rule by itself: the choice with another thread, tag,
// cascade or model, which the compiler tries only where the rule is broken.
#pragma once

#include <msr/core/names.hpp>
#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/handles.hpp>
#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/printed_choice.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/suggestions/rule_suggestions.hpp>
#include <msr/intel/netburst/target.hpp>

#include <cstdint>

namespace msr::netburst::detail {

/// The type by which a suggestion says that no cascade starts the choice.
struct no_cascade;
constexpr qualifiers without_cascade(qualifiers qualifiers) {
    qualifiers.cascaded_from = -1;
    return qualifiers;
}

/// The choice that `Choice` becomes with the qualifier `Other`, as `type`.
template <typename Choice, typename Other>
struct changed : qualified<typename Choice::event, Choice::as_request().masks,
                           with_qualifier<Other>(Choice::how())> {};
template <typename Choice>
struct changed<Choice, no_cascade> : qualified<typename Choice::event, Choice::as_request().masks,
                                               without_cascade(Choice::how())> {};

template <typename Choice, target On>
inline constexpr bool is_legal_by_itself = check(Choice::as_request(), On).legal();

/// The qualifiers among `Others` with which a choice would be legal by itself, as suggestions.
template <typename Choice, target On, typename Others>
struct legal_qualifiers;
template <typename Choice, target On, typename... Other>
struct legal_qualifiers<Choice, On, would_be_legal<Other...>>
    : as_suggestions<typename joined_names<typename names_if<
          is_legal_by_itself<typename changed<Choice, Other>::type, On>, Other>::type...>::type> {};

/// The models on which a choice would be legal by itself, whatever their stepping, as suggestions.
template <typename Choice, target On, typename Models = every_model_by_name>
struct legal_models;
template <typename Choice, target On, int... Number>
struct legal_models<Choice, On, would_be_legal<model<Number>...>>
    : as_suggestions<typename joined_names<typename names_if<
          is_legal_by_itself<Choice, target{of_models(Number), On.hyper_threading}>,
          model<Number>>::type...>::type> {};

using every_thread = would_be_legal<with::thread_0, with::thread_1, with::both_threads>;
using every_tag = would_be_legal<with::tag<0>, with::tag<1>, with::tag<2>, with::tag<3>>;
/// The qualifiers `cascaded_from` with every counter, whose overflow then starts the choice.
using every_source =
    typename legal_list<(std::uint64_t{1} << counter_count) - 1, named_cascade>::type;

} // namespace msr::netburst::detail
