// Metrics over boxes outside of the cores: sierra forest, 26. Written by
// tools/uncore/write_metrics from a table: do not edit.
// From intel/perfmon 6dadedf3aa48, metrics/*.json; BSD-3-Clause, Copyright (c) Intel Corporation.
// Names, formulas, events; no descriptions.
// Left out, it counts events of cores, too, which plans of boxes do not:
// llc_data_read_mpi_demand_plus_prefetch, llc_code_read_mpi_demand_plus_prefetch
// Left out, it takes the count of the first box alone: cpu_cstate_c0, cpu_cstate_c6
#pragma once

#include <msr/intel/uncore/events/sierra_forest.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::sierra_forest {

namespace uncore_metrics {
using listed_metric = msr::listed_metric<msr::uncore::event_pmu>;
inline constexpr char texts[] =
    "uncore_frequency\0" "GHz\0"
    "(e0 / (chas_per_socket * sockets) / 1000000000) / duration\0"
    "numa_reads_addressed_to_local_dram\0" "percent\0"
    "100 * (e1 + e2) / (e1 + e2 + e3 + e4)\0"
    "numa_reads_addressed_to_remote_dram\0" "percent\0"
    "100 * (e3 + e4) / (e1 + e2 + e3 + e4)\0"
    "memory_bandwidth_read\0" "MB/sec\0"
    "((e5 + e6) * 64 / 1000000) / duration\0"
    "memory_bandwidth_write\0" "MB/sec\0"
    "((e7 + e8) * 64 / 1000000) / duration\0"
    "memory_bandwidth_total\0" "MB/sec\0"
    "((e5 + e6 + e7 + e8) * 64 / 1000000) / duration\0"
    "upi_data_transmit_bw\0" "MB/sec\0"
    "(e9 * (64 / 9.0) / 1000000) / duration\0"
    "llc_demand_data_read_miss_latency\0" "ns\0"
    "(1000000000 * (e10 / e11) / (e0 / (chas_per_socket * sockets))) * duration\0"
    "io_bandwidth_read\0" "MB/sec\0"
    "(e12 * 64 / 1000000) / duration\0"
    "io_bandwidth_write\0" "MB/sec\0"
    "((e13 + e14) * 64 / 1000000) / duration\0"
    "io_read_l3_miss\0" "percent\0"
    "100 * e15 / e12\0"
    "io_partial_write_l3_miss\0" "percent\0"
    "100 * ((e16 + e17) / (e14 + e18))\0"
    "io_full_write_l3_miss\0" "percent\0"
    "100 * (e19 / e13)\0"
    "io_bandwidth_read_local\0" "MB/sec\0"
    "(e20 * 64 / 1000000) / duration\0"
    "io_bandwidth_read_remote\0" "MB/sec\0"
    "(e21 * 64 / 1000000) / duration\0"
    "io_bandwidth_write_local\0" "MB/sec\0"
    "((e22 + e23) * 64 / 1000000) / duration\0"
    "io_bandwidth_write_remote\0" "MB/sec\0"
    "((e24 + e25) * 64 / 1000000) / duration\0"
    "io_msi\0" "per second\0"
    "(e26) / duration\0"
    "llc_miss_local_memory_bandwidth_read\0" "MB/sec\0"
    "(e27 * 64 / 1000000) / duration\0"
    "llc_miss_local_memory_bandwidth_write\0" "MB/sec\0"
    "(e28 * 64 / 1000000) / duration\0"
    "llc_miss_remote_memory_bandwidth_read\0" "MB/sec\0"
    "(e29 * 64 / 1000000) / duration\0"
    "llc_miss_remote_memory_bandwidth_write\0" "MB/sec\0"
    "(e30 * 64 / 1000000) / duration\0"
    "iio_bandwidth_read\0" "MB/sec\0"
    "(e31 * 4 / 1000000) / duration\0"
    "iio_bandwidth_write\0" "MB/sec\0"
    "(e32 * 4 / 1000000) / duration\0"
    "io_bandwidth_read_l3_miss\0" "MB/sec\0"
    "(e15 * 64 / 1000000) / duration\0"
    "io_bandwidth_write_l3_miss\0" "MB/sec\0"
    "((e19 + e16) * 64 / 1000000) / duration\0";
inline constexpr metric_event<msr::uncore::event_pmu> events[] = {
    {.event = &cha::clockticks}, {.event = &cha::tor_inserts::ia_miss_drd_opt_local},
    {.event = &cha::tor_inserts::ia_miss_drd_opt_pref_local},
    {.event = &cha::tor_inserts::ia_miss_drd_opt_remote},
    {.event = &cha::tor_inserts::ia_miss_drd_opt_pref_remote}, {.event = &imc::cas_count_sch0::rd},
    {.event = &imc::cas_count_sch1::rd}, {.event = &imc::cas_count_sch0::wr},
    {.event = &imc::cas_count_sch1::wr}, {.event = &upi::txl_flits::all_data},
    {.event = &cha::tor_occupancy::ia_miss_drd_opt}, {.event = &cha::tor_inserts::ia_miss_drd_opt},
    {.event = &cha::tor_inserts::io_pcirdcur}, {.event = &cha::tor_inserts::io_itom},
    {.event = &cha::tor_inserts::io_itomcachenear}, {.event = &cha::tor_inserts::io_miss_pcirdcur},
    {.event = &cha::tor_inserts::io_miss_itomcachenear}, {.event = &cha::tor_inserts::io_miss_rfo},
    {.event = &cha::tor_inserts::io_rfo}, {.event = &cha::tor_inserts::io_miss_itom},
    {.event = &cha::tor_inserts::io_pcirdcur_local},
    {.event = &cha::tor_inserts::io_pcirdcur_remote}, {.event = &cha::tor_inserts::io_itom_local},
    {.event = &cha::tor_inserts::io_itomcachenear_local},
    {.event = &cha::tor_inserts::io_itom_remote},
    {.event = &cha::tor_inserts::io_itomcachenear_remote},
    {.event = &iio::num_req_of_cpu_by_tgt::ubox_posted}, {.event = &cha::requests::reads_local},
    {.event = &cha::requests::writes_local}, {.event = &cha::requests::reads_remote},
    {.event = &cha::requests::writes_remote}, {.event = &iio::data_req_of_cpu::mem_read_all_parts},
    {.event = &iio::data_req_of_cpu::mem_write_all_parts}};
inline constexpr metric_list<msr::uncore::event_pmu> list{"sierra_forest", texts, all_of(events), 26};
} // namespace uncore_metrics

namespace metric {
inline constexpr uncore_metrics::listed_metric uncore_frequency{&uncore_metrics::list, 0, 21};
inline constexpr uncore_metrics::listed_metric numa_reads_addressed_to_local_dram{&uncore_metrics::list, 80, 123};
inline constexpr uncore_metrics::listed_metric numa_reads_addressed_to_remote_dram{&uncore_metrics::list, 161, 205};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_read{&uncore_metrics::list, 243, 272};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_write{&uncore_metrics::list, 310, 340};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_total{&uncore_metrics::list, 378, 408};
inline constexpr uncore_metrics::listed_metric upi_data_transmit_bw{&uncore_metrics::list, 456, 484};
inline constexpr uncore_metrics::listed_metric llc_demand_data_read_miss_latency{&uncore_metrics::list, 523, 560};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read{&uncore_metrics::list, 635, 660};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write{&uncore_metrics::list, 692, 718};
inline constexpr uncore_metrics::listed_metric io_read_l3_miss{&uncore_metrics::list, 758, 782};
inline constexpr uncore_metrics::listed_metric io_partial_write_l3_miss{&uncore_metrics::list, 798, 831};
inline constexpr uncore_metrics::listed_metric io_full_write_l3_miss{&uncore_metrics::list, 865, 895};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read_local{&uncore_metrics::list, 913, 944};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read_remote{&uncore_metrics::list, 976, 1008};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write_local{&uncore_metrics::list, 1040, 1072};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write_remote{&uncore_metrics::list, 1112, 1145};
inline constexpr uncore_metrics::listed_metric io_msi{&uncore_metrics::list, 1185, 1203};
inline constexpr uncore_metrics::listed_metric llc_miss_local_memory_bandwidth_read{&uncore_metrics::list, 1220, 1264};
inline constexpr uncore_metrics::listed_metric llc_miss_local_memory_bandwidth_write{&uncore_metrics::list, 1296, 1341};
inline constexpr uncore_metrics::listed_metric llc_miss_remote_memory_bandwidth_read{&uncore_metrics::list, 1373, 1418};
inline constexpr uncore_metrics::listed_metric llc_miss_remote_memory_bandwidth_write{&uncore_metrics::list, 1450, 1496};
inline constexpr uncore_metrics::listed_metric iio_bandwidth_read{&uncore_metrics::list, 1528, 1554};
inline constexpr uncore_metrics::listed_metric iio_bandwidth_write{&uncore_metrics::list, 1585, 1612};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read_l3_miss{&uncore_metrics::list, 1643, 1676};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write_l3_miss{&uncore_metrics::list, 1708, 1742};
} // namespace metric

} // namespace msr::events::sierra_forest
