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

/// A bit of CPUID Fn8000_001B EAX by its number; and what has no such bit.
enum class feature : std::uint8_t {
    ibsffv = 0,                  ///< the feature flags are valid
    fetch_sam = 1,               ///< fetch sampling
    op_sam = 2,                  ///< op sampling
    rd_wr_op_cnt = 3,            ///< the running op count can be read and written
    op_cnt = 4,                  ///< counting of dispatched ops
    brn_trgt = 5,                ///< branch target register
    op_cnt_ext = 6,              ///< op counts have seven more bits
    rip_invalid_chk = 7,         ///< flag of an invalid RIP
    op_brn_fuse = 8,             ///< flag of a fused branch
    ibs_fetch_ctl_extd = 9,      ///< extended fetch control register
    ibs_op_data4 = 10,           ///< fourth data register
    zen4_ibs_extensions = 11,    ///< L3-miss filter, op cache and L3 misses, extended data source
    op_ld_lat = 12,              ///< load latency filter
    dis = 13,                    ///< disable bits in registers of their own; announced
    fetch_lat = 14,              ///< fetch latency filter; announced
    bit63_filter = 15,           ///< filter by bit 63 of the address; announced
    strm_st_and_rmt_socket = 16, ///< streaming stores and remote sockets; announced
    op_dtlb_pg_size = 19,        ///< page size instead of TLB hit flags
    by_family = 0xff,            ///< no bit: the family decides
};

/// A value of CPUID Fn8000_001B EAX.
using feature_set = std::uint32_t;

constexpr feature_set set_of(feature feature) {
    return feature == feature::by_family ? 0 : feature_set{1} << static_cast<unsigned>(feature);
}

/// The features of a processor without leaf Fn8000_001B, or with its bit 0 clear; Linux assumes the
/// same.
inline constexpr feature_set default_features =
    set_of(feature::ibsffv) | set_of(feature::fetch_sam) | set_of(feature::op_sam);

/// A bit of CPUID Fn8000_001B EAX.
struct feature_row {
    feature bit{};                     ///< the feature that the bit announces
    const char *name{};                ///< AMD's name
    const char *meaning{};             ///< the feature in words
    confidence sure{confidence::high}; ///< how sure the sources make the bit
};

/// The bits that have a published meaning.
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

/// The row of a bit, or null where it has no published meaning.
constexpr const feature_row *row_of(feature feature) {
    for (const feature_row &row : features)
        if (row.bit == feature) return &row;
    return nullptr;
}

} // namespace msr::ibs
