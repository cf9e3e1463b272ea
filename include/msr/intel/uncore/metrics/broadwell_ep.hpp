// Metrics over boxes outside of the cores: broadwell ep, 14. Written by
// tools/uncore/write_metrics from a table: do not edit.
// From intel/perfmon 6dadedf3aa48, metrics/*.json; BSD-3-Clause, Copyright (c) Intel Corporation.
// Names, formulas, events; no descriptions.
// Left out, it counts events of cores, too, which plans of boxes do not:
// llc_data_read_mpi_demand_plus_prefetch, llc_code_read_mpi_demand_plus_prefetch
// Left out, it counts in one box of several, and sessions count in all:
// Info_System_Uncore_Frequency, Info_System_MEM_Read_Latency, Info_System_Socket_CLKS
#pragma once

#include <msr/intel/uncore/events/broadwell_ep.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::broadwell_ep {

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
    "qpi_data_transmit_bw\0" "MB/sec\0"
    "(e7 * 8 / 1000000) / duration\0"
    "memory_bandwidth_read\0" "MB/sec\0"
    "(e8 * 64 / 1000000) / duration\0"
    "memory_bandwidth_write\0" "MB/sec\0"
    "(e9 * 64 / 1000000) / duration\0"
    "memory_bandwidth_total\0" "MB/sec\0"
    "((e8 + e9) * 64 / 1000000) / duration\0"
    "io_bandwidth_read\0" "MB/sec\0"
    "(e10 * 64 / 1000000) / duration\0"
    "io_bandwidth_write\0" "MB/sec\0"
    "((e11 + e12) * 64 / 1000000) / duration\0"
    "info_system_dram_bw_use\0" "\0"
    "(64 * (e8 + e9) / (1000000000)) / (((1e3 * duration) / 1000))\0"
    "info_system_mem_parallel_reads\0" "\0"
    "e0 / e13\0";
inline constexpr metric_event<msr::uncore::event_pmu> events[] = {
    {.event = &cbo::tor_occupancy::miss_opcode, .value_set = 0x10, .values = {0x18200000}},
    {.event = &cbo::tor_inserts::miss_opcode, .value_set = 0x10, .values = {0x18200000}},
    {.event = &cbo::clockticks},
    {.event = &cbo::tor_occupancy::miss_local_opcode, .value_set = 0x10, .values = {0x18200000}},
    {.event = &cbo::tor_inserts::miss_local_opcode, .value_set = 0x10, .values = {0x18200000}},
    {.event = &cbo::tor_occupancy::miss_remote_opcode, .value_set = 0x10, .values = {0x18200000}},
    {.event = &cbo::tor_inserts::miss_remote_opcode, .value_set = 0x10, .values = {0x18200000}},
    {.event = &qpi::txl_flits_g0::data}, {.event = &imc::cas_count::rd},
    {.event = &imc::cas_count::wr},
    {.event = &cbo::tor_inserts::opcode, .value_set = 0x10, .values = {0x19e00000}},
    {.event = &cbo::tor_inserts::opcode, .flags = 1, .value_set = 0x18, .values = {0x3e, 0x1c800000}},
    {.event = &cbo::tor_inserts::opcode, .flags = 1, .value_set = 0x18, .values = {0x3e, 0x18000000}},
    {.event = &cbo::tor_occupancy::miss_opcode, .threshold = 1, .value_set = 0x10, .values = {0x18200000}}};
inline constexpr metric_list<msr::uncore::event_pmu> list{"broadwell_ep", texts, all_of(events), 14};
} // namespace uncore_metrics

namespace metric {
inline constexpr uncore_metrics::listed_metric llc_data_read_demand_plus_prefetch_miss_latency{&uncore_metrics::list, 0, 51};
inline constexpr uncore_metrics::listed_metric llc_data_read_demand_plus_prefetch_miss_latency_for_local_requests{&uncore_metrics::list, 125, 195};
inline constexpr uncore_metrics::listed_metric llc_data_read_demand_plus_prefetch_miss_latency_for_remote_requests{&uncore_metrics::list, 269, 340};
inline constexpr uncore_metrics::listed_metric numa_reads_addressed_to_local_dram{&uncore_metrics::list, 414, 457};
inline constexpr uncore_metrics::listed_metric numa_reads_addressed_to_remote_dram{&uncore_metrics::list, 478, 522};
inline constexpr uncore_metrics::listed_metric uncore_frequency{&uncore_metrics::list, 543, 564};
inline constexpr uncore_metrics::listed_metric qpi_data_transmit_bw{&uncore_metrics::list, 624, 652};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_read{&uncore_metrics::list, 682, 711};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_write{&uncore_metrics::list, 742, 772};
inline constexpr uncore_metrics::listed_metric memory_bandwidth_total{&uncore_metrics::list, 803, 833};
inline constexpr uncore_metrics::listed_metric io_bandwidth_read{&uncore_metrics::list, 871, 896};
inline constexpr uncore_metrics::listed_metric io_bandwidth_write{&uncore_metrics::list, 928, 954};
inline constexpr uncore_metrics::listed_metric info_system_dram_bw_use{&uncore_metrics::list, 994, 1019};
inline constexpr uncore_metrics::listed_metric info_system_mem_parallel_reads{&uncore_metrics::list, 1081, 1113};
} // namespace metric

} // namespace msr::events::broadwell_ep
