// Finds the names of the events in a processor's list that a select register's value counts, and
// the known doubts about the events' counts, for all PMUs with events.
#pragma once

#include "../../support/text.hpp"
#include "../family.hpp"
#include "packed_lists.hpp"

#include <msr/core/sequence.hpp>
#include <msr/pmu/select/describe.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/listed_choice.hpp>
#include <msr/pmu/select/notes.hpp>
#include <msr/pmu/select/request.hpp>

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp {

/// The flags and values that rows of lists set, bit n for flag or value n.
struct row_qualifiers {
    std::uint32_t flags{};
    std::uint32_t values{};
};
template <typename M>
inline constexpr row_qualifiers qualifiers_of_rows{};

/// Returns whether a row has the event code and unit masks that a select register holds for a
/// request.
template <typename M>
bool has_numbers_of(const msr::select::request &by_row, const msr::select::request &request,
                    const typename M::target &) {
    return by_row.code == msr::select::code_of<M>(request) &&
           by_row.masks == msr::select::masks_of<M>(request);
}

/// Returns the values of all registers of a request for an event, with registers that only the
/// event's row names.
template <typename M>
msr::select::request held_for(const msr::select::vendor_event<M> &,
                              const msr::select::request &request, const explain_arguments &) {
    return request;
}

/// Returns whether a request has every flag and value that a row sets.
template <typename M>
bool is_counted(const msr::select::request &by_row, const msr::select::request &request,
                const typename M::target &target) {
    constexpr row_qualifiers statement = qualifiers_of_rows<M>;
    const auto value = [](const msr::select::request &of, unsigned index) {
        return of.has_value(index) ? of.values[index] : 0;
    };
    for (unsigned index = 0; index < msr::select::most_values; ++index)
        if ((statement.values >> index & 1) != 0 && value(by_row, index) != value(request, index))
            return false;
    return ((by_row.flags ^ request.flags) & statement.flags) == 0 &&
           by_row.threshold == request.threshold && by_row.edge == request.edge &&
           by_row.invert == request.invert && has_numbers_of<M>(by_row, request, target);
}

/// Returns the events of a target processor's lists, and of --events, whose numbers a request has.
template <typename M>
std::vector<std::string> listed_names(const msr::select::request &request,
                                      const explain_arguments &explain_arguments,
                                      const typename M::target &target) {
    std::vector<std::string> names;
    for (const auto &list : lists_on<M>(target))
        for (const auto *const event : list.events)
            if (is_counted<M>(M::with_row({}, *event),
                              held_for<M>(*event, request, explain_arguments), target))
                names.emplace_back(event->name());
    return names;
}

/// Calls `add(event, sentence)` for each reason why the counts of choices are not sure.
template <typename M, typename Add>
void each_doubt(const std::vector<msr::select::request> &requests, const typename M::target &target,
                Add &&add) {
    msr::select::each_note<M>(
        {requests.data(), requests.size()}, target,
        [&](const msr::select::note &note) { add(note.event, note.sentence); });
}

/// Adds notes: the list's names of what a counter counts, or that no list has a name, and the
/// doubts about the facts.
template <typename M>
void note_listed_names(const msr::select::request &request, int counter,
                       const explain_arguments &explain_arguments, const typename M::target &target,
                       std::vector<statement> &notes) {
    const char *const place = msr::select::counter_name<M>(counter);
    const std::vector<std::string> names = listed_names<M>(request, explain_arguments, target);
    if (!names.empty())
        notes.push_back(fmt::format("{} counts what the processor's list calls {}", place,
                                    joined(names, ", ")));
    else if (request.is_raw())
        notes.push_back(
            fmt::format("{}: no event of the table", msr::select::text_of<M>(request).text));
    each_doubt<M>({request}, target, [&](const char *, const char *sentence) {
        notes.push_back(fmt::format("{}: {}", place, sentence));
    });
}

} // namespace msrpp
