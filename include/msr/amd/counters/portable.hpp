// Portable events of AMD's counters.
// Sources: the tables of msr/amd/counters/event_table.hpp and the lists in msr/amd/events, with
// which a test compares each number.
#pragma once

#include <msr/amd/counters/target.hpp>
#include <msr/core/sequence.hpp>
#include <msr/portable/definition.hpp>
#include <msr/portable/event.hpp>

#include <cstdint>

namespace msr::amd {

namespace detail {

inline constexpr std::uint64_t cores_before_zen = before_zen;
inline constexpr std::uint64_t cores_with_zen = every_zen;
inline constexpr std::uint64_t cores_to_family12h =
    generations_between(generation::k7, generation::family12h);
inline constexpr std::uint64_t cores_from_zen4 =
    generations_between(generation::zen4, generation::zen6);
/// The kinds of cores before Zen that count events of the L2 cache by the numbers of the K8:
/// without family 16h, whose core counters have no events of the L2, and without K7 and family 14h,
/// whose events have other numbers.
inline constexpr std::uint64_t cores_with_k8_l2 =
    before_zen & ~of_generations(generation::k7, generation::family14h, generation::family16h);
/// The kinds of cores whose L2 cache is the last cache before memory.
inline constexpr std::uint64_t cores_without_l3 =
    of_generations(generation::k8, generation::family11h, generation::family12h);
inline constexpr std::uint64_t cores_with_decoder_empty =
    before_zen & ~of_generations(generation::k7, generation::family14h, generation::family16h);

inline constexpr const char *misses_of_both = "misses of data, instructions and page walks";
inline constexpr const char *without_prefetches = "not those of the hardware's prefetches";
inline constexpr const char *misses_of_l2_tlb = "misses of the second-level TLB";
inline constexpr const char *requests_to_l2 = "requests of the data cache to the second level";
inline constexpr const char *fills_from_memory =
    "lines that the data cache gets from memory or I/O";

} // namespace detail

/// The event that counts each portable event, on all AMD processors or on some of them.
inline constexpr portable_definition portable_definitions[] = {
    {portable_event::cycles, "cpu_clk_unhalted"},
    {portable_event::instructions, "retired_instructions"},
    {portable_event::branches, "retired_branch_instructions"},
    {portable_event::branch_misses, "retired_mispredicted_branch_instructions"},
    {portable_event::reference_cycles, "raw:event=0x120:umask=0x01",
     "ls_not_halted_p0_cyc.p0_freq_cyc", "clocks of the P0 frequency", detail::cores_from_zen4},

    {portable_event::l1d_misses, "data_cache_misses", nullptr, nullptr, detail::cores_before_zen},
    {portable_event::l1d_misses, "raw:event=0x60:umask=0xc8", "l2_cache_accesses_from_dc_misses",
     detail::requests_to_l2, of_generations(generation::zen1, generation::zen2)},
    {portable_event::l1d_misses, "raw:event=0x60:umask=0xe8", "l2_cache_accesses_from_dc_misses",
     detail::requests_to_l2, of_generations(generation::zen3)},
    {portable_event::l1d_misses, "raw:event=0x44:umask=0xff", "ls_any_fills_from_sys.all",
     "lines brought into the cache", detail::cores_from_zen4},

    {portable_event::l2_misses, "l2_cache_miss:instructions:data:tlb_walk", nullptr,
     detail::misses_of_both, detail::cores_with_k8_l2},
    {portable_event::l2_misses, "l2_cache_req_stat:ic_fill_miss:ls_rd_blk_c", nullptr,
     detail::without_prefetches, detail::cores_with_zen},

    {portable_event::llc_references, "raw:event=0x7d:umask=0x07",
     "requests_to_l2.instructions|requests_to_l2.data|requests_to_l2.tlb_walk",
     "the second level is the last level there", detail::cores_without_l3},
    {portable_event::llc_misses, "raw:event=0x7e:umask=0x07",
     "l2_cache_miss.instructions|l2_cache_miss.data|l2_cache_miss.tlb_walk",
     "the second level is the last level there", detail::cores_without_l3},
    {portable_event::llc_misses, "raw:event=0x43:umask=0x48",
     "ls_refills_from_sys.ls_mabresp_lcl_dram|ls_refills_from_sys.ls_mabresp_rmt_dram",
     detail::fills_from_memory, of_generations(generation::zen2)},
    {portable_event::llc_misses, "raw:event=0x44:umask=0x48",
     "ls_any_fills_from_sys.mem_io_local|ls_any_fills_from_sys.mem_io_remote",
     detail::fills_from_memory, of_generations(generation::zen3)},
    {portable_event::llc_misses, "raw:event=0x44:umask=0x48", "ls_any_fills_from_sys.dram_io_all",
     detail::fills_from_memory, detail::cores_from_zen4},

    {portable_event::dtlb_walks, "l1_dtlb_and_l2_dtlb_miss", nullptr, detail::misses_of_l2_tlb,
     detail::cores_to_family12h},
    {portable_event::dtlb_walks, "ls_l1_d_tlb_miss:all_l2_miss", nullptr, detail::misses_of_l2_tlb,
     detail::cores_with_zen},

    {portable_event::stalled_frontend, "decoder_empty", nullptr, nullptr,
     detail::cores_with_decoder_empty},
    {portable_event::stalled_frontend, "raw:event=0x87:umask=0x02",
     "ic_fetch_stall.ic_stall_dq_empty",
     "clocks in which the queue of decoded instructions is empty",
     of_generations(generation::zen1)},
    {portable_event::stalled_frontend, "raw:event=0xa9", "de_op_queue_empty", nullptr,
     detail::cores_from_zen4},
    {portable_event::stalled_frontend, "raw:event=0xa9", "de_dis_uop_queue_empty_di0", nullptr,
     of_generations(generation::zen2, generation::zen3)},
};

/// Returns the definition of a portable event on a target; null where the target has no event for
/// it.
constexpr const portable_definition *definition_of(portable_event event, const target &target) {
    return first_definition(all_of(portable_definitions), event, [&](std::uint64_t cores) {
        return target.is_among(static_cast<generation_set>(cores));
    });
}

} // namespace msr::amd
