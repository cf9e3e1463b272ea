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

// --- bases with the usual answers ---------------------------------------------------------------

/// Prefers, of several free counters, the counter with the lowest number.
struct prefers_no_counter {
    /// No counter: the planner takes the lowest free number.
    template <typename Target>
    static constexpr counter_set preferred(const request &, const Target &) {
        return 0;
    }
};
/// Two choices never exclude each other but by their counters.
struct has_no_rules_of_pairs {
    using rules_of_pairs = rule_list<>; ///< the rules of two choices: none
};
/// A choice takes the counter that it is counted on, and no other.
struct takes_one_counter {
    /// Never: a request takes one counter.
    template <typename Target>
    static constexpr bool takes_two(const request &, const Target &) {
        return false;
    }
};
/// The base of a PMU whose legal choices have no doubts.
struct has_no_doubts {
    /// No doubts.
    template <typename Target>
    static constexpr doubts doubts_of(const request &, const Target &) {
        return {};
    }
};
/// A fact about an event is equally sure on all targets.
struct is_as_sure_everywhere {
    /// The confidence in the row of the event.
    template <typename Target>
    static constexpr confidence confidence_of(const event_row &row, const Target &) {
        return row.sure;
    }
};
/// A base for a PMU with one kind of counter: any qualifier can be left out.
struct has_no_kinds {
    /// The bits of the flags that an event's kind sets: none.
    static constexpr std::uint32_t kind_flags(const request &) { return 0; }
    /// No value.
    static constexpr std::uint32_t kind_values(const request &) { return 0; }
};
/// A base for a PMU with no rules about numbers but the shared ones.
struct has_no_numbers_of_its_own {
    /// No numbers: the rule has no field whose numbers could be offered.
    template <typename Target>
    static constexpr fitting_numbers numbers_of(const broken_rule &, const request &,
                                                const Target &) {
        return {};
    }
};
/// No other choice is suggested where a choice is illegal.
struct means_what_it_says {
    /// The request as it is.
    template <typename Target>
    static constexpr request instead_of(const request &request, const Target &) {
        return request;
    }
};
/// No list of events is for it.
struct has_no_lists {
    /// The request as it is.
    static constexpr request with_row(const request &request, const listed_row &) {
        return request;
    }
    /// Whether a list is of the target: never.
    template <typename Target>
    static constexpr bool has_list(const event_list &, const Target &) {
        return false;
    }
};
/// The privilege levels that `user` and `kernel` stand for.
struct has_usual_levels {
    static constexpr const char *user_levels = "CPL 1 to 3"; ///< words of explanations for `user`
    static constexpr const char *kernel_levels = "CPL 0";    ///< words of explanations for `kernel`
};

// --- the contract -------------------------------------------------------------------------------

/// Each names a member of an event PMU in errors.
namespace lacks {
struct target;      ///< a class type whose members are public and can be compared
struct targets;     ///< `static constexpr target targets[]`: by name, for "would be legal"
struct knows;       ///< `bool knows(const target &)`: whether the processors exist
struct events;      ///< `sequence<event_row>`: place in it is the event's number
struct counters;    ///< `sequence<counter_row>`: place in it is the counter's number
struct flags;       ///< `sequence<qualifier_row>`: qualifiers without a value, up to 32
struct values;      ///< `sequence<qualifier_row>`: qualifiers with a value, up to 5
struct auxiliaries; ///< `sequence<auxiliary_row>`
struct exists;      ///< `bool exists(const event_row &, const target &)`
struct limits_of;   ///< `limits limits_of(const request &, const target &)`
struct counters_on; ///< `counter_set counters_on(const target &)`: the counters that the target has
/// `counter_set counters_of(const request &, const target &)`: those that can count the request,
/// whatever `request.counter` says. The planner takes the lowest free number first.
struct counters_of;
/// `bool takes_two(const request &, const target &)`: whether it takes the counter behind its own,
/// the one with the next number, as well.
struct takes_two;
struct needs_of;  ///< `needs needs_of(const request &, const target &)`
struct preferred; ///< `counter_set preferred(const request &, const target &)`: tried first
/// `rule_list<...>`: the event PMU's own rules of one choice, in the order in which they are asked;
/// each has `holds`, of a `considered<M>` or of a base of it: see `choice_rule` in rules.hpp.
struct rules;
/// `rule_list<...>`: rules of two choices; each has `holds(const considered_pair<M> &)`, see
/// `pair_rule`.
struct rules_of_pairs;
/// `doubts doubts_of(const request &, const target &)`: the doubts about a legal choice
struct doubts_of;
struct confidence_of; ///< `confidence confidence_of(const event_row &, const target &)`
/// `std::uint32_t kind_flags(const request &)`: flags without which the request would mean another
/// kind of counter or event; no error offers the choice without them.
struct kind_flags;
struct kind_values; ///< `std::uint32_t kind_values(const request &)`: such bits of `request.given`
/// `fitting_numbers numbers_of(const broken_rule &, const request &, const target &)`: where a rule
/// of the event PMU is broken, which numbers the field takes.
struct numbers_of;
/// `request with_row(const request &, const listed_row &)`: of an event of a list
struct with_row;
/// `bool has_list(const event_list &, const target &)`: a list is of the target. An event PMU with
/// lists may also have `bool list_exists(const target &)`, for errors where none is given.
struct has_list;
struct instead_of; ///< `request instead_of(const request &, const target &)`: what could be meant
/// Each is a `const char *`, the words of explanations for privilege levels, such as `CPL 0`.
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

/// The first member that an event PMU lacks or has with another type, named in `lacks`; void where
/// it is complete.
template <typename M>
using missing_member = typename detail::missing_member<M>::type;

/// A complete event PMU for the planner. Plans need in addition `named_target`, `named_counter`,
/// `named_flag`, `named_value`, `methods` and `program_of`.
template <typename M>
concept event_pmu = std::is_void_v<missing_member<M>>;

/// An event PMU that numbers the counters of each of its units from 0, so that several units have a
/// counter of the same number. `counter_set places_of(counter_set, const request &, const target
/// &)` returns the places, among the counters of all units, of counters of the request's unit, and
/// `int counter_at(int, const request &, const target &)` the counter at a place.
template <typename M>
concept has_places = requires(counter_set members, const request &item,
                              const typename M::target &goal) {
    { M::places_of(members, item, goal) } -> is_exactly<counter_set>;
    { M::counter_at(0, item, goal) } -> is_exactly<int>;
};

/// The places of counters that may serve a request: their numbers, unless the event PMU has places.
template <typename M>
constexpr counter_set places_of(counter_set members, const request &item,
                                const typename M::target &goal) {
    if constexpr (has_places<M>)
        return M::places_of(members, item, goal);
    else
        return members;
}

/// An event PMU whose text may name a unit in front of the event, `cha::raw:event=0x36`:
/// `std::size_t unit_prefix(text_view)`, how long that is, `bool take_unit(request &, text_view)`,
/// which gives it to a raw event and says whether an event is of it, and for text
/// `const char *unit_name(const request &)` and `std::uint32_t event_in_unit(const request &)`.
template <typename M>
concept has_unit_prefix = requires(request &item, text_view text) {
    M::unit_prefix(text);
    M::take_unit(item, text);
    M::unit_name(item);
    M::event_in_unit(item);
};

/// A row of a table, or none. It is used like a pointer, but keeps in a member whether there is a
/// row: g++ takes no comparison of addresses for a constant under -fno-delete-null-pointer-checks,
/// with which kernels are built.
template <typename Row>
struct found_row {
    const Row *row{}; ///< the row; null where none was found
    bool found{};     ///< whether a row was found

    /// Whether there is a row.
    constexpr explicit operator bool() const { return found; }
    /// Reaches the row, which must be there.
    constexpr const Row *operator->() const { return row; }
    /// Returns the row, which must be there.
    constexpr const Row &operator*() const { return *row; }
};

/// The event's row, or none where the request is raw or names none that there is.
template <typename M>
constexpr found_row<event_row> event_of(const request &request) {
    const bool known =
        request.event >= 0 && static_cast<std::size_t>(request.event) < M::events.size();
    if (!known) return {};
    return {&M::events[static_cast<std::size_t>(request.event)], true};
}

/// Returns the event's row of a request, or null where the request is raw or names none; for run
/// time.
template <typename M>
constexpr const event_row *row_of(const request &request) {
    return event_of<M>(request).row;
}

/// The event code that goes into the select register.
template <typename M>
constexpr std::uint32_t code_of(const request &request) {
    const auto row = event_of<M>(request);
    return row ? row->code : request.code;
}

/// The unit mask that goes into the select register.
template <typename M>
constexpr std::uint32_t masks_of(const request &request) {
    const auto row = event_of<M>(request);
    return row ? request.masks | row->fixed_masks : request.masks;
}

/// The event's name; of a raw event the one that the user gave it, or else `raw`.
template <typename M>
constexpr const char *name_of(const request &request) {
    if (request.is_labelled) return request.label->text;
    if (request.is_listed) return request.listed->name();
    const auto row = event_of<M>(request);
    return row ? row->name : "raw";
}

/// The flags of a request that cannot be left out without meaning something else.
template <typename M>
constexpr std::uint32_t kind_flags(const request &request) {
    return request.flags & M::kind_flags(request);
}
/// Returns the values without which a request would mean another kind of counter or event, as bits
/// of `request.given`.
template <typename M>
constexpr std::uint32_t kind_values(const request &request) {
    return request.given & M::kind_values(request);
}

/// Returns a counter's name by its number, or null where there is no such counter.
template <typename M>
constexpr const char *counter_name(int counter) {
    const bool known = counter >= 0 && static_cast<std::size_t>(counter) < M::counters.size();
    return known ? M::counters[static_cast<std::size_t>(counter)].name : nullptr;
}

} // namespace msr::select
