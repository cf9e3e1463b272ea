// Events of Broadwell, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// bdw: from intel/perfmon 6dadedf3aa48, BDW/events/broadwell_core.json, version 30 of 07/16/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::bdw {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "offcore_response.demand_data_rd.any_response\0"
    "offcore_response.demand_data_rd.supplier_none.snoop_none\0"
    "offcore_response.demand_data_rd.supplier_none.snoop_not_needed\0"
    "offcore_response.demand_data_rd.supplier_none.snoop_miss\0"
    "offcore_response.demand_data_rd.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.demand_data_rd.supplier_none.snoop_hitm\0"
    "offcore_response.demand_data_rd.supplier_none.snoop_non_dram\0"
    "offcore_response.demand_data_rd.supplier_none.any_snoop\0"
    "offcore_response.demand_data_rd.l3_hit.snoop_none\0"
    "offcore_response.demand_data_rd.l3_hit.snoop_not_needed\0"
    "offcore_response.demand_data_rd.l3_hit.snoop_miss\0"
    "offcore_response.demand_data_rd.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.demand_data_rd.l3_hit.snoop_hitm\0"
    "offcore_response.demand_data_rd.l3_hit.snoop_non_dram\0"
    "offcore_response.demand_data_rd.l3_hit.any_snoop\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.snoop_none\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.any_snoop\0"
    "offcore_response.demand_data_rd.l3_miss.snoop_none\0"
    "offcore_response.demand_data_rd.l3_miss.snoop_not_needed\0"
    "offcore_response.demand_data_rd.l3_miss.snoop_miss\0"
    "offcore_response.demand_data_rd.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.demand_rfo.any_response\0"
    "offcore_response.demand_rfo.l3_hit.snoop_none\0"
    "offcore_response.demand_rfo.l3_hit.snoop_not_needed\0"
    "offcore_response.demand_rfo.l3_hit.snoop_miss\0"
    "offcore_response.demand_rfo.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.demand_rfo.l3_hit.snoop_hitm\0"
    "offcore_response.demand_rfo.l3_hit.snoop_non_dram\0"
    "offcore_response.demand_rfo.l3_hit.any_snoop\0"
    "offcore_response.demand_rfo.l3_miss_local_dram.any_snoop\0"
    "offcore_response.demand_rfo.l3_miss.snoop_none\0"
    "offcore_response.demand_rfo.l3_miss.snoop_not_needed\0"
    "offcore_response.demand_rfo.l3_miss.snoop_miss\0"
    "offcore_response.demand_rfo.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.demand_code_rd.any_response\0"
    "offcore_response.demand_code_rd.supplier_none.snoop_none\0"
    "offcore_response.demand_code_rd.supplier_none.snoop_not_needed\0"
    "offcore_response.demand_code_rd.supplier_none.snoop_miss\0"
    "offcore_response.demand_code_rd.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.demand_code_rd.supplier_none.snoop_hitm\0"
    "offcore_response.demand_code_rd.supplier_none.snoop_non_dram\0"
    "offcore_response.demand_code_rd.supplier_none.any_snoop\0"
    "offcore_response.demand_code_rd.l3_hit.snoop_none\0"
    "offcore_response.demand_code_rd.l3_hit.snoop_not_needed\0"
    "offcore_response.demand_code_rd.l3_hit.snoop_miss\0"
    "offcore_response.demand_code_rd.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.demand_code_rd.l3_hit.snoop_hitm\0"
    "offcore_response.demand_code_rd.l3_hit.snoop_non_dram\0"
    "offcore_response.demand_code_rd.l3_hit.any_snoop\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.snoop_none\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.any_snoop\0"
    "offcore_response.demand_code_rd.l3_miss.snoop_none\0"
    "offcore_response.demand_code_rd.l3_miss.snoop_not_needed\0"
    "offcore_response.demand_code_rd.l3_miss.snoop_miss\0"
    "offcore_response.demand_code_rd.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.corewb.any_response\0"
    "offcore_response.corewb.supplier_none.snoop_none\0"
    "offcore_response.corewb.supplier_none.snoop_not_needed\0"
    "offcore_response.corewb.supplier_none.snoop_miss\0"
    "offcore_response.corewb.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.corewb.supplier_none.snoop_hitm\0"
    "offcore_response.corewb.supplier_none.snoop_non_dram\0"
    "offcore_response.corewb.supplier_none.any_snoop\0"
    "offcore_response.corewb.l3_hit.snoop_none\0"
    "offcore_response.corewb.l3_hit.snoop_not_needed\0"
    "offcore_response.corewb.l3_hit.snoop_miss\0"
    "offcore_response.corewb.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.corewb.l3_hit.snoop_hitm\0"
    "offcore_response.corewb.l3_hit.snoop_non_dram\0"
    "offcore_response.corewb.l3_hit.any_snoop\0"
    "offcore_response.corewb.l3_miss_local_dram.snoop_none\0"
    "offcore_response.corewb.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.corewb.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.corewb.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.corewb.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.corewb.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.corewb.l3_miss_local_dram.any_snoop\0"
    "offcore_response.corewb.l3_miss.snoop_none\0"
    "offcore_response.corewb.l3_miss.snoop_not_needed\0"
    "offcore_response.corewb.l3_miss.snoop_miss\0"
    "offcore_response.corewb.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.pf_l2_data_rd.any_response\0"
    "offcore_response.pf_l2_data_rd.supplier_none.snoop_none\0"
    "offcore_response.pf_l2_data_rd.supplier_none.snoop_not_needed\0"
    "offcore_response.pf_l2_data_rd.supplier_none.snoop_miss\0"
    "offcore_response.pf_l2_data_rd.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.pf_l2_data_rd.supplier_none.snoop_hitm\0"
    "offcore_response.pf_l2_data_rd.supplier_none.snoop_non_dram\0"
    "offcore_response.pf_l2_data_rd.supplier_none.any_snoop\0"
    "offcore_response.pf_l2_data_rd.l3_hit.snoop_none\0"
    "offcore_response.pf_l2_data_rd.l3_hit.snoop_not_needed\0"
    "offcore_response.pf_l2_data_rd.l3_hit.snoop_miss\0"
    "offcore_response.pf_l2_data_rd.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_hit.snoop_hitm\0"
    "offcore_response.pf_l2_data_rd.l3_hit.snoop_non_dram\0"
    "offcore_response.pf_l2_data_rd.l3_hit.any_snoop\0"
    "offcore_response.pf_l2_data_rd.l3_miss_local_dram.snoop_none\0"
    "offcore_response.pf_l2_data_rd.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.pf_l2_data_rd.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.pf_l2_data_rd.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.pf_l2_data_rd.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.pf_l2_data_rd.l3_miss_local_dram.any_snoop\0"
    "offcore_response.pf_l2_data_rd.l3_miss.snoop_none\0"
    "offcore_response.pf_l2_data_rd.l3_miss.snoop_not_needed\0"
    "offcore_response.pf_l2_data_rd.l3_miss.snoop_miss\0"
    "offcore_response.pf_l2_data_rd.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.pf_l2_rfo.any_response\0"
    "offcore_response.pf_l2_rfo.supplier_none.snoop_none\0"
    "offcore_response.pf_l2_rfo.supplier_none.snoop_not_needed\0"
    "offcore_response.pf_l2_rfo.supplier_none.snoop_miss\0"
    "offcore_response.pf_l2_rfo.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.pf_l2_rfo.supplier_none.snoop_hitm\0"
    "offcore_response.pf_l2_rfo.supplier_none.snoop_non_dram\0"
    "offcore_response.pf_l2_rfo.supplier_none.any_snoop\0"
    "offcore_response.pf_l2_rfo.l3_hit.snoop_none\0"
    "offcore_response.pf_l2_rfo.l3_hit.snoop_not_needed\0"
    "offcore_response.pf_l2_rfo.l3_hit.snoop_miss\0"
    "offcore_response.pf_l2_rfo.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.pf_l2_rfo.l3_hit.snoop_hitm\0"
    "offcore_response.pf_l2_rfo.l3_hit.snoop_non_dram\0"
    "offcore_response.pf_l2_rfo.l3_hit.any_snoop\0"
    "offcore_response.pf_l2_rfo.l3_miss_local_dram.snoop_none\0"
    "offcore_response.pf_l2_rfo.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.pf_l2_rfo.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.pf_l2_rfo.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.pf_l2_rfo.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.pf_l2_rfo.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.pf_l2_rfo.l3_miss_local_dram.any_snoop\0"
    "offcore_response.pf_l2_rfo.l3_miss.snoop_none\0"
    "offcore_response.pf_l2_rfo.l3_miss.snoop_not_needed\0"
    "offcore_response.pf_l2_rfo.l3_miss.snoop_miss\0"
    "offcore_response.pf_l2_rfo.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.pf_l2_code_rd.any_response\0"
    "offcore_response.pf_l2_code_rd.supplier_none.snoop_none\0"
    "offcore_response.pf_l2_code_rd.supplier_none.snoop_not_needed\0"
    "offcore_response.pf_l2_code_rd.supplier_none.snoop_miss\0"
    "offcore_response.pf_l2_code_rd.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.pf_l2_code_rd.supplier_none.snoop_hitm\0"
    "offcore_response.pf_l2_code_rd.supplier_none.snoop_non_dram\0"
    "offcore_response.pf_l2_code_rd.supplier_none.any_snoop\0"
    "offcore_response.pf_l2_code_rd.l3_hit.snoop_none\0"
    "offcore_response.pf_l2_code_rd.l3_hit.snoop_not_needed\0"
    "offcore_response.pf_l2_code_rd.l3_hit.snoop_miss\0"
    "offcore_response.pf_l2_code_rd.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.pf_l2_code_rd.l3_hit.snoop_hitm\0"
    "offcore_response.pf_l2_code_rd.l3_hit.snoop_non_dram\0"
    "offcore_response.pf_l2_code_rd.l3_hit.any_snoop\0"
    "offcore_response.pf_l2_code_rd.l3_miss_local_dram.snoop_none\0"
    "offcore_response.pf_l2_code_rd.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.pf_l2_code_rd.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.pf_l2_code_rd.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.pf_l2_code_rd.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.pf_l2_code_rd.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.pf_l2_code_rd.l3_miss_local_dram.any_snoop\0"
    "offcore_response.pf_l2_code_rd.l3_miss.snoop_none\0"
    "offcore_response.pf_l2_code_rd.l3_miss.snoop_not_needed\0"
    "offcore_response.pf_l2_code_rd.l3_miss.snoop_miss\0"
    "offcore_response.pf_l2_code_rd.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.pf_l3_data_rd.any_response\0"
    "offcore_response.pf_l3_data_rd.supplier_none.snoop_none\0"
    "offcore_response.pf_l3_data_rd.supplier_none.snoop_not_needed\0"
    "offcore_response.pf_l3_data_rd.supplier_none.snoop_miss\0"
    "offcore_response.pf_l3_data_rd.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.pf_l3_data_rd.supplier_none.snoop_hitm\0"
    "offcore_response.pf_l3_data_rd.supplier_none.snoop_non_dram\0"
    "offcore_response.pf_l3_data_rd.supplier_none.any_snoop\0"
    "offcore_response.pf_l3_data_rd.l3_hit.snoop_none\0"
    "offcore_response.pf_l3_data_rd.l3_hit.snoop_not_needed\0"
    "offcore_response.pf_l3_data_rd.l3_hit.snoop_miss\0"
    "offcore_response.pf_l3_data_rd.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_hit.snoop_hitm\0"
    "offcore_response.pf_l3_data_rd.l3_hit.snoop_non_dram\0"
    "offcore_response.pf_l3_data_rd.l3_hit.any_snoop\0"
    "offcore_response.pf_l3_data_rd.l3_miss_local_dram.snoop_none\0"
    "offcore_response.pf_l3_data_rd.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.pf_l3_data_rd.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.pf_l3_data_rd.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.pf_l3_data_rd.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.pf_l3_data_rd.l3_miss_local_dram.any_snoop\0"
    "offcore_response.pf_l3_data_rd.l3_miss.snoop_none\0"
    "offcore_response.pf_l3_data_rd.l3_miss.snoop_not_needed\0"
    "offcore_response.pf_l3_data_rd.l3_miss.snoop_miss\0"
    "offcore_response.pf_l3_data_rd.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.pf_l3_rfo.any_response\0"
    "offcore_response.pf_l3_rfo.supplier_none.snoop_none\0"
    "offcore_response.pf_l3_rfo.supplier_none.snoop_not_needed\0"
    "offcore_response.pf_l3_rfo.supplier_none.snoop_miss\0"
    "offcore_response.pf_l3_rfo.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.pf_l3_rfo.supplier_none.snoop_hitm\0"
    "offcore_response.pf_l3_rfo.supplier_none.snoop_non_dram\0"
    "offcore_response.pf_l3_rfo.supplier_none.any_snoop\0"
    "offcore_response.pf_l3_rfo.l3_hit.snoop_none\0"
    "offcore_response.pf_l3_rfo.l3_hit.snoop_not_needed\0"
    "offcore_response.pf_l3_rfo.l3_hit.snoop_miss\0"
    "offcore_response.pf_l3_rfo.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.pf_l3_rfo.l3_hit.snoop_hitm\0"
    "offcore_response.pf_l3_rfo.l3_hit.snoop_non_dram\0"
    "offcore_response.pf_l3_rfo.l3_hit.any_snoop\0"
    "offcore_response.pf_l3_rfo.l3_miss_local_dram.snoop_none\0"
    "offcore_response.pf_l3_rfo.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.pf_l3_rfo.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.pf_l3_rfo.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.pf_l3_rfo.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.pf_l3_rfo.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.pf_l3_rfo.l3_miss_local_dram.any_snoop\0"
    "offcore_response.pf_l3_rfo.l3_miss.snoop_none\0"
    "offcore_response.pf_l3_rfo.l3_miss.snoop_not_needed\0"
    "offcore_response.pf_l3_rfo.l3_miss.snoop_miss\0"
    "offcore_response.pf_l3_rfo.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.pf_l3_code_rd.any_response\0"
    "offcore_response.pf_l3_code_rd.supplier_none.snoop_none\0"
    "offcore_response.pf_l3_code_rd.supplier_none.snoop_not_needed\0"
    "offcore_response.pf_l3_code_rd.supplier_none.snoop_miss\0"
    "offcore_response.pf_l3_code_rd.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.pf_l3_code_rd.supplier_none.snoop_hitm\0"
    "offcore_response.pf_l3_code_rd.supplier_none.snoop_non_dram\0"
    "offcore_response.pf_l3_code_rd.supplier_none.any_snoop\0"
    "offcore_response.pf_l3_code_rd.l3_hit.snoop_none\0"
    "offcore_response.pf_l3_code_rd.l3_hit.snoop_not_needed\0"
    "offcore_response.pf_l3_code_rd.l3_hit.snoop_miss\0"
    "offcore_response.pf_l3_code_rd.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.pf_l3_code_rd.l3_hit.snoop_hitm\0"
    "offcore_response.pf_l3_code_rd.l3_hit.snoop_non_dram\0"
    "offcore_response.pf_l3_code_rd.l3_hit.any_snoop\0"
    "offcore_response.pf_l3_code_rd.l3_miss_local_dram.snoop_none\0"
    "offcore_response.pf_l3_code_rd.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.pf_l3_code_rd.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.pf_l3_code_rd.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.pf_l3_code_rd.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.pf_l3_code_rd.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.pf_l3_code_rd.l3_miss_local_dram.any_snoop\0"
    "offcore_response.pf_l3_code_rd.l3_miss.snoop_none\0"
    "offcore_response.pf_l3_code_rd.l3_miss.snoop_not_needed\0"
    "offcore_response.pf_l3_code_rd.l3_miss.snoop_miss\0"
    "offcore_response.pf_l3_code_rd.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.other.any_response\0"
    "offcore_response.other.supplier_none.snoop_none\0"
    "offcore_response.other.supplier_none.snoop_not_needed\0"
    "offcore_response.other.supplier_none.snoop_miss\0"
    "offcore_response.other.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.other.supplier_none.snoop_hitm\0"
    "offcore_response.other.supplier_none.snoop_non_dram\0"
    "offcore_response.other.supplier_none.any_snoop\0"
    "offcore_response.other.l3_hit.snoop_none\0"
    "offcore_response.other.l3_hit.snoop_not_needed\0"
    "offcore_response.other.l3_hit.snoop_miss\0"
    "offcore_response.other.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.other.l3_hit.snoop_hitm\0"
    "offcore_response.other.l3_hit.snoop_non_dram\0"
    "offcore_response.other.l3_hit.any_snoop\0"
    "offcore_response.other.l3_miss_local_dram.snoop_none\0"
    "offcore_response.other.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.other.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.other.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.other.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.other.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.other.l3_miss_local_dram.any_snoop\0"
    "offcore_response.other.l3_miss.snoop_none\0"
    "offcore_response.other.l3_miss.snoop_not_needed\0"
    "offcore_response.other.l3_miss.snoop_miss\0"
    "offcore_response.other.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.all_pf_data_rd.any_response\0"
    "offcore_response.all_pf_data_rd.supplier_none.snoop_none\0"
    "offcore_response.all_pf_data_rd.supplier_none.snoop_not_needed\0"
    "offcore_response.all_pf_data_rd.supplier_none.snoop_miss\0"
    "offcore_response.all_pf_data_rd.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.all_pf_data_rd.supplier_none.snoop_hitm\0"
    "offcore_response.all_pf_data_rd.supplier_none.snoop_non_dram\0"
    "offcore_response.all_pf_data_rd.supplier_none.any_snoop\0"
    "offcore_response.all_pf_data_rd.l3_hit.snoop_none\0"
    "offcore_response.all_pf_data_rd.l3_hit.snoop_not_needed\0"
    "offcore_response.all_pf_data_rd.l3_hit.snoop_miss\0"
    "offcore_response.all_pf_data_rd.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.all_pf_data_rd.l3_hit.snoop_hitm\0"
    "offcore_response.all_pf_data_rd.l3_hit.snoop_non_dram\0"
    "offcore_response.all_pf_data_rd.l3_hit.any_snoop\0"
    "offcore_response.all_pf_data_rd.l3_miss_local_dram.snoop_none\0"
    "offcore_response.all_pf_data_rd.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.all_pf_data_rd.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.all_pf_data_rd.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.all_pf_data_rd.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.all_pf_data_rd.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.all_pf_data_rd.l3_miss_local_dram.any_snoop\0"
    "offcore_response.all_pf_data_rd.l3_miss.snoop_none\0"
    "offcore_response.all_pf_data_rd.l3_miss.snoop_not_needed\0"
    "offcore_response.all_pf_data_rd.l3_miss.snoop_miss\0"
    "offcore_response.all_pf_data_rd.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.all_pf_rfo.any_response\0"
    "offcore_response.all_pf_rfo.supplier_none.snoop_none\0"
    "offcore_response.all_pf_rfo.supplier_none.snoop_not_needed\0"
    "offcore_response.all_pf_rfo.supplier_none.snoop_miss\0"
    "offcore_response.all_pf_rfo.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.all_pf_rfo.supplier_none.snoop_hitm\0"
    "offcore_response.all_pf_rfo.supplier_none.snoop_non_dram\0"
    "offcore_response.all_pf_rfo.supplier_none.any_snoop\0"
    "offcore_response.all_pf_rfo.l3_hit.snoop_none\0"
    "offcore_response.all_pf_rfo.l3_hit.snoop_not_needed\0"
    "offcore_response.all_pf_rfo.l3_hit.snoop_miss\0"
    "offcore_response.all_pf_rfo.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.all_pf_rfo.l3_hit.snoop_hitm\0"
    "offcore_response.all_pf_rfo.l3_hit.snoop_non_dram\0"
    "offcore_response.all_pf_rfo.l3_hit.any_snoop\0"
    "offcore_response.all_pf_rfo.l3_miss_local_dram.snoop_none\0"
    "offcore_response.all_pf_rfo.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.all_pf_rfo.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.all_pf_rfo.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.all_pf_rfo.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.all_pf_rfo.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.all_pf_rfo.l3_miss_local_dram.any_snoop\0"
    "offcore_response.all_pf_rfo.l3_miss.snoop_none\0"
    "offcore_response.all_pf_rfo.l3_miss.snoop_not_needed\0"
    "offcore_response.all_pf_rfo.l3_miss.snoop_miss\0"
    "offcore_response.all_pf_rfo.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.all_pf_code_rd.any_response\0"
    "offcore_response.all_pf_code_rd.supplier_none.snoop_none\0"
    "offcore_response.all_pf_code_rd.supplier_none.snoop_not_needed\0"
    "offcore_response.all_pf_code_rd.supplier_none.snoop_miss\0"
    "offcore_response.all_pf_code_rd.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.all_pf_code_rd.supplier_none.snoop_hitm\0"
    "offcore_response.all_pf_code_rd.supplier_none.snoop_non_dram\0"
    "offcore_response.all_pf_code_rd.supplier_none.any_snoop\0"
    "offcore_response.all_pf_code_rd.l3_hit.snoop_none\0"
    "offcore_response.all_pf_code_rd.l3_hit.snoop_not_needed\0"
    "offcore_response.all_pf_code_rd.l3_hit.snoop_miss\0"
    "offcore_response.all_pf_code_rd.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.all_pf_code_rd.l3_hit.snoop_hitm\0"
    "offcore_response.all_pf_code_rd.l3_hit.snoop_non_dram\0"
    "offcore_response.all_pf_code_rd.l3_hit.any_snoop\0"
    "offcore_response.all_pf_code_rd.l3_miss_local_dram.snoop_none\0"
    "offcore_response.all_pf_code_rd.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.all_pf_code_rd.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.all_pf_code_rd.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.all_pf_code_rd.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.all_pf_code_rd.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.all_pf_code_rd.l3_miss_local_dram.any_snoop\0"
    "offcore_response.all_pf_code_rd.l3_miss.snoop_none\0"
    "offcore_response.all_pf_code_rd.l3_miss.snoop_not_needed\0"
    "offcore_response.all_pf_code_rd.l3_miss.snoop_miss\0"
    "offcore_response.all_pf_code_rd.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.all_data_rd.any_response\0"
    "offcore_response.all_data_rd.supplier_none.snoop_none\0"
    "offcore_response.all_data_rd.supplier_none.snoop_not_needed\0"
    "offcore_response.all_data_rd.supplier_none.snoop_miss\0"
    "offcore_response.all_data_rd.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.all_data_rd.supplier_none.snoop_hitm\0"
    "offcore_response.all_data_rd.supplier_none.snoop_non_dram\0"
    "offcore_response.all_data_rd.supplier_none.any_snoop\0"
    "offcore_response.all_data_rd.l3_hit.snoop_none\0"
    "offcore_response.all_data_rd.l3_hit.snoop_not_needed\0"
    "offcore_response.all_data_rd.l3_hit.snoop_miss\0"
    "offcore_response.all_data_rd.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.all_data_rd.l3_hit.snoop_hitm\0"
    "offcore_response.all_data_rd.l3_hit.snoop_non_dram\0"
    "offcore_response.all_data_rd.l3_hit.any_snoop\0"
    "offcore_response.all_data_rd.l3_miss_local_dram.snoop_none\0"
    "offcore_response.all_data_rd.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.all_data_rd.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.all_data_rd.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.all_data_rd.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.all_data_rd.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.all_data_rd.l3_miss_local_dram.any_snoop\0"
    "offcore_response.all_data_rd.l3_miss.snoop_none\0"
    "offcore_response.all_data_rd.l3_miss.snoop_not_needed\0"
    "offcore_response.all_data_rd.l3_miss.snoop_miss\0"
    "offcore_response.all_data_rd.l3_miss.snoop_hit_no_fwd\0"
    "offcore_response.all_rfo.any_response\0"
    "offcore_response.all_rfo.supplier_none.snoop_none\0"
    "offcore_response.all_rfo.supplier_none.snoop_not_needed\0"
    "offcore_response.all_rfo.supplier_none.snoop_miss\0"
    "offcore_response.all_rfo.supplier_none.snoop_hit_no_fwd\0"
    "offcore_response.all_rfo.supplier_none.snoop_hitm\0"
    "offcore_response.all_rfo.supplier_none.snoop_non_dram\0"
    "offcore_response.all_rfo.supplier_none.any_snoop\0"
    "offcore_response.all_rfo.l3_hit.snoop_none\0"
    "offcore_response.all_rfo.l3_hit.snoop_not_needed\0"
    "offcore_response.all_rfo.l3_hit.snoop_miss\0"
    "offcore_response.all_rfo.l3_hit.snoop_hit_no_fwd\0"
    "offcore_response.all_rfo.l3_hit.snoop_hitm\0"
    "offcore_response.all_rfo.l3_hit.snoop_non_dram\0"
    "offcore_response.all_rfo.l3_hit.any_snoop\0"
    "offcore_response.all_rfo.l3_miss_local_dram.snoop_none\0"
    "offcore_response.all_rfo.l3_miss_local_dram.snoop_not_needed\0"
    "offcore_response.all_rfo.l3_miss_local_dram.snoop_miss\0"
    "offcore_response.all_rfo.l3_miss_local_dram.snoop_hit_no_fwd\0"
    "offcore_response.all_rfo.l3_miss_local_dram.snoop_hitm\0"
    "offcore_response.all_rfo.l3_miss_local_dram.snoop_non_dram\0"
    "offcore_response.all_rfo.l3_miss_local_dram.any_snoop\0"
    "offcore_response.all_rfo.l3_miss.snoop_none\0"
    "offcore_response.all_rfo.l3_miss.snoop_not_needed\0"
    "offcore_response.all_rfo.l3_miss.snoop_miss\0"
    "offcore_response.all_rfo.l3_miss.snoop_hit_no_fwd\0";
inline constexpr select::event_list list{"bdw", core::broadwell, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed demand_data_rd_any_response{demand_data_rd_any_response, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_snoop_none{demand_data_rd_supplier_none_snoop_none, list, {.name = 45, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_snoop_not_needed{demand_data_rd_supplier_none_snoop_not_needed, list, {.name = 102, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_snoop_miss{demand_data_rd_supplier_none_snoop_miss, list, {.name = 165, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_snoop_hit_no_fwd{demand_data_rd_supplier_none_snoop_hit_no_fwd, list, {.name = 222, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_snoop_hitm{demand_data_rd_supplier_none_snoop_hitm, list, {.name = 285, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_snoop_non_dram{demand_data_rd_supplier_none_snoop_non_dram, list, {.name = 342, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000020001, .period = 100003}};
inline constexpr listed demand_data_rd_supplier_none_any_snoop{demand_data_rd_supplier_none_any_snoop, list, {.name = 403, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_none{demand_data_rd_l3_hit_snoop_none, list, {.name = 459, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_not_needed{demand_data_rd_l3_hit_snoop_not_needed, list, {.name = 509, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_miss{demand_data_rd_l3_hit_snoop_miss, list, {.name = 565, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_no_fwd{demand_data_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 615, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{demand_data_rd_l3_hit_snoop_hitm, list, {.name = 671, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_non_dram{demand_data_rd_l3_hit_snoop_non_dram, list, {.name = 721, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_any_snoop{demand_data_rd_l3_hit_any_snoop, list, {.name = 775, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_none{demand_data_rd_l3_miss_local_dram_snoop_none, list, {.name = 824, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_not_needed{demand_data_rd_l3_miss_local_dram_snoop_not_needed, list, {.name = 886, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_miss{demand_data_rd_l3_miss_local_dram_snoop_miss, list, {.name = 954, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_hit_no_fwd{demand_data_rd_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 1016, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_hitm{demand_data_rd_l3_miss_local_dram_snoop_hitm, list, {.name = 1084, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_non_dram{demand_data_rd_l3_miss_local_dram_snoop_non_dram, list, {.name = 1146, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_any_snoop{demand_data_rd_l3_miss_local_dram_any_snoop, list, {.name = 1212, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_snoop_none{demand_data_rd_l3_miss_snoop_none, list, {.name = 1273, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_snoop_not_needed{demand_data_rd_l3_miss_snoop_not_needed, list, {.name = 1324, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_snoop_miss{demand_data_rd_l3_miss_snoop_miss, list, {.name = 1381, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_snoop_hit_no_fwd{demand_data_rd_l3_miss_snoop_hit_no_fwd, list, {.name = 1432, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000001, .period = 100003}};
inline constexpr listed demand_rfo_any_response{demand_rfo_any_response, list, {.name = 1489, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_none{demand_rfo_l3_hit_snoop_none, list, {.name = 1530, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_not_needed{demand_rfo_l3_hit_snoop_not_needed, list, {.name = 1576, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_miss{demand_rfo_l3_hit_snoop_miss, list, {.name = 1628, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_hit_no_fwd{demand_rfo_l3_hit_snoop_hit_no_fwd, list, {.name = 1674, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{demand_rfo_l3_hit_snoop_hitm, list, {.name = 1726, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_non_dram{demand_rfo_l3_hit_snoop_non_dram, list, {.name = 1772, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_any_snoop{demand_rfo_l3_hit_any_snoop, list, {.name = 1822, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram_any_snoop{demand_rfo_l3_miss_local_dram_any_snoop, list, {.name = 1867, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_snoop_none{demand_rfo_l3_miss_snoop_none, list, {.name = 1924, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_snoop_not_needed{demand_rfo_l3_miss_snoop_not_needed, list, {.name = 1971, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_snoop_miss{demand_rfo_l3_miss_snoop_miss, list, {.name = 2024, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_snoop_hit_no_fwd{demand_rfo_l3_miss_snoop_hit_no_fwd, list, {.name = 2071, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000002, .period = 100003}};
inline constexpr listed demand_code_rd_any_response{demand_code_rd_any_response, list, {.name = 2124, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_snoop_none{demand_code_rd_supplier_none_snoop_none, list, {.name = 2169, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_snoop_not_needed{demand_code_rd_supplier_none_snoop_not_needed, list, {.name = 2226, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_snoop_miss{demand_code_rd_supplier_none_snoop_miss, list, {.name = 2289, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_snoop_hit_no_fwd{demand_code_rd_supplier_none_snoop_hit_no_fwd, list, {.name = 2346, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_snoop_hitm{demand_code_rd_supplier_none_snoop_hitm, list, {.name = 2409, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_snoop_non_dram{demand_code_rd_supplier_none_snoop_non_dram, list, {.name = 2466, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000020004, .period = 100003}};
inline constexpr listed demand_code_rd_supplier_none_any_snoop{demand_code_rd_supplier_none_any_snoop, list, {.name = 2527, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_none{demand_code_rd_l3_hit_snoop_none, list, {.name = 2583, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_not_needed{demand_code_rd_l3_hit_snoop_not_needed, list, {.name = 2633, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_miss{demand_code_rd_l3_hit_snoop_miss, list, {.name = 2689, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_no_fwd{demand_code_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 2739, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hitm{demand_code_rd_l3_hit_snoop_hitm, list, {.name = 2795, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_non_dram{demand_code_rd_l3_hit_snoop_non_dram, list, {.name = 2845, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_any_snoop{demand_code_rd_l3_hit_any_snoop, list, {.name = 2899, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_none{demand_code_rd_l3_miss_local_dram_snoop_none, list, {.name = 2948, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_not_needed{demand_code_rd_l3_miss_local_dram_snoop_not_needed, list, {.name = 3010, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_miss{demand_code_rd_l3_miss_local_dram_snoop_miss, list, {.name = 3078, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_hit_no_fwd{demand_code_rd_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 3140, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_hitm{demand_code_rd_l3_miss_local_dram_snoop_hitm, list, {.name = 3208, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_non_dram{demand_code_rd_l3_miss_local_dram_snoop_non_dram, list, {.name = 3270, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_any_snoop{demand_code_rd_l3_miss_local_dram_any_snoop, list, {.name = 3336, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_snoop_none{demand_code_rd_l3_miss_snoop_none, list, {.name = 3397, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_snoop_not_needed{demand_code_rd_l3_miss_snoop_not_needed, list, {.name = 3448, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_snoop_miss{demand_code_rd_l3_miss_snoop_miss, list, {.name = 3505, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_snoop_hit_no_fwd{demand_code_rd_l3_miss_snoop_hit_no_fwd, list, {.name = 3556, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000004, .period = 100003}};
inline constexpr listed corewb_any_response{corewb_any_response, list, {.name = 3613, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10008, .period = 100003}};
inline constexpr listed corewb_supplier_none_snoop_none{corewb_supplier_none_snoop_none, list, {.name = 3650, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020008, .period = 100003}};
inline constexpr listed corewb_supplier_none_snoop_not_needed{corewb_supplier_none_snoop_not_needed, list, {.name = 3699, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020008, .period = 100003}};
inline constexpr listed corewb_supplier_none_snoop_miss{corewb_supplier_none_snoop_miss, list, {.name = 3754, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020008, .period = 100003}};
inline constexpr listed corewb_supplier_none_snoop_hit_no_fwd{corewb_supplier_none_snoop_hit_no_fwd, list, {.name = 3803, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020008, .period = 100003}};
inline constexpr listed corewb_supplier_none_snoop_hitm{corewb_supplier_none_snoop_hitm, list, {.name = 3858, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020008, .period = 100003}};
inline constexpr listed corewb_supplier_none_snoop_non_dram{corewb_supplier_none_snoop_non_dram, list, {.name = 3907, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000020008, .period = 100003}};
inline constexpr listed corewb_supplier_none_any_snoop{corewb_supplier_none_any_snoop, list, {.name = 3960, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020008, .period = 100003}};
inline constexpr listed corewb_l3_hit_snoop_none{corewb_l3_hit_snoop_none, list, {.name = 4008, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0008, .period = 100003}};
inline constexpr listed corewb_l3_hit_snoop_not_needed{corewb_l3_hit_snoop_not_needed, list, {.name = 4050, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0008, .period = 100003}};
inline constexpr listed corewb_l3_hit_snoop_miss{corewb_l3_hit_snoop_miss, list, {.name = 4098, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0008, .period = 100003}};
inline constexpr listed corewb_l3_hit_snoop_hit_no_fwd{corewb_l3_hit_snoop_hit_no_fwd, list, {.name = 4140, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0008, .period = 100003}};
inline constexpr listed corewb_l3_hit_snoop_hitm{corewb_l3_hit_snoop_hitm, list, {.name = 4188, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0008, .period = 100003}};
inline constexpr listed corewb_l3_hit_snoop_non_dram{corewb_l3_hit_snoop_non_dram, list, {.name = 4230, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20003c0008, .period = 100003}};
inline constexpr listed corewb_l3_hit_any_snoop{corewb_l3_hit_any_snoop, list, {.name = 4276, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0008, .period = 100003}};
inline constexpr listed corewb_l3_miss_local_dram_snoop_none{corewb_l3_miss_local_dram_snoop_none, list, {.name = 4317, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000008, .period = 100003}};
inline constexpr listed corewb_l3_miss_local_dram_snoop_not_needed{corewb_l3_miss_local_dram_snoop_not_needed, list, {.name = 4371, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000008, .period = 100003}};
inline constexpr listed corewb_l3_miss_local_dram_snoop_miss{corewb_l3_miss_local_dram_snoop_miss, list, {.name = 4431, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000008, .period = 100003}};
inline constexpr listed corewb_l3_miss_local_dram_snoop_hit_no_fwd{corewb_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 4485, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000008, .period = 100003}};
inline constexpr listed corewb_l3_miss_local_dram_snoop_hitm{corewb_l3_miss_local_dram_snoop_hitm, list, {.name = 4545, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000008, .period = 100003}};
inline constexpr listed corewb_l3_miss_local_dram_snoop_non_dram{corewb_l3_miss_local_dram_snoop_non_dram, list, {.name = 4599, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004000008, .period = 100003}};
inline constexpr listed corewb_l3_miss_local_dram_any_snoop{corewb_l3_miss_local_dram_any_snoop, list, {.name = 4657, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000008, .period = 100003}};
inline constexpr listed corewb_l3_miss_snoop_none{corewb_l3_miss_snoop_none, list, {.name = 4710, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000008, .period = 100003}};
inline constexpr listed corewb_l3_miss_snoop_not_needed{corewb_l3_miss_snoop_not_needed, list, {.name = 4753, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000008, .period = 100003}};
inline constexpr listed corewb_l3_miss_snoop_miss{corewb_l3_miss_snoop_miss, list, {.name = 4802, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000008, .period = 100003}};
inline constexpr listed corewb_l3_miss_snoop_hit_no_fwd{corewb_l3_miss_snoop_hit_no_fwd, list, {.name = 4845, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000008, .period = 100003}};
inline constexpr listed pf_l2_data_rd_any_response{pf_l2_data_rd_any_response, list, {.name = 4894, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_none{pf_l2_data_rd_supplier_none_snoop_none, list, {.name = 4938, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_not_needed{pf_l2_data_rd_supplier_none_snoop_not_needed, list, {.name = 4994, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_miss{pf_l2_data_rd_supplier_none_snoop_miss, list, {.name = 5056, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_hit_no_fwd{pf_l2_data_rd_supplier_none_snoop_hit_no_fwd, list, {.name = 5112, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_hitm{pf_l2_data_rd_supplier_none_snoop_hitm, list, {.name = 5174, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_non_dram{pf_l2_data_rd_supplier_none_snoop_non_dram, list, {.name = 5230, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000020010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_supplier_none_any_snoop{pf_l2_data_rd_supplier_none_any_snoop, list, {.name = 5290, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_none{pf_l2_data_rd_l3_hit_snoop_none, list, {.name = 5345, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_not_needed{pf_l2_data_rd_l3_hit_snoop_not_needed, list, {.name = 5394, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_miss{pf_l2_data_rd_l3_hit_snoop_miss, list, {.name = 5449, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_hit_no_fwd{pf_l2_data_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 5498, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_hitm{pf_l2_data_rd_l3_hit_snoop_hitm, list, {.name = 5553, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_non_dram{pf_l2_data_rd_l3_hit_snoop_non_dram, list, {.name = 5602, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_any_snoop{pf_l2_data_rd_l3_hit_any_snoop, list, {.name = 5655, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_none{pf_l2_data_rd_l3_miss_local_dram_snoop_none, list, {.name = 5703, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_not_needed{pf_l2_data_rd_l3_miss_local_dram_snoop_not_needed, list, {.name = 5764, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_miss{pf_l2_data_rd_l3_miss_local_dram_snoop_miss, list, {.name = 5831, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_hit_no_fwd{pf_l2_data_rd_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 5892, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_hitm{pf_l2_data_rd_l3_miss_local_dram_snoop_hitm, list, {.name = 5959, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_non_dram{pf_l2_data_rd_l3_miss_local_dram_snoop_non_dram, list, {.name = 6020, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_any_snoop{pf_l2_data_rd_l3_miss_local_dram_any_snoop, list, {.name = 6085, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_snoop_none{pf_l2_data_rd_l3_miss_snoop_none, list, {.name = 6145, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_snoop_not_needed{pf_l2_data_rd_l3_miss_snoop_not_needed, list, {.name = 6195, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_snoop_miss{pf_l2_data_rd_l3_miss_snoop_miss, list, {.name = 6251, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_snoop_hit_no_fwd{pf_l2_data_rd_l3_miss_snoop_hit_no_fwd, list, {.name = 6301, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000010, .period = 100003}};
inline constexpr listed pf_l2_rfo_any_response{pf_l2_rfo_any_response, list, {.name = 6357, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10020, .period = 100003}};
inline constexpr listed pf_l2_rfo_supplier_none_snoop_none{pf_l2_rfo_supplier_none_snoop_none, list, {.name = 6397, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020020, .period = 100003}};
inline constexpr listed pf_l2_rfo_supplier_none_snoop_not_needed{pf_l2_rfo_supplier_none_snoop_not_needed, list, {.name = 6449, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020020, .period = 100003}};
inline constexpr listed pf_l2_rfo_supplier_none_snoop_miss{pf_l2_rfo_supplier_none_snoop_miss, list, {.name = 6507, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020020, .period = 100003}};
inline constexpr listed pf_l2_rfo_supplier_none_snoop_hit_no_fwd{pf_l2_rfo_supplier_none_snoop_hit_no_fwd, list, {.name = 6559, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020020, .period = 100003}};
inline constexpr listed pf_l2_rfo_supplier_none_snoop_hitm{pf_l2_rfo_supplier_none_snoop_hitm, list, {.name = 6617, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020020, .period = 100003}};
inline constexpr listed pf_l2_rfo_supplier_none_snoop_non_dram{pf_l2_rfo_supplier_none_snoop_non_dram, list, {.name = 6669, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000020020, .period = 100003}};
inline constexpr listed pf_l2_rfo_supplier_none_any_snoop{pf_l2_rfo_supplier_none_any_snoop, list, {.name = 6725, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_snoop_none{pf_l2_rfo_l3_hit_snoop_none, list, {.name = 6776, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_snoop_not_needed{pf_l2_rfo_l3_hit_snoop_not_needed, list, {.name = 6821, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_snoop_miss{pf_l2_rfo_l3_hit_snoop_miss, list, {.name = 6872, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_snoop_hit_no_fwd{pf_l2_rfo_l3_hit_snoop_hit_no_fwd, list, {.name = 6917, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_snoop_hitm{pf_l2_rfo_l3_hit_snoop_hitm, list, {.name = 6968, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_snoop_non_dram{pf_l2_rfo_l3_hit_snoop_non_dram, list, {.name = 7013, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20003c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_any_snoop{pf_l2_rfo_l3_hit_any_snoop, list, {.name = 7062, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_none{pf_l2_rfo_l3_miss_local_dram_snoop_none, list, {.name = 7106, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_not_needed{pf_l2_rfo_l3_miss_local_dram_snoop_not_needed, list, {.name = 7163, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_miss{pf_l2_rfo_l3_miss_local_dram_snoop_miss, list, {.name = 7226, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_hit_no_fwd{pf_l2_rfo_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 7283, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_hitm{pf_l2_rfo_l3_miss_local_dram_snoop_hitm, list, {.name = 7346, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_non_dram{pf_l2_rfo_l3_miss_local_dram_snoop_non_dram, list, {.name = 7403, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_any_snoop{pf_l2_rfo_l3_miss_local_dram_any_snoop, list, {.name = 7464, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_snoop_none{pf_l2_rfo_l3_miss_snoop_none, list, {.name = 7520, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_snoop_not_needed{pf_l2_rfo_l3_miss_snoop_not_needed, list, {.name = 7566, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_snoop_miss{pf_l2_rfo_l3_miss_snoop_miss, list, {.name = 7618, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_snoop_hit_no_fwd{pf_l2_rfo_l3_miss_snoop_hit_no_fwd, list, {.name = 7664, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000020, .period = 100003}};
inline constexpr listed pf_l2_code_rd_any_response{pf_l2_code_rd_any_response, list, {.name = 7716, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_supplier_none_snoop_none{pf_l2_code_rd_supplier_none_snoop_none, list, {.name = 7760, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_supplier_none_snoop_not_needed{pf_l2_code_rd_supplier_none_snoop_not_needed, list, {.name = 7816, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_supplier_none_snoop_miss{pf_l2_code_rd_supplier_none_snoop_miss, list, {.name = 7878, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_supplier_none_snoop_hit_no_fwd{pf_l2_code_rd_supplier_none_snoop_hit_no_fwd, list, {.name = 7934, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_supplier_none_snoop_hitm{pf_l2_code_rd_supplier_none_snoop_hitm, list, {.name = 7996, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_supplier_none_snoop_non_dram{pf_l2_code_rd_supplier_none_snoop_non_dram, list, {.name = 8052, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000020040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_supplier_none_any_snoop{pf_l2_code_rd_supplier_none_any_snoop, list, {.name = 8112, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_hit_snoop_none{pf_l2_code_rd_l3_hit_snoop_none, list, {.name = 8167, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_hit_snoop_not_needed{pf_l2_code_rd_l3_hit_snoop_not_needed, list, {.name = 8216, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_hit_snoop_miss{pf_l2_code_rd_l3_hit_snoop_miss, list, {.name = 8271, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_hit_snoop_hit_no_fwd{pf_l2_code_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 8320, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_hit_snoop_hitm{pf_l2_code_rd_l3_hit_snoop_hitm, list, {.name = 8375, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_hit_snoop_non_dram{pf_l2_code_rd_l3_hit_snoop_non_dram, list, {.name = 8424, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20003c0040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_hit_any_snoop{pf_l2_code_rd_l3_hit_any_snoop, list, {.name = 8477, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_miss_local_dram_snoop_none{pf_l2_code_rd_l3_miss_local_dram_snoop_none, list, {.name = 8525, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_miss_local_dram_snoop_not_needed{pf_l2_code_rd_l3_miss_local_dram_snoop_not_needed, list, {.name = 8586, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_miss_local_dram_snoop_miss{pf_l2_code_rd_l3_miss_local_dram_snoop_miss, list, {.name = 8653, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_miss_local_dram_snoop_hit_no_fwd{pf_l2_code_rd_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 8714, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_miss_local_dram_snoop_hitm{pf_l2_code_rd_l3_miss_local_dram_snoop_hitm, list, {.name = 8781, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_miss_local_dram_snoop_non_dram{pf_l2_code_rd_l3_miss_local_dram_snoop_non_dram, list, {.name = 8842, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004000040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_miss_local_dram_any_snoop{pf_l2_code_rd_l3_miss_local_dram_any_snoop, list, {.name = 8907, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_miss_snoop_none{pf_l2_code_rd_l3_miss_snoop_none, list, {.name = 8967, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_miss_snoop_not_needed{pf_l2_code_rd_l3_miss_snoop_not_needed, list, {.name = 9017, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_miss_snoop_miss{pf_l2_code_rd_l3_miss_snoop_miss, list, {.name = 9073, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_miss_snoop_hit_no_fwd{pf_l2_code_rd_l3_miss_snoop_hit_no_fwd, list, {.name = 9123, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000040, .period = 100003}};
inline constexpr listed pf_l3_data_rd_any_response{pf_l3_data_rd_any_response, list, {.name = 9179, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_none{pf_l3_data_rd_supplier_none_snoop_none, list, {.name = 9223, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_not_needed{pf_l3_data_rd_supplier_none_snoop_not_needed, list, {.name = 9279, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_miss{pf_l3_data_rd_supplier_none_snoop_miss, list, {.name = 9341, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_hit_no_fwd{pf_l3_data_rd_supplier_none_snoop_hit_no_fwd, list, {.name = 9397, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_hitm{pf_l3_data_rd_supplier_none_snoop_hitm, list, {.name = 9459, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_non_dram{pf_l3_data_rd_supplier_none_snoop_non_dram, list, {.name = 9515, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000020080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_supplier_none_any_snoop{pf_l3_data_rd_supplier_none_any_snoop, list, {.name = 9575, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_none{pf_l3_data_rd_l3_hit_snoop_none, list, {.name = 9630, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_not_needed{pf_l3_data_rd_l3_hit_snoop_not_needed, list, {.name = 9679, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_miss{pf_l3_data_rd_l3_hit_snoop_miss, list, {.name = 9734, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_hit_no_fwd{pf_l3_data_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 9783, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_hitm{pf_l3_data_rd_l3_hit_snoop_hitm, list, {.name = 9838, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_non_dram{pf_l3_data_rd_l3_hit_snoop_non_dram, list, {.name = 9887, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20003c0080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_any_snoop{pf_l3_data_rd_l3_hit_any_snoop, list, {.name = 9940, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_none{pf_l3_data_rd_l3_miss_local_dram_snoop_none, list, {.name = 9988, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_not_needed{pf_l3_data_rd_l3_miss_local_dram_snoop_not_needed, list, {.name = 10049, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_miss{pf_l3_data_rd_l3_miss_local_dram_snoop_miss, list, {.name = 10116, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_hit_no_fwd{pf_l3_data_rd_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 10177, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_hitm{pf_l3_data_rd_l3_miss_local_dram_snoop_hitm, list, {.name = 10244, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_non_dram{pf_l3_data_rd_l3_miss_local_dram_snoop_non_dram, list, {.name = 10305, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_any_snoop{pf_l3_data_rd_l3_miss_local_dram_any_snoop, list, {.name = 10370, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_snoop_none{pf_l3_data_rd_l3_miss_snoop_none, list, {.name = 10430, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_snoop_not_needed{pf_l3_data_rd_l3_miss_snoop_not_needed, list, {.name = 10480, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_snoop_miss{pf_l3_data_rd_l3_miss_snoop_miss, list, {.name = 10536, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_snoop_hit_no_fwd{pf_l3_data_rd_l3_miss_snoop_hit_no_fwd, list, {.name = 10586, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000080, .period = 100003}};
inline constexpr listed pf_l3_rfo_any_response{pf_l3_rfo_any_response, list, {.name = 10642, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10100, .period = 100003}};
inline constexpr listed pf_l3_rfo_supplier_none_snoop_none{pf_l3_rfo_supplier_none_snoop_none, list, {.name = 10682, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020100, .period = 100003}};
inline constexpr listed pf_l3_rfo_supplier_none_snoop_not_needed{pf_l3_rfo_supplier_none_snoop_not_needed, list, {.name = 10734, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020100, .period = 100003}};
inline constexpr listed pf_l3_rfo_supplier_none_snoop_miss{pf_l3_rfo_supplier_none_snoop_miss, list, {.name = 10792, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020100, .period = 100003}};
inline constexpr listed pf_l3_rfo_supplier_none_snoop_hit_no_fwd{pf_l3_rfo_supplier_none_snoop_hit_no_fwd, list, {.name = 10844, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020100, .period = 100003}};
inline constexpr listed pf_l3_rfo_supplier_none_snoop_hitm{pf_l3_rfo_supplier_none_snoop_hitm, list, {.name = 10902, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020100, .period = 100003}};
inline constexpr listed pf_l3_rfo_supplier_none_snoop_non_dram{pf_l3_rfo_supplier_none_snoop_non_dram, list, {.name = 10954, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000020100, .period = 100003}};
inline constexpr listed pf_l3_rfo_supplier_none_any_snoop{pf_l3_rfo_supplier_none_any_snoop, list, {.name = 11010, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_snoop_none{pf_l3_rfo_l3_hit_snoop_none, list, {.name = 11061, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_snoop_not_needed{pf_l3_rfo_l3_hit_snoop_not_needed, list, {.name = 11106, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_snoop_miss{pf_l3_rfo_l3_hit_snoop_miss, list, {.name = 11157, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_snoop_hit_no_fwd{pf_l3_rfo_l3_hit_snoop_hit_no_fwd, list, {.name = 11202, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_snoop_hitm{pf_l3_rfo_l3_hit_snoop_hitm, list, {.name = 11253, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_snoop_non_dram{pf_l3_rfo_l3_hit_snoop_non_dram, list, {.name = 11298, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20003c0100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_any_snoop{pf_l3_rfo_l3_hit_any_snoop, list, {.name = 11347, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_none{pf_l3_rfo_l3_miss_local_dram_snoop_none, list, {.name = 11391, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_not_needed{pf_l3_rfo_l3_miss_local_dram_snoop_not_needed, list, {.name = 11448, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_miss{pf_l3_rfo_l3_miss_local_dram_snoop_miss, list, {.name = 11511, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_hit_no_fwd{pf_l3_rfo_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 11568, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_hitm{pf_l3_rfo_l3_miss_local_dram_snoop_hitm, list, {.name = 11631, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_non_dram{pf_l3_rfo_l3_miss_local_dram_snoop_non_dram, list, {.name = 11688, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_any_snoop{pf_l3_rfo_l3_miss_local_dram_any_snoop, list, {.name = 11749, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_snoop_none{pf_l3_rfo_l3_miss_snoop_none, list, {.name = 11805, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_snoop_not_needed{pf_l3_rfo_l3_miss_snoop_not_needed, list, {.name = 11851, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_snoop_miss{pf_l3_rfo_l3_miss_snoop_miss, list, {.name = 11903, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_snoop_hit_no_fwd{pf_l3_rfo_l3_miss_snoop_hit_no_fwd, list, {.name = 11949, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000100, .period = 100003}};
inline constexpr listed pf_l3_code_rd_any_response{pf_l3_code_rd_any_response, list, {.name = 12001, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_supplier_none_snoop_none{pf_l3_code_rd_supplier_none_snoop_none, list, {.name = 12045, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_supplier_none_snoop_not_needed{pf_l3_code_rd_supplier_none_snoop_not_needed, list, {.name = 12101, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_supplier_none_snoop_miss{pf_l3_code_rd_supplier_none_snoop_miss, list, {.name = 12163, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_supplier_none_snoop_hit_no_fwd{pf_l3_code_rd_supplier_none_snoop_hit_no_fwd, list, {.name = 12219, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_supplier_none_snoop_hitm{pf_l3_code_rd_supplier_none_snoop_hitm, list, {.name = 12281, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_supplier_none_snoop_non_dram{pf_l3_code_rd_supplier_none_snoop_non_dram, list, {.name = 12337, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000020200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_supplier_none_any_snoop{pf_l3_code_rd_supplier_none_any_snoop, list, {.name = 12397, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_hit_snoop_none{pf_l3_code_rd_l3_hit_snoop_none, list, {.name = 12452, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_hit_snoop_not_needed{pf_l3_code_rd_l3_hit_snoop_not_needed, list, {.name = 12501, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_hit_snoop_miss{pf_l3_code_rd_l3_hit_snoop_miss, list, {.name = 12556, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_hit_snoop_hit_no_fwd{pf_l3_code_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 12605, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_hit_snoop_hitm{pf_l3_code_rd_l3_hit_snoop_hitm, list, {.name = 12660, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_hit_snoop_non_dram{pf_l3_code_rd_l3_hit_snoop_non_dram, list, {.name = 12709, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20003c0200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_hit_any_snoop{pf_l3_code_rd_l3_hit_any_snoop, list, {.name = 12762, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_miss_local_dram_snoop_none{pf_l3_code_rd_l3_miss_local_dram_snoop_none, list, {.name = 12810, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_miss_local_dram_snoop_not_needed{pf_l3_code_rd_l3_miss_local_dram_snoop_not_needed, list, {.name = 12871, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_miss_local_dram_snoop_miss{pf_l3_code_rd_l3_miss_local_dram_snoop_miss, list, {.name = 12938, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_miss_local_dram_snoop_hit_no_fwd{pf_l3_code_rd_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 12999, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_miss_local_dram_snoop_hitm{pf_l3_code_rd_l3_miss_local_dram_snoop_hitm, list, {.name = 13066, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_miss_local_dram_snoop_non_dram{pf_l3_code_rd_l3_miss_local_dram_snoop_non_dram, list, {.name = 13127, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004000200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_miss_local_dram_any_snoop{pf_l3_code_rd_l3_miss_local_dram_any_snoop, list, {.name = 13192, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_miss_snoop_none{pf_l3_code_rd_l3_miss_snoop_none, list, {.name = 13252, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_miss_snoop_not_needed{pf_l3_code_rd_l3_miss_snoop_not_needed, list, {.name = 13302, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_miss_snoop_miss{pf_l3_code_rd_l3_miss_snoop_miss, list, {.name = 13358, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_miss_snoop_hit_no_fwd{pf_l3_code_rd_l3_miss_snoop_hit_no_fwd, list, {.name = 13408, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000200, .period = 100003}};
inline constexpr listed other_any_response{other_any_response, list, {.name = 13464, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x18000, .period = 100003}};
inline constexpr listed other_supplier_none_snoop_none{other_supplier_none_snoop_none, list, {.name = 13500, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80028000, .period = 100003}};
inline constexpr listed other_supplier_none_snoop_not_needed{other_supplier_none_snoop_not_needed, list, {.name = 13548, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100028000, .period = 100003}};
inline constexpr listed other_supplier_none_snoop_miss{other_supplier_none_snoop_miss, list, {.name = 13602, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200028000, .period = 100003}};
inline constexpr listed other_supplier_none_snoop_hit_no_fwd{other_supplier_none_snoop_hit_no_fwd, list, {.name = 13650, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400028000, .period = 100003}};
inline constexpr listed other_supplier_none_snoop_hitm{other_supplier_none_snoop_hitm, list, {.name = 13704, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000028000, .period = 100003}};
inline constexpr listed other_supplier_none_snoop_non_dram{other_supplier_none_snoop_non_dram, list, {.name = 13752, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000028000, .period = 100003}};
inline constexpr listed other_supplier_none_any_snoop{other_supplier_none_any_snoop, list, {.name = 13804, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80028000, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_none{other_l3_hit_snoop_none, list, {.name = 13851, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c8000, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_not_needed{other_l3_hit_snoop_not_needed, list, {.name = 13892, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c8000, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_miss{other_l3_hit_snoop_miss, list, {.name = 13939, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c8000, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_hit_no_fwd{other_l3_hit_snoop_hit_no_fwd, list, {.name = 13980, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c8000, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_hitm{other_l3_hit_snoop_hitm, list, {.name = 14027, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c8000, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_non_dram{other_l3_hit_snoop_non_dram, list, {.name = 14068, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20003c8000, .period = 100003}};
inline constexpr listed other_l3_hit_any_snoop{other_l3_hit_any_snoop, list, {.name = 14113, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c8000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_snoop_none{other_l3_miss_local_dram_snoop_none, list, {.name = 14153, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_snoop_not_needed{other_l3_miss_local_dram_snoop_not_needed, list, {.name = 14206, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_snoop_miss{other_l3_miss_local_dram_snoop_miss, list, {.name = 14265, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_snoop_hit_no_fwd{other_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 14318, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_snoop_hitm{other_l3_miss_local_dram_snoop_hitm, list, {.name = 14377, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_snoop_non_dram{other_l3_miss_local_dram_snoop_non_dram, list, {.name = 14430, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004008000, .period = 100003}};
inline constexpr listed other_l3_miss_local_dram_any_snoop{other_l3_miss_local_dram_any_snoop, list, {.name = 14487, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84008000, .period = 100003}};
inline constexpr listed other_l3_miss_snoop_none{other_l3_miss_snoop_none, list, {.name = 14539, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc008000, .period = 100003}};
inline constexpr listed other_l3_miss_snoop_not_needed{other_l3_miss_snoop_not_needed, list, {.name = 14581, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c008000, .period = 100003}};
inline constexpr listed other_l3_miss_snoop_miss{other_l3_miss_snoop_miss, list, {.name = 14629, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c008000, .period = 100003}};
inline constexpr listed other_l3_miss_snoop_hit_no_fwd{other_l3_miss_snoop_hit_no_fwd, list, {.name = 14671, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c008000, .period = 100003}};
inline constexpr listed all_pf_data_rd_any_response{all_pf_data_rd_any_response, list, {.name = 14719, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10090, .period = 100003}};
inline constexpr listed all_pf_data_rd_supplier_none_snoop_none{all_pf_data_rd_supplier_none_snoop_none, list, {.name = 14764, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020090, .period = 100003}};
inline constexpr listed all_pf_data_rd_supplier_none_snoop_not_needed{all_pf_data_rd_supplier_none_snoop_not_needed, list, {.name = 14821, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020090, .period = 100003}};
inline constexpr listed all_pf_data_rd_supplier_none_snoop_miss{all_pf_data_rd_supplier_none_snoop_miss, list, {.name = 14884, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020090, .period = 100003}};
inline constexpr listed all_pf_data_rd_supplier_none_snoop_hit_no_fwd{all_pf_data_rd_supplier_none_snoop_hit_no_fwd, list, {.name = 14941, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020090, .period = 100003}};
inline constexpr listed all_pf_data_rd_supplier_none_snoop_hitm{all_pf_data_rd_supplier_none_snoop_hitm, list, {.name = 15004, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020090, .period = 100003}};
inline constexpr listed all_pf_data_rd_supplier_none_snoop_non_dram{all_pf_data_rd_supplier_none_snoop_non_dram, list, {.name = 15061, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000020090, .period = 100003}};
inline constexpr listed all_pf_data_rd_supplier_none_any_snoop{all_pf_data_rd_supplier_none_any_snoop, list, {.name = 15122, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020090, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_snoop_none{all_pf_data_rd_l3_hit_snoop_none, list, {.name = 15178, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_snoop_not_needed{all_pf_data_rd_l3_hit_snoop_not_needed, list, {.name = 15228, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_snoop_miss{all_pf_data_rd_l3_hit_snoop_miss, list, {.name = 15284, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_snoop_hit_no_fwd{all_pf_data_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 15334, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_snoop_hitm{all_pf_data_rd_l3_hit_snoop_hitm, list, {.name = 15390, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_snoop_non_dram{all_pf_data_rd_l3_hit_snoop_non_dram, list, {.name = 15440, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20003c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_any_snoop{all_pf_data_rd_l3_hit_any_snoop, list, {.name = 15494, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_none{all_pf_data_rd_l3_miss_local_dram_snoop_none, list, {.name = 15543, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000090, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_not_needed{all_pf_data_rd_l3_miss_local_dram_snoop_not_needed, list, {.name = 15605, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000090, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_miss{all_pf_data_rd_l3_miss_local_dram_snoop_miss, list, {.name = 15673, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000090, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_hit_no_fwd{all_pf_data_rd_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 15735, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000090, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_hitm{all_pf_data_rd_l3_miss_local_dram_snoop_hitm, list, {.name = 15803, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000090, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_non_dram{all_pf_data_rd_l3_miss_local_dram_snoop_non_dram, list, {.name = 15865, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004000090, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_any_snoop{all_pf_data_rd_l3_miss_local_dram_any_snoop, list, {.name = 15931, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000090, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_snoop_none{all_pf_data_rd_l3_miss_snoop_none, list, {.name = 15992, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000090, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_snoop_not_needed{all_pf_data_rd_l3_miss_snoop_not_needed, list, {.name = 16043, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000090, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_snoop_miss{all_pf_data_rd_l3_miss_snoop_miss, list, {.name = 16100, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000090, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_snoop_hit_no_fwd{all_pf_data_rd_l3_miss_snoop_hit_no_fwd, list, {.name = 16151, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000090, .period = 100003}};
inline constexpr listed all_pf_rfo_any_response{all_pf_rfo_any_response, list, {.name = 16208, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10120, .period = 100003}};
inline constexpr listed all_pf_rfo_supplier_none_snoop_none{all_pf_rfo_supplier_none_snoop_none, list, {.name = 16249, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020120, .period = 100003}};
inline constexpr listed all_pf_rfo_supplier_none_snoop_not_needed{all_pf_rfo_supplier_none_snoop_not_needed, list, {.name = 16302, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020120, .period = 100003}};
inline constexpr listed all_pf_rfo_supplier_none_snoop_miss{all_pf_rfo_supplier_none_snoop_miss, list, {.name = 16361, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020120, .period = 100003}};
inline constexpr listed all_pf_rfo_supplier_none_snoop_hit_no_fwd{all_pf_rfo_supplier_none_snoop_hit_no_fwd, list, {.name = 16414, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020120, .period = 100003}};
inline constexpr listed all_pf_rfo_supplier_none_snoop_hitm{all_pf_rfo_supplier_none_snoop_hitm, list, {.name = 16473, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020120, .period = 100003}};
inline constexpr listed all_pf_rfo_supplier_none_snoop_non_dram{all_pf_rfo_supplier_none_snoop_non_dram, list, {.name = 16526, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000020120, .period = 100003}};
inline constexpr listed all_pf_rfo_supplier_none_any_snoop{all_pf_rfo_supplier_none_any_snoop, list, {.name = 16583, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_snoop_none{all_pf_rfo_l3_hit_snoop_none, list, {.name = 16635, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_snoop_not_needed{all_pf_rfo_l3_hit_snoop_not_needed, list, {.name = 16681, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_snoop_miss{all_pf_rfo_l3_hit_snoop_miss, list, {.name = 16733, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_snoop_hit_no_fwd{all_pf_rfo_l3_hit_snoop_hit_no_fwd, list, {.name = 16779, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_snoop_hitm{all_pf_rfo_l3_hit_snoop_hitm, list, {.name = 16831, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_snoop_non_dram{all_pf_rfo_l3_hit_snoop_non_dram, list, {.name = 16877, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20003c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_any_snoop{all_pf_rfo_l3_hit_any_snoop, list, {.name = 16927, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_none{all_pf_rfo_l3_miss_local_dram_snoop_none, list, {.name = 16972, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_not_needed{all_pf_rfo_l3_miss_local_dram_snoop_not_needed, list, {.name = 17030, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_miss{all_pf_rfo_l3_miss_local_dram_snoop_miss, list, {.name = 17094, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_hit_no_fwd{all_pf_rfo_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 17152, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_hitm{all_pf_rfo_l3_miss_local_dram_snoop_hitm, list, {.name = 17216, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_non_dram{all_pf_rfo_l3_miss_local_dram_snoop_non_dram, list, {.name = 17274, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_any_snoop{all_pf_rfo_l3_miss_local_dram_any_snoop, list, {.name = 17336, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_snoop_none{all_pf_rfo_l3_miss_snoop_none, list, {.name = 17393, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_snoop_not_needed{all_pf_rfo_l3_miss_snoop_not_needed, list, {.name = 17440, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_snoop_miss{all_pf_rfo_l3_miss_snoop_miss, list, {.name = 17493, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_snoop_hit_no_fwd{all_pf_rfo_l3_miss_snoop_hit_no_fwd, list, {.name = 17540, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000120, .period = 100003}};
inline constexpr listed all_pf_code_rd_any_response{all_pf_code_rd_any_response, list, {.name = 17593, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10240, .period = 100003}};
inline constexpr listed all_pf_code_rd_supplier_none_snoop_none{all_pf_code_rd_supplier_none_snoop_none, list, {.name = 17638, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020240, .period = 100003}};
inline constexpr listed all_pf_code_rd_supplier_none_snoop_not_needed{all_pf_code_rd_supplier_none_snoop_not_needed, list, {.name = 17695, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020240, .period = 100003}};
inline constexpr listed all_pf_code_rd_supplier_none_snoop_miss{all_pf_code_rd_supplier_none_snoop_miss, list, {.name = 17758, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020240, .period = 100003}};
inline constexpr listed all_pf_code_rd_supplier_none_snoop_hit_no_fwd{all_pf_code_rd_supplier_none_snoop_hit_no_fwd, list, {.name = 17815, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020240, .period = 100003}};
inline constexpr listed all_pf_code_rd_supplier_none_snoop_hitm{all_pf_code_rd_supplier_none_snoop_hitm, list, {.name = 17878, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020240, .period = 100003}};
inline constexpr listed all_pf_code_rd_supplier_none_snoop_non_dram{all_pf_code_rd_supplier_none_snoop_non_dram, list, {.name = 17935, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000020240, .period = 100003}};
inline constexpr listed all_pf_code_rd_supplier_none_any_snoop{all_pf_code_rd_supplier_none_any_snoop, list, {.name = 17996, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020240, .period = 100003}};
inline constexpr listed all_pf_code_rd_l3_hit_snoop_none{all_pf_code_rd_l3_hit_snoop_none, list, {.name = 18052, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0240, .period = 100003}};
inline constexpr listed all_pf_code_rd_l3_hit_snoop_not_needed{all_pf_code_rd_l3_hit_snoop_not_needed, list, {.name = 18102, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0240, .period = 100003}};
inline constexpr listed all_pf_code_rd_l3_hit_snoop_miss{all_pf_code_rd_l3_hit_snoop_miss, list, {.name = 18158, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0240, .period = 100003}};
inline constexpr listed all_pf_code_rd_l3_hit_snoop_hit_no_fwd{all_pf_code_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 18208, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0240, .period = 100003}};
inline constexpr listed all_pf_code_rd_l3_hit_snoop_hitm{all_pf_code_rd_l3_hit_snoop_hitm, list, {.name = 18264, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0240, .period = 100003}};
inline constexpr listed all_pf_code_rd_l3_hit_snoop_non_dram{all_pf_code_rd_l3_hit_snoop_non_dram, list, {.name = 18314, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20003c0240, .period = 100003}};
inline constexpr listed all_pf_code_rd_l3_hit_any_snoop{all_pf_code_rd_l3_hit_any_snoop, list, {.name = 18368, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0240, .period = 100003}};
inline constexpr listed all_pf_code_rd_l3_miss_local_dram_snoop_none{all_pf_code_rd_l3_miss_local_dram_snoop_none, list, {.name = 18417, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000240, .period = 100003}};
inline constexpr listed all_pf_code_rd_l3_miss_local_dram_snoop_not_needed{all_pf_code_rd_l3_miss_local_dram_snoop_not_needed, list, {.name = 18479, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000240, .period = 100003}};
inline constexpr listed all_pf_code_rd_l3_miss_local_dram_snoop_miss{all_pf_code_rd_l3_miss_local_dram_snoop_miss, list, {.name = 18547, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000240, .period = 100003}};
inline constexpr listed all_pf_code_rd_l3_miss_local_dram_snoop_hit_no_fwd{all_pf_code_rd_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 18609, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000240, .period = 100003}};
inline constexpr listed all_pf_code_rd_l3_miss_local_dram_snoop_hitm{all_pf_code_rd_l3_miss_local_dram_snoop_hitm, list, {.name = 18677, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000240, .period = 100003}};
inline constexpr listed all_pf_code_rd_l3_miss_local_dram_snoop_non_dram{all_pf_code_rd_l3_miss_local_dram_snoop_non_dram, list, {.name = 18739, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004000240, .period = 100003}};
inline constexpr listed all_pf_code_rd_l3_miss_local_dram_any_snoop{all_pf_code_rd_l3_miss_local_dram_any_snoop, list, {.name = 18805, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000240, .period = 100003}};
inline constexpr listed all_pf_code_rd_l3_miss_snoop_none{all_pf_code_rd_l3_miss_snoop_none, list, {.name = 18866, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000240, .period = 100003}};
inline constexpr listed all_pf_code_rd_l3_miss_snoop_not_needed{all_pf_code_rd_l3_miss_snoop_not_needed, list, {.name = 18917, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000240, .period = 100003}};
inline constexpr listed all_pf_code_rd_l3_miss_snoop_miss{all_pf_code_rd_l3_miss_snoop_miss, list, {.name = 18974, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000240, .period = 100003}};
inline constexpr listed all_pf_code_rd_l3_miss_snoop_hit_no_fwd{all_pf_code_rd_l3_miss_snoop_hit_no_fwd, list, {.name = 19025, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000240, .period = 100003}};
inline constexpr listed all_data_rd_any_response{all_data_rd_any_response, list, {.name = 19082, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10091, .period = 100003}};
inline constexpr listed all_data_rd_supplier_none_snoop_none{all_data_rd_supplier_none_snoop_none, list, {.name = 19124, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020091, .period = 100003}};
inline constexpr listed all_data_rd_supplier_none_snoop_not_needed{all_data_rd_supplier_none_snoop_not_needed, list, {.name = 19178, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020091, .period = 100003}};
inline constexpr listed all_data_rd_supplier_none_snoop_miss{all_data_rd_supplier_none_snoop_miss, list, {.name = 19238, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020091, .period = 100003}};
inline constexpr listed all_data_rd_supplier_none_snoop_hit_no_fwd{all_data_rd_supplier_none_snoop_hit_no_fwd, list, {.name = 19292, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020091, .period = 100003}};
inline constexpr listed all_data_rd_supplier_none_snoop_hitm{all_data_rd_supplier_none_snoop_hitm, list, {.name = 19352, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020091, .period = 100003}};
inline constexpr listed all_data_rd_supplier_none_snoop_non_dram{all_data_rd_supplier_none_snoop_non_dram, list, {.name = 19406, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000020091, .period = 100003}};
inline constexpr listed all_data_rd_supplier_none_any_snoop{all_data_rd_supplier_none_any_snoop, list, {.name = 19464, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020091, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_snoop_none{all_data_rd_l3_hit_snoop_none, list, {.name = 19517, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0091, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_snoop_not_needed{all_data_rd_l3_hit_snoop_not_needed, list, {.name = 19564, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0091, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_snoop_miss{all_data_rd_l3_hit_snoop_miss, list, {.name = 19617, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0091, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_snoop_hit_no_fwd{all_data_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 19664, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0091, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_snoop_hitm{all_data_rd_l3_hit_snoop_hitm, list, {.name = 19717, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0091, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_snoop_non_dram{all_data_rd_l3_hit_snoop_non_dram, list, {.name = 19764, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20003c0091, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_any_snoop{all_data_rd_l3_hit_any_snoop, list, {.name = 19815, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0091, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_none{all_data_rd_l3_miss_local_dram_snoop_none, list, {.name = 19861, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000091, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_not_needed{all_data_rd_l3_miss_local_dram_snoop_not_needed, list, {.name = 19920, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000091, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_miss{all_data_rd_l3_miss_local_dram_snoop_miss, list, {.name = 19985, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000091, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_hit_no_fwd{all_data_rd_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 20044, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000091, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_hitm{all_data_rd_l3_miss_local_dram_snoop_hitm, list, {.name = 20109, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000091, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_non_dram{all_data_rd_l3_miss_local_dram_snoop_non_dram, list, {.name = 20168, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004000091, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_local_dram_any_snoop{all_data_rd_l3_miss_local_dram_any_snoop, list, {.name = 20231, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000091, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_snoop_none{all_data_rd_l3_miss_snoop_none, list, {.name = 20289, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000091, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_snoop_not_needed{all_data_rd_l3_miss_snoop_not_needed, list, {.name = 20337, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000091, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_snoop_miss{all_data_rd_l3_miss_snoop_miss, list, {.name = 20391, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000091, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_snoop_hit_no_fwd{all_data_rd_l3_miss_snoop_hit_no_fwd, list, {.name = 20439, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000091, .period = 100003}};
inline constexpr listed all_rfo_any_response{all_rfo_any_response, list, {.name = 20493, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10122, .period = 100003}};
inline constexpr listed all_rfo_supplier_none_snoop_none{all_rfo_supplier_none_snoop_none, list, {.name = 20531, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x80020122, .period = 100003}};
inline constexpr listed all_rfo_supplier_none_snoop_not_needed{all_rfo_supplier_none_snoop_not_needed, list, {.name = 20581, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100020122, .period = 100003}};
inline constexpr listed all_rfo_supplier_none_snoop_miss{all_rfo_supplier_none_snoop_miss, list, {.name = 20637, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x200020122, .period = 100003}};
inline constexpr listed all_rfo_supplier_none_snoop_hit_no_fwd{all_rfo_supplier_none_snoop_hit_no_fwd, list, {.name = 20687, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x400020122, .period = 100003}};
inline constexpr listed all_rfo_supplier_none_snoop_hitm{all_rfo_supplier_none_snoop_hitm, list, {.name = 20743, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000020122, .period = 100003}};
inline constexpr listed all_rfo_supplier_none_snoop_non_dram{all_rfo_supplier_none_snoop_non_dram, list, {.name = 20793, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000020122, .period = 100003}};
inline constexpr listed all_rfo_supplier_none_any_snoop{all_rfo_supplier_none_any_snoop, list, {.name = 20847, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f80020122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_snoop_none{all_rfo_l3_hit_snoop_none, list, {.name = 20896, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_snoop_not_needed{all_rfo_l3_hit_snoop_not_needed, list, {.name = 20939, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_snoop_miss{all_rfo_l3_hit_snoop_miss, list, {.name = 20988, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_snoop_hit_no_fwd{all_rfo_l3_hit_snoop_hit_no_fwd, list, {.name = 21031, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_snoop_hitm{all_rfo_l3_hit_snoop_hitm, list, {.name = 21080, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_snoop_non_dram{all_rfo_l3_hit_snoop_non_dram, list, {.name = 21123, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x20003c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_any_snoop{all_rfo_l3_hit_any_snoop, list, {.name = 21170, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_none{all_rfo_l3_miss_local_dram_snoop_none, list, {.name = 21212, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_not_needed{all_rfo_l3_miss_local_dram_snoop_not_needed, list, {.name = 21267, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_miss{all_rfo_l3_miss_local_dram_snoop_miss, list, {.name = 21328, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x204000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_hit_no_fwd{all_rfo_l3_miss_local_dram_snoop_hit_no_fwd, list, {.name = 21383, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x404000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_hitm{all_rfo_l3_miss_local_dram_snoop_hitm, list, {.name = 21444, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_non_dram{all_rfo_l3_miss_local_dram_snoop_non_dram, list, {.name = 21499, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_local_dram_any_snoop{all_rfo_l3_miss_local_dram_any_snoop, list, {.name = 21558, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_snoop_none{all_rfo_l3_miss_snoop_none, list, {.name = 21612, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0xbc000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_snoop_not_needed{all_rfo_l3_miss_snoop_not_needed, list, {.name = 21656, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x13c000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_snoop_miss{all_rfo_l3_miss_snoop_miss, list, {.name = 21706, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23c000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_snoop_hit_no_fwd{all_rfo_l3_miss_snoop_hit_no_fwd, list, {.name = 21750, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x43c000122, .period = 100003}};
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::demand_data_rd_any_response,
    &offcore_response::demand_data_rd_supplier_none_snoop_none,
    &offcore_response::demand_data_rd_supplier_none_snoop_not_needed,
    &offcore_response::demand_data_rd_supplier_none_snoop_miss,
    &offcore_response::demand_data_rd_supplier_none_snoop_hit_no_fwd,
    &offcore_response::demand_data_rd_supplier_none_snoop_hitm,
    &offcore_response::demand_data_rd_supplier_none_snoop_non_dram,
    &offcore_response::demand_data_rd_supplier_none_any_snoop,
    &offcore_response::demand_data_rd_l3_hit_snoop_none,
    &offcore_response::demand_data_rd_l3_hit_snoop_not_needed,
    &offcore_response::demand_data_rd_l3_hit_snoop_miss,
    &offcore_response::demand_data_rd_l3_hit_snoop_hit_no_fwd,
    &offcore_response::demand_data_rd_l3_hit_snoop_hitm,
    &offcore_response::demand_data_rd_l3_hit_snoop_non_dram,
    &offcore_response::demand_data_rd_l3_hit_any_snoop,
    &offcore_response::demand_data_rd_l3_miss_local_dram_snoop_none,
    &offcore_response::demand_data_rd_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::demand_data_rd_l3_miss_local_dram_snoop_miss,
    &offcore_response::demand_data_rd_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::demand_data_rd_l3_miss_local_dram_snoop_hitm,
    &offcore_response::demand_data_rd_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::demand_data_rd_l3_miss_local_dram_any_snoop,
    &offcore_response::demand_data_rd_l3_miss_snoop_none,
    &offcore_response::demand_data_rd_l3_miss_snoop_not_needed,
    &offcore_response::demand_data_rd_l3_miss_snoop_miss,
    &offcore_response::demand_data_rd_l3_miss_snoop_hit_no_fwd,
    &offcore_response::demand_rfo_any_response,
    &offcore_response::demand_rfo_l3_hit_snoop_none,
    &offcore_response::demand_rfo_l3_hit_snoop_not_needed,
    &offcore_response::demand_rfo_l3_hit_snoop_miss,
    &offcore_response::demand_rfo_l3_hit_snoop_hit_no_fwd,
    &offcore_response::demand_rfo_l3_hit_snoop_hitm,
    &offcore_response::demand_rfo_l3_hit_snoop_non_dram,
    &offcore_response::demand_rfo_l3_hit_any_snoop,
    &offcore_response::demand_rfo_l3_miss_local_dram_any_snoop,
    &offcore_response::demand_rfo_l3_miss_snoop_none,
    &offcore_response::demand_rfo_l3_miss_snoop_not_needed,
    &offcore_response::demand_rfo_l3_miss_snoop_miss,
    &offcore_response::demand_rfo_l3_miss_snoop_hit_no_fwd,
    &offcore_response::demand_code_rd_any_response,
    &offcore_response::demand_code_rd_supplier_none_snoop_none,
    &offcore_response::demand_code_rd_supplier_none_snoop_not_needed,
    &offcore_response::demand_code_rd_supplier_none_snoop_miss,
    &offcore_response::demand_code_rd_supplier_none_snoop_hit_no_fwd,
    &offcore_response::demand_code_rd_supplier_none_snoop_hitm,
    &offcore_response::demand_code_rd_supplier_none_snoop_non_dram,
    &offcore_response::demand_code_rd_supplier_none_any_snoop,
    &offcore_response::demand_code_rd_l3_hit_snoop_none,
    &offcore_response::demand_code_rd_l3_hit_snoop_not_needed,
    &offcore_response::demand_code_rd_l3_hit_snoop_miss,
    &offcore_response::demand_code_rd_l3_hit_snoop_hit_no_fwd,
    &offcore_response::demand_code_rd_l3_hit_snoop_hitm,
    &offcore_response::demand_code_rd_l3_hit_snoop_non_dram,
    &offcore_response::demand_code_rd_l3_hit_any_snoop,
    &offcore_response::demand_code_rd_l3_miss_local_dram_snoop_none,
    &offcore_response::demand_code_rd_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::demand_code_rd_l3_miss_local_dram_snoop_miss,
    &offcore_response::demand_code_rd_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::demand_code_rd_l3_miss_local_dram_snoop_hitm,
    &offcore_response::demand_code_rd_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::demand_code_rd_l3_miss_local_dram_any_snoop,
    &offcore_response::demand_code_rd_l3_miss_snoop_none,
    &offcore_response::demand_code_rd_l3_miss_snoop_not_needed,
    &offcore_response::demand_code_rd_l3_miss_snoop_miss,
    &offcore_response::demand_code_rd_l3_miss_snoop_hit_no_fwd,
    &offcore_response::corewb_any_response,
    &offcore_response::corewb_supplier_none_snoop_none,
    &offcore_response::corewb_supplier_none_snoop_not_needed,
    &offcore_response::corewb_supplier_none_snoop_miss,
    &offcore_response::corewb_supplier_none_snoop_hit_no_fwd,
    &offcore_response::corewb_supplier_none_snoop_hitm,
    &offcore_response::corewb_supplier_none_snoop_non_dram,
    &offcore_response::corewb_supplier_none_any_snoop,
    &offcore_response::corewb_l3_hit_snoop_none,
    &offcore_response::corewb_l3_hit_snoop_not_needed,
    &offcore_response::corewb_l3_hit_snoop_miss,
    &offcore_response::corewb_l3_hit_snoop_hit_no_fwd,
    &offcore_response::corewb_l3_hit_snoop_hitm,
    &offcore_response::corewb_l3_hit_snoop_non_dram,
    &offcore_response::corewb_l3_hit_any_snoop,
    &offcore_response::corewb_l3_miss_local_dram_snoop_none,
    &offcore_response::corewb_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::corewb_l3_miss_local_dram_snoop_miss,
    &offcore_response::corewb_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::corewb_l3_miss_local_dram_snoop_hitm,
    &offcore_response::corewb_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::corewb_l3_miss_local_dram_any_snoop,
    &offcore_response::corewb_l3_miss_snoop_none,
    &offcore_response::corewb_l3_miss_snoop_not_needed,
    &offcore_response::corewb_l3_miss_snoop_miss,
    &offcore_response::corewb_l3_miss_snoop_hit_no_fwd,
    &offcore_response::pf_l2_data_rd_any_response,
    &offcore_response::pf_l2_data_rd_supplier_none_snoop_none,
    &offcore_response::pf_l2_data_rd_supplier_none_snoop_not_needed,
    &offcore_response::pf_l2_data_rd_supplier_none_snoop_miss,
    &offcore_response::pf_l2_data_rd_supplier_none_snoop_hit_no_fwd,
    &offcore_response::pf_l2_data_rd_supplier_none_snoop_hitm,
    &offcore_response::pf_l2_data_rd_supplier_none_snoop_non_dram,
    &offcore_response::pf_l2_data_rd_supplier_none_any_snoop,
    &offcore_response::pf_l2_data_rd_l3_hit_snoop_none,
    &offcore_response::pf_l2_data_rd_l3_hit_snoop_not_needed,
    &offcore_response::pf_l2_data_rd_l3_hit_snoop_miss,
    &offcore_response::pf_l2_data_rd_l3_hit_snoop_hit_no_fwd,
    &offcore_response::pf_l2_data_rd_l3_hit_snoop_hitm,
    &offcore_response::pf_l2_data_rd_l3_hit_snoop_non_dram,
    &offcore_response::pf_l2_data_rd_l3_hit_any_snoop,
    &offcore_response::pf_l2_data_rd_l3_miss_local_dram_snoop_none,
    &offcore_response::pf_l2_data_rd_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::pf_l2_data_rd_l3_miss_local_dram_snoop_miss,
    &offcore_response::pf_l2_data_rd_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::pf_l2_data_rd_l3_miss_local_dram_snoop_hitm,
    &offcore_response::pf_l2_data_rd_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::pf_l2_data_rd_l3_miss_local_dram_any_snoop,
    &offcore_response::pf_l2_data_rd_l3_miss_snoop_none,
    &offcore_response::pf_l2_data_rd_l3_miss_snoop_not_needed,
    &offcore_response::pf_l2_data_rd_l3_miss_snoop_miss,
    &offcore_response::pf_l2_data_rd_l3_miss_snoop_hit_no_fwd,
    &offcore_response::pf_l2_rfo_any_response,
    &offcore_response::pf_l2_rfo_supplier_none_snoop_none,
    &offcore_response::pf_l2_rfo_supplier_none_snoop_not_needed,
    &offcore_response::pf_l2_rfo_supplier_none_snoop_miss,
    &offcore_response::pf_l2_rfo_supplier_none_snoop_hit_no_fwd,
    &offcore_response::pf_l2_rfo_supplier_none_snoop_hitm,
    &offcore_response::pf_l2_rfo_supplier_none_snoop_non_dram,
    &offcore_response::pf_l2_rfo_supplier_none_any_snoop,
    &offcore_response::pf_l2_rfo_l3_hit_snoop_none,
    &offcore_response::pf_l2_rfo_l3_hit_snoop_not_needed,
    &offcore_response::pf_l2_rfo_l3_hit_snoop_miss,
    &offcore_response::pf_l2_rfo_l3_hit_snoop_hit_no_fwd,
    &offcore_response::pf_l2_rfo_l3_hit_snoop_hitm,
    &offcore_response::pf_l2_rfo_l3_hit_snoop_non_dram,
    &offcore_response::pf_l2_rfo_l3_hit_any_snoop,
    &offcore_response::pf_l2_rfo_l3_miss_local_dram_snoop_none,
    &offcore_response::pf_l2_rfo_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::pf_l2_rfo_l3_miss_local_dram_snoop_miss,
    &offcore_response::pf_l2_rfo_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::pf_l2_rfo_l3_miss_local_dram_snoop_hitm,
    &offcore_response::pf_l2_rfo_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::pf_l2_rfo_l3_miss_local_dram_any_snoop,
    &offcore_response::pf_l2_rfo_l3_miss_snoop_none,
    &offcore_response::pf_l2_rfo_l3_miss_snoop_not_needed,
    &offcore_response::pf_l2_rfo_l3_miss_snoop_miss,
    &offcore_response::pf_l2_rfo_l3_miss_snoop_hit_no_fwd,
    &offcore_response::pf_l2_code_rd_any_response,
    &offcore_response::pf_l2_code_rd_supplier_none_snoop_none,
    &offcore_response::pf_l2_code_rd_supplier_none_snoop_not_needed,
    &offcore_response::pf_l2_code_rd_supplier_none_snoop_miss,
    &offcore_response::pf_l2_code_rd_supplier_none_snoop_hit_no_fwd,
    &offcore_response::pf_l2_code_rd_supplier_none_snoop_hitm,
    &offcore_response::pf_l2_code_rd_supplier_none_snoop_non_dram,
    &offcore_response::pf_l2_code_rd_supplier_none_any_snoop,
    &offcore_response::pf_l2_code_rd_l3_hit_snoop_none,
    &offcore_response::pf_l2_code_rd_l3_hit_snoop_not_needed,
    &offcore_response::pf_l2_code_rd_l3_hit_snoop_miss,
    &offcore_response::pf_l2_code_rd_l3_hit_snoop_hit_no_fwd,
    &offcore_response::pf_l2_code_rd_l3_hit_snoop_hitm,
    &offcore_response::pf_l2_code_rd_l3_hit_snoop_non_dram,
    &offcore_response::pf_l2_code_rd_l3_hit_any_snoop,
    &offcore_response::pf_l2_code_rd_l3_miss_local_dram_snoop_none,
    &offcore_response::pf_l2_code_rd_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::pf_l2_code_rd_l3_miss_local_dram_snoop_miss,
    &offcore_response::pf_l2_code_rd_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::pf_l2_code_rd_l3_miss_local_dram_snoop_hitm,
    &offcore_response::pf_l2_code_rd_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::pf_l2_code_rd_l3_miss_local_dram_any_snoop,
    &offcore_response::pf_l2_code_rd_l3_miss_snoop_none,
    &offcore_response::pf_l2_code_rd_l3_miss_snoop_not_needed,
    &offcore_response::pf_l2_code_rd_l3_miss_snoop_miss,
    &offcore_response::pf_l2_code_rd_l3_miss_snoop_hit_no_fwd,
    &offcore_response::pf_l3_data_rd_any_response,
    &offcore_response::pf_l3_data_rd_supplier_none_snoop_none,
    &offcore_response::pf_l3_data_rd_supplier_none_snoop_not_needed,
    &offcore_response::pf_l3_data_rd_supplier_none_snoop_miss,
    &offcore_response::pf_l3_data_rd_supplier_none_snoop_hit_no_fwd,
    &offcore_response::pf_l3_data_rd_supplier_none_snoop_hitm,
    &offcore_response::pf_l3_data_rd_supplier_none_snoop_non_dram,
    &offcore_response::pf_l3_data_rd_supplier_none_any_snoop,
    &offcore_response::pf_l3_data_rd_l3_hit_snoop_none,
    &offcore_response::pf_l3_data_rd_l3_hit_snoop_not_needed,
    &offcore_response::pf_l3_data_rd_l3_hit_snoop_miss,
    &offcore_response::pf_l3_data_rd_l3_hit_snoop_hit_no_fwd,
    &offcore_response::pf_l3_data_rd_l3_hit_snoop_hitm,
    &offcore_response::pf_l3_data_rd_l3_hit_snoop_non_dram,
    &offcore_response::pf_l3_data_rd_l3_hit_any_snoop,
    &offcore_response::pf_l3_data_rd_l3_miss_local_dram_snoop_none,
    &offcore_response::pf_l3_data_rd_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::pf_l3_data_rd_l3_miss_local_dram_snoop_miss,
    &offcore_response::pf_l3_data_rd_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::pf_l3_data_rd_l3_miss_local_dram_snoop_hitm,
    &offcore_response::pf_l3_data_rd_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::pf_l3_data_rd_l3_miss_local_dram_any_snoop,
    &offcore_response::pf_l3_data_rd_l3_miss_snoop_none,
    &offcore_response::pf_l3_data_rd_l3_miss_snoop_not_needed,
    &offcore_response::pf_l3_data_rd_l3_miss_snoop_miss,
    &offcore_response::pf_l3_data_rd_l3_miss_snoop_hit_no_fwd,
    &offcore_response::pf_l3_rfo_any_response,
    &offcore_response::pf_l3_rfo_supplier_none_snoop_none,
    &offcore_response::pf_l3_rfo_supplier_none_snoop_not_needed,
    &offcore_response::pf_l3_rfo_supplier_none_snoop_miss,
    &offcore_response::pf_l3_rfo_supplier_none_snoop_hit_no_fwd,
    &offcore_response::pf_l3_rfo_supplier_none_snoop_hitm,
    &offcore_response::pf_l3_rfo_supplier_none_snoop_non_dram,
    &offcore_response::pf_l3_rfo_supplier_none_any_snoop,
    &offcore_response::pf_l3_rfo_l3_hit_snoop_none,
    &offcore_response::pf_l3_rfo_l3_hit_snoop_not_needed,
    &offcore_response::pf_l3_rfo_l3_hit_snoop_miss,
    &offcore_response::pf_l3_rfo_l3_hit_snoop_hit_no_fwd,
    &offcore_response::pf_l3_rfo_l3_hit_snoop_hitm,
    &offcore_response::pf_l3_rfo_l3_hit_snoop_non_dram,
    &offcore_response::pf_l3_rfo_l3_hit_any_snoop,
    &offcore_response::pf_l3_rfo_l3_miss_local_dram_snoop_none,
    &offcore_response::pf_l3_rfo_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::pf_l3_rfo_l3_miss_local_dram_snoop_miss,
    &offcore_response::pf_l3_rfo_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::pf_l3_rfo_l3_miss_local_dram_snoop_hitm,
    &offcore_response::pf_l3_rfo_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::pf_l3_rfo_l3_miss_local_dram_any_snoop,
    &offcore_response::pf_l3_rfo_l3_miss_snoop_none,
    &offcore_response::pf_l3_rfo_l3_miss_snoop_not_needed,
    &offcore_response::pf_l3_rfo_l3_miss_snoop_miss,
    &offcore_response::pf_l3_rfo_l3_miss_snoop_hit_no_fwd,
    &offcore_response::pf_l3_code_rd_any_response,
    &offcore_response::pf_l3_code_rd_supplier_none_snoop_none,
    &offcore_response::pf_l3_code_rd_supplier_none_snoop_not_needed,
    &offcore_response::pf_l3_code_rd_supplier_none_snoop_miss,
    &offcore_response::pf_l3_code_rd_supplier_none_snoop_hit_no_fwd,
    &offcore_response::pf_l3_code_rd_supplier_none_snoop_hitm,
    &offcore_response::pf_l3_code_rd_supplier_none_snoop_non_dram,
    &offcore_response::pf_l3_code_rd_supplier_none_any_snoop,
    &offcore_response::pf_l3_code_rd_l3_hit_snoop_none,
    &offcore_response::pf_l3_code_rd_l3_hit_snoop_not_needed,
    &offcore_response::pf_l3_code_rd_l3_hit_snoop_miss,
    &offcore_response::pf_l3_code_rd_l3_hit_snoop_hit_no_fwd,
    &offcore_response::pf_l3_code_rd_l3_hit_snoop_hitm,
    &offcore_response::pf_l3_code_rd_l3_hit_snoop_non_dram,
    &offcore_response::pf_l3_code_rd_l3_hit_any_snoop,
    &offcore_response::pf_l3_code_rd_l3_miss_local_dram_snoop_none,
    &offcore_response::pf_l3_code_rd_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::pf_l3_code_rd_l3_miss_local_dram_snoop_miss,
    &offcore_response::pf_l3_code_rd_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::pf_l3_code_rd_l3_miss_local_dram_snoop_hitm,
    &offcore_response::pf_l3_code_rd_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::pf_l3_code_rd_l3_miss_local_dram_any_snoop,
    &offcore_response::pf_l3_code_rd_l3_miss_snoop_none,
    &offcore_response::pf_l3_code_rd_l3_miss_snoop_not_needed,
    &offcore_response::pf_l3_code_rd_l3_miss_snoop_miss,
    &offcore_response::pf_l3_code_rd_l3_miss_snoop_hit_no_fwd,
    &offcore_response::other_any_response,
    &offcore_response::other_supplier_none_snoop_none,
    &offcore_response::other_supplier_none_snoop_not_needed,
    &offcore_response::other_supplier_none_snoop_miss,
    &offcore_response::other_supplier_none_snoop_hit_no_fwd,
    &offcore_response::other_supplier_none_snoop_hitm,
    &offcore_response::other_supplier_none_snoop_non_dram,
    &offcore_response::other_supplier_none_any_snoop,
    &offcore_response::other_l3_hit_snoop_none,
    &offcore_response::other_l3_hit_snoop_not_needed,
    &offcore_response::other_l3_hit_snoop_miss,
    &offcore_response::other_l3_hit_snoop_hit_no_fwd,
    &offcore_response::other_l3_hit_snoop_hitm,
    &offcore_response::other_l3_hit_snoop_non_dram,
    &offcore_response::other_l3_hit_any_snoop,
    &offcore_response::other_l3_miss_local_dram_snoop_none,
    &offcore_response::other_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::other_l3_miss_local_dram_snoop_miss,
    &offcore_response::other_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::other_l3_miss_local_dram_snoop_hitm,
    &offcore_response::other_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::other_l3_miss_local_dram_any_snoop,
    &offcore_response::other_l3_miss_snoop_none,
    &offcore_response::other_l3_miss_snoop_not_needed,
    &offcore_response::other_l3_miss_snoop_miss,
    &offcore_response::other_l3_miss_snoop_hit_no_fwd,
    &offcore_response::all_pf_data_rd_any_response,
    &offcore_response::all_pf_data_rd_supplier_none_snoop_none,
    &offcore_response::all_pf_data_rd_supplier_none_snoop_not_needed,
    &offcore_response::all_pf_data_rd_supplier_none_snoop_miss,
    &offcore_response::all_pf_data_rd_supplier_none_snoop_hit_no_fwd,
    &offcore_response::all_pf_data_rd_supplier_none_snoop_hitm,
    &offcore_response::all_pf_data_rd_supplier_none_snoop_non_dram,
    &offcore_response::all_pf_data_rd_supplier_none_any_snoop,
    &offcore_response::all_pf_data_rd_l3_hit_snoop_none,
    &offcore_response::all_pf_data_rd_l3_hit_snoop_not_needed,
    &offcore_response::all_pf_data_rd_l3_hit_snoop_miss,
    &offcore_response::all_pf_data_rd_l3_hit_snoop_hit_no_fwd,
    &offcore_response::all_pf_data_rd_l3_hit_snoop_hitm,
    &offcore_response::all_pf_data_rd_l3_hit_snoop_non_dram,
    &offcore_response::all_pf_data_rd_l3_hit_any_snoop,
    &offcore_response::all_pf_data_rd_l3_miss_local_dram_snoop_none,
    &offcore_response::all_pf_data_rd_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::all_pf_data_rd_l3_miss_local_dram_snoop_miss,
    &offcore_response::all_pf_data_rd_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::all_pf_data_rd_l3_miss_local_dram_snoop_hitm,
    &offcore_response::all_pf_data_rd_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::all_pf_data_rd_l3_miss_local_dram_any_snoop,
    &offcore_response::all_pf_data_rd_l3_miss_snoop_none,
    &offcore_response::all_pf_data_rd_l3_miss_snoop_not_needed,
    &offcore_response::all_pf_data_rd_l3_miss_snoop_miss,
    &offcore_response::all_pf_data_rd_l3_miss_snoop_hit_no_fwd,
    &offcore_response::all_pf_rfo_any_response,
    &offcore_response::all_pf_rfo_supplier_none_snoop_none,
    &offcore_response::all_pf_rfo_supplier_none_snoop_not_needed,
    &offcore_response::all_pf_rfo_supplier_none_snoop_miss,
    &offcore_response::all_pf_rfo_supplier_none_snoop_hit_no_fwd,
    &offcore_response::all_pf_rfo_supplier_none_snoop_hitm,
    &offcore_response::all_pf_rfo_supplier_none_snoop_non_dram,
    &offcore_response::all_pf_rfo_supplier_none_any_snoop,
    &offcore_response::all_pf_rfo_l3_hit_snoop_none,
    &offcore_response::all_pf_rfo_l3_hit_snoop_not_needed,
    &offcore_response::all_pf_rfo_l3_hit_snoop_miss,
    &offcore_response::all_pf_rfo_l3_hit_snoop_hit_no_fwd,
    &offcore_response::all_pf_rfo_l3_hit_snoop_hitm,
    &offcore_response::all_pf_rfo_l3_hit_snoop_non_dram,
    &offcore_response::all_pf_rfo_l3_hit_any_snoop,
    &offcore_response::all_pf_rfo_l3_miss_local_dram_snoop_none,
    &offcore_response::all_pf_rfo_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::all_pf_rfo_l3_miss_local_dram_snoop_miss,
    &offcore_response::all_pf_rfo_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::all_pf_rfo_l3_miss_local_dram_snoop_hitm,
    &offcore_response::all_pf_rfo_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::all_pf_rfo_l3_miss_local_dram_any_snoop,
    &offcore_response::all_pf_rfo_l3_miss_snoop_none,
    &offcore_response::all_pf_rfo_l3_miss_snoop_not_needed,
    &offcore_response::all_pf_rfo_l3_miss_snoop_miss,
    &offcore_response::all_pf_rfo_l3_miss_snoop_hit_no_fwd,
    &offcore_response::all_pf_code_rd_any_response,
    &offcore_response::all_pf_code_rd_supplier_none_snoop_none,
    &offcore_response::all_pf_code_rd_supplier_none_snoop_not_needed,
    &offcore_response::all_pf_code_rd_supplier_none_snoop_miss,
    &offcore_response::all_pf_code_rd_supplier_none_snoop_hit_no_fwd,
    &offcore_response::all_pf_code_rd_supplier_none_snoop_hitm,
    &offcore_response::all_pf_code_rd_supplier_none_snoop_non_dram,
    &offcore_response::all_pf_code_rd_supplier_none_any_snoop,
    &offcore_response::all_pf_code_rd_l3_hit_snoop_none,
    &offcore_response::all_pf_code_rd_l3_hit_snoop_not_needed,
    &offcore_response::all_pf_code_rd_l3_hit_snoop_miss,
    &offcore_response::all_pf_code_rd_l3_hit_snoop_hit_no_fwd,
    &offcore_response::all_pf_code_rd_l3_hit_snoop_hitm,
    &offcore_response::all_pf_code_rd_l3_hit_snoop_non_dram,
    &offcore_response::all_pf_code_rd_l3_hit_any_snoop,
    &offcore_response::all_pf_code_rd_l3_miss_local_dram_snoop_none,
    &offcore_response::all_pf_code_rd_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::all_pf_code_rd_l3_miss_local_dram_snoop_miss,
    &offcore_response::all_pf_code_rd_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::all_pf_code_rd_l3_miss_local_dram_snoop_hitm,
    &offcore_response::all_pf_code_rd_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::all_pf_code_rd_l3_miss_local_dram_any_snoop,
    &offcore_response::all_pf_code_rd_l3_miss_snoop_none,
    &offcore_response::all_pf_code_rd_l3_miss_snoop_not_needed,
    &offcore_response::all_pf_code_rd_l3_miss_snoop_miss,
    &offcore_response::all_pf_code_rd_l3_miss_snoop_hit_no_fwd,
    &offcore_response::all_data_rd_any_response,
    &offcore_response::all_data_rd_supplier_none_snoop_none,
    &offcore_response::all_data_rd_supplier_none_snoop_not_needed,
    &offcore_response::all_data_rd_supplier_none_snoop_miss,
    &offcore_response::all_data_rd_supplier_none_snoop_hit_no_fwd,
    &offcore_response::all_data_rd_supplier_none_snoop_hitm,
    &offcore_response::all_data_rd_supplier_none_snoop_non_dram,
    &offcore_response::all_data_rd_supplier_none_any_snoop,
    &offcore_response::all_data_rd_l3_hit_snoop_none,
    &offcore_response::all_data_rd_l3_hit_snoop_not_needed,
    &offcore_response::all_data_rd_l3_hit_snoop_miss,
    &offcore_response::all_data_rd_l3_hit_snoop_hit_no_fwd,
    &offcore_response::all_data_rd_l3_hit_snoop_hitm,
    &offcore_response::all_data_rd_l3_hit_snoop_non_dram,
    &offcore_response::all_data_rd_l3_hit_any_snoop,
    &offcore_response::all_data_rd_l3_miss_local_dram_snoop_none,
    &offcore_response::all_data_rd_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::all_data_rd_l3_miss_local_dram_snoop_miss,
    &offcore_response::all_data_rd_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::all_data_rd_l3_miss_local_dram_snoop_hitm,
    &offcore_response::all_data_rd_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::all_data_rd_l3_miss_local_dram_any_snoop,
    &offcore_response::all_data_rd_l3_miss_snoop_none,
    &offcore_response::all_data_rd_l3_miss_snoop_not_needed,
    &offcore_response::all_data_rd_l3_miss_snoop_miss,
    &offcore_response::all_data_rd_l3_miss_snoop_hit_no_fwd,
    &offcore_response::all_rfo_any_response,
    &offcore_response::all_rfo_supplier_none_snoop_none,
    &offcore_response::all_rfo_supplier_none_snoop_not_needed,
    &offcore_response::all_rfo_supplier_none_snoop_miss,
    &offcore_response::all_rfo_supplier_none_snoop_hit_no_fwd,
    &offcore_response::all_rfo_supplier_none_snoop_hitm,
    &offcore_response::all_rfo_supplier_none_snoop_non_dram,
    &offcore_response::all_rfo_supplier_none_any_snoop,
    &offcore_response::all_rfo_l3_hit_snoop_none,
    &offcore_response::all_rfo_l3_hit_snoop_not_needed,
    &offcore_response::all_rfo_l3_hit_snoop_miss,
    &offcore_response::all_rfo_l3_hit_snoop_hit_no_fwd,
    &offcore_response::all_rfo_l3_hit_snoop_hitm,
    &offcore_response::all_rfo_l3_hit_snoop_non_dram,
    &offcore_response::all_rfo_l3_hit_any_snoop,
    &offcore_response::all_rfo_l3_miss_local_dram_snoop_none,
    &offcore_response::all_rfo_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::all_rfo_l3_miss_local_dram_snoop_miss,
    &offcore_response::all_rfo_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::all_rfo_l3_miss_local_dram_snoop_hitm,
    &offcore_response::all_rfo_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::all_rfo_l3_miss_local_dram_any_snoop,
    &offcore_response::all_rfo_l3_miss_snoop_none,
    &offcore_response::all_rfo_l3_miss_snoop_not_needed,
    &offcore_response::all_rfo_l3_miss_snoop_miss,
    &offcore_response::all_rfo_l3_miss_snoop_hit_no_fwd,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::bdw
