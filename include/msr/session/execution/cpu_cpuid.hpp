// CPUID of a logical processor, from the kernel's driver or by the instruction.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/cpuid_file.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session/execution/bindings.hpp>
#include <msr/session/execution/cpu_registers.hpp>

#include <cstdint>

namespace msr::detail {

/// Calls `use(cpuid)` with the CPUID of a processor of this machine. The kernel's cpuid driver
/// answers; without the driver the calling thread moves to the processor and executes CPUID, unless
/// a session has bound the thread. Returns false where both ways failed.
template <typename Use>
bool use_cpuid_of(unsigned cpu, Use use) {
    if (const cpuid_file file{cpu}; file.is_there()) {
        use(file);
        return true;
    }
    if (bindings.binds_caller()) return false;
    binding visit;
    // The binding fails where the processor is offline, or not in the thread's cpuset.
    if (bindings.add(visit, cpu)) return false;
    use(cpuid_here{});
    static_cast<void>(bindings.remove(visit));
    return true;
}

/// Calls `use(cpuid)` with CPUID of the processor behind `registers`: as the backend answers, or
/// that of a processor of this machine. Where all processors are alike, any of them answers.
/// Returns false where CPUID cannot be read.
template <typename Use>
bool use_cpuid_behind(const cpu_registers &registers, Use use) {
    if (registers.cpuid_of != nullptr) {
        const auto own = [&registers](std::uint32_t leaf, std::uint32_t subleaf) {
            return registers.cpuid_of(registers.device, registers.cpu, leaf, subleaf);
        };
        if (!(own(0, 0) == cpuid_registers{})) {
            use(own);
            return true;
        }
    }
    if (registers.hardware == hardware_access::none) return false;
    if (const cpuid_here own_cpuid; !logical_processors_differ(own_cpuid)) {
        use(own_cpuid);
        return true;
    }
    return use_cpuid_of(registers.cpu, use);
}

} // namespace msr::detail
