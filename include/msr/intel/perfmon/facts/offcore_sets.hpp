// Requests and responses of MSR_OFFCORE_RSP by the names of Intel's matrices: each name stands for
// one or several bits. A value has a request and a response. Sources: intel/perfmon 6dadedf3aa48,
// *_matrix.json of each list; BSD-3-Clause, Copyright (c) Intel Corporation, numbers and names
// only. Knights Landing's list of events has a bit more in ANY_PF_L2 (70h), which this matrix and
// Linux call reserved: the list's header is corrected by the matrix.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msr::perfmon {

/// Bits of MSR_OFFCORE_RSP with the name that Intel's matrices give them.
struct offcore_set {
    const char *name{};
    std::uint64_t bits{};
};

inline constexpr offcore_set sandy_bridge_offcore_sets[] = {
    {"demand_data_rd", 0x1},
    {"demand_rfo", 0x2},
    {"demand_code_rd", 0x4},
    {"corewb", 0x8},
    {"pf_l2_data_rd", 0x10},
    {"pf_l2_rfo", 0x20},
    {"pf_l2_code_rd", 0x40},
    {"pf_llc_data_rd", 0x80},
    {"pf_llc_rfo", 0x100},
    {"pf_llc_code_rd", 0x200},
    {"other", 0x8000},
    {"all_pf_data_rd", 0x90},
    {"all_pf_rfo", 0x120},
    {"all_pf_code_rd", 0x240},
    {"all_data_rd", 0x91},
    {"all_rfo", 0x122},
    {"all_code_rd", 0x244},
    {"all_reads", 0x3f7},
    {"all_requests", 0x8fff},
    {"llc_hit.any_response", 0x3f803c0000},
    {"llc_hit.no_snoop_needed", 0x1003c0000},
    {"llc_hit.snoop_miss", 0x2003c0000},
    {"llc_hit.hit_other_core_no_fwd", 0x4003c0000},
    {"llc_hit.hitm_other_core", 0x10003c0000},
    {"llc_miss.any_response", 0x3fffc00000},
    {"llc_miss.local_dram", 0x600400000},
    {"llc_miss.any_dram", 0x67fc00000},
};
inline constexpr offcore_set haswell_offcore_sets[] = {
    {"demand_data_rd", 0x1},
    {"demand_rfo", 0x2},
    {"demand_code_rd", 0x4},
    {"pf_l2_data_rd", 0x10},
    {"pf_l2_rfo", 0x20},
    {"pf_l2_code_rd", 0x40},
    {"pf_l3_data_rd", 0x80},
    {"pf_l3_rfo", 0x100},
    {"pf_l3_code_rd", 0x200},
    {"other", 0x8000},
    {"all_pf_data_rd", 0x90},
    {"all_pf_rfo", 0x120},
    {"all_pf_code_rd", 0x240},
    {"all_data_rd", 0x91},
    {"all_rfo", 0x122},
    {"all_code_rd", 0x244},
    {"all_reads", 0x7f7},
    {"all_requests", 0x8fff},
    {"l3_hit.any_response", 0x3f803c0000},
    {"l3_hit.no_snoop_needed", 0x1003c0000},
    {"l3_hit.snoop_miss", 0x2003c0000},
    {"l3_hit.hit_other_core_no_fwd", 0x4003c0000},
    {"l3_hit.hitm_other_core", 0x10003c0000},
    {"l3_miss.any_response", 0x3fffc00000},
    {"l3_miss.local_dram", 0x100400000},
};
inline constexpr offcore_set haswell_ep_offcore_sets[] = {
    {"demand_data_rd", 0x1},
    {"demand_rfo", 0x2},
    {"demand_code_rd", 0x4},
    {"corewb", 0x8},
    {"pf_l2_data_rd", 0x10},
    {"pf_l2_rfo", 0x20},
    {"pf_l2_code_rd", 0x40},
    {"pf_llc_data_rd", 0x80},
    {"pf_llc_rfo", 0x100},
    {"pf_llc_code_rd", 0x200},
    {"other", 0x8000},
    {"all_pf_data_rd", 0x90},
    {"all_pf_rfo", 0x120},
    {"all_pf_code_rd", 0x240},
    {"all_data_rd", 0x91},
    {"all_rfo", 0x122},
    {"all_code_rd", 0x244},
    {"all_reads", 0x7f7},
    {"all_requests", 0x8fff},
    {"llc_hit.any_response", 0x3f803c0000},
    {"llc_hit.no_snoop_needed", 0x1003c0000},
    {"llc_hit.snoop_miss", 0x2003c0000},
    {"llc_hit.hit_other_core_no_fwd", 0x4003c0000},
    {"llc_hit.hitm_other_core", 0x10003c0000},
    {"llc_miss.any_response", 0x3fbfc00000},
    {"llc_miss.local_dram", 0x600400000},
    {"llc_miss.remote_dram", 0x63f800000},
    {"llc_miss.any_dram", 0x63fc00000},
    {"llc_miss.remote_hitm", 0x103fc00000},
    {"llc_miss.remote_hit_forward", 0x83fc00000},
};
inline constexpr offcore_set broadwell_offcore_sets[] = {
    {"demand_data_rd", 0x1},
    {"demand_rfo", 0x2},
    {"demand_code_rd", 0x4},
    {"corewb", 0x8},
    {"pf_l2_data_rd", 0x10},
    {"pf_l2_rfo", 0x20},
    {"pf_l2_code_rd", 0x40},
    {"pf_l3_data_rd", 0x80},
    {"pf_l3_rfo", 0x100},
    {"pf_l3_code_rd", 0x200},
    {"other", 0x8000},
    {"all_pf_data_rd", 0x90},
    {"all_pf_rfo", 0x120},
    {"all_pf_code_rd", 0x240},
    {"all_data_rd", 0x91},
    {"all_rfo", 0x122},
    {"any_response", 0x10000},
    {"supplier_none.snoop_none", 0x80020000},
    {"supplier_none.snoop_not_needed", 0x100020000},
    {"supplier_none.snoop_miss", 0x200020000},
    {"supplier_none.snoop_hit_no_fwd", 0x400020000},
    {"supplier_none.snoop_hitm", 0x1000020000},
    {"supplier_none.snoop_non_dram", 0x2000020000},
    {"supplier_none.any_snoop", 0x3f80020000},
    {"l3_hit.snoop_none", 0x803c0000},
    {"l3_hit.snoop_not_needed", 0x1003c0000},
    {"l3_hit.snoop_miss", 0x2003c0000},
    {"l3_hit.snoop_hit_no_fwd", 0x4003c0000},
    {"l3_hit.snoop_hitm", 0x10003c0000},
    {"l3_hit.snoop_non_dram", 0x20003c0000},
    {"l3_hit.any_snoop", 0x3f803c0000},
    {"l3_miss_local_dram.snoop_none", 0x84000000},
    {"l3_miss_local_dram.snoop_not_needed", 0x104000000},
    {"l3_miss_local_dram.snoop_miss", 0x204000000},
    {"l3_miss_local_dram.snoop_hit_no_fwd", 0x404000000},
    {"l3_miss_local_dram.snoop_hitm", 0x1004000000},
    {"l3_miss_local_dram.snoop_non_dram", 0x2004000000},
    {"l3_miss_local_dram.any_snoop", 0x3f84000000},
    {"l3_miss.snoop_none", 0xbc000000},
    {"l3_miss.snoop_not_needed", 0x13c000000},
    {"l3_miss.snoop_miss", 0x23c000000},
    {"l3_miss.snoop_hit_no_fwd", 0x43c000000},
};
inline constexpr offcore_set broadwell_ep_offcore_sets[] = {
    {"demand_data_rd", 0x1},
    {"demand_rfo", 0x2},
    {"demand_code_rd", 0x4},
    {"corewb", 0x8},
    {"pf_l2_data_rd", 0x10},
    {"pf_l2_rfo", 0x20},
    {"pf_l2_code_rd", 0x40},
    {"pf_llc_data_rd", 0x80},
    {"pf_llc_rfo", 0x100},
    {"pf_llc_code_rd", 0x200},
    {"split_lock_uc_lock", 0x400},
    {"streaming_stores", 0x800},
    {"other", 0x8000},
    {"all_pf_data_rd", 0x90},
    {"all_pf_rfo", 0x120},
    {"all_pf_code_rd", 0x240},
    {"all_data_rd", 0x91},
    {"all_rfo", 0x122},
    {"all_code_rd", 0x244},
    {"all_reads", 0x7f7},
    {"all_requests", 0x8fff},
    {"llc_hit.any_response", 0x3f803c0000},
    {"llc_hit.no_snoop_needed", 0x1003c0000},
    {"llc_hit.snoop_miss", 0x2003c0000},
    {"llc_hit.hit_other_core_no_fwd", 0x4003c0000},
    {"llc_hit.hitm_other_core", 0x10003c0000},
    {"llc_miss.any_response", 0x3fbfc00000},
    {"llc_miss.local_dram", 0x604000000},
    {"llc_miss.remote_dram", 0x63bc00000},
    {"llc_miss.any_dram", 0x63fc00000},
    {"llc_miss.remote_hitm", 0x103fc00000},
    {"llc_miss.remote_hit_forward", 0x87fc00000},
};
inline constexpr offcore_set silvermont_offcore_sets[] = {
    {"demand_data_rd", 0x1},
    {"demand_rfo", 0x2},
    {"demand_code_rd", 0x4},
    {"corewb", 0x8},
    {"pf_l2_data_rd", 0x10},
    {"pf_l2_rfo", 0x20},
    {"pf_l2_code_rd", 0x40},
    {"partial_reads", 0x80},
    {"partial_writes", 0x100},
    {"uc_code_reads", 0x200},
    {"bus_locks", 0x400},
    {"pf_l1_data_rd", 0x2000},
    {"any_request", 0x8008},
    {"streaming_stores", 0x4800},
    {"any_data_rd", 0x3091},
    {"any_rfo", 0x22},
    {"any_code_rd", 0x44},
    {"any_reads", 0x32f7},
    {"any_pf_l2", 0x70},
    {"any_response", 0x10000},
    {"l2_miss.no_snoop_needed", 0x80000000},
    {"l2_miss.snoop_miss", 0x200000000},
    {"l2_miss.hit_other_core_no_fwd", 0x400000000},
    {"l2_miss.hitm_other_core", 0x1000000000},
    {"l2_miss.non_dram", 0x2000000000},
    {"l2_miss.any", 0x1680000000},
    {"outstanding", 0x4000000000},
};
inline constexpr offcore_set goldmont_offcore_sets[] = {
    {"demand_data_rd", 0x1},
    {"demand_rfo", 0x2},
    {"demand_code_rd", 0x4},
    {"corewb", 0x8},
    {"pf_l2_data_rd", 0x10},
    {"pf_l2_rfo", 0x20},
    {"partial_reads", 0x80},
    {"partial_writes", 0x100},
    {"uc_code_rd", 0x200},
    {"bus_locks", 0x400},
    {"full_streaming_stores", 0x800},
    {"sw_prefetch", 0x1000},
    {"pf_l1_data_rd", 0x2000},
    {"partial_streaming_stores", 0x4000},
    {"streaming_stores", 0x4800},
    {"any_request", 0x8000},
    {"any_pf_data_rd", 0x3010},
    {"any_data_rd", 0x3091},
    {"any_rfo", 0x22},
    {"any_read", 0x32b7},
    {"any_response", 0x10000},
    {"l2_hit", 0x40000},
    {"l2_miss.snoop_miss_or_no_snoop_needed", 0x200000000},
    {"l2_miss.hit_other_core_no_fwd", 0x400000000},
    {"l2_miss.hitm_other_core", 0x1000000000},
    {"l2_miss.non_dram", 0x2000000000},
    {"l2_miss.any", 0x3600000000},
    {"outstanding", 0x4000000000},
};
inline constexpr offcore_set goldmont_plus_offcore_sets[] = {
    {"demand_data_rd", 0x1},
    {"demand_rfo", 0x2},
    {"demand_code_rd", 0x4},
    {"corewb", 0x8},
    {"pf_l2_data_rd", 0x10},
    {"pf_l2_rfo", 0x20},
    {"partial_reads", 0x80},
    {"partial_writes", 0x100},
    {"uc_code_rd", 0x200},
    {"bus_locks", 0x400},
    {"full_streaming_stores", 0x800},
    {"sw_prefetch", 0x1000},
    {"pf_l1_data_rd", 0x2000},
    {"partial_streaming_stores", 0x4000},
    {"streaming_stores", 0x4800},
    {"any_request", 0x8000},
    {"any_pf_data_rd", 0x3010},
    {"any_data_rd", 0x3091},
    {"any_rfo", 0x22},
    {"any_read", 0x32b7},
    {"any_response", 0x10000},
    {"l2_hit", 0x40000},
    {"l2_miss.snoop_miss_or_no_snoop_needed", 0x200000000},
    {"l2_miss.hit_other_core_no_fwd", 0x400000000},
    {"l2_miss.hitm_other_core", 0x1000000000},
    {"l2_miss.non_dram", 0x2000000000},
    {"l2_miss.any", 0x3600000000},
    {"outstanding", 0x4000000000},
    {"pf_l2_code", 0x400000},
};
inline constexpr offcore_set knights_landing_offcore_sets[] = {
    {"demand_data_rd", 0x1},
    {"demand_rfo", 0x2},
    {"demand_code_rd", 0x4},
    {"pf_l2_rfo", 0x20},
    {"pf_l2_code_rd", 0x40},
    {"partial_reads", 0x80},
    {"partial_writes", 0x100},
    {"uc_code_reads", 0x200},
    {"bus_locks", 0x400},
    {"full_streaming_stores", 0x800},
    {"pf_software", 0x1000},
    {"pf_l1_data_rd", 0x2000},
    {"partial_streaming_stores", 0x4000},
    {"streaming_stores", 0x4800},
    {"any_request", 0x8000},
    {"any_data_rd", 0x3081},
    {"any_rfo", 0x22},
    {"any_code_rd", 0x44},
    {"any_read", 0x32e7},
    {"any_pf_l2", 0x60},
    {"any_response", 0x10000},
    {"ddr_near", 0x80800000},
    {"ddr_far", 0x101000000},
    {"mcdram_near", 0x80200000},
    {"mcdram_far", 0x100400000},
    {"l2_hit_near_tile_e_f", 0x800080000},
    {"l2_hit_near_tile_m", 0x1000080000},
    {"l2_hit_far_tile_e_f", 0x800400000},
    {"l2_hit_far_tile_m", 0x1000400000},
    {"non_dram", 0x2000020000},
    {"outstanding", 0x4000000000},
    {"mcdram", 0x180600000},
    {"ddr", 0x181800000},
    {"l2_hit_this_tile_m", 0x2000000},
    {"l2_hit_this_tile_e", 0x4000000},
    {"l2_hit_this_tile_s", 0x8000000},
    {"l2_hit_this_tile_f", 0x10000000},
    {"l2_hit_near_tile", 0x1800180000},
    {"l2_hit_far_tile", 0x1800400000},
    {"l2_miss", 0x1981f80000},
};

/// Returns the named bits of MSR_OFFCORE_RSP on a processor; none where Intel publishes no matrix.
constexpr sequence<offcore_set> offcore_sets_of(core core) {
    switch (core) {
    case core::sandy_bridge:
    case core::sandy_bridge_ep:
    case core::ivy_bridge:
    case core::ivy_bridge_ep:
        return all_of(sandy_bridge_offcore_sets);
    case core::haswell:
        return all_of(haswell_offcore_sets);
    case core::haswell_ep:
        return all_of(haswell_ep_offcore_sets);
    case core::broadwell:
        return all_of(broadwell_offcore_sets);
    case core::broadwell_ep:
        return all_of(broadwell_ep_offcore_sets);
    case core::silvermont:
        return all_of(silvermont_offcore_sets);
    case core::goldmont:
        return all_of(goldmont_offcore_sets);
    case core::goldmont_plus:
        return all_of(goldmont_plus_offcore_sets);
    case core::knights_landing:
        return all_of(knights_landing_offcore_sets);
    default:
        return {};
    }
}

/// Returns the bits of MSR_OFFCORE_RSP that have a name; 0 where no bits have the name.
constexpr std::uint64_t offcore_mask(sequence<offcore_set> sets, text_view name) {
    for (const offcore_set &set : sets)
        if (same_without_case(set.name, name)) return set.bits;
    return 0;
}

} // namespace msr::perfmon
