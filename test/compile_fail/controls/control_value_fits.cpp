// EXPECT: this number has more bits than the control has in its register
// RULE: control_value_fits
// EXPECT: energy_bias
// EXPECT-LEGAL: value_between<0
// LINE-WITHIN(g++): 1070, as g++ prints the target and the settings as values
#include <msr/amd/counters.hpp>
#include <msr/controls.hpp>
#include <msr/intel/perfmon.hpp>

namespace controls = msr::controls;
using namespace msr::controls; // the names of controls

#ifdef CONTROL
constexpr const auto &quiet = controls::plan<msr::perfmon::skylake, energy_bias::value(15)>;
#else
constexpr const auto &quiet = controls::plan<msr::perfmon::skylake, energy_bias::value(16)>;
#endif
static_assert(sizeof quiet > 0);
