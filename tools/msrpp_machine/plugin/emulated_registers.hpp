// The registers of a thread of the program in the emulator's structure of the processor,
// CPUX86State (target/i386/cpu.h of QEMU). The interface of plugins shows no registers; but code
// that TCG makes for x86-64 hosts keeps the address of the structure in RBP (tcg/i386/tcg-target.h:
// TCG_AREG0).
#pragma once

#include <cstdint>

#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

namespace msrpp::machine {

/// Threads of a program that are followed: QEMU numbers its virtual CPUs from 0.
inline constexpr unsigned most_vcpus = 4096;

/// CPUX86State begins so. Newer versions have room for 32 registers before the pointer.
struct emulated_registers {
    std::uint64_t general[16];
    std::uint64_t pointer;
    std::uint64_t extra[15];
    std::uint64_t later_pointer;
};

/// RBP of the code that called the function that this is inlined into: with a frame of its own, it
/// has saved that first (System V ABI for x86-64).
[[gnu::always_inline]] inline void *callers_rbp() {
#if defined(__x86_64__)
    return *static_cast<void **>(__builtin_frame_address(0));
#else
    return nullptr;
#endif
}

/// Reads bytes at an address that may be invalid. Returns whether all of them were there.
inline bool is_readable(const void *source, void *destination, std::size_t bytes) {
    const iovec own_memory{destination, bytes};
    const iovec position{const_cast<void *>(source), bytes};
    return process_vm_readv(getpid(), &own_memory, 1, &position, 1, 0) ==
           static_cast<ssize_t>(bytes);
}

/// The registers at an address that may be anything; null where they cannot be there. `known`:
/// where they were before.
inline emulated_registers *registers_at(emulated_registers *known, void *address) {
    if (known == address) return known;
    emulated_registers copy;
    if (reinterpret_cast<std::uintptr_t>(address) % alignof(emulated_registers) != 0 ||
        !is_readable(address, &copy, sizeof copy))
        return nullptr;
    return static_cast<emulated_registers *>(address);
}

} // namespace msrpp::machine
