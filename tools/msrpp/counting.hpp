// What the kernel module knows of a processor's registers: what callers without CAP_SYS_RAWIO may
// write, and what they never have. The facts stand in msr/backend/shim_registers.h.
#pragma once

#include <msr/backend/shim_registers.h>

#include <cstdint>

namespace msrpp {

/// What a counting register is.
struct counting_register {
    unsigned kind{MSRPP_KIND_UNKNOWN}; ///< enum msrpp_register_kind
    std::uint64_t guarded{};           ///< bits that take CAP_PERFMON
    std::uint64_t never{};             ///< bits that take CAP_SYS_RAWIO
};

/// What an address is on processors that are wired so (MSRPP_ON_...).
counting_register counting_register_at(unsigned wired, std::uint32_t address);

/// Why a register is kept on processors that are wired so; null where it is not, as no counting
/// register is.
const char *why_denied(unsigned wired, std::uint32_t address);

} // namespace msrpp
