// EXPECT: a choice is given the same qualifier twice
// RULE: qualifier_stands_once
// EXPECT: bsq_allocation
// EXPECT: bsu_escr0
// EXPECT-LEGAL: none: either of the two by itself
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto chosen = p4::bsq_allocation::req_type0.on(p4::bsu_escr0); // number 0
#ifndef CONTROL
constexpr auto again = chosen.on(p4::bsu_escr0);
#endif
static_assert(chosen.as_request().how.escr == 0);
