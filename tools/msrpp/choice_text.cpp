#include "choice_text.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/explain.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/retirement.hpp>

#include <fmt/format.h>

namespace msrpp {

namespace netburst = msr::netburst;

namespace {

std::string filters_text(const netburst::qualifiers &how) {
    std::string result;
    if (how.threshold != 0 || (how.compare && !how.edge && !how.complement))
        result += fmt::format(":thr={}", how.threshold);
    if (how.complement) result += ":complement";
    if (how.edge) result += ":edge";
    return result;
}

std::string privileges_text(bool user, bool kernel) {
    if (user == kernel) return user ? "" : " (at no privilege level)";
    return user ? ":user" : ":kernel";
}

/// For whom an ESCR counts. Two logical processors may have different privilege levels, which no
/// choice can say.
std::string whom_text(const netburst::escr &held, const netburst::target &on) {
    const bool first = held.t0_usr || held.t0_os;
    const bool second = on.hyper_threading && (held.t1_usr || held.t1_os);
    const std::string of_first = privileges_text(held.t0_usr, held.t0_os);
    if (!second) return of_first + (on.hyper_threading && first ? ":thread=0" : "");
    const std::string of_second = privileges_text(held.t1_usr, held.t1_os);
    if (!first) return of_second + ":thread=1";
    if (of_first == of_second) return of_first;
    return fmt::format("{}:thread=0 and {}:thread=1", of_first, of_second);
}

} // namespace

std::string masks_text(const netburst::request &part) {
    const netburst::event_row &event = netburst::events[part.event];
    std::string result = event.name;
    const unsigned unknown =
        netburst::each_mask(event, part.masks, [&](const netburst::mask_row &mask) {
            result += fmt::format(":{}", mask.name);
        });
    if (unknown != 0) result += fmt::format(":0x{:x}", unknown);
    return result;
}

std::string choice_text(const netburst::request &part) {
    std::string result = part.how.replay == 0
                             ? masks_text(part)
                             : fmt::format("{}:{}", netburst::metric_word, name_of(part));
    if (part.how.user != part.how.kernel) result += part.how.user ? ":user" : ":kernel";
    switch (part.how.threads) {
    case netburst::thread_set::unsaid:
        break;
    case netburst::thread_set::first:
        result += ":thread=0";
        break;
    case netburst::thread_set::second:
        result += ":thread=1";
        break;
    case netburst::thread_set::both:
        result += ":thread=both";
        break;
    }
    return result + filters_text(part.how);
}

std::string choice_text(const netburst::counting &one, const netburst::target &on) {
    const netburst::request part{.event = static_cast<unsigned>(one.event - netburst::events),
                                 .masks = static_cast<unsigned>(one.selects.event_mask)};
    const netburst::qualifiers how{
        .compare = one.filters.compare,
        .complement = one.filters.complement,
        .edge = one.filters.edge,
        .threshold = static_cast<std::uint8_t>(static_cast<unsigned>(one.filters.threshold))};
    return masks_text(part) + whom_text(one.selects, on) + filters_text(how);
}

} // namespace msrpp
