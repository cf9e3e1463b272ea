// Signals: the occurrences that the models of a simulated processor see while a program runs,
// without a vendor's numbers. An event of a counter is a sum of signals.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::sim {

/// Something that happens, once for each time.
enum class signal : std::uint8_t {
    // signals of instructions that retire
    instructions,
    uops,       ///< estimated: each load, computation, store address and store data is one
    fused_uops, ///< estimated: a load with its computation is one, and so is a store
    heavy_uops, ///< fused_uops of instructions with two or more of them
    branches,   ///< near jumps, calls and returns, taken or not
    conditional_branches, ///< taken or not
    taken_branches,       ///< near, of all kinds
    taken_conditional,    ///< conditional branches that are taken
    calls,                ///< near, direct and indirect
    indirect_calls,       ///< near
    returns,              ///< near
    indirect_jumps,       ///< near, calls and returns left out
    far_branches,         ///< system calls, far jumps, interrupts
    loads,                ///< accesses that read, each once
    stores,               ///< accesses that write, each once
    load_instructions,    ///< instructions that read memory, each once, repeated ones too
    store_instructions,   ///< instructions that write memory, each once, repeated ones too
    locked,               ///< locked read-modify-writes
    split_loads,          ///< loads that touch two lines
    split_stores,         ///< stores that touch two lines
    string_iterations,    ///< of REP string instructions
    serialising,          ///< CPUID, IRET, RSM and the like
    fences,               ///< LFENCE, SFENCE, MFENCE
    pauses,               ///< executed PAUSE instructions
    no_operations,        ///< NOP of any length
    software_prefetches,  ///< PREFETCHx
    line_flushes,         ///< CLFLUSH, CLFLUSHOPT, CLWB
    nontemporal_stores,   ///< MOVNTx
    divisions,            ///< integer and floating point
    x87_operations,       ///< computing x87 instructions
    mmx_operations,       ///< instructions on MMX registers
    integer_vectors,      ///< SSE, AVX and AVX-512 instructions on packed integers
    scalar_single,        ///< SSE and AVX computations by width and precision; an FMA is one
    scalar_double,
    packed_128_single,
    packed_128_double,
    packed_256_single,
    packed_256_double,
    packed_512_single,
    packed_512_double,
    fused_multiply_adds, ///< those of the above that multiply and add; by width and precision:
    scalar_single_fused,
    scalar_double_fused,
    packed_128_single_fused,
    packed_128_double_fused,
    packed_256_single_fused,
    packed_256_double_fused,
    packed_512_single_fused,
    packed_512_double_fused,
    add_operations, ///< additions and subtractions of SSE and AVX: one for each element
    multiply_operations,
    divide_operations, ///< divisions and square roots
    fused_operations,  ///< two for each element of a fused multiply-add
    // signals of the predictor
    mispredicted_branches, ///< mispredicted branches of all kinds
    mispredicted_conditional,
    mispredicted_taken, ///< mispredicted branches that were taken
    mispredicted_returns,
    mispredicted_indirect, ///< calls and jumps
    // signals of caches, in lines
    l1d_load_hits,    ///< loads that touch no line that misses
    l1d_load_misses,  ///< loads that miss a line, each once
    l1d_store_misses, ///< stores that miss a line, each once
    l1d_replacements, ///< lines brought into the first level
    l1d_writebacks,   ///< dirty lines that leave it
    l1i_fetches,      ///< lines of code fetched
    l1i_misses,
    mid_load_hits,  ///< loads that miss the first level and hit one before the second (Lion Cove)
    mid_store_hits, ///< reads for ownership that do
    l2_load_hits,   ///< loads that miss the levels before the second and hit the second
    l2_load_misses,
    l2_store_hits, ///< reads for ownership that hit the second level
    l2_store_misses,
    l2_code_hits,
    l2_code_misses,
    l2_clean_hits,       ///< data lines (NetBurst: sectors) found unmodified in the second level
    l2_dirty_hits,       ///< found in it modified
    l2_data_misses,      ///< lines of data not found in it
    l2_writeback_hits,   ///< dirty lines of the level before it, put back onto a present line
    l2_writeback_misses, ///< lines written back to a second level that lacks them
    l2_fills,            ///< lines brought into the second level
    l2_writebacks,       ///< dirty lines (NetBurst: sectors) that leave it
    l3_load_hits,        ///< loads that miss the second level and hit the third
    l3_load_misses,
    // The signals l1d_ to l3_ count an access once, at its farthest line. The other_ signals count
    // its other lines that miss the first level:
    other_l2_load_hits,
    other_l2_load_misses,
    other_l2_store_hits,
    other_l2_store_misses,
    other_l3_load_misses, ///< loads that no cache answers
    l3_references, ///< requests to the last level, which may be the second: loads, stores, code
    l3_misses,     ///< requests that go to memory
    memory_reads,  ///< lines
    memory_writes, ///< lines
    // signals of translation
    dtlb_load_misses, ///< loads that miss the first level of the data TLB
    dtlb_store_misses,
    stlb_load_hits, ///< loads whose page the second-level TLB has
    stlb_store_hits,
    load_walks, ///< page walks for loads
    store_walks,
    itlb_misses, ///< fetches that miss the first level
    stlb_code_hits,
    code_walks,
    // signals of sampling
    latent_loads, ///< loads slower than a register asks for; seen while precise samples are taken
    // signals of time
    cycles,           ///< clocks of the core while it is not halted, as the timing model has them
    reference_cycles, ///< clocks of the time stamp counter meanwhile
    l3_code_misses,   ///< fetches of code that no cache has
    // issue slots of the core, as the timing model divides its clocks
    used_slots,              ///< slots of retired micro-ops
    slots_of_mispredictions, ///< lost to mispredicted branches
    slots_of_fetches,        ///< lost to waiting for code
    slots_of_backend,        ///< lost to waiting for data and divisions
    slots_of_memory,         ///< slots of the backend that wait for data
    recovery_clocks,         ///< clocks lost to mispredicted branches
    heavy_slots,             ///< used slots of instructions of two fused micro-ops or more
};

inline constexpr std::size_t signal_count = static_cast<std::size_t>(signal::heavy_slots) + 1;

/// Returns the addition to `signal::heavy_uops` of an instruction with `fused` fused micro-ops.
constexpr std::uint64_t heavy_uops_of(std::uint64_t fused) { return fused >= 2 ? fused : 0; }

/// The number of times that each signal was seen.
struct tally {
    std::uint64_t of[signal_count]{};

    constexpr std::uint64_t &operator[](signal signal) {
        return of[static_cast<std::size_t>(signal)];
    }
    constexpr std::uint64_t operator[](signal signal) const {
        return of[static_cast<std::size_t>(signal)];
    }
    /// Adds `times` times what `addition` has.
    constexpr void add(const tally &addition, std::uint64_t times = 1) {
        for (std::size_t i = 0; i < signal_count; ++i)
            of[i] += addition.of[i] * times;
    }
    friend constexpr bool operator==(const tally &, const tally &) = default;
};

} // namespace msr::sim
