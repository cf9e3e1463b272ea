// EXPECT: a single hint says where this control is
// RULE: control_is_confirmed
// EXPECT: l2_prefetch
// EXPECT-LEGAL: none: unconfirmed()
// LINE-WITHIN(g++): 870, as g++ prints the target and the settings as values
#include <msr/amd/counters.hpp>
#include <msr/controls.hpp>
#include <msr/intel/perfmon.hpp>

namespace controls = msr::controls;
using namespace msr::controls; // the names of controls

#ifdef CONTROL
constexpr const auto &quiet = controls::plan<msr::amd::zen2, l2_prefetch::off.unconfirmed()>;
#else
constexpr const auto &quiet = controls::plan<msr::amd::zen2, l2_prefetch::off>;
#endif
static_assert(sizeof quiet > 0);
