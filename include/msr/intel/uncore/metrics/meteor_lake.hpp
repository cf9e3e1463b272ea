// Metrics over boxes outside of the cores: meteor lake, 3. Written by
// tools/uncore/write_metrics from a table: do not edit.
// From intel/perfmon 6dadedf3aa48, metrics/*.json; BSD-3-Clause, Copyright (c) Intel Corporation.
// Names, formulas, events; no descriptions.
// Left out, UNC_PKG_ENERGY_STATUS is an energy register and no event of a box: Info_System_Power
#pragma once

#include <msr/intel/uncore/events/meteor_lake.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::meteor_lake {

namespace uncore_metrics {
using listed_metric = msr::listed_metric<msr::uncore::event_pmu>;
inline constexpr char texts[] =
    "info_system_uncore_frequency\0" "\0"
    "(e0) / 1e9 / (((1e3 * duration) / 1000))\0"
    "info_system_mem_parallel_reads\0" "\0"
    "e1 / e2\0"
    "info_system_socket_clks\0" "\0"
    "e0\0";
inline constexpr metric_event<msr::uncore::event_pmu> events[] = {
    {.event = &ncu::clock::socket}, {.event = &arb::dat_occupancy::rd},
    {.event = &arb::dat_occupancy::rd, .threshold = 1}};
inline constexpr metric_list<msr::uncore::event_pmu> list{"meteor_lake", texts, all_of(events), 3};
} // namespace uncore_metrics

namespace metric {
inline constexpr uncore_metrics::listed_metric info_system_uncore_frequency{&uncore_metrics::list, 0, 30};
inline constexpr uncore_metrics::listed_metric info_system_mem_parallel_reads{&uncore_metrics::list, 71, 103};
inline constexpr uncore_metrics::listed_metric info_system_socket_clks{&uncore_metrics::list, 111, 136};
} // namespace metric

} // namespace msr::events::meteor_lake
