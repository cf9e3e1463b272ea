// Metrics over boxes outside of the cores: ice lake sp, 36. Written by
// tools/uncore/write_metrics from a table: do not edit.
// From intel/perfmon 6dadedf3aa48, metrics/*.json; BSD-3-Clause, Copyright (c) Intel Corporation.
// Names, formulas, events; no descriptions.
// Left out, it counts events of cores, too, which plans of boxes do not:
// llc_data_read_mpi_demand_plus_prefetch, llc_code_read_mpi_demand_plus_prefetch
// Left out, it counts in one box of several, and sessions count in all:
// Info_System_MEM_Read_Latency, Info_System_MEM_DRAM_Read_Latency, Info_System_Socket_CLKS
#pragma once

#include <msr/intel/uncore/events/ice_lake_sp.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::ice_lake_sp {

namespace uncore_metrics {
using listed_metric = msr::listed_metric<msr::uncore::event_pmu>;
inline constexpr char texts[] =
    "llc_demand_data_read_miss_latency\0" "ns\0"
    "(1000000000 * (e0 / e1) / (e2 / (chas_per_socket * sockets))) * duration\0"
    "llc_demand_data_read_miss_latency_for_local_requests\0" "ns\0"
    "(1000000000 * (e3 / e4) / (e2 / (chas_per_socket * sockets))) * duration\0"
    "llc_demand_data_read_miss_latency_for_remote_requests\0" "ns\0"
    "(1000000000 * (e5 / e6) / (e2 / (chas_per_socket * sockets))) * duration\0"
    "llc_demand_data_read_miss_to_pmem_latency\0" "ns\0"
    "(1000000000 * (e7 / e8) / (e2 / (chas_per_socket * sockets))) * duration\0"
    "llc_demand_data_read_miss_to_dram_latency\0" "ns\0"
    "(1000000000 * (e9 / e10) / (e2 / (chas_per_socket * sockets))) * duration\0"
    "numa_reads_addressed_to_local_dram\0" "percent\0"
    "100 * (e4 + e11) / (e4 + e11 + e6 + e12)\0"
    "numa_reads_addressed_to_remote_dram\0" "percent\0"
    "100 * (e6 + e12) / (e4 + e11 + e6 + e12)\0"
    "uncore_frequency\0" "GHz\0"
    "(e2 / (chas_per_socket * sockets) / 1000000000) / duration\0"
    "upi_data_transmit_bw\0" "MB/sec\0"
    "(e13 * (64 / 9.0) / 1000000) / duration\0"
    "memory_bandwidth_read\0" "MB/sec\0"
    "(e14 * 64 / 1000000) / duration\0"
    "memory_bandwidth_write\0" "MB/sec\0"
    "(e15 * 64 / 1000000) / duration\0"
    "memory_bandwidth_total\0" "MB/sec\0"
    "((e14 + e15) * 64 / 1000000) / duration\0"
    "memory_extra_write_bw_due_to_directory_updates\0" "MB/sec\0"
    "((e16 + e17 + e18) * 64 / 1000000) / duration\0"
    "pmem_memory_bandwidth_read\0" "MB/sec\0"
    "(e19 * 64 / 1000000) / duration\0"
    "pmem_memory_bandwidth_write\0" "MB/sec\0"
    "(e20 * 64 / 1000000) / duration\0"
    "pmem_memory_bandwidth_total\0" "MB/sec\0"
    "((e19 + e20) * 64 / 1000000) / duration\0"
    "io_bandwidth_read\0" "MB/sec\0"
    "((e21 + e22) * 64 / 1000000) / duration\0"
    "io_bandwidth_write\0" "MB/sec\0"
    "((e23 + e24 + e25 + e26) * 64 / 1000000) / duration\0"
    "io_read_l3_miss\0" "percent\0"
    "100 * e22 / e27\0"
    "io_partial_write_l3_miss\0" "percent\0"
    "100 * ((e26 + e28) / (e29 + e30))\0"
    "io_full_write_l3_miss\0" "percent\0"
    "100 * (e24 / e31)\0"
    "io_bandwidth_read_local\0" "MB/sec\0"
    "(e32 * 64 / 1000000) / duration\0"
    "io_bandwidth_read_remote\0" "MB/sec\0"
    "(e33 * 64 / 1000000) / duration\0"
    "io_bandwidth_write_local\0" "MB/sec\0"
    "((e34 + e35) * 64 / 1000000) / duration\0"
    "io_bandwidth_write_remote\0" "MB/sec\0"
    "((e36 + e37) * 64 / 1000000) / duration\0"
    "llc_miss_local_memory_bandwidth_read\0" "MB/sec\0"
    "(e38 * 64 / 1000000) / duration\0"
    "llc_miss_local_memory_bandwidth_write\0" "MB/sec\0"
    "(e39 * 64 / 1000000) / duration\0"
    "llc_miss_remote_memory_bandwidth_read\0" "MB/sec\0"
    "(e40 * 64 / 1000000) / duration\0"
    "llc_miss_remote_memory_bandwidth_write\0" "MB/sec\0"
    "(e41 * 64 / 1000000) / duration\0"
    "upi_data_receive_bw\0" "MB/sec\0"
    "(e42 * (64 / 9.0) / 1000000) / duration\0"
    "io_bandwidth_read_l3_miss\0" "MB/sec\0"
    "(e22 * 64 / 1000000) / duration\0"
    "io_bandwidth_write_l3_miss\0" "MB/sec\0"
    "((e24 + e26) * 64 / 1000000) / duration\0"
    "info_system_dram_bw_use\0" "\0"
    "(64 * (e14 + e15) / (1000000000)) / (((1e3 * duration) / 1000))\0"
    "info_system_mem_parallel_reads\0" "\0"
    "e0 / e43\0"
    "info_system_io_read_bw\0" "\0"
    "e27 * 64 / (1000000000) / (((1e3 * duration) / 1000))\0"
    "info_system_io_write_bw\0" "\0"
    "(e23 + e24 + e25 + e26) * 64 / (1000000000) / (((1e3 * duration) / 1000))\0";
inline constexpr metric_event<msr::uncore::event_pmu> events[] = {
    {.event = &cha::tor_occupancy::ia_miss_drd}, {.event = &cha::tor_inserts::ia_miss_drd},
    {.event = &cha::clockticks}, {.event = &cha::tor_occupancy::ia_miss_drd_local},
    {.event = &cha::tor_inserts::ia_miss_drd_local},
    {.event = &cha::tor_occupancy::ia_miss_drd_remote},
    {.event = &cha::tor_inserts::ia_miss_drd_remote},
    {.event = &cha::tor_occupancy::ia_miss_drd_pmm}, {.event = &cha::tor_inserts::ia_miss_drd_pmm},
    {.event = &cha::tor_occupancy::ia_miss_drd_ddr}, {.event = &cha::tor_inserts::ia_miss_drd_ddr},
    {.event = &cha::tor_inserts::ia_miss_drd_pref_local},
    {.event = &cha::tor_inserts::ia_miss_drd_pref_remote}, {.event = &upi::txl_flits::all_data},
    {.event = &imc::cas_count::rd}, {.event = &imc::cas_count::wr}, {.event = &cha::dir_update::ha},
    {.event = &cha::dir_update::tor}, {.event = &m2m::directory_update::any},
    {.event = &imc::pmm_rpq_inserts}, {.event = &imc::pmm_wpq_inserts},
    {.event = &cha::tor_inserts::io_hit_pcirdcur}, {.event = &cha::tor_inserts::io_miss_pcirdcur},
    {.event = &cha::tor_inserts::io_hit_itom}, {.event = &cha::tor_inserts::io_miss_itom},
    {.event = &cha::tor_inserts::io_hit_itomcachenear},
    {.event = &cha::tor_inserts::io_miss_itomcachenear}, {.event = &cha::tor_inserts::io_pcirdcur},
    {.event = &cha::tor_inserts::io_miss_rfo}, {.event = &cha::tor_inserts::io_itomcachenear},
    {.event = &cha::tor_inserts::io_rfo}, {.event = &cha::tor_inserts::io_itom},
    {.event = &cha::tor_inserts::io_pcirdcur_local},
    {.event = &cha::tor_inserts::io_pcirdcur_remote}, {.event = &cha::tor_inserts::io_itom_local},
    {.event = &cha::tor_inserts::io_itomcachenear_local},
    {.event = &cha::tor_inserts::io_itom_remote},
    {.event = &cha::tor_inserts::io_itomcachenear_remote}, {.event = &cha::requests::reads_local},
    {.event = &cha::requests::writes_local}, {.event = &cha::requests::reads_remote},
    {.event = &cha::requests::writes_remote}, {.event = &upi::rxl_flits::all_data},
    {.event = &cha::tor_occupancy::ia_miss_drd, .threshold = 1}};
inline constexpr metric_list<msr::uncore::event_pmu> list{"ice_lake_sp", texts, all_of(events), 36};
} // namespace uncore_metrics

namespace metric {
inline constexpr uncore_metrics::listed_metric llc_demand_data_read_miss_latency{&uncore_metrics::list, 0, 37};
inline constexpr uncore_metrics::listed_metric llc_demand_data_read_miss_latency_for_local_requests{&uncore_metrics::list, 110, 166};
inline constexpr uncore_metrics::listed_metric llc_demand_data_read_miss_latency_for_remote_requests{&uncore_metrics::list, 239, 296};
inline constexpr uncore_metrics::listed_metric llc_demand_data_read_miss_to_pmem_latency{&uncore_metrics::list, 369, 414};
inline constexpr uncore_metrics::listed_metric llc_demand_data_read_miss_to_dram_latency{&uncore_metrics::list, 487, 532};
inline constexpr uncore_metrics::listed_metric numa_reads_addressed_to_local_dram{&uncore_metrics::list, 606, 649};
inline constexpr uncore_metrics::listed_metric numa_reads_addressed_to_remote_dram{&uncore_metrics::list, 690, 734};
inline constexpr uncore_metrics::listed_metric uncore_frequency{&uncore_metrics::list, 775, 796};
inline constexpr uncore_metrics::listed_metric upi_data_transmit_bw{&uncore_metrics::list, 855, 883};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_read{&uncore_metrics::list, 923, 952};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_write{&uncore_metrics::list, 984, 1014};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_total{&uncore_metrics::list, 1046, 1076};
inline constexpr uncore_metrics::listed_metric memory_extra_write_bw_due_to_directory_updates{&uncore_metrics::list, 1116, 1170};
inline constexpr uncore_metrics::listed_metric pmem_memory_bandwidth_read{&uncore_metrics::list, 1216, 1250};
inline constexpr uncore_metrics::listed_metric pmem_memory_bandwidth_write{&uncore_metrics::list, 1282, 1317};
inline constexpr uncore_metrics::listed_metric pmem_memory_bandwidth_total{&uncore_metrics::list, 1349, 1384};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read{&uncore_metrics::list, 1424, 1449};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write{&uncore_metrics::list, 1489, 1515};
inline constexpr uncore_metrics::listed_metric io_read_l3_miss{&uncore_metrics::list, 1567, 1591};
inline constexpr uncore_metrics::listed_metric io_partial_write_l3_miss{&uncore_metrics::list, 1607, 1640};
inline constexpr uncore_metrics::listed_metric io_full_write_l3_miss{&uncore_metrics::list, 1674, 1704};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read_local{&uncore_metrics::list, 1722, 1753};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read_remote{&uncore_metrics::list, 1785, 1817};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write_local{&uncore_metrics::list, 1849, 1881};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write_remote{&uncore_metrics::list, 1921, 1954};
inline constexpr uncore_metrics::listed_metric llc_miss_local_memory_bandwidth_read{&uncore_metrics::list, 1994, 2038};
inline constexpr uncore_metrics::listed_metric llc_miss_local_memory_bandwidth_write{&uncore_metrics::list, 2070, 2115};
inline constexpr uncore_metrics::listed_metric llc_miss_remote_memory_bandwidth_read{&uncore_metrics::list, 2147, 2192};
inline constexpr uncore_metrics::listed_metric llc_miss_remote_memory_bandwidth_write{&uncore_metrics::list, 2224, 2270};
inline constexpr uncore_metrics::listed_metric upi_data_receive_bw{&uncore_metrics::list, 2302, 2329};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read_l3_miss{&uncore_metrics::list, 2369, 2402};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write_l3_miss{&uncore_metrics::list, 2434, 2468};
inline constexpr uncore_metrics::listed_metric info_system_dram_bw_use{&uncore_metrics::list, 2508, 2533};
inline constexpr uncore_metrics::listed_metric info_system_mem_parallel_reads{&uncore_metrics::list, 2597, 2629};
inline constexpr uncore_metrics::listed_metric info_system_io_read_bw{&uncore_metrics::list, 2638, 2662};
inline constexpr uncore_metrics::listed_metric info_system_io_write_bw{&uncore_metrics::list, 2716, 2741};
} // namespace metric

} // namespace msr::events::ice_lake_sp
