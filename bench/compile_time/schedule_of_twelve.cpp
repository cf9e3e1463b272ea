// Compile-time bench: twelve events that compete for few counters, split into groups. Some of the
// events name their counters, so that first come, first served would make more groups than are
// needed, and the compiler has to search. Two events must stay in one group, and three are metrics.
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/schedule.hpp>

#include <cstddef>

namespace p4 = msr::netburst;

using p4::bsq_cache_reference;

constexpr auto hits = bsq_cache_reference::rd_2ndl_hits | bsq_cache_reference::rd_2ndl_hite;
constexpr auto pages = p4::itlb_reference::miss;
constexpr auto page_hits = p4::itlb_reference::hit;
constexpr auto walks = p4::page_walk_type::dtmiss;
constexpr auto code_walks = p4::page_walk_type::itmiss;
constexpr auto misses = bsq_cache_reference::rd_2ndl_miss.on(p4::bpu_counter0);
constexpr auto outer_misses = bsq_cache_reference::rd_3rdl_miss.on(p4::bpu_counter0);
constexpr auto writes = bsq_cache_reference::wr_2ndl_miss.on(p4::bpu_counter0);
constexpr auto busy_clocks = p4::uops_retired::nbogus.user().greater_than<2>().edge();
constexpr auto loads = p4::metric::memory_loads;
constexpr auto packed = p4::metric::packed_sp_retired;
constexpr auto replays = p4::metric::mob_load_replay_retired;

constexpr const auto &all =
    msr::schedule<hits, pages, page_hits, walks, code_walks, msr::together(busy_clocks, packed),
                  replays, loads, misses, outer_misses, writes>;
static_assert(all.size == 12 && all.group_count == 3);

std::size_t group_of_loads() { return all.place_of(loads).group; }

int main() {
    return static_cast<int>(all.view(0).readouts.size() + group_of_loads() + all.group_count);
}
