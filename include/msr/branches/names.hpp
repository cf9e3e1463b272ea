// The names of branch records: kinds of facilities, filters, formats.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr::lbr {

/// The kind of a facility that records branches.
enum class facility_kind : std::uint8_t {
    legacy,        ///< last branch records of a processor model: IA32_DEBUGCTL enables them
    architectural, ///< last branch records that CPUID leaf 1Ch describes: IA32_LBR_CTL enables them
    version_2,     ///< AMD's last branch records, version 2: DBG_EXTN_CFG enables them
    /// AMD's branch sampling (BRS): the records belong to samples of a counter.
    sampling,
};

/// A condition for the record of a branch: a level of privilege, or a kind of branch.
enum class branch_filter : std::uint8_t {
    kernel,        ///< branches whose destination has CPL 0
    user,          ///< branches whose destination has CPL 1, 2 or 3
    conditional,   ///< conditional branches
    relative_call, ///< near calls of an address in the instruction
    indirect_call, ///< near calls of an address in a register or in memory
    near_return,   ///< near returns
    indirect_jump, ///< near jumps to an address in a register or in memory
    relative_jump, ///< near jumps to an address in the instruction
    far_branch,    ///< far branches, such as system calls and interrupts
    other_branch,  ///< all branches of kinds that IA32_LBR_CTL has no bit for
};
/// The number of enumerators of `branch_filter`.
inline constexpr unsigned filter_count = 10;

/// Returns the set of the given filters: bit n for the n-th enumerator.
template <typename... Filter>
constexpr std::uint16_t filter_set(Filter... filter) {
    return static_cast<std::uint16_t>(((1u << static_cast<unsigned>(filter)) | ... | 0u));
}
/// The branch filters that are levels of privilege.
inline constexpr std::uint16_t level_filters =
    filter_set(branch_filter::kernel, branch_filter::user);
/// The branch filters that are kinds of branches.
inline constexpr std::uint16_t kind_filters =
    static_cast<std::uint16_t>(((1u << filter_count) - 1) & ~unsigned{level_filters});

/// The format of a branch record. The first eight are numbered as IA32_PERF_CAPABILITIES[5:0]
/// reports them.
enum class record_format : std::uint8_t {
    both_32,       ///< source and destination in a register, 32 bits each
    lip_64,        ///< source and destination are linear addresses of 64 bits
    eip_64,        ///< source and destination are instruction pointers of 64 bits
    eip_flags,     ///< as `eip_64`, with a misprediction in bit 63 of the source
    eip_flags_tsx, ///< as `eip_flags`, with transactions in bits 61 and 62 of the source
    eip_info,      ///< as `eip_64`, with flags and cycles in a third register
    /// Linear addresses, with a misprediction in the source and cycles in the destination.
    lip_flags_cycles,
    /// Linear addresses, with flags and cycles in a third register, without transactions.
    lip_info,
    architectural, ///< the format of architectural records, which CPUID leaf 1Ch describes
    amd_v2,        ///< AMD's last branch records, version 2
    amd_brs,       ///< AMD's branch sampling
    unknown,       ///< no source says the format
};
/// The number of formats of branch records that are known.
inline constexpr unsigned format_count = 11;

/// The register of a branch record that holds a field.
enum class record_part : std::uint8_t {
    none,        ///< the format of branch records lacks the field
    source,      ///< the register with the address of the branch
    destination, ///< the register with the address that the branch went to
    info,        ///< the register with flags and cycles
};

/// The way in which decoding makes the bits above an address field of a branch record.
enum class address_extension : std::uint8_t {
    none,     ///< the address is read as the register holds it
    from_top, ///< the topmost bit of the address field is copied into the bits above
    /// The topmost bit of the processor's linear addresses is copied into the bits above the
    /// address field.
    from_width,
};

} // namespace msr::lbr
