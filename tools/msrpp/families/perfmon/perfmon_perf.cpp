// Source of perf's names for events and fields of Intel's processors: Linux,
// arch/x86/events/intel/core.c (PMU_FORMAT_ATTR, and the PMUs of hybrid processors);
// tools/perf/pmu-events/jevents.py for events that only a fixed counter counts.
#include "perfmon_perf.hpp"

#include "../targets.hpp"

#include <msr/intel/perfmon.hpp>
#include <msr/intel/perfmon/precise.hpp>
#include <msr/processor/identity.hpp>

#include <fmt/format.h>

#include <string>

namespace msrpp {

namespace {

namespace perfmon = msr::perfmon;
namespace select = msr::select;

/// Returns the name of the PMU that Linux has for the target's kind of core on a hybrid processor.
const char *perf_pmu_of(const perfmon::target &target) {
    using msr::core;
    switch (perfmon::listed_core_of(target)) {
    case core::alder_lake:
    case core::meteor_lake:
    case core::arrow_lake_core:
    case core::lunar_lake:
    case core::panther_lake_core:
    case core::nova_lake:
        return "cpu_core";
    case core::alder_lake_atom:
    case core::meteor_lake_atom:
    case core::arrow_lake_atom:
    case core::lunar_lake_atom:
    case core::panther_lake_atom:
    case core::nova_lake_atom:
        return "cpu_atom";
    case core::arrow_lake_low_power:
        return "cpu_lowpower";
    default:
        return "cpu";
    }
}

constexpr std::uint32_t bit_of(perfmon::qualifier qualifier) {
    return 1u << perfmon::number_of(qualifier);
}
constexpr std::uint32_t bit_of(perfmon::value_number number) {
    return 1u << perfmon::number_of(number);
}

std::string why_not(const select::request &request) {
    constexpr std::uint32_t flags =
        bit_of(perfmon::qualifier::any_thread) | bit_of(perfmon::qualifier::precise);
    if ((request.flags & ~flags) != 0 ||
        (request.given & bit_of(perfmon::value_number::record)) != 0)
        return "of the qualifiers this format has precise, any_thread, umask2, offcore, frontend, "
               "ldlat, edge, inv and cmask only";
    if (request.is_listed && request.listed->facts().needs == select::beside::other)
        return "perf has no term for the register that this event needs";
    return {};
}

/// Converts an event with event select 0, which a fixed counter counts. For two events with select
/// 0 Linux has numbers of general counters; Linux accepts the numbers of all further events
/// unchanged.
void take_fixed(perf_parts &destination, const select::request &request) {
    if (destination.code != 0 || perfmon::is_precise(request)) return;
    if (destination.masks == 0x01) destination.code = 0xc0;
    if (destination.masks == 0x02) destination.code = 0x3c;
    if (destination.code != 0) destination.masks = 0;
}

} // namespace

std::string perf_pmu_named(const family &identity) {
    perfmon::target target;
    return perfmon_target(identity, target) ? perf_pmu_of(target) : "cpu";
}

template <>
perf_parts perf_parts_of<perfmon::event_pmu>(const select::request &request,
                                             const perfmon::target &target) {
    using perfmon::value_number;
    const perfmon::event_code event = perfmon::event_code_of<perfmon::event_pmu>(request, target);
    perf_parts result{.pmu = perf_pmu_of(target),
                      .code = event.code,
                      .masks = event.masks,
                      .why = why_not(request)};
    take_fixed(result, request);
    const auto contains = [&](value_number number) {
        return request.has_value(perfmon::number_of(number));
    };
    const auto value = [&](value_number number) {
        return request.values[perfmon::number_of(number)];
    };
    // Bits 40 to 47 belong to the term `umask`, as its upper bits.
    if (contains(value_number::umask2))
        result.masks |= static_cast<std::uint32_t>(value(value_number::umask2) << 8);
    if (request.has_flag(perfmon::number_of(perfmon::qualifier::any_thread))) result.more += ",any";
    const auto add = [&](value_number number, const char *term) {
        if (contains(number)) result.more += fmt::format(",{}=0x{:x}", term, value(number));
    };
    add(value_number::offcore, "offcore_rsp");
    add(value_number::frontend, "frontend");
    add(value_number::ldlat, "ldlat");
    if (!perfmon::is_precise(request)) return result;
    result.has_period = true;
    if (request.period != 0) result.more += fmt::format(",period={}", request.period);
    result.modifiers = "p";
    return result;
}

} // namespace msrpp
