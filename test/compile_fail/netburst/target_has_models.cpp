// EXPECT: a target is one or more of the models 0, 1, 2, 3, 4 and 6
// EXPECT: target_has_models::tell
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr p4::target on{.models = p4::of_models(3, 4)};
#else
constexpr p4::target on{.models = 0};
#endif
static_assert(p4::plan<on, p4::uops_retired::nbogus>.size == 1);
