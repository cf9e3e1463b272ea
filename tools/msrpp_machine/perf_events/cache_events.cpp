#include "cache_events.hpp"

#include <linux/perf_event.h>

#include <span>

namespace msrpp::machine {

namespace {

struct cache_row {
    unsigned cache;
    unsigned operation;
    unsigned result;
    std::uint64_t raw;
};

constexpr unsigned l1d = PERF_COUNT_HW_CACHE_L1D, l1i = PERF_COUNT_HW_CACHE_L1I,
                   dtlb = PERF_COUNT_HW_CACHE_DTLB, itlb = PERF_COUNT_HW_CACHE_ITLB,
                   branches = PERF_COUNT_HW_CACHE_BPU, load = PERF_COUNT_HW_CACHE_OP_READ,
                   store = PERF_COUNT_HW_CACHE_OP_WRITE, prefetch = PERF_COUNT_HW_CACHE_OP_PREFETCH,
                   accesses = PERF_COUNT_HW_CACHE_RESULT_ACCESS,
                   misses = PERF_COUNT_HW_CACHE_RESULT_MISS;

constexpr cache_row sandy_bridge_rows[] = {
    {l1d, load, accesses, 0xf1d0},    {l1d, load, misses, 0x151},
    {l1d, store, accesses, 0xf2d0},   {l1d, store, misses, 0x851},
    {l1d, prefetch, misses, 0x24e},   {l1i, load, misses, 0x280},
    {dtlb, load, accesses, 0x81d0},   {dtlb, load, misses, 0x108},
    {dtlb, store, accesses, 0x82d0},  {dtlb, store, misses, 0x149},
    {itlb, load, accesses, 0x1085},   {itlb, load, misses, 0x185},
    {branches, load, accesses, 0xc4}, {branches, load, misses, 0xc5},
};
constexpr cache_row haswell_rows[] = {
    {l1d, load, accesses, 0x81d0},    {l1d, load, misses, 0x151},
    {l1d, store, accesses, 0x82d0},   {l1i, load, misses, 0x280},
    {dtlb, load, accesses, 0x81d0},   {dtlb, load, misses, 0x108},
    {dtlb, store, accesses, 0x82d0},  {dtlb, store, misses, 0x149},
    {itlb, load, accesses, 0x6085},   {itlb, load, misses, 0x185},
    {branches, load, accesses, 0xc4}, {branches, load, misses, 0xc5},
};
constexpr cache_row skylake_rows[] = {
    {l1d, load, accesses, 0x81d0},    {l1d, load, misses, 0x151},
    {l1d, store, accesses, 0x82d0},   {l1i, load, misses, 0x283},
    {dtlb, load, accesses, 0x81d0},   {dtlb, load, misses, 0xe08},
    {dtlb, store, accesses, 0x82d0},  {dtlb, store, misses, 0xe49},
    {itlb, load, accesses, 0x2085},   {itlb, load, misses, 0xe85},
    {branches, load, accesses, 0xc4}, {branches, load, misses, 0xc5},
};
constexpr cache_row zen_rows[] = {
    {l1d, load, accesses, 0x40},       {l1d, load, misses, 0xc860},
    {l1d, prefetch, accesses, 0xff5a}, {l1i, load, accesses, 0x80},
    {l1i, load, misses, 0x81},         {dtlb, load, accesses, 0xff45},
    {dtlb, load, misses, 0xf045},      {itlb, load, accesses, 0x84},
    {itlb, load, misses, 0xff85},      {branches, load, accesses, 0xc2},
    {branches, load, misses, 0xc3},
};

std::span<const cache_row> rows_of(msr::core core) {
    switch (core) {
    case msr::core::sandy_bridge:
    case msr::core::sandy_bridge_ep:
        return sandy_bridge_rows;
    case msr::core::haswell:
    case msr::core::haswell_ep:
    case msr::core::broadwell:
    case msr::core::broadwell_ep:
    case msr::core::broadwell_de:
        return haswell_rows;
    case msr::core::skylake:
    case msr::core::skylake_sp:
    case msr::core::cascade_lake:
    case msr::core::cooper_lake:
    case msr::core::comet_lake:
        return skylake_rows;
    case msr::core::zen1:
    case msr::core::zen2:
    case msr::core::hygon18h:
    case msr::core::zen3:
    case msr::core::zen4:
    case msr::core::zen5:
        return zen_rows;
    default:
        return {};
    }
}

unsigned byte_of(std::uint64_t config, unsigned number) {
    return static_cast<unsigned>(config >> 8 * number & 0xff);
}

} // namespace

std::uint64_t cache_event_of(msr::core core, std::uint64_t config, bool &known) {
    const std::span<const cache_row> rows = rows_of(core);
    known = !rows.empty();
    for (const cache_row &row : rows)
        if (row.cache == byte_of(config, 0) && row.operation == byte_of(config, 1) &&
            row.result == byte_of(config, 2))
            return row.raw;
    return 0;
}

bool is_cache_event(std::uint64_t config) {
    return byte_of(config, 0) < PERF_COUNT_HW_CACHE_MAX &&
           byte_of(config, 1) < PERF_COUNT_HW_CACHE_OP_MAX &&
           byte_of(config, 2) < PERF_COUNT_HW_CACHE_RESULT_MAX;
}

} // namespace msrpp::machine
