// Choices of branches that users give as text, checked for a simulated processor.
#pragma once

#include "../msrpp/family.hpp"

#include <msr/branches/choice.hpp>
#include <msr/branches/rows/facility_row.hpp>

#include <string>

namespace msrpp::machine {

/// Returns the choice of branches in a text. `option`: the option that has the text, as complaints
/// begin with it. Throws a complaint where the text is no choice.
msr::lbr::choice branch_choice_in(const std::string &text, const std::string &option);

/// Returns the branch records of a processor. Throws a complaint where the processor cannot record
/// the chosen branches.
const msr::lbr::facility_row &facility_for(const family &identity, const msr::lbr::choice &choice,
                                           const std::string &text, const std::string &option);

} // namespace msrpp::machine
