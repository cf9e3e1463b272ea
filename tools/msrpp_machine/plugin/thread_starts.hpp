// The plugin's end of the announced starts of threads and processes (ring.hpp): from the system
// call that starts a thread until the thread's first word, the machine knows that a thread will
// execute.
#pragma once

#include "../ring/ring.hpp"

#include <cstdint>

namespace msrpp::machine {

/// Announces to the machine that the calling thread starts a thread, on a simulated CPU. Returns
/// null where too many starts are announced.
thread_start *announce_start(ring &shared, std::uint32_t cpu);
/// Returns the start that was announced for the calling thread; null: no start was announced.
thread_start *start_of_this_thread(ring &shared);
/// Writes the number of a created thread into its announced start, unless the thread has taken the
/// start already. `thread`: 0 where the creation failed.
void name_created_thread(thread_start *start, std::uint32_t thread);
/// Takes over an announced start for the calling thread, which is the created thread.
void take_start(thread_start *start);
/// Removes an announced start: the thread has a lane (buffer), or is not started. `start` may be
/// null.
void end_start(thread_start *start);

} // namespace msrpp::machine
