// The Pentium 4 as a family among the others, for what is done to all of them alike.
#pragma once

#include "family.hpp"

#include <msr/intel/netburst/target.hpp>

namespace msrpp {

/// The Pentium 4 of some models, with Hyper-Threading or without. It has no `explain`.
family pentium4_as_family(const msr::netburst::target &on);

} // namespace msrpp
