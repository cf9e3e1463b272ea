// EXPECT: this is a plan, which takes no turns: give it to session
// RULE: multiplexer_takes_no_plan
// EXPECT-LEGAL: none: the sentence says who takes it
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/schedule.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>

namespace p4 = msr::netburst;

/// The registers of some machine.
struct registers {
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept;
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept;
};

constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss;

void start_on(registers &machine) {
#ifdef CONTROL
    msr::session multiplexer{machine, msr::plan<misses>, msr::this_cpu()};
#else
    msr::multiplexer multiplexer{machine, msr::plan<misses>, msr::this_cpu()};
#endif
    multiplexer.start();
}
