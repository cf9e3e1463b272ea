// Feeds a simulated processor with the execution that a trace file has recorded.
#pragma once

#include "../../msrpp/family.hpp"

#include "../models.hpp"
#include "../simulated.hpp"

#include <string>
#include <vector>

namespace msrpp::machine {

/// The format of a trace: words of msr/sim/stream, or text of Valgrind's lackey or of Dinero.
enum class trace_kind { stream, lackey, dinero };

/// Returns the trace format with a name. Throws a complaint where no format has the name.
trace_kind trace_kind_of(const std::string &name);

/// Plays the trace in a file (`-`: standard input) to models that take facts about blocks of code,
/// and lets the processor count what the trace executes. Throws a complaint where the trace is
/// broken.
void play_trace(const std::string &path, trace_kind kind, models &models, simulated &processor);

/// Throws a complaint where a choice (event) counts something that a trace in text does not have.
void check_told_by_text(const family &identity, const std::vector<std::string> &choices);

/// Returns sentences on what a trace in text lacks, compared with a program.
std::vector<std::string> limits_of_text(trace_kind kind);

} // namespace msrpp::machine
