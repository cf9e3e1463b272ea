// EXPECT: this is no backend: it lacks the read or the write of msr/backend/backend.hpp
// RULE: backend_accesses_registers
// EXPECT: registers
// EXPECT-LEGAL: none: the sentence says what is taken
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/schedule.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>

namespace p4 = msr::netburst;

/// The registers of some machine.
struct registers {
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept;
#ifdef CONTROL
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept;
#endif
};

void start_on(registers &machine) {
    msr::session session{machine, msr::plan<p4::bsq_cache_reference::rd_2ndl_miss>,
                         msr::this_cpu()};
    session.start();
}
