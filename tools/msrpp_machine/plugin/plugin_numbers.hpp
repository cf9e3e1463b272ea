// The plugin's part of block_numbers.hpp: the chunks of this process.
#pragma once

#include "../ring/block_numbers.hpp"

#include <cstdint>

namespace msrpp::machine {

/// A program begins in this process. What the process executed before is nobody's any more.
void begin_numbers(block_numbers &shared);
/// The process forks. The child has the blocks of its parent, and defines others.
void numbers_before_fork();
void numbers_in_child();
/// In the thread that forked, with the number of the child, or less than 1 where there is none. The
/// parent may end before the child has executed anything.
void numbers_in_parent(std::int64_t child);
/// The next number; one thread of one process asks at a time. Where all are used, one behind them.
std::uint32_t next_block_number();

} // namespace msrpp::machine
