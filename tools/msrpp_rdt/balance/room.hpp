// The ways of the cache and the CPUs that commands may use for programs side by side.
#pragma once

#include "../processor.hpp"

#include <msr/cache/applications/room.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace msrpp::rdt_tool {

/// Returns the ways of the cache that are planned: those of a mask, or else the longest run of ways
/// that devices do not share (`all_ways`: of all ways). Throws a complaint where the mask is
/// invalid.
msr::partition::room room_of(const processor &machine, const std::string &mask, bool all_ways);

/// Returns `count` CPUs that share a cache: the CPUs of a list, or else the first CPUs. Throws a
/// complaint where there are too few.
std::vector<unsigned> cpus_for(const processor &machine, const std::string &list, std::size_t count,
                               const char *command);

} // namespace msrpp::rdt_tool
