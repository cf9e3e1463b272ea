// Metrics over boxes outside of the cores: skylake sp, 21. Written by
// tools/uncore/write_metrics from a table: do not edit.
// From intel/perfmon 6dadedf3aa48, metrics/*.json; BSD-3-Clause, Copyright (c) Intel Corporation.
// Names, formulas, events; no descriptions.
// Left out, it counts events of cores, too, which plans of boxes do not:
// llc_data_read_mpi_demand_plus_prefetch, llc_code_read_mpi_demand_plus_prefetch
// Left out, it counts in one box of several, and sessions count in all:
// Info_System_Uncore_Frequency, Info_System_MEM_Read_Latency, Info_System_MEM_DRAM_Read_Latency,
// Info_System_Socket_CLKS
#pragma once

#include <msr/intel/uncore/events/skylake_sp.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::skylake_sp {

namespace uncore_metrics {
using listed_metric = msr::listed_metric<msr::uncore::event_pmu>;
inline constexpr char texts[] =
    "llc_data_read_demand_plus_prefetch_miss_latency\0" "ns\0"
    "(1000000000 * (e0 / e1) / (e2 / (cores_per_socket * sockets))) * duration\0"
    "llc_data_read_demand_plus_prefetch_miss_latency_for_local_requests\0" "ns\0"
    "(1000000000 * (e3 / e4) / (e2 / (cores_per_socket * sockets))) * duration\0"
    "llc_data_read_demand_plus_prefetch_miss_latency_for_remote_requests\0" "ns\0"
    "(1000000000 * (e5 / e6) / (e2 / (cores_per_socket * sockets))) * duration\0"
    "numa_reads_addressed_to_local_dram\0" "percent\0"
    "100 * e4 / (e4 + e6)\0"
    "numa_reads_addressed_to_remote_dram\0" "percent\0"
    "100 * e6 / (e4 + e6)\0"
    "uncore_frequency\0" "GHz\0"
    "(e2 / (cores_per_socket * sockets) / 1000000000) / duration\0"
    "upi_data_transmit_bw\0" "MB/sec\0"
    "(e7 * (64 / 9.0) / 1000000) / duration\0"
    "memory_bandwidth_read\0" "MB/sec\0"
    "(e8 * 64 / 1000000) / duration\0"
    "memory_bandwidth_write\0" "MB/sec\0"
    "(e9 * 64 / 1000000) / duration\0"
    "memory_bandwidth_total\0" "MB/sec\0"
    "((e8 + e9) * 64 / 1000000) / duration\0"
    "io_bandwidth_read\0" "MB/sec\0"
    "((e10 + e11 + e12 + e13) * 4 / 1000000) / duration\0"
    "io_bandwidth_write\0" "MB/sec\0"
    "((e14 + e15 + e16 + e17) * 4 / 1000000) / duration\0"
    "llc_miss_local_memory_bandwidth_read\0" "MB/sec\0"
    "(e18 * 64 / 1000000) / duration\0"
    "llc_miss_local_memory_bandwidth_write\0" "MB/sec\0"
    "(e19 * 64 / 1000000) / duration\0"
    "llc_miss_remote_memory_bandwidth_read\0" "MB/sec\0"
    "(e20 * 64 / 1000000) / duration\0"
    "llc_miss_remote_memory_bandwidth_write\0" "MB/sec\0"
    "(e21 * 64 / 1000000) / duration\0"
    "upi_data_receive_bw\0" "MB/sec\0"
    "(e22 * (64 / 9.0) / 1000000) / duration\0"
    "info_system_dram_bw_use\0" "\0"
    "(64 * (e8 + e9) / (1000000000)) / (((1e3 * duration) / 1000))\0"
    "info_system_mem_parallel_reads\0" "\0"
    "e23 / e24\0"
    "info_system_io_read_bw\0" "\0"
    "(e25 + e26 + e27 + e28) * 4 / (1000000000) / (((1e3 * duration) / 1000))\0"
    "info_system_io_write_bw\0" "\0"
    "(e29 + e30 + e31 + e32) * 4 / (1000000000) / (((1e3 * duration) / 1000))\0";
inline constexpr metric_event<msr::uncore::event_pmu> events[] = {
    {.event = &cha::tor_occupancy::ia_miss, .value_set = 0x10, .values = {0x40433}},
    {.event = &cha::tor_inserts::ia_miss, .value_set = 0x10, .values = {0x40433}},
    {.event = &cha::clockticks},
    {.event = &cha::tor_occupancy::ia_miss, .value_set = 0x10, .values = {0x40432}},
    {.event = &cha::tor_inserts::ia_miss, .value_set = 0x10, .values = {0x40432}},
    {.event = &cha::tor_occupancy::ia_miss, .value_set = 0x10, .values = {0x40431}},
    {.event = &cha::tor_inserts::ia_miss, .value_set = 0x10, .values = {0x40431}},
    {.event = &upi::txl_flits::all_data}, {.event = &imc::cas_count::rd},
    {.event = &imc::cas_count::wr}, {.event = &iio::payload_bytes_in::mem_read_part0},
    {.event = &iio::payload_bytes_in::mem_read_part1},
    {.event = &iio::payload_bytes_in::mem_read_part2},
    {.event = &iio::payload_bytes_in::mem_read_part3},
    {.event = &iio::payload_bytes_in::mem_write_part0},
    {.event = &iio::payload_bytes_in::mem_write_part1},
    {.event = &iio::payload_bytes_in::mem_write_part2},
    {.event = &iio::payload_bytes_in::mem_write_part3}, {.event = &cha::requests::reads_local},
    {.event = &cha::requests::writes_local}, {.event = &cha::requests::reads_remote},
    {.event = &cha::requests::writes_remote}, {.event = &upi::rxl_flits::all_data},
    {.event = &cha::tor_occupancy::ia_miss_drd},
    {.event = &cha::tor_occupancy::ia_miss_drd, .threshold = 1},
    {.event = &iio::data_req_of_cpu::mem_write_part0},
    {.event = &iio::data_req_of_cpu::mem_write_part1},
    {.event = &iio::data_req_of_cpu::mem_write_part2},
    {.event = &iio::data_req_of_cpu::mem_write_part3},
    {.event = &iio::data_req_of_cpu::mem_read_part0},
    {.event = &iio::data_req_of_cpu::mem_read_part1},
    {.event = &iio::data_req_of_cpu::mem_read_part2},
    {.event = &iio::data_req_of_cpu::mem_read_part3}};
inline constexpr metric_list<msr::uncore::event_pmu> list{"skylake_sp", texts, all_of(events), 21};
} // namespace uncore_metrics

namespace metric {
inline constexpr uncore_metrics::listed_metric llc_data_read_demand_plus_prefetch_miss_latency{&uncore_metrics::list, 0, 51};
inline constexpr uncore_metrics::listed_metric llc_data_read_demand_plus_prefetch_miss_latency_for_local_requests{&uncore_metrics::list, 125, 195};
inline constexpr uncore_metrics::listed_metric llc_data_read_demand_plus_prefetch_miss_latency_for_remote_requests{&uncore_metrics::list, 269, 340};
inline constexpr uncore_metrics::listed_metric numa_reads_addressed_to_local_dram{&uncore_metrics::list, 414, 457};
inline constexpr uncore_metrics::listed_metric numa_reads_addressed_to_remote_dram{&uncore_metrics::list, 478, 522};
inline constexpr uncore_metrics::listed_metric uncore_frequency{&uncore_metrics::list, 543, 564};
inline constexpr uncore_metrics::listed_metric upi_data_transmit_bw{&uncore_metrics::list, 624, 652};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_read{&uncore_metrics::list, 691, 720};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_write{&uncore_metrics::list, 751, 781};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_total{&uncore_metrics::list, 812, 842};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read{&uncore_metrics::list, 880, 905};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write{&uncore_metrics::list, 956, 982};
inline constexpr uncore_metrics::listed_metric llc_miss_local_memory_bandwidth_read{&uncore_metrics::list, 1033, 1077};
inline constexpr uncore_metrics::listed_metric llc_miss_local_memory_bandwidth_write{&uncore_metrics::list, 1109, 1154};
inline constexpr uncore_metrics::listed_metric llc_miss_remote_memory_bandwidth_read{&uncore_metrics::list, 1186, 1231};
inline constexpr uncore_metrics::listed_metric llc_miss_remote_memory_bandwidth_write{&uncore_metrics::list, 1263, 1309};
inline constexpr uncore_metrics::listed_metric upi_data_receive_bw{&uncore_metrics::list, 1341, 1368};
inline constexpr uncore_metrics::listed_metric info_system_dram_bw_use{&uncore_metrics::list, 1408, 1433};
inline constexpr uncore_metrics::listed_metric info_system_mem_parallel_reads{&uncore_metrics::list, 1495, 1527};
inline constexpr uncore_metrics::listed_metric info_system_io_read_bw{&uncore_metrics::list, 1537, 1561};
inline constexpr uncore_metrics::listed_metric info_system_io_write_bw{&uncore_metrics::list, 1634, 1659};
} // namespace metric

} // namespace msr::events::skylake_sp
