// Plans of portable events where CPUID denies counters, as hypervisors do: fewer general counters,
// no fixed counter, version 0 or 1 of architectural performance monitoring. The CPUID of published
// machines is changed in single registers. No hardware is measured.
#include <msr/portable/plan_here.hpp>

#include <msr/portable.hpp>
#include <msr/processor/cpuid.hpp>

#include "../processor/published_cpuid.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace {

/// CPUID of the first logical processor of a published machine, with changed registers.
struct denying_cpuid {
    published::processor whole;

    explicit denying_cpuid(const char *machine)
        : whole{published::processors_of(machine).front()} {}
    msr::cpuid_registers operator()(std::uint32_t leaf, std::uint32_t subleaf) const {
        return whole(leaf, subleaf);
    }
    msr::cpuid_registers &at(std::uint32_t leaf) { return whole.leaves[leaf][0]; }
    /// Sets EAX of leaf 0Ah. `version`: the version. `general`: the number of general counters.
    void announce(std::uint32_t version, std::uint32_t general) {
        at(0x0a).eax = 0x07300000 | general << 8 | version;
    }
};

template <typename... Part>
msr::run_time_plan plan_on_guest(const denying_cpuid &cpuid, Part... parts) {
    return msr::plan_by_cpuid(msr::cpuid_view{cpuid}, parts...);
}

template <typename... Part>
std::string refusal(const denying_cpuid &cpuid, Part... parts) {
    const msr::run_time_plan plan = plan_on_guest(cpuid, parts...);
    if (plan.legal()) return "";
    CHECK(plan.view().set_up.size() == 0);
    CHECK(plan.view().readouts.size() == 0);
    return plan.why().broken->sentence;
}

/// Returns whether all counters of a plan are general ones of Intel's, or of AMD's first four.
bool reads_only(const msr::run_time_plan &plan, std::uint32_t first, std::uint32_t count) {
    for (const msr::readout &readout : plan.view().readouts)
        if (readout.address < first || readout.address >= first + count) return false;
    return plan.view().readouts.size() != 0;
}

constexpr const char *too_few =
    "these choices compete for too few counters: no assignment of them exists";
constexpr const char *none_announced =
    "CPUID leaf 0Ah announces no architectural performance monitoring";

} // namespace

TEST_CASE("version 0: a processor of the table whose counters a hypervisor hides says so") {
    for (const char *const name : {"xeon_skylake_sp", "raptor_lake", "arrow_lake_h", "lakefield"}) {
        denying_cpuid guest{name};
        guest.at(0x0a) = {};
        CHECK(refusal(guest, msr::cycles) == none_announced);
    }
    denying_cpuid limited{"xeon_skylake_sp"};
    limited.at(0).eax = 4; // firmware limits leaves to 4 (IA32_MISC_ENABLE bit 22)
    CHECK(refusal(limited, msr::instructions) == none_announced);
}

TEST_CASE("version 1: general counters alone, and no global control") {
    denying_cpuid guest{"xeon_skylake_sp"};
    guest.announce(1, 4);
    guest.at(0x0a).edx = 0;
    const msr::run_time_plan plan =
        plan_on_guest(guest, msr::instructions, msr::cycles, msr::branches, msr::branch_misses);
    REQUIRE(plan.legal());
    CHECK(reads_only(plan, 0xc1, 4));
    for (const auto &phase : {plan.view().set_up, plan.view().start, plan.view().stop})
        for (const msr::write &write : phase)
            CHECK(write.address - 0x38d > 2); // IA32_FIXED_CTR_CTRL to IA32_PERF_GLOBAL_CTRL
    CHECK(refusal(guest, msr::instructions, msr::cycles, msr::branches, msr::branch_misses,
                  msr::llc_misses) == too_few);
}

TEST_CASE("fewer general counters: the first choice too many is a sentence") {
    denying_cpuid guest{"xeon_skylake_sp"};
    guest.announce(4, 2);
    CHECK(plan_on_guest(guest, msr::instructions, msr::cycles, msr::branches, msr::branch_misses)
              .legal());
    CHECK(refusal(guest, msr::branches, msr::branch_misses, msr::llc_misses) == too_few);
    guest.announce(4, 0);
    CHECK(plan_on_guest(guest, msr::instructions, msr::cycles).legal());
    CHECK_FALSE(refusal(guest, msr::branches).empty());
}

TEST_CASE("no fixed counter: clocks and instructions take general counters") {
    denying_cpuid guest{"xeon_skylake_sp"};
    guest.at(0x0a).edx = 0;
    const msr::run_time_plan plan = plan_on_guest(guest, msr::instructions, msr::cycles);
    REQUIRE(plan.legal());
    CHECK(reads_only(plan, 0xc1, 4));
}

TEST_CASE("an event that leaf 0Ah calls absent is refused") {
    denying_cpuid guest{"xeon_skylake_sp"};
    guest.at(0x0a).ebx = 1u << 5; // branch instructions that retire
    CHECK_FALSE(refusal(guest, msr::branches).empty());
    CHECK(plan_on_guest(guest, msr::instructions, msr::branch_misses).legal());
}

TEST_CASE("shares where the counter of slots is hidden are refused") {
    denying_cpuid guest{"arrow_lake_h"};
    guest.whole.leaves[0x23][1].ebx = 0x7;
    guest.whole.leaves[0x23][3].eax = 0x7f;
    CHECK_FALSE(refusal(guest, msr::retiring).empty());
    CHECK(plan_on_guest(guest, msr::instructions).legal());
}

TEST_CASE("an AMD guest without the extended counters has four, at other addresses") {
    denying_cpuid guest{"ryzen_zen2"};
    CHECK(reads_only(plan_on_guest(guest, msr::instructions, msr::cycles, msr::branches,
                                   msr::branch_misses, msr::l1d_misses),
                     0xc0010200, 12));
    guest.at(0x80000001).ecx &= ~(1u << 23); // PerfCtrExtCore
    const msr::run_time_plan plan =
        plan_on_guest(guest, msr::instructions, msr::cycles, msr::branches, msr::branch_misses);
    REQUIRE(plan.legal());
    CHECK(reads_only(plan, 0xc0010004, 4));
    CHECK(refusal(guest, msr::instructions, msr::cycles, msr::branches, msr::branch_misses,
                  msr::l1d_misses) == too_few);
}

TEST_CASE("an AMD guest without PerfMonV2 has no global control") {
    denying_cpuid guest{"epyc_genoa"};
    const auto writes_global = [](const msr::run_time_plan &plan) {
        for (const auto &phase : {plan.view().set_up, plan.view().start, plan.view().stop})
            for (const msr::write &write : phase)
                if (write.address >= 0xc0000300 && write.address <= 0xc0000302) return true;
        return false;
    };
    CHECK(writes_global(plan_on_guest(guest, msr::instructions)));
    guest.at(0x80000022) = {};
    const msr::run_time_plan plan = plan_on_guest(guest, msr::instructions);
    REQUIRE(plan.legal());
    CHECK_FALSE(writes_global(plan));
}
