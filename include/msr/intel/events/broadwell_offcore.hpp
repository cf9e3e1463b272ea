// Events of Broadwell, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// bdw: from intel/perfmon 6dadedf3aa48, BDW/events/broadwell_core.json, version 30 of 07/16/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::broadwell {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
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
inline constexpr select::event_list list{"broadwell", core::broadwell, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300000, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30002d, 0x80020001}, {}, &demand_data_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a300066, 0x100020001}, {}, &demand_data_rd_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3000a5, 0x200020001}, {}, &demand_data_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3000de, 0x400020001}, {}, &demand_data_rd_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a30011d, 0x1000020001}, {}, &demand_data_rd_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a300156, 0x2000020001}, {}, &demand_data_rd_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000020001, .period = 100003
inline constexpr listed demand_data_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300193, 0x3f80020001}, {}, &demand_data_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3001cb, 0x803c0001}, {}, &demand_data_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3001fd, 0x1003c0001}, {}, &demand_data_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300235, 0x2003c0001}, {}, &demand_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300267, 0x4003c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a30029f, 0x10003c0001}, {}, &demand_data_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a3002d1, 0x20003c0001}, {}, &demand_data_rd_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300307, 0x3f803c0001}, {}, &demand_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300338, 0x84000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a300376, 0x104000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3003ba, 0x204000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3003f8, 0x404000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a30043c, 0x1004000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a30047a, 0x2004000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3004bc, 0x3f84000001}, {}, &demand_data_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3004f9, 0xbc000001}, {}, &demand_data_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30052c, 0x13c000001}, {}, &demand_data_rd_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300565, 0x23c000001}, {}, &demand_data_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300598, 0x43c000001}, {}, &demand_data_rd_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000001, .period = 100003
inline constexpr listed demand_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3005d1, 0x10002}, {}, &demand_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3005fa, 0x803c0002}, {}, &demand_rfo_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a300628, 0x1003c0002}, {}, &demand_rfo_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30065c, 0x2003c0002}, {}, &demand_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30068a, 0x4003c0002}, {}, &demand_rfo_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3006be, 0x10003c0002}, {}, &demand_rfo_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a3006ec, 0x20003c0002}, {}, &demand_rfo_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30071e, 0x3f803c0002}, {}, &demand_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30074b, 0x3f84000002}, {}, &demand_rfo_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300784, 0xbc000002}, {}, &demand_rfo_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3007b3, 0x13c000002}, {}, &demand_rfo_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3007e8, 0x23c000002}, {}, &demand_rfo_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300817, 0x43c000002}, {}, &demand_rfo_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000002, .period = 100003
inline constexpr listed demand_code_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30084c, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300879, 0x80020004}, {}, &demand_code_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3008b2, 0x100020004}, {}, &demand_code_rd_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3008f1, 0x200020004}, {}, &demand_code_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30092a, 0x400020004}, {}, &demand_code_rd_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300969, 0x1000020004}, {}, &demand_code_rd_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a3009a2, 0x2000020004}, {}, &demand_code_rd_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000020004, .period = 100003
inline constexpr listed demand_code_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3009df, 0x3f80020004}, {}, &demand_code_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300a17, 0x803c0004}, {}, &demand_code_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a300a49, 0x1003c0004}, {}, &demand_code_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300a81, 0x2003c0004}, {}, &demand_code_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300ab3, 0x4003c0004}, {}, &demand_code_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300aeb, 0x10003c0004}, {}, &demand_code_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a300b1d, 0x20003c0004}, {}, &demand_code_rd_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300b53, 0x3f803c0004}, {}, &demand_code_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300b84, 0x84000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a300bc2, 0x104000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300c06, 0x204000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300c44, 0x404000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300c88, 0x1004000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a300cc6, 0x2004000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300d08, 0x3f84000004}, {}, &demand_code_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300d45, 0xbc000004}, {}, &demand_code_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a300d78, 0x13c000004}, {}, &demand_code_rd_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300db1, 0x23c000004}, {}, &demand_code_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300de4, 0x43c000004}, {}, &demand_code_rd_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000004, .period = 100003
inline constexpr listed corewb_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300e1d, 0x10008}, {}, &corewb_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10008, .period = 100003
inline constexpr listed corewb_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300e42, 0x80020008}, {}, &corewb_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020008, .period = 100003
inline constexpr listed corewb_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a300e73, 0x100020008}, {}, &corewb_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020008, .period = 100003
inline constexpr listed corewb_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300eaa, 0x200020008}, {}, &corewb_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020008, .period = 100003
inline constexpr listed corewb_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300edb, 0x400020008}, {}, &corewb_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020008, .period = 100003
inline constexpr listed corewb_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300f12, 0x1000020008}, {}, &corewb_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020008, .period = 100003
inline constexpr listed corewb_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a300f43, 0x2000020008}, {}, &corewb_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000020008, .period = 100003
inline constexpr listed corewb_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300f78, 0x3f80020008}, {}, &corewb_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020008, .period = 100003
inline constexpr listed corewb_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a300fa8, 0x803c0008}, {}, &corewb_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0008, .period = 100003
inline constexpr listed corewb_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a300fd2, 0x1003c0008}, {}, &corewb_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0008, .period = 100003
inline constexpr listed corewb_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301002, 0x2003c0008}, {}, &corewb_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0008, .period = 100003
inline constexpr listed corewb_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30102c, 0x4003c0008}, {}, &corewb_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0008, .period = 100003
inline constexpr listed corewb_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a30105c, 0x10003c0008}, {}, &corewb_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0008, .period = 100003
inline constexpr listed corewb_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a301086, 0x20003c0008}, {}, &corewb_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20003c0008, .period = 100003
inline constexpr listed corewb_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3010b4, 0x3f803c0008}, {}, &corewb_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0008, .period = 100003
inline constexpr listed corewb_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3010dd, 0x84000008}, {}, &corewb_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000008, .period = 100003
inline constexpr listed corewb_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a301113, 0x104000008}, {}, &corewb_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000008, .period = 100003
inline constexpr listed corewb_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30114f, 0x204000008}, {}, &corewb_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000008, .period = 100003
inline constexpr listed corewb_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301185, 0x404000008}, {}, &corewb_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000008, .period = 100003
inline constexpr listed corewb_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3011c1, 0x1004000008}, {}, &corewb_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000008, .period = 100003
inline constexpr listed corewb_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a3011f7, 0x2004000008}, {}, &corewb_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004000008, .period = 100003
inline constexpr listed corewb_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301231, 0x3f84000008}, {}, &corewb_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000008, .period = 100003
inline constexpr listed corewb_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301266, 0xbc000008}, {}, &corewb_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000008, .period = 100003
inline constexpr listed corewb_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a301291, 0x13c000008}, {}, &corewb_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000008, .period = 100003
inline constexpr listed corewb_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3012c2, 0x23c000008}, {}, &corewb_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000008, .period = 100003
inline constexpr listed corewb_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3012ed, 0x43c000008}, {}, &corewb_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000008, .period = 100003
inline constexpr listed pf_l2_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30131e, 0x10010}, {}, &pf_l2_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10010, .period = 100003
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30134a, 0x80020010}, {}, &pf_l2_data_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020010, .period = 100003
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a301382, 0x100020010}, {}, &pf_l2_data_rd_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020010, .period = 100003
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3013c0, 0x200020010}, {}, &pf_l2_data_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020010, .period = 100003
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3013f8, 0x400020010}, {}, &pf_l2_data_rd_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020010, .period = 100003
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a301436, 0x1000020010}, {}, &pf_l2_data_rd_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020010, .period = 100003
inline constexpr listed pf_l2_data_rd_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a30146e, 0x2000020010}, {}, &pf_l2_data_rd_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000020010, .period = 100003
inline constexpr listed pf_l2_data_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3014aa, 0x3f80020010}, {}, &pf_l2_data_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3014e1, 0x803c0010}, {}, &pf_l2_data_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a301512, 0x1003c0010}, {}, &pf_l2_data_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301549, 0x2003c0010}, {}, &pf_l2_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30157a, 0x4003c0010}, {}, &pf_l2_data_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3015b1, 0x10003c0010}, {}, &pf_l2_data_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a3015e2, 0x20003c0010}, {}, &pf_l2_data_rd_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301617, 0x3f803c0010}, {}, &pf_l2_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301647, 0x84000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a301684, 0x104000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3016c7, 0x204000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301704, 0x404000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a301747, 0x1004000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a301784, 0x2004000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3017c5, 0x3f84000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301801, 0xbc000010}, {}, &pf_l2_data_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a301833, 0x13c000010}, {}, &pf_l2_data_rd_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30186b, 0x23c000010}, {}, &pf_l2_data_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30189d, 0x43c000010}, {}, &pf_l2_data_rd_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000010, .period = 100003
inline constexpr listed pf_l2_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3018d5, 0x10020}, {}, &pf_l2_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10020, .period = 100003
inline constexpr listed pf_l2_rfo_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3018fd, 0x80020020}, {}, &pf_l2_rfo_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020020, .period = 100003
inline constexpr listed pf_l2_rfo_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a301931, 0x100020020}, {}, &pf_l2_rfo_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020020, .period = 100003
inline constexpr listed pf_l2_rfo_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30196b, 0x200020020}, {}, &pf_l2_rfo_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020020, .period = 100003
inline constexpr listed pf_l2_rfo_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30199f, 0x400020020}, {}, &pf_l2_rfo_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020020, .period = 100003
inline constexpr listed pf_l2_rfo_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3019d9, 0x1000020020}, {}, &pf_l2_rfo_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020020, .period = 100003
inline constexpr listed pf_l2_rfo_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a301a0d, 0x2000020020}, {}, &pf_l2_rfo_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000020020, .period = 100003
inline constexpr listed pf_l2_rfo_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301a45, 0x3f80020020}, {}, &pf_l2_rfo_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301a78, 0x803c0020}, {}, &pf_l2_rfo_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a301aa5, 0x1003c0020}, {}, &pf_l2_rfo_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301ad8, 0x2003c0020}, {}, &pf_l2_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301b05, 0x4003c0020}, {}, &pf_l2_rfo_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a301b38, 0x10003c0020}, {}, &pf_l2_rfo_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a301b65, 0x20003c0020}, {}, &pf_l2_rfo_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20003c0020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301b96, 0x3f803c0020}, {}, &pf_l2_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301bc2, 0x84000020}, {}, &pf_l2_rfo_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a301bfb, 0x104000020}, {}, &pf_l2_rfo_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301c3a, 0x204000020}, {}, &pf_l2_rfo_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301c73, 0x404000020}, {}, &pf_l2_rfo_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a301cb2, 0x1004000020}, {}, &pf_l2_rfo_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a301ceb, 0x2004000020}, {}, &pf_l2_rfo_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301d28, 0x3f84000020}, {}, &pf_l2_rfo_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301d60, 0xbc000020}, {}, &pf_l2_rfo_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a301d8e, 0x13c000020}, {}, &pf_l2_rfo_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301dc2, 0x23c000020}, {}, &pf_l2_rfo_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301df0, 0x43c000020}, {}, &pf_l2_rfo_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000020, .period = 100003
inline constexpr listed pf_l2_code_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a301e24, 0x10040}, {}, &pf_l2_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10040, .period = 100003
inline constexpr listed pf_l2_code_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301e50, 0x80020040}, {}, &pf_l2_code_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020040, .period = 100003
inline constexpr listed pf_l2_code_rd_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a301e88, 0x100020040}, {}, &pf_l2_code_rd_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020040, .period = 100003
inline constexpr listed pf_l2_code_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a301ec6, 0x200020040}, {}, &pf_l2_code_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020040, .period = 100003
inline constexpr listed pf_l2_code_rd_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301efe, 0x400020040}, {}, &pf_l2_code_rd_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020040, .period = 100003
inline constexpr listed pf_l2_code_rd_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a301f3c, 0x1000020040}, {}, &pf_l2_code_rd_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020040, .period = 100003
inline constexpr listed pf_l2_code_rd_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a301f74, 0x2000020040}, {}, &pf_l2_code_rd_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000020040, .period = 100003
inline constexpr listed pf_l2_code_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301fb0, 0x3f80020040}, {}, &pf_l2_code_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a301fe7, 0x803c0040}, {}, &pf_l2_code_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a302018, 0x1003c0040}, {}, &pf_l2_code_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30204f, 0x2003c0040}, {}, &pf_l2_code_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302080, 0x4003c0040}, {}, &pf_l2_code_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3020b7, 0x10003c0040}, {}, &pf_l2_code_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a3020e8, 0x20003c0040}, {}, &pf_l2_code_rd_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20003c0040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30211d, 0x3f803c0040}, {}, &pf_l2_code_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30214d, 0x84000040}, {}, &pf_l2_code_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30218a, 0x104000040}, {}, &pf_l2_code_rd_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3021cd, 0x204000040}, {}, &pf_l2_code_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30220a, 0x404000040}, {}, &pf_l2_code_rd_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a30224d, 0x1004000040}, {}, &pf_l2_code_rd_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a30228a, 0x2004000040}, {}, &pf_l2_code_rd_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004000040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3022cb, 0x3f84000040}, {}, &pf_l2_code_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302307, 0xbc000040}, {}, &pf_l2_code_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a302339, 0x13c000040}, {}, &pf_l2_code_rd_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302371, 0x23c000040}, {}, &pf_l2_code_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3023a3, 0x43c000040}, {}, &pf_l2_code_rd_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000040, .period = 100003
inline constexpr listed pf_l3_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3023db, 0x10080}, {}, &pf_l3_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10080, .period = 100003
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302407, 0x80020080}, {}, &pf_l3_data_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020080, .period = 100003
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30243f, 0x100020080}, {}, &pf_l3_data_rd_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020080, .period = 100003
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30247d, 0x200020080}, {}, &pf_l3_data_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020080, .period = 100003
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3024b5, 0x400020080}, {}, &pf_l3_data_rd_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020080, .period = 100003
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3024f3, 0x1000020080}, {}, &pf_l3_data_rd_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020080, .period = 100003
inline constexpr listed pf_l3_data_rd_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a30252b, 0x2000020080}, {}, &pf_l3_data_rd_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000020080, .period = 100003
inline constexpr listed pf_l3_data_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a302567, 0x3f80020080}, {}, &pf_l3_data_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30259e, 0x803c0080}, {}, &pf_l3_data_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3025cf, 0x1003c0080}, {}, &pf_l3_data_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302606, 0x2003c0080}, {}, &pf_l3_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302637, 0x4003c0080}, {}, &pf_l3_data_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a30266e, 0x10003c0080}, {}, &pf_l3_data_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a30269f, 0x20003c0080}, {}, &pf_l3_data_rd_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20003c0080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3026d4, 0x3f803c0080}, {}, &pf_l3_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302704, 0x84000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a302741, 0x104000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302784, 0x204000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3027c1, 0x404000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a302804, 0x1004000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a302841, 0x2004000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a302882, 0x3f84000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3028be, 0xbc000080}, {}, &pf_l3_data_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3028f0, 0x13c000080}, {}, &pf_l3_data_rd_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302928, 0x23c000080}, {}, &pf_l3_data_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30295a, 0x43c000080}, {}, &pf_l3_data_rd_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000080, .period = 100003
inline constexpr listed pf_l3_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a302992, 0x10100}, {}, &pf_l3_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10100, .period = 100003
inline constexpr listed pf_l3_rfo_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3029ba, 0x80020100}, {}, &pf_l3_rfo_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020100, .period = 100003
inline constexpr listed pf_l3_rfo_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3029ee, 0x100020100}, {}, &pf_l3_rfo_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020100, .period = 100003
inline constexpr listed pf_l3_rfo_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302a28, 0x200020100}, {}, &pf_l3_rfo_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020100, .period = 100003
inline constexpr listed pf_l3_rfo_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302a5c, 0x400020100}, {}, &pf_l3_rfo_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020100, .period = 100003
inline constexpr listed pf_l3_rfo_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a302a96, 0x1000020100}, {}, &pf_l3_rfo_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020100, .period = 100003
inline constexpr listed pf_l3_rfo_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a302aca, 0x2000020100}, {}, &pf_l3_rfo_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000020100, .period = 100003
inline constexpr listed pf_l3_rfo_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a302b02, 0x3f80020100}, {}, &pf_l3_rfo_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302b35, 0x803c0100}, {}, &pf_l3_rfo_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a302b62, 0x1003c0100}, {}, &pf_l3_rfo_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302b95, 0x2003c0100}, {}, &pf_l3_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302bc2, 0x4003c0100}, {}, &pf_l3_rfo_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a302bf5, 0x10003c0100}, {}, &pf_l3_rfo_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a302c22, 0x20003c0100}, {}, &pf_l3_rfo_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20003c0100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a302c53, 0x3f803c0100}, {}, &pf_l3_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302c7f, 0x84000100}, {}, &pf_l3_rfo_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a302cb8, 0x104000100}, {}, &pf_l3_rfo_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302cf7, 0x204000100}, {}, &pf_l3_rfo_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302d30, 0x404000100}, {}, &pf_l3_rfo_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a302d6f, 0x1004000100}, {}, &pf_l3_rfo_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a302da8, 0x2004000100}, {}, &pf_l3_rfo_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a302de5, 0x3f84000100}, {}, &pf_l3_rfo_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302e1d, 0xbc000100}, {}, &pf_l3_rfo_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a302e4b, 0x13c000100}, {}, &pf_l3_rfo_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302e7f, 0x23c000100}, {}, &pf_l3_rfo_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302ead, 0x43c000100}, {}, &pf_l3_rfo_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000100, .period = 100003
inline constexpr listed pf_l3_code_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a302ee1, 0x10200}, {}, &pf_l3_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10200, .period = 100003
inline constexpr listed pf_l3_code_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a302f0d, 0x80020200}, {}, &pf_l3_code_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020200, .period = 100003
inline constexpr listed pf_l3_code_rd_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a302f45, 0x100020200}, {}, &pf_l3_code_rd_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020200, .period = 100003
inline constexpr listed pf_l3_code_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a302f83, 0x200020200}, {}, &pf_l3_code_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020200, .period = 100003
inline constexpr listed pf_l3_code_rd_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a302fbb, 0x400020200}, {}, &pf_l3_code_rd_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020200, .period = 100003
inline constexpr listed pf_l3_code_rd_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a302ff9, 0x1000020200}, {}, &pf_l3_code_rd_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020200, .period = 100003
inline constexpr listed pf_l3_code_rd_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a303031, 0x2000020200}, {}, &pf_l3_code_rd_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000020200, .period = 100003
inline constexpr listed pf_l3_code_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30306d, 0x3f80020200}, {}, &pf_l3_code_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3030a4, 0x803c0200}, {}, &pf_l3_code_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3030d5, 0x1003c0200}, {}, &pf_l3_code_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30310c, 0x2003c0200}, {}, &pf_l3_code_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30313d, 0x4003c0200}, {}, &pf_l3_code_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a303174, 0x10003c0200}, {}, &pf_l3_code_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a3031a5, 0x20003c0200}, {}, &pf_l3_code_rd_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20003c0200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3031da, 0x3f803c0200}, {}, &pf_l3_code_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30320a, 0x84000200}, {}, &pf_l3_code_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a303247, 0x104000200}, {}, &pf_l3_code_rd_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30328a, 0x204000200}, {}, &pf_l3_code_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3032c7, 0x404000200}, {}, &pf_l3_code_rd_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a30330a, 0x1004000200}, {}, &pf_l3_code_rd_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a303347, 0x2004000200}, {}, &pf_l3_code_rd_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004000200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a303388, 0x3f84000200}, {}, &pf_l3_code_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3033c4, 0xbc000200}, {}, &pf_l3_code_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3033f6, 0x13c000200}, {}, &pf_l3_code_rd_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30342e, 0x23c000200}, {}, &pf_l3_code_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303460, 0x43c000200}, {}, &pf_l3_code_rd_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000200, .period = 100003
inline constexpr listed other_any_response{{&list, 0x10b7, 0xf000f, 0x100186a303498, 0x18000}, {}, &other_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x18000, .period = 100003
inline constexpr listed other_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3034bc, 0x80028000}, {}, &other_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80028000, .period = 100003
inline constexpr listed other_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3034ec, 0x100028000}, {}, &other_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100028000, .period = 100003
inline constexpr listed other_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a303522, 0x200028000}, {}, &other_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200028000, .period = 100003
inline constexpr listed other_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303552, 0x400028000}, {}, &other_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400028000, .period = 100003
inline constexpr listed other_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a303588, 0x1000028000}, {}, &other_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000028000, .period = 100003
inline constexpr listed other_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a3035b8, 0x2000028000}, {}, &other_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000028000, .period = 100003
inline constexpr listed other_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3035ec, 0x3f80028000}, {}, &other_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80028000, .period = 100003
inline constexpr listed other_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30361b, 0x803c8000}, {}, &other_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c8000, .period = 100003
inline constexpr listed other_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a303644, 0x1003c8000}, {}, &other_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c8000, .period = 100003
inline constexpr listed other_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a303673, 0x2003c8000}, {}, &other_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c8000, .period = 100003
inline constexpr listed other_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30369c, 0x4003c8000}, {}, &other_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c8000, .period = 100003
inline constexpr listed other_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3036cb, 0x10003c8000}, {}, &other_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c8000, .period = 100003
inline constexpr listed other_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a3036f4, 0x20003c8000}, {}, &other_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20003c8000, .period = 100003
inline constexpr listed other_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a303721, 0x3f803c8000}, {}, &other_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c8000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a303749, 0x84008000}, {}, &other_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30377e, 0x104008000}, {}, &other_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3037b9, 0x204008000}, {}, &other_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3037ee, 0x404008000}, {}, &other_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a303829, 0x1004008000}, {}, &other_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a30385e, 0x2004008000}, {}, &other_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004008000, .period = 100003
inline constexpr listed other_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a303897, 0x3f84008000}, {}, &other_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84008000, .period = 100003
inline constexpr listed other_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3038cb, 0xbc008000}, {}, &other_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc008000, .period = 100003
inline constexpr listed other_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3038f5, 0x13c008000}, {}, &other_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c008000, .period = 100003
inline constexpr listed other_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a303925, 0x23c008000}, {}, &other_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c008000, .period = 100003
inline constexpr listed other_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30394f, 0x43c008000}, {}, &other_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c008000, .period = 100003
inline constexpr listed all_pf_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30397f, 0x10090}, {}, &all_pf_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10090, .period = 100003
inline constexpr listed all_pf_data_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3039ac, 0x80020090}, {}, &all_pf_data_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020090, .period = 100003
inline constexpr listed all_pf_data_rd_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3039e5, 0x100020090}, {}, &all_pf_data_rd_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020090, .period = 100003
inline constexpr listed all_pf_data_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a303a24, 0x200020090}, {}, &all_pf_data_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020090, .period = 100003
inline constexpr listed all_pf_data_rd_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303a5d, 0x400020090}, {}, &all_pf_data_rd_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020090, .period = 100003
inline constexpr listed all_pf_data_rd_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a303a9c, 0x1000020090}, {}, &all_pf_data_rd_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020090, .period = 100003
inline constexpr listed all_pf_data_rd_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a303ad5, 0x2000020090}, {}, &all_pf_data_rd_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000020090, .period = 100003
inline constexpr listed all_pf_data_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a303b12, 0x3f80020090}, {}, &all_pf_data_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020090, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a303b4a, 0x803c0090}, {}, &all_pf_data_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0090, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a303b7c, 0x1003c0090}, {}, &all_pf_data_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0090, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a303bb4, 0x2003c0090}, {}, &all_pf_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0090, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303be6, 0x4003c0090}, {}, &all_pf_data_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0090, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a303c1e, 0x10003c0090}, {}, &all_pf_data_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0090, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a303c50, 0x20003c0090}, {}, &all_pf_data_rd_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20003c0090, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a303c86, 0x3f803c0090}, {}, &all_pf_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0090, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a303cb7, 0x84000090}, {}, &all_pf_data_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000090, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a303cf5, 0x104000090}, {}, &all_pf_data_rd_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000090, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a303d39, 0x204000090}, {}, &all_pf_data_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000090, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303d77, 0x404000090}, {}, &all_pf_data_rd_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000090, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a303dbb, 0x1004000090}, {}, &all_pf_data_rd_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000090, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a303df9, 0x2004000090}, {}, &all_pf_data_rd_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004000090, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a303e3b, 0x3f84000090}, {}, &all_pf_data_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000090, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a303e78, 0xbc000090}, {}, &all_pf_data_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000090, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a303eab, 0x13c000090}, {}, &all_pf_data_rd_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000090, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a303ee4, 0x23c000090}, {}, &all_pf_data_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000090, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a303f17, 0x43c000090}, {}, &all_pf_data_rd_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000090, .period = 100003
inline constexpr listed all_pf_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a303f50, 0x10120}, {}, &all_pf_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10120, .period = 100003
inline constexpr listed all_pf_rfo_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a303f79, 0x80020120}, {}, &all_pf_rfo_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020120, .period = 100003
inline constexpr listed all_pf_rfo_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a303fae, 0x100020120}, {}, &all_pf_rfo_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020120, .period = 100003
inline constexpr listed all_pf_rfo_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a303fe9, 0x200020120}, {}, &all_pf_rfo_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020120, .period = 100003
inline constexpr listed all_pf_rfo_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30401e, 0x400020120}, {}, &all_pf_rfo_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020120, .period = 100003
inline constexpr listed all_pf_rfo_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a304059, 0x1000020120}, {}, &all_pf_rfo_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020120, .period = 100003
inline constexpr listed all_pf_rfo_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a30408e, 0x2000020120}, {}, &all_pf_rfo_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000020120, .period = 100003
inline constexpr listed all_pf_rfo_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3040c7, 0x3f80020120}, {}, &all_pf_rfo_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3040fb, 0x803c0120}, {}, &all_pf_rfo_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a304129, 0x1003c0120}, {}, &all_pf_rfo_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30415d, 0x2003c0120}, {}, &all_pf_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30418b, 0x4003c0120}, {}, &all_pf_rfo_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3041bf, 0x10003c0120}, {}, &all_pf_rfo_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a3041ed, 0x20003c0120}, {}, &all_pf_rfo_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20003c0120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30421f, 0x3f803c0120}, {}, &all_pf_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30424c, 0x84000120}, {}, &all_pf_rfo_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a304286, 0x104000120}, {}, &all_pf_rfo_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3042c6, 0x204000120}, {}, &all_pf_rfo_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304300, 0x404000120}, {}, &all_pf_rfo_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a304340, 0x1004000120}, {}, &all_pf_rfo_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a30437a, 0x2004000120}, {}, &all_pf_rfo_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3043b8, 0x3f84000120}, {}, &all_pf_rfo_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3043f1, 0xbc000120}, {}, &all_pf_rfo_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a304420, 0x13c000120}, {}, &all_pf_rfo_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a304455, 0x23c000120}, {}, &all_pf_rfo_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304484, 0x43c000120}, {}, &all_pf_rfo_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000120, .period = 100003
inline constexpr listed all_pf_code_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3044b9, 0x10240}, {}, &all_pf_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10240, .period = 100003
inline constexpr listed all_pf_code_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3044e6, 0x80020240}, {}, &all_pf_code_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020240, .period = 100003
inline constexpr listed all_pf_code_rd_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30451f, 0x100020240}, {}, &all_pf_code_rd_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020240, .period = 100003
inline constexpr listed all_pf_code_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30455e, 0x200020240}, {}, &all_pf_code_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020240, .period = 100003
inline constexpr listed all_pf_code_rd_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304597, 0x400020240}, {}, &all_pf_code_rd_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020240, .period = 100003
inline constexpr listed all_pf_code_rd_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3045d6, 0x1000020240}, {}, &all_pf_code_rd_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020240, .period = 100003
inline constexpr listed all_pf_code_rd_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a30460f, 0x2000020240}, {}, &all_pf_code_rd_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000020240, .period = 100003
inline constexpr listed all_pf_code_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30464c, 0x3f80020240}, {}, &all_pf_code_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020240, .period = 100003
inline constexpr listed all_pf_code_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a304684, 0x803c0240}, {}, &all_pf_code_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0240, .period = 100003
inline constexpr listed all_pf_code_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3046b6, 0x1003c0240}, {}, &all_pf_code_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0240, .period = 100003
inline constexpr listed all_pf_code_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3046ee, 0x2003c0240}, {}, &all_pf_code_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0240, .period = 100003
inline constexpr listed all_pf_code_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304720, 0x4003c0240}, {}, &all_pf_code_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0240, .period = 100003
inline constexpr listed all_pf_code_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a304758, 0x10003c0240}, {}, &all_pf_code_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0240, .period = 100003
inline constexpr listed all_pf_code_rd_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a30478a, 0x20003c0240}, {}, &all_pf_code_rd_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20003c0240, .period = 100003
inline constexpr listed all_pf_code_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3047c0, 0x3f803c0240}, {}, &all_pf_code_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0240, .period = 100003
inline constexpr listed all_pf_code_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3047f1, 0x84000240}, {}, &all_pf_code_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000240, .period = 100003
inline constexpr listed all_pf_code_rd_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a30482f, 0x104000240}, {}, &all_pf_code_rd_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000240, .period = 100003
inline constexpr listed all_pf_code_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a304873, 0x204000240}, {}, &all_pf_code_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000240, .period = 100003
inline constexpr listed all_pf_code_rd_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3048b1, 0x404000240}, {}, &all_pf_code_rd_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000240, .period = 100003
inline constexpr listed all_pf_code_rd_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3048f5, 0x1004000240}, {}, &all_pf_code_rd_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000240, .period = 100003
inline constexpr listed all_pf_code_rd_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a304933, 0x2004000240}, {}, &all_pf_code_rd_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004000240, .period = 100003
inline constexpr listed all_pf_code_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a304975, 0x3f84000240}, {}, &all_pf_code_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000240, .period = 100003
inline constexpr listed all_pf_code_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3049b2, 0xbc000240}, {}, &all_pf_code_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000240, .period = 100003
inline constexpr listed all_pf_code_rd_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3049e5, 0x13c000240}, {}, &all_pf_code_rd_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000240, .period = 100003
inline constexpr listed all_pf_code_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a304a1e, 0x23c000240}, {}, &all_pf_code_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000240, .period = 100003
inline constexpr listed all_pf_code_rd_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304a51, 0x43c000240}, {}, &all_pf_code_rd_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000240, .period = 100003
inline constexpr listed all_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a304a8a, 0x10091}, {}, &all_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10091, .period = 100003
inline constexpr listed all_data_rd_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a304ab4, 0x80020091}, {}, &all_data_rd_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020091, .period = 100003
inline constexpr listed all_data_rd_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a304aea, 0x100020091}, {}, &all_data_rd_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020091, .period = 100003
inline constexpr listed all_data_rd_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a304b26, 0x200020091}, {}, &all_data_rd_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020091, .period = 100003
inline constexpr listed all_data_rd_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304b5c, 0x400020091}, {}, &all_data_rd_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020091, .period = 100003
inline constexpr listed all_data_rd_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a304b98, 0x1000020091}, {}, &all_data_rd_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020091, .period = 100003
inline constexpr listed all_data_rd_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a304bce, 0x2000020091}, {}, &all_data_rd_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000020091, .period = 100003
inline constexpr listed all_data_rd_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a304c08, 0x3f80020091}, {}, &all_data_rd_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020091, .period = 100003
inline constexpr listed all_data_rd_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a304c3d, 0x803c0091}, {}, &all_data_rd_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0091, .period = 100003
inline constexpr listed all_data_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a304c6c, 0x1003c0091}, {}, &all_data_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0091, .period = 100003
inline constexpr listed all_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a304ca1, 0x2003c0091}, {}, &all_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0091, .period = 100003
inline constexpr listed all_data_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304cd0, 0x4003c0091}, {}, &all_data_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0091, .period = 100003
inline constexpr listed all_data_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a304d05, 0x10003c0091}, {}, &all_data_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0091, .period = 100003
inline constexpr listed all_data_rd_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a304d34, 0x20003c0091}, {}, &all_data_rd_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20003c0091, .period = 100003
inline constexpr listed all_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a304d67, 0x3f803c0091}, {}, &all_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0091, .period = 100003
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a304d95, 0x84000091}, {}, &all_data_rd_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000091, .period = 100003
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a304dd0, 0x104000091}, {}, &all_data_rd_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000091, .period = 100003
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a304e11, 0x204000091}, {}, &all_data_rd_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000091, .period = 100003
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304e4c, 0x404000091}, {}, &all_data_rd_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000091, .period = 100003
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a304e8d, 0x1004000091}, {}, &all_data_rd_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000091, .period = 100003
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a304ec8, 0x2004000091}, {}, &all_data_rd_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004000091, .period = 100003
inline constexpr listed all_data_rd_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a304f07, 0x3f84000091}, {}, &all_data_rd_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000091, .period = 100003
inline constexpr listed all_data_rd_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a304f41, 0xbc000091}, {}, &all_data_rd_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000091, .period = 100003
inline constexpr listed all_data_rd_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a304f71, 0x13c000091}, {}, &all_data_rd_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000091, .period = 100003
inline constexpr listed all_data_rd_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a304fa7, 0x23c000091}, {}, &all_data_rd_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000091, .period = 100003
inline constexpr listed all_data_rd_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a304fd7, 0x43c000091}, {}, &all_data_rd_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000091, .period = 100003
inline constexpr listed all_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30500d, 0x10122}, {}, &all_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10122, .period = 100003
inline constexpr listed all_rfo_supplier_none_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a305033, 0x80020122}, {}, &all_rfo_supplier_none_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x80020122, .period = 100003
inline constexpr listed all_rfo_supplier_none_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a305065, 0x100020122}, {}, &all_rfo_supplier_none_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100020122, .period = 100003
inline constexpr listed all_rfo_supplier_none_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30509d, 0x200020122}, {}, &all_rfo_supplier_none_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x200020122, .period = 100003
inline constexpr listed all_rfo_supplier_none_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3050cf, 0x400020122}, {}, &all_rfo_supplier_none_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x400020122, .period = 100003
inline constexpr listed all_rfo_supplier_none_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a305107, 0x1000020122}, {}, &all_rfo_supplier_none_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000020122, .period = 100003
inline constexpr listed all_rfo_supplier_none_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a305139, 0x2000020122}, {}, &all_rfo_supplier_none_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2000020122, .period = 100003
inline constexpr listed all_rfo_supplier_none_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30516f, 0x3f80020122}, {}, &all_rfo_supplier_none_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f80020122, .period = 100003
inline constexpr listed all_rfo_l3_hit_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3051a0, 0x803c0122}, {}, &all_rfo_l3_hit_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c0122, .period = 100003
inline constexpr listed all_rfo_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a3051cb, 0x1003c0122}, {}, &all_rfo_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0122, .period = 100003
inline constexpr listed all_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3051fc, 0x2003c0122}, {}, &all_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0122, .period = 100003
inline constexpr listed all_rfo_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305227, 0x4003c0122}, {}, &all_rfo_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0122, .period = 100003
inline constexpr listed all_rfo_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a305258, 0x10003c0122}, {}, &all_rfo_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0122, .period = 100003
inline constexpr listed all_rfo_l3_hit_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a305283, 0x20003c0122}, {}, &all_rfo_l3_hit_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x20003c0122, .period = 100003
inline constexpr listed all_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3052b2, 0x3f803c0122}, {}, &all_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0122, .period = 100003
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a3052dc, 0x84000122}, {}, &all_rfo_l3_miss_local_dram_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x84000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a305313, 0x104000122}, {}, &all_rfo_l3_miss_local_dram_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x104000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a305350, 0x204000122}, {}, &all_rfo_l3_miss_local_dram_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x204000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a305387, 0x404000122}, {}, &all_rfo_l3_miss_local_dram_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x404000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3053c4, 0x1004000122}, {}, &all_rfo_l3_miss_local_dram_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_non_dram{{&list, 0x10b7, 0xf000f, 0x100186a3053fb, 0x2004000122}, {}, &all_rfo_l3_miss_local_dram_snoop_non_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2004000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_local_dram_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a305436, 0x3f84000122}, {}, &all_rfo_l3_miss_local_dram_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f84000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_snoop_none{{&list, 0x10b7, 0xf000f, 0x100186a30546c, 0xbc000122}, {}, &all_rfo_l3_miss_snoop_none}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0xbc000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_snoop_not_needed{{&list, 0x10b7, 0xf000f, 0x100186a305498, 0x13c000122}, {}, &all_rfo_l3_miss_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x13c000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3054ca, 0x23c000122}, {}, &all_rfo_l3_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23c000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_snoop_hit_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3054f6, 0x43c000122}, {}, &all_rfo_l3_miss_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x43c000122, .period = 100003
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
    &offcore_response::demand_rfo_any_response, &offcore_response::demand_rfo_l3_hit_snoop_none,
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
    &offcore_response::corewb_any_response, &offcore_response::corewb_supplier_none_snoop_none,
    &offcore_response::corewb_supplier_none_snoop_not_needed,
    &offcore_response::corewb_supplier_none_snoop_miss,
    &offcore_response::corewb_supplier_none_snoop_hit_no_fwd,
    &offcore_response::corewb_supplier_none_snoop_hitm,
    &offcore_response::corewb_supplier_none_snoop_non_dram,
    &offcore_response::corewb_supplier_none_any_snoop, &offcore_response::corewb_l3_hit_snoop_none,
    &offcore_response::corewb_l3_hit_snoop_not_needed, &offcore_response::corewb_l3_hit_snoop_miss,
    &offcore_response::corewb_l3_hit_snoop_hit_no_fwd, &offcore_response::corewb_l3_hit_snoop_hitm,
    &offcore_response::corewb_l3_hit_snoop_non_dram, &offcore_response::corewb_l3_hit_any_snoop,
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
    &offcore_response::other_any_response, &offcore_response::other_supplier_none_snoop_none,
    &offcore_response::other_supplier_none_snoop_not_needed,
    &offcore_response::other_supplier_none_snoop_miss,
    &offcore_response::other_supplier_none_snoop_hit_no_fwd,
    &offcore_response::other_supplier_none_snoop_hitm,
    &offcore_response::other_supplier_none_snoop_non_dram,
    &offcore_response::other_supplier_none_any_snoop, &offcore_response::other_l3_hit_snoop_none,
    &offcore_response::other_l3_hit_snoop_not_needed, &offcore_response::other_l3_hit_snoop_miss,
    &offcore_response::other_l3_hit_snoop_hit_no_fwd, &offcore_response::other_l3_hit_snoop_hitm,
    &offcore_response::other_l3_hit_snoop_non_dram, &offcore_response::other_l3_hit_any_snoop,
    &offcore_response::other_l3_miss_local_dram_snoop_none,
    &offcore_response::other_l3_miss_local_dram_snoop_not_needed,
    &offcore_response::other_l3_miss_local_dram_snoop_miss,
    &offcore_response::other_l3_miss_local_dram_snoop_hit_no_fwd,
    &offcore_response::other_l3_miss_local_dram_snoop_hitm,
    &offcore_response::other_l3_miss_local_dram_snoop_non_dram,
    &offcore_response::other_l3_miss_local_dram_any_snoop,
    &offcore_response::other_l3_miss_snoop_none, &offcore_response::other_l3_miss_snoop_not_needed,
    &offcore_response::other_l3_miss_snoop_miss, &offcore_response::other_l3_miss_snoop_hit_no_fwd,
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
    &offcore_response::all_rfo_any_response, &offcore_response::all_rfo_supplier_none_snoop_none,
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
    &offcore_response::all_rfo_l3_hit_snoop_hitm, &offcore_response::all_rfo_l3_hit_snoop_non_dram,
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
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::broadwell
