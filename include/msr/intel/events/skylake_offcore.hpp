// Events of Skylake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// skl: from intel/perfmon 6dadedf3aa48, SKL/events/skylake_core.json, version 59 of 04/04/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::skylake {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "offcore_response.other.l3_miss.any_snoop\0"
    "offcore_response.other.l3_miss.snoop_non_dram\0"
    "offcore_response.other.l3_miss.snoop_hitm\0"
    "offcore_response.other.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.other.l3_miss.snoop_miss\0"
    "offcore_response.other.l3_miss.snoop_not_needed\0"
    "offcore_response.other.l3_miss.snoop_none\0"
    "offcore_response.other.l3_miss.spl_hit\0"
    "offcore_response.other.l3_miss_local_dram.any_snoop\0"
    "offcore_response.other.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.other.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.other.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.other.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.other.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.other.l3_miss_local_dram.snoop_none\0"
    "offcore_response.other.l3_miss_local_dram.spl_hit\0"
    "offcore_response.other.l4_hit_local_l4.any_snoop\0"
    "offcore_response.other.l4_hit_local_l4.snoop_non_dram\0"
    "offcore_response.other.l4_hit_local_l4.snoop_hitm\0"
    "offcore_response.other.l4_hit_local_l4.snoop_hit_no_fwd\0"
    "offcore_response.other.l4_hit_local_l4.snoop_miss\0"
    "offcore_response.other.l4_hit_local_l4.snoop_not_needed\0"
    "offcore_response.other.l4_hit_local_l4.snoop_none\0"
    "offcore_response.other.l4_hit_local_l4.spl_hit\0"
    "offcore_response.other.l3_hit.any_snoop\0"
    "offcore_response.other.l3_hit.snoop_non_dram\0"
    "offcore_response.other.l3_hit.snoop_hitm\0"
    "offcore_response.other.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.other.l3_hit.snoop_miss\0"
    "offcore_response.other.l3_hit.snoop_not_needed\0"
    "offcore_response.other.l3_hit.snoop_none\0"
    "offcore_response.other.l3_hit.spl_hit\0"
    "offcore_response.other.l3_hit_s.any_snoop\0"
    "offcore_response.other.l3_hit_s.snoop_non_dram\0"
    "offcore_response.other.l3_hit_s.snoop_hitm\0"
    "offcore_response.other.l3_hit_s.snoop_hit_no_fwd\0"
    "offcore_response.other.l3_hit_s.snoop_miss\0"
    "offcore_response.other.l3_hit_s.snoop_not_needed\0"
    "offcore_response.other.l3_hit_s.snoop_none\0"
    "offcore_response.other.l3_hit_s.spl_hit\0"
    "offcore_response.other.l3_hit_e.any_snoop\0"
    "offcore_response.other.l3_hit_e.snoop_non_dram\0"
    "offcore_response.other.l3_hit_e.snoop_hitm\0"
    "offcore_response.other.l3_hit_e.snoop_hit_no_fwd\0"
    "offcore_response.other.l3_hit_e.snoop_miss\0"
    "offcore_response.other.l3_hit_e.snoop_not_needed\0"
    "offcore_response.other.l3_hit_e.snoop_none\0"
    "offcore_response.other.l3_hit_e.spl_hit\0"
    "offcore_response.other.l3_hit_m.any_snoop\0"
    "offcore_response.other.l3_hit_m.snoop_non_dram\0"
    "offcore_response.other.l3_hit_m.snoop_hitm\0"
    "offcore_response.other.l3_hit_m.snoop_hit_no_fwd\0"
    "offcore_response.other.l3_hit_m.snoop_miss\0"
    "offcore_response.other.l3_hit_m.snoop_not_needed\0"
    "offcore_response.other.l3_hit_m.snoop_none\0"
    "offcore_response.other.l3_hit_m.spl_hit\0"
    "offcore_response.other.supplier_none.any_snoop\0"
    "offcore_response.other.supplier_none.snoop_non_dram\0"
    "offcore_response.other.supplier_none.snoop_hitm\0"
    "offcore_response.other.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.other.supplier_none.snoop_miss\0"
    "offcore_response.other.supplier_none.snoop_not_needed\0"
    "offcore_response.other.supplier_none.snoop_none\0"
    "offcore_response.other.supplier_none.spl_hit\0"
    "offcore_response.other.any_response\0"
    "offcore_response.demand_code_rd.l3_miss.any_snoop\0"
    "offcore_response.demand_code_rd.l3_miss.snoop_non_dram\0"
    "offcore_response.demand_code_rd.l3_miss.snoop_hitm\0"
    "offcore_response.demand_code_rd.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.demand_code_rd.l3_miss.snoop_miss\0"
    "offcore_response.demand_code_rd.l3_miss.snoop_not_needed\0"
    "offcore_response.demand_code_rd.l3_miss.snoop_none\0"
    "offcore_response.demand_code_rd.l3_miss.spl_hit\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.any_snoop\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.snoop_none\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.spl_hit\0"
    "offcore_response.demand_code_rd.l4_hit_local_l4.any_snoop\0"
    "offcore_response.demand_code_rd.l4_hit_local_l4.snoop_non_dram\0"
    "offcore_response.demand_code_rd.l4_hit_local_l4.snoop_hitm\0"
    "offcore_response.demand_code_rd.l4_hit_local_l4.snoop_hit_no_fwd\0"
    "offcore_response.demand_code_rd.l4_hit_local_l4.snoop_miss\0"
    "offcore_response.demand_code_rd.l4_hit_local_l4.snoop_not_needed\0"
    "offcore_response.demand_code_rd.l4_hit_local_l4.snoop_none\0"
    "offcore_response.demand_code_rd.l4_hit_local_l4.spl_hit\0"
    "offcore_response.demand_code_rd.l3_hit.any_snoop\0"
    "offcore_response.demand_code_rd.l3_hit.snoop_non_dram\0"
    "offcore_response.demand_code_rd.l3_hit.snoop_hitm\0"
    "offcore_response.demand_code_rd.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.demand_code_rd.l3_hit.snoop_miss\0"
    "offcore_response.demand_code_rd.l3_hit.snoop_not_needed\0"
    "offcore_response.demand_code_rd.l3_hit.snoop_none\0"
    "offcore_response.demand_code_rd.l3_hit.spl_hit\0"
    "offcore_response.demand_code_rd.l3_hit_s.any_snoop\0"
    "offcore_response.demand_code_rd.l3_hit_s.snoop_non_dram\0"
    "offcore_response.demand_code_rd.l3_hit_s.snoop_hitm\0"
    "offcore_response.demand_code_rd.l3_hit_s.snoop_hit_no_fwd\0"
    "offcore_response.demand_code_rd.l3_hit_s.snoop_miss\0"
    "offcore_response.demand_code_rd.l3_hit_s.snoop_not_needed\0"
    "offcore_response.demand_code_rd.l3_hit_s.snoop_none\0"
    "offcore_response.demand_code_rd.l3_hit_s.spl_hit\0"
    "offcore_response.demand_code_rd.l3_hit_e.any_snoop\0"
    "offcore_response.demand_code_rd.l3_hit_e.snoop_non_dram\0"
    "offcore_response.demand_code_rd.l3_hit_e.snoop_hitm\0"
    "offcore_response.demand_code_rd.l3_hit_e.snoop_hit_no_fwd\0"
    "offcore_response.demand_code_rd.l3_hit_e.snoop_miss\0"
    "offcore_response.demand_code_rd.l3_hit_e.snoop_not_needed\0"
    "offcore_response.demand_code_rd.l3_hit_e.snoop_none\0"
    "offcore_response.demand_code_rd.l3_hit_e.spl_hit\0"
    "offcore_response.demand_code_rd.l3_hit_m.any_snoop\0"
    "offcore_response.demand_code_rd.l3_hit_m.snoop_non_dram\0"
    "offcore_response.demand_code_rd.l3_hit_m.snoop_hitm\0"
    "offcore_response.demand_code_rd.l3_hit_m.snoop_hit_no_fwd\0"
    "offcore_response.demand_code_rd.l3_hit_m.snoop_miss\0"
    "offcore_response.demand_code_rd.l3_hit_m.snoop_not_needed\0"
    "offcore_response.demand_code_rd.l3_hit_m.snoop_none\0"
    "offcore_response.demand_code_rd.l3_hit_m.spl_hit\0"
    "offcore_response.demand_code_rd.supplier_none.any_snoop\0"
    "offcore_response.demand_code_rd.supplier_none.snoop_non_dram\0"
    "offcore_response.demand_code_rd.supplier_none.snoop_hitm\0"
    "offcore_response.demand_code_rd.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.demand_code_rd.supplier_none.snoop_miss\0"
    "offcore_response.demand_code_rd.supplier_none.snoop_not_needed\0"
    "offcore_response.demand_code_rd.supplier_none.snoop_none\0"
    "offcore_response.demand_code_rd.supplier_none.spl_hit\0"
    "offcore_response.demand_code_rd.any_response\0"
    "offcore_response.demand_rfo.l3_miss.any_snoop\0"
    "offcore_response.demand_rfo.l3_miss.snoop_non_dram\0"
    "offcore_response.demand_rfo.l3_miss.snoop_hitm\0"
    "offcore_response.demand_rfo.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.demand_rfo.l3_miss.snoop_miss\0"
    "offcore_response.demand_rfo.l3_miss.snoop_not_needed\0"
    "offcore_response.demand_rfo.l3_miss.snoop_none\0"
    "offcore_response.demand_rfo.l3_miss.spl_hit\0"
    "offcore_response.demand_rfo.l3_miss_local_dram.any_snoop\0"
    "offcore_response.demand_rfo.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.demand_rfo.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.demand_rfo.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.demand_rfo.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.demand_rfo.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.demand_rfo.l3_miss_local_dram.snoop_none\0"
    "offcore_response.demand_rfo.l3_miss_local_dram.spl_hit\0"
    "offcore_response.demand_rfo.l4_hit_local_l4.any_snoop\0"
    "offcore_response.demand_rfo.l4_hit_local_l4.snoop_non_dram\0"
    "offcore_response.demand_rfo.l4_hit_local_l4.snoop_hitm\0"
    "offcore_response.demand_rfo.l4_hit_local_l4.snoop_hit_no_fwd\0"
    "offcore_response.demand_rfo.l4_hit_local_l4.snoop_miss\0"
    "offcore_response.demand_rfo.l4_hit_local_l4.snoop_not_needed\0"
    "offcore_response.demand_rfo.l4_hit_local_l4.snoop_none\0"
    "offcore_response.demand_rfo.l4_hit_local_l4.spl_hit\0"
    "offcore_response.demand_rfo.l3_hit.any_snoop\0"
    "offcore_response.demand_rfo.l3_hit.snoop_non_dram\0"
    "offcore_response.demand_rfo.l3_hit.snoop_hitm\0"
    "offcore_response.demand_rfo.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.demand_rfo.l3_hit.snoop_miss\0"
    "offcore_response.demand_rfo.l3_hit.snoop_not_needed\0"
    "offcore_response.demand_rfo.l3_hit.snoop_none\0"
    "offcore_response.demand_rfo.l3_hit.spl_hit\0"
    "offcore_response.demand_rfo.l3_hit_s.any_snoop\0"
    "offcore_response.demand_rfo.l3_hit_s.snoop_non_dram\0"
    "offcore_response.demand_rfo.l3_hit_s.snoop_hitm\0"
    "offcore_response.demand_rfo.l3_hit_s.snoop_hit_no_fwd\0"
    "offcore_response.demand_rfo.l3_hit_s.snoop_miss\0"
    "offcore_response.demand_rfo.l3_hit_s.snoop_not_needed\0"
    "offcore_response.demand_rfo.l3_hit_s.snoop_none\0"
    "offcore_response.demand_rfo.l3_hit_s.spl_hit\0"
    "offcore_response.demand_rfo.l3_hit_e.any_snoop\0"
    "offcore_response.demand_rfo.l3_hit_e.snoop_non_dram\0"
    "offcore_response.demand_rfo.l3_hit_e.snoop_hitm\0"
    "offcore_response.demand_rfo.l3_hit_e.snoop_hit_no_fwd\0"
    "offcore_response.demand_rfo.l3_hit_e.snoop_miss\0"
    "offcore_response.demand_rfo.l3_hit_e.snoop_not_needed\0"
    "offcore_response.demand_rfo.l3_hit_e.snoop_none\0"
    "offcore_response.demand_rfo.l3_hit_e.spl_hit\0"
    "offcore_response.demand_rfo.l3_hit_m.any_snoop\0"
    "offcore_response.demand_rfo.l3_hit_m.snoop_non_dram\0"
    "offcore_response.demand_rfo.l3_hit_m.snoop_hitm\0"
    "offcore_response.demand_rfo.l3_hit_m.snoop_hit_no_fwd\0"
    "offcore_response.demand_rfo.l3_hit_m.snoop_miss\0"
    "offcore_response.demand_rfo.l3_hit_m.snoop_not_needed\0"
    "offcore_response.demand_rfo.l3_hit_m.snoop_none\0"
    "offcore_response.demand_rfo.l3_hit_m.spl_hit\0"
    "offcore_response.demand_rfo.supplier_none.any_snoop\0"
    "offcore_response.demand_rfo.supplier_none.snoop_non_dram\0"
    "offcore_response.demand_rfo.supplier_none.snoop_hitm\0"
    "offcore_response.demand_rfo.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.demand_rfo.supplier_none.snoop_miss\0"
    "offcore_response.demand_rfo.supplier_none.snoop_not_needed\0"
    "offcore_response.demand_rfo.supplier_none.snoop_none\0"
    "offcore_response.demand_rfo.supplier_none.spl_hit\0"
    "offcore_response.demand_rfo.any_response\0"
    "offcore_response.demand_data_rd.l3_miss.any_snoop\0"
    "offcore_response.demand_data_rd.l3_miss.snoop_non_dram\0"
    "offcore_response.demand_data_rd.l3_miss.snoop_hitm\0"
    "offcore_response.demand_data_rd.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.demand_data_rd.l3_miss.snoop_miss\0"
    "offcore_response.demand_data_rd.l3_miss.snoop_not_needed\0"
    "offcore_response.demand_data_rd.l3_miss.snoop_none\0"
    "offcore_response.demand_data_rd.l3_miss.spl_hit\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.any_snoop\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.snoop_none\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.spl_hit\0"
    "offcore_response.demand_data_rd.l4_hit_local_l4.any_snoop\0"
    "offcore_response.demand_data_rd.l4_hit_local_l4.snoop_non_dram\0"
    "offcore_response.demand_data_rd.l4_hit_local_l4.snoop_hitm\0"
    "offcore_response.demand_data_rd.l4_hit_local_l4.snoop_hit_no_fwd\0"
    "offcore_response.demand_data_rd.l4_hit_local_l4.snoop_miss\0"
    "offcore_response.demand_data_rd.l4_hit_local_l4.snoop_not_needed\0"
    "offcore_response.demand_data_rd.l4_hit_local_l4.snoop_none\0"
    "offcore_response.demand_data_rd.l4_hit_local_l4.spl_hit\0"
    "offcore_response.demand_data_rd.l3_hit.any_snoop\0"
    "offcore_response.demand_data_rd.l3_hit.snoop_non_dram\0"
    "offcore_response.demand_data_rd.l3_hit.snoop_hitm\0"
    "offcore_response.demand_data_rd.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.demand_data_rd.l3_hit.snoop_miss\0"
    "offcore_response.demand_data_rd.l3_hit.snoop_not_needed\0"
    "offcore_response.demand_data_rd.l3_hit.snoop_none\0"
    "offcore_response.demand_data_rd.l3_hit.spl_hit\0"
    "offcore_response.demand_data_rd.l3_hit_s.any_snoop\0"
    "offcore_response.demand_data_rd.l3_hit_s.snoop_non_dram\0"
    "offcore_response.demand_data_rd.l3_hit_s.snoop_hitm\0"
    "offcore_response.demand_data_rd.l3_hit_s.snoop_hit_no_fwd\0"
    "offcore_response.demand_data_rd.l3_hit_s.snoop_miss\0"
    "offcore_response.demand_data_rd.l3_hit_s.snoop_not_needed\0"
    "offcore_response.demand_data_rd.l3_hit_s.snoop_none\0"
    "offcore_response.demand_data_rd.l3_hit_s.spl_hit\0"
    "offcore_response.demand_data_rd.l3_hit_e.any_snoop\0"
    "offcore_response.demand_data_rd.l3_hit_e.snoop_non_dram\0"
    "offcore_response.demand_data_rd.l3_hit_e.snoop_hitm\0"
    "offcore_response.demand_data_rd.l3_hit_e.snoop_hit_no_fwd\0"
    "offcore_response.demand_data_rd.l3_hit_e.snoop_miss\0"
    "offcore_response.demand_data_rd.l3_hit_e.snoop_not_needed\0"
    "offcore_response.demand_data_rd.l3_hit_e.snoop_none\0"
    "offcore_response.demand_data_rd.l3_hit_e.spl_hit\0"
    "offcore_response.demand_data_rd.l3_hit_m.any_snoop\0"
    "offcore_response.demand_data_rd.l3_hit_m.snoop_non_dram\0"
    "offcore_response.demand_data_rd.l3_hit_m.snoop_hitm\0"
    "offcore_response.demand_data_rd.l3_hit_m.snoop_hit_no_fwd\0"
    "offcore_response.demand_data_rd.l3_hit_m.snoop_miss\0"
    "offcore_response.demand_data_rd.l3_hit_m.snoop_not_needed\0"
    "offcore_response.demand_data_rd.l3_hit_m.snoop_none\0"
    "offcore_response.demand_data_rd.l3_hit_m.spl_hit\0"
    "offcore_response.demand_data_rd.supplier_none.any_snoop\0"
    "offcore_response.demand_data_rd.supplier_none.snoop_non_dram\0"
    "offcore_response.demand_data_rd.supplier_none.snoop_hitm\0"
    "offcore_response.demand_data_rd.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.demand_data_rd.supplier_none.snoop_miss\0"
    "offcore_response.demand_data_rd.supplier_none.snoop_not_needed\0"
    "offcore_response.demand_data_rd.supplier_none.snoop_none\0"
    "offcore_response.demand_data_rd.supplier_none.spl_hit\0"
    "offcore_response.demand_data_rd.any_response\0";
inline constexpr select::event_list list{"skylake", core::skylake, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed other_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300000, 0x3ffc408000}, {}, &other_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3ffc408000, .period = 100003
inline constexpr listed other_l3_miss_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a300029, 0x203c408000}, {}, &other_l3_miss_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x203c408000, .period = 100003
inline constexpr listed other_l3_miss_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300057, 0x103c408000}, {}, &other_l3_miss_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c408000, .period = 100003
inline constexpr listed other_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300081, 0x43c408000}, {}, &other_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c408000, .period = 100003
inline constexpr listed other_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3000b1, 0x23c408000}, {}, &other_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c408000, .period = 100003
inline constexpr listed other_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3000db, 0x13c408000}, {}, &other_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c408000, .period = 100003
inline constexpr listed other_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30010b, 0xbc408000}, {}, &other_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc408000, .period = 100003
inline constexpr listed other_l3_miss_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a300135, 0x7c408000}, {}, &other_l3_miss_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x7c408000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30015c, 0x3fc4008000}, {}, &other_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc4008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a300190, 0x2004008000}, {}, &other_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3001c9, 0x1004008000}, {}, &other_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3001fe, 0x404008000}, {}, &other_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300239, 0x204008000}, {}, &other_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30026e, 0x104008000}, {}, &other_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3002a9, 0x84008000}, {}, &other_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a3002de, 0x44008000}, {}, &other_l3_miss_local_dram_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x44008000, .period = 100003
inline constexpr listed other_l4_hit_local_l4_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300310, 0x3fc0408000}, {}, &other_l4_hit_local_l4_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0408000, .period = 100003
inline constexpr listed other_l4_hit_local_l4_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a300341, 0x2000408000}, {}, &other_l4_hit_local_l4_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000408000, .period = 100003
inline constexpr listed other_l4_hit_local_l4_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300377, 0x1000408000}, {}, &other_l4_hit_local_l4_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000408000, .period = 100003
inline constexpr listed other_l4_hit_local_l4_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3003a9, 0x400408000}, {}, &other_l4_hit_local_l4_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400408000, .period = 100003
inline constexpr listed other_l4_hit_local_l4_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3003e1, 0x200408000}, {}, &other_l4_hit_local_l4_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200408000, .period = 100003
inline constexpr listed other_l4_hit_local_l4_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a300413, 0x100408000}, {}, &other_l4_hit_local_l4_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100408000, .period = 100003
inline constexpr listed other_l4_hit_local_l4_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30044b, 0x80408000}, {}, &other_l4_hit_local_l4_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80408000, .period = 100003
inline constexpr listed other_l4_hit_local_l4_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a30047d, 0x40408000}, {}, &other_l4_hit_local_l4_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40408000, .period = 100003
inline constexpr listed other_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3004ac, 0x3fc01c8000}, {}, &other_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc01c8000, .period = 100003
inline constexpr listed other_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a3004d4, 0x20001c8000}, {}, &other_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20001c8000, .period = 100003
inline constexpr listed other_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300501, 0x10001c8000}, {}, &other_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10001c8000, .period = 100003
inline constexpr listed other_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30052a, 0x4001c8000}, {}, &other_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4001c8000, .period = 100003
inline constexpr listed other_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300559, 0x2001c8000}, {}, &other_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2001c8000, .period = 100003
inline constexpr listed other_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a300582, 0x1001c8000}, {}, &other_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1001c8000, .period = 100003
inline constexpr listed other_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3005b1, 0x801c8000}, {}, &other_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x801c8000, .period = 100003
inline constexpr listed other_l3_hit_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a3005da, 0x401c8000}, {}, &other_l3_hit_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x401c8000, .period = 100003
inline constexpr listed other_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300600, 0x3fc0108000}, {}, &other_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0108000, .period = 100003
inline constexpr listed other_l3_hit_s_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a30062a, 0x2000108000}, {}, &other_l3_hit_s_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000108000, .period = 100003
inline constexpr listed other_l3_hit_s_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300659, 0x1000108000}, {}, &other_l3_hit_s_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000108000, .period = 100003
inline constexpr listed other_l3_hit_s_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300684, 0x400108000}, {}, &other_l3_hit_s_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400108000, .period = 100003
inline constexpr listed other_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3006b5, 0x200108000}, {}, &other_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200108000, .period = 100003
inline constexpr listed other_l3_hit_s_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3006e0, 0x100108000}, {}, &other_l3_hit_s_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100108000, .period = 100003
inline constexpr listed other_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300711, 0x80108000}, {}, &other_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80108000, .period = 100003
inline constexpr listed other_l3_hit_s_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a30073c, 0x40108000}, {}, &other_l3_hit_s_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40108000, .period = 100003
inline constexpr listed other_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300764, 0x3fc0088000}, {}, &other_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0088000, .period = 100003
inline constexpr listed other_l3_hit_e_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a30078e, 0x2000088000}, {}, &other_l3_hit_e_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000088000, .period = 100003
inline constexpr listed other_l3_hit_e_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3007bd, 0x1000088000}, {}, &other_l3_hit_e_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000088000, .period = 100003
inline constexpr listed other_l3_hit_e_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3007e8, 0x400088000}, {}, &other_l3_hit_e_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400088000, .period = 100003
inline constexpr listed other_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300819, 0x200088000}, {}, &other_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200088000, .period = 100003
inline constexpr listed other_l3_hit_e_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a300844, 0x100088000}, {}, &other_l3_hit_e_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100088000, .period = 100003
inline constexpr listed other_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300875, 0x80088000}, {}, &other_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80088000, .period = 100003
inline constexpr listed other_l3_hit_e_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a3008a0, 0x40088000}, {}, &other_l3_hit_e_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40088000, .period = 100003
inline constexpr listed other_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3008c8, 0x3fc0048000}, {}, &other_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0048000, .period = 100003
inline constexpr listed other_l3_hit_m_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a3008f2, 0x2000048000}, {}, &other_l3_hit_m_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000048000, .period = 100003
inline constexpr listed other_l3_hit_m_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300921, 0x1000048000}, {}, &other_l3_hit_m_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000048000, .period = 100003
inline constexpr listed other_l3_hit_m_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30094c, 0x400048000}, {}, &other_l3_hit_m_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400048000, .period = 100003
inline constexpr listed other_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30097d, 0x200048000}, {}, &other_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200048000, .period = 100003
inline constexpr listed other_l3_hit_m_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3009a8, 0x100048000}, {}, &other_l3_hit_m_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100048000, .period = 100003
inline constexpr listed other_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3009d9, 0x80048000}, {}, &other_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80048000, .period = 100003
inline constexpr listed other_l3_hit_m_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a300a04, 0x40048000}, {}, &other_l3_hit_m_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40048000, .period = 100003
inline constexpr listed other_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300a2c, 0x3fc0028000}, {}, &other_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0028000, .period = 100003
inline constexpr listed other_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a300a5b, 0x2000028000}, {}, &other_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000028000, .period = 100003
inline constexpr listed other_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300a8f, 0x1000028000}, {}, &other_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000028000, .period = 100003
inline constexpr listed other_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300abf, 0x400028000}, {}, &other_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400028000, .period = 100003
inline constexpr listed other_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300af5, 0x200028000}, {}, &other_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200028000, .period = 100003
inline constexpr listed other_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a300b25, 0x100028000}, {}, &other_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100028000, .period = 100003
inline constexpr listed other_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300b5b, 0x80028000}, {}, &other_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80028000, .period = 100003
inline constexpr listed other_supplier_none_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a300b8b, 0x40028000}, {}, &other_supplier_none_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40028000, .period = 100003
inline constexpr listed other_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300bb8, 0x18000}, {}, &other_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x18000, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300bdc, 0x3ffc400004}, {}, &demand_code_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3ffc400004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a300c0e, 0x203c400004}, {}, &demand_code_rd_l3_miss_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x203c400004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300c45, 0x103c400004}, {}, &demand_code_rd_l3_miss_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c400004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300c78, 0x43c400004}, {}, &demand_code_rd_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c400004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300cb1, 0x23c400004}, {}, &demand_code_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c400004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a300ce4, 0x13c400004}, {}, &demand_code_rd_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c400004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300d1d, 0xbc400004}, {}, &demand_code_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc400004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a300d50, 0x7c400004}, {}, &demand_code_rd_l3_miss_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x7c400004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300d80, 0x3fc4000004}, {}, &demand_code_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc4000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a300dbd, 0x2004000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300dff, 0x1004000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300e3d, 0x404000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300e81, 0x204000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a300ebf, 0x104000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300f03, 0x84000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a300f41, 0x44000004}, {}, &demand_code_rd_l3_miss_local_dram_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x44000004, .period = 100003
inline constexpr listed demand_code_rd_l4_hit_local_l4_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300f7c, 0x3fc0400004}, {}, &demand_code_rd_l4_hit_local_l4_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0400004, .period = 100003
inline constexpr listed demand_code_rd_l4_hit_local_l4_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a300fb6, 0x2000400004}, {}, &demand_code_rd_l4_hit_local_l4_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000400004, .period = 100003
inline constexpr listed demand_code_rd_l4_hit_local_l4_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300ff5, 0x1000400004}, {}, &demand_code_rd_l4_hit_local_l4_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000400004, .period = 100003
inline constexpr listed demand_code_rd_l4_hit_local_l4_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301030, 0x400400004}, {}, &demand_code_rd_l4_hit_local_l4_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400400004, .period = 100003
inline constexpr listed demand_code_rd_l4_hit_local_l4_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301071, 0x200400004}, {}, &demand_code_rd_l4_hit_local_l4_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200400004, .period = 100003
inline constexpr listed demand_code_rd_l4_hit_local_l4_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3010ac, 0x100400004}, {}, &demand_code_rd_l4_hit_local_l4_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400004, .period = 100003
inline constexpr listed demand_code_rd_l4_hit_local_l4_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3010ed, 0x80400004}, {}, &demand_code_rd_l4_hit_local_l4_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400004, .period = 100003
inline constexpr listed demand_code_rd_l4_hit_local_l4_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a301128, 0x40400004}, {}, &demand_code_rd_l4_hit_local_l4_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40400004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301160, 0x3fc01c0004}, {}, &demand_code_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc01c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a301191, 0x20001c0004}, {}, &demand_code_rd_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20001c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3011c7, 0x10001c0004}, {}, &demand_code_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10001c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3011f9, 0x4001c0004}, {}, &demand_code_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4001c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301231, 0x2001c0004}, {}, &demand_code_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2001c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a301263, 0x1001c0004}, {}, &demand_code_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1001c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30129b, 0x801c0004}, {}, &demand_code_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x801c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a3012cd, 0x401c0004}, {}, &demand_code_rd_l3_hit_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x401c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3012fc, 0x3fc0100004}, {}, &demand_code_rd_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0100004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_s_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a30132f, 0x2000100004}, {}, &demand_code_rd_l3_hit_s_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000100004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_s_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a301367, 0x1000100004}, {}, &demand_code_rd_l3_hit_s_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_s_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30139b, 0x400100004}, {}, &demand_code_rd_l3_hit_s_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3013d5, 0x200100004}, {}, &demand_code_rd_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_s_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a301409, 0x100100004}, {}, &demand_code_rd_l3_hit_s_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301443, 0x80100004}, {}, &demand_code_rd_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_s_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a301477, 0x40100004}, {}, &demand_code_rd_l3_hit_s_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40100004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3014a8, 0x3fc0080004}, {}, &demand_code_rd_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0080004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_e_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a3014db, 0x2000080004}, {}, &demand_code_rd_l3_hit_e_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000080004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_e_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a301513, 0x1000080004}, {}, &demand_code_rd_l3_hit_e_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_e_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301547, 0x400080004}, {}, &demand_code_rd_l3_hit_e_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301581, 0x200080004}, {}, &demand_code_rd_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_e_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3015b5, 0x100080004}, {}, &demand_code_rd_l3_hit_e_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3015ef, 0x80080004}, {}, &demand_code_rd_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_e_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a301623, 0x40080004}, {}, &demand_code_rd_l3_hit_e_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40080004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301654, 0x3fc0040004}, {}, &demand_code_rd_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0040004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_m_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a301687, 0x2000040004}, {}, &demand_code_rd_l3_hit_m_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000040004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_m_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3016bf, 0x1000040004}, {}, &demand_code_rd_l3_hit_m_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_m_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3016f3, 0x400040004}, {}, &demand_code_rd_l3_hit_m_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30172d, 0x200040004}, {}, &demand_code_rd_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_m_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a301761, 0x100040004}, {}, &demand_code_rd_l3_hit_m_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30179b, 0x80040004}, {}, &demand_code_rd_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_m_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a3017cf, 0x40040004}, {}, &demand_code_rd_l3_hit_m_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40040004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301800, 0x3fc0020004}, {}, &demand_code_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a301838, 0x2000020004}, {}, &demand_code_rd_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a301875, 0x1000020004}, {}, &demand_code_rd_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3018ae, 0x400020004}, {}, &demand_code_rd_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3018ed, 0x200020004}, {}, &demand_code_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a301926, 0x100020004}, {}, &demand_code_rd_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301965, 0x80020004}, {}, &demand_code_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a30199e, 0x40020004}, {}, &demand_code_rd_supplier_none_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40020004, .period = 100003
inline constexpr listed demand_code_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3019d4, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10004, .period = 100003
inline constexpr listed demand_rfo_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301a01, 0x3ffc400002}, {}, &demand_rfo_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3ffc400002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a301a2f, 0x203c400002}, {}, &demand_rfo_l3_miss_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x203c400002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a301a62, 0x103c400002}, {}, &demand_rfo_l3_miss_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c400002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301a91, 0x43c400002}, {}, &demand_rfo_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c400002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301ac6, 0x23c400002}, {}, &demand_rfo_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c400002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a301af5, 0x13c400002}, {}, &demand_rfo_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c400002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301b2a, 0xbc400002}, {}, &demand_rfo_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc400002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a301b59, 0x7c400002}, {}, &demand_rfo_l3_miss_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x7c400002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301b85, 0x3fc4000002}, {}, &demand_rfo_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc4000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a301bbe, 0x2004000002}, {}, &demand_rfo_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a301bfc, 0x1004000002}, {}, &demand_rfo_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301c36, 0x404000002}, {}, &demand_rfo_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301c76, 0x204000002}, {}, &demand_rfo_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a301cb0, 0x104000002}, {}, &demand_rfo_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301cf0, 0x84000002}, {}, &demand_rfo_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a301d2a, 0x44000002}, {}, &demand_rfo_l3_miss_local_dram_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x44000002, .period = 100003
inline constexpr listed demand_rfo_l4_hit_local_l4_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301d61, 0x3fc0400002}, {}, &demand_rfo_l4_hit_local_l4_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0400002, .period = 100003
inline constexpr listed demand_rfo_l4_hit_local_l4_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a301d97, 0x2000400002}, {}, &demand_rfo_l4_hit_local_l4_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000400002, .period = 100003
inline constexpr listed demand_rfo_l4_hit_local_l4_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a301dd2, 0x1000400002}, {}, &demand_rfo_l4_hit_local_l4_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000400002, .period = 100003
inline constexpr listed demand_rfo_l4_hit_local_l4_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301e09, 0x400400002}, {}, &demand_rfo_l4_hit_local_l4_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400400002, .period = 100003
inline constexpr listed demand_rfo_l4_hit_local_l4_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301e46, 0x200400002}, {}, &demand_rfo_l4_hit_local_l4_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200400002, .period = 100003
inline constexpr listed demand_rfo_l4_hit_local_l4_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a301e7d, 0x100400002}, {}, &demand_rfo_l4_hit_local_l4_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400002, .period = 100003
inline constexpr listed demand_rfo_l4_hit_local_l4_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301eba, 0x80400002}, {}, &demand_rfo_l4_hit_local_l4_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400002, .period = 100003
inline constexpr listed demand_rfo_l4_hit_local_l4_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a301ef1, 0x40400002}, {}, &demand_rfo_l4_hit_local_l4_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40400002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301f25, 0x3fc01c0002}, {}, &demand_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc01c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a301f52, 0x20001c0002}, {}, &demand_rfo_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20001c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a301f84, 0x10001c0002}, {}, &demand_rfo_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10001c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301fb2, 0x4001c0002}, {}, &demand_rfo_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4001c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301fe6, 0x2001c0002}, {}, &demand_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2001c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a302014, 0x1001c0002}, {}, &demand_rfo_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1001c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302048, 0x801c0002}, {}, &demand_rfo_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x801c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a302076, 0x401c0002}, {}, &demand_rfo_l3_hit_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x401c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3020a1, 0x3fc0100002}, {}, &demand_rfo_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0100002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_s_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a3020d0, 0x2000100002}, {}, &demand_rfo_l3_hit_s_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000100002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_s_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a302104, 0x1000100002}, {}, &demand_rfo_l3_hit_s_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_s_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302134, 0x400100002}, {}, &demand_rfo_l3_hit_s_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30216a, 0x200100002}, {}, &demand_rfo_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_s_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30219a, 0x100100002}, {}, &demand_rfo_l3_hit_s_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3021d0, 0x80100002}, {}, &demand_rfo_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_s_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a302200, 0x40100002}, {}, &demand_rfo_l3_hit_s_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40100002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30222d, 0x3fc0080002}, {}, &demand_rfo_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0080002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_e_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a30225c, 0x2000080002}, {}, &demand_rfo_l3_hit_e_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000080002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_e_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a302290, 0x1000080002}, {}, &demand_rfo_l3_hit_e_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_e_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3022c0, 0x400080002}, {}, &demand_rfo_l3_hit_e_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3022f6, 0x200080002}, {}, &demand_rfo_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_e_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a302326, 0x100080002}, {}, &demand_rfo_l3_hit_e_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30235c, 0x80080002}, {}, &demand_rfo_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_e_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a30238c, 0x40080002}, {}, &demand_rfo_l3_hit_e_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40080002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3023b9, 0x3fc0040002}, {}, &demand_rfo_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0040002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_m_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a3023e8, 0x2000040002}, {}, &demand_rfo_l3_hit_m_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000040002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_m_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a30241c, 0x1000040002}, {}, &demand_rfo_l3_hit_m_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_m_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30244c, 0x400040002}, {}, &demand_rfo_l3_hit_m_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302482, 0x200040002}, {}, &demand_rfo_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_m_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3024b2, 0x100040002}, {}, &demand_rfo_l3_hit_m_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3024e8, 0x80040002}, {}, &demand_rfo_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_m_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a302518, 0x40040002}, {}, &demand_rfo_l3_hit_m_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40040002, .period = 100003
inline constexpr listed demand_rfo_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a302545, 0x3fc0020002}, {}, &demand_rfo_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0020002, .period = 100003
inline constexpr listed demand_rfo_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a302579, 0x2000020002}, {}, &demand_rfo_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000020002, .period = 100003
inline constexpr listed demand_rfo_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3025b2, 0x1000020002}, {}, &demand_rfo_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020002, .period = 100003
inline constexpr listed demand_rfo_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3025e7, 0x400020002}, {}, &demand_rfo_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020002, .period = 100003
inline constexpr listed demand_rfo_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302622, 0x200020002}, {}, &demand_rfo_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020002, .period = 100003
inline constexpr listed demand_rfo_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a302657, 0x100020002}, {}, &demand_rfo_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020002, .period = 100003
inline constexpr listed demand_rfo_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302692, 0x80020002}, {}, &demand_rfo_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020002, .period = 100003
inline constexpr listed demand_rfo_supplier_none_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a3026c7, 0x40020002}, {}, &demand_rfo_supplier_none_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40020002, .period = 100003
inline constexpr listed demand_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3026f9, 0x10002}, {}, &demand_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10002, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a302722, 0x3ffc400001}, {}, &demand_data_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3ffc400001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a302754, 0x203c400001}, {}, &demand_data_rd_l3_miss_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x203c400001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a30278b, 0x103c400001}, {}, &demand_data_rd_l3_miss_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c400001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3027be, 0x43c400001}, {}, &demand_data_rd_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c400001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3027f7, 0x23c400001}, {}, &demand_data_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c400001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30282a, 0x13c400001}, {}, &demand_data_rd_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c400001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302863, 0xbc400001}, {}, &demand_data_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc400001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a302896, 0x7c400001}, {}, &demand_data_rd_l3_miss_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x7c400001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3028c6, 0x3fc4000001}, {}, &demand_data_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc4000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a302903, 0x2004000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a302945, 0x1004000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302983, 0x404000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3029c7, 0x204000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a302a05, 0x104000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302a49, 0x84000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a302a87, 0x44000001}, {}, &demand_data_rd_l3_miss_local_dram_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x44000001, .period = 100003
inline constexpr listed demand_data_rd_l4_hit_local_l4_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a302ac2, 0x3fc0400001}, {}, &demand_data_rd_l4_hit_local_l4_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0400001, .period = 100003
inline constexpr listed demand_data_rd_l4_hit_local_l4_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a302afc, 0x2000400001}, {}, &demand_data_rd_l4_hit_local_l4_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000400001, .period = 100003
inline constexpr listed demand_data_rd_l4_hit_local_l4_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a302b3b, 0x1000400001}, {}, &demand_data_rd_l4_hit_local_l4_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000400001, .period = 100003
inline constexpr listed demand_data_rd_l4_hit_local_l4_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302b76, 0x400400001}, {}, &demand_data_rd_l4_hit_local_l4_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400400001, .period = 100003
inline constexpr listed demand_data_rd_l4_hit_local_l4_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302bb7, 0x200400001}, {}, &demand_data_rd_l4_hit_local_l4_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200400001, .period = 100003
inline constexpr listed demand_data_rd_l4_hit_local_l4_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a302bf2, 0x100400001}, {}, &demand_data_rd_l4_hit_local_l4_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400001, .period = 100003
inline constexpr listed demand_data_rd_l4_hit_local_l4_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302c33, 0x80400001}, {}, &demand_data_rd_l4_hit_local_l4_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400001, .period = 100003
inline constexpr listed demand_data_rd_l4_hit_local_l4_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a302c6e, 0x40400001}, {}, &demand_data_rd_l4_hit_local_l4_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40400001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a302ca6, 0x3fc01c0001}, {}, &demand_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc01c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a302cd7, 0x20001c0001}, {}, &demand_data_rd_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20001c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a302d0d, 0x10001c0001}, {}, &demand_data_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10001c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302d3f, 0x4001c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4001c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302d77, 0x2001c0001}, {}, &demand_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2001c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a302da9, 0x1001c0001}, {}, &demand_data_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1001c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302de1, 0x801c0001}, {}, &demand_data_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x801c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a302e13, 0x401c0001}, {}, &demand_data_rd_l3_hit_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x401c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a302e42, 0x3fc0100001}, {}, &demand_data_rd_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0100001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_s_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a302e75, 0x2000100001}, {}, &demand_data_rd_l3_hit_s_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000100001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_s_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a302ead, 0x1000100001}, {}, &demand_data_rd_l3_hit_s_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_s_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302ee1, 0x400100001}, {}, &demand_data_rd_l3_hit_s_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302f1b, 0x200100001}, {}, &demand_data_rd_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_s_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a302f4f, 0x100100001}, {}, &demand_data_rd_l3_hit_s_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302f89, 0x80100001}, {}, &demand_data_rd_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_s_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a302fbd, 0x40100001}, {}, &demand_data_rd_l3_hit_s_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40100001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a302fee, 0x3fc0080001}, {}, &demand_data_rd_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0080001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_e_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a303021, 0x2000080001}, {}, &demand_data_rd_l3_hit_e_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000080001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_e_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a303059, 0x1000080001}, {}, &demand_data_rd_l3_hit_e_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_e_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30308d, 0x400080001}, {}, &demand_data_rd_l3_hit_e_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3030c7, 0x200080001}, {}, &demand_data_rd_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_e_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3030fb, 0x100080001}, {}, &demand_data_rd_l3_hit_e_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a303135, 0x80080001}, {}, &demand_data_rd_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_e_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a303169, 0x40080001}, {}, &demand_data_rd_l3_hit_e_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40080001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30319a, 0x3fc0040001}, {}, &demand_data_rd_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0040001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_m_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a3031cd, 0x2000040001}, {}, &demand_data_rd_l3_hit_m_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000040001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_m_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a303205, 0x1000040001}, {}, &demand_data_rd_l3_hit_m_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_m_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303239, 0x400040001}, {}, &demand_data_rd_l3_hit_m_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a303273, 0x200040001}, {}, &demand_data_rd_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_m_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3032a7, 0x100040001}, {}, &demand_data_rd_l3_hit_m_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3032e1, 0x80040001}, {}, &demand_data_rd_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_m_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a303315, 0x40040001}, {}, &demand_data_rd_l3_hit_m_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40040001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a303346, 0x3fc0020001}, {}, &demand_data_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fc0020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a30337e, 0x2000020001}, {}, &demand_data_rd_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3033bb, 0x1000020001}, {}, &demand_data_rd_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3033f4, 0x400020001}, {}, &demand_data_rd_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a303433, 0x200020001}, {}, &demand_data_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30346c, 0x100020001}, {}, &demand_data_rd_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3034ab, 0x80020001}, {}, &demand_data_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_spl_hit{{&list, 0x10b7, 0xf000f, 0x100186a3034e4, 0x40020001}, {}, &demand_data_rd_supplier_none_spl_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x40020001, .period = 100003
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30351a, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10001, .period = 100003
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::other_l3_miss_any_snoop, &offcore_response::other_l3_miss_snoop_non_dram,
    &offcore_response::other_l3_miss_snoop_hitm, &offcore_response::other_l3_miss_snoop_hit_no_fwd,
    &offcore_response::other_l3_miss_snoop_miss, &offcore_response::other_l3_miss_snoop_not_needed,
    &offcore_response::other_l3_miss_snoop_none, &offcore_response::other_l3_miss_spl_hit,
    &offcore_response::other_l3_miss_local_dram_any_snoop,
    &offcore_response::other_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::other_l3_miss_local_dram_snoop_hitm,
    &offcore_response::other_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::other_l3_miss_local_dram_snoop_miss,
    &offcore_response::other_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::other_l3_miss_local_dram_snoop_none,
    &offcore_response::other_l3_miss_local_dram_spl_hit,
    &offcore_response::other_l4_hit_local_l4_any_snoop,
    &offcore_response::other_l4_hit_local_l4_snoop_non_dram,
    &offcore_response::other_l4_hit_local_l4_snoop_hitm,
    &offcore_response::other_l4_hit_local_l4_snoop_hit_no_fwd,
    &offcore_response::other_l4_hit_local_l4_snoop_miss,
    &offcore_response::other_l4_hit_local_l4_snoop_not_needed,
    &offcore_response::other_l4_hit_local_l4_snoop_none,
    &offcore_response::other_l4_hit_local_l4_spl_hit, &offcore_response::other_l3_hit_any_snoop,
    &offcore_response::other_l3_hit_snoop_non_dram, &offcore_response::other_l3_hit_snoop_hitm,
    &offcore_response::other_l3_hit_snoop_hit_no_fwd, &offcore_response::other_l3_hit_snoop_miss,
    &offcore_response::other_l3_hit_snoop_not_needed, &offcore_response::other_l3_hit_snoop_none,
    &offcore_response::other_l3_hit_spl_hit, &offcore_response::other_l3_hit_s_any_snoop,
    &offcore_response::other_l3_hit_s_snoop_non_dram, &offcore_response::other_l3_hit_s_snoop_hitm,
    &offcore_response::other_l3_hit_s_snoop_hit_no_fwd,
    &offcore_response::other_l3_hit_s_snoop_miss,
    &offcore_response::other_l3_hit_s_snoop_not_needed,
    &offcore_response::other_l3_hit_s_snoop_none, &offcore_response::other_l3_hit_s_spl_hit,
    &offcore_response::other_l3_hit_e_any_snoop, &offcore_response::other_l3_hit_e_snoop_non_dram,
    &offcore_response::other_l3_hit_e_snoop_hitm,
    &offcore_response::other_l3_hit_e_snoop_hit_no_fwd,
    &offcore_response::other_l3_hit_e_snoop_miss,
    &offcore_response::other_l3_hit_e_snoop_not_needed,
    &offcore_response::other_l3_hit_e_snoop_none, &offcore_response::other_l3_hit_e_spl_hit,
    &offcore_response::other_l3_hit_m_any_snoop, &offcore_response::other_l3_hit_m_snoop_non_dram,
    &offcore_response::other_l3_hit_m_snoop_hitm,
    &offcore_response::other_l3_hit_m_snoop_hit_no_fwd,
    &offcore_response::other_l3_hit_m_snoop_miss,
    &offcore_response::other_l3_hit_m_snoop_not_needed,
    &offcore_response::other_l3_hit_m_snoop_none, &offcore_response::other_l3_hit_m_spl_hit,
    &offcore_response::other_supplier_none_any_snoop,
    &offcore_response::other_supplier_none_snoop_non_dram,
    &offcore_response::other_supplier_none_snoop_hitm,
    &offcore_response::other_supplier_none_snoop_hit_no_fwd,
    &offcore_response::other_supplier_none_snoop_miss,
    &offcore_response::other_supplier_none_snoop_not_needed,
    &offcore_response::other_supplier_none_snoop_none,
    &offcore_response::other_supplier_none_spl_hit, &offcore_response::other_any_response,
    &offcore_response::demand_code_rd_l3_miss_any_snoop,
    &offcore_response::demand_code_rd_l3_miss_snoop_non_dram,
    &offcore_response::demand_code_rd_l3_miss_snoop_hitm,
    &offcore_response::demand_code_rd_l3_miss_snoop_hit_no_fwd,
    &offcore_response::demand_code_rd_l3_miss_snoop_miss,
    &offcore_response::demand_code_rd_l3_miss_snoop_not_needed,
    &offcore_response::demand_code_rd_l3_miss_snoop_none,
    &offcore_response::demand_code_rd_l3_miss_spl_hit,
    &offcore_response::demand_code_rd_l3_miss_local_dram_any_snoop,
    &offcore_response::demand_code_rd_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::demand_code_rd_l3_miss_local_dram_snoop_hitm,
    &offcore_response::demand_code_rd_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::demand_code_rd_l3_miss_local_dram_snoop_miss,
    &offcore_response::demand_code_rd_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::demand_code_rd_l3_miss_local_dram_snoop_none,
    &offcore_response::demand_code_rd_l3_miss_local_dram_spl_hit,
    &offcore_response::demand_code_rd_l4_hit_local_l4_any_snoop,
    &offcore_response::demand_code_rd_l4_hit_local_l4_snoop_non_dram,
    &offcore_response::demand_code_rd_l4_hit_local_l4_snoop_hitm,
    &offcore_response::demand_code_rd_l4_hit_local_l4_snoop_hit_no_fwd,
    &offcore_response::demand_code_rd_l4_hit_local_l4_snoop_miss,
    &offcore_response::demand_code_rd_l4_hit_local_l4_snoop_not_needed,
    &offcore_response::demand_code_rd_l4_hit_local_l4_snoop_none,
    &offcore_response::demand_code_rd_l4_hit_local_l4_spl_hit,
    &offcore_response::demand_code_rd_l3_hit_any_snoop,
    &offcore_response::demand_code_rd_l3_hit_snoop_non_dram,
    &offcore_response::demand_code_rd_l3_hit_snoop_hitm,
    &offcore_response::demand_code_rd_l3_hit_snoop_hit_no_fwd,
    &offcore_response::demand_code_rd_l3_hit_snoop_miss,
    &offcore_response::demand_code_rd_l3_hit_snoop_not_needed,
    &offcore_response::demand_code_rd_l3_hit_snoop_none,
    &offcore_response::demand_code_rd_l3_hit_spl_hit,
    &offcore_response::demand_code_rd_l3_hit_s_any_snoop,
    &offcore_response::demand_code_rd_l3_hit_s_snoop_non_dram,
    &offcore_response::demand_code_rd_l3_hit_s_snoop_hitm,
    &offcore_response::demand_code_rd_l3_hit_s_snoop_hit_no_fwd,
    &offcore_response::demand_code_rd_l3_hit_s_snoop_miss,
    &offcore_response::demand_code_rd_l3_hit_s_snoop_not_needed,
    &offcore_response::demand_code_rd_l3_hit_s_snoop_none,
    &offcore_response::demand_code_rd_l3_hit_s_spl_hit,
    &offcore_response::demand_code_rd_l3_hit_e_any_snoop,
    &offcore_response::demand_code_rd_l3_hit_e_snoop_non_dram,
    &offcore_response::demand_code_rd_l3_hit_e_snoop_hitm,
    &offcore_response::demand_code_rd_l3_hit_e_snoop_hit_no_fwd,
    &offcore_response::demand_code_rd_l3_hit_e_snoop_miss,
    &offcore_response::demand_code_rd_l3_hit_e_snoop_not_needed,
    &offcore_response::demand_code_rd_l3_hit_e_snoop_none,
    &offcore_response::demand_code_rd_l3_hit_e_spl_hit,
    &offcore_response::demand_code_rd_l3_hit_m_any_snoop,
    &offcore_response::demand_code_rd_l3_hit_m_snoop_non_dram,
    &offcore_response::demand_code_rd_l3_hit_m_snoop_hitm,
    &offcore_response::demand_code_rd_l3_hit_m_snoop_hit_no_fwd,
    &offcore_response::demand_code_rd_l3_hit_m_snoop_miss,
    &offcore_response::demand_code_rd_l3_hit_m_snoop_not_needed,
    &offcore_response::demand_code_rd_l3_hit_m_snoop_none,
    &offcore_response::demand_code_rd_l3_hit_m_spl_hit,
    &offcore_response::demand_code_rd_supplier_none_any_snoop,
    &offcore_response::demand_code_rd_supplier_none_snoop_non_dram,
    &offcore_response::demand_code_rd_supplier_none_snoop_hitm,
    &offcore_response::demand_code_rd_supplier_none_snoop_hit_no_fwd,
    &offcore_response::demand_code_rd_supplier_none_snoop_miss,
    &offcore_response::demand_code_rd_supplier_none_snoop_not_needed,
    &offcore_response::demand_code_rd_supplier_none_snoop_none,
    &offcore_response::demand_code_rd_supplier_none_spl_hit,
    &offcore_response::demand_code_rd_any_response, &offcore_response::demand_rfo_l3_miss_any_snoop,
    &offcore_response::demand_rfo_l3_miss_snoop_non_dram,
    &offcore_response::demand_rfo_l3_miss_snoop_hitm,
    &offcore_response::demand_rfo_l3_miss_snoop_hit_no_fwd,
    &offcore_response::demand_rfo_l3_miss_snoop_miss,
    &offcore_response::demand_rfo_l3_miss_snoop_not_needed,
    &offcore_response::demand_rfo_l3_miss_snoop_none, &offcore_response::demand_rfo_l3_miss_spl_hit,
    &offcore_response::demand_rfo_l3_miss_local_dram_any_snoop,
    &offcore_response::demand_rfo_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::demand_rfo_l3_miss_local_dram_snoop_hitm,
    &offcore_response::demand_rfo_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::demand_rfo_l3_miss_local_dram_snoop_miss,
    &offcore_response::demand_rfo_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::demand_rfo_l3_miss_local_dram_snoop_none,
    &offcore_response::demand_rfo_l3_miss_local_dram_spl_hit,
    &offcore_response::demand_rfo_l4_hit_local_l4_any_snoop,
    &offcore_response::demand_rfo_l4_hit_local_l4_snoop_non_dram,
    &offcore_response::demand_rfo_l4_hit_local_l4_snoop_hitm,
    &offcore_response::demand_rfo_l4_hit_local_l4_snoop_hit_no_fwd,
    &offcore_response::demand_rfo_l4_hit_local_l4_snoop_miss,
    &offcore_response::demand_rfo_l4_hit_local_l4_snoop_not_needed,
    &offcore_response::demand_rfo_l4_hit_local_l4_snoop_none,
    &offcore_response::demand_rfo_l4_hit_local_l4_spl_hit,
    &offcore_response::demand_rfo_l3_hit_any_snoop,
    &offcore_response::demand_rfo_l3_hit_snoop_non_dram,
    &offcore_response::demand_rfo_l3_hit_snoop_hitm,
    &offcore_response::demand_rfo_l3_hit_snoop_hit_no_fwd,
    &offcore_response::demand_rfo_l3_hit_snoop_miss,
    &offcore_response::demand_rfo_l3_hit_snoop_not_needed,
    &offcore_response::demand_rfo_l3_hit_snoop_none, &offcore_response::demand_rfo_l3_hit_spl_hit,
    &offcore_response::demand_rfo_l3_hit_s_any_snoop,
    &offcore_response::demand_rfo_l3_hit_s_snoop_non_dram,
    &offcore_response::demand_rfo_l3_hit_s_snoop_hitm,
    &offcore_response::demand_rfo_l3_hit_s_snoop_hit_no_fwd,
    &offcore_response::demand_rfo_l3_hit_s_snoop_miss,
    &offcore_response::demand_rfo_l3_hit_s_snoop_not_needed,
    &offcore_response::demand_rfo_l3_hit_s_snoop_none,
    &offcore_response::demand_rfo_l3_hit_s_spl_hit,
    &offcore_response::demand_rfo_l3_hit_e_any_snoop,
    &offcore_response::demand_rfo_l3_hit_e_snoop_non_dram,
    &offcore_response::demand_rfo_l3_hit_e_snoop_hitm,
    &offcore_response::demand_rfo_l3_hit_e_snoop_hit_no_fwd,
    &offcore_response::demand_rfo_l3_hit_e_snoop_miss,
    &offcore_response::demand_rfo_l3_hit_e_snoop_not_needed,
    &offcore_response::demand_rfo_l3_hit_e_snoop_none,
    &offcore_response::demand_rfo_l3_hit_e_spl_hit,
    &offcore_response::demand_rfo_l3_hit_m_any_snoop,
    &offcore_response::demand_rfo_l3_hit_m_snoop_non_dram,
    &offcore_response::demand_rfo_l3_hit_m_snoop_hitm,
    &offcore_response::demand_rfo_l3_hit_m_snoop_hit_no_fwd,
    &offcore_response::demand_rfo_l3_hit_m_snoop_miss,
    &offcore_response::demand_rfo_l3_hit_m_snoop_not_needed,
    &offcore_response::demand_rfo_l3_hit_m_snoop_none,
    &offcore_response::demand_rfo_l3_hit_m_spl_hit,
    &offcore_response::demand_rfo_supplier_none_any_snoop,
    &offcore_response::demand_rfo_supplier_none_snoop_non_dram,
    &offcore_response::demand_rfo_supplier_none_snoop_hitm,
    &offcore_response::demand_rfo_supplier_none_snoop_hit_no_fwd,
    &offcore_response::demand_rfo_supplier_none_snoop_miss,
    &offcore_response::demand_rfo_supplier_none_snoop_not_needed,
    &offcore_response::demand_rfo_supplier_none_snoop_none,
    &offcore_response::demand_rfo_supplier_none_spl_hit, &offcore_response::demand_rfo_any_response,
    &offcore_response::demand_data_rd_l3_miss_any_snoop,
    &offcore_response::demand_data_rd_l3_miss_snoop_non_dram,
    &offcore_response::demand_data_rd_l3_miss_snoop_hitm,
    &offcore_response::demand_data_rd_l3_miss_snoop_hit_no_fwd,
    &offcore_response::demand_data_rd_l3_miss_snoop_miss,
    &offcore_response::demand_data_rd_l3_miss_snoop_not_needed,
    &offcore_response::demand_data_rd_l3_miss_snoop_none,
    &offcore_response::demand_data_rd_l3_miss_spl_hit,
    &offcore_response::demand_data_rd_l3_miss_local_dram_any_snoop,
    &offcore_response::demand_data_rd_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::demand_data_rd_l3_miss_local_dram_snoop_hitm,
    &offcore_response::demand_data_rd_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::demand_data_rd_l3_miss_local_dram_snoop_miss,
    &offcore_response::demand_data_rd_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::demand_data_rd_l3_miss_local_dram_snoop_none,
    &offcore_response::demand_data_rd_l3_miss_local_dram_spl_hit,
    &offcore_response::demand_data_rd_l4_hit_local_l4_any_snoop,
    &offcore_response::demand_data_rd_l4_hit_local_l4_snoop_non_dram,
    &offcore_response::demand_data_rd_l4_hit_local_l4_snoop_hitm,
    &offcore_response::demand_data_rd_l4_hit_local_l4_snoop_hit_no_fwd,
    &offcore_response::demand_data_rd_l4_hit_local_l4_snoop_miss,
    &offcore_response::demand_data_rd_l4_hit_local_l4_snoop_not_needed,
    &offcore_response::demand_data_rd_l4_hit_local_l4_snoop_none,
    &offcore_response::demand_data_rd_l4_hit_local_l4_spl_hit,
    &offcore_response::demand_data_rd_l3_hit_any_snoop,
    &offcore_response::demand_data_rd_l3_hit_snoop_non_dram,
    &offcore_response::demand_data_rd_l3_hit_snoop_hitm,
    &offcore_response::demand_data_rd_l3_hit_snoop_hit_no_fwd,
    &offcore_response::demand_data_rd_l3_hit_snoop_miss,
    &offcore_response::demand_data_rd_l3_hit_snoop_not_needed,
    &offcore_response::demand_data_rd_l3_hit_snoop_none,
    &offcore_response::demand_data_rd_l3_hit_spl_hit,
    &offcore_response::demand_data_rd_l3_hit_s_any_snoop,
    &offcore_response::demand_data_rd_l3_hit_s_snoop_non_dram,
    &offcore_response::demand_data_rd_l3_hit_s_snoop_hitm,
    &offcore_response::demand_data_rd_l3_hit_s_snoop_hit_no_fwd,
    &offcore_response::demand_data_rd_l3_hit_s_snoop_miss,
    &offcore_response::demand_data_rd_l3_hit_s_snoop_not_needed,
    &offcore_response::demand_data_rd_l3_hit_s_snoop_none,
    &offcore_response::demand_data_rd_l3_hit_s_spl_hit,
    &offcore_response::demand_data_rd_l3_hit_e_any_snoop,
    &offcore_response::demand_data_rd_l3_hit_e_snoop_non_dram,
    &offcore_response::demand_data_rd_l3_hit_e_snoop_hitm,
    &offcore_response::demand_data_rd_l3_hit_e_snoop_hit_no_fwd,
    &offcore_response::demand_data_rd_l3_hit_e_snoop_miss,
    &offcore_response::demand_data_rd_l3_hit_e_snoop_not_needed,
    &offcore_response::demand_data_rd_l3_hit_e_snoop_none,
    &offcore_response::demand_data_rd_l3_hit_e_spl_hit,
    &offcore_response::demand_data_rd_l3_hit_m_any_snoop,
    &offcore_response::demand_data_rd_l3_hit_m_snoop_non_dram,
    &offcore_response::demand_data_rd_l3_hit_m_snoop_hitm,
    &offcore_response::demand_data_rd_l3_hit_m_snoop_hit_no_fwd,
    &offcore_response::demand_data_rd_l3_hit_m_snoop_miss,
    &offcore_response::demand_data_rd_l3_hit_m_snoop_not_needed,
    &offcore_response::demand_data_rd_l3_hit_m_snoop_none,
    &offcore_response::demand_data_rd_l3_hit_m_spl_hit,
    &offcore_response::demand_data_rd_supplier_none_any_snoop,
    &offcore_response::demand_data_rd_supplier_none_snoop_non_dram,
    &offcore_response::demand_data_rd_supplier_none_snoop_hitm,
    &offcore_response::demand_data_rd_supplier_none_snoop_hit_no_fwd,
    &offcore_response::demand_data_rd_supplier_none_snoop_miss,
    &offcore_response::demand_data_rd_supplier_none_snoop_not_needed,
    &offcore_response::demand_data_rd_supplier_none_snoop_none,
    &offcore_response::demand_data_rd_supplier_none_spl_hit,
    &offcore_response::demand_data_rd_any_response,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::skylake
