// The execution of a program as a stream of 64-bit words: the blocks of instructions that ran, and
// the memory that they accessed. The plugin of the emulator writes such streams, one for each
// thread; trace files have the same words; the simulated machine reads the words. Nothing in the
// format depends on a processor.
//
//   bits 63:62  kind of the word
//   0  an access to memory: 61 it writes, 60:58 log2 of its bytes, 57:48 the number of its
//      instruction in the block, 47:0 its address (user addresses of x86-64 have 47 bits)
//   1  a block begins to execute: 31:0 its number; its accesses follow; 61:32 how many accesses
//      that were left out the thread's writer has kept before, modulo 2^30 (players that are given
//      those look them up; 0 where none are kept)
//   2  the thread goes on, on another CPU: 31:0 the CPU; 32 it begins, 33 it ends
//      or, with bit 61, accesses that change nothing in the models were left out: 60 they write,
//      31:0 how many; 0: the next access is no part of the one before
//   3  a block is defined: 31:0 its number, 47:32 instructions, 61:48 bytes; then a word with its
//      address, then its bytes, eight to a word, the first in the lowest bits, and zeros
//
// A block is defined before it executes, on whatever thread. It is a straight line: only its last
// instruction branches, and it is executed from the first to the last unless a fault ends it. That
// a conditional branch was taken shows the address of the thread's next block.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::sim {

/// The kind of a word in a stream.
enum class word_kind : std::uint8_t {
    access, ///< the word of the stream stands for an access to memory
    block,  ///< the word of the stream stands for a block of code that begins
    /// The word of the stream stands for a thread that goes on on another CPU, or for accesses that
    /// the stream leaves out.
    cpu,
    definition, ///< the word of the stream is the first in the definition of a block of code
};

/// A word of a stream: 64 bits, whose content the members return.
struct stream_word {
    std::uint64_t bits{}; ///< all 64 bits of the word of the stream

    /// Returns the kind of the word, from bits 63:62.
    constexpr word_kind kind() const { return static_cast<word_kind>(bits >> 62); }

    /// Returns whether the access writes memory.
    constexpr bool writes() const { return (bits >> 61 & 1) != 0; }
    /// Returns the number of bytes of the access, 1 to 128.
    constexpr unsigned bytes() const { return 1u << (bits >> 58 & 7); }
    /// Returns the number, in its block, of the instruction that makes the access: 0 to 1023.
    constexpr unsigned instruction() const { return static_cast<unsigned>(bits >> 48 & 0x3ff); }
    /// Returns the address of the access, bits 47:0.
    constexpr std::uint64_t address() const { return bits & ((std::uint64_t{1} << 48) - 1); }

    /// Returns the number of the block or of the CPU, or the number of accesses that the stream
    /// leaves out.
    constexpr std::uint32_t number() const { return static_cast<std::uint32_t>(bits); }
    /// Returns how many accesses, left out of the stream, the stream's writer has kept before the
    /// block, modulo 2^30.
    constexpr std::uint32_t kept_before() const { return bits >> 32 & 0x3fffffff; }
    /// Returns, for a word that names the thread's next CPU, whether the thread begins on that CPU.
    constexpr bool begins() const { return (bits >> 32 & 1) != 0; }
    /// Returns whether the word stands for accesses that the stream leaves out.
    constexpr bool is_left_out() const { return bits >> 61 == 5; }
    /// Returns whether the accesses that the stream leaves out write memory.
    constexpr bool left_out_write() const { return (bits >> 60 & 1) != 0; }
    /// Returns, for a word that names the thread's next CPU, whether the thread ends on that CPU.
    constexpr bool ends() const { return (bits >> 33 & 1) != 0; }
    /// Returns the number of instructions of a defined block, 0 to 65,535.
    constexpr unsigned instructions() const { return static_cast<unsigned>(bits >> 32 & 0xffff); }
    /// Returns the number of bytes of code of a defined block, 0 to 16,383.
    constexpr unsigned code_bytes() const { return static_cast<unsigned>(bits >> 48 & 0x3fff); }
};

/// Returns the word of a stream that stands for an access to memory.
/// `writes`: whether the access writes memory
/// `log2_bytes`: log2 of the bytes of the access, 0 to 7
/// `instruction`: the number of the instruction in its block, 0 to 1023
/// `address`: the address of the access, of which bits 47:0 are kept
constexpr stream_word access_word(bool writes, unsigned log2_bytes, unsigned instruction,
                                  std::uint64_t address) {
    return {std::uint64_t{writes} << 61 | std::uint64_t{log2_bytes & 7} << 58 |
            std::uint64_t{instruction & 0x3ff} << 48 | (address & ((std::uint64_t{1} << 48) - 1))};
}

/// Returns the word of a stream that stands for a block of code that begins to execute. `number`:
/// the number of the block.
constexpr stream_word block_word(std::uint32_t number) { return {std::uint64_t{1} << 62 | number}; }

/// Returns the word of a stream that stands for a block of code that begins behind accesses that
/// the stream leaves out and its writer has kept.
/// `block`: a word made by `block_word`
/// `saved`: the number of left-out accesses kept before the block, of which bits 29:0 are used
constexpr stream_word behind_left_out(stream_word block, std::uint64_t saved) {
    return {block.bits | saved << 34 >> 2};
}

/// Returns the word of a stream that says that the thread goes on on another CPU.
/// `cpu`: the number of the CPU
/// `begins`: whether the thread begins on the CPU
/// `ends`: whether the thread ends on the CPU
constexpr stream_word cpu_word(std::uint32_t cpu, bool begins = false, bool ends = false) {
    return {std::uint64_t{2} << 62 | std::uint64_t{ends} << 33 | std::uint64_t{begins} << 32 | cpu};
}

/// Returns the word of a stream with the number of accesses that the stream lacks since the last
/// word of this kind.
/// `writes`: whether the accesses that the stream lacks write memory
/// `count`: the number of left-out accesses; 0: the access behind this word is not the continuation
/// of the access in front of this word
constexpr stream_word left_out_word(bool writes, std::uint32_t count) {
    return {std::uint64_t{5} << 61 | std::uint64_t{writes} << 60 | count};
}

/// Returns the first word of the definition of a block.
/// `number`: the number of the block
/// `instructions`: the number of the block's instructions, up to 65,535
/// `code_bytes`: the number of bytes of the block's code, up to 16,383
constexpr stream_word definition_word(std::uint32_t number, unsigned instructions,
                                      unsigned code_bytes) {
    return {std::uint64_t{3} << 62 | std::uint64_t{code_bytes & 0x3fff} << 48 |
            std::uint64_t{instructions & 0xffff} << 32 | number};
}

/// Returns the number of words that a definition has behind its first word.
constexpr std::size_t words_behind(stream_word definition) {
    return 1 + (definition.code_bytes() + 7) / 8;
}

} // namespace msr::sim
