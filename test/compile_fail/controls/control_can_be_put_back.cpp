// EXPECT: this control is shown and never written
// RULE: control_can_be_put_back
// EXPECT: performance_control
// EXPECT-LEGAL: none: another control
// LINE-WITHIN(g++): 910, as g++ prints the target and the settings as values
#include <msr/amd/counters.hpp>
#include <msr/controls.hpp>
#include <msr/intel/perfmon.hpp>

namespace controls = msr::controls;
using namespace msr::controls; // the names of controls

#ifdef CONTROL
constexpr const auto &quiet = controls::plan<msr::amd::zen4, energy_preference::value(0)>;
#else
constexpr const auto &quiet = controls::plan<msr::amd::zen4, performance_control::on>;
#endif
static_assert(sizeof quiet > 0);
