// Notes on legal choices: why their counts are not sure, and which events have to be counted
// together with them.
#pragma once

#include <msr/core/confidence.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/facts.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstddef>

namespace msr::select {

/// A note about a choice of a plan, for the user.
struct note {
    const char *sentence{}; ///< the text of the note about a plan, a sentence
    const char *event{};    ///< name of the event that the note about a plan is for
    std::size_t position{}; ///< position of the choice in the plan, from 0 on
    confidence sure{};      ///< the confidence in the facts about the event
    /// The source of an erratum, or of what users report; null: the note is about neither.
    const char *source{};
};

/// Each constant is the sentence of a note about a choice that is legal but whose count is not
/// sure.
inline constexpr const char *limits_are_unknown =
    "limits unknown: no list of the processor has an event of these numbers";
inline constexpr const char *counters_are_disputed =
    "sources disagree about the counters of this event: the stricter one is followed";
inline constexpr const char *disputed_counters_are_open =
    "sources disagree about the counters of this event: the wider one is followed";
inline constexpr const char *other_event_is_missing =
    "the records of this event are complete only where another one counts beside it";

/// The sentence of the note about an event with errata.
inline constexpr const char *event_has_errata =
    "the vendor's list names errata of this event: it may miscount";

/// Calls `visit(const note &)` for every note on choices that are planned together.
template <typename M, typename Each>
constexpr void each_note(sequence<request> requests, const typename M::target &target,
                         Each &&visit) {
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const request &item = requests[i];
        const doubts doubts = M::doubts_of(item, target);
        const auto add = [&](const char *sentence, confidence sure, const char *source = nullptr) {
            visit(note{sentence, name_of<M>(item), i, sure, source});
        };
        if (doubts.limits_unknown) add(limits_are_unknown, confidence::low);
        if (doubts.counters_disputed) add(counters_are_disputed, confidence::medium);
        if (doubts.disputed_counters_open) add(disputed_counters_are_open, confidence::low);
        bool is_there = !doubts.needs_other;
        for (const request &other : requests)
            is_there = is_there || (code_of<M>(other) == doubts.other_code &&
                                    masks_of<M>(other) == doubts.other_masks);
        if (!is_there) add(other_event_is_missing, confidence::medium);
        if (doubts.has_errata) add(event_has_errata, confidence::high);
        for (unsigned number = 0; number < doubts.trap_count; ++number)
            add(doubts.traps[number].sentence, doubts.traps[number].sure,
                doubts.traps[number].source);
    }
}

namespace detail {

/// The notes on a plan as constants, at most `Most`.
template <std::size_t Most>
struct note_list {
    note notes[Most]{};
    std::size_t count{};
};
template <typename Check>
inline constexpr auto notes_on_plan = [] {
    using event_pmu = typename Check::pmu::event_pmu;
    note_list<(5 + most_traps) * Check::size> result;
    each_note<event_pmu>(all_of(Check::wanted), Check::on,
                         [&](const note &entry) { result.notes[result.count++] = entry; });
    return result;
}();

} // namespace detail

} // namespace msr::select
