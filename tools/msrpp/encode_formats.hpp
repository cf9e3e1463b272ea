// The forms in which a plan is printed.
#pragma once

#include "choices.hpp"
#include "output.hpp"
#include "settings.hpp"

namespace msrpp {

/// Which choice is counted where, and the whole program phase by phase.
void append_table(output &out, const planned &plan);

/// `choice,register,address,value`: the writes of the start state, in order.
void append_csv(output &out, const planned &plan);
void append_csv_header(output &out);
void append_csv_rows(output &out, const planned &plan);

/// The choices, the writes of the start state, and the whole program.
void append_json(output &out, const planned &plan, const settings &asked);

/// The writes that set up and start, as commands of msr-tools.
void append_wrmsr(output &out, const planned &plan, unsigned cpu);

/// The writes that set up and start, as a constant array.
void append_c(output &out, const planned &plan);

/// One `CCCR/ESCR@counter` for each choice, then those that only tag, then what replay metrics need
/// as `--p4pe=` and `--p4pmv=`.
void append_perfex(output &out, const planned &plan);

/// A line for each choice: its word for perf, and after a comma that of what tags for it, unless a
/// line above has it already. Throws a complaint where Linux has no number for an event.
void append_perf(output &out, const planned &plan);

} // namespace msrpp
