// Choices (requested events) for the Pentium 4 as the user wrote them: read, planned, and named in
// complaints in the user's words.
#pragma once

#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/planning/plan_around.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/target.hpp>

#include <string>
#include <vector>

namespace msrpp::netburst_room {

/// Returns the mistake in the text of a requested event, its position, and names near to the wrong
/// name, as a sentence. `parsed` must not be well formed.
std::string notation_sentence(const msr::netburst::parsed &parsed);

/// Requested events of the Pentium 4, and their plan.
struct planned {
    std::vector<std::string> texts; ///< texts of the requested events, as given
    std::vector<msr::netburst::request> requests;
    msr::netburst::planned result; ///< the plan, whose first parts are the requested events
};

/// Plans all requested events together. Throws a complaint that names the events at fault.
planned plan_of(const std::vector<std::string> &choices, const msr::netburst::target &target);

} // namespace msrpp::netburst_room
