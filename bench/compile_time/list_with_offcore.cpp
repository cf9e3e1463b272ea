// Compile-time bench: the two headers of the longest list of events, 2,344 of them, and a plan of
// four events.
#include <msr/intel/events/cascade_lake.hpp>
#include <msr/intel/events/cascade_lake_offcore.hpp>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;
namespace clx = msr::events::cascade_lake;

constexpr auto misses = clx::mem_load_retired::l3_miss.user();
constexpr auto remote = clx::ocr::all_data_rd_l3_miss_any_snoop.user();
constexpr auto branches = clx::br_misp_retired::all_branches.user().kernel();
constexpr auto busy = clx::uops_executed::core_cycles_ge_1.on(pm::pmc3);

const msr::program_view program =
    msr::plan<pm::cascade_lake, misses, remote, branches, busy>.view();

int main() { return static_cast<int>(program.readouts.size()); }
