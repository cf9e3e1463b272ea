// EXPECT: the processor of the plan has no such box
// EXPECT: box_event<
// EXPECT: sapphire_rapids
// RULE: processor_has_box
// EXPECT-LEGAL: haswell_ep,
#include <msr/intel/uncore.hpp>

namespace uncore = msr::uncore;

#ifdef CONTROL
static_assert(msr::plan<uncore::sapphire_rapids, uncore::raw<uncore::box::pcu, 0x01>>.size == 1);
#else
static_assert(msr::plan<uncore::sapphire_rapids, uncore::raw<uncore::box::sbo, 0x01>>.size == 1);
#endif
