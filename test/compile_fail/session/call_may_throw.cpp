// EXPECT: this call reports failures by an exception, and exceptions are off (-fno-exceptions): give it a last argument failure &
// RULE: call_may_throw
// EXPECT-LEGAL: none: the sentence says what to give
// FLAGS: -fno-exceptions
// LINE-WITHIN(g++): 950, as g++ first prints the choices, or the template that tells the rule
// LINE-WITHIN(clang): 1490, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>
#include <msr/session.hpp>

namespace p4 = msr::netburst;

/// The registers of some machine.
struct registers {
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept;
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept;
};

void start_on(registers &machine, msr::failure &problem) {
    msr::session session{machine, msr::plan<p4::bsq_cache_reference::rd_2ndl_miss>, msr::this_cpu(),
                         problem};
#ifdef CONTROL
    session.start(problem);
#else
    session.start();
#endif
}
