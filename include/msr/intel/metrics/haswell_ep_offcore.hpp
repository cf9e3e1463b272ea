// Metrics of Haswell EP: 1. Written by `msrpp import` from a table: do not edit.
// hsx: from intel/perfmon 6dadedf3aa48, HSX/metrics/haswellx_metrics.json, 1.0; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
#pragma once

#include <msr/intel/events/haswell_ep.hpp>
#include <msr/intel/events/haswell_ep_offcore.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::haswell_ep {

namespace offcore_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "false_sharing\0" "percent\0" "100 * ((200 * e0 + 60 * e1) / e2)\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &offcore_response::demand_rfo_llc_miss_remote_hitm},
    {.event = &offcore_response::demand_rfo_llc_hit_hitm_other_core},
    {.event = &cpu_clk_unhalted::thread}};
inline constexpr metric_list<perfmon::event_pmu> list{"haswell_ep", texts, all_of(events), 1};
} // namespace offcore_metrics

namespace metric {
inline constexpr offcore_metrics::listed_metric false_sharing{&offcore_metrics::list, 0, 22};
} // namespace metric

} // namespace msr::events::haswell_ep
