// EXPECT: the plan has settings of controls: include msr/session/controlled.hpp
// RULE: session_holds_settings
// EXPECT-LEGAL: none: the sentence says which header
// LINE-WITHIN(g++): 930, as g++ prints the target and the settings as values
#include <msr/controls.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>
#ifdef CONTROL
#include <msr/session/controlled.hpp>
#endif

namespace perfmon = msr::perfmon;

/// The registers of some machine.
struct registers {
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept;
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept;
};

constexpr auto misses = perfmon::llc_misses;

void start_on(registers &machine) {
    msr::session session{machine,
                         msr::plan<perfmon::skylake, misses, msr::controls::l2_stream::off>,
                         msr::this_cpu()};
    session.start();
}
