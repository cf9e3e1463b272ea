// EXPECT: a target is one or more of the models 0, 1, 2, 3, 4 and 6
// RULE: target_has_models
// EXPECT-LEGAL: would_be_legal<model<0>, model<1>, model<2>, model<3>, model<4>, model<6>>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr p4::target target{.models = p4::of_models(3, 4)};
#else
constexpr p4::target target{.models = 0};
#endif
static_assert(msr::plan<target, p4::uops_retired::nbogus>.size == 1);
