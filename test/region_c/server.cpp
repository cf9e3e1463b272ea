// Counters for user.c: misses of a simulated Pentium 4. Nothing is measured.
#include <msr/intel/netburst.hpp>
#include <msr/region_c.hpp>
#include <msr/session.hpp>
#include <msr/sim/pentium4.hpp>

namespace p4 = msr::netburst;

namespace {

constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss.user();
constexpr auto &plan = msr::plan<misses>;

msr::sim::pentium4 device;
msr::regions regions{plan, {.most_regions = 2}};

} // namespace

extern "C" void load_line(unsigned line) { device.load(128u * line); }

extern "C" void serve() {
    msr::serve_c_regions(
        regions, [] { return msr::session_for_c(regions, device, plan, msr::watch_cpu(0)); });
}
