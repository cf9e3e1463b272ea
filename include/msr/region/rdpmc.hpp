// Readers of regions that read counters with RDPMC: no system call, no access to a device.
// Source: Intel SDM volume 2 (RDPMC): ECX, 40 bits of the Pentium 4, its fast form with 32 bits.
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

/// RDPMC itself. Ends the program with SIGSEGV where CR4.PCE does not allow it.
struct rdpmc_instruction {
    /// Returns the counter of this index (ECX of RDPMC) on the processor that the thread runs on.
    [[gnu::always_inline]] std::uint64_t operator()(std::uint32_t index) const noexcept {
        std::uint32_t low, high;
        asm volatile("rdpmc" : "=a"(low), "=d"(high) : "c"(index));
        return std::uint64_t{high} << 32 | low;
    }
};

namespace detail {

inline thread_local sigjmp_buf rdpmc_refused;

} // namespace detail

/// Whether the calling thread may read a counter with RDPMC: the function tries to. During the call
/// it replaces the SIGSEGV handler of the whole process, so call it before there are other threads.
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

/// The indices of a plan's counters.
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

/// Reads the counters of a plan with RDPMC, on the processor that the calling thread is on: it is
/// to be bound to that where a session counts. A pass must end before a counter of it wraps twice;
/// with 40 bits and three counts a clock that takes 2 minutes at 3 GHz, with 48 bits 9 hours.
/// `Shares`: the plan has shares of slots, see below; `rdpmc_reader{plan, index}` finds out.
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
    /// `size()` is `most` for each object, as a `counter_reader` states it.
    static constexpr bool always_most = true;
    static constexpr std::size_t most = Size; ///< the greatest `size()`

    /// Throws std::invalid_argument where RDPMC does not read a counter of the plan.
    template <countable_plan Plan>
    rdpmc_reader(const Plan &plan, rdpmc_index_of index_of, Instruction instruction = {})
        : readouts{plan.view().readouts}, indices{readouts, index_of}, rdpmc{instruction} {}

    /// Returns the number of counters.
    static constexpr std::size_t size() noexcept { return most; }
    /// Returns the width of a counter, in bits.
    unsigned width(std::size_t i) const noexcept { return readouts[i].width; }

    /// Writes what each counter holds into `values`, which has `size()` elements.
    [[gnu::always_inline]] void read(std::uint64_t *values) noexcept {
        for (std::size_t i = 0; i < Size; ++i)
            values[i] = rdpmc(indices.numbers[i]);
    }

private:
    sequence<readout> readouts;
    detail::rdpmc_indices<Size> indices;
    [[no_unique_address]] Instruction rdpmc;
};

/// The reader of plans with shares of slots: reads the slots and the register with the shares next
/// to each other, behind all other counters. Counts are made of them when a thread sums up. Once
/// the slots have gone back, as where they wrapped or the session was started anew, passes are not
/// counted: a thread then needs a region_thread anew.
template <std::size_t Size, typename Instruction>
class rdpmc_reader<Size, Instruction, true> {
public:
    /// `size()` is `most` for each object, as a `counter_reader` states it.
    static constexpr bool always_most = true;
    static constexpr std::size_t most = Size; ///< the greatest `size()`

    /// Throws std::invalid_argument where RDPMC does not read a counter of the plan, and where the
    /// plan has shares without the slots.
    template <countable_plan Plan>
    rdpmc_reader(const Plan &plan, rdpmc_index_of index_of, Instruction instruction = {})
        : readouts{plan.view().readouts}, registers{readouts}, rdpmc{instruction} {
        for (std::size_t i = 0; i < registers.size(); ++i) {
            indices[i] = index_of(registers[i].address);
            if (indices[i] == no_rdpmc) detail::not_for_rdpmc(registers[i].name);
        }
    }

    /// Returns the number of columns: one for each choice.
    static constexpr std::size_t size() noexcept { return most; }
    /// Returns the width of the counter of a column, in bits.
    unsigned width(std::size_t i) const noexcept { return readouts[i].width; }

    /// Writes what each register holds into `values`, which has `size()` elements; `settle` makes
    /// counts of shares afterwards.
    [[gnu::always_inline]] void read(std::uint64_t *values) noexcept {
        for (std::size_t i = 0; i < registers.size(); ++i)
            values[registers[i].column] = rdpmc(indices[i]);
    }

    /// Returns the readouts of the columns.
    sequence<readout> columns() const noexcept { return registers.columns().columns(); }
    /// Turns a reading into counts, in place. Fails with `error_code::whole_wrapped` once the slots
    /// have gone back, and with `error_code::not_shares` where the register holds no shares of one
    /// whole.
    failure settle(std::uint64_t *readings) noexcept { return registers.settle(readings); }

private:
    sequence<readout> readouts;
    detail::share_readings<Size> registers;
    std::uint32_t indices[Size == 0 ? 1 : Size]{};
    [[no_unique_address]] Instruction rdpmc;
};

template <countable_plan Plan>
rdpmc_reader(const Plan &, rdpmc_index_of)
    -> rdpmc_reader<Plan::size, rdpmc_instruction, detail::has_share_columns<Plan>>;
template <countable_plan Plan, typename Instruction>
rdpmc_reader(const Plan &, rdpmc_index_of, Instruction)
    -> rdpmc_reader<Plan::size, Instruction, detail::has_share_columns<Plan>>;

/// Reads the counters of a plan with the Pentium 4's fast form of RDPMC, which reads the lower 32
/// bits, and RDTSC. The upper bits follow from the reading before, unless so much time has passed
/// since that a counter can have gone round: then that counter is read with all its bits. Counters
/// whose speed is not known (`readout::most_per_clock` is 0) always are.
template <std::size_t Size, typename Instruction = rdpmc_instruction,
          std::uint64_t (*Clock)() noexcept = time_stamp>
class fast_rdpmc_reader {
public:
    /// `size()` is `most` for each object, as a `counter_reader` states it.
    static constexpr bool always_most = true;
    static constexpr std::size_t most = Size; ///< the greatest `size()`
    /// The bit of ECX that makes RDPMC read 32 bits.
    static constexpr std::uint32_t fast = std::uint32_t{1} << 31;

    /// Throws std::invalid_argument where RDPMC does not read a counter of the plan.
    template <countable_plan Plan>
    fast_rdpmc_reader(const Plan &plan, rdpmc_index_of index_of, Instruction instruction = {})
        : readouts{plan.view().readouts}, indices{readouts, index_of}, rdpmc{instruction} {
        for (std::size_t i = 0; i < Size; ++i) {
            const std::uint32_t speed = readouts[i].most_per_clock;
            safe_clocks[i] = speed == 0 ? 0 : (std::uint64_t{1} << 32) / speed;
        }
    }

    /// Returns the number of counters.
    static constexpr std::size_t size() noexcept { return most; }
    /// Returns the width of a counter, in bits.
    unsigned width(std::size_t i) const noexcept { return readouts[i].width; }

    /// Writes the counters, with their upper bits made up, into `values`, which has `size()`
    /// elements.
    void read(std::uint64_t *values) noexcept {
        for (std::size_t i = 0; i < Size; ++i)
            values[i] = rdpmc(indices.numbers[i] | fast);
        const std::uint64_t current = Clock();
        const std::uint64_t clocks = current - clock_before_last;
        for (std::size_t i = 0; i < Size; ++i)
            values[i] = last[i] = clocks < safe_clocks[i]
                                      ? last[i] + counted(last[i], values[i], 32)
                                      : rdpmc(indices.numbers[i]);
        clock_before_last = last_clock;
        last_clock = current;
    }

private:
    sequence<readout> readouts;
    detail::rdpmc_indices<Size> indices;
    [[no_unique_address]] Instruction rdpmc;
    std::uint64_t safe_clocks[Size == 0 ? 1 : Size]{}; ///< in fewer 32 bits cannot wrap
    std::uint64_t last[Size == 0 ? 1 : Size]{};        ///< with carries beyond the counter's width
    // The clock's value at the last reading; later readings exceed this value, whatever interrupts
    // the thread.
    std::uint64_t last_clock{};
    std::uint64_t clock_before_last{};
};

template <countable_plan Plan>
fast_rdpmc_reader(const Plan &, rdpmc_index_of) -> fast_rdpmc_reader<Plan::size>;
template <countable_plan Plan, typename Instruction>
fast_rdpmc_reader(const Plan &, rdpmc_index_of, Instruction)
    -> fast_rdpmc_reader<Plan::size, Instruction>;

} // namespace msr
