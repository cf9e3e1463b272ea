// EXPECT: a unit that several CPUs share counts for all of them, not for one thread: give the session watch_cpu(n), on_cpus(...) or on_machine()
// EXPECT: unit_shared_by<register_scope::node>
// LINE-WITHIN(g++): 960, as the type of the schedule stands in the constructor's
// RULE: thread_has_no_shared_unit
// EXPECT-LEGAL: none: the sentence says who counts it
#include <msr/amd/counters.hpp>
#include <msr/pmu/schedule.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>

namespace amd = msr::amd;

/// The registers of some machine.
struct registers {
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept;
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept;
};

constexpr auto fabric = amd::raw<0x07, 0x38>.data_fabric();
constexpr auto instructions = amd::retired_instructions;

void start_on(registers &machine) {
    constexpr auto &turns = msr::schedule<amd::zen3, instructions, fabric>;
#ifdef CONTROL
    msr::multiplexer session{machine, turns, msr::watch_cpu(0)};
#else
    msr::multiplexer session{machine, turns, msr::this_cpu()};
#endif
    session.start();
}
