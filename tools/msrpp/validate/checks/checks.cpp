#include "checks.hpp"

namespace msrpp::validate {

namespace {

constexpr check_row check_rows[] = {
    // The check of restored registers is made first: registers that are not restored would disturb
    // the other checks.
    {"restored", "registers hold what they held before", check_restored, true},
    {"counters", "each counter counts straight code", check_counters},
    {"events", "each proof counts what its source says", check_events},
    {"pairs", "two counters count beside each other", check_pairs},
    {"levels", "user and kernel mode are told apart", check_levels},
    {"threshold", "clocks with so many events", check_threshold},
    {"invert", "clocks with fewer events", check_invert},
    {"inverse", "clocks with events and clocks without add up", check_inverse},
    {"edge", "beginnings of such clocks", check_edge},
    {"width", "a counter keeps the bits that it has", check_width, true},
    {"wrap", "a counter goes from its largest value to 0", check_wrap, true},
    {"stop", "a counter that is not enabled stands still", check_stop, true},
    {"slices", "two events share a counter in turns", check_slices, true},
    {"rules", "with --lift-rules: limits of events to counters are true", check_rules, true},
    {"moves", "a thread that moves to another CPU is counted there", check_moves},
    {"fork", "a child process is counted on the CPU", check_fork},
    {"exec", "a process is counted before and after it executes a program", check_exec},
    {"rdpmc", "RDPMC returns what reads of the counter return", check_rdpmc},
    {"units", "the units of energy, power and time", check_units, true},
    {"meters", "meters go up, within bounds", check_meters, true},
    {"clocks", "meters of clocks fit each other", check_clocks, true},
    {"samples", "samples of instructions stand in the code that ran", check_samples},
    {"addresses", "sampled operations and loads have known addresses", check_addresses, true},
    {"announced", "registers that CPUID announces can be read", check_announced, true},
    {"topology", "Linux and CPUID agree what CPUs share", check_topology},
    {"resources", "capacity masks and occupancy of the cache", check_resources, true},
    {"controls", "a prefetcher is switched, and put back", check_controls, true},
};

} // namespace

std::span<const check_row> checks() { return check_rows; }

} // namespace msrpp::validate
