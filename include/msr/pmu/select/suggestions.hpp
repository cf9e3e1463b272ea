// Suggestions for choices that break a rule: a choice is changed or left out, or another target is
// taken, and the planner tries the result. The suggestions are computed only where a rule is
// broken.
#pragma once

#include <msr/core/names.hpp>
#include <msr/core/positions.hpp>
#include <msr/core/rule.hpp>
#include <msr/pmu/select/choice.hpp>
#include <msr/pmu/select/numbers.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/pmu/suggestions.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr::select {

/// Each struct names in an error the values that a field takes: all from `First` to `Last`, or all
/// whose bits are bits of `All`.
template <typename First, typename Last>
struct between;
/// Names in an error the bits that the value of a field may have.
template <typename All>
struct bits_of;

} // namespace msr::select

namespace msr::select::detail {

/// The number of qualifiers that choices of every event PMU have. Suggestions number these
/// qualifiers first, then the event PMU's flags and values.
inline constexpr std::size_t plain_qualifiers = 7;
inline constexpr std::size_t all_qualifiers = plain_qualifiers + 32 + most_values;

/// Returns a choice without the qualifier with the number `index`; number 6 stands for the
/// qualifiers edge, invert and threshold together.
constexpr request without_qualifier(request request, std::size_t index) {
    if (index == 0) request.user = request.kernel = false;
    if (index == 1 || index == 6) request.edge = false;
    if (index == 2 || index == 6) request.invert = false;
    if (index == 3 || index == 6) request.threshold = 0;
    if (index == 4) request.period = 0;
    if (index == 5) request.counter = -1;
    if (index < plain_qualifiers) return request;
    if (index < plain_qualifiers + 32) {
        request.flags &= ~(1u << (index - plain_qualifiers));
        return request;
    }
    const std::size_t value = index - plain_qualifiers - 32;
    request.given &= ~(1u << value);
    request.values[value] = 0;
    return request;
}

/// A subset of the elements of a table or list, as the indexes of at most `Most` elements.
template <std::size_t Most>
struct index_list {
    std::size_t entries[Most == 0 ? 1 : Most]{};
    std::size_t count{};
};

/// Returns the qualifiers of which any single one, if left out, makes the choice legal; qualifiers
/// that decide which kind of counter counts are not returned.
template <typename M>
constexpr index_list<all_qualifiers> superfluous(const request &choice,
                                                 const typename M::target &target) {
    index_list<all_qualifiers> result;
    const std::uint32_t saved = kind_flags<M>(choice);
    const std::uint32_t kept_values = kind_values<M>(choice);
    for (std::size_t i = 0; i < all_qualifiers; ++i) {
        const request less = without_qualifier(choice, i);
        bool known =
            less == choice || (saved & ~less.flags) != 0 || (kept_values & ~less.given) != 0;
        for (std::size_t j = 0; j < result.count; ++j)
            known = known || less == without_qualifier(choice, result.entries[j]);
        if (!known && check<M>(less, target).legal()) result.entries[result.count++] = i;
    }
    return result;
}

/// Returns those qualifiers of the list `entry` that `request` has itself: qualifiers from the row
/// of a vendor's list cannot be left out.
template <std::size_t Most>
constexpr index_list<Most> left_out_of(const request &request, const index_list<Most> &entry) {
    index_list<Most> result;
    for (std::size_t i = 0; i < entry.count; ++i)
        if (without_qualifier(request, entry.entries[i]) != request)
            result.entries[result.count++] = entry.entries[i];
    return result;
}

/// Returns the legal choice that the event PMU suggests in place of an illegal choice; where the
/// event PMU suggests none, the illegal choice itself.
template <typename M>
constexpr request meant_instead(const request &choice, const typename M::target &target) {
    const request other = M::instead_of(choice, target);
    return check<M>(other, target).legal() ? other : choice;
}

template <typename M>
inline constexpr std::size_t target_count = sizeof(M::targets) / sizeof(M::targets[0]);

/// Returns the targets of the event PMU on which a choice would be legal.
template <typename M>
constexpr index_list<target_count<M>> targets_for(const request &request) {
    index_list<target_count<M>> result;
    for (std::size_t i = 0; i < target_count<M>; ++i)
        if (check<M>(request, M::targets[i]).legal()) result.entries[result.count++] = i;
    return result;
}

/// Returns the counters on which a choice would be legal, whatever counter it names.
template <typename M>
constexpr counter_set counters_for(request request, const typename M::target &target) {
    request.counter = -1;
    return check<M>(request, target).legal() ? candidates<M>(request, target) : 0;
}

/// Returns the unit masks of a choice's event, each a bit or a value of a field, at most 32.
template <typename M>
constexpr index_list<32> masks_for(const request &request) {
    index_list<32> result;
    const auto row = event_of<M>(request);
    if (!row) return result;
    for (const mask_row &mask : row->masks)
        if (result.count < 32) result.entries[result.count++] = mask.value;
    return result;
}

/// The names `Named<index>::type` for each index of a subset.
template <const auto &Sample, template <std::size_t> typename Named,
          typename Places = numbers_below<Sample.count>>
struct names_of;
template <const auto &Sample, template <std::size_t> typename Named, std::size_t... Place>
struct names_of<Sample, Named, number_list<Place...>> {
    using type = name_list<typename Named<Sample.entries[Place]>::type...>;
};

/// The name of a number in an error: the qualifier that gives the number, or else the plain number.
template <typename M, number_field Field, unsigned Value, std::uint64_t Number>
struct number_named {
    using type = value<Number>;
};
template <typename M, unsigned Value, std::uint64_t Number>
struct number_named<M, number_field::threshold, Value, Number> {
    using type = with::compare_at_least<static_cast<std::uint32_t>(Number)>;
};
template <typename M, unsigned Value, std::uint64_t Number>
struct number_named<M, number_field::period, Value, Number> {
    using type = with::sample_every<Number>;
};
template <typename M, unsigned Value, std::uint64_t Number>
struct number_named<M, number_field::value, Value, Number> {
    using type = typename M::template named_value<Value, Number>::type;
};
template <typename First, typename Last>
struct numbers_between {
    using type = between<First, Last>;
};
template <auto First, auto Last>
struct numbers_between<value<First>, value<Last>> {
    using type = value_between<First, Last>;
};

/// The numbers that fit a field of a choice, for an error; an empty list where no number is at
/// fault.
template <typename M, fitting_numbers Fits>
struct named_numbers {
    template <std::uint64_t Number>
    using named = typename number_named<M, Fits.field, Fits.value, Number>::type;
    using type = name_list<
        typename std::conditional_t<Fits.only_bits, std::type_identity<bits_of<named<Fits.most>>>,
                                    numbers_between<named<Fits.least>, named<Fits.most>>>::type>;
};
template <typename M, fitting_numbers Fits>
requires(Fits.field == number_field::none) struct named_numbers<M, Fits> {
    using type = name_list<>;
};

/// The suggestions of an error about a choice: legal choices, numbers, masks, counters and targets.
template <typename Choice, auto On>
struct ways_out {
    using event_pmu = typename Choice::event_pmu_type;
    static constexpr request original = Choice::as_request();

    static constexpr auto less = left_out_of(Choice::how(), superfluous<event_pmu>(original, On));
    template <std::size_t Which>
    struct simpler {
        using type = typename requalified<Choice, without_qualifier(Choice::how(), Which)>::type;
    };
    static constexpr auto targets = targets_for<event_pmu>(original);
    template <std::size_t Place>
    struct target_at {
        using type = typename event_pmu::template named_target<event_pmu::targets[Place]>::type;
    };
    static constexpr auto masks = masks_for<event_pmu>(original);
    template <std::size_t Value>
    struct mask_number {
        using type = value<static_cast<int>(Value)>;
    };
    template <int Counter>
    struct counter_at {
        using type = typename event_pmu::template named_counter<Counter>::type;
    };

    using other_masks = typename names_of<masks, mask_number>::type;
    using other_targets = typename first_names<most_processors_shown,
                                               typename names_of<targets, target_at>::type>::type;
    using simpler_choices = typename names_of<less, simpler>::type;

    /// The numbers that fit the field of the choice whose rule is broken; an empty list where no
    /// number is at fault.
    using numbers =
        typename named_numbers<event_pmu,
                               numbers_that_fit<event_pmu>(check<event_pmu>(original, On).broken,
                                                           original, On)>::type;

    /// The choice that could be meant in place of the illegal choice; the illegal choice itself
    /// where none is known.
    static constexpr request suggested = meant_instead<event_pmu>(original, On);
    static constexpr request without_code(request request) {
        request.event = -1;
        request.code = 0;
        return without_label(request);
    }
    static constexpr bool is_same_event =
        suggested.event == original.event && suggested.code == original.code;
    /// Returns the qualifiers of the choice as the user made it, changed where `suggested` differs
    /// from the choice; the remaining qualifiers come from the row of the vendor's list.
    static constexpr request changed(request request) {
        request.flags ^= suggested.flags ^ original.flags;
        request.given ^= suggested.given ^ original.given;
        if (suggested.masks != original.masks) request.masks = suggested.masks;
        if (suggested.threshold != original.threshold) request.threshold = suggested.threshold;
        if (suggested.period != original.period) request.period = suggested.period;
        for (std::size_t i = 0; i < most_values; ++i)
            if (suggested.values[i] != original.values[i]) request.values[i] = suggested.values[i];
        return request;
    }
    struct requalified_choice : requalified<Choice, changed(Choice::how())> {};
    struct raw_choice
        : qualified<event_pmu, raw_event<event_pmu, suggested.code>, without_code(suggested)> {};
    using meant_choice = typename names_if<
        suggested != original,
        typename std::conditional_t<is_same_event, requalified_choice, raw_choice>::type>::type;

    struct by_number : as_suggestions<numbers> {};
    struct by_mask : std::conditional_t<std::is_same_v<other_masks, name_list<>>, by_number,
                                        as_suggestions<other_masks>> {};
    struct by_counter : legal_list<counters_for<event_pmu>(original, On), counter_at> {};
    struct by_target : as_suggestions<other_targets> {};
    /// Suggestions with another number, another choice or fewer qualifiers; where no such
    /// suggestion is legal, suggestions with another target.
    struct by_less
        : as_suggestions<typename joined_names<
              numbers, meant_choice,
              std::conditional_t<!std::is_same_v<simpler_choices, name_list<>>, simpler_choices,
                                 std::conditional_t<std::is_same_v<meant_choice, name_list<>>,
                                                    other_targets, name_list<>>>>::type> {};
};

/// The suggestions for two choices that name the same counter: another counter for the second
/// choice, or else which of the choices to leave out.
template <typename Tried, const auto &Found, typename M, auto On>
struct moved {
    static constexpr counter_set counters_that_resolve() {
        constexpr std::size_t position = Found.culprits[1];
        request request = Tried::template choice_at<position>::as_request();
        counter_set result = 0;
        for (int counter = 0; counter < int{most_counters}; ++counter) {
            if ((counters_for<M>(request, On) & set_of(counter)) == 0) continue;
            request.counter = static_cast<std::int8_t>(counter);
            if (Tried::is_legal_with(position, request)) result |= set_of(counter);
        }
        return result;
    }
    static constexpr counter_set free = counters_that_resolve();
    template <int Counter>
    struct counter_at {
        using type = typename M::template named_counter<Counter>::type;
    };
    struct elsewhere : legal_list<free, counter_at> {};
    using type =
        typename std::conditional_t<free == 0, typename culprits_of<Tried, Found>::left_out,
                                    elsewhere>::type;
};

/// The processor of the vendor's list that an event is in, as a type; void where the event is in no
/// list, or where the event PMU has no name for the processor.
template <typename M, typename Event>
struct processor_of_list {
    using type = void;
};
template <typename M, typename Event>
requires requires { typename M::template named_processor<Event::row->list->of>::type; }
struct processor_of_list<M, Event> : M::template named_processor<Event::row->list->of> {};

/// The content of the compiler's error about a choice that breaks a rule about single choices.
template <typename Choice, auto On>
struct mistake_of_one {
    using event_pmu = typename Choice::event_pmu_type;
    static constexpr request original = Choice::as_request();
    using out = ways_out<Choice, On>;

    using choice = Choice;
    using event = typename Choice::event;
    using masks = value<original.masks>;
    using target = value<On>;
    using where = typename event_pmu::template named_target<On>::type;
    using counter = typename counter_of_pmu<event_pmu, original.counter>::type;
    using with_number = legal_from<typename out::by_number>;
    using with_mask = legal_from<typename out::by_mask>;
    using with_less = legal_from<typename out::by_less>;
    using on_other_counter = legal_from<typename out::by_counter>;
    using on_other_target = legal_from<typename out::by_target>;
    using processor_of_list = typename detail::processor_of_list<event_pmu, event>::type;
    struct by_list : as_suggestions<name_list<processor_of_list>> {};
    using on_its_processor = legal_from<by_list>;
    using shown = name_list<choice, where, with_less>;
};

/// The content of the compiler's error about choices that break a rule together.
template <typename Check>
struct mistake_of_several {
    using tried = typename Check::tried;
    using event_pmu = typename Check::pmu::event_pmu;
    using culprits = culprits_of<tried, Check::found>;

    using first = typename tried::template choice_at<Check::found.culprits[0]>;
    using second = typename tried::template choice_at<Check::found.culprits[1]>;
    using counter = typename counter_of_pmu<event_pmu, first::how().counter>::type;
    using on_other_counter = legal_from<moved<tried, Check::found, event_pmu, Check::on>>;
    using shown = typename joined_names<typename culprits::names,
                                        name_list<legal_from<typename culprits::left_out>>>::type;
};

} // namespace msr::select::detail
