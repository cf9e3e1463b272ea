// Metrics of Haswell: 1. Written by `msrpp import` from a table: do not edit.
// hsw: from intel/perfmon 6dadedf3aa48, HSW/metrics/haswell_metrics.json, 1.0; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
#pragma once

#include <msr/intel/events/haswell.hpp>
#include <msr/intel/events/haswell_offcore.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::haswell {

namespace offcore_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "false_sharing\0" "percent\0" "100 * (60 * e0 / e1)\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &offcore_response::demand_rfo_l3_hit_hitm_other_core},
    {.event = &cpu_clk_unhalted::thread}};
inline constexpr metric_list<perfmon::event_pmu> list{"haswell", texts, all_of(events), 1};
} // namespace offcore_metrics

namespace metric {
inline constexpr offcore_metrics::listed_metric false_sharing{&offcore_metrics::list, 0, 22};
} // namespace metric

} // namespace msr::events::haswell
