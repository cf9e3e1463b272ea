// Features of a processor's instruction-based sampling (IBS), as CPUID Fn8000_001B EAX announces
// them, bit by bit.
// Sources: Linux arch/x86/include/asm/perf_event.h and asm/amd/ibs.h, the AMD Research IBS toolkit,
// CodeXL; the bits that processors have: InstLatx64's CPUID dumps. Nothing was measured here.
#pragma once

#include <msr/core/confidence.hpp>
#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr::ibs {

using msr::confidence;
using msr::name_of;

/// A feature of IBS, whose value is the number of its bit in CPUID Fn8000_001B EAX; or `by_family`.
enum class feature : std::uint8_t {
    ibsffv = 0,          ///< the bits of CPUID Fn8000_001B EAX are valid
    fetch_sam = 1,       ///< the processor samples fetches
    op_sam = 2,          ///< the processor samples ops
    rd_wr_op_cnt = 3,    ///< software can read and write the running op count
    op_cnt = 4,          ///< op periods can count dispatched ops
    brn_trgt = 5,        ///< the register IBS_BR_TARGET has the target of a sampled branch
    op_cnt_ext = 6,      ///< op counts have 27 bits instead of 20
    rip_invalid_chk = 7, ///< op samples have a flag of an invalid RIP
    op_brn_fuse = 8,     ///< op samples have a flag of a fused branch
    /// The processor has the extended fetch control register, IBS_EXTD_CTL.
    ibs_fetch_ctl_extd = 9,
    ibs_op_data4 = 10, ///< the processor has the fourth data register of ops, IBS_OP_DATA4
    /// The processor can keep L3 misses alone, reports op cache and L3 misses, and extends the data
    /// source.
    zen4_ibs_extensions = 11,
    op_ld_lat = 12, ///< the processor can keep only samples of loads above a latency
    /// IBS engines have disable bits in registers of their own; known from announcements only.
    dis = 13,
    /// The processor can filter by the latency of a fetch; known from announcements only.
    fetch_lat = 14,
    /// The processor can filter by bit 63 of the sampled address; known from announcements only.
    bit63_filter = 15,
    /// Samples report streaming stores and remote sockets; known from announcements only.
    strm_st_and_rmt_socket = 16,
    op_dtlb_pg_size = 19, ///< op samples have the page size instead of flags of TLB hits
    /// No bit of CPUID: the processor's family decides whether a field exists.
    by_family = 0xff,
};

/// A set of IBS features: a value of CPUID Fn8000_001B EAX.
using feature_set = std::uint32_t;

/// Returns the set that has a single feature; empty for `feature::by_family`.
constexpr feature_set set_of(feature feature) {
    return feature == feature::by_family ? 0 : feature_set{1} << static_cast<unsigned>(feature);
}

/// The features of a processor that has no CPUID leaf Fn8000_001B, or whose bit 0 of EAX is clear.
/// Linux assumes these features too.
inline constexpr feature_set default_features =
    set_of(feature::ibsffv) | set_of(feature::fetch_sam) | set_of(feature::op_sam);

/// A feature of IBS that CPUID announces, with its name and meaning.
struct feature_row {
    feature bit{};         ///< the feature that the bit of CPUID Fn8000_001B EAX announces
    const char *name{};    ///< AMD's name of the feature, such as `OpCntExt`
    const char *meaning{}; ///< the feature's meaning in words
    confidence sure{confidence::high}; ///< how sure the sources are about the CPUID bit
};

/// The bits of CPUID Fn8000_001B EAX that have a published meaning, by their numbers.
inline constexpr feature_row features[] = {
    {feature::ibsffv, "IBSFFV",
     "feature flags valid; if 0 or leaf absent, assume fetch and op sampling only"},
    {feature::fetch_sam, "FetchSam", "fetch sampling supported"},
    {feature::op_sam, "OpSam", "op sampling supported"},
    {feature::rd_wr_op_cnt, "RdWrOpCnt", "op current count can be read and written"},
    {feature::op_cnt, "OpCnt", "op-count mode available"},
    {feature::brn_trgt, "BrnTrgt", "branch target register present"},
    {feature::op_cnt_ext, "OpCntExt", "op count fields extended by 7 bits"},
    {feature::rip_invalid_chk, "RipInvalidChk", "invalid RIP flag present"},
    {feature::op_brn_fuse, "OpBrnFuse", "fused branch flag present"},
    {feature::ibs_fetch_ctl_extd, "IbsFetchCtlExtd", "extended fetch control register present"},
    {feature::ibs_op_data4, "IbsOpData4", "OP_DATA4 present"},
    {feature::zen4_ibs_extensions, "Zen4IbsExtensions",
     "L3-miss filtering, op-cache/L3 miss bits, extended data source"},
    {feature::op_ld_lat, "OpLdLat", "load latency filtering"},
    {feature::dis, "Dis", "separate disable bits in CTL2 registers", confidence::medium},
    {feature::fetch_lat, "FetchLat", "fetch latency filter", confidence::medium},
    {feature::bit63_filter, "Bit63Filter", "sample filtering on address bit 63",
     confidence::medium},
    {feature::strm_st_and_rmt_socket, "StrmStAndRmtSocket",
     "streaming-store filter and remote socket flag", confidence::medium},
    {feature::op_dtlb_pg_size, "OpDtlbPgSize", "page-size field in OP_DATA3 replaces TLB hit bits"},
};

/// Returns the row of a feature; null where its bit has no published meaning.
constexpr const feature_row *row_of(feature feature) {
    for (const feature_row &row : features)
        if (row.bit == feature) return &row;
    return nullptr;
}

} // namespace msr::ibs
