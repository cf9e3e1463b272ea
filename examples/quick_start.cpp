// The program of the README: a plan of two choices and a session, on the simulated machine.
#include <msr/intel/netburst.hpp>
#include <msr/session.hpp>
#include <msr/sim/pentium4.hpp>

#include <cstdint>
#include <iostream>

namespace p4 = msr::netburst;
using p4::bsq_cache_reference;

constexpr auto misses = bsq_cache_reference::rd_2ndl_miss.user(); // the plan picks ESCR and counter
constexpr auto hits = bsq_cache_reference::rd_2ndl_hite.on(p4::bsu_escr1, p4::bpu_counter2);

int main() {
    msr::sim::pentium4 device;
    msr::session session{device, msr::plan<misses, hits>, msr::watch_cpu(0)};
    auto counts = session.measure([&] {
        for (std::uint64_t address = 0; address < 1 << 20; address += 64)
            device.load(address);
    });
    std::cout << counts[misses] << " misses, " << counts[hits] << " hits\n";
}
