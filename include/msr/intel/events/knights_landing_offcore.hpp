// Events of Knights Landing, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// knl: from intel/perfmon 6dadedf3aa48, KNL/events/knightslanding_core.json, version 16 of
// 09/01/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// Corrected by the matrix (knightslanding_matrix.json): the requests ANY_PF_L2, ANY_DATA_RD and
// ANY_READ, without bit 4, which MSR_OFFCORE_RSP reserves; ANY_REQUEST.L2_MISS.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::knights_landing {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "offcore_response.any_pf_l2.outstanding\0"
    "offcore_response.any_pf_l2.l2_hit_far_tile_m\0"
    "offcore_response.any_pf_l2.l2_hit_far_tile_e_f\0"
    "offcore_response.any_pf_l2.l2_hit_near_tile_m\0"
    "offcore_response.any_pf_l2.l2_hit_near_tile_e_f\0"
    "offcore_response.any_pf_l2.mcdram_far\0"
    "offcore_response.any_pf_l2.mcdram_near\0"
    "offcore_response.any_pf_l2.ddr_far\0"
    "offcore_response.any_pf_l2.ddr_near\0"
    "offcore_response.any_pf_l2.any_response\0"
    "offcore_response.any_read.outstanding\0"
    "offcore_response.any_read.l2_hit_far_tile_m\0"
    "offcore_response.any_read.l2_hit_far_tile_e_f\0"
    "offcore_response.any_read.l2_hit_near_tile_m\0"
    "offcore_response.any_read.l2_hit_near_tile_e_f\0"
    "offcore_response.any_read.mcdram_far\0"
    "offcore_response.any_read.mcdram_near\0"
    "offcore_response.any_read.ddr_far\0"
    "offcore_response.any_read.ddr_near\0"
    "offcore_response.any_read.any_response\0"
    "offcore_response.any_code_rd.outstanding\0"
    "offcore_response.any_code_rd.l2_hit_far_tile_m\0"
    "offcore_response.any_code_rd.l2_hit_far_tile_e_f\0"
    "offcore_response.any_code_rd.l2_hit_near_tile_m\0"
    "offcore_response.any_code_rd.l2_hit_near_tile_e_f\0"
    "offcore_response.any_code_rd.mcdram_far\0"
    "offcore_response.any_code_rd.mcdram_near\0"
    "offcore_response.any_code_rd.ddr_far\0"
    "offcore_response.any_code_rd.ddr_near\0"
    "offcore_response.any_code_rd.any_response\0"
    "offcore_response.any_rfo.outstanding\0"
    "offcore_response.any_rfo.l2_hit_far_tile_m\0"
    "offcore_response.any_rfo.l2_hit_far_tile_e_f\0"
    "offcore_response.any_rfo.l2_hit_near_tile_m\0"
    "offcore_response.any_rfo.l2_hit_near_tile_e_f\0"
    "offcore_response.any_rfo.mcdram_far\0"
    "offcore_response.any_rfo.mcdram_near\0"
    "offcore_response.any_rfo.ddr_far\0"
    "offcore_response.any_rfo.ddr_near\0"
    "offcore_response.any_rfo.any_response\0"
    "offcore_response.any_data_rd.outstanding\0"
    "offcore_response.any_data_rd.l2_hit_far_tile_m\0"
    "offcore_response.any_data_rd.l2_hit_far_tile_e_f\0"
    "offcore_response.any_data_rd.l2_hit_near_tile_m\0"
    "offcore_response.any_data_rd.l2_hit_near_tile_e_f\0"
    "offcore_response.any_data_rd.mcdram_far\0"
    "offcore_response.any_data_rd.mcdram_near\0"
    "offcore_response.any_data_rd.ddr_far\0"
    "offcore_response.any_data_rd.ddr_near\0"
    "offcore_response.any_data_rd.any_response\0"
    "offcore_response.any_request.outstanding\0"
    "offcore_response.any_request.l2_hit_far_tile_m\0"
    "offcore_response.any_request.l2_hit_far_tile_e_f\0"
    "offcore_response.any_request.l2_hit_near_tile_m\0"
    "offcore_response.any_request.l2_hit_near_tile_e_f\0"
    "offcore_response.any_request.mcdram_far\0"
    "offcore_response.any_request.mcdram_near\0"
    "offcore_response.any_request.ddr_far\0"
    "offcore_response.any_request.ddr_near\0"
    "offcore_response.any_request.any_response\0"
    "offcore_response.streaming_stores.any_response\0"
    "offcore_response.partial_streaming_stores.any_response\0"
    "offcore_response.pf_l1_data_rd.outstanding\0"
    "offcore_response.pf_l1_data_rd.l2_hit_far_tile_m\0"
    "offcore_response.pf_l1_data_rd.l2_hit_far_tile_e_f\0"
    "offcore_response.pf_l1_data_rd.l2_hit_near_tile_m\0"
    "offcore_response.pf_l1_data_rd.l2_hit_near_tile_e_f\0"
    "offcore_response.pf_l1_data_rd.mcdram_far\0"
    "offcore_response.pf_l1_data_rd.mcdram_near\0"
    "offcore_response.pf_l1_data_rd.ddr_far\0"
    "offcore_response.pf_l1_data_rd.ddr_near\0"
    "offcore_response.pf_l1_data_rd.any_response\0"
    "offcore_response.pf_software.outstanding\0"
    "offcore_response.pf_software.l2_hit_far_tile_m\0"
    "offcore_response.pf_software.l2_hit_far_tile_e_f\0"
    "offcore_response.pf_software.l2_hit_near_tile_m\0"
    "offcore_response.pf_software.l2_hit_near_tile_e_f\0"
    "offcore_response.pf_software.mcdram_far\0"
    "offcore_response.pf_software.mcdram_near\0"
    "offcore_response.pf_software.ddr_far\0"
    "offcore_response.pf_software.ddr_near\0"
    "offcore_response.pf_software.any_response\0"
    "offcore_response.full_streaming_stores.any_response\0"
    "offcore_response.bus_locks.outstanding\0"
    "offcore_response.bus_locks.l2_hit_far_tile_m\0"
    "offcore_response.bus_locks.l2_hit_far_tile_e_f\0"
    "offcore_response.bus_locks.l2_hit_near_tile_m\0"
    "offcore_response.bus_locks.l2_hit_near_tile_e_f\0"
    "offcore_response.bus_locks.mcdram_far\0"
    "offcore_response.bus_locks.mcdram_near\0"
    "offcore_response.bus_locks.ddr_far\0"
    "offcore_response.bus_locks.ddr_near\0"
    "offcore_response.bus_locks.any_response\0"
    "offcore_response.uc_code_reads.outstanding\0"
    "offcore_response.uc_code_reads.l2_hit_far_tile_m\0"
    "offcore_response.uc_code_reads.l2_hit_far_tile_e_f\0"
    "offcore_response.uc_code_reads.l2_hit_near_tile_m\0"
    "offcore_response.uc_code_reads.l2_hit_near_tile_e_f\0"
    "offcore_response.uc_code_reads.mcdram_far\0"
    "offcore_response.uc_code_reads.mcdram_near\0"
    "offcore_response.uc_code_reads.ddr_far\0"
    "offcore_response.uc_code_reads.ddr_near\0"
    "offcore_response.uc_code_reads.any_response\0"
    "offcore_response.partial_writes.l2_hit_far_tile_m\0"
    "offcore_response.partial_writes.l2_hit_far_tile_e_f\0"
    "offcore_response.partial_writes.l2_hit_near_tile_m\0"
    "offcore_response.partial_writes.l2_hit_near_tile_e_f\0"
    "offcore_response.partial_writes.mcdram_far\0"
    "offcore_response.partial_writes.mcdram_near\0"
    "offcore_response.partial_writes.ddr_far\0"
    "offcore_response.partial_writes.ddr_near\0"
    "offcore_response.partial_writes.any_response\0"
    "offcore_response.partial_reads.outstanding\0"
    "offcore_response.partial_reads.non_dram\0"
    "offcore_response.partial_reads.l2_hit_far_tile_m\0"
    "offcore_response.partial_reads.l2_hit_far_tile_e_f\0"
    "offcore_response.partial_reads.l2_hit_near_tile_m\0"
    "offcore_response.partial_reads.l2_hit_near_tile_e_f\0"
    "offcore_response.partial_reads.mcdram_far\0"
    "offcore_response.partial_reads.mcdram_near\0"
    "offcore_response.partial_reads.ddr_far\0"
    "offcore_response.partial_reads.ddr_near\0"
    "offcore_response.partial_reads.any_response\0"
    "offcore_response.pf_l2_code_rd.outstanding\0"
    "offcore_response.pf_l2_code_rd.l2_hit_far_tile_m\0"
    "offcore_response.pf_l2_code_rd.l2_hit_far_tile_e_f\0"
    "offcore_response.pf_l2_code_rd.l2_hit_near_tile_m\0"
    "offcore_response.pf_l2_code_rd.l2_hit_near_tile_e_f\0"
    "offcore_response.pf_l2_code_rd.mcdram_far\0"
    "offcore_response.pf_l2_code_rd.mcdram_near\0"
    "offcore_response.pf_l2_code_rd.ddr_far\0"
    "offcore_response.pf_l2_code_rd.ddr_near\0"
    "offcore_response.pf_l2_code_rd.any_response\0"
    "offcore_response.pf_l2_rfo.non_dram\0"
    "offcore_response.pf_l2_rfo.l2_hit_far_tile_m\0"
    "offcore_response.pf_l2_rfo.l2_hit_far_tile_e_f\0"
    "offcore_response.pf_l2_rfo.l2_hit_near_tile_m\0"
    "offcore_response.pf_l2_rfo.l2_hit_near_tile_e_f\0"
    "offcore_response.pf_l2_rfo.mcdram_far\0"
    "offcore_response.pf_l2_rfo.mcdram_near\0"
    "offcore_response.pf_l2_rfo.ddr_far\0"
    "offcore_response.pf_l2_rfo.ddr_near\0"
    "offcore_response.pf_l2_rfo.any_response\0"
    "offcore_response.demand_code_rd.outstanding\0"
    "offcore_response.demand_code_rd.l2_hit_far_tile_m\0"
    "offcore_response.demand_code_rd.l2_hit_far_tile_e_f\0"
    "offcore_response.demand_code_rd.l2_hit_near_tile_m\0"
    "offcore_response.demand_code_rd.l2_hit_near_tile_e_f\0"
    "offcore_response.demand_code_rd.mcdram_far\0"
    "offcore_response.demand_code_rd.mcdram_near\0"
    "offcore_response.demand_code_rd.ddr_far\0"
    "offcore_response.demand_code_rd.ddr_near\0"
    "offcore_response.demand_code_rd.any_response\0"
    "offcore_response.demand_rfo.outstanding\0"
    "offcore_response.demand_rfo.l2_hit_far_tile_m\0"
    "offcore_response.demand_rfo.l2_hit_far_tile_e_f\0"
    "offcore_response.demand_rfo.l2_hit_near_tile_m\0"
    "offcore_response.demand_rfo.l2_hit_near_tile_e_f\0"
    "offcore_response.demand_rfo.mcdram_far\0"
    "offcore_response.demand_rfo.mcdram_near\0"
    "offcore_response.demand_rfo.ddr_far\0"
    "offcore_response.demand_rfo.ddr_near\0"
    "offcore_response.demand_rfo.any_response\0"
    "offcore_response.demand_data_rd.outstanding\0"
    "offcore_response.demand_data_rd.l2_hit_far_tile_m\0"
    "offcore_response.demand_data_rd.l2_hit_far_tile_e_f\0"
    "offcore_response.demand_data_rd.l2_hit_near_tile_m\0"
    "offcore_response.demand_data_rd.l2_hit_near_tile_e_f\0"
    "offcore_response.demand_data_rd.mcdram_far\0"
    "offcore_response.demand_data_rd.mcdram_near\0"
    "offcore_response.demand_data_rd.ddr_far\0"
    "offcore_response.demand_data_rd.ddr_near\0"
    "offcore_response.demand_data_rd.any_response\0"
    "offcore_response.demand_data_rd.mcdram\0"
    "offcore_response.demand_rfo.mcdram\0"
    "offcore_response.demand_code_rd.mcdram\0"
    "offcore_response.pf_l2_rfo.mcdram\0"
    "offcore_response.partial_reads.mcdram\0"
    "offcore_response.partial_writes.mcdram\0"
    "offcore_response.uc_code_reads.mcdram\0"
    "offcore_response.bus_locks.mcdram\0"
    "offcore_response.pf_software.mcdram\0"
    "offcore_response.any_request.mcdram\0"
    "offcore_response.any_data_rd.mcdram\0"
    "offcore_response.any_rfo.mcdram\0"
    "offcore_response.any_code_rd.mcdram\0"
    "offcore_response.any_read.mcdram\0"
    "offcore_response.any_pf_l2.mcdram\0"
    "offcore_response.demand_data_rd.ddr\0"
    "offcore_response.demand_rfo.ddr\0"
    "offcore_response.demand_code_rd.ddr\0"
    "offcore_response.pf_l2_rfo.ddr\0"
    "offcore_response.pf_l2_code_rd.ddr\0"
    "offcore_response.partial_reads.ddr\0"
    "offcore_response.uc_code_reads.ddr\0"
    "offcore_response.bus_locks.ddr\0"
    "offcore_response.pf_software.ddr\0"
    "offcore_response.pf_l1_data_rd.ddr\0"
    "offcore_response.any_request.ddr\0"
    "offcore_response.any_data_rd.ddr\0"
    "offcore_response.any_rfo.ddr\0"
    "offcore_response.any_code_rd.ddr\0"
    "offcore_response.any_read.ddr\0"
    "offcore_response.demand_data_rd.l2_hit_this_tile_m\0"
    "offcore_response.demand_rfo.l2_hit_this_tile_m\0"
    "offcore_response.demand_code_rd.l2_hit_this_tile_m\0"
    "offcore_response.pf_l2_rfo.l2_hit_this_tile_m\0"
    "offcore_response.partial_reads.l2_hit_this_tile_m\0"
    "offcore_response.partial_writes.l2_hit_this_tile_m\0"
    "offcore_response.uc_code_reads.l2_hit_this_tile_m\0"
    "offcore_response.bus_locks.l2_hit_this_tile_m\0"
    "offcore_response.pf_software.l2_hit_this_tile_m\0"
    "offcore_response.pf_l1_data_rd.l2_hit_this_tile_m\0"
    "offcore_response.any_request.l2_hit_this_tile_m\0"
    "offcore_response.any_data_rd.l2_hit_this_tile_m\0"
    "offcore_response.any_rfo.l2_hit_this_tile_m\0"
    "offcore_response.any_code_rd.l2_hit_this_tile_m\0"
    "offcore_response.any_read.l2_hit_this_tile_m\0"
    "offcore_response.any_pf_l2.l2_hit_this_tile_m\0"
    "offcore_response.demand_data_rd.l2_hit_this_tile_e\0"
    "offcore_response.demand_rfo.l2_hit_this_tile_e\0"
    "offcore_response.demand_code_rd.l2_hit_this_tile_e\0"
    "offcore_response.pf_l2_rfo.l2_hit_this_tile_e\0"
    "offcore_response.pf_l2_code_rd.l2_hit_this_tile_e\0"
    "offcore_response.partial_reads.l2_hit_this_tile_e\0"
    "offcore_response.partial_writes.l2_hit_this_tile_e\0"
    "offcore_response.uc_code_reads.l2_hit_this_tile_e\0"
    "offcore_response.bus_locks.l2_hit_this_tile_e\0"
    "offcore_response.pf_software.l2_hit_this_tile_e\0"
    "offcore_response.pf_l1_data_rd.l2_hit_this_tile_e\0"
    "offcore_response.any_request.l2_hit_this_tile_e\0"
    "offcore_response.any_data_rd.l2_hit_this_tile_e\0"
    "offcore_response.any_rfo.l2_hit_this_tile_e\0"
    "offcore_response.any_code_rd.l2_hit_this_tile_e\0"
    "offcore_response.any_read.l2_hit_this_tile_e\0"
    "offcore_response.any_pf_l2.l2_hit_this_tile_e\0"
    "offcore_response.demand_data_rd.l2_hit_this_tile_s\0"
    "offcore_response.demand_rfo.l2_hit_this_tile_s\0"
    "offcore_response.demand_code_rd.l2_hit_this_tile_s\0"
    "offcore_response.pf_l2_rfo.l2_hit_this_tile_s\0"
    "offcore_response.partial_reads.l2_hit_this_tile_s\0"
    "offcore_response.partial_writes.l2_hit_this_tile_s\0"
    "offcore_response.uc_code_reads.l2_hit_this_tile_s\0"
    "offcore_response.bus_locks.l2_hit_this_tile_s\0"
    "offcore_response.pf_software.l2_hit_this_tile_s\0"
    "offcore_response.pf_l1_data_rd.l2_hit_this_tile_s\0"
    "offcore_response.any_request.l2_hit_this_tile_s\0"
    "offcore_response.any_data_rd.l2_hit_this_tile_s\0"
    "offcore_response.any_rfo.l2_hit_this_tile_s\0"
    "offcore_response.any_code_rd.l2_hit_this_tile_s\0"
    "offcore_response.any_read.l2_hit_this_tile_s\0"
    "offcore_response.demand_data_rd.l2_hit_this_tile_f\0"
    "offcore_response.demand_rfo.l2_hit_this_tile_f\0"
    "offcore_response.demand_code_rd.l2_hit_this_tile_f\0"
    "offcore_response.pf_l2_rfo.l2_hit_this_tile_f\0"
    "offcore_response.pf_l2_code_rd.l2_hit_this_tile_f\0"
    "offcore_response.partial_reads.l2_hit_this_tile_f\0"
    "offcore_response.partial_writes.l2_hit_this_tile_f\0"
    "offcore_response.uc_code_reads.l2_hit_this_tile_f\0"
    "offcore_response.bus_locks.l2_hit_this_tile_f\0"
    "offcore_response.pf_software.l2_hit_this_tile_f\0"
    "offcore_response.pf_l1_data_rd.l2_hit_this_tile_f\0"
    "offcore_response.any_request.l2_hit_this_tile_f\0"
    "offcore_response.any_data_rd.l2_hit_this_tile_f\0"
    "offcore_response.any_rfo.l2_hit_this_tile_f\0"
    "offcore_response.any_code_rd.l2_hit_this_tile_f\0"
    "offcore_response.any_read.l2_hit_this_tile_f\0"
    "offcore_response.any_pf_l2.l2_hit_this_tile_f\0"
    "offcore_response.demand_rfo.l2_hit_near_tile\0"
    "offcore_response.demand_code_rd.l2_hit_near_tile\0"
    "offcore_response.pf_l2_rfo.l2_hit_near_tile\0"
    "offcore_response.pf_l2_code_rd.l2_hit_near_tile\0"
    "offcore_response.partial_reads.l2_hit_near_tile\0"
    "offcore_response.partial_writes.l2_hit_near_tile\0"
    "offcore_response.uc_code_reads.l2_hit_near_tile\0"
    "offcore_response.bus_locks.l2_hit_near_tile\0"
    "offcore_response.pf_software.l2_hit_near_tile\0"
    "offcore_response.pf_l1_data_rd.l2_hit_near_tile\0"
    "offcore_response.any_request.l2_hit_near_tile\0"
    "offcore_response.any_data_rd.l2_hit_near_tile\0"
    "offcore_response.any_rfo.l2_hit_near_tile\0"
    "offcore_response.any_code_rd.l2_hit_near_tile\0"
    "offcore_response.any_read.l2_hit_near_tile\0"
    "offcore_response.any_pf_l2.l2_hit_near_tile\0"
    "offcore_response.demand_rfo.l2_hit_far_tile\0"
    "offcore_response.demand_code_rd.l2_hit_far_tile\0"
    "offcore_response.pf_l2_code_rd.l2_hit_far_tile\0"
    "offcore_response.partial_reads.l2_hit_far_tile\0"
    "offcore_response.partial_writes.l2_hit_far_tile\0"
    "offcore_response.bus_locks.l2_hit_far_tile\0"
    "offcore_response.pf_software.l2_hit_far_tile\0"
    "offcore_response.pf_l1_data_rd.l2_hit_far_tile\0"
    "offcore_response.any_request.l2_hit_far_tile\0"
    "offcore_response.any_data_rd.l2_hit_far_tile\0"
    "offcore_response.any_rfo.l2_hit_far_tile\0"
    "offcore_response.any_code_rd.l2_hit_far_tile\0"
    "offcore_response.any_read.l2_hit_far_tile\0"
    "offcore_response.any_pf_l2.l2_hit_far_tile\0"
    "offcore_response.any_request.l2_miss\0";
inline constexpr select::event_list list{"knights_landing", core::knights_landing, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed any_pf_l2_outstanding{{&list, 0x10b7, 0x3, 0x200186a700000, 0x4000000060}, {}, &any_pf_l2_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_0, .holds = 0x4000000060, .period = 100007
inline constexpr listed any_pf_l2_l2_hit_far_tile_m{{&list, 0x10b7, 0x3, 0x100186a700027, 0x1000400060}, {}, &any_pf_l2_l2_hit_far_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000400060, .period = 100007
inline constexpr listed any_pf_l2_l2_hit_far_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a700054, 0x800400060}, {}, &any_pf_l2_l2_hit_far_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800400060, .period = 100007
inline constexpr listed any_pf_l2_l2_hit_near_tile_m{{&list, 0x10b7, 0x3, 0x100186a700083, 0x1000080060}, {}, &any_pf_l2_l2_hit_near_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000080060, .period = 100007
inline constexpr listed any_pf_l2_l2_hit_near_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a7000b1, 0x800080060}, {}, &any_pf_l2_l2_hit_near_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800080060, .period = 100007
inline constexpr listed any_pf_l2_mcdram_far{{&list, 0x10b7, 0x3, 0x100186a7000e1, 0x100400060}, {}, &any_pf_l2_mcdram_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x100400060, .period = 100007
inline constexpr listed any_pf_l2_mcdram_near{{&list, 0x10b7, 0x3, 0x100186a700107, 0x80200060}, {}, &any_pf_l2_mcdram_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80200060, .period = 100007
inline constexpr listed any_pf_l2_ddr_far{{&list, 0x10b7, 0x3, 0x100186a70012e, 0x101000060}, {}, &any_pf_l2_ddr_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x101000060, .period = 100007
inline constexpr listed any_pf_l2_ddr_near{{&list, 0x10b7, 0x3, 0x100186a700151, 0x80800060}, {}, &any_pf_l2_ddr_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80800060, .period = 100007
inline constexpr listed any_pf_l2_any_response{{&list, 0x10b7, 0x3, 0x100186a700175, 0x10060}, {}, &any_pf_l2_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10060, .period = 100007
inline constexpr listed any_read_outstanding{{&list, 0x10b7, 0x3, 0x200186a70019d, 0x40000032e7}, {}, &any_read_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_0, .holds = 0x40000032e7, .period = 100007
inline constexpr listed any_read_l2_hit_far_tile_m{{&list, 0x10b7, 0x3, 0x100186a7001c3, 0x10004032e7}, {}, &any_read_l2_hit_far_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10004032e7, .period = 100007
inline constexpr listed any_read_l2_hit_far_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a7001ef, 0x8004032e7}, {}, &any_read_l2_hit_far_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x8004032e7, .period = 100007
inline constexpr listed any_read_l2_hit_near_tile_m{{&list, 0x10b7, 0x3, 0x100186a70021d, 0x10000832e7}, {}, &any_read_l2_hit_near_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10000832e7, .period = 100007
inline constexpr listed any_read_l2_hit_near_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a70024a, 0x8000832e7}, {}, &any_read_l2_hit_near_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x8000832e7, .period = 100007
inline constexpr listed any_read_mcdram_far{{&list, 0x10b7, 0x3, 0x100186a700279, 0x1004032e7}, {}, &any_read_mcdram_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1004032e7, .period = 100007
inline constexpr listed any_read_mcdram_near{{&list, 0x10b7, 0x3, 0x100186a70029e, 0x802032e7}, {}, &any_read_mcdram_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x802032e7, .period = 100007
inline constexpr listed any_read_ddr_far{{&list, 0x10b7, 0x3, 0x100186a7002c4, 0x1010032e7}, {}, &any_read_ddr_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1010032e7, .period = 100007
inline constexpr listed any_read_ddr_near{{&list, 0x10b7, 0x3, 0x100186a7002e6, 0x808032e7}, {}, &any_read_ddr_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x808032e7, .period = 100007
inline constexpr listed any_read_any_response{{&list, 0x10b7, 0x3, 0x100186a700309, 0x132e7}, {}, &any_read_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x132e7, .period = 100007
inline constexpr listed any_code_rd_outstanding{{&list, 0x10b7, 0x3, 0x200186a700330, 0x4000000044}, {}, &any_code_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_0, .holds = 0x4000000044, .period = 100007
inline constexpr listed any_code_rd_l2_hit_far_tile_m{{&list, 0x10b7, 0x3, 0x100186a700359, 0x1000400044}, {}, &any_code_rd_l2_hit_far_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000400044, .period = 100007
inline constexpr listed any_code_rd_l2_hit_far_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a700388, 0x800400044}, {}, &any_code_rd_l2_hit_far_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800400044, .period = 100007
inline constexpr listed any_code_rd_l2_hit_near_tile_m{{&list, 0x10b7, 0x3, 0x100186a7003b9, 0x1000080044}, {}, &any_code_rd_l2_hit_near_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000080044, .period = 100007
inline constexpr listed any_code_rd_l2_hit_near_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a7003e9, 0x800080044}, {}, &any_code_rd_l2_hit_near_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800080044, .period = 100007
inline constexpr listed any_code_rd_mcdram_far{{&list, 0x10b7, 0x3, 0x100186a70041b, 0x100400044}, {}, &any_code_rd_mcdram_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x100400044, .period = 100007
inline constexpr listed any_code_rd_mcdram_near{{&list, 0x10b7, 0x3, 0x100186a700443, 0x80200044}, {}, &any_code_rd_mcdram_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80200044, .period = 100007
inline constexpr listed any_code_rd_ddr_far{{&list, 0x10b7, 0x3, 0x100186a70046c, 0x101000044}, {}, &any_code_rd_ddr_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x101000044, .period = 100007
inline constexpr listed any_code_rd_ddr_near{{&list, 0x10b7, 0x3, 0x100186a700491, 0x80800044}, {}, &any_code_rd_ddr_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80800044, .period = 100007
inline constexpr listed any_code_rd_any_response{{&list, 0x10b7, 0x3, 0x100186a7004b7, 0x10044}, {}, &any_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10044, .period = 100007
inline constexpr listed any_rfo_outstanding{{&list, 0x10b7, 0x3, 0x200186a7004e1, 0x4000000022}, {}, &any_rfo_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_0, .holds = 0x4000000022, .period = 100007
inline constexpr listed any_rfo_l2_hit_far_tile_m{{&list, 0x10b7, 0x3, 0x100186a700506, 0x1000400022}, {}, &any_rfo_l2_hit_far_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000400022, .period = 100007
inline constexpr listed any_rfo_l2_hit_far_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a700531, 0x800400022}, {}, &any_rfo_l2_hit_far_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800400022, .period = 100007
inline constexpr listed any_rfo_l2_hit_near_tile_m{{&list, 0x10b7, 0x3, 0x100186a70055e, 0x1000080022}, {}, &any_rfo_l2_hit_near_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000080022, .period = 100007
inline constexpr listed any_rfo_l2_hit_near_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a70058a, 0x800080022}, {}, &any_rfo_l2_hit_near_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800080022, .period = 100007
inline constexpr listed any_rfo_mcdram_far{{&list, 0x10b7, 0x3, 0x100186a7005b8, 0x100400022}, {}, &any_rfo_mcdram_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x100400022, .period = 100007
inline constexpr listed any_rfo_mcdram_near{{&list, 0x10b7, 0x3, 0x100186a7005dc, 0x80200022}, {}, &any_rfo_mcdram_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80200022, .period = 100007
inline constexpr listed any_rfo_ddr_far{{&list, 0x10b7, 0x3, 0x100186a700601, 0x101000022}, {}, &any_rfo_ddr_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x101000022, .period = 100007
inline constexpr listed any_rfo_ddr_near{{&list, 0x10b7, 0x3, 0x100186a700622, 0x80800022}, {}, &any_rfo_ddr_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80800022, .period = 100007
inline constexpr listed any_rfo_any_response{{&list, 0x10b7, 0x3, 0x100186a700644, 0x10022}, {}, &any_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10022, .period = 100007
inline constexpr listed any_data_rd_outstanding{{&list, 0x10b7, 0x3, 0x200186a70066a, 0x4000003081}, {}, &any_data_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_0, .holds = 0x4000003081, .period = 100007
inline constexpr listed any_data_rd_l2_hit_far_tile_m{{&list, 0x10b7, 0x3, 0x100186a700693, 0x1000403081}, {}, &any_data_rd_l2_hit_far_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000403081, .period = 100007
inline constexpr listed any_data_rd_l2_hit_far_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a7006c2, 0x800403081}, {}, &any_data_rd_l2_hit_far_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800403081, .period = 100007
inline constexpr listed any_data_rd_l2_hit_near_tile_m{{&list, 0x10b7, 0x3, 0x100186a7006f3, 0x1000083081}, {}, &any_data_rd_l2_hit_near_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000083081, .period = 100007
inline constexpr listed any_data_rd_l2_hit_near_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a700723, 0x800083081}, {}, &any_data_rd_l2_hit_near_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800083081, .period = 100007
inline constexpr listed any_data_rd_mcdram_far{{&list, 0x10b7, 0x3, 0x100186a700755, 0x100403081}, {}, &any_data_rd_mcdram_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x100403081, .period = 100007
inline constexpr listed any_data_rd_mcdram_near{{&list, 0x10b7, 0x3, 0x100186a70077d, 0x80203081}, {}, &any_data_rd_mcdram_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80203081, .period = 100007
inline constexpr listed any_data_rd_ddr_far{{&list, 0x10b7, 0x3, 0x100186a7007a6, 0x101003081}, {}, &any_data_rd_ddr_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x101003081, .period = 100007
inline constexpr listed any_data_rd_ddr_near{{&list, 0x10b7, 0x3, 0x100186a7007cb, 0x80803081}, {}, &any_data_rd_ddr_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80803081, .period = 100007
inline constexpr listed any_data_rd_any_response{{&list, 0x10b7, 0x3, 0x100186a7007f1, 0x13081}, {}, &any_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x13081, .period = 100007
inline constexpr listed any_request_outstanding{{&list, 0x10b7, 0x3, 0x200186a70081b, 0x4000008000}, {}, &any_request_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_0, .holds = 0x4000008000, .period = 100007
inline constexpr listed any_request_l2_hit_far_tile_m{{&list, 0x10b7, 0x3, 0x100186a700844, 0x1000408000}, {}, &any_request_l2_hit_far_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000408000, .period = 100007
inline constexpr listed any_request_l2_hit_far_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a700873, 0x800408000}, {}, &any_request_l2_hit_far_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800408000, .period = 100007
inline constexpr listed any_request_l2_hit_near_tile_m{{&list, 0x10b7, 0x3, 0x100186a7008a4, 0x1000088000}, {}, &any_request_l2_hit_near_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000088000, .period = 100007
inline constexpr listed any_request_l2_hit_near_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a7008d4, 0x800088000}, {}, &any_request_l2_hit_near_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800088000, .period = 100007
inline constexpr listed any_request_mcdram_far{{&list, 0x10b7, 0x3, 0x100186a700906, 0x100408000}, {}, &any_request_mcdram_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x100408000, .period = 100007
inline constexpr listed any_request_mcdram_near{{&list, 0x10b7, 0x3, 0x100186a70092e, 0x80208000}, {}, &any_request_mcdram_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80208000, .period = 100007
inline constexpr listed any_request_ddr_far{{&list, 0x10b7, 0x3, 0x100186a700957, 0x101008000}, {}, &any_request_ddr_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x101008000, .period = 100007
inline constexpr listed any_request_ddr_near{{&list, 0x10b7, 0x3, 0x100186a70097c, 0x80808000}, {}, &any_request_ddr_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80808000, .period = 100007
inline constexpr listed any_request_any_response{{&list, 0x10b7, 0x3, 0x100186a7009a2, 0x18000}, {}, &any_request_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x18000, .period = 100007
inline constexpr listed streaming_stores_any_response{{&list, 0x10b7, 0x3, 0x300186a7009cc, 0x14800}, {}, &streaming_stores_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_1, .holds = 0x14800, .period = 100007
inline constexpr listed partial_streaming_stores_any_response{{&list, 0x10b7, 0x3, 0x300186a7009fb, 0x14000}, {}, &partial_streaming_stores_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_1, .holds = 0x14000, .period = 100007
inline constexpr listed pf_l1_data_rd_outstanding{{&list, 0x10b7, 0x3, 0x200186a700a32, 0x4000002000}, {}, &pf_l1_data_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_0, .holds = 0x4000002000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_hit_far_tile_m{{&list, 0x10b7, 0x3, 0x100186a700a5d, 0x1000402000}, {}, &pf_l1_data_rd_l2_hit_far_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000402000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_hit_far_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a700a8e, 0x800402000}, {}, &pf_l1_data_rd_l2_hit_far_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800402000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_hit_near_tile_m{{&list, 0x10b7, 0x3, 0x100186a700ac1, 0x1000082000}, {}, &pf_l1_data_rd_l2_hit_near_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000082000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_hit_near_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a700af3, 0x800082000}, {}, &pf_l1_data_rd_l2_hit_near_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800082000, .period = 100007
inline constexpr listed pf_l1_data_rd_mcdram_far{{&list, 0x10b7, 0x3, 0x100186a700b27, 0x100402000}, {}, &pf_l1_data_rd_mcdram_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x100402000, .period = 100007
inline constexpr listed pf_l1_data_rd_mcdram_near{{&list, 0x10b7, 0x3, 0x100186a700b51, 0x80202000}, {}, &pf_l1_data_rd_mcdram_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80202000, .period = 100007
inline constexpr listed pf_l1_data_rd_ddr_far{{&list, 0x10b7, 0x3, 0x100186a700b7c, 0x101002000}, {}, &pf_l1_data_rd_ddr_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x101002000, .period = 100007
inline constexpr listed pf_l1_data_rd_ddr_near{{&list, 0x10b7, 0x3, 0x100186a700ba3, 0x80802000}, {}, &pf_l1_data_rd_ddr_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80802000, .period = 100007
inline constexpr listed pf_l1_data_rd_any_response{{&list, 0x10b7, 0x3, 0x100186a700bcb, 0x12000}, {}, &pf_l1_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x12000, .period = 100007
inline constexpr listed pf_software_outstanding{{&list, 0x10b7, 0x3, 0x200186a700bf7, 0x4000001000}, {}, &pf_software_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_0, .holds = 0x4000001000, .period = 100007
inline constexpr listed pf_software_l2_hit_far_tile_m{{&list, 0x10b7, 0x3, 0x100186a700c20, 0x1000401000}, {}, &pf_software_l2_hit_far_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000401000, .period = 100007
inline constexpr listed pf_software_l2_hit_far_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a700c4f, 0x800401000}, {}, &pf_software_l2_hit_far_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800401000, .period = 100007
inline constexpr listed pf_software_l2_hit_near_tile_m{{&list, 0x10b7, 0x3, 0x100186a700c80, 0x1000081000}, {}, &pf_software_l2_hit_near_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000081000, .period = 100007
inline constexpr listed pf_software_l2_hit_near_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a700cb0, 0x800081000}, {}, &pf_software_l2_hit_near_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800081000, .period = 100007
inline constexpr listed pf_software_mcdram_far{{&list, 0x10b7, 0x3, 0x100186a700ce2, 0x100401000}, {}, &pf_software_mcdram_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x100401000, .period = 100007
inline constexpr listed pf_software_mcdram_near{{&list, 0x10b7, 0x3, 0x100186a700d0a, 0x80201000}, {}, &pf_software_mcdram_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80201000, .period = 100007
inline constexpr listed pf_software_ddr_far{{&list, 0x10b7, 0x3, 0x100186a700d33, 0x101001000}, {}, &pf_software_ddr_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x101001000, .period = 100007
inline constexpr listed pf_software_ddr_near{{&list, 0x10b7, 0x3, 0x100186a700d58, 0x80801000}, {}, &pf_software_ddr_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80801000, .period = 100007
inline constexpr listed pf_software_any_response{{&list, 0x10b7, 0x3, 0x100186a700d7e, 0x11000}, {}, &pf_software_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x11000, .period = 100007
inline constexpr listed full_streaming_stores_any_response{{&list, 0x10b7, 0x3, 0x100186a700da8, 0x10800}, {}, &full_streaming_stores_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10800, .period = 100007
inline constexpr listed bus_locks_outstanding{{&list, 0x10b7, 0x3, 0x200186a700ddc, 0x4000000400}, {}, &bus_locks_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_0, .holds = 0x4000000400, .period = 100007
inline constexpr listed bus_locks_l2_hit_far_tile_m{{&list, 0x10b7, 0x3, 0x100186a700e03, 0x1000400400}, {}, &bus_locks_l2_hit_far_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000400400, .period = 100007
inline constexpr listed bus_locks_l2_hit_far_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a700e30, 0x800400400}, {}, &bus_locks_l2_hit_far_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800400400, .period = 100007
inline constexpr listed bus_locks_l2_hit_near_tile_m{{&list, 0x10b7, 0x3, 0x100186a700e5f, 0x1000080400}, {}, &bus_locks_l2_hit_near_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000080400, .period = 100007
inline constexpr listed bus_locks_l2_hit_near_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a700e8d, 0x800080400}, {}, &bus_locks_l2_hit_near_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800080400, .period = 100007
inline constexpr listed bus_locks_mcdram_far{{&list, 0x10b7, 0x3, 0x100186a700ebd, 0x100400400}, {}, &bus_locks_mcdram_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x100400400, .period = 100007
inline constexpr listed bus_locks_mcdram_near{{&list, 0x10b7, 0x3, 0x100186a700ee3, 0x80200400}, {}, &bus_locks_mcdram_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80200400, .period = 100007
inline constexpr listed bus_locks_ddr_far{{&list, 0x10b7, 0x3, 0x100186a700f0a, 0x101000400}, {}, &bus_locks_ddr_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x101000400, .period = 100007
inline constexpr listed bus_locks_ddr_near{{&list, 0x10b7, 0x3, 0x100186a700f2d, 0x80800400}, {}, &bus_locks_ddr_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80800400, .period = 100007
inline constexpr listed bus_locks_any_response{{&list, 0x10b7, 0x3, 0x100186a700f51, 0x10400}, {}, &bus_locks_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10400, .period = 100007
inline constexpr listed uc_code_reads_outstanding{{&list, 0x10b7, 0x3, 0x200186a700f79, 0x4000000200}, {}, &uc_code_reads_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_0, .holds = 0x4000000200, .period = 100007
inline constexpr listed uc_code_reads_l2_hit_far_tile_m{{&list, 0x10b7, 0x3, 0x100186a700fa4, 0x1000400200}, {}, &uc_code_reads_l2_hit_far_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000400200, .period = 100007
inline constexpr listed uc_code_reads_l2_hit_far_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a700fd5, 0x800400200}, {}, &uc_code_reads_l2_hit_far_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800400200, .period = 100007
inline constexpr listed uc_code_reads_l2_hit_near_tile_m{{&list, 0x10b7, 0x3, 0x100186a701008, 0x1000080200}, {}, &uc_code_reads_l2_hit_near_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000080200, .period = 100007
inline constexpr listed uc_code_reads_l2_hit_near_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a70103a, 0x800080200}, {}, &uc_code_reads_l2_hit_near_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800080200, .period = 100007
inline constexpr listed uc_code_reads_mcdram_far{{&list, 0x10b7, 0x3, 0x100186a70106e, 0x100400200}, {}, &uc_code_reads_mcdram_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x100400200, .period = 100007
inline constexpr listed uc_code_reads_mcdram_near{{&list, 0x10b7, 0x3, 0x100186a701098, 0x80200200}, {}, &uc_code_reads_mcdram_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80200200, .period = 100007
inline constexpr listed uc_code_reads_ddr_far{{&list, 0x10b7, 0x3, 0x100186a7010c3, 0x101000200}, {}, &uc_code_reads_ddr_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x101000200, .period = 100007
inline constexpr listed uc_code_reads_ddr_near{{&list, 0x10b7, 0x3, 0x100186a7010ea, 0x80800200}, {}, &uc_code_reads_ddr_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80800200, .period = 100007
inline constexpr listed uc_code_reads_any_response{{&list, 0x10b7, 0x3, 0x100186a701112, 0x10200}, {}, &uc_code_reads_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10200, .period = 100007
inline constexpr listed partial_writes_l2_hit_far_tile_m{{&list, 0x10b7, 0x3, 0x300186a70113e, 0x1000400100}, {}, &partial_writes_l2_hit_far_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_1, .holds = 0x1000400100, .period = 100007
inline constexpr listed partial_writes_l2_hit_far_tile_e_f{{&list, 0x10b7, 0x3, 0x300186a701170, 0x800400100}, {}, &partial_writes_l2_hit_far_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_1, .holds = 0x800400100, .period = 100007
inline constexpr listed partial_writes_l2_hit_near_tile_m{{&list, 0x10b7, 0x3, 0x300186a7011a4, 0x1000080100}, {}, &partial_writes_l2_hit_near_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_1, .holds = 0x1000080100, .period = 100007
inline constexpr listed partial_writes_l2_hit_near_tile_e_f{{&list, 0x10b7, 0x3, 0x300186a7011d7, 0x800080100}, {}, &partial_writes_l2_hit_near_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_1, .holds = 0x800080100, .period = 100007
inline constexpr listed partial_writes_mcdram_far{{&list, 0x10b7, 0x3, 0x300186a70120c, 0x100400100}, {}, &partial_writes_mcdram_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_1, .holds = 0x100400100, .period = 100007
inline constexpr listed partial_writes_mcdram_near{{&list, 0x10b7, 0x3, 0x300186a701237, 0x80200100}, {}, &partial_writes_mcdram_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_1, .holds = 0x80200100, .period = 100007
inline constexpr listed partial_writes_ddr_far{{&list, 0x10b7, 0x3, 0x300186a701263, 0x101000100}, {}, &partial_writes_ddr_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_1, .holds = 0x101000100, .period = 100007
inline constexpr listed partial_writes_ddr_near{{&list, 0x10b7, 0x3, 0x300186a70128b, 0x80800100}, {}, &partial_writes_ddr_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_1, .holds = 0x80800100, .period = 100007
inline constexpr listed partial_writes_any_response{{&list, 0x10b7, 0x3, 0x300186a7012b4, 0x10100}, {}, &partial_writes_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_1, .holds = 0x10100, .period = 100007
inline constexpr listed partial_reads_outstanding{{&list, 0x10b7, 0x3, 0x200186a7012e1, 0x4000000080}, {}, &partial_reads_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_0, .holds = 0x4000000080, .period = 100007
inline constexpr listed partial_reads_non_dram{{&list, 0x10b7, 0x3, 0x100186a70130c, 0x2000020080}, {}, &partial_reads_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x2000020080, .period = 100007
inline constexpr listed partial_reads_l2_hit_far_tile_m{{&list, 0x10b7, 0x3, 0x100186a701334, 0x1000400080}, {}, &partial_reads_l2_hit_far_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000400080, .period = 100007
inline constexpr listed partial_reads_l2_hit_far_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a701365, 0x800400080}, {}, &partial_reads_l2_hit_far_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800400080, .period = 100007
inline constexpr listed partial_reads_l2_hit_near_tile_m{{&list, 0x10b7, 0x3, 0x100186a701398, 0x1000080080}, {}, &partial_reads_l2_hit_near_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000080080, .period = 100007
inline constexpr listed partial_reads_l2_hit_near_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a7013ca, 0x800080080}, {}, &partial_reads_l2_hit_near_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800080080, .period = 100007
inline constexpr listed partial_reads_mcdram_far{{&list, 0x10b7, 0x3, 0x100186a7013fe, 0x100400080}, {}, &partial_reads_mcdram_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x100400080, .period = 100007
inline constexpr listed partial_reads_mcdram_near{{&list, 0x10b7, 0x3, 0x100186a701428, 0x80200080}, {}, &partial_reads_mcdram_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80200080, .period = 100007
inline constexpr listed partial_reads_ddr_far{{&list, 0x10b7, 0x3, 0x100186a701453, 0x101000080}, {}, &partial_reads_ddr_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x101000080, .period = 100007
inline constexpr listed partial_reads_ddr_near{{&list, 0x10b7, 0x3, 0x100186a70147a, 0x80800080}, {}, &partial_reads_ddr_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80800080, .period = 100007
inline constexpr listed partial_reads_any_response{{&list, 0x10b7, 0x3, 0x100186a7014a2, 0x10080}, {}, &partial_reads_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10080, .period = 100007
inline constexpr listed pf_l2_code_rd_outstanding{{&list, 0x10b7, 0x3, 0x200186a7014ce, 0x4000000040}, {}, &pf_l2_code_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_0, .holds = 0x4000000040, .period = 100007
inline constexpr listed pf_l2_code_rd_l2_hit_far_tile_m{{&list, 0x10b7, 0x3, 0x100186a7014f9, 0x1000400040}, {}, &pf_l2_code_rd_l2_hit_far_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000400040, .period = 100007
inline constexpr listed pf_l2_code_rd_l2_hit_far_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a70152a, 0x800400040}, {}, &pf_l2_code_rd_l2_hit_far_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800400040, .period = 100007
inline constexpr listed pf_l2_code_rd_l2_hit_near_tile_m{{&list, 0x10b7, 0x3, 0x100186a70155d, 0x1000080040}, {}, &pf_l2_code_rd_l2_hit_near_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000080040, .period = 100007
inline constexpr listed pf_l2_code_rd_l2_hit_near_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a70158f, 0x800080040}, {}, &pf_l2_code_rd_l2_hit_near_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800080040, .period = 100007
inline constexpr listed pf_l2_code_rd_mcdram_far{{&list, 0x10b7, 0x3, 0x100186a7015c3, 0x100400040}, {}, &pf_l2_code_rd_mcdram_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x100400040, .period = 100007
inline constexpr listed pf_l2_code_rd_mcdram_near{{&list, 0x10b7, 0x3, 0x100186a7015ed, 0x80200040}, {}, &pf_l2_code_rd_mcdram_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80200040, .period = 100007
inline constexpr listed pf_l2_code_rd_ddr_far{{&list, 0x10b7, 0x3, 0x100186a701618, 0x101000040}, {}, &pf_l2_code_rd_ddr_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x101000040, .period = 100007
inline constexpr listed pf_l2_code_rd_ddr_near{{&list, 0x10b7, 0x3, 0x100186a70163f, 0x80800040}, {}, &pf_l2_code_rd_ddr_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80800040, .period = 100007
inline constexpr listed pf_l2_code_rd_any_response{{&list, 0x10b7, 0x3, 0x100186a701667, 0x10040}, {}, &pf_l2_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10040, .period = 100007
inline constexpr listed pf_l2_rfo_non_dram{{&list, 0x10b7, 0x3, 0x100186a701693, 0x2000020020}, {}, &pf_l2_rfo_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x2000020020, .period = 100007
inline constexpr listed pf_l2_rfo_l2_hit_far_tile_m{{&list, 0x10b7, 0x3, 0x100186a7016b7, 0x1000400020}, {}, &pf_l2_rfo_l2_hit_far_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000400020, .period = 100007
inline constexpr listed pf_l2_rfo_l2_hit_far_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a7016e4, 0x800400020}, {}, &pf_l2_rfo_l2_hit_far_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800400020, .period = 100007
inline constexpr listed pf_l2_rfo_l2_hit_near_tile_m{{&list, 0x10b7, 0x3, 0x100186a701713, 0x1000080020}, {}, &pf_l2_rfo_l2_hit_near_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000080020, .period = 100007
inline constexpr listed pf_l2_rfo_l2_hit_near_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a701741, 0x800080020}, {}, &pf_l2_rfo_l2_hit_near_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800080020, .period = 100007
inline constexpr listed pf_l2_rfo_mcdram_far{{&list, 0x10b7, 0x3, 0x100186a701771, 0x100400020}, {}, &pf_l2_rfo_mcdram_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x100400020, .period = 100007
inline constexpr listed pf_l2_rfo_mcdram_near{{&list, 0x10b7, 0x3, 0x100186a701797, 0x80200020}, {}, &pf_l2_rfo_mcdram_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80200020, .period = 100007
inline constexpr listed pf_l2_rfo_ddr_far{{&list, 0x10b7, 0x3, 0x100186a7017be, 0x101000020}, {}, &pf_l2_rfo_ddr_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x101000020, .period = 100007
inline constexpr listed pf_l2_rfo_ddr_near{{&list, 0x10b7, 0x3, 0x100186a7017e1, 0x80800020}, {}, &pf_l2_rfo_ddr_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80800020, .period = 100007
inline constexpr listed pf_l2_rfo_any_response{{&list, 0x10b7, 0x3, 0x100186a701805, 0x10020}, {}, &pf_l2_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10020, .period = 100007
inline constexpr listed demand_code_rd_outstanding{{&list, 0x10b7, 0x3, 0x200186a70182d, 0x4000000004}, {}, &demand_code_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_0, .holds = 0x4000000004, .period = 100007
inline constexpr listed demand_code_rd_l2_hit_far_tile_m{{&list, 0x10b7, 0x3, 0x100186a701859, 0x1000400004}, {}, &demand_code_rd_l2_hit_far_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000400004, .period = 100007
inline constexpr listed demand_code_rd_l2_hit_far_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a70188b, 0x800400004}, {}, &demand_code_rd_l2_hit_far_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800400004, .period = 100007
inline constexpr listed demand_code_rd_l2_hit_near_tile_m{{&list, 0x10b7, 0x3, 0x100186a7018bf, 0x1000080004}, {}, &demand_code_rd_l2_hit_near_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000080004, .period = 100007
inline constexpr listed demand_code_rd_l2_hit_near_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a7018f2, 0x800080004}, {}, &demand_code_rd_l2_hit_near_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800080004, .period = 100007
inline constexpr listed demand_code_rd_mcdram_far{{&list, 0x10b7, 0x3, 0x100186a701927, 0x100400004}, {}, &demand_code_rd_mcdram_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x100400004, .period = 100007
inline constexpr listed demand_code_rd_mcdram_near{{&list, 0x10b7, 0x3, 0x100186a701952, 0x80200004}, {}, &demand_code_rd_mcdram_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80200004, .period = 100007
inline constexpr listed demand_code_rd_ddr_far{{&list, 0x10b7, 0x3, 0x100186a70197e, 0x101000004}, {}, &demand_code_rd_ddr_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x101000004, .period = 100007
inline constexpr listed demand_code_rd_ddr_near{{&list, 0x10b7, 0x3, 0x100186a7019a6, 0x80800004}, {}, &demand_code_rd_ddr_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80800004, .period = 100007
inline constexpr listed demand_code_rd_any_response{{&list, 0x10b7, 0x3, 0x100186a7019cf, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10004, .period = 100007
inline constexpr listed demand_rfo_outstanding{{&list, 0x10b7, 0x3, 0x200186a7019fc, 0x4000000002}, {}, &demand_rfo_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_0, .holds = 0x4000000002, .period = 100007
inline constexpr listed demand_rfo_l2_hit_far_tile_m{{&list, 0x10b7, 0x3, 0x100186a701a24, 0x1000400002}, {}, &demand_rfo_l2_hit_far_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000400002, .period = 100007
inline constexpr listed demand_rfo_l2_hit_far_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a701a52, 0x800400002}, {}, &demand_rfo_l2_hit_far_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800400002, .period = 100007
inline constexpr listed demand_rfo_l2_hit_near_tile_m{{&list, 0x10b7, 0x3, 0x100186a701a82, 0x1000080002}, {}, &demand_rfo_l2_hit_near_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000080002, .period = 100007
inline constexpr listed demand_rfo_l2_hit_near_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a701ab1, 0x800080002}, {}, &demand_rfo_l2_hit_near_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800080002, .period = 100007
inline constexpr listed demand_rfo_mcdram_far{{&list, 0x10b7, 0x3, 0x100186a701ae2, 0x100400002}, {}, &demand_rfo_mcdram_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x100400002, .period = 100007
inline constexpr listed demand_rfo_mcdram_near{{&list, 0x10b7, 0x3, 0x100186a701b09, 0x80200002}, {}, &demand_rfo_mcdram_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80200002, .period = 100007
inline constexpr listed demand_rfo_ddr_far{{&list, 0x10b7, 0x3, 0x100186a701b31, 0x101000002}, {}, &demand_rfo_ddr_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x101000002, .period = 100007
inline constexpr listed demand_rfo_ddr_near{{&list, 0x10b7, 0x3, 0x100186a701b55, 0x80800002}, {}, &demand_rfo_ddr_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80800002, .period = 100007
inline constexpr listed demand_rfo_any_response{{&list, 0x10b7, 0x3, 0x100186a701b7a, 0x10002}, {}, &demand_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10002, .period = 100007
inline constexpr listed demand_data_rd_outstanding{{&list, 0x10b7, 0x3, 0x200186a701ba3, 0x4000000001}, {}, &demand_data_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_0, .holds = 0x4000000001, .period = 100007
inline constexpr listed demand_data_rd_l2_hit_far_tile_m{{&list, 0x10b7, 0x3, 0x100186a701bcf, 0x1000400001}, {}, &demand_data_rd_l2_hit_far_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000400001, .period = 100007
inline constexpr listed demand_data_rd_l2_hit_far_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a701c01, 0x800400001}, {}, &demand_data_rd_l2_hit_far_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800400001, .period = 100007
inline constexpr listed demand_data_rd_l2_hit_near_tile_m{{&list, 0x10b7, 0x3, 0x100186a701c35, 0x1000080001}, {}, &demand_data_rd_l2_hit_near_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000080001, .period = 100007
inline constexpr listed demand_data_rd_l2_hit_near_tile_e_f{{&list, 0x10b7, 0x3, 0x100186a701c68, 0x800080001}, {}, &demand_data_rd_l2_hit_near_tile_e_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x800080001, .period = 100007
inline constexpr listed demand_data_rd_mcdram_far{{&list, 0x10b7, 0x3, 0x100186a701c9d, 0x100400001}, {}, &demand_data_rd_mcdram_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x100400001, .period = 100007
inline constexpr listed demand_data_rd_mcdram_near{{&list, 0x10b7, 0x3, 0x100186a701cc8, 0x80200001}, {}, &demand_data_rd_mcdram_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80200001, .period = 100007
inline constexpr listed demand_data_rd_ddr_far{{&list, 0x10b7, 0x3, 0x100186a701cf4, 0x101000001}, {}, &demand_data_rd_ddr_far}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x101000001, .period = 100007
inline constexpr listed demand_data_rd_ddr_near{{&list, 0x10b7, 0x3, 0x100186a701d1c, 0x80800001}, {}, &demand_data_rd_ddr_near}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80800001, .period = 100007
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0x3, 0x100186a701d45, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10001, .period = 100007
inline constexpr listed demand_data_rd_mcdram{{&list, 0x10b7, 0x3, 0x100186a701d72, 0x180600001}, {}, &demand_data_rd_mcdram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x180600001, .period = 100007
inline constexpr listed demand_rfo_mcdram{{&list, 0x10b7, 0x3, 0x100186a701d99, 0x180600002}, {}, &demand_rfo_mcdram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x180600002, .period = 100007
inline constexpr listed demand_code_rd_mcdram{{&list, 0x10b7, 0x3, 0x100186a701dbc, 0x180600004}, {}, &demand_code_rd_mcdram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x180600004, .period = 100007
inline constexpr listed pf_l2_rfo_mcdram{{&list, 0x10b7, 0x3, 0x100186a701de3, 0x180600020}, {}, &pf_l2_rfo_mcdram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x180600020, .period = 100007
inline constexpr listed partial_reads_mcdram{{&list, 0x10b7, 0x3, 0x100186a701e05, 0x180600080}, {}, &partial_reads_mcdram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x180600080, .period = 100007
inline constexpr listed partial_writes_mcdram{{&list, 0x10b7, 0x3, 0x300186a701e2b, 0x180600100}, {}, &partial_writes_mcdram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_1, .holds = 0x180600100, .period = 100007
inline constexpr listed uc_code_reads_mcdram{{&list, 0x10b7, 0x3, 0x100186a701e52, 0x180600200}, {}, &uc_code_reads_mcdram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x180600200, .period = 100007
inline constexpr listed bus_locks_mcdram{{&list, 0x10b7, 0x3, 0x100186a701e78, 0x180600400}, {}, &bus_locks_mcdram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x180600400, .period = 100007
inline constexpr listed pf_software_mcdram{{&list, 0x10b7, 0x3, 0x100186a701e9a, 0x180601000}, {}, &pf_software_mcdram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x180601000, .period = 100007
inline constexpr listed any_request_mcdram{{&list, 0x10b7, 0x3, 0x100186a701ebe, 0x180608000}, {}, &any_request_mcdram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x180608000, .period = 100007
inline constexpr listed any_data_rd_mcdram{{&list, 0x10b7, 0x3, 0x100186a701ee2, 0x180603081}, {}, &any_data_rd_mcdram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x180603081, .period = 100007
inline constexpr listed any_rfo_mcdram{{&list, 0x10b7, 0x3, 0x100186a701f06, 0x180600022}, {}, &any_rfo_mcdram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x180600022, .period = 100007
inline constexpr listed any_code_rd_mcdram{{&list, 0x10b7, 0x3, 0x100186a701f26, 0x180600044}, {}, &any_code_rd_mcdram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x180600044, .period = 100007
inline constexpr listed any_read_mcdram{{&list, 0x10b7, 0x3, 0x100186a701f4a, 0x1806032e7}, {}, &any_read_mcdram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1806032e7, .period = 100007
inline constexpr listed any_pf_l2_mcdram{{&list, 0x10b7, 0x3, 0x100186a701f6b, 0x180600060}, {}, &any_pf_l2_mcdram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x180600060, .period = 100007
inline constexpr listed demand_data_rd_ddr{{&list, 0x10b7, 0x3, 0x100186a701f8d, 0x181800001}, {}, &demand_data_rd_ddr}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x181800001, .period = 100007
inline constexpr listed demand_rfo_ddr{{&list, 0x10b7, 0x3, 0x100186a701fb1, 0x181800002}, {}, &demand_rfo_ddr}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x181800002, .period = 100007
inline constexpr listed demand_code_rd_ddr{{&list, 0x10b7, 0x3, 0x100186a701fd1, 0x181800004}, {}, &demand_code_rd_ddr}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x181800004, .period = 100007
inline constexpr listed pf_l2_rfo_ddr{{&list, 0x10b7, 0x3, 0x100186a701ff5, 0x181800020}, {}, &pf_l2_rfo_ddr}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x181800020, .period = 100007
inline constexpr listed pf_l2_code_rd_ddr{{&list, 0x10b7, 0x3, 0x100186a702014, 0x181800040}, {}, &pf_l2_code_rd_ddr}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x181800040, .period = 100007
inline constexpr listed partial_reads_ddr{{&list, 0x10b7, 0x3, 0x100186a702037, 0x181800080}, {}, &partial_reads_ddr}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x181800080, .period = 100007
inline constexpr listed uc_code_reads_ddr{{&list, 0x10b7, 0x3, 0x100186a70205a, 0x181800200}, {}, &uc_code_reads_ddr}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x181800200, .period = 100007
inline constexpr listed bus_locks_ddr{{&list, 0x10b7, 0x3, 0x100186a70207d, 0x181800400}, {}, &bus_locks_ddr}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x181800400, .period = 100007
inline constexpr listed pf_software_ddr{{&list, 0x10b7, 0x3, 0x100186a70209c, 0x181801000}, {}, &pf_software_ddr}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x181801000, .period = 100007
inline constexpr listed pf_l1_data_rd_ddr{{&list, 0x10b7, 0x3, 0x100186a7020bd, 0x181802000}, {}, &pf_l1_data_rd_ddr}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x181802000, .period = 100007
inline constexpr listed any_request_ddr{{&list, 0x10b7, 0x3, 0x100186a7020e0, 0x181808000}, {}, &any_request_ddr}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x181808000, .period = 100007
inline constexpr listed any_data_rd_ddr{{&list, 0x10b7, 0x3, 0x100186a702101, 0x181803081}, {}, &any_data_rd_ddr}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x181803081, .period = 100007
inline constexpr listed any_rfo_ddr{{&list, 0x10b7, 0x3, 0x100186a702122, 0x181800022}, {}, &any_rfo_ddr}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x181800022, .period = 100007
inline constexpr listed any_code_rd_ddr{{&list, 0x10b7, 0x3, 0x100186a70213f, 0x181800044}, {}, &any_code_rd_ddr}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x181800044, .period = 100007
inline constexpr listed any_read_ddr{{&list, 0x10b7, 0x3, 0x100186a702160, 0x1818032e7}, {}, &any_read_ddr}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1818032e7, .period = 100007
inline constexpr listed demand_data_rd_l2_hit_this_tile_m{{&list, 0x10b7, 0x3, 0x100186a70217e, 0x2000001}, {}, &demand_data_rd_l2_hit_this_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x2000001, .period = 100007
inline constexpr listed demand_rfo_l2_hit_this_tile_m{{&list, 0x10b7, 0x3, 0x100186a7021b1, 0x2000002}, {}, &demand_rfo_l2_hit_this_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x2000002, .period = 100007
inline constexpr listed demand_code_rd_l2_hit_this_tile_m{{&list, 0x10b7, 0x3, 0x100186a7021e0, 0x2000004}, {}, &demand_code_rd_l2_hit_this_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x2000004, .period = 100007
inline constexpr listed pf_l2_rfo_l2_hit_this_tile_m{{&list, 0x10b7, 0x3, 0x100186a702213, 0x2000020}, {}, &pf_l2_rfo_l2_hit_this_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x2000020, .period = 100007
inline constexpr listed partial_reads_l2_hit_this_tile_m{{&list, 0x10b7, 0x3, 0x100186a702241, 0x2000080}, {}, &partial_reads_l2_hit_this_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x2000080, .period = 100007
inline constexpr listed partial_writes_l2_hit_this_tile_m{{&list, 0x10b7, 0x3, 0x300186a702273, 0x2000100}, {}, &partial_writes_l2_hit_this_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_1, .holds = 0x2000100, .period = 100007
inline constexpr listed uc_code_reads_l2_hit_this_tile_m{{&list, 0x10b7, 0x3, 0x100186a7022a6, 0x2000200}, {}, &uc_code_reads_l2_hit_this_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x2000200, .period = 100007
inline constexpr listed bus_locks_l2_hit_this_tile_m{{&list, 0x10b7, 0x3, 0x100186a7022d8, 0x2000400}, {}, &bus_locks_l2_hit_this_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x2000400, .period = 100007
inline constexpr listed pf_software_l2_hit_this_tile_m{{&list, 0x10b7, 0x3, 0x100186a702306, 0x2001000}, {}, &pf_software_l2_hit_this_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x2001000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_hit_this_tile_m{{&list, 0x10b7, 0x3, 0x100186a702336, 0x2002000}, {}, &pf_l1_data_rd_l2_hit_this_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x2002000, .period = 100007
inline constexpr listed any_request_l2_hit_this_tile_m{{&list, 0x10b7, 0x3, 0x100186a702368, 0x2008000}, {}, &any_request_l2_hit_this_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x2008000, .period = 100007
inline constexpr listed any_data_rd_l2_hit_this_tile_m{{&list, 0x10b7, 0x3, 0x100186a702398, 0x2003081}, {}, &any_data_rd_l2_hit_this_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x2003081, .period = 100007
inline constexpr listed any_rfo_l2_hit_this_tile_m{{&list, 0x10b7, 0x3, 0x100186a7023c8, 0x2000022}, {}, &any_rfo_l2_hit_this_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x2000022, .period = 100007
inline constexpr listed any_code_rd_l2_hit_this_tile_m{{&list, 0x10b7, 0x3, 0x100186a7023f4, 0x2000044}, {}, &any_code_rd_l2_hit_this_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x2000044, .period = 100007
inline constexpr listed any_read_l2_hit_this_tile_m{{&list, 0x10b7, 0x3, 0x100186a702424, 0x20032e7}, {}, &any_read_l2_hit_this_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x20032e7, .period = 100007
inline constexpr listed any_pf_l2_l2_hit_this_tile_m{{&list, 0x10b7, 0x3, 0x100186a702451, 0x2000060}, {}, &any_pf_l2_l2_hit_this_tile_m}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x2000060, .period = 100007
inline constexpr listed demand_data_rd_l2_hit_this_tile_e{{&list, 0x10b7, 0x3, 0x100186a70247f, 0x4000001}, {}, &demand_data_rd_l2_hit_this_tile_e}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x4000001, .period = 100007
inline constexpr listed demand_rfo_l2_hit_this_tile_e{{&list, 0x10b7, 0x3, 0x100186a7024b2, 0x4000002}, {}, &demand_rfo_l2_hit_this_tile_e}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x4000002, .period = 100007
inline constexpr listed demand_code_rd_l2_hit_this_tile_e{{&list, 0x10b7, 0x3, 0x100186a7024e1, 0x4000004}, {}, &demand_code_rd_l2_hit_this_tile_e}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x4000004, .period = 100007
inline constexpr listed pf_l2_rfo_l2_hit_this_tile_e{{&list, 0x10b7, 0x3, 0x100186a702514, 0x4000020}, {}, &pf_l2_rfo_l2_hit_this_tile_e}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x4000020, .period = 100007
inline constexpr listed pf_l2_code_rd_l2_hit_this_tile_e{{&list, 0x10b7, 0x3, 0x100186a702542, 0x4000040}, {}, &pf_l2_code_rd_l2_hit_this_tile_e}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x4000040, .period = 100007
inline constexpr listed partial_reads_l2_hit_this_tile_e{{&list, 0x10b7, 0x3, 0x100186a702574, 0x4000080}, {}, &partial_reads_l2_hit_this_tile_e}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x4000080, .period = 100007
inline constexpr listed partial_writes_l2_hit_this_tile_e{{&list, 0x10b7, 0x3, 0x300186a7025a6, 0x4000100}, {}, &partial_writes_l2_hit_this_tile_e}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_1, .holds = 0x4000100, .period = 100007
inline constexpr listed uc_code_reads_l2_hit_this_tile_e{{&list, 0x10b7, 0x3, 0x100186a7025d9, 0x4000200}, {}, &uc_code_reads_l2_hit_this_tile_e}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x4000200, .period = 100007
inline constexpr listed bus_locks_l2_hit_this_tile_e{{&list, 0x10b7, 0x3, 0x100186a70260b, 0x4000400}, {}, &bus_locks_l2_hit_this_tile_e}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x4000400, .period = 100007
inline constexpr listed pf_software_l2_hit_this_tile_e{{&list, 0x10b7, 0x3, 0x100186a702639, 0x4001000}, {}, &pf_software_l2_hit_this_tile_e}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x4001000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_hit_this_tile_e{{&list, 0x10b7, 0x3, 0x100186a702669, 0x4002000}, {}, &pf_l1_data_rd_l2_hit_this_tile_e}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x4002000, .period = 100007
inline constexpr listed any_request_l2_hit_this_tile_e{{&list, 0x10b7, 0x3, 0x100186a70269b, 0x4008000}, {}, &any_request_l2_hit_this_tile_e}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x4008000, .period = 100007
inline constexpr listed any_data_rd_l2_hit_this_tile_e{{&list, 0x10b7, 0x3, 0x100186a7026cb, 0x4003081}, {}, &any_data_rd_l2_hit_this_tile_e}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x4003081, .period = 100007
inline constexpr listed any_rfo_l2_hit_this_tile_e{{&list, 0x10b7, 0x3, 0x100186a7026fb, 0x4000022}, {}, &any_rfo_l2_hit_this_tile_e}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x4000022, .period = 100007
inline constexpr listed any_code_rd_l2_hit_this_tile_e{{&list, 0x10b7, 0x3, 0x100186a702727, 0x4000044}, {}, &any_code_rd_l2_hit_this_tile_e}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x4000044, .period = 100007
inline constexpr listed any_read_l2_hit_this_tile_e{{&list, 0x10b7, 0x3, 0x100186a702757, 0x40032e7}, {}, &any_read_l2_hit_this_tile_e}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x40032e7, .period = 100007
inline constexpr listed any_pf_l2_l2_hit_this_tile_e{{&list, 0x10b7, 0x3, 0x100186a702784, 0x4000060}, {}, &any_pf_l2_l2_hit_this_tile_e}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x4000060, .period = 100007
inline constexpr listed demand_data_rd_l2_hit_this_tile_s{{&list, 0x10b7, 0x3, 0x100186a7027b2, 0x8000001}, {}, &demand_data_rd_l2_hit_this_tile_s}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x8000001, .period = 100007
inline constexpr listed demand_rfo_l2_hit_this_tile_s{{&list, 0x10b7, 0x3, 0x100186a7027e5, 0x8000002}, {}, &demand_rfo_l2_hit_this_tile_s}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x8000002, .period = 100007
inline constexpr listed demand_code_rd_l2_hit_this_tile_s{{&list, 0x10b7, 0x3, 0x100186a702814, 0x8000004}, {}, &demand_code_rd_l2_hit_this_tile_s}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x8000004, .period = 100007
inline constexpr listed pf_l2_rfo_l2_hit_this_tile_s{{&list, 0x10b7, 0x3, 0x100186a702847, 0x8000020}, {}, &pf_l2_rfo_l2_hit_this_tile_s}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x8000020, .period = 100007
inline constexpr listed partial_reads_l2_hit_this_tile_s{{&list, 0x10b7, 0x3, 0x100186a702875, 0x8000080}, {}, &partial_reads_l2_hit_this_tile_s}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x8000080, .period = 100007
inline constexpr listed partial_writes_l2_hit_this_tile_s{{&list, 0x10b7, 0x3, 0x300186a7028a7, 0x8000100}, {}, &partial_writes_l2_hit_this_tile_s}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_1, .holds = 0x8000100, .period = 100007
inline constexpr listed uc_code_reads_l2_hit_this_tile_s{{&list, 0x10b7, 0x3, 0x100186a7028da, 0x8000200}, {}, &uc_code_reads_l2_hit_this_tile_s}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x8000200, .period = 100007
inline constexpr listed bus_locks_l2_hit_this_tile_s{{&list, 0x10b7, 0x3, 0x100186a70290c, 0x8000400}, {}, &bus_locks_l2_hit_this_tile_s}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x8000400, .period = 100007
inline constexpr listed pf_software_l2_hit_this_tile_s{{&list, 0x10b7, 0x3, 0x100186a70293a, 0x8001000}, {}, &pf_software_l2_hit_this_tile_s}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x8001000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_hit_this_tile_s{{&list, 0x10b7, 0x3, 0x100186a70296a, 0x8002000}, {}, &pf_l1_data_rd_l2_hit_this_tile_s}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x8002000, .period = 100007
inline constexpr listed any_request_l2_hit_this_tile_s{{&list, 0x10b7, 0x3, 0x100186a70299c, 0x8008000}, {}, &any_request_l2_hit_this_tile_s}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x8008000, .period = 100007
inline constexpr listed any_data_rd_l2_hit_this_tile_s{{&list, 0x10b7, 0x3, 0x100186a7029cc, 0x8003081}, {}, &any_data_rd_l2_hit_this_tile_s}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x8003081, .period = 100007
inline constexpr listed any_rfo_l2_hit_this_tile_s{{&list, 0x10b7, 0x3, 0x100186a7029fc, 0x8000022}, {}, &any_rfo_l2_hit_this_tile_s}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x8000022, .period = 100007
inline constexpr listed any_code_rd_l2_hit_this_tile_s{{&list, 0x10b7, 0x3, 0x100186a702a28, 0x8000044}, {}, &any_code_rd_l2_hit_this_tile_s}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x8000044, .period = 100007
inline constexpr listed any_read_l2_hit_this_tile_s{{&list, 0x10b7, 0x3, 0x100186a702a58, 0x80032e7}, {}, &any_read_l2_hit_this_tile_s}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80032e7, .period = 100007
inline constexpr listed demand_data_rd_l2_hit_this_tile_f{{&list, 0x10b7, 0x3, 0x100186a702a85, 0x10000001}, {}, &demand_data_rd_l2_hit_this_tile_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10000001, .period = 100007
inline constexpr listed demand_rfo_l2_hit_this_tile_f{{&list, 0x10b7, 0x3, 0x100186a702ab8, 0x10000002}, {}, &demand_rfo_l2_hit_this_tile_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10000002, .period = 100007
inline constexpr listed demand_code_rd_l2_hit_this_tile_f{{&list, 0x10b7, 0x3, 0x100186a702ae7, 0x10000004}, {}, &demand_code_rd_l2_hit_this_tile_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10000004, .period = 100007
inline constexpr listed pf_l2_rfo_l2_hit_this_tile_f{{&list, 0x10b7, 0x3, 0x100186a702b1a, 0x10000020}, {}, &pf_l2_rfo_l2_hit_this_tile_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10000020, .period = 100007
inline constexpr listed pf_l2_code_rd_l2_hit_this_tile_f{{&list, 0x10b7, 0x3, 0x100186a702b48, 0x10000040}, {}, &pf_l2_code_rd_l2_hit_this_tile_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10000040, .period = 100007
inline constexpr listed partial_reads_l2_hit_this_tile_f{{&list, 0x10b7, 0x3, 0x100186a702b7a, 0x10000080}, {}, &partial_reads_l2_hit_this_tile_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10000080, .period = 100007
inline constexpr listed partial_writes_l2_hit_this_tile_f{{&list, 0x10b7, 0x3, 0x300186a702bac, 0x10000100}, {}, &partial_writes_l2_hit_this_tile_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_1, .holds = 0x10000100, .period = 100007
inline constexpr listed uc_code_reads_l2_hit_this_tile_f{{&list, 0x10b7, 0x3, 0x100186a702bdf, 0x10000200}, {}, &uc_code_reads_l2_hit_this_tile_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10000200, .period = 100007
inline constexpr listed bus_locks_l2_hit_this_tile_f{{&list, 0x10b7, 0x3, 0x100186a702c11, 0x10000400}, {}, &bus_locks_l2_hit_this_tile_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10000400, .period = 100007
inline constexpr listed pf_software_l2_hit_this_tile_f{{&list, 0x10b7, 0x3, 0x100186a702c3f, 0x10001000}, {}, &pf_software_l2_hit_this_tile_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10001000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_hit_this_tile_f{{&list, 0x10b7, 0x3, 0x100186a702c6f, 0x10002000}, {}, &pf_l1_data_rd_l2_hit_this_tile_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10002000, .period = 100007
inline constexpr listed any_request_l2_hit_this_tile_f{{&list, 0x10b7, 0x3, 0x100186a702ca1, 0x10008000}, {}, &any_request_l2_hit_this_tile_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10008000, .period = 100007
inline constexpr listed any_data_rd_l2_hit_this_tile_f{{&list, 0x10b7, 0x3, 0x100186a702cd1, 0x10003081}, {}, &any_data_rd_l2_hit_this_tile_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10003081, .period = 100007
inline constexpr listed any_rfo_l2_hit_this_tile_f{{&list, 0x10b7, 0x3, 0x100186a702d01, 0x10000022}, {}, &any_rfo_l2_hit_this_tile_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10000022, .period = 100007
inline constexpr listed any_code_rd_l2_hit_this_tile_f{{&list, 0x10b7, 0x3, 0x100186a702d2d, 0x10000044}, {}, &any_code_rd_l2_hit_this_tile_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10000044, .period = 100007
inline constexpr listed any_read_l2_hit_this_tile_f{{&list, 0x10b7, 0x3, 0x100186a702d5d, 0x100032e7}, {}, &any_read_l2_hit_this_tile_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x100032e7, .period = 100007
inline constexpr listed any_pf_l2_l2_hit_this_tile_f{{&list, 0x10b7, 0x3, 0x100186a702d8a, 0x10000060}, {}, &any_pf_l2_l2_hit_this_tile_f}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10000060, .period = 100007
inline constexpr listed demand_rfo_l2_hit_near_tile{{&list, 0x10b7, 0x3, 0x100186a702db8, 0x1800180002}, {}, &demand_rfo_l2_hit_near_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800180002, .period = 100007
inline constexpr listed demand_code_rd_l2_hit_near_tile{{&list, 0x10b7, 0x3, 0x100186a702de5, 0x1800180004}, {}, &demand_code_rd_l2_hit_near_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800180004, .period = 100007
inline constexpr listed pf_l2_rfo_l2_hit_near_tile{{&list, 0x10b7, 0x3, 0x100186a702e16, 0x1800180020}, {}, &pf_l2_rfo_l2_hit_near_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800180020, .period = 100007
inline constexpr listed pf_l2_code_rd_l2_hit_near_tile{{&list, 0x10b7, 0x3, 0x100186a702e42, 0x1800180040}, {}, &pf_l2_code_rd_l2_hit_near_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800180040, .period = 100007
inline constexpr listed partial_reads_l2_hit_near_tile{{&list, 0x10b7, 0x3, 0x100186a702e72, 0x1800180080}, {}, &partial_reads_l2_hit_near_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800180080, .period = 100007
inline constexpr listed partial_writes_l2_hit_near_tile{{&list, 0x10b7, 0x3, 0x300186a702ea2, 0x1800180100}, {}, &partial_writes_l2_hit_near_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_1, .holds = 0x1800180100, .period = 100007
inline constexpr listed uc_code_reads_l2_hit_near_tile{{&list, 0x10b7, 0x3, 0x100186a702ed3, 0x1800180200}, {}, &uc_code_reads_l2_hit_near_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800180200, .period = 100007
inline constexpr listed bus_locks_l2_hit_near_tile{{&list, 0x10b7, 0x3, 0x100186a702f03, 0x1800180400}, {}, &bus_locks_l2_hit_near_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800180400, .period = 100007
inline constexpr listed pf_software_l2_hit_near_tile{{&list, 0x10b7, 0x3, 0x100186a702f2f, 0x1800181000}, {}, &pf_software_l2_hit_near_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800181000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_hit_near_tile{{&list, 0x10b7, 0x3, 0x100186a702f5d, 0x1800182000}, {}, &pf_l1_data_rd_l2_hit_near_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800182000, .period = 100007
inline constexpr listed any_request_l2_hit_near_tile{{&list, 0x10b7, 0x3, 0x100186a702f8d, 0x1800188000}, {}, &any_request_l2_hit_near_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800188000, .period = 100007
inline constexpr listed any_data_rd_l2_hit_near_tile{{&list, 0x10b7, 0x3, 0x100186a702fbb, 0x1800183081}, {}, &any_data_rd_l2_hit_near_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800183081, .period = 100007
inline constexpr listed any_rfo_l2_hit_near_tile{{&list, 0x10b7, 0x3, 0x100186a702fe9, 0x1800180022}, {}, &any_rfo_l2_hit_near_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800180022, .period = 100007
inline constexpr listed any_code_rd_l2_hit_near_tile{{&list, 0x10b7, 0x3, 0x100186a703013, 0x1800180044}, {}, &any_code_rd_l2_hit_near_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800180044, .period = 100007
inline constexpr listed any_read_l2_hit_near_tile{{&list, 0x10b7, 0x3, 0x100186a703041, 0x18001832e7}, {}, &any_read_l2_hit_near_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x18001832e7, .period = 100007
inline constexpr listed any_pf_l2_l2_hit_near_tile{{&list, 0x10b7, 0x3, 0x100186a70306c, 0x1800180060}, {}, &any_pf_l2_l2_hit_near_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800180060, .period = 100007
inline constexpr listed demand_rfo_l2_hit_far_tile{{&list, 0x10b7, 0x3, 0x100186a703098, 0x1800400002}, {}, &demand_rfo_l2_hit_far_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800400002, .period = 100007
inline constexpr listed demand_code_rd_l2_hit_far_tile{{&list, 0x10b7, 0x3, 0x100186a7030c4, 0x1800400004}, {}, &demand_code_rd_l2_hit_far_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800400004, .period = 100007
inline constexpr listed pf_l2_code_rd_l2_hit_far_tile{{&list, 0x10b7, 0x3, 0x100186a7030f4, 0x1800400040}, {}, &pf_l2_code_rd_l2_hit_far_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800400040, .period = 100007
inline constexpr listed partial_reads_l2_hit_far_tile{{&list, 0x10b7, 0x3, 0x100186a703123, 0x1800400080}, {}, &partial_reads_l2_hit_far_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800400080, .period = 100007
inline constexpr listed partial_writes_l2_hit_far_tile{{&list, 0x10b7, 0x3, 0x300186a703152, 0x1800400100}, {}, &partial_writes_l2_hit_far_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_1, .holds = 0x1800400100, .period = 100007
inline constexpr listed bus_locks_l2_hit_far_tile{{&list, 0x10b7, 0x3, 0x100186a703182, 0x1800400400}, {}, &bus_locks_l2_hit_far_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800400400, .period = 100007
inline constexpr listed pf_software_l2_hit_far_tile{{&list, 0x10b7, 0x3, 0x100186a7031ad, 0x1800401000}, {}, &pf_software_l2_hit_far_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800401000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_hit_far_tile{{&list, 0x10b7, 0x3, 0x100186a7031da, 0x1800402000}, {}, &pf_l1_data_rd_l2_hit_far_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800402000, .period = 100007
inline constexpr listed any_request_l2_hit_far_tile{{&list, 0x10b7, 0x3, 0x100186a703209, 0x1800408000}, {}, &any_request_l2_hit_far_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800408000, .period = 100007
inline constexpr listed any_data_rd_l2_hit_far_tile{{&list, 0x10b7, 0x3, 0x100186a703236, 0x1800403081}, {}, &any_data_rd_l2_hit_far_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800403081, .period = 100007
inline constexpr listed any_rfo_l2_hit_far_tile{{&list, 0x10b7, 0x3, 0x100186a703263, 0x1800400022}, {}, &any_rfo_l2_hit_far_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800400022, .period = 100007
inline constexpr listed any_code_rd_l2_hit_far_tile{{&list, 0x10b7, 0x3, 0x100186a70328c, 0x1800400044}, {}, &any_code_rd_l2_hit_far_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800400044, .period = 100007
inline constexpr listed any_read_l2_hit_far_tile{{&list, 0x10b7, 0x3, 0x100186a7032b9, 0x18004032e7}, {}, &any_read_l2_hit_far_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x18004032e7, .period = 100007
inline constexpr listed any_pf_l2_l2_hit_far_tile{{&list, 0x10b7, 0x3, 0x100186a7032e3, 0x1800400060}, {}, &any_pf_l2_l2_hit_far_tile}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1800400060, .period = 100007
inline constexpr listed any_request_l2_miss{{&list, 0x10b7, 0x3, 0x100186a70330e, 0x1981f88000}, {}, &any_request_l2_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1981f88000, .period = 100007
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::any_pf_l2_outstanding, &offcore_response::any_pf_l2_l2_hit_far_tile_m,
    &offcore_response::any_pf_l2_l2_hit_far_tile_e_f,
    &offcore_response::any_pf_l2_l2_hit_near_tile_m,
    &offcore_response::any_pf_l2_l2_hit_near_tile_e_f, &offcore_response::any_pf_l2_mcdram_far,
    &offcore_response::any_pf_l2_mcdram_near, &offcore_response::any_pf_l2_ddr_far,
    &offcore_response::any_pf_l2_ddr_near, &offcore_response::any_pf_l2_any_response,
    &offcore_response::any_read_outstanding, &offcore_response::any_read_l2_hit_far_tile_m,
    &offcore_response::any_read_l2_hit_far_tile_e_f, &offcore_response::any_read_l2_hit_near_tile_m,
    &offcore_response::any_read_l2_hit_near_tile_e_f, &offcore_response::any_read_mcdram_far,
    &offcore_response::any_read_mcdram_near, &offcore_response::any_read_ddr_far,
    &offcore_response::any_read_ddr_near, &offcore_response::any_read_any_response,
    &offcore_response::any_code_rd_outstanding, &offcore_response::any_code_rd_l2_hit_far_tile_m,
    &offcore_response::any_code_rd_l2_hit_far_tile_e_f,
    &offcore_response::any_code_rd_l2_hit_near_tile_m,
    &offcore_response::any_code_rd_l2_hit_near_tile_e_f, &offcore_response::any_code_rd_mcdram_far,
    &offcore_response::any_code_rd_mcdram_near, &offcore_response::any_code_rd_ddr_far,
    &offcore_response::any_code_rd_ddr_near, &offcore_response::any_code_rd_any_response,
    &offcore_response::any_rfo_outstanding, &offcore_response::any_rfo_l2_hit_far_tile_m,
    &offcore_response::any_rfo_l2_hit_far_tile_e_f, &offcore_response::any_rfo_l2_hit_near_tile_m,
    &offcore_response::any_rfo_l2_hit_near_tile_e_f, &offcore_response::any_rfo_mcdram_far,
    &offcore_response::any_rfo_mcdram_near, &offcore_response::any_rfo_ddr_far,
    &offcore_response::any_rfo_ddr_near, &offcore_response::any_rfo_any_response,
    &offcore_response::any_data_rd_outstanding, &offcore_response::any_data_rd_l2_hit_far_tile_m,
    &offcore_response::any_data_rd_l2_hit_far_tile_e_f,
    &offcore_response::any_data_rd_l2_hit_near_tile_m,
    &offcore_response::any_data_rd_l2_hit_near_tile_e_f, &offcore_response::any_data_rd_mcdram_far,
    &offcore_response::any_data_rd_mcdram_near, &offcore_response::any_data_rd_ddr_far,
    &offcore_response::any_data_rd_ddr_near, &offcore_response::any_data_rd_any_response,
    &offcore_response::any_request_outstanding, &offcore_response::any_request_l2_hit_far_tile_m,
    &offcore_response::any_request_l2_hit_far_tile_e_f,
    &offcore_response::any_request_l2_hit_near_tile_m,
    &offcore_response::any_request_l2_hit_near_tile_e_f, &offcore_response::any_request_mcdram_far,
    &offcore_response::any_request_mcdram_near, &offcore_response::any_request_ddr_far,
    &offcore_response::any_request_ddr_near, &offcore_response::any_request_any_response,
    &offcore_response::streaming_stores_any_response,
    &offcore_response::partial_streaming_stores_any_response,
    &offcore_response::pf_l1_data_rd_outstanding,
    &offcore_response::pf_l1_data_rd_l2_hit_far_tile_m,
    &offcore_response::pf_l1_data_rd_l2_hit_far_tile_e_f,
    &offcore_response::pf_l1_data_rd_l2_hit_near_tile_m,
    &offcore_response::pf_l1_data_rd_l2_hit_near_tile_e_f,
    &offcore_response::pf_l1_data_rd_mcdram_far, &offcore_response::pf_l1_data_rd_mcdram_near,
    &offcore_response::pf_l1_data_rd_ddr_far, &offcore_response::pf_l1_data_rd_ddr_near,
    &offcore_response::pf_l1_data_rd_any_response, &offcore_response::pf_software_outstanding,
    &offcore_response::pf_software_l2_hit_far_tile_m,
    &offcore_response::pf_software_l2_hit_far_tile_e_f,
    &offcore_response::pf_software_l2_hit_near_tile_m,
    &offcore_response::pf_software_l2_hit_near_tile_e_f, &offcore_response::pf_software_mcdram_far,
    &offcore_response::pf_software_mcdram_near, &offcore_response::pf_software_ddr_far,
    &offcore_response::pf_software_ddr_near, &offcore_response::pf_software_any_response,
    &offcore_response::full_streaming_stores_any_response, &offcore_response::bus_locks_outstanding,
    &offcore_response::bus_locks_l2_hit_far_tile_m,
    &offcore_response::bus_locks_l2_hit_far_tile_e_f,
    &offcore_response::bus_locks_l2_hit_near_tile_m,
    &offcore_response::bus_locks_l2_hit_near_tile_e_f, &offcore_response::bus_locks_mcdram_far,
    &offcore_response::bus_locks_mcdram_near, &offcore_response::bus_locks_ddr_far,
    &offcore_response::bus_locks_ddr_near, &offcore_response::bus_locks_any_response,
    &offcore_response::uc_code_reads_outstanding,
    &offcore_response::uc_code_reads_l2_hit_far_tile_m,
    &offcore_response::uc_code_reads_l2_hit_far_tile_e_f,
    &offcore_response::uc_code_reads_l2_hit_near_tile_m,
    &offcore_response::uc_code_reads_l2_hit_near_tile_e_f,
    &offcore_response::uc_code_reads_mcdram_far, &offcore_response::uc_code_reads_mcdram_near,
    &offcore_response::uc_code_reads_ddr_far, &offcore_response::uc_code_reads_ddr_near,
    &offcore_response::uc_code_reads_any_response,
    &offcore_response::partial_writes_l2_hit_far_tile_m,
    &offcore_response::partial_writes_l2_hit_far_tile_e_f,
    &offcore_response::partial_writes_l2_hit_near_tile_m,
    &offcore_response::partial_writes_l2_hit_near_tile_e_f,
    &offcore_response::partial_writes_mcdram_far, &offcore_response::partial_writes_mcdram_near,
    &offcore_response::partial_writes_ddr_far, &offcore_response::partial_writes_ddr_near,
    &offcore_response::partial_writes_any_response, &offcore_response::partial_reads_outstanding,
    &offcore_response::partial_reads_non_dram, &offcore_response::partial_reads_l2_hit_far_tile_m,
    &offcore_response::partial_reads_l2_hit_far_tile_e_f,
    &offcore_response::partial_reads_l2_hit_near_tile_m,
    &offcore_response::partial_reads_l2_hit_near_tile_e_f,
    &offcore_response::partial_reads_mcdram_far, &offcore_response::partial_reads_mcdram_near,
    &offcore_response::partial_reads_ddr_far, &offcore_response::partial_reads_ddr_near,
    &offcore_response::partial_reads_any_response, &offcore_response::pf_l2_code_rd_outstanding,
    &offcore_response::pf_l2_code_rd_l2_hit_far_tile_m,
    &offcore_response::pf_l2_code_rd_l2_hit_far_tile_e_f,
    &offcore_response::pf_l2_code_rd_l2_hit_near_tile_m,
    &offcore_response::pf_l2_code_rd_l2_hit_near_tile_e_f,
    &offcore_response::pf_l2_code_rd_mcdram_far, &offcore_response::pf_l2_code_rd_mcdram_near,
    &offcore_response::pf_l2_code_rd_ddr_far, &offcore_response::pf_l2_code_rd_ddr_near,
    &offcore_response::pf_l2_code_rd_any_response, &offcore_response::pf_l2_rfo_non_dram,
    &offcore_response::pf_l2_rfo_l2_hit_far_tile_m,
    &offcore_response::pf_l2_rfo_l2_hit_far_tile_e_f,
    &offcore_response::pf_l2_rfo_l2_hit_near_tile_m,
    &offcore_response::pf_l2_rfo_l2_hit_near_tile_e_f, &offcore_response::pf_l2_rfo_mcdram_far,
    &offcore_response::pf_l2_rfo_mcdram_near, &offcore_response::pf_l2_rfo_ddr_far,
    &offcore_response::pf_l2_rfo_ddr_near, &offcore_response::pf_l2_rfo_any_response,
    &offcore_response::demand_code_rd_outstanding,
    &offcore_response::demand_code_rd_l2_hit_far_tile_m,
    &offcore_response::demand_code_rd_l2_hit_far_tile_e_f,
    &offcore_response::demand_code_rd_l2_hit_near_tile_m,
    &offcore_response::demand_code_rd_l2_hit_near_tile_e_f,
    &offcore_response::demand_code_rd_mcdram_far, &offcore_response::demand_code_rd_mcdram_near,
    &offcore_response::demand_code_rd_ddr_far, &offcore_response::demand_code_rd_ddr_near,
    &offcore_response::demand_code_rd_any_response, &offcore_response::demand_rfo_outstanding,
    &offcore_response::demand_rfo_l2_hit_far_tile_m,
    &offcore_response::demand_rfo_l2_hit_far_tile_e_f,
    &offcore_response::demand_rfo_l2_hit_near_tile_m,
    &offcore_response::demand_rfo_l2_hit_near_tile_e_f, &offcore_response::demand_rfo_mcdram_far,
    &offcore_response::demand_rfo_mcdram_near, &offcore_response::demand_rfo_ddr_far,
    &offcore_response::demand_rfo_ddr_near, &offcore_response::demand_rfo_any_response,
    &offcore_response::demand_data_rd_outstanding,
    &offcore_response::demand_data_rd_l2_hit_far_tile_m,
    &offcore_response::demand_data_rd_l2_hit_far_tile_e_f,
    &offcore_response::demand_data_rd_l2_hit_near_tile_m,
    &offcore_response::demand_data_rd_l2_hit_near_tile_e_f,
    &offcore_response::demand_data_rd_mcdram_far, &offcore_response::demand_data_rd_mcdram_near,
    &offcore_response::demand_data_rd_ddr_far, &offcore_response::demand_data_rd_ddr_near,
    &offcore_response::demand_data_rd_any_response, &offcore_response::demand_data_rd_mcdram,
    &offcore_response::demand_rfo_mcdram, &offcore_response::demand_code_rd_mcdram,
    &offcore_response::pf_l2_rfo_mcdram, &offcore_response::partial_reads_mcdram,
    &offcore_response::partial_writes_mcdram, &offcore_response::uc_code_reads_mcdram,
    &offcore_response::bus_locks_mcdram, &offcore_response::pf_software_mcdram,
    &offcore_response::any_request_mcdram, &offcore_response::any_data_rd_mcdram,
    &offcore_response::any_rfo_mcdram, &offcore_response::any_code_rd_mcdram,
    &offcore_response::any_read_mcdram, &offcore_response::any_pf_l2_mcdram,
    &offcore_response::demand_data_rd_ddr, &offcore_response::demand_rfo_ddr,
    &offcore_response::demand_code_rd_ddr, &offcore_response::pf_l2_rfo_ddr,
    &offcore_response::pf_l2_code_rd_ddr, &offcore_response::partial_reads_ddr,
    &offcore_response::uc_code_reads_ddr, &offcore_response::bus_locks_ddr,
    &offcore_response::pf_software_ddr, &offcore_response::pf_l1_data_rd_ddr,
    &offcore_response::any_request_ddr, &offcore_response::any_data_rd_ddr,
    &offcore_response::any_rfo_ddr, &offcore_response::any_code_rd_ddr,
    &offcore_response::any_read_ddr, &offcore_response::demand_data_rd_l2_hit_this_tile_m,
    &offcore_response::demand_rfo_l2_hit_this_tile_m,
    &offcore_response::demand_code_rd_l2_hit_this_tile_m,
    &offcore_response::pf_l2_rfo_l2_hit_this_tile_m,
    &offcore_response::partial_reads_l2_hit_this_tile_m,
    &offcore_response::partial_writes_l2_hit_this_tile_m,
    &offcore_response::uc_code_reads_l2_hit_this_tile_m,
    &offcore_response::bus_locks_l2_hit_this_tile_m,
    &offcore_response::pf_software_l2_hit_this_tile_m,
    &offcore_response::pf_l1_data_rd_l2_hit_this_tile_m,
    &offcore_response::any_request_l2_hit_this_tile_m,
    &offcore_response::any_data_rd_l2_hit_this_tile_m,
    &offcore_response::any_rfo_l2_hit_this_tile_m,
    &offcore_response::any_code_rd_l2_hit_this_tile_m,
    &offcore_response::any_read_l2_hit_this_tile_m, &offcore_response::any_pf_l2_l2_hit_this_tile_m,
    &offcore_response::demand_data_rd_l2_hit_this_tile_e,
    &offcore_response::demand_rfo_l2_hit_this_tile_e,
    &offcore_response::demand_code_rd_l2_hit_this_tile_e,
    &offcore_response::pf_l2_rfo_l2_hit_this_tile_e,
    &offcore_response::pf_l2_code_rd_l2_hit_this_tile_e,
    &offcore_response::partial_reads_l2_hit_this_tile_e,
    &offcore_response::partial_writes_l2_hit_this_tile_e,
    &offcore_response::uc_code_reads_l2_hit_this_tile_e,
    &offcore_response::bus_locks_l2_hit_this_tile_e,
    &offcore_response::pf_software_l2_hit_this_tile_e,
    &offcore_response::pf_l1_data_rd_l2_hit_this_tile_e,
    &offcore_response::any_request_l2_hit_this_tile_e,
    &offcore_response::any_data_rd_l2_hit_this_tile_e,
    &offcore_response::any_rfo_l2_hit_this_tile_e,
    &offcore_response::any_code_rd_l2_hit_this_tile_e,
    &offcore_response::any_read_l2_hit_this_tile_e, &offcore_response::any_pf_l2_l2_hit_this_tile_e,
    &offcore_response::demand_data_rd_l2_hit_this_tile_s,
    &offcore_response::demand_rfo_l2_hit_this_tile_s,
    &offcore_response::demand_code_rd_l2_hit_this_tile_s,
    &offcore_response::pf_l2_rfo_l2_hit_this_tile_s,
    &offcore_response::partial_reads_l2_hit_this_tile_s,
    &offcore_response::partial_writes_l2_hit_this_tile_s,
    &offcore_response::uc_code_reads_l2_hit_this_tile_s,
    &offcore_response::bus_locks_l2_hit_this_tile_s,
    &offcore_response::pf_software_l2_hit_this_tile_s,
    &offcore_response::pf_l1_data_rd_l2_hit_this_tile_s,
    &offcore_response::any_request_l2_hit_this_tile_s,
    &offcore_response::any_data_rd_l2_hit_this_tile_s,
    &offcore_response::any_rfo_l2_hit_this_tile_s,
    &offcore_response::any_code_rd_l2_hit_this_tile_s,
    &offcore_response::any_read_l2_hit_this_tile_s,
    &offcore_response::demand_data_rd_l2_hit_this_tile_f,
    &offcore_response::demand_rfo_l2_hit_this_tile_f,
    &offcore_response::demand_code_rd_l2_hit_this_tile_f,
    &offcore_response::pf_l2_rfo_l2_hit_this_tile_f,
    &offcore_response::pf_l2_code_rd_l2_hit_this_tile_f,
    &offcore_response::partial_reads_l2_hit_this_tile_f,
    &offcore_response::partial_writes_l2_hit_this_tile_f,
    &offcore_response::uc_code_reads_l2_hit_this_tile_f,
    &offcore_response::bus_locks_l2_hit_this_tile_f,
    &offcore_response::pf_software_l2_hit_this_tile_f,
    &offcore_response::pf_l1_data_rd_l2_hit_this_tile_f,
    &offcore_response::any_request_l2_hit_this_tile_f,
    &offcore_response::any_data_rd_l2_hit_this_tile_f,
    &offcore_response::any_rfo_l2_hit_this_tile_f,
    &offcore_response::any_code_rd_l2_hit_this_tile_f,
    &offcore_response::any_read_l2_hit_this_tile_f, &offcore_response::any_pf_l2_l2_hit_this_tile_f,
    &offcore_response::demand_rfo_l2_hit_near_tile,
    &offcore_response::demand_code_rd_l2_hit_near_tile,
    &offcore_response::pf_l2_rfo_l2_hit_near_tile,
    &offcore_response::pf_l2_code_rd_l2_hit_near_tile,
    &offcore_response::partial_reads_l2_hit_near_tile,
    &offcore_response::partial_writes_l2_hit_near_tile,
    &offcore_response::uc_code_reads_l2_hit_near_tile,
    &offcore_response::bus_locks_l2_hit_near_tile, &offcore_response::pf_software_l2_hit_near_tile,
    &offcore_response::pf_l1_data_rd_l2_hit_near_tile,
    &offcore_response::any_request_l2_hit_near_tile,
    &offcore_response::any_data_rd_l2_hit_near_tile, &offcore_response::any_rfo_l2_hit_near_tile,
    &offcore_response::any_code_rd_l2_hit_near_tile, &offcore_response::any_read_l2_hit_near_tile,
    &offcore_response::any_pf_l2_l2_hit_near_tile, &offcore_response::demand_rfo_l2_hit_far_tile,
    &offcore_response::demand_code_rd_l2_hit_far_tile,
    &offcore_response::pf_l2_code_rd_l2_hit_far_tile,
    &offcore_response::partial_reads_l2_hit_far_tile,
    &offcore_response::partial_writes_l2_hit_far_tile, &offcore_response::bus_locks_l2_hit_far_tile,
    &offcore_response::pf_software_l2_hit_far_tile,
    &offcore_response::pf_l1_data_rd_l2_hit_far_tile,
    &offcore_response::any_request_l2_hit_far_tile, &offcore_response::any_data_rd_l2_hit_far_tile,
    &offcore_response::any_rfo_l2_hit_far_tile, &offcore_response::any_code_rd_l2_hit_far_tile,
    &offcore_response::any_read_l2_hit_far_tile, &offcore_response::any_pf_l2_l2_hit_far_tile,
    &offcore_response::any_request_l2_miss,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::knights_landing
