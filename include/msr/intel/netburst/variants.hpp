// What would be legal instead of a choice that breaks a rule by itself: the same choice with
// another place, thread or tag, tried where, and only where, the rule is broken.
#pragma once

#include <msr/intel/netburst/alternatives.hpp>
#include <msr/intel/netburst/asked.hpp>
#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/handles.hpp>
#include <msr/intel/netburst/planner.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/names.hpp>

#include <cstdint>

namespace msr::netburst::detail {

/// Qualifiers of which one is another: that which `Other` names in errors.
template <typename Other>
struct changed_to;
template <counter_handle Counter>
struct changed_to<Counter> {
    static constexpr qualifiers in(qualifiers how) { return with_counter(how, Counter::number); }
};
template <escr_handle Escr>
struct changed_to<Escr> {
    static constexpr qualifiers in(qualifiers how) { return with_escr(how, Escr::number); }
};
template <int Tag>
struct changed_to<with::tag<Tag>> {
    static constexpr qualifiers in(qualifiers how) { return with_tag(how, Tag); }
};
template <typename Source>
struct changed_to<with::cascaded_from<Source>> {
    static constexpr qualifiers in(qualifiers how) { return with_cascade(how, Source::number); }
};
/// Stands for a choice that no cascade starts.
struct no_cascade;
template <>
struct changed_to<no_cascade> {
    static constexpr qualifiers in(qualifiers how) {
        how.cascaded_from = -1;
        return how;
    }
};
template <>
struct changed_to<with::thread_0> {
    static constexpr qualifiers in(qualifiers how) { return with_threads(how, thread_set::first); }
};
template <>
struct changed_to<with::thread_1> {
    static constexpr qualifiers in(qualifiers how) { return with_threads(how, thread_set::second); }
};
template <>
struct changed_to<with::both_threads> {
    static constexpr qualifiers in(qualifiers how) { return with_threads(how, thread_set::both); }
};
template <>
struct changed_to<with::disputed> {
    static constexpr qualifiers in(qualifiers how) { return with_dispute(how); }
};

/// A choice with another qualifier.
template <typename Choice, typename Other>
struct changed;
template <typename Event, unsigned Masks, qualifiers How, typename Other>
struct changed<choice<Event, Masks, How>, Other> {
    using type = choice<Event, Masks, changed_to<Other>::in(How)>;
};

template <typename Choice, target On>
inline constexpr bool is_legal_by_itself = check(Choice::as_request(), On).legal();

/// Those qualifiers with which a choice would be legal by itself.
template <typename Choice, target On, typename Others>
struct legal_variants;
template <typename Choice, target On, typename... Other>
struct legal_variants<Choice, On, would_be_legal<Other...>>
    : as_alternatives<typename joined_names<typename names_if<
          is_legal_by_itself<typename changed<Choice, Other>::type, On>, Other>::type...>::type> {};

/// Those models on which a choice would be legal by itself, whatever their stepping.
template <typename Choice, target On, typename Models = every_model_by_name>
struct legal_models;
template <typename Choice, target On, int... Number>
struct legal_models<Choice, On, would_be_legal<model<Number>...>>
    : as_alternatives<typename joined_names<typename names_if<
          is_legal_by_itself<Choice, target{of_models(Number), On.hyper_threading}>,
          model<Number>>::type...>::type> {};

using every_thread = would_be_legal<with::thread_0, with::thread_1, with::both_threads>;
using every_tag = would_be_legal<with::tag<0>, with::tag<1>, with::tag<2>, with::tag<3>>;
/// A cascade from each counter.
using every_source = typename listed<(std::uint64_t{1} << counter_count) - 1, named_cascade>::type;

} // namespace msr::netburst::detail
