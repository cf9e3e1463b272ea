// Values that several threads and signal handlers share, in place of std::atomic: <atomic> takes
// nearly as long to compile as <iostream>. The accesses are built-in functions, which GCC and clang
// have by equal names.
#pragma once

#include <msr/core/cplusplus.hpp>

namespace msr::detail {

/// The orders of memory accesses, with the names that std::memory_order has.
enum class memory_order : int {
    relaxed = __ATOMIC_RELAXED,
    acquire = __ATOMIC_ACQUIRE,
    release = __ATOMIC_RELEASE,
    acq_rel = __ATOMIC_ACQ_REL,
    seq_cst = __ATOMIC_SEQ_CST,
};

/// A value whose accesses are atomic. `T` must have no padding, for compare_exchange_strong
/// compares bytes. A type for which the processor has no atomic instructions does not compile: the
/// thread that a signal handler interrupts may own the lock that would take their place.
template <typename T>
class atomic {
    static_assert(__atomic_always_lock_free(sizeof(T), nullptr),
                  "the processor has no lock-free instructions for this type");

public:
    constexpr atomic() noexcept = default;
    constexpr atomic(T initial) noexcept : value{initial} {}
    atomic(const atomic &) = delete;
    atomic &operator=(const atomic &) = delete;

    T load(memory_order order = memory_order::seq_cst) const noexcept {
        T result;
        __atomic_load(&value, &result, static_cast<int>(order));
        return result;
    }
    operator T() const noexcept { return load(); }

    void store(T desired, memory_order order = memory_order::seq_cst) noexcept {
        __atomic_store(&value, &desired, static_cast<int>(order));
    }
    T operator=(T desired) noexcept {
        store(desired);
        return desired;
    }

    /// Writes `desired` where the atomic value equals `expected`, and returns true; else puts the
    /// atomic value into `expected` and returns false.
    bool compare_exchange_strong(T &expected, T desired) noexcept {
        return __atomic_compare_exchange(&value, &expected, &desired, false, __ATOMIC_SEQ_CST,
                                         __ATOMIC_SEQ_CST);
    }

    /// Adds `addend` to the atomic value, and returns the value from before the addition.
    T fetch_add(T addend, memory_order order = memory_order::seq_cst) noexcept {
        return __atomic_fetch_add(&value, addend, static_cast<int>(order));
    }
    /// Subtracts `subtrahend` from the atomic value, and returns the value from before the
    /// subtraction.
    T fetch_sub(T subtrahend, memory_order order = memory_order::seq_cst) noexcept {
        return __atomic_fetch_sub(&value, subtrahend, static_cast<int>(order));
    }

private:
    alignas(sizeof(T)) T value{};
};

} // namespace msr::detail
