#include "netburst_legal.hpp"

#include "../../../support/text.hpp"
#include "netburst.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/overflow.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/intel/netburst/values/active_counters.hpp>
#include <msr/intel/netburst/values/named_registers.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <vector>

namespace msrpp::netburst_room {

namespace netburst = msr::netburst;

namespace {

template <typename Names>
std::string name_list_text(const char *previous, const Names &names) {
    return names.empty() ? "" : fmt::format("{}{}", previous, joined(names, ", "));
}

std::string masks_of(const char *name) {
    const int event = netburst::event_named(name);
    return event < 0 ? ""
                     : name_list_text("the event has ", names_in(netburst::events[event].masks));
}

std::string events_of_escr(const char *name) {
    std::vector<std::string> names;
    const int escr = netburst::escr_named(name);
    for (const netburst::event_row &event : netburst::events)
        if (escr >= 0 && event.selectable_on(static_cast<netburst::escr_number>(escr)))
            names.push_back(fmt::format("{} (0x{:02x})", event.name, event.select));
    return name_list_text("the ESCR has ", names);
}

std::string escrs_of_cccr(const char *name) {
    std::vector<std::string> names;
    const netburst::found_register cccr = netburst::register_named(name);
    for (const netburst::escr_row &escr : netburst::escrs)
        if (cccr && (escr.counters >> cccr.row.number & 1) != 0)
            names.push_back(fmt::format("{} ({})", escr.select, escr.name));
    return name_list_text("these numbers do: ", names);
}

std::string number_of_escr(const char *name) {
    const int escr = netburst::escr_named(name);
    return escr < 0 ? "" : fmt::format("{} has the number {}", name, netburst::escrs[escr].select);
}

std::string models_of_event(const char *name) {
    const int event = netburst::event_named(name);
    return event < 0 ? ""
                     : fmt::format("it exists on models {}",
                                   model_list(netburst::events[event].models, ", "));
}

std::string models_of_escr(const char *name) {
    const int escr = netburst::escr_named(name);
    return escr < 0 ? ""
                    : fmt::format("it exists on models {}",
                                  model_list(netburst::escrs[escr].models, ", "));
}

template <typename Predicate>
std::string events_that(const char *previous, Predicate kind) {
    std::vector<std::string> names;
    for (const netburst::event_row &event : netburst::events)
        if (kind(event)) names.push_back(event.name);
    return name_list_text(previous, names);
}

std::string events_that_tag(const char *) {
    return events_that("these can: ", [](const netburst::event_row &event) {
        return event.role == netburst::tagging::execution_upstream;
    });
}

std::string events_sampled_precisely(const char *) {
    return events_that("these can: ", [](const netburst::event_row &event) { return event.pebs; });
}

const netburst::counter_row *counter_of_cccr(const char *name) {
    const netburst::found_register cccr = netburst::register_named(name);
    return cccr ? &netburst::counters[cccr.row.number] : nullptr;
}

std::string sources_of_cascade(const char *name) {
    const netburst::counter_row *const row = counter_of_cccr(name);
    if (row == nullptr) return {};
    return name_list_text("it is started by ",
                          counter_names(row->cascade_started_by | row->extended_started_by));
}

std::string models_of_extended_cascade(const char *name) {
    const netburst::counter_row *const row = counter_of_cccr(name);
    if (row == nullptr) return {};
    return fmt::format("{} exists on models {}", row->extended_cascade_name,
                       model_list(row->extended_models, ", "));
}

std::string counters_of_pair(const char *name) {
    const int escr = netburst::escr_named(name);
    if (escr < 0) return {};
    const auto number = static_cast<netburst::escr_number>(escr);
    return name_list_text(
        fmt::format("with the number {} these listen: ", row_of(number).select).c_str(),
        counter_names(netburst::counters_of_pair(number)));
}

/// A rule, and the function that makes a suggestion from one of the names in the rule's verdict, by
/// the name's index.
struct suggestion_row {
    const msr::rule_text *rule{};
    std::size_t place{};
    std::string (*names)(const char *){};
};

constexpr suggestion_row suggestions[] = {
    {&netburst::mask_is_not_empty::text, 0, masks_of},
    {&netburst::mask_belongs_to_event::text, 0, masks_of},
    {&netburst::escr_selects_known_event::text, 0, events_of_escr},
    {&netburst::cccr_selects_an_escr::text, 0, escrs_of_cccr},
    {&netburst::cccr_select_matches_event::text, 1, number_of_escr},
    {&netburst::event_exists_on_model::text, 0, models_of_event},
    {&netburst::escr_exists_on_model::text, 0, models_of_escr},
    {&netburst::event_can_carry_a_tag::text, 0, events_that_tag},
    {&netburst::event_can_be_sampled_precisely::text, 0, events_sampled_precisely},
    {&netburst::cascade_has_a_source::text, 0, sources_of_cascade},
    {&netburst::extended_cascade_exists_on_model::text, 0, models_of_extended_cascade},
    {&netburst::tagging_escr_feeds_a_counter::text, 0, counters_of_pair},
};

/// A rule, and advice that does not depend on the name that breaks the rule.
struct advice_row {
    const msr::rule_text *rule{};
    const char *text{};
};

constexpr advice_row advice[] = {
    {&netburst::thread_1_needs_hyper_threading::text, "--ht is for a processor with it"},
    {&netburst::sampling_period_is_in_range::text,
     "a counter that interrupts starts from 0xfffffffff7, which is -9, or less"},
    {&netburst::forced_overflow_cannot_interrupt::text,
     "clear force_ovf (bit 25), or the bits that ask for an interrupt"},
    {&netburst::cascade_can_interrupt_on_model::text,
     "it can on models 3, 4 and 6, and on models 0 and 1 up to stepping 9"},
    {&netburst::precise_sampling_is_on_iq_counter4::text,
     "its CCCR is iq_cccr4 (0x370), with Hyper-Threading that or iq_cccr5 (0x371)"},
    {&netburst::precise_sampling_uses_one_mechanism::text,
     "clear what sets up the others, or bits 25 and 26 of ia32_pebs_enable"},
    {&netburst::cascade_has_a_beginning::text, "enable the one that shall count first"},
};

} // namespace

std::string suggestions_for(const msr::verdict &verdict) {
    for (const suggestion_row &row : suggestions)
        if (verdict.broken == row.rule && verdict.names[row.place] != nullptr)
            return row.names(verdict.names[row.place]);
    for (const advice_row &row : advice)
        if (verdict.broken == row.rule) return row.text;
    return {};
}

// --- alternatives to requested events that break a rule ------------------------------------------

namespace {

std::string escrs_of(const char *previous, const netburst::event_row &event) {
    return name_list_text(previous, escr_names(event));
}

/// Suggestions that do not depend on the requested event that breaks the rule.
constexpr advice_row choice_advice[] = {
    {&netburst::event_tells_threads_apart::text, "without thread it counts both"},
    {&netburst::interrupt_reaches_thread_1::text,
     "add :disputed to use it, or thread=0 for OVF_PMI_T0"},
    {&netburst::disputed_event_is_accepted::text, "add :disputed to use it"},
    {&netburst::thread_choice_needs_hyper_threading::text, "--ht is for a processor with it"},
    {&netburst::forced_overflow_cannot_interrupt::text, "leave out force_ovf or sample"},
    {&netburst::event_can_be_sampled_precisely::text,
     "'msrpp list metric' names metrics, which are counted with them"},
    {&netburst::precise_sampling_has_a_period::text, "add sample=N"},
    {&netburst::precise_sampling_is_on_iq_counter4::text, "leave out counter"},
    {&netburst::precise_sampling_is_of_one_thread::text, "add thread=0 or thread=1"},
    {&netburst::extended_cascade_exists_on_model::text,
     "they exist on models 2, 3, 4, 6: say which with --model"},
    {&netburst::cascade_can_interrupt_on_model::text,
     "it can on models 3, 4, 6: say which with --model"},
    {&netburst::sampling_period_is_in_range::text, ""}, // the rule's sentence has the range already
};

/// An event, and the request for the event, which breaks a rule.
struct broken_choice {
    const netburst::event_row &event;
    const netburst::request &request;
};

std::string retired_instead(const broken_choice &choice) {
    return choice.event.role == netburst::tagging::execution_upstream
               ? "this one tags for execution_event: say tag=0 to tag=3"
               : events_that("this does: ", [](const netburst::event_row &event) {
                     return event.role == netburst::tagging::front_end_upstream;
                 });
}
const netburst::counter_row &source_of(const broken_choice &choice) {
    return netburst::counters[choice.request.how.cascaded_from];
}

/// A rule, and the function that returns legal alternatives to a requested event.
struct choice_suggestion_row {
    const msr::rule_text *rule{};
    std::string (*text)(const broken_choice &){};
};

constexpr choice_suggestion_row choice_suggestions[] = {
    {&netburst::escr_selects_event::text,
     [](const broken_choice &choice) { return escrs_of("the event has ", choice.event); }},
    {&netburst::event_has_escr_for_thread::text,
     [](const broken_choice &choice) {
         return escrs_of("escr= borrows from the other half: it has ",
                         netburst::events[choice.request.event]);
     }},
    {&netburst::escr_feeds_counter::text,
     [](const broken_choice &choice) {
         return name_list_text("the ESCR feeds ",
                               counter_names(netburst::escrs[choice.request.how.escr].counters));
     }},
    {&netburst::event_reaches_counter::text,
     [](const broken_choice &choice) {
         return name_list_text("the event reaches ", counter_names(choice.event.counters()));
     }},
    {&netburst::event_can_be_counted_at_retirement::text, retired_instead},
    {&netburst::cascade_follows_a_pair::text,
     [](const broken_choice &choice) {
         const auto source =
             static_cast<netburst::counter_number>(choice.request.how.cascaded_from);
         return fmt::format("{} leads to {}", source_of(choice).name,
                            joined(counter_names(netburst::counters_started_by(source)), ", "));
     }},
    {&netburst::cascade_has_a_source::text,
     [](const broken_choice &choice) {
         return fmt::format("a choice with counter={}:overflow=N starts it",
                            source_of(choice).name);
     }},
    {&netburst::event_exists_on_model::text,
     [](const broken_choice &choice) {
         return models_of_event(choice.event.name) + ": say which with --model";
     }},
    {&netburst::escr_exists_on_model::text,
     [](const broken_choice &choice) {
         return models_of_escr(netburst::escrs[choice.request.how.escr].name) +
                ": say which with --model";
     }},
};

} // namespace

std::string remedy_for(const msr::verdict &verdict, const netburst::request &request) {
    // The number of the event that the verdict names: the request's own, or the event that tags.
    const int named = netburst::event_named(verdict.names[0]);
    const broken_choice choice{
        netburst::events[named < 0 ? request.event : static_cast<unsigned>(named)], request};
    for (const choice_suggestion_row &row : choice_suggestions)
        if (verdict.broken == row.rule) return row.text(choice);
    for (const advice_row &row : choice_advice)
        if (verdict.broken == row.rule) return row.text;
    return suggestions_for(verdict);
}

} // namespace msrpp::netburst_room
