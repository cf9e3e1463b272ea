// Metrics over boxes outside of the cores: grand ridge, 10. Written by
// tools/uncore/write_metrics from a table: do not edit.
// From intel/perfmon 6dadedf3aa48, metrics/*.json; BSD-3-Clause, Copyright (c) Intel Corporation.
// Names, formulas, events; no descriptions.
// Left out, it counts events of cores, too, which plans of boxes do not:
// llc_data_read_mpi_demand_plus_prefetch, llc_code_read_mpi_demand_plus_prefetch
#pragma once

#include <msr/intel/uncore/events/grand_ridge.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::grand_ridge {

namespace uncore_metrics {
using listed_metric = msr::listed_metric<msr::uncore::event_pmu>;
inline constexpr char texts[] =
    "uncore_frequency\0" "GHz\0"
    "(e0 / (chas_per_socket * sockets) / 1000000000) / duration\0"
    "memory_bandwidth_read\0" "MB/sec\0"
    "((e1 + e2) * 64 / 1000000) / duration\0"
    "memory_bandwidth_write\0" "MB/sec\0"
    "((e3 + e4) * 64 / 1000000) / duration\0"
    "memory_bandwidth_total\0" "MB/sec\0"
    "((e1 + e2 + e3 + e4) * 64 / 1000000) / duration\0"
    "io_bandwidth_read\0" "MB/sec\0"
    "(e5 * 64 / 1000000) / duration\0"
    "io_bandwidth_write\0" "MB/sec\0"
    "((e6 + e7) * 64 / 1000000) / duration\0"
    "io_read_l3_miss\0" "percent\0"
    "100 * e8 / e5\0"
    "io_partial_write_l3_miss\0" "percent\0"
    "100 * ((e9 + e10) / (e7 + e11))\0"
    "io_full_write_l3_miss\0" "percent\0"
    "100 * (e12 / e6)\0"
    "io_msi\0" "per second\0"
    "(e13) / duration\0";
inline constexpr metric_event<msr::uncore::event_pmu> events[] = {
    {.event = &cha::clockticks}, {.event = &imc::cas_count_sch0::rd},
    {.event = &imc::cas_count_sch1::rd}, {.event = &imc::cas_count_sch0::wr},
    {.event = &imc::cas_count_sch1::wr}, {.event = &cha::tor_inserts::io_pcirdcur},
    {.event = &cha::tor_inserts::io_itom}, {.event = &cha::tor_inserts::io_itomcachenear},
    {.event = &cha::tor_inserts::io_miss_pcirdcur},
    {.event = &cha::tor_inserts::io_miss_itomcachenear}, {.event = &cha::tor_inserts::io_miss_rfo},
    {.event = &cha::tor_inserts::io_rfo}, {.event = &cha::tor_inserts::io_miss_itom},
    {.event = &iio::num_req_of_cpu_by_tgt::ubox_posted}};
inline constexpr metric_list<msr::uncore::event_pmu> list{"grand_ridge", texts, all_of(events), 10};
} // namespace uncore_metrics

namespace metric {
inline constexpr uncore_metrics::listed_metric uncore_frequency{&uncore_metrics::list, 0, 21};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_read{&uncore_metrics::list, 80, 109};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_write{&uncore_metrics::list, 147, 177};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_total{&uncore_metrics::list, 215, 245};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read{&uncore_metrics::list, 293, 318};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write{&uncore_metrics::list, 349, 375};
inline constexpr uncore_metrics::listed_metric io_read_l3_miss{&uncore_metrics::list, 413, 437};
inline constexpr uncore_metrics::listed_metric io_partial_write_l3_miss{&uncore_metrics::list, 451, 484};
inline constexpr uncore_metrics::listed_metric io_full_write_l3_miss{&uncore_metrics::list, 516, 546};
inline constexpr uncore_metrics::listed_metric io_msi{&uncore_metrics::list, 563, 581};
} // namespace metric

} // namespace msr::events::grand_ridge
