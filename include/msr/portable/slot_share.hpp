// Portable shares of issue slots, the first level of the top-down method: the uses of the slots in
// which a core could issue micro-operations. Source of the method: A. Yasin, "A Top-Down Method for
// Performance Analysis and Counters Architecture", ISPASS 2014.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/rules.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

MSR_RULE(issue_slots_are_divided,
         "no events are known that divide the issue slots of this processor");

/// A use of the issue slots of a core, at the first level of the top-down method.
enum class slot_share : std::uint8_t {
    retiring,        ///< the share of slots of micro-operations that retire
    bad_speculation, ///< the share of slots lost to micro-operations that do not retire, and to the
                     ///< recovery from them
    frontend_bound,  ///< the share of slots that the front end leaves empty
    backend_bound,   ///< the share of slots that the back end does not accept
};

/// The name of a share of issue slots, and its meaning in words.
struct slot_share_row {
    const char *name{};    ///< the name of the share of slots, such as `frontend_bound`
    const char *meaning{}; ///< the use or the loss of the share's slots, in words
};

/// The name and the meaning of each share of issue slots, in the order of `slot_share`.
inline constexpr slot_share_row slot_shares[] = {
    {"retiring", "slots of micro-operations that retire"},
    {"bad_speculation", "slots lost to micro-operations that do not retire, and to their recovery"},
    {"frontend_bound", "slots that the front end leaves empty"},
    {"backend_bound", "slots that the back end does not accept"},
};

/// The number of shares of issue slots.
inline constexpr std::size_t slot_share_count = sizeof slot_shares / sizeof slot_shares[0];

/// Returns the row, with name and meaning, of a share of issue slots.
constexpr const slot_share_row &row_of(slot_share share) {
    return slot_shares[static_cast<std::size_t>(share)];
}

/// A share of issue slots and the privilege levels at which slots are counted; without a level
/// slots are counted at all levels. `plan_here` takes the share as a choice, and counts the
/// processor's events from which it is computed.
struct portable_slot_share {
    slot_share share{};  ///< the share of issue slots that is counted
    bool user_level{};   ///< whether the issue slots at CPL 1, 2 and 3 are counted
    bool kernel_level{}; ///< whether the issue slots at CPL 0 are counted

    /// Returns the share, 0 to 1, in the counts of a plan that has it. A difference of counts that
    /// were not read at the same clock may be a little below 0. The result is a quiet NaN where no
    /// slot was counted. Throws std::out_of_range where the plan lacks the share.
    template <typename Counts>
    requires requires(const Counts &counts, const portable_slot_share &share) {
        counts.ratio(share);
    }
    double operator()(const Counts &counts) const { return counts.ratio(*this); }

    /// Returns the share with user level (CPL 1, 2 and 3) added to its levels. The call does not
    /// compile where the share has the level already.
    consteval portable_slot_share user() const {
        if (user_level)
            detail::illegal_constant<qualifier_stands_once, portable_slot_share,
                                     as_the_sentence_says>();
        return {share, true, kernel_level};
    }
    /// Returns the share with kernel level (CPL 0) added to its levels. The call does not compile
    /// where the share has the level already.
    consteval portable_slot_share kernel() const {
        if (kernel_level)
            detail::illegal_constant<qualifier_stands_once, portable_slot_share,
                                     as_the_sentence_says>();
        return {share, user_level, true};
    }

    friend constexpr bool operator==(const portable_slot_share &,
                                     const portable_slot_share &) = default;

    /// Writes a share of issue slots as text, such as `retiring:user`: `sink(text_view)` gets the
    /// pieces.
    template <typename Sink>
    friend constexpr void write_text(const portable_slot_share &part, Sink &&sink) {
        sink(text_view{row_of(part.share).name});
        if (part.user_level) sink(text_view{":user"});
        if (part.kernel_level) sink(text_view{":kernel"});
    }
};

/// Each constant is the share of issue slots with its name, at all privilege levels; `slot_shares`
/// says what the share means.
inline constexpr portable_slot_share retiring{slot_share::retiring};
inline constexpr portable_slot_share bad_speculation{slot_share::bad_speculation};
inline constexpr portable_slot_share frontend_bound{slot_share::frontend_bound};
inline constexpr portable_slot_share backend_bound{slot_share::backend_bound};

} // namespace msr
