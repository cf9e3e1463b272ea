// Tests shares of issue slots as events of a plan: the processors that have them, the events that
// can be counted with them, and the writes and reads of a program for them. The registers and their
// order are those of Linux's driver (arch/x86/events/intel/core.c).
#include <msr/intel/perfmon.hpp>

#include "../../facts.hpp"

#include <msr/backend/perf/derive.hpp>
#include <msr/core/program.hpp>
#include <msr/intel/perfmon/features.hpp>
#include <msr/pmu/select/choice_text.hpp>
#include <msr/pmu/select/notation.hpp>
#include <msr/pmu/select/planner.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <cstdio>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

namespace {

namespace shares_test {

namespace pm = msr::perfmon;
namespace select = msr::select;
using pm::event_pmu;

template <typename... Choice>
std::string broken(const pm::target &target, Choice... choice) {
    const select::request request[] = {choice.as_request()...};
    const auto result = select::try_plan<event_pmu, 8>(msr::all_of(request), target);
    return result.legal() ? "" : result.found.why.broken->name;
}

/// A request in the form in which plans take it: as a choice (an event with its qualifiers).
struct choice_of {
    select::request wanted;
    constexpr select::request as_request() const { return wanted; }
};

std::vector<std::string> texts_of(msr::sequence<msr::write> phase) {
    std::vector<std::string> texts;
    char text[64];
    for (const msr::write &write : phase) {
        std::snprintf(text, sizeof text, "%x=%llx", write.address,
                      static_cast<unsigned long long>(write.value));
        texts.emplace_back(text);
    }
    return texts;
}

} // namespace shares_test

} // namespace

using namespace shares_test;

TEST_CASE("the shares are those of the table, byte by byte, and perf's events are, too") {
    const facts::table table{"intel/intel_topdown_shares.csv"};
    REQUIRE(table.size() == pm::share_count);
    unsigned byte = 0;
    for (const facts::row &row : table) {
        CAPTURE(row["choice"]);
        REQUIRE(std::stoul(row["byte"]) == byte);
        const select::event_row &event = pm::events[static_cast<unsigned>(pm::shares[byte].event)];
        CHECK(event.name == row["choice"]);
        const select::request request{.event = static_cast<std::int32_t>(pm::shares[byte].event)};
        const auto program = select::try_plan<event_pmu, 1>({&request, 1}, pm::sapphire_rapids);
        REQUIRE(program.legal());
        CHECK(program.view().readouts[0].share.low == 8 * byte);
        msr::perf_events derived;
        REQUIRE_FALSE(msr::derive_perf_events(
            program.view(), [](const char *) { return 4u; }, derived));
        CHECK(derived.all[0].config == std::stoul(row["perf_config"], nullptr, 16));
        CHECK(pm::share_event(static_cast<int>(byte)).masks ==
              std::stoul(row["perf_config"], nullptr, 16) >> 8);
        CHECK((broken(pm::ice_lake, choice_of{request}) == "") == (row["since"] == "ice_lake"));
        ++byte;
    }
}

TEST_CASE("the cores with shares are those of the table, and no others") {
    const facts::table table{"intel/intel_topdown_processors.csv"};
    std::set<std::string> named;
    for (const facts::row &row : table) {
        CAPTURE(row["core"]);
        const msr::core kind = msr::core_named({row["core"].data(), row["core"].size()});
        REQUIRE(kind != msr::core::none);
        const pm::target target = pm::target_at(kind);
        CHECK(std::to_string(__builtin_popcountll(pm::shares_on(target))) == row["shares"]);
        named.insert(pm::processors[target.processor].name);
        const pm::features features{.which = kind};
        CHECK(pm::detail::announces_metrics(features, 0) == (row["hides_bit"] == "yes"));
    }
    for (unsigned place = 0; place < pm::processor_count; ++place) {
        const std::string name = pm::processors[place].name;
        CAPTURE(name);
        CHECK((pm::shares_on(pm::target_at(place)) != 0) == (named.count(name) == 1));
    }
}

TEST_CASE("the first level is on cores from Ice Lake on, the second from Golden Cove on") {
    for (const auto &target : {pm::ice_lake, pm::sapphire_rapids, pm::alder_lake, pm::lunar_lake}) {
        CHECK(broken(target, pm::topdown_retiring) == "");
        CHECK(broken(target, pm::topdown_bad_spec, pm::topdown_fe_bound, pm::topdown_be_bound) ==
              "");
    }
    CHECK(broken(pm::skylake, pm::topdown_retiring) == "event_exists_on_target");
    CHECK(broken(pm::tremont, pm::topdown_retiring) == "event_exists_on_target");
    CHECK(broken(pm::alder_lake_atom, pm::topdown_retiring) == "event_exists_on_target");
    for (const auto &target :
         {pm::sapphire_rapids, pm::alder_lake, pm::granite_rapids, pm::lunar_lake})
        CHECK(broken(target, pm::topdown_heavy_ops, pm::topdown_br_mispredict,
                     pm::topdown_fetch_lat, pm::topdown_mem_bound) == "");
    CHECK(broken(pm::ice_lake, pm::topdown_heavy_ops) == "event_exists_on_target");
    CHECK(broken(pm::ice_lake, pm::topdown_mem_bound) == "event_exists_on_target");
}

TEST_CASE("a share has no filter, no period, and the privilege levels of all shares") {
    constexpr const auto &target = pm::sapphire_rapids;
    CHECK(broken(target, pm::topdown_retiring.edge().cmask<1>()) == "share_has_no_filter");
    CHECK(broken(target, pm::topdown_retiring.cmask<2>()) == "share_has_no_filter");
    CHECK(broken(target, pm::topdown_retiring.in_tx()) == "share_has_no_filter");
    CHECK(broken(target, pm::topdown_retiring.sample_every<1000>()) == "share_is_not_sampled");
    CHECK(broken(target, pm::topdown_retiring.user(), pm::topdown_fe_bound.user()) == "");
    CHECK(broken(target, pm::topdown_retiring.user(), pm::topdown_fe_bound.kernel()) ==
          "shares_have_same_levels");
    CHECK(broken(target, pm::topdown_retiring.user().kernel(), pm::topdown_fe_bound) == "");
}

TEST_CASE("slots beside shares count as the shares do, or on a general counter") {
    constexpr const auto &target = pm::sapphire_rapids;
    CHECK(broken(target, pm::topdown_slots, pm::topdown_retiring) == "");
    CHECK(broken(target, pm::topdown_slots.user(), pm::topdown_retiring) ==
          "slots_start_with_shares");
    CHECK(broken(target, pm::topdown_retiring, pm::topdown_slots.sample_every<100'000>()) ==
          "slots_start_with_shares");
    CHECK(broken(target, pm::topdown_retiring,
                 pm::topdown_slots.sample_every<100'000>().on(pm::pmc0)) == "");
    CHECK(broken(target, pm::topdown_retiring, pm::topdown_slots.user().cmask<1>()) == "");
}

TEST_CASE("where general counters count the event, they do; the share is taken by its name") {
    constexpr const auto &plan =
        msr::plan<pm::lunar_lake, pm::topdown_retiring.on(pm::perf_metrics_retiring),
                  pm::topdown_bad_spec>;
    CHECK(plan.assignment_of(0).counter == 17);
    CHECK(plan.assignment_of(1).counter == 18); // CPUID does not announce the event
    CHECK(msr::plan<pm::lunar_lake, pm::topdown_retiring>.assignment_of(0).counter == 0);
}

TEST_CASE("a program clears slots and shares, lets both run, and reads both") {
    constexpr const auto &plan = msr::plan<pm::sapphire_rapids, pm::topdown_fe_bound.user()>;
    const msr::program_view program = plan.view();
    CHECK(texts_of(program.set_up) ==
          std::vector<std::string>{"38f=0", "38d=2000", "30c=0", "329=0"});
    CHECK(texts_of(program.start) == std::vector<std::string>{"38f=1000800000000"});
    CHECK(texts_of(program.stop) == std::vector<std::string>{"38f=0"});
    REQUIRE(program.readouts.size() == 1);
    CHECK(program.readouts[0].address == 0x329);
    CHECK(program.readouts[0].share.address == 0x30c);
    CHECK(program.readouts[0].share.width == 48);
    CHECK(program.readouts[0].share.low == 16);
    REQUIRE(program.claims.size() == 2); // a claim for each privilege level of fixed counter 3
    CHECK(program.claims[0].mask == 0x1000);
    CHECK(program.claims[1].mask == 0x2000);
}

TEST_CASE("shares share their slots, also with a choice of these") {
    constexpr const auto &plan =
        msr::plan<pm::sapphire_rapids, pm::topdown_retiring, pm::topdown_slots,
                  pm::topdown_mem_bound, pm::core_cycles>;
    const msr::program_view program = plan.view();
    CHECK(texts_of(program.set_up) ==
          std::vector<std::string>{"38f=0", "38d=3030", "30c=0", "30a=0", "329=0"});
    CHECK(texts_of(program.start) == std::vector<std::string>{"38f=1000a00000000"});
    CHECK(program.readouts[1].address == 0x30c);
    CHECK_FALSE(program.readouts[1].is_share());
    CHECK(program.readouts[2].share.low == 56);
}

TEST_CASE("the slots and the shares of the first level stay together in a schedule") {
    constexpr const auto &schedule =
        msr::schedule<pm::ice_lake, pm::llc_misses, pm::topdown_shares, pm::branches_retired>;
    static_assert(schedule.choices == 7);
    static_assert(schedule.group_count == 1);
    static_assert(schedule.position(pm::topdown_slots) == 1);
    static_assert(schedule.position(pm::topdown_be_bound) == 5);
}

TEST_CASE("a plan has the slots and the shares of the first level as choices of its own") {
    constexpr const auto &plan =
        msr::plan<pm::ice_lake, pm::llc_misses, pm::topdown_shares, pm::branches_retired>;
    static_assert(plan.choices == 7);
    static_assert(plan.position(pm::topdown_slots) == 1);
    static_assert(plan.position(pm::topdown_be_bound) == 5);
    static_assert(plan.position(pm::branches_retired) == 6);
    constexpr const auto &separate =
        msr::plan<pm::ice_lake, pm::topdown_slots, pm::topdown_retiring,
                  pm::topdown_bad_speculation, pm::topdown_frontend_bound,
                  pm::topdown_backend_bound>;
    static_assert(std::is_same_v<decltype(msr::plan<pm::ice_lake, pm::topdown_shares>),
                                 std::remove_reference_t<decltype(separate)>>);
}

TEST_CASE("version 6 reaches the slots by their alias") {
    constexpr const auto &plan = msr::plan<pm::lunar_lake, pm::topdown_heavy_ops>;
    CHECK(texts_of(plan.view().set_up) ==
          std::vector<std::string>{"38f=0", "38d=3000", "198c=0", "329=0"});
    CHECK(plan.view().readouts[0].share.address == 0x198c);
}

TEST_CASE("text names a share as other events") {
    const auto read = select::parse<event_pmu>("topdown_heavy_ops:user", pm::sapphire_rapids);
    REQUIRE(read.well_formed());
    CHECK(read.wanted == pm::topdown_heavy_ops.user().as_request());
    const auto parsed =
        select::parse<event_pmu>("topdown_retiring:counter=perf_metrics_retiring", pm::lunar_lake);
    REQUIRE(parsed.well_formed());
    CHECK(parsed.wanted == pm::topdown_retiring.on(pm::perf_metrics_retiring).as_request());
}

TEST_CASE("a processor has its shares where IA32_PERF_CAPABILITIES says so, or by erratum RPL018") {
    constexpr std::uint64_t announced = 1 << 15;
    pm::features features{.intel = true,
                          .family = 6,
                          .model = 0x8f,
                          .which = msr::core::sapphire_rapids,
                          .version = 5,
                          .general = 0xff,
                          .fixed = 0xf,
                          .width = 48,
                          .fixed_width = 48,
                          .events = 0xff,
                          .has_capabilities = true};
    constexpr const auto &first = msr::plan<pm::sapphire_rapids, pm::topdown_retiring>;
    constexpr const auto &second = msr::plan<pm::sapphire_rapids, pm::topdown_mem_bound>;
    CHECK(pm::runs_on(first, features, announced));
    CHECK(pm::runs_on(second, features, announced));
    // A guest of KVM has no capability for IA32_PERF_METRICS.
    const msr::verdict hidden = pm::check_processor(first, features, 0);
    REQUIRE_FALSE(hidden.legal());
    CHECK(std::string{hidden.broken->name} == "processor_has_shares");
    CHECK(std::string{hidden.names[0]} == "perf_metrics_retiring");
    CHECK(std::string{hidden.names[1]} == "IA32_PERF_CAPABILITIES[15]");
    features.fixed = 0x7; // no share is counted without the counter of the slots
    CHECK(std::string{pm::check_processor(first, features, announced).broken->name} ==
          "processor_has_counter");
    features.fixed = 0xf;
    features.which = msr::core::raptor_lake;
    features.model = 0xb7;
    CHECK(pm::target_of(features, 0).metrics == pm::metrics_layout::spr);
    features.which = msr::core::alder_lake;
    features.model = 0x97;
    CHECK(pm::target_of(features, 0).metrics == pm::metrics_layout::none);
}

TEST_CASE("a share of 255 of a whole is rounded down, without an overflow of 64 bits") {
    static_assert(msr::part_of_whole(1000, 0x33'00, 8) == 200);
    static_assert(msr::part_of_whole(254, 1, 0) == 0);
    static_assert(msr::part_of_whole(~0ull, 0xff, 0) == ~0ull);
    static_assert(msr::part_of_whole(255ull << 48, 0x33ull << 56, 56) == 51ull << 48);
}
