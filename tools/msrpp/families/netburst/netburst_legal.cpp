#include "netburst_legal.hpp"

#include "../../../support/text.hpp"
#include "netburst.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/notation.hpp>
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
    return event < 0 ? "" : name_list_text("the event has ", mask_names(netburst::events[event]));
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
        if (cccr && (escr.counters >> cccr.is.number & 1) != 0)
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
std::string events_that(Predicate kind) {
    std::vector<std::string> names;
    for (const netburst::event_row &event : netburst::events)
        if (kind(event)) names.push_back(event.name);
    return name_list_text("these can: ", names);
}

std::string events_that_tag(const char *) {
    return events_that([](const netburst::event_row &event) {
        return event.role == netburst::tagging::execution_upstream;
    });
}

std::string events_sampled_precisely(const char *) {
    return events_that([](const netburst::event_row &event) { return event.pebs; });
}

const netburst::counter_row *counter_of_cccr(const char *name) {
    const netburst::found_register cccr = netburst::register_named(name);
    return cccr ? &netburst::counters[cccr.is.number] : nullptr;
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

/// A rule, and the function that makes a suggestion from the name at a place in its verdict.
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

/// A rule, and its advice whatever name breaks it.
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
        if (verdict.broken == row.rule && verdict.by[row.place] != nullptr)
            return row.names(verdict.by[row.place]);
    for (const advice_row &row : advice)
        if (verdict.broken == row.rule) return row.text;
    return {};
}

} // namespace msrpp::netburst_room
