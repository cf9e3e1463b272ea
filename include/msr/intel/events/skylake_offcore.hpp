// Events of Skylake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// skl: from intel/perfmon 6dadedf3aa48, SKL/events/skylake_core.json, version 59 of 04/04/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::skl {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
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
inline constexpr select::event_list list{"skl", core::skylake, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed other_l3_miss_any_snoop{other_l3_miss_any_snoop, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3ffc408000, .period = 100003}};
inline constexpr listed other_l3_miss_snoop_non_dram{other_l3_miss_snoop_non_dram, list, {.name = 41, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x203c408000, .period = 100003}};
inline constexpr listed other_l3_miss_snoop_hitm{other_l3_miss_snoop_hitm, list, {.name = 87, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c408000, .period = 100003}};
inline constexpr listed other_l3_miss_snoop_hit_no_fwd{other_l3_miss_snoop_hit_no_fwd, list, {.name = 129, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c408000, .period = 100003}};
inline constexpr listed other_l3_miss_snoop_miss{other_l3_miss_snoop_miss, list, {.name = 177, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c408000, .period = 100003}};
inline constexpr listed other_l3_miss_snoop_not_needed{other_l3_miss_snoop_not_needed, list, {.name = 219, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c408000, .period = 100003}};
inline constexpr listed other_l3_miss_snoop_none{other_l3_miss_snoop_none, list, {.name = 267, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc408000, .period = 100003}};
inline constexpr listed other_l3_miss_spl_hit{other_l3_miss_spl_hit, list, {.name = 309, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x7c408000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_any_snoop{other_l3_miss_local_dram_any_snoop, list, {.name = 348, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc4008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_snoop_non_dram{other_l3_miss_local_dram_snoop_non_dram, list, {.name = 400, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_snoop_hitm{other_l3_miss_local_dram_snoop_hitm, list, {.name = 457, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_snoop_hit_no_fwd{other_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 510, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_snoop_miss{other_l3_miss_local_dram_snoop_miss, list, {.name = 569, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_snoop_not_needed{other_l3_miss_local_dram_snoop_not_needed, list, {.name = 622, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_snoop_none{other_l3_miss_local_dram_snoop_none, list, {.name = 681, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_spl_hit{other_l3_miss_local_dram_spl_hit, list, {.name = 734, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x44008000, .period = 100003}};
inline constexpr listed other_l4_hit_local_l4_any_snoop{other_l4_hit_local_l4_any_snoop, list, {.name = 784, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0408000, .period = 100003}};
inline constexpr listed other_l4_hit_local_l4_snoop_non_dram{other_l4_hit_local_l4_snoop_non_dram, list, {.name = 833, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000408000, .period = 100003}};
inline constexpr listed other_l4_hit_local_l4_snoop_hitm{other_l4_hit_local_l4_snoop_hitm, list, {.name = 887, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000408000, .period = 100003}};
inline constexpr listed other_l4_hit_local_l4_snoop_hit_no_fwd{other_l4_hit_local_l4_snoop_hit_no_fwd, list, {.name = 937, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400408000, .period = 100003}};
inline constexpr listed other_l4_hit_local_l4_snoop_miss{other_l4_hit_local_l4_snoop_miss, list, {.name = 993, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200408000, .period = 100003}};
inline constexpr listed other_l4_hit_local_l4_snoop_not_needed{other_l4_hit_local_l4_snoop_not_needed, list, {.name = 1043, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100408000, .period = 100003}};
inline constexpr listed other_l4_hit_local_l4_snoop_none{other_l4_hit_local_l4_snoop_none, list, {.name = 1099, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80408000, .period = 100003}};
inline constexpr listed other_l4_hit_local_l4_spl_hit{other_l4_hit_local_l4_spl_hit, list, {.name = 1149, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40408000, .period = 100003}};
inline constexpr listed other_l3_hit_any_snoop{other_l3_hit_any_snoop, list, {.name = 1196, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc01c8000, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_non_dram{other_l3_hit_snoop_non_dram, list, {.name = 1236, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20001c8000, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_hitm{other_l3_hit_snoop_hitm, list, {.name = 1281, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001c8000, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_hit_no_fwd{other_l3_hit_snoop_hit_no_fwd, list, {.name = 1322, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4001c8000, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_miss{other_l3_hit_snoop_miss, list, {.name = 1369, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2001c8000, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_not_needed{other_l3_hit_snoop_not_needed, list, {.name = 1410, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1001c8000, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_none{other_l3_hit_snoop_none, list, {.name = 1457, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x801c8000, .period = 100003}};
inline constexpr listed other_l3_hit_spl_hit{other_l3_hit_spl_hit, list, {.name = 1498, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x401c8000, .period = 100003}};
inline constexpr listed other_l3_hit_s_any_snoop{other_l3_hit_s_any_snoop, list, {.name = 1536, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0108000, .period = 100003}};
inline constexpr listed other_l3_hit_s_snoop_non_dram{other_l3_hit_s_snoop_non_dram, list, {.name = 1578, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000108000, .period = 100003}};
inline constexpr listed other_l3_hit_s_snoop_hitm{other_l3_hit_s_snoop_hitm, list, {.name = 1625, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000108000, .period = 100003}};
inline constexpr listed other_l3_hit_s_snoop_hit_no_fwd{other_l3_hit_s_snoop_hit_no_fwd, list, {.name = 1668, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400108000, .period = 100003}};
inline constexpr listed other_l3_hit_s_snoop_miss{other_l3_hit_s_snoop_miss, list, {.name = 1717, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200108000, .period = 100003}};
inline constexpr listed other_l3_hit_s_snoop_not_needed{other_l3_hit_s_snoop_not_needed, list, {.name = 1760, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100108000, .period = 100003}};
inline constexpr listed other_l3_hit_s_snoop_none{other_l3_hit_s_snoop_none, list, {.name = 1809, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80108000, .period = 100003}};
inline constexpr listed other_l3_hit_s_spl_hit{other_l3_hit_s_spl_hit, list, {.name = 1852, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40108000, .period = 100003}};
inline constexpr listed other_l3_hit_e_any_snoop{other_l3_hit_e_any_snoop, list, {.name = 1892, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0088000, .period = 100003}};
inline constexpr listed other_l3_hit_e_snoop_non_dram{other_l3_hit_e_snoop_non_dram, list, {.name = 1934, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000088000, .period = 100003}};
inline constexpr listed other_l3_hit_e_snoop_hitm{other_l3_hit_e_snoop_hitm, list, {.name = 1981, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000088000, .period = 100003}};
inline constexpr listed other_l3_hit_e_snoop_hit_no_fwd{other_l3_hit_e_snoop_hit_no_fwd, list, {.name = 2024, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400088000, .period = 100003}};
inline constexpr listed other_l3_hit_e_snoop_miss{other_l3_hit_e_snoop_miss, list, {.name = 2073, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200088000, .period = 100003}};
inline constexpr listed other_l3_hit_e_snoop_not_needed{other_l3_hit_e_snoop_not_needed, list, {.name = 2116, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100088000, .period = 100003}};
inline constexpr listed other_l3_hit_e_snoop_none{other_l3_hit_e_snoop_none, list, {.name = 2165, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80088000, .period = 100003}};
inline constexpr listed other_l3_hit_e_spl_hit{other_l3_hit_e_spl_hit, list, {.name = 2208, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40088000, .period = 100003}};
inline constexpr listed other_l3_hit_m_any_snoop{other_l3_hit_m_any_snoop, list, {.name = 2248, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0048000, .period = 100003}};
inline constexpr listed other_l3_hit_m_snoop_non_dram{other_l3_hit_m_snoop_non_dram, list, {.name = 2290, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000048000, .period = 100003}};
inline constexpr listed other_l3_hit_m_snoop_hitm{other_l3_hit_m_snoop_hitm, list, {.name = 2337, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000048000, .period = 100003}};
inline constexpr listed other_l3_hit_m_snoop_hit_no_fwd{other_l3_hit_m_snoop_hit_no_fwd, list, {.name = 2380, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400048000, .period = 100003}};
inline constexpr listed other_l3_hit_m_snoop_miss{other_l3_hit_m_snoop_miss, list, {.name = 2429, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200048000, .period = 100003}};
inline constexpr listed other_l3_hit_m_snoop_not_needed{other_l3_hit_m_snoop_not_needed, list, {.name = 2472, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100048000, .period = 100003}};
inline constexpr listed other_l3_hit_m_snoop_none{other_l3_hit_m_snoop_none, list, {.name = 2521, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80048000, .period = 100003}};
inline constexpr listed other_l3_hit_m_spl_hit{other_l3_hit_m_spl_hit, list, {.name = 2564, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40048000, .period = 100003}};
inline constexpr listed other_supplier_none_any_snoop{other_supplier_none_any_snoop, list, {.name = 2604, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0028000, .period = 100003}};
inline constexpr listed other_supplier_none_snoop_non_dram{other_supplier_none_snoop_non_dram, list, {.name = 2651, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000028000, .period = 100003}};
inline constexpr listed other_supplier_none_snoop_hitm{other_supplier_none_snoop_hitm, list, {.name = 2703, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000028000, .period = 100003}};
inline constexpr listed other_supplier_none_snoop_hit_no_fwd{other_supplier_none_snoop_hit_no_fwd, list, {.name = 2751, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400028000, .period = 100003}};
inline constexpr listed other_supplier_none_snoop_miss{other_supplier_none_snoop_miss, list, {.name = 2805, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200028000, .period = 100003}};
inline constexpr listed other_supplier_none_snoop_not_needed{other_supplier_none_snoop_not_needed, list, {.name = 2853, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100028000, .period = 100003}};
inline constexpr listed other_supplier_none_snoop_none{other_supplier_none_snoop_none, list, {.name = 2907, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80028000, .period = 100003}};
inline constexpr listed other_supplier_none_spl_hit{other_supplier_none_spl_hit, list, {.name = 2955, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40028000, .period = 100003}};
inline constexpr listed other_any_response{other_any_response, list, {.name = 3000, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x18000, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_any_snoop{demand_code_rd_l3_miss_any_snoop, list, {.name = 3036, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3ffc400004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_snoop_non_dram{demand_code_rd_l3_miss_snoop_non_dram, list, {.name = 3086, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x203c400004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_snoop_hitm{demand_code_rd_l3_miss_snoop_hitm, list, {.name = 3141, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c400004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_snoop_hit_no_fwd{demand_code_rd_l3_miss_snoop_hit_no_fwd, list, {.name = 3192, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c400004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_snoop_miss{demand_code_rd_l3_miss_snoop_miss, list, {.name = 3249, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c400004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_snoop_not_needed{demand_code_rd_l3_miss_snoop_not_needed, list, {.name = 3300, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c400004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_snoop_none{demand_code_rd_l3_miss_snoop_none, list, {.name = 3357, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc400004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_spl_hit{demand_code_rd_l3_miss_spl_hit, list, {.name = 3408, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x7c400004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_any_snoop{demand_code_rd_l3_miss_local_dram_any_snoop, list, {.name = 3456, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc4000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_non_dram{demand_code_rd_l3_miss_local_dram_snoop_non_dram, list, {.name = 3517, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_hitm{demand_code_rd_l3_miss_local_dram_snoop_hitm, list, {.name = 3583, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_hit_no_fwd{demand_code_rd_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 3645, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_miss{demand_code_rd_l3_miss_local_dram_snoop_miss, list, {.name = 3713, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_not_needed{demand_code_rd_l3_miss_local_dram_snoop_not_needed, list, {.name = 3775, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_none{demand_code_rd_l3_miss_local_dram_snoop_none, list, {.name = 3843, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_spl_hit{demand_code_rd_l3_miss_local_dram_spl_hit, list, {.name = 3905, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x44000004, .period = 100003}};
inline constexpr listed demand_code_rd_l4_hit_local_l4_any_snoop{demand_code_rd_l4_hit_local_l4_any_snoop, list, {.name = 3964, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0400004, .period = 100003}};
inline constexpr listed demand_code_rd_l4_hit_local_l4_snoop_non_dram{demand_code_rd_l4_hit_local_l4_snoop_non_dram, list, {.name = 4022, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000400004, .period = 100003}};
inline constexpr listed demand_code_rd_l4_hit_local_l4_snoop_hitm{demand_code_rd_l4_hit_local_l4_snoop_hitm, list, {.name = 4085, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000400004, .period = 100003}};
inline constexpr listed demand_code_rd_l4_hit_local_l4_snoop_hit_no_fwd{demand_code_rd_l4_hit_local_l4_snoop_hit_no_fwd, list, {.name = 4144, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400400004, .period = 100003}};
inline constexpr listed demand_code_rd_l4_hit_local_l4_snoop_miss{demand_code_rd_l4_hit_local_l4_snoop_miss, list, {.name = 4209, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200400004, .period = 100003}};
inline constexpr listed demand_code_rd_l4_hit_local_l4_snoop_not_needed{demand_code_rd_l4_hit_local_l4_snoop_not_needed, list, {.name = 4268, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400004, .period = 100003}};
inline constexpr listed demand_code_rd_l4_hit_local_l4_snoop_none{demand_code_rd_l4_hit_local_l4_snoop_none, list, {.name = 4333, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400004, .period = 100003}};
inline constexpr listed demand_code_rd_l4_hit_local_l4_spl_hit{demand_code_rd_l4_hit_local_l4_spl_hit, list, {.name = 4392, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40400004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_any_snoop{demand_code_rd_l3_hit_any_snoop, list, {.name = 4448, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc01c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_non_dram{demand_code_rd_l3_hit_snoop_non_dram, list, {.name = 4497, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20001c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hitm{demand_code_rd_l3_hit_snoop_hitm, list, {.name = 4551, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_no_fwd{demand_code_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 4601, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4001c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_miss{demand_code_rd_l3_hit_snoop_miss, list, {.name = 4657, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2001c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_not_needed{demand_code_rd_l3_hit_snoop_not_needed, list, {.name = 4707, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1001c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_none{demand_code_rd_l3_hit_snoop_none, list, {.name = 4763, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x801c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_spl_hit{demand_code_rd_l3_hit_spl_hit, list, {.name = 4813, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x401c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_s_any_snoop{demand_code_rd_l3_hit_s_any_snoop, list, {.name = 4860, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0100004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_s_snoop_non_dram{demand_code_rd_l3_hit_s_snoop_non_dram, list, {.name = 4911, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000100004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_s_snoop_hitm{demand_code_rd_l3_hit_s_snoop_hitm, list, {.name = 4967, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_s_snoop_hit_no_fwd{demand_code_rd_l3_hit_s_snoop_hit_no_fwd, list, {.name = 5019, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_s_snoop_miss{demand_code_rd_l3_hit_s_snoop_miss, list, {.name = 5077, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_s_snoop_not_needed{demand_code_rd_l3_hit_s_snoop_not_needed, list, {.name = 5129, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_s_snoop_none{demand_code_rd_l3_hit_s_snoop_none, list, {.name = 5187, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_s_spl_hit{demand_code_rd_l3_hit_s_spl_hit, list, {.name = 5239, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40100004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_e_any_snoop{demand_code_rd_l3_hit_e_any_snoop, list, {.name = 5288, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0080004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_e_snoop_non_dram{demand_code_rd_l3_hit_e_snoop_non_dram, list, {.name = 5339, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000080004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_e_snoop_hitm{demand_code_rd_l3_hit_e_snoop_hitm, list, {.name = 5395, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_e_snoop_hit_no_fwd{demand_code_rd_l3_hit_e_snoop_hit_no_fwd, list, {.name = 5447, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_e_snoop_miss{demand_code_rd_l3_hit_e_snoop_miss, list, {.name = 5505, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_e_snoop_not_needed{demand_code_rd_l3_hit_e_snoop_not_needed, list, {.name = 5557, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_e_snoop_none{demand_code_rd_l3_hit_e_snoop_none, list, {.name = 5615, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_e_spl_hit{demand_code_rd_l3_hit_e_spl_hit, list, {.name = 5667, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40080004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_m_any_snoop{demand_code_rd_l3_hit_m_any_snoop, list, {.name = 5716, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0040004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_m_snoop_non_dram{demand_code_rd_l3_hit_m_snoop_non_dram, list, {.name = 5767, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000040004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_m_snoop_hitm{demand_code_rd_l3_hit_m_snoop_hitm, list, {.name = 5823, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_m_snoop_hit_no_fwd{demand_code_rd_l3_hit_m_snoop_hit_no_fwd, list, {.name = 5875, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_m_snoop_miss{demand_code_rd_l3_hit_m_snoop_miss, list, {.name = 5933, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_m_snoop_not_needed{demand_code_rd_l3_hit_m_snoop_not_needed, list, {.name = 5985, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_m_snoop_none{demand_code_rd_l3_hit_m_snoop_none, list, {.name = 6043, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_m_spl_hit{demand_code_rd_l3_hit_m_spl_hit, list, {.name = 6095, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40040004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_any_snoop{demand_code_rd_supplier_none_any_snoop, list, {.name = 6144, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_snoop_non_dram{demand_code_rd_supplier_none_snoop_non_dram, list, {.name = 6200, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_snoop_hitm{demand_code_rd_supplier_none_snoop_hitm, list, {.name = 6261, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_snoop_hit_no_fwd{demand_code_rd_supplier_none_snoop_hit_no_fwd, list, {.name = 6318, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_snoop_miss{demand_code_rd_supplier_none_snoop_miss, list, {.name = 6381, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_snoop_not_needed{demand_code_rd_supplier_none_snoop_not_needed, list, {.name = 6438, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_snoop_none{demand_code_rd_supplier_none_snoop_none, list, {.name = 6501, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_spl_hit{demand_code_rd_supplier_none_spl_hit, list, {.name = 6558, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40020004, .period = 100003}};
inline constexpr listed demand_code_rd_any_response{demand_code_rd_any_response, list, {.name = 6612, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10004, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_any_snoop{demand_rfo_l3_miss_any_snoop, list, {.name = 6657, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3ffc400002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_snoop_non_dram{demand_rfo_l3_miss_snoop_non_dram, list, {.name = 6703, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x203c400002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_snoop_hitm{demand_rfo_l3_miss_snoop_hitm, list, {.name = 6754, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c400002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_snoop_hit_no_fwd{demand_rfo_l3_miss_snoop_hit_no_fwd, list, {.name = 6801, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c400002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_snoop_miss{demand_rfo_l3_miss_snoop_miss, list, {.name = 6854, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c400002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_snoop_not_needed{demand_rfo_l3_miss_snoop_not_needed, list, {.name = 6901, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c400002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_snoop_none{demand_rfo_l3_miss_snoop_none, list, {.name = 6954, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc400002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_spl_hit{demand_rfo_l3_miss_spl_hit, list, {.name = 7001, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x7c400002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram_any_snoop{demand_rfo_l3_miss_local_dram_any_snoop, list, {.name = 7045, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc4000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_non_dram{demand_rfo_l3_miss_local_dram_snoop_non_dram, list, {.name = 7102, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_hitm{demand_rfo_l3_miss_local_dram_snoop_hitm, list, {.name = 7164, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_hit_no_fwd{demand_rfo_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 7222, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_miss{demand_rfo_l3_miss_local_dram_snoop_miss, list, {.name = 7286, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_not_needed{demand_rfo_l3_miss_local_dram_snoop_not_needed, list, {.name = 7344, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_none{demand_rfo_l3_miss_local_dram_snoop_none, list, {.name = 7408, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram_spl_hit{demand_rfo_l3_miss_local_dram_spl_hit, list, {.name = 7466, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x44000002, .period = 100003}};
inline constexpr listed demand_rfo_l4_hit_local_l4_any_snoop{demand_rfo_l4_hit_local_l4_any_snoop, list, {.name = 7521, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0400002, .period = 100003}};
inline constexpr listed demand_rfo_l4_hit_local_l4_snoop_non_dram{demand_rfo_l4_hit_local_l4_snoop_non_dram, list, {.name = 7575, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000400002, .period = 100003}};
inline constexpr listed demand_rfo_l4_hit_local_l4_snoop_hitm{demand_rfo_l4_hit_local_l4_snoop_hitm, list, {.name = 7634, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000400002, .period = 100003}};
inline constexpr listed demand_rfo_l4_hit_local_l4_snoop_hit_no_fwd{demand_rfo_l4_hit_local_l4_snoop_hit_no_fwd, list, {.name = 7689, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400400002, .period = 100003}};
inline constexpr listed demand_rfo_l4_hit_local_l4_snoop_miss{demand_rfo_l4_hit_local_l4_snoop_miss, list, {.name = 7750, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200400002, .period = 100003}};
inline constexpr listed demand_rfo_l4_hit_local_l4_snoop_not_needed{demand_rfo_l4_hit_local_l4_snoop_not_needed, list, {.name = 7805, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400002, .period = 100003}};
inline constexpr listed demand_rfo_l4_hit_local_l4_snoop_none{demand_rfo_l4_hit_local_l4_snoop_none, list, {.name = 7866, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400002, .period = 100003}};
inline constexpr listed demand_rfo_l4_hit_local_l4_spl_hit{demand_rfo_l4_hit_local_l4_spl_hit, list, {.name = 7921, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40400002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_any_snoop{demand_rfo_l3_hit_any_snoop, list, {.name = 7973, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc01c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_non_dram{demand_rfo_l3_hit_snoop_non_dram, list, {.name = 8018, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20001c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{demand_rfo_l3_hit_snoop_hitm, list, {.name = 8068, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_hit_no_fwd{demand_rfo_l3_hit_snoop_hit_no_fwd, list, {.name = 8114, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4001c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_miss{demand_rfo_l3_hit_snoop_miss, list, {.name = 8166, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2001c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_not_needed{demand_rfo_l3_hit_snoop_not_needed, list, {.name = 8212, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1001c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_none{demand_rfo_l3_hit_snoop_none, list, {.name = 8264, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x801c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_spl_hit{demand_rfo_l3_hit_spl_hit, list, {.name = 8310, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x401c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_s_any_snoop{demand_rfo_l3_hit_s_any_snoop, list, {.name = 8353, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0100002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_s_snoop_non_dram{demand_rfo_l3_hit_s_snoop_non_dram, list, {.name = 8400, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000100002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_s_snoop_hitm{demand_rfo_l3_hit_s_snoop_hitm, list, {.name = 8452, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_s_snoop_hit_no_fwd{demand_rfo_l3_hit_s_snoop_hit_no_fwd, list, {.name = 8500, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_s_snoop_miss{demand_rfo_l3_hit_s_snoop_miss, list, {.name = 8554, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_s_snoop_not_needed{demand_rfo_l3_hit_s_snoop_not_needed, list, {.name = 8602, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_s_snoop_none{demand_rfo_l3_hit_s_snoop_none, list, {.name = 8656, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_s_spl_hit{demand_rfo_l3_hit_s_spl_hit, list, {.name = 8704, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40100002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_e_any_snoop{demand_rfo_l3_hit_e_any_snoop, list, {.name = 8749, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0080002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_e_snoop_non_dram{demand_rfo_l3_hit_e_snoop_non_dram, list, {.name = 8796, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000080002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_e_snoop_hitm{demand_rfo_l3_hit_e_snoop_hitm, list, {.name = 8848, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_e_snoop_hit_no_fwd{demand_rfo_l3_hit_e_snoop_hit_no_fwd, list, {.name = 8896, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_e_snoop_miss{demand_rfo_l3_hit_e_snoop_miss, list, {.name = 8950, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_e_snoop_not_needed{demand_rfo_l3_hit_e_snoop_not_needed, list, {.name = 8998, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_e_snoop_none{demand_rfo_l3_hit_e_snoop_none, list, {.name = 9052, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_e_spl_hit{demand_rfo_l3_hit_e_spl_hit, list, {.name = 9100, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40080002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_m_any_snoop{demand_rfo_l3_hit_m_any_snoop, list, {.name = 9145, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0040002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_m_snoop_non_dram{demand_rfo_l3_hit_m_snoop_non_dram, list, {.name = 9192, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000040002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_m_snoop_hitm{demand_rfo_l3_hit_m_snoop_hitm, list, {.name = 9244, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_m_snoop_hit_no_fwd{demand_rfo_l3_hit_m_snoop_hit_no_fwd, list, {.name = 9292, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_m_snoop_miss{demand_rfo_l3_hit_m_snoop_miss, list, {.name = 9346, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_m_snoop_not_needed{demand_rfo_l3_hit_m_snoop_not_needed, list, {.name = 9394, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_m_snoop_none{demand_rfo_l3_hit_m_snoop_none, list, {.name = 9448, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_m_spl_hit{demand_rfo_l3_hit_m_spl_hit, list, {.name = 9496, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40040002, .period = 100003}};
inline constexpr listed demand_rfo_supplier_none_any_snoop{demand_rfo_supplier_none_any_snoop, list, {.name = 9541, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0020002, .period = 100003}};
inline constexpr listed demand_rfo_supplier_none_snoop_non_dram{demand_rfo_supplier_none_snoop_non_dram, list, {.name = 9593, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000020002, .period = 100003}};
inline constexpr listed demand_rfo_supplier_none_snoop_hitm{demand_rfo_supplier_none_snoop_hitm, list, {.name = 9650, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020002, .period = 100003}};
inline constexpr listed demand_rfo_supplier_none_snoop_hit_no_fwd{demand_rfo_supplier_none_snoop_hit_no_fwd, list, {.name = 9703, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020002, .period = 100003}};
inline constexpr listed demand_rfo_supplier_none_snoop_miss{demand_rfo_supplier_none_snoop_miss, list, {.name = 9762, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020002, .period = 100003}};
inline constexpr listed demand_rfo_supplier_none_snoop_not_needed{demand_rfo_supplier_none_snoop_not_needed, list, {.name = 9815, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020002, .period = 100003}};
inline constexpr listed demand_rfo_supplier_none_snoop_none{demand_rfo_supplier_none_snoop_none, list, {.name = 9874, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020002, .period = 100003}};
inline constexpr listed demand_rfo_supplier_none_spl_hit{demand_rfo_supplier_none_spl_hit, list, {.name = 9927, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40020002, .period = 100003}};
inline constexpr listed demand_rfo_any_response{demand_rfo_any_response, list, {.name = 9977, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10002, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_any_snoop{demand_data_rd_l3_miss_any_snoop, list, {.name = 10018, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3ffc400001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_snoop_non_dram{demand_data_rd_l3_miss_snoop_non_dram, list, {.name = 10068, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x203c400001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_snoop_hitm{demand_data_rd_l3_miss_snoop_hitm, list, {.name = 10123, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c400001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_snoop_hit_no_fwd{demand_data_rd_l3_miss_snoop_hit_no_fwd, list, {.name = 10174, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c400001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_snoop_miss{demand_data_rd_l3_miss_snoop_miss, list, {.name = 10231, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c400001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_snoop_not_needed{demand_data_rd_l3_miss_snoop_not_needed, list, {.name = 10282, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c400001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_snoop_none{demand_data_rd_l3_miss_snoop_none, list, {.name = 10339, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc400001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_spl_hit{demand_data_rd_l3_miss_spl_hit, list, {.name = 10390, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x7c400001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_any_snoop{demand_data_rd_l3_miss_local_dram_any_snoop, list, {.name = 10438, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc4000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_non_dram{demand_data_rd_l3_miss_local_dram_snoop_non_dram, list, {.name = 10499, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_hitm{demand_data_rd_l3_miss_local_dram_snoop_hitm, list, {.name = 10565, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_hit_no_fwd{demand_data_rd_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 10627, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_miss{demand_data_rd_l3_miss_local_dram_snoop_miss, list, {.name = 10695, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_not_needed{demand_data_rd_l3_miss_local_dram_snoop_not_needed, list, {.name = 10757, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_none{demand_data_rd_l3_miss_local_dram_snoop_none, list, {.name = 10825, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_spl_hit{demand_data_rd_l3_miss_local_dram_spl_hit, list, {.name = 10887, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x44000001, .period = 100003}};
inline constexpr listed demand_data_rd_l4_hit_local_l4_any_snoop{demand_data_rd_l4_hit_local_l4_any_snoop, list, {.name = 10946, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0400001, .period = 100003}};
inline constexpr listed demand_data_rd_l4_hit_local_l4_snoop_non_dram{demand_data_rd_l4_hit_local_l4_snoop_non_dram, list, {.name = 11004, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000400001, .period = 100003}};
inline constexpr listed demand_data_rd_l4_hit_local_l4_snoop_hitm{demand_data_rd_l4_hit_local_l4_snoop_hitm, list, {.name = 11067, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000400001, .period = 100003}};
inline constexpr listed demand_data_rd_l4_hit_local_l4_snoop_hit_no_fwd{demand_data_rd_l4_hit_local_l4_snoop_hit_no_fwd, list, {.name = 11126, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400400001, .period = 100003}};
inline constexpr listed demand_data_rd_l4_hit_local_l4_snoop_miss{demand_data_rd_l4_hit_local_l4_snoop_miss, list, {.name = 11191, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200400001, .period = 100003}};
inline constexpr listed demand_data_rd_l4_hit_local_l4_snoop_not_needed{demand_data_rd_l4_hit_local_l4_snoop_not_needed, list, {.name = 11250, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400001, .period = 100003}};
inline constexpr listed demand_data_rd_l4_hit_local_l4_snoop_none{demand_data_rd_l4_hit_local_l4_snoop_none, list, {.name = 11315, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400001, .period = 100003}};
inline constexpr listed demand_data_rd_l4_hit_local_l4_spl_hit{demand_data_rd_l4_hit_local_l4_spl_hit, list, {.name = 11374, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40400001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_any_snoop{demand_data_rd_l3_hit_any_snoop, list, {.name = 11430, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc01c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_non_dram{demand_data_rd_l3_hit_snoop_non_dram, list, {.name = 11479, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20001c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{demand_data_rd_l3_hit_snoop_hitm, list, {.name = 11533, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_no_fwd{demand_data_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 11583, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4001c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_miss{demand_data_rd_l3_hit_snoop_miss, list, {.name = 11639, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2001c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_not_needed{demand_data_rd_l3_hit_snoop_not_needed, list, {.name = 11689, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1001c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_none{demand_data_rd_l3_hit_snoop_none, list, {.name = 11745, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x801c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_spl_hit{demand_data_rd_l3_hit_spl_hit, list, {.name = 11795, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x401c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_s_any_snoop{demand_data_rd_l3_hit_s_any_snoop, list, {.name = 11842, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0100001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_s_snoop_non_dram{demand_data_rd_l3_hit_s_snoop_non_dram, list, {.name = 11893, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000100001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_s_snoop_hitm{demand_data_rd_l3_hit_s_snoop_hitm, list, {.name = 11949, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_s_snoop_hit_no_fwd{demand_data_rd_l3_hit_s_snoop_hit_no_fwd, list, {.name = 12001, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_s_snoop_miss{demand_data_rd_l3_hit_s_snoop_miss, list, {.name = 12059, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_s_snoop_not_needed{demand_data_rd_l3_hit_s_snoop_not_needed, list, {.name = 12111, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_s_snoop_none{demand_data_rd_l3_hit_s_snoop_none, list, {.name = 12169, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_s_spl_hit{demand_data_rd_l3_hit_s_spl_hit, list, {.name = 12221, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40100001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_e_any_snoop{demand_data_rd_l3_hit_e_any_snoop, list, {.name = 12270, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0080001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_e_snoop_non_dram{demand_data_rd_l3_hit_e_snoop_non_dram, list, {.name = 12321, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000080001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_e_snoop_hitm{demand_data_rd_l3_hit_e_snoop_hitm, list, {.name = 12377, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_e_snoop_hit_no_fwd{demand_data_rd_l3_hit_e_snoop_hit_no_fwd, list, {.name = 12429, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_e_snoop_miss{demand_data_rd_l3_hit_e_snoop_miss, list, {.name = 12487, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_e_snoop_not_needed{demand_data_rd_l3_hit_e_snoop_not_needed, list, {.name = 12539, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_e_snoop_none{demand_data_rd_l3_hit_e_snoop_none, list, {.name = 12597, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_e_spl_hit{demand_data_rd_l3_hit_e_spl_hit, list, {.name = 12649, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40080001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_m_any_snoop{demand_data_rd_l3_hit_m_any_snoop, list, {.name = 12698, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0040001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_m_snoop_non_dram{demand_data_rd_l3_hit_m_snoop_non_dram, list, {.name = 12749, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000040001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_m_snoop_hitm{demand_data_rd_l3_hit_m_snoop_hitm, list, {.name = 12805, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_m_snoop_hit_no_fwd{demand_data_rd_l3_hit_m_snoop_hit_no_fwd, list, {.name = 12857, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_m_snoop_miss{demand_data_rd_l3_hit_m_snoop_miss, list, {.name = 12915, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_m_snoop_not_needed{demand_data_rd_l3_hit_m_snoop_not_needed, list, {.name = 12967, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_m_snoop_none{demand_data_rd_l3_hit_m_snoop_none, list, {.name = 13025, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_m_spl_hit{demand_data_rd_l3_hit_m_spl_hit, list, {.name = 13077, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40040001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_any_snoop{demand_data_rd_supplier_none_any_snoop, list, {.name = 13126, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc0020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_snoop_non_dram{demand_data_rd_supplier_none_snoop_non_dram, list, {.name = 13182, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_snoop_hitm{demand_data_rd_supplier_none_snoop_hitm, list, {.name = 13243, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_snoop_hit_no_fwd{demand_data_rd_supplier_none_snoop_hit_no_fwd, list, {.name = 13300, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_snoop_miss{demand_data_rd_supplier_none_snoop_miss, list, {.name = 13363, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_snoop_not_needed{demand_data_rd_supplier_none_snoop_not_needed, list, {.name = 13420, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_snoop_none{demand_data_rd_supplier_none_snoop_none, list, {.name = 13483, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_spl_hit{demand_data_rd_supplier_none_spl_hit, list, {.name = 13540, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x40020001, .period = 100003}};
inline constexpr listed demand_data_rd_any_response{demand_data_rd_any_response, list, {.name = 13594, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100003}};
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::other_l3_miss_any_snoop,
    &offcore_response::other_l3_miss_snoop_non_dram,
    &offcore_response::other_l3_miss_snoop_hitm,
    &offcore_response::other_l3_miss_snoop_hit_no_fwd,
    &offcore_response::other_l3_miss_snoop_miss,
    &offcore_response::other_l3_miss_snoop_not_needed,
    &offcore_response::other_l3_miss_snoop_none,
    &offcore_response::other_l3_miss_spl_hit,
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
    &offcore_response::other_l4_hit_local_l4_spl_hit,
    &offcore_response::other_l3_hit_any_snoop,
    &offcore_response::other_l3_hit_snoop_non_dram,
    &offcore_response::other_l3_hit_snoop_hitm,
    &offcore_response::other_l3_hit_snoop_hit_no_fwd,
    &offcore_response::other_l3_hit_snoop_miss,
    &offcore_response::other_l3_hit_snoop_not_needed,
    &offcore_response::other_l3_hit_snoop_none,
    &offcore_response::other_l3_hit_spl_hit,
    &offcore_response::other_l3_hit_s_any_snoop,
    &offcore_response::other_l3_hit_s_snoop_non_dram,
    &offcore_response::other_l3_hit_s_snoop_hitm,
    &offcore_response::other_l3_hit_s_snoop_hit_no_fwd,
    &offcore_response::other_l3_hit_s_snoop_miss,
    &offcore_response::other_l3_hit_s_snoop_not_needed,
    &offcore_response::other_l3_hit_s_snoop_none,
    &offcore_response::other_l3_hit_s_spl_hit,
    &offcore_response::other_l3_hit_e_any_snoop,
    &offcore_response::other_l3_hit_e_snoop_non_dram,
    &offcore_response::other_l3_hit_e_snoop_hitm,
    &offcore_response::other_l3_hit_e_snoop_hit_no_fwd,
    &offcore_response::other_l3_hit_e_snoop_miss,
    &offcore_response::other_l3_hit_e_snoop_not_needed,
    &offcore_response::other_l3_hit_e_snoop_none,
    &offcore_response::other_l3_hit_e_spl_hit,
    &offcore_response::other_l3_hit_m_any_snoop,
    &offcore_response::other_l3_hit_m_snoop_non_dram,
    &offcore_response::other_l3_hit_m_snoop_hitm,
    &offcore_response::other_l3_hit_m_snoop_hit_no_fwd,
    &offcore_response::other_l3_hit_m_snoop_miss,
    &offcore_response::other_l3_hit_m_snoop_not_needed,
    &offcore_response::other_l3_hit_m_snoop_none,
    &offcore_response::other_l3_hit_m_spl_hit,
    &offcore_response::other_supplier_none_any_snoop,
    &offcore_response::other_supplier_none_snoop_non_dram,
    &offcore_response::other_supplier_none_snoop_hitm,
    &offcore_response::other_supplier_none_snoop_hit_no_fwd,
    &offcore_response::other_supplier_none_snoop_miss,
    &offcore_response::other_supplier_none_snoop_not_needed,
    &offcore_response::other_supplier_none_snoop_none,
    &offcore_response::other_supplier_none_spl_hit,
    &offcore_response::other_any_response,
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
    &offcore_response::demand_code_rd_any_response,
    &offcore_response::demand_rfo_l3_miss_any_snoop,
    &offcore_response::demand_rfo_l3_miss_snoop_non_dram,
    &offcore_response::demand_rfo_l3_miss_snoop_hitm,
    &offcore_response::demand_rfo_l3_miss_snoop_hit_no_fwd,
    &offcore_response::demand_rfo_l3_miss_snoop_miss,
    &offcore_response::demand_rfo_l3_miss_snoop_not_needed,
    &offcore_response::demand_rfo_l3_miss_snoop_none,
    &offcore_response::demand_rfo_l3_miss_spl_hit,
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
    &offcore_response::demand_rfo_l3_hit_snoop_none,
    &offcore_response::demand_rfo_l3_hit_spl_hit,
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
    &offcore_response::demand_rfo_supplier_none_spl_hit,
    &offcore_response::demand_rfo_any_response,
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
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::skl
