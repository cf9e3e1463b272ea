// The keeper of a machine that several programs share: a process that lives while programs run on
// it, and answers their processes' requests at a socket (socket_words.hpp).
#pragma once

#include "../models.hpp"
#include "../perf_events/perf_events.hpp"
#include "../ring/cpuid_table.hpp"
#include "../simulated.hpp"
#include "../traces/recording.hpp"
#include "socket_place.hpp"
#include "socket_words.hpp"

#include <memory>

namespace msrpp::machine {

/// A machine to be kept.
struct kept_machine {
    machine_name name;
    cpuid_tables cpuid;
    std::unique_ptr<simulated> processor;
    std::unique_ptr<models> model;
    std::unique_ptr<perf_events> events; ///< that its programs ask the kernel of
    std::unique_ptr<recording> trace;    ///< of all that its programs execute; null: none
};

/// Starts a keeper, which listens at the place when this returns. The place is locked. Throws a
/// complaint where that fails.
void start_keeper(const socket_place &position, kept_machine machine);

} // namespace msrpp::machine
