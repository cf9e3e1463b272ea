// EXPECT: which register a meter has is a matter of the processor
// RULE: meter_is_of_a_processor
// EXPECT: energy_package
// EXPECT-LEGAL: none: a target that names a processor
#include <msr/amd/counters.hpp>
#include <msr/meters.hpp>

namespace meters = msr::meters;

#ifdef CONTROL
constexpr const auto &metered = msr::plan<msr::amd::zen4, meters::energy_package>;
#else
constexpr const auto &metered = msr::plan<meters::energy_package>;
#endif
static_assert(sizeof metered > 0);
