#include <msr/intel/perfmon/choices.hpp>

#include <msr/pmu/select/describe.hpp>
#include <msr/pmu/select/notation.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <type_traits>

namespace {

namespace pm = msr::perfmon;
namespace select = msr::select;

constexpr auto cycles = pm::core_cycles.user();
constexpr auto misses = pm::llc_misses;
constexpr auto references = pm::llc_references;
constexpr auto branches = pm::branches_retired;

select::parsed parse(const char *text, const pm::target &target) {
    return select::parse<pm::event_pmu>(text, target);
}

} // namespace

TEST_CASE("events and counters have the numbers of their tables") {
    const auto same = [](const auto &event, pm::event_number number) {
        return event.number == static_cast<int>(number);
    };
    CHECK(same(pm::core_cycles, pm::event_number::core_cycles));
    CHECK(same(pm::lbr_inserts, pm::event_number::lbr_inserts));
    CHECK(same(pm::frontend_retired, pm::event_number::frontend_retired));
    const auto kind = [](const auto &counter, const char *name) {
        return pm::counter_rows[counter.number].name == std::string{name};
    };
    CHECK(kind(pm::pmc0, "pmc0"));
    CHECK(kind(pm::pmc9, "pmc9"));
    CHECK(kind(pm::fixed_ctr0, "fixed_ctr0"));
    CHECK(kind(pm::fixed_ctr6, "fixed_ctr6"));
}

TEST_CASE("registers of counters lie one after the other, aliases four apart") {
    for (unsigned n = 0; n < pm::most_general; ++n) {
        const std::string number = std::to_string(n);
        CHECK(pm::counter_rows[n].address == 0xc1 + n);
        CHECK(pm::counter_rows[n].select_address == 0x186 + n);
        CHECK(pm::counter_rows[n].select_name == "ia32_perfevtsel" + number);
        CHECK(pm::counter_registers[n].name == "ia32_pmc" + number);
        CHECK(pm::counter_aliases[n].address == 0x1900 + 4 * n);
        CHECK(pm::counter_aliases[n].name == "ia32_pmc_gp" + number + "_ctr");
        CHECK(pm::select_aliases[n].address == 0x1901 + 4 * n);
        CHECK(pm::select_aliases[n].name == "ia32_pmc_gp" + number + "_cfg_a");
        if (n >= 8) continue;
        CHECK(pm::full_width_counters[n].address == 0x4c1 + n);
        CHECK(pm::full_width_counters[n].name == "ia32_a_pmc" + number);
    }
    for (unsigned n = 0; n < pm::fixed_counter_count; ++n) {
        const unsigned place = pm::first_fixed + n;
        CHECK(pm::counter_rows[place].address == 0x309 + n);
        CHECK(pm::counter_registers[place].name == "ia32_fixed_ctr" + std::to_string(n));
        CHECK(pm::counter_aliases[place].address == 0x1980 + 4 * n);
        CHECK(pm::counter_aliases[place].name == "ia32_pmc_fx" + std::to_string(n) + "_ctr");
    }
}

TEST_CASE("more choices than counters take turns, in the fewest groups") {
    constexpr const auto &groups = msr::schedule<pm::core2, cycles, misses, references, branches>;
    CHECK(groups.size == 4);
    CHECK(groups.group_count == 2); // three events take turns on two general counters
    constexpr const auto &at_once =
        msr::schedule<pm::haswell, cycles, misses, references, branches>;
    CHECK(at_once.group_count == 1);
}

TEST_CASE("choices as text are those of the compiler") {
    const pm::target target = pm::haswell;
    const auto reads_as = [&](const char *text, const select::request &request,
                              const pm::target &place) {
        const select::parsed parsed = parse(text, place);
        INFO("text ", std::string{text});
        CHECK(parsed.well_formed());
        const std::string read = select::text_of<pm::event_pmu>(parsed.wanted).text;
        CHECK(read == select::text_of<pm::event_pmu>(request).text);
    };
    reads_as("core_cycles:user", cycles.as_request(), target);
    reads_as("CORE_CYCLES:usr:counter=pmc3", cycles.on(pm::pmc3).as_request(), target);
    reads_as("instructions_retired:counter=fixed_ctr0",
             pm::instructions_retired.on(pm::fixed_ctr0).as_request(), target);
    reads_as("raw:event=0xd1:umask=0x20:cmask=2:inv:edge",
             pm::raw<0xd1, 0x20>.cmask<2>().invert().edge().as_request(), target);
    reads_as("core_cycles:any_thread:in_tx:kernel",
             pm::core_cycles.any_thread().in_tx().kernel().as_request(), target);
    reads_as("offcore_response:offcore=0x10001",
             pm::offcore_response.offcore<0x10001>().as_request(), target);
    reads_as("raw:event=0xd1:umask2=0x3:cmask=1:equal",
             pm::raw<0xd1>.umask2<3>().cmask<1>().equal().as_request(), pm::lunar_lake);
    reads_as("llc_misses:sample=1000", misses.sample_every<1000>().as_request(), target);
    CHECK(!parse("llc_mises", target).well_formed());
    CHECK(!parse("llc_misses:counter=pmc12", target).well_formed());
    CHECK(parse("topdown_slots", target).problem == select::notation_problem::event_not_on_target);
}

TEST_CASE("bits of MSR_OFFCORE_RSP go by name") {
    static_assert(pm::offcore_value<pm::skylake>("dmnd_data_rd", "any_response") == 0x10001);
    static_assert(pm::offcore_value<pm::nehalem>("DMND_RFO", "local_dram") == 0x4002);
    static_assert(pm::offcore_value<pm::sandy_bridge>("pf_rfo", "llc_hitm", "hitm") ==
                  (1ull << 5 | 1ull << 18 | 1ull << 36));
}

TEST_CASE("a target has a version from 1 to 6, and counters") {
    const auto is_known = [](const pm::target &target) {
        const msr::verdict verdict = select::check<pm::event_pmu>(cycles.as_request(), target);
        return verdict.legal() || verdict.broken != &select::target_exists::text;
    };
    for (std::uint8_t version = 0; version < 10; ++version) {
        INFO("version ", +version); // 0: the processor has no architectural performance monitoring
        CHECK(is_known({.version = version}) == (version >= 1 && version <= 6));
    }
    CHECK_FALSE(is_known({.general = 0}));
    CHECK_FALSE(is_known({.processor = pm::processor_count}));
}

TEST_CASE("processors have names in errors") {
    static_assert(
        std::is_same_v<pm::event_pmu::named_target<pm::haswell>::type, struct pm::haswell>);
    static_assert(
        std::is_same_v<pm::event_pmu::named_target<pm::tiger_lake>::type, struct pm::tiger_lake>);
    static_assert(
        std::is_same_v<pm::event_pmu::named_target<pm::comet_lake>::type, struct pm::skylake>);
    static_assert(
        std::is_same_v<pm::event_pmu::named_target<pm::target{}>::type, struct pm::perfmon1>);
}

TEST_CASE("names of perf and of Intel's event lists differ from those of the table") {
    const auto kind = [](const char *name) {
        for (const auto &entry : pm::other_names)
            if (std::string{entry.name} == name)
                return std::string{pm::events[static_cast<int>(entry.is)].name};
        return std::string{};
    };
    CHECK(kind("instructions") == "instructions_retired");
    CHECK(kind("cpu_clk_unhalted_thread") == "core_cycles");
    CHECK(kind("ref_cycles") == "reference_cycles");
    CHECK(kind("branch_misses") == "branch_misses_retired");
    CHECK(kind("cache_misses") == "llc_misses");
    for (const auto &entry : pm::other_names) {
        INFO(std::string{entry.name});
        CHECK(select::event_named<pm::event_pmu>(entry.name, pm::lunar_lake) == -1);
        CHECK(std::string{entry.name}.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") ==
              std::string::npos);
    }
}
