// Metrics of Lunar Lake: performance cores: 2. Written by `msrpp import` from a table: do not edit.
// lnl_lioncove: from intel/perfmon 6dadedf3aa48, LNL/metrics/lunarlake_metrics_lioncove_core.json,
// 1.1; BSD-3-Clause, Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
#pragma once

#include <msr/intel/events/lunar_lake.hpp>
#include <msr/intel/events/lunar_lake_offcore.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::lunar_lake {

namespace offcore_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "false_sharing\0" "percent\0"
    "100 * (28 * (e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e2 / e0)\0"
    "streaming_stores\0" "percent\0" "100 * (9 * e3 / e0)\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &cpu_clk_unhalted::thread}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &ocr::demand_rfo_l3_hit_snoop_hitm}, {.event = &ocr::streaming_wr_any_response}};
inline constexpr metric_list<perfmon::event_pmu> list{"lunar_lake", texts, all_of(events), 2};
} // namespace offcore_metrics

namespace metric {
inline constexpr offcore_metrics::listed_metric false_sharing{&offcore_metrics::list, 0, 22};
inline constexpr offcore_metrics::listed_metric streaming_stores{&offcore_metrics::list, 110, 135};
} // namespace metric

} // namespace msr::events::lunar_lake
