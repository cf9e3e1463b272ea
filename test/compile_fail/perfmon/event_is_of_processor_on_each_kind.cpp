// EXPECT: this event is in the list of another processor than the plan is made for
// EXPECT: alder_lake_atom
// LINE-WITHIN(g++): 1060, as the targets of both kinds stand in the type
// RULE: event_is_of_processor
// EXPECT-LEGAL: would_be_legal<sapphire_rapids>
#include <msr/intel/events/alder_lake.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/hybrid.hpp>

namespace pm = msr::perfmon;

constexpr auto misses = msr::events::alder_lake::mem_load_retired::l3_miss;

#ifdef CONTROL
constexpr auto &plan = msr::plan<msr::on<pm::alder_lake>, pm::core_cycles, misses>;
#else
constexpr auto &plan =
    msr::plan<msr::on<pm::alder_lake, pm::alder_lake_atom>, pm::core_cycles, misses>;
#endif
