// The part of the plugin that notes what lies in the program's memory (notes.hpp). Where the
// machine wants no notes, nothing is done.
#pragma once

#include "writer.hpp"

#include <cstdint>

namespace msrpp::machine {

/// What lies in this process's memory is the emulator's: before the program is loaded.
void remember_own_memory();
/// The program is loaded: what lies there now, and did not before, is the program's. The first call
/// counts.
void note_program();
/// The program's first access to memory, which is to its stack.
void note_stack(std::uint64_t address);
/// A thread of this process is about to fork.
void prepare_fork();
/// This process is a copy of another.
void note_fork();

/// A system call that may change what lies in memory. What the thread has done before is played
/// before that, where memory may be given to something else.
void watch_call(writer &of, std::int64_t number, const std::uint64_t (&arguments)[6]);
/// The call has returned.
void note_result(writer &of, std::int64_t number, std::int64_t result);

} // namespace msrpp::machine
