// EXPECT: a load latency is measured in precise samples only: the choice needs precise
// RULE: load_latency_is_sampled_precisely
// EXPECT: mem_trans_retired::load_latency_gt_64
// EXPECT-LEGAL: with::precise, with::sample_every<2003>
// LINE-WITHIN(g++): 690, as g++ prints the target and the numbers of the events
#include <msr/intel/events/skylake.hpp>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;
namespace skl = msr::events::skylake;

#ifdef CONTROL
constexpr auto slow = skl::mem_trans_retired::load_latency_gt_64.precise().sample_every<2003>();
#else
constexpr auto slow = skl::mem_trans_retired::load_latency_gt_64;
#endif
static_assert(msr::plan<pm::skylake, slow>.choices == 1);
