// Portable choices: `msr::instructions.user()` is a choice on every processor that defines the
// event.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/portable/event.hpp>

namespace msr {

MSR_RULE(portable_event_is_defined, "this processor has no event that counts this portable choice");

/// The type that names a portable event in messages of the compiler.
template <portable_event Event>
struct portable;

/// A portable event and the privilege levels at which it is counted; without a level it is counted
/// at all levels.
struct portable_choice {
    /// A portable choice depends on the target: the target of a plan decides which event is
    /// counted.
    static constexpr bool depends_on_target = true;
    /// Messages of the compiler name a portable choice by a type.
    static constexpr bool has_type = true;
    /// The rule that a plan breaks where its target has no event for the choice.
    using rule_of_absence = portable_event_is_defined;
    /// The type that names the choice `Choice` in messages of the compiler.
    template <auto Choice>
    using name_of = portable<Choice.event>;

    portable_event event{}; ///< the portable event that is counted
    bool user_level{};      ///< the portable event is counted at CPL 1, 2 and 3
    bool kernel_level{};    ///< the portable event is counted at CPL 0

    /// Returns the choice with user level (CPL 1, 2 and 3) added to its levels. The call does not
    /// compile where the choice has the level already.
    consteval portable_choice user() const {
        if (user_level)
            detail::illegal_constant<qualifier_stands_once, portable_choice,
                                     as_the_sentence_says>();
        return {event, true, kernel_level};
    }
    /// Returns the choice with kernel level (CPL 0) added to its levels. The call does not compile
    /// where the choice has the level already.
    consteval portable_choice kernel() const {
        if (kernel_level)
            detail::illegal_constant<qualifier_stands_once, portable_choice,
                                     as_the_sentence_says>();
        return {event, user_level, true};
    }

    friend constexpr bool operator==(const portable_choice &, const portable_choice &) = default;
};

/// Writes a portable choice as text, such as `instructions:user`: `sink(text_view)` gets its
/// pieces.
/// `choice`: a portable choice
/// `sink`: called with each piece, a text_view
template <typename Sink>
constexpr void write_text(const portable_choice &choice, Sink &&sink) {
    sink(text_view{row_of(choice.event).name});
    if (choice.user_level) sink(text_view{":user"});
    if (choice.kernel_level) sink(text_view{":kernel"});
}

/// Each constant is the choice of the portable event with its name, at all privilege levels;
/// `portable_events` says what the event counts.
inline constexpr portable_choice cycles{portable_event::cycles};
inline constexpr portable_choice instructions{portable_event::instructions};
inline constexpr portable_choice reference_cycles{portable_event::reference_cycles};
inline constexpr portable_choice branches{portable_event::branches};
inline constexpr portable_choice branch_misses{portable_event::branch_misses};
inline constexpr portable_choice l1d_misses{portable_event::l1d_misses};
inline constexpr portable_choice l2_misses{portable_event::l2_misses};
inline constexpr portable_choice llc_references{portable_event::llc_references};
inline constexpr portable_choice llc_misses{portable_event::llc_misses};
inline constexpr portable_choice dtlb_walks{portable_event::dtlb_walks};
inline constexpr portable_choice stalled_frontend{portable_event::stalled_frontend};

} // namespace msr
