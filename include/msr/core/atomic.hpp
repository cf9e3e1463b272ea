// Values that several threads and signal handlers share: what std::atomic is for, but <atomic>
// takes nearly as long to compile as <iostream>. The compiler's own functions do it, which GCC and
// clang have by the same names.
#pragma once

#include <msr/core/cplusplus.hpp>

namespace msr::detail {

/// As in the standard, of these names.
enum class memory_order : int {
    relaxed = __ATOMIC_RELAXED,
    acquire = __ATOMIC_ACQUIRE,
    release = __ATOMIC_RELEASE,
    acq_rel = __ATOMIC_ACQ_REL,
    seq_cst = __ATOMIC_SEQ_CST,
};

/// A value without padding. A type for which the processor has no instructions does not compile: a
/// lock would not do in a signal handler.
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

    void store(T wanted, memory_order order = memory_order::seq_cst) noexcept {
        __atomic_store(&value, &wanted, static_cast<int>(order));
    }
    T operator=(T wanted) noexcept {
        store(wanted);
        return wanted;
    }

    /// Becomes `wanted` where it is `expected`, and returns true; else `expected` becomes what it
    /// is.
    bool compare_exchange_strong(T &expected, T wanted) noexcept {
        return __atomic_compare_exchange(&value, &expected, &wanted, false, __ATOMIC_SEQ_CST,
                                         __ATOMIC_SEQ_CST);
    }

    /// Adds to a number, or takes from it. Returns what it was before.
    T fetch_add(T more, memory_order order = memory_order::seq_cst) noexcept {
        return __atomic_fetch_add(&value, more, static_cast<int>(order));
    }
    T fetch_sub(T less, memory_order order = memory_order::seq_cst) noexcept {
        return __atomic_fetch_sub(&value, less, static_cast<int>(order));
    }

private:
    alignas(sizeof(T)) T value{};
};

} // namespace msr::detail
