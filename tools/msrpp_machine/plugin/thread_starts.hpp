// The plugin's end of the starts of threads and processes (ring.hpp): from the call of the system
// that starts it until its first word, the machine knows of a thread that will execute.
#pragma once

#include "../ring/ring.hpp"

#include <cstdint>

namespace msrpp::machine {

/// Announces a start by this thread, on a simulated CPU. Returns null where there are too many.
thread_start *announce_start(ring &shared, std::uint32_t cpu);
/// Returns the start of this thread; null: there is none.
thread_start *start_of_this_thread(ring &shared);
/// The system has created the thread, unless that has taken the start already; 0: it has failed.
void name_created_thread(thread_start *start, std::uint32_t thread);
/// This thread is the one that was created.
void take_start(thread_start *start);
/// The thread has a lane, or does not start. `start` may be null.
void end_start(thread_start *start);

} // namespace msrpp::machine
