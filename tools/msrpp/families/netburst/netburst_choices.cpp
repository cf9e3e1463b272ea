#include "netburst_choices.hpp"

#include "../../../support/complaint.hpp"
#include "../../../support/text.hpp"
#include "../../choices/elsewhere.hpp"
#include "../../choices/suggest.hpp"
#include "../generic_names.hpp"
#include "netburst.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/planning/plan_around.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/values/named_registers.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace msrpp::netburst_room {

namespace netburst = msr::netburst;
using netburst::notation_problem;

namespace {

using name_list = std::vector<std::string_view>;

name_list event_names() {
    name_list result;
    for (const netburst::event_row &event : netburst::events)
        result.push_back(event.name);
    return result;
}

name_list qualifier_names() {
    name_list result;
    for (const netburst::qualifier_row &qualifier : netburst::qualifier_names)
        result.push_back(qualifier.name);
    return result;
}

name_list metric_names() {
    name_list result;
    for (const netburst::metric_row &metric : netburst::metrics)
        result.push_back(metric.name);
    return result;
}

/// A hint for a word that is no event.
std::string hint_for_event(std::string_view piece) {
    if (const netburst::metric_row *const metric = netburst::metric_named(view(piece)))
        return fmt::format("; did you mean {}:{}?", netburst::metric_word, metric->name);
    if (msr::same_without_case(view(piece), "raw"))
        return "; the Pentium 4 has no events by number: --cpu NAME is for the others";
    if (std::string hint = portable_name_hint(piece, false); !hint.empty()) return hint;
    name_list known = event_names();
    known.push_back(netburst::metric_word);
    const std::string hint = event_hint(piece, known);
    return hint.empty() ? "; 'msrpp list' names them" : hint;
}

/// A suggestion for a word that is no mask and no qualifier. A threshold is `thr` in the notation,
/// but `threshold` everywhere else.
std::string word_suggestion(std::string_view word, const name_list &masks) {
    constexpr std::string_view written_out = "threshold";
    constexpr std::string_view in_notation = "thr";
    name_list known = masks;
    for (const std::string_view name : qualifier_names())
        known.push_back(name);
    known.push_back(written_out);
    name_list near = nearest(word, known);
    std::replace(near.begin(), near.end(), written_out, in_notation);
    return did_you_mean(near);
}

name_list every_escr() {
    name_list result;
    for (const netburst::escr_row &escr : netburst::escrs)
        result.push_back(escr.name);
    return result;
}

name_list every_counter() {
    name_list result;
    for (const netburst::counter_row &counter : netburst::counters)
        result.push_back(counter.name);
    return result;
}

/// A hint for a name that is not that of an ESCR or a counter, whichever the qualifier takes.
std::string register_hint(msr::text_view name, const name_list &name_list) {
    const netburst::found_register other = netburst::register_named(name);
    if (!other) return suggestion(view(msr::without_start(name, "msr_")), name_list);
    switch (other.is.kind) {
    case netburst::register_kind::select:
        return fmt::format("; it is an ESCR: escr={}", other.is.name);
    case netburst::register_kind::counter:
        return fmt::format("; it is a counter: counter={}", other.is.name);
    case netburst::register_kind::control:
        return fmt::format("; it is the CCCR of {}: counter={}",
                           netburst::counters[other.is.number].name,
                           netburst::counters[other.is.number].name);
    default:
        return {};
    }
}

/// A hint where a name in the notation is wrong.
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
        const std::string nearest = suggestion(piece, metric_names());
        return nearest.empty() ? "; 'msrpp list metric' names them" : nearest;
    }
    case notation_problem::unknown_mask: {
        const std::string nearest = word_suggestion(piece, mask_names(event));
        return nearest.empty() ? one_of(mask_names(event)) : nearest;
    }
    case notation_problem::mask_of_another_event:
        return one_of(mask_names(event));
    case notation_problem::mask_of_metric:
    case notation_problem::unknown_qualifier: {
        const std::string nearest = word_suggestion(piece, {});
        return nearest.empty() ? fmt::format("; known are {}", joined(qualifier_names(), ", "))
                               : nearest;
    }
    case notation_problem::unknown_escr:
        return register_hint(parsed.piece, every_escr());
    case notation_problem::unknown_counter:
        return register_hint(parsed.piece, every_counter());
    default:
        return {};
    }
}

std::string list_in_quotes(const std::vector<std::string> &texts,
                           const netburst::assignments &assignments) {
    std::string result;
    for (std::size_t i = 0; i < assignments.culprit_count; ++i) {
        if (i > 0) result += ", ";
        result += in_quotes(texts[assignments.culprits[i]]);
    }
    return result;
}

/// Whether a part of a request may be counted through this ESCR by this counter.
bool may_use(const netburst::request &asks, netburst::escr_number escr,
             netburst::counter_number counter) {
    const bool escr_allowed = asks.how.escr < 0 || asks.how.escr == static_cast<int>(escr);
    const bool counter_allowed =
        asks.how.counter < 0 || asks.how.counter == static_cast<int>(counter);
    return escr_allowed && counter_allowed && netburst::events[asks.event].selectable_on(escr) &&
           netburst::feeds(escr, counter);
}

/// Whether a part of a choice counts an event that competes.
bool competes(const netburst::request &part, const netburst::assignments &assignments) {
    for (const char *const name : assignments.why.by)
        if (name != nullptr && part.masks != 0 && name == netburst::events[part.event].name)
            return true;
    return false;
}

/// The ESCRs and counters that the requests at fault could use.
std::string usable_by_culprits(const std::vector<netburst::request> &requests,
                               const netburst::assignments &assignments) {
    std::vector<bool> escrs(netburst::escr_count);
    std::vector<bool> counters(netburst::counter_count);
    std::vector<netburst::request> parts;
    for (std::size_t i = 0; i < assignments.culprit_count; ++i) {
        const netburst::request &request = requests[assignments.culprits[i]];
        for (const netburst::request &part :
             {netburst::counting_part(request), netburst::tagging_part(request)})
            if (competes(part, assignments)) parts.push_back(part);
    }
    for (const netburst::request &part : parts)
        for (unsigned e = 0; e < netburst::escr_count; ++e)
            for (unsigned c = 0; c < netburst::counter_count; ++c)
                if (may_use(part, static_cast<netburst::escr_number>(e),
                            static_cast<netburst::counter_number>(c)))
                    escrs[e] = counters[c] = true;
    name_list names;
    for (unsigned e = 0; e < netburst::escr_count; ++e)
        if (escrs[e]) names.push_back(netburst::escrs[e].name);
    for (unsigned c = 0; c < netburst::counter_count; ++c)
        if (counters[c]) names.push_back(netburst::counters[c].name);
    return joined(names, ", ");
}

std::string by_commas(const name_list &names) { return joined(names, ", "); }

/// The events that play a part in counting at retirement.
name_list tagging_names(netburst::tagging role) {
    name_list result;
    for (const netburst::event_row &event : netburst::events)
        if (event.role == role) result.push_back(event.name);
    return result;
}

/// The legal alternative where a choice breaks a rule of threads, sampling or cascades by itself.
std::string overflow_remedy_for(const msr::verdict &verdict, const netburst::request &request) {
    if (verdict.broken == &netburst::event_tells_threads_apart::text)
        return "; without thread it counts both";
    if (verdict.broken == &netburst::event_has_escr_for_thread::text)
        return fmt::format("; escr= borrows from the other half: it has {}",
                           by_commas(escr_names(netburst::events[request.event])));
    if (verdict.broken == &netburst::interrupt_reaches_thread_1::text)
        return "; add :disputed to use it, or thread=0 for OVF_PMI_T0";
    if (verdict.broken == &netburst::forced_overflow_cannot_interrupt::text)
        return "; leave out force_ovf or sample";
    if (verdict.broken == &netburst::event_can_be_sampled_precisely::text)
        return "; 'msrpp list metric' names metrics, which are counted with them";
    if (verdict.broken == &netburst::precise_sampling_has_a_period::text) return "; add sample=N";
    if (verdict.broken == &netburst::precise_sampling_is_on_iq_counter4::text)
        return "; leave out counter";
    if (verdict.broken == &netburst::precise_sampling_is_of_one_thread::text)
        return "; add thread=0 or thread=1";
    const auto source = static_cast<netburst::counter_number>(request.how.cascaded_from);
    if (verdict.broken == &netburst::cascade_follows_a_pair::text)
        return fmt::format("; {} leads to {}", row_of(source).name,
                           by_commas(counter_names(netburst::counters_started_by(source))));
    if (verdict.broken == &netburst::extended_cascade_exists_on_model::text)
        return "; they exist on models 2, 3, 4, 6: say which with --model";
    if (verdict.broken == &netburst::cascade_has_a_source::text)
        return fmt::format("; a choice with counter={}:overflow=N starts it", row_of(source).name);
    if (verdict.broken == &netburst::cascade_can_interrupt_on_model::text)
        return "; it can on models 3, 4, 6: say which with --model";
    return {};
}

/// The legal alternative where a choice breaks a rule by itself.
std::string remedy_for(const msr::verdict &verdict, const netburst::request &request) {
    const int report = netburst::event_named(verdict.by[0]); // the event that counts, or that tags
    const netburst::event_row &event =
        netburst::events[report < 0 ? request.event : static_cast<unsigned>(report)];
    if (verdict.broken == &netburst::mask_is_not_empty::text)
        return fmt::format("; the event has {}", joined(mask_names(event), ", "));
    if (verdict.broken == &netburst::event_exists_on_model::text)
        return fmt::format("; it exists on models {}: say which with --model",
                           model_list(event.models, ", "));
    if (verdict.broken == &netburst::escr_exists_on_model::text)
        return fmt::format("; it exists on models {}: say which with --model",
                           model_list(netburst::escrs[request.how.escr].models, ", "));
    if (verdict.broken == &netburst::disputed_event_is_accepted::text)
        return "; add :disputed to use it";
    if (verdict.broken == &netburst::escr_selects_event::text)
        return fmt::format("; the event has {}", by_commas(escr_names(event)));
    if (verdict.broken == &netburst::escr_feeds_counter::text)
        return fmt::format("; the ESCR feeds {}",
                           by_commas(counter_names(netburst::escrs[request.how.escr].counters)));
    if (verdict.broken == &netburst::event_reaches_counter::text)
        return fmt::format("; the event reaches {}", by_commas(counter_names(event.counters())));
    if (verdict.broken == &netburst::event_can_carry_a_tag::text)
        return fmt::format("; these can: {}",
                           joined(tagging_names(netburst::tagging::execution_upstream), ", "));
    if (verdict.broken == &netburst::event_can_be_counted_at_retirement::text)
        return event.role == netburst::tagging::execution_upstream
                   ? "; this one tags for execution_event: say tag=0 to tag=3"
                   : fmt::format(
                         "; this does: {}",
                         joined(tagging_names(netburst::tagging::front_end_upstream), ", "));
    if (verdict.broken == &netburst::thread_1_needs_hyper_threading::text ||
        verdict.broken == &netburst::thread_choice_needs_hyper_threading::text)
        return "; --ht is for a processor with it";
    return overflow_remedy_for(verdict, request);
}

[[noreturn]] void complain_about(const std::vector<std::string> &texts,
                                 const std::vector<netburst::request> &requests,
                                 const netburst::assignments &assignments) {
    const std::string culprit = list_in_quotes(texts, assignments);
    if (assignments.why.broken == &netburst::choices_fit_together::text)
        complain(rule_broken, fmt::format("{}: {} compete for {}", assignments.why.broken->sentence,
                                          culprit, usable_by_culprits(requests, assignments)));
    const std::string remedy = assignments.culprit_count == 1
                                   ? remedy_for(assignments.why, requests[assignments.culprits[0]])
                               : assignments.why.broken == &netburst::cascade_source_overflows::text
                                   ? "; add overflow=N to the first"
                                   : "";
    complain(rule_broken,
             fmt::format("{}: {}{}", sentence_with_names(assignments.why), culprit, remedy));
}

/// The exit status that goes with a problem of the notation.
int status_of(notation_problem problem) {
    return problem == notation_problem::mask_of_another_event ? rule_broken : wrong_usage;
}

} // namespace

std::string notation_sentence(const netburst::parsed &parsed) {
    const std::string sentence = parsed.why.legal() ? netburst::sentence_of(parsed.problem)
                                                    : sentence_with_names(parsed.why);
    return fmt::format("{}: {} in column {}{}", sentence, in_quotes(view(parsed.piece)),
                       parsed.position + 1, hint_for(parsed));
}

planned plan_of(const std::vector<std::string> &choices, const netburst::target &target) {
    planned result;
    result.texts = choices;
    for (const std::string &choice : choices) {
        const std::string text = expand_generic_netburst_name(choice);
        const netburst::parsed parsed = netburst::parse(view(text));
        if (!parsed.well_formed())
            complain(status_of(parsed.problem),
                     fmt::format("{}: {}", in_quotes(text), notation_sentence(parsed)));
        result.requests.push_back(parsed.wanted);
    }
    const msr::sequence<netburst::request> requests{result.requests.data(), result.requests.size()};
    result.found = netburst::assign_distinct(requests, target);
    if (!result.found.found()) complain_about(result.texts, result.requests, result.found);
    result.program = netburst::program_of<netburst::counter_count>(result.found.needed,
                                                                   result.found.assigned, target);
    return result;
}

} // namespace msrpp::netburst_room
