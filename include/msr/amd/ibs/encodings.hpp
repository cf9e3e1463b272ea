// Meanings of the coded fields of samples: data sources, page sizes, access widths, thresholds.
// Sources: Linux asm/amd/ibs.h and tools/perf/util/amd-sample-raw.c, the AMD Research IBS toolkit,
// CodeXL. Nothing was measured here.
#pragma once

#include <msr/amd/ibs/features.hpp>
#include <msr/amd/ibs/target.hpp>

#include <cstdint>

namespace msr::ibs {

/// The source that served a load which missed the data cache.
enum class data_source : std::uint8_t {
    none,              ///< the field has no valid source
    local_l3,          ///< legacy: the shared L3 of the local chip
    local_cache,       ///< legacy: cache of another core on this node
    dram,              ///< local or remote, as the node flag says
    remote_cache,      ///< legacy: cache on a remote node
    mmio,              ///< MMIO, configuration, PCI or APIC space
    l3_or_complex,     ///< local L3, or a cache in the same core complex
    near_complex,      ///< cache of another core complex on this node
    far_complex,       ///< cache of a far core complex
    long_latency_dimm, ///< persistent memory
    extension_memory,  ///< CXL
    peer_memory,       ///< coherent memory of a peer agent
    reserved,          ///< a code without a meaning
};

/// One code of a field and its meaning.
struct code_row {
    data_source is{};                  ///< the place that the data came from
    const char *meaning{};             ///< the place in words
    confidence sure{confidence::high}; ///< how sure the sources make the code
};

/// Three bits, family 10h to Zen 3.
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

/// Five bits, Zen 4 and later: the high two times 8, plus the low three. Codes from 13 on are
/// reserved.
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
/// The row of codes that the manual reserves.
inline constexpr code_row reserved_source{data_source::reserved, "reserved"};

/// Whether a target's data sources have five bits.
constexpr bool has_extended_sources(const target &target) {
    return target.has(feature::zen4_ibs_extensions);
}
/// Returns the source of a code on a target: 0 to 7, or 0 to 31 where sources are extended.
/// `code`: the field of OP_DATA2; larger numbers are `data_source::reserved`
/// `target`: says whether sources are extended
constexpr const code_row &source_of(unsigned code, const target &target) {
    if (!has_extended_sources(target)) return code < 8 ? legacy_sources[code] : reserved_source;
    return code < 13 ? extended_sources[code] : reserved_source;
}
/// A short name for a source.
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

/// The size of a page.
enum class page_size : std::uint8_t {
    unknown,  ///< the sample does not report a size
    kib_4,    ///< 4 KiB
    kib_16,   ///< 16 KiB
    mib_2,    ///< 2 MiB
    gib_1,    ///< 1 GiB
    reserved, ///< a code without a meaning
};

constexpr const char *name_of(page_size size) {
    constexpr const char *names[] = {"unknown", "4 KiB", "16 KiB", "2 MiB", "1 GiB", "reserved"};
    return names[static_cast<unsigned>(size)];
}

/// FETCH_CTL.L1TlbPgSz and OP_DATA3.DcPgSz. Code 3 is reserved; one source reads it as 16 KiB on
/// family 17h.
inline constexpr page_size page_sizes[4] = {page_size::kib_4, page_size::mib_2, page_size::gib_1,
                                            page_size::reserved};
/// FETCH_CTL.L1TlbPgSz of family 19h, models 00h to 0Fh (erratum 1347).
inline constexpr page_size page_sizes_of_erratum_1347[4] = {page_size::kib_4, page_size::kib_16,
                                                            page_size::mib_2, page_size::gib_1};

/// Bytes of an access by OP_DATA3.OpMemWidth, 0 to 15; 0: no size, or a reserved code. 64 bytes are
/// of medium confidence.
constexpr unsigned access_bytes(unsigned code) {
    return code >= 1 && code <= 7 ? 1u << (code - 1) : 0;
}
/// Core clocks of a load latency threshold by OP_CTL.LdLatThrsh, 0 to 15.
constexpr unsigned load_latency_of(unsigned code) { return (code + 1) * 128; }
/// Core clocks of a fetch latency threshold by FETCH_CTL2.FetchLatFilter, 0 to 15; 0: off.
constexpr unsigned fetch_latency_of(unsigned code) { return code * 128; }

/// The state of a line that came from a cache, by OP_DATA2.CacheHitSt.
constexpr const char *cache_state(bool cache_hit_st) { return cache_hit_st ? "Owned" : "Modified"; }

} // namespace msr::ibs
