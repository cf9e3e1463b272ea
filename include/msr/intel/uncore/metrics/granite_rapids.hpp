// Metrics over boxes outside of the cores: granite rapids, 36. Written by
// tools/uncore/write_metrics from a table: do not edit.
// From intel/perfmon 6dadedf3aa48, metrics/*.json; BSD-3-Clause, Copyright (c) Intel Corporation.
// Names, formulas, events; no descriptions.
// Left out, it counts events of cores, too, which plans of boxes do not:
// llc_data_read_mpi_demand_plus_prefetch, llc_code_read_mpi_demand_plus_prefetch
// Left out, it counts in one box of several, and sessions count in all:
// Info_System_MEM_DRAM_Read_Latency, Info_System_Socket_CLKS
// Left out, it takes the count of the first box alone: cpu_cstate_c0, cpu_cstate_c6
#pragma once

#include <msr/intel/uncore/events/granite_rapids.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::granite_rapids {

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
    "llc_demand_data_read_miss_latency_for_local_requests\0" "ns\0"
    "(1000000000 * (e12 / e1) / (e0 / (chas_per_socket * sockets))) * duration\0"
    "llc_demand_data_read_miss_latency_for_remote_requests\0" "ns\0"
    "(1000000000 * (e13 / e3) / (e0 / (chas_per_socket * sockets))) * duration\0"
    "llc_demand_data_read_miss_to_dram_latency\0" "ns\0"
    "(1000000000 * (e14 / e15) / (e0 / (chas_per_socket * sockets))) * duration\0"
    "io_bandwidth_read\0" "MB/sec\0"
    "(e16 * 64 / 1000000) / duration\0"
    "io_bandwidth_write\0" "MB/sec\0"
    "((e17 + e18) * 64 / 1000000) / duration\0"
    "io_read_l3_miss\0" "percent\0"
    "100 * e19 / e16\0"
    "io_partial_write_l3_miss\0" "percent\0"
    "100 * ((e20 + e21) / (e18 + e22))\0"
    "io_full_write_l3_miss\0" "percent\0"
    "100 * (e23 / e17)\0"
    "io_bandwidth_read_local\0" "MB/sec\0"
    "(e24 * 64 / 1000000) / duration\0"
    "io_bandwidth_read_remote\0" "MB/sec\0"
    "(e25 * 64 / 1000000) / duration\0"
    "io_bandwidth_write_local\0" "MB/sec\0"
    "((e26 + e27) * 64 / 1000000) / duration\0"
    "io_bandwidth_write_remote\0" "MB/sec\0"
    "((e28 + e29) * 64 / 1000000) / duration\0"
    "io_msi\0" "per second\0"
    "(e30) / duration\0"
    "io_lost_fwd\0" "per second\0"
    "(e31 + e32) / duration\0"
    "llc_miss_local_memory_bandwidth_read\0" "MB/sec\0"
    "(e33 * 64 / 1000000) / duration\0"
    "llc_miss_local_memory_bandwidth_write\0" "MB/sec\0"
    "(e34 * 64 / 1000000) / duration\0"
    "llc_miss_remote_memory_bandwidth_read\0" "MB/sec\0"
    "(e35 * 64 / 1000000) / duration\0"
    "llc_miss_remote_memory_bandwidth_write\0" "MB/sec\0"
    "(e36 * 64 / 1000000) / duration\0"
    "upi_data_receive_bw\0" "MB/sec\0"
    "(e37 * (64 / 9.0) / 1000000) / duration\0"
    "iio_bandwidth_read\0" "MB/sec\0"
    "(e38 * 4 / 1000000) / duration\0"
    "iio_bandwidth_write\0" "MB/sec\0"
    "(e39 * 4 / 1000000) / duration\0"
    "io_bandwidth_read_l3_miss\0" "MB/sec\0"
    "(e19 * 64 / 1000000) / duration\0"
    "io_bandwidth_write_l3_miss\0" "MB/sec\0"
    "((e23 + e20) * 64 / 1000000) / duration\0"
    "info_system_dram_bw_use\0" "\0"
    "(64 * (e5 + e6 + e7 + e8) / (1000000000)) / (((1e3 * duration) / 1000))\0"
    "info_system_mem_parallel_reads\0" "\0"
    "e10 / e40\0"
    "info_system_io_read_bw\0" "\0"
    "e16 * 64 / (1000000000) / (((1e3 * duration) / 1000))\0"
    "info_system_io_write_bw\0" "\0"
    "(e17 + e18) * 64 / (1000000000) / (((1e3 * duration) / 1000))\0"
    "info_system_upi_data_transmit_bw\0" "\0"
    "e9 * 64 / 9 / 1000000\0";
inline constexpr metric_event<msr::uncore::event_pmu> events[] = {
    {.event = &cha::clockticks}, {.event = &cha::tor_inserts::ia_miss_drd_local},
    {.event = &cha::tor_inserts::ia_miss_drd_pref_local},
    {.event = &cha::tor_inserts::ia_miss_drd_remote},
    {.event = &cha::tor_inserts::ia_miss_drd_pref_remote}, {.event = &imc::cas_count_sch0::rd},
    {.event = &imc::cas_count_sch1::rd}, {.event = &imc::cas_count_sch0::wr},
    {.event = &imc::cas_count_sch1::wr}, {.event = &upi::txl_flits::all_data},
    {.event = &cha::tor_occupancy::ia_miss_drd}, {.event = &cha::tor_inserts::ia_miss_drd},
    {.event = &cha::tor_occupancy::ia_miss_drd_local},
    {.event = &cha::tor_occupancy::ia_miss_drd_remote},
    {.event = &cha::tor_occupancy::ia_miss_drd_ddr}, {.event = &cha::tor_inserts::ia_miss_drd_ddr},
    {.event = &cha::tor_inserts::io_pcirdcur}, {.event = &cha::tor_inserts::io_itom},
    {.event = &cha::tor_inserts::io_itomcachenear}, {.event = &cha::tor_inserts::io_miss_pcirdcur},
    {.event = &cha::tor_inserts::io_miss_itomcachenear}, {.event = &cha::tor_inserts::io_miss_rfo},
    {.event = &cha::tor_inserts::io_rfo}, {.event = &cha::tor_inserts::io_miss_itom},
    {.event = &cha::tor_inserts::io_pcirdcur_local},
    {.event = &cha::tor_inserts::io_pcirdcur_remote}, {.event = &cha::tor_inserts::io_itom_local},
    {.event = &cha::tor_inserts::io_itomcachenear_local},
    {.event = &cha::tor_inserts::io_itom_remote},
    {.event = &cha::tor_inserts::io_itomcachenear_remote},
    {.event = &iio::num_req_of_cpu_by_tgt::ubox_posted}, {.event = &irp::misc1::lost_fwd},
    {.event = &irp::misc1::sec_rcvd_invld}, {.event = &cha::requests::reads_local},
    {.event = &cha::requests::writes_local}, {.event = &cha::requests::reads_remote},
    {.event = &cha::requests::writes_remote}, {.event = &upi::rxl_flits::all_data},
    {.event = &iio::data_req_of_cpu::mem_read_all_parts},
    {.event = &iio::data_req_of_cpu::mem_write_all_parts},
    {.event = &cha::tor_occupancy::ia_miss_drd, .threshold = 1}};
inline constexpr metric_list<msr::uncore::event_pmu> list{"granite_rapids", texts, all_of(events), 36};
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
inline constexpr uncore_metrics::listed_metric llc_demand_data_read_miss_latency_for_local_requests{&uncore_metrics::list, 635, 691};
inline constexpr uncore_metrics::listed_metric llc_demand_data_read_miss_latency_for_remote_requests{&uncore_metrics::list, 765, 822};
inline constexpr uncore_metrics::listed_metric llc_demand_data_read_miss_to_dram_latency{&uncore_metrics::list, 896, 941};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read{&uncore_metrics::list, 1016, 1041};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write{&uncore_metrics::list, 1073, 1099};
inline constexpr uncore_metrics::listed_metric io_read_l3_miss{&uncore_metrics::list, 1139, 1163};
inline constexpr uncore_metrics::listed_metric io_partial_write_l3_miss{&uncore_metrics::list, 1179, 1212};
inline constexpr uncore_metrics::listed_metric io_full_write_l3_miss{&uncore_metrics::list, 1246, 1276};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read_local{&uncore_metrics::list, 1294, 1325};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read_remote{&uncore_metrics::list, 1357, 1389};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write_local{&uncore_metrics::list, 1421, 1453};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write_remote{&uncore_metrics::list, 1493, 1526};
inline constexpr uncore_metrics::listed_metric io_msi{&uncore_metrics::list, 1566, 1584};
inline constexpr uncore_metrics::listed_metric io_lost_fwd{&uncore_metrics::list, 1601, 1624};
inline constexpr uncore_metrics::listed_metric llc_miss_local_memory_bandwidth_read{&uncore_metrics::list, 1647, 1691};
inline constexpr uncore_metrics::listed_metric llc_miss_local_memory_bandwidth_write{&uncore_metrics::list, 1723, 1768};
inline constexpr uncore_metrics::listed_metric llc_miss_remote_memory_bandwidth_read{&uncore_metrics::list, 1800, 1845};
inline constexpr uncore_metrics::listed_metric llc_miss_remote_memory_bandwidth_write{&uncore_metrics::list, 1877, 1923};
inline constexpr uncore_metrics::listed_metric upi_data_receive_bw{&uncore_metrics::list, 1955, 1982};
inline constexpr uncore_metrics::listed_metric iio_bandwidth_read{&uncore_metrics::list, 2022, 2048};
inline constexpr uncore_metrics::listed_metric iio_bandwidth_write{&uncore_metrics::list, 2079, 2106};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read_l3_miss{&uncore_metrics::list, 2137, 2170};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write_l3_miss{&uncore_metrics::list, 2202, 2236};
inline constexpr uncore_metrics::listed_metric info_system_dram_bw_use{&uncore_metrics::list, 2276, 2301};
inline constexpr uncore_metrics::listed_metric info_system_mem_parallel_reads{&uncore_metrics::list, 2373, 2405};
inline constexpr uncore_metrics::listed_metric info_system_io_read_bw{&uncore_metrics::list, 2415, 2439};
inline constexpr uncore_metrics::listed_metric info_system_io_write_bw{&uncore_metrics::list, 2493, 2518};
inline constexpr uncore_metrics::listed_metric info_system_upi_data_transmit_bw{&uncore_metrics::list, 2580, 2614};
} // namespace metric

} // namespace msr::events::granite_rapids
