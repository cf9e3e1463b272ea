// EXPECT: the register of this control does not hold this power or time
// RULE: limit_fits_register
// EXPECT: package_power_limit
// EXPECT-LEGAL: value_between<0
// LINE-WITHIN(g++): 1100, as g++ prints the target and the settings as values
#include <msr/controls.hpp>
#include <msr/intel/perfmon.hpp>

namespace controls = msr::controls;
using msr::meters::watts;
using namespace msr::controls; // the names of controls

#ifdef CONTROL
constexpr const auto &quiet =
    controls::plan<msr::perfmon::skylake, package_power_limit::value(watts{95})>;
#else
constexpr const auto &quiet =
    controls::plan<msr::perfmon::skylake, package_power_limit::value(watts{40'000})>;
#endif
static_assert(sizeof quiet > 0);
