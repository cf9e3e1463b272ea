// EXPECT: this generation cannot sample this event precisely
// RULE: event_can_be_sampled_precisely
// EXPECT: core_cycles
// EXPECT: skylake
// EXPECT-LEGAL: would_be_legal<goldmont_plus, ice_lake, tremont, alder_lake, alder_lake_atom, sapphire_rapids, meteor_lake, meteor_lake_atom, granite_rapids, lunar_lake, lunar_lake_atom, arrow_lake_h, arrow_lake_s, panther_lake, panther_lake_core, panther_lake_atom, nova_lake, nova_lake_atom>
// LINE-WITHIN(clang): 1190, as clang first prints the names and what would be legal
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto made =
    pm::plan<pm::on<pm::ice_lake>, pm::core_cycles.sample_every<1000>().precise()>;
#else
constexpr auto made = pm::plan<pm::on<pm::skylake>, pm::core_cycles.sample_every<1000>().precise()>;
#endif
static_assert(made.size == 1);
