// Ways and CPUs that commands may use for programs side by side.
#pragma once

#include "../processor.hpp"

#include <msr/cache/applications/room.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace msrpp::rdt_tool {

/// The ways that are planned: those of a mask, or else the longest run of those that devices do not
/// use as well (`all_ways`: of all). Throws a complaint.
msr::partition::room room_of(const processor &machine, const std::string &mask, bool all_ways);

/// `count` CPUs that share a cache: those of a list, or else the first. Throws a complaint.
std::vector<unsigned> cpus_for(const processor &machine, const std::string &list, std::size_t count,
                               const char *command);

} // namespace msrpp::rdt_tool
