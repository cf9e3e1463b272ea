// Metrics over boxes outside of the cores: emerald rapids, 37. Written by
// tools/uncore/write_metrics from a table: do not edit.
// From intel/perfmon 6dadedf3aa48, metrics/*.json; BSD-3-Clause, Copyright (c) Intel Corporation.
// Names, formulas, events; no descriptions.
// Left out, it counts events of cores, too, which plans of boxes do not:
// llc_data_read_mpi_demand_plus_prefetch, llc_code_read_mpi_demand_plus_prefetch
// Left out, it counts in one box of several, and sessions count in all:
// Info_System_MEM_Read_Latency, Info_System_MEM_DRAM_Read_Latency, Info_System_Socket_CLKS
#pragma once

#include <msr/intel/uncore/events/emerald_rapids.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::emerald_rapids {

namespace uncore_metrics {
using listed_metric = msr::listed_metric<msr::uncore::event_pmu>;
inline constexpr char texts[] =
    "llc_demand_data_read_miss_latency\0" "ns\0"
    "(1000000000 * (e0 / e1) / (e2 / (chas_per_socket * sockets))) * duration\0"
    "llc_demand_data_read_miss_latency_for_local_requests\0" "ns\0"
    "(1000000000 * (e3 / e4) / (e2 / (chas_per_socket * sockets))) * duration\0"
    "llc_demand_data_read_miss_latency_for_remote_requests\0" "ns\0"
    "(1000000000 * (e5 / e6) / (e2 / (chas_per_socket * sockets))) * duration\0"
    "llc_demand_data_read_miss_to_dram_latency\0" "ns\0"
    "(1000000000 * (e7 / e8) / (e2 / (chas_per_socket * sockets))) * duration\0"
    "numa_reads_addressed_to_local_dram\0" "percent\0"
    "100 * (e4 + e9) / (e4 + e9 + e6 + e10)\0"
    "numa_reads_addressed_to_remote_dram\0" "percent\0"
    "100 * (e6 + e10) / (e4 + e9 + e6 + e10)\0"
    "uncore_frequency\0" "GHz\0"
    "(e2 / (chas_per_socket * sockets) / 1000000000) / duration\0"
    "upi_data_transmit_bw\0" "MB/sec\0"
    "(e11 * (64 / 9.0) / 1000000) / duration\0"
    "memory_bandwidth_read\0" "MB/sec\0"
    "(e12 * 64 / 1000000) / duration\0"
    "memory_bandwidth_write\0" "MB/sec\0"
    "(e13 * 64 / 1000000) / duration\0"
    "memory_bandwidth_total\0" "MB/sec\0"
    "((e12 + e13) * 64 / 1000000) / duration\0"
    "memory_extra_write_bw_due_to_directory_updates\0" "MB/sec\0"
    "((e14 + e15 + e16) * 64 / 1000000) / duration\0"
    "io_bandwidth_read\0" "MB/sec\0"
    "(e17 * 64 / 1000000) / duration\0"
    "io_bandwidth_write\0" "MB/sec\0"
    "((e18 + e19) * 64 / 1000000) / duration\0"
    "io_read_l3_miss\0" "percent\0"
    "100 * e20 / e17\0"
    "io_partial_write_l3_miss\0" "percent\0"
    "100 * ((e21 + e22) / (e19 + e23))\0"
    "io_full_write_l3_miss\0" "percent\0"
    "100 * (e24 / e18)\0"
    "io_bandwidth_read_local\0" "MB/sec\0"
    "(e25 * 64 / 1000000) / duration\0"
    "io_bandwidth_read_remote\0" "MB/sec\0"
    "(e26 * 64 / 1000000) / duration\0"
    "io_bandwidth_write_local\0" "MB/sec\0"
    "((e27 + e28) * 64 / 1000000) / duration\0"
    "io_bandwidth_write_remote\0" "MB/sec\0"
    "((e29 + e30) * 64 / 1000000) / duration\0"
    "llc_miss_local_memory_bandwidth_read\0" "\0"
    "(e31 * 64 / 1000000) / duration\0"
    "llc_miss_local_memory_bandwidth_write\0" "\0"
    "(e32 * 64 / 1000000) / duration\0"
    "llc_miss_remote_memory_bandwidth_read\0" "\0"
    "(e33 * 64 / 1000000) / duration\0"
    "llc_miss_remote_memory_bandwidth_write\0" "\0"
    "(e34 * 64 / 1000000) / duration\0"
    "upi_data_receive_bw\0" "\0"
    "(e35 * (64 / 9.0) / 1000000) / duration\0"
    "iio_bandwidth_read\0" "\0"
    "(e36 * 4 / 1000000) / duration\0"
    "iio_bandwidth_write\0" "\0"
    "(e37 * 4 / 1000000) / duration\0"
    "io_bandwidth_read_l3_miss\0" "MB/sec\0"
    "(e20 * 64 / 1000000) / duration\0"
    "io_bandwidth_write_l3_miss\0" "MB/sec\0"
    "((e24 + e21) * 64 / 1000000) / duration\0"
    "cpu_cstate_c0\0" "\0"
    "(e38 / e39) * sockets\0"
    "cpu_cstate_c6\0" "\0"
    "(e40 / e39) * sockets\0"
    "info_system_dram_bw_use\0" "\0"
    "(64 * (e12 + e13) / (1000000000)) / (((1e3 * duration) / 1000))\0"
    "info_system_mem_parallel_reads\0" "\0"
    "e0 / e41\0"
    "info_system_io_read_bw\0" "\0"
    "e17 * 64 / (1000000000) / (((1e3 * duration) / 1000))\0"
    "info_system_io_write_bw\0" "\0"
    "(e18 + e19) * 64 / (1000000000) / (((1e3 * duration) / 1000))\0"
    "info_system_upi_data_transmit_bw\0" "\0"
    "e11 * 64 / 9 / 1000000\0";
inline constexpr metric_event<msr::uncore::event_pmu> events[] = {
    {.event = &cha::tor_occupancy::ia_miss_drd}, {.event = &cha::tor_inserts::ia_miss_drd},
    {.event = &cha::clockticks}, {.event = &cha::tor_occupancy::ia_miss_drd_local},
    {.event = &cha::tor_inserts::ia_miss_drd_local},
    {.event = &cha::tor_occupancy::ia_miss_drd_remote},
    {.event = &cha::tor_inserts::ia_miss_drd_remote},
    {.event = &cha::tor_occupancy::ia_miss_drd_ddr}, {.event = &cha::tor_inserts::ia_miss_drd_ddr},
    {.event = &cha::tor_inserts::ia_miss_drd_pref_local},
    {.event = &cha::tor_inserts::ia_miss_drd_pref_remote}, {.event = &upi::txl_flits::all_data},
    {.event = &imc::cas_count::rd}, {.event = &imc::cas_count::wr}, {.event = &cha::dir_update::ha},
    {.event = &cha::dir_update::tor}, {.event = &m2m::directory_update::any},
    {.event = &cha::tor_inserts::io_pcirdcur}, {.event = &cha::tor_inserts::io_itom},
    {.event = &cha::tor_inserts::io_itomcachenear}, {.event = &cha::tor_inserts::io_miss_pcirdcur},
    {.event = &cha::tor_inserts::io_miss_itomcachenear}, {.event = &cha::tor_inserts::io_miss_rfo},
    {.event = &cha::tor_inserts::io_rfo}, {.event = &cha::tor_inserts::io_miss_itom},
    {.event = &cha::tor_inserts::io_pcirdcur_local},
    {.event = &cha::tor_inserts::io_pcirdcur_remote}, {.event = &cha::tor_inserts::io_itom_local},
    {.event = &cha::tor_inserts::io_itomcachenear_local},
    {.event = &cha::tor_inserts::io_itom_remote},
    {.event = &cha::tor_inserts::io_itomcachenear_remote}, {.event = &cha::requests::reads_local},
    {.event = &cha::requests::writes_local}, {.event = &cha::requests::reads_remote},
    {.event = &cha::requests::writes_remote}, {.event = &upi::rxl_flits::all_data},
    {.event = &iio::data_req_of_cpu::mem_read_all_parts},
    {.event = &iio::data_req_of_cpu::mem_write_all_parts},
    {.event = &pcu::power_state_occupancy_cores_c0}, {.event = &pcu::clockticks},
    {.event = &pcu::power_state_occupancy_cores_c6},
    {.event = &cha::tor_occupancy::ia_miss_drd, .threshold = 1}};
inline constexpr metric_list<msr::uncore::event_pmu> list{"emerald_rapids", texts, all_of(events), 37};
} // namespace uncore_metrics

namespace metric {
inline constexpr uncore_metrics::listed_metric llc_demand_data_read_miss_latency{&uncore_metrics::list, 0, 37};
inline constexpr uncore_metrics::listed_metric llc_demand_data_read_miss_latency_for_local_requests{&uncore_metrics::list, 110, 166};
inline constexpr uncore_metrics::listed_metric llc_demand_data_read_miss_latency_for_remote_requests{&uncore_metrics::list, 239, 296};
inline constexpr uncore_metrics::listed_metric llc_demand_data_read_miss_to_dram_latency{&uncore_metrics::list, 369, 414};
inline constexpr uncore_metrics::listed_metric numa_reads_addressed_to_local_dram{&uncore_metrics::list, 487, 530};
inline constexpr uncore_metrics::listed_metric numa_reads_addressed_to_remote_dram{&uncore_metrics::list, 569, 613};
inline constexpr uncore_metrics::listed_metric uncore_frequency{&uncore_metrics::list, 653, 674};
inline constexpr uncore_metrics::listed_metric upi_data_transmit_bw{&uncore_metrics::list, 733, 761};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_read{&uncore_metrics::list, 801, 830};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_write{&uncore_metrics::list, 862, 892};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_total{&uncore_metrics::list, 924, 954};
inline constexpr uncore_metrics::listed_metric memory_extra_write_bw_due_to_directory_updates{&uncore_metrics::list, 994, 1048};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read{&uncore_metrics::list, 1094, 1119};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write{&uncore_metrics::list, 1151, 1177};
inline constexpr uncore_metrics::listed_metric io_read_l3_miss{&uncore_metrics::list, 1217, 1241};
inline constexpr uncore_metrics::listed_metric io_partial_write_l3_miss{&uncore_metrics::list, 1257, 1290};
inline constexpr uncore_metrics::listed_metric io_full_write_l3_miss{&uncore_metrics::list, 1324, 1354};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read_local{&uncore_metrics::list, 1372, 1403};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read_remote{&uncore_metrics::list, 1435, 1467};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write_local{&uncore_metrics::list, 1499, 1531};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write_remote{&uncore_metrics::list, 1571, 1604};
inline constexpr uncore_metrics::listed_metric llc_miss_local_memory_bandwidth_read{&uncore_metrics::list, 1644, 1682};
inline constexpr uncore_metrics::listed_metric llc_miss_local_memory_bandwidth_write{&uncore_metrics::list, 1714, 1753};
inline constexpr uncore_metrics::listed_metric llc_miss_remote_memory_bandwidth_read{&uncore_metrics::list, 1785, 1824};
inline constexpr uncore_metrics::listed_metric llc_miss_remote_memory_bandwidth_write{&uncore_metrics::list, 1856, 1896};
inline constexpr uncore_metrics::listed_metric upi_data_receive_bw{&uncore_metrics::list, 1928, 1949};
inline constexpr uncore_metrics::listed_metric iio_bandwidth_read{&uncore_metrics::list, 1989, 2009};
inline constexpr uncore_metrics::listed_metric iio_bandwidth_write{&uncore_metrics::list, 2040, 2061};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read_l3_miss{&uncore_metrics::list, 2092, 2125};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write_l3_miss{&uncore_metrics::list, 2157, 2191};
inline constexpr uncore_metrics::listed_metric cpu_cstate_c0{&uncore_metrics::list, 2231, 2246};
inline constexpr uncore_metrics::listed_metric cpu_cstate_c6{&uncore_metrics::list, 2268, 2283};
inline constexpr uncore_metrics::listed_metric info_system_dram_bw_use{&uncore_metrics::list, 2305, 2330};
inline constexpr uncore_metrics::listed_metric info_system_mem_parallel_reads{&uncore_metrics::list, 2394, 2426};
inline constexpr uncore_metrics::listed_metric info_system_io_read_bw{&uncore_metrics::list, 2435, 2459};
inline constexpr uncore_metrics::listed_metric info_system_io_write_bw{&uncore_metrics::list, 2513, 2538};
inline constexpr uncore_metrics::listed_metric info_system_upi_data_transmit_bw{&uncore_metrics::list, 2600, 2634};
} // namespace metric

} // namespace msr::events::emerald_rapids
