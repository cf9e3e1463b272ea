// Boxes outside of the cores for the command line, by the names of Intel's processors: the boxes'
// events, plans and registers are added to those of the cores.
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

/// Returns whether a requested event names a box, `cha::...`, or is an event of a box, `unc_...`.
bool is_uncore_choice(std::string_view choice);

/// Returns the plan of requested events in boxes of a processor, with the registers that are MSRs.
/// Throws a complaint where there is no plan.
family_plan uncore_plan(msr::core model, const std::vector<std::string> &choices);

/// Returns the plan of requested events in boxes with all registers, for a backend that reaches
/// registers of boxes (msr/core/box_register.hpp).
family_plan carried_uncore_plan(msr::core model, const std::vector<std::string> &choices);

/// Adds the meaning of values of boxes' registers to an explanation.
void explain_uncore(msr::core model, const explain_arguments &question,
                    family_explanation &explanation);

/// Returns the registers of the boxes of a processor, the registers of the first box of each kind
/// in front.
std::vector<family_register> uncore_registers(msr::core model);

/// Returns the events, counters and registers of a box of a processor; of all boxes where `unit` is
/// `all`. Throws a complaint where the processor has no such box.
std::vector<listed> uncore_list(msr::core model, std::string_view unit);

} // namespace msrpp
