// Metrics of Clearwater Forest: 12. Written by `msrpp import` from a table: do not edit.
// cwf: from intel/perfmon 6dadedf3aa48, CWF/metrics/clearwaterforest_metrics.json, 1.0;
// BSD-3-Clause, Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
// Left out, no core event UNC_CHA_CLOCKTICKS: uncore_frequency
// Left out, no core event UNC_CHA_REQUESTS.READS_LOCAL: llc_miss_local_memory_bandwidth_read
// Left out, no core event UNC_CHA_REQUESTS.READS_REMOTE: llc_miss_remote_memory_bandwidth_read
// Left out, no core event UNC_CHA_REQUESTS.WRITES_LOCAL: llc_miss_local_memory_bandwidth_write
// Left out, no core event UNC_CHA_REQUESTS.WRITES_REMOTE: llc_miss_remote_memory_bandwidth_write
// Left out, no core event UNC_CHA_TOR_INSERTS.IA_MISS_CRD: llc_code_read_mpi_demand_plus_prefetch
// Left out, no core event UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT:
// llc_data_read_mpi_demand_plus_prefetch
// Left out, no core event UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_LOCAL:
// numa_reads_addressed_to_local_dram
// Left out, no core event UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_REMOTE:
// numa_reads_addressed_to_remote_dram
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_ITOM: io_bandwidth_write
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_ITOMCACHENEAR: io_number_of_partial_pci_writes
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_ITOM_LOCAL: io_bandwidth_write_local
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_ITOM_REMOTE: io_bandwidth_write_remote
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_MISS_ITOM: io_full_write_l3_miss,
// io_bandwidth_write_l3_miss
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_MISS_ITOMCACHENEAR: io_partial_write_l3_miss
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_MISS_PCIRDCUR: io_read_l3_miss,
// io_bandwidth_read_l3_miss
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_PCIRDCUR: io_bandwidth_read
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_PCIRDCUR_LOCAL: io_bandwidth_read_local
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_PCIRDCUR_REMOTE: io_bandwidth_read_remote
// Left out, no core event UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_OPT: llc_demand_data_read_miss_latency
// Left out, no core event UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.ALL_PARTS: iio_bandwidth_read
// Left out, no core event UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.ALL_PARTS: iio_bandwidth_write
// Left out, no core event UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.UBOX_POSTED: io_msi
// Left out, no core event UNC_I_MISC1.LOST_FWD: io_lost_fwd
// Left out, no core event UNC_M_CAS_COUNT_SCH0.RD: memory_bandwidth_read, memory_bandwidth_total
// Left out, no core event UNC_M_CAS_COUNT_SCH0.WR: memory_bandwidth_write
// Left out, no core event UNC_P_POWER_STATE_OCCUPANCY_CORES_C0: cpu_cstate_c0
// Left out, no core event UNC_P_POWER_STATE_OCCUPANCY_CORES_C6: cpu_cstate_c6
// Left out, no core event UNC_UPI_TxL_FLITS.ALL_DATA: upi_data_transmit_bw
#pragma once

#include <msr/intel/events/clearwater_forest.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::clearwater_forest {

namespace core_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "cpu_operating_frequency\0" "GHz\0" "e0 / e1 * tsc_frequency / 1000000000\0"
    "cpu_utilization\0" "percent\0" "100 * e1 / tsc_ticks\0"
    "cpi\0" "per instruction\0" "e0 / e2\0"
    "loads_retired_per_instr\0" "per instruction\0" "e3 / e2\0"
    "stores_retired_per_instr\0" "per instruction\0" "e4 / e2\0"
    "l1d_demand_data_read_hits_per_instr\0" "per instruction\0" "e5 / e2\0"
    "l1_i_code_read_misses_with_prefetches_per_instr\0" "per instruction\0" "e6 / e2\0"
    "l2_demand_data_read_hits_per_instr\0" "per instruction\0" "e7 / e2\0"
    "l2_demand_data_read_mpi\0" "per instruction\0" "e8 / e2\0"
    "itlb_2nd_level_mpi\0" "per instruction\0" "e9 / e2\0"
    "dtlb_2nd_level_load_mpi\0" "per instruction\0" "e10 / e2\0"
    "dtlb_2nd_level_store_mpi\0" "per instruction\0" "e11 / e2\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &cpu_clk_unhalted::thread}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &inst_retired::any}, {.event = &mem_uops_retired::all_loads},
    {.event = &mem_uops_retired::all_stores}, {.event = &mem_load_uops_retired::l1_hit},
    {.event = &icache::misses}, {.event = &mem_load_uops_retired::l2_hit},
    {.event = &mem_load_uops_retired::l2_miss}, {.event = &itlb_misses::walk_completed},
    {.event = &dtlb_load_misses::walk_completed}, {.event = &dtlb_store_misses::walk_completed}};
inline constexpr metric_list<perfmon::event_pmu> list{"clearwater_forest", texts, all_of(events), 12};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric cpu_operating_frequency{&core_metrics::list, 0, 28};
inline constexpr core_metrics::listed_metric cpu_utilization{&core_metrics::list, 65, 89};
inline constexpr core_metrics::listed_metric cpi{&core_metrics::list, 110, 130};
inline constexpr core_metrics::listed_metric loads_retired_per_instr{&core_metrics::list, 138, 178};
inline constexpr core_metrics::listed_metric stores_retired_per_instr{&core_metrics::list, 186, 227};
inline constexpr core_metrics::listed_metric l1d_demand_data_read_hits_per_instr{&core_metrics::list, 235, 287};
inline constexpr core_metrics::listed_metric l1_i_code_read_misses_with_prefetches_per_instr{&core_metrics::list, 295, 359};
inline constexpr core_metrics::listed_metric l2_demand_data_read_hits_per_instr{&core_metrics::list, 367, 418};
inline constexpr core_metrics::listed_metric l2_demand_data_read_mpi{&core_metrics::list, 426, 466};
inline constexpr core_metrics::listed_metric itlb_2nd_level_mpi{&core_metrics::list, 474, 509};
inline constexpr core_metrics::listed_metric dtlb_2nd_level_load_mpi{&core_metrics::list, 517, 557};
inline constexpr core_metrics::listed_metric dtlb_2nd_level_store_mpi{&core_metrics::list, 566, 607};
} // namespace metric

} // namespace msr::events::clearwater_forest
