// Decodes blocks of x86-64 code to facts: how often each signal is seen in an execution. By Zydis.
//
// Limits: micro-ops are estimated for each class of instruction, after Agner Fog's instruction
// tables for Skylake; uop_rules.hpp says in what other processors differ:
//   uops: 1 for the computation (none for a move from or to memory), 1 for a load, 2 for a store;
//   multiply 1 (wide: 2), exchange 3, divide 10 (64 bits: 36), horizontal 3, dot product 4,
//   transcendental x87 70, CPUID 70, saving and restoring of state 100, gather and scatter 2 for
//   each element, a locked prefix 4 more, a call 1, a return 1, PAUSE 4; a string instruction 1 and
//   its accesses, with REP 10 and the accesses of each iteration; fused_uops: as uops, but a load
//   with its computation is one, and a store is one; heavy_uops: the fused ones of instructions of
//   two or more, and all of a repeated string instruction, which is microcode.
// A comparison and the branch behind it are not fused. What cannot be decoded is one uop.
#pragma once

#include "uop_rules.hpp"

#include <msr/processor/identity.hpp>
#include <msr/sim/stream/block_facts.hpp>

#include <cstdint>
#include <memory>
#include <span>

namespace msrpp::machine {

/// A decoder of 64-bit code, for the player that feeds code to the models (msr::sim::player).
class code_decoder {
public:
    static constexpr const char *limits =
        "uops: estimated for each class of instruction and each generation of processors; no "
        "macro-fusion";

    /// Decodes for the processor `core`, whose micro-ops are counted; `none`: counts the micro-ops
    /// of Skylake.
    explicit code_decoder(msr::core core = msr::core::none);

    /// Returns the facts of the block of code at `address`. `instructions`: the number that the
    /// emulator counted; instructions that cannot be decoded count without a class.
    msr::sim::block_facts decode(std::uint64_t address, std::span<const std::uint8_t> code,
                                 unsigned instructions);

    /// Returns the number of instructions that could not be decoded, over all blocks of code.
    std::uint64_t undecoded() const { return undecoded_; }

private:
    struct state;
    std::shared_ptr<const state> state_;
    uop_rules rules_;
    std::uint64_t undecoded_ = 0;
};

} // namespace msrpp::machine
