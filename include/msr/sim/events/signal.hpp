// Signals: the occurrences that the models of a simulated processor report while a program runs,
// without a vendor's event numbers. An event of a counter is a sum of signals.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::sim {

/// A kind of occurrence in a simulated processor; the struct `tally` has one count for each kind.
enum class signal : std::uint8_t {
    /// Instructions that retire; signals up to `complex_scalar_half` are also about instructions
    /// that retire.
    instructions,
    uops, ///< micro-ops, estimated: one for each load, computation, store address, store data
    /// fused micro-ops, estimated: one for a load with its computation, one for a store
    fused_uops,
    heavy_uops,           ///< fused micro-ops of instructions that have two or more fused micro-ops
    branches,             ///< near jumps, calls and returns, taken or not
    conditional_branches, ///< conditional branches, taken or not
    taken_branches,       ///< near taken branches of all kinds
    taken_conditional,    ///< conditional branches that are taken
    calls,                ///< near calls, direct and indirect
    indirect_calls,       ///< near indirect calls
    returns,              ///< near returns
    indirect_jumps,       ///< near indirect jumps, without calls and returns
    far_branches,         ///< system calls, far jumps, interrupts
    loads,                ///< accesses that read memory; an access of two lines counts once
    stores,               ///< accesses that write memory; an access of two lines counts once
    /// Instructions that read memory; each execution counts once, however often a string
    /// instruction repeats.
    load_instructions,
    /// Instructions that write memory; each execution counts once, however often a string
    /// instruction repeats.
    store_instructions,
    locked,              ///< locked read-modify-write instructions
    split_loads,         ///< loads that touch two lines of cache
    split_stores,        ///< stores that touch two lines of cache
    string_iterations,   ///< iterations of REP string instructions
    serialising,         ///< serialising instructions: CPUID, IRET, RSM and the like
    fences,              ///< instructions LFENCE, SFENCE, MFENCE
    pauses,              ///< instructions PAUSE that were executed
    no_operations,       ///< instructions NOP of any length
    software_prefetches, ///< instructions PREFETCHx
    line_flushes,        ///< instructions CLFLUSH, CLFLUSHOPT, CLWB
    nontemporal_stores,  ///< nontemporal store instructions, MOVNTx
    divisions,           ///< integer and floating-point divisions
    x87_operations,      ///< x87 instructions that compute
    mmx_operations,      ///< instructions on MMX registers
    integer_vectors,     ///< SSE, AVX and AVX-512 instructions on packed integers
    scalar_single, ///< SSE and AVX computations on one single-precision element; an FMA counts once
    scalar_double,
    packed_128_single,
    packed_128_double,
    packed_256_single,
    packed_256_double,
    packed_512_single,
    packed_512_double,
    /// SSE and AVX computations that multiply and add (FMA), of all widths and precisions.
    fused_multiply_adds,
    scalar_single_fused,
    scalar_double_fused,
    packed_128_single_fused,
    packed_128_double_fused,
    packed_256_single_fused,
    packed_256_double_fused,
    packed_512_single_fused,
    packed_512_double_fused,
    /// Additions and subtractions of SSE and AVX instructions, counted for each element.
    add_operations,
    multiply_operations,
    /// Divisions and square roots of SSE and AVX instructions, counted for each element.
    divide_operations,
    fused_operations, ///< operations of fused multiply-add instructions, two for each element
    /// Computations of AVX512-FP16 on one number of half precision; a fused multiply-add is two.
    scalar_half,
    packed_128_half,     ///< computations of AVX512-FP16 on 128 bits of numbers of half precision
    packed_256_half,     ///< computations of AVX512-FP16 on 256 bits of numbers of half precision
    packed_512_half,     ///< computations of AVX512-FP16 on 512 bits of numbers of half precision
    complex_scalar_half, ///< computations of AVX512-FP16 on one complex number of half precision
    // `mispredicted_branches` to `mispredicted_indirect`: signals of the branch predictor
    mispredicted_branches, ///< mispredicted branches of all kinds
    mispredicted_conditional,
    mispredicted_taken, ///< mispredicted branches of all kinds that were taken
    mispredicted_returns,
    mispredicted_indirect, ///< mispredicted indirect calls and jumps
    // `l1d_load_hits` to `memory_writes`: signals of caches, and of the lines between caches and
    // memory
    l1d_load_hits, ///< loads that hit the first-level data cache with all their lines
    /// Loads that miss the first-level data cache; a load of two lines counts once.
    l1d_load_misses,
    /// Stores that miss the first-level data cache; a store of two lines counts once.
    l1d_store_misses,
    l1d_replacements, ///< lines brought into the first-level data cache
    l1d_writebacks,   ///< dirty lines that leave the first-level data cache
    l1i_fetches,      ///< lines of code looked up in the first-level code cache
    l1i_misses,
    /// Loads that miss the first-level data cache and hit a level between it and the second (Lion
    /// Cove).
    mid_load_hits,
    /// Reads for ownership that miss the first-level data cache and hit a level between it and the
    /// second.
    mid_store_hits,
    l2_load_hits, ///< loads that hit the second-level cache, and miss the levels before it
    l2_load_misses,
    l2_store_hits, ///< reads for ownership that hit the second-level cache
    l2_store_misses,
    l2_code_hits,
    l2_code_misses,
    l2_clean_hits,  ///< data lines (NetBurst: sectors) found unmodified in the second-level cache
    l2_dirty_hits,  ///< data lines (NetBurst: sectors) found modified in the second-level cache
    l2_data_misses, ///< lines of data not found in the second-level cache
    /// Dirty lines that leave the level before the second and are written to a line that the second
    /// level has.
    l2_writeback_hits,
    l2_writeback_misses, ///< lines written back to a second-level cache that lacks them
    l2_fills,            ///< lines brought into the second-level cache
    l2_writebacks,       ///< dirty lines (NetBurst: sectors) that leave the second-level cache
    l3_load_hits,        ///< loads that miss the second-level cache and hit the third-level cache
    l3_load_misses,
    // The signals from l1d_ to l3_ count an access once, by its line that comes from the farthest
    // level. The other_ signals count further lines of such an access that miss the first level.
    other_l2_load_hits,
    other_l2_load_misses,
    other_l2_store_hits,
    other_l2_store_misses,
    /// Lines of loads, other than the farthest line of each load, that no cache holds.
    other_l3_load_misses,
    /// Requests to the last cache level, which may be the second: loads, stores, code.
    l3_references,
    l3_misses,     ///< requests to the last cache level that go to memory
    memory_reads,  ///< lines read from memory
    memory_writes, ///< lines written to memory
    // `dtlb_load_misses` to `code_walks`: signals of address translation by TLBs
    dtlb_load_misses, ///< loads that miss the first level of the data TLB
    dtlb_store_misses,
    stlb_load_hits, ///< loads that miss the first level of the data TLB and hit the second level
    stlb_store_hits,
    load_walks, ///< page walks for loads
    store_walks,
    itlb_misses, ///< fetches of code that miss the first level of the code TLB
    stlb_code_hits,
    code_walks,
    /// Loads whose latency is above the limit in MSR_PEBS_LD_LAT; counted by precise samplers only.
    latent_loads,
    // `cycles` and `reference_cycles`: signals of time, in clocks
    cycles,           ///< clocks of the core while it is not halted, by the timing model
    reference_cycles, ///< clocks of the time stamp counter while the core is not halted
    l3_code_misses,   ///< fetches of code that no cache level holds
    // `used_slots` to `heavy_slots`: signals by which the timing model divides the clocks of the
    // core, most of them in issue slots
    used_slots,              ///< issue slots that retired micro-ops used
    slots_of_mispredictions, ///< issue slots lost to mispredicted branches
    slots_of_fetches,        ///< issue slots lost to waiting for fetches of code
    slots_of_backend,        ///< issue slots lost to waiting for data and to divisions
    slots_of_memory,         ///< issue slots lost to waiting for data
    recovery_clocks,         ///< clocks lost to the recovery from mispredicted branches
    heavy_slots,             ///< issue slots used by instructions of two or more fused micro-ops
};

inline constexpr std::size_t signal_count = static_cast<std::size_t>(signal::heavy_slots) + 1;

/// Returns the number that an instruction of `fused` fused micro-ops adds to `signal::heavy_uops`.
constexpr std::uint64_t heavy_uops_of(std::uint64_t fused) { return fused >= 2 ? fused : 0; }

/// The number of times that each signal occurred in a stretch of a program.
struct tally {
    std::uint64_t of[signal_count]{};

    constexpr std::uint64_t &operator[](signal signal) {
        return of[static_cast<std::size_t>(signal)];
    }
    constexpr std::uint64_t operator[](signal signal) const {
        return of[static_cast<std::size_t>(signal)];
    }
    /// Adds the counts of all signals in `addition`, each multiplied by `times`.
    constexpr void add(const tally &addition, std::uint64_t times = 1) {
        for (std::size_t i = 0; i < signal_count; ++i)
            of[i] += addition.of[i] * times;
    }
    friend constexpr bool operator==(const tally &, const tally &) = default;
};

} // namespace msr::sim
