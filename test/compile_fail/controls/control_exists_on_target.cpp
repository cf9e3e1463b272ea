// EXPECT: this processor is not known to have this control
// RULE: control_exists_on_target
// EXPECT: dcu
// EXPECT-LEGAL: would_be_legal<
// LINE-WITHIN(clang): 990, as clang prints the target and the settings as values
// LINE-WITHIN(g++): 880, as g++ prints the target and the settings as values
#include <msr/amd/counters.hpp>
#include <msr/controls.hpp>
#include <msr/intel/perfmon.hpp>

namespace controls = msr::controls;
using namespace msr::controls; // the names of controls

#ifdef CONTROL
constexpr const auto &quiet = controls::plan<msr::amd::zen4, l1_stream::off>;
#else
constexpr const auto &quiet = controls::plan<msr::amd::zen4, dcu::off>;
#endif
static_assert(sizeof quiet > 0);
