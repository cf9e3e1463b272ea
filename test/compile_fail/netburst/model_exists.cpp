// EXPECT: no such NetBurst model: CPUID family 0Fh has models 0, 1, 2, 3, 4 and 6
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
#ifdef CONTROL
constexpr auto target = p4::on<6>;
#else
constexpr auto target = p4::on<5>;
#endif
static_assert(p4::plan<target, miss>.size == 1);
