// How fast named events are planned at run time: microseconds for a plan of eight events of
// Sapphire Rapids, given as structs and as text. The median of five runs.
#include "figure.hpp"

#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/notation.hpp>
#include <msr/pmu/select/planner.hpp>

#include <chrono>
#include <cstddef>
#include <iterator>

namespace {

namespace pm = msr::perfmon;
namespace select = msr::select;
namespace spr = msr::events::sapphire_rapids;

constexpr int plans = 20'000;
constexpr std::size_t choices = 8;
constexpr double limit = 20; // most microseconds for a plan of events given as structs
// Most microseconds for a plan of eight events that are looked up by name among 340 events.
constexpr double limit_with_text = 100;

constexpr const char *texts[] = {
    "l2_rqsts.miss:user",
    "mem_load_retired.l3_miss:user",
    "dtlb_load_misses.walk_completed:user",
    "br_misp_retired.all_branches:user",
    "frontend_retired.l2_miss:user",
    "cpu_clk_unhalted.thread:user",
    "inst_retired.any:user",
    "topdown.slots:user",
};
static_assert(std::size(texts) == choices);

constexpr pm::target on = pm::sapphire_rapids;
constexpr select::known_list<pm::event_pmu> lists[] = {spr::core_events::all};

/// Parses the eight texts into requests for events. Returns whether all could be parsed.
bool read(select::request (&request)[choices]) {
    for (std::size_t i = 0; i < choices; ++i) {
        const select::parsed parsed =
            select::parse<pm::event_pmu>(texts[i], on, msr::all_of(lists));
        if (!parsed.well_formed()) return false;
        request[i] = parsed.wanted;
    }
    return true;
}

/// Returns the microseconds for making a plan; a negative number where there is no plan.
double microseconds(bool with_text) {
    select::request request[choices]{};
    if (!read(request)) return -1;
    int position = 0;
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < plans; ++i) {
        if (with_text && !read(request)) return -1;
        position += select::try_plan<pm::event_pmu, choices>(msr::all_of(request), on).legal();
    }
    const std::chrono::duration<double, std::micro> elapsed =
        std::chrono::steady_clock::now() - begin;
    return position == plans ? elapsed.count() / plans : -1;
}

} // namespace

int main() {
    const double planned = bench::median_of_five([] { return microseconds(false); });
    const double read_too = bench::median_of_five([] { return microseconds(true); });
    const bool fast = bench::at_most("8 named events", planned, "microseconds", limit);
    const bool fast_with_text =
        bench::at_most("the same from text", read_too, "microseconds", limit_with_text);
    return fast && fast_with_text ? 0 : 1;
}
