// Selects the lanes of the ring that are not read now, so that CPUs keep in step (in_step.hpp).
#pragma once

#include "../models.hpp"
#include "../simulated.hpp"
#include "in_step.hpp"
#include "lanes.hpp"

#include <cstdint>
#include <vector>

namespace msrpp::machine {

/// Used by one thread at a time. What it is made of must live as long.
class keeping_step {
public:
    keeping_step(simulated &processor, models &models, const lanes &lanes)
        : processor_{processor}, models_{models}, lanes_{lanes}, steps_{processor.cpus()},
          threads_(lane_count) {}

    /// Whether the CPU of the thread that writes a lane is ahead of others that execute. A thread
    /// in a call is not: it may ask for registers, which are those after all that it has done.
    bool is_ahead(std::uint32_t lane);

private:
    /// The progress of the thread that writes a lane.
    struct observed {
        std::uint64_t written{};
        lanes::moment wrote{}; ///< when there was more than before
    };

    simulated &processor_;
    models &models_;
    const lanes &lanes_;
    in_step steps_;
    std::vector<observed> threads_; ///< by lane

    bool executes(std::uint32_t lane);
    std::vector<bool> busy_cpus();
};

} // namespace msrpp::machine
