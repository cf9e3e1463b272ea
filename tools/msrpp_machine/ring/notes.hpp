// Notes of the plugin about a program's memory and processes, for samples: a file in memory, which
// the machine has made and to which each process of the program appends. The addresses of samples
// have a meaning only together with the files that are mapped there.
//
// The machine trusts nothing that it reads here: the program could write into this file, too.
#pragma once

#include <cstdint>

namespace msrpp::machine {

enum class note_kind : std::uint32_t {
    program = 1, ///< a process begins a program: the text; what lay in its memory is gone
    forked,      ///< a process begins as a copy of another, `begin`, by its thread `size`
    mapped,      ///< a file, or nothing, lies from `begin` on: its path is the text
};

/// A note; its text follows, filled up to a multiple of 8 bytes.
struct note {
    std::uint32_t bytes; ///< with the text
    note_kind kind;
    std::uint32_t process;
    std::uint32_t text_bytes;
    std::uint64_t time; ///< ns of CLOCK_MONOTONIC
    std::uint64_t begin;
    std::uint64_t size;
    std::uint64_t offset; ///< in the file, of `begin`
};

inline constexpr std::uint32_t most_note_text = 4096;

} // namespace msrpp::machine
