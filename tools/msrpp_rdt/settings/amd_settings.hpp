// Settings of `msrpp rdt set` that only AMD has: what bandwidth events count, and counters that are
// assigned to RMIDs.
#pragma once

#include "settings.hpp"

#include <msr/amd/qos/choice.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace msrpp::rdt_tool {

/// Reads a setting `bmec:EVENT=KIND:…` or `abmc:COUNTER=RMID[:KIND…]`, or `=off`, into
/// `destination`, whose members `resource` and `text` have been set before. `number` and `value`:
/// the texts in front of and behind the `=`. Throws a complaint where a text is invalid.
void read_amd_setting(setting &destination, std::string_view number, std::string_view value,
                      const processor &machine);

/// Adds the register writes of a setting in a cache, checked by the library's rules. Throws a
/// complaint with the rule that is broken.
void add_amd_writes(std::vector<write_of_cache> &destination, const setting &setting,
                    std::size_t cache, const processor &machine);

/// Returns the names of the kinds of memory traffic in a mask, lowest bit first.
std::vector<std::string> traffic_names(std::uint64_t kinds);

/// A counter that is assigned to an RMID or to a class, in a cache.
struct assigned_counter {
    unsigned number{};
    unsigned rmid{};
    bool is_class{}; ///< `rmid` is the number of a class, not of an RMID
    std::uint64_t kinds{};
};
/// Returns the counters of a cache that are assigned; empty where the cache does not count with
/// assigned counters.
std::vector<assigned_counter> assigned_counters(processor &machine, std::size_t cache);

} // namespace msrpp::rdt_tool
