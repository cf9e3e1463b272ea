// Metrics over boxes outside of the cores: cascade lake, 24. Written by
// tools/uncore/write_metrics from a table: do not edit.
// From intel/perfmon 6dadedf3aa48, metrics/*.json; BSD-3-Clause, Copyright (c) Intel Corporation.
// Names, formulas, events; no descriptions.
// Left out, it counts events of cores, too, which plans of boxes do not:
// llc_data_read_mpi_demand_plus_prefetch, llc_code_read_mpi_demand_plus_prefetch
// Left out, it counts in one box of several, and sessions count in all:
// Info_System_Uncore_Frequency, Info_System_MEM_Read_Latency, Info_System_MEM_DRAM_Read_Latency,
// Info_System_Socket_CLKS
#pragma once

#include <msr/intel/uncore/events/cascade_lake.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::cascade_lake {

namespace uncore_metrics {
using listed_metric = msr::listed_metric<msr::uncore::event_pmu>;
inline constexpr char texts[] =
    "llc_data_read_demand_plus_prefetch_miss_latency\0" "ns\0"
    "(1000000000 * (e0 / e1) / (e2 / (chas_per_socket * sockets))) * duration\0"
    "llc_data_read_demand_plus_prefetch_miss_latency_for_local_requests\0" "ns\0"
    "(1000000000 * (e3 / e4) / (e2 / (chas_per_socket * sockets))) * duration\0"
    "llc_data_read_demand_plus_prefetch_miss_latency_for_remote_requests\0" "ns\0"
    "(1000000000 * (e5 / e6) / (e2 / (chas_per_socket * sockets))) * duration\0"
    "numa_reads_addressed_to_local_dram\0" "percent\0"
    "100 * e4 / (e4 + e6)\0"
    "numa_reads_addressed_to_remote_dram\0" "percent\0"
    "100 * e6 / (e4 + e6)\0"
    "uncore_frequency\0" "GHz\0"
    "(e2 / (chas_per_socket * sockets) / 1000000000) / duration\0"
    "upi_data_transmit_bw\0" "MB/sec\0"
    "(e7 * (64 / 9.0) / 1000000) / duration\0"
    "memory_bandwidth_read\0" "MB/sec\0"
    "(e8 * 64 / 1000000) / duration\0"
    "memory_bandwidth_write\0" "MB/sec\0"
    "(e9 * 64 / 1000000) / duration\0"
    "memory_bandwidth_total\0" "MB/sec\0"
    "((e8 + e9) * 64 / 1000000) / duration\0"
    "pmem_memory_bandwidth_read\0" "MB/sec\0"
    "(e10 * 64 / 1000000) / duration\0"
    "pmem_memory_bandwidth_write\0" "MB/sec\0"
    "(e11 * 64 / 1000000) / duration\0"
    "pmem_memory_bandwidth_total\0" "MB/sec\0"
    "((e10 + e11) * 64 / 1000000) / duration\0"
    "io_bandwidth_read\0" "MB/sec\0"
    "((e12 + e13 + e14 + e15) * 4 / 1000000) / duration\0"
    "io_bandwidth_write\0" "MB/sec\0"
    "((e16 + e17 + e18 + e19) * 4 / 1000000) / duration\0"
    "llc_miss_local_memory_bandwidth_read\0" "MB/sec\0"
    "(e20 * 64 / 1000000) / duration\0"
    "llc_miss_local_memory_bandwidth_write\0" "MB/sec\0"
    "(e21 * 64 / 1000000) / duration\0"
    "llc_miss_remote_memory_bandwidth_read\0" "MB/sec\0"
    "(e22 * 64 / 1000000) / duration\0"
    "llc_miss_remote_memory_bandwidth_write\0" "MB/sec\0"
    "(e23 * 64 / 1000000) / duration\0"
    "upi_data_receive_bw\0" "MB/sec\0"
    "(e24 * (64 / 9.0) / 1000000) / duration\0"
    "info_system_dram_bw_use\0" "\0"
    "(64 * (e8 + e9) / (1000000000)) / (((1e3 * duration) / 1000))\0"
    "info_system_mem_parallel_reads\0" "\0"
    "e25 / e26\0"
    "info_system_io_read_bw\0" "\0"
    "(e27 + e28 + e29 + e30) * 4 / (1000000000) / (((1e3 * duration) / 1000))\0"
    "info_system_io_write_bw\0" "\0"
    "(e31 + e32 + e33 + e34) * 4 / (1000000000) / (((1e3 * duration) / 1000))\0";
inline constexpr metric_event<msr::uncore::event_pmu> events[] = {
    {.event = &cha::tor_occupancy::ia_miss, .value_set = 0x10, .values = {0x40433}},
    {.event = &cha::tor_inserts::ia_miss, .value_set = 0x10, .values = {0x40433}},
    {.event = &cha::clockticks},
    {.event = &cha::tor_occupancy::ia_miss, .value_set = 0x10, .values = {0x40432}},
    {.event = &cha::tor_inserts::ia_miss, .value_set = 0x10, .values = {0x40432}},
    {.event = &cha::tor_occupancy::ia_miss, .value_set = 0x10, .values = {0x40431}},
    {.event = &cha::tor_inserts::ia_miss, .value_set = 0x10, .values = {0x40431}},
    {.event = &upi::txl_flits::all_data}, {.event = &imc::cas_count::rd},
    {.event = &imc::cas_count::wr}, {.event = &imc::pmm_rpq_inserts},
    {.event = &imc::pmm_wpq_inserts}, {.event = &iio::payload_bytes_in::mem_read_part0},
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
inline constexpr metric_list<msr::uncore::event_pmu> list{"cascade_lake", texts, all_of(events), 24};
} // namespace uncore_metrics

namespace metric {
inline constexpr uncore_metrics::listed_metric llc_data_read_demand_plus_prefetch_miss_latency{&uncore_metrics::list, 0, 51};
inline constexpr uncore_metrics::listed_metric llc_data_read_demand_plus_prefetch_miss_latency_for_local_requests{&uncore_metrics::list, 124, 194};
inline constexpr uncore_metrics::listed_metric llc_data_read_demand_plus_prefetch_miss_latency_for_remote_requests{&uncore_metrics::list, 267, 338};
inline constexpr uncore_metrics::listed_metric numa_reads_addressed_to_local_dram{&uncore_metrics::list, 411, 454};
inline constexpr uncore_metrics::listed_metric numa_reads_addressed_to_remote_dram{&uncore_metrics::list, 475, 519};
inline constexpr uncore_metrics::listed_metric uncore_frequency{&uncore_metrics::list, 540, 561};
inline constexpr uncore_metrics::listed_metric upi_data_transmit_bw{&uncore_metrics::list, 620, 648};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_read{&uncore_metrics::list, 687, 716};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_write{&uncore_metrics::list, 747, 777};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_total{&uncore_metrics::list, 808, 838};
inline constexpr uncore_metrics::listed_metric pmem_memory_bandwidth_read{&uncore_metrics::list, 876, 910};
inline constexpr uncore_metrics::listed_metric pmem_memory_bandwidth_write{&uncore_metrics::list, 942, 977};
inline constexpr uncore_metrics::listed_metric pmem_memory_bandwidth_total{&uncore_metrics::list, 1009, 1044};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read{&uncore_metrics::list, 1084, 1109};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write{&uncore_metrics::list, 1160, 1186};
inline constexpr uncore_metrics::listed_metric llc_miss_local_memory_bandwidth_read{&uncore_metrics::list, 1237, 1281};
inline constexpr uncore_metrics::listed_metric llc_miss_local_memory_bandwidth_write{&uncore_metrics::list, 1313, 1358};
inline constexpr uncore_metrics::listed_metric llc_miss_remote_memory_bandwidth_read{&uncore_metrics::list, 1390, 1435};
inline constexpr uncore_metrics::listed_metric llc_miss_remote_memory_bandwidth_write{&uncore_metrics::list, 1467, 1513};
inline constexpr uncore_metrics::listed_metric upi_data_receive_bw{&uncore_metrics::list, 1545, 1572};
inline constexpr uncore_metrics::listed_metric info_system_dram_bw_use{&uncore_metrics::list, 1612, 1637};
inline constexpr uncore_metrics::listed_metric info_system_mem_parallel_reads{&uncore_metrics::list, 1699, 1731};
inline constexpr uncore_metrics::listed_metric info_system_io_read_bw{&uncore_metrics::list, 1741, 1765};
inline constexpr uncore_metrics::listed_metric info_system_io_write_bw{&uncore_metrics::list, 1838, 1863};
} // namespace metric

} // namespace msr::events::cascade_lake
