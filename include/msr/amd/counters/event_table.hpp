// Some events of each generation: cycles, instructions, branches, cache and TLB misses. Events that
// are missing here are raw events or events of a list. Numbers as BKDG and PPR have them
// ("Performance Monitor Events", PMCx and L3PMCx and their number), taken from Linux's tables and
// libpfm4's; the manuals were not read again, so no number has more than medium confidence. Names
// are those of the manuals.
#pragma once

#include <msr/amd/counters/layout.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/pmu/select/facts.hpp>

#include <cstdint>

namespace msr::amd {

/// The events that have a name on several processors; each is the event's position in
/// `event_table`.
enum class event_number : std::uint8_t {
    cpu_clk_unhalted,                         ///< clocks in which the processor is not halted
    retired_instructions,                     ///< instructions that retired
    retired_branch_instructions,              ///< branches that retired
    retired_mispredicted_branch_instructions, ///< mispredicted branches that retired
    data_cache_accesses,                      ///< accesses to the data cache, up to Zen 2
    data_cache_misses,                        ///< misses of the data cache, before Zen
    instruction_cache_fetches,                ///< fetches from the instruction cache, before Zen
    instruction_cache_misses,                 ///< misses of the instruction cache, before Zen
    l1_dtlb_and_l2_dtlb_miss,      ///< accesses that miss both data TLBs, K7 to family 12h
    l1_itlb_miss_and_l2_itlb_miss, ///< fetches that miss both instruction TLBs, K7 to family 12h
    requests_to_l2,                ///< requests to the L2 cache, before Zen
    l2_cache_miss,                 ///< misses of the L2 cache, before Zen
    l3_cache_misses,               ///< L3 cache misses of all cores of the node, of family 10h
    unified_tlb_miss,              ///< misses of the unified TLB, of family 15h, models 00h to 0Fh
    dram_accesses,                 ///< accesses to memory, of family 15h, models 00h to 0Fh
    ls_dispatch,                   ///< operations dispatched to the load-store unit, of Zen
    ls_l1_d_tlb_miss,              ///< misses of the data TLBs, of Zen
    bp_l1_tlb_miss_l2_tlb_hit,  ///< fetches that miss the first instruction TLB and hit the second,
                                ///< of Zen
    bp_l1_tlb_miss_l2_tlb_miss, ///< fetches that miss both instruction TLBs, of Zen 1 to Zen 5
    ic_fw32,                    ///< fetch windows of 32 bytes, of Zen 1 and Zen 2
    /// Fetch windows of 32 bytes that miss the instruction cache, of Zen 1 and Zen 2.
    ic_fw32_miss,
    ic_tag_hit_miss,   ///< lookups in the instruction cache, of Zen 3 to Zen 5
    l2_cache_req_stat, ///< requests of the core to the L2 cache, by outcome, of Zen
    /// Floating-point operations of SSE and AVX that retired, of Zen 2 to Zen 4.
    fp_ret_sse_avx_ops,
    l3_comb_clstr_state, ///< requests to the L3 cache, of Zen 1
    l3_lookup_state,     ///< lookups in the L3 cache, of Zen 2 to Zen 6
    umc_mem_clk,         ///< clocks of the memory, from Zen 4 on
    umc_act_cmd,         ///< activations of a row of memory, from Zen 4 on
    umc_pchg_cmd,        ///< precharges of a row of memory, from Zen 4 on
    umc_cas_cmd, ///< transfers between memory and a controller, of 64 bytes each, from Zen 4 on
    umc_data_slot_clks, ///< clocks in which the data bus of memory is in use, from Zen 4 on
};
/// The number of rows of `event_table`.
inline constexpr unsigned event_count = 31;

/// Returns the value of `event_row::where` for an event: which kinds of cores have the event, and
/// which unit's counters count it.
constexpr std::uint64_t where_of(generation_set set, unit counts = unit::core) {
    return set | std::uint64_t{static_cast<unsigned>(counts)} << 16;
}
/// Returns the kinds of cores that have an event.
constexpr generation_set generations_of(const select::event_row &row) {
    return static_cast<generation_set>(row.where & 0xffff);
}
constexpr unit unit_of(const select::event_row &row) { return static_cast<unit>(row.where >> 16); }

namespace detail {

inline constexpr generation_set every_generation =
    generations_between(generation::k7, generation::zen6);
/// The kinds of cores that have the caches and TLBs of the K8.
inline constexpr generation_set like_k8 = of_generations(
    generation::k8, generation::family10h, generation::family11h, generation::family12h);
inline constexpr generation_set like_k7 =
    static_cast<generation_set>(like_k8 | of_generations(generation::k7));
inline constexpr generation_set with_l2_events =
    static_cast<generation_set>(like_k8 | of_generations(generation::family15h_00));

constexpr select::mask_row bit(const char *name, std::uint32_t mask, const char *meaning) {
    return {name, mask, mask, meaning};
}

inline constexpr select::mask_row l2_masks[] = {
    bit("instructions", 0x01, "instruction cache fills"),
    bit("data", 0x02, "data cache fills"),
    bit("tlb_walk", 0x04, "page table walks"),
};
inline constexpr select::mask_row unified_tlb_masks[] = {
    bit("4k_data", 0x01, "data, 4 KiB pages"),
    bit("2m_data", 0x02, "data, 2 MiB pages"),
    bit("1g_data", 0x04, "data, 1 GiB pages"),
    bit("4k_inst", 0x10, "instructions, 4 KiB pages"),
    bit("2m_inst", 0x20, "instructions, 2 MiB pages"),
    bit("1g_inst", 0x40, "instructions, 1 GiB pages"),
};
inline constexpr select::mask_row ls_dispatch_masks[] = {
    bit("ld_dispatch", 0x01, "loads"),
    bit("store_dispatch", 0x02, "stores"),
    bit("ld_st_dispatch", 0x04, "operations that load and store"),
};
inline constexpr select::mask_row data_tlb_masks[] = {
    {"all", 0xff, 0xff, "misses of the first level"},
    {"all_l2_miss", 0xf0, 0xff, "misses of both levels"},
};
inline constexpr select::mask_row instruction_cache_masks[] = {
    {"instruction_cache_hit", 0x07, 0x1f, "hits"},
    {"instruction_cache_miss", 0x18, 0x1f, "misses"},
    {"all_instruction_cache_accesses", 0x1f, 0x1f, "hits and misses"},
};
inline constexpr select::mask_row l2_request_masks[] = {
    bit("ic_fill_miss", 0x01, "instruction cache requests that miss"),
    bit("ic_fill_hit_s", 0x02, "instruction cache requests that hit a clean line"),
    bit("ic_fill_hit_x", 0x04, "instruction cache requests that hit a modifiable line"),
    bit("ls_rd_blk_c", 0x08, "data cache requests that miss"),
    bit("ls_rd_blk_x", 0x10, "data cache stores and state changes that hit"),
    bit("ls_rd_blk_l_hit_s", 0x20, "data cache reads that hit a shared line"),
    bit("ls_rd_blk_l_hit_x", 0x40, "data cache reads that hit"),
    bit("ls_rd_blk_cs", 0x80, "data cache shared reads that hit"),
};
inline constexpr select::mask_row l3_state_masks[] = {
    bit("request_miss", 0x01, "requests that miss"),
};
inline constexpr select::mask_row l3_lookup_masks[] = {
    {"l3_miss", 0x01, 0xff, "requests that miss"},
    {"all_coherent_accesses_to_l3", 0xff, 0xff, "all requests"},
};

/// The unit masks of events of a memory controller, which counts reads, writes, or with a mask of 0
/// both.
inline constexpr select::mask_row umc_masks[] = {
    {"all", 0, 0x03, "reads and writes"},
    {"rd", 0x01, 0x03, "reads"},
    {"wr", 0x02, 0x03, "writes"},
};
inline constexpr generation_set with_umc = generations_between(generation::zen4, generation::zen6);

constexpr select::event_row event_row_of(const char *name, std::uint32_t code, std::uint32_t fixed,
                                         std::uint64_t place, const char *meaning) {
    return {.name = name,
            .code = code,
            .fixed_masks = fixed,
            .where = place,
            .sure = select::confidence::medium,
            .meaning = meaning};
}
template <std::size_t Count>
constexpr select::event_row event_row_of(const char *name, std::uint32_t code,
                                         const select::mask_row (&masks)[Count],
                                         std::uint64_t place, const char *meaning) {
    select::event_row row = event_row_of(name, code, 0, place, meaning);
    for (const select::mask_row &mask : masks)
        row.needs |= mask.field;
    row.masks = all_of(masks);
    return row;
}

} // namespace detail

/// The events that have a name on several processors, at the positions of `event_number`.
inline constexpr select::event_row event_table[event_count] = {
    detail::event_row_of("cpu_clk_unhalted", 0x076, 0, where_of(detail::every_generation),
                         "clocks in which the processor is not halted"),
    detail::event_row_of("retired_instructions", 0x0c0, 0, where_of(detail::every_generation),
                         "instructions retired"),
    detail::event_row_of("retired_branch_instructions", 0x0c2, 0,
                         where_of(detail::every_generation), "branches retired"),
    detail::event_row_of("retired_mispredicted_branch_instructions", 0x0c3, 0,
                         where_of(detail::every_generation), "mispredicted branches retired"),
    detail::event_row_of("data_cache_accesses", 0x040, 0,
                         where_of(generations_between(generation::k7, generation::zen2)),
                         "data cache accesses"),
    detail::event_row_of("data_cache_misses", 0x041, 0x01, where_of(before_zen),
                         "data cache misses"),
    detail::event_row_of("instruction_cache_fetches", 0x080, 0, where_of(before_zen),
                         "instruction cache fetches"),
    detail::event_row_of("instruction_cache_misses", 0x081, 0, where_of(before_zen),
                         "instruction cache misses"),
    detail::event_row_of("l1_dtlb_and_l2_dtlb_miss", 0x046, 0x07, where_of(detail::like_k7),
                         "accesses that miss both data TLBs"),
    detail::event_row_of("l1_itlb_miss_and_l2_itlb_miss", 0x085, 0x03, where_of(detail::like_k7),
                         "fetches that miss both instruction TLBs"),
    detail::event_row_of("requests_to_l2", 0x07d, detail::l2_masks,
                         where_of(detail::with_l2_events), "requests to the L2 cache"),
    detail::event_row_of("l2_cache_miss", 0x07e, detail::l2_masks, where_of(detail::with_l2_events),
                         "L2 cache misses"),
    detail::event_row_of("l3_cache_misses", 0x4e1, 0xf7,
                         where_of(of_generations(generation::family10h)),
                         "L3 cache misses of all cores of the node"),
    detail::event_row_of("unified_tlb_miss", 0x046, detail::unified_tlb_masks,
                         where_of(of_generations(generation::family15h_00)),
                         "misses of the unified TLB"),
    detail::event_row_of("dram_accesses", 0x0e0, 0x3f,
                         where_of(of_generations(generation::family15h_00), unit::northbridge),
                         "accesses to memory of both controllers"),
    detail::event_row_of("ls_dispatch", 0x029, detail::ls_dispatch_masks, where_of(every_zen),
                         "operations dispatched to the load-store unit"),
    detail::event_row_of("ls_l1_d_tlb_miss", 0x045, detail::data_tlb_masks, where_of(every_zen),
                         "data TLB misses"),
    detail::event_row_of("bp_l1_tlb_miss_l2_tlb_hit", 0x084, 0, where_of(every_zen),
                         "fetches that miss the first instruction TLB and hit the second"),
    // Zen 6 has other masks of bp_l1_tlb_miss_l2_tlb_miss: in Linux 7.3's list 0Fh selects all
    // masks.
    detail::event_row_of("bp_l1_tlb_miss_l2_tlb_miss", 0x085, 0xff,
                         where_of(generations_between(generation::zen1, generation::zen5)),
                         "fetches that miss both instruction TLBs"),
    detail::event_row_of("ic_fw32", 0x080, 0,
                         where_of(of_generations(generation::zen1, generation::zen2)),
                         "fetch windows of 32 bytes"),
    detail::event_row_of("ic_fw32_miss", 0x081, 0,
                         where_of(of_generations(generation::zen1, generation::zen2)),
                         "fetch windows of 32 bytes that miss the instruction cache"),
    detail::event_row_of("ic_tag_hit_miss", 0x18e, detail::instruction_cache_masks,
                         where_of(generations_between(generation::zen3, generation::zen5)),
                         "instruction cache lookups"),
    detail::event_row_of("l2_cache_req_stat", 0x064, detail::l2_request_masks, where_of(every_zen),
                         "requests of the core to the L2 cache, by outcome"),
    detail::event_row_of("fp_ret_sse_avx_ops", 0x003, 0x0f,
                         where_of(generations_between(generation::zen2, generation::zen4)),
                         "floating-point operations of SSE and AVX retired"),
    detail::event_row_of("l3_comb_clstr_state", 0x06, detail::l3_state_masks,
                         where_of(of_generations(generation::zen1), unit::l3), "L3 requests"),
    detail::event_row_of(
        "l3_lookup_state", 0x04, detail::l3_lookup_masks,
        where_of(generations_between(generation::zen2, generation::zen6), unit::l3), "L3 lookups"),
    // Sources of the events of memory controllers: Linux 7.3 (pmu-events of Zen 4, Zen 5 and Zen 6,
    // memory-controller.json); LIKWID d9c523b agrees for Zen 4 and Zen 5, but lacks
    // umc_data_slot_clks.
    detail::event_row_of("umc_mem_clk", 0x00, 0, where_of(detail::with_umc, unit::umc),
                         "clocks of the memory"),
    detail::event_row_of("umc_act_cmd", 0x05, detail::umc_masks,
                         where_of(detail::with_umc, unit::umc), "activations of a row of memory"),
    detail::event_row_of("umc_pchg_cmd", 0x06, detail::umc_masks,
                         where_of(detail::with_umc, unit::umc), "precharges of a row of memory"),
    detail::event_row_of("umc_cas_cmd", 0x0a, detail::umc_masks,
                         where_of(detail::with_umc, unit::umc),
                         "transfers between memory and a controller, of 64 bytes each"),
    detail::event_row_of("umc_data_slot_clks", 0x14, detail::umc_masks,
                         where_of(detail::with_umc, unit::umc),
                         "clocks in which the data bus of memory is in use"),
};

/// Further names of events, from Linux, PAPI and older manuals.
inline constexpr select::other_name<event_number> other_names[] = {
    {"cycles", event_number::cpu_clk_unhalted},
    {"cpu_cycles", event_number::cpu_clk_unhalted},
    {"core_cycles", event_number::cpu_clk_unhalted},
    {"ls_not_halted_cyc", event_number::cpu_clk_unhalted},
    {"cycles_not_in_halt", event_number::cpu_clk_unhalted},
    {"instructions", event_number::retired_instructions},
    {"instructions_retired", event_number::retired_instructions},
    {"inst_retired", event_number::retired_instructions},
    {"inst_retired_any", event_number::retired_instructions},
    {"ex_ret_instr", event_number::retired_instructions},
    {"branches", event_number::retired_branch_instructions},
    {"branch_instructions", event_number::retired_branch_instructions},
    {"branches_retired", event_number::retired_branch_instructions},
    {"ex_ret_brn", event_number::retired_branch_instructions},
    {"branch_misses", event_number::retired_mispredicted_branch_instructions},
    {"branch_misses_retired", event_number::retired_mispredicted_branch_instructions},
    {"ex_ret_brn_misp", event_number::retired_mispredicted_branch_instructions},
    {"ls_dc_accesses", event_number::data_cache_accesses},
    {"l1_dcache_loads", event_number::data_cache_accesses},
    {"l1_dcache_load_misses", event_number::data_cache_misses},
    {"cache_references", event_number::requests_to_l2},
    {"cache_references", event_number::l2_cache_req_stat},
    {"cache_misses", event_number::l2_cache_miss},
    {"cache_misses", event_number::l2_cache_req_stat},
    {"cache_misses", event_number::l3_lookup_state},
    {"cache_misses", event_number::data_cache_misses},
    {"llc_misses", event_number::l3_cache_misses},
    {"llc_misses", event_number::l3_comb_clstr_state},
    {"llc_misses", event_number::l3_lookup_state},
    {"l3_misses", event_number::l3_comb_clstr_state},
    {"l3_misses", event_number::l3_lookup_state},
    {"dtlb_load_misses", event_number::l1_dtlb_and_l2_dtlb_miss},
    {"dtlb_load_misses", event_number::unified_tlb_miss},
    {"dtlb_load_misses", event_number::ls_l1_d_tlb_miss},
    {"retired_sse_avx_flops", event_number::fp_ret_sse_avx_ops},
};

} // namespace msr::amd
