// The forms in which a plan of the Pentium 4 is printed, beside those of every plan.
#pragma once

#include "choices.hpp"
#include "output.hpp"
#include "program_formats.hpp"
#include "settings.hpp"

namespace msrpp {

/// The writes of a plan, which must live as long.
printed_plan printed(const planned &plan);

/// Which choice is counted where, and the whole program phase by phase.
void append_table(output &out, const planned &plan);

/// The choices, the writes of the start state, and the whole program.
void append_json(output &out, const planned &plan, const settings &asked);

/// One `CCCR/ESCR@counter` for each choice, then those that only tag, then what replay metrics need
/// as `--p4pe=` and `--p4pmv=`.
void append_perfex(output &out, const planned &plan);

/// A line for each choice: its word for perf, and after a comma that of what tags for it, unless a
/// line above has it already. Throws a complaint where Linux has no number for an event.
void append_perf(output &out, const planned &plan);

} // namespace msrpp
