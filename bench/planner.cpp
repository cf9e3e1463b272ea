// How fast choices find their seats at run time: microseconds for plans of 1, 4 and 18 choices.
// Prints planner,<choices>,<microseconds>, the median of five runs.
#include <msr/intel/netburst/planner.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <iterator>
#include <vector>

namespace {

namespace p4 = msr::netburst;

constexpr int plans = 20'000;
constexpr std::size_t sizes[] = {1, 4, 18};

/// Choices for all 18 counters, each of another event where the counters allow it.
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

/// Microseconds for one plan; negative where there is none.
double microseconds(const std::vector<p4::request> &choices) {
    int found = 0;
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < plans; ++i)
        found += p4::assign({choices.data(), choices.size()}, p4::target{}).found();
    const std::chrono::duration<double, std::micro> elapsed =
        std::chrono::steady_clock::now() - begin;
    return found == plans ? elapsed.count() / plans : -1;
}

double median_of_five(const std::vector<p4::request> &choices) {
    double runs[5];
    for (double &run : runs)
        run = microseconds(choices);
    std::sort(std::begin(runs), std::end(runs));
    return runs[2];
}

} // namespace

int main() {
    bool all_found = true;
    for (const std::size_t count : sizes) {
        const double median = median_of_five(first_choices(count));
        all_found = all_found && median >= 0;
        std::printf("planner,%zu,%.3f\n", count, median);
    }
    return all_found ? 0 : 1;
}
