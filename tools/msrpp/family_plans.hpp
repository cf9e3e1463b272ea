// Plans of a family, for whoever prints them.
#pragma once

#include "family.hpp"
#include "program_formats.hpp"

namespace msrpp {

/// The writes of a plan, which must live as long. The start state holds the writes in order,
/// without those that a later one for the same choice to the same register replaces.
printed_plan printed(const family_plan &plan);

} // namespace msrpp
