// The numbers of boxes outside of Intel's cores that stand in registers of PCI devices.
#pragma once

#include "../carrier.hpp"

#include "../../family.hpp"

#include <msr/core/box_register.hpp>
#include <msr/core/sequence.hpp>

#include <string>
#include <vector>

namespace msrpp::run {

/// Returns the registers of PCI devices that say how many boxes of a kind a processor has; empty
/// where no device says it, and for plans without boxes.
msr::sequence<msr::capability_count> capabilities_for(const family &processor, plans groups);

/// Returns a note for each kind of box of the plans of which the processor has fewer boxes than
/// others of its model: the rest is fused off. Notes are for backends on registers.
std::vector<std::string> notes_on_boxes(const family &processor, plans groups);

} // namespace msrpp::run
