// Complaints about event names of other sources, such as perf, with the name that the processor's
// table has for the event.
#pragma once

#include "../../support/complaint.hpp"
#include "../choices/suggest.hpp"

#include "generic_names.hpp"
#include "select_family.hpp"

#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/notation.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// Returns `event:mask` for a name with perf's sign between event and mask, such as
/// `l3_lookup_state.l3_miss`; empty where the table has no such event or mask.
template <typename M>
std::string event_with_mask(std::string_view name, const typename M::target &target) {
    const std::size_t point = name.find('.');
    if (point == name.npos) return {};
    const std::string_view event = name.substr(0, point), mask = name.substr(point + 1);
    for (const msr::select::event_row &row : M::events) {
        if (!M::exists(row, target) || !msr::same_without_case(view(event), row.name)) continue;
        for (const msr::select::mask_row &mask_row : row.masks)
            if (msr::same_without_case(view(mask), mask_row.name))
                return std::string{row.name} + ':' + mask_row.name;
    }
    return {};
}

/// Throws a complaint about the first choice whose event has a name of another source, with the
/// table's name of the event. `names`: rows of such names, in which `_` replaces each sign between
/// words.
template <typename M, typename Names>
void complain_of_other_names(const std::vector<std::string> &choices,
                             const typename M::target &target, const Names &names) {
    using msr::select::notation_problem;
    for (const std::string &choice : choices) {
        const std::string text = expand_generic_name(choice, target);
        const msr::select::parsed parsed =
            msr::select::parse<M>({text.data(), text.size()}, target, lists_on<M>(target));
        if (parsed.problem != notation_problem::unknown_event) continue;
        const std::string_view piece{parsed.piece.data(), parsed.piece.size()};
        std::string name{piece};
        for (char &letter : name)
            if (letter == '-' || letter == '.') letter = '_';
        std::vector<std::string_view> intended;
        for (const auto &entry : names) {
            const auto &event = M::events[static_cast<std::size_t>(entry.is)];
            if (msr::same_without_case({name.data(), name.size()}, entry.name) &&
                M::exists(event, target))
                intended.push_back(event.name);
        }
        const std::string with_mask = event_with_mask<M>(piece, target);
        if (!with_mask.empty()) intended.insert(intended.begin(), with_mask);
        if (intended.empty()) continue;
        complain(wrong_usage,
                 fmt::format("{}: {}: {} in column {}{}", in_quotes(text),
                             msr::select::sentence_of(parsed.problem), in_quotes(piece),
                             parsed.position + 1, did_you_mean(intended)));
    }
}

} // namespace msrpp
