// EXPECT: choices of namespace qos are for AMD: they stand only in a plan that begins with features of AMD, as qos::zen4
// RULE: choices_are_for_the_features
// EXPECT: qos::assigned_counter
// EXPECT-LEGAL: none: the sentence shows one
// LINE-WITHIN(g++): 1520, as g++ prints features and choices as values
#include <msr/amd/qos/schedule.hpp>

namespace qos = msr::qos;
namespace rdt = msr::rdt;

constexpr rdt::features intel = rdt::broadwell_ep.monitored(64, 32768);
constexpr qos::features amd = [] {
    qos::features result = qos::zen5.with(intel);
    result.assignable_counters = 4;
    return result;
}();

#ifdef CONTROL
constexpr auto features = amd;
#else
constexpr auto features = intel;
#endif
constexpr const auto &groups =
    msr::schedule<features,
                  msr::together(qos::assigned_counter{.number = 1, .rmid = 1}, rdt::association{})>;
static_assert(groups.size == 0);
