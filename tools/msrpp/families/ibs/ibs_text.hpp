// Choices of instruction-based sampling in words, and what the commands say of them.
#pragma once

#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/target.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace msrpp::ibs_room {

/// Reads choices and checks them on a target. Throws a complaint about what is no choice, and about
/// the first rule that is broken.
std::vector<msr::ibs::request> read_choices(const std::vector<std::string> &texts,
                                            const msr::ibs::target &target);

/// A request as a choice says it: `op:period=65536:ops`.
std::string choice_text(const msr::ibs::request &request);

/// The legal alternatives where a rule is broken; may be empty.
std::vector<std::string> legal_instead(msr::broken_rule broken, const msr::ibs::request &request,
                                       const msr::ibs::target &target);

/// Erratum by its number, or in words where it has none: `erratum 420`.
std::string erratum_text(std::string_view name);

/// The errata of an engine that a target has, a note each.
std::vector<std::string> errata_notes(msr::ibs::engine engine, const msr::ibs::target &target);

} // namespace msrpp::ibs_room
