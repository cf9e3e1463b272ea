// Plans of portable events on machines whose CPUID is published: the numbers of the events are
// those that the tables of definitions have for the processor, and what CPUID denies is a sentence.
// No hardware is measured.
#include <msr/portable/plan_on.hpp>

#include <msr/amd/counters.hpp>
#include <msr/core/failure.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/portable.hpp>
#include <msr/portable/core_groups.hpp>
#include <msr/portable/request.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/topology.hpp>

#include "../processor/published_cpuid.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using msr::core;

/// The CPUs of a published machine as a backend that has CPUID, and no register.
class published_backend {
public:
    explicit published_backend(const std::string &name) : cpus_{published::processors_of(name)} {}

    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &) noexcept {
        return {.kind = msr::error_code::refused, .cpu = cpu, .address = address};
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t) noexcept {
        return {.kind = msr::error_code::refused, .is_write = true, .cpu = cpu, .address = address};
    }
    msr::cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf, std::uint32_t subleaf) noexcept {
        for (const published::processor &processor : cpus_)
            if (processor.cpu == cpu) return processor(leaf, subleaf);
        return {};
    }
    msr::cpu_place place_of(unsigned cpu) noexcept { return {.cpu = cpu, .core = cpu}; }
    unsigned cpus() const noexcept { return static_cast<unsigned>(cpus_.size()); }

private:
    std::vector<published::processor> cpus_;
};

/// A kind of core of a published machine, named by the vendor's product data.
struct published_kind {
    const char *machine;
    unsigned cpu; ///< a logical processor of the kind of core
    core processor;
};

constexpr published_kind intel_kinds[] = {
    {"core_2_kentsfield", 0, core::core2},       {"xeon_dunnington", 23, core::core2},
    {"xeon_skylake_sp", 31, core::skylake_sp},   {"raptor_lake", 0, core::raptor_lake},
    {"raptor_lake", 31, core::raptor_lake_atom}, {"arrow_lake_h", 13, core::arrow_lake_core},
    {"arrow_lake_h", 9, core::arrow_lake_atom},  {"arrow_lake_h", 14, core::arrow_lake_low_power},
};
constexpr published_kind amd_kinds[] = {
    {"ryzen_zen1", 15, core::zen1},
    {"ryzen_zen2", 0, core::zen2},
    {"ryzen_strix_point", 23, core::zen5},
};

constexpr const char *lacks_event = "this processor has no event that counts this portable choice";

std::string why_not(const msr::run_time_plan &plan) {
    const msr::verdict verdict = plan.why();
    return verdict.legal() ? "" : std::string{verdict.broken->sentence};
}

msr::portable_choice choice_at(std::size_t place) {
    return {static_cast<msr::portable_event>(place)};
}

/// The value that a plan writes to a select register of Intel's or AMD's; 0: to none.
std::uint64_t select_value(const msr::program_view &program) {
    for (const msr::write &write : program.set_up) {
        const bool is_intels = write.address >= 0x186 && write.address < 0x186 + 16;
        const bool is_amds = write.address >= 0xc0010200 && write.address < 0xc0010200 + 12;
        if ((is_intels || is_amds) && write.value != 0) return write.value;
    }
    return 0;
}

/// The number of the fixed counter that a plan reads; IA32_PMC_FX0_CTR and its like are other
/// addresses of the same counters from version 6 on.
std::uint32_t fixed_number(const msr::program_view &program) {
    constexpr std::uint32_t first = 0x309, first_alias = 0x1980, step = 4;
    const std::uint32_t address = program.readouts.begin()->address;
    return address >= first_alias ? (address - first_alias) / step : address - first;
}

/// Compares the plan of each portable event by published CPUID with the plan for the table's row of
/// the processor. Returns the number of legal plans.
template <typename Target>
std::size_t compare_with_definitions(const published_kind &kind, const Target &target) {
    std::size_t legal = 0;
    published_backend machine{kind.machine};
    for (std::size_t i = 0; i < msr::portable_event_count; ++i) {
        const msr::portable_choice choice = choice_at(i);
        INFO(std::string{kind.machine} << " CPU " << kind.cpu << ' '
                                       << std::string{msr::row_of(choice.event).name});
        const msr::run_time_plan plan = msr::plan_on(machine, kind.cpu, choice);
        if (!msr::request_on(choice, target)) {
            CHECK(why_not(plan) == lacks_event);
            continue;
        }
        REQUIRE(why_not(plan) == "");
        ++legal;
        const msr::portable_choice choices[] = {choice};
        const msr::run_time_plan expected_plan = msr::detail::plan_for_target(
            msr::detail::portable_parts{.choices = msr::all_of(choices), .shares = {}}, target);
        REQUIRE(expected_plan.legal());
        if (select_value(plan.view()) != 0 && select_value(expected_plan.view()) != 0)
            CHECK(select_value(plan.view()) == select_value(expected_plan.view()));
        else if (select_value(expected_plan.view()) != 0)
            CHECK_MESSAGE(false, "a fixed counter that the processor does not have");
        else if (select_value(plan.view()) == 0)
            CHECK(fixed_number(plan.view()) == fixed_number(expected_plan.view()));
    }
    return legal;
}

} // namespace

TEST_CASE("published Intel machines: each portable choice has its processor's event") {
    for (const published_kind &kind : intel_kinds) {
        const auto place = msr::perfmon::processor_places[kind.processor];
        REQUIRE(place != msr::core_places::no_place);
        CHECK(compare_with_definitions(kind, msr::perfmon::target_at(place)) >= 10);
    }
}

TEST_CASE("published AMD machines: each portable choice has its processor's event") {
    for (const published_kind &kind : amd_kinds) {
        const auto *row = msr::amd::targets;
        while (row->name != std::string_view{msr::processor_row_of(kind.processor).name})
            ++row;
        CHECK(compare_with_definitions(kind, row->is) >= 8);
    }
}

TEST_CASE("published Pentium 4s: clocks and instructions by ESCRs, the rest by a sentence") {
    // Bits 30 to 25 of an ESCR: Global_power_events is 13h, Instr_retired is 02h (SDM volume 3,
    // "Performance-Monitoring Events for Intel Pentium 4").
    for (const char *const name : {"pentium_4_ee_prescott", "xeon_tulsa"}) {
        published_backend machine{name};
        const auto has_escr = [&](const msr::portable_choice &choice, std::uint64_t event) {
            const msr::run_time_plan plan = msr::plan_on(machine, 1, choice);
            for (const msr::write &write : plan.view().set_up)
                if (write.address >= 0x3a0 && write.value >> 25 == event) return true;
            return false;
        };
        CHECK(has_escr(msr::cycles, 0x13));
        CHECK(has_escr(msr::instructions, 0x02));
        CHECK(why_not(msr::plan_on(machine, 1, msr::llc_misses)) == lacks_event);
    }
}

TEST_CASE("published counters: the sets that leaves 0Ah and 23h announce, in Intel's order") {
    // Leaf 0Ah of a hybrid announces what both kinds have. Raptor Lake has no leaf 23h: its
    // performance cores have two more general counters and fixed counter 3 (Linux, intel_pmu_init).
    struct counter_sets {
        const char *machine;
        unsigned cpu;
        unsigned general;
        unsigned fixed;
    };
    for (const counter_sets &sets :
         {counter_sets{"core_2_kentsfield", 0, 0x3, 0},
          counter_sets{"xeon_dunnington", 0, 0x3, 0x7},
          counter_sets{"xeon_skylake_sp", 0, 0xf, 0x7}, counter_sets{"lakefield", 0, 0xf, 0x7},
          counter_sets{"lakefield", 4, 0xf, 0x7}, counter_sets{"raptor_lake", 0, 0xff, 0xf},
          counter_sets{"raptor_lake", 16, 0x3f, 0x7}, counter_sets{"arrow_lake_h", 0, 0x3ff, 0xf},
          counter_sets{"arrow_lake_h", 2, 0xff, 0x77},
          counter_sets{"arrow_lake_h", 14, 0xff, 0x7}}) {
        INFO(std::string{sets.machine} << " CPU " << sets.cpu);
        for (const published::processor &processor : published::processors_of(sets.machine)) {
            if (processor.cpu != sets.cpu) continue;
            const msr::perfmon::features features = msr::perfmon::features_of(processor);
            CHECK(features.general == sets.general);
            CHECK(features.fixed == sets.fixed);
        }
    }
}

TEST_CASE("published Core 2 of stepping B3: leaf 0Ah announces no fixed counter, so none is used") {
    published_backend machine{"core_2_kentsfield"};
    const msr::run_time_plan two = msr::plan_on(machine, 0, msr::instructions, msr::cycles);
    REQUIRE(two.legal());
    for (const msr::readout &readout : two.view().readouts)
        CHECK(readout.address - 0xc1 < 2); // IA32_PMC0 or IA32_PMC1
    CHECK(why_not(msr::plan_on(machine, 0, msr::instructions, msr::cycles, msr::branches)) ==
          "these choices compete for too few counters: no assignment of them exists");
    published_backend later{"xeon_dunnington"};
    CHECK(msr::plan_on(later, 0, msr::instructions, msr::cycles, msr::branches).legal());
}

TEST_CASE("published Lakefield: leaf 0Ah calls reference clocks absent, and both kinds say so") {
    published_backend machine{"lakefield"};
    for (const unsigned cpu : {0U, 4U}) {
        CHECK(msr::plan_on(machine, cpu, msr::instructions, msr::cycles, msr::branches).legal());
        CHECK(why_not(msr::plan_on(machine, cpu, msr::reference_cycles)) == lacks_event);
        CHECK(why_not(msr::plan_on(machine, cpu, msr::retiring)) ==
              "no events are known that divide the issue slots of this processor");
    }
}

TEST_CASE(
    "published Arrow Lake H: leaf 0Ah announces version 5, so no address of version 6 is used") {
    published_backend machine{"arrow_lake_h"};
    for (const unsigned cpu : {0U, 2U, 14U}) {
        const msr::run_time_plan plan =
            msr::plan_on(machine, cpu, msr::instructions, msr::cycles, msr::branches);
        REQUIRE(plan.legal());
        for (const msr::readout &readout : plan.view().readouts)
            CHECK(readout.address < 0x1900);
    }
}

TEST_CASE("published hybrids: groups of CPUs by kind, each with shares of its own") {
    using numbers = std::vector<unsigned>;
    published_backend raptor_lake{"raptor_lake"};
    const auto groups = msr::core_groups(raptor_lake);
    REQUIRE(groups.size() == 2);
    CHECK(groups[0].cpus.size() == 16);
    CHECK(groups[1].cpus.front() == 16);
    published_backend arrow_lake{"arrow_lake_h"};
    const auto kinds = msr::core_groups(arrow_lake);
    REQUIRE(kinds.size() == 3);
    CHECK(kinds[0].cpus == numbers{0, 1, 10, 11, 12, 13});
    CHECK(kinds[2].cpus == numbers{14, 15});
    for (const msr::core_group &kind : kinds)
        CHECK(
            msr::plan_on(arrow_lake, kind.cpus[0], msr::instructions, msr::frontend_bound).legal());
    // IA32_PERF_METRICS, register 329H, has the shares of slots on performance cores; Atom cores
    // have an event for each share.
    const auto reads_shares = [&](unsigned cpu) {
        const msr::run_time_plan plan = msr::plan_on(raptor_lake, cpu, msr::frontend_bound);
        for (const msr::readout &readout : plan.view().readouts)
            if (readout.address == 0x329) return true;
        return false;
    };
    CHECK(reads_shares(0));
    CHECK_FALSE(reads_shares(31));
}
