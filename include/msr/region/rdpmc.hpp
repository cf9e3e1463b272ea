// Readers of regions that read counters with RDPMC: no system call, no access to a device.
// Source: Intel SDM volume 2 (RDPMC): the index in ECX, the 40 bits of the Pentium 4, and its fast
// form, which reads 32 bits.
#pragma once

#include <msr/backend/clock.hpp>
#include <msr/backend/exceptions.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/rdpmc.hpp>
#include <msr/core/sequence.hpp>
#include <msr/region/share_columns.hpp>
#include <msr/session/rules.hpp>

#include <csetjmp>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <string>

namespace msr {

/// The instruction RDPMC. It ends the program with SIGSEGV where CR4.PCE does not allow it.
struct rdpmc_instruction {
    /// Returns the counter with an index (ECX of RDPMC) of the processor that the thread runs on.
    [[gnu::always_inline]] std::uint64_t operator()(std::uint32_t index) const noexcept {
        std::uint32_t low, high;
        asm volatile("rdpmc" : "=a"(low), "=d"(high) : "c"(index));
        return std::uint64_t{high} << 32 | low;
    }
};

namespace detail {

inline thread_local sigjmp_buf rdpmc_refused;

} // namespace detail

/// Returns whether the calling thread may read the counter `index` with RDPMC, by trying it. During
/// the call the function replaces the SIGSEGV handler of the whole process, so call it before there
/// are other threads.
inline bool rdpmc_is_permitted(std::uint32_t index = 0) noexcept {
    struct sigaction trial {};
    struct sigaction previous {};
    trial.sa_handler = [](int) { siglongjmp(detail::rdpmc_refused, 1); };
    if (::sigaction(SIGSEGV, &trial, &previous) != 0) return false;
    volatile bool permitted = false;
    if (sigsetjmp(detail::rdpmc_refused, 1) == 0) {
        rdpmc_instruction{}(index);
        permitted = true;
    }
    ::sigaction(SIGSEGV, &previous, nullptr);
    return permitted;
}

namespace detail {

[[noreturn]] inline void not_for_rdpmc(const char *name) {
    const std::string reason =
        std::string{"RDPMC does not read "} + (name == nullptr ? "a counter of this plan" : name);
    invalid_argument(reason);
}

/// The index for RDPMC of each counter of a plan. Its constructor throws std::invalid_argument
/// where RDPMC does not read a counter.
template <std::size_t Size>
struct rdpmc_indices {
    std::uint32_t numbers[Size == 0 ? 1 : Size]{};

    rdpmc_indices(sequence<readout> readouts, rdpmc_index_of index_of) {
        for (std::size_t i = 0; i < Size; ++i) {
            if (readouts[i].is_share())
                invalid_argument("this reader has no shares of slots: they are read by "
                                 "msr::rdpmc_reader{plan, index} without arguments of its own");
            numbers[i] = index_of(readouts[i].address);
            if (numbers[i] == no_rdpmc) not_for_rdpmc(readouts[i].name);
        }
    }
};

} // namespace detail

/// A reader of a plan's counters by RDPMC, on the processor that the calling thread is on: bind the
/// thread to the processor where a session counts. A pass must end before a counter wraps twice; a
/// wrap of a counter of 40 bits that counts three events a clock takes 2 minutes at 3 GHz, of 48
/// bits 9 hours. `Shares`: whether the plan has shares of slots; `rdpmc_reader{plan, index}`
/// deduces it
/// Example:
///     #include <msr/backend/dev_msr.hpp>
///     #include <msr/intel/perfmon.hpp>
///     #include <msr/intel/perfmon/rdpmc.hpp>
///     namespace perfmon = msr::perfmon;
///     constexpr const auto &plan = msr::plan<perfmon::skylake, perfmon::llc_misses>;
///     msr::dev_msr device;
///     msr::session session{device, plan, msr::this_cpu()};
///     session.start();
///     msr::regions regions{plan};
///     msr::region_thread thread{regions, msr::rdpmc_reader{plan, &perfmon::rdpmc_index}};
template <std::size_t Size, typename Instruction = rdpmc_instruction, bool Shares = false>
class rdpmc_reader {
public:
    /// True: every object has `most` counters.
    static constexpr bool always_most = true;
    /// The greatest number of counters that `size()` can return.
    static constexpr std::size_t most = Size;

    /// Makes a reader of a plan's counters. Throws std::invalid_argument where RDPMC does not read
    /// a counter of the plan.
    /// `index_of`: the function that returns the index for RDPMC of a register
    template <countable_plan Plan>
    rdpmc_reader(const Plan &plan, rdpmc_index_of index_of, Instruction instruction = {})
        : readouts{plan.view().readouts}, indices{readouts, index_of}, rdpmc{instruction} {}

    /// Returns the number of counters that a read writes.
    static constexpr std::size_t size() noexcept { return most; }
    /// Returns the width of counter `i`, below `size()`, in bits.
    unsigned width(std::size_t i) const noexcept { return readouts[i].width; }

    /// Writes the content of each counter into `values`, which has `size()` elements.
    [[gnu::always_inline]] void read(std::uint64_t *values) noexcept {
        for (std::size_t i = 0; i < Size; ++i)
            values[i] = rdpmc(indices.numbers[i]);
    }

private:
    sequence<readout> readouts;
    detail::rdpmc_indices<Size> indices;
    [[no_unique_address]] Instruction rdpmc;
};

/// A reader by RDPMC of plans with shares of slots: it reads the slots and the register with the
/// shares next to each other, after all other counters. Shares become counts when a thread sums up
/// its passes. Once the count of slots has gone back, because its counter wrapped or the session
/// was started again, passes are not counted: the thread then needs a new region_thread.
template <std::size_t Size, typename Instruction>
class rdpmc_reader<Size, Instruction, true> {
public:
    /// True: every object has `most` counters.
    static constexpr bool always_most = true;
    /// The greatest number of counters that `size()` can return.
    static constexpr std::size_t most = Size;

    /// Makes a reader of a plan's counters. Throws std::invalid_argument where RDPMC does not read
    /// a counter of the plan, and where the plan has shares without the slots.
    /// `index_of`: the function that returns the index for RDPMC of a register
    template <countable_plan Plan>
    rdpmc_reader(const Plan &plan, rdpmc_index_of index_of, Instruction instruction = {})
        : readouts{plan.view().readouts}, registers{readouts}, rdpmc{instruction} {
        for (std::size_t i = 0; i < registers.size(); ++i) {
            indices[i] = index_of(registers[i].address);
            if (indices[i] == no_rdpmc) detail::not_for_rdpmc(registers[i].name);
        }
    }

    /// Returns the number of columns of a reading of the counters: one for each choice of the plan.
    static constexpr std::size_t size() noexcept { return most; }
    /// Returns the width of the counter of column `i`, below `size()`, in bits.
    unsigned width(std::size_t i) const noexcept { return readouts[i].width; }

    /// Writes the content of each register into `values`, which has `size()` elements. `settle`
    /// turns the contents of registers with shares into counts.
    [[gnu::always_inline]] void read(std::uint64_t *values) noexcept {
        for (std::size_t i = 0; i < registers.size(); ++i)
            values[registers[i].column] = rdpmc(indices[i]);
    }

    /// Returns the readout (counter that is read) of each column of a reading; an empty list where
    /// no column is a share of slots.
    sequence<readout> columns() const noexcept { return registers.columns().columns(); }
    /// Turns the register contents that a reading of the counters stored into counts, in place.
    /// Fails with `error_code::whole_wrapped` once the count of slots has gone back, and with
    /// `error_code::not_shares` where the register holds no shares of one whole.
    failure settle(std::uint64_t *readings) noexcept { return registers.settle(readings); }

private:
    sequence<readout> readouts;
    detail::share_registers<Size> registers;
    std::uint32_t indices[Size == 0 ? 1 : Size]{};
    [[no_unique_address]] Instruction rdpmc;
};

template <countable_plan Plan>
rdpmc_reader(const Plan &, rdpmc_index_of)
    -> rdpmc_reader<Plan::size, rdpmc_instruction, detail::has_share_columns<Plan>>;
template <countable_plan Plan, typename Instruction>
rdpmc_reader(const Plan &, rdpmc_index_of, Instruction)
    -> rdpmc_reader<Plan::size, Instruction, detail::has_share_columns<Plan>>;

/// A reader of a plan's counters by the Pentium 4's fast form of RDPMC, which reads the lower 32
/// bits, and by RDTSC. The upper bits follow from the previous reading, unless a counter can have
/// wrapped in the time since: all bits of such a counter are read, and of a counter whose speed is
/// not known (`readout::most_per_clock` is 0).
/// `Clock`: the function that reads the time, in clocks of the time stamp counter
template <std::size_t Size, typename Instruction = rdpmc_instruction,
          std::uint64_t (*Clock)() noexcept = time_stamp>
class fast_rdpmc_reader {
public:
    /// True: every object has `most` counters.
    static constexpr bool always_most = true;
    /// The greatest number of counters that `size()` can return.
    static constexpr std::size_t most = Size;
    /// The bit of ECX that makes RDPMC read 32 bits of a counter.
    static constexpr std::uint32_t fast = std::uint32_t{1} << 31;

    /// Makes a reader of a plan's counters. Throws std::invalid_argument where RDPMC does not read
    /// a counter of the plan.
    /// `index_of`: the function that returns the index for RDPMC of a register
    template <countable_plan Plan>
    fast_rdpmc_reader(const Plan &plan, rdpmc_index_of index_of, Instruction instruction = {})
        : readouts{plan.view().readouts}, indices{readouts, index_of}, rdpmc{instruction} {
        for (std::size_t i = 0; i < Size; ++i) {
            const std::uint32_t speed = readouts[i].most_per_clock;
            safe_clocks[i] = speed == 0 ? 0 : (std::uint64_t{1} << 32) / speed;
        }
    }

    /// Returns the number of counters that a read writes.
    static constexpr std::size_t size() noexcept { return most; }
    /// Returns the width of counter `i`, below `size()`, in bits.
    unsigned width(std::size_t i) const noexcept { return readouts[i].width; }

    /// Writes the content of each counter into `values`, which has `size()` elements; upper bits
    /// are those of the previous reading, plus a carry.
    void read(std::uint64_t *values) noexcept {
        for (std::size_t i = 0; i < Size; ++i)
            values[i] = rdpmc(indices.numbers[i] | fast);
        const std::uint64_t current = Clock();
        const std::uint64_t clocks = current - clock_before_last;
        for (std::size_t i = 0; i < Size; ++i)
            values[i] = last[i] = clocks < safe_clocks[i]
                                      ? last[i] + counter_increase(last[i], values[i], 32)
                                      : rdpmc(indices.numbers[i]);
        clock_before_last = last_clock;
        last_clock = current;
    }

private:
    sequence<readout> readouts;
    detail::rdpmc_indices<Size> indices;
    [[no_unique_address]] Instruction rdpmc;
    /// By counter: number of clocks in which its lower 32 bits cannot wrap.
    std::uint64_t safe_clocks[Size == 0 ? 1 : Size]{};
    /// By counter: the counter's content at the last reading, with carries beyond the counter's
    /// width.
    std::uint64_t last[Size == 0 ? 1 : Size]{};
    // The clock's value at the last reading; the clock's value at later readings is greater,
    // whatever interrupts the thread.
    std::uint64_t last_clock{};
    std::uint64_t clock_before_last{};
};

template <countable_plan Plan>
fast_rdpmc_reader(const Plan &, rdpmc_index_of) -> fast_rdpmc_reader<Plan::size>;
template <countable_plan Plan, typename Instruction>
fast_rdpmc_reader(const Plan &, rdpmc_index_of, Instruction)
    -> fast_rdpmc_reader<Plan::size, Instruction>;

} // namespace msr
