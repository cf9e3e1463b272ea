// This program tries sessions on a machine of two kinds of cores, CPU 0 an Alder Lake performance
// core and CPU 1 an Atom core, and prints a line for each session: whether its plan fits the CPU,
// and the CPU that the thread is on then.
#include <msr/backend/dev_msr.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>
#include <msr/session/machine.hpp>

#include <cstdio>

#include <sched.h>

namespace {

namespace pm = msr::perfmon;

// event code C4h, whose meaning differs between generations
constexpr auto branches = pm::raw<0xc4>.user();
constexpr const auto &of_performance = msr::plan<pm::alder_lake, branches>;
constexpr const auto &of_atom = msr::plan<pm::alder_lake_atom, branches>;

void run_on(unsigned first, unsigned last) {
    cpu_set_t set;
    CPU_ZERO(&set);
    for (unsigned cpu = first; cpu <= last; ++cpu)
        CPU_SET(cpu, &set);
    ::sched_setaffinity(0, sizeof set, &set);
}

const char *result(const msr::failure &problem) {
    return !problem                                      ? "fits"
           : problem.kind == msr::error_code::unfit_plan ? "does not fit"
                                                         : "fails";
}

template <typename Plan>
void open(const char *name, const Plan &plan, msr::session_cpu target) {
    msr::dev_msr device;
    msr::failure problem;
    const msr::session session{device, plan, target, problem};
    std::printf("%s, %s CPU %u: %s\n", name, target.pin ? "bound to" : "watches", target.cpu,
                result(problem));
}

} // namespace

int main() {
    // the thread stays on CPU 0; sessions with msr::watch_cpu read CPUID of CPU 1 without moving it
    run_on(0, 0);
    for (const unsigned cpu : {0u, 1u}) {
        open("performance", of_performance, msr::watch_cpu(cpu));
        open("atom", of_atom, msr::watch_cpu(cpu));
    }
    std::printf("on CPU %d\n", ::sched_getcpu());
    run_on(0, 1);
    for (const unsigned cpu : {0u, 1u}) {
        open("performance", of_performance, msr::on_cpu(cpu));
        open("atom", of_atom, msr::on_cpu(cpu));
    }
    msr::dev_msr device;
    msr::failure problem;
    const msr::session whole{device, of_performance, msr::on_cpus({0, 1}), problem};
    std::printf("performance, both CPUs: %s, CPU %u\n", result(problem), problem.cpu);
    cpu_set_t allowed;
    ::sched_getaffinity(0, sizeof allowed, &allowed);
    std::printf("%d CPUs allowed\n", CPU_COUNT(&allowed));
}
