// Metrics of Elkhart Lake, Jasper Lake: 11. Written by `msrpp import` from a table: do not edit.
// ehl: from Linux 6.12.117, tools/perf/pmu-events/arch/x86/elkhartlake; GPL-2.0 tree, names and
// formulas only.
#pragma once

#include <msr/intel/events/elkhart_lake.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::elkhart_lake {

namespace core_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "ipc\0" "\0" "e0 / e1\0"
    "cpi\0" "\0" "1 / (e0 / e1)\0"
    "clks\0" "\0" "e1\0"
    "ipmispredict\0" "\0" "e0 / e2\0"
    "ipbranch\0" "\0" "e0 / e3\0"
    "instructions\0" "\0" "e0\0"
    "l3_cache_fill_bw\0" "\0" "64 * e4 / 1000000000\0"
    "cpu_utilization\0" "\0" "e5 / tsc_ticks\0"
    "average_frequency\0" "\0" "e1 / e5 * tsc_ticks / 1000000000\0"
    "turbo_utilization\0" "\0" "e1 / e5\0"
    "kernel_utilization\0" "\0" "e6 / e1\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &inst_retired::any}, {.event = &cpu_clk_unhalted::core},
    {.event = &br_misp_retired::all_branches}, {.event = &br_inst_retired::all_branches},
    {.event = &longest_lat_cache::miss}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &cpu_clk_unhalted::core, .kernel = true}};
inline constexpr metric_list<perfmon::event_pmu> list{"elkhart_lake", texts, all_of(events), 11};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric ipc{&core_metrics::list, 0, 5};
inline constexpr core_metrics::listed_metric cpi{&core_metrics::list, 13, 18};
inline constexpr core_metrics::listed_metric clks{&core_metrics::list, 32, 38};
inline constexpr core_metrics::listed_metric ipmispredict{&core_metrics::list, 41, 55};
inline constexpr core_metrics::listed_metric ipbranch{&core_metrics::list, 63, 73};
inline constexpr core_metrics::listed_metric instructions{&core_metrics::list, 81, 95};
inline constexpr core_metrics::listed_metric l3_cache_fill_bw{&core_metrics::list, 98, 116};
inline constexpr core_metrics::listed_metric cpu_utilization{&core_metrics::list, 137, 154};
inline constexpr core_metrics::listed_metric average_frequency{&core_metrics::list, 169, 188};
inline constexpr core_metrics::listed_metric turbo_utilization{&core_metrics::list, 221, 240};
inline constexpr core_metrics::listed_metric kernel_utilization{&core_metrics::list, 248, 268};
} // namespace metric

} // namespace msr::events::elkhart_lake
