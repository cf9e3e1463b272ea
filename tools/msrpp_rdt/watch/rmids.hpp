// Gives RMIDs to groups of logical CPUs that are watched.
#pragma once

#include "../processor.hpp"
#include "watch.hpp"

#include <vector>

namespace msrpp::rdt_tool {

/// Gives RMIDs to groups of CPUs. RMIDs of other software are left alone: a complaint names the CPU
/// with such an RMID, unless `take` is set. `as_found`: groups are read under the RMIDs that their
/// CPUs have, and no RMID is written.
void give_rmids(std::vector<watched_group> &destination, processor &machine, bool take,
                bool as_found);

} // namespace msrpp::rdt_tool
