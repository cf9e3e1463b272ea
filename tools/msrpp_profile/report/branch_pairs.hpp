// The branches before samples, by source and destination.
#pragma once

#include "../reading.hpp"
#include "../symbols/symbolizer.hpp"
#include "table.hpp"

#include <string>

namespace msrpp::profile {

/// Returns the table of the branches of all samples that a filter selects: for each pair of source
/// and destination the number of branches, and the share that was predicted wrongly; most branches
/// first. Throws a complaint that begins with `begin` where the profile has no branches.
table branch_pairs(const loaded &loaded, const filter &filter, symbolizer &symbols,
                   const std::string &begin);

} // namespace msrpp::profile
