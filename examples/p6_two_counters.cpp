// Counts instructions and loads that found their second-level cache line modified or exclusive with
// the two counters of a Pentium III, and shows what a plan becomes: the writes in their order, and
// what a session does with them. A recorder keeps the register values in place of a processor, so
// that this runs anywhere and counts nothing; on a Pentium III `msr::dev_msr` in place of the
// recorder counts. This was not tried on a Pentium III.
#include <msr/backend/recorder.hpp>
#include <msr/intel/p6.hpp>
#include <msr/session.hpp>

#include <cinttypes>
#include <cstdio>
#include <exception>

namespace p6 = msr::p6;

namespace {

constexpr auto instructions = p6::inst_retired.user();
constexpr auto loads = (p6::l2_ld::m | p6::l2_ld::e).user();
constexpr const auto &plan = msr::plan<p6::piii, instructions, loads>;

// Only counter 1 counts multiplies and divides: they become two groups, which are counted
// alternately.
constexpr const auto &schedule = msr::schedule<p6::piii, p6::mul, p6::div, instructions>;
static_assert(schedule.group_count == 2);

const char *register_name(std::uint32_t address) {
    switch (address) {
    case p6::perfevtsel0::address:
        return "perfevtsel0";
    case p6::perfevtsel1::address:
        return "perfevtsel1";
    case p6::perfctr0_address:
        return "perfctr0";
    default:
        return "perfctr1";
    }
}

void print(const char *phase, msr::sequence<msr::write> writes) {
    for (const msr::write &write : writes)
        std::printf("%-7s %-12s 0x%03" PRIx32 " = 0x%08" PRIx64 "\n", phase,
                    register_name(write.address), write.address, write.value);
}

} // namespace

int main() {
    try {
        print("set-up", plan.view().set_up);
        // The start writes the enable bit, which both counters share.
        print("start", plan.view().start);
        print("stop", plan.view().stop);

        msr::recorder device;
        msr::session session{device, plan, msr::watch_cpu(0)};
        session.start();
        // A test value that stands for a million instructions.
        device.set(0, p6::perfctr0_address, 1'000'000);
        device.set(0, p6::perfctr1_address, 2'500);
        const auto counts = session.stop();
        std::printf("instructions %" PRIu64 ", loads of modified or exclusive lines %" PRIu64 "\n",
                    counts[instructions], counts[loads]);
    } catch (const std::exception &failure) {
        std::fprintf(stderr, "p6_two_counters: %s\n", failure.what());
        return 1;
    }
}
