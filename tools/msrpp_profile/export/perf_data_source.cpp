#include "perf_data_source.hpp"

#include <linux/perf_event.h>

namespace msrpp::profile {

namespace {

/// Returns the code of an operation (load, store), shifted to its bits in perf_mem_data_src.
constexpr std::uint64_t op(std::uint64_t code) { return code << PERF_MEM_OP_SHIFT; }
constexpr std::uint64_t in_level(std::uint64_t code) { return code << PERF_MEM_LVL_SHIFT; }
constexpr std::uint64_t level_number(std::uint64_t code) { return code << PERF_MEM_LVLNUM_SHIFT; }
constexpr std::uint64_t snoop(std::uint64_t code) { return code << PERF_MEM_SNOOP_SHIFT; }
constexpr std::uint64_t snoop_more(std::uint64_t code) { return code << PERF_MEM_SNOOPX_SHIFT; }
constexpr std::uint64_t lock(std::uint64_t code) { return code << PERF_MEM_LOCK_SHIFT; }
constexpr std::uint64_t tlb(std::uint64_t code) { return code << PERF_MEM_TLB_SHIFT; }
constexpr std::uint64_t block(std::uint64_t code) { return code << PERF_MEM_BLK_SHIFT; }
constexpr std::uint64_t hops(std::uint64_t code) { return code << PERF_MEM_HOPS_SHIFT; }
constexpr std::uint64_t remote = std::uint64_t{PERF_MEM_REMOTE_REMOTE} << PERF_MEM_REMOTE_SHIFT;

constexpr std::uint64_t hit(std::uint64_t levels) { return in_level(levels | PERF_MEM_LVL_HIT); }

constexpr std::uint64_t no_level = in_level(PERF_MEM_LVL_NA);
constexpr std::uint64_t no_snoop = snoop(PERF_MEM_SNOOP_NA);
constexpr std::uint64_t no_lock = lock(PERF_MEM_LOCK_NA);
constexpr std::uint64_t no_tlb = tlb(PERF_MEM_TLB_NA);

// --- data sources of AMD -------------------------------------------------------------------------

/// Returns the cache level that served a load which missed the second level; 0: unknown.
std::uint64_t level_behind_l2(const msr::ibs::op_sample &sample) {
    using msr::ibs::data_source;
    const bool far = sample.from_remote_node();
    const std::uint64_t other_node = far ? remote | hops(PERF_MEM_HOPS_1) : 0;
    switch (sample.source) {
    case data_source::local_l3:
    case data_source::l3_or_complex:
        return hit(PERF_MEM_LVL_L3);
    case data_source::local_cache:
        return hit(PERF_MEM_LVL_L3 | PERF_MEM_LVL_REM_CCE1);
    case data_source::near_complex:
        return hit(PERF_MEM_LVL_REM_CCE1);
    case data_source::far_complex:
    case data_source::remote_cache:
        return hit(PERF_MEM_LVL_REM_CCE2);
    case data_source::dram:
        return hit(far ? PERF_MEM_LVL_REM_RAM1 : PERF_MEM_LVL_LOC_RAM);
    case data_source::long_latency_dimm:
        return level_number(PERF_MEM_LVLNUM_PMEM) | other_node;
    case data_source::extension_memory:
        return level_number(PERF_MEM_LVLNUM_CXL) | other_node;
    case data_source::mmio:
        return hit(PERF_MEM_LVL_IO) | other_node;
    case data_source::none:
    case data_source::peer_memory:
    case data_source::reserved:
        break;
    }
    return 0;
}

std::uint64_t level_of(const msr::ibs::op_sample &sample, bool reported) {
    if (sample.uncacheable() && sample.source != msr::ibs::data_source::mmio)
        return hit(PERF_MEM_LVL_UNC);
    if (!sample.missed_data_cache()) return hit(PERF_MEM_LVL_L1);
    if (!sample.missed_l2() && !sample.doubts(msr::ibs::erratum_id::e1293))
        return hit(PERF_MEM_LVL_L2);
    if (reported && sample.is_load())
        if (const std::uint64_t value = level_behind_l2(sample); value != 0) return value;
    return sample.miss_buffer_flag() ? hit(PERF_MEM_LVL_LFB) : no_level;
}

/// Returns the snoop state of a load whose cache line came from another cache, as perf encodes the
/// state; all other accesses have no state.
std::uint64_t snoop_of(const msr::ibs::op_sample &sample, bool reported) {
    using msr::ibs::data_source;
    const bool reports =
        reported && sample.is_load() && sample.missed_data_cache() && sample.missed_l2() &&
        (sample.source == data_source::l3_or_complex ||
         sample.source == data_source::near_complex || sample.source == data_source::far_complex ||
         sample.source == data_source::local_cache);
    const bool owned = sample.cache_hit_st();
    if (!reports || owned || sample.doubts(msr::ibs::erratum_id::cache_hit_st)) return no_snoop;
    return snoop(PERF_MEM_SNOOP_HITM);
}

std::uint64_t tlb_of(const msr::ibs::op_sample &sample) {
    if (!sample.has_linear_address() || !sample.tells_of_tlb()) return no_tlb;
    if (!sample.missed_l1_tlb()) return tlb(PERF_MEM_TLB_L1 | PERF_MEM_TLB_HIT);
    if (!sample.missed_l2_tlb()) return tlb(PERF_MEM_TLB_L2 | PERF_MEM_TLB_HIT);
    return tlb(PERF_MEM_TLB_L2 | PERF_MEM_TLB_MISS);
}

// --- data sources of Intel -----------------------------------------------------------------------

// Codes of levels that older headers of the kernel do not have (Linux 7.3,
// uapi/linux/perf_event.h).
constexpr std::uint64_t level_l2_miss_buffer = 0x05;
constexpr std::uint64_t level_memory_side_cache = 0x06;
constexpr std::uint64_t level_l0 = 0x07;

std::uint64_t level_of(const msr::pebs::source_row &source, bool is_remote) {
    using msr::pebs::memory_level;
    switch (source.level) {
    case memory_level::l0:
        return hit(PERF_MEM_LVL_L1) | level_number(level_l0);
    case memory_level::l2_miss_buffer:
        return hit(PERF_MEM_LVL_LFB) | level_number(level_l2_miss_buffer);
    case memory_level::memory_side_cache:
        return level_number(level_memory_side_cache);
    case memory_level::l1:
        return hit(PERF_MEM_LVL_L1) | level_number(PERF_MEM_LVLNUM_L1);
    case memory_level::fill_buffer:
        return hit(PERF_MEM_LVL_LFB) | level_number(PERF_MEM_LVLNUM_LFB);
    case memory_level::l2:
        return hit(PERF_MEM_LVL_L2) | level_number(PERF_MEM_LVLNUM_L2);
    case memory_level::l3:
        return hit(is_remote ? PERF_MEM_LVL_REM_CCE1 : PERF_MEM_LVL_L3) |
               level_number(PERF_MEM_LVLNUM_L3);
    case memory_level::l4:
        return level_number(PERF_MEM_LVLNUM_L4);
    case memory_level::memory:
        return hit(is_remote ? PERF_MEM_LVL_REM_RAM1 : PERF_MEM_LVL_LOC_RAM) |
               level_number(PERF_MEM_LVLNUM_RAM);
    case memory_level::persistent_memory:
        return level_number(PERF_MEM_LVLNUM_PMEM);
    case memory_level::some_cache:
        return hit(PERF_MEM_LVL_REM_CCE1) | level_number(PERF_MEM_LVLNUM_ANY_CACHE);
    case memory_level::io:
        return hit(PERF_MEM_LVL_IO) | level_number(PERF_MEM_LVLNUM_IO);
    case memory_level::uncached:
        return hit(PERF_MEM_LVL_UNC);
    case memory_level::unknown:
        break;
    }
    return no_level | level_number(PERF_MEM_LVLNUM_NA);
}

std::uint64_t snoop_of(msr::pebs::snoop_result result) {
    using msr::pebs::snoop_result;
    switch (result) {
    case snoop_result::none:
    case snoop_result::exclusive:
        return snoop(PERF_MEM_SNOOP_NONE);
    case snoop_result::miss:
        return snoop(PERF_MEM_SNOOP_MISS);
    case snoop_result::hit:
        return snoop(PERF_MEM_SNOOP_HIT);
    case snoop_result::modified:
        return snoop(PERF_MEM_SNOOP_HITM);
    case snoop_result::forwarded:
        return snoop_more(PERF_MEM_SNOOPX_FWD);
    case snoop_result::not_told:
        break;
    }
    return no_snoop;
}

std::uint64_t tlb_of(msr::pebs::answer missed) {
    if (missed == msr::pebs::answer::not_reported) return no_tlb;
    if (missed == msr::pebs::answer::yes) return tlb(PERF_MEM_TLB_MISS | PERF_MEM_TLB_L2);
    return tlb(PERF_MEM_TLB_HIT | PERF_MEM_TLB_L1 | PERF_MEM_TLB_L2);
}

} // namespace

std::uint64_t perf_source_of_nothing() {
    return op(PERF_MEM_OP_NA) | no_level | no_snoop | no_lock | no_tlb;
}

std::uint64_t perf_source_of(const msr::ibs::op_sample &sample, bool reported) {
    if (!sample.is_load() && !sample.is_store()) return perf_source_of_nothing();
    return op(sample.is_load() ? PERF_MEM_OP_LOAD : PERF_MEM_OP_STORE) |
           level_of(sample, reported) | snoop_of(sample, reported) | tlb_of(sample) |
           (sample.locked() ? lock(PERF_MEM_LOCK_LOCKED) : no_lock);
}

std::uint64_t perf_source_of(const msr::pebs::data_source &word) {
    using msr::pebs::answer;
    std::uint64_t result = op(word.is_store ? PERF_MEM_OP_STORE : PERF_MEM_OP_LOAD);
    if (word.l1d_hit != answer::not_reported)
        result |= in_level(PERF_MEM_LVL_L1 |
                           (word.l1d_hit == answer::yes ? PERF_MEM_LVL_HIT : PERF_MEM_LVL_MISS)) |
                  no_snoop;
    else {
        const msr::pebs::source_row &source = row_of(word.from);
        const bool is_remote = msr::pebs::is_remote(word);
        result |= level_of(source, is_remote) | snoop_of(source.snoop) | (is_remote ? remote : 0);
        if (word.forwarded == answer::yes) result |= snoop_more(PERF_MEM_SNOOPX_FWD);
    }
    result |= tlb_of(word.tlb_miss);
    if (word.locked == answer::yes) result |= lock(PERF_MEM_LOCK_LOCKED);
    if (word.blocked_data == answer::yes) result |= block(PERF_MEM_BLK_DATA);
    if (word.blocked_address == answer::yes) result |= block(PERF_MEM_BLK_ADDR);
    return result;
}

} // namespace msrpp::profile
