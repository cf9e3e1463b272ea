// Source of the names: Linux, arch/x86/events/intel/core.c (PMU_FORMAT_ATTR, and the PMUs of hybrid
// processors); tools/perf/pmu-events/jevents.py for events that only a fixed counter counts.
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

/// Hybrid processors have a PMU for each kind of core.
const char *perf_pmu_of(const perfmon::target &on) {
    using msr::core;
    switch (perfmon::listed_core_of(on)) {
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

constexpr std::uint32_t bit_of(perfmon::qualifier which) { return 1u << perfmon::number_of(which); }
constexpr std::uint32_t bit_of(perfmon::value_number which) {
    return 1u << perfmon::number_of(which);
}

std::string why_not(const select::request &wanted) {
    constexpr std::uint32_t flags =
        bit_of(perfmon::qualifier::any_thread) | bit_of(perfmon::qualifier::precise);
    if ((wanted.flags & ~flags) != 0 || (wanted.given & bit_of(perfmon::value_number::record)) != 0)
        return "of the qualifiers this format has precise, any_thread, umask2, offcore, frontend, "
               "ldlat, edge, inv and cmask only";
    if (wanted.is_listed && wanted.listed->facts().needs == select::beside::other)
        return "perf has no term for the register that this event needs";
    return {};
}

/// Events of select 0 are those of a fixed counter. Linux has two of them by the numbers that they
/// have on the general counters; the others it knows as they are.
void take_fixed(perf_parts &to, const select::request &wanted) {
    if (to.code != 0 || perfmon::is_precise(wanted)) return;
    if (to.masks == 0x01) to.code = 0xc0;
    if (to.masks == 0x02) to.code = 0x3c;
    if (to.code != 0) to.masks = 0;
}

} // namespace

std::string perf_pmu_named(const family &of) {
    perfmon::target on;
    return perfmon_target(of, on) ? perf_pmu_of(on) : "cpu";
}

template <>
perf_parts perf_parts_of<perfmon::event_pmu>(const select::request &wanted,
                                             const perfmon::target &on) {
    using perfmon::value_number;
    const perfmon::event_code event = perfmon::event_code_of<perfmon::event_pmu>(wanted, on);
    perf_parts result{
        .pmu = perf_pmu_of(on), .code = event.code, .masks = event.masks, .why = why_not(wanted)};
    take_fixed(result, wanted);
    const auto has = [&](value_number which) {
        return wanted.has_value(perfmon::number_of(which));
    };
    const auto value = [&](value_number which) { return wanted.values[perfmon::number_of(which)]; };
    // Bits 40 to 47 belong to the term `umask`, above the others.
    if (has(value_number::umask2))
        result.masks |= static_cast<std::uint32_t>(value(value_number::umask2) << 8);
    if (wanted.has_flag(perfmon::number_of(perfmon::qualifier::any_thread))) result.more += ",any";
    const auto add = [&](value_number which, const char *term) {
        if (has(which)) result.more += fmt::format(",{}=0x{:x}", term, value(which));
    };
    add(value_number::offcore, "offcore_rsp");
    add(value_number::frontend, "frontend");
    add(value_number::ldlat, "ldlat");
    if (!perfmon::is_precise(wanted)) return result;
    result.has_period = true;
    if (wanted.period != 0) result.more += fmt::format(",period={}", wanted.period);
    result.modifiers = "p";
    return result;
}

} // namespace msrpp
