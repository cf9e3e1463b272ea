#include "event_rows.hpp"

#include "../../../support/text.hpp"

#include <cstddef>
#include <cstdint>

namespace msrpp {

namespace {

constexpr std::uint32_t offcore_rsp_0 = 0x1a6;
constexpr std::uint32_t offcore_rsp_1 = 0x1a7;
constexpr std::uint32_t ld_lat = 0x3f6;
constexpr std::uint32_t frontend = 0x3f7;
constexpr std::uint32_t omr_0 = 0x3e0;

} // namespace

std::string text_name(std::string_view name) {
    std::string result = in_lower_case(name);
    for (const std::string_view mark : {":request=", ":response="})
        if (const std::size_t at = result.find(mark); at != std::string::npos)
            result.replace(at, mark.size(), ".");
    return result;
}

msr::select::beside beside_of(const table_event &one) {
    using msr::select::beside;
    if (one.beside.empty()) return beside::none;
    if (one.beside.size() == 2 && one.beside.front() == offcore_rsp_0) return beside::offcore_rsp;
    if (one.beside.size() == 4 && one.beside.front() == omr_0) return beside::omr;
    if (one.beside.size() != 1) return beside::other;
    switch (one.beside.front()) {
    case offcore_rsp_0:
        return beside::offcore_rsp_0;
    case offcore_rsp_1:
        return beside::offcore_rsp_1;
    case ld_lat:
        return beside::ld_lat;
    case frontend:
        return beside::frontend;
    default:
        return beside::other;
    }
}

std::string names_of(const event_table &of) {
    std::string result;
    for (const table_event &one : of.events) {
        result += text_name(one.name) + '\0';
        if (!one.errata.empty()) result += one.errata + '\0';
    }
    return result;
}

std::vector<msr::select::event_facts> facts_of(const event_table &of) {
    using msr::select::precision;
    std::vector<msr::select::event_facts> result;
    std::uint32_t place = 0;
    for (const table_event &one : of.events) {
        const bool is_precise = one.precise != 0;
        result.push_back(
            {.name = place,
             .code = one.code.front(),
             .mask = one.mask.empty() ? 0 : one.mask.front(),
             .mask2 = one.mask2,
             .threshold = one.threshold,
             .invert = one.invert,
             .edge = one.edge,
             .any_thread = one.any_thread,
             .counters = one.counters,
             .alone = one.alone,
             .fixed = one.fixed,
             .precise = static_cast<precision>(one.precise),
             .precise_on = is_precise ? static_cast<std::uint32_t>(one.precise_on & 0xffff) : 0,
             .precise_fixed = is_precise ? static_cast<std::uint32_t>(one.precise_on >> 32) : 0,
             .distribution = is_precise ? static_cast<std::uint32_t>(one.distribution & 0xf) : 0,
             .needs = beside_of(one),
             .holds = one.beside.empty() ? 0 : one.holds,
             .period = one.period,
             .taken_alone = one.taken_alone,
             .has_latency = one.has_latency,
             .deprecated = one.deprecated,
             .has_errata = !one.errata.empty()});
        place += static_cast<std::uint32_t>(text_name(one.name).size() + 1);
        if (!one.errata.empty()) place += static_cast<std::uint32_t>(one.errata.size() + 1);
    }
    return result;
}

} // namespace msrpp
