// What a vendor's folder defines so that choices, plans, schedules, text and explanations work for
// its counters in the same words as for all others: a machine.
//
// A machine is a struct of static constexpr members, in the vendor's namespace:
//
//   struct machine {
//       // --- targets: a class type whose members are public and can be compared, so that it can
//       //     stand in a template argument; target{} is what every processor of the family has
//       using target = my_target;     // defined outside where its members have initialisers
//       static constexpr target targets[] = {...};         // by name, for "would be legal"
//       template <target On> struct named_target { using type = on_pii; };  // its name in errors
//       static constexpr bool knows(const target &);        // whether the processors exist
//
//       // --- tables (facts.hpp)
//       static constexpr sequence<event_row> events;        // place in it: the event's number
//       static constexpr sequence<counter_row> counters;    // place in it: the counter's number;
//                                                           // a name of null: there is none
//       static constexpr sequence<qualifier_row> flags;     // qualifiers without a value, up to 32
//       static constexpr sequence<qualifier_row> values;    // qualifiers with a value, up to 5
//       static constexpr sequence<auxiliary_row> auxiliaries;
//       template <int Number> struct named_counter { using type = perfctr0; }; // names in errors
//       template <unsigned Flag> struct named_flag { using type = with::any_thread; };
//       template <unsigned Which, std::uint64_t Value> struct named_value { using type = ...; };
//       // Methods of choices beyond those of every machine; empty where there are none:
//       template <typename Choice> struct methods {
//           constexpr auto any_thread() const { return add_flag<Choice, 0>(); }
//           template <std::uint64_t N> constexpr auto offcore() const {
//               return add_value<Choice, 1, N>(); }
//       };
//
//       // --- facts by target
//       static constexpr bool exists(const event_row &, const target &);
//       static constexpr limits limits_of(const request &, const target &);
//       static constexpr counter_set counters_on(const target &);   // those that there are
//       // Those that can count the request, whatever `request.counter` says. The planner takes the
//       // lowest free number first, so number first what is to be taken first (or see
//       `preferred`). static constexpr counter_set counters_of(const request &, const target &);
//       static constexpr needs needs_of(const request &, const target &);
//       // Rules of one choice that are the machine's own; looked at after the shared ones.
//       static constexpr verdict check(const request &, const target &);
//       using rules = rule_list<rule_of_mine, ...>;          // all that check can return
//
//       // --- the program; `seats[i]` is where `wanted[i]` is counted. `Most` >= wanted.size()
//       template <std::size_t Most>
//       static constexpr auto program_of(sequence<request> wanted, const seat *seats,
//                                        const target &) -> msr::program<...>;
//
//       // --- optional
//       static constexpr counter_set preferred(const request &, const target &); // tried first
//       static constexpr verdict check_pair(const request &, const request &, const target &);
//       //   two choices that no plan can hold together; its rules stand in `rules` too
//       static constexpr confidence confidence_of(const event_row &, const target &);
//       //   where it differs from row.sure on some targets
//       // Flags without which the request would mean another kind of counter or event: no error
//       // offers the choice without them as what would be legal. Default: none.
//       static constexpr std::uint32_t kind_flags(const request &);
//       static constexpr std::uint32_t kind_values(const request &); // the same of `given` values
//       // Where a rule of the machine is broken: which numbers a field takes, and another choice
//       // that could be meant; it is offered where it is legal. Default: none.
//       static constexpr fitting_numbers numbers_of(const broken_rule &, const request &,
//                                                   const target &);     // see numbers.hpp
//       static constexpr request instead_of(const request &, const target &);
//       static constexpr const char *user_levels = "CPL 3", *kernel_levels = "CPL 0 to 2";
//       //   where user is not CPL 1 to 3 and kernel not CPL 0
//   };
//
// These functions run in the compiler, also of kernels, where no address of a table may be compared
// with null: `if (const auto row = event_of<machine>(request))` is true where there is a row.
//
// Events are types with an object of the same name. Without masks the event is itself a choice:
//
//   inline constexpr struct ld_blocks : select::choice<machine, ld_blocks> {
//       static constexpr int number = 3;                      // place in machine::events
//   } ld_blocks;
//
// With masks they are members, and the event needs one of them (`l2_ld::m | l2_ld::e`):
//
//   struct l2_ld {
//       static constexpr int number = 7;
//       static constexpr select::mask<machine, l2_ld, 0x08> m{};         // a bit
//       static constexpr select::mask<machine, l2_ld, 0x20, 0x30> any{}; // value 20h of bits 5:4
//   };
//
// Counters are types with `using machine = ...; static constexpr int number`, each with an object
// of the same name, for `.on(perfctr1)`. The folder then says, in its namespace:
//
//   template <unsigned Code, unsigned Masks = 0> inline constexpr select::raw<machine, Code, Masks>
//   raw{}; using select::plan;  using select::schedule;  using select::together; template <...>
//   inline constexpr machine::target on{...};
#pragma once

#include <msr/rule.hpp>
#include <msr/select/facts.hpp>
#include <msr/select/request.hpp>
#include <msr/sequence.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::select {

using msr::rule_list;

/// What a machine has to have; see the top of this file.
template <typename M>
concept machine = requires(const request &wanted, const typename M::target &on) {
    M::events.size();
    M::counters.size();
    M::flags.size();
    M::values.size();
    M::auxiliaries.size();
    M::targets[0] == on;
    M::exists(M::events[0], on);
    M::knows(on);
    M::limits_of(wanted, on).threshold;
    M::counters_on(on);
    M::counters_of(wanted, on);
    M::needs_of(wanted, on).count;
    M::check(wanted, on).legal();
};

/// A row of a table, or none. It is used as a pointer, but knows without comparing addresses
/// whether there is a row: g++ takes no such comparison for a constant under
/// -fno-delete-null-pointer-checks, with which kernels are built.
template <typename Row>
struct found_row {
    const Row *row{};
    bool found{};

    constexpr explicit operator bool() const { return found; }
    constexpr const Row *operator->() const { return row; }
    constexpr const Row &operator*() const { return *row; }
};

/// The event's row, or none where the request is raw or names none that there is.
template <typename M>
constexpr found_row<event_row> event_of(const request &wanted) {
    const bool known =
        wanted.event >= 0 && static_cast<std::size_t>(wanted.event) < M::events.size();
    if (!known) return {};
    return {&M::events[static_cast<std::size_t>(wanted.event)], true};
}

/// The same as a pointer, for run time: the event's row, or null where the request is raw or names
/// none.
template <typename M>
constexpr const event_row *row_of(const request &wanted) {
    return event_of<M>(wanted).row;
}

/// The event code that goes into the select register.
template <typename M>
constexpr std::uint32_t code_of(const request &wanted) {
    const auto row = event_of<M>(wanted);
    return row ? row->code : wanted.code;
}

/// The unit mask that goes into the select register.
template <typename M>
constexpr std::uint32_t masks_of(const request &wanted) {
    const auto row = event_of<M>(wanted);
    return row ? wanted.masks | row->fixed_masks : wanted.masks;
}

/// The event's name, `raw` for a raw event.
template <typename M>
constexpr const char *name_of(const request &wanted) {
    const auto row = event_of<M>(wanted);
    return row ? row->name : "raw";
}

/// How sure the facts about an event are on a target.
template <typename M>
constexpr confidence confidence_of(const event_row &row, const typename M::target &on) {
    if constexpr (requires { M::confidence_of(row, on); })
        return M::confidence_of(row, on);
    else
        return row.sure;
}

/// The flags of a request that cannot be left out without meaning something else.
template <typename M>
constexpr std::uint32_t kind_flags(const request &wanted) {
    if constexpr (requires { M::kind_flags(wanted); })
        return wanted.flags & M::kind_flags(wanted);
    else
        return 0;
}

/// The same of its values, as bits of `request.given`.
template <typename M>
constexpr std::uint32_t kind_values(const request &wanted) {
    if constexpr (requires { M::kind_values(wanted); })
        return wanted.given & M::kind_values(wanted);
    else
        return 0;
}

/// The privilege levels that `user` and `kernel` stand for.
template <typename M>
constexpr const char *user_levels() {
    if constexpr (requires { M::user_levels; })
        return M::user_levels;
    else
        return "CPL 1 to 3";
}
template <typename M>
constexpr const char *kernel_levels() {
    if constexpr (requires { M::kernel_levels; })
        return M::kernel_levels;
    else
        return "CPL 0";
}

template <typename M>
constexpr const char *counter_name(int counter) {
    const bool known = counter >= 0 && static_cast<std::size_t>(counter) < M::counters.size();
    return known ? M::counters[static_cast<std::size_t>(counter)].name : nullptr;
}

} // namespace msr::select
