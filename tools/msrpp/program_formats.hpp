// A plan as plain data, and the forms in which its register writes are printed, whatever processor
// they are for.
#pragma once

#include "json.hpp"
#include "output.hpp"

#include <msr/program.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// One register write, and the choice that it is for.
struct printed_write {
    std::size_t choice{}; ///< the first one where several share a register
    std::string_view register_name;
    msr::write what{};
};

/// The writes of a plan. Names and choices belong to the plan that was made.
struct printed_plan {
    std::vector<std::string_view> texts; ///< the choices, as given
    std::vector<printed_write> state;    ///< those that make up the state in which it counts
    std::vector<printed_write> set_up;
    std::vector<printed_write> start;
    std::vector<printed_write> stop;
    bool keeps_bits = true; ///< false: where bits are kept, 0 does as well
};

/// A choice's number in a table, from 1 on.
std::string number_of(std::size_t choice);

/// The whole program phase by phase.
void append_phases(output &out, const printed_plan &plan);

/// `choice,register,address,value`: the writes of the start state, in order.
void append_csv(output &out, const printed_plan &plan);
void append_csv_header(output &out);
void append_csv_rows(output &out, const printed_plan &plan);

/// The writes that set up and start, as commands of msr-tools.
void append_wrmsr(output &out, const printed_plan &plan, unsigned cpu);

/// The writes that set up and start, as a constant array.
void append_c(output &out, const printed_plan &plan);

/// The writes of the start state.
json writes_as_json(const printed_plan &plan);

/// The whole program: `set_up`, `start` and `stop`.
json program_as_json(const printed_plan &plan);

} // namespace msrpp
