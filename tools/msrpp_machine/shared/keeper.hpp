// The server process (keeper) of a simulated machine that several programs share; the process lives
// while programs run on the machine, and answers requests of the programs' processes at a socket
// (socket_words.hpp).
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

/// A simulated machine that several programs share, as its server process (the keeper) holds it:
/// with the perf events that the programs opened, and the trace of what they execute.
struct kept_machine {
    machine_name name;
    cpuid_tables cpuid;
    std::unique_ptr<simulated> processor;
    std::unique_ptr<models> model;
    /// Events of perf_event_open(2) that the machine's programs have opened.
    std::unique_ptr<perf_events> events;
    /// Trace file of all that the machine's programs execute; null: no trace is written.
    std::unique_ptr<recording> trace;
};

/// Starts the keeper (server process) of a shared machine; the keeper listens at `position` when
/// the function returns. The folder of the socket must be locked. Throws a complaint where the
/// keeper cannot be started.
void start_keeper(const socket_place &position, kept_machine machine);

} // namespace msrpp::machine
