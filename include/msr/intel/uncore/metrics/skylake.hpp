// Metrics over boxes outside of the cores: skylake, 4. Written by
// tools/uncore/write_metrics from a table: do not edit.
// From intel/perfmon 6dadedf3aa48, metrics/*.json; BSD-3-Clause, Copyright (c) Intel Corporation.
// Names, formulas, events; no descriptions.
// Left out, UNC_PKG_ENERGY_STATUS is an energy register and no event of a box: Info_System_Power
#pragma once

#include <msr/intel/uncore/events/skylake.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::skylake {

namespace uncore_metrics {
using listed_metric = msr::listed_metric<msr::uncore::event_pmu>;
inline constexpr char texts[] =
    "info_system_dram_bw_use\0" "\0"
    "64 * (e0 + e1) / (1000000) / (((1e3 * duration) / 1000)) / 1000\0"
    "info_system_mem_read_latency\0" "\0"
    "(1000000000) * (e2 / e3) / ((e4) / (((1e3 * duration) / 1000)))\0"
    "info_system_mem_parallel_reads\0" "\0"
    "e2 / e5\0"
    "info_system_socket_clks\0" "\0"
    "e4\0";
inline constexpr metric_event<msr::uncore::event_pmu> events[] = {
    {.event = &arb::trk_requests::all}, {.event = &arb::coh_trk_requests::all},
    {.event = &arb::trk_occupancy::data_read}, {.event = &arb::trk_requests::data_read},
    {.event = &ncu::clock::socket}, {.event = &arb::trk_occupancy::data_read, .threshold = 1}};
inline constexpr metric_list<msr::uncore::event_pmu> list{"skylake", texts, all_of(events), 4};
} // namespace uncore_metrics

namespace metric {
inline constexpr uncore_metrics::listed_metric info_system_dram_bw_use{&uncore_metrics::list, 0, 25};
inline constexpr uncore_metrics::listed_metric info_system_mem_read_latency{&uncore_metrics::list, 89, 119};
inline constexpr uncore_metrics::listed_metric info_system_mem_parallel_reads{&uncore_metrics::list, 183, 215};
inline constexpr uncore_metrics::listed_metric info_system_socket_clks{&uncore_metrics::list, 223, 248};
} // namespace metric

} // namespace msr::events::skylake
