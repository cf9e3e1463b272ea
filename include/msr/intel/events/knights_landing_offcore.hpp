// Events of Knights Landing, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// knl: from intel/perfmon 6dadedf3aa48, KNL/events/knightslanding_core.json, version 16 of
// 09/01/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::knl {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
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
inline constexpr select::event_list list{"knl", core::knights_landing, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed any_pf_l2_outstanding{any_pf_l2_outstanding, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_0, .holds = 0x4000000070, .period = 100007}};
inline constexpr listed any_pf_l2_l2_hit_far_tile_m{any_pf_l2_l2_hit_far_tile_m, list, {.name = 39, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000400070, .period = 100007}};
inline constexpr listed any_pf_l2_l2_hit_far_tile_e_f{any_pf_l2_l2_hit_far_tile_e_f, list, {.name = 84, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800400070, .period = 100007}};
inline constexpr listed any_pf_l2_l2_hit_near_tile_m{any_pf_l2_l2_hit_near_tile_m, list, {.name = 131, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000080070, .period = 100007}};
inline constexpr listed any_pf_l2_l2_hit_near_tile_e_f{any_pf_l2_l2_hit_near_tile_e_f, list, {.name = 177, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800080070, .period = 100007}};
inline constexpr listed any_pf_l2_mcdram_far{any_pf_l2_mcdram_far, list, {.name = 225, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x100400070, .period = 100007}};
inline constexpr listed any_pf_l2_mcdram_near{any_pf_l2_mcdram_near, list, {.name = 263, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80200070, .period = 100007}};
inline constexpr listed any_pf_l2_ddr_far{any_pf_l2_ddr_far, list, {.name = 302, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x101000070, .period = 100007}};
inline constexpr listed any_pf_l2_ddr_near{any_pf_l2_ddr_near, list, {.name = 337, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80800070, .period = 100007}};
inline constexpr listed any_pf_l2_any_response{any_pf_l2_any_response, list, {.name = 373, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10070, .period = 100007}};
inline constexpr listed any_read_outstanding{any_read_outstanding, list, {.name = 413, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_0, .holds = 0x40000032f7, .period = 100007}};
inline constexpr listed any_read_l2_hit_far_tile_m{any_read_l2_hit_far_tile_m, list, {.name = 451, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10004032f7, .period = 100007}};
inline constexpr listed any_read_l2_hit_far_tile_e_f{any_read_l2_hit_far_tile_e_f, list, {.name = 495, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x8004032f7, .period = 100007}};
inline constexpr listed any_read_l2_hit_near_tile_m{any_read_l2_hit_near_tile_m, list, {.name = 541, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10000832f7, .period = 100007}};
inline constexpr listed any_read_l2_hit_near_tile_e_f{any_read_l2_hit_near_tile_e_f, list, {.name = 586, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x8000832f7, .period = 100007}};
inline constexpr listed any_read_mcdram_far{any_read_mcdram_far, list, {.name = 633, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1004032f7, .period = 100007}};
inline constexpr listed any_read_mcdram_near{any_read_mcdram_near, list, {.name = 670, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x802032f7, .period = 100007}};
inline constexpr listed any_read_ddr_far{any_read_ddr_far, list, {.name = 708, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1010032f7, .period = 100007}};
inline constexpr listed any_read_ddr_near{any_read_ddr_near, list, {.name = 742, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x808032f7, .period = 100007}};
inline constexpr listed any_read_any_response{any_read_any_response, list, {.name = 777, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x132f7, .period = 100007}};
inline constexpr listed any_code_rd_outstanding{any_code_rd_outstanding, list, {.name = 816, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_0, .holds = 0x4000000044, .period = 100007}};
inline constexpr listed any_code_rd_l2_hit_far_tile_m{any_code_rd_l2_hit_far_tile_m, list, {.name = 857, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000400044, .period = 100007}};
inline constexpr listed any_code_rd_l2_hit_far_tile_e_f{any_code_rd_l2_hit_far_tile_e_f, list, {.name = 904, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800400044, .period = 100007}};
inline constexpr listed any_code_rd_l2_hit_near_tile_m{any_code_rd_l2_hit_near_tile_m, list, {.name = 953, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000080044, .period = 100007}};
inline constexpr listed any_code_rd_l2_hit_near_tile_e_f{any_code_rd_l2_hit_near_tile_e_f, list, {.name = 1001, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800080044, .period = 100007}};
inline constexpr listed any_code_rd_mcdram_far{any_code_rd_mcdram_far, list, {.name = 1051, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x100400044, .period = 100007}};
inline constexpr listed any_code_rd_mcdram_near{any_code_rd_mcdram_near, list, {.name = 1091, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80200044, .period = 100007}};
inline constexpr listed any_code_rd_ddr_far{any_code_rd_ddr_far, list, {.name = 1132, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x101000044, .period = 100007}};
inline constexpr listed any_code_rd_ddr_near{any_code_rd_ddr_near, list, {.name = 1169, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80800044, .period = 100007}};
inline constexpr listed any_code_rd_any_response{any_code_rd_any_response, list, {.name = 1207, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10044, .period = 100007}};
inline constexpr listed any_rfo_outstanding{any_rfo_outstanding, list, {.name = 1249, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_0, .holds = 0x4000000022, .period = 100007}};
inline constexpr listed any_rfo_l2_hit_far_tile_m{any_rfo_l2_hit_far_tile_m, list, {.name = 1286, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000400022, .period = 100007}};
inline constexpr listed any_rfo_l2_hit_far_tile_e_f{any_rfo_l2_hit_far_tile_e_f, list, {.name = 1329, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800400022, .period = 100007}};
inline constexpr listed any_rfo_l2_hit_near_tile_m{any_rfo_l2_hit_near_tile_m, list, {.name = 1374, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000080022, .period = 100007}};
inline constexpr listed any_rfo_l2_hit_near_tile_e_f{any_rfo_l2_hit_near_tile_e_f, list, {.name = 1418, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800080022, .period = 100007}};
inline constexpr listed any_rfo_mcdram_far{any_rfo_mcdram_far, list, {.name = 1464, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x100400022, .period = 100007}};
inline constexpr listed any_rfo_mcdram_near{any_rfo_mcdram_near, list, {.name = 1500, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80200022, .period = 100007}};
inline constexpr listed any_rfo_ddr_far{any_rfo_ddr_far, list, {.name = 1537, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x101000022, .period = 100007}};
inline constexpr listed any_rfo_ddr_near{any_rfo_ddr_near, list, {.name = 1570, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80800022, .period = 100007}};
inline constexpr listed any_rfo_any_response{any_rfo_any_response, list, {.name = 1604, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10022, .period = 100007}};
inline constexpr listed any_data_rd_outstanding{any_data_rd_outstanding, list, {.name = 1642, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_0, .holds = 0x4000003091, .period = 100007}};
inline constexpr listed any_data_rd_l2_hit_far_tile_m{any_data_rd_l2_hit_far_tile_m, list, {.name = 1683, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000403091, .period = 100007}};
inline constexpr listed any_data_rd_l2_hit_far_tile_e_f{any_data_rd_l2_hit_far_tile_e_f, list, {.name = 1730, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800403091, .period = 100007}};
inline constexpr listed any_data_rd_l2_hit_near_tile_m{any_data_rd_l2_hit_near_tile_m, list, {.name = 1779, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000083091, .period = 100007}};
inline constexpr listed any_data_rd_l2_hit_near_tile_e_f{any_data_rd_l2_hit_near_tile_e_f, list, {.name = 1827, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800083091, .period = 100007}};
inline constexpr listed any_data_rd_mcdram_far{any_data_rd_mcdram_far, list, {.name = 1877, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x100403091, .period = 100007}};
inline constexpr listed any_data_rd_mcdram_near{any_data_rd_mcdram_near, list, {.name = 1917, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80203091, .period = 100007}};
inline constexpr listed any_data_rd_ddr_far{any_data_rd_ddr_far, list, {.name = 1958, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x101003091, .period = 100007}};
inline constexpr listed any_data_rd_ddr_near{any_data_rd_ddr_near, list, {.name = 1995, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80803091, .period = 100007}};
inline constexpr listed any_data_rd_any_response{any_data_rd_any_response, list, {.name = 2033, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x13091, .period = 100007}};
inline constexpr listed any_request_outstanding{any_request_outstanding, list, {.name = 2075, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_0, .holds = 0x4000008000, .period = 100007}};
inline constexpr listed any_request_l2_hit_far_tile_m{any_request_l2_hit_far_tile_m, list, {.name = 2116, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000408000, .period = 100007}};
inline constexpr listed any_request_l2_hit_far_tile_e_f{any_request_l2_hit_far_tile_e_f, list, {.name = 2163, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800408000, .period = 100007}};
inline constexpr listed any_request_l2_hit_near_tile_m{any_request_l2_hit_near_tile_m, list, {.name = 2212, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000088000, .period = 100007}};
inline constexpr listed any_request_l2_hit_near_tile_e_f{any_request_l2_hit_near_tile_e_f, list, {.name = 2260, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800088000, .period = 100007}};
inline constexpr listed any_request_mcdram_far{any_request_mcdram_far, list, {.name = 2310, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x100408000, .period = 100007}};
inline constexpr listed any_request_mcdram_near{any_request_mcdram_near, list, {.name = 2350, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80208000, .period = 100007}};
inline constexpr listed any_request_ddr_far{any_request_ddr_far, list, {.name = 2391, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x101008000, .period = 100007}};
inline constexpr listed any_request_ddr_near{any_request_ddr_near, list, {.name = 2428, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80808000, .period = 100007}};
inline constexpr listed any_request_any_response{any_request_any_response, list, {.name = 2466, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x18000, .period = 100007}};
inline constexpr listed streaming_stores_any_response{streaming_stores_any_response, list, {.name = 2508, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_1, .holds = 0x14800, .period = 100007}};
inline constexpr listed partial_streaming_stores_any_response{partial_streaming_stores_any_response, list, {.name = 2555, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_1, .holds = 0x14000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_outstanding{pf_l1_data_rd_outstanding, list, {.name = 2610, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_0, .holds = 0x4000002000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_hit_far_tile_m{pf_l1_data_rd_l2_hit_far_tile_m, list, {.name = 2653, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000402000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_hit_far_tile_e_f{pf_l1_data_rd_l2_hit_far_tile_e_f, list, {.name = 2702, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800402000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_hit_near_tile_m{pf_l1_data_rd_l2_hit_near_tile_m, list, {.name = 2753, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000082000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_hit_near_tile_e_f{pf_l1_data_rd_l2_hit_near_tile_e_f, list, {.name = 2803, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800082000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_mcdram_far{pf_l1_data_rd_mcdram_far, list, {.name = 2855, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x100402000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_mcdram_near{pf_l1_data_rd_mcdram_near, list, {.name = 2897, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80202000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_ddr_far{pf_l1_data_rd_ddr_far, list, {.name = 2940, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x101002000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_ddr_near{pf_l1_data_rd_ddr_near, list, {.name = 2979, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80802000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_any_response{pf_l1_data_rd_any_response, list, {.name = 3019, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x12000, .period = 100007}};
inline constexpr listed pf_software_outstanding{pf_software_outstanding, list, {.name = 3063, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_0, .holds = 0x4000001000, .period = 100007}};
inline constexpr listed pf_software_l2_hit_far_tile_m{pf_software_l2_hit_far_tile_m, list, {.name = 3104, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000401000, .period = 100007}};
inline constexpr listed pf_software_l2_hit_far_tile_e_f{pf_software_l2_hit_far_tile_e_f, list, {.name = 3151, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800401000, .period = 100007}};
inline constexpr listed pf_software_l2_hit_near_tile_m{pf_software_l2_hit_near_tile_m, list, {.name = 3200, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000081000, .period = 100007}};
inline constexpr listed pf_software_l2_hit_near_tile_e_f{pf_software_l2_hit_near_tile_e_f, list, {.name = 3248, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800081000, .period = 100007}};
inline constexpr listed pf_software_mcdram_far{pf_software_mcdram_far, list, {.name = 3298, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x100401000, .period = 100007}};
inline constexpr listed pf_software_mcdram_near{pf_software_mcdram_near, list, {.name = 3338, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80201000, .period = 100007}};
inline constexpr listed pf_software_ddr_far{pf_software_ddr_far, list, {.name = 3379, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x101001000, .period = 100007}};
inline constexpr listed pf_software_ddr_near{pf_software_ddr_near, list, {.name = 3416, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80801000, .period = 100007}};
inline constexpr listed pf_software_any_response{pf_software_any_response, list, {.name = 3454, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x11000, .period = 100007}};
inline constexpr listed full_streaming_stores_any_response{full_streaming_stores_any_response, list, {.name = 3496, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10800, .period = 100007}};
inline constexpr listed bus_locks_outstanding{bus_locks_outstanding, list, {.name = 3548, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_0, .holds = 0x4000000400, .period = 100007}};
inline constexpr listed bus_locks_l2_hit_far_tile_m{bus_locks_l2_hit_far_tile_m, list, {.name = 3587, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000400400, .period = 100007}};
inline constexpr listed bus_locks_l2_hit_far_tile_e_f{bus_locks_l2_hit_far_tile_e_f, list, {.name = 3632, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800400400, .period = 100007}};
inline constexpr listed bus_locks_l2_hit_near_tile_m{bus_locks_l2_hit_near_tile_m, list, {.name = 3679, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000080400, .period = 100007}};
inline constexpr listed bus_locks_l2_hit_near_tile_e_f{bus_locks_l2_hit_near_tile_e_f, list, {.name = 3725, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800080400, .period = 100007}};
inline constexpr listed bus_locks_mcdram_far{bus_locks_mcdram_far, list, {.name = 3773, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x100400400, .period = 100007}};
inline constexpr listed bus_locks_mcdram_near{bus_locks_mcdram_near, list, {.name = 3811, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80200400, .period = 100007}};
inline constexpr listed bus_locks_ddr_far{bus_locks_ddr_far, list, {.name = 3850, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x101000400, .period = 100007}};
inline constexpr listed bus_locks_ddr_near{bus_locks_ddr_near, list, {.name = 3885, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80800400, .period = 100007}};
inline constexpr listed bus_locks_any_response{bus_locks_any_response, list, {.name = 3921, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10400, .period = 100007}};
inline constexpr listed uc_code_reads_outstanding{uc_code_reads_outstanding, list, {.name = 3961, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_0, .holds = 0x4000000200, .period = 100007}};
inline constexpr listed uc_code_reads_l2_hit_far_tile_m{uc_code_reads_l2_hit_far_tile_m, list, {.name = 4004, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000400200, .period = 100007}};
inline constexpr listed uc_code_reads_l2_hit_far_tile_e_f{uc_code_reads_l2_hit_far_tile_e_f, list, {.name = 4053, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800400200, .period = 100007}};
inline constexpr listed uc_code_reads_l2_hit_near_tile_m{uc_code_reads_l2_hit_near_tile_m, list, {.name = 4104, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000080200, .period = 100007}};
inline constexpr listed uc_code_reads_l2_hit_near_tile_e_f{uc_code_reads_l2_hit_near_tile_e_f, list, {.name = 4154, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800080200, .period = 100007}};
inline constexpr listed uc_code_reads_mcdram_far{uc_code_reads_mcdram_far, list, {.name = 4206, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x100400200, .period = 100007}};
inline constexpr listed uc_code_reads_mcdram_near{uc_code_reads_mcdram_near, list, {.name = 4248, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80200200, .period = 100007}};
inline constexpr listed uc_code_reads_ddr_far{uc_code_reads_ddr_far, list, {.name = 4291, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x101000200, .period = 100007}};
inline constexpr listed uc_code_reads_ddr_near{uc_code_reads_ddr_near, list, {.name = 4330, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80800200, .period = 100007}};
inline constexpr listed uc_code_reads_any_response{uc_code_reads_any_response, list, {.name = 4370, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10200, .period = 100007}};
inline constexpr listed partial_writes_l2_hit_far_tile_m{partial_writes_l2_hit_far_tile_m, list, {.name = 4414, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_1, .holds = 0x1000400100, .period = 100007}};
inline constexpr listed partial_writes_l2_hit_far_tile_e_f{partial_writes_l2_hit_far_tile_e_f, list, {.name = 4464, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_1, .holds = 0x800400100, .period = 100007}};
inline constexpr listed partial_writes_l2_hit_near_tile_m{partial_writes_l2_hit_near_tile_m, list, {.name = 4516, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_1, .holds = 0x1000080100, .period = 100007}};
inline constexpr listed partial_writes_l2_hit_near_tile_e_f{partial_writes_l2_hit_near_tile_e_f, list, {.name = 4567, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_1, .holds = 0x800080100, .period = 100007}};
inline constexpr listed partial_writes_mcdram_far{partial_writes_mcdram_far, list, {.name = 4620, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_1, .holds = 0x100400100, .period = 100007}};
inline constexpr listed partial_writes_mcdram_near{partial_writes_mcdram_near, list, {.name = 4663, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_1, .holds = 0x80200100, .period = 100007}};
inline constexpr listed partial_writes_ddr_far{partial_writes_ddr_far, list, {.name = 4707, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_1, .holds = 0x101000100, .period = 100007}};
inline constexpr listed partial_writes_ddr_near{partial_writes_ddr_near, list, {.name = 4747, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_1, .holds = 0x80800100, .period = 100007}};
inline constexpr listed partial_writes_any_response{partial_writes_any_response, list, {.name = 4788, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_1, .holds = 0x10100, .period = 100007}};
inline constexpr listed partial_reads_outstanding{partial_reads_outstanding, list, {.name = 4833, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_0, .holds = 0x4000000080, .period = 100007}};
inline constexpr listed partial_reads_non_dram{partial_reads_non_dram, list, {.name = 4876, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x2000020080, .period = 100007}};
inline constexpr listed partial_reads_l2_hit_far_tile_m{partial_reads_l2_hit_far_tile_m, list, {.name = 4916, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000400080, .period = 100007}};
inline constexpr listed partial_reads_l2_hit_far_tile_e_f{partial_reads_l2_hit_far_tile_e_f, list, {.name = 4965, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800400080, .period = 100007}};
inline constexpr listed partial_reads_l2_hit_near_tile_m{partial_reads_l2_hit_near_tile_m, list, {.name = 5016, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000080080, .period = 100007}};
inline constexpr listed partial_reads_l2_hit_near_tile_e_f{partial_reads_l2_hit_near_tile_e_f, list, {.name = 5066, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800080080, .period = 100007}};
inline constexpr listed partial_reads_mcdram_far{partial_reads_mcdram_far, list, {.name = 5118, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x100400080, .period = 100007}};
inline constexpr listed partial_reads_mcdram_near{partial_reads_mcdram_near, list, {.name = 5160, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80200080, .period = 100007}};
inline constexpr listed partial_reads_ddr_far{partial_reads_ddr_far, list, {.name = 5203, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x101000080, .period = 100007}};
inline constexpr listed partial_reads_ddr_near{partial_reads_ddr_near, list, {.name = 5242, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80800080, .period = 100007}};
inline constexpr listed partial_reads_any_response{partial_reads_any_response, list, {.name = 5282, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10080, .period = 100007}};
inline constexpr listed pf_l2_code_rd_outstanding{pf_l2_code_rd_outstanding, list, {.name = 5326, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_0, .holds = 0x4000000040, .period = 100007}};
inline constexpr listed pf_l2_code_rd_l2_hit_far_tile_m{pf_l2_code_rd_l2_hit_far_tile_m, list, {.name = 5369, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000400040, .period = 100007}};
inline constexpr listed pf_l2_code_rd_l2_hit_far_tile_e_f{pf_l2_code_rd_l2_hit_far_tile_e_f, list, {.name = 5418, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800400040, .period = 100007}};
inline constexpr listed pf_l2_code_rd_l2_hit_near_tile_m{pf_l2_code_rd_l2_hit_near_tile_m, list, {.name = 5469, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000080040, .period = 100007}};
inline constexpr listed pf_l2_code_rd_l2_hit_near_tile_e_f{pf_l2_code_rd_l2_hit_near_tile_e_f, list, {.name = 5519, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800080040, .period = 100007}};
inline constexpr listed pf_l2_code_rd_mcdram_far{pf_l2_code_rd_mcdram_far, list, {.name = 5571, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x100400040, .period = 100007}};
inline constexpr listed pf_l2_code_rd_mcdram_near{pf_l2_code_rd_mcdram_near, list, {.name = 5613, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80200040, .period = 100007}};
inline constexpr listed pf_l2_code_rd_ddr_far{pf_l2_code_rd_ddr_far, list, {.name = 5656, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x101000040, .period = 100007}};
inline constexpr listed pf_l2_code_rd_ddr_near{pf_l2_code_rd_ddr_near, list, {.name = 5695, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80800040, .period = 100007}};
inline constexpr listed pf_l2_code_rd_any_response{pf_l2_code_rd_any_response, list, {.name = 5735, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10040, .period = 100007}};
inline constexpr listed pf_l2_rfo_non_dram{pf_l2_rfo_non_dram, list, {.name = 5779, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x2000020020, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_hit_far_tile_m{pf_l2_rfo_l2_hit_far_tile_m, list, {.name = 5815, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000400020, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_hit_far_tile_e_f{pf_l2_rfo_l2_hit_far_tile_e_f, list, {.name = 5860, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800400020, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_hit_near_tile_m{pf_l2_rfo_l2_hit_near_tile_m, list, {.name = 5907, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000080020, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_hit_near_tile_e_f{pf_l2_rfo_l2_hit_near_tile_e_f, list, {.name = 5953, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800080020, .period = 100007}};
inline constexpr listed pf_l2_rfo_mcdram_far{pf_l2_rfo_mcdram_far, list, {.name = 6001, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x100400020, .period = 100007}};
inline constexpr listed pf_l2_rfo_mcdram_near{pf_l2_rfo_mcdram_near, list, {.name = 6039, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80200020, .period = 100007}};
inline constexpr listed pf_l2_rfo_ddr_far{pf_l2_rfo_ddr_far, list, {.name = 6078, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x101000020, .period = 100007}};
inline constexpr listed pf_l2_rfo_ddr_near{pf_l2_rfo_ddr_near, list, {.name = 6113, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80800020, .period = 100007}};
inline constexpr listed pf_l2_rfo_any_response{pf_l2_rfo_any_response, list, {.name = 6149, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10020, .period = 100007}};
inline constexpr listed demand_code_rd_outstanding{demand_code_rd_outstanding, list, {.name = 6189, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_0, .holds = 0x4000000004, .period = 100007}};
inline constexpr listed demand_code_rd_l2_hit_far_tile_m{demand_code_rd_l2_hit_far_tile_m, list, {.name = 6233, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000400004, .period = 100007}};
inline constexpr listed demand_code_rd_l2_hit_far_tile_e_f{demand_code_rd_l2_hit_far_tile_e_f, list, {.name = 6283, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800400004, .period = 100007}};
inline constexpr listed demand_code_rd_l2_hit_near_tile_m{demand_code_rd_l2_hit_near_tile_m, list, {.name = 6335, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000080004, .period = 100007}};
inline constexpr listed demand_code_rd_l2_hit_near_tile_e_f{demand_code_rd_l2_hit_near_tile_e_f, list, {.name = 6386, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800080004, .period = 100007}};
inline constexpr listed demand_code_rd_mcdram_far{demand_code_rd_mcdram_far, list, {.name = 6439, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x100400004, .period = 100007}};
inline constexpr listed demand_code_rd_mcdram_near{demand_code_rd_mcdram_near, list, {.name = 6482, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80200004, .period = 100007}};
inline constexpr listed demand_code_rd_ddr_far{demand_code_rd_ddr_far, list, {.name = 6526, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x101000004, .period = 100007}};
inline constexpr listed demand_code_rd_ddr_near{demand_code_rd_ddr_near, list, {.name = 6566, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80800004, .period = 100007}};
inline constexpr listed demand_code_rd_any_response{demand_code_rd_any_response, list, {.name = 6607, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10004, .period = 100007}};
inline constexpr listed demand_rfo_outstanding{demand_rfo_outstanding, list, {.name = 6652, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_0, .holds = 0x4000000002, .period = 100007}};
inline constexpr listed demand_rfo_l2_hit_far_tile_m{demand_rfo_l2_hit_far_tile_m, list, {.name = 6692, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000400002, .period = 100007}};
inline constexpr listed demand_rfo_l2_hit_far_tile_e_f{demand_rfo_l2_hit_far_tile_e_f, list, {.name = 6738, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800400002, .period = 100007}};
inline constexpr listed demand_rfo_l2_hit_near_tile_m{demand_rfo_l2_hit_near_tile_m, list, {.name = 6786, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000080002, .period = 100007}};
inline constexpr listed demand_rfo_l2_hit_near_tile_e_f{demand_rfo_l2_hit_near_tile_e_f, list, {.name = 6833, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800080002, .period = 100007}};
inline constexpr listed demand_rfo_mcdram_far{demand_rfo_mcdram_far, list, {.name = 6882, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x100400002, .period = 100007}};
inline constexpr listed demand_rfo_mcdram_near{demand_rfo_mcdram_near, list, {.name = 6921, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80200002, .period = 100007}};
inline constexpr listed demand_rfo_ddr_far{demand_rfo_ddr_far, list, {.name = 6961, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x101000002, .period = 100007}};
inline constexpr listed demand_rfo_ddr_near{demand_rfo_ddr_near, list, {.name = 6997, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80800002, .period = 100007}};
inline constexpr listed demand_rfo_any_response{demand_rfo_any_response, list, {.name = 7034, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10002, .period = 100007}};
inline constexpr listed demand_data_rd_outstanding{demand_data_rd_outstanding, list, {.name = 7075, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_0, .holds = 0x4000000001, .period = 100007}};
inline constexpr listed demand_data_rd_l2_hit_far_tile_m{demand_data_rd_l2_hit_far_tile_m, list, {.name = 7119, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000400001, .period = 100007}};
inline constexpr listed demand_data_rd_l2_hit_far_tile_e_f{demand_data_rd_l2_hit_far_tile_e_f, list, {.name = 7169, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800400001, .period = 100007}};
inline constexpr listed demand_data_rd_l2_hit_near_tile_m{demand_data_rd_l2_hit_near_tile_m, list, {.name = 7221, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000080001, .period = 100007}};
inline constexpr listed demand_data_rd_l2_hit_near_tile_e_f{demand_data_rd_l2_hit_near_tile_e_f, list, {.name = 7272, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x800080001, .period = 100007}};
inline constexpr listed demand_data_rd_mcdram_far{demand_data_rd_mcdram_far, list, {.name = 7325, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x100400001, .period = 100007}};
inline constexpr listed demand_data_rd_mcdram_near{demand_data_rd_mcdram_near, list, {.name = 7368, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80200001, .period = 100007}};
inline constexpr listed demand_data_rd_ddr_far{demand_data_rd_ddr_far, list, {.name = 7412, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x101000001, .period = 100007}};
inline constexpr listed demand_data_rd_ddr_near{demand_data_rd_ddr_near, list, {.name = 7452, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80800001, .period = 100007}};
inline constexpr listed demand_data_rd_any_response{demand_data_rd_any_response, list, {.name = 7493, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100007}};
inline constexpr listed demand_data_rd_mcdram{demand_data_rd_mcdram, list, {.name = 7538, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x180600001, .period = 100007}};
inline constexpr listed demand_rfo_mcdram{demand_rfo_mcdram, list, {.name = 7577, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x180600002, .period = 100007}};
inline constexpr listed demand_code_rd_mcdram{demand_code_rd_mcdram, list, {.name = 7612, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x180600004, .period = 100007}};
inline constexpr listed pf_l2_rfo_mcdram{pf_l2_rfo_mcdram, list, {.name = 7651, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x180600020, .period = 100007}};
inline constexpr listed partial_reads_mcdram{partial_reads_mcdram, list, {.name = 7685, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x180600080, .period = 100007}};
inline constexpr listed partial_writes_mcdram{partial_writes_mcdram, list, {.name = 7723, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_1, .holds = 0x180600100, .period = 100007}};
inline constexpr listed uc_code_reads_mcdram{uc_code_reads_mcdram, list, {.name = 7762, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x180600200, .period = 100007}};
inline constexpr listed bus_locks_mcdram{bus_locks_mcdram, list, {.name = 7800, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x180600400, .period = 100007}};
inline constexpr listed pf_software_mcdram{pf_software_mcdram, list, {.name = 7834, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x180601000, .period = 100007}};
inline constexpr listed any_request_mcdram{any_request_mcdram, list, {.name = 7870, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x180608000, .period = 100007}};
inline constexpr listed any_data_rd_mcdram{any_data_rd_mcdram, list, {.name = 7906, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x180603091, .period = 100007}};
inline constexpr listed any_rfo_mcdram{any_rfo_mcdram, list, {.name = 7942, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x180600022, .period = 100007}};
inline constexpr listed any_code_rd_mcdram{any_code_rd_mcdram, list, {.name = 7974, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x180600044, .period = 100007}};
inline constexpr listed any_read_mcdram{any_read_mcdram, list, {.name = 8010, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1806032f7, .period = 100007}};
inline constexpr listed any_pf_l2_mcdram{any_pf_l2_mcdram, list, {.name = 8043, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x180600070, .period = 100007}};
inline constexpr listed demand_data_rd_ddr{demand_data_rd_ddr, list, {.name = 8077, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x181800001, .period = 100007}};
inline constexpr listed demand_rfo_ddr{demand_rfo_ddr, list, {.name = 8113, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x181800002, .period = 100007}};
inline constexpr listed demand_code_rd_ddr{demand_code_rd_ddr, list, {.name = 8145, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x181800004, .period = 100007}};
inline constexpr listed pf_l2_rfo_ddr{pf_l2_rfo_ddr, list, {.name = 8181, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x181800020, .period = 100007}};
inline constexpr listed pf_l2_code_rd_ddr{pf_l2_code_rd_ddr, list, {.name = 8212, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x181800040, .period = 100007}};
inline constexpr listed partial_reads_ddr{partial_reads_ddr, list, {.name = 8247, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x181800080, .period = 100007}};
inline constexpr listed uc_code_reads_ddr{uc_code_reads_ddr, list, {.name = 8282, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x181800200, .period = 100007}};
inline constexpr listed bus_locks_ddr{bus_locks_ddr, list, {.name = 8317, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x181800400, .period = 100007}};
inline constexpr listed pf_software_ddr{pf_software_ddr, list, {.name = 8348, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x181801000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_ddr{pf_l1_data_rd_ddr, list, {.name = 8381, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x181802000, .period = 100007}};
inline constexpr listed any_request_ddr{any_request_ddr, list, {.name = 8416, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x181808000, .period = 100007}};
inline constexpr listed any_data_rd_ddr{any_data_rd_ddr, list, {.name = 8449, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x181803091, .period = 100007}};
inline constexpr listed any_rfo_ddr{any_rfo_ddr, list, {.name = 8482, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x181800022, .period = 100007}};
inline constexpr listed any_code_rd_ddr{any_code_rd_ddr, list, {.name = 8511, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x181800044, .period = 100007}};
inline constexpr listed any_read_ddr{any_read_ddr, list, {.name = 8544, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1818032f7, .period = 100007}};
inline constexpr listed demand_data_rd_l2_hit_this_tile_m{demand_data_rd_l2_hit_this_tile_m, list, {.name = 8574, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x2000001, .period = 100007}};
inline constexpr listed demand_rfo_l2_hit_this_tile_m{demand_rfo_l2_hit_this_tile_m, list, {.name = 8625, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x2000002, .period = 100007}};
inline constexpr listed demand_code_rd_l2_hit_this_tile_m{demand_code_rd_l2_hit_this_tile_m, list, {.name = 8672, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x2000004, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_hit_this_tile_m{pf_l2_rfo_l2_hit_this_tile_m, list, {.name = 8723, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x2000020, .period = 100007}};
inline constexpr listed partial_reads_l2_hit_this_tile_m{partial_reads_l2_hit_this_tile_m, list, {.name = 8769, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x2000080, .period = 100007}};
inline constexpr listed partial_writes_l2_hit_this_tile_m{partial_writes_l2_hit_this_tile_m, list, {.name = 8819, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_1, .holds = 0x2000100, .period = 100007}};
inline constexpr listed uc_code_reads_l2_hit_this_tile_m{uc_code_reads_l2_hit_this_tile_m, list, {.name = 8870, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x2000200, .period = 100007}};
inline constexpr listed bus_locks_l2_hit_this_tile_m{bus_locks_l2_hit_this_tile_m, list, {.name = 8920, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x2000400, .period = 100007}};
inline constexpr listed pf_software_l2_hit_this_tile_m{pf_software_l2_hit_this_tile_m, list, {.name = 8966, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x2001000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_hit_this_tile_m{pf_l1_data_rd_l2_hit_this_tile_m, list, {.name = 9014, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x2002000, .period = 100007}};
inline constexpr listed any_request_l2_hit_this_tile_m{any_request_l2_hit_this_tile_m, list, {.name = 9064, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x2008000, .period = 100007}};
inline constexpr listed any_data_rd_l2_hit_this_tile_m{any_data_rd_l2_hit_this_tile_m, list, {.name = 9112, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x2003091, .period = 100007}};
inline constexpr listed any_rfo_l2_hit_this_tile_m{any_rfo_l2_hit_this_tile_m, list, {.name = 9160, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x2000022, .period = 100007}};
inline constexpr listed any_code_rd_l2_hit_this_tile_m{any_code_rd_l2_hit_this_tile_m, list, {.name = 9204, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x2000044, .period = 100007}};
inline constexpr listed any_read_l2_hit_this_tile_m{any_read_l2_hit_this_tile_m, list, {.name = 9252, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x20032f7, .period = 100007}};
inline constexpr listed any_pf_l2_l2_hit_this_tile_m{any_pf_l2_l2_hit_this_tile_m, list, {.name = 9297, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x2000070, .period = 100007}};
inline constexpr listed demand_data_rd_l2_hit_this_tile_e{demand_data_rd_l2_hit_this_tile_e, list, {.name = 9343, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x4000001, .period = 100007}};
inline constexpr listed demand_rfo_l2_hit_this_tile_e{demand_rfo_l2_hit_this_tile_e, list, {.name = 9394, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x4000002, .period = 100007}};
inline constexpr listed demand_code_rd_l2_hit_this_tile_e{demand_code_rd_l2_hit_this_tile_e, list, {.name = 9441, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x4000004, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_hit_this_tile_e{pf_l2_rfo_l2_hit_this_tile_e, list, {.name = 9492, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x4000020, .period = 100007}};
inline constexpr listed pf_l2_code_rd_l2_hit_this_tile_e{pf_l2_code_rd_l2_hit_this_tile_e, list, {.name = 9538, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x4000040, .period = 100007}};
inline constexpr listed partial_reads_l2_hit_this_tile_e{partial_reads_l2_hit_this_tile_e, list, {.name = 9588, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x4000080, .period = 100007}};
inline constexpr listed partial_writes_l2_hit_this_tile_e{partial_writes_l2_hit_this_tile_e, list, {.name = 9638, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_1, .holds = 0x4000100, .period = 100007}};
inline constexpr listed uc_code_reads_l2_hit_this_tile_e{uc_code_reads_l2_hit_this_tile_e, list, {.name = 9689, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x4000200, .period = 100007}};
inline constexpr listed bus_locks_l2_hit_this_tile_e{bus_locks_l2_hit_this_tile_e, list, {.name = 9739, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x4000400, .period = 100007}};
inline constexpr listed pf_software_l2_hit_this_tile_e{pf_software_l2_hit_this_tile_e, list, {.name = 9785, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x4001000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_hit_this_tile_e{pf_l1_data_rd_l2_hit_this_tile_e, list, {.name = 9833, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x4002000, .period = 100007}};
inline constexpr listed any_request_l2_hit_this_tile_e{any_request_l2_hit_this_tile_e, list, {.name = 9883, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x4008000, .period = 100007}};
inline constexpr listed any_data_rd_l2_hit_this_tile_e{any_data_rd_l2_hit_this_tile_e, list, {.name = 9931, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x4003091, .period = 100007}};
inline constexpr listed any_rfo_l2_hit_this_tile_e{any_rfo_l2_hit_this_tile_e, list, {.name = 9979, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x4000022, .period = 100007}};
inline constexpr listed any_code_rd_l2_hit_this_tile_e{any_code_rd_l2_hit_this_tile_e, list, {.name = 10023, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x4000044, .period = 100007}};
inline constexpr listed any_read_l2_hit_this_tile_e{any_read_l2_hit_this_tile_e, list, {.name = 10071, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x40032f7, .period = 100007}};
inline constexpr listed any_pf_l2_l2_hit_this_tile_e{any_pf_l2_l2_hit_this_tile_e, list, {.name = 10116, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x4000070, .period = 100007}};
inline constexpr listed demand_data_rd_l2_hit_this_tile_s{demand_data_rd_l2_hit_this_tile_s, list, {.name = 10162, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x8000001, .period = 100007}};
inline constexpr listed demand_rfo_l2_hit_this_tile_s{demand_rfo_l2_hit_this_tile_s, list, {.name = 10213, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x8000002, .period = 100007}};
inline constexpr listed demand_code_rd_l2_hit_this_tile_s{demand_code_rd_l2_hit_this_tile_s, list, {.name = 10260, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x8000004, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_hit_this_tile_s{pf_l2_rfo_l2_hit_this_tile_s, list, {.name = 10311, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x8000020, .period = 100007}};
inline constexpr listed partial_reads_l2_hit_this_tile_s{partial_reads_l2_hit_this_tile_s, list, {.name = 10357, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x8000080, .period = 100007}};
inline constexpr listed partial_writes_l2_hit_this_tile_s{partial_writes_l2_hit_this_tile_s, list, {.name = 10407, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_1, .holds = 0x8000100, .period = 100007}};
inline constexpr listed uc_code_reads_l2_hit_this_tile_s{uc_code_reads_l2_hit_this_tile_s, list, {.name = 10458, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x8000200, .period = 100007}};
inline constexpr listed bus_locks_l2_hit_this_tile_s{bus_locks_l2_hit_this_tile_s, list, {.name = 10508, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x8000400, .period = 100007}};
inline constexpr listed pf_software_l2_hit_this_tile_s{pf_software_l2_hit_this_tile_s, list, {.name = 10554, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x8001000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_hit_this_tile_s{pf_l1_data_rd_l2_hit_this_tile_s, list, {.name = 10602, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x8002000, .period = 100007}};
inline constexpr listed any_request_l2_hit_this_tile_s{any_request_l2_hit_this_tile_s, list, {.name = 10652, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x8008000, .period = 100007}};
inline constexpr listed any_data_rd_l2_hit_this_tile_s{any_data_rd_l2_hit_this_tile_s, list, {.name = 10700, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x8003091, .period = 100007}};
inline constexpr listed any_rfo_l2_hit_this_tile_s{any_rfo_l2_hit_this_tile_s, list, {.name = 10748, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x8000022, .period = 100007}};
inline constexpr listed any_code_rd_l2_hit_this_tile_s{any_code_rd_l2_hit_this_tile_s, list, {.name = 10792, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x8000044, .period = 100007}};
inline constexpr listed any_read_l2_hit_this_tile_s{any_read_l2_hit_this_tile_s, list, {.name = 10840, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80032f7, .period = 100007}};
inline constexpr listed demand_data_rd_l2_hit_this_tile_f{demand_data_rd_l2_hit_this_tile_f, list, {.name = 10885, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10000001, .period = 100007}};
inline constexpr listed demand_rfo_l2_hit_this_tile_f{demand_rfo_l2_hit_this_tile_f, list, {.name = 10936, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10000002, .period = 100007}};
inline constexpr listed demand_code_rd_l2_hit_this_tile_f{demand_code_rd_l2_hit_this_tile_f, list, {.name = 10983, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10000004, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_hit_this_tile_f{pf_l2_rfo_l2_hit_this_tile_f, list, {.name = 11034, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10000020, .period = 100007}};
inline constexpr listed pf_l2_code_rd_l2_hit_this_tile_f{pf_l2_code_rd_l2_hit_this_tile_f, list, {.name = 11080, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10000040, .period = 100007}};
inline constexpr listed partial_reads_l2_hit_this_tile_f{partial_reads_l2_hit_this_tile_f, list, {.name = 11130, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10000080, .period = 100007}};
inline constexpr listed partial_writes_l2_hit_this_tile_f{partial_writes_l2_hit_this_tile_f, list, {.name = 11180, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_1, .holds = 0x10000100, .period = 100007}};
inline constexpr listed uc_code_reads_l2_hit_this_tile_f{uc_code_reads_l2_hit_this_tile_f, list, {.name = 11231, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10000200, .period = 100007}};
inline constexpr listed bus_locks_l2_hit_this_tile_f{bus_locks_l2_hit_this_tile_f, list, {.name = 11281, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10000400, .period = 100007}};
inline constexpr listed pf_software_l2_hit_this_tile_f{pf_software_l2_hit_this_tile_f, list, {.name = 11327, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10001000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_hit_this_tile_f{pf_l1_data_rd_l2_hit_this_tile_f, list, {.name = 11375, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10002000, .period = 100007}};
inline constexpr listed any_request_l2_hit_this_tile_f{any_request_l2_hit_this_tile_f, list, {.name = 11425, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10008000, .period = 100007}};
inline constexpr listed any_data_rd_l2_hit_this_tile_f{any_data_rd_l2_hit_this_tile_f, list, {.name = 11473, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10003091, .period = 100007}};
inline constexpr listed any_rfo_l2_hit_this_tile_f{any_rfo_l2_hit_this_tile_f, list, {.name = 11521, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10000022, .period = 100007}};
inline constexpr listed any_code_rd_l2_hit_this_tile_f{any_code_rd_l2_hit_this_tile_f, list, {.name = 11565, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10000044, .period = 100007}};
inline constexpr listed any_read_l2_hit_this_tile_f{any_read_l2_hit_this_tile_f, list, {.name = 11613, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x100032f7, .period = 100007}};
inline constexpr listed any_pf_l2_l2_hit_this_tile_f{any_pf_l2_l2_hit_this_tile_f, list, {.name = 11658, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10000070, .period = 100007}};
inline constexpr listed demand_rfo_l2_hit_near_tile{demand_rfo_l2_hit_near_tile, list, {.name = 11704, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800180002, .period = 100007}};
inline constexpr listed demand_code_rd_l2_hit_near_tile{demand_code_rd_l2_hit_near_tile, list, {.name = 11749, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800180004, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_hit_near_tile{pf_l2_rfo_l2_hit_near_tile, list, {.name = 11798, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800180020, .period = 100007}};
inline constexpr listed pf_l2_code_rd_l2_hit_near_tile{pf_l2_code_rd_l2_hit_near_tile, list, {.name = 11842, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800180040, .period = 100007}};
inline constexpr listed partial_reads_l2_hit_near_tile{partial_reads_l2_hit_near_tile, list, {.name = 11890, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800180080, .period = 100007}};
inline constexpr listed partial_writes_l2_hit_near_tile{partial_writes_l2_hit_near_tile, list, {.name = 11938, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_1, .holds = 0x1800180100, .period = 100007}};
inline constexpr listed uc_code_reads_l2_hit_near_tile{uc_code_reads_l2_hit_near_tile, list, {.name = 11987, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800180200, .period = 100007}};
inline constexpr listed bus_locks_l2_hit_near_tile{bus_locks_l2_hit_near_tile, list, {.name = 12035, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800180400, .period = 100007}};
inline constexpr listed pf_software_l2_hit_near_tile{pf_software_l2_hit_near_tile, list, {.name = 12079, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800181000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_hit_near_tile{pf_l1_data_rd_l2_hit_near_tile, list, {.name = 12125, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800182000, .period = 100007}};
inline constexpr listed any_request_l2_hit_near_tile{any_request_l2_hit_near_tile, list, {.name = 12173, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800188000, .period = 100007}};
inline constexpr listed any_data_rd_l2_hit_near_tile{any_data_rd_l2_hit_near_tile, list, {.name = 12219, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800183091, .period = 100007}};
inline constexpr listed any_rfo_l2_hit_near_tile{any_rfo_l2_hit_near_tile, list, {.name = 12265, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800180022, .period = 100007}};
inline constexpr listed any_code_rd_l2_hit_near_tile{any_code_rd_l2_hit_near_tile, list, {.name = 12307, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800180044, .period = 100007}};
inline constexpr listed any_read_l2_hit_near_tile{any_read_l2_hit_near_tile, list, {.name = 12353, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x18001832f7, .period = 100007}};
inline constexpr listed any_pf_l2_l2_hit_near_tile{any_pf_l2_l2_hit_near_tile, list, {.name = 12396, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800180070, .period = 100007}};
inline constexpr listed demand_rfo_l2_hit_far_tile{demand_rfo_l2_hit_far_tile, list, {.name = 12440, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800400002, .period = 100007}};
inline constexpr listed demand_code_rd_l2_hit_far_tile{demand_code_rd_l2_hit_far_tile, list, {.name = 12484, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800400004, .period = 100007}};
inline constexpr listed pf_l2_code_rd_l2_hit_far_tile{pf_l2_code_rd_l2_hit_far_tile, list, {.name = 12532, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800400040, .period = 100007}};
inline constexpr listed partial_reads_l2_hit_far_tile{partial_reads_l2_hit_far_tile, list, {.name = 12579, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800400080, .period = 100007}};
inline constexpr listed partial_writes_l2_hit_far_tile{partial_writes_l2_hit_far_tile, list, {.name = 12626, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_1, .holds = 0x1800400100, .period = 100007}};
inline constexpr listed bus_locks_l2_hit_far_tile{bus_locks_l2_hit_far_tile, list, {.name = 12674, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800400400, .period = 100007}};
inline constexpr listed pf_software_l2_hit_far_tile{pf_software_l2_hit_far_tile, list, {.name = 12717, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800401000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_hit_far_tile{pf_l1_data_rd_l2_hit_far_tile, list, {.name = 12762, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800402000, .period = 100007}};
inline constexpr listed any_request_l2_hit_far_tile{any_request_l2_hit_far_tile, list, {.name = 12809, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800408000, .period = 100007}};
inline constexpr listed any_data_rd_l2_hit_far_tile{any_data_rd_l2_hit_far_tile, list, {.name = 12854, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800403091, .period = 100007}};
inline constexpr listed any_rfo_l2_hit_far_tile{any_rfo_l2_hit_far_tile, list, {.name = 12899, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800400022, .period = 100007}};
inline constexpr listed any_code_rd_l2_hit_far_tile{any_code_rd_l2_hit_far_tile, list, {.name = 12940, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800400044, .period = 100007}};
inline constexpr listed any_read_l2_hit_far_tile{any_read_l2_hit_far_tile, list, {.name = 12985, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x18004032f7, .period = 100007}};
inline constexpr listed any_pf_l2_l2_hit_far_tile{any_pf_l2_l2_hit_far_tile, list, {.name = 13027, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1800400070, .period = 100007}};
inline constexpr listed any_request_l2_miss{any_request_l2_miss, list, {.name = 13070, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x18001981f8, .period = 100007}};
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::any_pf_l2_outstanding,
    &offcore_response::any_pf_l2_l2_hit_far_tile_m,
    &offcore_response::any_pf_l2_l2_hit_far_tile_e_f,
    &offcore_response::any_pf_l2_l2_hit_near_tile_m,
    &offcore_response::any_pf_l2_l2_hit_near_tile_e_f,
    &offcore_response::any_pf_l2_mcdram_far,
    &offcore_response::any_pf_l2_mcdram_near,
    &offcore_response::any_pf_l2_ddr_far,
    &offcore_response::any_pf_l2_ddr_near,
    &offcore_response::any_pf_l2_any_response,
    &offcore_response::any_read_outstanding,
    &offcore_response::any_read_l2_hit_far_tile_m,
    &offcore_response::any_read_l2_hit_far_tile_e_f,
    &offcore_response::any_read_l2_hit_near_tile_m,
    &offcore_response::any_read_l2_hit_near_tile_e_f,
    &offcore_response::any_read_mcdram_far,
    &offcore_response::any_read_mcdram_near,
    &offcore_response::any_read_ddr_far,
    &offcore_response::any_read_ddr_near,
    &offcore_response::any_read_any_response,
    &offcore_response::any_code_rd_outstanding,
    &offcore_response::any_code_rd_l2_hit_far_tile_m,
    &offcore_response::any_code_rd_l2_hit_far_tile_e_f,
    &offcore_response::any_code_rd_l2_hit_near_tile_m,
    &offcore_response::any_code_rd_l2_hit_near_tile_e_f,
    &offcore_response::any_code_rd_mcdram_far,
    &offcore_response::any_code_rd_mcdram_near,
    &offcore_response::any_code_rd_ddr_far,
    &offcore_response::any_code_rd_ddr_near,
    &offcore_response::any_code_rd_any_response,
    &offcore_response::any_rfo_outstanding,
    &offcore_response::any_rfo_l2_hit_far_tile_m,
    &offcore_response::any_rfo_l2_hit_far_tile_e_f,
    &offcore_response::any_rfo_l2_hit_near_tile_m,
    &offcore_response::any_rfo_l2_hit_near_tile_e_f,
    &offcore_response::any_rfo_mcdram_far,
    &offcore_response::any_rfo_mcdram_near,
    &offcore_response::any_rfo_ddr_far,
    &offcore_response::any_rfo_ddr_near,
    &offcore_response::any_rfo_any_response,
    &offcore_response::any_data_rd_outstanding,
    &offcore_response::any_data_rd_l2_hit_far_tile_m,
    &offcore_response::any_data_rd_l2_hit_far_tile_e_f,
    &offcore_response::any_data_rd_l2_hit_near_tile_m,
    &offcore_response::any_data_rd_l2_hit_near_tile_e_f,
    &offcore_response::any_data_rd_mcdram_far,
    &offcore_response::any_data_rd_mcdram_near,
    &offcore_response::any_data_rd_ddr_far,
    &offcore_response::any_data_rd_ddr_near,
    &offcore_response::any_data_rd_any_response,
    &offcore_response::any_request_outstanding,
    &offcore_response::any_request_l2_hit_far_tile_m,
    &offcore_response::any_request_l2_hit_far_tile_e_f,
    &offcore_response::any_request_l2_hit_near_tile_m,
    &offcore_response::any_request_l2_hit_near_tile_e_f,
    &offcore_response::any_request_mcdram_far,
    &offcore_response::any_request_mcdram_near,
    &offcore_response::any_request_ddr_far,
    &offcore_response::any_request_ddr_near,
    &offcore_response::any_request_any_response,
    &offcore_response::streaming_stores_any_response,
    &offcore_response::partial_streaming_stores_any_response,
    &offcore_response::pf_l1_data_rd_outstanding,
    &offcore_response::pf_l1_data_rd_l2_hit_far_tile_m,
    &offcore_response::pf_l1_data_rd_l2_hit_far_tile_e_f,
    &offcore_response::pf_l1_data_rd_l2_hit_near_tile_m,
    &offcore_response::pf_l1_data_rd_l2_hit_near_tile_e_f,
    &offcore_response::pf_l1_data_rd_mcdram_far,
    &offcore_response::pf_l1_data_rd_mcdram_near,
    &offcore_response::pf_l1_data_rd_ddr_far,
    &offcore_response::pf_l1_data_rd_ddr_near,
    &offcore_response::pf_l1_data_rd_any_response,
    &offcore_response::pf_software_outstanding,
    &offcore_response::pf_software_l2_hit_far_tile_m,
    &offcore_response::pf_software_l2_hit_far_tile_e_f,
    &offcore_response::pf_software_l2_hit_near_tile_m,
    &offcore_response::pf_software_l2_hit_near_tile_e_f,
    &offcore_response::pf_software_mcdram_far,
    &offcore_response::pf_software_mcdram_near,
    &offcore_response::pf_software_ddr_far,
    &offcore_response::pf_software_ddr_near,
    &offcore_response::pf_software_any_response,
    &offcore_response::full_streaming_stores_any_response,
    &offcore_response::bus_locks_outstanding,
    &offcore_response::bus_locks_l2_hit_far_tile_m,
    &offcore_response::bus_locks_l2_hit_far_tile_e_f,
    &offcore_response::bus_locks_l2_hit_near_tile_m,
    &offcore_response::bus_locks_l2_hit_near_tile_e_f,
    &offcore_response::bus_locks_mcdram_far,
    &offcore_response::bus_locks_mcdram_near,
    &offcore_response::bus_locks_ddr_far,
    &offcore_response::bus_locks_ddr_near,
    &offcore_response::bus_locks_any_response,
    &offcore_response::uc_code_reads_outstanding,
    &offcore_response::uc_code_reads_l2_hit_far_tile_m,
    &offcore_response::uc_code_reads_l2_hit_far_tile_e_f,
    &offcore_response::uc_code_reads_l2_hit_near_tile_m,
    &offcore_response::uc_code_reads_l2_hit_near_tile_e_f,
    &offcore_response::uc_code_reads_mcdram_far,
    &offcore_response::uc_code_reads_mcdram_near,
    &offcore_response::uc_code_reads_ddr_far,
    &offcore_response::uc_code_reads_ddr_near,
    &offcore_response::uc_code_reads_any_response,
    &offcore_response::partial_writes_l2_hit_far_tile_m,
    &offcore_response::partial_writes_l2_hit_far_tile_e_f,
    &offcore_response::partial_writes_l2_hit_near_tile_m,
    &offcore_response::partial_writes_l2_hit_near_tile_e_f,
    &offcore_response::partial_writes_mcdram_far,
    &offcore_response::partial_writes_mcdram_near,
    &offcore_response::partial_writes_ddr_far,
    &offcore_response::partial_writes_ddr_near,
    &offcore_response::partial_writes_any_response,
    &offcore_response::partial_reads_outstanding,
    &offcore_response::partial_reads_non_dram,
    &offcore_response::partial_reads_l2_hit_far_tile_m,
    &offcore_response::partial_reads_l2_hit_far_tile_e_f,
    &offcore_response::partial_reads_l2_hit_near_tile_m,
    &offcore_response::partial_reads_l2_hit_near_tile_e_f,
    &offcore_response::partial_reads_mcdram_far,
    &offcore_response::partial_reads_mcdram_near,
    &offcore_response::partial_reads_ddr_far,
    &offcore_response::partial_reads_ddr_near,
    &offcore_response::partial_reads_any_response,
    &offcore_response::pf_l2_code_rd_outstanding,
    &offcore_response::pf_l2_code_rd_l2_hit_far_tile_m,
    &offcore_response::pf_l2_code_rd_l2_hit_far_tile_e_f,
    &offcore_response::pf_l2_code_rd_l2_hit_near_tile_m,
    &offcore_response::pf_l2_code_rd_l2_hit_near_tile_e_f,
    &offcore_response::pf_l2_code_rd_mcdram_far,
    &offcore_response::pf_l2_code_rd_mcdram_near,
    &offcore_response::pf_l2_code_rd_ddr_far,
    &offcore_response::pf_l2_code_rd_ddr_near,
    &offcore_response::pf_l2_code_rd_any_response,
    &offcore_response::pf_l2_rfo_non_dram,
    &offcore_response::pf_l2_rfo_l2_hit_far_tile_m,
    &offcore_response::pf_l2_rfo_l2_hit_far_tile_e_f,
    &offcore_response::pf_l2_rfo_l2_hit_near_tile_m,
    &offcore_response::pf_l2_rfo_l2_hit_near_tile_e_f,
    &offcore_response::pf_l2_rfo_mcdram_far,
    &offcore_response::pf_l2_rfo_mcdram_near,
    &offcore_response::pf_l2_rfo_ddr_far,
    &offcore_response::pf_l2_rfo_ddr_near,
    &offcore_response::pf_l2_rfo_any_response,
    &offcore_response::demand_code_rd_outstanding,
    &offcore_response::demand_code_rd_l2_hit_far_tile_m,
    &offcore_response::demand_code_rd_l2_hit_far_tile_e_f,
    &offcore_response::demand_code_rd_l2_hit_near_tile_m,
    &offcore_response::demand_code_rd_l2_hit_near_tile_e_f,
    &offcore_response::demand_code_rd_mcdram_far,
    &offcore_response::demand_code_rd_mcdram_near,
    &offcore_response::demand_code_rd_ddr_far,
    &offcore_response::demand_code_rd_ddr_near,
    &offcore_response::demand_code_rd_any_response,
    &offcore_response::demand_rfo_outstanding,
    &offcore_response::demand_rfo_l2_hit_far_tile_m,
    &offcore_response::demand_rfo_l2_hit_far_tile_e_f,
    &offcore_response::demand_rfo_l2_hit_near_tile_m,
    &offcore_response::demand_rfo_l2_hit_near_tile_e_f,
    &offcore_response::demand_rfo_mcdram_far,
    &offcore_response::demand_rfo_mcdram_near,
    &offcore_response::demand_rfo_ddr_far,
    &offcore_response::demand_rfo_ddr_near,
    &offcore_response::demand_rfo_any_response,
    &offcore_response::demand_data_rd_outstanding,
    &offcore_response::demand_data_rd_l2_hit_far_tile_m,
    &offcore_response::demand_data_rd_l2_hit_far_tile_e_f,
    &offcore_response::demand_data_rd_l2_hit_near_tile_m,
    &offcore_response::demand_data_rd_l2_hit_near_tile_e_f,
    &offcore_response::demand_data_rd_mcdram_far,
    &offcore_response::demand_data_rd_mcdram_near,
    &offcore_response::demand_data_rd_ddr_far,
    &offcore_response::demand_data_rd_ddr_near,
    &offcore_response::demand_data_rd_any_response,
    &offcore_response::demand_data_rd_mcdram,
    &offcore_response::demand_rfo_mcdram,
    &offcore_response::demand_code_rd_mcdram,
    &offcore_response::pf_l2_rfo_mcdram,
    &offcore_response::partial_reads_mcdram,
    &offcore_response::partial_writes_mcdram,
    &offcore_response::uc_code_reads_mcdram,
    &offcore_response::bus_locks_mcdram,
    &offcore_response::pf_software_mcdram,
    &offcore_response::any_request_mcdram,
    &offcore_response::any_data_rd_mcdram,
    &offcore_response::any_rfo_mcdram,
    &offcore_response::any_code_rd_mcdram,
    &offcore_response::any_read_mcdram,
    &offcore_response::any_pf_l2_mcdram,
    &offcore_response::demand_data_rd_ddr,
    &offcore_response::demand_rfo_ddr,
    &offcore_response::demand_code_rd_ddr,
    &offcore_response::pf_l2_rfo_ddr,
    &offcore_response::pf_l2_code_rd_ddr,
    &offcore_response::partial_reads_ddr,
    &offcore_response::uc_code_reads_ddr,
    &offcore_response::bus_locks_ddr,
    &offcore_response::pf_software_ddr,
    &offcore_response::pf_l1_data_rd_ddr,
    &offcore_response::any_request_ddr,
    &offcore_response::any_data_rd_ddr,
    &offcore_response::any_rfo_ddr,
    &offcore_response::any_code_rd_ddr,
    &offcore_response::any_read_ddr,
    &offcore_response::demand_data_rd_l2_hit_this_tile_m,
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
    &offcore_response::any_read_l2_hit_this_tile_m,
    &offcore_response::any_pf_l2_l2_hit_this_tile_m,
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
    &offcore_response::any_read_l2_hit_this_tile_e,
    &offcore_response::any_pf_l2_l2_hit_this_tile_e,
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
    &offcore_response::any_read_l2_hit_this_tile_f,
    &offcore_response::any_pf_l2_l2_hit_this_tile_f,
    &offcore_response::demand_rfo_l2_hit_near_tile,
    &offcore_response::demand_code_rd_l2_hit_near_tile,
    &offcore_response::pf_l2_rfo_l2_hit_near_tile,
    &offcore_response::pf_l2_code_rd_l2_hit_near_tile,
    &offcore_response::partial_reads_l2_hit_near_tile,
    &offcore_response::partial_writes_l2_hit_near_tile,
    &offcore_response::uc_code_reads_l2_hit_near_tile,
    &offcore_response::bus_locks_l2_hit_near_tile,
    &offcore_response::pf_software_l2_hit_near_tile,
    &offcore_response::pf_l1_data_rd_l2_hit_near_tile,
    &offcore_response::any_request_l2_hit_near_tile,
    &offcore_response::any_data_rd_l2_hit_near_tile,
    &offcore_response::any_rfo_l2_hit_near_tile,
    &offcore_response::any_code_rd_l2_hit_near_tile,
    &offcore_response::any_read_l2_hit_near_tile,
    &offcore_response::any_pf_l2_l2_hit_near_tile,
    &offcore_response::demand_rfo_l2_hit_far_tile,
    &offcore_response::demand_code_rd_l2_hit_far_tile,
    &offcore_response::pf_l2_code_rd_l2_hit_far_tile,
    &offcore_response::partial_reads_l2_hit_far_tile,
    &offcore_response::partial_writes_l2_hit_far_tile,
    &offcore_response::bus_locks_l2_hit_far_tile,
    &offcore_response::pf_software_l2_hit_far_tile,
    &offcore_response::pf_l1_data_rd_l2_hit_far_tile,
    &offcore_response::any_request_l2_hit_far_tile,
    &offcore_response::any_data_rd_l2_hit_far_tile,
    &offcore_response::any_rfo_l2_hit_far_tile,
    &offcore_response::any_code_rd_l2_hit_far_tile,
    &offcore_response::any_read_l2_hit_far_tile,
    &offcore_response::any_pf_l2_l2_hit_far_tile,
    &offcore_response::any_request_l2_miss,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::knl
