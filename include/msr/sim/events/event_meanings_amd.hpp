// Meanings of events of AMD's lists as sums of signals (occurrences that the models of the
// simulation report), by their names; for processors without a list by the names of this library's
// table of events (`name` or `name.mask`). Source of the meanings: the PPR and BKDG of the family,
// in words of this library. Nothing was measured. Events without a row are not simulated: no
// signals correspond to them.
#pragma once

#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/events/signal.hpp>

#include <cstdint>

namespace msr::sim {

namespace detail::of_amd {

using enum signal;

/// Branches and far branches: "All types of architectural control flow changes, including
/// exceptions and interrupts" (PPR).
inline constexpr signal_sum flow_changes = branches + far_branches;
inline constexpr signal_sum taken_changes = taken_branches + far_branches;
inline constexpr signal_sum accesses = loads + stores;
inline constexpr signal_sum l1_misses = l1d_load_misses + l1d_store_misses;
inline constexpr signal_sum reads = l2_read_hits + l2_read_misses;
inline constexpr signal_sum writes = l2_rfo_hits + l2_rfo_misses;
/// Lines that the first-level data cache gets from memory.
inline constexpr signal_sum memory_fills = signal::l3_misses - signal::l3_code_misses;
inline constexpr signal_sum data_hits = l2_read_hits + l2_rfo_hits;
inline constexpr signal_sum data_misses = l2_read_misses + l2_rfo_misses;
inline constexpr signal_sum code_requests = l2_code_hits + l2_code_misses;
inline constexpr signal_sum data_requests = data_hits + data_misses;
inline constexpr signal_sum tlb_misses = dtlb_load_misses + dtlb_store_misses;
inline constexpr signal_sum stlb_hits = stlb_load_hits + stlb_store_hits;
inline constexpr signal_sum walks = load_walks + store_walks;

/// Floating-point operations: one for each element of an instruction, and two for each element of
/// an FMA.
inline constexpr signal_sum flops =
    signal_sum{add_operations} + multiply_operations + divide_operations + fused_operations;

} // namespace detail::of_amd

/// The meanings of AMD's events, each name once. An event without a row is not simulated.
inline constexpr event_meaning amd_meanings[] = {
    // --- events of time, instructions and operations --------------------------------------------
    {"ls_not_halted_cyc", signal::cycles},
    {"cpu_clk_unhalted", signal::cycles},
    {"ls_not_halted_p0_cyc.p0_freq_cyc", signal::reference_cycles},
    {"ex_ret_instr", signal::instructions},
    {"retired_instructions", signal::instructions},
    {"ex_ret_ops", signal::fused_uops, plainer::estimated_uops},
    {"ex_ret_cops", signal::fused_uops, plainer::estimated_uops},
    {"de_src_op_disp.all", signal::fused_uops + signal::slots_of_mispredictions,
     plainer::slots_of_timing},
    {"de_no_dispatch_per_slot.no_ops_from_frontend", signal::slots_of_fetches,
     plainer::slots_of_timing},
    {"de_no_dispatch_per_slot.backend_stalls", signal::slots_of_backend, plainer::slots_of_timing},
    {"uops_retired", signal::fused_uops, plainer::estimated_uops},
    {"retired_uops", signal::uops, plainer::estimated_uops},
    {"ex_ret_mmx_fp_instr.x87", signal::x87_operations, "counts x87 instructions that compute"},
    {"ex_ret_mmx_fp_instr.x87_instr", signal::x87_operations,
     "counts x87 instructions that compute"},
    {"ex_ret_mmx_fp_instr.mmx", signal::mmx_operations},
    {"ex_ret_mmx_fp_instr.mmx_instr", signal::mmx_operations},
    {"retired_mmx_and_fp_instructions.x87", signal::x87_operations,
     "counts x87 instructions that compute"},
    {"retired_mmx_fp_instructions.x87", signal::x87_operations,
     "counts x87 instructions that compute"},
    {"retired_mmx_and_fp_instructions.mmx_and_3dnow", signal::mmx_operations,
     "3DNow! is not decoded"},
    {"retired_mmx_fp_instructions.mmx", signal::mmx_operations},
    {"fp_ret_x87_fp_ops.all", signal::x87_operations, plainer::every_computation},
    {"fp_retx87_fp_ops.all", signal::x87_operations, plainer::every_computation},
    {"retired_x87_operations.all", signal::x87_operations, plainer::every_computation},
    {"retired_x87_ops.all", signal::x87_operations, plainer::every_computation},
    {"fp_ret_sse_avx_ops.all", detail::of_amd::flops},
    {"fp_ret_sse_avx_ops.add_sub_flops", signal::add_operations},
    {"fp_ret_sse_avx_ops.mult_flops", signal::multiply_operations},
    {"fp_ret_sse_avx_ops.div_flops", signal::divide_operations},
    {"fp_ret_sse_avx_ops.mac_flops", signal::fused_operations},
    {"ls_pref_instr_disp", signal::software_prefetches, plainer::no_wrong_path},
    {"ls_pref_instr_disp.all", signal::software_prefetches, plainer::no_wrong_path},
    {"prefetch_instructions_dispatched.all", signal::software_prefetches, plainer::no_wrong_path},
    {"fp_ret_sse_avx_ops", detail::of_amd::flops},
    // --- events of branches ---------------------------------------------------------------------
    {"ex_ret_brn", detail::of_amd::flow_changes},
    {"retired_branch_instructions", detail::of_amd::flow_changes},
    {"ex_ret_brn_misp", signal::mispredicted_branches},
    {"retired_mispredicted_branch_instructions", signal::mispredicted_branches},
    {"ex_ret_brn_tkn", detail::of_amd::taken_changes},
    {"retired_taken_branch_instructions", detail::of_amd::taken_changes},
    {"ex_ret_brn_tkn_misp", signal::mispredicted_taken},
    {"retired_taken_branch_instructions_mispredicted", signal::mispredicted_taken},
    {"ex_ret_brn_far", signal::far_branches},
    {"retired_far_control_transfers", signal::far_branches},
    {"ex_ret_brn_ind_misp", signal::mispredicted_indirect},
    {"retired_indirect_branches_mispredicted", signal::mispredicted_indirect},
    {"ex_ret_cond", signal::conditional_branches},
    {"ex_ret_cond_misp", signal::mispredicted_conditional},
    {"ex_ret_near_ret", signal::returns},
    {"retired_near_returns", signal::returns},
    {"ex_ret_near_ret_mispred", signal::mispredicted_returns},
    {"retired_near_returns_mispredicted", signal::mispredicted_returns},
    {"ex_ret_uncond_brnch_instr", signal::branches - signal::conditional_branches},
    {"ex_ret_uncond_brnch_instr_mispred",
     signal::mispredicted_branches - signal::mispredicted_conditional},
    // --- events of memory accesses and the first-level data cache --------------------------------
    {"ls_dc_accesses", detail::of_amd::accesses},
    {"all_dc_accesses", detail::of_amd::accesses, plainer::two_accesses},
    {"all_data_cache_accesses", detail::of_amd::accesses, plainer::two_accesses},
    {"ls_dispatch.all", detail::of_amd::accesses, plainer::two_accesses},
    {"data_cache_accesses", detail::of_amd::accesses},
    {"data_cache_misses", detail::of_amd::l1_misses},
    {"ls_misal_accesses", signal::split_loads, plainer::line_splits},
    {"ls_misal_loads.ma64", signal::split_loads},
    {"ls_mab_alloc.loads", detail::of_amd::reads},
    {"ls_mab_alloc.stores", detail::of_amd::writes},
    {"ls_mab_alloc.load_store_allocations", detail::of_amd::data_requests},
    {"ls_mab_alloc.all_allocations", detail::of_amd::data_requests, plainer::no_prefetch},
    {"ls_dmnd_fills_from_sys.all", signal::l1d_replacements},
    {"ls_any_fills_from_sys.all", signal::l1d_replacements, plainer::no_prefetch},
    {"l1_data_cache_fills_all", signal::l1d_replacements, plainer::no_prefetch},
    {"ls_dmnd_fills_from_sys.local_l2", detail::of_amd::data_hits},
    {"ls_dmnd_fills_from_sys.lcl_l2", detail::of_amd::data_hits},
    {"ls_any_fills_from_sys.local_l2", detail::of_amd::data_hits, plainer::no_prefetch},
    {"ls_any_fills_from_sys.lcl_l2", detail::of_amd::data_hits, plainer::no_prefetch},
    {"ls_refills_from_sys.ls_mabresp_lcl_l2", detail::of_amd::data_hits},
    {"ls_refills_from_sys.ls_mabresp_lcl_dram", detail::of_amd::memory_fills, plainer::one_node},
    {"ls_refills_from_sys.ls_mabresp_rmt_dram", signal_sum{}, plainer::one_node},
    {"ls_dmnd_fills_from_sys.mem_io_local", detail::of_amd::memory_fills, plainer::one_node},
    {"ls_dmnd_fills_from_sys.mem_io_remote", signal_sum{}, plainer::one_node},
    {"ls_dmnd_fills_from_sys.dram_io_near", detail::of_amd::memory_fills, plainer::one_node},
    {"ls_dmnd_fills_from_sys.dram_io_far", signal_sum{}, plainer::one_node},
    {"ls_dmnd_fills_from_sys.dram_io_all", detail::of_amd::memory_fills, plainer::one_node},
    {"ls_any_fills_from_sys.mem_io_local", detail::of_amd::memory_fills, plainer::one_node},
    {"ls_any_fills_from_sys.mem_io_remote", signal_sum{}, plainer::one_node},
    {"ls_any_fills_from_sys.dram_io_near", detail::of_amd::memory_fills, plainer::one_node},
    {"ls_any_fills_from_sys.dram_io_far", signal_sum{}, plainer::one_node},
    {"ls_any_fills_from_sys.dram_io_all", detail::of_amd::memory_fills, plainer::one_node},
    {"ls_any_fills_from_sys.all_dram_io", detail::of_amd::memory_fills, plainer::one_node},
    // --- events of code -------------------------------------------------------------------------
    {"ic_tag_hit_miss.all_instruction_cache_accesses", signal::l1i_fetches, plainer::lines},
    {"ic_tag_hit_miss.instruction_cache_hit", signal::l1i_fetches - signal::l1i_misses,
     plainer::lines},
    {"ic_tag_hit_miss.instruction_cache_miss", signal::l1i_misses, plainer::lines},
    {"instruction_cache_misses", signal::l1i_misses},
    {"ic_cache_fill_l2", signal::l2_code_hits, plainer::no_prefetch},
    {"ic_cache_fill_sys", signal::l2_code_misses, plainer::no_prefetch},
    {"instruction_cache_refills_from_l2", signal::l2_code_hits, plainer::no_prefetch},
    // --- events of second-level cache -----------------------------------------------------------
    {"l2_request_g1.rd_blk_l", detail::of_amd::reads, plainer::no_prefetch},
    {"l2_request_g1.rd_blk_x", detail::of_amd::writes, plainer::no_prefetch},
    {"l2_request_g1.cacheable_ic_read", detail::of_amd::code_requests},
    {"l2_request_g1.all_dc", detail::of_amd::data_requests, plainer::no_prefetch},
    {"l2_cache_accesses_from_dc_misses", detail::of_amd::data_requests, plainer::no_prefetch},
    {"l2_cache_accesses_from_ic_misses", detail::of_amd::code_requests},
    {"l2_cache_req_stat.all", detail::of_amd::data_requests + detail::of_amd::code_requests},
    {"l2_cache_req_stat.ic_fill_miss", signal::l2_code_misses},
    {"l2_cache_req_stat.ic_hit_in_l2", signal::l2_code_hits},
    {"l2_cache_req_stat.ic_access_in_l2", detail::of_amd::code_requests},
    {"l2_cache_req_stat.ls_rd_blk_c", detail::of_amd::data_misses},
    {"l2_cache_req_stat.ls_rd_blk_x", detail::l2_rfo_hits},
    {"l2_cache_req_stat.dc_hit_in_l2", detail::of_amd::data_hits},
    {"l2_cache_req_stat.dc_access_in_l2", detail::of_amd::data_requests},
    {"l2_cache_req_stat.ic_dc_hit_in_l2", detail::of_amd::data_hits + signal::l2_code_hits},
    {"l2_cache_req_stat.ic_dc_miss_in_l2", detail::of_amd::data_misses + signal::l2_code_misses},
    {"l2_cache_hits_from_dc_misses", detail::of_amd::data_hits},
    {"l2_cache_misses_from_dc_misses", detail::of_amd::data_misses},
    {"l2_cache_hits_from_ic_misses", signal::l2_code_hits},
    {"l2_cache_misses_from_ic_miss", signal::l2_code_misses},
    {"requests_to_l2.data", detail::of_amd::data_requests, plainer::no_prefetch},
    {"requests_to_l2.instructions", detail::of_amd::code_requests, plainer::no_prefetch},
    {"l2_cache_miss.data", detail::of_amd::data_misses, plainer::no_prefetch},
    {"l2_cache_miss.instructions", signal::l2_code_misses, plainer::no_prefetch},
    {"l2_fill_writeback.l2_fills", signal::l2_fills, plainer::no_prefetch},
    {"l2_fill_writeback.l2_writebacks", signal::l2_writebacks},
    {"l2_cache_fill_writeback.l2_fills", signal::l2_fills, plainer::no_prefetch},
    {"l2_cache_fill_writeback.l2_writebacks", signal::l2_writebacks},
    // --- events of address translation ----------------------------------------------------------
    {"ls_l1_d_tlb_miss.all", detail::of_amd::tlb_misses},
    {"l1_dtlb_misses", detail::of_amd::tlb_misses},
    {"ls_l1_d_tlb_miss.all_l2_miss", detail::of_amd::walks},
    {"l2_dtlb_misses", detail::of_amd::walks},
    {"l1_dtlb_miss_and_l2_dtlb_hit", detail::of_amd::stlb_hits},
    {"l1_dtlb_miss_and_l2_dtlb_hit.all", detail::of_amd::stlb_hits},
    {"l1_dtlb_and_l2_dtlb_miss", detail::of_amd::walks},
    {"l1_dtlb_and_l2_dtlb_miss.all", detail::of_amd::walks},
    {"dtlb_miss.loads_l2tlb", signal::load_walks},
    {"dtlb_miss.stores_l2tlb", signal::store_walks},
    {"bp_l1_tlb_miss_l2_hit", signal::stlb_code_hits},
    {"bp_l1_tlb_miss_l2_tlb_hit", signal::stlb_code_hits},
    {"l1_itlb_miss_and_l2_itlb_hit", signal::stlb_code_hits},
    {"bp_l1_tlb_miss_l2_miss", signal::code_walks},
    {"bp_l1_tlb_miss_l2_tlb_miss", signal::code_walks},
    {"bp_l1_tlb_miss_l2_tlb_miss.all", signal::code_walks},
    {"l2_itlb_misses", signal::code_walks},
    {"l1_itlb_miss_and_l2_itlb_miss", signal::code_walks},
    {"l1_itlb_miss_and_l2_itlb_miss.all", signal::code_walks},
    {"unified_tlb_hit.all", detail::of_amd::stlb_hits + signal::stlb_code_hits},
    {"unified_tlb_miss.all", detail::of_amd::walks + signal::code_walks},
};

/// The meaning, as a sum of signals, of an event that AMD's L3 cache counters count.
struct l3_meaning {
    bool is_of_zen1{}; ///< whether the row is for Zen 1 only; other rows are for Zen 2 and later
    std::uint32_t code{};
    std::uint32_t mask{};
    signal_sum sum{};
};

/// The meanings of L3LookupState, and for Zen 1 of the misses of L3CombClstrState. Hits are
/// references that do not miss.
/// Source: PPR, L3PMCx004 and L3PMCx006.
inline constexpr l3_meaning amd_l3_meanings[] = {
    {true, 0x06, 0x01, signal::l3_misses},
    {false, 0x04, 0x01, signal::l3_misses},
    {false, 0x04, 0xfe, signal::l3_references - signal::l3_misses},
    {false, 0x04, 0xff, signal::l3_references},
};

} // namespace msr::sim
