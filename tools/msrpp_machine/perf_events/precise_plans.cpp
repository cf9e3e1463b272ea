#include "precise_plans.hpp"

#include "../../msrpp/families/targets.hpp"

#include "../samples/sampled_precise.hpp"
#include "attributes.hpp"

#include <msr/intel/perfmon/precise.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/processor/identity.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>

namespace msrpp::machine {

namespace {

namespace perfmon = msr::perfmon;

/// Returns whether Linux knows precise samples with an even distribution on a core
/// (x86_pmu.pebs_prec_dist), which Ivy Bridge and Goldmont and their successors have. Source:
/// Linux, arch/x86/events/intel/core.c, intel_pmu_init().
bool has_even_distribution(msr::core core) {
    switch (core) {
    case msr::core::core2:
    case msr::core::bonnell:
    case msr::core::silvermont:
    case msr::core::airmont:
    case msr::core::nehalem:
    case msr::core::westmere:
    case msr::core::sandy_bridge:
    case msr::core::sandy_bridge_ep:
        return false;
    default:
        return true;
    }
}

/// Reads code and unit mask from the text of an event, in which they stand behind `event=` and
/// `umask=`.
bool read_number(const std::string &text, std::uint64_t &code, std::uint64_t &mask) {
    unsigned first = 0, second = 0;
    const std::size_t position = text.find("event=");
    if (position == text.npos) return false;
    const char *const place = text.c_str() + position;
    if (std::sscanf(place, "event=%x%*1[: ]umask=%x", &first, &second) != 2) return false;
    code = first;
    mask = second;
    return true;
}

} // namespace

unsigned largest_precision(const family &identity) {
    perfmon::target target{};
    const bool is_pentium4 = identity.cpu_family == 15;
    if (is_pentium4 || !perfmon_target(identity, target) || !has_precise_samples(identity))
        return 0;
    return has_even_distribution(perfmon::core_of(target)) ? 3 : 2;
}

const std::map<precise_events::event_number, bool> &
precise_events::list_of(unsigned kind, const family &identity) {
    const auto known = lists_.find(kind);
    if (known != lists_.end()) return known->second;
    std::map<event_number, bool> &events = lists_[kind];
    for (const listed &row : identity.list(identity)) {
        event_number number{};
        if (row.kind == "event" && row.is_of_list &&
            read_number(row.encoding, number.first, number.second)) {
            bool &precise = events[number];
            precise = precise || !row.particulars.precise.empty();
        }
    }
    return events;
}

precise_request precise_events::request(const perf_event_attr &attributes, unsigned kind,
                                        const family &identity, const std::string &choice) {
    const unsigned limit = largest_precision(identity);
    if (attributes.precise_ip > limit)
        return {.error = EOPNOTSUPP,
                .reason = limit == 0
                              ? "the processor has no precise samples (precise_ip)"
                              : fmt::format("the processor's precise_ip is at most {}", limit)};
    if (!is_sampling(attributes))
        return {.error = EINVAL, .reason = "an event without samples has no precise ones"};
    perfmon::target target{};
    perfmon_target(identity, target);
    const perfmon::precise_facts &facts = perfmon::precise_facts_of(target);
    precise_request request{.is_behind = facts.form == perfmon::precise_form::debug_store};
    event_number number{};
    if (read_number(choice, number.first, number.second)) {
        const auto &events = list_of(kind, identity);
        const auto row = events.find(number);
        if (row != events.end() && !row->second)
            return {.error = EOPNOTSUPP,
                    .reason = fmt::format("'{}': the processor does not sample the event precisely",
                                          choice)};
        if (facts.loads.code != 0 && number.first == facts.loads.code &&
            number.second == facts.loads.masks) {
            request.load_latency = std::max<std::uint64_t>(
                attributes.config1 & perfmon::most_load_latency, perfmon::least_load_latency);
            request.qualifiers = fmt::format(":ldlat={}", request.load_latency);
        }
    }
    // The period does not matter for the plan.
    request.qualifiers += ":precise:sample=100000";
    return request;
}

int problem_of_ops(const perf_event_attr &attributes) {
    if (!is_sampling(attributes)) return EINVAL;
    constexpr std::uint64_t unit = 16; // the register has the period without its lowest four bits
    return attributes.freq == 0 && attributes.sample_period % unit != 0 ? EINVAL : 0;
}

bool is_sampled_by_ibs(const perf_event_attr &attributes, bool &counts_ops) {
    constexpr std::uint64_t clocks = 0x76, ops = 0xc1;
    counts_ops = attributes.type == PERF_TYPE_RAW && attributes.config == ops;
    return counts_ops || (attributes.type == PERF_TYPE_RAW && attributes.config == clocks) ||
           (attributes.type == PERF_TYPE_HARDWARE && attributes.config == PERF_COUNT_HW_CPU_CYCLES);
}

} // namespace msrpp::machine
