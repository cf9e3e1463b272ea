// The registers by which AMD's IBS samples operations, as far as `msrpp validate` uses them.
// Source: AMD APM volume 2, 24593, 13.3, and PPR, MSRC001_1033 to MSRC001_1038.
#pragma once

#include <cstdint>

namespace msrpp::validate {

class subject;

/// Addresses and bits of registers of IBS.
struct ibs_registers {
    static constexpr std::uint32_t control = 0xc001'1033;     ///< IBS_OP_CTL
    static constexpr std::uint32_t instruction = 0xc001'1034; ///< IBS_OP_RIP
    static constexpr std::uint32_t access = 0xc001'1037;      ///< IBS_OP_DATA3
    static constexpr std::uint32_t data = 0xc001'1038;        ///< IBS_DC_LINADDR
    static constexpr std::uint64_t enable = 1u << 17;         ///< IbsOpEn in IBS_OP_CTL
    static constexpr std::uint64_t has_sample = 1u << 18;     ///< IbsOpVal in IBS_OP_CTL
    static constexpr std::uint64_t is_load = 1u << 0;         ///< IbsLdOp in IBS_OP_DATA3
    static constexpr std::uint64_t has_address = 1u << 17;    ///< IbsDcLinAddrValid in IBS_OP_DATA3
};

/// Returns whether the machine under test may be sampled through the registers of IBS: true for a
/// simulated processor that announces IBS, and has no further registers to write before IBS
/// samples. On a real machine the interrupt of a sample would reach a kernel that does not expect
/// the interrupt.
bool can_sample_ops(const subject &subject);

} // namespace msrpp::validate
