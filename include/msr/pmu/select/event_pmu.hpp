// An event PMU: the definitions of a vendor's folder that make choices, plans, schedules, text and
// explanations available for its event-select counters. An event PMU is a struct of static
// constexpr members, in the vendor's namespace, complete where it fulfils `event_pmu` below.
// Members with a usual value come from bases named after that value (`prefers_no_counter` and
// others).
//
// Events are types with an object of the same name. An event without masks is itself a choice:
//
//   inline constexpr struct ld_blocks : select::choice<event_pmu, ld_blocks> {
//       static constexpr int number = 3;                      // place in event_pmu::events
//   } ld_blocks;
//
// The masks of an event are members, and a choice has one or several of them (`l2_ld::m |
// l2_ld::e`):
//
//   struct l2_ld {
//       static constexpr int number = 7;
//       static constexpr select::mask<event_pmu, l2_ld, 0x08> m{};         // a bit
//       static constexpr select::mask<event_pmu, l2_ld, 0x20, 0x30> any{}; // value 20h of bits 5:4
//   };
//
// An event PMU with lists of events may say `named_processor<core>`, whose `type` names the
// processor of a list in errors.
//
// Counters are types with `using event_pmu = ...; static constexpr int number`, each with an object
// of the same name, for `.on(perfctr1)`. The folder then says, in its namespace:
//
//   select::pmu<event_pmu> pmu_of(const target &);              // plans begin with a target
//   template <unsigned Code, unsigned Masks = 0>
//   inline constexpr select::raw<event_pmu, Code, Masks> raw{};
//   template <...> inline constexpr event_pmu::target on{...};
//
// The functions of an event PMU run in the compiler, also of kernels, where no address of a table
// may be compared with null: `if (const auto row = event_of<event_pmu>(request))` tells whether
// there is a row. test/pmu/select/toy.hpp is a whole event PMU, the smallest that has every member.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/contract.hpp>
#include <msr/pmu/select/facts.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr::select {

using msr::rule_list;

// --- bases of event PMUs with the members that most event PMUs have ------------------------------

/// A base of event PMUs that prefer, of several free counters, the counter with the lowest number.
struct prefers_no_counter {
    /// Returns no counter, so that the planner takes the free counter with the lowest number.
    template <typename Target>
    static constexpr counter_set preferred(const request &, const Target &) {
        return 0;
    }
};
/// A base of event PMUs without rules about two choices: two choices exclude each other only by
/// their counters.
struct has_no_rules_of_pairs {
    using rules_of_pairs = rule_list<>; ///< the rules about two choices: none
};
/// A base of event PMUs whose choices each take only the counter that they are counted on.
struct takes_one_counter {
    /// Returns false: a request takes one counter.
    template <typename Target>
    static constexpr bool takes_two(const request &, const Target &) {
        return false;
    }
};
/// A base of event PMUs that report no doubts about the count of a legal choice.
struct has_no_doubts {
    /// Returns that nothing is known against the count of a choice.
    template <typename Target>
    static constexpr doubts doubts_of(const request &, const Target &) {
        return {};
    }
};
/// A base of event PMUs for which a fact about an event is equally sure on all targets.
struct is_as_sure_everywhere {
    /// Returns the confidence in the event that the event's row states.
    template <typename Target>
    static constexpr confidence confidence_of(const event_row &row, const Target &) {
        return row.sure;
    }
};
/// A base of event PMUs with one kind of counter: any qualifier of a choice can be left out.
struct has_no_kinds {
    /// Returns the flags (qualifiers without a value) that decide which kind of counter a request
    /// means: none.
    static constexpr std::uint32_t kind_flags(const request &) { return 0; }
    /// Returns the qualifiers with a value that decide which kind of counter a request means: none.
    static constexpr std::uint32_t kind_values(const request &) { return 0; }
};
/// A base of event PMUs without rules of their own about numbers in choices, such as thresholds;
/// the rules that all event PMUs share apply.
struct has_no_numbers_of_its_own {
    /// Returns no suggestion of legal numbers: the event PMU has no rules about numbers in choices
    /// in addition to the rules of all event PMUs.
    template <typename Target>
    static constexpr fitting_numbers numbers_of(const broken_rule &, const request &,
                                                const Target &) {
        return {};
    }
};
/// A base of event PMUs that suggest no other event in place of an illegal choice.
struct means_what_it_says {
    /// Returns the illegal request unchanged: the event PMU suggests no other request.
    template <typename Target>
    static constexpr request instead_of(const request &request, const Target &) {
        return request;
    }
};
/// A base of event PMUs for which there are no vendor's lists of events.
struct has_no_lists {
    /// Returns the request unchanged: the event PMU has no vendor's lists of events.
    static constexpr request with_row(const request &request, const listed_row &) {
        return request;
    }
    /// Returns whether a list of events is for the target: false.
    template <typename Target>
    static constexpr bool has_list(const event_list &, const Target &) {
        return false;
    }
};
/// A base of event PMUs whose `user` and `kernel` stand for the usual privilege levels, CPL 1 to 3
/// and CPL 0.
struct has_usual_levels {
    /// The words by which explanations name the privilege levels of `user`.
    static constexpr const char *user_levels = "CPL 1 to 3";
    /// The words by which explanations name the privilege levels of `kernel`.
    static constexpr const char *kernel_levels = "CPL 0";
};

// --- the members that an event PMU must have ----------------------------------------------------

/// Names of the members that an event PMU must have, for errors of the compiler: an error shows the
/// name of the member that an event PMU lacks.
namespace lacks {
/// names the member type `target`: a class whose members are public and can be compared
struct target;
/// names the member `static constexpr target targets[]`, the targets that errors suggest
struct targets;
/// Names the member `bool knows(const target &)`, which says whether the target's processors exist.
struct knows;
/// names the member `events`, a `sequence<event_row>` in which an event's index is the event's
/// number
struct events;
/// names the member `counters`, a `sequence<counter_row>` in which a counter's index is the
/// counter's number
struct counters;
/// Names the member `flags`, a `sequence<qualifier_row>` of the qualifiers without a value, at most
/// 32.
struct flags;
/// names the member `values`, a `sequence<qualifier_row>` of at most 5 qualifiers with a value
struct values;
/// Names the member `auxiliaries`, a `sequence<auxiliary_row>` of the registers that several
/// choices share.
struct auxiliaries;
/// Names the member `bool exists(const event_row &, const target &)`: whether the target has the
/// event.
struct exists;
/// Names the member `limits limits_of(const request &, const target &)`, the numbers that the
/// fields of a choice can hold.
struct limits_of;
/// Names the member `counter_set counters_on(const target &)`, the counters that the target has.
struct counters_on;
/// Names the member `counter_set counters_of(const request &, const target &)`, the counters that
/// can count the request, whatever `request.counter` is. The planner takes the free counter with
/// the lowest number first.
struct counters_of;
/// Names the member `bool takes_two(const request &, const target &)`, which says whether the
/// request takes the counter with the next number in addition to the request's own counter.
struct takes_two;
/// Names the member `needs needs_of(const request &, const target &)`, the auxiliary registers of a
/// request.
struct needs_of;
/// Names the member `counter_set preferred(const request &, const target &)`, the counters that the
/// planner tries first for a request.
struct preferred;
/// Names the member `rules`, the `rule_list<...>` of the event PMU's own rules of one choice, in
/// the order in which they are checked. Each rule has `holds`, of a `considered<M>` or of a base of
/// `considered<M>`: see `choice_rule` in rules.hpp.
struct rules;
/// Names the member `rules_of_pairs`, the `rule_list<...>` of the event PMU's rules of two choices.
/// Each rule has `holds(const considered_pair<M> &)`: see `pair_rule` in rules.hpp.
struct rules_of_pairs;
/// Names the member `doubts doubts_of(const request &, const target &)`, the reasons why the count
/// of a legal choice is not sure.
struct doubts_of;
/// Names the member `confidence confidence_of(const event_row &, const target &)`, which says how
/// sure the event's row is on the target.
struct confidence_of;
/// Names the member `std::uint32_t kind_flags(const request &)`, the flags without which the
/// request would mean another kind of counter or event; no error suggests the choice without these
/// flags.
struct kind_flags;
/// Names the member `std::uint32_t kind_values(const request &)`: the bits of `request.given`
/// without which the request would mean another kind of counter or event.
struct kind_values;
/// Names the member `fitting_numbers numbers_of(const broken_rule &, const request &, const target
/// &)`, the numbers that a field takes where a rule of the event PMU is broken.
struct numbers_of;
/// Names the member `request with_row(const request &, const listed_row &)`, which gives a request
/// the event of a list.
struct with_row;
/// Names the member `bool has_list(const event_list &, const target &)`, which says whether a list
/// is for the target. An event PMU with lists may also have `bool list_exists(const target &)`, for
/// errors where no list is given.
struct has_list;
/// Names the member `request instead_of(const request &, const target &)`, the request that could
/// be meant.
struct instead_of;
/// Each struct names a `const char *` member of an event PMU, the words of explanations for
/// privilege levels, such as `CPL 0`.
struct user_levels;
struct kernel_levels;
} // namespace lacks

namespace detail {

template <typename M>
concept has_target = requires(const typename M::target &target) {
    { target == target } -> is_exactly<bool>;
};

template <typename Table, typename Row>
concept table_of = converts_to<Table, sequence<Row>>;

template <typename M>
struct missing_member {
    using type = lacks::target;
};
template <has_target M>
struct missing_member<M> {
    static constexpr bool has_targets = requires {
        {
            M::targets[0] == typename M::target {}
            } -> is_exactly<bool>;
    };
    static constexpr bool has_knows = requires(const typename M::target &target) {
        { M::knows(target) } -> is_exactly<bool>;
    };
    static constexpr bool has_events = requires {
        { M::events } -> table_of<event_row>;
    };
    static constexpr bool has_counters = requires {
        { M::counters } -> table_of<counter_row>;
    };
    static constexpr bool has_flags = requires {
        { M::flags } -> table_of<qualifier_row>;
    };
    static constexpr bool has_values = requires {
        { M::values } -> table_of<qualifier_row>;
    };
    static constexpr bool has_auxiliaries = requires {
        { M::auxiliaries } -> table_of<auxiliary_row>;
    };
    static constexpr bool has_exists =
        requires(const event_row &row, const typename M::target &target) {
        { M::exists(row, target) } -> is_exactly<bool>;
    };
    static constexpr bool has_limits_of =
        requires(const request &choice, const typename M::target &target) {
        { M::limits_of(choice, target) } -> is_exactly<limits>;
    };
    static constexpr bool has_counters_on = requires(const typename M::target &target) {
        { M::counters_on(target) } -> is_exactly<counter_set>;
    };
    static constexpr bool has_counters_of =
        requires(const request &choice, const typename M::target &target) {
        { M::counters_of(choice, target) } -> is_exactly<counter_set>;
    };
    static constexpr bool has_takes_two =
        requires(const request &choice, const typename M::target &target) {
        { M::takes_two(choice, target) } -> is_exactly<bool>;
    };
    static constexpr bool has_needs_of =
        requires(const request &choice, const typename M::target &target) {
        { M::needs_of(choice, target) } -> is_exactly<needs>;
    };
    static constexpr bool has_rules = requires { typename M::rules; };
    static constexpr bool has_rules_of_pairs = requires { typename M::rules_of_pairs; };
    static constexpr bool has_preferred =
        requires(const request &choice, const typename M::target &target) {
        { M::preferred(choice, target) } -> is_exactly<counter_set>;
    };
    static constexpr bool has_confidence_of =
        requires(const event_row &row, const typename M::target &target) {
        { M::confidence_of(row, target) } -> is_exactly<confidence>;
    };
    static constexpr bool has_doubts_of =
        requires(const request &choice, const typename M::target &target) {
        { M::doubts_of(choice, target) } -> is_exactly<doubts>;
    };
    static constexpr bool has_kind_flags = requires(const request &choice) {
        { M::kind_flags(choice) } -> is_exactly<std::uint32_t>;
    };
    static constexpr bool has_kind_values = requires(const request &choice) {
        { M::kind_values(choice) } -> is_exactly<std::uint32_t>;
    };
    static constexpr bool has_numbers_of = requires(
        const broken_rule &broken, const request &choice, const typename M::target &target) {
        { M::numbers_of(broken, choice, target) } -> is_exactly<fitting_numbers>;
    };
    static constexpr bool has_instead_of =
        requires(const request &choice, const typename M::target &target) {
        { M::instead_of(choice, target) } -> is_exactly<request>;
    };
    static constexpr bool has_with_row = requires(const request &choice, const listed_row &row) {
        { M::with_row(choice, row) } -> is_exactly<request>;
    };
    static constexpr bool has_has_list =
        requires(const event_list &list, const typename M::target &target) {
        { M::has_list(list, target) } -> is_exactly<bool>;
    };
    static constexpr bool has_user_levels = requires {
        { M::user_levels } -> converts_to<const char *>;
    };
    static constexpr bool has_kernel_levels = requires {
        { M::kernel_levels } -> converts_to<const char *>;
    };

    using type = typename first_missing<
        member_check<has_targets, lacks::targets>, member_check<has_knows, lacks::knows>,
        member_check<has_events, lacks::events>, member_check<has_counters, lacks::counters>,
        member_check<has_flags, lacks::flags>, member_check<has_values, lacks::values>,
        member_check<has_auxiliaries, lacks::auxiliaries>, member_check<has_exists, lacks::exists>,
        member_check<has_limits_of, lacks::limits_of>,
        member_check<has_counters_on, lacks::counters_on>,
        member_check<has_counters_of, lacks::counters_of>,
        member_check<has_takes_two, lacks::takes_two>, member_check<has_needs_of, lacks::needs_of>,
        member_check<has_preferred, lacks::preferred>, member_check<has_rules, lacks::rules>,
        member_check<has_rules_of_pairs, lacks::rules_of_pairs>,
        member_check<has_confidence_of, lacks::confidence_of>,
        member_check<has_doubts_of, lacks::doubts_of>,
        member_check<has_kind_flags, lacks::kind_flags>,
        member_check<has_kind_values, lacks::kind_values>,
        member_check<has_numbers_of, lacks::numbers_of>,
        member_check<has_instead_of, lacks::instead_of>,
        member_check<has_with_row, lacks::with_row>, member_check<has_has_list, lacks::has_list>,
        member_check<has_user_levels, lacks::user_levels>,
        member_check<has_kernel_levels, lacks::kernel_levels>>::type;
};

} // namespace detail

/// The first member that an event PMU lacks or has with another type, by its name in `lacks`; void
/// where the event PMU is complete.
template <typename M>
using missing_member = typename detail::missing_member<M>::type;

/// An event PMU that has all members which the planner needs. Plans need in addition
/// `named_target`, `named_counter`, `named_flag`, `named_value`, `methods` and `program_of`.
template <typename M>
concept event_pmu = std::is_void_v<missing_member<M>>;

/// An event PMU that numbers the counters of each of its units from 0, so that several units have a
/// counter with a given number. A counter's place is its number among the counters of all units.
/// `counter_set places_of(counter_set, const request &, const target &)` returns the places of
/// counters of the request's unit, and `int counter_at(int, const request &, const target &)` the
/// number of the counter at a place.
template <typename M>
concept has_places = requires(counter_set members, const request &item,
                              const typename M::target &goal) {
    { M::places_of(members, item, goal) } -> is_exactly<counter_set>;
    { M::counter_at(0, item, goal) } -> is_exactly<int>;
};

/// Returns the places of counters that may serve a request: the numbers of the counters, unless the
/// event PMU numbers the counters of each unit from 0.
template <typename M>
constexpr counter_set places_of(counter_set members, const request &item,
                                const typename M::target &goal) {
    if constexpr (has_places<M>)
        return M::places_of(members, item, goal);
    else
        return members;
}

/// An event PMU whose texts of choices may name a unit before the event, as in
/// `cha::raw:event=0x36`. `std::size_t unit_prefix(text_view)` returns the length of the unit's
/// name with the colons, `bool take_unit(request &, text_view)` gives the unit to a raw event and
/// returns whether an event belongs to the unit, `const char *unit_name(const request &)` and
/// `std::uint32_t event_in_unit(const request &)` return the unit's name and the event's number for
/// text.
template <typename M>
concept has_unit_prefix = requires(request &item, text_view text) {
    M::unit_prefix(text);
    M::take_unit(item, text);
    M::unit_name(item);
    M::event_in_unit(item);
};

/// A row of a table, or none. Used like a pointer to the row, but keeps in a member whether there
/// is a row: g++ takes no comparison of addresses for a constant under
/// -fno-delete-null-pointer-checks, with which kernels are built.
template <typename Row>
struct found_row {
    const Row *row{}; ///< the row that was found; null where none was found
    bool found{};     ///< whether a row was found

    /// Returns whether a row was found.
    constexpr explicit operator bool() const { return found; }
    /// Returns the address of the row that was found; a row must have been found.
    constexpr const Row *operator->() const { return row; }
    /// Returns the row that was found; a row must have been found.
    constexpr const Row &operator*() const { return *row; }
};

/// Returns the row of a request's event in the event PMU's table; none where the request is raw, of
/// an event of a list, or of an event that the table lacks.
template <typename M>
constexpr found_row<event_row> event_of(const request &request) {
    const bool known =
        request.event >= 0 && static_cast<std::size_t>(request.event) < M::events.size();
    if (!known) return {};
    return {&M::events[static_cast<std::size_t>(request.event)], true};
}

/// Returns the row of a request's event in the event PMU's table, at run time; null where the
/// request is raw, of an event of a list, or of an event that the table lacks.
template <typename M>
constexpr const event_row *row_of(const request &request) {
    return event_of<M>(request).row;
}

/// Returns the event code of a request that goes into the select register.
template <typename M>
constexpr std::uint32_t code_of(const request &request) {
    const auto row = event_of<M>(request);
    return row ? row->code : request.code;
}

/// Returns the unit mask of a request that goes into the select register.
template <typename M>
constexpr std::uint32_t masks_of(const request &request) {
    const auto row = event_of<M>(request);
    return row ? request.masks | row->fixed_masks : request.masks;
}

/// Returns the name of a request's event; for a raw event the name that the user gave it, or else
/// `raw`.
template <typename M>
constexpr const char *name_of(const request &request) {
    if (request.is_labelled) return request.label->text;
    if (request.is_listed) return request.listed->name();
    const auto row = event_of<M>(request);
    return row ? row->name : "raw";
}

/// Returns the flags (qualifiers without a value) without which a request would mean another kind
/// of counter or event.
template <typename M>
constexpr std::uint32_t kind_flags(const request &request) {
    return request.flags & M::kind_flags(request);
}
/// Returns the qualifiers with a value without which a request would mean another kind of counter
/// or event, as bits of `request.given`.
template <typename M>
constexpr std::uint32_t kind_values(const request &request) {
    return request.given & M::kind_values(request);
}

/// Returns the name of the counter with a number; null where there is no such counter.
template <typename M>
constexpr const char *counter_name(int counter) {
    const bool known = counter >= 0 && static_cast<std::size_t>(counter) < M::counters.size();
    return known ? M::counters[static_cast<std::size_t>(counter)].name : nullptr;
}

} // namespace msr::select
