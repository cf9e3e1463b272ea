// Settings that only AMD has: what events count, and counters that are assigned to RMIDs.
#pragma once

#include "settings.hpp"

#include <msr/amd/qos/choice.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace msrpp::rdt_tool {

/// Reads the texts before and behind the `=` of `bmec:EVENT=KIND:…` and
/// `abmc:COUNTER=RMID[:KIND…]`, or `=off`, into `destination`, whose resource and text are set.
/// Throws a complaint where a text is invalid.
void read_amd_setting(setting &destination, std::string_view number, std::string_view value,
                      const processor &machine);

/// Adds the setting's writes in a cache, checked by the library's rules. Throws a complaint with
/// the rule that is broken.
void add_amd_writes(std::vector<write_of_cache> &destination, const setting &setting,
                    std::size_t cache, const processor &machine);

/// Returns the names of kinds of traffic, lowest bit first.
std::vector<std::string> traffic_names(std::uint64_t kinds);

/// A counter that is assigned in a cache.
struct assigned_counter {
    unsigned number{};
    unsigned rmid{};
    bool is_class{}; ///< `rmid` is the number of a class
    std::uint64_t kinds{};
};
/// Returns the assigned counters; empty where the cache does not count with assigned counters.
std::vector<assigned_counter> assigned_counters(processor &machine, std::size_t cache);

} // namespace msrpp::rdt_tool
