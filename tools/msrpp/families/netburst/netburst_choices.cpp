#include "netburst_choices.hpp"

#include "../../../support/complaint.hpp"
#include "../../../support/text.hpp"
#include "../../choices/elsewhere.hpp"
#include "../../choices/suggest.hpp"
#include "../choice_complaints.hpp"
#include "../generic_names.hpp"
#include "netburst.hpp"
#include "netburst_legal.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/planning/plan_around.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/values/named_registers.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace msrpp::netburst_room {

namespace netburst = msr::netburst;
using netburst::notation_problem;

namespace {

using name_list = std::vector<std::string_view>;

/// Returns a hint for a word that is no event.
std::string hint_for_event(std::string_view piece) {
    if (const netburst::metric_row *const metric = netburst::metric_named(view(piece)))
        return fmt::format("; did you mean {}:{}?", netburst::metric_word, metric->name);
    if (msr::same_without_case(view(piece), "raw"))
        return "; the Pentium 4 has no events by number: --cpu NAME is for the others";
    if (std::string hint = portable_name_hint(piece, false); !hint.empty()) return hint;
    name_list known = names_in(netburst::events);
    known.push_back(netburst::metric_word);
    const std::string hint = event_hint(piece, known);
    return hint.empty() ? "; 'msrpp list' names them" : hint;
}

/// Returns a suggestion for a word that is no mask and no qualifier. A threshold is `thr` in the
/// notation, but `threshold` everywhere else.
std::string word_suggestion(std::string_view word, const name_list &masks) {
    constexpr std::string_view written_out = "threshold";
    constexpr std::string_view in_notation = "thr";
    name_list known = masks;
    for (const std::string_view name : names_in(netburst::qualifier_rows))
        known.push_back(name);
    known.push_back(written_out);
    name_list near = nearest(word, known);
    std::replace(near.begin(), near.end(), written_out, in_notation);
    return did_you_mean(near);
}

/// Returns a hint for a name that is not in `name_list`: the ESCRs or the counters, whichever the
/// qualifier takes.
std::string register_hint(msr::text_view name, const name_list &name_list) {
    const netburst::found_register other = netburst::register_named(name);
    if (!other) return suggestion(view(msr::without_prefix(name, "msr_")), name_list);
    switch (other.row.kind) {
    case netburst::register_kind::select:
        return fmt::format("; it is an ESCR: escr={}", other.row.name);
    case netburst::register_kind::counter:
        return fmt::format("; it is a counter: counter={}", other.row.name);
    case netburst::register_kind::control:
        return fmt::format("; it is the CCCR of {}: counter={}",
                           netburst::counters[other.row.number].name,
                           netburst::counters[other.row.number].name);
    default:
        return {};
    }
}

/// Returns a hint where a name in the notation is wrong.
std::string hint_for(const netburst::parsed &parsed) {
    const std::string_view piece = view(parsed.piece);
    const netburst::event_row &event = netburst::events[parsed.wanted.event];
    const auto one_of = [](const name_list &names) {
        return fmt::format("; the event has {}", joined(names, ", "));
    };
    switch (parsed.problem) {
    case notation_problem::unknown_event:
        return hint_for_event(piece);
    case notation_problem::unknown_metric: {
        const std::string nearest = suggestion(piece, names_in(netburst::metrics));
        return nearest.empty() ? "; 'msrpp list metric' names them" : nearest;
    }
    case notation_problem::unknown_mask: {
        const std::string nearest = word_suggestion(piece, names_in(event.masks));
        return nearest.empty() ? one_of(names_in(event.masks)) : nearest;
    }
    case notation_problem::mask_of_another_event:
        return one_of(names_in(event.masks));
    case notation_problem::mask_of_metric:
    case notation_problem::unknown_qualifier: {
        const std::string nearest = word_suggestion(piece, {});
        return nearest.empty()
                   ? fmt::format("; known are {}", joined(names_in(netburst::qualifier_rows), ", "))
                   : nearest;
    }
    case notation_problem::unknown_escr:
        return register_hint(parsed.piece, names_in(netburst::escrs));
    case notation_problem::unknown_counter:
        return register_hint(parsed.piece, names_in(netburst::counters));
    default:
        return {};
    }
}

/// Returns whether a part of a plan counts an event that competes for a resource.
bool competes(const netburst::request &part, const netburst::assignments &assignments) {
    for (const char *const name : assignments.why.names)
        if (name != nullptr && part.masks != 0 && name == netburst::events[part.event].name)
            return true;
    return false;
}

/// Returns the ESCRs and counters that the requests at fault could use.
std::string usable_by_culprits(const std::vector<netburst::request> &requests,
                               const netburst::assignments &assignments) {
    std::uint64_t escrs = 0;
    netburst::counter_set counters = 0;
    const auto add = [&](const netburst::request &part) {
        for (const netburst::escr_number escr : netburst::events[part.event].all_escrs()) {
            if (part.how.escr >= 0 && part.how.escr != static_cast<int>(escr)) continue;
            netburst::counter_set fed = row_of(escr).counters;
            if (part.how.counter >= 0)
                fed &= netburst::set_of(static_cast<netburst::counter_number>(part.how.counter));
            if (fed != 0) escrs |= std::uint64_t{1} << static_cast<unsigned>(escr);
            counters |= fed;
        }
    };
    for (std::size_t i = 0; i < assignments.culprit_count; ++i)
        for (const netburst::request &part :
             {netburst::counting_part(requests[assignments.culprits[i]]),
              netburst::tagging_part(requests[assignments.culprits[i]])})
            if (competes(part, assignments)) add(part);
    name_list names;
    for (unsigned e = 0; e < netburst::escr_count; ++e)
        if ((escrs >> e & 1) != 0) names.push_back(netburst::escrs[e].name);
    for (const std::string_view name : counter_names(counters))
        names.push_back(name);
    return joined(names, ", ");
}

[[noreturn]] void complain_about(const std::vector<std::string> &texts,
                                 const std::vector<netburst::request> &requests,
                                 const netburst::assignments &assignments) {
    if (assignments.why.broken == &netburst::choices_fit_together::text)
        complain_of_plan(assignments.why.broken->sentence, assignments, texts,
                         fmt::format(" compete for {}", usable_by_culprits(requests, assignments)));
    const std::string remedy = assignments.culprit_count == 1
                                   ? remedy_for(assignments.why, requests[assignments.culprits[0]])
                               : assignments.why.broken == &netburst::cascade_source_overflows::text
                                   ? "add overflow=N to the first"
                                   : "";
    complain_of_plan(sentence_with_names(assignments.why), assignments, texts,
                     remedy.empty() ? "" : "; " + remedy);
}

/// Returns the exit status for a mistake in the text of a requested event.
int status_of(notation_problem problem) {
    return problem == notation_problem::mask_of_another_event ? rule_broken : wrong_usage;
}

} // namespace

std::string notation_sentence(const netburst::parsed &parsed) {
    const std::string sentence = parsed.why.legal() ? netburst::sentence_of(parsed.problem)
                                                    : sentence_with_names(parsed.why);
    return msrpp::notation_sentence(parsed, sentence, hint_for(parsed));
}

planned plan_of(const std::vector<std::string> &choices, const netburst::target &target) {
    planned whole;
    whole.texts = choices;
    for (const std::string &choice : choices) {
        const std::string text = expand_generic_name(choice, target);
        const netburst::parsed parsed = netburst::parse(view(text));
        if (!parsed.well_formed())
            complain(status_of(parsed.problem),
                     fmt::format("{}: {}", in_quotes(text), notation_sentence(parsed)));
        whole.requests.push_back(parsed.wanted);
    }
    whole.result = netburst::try_plan({whole.requests.data(), whole.requests.size()}, target);
    if (!whole.result.legal()) complain_about(whole.texts, whole.requests, whole.result.found);
    return whole;
}

} // namespace msrpp::netburst_room
