// Compile-time bench: the header of a processor's metrics, and a plan of one metric.
#include <msr/intel/metrics/sapphire_rapids.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/metric.hpp>

namespace pm = msr::perfmon;

constexpr const auto &plan =
    msr::metric_plan<pm::sapphire_rapids, msr::events::sapphire_rapids::metric::l1_bound>;
static_assert(plan.choices > 1);

int main() {}
