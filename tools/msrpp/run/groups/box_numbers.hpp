// The numbers of uncore boxes, outside of Intel's cores, that stand in registers of PCI devices.
#pragma once

#include "../carrier.hpp"

#include "../../family.hpp"

#include <msr/core/box_register.hpp>
#include <msr/core/sequence.hpp>

#include <string>
#include <vector>

namespace msrpp::run {

/// Returns the registers of PCI devices that say how many uncore boxes of a kind a processor has;
/// empty where no device has the number, and for plans without uncore boxes.
msr::sequence<msr::capability_count> capabilities_for(const family &processor, plans groups);

/// Returns a note for each kind of uncore box in the plans of which the processor has fewer boxes
/// than its model may have, because the missing boxes are fused off. Only backends on registers
/// need the notes.
std::vector<std::string> notes_on_boxes(const family &processor, plans groups);

} // namespace msrpp::run
