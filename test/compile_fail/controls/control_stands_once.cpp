// EXPECT: this control is set twice
// RULE: control_stands_once
// EXPECT: l2_stream
// EXPECT-LEGAL: none: the control once
// LINE-WITHIN(g++): 1290, as g++ prints the target and the settings as values
#include <msr/amd/counters.hpp>
#include <msr/controls.hpp>
#include <msr/intel/perfmon.hpp>

namespace controls = msr::controls;
using namespace msr::controls; // the names of controls

#ifdef CONTROL
constexpr const auto &quiet = controls::plan<msr::perfmon::skylake, l2_stream::off, dcu::off>;
#else
constexpr const auto &quiet = controls::plan<msr::perfmon::skylake, l2_stream::off, l2_stream::on>;
#endif
static_assert(sizeof quiet > 0);
