// Errors of choices that break rules: the words that errors show, and the changes that would be
// legal. Only where a rule is broken, one choice is changed or left out, and the planner tries the
// result.
#pragma once

#include <msr/core/names.hpp>
#include <msr/core/rule.hpp>
#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/printed_choice.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/suggestions/legal_qualifiers.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/pmu/suggestions.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr::netburst::detail {

/// The qualifiers among `Others` with which the choice at a position could be changed so that all
/// choices can be counted together.
template <typename Tried, std::size_t Position, typename Others>
struct legal_changes;
template <typename Tried, std::size_t Position, typename... Other>
struct legal_changes<Tried, Position, would_be_legal<Other...>> {
    template <typename Changed>
    using if_legal =
        typename names_if<Tried::is_legal_with(Position, Changed::as_request()), Changed>::type;
    using type = typename joined_names<if_legal<
        typename changed<typename Tried::template choice_at<Position>, Other>::type>...>::type;
};

/// The suggestions for choices that cannot be counted together: changes of the choice at a
/// position; where none helps, which of the choices at the positions `Left` could be left out.
template <typename Tried, std::size_t Position, typename Others, std::size_t... Left>
struct resolved {
    using changes = typename legal_changes<Tried, Position, Others>::type;
    using type =
        typename std::conditional_t<std::is_same_v<changes, name_list<>>,
                                    left_out_of<Tried, Left...>, as_suggestions<changes>>::type;
};

template <model_set Models>
struct named_models {
    using type = model<__builtin_ctz(Models)>;
};
template <>
struct named_models<0> {
    using type = no_model;
};
template <>
struct named_models<every_model> {
    using type = every_model_of_the_family;
};

/// The `counter_number` of the counter that a choice names or needs; -1: several are possible.
template <typename Choice>
inline constexpr int
    required_counter = on_required_counter(counting_part(Choice::as_request())).how.counter;

/// The names that an error can show of a choice that breaks a rule by itself, and what would be
/// legal instead.
template <typename Choice, target On>
struct mistake_of_one {
    static constexpr request wanted = Choice::as_request();

    using event = typename Choice::event;
    using counts = typename Choice::counted_event;
    using models = typename named_models<On.models>::type;
    using escr = typename named_escr<wanted.how.escr>::type;
    using counter = typename named_counter<required_counter<Choice>>::type;
    using place = std::conditional_t<(wanted.how.escr >= 0), escr, counter>;
    using source = typename named_counter<wanted.how.cascaded_from>::type;
    using tag = value<int{wanted.how.tag}>;
    using threshold = value<int{wanted.how.threshold}>;
    using period = value<wanted.how.period>;
    using shown = name_list<event>;

    using other_threads = legal_from<legal_qualifiers<Choice, On, every_thread>>;
    using other_counters = legal_from<legal_qualifiers<Choice, On, counters_of_event<counts>>>;
    using other_sources = legal_from<legal_qualifiers<Choice, On, every_source>>;
    using undoubted =
        legal_from<legal_qualifiers<Choice, On, would_be_legal<with::thread_0, with::disputed>>>;
    using other_models = legal_from<legal_models<Choice, On>>;
};

/// The names that an error can show of choices that break a rule together, and what would be legal
/// instead.
template <typename Check>
struct mistake_of_several {
    using tried = typename Check::tried;
    using culprits = culprits_of<tried, Check::found>;
    static constexpr std::size_t one = Check::found.culprits[0];
    static constexpr std::size_t other = Check::found.culprits[1];

    using model_bits = value<int{Check::on.models}>;
    using every_model = every_model_by_name;
    using first = typename tried::template choice_at<one>;
    using second = typename tried::template choice_at<other>;
    using counter = typename named_counter<required_counter<first>>::type;
    using escr = typename named_escr<first::as_request().how.escr>::type;
    using source = typename named_counter<first::as_request().how.cascaded_from>::type;
    using shown = typename joined_names<typename culprits::names,
                                        name_list<legal_from<typename culprits::left_out>>>::type;

    using without_either = legal_from<left_out_of<tried, one, other>>;
    using counters = counters_of_event<typename second::counted_event>;
    using escrs = escrs_of_event<typename second::counted_event>;
    using other_counters = legal_from<resolved<tried, other, counters, one, other>>;
    using other_escrs = legal_from<resolved<tried, other, escrs, one, other>>;
    using other_tags = legal_from<resolved<tried, other, every_tag, one, other>>;
    using other_sources = legal_from<resolved<tried, one, every_source, one>>;
    using uncascaded = legal_from<resolved<tried, other, would_be_legal<no_cascade>, one, other>>;
};

} // namespace msr::netburst::detail
