#include "netburst_text.hpp"

#include <msr/core/text.hpp>
#include <msr/intel/netburst/choice_text.hpp>
#include <msr/intel/netburst/events.hpp>

#include <fmt/format.h>

#include <cstdint>

namespace msrpp::netburst_room {

namespace netburst = msr::netburst;

namespace {

/// Returns the text that `write`, which calls a function of the library, writes piece by piece.
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

/// Returns the qualifiers of the threads and privilege levels that an ESCR counts. Two logical
/// processors may have different privilege levels in an ESCR, which no qualifiers can express.
std::string whom_text(const netburst::escr &value, const netburst::target &target) {
    const bool first = value.t0_usr || value.t0_os;
    const bool second = target.hyper_threading && (value.t1_usr || value.t1_os);
    const std::string of_first = privileges_text(value.t0_usr, value.t0_os);
    if (!second) return of_first + (target.hyper_threading && first ? ":thread=0" : "");
    const std::string of_second = privileges_text(value.t1_usr, value.t1_os);
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

std::string choice_text(const netburst::counting &counting, const netburst::target &target) {
    return masks_text(counting.wanted) + whom_text(counting.particulars.selects, target) +
           written([&](auto &&sink) { netburst::write_filters(counting.wanted.how, sink); });
}

} // namespace msrpp::netburst_room
