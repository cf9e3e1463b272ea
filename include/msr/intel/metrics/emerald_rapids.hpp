// Metrics of Emerald Rapids: 243. Written by `msrpp import` from a table: do not edit.
// emr: from intel/perfmon 6dadedf3aa48, EMR/metrics/emeraldrapids_metrics.json, 1.4; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
// 141 of them are those of sapphire_rapids.
// Left out, TOPDOWN.SLOTS with percore, which adds what the threads of a core count:
// Info_Thread_Slots_Utilization
// Left out, it counts nothing: Info_System_Time
// Left out, more events than a plan has room for: Bottleneck_Other_Bottlenecks
// Left out, no constant system.sockets[0].cpus.count * system.socket_count:
// Info_System_CPU_Utilization
// Left out, no core event FREERUN_PKG_ENERGY_STATUS: Info_System_Power
// Left out, no core event UNC_CHA_CLOCKTICKS: uncore_frequency, Info_System_Socket_CLKS
// Left out, no core event UNC_CHA_DIR_UPDATE.HA: memory_extra_write_bw_due_to_directory_updates
// Left out, no core event UNC_CHA_REQUESTS.READS_LOCAL: llc_miss_local_memory_bandwidth_read
// Left out, no core event UNC_CHA_REQUESTS.READS_REMOTE: llc_miss_remote_memory_bandwidth_read
// Left out, no core event UNC_CHA_REQUESTS.WRITES_LOCAL: llc_miss_local_memory_bandwidth_write
// Left out, no core event UNC_CHA_REQUESTS.WRITES_REMOTE: llc_miss_remote_memory_bandwidth_write
// Left out, no core event UNC_CHA_TOR_INSERTS.IA_MISS_CRD: llc_code_read_mpi_demand_plus_prefetch
// Left out, no core event UNC_CHA_TOR_INSERTS.IA_MISS_DRD_LOCAL: numa_reads_addressed_to_local_dram
// Left out, no core event UNC_CHA_TOR_INSERTS.IA_MISS_DRD_REMOTE:
// numa_reads_addressed_to_remote_dram
// Left out, no core event UNC_CHA_TOR_INSERTS.IA_MISS_LLCPREFDATA:
// llc_data_read_mpi_demand_plus_prefetch
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_ITOM: io_bandwidth_write, Info_System_IO_Write_BW
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_ITOM_LOCAL: io_bandwidth_write_local
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_ITOM_REMOTE: io_bandwidth_write_remote
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_MISS_ITOM: io_full_write_l3_miss,
// io_bandwidth_write_l3_miss
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_MISS_ITOMCACHENEAR: io_partial_write_l3_miss
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_MISS_PCIRDCUR: io_read_l3_miss,
// io_bandwidth_read_l3_miss
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_PCIRDCUR: io_bandwidth_read,
// Info_System_IO_Read_BW
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_PCIRDCUR_LOCAL: io_bandwidth_read_local
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_PCIRDCUR_REMOTE: io_bandwidth_read_remote
// Left out, no core event UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD: llc_demand_data_read_miss_latency,
// Info_System_MEM_Read_Latency, Info_System_MEM_Parallel_Reads
// Left out, no core event UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_DDR:
// llc_demand_data_read_miss_to_dram_latency, Info_System_MEM_DRAM_Read_Latency
// Left out, no core event UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_LOCAL:
// llc_demand_data_read_miss_latency_for_local_requests
// Left out, no core event UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_REMOTE:
// llc_demand_data_read_miss_latency_for_remote_requests
// Left out, no core event UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.ALL_PARTS: iio_bandwidth_read
// Left out, no core event UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.ALL_PARTS: iio_bandwidth_write
// Left out, no core event UNC_M_CAS_COUNT.RD: memory_bandwidth_read, memory_bandwidth_total,
// Info_System_DRAM_BW_Use
// Left out, no core event UNC_M_CAS_COUNT.WR: memory_bandwidth_write
// Left out, no core event UNC_P_POWER_STATE_OCCUPANCY_CORES_C0: cpu_cstate_c0
// Left out, no core event UNC_P_POWER_STATE_OCCUPANCY_CORES_C6: cpu_cstate_c6
// Left out, no core event UNC_UPI_RxL_FLITS.ALL_DATA: upi_data_receive_bw
// Left out, no core event UNC_UPI_TxL_FLITS.ALL_DATA: upi_data_transmit_bw,
// Info_System_UPI_Data_Transmit_BW
#pragma once

#include <msr/intel/events/emerald_rapids.hpp>
#include <msr/intel/metrics/sapphire_rapids.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::emerald_rapids {

namespace core_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "l1d_demand_data_read_hits_per_instr\0" "per instruction\0" "e0 / e1\0"
    "l2_demand_data_read_hits_per_instr\0" "per instruction\0" "e2 / e1\0"
    "l2_demand_data_read_mpi\0" "per instruction\0" "e3 / e1\0"
    "bottleneck_mispredictions\0" "\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_branch_mispredicts / s0; s2 = e9 / e5; 100 * (1 - 10 * "
    "(e4 / e5) * max(s1 * (1 - e6 / (e7 - e8)), 0.0001) / s1) * (s1 + (topdown_fetch_latency / "
    "s0 - s2) * (s1 / max(1 - (topdown_frontend_bound / s0 - s2 + topdown_backend_bound / s0 + "
    "topdown_retiring / s0), 0) * e10 / e11) / (e12 / e11 + e13 / e11 + (e10 / e11 + e14 / e11) "
    "+ 3 * e15 / (e16 / e17) / e11 + e18 / e11 + e19 / e11))\0"
    "bottleneck_big_code\0" "\0"
    "with e5; s0 = e13 / e11; s1 = e12 / e11; s2 = e14 / e11; 100 * (topdown_fetch_latency / "
    "(topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound) - e9 / e5) * (s0 + s1 + s2) / (s1 + s0 + (e10 / e11 + s2) + 3 * e15 "
    "/ (e16 / e17) / e11 + e18 / e11 + e19 / e11)\0"
    "bottleneck_instruction_fetch_bw\0" "\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e9 / e5; s2 = topdown_frontend_bound / s0 - s1; s3 = "
    "topdown_branch_mispredicts / s0; s4 = max(s3 * (1 - e6 / (e7 - e8)), 0.0001); s5 = "
    "topdown_fetch_latency / s0 - s1; s6 = s3 / max(1 - (s2 + topdown_backend_bound / s0 + "
    "topdown_retiring / s0), 0); s7 = s6 * e10 / e11; s8 = e12 / e11; s9 = e13 / e11; s10 = e14 "
    "/ e11; s11 = e10 / e11 + s10; s12 = e16 / e17; s13 = 3 * e15 / s12 / e11; s14 = s8 + s9 + "
    "s11 + s13 + e18 / e11 + e19 / e11; s15 = (1 - s6) * e10 / e11; 100 * (s2 - (1 - 10 * (e4 / "
    "e5) * s4 / s3) * s5 * s7 / s14 - (1 - e20 / e21) * (s5 * (s13 + s11 * (s15 + s7 * s4 / s3) "
    "/ (s7 + s15 + s10)) / s14 + max(e22, e21 / s12) / (e23 if smt_on else e11) / 2.4)) - 100 * "
    "s5 * (s9 + s8 + s10) / s14\0"
    "bottleneck_compute_bound_est\0" "\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = max(0, topdown_backend_bound / s0 - topdown_memory_bound / "
    "s0); s2 = e24 / e11; s3 = e27 / (e23 if smt_on else e11); s4 = e30 - e31; s5 = (e28 + "
    "max(e29 - e25, 0)) / e11 * s4 / e11; s6 = e32 + topdown_retiring / s0 * e33; s7 = (s5 * "
    "e11 + s6) / e11 if e24 < s4 else s6 / e11; s8 = s2 + (e25 / e11 + e26 / e11) + s3 + s7; s9 "
    "= e34 / e11; 100 * (s1 * s2 / s8 + s1 * s3 / s8 + s1 * (s7 / s8) * (s9 / (s5 + e32 / e11 + "
    "e35 / e11 + s9)))\0"
    "bottleneck_irregular_overhead\0" "\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e9 / e5; s2 = e16 / e17; s3 = 3 * e15 / s2 / e11; s4 = e14 / "
    "e11; s5 = e10 / e11 + s4; s6 = topdown_branch_mispredicts / s0; s7 = topdown_backend_bound "
    "/ s0; s8 = topdown_retiring / s0; s9 = max(1 - (topdown_frontend_bound / s0 - s1 + s7 + "
    "s8), 0); s10 = s6 / s9; s11 = (1 - s10) * e10 / e11; s12 = s10 * e10 / e11; s13 = max(s6 * "
    "(1 - e6 / (e7 - e8)), 0.0001); s14 = e23 if smt_on else e11; s15 = e4 / e5; s16 = max(0, "
    "s9 - s6); s17 = max(s16 * (1 - e36 / e8), 0.0001); s18 = e25 / e11 + e26 / e11; s19 = e30 "
    "- e31; s20 = (e28 + max(e29 - e25, 0)) / e11 * s19 / e11; s21 = e32 + s8 * e33; s22 = "
    "topdown_heavy_operations / s0; 100 * ((1 - e20 / e21) * ((topdown_fetch_latency / s0 - s1) "
    "* (s3 + s5 * (s11 + s12 * s13 / s6) / (s12 + s11 + s4)) / (e12 / e11 + e13 / e11 + s5 + s3 "
    "+ e18 / e11 + e19 / e11) + max(e22, e21 / s2) / s14 / 2.4) + 10 * s15 * s13 / s6 * s6 + "
    "s16 * s17 / s17 + max(0, s7 - topdown_memory_bound / s0) * (s18 + e29 / e11 * s20) / (e24 "
    "/ e11 + s18 + e27 / s14 + ((s20 * e11 + s21) / e11 if e24 < s19 else s21 / e11)) + s15 / "
    "(max(0, s22 - s15) + s15) * ((99 * 3 + 63 + 30) / 5 * e37 / e5 / s15) * s22)\0"
    "bottleneck_branching_overhead\0" "\0" "100 * ((e38 + 2 * e39 + e40) / e5)\0"
    "bottleneck_useful_work\0" "\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e4 / e5; s2 = topdown_heavy_operations / s0; 100 * "
    "(topdown_retiring / s0 - (e38 + 2 * e39 + e40) / e5 - s1 / (max(0, s2 - s1) + s1) * ((99 * "
    "3 + 63 + 30) / 5 * e37 / e5 / s1) * s2)\0"
    "frontend_bound\0" "percent\0"
    "with e5; 100 * (topdown_frontend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) - e9 / e5)\0"
    "fetch_latency\0" "percent\0"
    "with e5; 100 * (topdown_fetch_latency / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) - e9 / e5)\0"
    "code_l2_hit\0" "percent\0" "100 * max(0, e12 / e11 - e41 / e11)\0"
    "code_l2_miss\0" "percent\0" "100 * (e41 / e11)\0"
    "mispredicts_resteers\0" "percent\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * (topdown_branch_mispredicts / s0 / max(1 - "
    "(topdown_frontend_bound / s0 - e9 / e5 + topdown_backend_bound / s0 + topdown_retiring / "
    "s0), 0) * e10 / e11)\0"
    "clears_resteers\0" "percent\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * ((1 - topdown_branch_mispredicts / s0 / max(1 - "
    "(topdown_frontend_bound / s0 - e9 / e5 + topdown_backend_bound / s0 + topdown_retiring / "
    "s0), 0)) * e10 / e11)\0"
    "ms_switches\0" "percent\0" "100 * (3 * e15 / (e16 / e17) / e11)\0"
    "fetch_bandwidth\0" "percent\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e9 / e5; 100 * max(0, topdown_frontend_bound / s0 - s1 - "
    "(topdown_fetch_latency / s0 - s1))\0"
    "ms\0" "percent\0" "100 * (max(e22, e21 / (e16 / e17)) / (e23 if smt_on else e11) / 2.4)\0"
    "bad_speculation\0" "percent\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(1 - (topdown_frontend_bound / s0 - e9 / e5 + "
    "topdown_backend_bound / s0 + topdown_retiring / s0), 0)\0"
    "branch_mispredicts\0" "percent\0"
    "with e5; 100 * (topdown_branch_mispredicts / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound))\0"
    "other_mispredicts\0" "percent\0"
    "with e5; 100 * max(topdown_branch_mispredicts / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * (1 - e6 / (e7 - "
    "e8)), 0.0001)\0"
    "machine_clears\0" "percent\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, max(1 - (topdown_frontend_bound / s0 - e9 / e5 + "
    "topdown_backend_bound / s0 + topdown_retiring / s0), 0) - topdown_branch_mispredicts / s0)\0"
    "other_nukes\0" "percent\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(max(0, max(1 - (topdown_frontend_bound / s0 - e9 / e5 + "
    "topdown_backend_bound / s0 + topdown_retiring / s0), 0) - topdown_branch_mispredicts / s0) "
    "* (1 - e36 / e8), 0.0001)\0"
    "backend_bound\0" "percent\0"
    "with e5; 100 * (topdown_backend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound))\0"
    "memory_bound\0" "percent\0"
    "with e5; 100 * (topdown_memory_bound / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound))\0"
    "l1_latency_dependency\0" "percent\0"
    "100 * (min(2 * (e42 - e43 - e44) * 20 / 100, max(e45 - e46, 0)) / e11)\0"
    "l2_hit_latency\0" "percent\0"
    "100 * (4.4 * (e11 / e47 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e2 * (1 "
    "+ e43 / e44 / 2) / e11)\0"
    "l3_hit_latency\0" "percent\0"
    "s0 = e11 / e47 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((37 * s0 - "
    "4.4 * s0) * (e48 * (1 + e43 / e44 / 2)) / e11)\0"
    "sq_full\0" "percent\0" "100 * ((e49 + e50) / e11)\0"
    "mem_bandwidth\0" "percent\0" "100 * (min(e11, e51) / e11)\0"
    "mem_latency\0" "percent\0" "100 * (min(e11, e52) / e11 - min(e11, e51) / e11)\0"
    "local_mem\0" "percent\0"
    "s0 = e11 / e47 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((109 * s0 - "
    "37 * s0) * e53 * (1 + e43 / e44 / 2) / e11)\0"
    "remote_mem\0" "percent\0"
    "s0 = e11 / e47 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((190 * s0 - "
    "37 * s0) * e54 * (1 + e43 / e44 / 2) / e11)\0"
    "remote_cache\0" "percent\0"
    "s0 = e11 / e47 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s1 = 170 * s0 - 37 "
    "* s0; 100 * ((s1 * e55 + s1 * e56) * (1 + e43 / e44 / 2) / e11)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e58 / e59; 100 * ((e57 * 10 * s0 + s0 * min(e11, e60)) / e11)\0"
    "core_bound\0" "percent\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, topdown_backend_bound / s0 - topdown_memory_bound / "
    "s0)\0"
    "serializing_operation\0" "percent\0" "100 * (e25 / e11 + e26 / e11)\0"
    "memory_fence\0" "percent\0" "100 * (13 * e61 / e11)\0"
    "ports_utilization\0" "percent\0"
    "with e5; s0 = e30 - e31; s1 = e32 + topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e33; 100 * (((e28 + "
    "max(e29 - e25, 0)) / e11 * s0 / e11 * e11 + s1) / e11 if e24 < s0 else s1 / e11)\0"
    "ports_utilized_0\0" "percent\0" "100 * ((e28 + max(e29 - e25, 0)) / e11 * (e30 - e31) / e11)\0"
    "ports_utilized_3m\0" "percent\0" "100 * (e34 / e11)\0"
    "alu_op_utilization\0" "percent\0"
    "100 * ((e62 + e63 + e64 + e65) / (5 * (e23 if smt_on else e11)))\0"
    "port_0\0" "percent\0" "100 * (e62 / (e23 if smt_on else e11))\0"
    "port_1\0" "percent\0" "100 * (e63 / (e23 if smt_on else e11))\0"
    "port_6\0" "percent\0" "100 * (e65 / (e23 if smt_on else e11))\0"
    "load_op_utilization\0" "percent\0" "100 * (e66 / (3 * (e23 if smt_on else e11)))\0"
    "store_op_utilization\0" "percent\0" "100 * ((e67 + e68) / (4 * (e23 if smt_on else e11)))\0"
    "retiring\0" "percent\0"
    "with e5; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound))\0"
    "light_operations\0" "percent\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, topdown_retiring / s0 - topdown_heavy_operations / s0)\0"
    "fp_arith\0" "percent\0"
    "with e5; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = s0 * e5; 100 * (s0 * e69 / e70 + (e71 + "
    "e72) / s1 + (e73 + e74) / s1)\0"
    "x87_use\0" "percent\0"
    "with e5; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e69 / e70)\0"
    "fp_scalar\0" "percent\0"
    "with e5; 100 * ((e71 + e72) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e5))\0"
    "fp_vector\0" "percent\0"
    "with e5; 100 * ((e73 + e74) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e5))\0"
    "fp_vector_128b\0" "percent\0"
    "with e5; 100 * ((e75 + e76 + e77) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e5))\0"
    "fp_vector_256b\0" "percent\0"
    "with e5; 100 * ((e78 + e79 + e80) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e5))\0"
    "fp_vector_512b\0" "percent\0"
    "with e5; 100 * ((e81 + e82 + e83) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e5))\0"
    "int_operations\0" "percent\0"
    "with e5; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e5; 100 * ((e84 + e85) / s0 + (e86 + e87 + "
    "e88) / s0)\0"
    "int_vector_128b\0" "percent\0"
    "with e5; 100 * ((e84 + e85) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e5))\0"
    "int_vector_256b\0" "percent\0"
    "with e5; 100 * ((e86 + e87 + e88) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e5))\0"
    "memory_operations\0" "percent\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e89 / (s1 * e5))\0"
    "fused_instructions\0" "percent\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e90 / (s1 * e5))\0"
    "non_fused_branches\0" "percent\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * (e38 - e90) / (s1 * e5))\0"
    "other_light_ops\0" "percent\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; s2 = max(0, s1 - "
    "topdown_heavy_operations / s0); s3 = s1 * e5; 100 * max(0, s2 - (s1 * e69 / e70 + (e71 + "
    "e72) / s3 + (e73 + e74) / s3 + ((e84 + e85) / s3 + (e86 + e87 + e88) / s3) + s2 * e89 / s3 "
    "+ s2 * e90 / s3 + s2 * (e38 - e90) / s3))\0"
    "nop_instructions\0" "percent\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e40 / (s1 * e5))\0"
    "shuffles_256b\0" "percent\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e91 / (s1 * e5))\0"
    "heavy_operations\0" "percent\0"
    "with e5; 100 * (topdown_heavy_operations / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound))\0"
    "few_uops_instructions\0" "percent\0"
    "with e5; 100 * max(0, topdown_heavy_operations / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e4 / e5)\0"
    "microcode_sequencer\0" "percent\0" "100 * (e4 / e5)\0"
    "assists\0" "percent\0" "100 * ((99 * 3 + 63 + 30) / 5 * e37 / e5)\0"
    "page_faults\0" "percent\0" "100 * (99 * e92 / e5)\0"
    "fp_assists\0" "percent\0" "100 * (30 * e93 / e5)\0"
    "avx_assists\0" "percent\0" "100 * (63 * e94 / e5)\0"
    "cisc\0" "percent\0" "100 * max(0, e4 / e5 - (99 * 3 + 63 + 30) / 5 * e37 / e5)\0"
    "info_botlnk_l0_core_bound_likely\0" "\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = max(0, topdown_backend_bound / s0 - topdown_memory_bound / "
    "s0); s2 = e30 - e31; s3 = e32 + topdown_retiring / s0 * e33; s4 = ((e28 + max(e29 - e25, "
    "0)) / e11 * s2 / e11 * e11 + s3) / e11 if e24 < s2 else s3 / e11; 100 * (1 - s1 / s4 if s1 "
    "< s4 else 1) if (1 - e95 / e96 if smt_on else 0) > 0.5 else 0\0"
    "info_thread_uoppi\0" "\0"
    "with e5; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e5 / e1\0"
    "info_thread_uptb\0" "\0"
    "with e5; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e5 / e97\0"
    "info_thread_slots\0" "\0" "e5\0"
    "info_thread_execute_per_issue\0" "\0" "e70 / e17\0"
    "info_core_ilp\0" "\0" "e70 / e98\0"
    "info_core_epc\0" "\0" "e70 / e11\0"
    "info_inst_mix_ipswpf\0" "\0" "e1 / e99\0"
    "info_pipeline_retire\0" "\0"
    "with e5; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e5 / e100\0"
    "info_pipeline_strings_cycles\0" "\0" "e20 / e100\0"
    "info_pipeline_execute\0" "\0" "e70 / (e101 / 2 if smt_on else e98)\0"
    "info_frontend_fetch_upc\0" "\0" "e17 / e102\0"
    "info_botlnk_l2_dsb_misses\0" "\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e9 / e5; s2 = topdown_fetch_latency / s0 - s1; s3 = e19 / e11; "
    "s4 = e16 / e17; s5 = e23 if smt_on else e11; s6 = (e103 - e104) / s5 / 2; 100 * (s2 * s3 / "
    "(e12 / e11 + e13 / e11 + (e10 / e11 + e14 / e11) + 3 * e15 / s4 / e11 + e18 / e11 + s3) + "
    "max(0, topdown_frontend_bound / s0 - s1 - s2) * s6 / (s6 + (e105 - e106) / s5 / 2 + "
    "max(e22, e21 / s4) / s5 / 2.4))\0"
    "info_botlnk_l2_dsb_bandwidth\0" "\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e9 / e5; s2 = topdown_frontend_bound / s0 - s1; s3 = "
    "topdown_fetch_latency / s0 - s1; s4 = max(0, s2 - s3); s5 = e23 if smt_on else e11; s6 = "
    "(e105 - e106) / s5 / 2; 100 * (s2 * (s4 / (s3 + s4)) * (s6 / ((e103 - e104) / s5 / 2 + s6 "
    "+ max(e22, e21 / (e16 / e17)) / s5 / 2.4)))\0"
    "info_botlnk_l2_ic_misses\0" "\0"
    "with e5; s0 = e12 / e11; 100 * ((topdown_fetch_latency / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e9 / e5) * s0 / (s0 "
    "+ e13 / e11 + (e10 / e11 + e14 / e11) + 3 * e15 / (e16 / e17) / e11 + e18 / e11 + e19 / "
    "e11))\0"
    "info_bad_spec_branch_misprediction_cost\0" "\0"
    "with e5; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_branch_mispredicts / s0; s2 = e9 / e5; 100 * (1 - 10 * "
    "(e4 / e5) * max(s1 * (1 - e6 / (e7 - e8)), 0.0001) / s1) * (s1 + (topdown_fetch_latency / "
    "s0 - s2) * (s1 / max(1 - (topdown_frontend_bound / s0 - s2 + topdown_backend_bound / s0 + "
    "topdown_retiring / s0), 0) * e10 / e11) / (e12 / e11 + e13 / e11 + (e10 / e11 + e14 / e11) "
    "+ 3 * e15 / (e16 / e17) / e11 + e18 / e11 + e19 / e11)) * e5 / 6 / e6 / 100\0"
    "info_memory_l1mpki\0" "\0" "1000 * e44 / e1\0"
    "info_memory_l2mpki\0" "\0" "1000 * e3 / e1\0"
    "info_memory_l3mpki\0" "\0" "1000 * e107 / e1\0"
    "info_memory_fb_hpki\0" "\0" "1000 * e43 / e1\0"
    "info_memory_l3_cache_access_bw\0" "\0" "64 * e108 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_access_bw_2t\0" "\0"
    "64 * e108 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0" "e109 / e110\0"
    "info_memory_latency_load_l3_miss_latency\0" "\0" "e111 / e112\0"
    "info_memory_latency_load_l2_mlp\0" "\0" "e109 / e113\0"
    "info_memory_latency_data_l2_mlp\0" "\0" "e114 / e52\0"
    "info_memory_mix_uc_load_pki\0" "\0" "1000 * e115 / e1\0"
    "info_memory_mix_bus_lock_pki\0" "\0" "1000 * e116 / e1\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &mem_load_retired::l1_hit}, {.event = &inst_retired::any},
    {.event = &mem_load_retired::l2_hit}, {.event = &mem_load_retired::l2_miss},
    {.event = &uops_retired::ms}, {.event = &topdown::slots_},
    {.event = &br_misp_retired::all_branches}, {.event = &int_misc::clears_count},
    {.event = &machine_clears::count}, {.event = &int_misc::uop_dropping},
    {.event = &int_misc::clear_resteer_cycles}, {.event = &cpu_clk_unhalted::thread},
    {.event = &icache_data::stalls}, {.event = &icache_tag::stalls},
    {.event = &int_misc::unknown_branch_cycles},
    {.event = &uops_retired::ms, .threshold = 1, .edge = true}, {.event = &uops_retired::slots_},
    {.event = &uops_issued::any}, {.event = &decode::lcp},
    {.event = &dsb2mite_switches::penalty_cycles}, {.event = &inst_retired::rep_iteration},
    {.event = &uops_retired::ms, .threshold = 1}, {.event = &idq::ms_cycles_any},
    {.event = &cpu_clk_unhalted::distributed}, {.event = &arith::div_active},
    {.event = &resource_stalls::scoreboard}, {.event = &cpu_clk_unhalted::c02},
    {.event = &exe::amx_busy}, {.event = &exe_activity::exe_bound_0_ports},
    {.event = &rs::empty_resource}, {.event = &cycle_activity::stalls_total},
    {.event = &exe_activity::bound_on_loads}, {.event = &exe_activity::_1_ports_util},
    {.event = &exe_activity::_2_3_ports_util}, {.event = &uops_executed::cycles_ge_3},
    {.event = &exe_activity::_2_ports_util}, {.event = &machine_clears::memory_ordering},
    {.event = &assists::any}, {.event = &br_inst_retired::all_branches},
    {.event = &br_inst_retired::near_call}, {.event = &inst_retired::nop},
    {.event = &offcore_requests_outstanding::cycles_with_demand_code_rd},
    {.event = &mem_inst_retired::all_loads}, {.event = &mem_load_retired::fb_hit},
    {.event = &mem_load_retired::l1_miss}, {.event = &cycle_activity::cycles_mem_any},
    {.event = &memory_activity::cycles_l1d_miss}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &mem_load_retired::l3_hit}, {.event = &xq::full_cycles},
    {.event = &l1d_pend_miss::l2_stalls},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 12},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &mem_load_l3_miss_retired::local_dram},
    {.event = &mem_load_l3_miss_retired::remote_dram},
    {.event = &mem_load_l3_miss_retired::remote_hitm},
    {.event = &mem_load_l3_miss_retired::remote_fwd}, {.event = &mem_store_retired::l2_hit},
    {.event = &mem_inst_retired::lock_loads}, {.event = &mem_inst_retired::all_stores},
    {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &misc2_retired::lfence}, {.event = &uops_dispatched::port_0},
    {.event = &uops_dispatched::port_1}, {.event = &uops_dispatched::port_5_11},
    {.event = &uops_dispatched::port_6}, {.event = &uops_dispatched::port_2_3_10},
    {.event = &uops_dispatched::port_4_9}, {.event = &uops_dispatched::port_7_8},
    {.event = &uops_executed::x87}, {.event = &uops_executed::thread},
    {.event = &fp_arith_inst_retired::scalar}, {.event = &fp_arith_inst_retired2::scalar},
    {.event = &fp_arith_inst_retired::vector}, {.event = &fp_arith_inst_retired2::vector},
    {.event = &fp_arith_inst_retired::_128b_packed_double},
    {.event = &fp_arith_inst_retired::_128b_packed_single},
    {.event = &fp_arith_inst_retired2::_128b_packed_half},
    {.event = &fp_arith_inst_retired::_256b_packed_double},
    {.event = &fp_arith_inst_retired::_256b_packed_single},
    {.event = &fp_arith_inst_retired2::_256b_packed_half},
    {.event = &fp_arith_inst_retired::_512b_packed_double},
    {.event = &fp_arith_inst_retired::_512b_packed_single},
    {.event = &fp_arith_inst_retired2::_512b_packed_half}, {.event = &int_vec_retired::add_128},
    {.event = &int_vec_retired::vnni_128}, {.event = &int_vec_retired::add_256},
    {.event = &int_vec_retired::mul_256}, {.event = &int_vec_retired::vnni_256},
    {.event = &mem_uop_retired::any}, {.event = &inst_retired::macro_fused},
    {.event = &int_vec_retired::shuffles}, {.event = &assists::page_fault}, {.event = &assists::fp},
    {.event = &assists::sse_avx_mix}, {.event = &cpu_clk_unhalted::one_thread_active},
    {.event = &cpu_clk_unhalted::ref_distributed}, {.event = &br_inst_retired::near_taken},
    {.event = &uops_executed::thread, .threshold = 1}, {.event = &sw_prefetch_access::any},
    {.event = &uops_retired::slots_, .threshold = 1}, {.event = &uops_executed::core_cycles_ge_1},
    {.event = &uops_issued::any, .threshold = 1}, {.event = &idq::mite_cycles_any},
    {.event = &idq::mite_cycles_ok}, {.event = &idq::dsb_cycles_any},
    {.event = &idq::dsb_cycles_ok}, {.event = &mem_load_retired::l3_miss},
    {.event = &offcore_requests::all_requests},
    {.event = &offcore_requests_outstanding::demand_data_rd},
    {.event = &offcore_requests::demand_data_rd},
    {.event = &offcore_requests_outstanding::l3_miss_demand_data_rd},
    {.event = &offcore_requests::l3_miss_demand_data_rd},
    {.event = &offcore_requests_outstanding::demand_data_rd, .threshold = 1},
    {.event = &offcore_requests_outstanding::data_rd}, {.event = &mem_load_misc_retired::uc},
    {.event = &sq_misc::bus_lock}};
inline constexpr metric_list<perfmon::event_pmu> list{"emerald_rapids", texts, all_of(events), 102, &sapphire_rapids::core_metrics::list};
} // namespace core_metrics

namespace metric {
using
    sapphire_rapids::metric::cpu_operating_frequency, sapphire_rapids::metric::cpu_utilization,
    sapphire_rapids::metric::cpi, sapphire_rapids::metric::loads_per_instr,
    sapphire_rapids::metric::stores_per_instr, sapphire_rapids::metric::l1d_mpi,
    sapphire_rapids::metric::l1_i_code_read_misses_with_prefetches_per_instr,
    sapphire_rapids::metric::l2_mpi, sapphire_rapids::metric::l2_demand_code_mpi,
    sapphire_rapids::metric::itlb_2nd_level_mpi,
    sapphire_rapids::metric::itlb_2nd_level_large_page_mpi,
    sapphire_rapids::metric::dtlb_2nd_level_load_mpi,
    sapphire_rapids::metric::dtlb_2nd_level_2mb_large_page_load_mpi,
    sapphire_rapids::metric::dtlb_2nd_level_store_mpi,
    sapphire_rapids::metric::percent_uops_delivered_from_decoded_icache,
    sapphire_rapids::metric::percent_uops_delivered_from_legacy_decode_pipeline,
    sapphire_rapids::metric::percent_uops_delivered_from_microcode_sequencer,
    sapphire_rapids::metric::icache_misses, sapphire_rapids::metric::itlb_misses,
    sapphire_rapids::metric::code_stlb_hit, sapphire_rapids::metric::code_stlb_miss,
    sapphire_rapids::metric::code_stlb_miss_4k, sapphire_rapids::metric::code_stlb_miss_2m,
    sapphire_rapids::metric::branch_resteers, sapphire_rapids::metric::unknown_branches,
    sapphire_rapids::metric::lcp, sapphire_rapids::metric::dsb_switches,
    sapphire_rapids::metric::mite, sapphire_rapids::metric::decoder0_alone,
    sapphire_rapids::metric::dsb, sapphire_rapids::metric::l1_bound,
    sapphire_rapids::metric::dtlb_load, sapphire_rapids::metric::load_stlb_hit,
    sapphire_rapids::metric::load_stlb_miss, sapphire_rapids::metric::load_stlb_miss_4k,
    sapphire_rapids::metric::load_stlb_miss_2m, sapphire_rapids::metric::load_stlb_miss_1g,
    sapphire_rapids::metric::store_fwd_blk, sapphire_rapids::metric::lock_latency,
    sapphire_rapids::metric::split_loads, sapphire_rapids::metric::fb_full,
    sapphire_rapids::metric::l2_bound, sapphire_rapids::metric::l3_bound,
    sapphire_rapids::metric::l3_miss_bound, sapphire_rapids::metric::mba_stalls,
    sapphire_rapids::metric::store_bound, sapphire_rapids::metric::split_stores,
    sapphire_rapids::metric::dtlb_store, sapphire_rapids::metric::store_stlb_hit,
    sapphire_rapids::metric::store_stlb_miss, sapphire_rapids::metric::store_stlb_miss_4k,
    sapphire_rapids::metric::store_stlb_miss_2m, sapphire_rapids::metric::store_stlb_miss_1g,
    sapphire_rapids::metric::divider, sapphire_rapids::metric::fp_divider,
    sapphire_rapids::metric::int_divider, sapphire_rapids::metric::slow_pause,
    sapphire_rapids::metric::c01_wait, sapphire_rapids::metric::c02_wait,
    sapphire_rapids::metric::amx_busy, sapphire_rapids::metric::mixing_vectors,
    sapphire_rapids::metric::ports_utilized_1, sapphire_rapids::metric::ports_utilized_2,
    sapphire_rapids::metric::info_thread_ipc, sapphire_rapids::metric::info_thread_cpi,
    sapphire_rapids::metric::info_thread_clks, sapphire_rapids::metric::info_core_coreipc,
    sapphire_rapids::metric::info_core_flopc,
    sapphire_rapids::metric::info_core_fp_arith_utilization,
    sapphire_rapids::metric::info_core_core_clks, sapphire_rapids::metric::info_inst_mix_ipload,
    sapphire_rapids::metric::info_inst_mix_ipstore, sapphire_rapids::metric::info_inst_mix_ipbranch,
    sapphire_rapids::metric::info_inst_mix_ipcall, sapphire_rapids::metric::info_inst_mix_iptb,
    sapphire_rapids::metric::info_inst_mix_bptkbranch,
    sapphire_rapids::metric::info_inst_mix_ipflop, sapphire_rapids::metric::info_inst_mix_iparith,
    sapphire_rapids::metric::info_inst_mix_iparith_scalar_hp,
    sapphire_rapids::metric::info_inst_mix_iparith_scalar_sp,
    sapphire_rapids::metric::info_inst_mix_iparith_scalar_dp,
    sapphire_rapids::metric::info_inst_mix_iparith_avx128,
    sapphire_rapids::metric::info_inst_mix_iparith_avx256,
    sapphire_rapids::metric::info_inst_mix_iparith_avx512,
    sapphire_rapids::metric::info_inst_mix_vectormixpki,
    sapphire_rapids::metric::info_inst_mix_ippause,
    sapphire_rapids::metric::info_inst_mix_instructions,
    sapphire_rapids::metric::info_pipeline_ipassist,
    sapphire_rapids::metric::info_pipeline_fetch_dsb,
    sapphire_rapids::metric::info_pipeline_fetch_mite,
    sapphire_rapids::metric::info_frontend_dsb_coverage,
    sapphire_rapids::metric::info_frontend_unknown_branch_cost,
    sapphire_rapids::metric::info_frontend_dsb_switch_cost,
    sapphire_rapids::metric::info_frontend_tbpc,
    sapphire_rapids::metric::info_frontend_icache_miss_latency,
    sapphire_rapids::metric::info_frontend_ipdsb_miss_ret,
    sapphire_rapids::metric::info_frontend_ipunknown_branch,
    sapphire_rapids::metric::info_frontend_l2mpki_code,
    sapphire_rapids::metric::info_frontend_l2mpki_code_all,
    sapphire_rapids::metric::info_bad_spec_ipmispredict,
    sapphire_rapids::metric::info_bad_spec_ipmisp_cond_ntaken,
    sapphire_rapids::metric::info_bad_spec_ipmisp_cond_taken,
    sapphire_rapids::metric::info_bad_spec_ipmisp_ret,
    sapphire_rapids::metric::info_bad_spec_ipmisp_indirect,
    sapphire_rapids::metric::info_bad_spec_spec_clears_ratio,
    sapphire_rapids::metric::info_branches_cond_nt, sapphire_rapids::metric::info_branches_cond_tk,
    sapphire_rapids::metric::info_branches_callret, sapphire_rapids::metric::info_branches_jump,
    sapphire_rapids::metric::info_branches_other_branches,
    sapphire_rapids::metric::info_memory_load_miss_real_latency,
    sapphire_rapids::metric::info_memory_mlp, sapphire_rapids::metric::info_memory_l1mpki_load,
    sapphire_rapids::metric::info_memory_l2mpki_all,
    sapphire_rapids::metric::info_memory_l2mpki_load,
    sapphire_rapids::metric::info_memory_l2mpki_rfo,
    sapphire_rapids::metric::info_memory_l2hpki_all,
    sapphire_rapids::metric::info_memory_l2hpki_load,
    sapphire_rapids::metric::info_memory_l1d_cache_fill_bw,
    sapphire_rapids::metric::info_memory_l2_cache_fill_bw,
    sapphire_rapids::metric::info_memory_l3_cache_fill_bw,
    sapphire_rapids::metric::info_memory_tlb_page_walks_utilization,
    sapphire_rapids::metric::info_memory_tlb_code_stlb_mpki,
    sapphire_rapids::metric::info_memory_tlb_load_stlb_mpki,
    sapphire_rapids::metric::info_memory_tlb_store_stlb_mpki,
    sapphire_rapids::metric::info_memory_core_l1d_cache_fill_bw_2t,
    sapphire_rapids::metric::info_memory_core_l2_cache_fill_bw_2t,
    sapphire_rapids::metric::info_memory_core_l3_cache_fill_bw_2t,
    sapphire_rapids::metric::info_memory_core_l2_evictions_silent_pki,
    sapphire_rapids::metric::info_memory_core_l2_evictions_nonsilent_pki,
    sapphire_rapids::metric::info_memory_prefetches_useless_hwpf,
    sapphire_rapids::metric::info_system_cpus_utilized,
    sapphire_rapids::metric::info_system_core_frequency,
    sapphire_rapids::metric::info_system_gflops,
    sapphire_rapids::metric::info_system_turbo_utilization,
    sapphire_rapids::metric::info_system_kernel_utilization,
    sapphire_rapids::metric::info_system_kernel_cpi, sapphire_rapids::metric::info_system_c0_wait,
    sapphire_rapids::metric::info_system_mux, sapphire_rapids::metric::info_system_ipfarbranch,
    sapphire_rapids::metric::info_system_smt_2t_utilization;
inline constexpr core_metrics::listed_metric l1d_demand_data_read_hits_per_instr{&core_metrics::list, 0, 52};
inline constexpr core_metrics::listed_metric l2_demand_data_read_hits_per_instr{&core_metrics::list, 60, 111};
inline constexpr core_metrics::listed_metric l2_demand_data_read_mpi{&core_metrics::list, 119, 159};
inline constexpr core_metrics::listed_metric bottleneck_mispredictions{&core_metrics::list, 167, 194};
inline constexpr core_metrics::listed_metric bottleneck_big_code{&core_metrics::list, 696, 717};
inline constexpr core_metrics::listed_metric bottleneck_instruction_fetch_bw{&core_metrics::list, 1012, 1045};
inline constexpr core_metrics::listed_metric bottleneck_compute_bound_est{&core_metrics::list, 1860, 1890};
inline constexpr core_metrics::listed_metric bottleneck_irregular_overhead{&core_metrics::list, 2435, 2466};
inline constexpr core_metrics::listed_metric bottleneck_branching_overhead{&core_metrics::list, 3700, 3731};
inline constexpr core_metrics::listed_metric bottleneck_useful_work{&core_metrics::list, 3766, 3790};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 4084, 4107};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 4253, 4275};
inline constexpr core_metrics::listed_metric code_l2_hit{&core_metrics::list, 4420, 4440};
inline constexpr core_metrics::listed_metric code_l2_miss{&core_metrics::list, 4476, 4497};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 4515, 4544};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 4810, 4834};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 5106, 5126};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 5162, 5186};
inline constexpr core_metrics::listed_metric ms{&core_metrics::list, 5390, 5401};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 5470, 5494};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 5712, 5739};
inline constexpr core_metrics::listed_metric other_mispredicts{&core_metrics::list, 5879, 5905};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 6079, 6102};
inline constexpr core_metrics::listed_metric other_nukes{&core_metrics::list, 6362, 6382};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 6672, 6694};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 6829, 6850};
inline constexpr core_metrics::listed_metric l1_latency_dependency{&core_metrics::list, 6984, 7014};
inline constexpr core_metrics::listed_metric l2_hit_latency{&core_metrics::list, 7085, 7108};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 7222, 7245};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 7381, 7397};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 7423, 7445};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 7473, 7493};
inline constexpr core_metrics::listed_metric local_mem{&core_metrics::list, 7543, 7561};
inline constexpr core_metrics::listed_metric remote_mem{&core_metrics::list, 7695, 7714};
inline constexpr core_metrics::listed_metric remote_cache{&core_metrics::list, 7848, 7869};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 8023, 8045};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 8116, 8135};
inline constexpr core_metrics::listed_metric serializing_operation{&core_metrics::list, 8311, 8341};
inline constexpr core_metrics::listed_metric memory_fence{&core_metrics::list, 8371, 8392};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 8415, 8441};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 8693, 8718};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 8778, 8804};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 8822, 8849};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 8914, 8929};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 8968, 8983};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 9022, 9037};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 9076, 9104};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 9149, 9178};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 9231, 9248};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 9378, 9403};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 9578, 9595};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 9798, 9814};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 9956, 9974};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 10125, 10143};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 10294, 10317};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 10474, 10497};
inline constexpr core_metrics::listed_metric fp_vector_512b{&core_metrics::list, 10654, 10677};
inline constexpr core_metrics::listed_metric int_operations{&core_metrics::list, 10834, 10857};
inline constexpr core_metrics::listed_metric int_vector_128b{&core_metrics::list, 11040, 11064};
inline constexpr core_metrics::listed_metric int_vector_256b{&core_metrics::list, 11215, 11239};
inline constexpr core_metrics::listed_metric memory_operations{&core_metrics::list, 11396, 11422};
inline constexpr core_metrics::listed_metric fused_instructions{&core_metrics::list, 11626, 11653};
inline constexpr core_metrics::listed_metric non_fused_branches{&core_metrics::list, 11857, 11884};
inline constexpr core_metrics::listed_metric other_light_ops{&core_metrics::list, 12096, 12120};
inline constexpr core_metrics::listed_metric nop_instructions{&core_metrics::list, 12494, 12519};
inline constexpr core_metrics::listed_metric shuffles_256b{&core_metrics::list, 12723, 12745};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 12949, 12974};
inline constexpr core_metrics::listed_metric few_uops_instructions{&core_metrics::list, 13112, 13142};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 13296, 13324};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 13340, 13356};
inline constexpr core_metrics::listed_metric page_faults{&core_metrics::list, 13398, 13418};
inline constexpr core_metrics::listed_metric fp_assists{&core_metrics::list, 13440, 13459};
inline constexpr core_metrics::listed_metric avx_assists{&core_metrics::list, 13481, 13501};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 13523, 13536};
inline constexpr core_metrics::listed_metric info_botlnk_l0_core_bound_likely{&core_metrics::list, 13594, 13628};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 14041, 14060};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 14192, 14210};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 14343, 14362};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 14365, 14396};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 14406, 14421};
inline constexpr core_metrics::listed_metric info_core_epc{&core_metrics::list, 14431, 14446};
inline constexpr core_metrics::listed_metric info_inst_mix_ipswpf{&core_metrics::list, 14456, 14478};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 14487, 14509};
inline constexpr core_metrics::listed_metric info_pipeline_strings_cycles{&core_metrics::list, 14643, 14673};
inline constexpr core_metrics::listed_metric info_pipeline_execute{&core_metrics::list, 14684, 14707};
inline constexpr core_metrics::listed_metric info_frontend_fetch_upc{&core_metrics::list, 14743, 14768};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 14779, 14806};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 15278, 15308};
inline constexpr core_metrics::listed_metric info_botlnk_l2_ic_misses{&core_metrics::list, 15696, 15722};
inline constexpr core_metrics::listed_metric info_bad_spec_branch_misprediction_cost{&core_metrics::list, 15989, 16030};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 16552, 16572};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 16588, 16608};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 16623, 16643};
inline constexpr core_metrics::listed_metric info_memory_fb_hpki{&core_metrics::list, 16660, 16681};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_access_bw{&core_metrics::list, 16697, 16729};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_access_bw_2t{&core_metrics::list, 16778, 16818};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 16867, 16909};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l3_miss_latency{&core_metrics::list, 16921, 16963};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 16975, 17008};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 17020, 17053};
inline constexpr core_metrics::listed_metric info_memory_mix_uc_load_pki{&core_metrics::list, 17064, 17093};
inline constexpr core_metrics::listed_metric info_memory_mix_bus_lock_pki{&core_metrics::list, 17110, 17140};
} // namespace metric

} // namespace msr::events::emerald_rapids
