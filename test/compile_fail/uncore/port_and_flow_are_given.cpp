// EXPECT: a raw event of IIO counts nothing without ch_mask and fc_mask
// EXPECT: raw
// RULE: port_and_flow_are_given
// EXPECT-LEGAL: none: the masks are the question
#include <msr/intel/uncore.hpp>

namespace uncore = msr::uncore;

constexpr auto reads = uncore::raw<uncore::box::iio, 0x83, 0x04>.ch_mask<0x01>();
#ifdef CONTROL
static_assert(msr::plan<uncore::skylake_sp, reads.fc_mask<0x7>()>.size == 1);
#else
static_assert(msr::plan<uncore::skylake_sp, reads>.size == 1);
#endif
