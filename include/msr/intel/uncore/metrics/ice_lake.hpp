// Metrics over boxes outside of the cores: ice lake, 2. Written by
// tools/uncore/write_metrics from a table: do not edit.
// From intel/perfmon 6dadedf3aa48, metrics/*.json; BSD-3-Clause, Copyright (c) Intel Corporation.
// Names, formulas, events; no descriptions.
// Left out, UNC_PKG_ENERGY_STATUS is an energy register and no event of a box: Info_System_Power
#pragma once

#include <msr/intel/uncore/events/ice_lake.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::ice_lake {

namespace uncore_metrics {
using listed_metric = msr::listed_metric<msr::uncore::event_pmu>;
inline constexpr char texts[] =
    "info_system_dram_bw_use\0" "\0"
    "64 * (e0 + e1) / (1000000) / (((1e3 * duration) / 1000)) / 1000\0"
    "info_system_socket_clks\0" "\0"
    "e2\0";
inline constexpr metric_event<msr::uncore::event_pmu> events[] = {
    {.event = &arb::trk_requests::all}, {.event = &arb::coh_trk_requests::all},
    {.event = &ncu::clock::socket}};
inline constexpr metric_list<msr::uncore::event_pmu> list{"ice_lake", texts, all_of(events), 2};
} // namespace uncore_metrics

namespace metric {
inline constexpr uncore_metrics::listed_metric info_system_dram_bw_use{&uncore_metrics::list, 0, 25};
inline constexpr uncore_metrics::listed_metric info_system_socket_clks{&uncore_metrics::list, 89, 114};
} // namespace metric

} // namespace msr::events::ice_lake
