// Events as types: `retired_instructions`, `l2_cache_miss::data | l2_cache_miss::instructions`, and
// any other by its number. Their rows stand in event_table.hpp.
#pragma once

#include <msr/amd/counters/event_pmu.hpp>
#include <msr/amd/counters/event_table.hpp>
#include <msr/pmu/select/choice.hpp>

#include <cstdint>

namespace msr::amd {

namespace detail {

/// An event's place in the table.
template <event_number Number>
struct in_table {
    static constexpr int number = static_cast<int>(Number);
};
template <typename Event, std::uint32_t Value, std::uint32_t Field = Value>
using mask = select::mask<event_pmu, Event, Value, Field>;

} // namespace detail

/// An event by its number, with a unit mask: `raw<0x0c0>`, `raw<0x04, 0xff>.l3()`. Any that the
/// select register of the target can hold.
template <std::uint32_t Event, std::uint32_t UnitMask = 0>
inline constexpr select::raw<event_pmu, Event, UnitMask> raw{};

/// Clocks in which the processor is not halted.
inline constexpr struct cpu_clk_unhalted : select::choice<event_pmu, cpu_clk_unhalted> {
    static constexpr int number = detail::in_table<event_number::cpu_clk_unhalted>::number;
} cpu_clk_unhalted{};

/// The event of retired instructions.
inline constexpr struct retired_instructions : select::choice<event_pmu, retired_instructions> {
    static constexpr int number = detail::in_table<event_number::retired_instructions>::number;
} retired_instructions{};

/// Branches retired.
inline constexpr struct retired_branch_instructions
    : select::choice<event_pmu, retired_branch_instructions> {
    static constexpr int number =
        detail::in_table<event_number::retired_branch_instructions>::number;
} retired_branch_instructions{};

/// Mispredicted branches retired.
inline constexpr struct retired_mispredicted_branch_instructions
    : select::choice<event_pmu, retired_mispredicted_branch_instructions> {
    static constexpr int number =
        detail::in_table<event_number::retired_mispredicted_branch_instructions>::number;
} retired_mispredicted_branch_instructions{};

/// Data cache accesses.
inline constexpr struct data_cache_accesses : select::choice<event_pmu, data_cache_accesses> {
    static constexpr int number = detail::in_table<event_number::data_cache_accesses>::number;
} data_cache_accesses{};

/// Data cache misses.
inline constexpr struct data_cache_misses : select::choice<event_pmu, data_cache_misses> {
    static constexpr int number = detail::in_table<event_number::data_cache_misses>::number;
} data_cache_misses{};

/// Instruction cache fetches.
inline constexpr struct instruction_cache_fetches
    : select::choice<event_pmu, instruction_cache_fetches> {
    static constexpr int number = detail::in_table<event_number::instruction_cache_fetches>::number;
} instruction_cache_fetches{};

/// Instruction cache misses.
inline constexpr struct instruction_cache_misses
    : select::choice<event_pmu, instruction_cache_misses> {
    static constexpr int number = detail::in_table<event_number::instruction_cache_misses>::number;
} instruction_cache_misses{};

/// Accesses that miss both data TLBs.
inline constexpr struct l1_dtlb_and_l2_dtlb_miss
    : select::choice<event_pmu, l1_dtlb_and_l2_dtlb_miss> {
    static constexpr int number = detail::in_table<event_number::l1_dtlb_and_l2_dtlb_miss>::number;
} l1_dtlb_and_l2_dtlb_miss{};

/// Fetches that miss both instruction TLBs.
inline constexpr struct l1_itlb_miss_and_l2_itlb_miss
    : select::choice<event_pmu, l1_itlb_miss_and_l2_itlb_miss> {
    static constexpr int number =
        detail::in_table<event_number::l1_itlb_miss_and_l2_itlb_miss>::number;
} l1_itlb_miss_and_l2_itlb_miss{};

/// Requests to the L2 cache.
struct requests_to_l2 : detail::in_table<event_number::requests_to_l2> {
    /// Each is a mask of the event, by the vendor's name.
    static constexpr detail::mask<requests_to_l2, 0x01> instructions{};
    static constexpr detail::mask<requests_to_l2, 0x02> data{};
    static constexpr detail::mask<requests_to_l2, 0x04> tlb_walk{};
};

/// L2 cache misses.
struct l2_cache_miss : detail::in_table<event_number::l2_cache_miss> {
    /// Each is a mask of the event, by the vendor's name.
    static constexpr detail::mask<l2_cache_miss, 0x01> instructions{};
    static constexpr detail::mask<l2_cache_miss, 0x02> data{};
    static constexpr detail::mask<l2_cache_miss, 0x04> tlb_walk{};
};

/// L3 cache misses of all cores of the node.
inline constexpr struct l3_cache_misses : select::choice<event_pmu, l3_cache_misses> {
    static constexpr int number = detail::in_table<event_number::l3_cache_misses>::number;
} l3_cache_misses{};

/// Misses of the unified TLB.
struct unified_tlb_miss : detail::in_table<event_number::unified_tlb_miss> {
    /// Each is a mask of the event: misses of the data side or the instruction side for pages
    /// of that size.
    static constexpr detail::mask<unified_tlb_miss, 0x01> _4k_data{};
    static constexpr detail::mask<unified_tlb_miss, 0x02> _2m_data{};
    static constexpr detail::mask<unified_tlb_miss, 0x04> _1g_data{};
    static constexpr detail::mask<unified_tlb_miss, 0x10> _4k_inst{};
    static constexpr detail::mask<unified_tlb_miss, 0x20> _2m_inst{};
    static constexpr detail::mask<unified_tlb_miss, 0x40> _1g_inst{};
};

/// Accesses to memory of both controllers.
inline constexpr struct dram_accesses : select::choice<event_pmu, dram_accesses> {
    static constexpr int number = detail::in_table<event_number::dram_accesses>::number;
} dram_accesses{};

/// Operations dispatched to the load-store unit.
struct ls_dispatch : detail::in_table<event_number::ls_dispatch> {
    /// Each is a mask of the event: loads, stores, and operations that do both.
    static constexpr detail::mask<ls_dispatch, 0x01> ld_dispatch{};
    static constexpr detail::mask<ls_dispatch, 0x02> store_dispatch{};
    static constexpr detail::mask<ls_dispatch, 0x04> ld_st_dispatch{};
};

/// Data TLB misses.
struct ls_l1_d_tlb_miss : detail::in_table<event_number::ls_l1_d_tlb_miss> {
    /// All misses of the first level.
    static constexpr detail::mask<ls_l1_d_tlb_miss, 0xff, 0xff> all{};
    /// Misses of both levels.
    static constexpr detail::mask<ls_l1_d_tlb_miss, 0xf0, 0xff> all_l2_miss{};
};

/// Fetches that miss the first instruction TLB and hit the second.
inline constexpr struct bp_l1_tlb_miss_l2_tlb_hit
    : select::choice<event_pmu, bp_l1_tlb_miss_l2_tlb_hit> {
    static constexpr int number = detail::in_table<event_number::bp_l1_tlb_miss_l2_tlb_hit>::number;
} bp_l1_tlb_miss_l2_tlb_hit{};

/// Fetches that miss both instruction TLBs.
inline constexpr struct bp_l1_tlb_miss_l2_tlb_miss
    : select::choice<event_pmu, bp_l1_tlb_miss_l2_tlb_miss> {
    static constexpr int number =
        detail::in_table<event_number::bp_l1_tlb_miss_l2_tlb_miss>::number;
} bp_l1_tlb_miss_l2_tlb_miss{};

/// Fetch windows of 32 bytes.
inline constexpr struct ic_fw32 : select::choice<event_pmu, ic_fw32> {
    static constexpr int number = detail::in_table<event_number::ic_fw32>::number;
} ic_fw32{};

/// Fetch windows of 32 bytes that miss the instruction cache.
inline constexpr struct ic_fw32_miss : select::choice<event_pmu, ic_fw32_miss> {
    static constexpr int number = detail::in_table<event_number::ic_fw32_miss>::number;
} ic_fw32_miss{};

/// Instruction cache lookups.
struct ic_tag_hit_miss : detail::in_table<event_number::ic_tag_hit_miss> {
    /// Each is a mask of the event, by the vendor's name.
    static constexpr detail::mask<ic_tag_hit_miss, 0x07, 0x1f> instruction_cache_hit{};
    static constexpr detail::mask<ic_tag_hit_miss, 0x18, 0x1f> instruction_cache_miss{};
    static constexpr detail::mask<ic_tag_hit_miss, 0x1f, 0x1f> all_instruction_cache_accesses{};
};

/// Requests of the core to the L2 cache, by outcome.
struct l2_cache_req_stat : detail::in_table<event_number::l2_cache_req_stat> {
    /// Each is a mask of the event, by the vendor's name.
    static constexpr detail::mask<l2_cache_req_stat, 0x01> ic_fill_miss{};
    static constexpr detail::mask<l2_cache_req_stat, 0x02> ic_fill_hit_s{};
    static constexpr detail::mask<l2_cache_req_stat, 0x04> ic_fill_hit_x{};
    static constexpr detail::mask<l2_cache_req_stat, 0x08> ls_rd_blk_c{};
    static constexpr detail::mask<l2_cache_req_stat, 0x10> ls_rd_blk_x{};
    static constexpr detail::mask<l2_cache_req_stat, 0x20> ls_rd_blk_l_hit_s{};
    static constexpr detail::mask<l2_cache_req_stat, 0x40> ls_rd_blk_l_hit_x{};
    static constexpr detail::mask<l2_cache_req_stat, 0x80> ls_rd_blk_cs{};
};

/// Floating-point operations of SSE and AVX retired.
inline constexpr struct fp_ret_sse_avx_ops : select::choice<event_pmu, fp_ret_sse_avx_ops> {
    static constexpr int number = detail::in_table<event_number::fp_ret_sse_avx_ops>::number;
} fp_ret_sse_avx_ops{};

/// The event of L3 requests, as families 17h model 31h and later name it.
struct l3_comb_clstr_state : detail::in_table<event_number::l3_comb_clstr_state> {
    /// The mask of requests that missed.
    static constexpr detail::mask<l3_comb_clstr_state, 0x01> request_miss{};
};

/// The event of L3 lookups.
struct l3_lookup_state : detail::in_table<event_number::l3_lookup_state> {
    /// Each is a mask of the event, by the vendor's name.
    static constexpr detail::mask<l3_lookup_state, 0x01, 0xff> l3_miss{};
    static constexpr detail::mask<l3_lookup_state, 0xff, 0xff> all_coherent_accesses_to_l3{};
};

/// Clocks of the memory.
inline constexpr struct umc_mem_clk : select::choice<event_pmu, umc_mem_clk> {
    static constexpr int number = detail::in_table<event_number::umc_mem_clk>::number;
} umc_mem_clk{};

/// Activations of a row of memory.
struct umc_act_cmd : detail::in_table<event_number::umc_act_cmd> {
    /// Each is a mask of the event: reads and writes, reads alone, writes alone.
    static constexpr detail::mask<umc_act_cmd, 0x00, 0x03> all{};
    static constexpr detail::mask<umc_act_cmd, 0x01, 0x03> rd{};
    static constexpr detail::mask<umc_act_cmd, 0x02, 0x03> wr{};
};

/// Precharges of a row of memory.
struct umc_pchg_cmd : detail::in_table<event_number::umc_pchg_cmd> {
    /// Each is a mask of the event: reads and writes, reads alone, writes alone.
    static constexpr detail::mask<umc_pchg_cmd, 0x00, 0x03> all{};
    static constexpr detail::mask<umc_pchg_cmd, 0x01, 0x03> rd{};
    static constexpr detail::mask<umc_pchg_cmd, 0x02, 0x03> wr{};
};

/// Transfers between memory and a controller, of 64 bytes each.
struct umc_cas_cmd : detail::in_table<event_number::umc_cas_cmd> {
    /// Each is a mask of the event: reads and writes, reads alone, writes alone.
    static constexpr detail::mask<umc_cas_cmd, 0x00, 0x03> all{};
    static constexpr detail::mask<umc_cas_cmd, 0x01, 0x03> rd{};
    static constexpr detail::mask<umc_cas_cmd, 0x02, 0x03> wr{};
};

/// Clocks in which the data bus of memory is in use.
struct umc_data_slot_clks : detail::in_table<event_number::umc_data_slot_clks> {
    /// Each is a mask of the event: reads and writes, reads alone, writes alone.
    static constexpr detail::mask<umc_data_slot_clks, 0x00, 0x03> all{};
    static constexpr detail::mask<umc_data_slot_clks, 0x01, 0x03> rd{};
    static constexpr detail::mask<umc_data_slot_clks, 0x02, 0x03> wr{};
};

} // namespace msr::amd
