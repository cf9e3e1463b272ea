// The part of the plugin that notes what lies in the program's memory (notes.hpp). Where the
// machine wants no notes, nothing is done.
#pragma once

#include "writer.hpp"

#include <cstdint>

namespace msrpp::machine {

/// Remembers the emulator's own memory, before the program is loaded.
void remember_own_memory();
/// Notes the program's memory, once it is loaded: what lies in memory now, and did not before. Only
/// the first call counts.
void note_program();
/// Notes the program's first access to memory, which is to its stack.
void note_stack(std::uint64_t address);
/// Prepares the notes for a fork() of this thread.
void prepare_fork();
/// Notes that this process is a copy of another.
void note_fork();

/// Announces a system call that may change what lies in memory. Everything that the thread has done
/// is played first, because the memory may get another use.
void watch_call(writer &writer, std::int64_t number, const std::uint64_t (&arguments)[6]);
/// Notes the result of the call.
void note_result(writer &writer, std::int64_t number, std::int64_t result);

} // namespace msrpp::machine
