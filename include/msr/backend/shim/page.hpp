// The page that the module maps for a thread, from which the thread reads its own counts without a
// system call.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <msr/backend/shim_abi.h>

#include <cstddef>
#include <cstdint>

namespace msr {

/// Reads a counter with RDPMC. Faults (SIGSEGV) where CR4.PCE does not allow RDPMC: see shim_page.
/// `index`: ECX of RDPMC
/// Returns what the counter holds.
inline std::uint64_t read_with_rdpmc(unsigned, std::uint32_t index) noexcept {
    std::uint32_t low, high;
    asm volatile("rdpmc" : "=a"(low), "=d"(high) : "c"(index));
    return std::uint64_t{high} << 32 | low;
}

/// The page with the sums of counts and the counters' start values of one thread, as the module
/// keeps them.
class shim_page {
public:
    /// Makes a reader of a mapped page, which must outlive this object.
    explicit shim_page(const volatile msrpp_page *mapped) noexcept : page{mapped} {}

    /// Returns the number of counts that the page has.
    std::size_t size() const noexcept { return page->count; }

    /// Returns whether every count can be read by RDPMC. Whether CR4.PCE allows RDPMC is another
    /// question, answered by MSRPP_FEATURE_RDPMC and /sys/bus/event_source/devices/cpu/rdpmc.
    bool has_indices() const noexcept {
        for (std::size_t i = 0; i < size(); ++i)
            if (page->readouts[i].rdpmc == MSRPP_NO_RDPMC) return false;
        return true;
    }

    /// Stores the thread's counts since start, `size()` of them; works only in the thread that the
    /// program is attached to. `read_counter(cpu, index)` reads a counter; it is called while the
    /// thread counts, once for each counter, and once more where the thread was switched meanwhile.
    template <typename ReadCounter>
    void read(std::uint64_t *counts, ReadCounter read_counter) const {
        std::uint32_t sequence;
        do {
            sequence = page->sequence;
            // a fence of the compiler is enough: x86 keeps loads in order
            __atomic_signal_fence(__ATOMIC_ACQUIRE);
            for (std::size_t i = 0; i < size(); ++i)
                counts[i] = count_of(i, read_counter);
            __atomic_signal_fence(__ATOMIC_ACQUIRE);
        } while (sequence % 2 != 0 || page->sequence != sequence);
    }

    /// Stores the thread's counts since start, `size()` of them, by the instruction RDPMC.
    void read(std::uint64_t *counts) const noexcept { read(counts, read_with_rdpmc); }

private:
    template <typename ReadCounter>
    std::uint64_t count_of(std::size_t i, ReadCounter &read_counter) const {
        const auto &entry = page->readouts[i];
        if ((page->flags & MSRPP_PAGE_RUNNING) == 0) return entry.sum;
        const std::uint64_t total = ~std::uint64_t{0} >> (64 - entry.width);
        return entry.sum + ((read_counter(page->cpu, entry.rdpmc) - entry.begin) & total);
    }

    const volatile msrpp_page *page;
};

} // namespace msr
