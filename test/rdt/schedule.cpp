// Tests schedules of RDT and QoS settings, in time slices, on a recorder (a backend that logs
// accesses); no hardware is measured.
#include <msr/rdt/schedule.hpp>

#include "../set_partitions.hpp"

#include <msr/amd/qos/schedule.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace {

namespace qos = msr::qos;
namespace rdt = msr::rdt;
using msr::in_each_group;
using msr::place;
using msr::schedule;
using msr::together;
using rdt::association;
using rdt::class_of_service;
using rdt::monitor;
using rdt::scope;

constexpr rdt::features broadwell = rdt::broadwell_ep.monitored(64, 32768);
/// Features of a processor whose L3 and L2 caches can be divided into code and data, with 16
/// classes each.
constexpr rdt::features both_caches{
    .l3 = {.mask_length = 20, .classes = 16, .cdp = true},
    .l2 = {.mask_length = 8, .classes = 16, .cdp = true},
    .mba = {.maximum = 90, .classes = 8, .linear = true},
    .monitoring = {.rmids = 64, .occupancy = true, .upscale = 32768}};
constexpr qos::features zen5 = [] {
    qos::features result = qos::zen5.with(both_caches);
    result.assignable_counters = 4;
    return result;
}();

constexpr auto narrow = class_of_service<1>.l3(0xf);
constexpr auto wide = class_of_service<1>.l3(0xff);
constexpr auto here = association{.class_of_service = 1, .rmid = 5};

using written = std::vector<std::pair<std::uint32_t, std::uint64_t>>;

written of(msr::sequence<msr::write> phase) {
    written result;
    for (const msr::write &write : phase)
        result.emplace_back(write.address, write.value);
    return result;
}

template <typename Request>
msr::sequence<Request> all_of(const std::vector<Request> &entry) {
    return {entry.data(), entry.size()};
}

/// True if the requests `in_each`, which every group has, are legal together with the requests of
/// the set `members`.
template <typename Request, typename Features>
bool is_legal(const std::vector<Request> &in_each, const std::vector<Request> &requests,
              std::uint64_t members, const Features &available) {
    std::vector<Request> group = in_each;
    for (std::size_t i = 0; i < requests.size(); ++i)
        if ((members >> i & 1) != 0) group.push_back(requests[i]);
    return check(all_of(group), available).legal();
}

std::uint64_t set_of(const rdt::link &two) {
    return std::uint64_t{1} << two.one | std::uint64_t{1} << two.other;
}

/// Five kinds of RDT requests in a ring: each kind excludes its two neighbours, by its class or by
/// its cache's division. No three kinds exclude each other.
constexpr rdt::class_choice ring[] = {
    class_of_service<1>.l3(1), class_of_service<2>.l3_code(1).l3_data(1), class_of_service<2>.l2(1),
    class_of_service<3>.l2_code(1).l2_data(1), class_of_service<1>.l2(1)};
template <std::size_t... Place>
constexpr std::size_t groups_of_ring(std::index_sequence<Place...>) {
    return schedule<both_caches, ring[Place % 5]...>.group_count;
}
template <std::size_t... Place>
constexpr std::size_t groups_of_monitors(std::index_sequence<Place...>) {
    return schedule<both_caches, in_each_group(association{1, 0}),
                    monitor{rdt::event::l3_occupancy, Place}...>.group_count;
}

template <std::size_t Most>
set_partitions::split groups_of(const msr::grouping<Most> &match, std::size_t count) {
    set_partitions::split result(match.group_count);
    for (std::size_t i = 0; i < count; ++i)
        result.at(match.group_of[i]) |= std::uint64_t{1} << i;
    return result;
}

/// Groups random requests, and compares the number of groups with that of every possible split.
template <typename Request, typename Features, std::size_t Count>
void compare_with_every_split(const std::array<Request, Count> &kinds, const Features &available) {
    std::mt19937 random{11};
    std::size_t more_than_two = 0;
    for (unsigned round = 0; round < 300; ++round) {
        const std::size_t count = 1 + random() % 7;
        std::vector<Request> in_each;
        if (round % 4 == 0) in_each.push_back(kinds[random() % Count]);
        std::vector<Request> requests;
        while (requests.size() < count) {
            const Request &next = kinds[random() % Count];
            if (is_legal(in_each, {next}, 1, available)) requests.push_back(next);
        }
        std::vector<rdt::link> tied;
        if (round % 3 == 0) {
            const rdt::link two{random() % count, random() % count};
            if (is_legal(in_each, requests, set_of(two), available)) tied.push_back(two);
        }
        CAPTURE(round);
        const auto result = rdt::schedule_groups<Features, 8>(all_of(in_each), all_of(requests),
                                                              all_of(tied), available);
        REQUIRE(result.found());
        const auto fits = [&](std::uint64_t members) {
            for (const rdt::link &link : tied)
                if ((members & set_of(link)) != 0 && (members & set_of(link)) != set_of(link))
                    return false;
            return is_legal(in_each, requests, members, available);
        };
        const set_partitions::split groups = groups_of(result, count);
        CHECK(set_partitions::is_split(groups, count));
        CHECK(groups.size() == set_partitions::fewest(count, fits));
        for (const std::uint64_t group : groups)
            CHECK(fits(group));
        more_than_two += groups.size() > 2 ? 1 : 0;
    }
    CHECK(more_than_two > 30);
}

} // namespace

TEST_CASE("what sets the same register takes turns") {
    constexpr const auto &groups =
        schedule<broadwell, narrow, class_of_service<2>.l3(0xf00), wide, here>;
    static_assert(groups.size == 0 && groups.choices == 4 && groups.group_count == 2);
    static_assert(groups.made_for == broadwell);
    static_assert(groups.place_of(0) == place{0, 0});
    static_assert(groups.place_of(1) == place{0, 1});
    static_assert(groups.place_of(2) == place{1, 0});
    static_assert(groups.place_of(3) == place{0, 2});
    static_assert(groups.request_at(2) == rdt::request_of(wide));
    static_assert(groups.group<0>().choices == 3);
    CHECK(of(groups.view(0).set_up) == written{{0xc91, 0xf}, {0xc92, 0xf00}});
    CHECK(of(groups.view(0).start) == written{{0xc8f, 0x100000005}});
    CHECK(of(groups.view(1).set_up) == written{{0xc91, 0xff}});
    CHECK(groups.view(1).start.size() == 0);
}

TEST_CASE("what holds in each group stands in each plan, first") {
    constexpr const auto &groups = schedule<broadwell, narrow, in_each_group(here), wide>;
    static_assert(groups.choices == 2 && groups.group_count == 2);
    static_assert(groups.place_of(0) == place{0, 1});
    static_assert(groups.place_of(1) == place{1, 1});
    static_assert(std::is_same_v<decltype(groups.group<1>()),
                                 std::remove_cvref_t<decltype(msr::plan<broadwell, here, wide>)>>);
    CHECK(of(groups.view(1).start) == written{{0xc8f, 0x100000005}});
    constexpr const auto &alone = schedule<broadwell, in_each_group(here, narrow)>;
    static_assert(alone.choices == 0 && alone.group_count == 1);
    static_assert(alone.group<0>().choices == 2);
}

TEST_CASE("what stays together lies in one group") {
    constexpr auto other = class_of_service<2>.l3(0xf0);
    constexpr const auto &groups =
        schedule<broadwell, narrow, other, together(wide, class_of_service<2>.l3(0xfff00))>;
    static_assert(groups.choices == 4 && groups.group_count == 2);
    static_assert(groups.place_of(1) == place{0, 1});
    static_assert(groups.place_of(2) == place{1, 0});
    static_assert(groups.place_of(3) == place{1, 1});
}

TEST_CASE("a cache is divided into code and data, or it is not") {
    constexpr auto divided = class_of_service<1>.l3_code(0xf).l3_data(0xf0);
    constexpr const auto &groups =
        schedule<broadwell, divided, class_of_service<2>.l3(0xf), association{9, 0}>;
    // Divided into code and data, the cache has 8 classes, and class 9 does not exist.
    static_assert(groups.group_count == 2);
    static_assert(groups.place_of(0) == place{0, 0});
    static_assert(groups.place_of(1) == place{1, 0});
    static_assert(groups.place_of(2) == place{1, 1});
}

TEST_CASE("a class that no divided cache has stands in a group without these") {
    // A cache divided into code and data has 8 classes, so class 12 has no mask there.
    const std::vector<rdt::request> requests{
        rdt::request_of(association{12, 0}),
        rdt::request_of(class_of_service<1>.l3_code(0xf).l3_data(0xf0)),
        rdt::request_of(class_of_service<2>.l2_code(0xf).l2_data(0xf0))};
    CHECK(is_legal({}, requests, 0b110, both_caches));
    for (const std::uint64_t with_class_12 : {0b011u, 0b101u, 0b111u})
        CHECK_FALSE(is_legal({}, requests, with_class_12, both_caches));
    const auto result =
        rdt::schedule_groups<rdt::features, 3>({}, all_of(requests), {}, both_caches);
    CHECK(groups_of(result, 3) == set_partitions::split{0b001, 0b110});
}

TEST_CASE("no split has fewer groups") {
    compare_with_every_split(
        std::array{rdt::request_of(narrow), rdt::request_of(wide),
                   rdt::request_of(class_of_service<2>.l3(0xf)),
                   rdt::request_of(class_of_service<2>.l2(0xf).delay(10)),
                   rdt::request_of(class_of_service<3>.l3_code(0xf).l3_data(0xf0)),
                   rdt::request_of(class_of_service<4>.l2_code(0xf).l2_data(0xf0)),
                   rdt::request_of(class_of_service<5>.l2_code(1).l2_data(1).l3(7)),
                   rdt::request_of(class_of_service<12>.l2(0xf)),
                   rdt::request_of(class_of_service<12>.l3(0xf)),
                   rdt::request_of(association{1, 1}), rdt::request_of(association{12, 0}),
                   rdt::request_of(monitor{rdt::event::l3_occupancy, 1})},
        both_caches);
}

TEST_CASE("as many choices as a schedule has room for are split in the compiler's time") {
    // A group can have requests of two kinds of the ring, never of three; two requests of a kind
    // set a register to different values, and need two groups.
    static_assert(groups_of_ring(std::make_index_sequence<60>{}) == 30);
    static_assert(groups_of_ring(std::make_index_sequence<25>{}) == 13);
    static_assert(groups_of_monitors(std::make_index_sequence<64>{}) == 1);
}

TEST_CASE("a search that takes too long is given up") {
    // Pairs of five classes, three pairs of masks for each pair of classes, are 30 requests. A
    // group holds two of them, so 15 groups are needed, although each class is in 12 requests only.
    std::vector<rdt::request> requests;
    std::vector<rdt::link> tied;
    for (unsigned time = 0; time < 3; ++time)
        for (unsigned index = 0; index < 5; ++index)
            for (unsigned other = 0; other < index; ++other) {
                tied.push_back({requests.size(), requests.size() + 1});
                for (const unsigned number : {index, other})
                    requests.push_back({.kind = rdt::request_kind::partition,
                                        .class_of_service = number,
                                        .l3 = rdt::setting{}.with(1)});
            }
    const auto result = rdt::schedule_groups({}, all_of(requests), all_of(tied), broadwell);
    CHECK(result.why.broken == &rdt::split_is_found_in_time::text);
    CHECK(result.group_count == 0);
    const auto ten = rdt::schedule_groups({}, {requests.data(), 20}, {tied.data(), 10}, broadwell);
    CHECK(ten.group_count == 5);
}

TEST_CASE("no split of AMD's choices has fewer groups") {
    const auto shared = [](const auto &choice) {
        return qos::pmu::as_request(rdt::request_of(choice));
    };
    using event = qos::event;
    compare_with_every_split(
        std::array{qos::request_of(qos::class_of_service<1>.l3(0xf)),
                   qos::request_of(qos::class_of_service<1>.bandwidth(80)),
                   qos::request_of(qos::class_of_service<2>.slow_bandwidth(80)),
                   qos::request_of(qos::class_of_service<3>.l3_code(1).l3_data(2)),
                   qos::request_of(qos::class_of_service<12>.l3(3)), shared(association{1, 1}),
                   shared(association{12, 0}),
                   qos::request_of(
                       qos::configured_event{event::l3_total_bandwidth, {.local_reads = true}}),
                   qos::request_of(
                       qos::configured_event{event::l3_local_bandwidth, {.local_reads = true}}),
                   qos::request_of(qos::assigned_counter{1, 7, {.local_reads = true}}),
                   qos::request_of(qos::assigned_counter{1, 8, {.local_reads = true}}),
                   qos::request_of(qos::assigned_counter{2, 8, {.local_reads = true}})},
        zen5);
}

TEST_CASE("an assigned counter counts for one RMID after the other") {
    constexpr qos::evt_cfg reads{.local_reads = true};
    constexpr const auto &groups =
        msr::schedule<zen5, msr::in_each_group(association{1, 1}),
                      qos::assigned_counter{3, 7, reads}, qos::assigned_counter{3, 8, reads},
                      qos::class_of_service<1>.bandwidth(qos::unlimited)>;
    static_assert(groups.choices == 3 && groups.group_count == 2);
    static_assert(groups.place_of(2) == place{0, 2});
    // Fields: configure (63), enable (62), counter 3 (52:48), RMID (43:32), local reads (0)
    CHECK(of(groups.view(0).start) ==
          written{{0xc8f, 0x100000001}, {0xc00003fd, 0xc003000700000001}});
    CHECK(of(groups.view(1).start) ==
          written{{0xc8f, 0x100000001}, {0xc00003fd, 0xc003000800000001}});
}

TEST_CASE("a refusal names the rule and the requests that break it") {
    const std::vector<rdt::request> requests{rdt::request_of(class_of_service<2>.l3(1)),
                                             rdt::request_of(narrow), rdt::request_of(wide)};
    const std::vector<rdt::request> entry{rdt::request_of(here), rdt::request_of(narrow)};
    const rdt::link linked[] = {{1, 2}};
    auto result = rdt::schedule_groups({}, all_of(requests), msr::all_of(linked), broadwell);
    CHECK(result.why.broken == &rdt::register_has_one_value::text);
    REQUIRE(result.culprit_count == 2);
    CHECK(result.culprits[0] == 1);
    CHECK(result.culprits[1] == 2);
    CHECK(result.group_count == 0);

    result = rdt::schedule_groups(all_of(entry), all_of(requests), {}, broadwell);
    CHECK(result.why.broken == &rdt::register_has_one_value::text);
    REQUIRE(result.culprit_count == 2);
    CHECK(result.culprits[0] == 1); // index 1: the second of the two requests that every group has
    // index 3: the second of the listed requests, behind the two requests that every group has
    CHECK(result.culprits[1] == 3);

    const std::vector<rdt::request> far{rdt::request_of(class_of_service<99>.l3(1))};
    result = rdt::schedule_groups(all_of(far), all_of(requests), {}, broadwell);
    CHECK(result.why.broken == &rdt::class_exists::text);
    REQUIRE(result.culprit_count == 1);
    CHECK(result.culprits[0] == 0);

    CHECK(rdt::schedule_groups<rdt::features, 2>({}, all_of(requests), {}, broadwell).why.broken ==
          &rdt::schedule_has_room::text);
    const rdt::link nowhere[] = {{0, 3}};
    CHECK(rdt::schedule_groups({}, all_of(requests), msr::all_of(nowhere), broadwell).why.broken ==
          &rdt::together_takes_choices::text);
}

TEST_CASE("a multiplexer sets one group after the other, and puts everything back") {
    constexpr const auto &groups = schedule<broadwell, in_each_group(here), narrow, wide>;
    static_assert(msr::countable_schedule<std::remove_cvref_t<decltype(groups)>>);
    msr::recorder machine;
    machine.set(2, 0xc91, 0xfffff);
    {
        msr::multiplexer multiplexer{machine, groups, msr::watch_cpu(2)};
        std::vector<std::uint64_t> masks;
        const auto counts = multiplexer.measure(3, [&] {
            masks.push_back(machine.value(2, 0xc91));
            CHECK(machine.value(2, 0xc8f) == 0x100000005);
        });
        CHECK(masks == std::vector<std::uint64_t>{0xf, 0xff, 0xf});
        CHECK(counts.size() == 0);
        CHECK(counts.values().size() == 0);
        // After every slice of time the mask of a group is restored.
        CHECK(machine.value(2, 0xc91) == 0xfffff);
        CHECK(machine.value(2, 0xc8f) == 0);
    }
    CHECK(machine.value(2, 0xc91) == 0xfffff);
    CHECK(machine.value(2, 0xc8f) == 0);
}

TEST_CASE("a multiplexer leaves a cache undivided that one group divides") {
    constexpr auto divided = class_of_service<1>.l3_code(0xf).l3_data(0xf0);
    constexpr const auto &groups = schedule<broadwell, divided, class_of_service<2>.l3(0xf)>;
    msr::recorder machine;
    for (std::uint32_t mask = 0xc90; mask < 0xca0; ++mask)
        machine.set(0, mask, 0xfff00 + mask);
    msr::multiplexer multiplexer{machine, groups, msr::watch_cpu(0)};
    multiplexer.start();
    CHECK(machine.value(0, 0xc81) == 1);
    CHECK(machine.value(0, 0xc92) == 0xf0);
    CHECK(machine.value(0, 0xc93) == 0xf);
    multiplexer.rotate();
    CHECK(machine.value(0, 0xc81) == 0);
    CHECK(machine.value(0, 0xc92) == 0xf);
    CHECK(machine.value(0, 0xc93) == 0xfff00 + 0xc93);
    static_cast<void>(multiplexer.stop());
    for (std::uint32_t mask = 0xc90; mask < 0xca0; ++mask)
        CHECK(machine.value(0, mask) == 0xfff00 + mask);
}

TEST_CASE("a logical processor takes turns with its part") {
    constexpr const auto &groups = schedule<broadwell, in_each_group(here), narrow, wide>;
    constexpr const auto &part = groups.part<scope::thread>;
    static_assert(part.group_count == 2 && part.duty == scope::thread);
    msr::recorder machine;
    msr::multiplexer first{machine, groups.part<scope::l3>, msr::watch_cpu(0)};
    msr::multiplexer second{machine, part, msr::watch_cpu(1)};
    first.start();
    second.start();
    first.rotate();
    second.rotate();
    CHECK(second.group() == 1);
    CHECK(machine.value(0, 0xc91) == 0xff);
    CHECK(machine.value(1, 0xc91) == 0); // the second multiplexer writes no cache mask
    CHECK(machine.value(1, 0xc8f) == 0x100000005);
}

TEST_CASE("a part with nothing to do in some group is refused before anything is touched") {
    constexpr const auto &groups = schedule<broadwell, here, narrow, wide>;
    msr::recorder machine;
    msr::failure problem;
    msr::multiplexer multiplexer{machine, groups.part<scope::thread>, msr::watch_cpu(0), problem};
    CHECK(problem.kind == msr::error_code::empty_program);
    CHECK(machine.log().empty());
}

TEST_CASE("a multiplexer refuses what somebody else has divided, whichever group looks at it") {
    constexpr const auto &groups = schedule<broadwell, here, together(association{2, 0}, narrow)>;
    static_assert(groups.group_count == 2);
    msr::recorder machine;
    machine.set(0, 0xc81, 1);
    msr::failure problem;
    msr::multiplexer multiplexer{machine, groups, msr::watch_cpu(0), problem};
    CHECK(problem.kind == msr::error_code::taken);
    for (const msr::action &action : machine.log())
        CHECK(action.kind == msr::access_kind::read);
}
