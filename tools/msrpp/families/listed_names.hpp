// Names of events in a processor's list for what a select register counts, and the doubts about
// them, the same for every event PMU.
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

/// The flags and values that rows of lists bring with them, bit n for flag or value n.
struct row_qualifiers {
    std::uint32_t flags{};
    std::uint32_t values{};
};
template <typename M>
inline constexpr row_qualifiers qualifiers_of_rows{};

/// Whether a row has the event code and unit masks that a select register holds for a request.
template <typename M>
bool has_numbers_of(const msr::select::request &by_row, const msr::select::request &wanted,
                    const typename M::target &) {
    return by_row.code == msr::select::code_of<M>(wanted) &&
           by_row.masks == msr::select::masks_of<M>(wanted);
}

/// The values of all registers of a request for an event, with registers that only the event's row
/// names.
template <typename M>
msr::select::request held_for(const msr::select::vendor_event<M> &,
                              const msr::select::request &wanted, const asked_values &) {
    return wanted;
}

/// Whether a request says all that a row says.
template <typename M>
bool is_counted(const msr::select::request &by_row, const msr::select::request &wanted,
                const typename M::target &on) {
    constexpr row_qualifiers said = qualifiers_of_rows<M>;
    const auto value = [](const msr::select::request &of, unsigned which) {
        return of.has_value(which) ? of.values[which] : 0;
    };
    for (unsigned which = 0; which < msr::select::most_values; ++which)
        if ((said.values >> which & 1) != 0 && value(by_row, which) != value(wanted, which))
            return false;
    return ((by_row.flags ^ wanted.flags) & said.flags) == 0 &&
           by_row.threshold == wanted.threshold && by_row.edge == wanted.edge &&
           by_row.invert == wanted.invert && has_numbers_of<M>(by_row, wanted, on);
}

/// The events of a target's lists, and of --events, that a request counts by its numbers.
template <typename M>
std::vector<std::string> listed_names(const msr::select::request &wanted, const asked_values &asked,
                                      const typename M::target &on) {
    std::vector<std::string> names;
    for (const auto &list : lists_on<M>(on))
        for (const auto *const event : list.events)
            if (is_counted<M>(M::with_row({}, *event), held_for<M>(*event, wanted, asked), on))
                names.emplace_back(event->name());
    return names;
}

/// Calls `add(event, sentence)` for each thing that is not sure of choices.
template <typename M, typename Add>
void each_doubt(const std::vector<msr::select::request> &wanted, const typename M::target &on,
                Add &&add) {
    msr::select::each_note<M>({wanted.data(), wanted.size()}, on,
                              [&](const msr::select::note &one) { add(one.event, one.sentence); });
}

/// Adds notes: the list's names of what a counter counts, or that no list has it, and the doubts
/// about it.
template <typename M>
void note_listed_names(const msr::select::request &wanted, int counter, const asked_values &asked,
                       const typename M::target &on, std::vector<statement> &notes) {
    const char *const where = msr::select::counter_name<M>(counter);
    const std::vector<std::string> names = listed_names<M>(wanted, asked, on);
    if (!names.empty())
        notes.push_back(fmt::format("{} counts what the processor's list calls {}", where,
                                    joined(names, ", ")));
    else if (wanted.is_raw())
        notes.push_back(
            fmt::format("{}: no event of the table", msr::select::text_of<M>(wanted).text));
    each_doubt<M>({wanted}, on, [&](const char *, const char *sentence) {
        notes.push_back(fmt::format("{}: {}", where, sentence));
    });
}

} // namespace msrpp
