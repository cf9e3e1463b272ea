// Compile-time bench: the NetBurst header and a plan of four events, with the qualifiers that an
// experiment needs.
#include <msr/intel/netburst.hpp>

#include <cstddef>

namespace p4 = msr::netburst;

constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss.user();
constexpr auto references =
    p4::bsq_cache_reference::rd_2ndl_hits | p4::bsq_cache_reference::rd_2ndl_hite |
    p4::bsq_cache_reference::rd_2ndl_hitm | p4::bsq_cache_reference::rd_2ndl_miss;
constexpr auto cycles = p4::global_power_events::running.on(p4::fsb_escr1, p4::bpu_counter3);
constexpr auto busy_clocks = p4::uops_retired::nbogus.user().greater_than<2>().edge();

const msr::program_view program = msr::plan<misses, references, cycles, busy_clocks>.view();
std::size_t place_of_cycles() {
    return msr::plan<misses, references, cycles, busy_clocks>.position(cycles);
}

int main() { return static_cast<int>(program.readouts.size() - place_of_cycles()); }
