// Tests schedules that request more samplings than IBS has engines, on a recorder (a backend that
// logs accesses). The samplings are simulated.
#include <msr/amd/ibs/schedule.hpp>

#include "../../set_partitions.hpp"

#include <msr/amd/ibs/detect.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <type_traits>
#include <vector>

namespace {

namespace ibs = msr::ibs;
using ibs::fetch_sampling;
using ibs::op_sampling;
using msr::place;
using msr::schedule;
using msr::together;

constexpr std::uint32_t fetch_ctl = 0xc0011030;
constexpr std::uint32_t op_ctl = 0xc0011033;

constexpr auto cycles = op_sampling;
constexpr auto ops = op_sampling.period<8192>().dispatched_ops();
constexpr auto misses = op_sampling.l3_miss_only();
constexpr auto fetches = fetch_sampling.period<4096>();

ibs::request of(ibs::engine engine) { return {.what = engine}; }

} // namespace

TEST_CASE("each group samples ops at most once and fetches at most once") {
    constexpr const auto &groups = schedule<ibs::zen4, cycles, ops, fetches, misses>;
    static_assert(groups.size == 4 && groups.group_count == 3);
    static_assert(groups.made_for == ibs::zen4);
    static_assert(groups.place_of(cycles) == place{0, 0});
    static_assert(groups.place_of(ops) == place{1, 0});
    static_assert(groups.place_of(fetches) == place{0, 1});
    static_assert(groups.place_of(misses) == place{2, 0});
    static_assert(groups.place_of(2) == place{0, 1});
    static_assert(groups.position(misses) == 3);
    static_assert(groups.request_at(1) == ops.as_request());
    static_assert(groups.is_sampled(fetches));
    static_assert(std::is_same_v<decltype(groups.group<0>()),
                                 std::remove_const_t<std::remove_reference_t<
                                     decltype(msr::plan<ibs::zen4, cycles, fetches>)>>>);
    CHECK(groups.view(1).start[0].value == 0xa0200);
    static_assert(groups.group<1>().after_sample(ops).all_reads().size() == 8);
}

TEST_CASE("one group is one plan") {
    constexpr const auto &whole = schedule<ibs::zen4, fetches, ops>;
    static_assert(whole.group_count == 1);
    static_assert(whole.place_of(ops) == place{0, 1});
    static_assert(schedule<ibs::family10h, op_sampling>.group_count == 1);
}

TEST_CASE("what stays together lies in one group, which others fill up") {
    constexpr const auto &groups =
        schedule<ibs::zen4, cycles, together(ops, fetches), fetch_sampling, misses>;
    static_assert(groups.size == 5 && groups.group_count == 3);
    static_assert(groups.place_of(ops) == place{1, 0});
    static_assert(groups.place_of(fetches) == place{1, 1});
    static_assert(groups.place_of(fetch_sampling) == place{0, 1});
    static_assert(groups.place_of(misses) == place{2, 0});
}

TEST_CASE("a choice that stands twice has two turns, asked for by position") {
    constexpr const auto &groups = schedule<ibs::zen4, ops, ops>;
    static_assert(groups.group_count == 2);
    static_assert(groups.place_of(1) == place{1, 0});
}

TEST_CASE("as many groups as the busier engine has requests, and no split has fewer") {
    std::mt19937 random{4};
    for (unsigned round = 0; round < 100; ++round) {
        const std::size_t count = 1 + random() % 7;
        std::vector<ibs::request> requests;
        for (std::size_t i = 0; i < count; ++i)
            requests.push_back(of(random() % 2 == 0 ? ibs::engine::op : ibs::engine::fetch));
        std::vector<ibs::link> links;
        for (std::size_t i = 0; i + 1 < count; i += 2)
            if (requests[i].what != requests[i + 1].what && random() % 2 == 0)
                links.push_back({i, i + 1});
        const auto result = ibs::schedule_groups<8>({requests.data(), count},
                                                    {links.data(), links.size()}, ibs::zen4);
        CAPTURE(round);
        REQUIRE(result.found());
        const auto of_ops = static_cast<std::size_t>(
            std::count_if(requests.begin(), requests.end(), [](const ibs::request &request) {
                return request.what == ibs::engine::op;
            }));
        CHECK(result.group_count == std::max(of_ops, count - of_ops));
        std::size_t fewest = count + 1;
        set_partitions::each(count, [&](const set_partitions::split &split) {
            for (const std::uint64_t members : split) {
                std::vector<ibs::request> group;
                for (std::size_t i = 0; i < count; ++i)
                    if ((members >> i & 1) != 0) group.push_back(requests[i]);
                if (!ibs::check({group.data(), group.size()}, ibs::zen4).legal()) return;
                for (const ibs::link &link : links)
                    if ((members >> link.one & 1) != (members >> link.other & 1)) return;
            }
            fewest = std::min(fewest, split.size());
        });
        CHECK(result.group_count == fewest);
        for (const ibs::link &link : links)
            CHECK(result.group_of[link.one] == result.group_of[link.other]);
    }
}

TEST_CASE("a processor needs what any of the choices needs") {
    constexpr const auto &groups = schedule<ibs::zen4, cycles, misses>;
    const ibs::processor processor{.known = true, .shows = true, .what = ibs::zen4};
    CHECK(ibs::check_processor(groups, processor).legal());
    const ibs::processor entry{
        .known = true, .shows = true, .what = ibs::zen4.with_features(0x3ff)};
    CHECK(ibs::check_processor(groups, entry).broken == &ibs::processor_announces_features::text);
}

TEST_CASE("a refusal names the rule and the requests that break it") {
    const ibs::request request[] = {of(ibs::engine::op), of(ibs::engine::fetch),
                                    of(ibs::engine::op)};
    const ibs::link together[] = {{0, 1}, {1, 2}};
    const auto one_engine =
        ibs::schedule_groups(msr::all_of(request), msr::all_of(together), ibs::zen4);
    CHECK(one_engine.why.broken == &ibs::together_fit_in_one_group::text);
    REQUIRE(one_engine.culprit_count == 2);
    CHECK(one_engine.culprits[0] == 0);
    CHECK(one_engine.culprits[1] == 2);
    CHECK(one_engine.group_count == 0);

    const ibs::request filtered[] = {of(ibs::engine::op),
                                     {.what = ibs::engine::fetch, .l3_miss_only = true}};
    const auto illegal = ibs::schedule_groups(msr::all_of(filtered), {}, ibs::zen3);
    CHECK(illegal.why.broken == &ibs::l3_miss_only_needs_zen4_extensions::text);
    CHECK(std::string{illegal.why.names[1]} == "zen3");
    REQUIRE(illegal.culprit_count == 1);
    CHECK(illegal.culprits[0] == 1);

    const ibs::link nowhere[] = {{0, 3}};
    CHECK(ibs::schedule_groups(msr::all_of(request), msr::all_of(nowhere), ibs::zen4).why.broken ==
          &ibs::together_takes_choices::text);
    CHECK(ibs::schedule_groups({}, {}, ibs::zen4).why.broken == &ibs::ibs_plan_has_choices::text);
    CHECK(ibs::schedule_groups<2>(msr::all_of(request), {}, ibs::zen4).why.broken ==
          &ibs::schedule_has_room::text);
}

TEST_CASE("a multiplexer arms one group at a time, and puts everything back") {
    constexpr const auto &groups = schedule<ibs::zen1, cycles, ops, fetches>;
    static_assert(msr::countable_schedule<std::remove_cvref_t<decltype(groups)>>);
    static_assert(groups.group_count == 2);
    msr::recorder device;
    device.set(3, 0xc0010296, 0x404040); // the value that firmware left in the APIC entry
    msr::failure problem;
    msr::multiplexer refused{device, groups, msr::watch_cpu(3), problem};
    CHECK(problem.kind == msr::error_code::interrupts);
    CHECK(device.log().empty());

    msr::session_options options;
    options.interrupts_are_handled = true;
    msr::multiplexer multiplexer{device, groups, msr::watch_cpu(3), options};
    multiplexer.start();
    CHECK(multiplexer.group() == 0);
    CHECK(device.value(3, op_ctl) == 0x21000); // the default period / 16, with the enable bit
    CHECK(device.value(3, fetch_ctl) == 0x0001'0000'0000'0100);
    CHECK(device.value(3, 0xc0010296) == 0);
    multiplexer.rotate();
    CHECK(multiplexer.group() == 1);
    CHECK(device.value(3, op_ctl) == 0xa0200);
    CHECK(device.value(3, fetch_ctl) == 0);
    multiplexer.rotate();
    CHECK(device.value(3, fetch_ctl) == 0x0001'0000'0000'0100);
    CHECK(multiplexer.stop().size() == 3);
    multiplexer.close();
    for (const std::uint32_t address : {op_ctl, fetch_ctl, 0xc0011005u, 0xc0011020u, 0xc0011029u})
        CHECK(device.value(3, address) == 0);
    CHECK(device.value(3, 0xc0010296) == 0x404040);
}

TEST_CASE("the registers of an engine that only another group uses stay as they are") {
    constexpr const auto &groups = schedule<ibs::zen4, ops, together(cycles, fetches)>;
    static_assert(groups.place_of(fetches) == place{1, 1});
    msr::recorder device;
    device.set(0, fetch_ctl, 0x1234); // the enable bit is clear: fetch sampling is free
    msr::session_options options;
    options.interrupts_are_handled = true;
    msr::multiplexer multiplexer{device, groups, msr::watch_cpu(0), options};
    multiplexer.start();
    CHECK(device.value(0, fetch_ctl) == 0x1234);
    multiplexer.rotate();
    CHECK(device.value(0, fetch_ctl) == 0x0001'0000'0000'0100);
    multiplexer.rotate();
    CHECK(device.value(0, fetch_ctl) == 0x1234);
    CHECK(device.value(0, op_ctl) == 0xa0200);
}

TEST_CASE("an engine that somebody runs is refused before the first write, whatever its turn") {
    constexpr const auto &groups = schedule<ibs::zen4, ops, together(cycles, fetches)>;
    msr::recorder device;
    device.set(0, fetch_ctl, std::uint64_t{1} << 48);
    msr::session_options options;
    options.interrupts_are_handled = true;
    msr::failure problem;
    msr::multiplexer multiplexer{device, groups, msr::watch_cpu(0), options, msr::steady_time{},
                                 problem};
    CHECK(problem.kind == msr::error_code::taken);
    for (const msr::action &action : device.log())
        CHECK(action.kind == msr::access_kind::read);
}
