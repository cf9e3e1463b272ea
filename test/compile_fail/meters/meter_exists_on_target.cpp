// EXPECT: this processor is not known to have this meter
// RULE: meter_exists_on_target
// EXPECT: energy_core
// EXPECT: skylake
// EXPECT-LEGAL: none: another meter, or another target
#include <msr/intel/perfmon.hpp>
#include <msr/meters.hpp>

namespace pm = msr::perfmon;
namespace meters = msr::meters;

#ifdef CONTROL
constexpr const auto &metered = msr::plan<pm::skylake, pm::core_cycles, meters::energy_cores>;
#else
constexpr const auto &metered = msr::plan<pm::skylake, pm::core_cycles, meters::energy_core>;
#endif
static_assert(sizeof metered > 0);
