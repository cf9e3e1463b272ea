// Boxes outside of the cores for the command line, by the names of Intel's processors: their
// events, plans and registers stand beside those of the cores.
#pragma once

#include "../family.hpp"
#include "packed_lists.hpp"

#include <msr/core/sequence.hpp>
#include <msr/intel/uncore/event_pmu.hpp>
#include <msr/processor/identity.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

template <>
msr::sequence<packed_list> lists_of<msr::uncore::event_pmu>();

/// Whether a choice names a box, `cha::...`, or an event of one, `unc_...`.
bool is_uncore_choice(std::string_view choice);

/// The plan of choices in boxes of a processor, with the registers that are MSRs. Throws a
/// complaint.
family_plan uncore_plan(msr::core model, const std::vector<std::string> &choices);

/// The plan with all registers, for a backend that carries boxes (msr/core/box_register.hpp).
family_plan carried_uncore_plan(msr::core model, const std::vector<std::string> &choices);

/// Adds what values of boxes' registers say.
void explain_uncore(msr::core model, const asked_values &question, family_explanation &explanation);

/// The registers of the boxes of a processor, those of the first of each kind in front.
std::vector<family_register> uncore_registers(msr::core model);

/// The events, counters and registers of a box of a processor; those of all boxes where `unit` is
/// `all`. Throws a complaint where the processor has no such box.
std::vector<listed> uncore_list(msr::core model, std::string_view unit);

} // namespace msrpp
