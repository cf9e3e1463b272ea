#include "netburst_text.hpp"

#include <msr/core/text.hpp>
#include <msr/intel/netburst/choice_text.hpp>
#include <msr/intel/netburst/events.hpp>

#include <fmt/format.h>

#include <cstdint>

namespace msrpp::netburst_room {

namespace netburst = msr::netburst;

namespace {

/// Returns the text that a writer of the library writes.
template <typename Write>
std::string written(Write &&write) {
    std::string result;
    write([&](msr::text_view piece) { result.append(piece.data(), piece.size()); });
    return result;
}

std::string privileges_text(bool user, bool kernel) {
    if (user == kernel) return user ? "" : " (at no privilege level)";
    return user ? ":user" : ":kernel";
}

/// The qualifiers of the threads and privilege levels that an ESCR counts. Two logical processors
/// may have different privilege levels, which no choice can say.
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
    return written([&](auto &&sink) {
        netburst::write_masks(netburst::events[part.event], part.masks, sink);
    });
}

std::string choice_text(const netburst::request &part) {
    return written([&](auto &&sink) { netburst::write_text(part, sink); });
}

std::string choice_text(const netburst::counting &one, const netburst::target &on) {
    return masks_text(one.wanted) + whom_text(one.particulars.selects, on) +
           written([&](auto &&sink) { netburst::write_filters(one.wanted.how, sink); });
}

} // namespace msrpp::netburst_room
