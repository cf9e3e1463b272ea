// The options of `list` that ask for events by what is known of them.
#pragma once

#include "../family.hpp"
#include "../settings.hpp"

#include <string>
#include <vector>

namespace msrpp {

/// The events among the rows of a pattern that a filter asks for, with their masks; all rows where
/// it asks nothing. `all` are the rows of the processor. Throws a complaint where there is none.
std::vector<listed> filtered(std::vector<listed> rows, const event_filter &by, const family &of,
                             const std::vector<listed> &all, const std::string &pattern);

} // namespace msrpp
