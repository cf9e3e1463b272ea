// Compile-time bench: the README's first program, which counts by a plan of five events and a
// session.
#include <msr/backend/dev_msr.hpp>
#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>

#include <iostream>

namespace perfmon = msr::perfmon;
namespace spr = msr::events::sapphire_rapids;

constexpr auto l2_misses = spr::l2_rqsts::miss.user();
constexpr auto l3_misses = spr::mem_load_retired::l3_miss.user();
constexpr auto page_walks = spr::dtlb_load_misses::walk_completed.user();
constexpr auto mispredictions = spr::br_misp_retired::all_branches.user();

constexpr const auto &plan = msr::plan<perfmon::sapphire_rapids, l2_misses, l3_misses, page_walks,
                                       mispredictions, perfmon::core_cycles.user()>;

void kernel_under_test();

int main() try {
    msr::dev_msr device;
    msr::session session{device, plan, msr::this_cpu()};
    const auto counts = session.measure([] { kernel_under_test(); });
    std::cout << counts[l2_misses] << ' ' << counts[l3_misses] << ' ' << counts[page_walks] << '\n';
} catch (const msr::session_error &error) {
    std::cerr << error.what() << '\n';
    return 1;
}
