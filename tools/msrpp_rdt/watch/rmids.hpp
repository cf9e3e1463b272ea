// RMIDs for groups of logical CPUs that are watched.
#pragma once

#include "../processor.hpp"
#include "watch.hpp"

#include <vector>

namespace msrpp::rdt_tool {

/// Gives RMIDs to groups. Those of others are left alone: a complaint says who has one, unless they
/// are taken. `as_found`: groups are read under the RMID that they have, and none is written.
void give_rmids(std::vector<watched_group> &destination, processor &machine, bool take,
                bool as_found);

} // namespace msrpp::rdt_tool
