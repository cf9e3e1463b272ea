// The host's CPUs for the machine's thread that reads the records of what programs execute.
#pragma once

#include "lanes.hpp"
#include "ring.hpp"

#include <array>
#include <cstdint>
#include <vector>

#include <sys/types.h>

namespace msrpp::machine {

/// Keeps the thread that made the object off CPUs that programs need: the first CPUs (child.cpp),
/// where there are others, and CPUs to which threads are pinned that write many words. Linux at
/// times runs the thread on the CPU of such a thread, and leaves another CPU idle. Threads that
/// answer programs move along: a program waits for less time where the answering thread is on the
/// program's CPU than where another CPU has to wake up.
class reader_place {
public:
    /// `simulated`: number of CPUs of the simulated machine.
    explicit reader_place(unsigned simulated);

    /// Counts the words (records of executed code) that threads have written since the last call,
    /// and moves the thread to other CPUs. Should be called a few times in a second.
    void move_to_idle(const lanes &position);
    /// Adds a thread that answers programs, by its number, so that it moves along. Any thread may
    /// call the function, but not at the same time as another function of the object.
    void take_along(pid_t thread);

private:
    std::vector<unsigned> usable_; ///< CPUs that the reading thread may use, whatever programs do
    std::vector<unsigned> current_;
    std::array<std::uint64_t, lane_count> written_{};

    std::vector<pid_t> rest_;

    void move_to(const std::vector<unsigned> &place);
};

} // namespace msrpp::machine
