// EXPECT: a bandwidth limit is less than 2 to the length that CPUID gives, in eighths of GB/s, or unlimited
// RULE: bandwidth_fits_its_length
// EXPECT: class_number<1>
// EXPECT: bandwidth<2048
// EXPECT-LEGAL: bandwidth<2047>,
// EXPECT-LEGAL: unlimited_bandwidth>
// FLAGS: -fno-delete-null-pointer-checks
// LINE-WITHIN(g++): 660, as g++ prints features and choices as values
#include <msr/amd/qos/plan.hpp>

namespace qos = msr::qos;

#ifdef CONTROL
constexpr auto chosen = qos::class_of_service<1>.bandwidth(qos::unlimited);
#else
constexpr auto chosen = qos::class_of_service<1>.bandwidth(2048);
#endif
static_assert(msr::plan<qos::zen4, chosen>.choices == 1);
