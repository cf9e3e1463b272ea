#include "perf_source.hpp"

#include <linux/perf_event.h>

namespace msrpp::profile {

namespace {

constexpr unsigned part(std::uint64_t word, unsigned shift, unsigned bits) {
    return static_cast<unsigned>(word >> shift & ((1u << bits) - 1));
}

/// Returns the cache level by the fields mem_lvl_num and later of perf_mem_data_src, which not
/// every processor's driver sets.
level level_by_number(std::uint64_t word) {
    const bool remote = part(word, PERF_MEM_REMOTE_SHIFT, 1) != 0;
    const unsigned hops = part(word, PERF_MEM_HOPS_SHIFT, 3);
    const bool elsewhere = remote && hops != PERF_MEM_HOPS_0;
    switch (part(word, PERF_MEM_LVLNUM_SHIFT, 4)) {
    case PERF_MEM_LVLNUM_L1:
        return level::l1;
    case PERF_MEM_LVLNUM_LFB:
        return level::fill_buffer;
    case PERF_MEM_LVLNUM_L2:
        return level::l2;
    case PERF_MEM_LVLNUM_L3:
        return elsewhere ? level::remote_cache : level::l3;
    case PERF_MEM_LVLNUM_L4:
        return elsewhere ? level::remote_cache : level::l4;
    case PERF_MEM_LVLNUM_ANY_CACHE:
        return elsewhere ? level::remote_cache : level::other_cache;
    case PERF_MEM_LVLNUM_RAM:
        return remote ? level::remote_dram : level::dram;
    case PERF_MEM_LVLNUM_PMEM:
        return level::persistent;
    case PERF_MEM_LVLNUM_CXL:
        return level::extension;
    case PERF_MEM_LVLNUM_IO:
    case 0x08: // uncached memory (UC): older kernel headers have no name for the code
        return level::io;
    default:
        return level::not_told;
    }
}

level level_by_bits(std::uint64_t word) {
    const unsigned bits = part(word, PERF_MEM_LVL_SHIFT, 14);
    if ((bits & PERF_MEM_LVL_MISS) != 0 && (bits & PERF_MEM_LVL_HIT) == 0)
        return (bits & PERF_MEM_LVL_L3) != 0   ? level::past_l3
               : (bits & PERF_MEM_LVL_L1) != 0 ? level::past_l1
                                               : level::not_told;
    if ((bits & PERF_MEM_LVL_L1) != 0) return level::l1;
    if ((bits & PERF_MEM_LVL_LFB) != 0) return level::fill_buffer;
    if ((bits & PERF_MEM_LVL_L2) != 0) return level::l2;
    if ((bits & PERF_MEM_LVL_L3) != 0) return level::l3;
    if ((bits & PERF_MEM_LVL_LOC_RAM) != 0) return level::dram;
    if ((bits & (PERF_MEM_LVL_REM_RAM1 | PERF_MEM_LVL_REM_RAM2)) != 0) return level::remote_dram;
    if ((bits & (PERF_MEM_LVL_REM_CCE1 | PERF_MEM_LVL_REM_CCE2)) != 0) return level::remote_cache;
    if ((bits & (PERF_MEM_LVL_IO | PERF_MEM_LVL_UNC)) != 0) return level::io;
    return level::not_told;
}

tlb tlb_of(std::uint64_t word) {
    const unsigned bits = part(word, PERF_MEM_TLB_SHIFT, 7);
    if ((bits & PERF_MEM_TLB_HIT) != 0) {
        const bool first = (bits & PERF_MEM_TLB_L1) != 0;
        const bool second = (bits & PERF_MEM_TLB_L2) != 0;
        if (first) return second ? tlb::l1_or_l2 : tlb::l1;
        if (second) return tlb::l2;
        if ((bits & (PERF_MEM_TLB_WK | PERF_MEM_TLB_OS)) != 0) return tlb::walk;
        return tlb::not_told;
    }
    return (bits & PERF_MEM_TLB_MISS) != 0 ? tlb::walk : tlb::not_told;
}

} // namespace

void read_perf_source(std::uint64_t word, meaning &destination) {
    unsigned flags = destination.flags;
    const unsigned op = part(word, PERF_MEM_OP_SHIFT, 5);
    if ((op & PERF_MEM_OP_LOAD) != 0) flags |= is_load;
    if ((op & PERF_MEM_OP_STORE) != 0) flags |= is_store;
    if ((op & PERF_MEM_OP_PFETCH) != 0) flags |= is_prefetch;
    if ((part(word, PERF_MEM_LOCK_SHIFT, 2) & PERF_MEM_LOCK_LOCKED) != 0) flags |= is_locked;
    destination.source = level_by_number(word);
    if (destination.source == level::not_told) destination.source = level_by_bits(word);
    if (destination.source != level::not_told && destination.source != level::l1)
        flags |= is_l1_miss;
    destination.through = tlb_of(word);
    destination.flags = static_cast<std::uint16_t>(flags);
}

} // namespace msrpp::profile
