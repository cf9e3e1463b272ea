// EXPECT: which register a control has is a matter of the processor
// RULE: control_is_of_a_processor
// EXPECT: l2_stream
// EXPECT-LEGAL: none: a target that names a processor
// LINE-WITHIN(g++): 1050, as g++ prints the target and the settings as values
#include <msr/amd/counters.hpp>
#include <msr/controls.hpp>
#include <msr/intel/perfmon.hpp>

namespace controls = msr::controls;
using namespace msr::controls; // the names of controls

#ifdef CONTROL
constexpr const auto &quiet = controls::plan<msr::perfmon::skylake, l2_stream::off>;
#else
constexpr const auto &quiet = controls::plan<msr::perfmon::perfmon4, l2_stream::off>;
#endif
static_assert(sizeof quiet > 0);
