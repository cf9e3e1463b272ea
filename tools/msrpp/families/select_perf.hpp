// Requested events of event-select counters in the syntax of Linux's perf:
// `cpu/event=0xc0,umask=0x0/u`, with the fields that /sys/bus/event_source/devices/cpu/format names
// (arch/x86/events: intel/core.c, intel/p6.c, amd/core.c).
#pragma once

#include "../family.hpp"
#include "select_family.hpp"

#include <msr/pmu/select/event_pmu.hpp>

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp {

/// Returns why Linux's perf cannot count a requested event; empty: perf can count the event.
template <typename M>
using perf_refusal = std::string (*)(const msr::select::request &, const typename M::target &);

/// The terms of perf that a PMU adds to the terms of all PMUs, or the reason why perf cannot count
/// a requested event.
struct perf_parts {
    std::string pmu = "cpu"; ///< perf's name of the event's PMU
    std::uint32_t code{};    ///< code of the event
    std::uint32_t masks{};   ///< unit masks of the event
    std::string more{};      ///< further terms of perf's event, each behind a comma
    std::string modifiers{}; ///< perf's modifiers behind the privilege level
    bool has_period = false; ///< the terms of perf's event include the period
    std::string why{};       ///< a sentence on why perf has no event; empty: perf has an event
};

template <typename M>
perf_parts perf_parts_of(const msr::select::request &request, const typename M::target &) {
    perf_parts result{.code = msr::select::code_of<M>(request),
                      .masks = msr::select::masks_of<M>(request)};
    if (request.flags != 0 || request.given != 0)
        result.why = "this format has the event, its mask, edge, inv and cmask only";
    return result;
}

template <typename M>
perf_event select_perf_event(const msr::select::request &request,
                             const typename M::target &target) {
    const perf_parts parts = perf_parts_of<M>(request, target);
    if (!parts.why.empty()) return {{}, parts.why};
    if (request.period != 0 && !parts.has_period)
        return {{}, "perf takes the period as an option: perf record -c"};
    std::string text =
        fmt::format("{}/event=0x{:02x},umask=0x{:02x}", parts.pmu, parts.code, parts.masks);
    if (request.edge) text += ",edge";
    if (request.invert) text += ",inv";
    if (request.threshold != 0) text += fmt::format(",cmask={}", request.threshold);
    text += parts.more + '/';
    if (request.counts_user() != request.counts_kernel()) text += request.counts_user() ? 'u' : 'k';
    return {text + parts.modifiers, {}};
}

/// Returns an event of perf for each requested event; the kernel chooses the counters. Throws a
/// complaint where perf has no event.
template <typename M>
std::vector<perf_event> select_perf(const std::vector<std::string> &choices,
                                    const typename M::target &target, target_name<M> named,
                                    perf_refusal<M> refusal = nullptr) {
    std::vector<perf_event> result;
    for (const msr::select::request &request : select_requests<M>(choices, target, named)) {
        const std::string reason = refusal == nullptr ? "" : refusal(request, target);
        result.push_back(reason.empty() ? select_perf_event<M>(request, target)
                                        : perf_event{{}, reason});
    }
    return result;
}

} // namespace msrpp
