// Choices of event-select counters as Linux's perf takes them: `cpu/event=0xc0,umask=0x0/u`, with
// the fields that /sys/bus/event_source/devices/cpu/format names (arch/x86/events: intel/core.c,
// intel/p6.c, amd/core.c).
#pragma once

#include "../family.hpp"
#include "select_family.hpp"

#include <msr/select/event_pmu.hpp>

#include <fmt/format.h>

#include <string>
#include <vector>

namespace msrpp {

/// Why perf has no event for a choice; empty where perf has it.
template <typename M>
using perf_refusal = std::string (*)(const msr::select::request &, const typename M::target &);

template <typename M>
perf_event select_perf_event(const msr::select::request &wanted) {
    std::string text =
        fmt::format("cpu/event=0x{:02x},umask=0x{:02x}", msr::select::code_of<M>(wanted),
                    msr::select::masks_of<M>(wanted));
    if (wanted.edge) text += ",edge";
    if (wanted.invert) text += ",inv";
    if (wanted.threshold != 0) text += fmt::format(",cmask={}", wanted.threshold);
    text += '/';
    if (wanted.counts_user() != wanted.counts_kernel()) text += wanted.counts_user() ? 'u' : 'k';
    return {std::move(text), {}};
}

/// An event for each choice; the kernel chooses the counters. Throws a complaint.
template <typename M>
std::vector<perf_event> select_perf(const std::vector<std::string> &choices,
                                    const typename M::target &on, target_name<M> named,
                                    perf_refusal<M> refusal = nullptr) {
    std::vector<perf_event> result;
    for (const msr::select::request &wanted : select_requests<M>(choices, on, named)) {
        std::string why = refusal == nullptr ? "" : refusal(wanted, on);
        if (wanted.period != 0) why = "perf takes the period as an option: perf record -c";
        if (wanted.flags != 0 || wanted.given != 0)
            why = "this format has the event, its mask, edge, inv and cmask only";
        result.push_back(why.empty() ? select_perf_event<M>(wanted) : perf_event{{}, why});
    }
    return result;
}

} // namespace msrpp
