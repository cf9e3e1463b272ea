// The part of the QEMU plugin that notes which files are mapped in the program's memory
// (notes.hpp). The functions do nothing unless the machine wants notes.
#pragma once

#include "writer.hpp"

#include <cstdint>

namespace msrpp::machine {

/// Remembers the memory of the emulator itself. Must be called before the program is loaded.
void remember_own_memory();
/// Notes the program's memory, once the program is loaded: ranges that are mapped now, and were not
/// when the emulator's memory was remembered. Only the first call has an effect.
void note_program();
/// Notes the address of the program's first access to memory, which is to the program's stack.
void note_stack(std::uint64_t address);
/// Prepares the notes for a fork() of the calling thread.
void prepare_fork();
/// Notes that this process is a copy of the forking process.
void note_fork();

/// Announces a system call that may change which files are mapped in memory. The machine first
/// counts all that the thread has done, because the memory may get another use.
void watch_call(writer &writer, std::int64_t number, const std::uint64_t (&arguments)[6]);
/// Notes the result of a system call that watch_call() announced.
void note_result(writer &writer, std::int64_t number, std::int64_t result);

} // namespace msrpp::machine
