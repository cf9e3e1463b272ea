// Compile-time bench: the header of a processor's list of events, and a plan of four of its events.
#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;
namespace spr = msr::events::sapphire_rapids;

constexpr auto misses = spr::mem_load_retired::l3_miss.user();
constexpr auto hits = spr::mem_load_retired::l2_hit.user();
constexpr auto branches = spr::br_misp_retired::all_branches.user().kernel();
constexpr auto loads = spr::mem_inst_retired::all_loads.on(pm::pmc3);

const msr::program_view program =
    msr::plan<pm::sapphire_rapids, misses, hits, branches, loads>.view();

int main() { return static_cast<int>(program.readouts.size()); }
