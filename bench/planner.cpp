// How fast choices are assigned to counters at run time: microseconds for plans of 1, 4 and 18
// choices. The median of five runs.
#include "figure.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/planning/planner.hpp>

#include <chrono>
#include <cstddef>
#include <vector>

namespace {

namespace p4 = msr::netburst;

constexpr int plans = 20'000;
struct plan_size {
    const char *name;
    std::size_t choices;
    double limit; ///< microseconds
};
constexpr plan_size sizes[] = {
    {"planner, 1 choice", 1, 20}, {"planner, 4 choices", 4, 20}, {"planner, 18 choices", 18, 2000}};

/// Events for all 18 counters of a NetBurst processor, a different one for each where possible.
constexpr unsigned events_of_all_counters[] = {
    p4::bsq_cache_reference::number,
    p4::itlb_reference::number,
    p4::global_power_events::number,
    p4::mob_load_replay::number,
    p4::tc_deliver_mode::number,
    p4::tc_ms_xfer::number,
    p4::uop_queue_writes::number,
    p4::retired_branch_type::number,
    p4::memory_complete::number,
    p4::packed_sp_uop::number,
    p4::packed_dp_uop::number,
    p4::wc_buffer::number,
    p4::uops_retired::number,
    p4::instr_retired::number,
    p4::branch_retired::number,
    p4::x87_assist::number,
    p4::uop_type::number,
    p4::resource_stall::number,
};

std::vector<p4::request> first_choices(std::size_t count) {
    std::vector<p4::request> choices;
    for (std::size_t i = 0; i < count; ++i) {
        const unsigned event = events_of_all_counters[i];
        choices.push_back({.event = event, .masks = p4::events[event].known_masks()});
    }
    return choices;
}

/// Returns the microseconds for making a plan; a negative number where there is no plan.
double microseconds(const std::vector<p4::request> &choices) {
    int position = 0;
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < plans; ++i)
        position += p4::assign({choices.data(), choices.size()}, p4::target{}).found();
    const std::chrono::duration<double, std::micro> elapsed =
        std::chrono::steady_clock::now() - begin;
    return position == plans ? elapsed.count() / plans : -1;
}

} // namespace

int main() {
    bool met = true;
    for (const plan_size &size : sizes) {
        const std::vector<p4::request> choices = first_choices(size.choices);
        const double median = bench::median_of_five([&] { return microseconds(choices); });
        met = bench::at_most(size.name, median, "microseconds", size.limit) && met;
    }
    return met ? 0 : 1;
}
