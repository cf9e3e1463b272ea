// EXPECT: this is a plan of several kinds of cores: give the session on_machine(), on_socket(n) or on_cpus(...), or a plan of the kind of its CPU
// LINE-WITHIN(g++): 1060, as the targets of both kinds stand in the type
// RULE: session_of_cpu_has_one_kind
// EXPECT-LEGAL: none: the sentence says what takes it
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/hybrid.hpp>
#include <msr/session/machine.hpp>

namespace pm = msr::perfmon;

/// The registers of some machine.
struct registers {
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept;
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept;
};

void start_on(registers &machine) {
    constexpr auto &plan = msr::plan<msr::on<pm::alder_lake, pm::alder_lake_atom>, pm::core_cycles>;
#ifdef CONTROL
    msr::session session{machine, plan, msr::on_machine()};
#else
    msr::session session{machine, plan, msr::watch_cpu(0)};
#endif
    session.start();
}
