// Events of Cascade Lake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// clx: from intel/perfmon 6dadedf3aa48, CLX/events/cascadelakex_core.json, version 1.25 of
// 04/18/2025; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::cascade_lake {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
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
inline constexpr select::event_list list{"cascade_lake", core::cascade_lake, names};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed demand_data_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300000, 0x80020001}, {}, &demand_data_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30002c, 0x100020001}, {}, &demand_data_rd_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30005d, 0x200020001}, {}, &demand_data_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300089, 0x400020001}, {}, &demand_data_rd_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3000c0, 0x800020001}, {}, &demand_data_rd_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3000f4, 0x1000020001}, {}, &demand_data_rd_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300125, 0x3f80020001}, {}, &demand_data_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300150, 0x80040001}, {}, &demand_data_rd_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300177, 0x100040001}, {}, &demand_data_rd_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3001a3, 0x200040001}, {}, &demand_data_rd_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3001ca, 0x400040001}, {}, &demand_data_rd_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3001fc, 0x800040001}, {}, &demand_data_rd_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30022b, 0x1000040001}, {}, &demand_data_rd_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300257, 0x3f80040001}, {}, &demand_data_rd_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30027d, 0x80080001}, {}, &demand_data_rd_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3002a4, 0x100080001}, {}, &demand_data_rd_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3002d0, 0x200080001}, {}, &demand_data_rd_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3002f7, 0x400080001}, {}, &demand_data_rd_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300329, 0x800080001}, {}, &demand_data_rd_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300358, 0x1000080001}, {}, &demand_data_rd_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300384, 0x3f80080001}, {}, &demand_data_rd_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3003aa, 0x80100001}, {}, &demand_data_rd_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3003d1, 0x100100001}, {}, &demand_data_rd_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3003fd, 0x200100001}, {}, &demand_data_rd_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300424, 0x400100001}, {}, &demand_data_rd_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300456, 0x800100001}, {}, &demand_data_rd_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300485, 0x1000100001}, {}, &demand_data_rd_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3004b1, 0x3f80100001}, {}, &demand_data_rd_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3004d7, 0x80200001}, {}, &demand_data_rd_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3004fe, 0x100200001}, {}, &demand_data_rd_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30052a, 0x200200001}, {}, &demand_data_rd_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300551, 0x400200001}, {}, &demand_data_rd_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300583, 0x800200001}, {}, &demand_data_rd_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3005b2, 0x1000200001}, {}, &demand_data_rd_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3005de, 0x3f80200001}, {}, &demand_data_rd_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300604, 0x803c0001}, {}, &demand_data_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300629, 0x1003c0001}, {}, &demand_data_rd_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300653, 0x2003c0001}, {}, &demand_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300678, 0x4003c0001}, {}, &demand_data_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3006a8, 0x8003c0001}, {}, &demand_data_rd_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3006d5, 0x10003c0001}, {}, &demand_data_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3006ff, 0x3f803c0001}, {}, &demand_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300723, 0x84000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300754, 0x104000001}, {}, &demand_data_rd_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30078a, 0x204000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3007bb, 0x404000001}, {}, &demand_data_rd_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3007f7, 0x804000001}, {}, &demand_data_rd_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300830, 0x1004000001}, {}, &demand_data_rd_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300866, 0x3f84000001}, {}, &demand_data_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300896, 0x90000001}, {}, &demand_data_rd_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3008cd, 0x110000001}, {}, &demand_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300909, 0x210000001}, {}, &demand_data_rd_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300940, 0x410000001}, {}, &demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300982, 0x810000001}, {}, &demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3009c1, 0x1010000001}, {}, &demand_data_rd_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3009fd, 0x3f90000001}, {}, &demand_data_rd_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300a33, 0xbc000001}, {}, &demand_data_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300a59, 0x13c000001}, {}, &demand_data_rd_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300a84, 0x23c000001}, {}, &demand_data_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300aaa, 0x43c000001}, {}, &demand_data_rd_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300adb, 0x83c000001}, {}, &demand_data_rd_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300b09, 0x103c000001}, {}, &demand_data_rd_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300b34, 0x3fbc000001}, {}, &demand_data_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000001, .period = 100003
inline constexpr listed demand_rfo_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300b59, 0x80020002}, {}, &demand_rfo_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020002, .period = 100003
inline constexpr listed demand_rfo_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300b81, 0x100020002}, {}, &demand_rfo_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020002, .period = 100003
inline constexpr listed demand_rfo_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300bae, 0x200020002}, {}, &demand_rfo_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020002, .period = 100003
inline constexpr listed demand_rfo_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300bd6, 0x400020002}, {}, &demand_rfo_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020002, .period = 100003
inline constexpr listed demand_rfo_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300c09, 0x800020002}, {}, &demand_rfo_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020002, .period = 100003
inline constexpr listed demand_rfo_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300c39, 0x1000020002}, {}, &demand_rfo_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020002, .period = 100003
inline constexpr listed demand_rfo_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300c66, 0x3f80020002}, {}, &demand_rfo_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300c8d, 0x80040002}, {}, &demand_rfo_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300cb0, 0x100040002}, {}, &demand_rfo_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300cd8, 0x200040002}, {}, &demand_rfo_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300cfb, 0x400040002}, {}, &demand_rfo_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300d29, 0x800040002}, {}, &demand_rfo_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300d54, 0x1000040002}, {}, &demand_rfo_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300d7c, 0x3f80040002}, {}, &demand_rfo_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300d9e, 0x80080002}, {}, &demand_rfo_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300dc1, 0x100080002}, {}, &demand_rfo_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300de9, 0x200080002}, {}, &demand_rfo_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300e0c, 0x400080002}, {}, &demand_rfo_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300e3a, 0x800080002}, {}, &demand_rfo_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300e65, 0x1000080002}, {}, &demand_rfo_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300e8d, 0x3f80080002}, {}, &demand_rfo_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300eaf, 0x80100002}, {}, &demand_rfo_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300ed2, 0x100100002}, {}, &demand_rfo_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300efa, 0x200100002}, {}, &demand_rfo_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300f1d, 0x400100002}, {}, &demand_rfo_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300f4b, 0x800100002}, {}, &demand_rfo_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300f76, 0x1000100002}, {}, &demand_rfo_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300f9e, 0x3f80100002}, {}, &demand_rfo_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300fc0, 0x80200002}, {}, &demand_rfo_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300fe3, 0x100200002}, {}, &demand_rfo_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30100b, 0x200200002}, {}, &demand_rfo_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30102e, 0x400200002}, {}, &demand_rfo_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30105c, 0x800200002}, {}, &demand_rfo_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a301087, 0x1000200002}, {}, &demand_rfo_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3010af, 0x3f80200002}, {}, &demand_rfo_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3010d1, 0x803c0002}, {}, &demand_rfo_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3010f2, 0x1003c0002}, {}, &demand_rfo_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301118, 0x2003c0002}, {}, &demand_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301139, 0x4003c0002}, {}, &demand_rfo_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301165, 0x8003c0002}, {}, &demand_rfo_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30118e, 0x10003c0002}, {}, &demand_rfo_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3011b4, 0x3f803c0002}, {}, &demand_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3011d4, 0x84000002}, {}, &demand_rfo_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a301201, 0x104000002}, {}, &demand_rfo_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301233, 0x204000002}, {}, &demand_rfo_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301260, 0x404000002}, {}, &demand_rfo_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301298, 0x804000002}, {}, &demand_rfo_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3012cd, 0x1004000002}, {}, &demand_rfo_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3012ff, 0x3f84000002}, {}, &demand_rfo_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30132b, 0x90000002}, {}, &demand_rfo_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30135e, 0x110000002}, {}, &demand_rfo_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301396, 0x210000002}, {}, &demand_rfo_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3013c9, 0x410000002}, {}, &demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301407, 0x810000002}, {}, &demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a301442, 0x1010000002}, {}, &demand_rfo_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30147a, 0x3f90000002}, {}, &demand_rfo_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3014ac, 0xbc000002}, {}, &demand_rfo_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3014ce, 0x13c000002}, {}, &demand_rfo_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3014f5, 0x23c000002}, {}, &demand_rfo_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301517, 0x43c000002}, {}, &demand_rfo_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301544, 0x83c000002}, {}, &demand_rfo_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30156e, 0x103c000002}, {}, &demand_rfo_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301595, 0x3fbc000002}, {}, &demand_rfo_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000002, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3015b6, 0x80020004}, {}, &demand_code_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3015e2, 0x100020004}, {}, &demand_code_rd_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301613, 0x200020004}, {}, &demand_code_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30163f, 0x400020004}, {}, &demand_code_rd_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301676, 0x800020004}, {}, &demand_code_rd_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3016aa, 0x1000020004}, {}, &demand_code_rd_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3016db, 0x3f80020004}, {}, &demand_code_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301706, 0x80040004}, {}, &demand_code_rd_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30172d, 0x100040004}, {}, &demand_code_rd_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301759, 0x200040004}, {}, &demand_code_rd_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301780, 0x400040004}, {}, &demand_code_rd_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3017b2, 0x800040004}, {}, &demand_code_rd_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3017e1, 0x1000040004}, {}, &demand_code_rd_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30180d, 0x3f80040004}, {}, &demand_code_rd_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301833, 0x80080004}, {}, &demand_code_rd_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30185a, 0x100080004}, {}, &demand_code_rd_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301886, 0x200080004}, {}, &demand_code_rd_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3018ad, 0x400080004}, {}, &demand_code_rd_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3018df, 0x800080004}, {}, &demand_code_rd_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30190e, 0x1000080004}, {}, &demand_code_rd_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30193a, 0x3f80080004}, {}, &demand_code_rd_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301960, 0x80100004}, {}, &demand_code_rd_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a301987, 0x100100004}, {}, &demand_code_rd_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3019b3, 0x200100004}, {}, &demand_code_rd_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3019da, 0x400100004}, {}, &demand_code_rd_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301a0c, 0x800100004}, {}, &demand_code_rd_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a301a3b, 0x1000100004}, {}, &demand_code_rd_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301a67, 0x3f80100004}, {}, &demand_code_rd_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301a8d, 0x80200004}, {}, &demand_code_rd_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a301ab4, 0x100200004}, {}, &demand_code_rd_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301ae0, 0x200200004}, {}, &demand_code_rd_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301b07, 0x400200004}, {}, &demand_code_rd_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301b39, 0x800200004}, {}, &demand_code_rd_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a301b68, 0x1000200004}, {}, &demand_code_rd_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301b94, 0x3f80200004}, {}, &demand_code_rd_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301bba, 0x803c0004}, {}, &demand_code_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a301bdf, 0x1003c0004}, {}, &demand_code_rd_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301c09, 0x2003c0004}, {}, &demand_code_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301c2e, 0x4003c0004}, {}, &demand_code_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301c5e, 0x8003c0004}, {}, &demand_code_rd_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a301c8b, 0x10003c0004}, {}, &demand_code_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301cb5, 0x3f803c0004}, {}, &demand_code_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301cd9, 0x84000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a301d0a, 0x104000004}, {}, &demand_code_rd_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301d40, 0x204000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301d71, 0x404000004}, {}, &demand_code_rd_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301dad, 0x804000004}, {}, &demand_code_rd_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a301de6, 0x1004000004}, {}, &demand_code_rd_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301e1c, 0x3f84000004}, {}, &demand_code_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301e4c, 0x90000004}, {}, &demand_code_rd_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a301e83, 0x110000004}, {}, &demand_code_rd_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301ebf, 0x210000004}, {}, &demand_code_rd_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301ef6, 0x410000004}, {}, &demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301f38, 0x810000004}, {}, &demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a301f77, 0x1010000004}, {}, &demand_code_rd_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301fb3, 0x3f90000004}, {}, &demand_code_rd_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301fe9, 0xbc000004}, {}, &demand_code_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30200f, 0x13c000004}, {}, &demand_code_rd_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30203a, 0x23c000004}, {}, &demand_code_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302060, 0x43c000004}, {}, &demand_code_rd_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302091, 0x83c000004}, {}, &demand_code_rd_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3020bf, 0x103c000004}, {}, &demand_code_rd_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3020ea, 0x3fbc000004}, {}, &demand_code_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000004, .period = 100003
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30210f, 0x80020010}, {}, &pf_l2_data_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020010, .period = 100003
inline constexpr listed pf_l2_data_rd_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30213a, 0x100020010}, {}, &pf_l2_data_rd_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020010, .period = 100003
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30216a, 0x200020010}, {}, &pf_l2_data_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020010, .period = 100003
inline constexpr listed pf_l2_data_rd_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302195, 0x400020010}, {}, &pf_l2_data_rd_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020010, .period = 100003
inline constexpr listed pf_l2_data_rd_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3021cb, 0x800020010}, {}, &pf_l2_data_rd_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020010, .period = 100003
inline constexpr listed pf_l2_data_rd_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3021fe, 0x1000020010}, {}, &pf_l2_data_rd_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020010, .period = 100003
inline constexpr listed pf_l2_data_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30222e, 0x3f80020010}, {}, &pf_l2_data_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302258, 0x80040010}, {}, &pf_l2_data_rd_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30227e, 0x100040010}, {}, &pf_l2_data_rd_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3022a9, 0x200040010}, {}, &pf_l2_data_rd_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3022cf, 0x400040010}, {}, &pf_l2_data_rd_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302300, 0x800040010}, {}, &pf_l2_data_rd_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30232e, 0x1000040010}, {}, &pf_l2_data_rd_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a302359, 0x3f80040010}, {}, &pf_l2_data_rd_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30237e, 0x80080010}, {}, &pf_l2_data_rd_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3023a4, 0x100080010}, {}, &pf_l2_data_rd_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3023cf, 0x200080010}, {}, &pf_l2_data_rd_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3023f5, 0x400080010}, {}, &pf_l2_data_rd_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302426, 0x800080010}, {}, &pf_l2_data_rd_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a302454, 0x1000080010}, {}, &pf_l2_data_rd_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30247f, 0x3f80080010}, {}, &pf_l2_data_rd_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3024a4, 0x80100010}, {}, &pf_l2_data_rd_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3024ca, 0x100100010}, {}, &pf_l2_data_rd_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3024f5, 0x200100010}, {}, &pf_l2_data_rd_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30251b, 0x400100010}, {}, &pf_l2_data_rd_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30254c, 0x800100010}, {}, &pf_l2_data_rd_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30257a, 0x1000100010}, {}, &pf_l2_data_rd_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3025a5, 0x3f80100010}, {}, &pf_l2_data_rd_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3025ca, 0x80200010}, {}, &pf_l2_data_rd_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3025f0, 0x100200010}, {}, &pf_l2_data_rd_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30261b, 0x200200010}, {}, &pf_l2_data_rd_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302641, 0x400200010}, {}, &pf_l2_data_rd_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302672, 0x800200010}, {}, &pf_l2_data_rd_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3026a0, 0x1000200010}, {}, &pf_l2_data_rd_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3026cb, 0x3f80200010}, {}, &pf_l2_data_rd_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3026f0, 0x803c0010}, {}, &pf_l2_data_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a302714, 0x1003c0010}, {}, &pf_l2_data_rd_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30273d, 0x2003c0010}, {}, &pf_l2_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302761, 0x4003c0010}, {}, &pf_l2_data_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302790, 0x8003c0010}, {}, &pf_l2_data_rd_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3027bc, 0x10003c0010}, {}, &pf_l2_data_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3027e5, 0x3f803c0010}, {}, &pf_l2_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302808, 0x84000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a302838, 0x104000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30286d, 0x204000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30289d, 0x404000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3028d8, 0x804000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a302910, 0x1004000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a302945, 0x3f84000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302974, 0x90000010}, {}, &pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3029aa, 0x110000010}, {}, &pf_l2_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3029e5, 0x210000010}, {}, &pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302a1b, 0x410000010}, {}, &pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302a5c, 0x810000010}, {}, &pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a302a9a, 0x1010000010}, {}, &pf_l2_data_rd_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a302ad5, 0x3f90000010}, {}, &pf_l2_data_rd_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302b0a, 0xbc000010}, {}, &pf_l2_data_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a302b2f, 0x13c000010}, {}, &pf_l2_data_rd_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302b59, 0x23c000010}, {}, &pf_l2_data_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302b7e, 0x43c000010}, {}, &pf_l2_data_rd_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302bae, 0x83c000010}, {}, &pf_l2_data_rd_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a302bdb, 0x103c000010}, {}, &pf_l2_data_rd_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a302c05, 0x3fbc000010}, {}, &pf_l2_data_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000010, .period = 100003
inline constexpr listed pf_l2_rfo_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302c29, 0x80020020}, {}, &pf_l2_rfo_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020020, .period = 100003
inline constexpr listed pf_l2_rfo_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a302c50, 0x100020020}, {}, &pf_l2_rfo_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020020, .period = 100003
inline constexpr listed pf_l2_rfo_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302c7c, 0x200020020}, {}, &pf_l2_rfo_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020020, .period = 100003
inline constexpr listed pf_l2_rfo_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302ca3, 0x400020020}, {}, &pf_l2_rfo_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020020, .period = 100003
inline constexpr listed pf_l2_rfo_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302cd5, 0x800020020}, {}, &pf_l2_rfo_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020020, .period = 100003
inline constexpr listed pf_l2_rfo_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a302d04, 0x1000020020}, {}, &pf_l2_rfo_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020020, .period = 100003
inline constexpr listed pf_l2_rfo_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a302d30, 0x3f80020020}, {}, &pf_l2_rfo_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302d56, 0x80040020}, {}, &pf_l2_rfo_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a302d78, 0x100040020}, {}, &pf_l2_rfo_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302d9f, 0x200040020}, {}, &pf_l2_rfo_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302dc1, 0x400040020}, {}, &pf_l2_rfo_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302dee, 0x800040020}, {}, &pf_l2_rfo_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a302e18, 0x1000040020}, {}, &pf_l2_rfo_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a302e3f, 0x3f80040020}, {}, &pf_l2_rfo_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302e60, 0x80080020}, {}, &pf_l2_rfo_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a302e82, 0x100080020}, {}, &pf_l2_rfo_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302ea9, 0x200080020}, {}, &pf_l2_rfo_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302ecb, 0x400080020}, {}, &pf_l2_rfo_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302ef8, 0x800080020}, {}, &pf_l2_rfo_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a302f22, 0x1000080020}, {}, &pf_l2_rfo_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a302f49, 0x3f80080020}, {}, &pf_l2_rfo_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302f6a, 0x80100020}, {}, &pf_l2_rfo_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a302f8c, 0x100100020}, {}, &pf_l2_rfo_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302fb3, 0x200100020}, {}, &pf_l2_rfo_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302fd5, 0x400100020}, {}, &pf_l2_rfo_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303002, 0x800100020}, {}, &pf_l2_rfo_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30302c, 0x1000100020}, {}, &pf_l2_rfo_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a303053, 0x3f80100020}, {}, &pf_l2_rfo_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a303074, 0x80200020}, {}, &pf_l2_rfo_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a303096, 0x100200020}, {}, &pf_l2_rfo_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3030bd, 0x200200020}, {}, &pf_l2_rfo_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3030df, 0x400200020}, {}, &pf_l2_rfo_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30310c, 0x800200020}, {}, &pf_l2_rfo_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a303136, 0x1000200020}, {}, &pf_l2_rfo_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30315d, 0x3f80200020}, {}, &pf_l2_rfo_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30317e, 0x803c0020}, {}, &pf_l2_rfo_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30319e, 0x1003c0020}, {}, &pf_l2_rfo_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3031c3, 0x2003c0020}, {}, &pf_l2_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3031e3, 0x4003c0020}, {}, &pf_l2_rfo_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30320e, 0x8003c0020}, {}, &pf_l2_rfo_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a303236, 0x10003c0020}, {}, &pf_l2_rfo_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30325b, 0x3f803c0020}, {}, &pf_l2_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30327a, 0x84000020}, {}, &pf_l2_rfo_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3032a6, 0x104000020}, {}, &pf_l2_rfo_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3032d7, 0x204000020}, {}, &pf_l2_rfo_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303303, 0x404000020}, {}, &pf_l2_rfo_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30333a, 0x804000020}, {}, &pf_l2_rfo_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30336e, 0x1004000020}, {}, &pf_l2_rfo_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30339f, 0x3f84000020}, {}, &pf_l2_rfo_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3033ca, 0x90000020}, {}, &pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3033fc, 0x110000020}, {}, &pf_l2_rfo_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a303433, 0x210000020}, {}, &pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303465, 0x410000020}, {}, &pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3034a2, 0x810000020}, {}, &pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3034dc, 0x1010000020}, {}, &pf_l2_rfo_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a303513, 0x3f90000020}, {}, &pf_l2_rfo_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a303544, 0xbc000020}, {}, &pf_l2_rfo_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a303565, 0x13c000020}, {}, &pf_l2_rfo_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30358b, 0x23c000020}, {}, &pf_l2_rfo_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3035ac, 0x43c000020}, {}, &pf_l2_rfo_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3035d8, 0x83c000020}, {}, &pf_l2_rfo_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a303601, 0x103c000020}, {}, &pf_l2_rfo_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a303627, 0x3fbc000020}, {}, &pf_l2_rfo_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000020, .period = 100003
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a303647, 0x80020080}, {}, &pf_l3_data_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020080, .period = 100003
inline constexpr listed pf_l3_data_rd_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a303672, 0x100020080}, {}, &pf_l3_data_rd_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020080, .period = 100003
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3036a2, 0x200020080}, {}, &pf_l3_data_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020080, .period = 100003
inline constexpr listed pf_l3_data_rd_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3036cd, 0x400020080}, {}, &pf_l3_data_rd_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020080, .period = 100003
inline constexpr listed pf_l3_data_rd_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303703, 0x800020080}, {}, &pf_l3_data_rd_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020080, .period = 100003
inline constexpr listed pf_l3_data_rd_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a303736, 0x1000020080}, {}, &pf_l3_data_rd_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020080, .period = 100003
inline constexpr listed pf_l3_data_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a303766, 0x3f80020080}, {}, &pf_l3_data_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a303790, 0x80040080}, {}, &pf_l3_data_rd_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3037b6, 0x100040080}, {}, &pf_l3_data_rd_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3037e1, 0x200040080}, {}, &pf_l3_data_rd_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303807, 0x400040080}, {}, &pf_l3_data_rd_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303838, 0x800040080}, {}, &pf_l3_data_rd_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a303866, 0x1000040080}, {}, &pf_l3_data_rd_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a303891, 0x3f80040080}, {}, &pf_l3_data_rd_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3038b6, 0x80080080}, {}, &pf_l3_data_rd_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3038dc, 0x100080080}, {}, &pf_l3_data_rd_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a303907, 0x200080080}, {}, &pf_l3_data_rd_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30392d, 0x400080080}, {}, &pf_l3_data_rd_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30395e, 0x800080080}, {}, &pf_l3_data_rd_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30398c, 0x1000080080}, {}, &pf_l3_data_rd_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3039b7, 0x3f80080080}, {}, &pf_l3_data_rd_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3039dc, 0x80100080}, {}, &pf_l3_data_rd_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a303a02, 0x100100080}, {}, &pf_l3_data_rd_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a303a2d, 0x200100080}, {}, &pf_l3_data_rd_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303a53, 0x400100080}, {}, &pf_l3_data_rd_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303a84, 0x800100080}, {}, &pf_l3_data_rd_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a303ab2, 0x1000100080}, {}, &pf_l3_data_rd_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a303add, 0x3f80100080}, {}, &pf_l3_data_rd_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a303b02, 0x80200080}, {}, &pf_l3_data_rd_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a303b28, 0x100200080}, {}, &pf_l3_data_rd_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a303b53, 0x200200080}, {}, &pf_l3_data_rd_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303b79, 0x400200080}, {}, &pf_l3_data_rd_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303baa, 0x800200080}, {}, &pf_l3_data_rd_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a303bd8, 0x1000200080}, {}, &pf_l3_data_rd_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a303c03, 0x3f80200080}, {}, &pf_l3_data_rd_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a303c28, 0x803c0080}, {}, &pf_l3_data_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a303c4c, 0x1003c0080}, {}, &pf_l3_data_rd_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a303c75, 0x2003c0080}, {}, &pf_l3_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303c99, 0x4003c0080}, {}, &pf_l3_data_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303cc8, 0x8003c0080}, {}, &pf_l3_data_rd_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a303cf4, 0x10003c0080}, {}, &pf_l3_data_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a303d1d, 0x3f803c0080}, {}, &pf_l3_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a303d40, 0x84000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a303d70, 0x104000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a303da5, 0x204000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303dd5, 0x404000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303e10, 0x804000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a303e48, 0x1004000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a303e7d, 0x3f84000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a303eac, 0x90000080}, {}, &pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a303ee2, 0x110000080}, {}, &pf_l3_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a303f1d, 0x210000080}, {}, &pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303f53, 0x410000080}, {}, &pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303f94, 0x810000080}, {}, &pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a303fd2, 0x1010000080}, {}, &pf_l3_data_rd_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30400d, 0x3f90000080}, {}, &pf_l3_data_rd_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a304042, 0xbc000080}, {}, &pf_l3_data_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a304067, 0x13c000080}, {}, &pf_l3_data_rd_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a304091, 0x23c000080}, {}, &pf_l3_data_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3040b6, 0x43c000080}, {}, &pf_l3_data_rd_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3040e6, 0x83c000080}, {}, &pf_l3_data_rd_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a304113, 0x103c000080}, {}, &pf_l3_data_rd_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30413d, 0x3fbc000080}, {}, &pf_l3_data_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000080, .period = 100003
inline constexpr listed pf_l3_rfo_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a304161, 0x80020100}, {}, &pf_l3_rfo_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020100, .period = 100003
inline constexpr listed pf_l3_rfo_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a304188, 0x100020100}, {}, &pf_l3_rfo_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020100, .period = 100003
inline constexpr listed pf_l3_rfo_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3041b4, 0x200020100}, {}, &pf_l3_rfo_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020100, .period = 100003
inline constexpr listed pf_l3_rfo_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3041db, 0x400020100}, {}, &pf_l3_rfo_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020100, .period = 100003
inline constexpr listed pf_l3_rfo_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30420d, 0x800020100}, {}, &pf_l3_rfo_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020100, .period = 100003
inline constexpr listed pf_l3_rfo_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30423c, 0x1000020100}, {}, &pf_l3_rfo_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020100, .period = 100003
inline constexpr listed pf_l3_rfo_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a304268, 0x3f80020100}, {}, &pf_l3_rfo_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30428e, 0x80040100}, {}, &pf_l3_rfo_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3042b0, 0x100040100}, {}, &pf_l3_rfo_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3042d7, 0x200040100}, {}, &pf_l3_rfo_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3042f9, 0x400040100}, {}, &pf_l3_rfo_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304326, 0x800040100}, {}, &pf_l3_rfo_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a304350, 0x1000040100}, {}, &pf_l3_rfo_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a304377, 0x3f80040100}, {}, &pf_l3_rfo_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a304398, 0x80080100}, {}, &pf_l3_rfo_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3043ba, 0x100080100}, {}, &pf_l3_rfo_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3043e1, 0x200080100}, {}, &pf_l3_rfo_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304403, 0x400080100}, {}, &pf_l3_rfo_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304430, 0x800080100}, {}, &pf_l3_rfo_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30445a, 0x1000080100}, {}, &pf_l3_rfo_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a304481, 0x3f80080100}, {}, &pf_l3_rfo_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3044a2, 0x80100100}, {}, &pf_l3_rfo_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3044c4, 0x100100100}, {}, &pf_l3_rfo_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3044eb, 0x200100100}, {}, &pf_l3_rfo_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30450d, 0x400100100}, {}, &pf_l3_rfo_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30453a, 0x800100100}, {}, &pf_l3_rfo_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a304564, 0x1000100100}, {}, &pf_l3_rfo_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30458b, 0x3f80100100}, {}, &pf_l3_rfo_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3045ac, 0x80200100}, {}, &pf_l3_rfo_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3045ce, 0x100200100}, {}, &pf_l3_rfo_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3045f5, 0x200200100}, {}, &pf_l3_rfo_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304617, 0x400200100}, {}, &pf_l3_rfo_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304644, 0x800200100}, {}, &pf_l3_rfo_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30466e, 0x1000200100}, {}, &pf_l3_rfo_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a304695, 0x3f80200100}, {}, &pf_l3_rfo_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3046b6, 0x803c0100}, {}, &pf_l3_rfo_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3046d6, 0x1003c0100}, {}, &pf_l3_rfo_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3046fb, 0x2003c0100}, {}, &pf_l3_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30471b, 0x4003c0100}, {}, &pf_l3_rfo_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304746, 0x8003c0100}, {}, &pf_l3_rfo_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30476e, 0x10003c0100}, {}, &pf_l3_rfo_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a304793, 0x3f803c0100}, {}, &pf_l3_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3047b2, 0x84000100}, {}, &pf_l3_rfo_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3047de, 0x104000100}, {}, &pf_l3_rfo_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30480f, 0x204000100}, {}, &pf_l3_rfo_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30483b, 0x404000100}, {}, &pf_l3_rfo_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304872, 0x804000100}, {}, &pf_l3_rfo_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3048a6, 0x1004000100}, {}, &pf_l3_rfo_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3048d7, 0x3f84000100}, {}, &pf_l3_rfo_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a304902, 0x90000100}, {}, &pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a304934, 0x110000100}, {}, &pf_l3_rfo_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30496b, 0x210000100}, {}, &pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30499d, 0x410000100}, {}, &pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3049da, 0x810000100}, {}, &pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a304a14, 0x1010000100}, {}, &pf_l3_rfo_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a304a4b, 0x3f90000100}, {}, &pf_l3_rfo_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a304a7c, 0xbc000100}, {}, &pf_l3_rfo_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a304a9d, 0x13c000100}, {}, &pf_l3_rfo_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a304ac3, 0x23c000100}, {}, &pf_l3_rfo_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304ae4, 0x43c000100}, {}, &pf_l3_rfo_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304b10, 0x83c000100}, {}, &pf_l3_rfo_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a304b39, 0x103c000100}, {}, &pf_l3_rfo_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a304b5f, 0x3fbc000100}, {}, &pf_l3_rfo_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000100, .period = 100003
inline constexpr listed pf_l1d_and_sw_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a304b7f, 0x80020400}, {}, &pf_l1d_and_sw_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020400, .period = 100003
inline constexpr listed pf_l1d_and_sw_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a304baa, 0x100020400}, {}, &pf_l1d_and_sw_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020400, .period = 100003
inline constexpr listed pf_l1d_and_sw_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a304bda, 0x200020400}, {}, &pf_l1d_and_sw_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020400, .period = 100003
inline constexpr listed pf_l1d_and_sw_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304c05, 0x400020400}, {}, &pf_l1d_and_sw_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020400, .period = 100003
inline constexpr listed pf_l1d_and_sw_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304c3b, 0x800020400}, {}, &pf_l1d_and_sw_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020400, .period = 100003
inline constexpr listed pf_l1d_and_sw_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a304c6e, 0x1000020400}, {}, &pf_l1d_and_sw_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020400, .period = 100003
inline constexpr listed pf_l1d_and_sw_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a304c9e, 0x3f80020400}, {}, &pf_l1d_and_sw_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a304cc8, 0x80040400}, {}, &pf_l1d_and_sw_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a304cee, 0x100040400}, {}, &pf_l1d_and_sw_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a304d19, 0x200040400}, {}, &pf_l1d_and_sw_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304d3f, 0x400040400}, {}, &pf_l1d_and_sw_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304d70, 0x800040400}, {}, &pf_l1d_and_sw_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a304d9e, 0x1000040400}, {}, &pf_l1d_and_sw_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a304dc9, 0x3f80040400}, {}, &pf_l1d_and_sw_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a304dee, 0x80080400}, {}, &pf_l1d_and_sw_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a304e14, 0x100080400}, {}, &pf_l1d_and_sw_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a304e3f, 0x200080400}, {}, &pf_l1d_and_sw_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304e65, 0x400080400}, {}, &pf_l1d_and_sw_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304e96, 0x800080400}, {}, &pf_l1d_and_sw_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a304ec4, 0x1000080400}, {}, &pf_l1d_and_sw_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a304eef, 0x3f80080400}, {}, &pf_l1d_and_sw_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a304f14, 0x80100400}, {}, &pf_l1d_and_sw_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a304f3a, 0x100100400}, {}, &pf_l1d_and_sw_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a304f65, 0x200100400}, {}, &pf_l1d_and_sw_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304f8b, 0x400100400}, {}, &pf_l1d_and_sw_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304fbc, 0x800100400}, {}, &pf_l1d_and_sw_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a304fea, 0x1000100400}, {}, &pf_l1d_and_sw_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a305015, 0x3f80100400}, {}, &pf_l1d_and_sw_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30503a, 0x80200400}, {}, &pf_l1d_and_sw_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a305060, 0x100200400}, {}, &pf_l1d_and_sw_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30508b, 0x200200400}, {}, &pf_l1d_and_sw_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3050b1, 0x400200400}, {}, &pf_l1d_and_sw_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3050e2, 0x800200400}, {}, &pf_l1d_and_sw_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a305110, 0x1000200400}, {}, &pf_l1d_and_sw_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30513b, 0x3f80200400}, {}, &pf_l1d_and_sw_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a305160, 0x803c0400}, {}, &pf_l1d_and_sw_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a305184, 0x1003c0400}, {}, &pf_l1d_and_sw_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3051ad, 0x2003c0400}, {}, &pf_l1d_and_sw_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3051d1, 0x4003c0400}, {}, &pf_l1d_and_sw_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305200, 0x8003c0400}, {}, &pf_l1d_and_sw_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30522c, 0x10003c0400}, {}, &pf_l1d_and_sw_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a305255, 0x3f803c0400}, {}, &pf_l1d_and_sw_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a305278, 0x84000400}, {}, &pf_l1d_and_sw_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3052a8, 0x104000400}, {}, &pf_l1d_and_sw_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3052dd, 0x204000400}, {}, &pf_l1d_and_sw_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30530d, 0x404000400}, {}, &pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305348, 0x804000400}, {}, &pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a305380, 0x1004000400}, {}, &pf_l1d_and_sw_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3053b5, 0x3f84000400}, {}, &pf_l1d_and_sw_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3053e4, 0x90000400}, {}, &pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30541a, 0x110000400}, {}, &pf_l1d_and_sw_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a305455, 0x210000400}, {}, &pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30548b, 0x410000400}, {}, &pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3054cc, 0x810000400}, {}, &pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30550a, 0x1010000400}, {}, &pf_l1d_and_sw_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a305545, 0x3f90000400}, {}, &pf_l1d_and_sw_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30557a, 0xbc000400}, {}, &pf_l1d_and_sw_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30559f, 0x13c000400}, {}, &pf_l1d_and_sw_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3055c9, 0x23c000400}, {}, &pf_l1d_and_sw_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3055ee, 0x43c000400}, {}, &pf_l1d_and_sw_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30561e, 0x83c000400}, {}, &pf_l1d_and_sw_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30564b, 0x103c000400}, {}, &pf_l1d_and_sw_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a305675, 0x3fbc000400}, {}, &pf_l1d_and_sw_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000400, .period = 100003
inline constexpr listed other_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a305699, 0x80028000}, {}, &other_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80028000, .period = 100003
inline constexpr listed other_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3056bc, 0x100028000}, {}, &other_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100028000, .period = 100003
inline constexpr listed other_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3056e4, 0x200028000}, {}, &other_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200028000, .period = 100003
inline constexpr listed other_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305707, 0x400028000}, {}, &other_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400028000, .period = 100003
inline constexpr listed other_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305735, 0x800028000}, {}, &other_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800028000, .period = 100003
inline constexpr listed other_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a305760, 0x1000028000}, {}, &other_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000028000, .period = 100003
inline constexpr listed other_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a305788, 0x3f80028000}, {}, &other_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80028000, .period = 100003
inline constexpr listed other_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3057aa, 0x80048000}, {}, &other_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80048000, .period = 100003
inline constexpr listed other_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3057c8, 0x100048000}, {}, &other_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100048000, .period = 100003
inline constexpr listed other_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3057eb, 0x200048000}, {}, &other_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200048000, .period = 100003
inline constexpr listed other_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305809, 0x400048000}, {}, &other_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400048000, .period = 100003
inline constexpr listed other_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305832, 0x800048000}, {}, &other_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800048000, .period = 100003
inline constexpr listed other_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a305858, 0x1000048000}, {}, &other_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000048000, .period = 100003
inline constexpr listed other_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30587b, 0x3f80048000}, {}, &other_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80048000, .period = 100003
inline constexpr listed other_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a305898, 0x80088000}, {}, &other_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80088000, .period = 100003
inline constexpr listed other_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3058b6, 0x100088000}, {}, &other_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100088000, .period = 100003
inline constexpr listed other_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3058d9, 0x200088000}, {}, &other_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200088000, .period = 100003
inline constexpr listed other_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3058f7, 0x400088000}, {}, &other_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400088000, .period = 100003
inline constexpr listed other_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305920, 0x800088000}, {}, &other_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800088000, .period = 100003
inline constexpr listed other_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a305946, 0x1000088000}, {}, &other_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000088000, .period = 100003
inline constexpr listed other_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a305969, 0x3f80088000}, {}, &other_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80088000, .period = 100003
inline constexpr listed other_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a305986, 0x80108000}, {}, &other_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80108000, .period = 100003
inline constexpr listed other_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3059a4, 0x100108000}, {}, &other_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100108000, .period = 100003
inline constexpr listed other_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3059c7, 0x200108000}, {}, &other_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200108000, .period = 100003
inline constexpr listed other_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3059e5, 0x400108000}, {}, &other_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400108000, .period = 100003
inline constexpr listed other_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305a0e, 0x800108000}, {}, &other_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800108000, .period = 100003
inline constexpr listed other_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a305a34, 0x1000108000}, {}, &other_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000108000, .period = 100003
inline constexpr listed other_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a305a57, 0x3f80108000}, {}, &other_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80108000, .period = 100003
inline constexpr listed other_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a305a74, 0x80208000}, {}, &other_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80208000, .period = 100003
inline constexpr listed other_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a305a92, 0x100208000}, {}, &other_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100208000, .period = 100003
inline constexpr listed other_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a305ab5, 0x200208000}, {}, &other_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200208000, .period = 100003
inline constexpr listed other_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305ad3, 0x400208000}, {}, &other_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400208000, .period = 100003
inline constexpr listed other_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305afc, 0x800208000}, {}, &other_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800208000, .period = 100003
inline constexpr listed other_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a305b22, 0x1000208000}, {}, &other_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000208000, .period = 100003
inline constexpr listed other_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a305b45, 0x3f80208000}, {}, &other_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80208000, .period = 100003
inline constexpr listed other_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a305b62, 0x803c8000}, {}, &other_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c8000, .period = 100003
inline constexpr listed other_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a305b7e, 0x1003c8000}, {}, &other_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c8000, .period = 100003
inline constexpr listed other_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a305b9f, 0x2003c8000}, {}, &other_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c8000, .period = 100003
inline constexpr listed other_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305bbb, 0x4003c8000}, {}, &other_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c8000, .period = 100003
inline constexpr listed other_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305be2, 0x8003c8000}, {}, &other_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c8000, .period = 100003
inline constexpr listed other_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a305c06, 0x10003c8000}, {}, &other_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c8000, .period = 100003
inline constexpr listed other_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a305c27, 0x3f803c8000}, {}, &other_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c8000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a305c42, 0x84008000}, {}, &other_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a305c6a, 0x104008000}, {}, &other_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a305c97, 0x204008000}, {}, &other_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305cbf, 0x404008000}, {}, &other_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305cf2, 0x804008000}, {}, &other_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a305d22, 0x1004008000}, {}, &other_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a305d4f, 0x3f84008000}, {}, &other_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84008000, .period = 100003
inline constexpr listed other_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a305d76, 0x90008000}, {}, &other_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90008000, .period = 100003
inline constexpr listed other_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a305da4, 0x110008000}, {}, &other_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110008000, .period = 100003
inline constexpr listed other_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a305dd7, 0x210008000}, {}, &other_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210008000, .period = 100003
inline constexpr listed other_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305e05, 0x410008000}, {}, &other_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410008000, .period = 100003
inline constexpr listed other_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305e3e, 0x810008000}, {}, &other_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810008000, .period = 100003
inline constexpr listed other_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a305e74, 0x1010008000}, {}, &other_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010008000, .period = 100003
inline constexpr listed other_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a305ea7, 0x3f90008000}, {}, &other_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90008000, .period = 100003
inline constexpr listed other_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a305ed4, 0xbc008000}, {}, &other_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc008000, .period = 100003
inline constexpr listed other_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a305ef1, 0x13c008000}, {}, &other_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c008000, .period = 100003
inline constexpr listed other_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a305f13, 0x23c008000}, {}, &other_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c008000, .period = 100003
inline constexpr listed other_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305f30, 0x43c008000}, {}, &other_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c008000, .period = 100003
inline constexpr listed other_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305f58, 0x83c008000}, {}, &other_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c008000, .period = 100003
inline constexpr listed other_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a305f7d, 0x103c008000}, {}, &other_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c008000, .period = 100003
inline constexpr listed other_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a305f9f, 0x3fbc008000}, {}, &other_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc008000, .period = 100003
inline constexpr listed all_pf_data_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a305fbb, 0x80020490}, {}, &all_pf_data_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020490, .period = 100003
inline constexpr listed all_pf_data_rd_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a305fe7, 0x100020490}, {}, &all_pf_data_rd_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020490, .period = 100003
inline constexpr listed all_pf_data_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a306018, 0x200020490}, {}, &all_pf_data_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020490, .period = 100003
inline constexpr listed all_pf_data_rd_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a306044, 0x400020490}, {}, &all_pf_data_rd_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020490, .period = 100003
inline constexpr listed all_pf_data_rd_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30607b, 0x800020490}, {}, &all_pf_data_rd_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020490, .period = 100003
inline constexpr listed all_pf_data_rd_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3060af, 0x1000020490}, {}, &all_pf_data_rd_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020490, .period = 100003
inline constexpr listed all_pf_data_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3060e0, 0x3f80020490}, {}, &all_pf_data_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30610b, 0x80040490}, {}, &all_pf_data_rd_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a306132, 0x100040490}, {}, &all_pf_data_rd_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30615e, 0x200040490}, {}, &all_pf_data_rd_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a306185, 0x400040490}, {}, &all_pf_data_rd_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3061b7, 0x800040490}, {}, &all_pf_data_rd_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3061e6, 0x1000040490}, {}, &all_pf_data_rd_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a306212, 0x3f80040490}, {}, &all_pf_data_rd_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a306238, 0x80080490}, {}, &all_pf_data_rd_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30625f, 0x100080490}, {}, &all_pf_data_rd_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30628b, 0x200080490}, {}, &all_pf_data_rd_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3062b2, 0x400080490}, {}, &all_pf_data_rd_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3062e4, 0x800080490}, {}, &all_pf_data_rd_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a306313, 0x1000080490}, {}, &all_pf_data_rd_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30633f, 0x3f80080490}, {}, &all_pf_data_rd_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a306365, 0x80100490}, {}, &all_pf_data_rd_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30638c, 0x100100490}, {}, &all_pf_data_rd_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3063b8, 0x200100490}, {}, &all_pf_data_rd_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3063df, 0x400100490}, {}, &all_pf_data_rd_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a306411, 0x800100490}, {}, &all_pf_data_rd_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a306440, 0x1000100490}, {}, &all_pf_data_rd_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30646c, 0x3f80100490}, {}, &all_pf_data_rd_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a306492, 0x80200490}, {}, &all_pf_data_rd_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3064b9, 0x100200490}, {}, &all_pf_data_rd_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3064e5, 0x200200490}, {}, &all_pf_data_rd_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30650c, 0x400200490}, {}, &all_pf_data_rd_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30653e, 0x800200490}, {}, &all_pf_data_rd_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30656d, 0x1000200490}, {}, &all_pf_data_rd_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a306599, 0x3f80200490}, {}, &all_pf_data_rd_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3065bf, 0x803c0490}, {}, &all_pf_data_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3065e4, 0x1003c0490}, {}, &all_pf_data_rd_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30660e, 0x2003c0490}, {}, &all_pf_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a306633, 0x4003c0490}, {}, &all_pf_data_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a306663, 0x8003c0490}, {}, &all_pf_data_rd_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a306690, 0x10003c0490}, {}, &all_pf_data_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3066ba, 0x3f803c0490}, {}, &all_pf_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3066de, 0x84000490}, {}, &all_pf_data_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30670f, 0x104000490}, {}, &all_pf_data_rd_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a306745, 0x204000490}, {}, &all_pf_data_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a306776, 0x404000490}, {}, &all_pf_data_rd_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3067b2, 0x804000490}, {}, &all_pf_data_rd_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3067eb, 0x1004000490}, {}, &all_pf_data_rd_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a306821, 0x3f84000490}, {}, &all_pf_data_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a306851, 0x90000490}, {}, &all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a306888, 0x110000490}, {}, &all_pf_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3068c4, 0x210000490}, {}, &all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3068fb, 0x410000490}, {}, &all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30693d, 0x810000490}, {}, &all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30697c, 0x1010000490}, {}, &all_pf_data_rd_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3069b8, 0x3f90000490}, {}, &all_pf_data_rd_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3069ee, 0xbc000490}, {}, &all_pf_data_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a306a14, 0x13c000490}, {}, &all_pf_data_rd_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a306a3f, 0x23c000490}, {}, &all_pf_data_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a306a65, 0x43c000490}, {}, &all_pf_data_rd_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a306a96, 0x83c000490}, {}, &all_pf_data_rd_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a306ac4, 0x103c000490}, {}, &all_pf_data_rd_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a306aef, 0x3fbc000490}, {}, &all_pf_data_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000490, .period = 100003
inline constexpr listed all_pf_rfo_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a306b14, 0x80020120}, {}, &all_pf_rfo_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020120, .period = 100003
inline constexpr listed all_pf_rfo_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a306b3c, 0x100020120}, {}, &all_pf_rfo_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020120, .period = 100003
inline constexpr listed all_pf_rfo_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a306b69, 0x200020120}, {}, &all_pf_rfo_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020120, .period = 100003
inline constexpr listed all_pf_rfo_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a306b91, 0x400020120}, {}, &all_pf_rfo_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020120, .period = 100003
inline constexpr listed all_pf_rfo_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a306bc4, 0x800020120}, {}, &all_pf_rfo_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020120, .period = 100003
inline constexpr listed all_pf_rfo_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a306bf4, 0x1000020120}, {}, &all_pf_rfo_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020120, .period = 100003
inline constexpr listed all_pf_rfo_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a306c21, 0x3f80020120}, {}, &all_pf_rfo_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a306c48, 0x80040120}, {}, &all_pf_rfo_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a306c6b, 0x100040120}, {}, &all_pf_rfo_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a306c93, 0x200040120}, {}, &all_pf_rfo_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a306cb6, 0x400040120}, {}, &all_pf_rfo_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a306ce4, 0x800040120}, {}, &all_pf_rfo_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a306d0f, 0x1000040120}, {}, &all_pf_rfo_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a306d37, 0x3f80040120}, {}, &all_pf_rfo_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a306d59, 0x80080120}, {}, &all_pf_rfo_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a306d7c, 0x100080120}, {}, &all_pf_rfo_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a306da4, 0x200080120}, {}, &all_pf_rfo_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a306dc7, 0x400080120}, {}, &all_pf_rfo_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a306df5, 0x800080120}, {}, &all_pf_rfo_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a306e20, 0x1000080120}, {}, &all_pf_rfo_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a306e48, 0x3f80080120}, {}, &all_pf_rfo_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a306e6a, 0x80100120}, {}, &all_pf_rfo_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a306e8d, 0x100100120}, {}, &all_pf_rfo_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a306eb5, 0x200100120}, {}, &all_pf_rfo_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a306ed8, 0x400100120}, {}, &all_pf_rfo_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a306f06, 0x800100120}, {}, &all_pf_rfo_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a306f31, 0x1000100120}, {}, &all_pf_rfo_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a306f59, 0x3f80100120}, {}, &all_pf_rfo_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a306f7b, 0x80200120}, {}, &all_pf_rfo_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a306f9e, 0x100200120}, {}, &all_pf_rfo_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a306fc6, 0x200200120}, {}, &all_pf_rfo_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a306fe9, 0x400200120}, {}, &all_pf_rfo_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a307017, 0x800200120}, {}, &all_pf_rfo_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a307042, 0x1000200120}, {}, &all_pf_rfo_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30706a, 0x3f80200120}, {}, &all_pf_rfo_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30708c, 0x803c0120}, {}, &all_pf_rfo_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3070ad, 0x1003c0120}, {}, &all_pf_rfo_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3070d3, 0x2003c0120}, {}, &all_pf_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3070f4, 0x4003c0120}, {}, &all_pf_rfo_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a307120, 0x8003c0120}, {}, &all_pf_rfo_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a307149, 0x10003c0120}, {}, &all_pf_rfo_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30716f, 0x3f803c0120}, {}, &all_pf_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30718f, 0x84000120}, {}, &all_pf_rfo_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3071bc, 0x104000120}, {}, &all_pf_rfo_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3071ee, 0x204000120}, {}, &all_pf_rfo_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30721b, 0x404000120}, {}, &all_pf_rfo_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a307253, 0x804000120}, {}, &all_pf_rfo_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a307288, 0x1004000120}, {}, &all_pf_rfo_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3072ba, 0x3f84000120}, {}, &all_pf_rfo_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3072e6, 0x90000120}, {}, &all_pf_rfo_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a307319, 0x110000120}, {}, &all_pf_rfo_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a307351, 0x210000120}, {}, &all_pf_rfo_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a307384, 0x410000120}, {}, &all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3073c2, 0x810000120}, {}, &all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3073fd, 0x1010000120}, {}, &all_pf_rfo_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a307435, 0x3f90000120}, {}, &all_pf_rfo_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a307467, 0xbc000120}, {}, &all_pf_rfo_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a307489, 0x13c000120}, {}, &all_pf_rfo_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3074b0, 0x23c000120}, {}, &all_pf_rfo_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3074d2, 0x43c000120}, {}, &all_pf_rfo_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3074ff, 0x83c000120}, {}, &all_pf_rfo_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a307529, 0x103c000120}, {}, &all_pf_rfo_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a307550, 0x3fbc000120}, {}, &all_pf_rfo_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000120, .period = 100003
inline constexpr listed all_data_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a307571, 0x80020491}, {}, &all_data_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020491, .period = 100003
inline constexpr listed all_data_rd_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30759a, 0x100020491}, {}, &all_data_rd_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020491, .period = 100003
inline constexpr listed all_data_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3075c8, 0x200020491}, {}, &all_data_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020491, .period = 100003
inline constexpr listed all_data_rd_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3075f1, 0x400020491}, {}, &all_data_rd_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020491, .period = 100003
inline constexpr listed all_data_rd_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a307625, 0x800020491}, {}, &all_data_rd_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020491, .period = 100003
inline constexpr listed all_data_rd_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a307656, 0x1000020491}, {}, &all_data_rd_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020491, .period = 100003
inline constexpr listed all_data_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a307684, 0x3f80020491}, {}, &all_data_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3076ac, 0x80040491}, {}, &all_data_rd_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3076d0, 0x100040491}, {}, &all_data_rd_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3076f9, 0x200040491}, {}, &all_data_rd_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30771d, 0x400040491}, {}, &all_data_rd_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30774c, 0x800040491}, {}, &all_data_rd_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a307778, 0x1000040491}, {}, &all_data_rd_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3077a1, 0x3f80040491}, {}, &all_data_rd_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3077c4, 0x80080491}, {}, &all_data_rd_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3077e8, 0x100080491}, {}, &all_data_rd_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a307811, 0x200080491}, {}, &all_data_rd_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a307835, 0x400080491}, {}, &all_data_rd_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a307864, 0x800080491}, {}, &all_data_rd_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a307890, 0x1000080491}, {}, &all_data_rd_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3078b9, 0x3f80080491}, {}, &all_data_rd_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3078dc, 0x80100491}, {}, &all_data_rd_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a307900, 0x100100491}, {}, &all_data_rd_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a307929, 0x200100491}, {}, &all_data_rd_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30794d, 0x400100491}, {}, &all_data_rd_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30797c, 0x800100491}, {}, &all_data_rd_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3079a8, 0x1000100491}, {}, &all_data_rd_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3079d1, 0x3f80100491}, {}, &all_data_rd_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3079f4, 0x80200491}, {}, &all_data_rd_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a307a18, 0x100200491}, {}, &all_data_rd_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a307a41, 0x200200491}, {}, &all_data_rd_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a307a65, 0x400200491}, {}, &all_data_rd_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a307a94, 0x800200491}, {}, &all_data_rd_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a307ac0, 0x1000200491}, {}, &all_data_rd_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a307ae9, 0x3f80200491}, {}, &all_data_rd_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a307b0c, 0x803c0491}, {}, &all_data_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a307b2e, 0x1003c0491}, {}, &all_data_rd_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a307b55, 0x2003c0491}, {}, &all_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a307b77, 0x4003c0491}, {}, &all_data_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a307ba4, 0x8003c0491}, {}, &all_data_rd_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a307bce, 0x10003c0491}, {}, &all_data_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a307bf5, 0x3f803c0491}, {}, &all_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a307c16, 0x84000491}, {}, &all_data_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a307c44, 0x104000491}, {}, &all_data_rd_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a307c77, 0x204000491}, {}, &all_data_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a307ca5, 0x404000491}, {}, &all_data_rd_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a307cde, 0x804000491}, {}, &all_data_rd_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a307d14, 0x1004000491}, {}, &all_data_rd_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a307d47, 0x3f84000491}, {}, &all_data_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a307d74, 0x90000491}, {}, &all_data_rd_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a307da8, 0x110000491}, {}, &all_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a307de1, 0x210000491}, {}, &all_data_rd_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a307e15, 0x410000491}, {}, &all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a307e54, 0x810000491}, {}, &all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a307e90, 0x1010000491}, {}, &all_data_rd_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a307ec9, 0x3f90000491}, {}, &all_data_rd_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a307efc, 0xbc000491}, {}, &all_data_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a307f1f, 0x13c000491}, {}, &all_data_rd_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a307f47, 0x23c000491}, {}, &all_data_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a307f6a, 0x43c000491}, {}, &all_data_rd_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a307f98, 0x83c000491}, {}, &all_data_rd_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a307fc3, 0x103c000491}, {}, &all_data_rd_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a307feb, 0x3fbc000491}, {}, &all_data_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000491, .period = 100003
inline constexpr listed all_rfo_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30800d, 0x80020122}, {}, &all_rfo_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020122, .period = 100003
inline constexpr listed all_rfo_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a308032, 0x100020122}, {}, &all_rfo_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020122, .period = 100003
inline constexpr listed all_rfo_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30805c, 0x200020122}, {}, &all_rfo_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020122, .period = 100003
inline constexpr listed all_rfo_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a308081, 0x400020122}, {}, &all_rfo_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020122, .period = 100003
inline constexpr listed all_rfo_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3080b1, 0x800020122}, {}, &all_rfo_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020122, .period = 100003
inline constexpr listed all_rfo_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3080de, 0x1000020122}, {}, &all_rfo_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020122, .period = 100003
inline constexpr listed all_rfo_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a308108, 0x3f80020122}, {}, &all_rfo_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020122, .period = 100003
inline constexpr listed all_rfo_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30812c, 0x80040122}, {}, &all_rfo_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040122, .period = 100003
inline constexpr listed all_rfo_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30814c, 0x100040122}, {}, &all_rfo_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040122, .period = 100003
inline constexpr listed all_rfo_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a308171, 0x200040122}, {}, &all_rfo_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040122, .period = 100003
inline constexpr listed all_rfo_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a308191, 0x400040122}, {}, &all_rfo_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040122, .period = 100003
inline constexpr listed all_rfo_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3081bc, 0x800040122}, {}, &all_rfo_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040122, .period = 100003
inline constexpr listed all_rfo_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3081e4, 0x1000040122}, {}, &all_rfo_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040122, .period = 100003
inline constexpr listed all_rfo_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a308209, 0x3f80040122}, {}, &all_rfo_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040122, .period = 100003
inline constexpr listed all_rfo_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a308228, 0x80080122}, {}, &all_rfo_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080122, .period = 100003
inline constexpr listed all_rfo_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a308248, 0x100080122}, {}, &all_rfo_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080122, .period = 100003
inline constexpr listed all_rfo_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30826d, 0x200080122}, {}, &all_rfo_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080122, .period = 100003
inline constexpr listed all_rfo_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30828d, 0x400080122}, {}, &all_rfo_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080122, .period = 100003
inline constexpr listed all_rfo_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3082b8, 0x800080122}, {}, &all_rfo_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080122, .period = 100003
inline constexpr listed all_rfo_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3082e0, 0x1000080122}, {}, &all_rfo_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080122, .period = 100003
inline constexpr listed all_rfo_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a308305, 0x3f80080122}, {}, &all_rfo_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080122, .period = 100003
inline constexpr listed all_rfo_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a308324, 0x80100122}, {}, &all_rfo_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100122, .period = 100003
inline constexpr listed all_rfo_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a308344, 0x100100122}, {}, &all_rfo_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100122, .period = 100003
inline constexpr listed all_rfo_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a308369, 0x200100122}, {}, &all_rfo_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100122, .period = 100003
inline constexpr listed all_rfo_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a308389, 0x400100122}, {}, &all_rfo_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100122, .period = 100003
inline constexpr listed all_rfo_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3083b4, 0x800100122}, {}, &all_rfo_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100122, .period = 100003
inline constexpr listed all_rfo_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3083dc, 0x1000100122}, {}, &all_rfo_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100122, .period = 100003
inline constexpr listed all_rfo_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a308401, 0x3f80100122}, {}, &all_rfo_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100122, .period = 100003
inline constexpr listed all_rfo_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a308420, 0x80200122}, {}, &all_rfo_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200122, .period = 100003
inline constexpr listed all_rfo_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a308440, 0x100200122}, {}, &all_rfo_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200122, .period = 100003
inline constexpr listed all_rfo_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a308465, 0x200200122}, {}, &all_rfo_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200122, .period = 100003
inline constexpr listed all_rfo_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a308485, 0x400200122}, {}, &all_rfo_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200122, .period = 100003
inline constexpr listed all_rfo_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3084b0, 0x800200122}, {}, &all_rfo_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200122, .period = 100003
inline constexpr listed all_rfo_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3084d8, 0x1000200122}, {}, &all_rfo_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200122, .period = 100003
inline constexpr listed all_rfo_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3084fd, 0x3f80200122}, {}, &all_rfo_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200122, .period = 100003
inline constexpr listed all_rfo_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30851c, 0x803c0122}, {}, &all_rfo_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0122, .period = 100003
inline constexpr listed all_rfo_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30853a, 0x1003c0122}, {}, &all_rfo_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0122, .period = 100003
inline constexpr listed all_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30855d, 0x2003c0122}, {}, &all_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0122, .period = 100003
inline constexpr listed all_rfo_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30857b, 0x4003c0122}, {}, &all_rfo_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0122, .period = 100003
inline constexpr listed all_rfo_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3085a4, 0x8003c0122}, {}, &all_rfo_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0122, .period = 100003
inline constexpr listed all_rfo_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3085ca, 0x10003c0122}, {}, &all_rfo_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0122, .period = 100003
inline constexpr listed all_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3085ed, 0x3f803c0122}, {}, &all_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0122, .period = 100003
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30860a, 0x84000122}, {}, &all_rfo_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a308634, 0x104000122}, {}, &all_rfo_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a308663, 0x204000122}, {}, &all_rfo_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30868d, 0x404000122}, {}, &all_rfo_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3086c2, 0x804000122}, {}, &all_rfo_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3086f4, 0x1004000122}, {}, &all_rfo_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a308723, 0x3f84000122}, {}, &all_rfo_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30874c, 0x90000122}, {}, &all_rfo_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30877c, 0x110000122}, {}, &all_rfo_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3087b1, 0x210000122}, {}, &all_rfo_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3087e1, 0x410000122}, {}, &all_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30881c, 0x810000122}, {}, &all_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a308854, 0x1010000122}, {}, &all_rfo_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a308889, 0x3f90000122}, {}, &all_rfo_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3088b8, 0xbc000122}, {}, &all_rfo_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3088d7, 0x13c000122}, {}, &all_rfo_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3088fb, 0x23c000122}, {}, &all_rfo_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30891a, 0x43c000122}, {}, &all_rfo_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a308944, 0x83c000122}, {}, &all_rfo_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30896b, 0x103c000122}, {}, &all_rfo_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30898f, 0x3fbc000122}, {}, &all_rfo_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000122, .period = 100003
inline constexpr listed all_reads_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3089ad, 0x800207f7}, {}, &all_reads_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800207f7, .period = 100003
inline constexpr listed all_reads_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3089d4, 0x1000207f7}, {}, &all_reads_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000207f7, .period = 100003
inline constexpr listed all_reads_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a308a00, 0x2000207f7}, {}, &all_reads_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000207f7, .period = 100003
inline constexpr listed all_reads_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a308a27, 0x4000207f7}, {}, &all_reads_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4000207f7, .period = 100003
inline constexpr listed all_reads_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a308a59, 0x8000207f7}, {}, &all_reads_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8000207f7, .period = 100003
inline constexpr listed all_reads_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a308a88, 0x10000207f7}, {}, &all_reads_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10000207f7, .period = 100003
inline constexpr listed all_reads_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a308ab4, 0x3f800207f7}, {}, &all_reads_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f800207f7, .period = 100003
inline constexpr listed all_reads_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a308ada, 0x800407f7}, {}, &all_reads_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800407f7, .period = 100003
inline constexpr listed all_reads_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a308afc, 0x1000407f7}, {}, &all_reads_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000407f7, .period = 100003
inline constexpr listed all_reads_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a308b23, 0x2000407f7}, {}, &all_reads_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000407f7, .period = 100003
inline constexpr listed all_reads_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a308b45, 0x4000407f7}, {}, &all_reads_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4000407f7, .period = 100003
inline constexpr listed all_reads_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a308b72, 0x8000407f7}, {}, &all_reads_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8000407f7, .period = 100003
inline constexpr listed all_reads_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a308b9c, 0x10000407f7}, {}, &all_reads_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10000407f7, .period = 100003
inline constexpr listed all_reads_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a308bc3, 0x3f800407f7}, {}, &all_reads_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f800407f7, .period = 100003
inline constexpr listed all_reads_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a308be4, 0x800807f7}, {}, &all_reads_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800807f7, .period = 100003
inline constexpr listed all_reads_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a308c06, 0x1000807f7}, {}, &all_reads_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000807f7, .period = 100003
inline constexpr listed all_reads_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a308c2d, 0x2000807f7}, {}, &all_reads_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000807f7, .period = 100003
inline constexpr listed all_reads_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a308c4f, 0x4000807f7}, {}, &all_reads_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4000807f7, .period = 100003
inline constexpr listed all_reads_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a308c7c, 0x8000807f7}, {}, &all_reads_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8000807f7, .period = 100003
inline constexpr listed all_reads_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a308ca6, 0x10000807f7}, {}, &all_reads_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10000807f7, .period = 100003
inline constexpr listed all_reads_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a308ccd, 0x3f800807f7}, {}, &all_reads_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f800807f7, .period = 100003
inline constexpr listed all_reads_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a308cee, 0x801007f7}, {}, &all_reads_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x801007f7, .period = 100003
inline constexpr listed all_reads_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a308d10, 0x1001007f7}, {}, &all_reads_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1001007f7, .period = 100003
inline constexpr listed all_reads_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a308d37, 0x2001007f7}, {}, &all_reads_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2001007f7, .period = 100003
inline constexpr listed all_reads_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a308d59, 0x4001007f7}, {}, &all_reads_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4001007f7, .period = 100003
inline constexpr listed all_reads_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a308d86, 0x8001007f7}, {}, &all_reads_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8001007f7, .period = 100003
inline constexpr listed all_reads_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a308db0, 0x10001007f7}, {}, &all_reads_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10001007f7, .period = 100003
inline constexpr listed all_reads_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a308dd7, 0x3f801007f7}, {}, &all_reads_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f801007f7, .period = 100003
inline constexpr listed all_reads_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a308df8, 0x802007f7}, {}, &all_reads_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x802007f7, .period = 100003
inline constexpr listed all_reads_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a308e1a, 0x1002007f7}, {}, &all_reads_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1002007f7, .period = 100003
inline constexpr listed all_reads_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a308e41, 0x2002007f7}, {}, &all_reads_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2002007f7, .period = 100003
inline constexpr listed all_reads_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a308e63, 0x4002007f7}, {}, &all_reads_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4002007f7, .period = 100003
inline constexpr listed all_reads_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a308e90, 0x8002007f7}, {}, &all_reads_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8002007f7, .period = 100003
inline constexpr listed all_reads_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a308eba, 0x10002007f7}, {}, &all_reads_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10002007f7, .period = 100003
inline constexpr listed all_reads_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a308ee1, 0x3f802007f7}, {}, &all_reads_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f802007f7, .period = 100003
inline constexpr listed all_reads_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a308f02, 0x803c07f7}, {}, &all_reads_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c07f7, .period = 100003
inline constexpr listed all_reads_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a308f22, 0x1003c07f7}, {}, &all_reads_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c07f7, .period = 100003
inline constexpr listed all_reads_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a308f47, 0x2003c07f7}, {}, &all_reads_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c07f7, .period = 100003
inline constexpr listed all_reads_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a308f67, 0x4003c07f7}, {}, &all_reads_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c07f7, .period = 100003
inline constexpr listed all_reads_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a308f92, 0x8003c07f7}, {}, &all_reads_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c07f7, .period = 100003
inline constexpr listed all_reads_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a308fba, 0x10003c07f7}, {}, &all_reads_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c07f7, .period = 100003
inline constexpr listed all_reads_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a308fdf, 0x3f803c07f7}, {}, &all_reads_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c07f7, .period = 100003
inline constexpr listed all_reads_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a308ffe, 0x840007f7}, {}, &all_reads_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x840007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30902a, 0x1040007f7}, {}, &all_reads_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1040007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30905b, 0x2040007f7}, {}, &all_reads_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2040007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309087, 0x4040007f7}, {}, &all_reads_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4040007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3090be, 0x8040007f7}, {}, &all_reads_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8040007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3090f2, 0x10040007f7}, {}, &all_reads_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10040007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a309123, 0x3f840007f7}, {}, &all_reads_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f840007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30914e, 0x900007f7}, {}, &all_reads_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x900007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a309180, 0x1100007f7}, {}, &all_reads_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1100007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3091b7, 0x2100007f7}, {}, &all_reads_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2100007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3091e9, 0x4100007f7}, {}, &all_reads_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4100007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309226, 0x8100007f7}, {}, &all_reads_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8100007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a309260, 0x10100007f7}, {}, &all_reads_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10100007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a309297, 0x3f900007f7}, {}, &all_reads_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f900007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3092c8, 0xbc0007f7}, {}, &all_reads_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc0007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3092e9, 0x13c0007f7}, {}, &all_reads_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c0007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30930f, 0x23c0007f7}, {}, &all_reads_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c0007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309330, 0x43c0007f7}, {}, &all_reads_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c0007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30935c, 0x83c0007f7}, {}, &all_reads_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c0007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a309385, 0x103c0007f7}, {}, &all_reads_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c0007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3093ab, 0x3fbc0007f7}, {}, &all_reads_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc0007f7, .period = 100003
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3093cb, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3093eb, 0x63b800001}, {}, &demand_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309427, 0x604000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309462, 0x8007c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0001, .period = 100003
inline constexpr listed demand_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30948f, 0x10002}, {}, &demand_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3094ab, 0x63b800002}, {}, &demand_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3094e3, 0x604000002}, {}, &demand_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30951a, 0x8007c0002}, {}, &demand_rfo_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0002, .period = 100003
inline constexpr listed demand_code_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a309543, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309563, 0x63b800004}, {}, &demand_code_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30959f, 0x604000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3095da, 0x8007c0004}, {}, &demand_code_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0004, .period = 100003
inline constexpr listed pf_l2_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a309607, 0x10010}, {}, &pf_l2_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309626, 0x63b800010}, {}, &pf_l2_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309661, 0x604000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30969b, 0x8007c0010}, {}, &pf_l2_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0010, .period = 100003
inline constexpr listed pf_l2_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3096c7, 0x10020}, {}, &pf_l2_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3096e2, 0x63b800020}, {}, &pf_l2_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309719, 0x604000020}, {}, &pf_l2_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30974f, 0x8007c0020}, {}, &pf_l2_rfo_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0020, .period = 100003
inline constexpr listed pf_l3_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a309777, 0x10080}, {}, &pf_l3_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309796, 0x63b800080}, {}, &pf_l3_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3097d1, 0x604000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30980b, 0x8007c0080}, {}, &pf_l3_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0080, .period = 100003
inline constexpr listed pf_l3_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a309837, 0x10100}, {}, &pf_l3_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309852, 0x63b800100}, {}, &pf_l3_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309889, 0x604000100}, {}, &pf_l3_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3098bf, 0x8007c0100}, {}, &pf_l3_rfo_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0100, .period = 100003
inline constexpr listed pf_l1d_and_sw_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3098e7, 0x10400}, {}, &pf_l1d_and_sw_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309906, 0x63b800400}, {}, &pf_l1d_and_sw_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309941, 0x604000400}, {}, &pf_l1d_and_sw_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30997b, 0x8007c0400}, {}, &pf_l1d_and_sw_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0400, .period = 100003
inline constexpr listed other_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3099a7, 0x18000}, {}, &other_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x18000, .period = 100003
inline constexpr listed other_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3099be, 0x63b808000}, {}, &other_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b808000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3099f1, 0x604008000}, {}, &other_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604008000, .period = 100003
inline constexpr listed other_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309a23, 0x8007c8000}, {}, &other_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c8000, .period = 100003
inline constexpr listed all_pf_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a309a47, 0x10490}, {}, &all_pf_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309a67, 0x63b800490}, {}, &all_pf_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309aa3, 0x604000490}, {}, &all_pf_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309ade, 0x8007c0490}, {}, &all_pf_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0490, .period = 100003
inline constexpr listed all_pf_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a309b0b, 0x10120}, {}, &all_pf_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309b27, 0x63b800120}, {}, &all_pf_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309b5f, 0x604000120}, {}, &all_pf_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309b96, 0x8007c0120}, {}, &all_pf_rfo_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0120, .period = 100003
inline constexpr listed all_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a309bbf, 0x10491}, {}, &all_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309bdc, 0x63b800491}, {}, &all_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309c15, 0x604000491}, {}, &all_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309c4d, 0x8007c0491}, {}, &all_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0491, .period = 100003
inline constexpr listed all_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a309c77, 0x10122}, {}, &all_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10122, .period = 100003
inline constexpr listed all_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309c90, 0x63b800122}, {}, &all_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800122, .period = 100003
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309cc5, 0x604000122}, {}, &all_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000122, .period = 100003
inline constexpr listed all_rfo_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309cf9, 0x8007c0122}, {}, &all_rfo_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0122, .period = 100003
inline constexpr listed all_reads_any_response{{&list, 0x10b7, 0xf000f, 0x100186a309d1f, 0x107f7}, {}, &all_reads_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x107f7, .period = 100003
inline constexpr listed all_reads_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309d3a, 0x63b8007f7}, {}, &all_reads_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b8007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309d71, 0x6040007f7}, {}, &all_reads_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x6040007f7, .period = 100003
inline constexpr listed all_reads_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a309da7, 0x8007c07f7}, {}, &all_reads_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c07f7, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a309dcf, 0x103fc00001}, {}, &demand_data_rd_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00001, .period = 100003
inline constexpr listed demand_rfo_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a309df6, 0x103fc00002}, {}, &demand_rfo_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00002, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a309e19, 0x103fc00004}, {}, &demand_code_rd_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00004, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a309e40, 0x103fc00010}, {}, &pf_l2_data_rd_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00010, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a309e66, 0x103fc00020}, {}, &pf_l2_rfo_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00020, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a309e88, 0x103fc00080}, {}, &pf_l3_data_rd_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00080, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a309eae, 0x103fc00100}, {}, &pf_l3_rfo_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00100, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a309ed0, 0x103fc00400}, {}, &pf_l1d_and_sw_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00400, .period = 100003
inline constexpr listed other_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a309ef6, 0x103fc08000}, {}, &other_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc08000, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a309f14, 0x103fc00490}, {}, &all_pf_data_rd_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00490, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a309f3b, 0x103fc00120}, {}, &all_pf_rfo_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00120, .period = 100003
inline constexpr listed all_data_rd_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a309f5e, 0x103fc00491}, {}, &all_data_rd_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00491, .period = 100003
inline constexpr listed all_rfo_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a309f82, 0x103fc00122}, {}, &all_rfo_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00122, .period = 100003
inline constexpr listed all_reads_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a309fa2, 0x103fc007f7}, {}, &all_reads_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc007f7, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a309fc4, 0x83fc00001}, {}, &demand_data_rd_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00001, .period = 100003
inline constexpr listed demand_rfo_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a309ff2, 0x83fc00002}, {}, &demand_rfo_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00002, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a30a01c, 0x83fc00004}, {}, &demand_code_rd_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00004, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a30a04a, 0x83fc00010}, {}, &pf_l2_data_rd_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00010, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a30a077, 0x83fc00020}, {}, &pf_l2_rfo_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00020, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a30a0a0, 0x83fc00080}, {}, &pf_l3_data_rd_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00080, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a30a0cd, 0x83fc00100}, {}, &pf_l3_rfo_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00100, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a30a0f6, 0x83fc00400}, {}, &pf_l1d_and_sw_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00400, .period = 100003
inline constexpr listed other_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a30a123, 0x83fc08000}, {}, &other_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc08000, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a30a148, 0x83fc00490}, {}, &all_pf_data_rd_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00490, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a30a176, 0x83fc00120}, {}, &all_pf_rfo_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00120, .period = 100003
inline constexpr listed all_data_rd_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a30a1a0, 0x83fc00491}, {}, &all_data_rd_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00491, .period = 100003
inline constexpr listed all_rfo_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a30a1cb, 0x83fc00122}, {}, &all_rfo_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00122, .period = 100003
inline constexpr listed all_reads_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a30a1f2, 0x83fc007f7}, {}, &all_reads_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc007f7, .period = 100003
inline constexpr listed demand_data_rd_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30a21b, 0x100400001}, {}, &demand_data_rd_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400001, .period = 100003
inline constexpr listed demand_data_rd_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30a251, 0x80400001}, {}, &demand_data_rd_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400001, .period = 100003
inline constexpr listed demand_rfo_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30a281, 0x100400002}, {}, &demand_rfo_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400002, .period = 100003
inline constexpr listed demand_rfo_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30a2b3, 0x80400002}, {}, &demand_rfo_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400002, .period = 100003
inline constexpr listed demand_code_rd_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30a2df, 0x100400004}, {}, &demand_code_rd_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400004, .period = 100003
inline constexpr listed demand_code_rd_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30a315, 0x80400004}, {}, &demand_code_rd_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400004, .period = 100003
inline constexpr listed pf_l2_data_rd_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30a345, 0x100400010}, {}, &pf_l2_data_rd_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400010, .period = 100003
inline constexpr listed pf_l2_data_rd_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30a37a, 0x80400010}, {}, &pf_l2_data_rd_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400010, .period = 100003
inline constexpr listed pf_l2_rfo_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30a3a9, 0x100400020}, {}, &pf_l2_rfo_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400020, .period = 100003
inline constexpr listed pf_l2_rfo_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30a3da, 0x80400020}, {}, &pf_l2_rfo_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400020, .period = 100003
inline constexpr listed pf_l3_data_rd_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30a405, 0x100400080}, {}, &pf_l3_data_rd_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400080, .period = 100003
inline constexpr listed pf_l3_data_rd_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30a43a, 0x80400080}, {}, &pf_l3_data_rd_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400080, .period = 100003
inline constexpr listed pf_l3_rfo_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30a469, 0x100400100}, {}, &pf_l3_rfo_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400100, .period = 100003
inline constexpr listed pf_l3_rfo_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30a49a, 0x80400100}, {}, &pf_l3_rfo_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400100, .period = 100003
inline constexpr listed pf_l1d_and_sw_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30a4c5, 0x100400400}, {}, &pf_l1d_and_sw_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400400, .period = 100003
inline constexpr listed pf_l1d_and_sw_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30a4fa, 0x80400400}, {}, &pf_l1d_and_sw_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400400, .period = 100003
inline constexpr listed other_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30a529, 0x100408000}, {}, &other_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100408000, .period = 100003
inline constexpr listed other_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30a556, 0x80408000}, {}, &other_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80408000, .period = 100003
inline constexpr listed all_pf_data_rd_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30a57d, 0x100400490}, {}, &all_pf_data_rd_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400490, .period = 100003
inline constexpr listed all_pf_data_rd_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30a5b3, 0x80400490}, {}, &all_pf_data_rd_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400490, .period = 100003
inline constexpr listed all_pf_rfo_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30a5e3, 0x100400120}, {}, &all_pf_rfo_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400120, .period = 100003
inline constexpr listed all_pf_rfo_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30a615, 0x80400120}, {}, &all_pf_rfo_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400120, .period = 100003
inline constexpr listed all_data_rd_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30a641, 0x100400491}, {}, &all_data_rd_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400491, .period = 100003
inline constexpr listed all_data_rd_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30a674, 0x80400491}, {}, &all_data_rd_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400491, .period = 100003
inline constexpr listed all_rfo_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30a6a1, 0x100400122}, {}, &all_rfo_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400122, .period = 100003
inline constexpr listed all_rfo_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30a6d0, 0x80400122}, {}, &all_rfo_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400122, .period = 100003
inline constexpr listed all_reads_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30a6f9, 0x1004007f7}, {}, &all_reads_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004007f7, .period = 100003
inline constexpr listed all_reads_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30a72a, 0x804007f7}, {}, &all_reads_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804007f7, .period = 100003
inline constexpr listed demand_data_rd_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30a755, 0x3f80400001}, {}, &demand_data_rd_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400001, .period = 100003
inline constexpr listed demand_rfo_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30a784, 0x3f80400002}, {}, &demand_rfo_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400002, .period = 100003
inline constexpr listed demand_code_rd_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30a7af, 0x3f80400004}, {}, &demand_code_rd_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400004, .period = 100003
inline constexpr listed pf_l2_data_rd_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30a7de, 0x3f80400010}, {}, &pf_l2_data_rd_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400010, .period = 100003
inline constexpr listed pf_l2_rfo_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30a80c, 0x3f80400020}, {}, &pf_l2_rfo_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400020, .period = 100003
inline constexpr listed pf_l3_data_rd_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30a836, 0x3f80400080}, {}, &pf_l3_data_rd_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400080, .period = 100003
inline constexpr listed pf_l3_rfo_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30a864, 0x3f80400100}, {}, &pf_l3_rfo_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400100, .period = 100003
inline constexpr listed pf_l1d_and_sw_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30a88e, 0x3f80400400}, {}, &pf_l1d_and_sw_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400400, .period = 100003
inline constexpr listed other_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30a8bc, 0x3f80408000}, {}, &other_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80408000, .period = 100003
inline constexpr listed all_pf_data_rd_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30a8e2, 0x3f80400490}, {}, &all_pf_data_rd_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400490, .period = 100003
inline constexpr listed all_pf_rfo_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30a911, 0x3f80400120}, {}, &all_pf_rfo_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400120, .period = 100003
inline constexpr listed all_data_rd_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30a93c, 0x3f80400491}, {}, &all_data_rd_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400491, .period = 100003
inline constexpr listed all_rfo_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30a968, 0x3f80400122}, {}, &all_rfo_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400122, .period = 100003
inline constexpr listed all_reads_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30a990, 0x3f804007f7}, {}, &all_reads_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f804007f7, .period = 100003
} // namespace ocr

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed all_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x2100186a30a9ba, 0x10491}, {}, &all_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30a9e4, 0x803c0491}, {}, &all_data_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30aa13, 0x1003c0491}, {}, &all_data_rd_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30aa47, 0x2003c0491}, {}, &all_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30aa76, 0x4003c0491}, {}, &all_data_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30aab0, 0x8003c0491}, {}, &all_data_rd_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30aae7, 0x10003c0491}, {}, &all_data_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30ab1b, 0x3f803c0491}, {}, &all_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30ab49, 0x8007c0491}, {}, &all_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30ab80, 0x80080491}, {}, &all_data_rd_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30abb1, 0x100080491}, {}, &all_data_rd_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30abe7, 0x200080491}, {}, &all_data_rd_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30ac18, 0x400080491}, {}, &all_data_rd_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30ac54, 0x800080491}, {}, &all_data_rd_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30ac8d, 0x1000080491}, {}, &all_data_rd_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30acc3, 0x3f80080491}, {}, &all_data_rd_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30acf3, 0x80200491}, {}, &all_data_rd_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30ad24, 0x100200491}, {}, &all_data_rd_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30ad5a, 0x200200491}, {}, &all_data_rd_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30ad8b, 0x400200491}, {}, &all_data_rd_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30adc7, 0x800200491}, {}, &all_data_rd_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30ae00, 0x1000200491}, {}, &all_data_rd_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30ae36, 0x3f80200491}, {}, &all_data_rd_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30ae66, 0x80040491}, {}, &all_data_rd_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30ae97, 0x100040491}, {}, &all_data_rd_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30aecd, 0x200040491}, {}, &all_data_rd_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30aefe, 0x400040491}, {}, &all_data_rd_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30af3a, 0x800040491}, {}, &all_data_rd_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30af73, 0x1000040491}, {}, &all_data_rd_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30afa9, 0x3f80040491}, {}, &all_data_rd_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30afd9, 0x80100491}, {}, &all_data_rd_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30b00a, 0x100100491}, {}, &all_data_rd_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30b040, 0x200100491}, {}, &all_data_rd_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30b071, 0x400100491}, {}, &all_data_rd_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30b0ad, 0x800100491}, {}, &all_data_rd_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30b0e6, 0x1000100491}, {}, &all_data_rd_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30b11c, 0x3f80100491}, {}, &all_data_rd_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30b14c, 0xbc000491}, {}, &all_data_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30b17c, 0x13c000491}, {}, &all_data_rd_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30b1b1, 0x23c000491}, {}, &all_data_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30b1e1, 0x43c000491}, {}, &all_data_rd_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30b21c, 0x83c000491}, {}, &all_data_rd_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30b254, 0x103c000491}, {}, &all_data_rd_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30b289, 0x3fbc000491}, {}, &all_data_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x2100186a30b2b8, 0x103fc00491}, {}, &all_data_rd_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x2100186a30b2e9, 0x83fc00491}, {}, &all_data_rd_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30b321, 0x84000491}, {}, &all_data_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30b35c, 0x104000491}, {}, &all_data_rd_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30b39c, 0x204000491}, {}, &all_data_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30b3d7, 0x404000491}, {}, &all_data_rd_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30b41d, 0x804000491}, {}, &all_data_rd_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30b460, 0x1004000491}, {}, &all_data_rd_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30b4a0, 0x3f84000491}, {}, &all_data_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30b4da, 0x604000491}, {}, &all_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30b51f, 0x63b800491}, {}, &all_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30b565, 0x90000491}, {}, &all_data_rd_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30b5a6, 0x110000491}, {}, &all_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30b5ec, 0x210000491}, {}, &all_data_rd_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30b62d, 0x410000491}, {}, &all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30b679, 0x810000491}, {}, &all_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30b6c2, 0x1010000491}, {}, &all_data_rd_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30b708, 0x3f90000491}, {}, &all_data_rd_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30b748, 0x100400491}, {}, &all_data_rd_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30b788, 0x80400491}, {}, &all_data_rd_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30b7c2, 0x3f80400491}, {}, &all_data_rd_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30b7fb, 0x80020491}, {}, &all_data_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30b831, 0x100020491}, {}, &all_data_rd_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30b86c, 0x200020491}, {}, &all_data_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30b8a2, 0x400020491}, {}, &all_data_rd_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30b8e3, 0x800020491}, {}, &all_data_rd_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30b921, 0x1000020491}, {}, &all_data_rd_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020491, .period = 100003, .deprecated = true
inline constexpr listed all_data_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30b95c, 0x3f80020491}, {}, &all_data_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020491, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x2100186a30b991, 0x10490}, {}, &all_pf_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30b9be, 0x803c0490}, {}, &all_pf_data_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30b9f0, 0x1003c0490}, {}, &all_pf_data_rd_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30ba27, 0x2003c0490}, {}, &all_pf_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30ba59, 0x4003c0490}, {}, &all_pf_data_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30ba96, 0x8003c0490}, {}, &all_pf_data_rd_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30bad0, 0x10003c0490}, {}, &all_pf_data_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30bb07, 0x3f803c0490}, {}, &all_pf_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30bb38, 0x8007c0490}, {}, &all_pf_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30bb72, 0x80080490}, {}, &all_pf_data_rd_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30bba6, 0x100080490}, {}, &all_pf_data_rd_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30bbdf, 0x200080490}, {}, &all_pf_data_rd_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30bc13, 0x400080490}, {}, &all_pf_data_rd_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30bc52, 0x800080490}, {}, &all_pf_data_rd_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30bc8e, 0x1000080490}, {}, &all_pf_data_rd_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30bcc7, 0x3f80080490}, {}, &all_pf_data_rd_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30bcfa, 0x80200490}, {}, &all_pf_data_rd_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30bd2e, 0x100200490}, {}, &all_pf_data_rd_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30bd67, 0x200200490}, {}, &all_pf_data_rd_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30bd9b, 0x400200490}, {}, &all_pf_data_rd_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30bdda, 0x800200490}, {}, &all_pf_data_rd_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30be16, 0x1000200490}, {}, &all_pf_data_rd_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30be4f, 0x3f80200490}, {}, &all_pf_data_rd_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30be82, 0x80040490}, {}, &all_pf_data_rd_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30beb6, 0x100040490}, {}, &all_pf_data_rd_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30beef, 0x200040490}, {}, &all_pf_data_rd_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30bf23, 0x400040490}, {}, &all_pf_data_rd_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30bf62, 0x800040490}, {}, &all_pf_data_rd_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30bf9e, 0x1000040490}, {}, &all_pf_data_rd_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30bfd7, 0x3f80040490}, {}, &all_pf_data_rd_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30c00a, 0x80100490}, {}, &all_pf_data_rd_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30c03e, 0x100100490}, {}, &all_pf_data_rd_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30c077, 0x200100490}, {}, &all_pf_data_rd_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30c0ab, 0x400100490}, {}, &all_pf_data_rd_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30c0ea, 0x800100490}, {}, &all_pf_data_rd_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30c126, 0x1000100490}, {}, &all_pf_data_rd_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30c15f, 0x3f80100490}, {}, &all_pf_data_rd_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30c192, 0xbc000490}, {}, &all_pf_data_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30c1c5, 0x13c000490}, {}, &all_pf_data_rd_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30c1fd, 0x23c000490}, {}, &all_pf_data_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30c230, 0x43c000490}, {}, &all_pf_data_rd_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30c26e, 0x83c000490}, {}, &all_pf_data_rd_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30c2a9, 0x103c000490}, {}, &all_pf_data_rd_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30c2e1, 0x3fbc000490}, {}, &all_pf_data_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x2100186a30c313, 0x103fc00490}, {}, &all_pf_data_rd_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x2100186a30c347, 0x83fc00490}, {}, &all_pf_data_rd_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30c382, 0x84000490}, {}, &all_pf_data_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30c3c0, 0x104000490}, {}, &all_pf_data_rd_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30c403, 0x204000490}, {}, &all_pf_data_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30c441, 0x404000490}, {}, &all_pf_data_rd_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30c48a, 0x804000490}, {}, &all_pf_data_rd_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30c4d0, 0x1004000490}, {}, &all_pf_data_rd_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30c513, 0x3f84000490}, {}, &all_pf_data_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30c550, 0x604000490}, {}, &all_pf_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30c598, 0x63b800490}, {}, &all_pf_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30c5e1, 0x90000490}, {}, &all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30c625, 0x110000490}, {}, &all_pf_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30c66e, 0x210000490}, {}, &all_pf_data_rd_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30c6b2, 0x410000490}, {}, &all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30c701, 0x810000490}, {}, &all_pf_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30c74d, 0x1010000490}, {}, &all_pf_data_rd_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30c796, 0x3f90000490}, {}, &all_pf_data_rd_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30c7d9, 0x100400490}, {}, &all_pf_data_rd_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30c81c, 0x80400490}, {}, &all_pf_data_rd_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30c859, 0x3f80400490}, {}, &all_pf_data_rd_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30c895, 0x80020490}, {}, &all_pf_data_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30c8ce, 0x100020490}, {}, &all_pf_data_rd_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30c90c, 0x200020490}, {}, &all_pf_data_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30c945, 0x400020490}, {}, &all_pf_data_rd_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30c989, 0x800020490}, {}, &all_pf_data_rd_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30c9ca, 0x1000020490}, {}, &all_pf_data_rd_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_data_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30ca08, 0x3f80020490}, {}, &all_pf_data_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020490, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x2100186a30ca40, 0x10120}, {}, &all_pf_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30ca69, 0x803c0120}, {}, &all_pf_rfo_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30ca97, 0x1003c0120}, {}, &all_pf_rfo_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30caca, 0x2003c0120}, {}, &all_pf_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30caf8, 0x4003c0120}, {}, &all_pf_rfo_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30cb31, 0x8003c0120}, {}, &all_pf_rfo_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30cb67, 0x10003c0120}, {}, &all_pf_rfo_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30cb9a, 0x3f803c0120}, {}, &all_pf_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30cbc7, 0x8007c0120}, {}, &all_pf_rfo_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30cbfd, 0x80080120}, {}, &all_pf_rfo_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30cc2d, 0x100080120}, {}, &all_pf_rfo_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30cc62, 0x200080120}, {}, &all_pf_rfo_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30cc92, 0x400080120}, {}, &all_pf_rfo_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30cccd, 0x800080120}, {}, &all_pf_rfo_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30cd05, 0x1000080120}, {}, &all_pf_rfo_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30cd3a, 0x3f80080120}, {}, &all_pf_rfo_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30cd69, 0x80200120}, {}, &all_pf_rfo_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30cd99, 0x100200120}, {}, &all_pf_rfo_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30cdce, 0x200200120}, {}, &all_pf_rfo_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30cdfe, 0x400200120}, {}, &all_pf_rfo_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30ce39, 0x800200120}, {}, &all_pf_rfo_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30ce71, 0x1000200120}, {}, &all_pf_rfo_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30cea6, 0x3f80200120}, {}, &all_pf_rfo_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30ced5, 0x80040120}, {}, &all_pf_rfo_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30cf05, 0x100040120}, {}, &all_pf_rfo_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30cf3a, 0x200040120}, {}, &all_pf_rfo_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30cf6a, 0x400040120}, {}, &all_pf_rfo_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30cfa5, 0x800040120}, {}, &all_pf_rfo_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30cfdd, 0x1000040120}, {}, &all_pf_rfo_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30d012, 0x3f80040120}, {}, &all_pf_rfo_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30d041, 0x80100120}, {}, &all_pf_rfo_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30d071, 0x100100120}, {}, &all_pf_rfo_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30d0a6, 0x200100120}, {}, &all_pf_rfo_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30d0d6, 0x400100120}, {}, &all_pf_rfo_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30d111, 0x800100120}, {}, &all_pf_rfo_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30d149, 0x1000100120}, {}, &all_pf_rfo_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30d17e, 0x3f80100120}, {}, &all_pf_rfo_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30d1ad, 0xbc000120}, {}, &all_pf_rfo_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30d1dc, 0x13c000120}, {}, &all_pf_rfo_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30d210, 0x23c000120}, {}, &all_pf_rfo_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30d23f, 0x43c000120}, {}, &all_pf_rfo_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30d279, 0x83c000120}, {}, &all_pf_rfo_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30d2b0, 0x103c000120}, {}, &all_pf_rfo_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30d2e4, 0x3fbc000120}, {}, &all_pf_rfo_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x2100186a30d312, 0x103fc00120}, {}, &all_pf_rfo_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x2100186a30d342, 0x83fc00120}, {}, &all_pf_rfo_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30d379, 0x84000120}, {}, &all_pf_rfo_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30d3b3, 0x104000120}, {}, &all_pf_rfo_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30d3f2, 0x204000120}, {}, &all_pf_rfo_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30d42c, 0x404000120}, {}, &all_pf_rfo_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30d471, 0x804000120}, {}, &all_pf_rfo_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30d4b3, 0x1004000120}, {}, &all_pf_rfo_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30d4f2, 0x3f84000120}, {}, &all_pf_rfo_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30d52b, 0x604000120}, {}, &all_pf_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30d56f, 0x63b800120}, {}, &all_pf_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30d5b4, 0x90000120}, {}, &all_pf_rfo_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30d5f4, 0x110000120}, {}, &all_pf_rfo_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30d639, 0x210000120}, {}, &all_pf_rfo_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30d679, 0x410000120}, {}, &all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30d6c4, 0x810000120}, {}, &all_pf_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30d70c, 0x1010000120}, {}, &all_pf_rfo_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30d751, 0x3f90000120}, {}, &all_pf_rfo_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30d790, 0x100400120}, {}, &all_pf_rfo_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30d7cf, 0x80400120}, {}, &all_pf_rfo_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30d808, 0x3f80400120}, {}, &all_pf_rfo_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30d840, 0x80020120}, {}, &all_pf_rfo_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30d875, 0x100020120}, {}, &all_pf_rfo_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30d8af, 0x200020120}, {}, &all_pf_rfo_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30d8e4, 0x400020120}, {}, &all_pf_rfo_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30d924, 0x800020120}, {}, &all_pf_rfo_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30d961, 0x1000020120}, {}, &all_pf_rfo_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020120, .period = 100003, .deprecated = true
inline constexpr listed all_pf_rfo_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30d99b, 0x3f80020120}, {}, &all_pf_rfo_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020120, .period = 100003, .deprecated = true
inline constexpr listed all_reads_any_response{{&list, 0x10b7, 0xf000f, 0x2100186a30d9cf, 0x107f7}, {}, &all_reads_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x107f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30d9f7, 0x803c07f7}, {}, &all_reads_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c07f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30da24, 0x1003c07f7}, {}, &all_reads_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c07f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30da56, 0x2003c07f7}, {}, &all_reads_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c07f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30da83, 0x4003c07f7}, {}, &all_reads_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c07f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30dabb, 0x8003c07f7}, {}, &all_reads_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c07f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30daf0, 0x10003c07f7}, {}, &all_reads_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c07f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30db22, 0x3f803c07f7}, {}, &all_reads_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c07f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30db4e, 0x8007c07f7}, {}, &all_reads_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c07f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30db83, 0x800807f7}, {}, &all_reads_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800807f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30dbb2, 0x1000807f7}, {}, &all_reads_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000807f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30dbe6, 0x2000807f7}, {}, &all_reads_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000807f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30dc15, 0x4000807f7}, {}, &all_reads_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4000807f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30dc4f, 0x8000807f7}, {}, &all_reads_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8000807f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30dc86, 0x10000807f7}, {}, &all_reads_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10000807f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30dcba, 0x3f800807f7}, {}, &all_reads_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f800807f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30dce8, 0x802007f7}, {}, &all_reads_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x802007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30dd17, 0x1002007f7}, {}, &all_reads_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1002007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30dd4b, 0x2002007f7}, {}, &all_reads_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2002007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30dd7a, 0x4002007f7}, {}, &all_reads_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4002007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30ddb4, 0x8002007f7}, {}, &all_reads_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8002007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30ddeb, 0x10002007f7}, {}, &all_reads_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10002007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30de1f, 0x3f802007f7}, {}, &all_reads_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f802007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30de4d, 0x800407f7}, {}, &all_reads_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800407f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30de7c, 0x1000407f7}, {}, &all_reads_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000407f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30deb0, 0x2000407f7}, {}, &all_reads_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000407f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30dedf, 0x4000407f7}, {}, &all_reads_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4000407f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30df19, 0x8000407f7}, {}, &all_reads_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8000407f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30df50, 0x10000407f7}, {}, &all_reads_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10000407f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30df84, 0x3f800407f7}, {}, &all_reads_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f800407f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30dfb2, 0x801007f7}, {}, &all_reads_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x801007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30dfe1, 0x1001007f7}, {}, &all_reads_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1001007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30e015, 0x2001007f7}, {}, &all_reads_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2001007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30e044, 0x4001007f7}, {}, &all_reads_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4001007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30e07e, 0x8001007f7}, {}, &all_reads_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8001007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30e0b5, 0x10001007f7}, {}, &all_reads_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10001007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30e0e9, 0x3f801007f7}, {}, &all_reads_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f801007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30e117, 0xbc0007f7}, {}, &all_reads_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc0007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30e145, 0x13c0007f7}, {}, &all_reads_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c0007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30e178, 0x23c0007f7}, {}, &all_reads_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c0007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30e1a6, 0x43c0007f7}, {}, &all_reads_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c0007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30e1df, 0x83c0007f7}, {}, &all_reads_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c0007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30e215, 0x103c0007f7}, {}, &all_reads_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c0007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30e248, 0x3fbc0007f7}, {}, &all_reads_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc0007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x2100186a30e275, 0x103fc007f7}, {}, &all_reads_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x2100186a30e2a4, 0x83fc007f7}, {}, &all_reads_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30e2da, 0x840007f7}, {}, &all_reads_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x840007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30e313, 0x1040007f7}, {}, &all_reads_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1040007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30e351, 0x2040007f7}, {}, &all_reads_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2040007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30e38a, 0x4040007f7}, {}, &all_reads_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4040007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30e3ce, 0x8040007f7}, {}, &all_reads_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8040007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30e40f, 0x10040007f7}, {}, &all_reads_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10040007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30e44d, 0x3f840007f7}, {}, &all_reads_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f840007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30e485, 0x6040007f7}, {}, &all_reads_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x6040007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30e4c8, 0x63b8007f7}, {}, &all_reads_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b8007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30e50c, 0x900007f7}, {}, &all_reads_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x900007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30e54b, 0x1100007f7}, {}, &all_reads_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1100007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30e58f, 0x2100007f7}, {}, &all_reads_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2100007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30e5ce, 0x4100007f7}, {}, &all_reads_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4100007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30e618, 0x8100007f7}, {}, &all_reads_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8100007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30e65f, 0x10100007f7}, {}, &all_reads_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10100007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30e6a3, 0x3f900007f7}, {}, &all_reads_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f900007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30e6e1, 0x1004007f7}, {}, &all_reads_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30e71f, 0x804007f7}, {}, &all_reads_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30e757, 0x3f804007f7}, {}, &all_reads_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f804007f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30e78e, 0x800207f7}, {}, &all_reads_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800207f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30e7c2, 0x1000207f7}, {}, &all_reads_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000207f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30e7fb, 0x2000207f7}, {}, &all_reads_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000207f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30e82f, 0x4000207f7}, {}, &all_reads_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4000207f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30e86e, 0x8000207f7}, {}, &all_reads_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8000207f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30e8aa, 0x10000207f7}, {}, &all_reads_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10000207f7, .period = 100003, .deprecated = true
inline constexpr listed all_reads_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30e8e3, 0x3f800207f7}, {}, &all_reads_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f800207f7, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x2100186a30e916, 0x10122}, {}, &all_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30e93c, 0x803c0122}, {}, &all_rfo_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30e967, 0x1003c0122}, {}, &all_rfo_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30e997, 0x2003c0122}, {}, &all_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30e9c2, 0x4003c0122}, {}, &all_rfo_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30e9f8, 0x8003c0122}, {}, &all_rfo_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30ea2b, 0x10003c0122}, {}, &all_rfo_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30ea5b, 0x3f803c0122}, {}, &all_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30ea85, 0x8007c0122}, {}, &all_rfo_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30eab8, 0x80080122}, {}, &all_rfo_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30eae5, 0x100080122}, {}, &all_rfo_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30eb17, 0x200080122}, {}, &all_rfo_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30eb44, 0x400080122}, {}, &all_rfo_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30eb7c, 0x800080122}, {}, &all_rfo_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30ebb1, 0x1000080122}, {}, &all_rfo_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30ebe3, 0x3f80080122}, {}, &all_rfo_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30ec0f, 0x80200122}, {}, &all_rfo_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30ec3c, 0x100200122}, {}, &all_rfo_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30ec6e, 0x200200122}, {}, &all_rfo_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30ec9b, 0x400200122}, {}, &all_rfo_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30ecd3, 0x800200122}, {}, &all_rfo_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30ed08, 0x1000200122}, {}, &all_rfo_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30ed3a, 0x3f80200122}, {}, &all_rfo_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30ed66, 0x80040122}, {}, &all_rfo_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30ed93, 0x100040122}, {}, &all_rfo_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30edc5, 0x200040122}, {}, &all_rfo_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30edf2, 0x400040122}, {}, &all_rfo_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30ee2a, 0x800040122}, {}, &all_rfo_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30ee5f, 0x1000040122}, {}, &all_rfo_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30ee91, 0x3f80040122}, {}, &all_rfo_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30eebd, 0x80100122}, {}, &all_rfo_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30eeea, 0x100100122}, {}, &all_rfo_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30ef1c, 0x200100122}, {}, &all_rfo_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30ef49, 0x400100122}, {}, &all_rfo_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30ef81, 0x800100122}, {}, &all_rfo_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30efb6, 0x1000100122}, {}, &all_rfo_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30efe8, 0x3f80100122}, {}, &all_rfo_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30f014, 0xbc000122}, {}, &all_rfo_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30f040, 0x13c000122}, {}, &all_rfo_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30f071, 0x23c000122}, {}, &all_rfo_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30f09d, 0x43c000122}, {}, &all_rfo_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30f0d4, 0x83c000122}, {}, &all_rfo_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30f108, 0x103c000122}, {}, &all_rfo_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30f139, 0x3fbc000122}, {}, &all_rfo_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x2100186a30f164, 0x103fc00122}, {}, &all_rfo_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x2100186a30f191, 0x83fc00122}, {}, &all_rfo_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30f1c5, 0x84000122}, {}, &all_rfo_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30f1fc, 0x104000122}, {}, &all_rfo_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30f238, 0x204000122}, {}, &all_rfo_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30f26f, 0x404000122}, {}, &all_rfo_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30f2b1, 0x804000122}, {}, &all_rfo_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30f2f0, 0x1004000122}, {}, &all_rfo_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30f32c, 0x3f84000122}, {}, &all_rfo_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30f362, 0x604000122}, {}, &all_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30f3a3, 0x63b800122}, {}, &all_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30f3e5, 0x90000122}, {}, &all_rfo_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30f422, 0x110000122}, {}, &all_rfo_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30f464, 0x210000122}, {}, &all_rfo_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30f4a1, 0x410000122}, {}, &all_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30f4e9, 0x810000122}, {}, &all_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30f52e, 0x1010000122}, {}, &all_rfo_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30f570, 0x3f90000122}, {}, &all_rfo_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30f5ac, 0x100400122}, {}, &all_rfo_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30f5e8, 0x80400122}, {}, &all_rfo_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30f61e, 0x3f80400122}, {}, &all_rfo_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30f653, 0x80020122}, {}, &all_rfo_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30f685, 0x100020122}, {}, &all_rfo_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30f6bc, 0x200020122}, {}, &all_rfo_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30f6ee, 0x400020122}, {}, &all_rfo_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30f72b, 0x800020122}, {}, &all_rfo_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30f765, 0x1000020122}, {}, &all_rfo_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020122, .period = 100003, .deprecated = true
inline constexpr listed all_rfo_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30f79c, 0x3f80020122}, {}, &all_rfo_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020122, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_any_response{{&list, 0x10b7, 0xf000f, 0x2100186a30f7cd, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30f7fa, 0x803c0004}, {}, &demand_code_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30f82c, 0x1003c0004}, {}, &demand_code_rd_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30f863, 0x2003c0004}, {}, &demand_code_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30f895, 0x4003c0004}, {}, &demand_code_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30f8d2, 0x8003c0004}, {}, &demand_code_rd_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30f90c, 0x10003c0004}, {}, &demand_code_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30f943, 0x3f803c0004}, {}, &demand_code_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30f974, 0x8007c0004}, {}, &demand_code_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30f9ae, 0x80080004}, {}, &demand_code_rd_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30f9e2, 0x100080004}, {}, &demand_code_rd_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30fa1b, 0x200080004}, {}, &demand_code_rd_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30fa4f, 0x400080004}, {}, &demand_code_rd_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30fa8e, 0x800080004}, {}, &demand_code_rd_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30faca, 0x1000080004}, {}, &demand_code_rd_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30fb03, 0x3f80080004}, {}, &demand_code_rd_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30fb36, 0x80200004}, {}, &demand_code_rd_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30fb6a, 0x100200004}, {}, &demand_code_rd_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30fba3, 0x200200004}, {}, &demand_code_rd_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30fbd7, 0x400200004}, {}, &demand_code_rd_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30fc16, 0x800200004}, {}, &demand_code_rd_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30fc52, 0x1000200004}, {}, &demand_code_rd_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30fc8b, 0x3f80200004}, {}, &demand_code_rd_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30fcbe, 0x80040004}, {}, &demand_code_rd_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30fcf2, 0x100040004}, {}, &demand_code_rd_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30fd2b, 0x200040004}, {}, &demand_code_rd_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30fd5f, 0x400040004}, {}, &demand_code_rd_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30fd9e, 0x800040004}, {}, &demand_code_rd_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30fdda, 0x1000040004}, {}, &demand_code_rd_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30fe13, 0x3f80040004}, {}, &demand_code_rd_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30fe46, 0x80100004}, {}, &demand_code_rd_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a30fe7a, 0x100100004}, {}, &demand_code_rd_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a30feb3, 0x200100004}, {}, &demand_code_rd_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30fee7, 0x400100004}, {}, &demand_code_rd_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a30ff26, 0x800100004}, {}, &demand_code_rd_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a30ff62, 0x1000100004}, {}, &demand_code_rd_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a30ff9b, 0x3f80100004}, {}, &demand_code_rd_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a30ffce, 0xbc000004}, {}, &demand_code_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a310001, 0x13c000004}, {}, &demand_code_rd_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a310039, 0x23c000004}, {}, &demand_code_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31006c, 0x43c000004}, {}, &demand_code_rd_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3100aa, 0x83c000004}, {}, &demand_code_rd_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a3100e5, 0x103c000004}, {}, &demand_code_rd_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a31011d, 0x3fbc000004}, {}, &demand_code_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x2100186a31014f, 0x103fc00004}, {}, &demand_code_rd_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x2100186a310183, 0x83fc00004}, {}, &demand_code_rd_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a3101be, 0x84000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3101fc, 0x104000004}, {}, &demand_code_rd_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a31023f, 0x204000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31027d, 0x404000004}, {}, &demand_code_rd_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3102c6, 0x804000004}, {}, &demand_code_rd_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a31030c, 0x1004000004}, {}, &demand_code_rd_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a31034f, 0x3f84000004}, {}, &demand_code_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31038c, 0x604000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3103d4, 0x63b800004}, {}, &demand_code_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a31041d, 0x90000004}, {}, &demand_code_rd_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a310461, 0x110000004}, {}, &demand_code_rd_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a3104aa, 0x210000004}, {}, &demand_code_rd_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3104ee, 0x410000004}, {}, &demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31053d, 0x810000004}, {}, &demand_code_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a310589, 0x1010000004}, {}, &demand_code_rd_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a3105d2, 0x3f90000004}, {}, &demand_code_rd_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x2100186a310615, 0x100400004}, {}, &demand_code_rd_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a310658, 0x80400004}, {}, &demand_code_rd_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a310695, 0x3f80400004}, {}, &demand_code_rd_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a3106d1, 0x80020004}, {}, &demand_code_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a31070a, 0x100020004}, {}, &demand_code_rd_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a310748, 0x200020004}, {}, &demand_code_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a310781, 0x400020004}, {}, &demand_code_rd_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3107c5, 0x800020004}, {}, &demand_code_rd_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a310806, 0x1000020004}, {}, &demand_code_rd_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020004, .period = 100003, .deprecated = true
inline constexpr listed demand_code_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a310844, 0x3f80020004}, {}, &demand_code_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020004, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x2100186a31087c, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a3108a9, 0x803c0001}, {}, &demand_data_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3108db, 0x1003c0001}, {}, &demand_data_rd_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a310912, 0x2003c0001}, {}, &demand_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a310944, 0x4003c0001}, {}, &demand_data_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a310981, 0x8003c0001}, {}, &demand_data_rd_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a3109bb, 0x10003c0001}, {}, &demand_data_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a3109f2, 0x3f803c0001}, {}, &demand_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a310a23, 0x8007c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a310a5d, 0x80080001}, {}, &demand_data_rd_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a310a91, 0x100080001}, {}, &demand_data_rd_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a310aca, 0x200080001}, {}, &demand_data_rd_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a310afe, 0x400080001}, {}, &demand_data_rd_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a310b3d, 0x800080001}, {}, &demand_data_rd_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a310b79, 0x1000080001}, {}, &demand_data_rd_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a310bb2, 0x3f80080001}, {}, &demand_data_rd_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a310be5, 0x80200001}, {}, &demand_data_rd_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a310c19, 0x100200001}, {}, &demand_data_rd_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a310c52, 0x200200001}, {}, &demand_data_rd_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a310c86, 0x400200001}, {}, &demand_data_rd_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a310cc5, 0x800200001}, {}, &demand_data_rd_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a310d01, 0x1000200001}, {}, &demand_data_rd_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a310d3a, 0x3f80200001}, {}, &demand_data_rd_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a310d6d, 0x80040001}, {}, &demand_data_rd_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a310da1, 0x100040001}, {}, &demand_data_rd_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a310dda, 0x200040001}, {}, &demand_data_rd_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a310e0e, 0x400040001}, {}, &demand_data_rd_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a310e4d, 0x800040001}, {}, &demand_data_rd_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a310e89, 0x1000040001}, {}, &demand_data_rd_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a310ec2, 0x3f80040001}, {}, &demand_data_rd_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a310ef5, 0x80100001}, {}, &demand_data_rd_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a310f29, 0x100100001}, {}, &demand_data_rd_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a310f62, 0x200100001}, {}, &demand_data_rd_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a310f96, 0x400100001}, {}, &demand_data_rd_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a310fd5, 0x800100001}, {}, &demand_data_rd_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a311011, 0x1000100001}, {}, &demand_data_rd_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a31104a, 0x3f80100001}, {}, &demand_data_rd_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a31107d, 0xbc000001}, {}, &demand_data_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3110b0, 0x13c000001}, {}, &demand_data_rd_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a3110e8, 0x23c000001}, {}, &demand_data_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31111b, 0x43c000001}, {}, &demand_data_rd_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a311159, 0x83c000001}, {}, &demand_data_rd_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a311194, 0x103c000001}, {}, &demand_data_rd_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a3111cc, 0x3fbc000001}, {}, &demand_data_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x2100186a3111fe, 0x103fc00001}, {}, &demand_data_rd_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x2100186a311232, 0x83fc00001}, {}, &demand_data_rd_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a31126d, 0x84000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3112ab, 0x104000001}, {}, &demand_data_rd_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a3112ee, 0x204000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31132c, 0x404000001}, {}, &demand_data_rd_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a311375, 0x804000001}, {}, &demand_data_rd_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a3113bb, 0x1004000001}, {}, &demand_data_rd_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a3113fe, 0x3f84000001}, {}, &demand_data_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31143b, 0x604000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a311483, 0x63b800001}, {}, &demand_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a3114cc, 0x90000001}, {}, &demand_data_rd_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a311510, 0x110000001}, {}, &demand_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a311559, 0x210000001}, {}, &demand_data_rd_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31159d, 0x410000001}, {}, &demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3115ec, 0x810000001}, {}, &demand_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a311638, 0x1010000001}, {}, &demand_data_rd_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a311681, 0x3f90000001}, {}, &demand_data_rd_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3116c4, 0x100400001}, {}, &demand_data_rd_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a311707, 0x80400001}, {}, &demand_data_rd_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a311744, 0x3f80400001}, {}, &demand_data_rd_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a311780, 0x80020001}, {}, &demand_data_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3117b9, 0x100020001}, {}, &demand_data_rd_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a3117f7, 0x200020001}, {}, &demand_data_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a311830, 0x400020001}, {}, &demand_data_rd_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a311874, 0x800020001}, {}, &demand_data_rd_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a3118b5, 0x1000020001}, {}, &demand_data_rd_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a3118f3, 0x3f80020001}, {}, &demand_data_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020001, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x2100186a31192b, 0x10002}, {}, &demand_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a311954, 0x803c0002}, {}, &demand_rfo_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a311982, 0x1003c0002}, {}, &demand_rfo_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a3119b5, 0x2003c0002}, {}, &demand_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3119e3, 0x4003c0002}, {}, &demand_rfo_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a311a1c, 0x8003c0002}, {}, &demand_rfo_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a311a52, 0x10003c0002}, {}, &demand_rfo_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a311a85, 0x3f803c0002}, {}, &demand_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a311ab2, 0x8007c0002}, {}, &demand_rfo_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a311ae8, 0x80080002}, {}, &demand_rfo_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a311b18, 0x100080002}, {}, &demand_rfo_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a311b4d, 0x200080002}, {}, &demand_rfo_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a311b7d, 0x400080002}, {}, &demand_rfo_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a311bb8, 0x800080002}, {}, &demand_rfo_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a311bf0, 0x1000080002}, {}, &demand_rfo_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a311c25, 0x3f80080002}, {}, &demand_rfo_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a311c54, 0x80200002}, {}, &demand_rfo_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a311c84, 0x100200002}, {}, &demand_rfo_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a311cb9, 0x200200002}, {}, &demand_rfo_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a311ce9, 0x400200002}, {}, &demand_rfo_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a311d24, 0x800200002}, {}, &demand_rfo_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a311d5c, 0x1000200002}, {}, &demand_rfo_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a311d91, 0x3f80200002}, {}, &demand_rfo_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a311dc0, 0x80040002}, {}, &demand_rfo_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a311df0, 0x100040002}, {}, &demand_rfo_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a311e25, 0x200040002}, {}, &demand_rfo_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a311e55, 0x400040002}, {}, &demand_rfo_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a311e90, 0x800040002}, {}, &demand_rfo_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a311ec8, 0x1000040002}, {}, &demand_rfo_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a311efd, 0x3f80040002}, {}, &demand_rfo_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a311f2c, 0x80100002}, {}, &demand_rfo_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a311f5c, 0x100100002}, {}, &demand_rfo_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a311f91, 0x200100002}, {}, &demand_rfo_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a311fc1, 0x400100002}, {}, &demand_rfo_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a311ffc, 0x800100002}, {}, &demand_rfo_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a312034, 0x1000100002}, {}, &demand_rfo_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a312069, 0x3f80100002}, {}, &demand_rfo_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a312098, 0xbc000002}, {}, &demand_rfo_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3120c7, 0x13c000002}, {}, &demand_rfo_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a3120fb, 0x23c000002}, {}, &demand_rfo_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31212a, 0x43c000002}, {}, &demand_rfo_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a312164, 0x83c000002}, {}, &demand_rfo_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a31219b, 0x103c000002}, {}, &demand_rfo_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a3121cf, 0x3fbc000002}, {}, &demand_rfo_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x2100186a3121fd, 0x103fc00002}, {}, &demand_rfo_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x2100186a31222d, 0x83fc00002}, {}, &demand_rfo_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a312264, 0x84000002}, {}, &demand_rfo_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a31229e, 0x104000002}, {}, &demand_rfo_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a3122dd, 0x204000002}, {}, &demand_rfo_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a312317, 0x404000002}, {}, &demand_rfo_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31235c, 0x804000002}, {}, &demand_rfo_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a31239e, 0x1004000002}, {}, &demand_rfo_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a3123dd, 0x3f84000002}, {}, &demand_rfo_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a312416, 0x604000002}, {}, &demand_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31245a, 0x63b800002}, {}, &demand_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a31249f, 0x90000002}, {}, &demand_rfo_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3124df, 0x110000002}, {}, &demand_rfo_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a312524, 0x210000002}, {}, &demand_rfo_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a312564, 0x410000002}, {}, &demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3125af, 0x810000002}, {}, &demand_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a3125f7, 0x1010000002}, {}, &demand_rfo_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a31263c, 0x3f90000002}, {}, &demand_rfo_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x2100186a31267b, 0x100400002}, {}, &demand_rfo_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a3126ba, 0x80400002}, {}, &demand_rfo_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a3126f3, 0x3f80400002}, {}, &demand_rfo_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a31272b, 0x80020002}, {}, &demand_rfo_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a312760, 0x100020002}, {}, &demand_rfo_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a31279a, 0x200020002}, {}, &demand_rfo_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3127cf, 0x400020002}, {}, &demand_rfo_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31280f, 0x800020002}, {}, &demand_rfo_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a31284c, 0x1000020002}, {}, &demand_rfo_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020002, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a312886, 0x3f80020002}, {}, &demand_rfo_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020002, .period = 100003, .deprecated = true
inline constexpr listed other_any_response{{&list, 0x10b7, 0xf000f, 0x2100186a3128ba, 0x18000}, {}, &other_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x18000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a3128de, 0x803c8000}, {}, &other_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c8000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a312907, 0x1003c8000}, {}, &other_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c8000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a312935, 0x2003c8000}, {}, &other_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c8000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31295e, 0x4003c8000}, {}, &other_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c8000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a312992, 0x8003c8000}, {}, &other_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c8000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a3129c3, 0x10003c8000}, {}, &other_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c8000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a3129f1, 0x3f803c8000}, {}, &other_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c8000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a312a19, 0x8007c8000}, {}, &other_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c8000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a312a4a, 0x80088000}, {}, &other_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80088000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a312a75, 0x100088000}, {}, &other_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100088000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a312aa5, 0x200088000}, {}, &other_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200088000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a312ad0, 0x400088000}, {}, &other_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400088000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a312b06, 0x800088000}, {}, &other_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800088000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a312b39, 0x1000088000}, {}, &other_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000088000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a312b69, 0x3f80088000}, {}, &other_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80088000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a312b93, 0x80208000}, {}, &other_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80208000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a312bbe, 0x100208000}, {}, &other_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100208000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a312bee, 0x200208000}, {}, &other_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200208000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a312c19, 0x400208000}, {}, &other_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400208000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a312c4f, 0x800208000}, {}, &other_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800208000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a312c82, 0x1000208000}, {}, &other_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000208000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a312cb2, 0x3f80208000}, {}, &other_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80208000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a312cdc, 0x80048000}, {}, &other_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80048000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a312d07, 0x100048000}, {}, &other_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100048000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a312d37, 0x200048000}, {}, &other_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200048000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a312d62, 0x400048000}, {}, &other_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400048000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a312d98, 0x800048000}, {}, &other_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800048000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a312dcb, 0x1000048000}, {}, &other_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000048000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a312dfb, 0x3f80048000}, {}, &other_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80048000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a312e25, 0x80108000}, {}, &other_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80108000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a312e50, 0x100108000}, {}, &other_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100108000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a312e80, 0x200108000}, {}, &other_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200108000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a312eab, 0x400108000}, {}, &other_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400108000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a312ee1, 0x800108000}, {}, &other_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800108000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a312f14, 0x1000108000}, {}, &other_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000108000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a312f44, 0x3f80108000}, {}, &other_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80108000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a312f6e, 0xbc008000}, {}, &other_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a312f98, 0x13c008000}, {}, &other_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a312fc7, 0x23c008000}, {}, &other_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a312ff1, 0x43c008000}, {}, &other_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a313026, 0x83c008000}, {}, &other_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a313058, 0x103c008000}, {}, &other_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a313087, 0x3fbc008000}, {}, &other_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x2100186a3130b0, 0x103fc08000}, {}, &other_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc08000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x2100186a3130db, 0x83fc08000}, {}, &other_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc08000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a31310d, 0x84008000}, {}, &other_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a313142, 0x104008000}, {}, &other_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a31317c, 0x204008000}, {}, &other_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3131b1, 0x404008000}, {}, &other_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3131f1, 0x804008000}, {}, &other_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a31322e, 0x1004008000}, {}, &other_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a313268, 0x3f84008000}, {}, &other_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31329c, 0x604008000}, {}, &other_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3132db, 0x63b808000}, {}, &other_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b808000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a31331b, 0x90008000}, {}, &other_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a313356, 0x110008000}, {}, &other_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a313396, 0x210008000}, {}, &other_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3133d1, 0x410008000}, {}, &other_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a313417, 0x810008000}, {}, &other_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a31345a, 0x1010008000}, {}, &other_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010008000, .period = 100003, .deprecated = true
inline constexpr listed other_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a31349a, 0x3f90008000}, {}, &other_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90008000, .period = 100003, .deprecated = true
inline constexpr listed other_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3134d4, 0x100408000}, {}, &other_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100408000, .period = 100003, .deprecated = true
inline constexpr listed other_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a31350e, 0x80408000}, {}, &other_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80408000, .period = 100003, .deprecated = true
inline constexpr listed other_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a313542, 0x3f80408000}, {}, &other_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80408000, .period = 100003, .deprecated = true
inline constexpr listed other_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a313575, 0x80028000}, {}, &other_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80028000, .period = 100003, .deprecated = true
inline constexpr listed other_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3135a5, 0x100028000}, {}, &other_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100028000, .period = 100003, .deprecated = true
inline constexpr listed other_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a3135da, 0x200028000}, {}, &other_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200028000, .period = 100003, .deprecated = true
inline constexpr listed other_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31360a, 0x400028000}, {}, &other_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400028000, .period = 100003, .deprecated = true
inline constexpr listed other_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a313645, 0x800028000}, {}, &other_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800028000, .period = 100003, .deprecated = true
inline constexpr listed other_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a31367d, 0x1000028000}, {}, &other_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000028000, .period = 100003, .deprecated = true
inline constexpr listed other_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a3136b2, 0x3f80028000}, {}, &other_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80028000, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_any_response{{&list, 0x10b7, 0xf000f, 0x2100186a3136e1, 0x10400}, {}, &pf_l1d_and_sw_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a31370d, 0x803c0400}, {}, &pf_l1d_and_sw_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a31373e, 0x1003c0400}, {}, &pf_l1d_and_sw_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a313774, 0x2003c0400}, {}, &pf_l1d_and_sw_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3137a5, 0x4003c0400}, {}, &pf_l1d_and_sw_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3137e1, 0x8003c0400}, {}, &pf_l1d_and_sw_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a31381a, 0x10003c0400}, {}, &pf_l1d_and_sw_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a313850, 0x3f803c0400}, {}, &pf_l1d_and_sw_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a313880, 0x8007c0400}, {}, &pf_l1d_and_sw_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a3138b9, 0x80080400}, {}, &pf_l1d_and_sw_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3138ec, 0x100080400}, {}, &pf_l1d_and_sw_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a313924, 0x200080400}, {}, &pf_l1d_and_sw_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a313957, 0x400080400}, {}, &pf_l1d_and_sw_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a313995, 0x800080400}, {}, &pf_l1d_and_sw_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a3139d0, 0x1000080400}, {}, &pf_l1d_and_sw_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a313a08, 0x3f80080400}, {}, &pf_l1d_and_sw_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a313a3a, 0x80200400}, {}, &pf_l1d_and_sw_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a313a6d, 0x100200400}, {}, &pf_l1d_and_sw_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a313aa5, 0x200200400}, {}, &pf_l1d_and_sw_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a313ad8, 0x400200400}, {}, &pf_l1d_and_sw_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a313b16, 0x800200400}, {}, &pf_l1d_and_sw_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a313b51, 0x1000200400}, {}, &pf_l1d_and_sw_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a313b89, 0x3f80200400}, {}, &pf_l1d_and_sw_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a313bbb, 0x80040400}, {}, &pf_l1d_and_sw_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a313bee, 0x100040400}, {}, &pf_l1d_and_sw_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a313c26, 0x200040400}, {}, &pf_l1d_and_sw_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a313c59, 0x400040400}, {}, &pf_l1d_and_sw_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a313c97, 0x800040400}, {}, &pf_l1d_and_sw_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a313cd2, 0x1000040400}, {}, &pf_l1d_and_sw_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a313d0a, 0x3f80040400}, {}, &pf_l1d_and_sw_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a313d3c, 0x80100400}, {}, &pf_l1d_and_sw_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a313d6f, 0x100100400}, {}, &pf_l1d_and_sw_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a313da7, 0x200100400}, {}, &pf_l1d_and_sw_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a313dda, 0x400100400}, {}, &pf_l1d_and_sw_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a313e18, 0x800100400}, {}, &pf_l1d_and_sw_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a313e53, 0x1000100400}, {}, &pf_l1d_and_sw_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a313e8b, 0x3f80100400}, {}, &pf_l1d_and_sw_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a313ebd, 0xbc000400}, {}, &pf_l1d_and_sw_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a313eef, 0x13c000400}, {}, &pf_l1d_and_sw_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a313f26, 0x23c000400}, {}, &pf_l1d_and_sw_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a313f58, 0x43c000400}, {}, &pf_l1d_and_sw_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a313f95, 0x83c000400}, {}, &pf_l1d_and_sw_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a313fcf, 0x103c000400}, {}, &pf_l1d_and_sw_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a314006, 0x3fbc000400}, {}, &pf_l1d_and_sw_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x2100186a314037, 0x103fc00400}, {}, &pf_l1d_and_sw_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x2100186a31406a, 0x83fc00400}, {}, &pf_l1d_and_sw_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a3140a4, 0x84000400}, {}, &pf_l1d_and_sw_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3140e1, 0x104000400}, {}, &pf_l1d_and_sw_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a314123, 0x204000400}, {}, &pf_l1d_and_sw_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a314160, 0x404000400}, {}, &pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3141a8, 0x804000400}, {}, &pf_l1d_and_sw_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a3141ed, 0x1004000400}, {}, &pf_l1d_and_sw_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a31422f, 0x3f84000400}, {}, &pf_l1d_and_sw_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31426b, 0x604000400}, {}, &pf_l1d_and_sw_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3142b2, 0x63b800400}, {}, &pf_l1d_and_sw_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a3142fa, 0x90000400}, {}, &pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a31433d, 0x110000400}, {}, &pf_l1d_and_sw_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a314385, 0x210000400}, {}, &pf_l1d_and_sw_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3143c8, 0x410000400}, {}, &pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a314416, 0x810000400}, {}, &pf_l1d_and_sw_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a314461, 0x1010000400}, {}, &pf_l1d_and_sw_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a3144a9, 0x3f90000400}, {}, &pf_l1d_and_sw_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3144eb, 0x100400400}, {}, &pf_l1d_and_sw_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a31452d, 0x80400400}, {}, &pf_l1d_and_sw_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a314569, 0x3f80400400}, {}, &pf_l1d_and_sw_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a3145a4, 0x80020400}, {}, &pf_l1d_and_sw_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3145dc, 0x100020400}, {}, &pf_l1d_and_sw_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a314619, 0x200020400}, {}, &pf_l1d_and_sw_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a314651, 0x400020400}, {}, &pf_l1d_and_sw_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a314694, 0x800020400}, {}, &pf_l1d_and_sw_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a3146d4, 0x1000020400}, {}, &pf_l1d_and_sw_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020400, .period = 100003, .deprecated = true
inline constexpr listed pf_l1d_and_sw_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a314711, 0x3f80020400}, {}, &pf_l1d_and_sw_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020400, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x2100186a314748, 0x10010}, {}, &pf_l2_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a314774, 0x803c0010}, {}, &pf_l2_data_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3147a5, 0x1003c0010}, {}, &pf_l2_data_rd_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a3147db, 0x2003c0010}, {}, &pf_l2_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31480c, 0x4003c0010}, {}, &pf_l2_data_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a314848, 0x8003c0010}, {}, &pf_l2_data_rd_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a314881, 0x10003c0010}, {}, &pf_l2_data_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a3148b7, 0x3f803c0010}, {}, &pf_l2_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3148e7, 0x8007c0010}, {}, &pf_l2_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a314920, 0x80080010}, {}, &pf_l2_data_rd_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a314953, 0x100080010}, {}, &pf_l2_data_rd_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a31498b, 0x200080010}, {}, &pf_l2_data_rd_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3149be, 0x400080010}, {}, &pf_l2_data_rd_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3149fc, 0x800080010}, {}, &pf_l2_data_rd_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a314a37, 0x1000080010}, {}, &pf_l2_data_rd_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a314a6f, 0x3f80080010}, {}, &pf_l2_data_rd_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a314aa1, 0x80200010}, {}, &pf_l2_data_rd_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a314ad4, 0x100200010}, {}, &pf_l2_data_rd_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a314b0c, 0x200200010}, {}, &pf_l2_data_rd_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a314b3f, 0x400200010}, {}, &pf_l2_data_rd_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a314b7d, 0x800200010}, {}, &pf_l2_data_rd_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a314bb8, 0x1000200010}, {}, &pf_l2_data_rd_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a314bf0, 0x3f80200010}, {}, &pf_l2_data_rd_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a314c22, 0x80040010}, {}, &pf_l2_data_rd_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a314c55, 0x100040010}, {}, &pf_l2_data_rd_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a314c8d, 0x200040010}, {}, &pf_l2_data_rd_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a314cc0, 0x400040010}, {}, &pf_l2_data_rd_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a314cfe, 0x800040010}, {}, &pf_l2_data_rd_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a314d39, 0x1000040010}, {}, &pf_l2_data_rd_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a314d71, 0x3f80040010}, {}, &pf_l2_data_rd_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a314da3, 0x80100010}, {}, &pf_l2_data_rd_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a314dd6, 0x100100010}, {}, &pf_l2_data_rd_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a314e0e, 0x200100010}, {}, &pf_l2_data_rd_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a314e41, 0x400100010}, {}, &pf_l2_data_rd_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a314e7f, 0x800100010}, {}, &pf_l2_data_rd_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a314eba, 0x1000100010}, {}, &pf_l2_data_rd_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a314ef2, 0x3f80100010}, {}, &pf_l2_data_rd_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a314f24, 0xbc000010}, {}, &pf_l2_data_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a314f56, 0x13c000010}, {}, &pf_l2_data_rd_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a314f8d, 0x23c000010}, {}, &pf_l2_data_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a314fbf, 0x43c000010}, {}, &pf_l2_data_rd_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a314ffc, 0x83c000010}, {}, &pf_l2_data_rd_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a315036, 0x103c000010}, {}, &pf_l2_data_rd_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a31506d, 0x3fbc000010}, {}, &pf_l2_data_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x2100186a31509e, 0x103fc00010}, {}, &pf_l2_data_rd_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x2100186a3150d1, 0x83fc00010}, {}, &pf_l2_data_rd_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a31510b, 0x84000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a315148, 0x104000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a31518a, 0x204000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3151c7, 0x404000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31520f, 0x804000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a315254, 0x1004000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a315296, 0x3f84000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3152d2, 0x604000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a315319, 0x63b800010}, {}, &pf_l2_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a315361, 0x90000010}, {}, &pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3153a4, 0x110000010}, {}, &pf_l2_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a3153ec, 0x210000010}, {}, &pf_l2_data_rd_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31542f, 0x410000010}, {}, &pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31547d, 0x810000010}, {}, &pf_l2_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a3154c8, 0x1010000010}, {}, &pf_l2_data_rd_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a315510, 0x3f90000010}, {}, &pf_l2_data_rd_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x2100186a315552, 0x100400010}, {}, &pf_l2_data_rd_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a315594, 0x80400010}, {}, &pf_l2_data_rd_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a3155d0, 0x3f80400010}, {}, &pf_l2_data_rd_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a31560b, 0x80020010}, {}, &pf_l2_data_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a315643, 0x100020010}, {}, &pf_l2_data_rd_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a315680, 0x200020010}, {}, &pf_l2_data_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3156b8, 0x400020010}, {}, &pf_l2_data_rd_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3156fb, 0x800020010}, {}, &pf_l2_data_rd_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a31573b, 0x1000020010}, {}, &pf_l2_data_rd_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_data_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a315778, 0x3f80020010}, {}, &pf_l2_data_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020010, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x2100186a3157af, 0x10020}, {}, &pf_l2_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a3157d7, 0x803c0020}, {}, &pf_l2_rfo_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a315804, 0x1003c0020}, {}, &pf_l2_rfo_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a315836, 0x2003c0020}, {}, &pf_l2_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a315863, 0x4003c0020}, {}, &pf_l2_rfo_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31589b, 0x8003c0020}, {}, &pf_l2_rfo_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a3158d0, 0x10003c0020}, {}, &pf_l2_rfo_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a315902, 0x3f803c0020}, {}, &pf_l2_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31592e, 0x8007c0020}, {}, &pf_l2_rfo_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a315963, 0x80080020}, {}, &pf_l2_rfo_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a315992, 0x100080020}, {}, &pf_l2_rfo_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a3159c6, 0x200080020}, {}, &pf_l2_rfo_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3159f5, 0x400080020}, {}, &pf_l2_rfo_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a315a2f, 0x800080020}, {}, &pf_l2_rfo_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a315a66, 0x1000080020}, {}, &pf_l2_rfo_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a315a9a, 0x3f80080020}, {}, &pf_l2_rfo_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a315ac8, 0x80200020}, {}, &pf_l2_rfo_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a315af7, 0x100200020}, {}, &pf_l2_rfo_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a315b2b, 0x200200020}, {}, &pf_l2_rfo_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a315b5a, 0x400200020}, {}, &pf_l2_rfo_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a315b94, 0x800200020}, {}, &pf_l2_rfo_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a315bcb, 0x1000200020}, {}, &pf_l2_rfo_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a315bff, 0x3f80200020}, {}, &pf_l2_rfo_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a315c2d, 0x80040020}, {}, &pf_l2_rfo_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a315c5c, 0x100040020}, {}, &pf_l2_rfo_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a315c90, 0x200040020}, {}, &pf_l2_rfo_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a315cbf, 0x400040020}, {}, &pf_l2_rfo_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a315cf9, 0x800040020}, {}, &pf_l2_rfo_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a315d30, 0x1000040020}, {}, &pf_l2_rfo_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a315d64, 0x3f80040020}, {}, &pf_l2_rfo_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a315d92, 0x80100020}, {}, &pf_l2_rfo_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a315dc1, 0x100100020}, {}, &pf_l2_rfo_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a315df5, 0x200100020}, {}, &pf_l2_rfo_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a315e24, 0x400100020}, {}, &pf_l2_rfo_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a315e5e, 0x800100020}, {}, &pf_l2_rfo_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a315e95, 0x1000100020}, {}, &pf_l2_rfo_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a315ec9, 0x3f80100020}, {}, &pf_l2_rfo_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a315ef7, 0xbc000020}, {}, &pf_l2_rfo_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a315f25, 0x13c000020}, {}, &pf_l2_rfo_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a315f58, 0x23c000020}, {}, &pf_l2_rfo_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a315f86, 0x43c000020}, {}, &pf_l2_rfo_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a315fbf, 0x83c000020}, {}, &pf_l2_rfo_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a315ff5, 0x103c000020}, {}, &pf_l2_rfo_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a316028, 0x3fbc000020}, {}, &pf_l2_rfo_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x2100186a316055, 0x103fc00020}, {}, &pf_l2_rfo_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x2100186a316084, 0x83fc00020}, {}, &pf_l2_rfo_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a3160ba, 0x84000020}, {}, &pf_l2_rfo_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3160f3, 0x104000020}, {}, &pf_l2_rfo_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a316131, 0x204000020}, {}, &pf_l2_rfo_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31616a, 0x404000020}, {}, &pf_l2_rfo_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3161ae, 0x804000020}, {}, &pf_l2_rfo_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a3161ef, 0x1004000020}, {}, &pf_l2_rfo_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a31622d, 0x3f84000020}, {}, &pf_l2_rfo_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a316265, 0x604000020}, {}, &pf_l2_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3162a8, 0x63b800020}, {}, &pf_l2_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a3162ec, 0x90000020}, {}, &pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a31632b, 0x110000020}, {}, &pf_l2_rfo_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a31636f, 0x210000020}, {}, &pf_l2_rfo_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3163ae, 0x410000020}, {}, &pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3163f8, 0x810000020}, {}, &pf_l2_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a31643f, 0x1010000020}, {}, &pf_l2_rfo_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a316483, 0x3f90000020}, {}, &pf_l2_rfo_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3164c1, 0x100400020}, {}, &pf_l2_rfo_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a3164ff, 0x80400020}, {}, &pf_l2_rfo_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a316537, 0x3f80400020}, {}, &pf_l2_rfo_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a31656e, 0x80020020}, {}, &pf_l2_rfo_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3165a2, 0x100020020}, {}, &pf_l2_rfo_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a3165db, 0x200020020}, {}, &pf_l2_rfo_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31660f, 0x400020020}, {}, &pf_l2_rfo_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31664e, 0x800020020}, {}, &pf_l2_rfo_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a31668a, 0x1000020020}, {}, &pf_l2_rfo_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020020, .period = 100003, .deprecated = true
inline constexpr listed pf_l2_rfo_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a3166c3, 0x3f80020020}, {}, &pf_l2_rfo_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020020, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x2100186a3166f6, 0x10080}, {}, &pf_l3_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a316722, 0x803c0080}, {}, &pf_l3_data_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a316753, 0x1003c0080}, {}, &pf_l3_data_rd_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a316789, 0x2003c0080}, {}, &pf_l3_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3167ba, 0x4003c0080}, {}, &pf_l3_data_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3167f6, 0x8003c0080}, {}, &pf_l3_data_rd_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a31682f, 0x10003c0080}, {}, &pf_l3_data_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a316865, 0x3f803c0080}, {}, &pf_l3_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a316895, 0x8007c0080}, {}, &pf_l3_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a3168ce, 0x80080080}, {}, &pf_l3_data_rd_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a316901, 0x100080080}, {}, &pf_l3_data_rd_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a316939, 0x200080080}, {}, &pf_l3_data_rd_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31696c, 0x400080080}, {}, &pf_l3_data_rd_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3169aa, 0x800080080}, {}, &pf_l3_data_rd_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a3169e5, 0x1000080080}, {}, &pf_l3_data_rd_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a316a1d, 0x3f80080080}, {}, &pf_l3_data_rd_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a316a4f, 0x80200080}, {}, &pf_l3_data_rd_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a316a82, 0x100200080}, {}, &pf_l3_data_rd_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a316aba, 0x200200080}, {}, &pf_l3_data_rd_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a316aed, 0x400200080}, {}, &pf_l3_data_rd_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a316b2b, 0x800200080}, {}, &pf_l3_data_rd_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a316b66, 0x1000200080}, {}, &pf_l3_data_rd_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a316b9e, 0x3f80200080}, {}, &pf_l3_data_rd_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a316bd0, 0x80040080}, {}, &pf_l3_data_rd_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a316c03, 0x100040080}, {}, &pf_l3_data_rd_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a316c3b, 0x200040080}, {}, &pf_l3_data_rd_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a316c6e, 0x400040080}, {}, &pf_l3_data_rd_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a316cac, 0x800040080}, {}, &pf_l3_data_rd_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a316ce7, 0x1000040080}, {}, &pf_l3_data_rd_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a316d1f, 0x3f80040080}, {}, &pf_l3_data_rd_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a316d51, 0x80100080}, {}, &pf_l3_data_rd_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a316d84, 0x100100080}, {}, &pf_l3_data_rd_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a316dbc, 0x200100080}, {}, &pf_l3_data_rd_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a316def, 0x400100080}, {}, &pf_l3_data_rd_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a316e2d, 0x800100080}, {}, &pf_l3_data_rd_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a316e68, 0x1000100080}, {}, &pf_l3_data_rd_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a316ea0, 0x3f80100080}, {}, &pf_l3_data_rd_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a316ed2, 0xbc000080}, {}, &pf_l3_data_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a316f04, 0x13c000080}, {}, &pf_l3_data_rd_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a316f3b, 0x23c000080}, {}, &pf_l3_data_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a316f6d, 0x43c000080}, {}, &pf_l3_data_rd_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a316faa, 0x83c000080}, {}, &pf_l3_data_rd_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a316fe4, 0x103c000080}, {}, &pf_l3_data_rd_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a31701b, 0x3fbc000080}, {}, &pf_l3_data_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x2100186a31704c, 0x103fc00080}, {}, &pf_l3_data_rd_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x2100186a31707f, 0x83fc00080}, {}, &pf_l3_data_rd_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a3170b9, 0x84000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3170f6, 0x104000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a317138, 0x204000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a317175, 0x404000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3171bd, 0x804000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a317202, 0x1004000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a317244, 0x3f84000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a317280, 0x604000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3172c7, 0x63b800080}, {}, &pf_l3_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a31730f, 0x90000080}, {}, &pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a317352, 0x110000080}, {}, &pf_l3_data_rd_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a31739a, 0x210000080}, {}, &pf_l3_data_rd_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3173dd, 0x410000080}, {}, &pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31742b, 0x810000080}, {}, &pf_l3_data_rd_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a317476, 0x1010000080}, {}, &pf_l3_data_rd_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a3174be, 0x3f90000080}, {}, &pf_l3_data_rd_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x2100186a317500, 0x100400080}, {}, &pf_l3_data_rd_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a317542, 0x80400080}, {}, &pf_l3_data_rd_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a31757e, 0x3f80400080}, {}, &pf_l3_data_rd_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a3175b9, 0x80020080}, {}, &pf_l3_data_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3175f1, 0x100020080}, {}, &pf_l3_data_rd_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a31762e, 0x200020080}, {}, &pf_l3_data_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a317666, 0x400020080}, {}, &pf_l3_data_rd_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3176a9, 0x800020080}, {}, &pf_l3_data_rd_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a3176e9, 0x1000020080}, {}, &pf_l3_data_rd_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_data_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a317726, 0x3f80020080}, {}, &pf_l3_data_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020080, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x2100186a31775d, 0x10100}, {}, &pf_l3_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a317785, 0x803c0100}, {}, &pf_l3_rfo_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3177b2, 0x1003c0100}, {}, &pf_l3_rfo_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a3177e4, 0x2003c0100}, {}, &pf_l3_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a317811, 0x4003c0100}, {}, &pf_l3_rfo_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a317849, 0x8003c0100}, {}, &pf_l3_rfo_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a31787e, 0x10003c0100}, {}, &pf_l3_rfo_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a3178b0, 0x3f803c0100}, {}, &pf_l3_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3178dc, 0x8007c0100}, {}, &pf_l3_rfo_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8007c0100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_e_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a317911, 0x80080100}, {}, &pf_l3_rfo_l3_hit_e_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80080100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_e_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a317940, 0x100080100}, {}, &pf_l3_rfo_l3_hit_e_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100080100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_e_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a317974, 0x200080100}, {}, &pf_l3_rfo_l3_hit_e_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200080100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_e_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3179a3, 0x400080100}, {}, &pf_l3_rfo_l3_hit_e_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400080100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_e_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3179dd, 0x800080100}, {}, &pf_l3_rfo_l3_hit_e_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800080100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_e_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a317a14, 0x1000080100}, {}, &pf_l3_rfo_l3_hit_e_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000080100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_e_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a317a48, 0x3f80080100}, {}, &pf_l3_rfo_l3_hit_e_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80080100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_f_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a317a76, 0x80200100}, {}, &pf_l3_rfo_l3_hit_f_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80200100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_f_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a317aa5, 0x100200100}, {}, &pf_l3_rfo_l3_hit_f_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100200100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_f_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a317ad9, 0x200200100}, {}, &pf_l3_rfo_l3_hit_f_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200200100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_f_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a317b08, 0x400200100}, {}, &pf_l3_rfo_l3_hit_f_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400200100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_f_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a317b42, 0x800200100}, {}, &pf_l3_rfo_l3_hit_f_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800200100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_f_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a317b79, 0x1000200100}, {}, &pf_l3_rfo_l3_hit_f_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000200100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_f_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a317bad, 0x3f80200100}, {}, &pf_l3_rfo_l3_hit_f_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80200100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_m_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a317bdb, 0x80040100}, {}, &pf_l3_rfo_l3_hit_m_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80040100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_m_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a317c0a, 0x100040100}, {}, &pf_l3_rfo_l3_hit_m_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100040100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_m_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a317c3e, 0x200040100}, {}, &pf_l3_rfo_l3_hit_m_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200040100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_m_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a317c6d, 0x400040100}, {}, &pf_l3_rfo_l3_hit_m_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400040100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_m_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a317ca7, 0x800040100}, {}, &pf_l3_rfo_l3_hit_m_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800040100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_m_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a317cde, 0x1000040100}, {}, &pf_l3_rfo_l3_hit_m_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_m_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a317d12, 0x3f80040100}, {}, &pf_l3_rfo_l3_hit_m_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80040100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_s_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a317d40, 0x80100100}, {}, &pf_l3_rfo_l3_hit_s_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80100100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_s_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a317d6f, 0x100100100}, {}, &pf_l3_rfo_l3_hit_s_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100100100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_s_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a317da3, 0x200100100}, {}, &pf_l3_rfo_l3_hit_s_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200100100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_s_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a317dd2, 0x400100100}, {}, &pf_l3_rfo_l3_hit_s_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400100100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_s_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a317e0c, 0x800100100}, {}, &pf_l3_rfo_l3_hit_s_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800100100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_s_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a317e43, 0x1000100100}, {}, &pf_l3_rfo_l3_hit_s_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000100100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_hit_s_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a317e77, 0x3f80100100}, {}, &pf_l3_rfo_l3_hit_s_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80100100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a317ea5, 0xbc000100}, {}, &pf_l3_rfo_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a317ed3, 0x13c000100}, {}, &pf_l3_rfo_l3_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a317f06, 0x23c000100}, {}, &pf_l3_rfo_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a317f34, 0x43c000100}, {}, &pf_l3_rfo_l3_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a317f6d, 0x83c000100}, {}, &pf_l3_rfo_l3_miss_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83c000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a317fa3, 0x103c000100}, {}, &pf_l3_rfo_l3_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103c000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a317fd6, 0x3fbc000100}, {}, &pf_l3_rfo_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x2100186a318003, 0x103fc00100}, {}, &pf_l3_rfo_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x2100186a318032, 0x83fc00100}, {}, &pf_l3_rfo_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a318068, 0x84000100}, {}, &pf_l3_rfo_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3180a1, 0x104000100}, {}, &pf_l3_rfo_l3_miss_local_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a3180df, 0x204000100}, {}, &pf_l3_rfo_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a318118, 0x404000100}, {}, &pf_l3_rfo_l3_miss_local_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31815c, 0x804000100}, {}, &pf_l3_rfo_l3_miss_local_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x804000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a31819d, 0x1004000100}, {}, &pf_l3_rfo_l3_miss_local_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a3181db, 0x3f84000100}, {}, &pf_l3_rfo_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a318213, 0x604000100}, {}, &pf_l3_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a318256, 0x63b800100}, {}, &pf_l3_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a31829a, 0x90000100}, {}, &pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x90000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a3182d9, 0x110000100}, {}, &pf_l3_rfo_l3_miss_remote_hop1_dram_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x110000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a31831d, 0x210000100}, {}, &pf_l3_rfo_l3_miss_remote_hop1_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x210000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a31835c, 0x410000100}, {}, &pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x410000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3183a6, 0x810000100}, {}, &pf_l3_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x810000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a3183ed, 0x1010000100}, {}, &pf_l3_rfo_l3_miss_remote_hop1_dram_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1010000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_l3_miss_remote_hop1_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a318431, 0x3f90000100}, {}, &pf_l3_rfo_l3_miss_remote_hop1_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f90000100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_pmm_hit_local_pmm_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x2100186a31846f, 0x100400100}, {}, &pf_l3_rfo_pmm_hit_local_pmm_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_pmm_hit_local_pmm_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a3184ad, 0x80400100}, {}, &pf_l3_rfo_pmm_hit_local_pmm_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80400100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_pmm_hit_local_pmm_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a3184e5, 0x3f80400100}, {}, &pf_l3_rfo_pmm_hit_local_pmm_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80400100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x2100186a31851c, 0x80020100}, {}, &pf_l3_rfo_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_supplier_none_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x2100186a318550, 0x100020100}, {}, &pf_l3_rfo_supplier_none_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x2100186a318589, 0x200020100}, {}, &pf_l3_rfo_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_supplier_none_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3185bd, 0x400020100}, {}, &pf_l3_rfo_supplier_none_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_supplier_none_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x2100186a3185fc, 0x800020100}, {}, &pf_l3_rfo_supplier_none_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x800020100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_supplier_none_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x2100186a318638, 0x1000020100}, {}, &pf_l3_rfo_supplier_none_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020100, .period = 100003, .deprecated = true
inline constexpr listed pf_l3_rfo_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x2100186a318671, 0x3f80020100}, {}, &pf_l3_rfo_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020100, .period = 100003, .deprecated = true
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::demand_data_rd_supplier_none_snoop_none,
    &ocr::demand_data_rd_supplier_none_no_snoop_needed,
    &ocr::demand_data_rd_supplier_none_snoop_miss,
    &ocr::demand_data_rd_supplier_none_hit_other_core_no_fwd,
    &ocr::demand_data_rd_supplier_none_hit_other_core_fwd,
    &ocr::demand_data_rd_supplier_none_hitm_other_core,
    &ocr::demand_data_rd_supplier_none_any_snoop, &ocr::demand_data_rd_l3_hit_m_snoop_none,
    &ocr::demand_data_rd_l3_hit_m_no_snoop_needed, &ocr::demand_data_rd_l3_hit_m_snoop_miss,
    &ocr::demand_data_rd_l3_hit_m_hit_other_core_no_fwd,
    &ocr::demand_data_rd_l3_hit_m_hit_other_core_fwd, &ocr::demand_data_rd_l3_hit_m_hitm_other_core,
    &ocr::demand_data_rd_l3_hit_m_any_snoop, &ocr::demand_data_rd_l3_hit_e_snoop_none,
    &ocr::demand_data_rd_l3_hit_e_no_snoop_needed, &ocr::demand_data_rd_l3_hit_e_snoop_miss,
    &ocr::demand_data_rd_l3_hit_e_hit_other_core_no_fwd,
    &ocr::demand_data_rd_l3_hit_e_hit_other_core_fwd, &ocr::demand_data_rd_l3_hit_e_hitm_other_core,
    &ocr::demand_data_rd_l3_hit_e_any_snoop, &ocr::demand_data_rd_l3_hit_s_snoop_none,
    &ocr::demand_data_rd_l3_hit_s_no_snoop_needed, &ocr::demand_data_rd_l3_hit_s_snoop_miss,
    &ocr::demand_data_rd_l3_hit_s_hit_other_core_no_fwd,
    &ocr::demand_data_rd_l3_hit_s_hit_other_core_fwd, &ocr::demand_data_rd_l3_hit_s_hitm_other_core,
    &ocr::demand_data_rd_l3_hit_s_any_snoop, &ocr::demand_data_rd_l3_hit_f_snoop_none,
    &ocr::demand_data_rd_l3_hit_f_no_snoop_needed, &ocr::demand_data_rd_l3_hit_f_snoop_miss,
    &ocr::demand_data_rd_l3_hit_f_hit_other_core_no_fwd,
    &ocr::demand_data_rd_l3_hit_f_hit_other_core_fwd, &ocr::demand_data_rd_l3_hit_f_hitm_other_core,
    &ocr::demand_data_rd_l3_hit_f_any_snoop, &ocr::demand_data_rd_l3_hit_snoop_none,
    &ocr::demand_data_rd_l3_hit_no_snoop_needed, &ocr::demand_data_rd_l3_hit_snoop_miss,
    &ocr::demand_data_rd_l3_hit_hit_other_core_no_fwd,
    &ocr::demand_data_rd_l3_hit_hit_other_core_fwd, &ocr::demand_data_rd_l3_hit_hitm_other_core,
    &ocr::demand_data_rd_l3_hit_any_snoop, &ocr::demand_data_rd_l3_miss_local_dram_snoop_none,
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
    &ocr::demand_data_rd_l3_miss_snoop_none, &ocr::demand_data_rd_l3_miss_no_snoop_needed,
    &ocr::demand_data_rd_l3_miss_snoop_miss, &ocr::demand_data_rd_l3_miss_hit_other_core_no_fwd,
    &ocr::demand_data_rd_l3_miss_hit_other_core_fwd, &ocr::demand_data_rd_l3_miss_hitm_other_core,
    &ocr::demand_data_rd_l3_miss_any_snoop, &ocr::demand_rfo_supplier_none_snoop_none,
    &ocr::demand_rfo_supplier_none_no_snoop_needed, &ocr::demand_rfo_supplier_none_snoop_miss,
    &ocr::demand_rfo_supplier_none_hit_other_core_no_fwd,
    &ocr::demand_rfo_supplier_none_hit_other_core_fwd,
    &ocr::demand_rfo_supplier_none_hitm_other_core, &ocr::demand_rfo_supplier_none_any_snoop,
    &ocr::demand_rfo_l3_hit_m_snoop_none, &ocr::demand_rfo_l3_hit_m_no_snoop_needed,
    &ocr::demand_rfo_l3_hit_m_snoop_miss, &ocr::demand_rfo_l3_hit_m_hit_other_core_no_fwd,
    &ocr::demand_rfo_l3_hit_m_hit_other_core_fwd, &ocr::demand_rfo_l3_hit_m_hitm_other_core,
    &ocr::demand_rfo_l3_hit_m_any_snoop, &ocr::demand_rfo_l3_hit_e_snoop_none,
    &ocr::demand_rfo_l3_hit_e_no_snoop_needed, &ocr::demand_rfo_l3_hit_e_snoop_miss,
    &ocr::demand_rfo_l3_hit_e_hit_other_core_no_fwd, &ocr::demand_rfo_l3_hit_e_hit_other_core_fwd,
    &ocr::demand_rfo_l3_hit_e_hitm_other_core, &ocr::demand_rfo_l3_hit_e_any_snoop,
    &ocr::demand_rfo_l3_hit_s_snoop_none, &ocr::demand_rfo_l3_hit_s_no_snoop_needed,
    &ocr::demand_rfo_l3_hit_s_snoop_miss, &ocr::demand_rfo_l3_hit_s_hit_other_core_no_fwd,
    &ocr::demand_rfo_l3_hit_s_hit_other_core_fwd, &ocr::demand_rfo_l3_hit_s_hitm_other_core,
    &ocr::demand_rfo_l3_hit_s_any_snoop, &ocr::demand_rfo_l3_hit_f_snoop_none,
    &ocr::demand_rfo_l3_hit_f_no_snoop_needed, &ocr::demand_rfo_l3_hit_f_snoop_miss,
    &ocr::demand_rfo_l3_hit_f_hit_other_core_no_fwd, &ocr::demand_rfo_l3_hit_f_hit_other_core_fwd,
    &ocr::demand_rfo_l3_hit_f_hitm_other_core, &ocr::demand_rfo_l3_hit_f_any_snoop,
    &ocr::demand_rfo_l3_hit_snoop_none, &ocr::demand_rfo_l3_hit_no_snoop_needed,
    &ocr::demand_rfo_l3_hit_snoop_miss, &ocr::demand_rfo_l3_hit_hit_other_core_no_fwd,
    &ocr::demand_rfo_l3_hit_hit_other_core_fwd, &ocr::demand_rfo_l3_hit_hitm_other_core,
    &ocr::demand_rfo_l3_hit_any_snoop, &ocr::demand_rfo_l3_miss_local_dram_snoop_none,
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
    &ocr::demand_rfo_l3_miss_remote_hop1_dram_any_snoop, &ocr::demand_rfo_l3_miss_snoop_none,
    &ocr::demand_rfo_l3_miss_no_snoop_needed, &ocr::demand_rfo_l3_miss_snoop_miss,
    &ocr::demand_rfo_l3_miss_hit_other_core_no_fwd, &ocr::demand_rfo_l3_miss_hit_other_core_fwd,
    &ocr::demand_rfo_l3_miss_hitm_other_core, &ocr::demand_rfo_l3_miss_any_snoop,
    &ocr::demand_code_rd_supplier_none_snoop_none,
    &ocr::demand_code_rd_supplier_none_no_snoop_needed,
    &ocr::demand_code_rd_supplier_none_snoop_miss,
    &ocr::demand_code_rd_supplier_none_hit_other_core_no_fwd,
    &ocr::demand_code_rd_supplier_none_hit_other_core_fwd,
    &ocr::demand_code_rd_supplier_none_hitm_other_core,
    &ocr::demand_code_rd_supplier_none_any_snoop, &ocr::demand_code_rd_l3_hit_m_snoop_none,
    &ocr::demand_code_rd_l3_hit_m_no_snoop_needed, &ocr::demand_code_rd_l3_hit_m_snoop_miss,
    &ocr::demand_code_rd_l3_hit_m_hit_other_core_no_fwd,
    &ocr::demand_code_rd_l3_hit_m_hit_other_core_fwd, &ocr::demand_code_rd_l3_hit_m_hitm_other_core,
    &ocr::demand_code_rd_l3_hit_m_any_snoop, &ocr::demand_code_rd_l3_hit_e_snoop_none,
    &ocr::demand_code_rd_l3_hit_e_no_snoop_needed, &ocr::demand_code_rd_l3_hit_e_snoop_miss,
    &ocr::demand_code_rd_l3_hit_e_hit_other_core_no_fwd,
    &ocr::demand_code_rd_l3_hit_e_hit_other_core_fwd, &ocr::demand_code_rd_l3_hit_e_hitm_other_core,
    &ocr::demand_code_rd_l3_hit_e_any_snoop, &ocr::demand_code_rd_l3_hit_s_snoop_none,
    &ocr::demand_code_rd_l3_hit_s_no_snoop_needed, &ocr::demand_code_rd_l3_hit_s_snoop_miss,
    &ocr::demand_code_rd_l3_hit_s_hit_other_core_no_fwd,
    &ocr::demand_code_rd_l3_hit_s_hit_other_core_fwd, &ocr::demand_code_rd_l3_hit_s_hitm_other_core,
    &ocr::demand_code_rd_l3_hit_s_any_snoop, &ocr::demand_code_rd_l3_hit_f_snoop_none,
    &ocr::demand_code_rd_l3_hit_f_no_snoop_needed, &ocr::demand_code_rd_l3_hit_f_snoop_miss,
    &ocr::demand_code_rd_l3_hit_f_hit_other_core_no_fwd,
    &ocr::demand_code_rd_l3_hit_f_hit_other_core_fwd, &ocr::demand_code_rd_l3_hit_f_hitm_other_core,
    &ocr::demand_code_rd_l3_hit_f_any_snoop, &ocr::demand_code_rd_l3_hit_snoop_none,
    &ocr::demand_code_rd_l3_hit_no_snoop_needed, &ocr::demand_code_rd_l3_hit_snoop_miss,
    &ocr::demand_code_rd_l3_hit_hit_other_core_no_fwd,
    &ocr::demand_code_rd_l3_hit_hit_other_core_fwd, &ocr::demand_code_rd_l3_hit_hitm_other_core,
    &ocr::demand_code_rd_l3_hit_any_snoop, &ocr::demand_code_rd_l3_miss_local_dram_snoop_none,
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
    &ocr::demand_code_rd_l3_miss_snoop_none, &ocr::demand_code_rd_l3_miss_no_snoop_needed,
    &ocr::demand_code_rd_l3_miss_snoop_miss, &ocr::demand_code_rd_l3_miss_hit_other_core_no_fwd,
    &ocr::demand_code_rd_l3_miss_hit_other_core_fwd, &ocr::demand_code_rd_l3_miss_hitm_other_core,
    &ocr::demand_code_rd_l3_miss_any_snoop, &ocr::pf_l2_data_rd_supplier_none_snoop_none,
    &ocr::pf_l2_data_rd_supplier_none_no_snoop_needed, &ocr::pf_l2_data_rd_supplier_none_snoop_miss,
    &ocr::pf_l2_data_rd_supplier_none_hit_other_core_no_fwd,
    &ocr::pf_l2_data_rd_supplier_none_hit_other_core_fwd,
    &ocr::pf_l2_data_rd_supplier_none_hitm_other_core, &ocr::pf_l2_data_rd_supplier_none_any_snoop,
    &ocr::pf_l2_data_rd_l3_hit_m_snoop_none, &ocr::pf_l2_data_rd_l3_hit_m_no_snoop_needed,
    &ocr::pf_l2_data_rd_l3_hit_m_snoop_miss, &ocr::pf_l2_data_rd_l3_hit_m_hit_other_core_no_fwd,
    &ocr::pf_l2_data_rd_l3_hit_m_hit_other_core_fwd, &ocr::pf_l2_data_rd_l3_hit_m_hitm_other_core,
    &ocr::pf_l2_data_rd_l3_hit_m_any_snoop, &ocr::pf_l2_data_rd_l3_hit_e_snoop_none,
    &ocr::pf_l2_data_rd_l3_hit_e_no_snoop_needed, &ocr::pf_l2_data_rd_l3_hit_e_snoop_miss,
    &ocr::pf_l2_data_rd_l3_hit_e_hit_other_core_no_fwd,
    &ocr::pf_l2_data_rd_l3_hit_e_hit_other_core_fwd, &ocr::pf_l2_data_rd_l3_hit_e_hitm_other_core,
    &ocr::pf_l2_data_rd_l3_hit_e_any_snoop, &ocr::pf_l2_data_rd_l3_hit_s_snoop_none,
    &ocr::pf_l2_data_rd_l3_hit_s_no_snoop_needed, &ocr::pf_l2_data_rd_l3_hit_s_snoop_miss,
    &ocr::pf_l2_data_rd_l3_hit_s_hit_other_core_no_fwd,
    &ocr::pf_l2_data_rd_l3_hit_s_hit_other_core_fwd, &ocr::pf_l2_data_rd_l3_hit_s_hitm_other_core,
    &ocr::pf_l2_data_rd_l3_hit_s_any_snoop, &ocr::pf_l2_data_rd_l3_hit_f_snoop_none,
    &ocr::pf_l2_data_rd_l3_hit_f_no_snoop_needed, &ocr::pf_l2_data_rd_l3_hit_f_snoop_miss,
    &ocr::pf_l2_data_rd_l3_hit_f_hit_other_core_no_fwd,
    &ocr::pf_l2_data_rd_l3_hit_f_hit_other_core_fwd, &ocr::pf_l2_data_rd_l3_hit_f_hitm_other_core,
    &ocr::pf_l2_data_rd_l3_hit_f_any_snoop, &ocr::pf_l2_data_rd_l3_hit_snoop_none,
    &ocr::pf_l2_data_rd_l3_hit_no_snoop_needed, &ocr::pf_l2_data_rd_l3_hit_snoop_miss,
    &ocr::pf_l2_data_rd_l3_hit_hit_other_core_no_fwd, &ocr::pf_l2_data_rd_l3_hit_hit_other_core_fwd,
    &ocr::pf_l2_data_rd_l3_hit_hitm_other_core, &ocr::pf_l2_data_rd_l3_hit_any_snoop,
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
    &ocr::pf_l2_data_rd_l3_miss_remote_hop1_dram_any_snoop, &ocr::pf_l2_data_rd_l3_miss_snoop_none,
    &ocr::pf_l2_data_rd_l3_miss_no_snoop_needed, &ocr::pf_l2_data_rd_l3_miss_snoop_miss,
    &ocr::pf_l2_data_rd_l3_miss_hit_other_core_no_fwd,
    &ocr::pf_l2_data_rd_l3_miss_hit_other_core_fwd, &ocr::pf_l2_data_rd_l3_miss_hitm_other_core,
    &ocr::pf_l2_data_rd_l3_miss_any_snoop, &ocr::pf_l2_rfo_supplier_none_snoop_none,
    &ocr::pf_l2_rfo_supplier_none_no_snoop_needed, &ocr::pf_l2_rfo_supplier_none_snoop_miss,
    &ocr::pf_l2_rfo_supplier_none_hit_other_core_no_fwd,
    &ocr::pf_l2_rfo_supplier_none_hit_other_core_fwd, &ocr::pf_l2_rfo_supplier_none_hitm_other_core,
    &ocr::pf_l2_rfo_supplier_none_any_snoop, &ocr::pf_l2_rfo_l3_hit_m_snoop_none,
    &ocr::pf_l2_rfo_l3_hit_m_no_snoop_needed, &ocr::pf_l2_rfo_l3_hit_m_snoop_miss,
    &ocr::pf_l2_rfo_l3_hit_m_hit_other_core_no_fwd, &ocr::pf_l2_rfo_l3_hit_m_hit_other_core_fwd,
    &ocr::pf_l2_rfo_l3_hit_m_hitm_other_core, &ocr::pf_l2_rfo_l3_hit_m_any_snoop,
    &ocr::pf_l2_rfo_l3_hit_e_snoop_none, &ocr::pf_l2_rfo_l3_hit_e_no_snoop_needed,
    &ocr::pf_l2_rfo_l3_hit_e_snoop_miss, &ocr::pf_l2_rfo_l3_hit_e_hit_other_core_no_fwd,
    &ocr::pf_l2_rfo_l3_hit_e_hit_other_core_fwd, &ocr::pf_l2_rfo_l3_hit_e_hitm_other_core,
    &ocr::pf_l2_rfo_l3_hit_e_any_snoop, &ocr::pf_l2_rfo_l3_hit_s_snoop_none,
    &ocr::pf_l2_rfo_l3_hit_s_no_snoop_needed, &ocr::pf_l2_rfo_l3_hit_s_snoop_miss,
    &ocr::pf_l2_rfo_l3_hit_s_hit_other_core_no_fwd, &ocr::pf_l2_rfo_l3_hit_s_hit_other_core_fwd,
    &ocr::pf_l2_rfo_l3_hit_s_hitm_other_core, &ocr::pf_l2_rfo_l3_hit_s_any_snoop,
    &ocr::pf_l2_rfo_l3_hit_f_snoop_none, &ocr::pf_l2_rfo_l3_hit_f_no_snoop_needed,
    &ocr::pf_l2_rfo_l3_hit_f_snoop_miss, &ocr::pf_l2_rfo_l3_hit_f_hit_other_core_no_fwd,
    &ocr::pf_l2_rfo_l3_hit_f_hit_other_core_fwd, &ocr::pf_l2_rfo_l3_hit_f_hitm_other_core,
    &ocr::pf_l2_rfo_l3_hit_f_any_snoop, &ocr::pf_l2_rfo_l3_hit_snoop_none,
    &ocr::pf_l2_rfo_l3_hit_no_snoop_needed, &ocr::pf_l2_rfo_l3_hit_snoop_miss,
    &ocr::pf_l2_rfo_l3_hit_hit_other_core_no_fwd, &ocr::pf_l2_rfo_l3_hit_hit_other_core_fwd,
    &ocr::pf_l2_rfo_l3_hit_hitm_other_core, &ocr::pf_l2_rfo_l3_hit_any_snoop,
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
    &ocr::pf_l2_rfo_l3_miss_remote_hop1_dram_any_snoop, &ocr::pf_l2_rfo_l3_miss_snoop_none,
    &ocr::pf_l2_rfo_l3_miss_no_snoop_needed, &ocr::pf_l2_rfo_l3_miss_snoop_miss,
    &ocr::pf_l2_rfo_l3_miss_hit_other_core_no_fwd, &ocr::pf_l2_rfo_l3_miss_hit_other_core_fwd,
    &ocr::pf_l2_rfo_l3_miss_hitm_other_core, &ocr::pf_l2_rfo_l3_miss_any_snoop,
    &ocr::pf_l3_data_rd_supplier_none_snoop_none, &ocr::pf_l3_data_rd_supplier_none_no_snoop_needed,
    &ocr::pf_l3_data_rd_supplier_none_snoop_miss,
    &ocr::pf_l3_data_rd_supplier_none_hit_other_core_no_fwd,
    &ocr::pf_l3_data_rd_supplier_none_hit_other_core_fwd,
    &ocr::pf_l3_data_rd_supplier_none_hitm_other_core, &ocr::pf_l3_data_rd_supplier_none_any_snoop,
    &ocr::pf_l3_data_rd_l3_hit_m_snoop_none, &ocr::pf_l3_data_rd_l3_hit_m_no_snoop_needed,
    &ocr::pf_l3_data_rd_l3_hit_m_snoop_miss, &ocr::pf_l3_data_rd_l3_hit_m_hit_other_core_no_fwd,
    &ocr::pf_l3_data_rd_l3_hit_m_hit_other_core_fwd, &ocr::pf_l3_data_rd_l3_hit_m_hitm_other_core,
    &ocr::pf_l3_data_rd_l3_hit_m_any_snoop, &ocr::pf_l3_data_rd_l3_hit_e_snoop_none,
    &ocr::pf_l3_data_rd_l3_hit_e_no_snoop_needed, &ocr::pf_l3_data_rd_l3_hit_e_snoop_miss,
    &ocr::pf_l3_data_rd_l3_hit_e_hit_other_core_no_fwd,
    &ocr::pf_l3_data_rd_l3_hit_e_hit_other_core_fwd, &ocr::pf_l3_data_rd_l3_hit_e_hitm_other_core,
    &ocr::pf_l3_data_rd_l3_hit_e_any_snoop, &ocr::pf_l3_data_rd_l3_hit_s_snoop_none,
    &ocr::pf_l3_data_rd_l3_hit_s_no_snoop_needed, &ocr::pf_l3_data_rd_l3_hit_s_snoop_miss,
    &ocr::pf_l3_data_rd_l3_hit_s_hit_other_core_no_fwd,
    &ocr::pf_l3_data_rd_l3_hit_s_hit_other_core_fwd, &ocr::pf_l3_data_rd_l3_hit_s_hitm_other_core,
    &ocr::pf_l3_data_rd_l3_hit_s_any_snoop, &ocr::pf_l3_data_rd_l3_hit_f_snoop_none,
    &ocr::pf_l3_data_rd_l3_hit_f_no_snoop_needed, &ocr::pf_l3_data_rd_l3_hit_f_snoop_miss,
    &ocr::pf_l3_data_rd_l3_hit_f_hit_other_core_no_fwd,
    &ocr::pf_l3_data_rd_l3_hit_f_hit_other_core_fwd, &ocr::pf_l3_data_rd_l3_hit_f_hitm_other_core,
    &ocr::pf_l3_data_rd_l3_hit_f_any_snoop, &ocr::pf_l3_data_rd_l3_hit_snoop_none,
    &ocr::pf_l3_data_rd_l3_hit_no_snoop_needed, &ocr::pf_l3_data_rd_l3_hit_snoop_miss,
    &ocr::pf_l3_data_rd_l3_hit_hit_other_core_no_fwd, &ocr::pf_l3_data_rd_l3_hit_hit_other_core_fwd,
    &ocr::pf_l3_data_rd_l3_hit_hitm_other_core, &ocr::pf_l3_data_rd_l3_hit_any_snoop,
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
    &ocr::pf_l3_data_rd_l3_miss_remote_hop1_dram_any_snoop, &ocr::pf_l3_data_rd_l3_miss_snoop_none,
    &ocr::pf_l3_data_rd_l3_miss_no_snoop_needed, &ocr::pf_l3_data_rd_l3_miss_snoop_miss,
    &ocr::pf_l3_data_rd_l3_miss_hit_other_core_no_fwd,
    &ocr::pf_l3_data_rd_l3_miss_hit_other_core_fwd, &ocr::pf_l3_data_rd_l3_miss_hitm_other_core,
    &ocr::pf_l3_data_rd_l3_miss_any_snoop, &ocr::pf_l3_rfo_supplier_none_snoop_none,
    &ocr::pf_l3_rfo_supplier_none_no_snoop_needed, &ocr::pf_l3_rfo_supplier_none_snoop_miss,
    &ocr::pf_l3_rfo_supplier_none_hit_other_core_no_fwd,
    &ocr::pf_l3_rfo_supplier_none_hit_other_core_fwd, &ocr::pf_l3_rfo_supplier_none_hitm_other_core,
    &ocr::pf_l3_rfo_supplier_none_any_snoop, &ocr::pf_l3_rfo_l3_hit_m_snoop_none,
    &ocr::pf_l3_rfo_l3_hit_m_no_snoop_needed, &ocr::pf_l3_rfo_l3_hit_m_snoop_miss,
    &ocr::pf_l3_rfo_l3_hit_m_hit_other_core_no_fwd, &ocr::pf_l3_rfo_l3_hit_m_hit_other_core_fwd,
    &ocr::pf_l3_rfo_l3_hit_m_hitm_other_core, &ocr::pf_l3_rfo_l3_hit_m_any_snoop,
    &ocr::pf_l3_rfo_l3_hit_e_snoop_none, &ocr::pf_l3_rfo_l3_hit_e_no_snoop_needed,
    &ocr::pf_l3_rfo_l3_hit_e_snoop_miss, &ocr::pf_l3_rfo_l3_hit_e_hit_other_core_no_fwd,
    &ocr::pf_l3_rfo_l3_hit_e_hit_other_core_fwd, &ocr::pf_l3_rfo_l3_hit_e_hitm_other_core,
    &ocr::pf_l3_rfo_l3_hit_e_any_snoop, &ocr::pf_l3_rfo_l3_hit_s_snoop_none,
    &ocr::pf_l3_rfo_l3_hit_s_no_snoop_needed, &ocr::pf_l3_rfo_l3_hit_s_snoop_miss,
    &ocr::pf_l3_rfo_l3_hit_s_hit_other_core_no_fwd, &ocr::pf_l3_rfo_l3_hit_s_hit_other_core_fwd,
    &ocr::pf_l3_rfo_l3_hit_s_hitm_other_core, &ocr::pf_l3_rfo_l3_hit_s_any_snoop,
    &ocr::pf_l3_rfo_l3_hit_f_snoop_none, &ocr::pf_l3_rfo_l3_hit_f_no_snoop_needed,
    &ocr::pf_l3_rfo_l3_hit_f_snoop_miss, &ocr::pf_l3_rfo_l3_hit_f_hit_other_core_no_fwd,
    &ocr::pf_l3_rfo_l3_hit_f_hit_other_core_fwd, &ocr::pf_l3_rfo_l3_hit_f_hitm_other_core,
    &ocr::pf_l3_rfo_l3_hit_f_any_snoop, &ocr::pf_l3_rfo_l3_hit_snoop_none,
    &ocr::pf_l3_rfo_l3_hit_no_snoop_needed, &ocr::pf_l3_rfo_l3_hit_snoop_miss,
    &ocr::pf_l3_rfo_l3_hit_hit_other_core_no_fwd, &ocr::pf_l3_rfo_l3_hit_hit_other_core_fwd,
    &ocr::pf_l3_rfo_l3_hit_hitm_other_core, &ocr::pf_l3_rfo_l3_hit_any_snoop,
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
    &ocr::pf_l3_rfo_l3_miss_remote_hop1_dram_any_snoop, &ocr::pf_l3_rfo_l3_miss_snoop_none,
    &ocr::pf_l3_rfo_l3_miss_no_snoop_needed, &ocr::pf_l3_rfo_l3_miss_snoop_miss,
    &ocr::pf_l3_rfo_l3_miss_hit_other_core_no_fwd, &ocr::pf_l3_rfo_l3_miss_hit_other_core_fwd,
    &ocr::pf_l3_rfo_l3_miss_hitm_other_core, &ocr::pf_l3_rfo_l3_miss_any_snoop,
    &ocr::pf_l1d_and_sw_supplier_none_snoop_none, &ocr::pf_l1d_and_sw_supplier_none_no_snoop_needed,
    &ocr::pf_l1d_and_sw_supplier_none_snoop_miss,
    &ocr::pf_l1d_and_sw_supplier_none_hit_other_core_no_fwd,
    &ocr::pf_l1d_and_sw_supplier_none_hit_other_core_fwd,
    &ocr::pf_l1d_and_sw_supplier_none_hitm_other_core, &ocr::pf_l1d_and_sw_supplier_none_any_snoop,
    &ocr::pf_l1d_and_sw_l3_hit_m_snoop_none, &ocr::pf_l1d_and_sw_l3_hit_m_no_snoop_needed,
    &ocr::pf_l1d_and_sw_l3_hit_m_snoop_miss, &ocr::pf_l1d_and_sw_l3_hit_m_hit_other_core_no_fwd,
    &ocr::pf_l1d_and_sw_l3_hit_m_hit_other_core_fwd, &ocr::pf_l1d_and_sw_l3_hit_m_hitm_other_core,
    &ocr::pf_l1d_and_sw_l3_hit_m_any_snoop, &ocr::pf_l1d_and_sw_l3_hit_e_snoop_none,
    &ocr::pf_l1d_and_sw_l3_hit_e_no_snoop_needed, &ocr::pf_l1d_and_sw_l3_hit_e_snoop_miss,
    &ocr::pf_l1d_and_sw_l3_hit_e_hit_other_core_no_fwd,
    &ocr::pf_l1d_and_sw_l3_hit_e_hit_other_core_fwd, &ocr::pf_l1d_and_sw_l3_hit_e_hitm_other_core,
    &ocr::pf_l1d_and_sw_l3_hit_e_any_snoop, &ocr::pf_l1d_and_sw_l3_hit_s_snoop_none,
    &ocr::pf_l1d_and_sw_l3_hit_s_no_snoop_needed, &ocr::pf_l1d_and_sw_l3_hit_s_snoop_miss,
    &ocr::pf_l1d_and_sw_l3_hit_s_hit_other_core_no_fwd,
    &ocr::pf_l1d_and_sw_l3_hit_s_hit_other_core_fwd, &ocr::pf_l1d_and_sw_l3_hit_s_hitm_other_core,
    &ocr::pf_l1d_and_sw_l3_hit_s_any_snoop, &ocr::pf_l1d_and_sw_l3_hit_f_snoop_none,
    &ocr::pf_l1d_and_sw_l3_hit_f_no_snoop_needed, &ocr::pf_l1d_and_sw_l3_hit_f_snoop_miss,
    &ocr::pf_l1d_and_sw_l3_hit_f_hit_other_core_no_fwd,
    &ocr::pf_l1d_and_sw_l3_hit_f_hit_other_core_fwd, &ocr::pf_l1d_and_sw_l3_hit_f_hitm_other_core,
    &ocr::pf_l1d_and_sw_l3_hit_f_any_snoop, &ocr::pf_l1d_and_sw_l3_hit_snoop_none,
    &ocr::pf_l1d_and_sw_l3_hit_no_snoop_needed, &ocr::pf_l1d_and_sw_l3_hit_snoop_miss,
    &ocr::pf_l1d_and_sw_l3_hit_hit_other_core_no_fwd, &ocr::pf_l1d_and_sw_l3_hit_hit_other_core_fwd,
    &ocr::pf_l1d_and_sw_l3_hit_hitm_other_core, &ocr::pf_l1d_and_sw_l3_hit_any_snoop,
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
    &ocr::pf_l1d_and_sw_l3_miss_remote_hop1_dram_any_snoop, &ocr::pf_l1d_and_sw_l3_miss_snoop_none,
    &ocr::pf_l1d_and_sw_l3_miss_no_snoop_needed, &ocr::pf_l1d_and_sw_l3_miss_snoop_miss,
    &ocr::pf_l1d_and_sw_l3_miss_hit_other_core_no_fwd,
    &ocr::pf_l1d_and_sw_l3_miss_hit_other_core_fwd, &ocr::pf_l1d_and_sw_l3_miss_hitm_other_core,
    &ocr::pf_l1d_and_sw_l3_miss_any_snoop, &ocr::other_supplier_none_snoop_none,
    &ocr::other_supplier_none_no_snoop_needed, &ocr::other_supplier_none_snoop_miss,
    &ocr::other_supplier_none_hit_other_core_no_fwd, &ocr::other_supplier_none_hit_other_core_fwd,
    &ocr::other_supplier_none_hitm_other_core, &ocr::other_supplier_none_any_snoop,
    &ocr::other_l3_hit_m_snoop_none, &ocr::other_l3_hit_m_no_snoop_needed,
    &ocr::other_l3_hit_m_snoop_miss, &ocr::other_l3_hit_m_hit_other_core_no_fwd,
    &ocr::other_l3_hit_m_hit_other_core_fwd, &ocr::other_l3_hit_m_hitm_other_core,
    &ocr::other_l3_hit_m_any_snoop, &ocr::other_l3_hit_e_snoop_none,
    &ocr::other_l3_hit_e_no_snoop_needed, &ocr::other_l3_hit_e_snoop_miss,
    &ocr::other_l3_hit_e_hit_other_core_no_fwd, &ocr::other_l3_hit_e_hit_other_core_fwd,
    &ocr::other_l3_hit_e_hitm_other_core, &ocr::other_l3_hit_e_any_snoop,
    &ocr::other_l3_hit_s_snoop_none, &ocr::other_l3_hit_s_no_snoop_needed,
    &ocr::other_l3_hit_s_snoop_miss, &ocr::other_l3_hit_s_hit_other_core_no_fwd,
    &ocr::other_l3_hit_s_hit_other_core_fwd, &ocr::other_l3_hit_s_hitm_other_core,
    &ocr::other_l3_hit_s_any_snoop, &ocr::other_l3_hit_f_snoop_none,
    &ocr::other_l3_hit_f_no_snoop_needed, &ocr::other_l3_hit_f_snoop_miss,
    &ocr::other_l3_hit_f_hit_other_core_no_fwd, &ocr::other_l3_hit_f_hit_other_core_fwd,
    &ocr::other_l3_hit_f_hitm_other_core, &ocr::other_l3_hit_f_any_snoop,
    &ocr::other_l3_hit_snoop_none, &ocr::other_l3_hit_no_snoop_needed,
    &ocr::other_l3_hit_snoop_miss, &ocr::other_l3_hit_hit_other_core_no_fwd,
    &ocr::other_l3_hit_hit_other_core_fwd, &ocr::other_l3_hit_hitm_other_core,
    &ocr::other_l3_hit_any_snoop, &ocr::other_l3_miss_local_dram_snoop_none,
    &ocr::other_l3_miss_local_dram_no_snoop_needed, &ocr::other_l3_miss_local_dram_snoop_miss,
    &ocr::other_l3_miss_local_dram_hit_other_core_no_fwd,
    &ocr::other_l3_miss_local_dram_hit_other_core_fwd,
    &ocr::other_l3_miss_local_dram_hitm_other_core, &ocr::other_l3_miss_local_dram_any_snoop,
    &ocr::other_l3_miss_remote_hop1_dram_snoop_none,
    &ocr::other_l3_miss_remote_hop1_dram_no_snoop_needed,
    &ocr::other_l3_miss_remote_hop1_dram_snoop_miss,
    &ocr::other_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &ocr::other_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &ocr::other_l3_miss_remote_hop1_dram_hitm_other_core,
    &ocr::other_l3_miss_remote_hop1_dram_any_snoop, &ocr::other_l3_miss_snoop_none,
    &ocr::other_l3_miss_no_snoop_needed, &ocr::other_l3_miss_snoop_miss,
    &ocr::other_l3_miss_hit_other_core_no_fwd, &ocr::other_l3_miss_hit_other_core_fwd,
    &ocr::other_l3_miss_hitm_other_core, &ocr::other_l3_miss_any_snoop,
    &ocr::all_pf_data_rd_supplier_none_snoop_none,
    &ocr::all_pf_data_rd_supplier_none_no_snoop_needed,
    &ocr::all_pf_data_rd_supplier_none_snoop_miss,
    &ocr::all_pf_data_rd_supplier_none_hit_other_core_no_fwd,
    &ocr::all_pf_data_rd_supplier_none_hit_other_core_fwd,
    &ocr::all_pf_data_rd_supplier_none_hitm_other_core,
    &ocr::all_pf_data_rd_supplier_none_any_snoop, &ocr::all_pf_data_rd_l3_hit_m_snoop_none,
    &ocr::all_pf_data_rd_l3_hit_m_no_snoop_needed, &ocr::all_pf_data_rd_l3_hit_m_snoop_miss,
    &ocr::all_pf_data_rd_l3_hit_m_hit_other_core_no_fwd,
    &ocr::all_pf_data_rd_l3_hit_m_hit_other_core_fwd, &ocr::all_pf_data_rd_l3_hit_m_hitm_other_core,
    &ocr::all_pf_data_rd_l3_hit_m_any_snoop, &ocr::all_pf_data_rd_l3_hit_e_snoop_none,
    &ocr::all_pf_data_rd_l3_hit_e_no_snoop_needed, &ocr::all_pf_data_rd_l3_hit_e_snoop_miss,
    &ocr::all_pf_data_rd_l3_hit_e_hit_other_core_no_fwd,
    &ocr::all_pf_data_rd_l3_hit_e_hit_other_core_fwd, &ocr::all_pf_data_rd_l3_hit_e_hitm_other_core,
    &ocr::all_pf_data_rd_l3_hit_e_any_snoop, &ocr::all_pf_data_rd_l3_hit_s_snoop_none,
    &ocr::all_pf_data_rd_l3_hit_s_no_snoop_needed, &ocr::all_pf_data_rd_l3_hit_s_snoop_miss,
    &ocr::all_pf_data_rd_l3_hit_s_hit_other_core_no_fwd,
    &ocr::all_pf_data_rd_l3_hit_s_hit_other_core_fwd, &ocr::all_pf_data_rd_l3_hit_s_hitm_other_core,
    &ocr::all_pf_data_rd_l3_hit_s_any_snoop, &ocr::all_pf_data_rd_l3_hit_f_snoop_none,
    &ocr::all_pf_data_rd_l3_hit_f_no_snoop_needed, &ocr::all_pf_data_rd_l3_hit_f_snoop_miss,
    &ocr::all_pf_data_rd_l3_hit_f_hit_other_core_no_fwd,
    &ocr::all_pf_data_rd_l3_hit_f_hit_other_core_fwd, &ocr::all_pf_data_rd_l3_hit_f_hitm_other_core,
    &ocr::all_pf_data_rd_l3_hit_f_any_snoop, &ocr::all_pf_data_rd_l3_hit_snoop_none,
    &ocr::all_pf_data_rd_l3_hit_no_snoop_needed, &ocr::all_pf_data_rd_l3_hit_snoop_miss,
    &ocr::all_pf_data_rd_l3_hit_hit_other_core_no_fwd,
    &ocr::all_pf_data_rd_l3_hit_hit_other_core_fwd, &ocr::all_pf_data_rd_l3_hit_hitm_other_core,
    &ocr::all_pf_data_rd_l3_hit_any_snoop, &ocr::all_pf_data_rd_l3_miss_local_dram_snoop_none,
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
    &ocr::all_pf_data_rd_l3_miss_snoop_none, &ocr::all_pf_data_rd_l3_miss_no_snoop_needed,
    &ocr::all_pf_data_rd_l3_miss_snoop_miss, &ocr::all_pf_data_rd_l3_miss_hit_other_core_no_fwd,
    &ocr::all_pf_data_rd_l3_miss_hit_other_core_fwd, &ocr::all_pf_data_rd_l3_miss_hitm_other_core,
    &ocr::all_pf_data_rd_l3_miss_any_snoop, &ocr::all_pf_rfo_supplier_none_snoop_none,
    &ocr::all_pf_rfo_supplier_none_no_snoop_needed, &ocr::all_pf_rfo_supplier_none_snoop_miss,
    &ocr::all_pf_rfo_supplier_none_hit_other_core_no_fwd,
    &ocr::all_pf_rfo_supplier_none_hit_other_core_fwd,
    &ocr::all_pf_rfo_supplier_none_hitm_other_core, &ocr::all_pf_rfo_supplier_none_any_snoop,
    &ocr::all_pf_rfo_l3_hit_m_snoop_none, &ocr::all_pf_rfo_l3_hit_m_no_snoop_needed,
    &ocr::all_pf_rfo_l3_hit_m_snoop_miss, &ocr::all_pf_rfo_l3_hit_m_hit_other_core_no_fwd,
    &ocr::all_pf_rfo_l3_hit_m_hit_other_core_fwd, &ocr::all_pf_rfo_l3_hit_m_hitm_other_core,
    &ocr::all_pf_rfo_l3_hit_m_any_snoop, &ocr::all_pf_rfo_l3_hit_e_snoop_none,
    &ocr::all_pf_rfo_l3_hit_e_no_snoop_needed, &ocr::all_pf_rfo_l3_hit_e_snoop_miss,
    &ocr::all_pf_rfo_l3_hit_e_hit_other_core_no_fwd, &ocr::all_pf_rfo_l3_hit_e_hit_other_core_fwd,
    &ocr::all_pf_rfo_l3_hit_e_hitm_other_core, &ocr::all_pf_rfo_l3_hit_e_any_snoop,
    &ocr::all_pf_rfo_l3_hit_s_snoop_none, &ocr::all_pf_rfo_l3_hit_s_no_snoop_needed,
    &ocr::all_pf_rfo_l3_hit_s_snoop_miss, &ocr::all_pf_rfo_l3_hit_s_hit_other_core_no_fwd,
    &ocr::all_pf_rfo_l3_hit_s_hit_other_core_fwd, &ocr::all_pf_rfo_l3_hit_s_hitm_other_core,
    &ocr::all_pf_rfo_l3_hit_s_any_snoop, &ocr::all_pf_rfo_l3_hit_f_snoop_none,
    &ocr::all_pf_rfo_l3_hit_f_no_snoop_needed, &ocr::all_pf_rfo_l3_hit_f_snoop_miss,
    &ocr::all_pf_rfo_l3_hit_f_hit_other_core_no_fwd, &ocr::all_pf_rfo_l3_hit_f_hit_other_core_fwd,
    &ocr::all_pf_rfo_l3_hit_f_hitm_other_core, &ocr::all_pf_rfo_l3_hit_f_any_snoop,
    &ocr::all_pf_rfo_l3_hit_snoop_none, &ocr::all_pf_rfo_l3_hit_no_snoop_needed,
    &ocr::all_pf_rfo_l3_hit_snoop_miss, &ocr::all_pf_rfo_l3_hit_hit_other_core_no_fwd,
    &ocr::all_pf_rfo_l3_hit_hit_other_core_fwd, &ocr::all_pf_rfo_l3_hit_hitm_other_core,
    &ocr::all_pf_rfo_l3_hit_any_snoop, &ocr::all_pf_rfo_l3_miss_local_dram_snoop_none,
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
    &ocr::all_pf_rfo_l3_miss_remote_hop1_dram_any_snoop, &ocr::all_pf_rfo_l3_miss_snoop_none,
    &ocr::all_pf_rfo_l3_miss_no_snoop_needed, &ocr::all_pf_rfo_l3_miss_snoop_miss,
    &ocr::all_pf_rfo_l3_miss_hit_other_core_no_fwd, &ocr::all_pf_rfo_l3_miss_hit_other_core_fwd,
    &ocr::all_pf_rfo_l3_miss_hitm_other_core, &ocr::all_pf_rfo_l3_miss_any_snoop,
    &ocr::all_data_rd_supplier_none_snoop_none, &ocr::all_data_rd_supplier_none_no_snoop_needed,
    &ocr::all_data_rd_supplier_none_snoop_miss,
    &ocr::all_data_rd_supplier_none_hit_other_core_no_fwd,
    &ocr::all_data_rd_supplier_none_hit_other_core_fwd,
    &ocr::all_data_rd_supplier_none_hitm_other_core, &ocr::all_data_rd_supplier_none_any_snoop,
    &ocr::all_data_rd_l3_hit_m_snoop_none, &ocr::all_data_rd_l3_hit_m_no_snoop_needed,
    &ocr::all_data_rd_l3_hit_m_snoop_miss, &ocr::all_data_rd_l3_hit_m_hit_other_core_no_fwd,
    &ocr::all_data_rd_l3_hit_m_hit_other_core_fwd, &ocr::all_data_rd_l3_hit_m_hitm_other_core,
    &ocr::all_data_rd_l3_hit_m_any_snoop, &ocr::all_data_rd_l3_hit_e_snoop_none,
    &ocr::all_data_rd_l3_hit_e_no_snoop_needed, &ocr::all_data_rd_l3_hit_e_snoop_miss,
    &ocr::all_data_rd_l3_hit_e_hit_other_core_no_fwd, &ocr::all_data_rd_l3_hit_e_hit_other_core_fwd,
    &ocr::all_data_rd_l3_hit_e_hitm_other_core, &ocr::all_data_rd_l3_hit_e_any_snoop,
    &ocr::all_data_rd_l3_hit_s_snoop_none, &ocr::all_data_rd_l3_hit_s_no_snoop_needed,
    &ocr::all_data_rd_l3_hit_s_snoop_miss, &ocr::all_data_rd_l3_hit_s_hit_other_core_no_fwd,
    &ocr::all_data_rd_l3_hit_s_hit_other_core_fwd, &ocr::all_data_rd_l3_hit_s_hitm_other_core,
    &ocr::all_data_rd_l3_hit_s_any_snoop, &ocr::all_data_rd_l3_hit_f_snoop_none,
    &ocr::all_data_rd_l3_hit_f_no_snoop_needed, &ocr::all_data_rd_l3_hit_f_snoop_miss,
    &ocr::all_data_rd_l3_hit_f_hit_other_core_no_fwd, &ocr::all_data_rd_l3_hit_f_hit_other_core_fwd,
    &ocr::all_data_rd_l3_hit_f_hitm_other_core, &ocr::all_data_rd_l3_hit_f_any_snoop,
    &ocr::all_data_rd_l3_hit_snoop_none, &ocr::all_data_rd_l3_hit_no_snoop_needed,
    &ocr::all_data_rd_l3_hit_snoop_miss, &ocr::all_data_rd_l3_hit_hit_other_core_no_fwd,
    &ocr::all_data_rd_l3_hit_hit_other_core_fwd, &ocr::all_data_rd_l3_hit_hitm_other_core,
    &ocr::all_data_rd_l3_hit_any_snoop, &ocr::all_data_rd_l3_miss_local_dram_snoop_none,
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
    &ocr::all_data_rd_l3_miss_remote_hop1_dram_any_snoop, &ocr::all_data_rd_l3_miss_snoop_none,
    &ocr::all_data_rd_l3_miss_no_snoop_needed, &ocr::all_data_rd_l3_miss_snoop_miss,
    &ocr::all_data_rd_l3_miss_hit_other_core_no_fwd, &ocr::all_data_rd_l3_miss_hit_other_core_fwd,
    &ocr::all_data_rd_l3_miss_hitm_other_core, &ocr::all_data_rd_l3_miss_any_snoop,
    &ocr::all_rfo_supplier_none_snoop_none, &ocr::all_rfo_supplier_none_no_snoop_needed,
    &ocr::all_rfo_supplier_none_snoop_miss, &ocr::all_rfo_supplier_none_hit_other_core_no_fwd,
    &ocr::all_rfo_supplier_none_hit_other_core_fwd, &ocr::all_rfo_supplier_none_hitm_other_core,
    &ocr::all_rfo_supplier_none_any_snoop, &ocr::all_rfo_l3_hit_m_snoop_none,
    &ocr::all_rfo_l3_hit_m_no_snoop_needed, &ocr::all_rfo_l3_hit_m_snoop_miss,
    &ocr::all_rfo_l3_hit_m_hit_other_core_no_fwd, &ocr::all_rfo_l3_hit_m_hit_other_core_fwd,
    &ocr::all_rfo_l3_hit_m_hitm_other_core, &ocr::all_rfo_l3_hit_m_any_snoop,
    &ocr::all_rfo_l3_hit_e_snoop_none, &ocr::all_rfo_l3_hit_e_no_snoop_needed,
    &ocr::all_rfo_l3_hit_e_snoop_miss, &ocr::all_rfo_l3_hit_e_hit_other_core_no_fwd,
    &ocr::all_rfo_l3_hit_e_hit_other_core_fwd, &ocr::all_rfo_l3_hit_e_hitm_other_core,
    &ocr::all_rfo_l3_hit_e_any_snoop, &ocr::all_rfo_l3_hit_s_snoop_none,
    &ocr::all_rfo_l3_hit_s_no_snoop_needed, &ocr::all_rfo_l3_hit_s_snoop_miss,
    &ocr::all_rfo_l3_hit_s_hit_other_core_no_fwd, &ocr::all_rfo_l3_hit_s_hit_other_core_fwd,
    &ocr::all_rfo_l3_hit_s_hitm_other_core, &ocr::all_rfo_l3_hit_s_any_snoop,
    &ocr::all_rfo_l3_hit_f_snoop_none, &ocr::all_rfo_l3_hit_f_no_snoop_needed,
    &ocr::all_rfo_l3_hit_f_snoop_miss, &ocr::all_rfo_l3_hit_f_hit_other_core_no_fwd,
    &ocr::all_rfo_l3_hit_f_hit_other_core_fwd, &ocr::all_rfo_l3_hit_f_hitm_other_core,
    &ocr::all_rfo_l3_hit_f_any_snoop, &ocr::all_rfo_l3_hit_snoop_none,
    &ocr::all_rfo_l3_hit_no_snoop_needed, &ocr::all_rfo_l3_hit_snoop_miss,
    &ocr::all_rfo_l3_hit_hit_other_core_no_fwd, &ocr::all_rfo_l3_hit_hit_other_core_fwd,
    &ocr::all_rfo_l3_hit_hitm_other_core, &ocr::all_rfo_l3_hit_any_snoop,
    &ocr::all_rfo_l3_miss_local_dram_snoop_none, &ocr::all_rfo_l3_miss_local_dram_no_snoop_needed,
    &ocr::all_rfo_l3_miss_local_dram_snoop_miss,
    &ocr::all_rfo_l3_miss_local_dram_hit_other_core_no_fwd,
    &ocr::all_rfo_l3_miss_local_dram_hit_other_core_fwd,
    &ocr::all_rfo_l3_miss_local_dram_hitm_other_core, &ocr::all_rfo_l3_miss_local_dram_any_snoop,
    &ocr::all_rfo_l3_miss_remote_hop1_dram_snoop_none,
    &ocr::all_rfo_l3_miss_remote_hop1_dram_no_snoop_needed,
    &ocr::all_rfo_l3_miss_remote_hop1_dram_snoop_miss,
    &ocr::all_rfo_l3_miss_remote_hop1_dram_hit_other_core_no_fwd,
    &ocr::all_rfo_l3_miss_remote_hop1_dram_hit_other_core_fwd,
    &ocr::all_rfo_l3_miss_remote_hop1_dram_hitm_other_core,
    &ocr::all_rfo_l3_miss_remote_hop1_dram_any_snoop, &ocr::all_rfo_l3_miss_snoop_none,
    &ocr::all_rfo_l3_miss_no_snoop_needed, &ocr::all_rfo_l3_miss_snoop_miss,
    &ocr::all_rfo_l3_miss_hit_other_core_no_fwd, &ocr::all_rfo_l3_miss_hit_other_core_fwd,
    &ocr::all_rfo_l3_miss_hitm_other_core, &ocr::all_rfo_l3_miss_any_snoop,
    &ocr::all_reads_supplier_none_snoop_none, &ocr::all_reads_supplier_none_no_snoop_needed,
    &ocr::all_reads_supplier_none_snoop_miss, &ocr::all_reads_supplier_none_hit_other_core_no_fwd,
    &ocr::all_reads_supplier_none_hit_other_core_fwd, &ocr::all_reads_supplier_none_hitm_other_core,
    &ocr::all_reads_supplier_none_any_snoop, &ocr::all_reads_l3_hit_m_snoop_none,
    &ocr::all_reads_l3_hit_m_no_snoop_needed, &ocr::all_reads_l3_hit_m_snoop_miss,
    &ocr::all_reads_l3_hit_m_hit_other_core_no_fwd, &ocr::all_reads_l3_hit_m_hit_other_core_fwd,
    &ocr::all_reads_l3_hit_m_hitm_other_core, &ocr::all_reads_l3_hit_m_any_snoop,
    &ocr::all_reads_l3_hit_e_snoop_none, &ocr::all_reads_l3_hit_e_no_snoop_needed,
    &ocr::all_reads_l3_hit_e_snoop_miss, &ocr::all_reads_l3_hit_e_hit_other_core_no_fwd,
    &ocr::all_reads_l3_hit_e_hit_other_core_fwd, &ocr::all_reads_l3_hit_e_hitm_other_core,
    &ocr::all_reads_l3_hit_e_any_snoop, &ocr::all_reads_l3_hit_s_snoop_none,
    &ocr::all_reads_l3_hit_s_no_snoop_needed, &ocr::all_reads_l3_hit_s_snoop_miss,
    &ocr::all_reads_l3_hit_s_hit_other_core_no_fwd, &ocr::all_reads_l3_hit_s_hit_other_core_fwd,
    &ocr::all_reads_l3_hit_s_hitm_other_core, &ocr::all_reads_l3_hit_s_any_snoop,
    &ocr::all_reads_l3_hit_f_snoop_none, &ocr::all_reads_l3_hit_f_no_snoop_needed,
    &ocr::all_reads_l3_hit_f_snoop_miss, &ocr::all_reads_l3_hit_f_hit_other_core_no_fwd,
    &ocr::all_reads_l3_hit_f_hit_other_core_fwd, &ocr::all_reads_l3_hit_f_hitm_other_core,
    &ocr::all_reads_l3_hit_f_any_snoop, &ocr::all_reads_l3_hit_snoop_none,
    &ocr::all_reads_l3_hit_no_snoop_needed, &ocr::all_reads_l3_hit_snoop_miss,
    &ocr::all_reads_l3_hit_hit_other_core_no_fwd, &ocr::all_reads_l3_hit_hit_other_core_fwd,
    &ocr::all_reads_l3_hit_hitm_other_core, &ocr::all_reads_l3_hit_any_snoop,
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
    &ocr::all_reads_l3_miss_remote_hop1_dram_any_snoop, &ocr::all_reads_l3_miss_snoop_none,
    &ocr::all_reads_l3_miss_no_snoop_needed, &ocr::all_reads_l3_miss_snoop_miss,
    &ocr::all_reads_l3_miss_hit_other_core_no_fwd, &ocr::all_reads_l3_miss_hit_other_core_fwd,
    &ocr::all_reads_l3_miss_hitm_other_core, &ocr::all_reads_l3_miss_any_snoop,
    &ocr::demand_data_rd_any_response,
    &ocr::demand_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::demand_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd, &ocr::demand_rfo_any_response,
    &ocr::demand_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::demand_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::demand_rfo_l3_hit_snoop_hit_with_fwd, &ocr::demand_code_rd_any_response,
    &ocr::demand_code_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::demand_code_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::demand_code_rd_l3_hit_snoop_hit_with_fwd, &ocr::pf_l2_data_rd_any_response,
    &ocr::pf_l2_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l2_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l2_data_rd_l3_hit_snoop_hit_with_fwd, &ocr::pf_l2_rfo_any_response,
    &ocr::pf_l2_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l2_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l2_rfo_l3_hit_snoop_hit_with_fwd, &ocr::pf_l3_data_rd_any_response,
    &ocr::pf_l3_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l3_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l3_data_rd_l3_hit_snoop_hit_with_fwd, &ocr::pf_l3_rfo_any_response,
    &ocr::pf_l3_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l3_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l3_rfo_l3_hit_snoop_hit_with_fwd, &ocr::pf_l1d_and_sw_any_response,
    &ocr::pf_l1d_and_sw_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l1d_and_sw_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::pf_l1d_and_sw_l3_hit_snoop_hit_with_fwd, &ocr::other_any_response,
    &ocr::other_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::other_l3_miss_local_dram_snoop_miss_or_no_fwd, &ocr::other_l3_hit_snoop_hit_with_fwd,
    &ocr::all_pf_data_rd_any_response,
    &ocr::all_pf_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::all_pf_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::all_pf_data_rd_l3_hit_snoop_hit_with_fwd, &ocr::all_pf_rfo_any_response,
    &ocr::all_pf_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::all_pf_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::all_pf_rfo_l3_hit_snoop_hit_with_fwd, &ocr::all_data_rd_any_response,
    &ocr::all_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::all_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::all_data_rd_l3_hit_snoop_hit_with_fwd, &ocr::all_rfo_any_response,
    &ocr::all_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::all_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd, &ocr::all_rfo_l3_hit_snoop_hit_with_fwd,
    &ocr::all_reads_any_response, &ocr::all_reads_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &ocr::all_reads_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &ocr::all_reads_l3_hit_snoop_hit_with_fwd, &ocr::demand_data_rd_l3_miss_remote_hitm,
    &ocr::demand_rfo_l3_miss_remote_hitm, &ocr::demand_code_rd_l3_miss_remote_hitm,
    &ocr::pf_l2_data_rd_l3_miss_remote_hitm, &ocr::pf_l2_rfo_l3_miss_remote_hitm,
    &ocr::pf_l3_data_rd_l3_miss_remote_hitm, &ocr::pf_l3_rfo_l3_miss_remote_hitm,
    &ocr::pf_l1d_and_sw_l3_miss_remote_hitm, &ocr::other_l3_miss_remote_hitm,
    &ocr::all_pf_data_rd_l3_miss_remote_hitm, &ocr::all_pf_rfo_l3_miss_remote_hitm,
    &ocr::all_data_rd_l3_miss_remote_hitm, &ocr::all_rfo_l3_miss_remote_hitm,
    &ocr::all_reads_l3_miss_remote_hitm, &ocr::demand_data_rd_l3_miss_remote_hit_forward,
    &ocr::demand_rfo_l3_miss_remote_hit_forward, &ocr::demand_code_rd_l3_miss_remote_hit_forward,
    &ocr::pf_l2_data_rd_l3_miss_remote_hit_forward, &ocr::pf_l2_rfo_l3_miss_remote_hit_forward,
    &ocr::pf_l3_data_rd_l3_miss_remote_hit_forward, &ocr::pf_l3_rfo_l3_miss_remote_hit_forward,
    &ocr::pf_l1d_and_sw_l3_miss_remote_hit_forward, &ocr::other_l3_miss_remote_hit_forward,
    &ocr::all_pf_data_rd_l3_miss_remote_hit_forward, &ocr::all_pf_rfo_l3_miss_remote_hit_forward,
    &ocr::all_data_rd_l3_miss_remote_hit_forward, &ocr::all_rfo_l3_miss_remote_hit_forward,
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
    &ocr::other_pmm_hit_local_pmm_snoop_not_needed, &ocr::other_pmm_hit_local_pmm_snoop_none,
    &ocr::all_pf_data_rd_pmm_hit_local_pmm_snoop_not_needed,
    &ocr::all_pf_data_rd_pmm_hit_local_pmm_snoop_none,
    &ocr::all_pf_rfo_pmm_hit_local_pmm_snoop_not_needed,
    &ocr::all_pf_rfo_pmm_hit_local_pmm_snoop_none,
    &ocr::all_data_rd_pmm_hit_local_pmm_snoop_not_needed,
    &ocr::all_data_rd_pmm_hit_local_pmm_snoop_none,
    &ocr::all_rfo_pmm_hit_local_pmm_snoop_not_needed, &ocr::all_rfo_pmm_hit_local_pmm_snoop_none,
    &ocr::all_reads_pmm_hit_local_pmm_snoop_not_needed,
    &ocr::all_reads_pmm_hit_local_pmm_snoop_none, &ocr::demand_data_rd_pmm_hit_local_pmm_any_snoop,
    &ocr::demand_rfo_pmm_hit_local_pmm_any_snoop, &ocr::demand_code_rd_pmm_hit_local_pmm_any_snoop,
    &ocr::pf_l2_data_rd_pmm_hit_local_pmm_any_snoop, &ocr::pf_l2_rfo_pmm_hit_local_pmm_any_snoop,
    &ocr::pf_l3_data_rd_pmm_hit_local_pmm_any_snoop, &ocr::pf_l3_rfo_pmm_hit_local_pmm_any_snoop,
    &ocr::pf_l1d_and_sw_pmm_hit_local_pmm_any_snoop, &ocr::other_pmm_hit_local_pmm_any_snoop,
    &ocr::all_pf_data_rd_pmm_hit_local_pmm_any_snoop, &ocr::all_pf_rfo_pmm_hit_local_pmm_any_snoop,
    &ocr::all_data_rd_pmm_hit_local_pmm_any_snoop, &ocr::all_rfo_pmm_hit_local_pmm_any_snoop,
    &ocr::all_reads_pmm_hit_local_pmm_any_snoop, &offcore_response::all_data_rd_any_response,
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
    &offcore_response::all_pf_rfo_any_response, &offcore_response::all_pf_rfo_l3_hit_snoop_none,
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
    &offcore_response::all_reads_any_response, &offcore_response::all_reads_l3_hit_snoop_none,
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
    &offcore_response::all_reads_supplier_none_any_snoop, &offcore_response::all_rfo_any_response,
    &offcore_response::all_rfo_l3_hit_snoop_none, &offcore_response::all_rfo_l3_hit_no_snoop_needed,
    &offcore_response::all_rfo_l3_hit_snoop_miss,
    &offcore_response::all_rfo_l3_hit_hit_other_core_no_fwd,
    &offcore_response::all_rfo_l3_hit_hit_other_core_fwd,
    &offcore_response::all_rfo_l3_hit_hitm_other_core, &offcore_response::all_rfo_l3_hit_any_snoop,
    &offcore_response::all_rfo_l3_hit_snoop_hit_with_fwd,
    &offcore_response::all_rfo_l3_hit_e_snoop_none,
    &offcore_response::all_rfo_l3_hit_e_no_snoop_needed,
    &offcore_response::all_rfo_l3_hit_e_snoop_miss,
    &offcore_response::all_rfo_l3_hit_e_hit_other_core_no_fwd,
    &offcore_response::all_rfo_l3_hit_e_hit_other_core_fwd,
    &offcore_response::all_rfo_l3_hit_e_hitm_other_core,
    &offcore_response::all_rfo_l3_hit_e_any_snoop, &offcore_response::all_rfo_l3_hit_f_snoop_none,
    &offcore_response::all_rfo_l3_hit_f_no_snoop_needed,
    &offcore_response::all_rfo_l3_hit_f_snoop_miss,
    &offcore_response::all_rfo_l3_hit_f_hit_other_core_no_fwd,
    &offcore_response::all_rfo_l3_hit_f_hit_other_core_fwd,
    &offcore_response::all_rfo_l3_hit_f_hitm_other_core,
    &offcore_response::all_rfo_l3_hit_f_any_snoop, &offcore_response::all_rfo_l3_hit_m_snoop_none,
    &offcore_response::all_rfo_l3_hit_m_no_snoop_needed,
    &offcore_response::all_rfo_l3_hit_m_snoop_miss,
    &offcore_response::all_rfo_l3_hit_m_hit_other_core_no_fwd,
    &offcore_response::all_rfo_l3_hit_m_hit_other_core_fwd,
    &offcore_response::all_rfo_l3_hit_m_hitm_other_core,
    &offcore_response::all_rfo_l3_hit_m_any_snoop, &offcore_response::all_rfo_l3_hit_s_snoop_none,
    &offcore_response::all_rfo_l3_hit_s_no_snoop_needed,
    &offcore_response::all_rfo_l3_hit_s_snoop_miss,
    &offcore_response::all_rfo_l3_hit_s_hit_other_core_no_fwd,
    &offcore_response::all_rfo_l3_hit_s_hit_other_core_fwd,
    &offcore_response::all_rfo_l3_hit_s_hitm_other_core,
    &offcore_response::all_rfo_l3_hit_s_any_snoop, &offcore_response::all_rfo_l3_miss_snoop_none,
    &offcore_response::all_rfo_l3_miss_no_snoop_needed,
    &offcore_response::all_rfo_l3_miss_snoop_miss,
    &offcore_response::all_rfo_l3_miss_hit_other_core_no_fwd,
    &offcore_response::all_rfo_l3_miss_hit_other_core_fwd,
    &offcore_response::all_rfo_l3_miss_hitm_other_core,
    &offcore_response::all_rfo_l3_miss_any_snoop, &offcore_response::all_rfo_l3_miss_remote_hitm,
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
    &offcore_response::demand_rfo_any_response, &offcore_response::demand_rfo_l3_hit_snoop_none,
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
    &offcore_response::demand_rfo_supplier_none_any_snoop, &offcore_response::other_any_response,
    &offcore_response::other_l3_hit_snoop_none, &offcore_response::other_l3_hit_no_snoop_needed,
    &offcore_response::other_l3_hit_snoop_miss,
    &offcore_response::other_l3_hit_hit_other_core_no_fwd,
    &offcore_response::other_l3_hit_hit_other_core_fwd,
    &offcore_response::other_l3_hit_hitm_other_core, &offcore_response::other_l3_hit_any_snoop,
    &offcore_response::other_l3_hit_snoop_hit_with_fwd,
    &offcore_response::other_l3_hit_e_snoop_none, &offcore_response::other_l3_hit_e_no_snoop_needed,
    &offcore_response::other_l3_hit_e_snoop_miss,
    &offcore_response::other_l3_hit_e_hit_other_core_no_fwd,
    &offcore_response::other_l3_hit_e_hit_other_core_fwd,
    &offcore_response::other_l3_hit_e_hitm_other_core, &offcore_response::other_l3_hit_e_any_snoop,
    &offcore_response::other_l3_hit_f_snoop_none, &offcore_response::other_l3_hit_f_no_snoop_needed,
    &offcore_response::other_l3_hit_f_snoop_miss,
    &offcore_response::other_l3_hit_f_hit_other_core_no_fwd,
    &offcore_response::other_l3_hit_f_hit_other_core_fwd,
    &offcore_response::other_l3_hit_f_hitm_other_core, &offcore_response::other_l3_hit_f_any_snoop,
    &offcore_response::other_l3_hit_m_snoop_none, &offcore_response::other_l3_hit_m_no_snoop_needed,
    &offcore_response::other_l3_hit_m_snoop_miss,
    &offcore_response::other_l3_hit_m_hit_other_core_no_fwd,
    &offcore_response::other_l3_hit_m_hit_other_core_fwd,
    &offcore_response::other_l3_hit_m_hitm_other_core, &offcore_response::other_l3_hit_m_any_snoop,
    &offcore_response::other_l3_hit_s_snoop_none, &offcore_response::other_l3_hit_s_no_snoop_needed,
    &offcore_response::other_l3_hit_s_snoop_miss,
    &offcore_response::other_l3_hit_s_hit_other_core_no_fwd,
    &offcore_response::other_l3_hit_s_hit_other_core_fwd,
    &offcore_response::other_l3_hit_s_hitm_other_core, &offcore_response::other_l3_hit_s_any_snoop,
    &offcore_response::other_l3_miss_snoop_none, &offcore_response::other_l3_miss_no_snoop_needed,
    &offcore_response::other_l3_miss_snoop_miss,
    &offcore_response::other_l3_miss_hit_other_core_no_fwd,
    &offcore_response::other_l3_miss_hit_other_core_fwd,
    &offcore_response::other_l3_miss_hitm_other_core, &offcore_response::other_l3_miss_any_snoop,
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
    &offcore_response::other_supplier_none_any_snoop, &offcore_response::pf_l1d_and_sw_any_response,
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
    &offcore_response::pf_l2_rfo_any_response, &offcore_response::pf_l2_rfo_l3_hit_snoop_none,
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
    &offcore_response::pf_l3_rfo_any_response, &offcore_response::pf_l3_rfo_l3_hit_snoop_none,
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
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::cascade_lake
