// EXPECT: this is no plan: a session takes plan<...> of the choices, or a plan made at run time
// RULE: session_takes_a_plan
// EXPECT: bsq_cache_reference
// EXPECT-LEGAL: none: the sentence says what is taken
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

std::uint64_t misses_in(registers &machine) {
#ifdef CONTROL
    msr::session session{machine, msr::plan<misses>, msr::this_cpu()};
#else
    msr::session session{machine, misses, msr::this_cpu()};
#endif
    return session.measure([] {})[misses];
}
