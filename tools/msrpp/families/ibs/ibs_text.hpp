// Choices (requested samplings) of instruction-based sampling as text, and the commands' texts
// about choices.
#pragma once

#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/target.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace msrpp::ibs_room {

/// Reads choices, the texts of requested samplings, and checks them on a target processor. Throws a
/// complaint about a text that is no choice, and about the first rule that is broken.
std::vector<msr::ibs::request> read_choices(const std::vector<std::string> &texts,
                                            const msr::ibs::target &target);

/// Returns the text (choice) of a request for samples: `op:period=65536:ops`.
std::string choice_text(const msr::ibs::request &request);

/// Returns the legal alternatives where a rule is broken; may be empty.
std::vector<std::string> legal_instead(msr::broken_rule broken, const msr::ibs::request &request,
                                       const msr::ibs::target &target);

/// Returns an erratum by its number, such as `erratum 420`; an erratum without a number in words.
std::string erratum_text(std::string_view name);

/// Returns a note for each erratum of an engine on a target processor.
std::vector<std::string> errata_notes(msr::ibs::engine engine, const msr::ibs::target &target);

} // namespace msrpp::ibs_room
