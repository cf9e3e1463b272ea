// Events of Cascade Lake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// clx: from intel/perfmon 6dadedf3aa48, CLX/events/cascadelakex_core.json, version 1.25 of
// 04/18/2025; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::clx {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
inline constexpr char names[] =
    "ocr.demand_data_rd.supplier_none.snoop_none\0"
    "ocr.demand_data_rd.supplier_none.no_snoop_needed\0"
    "ocr.demand_data_rd.supplier_none.snoop_miss\0"
    "ocr.demand_data_rd.supplier_none.hit_other_core_no_fwd\0"
    "ocr.demand_data_rd.supplier_none.hit_other_core_fwd\0"
    "ocr.demand_data_rd.supplier_none.hitm_other_core\0"
    "ocr.demand_data_rd.supplier_none.any_snoop\0"
    "ocr.demand_data_rd.l3_hit_m.snoop_none\0"
    "ocr.demand_data_rd.l3_hit_m.no_snoop_needed\0"
    "ocr.demand_data_rd.l3_hit_m.snoop_miss\0"
    "ocr.demand_data_rd.l3_hit_m.hit_other_core_no_fwd\0"
    "ocr.demand_data_rd.l3_hit_m.hit_other_core_fwd\0"
    "ocr.demand_data_rd.l3_hit_m.hitm_other_core\0"
    "ocr.demand_data_rd.l3_hit_m.any_snoop\0"
    "ocr.demand_data_rd.l3_hit_e.snoop_none\0"
    "ocr.demand_data_rd.l3_hit_e.no_snoop_needed\0"
    "ocr.demand_data_rd.l3_hit_e.snoop_miss\0"
    "ocr.demand_data_rd.l3_hit_e.hit_other_core_no_fwd\0"
    "ocr.demand_data_rd.l3_hit_e.hit_other_core_fwd\0"
    "ocr.demand_data_rd.l3_hit_e.hitm_other_core\0"
    "ocr.demand_data_rd.l3_hit_e.any_snoop\0"
    "ocr.demand_data_rd.l3_hit_s.snoop_none\0"
    "ocr.demand_data_rd.l3_hit_s.no_snoop_needed\0"
    "ocr.demand_data_rd.l3_hit_s.snoop_miss\0"
    "ocr.demand_data_rd.l3_hit_s.hit_other_core_no_fwd\0"
    "ocr.demand_data_rd.l3_hit_s.hit_other_core_fwd\0"
    "ocr.demand_data_rd.l3_hit_s.hitm_other_core\0"
    "ocr.demand_data_rd.l3_hit_s.any_snoop\0"
    "ocr.demand_data_rd.l3_hit_f.snoop_none\0"
    "ocr.demand_data_rd.l3_hit_f.no_snoop_needed\0"
    "ocr.demand_data_rd.l3_hit_f.snoop_miss\0"
    "ocr.demand_data_rd.l3_hit_f.hit_other_core_no_fwd\0"
    "ocr.demand_data_rd.l3_hit_f.hit_other_core_fwd\0"
    "ocr.demand_data_rd.l3_hit_f.hitm_other_core\0"
    "ocr.demand_data_rd.l3_hit_f.any_snoop\0"
    "ocr.demand_data_rd.l3_hit.snoop_none\0"
    "ocr.demand_data_rd.l3_hit.no_snoop_needed\0"
    "ocr.demand_data_rd.l3_hit.snoop_miss\0"
    "ocr.demand_data_rd.l3_hit.hit_other_core_no_fwd\0"
    "ocr.demand_data_rd.l3_hit.hit_other_core_fwd\0"
    "ocr.demand_data_rd.l3_hit.hitm_other_core\0"
    "ocr.demand_data_rd.l3_hit.any_snoop\0"
    "ocr.demand_data_rd.l3_miss_local_dram.snoop_none\0"
    "ocr.demand_data_rd.l3_miss_local_dram.no_snoop_needed\0"
    "ocr.demand_data_rd.l3_miss_local_dram.snoop_miss\0"
    "ocr.demand_data_rd.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "ocr.demand_data_rd.l3_miss_local_dram.hit_other_core_fwd\0"
    "ocr.demand_data_rd.l3_miss_local_dram.hitm_other_core\0"
    "ocr.demand_data_rd.l3_miss_local_dram.any_snoop\0"
    "ocr.demand_data_rd.l3_miss_remote_hop1_dram.snoop_none\0"
    "ocr.demand_data_rd.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "ocr.demand_data_rd.l3_miss_remote_hop1_dram.snoop_miss\0"
    "ocr.demand_data_rd.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "ocr.demand_data_rd.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "ocr.demand_data_rd.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "ocr.demand_data_rd.l3_miss_remote_hop1_dram.any_snoop\0"
    "ocr.demand_data_rd.l3_miss.snoop_none\0"
    "ocr.demand_data_rd.l3_miss.no_snoop_needed\0"
    "ocr.demand_data_rd.l3_miss.snoop_miss\0"
    "ocr.demand_data_rd.l3_miss.hit_other_core_no_fwd\0"
    "ocr.demand_data_rd.l3_miss.hit_other_core_fwd\0"
    "ocr.demand_data_rd.l3_miss.hitm_other_core\0"
    "ocr.demand_data_rd.l3_miss.any_snoop\0"
    "ocr.demand_rfo.supplier_none.snoop_none\0"
    "ocr.demand_rfo.supplier_none.no_snoop_needed\0"
    "ocr.demand_rfo.supplier_none.snoop_miss\0"
    "ocr.demand_rfo.supplier_none.hit_other_core_no_fwd\0"
    "ocr.demand_rfo.supplier_none.hit_other_core_fwd\0"
    "ocr.demand_rfo.supplier_none.hitm_other_core\0"
    "ocr.demand_rfo.supplier_none.any_snoop\0"
    "ocr.demand_rfo.l3_hit_m.snoop_none\0"
    "ocr.demand_rfo.l3_hit_m.no_snoop_needed\0"
    "ocr.demand_rfo.l3_hit_m.snoop_miss\0"
    "ocr.demand_rfo.l3_hit_m.hit_other_core_no_fwd\0"
    "ocr.demand_rfo.l3_hit_m.hit_other_core_fwd\0"
    "ocr.demand_rfo.l3_hit_m.hitm_other_core\0"
    "ocr.demand_rfo.l3_hit_m.any_snoop\0"
    "ocr.demand_rfo.l3_hit_e.snoop_none\0"
    "ocr.demand_rfo.l3_hit_e.no_snoop_needed\0"
    "ocr.demand_rfo.l3_hit_e.snoop_miss\0"
    "ocr.demand_rfo.l3_hit_e.hit_other_core_no_fwd\0"
    "ocr.demand_rfo.l3_hit_e.hit_other_core_fwd\0"
    "ocr.demand_rfo.l3_hit_e.hitm_other_core\0"
    "ocr.demand_rfo.l3_hit_e.any_snoop\0"
    "ocr.demand_rfo.l3_hit_s.snoop_none\0"
    "ocr.demand_rfo.l3_hit_s.no_snoop_needed\0"
    "ocr.demand_rfo.l3_hit_s.snoop_miss\0"
    "ocr.demand_rfo.l3_hit_s.hit_other_core_no_fwd\0"
    "ocr.demand_rfo.l3_hit_s.hit_other_core_fwd\0"
    "ocr.demand_rfo.l3_hit_s.hitm_other_core\0"
    "ocr.demand_rfo.l3_hit_s.any_snoop\0"
    "ocr.demand_rfo.l3_hit_f.snoop_none\0"
    "ocr.demand_rfo.l3_hit_f.no_snoop_needed\0"
    "ocr.demand_rfo.l3_hit_f.snoop_miss\0"
    "ocr.demand_rfo.l3_hit_f.hit_other_core_no_fwd\0"
    "ocr.demand_rfo.l3_hit_f.hit_other_core_fwd\0"
    "ocr.demand_rfo.l3_hit_f.hitm_other_core\0"
    "ocr.demand_rfo.l3_hit_f.any_snoop\0"
    "ocr.demand_rfo.l3_hit.snoop_none\0"
    "ocr.demand_rfo.l3_hit.no_snoop_needed\0"
    "ocr.demand_rfo.l3_hit.snoop_miss\0"
    "ocr.demand_rfo.l3_hit.hit_other_core_no_fwd\0"
    "ocr.demand_rfo.l3_hit.hit_other_core_fwd\0"
    "ocr.demand_rfo.l3_hit.hitm_other_core\0"
    "ocr.demand_rfo.l3_hit.any_snoop\0"
    "ocr.demand_rfo.l3_miss_local_dram.snoop_none\0"
    "ocr.demand_rfo.l3_miss_local_dram.no_snoop_needed\0"
    "ocr.demand_rfo.l3_miss_local_dram.snoop_miss\0"
    "ocr.demand_rfo.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "ocr.demand_rfo.l3_miss_local_dram.hit_other_core_fwd\0"
    "ocr.demand_rfo.l3_miss_local_dram.hitm_other_core\0"
    "ocr.demand_rfo.l3_miss_local_dram.any_snoop\0"
    "ocr.demand_rfo.l3_miss_remote_hop1_dram.snoop_none\0"
    "ocr.demand_rfo.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "ocr.demand_rfo.l3_miss_remote_hop1_dram.snoop_miss\0"
    "ocr.demand_rfo.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "ocr.demand_rfo.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "ocr.demand_rfo.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "ocr.demand_rfo.l3_miss_remote_hop1_dram.any_snoop\0"
    "ocr.demand_rfo.l3_miss.snoop_none\0"
    "ocr.demand_rfo.l3_miss.no_snoop_needed\0"
    "ocr.demand_rfo.l3_miss.snoop_miss\0"
    "ocr.demand_rfo.l3_miss.hit_other_core_no_fwd\0"
    "ocr.demand_rfo.l3_miss.hit_other_core_fwd\0"
    "ocr.demand_rfo.l3_miss.hitm_other_core\0"
    "ocr.demand_rfo.l3_miss.any_snoop\0"
    "ocr.demand_code_rd.supplier_none.snoop_none\0"
    "ocr.demand_code_rd.supplier_none.no_snoop_needed\0"
    "ocr.demand_code_rd.supplier_none.snoop_miss\0"
    "ocr.demand_code_rd.supplier_none.hit_other_core_no_fwd\0"
    "ocr.demand_code_rd.supplier_none.hit_other_core_fwd\0"
    "ocr.demand_code_rd.supplier_none.hitm_other_core\0"
    "ocr.demand_code_rd.supplier_none.any_snoop\0"
    "ocr.demand_code_rd.l3_hit_m.snoop_none\0"
    "ocr.demand_code_rd.l3_hit_m.no_snoop_needed\0"
    "ocr.demand_code_rd.l3_hit_m.snoop_miss\0"
    "ocr.demand_code_rd.l3_hit_m.hit_other_core_no_fwd\0"
    "ocr.demand_code_rd.l3_hit_m.hit_other_core_fwd\0"
    "ocr.demand_code_rd.l3_hit_m.hitm_other_core\0"
    "ocr.demand_code_rd.l3_hit_m.any_snoop\0"
    "ocr.demand_code_rd.l3_hit_e.snoop_none\0"
    "ocr.demand_code_rd.l3_hit_e.no_snoop_needed\0"
    "ocr.demand_code_rd.l3_hit_e.snoop_miss\0"
    "ocr.demand_code_rd.l3_hit_e.hit_other_core_no_fwd\0"
    "ocr.demand_code_rd.l3_hit_e.hit_other_core_fwd\0"
    "ocr.demand_code_rd.l3_hit_e.hitm_other_core\0"
    "ocr.demand_code_rd.l3_hit_e.any_snoop\0"
    "ocr.demand_code_rd.l3_hit_s.snoop_none\0"
    "ocr.demand_code_rd.l3_hit_s.no_snoop_needed\0"
    "ocr.demand_code_rd.l3_hit_s.snoop_miss\0"
    "ocr.demand_code_rd.l3_hit_s.hit_other_core_no_fwd\0"
    "ocr.demand_code_rd.l3_hit_s.hit_other_core_fwd\0"
    "ocr.demand_code_rd.l3_hit_s.hitm_other_core\0"
    "ocr.demand_code_rd.l3_hit_s.any_snoop\0"
    "ocr.demand_code_rd.l3_hit_f.snoop_none\0"
    "ocr.demand_code_rd.l3_hit_f.no_snoop_needed\0"
    "ocr.demand_code_rd.l3_hit_f.snoop_miss\0"
    "ocr.demand_code_rd.l3_hit_f.hit_other_core_no_fwd\0"
    "ocr.demand_code_rd.l3_hit_f.hit_other_core_fwd\0"
    "ocr.demand_code_rd.l3_hit_f.hitm_other_core\0"
    "ocr.demand_code_rd.l3_hit_f.any_snoop\0"
    "ocr.demand_code_rd.l3_hit.snoop_none\0"
    "ocr.demand_code_rd.l3_hit.no_snoop_needed\0"
    "ocr.demand_code_rd.l3_hit.snoop_miss\0"
    "ocr.demand_code_rd.l3_hit.hit_other_core_no_fwd\0"
    "ocr.demand_code_rd.l3_hit.hit_other_core_fwd\0"
    "ocr.demand_code_rd.l3_hit.hitm_other_core\0"
    "ocr.demand_code_rd.l3_hit.any_snoop\0"
    "ocr.demand_code_rd.l3_miss_local_dram.snoop_none\0"
    "ocr.demand_code_rd.l3_miss_local_dram.no_snoop_needed\0"
    "ocr.demand_code_rd.l3_miss_local_dram.snoop_miss\0"
    "ocr.demand_code_rd.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "ocr.demand_code_rd.l3_miss_local_dram.hit_other_core_fwd\0"
    "ocr.demand_code_rd.l3_miss_local_dram.hitm_other_core\0"
    "ocr.demand_code_rd.l3_miss_local_dram.any_snoop\0"
    "ocr.demand_code_rd.l3_miss_remote_hop1_dram.snoop_none\0"
    "ocr.demand_code_rd.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "ocr.demand_code_rd.l3_miss_remote_hop1_dram.snoop_miss\0"
    "ocr.demand_code_rd.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "ocr.demand_code_rd.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "ocr.demand_code_rd.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "ocr.demand_code_rd.l3_miss_remote_hop1_dram.any_snoop\0"
    "ocr.demand_code_rd.l3_miss.snoop_none\0"
    "ocr.demand_code_rd.l3_miss.no_snoop_needed\0"
    "ocr.demand_code_rd.l3_miss.snoop_miss\0"
    "ocr.demand_code_rd.l3_miss.hit_other_core_no_fwd\0"
    "ocr.demand_code_rd.l3_miss.hit_other_core_fwd\0"
    "ocr.demand_code_rd.l3_miss.hitm_other_core\0"
    "ocr.demand_code_rd.l3_miss.any_snoop\0"
    "ocr.pf_l2_data_rd.supplier_none.snoop_none\0"
    "ocr.pf_l2_data_rd.supplier_none.no_snoop_needed\0"
    "ocr.pf_l2_data_rd.supplier_none.snoop_miss\0"
    "ocr.pf_l2_data_rd.supplier_none.hit_other_core_no_fwd\0"
    "ocr.pf_l2_data_rd.supplier_none.hit_other_core_fwd\0"
    "ocr.pf_l2_data_rd.supplier_none.hitm_other_core\0"
    "ocr.pf_l2_data_rd.supplier_none.any_snoop\0"
    "ocr.pf_l2_data_rd.l3_hit_m.snoop_none\0"
    "ocr.pf_l2_data_rd.l3_hit_m.no_snoop_needed\0"
    "ocr.pf_l2_data_rd.l3_hit_m.snoop_miss\0"
    "ocr.pf_l2_data_rd.l3_hit_m.hit_other_core_no_fwd\0"
    "ocr.pf_l2_data_rd.l3_hit_m.hit_other_core_fwd\0"
    "ocr.pf_l2_data_rd.l3_hit_m.hitm_other_core\0"
    "ocr.pf_l2_data_rd.l3_hit_m.any_snoop\0"
    "ocr.pf_l2_data_rd.l3_hit_e.snoop_none\0"
    "ocr.pf_l2_data_rd.l3_hit_e.no_snoop_needed\0"
    "ocr.pf_l2_data_rd.l3_hit_e.snoop_miss\0"
    "ocr.pf_l2_data_rd.l3_hit_e.hit_other_core_no_fwd\0"
    "ocr.pf_l2_data_rd.l3_hit_e.hit_other_core_fwd\0"
    "ocr.pf_l2_data_rd.l3_hit_e.hitm_other_core\0"
    "ocr.pf_l2_data_rd.l3_hit_e.any_snoop\0"
    "ocr.pf_l2_data_rd.l3_hit_s.snoop_none\0"
    "ocr.pf_l2_data_rd.l3_hit_s.no_snoop_needed\0"
    "ocr.pf_l2_data_rd.l3_hit_s.snoop_miss\0"
    "ocr.pf_l2_data_rd.l3_hit_s.hit_other_core_no_fwd\0"
    "ocr.pf_l2_data_rd.l3_hit_s.hit_other_core_fwd\0"
    "ocr.pf_l2_data_rd.l3_hit_s.hitm_other_core\0"
    "ocr.pf_l2_data_rd.l3_hit_s.any_snoop\0"
    "ocr.pf_l2_data_rd.l3_hit_f.snoop_none\0"
    "ocr.pf_l2_data_rd.l3_hit_f.no_snoop_needed\0"
    "ocr.pf_l2_data_rd.l3_hit_f.snoop_miss\0"
    "ocr.pf_l2_data_rd.l3_hit_f.hit_other_core_no_fwd\0"
    "ocr.pf_l2_data_rd.l3_hit_f.hit_other_core_fwd\0"
    "ocr.pf_l2_data_rd.l3_hit_f.hitm_other_core\0"
    "ocr.pf_l2_data_rd.l3_hit_f.any_snoop\0"
    "ocr.pf_l2_data_rd.l3_hit.snoop_none\0"
    "ocr.pf_l2_data_rd.l3_hit.no_snoop_needed\0"
    "ocr.pf_l2_data_rd.l3_hit.snoop_miss\0"
    "ocr.pf_l2_data_rd.l3_hit.hit_other_core_no_fwd\0"
    "ocr.pf_l2_data_rd.l3_hit.hit_other_core_fwd\0"
    "ocr.pf_l2_data_rd.l3_hit.hitm_other_core\0"
    "ocr.pf_l2_data_rd.l3_hit.any_snoop\0"
    "ocr.pf_l2_data_rd.l3_miss_local_dram.snoop_none\0"
    "ocr.pf_l2_data_rd.l3_miss_local_dram.no_snoop_needed\0"
    "ocr.pf_l2_data_rd.l3_miss_local_dram.snoop_miss\0"
    "ocr.pf_l2_data_rd.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "ocr.pf_l2_data_rd.l3_miss_local_dram.hit_other_core_fwd\0"
    "ocr.pf_l2_data_rd.l3_miss_local_dram.hitm_other_core\0"
    "ocr.pf_l2_data_rd.l3_miss_local_dram.any_snoop\0"
    "ocr.pf_l2_data_rd.l3_miss_remote_hop1_dram.snoop_none\0"
    "ocr.pf_l2_data_rd.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "ocr.pf_l2_data_rd.l3_miss_remote_hop1_dram.snoop_miss\0"
    "ocr.pf_l2_data_rd.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "ocr.pf_l2_data_rd.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "ocr.pf_l2_data_rd.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "ocr.pf_l2_data_rd.l3_miss_remote_hop1_dram.any_snoop\0"
    "ocr.pf_l2_data_rd.l3_miss.snoop_none\0"
    "ocr.pf_l2_data_rd.l3_miss.no_snoop_needed\0"
    "ocr.pf_l2_data_rd.l3_miss.snoop_miss\0"
    "ocr.pf_l2_data_rd.l3_miss.hit_other_core_no_fwd\0"
    "ocr.pf_l2_data_rd.l3_miss.hit_other_core_fwd\0"
    "ocr.pf_l2_data_rd.l3_miss.hitm_other_core\0"
    "ocr.pf_l2_data_rd.l3_miss.any_snoop\0"
    "ocr.pf_l2_rfo.supplier_none.snoop_none\0"
    "ocr.pf_l2_rfo.supplier_none.no_snoop_needed\0"
    "ocr.pf_l2_rfo.supplier_none.snoop_miss\0"
    "ocr.pf_l2_rfo.supplier_none.hit_other_core_no_fwd\0"
    "ocr.pf_l2_rfo.supplier_none.hit_other_core_fwd\0"
    "ocr.pf_l2_rfo.supplier_none.hitm_other_core\0"
    "ocr.pf_l2_rfo.supplier_none.any_snoop\0"
    "ocr.pf_l2_rfo.l3_hit_m.snoop_none\0"
    "ocr.pf_l2_rfo.l3_hit_m.no_snoop_needed\0"
    "ocr.pf_l2_rfo.l3_hit_m.snoop_miss\0"
    "ocr.pf_l2_rfo.l3_hit_m.hit_other_core_no_fwd\0"
    "ocr.pf_l2_rfo.l3_hit_m.hit_other_core_fwd\0"
    "ocr.pf_l2_rfo.l3_hit_m.hitm_other_core\0"
    "ocr.pf_l2_rfo.l3_hit_m.any_snoop\0"
    "ocr.pf_l2_rfo.l3_hit_e.snoop_none\0"
    "ocr.pf_l2_rfo.l3_hit_e.no_snoop_needed\0"
    "ocr.pf_l2_rfo.l3_hit_e.snoop_miss\0"
    "ocr.pf_l2_rfo.l3_hit_e.hit_other_core_no_fwd\0"
    "ocr.pf_l2_rfo.l3_hit_e.hit_other_core_fwd\0"
    "ocr.pf_l2_rfo.l3_hit_e.hitm_other_core\0"
    "ocr.pf_l2_rfo.l3_hit_e.any_snoop\0"
    "ocr.pf_l2_rfo.l3_hit_s.snoop_none\0"
    "ocr.pf_l2_rfo.l3_hit_s.no_snoop_needed\0"
    "ocr.pf_l2_rfo.l3_hit_s.snoop_miss\0"
    "ocr.pf_l2_rfo.l3_hit_s.hit_other_core_no_fwd\0"
    "ocr.pf_l2_rfo.l3_hit_s.hit_other_core_fwd\0"
    "ocr.pf_l2_rfo.l3_hit_s.hitm_other_core\0"
    "ocr.pf_l2_rfo.l3_hit_s.any_snoop\0"
    "ocr.pf_l2_rfo.l3_hit_f.snoop_none\0"
    "ocr.pf_l2_rfo.l3_hit_f.no_snoop_needed\0"
    "ocr.pf_l2_rfo.l3_hit_f.snoop_miss\0"
    "ocr.pf_l2_rfo.l3_hit_f.hit_other_core_no_fwd\0"
    "ocr.pf_l2_rfo.l3_hit_f.hit_other_core_fwd\0"
    "ocr.pf_l2_rfo.l3_hit_f.hitm_other_core\0"
    "ocr.pf_l2_rfo.l3_hit_f.any_snoop\0"
    "ocr.pf_l2_rfo.l3_hit.snoop_none\0"
    "ocr.pf_l2_rfo.l3_hit.no_snoop_needed\0"
    "ocr.pf_l2_rfo.l3_hit.snoop_miss\0"
    "ocr.pf_l2_rfo.l3_hit.hit_other_core_no_fwd\0"
    "ocr.pf_l2_rfo.l3_hit.hit_other_core_fwd\0"
    "ocr.pf_l2_rfo.l3_hit.hitm_other_core\0"
    "ocr.pf_l2_rfo.l3_hit.any_snoop\0"
    "ocr.pf_l2_rfo.l3_miss_local_dram.snoop_none\0"
    "ocr.pf_l2_rfo.l3_miss_local_dram.no_snoop_needed\0"
    "ocr.pf_l2_rfo.l3_miss_local_dram.snoop_miss\0"
    "ocr.pf_l2_rfo.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "ocr.pf_l2_rfo.l3_miss_local_dram.hit_other_core_fwd\0"
    "ocr.pf_l2_rfo.l3_miss_local_dram.hitm_other_core\0"
    "ocr.pf_l2_rfo.l3_miss_local_dram.any_snoop\0"
    "ocr.pf_l2_rfo.l3_miss_remote_hop1_dram.snoop_none\0"
    "ocr.pf_l2_rfo.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "ocr.pf_l2_rfo.l3_miss_remote_hop1_dram.snoop_miss\0"
    "ocr.pf_l2_rfo.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "ocr.pf_l2_rfo.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "ocr.pf_l2_rfo.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "ocr.pf_l2_rfo.l3_miss_remote_hop1_dram.any_snoop\0"
    "ocr.pf_l2_rfo.l3_miss.snoop_none\0"
    "ocr.pf_l2_rfo.l3_miss.no_snoop_needed\0"
    "ocr.pf_l2_rfo.l3_miss.snoop_miss\0"
    "ocr.pf_l2_rfo.l3_miss.hit_other_core_no_fwd\0"
    "ocr.pf_l2_rfo.l3_miss.hit_other_core_fwd\0"
    "ocr.pf_l2_rfo.l3_miss.hitm_other_core\0"
    "ocr.pf_l2_rfo.l3_miss.any_snoop\0"
    "ocr.pf_l3_data_rd.supplier_none.snoop_none\0"
    "ocr.pf_l3_data_rd.supplier_none.no_snoop_needed\0"
    "ocr.pf_l3_data_rd.supplier_none.snoop_miss\0"
    "ocr.pf_l3_data_rd.supplier_none.hit_other_core_no_fwd\0"
    "ocr.pf_l3_data_rd.supplier_none.hit_other_core_fwd\0"
    "ocr.pf_l3_data_rd.supplier_none.hitm_other_core\0"
    "ocr.pf_l3_data_rd.supplier_none.any_snoop\0"
    "ocr.pf_l3_data_rd.l3_hit_m.snoop_none\0"
    "ocr.pf_l3_data_rd.l3_hit_m.no_snoop_needed\0"
    "ocr.pf_l3_data_rd.l3_hit_m.snoop_miss\0"
    "ocr.pf_l3_data_rd.l3_hit_m.hit_other_core_no_fwd\0"
    "ocr.pf_l3_data_rd.l3_hit_m.hit_other_core_fwd\0"
    "ocr.pf_l3_data_rd.l3_hit_m.hitm_other_core\0"
    "ocr.pf_l3_data_rd.l3_hit_m.any_snoop\0"
    "ocr.pf_l3_data_rd.l3_hit_e.snoop_none\0"
    "ocr.pf_l3_data_rd.l3_hit_e.no_snoop_needed\0"
    "ocr.pf_l3_data_rd.l3_hit_e.snoop_miss\0"
    "ocr.pf_l3_data_rd.l3_hit_e.hit_other_core_no_fwd\0"
    "ocr.pf_l3_data_rd.l3_hit_e.hit_other_core_fwd\0"
    "ocr.pf_l3_data_rd.l3_hit_e.hitm_other_core\0"
    "ocr.pf_l3_data_rd.l3_hit_e.any_snoop\0"
    "ocr.pf_l3_data_rd.l3_hit_s.snoop_none\0"
    "ocr.pf_l3_data_rd.l3_hit_s.no_snoop_needed\0"
    "ocr.pf_l3_data_rd.l3_hit_s.snoop_miss\0"
    "ocr.pf_l3_data_rd.l3_hit_s.hit_other_core_no_fwd\0"
    "ocr.pf_l3_data_rd.l3_hit_s.hit_other_core_fwd\0"
    "ocr.pf_l3_data_rd.l3_hit_s.hitm_other_core\0"
    "ocr.pf_l3_data_rd.l3_hit_s.any_snoop\0"
    "ocr.pf_l3_data_rd.l3_hit_f.snoop_none\0"
    "ocr.pf_l3_data_rd.l3_hit_f.no_snoop_needed\0"
    "ocr.pf_l3_data_rd.l3_hit_f.snoop_miss\0"
    "ocr.pf_l3_data_rd.l3_hit_f.hit_other_core_no_fwd\0"
    "ocr.pf_l3_data_rd.l3_hit_f.hit_other_core_fwd\0"
    "ocr.pf_l3_data_rd.l3_hit_f.hitm_other_core\0"
    "ocr.pf_l3_data_rd.l3_hit_f.any_snoop\0"
    "ocr.pf_l3_data_rd.l3_hit.snoop_none\0"
    "ocr.pf_l3_data_rd.l3_hit.no_snoop_needed\0"
    "ocr.pf_l3_data_rd.l3_hit.snoop_miss\0"
    "ocr.pf_l3_data_rd.l3_hit.hit_other_core_no_fwd\0"
    "ocr.pf_l3_data_rd.l3_hit.hit_other_core_fwd\0"
    "ocr.pf_l3_data_rd.l3_hit.hitm_other_core\0"
    "ocr.pf_l3_data_rd.l3_hit.any_snoop\0"
    "ocr.pf_l3_data_rd.l3_miss_local_dram.snoop_none\0"
    "ocr.pf_l3_data_rd.l3_miss_local_dram.no_snoop_needed\0"
    "ocr.pf_l3_data_rd.l3_miss_local_dram.snoop_miss\0"
    "ocr.pf_l3_data_rd.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "ocr.pf_l3_data_rd.l3_miss_local_dram.hit_other_core_fwd\0"
    "ocr.pf_l3_data_rd.l3_miss_local_dram.hitm_other_core\0"
    "ocr.pf_l3_data_rd.l3_miss_local_dram.any_snoop\0"
    "ocr.pf_l3_data_rd.l3_miss_remote_hop1_dram.snoop_none\0"
    "ocr.pf_l3_data_rd.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "ocr.pf_l3_data_rd.l3_miss_remote_hop1_dram.snoop_miss\0"
    "ocr.pf_l3_data_rd.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "ocr.pf_l3_data_rd.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "ocr.pf_l3_data_rd.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "ocr.pf_l3_data_rd.l3_miss_remote_hop1_dram.any_snoop\0"
    "ocr.pf_l3_data_rd.l3_miss.snoop_none\0"
    "ocr.pf_l3_data_rd.l3_miss.no_snoop_needed\0"
    "ocr.pf_l3_data_rd.l3_miss.snoop_miss\0"
    "ocr.pf_l3_data_rd.l3_miss.hit_other_core_no_fwd\0"
    "ocr.pf_l3_data_rd.l3_miss.hit_other_core_fwd\0"
    "ocr.pf_l3_data_rd.l3_miss.hitm_other_core\0"
    "ocr.pf_l3_data_rd.l3_miss.any_snoop\0"
    "ocr.pf_l3_rfo.supplier_none.snoop_none\0"
    "ocr.pf_l3_rfo.supplier_none.no_snoop_needed\0"
    "ocr.pf_l3_rfo.supplier_none.snoop_miss\0"
    "ocr.pf_l3_rfo.supplier_none.hit_other_core_no_fwd\0"
    "ocr.pf_l3_rfo.supplier_none.hit_other_core_fwd\0"
    "ocr.pf_l3_rfo.supplier_none.hitm_other_core\0"
    "ocr.pf_l3_rfo.supplier_none.any_snoop\0"
    "ocr.pf_l3_rfo.l3_hit_m.snoop_none\0"
    "ocr.pf_l3_rfo.l3_hit_m.no_snoop_needed\0"
    "ocr.pf_l3_rfo.l3_hit_m.snoop_miss\0"
    "ocr.pf_l3_rfo.l3_hit_m.hit_other_core_no_fwd\0"
    "ocr.pf_l3_rfo.l3_hit_m.hit_other_core_fwd\0"
    "ocr.pf_l3_rfo.l3_hit_m.hitm_other_core\0"
    "ocr.pf_l3_rfo.l3_hit_m.any_snoop\0"
    "ocr.pf_l3_rfo.l3_hit_e.snoop_none\0"
    "ocr.pf_l3_rfo.l3_hit_e.no_snoop_needed\0"
    "ocr.pf_l3_rfo.l3_hit_e.snoop_miss\0"
    "ocr.pf_l3_rfo.l3_hit_e.hit_other_core_no_fwd\0"
    "ocr.pf_l3_rfo.l3_hit_e.hit_other_core_fwd\0"
    "ocr.pf_l3_rfo.l3_hit_e.hitm_other_core\0"
    "ocr.pf_l3_rfo.l3_hit_e.any_snoop\0"
    "ocr.pf_l3_rfo.l3_hit_s.snoop_none\0"
    "ocr.pf_l3_rfo.l3_hit_s.no_snoop_needed\0"
    "ocr.pf_l3_rfo.l3_hit_s.snoop_miss\0"
    "ocr.pf_l3_rfo.l3_hit_s.hit_other_core_no_fwd\0"
    "ocr.pf_l3_rfo.l3_hit_s.hit_other_core_fwd\0"
    "ocr.pf_l3_rfo.l3_hit_s.hitm_other_core\0"
    "ocr.pf_l3_rfo.l3_hit_s.any_snoop\0"
    "ocr.pf_l3_rfo.l3_hit_f.snoop_none\0"
    "ocr.pf_l3_rfo.l3_hit_f.no_snoop_needed\0"
    "ocr.pf_l3_rfo.l3_hit_f.snoop_miss\0"
    "ocr.pf_l3_rfo.l3_hit_f.hit_other_core_no_fwd\0"
    "ocr.pf_l3_rfo.l3_hit_f.hit_other_core_fwd\0"
    "ocr.pf_l3_rfo.l3_hit_f.hitm_other_core\0"
    "ocr.pf_l3_rfo.l3_hit_f.any_snoop\0"
    "ocr.pf_l3_rfo.l3_hit.snoop_none\0"
    "ocr.pf_l3_rfo.l3_hit.no_snoop_needed\0"
    "ocr.pf_l3_rfo.l3_hit.snoop_miss\0"
    "ocr.pf_l3_rfo.l3_hit.hit_other_core_no_fwd\0"
    "ocr.pf_l3_rfo.l3_hit.hit_other_core_fwd\0"
    "ocr.pf_l3_rfo.l3_hit.hitm_other_core\0"
    "ocr.pf_l3_rfo.l3_hit.any_snoop\0"
    "ocr.pf_l3_rfo.l3_miss_local_dram.snoop_none\0"
    "ocr.pf_l3_rfo.l3_miss_local_dram.no_snoop_needed\0"
    "ocr.pf_l3_rfo.l3_miss_local_dram.snoop_miss\0"
    "ocr.pf_l3_rfo.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "ocr.pf_l3_rfo.l3_miss_local_dram.hit_other_core_fwd\0"
    "ocr.pf_l3_rfo.l3_miss_local_dram.hitm_other_core\0"
    "ocr.pf_l3_rfo.l3_miss_local_dram.any_snoop\0"
    "ocr.pf_l3_rfo.l3_miss_remote_hop1_dram.snoop_none\0"
    "ocr.pf_l3_rfo.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "ocr.pf_l3_rfo.l3_miss_remote_hop1_dram.snoop_miss\0"
    "ocr.pf_l3_rfo.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "ocr.pf_l3_rfo.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "ocr.pf_l3_rfo.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "ocr.pf_l3_rfo.l3_miss_remote_hop1_dram.any_snoop\0"
    "ocr.pf_l3_rfo.l3_miss.snoop_none\0"
    "ocr.pf_l3_rfo.l3_miss.no_snoop_needed\0"
    "ocr.pf_l3_rfo.l3_miss.snoop_miss\0"
    "ocr.pf_l3_rfo.l3_miss.hit_other_core_no_fwd\0"
    "ocr.pf_l3_rfo.l3_miss.hit_other_core_fwd\0"
    "ocr.pf_l3_rfo.l3_miss.hitm_other_core\0"
    "ocr.pf_l3_rfo.l3_miss.any_snoop\0"
    "ocr.pf_l1d_and_sw.supplier_none.snoop_none\0"
    "ocr.pf_l1d_and_sw.supplier_none.no_snoop_needed\0"
    "ocr.pf_l1d_and_sw.supplier_none.snoop_miss\0"
    "ocr.pf_l1d_and_sw.supplier_none.hit_other_core_no_fwd\0"
    "ocr.pf_l1d_and_sw.supplier_none.hit_other_core_fwd\0"
    "ocr.pf_l1d_and_sw.supplier_none.hitm_other_core\0"
    "ocr.pf_l1d_and_sw.supplier_none.any_snoop\0"
    "ocr.pf_l1d_and_sw.l3_hit_m.snoop_none\0"
    "ocr.pf_l1d_and_sw.l3_hit_m.no_snoop_needed\0"
    "ocr.pf_l1d_and_sw.l3_hit_m.snoop_miss\0"
    "ocr.pf_l1d_and_sw.l3_hit_m.hit_other_core_no_fwd\0"
    "ocr.pf_l1d_and_sw.l3_hit_m.hit_other_core_fwd\0"
    "ocr.pf_l1d_and_sw.l3_hit_m.hitm_other_core\0"
    "ocr.pf_l1d_and_sw.l3_hit_m.any_snoop\0"
    "ocr.pf_l1d_and_sw.l3_hit_e.snoop_none\0"
    "ocr.pf_l1d_and_sw.l3_hit_e.no_snoop_needed\0"
    "ocr.pf_l1d_and_sw.l3_hit_e.snoop_miss\0"
    "ocr.pf_l1d_and_sw.l3_hit_e.hit_other_core_no_fwd\0"
    "ocr.pf_l1d_and_sw.l3_hit_e.hit_other_core_fwd\0"
    "ocr.pf_l1d_and_sw.l3_hit_e.hitm_other_core\0"
    "ocr.pf_l1d_and_sw.l3_hit_e.any_snoop\0"
    "ocr.pf_l1d_and_sw.l3_hit_s.snoop_none\0"
    "ocr.pf_l1d_and_sw.l3_hit_s.no_snoop_needed\0"
    "ocr.pf_l1d_and_sw.l3_hit_s.snoop_miss\0"
    "ocr.pf_l1d_and_sw.l3_hit_s.hit_other_core_no_fwd\0"
    "ocr.pf_l1d_and_sw.l3_hit_s.hit_other_core_fwd\0"
    "ocr.pf_l1d_and_sw.l3_hit_s.hitm_other_core\0"
    "ocr.pf_l1d_and_sw.l3_hit_s.any_snoop\0"
    "ocr.pf_l1d_and_sw.l3_hit_f.snoop_none\0"
    "ocr.pf_l1d_and_sw.l3_hit_f.no_snoop_needed\0"
    "ocr.pf_l1d_and_sw.l3_hit_f.snoop_miss\0"
    "ocr.pf_l1d_and_sw.l3_hit_f.hit_other_core_no_fwd\0"
    "ocr.pf_l1d_and_sw.l3_hit_f.hit_other_core_fwd\0"
    "ocr.pf_l1d_and_sw.l3_hit_f.hitm_other_core\0"
    "ocr.pf_l1d_and_sw.l3_hit_f.any_snoop\0"
    "ocr.pf_l1d_and_sw.l3_hit.snoop_none\0"
    "ocr.pf_l1d_and_sw.l3_hit.no_snoop_needed\0"
    "ocr.pf_l1d_and_sw.l3_hit.snoop_miss\0"
    "ocr.pf_l1d_and_sw.l3_hit.hit_other_core_no_fwd\0"
    "ocr.pf_l1d_and_sw.l3_hit.hit_other_core_fwd\0"
    "ocr.pf_l1d_and_sw.l3_hit.hitm_other_core\0"
    "ocr.pf_l1d_and_sw.l3_hit.any_snoop\0"
    "ocr.pf_l1d_and_sw.l3_miss_local_dram.snoop_none\0"
    "ocr.pf_l1d_and_sw.l3_miss_local_dram.no_snoop_needed\0"
    "ocr.pf_l1d_and_sw.l3_miss_local_dram.snoop_miss\0"
    "ocr.pf_l1d_and_sw.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "ocr.pf_l1d_and_sw.l3_miss_local_dram.hit_other_core_fwd\0"
    "ocr.pf_l1d_and_sw.l3_miss_local_dram.hitm_other_core\0"
    "ocr.pf_l1d_and_sw.l3_miss_local_dram.any_snoop\0"
    "ocr.pf_l1d_and_sw.l3_miss_remote_hop1_dram.snoop_none\0"
    "ocr.pf_l1d_and_sw.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "ocr.pf_l1d_and_sw.l3_miss_remote_hop1_dram.snoop_miss\0"
    "ocr.pf_l1d_and_sw.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "ocr.pf_l1d_and_sw.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "ocr.pf_l1d_and_sw.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "ocr.pf_l1d_and_sw.l3_miss_remote_hop1_dram.any_snoop\0"
    "ocr.pf_l1d_and_sw.l3_miss.snoop_none\0"
    "ocr.pf_l1d_and_sw.l3_miss.no_snoop_needed\0"
    "ocr.pf_l1d_and_sw.l3_miss.snoop_miss\0"
    "ocr.pf_l1d_and_sw.l3_miss.hit_other_core_no_fwd\0"
    "ocr.pf_l1d_and_sw.l3_miss.hit_other_core_fwd\0"
    "ocr.pf_l1d_and_sw.l3_miss.hitm_other_core\0"
    "ocr.pf_l1d_and_sw.l3_miss.any_snoop\0"
    "ocr.other.supplier_none.snoop_none\0"
    "ocr.other.supplier_none.no_snoop_needed\0"
    "ocr.other.supplier_none.snoop_miss\0"
    "ocr.other.supplier_none.hit_other_core_no_fwd\0"
    "ocr.other.supplier_none.hit_other_core_fwd\0"
    "ocr.other.supplier_none.hitm_other_core\0"
    "ocr.other.supplier_none.any_snoop\0"
    "ocr.other.l3_hit_m.snoop_none\0"
    "ocr.other.l3_hit_m.no_snoop_needed\0"
    "ocr.other.l3_hit_m.snoop_miss\0"
    "ocr.other.l3_hit_m.hit_other_core_no_fwd\0"
    "ocr.other.l3_hit_m.hit_other_core_fwd\0"
    "ocr.other.l3_hit_m.hitm_other_core\0"
    "ocr.other.l3_hit_m.any_snoop\0"
    "ocr.other.l3_hit_e.snoop_none\0"
    "ocr.other.l3_hit_e.no_snoop_needed\0"
    "ocr.other.l3_hit_e.snoop_miss\0"
    "ocr.other.l3_hit_e.hit_other_core_no_fwd\0"
    "ocr.other.l3_hit_e.hit_other_core_fwd\0"
    "ocr.other.l3_hit_e.hitm_other_core\0"
    "ocr.other.l3_hit_e.any_snoop\0"
    "ocr.other.l3_hit_s.snoop_none\0"
    "ocr.other.l3_hit_s.no_snoop_needed\0"
    "ocr.other.l3_hit_s.snoop_miss\0"
    "ocr.other.l3_hit_s.hit_other_core_no_fwd\0"
    "ocr.other.l3_hit_s.hit_other_core_fwd\0"
    "ocr.other.l3_hit_s.hitm_other_core\0"
    "ocr.other.l3_hit_s.any_snoop\0"
    "ocr.other.l3_hit_f.snoop_none\0"
    "ocr.other.l3_hit_f.no_snoop_needed\0"
    "ocr.other.l3_hit_f.snoop_miss\0"
    "ocr.other.l3_hit_f.hit_other_core_no_fwd\0"
    "ocr.other.l3_hit_f.hit_other_core_fwd\0"
    "ocr.other.l3_hit_f.hitm_other_core\0"
    "ocr.other.l3_hit_f.any_snoop\0"
    "ocr.other.l3_hit.snoop_none\0"
    "ocr.other.l3_hit.no_snoop_needed\0"
    "ocr.other.l3_hit.snoop_miss\0"
    "ocr.other.l3_hit.hit_other_core_no_fwd\0"
    "ocr.other.l3_hit.hit_other_core_fwd\0"
    "ocr.other.l3_hit.hitm_other_core\0"
    "ocr.other.l3_hit.any_snoop\0"
    "ocr.other.l3_miss_local_dram.snoop_none\0"
    "ocr.other.l3_miss_local_dram.no_snoop_needed\0"
    "ocr.other.l3_miss_local_dram.snoop_miss\0"
    "ocr.other.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "ocr.other.l3_miss_local_dram.hit_other_core_fwd\0"
    "ocr.other.l3_miss_local_dram.hitm_other_core\0"
    "ocr.other.l3_miss_local_dram.any_snoop\0"
    "ocr.other.l3_miss_remote_hop1_dram.snoop_none\0"
    "ocr.other.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "ocr.other.l3_miss_remote_hop1_dram.snoop_miss\0"
    "ocr.other.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "ocr.other.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "ocr.other.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "ocr.other.l3_miss_remote_hop1_dram.any_snoop\0"
    "ocr.other.l3_miss.snoop_none\0"
    "ocr.other.l3_miss.no_snoop_needed\0"
    "ocr.other.l3_miss.snoop_miss\0"
    "ocr.other.l3_miss.hit_other_core_no_fwd\0"
    "ocr.other.l3_miss.hit_other_core_fwd\0"
    "ocr.other.l3_miss.hitm_other_core\0"
    "ocr.other.l3_miss.any_snoop\0"
    "ocr.all_pf_data_rd.supplier_none.snoop_none\0"
    "ocr.all_pf_data_rd.supplier_none.no_snoop_needed\0"
    "ocr.all_pf_data_rd.supplier_none.snoop_miss\0"
    "ocr.all_pf_data_rd.supplier_none.hit_other_core_no_fwd\0"
    "ocr.all_pf_data_rd.supplier_none.hit_other_core_fwd\0"
    "ocr.all_pf_data_rd.supplier_none.hitm_other_core\0"
    "ocr.all_pf_data_rd.supplier_none.any_snoop\0"
    "ocr.all_pf_data_rd.l3_hit_m.snoop_none\0"
    "ocr.all_pf_data_rd.l3_hit_m.no_snoop_needed\0"
    "ocr.all_pf_data_rd.l3_hit_m.snoop_miss\0"
    "ocr.all_pf_data_rd.l3_hit_m.hit_other_core_no_fwd\0"
    "ocr.all_pf_data_rd.l3_hit_m.hit_other_core_fwd\0"
    "ocr.all_pf_data_rd.l3_hit_m.hitm_other_core\0"
    "ocr.all_pf_data_rd.l3_hit_m.any_snoop\0"
    "ocr.all_pf_data_rd.l3_hit_e.snoop_none\0"
    "ocr.all_pf_data_rd.l3_hit_e.no_snoop_needed\0"
    "ocr.all_pf_data_rd.l3_hit_e.snoop_miss\0"
    "ocr.all_pf_data_rd.l3_hit_e.hit_other_core_no_fwd\0"
    "ocr.all_pf_data_rd.l3_hit_e.hit_other_core_fwd\0"
    "ocr.all_pf_data_rd.l3_hit_e.hitm_other_core\0"
    "ocr.all_pf_data_rd.l3_hit_e.any_snoop\0"
    "ocr.all_pf_data_rd.l3_hit_s.snoop_none\0"
    "ocr.all_pf_data_rd.l3_hit_s.no_snoop_needed\0"
    "ocr.all_pf_data_rd.l3_hit_s.snoop_miss\0"
    "ocr.all_pf_data_rd.l3_hit_s.hit_other_core_no_fwd\0"
    "ocr.all_pf_data_rd.l3_hit_s.hit_other_core_fwd\0"
    "ocr.all_pf_data_rd.l3_hit_s.hitm_other_core\0"
    "ocr.all_pf_data_rd.l3_hit_s.any_snoop\0"
    "ocr.all_pf_data_rd.l3_hit_f.snoop_none\0"
    "ocr.all_pf_data_rd.l3_hit_f.no_snoop_needed\0"
    "ocr.all_pf_data_rd.l3_hit_f.snoop_miss\0"
    "ocr.all_pf_data_rd.l3_hit_f.hit_other_core_no_fwd\0"
    "ocr.all_pf_data_rd.l3_hit_f.hit_other_core_fwd\0"
    "ocr.all_pf_data_rd.l3_hit_f.hitm_other_core\0"
    "ocr.all_pf_data_rd.l3_hit_f.any_snoop\0"
    "ocr.all_pf_data_rd.l3_hit.snoop_none\0"
    "ocr.all_pf_data_rd.l3_hit.no_snoop_needed\0"
    "ocr.all_pf_data_rd.l3_hit.snoop_miss\0"
    "ocr.all_pf_data_rd.l3_hit.hit_other_core_no_fwd\0"
    "ocr.all_pf_data_rd.l3_hit.hit_other_core_fwd\0"
    "ocr.all_pf_data_rd.l3_hit.hitm_other_core\0"
    "ocr.all_pf_data_rd.l3_hit.any_snoop\0"
    "ocr.all_pf_data_rd.l3_miss_local_dram.snoop_none\0"
    "ocr.all_pf_data_rd.l3_miss_local_dram.no_snoop_needed\0"
    "ocr.all_pf_data_rd.l3_miss_local_dram.snoop_miss\0"
    "ocr.all_pf_data_rd.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "ocr.all_pf_data_rd.l3_miss_local_dram.hit_other_core_fwd\0"
    "ocr.all_pf_data_rd.l3_miss_local_dram.hitm_other_core\0"
    "ocr.all_pf_data_rd.l3_miss_local_dram.any_snoop\0"
    "ocr.all_pf_data_rd.l3_miss_remote_hop1_dram.snoop_none\0"
    "ocr.all_pf_data_rd.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "ocr.all_pf_data_rd.l3_miss_remote_hop1_dram.snoop_miss\0"
    "ocr.all_pf_data_rd.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "ocr.all_pf_data_rd.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "ocr.all_pf_data_rd.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "ocr.all_pf_data_rd.l3_miss_remote_hop1_dram.any_snoop\0"
    "ocr.all_pf_data_rd.l3_miss.snoop_none\0"
    "ocr.all_pf_data_rd.l3_miss.no_snoop_needed\0"
    "ocr.all_pf_data_rd.l3_miss.snoop_miss\0"
    "ocr.all_pf_data_rd.l3_miss.hit_other_core_no_fwd\0"
    "ocr.all_pf_data_rd.l3_miss.hit_other_core_fwd\0"
    "ocr.all_pf_data_rd.l3_miss.hitm_other_core\0"
    "ocr.all_pf_data_rd.l3_miss.any_snoop\0"
    "ocr.all_pf_rfo.supplier_none.snoop_none\0"
    "ocr.all_pf_rfo.supplier_none.no_snoop_needed\0"
    "ocr.all_pf_rfo.supplier_none.snoop_miss\0"
    "ocr.all_pf_rfo.supplier_none.hit_other_core_no_fwd\0"
    "ocr.all_pf_rfo.supplier_none.hit_other_core_fwd\0"
    "ocr.all_pf_rfo.supplier_none.hitm_other_core\0"
    "ocr.all_pf_rfo.supplier_none.any_snoop\0"
    "ocr.all_pf_rfo.l3_hit_m.snoop_none\0"
    "ocr.all_pf_rfo.l3_hit_m.no_snoop_needed\0"
    "ocr.all_pf_rfo.l3_hit_m.snoop_miss\0"
    "ocr.all_pf_rfo.l3_hit_m.hit_other_core_no_fwd\0"
    "ocr.all_pf_rfo.l3_hit_m.hit_other_core_fwd\0"
    "ocr.all_pf_rfo.l3_hit_m.hitm_other_core\0"
    "ocr.all_pf_rfo.l3_hit_m.any_snoop\0"
    "ocr.all_pf_rfo.l3_hit_e.snoop_none\0"
    "ocr.all_pf_rfo.l3_hit_e.no_snoop_needed\0"
    "ocr.all_pf_rfo.l3_hit_e.snoop_miss\0"
    "ocr.all_pf_rfo.l3_hit_e.hit_other_core_no_fwd\0"
    "ocr.all_pf_rfo.l3_hit_e.hit_other_core_fwd\0"
    "ocr.all_pf_rfo.l3_hit_e.hitm_other_core\0"
    "ocr.all_pf_rfo.l3_hit_e.any_snoop\0"
    "ocr.all_pf_rfo.l3_hit_s.snoop_none\0"
    "ocr.all_pf_rfo.l3_hit_s.no_snoop_needed\0"
    "ocr.all_pf_rfo.l3_hit_s.snoop_miss\0"
    "ocr.all_pf_rfo.l3_hit_s.hit_other_core_no_fwd\0"
    "ocr.all_pf_rfo.l3_hit_s.hit_other_core_fwd\0"
    "ocr.all_pf_rfo.l3_hit_s.hitm_other_core\0"
    "ocr.all_pf_rfo.l3_hit_s.any_snoop\0"
    "ocr.all_pf_rfo.l3_hit_f.snoop_none\0"
    "ocr.all_pf_rfo.l3_hit_f.no_snoop_needed\0"
    "ocr.all_pf_rfo.l3_hit_f.snoop_miss\0"
    "ocr.all_pf_rfo.l3_hit_f.hit_other_core_no_fwd\0"
    "ocr.all_pf_rfo.l3_hit_f.hit_other_core_fwd\0"
    "ocr.all_pf_rfo.l3_hit_f.hitm_other_core\0"
    "ocr.all_pf_rfo.l3_hit_f.any_snoop\0"
    "ocr.all_pf_rfo.l3_hit.snoop_none\0"
    "ocr.all_pf_rfo.l3_hit.no_snoop_needed\0"
    "ocr.all_pf_rfo.l3_hit.snoop_miss\0"
    "ocr.all_pf_rfo.l3_hit.hit_other_core_no_fwd\0"
    "ocr.all_pf_rfo.l3_hit.hit_other_core_fwd\0"
    "ocr.all_pf_rfo.l3_hit.hitm_other_core\0"
    "ocr.all_pf_rfo.l3_hit.any_snoop\0"
    "ocr.all_pf_rfo.l3_miss_local_dram.snoop_none\0"
    "ocr.all_pf_rfo.l3_miss_local_dram.no_snoop_needed\0"
    "ocr.all_pf_rfo.l3_miss_local_dram.snoop_miss\0"
    "ocr.all_pf_rfo.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "ocr.all_pf_rfo.l3_miss_local_dram.hit_other_core_fwd\0"
    "ocr.all_pf_rfo.l3_miss_local_dram.hitm_other_core\0"
    "ocr.all_pf_rfo.l3_miss_local_dram.any_snoop\0"
    "ocr.all_pf_rfo.l3_miss_remote_hop1_dram.snoop_none\0"
    "ocr.all_pf_rfo.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "ocr.all_pf_rfo.l3_miss_remote_hop1_dram.snoop_miss\0"
    "ocr.all_pf_rfo.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "ocr.all_pf_rfo.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "ocr.all_pf_rfo.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "ocr.all_pf_rfo.l3_miss_remote_hop1_dram.any_snoop\0"
    "ocr.all_pf_rfo.l3_miss.snoop_none\0"
    "ocr.all_pf_rfo.l3_miss.no_snoop_needed\0"
    "ocr.all_pf_rfo.l3_miss.snoop_miss\0"
    "ocr.all_pf_rfo.l3_miss.hit_other_core_no_fwd\0"
    "ocr.all_pf_rfo.l3_miss.hit_other_core_fwd\0"
    "ocr.all_pf_rfo.l3_miss.hitm_other_core\0"
    "ocr.all_pf_rfo.l3_miss.any_snoop\0"
    "ocr.all_data_rd.supplier_none.snoop_none\0"
    "ocr.all_data_rd.supplier_none.no_snoop_needed\0"
    "ocr.all_data_rd.supplier_none.snoop_miss\0"
    "ocr.all_data_rd.supplier_none.hit_other_core_no_fwd\0"
    "ocr.all_data_rd.supplier_none.hit_other_core_fwd\0"
    "ocr.all_data_rd.supplier_none.hitm_other_core\0"
    "ocr.all_data_rd.supplier_none.any_snoop\0"
    "ocr.all_data_rd.l3_hit_m.snoop_none\0"
    "ocr.all_data_rd.l3_hit_m.no_snoop_needed\0"
    "ocr.all_data_rd.l3_hit_m.snoop_miss\0"
    "ocr.all_data_rd.l3_hit_m.hit_other_core_no_fwd\0"
    "ocr.all_data_rd.l3_hit_m.hit_other_core_fwd\0"
    "ocr.all_data_rd.l3_hit_m.hitm_other_core\0"
    "ocr.all_data_rd.l3_hit_m.any_snoop\0"
    "ocr.all_data_rd.l3_hit_e.snoop_none\0"
    "ocr.all_data_rd.l3_hit_e.no_snoop_needed\0"
    "ocr.all_data_rd.l3_hit_e.snoop_miss\0"
    "ocr.all_data_rd.l3_hit_e.hit_other_core_no_fwd\0"
    "ocr.all_data_rd.l3_hit_e.hit_other_core_fwd\0"
    "ocr.all_data_rd.l3_hit_e.hitm_other_core\0"
    "ocr.all_data_rd.l3_hit_e.any_snoop\0"
    "ocr.all_data_rd.l3_hit_s.snoop_none\0"
    "ocr.all_data_rd.l3_hit_s.no_snoop_needed\0"
    "ocr.all_data_rd.l3_hit_s.snoop_miss\0"
    "ocr.all_data_rd.l3_hit_s.hit_other_core_no_fwd\0"
    "ocr.all_data_rd.l3_hit_s.hit_other_core_fwd\0"
    "ocr.all_data_rd.l3_hit_s.hitm_other_core\0"
    "ocr.all_data_rd.l3_hit_s.any_snoop\0"
    "ocr.all_data_rd.l3_hit_f.snoop_none\0"
    "ocr.all_data_rd.l3_hit_f.no_snoop_needed\0"
    "ocr.all_data_rd.l3_hit_f.snoop_miss\0"
    "ocr.all_data_rd.l3_hit_f.hit_other_core_no_fwd\0"
    "ocr.all_data_rd.l3_hit_f.hit_other_core_fwd\0"
    "ocr.all_data_rd.l3_hit_f.hitm_other_core\0"
    "ocr.all_data_rd.l3_hit_f.any_snoop\0"
    "ocr.all_data_rd.l3_hit.snoop_none\0"
    "ocr.all_data_rd.l3_hit.no_snoop_needed\0"
    "ocr.all_data_rd.l3_hit.snoop_miss\0"
    "ocr.all_data_rd.l3_hit.hit_other_core_no_fwd\0"
    "ocr.all_data_rd.l3_hit.hit_other_core_fwd\0"
    "ocr.all_data_rd.l3_hit.hitm_other_core\0"
    "ocr.all_data_rd.l3_hit.any_snoop\0"
    "ocr.all_data_rd.l3_miss_local_dram.snoop_none\0"
    "ocr.all_data_rd.l3_miss_local_dram.no_snoop_needed\0"
    "ocr.all_data_rd.l3_miss_local_dram.snoop_miss\0"
    "ocr.all_data_rd.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "ocr.all_data_rd.l3_miss_local_dram.hit_other_core_fwd\0"
    "ocr.all_data_rd.l3_miss_local_dram.hitm_other_core\0"
    "ocr.all_data_rd.l3_miss_local_dram.any_snoop\0"
    "ocr.all_data_rd.l3_miss_remote_hop1_dram.snoop_none\0"
    "ocr.all_data_rd.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "ocr.all_data_rd.l3_miss_remote_hop1_dram.snoop_miss\0"
    "ocr.all_data_rd.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "ocr.all_data_rd.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "ocr.all_data_rd.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "ocr.all_data_rd.l3_miss_remote_hop1_dram.any_snoop\0"
    "ocr.all_data_rd.l3_miss.snoop_none\0"
    "ocr.all_data_rd.l3_miss.no_snoop_needed\0"
    "ocr.all_data_rd.l3_miss.snoop_miss\0"
    "ocr.all_data_rd.l3_miss.hit_other_core_no_fwd\0"
    "ocr.all_data_rd.l3_miss.hit_other_core_fwd\0"
    "ocr.all_data_rd.l3_miss.hitm_other_core\0"
    "ocr.all_data_rd.l3_miss.any_snoop\0"
    "ocr.all_rfo.supplier_none.snoop_none\0"
    "ocr.all_rfo.supplier_none.no_snoop_needed\0"
    "ocr.all_rfo.supplier_none.snoop_miss\0"
    "ocr.all_rfo.supplier_none.hit_other_core_no_fwd\0"
    "ocr.all_rfo.supplier_none.hit_other_core_fwd\0"
    "ocr.all_rfo.supplier_none.hitm_other_core\0"
    "ocr.all_rfo.supplier_none.any_snoop\0"
    "ocr.all_rfo.l3_hit_m.snoop_none\0"
    "ocr.all_rfo.l3_hit_m.no_snoop_needed\0"
    "ocr.all_rfo.l3_hit_m.snoop_miss\0"
    "ocr.all_rfo.l3_hit_m.hit_other_core_no_fwd\0"
    "ocr.all_rfo.l3_hit_m.hit_other_core_fwd\0"
    "ocr.all_rfo.l3_hit_m.hitm_other_core\0"
    "ocr.all_rfo.l3_hit_m.any_snoop\0"
    "ocr.all_rfo.l3_hit_e.snoop_none\0"
    "ocr.all_rfo.l3_hit_e.no_snoop_needed\0"
    "ocr.all_rfo.l3_hit_e.snoop_miss\0"
    "ocr.all_rfo.l3_hit_e.hit_other_core_no_fwd\0"
    "ocr.all_rfo.l3_hit_e.hit_other_core_fwd\0"
    "ocr.all_rfo.l3_hit_e.hitm_other_core\0"
    "ocr.all_rfo.l3_hit_e.any_snoop\0"
    "ocr.all_rfo.l3_hit_s.snoop_none\0"
    "ocr.all_rfo.l3_hit_s.no_snoop_needed\0"
    "ocr.all_rfo.l3_hit_s.snoop_miss\0"
    "ocr.all_rfo.l3_hit_s.hit_other_core_no_fwd\0"
    "ocr.all_rfo.l3_hit_s.hit_other_core_fwd\0"
    "ocr.all_rfo.l3_hit_s.hitm_other_core\0"
    "ocr.all_rfo.l3_hit_s.any_snoop\0"
    "ocr.all_rfo.l3_hit_f.snoop_none\0"
    "ocr.all_rfo.l3_hit_f.no_snoop_needed\0"
    "ocr.all_rfo.l3_hit_f.snoop_miss\0"
    "ocr.all_rfo.l3_hit_f.hit_other_core_no_fwd\0"
    "ocr.all_rfo.l3_hit_f.hit_other_core_fwd\0"
    "ocr.all_rfo.l3_hit_f.hitm_other_core\0"
    "ocr.all_rfo.l3_hit_f.any_snoop\0"
    "ocr.all_rfo.l3_hit.snoop_none\0"
    "ocr.all_rfo.l3_hit.no_snoop_needed\0"
    "ocr.all_rfo.l3_hit.snoop_miss\0"
    "ocr.all_rfo.l3_hit.hit_other_core_no_fwd\0"
    "ocr.all_rfo.l3_hit.hit_other_core_fwd\0"
    "ocr.all_rfo.l3_hit.hitm_other_core\0"
    "ocr.all_rfo.l3_hit.any_snoop\0"
    "ocr.all_rfo.l3_miss_local_dram.snoop_none\0"
    "ocr.all_rfo.l3_miss_local_dram.no_snoop_needed\0"
    "ocr.all_rfo.l3_miss_local_dram.snoop_miss\0"
    "ocr.all_rfo.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "ocr.all_rfo.l3_miss_local_dram.hit_other_core_fwd\0"
    "ocr.all_rfo.l3_miss_local_dram.hitm_other_core\0"
    "ocr.all_rfo.l3_miss_local_dram.any_snoop\0"
    "ocr.all_rfo.l3_miss_remote_hop1_dram.snoop_none\0"
    "ocr.all_rfo.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "ocr.all_rfo.l3_miss_remote_hop1_dram.snoop_miss\0"
    "ocr.all_rfo.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "ocr.all_rfo.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "ocr.all_rfo.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "ocr.all_rfo.l3_miss_remote_hop1_dram.any_snoop\0"
    "ocr.all_rfo.l3_miss.snoop_none\0"
    "ocr.all_rfo.l3_miss.no_snoop_needed\0"
    "ocr.all_rfo.l3_miss.snoop_miss\0"
    "ocr.all_rfo.l3_miss.hit_other_core_no_fwd\0"
    "ocr.all_rfo.l3_miss.hit_other_core_fwd\0"
    "ocr.all_rfo.l3_miss.hitm_other_core\0"
    "ocr.all_rfo.l3_miss.any_snoop\0"
    "ocr.all_reads.supplier_none.snoop_none\0"
    "ocr.all_reads.supplier_none.no_snoop_needed\0"
    "ocr.all_reads.supplier_none.snoop_miss\0"
    "ocr.all_reads.supplier_none.hit_other_core_no_fwd\0"
    "ocr.all_reads.supplier_none.hit_other_core_fwd\0"
    "ocr.all_reads.supplier_none.hitm_other_core\0"
    "ocr.all_reads.supplier_none.any_snoop\0"
    "ocr.all_reads.l3_hit_m.snoop_none\0"
    "ocr.all_reads.l3_hit_m.no_snoop_needed\0"
    "ocr.all_reads.l3_hit_m.snoop_miss\0"
    "ocr.all_reads.l3_hit_m.hit_other_core_no_fwd\0"
    "ocr.all_reads.l3_hit_m.hit_other_core_fwd\0"
    "ocr.all_reads.l3_hit_m.hitm_other_core\0"
    "ocr.all_reads.l3_hit_m.any_snoop\0"
    "ocr.all_reads.l3_hit_e.snoop_none\0"
    "ocr.all_reads.l3_hit_e.no_snoop_needed\0"
    "ocr.all_reads.l3_hit_e.snoop_miss\0"
    "ocr.all_reads.l3_hit_e.hit_other_core_no_fwd\0"
    "ocr.all_reads.l3_hit_e.hit_other_core_fwd\0"
    "ocr.all_reads.l3_hit_e.hitm_other_core\0"
    "ocr.all_reads.l3_hit_e.any_snoop\0"
    "ocr.all_reads.l3_hit_s.snoop_none\0"
    "ocr.all_reads.l3_hit_s.no_snoop_needed\0"
    "ocr.all_reads.l3_hit_s.snoop_miss\0"
    "ocr.all_reads.l3_hit_s.hit_other_core_no_fwd\0"
    "ocr.all_reads.l3_hit_s.hit_other_core_fwd\0"
    "ocr.all_reads.l3_hit_s.hitm_other_core\0"
    "ocr.all_reads.l3_hit_s.any_snoop\0"
    "ocr.all_reads.l3_hit_f.snoop_none\0"
    "ocr.all_reads.l3_hit_f.no_snoop_needed\0"
    "ocr.all_reads.l3_hit_f.snoop_miss\0"
    "ocr.all_reads.l3_hit_f.hit_other_core_no_fwd\0"
    "ocr.all_reads.l3_hit_f.hit_other_core_fwd\0"
    "ocr.all_reads.l3_hit_f.hitm_other_core\0"
    "ocr.all_reads.l3_hit_f.any_snoop\0"
    "ocr.all_reads.l3_hit.snoop_none\0"
    "ocr.all_reads.l3_hit.no_snoop_needed\0"
    "ocr.all_reads.l3_hit.snoop_miss\0"
    "ocr.all_reads.l3_hit.hit_other_core_no_fwd\0"
    "ocr.all_reads.l3_hit.hit_other_core_fwd\0"
    "ocr.all_reads.l3_hit.hitm_other_core\0"
    "ocr.all_reads.l3_hit.any_snoop\0"
    "ocr.all_reads.l3_miss_local_dram.snoop_none\0"
    "ocr.all_reads.l3_miss_local_dram.no_snoop_needed\0"
    "ocr.all_reads.l3_miss_local_dram.snoop_miss\0"
    "ocr.all_reads.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "ocr.all_reads.l3_miss_local_dram.hit_other_core_fwd\0"
    "ocr.all_reads.l3_miss_local_dram.hitm_other_core\0"
    "ocr.all_reads.l3_miss_local_dram.any_snoop\0"
    "ocr.all_reads.l3_miss_remote_hop1_dram.snoop_none\0"
    "ocr.all_reads.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "ocr.all_reads.l3_miss_remote_hop1_dram.snoop_miss\0"
    "ocr.all_reads.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "ocr.all_reads.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "ocr.all_reads.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "ocr.all_reads.l3_miss_remote_hop1_dram.any_snoop\0"
    "ocr.all_reads.l3_miss.snoop_none\0"
    "ocr.all_reads.l3_miss.no_snoop_needed\0"
    "ocr.all_reads.l3_miss.snoop_miss\0"
    "ocr.all_reads.l3_miss.hit_other_core_no_fwd\0"
    "ocr.all_reads.l3_miss.hit_other_core_fwd\0"
    "ocr.all_reads.l3_miss.hitm_other_core\0"
    "ocr.all_reads.l3_miss.any_snoop\0"
    "ocr.demand_data_rd.any_response\0"
    "ocr.demand_data_rd.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "ocr.demand_data_rd.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_rfo.any_response\0"
    "ocr.demand_rfo.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "ocr.demand_rfo.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "ocr.demand_rfo.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_code_rd.any_response\0"
    "ocr.demand_code_rd.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "ocr.demand_code_rd.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "ocr.demand_code_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.pf_l2_data_rd.any_response\0"
    "ocr.pf_l2_data_rd.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "ocr.pf_l2_data_rd.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "ocr.pf_l2_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.pf_l2_rfo.any_response\0"
    "ocr.pf_l2_rfo.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "ocr.pf_l2_rfo.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "ocr.pf_l2_rfo.l3_hit.snoop_hit_with_fwd\0"
    "ocr.pf_l3_data_rd.any_response\0"
    "ocr.pf_l3_data_rd.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "ocr.pf_l3_data_rd.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "ocr.pf_l3_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.pf_l3_rfo.any_response\0"
    "ocr.pf_l3_rfo.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "ocr.pf_l3_rfo.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "ocr.pf_l3_rfo.l3_hit.snoop_hit_with_fwd\0"
    "ocr.pf_l1d_and_sw.any_response\0"
    "ocr.pf_l1d_and_sw.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "ocr.pf_l1d_and_sw.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "ocr.pf_l1d_and_sw.l3_hit.snoop_hit_with_fwd\0"
    "ocr.other.any_response\0"
    "ocr.other.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "ocr.other.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "ocr.other.l3_hit.snoop_hit_with_fwd\0"
    "ocr.all_pf_data_rd.any_response\0"
    "ocr.all_pf_data_rd.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "ocr.all_pf_data_rd.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "ocr.all_pf_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.all_pf_rfo.any_response\0"
    "ocr.all_pf_rfo.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "ocr.all_pf_rfo.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "ocr.all_pf_rfo.l3_hit.snoop_hit_with_fwd\0"
    "ocr.all_data_rd.any_response\0"
    "ocr.all_data_rd.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "ocr.all_data_rd.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "ocr.all_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.all_rfo.any_response\0"
    "ocr.all_rfo.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "ocr.all_rfo.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "ocr.all_rfo.l3_hit.snoop_hit_with_fwd\0"
    "ocr.all_reads.any_response\0"
    "ocr.all_reads.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "ocr.all_reads.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "ocr.all_reads.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_data_rd.l3_miss.remote_hitm\0"
    "ocr.demand_rfo.l3_miss.remote_hitm\0"
    "ocr.demand_code_rd.l3_miss.remote_hitm\0"
    "ocr.pf_l2_data_rd.l3_miss.remote_hitm\0"
    "ocr.pf_l2_rfo.l3_miss.remote_hitm\0"
    "ocr.pf_l3_data_rd.l3_miss.remote_hitm\0"
    "ocr.pf_l3_rfo.l3_miss.remote_hitm\0"
    "ocr.pf_l1d_and_sw.l3_miss.remote_hitm\0"
    "ocr.other.l3_miss.remote_hitm\0"
    "ocr.all_pf_data_rd.l3_miss.remote_hitm\0"
    "ocr.all_pf_rfo.l3_miss.remote_hitm\0"
    "ocr.all_data_rd.l3_miss.remote_hitm\0"
    "ocr.all_rfo.l3_miss.remote_hitm\0"
    "ocr.all_reads.l3_miss.remote_hitm\0"
    "ocr.demand_data_rd.l3_miss.remote_hit_forward\0"
    "ocr.demand_rfo.l3_miss.remote_hit_forward\0"
    "ocr.demand_code_rd.l3_miss.remote_hit_forward\0"
    "ocr.pf_l2_data_rd.l3_miss.remote_hit_forward\0"
    "ocr.pf_l2_rfo.l3_miss.remote_hit_forward\0"
    "ocr.pf_l3_data_rd.l3_miss.remote_hit_forward\0"
    "ocr.pf_l3_rfo.l3_miss.remote_hit_forward\0"
    "ocr.pf_l1d_and_sw.l3_miss.remote_hit_forward\0"
    "ocr.other.l3_miss.remote_hit_forward\0"
    "ocr.all_pf_data_rd.l3_miss.remote_hit_forward\0"
    "ocr.all_pf_rfo.l3_miss.remote_hit_forward\0"
    "ocr.all_data_rd.l3_miss.remote_hit_forward\0"
    "ocr.all_rfo.l3_miss.remote_hit_forward\0"
    "ocr.all_reads.l3_miss.remote_hit_forward\0"
    "ocr.demand_data_rd.pmm_hit_local_pmm.snoop_not_needed\0"
    "ocr.demand_data_rd.pmm_hit_local_pmm.snoop_none\0"
    "ocr.demand_rfo.pmm_hit_local_pmm.snoop_not_needed\0"
    "ocr.demand_rfo.pmm_hit_local_pmm.snoop_none\0"
    "ocr.demand_code_rd.pmm_hit_local_pmm.snoop_not_needed\0"
    "ocr.demand_code_rd.pmm_hit_local_pmm.snoop_none\0"
    "ocr.pf_l2_data_rd.pmm_hit_local_pmm.snoop_not_needed\0"
    "ocr.pf_l2_data_rd.pmm_hit_local_pmm.snoop_none\0"
    "ocr.pf_l2_rfo.pmm_hit_local_pmm.snoop_not_needed\0"
    "ocr.pf_l2_rfo.pmm_hit_local_pmm.snoop_none\0"
    "ocr.pf_l3_data_rd.pmm_hit_local_pmm.snoop_not_needed\0"
    "ocr.pf_l3_data_rd.pmm_hit_local_pmm.snoop_none\0"
    "ocr.pf_l3_rfo.pmm_hit_local_pmm.snoop_not_needed\0"
    "ocr.pf_l3_rfo.pmm_hit_local_pmm.snoop_none\0"
    "ocr.pf_l1d_and_sw.pmm_hit_local_pmm.snoop_not_needed\0"
    "ocr.pf_l1d_and_sw.pmm_hit_local_pmm.snoop_none\0"
    "ocr.other.pmm_hit_local_pmm.snoop_not_needed\0"
    "ocr.other.pmm_hit_local_pmm.snoop_none\0"
    "ocr.all_pf_data_rd.pmm_hit_local_pmm.snoop_not_needed\0"
    "ocr.all_pf_data_rd.pmm_hit_local_pmm.snoop_none\0"
    "ocr.all_pf_rfo.pmm_hit_local_pmm.snoop_not_needed\0"
    "ocr.all_pf_rfo.pmm_hit_local_pmm.snoop_none\0"
    "ocr.all_data_rd.pmm_hit_local_pmm.snoop_not_needed\0"
    "ocr.all_data_rd.pmm_hit_local_pmm.snoop_none\0"
    "ocr.all_rfo.pmm_hit_local_pmm.snoop_not_needed\0"
    "ocr.all_rfo.pmm_hit_local_pmm.snoop_none\0"
    "ocr.all_reads.pmm_hit_local_pmm.snoop_not_needed\0"
    "ocr.all_reads.pmm_hit_local_pmm.snoop_none\0"
    "ocr.demand_data_rd.pmm_hit_local_pmm.any_snoop\0"
    "ocr.demand_rfo.pmm_hit_local_pmm.any_snoop\0"
    "ocr.demand_code_rd.pmm_hit_local_pmm.any_snoop\0"
    "ocr.pf_l2_data_rd.pmm_hit_local_pmm.any_snoop\0"
    "ocr.pf_l2_rfo.pmm_hit_local_pmm.any_snoop\0"
    "ocr.pf_l3_data_rd.pmm_hit_local_pmm.any_snoop\0"
    "ocr.pf_l3_rfo.pmm_hit_local_pmm.any_snoop\0"
    "ocr.pf_l1d_and_sw.pmm_hit_local_pmm.any_snoop\0"
    "ocr.other.pmm_hit_local_pmm.any_snoop\0"
    "ocr.all_pf_data_rd.pmm_hit_local_pmm.any_snoop\0"
    "ocr.all_pf_rfo.pmm_hit_local_pmm.any_snoop\0"
    "ocr.all_data_rd.pmm_hit_local_pmm.any_snoop\0"
    "ocr.all_rfo.pmm_hit_local_pmm.any_snoop\0"
    "ocr.all_reads.pmm_hit_local_pmm.any_snoop\0"
    "offcore_response.all_data_rd.any_response\0"
    "offcore_response.all_data_rd.l3_hit.snoop_none\0"
    "offcore_response.all_data_rd.l3_hit.no_snoop_needed\0"
    "offcore_response.all_data_rd.l3_hit.snoop_miss\0"
    "offcore_response.all_data_rd.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.l3_hit.hit_other_core_fwd\0"
    "offcore_response.all_data_rd.l3_hit.hitm_other_core\0"
    "offcore_response.all_data_rd.l3_hit.any_snoop\0"
    "offcore_response.all_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.all_data_rd.l3_hit_e.snoop_none\0"
    "offcore_response.all_data_rd.l3_hit_e.no_snoop_needed\0"
    "offcore_response.all_data_rd.l3_hit_e.snoop_miss\0"
    "offcore_response.all_data_rd.l3_hit_e.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.l3_hit_e.hit_other_core_fwd\0"
    "offcore_response.all_data_rd.l3_hit_e.hitm_other_core\0"
    "offcore_response.all_data_rd.l3_hit_e.any_snoop\0"
    "offcore_response.all_data_rd.l3_hit_f.snoop_none\0"
    "offcore_response.all_data_rd.l3_hit_f.no_snoop_needed\0"
    "offcore_response.all_data_rd.l3_hit_f.snoop_miss\0"
    "offcore_response.all_data_rd.l3_hit_f.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.l3_hit_f.hit_other_core_fwd\0"
    "offcore_response.all_data_rd.l3_hit_f.hitm_other_core\0"
    "offcore_response.all_data_rd.l3_hit_f.any_snoop\0"
    "offcore_response.all_data_rd.l3_hit_m.snoop_none\0"
    "offcore_response.all_data_rd.l3_hit_m.no_snoop_needed\0"
    "offcore_response.all_data_rd.l3_hit_m.snoop_miss\0"
    "offcore_response.all_data_rd.l3_hit_m.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.l3_hit_m.hit_other_core_fwd\0"
    "offcore_response.all_data_rd.l3_hit_m.hitm_other_core\0"
    "offcore_response.all_data_rd.l3_hit_m.any_snoop\0"
    "offcore_response.all_data_rd.l3_hit_s.snoop_none\0"
    "offcore_response.all_data_rd.l3_hit_s.no_snoop_needed\0"
    "offcore_response.all_data_rd.l3_hit_s.snoop_miss\0"
    "offcore_response.all_data_rd.l3_hit_s.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.l3_hit_s.hit_other_core_fwd\0"
    "offcore_response.all_data_rd.l3_hit_s.hitm_other_core\0"
    "offcore_response.all_data_rd.l3_hit_s.any_snoop\0"
    "offcore_response.all_data_rd.l3_miss.snoop_none\0"
    "offcore_response.all_data_rd.l3_miss.no_snoop_needed\0"
    "offcore_response.all_data_rd.l3_miss.snoop_miss\0"
    "offcore_response.all_data_rd.l3_miss.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.l3_miss.hit_other_core_fwd\0"
    "offcore_response.all_data_rd.l3_miss.hitm_other_core\0"
    "offcore_response.all_data_rd.l3_miss.any_snoop\0"
    "offcore_response.all_data_rd.l3_miss.remote_hitm\0"
    "offcore_response.all_data_rd.l3_miss.remote_hit_forward\0"
    "offcore_response.all_data_rd.l3_miss_local_dram.snoop_none\0"
    "offcore_response.all_data_rd.l3_miss_local_dram.no_snoop_needed\0"
    "offcore_response.all_data_rd.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.all_data_rd.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.l3_miss_local_dram.hit_other_core_fwd\0"
    "offcore_response.all_data_rd.l3_miss_local_dram.hitm_other_core\0"
    "offcore_response.all_data_rd.l3_miss_local_dram.any_snoop\0"
    "offcore_response.all_data_rd.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.all_data_rd.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.all_data_rd.l3_miss_remote_hop1_dram.snoop_none\0"
    "offcore_response.all_data_rd.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "offcore_response.all_data_rd.l3_miss_remote_hop1_dram.snoop_miss\0"
    "offcore_response.all_data_rd.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "offcore_response.all_data_rd.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "offcore_response.all_data_rd.l3_miss_remote_hop1_dram.any_snoop\0"
    "offcore_response.all_data_rd.pmm_hit_local_pmm.snoop_not_needed\0"
    "offcore_response.all_data_rd.pmm_hit_local_pmm.snoop_none\0"
    "offcore_response.all_data_rd.pmm_hit_local_pmm.any_snoop\0"
    "offcore_response.all_data_rd.supplier_none.snoop_none\0"
    "offcore_response.all_data_rd.supplier_none.no_snoop_needed\0"
    "offcore_response.all_data_rd.supplier_none.snoop_miss\0"
    "offcore_response.all_data_rd.supplier_none.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.supplier_none.hit_other_core_fwd\0"
    "offcore_response.all_data_rd.supplier_none.hitm_other_core\0"
    "offcore_response.all_data_rd.supplier_none.any_snoop\0"
    "offcore_response.all_pf_data_rd.any_response\0"
    "offcore_response.all_pf_data_rd.l3_hit.snoop_none\0"
    "offcore_response.all_pf_data_rd.l3_hit.no_snoop_needed\0"
    "offcore_response.all_pf_data_rd.l3_hit.snoop_miss\0"
    "offcore_response.all_pf_data_rd.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_data_rd.l3_hit.hit_other_core_fwd\0"
    "offcore_response.all_pf_data_rd.l3_hit.hitm_other_core\0"
    "offcore_response.all_pf_data_rd.l3_hit.any_snoop\0"
    "offcore_response.all_pf_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.all_pf_data_rd.l3_hit_e.snoop_none\0"
    "offcore_response.all_pf_data_rd.l3_hit_e.no_snoop_needed\0"
    "offcore_response.all_pf_data_rd.l3_hit_e.snoop_miss\0"
    "offcore_response.all_pf_data_rd.l3_hit_e.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_data_rd.l3_hit_e.hit_other_core_fwd\0"
    "offcore_response.all_pf_data_rd.l3_hit_e.hitm_other_core\0"
    "offcore_response.all_pf_data_rd.l3_hit_e.any_snoop\0"
    "offcore_response.all_pf_data_rd.l3_hit_f.snoop_none\0"
    "offcore_response.all_pf_data_rd.l3_hit_f.no_snoop_needed\0"
    "offcore_response.all_pf_data_rd.l3_hit_f.snoop_miss\0"
    "offcore_response.all_pf_data_rd.l3_hit_f.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_data_rd.l3_hit_f.hit_other_core_fwd\0"
    "offcore_response.all_pf_data_rd.l3_hit_f.hitm_other_core\0"
    "offcore_response.all_pf_data_rd.l3_hit_f.any_snoop\0"
    "offcore_response.all_pf_data_rd.l3_hit_m.snoop_none\0"
    "offcore_response.all_pf_data_rd.l3_hit_m.no_snoop_needed\0"
    "offcore_response.all_pf_data_rd.l3_hit_m.snoop_miss\0"
    "offcore_response.all_pf_data_rd.l3_hit_m.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_data_rd.l3_hit_m.hit_other_core_fwd\0"
    "offcore_response.all_pf_data_rd.l3_hit_m.hitm_other_core\0"
    "offcore_response.all_pf_data_rd.l3_hit_m.any_snoop\0"
    "offcore_response.all_pf_data_rd.l3_hit_s.snoop_none\0"
    "offcore_response.all_pf_data_rd.l3_hit_s.no_snoop_needed\0"
    "offcore_response.all_pf_data_rd.l3_hit_s.snoop_miss\0"
    "offcore_response.all_pf_data_rd.l3_hit_s.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_data_rd.l3_hit_s.hit_other_core_fwd\0"
    "offcore_response.all_pf_data_rd.l3_hit_s.hitm_other_core\0"
    "offcore_response.all_pf_data_rd.l3_hit_s.any_snoop\0"
    "offcore_response.all_pf_data_rd.l3_miss.snoop_none\0"
    "offcore_response.all_pf_data_rd.l3_miss.no_snoop_needed\0"
    "offcore_response.all_pf_data_rd.l3_miss.snoop_miss\0"
    "offcore_response.all_pf_data_rd.l3_miss.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_data_rd.l3_miss.hit_other_core_fwd\0"
    "offcore_response.all_pf_data_rd.l3_miss.hitm_other_core\0"
    "offcore_response.all_pf_data_rd.l3_miss.any_snoop\0"
    "offcore_response.all_pf_data_rd.l3_miss.remote_hitm\0"
    "offcore_response.all_pf_data_rd.l3_miss.remote_hit_forward\0"
    "offcore_response.all_pf_data_rd.l3_miss_local_dram.snoop_none\0"
    "offcore_response.all_pf_data_rd.l3_miss_local_dram.no_snoop_needed\0"
    "offcore_response.all_pf_data_rd.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.all_pf_data_rd.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_data_rd.l3_miss_local_dram.hit_other_core_fwd\0"
    "offcore_response.all_pf_data_rd.l3_miss_local_dram.hitm_other_core\0"
    "offcore_response.all_pf_data_rd.l3_miss_local_dram.any_snoop\0"
    "offcore_response.all_pf_data_rd.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.all_pf_data_rd.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.all_pf_data_rd.l3_miss_remote_hop1_dram.snoop_none\0"
    "offcore_response.all_pf_data_rd.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "offcore_response.all_pf_data_rd.l3_miss_remote_hop1_dram.snoop_miss\0"
    "offcore_response.all_pf_data_rd.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_data_rd.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "offcore_response.all_pf_data_rd.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "offcore_response.all_pf_data_rd.l3_miss_remote_hop1_dram.any_snoop\0"
    "offcore_response.all_pf_data_rd.pmm_hit_local_pmm.snoop_not_needed\0"
    "offcore_response.all_pf_data_rd.pmm_hit_local_pmm.snoop_none\0"
    "offcore_response.all_pf_data_rd.pmm_hit_local_pmm.any_snoop\0"
    "offcore_response.all_pf_data_rd.supplier_none.snoop_none\0"
    "offcore_response.all_pf_data_rd.supplier_none.no_snoop_needed\0"
    "offcore_response.all_pf_data_rd.supplier_none.snoop_miss\0"
    "offcore_response.all_pf_data_rd.supplier_none.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_data_rd.supplier_none.hit_other_core_fwd\0"
    "offcore_response.all_pf_data_rd.supplier_none.hitm_other_core\0"
    "offcore_response.all_pf_data_rd.supplier_none.any_snoop\0"
    "offcore_response.all_pf_rfo.any_response\0"
    "offcore_response.all_pf_rfo.l3_hit.snoop_none\0"
    "offcore_response.all_pf_rfo.l3_hit.no_snoop_needed\0"
    "offcore_response.all_pf_rfo.l3_hit.snoop_miss\0"
    "offcore_response.all_pf_rfo.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_rfo.l3_hit.hit_other_core_fwd\0"
    "offcore_response.all_pf_rfo.l3_hit.hitm_other_core\0"
    "offcore_response.all_pf_rfo.l3_hit.any_snoop\0"
    "offcore_response.all_pf_rfo.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.all_pf_rfo.l3_hit_e.snoop_none\0"
    "offcore_response.all_pf_rfo.l3_hit_e.no_snoop_needed\0"
    "offcore_response.all_pf_rfo.l3_hit_e.snoop_miss\0"
    "offcore_response.all_pf_rfo.l3_hit_e.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_rfo.l3_hit_e.hit_other_core_fwd\0"
    "offcore_response.all_pf_rfo.l3_hit_e.hitm_other_core\0"
    "offcore_response.all_pf_rfo.l3_hit_e.any_snoop\0"
    "offcore_response.all_pf_rfo.l3_hit_f.snoop_none\0"
    "offcore_response.all_pf_rfo.l3_hit_f.no_snoop_needed\0"
    "offcore_response.all_pf_rfo.l3_hit_f.snoop_miss\0"
    "offcore_response.all_pf_rfo.l3_hit_f.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_rfo.l3_hit_f.hit_other_core_fwd\0"
    "offcore_response.all_pf_rfo.l3_hit_f.hitm_other_core\0"
    "offcore_response.all_pf_rfo.l3_hit_f.any_snoop\0"
    "offcore_response.all_pf_rfo.l3_hit_m.snoop_none\0"
    "offcore_response.all_pf_rfo.l3_hit_m.no_snoop_needed\0"
    "offcore_response.all_pf_rfo.l3_hit_m.snoop_miss\0"
    "offcore_response.all_pf_rfo.l3_hit_m.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_rfo.l3_hit_m.hit_other_core_fwd\0"
    "offcore_response.all_pf_rfo.l3_hit_m.hitm_other_core\0"
    "offcore_response.all_pf_rfo.l3_hit_m.any_snoop\0"
    "offcore_response.all_pf_rfo.l3_hit_s.snoop_none\0"
    "offcore_response.all_pf_rfo.l3_hit_s.no_snoop_needed\0"
    "offcore_response.all_pf_rfo.l3_hit_s.snoop_miss\0"
    "offcore_response.all_pf_rfo.l3_hit_s.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_rfo.l3_hit_s.hit_other_core_fwd\0"
    "offcore_response.all_pf_rfo.l3_hit_s.hitm_other_core\0"
    "offcore_response.all_pf_rfo.l3_hit_s.any_snoop\0"
    "offcore_response.all_pf_rfo.l3_miss.snoop_none\0"
    "offcore_response.all_pf_rfo.l3_miss.no_snoop_needed\0"
    "offcore_response.all_pf_rfo.l3_miss.snoop_miss\0"
    "offcore_response.all_pf_rfo.l3_miss.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_rfo.l3_miss.hit_other_core_fwd\0"
    "offcore_response.all_pf_rfo.l3_miss.hitm_other_core\0"
    "offcore_response.all_pf_rfo.l3_miss.any_snoop\0"
    "offcore_response.all_pf_rfo.l3_miss.remote_hitm\0"
    "offcore_response.all_pf_rfo.l3_miss.remote_hit_forward\0"
    "offcore_response.all_pf_rfo.l3_miss_local_dram.snoop_none\0"
    "offcore_response.all_pf_rfo.l3_miss_local_dram.no_snoop_needed\0"
    "offcore_response.all_pf_rfo.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.all_pf_rfo.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_rfo.l3_miss_local_dram.hit_other_core_fwd\0"
    "offcore_response.all_pf_rfo.l3_miss_local_dram.hitm_other_core\0"
    "offcore_response.all_pf_rfo.l3_miss_local_dram.any_snoop\0"
    "offcore_response.all_pf_rfo.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.all_pf_rfo.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.all_pf_rfo.l3_miss_remote_hop1_dram.snoop_none\0"
    "offcore_response.all_pf_rfo.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "offcore_response.all_pf_rfo.l3_miss_remote_hop1_dram.snoop_miss\0"
    "offcore_response.all_pf_rfo.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_rfo.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "offcore_response.all_pf_rfo.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "offcore_response.all_pf_rfo.l3_miss_remote_hop1_dram.any_snoop\0"
    "offcore_response.all_pf_rfo.pmm_hit_local_pmm.snoop_not_needed\0"
    "offcore_response.all_pf_rfo.pmm_hit_local_pmm.snoop_none\0"
    "offcore_response.all_pf_rfo.pmm_hit_local_pmm.any_snoop\0"
    "offcore_response.all_pf_rfo.supplier_none.snoop_none\0"
    "offcore_response.all_pf_rfo.supplier_none.no_snoop_needed\0"
    "offcore_response.all_pf_rfo.supplier_none.snoop_miss\0"
    "offcore_response.all_pf_rfo.supplier_none.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_rfo.supplier_none.hit_other_core_fwd\0"
    "offcore_response.all_pf_rfo.supplier_none.hitm_other_core\0"
    "offcore_response.all_pf_rfo.supplier_none.any_snoop\0"
    "offcore_response.all_reads.any_response\0"
    "offcore_response.all_reads.l3_hit.snoop_none\0"
    "offcore_response.all_reads.l3_hit.no_snoop_needed\0"
    "offcore_response.all_reads.l3_hit.snoop_miss\0"
    "offcore_response.all_reads.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_reads.l3_hit.hit_other_core_fwd\0"
    "offcore_response.all_reads.l3_hit.hitm_other_core\0"
    "offcore_response.all_reads.l3_hit.any_snoop\0"
    "offcore_response.all_reads.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.all_reads.l3_hit_e.snoop_none\0"
    "offcore_response.all_reads.l3_hit_e.no_snoop_needed\0"
    "offcore_response.all_reads.l3_hit_e.snoop_miss\0"
    "offcore_response.all_reads.l3_hit_e.hit_other_core_no_fwd\0"
    "offcore_response.all_reads.l3_hit_e.hit_other_core_fwd\0"
    "offcore_response.all_reads.l3_hit_e.hitm_other_core\0"
    "offcore_response.all_reads.l3_hit_e.any_snoop\0"
    "offcore_response.all_reads.l3_hit_f.snoop_none\0"
    "offcore_response.all_reads.l3_hit_f.no_snoop_needed\0"
    "offcore_response.all_reads.l3_hit_f.snoop_miss\0"
    "offcore_response.all_reads.l3_hit_f.hit_other_core_no_fwd\0"
    "offcore_response.all_reads.l3_hit_f.hit_other_core_fwd\0"
    "offcore_response.all_reads.l3_hit_f.hitm_other_core\0"
    "offcore_response.all_reads.l3_hit_f.any_snoop\0"
    "offcore_response.all_reads.l3_hit_m.snoop_none\0"
    "offcore_response.all_reads.l3_hit_m.no_snoop_needed\0"
    "offcore_response.all_reads.l3_hit_m.snoop_miss\0"
    "offcore_response.all_reads.l3_hit_m.hit_other_core_no_fwd\0"
    "offcore_response.all_reads.l3_hit_m.hit_other_core_fwd\0"
    "offcore_response.all_reads.l3_hit_m.hitm_other_core\0"
    "offcore_response.all_reads.l3_hit_m.any_snoop\0"
    "offcore_response.all_reads.l3_hit_s.snoop_none\0"
    "offcore_response.all_reads.l3_hit_s.no_snoop_needed\0"
    "offcore_response.all_reads.l3_hit_s.snoop_miss\0"
    "offcore_response.all_reads.l3_hit_s.hit_other_core_no_fwd\0"
    "offcore_response.all_reads.l3_hit_s.hit_other_core_fwd\0"
    "offcore_response.all_reads.l3_hit_s.hitm_other_core\0"
    "offcore_response.all_reads.l3_hit_s.any_snoop\0"
    "offcore_response.all_reads.l3_miss.snoop_none\0"
    "offcore_response.all_reads.l3_miss.no_snoop_needed\0"
    "offcore_response.all_reads.l3_miss.snoop_miss\0"
    "offcore_response.all_reads.l3_miss.hit_other_core_no_fwd\0"
    "offcore_response.all_reads.l3_miss.hit_other_core_fwd\0"
    "offcore_response.all_reads.l3_miss.hitm_other_core\0"
    "offcore_response.all_reads.l3_miss.any_snoop\0"
    "offcore_response.all_reads.l3_miss.remote_hitm\0"
    "offcore_response.all_reads.l3_miss.remote_hit_forward\0"
    "offcore_response.all_reads.l3_miss_local_dram.snoop_none\0"
    "offcore_response.all_reads.l3_miss_local_dram.no_snoop_needed\0"
    "offcore_response.all_reads.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.all_reads.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "offcore_response.all_reads.l3_miss_local_dram.hit_other_core_fwd\0"
    "offcore_response.all_reads.l3_miss_local_dram.hitm_other_core\0"
    "offcore_response.all_reads.l3_miss_local_dram.any_snoop\0"
    "offcore_response.all_reads.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.all_reads.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.all_reads.l3_miss_remote_hop1_dram.snoop_none\0"
    "offcore_response.all_reads.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "offcore_response.all_reads.l3_miss_remote_hop1_dram.snoop_miss\0"
    "offcore_response.all_reads.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "offcore_response.all_reads.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "offcore_response.all_reads.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "offcore_response.all_reads.l3_miss_remote_hop1_dram.any_snoop\0"
    "offcore_response.all_reads.pmm_hit_local_pmm.snoop_not_needed\0"
    "offcore_response.all_reads.pmm_hit_local_pmm.snoop_none\0"
    "offcore_response.all_reads.pmm_hit_local_pmm.any_snoop\0"
    "offcore_response.all_reads.supplier_none.snoop_none\0"
    "offcore_response.all_reads.supplier_none.no_snoop_needed\0"
    "offcore_response.all_reads.supplier_none.snoop_miss\0"
    "offcore_response.all_reads.supplier_none.hit_other_core_no_fwd\0"
    "offcore_response.all_reads.supplier_none.hit_other_core_fwd\0"
    "offcore_response.all_reads.supplier_none.hitm_other_core\0"
    "offcore_response.all_reads.supplier_none.any_snoop\0"
    "offcore_response.all_rfo.any_response\0"
    "offcore_response.all_rfo.l3_hit.snoop_none\0"
    "offcore_response.all_rfo.l3_hit.no_snoop_needed\0"
    "offcore_response.all_rfo.l3_hit.snoop_miss\0"
    "offcore_response.all_rfo.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_rfo.l3_hit.hit_other_core_fwd\0"
    "offcore_response.all_rfo.l3_hit.hitm_other_core\0"
    "offcore_response.all_rfo.l3_hit.any_snoop\0"
    "offcore_response.all_rfo.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.all_rfo.l3_hit_e.snoop_none\0"
    "offcore_response.all_rfo.l3_hit_e.no_snoop_needed\0"
    "offcore_response.all_rfo.l3_hit_e.snoop_miss\0"
    "offcore_response.all_rfo.l3_hit_e.hit_other_core_no_fwd\0"
    "offcore_response.all_rfo.l3_hit_e.hit_other_core_fwd\0"
    "offcore_response.all_rfo.l3_hit_e.hitm_other_core\0"
    "offcore_response.all_rfo.l3_hit_e.any_snoop\0"
    "offcore_response.all_rfo.l3_hit_f.snoop_none\0"
    "offcore_response.all_rfo.l3_hit_f.no_snoop_needed\0"
    "offcore_response.all_rfo.l3_hit_f.snoop_miss\0"
    "offcore_response.all_rfo.l3_hit_f.hit_other_core_no_fwd\0"
    "offcore_response.all_rfo.l3_hit_f.hit_other_core_fwd\0"
    "offcore_response.all_rfo.l3_hit_f.hitm_other_core\0"
    "offcore_response.all_rfo.l3_hit_f.any_snoop\0"
    "offcore_response.all_rfo.l3_hit_m.snoop_none\0"
    "offcore_response.all_rfo.l3_hit_m.no_snoop_needed\0"
    "offcore_response.all_rfo.l3_hit_m.snoop_miss\0"
    "offcore_response.all_rfo.l3_hit_m.hit_other_core_no_fwd\0"
    "offcore_response.all_rfo.l3_hit_m.hit_other_core_fwd\0"
    "offcore_response.all_rfo.l3_hit_m.hitm_other_core\0"
    "offcore_response.all_rfo.l3_hit_m.any_snoop\0"
    "offcore_response.all_rfo.l3_hit_s.snoop_none\0"
    "offcore_response.all_rfo.l3_hit_s.no_snoop_needed\0"
    "offcore_response.all_rfo.l3_hit_s.snoop_miss\0"
    "offcore_response.all_rfo.l3_hit_s.hit_other_core_no_fwd\0"
    "offcore_response.all_rfo.l3_hit_s.hit_other_core_fwd\0"
    "offcore_response.all_rfo.l3_hit_s.hitm_other_core\0"
    "offcore_response.all_rfo.l3_hit_s.any_snoop\0"
    "offcore_response.all_rfo.l3_miss.snoop_none\0"
    "offcore_response.all_rfo.l3_miss.no_snoop_needed\0"
    "offcore_response.all_rfo.l3_miss.snoop_miss\0"
    "offcore_response.all_rfo.l3_miss.hit_other_core_no_fwd\0"
    "offcore_response.all_rfo.l3_miss.hit_other_core_fwd\0"
    "offcore_response.all_rfo.l3_miss.hitm_other_core\0"
    "offcore_response.all_rfo.l3_miss.any_snoop\0"
    "offcore_response.all_rfo.l3_miss.remote_hitm\0"
    "offcore_response.all_rfo.l3_miss.remote_hit_forward\0"
    "offcore_response.all_rfo.l3_miss_local_dram.snoop_none\0"
    "offcore_response.all_rfo.l3_miss_local_dram.no_snoop_needed\0"
    "offcore_response.all_rfo.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.all_rfo.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "offcore_response.all_rfo.l3_miss_local_dram.hit_other_core_fwd\0"
    "offcore_response.all_rfo.l3_miss_local_dram.hitm_other_core\0"
    "offcore_response.all_rfo.l3_miss_local_dram.any_snoop\0"
    "offcore_response.all_rfo.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.all_rfo.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.all_rfo.l3_miss_remote_hop1_dram.snoop_none\0"
    "offcore_response.all_rfo.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "offcore_response.all_rfo.l3_miss_remote_hop1_dram.snoop_miss\0"
    "offcore_response.all_rfo.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "offcore_response.all_rfo.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "offcore_response.all_rfo.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "offcore_response.all_rfo.l3_miss_remote_hop1_dram.any_snoop\0"
    "offcore_response.all_rfo.pmm_hit_local_pmm.snoop_not_needed\0"
    "offcore_response.all_rfo.pmm_hit_local_pmm.snoop_none\0"
    "offcore_response.all_rfo.pmm_hit_local_pmm.any_snoop\0"
    "offcore_response.all_rfo.supplier_none.snoop_none\0"
    "offcore_response.all_rfo.supplier_none.no_snoop_needed\0"
    "offcore_response.all_rfo.supplier_none.snoop_miss\0"
    "offcore_response.all_rfo.supplier_none.hit_other_core_no_fwd\0"
    "offcore_response.all_rfo.supplier_none.hit_other_core_fwd\0"
    "offcore_response.all_rfo.supplier_none.hitm_other_core\0"
    "offcore_response.all_rfo.supplier_none.any_snoop\0"
    "offcore_response.demand_code_rd.any_response\0"
    "offcore_response.demand_code_rd.l3_hit.snoop_none\0"
    "offcore_response.demand_code_rd.l3_hit.no_snoop_needed\0"
    "offcore_response.demand_code_rd.l3_hit.snoop_miss\0"
    "offcore_response.demand_code_rd.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_code_rd.l3_hit.hit_other_core_fwd\0"
    "offcore_response.demand_code_rd.l3_hit.hitm_other_core\0"
    "offcore_response.demand_code_rd.l3_hit.any_snoop\0"
    "offcore_response.demand_code_rd.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.demand_code_rd.l3_hit_e.snoop_none\0"
    "offcore_response.demand_code_rd.l3_hit_e.no_snoop_needed\0"
    "offcore_response.demand_code_rd.l3_hit_e.snoop_miss\0"
    "offcore_response.demand_code_rd.l3_hit_e.hit_other_core_no_fwd\0"
    "offcore_response.demand_code_rd.l3_hit_e.hit_other_core_fwd\0"
    "offcore_response.demand_code_rd.l3_hit_e.hitm_other_core\0"
    "offcore_response.demand_code_rd.l3_hit_e.any_snoop\0"
    "offcore_response.demand_code_rd.l3_hit_f.snoop_none\0"
    "offcore_response.demand_code_rd.l3_hit_f.no_snoop_needed\0"
    "offcore_response.demand_code_rd.l3_hit_f.snoop_miss\0"
    "offcore_response.demand_code_rd.l3_hit_f.hit_other_core_no_fwd\0"
    "offcore_response.demand_code_rd.l3_hit_f.hit_other_core_fwd\0"
    "offcore_response.demand_code_rd.l3_hit_f.hitm_other_core\0"
    "offcore_response.demand_code_rd.l3_hit_f.any_snoop\0"
    "offcore_response.demand_code_rd.l3_hit_m.snoop_none\0"
    "offcore_response.demand_code_rd.l3_hit_m.no_snoop_needed\0"
    "offcore_response.demand_code_rd.l3_hit_m.snoop_miss\0"
    "offcore_response.demand_code_rd.l3_hit_m.hit_other_core_no_fwd\0"
    "offcore_response.demand_code_rd.l3_hit_m.hit_other_core_fwd\0"
    "offcore_response.demand_code_rd.l3_hit_m.hitm_other_core\0"
    "offcore_response.demand_code_rd.l3_hit_m.any_snoop\0"
    "offcore_response.demand_code_rd.l3_hit_s.snoop_none\0"
    "offcore_response.demand_code_rd.l3_hit_s.no_snoop_needed\0"
    "offcore_response.demand_code_rd.l3_hit_s.snoop_miss\0"
    "offcore_response.demand_code_rd.l3_hit_s.hit_other_core_no_fwd\0"
    "offcore_response.demand_code_rd.l3_hit_s.hit_other_core_fwd\0"
    "offcore_response.demand_code_rd.l3_hit_s.hitm_other_core\0"
    "offcore_response.demand_code_rd.l3_hit_s.any_snoop\0"
    "offcore_response.demand_code_rd.l3_miss.snoop_none\0"
    "offcore_response.demand_code_rd.l3_miss.no_snoop_needed\0"
    "offcore_response.demand_code_rd.l3_miss.snoop_miss\0"
    "offcore_response.demand_code_rd.l3_miss.hit_other_core_no_fwd\0"
    "offcore_response.demand_code_rd.l3_miss.hit_other_core_fwd\0"
    "offcore_response.demand_code_rd.l3_miss.hitm_other_core\0"
    "offcore_response.demand_code_rd.l3_miss.any_snoop\0"
    "offcore_response.demand_code_rd.l3_miss.remote_hitm\0"
    "offcore_response.demand_code_rd.l3_miss.remote_hit_forward\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.snoop_none\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.no_snoop_needed\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.hit_other_core_fwd\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.hitm_other_core\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.any_snoop\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.demand_code_rd.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.demand_code_rd.l3_miss_remote_hop1_dram.snoop_none\0"
    "offcore_response.demand_code_rd.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "offcore_response.demand_code_rd.l3_miss_remote_hop1_dram.snoop_miss\0"
    "offcore_response.demand_code_rd.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "offcore_response.demand_code_rd.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "offcore_response.demand_code_rd.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "offcore_response.demand_code_rd.l3_miss_remote_hop1_dram.any_snoop\0"
    "offcore_response.demand_code_rd.pmm_hit_local_pmm.snoop_not_needed\0"
    "offcore_response.demand_code_rd.pmm_hit_local_pmm.snoop_none\0"
    "offcore_response.demand_code_rd.pmm_hit_local_pmm.any_snoop\0"
    "offcore_response.demand_code_rd.supplier_none.snoop_none\0"
    "offcore_response.demand_code_rd.supplier_none.no_snoop_needed\0"
    "offcore_response.demand_code_rd.supplier_none.snoop_miss\0"
    "offcore_response.demand_code_rd.supplier_none.hit_other_core_no_fwd\0"
    "offcore_response.demand_code_rd.supplier_none.hit_other_core_fwd\0"
    "offcore_response.demand_code_rd.supplier_none.hitm_other_core\0"
    "offcore_response.demand_code_rd.supplier_none.any_snoop\0"
    "offcore_response.demand_data_rd.any_response\0"
    "offcore_response.demand_data_rd.l3_hit.snoop_none\0"
    "offcore_response.demand_data_rd.l3_hit.no_snoop_needed\0"
    "offcore_response.demand_data_rd.l3_hit.snoop_miss\0"
    "offcore_response.demand_data_rd.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.l3_hit.hit_other_core_fwd\0"
    "offcore_response.demand_data_rd.l3_hit.hitm_other_core\0"
    "offcore_response.demand_data_rd.l3_hit.any_snoop\0"
    "offcore_response.demand_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.demand_data_rd.l3_hit_e.snoop_none\0"
    "offcore_response.demand_data_rd.l3_hit_e.no_snoop_needed\0"
    "offcore_response.demand_data_rd.l3_hit_e.snoop_miss\0"
    "offcore_response.demand_data_rd.l3_hit_e.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.l3_hit_e.hit_other_core_fwd\0"
    "offcore_response.demand_data_rd.l3_hit_e.hitm_other_core\0"
    "offcore_response.demand_data_rd.l3_hit_e.any_snoop\0"
    "offcore_response.demand_data_rd.l3_hit_f.snoop_none\0"
    "offcore_response.demand_data_rd.l3_hit_f.no_snoop_needed\0"
    "offcore_response.demand_data_rd.l3_hit_f.snoop_miss\0"
    "offcore_response.demand_data_rd.l3_hit_f.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.l3_hit_f.hit_other_core_fwd\0"
    "offcore_response.demand_data_rd.l3_hit_f.hitm_other_core\0"
    "offcore_response.demand_data_rd.l3_hit_f.any_snoop\0"
    "offcore_response.demand_data_rd.l3_hit_m.snoop_none\0"
    "offcore_response.demand_data_rd.l3_hit_m.no_snoop_needed\0"
    "offcore_response.demand_data_rd.l3_hit_m.snoop_miss\0"
    "offcore_response.demand_data_rd.l3_hit_m.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.l3_hit_m.hit_other_core_fwd\0"
    "offcore_response.demand_data_rd.l3_hit_m.hitm_other_core\0"
    "offcore_response.demand_data_rd.l3_hit_m.any_snoop\0"
    "offcore_response.demand_data_rd.l3_hit_s.snoop_none\0"
    "offcore_response.demand_data_rd.l3_hit_s.no_snoop_needed\0"
    "offcore_response.demand_data_rd.l3_hit_s.snoop_miss\0"
    "offcore_response.demand_data_rd.l3_hit_s.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.l3_hit_s.hit_other_core_fwd\0"
    "offcore_response.demand_data_rd.l3_hit_s.hitm_other_core\0"
    "offcore_response.demand_data_rd.l3_hit_s.any_snoop\0"
    "offcore_response.demand_data_rd.l3_miss.snoop_none\0"
    "offcore_response.demand_data_rd.l3_miss.no_snoop_needed\0"
    "offcore_response.demand_data_rd.l3_miss.snoop_miss\0"
    "offcore_response.demand_data_rd.l3_miss.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.l3_miss.hit_other_core_fwd\0"
    "offcore_response.demand_data_rd.l3_miss.hitm_other_core\0"
    "offcore_response.demand_data_rd.l3_miss.any_snoop\0"
    "offcore_response.demand_data_rd.l3_miss.remote_hitm\0"
    "offcore_response.demand_data_rd.l3_miss.remote_hit_forward\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.snoop_none\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.no_snoop_needed\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.hit_other_core_fwd\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.hitm_other_core\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.any_snoop\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.demand_data_rd.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.demand_data_rd.l3_miss_remote_hop1_dram.snoop_none\0"
    "offcore_response.demand_data_rd.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "offcore_response.demand_data_rd.l3_miss_remote_hop1_dram.snoop_miss\0"
    "offcore_response.demand_data_rd.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "offcore_response.demand_data_rd.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "offcore_response.demand_data_rd.l3_miss_remote_hop1_dram.any_snoop\0"
    "offcore_response.demand_data_rd.pmm_hit_local_pmm.snoop_not_needed\0"
    "offcore_response.demand_data_rd.pmm_hit_local_pmm.snoop_none\0"
    "offcore_response.demand_data_rd.pmm_hit_local_pmm.any_snoop\0"
    "offcore_response.demand_data_rd.supplier_none.snoop_none\0"
    "offcore_response.demand_data_rd.supplier_none.no_snoop_needed\0"
    "offcore_response.demand_data_rd.supplier_none.snoop_miss\0"
    "offcore_response.demand_data_rd.supplier_none.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.supplier_none.hit_other_core_fwd\0"
    "offcore_response.demand_data_rd.supplier_none.hitm_other_core\0"
    "offcore_response.demand_data_rd.supplier_none.any_snoop\0"
    "offcore_response.demand_rfo.any_response\0"
    "offcore_response.demand_rfo.l3_hit.snoop_none\0"
    "offcore_response.demand_rfo.l3_hit.no_snoop_needed\0"
    "offcore_response.demand_rfo.l3_hit.snoop_miss\0"
    "offcore_response.demand_rfo.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.l3_hit.hit_other_core_fwd\0"
    "offcore_response.demand_rfo.l3_hit.hitm_other_core\0"
    "offcore_response.demand_rfo.l3_hit.any_snoop\0"
    "offcore_response.demand_rfo.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.demand_rfo.l3_hit_e.snoop_none\0"
    "offcore_response.demand_rfo.l3_hit_e.no_snoop_needed\0"
    "offcore_response.demand_rfo.l3_hit_e.snoop_miss\0"
    "offcore_response.demand_rfo.l3_hit_e.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.l3_hit_e.hit_other_core_fwd\0"
    "offcore_response.demand_rfo.l3_hit_e.hitm_other_core\0"
    "offcore_response.demand_rfo.l3_hit_e.any_snoop\0"
    "offcore_response.demand_rfo.l3_hit_f.snoop_none\0"
    "offcore_response.demand_rfo.l3_hit_f.no_snoop_needed\0"
    "offcore_response.demand_rfo.l3_hit_f.snoop_miss\0"
    "offcore_response.demand_rfo.l3_hit_f.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.l3_hit_f.hit_other_core_fwd\0"
    "offcore_response.demand_rfo.l3_hit_f.hitm_other_core\0"
    "offcore_response.demand_rfo.l3_hit_f.any_snoop\0"
    "offcore_response.demand_rfo.l3_hit_m.snoop_none\0"
    "offcore_response.demand_rfo.l3_hit_m.no_snoop_needed\0"
    "offcore_response.demand_rfo.l3_hit_m.snoop_miss\0"
    "offcore_response.demand_rfo.l3_hit_m.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.l3_hit_m.hit_other_core_fwd\0"
    "offcore_response.demand_rfo.l3_hit_m.hitm_other_core\0"
    "offcore_response.demand_rfo.l3_hit_m.any_snoop\0"
    "offcore_response.demand_rfo.l3_hit_s.snoop_none\0"
    "offcore_response.demand_rfo.l3_hit_s.no_snoop_needed\0"
    "offcore_response.demand_rfo.l3_hit_s.snoop_miss\0"
    "offcore_response.demand_rfo.l3_hit_s.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.l3_hit_s.hit_other_core_fwd\0"
    "offcore_response.demand_rfo.l3_hit_s.hitm_other_core\0"
    "offcore_response.demand_rfo.l3_hit_s.any_snoop\0"
    "offcore_response.demand_rfo.l3_miss.snoop_none\0"
    "offcore_response.demand_rfo.l3_miss.no_snoop_needed\0"
    "offcore_response.demand_rfo.l3_miss.snoop_miss\0"
    "offcore_response.demand_rfo.l3_miss.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.l3_miss.hit_other_core_fwd\0"
    "offcore_response.demand_rfo.l3_miss.hitm_other_core\0"
    "offcore_response.demand_rfo.l3_miss.any_snoop\0"
    "offcore_response.demand_rfo.l3_miss.remote_hitm\0"
    "offcore_response.demand_rfo.l3_miss.remote_hit_forward\0"
    "offcore_response.demand_rfo.l3_miss_local_dram.snoop_none\0"
    "offcore_response.demand_rfo.l3_miss_local_dram.no_snoop_needed\0"
    "offcore_response.demand_rfo.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.demand_rfo.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.l3_miss_local_dram.hit_other_core_fwd\0"
    "offcore_response.demand_rfo.l3_miss_local_dram.hitm_other_core\0"
    "offcore_response.demand_rfo.l3_miss_local_dram.any_snoop\0"
    "offcore_response.demand_rfo.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.demand_rfo.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.demand_rfo.l3_miss_remote_hop1_dram.snoop_none\0"
    "offcore_response.demand_rfo.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "offcore_response.demand_rfo.l3_miss_remote_hop1_dram.snoop_miss\0"
    "offcore_response.demand_rfo.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "offcore_response.demand_rfo.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "offcore_response.demand_rfo.l3_miss_remote_hop1_dram.any_snoop\0"
    "offcore_response.demand_rfo.pmm_hit_local_pmm.snoop_not_needed\0"
    "offcore_response.demand_rfo.pmm_hit_local_pmm.snoop_none\0"
    "offcore_response.demand_rfo.pmm_hit_local_pmm.any_snoop\0"
    "offcore_response.demand_rfo.supplier_none.snoop_none\0"
    "offcore_response.demand_rfo.supplier_none.no_snoop_needed\0"
    "offcore_response.demand_rfo.supplier_none.snoop_miss\0"
    "offcore_response.demand_rfo.supplier_none.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.supplier_none.hit_other_core_fwd\0"
    "offcore_response.demand_rfo.supplier_none.hitm_other_core\0"
    "offcore_response.demand_rfo.supplier_none.any_snoop\0"
    "offcore_response.other.any_response\0"
    "offcore_response.other.l3_hit.snoop_none\0"
    "offcore_response.other.l3_hit.no_snoop_needed\0"
    "offcore_response.other.l3_hit.snoop_miss\0"
    "offcore_response.other.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.other.l3_hit.hit_other_core_fwd\0"
    "offcore_response.other.l3_hit.hitm_other_core\0"
    "offcore_response.other.l3_hit.any_snoop\0"
    "offcore_response.other.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.other.l3_hit_e.snoop_none\0"
    "offcore_response.other.l3_hit_e.no_snoop_needed\0"
    "offcore_response.other.l3_hit_e.snoop_miss\0"
    "offcore_response.other.l3_hit_e.hit_other_core_no_fwd\0"
    "offcore_response.other.l3_hit_e.hit_other_core_fwd\0"
    "offcore_response.other.l3_hit_e.hitm_other_core\0"
    "offcore_response.other.l3_hit_e.any_snoop\0"
    "offcore_response.other.l3_hit_f.snoop_none\0"
    "offcore_response.other.l3_hit_f.no_snoop_needed\0"
    "offcore_response.other.l3_hit_f.snoop_miss\0"
    "offcore_response.other.l3_hit_f.hit_other_core_no_fwd\0"
    "offcore_response.other.l3_hit_f.hit_other_core_fwd\0"
    "offcore_response.other.l3_hit_f.hitm_other_core\0"
    "offcore_response.other.l3_hit_f.any_snoop\0"
    "offcore_response.other.l3_hit_m.snoop_none\0"
    "offcore_response.other.l3_hit_m.no_snoop_needed\0"
    "offcore_response.other.l3_hit_m.snoop_miss\0"
    "offcore_response.other.l3_hit_m.hit_other_core_no_fwd\0"
    "offcore_response.other.l3_hit_m.hit_other_core_fwd\0"
    "offcore_response.other.l3_hit_m.hitm_other_core\0"
    "offcore_response.other.l3_hit_m.any_snoop\0"
    "offcore_response.other.l3_hit_s.snoop_none\0"
    "offcore_response.other.l3_hit_s.no_snoop_needed\0"
    "offcore_response.other.l3_hit_s.snoop_miss\0"
    "offcore_response.other.l3_hit_s.hit_other_core_no_fwd\0"
    "offcore_response.other.l3_hit_s.hit_other_core_fwd\0"
    "offcore_response.other.l3_hit_s.hitm_other_core\0"
    "offcore_response.other.l3_hit_s.any_snoop\0"
    "offcore_response.other.l3_miss.snoop_none\0"
    "offcore_response.other.l3_miss.no_snoop_needed\0"
    "offcore_response.other.l3_miss.snoop_miss\0"
    "offcore_response.other.l3_miss.hit_other_core_no_fwd\0"
    "offcore_response.other.l3_miss.hit_other_core_fwd\0"
    "offcore_response.other.l3_miss.hitm_other_core\0"
    "offcore_response.other.l3_miss.any_snoop\0"
    "offcore_response.other.l3_miss.remote_hitm\0"
    "offcore_response.other.l3_miss.remote_hit_forward\0"
    "offcore_response.other.l3_miss_local_dram.snoop_none\0"
    "offcore_response.other.l3_miss_local_dram.no_snoop_needed\0"
    "offcore_response.other.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.other.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "offcore_response.other.l3_miss_local_dram.hit_other_core_fwd\0"
    "offcore_response.other.l3_miss_local_dram.hitm_other_core\0"
    "offcore_response.other.l3_miss_local_dram.any_snoop\0"
    "offcore_response.other.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.other.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.other.l3_miss_remote_hop1_dram.snoop_none\0"
    "offcore_response.other.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "offcore_response.other.l3_miss_remote_hop1_dram.snoop_miss\0"
    "offcore_response.other.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "offcore_response.other.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "offcore_response.other.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "offcore_response.other.l3_miss_remote_hop1_dram.any_snoop\0"
    "offcore_response.other.pmm_hit_local_pmm.snoop_not_needed\0"
    "offcore_response.other.pmm_hit_local_pmm.snoop_none\0"
    "offcore_response.other.pmm_hit_local_pmm.any_snoop\0"
    "offcore_response.other.supplier_none.snoop_none\0"
    "offcore_response.other.supplier_none.no_snoop_needed\0"
    "offcore_response.other.supplier_none.snoop_miss\0"
    "offcore_response.other.supplier_none.hit_other_core_no_fwd\0"
    "offcore_response.other.supplier_none.hit_other_core_fwd\0"
    "offcore_response.other.supplier_none.hitm_other_core\0"
    "offcore_response.other.supplier_none.any_snoop\0"
    "offcore_response.pf_l1d_and_sw.any_response\0"
    "offcore_response.pf_l1d_and_sw.l3_hit.snoop_none\0"
    "offcore_response.pf_l1d_and_sw.l3_hit.no_snoop_needed\0"
    "offcore_response.pf_l1d_and_sw.l3_hit.snoop_miss\0"
    "offcore_response.pf_l1d_and_sw.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_hit.hit_other_core_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_hit.hitm_other_core\0"
    "offcore_response.pf_l1d_and_sw.l3_hit.any_snoop\0"
    "offcore_response.pf_l1d_and_sw.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_e.snoop_none\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_e.no_snoop_needed\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_e.snoop_miss\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_e.hit_other_core_no_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_e.hit_other_core_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_e.hitm_other_core\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_e.any_snoop\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_f.snoop_none\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_f.no_snoop_needed\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_f.snoop_miss\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_f.hit_other_core_no_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_f.hit_other_core_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_f.hitm_other_core\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_f.any_snoop\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_m.snoop_none\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_m.no_snoop_needed\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_m.snoop_miss\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_m.hit_other_core_no_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_m.hit_other_core_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_m.hitm_other_core\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_m.any_snoop\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_s.snoop_none\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_s.no_snoop_needed\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_s.snoop_miss\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_s.hit_other_core_no_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_s.hit_other_core_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_s.hitm_other_core\0"
    "offcore_response.pf_l1d_and_sw.l3_hit_s.any_snoop\0"
    "offcore_response.pf_l1d_and_sw.l3_miss.snoop_none\0"
    "offcore_response.pf_l1d_and_sw.l3_miss.no_snoop_needed\0"
    "offcore_response.pf_l1d_and_sw.l3_miss.snoop_miss\0"
    "offcore_response.pf_l1d_and_sw.l3_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_miss.hit_other_core_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_miss.hitm_other_core\0"
    "offcore_response.pf_l1d_and_sw.l3_miss.any_snoop\0"
    "offcore_response.pf_l1d_and_sw.l3_miss.remote_hitm\0"
    "offcore_response.pf_l1d_and_sw.l3_miss.remote_hit_forward\0"
    "offcore_response.pf_l1d_and_sw.l3_miss_local_dram.snoop_none\0"
    "offcore_response.pf_l1d_and_sw.l3_miss_local_dram.no_snoop_needed\0"
    "offcore_response.pf_l1d_and_sw.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.pf_l1d_and_sw.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_miss_local_dram.hit_other_core_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_miss_local_dram.hitm_other_core\0"
    "offcore_response.pf_l1d_and_sw.l3_miss_local_dram.any_snoop\0"
    "offcore_response.pf_l1d_and_sw.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_miss_remote_hop1_dram.snoop_none\0"
    "offcore_response.pf_l1d_and_sw.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "offcore_response.pf_l1d_and_sw.l3_miss_remote_hop1_dram.snoop_miss\0"
    "offcore_response.pf_l1d_and_sw.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "offcore_response.pf_l1d_and_sw.l3_miss_remote_hop1_dram.any_snoop\0"
    "offcore_response.pf_l1d_and_sw.pmm_hit_local_pmm.snoop_not_needed\0"
    "offcore_response.pf_l1d_and_sw.pmm_hit_local_pmm.snoop_none\0"
    "offcore_response.pf_l1d_and_sw.pmm_hit_local_pmm.any_snoop\0"
    "offcore_response.pf_l1d_and_sw.supplier_none.snoop_none\0"
    "offcore_response.pf_l1d_and_sw.supplier_none.no_snoop_needed\0"
    "offcore_response.pf_l1d_and_sw.supplier_none.snoop_miss\0"
    "offcore_response.pf_l1d_and_sw.supplier_none.hit_other_core_no_fwd\0"
    "offcore_response.pf_l1d_and_sw.supplier_none.hit_other_core_fwd\0"
    "offcore_response.pf_l1d_and_sw.supplier_none.hitm_other_core\0"
    "offcore_response.pf_l1d_and_sw.supplier_none.any_snoop\0"
    "offcore_response.pf_l2_data_rd.any_response\0"
    "offcore_response.pf_l2_data_rd.l3_hit.snoop_none\0"
    "offcore_response.pf_l2_data_rd.l3_hit.no_snoop_needed\0"
    "offcore_response.pf_l2_data_rd.l3_hit.snoop_miss\0"
    "offcore_response.pf_l2_data_rd.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_hit.hit_other_core_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_hit.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.l3_hit.any_snoop\0"
    "offcore_response.pf_l2_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_hit_e.snoop_none\0"
    "offcore_response.pf_l2_data_rd.l3_hit_e.no_snoop_needed\0"
    "offcore_response.pf_l2_data_rd.l3_hit_e.snoop_miss\0"
    "offcore_response.pf_l2_data_rd.l3_hit_e.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_hit_e.hit_other_core_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_hit_e.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.l3_hit_e.any_snoop\0"
    "offcore_response.pf_l2_data_rd.l3_hit_f.snoop_none\0"
    "offcore_response.pf_l2_data_rd.l3_hit_f.no_snoop_needed\0"
    "offcore_response.pf_l2_data_rd.l3_hit_f.snoop_miss\0"
    "offcore_response.pf_l2_data_rd.l3_hit_f.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_hit_f.hit_other_core_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_hit_f.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.l3_hit_f.any_snoop\0"
    "offcore_response.pf_l2_data_rd.l3_hit_m.snoop_none\0"
    "offcore_response.pf_l2_data_rd.l3_hit_m.no_snoop_needed\0"
    "offcore_response.pf_l2_data_rd.l3_hit_m.snoop_miss\0"
    "offcore_response.pf_l2_data_rd.l3_hit_m.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_hit_m.hit_other_core_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_hit_m.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.l3_hit_m.any_snoop\0"
    "offcore_response.pf_l2_data_rd.l3_hit_s.snoop_none\0"
    "offcore_response.pf_l2_data_rd.l3_hit_s.no_snoop_needed\0"
    "offcore_response.pf_l2_data_rd.l3_hit_s.snoop_miss\0"
    "offcore_response.pf_l2_data_rd.l3_hit_s.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_hit_s.hit_other_core_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_hit_s.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.l3_hit_s.any_snoop\0"
    "offcore_response.pf_l2_data_rd.l3_miss.snoop_none\0"
    "offcore_response.pf_l2_data_rd.l3_miss.no_snoop_needed\0"
    "offcore_response.pf_l2_data_rd.l3_miss.snoop_miss\0"
    "offcore_response.pf_l2_data_rd.l3_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_miss.hit_other_core_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_miss.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.l3_miss.any_snoop\0"
    "offcore_response.pf_l2_data_rd.l3_miss.remote_hitm\0"
    "offcore_response.pf_l2_data_rd.l3_miss.remote_hit_forward\0"
    "offcore_response.pf_l2_data_rd.l3_miss_local_dram.snoop_none\0"
    "offcore_response.pf_l2_data_rd.l3_miss_local_dram.no_snoop_needed\0"
    "offcore_response.pf_l2_data_rd.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.pf_l2_data_rd.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_miss_local_dram.hit_other_core_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_miss_local_dram.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.l3_miss_local_dram.any_snoop\0"
    "offcore_response.pf_l2_data_rd.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_miss_remote_hop1_dram.snoop_none\0"
    "offcore_response.pf_l2_data_rd.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "offcore_response.pf_l2_data_rd.l3_miss_remote_hop1_dram.snoop_miss\0"
    "offcore_response.pf_l2_data_rd.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.l3_miss_remote_hop1_dram.any_snoop\0"
    "offcore_response.pf_l2_data_rd.pmm_hit_local_pmm.snoop_not_needed\0"
    "offcore_response.pf_l2_data_rd.pmm_hit_local_pmm.snoop_none\0"
    "offcore_response.pf_l2_data_rd.pmm_hit_local_pmm.any_snoop\0"
    "offcore_response.pf_l2_data_rd.supplier_none.snoop_none\0"
    "offcore_response.pf_l2_data_rd.supplier_none.no_snoop_needed\0"
    "offcore_response.pf_l2_data_rd.supplier_none.snoop_miss\0"
    "offcore_response.pf_l2_data_rd.supplier_none.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_data_rd.supplier_none.hit_other_core_fwd\0"
    "offcore_response.pf_l2_data_rd.supplier_none.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.supplier_none.any_snoop\0"
    "offcore_response.pf_l2_rfo.any_response\0"
    "offcore_response.pf_l2_rfo.l3_hit.snoop_none\0"
    "offcore_response.pf_l2_rfo.l3_hit.no_snoop_needed\0"
    "offcore_response.pf_l2_rfo.l3_hit.snoop_miss\0"
    "offcore_response.pf_l2_rfo.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_rfo.l3_hit.hit_other_core_fwd\0"
    "offcore_response.pf_l2_rfo.l3_hit.hitm_other_core\0"
    "offcore_response.pf_l2_rfo.l3_hit.any_snoop\0"
    "offcore_response.pf_l2_rfo.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.pf_l2_rfo.l3_hit_e.snoop_none\0"
    "offcore_response.pf_l2_rfo.l3_hit_e.no_snoop_needed\0"
    "offcore_response.pf_l2_rfo.l3_hit_e.snoop_miss\0"
    "offcore_response.pf_l2_rfo.l3_hit_e.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_rfo.l3_hit_e.hit_other_core_fwd\0"
    "offcore_response.pf_l2_rfo.l3_hit_e.hitm_other_core\0"
    "offcore_response.pf_l2_rfo.l3_hit_e.any_snoop\0"
    "offcore_response.pf_l2_rfo.l3_hit_f.snoop_none\0"
    "offcore_response.pf_l2_rfo.l3_hit_f.no_snoop_needed\0"
    "offcore_response.pf_l2_rfo.l3_hit_f.snoop_miss\0"
    "offcore_response.pf_l2_rfo.l3_hit_f.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_rfo.l3_hit_f.hit_other_core_fwd\0"
    "offcore_response.pf_l2_rfo.l3_hit_f.hitm_other_core\0"
    "offcore_response.pf_l2_rfo.l3_hit_f.any_snoop\0"
    "offcore_response.pf_l2_rfo.l3_hit_m.snoop_none\0"
    "offcore_response.pf_l2_rfo.l3_hit_m.no_snoop_needed\0"
    "offcore_response.pf_l2_rfo.l3_hit_m.snoop_miss\0"
    "offcore_response.pf_l2_rfo.l3_hit_m.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_rfo.l3_hit_m.hit_other_core_fwd\0"
    "offcore_response.pf_l2_rfo.l3_hit_m.hitm_other_core\0"
    "offcore_response.pf_l2_rfo.l3_hit_m.any_snoop\0"
    "offcore_response.pf_l2_rfo.l3_hit_s.snoop_none\0"
    "offcore_response.pf_l2_rfo.l3_hit_s.no_snoop_needed\0"
    "offcore_response.pf_l2_rfo.l3_hit_s.snoop_miss\0"
    "offcore_response.pf_l2_rfo.l3_hit_s.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_rfo.l3_hit_s.hit_other_core_fwd\0"
    "offcore_response.pf_l2_rfo.l3_hit_s.hitm_other_core\0"
    "offcore_response.pf_l2_rfo.l3_hit_s.any_snoop\0"
    "offcore_response.pf_l2_rfo.l3_miss.snoop_none\0"
    "offcore_response.pf_l2_rfo.l3_miss.no_snoop_needed\0"
    "offcore_response.pf_l2_rfo.l3_miss.snoop_miss\0"
    "offcore_response.pf_l2_rfo.l3_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_rfo.l3_miss.hit_other_core_fwd\0"
    "offcore_response.pf_l2_rfo.l3_miss.hitm_other_core\0"
    "offcore_response.pf_l2_rfo.l3_miss.any_snoop\0"
    "offcore_response.pf_l2_rfo.l3_miss.remote_hitm\0"
    "offcore_response.pf_l2_rfo.l3_miss.remote_hit_forward\0"
    "offcore_response.pf_l2_rfo.l3_miss_local_dram.snoop_none\0"
    "offcore_response.pf_l2_rfo.l3_miss_local_dram.no_snoop_needed\0"
    "offcore_response.pf_l2_rfo.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.pf_l2_rfo.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_rfo.l3_miss_local_dram.hit_other_core_fwd\0"
    "offcore_response.pf_l2_rfo.l3_miss_local_dram.hitm_other_core\0"
    "offcore_response.pf_l2_rfo.l3_miss_local_dram.any_snoop\0"
    "offcore_response.pf_l2_rfo.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l2_rfo.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l2_rfo.l3_miss_remote_hop1_dram.snoop_none\0"
    "offcore_response.pf_l2_rfo.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "offcore_response.pf_l2_rfo.l3_miss_remote_hop1_dram.snoop_miss\0"
    "offcore_response.pf_l2_rfo.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_rfo.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "offcore_response.pf_l2_rfo.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "offcore_response.pf_l2_rfo.l3_miss_remote_hop1_dram.any_snoop\0"
    "offcore_response.pf_l2_rfo.pmm_hit_local_pmm.snoop_not_needed\0"
    "offcore_response.pf_l2_rfo.pmm_hit_local_pmm.snoop_none\0"
    "offcore_response.pf_l2_rfo.pmm_hit_local_pmm.any_snoop\0"
    "offcore_response.pf_l2_rfo.supplier_none.snoop_none\0"
    "offcore_response.pf_l2_rfo.supplier_none.no_snoop_needed\0"
    "offcore_response.pf_l2_rfo.supplier_none.snoop_miss\0"
    "offcore_response.pf_l2_rfo.supplier_none.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_rfo.supplier_none.hit_other_core_fwd\0"
    "offcore_response.pf_l2_rfo.supplier_none.hitm_other_core\0"
    "offcore_response.pf_l2_rfo.supplier_none.any_snoop\0"
    "offcore_response.pf_l3_data_rd.any_response\0"
    "offcore_response.pf_l3_data_rd.l3_hit.snoop_none\0"
    "offcore_response.pf_l3_data_rd.l3_hit.no_snoop_needed\0"
    "offcore_response.pf_l3_data_rd.l3_hit.snoop_miss\0"
    "offcore_response.pf_l3_data_rd.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_hit.hit_other_core_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_hit.hitm_other_core\0"
    "offcore_response.pf_l3_data_rd.l3_hit.any_snoop\0"
    "offcore_response.pf_l3_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_hit_e.snoop_none\0"
    "offcore_response.pf_l3_data_rd.l3_hit_e.no_snoop_needed\0"
    "offcore_response.pf_l3_data_rd.l3_hit_e.snoop_miss\0"
    "offcore_response.pf_l3_data_rd.l3_hit_e.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_hit_e.hit_other_core_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_hit_e.hitm_other_core\0"
    "offcore_response.pf_l3_data_rd.l3_hit_e.any_snoop\0"
    "offcore_response.pf_l3_data_rd.l3_hit_f.snoop_none\0"
    "offcore_response.pf_l3_data_rd.l3_hit_f.no_snoop_needed\0"
    "offcore_response.pf_l3_data_rd.l3_hit_f.snoop_miss\0"
    "offcore_response.pf_l3_data_rd.l3_hit_f.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_hit_f.hit_other_core_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_hit_f.hitm_other_core\0"
    "offcore_response.pf_l3_data_rd.l3_hit_f.any_snoop\0"
    "offcore_response.pf_l3_data_rd.l3_hit_m.snoop_none\0"
    "offcore_response.pf_l3_data_rd.l3_hit_m.no_snoop_needed\0"
    "offcore_response.pf_l3_data_rd.l3_hit_m.snoop_miss\0"
    "offcore_response.pf_l3_data_rd.l3_hit_m.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_hit_m.hit_other_core_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_hit_m.hitm_other_core\0"
    "offcore_response.pf_l3_data_rd.l3_hit_m.any_snoop\0"
    "offcore_response.pf_l3_data_rd.l3_hit_s.snoop_none\0"
    "offcore_response.pf_l3_data_rd.l3_hit_s.no_snoop_needed\0"
    "offcore_response.pf_l3_data_rd.l3_hit_s.snoop_miss\0"
    "offcore_response.pf_l3_data_rd.l3_hit_s.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_hit_s.hit_other_core_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_hit_s.hitm_other_core\0"
    "offcore_response.pf_l3_data_rd.l3_hit_s.any_snoop\0"
    "offcore_response.pf_l3_data_rd.l3_miss.snoop_none\0"
    "offcore_response.pf_l3_data_rd.l3_miss.no_snoop_needed\0"
    "offcore_response.pf_l3_data_rd.l3_miss.snoop_miss\0"
    "offcore_response.pf_l3_data_rd.l3_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_miss.hit_other_core_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_miss.hitm_other_core\0"
    "offcore_response.pf_l3_data_rd.l3_miss.any_snoop\0"
    "offcore_response.pf_l3_data_rd.l3_miss.remote_hitm\0"
    "offcore_response.pf_l3_data_rd.l3_miss.remote_hit_forward\0"
    "offcore_response.pf_l3_data_rd.l3_miss_local_dram.snoop_none\0"
    "offcore_response.pf_l3_data_rd.l3_miss_local_dram.no_snoop_needed\0"
    "offcore_response.pf_l3_data_rd.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.pf_l3_data_rd.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_miss_local_dram.hit_other_core_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_miss_local_dram.hitm_other_core\0"
    "offcore_response.pf_l3_data_rd.l3_miss_local_dram.any_snoop\0"
    "offcore_response.pf_l3_data_rd.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_miss_remote_hop1_dram.snoop_none\0"
    "offcore_response.pf_l3_data_rd.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "offcore_response.pf_l3_data_rd.l3_miss_remote_hop1_dram.snoop_miss\0"
    "offcore_response.pf_l3_data_rd.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "offcore_response.pf_l3_data_rd.l3_miss_remote_hop1_dram.any_snoop\0"
    "offcore_response.pf_l3_data_rd.pmm_hit_local_pmm.snoop_not_needed\0"
    "offcore_response.pf_l3_data_rd.pmm_hit_local_pmm.snoop_none\0"
    "offcore_response.pf_l3_data_rd.pmm_hit_local_pmm.any_snoop\0"
    "offcore_response.pf_l3_data_rd.supplier_none.snoop_none\0"
    "offcore_response.pf_l3_data_rd.supplier_none.no_snoop_needed\0"
    "offcore_response.pf_l3_data_rd.supplier_none.snoop_miss\0"
    "offcore_response.pf_l3_data_rd.supplier_none.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_data_rd.supplier_none.hit_other_core_fwd\0"
    "offcore_response.pf_l3_data_rd.supplier_none.hitm_other_core\0"
    "offcore_response.pf_l3_data_rd.supplier_none.any_snoop\0"
    "offcore_response.pf_l3_rfo.any_response\0"
    "offcore_response.pf_l3_rfo.l3_hit.snoop_none\0"
    "offcore_response.pf_l3_rfo.l3_hit.no_snoop_needed\0"
    "offcore_response.pf_l3_rfo.l3_hit.snoop_miss\0"
    "offcore_response.pf_l3_rfo.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_rfo.l3_hit.hit_other_core_fwd\0"
    "offcore_response.pf_l3_rfo.l3_hit.hitm_other_core\0"
    "offcore_response.pf_l3_rfo.l3_hit.any_snoop\0"
    "offcore_response.pf_l3_rfo.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.pf_l3_rfo.l3_hit_e.snoop_none\0"
    "offcore_response.pf_l3_rfo.l3_hit_e.no_snoop_needed\0"
    "offcore_response.pf_l3_rfo.l3_hit_e.snoop_miss\0"
    "offcore_response.pf_l3_rfo.l3_hit_e.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_rfo.l3_hit_e.hit_other_core_fwd\0"
    "offcore_response.pf_l3_rfo.l3_hit_e.hitm_other_core\0"
    "offcore_response.pf_l3_rfo.l3_hit_e.any_snoop\0"
    "offcore_response.pf_l3_rfo.l3_hit_f.snoop_none\0"
    "offcore_response.pf_l3_rfo.l3_hit_f.no_snoop_needed\0"
    "offcore_response.pf_l3_rfo.l3_hit_f.snoop_miss\0"
    "offcore_response.pf_l3_rfo.l3_hit_f.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_rfo.l3_hit_f.hit_other_core_fwd\0"
    "offcore_response.pf_l3_rfo.l3_hit_f.hitm_other_core\0"
    "offcore_response.pf_l3_rfo.l3_hit_f.any_snoop\0"
    "offcore_response.pf_l3_rfo.l3_hit_m.snoop_none\0"
    "offcore_response.pf_l3_rfo.l3_hit_m.no_snoop_needed\0"
    "offcore_response.pf_l3_rfo.l3_hit_m.snoop_miss\0"
    "offcore_response.pf_l3_rfo.l3_hit_m.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_rfo.l3_hit_m.hit_other_core_fwd\0"
    "offcore_response.pf_l3_rfo.l3_hit_m.hitm_other_core\0"
    "offcore_response.pf_l3_rfo.l3_hit_m.any_snoop\0"
    "offcore_response.pf_l3_rfo.l3_hit_s.snoop_none\0"
    "offcore_response.pf_l3_rfo.l3_hit_s.no_snoop_needed\0"
    "offcore_response.pf_l3_rfo.l3_hit_s.snoop_miss\0"
    "offcore_response.pf_l3_rfo.l3_hit_s.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_rfo.l3_hit_s.hit_other_core_fwd\0"
    "offcore_response.pf_l3_rfo.l3_hit_s.hitm_other_core\0"
    "offcore_response.pf_l3_rfo.l3_hit_s.any_snoop\0"
    "offcore_response.pf_l3_rfo.l3_miss.snoop_none\0"
    "offcore_response.pf_l3_rfo.l3_miss.no_snoop_needed\0"
    "offcore_response.pf_l3_rfo.l3_miss.snoop_miss\0"
    "offcore_response.pf_l3_rfo.l3_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_rfo.l3_miss.hit_other_core_fwd\0"
    "offcore_response.pf_l3_rfo.l3_miss.hitm_other_core\0"
    "offcore_response.pf_l3_rfo.l3_miss.any_snoop\0"
    "offcore_response.pf_l3_rfo.l3_miss.remote_hitm\0"
    "offcore_response.pf_l3_rfo.l3_miss.remote_hit_forward\0"
    "offcore_response.pf_l3_rfo.l3_miss_local_dram.snoop_none\0"
    "offcore_response.pf_l3_rfo.l3_miss_local_dram.no_snoop_needed\0"
    "offcore_response.pf_l3_rfo.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.pf_l3_rfo.l3_miss_local_dram.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_rfo.l3_miss_local_dram.hit_other_core_fwd\0"
    "offcore_response.pf_l3_rfo.l3_miss_local_dram.hitm_other_core\0"
    "offcore_response.pf_l3_rfo.l3_miss_local_dram.any_snoop\0"
    "offcore_response.pf_l3_rfo.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l3_rfo.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l3_rfo.l3_miss_remote_hop1_dram.snoop_none\0"
    "offcore_response.pf_l3_rfo.l3_miss_remote_hop1_dram.no_snoop_needed\0"
    "offcore_response.pf_l3_rfo.l3_miss_remote_hop1_dram.snoop_miss\0"
    "offcore_response.pf_l3_rfo.l3_miss_remote_hop1_dram.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_rfo.l3_miss_remote_hop1_dram.hit_other_core_fwd\0"
    "offcore_response.pf_l3_rfo.l3_miss_remote_hop1_dram.hitm_other_core\0"
    "offcore_response.pf_l3_rfo.l3_miss_remote_hop1_dram.any_snoop\0"
    "offcore_response.pf_l3_rfo.pmm_hit_local_pmm.snoop_not_needed\0"
    "offcore_response.pf_l3_rfo.pmm_hit_local_pmm.snoop_none\0"
    "offcore_response.pf_l3_rfo.pmm_hit_local_pmm.any_snoop\0"
    "offcore_response.pf_l3_rfo.supplier_none.snoop_none\0"
    "offcore_response.pf_l3_rfo.supplier_none.no_snoop_needed\0"
    "offcore_response.pf_l3_rfo.supplier_none.snoop_miss\0"
    "offcore_response.pf_l3_rfo.supplier_none.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_rfo.supplier_none.hit_other_core_fwd\0"
    "offcore_response.pf_l3_rfo.supplier_none.hitm_other_core\0"
    "offcore_response.pf_l3_rfo.supplier_none.any_snoop\0";
#pragma GCC diagnostic pop
inline constexpr select::event_list list{"clx", core::cascade_lake, names};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed demand_data_rd_supplier_none_snoop_none{demand_data_rd_supplier_none_snoop_none, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_no_snoop_needed{demand_data_rd_supplier_none_no_snoop_needed, list, {.name = 44, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_snoop_miss{demand_data_rd_supplier_none_snoop_miss, list, {.name = 93, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_hit_other_core_no_fwd{demand_data_rd_supplier_none_hit_other_core_no_fwd, list, {.name = 137, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_hit_other_core_fwd{demand_data_rd_supplier_none_hit_other_core_fwd, list, {.name = 192, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_hitm_other_core{demand_data_rd_supplier_none_hitm_other_core, list, {.name = 244, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_any_snoop{demand_data_rd_supplier_none_any_snoop, list, {.name = 293, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_m_snoop_none{demand_data_rd_l3_hit_m_snoop_none, list, {.name = 336, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_m_no_snoop_needed{demand_data_rd_l3_hit_m_no_snoop_needed, list, {.name = 375, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_m_snoop_miss{demand_data_rd_l3_hit_m_snoop_miss, list, {.name = 419, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_m_hit_other_core_no_fwd{demand_data_rd_l3_hit_m_hit_other_core_no_fwd, list, {.name = 458, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_m_hit_other_core_fwd{demand_data_rd_l3_hit_m_hit_other_core_fwd, list, {.name = 508, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_m_hitm_other_core{demand_data_rd_l3_hit_m_hitm_other_core, list, {.name = 555, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_m_any_snoop{demand_data_rd_l3_hit_m_any_snoop, list, {.name = 599, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_e_snoop_none{demand_data_rd_l3_hit_e_snoop_none, list, {.name = 637, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_e_no_snoop_needed{demand_data_rd_l3_hit_e_no_snoop_needed, list, {.name = 676, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_e_snoop_miss{demand_data_rd_l3_hit_e_snoop_miss, list, {.name = 720, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_e_hit_other_core_no_fwd{demand_data_rd_l3_hit_e_hit_other_core_no_fwd, list, {.name = 759, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_e_hit_other_core_fwd{demand_data_rd_l3_hit_e_hit_other_core_fwd, list, {.name = 809, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_e_hitm_other_core{demand_data_rd_l3_hit_e_hitm_other_core, list, {.name = 856, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_e_any_snoop{demand_data_rd_l3_hit_e_any_snoop, list, {.name = 900, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_s_snoop_none{demand_data_rd_l3_hit_s_snoop_none, list, {.name = 938, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_s_no_snoop_needed{demand_data_rd_l3_hit_s_no_snoop_needed, list, {.name = 977, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_s_snoop_miss{demand_data_rd_l3_hit_s_snoop_miss, list, {.name = 1021, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_s_hit_other_core_no_fwd{demand_data_rd_l3_hit_s_hit_other_core_no_fwd, list, {.name = 1060, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_s_hit_other_core_fwd{demand_data_rd_l3_hit_s_hit_other_core_fwd, list, {.name = 1110, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_s_hitm_other_core{demand_data_rd_l3_hit_s_hitm_other_core, list, {.name = 1157, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_s_any_snoop{demand_data_rd_l3_hit_s_any_snoop, list, {.name = 1201, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_f_snoop_none{demand_data_rd_l3_hit_f_snoop_none, list, {.name = 1239, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_f_no_snoop_needed{demand_data_rd_l3_hit_f_no_snoop_needed, list, {.name = 1278, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_f_snoop_miss{demand_data_rd_l3_hit_f_snoop_miss, list, {.name = 1322, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_f_hit_other_core_no_fwd{demand_data_rd_l3_hit_f_hit_other_core_no_fwd, list, {.name = 1361, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_f_hit_other_core_fwd{demand_data_rd_l3_hit_f_hit_other_core_fwd, list, {.name = 1411, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_f_hitm_other_core{demand_data_rd_l3_hit_f_hitm_other_core, list, {.name = 1458, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_f_any_snoop{demand_data_rd_l3_hit_f_any_snoop, list, {.name = 1502, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_none{demand_data_rd_l3_hit_snoop_none, list, {.name = 1540, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_no_snoop_needed{demand_data_rd_l3_hit_no_snoop_needed, list, {.name = 1577, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_miss{demand_data_rd_l3_hit_snoop_miss, list, {.name = 1619, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_hit_other_core_no_fwd{demand_data_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 1656, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_hit_other_core_fwd{demand_data_rd_l3_hit_hit_other_core_fwd, list, {.name = 1704, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_hitm_other_core{demand_data_rd_l3_hit_hitm_other_core, list, {.name = 1749, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_any_snoop{demand_data_rd_l3_hit_any_snoop, list, {.name = 1791, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_none{demand_data_rd_l3_miss_local_dram_snoop_none, list, {.name = 1827, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_no_snoop_needed{demand_data_rd_l3_miss_local_dram_no_snoop_needed, list, {.name = 1876, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_miss{demand_data_rd_l3_miss_local_dram_snoop_miss, list, {.name = 1930, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{demand_data_rd_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 1979, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_hit_other_core_fwd{demand_data_rd_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 2039, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_hitm_other_core{demand_data_rd_l3_miss_local_dram_hitm_other_core, list, {.name = 2096, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_any_snoop{demand_data_rd_l3_miss_local_dram_any_snoop, list, {.name = 2150, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_snoop_none{demand_data_rd_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 2198, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{demand_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 2253, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_snoop_miss{demand_data_rd_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 2313, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 2368, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 2434, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{demand_data_rd_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 2497, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_any_snoop{demand_data_rd_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 2557, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_snoop_none{demand_data_rd_l3_miss_snoop_none, list, {.name = 2611, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_no_snoop_needed{demand_data_rd_l3_miss_no_snoop_needed, list, {.name = 2649, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_snoop_miss{demand_data_rd_l3_miss_snoop_miss, list, {.name = 2692, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_hit_other_core_no_fwd{demand_data_rd_l3_miss_hit_other_core_no_fwd, list, {.name = 2730, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_hit_other_core_fwd{demand_data_rd_l3_miss_hit_other_core_fwd, list, {.name = 2779, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_hitm_other_core{demand_data_rd_l3_miss_hitm_other_core, list, {.name = 2825, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_any_snoop{demand_data_rd_l3_miss_any_snoop, list, {.name = 2868, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000001, .period = 100003}};
inline constexpr listed demand_rfo_supplier_none_snoop_none{demand_rfo_supplier_none_snoop_none, list, {.name = 2905, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020002, .period = 100003}};
inline constexpr listed demand_rfo_supplier_none_no_snoop_needed{demand_rfo_supplier_none_no_snoop_needed, list, {.name = 2945, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020002, .period = 100003}};
inline constexpr listed demand_rfo_supplier_none_snoop_miss{demand_rfo_supplier_none_snoop_miss, list, {.name = 2990, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020002, .period = 100003}};
inline constexpr listed demand_rfo_supplier_none_hit_other_core_no_fwd{demand_rfo_supplier_none_hit_other_core_no_fwd, list, {.name = 3030, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020002, .period = 100003}};
inline constexpr listed demand_rfo_supplier_none_hit_other_core_fwd{demand_rfo_supplier_none_hit_other_core_fwd, list, {.name = 3081, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020002, .period = 100003}};
inline constexpr listed demand_rfo_supplier_none_hitm_other_core{demand_rfo_supplier_none_hitm_other_core, list, {.name = 3129, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020002, .period = 100003}};
inline constexpr listed demand_rfo_supplier_none_any_snoop{demand_rfo_supplier_none_any_snoop, list, {.name = 3174, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_m_snoop_none{demand_rfo_l3_hit_m_snoop_none, list, {.name = 3213, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_m_no_snoop_needed{demand_rfo_l3_hit_m_no_snoop_needed, list, {.name = 3248, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_m_snoop_miss{demand_rfo_l3_hit_m_snoop_miss, list, {.name = 3288, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_m_hit_other_core_no_fwd{demand_rfo_l3_hit_m_hit_other_core_no_fwd, list, {.name = 3323, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_m_hit_other_core_fwd{demand_rfo_l3_hit_m_hit_other_core_fwd, list, {.name = 3369, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_m_hitm_other_core{demand_rfo_l3_hit_m_hitm_other_core, list, {.name = 3412, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_m_any_snoop{demand_rfo_l3_hit_m_any_snoop, list, {.name = 3452, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_e_snoop_none{demand_rfo_l3_hit_e_snoop_none, list, {.name = 3486, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_e_no_snoop_needed{demand_rfo_l3_hit_e_no_snoop_needed, list, {.name = 3521, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_e_snoop_miss{demand_rfo_l3_hit_e_snoop_miss, list, {.name = 3561, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_e_hit_other_core_no_fwd{demand_rfo_l3_hit_e_hit_other_core_no_fwd, list, {.name = 3596, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_e_hit_other_core_fwd{demand_rfo_l3_hit_e_hit_other_core_fwd, list, {.name = 3642, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_e_hitm_other_core{demand_rfo_l3_hit_e_hitm_other_core, list, {.name = 3685, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_e_any_snoop{demand_rfo_l3_hit_e_any_snoop, list, {.name = 3725, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_s_snoop_none{demand_rfo_l3_hit_s_snoop_none, list, {.name = 3759, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_s_no_snoop_needed{demand_rfo_l3_hit_s_no_snoop_needed, list, {.name = 3794, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_s_snoop_miss{demand_rfo_l3_hit_s_snoop_miss, list, {.name = 3834, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_s_hit_other_core_no_fwd{demand_rfo_l3_hit_s_hit_other_core_no_fwd, list, {.name = 3869, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_s_hit_other_core_fwd{demand_rfo_l3_hit_s_hit_other_core_fwd, list, {.name = 3915, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_s_hitm_other_core{demand_rfo_l3_hit_s_hitm_other_core, list, {.name = 3958, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_s_any_snoop{demand_rfo_l3_hit_s_any_snoop, list, {.name = 3998, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_f_snoop_none{demand_rfo_l3_hit_f_snoop_none, list, {.name = 4032, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_f_no_snoop_needed{demand_rfo_l3_hit_f_no_snoop_needed, list, {.name = 4067, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_f_snoop_miss{demand_rfo_l3_hit_f_snoop_miss, list, {.name = 4107, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_f_hit_other_core_no_fwd{demand_rfo_l3_hit_f_hit_other_core_no_fwd, list, {.name = 4142, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_f_hit_other_core_fwd{demand_rfo_l3_hit_f_hit_other_core_fwd, list, {.name = 4188, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_f_hitm_other_core{demand_rfo_l3_hit_f_hitm_other_core, list, {.name = 4231, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_f_any_snoop{demand_rfo_l3_hit_f_any_snoop, list, {.name = 4271, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_none{demand_rfo_l3_hit_snoop_none, list, {.name = 4305, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_no_snoop_needed{demand_rfo_l3_hit_no_snoop_needed, list, {.name = 4338, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_miss{demand_rfo_l3_hit_snoop_miss, list, {.name = 4376, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_hit_other_core_no_fwd{demand_rfo_l3_hit_hit_other_core_no_fwd, list, {.name = 4409, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_hit_other_core_fwd{demand_rfo_l3_hit_hit_other_core_fwd, list, {.name = 4453, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_hitm_other_core{demand_rfo_l3_hit_hitm_other_core, list, {.name = 4494, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_any_snoop{demand_rfo_l3_hit_any_snoop, list, {.name = 4532, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_none{demand_rfo_l3_miss_local_dram_snoop_none, list, {.name = 4564, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram_no_snoop_needed{demand_rfo_l3_miss_local_dram_no_snoop_needed, list, {.name = 4609, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_miss{demand_rfo_l3_miss_local_dram_snoop_miss, list, {.name = 4659, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram_hit_other_core_no_fwd{demand_rfo_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 4704, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram_hit_other_core_fwd{demand_rfo_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 4760, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram_hitm_other_core{demand_rfo_l3_miss_local_dram_hitm_other_core, list, {.name = 4813, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram_any_snoop{demand_rfo_l3_miss_local_dram_any_snoop, list, {.name = 4863, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_snoop_none{demand_rfo_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 4907, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{demand_rfo_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 4958, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_snoop_miss{demand_rfo_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 5014, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 5065, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 5127, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_hitm_other_core{demand_rfo_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 5186, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_any_snoop{demand_rfo_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 5242, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_snoop_none{demand_rfo_l3_miss_snoop_none, list, {.name = 5292, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_no_snoop_needed{demand_rfo_l3_miss_no_snoop_needed, list, {.name = 5326, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_snoop_miss{demand_rfo_l3_miss_snoop_miss, list, {.name = 5365, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_hit_other_core_no_fwd{demand_rfo_l3_miss_hit_other_core_no_fwd, list, {.name = 5399, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_hit_other_core_fwd{demand_rfo_l3_miss_hit_other_core_fwd, list, {.name = 5444, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_hitm_other_core{demand_rfo_l3_miss_hitm_other_core, list, {.name = 5486, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_any_snoop{demand_rfo_l3_miss_any_snoop, list, {.name = 5525, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000002, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_snoop_none{demand_code_rd_supplier_none_snoop_none, list, {.name = 5558, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_no_snoop_needed{demand_code_rd_supplier_none_no_snoop_needed, list, {.name = 5602, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_snoop_miss{demand_code_rd_supplier_none_snoop_miss, list, {.name = 5651, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_hit_other_core_no_fwd{demand_code_rd_supplier_none_hit_other_core_no_fwd, list, {.name = 5695, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_hit_other_core_fwd{demand_code_rd_supplier_none_hit_other_core_fwd, list, {.name = 5750, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_hitm_other_core{demand_code_rd_supplier_none_hitm_other_core, list, {.name = 5802, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_any_snoop{demand_code_rd_supplier_none_any_snoop, list, {.name = 5851, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_m_snoop_none{demand_code_rd_l3_hit_m_snoop_none, list, {.name = 5894, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_m_no_snoop_needed{demand_code_rd_l3_hit_m_no_snoop_needed, list, {.name = 5933, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_m_snoop_miss{demand_code_rd_l3_hit_m_snoop_miss, list, {.name = 5977, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_m_hit_other_core_no_fwd{demand_code_rd_l3_hit_m_hit_other_core_no_fwd, list, {.name = 6016, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_m_hit_other_core_fwd{demand_code_rd_l3_hit_m_hit_other_core_fwd, list, {.name = 6066, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_m_hitm_other_core{demand_code_rd_l3_hit_m_hitm_other_core, list, {.name = 6113, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_m_any_snoop{demand_code_rd_l3_hit_m_any_snoop, list, {.name = 6157, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_e_snoop_none{demand_code_rd_l3_hit_e_snoop_none, list, {.name = 6195, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_e_no_snoop_needed{demand_code_rd_l3_hit_e_no_snoop_needed, list, {.name = 6234, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_e_snoop_miss{demand_code_rd_l3_hit_e_snoop_miss, list, {.name = 6278, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_e_hit_other_core_no_fwd{demand_code_rd_l3_hit_e_hit_other_core_no_fwd, list, {.name = 6317, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_e_hit_other_core_fwd{demand_code_rd_l3_hit_e_hit_other_core_fwd, list, {.name = 6367, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_e_hitm_other_core{demand_code_rd_l3_hit_e_hitm_other_core, list, {.name = 6414, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_e_any_snoop{demand_code_rd_l3_hit_e_any_snoop, list, {.name = 6458, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_s_snoop_none{demand_code_rd_l3_hit_s_snoop_none, list, {.name = 6496, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_s_no_snoop_needed{demand_code_rd_l3_hit_s_no_snoop_needed, list, {.name = 6535, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_s_snoop_miss{demand_code_rd_l3_hit_s_snoop_miss, list, {.name = 6579, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_s_hit_other_core_no_fwd{demand_code_rd_l3_hit_s_hit_other_core_no_fwd, list, {.name = 6618, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_s_hit_other_core_fwd{demand_code_rd_l3_hit_s_hit_other_core_fwd, list, {.name = 6668, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_s_hitm_other_core{demand_code_rd_l3_hit_s_hitm_other_core, list, {.name = 6715, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_s_any_snoop{demand_code_rd_l3_hit_s_any_snoop, list, {.name = 6759, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_f_snoop_none{demand_code_rd_l3_hit_f_snoop_none, list, {.name = 6797, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_f_no_snoop_needed{demand_code_rd_l3_hit_f_no_snoop_needed, list, {.name = 6836, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_f_snoop_miss{demand_code_rd_l3_hit_f_snoop_miss, list, {.name = 6880, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_f_hit_other_core_no_fwd{demand_code_rd_l3_hit_f_hit_other_core_no_fwd, list, {.name = 6919, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_f_hit_other_core_fwd{demand_code_rd_l3_hit_f_hit_other_core_fwd, list, {.name = 6969, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_f_hitm_other_core{demand_code_rd_l3_hit_f_hitm_other_core, list, {.name = 7016, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_f_any_snoop{demand_code_rd_l3_hit_f_any_snoop, list, {.name = 7060, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_none{demand_code_rd_l3_hit_snoop_none, list, {.name = 7098, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_no_snoop_needed{demand_code_rd_l3_hit_no_snoop_needed, list, {.name = 7135, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_miss{demand_code_rd_l3_hit_snoop_miss, list, {.name = 7177, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_hit_other_core_no_fwd{demand_code_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 7214, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_hit_other_core_fwd{demand_code_rd_l3_hit_hit_other_core_fwd, list, {.name = 7262, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_hitm_other_core{demand_code_rd_l3_hit_hitm_other_core, list, {.name = 7307, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_any_snoop{demand_code_rd_l3_hit_any_snoop, list, {.name = 7349, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_none{demand_code_rd_l3_miss_local_dram_snoop_none, list, {.name = 7385, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_no_snoop_needed{demand_code_rd_l3_miss_local_dram_no_snoop_needed, list, {.name = 7434, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_miss{demand_code_rd_l3_miss_local_dram_snoop_miss, list, {.name = 7488, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_hit_other_core_no_fwd{demand_code_rd_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 7537, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_hit_other_core_fwd{demand_code_rd_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 7597, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_hitm_other_core{demand_code_rd_l3_miss_local_dram_hitm_other_core, list, {.name = 7654, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_any_snoop{demand_code_rd_l3_miss_local_dram_any_snoop, list, {.name = 7708, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_snoop_none{demand_code_rd_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 7756, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_no_snoop_needed{demand_code_rd_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 7811, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_snoop_miss{demand_code_rd_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 7871, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 7926, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 7992, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_hitm_other_core{demand_code_rd_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 8055, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_any_snoop{demand_code_rd_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 8115, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_snoop_none{demand_code_rd_l3_miss_snoop_none, list, {.name = 8169, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_no_snoop_needed{demand_code_rd_l3_miss_no_snoop_needed, list, {.name = 8207, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_snoop_miss{demand_code_rd_l3_miss_snoop_miss, list, {.name = 8250, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_hit_other_core_no_fwd{demand_code_rd_l3_miss_hit_other_core_no_fwd, list, {.name = 8288, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_hit_other_core_fwd{demand_code_rd_l3_miss_hit_other_core_fwd, list, {.name = 8337, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_hitm_other_core{demand_code_rd_l3_miss_hitm_other_core, list, {.name = 8383, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_any_snoop{demand_code_rd_l3_miss_any_snoop, list, {.name = 8426, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000004, .period = 100003}};
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_none{pf_l2_data_rd_supplier_none_snoop_none, list, {.name = 8463, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_supplier_none_no_snoop_needed{pf_l2_data_rd_supplier_none_no_snoop_needed, list, {.name = 8506, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_miss{pf_l2_data_rd_supplier_none_snoop_miss, list, {.name = 8554, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_supplier_none_hit_other_core_no_fwd{pf_l2_data_rd_supplier_none_hit_other_core_no_fwd, list, {.name = 8597, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_supplier_none_hit_other_core_fwd{pf_l2_data_rd_supplier_none_hit_other_core_fwd, list, {.name = 8651, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_supplier_none_hitm_other_core{pf_l2_data_rd_supplier_none_hitm_other_core, list, {.name = 8702, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_supplier_none_any_snoop{pf_l2_data_rd_supplier_none_any_snoop, list, {.name = 8750, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_m_snoop_none{pf_l2_data_rd_l3_hit_m_snoop_none, list, {.name = 8792, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_m_no_snoop_needed{pf_l2_data_rd_l3_hit_m_no_snoop_needed, list, {.name = 8830, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_m_snoop_miss{pf_l2_data_rd_l3_hit_m_snoop_miss, list, {.name = 8873, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_m_hit_other_core_no_fwd{pf_l2_data_rd_l3_hit_m_hit_other_core_no_fwd, list, {.name = 8911, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_m_hit_other_core_fwd{pf_l2_data_rd_l3_hit_m_hit_other_core_fwd, list, {.name = 8960, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_m_hitm_other_core{pf_l2_data_rd_l3_hit_m_hitm_other_core, list, {.name = 9006, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_m_any_snoop{pf_l2_data_rd_l3_hit_m_any_snoop, list, {.name = 9049, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_e_snoop_none{pf_l2_data_rd_l3_hit_e_snoop_none, list, {.name = 9086, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_e_no_snoop_needed{pf_l2_data_rd_l3_hit_e_no_snoop_needed, list, {.name = 9124, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_e_snoop_miss{pf_l2_data_rd_l3_hit_e_snoop_miss, list, {.name = 9167, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_e_hit_other_core_no_fwd{pf_l2_data_rd_l3_hit_e_hit_other_core_no_fwd, list, {.name = 9205, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_e_hit_other_core_fwd{pf_l2_data_rd_l3_hit_e_hit_other_core_fwd, list, {.name = 9254, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_e_hitm_other_core{pf_l2_data_rd_l3_hit_e_hitm_other_core, list, {.name = 9300, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_e_any_snoop{pf_l2_data_rd_l3_hit_e_any_snoop, list, {.name = 9343, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_s_snoop_none{pf_l2_data_rd_l3_hit_s_snoop_none, list, {.name = 9380, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_s_no_snoop_needed{pf_l2_data_rd_l3_hit_s_no_snoop_needed, list, {.name = 9418, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_s_snoop_miss{pf_l2_data_rd_l3_hit_s_snoop_miss, list, {.name = 9461, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_s_hit_other_core_no_fwd{pf_l2_data_rd_l3_hit_s_hit_other_core_no_fwd, list, {.name = 9499, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_s_hit_other_core_fwd{pf_l2_data_rd_l3_hit_s_hit_other_core_fwd, list, {.name = 9548, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_s_hitm_other_core{pf_l2_data_rd_l3_hit_s_hitm_other_core, list, {.name = 9594, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_s_any_snoop{pf_l2_data_rd_l3_hit_s_any_snoop, list, {.name = 9637, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_f_snoop_none{pf_l2_data_rd_l3_hit_f_snoop_none, list, {.name = 9674, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_f_no_snoop_needed{pf_l2_data_rd_l3_hit_f_no_snoop_needed, list, {.name = 9712, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_f_snoop_miss{pf_l2_data_rd_l3_hit_f_snoop_miss, list, {.name = 9755, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_f_hit_other_core_no_fwd{pf_l2_data_rd_l3_hit_f_hit_other_core_no_fwd, list, {.name = 9793, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_f_hit_other_core_fwd{pf_l2_data_rd_l3_hit_f_hit_other_core_fwd, list, {.name = 9842, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_f_hitm_other_core{pf_l2_data_rd_l3_hit_f_hitm_other_core, list, {.name = 9888, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_f_any_snoop{pf_l2_data_rd_l3_hit_f_any_snoop, list, {.name = 9931, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_none{pf_l2_data_rd_l3_hit_snoop_none, list, {.name = 9968, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_no_snoop_needed{pf_l2_data_rd_l3_hit_no_snoop_needed, list, {.name = 10004, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_miss{pf_l2_data_rd_l3_hit_snoop_miss, list, {.name = 10045, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_hit_other_core_no_fwd{pf_l2_data_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 10081, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_hit_other_core_fwd{pf_l2_data_rd_l3_hit_hit_other_core_fwd, list, {.name = 10128, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_hitm_other_core{pf_l2_data_rd_l3_hit_hitm_other_core, list, {.name = 10172, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_any_snoop{pf_l2_data_rd_l3_hit_any_snoop, list, {.name = 10213, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_none{pf_l2_data_rd_l3_miss_local_dram_snoop_none, list, {.name = 10248, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_no_snoop_needed{pf_l2_data_rd_l3_miss_local_dram_no_snoop_needed, list, {.name = 10296, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_miss{pf_l2_data_rd_l3_miss_local_dram_snoop_miss, list, {.name = 10349, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{pf_l2_data_rd_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 10397, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_hit_other_core_fwd{pf_l2_data_rd_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 10456, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_hitm_other_core{pf_l2_data_rd_l3_miss_local_dram_hitm_other_core, list, {.name = 10512, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_any_snoop{pf_l2_data_rd_l3_miss_local_dram_any_snoop, list, {.name = 10565, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_none{pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 10612, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{pf_l2_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 10666, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_miss{pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 10725, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 10779, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 10844, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{pf_l2_data_rd_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 10906, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_any_snoop{pf_l2_data_rd_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 10965, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_snoop_none{pf_l2_data_rd_l3_miss_snoop_none, list, {.name = 11018, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_no_snoop_needed{pf_l2_data_rd_l3_miss_no_snoop_needed, list, {.name = 11055, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_snoop_miss{pf_l2_data_rd_l3_miss_snoop_miss, list, {.name = 11097, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_hit_other_core_no_fwd{pf_l2_data_rd_l3_miss_hit_other_core_no_fwd, list, {.name = 11134, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_hit_other_core_fwd{pf_l2_data_rd_l3_miss_hit_other_core_fwd, list, {.name = 11182, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_hitm_other_core{pf_l2_data_rd_l3_miss_hitm_other_core, list, {.name = 11227, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_any_snoop{pf_l2_data_rd_l3_miss_any_snoop, list, {.name = 11269, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000010, .period = 100003}};
inline constexpr listed pf_l2_rfo_supplier_none_snoop_none{pf_l2_rfo_supplier_none_snoop_none, list, {.name = 11305, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020020, .period = 100003}};
inline constexpr listed pf_l2_rfo_supplier_none_no_snoop_needed{pf_l2_rfo_supplier_none_no_snoop_needed, list, {.name = 11344, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020020, .period = 100003}};
inline constexpr listed pf_l2_rfo_supplier_none_snoop_miss{pf_l2_rfo_supplier_none_snoop_miss, list, {.name = 11388, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020020, .period = 100003}};
inline constexpr listed pf_l2_rfo_supplier_none_hit_other_core_no_fwd{pf_l2_rfo_supplier_none_hit_other_core_no_fwd, list, {.name = 11427, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020020, .period = 100003}};
inline constexpr listed pf_l2_rfo_supplier_none_hit_other_core_fwd{pf_l2_rfo_supplier_none_hit_other_core_fwd, list, {.name = 11477, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020020, .period = 100003}};
inline constexpr listed pf_l2_rfo_supplier_none_hitm_other_core{pf_l2_rfo_supplier_none_hitm_other_core, list, {.name = 11524, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020020, .period = 100003}};
inline constexpr listed pf_l2_rfo_supplier_none_any_snoop{pf_l2_rfo_supplier_none_any_snoop, list, {.name = 11568, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_m_snoop_none{pf_l2_rfo_l3_hit_m_snoop_none, list, {.name = 11606, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_m_no_snoop_needed{pf_l2_rfo_l3_hit_m_no_snoop_needed, list, {.name = 11640, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_m_snoop_miss{pf_l2_rfo_l3_hit_m_snoop_miss, list, {.name = 11679, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_m_hit_other_core_no_fwd{pf_l2_rfo_l3_hit_m_hit_other_core_no_fwd, list, {.name = 11713, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_m_hit_other_core_fwd{pf_l2_rfo_l3_hit_m_hit_other_core_fwd, list, {.name = 11758, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_m_hitm_other_core{pf_l2_rfo_l3_hit_m_hitm_other_core, list, {.name = 11800, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_m_any_snoop{pf_l2_rfo_l3_hit_m_any_snoop, list, {.name = 11839, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_e_snoop_none{pf_l2_rfo_l3_hit_e_snoop_none, list, {.name = 11872, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_e_no_snoop_needed{pf_l2_rfo_l3_hit_e_no_snoop_needed, list, {.name = 11906, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_e_snoop_miss{pf_l2_rfo_l3_hit_e_snoop_miss, list, {.name = 11945, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_e_hit_other_core_no_fwd{pf_l2_rfo_l3_hit_e_hit_other_core_no_fwd, list, {.name = 11979, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_e_hit_other_core_fwd{pf_l2_rfo_l3_hit_e_hit_other_core_fwd, list, {.name = 12024, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_e_hitm_other_core{pf_l2_rfo_l3_hit_e_hitm_other_core, list, {.name = 12066, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_e_any_snoop{pf_l2_rfo_l3_hit_e_any_snoop, list, {.name = 12105, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_s_snoop_none{pf_l2_rfo_l3_hit_s_snoop_none, list, {.name = 12138, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_s_no_snoop_needed{pf_l2_rfo_l3_hit_s_no_snoop_needed, list, {.name = 12172, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_s_snoop_miss{pf_l2_rfo_l3_hit_s_snoop_miss, list, {.name = 12211, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_s_hit_other_core_no_fwd{pf_l2_rfo_l3_hit_s_hit_other_core_no_fwd, list, {.name = 12245, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_s_hit_other_core_fwd{pf_l2_rfo_l3_hit_s_hit_other_core_fwd, list, {.name = 12290, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_s_hitm_other_core{pf_l2_rfo_l3_hit_s_hitm_other_core, list, {.name = 12332, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_s_any_snoop{pf_l2_rfo_l3_hit_s_any_snoop, list, {.name = 12371, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_f_snoop_none{pf_l2_rfo_l3_hit_f_snoop_none, list, {.name = 12404, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_f_no_snoop_needed{pf_l2_rfo_l3_hit_f_no_snoop_needed, list, {.name = 12438, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_f_snoop_miss{pf_l2_rfo_l3_hit_f_snoop_miss, list, {.name = 12477, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_f_hit_other_core_no_fwd{pf_l2_rfo_l3_hit_f_hit_other_core_no_fwd, list, {.name = 12511, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_f_hit_other_core_fwd{pf_l2_rfo_l3_hit_f_hit_other_core_fwd, list, {.name = 12556, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_f_hitm_other_core{pf_l2_rfo_l3_hit_f_hitm_other_core, list, {.name = 12598, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_f_any_snoop{pf_l2_rfo_l3_hit_f_any_snoop, list, {.name = 12637, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_snoop_none{pf_l2_rfo_l3_hit_snoop_none, list, {.name = 12670, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_no_snoop_needed{pf_l2_rfo_l3_hit_no_snoop_needed, list, {.name = 12702, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_snoop_miss{pf_l2_rfo_l3_hit_snoop_miss, list, {.name = 12739, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_hit_other_core_no_fwd{pf_l2_rfo_l3_hit_hit_other_core_no_fwd, list, {.name = 12771, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_hit_other_core_fwd{pf_l2_rfo_l3_hit_hit_other_core_fwd, list, {.name = 12814, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_hitm_other_core{pf_l2_rfo_l3_hit_hitm_other_core, list, {.name = 12854, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_any_snoop{pf_l2_rfo_l3_hit_any_snoop, list, {.name = 12891, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_none{pf_l2_rfo_l3_miss_local_dram_snoop_none, list, {.name = 12922, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_no_snoop_needed{pf_l2_rfo_l3_miss_local_dram_no_snoop_needed, list, {.name = 12966, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_miss{pf_l2_rfo_l3_miss_local_dram_snoop_miss, list, {.name = 13015, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_hit_other_core_no_fwd{pf_l2_rfo_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 13059, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_hit_other_core_fwd{pf_l2_rfo_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 13114, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_hitm_other_core{pf_l2_rfo_l3_miss_local_dram_hitm_other_core, list, {.name = 13166, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_any_snoop{pf_l2_rfo_l3_miss_local_dram_any_snoop, list, {.name = 13215, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_none{pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 13258, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{pf_l2_rfo_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 13308, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_miss{pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 13363, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 13413, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 13474, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_hitm_other_core{pf_l2_rfo_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 13532, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_any_snoop{pf_l2_rfo_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 13587, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_snoop_none{pf_l2_rfo_l3_miss_snoop_none, list, {.name = 13636, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_no_snoop_needed{pf_l2_rfo_l3_miss_no_snoop_needed, list, {.name = 13669, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_snoop_miss{pf_l2_rfo_l3_miss_snoop_miss, list, {.name = 13707, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_hit_other_core_no_fwd{pf_l2_rfo_l3_miss_hit_other_core_no_fwd, list, {.name = 13740, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_hit_other_core_fwd{pf_l2_rfo_l3_miss_hit_other_core_fwd, list, {.name = 13784, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_hitm_other_core{pf_l2_rfo_l3_miss_hitm_other_core, list, {.name = 13825, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_any_snoop{pf_l2_rfo_l3_miss_any_snoop, list, {.name = 13863, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000020, .period = 100003}};
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_none{pf_l3_data_rd_supplier_none_snoop_none, list, {.name = 13895, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_supplier_none_no_snoop_needed{pf_l3_data_rd_supplier_none_no_snoop_needed, list, {.name = 13938, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_miss{pf_l3_data_rd_supplier_none_snoop_miss, list, {.name = 13986, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_supplier_none_hit_other_core_no_fwd{pf_l3_data_rd_supplier_none_hit_other_core_no_fwd, list, {.name = 14029, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_supplier_none_hit_other_core_fwd{pf_l3_data_rd_supplier_none_hit_other_core_fwd, list, {.name = 14083, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_supplier_none_hitm_other_core{pf_l3_data_rd_supplier_none_hitm_other_core, list, {.name = 14134, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_supplier_none_any_snoop{pf_l3_data_rd_supplier_none_any_snoop, list, {.name = 14182, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_m_snoop_none{pf_l3_data_rd_l3_hit_m_snoop_none, list, {.name = 14224, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_m_no_snoop_needed{pf_l3_data_rd_l3_hit_m_no_snoop_needed, list, {.name = 14262, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_m_snoop_miss{pf_l3_data_rd_l3_hit_m_snoop_miss, list, {.name = 14305, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_m_hit_other_core_no_fwd{pf_l3_data_rd_l3_hit_m_hit_other_core_no_fwd, list, {.name = 14343, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_m_hit_other_core_fwd{pf_l3_data_rd_l3_hit_m_hit_other_core_fwd, list, {.name = 14392, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_m_hitm_other_core{pf_l3_data_rd_l3_hit_m_hitm_other_core, list, {.name = 14438, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_m_any_snoop{pf_l3_data_rd_l3_hit_m_any_snoop, list, {.name = 14481, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_e_snoop_none{pf_l3_data_rd_l3_hit_e_snoop_none, list, {.name = 14518, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_e_no_snoop_needed{pf_l3_data_rd_l3_hit_e_no_snoop_needed, list, {.name = 14556, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_e_snoop_miss{pf_l3_data_rd_l3_hit_e_snoop_miss, list, {.name = 14599, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_e_hit_other_core_no_fwd{pf_l3_data_rd_l3_hit_e_hit_other_core_no_fwd, list, {.name = 14637, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_e_hit_other_core_fwd{pf_l3_data_rd_l3_hit_e_hit_other_core_fwd, list, {.name = 14686, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_e_hitm_other_core{pf_l3_data_rd_l3_hit_e_hitm_other_core, list, {.name = 14732, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_e_any_snoop{pf_l3_data_rd_l3_hit_e_any_snoop, list, {.name = 14775, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_s_snoop_none{pf_l3_data_rd_l3_hit_s_snoop_none, list, {.name = 14812, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_s_no_snoop_needed{pf_l3_data_rd_l3_hit_s_no_snoop_needed, list, {.name = 14850, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_s_snoop_miss{pf_l3_data_rd_l3_hit_s_snoop_miss, list, {.name = 14893, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_s_hit_other_core_no_fwd{pf_l3_data_rd_l3_hit_s_hit_other_core_no_fwd, list, {.name = 14931, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_s_hit_other_core_fwd{pf_l3_data_rd_l3_hit_s_hit_other_core_fwd, list, {.name = 14980, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_s_hitm_other_core{pf_l3_data_rd_l3_hit_s_hitm_other_core, list, {.name = 15026, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_s_any_snoop{pf_l3_data_rd_l3_hit_s_any_snoop, list, {.name = 15069, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_f_snoop_none{pf_l3_data_rd_l3_hit_f_snoop_none, list, {.name = 15106, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_f_no_snoop_needed{pf_l3_data_rd_l3_hit_f_no_snoop_needed, list, {.name = 15144, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_f_snoop_miss{pf_l3_data_rd_l3_hit_f_snoop_miss, list, {.name = 15187, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_f_hit_other_core_no_fwd{pf_l3_data_rd_l3_hit_f_hit_other_core_no_fwd, list, {.name = 15225, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_f_hit_other_core_fwd{pf_l3_data_rd_l3_hit_f_hit_other_core_fwd, list, {.name = 15274, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_f_hitm_other_core{pf_l3_data_rd_l3_hit_f_hitm_other_core, list, {.name = 15320, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_f_any_snoop{pf_l3_data_rd_l3_hit_f_any_snoop, list, {.name = 15363, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_none{pf_l3_data_rd_l3_hit_snoop_none, list, {.name = 15400, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_no_snoop_needed{pf_l3_data_rd_l3_hit_no_snoop_needed, list, {.name = 15436, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_miss{pf_l3_data_rd_l3_hit_snoop_miss, list, {.name = 15477, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_hit_other_core_no_fwd{pf_l3_data_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 15513, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_hit_other_core_fwd{pf_l3_data_rd_l3_hit_hit_other_core_fwd, list, {.name = 15560, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_hitm_other_core{pf_l3_data_rd_l3_hit_hitm_other_core, list, {.name = 15604, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_any_snoop{pf_l3_data_rd_l3_hit_any_snoop, list, {.name = 15645, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_none{pf_l3_data_rd_l3_miss_local_dram_snoop_none, list, {.name = 15680, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_no_snoop_needed{pf_l3_data_rd_l3_miss_local_dram_no_snoop_needed, list, {.name = 15728, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_miss{pf_l3_data_rd_l3_miss_local_dram_snoop_miss, list, {.name = 15781, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{pf_l3_data_rd_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 15829, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_hit_other_core_fwd{pf_l3_data_rd_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 15888, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_hitm_other_core{pf_l3_data_rd_l3_miss_local_dram_hitm_other_core, list, {.name = 15944, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_any_snoop{pf_l3_data_rd_l3_miss_local_dram_any_snoop, list, {.name = 15997, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_none{pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 16044, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{pf_l3_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 16098, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_miss{pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 16157, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 16211, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 16276, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{pf_l3_data_rd_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 16338, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_any_snoop{pf_l3_data_rd_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 16397, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_snoop_none{pf_l3_data_rd_l3_miss_snoop_none, list, {.name = 16450, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_no_snoop_needed{pf_l3_data_rd_l3_miss_no_snoop_needed, list, {.name = 16487, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_snoop_miss{pf_l3_data_rd_l3_miss_snoop_miss, list, {.name = 16529, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_hit_other_core_no_fwd{pf_l3_data_rd_l3_miss_hit_other_core_no_fwd, list, {.name = 16566, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_hit_other_core_fwd{pf_l3_data_rd_l3_miss_hit_other_core_fwd, list, {.name = 16614, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_hitm_other_core{pf_l3_data_rd_l3_miss_hitm_other_core, list, {.name = 16659, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_any_snoop{pf_l3_data_rd_l3_miss_any_snoop, list, {.name = 16701, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000080, .period = 100003}};
inline constexpr listed pf_l3_rfo_supplier_none_snoop_none{pf_l3_rfo_supplier_none_snoop_none, list, {.name = 16737, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020100, .period = 100003}};
inline constexpr listed pf_l3_rfo_supplier_none_no_snoop_needed{pf_l3_rfo_supplier_none_no_snoop_needed, list, {.name = 16776, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020100, .period = 100003}};
inline constexpr listed pf_l3_rfo_supplier_none_snoop_miss{pf_l3_rfo_supplier_none_snoop_miss, list, {.name = 16820, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020100, .period = 100003}};
inline constexpr listed pf_l3_rfo_supplier_none_hit_other_core_no_fwd{pf_l3_rfo_supplier_none_hit_other_core_no_fwd, list, {.name = 16859, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020100, .period = 100003}};
inline constexpr listed pf_l3_rfo_supplier_none_hit_other_core_fwd{pf_l3_rfo_supplier_none_hit_other_core_fwd, list, {.name = 16909, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020100, .period = 100003}};
inline constexpr listed pf_l3_rfo_supplier_none_hitm_other_core{pf_l3_rfo_supplier_none_hitm_other_core, list, {.name = 16956, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020100, .period = 100003}};
inline constexpr listed pf_l3_rfo_supplier_none_any_snoop{pf_l3_rfo_supplier_none_any_snoop, list, {.name = 17000, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_m_snoop_none{pf_l3_rfo_l3_hit_m_snoop_none, list, {.name = 17038, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_m_no_snoop_needed{pf_l3_rfo_l3_hit_m_no_snoop_needed, list, {.name = 17072, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_m_snoop_miss{pf_l3_rfo_l3_hit_m_snoop_miss, list, {.name = 17111, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_m_hit_other_core_no_fwd{pf_l3_rfo_l3_hit_m_hit_other_core_no_fwd, list, {.name = 17145, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_m_hit_other_core_fwd{pf_l3_rfo_l3_hit_m_hit_other_core_fwd, list, {.name = 17190, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_m_hitm_other_core{pf_l3_rfo_l3_hit_m_hitm_other_core, list, {.name = 17232, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_m_any_snoop{pf_l3_rfo_l3_hit_m_any_snoop, list, {.name = 17271, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_e_snoop_none{pf_l3_rfo_l3_hit_e_snoop_none, list, {.name = 17304, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_e_no_snoop_needed{pf_l3_rfo_l3_hit_e_no_snoop_needed, list, {.name = 17338, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_e_snoop_miss{pf_l3_rfo_l3_hit_e_snoop_miss, list, {.name = 17377, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_e_hit_other_core_no_fwd{pf_l3_rfo_l3_hit_e_hit_other_core_no_fwd, list, {.name = 17411, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_e_hit_other_core_fwd{pf_l3_rfo_l3_hit_e_hit_other_core_fwd, list, {.name = 17456, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_e_hitm_other_core{pf_l3_rfo_l3_hit_e_hitm_other_core, list, {.name = 17498, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_e_any_snoop{pf_l3_rfo_l3_hit_e_any_snoop, list, {.name = 17537, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_s_snoop_none{pf_l3_rfo_l3_hit_s_snoop_none, list, {.name = 17570, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_s_no_snoop_needed{pf_l3_rfo_l3_hit_s_no_snoop_needed, list, {.name = 17604, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_s_snoop_miss{pf_l3_rfo_l3_hit_s_snoop_miss, list, {.name = 17643, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_s_hit_other_core_no_fwd{pf_l3_rfo_l3_hit_s_hit_other_core_no_fwd, list, {.name = 17677, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_s_hit_other_core_fwd{pf_l3_rfo_l3_hit_s_hit_other_core_fwd, list, {.name = 17722, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_s_hitm_other_core{pf_l3_rfo_l3_hit_s_hitm_other_core, list, {.name = 17764, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_s_any_snoop{pf_l3_rfo_l3_hit_s_any_snoop, list, {.name = 17803, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_f_snoop_none{pf_l3_rfo_l3_hit_f_snoop_none, list, {.name = 17836, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_f_no_snoop_needed{pf_l3_rfo_l3_hit_f_no_snoop_needed, list, {.name = 17870, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_f_snoop_miss{pf_l3_rfo_l3_hit_f_snoop_miss, list, {.name = 17909, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_f_hit_other_core_no_fwd{pf_l3_rfo_l3_hit_f_hit_other_core_no_fwd, list, {.name = 17943, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_f_hit_other_core_fwd{pf_l3_rfo_l3_hit_f_hit_other_core_fwd, list, {.name = 17988, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_f_hitm_other_core{pf_l3_rfo_l3_hit_f_hitm_other_core, list, {.name = 18030, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_f_any_snoop{pf_l3_rfo_l3_hit_f_any_snoop, list, {.name = 18069, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_snoop_none{pf_l3_rfo_l3_hit_snoop_none, list, {.name = 18102, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_no_snoop_needed{pf_l3_rfo_l3_hit_no_snoop_needed, list, {.name = 18134, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_snoop_miss{pf_l3_rfo_l3_hit_snoop_miss, list, {.name = 18171, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_hit_other_core_no_fwd{pf_l3_rfo_l3_hit_hit_other_core_no_fwd, list, {.name = 18203, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_hit_other_core_fwd{pf_l3_rfo_l3_hit_hit_other_core_fwd, list, {.name = 18246, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_hitm_other_core{pf_l3_rfo_l3_hit_hitm_other_core, list, {.name = 18286, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_any_snoop{pf_l3_rfo_l3_hit_any_snoop, list, {.name = 18323, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_none{pf_l3_rfo_l3_miss_local_dram_snoop_none, list, {.name = 18354, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_no_snoop_needed{pf_l3_rfo_l3_miss_local_dram_no_snoop_needed, list, {.name = 18398, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_miss{pf_l3_rfo_l3_miss_local_dram_snoop_miss, list, {.name = 18447, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_hit_other_core_no_fwd{pf_l3_rfo_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 18491, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_hit_other_core_fwd{pf_l3_rfo_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 18546, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_hitm_other_core{pf_l3_rfo_l3_miss_local_dram_hitm_other_core, list, {.name = 18598, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_any_snoop{pf_l3_rfo_l3_miss_local_dram_any_snoop, list, {.name = 18647, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_none{pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 18690, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{pf_l3_rfo_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 18740, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_miss{pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 18795, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 18845, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 18906, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_hitm_other_core{pf_l3_rfo_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 18964, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_any_snoop{pf_l3_rfo_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 19019, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_snoop_none{pf_l3_rfo_l3_miss_snoop_none, list, {.name = 19068, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_no_snoop_needed{pf_l3_rfo_l3_miss_no_snoop_needed, list, {.name = 19101, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_snoop_miss{pf_l3_rfo_l3_miss_snoop_miss, list, {.name = 19139, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_hit_other_core_no_fwd{pf_l3_rfo_l3_miss_hit_other_core_no_fwd, list, {.name = 19172, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_hit_other_core_fwd{pf_l3_rfo_l3_miss_hit_other_core_fwd, list, {.name = 19216, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_hitm_other_core{pf_l3_rfo_l3_miss_hitm_other_core, list, {.name = 19257, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_any_snoop{pf_l3_rfo_l3_miss_any_snoop, list, {.name = 19295, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000100, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_supplier_none_snoop_none{pf_l1d_and_sw_supplier_none_snoop_none, list, {.name = 19327, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_supplier_none_no_snoop_needed{pf_l1d_and_sw_supplier_none_no_snoop_needed, list, {.name = 19370, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_supplier_none_snoop_miss{pf_l1d_and_sw_supplier_none_snoop_miss, list, {.name = 19418, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_supplier_none_hit_other_core_no_fwd{pf_l1d_and_sw_supplier_none_hit_other_core_no_fwd, list, {.name = 19461, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_supplier_none_hit_other_core_fwd{pf_l1d_and_sw_supplier_none_hit_other_core_fwd, list, {.name = 19515, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_supplier_none_hitm_other_core{pf_l1d_and_sw_supplier_none_hitm_other_core, list, {.name = 19566, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_supplier_none_any_snoop{pf_l1d_and_sw_supplier_none_any_snoop, list, {.name = 19614, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_m_snoop_none{pf_l1d_and_sw_l3_hit_m_snoop_none, list, {.name = 19656, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_m_no_snoop_needed{pf_l1d_and_sw_l3_hit_m_no_snoop_needed, list, {.name = 19694, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_m_snoop_miss{pf_l1d_and_sw_l3_hit_m_snoop_miss, list, {.name = 19737, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_m_hit_other_core_no_fwd{pf_l1d_and_sw_l3_hit_m_hit_other_core_no_fwd, list, {.name = 19775, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_m_hit_other_core_fwd{pf_l1d_and_sw_l3_hit_m_hit_other_core_fwd, list, {.name = 19824, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_m_hitm_other_core{pf_l1d_and_sw_l3_hit_m_hitm_other_core, list, {.name = 19870, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_m_any_snoop{pf_l1d_and_sw_l3_hit_m_any_snoop, list, {.name = 19913, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_e_snoop_none{pf_l1d_and_sw_l3_hit_e_snoop_none, list, {.name = 19950, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_e_no_snoop_needed{pf_l1d_and_sw_l3_hit_e_no_snoop_needed, list, {.name = 19988, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_e_snoop_miss{pf_l1d_and_sw_l3_hit_e_snoop_miss, list, {.name = 20031, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_e_hit_other_core_no_fwd{pf_l1d_and_sw_l3_hit_e_hit_other_core_no_fwd, list, {.name = 20069, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_e_hit_other_core_fwd{pf_l1d_and_sw_l3_hit_e_hit_other_core_fwd, list, {.name = 20118, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_e_hitm_other_core{pf_l1d_and_sw_l3_hit_e_hitm_other_core, list, {.name = 20164, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_e_any_snoop{pf_l1d_and_sw_l3_hit_e_any_snoop, list, {.name = 20207, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_s_snoop_none{pf_l1d_and_sw_l3_hit_s_snoop_none, list, {.name = 20244, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_s_no_snoop_needed{pf_l1d_and_sw_l3_hit_s_no_snoop_needed, list, {.name = 20282, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_s_snoop_miss{pf_l1d_and_sw_l3_hit_s_snoop_miss, list, {.name = 20325, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_s_hit_other_core_no_fwd{pf_l1d_and_sw_l3_hit_s_hit_other_core_no_fwd, list, {.name = 20363, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_s_hit_other_core_fwd{pf_l1d_and_sw_l3_hit_s_hit_other_core_fwd, list, {.name = 20412, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_s_hitm_other_core{pf_l1d_and_sw_l3_hit_s_hitm_other_core, list, {.name = 20458, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_s_any_snoop{pf_l1d_and_sw_l3_hit_s_any_snoop, list, {.name = 20501, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_f_snoop_none{pf_l1d_and_sw_l3_hit_f_snoop_none, list, {.name = 20538, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_f_no_snoop_needed{pf_l1d_and_sw_l3_hit_f_no_snoop_needed, list, {.name = 20576, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_f_snoop_miss{pf_l1d_and_sw_l3_hit_f_snoop_miss, list, {.name = 20619, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_f_hit_other_core_no_fwd{pf_l1d_and_sw_l3_hit_f_hit_other_core_no_fwd, list, {.name = 20657, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_f_hit_other_core_fwd{pf_l1d_and_sw_l3_hit_f_hit_other_core_fwd, list, {.name = 20706, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_f_hitm_other_core{pf_l1d_and_sw_l3_hit_f_hitm_other_core, list, {.name = 20752, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_f_any_snoop{pf_l1d_and_sw_l3_hit_f_any_snoop, list, {.name = 20795, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_snoop_none{pf_l1d_and_sw_l3_hit_snoop_none, list, {.name = 20832, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_no_snoop_needed{pf_l1d_and_sw_l3_hit_no_snoop_needed, list, {.name = 20868, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_snoop_miss{pf_l1d_and_sw_l3_hit_snoop_miss, list, {.name = 20909, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_hit_other_core_no_fwd{pf_l1d_and_sw_l3_hit_hit_other_core_no_fwd, list, {.name = 20945, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_hit_other_core_fwd{pf_l1d_and_sw_l3_hit_hit_other_core_fwd, list, {.name = 20992, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_hitm_other_core{pf_l1d_and_sw_l3_hit_hitm_other_core, list, {.name = 21036, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_any_snoop{pf_l1d_and_sw_l3_hit_any_snoop, list, {.name = 21077, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_snoop_none{pf_l1d_and_sw_l3_miss_local_dram_snoop_none, list, {.name = 21112, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_no_snoop_needed{pf_l1d_and_sw_l3_miss_local_dram_no_snoop_needed, list, {.name = 21160, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_snoop_miss{pf_l1d_and_sw_l3_miss_local_dram_snoop_miss, list, {.name = 21213, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_no_fwd{pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 21261, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_fwd{pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 21320, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_hitm_other_core{pf_l1d_and_sw_l3_miss_local_dram_hitm_other_core, list, {.name = 21376, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_any_snoop{pf_l1d_and_sw_l3_miss_local_dram_any_snoop, list, {.name = 21429, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_none{pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 21476, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_no_snoop_needed{pf_l1d_and_sw_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 21530, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_miss{pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 21589, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 21643, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_fwd{pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 21708, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_hitm_other_core{pf_l1d_and_sw_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 21770, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_any_snoop{pf_l1d_and_sw_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 21829, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_snoop_none{pf_l1d_and_sw_l3_miss_snoop_none, list, {.name = 21882, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_no_snoop_needed{pf_l1d_and_sw_l3_miss_no_snoop_needed, list, {.name = 21919, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_snoop_miss{pf_l1d_and_sw_l3_miss_snoop_miss, list, {.name = 21961, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_hit_other_core_no_fwd{pf_l1d_and_sw_l3_miss_hit_other_core_no_fwd, list, {.name = 21998, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_hit_other_core_fwd{pf_l1d_and_sw_l3_miss_hit_other_core_fwd, list, {.name = 22046, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_hitm_other_core{pf_l1d_and_sw_l3_miss_hitm_other_core, list, {.name = 22091, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_any_snoop{pf_l1d_and_sw_l3_miss_any_snoop, list, {.name = 22133, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000400, .period = 100003}};
inline constexpr listed other_supplier_none_snoop_none{other_supplier_none_snoop_none, list, {.name = 22169, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80028000, .period = 100003}};
inline constexpr listed other_supplier_none_no_snoop_needed{other_supplier_none_no_snoop_needed, list, {.name = 22204, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100028000, .period = 100003}};
inline constexpr listed other_supplier_none_snoop_miss{other_supplier_none_snoop_miss, list, {.name = 22244, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200028000, .period = 100003}};
inline constexpr listed other_supplier_none_hit_other_core_no_fwd{other_supplier_none_hit_other_core_no_fwd, list, {.name = 22279, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400028000, .period = 100003}};
inline constexpr listed other_supplier_none_hit_other_core_fwd{other_supplier_none_hit_other_core_fwd, list, {.name = 22325, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800028000, .period = 100003}};
inline constexpr listed other_supplier_none_hitm_other_core{other_supplier_none_hitm_other_core, list, {.name = 22368, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000028000, .period = 100003}};
inline constexpr listed other_supplier_none_any_snoop{other_supplier_none_any_snoop, list, {.name = 22408, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80028000, .period = 100003}};
inline constexpr listed other_l3_hit_m_snoop_none{other_l3_hit_m_snoop_none, list, {.name = 22442, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80048000, .period = 100003}};
inline constexpr listed other_l3_hit_m_no_snoop_needed{other_l3_hit_m_no_snoop_needed, list, {.name = 22472, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100048000, .period = 100003}};
inline constexpr listed other_l3_hit_m_snoop_miss{other_l3_hit_m_snoop_miss, list, {.name = 22507, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200048000, .period = 100003}};
inline constexpr listed other_l3_hit_m_hit_other_core_no_fwd{other_l3_hit_m_hit_other_core_no_fwd, list, {.name = 22537, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400048000, .period = 100003}};
inline constexpr listed other_l3_hit_m_hit_other_core_fwd{other_l3_hit_m_hit_other_core_fwd, list, {.name = 22578, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800048000, .period = 100003}};
inline constexpr listed other_l3_hit_m_hitm_other_core{other_l3_hit_m_hitm_other_core, list, {.name = 22616, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000048000, .period = 100003}};
inline constexpr listed other_l3_hit_m_any_snoop{other_l3_hit_m_any_snoop, list, {.name = 22651, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80048000, .period = 100003}};
inline constexpr listed other_l3_hit_e_snoop_none{other_l3_hit_e_snoop_none, list, {.name = 22680, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80088000, .period = 100003}};
inline constexpr listed other_l3_hit_e_no_snoop_needed{other_l3_hit_e_no_snoop_needed, list, {.name = 22710, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100088000, .period = 100003}};
inline constexpr listed other_l3_hit_e_snoop_miss{other_l3_hit_e_snoop_miss, list, {.name = 22745, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200088000, .period = 100003}};
inline constexpr listed other_l3_hit_e_hit_other_core_no_fwd{other_l3_hit_e_hit_other_core_no_fwd, list, {.name = 22775, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400088000, .period = 100003}};
inline constexpr listed other_l3_hit_e_hit_other_core_fwd{other_l3_hit_e_hit_other_core_fwd, list, {.name = 22816, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800088000, .period = 100003}};
inline constexpr listed other_l3_hit_e_hitm_other_core{other_l3_hit_e_hitm_other_core, list, {.name = 22854, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000088000, .period = 100003}};
inline constexpr listed other_l3_hit_e_any_snoop{other_l3_hit_e_any_snoop, list, {.name = 22889, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80088000, .period = 100003}};
inline constexpr listed other_l3_hit_s_snoop_none{other_l3_hit_s_snoop_none, list, {.name = 22918, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80108000, .period = 100003}};
inline constexpr listed other_l3_hit_s_no_snoop_needed{other_l3_hit_s_no_snoop_needed, list, {.name = 22948, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100108000, .period = 100003}};
inline constexpr listed other_l3_hit_s_snoop_miss{other_l3_hit_s_snoop_miss, list, {.name = 22983, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200108000, .period = 100003}};
inline constexpr listed other_l3_hit_s_hit_other_core_no_fwd{other_l3_hit_s_hit_other_core_no_fwd, list, {.name = 23013, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400108000, .period = 100003}};
inline constexpr listed other_l3_hit_s_hit_other_core_fwd{other_l3_hit_s_hit_other_core_fwd, list, {.name = 23054, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800108000, .period = 100003}};
inline constexpr listed other_l3_hit_s_hitm_other_core{other_l3_hit_s_hitm_other_core, list, {.name = 23092, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000108000, .period = 100003}};
inline constexpr listed other_l3_hit_s_any_snoop{other_l3_hit_s_any_snoop, list, {.name = 23127, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80108000, .period = 100003}};
inline constexpr listed other_l3_hit_f_snoop_none{other_l3_hit_f_snoop_none, list, {.name = 23156, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80208000, .period = 100003}};
inline constexpr listed other_l3_hit_f_no_snoop_needed{other_l3_hit_f_no_snoop_needed, list, {.name = 23186, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100208000, .period = 100003}};
inline constexpr listed other_l3_hit_f_snoop_miss{other_l3_hit_f_snoop_miss, list, {.name = 23221, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200208000, .period = 100003}};
inline constexpr listed other_l3_hit_f_hit_other_core_no_fwd{other_l3_hit_f_hit_other_core_no_fwd, list, {.name = 23251, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400208000, .period = 100003}};
inline constexpr listed other_l3_hit_f_hit_other_core_fwd{other_l3_hit_f_hit_other_core_fwd, list, {.name = 23292, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800208000, .period = 100003}};
inline constexpr listed other_l3_hit_f_hitm_other_core{other_l3_hit_f_hitm_other_core, list, {.name = 23330, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000208000, .period = 100003}};
inline constexpr listed other_l3_hit_f_any_snoop{other_l3_hit_f_any_snoop, list, {.name = 23365, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80208000, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_none{other_l3_hit_snoop_none, list, {.name = 23394, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c8000, .period = 100003}};
inline constexpr listed other_l3_hit_no_snoop_needed{other_l3_hit_no_snoop_needed, list, {.name = 23422, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c8000, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_miss{other_l3_hit_snoop_miss, list, {.name = 23455, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c8000, .period = 100003}};
inline constexpr listed other_l3_hit_hit_other_core_no_fwd{other_l3_hit_hit_other_core_no_fwd, list, {.name = 23483, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c8000, .period = 100003}};
inline constexpr listed other_l3_hit_hit_other_core_fwd{other_l3_hit_hit_other_core_fwd, list, {.name = 23522, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c8000, .period = 100003}};
inline constexpr listed other_l3_hit_hitm_other_core{other_l3_hit_hitm_other_core, list, {.name = 23558, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c8000, .period = 100003}};
inline constexpr listed other_l3_hit_any_snoop{other_l3_hit_any_snoop, list, {.name = 23591, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c8000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_snoop_none{other_l3_miss_local_dram_snoop_none, list, {.name = 23618, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_no_snoop_needed{other_l3_miss_local_dram_no_snoop_needed, list, {.name = 23658, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_snoop_miss{other_l3_miss_local_dram_snoop_miss, list, {.name = 23703, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_hit_other_core_no_fwd{other_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 23743, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_hit_other_core_fwd{other_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 23794, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_hitm_other_core{other_l3_miss_local_dram_hitm_other_core, list, {.name = 23842, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_any_snoop{other_l3_miss_local_dram_any_snoop, list, {.name = 23887, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84008000, .period = 100003}};
inline constexpr listed other_l3_miss_remote_hop1_dram_snoop_none{other_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 23926, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90008000, .period = 100003}};
inline constexpr listed other_l3_miss_remote_hop1_dram_no_snoop_needed{other_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 23972, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110008000, .period = 100003}};
inline constexpr listed other_l3_miss_remote_hop1_dram_snoop_miss{other_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 24023, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210008000, .period = 100003}};
inline constexpr listed other_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{other_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 24069, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410008000, .period = 100003}};
inline constexpr listed other_l3_miss_remote_hop1_dram_hit_other_core_fwd{other_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 24126, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810008000, .period = 100003}};
inline constexpr listed other_l3_miss_remote_hop1_dram_hitm_other_core{other_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 24180, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010008000, .period = 100003}};
inline constexpr listed other_l3_miss_remote_hop1_dram_any_snoop{other_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 24231, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90008000, .period = 100003}};
inline constexpr listed other_l3_miss_snoop_none{other_l3_miss_snoop_none, list, {.name = 24276, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc008000, .period = 100003}};
inline constexpr listed other_l3_miss_no_snoop_needed{other_l3_miss_no_snoop_needed, list, {.name = 24305, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c008000, .period = 100003}};
inline constexpr listed other_l3_miss_snoop_miss{other_l3_miss_snoop_miss, list, {.name = 24339, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c008000, .period = 100003}};
inline constexpr listed other_l3_miss_hit_other_core_no_fwd{other_l3_miss_hit_other_core_no_fwd, list, {.name = 24368, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c008000, .period = 100003}};
inline constexpr listed other_l3_miss_hit_other_core_fwd{other_l3_miss_hit_other_core_fwd, list, {.name = 24408, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c008000, .period = 100003}};
inline constexpr listed other_l3_miss_hitm_other_core{other_l3_miss_hitm_other_core, list, {.name = 24445, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c008000, .period = 100003}};
inline constexpr listed other_l3_miss_any_snoop{other_l3_miss_any_snoop, list, {.name = 24479, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc008000, .period = 100003}};
inline constexpr listed all_pf_data_rd_supplier_none_snoop_none{all_pf_data_rd_supplier_none_snoop_none, list, {.name = 24507, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020490, .period = 100003}};
inline constexpr listed all_pf_data_rd_supplier_none_no_snoop_needed{all_pf_data_rd_supplier_none_no_snoop_needed, list, {.name = 24551, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020490, .period = 100003}};
inline constexpr listed all_pf_data_rd_supplier_none_snoop_miss{all_pf_data_rd_supplier_none_snoop_miss, list, {.name = 24600, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020490, .period = 100003}};
inline constexpr listed all_pf_data_rd_supplier_none_hit_other_core_no_fwd{all_pf_data_rd_supplier_none_hit_other_core_no_fwd, list, {.name = 24644, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020490, .period = 100003}};
inline constexpr listed all_pf_data_rd_supplier_none_hit_other_core_fwd{all_pf_data_rd_supplier_none_hit_other_core_fwd, list, {.name = 24699, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020490, .period = 100003}};
inline constexpr listed all_pf_data_rd_supplier_none_hitm_other_core{all_pf_data_rd_supplier_none_hitm_other_core, list, {.name = 24751, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020490, .period = 100003}};
inline constexpr listed all_pf_data_rd_supplier_none_any_snoop{all_pf_data_rd_supplier_none_any_snoop, list, {.name = 24800, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_m_snoop_none{all_pf_data_rd_l3_hit_m_snoop_none, list, {.name = 24843, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_m_no_snoop_needed{all_pf_data_rd_l3_hit_m_no_snoop_needed, list, {.name = 24882, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_m_snoop_miss{all_pf_data_rd_l3_hit_m_snoop_miss, list, {.name = 24926, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_m_hit_other_core_no_fwd{all_pf_data_rd_l3_hit_m_hit_other_core_no_fwd, list, {.name = 24965, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_m_hit_other_core_fwd{all_pf_data_rd_l3_hit_m_hit_other_core_fwd, list, {.name = 25015, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_m_hitm_other_core{all_pf_data_rd_l3_hit_m_hitm_other_core, list, {.name = 25062, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_m_any_snoop{all_pf_data_rd_l3_hit_m_any_snoop, list, {.name = 25106, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_e_snoop_none{all_pf_data_rd_l3_hit_e_snoop_none, list, {.name = 25144, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_e_no_snoop_needed{all_pf_data_rd_l3_hit_e_no_snoop_needed, list, {.name = 25183, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_e_snoop_miss{all_pf_data_rd_l3_hit_e_snoop_miss, list, {.name = 25227, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_e_hit_other_core_no_fwd{all_pf_data_rd_l3_hit_e_hit_other_core_no_fwd, list, {.name = 25266, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_e_hit_other_core_fwd{all_pf_data_rd_l3_hit_e_hit_other_core_fwd, list, {.name = 25316, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_e_hitm_other_core{all_pf_data_rd_l3_hit_e_hitm_other_core, list, {.name = 25363, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_e_any_snoop{all_pf_data_rd_l3_hit_e_any_snoop, list, {.name = 25407, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_s_snoop_none{all_pf_data_rd_l3_hit_s_snoop_none, list, {.name = 25445, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_s_no_snoop_needed{all_pf_data_rd_l3_hit_s_no_snoop_needed, list, {.name = 25484, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_s_snoop_miss{all_pf_data_rd_l3_hit_s_snoop_miss, list, {.name = 25528, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_s_hit_other_core_no_fwd{all_pf_data_rd_l3_hit_s_hit_other_core_no_fwd, list, {.name = 25567, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_s_hit_other_core_fwd{all_pf_data_rd_l3_hit_s_hit_other_core_fwd, list, {.name = 25617, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_s_hitm_other_core{all_pf_data_rd_l3_hit_s_hitm_other_core, list, {.name = 25664, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_s_any_snoop{all_pf_data_rd_l3_hit_s_any_snoop, list, {.name = 25708, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_f_snoop_none{all_pf_data_rd_l3_hit_f_snoop_none, list, {.name = 25746, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_f_no_snoop_needed{all_pf_data_rd_l3_hit_f_no_snoop_needed, list, {.name = 25785, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_f_snoop_miss{all_pf_data_rd_l3_hit_f_snoop_miss, list, {.name = 25829, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_f_hit_other_core_no_fwd{all_pf_data_rd_l3_hit_f_hit_other_core_no_fwd, list, {.name = 25868, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_f_hit_other_core_fwd{all_pf_data_rd_l3_hit_f_hit_other_core_fwd, list, {.name = 25918, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_f_hitm_other_core{all_pf_data_rd_l3_hit_f_hitm_other_core, list, {.name = 25965, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_f_any_snoop{all_pf_data_rd_l3_hit_f_any_snoop, list, {.name = 26009, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_snoop_none{all_pf_data_rd_l3_hit_snoop_none, list, {.name = 26047, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_no_snoop_needed{all_pf_data_rd_l3_hit_no_snoop_needed, list, {.name = 26084, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_snoop_miss{all_pf_data_rd_l3_hit_snoop_miss, list, {.name = 26126, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_hit_other_core_no_fwd{all_pf_data_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 26163, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_hit_other_core_fwd{all_pf_data_rd_l3_hit_hit_other_core_fwd, list, {.name = 26211, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_hitm_other_core{all_pf_data_rd_l3_hit_hitm_other_core, list, {.name = 26256, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_any_snoop{all_pf_data_rd_l3_hit_any_snoop, list, {.name = 26298, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_none{all_pf_data_rd_l3_miss_local_dram_snoop_none, list, {.name = 26334, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_no_snoop_needed{all_pf_data_rd_l3_miss_local_dram_no_snoop_needed, list, {.name = 26383, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_miss{all_pf_data_rd_l3_miss_local_dram_snoop_miss, list, {.name = 26437, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{all_pf_data_rd_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 26486, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_hit_other_core_fwd{all_pf_data_rd_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 26546, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_hitm_other_core{all_pf_data_rd_l3_miss_local_dram_hitm_other_core, list, {.name = 26603, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_any_snoop{all_pf_data_rd_l3_miss_local_dram_any_snoop, list, {.name = 26657, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_none{all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 26705, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{all_pf_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 26760, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_miss{all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 26820, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 26875, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 26941, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{all_pf_data_rd_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 27004, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_any_snoop{all_pf_data_rd_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 27064, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_snoop_none{all_pf_data_rd_l3_miss_snoop_none, list, {.name = 27118, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_no_snoop_needed{all_pf_data_rd_l3_miss_no_snoop_needed, list, {.name = 27156, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_snoop_miss{all_pf_data_rd_l3_miss_snoop_miss, list, {.name = 27199, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_hit_other_core_no_fwd{all_pf_data_rd_l3_miss_hit_other_core_no_fwd, list, {.name = 27237, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_hit_other_core_fwd{all_pf_data_rd_l3_miss_hit_other_core_fwd, list, {.name = 27286, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_hitm_other_core{all_pf_data_rd_l3_miss_hitm_other_core, list, {.name = 27332, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_any_snoop{all_pf_data_rd_l3_miss_any_snoop, list, {.name = 27375, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000490, .period = 100003}};
inline constexpr listed all_pf_rfo_supplier_none_snoop_none{all_pf_rfo_supplier_none_snoop_none, list, {.name = 27412, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020120, .period = 100003}};
inline constexpr listed all_pf_rfo_supplier_none_no_snoop_needed{all_pf_rfo_supplier_none_no_snoop_needed, list, {.name = 27452, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020120, .period = 100003}};
inline constexpr listed all_pf_rfo_supplier_none_snoop_miss{all_pf_rfo_supplier_none_snoop_miss, list, {.name = 27497, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020120, .period = 100003}};
inline constexpr listed all_pf_rfo_supplier_none_hit_other_core_no_fwd{all_pf_rfo_supplier_none_hit_other_core_no_fwd, list, {.name = 27537, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020120, .period = 100003}};
inline constexpr listed all_pf_rfo_supplier_none_hit_other_core_fwd{all_pf_rfo_supplier_none_hit_other_core_fwd, list, {.name = 27588, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020120, .period = 100003}};
inline constexpr listed all_pf_rfo_supplier_none_hitm_other_core{all_pf_rfo_supplier_none_hitm_other_core, list, {.name = 27636, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020120, .period = 100003}};
inline constexpr listed all_pf_rfo_supplier_none_any_snoop{all_pf_rfo_supplier_none_any_snoop, list, {.name = 27681, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_m_snoop_none{all_pf_rfo_l3_hit_m_snoop_none, list, {.name = 27720, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_m_no_snoop_needed{all_pf_rfo_l3_hit_m_no_snoop_needed, list, {.name = 27755, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_m_snoop_miss{all_pf_rfo_l3_hit_m_snoop_miss, list, {.name = 27795, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_m_hit_other_core_no_fwd{all_pf_rfo_l3_hit_m_hit_other_core_no_fwd, list, {.name = 27830, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_m_hit_other_core_fwd{all_pf_rfo_l3_hit_m_hit_other_core_fwd, list, {.name = 27876, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_m_hitm_other_core{all_pf_rfo_l3_hit_m_hitm_other_core, list, {.name = 27919, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_m_any_snoop{all_pf_rfo_l3_hit_m_any_snoop, list, {.name = 27959, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_e_snoop_none{all_pf_rfo_l3_hit_e_snoop_none, list, {.name = 27993, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_e_no_snoop_needed{all_pf_rfo_l3_hit_e_no_snoop_needed, list, {.name = 28028, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_e_snoop_miss{all_pf_rfo_l3_hit_e_snoop_miss, list, {.name = 28068, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_e_hit_other_core_no_fwd{all_pf_rfo_l3_hit_e_hit_other_core_no_fwd, list, {.name = 28103, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_e_hit_other_core_fwd{all_pf_rfo_l3_hit_e_hit_other_core_fwd, list, {.name = 28149, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_e_hitm_other_core{all_pf_rfo_l3_hit_e_hitm_other_core, list, {.name = 28192, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_e_any_snoop{all_pf_rfo_l3_hit_e_any_snoop, list, {.name = 28232, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_s_snoop_none{all_pf_rfo_l3_hit_s_snoop_none, list, {.name = 28266, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_s_no_snoop_needed{all_pf_rfo_l3_hit_s_no_snoop_needed, list, {.name = 28301, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_s_snoop_miss{all_pf_rfo_l3_hit_s_snoop_miss, list, {.name = 28341, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_s_hit_other_core_no_fwd{all_pf_rfo_l3_hit_s_hit_other_core_no_fwd, list, {.name = 28376, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_s_hit_other_core_fwd{all_pf_rfo_l3_hit_s_hit_other_core_fwd, list, {.name = 28422, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_s_hitm_other_core{all_pf_rfo_l3_hit_s_hitm_other_core, list, {.name = 28465, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_s_any_snoop{all_pf_rfo_l3_hit_s_any_snoop, list, {.name = 28505, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_f_snoop_none{all_pf_rfo_l3_hit_f_snoop_none, list, {.name = 28539, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_f_no_snoop_needed{all_pf_rfo_l3_hit_f_no_snoop_needed, list, {.name = 28574, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_f_snoop_miss{all_pf_rfo_l3_hit_f_snoop_miss, list, {.name = 28614, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_f_hit_other_core_no_fwd{all_pf_rfo_l3_hit_f_hit_other_core_no_fwd, list, {.name = 28649, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_f_hit_other_core_fwd{all_pf_rfo_l3_hit_f_hit_other_core_fwd, list, {.name = 28695, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_f_hitm_other_core{all_pf_rfo_l3_hit_f_hitm_other_core, list, {.name = 28738, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_f_any_snoop{all_pf_rfo_l3_hit_f_any_snoop, list, {.name = 28778, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_snoop_none{all_pf_rfo_l3_hit_snoop_none, list, {.name = 28812, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_no_snoop_needed{all_pf_rfo_l3_hit_no_snoop_needed, list, {.name = 28845, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_snoop_miss{all_pf_rfo_l3_hit_snoop_miss, list, {.name = 28883, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_hit_other_core_no_fwd{all_pf_rfo_l3_hit_hit_other_core_no_fwd, list, {.name = 28916, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_hit_other_core_fwd{all_pf_rfo_l3_hit_hit_other_core_fwd, list, {.name = 28960, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_hitm_other_core{all_pf_rfo_l3_hit_hitm_other_core, list, {.name = 29001, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_any_snoop{all_pf_rfo_l3_hit_any_snoop, list, {.name = 29039, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_none{all_pf_rfo_l3_miss_local_dram_snoop_none, list, {.name = 29071, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_no_snoop_needed{all_pf_rfo_l3_miss_local_dram_no_snoop_needed, list, {.name = 29116, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_miss{all_pf_rfo_l3_miss_local_dram_snoop_miss, list, {.name = 29166, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_hit_other_core_no_fwd{all_pf_rfo_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 29211, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_hit_other_core_fwd{all_pf_rfo_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 29267, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_hitm_other_core{all_pf_rfo_l3_miss_local_dram_hitm_other_core, list, {.name = 29320, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_any_snoop{all_pf_rfo_l3_miss_local_dram_any_snoop, list, {.name = 29370, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_snoop_none{all_pf_rfo_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 29414, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{all_pf_rfo_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 29465, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_snoop_miss{all_pf_rfo_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 29521, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 29572, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 29634, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_hitm_other_core{all_pf_rfo_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 29693, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_any_snoop{all_pf_rfo_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 29749, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_snoop_none{all_pf_rfo_l3_miss_snoop_none, list, {.name = 29799, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_no_snoop_needed{all_pf_rfo_l3_miss_no_snoop_needed, list, {.name = 29833, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_snoop_miss{all_pf_rfo_l3_miss_snoop_miss, list, {.name = 29872, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_hit_other_core_no_fwd{all_pf_rfo_l3_miss_hit_other_core_no_fwd, list, {.name = 29906, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_hit_other_core_fwd{all_pf_rfo_l3_miss_hit_other_core_fwd, list, {.name = 29951, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_hitm_other_core{all_pf_rfo_l3_miss_hitm_other_core, list, {.name = 29993, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_any_snoop{all_pf_rfo_l3_miss_any_snoop, list, {.name = 30032, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000120, .period = 100003}};
inline constexpr listed all_data_rd_supplier_none_snoop_none{all_data_rd_supplier_none_snoop_none, list, {.name = 30065, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020491, .period = 100003}};
inline constexpr listed all_data_rd_supplier_none_no_snoop_needed{all_data_rd_supplier_none_no_snoop_needed, list, {.name = 30106, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020491, .period = 100003}};
inline constexpr listed all_data_rd_supplier_none_snoop_miss{all_data_rd_supplier_none_snoop_miss, list, {.name = 30152, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020491, .period = 100003}};
inline constexpr listed all_data_rd_supplier_none_hit_other_core_no_fwd{all_data_rd_supplier_none_hit_other_core_no_fwd, list, {.name = 30193, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020491, .period = 100003}};
inline constexpr listed all_data_rd_supplier_none_hit_other_core_fwd{all_data_rd_supplier_none_hit_other_core_fwd, list, {.name = 30245, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020491, .period = 100003}};
inline constexpr listed all_data_rd_supplier_none_hitm_other_core{all_data_rd_supplier_none_hitm_other_core, list, {.name = 30294, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020491, .period = 100003}};
inline constexpr listed all_data_rd_supplier_none_any_snoop{all_data_rd_supplier_none_any_snoop, list, {.name = 30340, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_m_snoop_none{all_data_rd_l3_hit_m_snoop_none, list, {.name = 30380, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_m_no_snoop_needed{all_data_rd_l3_hit_m_no_snoop_needed, list, {.name = 30416, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_m_snoop_miss{all_data_rd_l3_hit_m_snoop_miss, list, {.name = 30457, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_m_hit_other_core_no_fwd{all_data_rd_l3_hit_m_hit_other_core_no_fwd, list, {.name = 30493, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_m_hit_other_core_fwd{all_data_rd_l3_hit_m_hit_other_core_fwd, list, {.name = 30540, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_m_hitm_other_core{all_data_rd_l3_hit_m_hitm_other_core, list, {.name = 30584, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_m_any_snoop{all_data_rd_l3_hit_m_any_snoop, list, {.name = 30625, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_e_snoop_none{all_data_rd_l3_hit_e_snoop_none, list, {.name = 30660, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_e_no_snoop_needed{all_data_rd_l3_hit_e_no_snoop_needed, list, {.name = 30696, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_e_snoop_miss{all_data_rd_l3_hit_e_snoop_miss, list, {.name = 30737, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_e_hit_other_core_no_fwd{all_data_rd_l3_hit_e_hit_other_core_no_fwd, list, {.name = 30773, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_e_hit_other_core_fwd{all_data_rd_l3_hit_e_hit_other_core_fwd, list, {.name = 30820, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_e_hitm_other_core{all_data_rd_l3_hit_e_hitm_other_core, list, {.name = 30864, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_e_any_snoop{all_data_rd_l3_hit_e_any_snoop, list, {.name = 30905, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_s_snoop_none{all_data_rd_l3_hit_s_snoop_none, list, {.name = 30940, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_s_no_snoop_needed{all_data_rd_l3_hit_s_no_snoop_needed, list, {.name = 30976, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_s_snoop_miss{all_data_rd_l3_hit_s_snoop_miss, list, {.name = 31017, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_s_hit_other_core_no_fwd{all_data_rd_l3_hit_s_hit_other_core_no_fwd, list, {.name = 31053, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_s_hit_other_core_fwd{all_data_rd_l3_hit_s_hit_other_core_fwd, list, {.name = 31100, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_s_hitm_other_core{all_data_rd_l3_hit_s_hitm_other_core, list, {.name = 31144, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_s_any_snoop{all_data_rd_l3_hit_s_any_snoop, list, {.name = 31185, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_f_snoop_none{all_data_rd_l3_hit_f_snoop_none, list, {.name = 31220, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_f_no_snoop_needed{all_data_rd_l3_hit_f_no_snoop_needed, list, {.name = 31256, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_f_snoop_miss{all_data_rd_l3_hit_f_snoop_miss, list, {.name = 31297, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_f_hit_other_core_no_fwd{all_data_rd_l3_hit_f_hit_other_core_no_fwd, list, {.name = 31333, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_f_hit_other_core_fwd{all_data_rd_l3_hit_f_hit_other_core_fwd, list, {.name = 31380, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_f_hitm_other_core{all_data_rd_l3_hit_f_hitm_other_core, list, {.name = 31424, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_f_any_snoop{all_data_rd_l3_hit_f_any_snoop, list, {.name = 31465, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_snoop_none{all_data_rd_l3_hit_snoop_none, list, {.name = 31500, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_no_snoop_needed{all_data_rd_l3_hit_no_snoop_needed, list, {.name = 31534, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_snoop_miss{all_data_rd_l3_hit_snoop_miss, list, {.name = 31573, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_hit_other_core_no_fwd{all_data_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 31607, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_hit_other_core_fwd{all_data_rd_l3_hit_hit_other_core_fwd, list, {.name = 31652, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_hitm_other_core{all_data_rd_l3_hit_hitm_other_core, list, {.name = 31694, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_any_snoop{all_data_rd_l3_hit_any_snoop, list, {.name = 31733, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_none{all_data_rd_l3_miss_local_dram_snoop_none, list, {.name = 31766, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_local_dram_no_snoop_needed{all_data_rd_l3_miss_local_dram_no_snoop_needed, list, {.name = 31812, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_miss{all_data_rd_l3_miss_local_dram_snoop_miss, list, {.name = 31863, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{all_data_rd_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 31909, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_local_dram_hit_other_core_fwd{all_data_rd_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 31966, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_local_dram_hitm_other_core{all_data_rd_l3_miss_local_dram_hitm_other_core, list, {.name = 32020, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_local_dram_any_snoop{all_data_rd_l3_miss_local_dram_any_snoop, list, {.name = 32071, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_snoop_none{all_data_rd_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 32116, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{all_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 32168, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_snoop_miss{all_data_rd_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 32225, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 32277, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 32340, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{all_data_rd_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 32400, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_any_snoop{all_data_rd_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 32457, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_snoop_none{all_data_rd_l3_miss_snoop_none, list, {.name = 32508, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_no_snoop_needed{all_data_rd_l3_miss_no_snoop_needed, list, {.name = 32543, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_snoop_miss{all_data_rd_l3_miss_snoop_miss, list, {.name = 32583, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_hit_other_core_no_fwd{all_data_rd_l3_miss_hit_other_core_no_fwd, list, {.name = 32618, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_hit_other_core_fwd{all_data_rd_l3_miss_hit_other_core_fwd, list, {.name = 32664, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_hitm_other_core{all_data_rd_l3_miss_hitm_other_core, list, {.name = 32707, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_any_snoop{all_data_rd_l3_miss_any_snoop, list, {.name = 32747, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000491, .period = 100003}};
inline constexpr listed all_rfo_supplier_none_snoop_none{all_rfo_supplier_none_snoop_none, list, {.name = 32781, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020122, .period = 100003}};
inline constexpr listed all_rfo_supplier_none_no_snoop_needed{all_rfo_supplier_none_no_snoop_needed, list, {.name = 32818, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020122, .period = 100003}};
inline constexpr listed all_rfo_supplier_none_snoop_miss{all_rfo_supplier_none_snoop_miss, list, {.name = 32860, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020122, .period = 100003}};
inline constexpr listed all_rfo_supplier_none_hit_other_core_no_fwd{all_rfo_supplier_none_hit_other_core_no_fwd, list, {.name = 32897, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020122, .period = 100003}};
inline constexpr listed all_rfo_supplier_none_hit_other_core_fwd{all_rfo_supplier_none_hit_other_core_fwd, list, {.name = 32945, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020122, .period = 100003}};
inline constexpr listed all_rfo_supplier_none_hitm_other_core{all_rfo_supplier_none_hitm_other_core, list, {.name = 32990, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020122, .period = 100003}};
inline constexpr listed all_rfo_supplier_none_any_snoop{all_rfo_supplier_none_any_snoop, list, {.name = 33032, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_m_snoop_none{all_rfo_l3_hit_m_snoop_none, list, {.name = 33068, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_m_no_snoop_needed{all_rfo_l3_hit_m_no_snoop_needed, list, {.name = 33100, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_m_snoop_miss{all_rfo_l3_hit_m_snoop_miss, list, {.name = 33137, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_m_hit_other_core_no_fwd{all_rfo_l3_hit_m_hit_other_core_no_fwd, list, {.name = 33169, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_m_hit_other_core_fwd{all_rfo_l3_hit_m_hit_other_core_fwd, list, {.name = 33212, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_m_hitm_other_core{all_rfo_l3_hit_m_hitm_other_core, list, {.name = 33252, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_m_any_snoop{all_rfo_l3_hit_m_any_snoop, list, {.name = 33289, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_e_snoop_none{all_rfo_l3_hit_e_snoop_none, list, {.name = 33320, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_e_no_snoop_needed{all_rfo_l3_hit_e_no_snoop_needed, list, {.name = 33352, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_e_snoop_miss{all_rfo_l3_hit_e_snoop_miss, list, {.name = 33389, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_e_hit_other_core_no_fwd{all_rfo_l3_hit_e_hit_other_core_no_fwd, list, {.name = 33421, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_e_hit_other_core_fwd{all_rfo_l3_hit_e_hit_other_core_fwd, list, {.name = 33464, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_e_hitm_other_core{all_rfo_l3_hit_e_hitm_other_core, list, {.name = 33504, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_e_any_snoop{all_rfo_l3_hit_e_any_snoop, list, {.name = 33541, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_s_snoop_none{all_rfo_l3_hit_s_snoop_none, list, {.name = 33572, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_s_no_snoop_needed{all_rfo_l3_hit_s_no_snoop_needed, list, {.name = 33604, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_s_snoop_miss{all_rfo_l3_hit_s_snoop_miss, list, {.name = 33641, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_s_hit_other_core_no_fwd{all_rfo_l3_hit_s_hit_other_core_no_fwd, list, {.name = 33673, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_s_hit_other_core_fwd{all_rfo_l3_hit_s_hit_other_core_fwd, list, {.name = 33716, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_s_hitm_other_core{all_rfo_l3_hit_s_hitm_other_core, list, {.name = 33756, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_s_any_snoop{all_rfo_l3_hit_s_any_snoop, list, {.name = 33793, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_f_snoop_none{all_rfo_l3_hit_f_snoop_none, list, {.name = 33824, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_f_no_snoop_needed{all_rfo_l3_hit_f_no_snoop_needed, list, {.name = 33856, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_f_snoop_miss{all_rfo_l3_hit_f_snoop_miss, list, {.name = 33893, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_f_hit_other_core_no_fwd{all_rfo_l3_hit_f_hit_other_core_no_fwd, list, {.name = 33925, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_f_hit_other_core_fwd{all_rfo_l3_hit_f_hit_other_core_fwd, list, {.name = 33968, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_f_hitm_other_core{all_rfo_l3_hit_f_hitm_other_core, list, {.name = 34008, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_f_any_snoop{all_rfo_l3_hit_f_any_snoop, list, {.name = 34045, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_snoop_none{all_rfo_l3_hit_snoop_none, list, {.name = 34076, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_no_snoop_needed{all_rfo_l3_hit_no_snoop_needed, list, {.name = 34106, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_snoop_miss{all_rfo_l3_hit_snoop_miss, list, {.name = 34141, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_hit_other_core_no_fwd{all_rfo_l3_hit_hit_other_core_no_fwd, list, {.name = 34171, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_hit_other_core_fwd{all_rfo_l3_hit_hit_other_core_fwd, list, {.name = 34212, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_hitm_other_core{all_rfo_l3_hit_hitm_other_core, list, {.name = 34250, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_any_snoop{all_rfo_l3_hit_any_snoop, list, {.name = 34285, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_none{all_rfo_l3_miss_local_dram_snoop_none, list, {.name = 34314, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_local_dram_no_snoop_needed{all_rfo_l3_miss_local_dram_no_snoop_needed, list, {.name = 34356, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_miss{all_rfo_l3_miss_local_dram_snoop_miss, list, {.name = 34403, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_local_dram_hit_other_core_no_fwd{all_rfo_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 34445, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_local_dram_hit_other_core_fwd{all_rfo_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 34498, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_local_dram_hitm_other_core{all_rfo_l3_miss_local_dram_hitm_other_core, list, {.name = 34548, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_local_dram_any_snoop{all_rfo_l3_miss_local_dram_any_snoop, list, {.name = 34595, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_snoop_none{all_rfo_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 34636, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{all_rfo_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 34684, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_snoop_miss{all_rfo_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 34737, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{all_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 34785, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{all_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 34844, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_hitm_other_core{all_rfo_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 34900, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_any_snoop{all_rfo_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 34953, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_snoop_none{all_rfo_l3_miss_snoop_none, list, {.name = 35000, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_no_snoop_needed{all_rfo_l3_miss_no_snoop_needed, list, {.name = 35031, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_snoop_miss{all_rfo_l3_miss_snoop_miss, list, {.name = 35067, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_hit_other_core_no_fwd{all_rfo_l3_miss_hit_other_core_no_fwd, list, {.name = 35098, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_hit_other_core_fwd{all_rfo_l3_miss_hit_other_core_fwd, list, {.name = 35140, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_hitm_other_core{all_rfo_l3_miss_hitm_other_core, list, {.name = 35179, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_any_snoop{all_rfo_l3_miss_any_snoop, list, {.name = 35215, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000122, .period = 100003}};
inline constexpr listed all_reads_supplier_none_snoop_none{all_reads_supplier_none_snoop_none, list, {.name = 35245, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800207f7, .period = 100003}};
inline constexpr listed all_reads_supplier_none_no_snoop_needed{all_reads_supplier_none_no_snoop_needed, list, {.name = 35284, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000207f7, .period = 100003}};
inline constexpr listed all_reads_supplier_none_snoop_miss{all_reads_supplier_none_snoop_miss, list, {.name = 35328, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000207f7, .period = 100003}};
inline constexpr listed all_reads_supplier_none_hit_other_core_no_fwd{all_reads_supplier_none_hit_other_core_no_fwd, list, {.name = 35367, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4000207f7, .period = 100003}};
inline constexpr listed all_reads_supplier_none_hit_other_core_fwd{all_reads_supplier_none_hit_other_core_fwd, list, {.name = 35417, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8000207f7, .period = 100003}};
inline constexpr listed all_reads_supplier_none_hitm_other_core{all_reads_supplier_none_hitm_other_core, list, {.name = 35464, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10000207f7, .period = 100003}};
inline constexpr listed all_reads_supplier_none_any_snoop{all_reads_supplier_none_any_snoop, list, {.name = 35508, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f800207f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_m_snoop_none{all_reads_l3_hit_m_snoop_none, list, {.name = 35546, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800407f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_m_no_snoop_needed{all_reads_l3_hit_m_no_snoop_needed, list, {.name = 35580, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000407f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_m_snoop_miss{all_reads_l3_hit_m_snoop_miss, list, {.name = 35619, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000407f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_m_hit_other_core_no_fwd{all_reads_l3_hit_m_hit_other_core_no_fwd, list, {.name = 35653, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4000407f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_m_hit_other_core_fwd{all_reads_l3_hit_m_hit_other_core_fwd, list, {.name = 35698, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8000407f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_m_hitm_other_core{all_reads_l3_hit_m_hitm_other_core, list, {.name = 35740, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10000407f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_m_any_snoop{all_reads_l3_hit_m_any_snoop, list, {.name = 35779, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f800407f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_e_snoop_none{all_reads_l3_hit_e_snoop_none, list, {.name = 35812, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800807f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_e_no_snoop_needed{all_reads_l3_hit_e_no_snoop_needed, list, {.name = 35846, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000807f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_e_snoop_miss{all_reads_l3_hit_e_snoop_miss, list, {.name = 35885, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000807f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_e_hit_other_core_no_fwd{all_reads_l3_hit_e_hit_other_core_no_fwd, list, {.name = 35919, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4000807f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_e_hit_other_core_fwd{all_reads_l3_hit_e_hit_other_core_fwd, list, {.name = 35964, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8000807f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_e_hitm_other_core{all_reads_l3_hit_e_hitm_other_core, list, {.name = 36006, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10000807f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_e_any_snoop{all_reads_l3_hit_e_any_snoop, list, {.name = 36045, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f800807f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_s_snoop_none{all_reads_l3_hit_s_snoop_none, list, {.name = 36078, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x801007f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_s_no_snoop_needed{all_reads_l3_hit_s_no_snoop_needed, list, {.name = 36112, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1001007f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_s_snoop_miss{all_reads_l3_hit_s_snoop_miss, list, {.name = 36151, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2001007f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_s_hit_other_core_no_fwd{all_reads_l3_hit_s_hit_other_core_no_fwd, list, {.name = 36185, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4001007f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_s_hit_other_core_fwd{all_reads_l3_hit_s_hit_other_core_fwd, list, {.name = 36230, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8001007f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_s_hitm_other_core{all_reads_l3_hit_s_hitm_other_core, list, {.name = 36272, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001007f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_s_any_snoop{all_reads_l3_hit_s_any_snoop, list, {.name = 36311, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f801007f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_f_snoop_none{all_reads_l3_hit_f_snoop_none, list, {.name = 36344, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x802007f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_f_no_snoop_needed{all_reads_l3_hit_f_no_snoop_needed, list, {.name = 36378, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1002007f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_f_snoop_miss{all_reads_l3_hit_f_snoop_miss, list, {.name = 36417, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2002007f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_f_hit_other_core_no_fwd{all_reads_l3_hit_f_hit_other_core_no_fwd, list, {.name = 36451, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4002007f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_f_hit_other_core_fwd{all_reads_l3_hit_f_hit_other_core_fwd, list, {.name = 36496, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8002007f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_f_hitm_other_core{all_reads_l3_hit_f_hitm_other_core, list, {.name = 36538, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10002007f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_f_any_snoop{all_reads_l3_hit_f_any_snoop, list, {.name = 36577, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f802007f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_snoop_none{all_reads_l3_hit_snoop_none, list, {.name = 36610, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c07f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_no_snoop_needed{all_reads_l3_hit_no_snoop_needed, list, {.name = 36642, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c07f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_snoop_miss{all_reads_l3_hit_snoop_miss, list, {.name = 36679, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c07f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_hit_other_core_no_fwd{all_reads_l3_hit_hit_other_core_no_fwd, list, {.name = 36711, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c07f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_hit_other_core_fwd{all_reads_l3_hit_hit_other_core_fwd, list, {.name = 36754, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c07f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_hitm_other_core{all_reads_l3_hit_hitm_other_core, list, {.name = 36794, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c07f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_any_snoop{all_reads_l3_hit_any_snoop, list, {.name = 36831, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c07f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_local_dram_snoop_none{all_reads_l3_miss_local_dram_snoop_none, list, {.name = 36862, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x840007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_local_dram_no_snoop_needed{all_reads_l3_miss_local_dram_no_snoop_needed, list, {.name = 36906, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1040007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_local_dram_snoop_miss{all_reads_l3_miss_local_dram_snoop_miss, list, {.name = 36955, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2040007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_local_dram_hit_other_core_no_fwd{all_reads_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 36999, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4040007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_local_dram_hit_other_core_fwd{all_reads_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 37054, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8040007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_local_dram_hitm_other_core{all_reads_l3_miss_local_dram_hitm_other_core, list, {.name = 37106, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10040007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_local_dram_any_snoop{all_reads_l3_miss_local_dram_any_snoop, list, {.name = 37155, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f840007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_snoop_none{all_reads_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 37198, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x900007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_no_snoop_needed{all_reads_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 37248, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1100007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_snoop_miss{all_reads_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 37303, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2100007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{all_reads_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 37353, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4100007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_hit_other_core_fwd{all_reads_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 37414, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8100007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_hitm_other_core{all_reads_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 37472, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10100007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_any_snoop{all_reads_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 37527, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f900007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_snoop_none{all_reads_l3_miss_snoop_none, list, {.name = 37576, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc0007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_no_snoop_needed{all_reads_l3_miss_no_snoop_needed, list, {.name = 37609, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c0007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_snoop_miss{all_reads_l3_miss_snoop_miss, list, {.name = 37647, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c0007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_hit_other_core_no_fwd{all_reads_l3_miss_hit_other_core_no_fwd, list, {.name = 37680, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c0007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_hit_other_core_fwd{all_reads_l3_miss_hit_other_core_fwd, list, {.name = 37724, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c0007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_hitm_other_core{all_reads_l3_miss_hitm_other_core, list, {.name = 37765, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c0007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_any_snoop{all_reads_l3_miss_any_snoop, list, {.name = 37803, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc0007f7, .period = 100003}};
inline constexpr listed demand_data_rd_any_response{demand_data_rd_any_response, list, {.name = 37835, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{demand_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 37867, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{demand_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 37927, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{demand_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 37986, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0001, .period = 100003}};
inline constexpr listed demand_rfo_any_response{demand_rfo_any_response, list, {.name = 38031, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{demand_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 38059, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{demand_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 38115, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_hit_with_fwd{demand_rfo_l3_hit_snoop_hit_with_fwd, list, {.name = 38170, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0002, .period = 100003}};
inline constexpr listed demand_code_rd_any_response{demand_code_rd_any_response, list, {.name = 38211, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{demand_code_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 38243, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{demand_code_rd_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 38303, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_with_fwd{demand_code_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 38362, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0004, .period = 100003}};
inline constexpr listed pf_l2_data_rd_any_response{pf_l2_data_rd_any_response, list, {.name = 38407, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{pf_l2_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 38438, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{pf_l2_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 38497, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_hit_with_fwd{pf_l2_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 38555, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0010, .period = 100003}};
inline constexpr listed pf_l2_rfo_any_response{pf_l2_rfo_any_response, list, {.name = 38599, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{pf_l2_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 38626, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{pf_l2_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 38681, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_snoop_hit_with_fwd{pf_l2_rfo_l3_hit_snoop_hit_with_fwd, list, {.name = 38735, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0020, .period = 100003}};
inline constexpr listed pf_l3_data_rd_any_response{pf_l3_data_rd_any_response, list, {.name = 38775, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{pf_l3_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 38806, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{pf_l3_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 38865, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_hit_with_fwd{pf_l3_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 38923, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0080, .period = 100003}};
inline constexpr listed pf_l3_rfo_any_response{pf_l3_rfo_any_response, list, {.name = 38967, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{pf_l3_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 38994, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{pf_l3_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 39049, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_snoop_hit_with_fwd{pf_l3_rfo_l3_hit_snoop_hit_with_fwd, list, {.name = 39103, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0100, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_any_response{pf_l1d_and_sw_any_response, list, {.name = 39143, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_dram_snoop_miss_or_no_fwd{pf_l1d_and_sw_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 39174, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_snoop_miss_or_no_fwd{pf_l1d_and_sw_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 39233, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_snoop_hit_with_fwd{pf_l1d_and_sw_l3_hit_snoop_hit_with_fwd, list, {.name = 39291, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0400, .period = 100003}};
inline constexpr listed other_any_response{other_any_response, list, {.name = 39335, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x18000, .period = 100003}};
inline constexpr listed other_l3_miss_remote_dram_snoop_miss_or_no_fwd{other_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 39358, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b808000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_snoop_miss_or_no_fwd{other_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 39409, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604008000, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_hit_with_fwd{other_l3_hit_snoop_hit_with_fwd, list, {.name = 39459, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c8000, .period = 100003}};
inline constexpr listed all_pf_data_rd_any_response{all_pf_data_rd_any_response, list, {.name = 39495, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{all_pf_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 39527, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{all_pf_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 39587, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_snoop_hit_with_fwd{all_pf_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 39646, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0490, .period = 100003}};
inline constexpr listed all_pf_rfo_any_response{all_pf_rfo_any_response, list, {.name = 39691, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{all_pf_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 39719, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{all_pf_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 39775, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_snoop_hit_with_fwd{all_pf_rfo_l3_hit_snoop_hit_with_fwd, list, {.name = 39830, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0120, .period = 100003}};
inline constexpr listed all_data_rd_any_response{all_data_rd_any_response, list, {.name = 39871, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{all_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 39900, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{all_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 39957, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_snoop_hit_with_fwd{all_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 40013, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0491, .period = 100003}};
inline constexpr listed all_rfo_any_response{all_rfo_any_response, list, {.name = 40055, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{all_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 40080, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{all_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 40133, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_snoop_hit_with_fwd{all_rfo_l3_hit_snoop_hit_with_fwd, list, {.name = 40185, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0122, .period = 100003}};
inline constexpr listed all_reads_any_response{all_reads_any_response, list, {.name = 40223, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x107f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_remote_dram_snoop_miss_or_no_fwd{all_reads_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 40250, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b8007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_local_dram_snoop_miss_or_no_fwd{all_reads_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 40305, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x6040007f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_snoop_hit_with_fwd{all_reads_l3_hit_snoop_hit_with_fwd, list, {.name = 40359, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c07f7, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_remote_hitm{demand_data_rd_l3_miss_remote_hitm, list, {.name = 40399, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00001, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_remote_hitm{demand_rfo_l3_miss_remote_hitm, list, {.name = 40438, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00002, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_remote_hitm{demand_code_rd_l3_miss_remote_hitm, list, {.name = 40473, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00004, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hitm{pf_l2_data_rd_l3_miss_remote_hitm, list, {.name = 40512, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00010, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hitm{pf_l2_rfo_l3_miss_remote_hitm, list, {.name = 40550, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00020, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hitm{pf_l3_data_rd_l3_miss_remote_hitm, list, {.name = 40584, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00080, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hitm{pf_l3_rfo_l3_miss_remote_hitm, list, {.name = 40622, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00100, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hitm{pf_l1d_and_sw_l3_miss_remote_hitm, list, {.name = 40656, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00400, .period = 100003}};
inline constexpr listed other_l3_miss_remote_hitm{other_l3_miss_remote_hitm, list, {.name = 40694, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc08000, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hitm{all_pf_data_rd_l3_miss_remote_hitm, list, {.name = 40724, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00490, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hitm{all_pf_rfo_l3_miss_remote_hitm, list, {.name = 40763, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00120, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_remote_hitm{all_data_rd_l3_miss_remote_hitm, list, {.name = 40798, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00491, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_remote_hitm{all_rfo_l3_miss_remote_hitm, list, {.name = 40834, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00122, .period = 100003}};
inline constexpr listed all_reads_l3_miss_remote_hitm{all_reads_l3_miss_remote_hitm, list, {.name = 40866, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc007f7, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_remote_hit_forward{demand_data_rd_l3_miss_remote_hit_forward, list, {.name = 40900, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00001, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_remote_hit_forward{demand_rfo_l3_miss_remote_hit_forward, list, {.name = 40946, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00002, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_remote_hit_forward{demand_code_rd_l3_miss_remote_hit_forward, list, {.name = 40988, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00004, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hit_forward{pf_l2_data_rd_l3_miss_remote_hit_forward, list, {.name = 41034, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00010, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hit_forward{pf_l2_rfo_l3_miss_remote_hit_forward, list, {.name = 41079, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00020, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hit_forward{pf_l3_data_rd_l3_miss_remote_hit_forward, list, {.name = 41120, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00080, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hit_forward{pf_l3_rfo_l3_miss_remote_hit_forward, list, {.name = 41165, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00100, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hit_forward{pf_l1d_and_sw_l3_miss_remote_hit_forward, list, {.name = 41206, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00400, .period = 100003}};
inline constexpr listed other_l3_miss_remote_hit_forward{other_l3_miss_remote_hit_forward, list, {.name = 41251, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc08000, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hit_forward{all_pf_data_rd_l3_miss_remote_hit_forward, list, {.name = 41288, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00490, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hit_forward{all_pf_rfo_l3_miss_remote_hit_forward, list, {.name = 41334, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00120, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_remote_hit_forward{all_data_rd_l3_miss_remote_hit_forward, list, {.name = 41376, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00491, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_remote_hit_forward{all_rfo_l3_miss_remote_hit_forward, list, {.name = 41419, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00122, .period = 100003}};
inline constexpr listed all_reads_l3_miss_remote_hit_forward{all_reads_l3_miss_remote_hit_forward, list, {.name = 41458, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc007f7, .period = 100003}};
inline constexpr listed demand_data_rd_pmm_hit_local_pmm_snoop_not_needed{demand_data_rd_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 41499, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400001, .period = 100003}};
inline constexpr listed demand_data_rd_pmm_hit_local_pmm_snoop_none{demand_data_rd_pmm_hit_local_pmm_snoop_none, list, {.name = 41553, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400001, .period = 100003}};
inline constexpr listed demand_rfo_pmm_hit_local_pmm_snoop_not_needed{demand_rfo_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 41601, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400002, .period = 100003}};
inline constexpr listed demand_rfo_pmm_hit_local_pmm_snoop_none{demand_rfo_pmm_hit_local_pmm_snoop_none, list, {.name = 41651, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400002, .period = 100003}};
inline constexpr listed demand_code_rd_pmm_hit_local_pmm_snoop_not_needed{demand_code_rd_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 41695, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400004, .period = 100003}};
inline constexpr listed demand_code_rd_pmm_hit_local_pmm_snoop_none{demand_code_rd_pmm_hit_local_pmm_snoop_none, list, {.name = 41749, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400004, .period = 100003}};
inline constexpr listed pf_l2_data_rd_pmm_hit_local_pmm_snoop_not_needed{pf_l2_data_rd_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 41797, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_pmm_hit_local_pmm_snoop_none{pf_l2_data_rd_pmm_hit_local_pmm_snoop_none, list, {.name = 41850, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400010, .period = 100003}};
inline constexpr listed pf_l2_rfo_pmm_hit_local_pmm_snoop_not_needed{pf_l2_rfo_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 41897, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400020, .period = 100003}};
inline constexpr listed pf_l2_rfo_pmm_hit_local_pmm_snoop_none{pf_l2_rfo_pmm_hit_local_pmm_snoop_none, list, {.name = 41946, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400020, .period = 100003}};
inline constexpr listed pf_l3_data_rd_pmm_hit_local_pmm_snoop_not_needed{pf_l3_data_rd_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 41989, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_pmm_hit_local_pmm_snoop_none{pf_l3_data_rd_pmm_hit_local_pmm_snoop_none, list, {.name = 42042, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400080, .period = 100003}};
inline constexpr listed pf_l3_rfo_pmm_hit_local_pmm_snoop_not_needed{pf_l3_rfo_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 42089, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400100, .period = 100003}};
inline constexpr listed pf_l3_rfo_pmm_hit_local_pmm_snoop_none{pf_l3_rfo_pmm_hit_local_pmm_snoop_none, list, {.name = 42138, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400100, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_pmm_hit_local_pmm_snoop_not_needed{pf_l1d_and_sw_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 42181, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_pmm_hit_local_pmm_snoop_none{pf_l1d_and_sw_pmm_hit_local_pmm_snoop_none, list, {.name = 42234, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400400, .period = 100003}};
inline constexpr listed other_pmm_hit_local_pmm_snoop_not_needed{other_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 42281, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100408000, .period = 100003}};
inline constexpr listed other_pmm_hit_local_pmm_snoop_none{other_pmm_hit_local_pmm_snoop_none, list, {.name = 42326, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80408000, .period = 100003}};
inline constexpr listed all_pf_data_rd_pmm_hit_local_pmm_snoop_not_needed{all_pf_data_rd_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 42365, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400490, .period = 100003}};
inline constexpr listed all_pf_data_rd_pmm_hit_local_pmm_snoop_none{all_pf_data_rd_pmm_hit_local_pmm_snoop_none, list, {.name = 42419, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400490, .period = 100003}};
inline constexpr listed all_pf_rfo_pmm_hit_local_pmm_snoop_not_needed{all_pf_rfo_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 42467, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400120, .period = 100003}};
inline constexpr listed all_pf_rfo_pmm_hit_local_pmm_snoop_none{all_pf_rfo_pmm_hit_local_pmm_snoop_none, list, {.name = 42517, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400120, .period = 100003}};
inline constexpr listed all_data_rd_pmm_hit_local_pmm_snoop_not_needed{all_data_rd_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 42561, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400491, .period = 100003}};
inline constexpr listed all_data_rd_pmm_hit_local_pmm_snoop_none{all_data_rd_pmm_hit_local_pmm_snoop_none, list, {.name = 42612, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400491, .period = 100003}};
inline constexpr listed all_rfo_pmm_hit_local_pmm_snoop_not_needed{all_rfo_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 42657, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400122, .period = 100003}};
inline constexpr listed all_rfo_pmm_hit_local_pmm_snoop_none{all_rfo_pmm_hit_local_pmm_snoop_none, list, {.name = 42704, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400122, .period = 100003}};
inline constexpr listed all_reads_pmm_hit_local_pmm_snoop_not_needed{all_reads_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 42745, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004007f7, .period = 100003}};
inline constexpr listed all_reads_pmm_hit_local_pmm_snoop_none{all_reads_pmm_hit_local_pmm_snoop_none, list, {.name = 42794, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804007f7, .period = 100003}};
inline constexpr listed demand_data_rd_pmm_hit_local_pmm_any_snoop{demand_data_rd_pmm_hit_local_pmm_any_snoop, list, {.name = 42837, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400001, .period = 100003}};
inline constexpr listed demand_rfo_pmm_hit_local_pmm_any_snoop{demand_rfo_pmm_hit_local_pmm_any_snoop, list, {.name = 42884, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400002, .period = 100003}};
inline constexpr listed demand_code_rd_pmm_hit_local_pmm_any_snoop{demand_code_rd_pmm_hit_local_pmm_any_snoop, list, {.name = 42927, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400004, .period = 100003}};
inline constexpr listed pf_l2_data_rd_pmm_hit_local_pmm_any_snoop{pf_l2_data_rd_pmm_hit_local_pmm_any_snoop, list, {.name = 42974, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400010, .period = 100003}};
inline constexpr listed pf_l2_rfo_pmm_hit_local_pmm_any_snoop{pf_l2_rfo_pmm_hit_local_pmm_any_snoop, list, {.name = 43020, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400020, .period = 100003}};
inline constexpr listed pf_l3_data_rd_pmm_hit_local_pmm_any_snoop{pf_l3_data_rd_pmm_hit_local_pmm_any_snoop, list, {.name = 43062, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400080, .period = 100003}};
inline constexpr listed pf_l3_rfo_pmm_hit_local_pmm_any_snoop{pf_l3_rfo_pmm_hit_local_pmm_any_snoop, list, {.name = 43108, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400100, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_pmm_hit_local_pmm_any_snoop{pf_l1d_and_sw_pmm_hit_local_pmm_any_snoop, list, {.name = 43150, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400400, .period = 100003}};
inline constexpr listed other_pmm_hit_local_pmm_any_snoop{other_pmm_hit_local_pmm_any_snoop, list, {.name = 43196, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80408000, .period = 100003}};
inline constexpr listed all_pf_data_rd_pmm_hit_local_pmm_any_snoop{all_pf_data_rd_pmm_hit_local_pmm_any_snoop, list, {.name = 43234, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400490, .period = 100003}};
inline constexpr listed all_pf_rfo_pmm_hit_local_pmm_any_snoop{all_pf_rfo_pmm_hit_local_pmm_any_snoop, list, {.name = 43281, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400120, .period = 100003}};
inline constexpr listed all_data_rd_pmm_hit_local_pmm_any_snoop{all_data_rd_pmm_hit_local_pmm_any_snoop, list, {.name = 43324, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400491, .period = 100003}};
inline constexpr listed all_rfo_pmm_hit_local_pmm_any_snoop{all_rfo_pmm_hit_local_pmm_any_snoop, list, {.name = 43368, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400122, .period = 100003}};
inline constexpr listed all_reads_pmm_hit_local_pmm_any_snoop{all_reads_pmm_hit_local_pmm_any_snoop, list, {.name = 43408, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f804007f7, .period = 100003}};
} // namespace ocr

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed all_data_rd_any_response{all_data_rd_any_response, list, {.name = 43450, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_snoop_none{all_data_rd_l3_hit_snoop_none, list, {.name = 43492, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_no_snoop_needed{all_data_rd_l3_hit_no_snoop_needed, list, {.name = 43539, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_snoop_miss{all_data_rd_l3_hit_snoop_miss, list, {.name = 43591, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_hit_other_core_no_fwd{all_data_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 43638, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_hit_other_core_fwd{all_data_rd_l3_hit_hit_other_core_fwd, list, {.name = 43696, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_hitm_other_core{all_data_rd_l3_hit_hitm_other_core, list, {.name = 43751, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_any_snoop{all_data_rd_l3_hit_any_snoop, list, {.name = 43803, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_snoop_hit_with_fwd{all_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 43849, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_e_snoop_none{all_data_rd_l3_hit_e_snoop_none, list, {.name = 43904, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_e_no_snoop_needed{all_data_rd_l3_hit_e_no_snoop_needed, list, {.name = 43953, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_e_snoop_miss{all_data_rd_l3_hit_e_snoop_miss, list, {.name = 44007, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_e_hit_other_core_no_fwd{all_data_rd_l3_hit_e_hit_other_core_no_fwd, list, {.name = 44056, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_e_hit_other_core_fwd{all_data_rd_l3_hit_e_hit_other_core_fwd, list, {.name = 44116, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_e_hitm_other_core{all_data_rd_l3_hit_e_hitm_other_core, list, {.name = 44173, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_e_any_snoop{all_data_rd_l3_hit_e_any_snoop, list, {.name = 44227, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_f_snoop_none{all_data_rd_l3_hit_f_snoop_none, list, {.name = 44275, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_f_no_snoop_needed{all_data_rd_l3_hit_f_no_snoop_needed, list, {.name = 44324, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_f_snoop_miss{all_data_rd_l3_hit_f_snoop_miss, list, {.name = 44378, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_f_hit_other_core_no_fwd{all_data_rd_l3_hit_f_hit_other_core_no_fwd, list, {.name = 44427, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_f_hit_other_core_fwd{all_data_rd_l3_hit_f_hit_other_core_fwd, list, {.name = 44487, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_f_hitm_other_core{all_data_rd_l3_hit_f_hitm_other_core, list, {.name = 44544, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_f_any_snoop{all_data_rd_l3_hit_f_any_snoop, list, {.name = 44598, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_m_snoop_none{all_data_rd_l3_hit_m_snoop_none, list, {.name = 44646, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_m_no_snoop_needed{all_data_rd_l3_hit_m_no_snoop_needed, list, {.name = 44695, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_m_snoop_miss{all_data_rd_l3_hit_m_snoop_miss, list, {.name = 44749, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_m_hit_other_core_no_fwd{all_data_rd_l3_hit_m_hit_other_core_no_fwd, list, {.name = 44798, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_m_hit_other_core_fwd{all_data_rd_l3_hit_m_hit_other_core_fwd, list, {.name = 44858, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_m_hitm_other_core{all_data_rd_l3_hit_m_hitm_other_core, list, {.name = 44915, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_m_any_snoop{all_data_rd_l3_hit_m_any_snoop, list, {.name = 44969, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_s_snoop_none{all_data_rd_l3_hit_s_snoop_none, list, {.name = 45017, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_s_no_snoop_needed{all_data_rd_l3_hit_s_no_snoop_needed, list, {.name = 45066, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_s_snoop_miss{all_data_rd_l3_hit_s_snoop_miss, list, {.name = 45120, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_s_hit_other_core_no_fwd{all_data_rd_l3_hit_s_hit_other_core_no_fwd, list, {.name = 45169, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_s_hit_other_core_fwd{all_data_rd_l3_hit_s_hit_other_core_fwd, list, {.name = 45229, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_s_hitm_other_core{all_data_rd_l3_hit_s_hitm_other_core, list, {.name = 45286, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_hit_s_any_snoop{all_data_rd_l3_hit_s_any_snoop, list, {.name = 45340, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_snoop_none{all_data_rd_l3_miss_snoop_none, list, {.name = 45388, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_no_snoop_needed{all_data_rd_l3_miss_no_snoop_needed, list, {.name = 45436, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_snoop_miss{all_data_rd_l3_miss_snoop_miss, list, {.name = 45489, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_hit_other_core_no_fwd{all_data_rd_l3_miss_hit_other_core_no_fwd, list, {.name = 45537, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_hit_other_core_fwd{all_data_rd_l3_miss_hit_other_core_fwd, list, {.name = 45596, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_hitm_other_core{all_data_rd_l3_miss_hitm_other_core, list, {.name = 45652, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_any_snoop{all_data_rd_l3_miss_any_snoop, list, {.name = 45705, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_remote_hitm{all_data_rd_l3_miss_remote_hitm, list, {.name = 45752, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_remote_hit_forward{all_data_rd_l3_miss_remote_hit_forward, list, {.name = 45801, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_none{all_data_rd_l3_miss_local_dram_snoop_none, list, {.name = 45857, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_local_dram_no_snoop_needed{all_data_rd_l3_miss_local_dram_no_snoop_needed, list, {.name = 45916, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_miss{all_data_rd_l3_miss_local_dram_snoop_miss, list, {.name = 45980, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{all_data_rd_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 46039, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_local_dram_hit_other_core_fwd{all_data_rd_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 46109, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_local_dram_hitm_other_core{all_data_rd_l3_miss_local_dram_hitm_other_core, list, {.name = 46176, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_local_dram_any_snoop{all_data_rd_l3_miss_local_dram_any_snoop, list, {.name = 46240, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{all_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 46298, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{all_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 46367, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_snoop_none{all_data_rd_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 46437, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{all_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 46502, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_snoop_miss{all_data_rd_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 46572, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 46637, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 46713, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{all_data_rd_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 46786, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_any_snoop{all_data_rd_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 46856, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_pmm_hit_local_pmm_snoop_not_needed{all_data_rd_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 46920, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_pmm_hit_local_pmm_snoop_none{all_data_rd_pmm_hit_local_pmm_snoop_none, list, {.name = 46984, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_pmm_hit_local_pmm_any_snoop{all_data_rd_pmm_hit_local_pmm_any_snoop, list, {.name = 47042, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_supplier_none_snoop_none{all_data_rd_supplier_none_snoop_none, list, {.name = 47099, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_supplier_none_no_snoop_needed{all_data_rd_supplier_none_no_snoop_needed, list, {.name = 47153, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_supplier_none_snoop_miss{all_data_rd_supplier_none_snoop_miss, list, {.name = 47212, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_supplier_none_hit_other_core_no_fwd{all_data_rd_supplier_none_hit_other_core_no_fwd, list, {.name = 47266, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_supplier_none_hit_other_core_fwd{all_data_rd_supplier_none_hit_other_core_fwd, list, {.name = 47331, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_supplier_none_hitm_other_core{all_data_rd_supplier_none_hitm_other_core, list, {.name = 47393, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020491, .period = 100003, .deprecated = true}};
inline constexpr listed all_data_rd_supplier_none_any_snoop{all_data_rd_supplier_none_any_snoop, list, {.name = 47452, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020491, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_any_response{all_pf_data_rd_any_response, list, {.name = 47505, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_snoop_none{all_pf_data_rd_l3_hit_snoop_none, list, {.name = 47550, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_no_snoop_needed{all_pf_data_rd_l3_hit_no_snoop_needed, list, {.name = 47600, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_snoop_miss{all_pf_data_rd_l3_hit_snoop_miss, list, {.name = 47655, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_hit_other_core_no_fwd{all_pf_data_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 47705, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_hit_other_core_fwd{all_pf_data_rd_l3_hit_hit_other_core_fwd, list, {.name = 47766, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_hitm_other_core{all_pf_data_rd_l3_hit_hitm_other_core, list, {.name = 47824, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_any_snoop{all_pf_data_rd_l3_hit_any_snoop, list, {.name = 47879, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_snoop_hit_with_fwd{all_pf_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 47928, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_e_snoop_none{all_pf_data_rd_l3_hit_e_snoop_none, list, {.name = 47986, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_e_no_snoop_needed{all_pf_data_rd_l3_hit_e_no_snoop_needed, list, {.name = 48038, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_e_snoop_miss{all_pf_data_rd_l3_hit_e_snoop_miss, list, {.name = 48095, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_e_hit_other_core_no_fwd{all_pf_data_rd_l3_hit_e_hit_other_core_no_fwd, list, {.name = 48147, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_e_hit_other_core_fwd{all_pf_data_rd_l3_hit_e_hit_other_core_fwd, list, {.name = 48210, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_e_hitm_other_core{all_pf_data_rd_l3_hit_e_hitm_other_core, list, {.name = 48270, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_e_any_snoop{all_pf_data_rd_l3_hit_e_any_snoop, list, {.name = 48327, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_f_snoop_none{all_pf_data_rd_l3_hit_f_snoop_none, list, {.name = 48378, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_f_no_snoop_needed{all_pf_data_rd_l3_hit_f_no_snoop_needed, list, {.name = 48430, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_f_snoop_miss{all_pf_data_rd_l3_hit_f_snoop_miss, list, {.name = 48487, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_f_hit_other_core_no_fwd{all_pf_data_rd_l3_hit_f_hit_other_core_no_fwd, list, {.name = 48539, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_f_hit_other_core_fwd{all_pf_data_rd_l3_hit_f_hit_other_core_fwd, list, {.name = 48602, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_f_hitm_other_core{all_pf_data_rd_l3_hit_f_hitm_other_core, list, {.name = 48662, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_f_any_snoop{all_pf_data_rd_l3_hit_f_any_snoop, list, {.name = 48719, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_m_snoop_none{all_pf_data_rd_l3_hit_m_snoop_none, list, {.name = 48770, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_m_no_snoop_needed{all_pf_data_rd_l3_hit_m_no_snoop_needed, list, {.name = 48822, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_m_snoop_miss{all_pf_data_rd_l3_hit_m_snoop_miss, list, {.name = 48879, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_m_hit_other_core_no_fwd{all_pf_data_rd_l3_hit_m_hit_other_core_no_fwd, list, {.name = 48931, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_m_hit_other_core_fwd{all_pf_data_rd_l3_hit_m_hit_other_core_fwd, list, {.name = 48994, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_m_hitm_other_core{all_pf_data_rd_l3_hit_m_hitm_other_core, list, {.name = 49054, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_m_any_snoop{all_pf_data_rd_l3_hit_m_any_snoop, list, {.name = 49111, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_s_snoop_none{all_pf_data_rd_l3_hit_s_snoop_none, list, {.name = 49162, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_s_no_snoop_needed{all_pf_data_rd_l3_hit_s_no_snoop_needed, list, {.name = 49214, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_s_snoop_miss{all_pf_data_rd_l3_hit_s_snoop_miss, list, {.name = 49271, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_s_hit_other_core_no_fwd{all_pf_data_rd_l3_hit_s_hit_other_core_no_fwd, list, {.name = 49323, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_s_hit_other_core_fwd{all_pf_data_rd_l3_hit_s_hit_other_core_fwd, list, {.name = 49386, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_s_hitm_other_core{all_pf_data_rd_l3_hit_s_hitm_other_core, list, {.name = 49446, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_hit_s_any_snoop{all_pf_data_rd_l3_hit_s_any_snoop, list, {.name = 49503, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_snoop_none{all_pf_data_rd_l3_miss_snoop_none, list, {.name = 49554, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_no_snoop_needed{all_pf_data_rd_l3_miss_no_snoop_needed, list, {.name = 49605, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_snoop_miss{all_pf_data_rd_l3_miss_snoop_miss, list, {.name = 49661, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_hit_other_core_no_fwd{all_pf_data_rd_l3_miss_hit_other_core_no_fwd, list, {.name = 49712, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_hit_other_core_fwd{all_pf_data_rd_l3_miss_hit_other_core_fwd, list, {.name = 49774, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_hitm_other_core{all_pf_data_rd_l3_miss_hitm_other_core, list, {.name = 49833, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_any_snoop{all_pf_data_rd_l3_miss_any_snoop, list, {.name = 49889, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hitm{all_pf_data_rd_l3_miss_remote_hitm, list, {.name = 49939, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hit_forward{all_pf_data_rd_l3_miss_remote_hit_forward, list, {.name = 49991, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_none{all_pf_data_rd_l3_miss_local_dram_snoop_none, list, {.name = 50050, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_no_snoop_needed{all_pf_data_rd_l3_miss_local_dram_no_snoop_needed, list, {.name = 50112, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_miss{all_pf_data_rd_l3_miss_local_dram_snoop_miss, list, {.name = 50179, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{all_pf_data_rd_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 50241, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_hit_other_core_fwd{all_pf_data_rd_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 50314, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_hitm_other_core{all_pf_data_rd_l3_miss_local_dram_hitm_other_core, list, {.name = 50384, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_any_snoop{all_pf_data_rd_l3_miss_local_dram_any_snoop, list, {.name = 50451, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{all_pf_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 50512, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{all_pf_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 50584, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_none{all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 50657, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{all_pf_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 50725, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_miss{all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 50798, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 50866, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 50945, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{all_pf_data_rd_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 51021, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_any_snoop{all_pf_data_rd_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 51094, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_pmm_hit_local_pmm_snoop_not_needed{all_pf_data_rd_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 51161, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_pmm_hit_local_pmm_snoop_none{all_pf_data_rd_pmm_hit_local_pmm_snoop_none, list, {.name = 51228, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_pmm_hit_local_pmm_any_snoop{all_pf_data_rd_pmm_hit_local_pmm_any_snoop, list, {.name = 51289, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_supplier_none_snoop_none{all_pf_data_rd_supplier_none_snoop_none, list, {.name = 51349, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_supplier_none_no_snoop_needed{all_pf_data_rd_supplier_none_no_snoop_needed, list, {.name = 51406, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_supplier_none_snoop_miss{all_pf_data_rd_supplier_none_snoop_miss, list, {.name = 51468, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_supplier_none_hit_other_core_no_fwd{all_pf_data_rd_supplier_none_hit_other_core_no_fwd, list, {.name = 51525, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_supplier_none_hit_other_core_fwd{all_pf_data_rd_supplier_none_hit_other_core_fwd, list, {.name = 51593, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_supplier_none_hitm_other_core{all_pf_data_rd_supplier_none_hitm_other_core, list, {.name = 51658, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_data_rd_supplier_none_any_snoop{all_pf_data_rd_supplier_none_any_snoop, list, {.name = 51720, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020490, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_any_response{all_pf_rfo_any_response, list, {.name = 51776, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_snoop_none{all_pf_rfo_l3_hit_snoop_none, list, {.name = 51817, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_no_snoop_needed{all_pf_rfo_l3_hit_no_snoop_needed, list, {.name = 51863, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_snoop_miss{all_pf_rfo_l3_hit_snoop_miss, list, {.name = 51914, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_hit_other_core_no_fwd{all_pf_rfo_l3_hit_hit_other_core_no_fwd, list, {.name = 51960, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_hit_other_core_fwd{all_pf_rfo_l3_hit_hit_other_core_fwd, list, {.name = 52017, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_hitm_other_core{all_pf_rfo_l3_hit_hitm_other_core, list, {.name = 52071, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_any_snoop{all_pf_rfo_l3_hit_any_snoop, list, {.name = 52122, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_snoop_hit_with_fwd{all_pf_rfo_l3_hit_snoop_hit_with_fwd, list, {.name = 52167, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_e_snoop_none{all_pf_rfo_l3_hit_e_snoop_none, list, {.name = 52221, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_e_no_snoop_needed{all_pf_rfo_l3_hit_e_no_snoop_needed, list, {.name = 52269, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_e_snoop_miss{all_pf_rfo_l3_hit_e_snoop_miss, list, {.name = 52322, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_e_hit_other_core_no_fwd{all_pf_rfo_l3_hit_e_hit_other_core_no_fwd, list, {.name = 52370, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_e_hit_other_core_fwd{all_pf_rfo_l3_hit_e_hit_other_core_fwd, list, {.name = 52429, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_e_hitm_other_core{all_pf_rfo_l3_hit_e_hitm_other_core, list, {.name = 52485, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_e_any_snoop{all_pf_rfo_l3_hit_e_any_snoop, list, {.name = 52538, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_f_snoop_none{all_pf_rfo_l3_hit_f_snoop_none, list, {.name = 52585, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_f_no_snoop_needed{all_pf_rfo_l3_hit_f_no_snoop_needed, list, {.name = 52633, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_f_snoop_miss{all_pf_rfo_l3_hit_f_snoop_miss, list, {.name = 52686, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_f_hit_other_core_no_fwd{all_pf_rfo_l3_hit_f_hit_other_core_no_fwd, list, {.name = 52734, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_f_hit_other_core_fwd{all_pf_rfo_l3_hit_f_hit_other_core_fwd, list, {.name = 52793, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_f_hitm_other_core{all_pf_rfo_l3_hit_f_hitm_other_core, list, {.name = 52849, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_f_any_snoop{all_pf_rfo_l3_hit_f_any_snoop, list, {.name = 52902, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_m_snoop_none{all_pf_rfo_l3_hit_m_snoop_none, list, {.name = 52949, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_m_no_snoop_needed{all_pf_rfo_l3_hit_m_no_snoop_needed, list, {.name = 52997, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_m_snoop_miss{all_pf_rfo_l3_hit_m_snoop_miss, list, {.name = 53050, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_m_hit_other_core_no_fwd{all_pf_rfo_l3_hit_m_hit_other_core_no_fwd, list, {.name = 53098, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_m_hit_other_core_fwd{all_pf_rfo_l3_hit_m_hit_other_core_fwd, list, {.name = 53157, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_m_hitm_other_core{all_pf_rfo_l3_hit_m_hitm_other_core, list, {.name = 53213, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_m_any_snoop{all_pf_rfo_l3_hit_m_any_snoop, list, {.name = 53266, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_s_snoop_none{all_pf_rfo_l3_hit_s_snoop_none, list, {.name = 53313, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_s_no_snoop_needed{all_pf_rfo_l3_hit_s_no_snoop_needed, list, {.name = 53361, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_s_snoop_miss{all_pf_rfo_l3_hit_s_snoop_miss, list, {.name = 53414, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_s_hit_other_core_no_fwd{all_pf_rfo_l3_hit_s_hit_other_core_no_fwd, list, {.name = 53462, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_s_hit_other_core_fwd{all_pf_rfo_l3_hit_s_hit_other_core_fwd, list, {.name = 53521, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_s_hitm_other_core{all_pf_rfo_l3_hit_s_hitm_other_core, list, {.name = 53577, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_hit_s_any_snoop{all_pf_rfo_l3_hit_s_any_snoop, list, {.name = 53630, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_snoop_none{all_pf_rfo_l3_miss_snoop_none, list, {.name = 53677, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_no_snoop_needed{all_pf_rfo_l3_miss_no_snoop_needed, list, {.name = 53724, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_snoop_miss{all_pf_rfo_l3_miss_snoop_miss, list, {.name = 53776, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_hit_other_core_no_fwd{all_pf_rfo_l3_miss_hit_other_core_no_fwd, list, {.name = 53823, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_hit_other_core_fwd{all_pf_rfo_l3_miss_hit_other_core_fwd, list, {.name = 53881, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_hitm_other_core{all_pf_rfo_l3_miss_hitm_other_core, list, {.name = 53936, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_any_snoop{all_pf_rfo_l3_miss_any_snoop, list, {.name = 53988, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hitm{all_pf_rfo_l3_miss_remote_hitm, list, {.name = 54034, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hit_forward{all_pf_rfo_l3_miss_remote_hit_forward, list, {.name = 54082, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_none{all_pf_rfo_l3_miss_local_dram_snoop_none, list, {.name = 54137, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_no_snoop_needed{all_pf_rfo_l3_miss_local_dram_no_snoop_needed, list, {.name = 54195, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_miss{all_pf_rfo_l3_miss_local_dram_snoop_miss, list, {.name = 54258, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_hit_other_core_no_fwd{all_pf_rfo_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 54316, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_hit_other_core_fwd{all_pf_rfo_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 54385, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_hitm_other_core{all_pf_rfo_l3_miss_local_dram_hitm_other_core, list, {.name = 54451, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_any_snoop{all_pf_rfo_l3_miss_local_dram_any_snoop, list, {.name = 54514, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{all_pf_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 54571, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{all_pf_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 54639, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_snoop_none{all_pf_rfo_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 54708, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{all_pf_rfo_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 54772, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_snoop_miss{all_pf_rfo_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 54841, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 54905, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 54980, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_hitm_other_core{all_pf_rfo_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 55052, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_any_snoop{all_pf_rfo_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 55121, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_pmm_hit_local_pmm_snoop_not_needed{all_pf_rfo_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 55184, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_pmm_hit_local_pmm_snoop_none{all_pf_rfo_pmm_hit_local_pmm_snoop_none, list, {.name = 55247, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_pmm_hit_local_pmm_any_snoop{all_pf_rfo_pmm_hit_local_pmm_any_snoop, list, {.name = 55304, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_supplier_none_snoop_none{all_pf_rfo_supplier_none_snoop_none, list, {.name = 55360, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_supplier_none_no_snoop_needed{all_pf_rfo_supplier_none_no_snoop_needed, list, {.name = 55413, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_supplier_none_snoop_miss{all_pf_rfo_supplier_none_snoop_miss, list, {.name = 55471, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_supplier_none_hit_other_core_no_fwd{all_pf_rfo_supplier_none_hit_other_core_no_fwd, list, {.name = 55524, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_supplier_none_hit_other_core_fwd{all_pf_rfo_supplier_none_hit_other_core_fwd, list, {.name = 55588, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_supplier_none_hitm_other_core{all_pf_rfo_supplier_none_hitm_other_core, list, {.name = 55649, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020120, .period = 100003, .deprecated = true}};
inline constexpr listed all_pf_rfo_supplier_none_any_snoop{all_pf_rfo_supplier_none_any_snoop, list, {.name = 55707, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020120, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_any_response{all_reads_any_response, list, {.name = 55759, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x107f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_snoop_none{all_reads_l3_hit_snoop_none, list, {.name = 55799, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c07f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_no_snoop_needed{all_reads_l3_hit_no_snoop_needed, list, {.name = 55844, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c07f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_snoop_miss{all_reads_l3_hit_snoop_miss, list, {.name = 55894, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c07f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_hit_other_core_no_fwd{all_reads_l3_hit_hit_other_core_no_fwd, list, {.name = 55939, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c07f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_hit_other_core_fwd{all_reads_l3_hit_hit_other_core_fwd, list, {.name = 55995, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c07f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_hitm_other_core{all_reads_l3_hit_hitm_other_core, list, {.name = 56048, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c07f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_any_snoop{all_reads_l3_hit_any_snoop, list, {.name = 56098, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c07f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_snoop_hit_with_fwd{all_reads_l3_hit_snoop_hit_with_fwd, list, {.name = 56142, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c07f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_e_snoop_none{all_reads_l3_hit_e_snoop_none, list, {.name = 56195, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800807f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_e_no_snoop_needed{all_reads_l3_hit_e_no_snoop_needed, list, {.name = 56242, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000807f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_e_snoop_miss{all_reads_l3_hit_e_snoop_miss, list, {.name = 56294, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000807f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_e_hit_other_core_no_fwd{all_reads_l3_hit_e_hit_other_core_no_fwd, list, {.name = 56341, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4000807f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_e_hit_other_core_fwd{all_reads_l3_hit_e_hit_other_core_fwd, list, {.name = 56399, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8000807f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_e_hitm_other_core{all_reads_l3_hit_e_hitm_other_core, list, {.name = 56454, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10000807f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_e_any_snoop{all_reads_l3_hit_e_any_snoop, list, {.name = 56506, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f800807f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_f_snoop_none{all_reads_l3_hit_f_snoop_none, list, {.name = 56552, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x802007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_f_no_snoop_needed{all_reads_l3_hit_f_no_snoop_needed, list, {.name = 56599, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1002007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_f_snoop_miss{all_reads_l3_hit_f_snoop_miss, list, {.name = 56651, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2002007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_f_hit_other_core_no_fwd{all_reads_l3_hit_f_hit_other_core_no_fwd, list, {.name = 56698, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4002007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_f_hit_other_core_fwd{all_reads_l3_hit_f_hit_other_core_fwd, list, {.name = 56756, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8002007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_f_hitm_other_core{all_reads_l3_hit_f_hitm_other_core, list, {.name = 56811, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10002007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_f_any_snoop{all_reads_l3_hit_f_any_snoop, list, {.name = 56863, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f802007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_m_snoop_none{all_reads_l3_hit_m_snoop_none, list, {.name = 56909, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800407f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_m_no_snoop_needed{all_reads_l3_hit_m_no_snoop_needed, list, {.name = 56956, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000407f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_m_snoop_miss{all_reads_l3_hit_m_snoop_miss, list, {.name = 57008, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000407f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_m_hit_other_core_no_fwd{all_reads_l3_hit_m_hit_other_core_no_fwd, list, {.name = 57055, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4000407f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_m_hit_other_core_fwd{all_reads_l3_hit_m_hit_other_core_fwd, list, {.name = 57113, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8000407f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_m_hitm_other_core{all_reads_l3_hit_m_hitm_other_core, list, {.name = 57168, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10000407f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_m_any_snoop{all_reads_l3_hit_m_any_snoop, list, {.name = 57220, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f800407f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_s_snoop_none{all_reads_l3_hit_s_snoop_none, list, {.name = 57266, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x801007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_s_no_snoop_needed{all_reads_l3_hit_s_no_snoop_needed, list, {.name = 57313, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1001007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_s_snoop_miss{all_reads_l3_hit_s_snoop_miss, list, {.name = 57365, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2001007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_s_hit_other_core_no_fwd{all_reads_l3_hit_s_hit_other_core_no_fwd, list, {.name = 57412, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4001007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_s_hit_other_core_fwd{all_reads_l3_hit_s_hit_other_core_fwd, list, {.name = 57470, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8001007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_s_hitm_other_core{all_reads_l3_hit_s_hitm_other_core, list, {.name = 57525, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_hit_s_any_snoop{all_reads_l3_hit_s_any_snoop, list, {.name = 57577, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f801007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_snoop_none{all_reads_l3_miss_snoop_none, list, {.name = 57623, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc0007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_no_snoop_needed{all_reads_l3_miss_no_snoop_needed, list, {.name = 57669, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c0007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_snoop_miss{all_reads_l3_miss_snoop_miss, list, {.name = 57720, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c0007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_hit_other_core_no_fwd{all_reads_l3_miss_hit_other_core_no_fwd, list, {.name = 57766, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c0007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_hit_other_core_fwd{all_reads_l3_miss_hit_other_core_fwd, list, {.name = 57823, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c0007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_hitm_other_core{all_reads_l3_miss_hitm_other_core, list, {.name = 57877, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c0007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_any_snoop{all_reads_l3_miss_any_snoop, list, {.name = 57928, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc0007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_remote_hitm{all_reads_l3_miss_remote_hitm, list, {.name = 57973, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_remote_hit_forward{all_reads_l3_miss_remote_hit_forward, list, {.name = 58020, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_local_dram_snoop_none{all_reads_l3_miss_local_dram_snoop_none, list, {.name = 58074, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x840007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_local_dram_no_snoop_needed{all_reads_l3_miss_local_dram_no_snoop_needed, list, {.name = 58131, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1040007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_local_dram_snoop_miss{all_reads_l3_miss_local_dram_snoop_miss, list, {.name = 58193, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2040007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_local_dram_hit_other_core_no_fwd{all_reads_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 58250, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4040007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_local_dram_hit_other_core_fwd{all_reads_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 58318, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8040007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_local_dram_hitm_other_core{all_reads_l3_miss_local_dram_hitm_other_core, list, {.name = 58383, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10040007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_local_dram_any_snoop{all_reads_l3_miss_local_dram_any_snoop, list, {.name = 58445, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f840007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_local_dram_snoop_miss_or_no_fwd{all_reads_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 58501, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x6040007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_remote_dram_snoop_miss_or_no_fwd{all_reads_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 58568, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b8007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_snoop_none{all_reads_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 58636, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x900007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_no_snoop_needed{all_reads_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 58699, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1100007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_snoop_miss{all_reads_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 58767, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2100007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{all_reads_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 58830, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4100007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_hit_other_core_fwd{all_reads_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 58904, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8100007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_hitm_other_core{all_reads_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 58975, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10100007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_any_snoop{all_reads_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 59043, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f900007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_pmm_hit_local_pmm_snoop_not_needed{all_reads_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 59105, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_pmm_hit_local_pmm_snoop_none{all_reads_pmm_hit_local_pmm_snoop_none, list, {.name = 59167, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_pmm_hit_local_pmm_any_snoop{all_reads_pmm_hit_local_pmm_any_snoop, list, {.name = 59223, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f804007f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_supplier_none_snoop_none{all_reads_supplier_none_snoop_none, list, {.name = 59278, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800207f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_supplier_none_no_snoop_needed{all_reads_supplier_none_no_snoop_needed, list, {.name = 59330, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000207f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_supplier_none_snoop_miss{all_reads_supplier_none_snoop_miss, list, {.name = 59387, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000207f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_supplier_none_hit_other_core_no_fwd{all_reads_supplier_none_hit_other_core_no_fwd, list, {.name = 59439, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4000207f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_supplier_none_hit_other_core_fwd{all_reads_supplier_none_hit_other_core_fwd, list, {.name = 59502, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8000207f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_supplier_none_hitm_other_core{all_reads_supplier_none_hitm_other_core, list, {.name = 59562, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10000207f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_reads_supplier_none_any_snoop{all_reads_supplier_none_any_snoop, list, {.name = 59619, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f800207f7, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_any_response{all_rfo_any_response, list, {.name = 59670, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_snoop_none{all_rfo_l3_hit_snoop_none, list, {.name = 59708, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_no_snoop_needed{all_rfo_l3_hit_no_snoop_needed, list, {.name = 59751, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_snoop_miss{all_rfo_l3_hit_snoop_miss, list, {.name = 59799, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_hit_other_core_no_fwd{all_rfo_l3_hit_hit_other_core_no_fwd, list, {.name = 59842, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_hit_other_core_fwd{all_rfo_l3_hit_hit_other_core_fwd, list, {.name = 59896, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_hitm_other_core{all_rfo_l3_hit_hitm_other_core, list, {.name = 59947, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_any_snoop{all_rfo_l3_hit_any_snoop, list, {.name = 59995, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_snoop_hit_with_fwd{all_rfo_l3_hit_snoop_hit_with_fwd, list, {.name = 60037, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_e_snoop_none{all_rfo_l3_hit_e_snoop_none, list, {.name = 60088, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_e_no_snoop_needed{all_rfo_l3_hit_e_no_snoop_needed, list, {.name = 60133, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_e_snoop_miss{all_rfo_l3_hit_e_snoop_miss, list, {.name = 60183, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_e_hit_other_core_no_fwd{all_rfo_l3_hit_e_hit_other_core_no_fwd, list, {.name = 60228, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_e_hit_other_core_fwd{all_rfo_l3_hit_e_hit_other_core_fwd, list, {.name = 60284, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_e_hitm_other_core{all_rfo_l3_hit_e_hitm_other_core, list, {.name = 60337, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_e_any_snoop{all_rfo_l3_hit_e_any_snoop, list, {.name = 60387, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_f_snoop_none{all_rfo_l3_hit_f_snoop_none, list, {.name = 60431, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_f_no_snoop_needed{all_rfo_l3_hit_f_no_snoop_needed, list, {.name = 60476, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_f_snoop_miss{all_rfo_l3_hit_f_snoop_miss, list, {.name = 60526, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_f_hit_other_core_no_fwd{all_rfo_l3_hit_f_hit_other_core_no_fwd, list, {.name = 60571, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_f_hit_other_core_fwd{all_rfo_l3_hit_f_hit_other_core_fwd, list, {.name = 60627, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_f_hitm_other_core{all_rfo_l3_hit_f_hitm_other_core, list, {.name = 60680, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_f_any_snoop{all_rfo_l3_hit_f_any_snoop, list, {.name = 60730, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_m_snoop_none{all_rfo_l3_hit_m_snoop_none, list, {.name = 60774, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_m_no_snoop_needed{all_rfo_l3_hit_m_no_snoop_needed, list, {.name = 60819, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_m_snoop_miss{all_rfo_l3_hit_m_snoop_miss, list, {.name = 60869, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_m_hit_other_core_no_fwd{all_rfo_l3_hit_m_hit_other_core_no_fwd, list, {.name = 60914, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_m_hit_other_core_fwd{all_rfo_l3_hit_m_hit_other_core_fwd, list, {.name = 60970, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_m_hitm_other_core{all_rfo_l3_hit_m_hitm_other_core, list, {.name = 61023, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_m_any_snoop{all_rfo_l3_hit_m_any_snoop, list, {.name = 61073, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_s_snoop_none{all_rfo_l3_hit_s_snoop_none, list, {.name = 61117, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_s_no_snoop_needed{all_rfo_l3_hit_s_no_snoop_needed, list, {.name = 61162, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_s_snoop_miss{all_rfo_l3_hit_s_snoop_miss, list, {.name = 61212, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_s_hit_other_core_no_fwd{all_rfo_l3_hit_s_hit_other_core_no_fwd, list, {.name = 61257, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_s_hit_other_core_fwd{all_rfo_l3_hit_s_hit_other_core_fwd, list, {.name = 61313, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_s_hitm_other_core{all_rfo_l3_hit_s_hitm_other_core, list, {.name = 61366, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_hit_s_any_snoop{all_rfo_l3_hit_s_any_snoop, list, {.name = 61416, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_snoop_none{all_rfo_l3_miss_snoop_none, list, {.name = 61460, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_no_snoop_needed{all_rfo_l3_miss_no_snoop_needed, list, {.name = 61504, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_snoop_miss{all_rfo_l3_miss_snoop_miss, list, {.name = 61553, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_hit_other_core_no_fwd{all_rfo_l3_miss_hit_other_core_no_fwd, list, {.name = 61597, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_hit_other_core_fwd{all_rfo_l3_miss_hit_other_core_fwd, list, {.name = 61652, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_hitm_other_core{all_rfo_l3_miss_hitm_other_core, list, {.name = 61704, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_any_snoop{all_rfo_l3_miss_any_snoop, list, {.name = 61753, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_remote_hitm{all_rfo_l3_miss_remote_hitm, list, {.name = 61796, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_remote_hit_forward{all_rfo_l3_miss_remote_hit_forward, list, {.name = 61841, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_none{all_rfo_l3_miss_local_dram_snoop_none, list, {.name = 61893, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_local_dram_no_snoop_needed{all_rfo_l3_miss_local_dram_no_snoop_needed, list, {.name = 61948, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_miss{all_rfo_l3_miss_local_dram_snoop_miss, list, {.name = 62008, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_local_dram_hit_other_core_no_fwd{all_rfo_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 62063, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_local_dram_hit_other_core_fwd{all_rfo_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 62129, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_local_dram_hitm_other_core{all_rfo_l3_miss_local_dram_hitm_other_core, list, {.name = 62192, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_local_dram_any_snoop{all_rfo_l3_miss_local_dram_any_snoop, list, {.name = 62252, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{all_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 62306, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{all_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 62371, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_snoop_none{all_rfo_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 62437, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{all_rfo_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 62498, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_snoop_miss{all_rfo_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 62564, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{all_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 62625, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{all_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 62697, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_hitm_other_core{all_rfo_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 62766, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_any_snoop{all_rfo_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 62832, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_pmm_hit_local_pmm_snoop_not_needed{all_rfo_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 62892, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_pmm_hit_local_pmm_snoop_none{all_rfo_pmm_hit_local_pmm_snoop_none, list, {.name = 62952, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_pmm_hit_local_pmm_any_snoop{all_rfo_pmm_hit_local_pmm_any_snoop, list, {.name = 63006, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_supplier_none_snoop_none{all_rfo_supplier_none_snoop_none, list, {.name = 63059, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_supplier_none_no_snoop_needed{all_rfo_supplier_none_no_snoop_needed, list, {.name = 63109, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_supplier_none_snoop_miss{all_rfo_supplier_none_snoop_miss, list, {.name = 63164, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_supplier_none_hit_other_core_no_fwd{all_rfo_supplier_none_hit_other_core_no_fwd, list, {.name = 63214, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_supplier_none_hit_other_core_fwd{all_rfo_supplier_none_hit_other_core_fwd, list, {.name = 63275, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_supplier_none_hitm_other_core{all_rfo_supplier_none_hitm_other_core, list, {.name = 63333, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020122, .period = 100003, .deprecated = true}};
inline constexpr listed all_rfo_supplier_none_any_snoop{all_rfo_supplier_none_any_snoop, list, {.name = 63388, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020122, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_any_response{demand_code_rd_any_response, list, {.name = 63437, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_snoop_none{demand_code_rd_l3_hit_snoop_none, list, {.name = 63482, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_no_snoop_needed{demand_code_rd_l3_hit_no_snoop_needed, list, {.name = 63532, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_snoop_miss{demand_code_rd_l3_hit_snoop_miss, list, {.name = 63587, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_hit_other_core_no_fwd{demand_code_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 63637, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_hit_other_core_fwd{demand_code_rd_l3_hit_hit_other_core_fwd, list, {.name = 63698, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_hitm_other_core{demand_code_rd_l3_hit_hitm_other_core, list, {.name = 63756, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_any_snoop{demand_code_rd_l3_hit_any_snoop, list, {.name = 63811, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_with_fwd{demand_code_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 63860, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_e_snoop_none{demand_code_rd_l3_hit_e_snoop_none, list, {.name = 63918, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_e_no_snoop_needed{demand_code_rd_l3_hit_e_no_snoop_needed, list, {.name = 63970, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_e_snoop_miss{demand_code_rd_l3_hit_e_snoop_miss, list, {.name = 64027, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_e_hit_other_core_no_fwd{demand_code_rd_l3_hit_e_hit_other_core_no_fwd, list, {.name = 64079, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_e_hit_other_core_fwd{demand_code_rd_l3_hit_e_hit_other_core_fwd, list, {.name = 64142, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_e_hitm_other_core{demand_code_rd_l3_hit_e_hitm_other_core, list, {.name = 64202, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_e_any_snoop{demand_code_rd_l3_hit_e_any_snoop, list, {.name = 64259, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_f_snoop_none{demand_code_rd_l3_hit_f_snoop_none, list, {.name = 64310, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_f_no_snoop_needed{demand_code_rd_l3_hit_f_no_snoop_needed, list, {.name = 64362, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_f_snoop_miss{demand_code_rd_l3_hit_f_snoop_miss, list, {.name = 64419, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_f_hit_other_core_no_fwd{demand_code_rd_l3_hit_f_hit_other_core_no_fwd, list, {.name = 64471, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_f_hit_other_core_fwd{demand_code_rd_l3_hit_f_hit_other_core_fwd, list, {.name = 64534, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_f_hitm_other_core{demand_code_rd_l3_hit_f_hitm_other_core, list, {.name = 64594, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_f_any_snoop{demand_code_rd_l3_hit_f_any_snoop, list, {.name = 64651, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_m_snoop_none{demand_code_rd_l3_hit_m_snoop_none, list, {.name = 64702, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_m_no_snoop_needed{demand_code_rd_l3_hit_m_no_snoop_needed, list, {.name = 64754, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_m_snoop_miss{demand_code_rd_l3_hit_m_snoop_miss, list, {.name = 64811, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_m_hit_other_core_no_fwd{demand_code_rd_l3_hit_m_hit_other_core_no_fwd, list, {.name = 64863, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_m_hit_other_core_fwd{demand_code_rd_l3_hit_m_hit_other_core_fwd, list, {.name = 64926, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_m_hitm_other_core{demand_code_rd_l3_hit_m_hitm_other_core, list, {.name = 64986, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_m_any_snoop{demand_code_rd_l3_hit_m_any_snoop, list, {.name = 65043, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_s_snoop_none{demand_code_rd_l3_hit_s_snoop_none, list, {.name = 65094, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_s_no_snoop_needed{demand_code_rd_l3_hit_s_no_snoop_needed, list, {.name = 65146, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_s_snoop_miss{demand_code_rd_l3_hit_s_snoop_miss, list, {.name = 65203, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_s_hit_other_core_no_fwd{demand_code_rd_l3_hit_s_hit_other_core_no_fwd, list, {.name = 65255, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_s_hit_other_core_fwd{demand_code_rd_l3_hit_s_hit_other_core_fwd, list, {.name = 65318, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_s_hitm_other_core{demand_code_rd_l3_hit_s_hitm_other_core, list, {.name = 65378, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_hit_s_any_snoop{demand_code_rd_l3_hit_s_any_snoop, list, {.name = 65435, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_snoop_none{demand_code_rd_l3_miss_snoop_none, list, {.name = 65486, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_no_snoop_needed{demand_code_rd_l3_miss_no_snoop_needed, list, {.name = 65537, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_snoop_miss{demand_code_rd_l3_miss_snoop_miss, list, {.name = 65593, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_hit_other_core_no_fwd{demand_code_rd_l3_miss_hit_other_core_no_fwd, list, {.name = 65644, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_hit_other_core_fwd{demand_code_rd_l3_miss_hit_other_core_fwd, list, {.name = 65706, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_hitm_other_core{demand_code_rd_l3_miss_hitm_other_core, list, {.name = 65765, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_any_snoop{demand_code_rd_l3_miss_any_snoop, list, {.name = 65821, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_remote_hitm{demand_code_rd_l3_miss_remote_hitm, list, {.name = 65871, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_remote_hit_forward{demand_code_rd_l3_miss_remote_hit_forward, list, {.name = 65923, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_none{demand_code_rd_l3_miss_local_dram_snoop_none, list, {.name = 65982, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_no_snoop_needed{demand_code_rd_l3_miss_local_dram_no_snoop_needed, list, {.name = 66044, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_miss{demand_code_rd_l3_miss_local_dram_snoop_miss, list, {.name = 66111, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_hit_other_core_no_fwd{demand_code_rd_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 66173, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_hit_other_core_fwd{demand_code_rd_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 66246, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_hitm_other_core{demand_code_rd_l3_miss_local_dram_hitm_other_core, list, {.name = 66316, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_any_snoop{demand_code_rd_l3_miss_local_dram_any_snoop, list, {.name = 66383, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{demand_code_rd_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 66444, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{demand_code_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 66516, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_snoop_none{demand_code_rd_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 66589, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_no_snoop_needed{demand_code_rd_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 66657, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_snoop_miss{demand_code_rd_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 66730, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 66798, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 66877, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_hitm_other_core{demand_code_rd_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 66953, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_any_snoop{demand_code_rd_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 67026, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_pmm_hit_local_pmm_snoop_not_needed{demand_code_rd_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 67093, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_pmm_hit_local_pmm_snoop_none{demand_code_rd_pmm_hit_local_pmm_snoop_none, list, {.name = 67160, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_pmm_hit_local_pmm_any_snoop{demand_code_rd_pmm_hit_local_pmm_any_snoop, list, {.name = 67221, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_supplier_none_snoop_none{demand_code_rd_supplier_none_snoop_none, list, {.name = 67281, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_supplier_none_no_snoop_needed{demand_code_rd_supplier_none_no_snoop_needed, list, {.name = 67338, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_supplier_none_snoop_miss{demand_code_rd_supplier_none_snoop_miss, list, {.name = 67400, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_supplier_none_hit_other_core_no_fwd{demand_code_rd_supplier_none_hit_other_core_no_fwd, list, {.name = 67457, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_supplier_none_hit_other_core_fwd{demand_code_rd_supplier_none_hit_other_core_fwd, list, {.name = 67525, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_supplier_none_hitm_other_core{demand_code_rd_supplier_none_hitm_other_core, list, {.name = 67590, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_code_rd_supplier_none_any_snoop{demand_code_rd_supplier_none_any_snoop, list, {.name = 67652, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020004, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_any_response{demand_data_rd_any_response, list, {.name = 67708, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_snoop_none{demand_data_rd_l3_hit_snoop_none, list, {.name = 67753, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_no_snoop_needed{demand_data_rd_l3_hit_no_snoop_needed, list, {.name = 67803, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_snoop_miss{demand_data_rd_l3_hit_snoop_miss, list, {.name = 67858, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_hit_other_core_no_fwd{demand_data_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 67908, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_hit_other_core_fwd{demand_data_rd_l3_hit_hit_other_core_fwd, list, {.name = 67969, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_hitm_other_core{demand_data_rd_l3_hit_hitm_other_core, list, {.name = 68027, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_any_snoop{demand_data_rd_l3_hit_any_snoop, list, {.name = 68082, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{demand_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 68131, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_e_snoop_none{demand_data_rd_l3_hit_e_snoop_none, list, {.name = 68189, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_e_no_snoop_needed{demand_data_rd_l3_hit_e_no_snoop_needed, list, {.name = 68241, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_e_snoop_miss{demand_data_rd_l3_hit_e_snoop_miss, list, {.name = 68298, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_e_hit_other_core_no_fwd{demand_data_rd_l3_hit_e_hit_other_core_no_fwd, list, {.name = 68350, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_e_hit_other_core_fwd{demand_data_rd_l3_hit_e_hit_other_core_fwd, list, {.name = 68413, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_e_hitm_other_core{demand_data_rd_l3_hit_e_hitm_other_core, list, {.name = 68473, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_e_any_snoop{demand_data_rd_l3_hit_e_any_snoop, list, {.name = 68530, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_f_snoop_none{demand_data_rd_l3_hit_f_snoop_none, list, {.name = 68581, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_f_no_snoop_needed{demand_data_rd_l3_hit_f_no_snoop_needed, list, {.name = 68633, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_f_snoop_miss{demand_data_rd_l3_hit_f_snoop_miss, list, {.name = 68690, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_f_hit_other_core_no_fwd{demand_data_rd_l3_hit_f_hit_other_core_no_fwd, list, {.name = 68742, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_f_hit_other_core_fwd{demand_data_rd_l3_hit_f_hit_other_core_fwd, list, {.name = 68805, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_f_hitm_other_core{demand_data_rd_l3_hit_f_hitm_other_core, list, {.name = 68865, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_f_any_snoop{demand_data_rd_l3_hit_f_any_snoop, list, {.name = 68922, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_m_snoop_none{demand_data_rd_l3_hit_m_snoop_none, list, {.name = 68973, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_m_no_snoop_needed{demand_data_rd_l3_hit_m_no_snoop_needed, list, {.name = 69025, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_m_snoop_miss{demand_data_rd_l3_hit_m_snoop_miss, list, {.name = 69082, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_m_hit_other_core_no_fwd{demand_data_rd_l3_hit_m_hit_other_core_no_fwd, list, {.name = 69134, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_m_hit_other_core_fwd{demand_data_rd_l3_hit_m_hit_other_core_fwd, list, {.name = 69197, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_m_hitm_other_core{demand_data_rd_l3_hit_m_hitm_other_core, list, {.name = 69257, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_m_any_snoop{demand_data_rd_l3_hit_m_any_snoop, list, {.name = 69314, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_s_snoop_none{demand_data_rd_l3_hit_s_snoop_none, list, {.name = 69365, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_s_no_snoop_needed{demand_data_rd_l3_hit_s_no_snoop_needed, list, {.name = 69417, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_s_snoop_miss{demand_data_rd_l3_hit_s_snoop_miss, list, {.name = 69474, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_s_hit_other_core_no_fwd{demand_data_rd_l3_hit_s_hit_other_core_no_fwd, list, {.name = 69526, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_s_hit_other_core_fwd{demand_data_rd_l3_hit_s_hit_other_core_fwd, list, {.name = 69589, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_s_hitm_other_core{demand_data_rd_l3_hit_s_hitm_other_core, list, {.name = 69649, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_s_any_snoop{demand_data_rd_l3_hit_s_any_snoop, list, {.name = 69706, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_snoop_none{demand_data_rd_l3_miss_snoop_none, list, {.name = 69757, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_no_snoop_needed{demand_data_rd_l3_miss_no_snoop_needed, list, {.name = 69808, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_snoop_miss{demand_data_rd_l3_miss_snoop_miss, list, {.name = 69864, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_hit_other_core_no_fwd{demand_data_rd_l3_miss_hit_other_core_no_fwd, list, {.name = 69915, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_hit_other_core_fwd{demand_data_rd_l3_miss_hit_other_core_fwd, list, {.name = 69977, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_hitm_other_core{demand_data_rd_l3_miss_hitm_other_core, list, {.name = 70036, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_any_snoop{demand_data_rd_l3_miss_any_snoop, list, {.name = 70092, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_remote_hitm{demand_data_rd_l3_miss_remote_hitm, list, {.name = 70142, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_remote_hit_forward{demand_data_rd_l3_miss_remote_hit_forward, list, {.name = 70194, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_none{demand_data_rd_l3_miss_local_dram_snoop_none, list, {.name = 70253, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_no_snoop_needed{demand_data_rd_l3_miss_local_dram_no_snoop_needed, list, {.name = 70315, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_miss{demand_data_rd_l3_miss_local_dram_snoop_miss, list, {.name = 70382, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{demand_data_rd_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 70444, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_hit_other_core_fwd{demand_data_rd_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 70517, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_hitm_other_core{demand_data_rd_l3_miss_local_dram_hitm_other_core, list, {.name = 70587, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_any_snoop{demand_data_rd_l3_miss_local_dram_any_snoop, list, {.name = 70654, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{demand_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 70715, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{demand_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 70787, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_snoop_none{demand_data_rd_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 70860, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{demand_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 70928, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_snoop_miss{demand_data_rd_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 71001, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 71069, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 71148, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{demand_data_rd_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 71224, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_any_snoop{demand_data_rd_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 71297, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_pmm_hit_local_pmm_snoop_not_needed{demand_data_rd_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 71364, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_pmm_hit_local_pmm_snoop_none{demand_data_rd_pmm_hit_local_pmm_snoop_none, list, {.name = 71431, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_pmm_hit_local_pmm_any_snoop{demand_data_rd_pmm_hit_local_pmm_any_snoop, list, {.name = 71492, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_supplier_none_snoop_none{demand_data_rd_supplier_none_snoop_none, list, {.name = 71552, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_supplier_none_no_snoop_needed{demand_data_rd_supplier_none_no_snoop_needed, list, {.name = 71609, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_supplier_none_snoop_miss{demand_data_rd_supplier_none_snoop_miss, list, {.name = 71671, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_supplier_none_hit_other_core_no_fwd{demand_data_rd_supplier_none_hit_other_core_no_fwd, list, {.name = 71728, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_supplier_none_hit_other_core_fwd{demand_data_rd_supplier_none_hit_other_core_fwd, list, {.name = 71796, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_supplier_none_hitm_other_core{demand_data_rd_supplier_none_hitm_other_core, list, {.name = 71861, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_supplier_none_any_snoop{demand_data_rd_supplier_none_any_snoop, list, {.name = 71923, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_any_response{demand_rfo_any_response, list, {.name = 71979, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_snoop_none{demand_rfo_l3_hit_snoop_none, list, {.name = 72020, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_no_snoop_needed{demand_rfo_l3_hit_no_snoop_needed, list, {.name = 72066, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_snoop_miss{demand_rfo_l3_hit_snoop_miss, list, {.name = 72117, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_hit_other_core_no_fwd{demand_rfo_l3_hit_hit_other_core_no_fwd, list, {.name = 72163, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_hit_other_core_fwd{demand_rfo_l3_hit_hit_other_core_fwd, list, {.name = 72220, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_hitm_other_core{demand_rfo_l3_hit_hitm_other_core, list, {.name = 72274, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_any_snoop{demand_rfo_l3_hit_any_snoop, list, {.name = 72325, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_snoop_hit_with_fwd{demand_rfo_l3_hit_snoop_hit_with_fwd, list, {.name = 72370, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_e_snoop_none{demand_rfo_l3_hit_e_snoop_none, list, {.name = 72424, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_e_no_snoop_needed{demand_rfo_l3_hit_e_no_snoop_needed, list, {.name = 72472, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_e_snoop_miss{demand_rfo_l3_hit_e_snoop_miss, list, {.name = 72525, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_e_hit_other_core_no_fwd{demand_rfo_l3_hit_e_hit_other_core_no_fwd, list, {.name = 72573, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_e_hit_other_core_fwd{demand_rfo_l3_hit_e_hit_other_core_fwd, list, {.name = 72632, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_e_hitm_other_core{demand_rfo_l3_hit_e_hitm_other_core, list, {.name = 72688, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_e_any_snoop{demand_rfo_l3_hit_e_any_snoop, list, {.name = 72741, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_f_snoop_none{demand_rfo_l3_hit_f_snoop_none, list, {.name = 72788, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_f_no_snoop_needed{demand_rfo_l3_hit_f_no_snoop_needed, list, {.name = 72836, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_f_snoop_miss{demand_rfo_l3_hit_f_snoop_miss, list, {.name = 72889, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_f_hit_other_core_no_fwd{demand_rfo_l3_hit_f_hit_other_core_no_fwd, list, {.name = 72937, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_f_hit_other_core_fwd{demand_rfo_l3_hit_f_hit_other_core_fwd, list, {.name = 72996, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_f_hitm_other_core{demand_rfo_l3_hit_f_hitm_other_core, list, {.name = 73052, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_f_any_snoop{demand_rfo_l3_hit_f_any_snoop, list, {.name = 73105, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_m_snoop_none{demand_rfo_l3_hit_m_snoop_none, list, {.name = 73152, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_m_no_snoop_needed{demand_rfo_l3_hit_m_no_snoop_needed, list, {.name = 73200, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_m_snoop_miss{demand_rfo_l3_hit_m_snoop_miss, list, {.name = 73253, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_m_hit_other_core_no_fwd{demand_rfo_l3_hit_m_hit_other_core_no_fwd, list, {.name = 73301, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_m_hit_other_core_fwd{demand_rfo_l3_hit_m_hit_other_core_fwd, list, {.name = 73360, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_m_hitm_other_core{demand_rfo_l3_hit_m_hitm_other_core, list, {.name = 73416, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_m_any_snoop{demand_rfo_l3_hit_m_any_snoop, list, {.name = 73469, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_s_snoop_none{demand_rfo_l3_hit_s_snoop_none, list, {.name = 73516, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_s_no_snoop_needed{demand_rfo_l3_hit_s_no_snoop_needed, list, {.name = 73564, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_s_snoop_miss{demand_rfo_l3_hit_s_snoop_miss, list, {.name = 73617, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_s_hit_other_core_no_fwd{demand_rfo_l3_hit_s_hit_other_core_no_fwd, list, {.name = 73665, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_s_hit_other_core_fwd{demand_rfo_l3_hit_s_hit_other_core_fwd, list, {.name = 73724, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_s_hitm_other_core{demand_rfo_l3_hit_s_hitm_other_core, list, {.name = 73780, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_s_any_snoop{demand_rfo_l3_hit_s_any_snoop, list, {.name = 73833, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_snoop_none{demand_rfo_l3_miss_snoop_none, list, {.name = 73880, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_no_snoop_needed{demand_rfo_l3_miss_no_snoop_needed, list, {.name = 73927, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_snoop_miss{demand_rfo_l3_miss_snoop_miss, list, {.name = 73979, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_hit_other_core_no_fwd{demand_rfo_l3_miss_hit_other_core_no_fwd, list, {.name = 74026, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_hit_other_core_fwd{demand_rfo_l3_miss_hit_other_core_fwd, list, {.name = 74084, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_hitm_other_core{demand_rfo_l3_miss_hitm_other_core, list, {.name = 74139, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_any_snoop{demand_rfo_l3_miss_any_snoop, list, {.name = 74191, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_remote_hitm{demand_rfo_l3_miss_remote_hitm, list, {.name = 74237, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_remote_hit_forward{demand_rfo_l3_miss_remote_hit_forward, list, {.name = 74285, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_none{demand_rfo_l3_miss_local_dram_snoop_none, list, {.name = 74340, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_local_dram_no_snoop_needed{demand_rfo_l3_miss_local_dram_no_snoop_needed, list, {.name = 74398, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_miss{demand_rfo_l3_miss_local_dram_snoop_miss, list, {.name = 74461, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_local_dram_hit_other_core_no_fwd{demand_rfo_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 74519, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_local_dram_hit_other_core_fwd{demand_rfo_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 74588, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_local_dram_hitm_other_core{demand_rfo_l3_miss_local_dram_hitm_other_core, list, {.name = 74654, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_local_dram_any_snoop{demand_rfo_l3_miss_local_dram_any_snoop, list, {.name = 74717, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{demand_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 74774, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{demand_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 74842, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_snoop_none{demand_rfo_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 74911, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{demand_rfo_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 74975, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_snoop_miss{demand_rfo_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 75044, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 75108, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 75183, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_hitm_other_core{demand_rfo_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 75255, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_any_snoop{demand_rfo_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 75324, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_pmm_hit_local_pmm_snoop_not_needed{demand_rfo_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 75387, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_pmm_hit_local_pmm_snoop_none{demand_rfo_pmm_hit_local_pmm_snoop_none, list, {.name = 75450, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_pmm_hit_local_pmm_any_snoop{demand_rfo_pmm_hit_local_pmm_any_snoop, list, {.name = 75507, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_supplier_none_snoop_none{demand_rfo_supplier_none_snoop_none, list, {.name = 75563, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_supplier_none_no_snoop_needed{demand_rfo_supplier_none_no_snoop_needed, list, {.name = 75616, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_supplier_none_snoop_miss{demand_rfo_supplier_none_snoop_miss, list, {.name = 75674, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_supplier_none_hit_other_core_no_fwd{demand_rfo_supplier_none_hit_other_core_no_fwd, list, {.name = 75727, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_supplier_none_hit_other_core_fwd{demand_rfo_supplier_none_hit_other_core_fwd, list, {.name = 75791, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_supplier_none_hitm_other_core{demand_rfo_supplier_none_hitm_other_core, list, {.name = 75852, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020002, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_supplier_none_any_snoop{demand_rfo_supplier_none_any_snoop, list, {.name = 75910, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020002, .period = 100003, .deprecated = true}};
inline constexpr listed other_any_response{other_any_response, list, {.name = 75962, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x18000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_snoop_none{other_l3_hit_snoop_none, list, {.name = 75998, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c8000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_no_snoop_needed{other_l3_hit_no_snoop_needed, list, {.name = 76039, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c8000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_snoop_miss{other_l3_hit_snoop_miss, list, {.name = 76085, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c8000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_hit_other_core_no_fwd{other_l3_hit_hit_other_core_no_fwd, list, {.name = 76126, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c8000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_hit_other_core_fwd{other_l3_hit_hit_other_core_fwd, list, {.name = 76178, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c8000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_hitm_other_core{other_l3_hit_hitm_other_core, list, {.name = 76227, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c8000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_any_snoop{other_l3_hit_any_snoop, list, {.name = 76273, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c8000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_snoop_hit_with_fwd{other_l3_hit_snoop_hit_with_fwd, list, {.name = 76313, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c8000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_e_snoop_none{other_l3_hit_e_snoop_none, list, {.name = 76362, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80088000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_e_no_snoop_needed{other_l3_hit_e_no_snoop_needed, list, {.name = 76405, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100088000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_e_snoop_miss{other_l3_hit_e_snoop_miss, list, {.name = 76453, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200088000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_e_hit_other_core_no_fwd{other_l3_hit_e_hit_other_core_no_fwd, list, {.name = 76496, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400088000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_e_hit_other_core_fwd{other_l3_hit_e_hit_other_core_fwd, list, {.name = 76550, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800088000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_e_hitm_other_core{other_l3_hit_e_hitm_other_core, list, {.name = 76601, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000088000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_e_any_snoop{other_l3_hit_e_any_snoop, list, {.name = 76649, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80088000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_f_snoop_none{other_l3_hit_f_snoop_none, list, {.name = 76691, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80208000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_f_no_snoop_needed{other_l3_hit_f_no_snoop_needed, list, {.name = 76734, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100208000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_f_snoop_miss{other_l3_hit_f_snoop_miss, list, {.name = 76782, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200208000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_f_hit_other_core_no_fwd{other_l3_hit_f_hit_other_core_no_fwd, list, {.name = 76825, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400208000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_f_hit_other_core_fwd{other_l3_hit_f_hit_other_core_fwd, list, {.name = 76879, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800208000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_f_hitm_other_core{other_l3_hit_f_hitm_other_core, list, {.name = 76930, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000208000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_f_any_snoop{other_l3_hit_f_any_snoop, list, {.name = 76978, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80208000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_m_snoop_none{other_l3_hit_m_snoop_none, list, {.name = 77020, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80048000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_m_no_snoop_needed{other_l3_hit_m_no_snoop_needed, list, {.name = 77063, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100048000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_m_snoop_miss{other_l3_hit_m_snoop_miss, list, {.name = 77111, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200048000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_m_hit_other_core_no_fwd{other_l3_hit_m_hit_other_core_no_fwd, list, {.name = 77154, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400048000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_m_hit_other_core_fwd{other_l3_hit_m_hit_other_core_fwd, list, {.name = 77208, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800048000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_m_hitm_other_core{other_l3_hit_m_hitm_other_core, list, {.name = 77259, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000048000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_m_any_snoop{other_l3_hit_m_any_snoop, list, {.name = 77307, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80048000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_s_snoop_none{other_l3_hit_s_snoop_none, list, {.name = 77349, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80108000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_s_no_snoop_needed{other_l3_hit_s_no_snoop_needed, list, {.name = 77392, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100108000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_s_snoop_miss{other_l3_hit_s_snoop_miss, list, {.name = 77440, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200108000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_s_hit_other_core_no_fwd{other_l3_hit_s_hit_other_core_no_fwd, list, {.name = 77483, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400108000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_s_hit_other_core_fwd{other_l3_hit_s_hit_other_core_fwd, list, {.name = 77537, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800108000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_s_hitm_other_core{other_l3_hit_s_hitm_other_core, list, {.name = 77588, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000108000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_hit_s_any_snoop{other_l3_hit_s_any_snoop, list, {.name = 77636, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80108000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_snoop_none{other_l3_miss_snoop_none, list, {.name = 77678, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_no_snoop_needed{other_l3_miss_no_snoop_needed, list, {.name = 77720, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_snoop_miss{other_l3_miss_snoop_miss, list, {.name = 77767, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_hit_other_core_no_fwd{other_l3_miss_hit_other_core_no_fwd, list, {.name = 77809, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_hit_other_core_fwd{other_l3_miss_hit_other_core_fwd, list, {.name = 77862, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_hitm_other_core{other_l3_miss_hitm_other_core, list, {.name = 77912, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_any_snoop{other_l3_miss_any_snoop, list, {.name = 77959, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_remote_hitm{other_l3_miss_remote_hitm, list, {.name = 78000, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc08000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_remote_hit_forward{other_l3_miss_remote_hit_forward, list, {.name = 78043, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc08000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_local_dram_snoop_none{other_l3_miss_local_dram_snoop_none, list, {.name = 78093, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_local_dram_no_snoop_needed{other_l3_miss_local_dram_no_snoop_needed, list, {.name = 78146, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_local_dram_snoop_miss{other_l3_miss_local_dram_snoop_miss, list, {.name = 78204, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_local_dram_hit_other_core_no_fwd{other_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 78257, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_local_dram_hit_other_core_fwd{other_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 78321, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_local_dram_hitm_other_core{other_l3_miss_local_dram_hitm_other_core, list, {.name = 78382, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_local_dram_any_snoop{other_l3_miss_local_dram_any_snoop, list, {.name = 78440, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_local_dram_snoop_miss_or_no_fwd{other_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 78492, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_remote_dram_snoop_miss_or_no_fwd{other_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 78555, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b808000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_remote_hop1_dram_snoop_none{other_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 78619, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_remote_hop1_dram_no_snoop_needed{other_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 78678, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_remote_hop1_dram_snoop_miss{other_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 78742, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{other_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 78801, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_remote_hop1_dram_hit_other_core_fwd{other_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 78871, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_remote_hop1_dram_hitm_other_core{other_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 78938, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_l3_miss_remote_hop1_dram_any_snoop{other_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 79002, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90008000, .period = 100003, .deprecated = true}};
inline constexpr listed other_pmm_hit_local_pmm_snoop_not_needed{other_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 79060, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100408000, .period = 100003, .deprecated = true}};
inline constexpr listed other_pmm_hit_local_pmm_snoop_none{other_pmm_hit_local_pmm_snoop_none, list, {.name = 79118, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80408000, .period = 100003, .deprecated = true}};
inline constexpr listed other_pmm_hit_local_pmm_any_snoop{other_pmm_hit_local_pmm_any_snoop, list, {.name = 79170, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80408000, .period = 100003, .deprecated = true}};
inline constexpr listed other_supplier_none_snoop_none{other_supplier_none_snoop_none, list, {.name = 79221, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80028000, .period = 100003, .deprecated = true}};
inline constexpr listed other_supplier_none_no_snoop_needed{other_supplier_none_no_snoop_needed, list, {.name = 79269, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100028000, .period = 100003, .deprecated = true}};
inline constexpr listed other_supplier_none_snoop_miss{other_supplier_none_snoop_miss, list, {.name = 79322, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200028000, .period = 100003, .deprecated = true}};
inline constexpr listed other_supplier_none_hit_other_core_no_fwd{other_supplier_none_hit_other_core_no_fwd, list, {.name = 79370, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400028000, .period = 100003, .deprecated = true}};
inline constexpr listed other_supplier_none_hit_other_core_fwd{other_supplier_none_hit_other_core_fwd, list, {.name = 79429, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800028000, .period = 100003, .deprecated = true}};
inline constexpr listed other_supplier_none_hitm_other_core{other_supplier_none_hitm_other_core, list, {.name = 79485, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000028000, .period = 100003, .deprecated = true}};
inline constexpr listed other_supplier_none_any_snoop{other_supplier_none_any_snoop, list, {.name = 79538, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80028000, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_any_response{pf_l1d_and_sw_any_response, list, {.name = 79585, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_snoop_none{pf_l1d_and_sw_l3_hit_snoop_none, list, {.name = 79629, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_no_snoop_needed{pf_l1d_and_sw_l3_hit_no_snoop_needed, list, {.name = 79678, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_snoop_miss{pf_l1d_and_sw_l3_hit_snoop_miss, list, {.name = 79732, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_hit_other_core_no_fwd{pf_l1d_and_sw_l3_hit_hit_other_core_no_fwd, list, {.name = 79781, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_hit_other_core_fwd{pf_l1d_and_sw_l3_hit_hit_other_core_fwd, list, {.name = 79841, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_hitm_other_core{pf_l1d_and_sw_l3_hit_hitm_other_core, list, {.name = 79898, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_any_snoop{pf_l1d_and_sw_l3_hit_any_snoop, list, {.name = 79952, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_snoop_hit_with_fwd{pf_l1d_and_sw_l3_hit_snoop_hit_with_fwd, list, {.name = 80000, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_e_snoop_none{pf_l1d_and_sw_l3_hit_e_snoop_none, list, {.name = 80057, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_e_no_snoop_needed{pf_l1d_and_sw_l3_hit_e_no_snoop_needed, list, {.name = 80108, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_e_snoop_miss{pf_l1d_and_sw_l3_hit_e_snoop_miss, list, {.name = 80164, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_e_hit_other_core_no_fwd{pf_l1d_and_sw_l3_hit_e_hit_other_core_no_fwd, list, {.name = 80215, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_e_hit_other_core_fwd{pf_l1d_and_sw_l3_hit_e_hit_other_core_fwd, list, {.name = 80277, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_e_hitm_other_core{pf_l1d_and_sw_l3_hit_e_hitm_other_core, list, {.name = 80336, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_e_any_snoop{pf_l1d_and_sw_l3_hit_e_any_snoop, list, {.name = 80392, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_f_snoop_none{pf_l1d_and_sw_l3_hit_f_snoop_none, list, {.name = 80442, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_f_no_snoop_needed{pf_l1d_and_sw_l3_hit_f_no_snoop_needed, list, {.name = 80493, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_f_snoop_miss{pf_l1d_and_sw_l3_hit_f_snoop_miss, list, {.name = 80549, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_f_hit_other_core_no_fwd{pf_l1d_and_sw_l3_hit_f_hit_other_core_no_fwd, list, {.name = 80600, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_f_hit_other_core_fwd{pf_l1d_and_sw_l3_hit_f_hit_other_core_fwd, list, {.name = 80662, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_f_hitm_other_core{pf_l1d_and_sw_l3_hit_f_hitm_other_core, list, {.name = 80721, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_f_any_snoop{pf_l1d_and_sw_l3_hit_f_any_snoop, list, {.name = 80777, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_m_snoop_none{pf_l1d_and_sw_l3_hit_m_snoop_none, list, {.name = 80827, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_m_no_snoop_needed{pf_l1d_and_sw_l3_hit_m_no_snoop_needed, list, {.name = 80878, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_m_snoop_miss{pf_l1d_and_sw_l3_hit_m_snoop_miss, list, {.name = 80934, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_m_hit_other_core_no_fwd{pf_l1d_and_sw_l3_hit_m_hit_other_core_no_fwd, list, {.name = 80985, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_m_hit_other_core_fwd{pf_l1d_and_sw_l3_hit_m_hit_other_core_fwd, list, {.name = 81047, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_m_hitm_other_core{pf_l1d_and_sw_l3_hit_m_hitm_other_core, list, {.name = 81106, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_m_any_snoop{pf_l1d_and_sw_l3_hit_m_any_snoop, list, {.name = 81162, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_s_snoop_none{pf_l1d_and_sw_l3_hit_s_snoop_none, list, {.name = 81212, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_s_no_snoop_needed{pf_l1d_and_sw_l3_hit_s_no_snoop_needed, list, {.name = 81263, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_s_snoop_miss{pf_l1d_and_sw_l3_hit_s_snoop_miss, list, {.name = 81319, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_s_hit_other_core_no_fwd{pf_l1d_and_sw_l3_hit_s_hit_other_core_no_fwd, list, {.name = 81370, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_s_hit_other_core_fwd{pf_l1d_and_sw_l3_hit_s_hit_other_core_fwd, list, {.name = 81432, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_s_hitm_other_core{pf_l1d_and_sw_l3_hit_s_hitm_other_core, list, {.name = 81491, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_hit_s_any_snoop{pf_l1d_and_sw_l3_hit_s_any_snoop, list, {.name = 81547, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_snoop_none{pf_l1d_and_sw_l3_miss_snoop_none, list, {.name = 81597, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_no_snoop_needed{pf_l1d_and_sw_l3_miss_no_snoop_needed, list, {.name = 81647, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_snoop_miss{pf_l1d_and_sw_l3_miss_snoop_miss, list, {.name = 81702, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_hit_other_core_no_fwd{pf_l1d_and_sw_l3_miss_hit_other_core_no_fwd, list, {.name = 81752, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_hit_other_core_fwd{pf_l1d_and_sw_l3_miss_hit_other_core_fwd, list, {.name = 81813, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_hitm_other_core{pf_l1d_and_sw_l3_miss_hitm_other_core, list, {.name = 81871, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_any_snoop{pf_l1d_and_sw_l3_miss_any_snoop, list, {.name = 81926, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hitm{pf_l1d_and_sw_l3_miss_remote_hitm, list, {.name = 81975, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hit_forward{pf_l1d_and_sw_l3_miss_remote_hit_forward, list, {.name = 82026, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_snoop_none{pf_l1d_and_sw_l3_miss_local_dram_snoop_none, list, {.name = 82084, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_no_snoop_needed{pf_l1d_and_sw_l3_miss_local_dram_no_snoop_needed, list, {.name = 82145, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_snoop_miss{pf_l1d_and_sw_l3_miss_local_dram_snoop_miss, list, {.name = 82211, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_no_fwd{pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 82272, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_fwd{pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 82344, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_hitm_other_core{pf_l1d_and_sw_l3_miss_local_dram_hitm_other_core, list, {.name = 82413, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_any_snoop{pf_l1d_and_sw_l3_miss_local_dram_any_snoop, list, {.name = 82479, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_snoop_miss_or_no_fwd{pf_l1d_and_sw_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 82539, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_dram_snoop_miss_or_no_fwd{pf_l1d_and_sw_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 82610, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_none{pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 82682, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_no_snoop_needed{pf_l1d_and_sw_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 82749, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_miss{pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 82821, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 82888, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_fwd{pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 82966, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_hitm_other_core{pf_l1d_and_sw_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 83041, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_any_snoop{pf_l1d_and_sw_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 83113, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_pmm_hit_local_pmm_snoop_not_needed{pf_l1d_and_sw_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 83179, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_pmm_hit_local_pmm_snoop_none{pf_l1d_and_sw_pmm_hit_local_pmm_snoop_none, list, {.name = 83245, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_pmm_hit_local_pmm_any_snoop{pf_l1d_and_sw_pmm_hit_local_pmm_any_snoop, list, {.name = 83305, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_supplier_none_snoop_none{pf_l1d_and_sw_supplier_none_snoop_none, list, {.name = 83364, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_supplier_none_no_snoop_needed{pf_l1d_and_sw_supplier_none_no_snoop_needed, list, {.name = 83420, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_supplier_none_snoop_miss{pf_l1d_and_sw_supplier_none_snoop_miss, list, {.name = 83481, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_supplier_none_hit_other_core_no_fwd{pf_l1d_and_sw_supplier_none_hit_other_core_no_fwd, list, {.name = 83537, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_supplier_none_hit_other_core_fwd{pf_l1d_and_sw_supplier_none_hit_other_core_fwd, list, {.name = 83604, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_supplier_none_hitm_other_core{pf_l1d_and_sw_supplier_none_hitm_other_core, list, {.name = 83668, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l1d_and_sw_supplier_none_any_snoop{pf_l1d_and_sw_supplier_none_any_snoop, list, {.name = 83729, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020400, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_any_response{pf_l2_data_rd_any_response, list, {.name = 83784, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_none{pf_l2_data_rd_l3_hit_snoop_none, list, {.name = 83828, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_no_snoop_needed{pf_l2_data_rd_l3_hit_no_snoop_needed, list, {.name = 83877, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_miss{pf_l2_data_rd_l3_hit_snoop_miss, list, {.name = 83931, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_hit_other_core_no_fwd{pf_l2_data_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 83980, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_hit_other_core_fwd{pf_l2_data_rd_l3_hit_hit_other_core_fwd, list, {.name = 84040, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_hitm_other_core{pf_l2_data_rd_l3_hit_hitm_other_core, list, {.name = 84097, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_any_snoop{pf_l2_data_rd_l3_hit_any_snoop, list, {.name = 84151, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_hit_with_fwd{pf_l2_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 84199, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_e_snoop_none{pf_l2_data_rd_l3_hit_e_snoop_none, list, {.name = 84256, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_e_no_snoop_needed{pf_l2_data_rd_l3_hit_e_no_snoop_needed, list, {.name = 84307, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_e_snoop_miss{pf_l2_data_rd_l3_hit_e_snoop_miss, list, {.name = 84363, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_e_hit_other_core_no_fwd{pf_l2_data_rd_l3_hit_e_hit_other_core_no_fwd, list, {.name = 84414, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_e_hit_other_core_fwd{pf_l2_data_rd_l3_hit_e_hit_other_core_fwd, list, {.name = 84476, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_e_hitm_other_core{pf_l2_data_rd_l3_hit_e_hitm_other_core, list, {.name = 84535, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_e_any_snoop{pf_l2_data_rd_l3_hit_e_any_snoop, list, {.name = 84591, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_f_snoop_none{pf_l2_data_rd_l3_hit_f_snoop_none, list, {.name = 84641, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_f_no_snoop_needed{pf_l2_data_rd_l3_hit_f_no_snoop_needed, list, {.name = 84692, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_f_snoop_miss{pf_l2_data_rd_l3_hit_f_snoop_miss, list, {.name = 84748, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_f_hit_other_core_no_fwd{pf_l2_data_rd_l3_hit_f_hit_other_core_no_fwd, list, {.name = 84799, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_f_hit_other_core_fwd{pf_l2_data_rd_l3_hit_f_hit_other_core_fwd, list, {.name = 84861, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_f_hitm_other_core{pf_l2_data_rd_l3_hit_f_hitm_other_core, list, {.name = 84920, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_f_any_snoop{pf_l2_data_rd_l3_hit_f_any_snoop, list, {.name = 84976, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_m_snoop_none{pf_l2_data_rd_l3_hit_m_snoop_none, list, {.name = 85026, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_m_no_snoop_needed{pf_l2_data_rd_l3_hit_m_no_snoop_needed, list, {.name = 85077, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_m_snoop_miss{pf_l2_data_rd_l3_hit_m_snoop_miss, list, {.name = 85133, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_m_hit_other_core_no_fwd{pf_l2_data_rd_l3_hit_m_hit_other_core_no_fwd, list, {.name = 85184, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_m_hit_other_core_fwd{pf_l2_data_rd_l3_hit_m_hit_other_core_fwd, list, {.name = 85246, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_m_hitm_other_core{pf_l2_data_rd_l3_hit_m_hitm_other_core, list, {.name = 85305, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_m_any_snoop{pf_l2_data_rd_l3_hit_m_any_snoop, list, {.name = 85361, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_s_snoop_none{pf_l2_data_rd_l3_hit_s_snoop_none, list, {.name = 85411, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_s_no_snoop_needed{pf_l2_data_rd_l3_hit_s_no_snoop_needed, list, {.name = 85462, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_s_snoop_miss{pf_l2_data_rd_l3_hit_s_snoop_miss, list, {.name = 85518, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_s_hit_other_core_no_fwd{pf_l2_data_rd_l3_hit_s_hit_other_core_no_fwd, list, {.name = 85569, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_s_hit_other_core_fwd{pf_l2_data_rd_l3_hit_s_hit_other_core_fwd, list, {.name = 85631, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_s_hitm_other_core{pf_l2_data_rd_l3_hit_s_hitm_other_core, list, {.name = 85690, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_hit_s_any_snoop{pf_l2_data_rd_l3_hit_s_any_snoop, list, {.name = 85746, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_snoop_none{pf_l2_data_rd_l3_miss_snoop_none, list, {.name = 85796, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_no_snoop_needed{pf_l2_data_rd_l3_miss_no_snoop_needed, list, {.name = 85846, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_snoop_miss{pf_l2_data_rd_l3_miss_snoop_miss, list, {.name = 85901, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_hit_other_core_no_fwd{pf_l2_data_rd_l3_miss_hit_other_core_no_fwd, list, {.name = 85951, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_hit_other_core_fwd{pf_l2_data_rd_l3_miss_hit_other_core_fwd, list, {.name = 86012, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_hitm_other_core{pf_l2_data_rd_l3_miss_hitm_other_core, list, {.name = 86070, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_any_snoop{pf_l2_data_rd_l3_miss_any_snoop, list, {.name = 86125, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hitm{pf_l2_data_rd_l3_miss_remote_hitm, list, {.name = 86174, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hit_forward{pf_l2_data_rd_l3_miss_remote_hit_forward, list, {.name = 86225, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_none{pf_l2_data_rd_l3_miss_local_dram_snoop_none, list, {.name = 86283, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_no_snoop_needed{pf_l2_data_rd_l3_miss_local_dram_no_snoop_needed, list, {.name = 86344, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_miss{pf_l2_data_rd_l3_miss_local_dram_snoop_miss, list, {.name = 86410, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{pf_l2_data_rd_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 86471, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_hit_other_core_fwd{pf_l2_data_rd_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 86543, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_hitm_other_core{pf_l2_data_rd_l3_miss_local_dram_hitm_other_core, list, {.name = 86612, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_any_snoop{pf_l2_data_rd_l3_miss_local_dram_any_snoop, list, {.name = 86678, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{pf_l2_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 86738, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{pf_l2_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 86809, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_none{pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 86881, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{pf_l2_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 86948, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_miss{pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 87020, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 87087, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 87165, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{pf_l2_data_rd_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 87240, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_any_snoop{pf_l2_data_rd_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 87312, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_pmm_hit_local_pmm_snoop_not_needed{pf_l2_data_rd_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 87378, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_pmm_hit_local_pmm_snoop_none{pf_l2_data_rd_pmm_hit_local_pmm_snoop_none, list, {.name = 87444, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_pmm_hit_local_pmm_any_snoop{pf_l2_data_rd_pmm_hit_local_pmm_any_snoop, list, {.name = 87504, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_none{pf_l2_data_rd_supplier_none_snoop_none, list, {.name = 87563, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_supplier_none_no_snoop_needed{pf_l2_data_rd_supplier_none_no_snoop_needed, list, {.name = 87619, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_miss{pf_l2_data_rd_supplier_none_snoop_miss, list, {.name = 87680, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_supplier_none_hit_other_core_no_fwd{pf_l2_data_rd_supplier_none_hit_other_core_no_fwd, list, {.name = 87736, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_supplier_none_hit_other_core_fwd{pf_l2_data_rd_supplier_none_hit_other_core_fwd, list, {.name = 87803, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_supplier_none_hitm_other_core{pf_l2_data_rd_supplier_none_hitm_other_core, list, {.name = 87867, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_data_rd_supplier_none_any_snoop{pf_l2_data_rd_supplier_none_any_snoop, list, {.name = 87928, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020010, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_any_response{pf_l2_rfo_any_response, list, {.name = 87983, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_snoop_none{pf_l2_rfo_l3_hit_snoop_none, list, {.name = 88023, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_no_snoop_needed{pf_l2_rfo_l3_hit_no_snoop_needed, list, {.name = 88068, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_snoop_miss{pf_l2_rfo_l3_hit_snoop_miss, list, {.name = 88118, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_hit_other_core_no_fwd{pf_l2_rfo_l3_hit_hit_other_core_no_fwd, list, {.name = 88163, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_hit_other_core_fwd{pf_l2_rfo_l3_hit_hit_other_core_fwd, list, {.name = 88219, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_hitm_other_core{pf_l2_rfo_l3_hit_hitm_other_core, list, {.name = 88272, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_any_snoop{pf_l2_rfo_l3_hit_any_snoop, list, {.name = 88322, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_snoop_hit_with_fwd{pf_l2_rfo_l3_hit_snoop_hit_with_fwd, list, {.name = 88366, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_e_snoop_none{pf_l2_rfo_l3_hit_e_snoop_none, list, {.name = 88419, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_e_no_snoop_needed{pf_l2_rfo_l3_hit_e_no_snoop_needed, list, {.name = 88466, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_e_snoop_miss{pf_l2_rfo_l3_hit_e_snoop_miss, list, {.name = 88518, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_e_hit_other_core_no_fwd{pf_l2_rfo_l3_hit_e_hit_other_core_no_fwd, list, {.name = 88565, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_e_hit_other_core_fwd{pf_l2_rfo_l3_hit_e_hit_other_core_fwd, list, {.name = 88623, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_e_hitm_other_core{pf_l2_rfo_l3_hit_e_hitm_other_core, list, {.name = 88678, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_e_any_snoop{pf_l2_rfo_l3_hit_e_any_snoop, list, {.name = 88730, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_f_snoop_none{pf_l2_rfo_l3_hit_f_snoop_none, list, {.name = 88776, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_f_no_snoop_needed{pf_l2_rfo_l3_hit_f_no_snoop_needed, list, {.name = 88823, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_f_snoop_miss{pf_l2_rfo_l3_hit_f_snoop_miss, list, {.name = 88875, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_f_hit_other_core_no_fwd{pf_l2_rfo_l3_hit_f_hit_other_core_no_fwd, list, {.name = 88922, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_f_hit_other_core_fwd{pf_l2_rfo_l3_hit_f_hit_other_core_fwd, list, {.name = 88980, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_f_hitm_other_core{pf_l2_rfo_l3_hit_f_hitm_other_core, list, {.name = 89035, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_f_any_snoop{pf_l2_rfo_l3_hit_f_any_snoop, list, {.name = 89087, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_m_snoop_none{pf_l2_rfo_l3_hit_m_snoop_none, list, {.name = 89133, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_m_no_snoop_needed{pf_l2_rfo_l3_hit_m_no_snoop_needed, list, {.name = 89180, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_m_snoop_miss{pf_l2_rfo_l3_hit_m_snoop_miss, list, {.name = 89232, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_m_hit_other_core_no_fwd{pf_l2_rfo_l3_hit_m_hit_other_core_no_fwd, list, {.name = 89279, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_m_hit_other_core_fwd{pf_l2_rfo_l3_hit_m_hit_other_core_fwd, list, {.name = 89337, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_m_hitm_other_core{pf_l2_rfo_l3_hit_m_hitm_other_core, list, {.name = 89392, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_m_any_snoop{pf_l2_rfo_l3_hit_m_any_snoop, list, {.name = 89444, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_s_snoop_none{pf_l2_rfo_l3_hit_s_snoop_none, list, {.name = 89490, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_s_no_snoop_needed{pf_l2_rfo_l3_hit_s_no_snoop_needed, list, {.name = 89537, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_s_snoop_miss{pf_l2_rfo_l3_hit_s_snoop_miss, list, {.name = 89589, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_s_hit_other_core_no_fwd{pf_l2_rfo_l3_hit_s_hit_other_core_no_fwd, list, {.name = 89636, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_s_hit_other_core_fwd{pf_l2_rfo_l3_hit_s_hit_other_core_fwd, list, {.name = 89694, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_s_hitm_other_core{pf_l2_rfo_l3_hit_s_hitm_other_core, list, {.name = 89749, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_hit_s_any_snoop{pf_l2_rfo_l3_hit_s_any_snoop, list, {.name = 89801, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_snoop_none{pf_l2_rfo_l3_miss_snoop_none, list, {.name = 89847, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_no_snoop_needed{pf_l2_rfo_l3_miss_no_snoop_needed, list, {.name = 89893, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_snoop_miss{pf_l2_rfo_l3_miss_snoop_miss, list, {.name = 89944, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_hit_other_core_no_fwd{pf_l2_rfo_l3_miss_hit_other_core_no_fwd, list, {.name = 89990, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_hit_other_core_fwd{pf_l2_rfo_l3_miss_hit_other_core_fwd, list, {.name = 90047, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_hitm_other_core{pf_l2_rfo_l3_miss_hitm_other_core, list, {.name = 90101, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_any_snoop{pf_l2_rfo_l3_miss_any_snoop, list, {.name = 90152, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hitm{pf_l2_rfo_l3_miss_remote_hitm, list, {.name = 90197, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hit_forward{pf_l2_rfo_l3_miss_remote_hit_forward, list, {.name = 90244, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_none{pf_l2_rfo_l3_miss_local_dram_snoop_none, list, {.name = 90298, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_no_snoop_needed{pf_l2_rfo_l3_miss_local_dram_no_snoop_needed, list, {.name = 90355, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_miss{pf_l2_rfo_l3_miss_local_dram_snoop_miss, list, {.name = 90417, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_hit_other_core_no_fwd{pf_l2_rfo_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 90474, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_hit_other_core_fwd{pf_l2_rfo_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 90542, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_hitm_other_core{pf_l2_rfo_l3_miss_local_dram_hitm_other_core, list, {.name = 90607, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_any_snoop{pf_l2_rfo_l3_miss_local_dram_any_snoop, list, {.name = 90669, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{pf_l2_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 90725, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{pf_l2_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 90792, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_none{pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 90860, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{pf_l2_rfo_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 90923, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_miss{pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 90991, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 91054, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 91128, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_hitm_other_core{pf_l2_rfo_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 91199, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_any_snoop{pf_l2_rfo_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 91267, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_pmm_hit_local_pmm_snoop_not_needed{pf_l2_rfo_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 91329, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_pmm_hit_local_pmm_snoop_none{pf_l2_rfo_pmm_hit_local_pmm_snoop_none, list, {.name = 91391, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_pmm_hit_local_pmm_any_snoop{pf_l2_rfo_pmm_hit_local_pmm_any_snoop, list, {.name = 91447, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_supplier_none_snoop_none{pf_l2_rfo_supplier_none_snoop_none, list, {.name = 91502, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_supplier_none_no_snoop_needed{pf_l2_rfo_supplier_none_no_snoop_needed, list, {.name = 91554, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_supplier_none_snoop_miss{pf_l2_rfo_supplier_none_snoop_miss, list, {.name = 91611, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_supplier_none_hit_other_core_no_fwd{pf_l2_rfo_supplier_none_hit_other_core_no_fwd, list, {.name = 91663, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_supplier_none_hit_other_core_fwd{pf_l2_rfo_supplier_none_hit_other_core_fwd, list, {.name = 91726, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_supplier_none_hitm_other_core{pf_l2_rfo_supplier_none_hitm_other_core, list, {.name = 91786, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l2_rfo_supplier_none_any_snoop{pf_l2_rfo_supplier_none_any_snoop, list, {.name = 91843, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020020, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_any_response{pf_l3_data_rd_any_response, list, {.name = 91894, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_none{pf_l3_data_rd_l3_hit_snoop_none, list, {.name = 91938, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_no_snoop_needed{pf_l3_data_rd_l3_hit_no_snoop_needed, list, {.name = 91987, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_miss{pf_l3_data_rd_l3_hit_snoop_miss, list, {.name = 92041, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_hit_other_core_no_fwd{pf_l3_data_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 92090, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_hit_other_core_fwd{pf_l3_data_rd_l3_hit_hit_other_core_fwd, list, {.name = 92150, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_hitm_other_core{pf_l3_data_rd_l3_hit_hitm_other_core, list, {.name = 92207, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_any_snoop{pf_l3_data_rd_l3_hit_any_snoop, list, {.name = 92261, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_hit_with_fwd{pf_l3_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 92309, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_e_snoop_none{pf_l3_data_rd_l3_hit_e_snoop_none, list, {.name = 92366, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_e_no_snoop_needed{pf_l3_data_rd_l3_hit_e_no_snoop_needed, list, {.name = 92417, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_e_snoop_miss{pf_l3_data_rd_l3_hit_e_snoop_miss, list, {.name = 92473, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_e_hit_other_core_no_fwd{pf_l3_data_rd_l3_hit_e_hit_other_core_no_fwd, list, {.name = 92524, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_e_hit_other_core_fwd{pf_l3_data_rd_l3_hit_e_hit_other_core_fwd, list, {.name = 92586, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_e_hitm_other_core{pf_l3_data_rd_l3_hit_e_hitm_other_core, list, {.name = 92645, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_e_any_snoop{pf_l3_data_rd_l3_hit_e_any_snoop, list, {.name = 92701, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_f_snoop_none{pf_l3_data_rd_l3_hit_f_snoop_none, list, {.name = 92751, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_f_no_snoop_needed{pf_l3_data_rd_l3_hit_f_no_snoop_needed, list, {.name = 92802, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_f_snoop_miss{pf_l3_data_rd_l3_hit_f_snoop_miss, list, {.name = 92858, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_f_hit_other_core_no_fwd{pf_l3_data_rd_l3_hit_f_hit_other_core_no_fwd, list, {.name = 92909, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_f_hit_other_core_fwd{pf_l3_data_rd_l3_hit_f_hit_other_core_fwd, list, {.name = 92971, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_f_hitm_other_core{pf_l3_data_rd_l3_hit_f_hitm_other_core, list, {.name = 93030, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_f_any_snoop{pf_l3_data_rd_l3_hit_f_any_snoop, list, {.name = 93086, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_m_snoop_none{pf_l3_data_rd_l3_hit_m_snoop_none, list, {.name = 93136, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_m_no_snoop_needed{pf_l3_data_rd_l3_hit_m_no_snoop_needed, list, {.name = 93187, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_m_snoop_miss{pf_l3_data_rd_l3_hit_m_snoop_miss, list, {.name = 93243, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_m_hit_other_core_no_fwd{pf_l3_data_rd_l3_hit_m_hit_other_core_no_fwd, list, {.name = 93294, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_m_hit_other_core_fwd{pf_l3_data_rd_l3_hit_m_hit_other_core_fwd, list, {.name = 93356, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_m_hitm_other_core{pf_l3_data_rd_l3_hit_m_hitm_other_core, list, {.name = 93415, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_m_any_snoop{pf_l3_data_rd_l3_hit_m_any_snoop, list, {.name = 93471, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_s_snoop_none{pf_l3_data_rd_l3_hit_s_snoop_none, list, {.name = 93521, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_s_no_snoop_needed{pf_l3_data_rd_l3_hit_s_no_snoop_needed, list, {.name = 93572, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_s_snoop_miss{pf_l3_data_rd_l3_hit_s_snoop_miss, list, {.name = 93628, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_s_hit_other_core_no_fwd{pf_l3_data_rd_l3_hit_s_hit_other_core_no_fwd, list, {.name = 93679, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_s_hit_other_core_fwd{pf_l3_data_rd_l3_hit_s_hit_other_core_fwd, list, {.name = 93741, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_s_hitm_other_core{pf_l3_data_rd_l3_hit_s_hitm_other_core, list, {.name = 93800, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_hit_s_any_snoop{pf_l3_data_rd_l3_hit_s_any_snoop, list, {.name = 93856, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_snoop_none{pf_l3_data_rd_l3_miss_snoop_none, list, {.name = 93906, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_no_snoop_needed{pf_l3_data_rd_l3_miss_no_snoop_needed, list, {.name = 93956, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_snoop_miss{pf_l3_data_rd_l3_miss_snoop_miss, list, {.name = 94011, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_hit_other_core_no_fwd{pf_l3_data_rd_l3_miss_hit_other_core_no_fwd, list, {.name = 94061, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_hit_other_core_fwd{pf_l3_data_rd_l3_miss_hit_other_core_fwd, list, {.name = 94122, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_hitm_other_core{pf_l3_data_rd_l3_miss_hitm_other_core, list, {.name = 94180, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_any_snoop{pf_l3_data_rd_l3_miss_any_snoop, list, {.name = 94235, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hitm{pf_l3_data_rd_l3_miss_remote_hitm, list, {.name = 94284, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hit_forward{pf_l3_data_rd_l3_miss_remote_hit_forward, list, {.name = 94335, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_none{pf_l3_data_rd_l3_miss_local_dram_snoop_none, list, {.name = 94393, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_no_snoop_needed{pf_l3_data_rd_l3_miss_local_dram_no_snoop_needed, list, {.name = 94454, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_miss{pf_l3_data_rd_l3_miss_local_dram_snoop_miss, list, {.name = 94520, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{pf_l3_data_rd_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 94581, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_hit_other_core_fwd{pf_l3_data_rd_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 94653, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_hitm_other_core{pf_l3_data_rd_l3_miss_local_dram_hitm_other_core, list, {.name = 94722, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_any_snoop{pf_l3_data_rd_l3_miss_local_dram_any_snoop, list, {.name = 94788, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{pf_l3_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 94848, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{pf_l3_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 94919, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_none{pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 94991, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{pf_l3_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 95058, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_miss{pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 95130, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 95197, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 95275, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{pf_l3_data_rd_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 95350, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_any_snoop{pf_l3_data_rd_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 95422, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_pmm_hit_local_pmm_snoop_not_needed{pf_l3_data_rd_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 95488, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_pmm_hit_local_pmm_snoop_none{pf_l3_data_rd_pmm_hit_local_pmm_snoop_none, list, {.name = 95554, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_pmm_hit_local_pmm_any_snoop{pf_l3_data_rd_pmm_hit_local_pmm_any_snoop, list, {.name = 95614, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_none{pf_l3_data_rd_supplier_none_snoop_none, list, {.name = 95673, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_supplier_none_no_snoop_needed{pf_l3_data_rd_supplier_none_no_snoop_needed, list, {.name = 95729, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_miss{pf_l3_data_rd_supplier_none_snoop_miss, list, {.name = 95790, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_supplier_none_hit_other_core_no_fwd{pf_l3_data_rd_supplier_none_hit_other_core_no_fwd, list, {.name = 95846, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_supplier_none_hit_other_core_fwd{pf_l3_data_rd_supplier_none_hit_other_core_fwd, list, {.name = 95913, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_supplier_none_hitm_other_core{pf_l3_data_rd_supplier_none_hitm_other_core, list, {.name = 95977, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_data_rd_supplier_none_any_snoop{pf_l3_data_rd_supplier_none_any_snoop, list, {.name = 96038, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020080, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_any_response{pf_l3_rfo_any_response, list, {.name = 96093, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_snoop_none{pf_l3_rfo_l3_hit_snoop_none, list, {.name = 96133, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_no_snoop_needed{pf_l3_rfo_l3_hit_no_snoop_needed, list, {.name = 96178, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_snoop_miss{pf_l3_rfo_l3_hit_snoop_miss, list, {.name = 96228, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_hit_other_core_no_fwd{pf_l3_rfo_l3_hit_hit_other_core_no_fwd, list, {.name = 96273, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_hit_other_core_fwd{pf_l3_rfo_l3_hit_hit_other_core_fwd, list, {.name = 96329, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_hitm_other_core{pf_l3_rfo_l3_hit_hitm_other_core, list, {.name = 96382, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_any_snoop{pf_l3_rfo_l3_hit_any_snoop, list, {.name = 96432, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_snoop_hit_with_fwd{pf_l3_rfo_l3_hit_snoop_hit_with_fwd, list, {.name = 96476, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8007c0100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_e_snoop_none{pf_l3_rfo_l3_hit_e_snoop_none, list, {.name = 96529, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_e_no_snoop_needed{pf_l3_rfo_l3_hit_e_no_snoop_needed, list, {.name = 96576, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100080100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_e_snoop_miss{pf_l3_rfo_l3_hit_e_snoop_miss, list, {.name = 96628, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200080100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_e_hit_other_core_no_fwd{pf_l3_rfo_l3_hit_e_hit_other_core_no_fwd, list, {.name = 96675, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400080100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_e_hit_other_core_fwd{pf_l3_rfo_l3_hit_e_hit_other_core_fwd, list, {.name = 96733, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800080100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_e_hitm_other_core{pf_l3_rfo_l3_hit_e_hitm_other_core, list, {.name = 96788, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000080100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_e_any_snoop{pf_l3_rfo_l3_hit_e_any_snoop, list, {.name = 96840, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80080100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_f_snoop_none{pf_l3_rfo_l3_hit_f_snoop_none, list, {.name = 96886, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80200100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_f_no_snoop_needed{pf_l3_rfo_l3_hit_f_no_snoop_needed, list, {.name = 96933, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100200100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_f_snoop_miss{pf_l3_rfo_l3_hit_f_snoop_miss, list, {.name = 96985, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200200100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_f_hit_other_core_no_fwd{pf_l3_rfo_l3_hit_f_hit_other_core_no_fwd, list, {.name = 97032, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400200100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_f_hit_other_core_fwd{pf_l3_rfo_l3_hit_f_hit_other_core_fwd, list, {.name = 97090, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800200100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_f_hitm_other_core{pf_l3_rfo_l3_hit_f_hitm_other_core, list, {.name = 97145, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000200100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_f_any_snoop{pf_l3_rfo_l3_hit_f_any_snoop, list, {.name = 97197, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80200100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_m_snoop_none{pf_l3_rfo_l3_hit_m_snoop_none, list, {.name = 97243, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80040100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_m_no_snoop_needed{pf_l3_rfo_l3_hit_m_no_snoop_needed, list, {.name = 97290, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100040100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_m_snoop_miss{pf_l3_rfo_l3_hit_m_snoop_miss, list, {.name = 97342, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200040100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_m_hit_other_core_no_fwd{pf_l3_rfo_l3_hit_m_hit_other_core_no_fwd, list, {.name = 97389, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400040100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_m_hit_other_core_fwd{pf_l3_rfo_l3_hit_m_hit_other_core_fwd, list, {.name = 97447, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800040100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_m_hitm_other_core{pf_l3_rfo_l3_hit_m_hitm_other_core, list, {.name = 97502, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_m_any_snoop{pf_l3_rfo_l3_hit_m_any_snoop, list, {.name = 97554, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80040100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_s_snoop_none{pf_l3_rfo_l3_hit_s_snoop_none, list, {.name = 97600, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80100100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_s_no_snoop_needed{pf_l3_rfo_l3_hit_s_no_snoop_needed, list, {.name = 97647, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100100100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_s_snoop_miss{pf_l3_rfo_l3_hit_s_snoop_miss, list, {.name = 97699, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200100100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_s_hit_other_core_no_fwd{pf_l3_rfo_l3_hit_s_hit_other_core_no_fwd, list, {.name = 97746, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400100100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_s_hit_other_core_fwd{pf_l3_rfo_l3_hit_s_hit_other_core_fwd, list, {.name = 97804, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800100100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_s_hitm_other_core{pf_l3_rfo_l3_hit_s_hitm_other_core, list, {.name = 97859, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000100100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_hit_s_any_snoop{pf_l3_rfo_l3_hit_s_any_snoop, list, {.name = 97911, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80100100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_snoop_none{pf_l3_rfo_l3_miss_snoop_none, list, {.name = 97957, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_no_snoop_needed{pf_l3_rfo_l3_miss_no_snoop_needed, list, {.name = 98003, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_snoop_miss{pf_l3_rfo_l3_miss_snoop_miss, list, {.name = 98054, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_hit_other_core_no_fwd{pf_l3_rfo_l3_miss_hit_other_core_no_fwd, list, {.name = 98100, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_hit_other_core_fwd{pf_l3_rfo_l3_miss_hit_other_core_fwd, list, {.name = 98157, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83c000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_hitm_other_core{pf_l3_rfo_l3_miss_hitm_other_core, list, {.name = 98211, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103c000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_any_snoop{pf_l3_rfo_l3_miss_any_snoop, list, {.name = 98262, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hitm{pf_l3_rfo_l3_miss_remote_hitm, list, {.name = 98307, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hit_forward{pf_l3_rfo_l3_miss_remote_hit_forward, list, {.name = 98354, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_none{pf_l3_rfo_l3_miss_local_dram_snoop_none, list, {.name = 98408, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_no_snoop_needed{pf_l3_rfo_l3_miss_local_dram_no_snoop_needed, list, {.name = 98465, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_miss{pf_l3_rfo_l3_miss_local_dram_snoop_miss, list, {.name = 98527, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_hit_other_core_no_fwd{pf_l3_rfo_l3_miss_local_dram_hit_other_core_no_fwd, list, {.name = 98584, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_hit_other_core_fwd{pf_l3_rfo_l3_miss_local_dram_hit_other_core_fwd, list, {.name = 98652, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x804000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_hitm_other_core{pf_l3_rfo_l3_miss_local_dram_hitm_other_core, list, {.name = 98717, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_any_snoop{pf_l3_rfo_l3_miss_local_dram_any_snoop, list, {.name = 98779, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{pf_l3_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 98835, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{pf_l3_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 98902, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_none{pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_none, list, {.name = 98970, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{pf_l3_rfo_l3_miss_remote_hop1_dram_no_snoop_needed, list, {.name = 99033, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x110000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_miss{pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_miss, list, {.name = 99101, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x210000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd, list, {.name = 99164, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x410000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd, list, {.name = 99238, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x810000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_hitm_other_core{pf_l3_rfo_l3_miss_remote_hop1_dram_hitm_other_core, list, {.name = 99309, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_any_snoop{pf_l3_rfo_l3_miss_remote_hop1_dram_any_snoop, list, {.name = 99377, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f90000100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_pmm_hit_local_pmm_snoop_not_needed{pf_l3_rfo_pmm_hit_local_pmm_snoop_not_needed, list, {.name = 99439, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_pmm_hit_local_pmm_snoop_none{pf_l3_rfo_pmm_hit_local_pmm_snoop_none, list, {.name = 99501, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80400100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_pmm_hit_local_pmm_any_snoop{pf_l3_rfo_pmm_hit_local_pmm_any_snoop, list, {.name = 99557, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80400100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_supplier_none_snoop_none{pf_l3_rfo_supplier_none_snoop_none, list, {.name = 99612, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_supplier_none_no_snoop_needed{pf_l3_rfo_supplier_none_no_snoop_needed, list, {.name = 99664, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_supplier_none_snoop_miss{pf_l3_rfo_supplier_none_snoop_miss, list, {.name = 99721, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_supplier_none_hit_other_core_no_fwd{pf_l3_rfo_supplier_none_hit_other_core_no_fwd, list, {.name = 99773, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_supplier_none_hit_other_core_fwd{pf_l3_rfo_supplier_none_hit_other_core_fwd, list, {.name = 99836, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x800020100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_supplier_none_hitm_other_core{pf_l3_rfo_supplier_none_hitm_other_core, list, {.name = 99896, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020100, .period = 100003, .deprecated = true}};
inline constexpr listed pf_l3_rfo_supplier_none_any_snoop{pf_l3_rfo_supplier_none_any_snoop, list, {.name = 99953, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020100, .period = 100003, .deprecated = true}};
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::demand_data_rd_supplier_none_snoop_none,
    &ocr::demand_data_rd_supplier_none_no_snoop_needed,
    &ocr::demand_data_rd_supplier_none_snoop_miss,
    &ocr::demand_data_rd_supplier_none_hit_other_core_no_fwd,
    &ocr::demand_data_rd_supplier_none_hit_other_core_fwd,
    &ocr::demand_data_rd_supplier_none_hitm_other_core,
    &ocr::demand_data_rd_supplier_none_any_snoop,
    &ocr::demand_data_rd_l3_hit_m_snoop_none,
    &ocr::demand_data_rd_l3_hit_m_no_snoop_needed,
    &ocr::demand_data_rd_l3_hit_m_snoop_miss,
    &ocr::demand_data_rd_l3_hit_m_hit_other_core_no_fwd,
    &ocr::demand_data_rd_l3_hit_m_hit_other_core_fwd,
    &ocr::demand_data_rd_l3_hit_m_hitm_other_core,
    &ocr::demand_data_rd_l3_hit_m_any_snoop,
    &ocr::demand_data_rd_l3_hit_e_snoop_none,
    &ocr::demand_data_rd_l3_hit_e_no_snoop_needed,
    &ocr::demand_data_rd_l3_hit_e_snoop_miss,
    &ocr::demand_data_rd_l3_hit_e_hit_other_core_no_fwd,
    &ocr::demand_data_rd_l3_hit_e_hit_other_core_fwd,
    &ocr::demand_data_rd_l3_hit_e_hitm_other_core,
    &ocr::demand_data_rd_l3_hit_e_any_snoop,
    &ocr::demand_data_rd_l3_hit_s_snoop_none,
    &ocr::demand_data_rd_l3_hit_s_no_snoop_needed,
    &ocr::demand_data_rd_l3_hit_s_snoop_miss,
    &ocr::demand_data_rd_l3_hit_s_hit_other_core_no_fwd,
    &ocr::demand_data_rd_l3_hit_s_hit_other_core_fwd,
    &ocr::demand_data_rd_l3_hit_s_hitm_other_core,
    &ocr::demand_data_rd_l3_hit_s_any_snoop,
    &ocr::demand_data_rd_l3_hit_f_snoop_none,
    &ocr::demand_data_rd_l3_hit_f_no_snoop_needed,
    &ocr::demand_data_rd_l3_hit_f_snoop_miss,
    &ocr::demand_data_rd_l3_hit_f_hit_other_core_no_fwd,
    &ocr::demand_data_rd_l3_hit_f_hit_other_core_fwd,
    &ocr::demand_data_rd_l3_hit_f_hitm_other_core,
    &ocr::demand_data_rd_l3_hit_f_any_snoop,
    &ocr::demand_data_rd_l3_hit_snoop_none,
    &ocr::demand_data_rd_l3_hit_no_snoop_needed,
    &ocr::demand_data_rd_l3_hit_snoop_miss,
    &ocr::demand_data_rd_l3_hit_hit_other_core_no_fwd,
    &ocr::demand_data_rd_l3_hit_hit_other_core_fwd,
    &ocr::demand_data_rd_l3_hit_hitm_other_core,
    &ocr::demand_data_rd_l3_hit_any_snoop,
    &ocr::demand_data_rd_l3_miss_local_dram_snoop_none,
    &ocr::demand_data_rd_l3_miss_local_dram_no_snoop_needed,
    &ocr::demand_data_rd_l3_miss_local_dram_snoop_miss,
    &ocr::demand_data_rd_l3_miss_local_dram_hit_other_core_no_fwd,
    &ocr::demand_data_rd_l3_miss_local_dram_hit_other_core_fwd,
    &ocr::demand_data_rd_l3_miss_local_dram_hitm_other_core,
    &ocr::demand_data_rd_l3_miss_local_dram_any_snoop,
    &ocr::demand_data_rd_l3_miss_remote_hop1_dram_snoop_none,
    &ocr::demand_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed,
    &ocr::demand_data_rd_l3_miss_remote_hop1_dram_snoop_miss,
    &ocr::demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &ocr::demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &ocr::demand_data_rd_l3_miss_remote_hop1_dram_hitm_other_core,
    &ocr::demand_data_rd_l3_miss_remote_hop1_dram_any_snoop,
    &ocr::demand_data_rd_l3_miss_snoop_none,
    &ocr::demand_data_rd_l3_miss_no_snoop_needed,
    &ocr::demand_data_rd_l3_miss_snoop_miss,
    &ocr::demand_data_rd_l3_miss_hit_other_core_no_fwd,
    &ocr::demand_data_rd_l3_miss_hit_other_core_fwd,
    &ocr::demand_data_rd_l3_miss_hitm_other_core,
    &ocr::demand_data_rd_l3_miss_any_snoop,
    &ocr::demand_rfo_supplier_none_snoop_none,
    &ocr::demand_rfo_supplier_none_no_snoop_needed,
    &ocr::demand_rfo_supplier_none_snoop_miss,
    &ocr::demand_rfo_supplier_none_hit_other_core_no_fwd,
    &ocr::demand_rfo_supplier_none_hit_other_core_fwd,
    &ocr::demand_rfo_supplier_none_hitm_other_core,
    &ocr::demand_rfo_supplier_none_any_snoop,
    &ocr::demand_rfo_l3_hit_m_snoop_none,
    &ocr::demand_rfo_l3_hit_m_no_snoop_needed,
    &ocr::demand_rfo_l3_hit_m_snoop_miss,
    &ocr::demand_rfo_l3_hit_m_hit_other_core_no_fwd,
    &ocr::demand_rfo_l3_hit_m_hit_other_core_fwd,
    &ocr::demand_rfo_l3_hit_m_hitm_other_core,
    &ocr::demand_rfo_l3_hit_m_any_snoop,
    &ocr::demand_rfo_l3_hit_e_snoop_none,
    &ocr::demand_rfo_l3_hit_e_no_snoop_needed,
    &ocr::demand_rfo_l3_hit_e_snoop_miss,
    &ocr::demand_rfo_l3_hit_e_hit_other_core_no_fwd,
    &ocr::demand_rfo_l3_hit_e_hit_other_core_fwd,
    &ocr::demand_rfo_l3_hit_e_hitm_other_core,
    &ocr::demand_rfo_l3_hit_e_any_snoop,
    &ocr::demand_rfo_l3_hit_s_snoop_none,
    &ocr::demand_rfo_l3_hit_s_no_snoop_needed,
    &ocr::demand_rfo_l3_hit_s_snoop_miss,
    &ocr::demand_rfo_l3_hit_s_hit_other_core_no_fwd,
    &ocr::demand_rfo_l3_hit_s_hit_other_core_fwd,
    &ocr::demand_rfo_l3_hit_s_hitm_other_core,
    &ocr::demand_rfo_l3_hit_s_any_snoop,
    &ocr::demand_rfo_l3_hit_f_snoop_none,
    &ocr::demand_rfo_l3_hit_f_no_snoop_needed,
    &ocr::demand_rfo_l3_hit_f_snoop_miss,
    &ocr::demand_rfo_l3_hit_f_hit_other_core_no_fwd,
    &ocr::demand_rfo_l3_hit_f_hit_other_core_fwd,
    &ocr::demand_rfo_l3_hit_f_hitm_other_core,
    &ocr::demand_rfo_l3_hit_f_any_snoop,
    &ocr::demand_rfo_l3_hit_snoop_none,
    &ocr::demand_rfo_l3_hit_no_snoop_needed,
    &ocr::demand_rfo_l3_hit_snoop_miss,
    &ocr::demand_rfo_l3_hit_hit_other_core_no_fwd,
    &ocr::demand_rfo_l3_hit_hit_other_core_fwd,
    &ocr::demand_rfo_l3_hit_hitm_other_core,
    &ocr::demand_rfo_l3_hit_any_snoop,
    &ocr::demand_rfo_l3_miss_local_dram_snoop_none,
    &ocr::demand_rfo_l3_miss_local_dram_no_snoop_needed,
    &ocr::demand_rfo_l3_miss_local_dram_snoop_miss,
    &ocr::demand_rfo_l3_miss_local_dram_hit_other_core_no_fwd,
    &ocr::demand_rfo_l3_miss_local_dram_hit_other_core_fwd,
    &ocr::demand_rfo_l3_miss_local_dram_hitm_other_core,
    &ocr::demand_rfo_l3_miss_local_dram_any_snoop,
    &ocr::demand_rfo_l3_miss_remote_hop1_dram_snoop_none,
    &ocr::demand_rfo_l3_miss_remote_hop1_dram_no_snoop_needed,
    &ocr::demand_rfo_l3_miss_remote_hop1_dram_snoop_miss,
    &ocr::demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &ocr::demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &ocr::demand_rfo_l3_miss_remote_hop1_dram_hitm_other_core,
    &ocr::demand_rfo_l3_miss_remote_hop1_dram_any_snoop,
    &ocr::demand_rfo_l3_miss_snoop_none,
    &ocr::demand_rfo_l3_miss_no_snoop_needed,
    &ocr::demand_rfo_l3_miss_snoop_miss,
    &ocr::demand_rfo_l3_miss_hit_other_core_no_fwd,
    &ocr::demand_rfo_l3_miss_hit_other_core_fwd,
    &ocr::demand_rfo_l3_miss_hitm_other_core,
    &ocr::demand_rfo_l3_miss_any_snoop,
    &ocr::demand_code_rd_supplier_none_snoop_none,
    &ocr::demand_code_rd_supplier_none_no_snoop_needed,
    &ocr::demand_code_rd_supplier_none_snoop_miss,
    &ocr::demand_code_rd_supplier_none_hit_other_core_no_fwd,
    &ocr::demand_code_rd_supplier_none_hit_other_core_fwd,
    &ocr::demand_code_rd_supplier_none_hitm_other_core,
    &ocr::demand_code_rd_supplier_none_any_snoop,
    &ocr::demand_code_rd_l3_hit_m_snoop_none,
    &ocr::demand_code_rd_l3_hit_m_no_snoop_needed,
    &ocr::demand_code_rd_l3_hit_m_snoop_miss,
    &ocr::demand_code_rd_l3_hit_m_hit_other_core_no_fwd,
    &ocr::demand_code_rd_l3_hit_m_hit_other_core_fwd,
    &ocr::demand_code_rd_l3_hit_m_hitm_other_core,
    &ocr::demand_code_rd_l3_hit_m_any_snoop,
    &ocr::demand_code_rd_l3_hit_e_snoop_none,
    &ocr::demand_code_rd_l3_hit_e_no_snoop_needed,
    &ocr::demand_code_rd_l3_hit_e_snoop_miss,
    &ocr::demand_code_rd_l3_hit_e_hit_other_core_no_fwd,
    &ocr::demand_code_rd_l3_hit_e_hit_other_core_fwd,
    &ocr::demand_code_rd_l3_hit_e_hitm_other_core,
    &ocr::demand_code_rd_l3_hit_e_any_snoop,
    &ocr::demand_code_rd_l3_hit_s_snoop_none,
    &ocr::demand_code_rd_l3_hit_s_no_snoop_needed,
    &ocr::demand_code_rd_l3_hit_s_snoop_miss,
    &ocr::demand_code_rd_l3_hit_s_hit_other_core_no_fwd,
    &ocr::demand_code_rd_l3_hit_s_hit_other_core_fwd,
    &ocr::demand_code_rd_l3_hit_s_hitm_other_core,
    &ocr::demand_code_rd_l3_hit_s_any_snoop,
    &ocr::demand_code_rd_l3_hit_f_snoop_none,
    &ocr::demand_code_rd_l3_hit_f_no_snoop_needed,
    &ocr::demand_code_rd_l3_hit_f_snoop_miss,
    &ocr::demand_code_rd_l3_hit_f_hit_other_core_no_fwd,
    &ocr::demand_code_rd_l3_hit_f_hit_other_core_fwd,
    &ocr::demand_code_rd_l3_hit_f_hitm_other_core,
    &ocr::demand_code_rd_l3_hit_f_any_snoop,
    &ocr::demand_code_rd_l3_hit_snoop_none,
    &ocr::demand_code_rd_l3_hit_no_snoop_needed,
    &ocr::demand_code_rd_l3_hit_snoop_miss,
    &ocr::demand_code_rd_l3_hit_hit_other_core_no_fwd,
    &ocr::demand_code_rd_l3_hit_hit_other_core_fwd,
    &ocr::demand_code_rd_l3_hit_hitm_other_core,
    &ocr::demand_code_rd_l3_hit_any_snoop,
    &ocr::demand_code_rd_l3_miss_local_dram_snoop_none,
    &ocr::demand_code_rd_l3_miss_local_dram_no_snoop_needed,
    &ocr::demand_code_rd_l3_miss_local_dram_snoop_miss,
    &ocr::demand_code_rd_l3_miss_local_dram_hit_other_core_no_fwd,
    &ocr::demand_code_rd_l3_miss_local_dram_hit_other_core_fwd,
    &ocr::demand_code_rd_l3_miss_local_dram_hitm_other_core,
    &ocr::demand_code_rd_l3_miss_local_dram_any_snoop,
    &ocr::demand_code_rd_l3_miss_remote_hop1_dram_snoop_none,
    &ocr::demand_code_rd_l3_miss_remote_hop1_dram_no_snoop_needed,
    &ocr::demand_code_rd_l3_miss_remote_hop1_dram_snoop_miss,
    &ocr::demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &ocr::demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &ocr::demand_code_rd_l3_miss_remote_hop1_dram_hitm_other_core,
    &ocr::demand_code_rd_l3_miss_remote_hop1_dram_any_snoop,
    &ocr::demand_code_rd_l3_miss_snoop_none,
    &ocr::demand_code_rd_l3_miss_no_snoop_needed,
    &ocr::demand_code_rd_l3_miss_snoop_miss,
    &ocr::demand_code_rd_l3_miss_hit_other_core_no_fwd,
    &ocr::demand_code_rd_l3_miss_hit_other_core_fwd,
    &ocr::demand_code_rd_l3_miss_hitm_other_core,
    &ocr::demand_code_rd_l3_miss_any_snoop,
    &ocr::pf_l2_data_rd_supplier_none_snoop_none,
    &ocr::pf_l2_data_rd_supplier_none_no_snoop_needed,
    &ocr::pf_l2_data_rd_supplier_none_snoop_miss,
    &ocr::pf_l2_data_rd_supplier_none_hit_other_core_no_fwd,
    &ocr::pf_l2_data_rd_supplier_none_hit_other_core_fwd,
    &ocr::pf_l2_data_rd_supplier_none_hitm_other_core,
    &ocr::pf_l2_data_rd_supplier_none_any_snoop,
    &ocr::pf_l2_data_rd_l3_hit_m_snoop_none,
    &ocr::pf_l2_data_rd_l3_hit_m_no_snoop_needed,
    &ocr::pf_l2_data_rd_l3_hit_m_snoop_miss,
    &ocr::pf_l2_data_rd_l3_hit_m_hit_other_core_no_fwd,
    &ocr::pf_l2_data_rd_l3_hit_m_hit_other_core_fwd,
    &ocr::pf_l2_data_rd_l3_hit_m_hitm_other_core,
    &ocr::pf_l2_data_rd_l3_hit_m_any_snoop,
    &ocr::pf_l2_data_rd_l3_hit_e_snoop_none,
    &ocr::pf_l2_data_rd_l3_hit_e_no_snoop_needed,
    &ocr::pf_l2_data_rd_l3_hit_e_snoop_miss,
    &ocr::pf_l2_data_rd_l3_hit_e_hit_other_core_no_fwd,
    &ocr::pf_l2_data_rd_l3_hit_e_hit_other_core_fwd,
    &ocr::pf_l2_data_rd_l3_hit_e_hitm_other_core,
    &ocr::pf_l2_data_rd_l3_hit_e_any_snoop,
    &ocr::pf_l2_data_rd_l3_hit_s_snoop_none,
    &ocr::pf_l2_data_rd_l3_hit_s_no_snoop_needed,
    &ocr::pf_l2_data_rd_l3_hit_s_snoop_miss,
    &ocr::pf_l2_data_rd_l3_hit_s_hit_other_core_no_fwd,
    &ocr::pf_l2_data_rd_l3_hit_s_hit_other_core_fwd,
    &ocr::pf_l2_data_rd_l3_hit_s_hitm_other_core,
    &ocr::pf_l2_data_rd_l3_hit_s_any_snoop,
    &ocr::pf_l2_data_rd_l3_hit_f_snoop_none,
    &ocr::pf_l2_data_rd_l3_hit_f_no_snoop_needed,
    &ocr::pf_l2_data_rd_l3_hit_f_snoop_miss,
    &ocr::pf_l2_data_rd_l3_hit_f_hit_other_core_no_fwd,
    &ocr::pf_l2_data_rd_l3_hit_f_hit_other_core_fwd,
    &ocr::pf_l2_data_rd_l3_hit_f_hitm_other_core,
    &ocr::pf_l2_data_rd_l3_hit_f_any_snoop,
    &ocr::pf_l2_data_rd_l3_hit_snoop_none,
    &ocr::pf_l2_data_rd_l3_hit_no_snoop_needed,
    &ocr::pf_l2_data_rd_l3_hit_snoop_miss,
    &ocr::pf_l2_data_rd_l3_hit_hit_other_core_no_fwd,
    &ocr::pf_l2_data_rd_l3_hit_hit_other_core_fwd,
    &ocr::pf_l2_data_rd_l3_hit_hitm_other_core,
    &ocr::pf_l2_data_rd_l3_hit_any_snoop,
    &ocr::pf_l2_data_rd_l3_miss_local_dram_snoop_none,
    &ocr::pf_l2_data_rd_l3_miss_local_dram_no_snoop_needed,
    &ocr::pf_l2_data_rd_l3_miss_local_dram_snoop_miss,
    &ocr::pf_l2_data_rd_l3_miss_local_dram_hit_other_core_no_fwd,
    &ocr::pf_l2_data_rd_l3_miss_local_dram_hit_other_core_fwd,
    &ocr::pf_l2_data_rd_l3_miss_local_dram_hitm_other_core,
    &ocr::pf_l2_data_rd_l3_miss_local_dram_any_snoop,
    &ocr::pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_none,
    &ocr::pf_l2_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed,
    &ocr::pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_miss,
    &ocr::pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &ocr::pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &ocr::pf_l2_data_rd_l3_miss_remote_hop1_dram_hitm_other_core,
    &ocr::pf_l2_data_rd_l3_miss_remote_hop1_dram_any_snoop,
    &ocr::pf_l2_data_rd_l3_miss_snoop_none,
    &ocr::pf_l2_data_rd_l3_miss_no_snoop_needed,
    &ocr::pf_l2_data_rd_l3_miss_snoop_miss,
    &ocr::pf_l2_data_rd_l3_miss_hit_other_core_no_fwd,
    &ocr::pf_l2_data_rd_l3_miss_hit_other_core_fwd,
    &ocr::pf_l2_data_rd_l3_miss_hitm_other_core,
    &ocr::pf_l2_data_rd_l3_miss_any_snoop,
    &ocr::pf_l2_rfo_supplier_none_snoop_none,
    &ocr::pf_l2_rfo_supplier_none_no_snoop_needed,
    &ocr::pf_l2_rfo_supplier_none_snoop_miss,
    &ocr::pf_l2_rfo_supplier_none_hit_other_core_no_fwd,
    &ocr::pf_l2_rfo_supplier_none_hit_other_core_fwd,
    &ocr::pf_l2_rfo_supplier_none_hitm_other_core,
    &ocr::pf_l2_rfo_supplier_none_any_snoop,
    &ocr::pf_l2_rfo_l3_hit_m_snoop_none,
    &ocr::pf_l2_rfo_l3_hit_m_no_snoop_needed,
    &ocr::pf_l2_rfo_l3_hit_m_snoop_miss,
    &ocr::pf_l2_rfo_l3_hit_m_hit_other_core_no_fwd,
    &ocr::pf_l2_rfo_l3_hit_m_hit_other_core_fwd,
    &ocr::pf_l2_rfo_l3_hit_m_hitm_other_core,
    &ocr::pf_l2_rfo_l3_hit_m_any_snoop,
    &ocr::pf_l2_rfo_l3_hit_e_snoop_none,
    &ocr::pf_l2_rfo_l3_hit_e_no_snoop_needed,
    &ocr::pf_l2_rfo_l3_hit_e_snoop_miss,
    &ocr::pf_l2_rfo_l3_hit_e_hit_other_core_no_fwd,
    &ocr::pf_l2_rfo_l3_hit_e_hit_other_core_fwd,
    &ocr::pf_l2_rfo_l3_hit_e_hitm_other_core,
    &ocr::pf_l2_rfo_l3_hit_e_any_snoop,
    &ocr::pf_l2_rfo_l3_hit_s_snoop_none,
    &ocr::pf_l2_rfo_l3_hit_s_no_snoop_needed,
    &ocr::pf_l2_rfo_l3_hit_s_snoop_miss,
    &ocr::pf_l2_rfo_l3_hit_s_hit_other_core_no_fwd,
    &ocr::pf_l2_rfo_l3_hit_s_hit_other_core_fwd,
    &ocr::pf_l2_rfo_l3_hit_s_hitm_other_core,
    &ocr::pf_l2_rfo_l3_hit_s_any_snoop,
    &ocr::pf_l2_rfo_l3_hit_f_snoop_none,
    &ocr::pf_l2_rfo_l3_hit_f_no_snoop_needed,
    &ocr::pf_l2_rfo_l3_hit_f_snoop_miss,
    &ocr::pf_l2_rfo_l3_hit_f_hit_other_core_no_fwd,
    &ocr::pf_l2_rfo_l3_hit_f_hit_other_core_fwd,
    &ocr::pf_l2_rfo_l3_hit_f_hitm_other_core,
    &ocr::pf_l2_rfo_l3_hit_f_any_snoop,
    &ocr::pf_l2_rfo_l3_hit_snoop_none,
    &ocr::pf_l2_rfo_l3_hit_no_snoop_needed,
    &ocr::pf_l2_rfo_l3_hit_snoop_miss,
    &ocr::pf_l2_rfo_l3_hit_hit_other_core_no_fwd,
    &ocr::pf_l2_rfo_l3_hit_hit_other_core_fwd,
    &ocr::pf_l2_rfo_l3_hit_hitm_other_core,
    &ocr::pf_l2_rfo_l3_hit_any_snoop,
    &ocr::pf_l2_rfo_l3_miss_local_dram_snoop_none,
    &ocr::pf_l2_rfo_l3_miss_local_dram_no_snoop_needed,
    &ocr::pf_l2_rfo_l3_miss_local_dram_snoop_miss,
    &ocr::pf_l2_rfo_l3_miss_local_dram_hit_other_core_no_fwd,
    &ocr::pf_l2_rfo_l3_miss_local_dram_hit_other_core_fwd,
    &ocr::pf_l2_rfo_l3_miss_local_dram_hitm_other_core,
    &ocr::pf_l2_rfo_l3_miss_local_dram_any_snoop,
    &ocr::pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_none,
    &ocr::pf_l2_rfo_l3_miss_remote_hop1_dram_no_snoop_needed,
    &ocr::pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_miss,
    &ocr::pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &ocr::pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &ocr::pf_l2_rfo_l3_miss_remote_hop1_dram_hitm_other_core,
    &ocr::pf_l2_rfo_l3_miss_remote_hop1_dram_any_snoop,
    &ocr::pf_l2_rfo_l3_miss_snoop_none,
    &ocr::pf_l2_rfo_l3_miss_no_snoop_needed,
    &ocr::pf_l2_rfo_l3_miss_snoop_miss,
    &ocr::pf_l2_rfo_l3_miss_hit_other_core_no_fwd,
    &ocr::pf_l2_rfo_l3_miss_hit_other_core_fwd,
    &ocr::pf_l2_rfo_l3_miss_hitm_other_core,
    &ocr::pf_l2_rfo_l3_miss_any_snoop,
    &ocr::pf_l3_data_rd_supplier_none_snoop_none,
    &ocr::pf_l3_data_rd_supplier_none_no_snoop_needed,
    &ocr::pf_l3_data_rd_supplier_none_snoop_miss,
    &ocr::pf_l3_data_rd_supplier_none_hit_other_core_no_fwd,
    &ocr::pf_l3_data_rd_supplier_none_hit_other_core_fwd,
    &ocr::pf_l3_data_rd_supplier_none_hitm_other_core,
    &ocr::pf_l3_data_rd_supplier_none_any_snoop,
    &ocr::pf_l3_data_rd_l3_hit_m_snoop_none,
    &ocr::pf_l3_data_rd_l3_hit_m_no_snoop_needed,
    &ocr::pf_l3_data_rd_l3_hit_m_snoop_miss,
    &ocr::pf_l3_data_rd_l3_hit_m_hit_other_core_no_fwd,
    &ocr::pf_l3_data_rd_l3_hit_m_hit_other_core_fwd,
    &ocr::pf_l3_data_rd_l3_hit_m_hitm_other_core,
    &ocr::pf_l3_data_rd_l3_hit_m_any_snoop,
    &ocr::pf_l3_data_rd_l3_hit_e_snoop_none,
    &ocr::pf_l3_data_rd_l3_hit_e_no_snoop_needed,
    &ocr::pf_l3_data_rd_l3_hit_e_snoop_miss,
    &ocr::pf_l3_data_rd_l3_hit_e_hit_other_core_no_fwd,
    &ocr::pf_l3_data_rd_l3_hit_e_hit_other_core_fwd,
    &ocr::pf_l3_data_rd_l3_hit_e_hitm_other_core,
    &ocr::pf_l3_data_rd_l3_hit_e_any_snoop,
    &ocr::pf_l3_data_rd_l3_hit_s_snoop_none,
    &ocr::pf_l3_data_rd_l3_hit_s_no_snoop_needed,
    &ocr::pf_l3_data_rd_l3_hit_s_snoop_miss,
    &ocr::pf_l3_data_rd_l3_hit_s_hit_other_core_no_fwd,
    &ocr::pf_l3_data_rd_l3_hit_s_hit_other_core_fwd,
    &ocr::pf_l3_data_rd_l3_hit_s_hitm_other_core,
    &ocr::pf_l3_data_rd_l3_hit_s_any_snoop,
    &ocr::pf_l3_data_rd_l3_hit_f_snoop_none,
    &ocr::pf_l3_data_rd_l3_hit_f_no_snoop_needed,
    &ocr::pf_l3_data_rd_l3_hit_f_snoop_miss,
    &ocr::pf_l3_data_rd_l3_hit_f_hit_other_core_no_fwd,
    &ocr::pf_l3_data_rd_l3_hit_f_hit_other_core_fwd,
    &ocr::pf_l3_data_rd_l3_hit_f_hitm_other_core,
    &ocr::pf_l3_data_rd_l3_hit_f_any_snoop,
    &ocr::pf_l3_data_rd_l3_hit_snoop_none,
    &ocr::pf_l3_data_rd_l3_hit_no_snoop_needed,
    &ocr::pf_l3_data_rd_l3_hit_snoop_miss,
    &ocr::pf_l3_data_rd_l3_hit_hit_other_core_no_fwd,
    &ocr::pf_l3_data_rd_l3_hit_hit_other_core_fwd,
    &ocr::pf_l3_data_rd_l3_hit_hitm_other_core,
    &ocr::pf_l3_data_rd_l3_hit_any_snoop,
    &ocr::pf_l3_data_rd_l3_miss_local_dram_snoop_none,
    &ocr::pf_l3_data_rd_l3_miss_local_dram_no_snoop_needed,
    &ocr::pf_l3_data_rd_l3_miss_local_dram_snoop_miss,
    &ocr::pf_l3_data_rd_l3_miss_local_dram_hit_other_core_no_fwd,
    &ocr::pf_l3_data_rd_l3_miss_local_dram_hit_other_core_fwd,
    &ocr::pf_l3_data_rd_l3_miss_local_dram_hitm_other_core,
    &ocr::pf_l3_data_rd_l3_miss_local_dram_any_snoop,
    &ocr::pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_none,
    &ocr::pf_l3_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed,
    &ocr::pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_miss,
    &ocr::pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &ocr::pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &ocr::pf_l3_data_rd_l3_miss_remote_hop1_dram_hitm_other_core,
    &ocr::pf_l3_data_rd_l3_miss_remote_hop1_dram_any_snoop,
    &ocr::pf_l3_data_rd_l3_miss_snoop_none,
    &ocr::pf_l3_data_rd_l3_miss_no_snoop_needed,
    &ocr::pf_l3_data_rd_l3_miss_snoop_miss,
    &ocr::pf_l3_data_rd_l3_miss_hit_other_core_no_fwd,
    &ocr::pf_l3_data_rd_l3_miss_hit_other_core_fwd,
    &ocr::pf_l3_data_rd_l3_miss_hitm_other_core,
    &ocr::pf_l3_data_rd_l3_miss_any_snoop,
    &ocr::pf_l3_rfo_supplier_none_snoop_none,
    &ocr::pf_l3_rfo_supplier_none_no_snoop_needed,
    &ocr::pf_l3_rfo_supplier_none_snoop_miss,
    &ocr::pf_l3_rfo_supplier_none_hit_other_core_no_fwd,
    &ocr::pf_l3_rfo_supplier_none_hit_other_core_fwd,
    &ocr::pf_l3_rfo_supplier_none_hitm_other_core,
    &ocr::pf_l3_rfo_supplier_none_any_snoop,
    &ocr::pf_l3_rfo_l3_hit_m_snoop_none,
    &ocr::pf_l3_rfo_l3_hit_m_no_snoop_needed,
    &ocr::pf_l3_rfo_l3_hit_m_snoop_miss,
    &ocr::pf_l3_rfo_l3_hit_m_hit_other_core_no_fwd,
    &ocr::pf_l3_rfo_l3_hit_m_hit_other_core_fwd,
    &ocr::pf_l3_rfo_l3_hit_m_hitm_other_core,
    &ocr::pf_l3_rfo_l3_hit_m_any_snoop,
    &ocr::pf_l3_rfo_l3_hit_e_snoop_none,
    &ocr::pf_l3_rfo_l3_hit_e_no_snoop_needed,
    &ocr::pf_l3_rfo_l3_hit_e_snoop_miss,
    &ocr::pf_l3_rfo_l3_hit_e_hit_other_core_no_fwd,
    &ocr::pf_l3_rfo_l3_hit_e_hit_other_core_fwd,
    &ocr::pf_l3_rfo_l3_hit_e_hitm_other_core,
    &ocr::pf_l3_rfo_l3_hit_e_any_snoop,
    &ocr::pf_l3_rfo_l3_hit_s_snoop_none,
    &ocr::pf_l3_rfo_l3_hit_s_no_snoop_needed,
    &ocr::pf_l3_rfo_l3_hit_s_snoop_miss,
    &ocr::pf_l3_rfo_l3_hit_s_hit_other_core_no_fwd,
    &ocr::pf_l3_rfo_l3_hit_s_hit_other_core_fwd,
    &ocr::pf_l3_rfo_l3_hit_s_hitm_other_core,
    &ocr::pf_l3_rfo_l3_hit_s_any_snoop,
    &ocr::pf_l3_rfo_l3_hit_f_snoop_none,
    &ocr::pf_l3_rfo_l3_hit_f_no_snoop_needed,
    &ocr::pf_l3_rfo_l3_hit_f_snoop_miss,
    &ocr::pf_l3_rfo_l3_hit_f_hit_other_core_no_fwd,
    &ocr::pf_l3_rfo_l3_hit_f_hit_other_core_fwd,
    &ocr::pf_l3_rfo_l3_hit_f_hitm_other_core,
    &ocr::pf_l3_rfo_l3_hit_f_any_snoop,
    &ocr::pf_l3_rfo_l3_hit_snoop_none,
    &ocr::pf_l3_rfo_l3_hit_no_snoop_needed,
    &ocr::pf_l3_rfo_l3_hit_snoop_miss,
    &ocr::pf_l3_rfo_l3_hit_hit_other_core_no_fwd,
    &ocr::pf_l3_rfo_l3_hit_hit_other_core_fwd,
    &ocr::pf_l3_rfo_l3_hit_hitm_other_core,
    &ocr::pf_l3_rfo_l3_hit_any_snoop,
    &ocr::pf_l3_rfo_l3_miss_local_dram_snoop_none,
    &ocr::pf_l3_rfo_l3_miss_local_dram_no_snoop_needed,
    &ocr::pf_l3_rfo_l3_miss_local_dram_snoop_miss,
    &ocr::pf_l3_rfo_l3_miss_local_dram_hit_other_core_no_fwd,
    &ocr::pf_l3_rfo_l3_miss_local_dram_hit_other_core_fwd,
    &ocr::pf_l3_rfo_l3_miss_local_dram_hitm_other_core,
    &ocr::pf_l3_rfo_l3_miss_local_dram_any_snoop,
    &ocr::pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_none,
    &ocr::pf_l3_rfo_l3_miss_remote_hop1_dram_no_snoop_needed,
    &ocr::pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_miss,
    &ocr::pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &ocr::pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &ocr::pf_l3_rfo_l3_miss_remote_hop1_dram_hitm_other_core,
    &ocr::pf_l3_rfo_l3_miss_remote_hop1_dram_any_snoop,
    &ocr::pf_l3_rfo_l3_miss_snoop_none,
    &ocr::pf_l3_rfo_l3_miss_no_snoop_needed,
    &ocr::pf_l3_rfo_l3_miss_snoop_miss,
    &ocr::pf_l3_rfo_l3_miss_hit_other_core_no_fwd,
    &ocr::pf_l3_rfo_l3_miss_hit_other_core_fwd,
    &ocr::pf_l3_rfo_l3_miss_hitm_other_core,
    &ocr::pf_l3_rfo_l3_miss_any_snoop,
    &ocr::pf_l1d_and_sw_supplier_none_snoop_none,
    &ocr::pf_l1d_and_sw_supplier_none_no_snoop_needed,
    &ocr::pf_l1d_and_sw_supplier_none_snoop_miss,
    &ocr::pf_l1d_and_sw_supplier_none_hit_other_core_no_fwd,
    &ocr::pf_l1d_and_sw_supplier_none_hit_other_core_fwd,
    &ocr::pf_l1d_and_sw_supplier_none_hitm_other_core,
    &ocr::pf_l1d_and_sw_supplier_none_any_snoop,
    &ocr::pf_l1d_and_sw_l3_hit_m_snoop_none,
    &ocr::pf_l1d_and_sw_l3_hit_m_no_snoop_needed,
    &ocr::pf_l1d_and_sw_l3_hit_m_snoop_miss,
    &ocr::pf_l1d_and_sw_l3_hit_m_hit_other_core_no_fwd,
    &ocr::pf_l1d_and_sw_l3_hit_m_hit_other_core_fwd,
    &ocr::pf_l1d_and_sw_l3_hit_m_hitm_other_core,
    &ocr::pf_l1d_and_sw_l3_hit_m_any_snoop,
    &ocr::pf_l1d_and_sw_l3_hit_e_snoop_none,
    &ocr::pf_l1d_and_sw_l3_hit_e_no_snoop_needed,
    &ocr::pf_l1d_and_sw_l3_hit_e_snoop_miss,
    &ocr::pf_l1d_and_sw_l3_hit_e_hit_other_core_no_fwd,
    &ocr::pf_l1d_and_sw_l3_hit_e_hit_other_core_fwd,
    &ocr::pf_l1d_and_sw_l3_hit_e_hitm_other_core,
    &ocr::pf_l1d_and_sw_l3_hit_e_any_snoop,
    &ocr::pf_l1d_and_sw_l3_hit_s_snoop_none,
    &ocr::pf_l1d_and_sw_l3_hit_s_no_snoop_needed,
    &ocr::pf_l1d_and_sw_l3_hit_s_snoop_miss,
    &ocr::pf_l1d_and_sw_l3_hit_s_hit_other_core_no_fwd,
    &ocr::pf_l1d_and_sw_l3_hit_s_hit_other_core_fwd,
    &ocr::pf_l1d_and_sw_l3_hit_s_hitm_other_core,
    &ocr::pf_l1d_and_sw_l3_hit_s_any_snoop,
    &ocr::pf_l1d_and_sw_l3_hit_f_snoop_none,
    &ocr::pf_l1d_and_sw_l3_hit_f_no_snoop_needed,
    &ocr::pf_l1d_and_sw_l3_hit_f_snoop_miss,
    &ocr::pf_l1d_and_sw_l3_hit_f_hit_other_core_no_fwd,
    &ocr::pf_l1d_and_sw_l3_hit_f_hit_other_core_fwd,
    &ocr::pf_l1d_and_sw_l3_hit_f_hitm_other_core,
    &ocr::pf_l1d_and_sw_l3_hit_f_any_snoop,
    &ocr::pf_l1d_and_sw_l3_hit_snoop_none,
    &ocr::pf_l1d_and_sw_l3_hit_no_snoop_needed,
    &ocr::pf_l1d_and_sw_l3_hit_snoop_miss,
    &ocr::pf_l1d_and_sw_l3_hit_hit_other_core_no_fwd,
    &ocr::pf_l1d_and_sw_l3_hit_hit_other_core_fwd,
    &ocr::pf_l1d_and_sw_l3_hit_hitm_other_core,
    &ocr::pf_l1d_and_sw_l3_hit_any_snoop,
    &ocr::pf_l1d_and_sw_l3_miss_local_dram_snoop_none,
    &ocr::pf_l1d_and_sw_l3_miss_local_dram_no_snoop_needed,
    &ocr::pf_l1d_and_sw_l3_miss_local_dram_snoop_miss,
    &ocr::pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_no_fwd,
    &ocr::pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_fwd,
    &ocr::pf_l1d_and_sw_l3_miss_local_dram_hitm_other_core,
    &ocr::pf_l1d_and_sw_l3_miss_local_dram_any_snoop,
    &ocr::pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_none,
    &ocr::pf_l1d_and_sw_l3_miss_remote_hop1_dram_no_snoop_needed,
    &ocr::pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_miss,
    &ocr::pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &ocr::pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &ocr::pf_l1d_and_sw_l3_miss_remote_hop1_dram_hitm_other_core,
    &ocr::pf_l1d_and_sw_l3_miss_remote_hop1_dram_any_snoop,
    &ocr::pf_l1d_and_sw_l3_miss_snoop_none,
    &ocr::pf_l1d_and_sw_l3_miss_no_snoop_needed,
    &ocr::pf_l1d_and_sw_l3_miss_snoop_miss,
    &ocr::pf_l1d_and_sw_l3_miss_hit_other_core_no_fwd,
    &ocr::pf_l1d_and_sw_l3_miss_hit_other_core_fwd,
    &ocr::pf_l1d_and_sw_l3_miss_hitm_other_core,
    &ocr::pf_l1d_and_sw_l3_miss_any_snoop,
    &ocr::other_supplier_none_snoop_none,
    &ocr::other_supplier_none_no_snoop_needed,
    &ocr::other_supplier_none_snoop_miss,
    &ocr::other_supplier_none_hit_other_core_no_fwd,
    &ocr::other_supplier_none_hit_other_core_fwd,
    &ocr::other_supplier_none_hitm_other_core,
    &ocr::other_supplier_none_any_snoop,
    &ocr::other_l3_hit_m_snoop_none,
    &ocr::other_l3_hit_m_no_snoop_needed,
    &ocr::other_l3_hit_m_snoop_miss,
    &ocr::other_l3_hit_m_hit_other_core_no_fwd,
    &ocr::other_l3_hit_m_hit_other_core_fwd,
    &ocr::other_l3_hit_m_hitm_other_core,
    &ocr::other_l3_hit_m_any_snoop,
    &ocr::other_l3_hit_e_snoop_none,
    &ocr::other_l3_hit_e_no_snoop_needed,
    &ocr::other_l3_hit_e_snoop_miss,
    &ocr::other_l3_hit_e_hit_other_core_no_fwd,
    &ocr::other_l3_hit_e_hit_other_core_fwd,
    &ocr::other_l3_hit_e_hitm_other_core,
    &ocr::other_l3_hit_e_any_snoop,
    &ocr::other_l3_hit_s_snoop_none,
    &ocr::other_l3_hit_s_no_snoop_needed,
    &ocr::other_l3_hit_s_snoop_miss,
    &ocr::other_l3_hit_s_hit_other_core_no_fwd,
    &ocr::other_l3_hit_s_hit_other_core_fwd,
    &ocr::other_l3_hit_s_hitm_other_core,
    &ocr::other_l3_hit_s_any_snoop,
    &ocr::other_l3_hit_f_snoop_none,
    &ocr::other_l3_hit_f_no_snoop_needed,
    &ocr::other_l3_hit_f_snoop_miss,
    &ocr::other_l3_hit_f_hit_other_core_no_fwd,
    &ocr::other_l3_hit_f_hit_other_core_fwd,
    &ocr::other_l3_hit_f_hitm_other_core,
    &ocr::other_l3_hit_f_any_snoop,
    &ocr::other_l3_hit_snoop_none,
    &ocr::other_l3_hit_no_snoop_needed,
    &ocr::other_l3_hit_snoop_miss,
    &ocr::other_l3_hit_hit_other_core_no_fwd,
    &ocr::other_l3_hit_hit_other_core_fwd,
    &ocr::other_l3_hit_hitm_other_core,
    &ocr::other_l3_hit_any_snoop,
    &ocr::other_l3_miss_local_dram_snoop_none,
    &ocr::other_l3_miss_local_dram_no_snoop_needed,
    &ocr::other_l3_miss_local_dram_snoop_miss,
    &ocr::other_l3_miss_local_dram_hit_other_core_no_fwd,
    &ocr::other_l3_miss_local_dram_hit_other_core_fwd,
    &ocr::other_l3_miss_local_dram_hitm_other_core,
    &ocr::other_l3_miss_local_dram_any_snoop,
    &ocr::other_l3_miss_remote_hop1_dram_snoop_none,
    &ocr::other_l3_miss_remote_hop1_dram_no_snoop_needed,
    &ocr::other_l3_miss_remote_hop1_dram_snoop_miss,
    &ocr::other_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &ocr::other_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &ocr::other_l3_miss_remote_hop1_dram_hitm_other_core,
    &ocr::other_l3_miss_remote_hop1_dram_any_snoop,
    &ocr::other_l3_miss_snoop_none,
    &ocr::other_l3_miss_no_snoop_needed,
    &ocr::other_l3_miss_snoop_miss,
    &ocr::other_l3_miss_hit_other_core_no_fwd,
    &ocr::other_l3_miss_hit_other_core_fwd,
    &ocr::other_l3_miss_hitm_other_core,
    &ocr::other_l3_miss_any_snoop,
    &ocr::all_pf_data_rd_supplier_none_snoop_none,
    &ocr::all_pf_data_rd_supplier_none_no_snoop_needed,
    &ocr::all_pf_data_rd_supplier_none_snoop_miss,
    &ocr::all_pf_data_rd_supplier_none_hit_other_core_no_fwd,
    &ocr::all_pf_data_rd_supplier_none_hit_other_core_fwd,
    &ocr::all_pf_data_rd_supplier_none_hitm_other_core,
    &ocr::all_pf_data_rd_supplier_none_any_snoop,
    &ocr::all_pf_data_rd_l3_hit_m_snoop_none,
    &ocr::all_pf_data_rd_l3_hit_m_no_snoop_needed,
    &ocr::all_pf_data_rd_l3_hit_m_snoop_miss,
    &ocr::all_pf_data_rd_l3_hit_m_hit_other_core_no_fwd,
    &ocr::all_pf_data_rd_l3_hit_m_hit_other_core_fwd,
    &ocr::all_pf_data_rd_l3_hit_m_hitm_other_core,
    &ocr::all_pf_data_rd_l3_hit_m_any_snoop,
    &ocr::all_pf_data_rd_l3_hit_e_snoop_none,
    &ocr::all_pf_data_rd_l3_hit_e_no_snoop_needed,
    &ocr::all_pf_data_rd_l3_hit_e_snoop_miss,
    &ocr::all_pf_data_rd_l3_hit_e_hit_other_core_no_fwd,
    &ocr::all_pf_data_rd_l3_hit_e_hit_other_core_fwd,
    &ocr::all_pf_data_rd_l3_hit_e_hitm_other_core,
    &ocr::all_pf_data_rd_l3_hit_e_any_snoop,
    &ocr::all_pf_data_rd_l3_hit_s_snoop_none,
    &ocr::all_pf_data_rd_l3_hit_s_no_snoop_needed,
    &ocr::all_pf_data_rd_l3_hit_s_snoop_miss,
    &ocr::all_pf_data_rd_l3_hit_s_hit_other_core_no_fwd,
    &ocr::all_pf_data_rd_l3_hit_s_hit_other_core_fwd,
    &ocr::all_pf_data_rd_l3_hit_s_hitm_other_core,
    &ocr::all_pf_data_rd_l3_hit_s_any_snoop,
    &ocr::all_pf_data_rd_l3_hit_f_snoop_none,
    &ocr::all_pf_data_rd_l3_hit_f_no_snoop_needed,
    &ocr::all_pf_data_rd_l3_hit_f_snoop_miss,
    &ocr::all_pf_data_rd_l3_hit_f_hit_other_core_no_fwd,
    &ocr::all_pf_data_rd_l3_hit_f_hit_other_core_fwd,
    &ocr::all_pf_data_rd_l3_hit_f_hitm_other_core,
    &ocr::all_pf_data_rd_l3_hit_f_any_snoop,
    &ocr::all_pf_data_rd_l3_hit_snoop_none,
    &ocr::all_pf_data_rd_l3_hit_no_snoop_needed,
    &ocr::all_pf_data_rd_l3_hit_snoop_miss,
    &ocr::all_pf_data_rd_l3_hit_hit_other_core_no_fwd,
    &ocr::all_pf_data_rd_l3_hit_hit_other_core_fwd,
    &ocr::all_pf_data_rd_l3_hit_hitm_other_core,
    &ocr::all_pf_data_rd_l3_hit_any_snoop,
    &ocr::all_pf_data_rd_l3_miss_local_dram_snoop_none,
    &ocr::all_pf_data_rd_l3_miss_local_dram_no_snoop_needed,
    &ocr::all_pf_data_rd_l3_miss_local_dram_snoop_miss,
    &ocr::all_pf_data_rd_l3_miss_local_dram_hit_other_core_no_fwd,
    &ocr::all_pf_data_rd_l3_miss_local_dram_hit_other_core_fwd,
    &ocr::all_pf_data_rd_l3_miss_local_dram_hitm_other_core,
    &ocr::all_pf_data_rd_l3_miss_local_dram_any_snoop,
    &ocr::all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_none,
    &ocr::all_pf_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed,
    &ocr::all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_miss,
    &ocr::all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &ocr::all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &ocr::all_pf_data_rd_l3_miss_remote_hop1_dram_hitm_other_core,
    &ocr::all_pf_data_rd_l3_miss_remote_hop1_dram_any_snoop,
    &ocr::all_pf_data_rd_l3_miss_snoop_none,
    &ocr::all_pf_data_rd_l3_miss_no_snoop_needed,
    &ocr::all_pf_data_rd_l3_miss_snoop_miss,
    &ocr::all_pf_data_rd_l3_miss_hit_other_core_no_fwd,
    &ocr::all_pf_data_rd_l3_miss_hit_other_core_fwd,
    &ocr::all_pf_data_rd_l3_miss_hitm_other_core,
    &ocr::all_pf_data_rd_l3_miss_any_snoop,
    &ocr::all_pf_rfo_supplier_none_snoop_none,
    &ocr::all_pf_rfo_supplier_none_no_snoop_needed,
    &ocr::all_pf_rfo_supplier_none_snoop_miss,
    &ocr::all_pf_rfo_supplier_none_hit_other_core_no_fwd,
    &ocr::all_pf_rfo_supplier_none_hit_other_core_fwd,
    &ocr::all_pf_rfo_supplier_none_hitm_other_core,
    &ocr::all_pf_rfo_supplier_none_any_snoop,
    &ocr::all_pf_rfo_l3_hit_m_snoop_none,
    &ocr::all_pf_rfo_l3_hit_m_no_snoop_needed,
    &ocr::all_pf_rfo_l3_hit_m_snoop_miss,
    &ocr::all_pf_rfo_l3_hit_m_hit_other_core_no_fwd,
    &ocr::all_pf_rfo_l3_hit_m_hit_other_core_fwd,
    &ocr::all_pf_rfo_l3_hit_m_hitm_other_core,
    &ocr::all_pf_rfo_l3_hit_m_any_snoop,
    &ocr::all_pf_rfo_l3_hit_e_snoop_none,
    &ocr::all_pf_rfo_l3_hit_e_no_snoop_needed,
    &ocr::all_pf_rfo_l3_hit_e_snoop_miss,
    &ocr::all_pf_rfo_l3_hit_e_hit_other_core_no_fwd,
    &ocr::all_pf_rfo_l3_hit_e_hit_other_core_fwd,
    &ocr::all_pf_rfo_l3_hit_e_hitm_other_core,
    &ocr::all_pf_rfo_l3_hit_e_any_snoop,
    &ocr::all_pf_rfo_l3_hit_s_snoop_none,
    &ocr::all_pf_rfo_l3_hit_s_no_snoop_needed,
    &ocr::all_pf_rfo_l3_hit_s_snoop_miss,
    &ocr::all_pf_rfo_l3_hit_s_hit_other_core_no_fwd,
    &ocr::all_pf_rfo_l3_hit_s_hit_other_core_fwd,
    &ocr::all_pf_rfo_l3_hit_s_hitm_other_core,
    &ocr::all_pf_rfo_l3_hit_s_any_snoop,
    &ocr::all_pf_rfo_l3_hit_f_snoop_none,
    &ocr::all_pf_rfo_l3_hit_f_no_snoop_needed,
    &ocr::all_pf_rfo_l3_hit_f_snoop_miss,
    &ocr::all_pf_rfo_l3_hit_f_hit_other_core_no_fwd,
    &ocr::all_pf_rfo_l3_hit_f_hit_other_core_fwd,
    &ocr::all_pf_rfo_l3_hit_f_hitm_other_core,
    &ocr::all_pf_rfo_l3_hit_f_any_snoop,
    &ocr::all_pf_rfo_l3_hit_snoop_none,
    &ocr::all_pf_rfo_l3_hit_no_snoop_needed,
    &ocr::all_pf_rfo_l3_hit_snoop_miss,
    &ocr::all_pf_rfo_l3_hit_hit_other_core_no_fwd,
    &ocr::all_pf_rfo_l3_hit_hit_other_core_fwd,
    &ocr::all_pf_rfo_l3_hit_hitm_other_core,
    &ocr::all_pf_rfo_l3_hit_any_snoop,
    &ocr::all_pf_rfo_l3_miss_local_dram_snoop_none,
    &ocr::all_pf_rfo_l3_miss_local_dram_no_snoop_needed,
    &ocr::all_pf_rfo_l3_miss_local_dram_snoop_miss,
    &ocr::all_pf_rfo_l3_miss_local_dram_hit_other_core_no_fwd,
    &ocr::all_pf_rfo_l3_miss_local_dram_hit_other_core_fwd,
    &ocr::all_pf_rfo_l3_miss_local_dram_hitm_other_core,
    &ocr::all_pf_rfo_l3_miss_local_dram_any_snoop,
    &ocr::all_pf_rfo_l3_miss_remote_hop1_dram_snoop_none,
    &ocr::all_pf_rfo_l3_miss_remote_hop1_dram_no_snoop_needed,
    &ocr::all_pf_rfo_l3_miss_remote_hop1_dram_snoop_miss,
    &ocr::all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &ocr::all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &ocr::all_pf_rfo_l3_miss_remote_hop1_dram_hitm_other_core,
    &ocr::all_pf_rfo_l3_miss_remote_hop1_dram_any_snoop,
    &ocr::all_pf_rfo_l3_miss_snoop_none,
    &ocr::all_pf_rfo_l3_miss_no_snoop_needed,
    &ocr::all_pf_rfo_l3_miss_snoop_miss,
    &ocr::all_pf_rfo_l3_miss_hit_other_core_no_fwd,
    &ocr::all_pf_rfo_l3_miss_hit_other_core_fwd,
    &ocr::all_pf_rfo_l3_miss_hitm_other_core,
    &ocr::all_pf_rfo_l3_miss_any_snoop,
    &ocr::all_data_rd_supplier_none_snoop_none,
    &ocr::all_data_rd_supplier_none_no_snoop_needed,
    &ocr::all_data_rd_supplier_none_snoop_miss,
    &ocr::all_data_rd_supplier_none_hit_other_core_no_fwd,
    &ocr::all_data_rd_supplier_none_hit_other_core_fwd,
    &ocr::all_data_rd_supplier_none_hitm_other_core,
    &ocr::all_data_rd_supplier_none_any_snoop,
    &ocr::all_data_rd_l3_hit_m_snoop_none,
    &ocr::all_data_rd_l3_hit_m_no_snoop_needed,
    &ocr::all_data_rd_l3_hit_m_snoop_miss,
    &ocr::all_data_rd_l3_hit_m_hit_other_core_no_fwd,
    &ocr::all_data_rd_l3_hit_m_hit_other_core_fwd,
    &ocr::all_data_rd_l3_hit_m_hitm_other_core,
    &ocr::all_data_rd_l3_hit_m_any_snoop,
    &ocr::all_data_rd_l3_hit_e_snoop_none,
    &ocr::all_data_rd_l3_hit_e_no_snoop_needed,
    &ocr::all_data_rd_l3_hit_e_snoop_miss,
    &ocr::all_data_rd_l3_hit_e_hit_other_core_no_fwd,
    &ocr::all_data_rd_l3_hit_e_hit_other_core_fwd,
    &ocr::all_data_rd_l3_hit_e_hitm_other_core,
    &ocr::all_data_rd_l3_hit_e_any_snoop,
    &ocr::all_data_rd_l3_hit_s_snoop_none,
    &ocr::all_data_rd_l3_hit_s_no_snoop_needed,
    &ocr::all_data_rd_l3_hit_s_snoop_miss,
    &ocr::all_data_rd_l3_hit_s_hit_other_core_no_fwd,
    &ocr::all_data_rd_l3_hit_s_hit_other_core_fwd,
    &ocr::all_data_rd_l3_hit_s_hitm_other_core,
    &ocr::all_data_rd_l3_hit_s_any_snoop,
    &ocr::all_data_rd_l3_hit_f_snoop_none,
    &ocr::all_data_rd_l3_hit_f_no_snoop_needed,
    &ocr::all_data_rd_l3_hit_f_snoop_miss,
    &ocr::all_data_rd_l3_hit_f_hit_other_core_no_fwd,
    &ocr::all_data_rd_l3_hit_f_hit_other_core_fwd,
    &ocr::all_data_rd_l3_hit_f_hitm_other_core,
    &ocr::all_data_rd_l3_hit_f_any_snoop,
    &ocr::all_data_rd_l3_hit_snoop_none,
    &ocr::all_data_rd_l3_hit_no_snoop_needed,
    &ocr::all_data_rd_l3_hit_snoop_miss,
    &ocr::all_data_rd_l3_hit_hit_other_core_no_fwd,
    &ocr::all_data_rd_l3_hit_hit_other_core_fwd,
    &ocr::all_data_rd_l3_hit_hitm_other_core,
    &ocr::all_data_rd_l3_hit_any_snoop,
    &ocr::all_data_rd_l3_miss_local_dram_snoop_none,
    &ocr::all_data_rd_l3_miss_local_dram_no_snoop_needed,
    &ocr::all_data_rd_l3_miss_local_dram_snoop_miss,
    &ocr::all_data_rd_l3_miss_local_dram_hit_other_core_no_fwd,
    &ocr::all_data_rd_l3_miss_local_dram_hit_other_core_fwd,
    &ocr::all_data_rd_l3_miss_local_dram_hitm_other_core,
    &ocr::all_data_rd_l3_miss_local_dram_any_snoop,
    &ocr::all_data_rd_l3_miss_remote_hop1_dram_snoop_none,
    &ocr::all_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed,
    &ocr::all_data_rd_l3_miss_remote_hop1_dram_snoop_miss,
    &ocr::all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &ocr::all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &ocr::all_data_rd_l3_miss_remote_hop1_dram_hitm_other_core,
    &ocr::all_data_rd_l3_miss_remote_hop1_dram_any_snoop,
    &ocr::all_data_rd_l3_miss_snoop_none,
    &ocr::all_data_rd_l3_miss_no_snoop_needed,
    &ocr::all_data_rd_l3_miss_snoop_miss,
    &ocr::all_data_rd_l3_miss_hit_other_core_no_fwd,
    &ocr::all_data_rd_l3_miss_hit_other_core_fwd,
    &ocr::all_data_rd_l3_miss_hitm_other_core,
    &ocr::all_data_rd_l3_miss_any_snoop,
    &ocr::all_rfo_supplier_none_snoop_none,
    &ocr::all_rfo_supplier_none_no_snoop_needed,
    &ocr::all_rfo_supplier_none_snoop_miss,
    &ocr::all_rfo_supplier_none_hit_other_core_no_fwd,
    &ocr::all_rfo_supplier_none_hit_other_core_fwd,
    &ocr::all_rfo_supplier_none_hitm_other_core,
    &ocr::all_rfo_supplier_none_any_snoop,
    &ocr::all_rfo_l3_hit_m_snoop_none,
    &ocr::all_rfo_l3_hit_m_no_snoop_needed,
    &ocr::all_rfo_l3_hit_m_snoop_miss,
    &ocr::all_rfo_l3_hit_m_hit_other_core_no_fwd,
    &ocr::all_rfo_l3_hit_m_hit_other_core_fwd,
    &ocr::all_rfo_l3_hit_m_hitm_other_core,
    &ocr::all_rfo_l3_hit_m_any_snoop,
    &ocr::all_rfo_l3_hit_e_snoop_none,
    &ocr::all_rfo_l3_hit_e_no_snoop_needed,
    &ocr::all_rfo_l3_hit_e_snoop_miss,
    &ocr::all_rfo_l3_hit_e_hit_other_core_no_fwd,
    &ocr::all_rfo_l3_hit_e_hit_other_core_fwd,
    &ocr::all_rfo_l3_hit_e_hitm_other_core,
    &ocr::all_rfo_l3_hit_e_any_snoop,
    &ocr::all_rfo_l3_hit_s_snoop_none,
    &ocr::all_rfo_l3_hit_s_no_snoop_needed,
    &ocr::all_rfo_l3_hit_s_snoop_miss,
    &ocr::all_rfo_l3_hit_s_hit_other_core_no_fwd,
    &ocr::all_rfo_l3_hit_s_hit_other_core_fwd,
    &ocr::all_rfo_l3_hit_s_hitm_other_core,
    &ocr::all_rfo_l3_hit_s_any_snoop,
    &ocr::all_rfo_l3_hit_f_snoop_none,
    &ocr::all_rfo_l3_hit_f_no_snoop_needed,
    &ocr::all_rfo_l3_hit_f_snoop_miss,
    &ocr::all_rfo_l3_hit_f_hit_other_core_no_fwd,
    &ocr::all_rfo_l3_hit_f_hit_other_core_fwd,
    &ocr::all_rfo_l3_hit_f_hitm_other_core,
    &ocr::all_rfo_l3_hit_f_any_snoop,
    &ocr::all_rfo_l3_hit_snoop_none,
    &ocr::all_rfo_l3_hit_no_snoop_needed,
    &ocr::all_rfo_l3_hit_snoop_miss,
    &ocr::all_rfo_l3_hit_hit_other_core_no_fwd,
    &ocr::all_rfo_l3_hit_hit_other_core_fwd,
    &ocr::all_rfo_l3_hit_hitm_other_core,
    &ocr::all_rfo_l3_hit_any_snoop,
    &ocr::all_rfo_l3_miss_local_dram_snoop_none,
    &ocr::all_rfo_l3_miss_local_dram_no_snoop_needed,
    &ocr::all_rfo_l3_miss_local_dram_snoop_miss,
    &ocr::all_rfo_l3_miss_local_dram_hit_other_core_no_fwd,
    &ocr::all_rfo_l3_miss_local_dram_hit_other_core_fwd,
    &ocr::all_rfo_l3_miss_local_dram_hitm_other_core,
    &ocr::all_rfo_l3_miss_local_dram_any_snoop,
    &ocr::all_rfo_l3_miss_remote_hop1_dram_snoop_none,
    &ocr::all_rfo_l3_miss_remote_hop1_dram_no_snoop_needed,
    &ocr::all_rfo_l3_miss_remote_hop1_dram_snoop_miss,
    &ocr::all_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &ocr::all_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &ocr::all_rfo_l3_miss_remote_hop1_dram_hitm_other_core,
    &ocr::all_rfo_l3_miss_remote_hop1_dram_any_snoop,
    &ocr::all_rfo_l3_miss_snoop_none,
    &ocr::all_rfo_l3_miss_no_snoop_needed,
    &ocr::all_rfo_l3_miss_snoop_miss,
    &ocr::all_rfo_l3_miss_hit_other_core_no_fwd,
    &ocr::all_rfo_l3_miss_hit_other_core_fwd,
    &ocr::all_rfo_l3_miss_hitm_other_core,
    &ocr::all_rfo_l3_miss_any_snoop,
    &ocr::all_reads_supplier_none_snoop_none,
    &ocr::all_reads_supplier_none_no_snoop_needed,
    &ocr::all_reads_supplier_none_snoop_miss,
    &ocr::all_reads_supplier_none_hit_other_core_no_fwd,
    &ocr::all_reads_supplier_none_hit_other_core_fwd,
    &ocr::all_reads_supplier_none_hitm_other_core,
    &ocr::all_reads_supplier_none_any_snoop,
    &ocr::all_reads_l3_hit_m_snoop_none,
    &ocr::all_reads_l3_hit_m_no_snoop_needed,
    &ocr::all_reads_l3_hit_m_snoop_miss,
    &ocr::all_reads_l3_hit_m_hit_other_core_no_fwd,
    &ocr::all_reads_l3_hit_m_hit_other_core_fwd,
    &ocr::all_reads_l3_hit_m_hitm_other_core,
    &ocr::all_reads_l3_hit_m_any_snoop,
    &ocr::all_reads_l3_hit_e_snoop_none,
    &ocr::all_reads_l3_hit_e_no_snoop_needed,
    &ocr::all_reads_l3_hit_e_snoop_miss,
    &ocr::all_reads_l3_hit_e_hit_other_core_no_fwd,
    &ocr::all_reads_l3_hit_e_hit_other_core_fwd,
    &ocr::all_reads_l3_hit_e_hitm_other_core,
    &ocr::all_reads_l3_hit_e_any_snoop,
    &ocr::all_reads_l3_hit_s_snoop_none,
    &ocr::all_reads_l3_hit_s_no_snoop_needed,
    &ocr::all_reads_l3_hit_s_snoop_miss,
    &ocr::all_reads_l3_hit_s_hit_other_core_no_fwd,
    &ocr::all_reads_l3_hit_s_hit_other_core_fwd,
    &ocr::all_reads_l3_hit_s_hitm_other_core,
    &ocr::all_reads_l3_hit_s_any_snoop,
    &ocr::all_reads_l3_hit_f_snoop_none,
    &ocr::all_reads_l3_hit_f_no_snoop_needed,
    &ocr::all_reads_l3_hit_f_snoop_miss,
    &ocr::all_reads_l3_hit_f_hit_other_core_no_fwd,
    &ocr::all_reads_l3_hit_f_hit_other_core_fwd,
    &ocr::all_reads_l3_hit_f_hitm_other_core,
    &ocr::all_reads_l3_hit_f_any_snoop,
    &ocr::all_reads_l3_hit_snoop_none,
    &ocr::all_reads_l3_hit_no_snoop_needed,
    &ocr::all_reads_l3_hit_snoop_miss,
    &ocr::all_reads_l3_hit_hit_other_core_no_fwd,
    &ocr::all_reads_l3_hit_hit_other_core_fwd,
    &ocr::all_reads_l3_hit_hitm_other_core,
    &ocr::all_reads_l3_hit_any_snoop,
    &ocr::all_reads_l3_miss_local_dram_snoop_none,
    &ocr::all_reads_l3_miss_local_dram_no_snoop_needed,
    &ocr::all_reads_l3_miss_local_dram_snoop_miss,
    &ocr::all_reads_l3_miss_local_dram_hit_other_core_no_fwd,
    &ocr::all_reads_l3_miss_local_dram_hit_other_core_fwd,
    &ocr::all_reads_l3_miss_local_dram_hitm_other_core,
    &ocr::all_reads_l3_miss_local_dram_any_snoop,
    &ocr::all_reads_l3_miss_remote_hop1_dram_snoop_none,
    &ocr::all_reads_l3_miss_remote_hop1_dram_no_snoop_needed,
    &ocr::all_reads_l3_miss_remote_hop1_dram_snoop_miss,
    &ocr::all_reads_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &ocr::all_reads_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &ocr::all_reads_l3_miss_remote_hop1_dram_hitm_other_core,
    &ocr::all_reads_l3_miss_remote_hop1_dram_any_snoop,
    &ocr::all_reads_l3_miss_snoop_none,
    &ocr::all_reads_l3_miss_no_snoop_needed,
    &ocr::all_reads_l3_miss_snoop_miss,
    &ocr::all_reads_l3_miss_hit_other_core_no_fwd,
    &ocr::all_reads_l3_miss_hit_other_core_fwd,
    &ocr::all_reads_l3_miss_hitm_other_core,
    &ocr::all_reads_l3_miss_any_snoop,
    &ocr::demand_data_rd_any_response,
    &ocr::demand_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::demand_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_rfo_any_response,
    &ocr::demand_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::demand_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::demand_rfo_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_code_rd_any_response,
    &ocr::demand_code_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::demand_code_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::demand_code_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::pf_l2_data_rd_any_response,
    &ocr::pf_l2_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l2_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l2_data_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::pf_l2_rfo_any_response,
    &ocr::pf_l2_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l2_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l2_rfo_l3_hit_snoop_hit_with_fwd,
    &ocr::pf_l3_data_rd_any_response,
    &ocr::pf_l3_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l3_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l3_data_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::pf_l3_rfo_any_response,
    &ocr::pf_l3_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l3_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l3_rfo_l3_hit_snoop_hit_with_fwd,
    &ocr::pf_l1d_and_sw_any_response,
    &ocr::pf_l1d_and_sw_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l1d_and_sw_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l1d_and_sw_l3_hit_snoop_hit_with_fwd,
    &ocr::other_any_response,
    &ocr::other_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::other_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::other_l3_hit_snoop_hit_with_fwd,
    &ocr::all_pf_data_rd_any_response,
    &ocr::all_pf_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::all_pf_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::all_pf_data_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::all_pf_rfo_any_response,
    &ocr::all_pf_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::all_pf_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::all_pf_rfo_l3_hit_snoop_hit_with_fwd,
    &ocr::all_data_rd_any_response,
    &ocr::all_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::all_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::all_data_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::all_rfo_any_response,
    &ocr::all_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::all_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::all_rfo_l3_hit_snoop_hit_with_fwd,
    &ocr::all_reads_any_response,
    &ocr::all_reads_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::all_reads_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::all_reads_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_data_rd_l3_miss_remote_hitm,
    &ocr::demand_rfo_l3_miss_remote_hitm,
    &ocr::demand_code_rd_l3_miss_remote_hitm,
    &ocr::pf_l2_data_rd_l3_miss_remote_hitm,
    &ocr::pf_l2_rfo_l3_miss_remote_hitm,
    &ocr::pf_l3_data_rd_l3_miss_remote_hitm,
    &ocr::pf_l3_rfo_l3_miss_remote_hitm,
    &ocr::pf_l1d_and_sw_l3_miss_remote_hitm,
    &ocr::other_l3_miss_remote_hitm,
    &ocr::all_pf_data_rd_l3_miss_remote_hitm,
    &ocr::all_pf_rfo_l3_miss_remote_hitm,
    &ocr::all_data_rd_l3_miss_remote_hitm,
    &ocr::all_rfo_l3_miss_remote_hitm,
    &ocr::all_reads_l3_miss_remote_hitm,
    &ocr::demand_data_rd_l3_miss_remote_hit_forward,
    &ocr::demand_rfo_l3_miss_remote_hit_forward,
    &ocr::demand_code_rd_l3_miss_remote_hit_forward,
    &ocr::pf_l2_data_rd_l3_miss_remote_hit_forward,
    &ocr::pf_l2_rfo_l3_miss_remote_hit_forward,
    &ocr::pf_l3_data_rd_l3_miss_remote_hit_forward,
    &ocr::pf_l3_rfo_l3_miss_remote_hit_forward,
    &ocr::pf_l1d_and_sw_l3_miss_remote_hit_forward,
    &ocr::other_l3_miss_remote_hit_forward,
    &ocr::all_pf_data_rd_l3_miss_remote_hit_forward,
    &ocr::all_pf_rfo_l3_miss_remote_hit_forward,
    &ocr::all_data_rd_l3_miss_remote_hit_forward,
    &ocr::all_rfo_l3_miss_remote_hit_forward,
    &ocr::all_reads_l3_miss_remote_hit_forward,
    &ocr::demand_data_rd_pmm_hit_local_pmm_snoop_not_needed,
    &ocr::demand_data_rd_pmm_hit_local_pmm_snoop_none,
    &ocr::demand_rfo_pmm_hit_local_pmm_snoop_not_needed,
    &ocr::demand_rfo_pmm_hit_local_pmm_snoop_none,
    &ocr::demand_code_rd_pmm_hit_local_pmm_snoop_not_needed,
    &ocr::demand_code_rd_pmm_hit_local_pmm_snoop_none,
    &ocr::pf_l2_data_rd_pmm_hit_local_pmm_snoop_not_needed,
    &ocr::pf_l2_data_rd_pmm_hit_local_pmm_snoop_none,
    &ocr::pf_l2_rfo_pmm_hit_local_pmm_snoop_not_needed,
    &ocr::pf_l2_rfo_pmm_hit_local_pmm_snoop_none,
    &ocr::pf_l3_data_rd_pmm_hit_local_pmm_snoop_not_needed,
    &ocr::pf_l3_data_rd_pmm_hit_local_pmm_snoop_none,
    &ocr::pf_l3_rfo_pmm_hit_local_pmm_snoop_not_needed,
    &ocr::pf_l3_rfo_pmm_hit_local_pmm_snoop_none,
    &ocr::pf_l1d_and_sw_pmm_hit_local_pmm_snoop_not_needed,
    &ocr::pf_l1d_and_sw_pmm_hit_local_pmm_snoop_none,
    &ocr::other_pmm_hit_local_pmm_snoop_not_needed,
    &ocr::other_pmm_hit_local_pmm_snoop_none,
    &ocr::all_pf_data_rd_pmm_hit_local_pmm_snoop_not_needed,
    &ocr::all_pf_data_rd_pmm_hit_local_pmm_snoop_none,
    &ocr::all_pf_rfo_pmm_hit_local_pmm_snoop_not_needed,
    &ocr::all_pf_rfo_pmm_hit_local_pmm_snoop_none,
    &ocr::all_data_rd_pmm_hit_local_pmm_snoop_not_needed,
    &ocr::all_data_rd_pmm_hit_local_pmm_snoop_none,
    &ocr::all_rfo_pmm_hit_local_pmm_snoop_not_needed,
    &ocr::all_rfo_pmm_hit_local_pmm_snoop_none,
    &ocr::all_reads_pmm_hit_local_pmm_snoop_not_needed,
    &ocr::all_reads_pmm_hit_local_pmm_snoop_none,
    &ocr::demand_data_rd_pmm_hit_local_pmm_any_snoop,
    &ocr::demand_rfo_pmm_hit_local_pmm_any_snoop,
    &ocr::demand_code_rd_pmm_hit_local_pmm_any_snoop,
    &ocr::pf_l2_data_rd_pmm_hit_local_pmm_any_snoop,
    &ocr::pf_l2_rfo_pmm_hit_local_pmm_any_snoop,
    &ocr::pf_l3_data_rd_pmm_hit_local_pmm_any_snoop,
    &ocr::pf_l3_rfo_pmm_hit_local_pmm_any_snoop,
    &ocr::pf_l1d_and_sw_pmm_hit_local_pmm_any_snoop,
    &ocr::other_pmm_hit_local_pmm_any_snoop,
    &ocr::all_pf_data_rd_pmm_hit_local_pmm_any_snoop,
    &ocr::all_pf_rfo_pmm_hit_local_pmm_any_snoop,
    &ocr::all_data_rd_pmm_hit_local_pmm_any_snoop,
    &ocr::all_rfo_pmm_hit_local_pmm_any_snoop,
    &ocr::all_reads_pmm_hit_local_pmm_any_snoop,
    &offcore_response::all_data_rd_any_response,
    &offcore_response::all_data_rd_l3_hit_snoop_none,
    &offcore_response::all_data_rd_l3_hit_no_snoop_needed,
    &offcore_response::all_data_rd_l3_hit_snoop_miss,
    &offcore_response::all_data_rd_l3_hit_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_l3_hit_hit_other_core_fwd,
    &offcore_response::all_data_rd_l3_hit_hitm_other_core,
    &offcore_response::all_data_rd_l3_hit_any_snoop,
    &offcore_response::all_data_rd_l3_hit_snoop_hit_with_fwd,
    &offcore_response::all_data_rd_l3_hit_e_snoop_none,
    &offcore_response::all_data_rd_l3_hit_e_no_snoop_needed,
    &offcore_response::all_data_rd_l3_hit_e_snoop_miss,
    &offcore_response::all_data_rd_l3_hit_e_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_l3_hit_e_hit_other_core_fwd,
    &offcore_response::all_data_rd_l3_hit_e_hitm_other_core,
    &offcore_response::all_data_rd_l3_hit_e_any_snoop,
    &offcore_response::all_data_rd_l3_hit_f_snoop_none,
    &offcore_response::all_data_rd_l3_hit_f_no_snoop_needed,
    &offcore_response::all_data_rd_l3_hit_f_snoop_miss,
    &offcore_response::all_data_rd_l3_hit_f_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_l3_hit_f_hit_other_core_fwd,
    &offcore_response::all_data_rd_l3_hit_f_hitm_other_core,
    &offcore_response::all_data_rd_l3_hit_f_any_snoop,
    &offcore_response::all_data_rd_l3_hit_m_snoop_none,
    &offcore_response::all_data_rd_l3_hit_m_no_snoop_needed,
    &offcore_response::all_data_rd_l3_hit_m_snoop_miss,
    &offcore_response::all_data_rd_l3_hit_m_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_l3_hit_m_hit_other_core_fwd,
    &offcore_response::all_data_rd_l3_hit_m_hitm_other_core,
    &offcore_response::all_data_rd_l3_hit_m_any_snoop,
    &offcore_response::all_data_rd_l3_hit_s_snoop_none,
    &offcore_response::all_data_rd_l3_hit_s_no_snoop_needed,
    &offcore_response::all_data_rd_l3_hit_s_snoop_miss,
    &offcore_response::all_data_rd_l3_hit_s_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_l3_hit_s_hit_other_core_fwd,
    &offcore_response::all_data_rd_l3_hit_s_hitm_other_core,
    &offcore_response::all_data_rd_l3_hit_s_any_snoop,
    &offcore_response::all_data_rd_l3_miss_snoop_none,
    &offcore_response::all_data_rd_l3_miss_no_snoop_needed,
    &offcore_response::all_data_rd_l3_miss_snoop_miss,
    &offcore_response::all_data_rd_l3_miss_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_l3_miss_hit_other_core_fwd,
    &offcore_response::all_data_rd_l3_miss_hitm_other_core,
    &offcore_response::all_data_rd_l3_miss_any_snoop,
    &offcore_response::all_data_rd_l3_miss_remote_hitm,
    &offcore_response::all_data_rd_l3_miss_remote_hit_forward,
    &offcore_response::all_data_rd_l3_miss_local_dram_snoop_none,
    &offcore_response::all_data_rd_l3_miss_local_dram_no_snoop_needed,
    &offcore_response::all_data_rd_l3_miss_local_dram_snoop_miss,
    &offcore_response::all_data_rd_l3_miss_local_dram_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_l3_miss_local_dram_hit_other_core_fwd,
    &offcore_response::all_data_rd_l3_miss_local_dram_hitm_other_core,
    &offcore_response::all_data_rd_l3_miss_local_dram_any_snoop,
    &offcore_response::all_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::all_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::all_data_rd_l3_miss_remote_hop1_dram_snoop_none,
    &offcore_response::all_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed,
    &offcore_response::all_data_rd_l3_miss_remote_hop1_dram_snoop_miss,
    &offcore_response::all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &offcore_response::all_data_rd_l3_miss_remote_hop1_dram_hitm_other_core,
    &offcore_response::all_data_rd_l3_miss_remote_hop1_dram_any_snoop,
    &offcore_response::all_data_rd_pmm_hit_local_pmm_snoop_not_needed,
    &offcore_response::all_data_rd_pmm_hit_local_pmm_snoop_none,
    &offcore_response::all_data_rd_pmm_hit_local_pmm_any_snoop,
    &offcore_response::all_data_rd_supplier_none_snoop_none,
    &offcore_response::all_data_rd_supplier_none_no_snoop_needed,
    &offcore_response::all_data_rd_supplier_none_snoop_miss,
    &offcore_response::all_data_rd_supplier_none_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_supplier_none_hit_other_core_fwd,
    &offcore_response::all_data_rd_supplier_none_hitm_other_core,
    &offcore_response::all_data_rd_supplier_none_any_snoop,
    &offcore_response::all_pf_data_rd_any_response,
    &offcore_response::all_pf_data_rd_l3_hit_snoop_none,
    &offcore_response::all_pf_data_rd_l3_hit_no_snoop_needed,
    &offcore_response::all_pf_data_rd_l3_hit_snoop_miss,
    &offcore_response::all_pf_data_rd_l3_hit_hit_other_core_no_fwd,
    &offcore_response::all_pf_data_rd_l3_hit_hit_other_core_fwd,
    &offcore_response::all_pf_data_rd_l3_hit_hitm_other_core,
    &offcore_response::all_pf_data_rd_l3_hit_any_snoop,
    &offcore_response::all_pf_data_rd_l3_hit_snoop_hit_with_fwd,
    &offcore_response::all_pf_data_rd_l3_hit_e_snoop_none,
    &offcore_response::all_pf_data_rd_l3_hit_e_no_snoop_needed,
    &offcore_response::all_pf_data_rd_l3_hit_e_snoop_miss,
    &offcore_response::all_pf_data_rd_l3_hit_e_hit_other_core_no_fwd,
    &offcore_response::all_pf_data_rd_l3_hit_e_hit_other_core_fwd,
    &offcore_response::all_pf_data_rd_l3_hit_e_hitm_other_core,
    &offcore_response::all_pf_data_rd_l3_hit_e_any_snoop,
    &offcore_response::all_pf_data_rd_l3_hit_f_snoop_none,
    &offcore_response::all_pf_data_rd_l3_hit_f_no_snoop_needed,
    &offcore_response::all_pf_data_rd_l3_hit_f_snoop_miss,
    &offcore_response::all_pf_data_rd_l3_hit_f_hit_other_core_no_fwd,
    &offcore_response::all_pf_data_rd_l3_hit_f_hit_other_core_fwd,
    &offcore_response::all_pf_data_rd_l3_hit_f_hitm_other_core,
    &offcore_response::all_pf_data_rd_l3_hit_f_any_snoop,
    &offcore_response::all_pf_data_rd_l3_hit_m_snoop_none,
    &offcore_response::all_pf_data_rd_l3_hit_m_no_snoop_needed,
    &offcore_response::all_pf_data_rd_l3_hit_m_snoop_miss,
    &offcore_response::all_pf_data_rd_l3_hit_m_hit_other_core_no_fwd,
    &offcore_response::all_pf_data_rd_l3_hit_m_hit_other_core_fwd,
    &offcore_response::all_pf_data_rd_l3_hit_m_hitm_other_core,
    &offcore_response::all_pf_data_rd_l3_hit_m_any_snoop,
    &offcore_response::all_pf_data_rd_l3_hit_s_snoop_none,
    &offcore_response::all_pf_data_rd_l3_hit_s_no_snoop_needed,
    &offcore_response::all_pf_data_rd_l3_hit_s_snoop_miss,
    &offcore_response::all_pf_data_rd_l3_hit_s_hit_other_core_no_fwd,
    &offcore_response::all_pf_data_rd_l3_hit_s_hit_other_core_fwd,
    &offcore_response::all_pf_data_rd_l3_hit_s_hitm_other_core,
    &offcore_response::all_pf_data_rd_l3_hit_s_any_snoop,
    &offcore_response::all_pf_data_rd_l3_miss_snoop_none,
    &offcore_response::all_pf_data_rd_l3_miss_no_snoop_needed,
    &offcore_response::all_pf_data_rd_l3_miss_snoop_miss,
    &offcore_response::all_pf_data_rd_l3_miss_hit_other_core_no_fwd,
    &offcore_response::all_pf_data_rd_l3_miss_hit_other_core_fwd,
    &offcore_response::all_pf_data_rd_l3_miss_hitm_other_core,
    &offcore_response::all_pf_data_rd_l3_miss_any_snoop,
    &offcore_response::all_pf_data_rd_l3_miss_remote_hitm,
    &offcore_response::all_pf_data_rd_l3_miss_remote_hit_forward,
    &offcore_response::all_pf_data_rd_l3_miss_local_dram_snoop_none,
    &offcore_response::all_pf_data_rd_l3_miss_local_dram_no_snoop_needed,
    &offcore_response::all_pf_data_rd_l3_miss_local_dram_snoop_miss,
    &offcore_response::all_pf_data_rd_l3_miss_local_dram_hit_other_core_no_fwd,
    &offcore_response::all_pf_data_rd_l3_miss_local_dram_hit_other_core_fwd,
    &offcore_response::all_pf_data_rd_l3_miss_local_dram_hitm_other_core,
    &offcore_response::all_pf_data_rd_l3_miss_local_dram_any_snoop,
    &offcore_response::all_pf_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::all_pf_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_none,
    &offcore_response::all_pf_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed,
    &offcore_response::all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_miss,
    &offcore_response::all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &offcore_response::all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &offcore_response::all_pf_data_rd_l3_miss_remote_hop1_dram_hitm_other_core,
    &offcore_response::all_pf_data_rd_l3_miss_remote_hop1_dram_any_snoop,
    &offcore_response::all_pf_data_rd_pmm_hit_local_pmm_snoop_not_needed,
    &offcore_response::all_pf_data_rd_pmm_hit_local_pmm_snoop_none,
    &offcore_response::all_pf_data_rd_pmm_hit_local_pmm_any_snoop,
    &offcore_response::all_pf_data_rd_supplier_none_snoop_none,
    &offcore_response::all_pf_data_rd_supplier_none_no_snoop_needed,
    &offcore_response::all_pf_data_rd_supplier_none_snoop_miss,
    &offcore_response::all_pf_data_rd_supplier_none_hit_other_core_no_fwd,
    &offcore_response::all_pf_data_rd_supplier_none_hit_other_core_fwd,
    &offcore_response::all_pf_data_rd_supplier_none_hitm_other_core,
    &offcore_response::all_pf_data_rd_supplier_none_any_snoop,
    &offcore_response::all_pf_rfo_any_response,
    &offcore_response::all_pf_rfo_l3_hit_snoop_none,
    &offcore_response::all_pf_rfo_l3_hit_no_snoop_needed,
    &offcore_response::all_pf_rfo_l3_hit_snoop_miss,
    &offcore_response::all_pf_rfo_l3_hit_hit_other_core_no_fwd,
    &offcore_response::all_pf_rfo_l3_hit_hit_other_core_fwd,
    &offcore_response::all_pf_rfo_l3_hit_hitm_other_core,
    &offcore_response::all_pf_rfo_l3_hit_any_snoop,
    &offcore_response::all_pf_rfo_l3_hit_snoop_hit_with_fwd,
    &offcore_response::all_pf_rfo_l3_hit_e_snoop_none,
    &offcore_response::all_pf_rfo_l3_hit_e_no_snoop_needed,
    &offcore_response::all_pf_rfo_l3_hit_e_snoop_miss,
    &offcore_response::all_pf_rfo_l3_hit_e_hit_other_core_no_fwd,
    &offcore_response::all_pf_rfo_l3_hit_e_hit_other_core_fwd,
    &offcore_response::all_pf_rfo_l3_hit_e_hitm_other_core,
    &offcore_response::all_pf_rfo_l3_hit_e_any_snoop,
    &offcore_response::all_pf_rfo_l3_hit_f_snoop_none,
    &offcore_response::all_pf_rfo_l3_hit_f_no_snoop_needed,
    &offcore_response::all_pf_rfo_l3_hit_f_snoop_miss,
    &offcore_response::all_pf_rfo_l3_hit_f_hit_other_core_no_fwd,
    &offcore_response::all_pf_rfo_l3_hit_f_hit_other_core_fwd,
    &offcore_response::all_pf_rfo_l3_hit_f_hitm_other_core,
    &offcore_response::all_pf_rfo_l3_hit_f_any_snoop,
    &offcore_response::all_pf_rfo_l3_hit_m_snoop_none,
    &offcore_response::all_pf_rfo_l3_hit_m_no_snoop_needed,
    &offcore_response::all_pf_rfo_l3_hit_m_snoop_miss,
    &offcore_response::all_pf_rfo_l3_hit_m_hit_other_core_no_fwd,
    &offcore_response::all_pf_rfo_l3_hit_m_hit_other_core_fwd,
    &offcore_response::all_pf_rfo_l3_hit_m_hitm_other_core,
    &offcore_response::all_pf_rfo_l3_hit_m_any_snoop,
    &offcore_response::all_pf_rfo_l3_hit_s_snoop_none,
    &offcore_response::all_pf_rfo_l3_hit_s_no_snoop_needed,
    &offcore_response::all_pf_rfo_l3_hit_s_snoop_miss,
    &offcore_response::all_pf_rfo_l3_hit_s_hit_other_core_no_fwd,
    &offcore_response::all_pf_rfo_l3_hit_s_hit_other_core_fwd,
    &offcore_response::all_pf_rfo_l3_hit_s_hitm_other_core,
    &offcore_response::all_pf_rfo_l3_hit_s_any_snoop,
    &offcore_response::all_pf_rfo_l3_miss_snoop_none,
    &offcore_response::all_pf_rfo_l3_miss_no_snoop_needed,
    &offcore_response::all_pf_rfo_l3_miss_snoop_miss,
    &offcore_response::all_pf_rfo_l3_miss_hit_other_core_no_fwd,
    &offcore_response::all_pf_rfo_l3_miss_hit_other_core_fwd,
    &offcore_response::all_pf_rfo_l3_miss_hitm_other_core,
    &offcore_response::all_pf_rfo_l3_miss_any_snoop,
    &offcore_response::all_pf_rfo_l3_miss_remote_hitm,
    &offcore_response::all_pf_rfo_l3_miss_remote_hit_forward,
    &offcore_response::all_pf_rfo_l3_miss_local_dram_snoop_none,
    &offcore_response::all_pf_rfo_l3_miss_local_dram_no_snoop_needed,
    &offcore_response::all_pf_rfo_l3_miss_local_dram_snoop_miss,
    &offcore_response::all_pf_rfo_l3_miss_local_dram_hit_other_core_no_fwd,
    &offcore_response::all_pf_rfo_l3_miss_local_dram_hit_other_core_fwd,
    &offcore_response::all_pf_rfo_l3_miss_local_dram_hitm_other_core,
    &offcore_response::all_pf_rfo_l3_miss_local_dram_any_snoop,
    &offcore_response::all_pf_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::all_pf_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::all_pf_rfo_l3_miss_remote_hop1_dram_snoop_none,
    &offcore_response::all_pf_rfo_l3_miss_remote_hop1_dram_no_snoop_needed,
    &offcore_response::all_pf_rfo_l3_miss_remote_hop1_dram_snoop_miss,
    &offcore_response::all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &offcore_response::all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &offcore_response::all_pf_rfo_l3_miss_remote_hop1_dram_hitm_other_core,
    &offcore_response::all_pf_rfo_l3_miss_remote_hop1_dram_any_snoop,
    &offcore_response::all_pf_rfo_pmm_hit_local_pmm_snoop_not_needed,
    &offcore_response::all_pf_rfo_pmm_hit_local_pmm_snoop_none,
    &offcore_response::all_pf_rfo_pmm_hit_local_pmm_any_snoop,
    &offcore_response::all_pf_rfo_supplier_none_snoop_none,
    &offcore_response::all_pf_rfo_supplier_none_no_snoop_needed,
    &offcore_response::all_pf_rfo_supplier_none_snoop_miss,
    &offcore_response::all_pf_rfo_supplier_none_hit_other_core_no_fwd,
    &offcore_response::all_pf_rfo_supplier_none_hit_other_core_fwd,
    &offcore_response::all_pf_rfo_supplier_none_hitm_other_core,
    &offcore_response::all_pf_rfo_supplier_none_any_snoop,
    &offcore_response::all_reads_any_response,
    &offcore_response::all_reads_l3_hit_snoop_none,
    &offcore_response::all_reads_l3_hit_no_snoop_needed,
    &offcore_response::all_reads_l3_hit_snoop_miss,
    &offcore_response::all_reads_l3_hit_hit_other_core_no_fwd,
    &offcore_response::all_reads_l3_hit_hit_other_core_fwd,
    &offcore_response::all_reads_l3_hit_hitm_other_core,
    &offcore_response::all_reads_l3_hit_any_snoop,
    &offcore_response::all_reads_l3_hit_snoop_hit_with_fwd,
    &offcore_response::all_reads_l3_hit_e_snoop_none,
    &offcore_response::all_reads_l3_hit_e_no_snoop_needed,
    &offcore_response::all_reads_l3_hit_e_snoop_miss,
    &offcore_response::all_reads_l3_hit_e_hit_other_core_no_fwd,
    &offcore_response::all_reads_l3_hit_e_hit_other_core_fwd,
    &offcore_response::all_reads_l3_hit_e_hitm_other_core,
    &offcore_response::all_reads_l3_hit_e_any_snoop,
    &offcore_response::all_reads_l3_hit_f_snoop_none,
    &offcore_response::all_reads_l3_hit_f_no_snoop_needed,
    &offcore_response::all_reads_l3_hit_f_snoop_miss,
    &offcore_response::all_reads_l3_hit_f_hit_other_core_no_fwd,
    &offcore_response::all_reads_l3_hit_f_hit_other_core_fwd,
    &offcore_response::all_reads_l3_hit_f_hitm_other_core,
    &offcore_response::all_reads_l3_hit_f_any_snoop,
    &offcore_response::all_reads_l3_hit_m_snoop_none,
    &offcore_response::all_reads_l3_hit_m_no_snoop_needed,
    &offcore_response::all_reads_l3_hit_m_snoop_miss,
    &offcore_response::all_reads_l3_hit_m_hit_other_core_no_fwd,
    &offcore_response::all_reads_l3_hit_m_hit_other_core_fwd,
    &offcore_response::all_reads_l3_hit_m_hitm_other_core,
    &offcore_response::all_reads_l3_hit_m_any_snoop,
    &offcore_response::all_reads_l3_hit_s_snoop_none,
    &offcore_response::all_reads_l3_hit_s_no_snoop_needed,
    &offcore_response::all_reads_l3_hit_s_snoop_miss,
    &offcore_response::all_reads_l3_hit_s_hit_other_core_no_fwd,
    &offcore_response::all_reads_l3_hit_s_hit_other_core_fwd,
    &offcore_response::all_reads_l3_hit_s_hitm_other_core,
    &offcore_response::all_reads_l3_hit_s_any_snoop,
    &offcore_response::all_reads_l3_miss_snoop_none,
    &offcore_response::all_reads_l3_miss_no_snoop_needed,
    &offcore_response::all_reads_l3_miss_snoop_miss,
    &offcore_response::all_reads_l3_miss_hit_other_core_no_fwd,
    &offcore_response::all_reads_l3_miss_hit_other_core_fwd,
    &offcore_response::all_reads_l3_miss_hitm_other_core,
    &offcore_response::all_reads_l3_miss_any_snoop,
    &offcore_response::all_reads_l3_miss_remote_hitm,
    &offcore_response::all_reads_l3_miss_remote_hit_forward,
    &offcore_response::all_reads_l3_miss_local_dram_snoop_none,
    &offcore_response::all_reads_l3_miss_local_dram_no_snoop_needed,
    &offcore_response::all_reads_l3_miss_local_dram_snoop_miss,
    &offcore_response::all_reads_l3_miss_local_dram_hit_other_core_no_fwd,
    &offcore_response::all_reads_l3_miss_local_dram_hit_other_core_fwd,
    &offcore_response::all_reads_l3_miss_local_dram_hitm_other_core,
    &offcore_response::all_reads_l3_miss_local_dram_any_snoop,
    &offcore_response::all_reads_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::all_reads_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::all_reads_l3_miss_remote_hop1_dram_snoop_none,
    &offcore_response::all_reads_l3_miss_remote_hop1_dram_no_snoop_needed,
    &offcore_response::all_reads_l3_miss_remote_hop1_dram_snoop_miss,
    &offcore_response::all_reads_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &offcore_response::all_reads_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &offcore_response::all_reads_l3_miss_remote_hop1_dram_hitm_other_core,
    &offcore_response::all_reads_l3_miss_remote_hop1_dram_any_snoop,
    &offcore_response::all_reads_pmm_hit_local_pmm_snoop_not_needed,
    &offcore_response::all_reads_pmm_hit_local_pmm_snoop_none,
    &offcore_response::all_reads_pmm_hit_local_pmm_any_snoop,
    &offcore_response::all_reads_supplier_none_snoop_none,
    &offcore_response::all_reads_supplier_none_no_snoop_needed,
    &offcore_response::all_reads_supplier_none_snoop_miss,
    &offcore_response::all_reads_supplier_none_hit_other_core_no_fwd,
    &offcore_response::all_reads_supplier_none_hit_other_core_fwd,
    &offcore_response::all_reads_supplier_none_hitm_other_core,
    &offcore_response::all_reads_supplier_none_any_snoop,
    &offcore_response::all_rfo_any_response,
    &offcore_response::all_rfo_l3_hit_snoop_none,
    &offcore_response::all_rfo_l3_hit_no_snoop_needed,
    &offcore_response::all_rfo_l3_hit_snoop_miss,
    &offcore_response::all_rfo_l3_hit_hit_other_core_no_fwd,
    &offcore_response::all_rfo_l3_hit_hit_other_core_fwd,
    &offcore_response::all_rfo_l3_hit_hitm_other_core,
    &offcore_response::all_rfo_l3_hit_any_snoop,
    &offcore_response::all_rfo_l3_hit_snoop_hit_with_fwd,
    &offcore_response::all_rfo_l3_hit_e_snoop_none,
    &offcore_response::all_rfo_l3_hit_e_no_snoop_needed,
    &offcore_response::all_rfo_l3_hit_e_snoop_miss,
    &offcore_response::all_rfo_l3_hit_e_hit_other_core_no_fwd,
    &offcore_response::all_rfo_l3_hit_e_hit_other_core_fwd,
    &offcore_response::all_rfo_l3_hit_e_hitm_other_core,
    &offcore_response::all_rfo_l3_hit_e_any_snoop,
    &offcore_response::all_rfo_l3_hit_f_snoop_none,
    &offcore_response::all_rfo_l3_hit_f_no_snoop_needed,
    &offcore_response::all_rfo_l3_hit_f_snoop_miss,
    &offcore_response::all_rfo_l3_hit_f_hit_other_core_no_fwd,
    &offcore_response::all_rfo_l3_hit_f_hit_other_core_fwd,
    &offcore_response::all_rfo_l3_hit_f_hitm_other_core,
    &offcore_response::all_rfo_l3_hit_f_any_snoop,
    &offcore_response::all_rfo_l3_hit_m_snoop_none,
    &offcore_response::all_rfo_l3_hit_m_no_snoop_needed,
    &offcore_response::all_rfo_l3_hit_m_snoop_miss,
    &offcore_response::all_rfo_l3_hit_m_hit_other_core_no_fwd,
    &offcore_response::all_rfo_l3_hit_m_hit_other_core_fwd,
    &offcore_response::all_rfo_l3_hit_m_hitm_other_core,
    &offcore_response::all_rfo_l3_hit_m_any_snoop,
    &offcore_response::all_rfo_l3_hit_s_snoop_none,
    &offcore_response::all_rfo_l3_hit_s_no_snoop_needed,
    &offcore_response::all_rfo_l3_hit_s_snoop_miss,
    &offcore_response::all_rfo_l3_hit_s_hit_other_core_no_fwd,
    &offcore_response::all_rfo_l3_hit_s_hit_other_core_fwd,
    &offcore_response::all_rfo_l3_hit_s_hitm_other_core,
    &offcore_response::all_rfo_l3_hit_s_any_snoop,
    &offcore_response::all_rfo_l3_miss_snoop_none,
    &offcore_response::all_rfo_l3_miss_no_snoop_needed,
    &offcore_response::all_rfo_l3_miss_snoop_miss,
    &offcore_response::all_rfo_l3_miss_hit_other_core_no_fwd,
    &offcore_response::all_rfo_l3_miss_hit_other_core_fwd,
    &offcore_response::all_rfo_l3_miss_hitm_other_core,
    &offcore_response::all_rfo_l3_miss_any_snoop,
    &offcore_response::all_rfo_l3_miss_remote_hitm,
    &offcore_response::all_rfo_l3_miss_remote_hit_forward,
    &offcore_response::all_rfo_l3_miss_local_dram_snoop_none,
    &offcore_response::all_rfo_l3_miss_local_dram_no_snoop_needed,
    &offcore_response::all_rfo_l3_miss_local_dram_snoop_miss,
    &offcore_response::all_rfo_l3_miss_local_dram_hit_other_core_no_fwd,
    &offcore_response::all_rfo_l3_miss_local_dram_hit_other_core_fwd,
    &offcore_response::all_rfo_l3_miss_local_dram_hitm_other_core,
    &offcore_response::all_rfo_l3_miss_local_dram_any_snoop,
    &offcore_response::all_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::all_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::all_rfo_l3_miss_remote_hop1_dram_snoop_none,
    &offcore_response::all_rfo_l3_miss_remote_hop1_dram_no_snoop_needed,
    &offcore_response::all_rfo_l3_miss_remote_hop1_dram_snoop_miss,
    &offcore_response::all_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &offcore_response::all_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &offcore_response::all_rfo_l3_miss_remote_hop1_dram_hitm_other_core,
    &offcore_response::all_rfo_l3_miss_remote_hop1_dram_any_snoop,
    &offcore_response::all_rfo_pmm_hit_local_pmm_snoop_not_needed,
    &offcore_response::all_rfo_pmm_hit_local_pmm_snoop_none,
    &offcore_response::all_rfo_pmm_hit_local_pmm_any_snoop,
    &offcore_response::all_rfo_supplier_none_snoop_none,
    &offcore_response::all_rfo_supplier_none_no_snoop_needed,
    &offcore_response::all_rfo_supplier_none_snoop_miss,
    &offcore_response::all_rfo_supplier_none_hit_other_core_no_fwd,
    &offcore_response::all_rfo_supplier_none_hit_other_core_fwd,
    &offcore_response::all_rfo_supplier_none_hitm_other_core,
    &offcore_response::all_rfo_supplier_none_any_snoop,
    &offcore_response::demand_code_rd_any_response,
    &offcore_response::demand_code_rd_l3_hit_snoop_none,
    &offcore_response::demand_code_rd_l3_hit_no_snoop_needed,
    &offcore_response::demand_code_rd_l3_hit_snoop_miss,
    &offcore_response::demand_code_rd_l3_hit_hit_other_core_no_fwd,
    &offcore_response::demand_code_rd_l3_hit_hit_other_core_fwd,
    &offcore_response::demand_code_rd_l3_hit_hitm_other_core,
    &offcore_response::demand_code_rd_l3_hit_any_snoop,
    &offcore_response::demand_code_rd_l3_hit_snoop_hit_with_fwd,
    &offcore_response::demand_code_rd_l3_hit_e_snoop_none,
    &offcore_response::demand_code_rd_l3_hit_e_no_snoop_needed,
    &offcore_response::demand_code_rd_l3_hit_e_snoop_miss,
    &offcore_response::demand_code_rd_l3_hit_e_hit_other_core_no_fwd,
    &offcore_response::demand_code_rd_l3_hit_e_hit_other_core_fwd,
    &offcore_response::demand_code_rd_l3_hit_e_hitm_other_core,
    &offcore_response::demand_code_rd_l3_hit_e_any_snoop,
    &offcore_response::demand_code_rd_l3_hit_f_snoop_none,
    &offcore_response::demand_code_rd_l3_hit_f_no_snoop_needed,
    &offcore_response::demand_code_rd_l3_hit_f_snoop_miss,
    &offcore_response::demand_code_rd_l3_hit_f_hit_other_core_no_fwd,
    &offcore_response::demand_code_rd_l3_hit_f_hit_other_core_fwd,
    &offcore_response::demand_code_rd_l3_hit_f_hitm_other_core,
    &offcore_response::demand_code_rd_l3_hit_f_any_snoop,
    &offcore_response::demand_code_rd_l3_hit_m_snoop_none,
    &offcore_response::demand_code_rd_l3_hit_m_no_snoop_needed,
    &offcore_response::demand_code_rd_l3_hit_m_snoop_miss,
    &offcore_response::demand_code_rd_l3_hit_m_hit_other_core_no_fwd,
    &offcore_response::demand_code_rd_l3_hit_m_hit_other_core_fwd,
    &offcore_response::demand_code_rd_l3_hit_m_hitm_other_core,
    &offcore_response::demand_code_rd_l3_hit_m_any_snoop,
    &offcore_response::demand_code_rd_l3_hit_s_snoop_none,
    &offcore_response::demand_code_rd_l3_hit_s_no_snoop_needed,
    &offcore_response::demand_code_rd_l3_hit_s_snoop_miss,
    &offcore_response::demand_code_rd_l3_hit_s_hit_other_core_no_fwd,
    &offcore_response::demand_code_rd_l3_hit_s_hit_other_core_fwd,
    &offcore_response::demand_code_rd_l3_hit_s_hitm_other_core,
    &offcore_response::demand_code_rd_l3_hit_s_any_snoop,
    &offcore_response::demand_code_rd_l3_miss_snoop_none,
    &offcore_response::demand_code_rd_l3_miss_no_snoop_needed,
    &offcore_response::demand_code_rd_l3_miss_snoop_miss,
    &offcore_response::demand_code_rd_l3_miss_hit_other_core_no_fwd,
    &offcore_response::demand_code_rd_l3_miss_hit_other_core_fwd,
    &offcore_response::demand_code_rd_l3_miss_hitm_other_core,
    &offcore_response::demand_code_rd_l3_miss_any_snoop,
    &offcore_response::demand_code_rd_l3_miss_remote_hitm,
    &offcore_response::demand_code_rd_l3_miss_remote_hit_forward,
    &offcore_response::demand_code_rd_l3_miss_local_dram_snoop_none,
    &offcore_response::demand_code_rd_l3_miss_local_dram_no_snoop_needed,
    &offcore_response::demand_code_rd_l3_miss_local_dram_snoop_miss,
    &offcore_response::demand_code_rd_l3_miss_local_dram_hit_other_core_no_fwd,
    &offcore_response::demand_code_rd_l3_miss_local_dram_hit_other_core_fwd,
    &offcore_response::demand_code_rd_l3_miss_local_dram_hitm_other_core,
    &offcore_response::demand_code_rd_l3_miss_local_dram_any_snoop,
    &offcore_response::demand_code_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::demand_code_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::demand_code_rd_l3_miss_remote_hop1_dram_snoop_none,
    &offcore_response::demand_code_rd_l3_miss_remote_hop1_dram_no_snoop_needed,
    &offcore_response::demand_code_rd_l3_miss_remote_hop1_dram_snoop_miss,
    &offcore_response::demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &offcore_response::demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &offcore_response::demand_code_rd_l3_miss_remote_hop1_dram_hitm_other_core,
    &offcore_response::demand_code_rd_l3_miss_remote_hop1_dram_any_snoop,
    &offcore_response::demand_code_rd_pmm_hit_local_pmm_snoop_not_needed,
    &offcore_response::demand_code_rd_pmm_hit_local_pmm_snoop_none,
    &offcore_response::demand_code_rd_pmm_hit_local_pmm_any_snoop,
    &offcore_response::demand_code_rd_supplier_none_snoop_none,
    &offcore_response::demand_code_rd_supplier_none_no_snoop_needed,
    &offcore_response::demand_code_rd_supplier_none_snoop_miss,
    &offcore_response::demand_code_rd_supplier_none_hit_other_core_no_fwd,
    &offcore_response::demand_code_rd_supplier_none_hit_other_core_fwd,
    &offcore_response::demand_code_rd_supplier_none_hitm_other_core,
    &offcore_response::demand_code_rd_supplier_none_any_snoop,
    &offcore_response::demand_data_rd_any_response,
    &offcore_response::demand_data_rd_l3_hit_snoop_none,
    &offcore_response::demand_data_rd_l3_hit_no_snoop_needed,
    &offcore_response::demand_data_rd_l3_hit_snoop_miss,
    &offcore_response::demand_data_rd_l3_hit_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_l3_hit_hit_other_core_fwd,
    &offcore_response::demand_data_rd_l3_hit_hitm_other_core,
    &offcore_response::demand_data_rd_l3_hit_any_snoop,
    &offcore_response::demand_data_rd_l3_hit_snoop_hit_with_fwd,
    &offcore_response::demand_data_rd_l3_hit_e_snoop_none,
    &offcore_response::demand_data_rd_l3_hit_e_no_snoop_needed,
    &offcore_response::demand_data_rd_l3_hit_e_snoop_miss,
    &offcore_response::demand_data_rd_l3_hit_e_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_l3_hit_e_hit_other_core_fwd,
    &offcore_response::demand_data_rd_l3_hit_e_hitm_other_core,
    &offcore_response::demand_data_rd_l3_hit_e_any_snoop,
    &offcore_response::demand_data_rd_l3_hit_f_snoop_none,
    &offcore_response::demand_data_rd_l3_hit_f_no_snoop_needed,
    &offcore_response::demand_data_rd_l3_hit_f_snoop_miss,
    &offcore_response::demand_data_rd_l3_hit_f_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_l3_hit_f_hit_other_core_fwd,
    &offcore_response::demand_data_rd_l3_hit_f_hitm_other_core,
    &offcore_response::demand_data_rd_l3_hit_f_any_snoop,
    &offcore_response::demand_data_rd_l3_hit_m_snoop_none,
    &offcore_response::demand_data_rd_l3_hit_m_no_snoop_needed,
    &offcore_response::demand_data_rd_l3_hit_m_snoop_miss,
    &offcore_response::demand_data_rd_l3_hit_m_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_l3_hit_m_hit_other_core_fwd,
    &offcore_response::demand_data_rd_l3_hit_m_hitm_other_core,
    &offcore_response::demand_data_rd_l3_hit_m_any_snoop,
    &offcore_response::demand_data_rd_l3_hit_s_snoop_none,
    &offcore_response::demand_data_rd_l3_hit_s_no_snoop_needed,
    &offcore_response::demand_data_rd_l3_hit_s_snoop_miss,
    &offcore_response::demand_data_rd_l3_hit_s_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_l3_hit_s_hit_other_core_fwd,
    &offcore_response::demand_data_rd_l3_hit_s_hitm_other_core,
    &offcore_response::demand_data_rd_l3_hit_s_any_snoop,
    &offcore_response::demand_data_rd_l3_miss_snoop_none,
    &offcore_response::demand_data_rd_l3_miss_no_snoop_needed,
    &offcore_response::demand_data_rd_l3_miss_snoop_miss,
    &offcore_response::demand_data_rd_l3_miss_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_l3_miss_hit_other_core_fwd,
    &offcore_response::demand_data_rd_l3_miss_hitm_other_core,
    &offcore_response::demand_data_rd_l3_miss_any_snoop,
    &offcore_response::demand_data_rd_l3_miss_remote_hitm,
    &offcore_response::demand_data_rd_l3_miss_remote_hit_forward,
    &offcore_response::demand_data_rd_l3_miss_local_dram_snoop_none,
    &offcore_response::demand_data_rd_l3_miss_local_dram_no_snoop_needed,
    &offcore_response::demand_data_rd_l3_miss_local_dram_snoop_miss,
    &offcore_response::demand_data_rd_l3_miss_local_dram_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_l3_miss_local_dram_hit_other_core_fwd,
    &offcore_response::demand_data_rd_l3_miss_local_dram_hitm_other_core,
    &offcore_response::demand_data_rd_l3_miss_local_dram_any_snoop,
    &offcore_response::demand_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::demand_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::demand_data_rd_l3_miss_remote_hop1_dram_snoop_none,
    &offcore_response::demand_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed,
    &offcore_response::demand_data_rd_l3_miss_remote_hop1_dram_snoop_miss,
    &offcore_response::demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &offcore_response::demand_data_rd_l3_miss_remote_hop1_dram_hitm_other_core,
    &offcore_response::demand_data_rd_l3_miss_remote_hop1_dram_any_snoop,
    &offcore_response::demand_data_rd_pmm_hit_local_pmm_snoop_not_needed,
    &offcore_response::demand_data_rd_pmm_hit_local_pmm_snoop_none,
    &offcore_response::demand_data_rd_pmm_hit_local_pmm_any_snoop,
    &offcore_response::demand_data_rd_supplier_none_snoop_none,
    &offcore_response::demand_data_rd_supplier_none_no_snoop_needed,
    &offcore_response::demand_data_rd_supplier_none_snoop_miss,
    &offcore_response::demand_data_rd_supplier_none_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_supplier_none_hit_other_core_fwd,
    &offcore_response::demand_data_rd_supplier_none_hitm_other_core,
    &offcore_response::demand_data_rd_supplier_none_any_snoop,
    &offcore_response::demand_rfo_any_response,
    &offcore_response::demand_rfo_l3_hit_snoop_none,
    &offcore_response::demand_rfo_l3_hit_no_snoop_needed,
    &offcore_response::demand_rfo_l3_hit_snoop_miss,
    &offcore_response::demand_rfo_l3_hit_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_l3_hit_hit_other_core_fwd,
    &offcore_response::demand_rfo_l3_hit_hitm_other_core,
    &offcore_response::demand_rfo_l3_hit_any_snoop,
    &offcore_response::demand_rfo_l3_hit_snoop_hit_with_fwd,
    &offcore_response::demand_rfo_l3_hit_e_snoop_none,
    &offcore_response::demand_rfo_l3_hit_e_no_snoop_needed,
    &offcore_response::demand_rfo_l3_hit_e_snoop_miss,
    &offcore_response::demand_rfo_l3_hit_e_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_l3_hit_e_hit_other_core_fwd,
    &offcore_response::demand_rfo_l3_hit_e_hitm_other_core,
    &offcore_response::demand_rfo_l3_hit_e_any_snoop,
    &offcore_response::demand_rfo_l3_hit_f_snoop_none,
    &offcore_response::demand_rfo_l3_hit_f_no_snoop_needed,
    &offcore_response::demand_rfo_l3_hit_f_snoop_miss,
    &offcore_response::demand_rfo_l3_hit_f_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_l3_hit_f_hit_other_core_fwd,
    &offcore_response::demand_rfo_l3_hit_f_hitm_other_core,
    &offcore_response::demand_rfo_l3_hit_f_any_snoop,
    &offcore_response::demand_rfo_l3_hit_m_snoop_none,
    &offcore_response::demand_rfo_l3_hit_m_no_snoop_needed,
    &offcore_response::demand_rfo_l3_hit_m_snoop_miss,
    &offcore_response::demand_rfo_l3_hit_m_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_l3_hit_m_hit_other_core_fwd,
    &offcore_response::demand_rfo_l3_hit_m_hitm_other_core,
    &offcore_response::demand_rfo_l3_hit_m_any_snoop,
    &offcore_response::demand_rfo_l3_hit_s_snoop_none,
    &offcore_response::demand_rfo_l3_hit_s_no_snoop_needed,
    &offcore_response::demand_rfo_l3_hit_s_snoop_miss,
    &offcore_response::demand_rfo_l3_hit_s_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_l3_hit_s_hit_other_core_fwd,
    &offcore_response::demand_rfo_l3_hit_s_hitm_other_core,
    &offcore_response::demand_rfo_l3_hit_s_any_snoop,
    &offcore_response::demand_rfo_l3_miss_snoop_none,
    &offcore_response::demand_rfo_l3_miss_no_snoop_needed,
    &offcore_response::demand_rfo_l3_miss_snoop_miss,
    &offcore_response::demand_rfo_l3_miss_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_l3_miss_hit_other_core_fwd,
    &offcore_response::demand_rfo_l3_miss_hitm_other_core,
    &offcore_response::demand_rfo_l3_miss_any_snoop,
    &offcore_response::demand_rfo_l3_miss_remote_hitm,
    &offcore_response::demand_rfo_l3_miss_remote_hit_forward,
    &offcore_response::demand_rfo_l3_miss_local_dram_snoop_none,
    &offcore_response::demand_rfo_l3_miss_local_dram_no_snoop_needed,
    &offcore_response::demand_rfo_l3_miss_local_dram_snoop_miss,
    &offcore_response::demand_rfo_l3_miss_local_dram_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_l3_miss_local_dram_hit_other_core_fwd,
    &offcore_response::demand_rfo_l3_miss_local_dram_hitm_other_core,
    &offcore_response::demand_rfo_l3_miss_local_dram_any_snoop,
    &offcore_response::demand_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::demand_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::demand_rfo_l3_miss_remote_hop1_dram_snoop_none,
    &offcore_response::demand_rfo_l3_miss_remote_hop1_dram_no_snoop_needed,
    &offcore_response::demand_rfo_l3_miss_remote_hop1_dram_snoop_miss,
    &offcore_response::demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &offcore_response::demand_rfo_l3_miss_remote_hop1_dram_hitm_other_core,
    &offcore_response::demand_rfo_l3_miss_remote_hop1_dram_any_snoop,
    &offcore_response::demand_rfo_pmm_hit_local_pmm_snoop_not_needed,
    &offcore_response::demand_rfo_pmm_hit_local_pmm_snoop_none,
    &offcore_response::demand_rfo_pmm_hit_local_pmm_any_snoop,
    &offcore_response::demand_rfo_supplier_none_snoop_none,
    &offcore_response::demand_rfo_supplier_none_no_snoop_needed,
    &offcore_response::demand_rfo_supplier_none_snoop_miss,
    &offcore_response::demand_rfo_supplier_none_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_supplier_none_hit_other_core_fwd,
    &offcore_response::demand_rfo_supplier_none_hitm_other_core,
    &offcore_response::demand_rfo_supplier_none_any_snoop,
    &offcore_response::other_any_response,
    &offcore_response::other_l3_hit_snoop_none,
    &offcore_response::other_l3_hit_no_snoop_needed,
    &offcore_response::other_l3_hit_snoop_miss,
    &offcore_response::other_l3_hit_hit_other_core_no_fwd,
    &offcore_response::other_l3_hit_hit_other_core_fwd,
    &offcore_response::other_l3_hit_hitm_other_core,
    &offcore_response::other_l3_hit_any_snoop,
    &offcore_response::other_l3_hit_snoop_hit_with_fwd,
    &offcore_response::other_l3_hit_e_snoop_none,
    &offcore_response::other_l3_hit_e_no_snoop_needed,
    &offcore_response::other_l3_hit_e_snoop_miss,
    &offcore_response::other_l3_hit_e_hit_other_core_no_fwd,
    &offcore_response::other_l3_hit_e_hit_other_core_fwd,
    &offcore_response::other_l3_hit_e_hitm_other_core,
    &offcore_response::other_l3_hit_e_any_snoop,
    &offcore_response::other_l3_hit_f_snoop_none,
    &offcore_response::other_l3_hit_f_no_snoop_needed,
    &offcore_response::other_l3_hit_f_snoop_miss,
    &offcore_response::other_l3_hit_f_hit_other_core_no_fwd,
    &offcore_response::other_l3_hit_f_hit_other_core_fwd,
    &offcore_response::other_l3_hit_f_hitm_other_core,
    &offcore_response::other_l3_hit_f_any_snoop,
    &offcore_response::other_l3_hit_m_snoop_none,
    &offcore_response::other_l3_hit_m_no_snoop_needed,
    &offcore_response::other_l3_hit_m_snoop_miss,
    &offcore_response::other_l3_hit_m_hit_other_core_no_fwd,
    &offcore_response::other_l3_hit_m_hit_other_core_fwd,
    &offcore_response::other_l3_hit_m_hitm_other_core,
    &offcore_response::other_l3_hit_m_any_snoop,
    &offcore_response::other_l3_hit_s_snoop_none,
    &offcore_response::other_l3_hit_s_no_snoop_needed,
    &offcore_response::other_l3_hit_s_snoop_miss,
    &offcore_response::other_l3_hit_s_hit_other_core_no_fwd,
    &offcore_response::other_l3_hit_s_hit_other_core_fwd,
    &offcore_response::other_l3_hit_s_hitm_other_core,
    &offcore_response::other_l3_hit_s_any_snoop,
    &offcore_response::other_l3_miss_snoop_none,
    &offcore_response::other_l3_miss_no_snoop_needed,
    &offcore_response::other_l3_miss_snoop_miss,
    &offcore_response::other_l3_miss_hit_other_core_no_fwd,
    &offcore_response::other_l3_miss_hit_other_core_fwd,
    &offcore_response::other_l3_miss_hitm_other_core,
    &offcore_response::other_l3_miss_any_snoop,
    &offcore_response::other_l3_miss_remote_hitm,
    &offcore_response::other_l3_miss_remote_hit_forward,
    &offcore_response::other_l3_miss_local_dram_snoop_none,
    &offcore_response::other_l3_miss_local_dram_no_snoop_needed,
    &offcore_response::other_l3_miss_local_dram_snoop_miss,
    &offcore_response::other_l3_miss_local_dram_hit_other_core_no_fwd,
    &offcore_response::other_l3_miss_local_dram_hit_other_core_fwd,
    &offcore_response::other_l3_miss_local_dram_hitm_other_core,
    &offcore_response::other_l3_miss_local_dram_any_snoop,
    &offcore_response::other_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::other_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::other_l3_miss_remote_hop1_dram_snoop_none,
    &offcore_response::other_l3_miss_remote_hop1_dram_no_snoop_needed,
    &offcore_response::other_l3_miss_remote_hop1_dram_snoop_miss,
    &offcore_response::other_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &offcore_response::other_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &offcore_response::other_l3_miss_remote_hop1_dram_hitm_other_core,
    &offcore_response::other_l3_miss_remote_hop1_dram_any_snoop,
    &offcore_response::other_pmm_hit_local_pmm_snoop_not_needed,
    &offcore_response::other_pmm_hit_local_pmm_snoop_none,
    &offcore_response::other_pmm_hit_local_pmm_any_snoop,
    &offcore_response::other_supplier_none_snoop_none,
    &offcore_response::other_supplier_none_no_snoop_needed,
    &offcore_response::other_supplier_none_snoop_miss,
    &offcore_response::other_supplier_none_hit_other_core_no_fwd,
    &offcore_response::other_supplier_none_hit_other_core_fwd,
    &offcore_response::other_supplier_none_hitm_other_core,
    &offcore_response::other_supplier_none_any_snoop,
    &offcore_response::pf_l1d_and_sw_any_response,
    &offcore_response::pf_l1d_and_sw_l3_hit_snoop_none,
    &offcore_response::pf_l1d_and_sw_l3_hit_no_snoop_needed,
    &offcore_response::pf_l1d_and_sw_l3_hit_snoop_miss,
    &offcore_response::pf_l1d_and_sw_l3_hit_hit_other_core_no_fwd,
    &offcore_response::pf_l1d_and_sw_l3_hit_hit_other_core_fwd,
    &offcore_response::pf_l1d_and_sw_l3_hit_hitm_other_core,
    &offcore_response::pf_l1d_and_sw_l3_hit_any_snoop,
    &offcore_response::pf_l1d_and_sw_l3_hit_snoop_hit_with_fwd,
    &offcore_response::pf_l1d_and_sw_l3_hit_e_snoop_none,
    &offcore_response::pf_l1d_and_sw_l3_hit_e_no_snoop_needed,
    &offcore_response::pf_l1d_and_sw_l3_hit_e_snoop_miss,
    &offcore_response::pf_l1d_and_sw_l3_hit_e_hit_other_core_no_fwd,
    &offcore_response::pf_l1d_and_sw_l3_hit_e_hit_other_core_fwd,
    &offcore_response::pf_l1d_and_sw_l3_hit_e_hitm_other_core,
    &offcore_response::pf_l1d_and_sw_l3_hit_e_any_snoop,
    &offcore_response::pf_l1d_and_sw_l3_hit_f_snoop_none,
    &offcore_response::pf_l1d_and_sw_l3_hit_f_no_snoop_needed,
    &offcore_response::pf_l1d_and_sw_l3_hit_f_snoop_miss,
    &offcore_response::pf_l1d_and_sw_l3_hit_f_hit_other_core_no_fwd,
    &offcore_response::pf_l1d_and_sw_l3_hit_f_hit_other_core_fwd,
    &offcore_response::pf_l1d_and_sw_l3_hit_f_hitm_other_core,
    &offcore_response::pf_l1d_and_sw_l3_hit_f_any_snoop,
    &offcore_response::pf_l1d_and_sw_l3_hit_m_snoop_none,
    &offcore_response::pf_l1d_and_sw_l3_hit_m_no_snoop_needed,
    &offcore_response::pf_l1d_and_sw_l3_hit_m_snoop_miss,
    &offcore_response::pf_l1d_and_sw_l3_hit_m_hit_other_core_no_fwd,
    &offcore_response::pf_l1d_and_sw_l3_hit_m_hit_other_core_fwd,
    &offcore_response::pf_l1d_and_sw_l3_hit_m_hitm_other_core,
    &offcore_response::pf_l1d_and_sw_l3_hit_m_any_snoop,
    &offcore_response::pf_l1d_and_sw_l3_hit_s_snoop_none,
    &offcore_response::pf_l1d_and_sw_l3_hit_s_no_snoop_needed,
    &offcore_response::pf_l1d_and_sw_l3_hit_s_snoop_miss,
    &offcore_response::pf_l1d_and_sw_l3_hit_s_hit_other_core_no_fwd,
    &offcore_response::pf_l1d_and_sw_l3_hit_s_hit_other_core_fwd,
    &offcore_response::pf_l1d_and_sw_l3_hit_s_hitm_other_core,
    &offcore_response::pf_l1d_and_sw_l3_hit_s_any_snoop,
    &offcore_response::pf_l1d_and_sw_l3_miss_snoop_none,
    &offcore_response::pf_l1d_and_sw_l3_miss_no_snoop_needed,
    &offcore_response::pf_l1d_and_sw_l3_miss_snoop_miss,
    &offcore_response::pf_l1d_and_sw_l3_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l1d_and_sw_l3_miss_hit_other_core_fwd,
    &offcore_response::pf_l1d_and_sw_l3_miss_hitm_other_core,
    &offcore_response::pf_l1d_and_sw_l3_miss_any_snoop,
    &offcore_response::pf_l1d_and_sw_l3_miss_remote_hitm,
    &offcore_response::pf_l1d_and_sw_l3_miss_remote_hit_forward,
    &offcore_response::pf_l1d_and_sw_l3_miss_local_dram_snoop_none,
    &offcore_response::pf_l1d_and_sw_l3_miss_local_dram_no_snoop_needed,
    &offcore_response::pf_l1d_and_sw_l3_miss_local_dram_snoop_miss,
    &offcore_response::pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_no_fwd,
    &offcore_response::pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_fwd,
    &offcore_response::pf_l1d_and_sw_l3_miss_local_dram_hitm_other_core,
    &offcore_response::pf_l1d_and_sw_l3_miss_local_dram_any_snoop,
    &offcore_response::pf_l1d_and_sw_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l1d_and_sw_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_none,
    &offcore_response::pf_l1d_and_sw_l3_miss_remote_hop1_dram_no_snoop_needed,
    &offcore_response::pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_miss,
    &offcore_response::pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &offcore_response::pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &offcore_response::pf_l1d_and_sw_l3_miss_remote_hop1_dram_hitm_other_core,
    &offcore_response::pf_l1d_and_sw_l3_miss_remote_hop1_dram_any_snoop,
    &offcore_response::pf_l1d_and_sw_pmm_hit_local_pmm_snoop_not_needed,
    &offcore_response::pf_l1d_and_sw_pmm_hit_local_pmm_snoop_none,
    &offcore_response::pf_l1d_and_sw_pmm_hit_local_pmm_any_snoop,
    &offcore_response::pf_l1d_and_sw_supplier_none_snoop_none,
    &offcore_response::pf_l1d_and_sw_supplier_none_no_snoop_needed,
    &offcore_response::pf_l1d_and_sw_supplier_none_snoop_miss,
    &offcore_response::pf_l1d_and_sw_supplier_none_hit_other_core_no_fwd,
    &offcore_response::pf_l1d_and_sw_supplier_none_hit_other_core_fwd,
    &offcore_response::pf_l1d_and_sw_supplier_none_hitm_other_core,
    &offcore_response::pf_l1d_and_sw_supplier_none_any_snoop,
    &offcore_response::pf_l2_data_rd_any_response,
    &offcore_response::pf_l2_data_rd_l3_hit_snoop_none,
    &offcore_response::pf_l2_data_rd_l3_hit_no_snoop_needed,
    &offcore_response::pf_l2_data_rd_l3_hit_snoop_miss,
    &offcore_response::pf_l2_data_rd_l3_hit_hit_other_core_no_fwd,
    &offcore_response::pf_l2_data_rd_l3_hit_hit_other_core_fwd,
    &offcore_response::pf_l2_data_rd_l3_hit_hitm_other_core,
    &offcore_response::pf_l2_data_rd_l3_hit_any_snoop,
    &offcore_response::pf_l2_data_rd_l3_hit_snoop_hit_with_fwd,
    &offcore_response::pf_l2_data_rd_l3_hit_e_snoop_none,
    &offcore_response::pf_l2_data_rd_l3_hit_e_no_snoop_needed,
    &offcore_response::pf_l2_data_rd_l3_hit_e_snoop_miss,
    &offcore_response::pf_l2_data_rd_l3_hit_e_hit_other_core_no_fwd,
    &offcore_response::pf_l2_data_rd_l3_hit_e_hit_other_core_fwd,
    &offcore_response::pf_l2_data_rd_l3_hit_e_hitm_other_core,
    &offcore_response::pf_l2_data_rd_l3_hit_e_any_snoop,
    &offcore_response::pf_l2_data_rd_l3_hit_f_snoop_none,
    &offcore_response::pf_l2_data_rd_l3_hit_f_no_snoop_needed,
    &offcore_response::pf_l2_data_rd_l3_hit_f_snoop_miss,
    &offcore_response::pf_l2_data_rd_l3_hit_f_hit_other_core_no_fwd,
    &offcore_response::pf_l2_data_rd_l3_hit_f_hit_other_core_fwd,
    &offcore_response::pf_l2_data_rd_l3_hit_f_hitm_other_core,
    &offcore_response::pf_l2_data_rd_l3_hit_f_any_snoop,
    &offcore_response::pf_l2_data_rd_l3_hit_m_snoop_none,
    &offcore_response::pf_l2_data_rd_l3_hit_m_no_snoop_needed,
    &offcore_response::pf_l2_data_rd_l3_hit_m_snoop_miss,
    &offcore_response::pf_l2_data_rd_l3_hit_m_hit_other_core_no_fwd,
    &offcore_response::pf_l2_data_rd_l3_hit_m_hit_other_core_fwd,
    &offcore_response::pf_l2_data_rd_l3_hit_m_hitm_other_core,
    &offcore_response::pf_l2_data_rd_l3_hit_m_any_snoop,
    &offcore_response::pf_l2_data_rd_l3_hit_s_snoop_none,
    &offcore_response::pf_l2_data_rd_l3_hit_s_no_snoop_needed,
    &offcore_response::pf_l2_data_rd_l3_hit_s_snoop_miss,
    &offcore_response::pf_l2_data_rd_l3_hit_s_hit_other_core_no_fwd,
    &offcore_response::pf_l2_data_rd_l3_hit_s_hit_other_core_fwd,
    &offcore_response::pf_l2_data_rd_l3_hit_s_hitm_other_core,
    &offcore_response::pf_l2_data_rd_l3_hit_s_any_snoop,
    &offcore_response::pf_l2_data_rd_l3_miss_snoop_none,
    &offcore_response::pf_l2_data_rd_l3_miss_no_snoop_needed,
    &offcore_response::pf_l2_data_rd_l3_miss_snoop_miss,
    &offcore_response::pf_l2_data_rd_l3_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l2_data_rd_l3_miss_hit_other_core_fwd,
    &offcore_response::pf_l2_data_rd_l3_miss_hitm_other_core,
    &offcore_response::pf_l2_data_rd_l3_miss_any_snoop,
    &offcore_response::pf_l2_data_rd_l3_miss_remote_hitm,
    &offcore_response::pf_l2_data_rd_l3_miss_remote_hit_forward,
    &offcore_response::pf_l2_data_rd_l3_miss_local_dram_snoop_none,
    &offcore_response::pf_l2_data_rd_l3_miss_local_dram_no_snoop_needed,
    &offcore_response::pf_l2_data_rd_l3_miss_local_dram_snoop_miss,
    &offcore_response::pf_l2_data_rd_l3_miss_local_dram_hit_other_core_no_fwd,
    &offcore_response::pf_l2_data_rd_l3_miss_local_dram_hit_other_core_fwd,
    &offcore_response::pf_l2_data_rd_l3_miss_local_dram_hitm_other_core,
    &offcore_response::pf_l2_data_rd_l3_miss_local_dram_any_snoop,
    &offcore_response::pf_l2_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l2_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_none,
    &offcore_response::pf_l2_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed,
    &offcore_response::pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_miss,
    &offcore_response::pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &offcore_response::pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &offcore_response::pf_l2_data_rd_l3_miss_remote_hop1_dram_hitm_other_core,
    &offcore_response::pf_l2_data_rd_l3_miss_remote_hop1_dram_any_snoop,
    &offcore_response::pf_l2_data_rd_pmm_hit_local_pmm_snoop_not_needed,
    &offcore_response::pf_l2_data_rd_pmm_hit_local_pmm_snoop_none,
    &offcore_response::pf_l2_data_rd_pmm_hit_local_pmm_any_snoop,
    &offcore_response::pf_l2_data_rd_supplier_none_snoop_none,
    &offcore_response::pf_l2_data_rd_supplier_none_no_snoop_needed,
    &offcore_response::pf_l2_data_rd_supplier_none_snoop_miss,
    &offcore_response::pf_l2_data_rd_supplier_none_hit_other_core_no_fwd,
    &offcore_response::pf_l2_data_rd_supplier_none_hit_other_core_fwd,
    &offcore_response::pf_l2_data_rd_supplier_none_hitm_other_core,
    &offcore_response::pf_l2_data_rd_supplier_none_any_snoop,
    &offcore_response::pf_l2_rfo_any_response,
    &offcore_response::pf_l2_rfo_l3_hit_snoop_none,
    &offcore_response::pf_l2_rfo_l3_hit_no_snoop_needed,
    &offcore_response::pf_l2_rfo_l3_hit_snoop_miss,
    &offcore_response::pf_l2_rfo_l3_hit_hit_other_core_no_fwd,
    &offcore_response::pf_l2_rfo_l3_hit_hit_other_core_fwd,
    &offcore_response::pf_l2_rfo_l3_hit_hitm_other_core,
    &offcore_response::pf_l2_rfo_l3_hit_any_snoop,
    &offcore_response::pf_l2_rfo_l3_hit_snoop_hit_with_fwd,
    &offcore_response::pf_l2_rfo_l3_hit_e_snoop_none,
    &offcore_response::pf_l2_rfo_l3_hit_e_no_snoop_needed,
    &offcore_response::pf_l2_rfo_l3_hit_e_snoop_miss,
    &offcore_response::pf_l2_rfo_l3_hit_e_hit_other_core_no_fwd,
    &offcore_response::pf_l2_rfo_l3_hit_e_hit_other_core_fwd,
    &offcore_response::pf_l2_rfo_l3_hit_e_hitm_other_core,
    &offcore_response::pf_l2_rfo_l3_hit_e_any_snoop,
    &offcore_response::pf_l2_rfo_l3_hit_f_snoop_none,
    &offcore_response::pf_l2_rfo_l3_hit_f_no_snoop_needed,
    &offcore_response::pf_l2_rfo_l3_hit_f_snoop_miss,
    &offcore_response::pf_l2_rfo_l3_hit_f_hit_other_core_no_fwd,
    &offcore_response::pf_l2_rfo_l3_hit_f_hit_other_core_fwd,
    &offcore_response::pf_l2_rfo_l3_hit_f_hitm_other_core,
    &offcore_response::pf_l2_rfo_l3_hit_f_any_snoop,
    &offcore_response::pf_l2_rfo_l3_hit_m_snoop_none,
    &offcore_response::pf_l2_rfo_l3_hit_m_no_snoop_needed,
    &offcore_response::pf_l2_rfo_l3_hit_m_snoop_miss,
    &offcore_response::pf_l2_rfo_l3_hit_m_hit_other_core_no_fwd,
    &offcore_response::pf_l2_rfo_l3_hit_m_hit_other_core_fwd,
    &offcore_response::pf_l2_rfo_l3_hit_m_hitm_other_core,
    &offcore_response::pf_l2_rfo_l3_hit_m_any_snoop,
    &offcore_response::pf_l2_rfo_l3_hit_s_snoop_none,
    &offcore_response::pf_l2_rfo_l3_hit_s_no_snoop_needed,
    &offcore_response::pf_l2_rfo_l3_hit_s_snoop_miss,
    &offcore_response::pf_l2_rfo_l3_hit_s_hit_other_core_no_fwd,
    &offcore_response::pf_l2_rfo_l3_hit_s_hit_other_core_fwd,
    &offcore_response::pf_l2_rfo_l3_hit_s_hitm_other_core,
    &offcore_response::pf_l2_rfo_l3_hit_s_any_snoop,
    &offcore_response::pf_l2_rfo_l3_miss_snoop_none,
    &offcore_response::pf_l2_rfo_l3_miss_no_snoop_needed,
    &offcore_response::pf_l2_rfo_l3_miss_snoop_miss,
    &offcore_response::pf_l2_rfo_l3_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l2_rfo_l3_miss_hit_other_core_fwd,
    &offcore_response::pf_l2_rfo_l3_miss_hitm_other_core,
    &offcore_response::pf_l2_rfo_l3_miss_any_snoop,
    &offcore_response::pf_l2_rfo_l3_miss_remote_hitm,
    &offcore_response::pf_l2_rfo_l3_miss_remote_hit_forward,
    &offcore_response::pf_l2_rfo_l3_miss_local_dram_snoop_none,
    &offcore_response::pf_l2_rfo_l3_miss_local_dram_no_snoop_needed,
    &offcore_response::pf_l2_rfo_l3_miss_local_dram_snoop_miss,
    &offcore_response::pf_l2_rfo_l3_miss_local_dram_hit_other_core_no_fwd,
    &offcore_response::pf_l2_rfo_l3_miss_local_dram_hit_other_core_fwd,
    &offcore_response::pf_l2_rfo_l3_miss_local_dram_hitm_other_core,
    &offcore_response::pf_l2_rfo_l3_miss_local_dram_any_snoop,
    &offcore_response::pf_l2_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l2_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_none,
    &offcore_response::pf_l2_rfo_l3_miss_remote_hop1_dram_no_snoop_needed,
    &offcore_response::pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_miss,
    &offcore_response::pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &offcore_response::pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &offcore_response::pf_l2_rfo_l3_miss_remote_hop1_dram_hitm_other_core,
    &offcore_response::pf_l2_rfo_l3_miss_remote_hop1_dram_any_snoop,
    &offcore_response::pf_l2_rfo_pmm_hit_local_pmm_snoop_not_needed,
    &offcore_response::pf_l2_rfo_pmm_hit_local_pmm_snoop_none,
    &offcore_response::pf_l2_rfo_pmm_hit_local_pmm_any_snoop,
    &offcore_response::pf_l2_rfo_supplier_none_snoop_none,
    &offcore_response::pf_l2_rfo_supplier_none_no_snoop_needed,
    &offcore_response::pf_l2_rfo_supplier_none_snoop_miss,
    &offcore_response::pf_l2_rfo_supplier_none_hit_other_core_no_fwd,
    &offcore_response::pf_l2_rfo_supplier_none_hit_other_core_fwd,
    &offcore_response::pf_l2_rfo_supplier_none_hitm_other_core,
    &offcore_response::pf_l2_rfo_supplier_none_any_snoop,
    &offcore_response::pf_l3_data_rd_any_response,
    &offcore_response::pf_l3_data_rd_l3_hit_snoop_none,
    &offcore_response::pf_l3_data_rd_l3_hit_no_snoop_needed,
    &offcore_response::pf_l3_data_rd_l3_hit_snoop_miss,
    &offcore_response::pf_l3_data_rd_l3_hit_hit_other_core_no_fwd,
    &offcore_response::pf_l3_data_rd_l3_hit_hit_other_core_fwd,
    &offcore_response::pf_l3_data_rd_l3_hit_hitm_other_core,
    &offcore_response::pf_l3_data_rd_l3_hit_any_snoop,
    &offcore_response::pf_l3_data_rd_l3_hit_snoop_hit_with_fwd,
    &offcore_response::pf_l3_data_rd_l3_hit_e_snoop_none,
    &offcore_response::pf_l3_data_rd_l3_hit_e_no_snoop_needed,
    &offcore_response::pf_l3_data_rd_l3_hit_e_snoop_miss,
    &offcore_response::pf_l3_data_rd_l3_hit_e_hit_other_core_no_fwd,
    &offcore_response::pf_l3_data_rd_l3_hit_e_hit_other_core_fwd,
    &offcore_response::pf_l3_data_rd_l3_hit_e_hitm_other_core,
    &offcore_response::pf_l3_data_rd_l3_hit_e_any_snoop,
    &offcore_response::pf_l3_data_rd_l3_hit_f_snoop_none,
    &offcore_response::pf_l3_data_rd_l3_hit_f_no_snoop_needed,
    &offcore_response::pf_l3_data_rd_l3_hit_f_snoop_miss,
    &offcore_response::pf_l3_data_rd_l3_hit_f_hit_other_core_no_fwd,
    &offcore_response::pf_l3_data_rd_l3_hit_f_hit_other_core_fwd,
    &offcore_response::pf_l3_data_rd_l3_hit_f_hitm_other_core,
    &offcore_response::pf_l3_data_rd_l3_hit_f_any_snoop,
    &offcore_response::pf_l3_data_rd_l3_hit_m_snoop_none,
    &offcore_response::pf_l3_data_rd_l3_hit_m_no_snoop_needed,
    &offcore_response::pf_l3_data_rd_l3_hit_m_snoop_miss,
    &offcore_response::pf_l3_data_rd_l3_hit_m_hit_other_core_no_fwd,
    &offcore_response::pf_l3_data_rd_l3_hit_m_hit_other_core_fwd,
    &offcore_response::pf_l3_data_rd_l3_hit_m_hitm_other_core,
    &offcore_response::pf_l3_data_rd_l3_hit_m_any_snoop,
    &offcore_response::pf_l3_data_rd_l3_hit_s_snoop_none,
    &offcore_response::pf_l3_data_rd_l3_hit_s_no_snoop_needed,
    &offcore_response::pf_l3_data_rd_l3_hit_s_snoop_miss,
    &offcore_response::pf_l3_data_rd_l3_hit_s_hit_other_core_no_fwd,
    &offcore_response::pf_l3_data_rd_l3_hit_s_hit_other_core_fwd,
    &offcore_response::pf_l3_data_rd_l3_hit_s_hitm_other_core,
    &offcore_response::pf_l3_data_rd_l3_hit_s_any_snoop,
    &offcore_response::pf_l3_data_rd_l3_miss_snoop_none,
    &offcore_response::pf_l3_data_rd_l3_miss_no_snoop_needed,
    &offcore_response::pf_l3_data_rd_l3_miss_snoop_miss,
    &offcore_response::pf_l3_data_rd_l3_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l3_data_rd_l3_miss_hit_other_core_fwd,
    &offcore_response::pf_l3_data_rd_l3_miss_hitm_other_core,
    &offcore_response::pf_l3_data_rd_l3_miss_any_snoop,
    &offcore_response::pf_l3_data_rd_l3_miss_remote_hitm,
    &offcore_response::pf_l3_data_rd_l3_miss_remote_hit_forward,
    &offcore_response::pf_l3_data_rd_l3_miss_local_dram_snoop_none,
    &offcore_response::pf_l3_data_rd_l3_miss_local_dram_no_snoop_needed,
    &offcore_response::pf_l3_data_rd_l3_miss_local_dram_snoop_miss,
    &offcore_response::pf_l3_data_rd_l3_miss_local_dram_hit_other_core_no_fwd,
    &offcore_response::pf_l3_data_rd_l3_miss_local_dram_hit_other_core_fwd,
    &offcore_response::pf_l3_data_rd_l3_miss_local_dram_hitm_other_core,
    &offcore_response::pf_l3_data_rd_l3_miss_local_dram_any_snoop,
    &offcore_response::pf_l3_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l3_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_none,
    &offcore_response::pf_l3_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed,
    &offcore_response::pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_miss,
    &offcore_response::pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &offcore_response::pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &offcore_response::pf_l3_data_rd_l3_miss_remote_hop1_dram_hitm_other_core,
    &offcore_response::pf_l3_data_rd_l3_miss_remote_hop1_dram_any_snoop,
    &offcore_response::pf_l3_data_rd_pmm_hit_local_pmm_snoop_not_needed,
    &offcore_response::pf_l3_data_rd_pmm_hit_local_pmm_snoop_none,
    &offcore_response::pf_l3_data_rd_pmm_hit_local_pmm_any_snoop,
    &offcore_response::pf_l3_data_rd_supplier_none_snoop_none,
    &offcore_response::pf_l3_data_rd_supplier_none_no_snoop_needed,
    &offcore_response::pf_l3_data_rd_supplier_none_snoop_miss,
    &offcore_response::pf_l3_data_rd_supplier_none_hit_other_core_no_fwd,
    &offcore_response::pf_l3_data_rd_supplier_none_hit_other_core_fwd,
    &offcore_response::pf_l3_data_rd_supplier_none_hitm_other_core,
    &offcore_response::pf_l3_data_rd_supplier_none_any_snoop,
    &offcore_response::pf_l3_rfo_any_response,
    &offcore_response::pf_l3_rfo_l3_hit_snoop_none,
    &offcore_response::pf_l3_rfo_l3_hit_no_snoop_needed,
    &offcore_response::pf_l3_rfo_l3_hit_snoop_miss,
    &offcore_response::pf_l3_rfo_l3_hit_hit_other_core_no_fwd,
    &offcore_response::pf_l3_rfo_l3_hit_hit_other_core_fwd,
    &offcore_response::pf_l3_rfo_l3_hit_hitm_other_core,
    &offcore_response::pf_l3_rfo_l3_hit_any_snoop,
    &offcore_response::pf_l3_rfo_l3_hit_snoop_hit_with_fwd,
    &offcore_response::pf_l3_rfo_l3_hit_e_snoop_none,
    &offcore_response::pf_l3_rfo_l3_hit_e_no_snoop_needed,
    &offcore_response::pf_l3_rfo_l3_hit_e_snoop_miss,
    &offcore_response::pf_l3_rfo_l3_hit_e_hit_other_core_no_fwd,
    &offcore_response::pf_l3_rfo_l3_hit_e_hit_other_core_fwd,
    &offcore_response::pf_l3_rfo_l3_hit_e_hitm_other_core,
    &offcore_response::pf_l3_rfo_l3_hit_e_any_snoop,
    &offcore_response::pf_l3_rfo_l3_hit_f_snoop_none,
    &offcore_response::pf_l3_rfo_l3_hit_f_no_snoop_needed,
    &offcore_response::pf_l3_rfo_l3_hit_f_snoop_miss,
    &offcore_response::pf_l3_rfo_l3_hit_f_hit_other_core_no_fwd,
    &offcore_response::pf_l3_rfo_l3_hit_f_hit_other_core_fwd,
    &offcore_response::pf_l3_rfo_l3_hit_f_hitm_other_core,
    &offcore_response::pf_l3_rfo_l3_hit_f_any_snoop,
    &offcore_response::pf_l3_rfo_l3_hit_m_snoop_none,
    &offcore_response::pf_l3_rfo_l3_hit_m_no_snoop_needed,
    &offcore_response::pf_l3_rfo_l3_hit_m_snoop_miss,
    &offcore_response::pf_l3_rfo_l3_hit_m_hit_other_core_no_fwd,
    &offcore_response::pf_l3_rfo_l3_hit_m_hit_other_core_fwd,
    &offcore_response::pf_l3_rfo_l3_hit_m_hitm_other_core,
    &offcore_response::pf_l3_rfo_l3_hit_m_any_snoop,
    &offcore_response::pf_l3_rfo_l3_hit_s_snoop_none,
    &offcore_response::pf_l3_rfo_l3_hit_s_no_snoop_needed,
    &offcore_response::pf_l3_rfo_l3_hit_s_snoop_miss,
    &offcore_response::pf_l3_rfo_l3_hit_s_hit_other_core_no_fwd,
    &offcore_response::pf_l3_rfo_l3_hit_s_hit_other_core_fwd,
    &offcore_response::pf_l3_rfo_l3_hit_s_hitm_other_core,
    &offcore_response::pf_l3_rfo_l3_hit_s_any_snoop,
    &offcore_response::pf_l3_rfo_l3_miss_snoop_none,
    &offcore_response::pf_l3_rfo_l3_miss_no_snoop_needed,
    &offcore_response::pf_l3_rfo_l3_miss_snoop_miss,
    &offcore_response::pf_l3_rfo_l3_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l3_rfo_l3_miss_hit_other_core_fwd,
    &offcore_response::pf_l3_rfo_l3_miss_hitm_other_core,
    &offcore_response::pf_l3_rfo_l3_miss_any_snoop,
    &offcore_response::pf_l3_rfo_l3_miss_remote_hitm,
    &offcore_response::pf_l3_rfo_l3_miss_remote_hit_forward,
    &offcore_response::pf_l3_rfo_l3_miss_local_dram_snoop_none,
    &offcore_response::pf_l3_rfo_l3_miss_local_dram_no_snoop_needed,
    &offcore_response::pf_l3_rfo_l3_miss_local_dram_snoop_miss,
    &offcore_response::pf_l3_rfo_l3_miss_local_dram_hit_other_core_no_fwd,
    &offcore_response::pf_l3_rfo_l3_miss_local_dram_hit_other_core_fwd,
    &offcore_response::pf_l3_rfo_l3_miss_local_dram_hitm_other_core,
    &offcore_response::pf_l3_rfo_l3_miss_local_dram_any_snoop,
    &offcore_response::pf_l3_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l3_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_none,
    &offcore_response::pf_l3_rfo_l3_miss_remote_hop1_dram_no_snoop_needed,
    &offcore_response::pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_miss,
    &offcore_response::pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &offcore_response::pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &offcore_response::pf_l3_rfo_l3_miss_remote_hop1_dram_hitm_other_core,
    &offcore_response::pf_l3_rfo_l3_miss_remote_hop1_dram_any_snoop,
    &offcore_response::pf_l3_rfo_pmm_hit_local_pmm_snoop_not_needed,
    &offcore_response::pf_l3_rfo_pmm_hit_local_pmm_snoop_none,
    &offcore_response::pf_l3_rfo_pmm_hit_local_pmm_any_snoop,
    &offcore_response::pf_l3_rfo_supplier_none_snoop_none,
    &offcore_response::pf_l3_rfo_supplier_none_no_snoop_needed,
    &offcore_response::pf_l3_rfo_supplier_none_snoop_miss,
    &offcore_response::pf_l3_rfo_supplier_none_hit_other_core_no_fwd,
    &offcore_response::pf_l3_rfo_supplier_none_hit_other_core_fwd,
    &offcore_response::pf_l3_rfo_supplier_none_hitm_other_core,
    &offcore_response::pf_l3_rfo_supplier_none_any_snoop,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::clx
