// Registers of a processor as the kernel module sees them: what callers without CAP_SYS_RAWIO may
// write, and what they never have. The facts stand in msr/backend/shim_registers.h and
// shim_boxes.h.
#pragma once

#include <msr/backend/shim_registers.h>
#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msrpp {

/// A register that counts or decides what is counted, and its bits that take rights.
struct counting_register {
    unsigned kind{MSRPP_KIND_UNKNOWN}; ///< enum msrpp_register_kind
    std::uint64_t guarded{};           ///< bits that take CAP_PERFMON
    std::uint64_t never{};             ///< bits that take CAP_SYS_RAWIO
};

/// The kind and bits of an address on processors that are wired so (MSRPP_ON_...).
counting_register counting_register_at(unsigned wired, std::uint32_t address);

/// Why a register is kept on processors that are wired so; null where it is not, as no counting
/// register is.
const char *why_denied(unsigned wired, std::uint32_t address);

/// Whether a number is a register of a box outside of the cores on a processor, whatever it is on
/// others.
bool is_box_register(msr::core processor, std::uint32_t address);

} // namespace msrpp
