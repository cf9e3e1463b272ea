// Registers of a processor as the kernel module classifies them: registers that callers without
// CAP_SYS_RAWIO may write, and registers that such callers can never write. Source of the facts:
// msr/backend/shim_registers.h and shim_boxes.h.
#pragma once

#include <msr/backend/shim_registers.h>
#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msrpp {

/// A register that counts or selects what is counted, and its bits that need rights.
struct counting_register {
    unsigned kind{MSRPP_KIND_UNKNOWN}; ///< kind of register, of enum msrpp_register_kind
    /// Bits of the register that only callers with CAP_PERFMON may write.
    std::uint64_t perfmon_bits{};
    /// Bits of the register that only callers with CAP_SYS_RAWIO may write.
    std::uint64_t rawio_bits{};
};

/// Returns the kind and bits of an address on the kinds of processors in the mask `wired`
/// (MSRPP_ON_...).
counting_register counting_register_at(unsigned wired, std::uint32_t address);

/// Returns why a register is denied on the kinds of processors in the mask `wired`; null: the
/// register is not denied. No register that counts is denied.
const char *why_denied(unsigned wired, std::uint32_t address);

/// Returns whether a number is a register of a box outside of the cores on a processor, whatever
/// register has the number on other processors.
bool is_box_register(msr::core processor, std::uint32_t address);

} // namespace msrpp
