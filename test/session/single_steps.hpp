// Calls a function between two instructions of a thread, by the processor's trap flag: the trap
// comes behind each instruction, as a signal that no pause of the sessions blocks. The function is
// not called within the C library, whose locks others may need while it lasts.
#pragma once

#include <csignal>
#include <cstdint>
#include <cstdlib>

#include <ucontext.h>

/// The begin and the end of the program's own instructions, which the linker defines.
extern "C" {
extern const char __executable_start[];
extern const char etext[];
}

namespace single_steps {

constexpr unsigned long trap_flag = 1UL << 8;

/// Number of the program's own instructions that are left before the call of the function.
inline thread_local unsigned long left = 0;
inline thread_local void (*call)() = nullptr;

inline void on_trap(int, siginfo_t *, void *context) {
    if (left == 0) return;
    auto &registers = static_cast<ucontext_t *>(context)->uc_mcontext.gregs;
    const auto position = static_cast<std::uintptr_t>(registers[REG_RIP]);
    if (position < reinterpret_cast<std::uintptr_t>(__executable_start) ||
        position >= reinterpret_cast<std::uintptr_t>(etext))
        return;
    if (--left != 0) return;
    registers[REG_EFL] &= ~static_cast<greg_t>(trap_flag);
    call();
}

/// Calls `subject` after the calling thread has executed `instructions` more instructions;
/// instructions of libraries do not count. Only for a forked child of a test.
inline void after(unsigned long instructions, void (*subject)()) {
    struct sigaction traps {};
    traps.sa_sigaction = on_trap;
    traps.sa_flags = SA_SIGINFO;
    if (instructions == 0 || ::sigaction(SIGTRAP, &traps, nullptr) != 0) std::abort();
    left = instructions;
    call = subject;
    __builtin_ia32_writeeflags_u64(__builtin_ia32_readeflags_u64() | trap_flag);
}

/// Cancels the call that after() prepared. Returns whether a call was still to come.
inline bool end() {
    __builtin_ia32_writeeflags_u64(__builtin_ia32_readeflags_u64() & ~trap_flag);
    return left == 0;
}

} // namespace single_steps
