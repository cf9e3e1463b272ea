// The numbers of code blocks that a process of the program uses (block_numbers.hpp): the process
// takes them in chunks.
#pragma once

#include "../ring/block_numbers.hpp"

#include <cstdint>

namespace msrpp::machine {

/// Begins the block numbers of a program in this process. Blocks that the process executed before
/// are released.
void begin_numbers(block_numbers &shared);
/// Prepares the block numbers for fork(): the child has the blocks of its parent, and defines
/// further blocks with other numbers.
void numbers_before_fork();
void numbers_in_child();
/// Completes the block numbers after fork() in the parent. `child`: the number of the child, or
/// less than 1 where the fork failed. The parent may end before the child has executed anything.
void numbers_in_parent(std::int64_t child);
/// Returns the next number for a block of code; where all numbers are used, the number behind the
/// last. Only one thread of a process may call the function at a time.
std::uint32_t next_block_number();

} // namespace msrpp::machine
