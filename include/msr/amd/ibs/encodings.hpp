// Meanings of the coded fields of samples: data sources, page sizes, access widths, thresholds.
// Sources: Linux asm/amd/ibs.h and tools/perf/util/amd-sample-raw.c, the AMD Research IBS toolkit,
// CodeXL. Nothing was measured here.
#pragma once

#include <msr/amd/ibs/features.hpp>
#include <msr/amd/ibs/target.hpp>

#include <cstdint>

namespace msr::ibs {

/// Where the data of a load came from that missed the data cache.
enum class data_source : std::uint8_t {
    none,        ///< the sample names no valid source of the load's data
    local_l3,    ///< the L3 cache that the local chip's cores share; up to Zen 3
    local_cache, ///< the cache of another core on the local node; up to Zen 3
    /// Memory of the local node or of a remote node, as the sample's node flag says.
    dram,
    remote_cache,      ///< a cache on a remote node; up to Zen 3
    mmio,              ///< MMIO, configuration space, PCI space or the APIC
    l3_or_complex,     ///< the local L3 cache, or a cache in the same core complex; from Zen 4 on
    near_complex,      ///< a cache of another core complex on the local node; from Zen 4 on
    far_complex,       ///< a cache of a far core complex; from Zen 4 on
    long_latency_dimm, ///< persistent memory; from Zen 4 on
    extension_memory,  ///< memory behind CXL; from Zen 4 on
    peer_memory,       ///< coherent memory of a peer agent; from Zen 4 on
    reserved,          ///< a code that has no published meaning
};

/// A code of the field DataSrc, at the code's position in a table of data sources, and its meaning.
struct code_row {
    data_source is{};                  ///< where the data of a load came from
    const char *meaning{};             ///< the source of the data in words
    confidence sure{confidence::high}; ///< how sure the sources are about the code's meaning
};

/// The data sources by the three bits of the field DataSrc, on family 10h to Zen 3.
inline constexpr code_row legacy_sources[8] = {
    {data_source::none, "no valid source"},
    {data_source::local_l3, "shared L3 of the local chip (10h and 15h only; reserved elsewhere)",
     confidence::medium},
    {data_source::local_cache,
     "cache of another core on this node (17h/19h: another core complex cache too)"},
    {data_source::dram, "DRAM, local or remote per node bit"},
    {data_source::remote_cache, "cache on a remote node (17h: reserved per one reader)",
     confidence::medium},
    {data_source::reserved, "reserved"},
    {data_source::reserved, "reserved"},
    {data_source::mmio, "MMIO, configuration, PCI or APIC space"},
};

/// The data sources by the five bits of the field DataSrc, on Zen 4 and later: the high two bits
/// times 8, plus the low three. Codes from 13 on are reserved.
inline constexpr code_row extended_sources[13] = {
    {data_source::none, "no valid source"},
    {data_source::l3_or_complex, "local L3 or a cache in the same core complex"},
    {data_source::near_complex, "cache of another near core complex (same node)"},
    {data_source::dram, "DRAM"},
    {data_source::reserved, "reserved"},
    {data_source::far_complex, "cache of a far core complex"},
    {data_source::long_latency_dimm, "long-latency DIMM (persistent memory)"},
    {data_source::mmio, "MMIO, configuration, PCI or APIC space"},
    {data_source::extension_memory, "extension memory (CXL)"},
    {data_source::reserved, "reserved"},
    {data_source::reserved, "reserved"},
    {data_source::reserved, "reserved"},
    {data_source::peer_memory, "coherent memory of a peer agent"},
};
/// The row of every code of DataSrc that has no row in a table.
inline constexpr code_row reserved_source{data_source::reserved, "reserved"};

/// Returns whether the field DataSrc has five bits on a target; false: three.
constexpr bool has_extended_sources(const target &target) {
    return target.has(feature::zen4_ibs_extensions);
}
/// Returns the source of data by the code in the field DataSrc of OP_DATA2.
/// `code`: 0 to 7, or 0 to 31 where the field has five bits; greater numbers give
/// `data_source::reserved`
/// `target`: the processor, which decides how many bits the field has
constexpr const code_row &source_of(unsigned code, const target &target) {
    if (!has_extended_sources(target)) return code < 8 ? legacy_sources[code] : reserved_source;
    return code < 13 ? extended_sources[code] : reserved_source;
}
/// Returns a short name for a source of data, such as `far_complex`.
constexpr const char *name_of(data_source source) {
    constexpr const char *names[] = {"none",
                                     "local_l3",
                                     "local_cache",
                                     "dram",
                                     "remote_cache",
                                     "mmio",
                                     "l3_or_complex",
                                     "near_complex",
                                     "far_complex",
                                     "long_latency_dimm",
                                     "extension_memory",
                                     "peer_memory",
                                     "reserved"};
    return names[static_cast<unsigned>(source)];
}

/// The size of a page of memory, as a sample reports it.
enum class page_size : std::uint8_t {
    unknown,  ///< the sample does not report a page size
    kib_4,    ///< a page of 4 KiB
    kib_16,   ///< a page of 16 KiB
    mib_2,    ///< a page of 2 MiB
    gib_1,    ///< a page of 1 GiB
    reserved, ///< a code that has no published meaning
};

constexpr const char *name_of(page_size size) {
    constexpr const char *names[] = {"unknown", "4 KiB", "16 KiB", "2 MiB", "1 GiB", "reserved"};
    return names[static_cast<unsigned>(size)];
}

/// Page sizes by the fields FETCH_CTL.L1TlbPgSz and OP_DATA3.DcPgSz. Code 3 is reserved; one source
/// reads it as 16 KiB on family 17h.
inline constexpr page_size page_sizes[4] = {page_size::kib_4, page_size::mib_2, page_size::gib_1,
                                            page_size::reserved};
/// Page sizes by the field FETCH_CTL.L1TlbPgSz of family 19h, models 00h to 0Fh, which have another
/// encoding (erratum 1347).
inline constexpr page_size page_sizes_of_erratum_1347[4] = {page_size::kib_4, page_size::kib_16,
                                                            page_size::mib_2, page_size::gib_1};

/// Returns the size of a memory access in bytes; 0: no size, or a reserved code. 64 bytes, code 7,
/// are of medium confidence.
/// `code`: the field OP_DATA3.OpMemWidth, 0 to 15
constexpr unsigned access_bytes(unsigned code) {
    return code >= 1 && code <= 7 ? 1u << (code - 1) : 0;
}
/// Returns the threshold of a filter by load latency, in core clocks.
/// `code`: the field OP_CTL.LdLatThrsh, 0 to 15
constexpr unsigned load_latency_of(unsigned code) { return (code + 1) * 128; }
/// Returns the threshold of a filter by fetch latency, in core clocks; 0: no filter.
/// `code`: the field FETCH_CTL2.FetchLatFilter, 0 to 15
constexpr unsigned fetch_latency_of(unsigned code) { return code * 128; }

/// Returns the state of a line that came from a cache, as a word.
/// `cache_hit_st`: the field OP_DATA2.CacheHitSt
constexpr const char *cache_state(bool cache_hit_st) { return cache_hit_st ? "Owned" : "Modified"; }

} // namespace msr::ibs
