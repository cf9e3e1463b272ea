// Events of architectural performance monitoring on each processor.
#include <msr/intel/perfmon/event_pmu.hpp>

#include <msr/intel/events/haswell.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/planner.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

namespace pm = msr::perfmon;
namespace select = msr::select;
using pm::event_pmu;
using select::request;

std::string broken(const request &request, const pm::target &target) {
    const msr::verdict verdict = select::check<event_pmu>(request, target);
    return verdict.legal() ? "" : verdict.broken->name;
}

constexpr pm::target haswell = pm::haswell;

} // namespace

// SDM volume 3, "IA32_PERFEVTSELx": event select 7:0, unit mask 15:8, counter mask 31:24.
TEST_CASE("event, unit mask and threshold have 8 bits each") {
    const auto raw = [](std::uint32_t code, std::uint32_t masks, std::uint32_t threshold) {
        return request{.code = code, .masks = masks, .chosen = ~0u, .threshold = threshold};
    };
    CHECK(broken(raw(0xff, 0xff, 0xff), haswell).empty());
    CHECK(broken(raw(0x100, 0xff, 0xff), haswell) == "event_code_fits");
    CHECK(broken(raw(0xff, 0x100, 0xff), haswell) == "unit_mask_fits");
    CHECK(broken(raw(0xff, 0xff, 0x100), haswell) == "threshold_fits");
}

// SDM volume 3: MSR_PEBS_FRONTEND from Skylake on, MSR_OFFCORE_RSP_0 from Nehalem on; the bit
// vector of leaf 0Ah has the architectural events, Haswell's has seven of them, and the slots of
// topdown are Ice Lake's.
TEST_CASE("events exist where their register does, or CPUID announces them") {
    const auto exists = [](pm::event_number number, msr::core core) {
        return event_pmu::exists(pm::events[static_cast<unsigned>(number)], pm::target_at(core));
    };
    using enum pm::event_number;
    CHECK_FALSE(exists(frontend_retired, msr::core::haswell));
    CHECK_FALSE(exists(frontend_retired, msr::core::goldmont));
    CHECK(exists(frontend_retired, msr::core::skylake));
    CHECK(exists(frontend_retired, msr::core::lunar_lake));
    CHECK_FALSE(exists(offcore_response, msr::core::core2));
    CHECK(exists(offcore_response, msr::core::nehalem));
    CHECK(exists(offcore_response, msr::core::haswell));
    CHECK(exists(branch_misses_retired, msr::core::haswell));
    CHECK_FALSE(exists(topdown_slots, msr::core::haswell));
    CHECK(exists(topdown_slots, msr::core::ice_lake));
}

TEST_CASE("the numbers of architectural events are known without a list") {
    const auto is_known = [](std::uint32_t code, std::uint32_t masks) {
        return !event_pmu::doubts_of({.code = code, .masks = masks, .chosen = ~0u}, pm::perfmon3)
                    .limits_unknown;
    };
    CHECK(is_known(0x3c, 0x00)); // source: SDM volume 3, table of pre-defined architectural events
    CHECK(is_known(0xc0, 0x00));
    CHECK(is_known(0xc5, 0x00));
    CHECK_FALSE(is_known(0x3c, 0x02));
}

TEST_CASE("a processor counts on its general and its fixed counters") {
    CHECK(event_pmu::counters_on(haswell) == (0xf | select::counter_set{0x7} << pm::first_fixed));
    CHECK(event_pmu::counters_on(pm::haswell.with(pm::hyper_threading::off)) ==
          (0xff | select::counter_set{0x7} << pm::first_fixed));
    CHECK(event_pmu::counters_on(pm::yonah) == 0x3);
}

TEST_CASE("no source lets other counters sample precisely than the generation's") {
    // Without Hyper-Threading Linux lets all eight counters of Haswell count RTM_RETIRED.START;
    // Haswell's precise samples are of counters 0 to 3 (SDM volume 3, "PEBS" of Haswell).
    constexpr auto alone = pm::haswell.with(pm::hyper_threading::off);
    constexpr auto start = msr::events::haswell::rtm_retired::start.disputed();
    CHECK(event_pmu::disputed_of(request_of(start), alone) == 0xf0);
    CHECK(event_pmu::disputed_of(request_of(start.sample_every<1009>().precise()), alone) == 0);
    CHECK(event_pmu::disputed_of(pm::raw<0xc9, 0x01>.sample_every<1009>().precise().as_request(),
                                 alone) == 0);
}
