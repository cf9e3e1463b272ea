// The registers of a thread of the program, in the emulator's structure of the processor,
// CPUX86State (target/i386/cpu.h of QEMU). The interface of plugins shows no registers; but code
// that TCG makes for x86-64 hosts keeps the address of CPUX86State in RBP (tcg/i386/tcg-target.h:
// TCG_AREG0).
#pragma once

#include <cstdint>

#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

namespace msrpp::machine {

/// The highest number of threads of a program that are followed; QEMU numbers its virtual CPUs from
/// 0.
inline constexpr unsigned most_vcpus = 4096;

/// The beginning of QEMU's CPUX86State. Newer versions of QEMU have 32 registers before the
/// pointer.
struct emulated_registers {
    std::uint64_t general[16];
    std::uint64_t pointer;
    std::uint64_t extra[15];
    std::uint64_t later_pointer;
};

/// Returns RBP of the code that called the function into which callers_rbp() is inlined: with a
/// frame of its own, that function has saved RBP first (System V ABI for x86-64).
[[gnu::always_inline]] inline void *callers_rbp() {
#if defined(__x86_64__)
    return *static_cast<void **>(__builtin_frame_address(0));
#else
    return nullptr;
#endif
}

/// Copies bytes from an address that may be invalid. Returns whether all of the bytes could be
/// read.
inline bool is_readable(const void *source, void *destination, std::size_t bytes) {
    const iovec own_memory{destination, bytes};
    const iovec position{const_cast<void *>(source), bytes};
    return process_vm_readv(getpid(), &own_memory, 1, &position, 1, 0) ==
           static_cast<ssize_t>(bytes);
}

/// Returns the registers at `address`, which may be any value; null where no CPUX86State can be at
/// the address. `known`: the registers' last known address.
inline emulated_registers *registers_at(emulated_registers *known, void *address) {
    if (known == address) return known;
    emulated_registers copy;
    if (reinterpret_cast<std::uintptr_t>(address) % alignof(emulated_registers) != 0 ||
        !is_readable(address, &copy, sizeof copy))
        return nullptr;
    return static_cast<emulated_registers *>(address);
}

} // namespace msrpp::machine
