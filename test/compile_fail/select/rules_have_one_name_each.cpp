// EXPECT: two rules of a list have one name
// EXPECT-LEGAL: none: any other name
#include <msr/core/rule.hpp>

namespace front {
MSR_RULE(counter_is_free, "somebody else has this counter");
}
namespace back {
#ifdef CONTROL
MSR_RULE(counter_is_idle, "this counter counts already");
using second = counter_is_idle;
#else
MSR_RULE(counter_is_free, "this counter counts already");
using second = counter_is_free;
#endif
} // namespace back

static_assert(msr::rule_list<front::counter_is_free, back::second>::size == 2);
