#include "alternatives.hpp"

#include "settings.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/named_registers.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/intel/netburst/wiring.hpp>

#include <fmt/format.h>

#include <string_view>
#include <vector>

namespace msrpp {

namespace netburst = msr::netburst;

namespace {

std::string listed(const char *before, const std::vector<std::string> &names) {
    return names.empty() ? "" : fmt::format("{}{}", before, fmt::join(names, ", "));
}

std::string masks_of(const char *name) {
    std::vector<std::string> names;
    if (const int event = netburst::event_named(name); event >= 0)
        for (const netburst::mask_row &mask : netburst::events[event].masks)
            names.push_back(mask.name);
    return listed("the event has ", names);
}

std::string events_of_escr(const char *name) {
    std::vector<std::string> names;
    const int escr = netburst::escr_named(name);
    for (const netburst::event_row &event : netburst::events)
        if (escr >= 0 && event.selectable_on(static_cast<netburst::escr_number>(escr)))
            names.push_back(fmt::format("{} (0x{:02x})", event.name, event.select));
    return listed("the ESCR has ", names);
}

std::string escrs_of_cccr(const char *name) {
    std::vector<std::string> names;
    const netburst::found_register cccr = netburst::register_named(name);
    for (const netburst::escr_row &escr : netburst::escrs)
        if (cccr && (escr.counters >> cccr.is.number & 1) != 0)
            names.push_back(fmt::format("{} ({})", escr.select, escr.name));
    return listed("these numbers do: ", names);
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

std::string events_that_tag() {
    std::vector<std::string> names;
    for (const netburst::event_row &event : netburst::events)
        if (event.role == netburst::tagging::execution_upstream) names.push_back(event.name);
    return listed("these can: ", names);
}

} // namespace

std::string alternatives_to(const msr::verdict &why) {
    const msr::rule_text *const rule = why.broken;
    if (rule == &netburst::mask_is_not_empty::text ||
        rule == &netburst::mask_belongs_to_event::text)
        return masks_of(why.by[0]);
    if (rule == &netburst::escr_selects_known_event::text) return events_of_escr(why.by[0]);
    if (rule == &netburst::cccr_selects_an_escr::text) return escrs_of_cccr(why.by[0]);
    if (rule == &netburst::cccr_select_matches_event::text) return number_of_escr(why.by[1]);
    if (rule == &netburst::event_exists_on_model::text) return models_of_event(why.by[0]);
    if (rule == &netburst::escr_exists_on_model::text) return models_of_escr(why.by[0]);
    if (rule == &netburst::event_can_carry_a_tag::text) return events_that_tag();
    if (rule == &netburst::thread_1_needs_hyper_threading::text)
        return "--ht is for a processor with it";
    return {};
}

} // namespace msrpp
