// Metrics of Arrow Lake: performance cores: 1. Written by `msrpp import` from a table: do not edit.
// arl_lioncove: from intel/perfmon 6dadedf3aa48, ARL/metrics/arrowlake_metrics_lioncove_core.json,
// 1.1; BSD-3-Clause, Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
#pragma once

#include <msr/intel/events/arrow_lake_core.hpp>
#include <msr/intel/events/arrow_lake_core_offcore.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::arrow_lake_core {

namespace offcore_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "streaming_stores\0" "percent\0" "100 * (9 * e0 / e1)\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &ocr::streaming_wr_any_response}, {.event = &cpu_clk_unhalted::thread}};
inline constexpr metric_list<perfmon::event_pmu> list{"arrow_lake_core", texts, all_of(events), 1};
} // namespace offcore_metrics

namespace metric {
inline constexpr offcore_metrics::listed_metric streaming_stores{&offcore_metrics::list, 0, 25};
} // namespace metric

} // namespace msr::events::arrow_lake_core
