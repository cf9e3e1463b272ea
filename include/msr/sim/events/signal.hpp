// Signals: the occurrences that the models of a simulated processor see while a program runs,
// without a vendor's numbers. An event of a counter is a sum of signals.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::sim {

/// A kind of occurrence in a simulated processor; a tally has one count for each kind.
enum class signal : std::uint8_t {
    // signals of instructions that retire
    instructions,
    uops, ///< micro-ops, estimated: one for each load, computation, store address, store data
    /// fused micro-ops, estimated: one for a load with its computation, one for a store
    fused_uops,
    heavy_uops,           ///< fused micro-ops of instructions that have two or more
    branches,             ///< near jumps, calls and returns, taken or not
    conditional_branches, ///< conditional branches, taken or not
    taken_branches,       ///< near taken branches of all kinds
    taken_conditional,    ///< conditional branches that are taken
    calls,                ///< near calls, direct and indirect
    indirect_calls,       ///< near indirect calls
    returns,              ///< near returns
    indirect_jumps,       ///< near indirect jumps, without calls and returns
    far_branches,         ///< system calls, far jumps, interrupts
    loads,                ///< accesses that read memory, each once
    stores,               ///< accesses that write memory, each once
    /// Instructions that read memory, each execution once, whatever the repetitions.
    load_instructions,
    /// Instructions that write memory, each execution once, whatever the repetitions.
    store_instructions,
    locked,              ///< locked read-modify-writes
    split_loads,         ///< loads that touch two lines
    split_stores,        ///< stores that touch two lines
    string_iterations,   ///< iterations of REP string instructions
    serialising,         ///< serialising instructions: CPUID, IRET, RSM and the like
    fences,              ///< instructions LFENCE, SFENCE, MFENCE
    pauses,              ///< instructions PAUSE that were executed
    no_operations,       ///< instructions NOP of any length
    software_prefetches, ///< instructions PREFETCHx
    line_flushes,        ///< instructions CLFLUSH, CLFLUSHOPT, CLWB
    nontemporal_stores,  ///< nontemporal stores, MOVNTx
    divisions,           ///< integer and floating-point divisions
    x87_operations,      ///< computing x87 instructions
    mmx_operations,      ///< instructions on MMX registers
    integer_vectors,     ///< SSE, AVX and AVX-512 instructions on packed integers
    scalar_single, ///< SSE and AVX computations on one single-precision element; an FMA is one
    scalar_double,
    packed_128_single,
    packed_128_double,
    packed_256_single,
    packed_256_double,
    packed_512_single,
    packed_512_double,
    /// SSE and AVX computations that multiply and add, all widths and precisions.
    fused_multiply_adds,
    scalar_single_fused,
    scalar_double_fused,
    packed_128_single_fused,
    packed_128_double_fused,
    packed_256_single_fused,
    packed_256_double_fused,
    packed_512_single_fused,
    packed_512_double_fused,
    add_operations, ///< additions and subtractions of SSE and AVX, one for each element
    multiply_operations,
    divide_operations, ///< divisions and square roots of SSE and AVX, one for each element
    fused_operations,  ///< operations of fused multiply-adds, two for each element
    // signals of the predictor
    mispredicted_branches, ///< mispredicted branches of all kinds
    mispredicted_conditional,
    mispredicted_taken, ///< mispredicted branches that were taken
    mispredicted_returns,
    mispredicted_indirect, ///< mispredicted indirect calls and jumps
    // signals of caches, in lines
    l1d_load_hits,    ///< loads that hit the first level with all their lines
    l1d_load_misses,  ///< loads that miss the first level, each once
    l1d_store_misses, ///< stores that miss the first level, each once
    l1d_replacements, ///< lines brought into the first level of data
    l1d_writebacks,   ///< dirty lines that leave the first level of data
    l1i_fetches,      ///< lines of code looked up in the first level
    l1i_misses,
    /// Loads that miss the first level and hit a level before the second (Lion Cove).
    mid_load_hits,
    /// Reads for ownership that miss the first level and hit a level before the second.
    mid_store_hits,
    l2_load_hits, ///< loads that hit the second level, and miss the levels before it
    l2_load_misses,
    l2_store_hits, ///< reads for ownership that hit the second level
    l2_store_misses,
    l2_code_hits,
    l2_code_misses,
    l2_clean_hits,  ///< data lines (NetBurst: sectors) found unmodified in the second level
    l2_dirty_hits,  ///< data lines (NetBurst: sectors) found modified in the second level
    l2_data_misses, ///< lines of data not found in the second level
    /// Dirty lines of the level before the second, put back onto a line that the second level has.
    l2_writeback_hits,
    l2_writeback_misses, ///< lines written back to a second level that lacks them
    l2_fills,            ///< lines brought into the second level
    l2_writebacks,       ///< dirty lines (NetBurst: sectors) that leave the second level
    l3_load_hits,        ///< loads that miss the second level and hit the third
    l3_load_misses,
    // The signals l1d_ to l3_ count an access once, at its farthest line. The other_ signals count
    // further lines of such an access that miss the first level.
    other_l2_load_hits,
    other_l2_load_misses,
    other_l2_store_hits,
    other_l2_store_misses,
    /// Lines of loads, other than the farthest of each, that no cache answers.
    other_l3_load_misses,
    l3_references, ///< requests to the last level, which may be the second: loads, stores, code
    l3_misses,     ///< requests to the last level that go to memory
    memory_reads,  ///< lines read from memory
    memory_writes, ///< lines written to memory
    // signals of translation
    dtlb_load_misses, ///< loads that miss the first level of the data TLB
    dtlb_store_misses,
    stlb_load_hits, ///< loads that miss the first level of the data TLB and hit the second
    stlb_store_hits,
    load_walks, ///< page walks for loads
    store_walks,
    itlb_misses, ///< fetches of code that miss the first level of the code TLB
    stlb_code_hits,
    code_walks,
    // signals of sampling
    latent_loads, ///< loads above the latency of MSR_PEBS_LD_LAT; counted by precise samplers only
    // signals of time
    cycles,           ///< clocks of the core while it is not halted, by the timing model
    reference_cycles, ///< clocks of the time stamp counter while the core is not halted
    l3_code_misses,   ///< fetches of code that no cache has
    // issue slots of the core, as the timing model divides its clocks
    used_slots,              ///< issue slots of retired micro-ops
    slots_of_mispredictions, ///< issue slots lost to mispredicted branches
    slots_of_fetches,        ///< issue slots lost to waiting for code
    slots_of_backend,        ///< issue slots lost to waiting for data and divisions
    slots_of_memory,         ///< issue slots lost to waiting for data
    recovery_clocks,         ///< clocks lost to recovery from mispredicted branches
    heavy_slots,             ///< issue slots used by instructions of two fused micro-ops or more
};

inline constexpr std::size_t signal_count = static_cast<std::size_t>(signal::heavy_slots) + 1;

/// Returns what an instruction of `fused` fused micro-ops adds to `signal::heavy_uops`.
constexpr std::uint64_t heavy_uops_of(std::uint64_t fused) { return fused >= 2 ? fused : 0; }

/// The number of times that each signal was seen in some time.
struct tally {
    std::uint64_t of[signal_count]{};

    constexpr std::uint64_t &operator[](signal signal) {
        return of[static_cast<std::size_t>(signal)];
    }
    constexpr std::uint64_t operator[](signal signal) const {
        return of[static_cast<std::size_t>(signal)];
    }
    /// Adds `times` times the counts of another tally.
    constexpr void add(const tally &addition, std::uint64_t times = 1) {
        for (std::size_t i = 0; i < signal_count; ++i)
            of[i] += addition.of[i] * times;
    }
    friend constexpr bool operator==(const tally &, const tally &) = default;
};

} // namespace msr::sim
