// The micro-ops of an instruction by generation of processors, where generations differ.
//
// Source: Agner Fog, Instruction tables, and The microarchitecture of Intel, AMD and VIA CPUs, as
// they are commonly cited; nothing was measured. Not modelled: what a processor fuses of two
// instructions (a comparison and the branch behind it, from Core 2 and Bulldozer on).
#pragma once

#include <msr/core/confidence.hpp>
#include <msr/processor/identity.hpp>

namespace msrpp::machine {

/// The micro-ops of instruction classes that differ among processors.
struct uop_rules {
    /// The width of a micro-op in bits: each half of a wider vector is a micro-op; scalars are not
    /// divided.
    unsigned vector_bits = 512;
    /// Whether a load with its computation, and the two parts of a store, are one fused micro-op
    /// (AMD's macro-op).
    bool fuses = true;
    unsigned store = 2;               ///< micro-ops of a store, before fusion
    unsigned division = 10;           ///< micro-ops of a division of 32 bits and less
    unsigned division_of_64 = 36;     ///< micro-ops of a division of 64 bits
    unsigned wide_multiplication = 2; ///< micro-ops of a multiplication that writes two registers
};

/// Rules for the micro-ops of processors that follow each other in the table of processors.
struct uop_rules_row {
    msr::core first{};
    msr::core last{};
    uop_rules rules{};
    msr::confidence sure{};
};

inline constexpr uop_rules_row uop_rules_table[] = {
    // The Pentium has no micro-ops: its row has the operations that its pipelines execute one by
    // one.
    {msr::core::pentium,
     msr::core::cyrix_mii,
     {.vector_bits = 64, .store = 1, .division = 1, .division_of_64 = 1, .wide_multiplication = 1},
     msr::confidence::low},
    // P6 (Pentium Pro to III) splits SSE into halves of 64 bits, and fuses no micro-ops; the
    // Pentium M is the first to fuse.
    {msr::core::ppro,
     msr::core::piii,
     {.vector_bits = 64,
      .fuses = false,
      .division = 3,
      .division_of_64 = 3,
      .wide_multiplication = 3},
     msr::confidence::medium},
    {msr::core::pentium_m,
     msr::core::pentium_m,
     {.vector_bits = 64, .division = 3, .division_of_64 = 3, .wide_multiplication = 3},
     msr::confidence::medium},
    {msr::core::willamette,
     msr::core::cedar_mill,
     {.vector_bits = 128,
      .fuses = false,
      .division = 20,
      .division_of_64 = 60,
      .wide_multiplication = 8},
     msr::confidence::low},
    {msr::core::yonah,
     msr::core::yonah,
     {.vector_bits = 64, .division = 3, .division_of_64 = 3, .wide_multiplication = 3},
     msr::confidence::medium},
    {msr::core::core2,
     msr::core::core2,
     {.vector_bits = 128, .division = 4, .division_of_64 = 32, .wide_multiplication = 3},
     msr::confidence::low},
    // The pipeline of the Atom (Bonnell) executes a load with its computation as one micro-op.
    {msr::core::bonnell,
     msr::core::bonnell,
     {.vector_bits = 128,
      .store = 1,
      .division = 10,
      .division_of_64 = 38,
      .wide_multiplication = 3},
     msr::confidence::low},
    {msr::core::nehalem, msr::core::westmere_ex, {.vector_bits = 128}, msr::confidence::medium},
    {msr::core::sandy_bridge,
     msr::core::broadwell_de,
     {.vector_bits = 256},
     msr::confidence::medium},
    {msr::core::silvermont,
     msr::core::airmont,
     {.vector_bits = 128, .store = 1, .wide_multiplication = 3},
     msr::confidence::low},
    {msr::core::knights_landing,
     msr::core::knights_mill,
     {.store = 1, .wide_multiplication = 3},
     msr::confidence::low},
    {msr::core::skylake, msr::core::comet_lake, {}, msr::confidence::medium},
    // The divider of Cannon Lake and Ice Lake needs no long microcode.
    {msr::core::cannon_lake,
     msr::core::cannon_lake,
     {.division = 4, .division_of_64 = 4},
     msr::confidence::medium},
    {msr::core::goldmont,
     msr::core::goldmont_plus,
     {.vector_bits = 128, .store = 1, .wide_multiplication = 3},
     msr::confidence::low},
    {msr::core::ice_lake,
     msr::core::lakefield,
     {.division = 4, .division_of_64 = 4},
     msr::confidence::medium},
    {msr::core::tremont,
     msr::core::elkhart_lake,
     {.vector_bits = 128, .store = 1},
     msr::confidence::low},
    {msr::core::alder_lake,
     msr::core::nova_lake_atom,
     {.division = 4, .division_of_64 = 4},
     msr::confidence::medium},
    // AMD counts macro-ops: an access and its computation are one, and a store is one.
    {msr::core::k7,
     msr::core::k8,
     {.vector_bits = 64,
      .store = 1,
      .division = 40,
      .division_of_64 = 71,
      .wide_multiplication = 3},
     msr::confidence::medium},
    {msr::core::family10h,
     msr::core::family10h,
     {.vector_bits = 128,
      .store = 1,
      .division = 33,
      .division_of_64 = 55,
      .wide_multiplication = 3},
     msr::confidence::low},
    {msr::core::family11h,
     msr::core::family11h,
     {.vector_bits = 64,
      .store = 1,
      .division = 40,
      .division_of_64 = 71,
      .wide_multiplication = 3},
     msr::confidence::low},
    {msr::core::family12h,
     msr::core::family12h,
     {.vector_bits = 128, .store = 1, .division = 2, .division_of_64 = 2},
     msr::confidence::low},
    {msr::core::family14h,
     msr::core::family14h,
     {.vector_bits = 64, .store = 1, .division = 2, .division_of_64 = 2},
     msr::confidence::low},
    {msr::core::family15h_00,
     msr::core::family15h_60,
     {.vector_bits = 128, .store = 1, .division = 16, .division_of_64 = 16},
     msr::confidence::low},
    {msr::core::family16h,
     msr::core::family16h,
     {.vector_bits = 128, .store = 1, .division = 2, .division_of_64 = 2},
     msr::confidence::low},
    // Zen 1 splits vectors of 256 bits into two operations; Zen 2 and later do not, and Zen 4 makes
    // one operation of 512 bits.
    {msr::core::zen1,
     msr::core::zen1,
     {.vector_bits = 128, .store = 1, .division = 2, .division_of_64 = 2},
     msr::confidence::medium},
    {msr::core::zen2,
     msr::core::zen2,
     {.vector_bits = 256, .store = 1, .division = 2, .division_of_64 = 2},
     msr::confidence::medium},
    {msr::core::hygon18h,
     msr::core::hygon18h,
     {.vector_bits = 128, .store = 1, .division = 2, .division_of_64 = 2},
     msr::confidence::medium},
    {msr::core::zen3,
     msr::core::zen6,
     {.store = 1, .division = 2, .division_of_64 = 2},
     msr::confidence::medium},
};

/// Returns the rules of a processor; `none`: the rules of Skylake.
constexpr uop_rules uop_rules_of(msr::core core) {
    for (const uop_rules_row &row : uop_rules_table)
        if (row.first <= core && core <= row.last) return row.rules;
    return {};
}

} // namespace msrpp::machine
