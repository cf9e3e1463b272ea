// Notes of the plugin about a program's memory and processes, for samples: a file in memory, which
// the machine has made and to which each process of the program appends. The addresses of samples
// have a meaning only together with the files that are mapped there.
//
// The machine checks all that it reads from the notes: the program could write into the file, too.
#pragma once

#include <cstdint>

namespace msrpp::machine {

enum class note_kind : std::uint32_t {
    /// A process begins a program; the note's text is the program's path. Earlier mappings of the
    /// process are gone.
    program = 1,
    forked, ///< a process begins as a copy of process `begin`, whose thread `size` forked
    /// A file is mapped from `begin` on; the note's text is the file's path. Without a text: memory
    /// of no file.
    mapped,
};

/// A note of the plugin. The note's text follows, padded to a multiple of 8 bytes.
struct note {
    std::uint32_t bytes; ///< size of the note with its text, in bytes
    note_kind kind;
    std::uint32_t process;
    std::uint32_t text_bytes;
    std::uint64_t time; ///< time of the note in ns of CLOCK_MONOTONIC
    std::uint64_t begin;
    std::uint64_t size;
    std::uint64_t offset; ///< position in the file of the byte at address `begin`
};

inline constexpr std::uint32_t most_note_text = 4096;

} // namespace msrpp::machine
