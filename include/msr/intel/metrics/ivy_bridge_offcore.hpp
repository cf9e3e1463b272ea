// Metrics of Ivy Bridge: 1. Written by `msrpp import` from a table: do not edit.
// ivb: from Linux 6.12.117, tools/perf/pmu-events/arch/x86/ivybridge; GPL-2.0 tree, names and
// formulas only.
#pragma once

#include <msr/intel/events/ivy_bridge.hpp>
#include <msr/intel/events/ivy_bridge_offcore.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::ivy_bridge {

namespace offcore_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "tma_false_sharing\0" "percent\0" "100 * (60 * e0 / e1)\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &offcore_response::demand_rfo_llc_hit_hitm_other_core},
    {.event = &cpu_clk_unhalted::thread}};
inline constexpr metric_list<perfmon::event_pmu> list{"ivy_bridge", texts, all_of(events), 1};
} // namespace offcore_metrics

namespace metric {
inline constexpr offcore_metrics::listed_metric tma_false_sharing{&offcore_metrics::list, 0, 26};
} // namespace metric

} // namespace msr::events::ivy_bridge
