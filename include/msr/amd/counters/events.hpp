// Events as types: `retired_instructions`, `l2_cache_miss::data | l2_cache_miss::instructions`, and
// any other event by its number. The events' rows stand in event_table.hpp.
#pragma once

#include <msr/amd/counters/event_pmu.hpp>
#include <msr/amd/counters/event_table.hpp>
#include <msr/pmu/select/choice.hpp>

#include <cstdint>

namespace msr::amd {

namespace detail {

/// The position of an event in `event_table`, as a base of the event's type.
template <event_number Number>
struct in_table {
    static constexpr int number = static_cast<int>(Number);
};
template <typename Event, std::uint32_t Value, std::uint32_t Field = Value>
using mask = select::mask<event_pmu, Event, Value, Field>;

} // namespace detail

/// An event by its number and unit mask, which may be any that the target's select register can
/// hold: `raw<0x0c0>`, `raw<0x04, 0xff>.l3()`.
template <std::uint32_t Event, std::uint32_t UnitMask = 0>
inline constexpr select::raw<event_pmu, Event, UnitMask> raw{};

/// The event of clocks in which the processor is not halted.
inline constexpr struct cpu_clk_unhalted : select::choice<event_pmu, cpu_clk_unhalted> {
    static constexpr int number = detail::in_table<event_number::cpu_clk_unhalted>::number;
} cpu_clk_unhalted{};

/// The event of retired instructions.
inline constexpr struct retired_instructions : select::choice<event_pmu, retired_instructions> {
    static constexpr int number = detail::in_table<event_number::retired_instructions>::number;
} retired_instructions{};

/// The event of branches that retired.
inline constexpr struct retired_branch_instructions
    : select::choice<event_pmu, retired_branch_instructions> {
    static constexpr int number =
        detail::in_table<event_number::retired_branch_instructions>::number;
} retired_branch_instructions{};

/// The event of mispredicted branches that retired.
inline constexpr struct retired_mispredicted_branch_instructions
    : select::choice<event_pmu, retired_mispredicted_branch_instructions> {
    static constexpr int number =
        detail::in_table<event_number::retired_mispredicted_branch_instructions>::number;
} retired_mispredicted_branch_instructions{};

/// The event of accesses to the data cache, up to Zen 2.
inline constexpr struct data_cache_accesses : select::choice<event_pmu, data_cache_accesses> {
    static constexpr int number = detail::in_table<event_number::data_cache_accesses>::number;
} data_cache_accesses{};

/// The event of misses of the data cache, before Zen.
inline constexpr struct data_cache_misses : select::choice<event_pmu, data_cache_misses> {
    static constexpr int number = detail::in_table<event_number::data_cache_misses>::number;
} data_cache_misses{};

/// The event of fetches from the instruction cache, before Zen.
inline constexpr struct instruction_cache_fetches
    : select::choice<event_pmu, instruction_cache_fetches> {
    static constexpr int number = detail::in_table<event_number::instruction_cache_fetches>::number;
} instruction_cache_fetches{};

/// The event of misses of the instruction cache, before Zen.
inline constexpr struct instruction_cache_misses
    : select::choice<event_pmu, instruction_cache_misses> {
    static constexpr int number = detail::in_table<event_number::instruction_cache_misses>::number;
} instruction_cache_misses{};

/// The event of accesses that miss both data TLBs, of K7 to family 12h.
inline constexpr struct l1_dtlb_and_l2_dtlb_miss
    : select::choice<event_pmu, l1_dtlb_and_l2_dtlb_miss> {
    static constexpr int number = detail::in_table<event_number::l1_dtlb_and_l2_dtlb_miss>::number;
} l1_dtlb_and_l2_dtlb_miss{};

/// The event of fetches that miss both instruction TLBs, of K7 to family 12h.
inline constexpr struct l1_itlb_miss_and_l2_itlb_miss
    : select::choice<event_pmu, l1_itlb_miss_and_l2_itlb_miss> {
    static constexpr int number =
        detail::in_table<event_number::l1_itlb_miss_and_l2_itlb_miss>::number;
} l1_itlb_miss_and_l2_itlb_miss{};

/// The event of requests to the L2 cache, before Zen.
struct requests_to_l2 : detail::in_table<event_number::requests_to_l2> {
    /// Each constant is a mask of the event requests_to_l2, with the vendor's name.
    static constexpr detail::mask<requests_to_l2, 0x01> instructions{};
    static constexpr detail::mask<requests_to_l2, 0x02> data{};
    static constexpr detail::mask<requests_to_l2, 0x04> tlb_walk{};
};

/// The event of misses of the L2 cache, before Zen.
struct l2_cache_miss : detail::in_table<event_number::l2_cache_miss> {
    /// Each constant is a mask of the event l2_cache_miss, with the vendor's name.
    static constexpr detail::mask<l2_cache_miss, 0x01> instructions{};
    static constexpr detail::mask<l2_cache_miss, 0x02> data{};
    static constexpr detail::mask<l2_cache_miss, 0x04> tlb_walk{};
};

/// The event of L3 cache misses of all cores of the node, of family 10h.
inline constexpr struct l3_cache_misses : select::choice<event_pmu, l3_cache_misses> {
    static constexpr int number = detail::in_table<event_number::l3_cache_misses>::number;
} l3_cache_misses{};

/// The event of misses of the unified TLB, of family 15h.
struct unified_tlb_miss : detail::in_table<event_number::unified_tlb_miss> {
    /// Each constant is a mask of the event unified_tlb_miss: misses of the data side or the
    /// instruction side for pages of the size in its name.
    static constexpr detail::mask<unified_tlb_miss, 0x01> _4k_data{};
    static constexpr detail::mask<unified_tlb_miss, 0x02> _2m_data{};
    static constexpr detail::mask<unified_tlb_miss, 0x04> _1g_data{};
    static constexpr detail::mask<unified_tlb_miss, 0x10> _4k_inst{};
    static constexpr detail::mask<unified_tlb_miss, 0x20> _2m_inst{};
    static constexpr detail::mask<unified_tlb_miss, 0x40> _1g_inst{};
};

/// The event of accesses to memory through both memory controllers, of family 15h.
inline constexpr struct dram_accesses : select::choice<event_pmu, dram_accesses> {
    static constexpr int number = detail::in_table<event_number::dram_accesses>::number;
} dram_accesses{};

/// The event of operations that are dispatched to the load-store unit, of Zen.
struct ls_dispatch : detail::in_table<event_number::ls_dispatch> {
    /// Each constant is a mask of the event ls_dispatch: loads, stores, and operations that do
    /// both.
    static constexpr detail::mask<ls_dispatch, 0x01> ld_dispatch{};
    static constexpr detail::mask<ls_dispatch, 0x02> store_dispatch{};
    static constexpr detail::mask<ls_dispatch, 0x04> ld_st_dispatch{};
};

/// The event of misses of the data TLBs, of Zen.
struct ls_l1_d_tlb_miss : detail::in_table<event_number::ls_l1_d_tlb_miss> {
    /// The mask of all misses of the first-level data TLB.
    static constexpr detail::mask<ls_l1_d_tlb_miss, 0xff, 0xff> all{};
    /// The mask of misses of both data TLBs.
    static constexpr detail::mask<ls_l1_d_tlb_miss, 0xf0, 0xff> all_l2_miss{};
};

/// The event of fetches that miss the first instruction TLB and hit the second, of Zen.
inline constexpr struct bp_l1_tlb_miss_l2_tlb_hit
    : select::choice<event_pmu, bp_l1_tlb_miss_l2_tlb_hit> {
    static constexpr int number = detail::in_table<event_number::bp_l1_tlb_miss_l2_tlb_hit>::number;
} bp_l1_tlb_miss_l2_tlb_hit{};

/// The event of fetches that miss both instruction TLBs, of Zen 1 to Zen 5.
inline constexpr struct bp_l1_tlb_miss_l2_tlb_miss
    : select::choice<event_pmu, bp_l1_tlb_miss_l2_tlb_miss> {
    static constexpr int number =
        detail::in_table<event_number::bp_l1_tlb_miss_l2_tlb_miss>::number;
} bp_l1_tlb_miss_l2_tlb_miss{};

/// The event of fetch windows of 32 bytes, of Zen 1 and Zen 2.
inline constexpr struct ic_fw32 : select::choice<event_pmu, ic_fw32> {
    static constexpr int number = detail::in_table<event_number::ic_fw32>::number;
} ic_fw32{};

/// The event of fetch windows of 32 bytes that miss the instruction cache, of Zen 1 and Zen 2.
inline constexpr struct ic_fw32_miss : select::choice<event_pmu, ic_fw32_miss> {
    static constexpr int number = detail::in_table<event_number::ic_fw32_miss>::number;
} ic_fw32_miss{};

/// The event of lookups in the instruction cache, of Zen 3 to Zen 5.
struct ic_tag_hit_miss : detail::in_table<event_number::ic_tag_hit_miss> {
    /// Each constant is a mask of the event ic_tag_hit_miss, with the vendor's name.
    static constexpr detail::mask<ic_tag_hit_miss, 0x07, 0x1f> instruction_cache_hit{};
    static constexpr detail::mask<ic_tag_hit_miss, 0x18, 0x1f> instruction_cache_miss{};
    static constexpr detail::mask<ic_tag_hit_miss, 0x1f, 0x1f> all_instruction_cache_accesses{};
};

/// The event of requests of the core to the L2 cache, by outcome, of Zen.
struct l2_cache_req_stat : detail::in_table<event_number::l2_cache_req_stat> {
    /// Each constant is a mask of the event l2_cache_req_stat, with the vendor's name.
    static constexpr detail::mask<l2_cache_req_stat, 0x01> ic_fill_miss{};
    static constexpr detail::mask<l2_cache_req_stat, 0x02> ic_fill_hit_s{};
    static constexpr detail::mask<l2_cache_req_stat, 0x04> ic_fill_hit_x{};
    static constexpr detail::mask<l2_cache_req_stat, 0x08> ls_rd_blk_c{};
    static constexpr detail::mask<l2_cache_req_stat, 0x10> ls_rd_blk_x{};
    static constexpr detail::mask<l2_cache_req_stat, 0x20> ls_rd_blk_l_hit_s{};
    static constexpr detail::mask<l2_cache_req_stat, 0x40> ls_rd_blk_l_hit_x{};
    static constexpr detail::mask<l2_cache_req_stat, 0x80> ls_rd_blk_cs{};
};

/// The event of floating-point operations of SSE and AVX that retired, of Zen 2 to Zen 4.
inline constexpr struct fp_ret_sse_avx_ops : select::choice<event_pmu, fp_ret_sse_avx_ops> {
    static constexpr int number = detail::in_table<event_number::fp_ret_sse_avx_ops>::number;
} fp_ret_sse_avx_ops{};

/// The event of requests to the L3 cache, of Zen 1.
struct l3_comb_clstr_state : detail::in_table<event_number::l3_comb_clstr_state> {
    /// The mask of requests that missed the L3 cache.
    static constexpr detail::mask<l3_comb_clstr_state, 0x01> request_miss{};
};

/// The event of lookups in the L3 cache, of Zen 2 to Zen 6.
struct l3_lookup_state : detail::in_table<event_number::l3_lookup_state> {
    /// Each constant is a mask of the event l3_lookup_state, with the vendor's name.
    static constexpr detail::mask<l3_lookup_state, 0x01, 0xff> l3_miss{};
    static constexpr detail::mask<l3_lookup_state, 0xff, 0xff> all_coherent_accesses_to_l3{};
};

/// The event of clocks of the memory, from Zen 4 on.
inline constexpr struct umc_mem_clk : select::choice<event_pmu, umc_mem_clk> {
    static constexpr int number = detail::in_table<event_number::umc_mem_clk>::number;
} umc_mem_clk{};

/// The event of activations of a row of memory, from Zen 4 on.
struct umc_act_cmd : detail::in_table<event_number::umc_act_cmd> {
    /// Each constant is a mask of the event umc_act_cmd: reads and writes, reads alone, writes
    /// alone.
    static constexpr detail::mask<umc_act_cmd, 0x00, 0x03> all{};
    static constexpr detail::mask<umc_act_cmd, 0x01, 0x03> rd{};
    static constexpr detail::mask<umc_act_cmd, 0x02, 0x03> wr{};
};

/// The event of precharges of a row of memory, from Zen 4 on.
struct umc_pchg_cmd : detail::in_table<event_number::umc_pchg_cmd> {
    /// Each constant is a mask of the event umc_pchg_cmd: reads and writes, reads alone, writes
    /// alone.
    static constexpr detail::mask<umc_pchg_cmd, 0x00, 0x03> all{};
    static constexpr detail::mask<umc_pchg_cmd, 0x01, 0x03> rd{};
    static constexpr detail::mask<umc_pchg_cmd, 0x02, 0x03> wr{};
};

/// The event of transfers between memory and a controller, of 64 bytes each, from Zen 4 on.
struct umc_cas_cmd : detail::in_table<event_number::umc_cas_cmd> {
    /// Each constant is a mask of the event umc_cas_cmd: reads and writes, reads alone, writes
    /// alone.
    static constexpr detail::mask<umc_cas_cmd, 0x00, 0x03> all{};
    static constexpr detail::mask<umc_cas_cmd, 0x01, 0x03> rd{};
    static constexpr detail::mask<umc_cas_cmd, 0x02, 0x03> wr{};
};

/// The event of clocks in which the data bus of memory is in use, from Zen 4 on.
struct umc_data_slot_clks : detail::in_table<event_number::umc_data_slot_clks> {
    /// Each constant is a mask of the event umc_data_slot_clks: reads and writes, reads alone,
    /// writes alone.
    static constexpr detail::mask<umc_data_slot_clks, 0x00, 0x03> all{};
    static constexpr detail::mask<umc_data_slot_clks, 0x01, 0x03> rd{};
    static constexpr detail::mask<umc_data_slot_clks, 0x02, 0x03> wr{};
};

} // namespace msr::amd
