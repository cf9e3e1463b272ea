// The CPUs of this system on which the thread that plays words runs.
#pragma once

#include "lanes.hpp"
#include "ring.hpp"

#include <array>
#include <cstdint>
#include <vector>

#include <sys/types.h>

namespace msrpp::machine {

/// Keeps the thread that made it off CPUs that programs need: the first ones (child.cpp), where
/// there are others, and those to which threads are pinned that write much. The system puts it
/// beside such a thread at times, and leaves another CPU idle.
///
/// Threads that answer programs move along: a program waits for less long where the answering
/// thread is on its own CPU than where another CPU has to wake up.
class reader_place {
public:
    /// `simulated`: CPUs of the machine.
    explicit reader_place(unsigned simulated);

    /// Notes the words written since the last call. Call it a few times in a second.
    void look(const lanes &position);
    /// A thread that answers programs, by its number. Any thread may call this, but none while
    /// another one calls any of these.
    void take_along(pid_t thread);

private:
    std::vector<unsigned> usable_; ///< CPUs, whatever programs do
    std::vector<unsigned> current_;
    std::array<std::uint64_t, lane_count> written_{};

    std::vector<pid_t> rest_;

    void move_to(const std::vector<unsigned> &place);
};

} // namespace msrpp::machine
