#include <msr/pmu/select/planner.hpp>

#include "open_pmu.hpp"
#include "toy.hpp"

#include <msr/pmu/select/grouping.hpp>
#include <msr/pmu/select/numbers.hpp>
#include <msr/pmu/select/suggestions.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <random>
#include <string>
#include <vector>

namespace {

namespace select = msr::select;
using requests = std::vector<select::request>;
using chosen = std::vector<std::size_t>;

msr::sequence<select::request> view(const requests &requests) {
    return {requests.data(), requests.size()};
}

/// Tries every assignment of counters, without any shortcut.
struct brute_force {
    const requests &all;
    const chosen &members;
    std::vector<int> counters{};
    std::vector<int> places{};

    bool counters_found() {
        const std::size_t next = counters.size();
        if (next == members.size()) return true;
        for (int counter = 0; counter < 6; ++counter) {
            const select::request &request = all[members[next]];
            const bool able = (request.masks >> counter & 1) != 0 &&
                              (request.counter < 0 || request.counter == counter);
            if (!able || std::count(counters.begin(), counters.end(), counter) != 0) continue;
            counters.push_back(counter);
            if (counters_found()) return true;
            counters.pop_back();
        }
        return false;
    }
    bool places_found() {
        const std::size_t next = places.size();
        if (next == members.size()) return true;
        const select::request &request = all[members[next]];
        if (!request.has_value(0)) {
            places.push_back(-1);
            if (places_found()) return true;
            places.pop_back();
            return false;
        }
        for (int place = 0; place < 3; ++place) {
            bool fits = (request.values[1] >> place & 1) != 0;
            for (std::size_t i = 0; i < next; ++i)
                fits =
                    fits && (places[i] != place || all[members[i]].values[0] == request.values[0]);
            if (!fits) continue;
            places.push_back(place);
            if (places_found()) return true;
            places.pop_back();
        }
        return false;
    }
    bool none_excludes() const {
        for (const std::size_t i : members)
            for (const std::size_t j : members)
                if (i != j && (all[i].flags & all[j].flags) != 0) return false;
        return true;
    }
    bool single_agrees() const {
        for (const std::size_t i : members)
            for (const std::size_t j : members)
                if (all[i].has_value(2) && all[j].has_value(2) &&
                    all[i].values[2] != all[j].values[2])
                    return false;
        return true;
    }
};

bool fits(const requests &requests, const chosen &members) {
    return brute_force{requests, members}.none_excludes() &&
           brute_force{requests, members}.single_agrees() &&
           brute_force{requests, members}.counters_found() &&
           brute_force{requests, members}.places_found();
}

/// True if the requests keep the rule that a verdict reports as broken.
bool keeps(const msr::verdict &verdict, const requests &requests, const chosen &members) {
    if (verdict.broken == &select::choices_fit_together::text ||
        verdict.broken == &select::counter_has_one_owner::text)
        return brute_force{requests, members}.counters_found();
    if (verdict.broken == &select::auxiliary_has_one_value::text) {
        // The broken rule is about one of two auxiliary registers: the one with a single instance,
        // or the one with three.
        const bool single =
            std::any_of(std::begin(verdict.names), std::end(verdict.names), [](const char *name) {
                return name != nullptr && std::string{name} == "single";
            });
        return single ? brute_force{requests, members}.single_agrees()
                      : brute_force{requests, members}.places_found();
    }
    return brute_force{requests, members}.none_excludes();
}

chosen every(const requests &requests) {
    chosen result(requests.size());
    for (std::size_t i = 0; i < requests.size(); ++i)
        result[i] = i;
    return result;
}

select::request any_request(std::mt19937 &random) {
    select::request result;
    const auto lower = [&](unsigned end) { return static_cast<std::uint32_t>(random() % end); };
    result.masks = lower(63) + 1;
    // requests with few counters are harder to plan
    if (lower(2) == 0) result.masks &= 7u << lower(4);
    if (result.masks == 0) result.masks = 1;
    if (lower(3) == 0) {
        result = select::with_value(result, 0, lower(3));
        result = select::with_value(result, 1, lower(7) + 1);
    }
    if (lower(6) == 0) result = select::with_value(result, 2, lower(2));
    if (lower(8) == 0) result.flags = lower(2) + 1;
    if (lower(6) == 0) result.counter = static_cast<std::int8_t>(__builtin_ctz(result.masks));
    return result;
}

requests any_requests(std::mt19937 &random, std::size_t maximum) {
    requests result;
    for (std::size_t i = random() % maximum + 1; i > 0; --i)
        result.push_back(any_request(random));
    return result;
}

/// The fewest groups by trial of every split.
std::size_t fewest_groups(const requests &requests, const std::vector<select::link> &links,
                          std::vector<chosen> groups, std::size_t next, std::size_t best) {
    if (groups.size() >= best) return best;
    if (next == requests.size()) {
        for (const select::link &link : links)
            for (const chosen &group : groups)
                if ((std::count(group.begin(), group.end(), link.one) != 0) !=
                    (std::count(group.begin(), group.end(), link.other) != 0))
                    return best;
        return groups.size();
    }
    for (std::size_t i = 0; i <= groups.size(); ++i) {
        std::vector<chosen> addition = groups;
        if (i == addition.size()) addition.emplace_back();
        addition[i].push_back(next);
        if (fits(requests, addition[i]))
            best = fewest_groups(requests, links, addition, next + 1, best);
    }
    return best;
}

} // namespace

TEST_CASE("an assignment is found whenever there is one, and is sound") {
    std::mt19937 random{1};
    std::size_t found_count = 0;
    std::size_t refused_count = 0;
    for (int round = 0; round < 6000; ++round) {
        const requests requests = any_requests(random, 8);
        const auto result = select::assign<open_model::event_pmu>(view(requests), {});
        REQUIRE(result.found() == fits(requests, every(requests)));
        if (!result.found()) {
            ++refused_count;
            // The requests that the planner blames break the rule together; without any one of them
            // the rest keeps the rule.
            const chosen guilty(result.culprits, result.culprits + result.culprit_count);
            REQUIRE(!keeps(result.why, requests, guilty));
            for (std::size_t i = 0; i < guilty.size(); ++i) {
                chosen rest = guilty;
                rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
                REQUIRE(keeps(result.why, requests, rest));
            }
            continue;
        }
        ++found_count;
        for (std::size_t i = 0; i < requests.size(); ++i) {
            const select::assignment assignment = result.assigned[i];
            REQUIRE((requests[i].masks >> assignment.counter & 1) != 0);
            REQUIRE((requests[i].counter < 0 || requests[i].counter == assignment.counter));
            if (requests[i].has_value(0))
                REQUIRE((requests[i].values[1] >> assignment.places[0] & 1) != 0);
            for (std::size_t j = 0; j < i; ++j) {
                REQUIRE(result.assigned[j].counter != assignment.counter);
                if (requests[i].has_value(0) && requests[j].has_value(0) &&
                    result.assigned[j].places[0] == assignment.places[0])
                    REQUIRE(requests[i].values[0] == requests[j].values[0]);
            }
        }
    }
    CHECK(found_count > 1000);
    CHECK(refused_count > 1000);
}

TEST_CASE("no split has fewer groups") {
    std::mt19937 random{2};
    std::size_t searched = 0;
    for (int round = 0; round < 1200; ++round) {
        const requests requests = any_requests(random, 7);
        std::vector<select::link> links;
        if (requests.size() > 2 && random() % 3 == 0) links.push_back({0, requests.size() - 1});
        if (requests.size() > 3 && random() % 4 == 0) links.push_back({1, 2});
        const auto result = select::schedule_groups<open_model::event_pmu, 8>(
            view(requests), {links.data(), links.size()}, {});
        const std::size_t best = fewest_groups(requests, links, {}, 0, requests.size() + 1);
        REQUIRE(result.found() == (best <= requests.size()));
        if (!result.found()) continue;
        REQUIRE(result.group_count == best);
        searched += best > 1;
        for (std::size_t group = 0; group < best; ++group) {
            chosen members;
            for (std::size_t i = 0; i < requests.size(); ++i)
                if (result.group_of[i] == group) members.push_back(i);
            REQUIRE(!members.empty());
            REQUIRE(fits(requests, members));
        }
        for (const select::link &link : links)
            REQUIRE(result.group_of[link.one] == result.group_of[link.other]);
    }
    CHECK(searched > 300);
}

TEST_CASE("many choices are split quickly") {
    std::mt19937 random{3};
    for (int round = 0; round < 20; ++round) {
        requests whole;
        for (int i = 0; i < 64; ++i)
            whole.push_back({.masks = static_cast<std::uint32_t>(random() % 63 + 1)});
        CHECK(select::schedule_groups<open_model::event_pmu>(view(whole), {}, {}).found());
    }
    const requests too_many(65, select::request{.masks = 1});
    CHECK(select::schedule_groups<open_model::event_pmu>(view(too_many), {}, {}).why.broken ==
          &select::plan_has_room::text);
    CHECK(select::assign<open_model::event_pmu, 4>(view(too_many), {}).why.broken ==
          &select::plan_has_room::text);
    CHECK(select::try_plan<open_model::event_pmu, 4>({}, {}).found.why.broken ==
          &select::plan_has_choices::text);
}

TEST_CASE("a plan is made at run time by the same rules") {
    const requests requests = {toy::cycles.as_request(), toy::divides.as_request()};
    const auto program = select::try_plan<toy::event_pmu, 4>(view(requests), {2});
    REQUIRE(program.legal());
    CHECK(program.view().start.size() == 2);
    CHECK(program.view().start[1].address == 0x201);
}

TEST_CASE(
    "a choice that stands twice takes no second counter unless each has a counter of its own") {
    const select::request loads{.event = 1, .masks = 2, .chosen = 2};
    const requests twice = {toy::cycles.as_request(), loads, loads};
    const auto program = select::try_plan<toy::event_pmu, 4>(view(twice), {2});
    CHECK(program.found.why.broken == &msr::choice_stands_once::text);
    CHECK(std::string{program.found.why.names[0]} == "loads");
    CHECK(program.found.culprit_count == 2);
    CHECK(program.found.culprits[0] == 1);
    CHECK(program.found.culprits[1] == 2);
    CHECK(program.view().readouts.size() == 0);

    const requests by_user = {loads, select::with_user(loads)};
    CHECK(select::try_plan<toy::event_pmu, 4>(view(by_user), {2}).legal());
    const requests on_counters = {select::with_counter(loads, 0), select::with_counter(loads, 1)};
    CHECK(select::try_plan<toy::event_pmu, 4>(view(on_counters), {2}).legal());
}

TEST_CASE("each rule of a single choice is reported") {
    using toy::event_pmu;
    const auto broken = [](select::request request, event_pmu::target target = {2}) {
        const msr::verdict verdict = select::check<event_pmu>(request, target);
        return std::string(verdict.legal() ? "legal" : verdict.broken->name);
    };
    const select::request cycles = toy::cycles.as_request();
    CHECK(broken(cycles) == "legal");
    CHECK(broken(cycles, {0}) == "target_exists");
    CHECK(broken({.event = 9}) == "event_is_in_table");
    CHECK(broken({.code = 0x100}) == "event_code_fits");
    CHECK(broken({.code = 0xff, .masks = 0x100}) == "unit_mask_fits");
    CHECK(broken(toy::probes.as_request(), {3}) == "event_exists_on_target");
    CHECK(broken({.event = 0, .masks = 1}) == "mask_belongs_to_event");
    CHECK(broken({.event = 1}) == "mask_is_chosen");
    CHECK(broken(select::with_threshold(cycles, 255)) == "legal");
    CHECK(broken(select::with_threshold(cycles, 256)) == "threshold_fits");
    CHECK(broken(select::with_invert(cycles)) == "invert_needs_threshold");
    CHECK(broken(select::with_flag(cycles, 0), {1}) == "qualifier_exists_on_target");
    CHECK(broken(select::with_value(cycles, 0, 0x10000)) == "value_fits");
    CHECK(broken(select::with_period(cycles, 9)) == "sampling_period_is_in_range");
    CHECK(broken(select::with_period(cycles, 10)) == "legal");
    CHECK(broken(select::with_counter(cycles, 2), {1}) == "counter_exists_on_target");
    CHECK(broken(select::with_counter(toy::divides.as_request(), 0)) == "event_reaches_counter");
    CHECK(broken(select::with_edge(toy::divides.as_request())) == "divides_take_no_edge");
    // The PMU of open_pmu.hpp has no filters such as edge or threshold.
    const auto open = [](select::request request) {
        const msr::verdict verdict = select::check<open_model::event_pmu>(request, {});
        return std::string(verdict.legal() ? "legal" : verdict.broken->name);
    };
    CHECK(open({.masks = 1}) == "legal");
    CHECK(open({.masks = 0}) == "event_has_counter");
    CHECK(open({.masks = 1, .user = true}) == "privilege_can_be_chosen");
    CHECK(open({.masks = 1, .edge = true}) == "edge_exists");
    CHECK(open({.masks = 1, .invert = true}) == "invert_exists");
    CHECK(open({.masks = 1, .period = 1}) == "counters_can_interrupt");
}

namespace {

/// A toy PMU of one event with two masks, which are the values of one field.
struct toy_of_one_field : toy::event_pmu {
    static constexpr select::mask_row agents[] = {
        {"self", 0x00, 0x20, "of this processor"},
        {"any", 0x20, 0x20, "of any agent"},
    };
    static constexpr select::event_row event_rows[] = {{"bus_clocks", 0x62, 0, 0x20, 3, 0x7,
                                                        select::confidence::high, "clocks",
                                                        msr::all_of(agents)}};
    static constexpr auto events = msr::all_of(event_rows);
};

} // namespace

TEST_CASE("a mask of the value 0 is chosen by its name, not by what a unit mask of 0 holds") {
    const auto broken = [](std::uint32_t masks, std::uint32_t chosen) {
        const msr::verdict verdict = select::check<toy_of_one_field>(
            {.event = 0, .masks = masks, .chosen = chosen}, toy::event_pmu::target{2});
        return std::string(verdict.legal() ? "legal" : verdict.broken->name);
    };
    CHECK(broken(0x00, 0x20) == "legal");
    CHECK(broken(0x20, 0x20) == "legal");
    CHECK(broken(0x00, 0x00) == "mask_is_chosen");
}

TEST_CASE("numbers that no table has are refused") {
    const auto broken = [](const select::request &request) {
        const msr::verdict verdict = select::check<toy::event_pmu>(request, {2});
        return std::string(verdict.legal() ? "legal" : verdict.broken->name);
    };
    const select::request cycles = toy::cycles.as_request();
    CHECK(broken({.event = 5}) == "event_is_in_table");
    CHECK(broken({.event = INT32_MAX}) == "event_is_in_table");
    CHECK(broken({.event = INT32_MIN, .code = 0xff}) ==
          "legal"); // every negative number is a raw event
    CHECK(broken(select::with_counter(cycles, 4)) == "counter_exists_on_target");
    CHECK(broken(select::with_counter(cycles, 127)) == "counter_exists_on_target");
    CHECK(broken({.event = 0, .threshold = UINT32_MAX}) == "threshold_fits");
    CHECK(broken({.event = 0, .flags = 1u}) == "legal");
    CHECK(broken({.event = 0, .flags = 1u << 1}) == "qualifier_exists_on_target");
    CHECK(broken({.event = 0, .flags = 1u << 31}) == "qualifier_exists_on_target");
    CHECK(broken({.event = 0, .given = 1u << 1}) == "qualifier_exists_on_target");
    CHECK(broken(select::with_period(cycles, ~std::uint64_t{0})) == "sampling_period_is_in_range");
    CHECK(broken({.event = 1, .masks = 0, .chosen = UINT32_MAX}) == "mask_is_chosen");
    CHECK(std::string(select::check<toy::event_pmu>(cycles, {0}).broken->name) == "target_exists");
    CHECK(std::string(select::check<toy::event_pmu>(cycles, {255}).broken->name) ==
          "target_exists");
}

TEST_CASE("where a number does not fit, what its field takes is reported") {
    using select::number_field;
    const auto takes = [](const select::request &request, toy::event_pmu::target target = {2}) {
        const msr::verdict verdict = select::check<toy::event_pmu>(request, target);
        return select::numbers_that_fit<toy::event_pmu>(verdict.broken, request, target);
    };
    const auto kind = [](const select::fitting_numbers &fits, number_field field,
                         std::uint64_t minimum, std::uint64_t maximum) {
        return fits.field == field && fits.least == minimum && fits.most == maximum &&
               !fits.only_bits;
    };
    const select::request cycles = toy::cycles.as_request();
    CHECK(kind(takes({.code = 0x100}), number_field::code, 0, 0xff));
    CHECK(kind(takes({.code = 0xff, .masks = 0x100}), number_field::masks, 0, 0xff));
    // the event has no masks
    CHECK(kind(takes({.event = 0, .masks = 1}), number_field::masks, 0, 0));
    CHECK(kind(takes(select::with_threshold(cycles, 256)), number_field::threshold, 1, 255));
    CHECK(kind(takes(select::with_period(cycles, 9)), number_field::period, 10, 0x7fffffff));
    CHECK(kind(takes(select::with_value(cycles, 0, 0x10000)), number_field::value, 0, 0xffff));
    // Bits 0 and 1 and the field in bits 5:4 leave holes: not every number up to their sum is a
    // mask.
    const select::fitting_numbers holes = takes({.event = 1, .masks = 0x41});
    CHECK(holes.field == number_field::masks);
    CHECK(holes.most == 0x33);
    CHECK(holes.only_bits);
    // A legal request has no number at fault.
    CHECK(takes(cycles).field == number_field::none);
    CHECK(takes(select::with_invert(cycles)).field == number_field::none);
    CHECK(takes(cycles, {0}).field == number_field::none);
    const select::request plain{.masks = 1, .threshold = 1};
    const msr::verdict verdict = select::check<open_model::event_pmu>(plain, {});
    REQUIRE(verdict.broken == &select::threshold_fits::text);
    CHECK(select::numbers_that_fit<open_model::event_pmu>(verdict.broken, plain, {}).field ==
          number_field::none);
    // Plan of two values: the first value fits, and the second value is at fault.
    const select::request second{.masks = 1, .given = 3, .values = {7, 8}};
    const msr::verdict value = select::check<open_model::event_pmu>(second, {});
    const auto fits = select::numbers_that_fit<open_model::event_pmu>(value.broken, second, {});
    CHECK(kind(fits, number_field::value, 0, 7));
    CHECK(fits.value == 1);
}

TEST_CASE("links that name no request are refused") {
    const select::request request[] = {toy::cycles.as_request(), toy::requests.as_request()};
    for (const select::link bad : {select::link{0, 2}, {2, 0}, {1, 64}, {~std::size_t{0}, 0}}) {
        const auto split =
            select::schedule_groups<toy::event_pmu, 2>(msr::all_of(request), {&bad, 1}, {2});
        REQUIRE_FALSE(split.found());
        CHECK(std::string(split.why.broken->name) == "together_takes_choices");
    }
}

namespace {

/// plan_of_one() is not inlined, because g++ -O2 would analyse the whole search here, and warn
/// where it cannot prove an array's size sufficient.
[[gnu::noinline]] select::assignments<1> plan_of_one(msr::sequence<select::request> requests) {
    return select::try_plan<toy::event_pmu, 1>(requests, {2}).found;
}

} // namespace

TEST_CASE("a plan of one at run time") {
    select::request request[] = {toy::requests.response<7>().as_request(), {.event = 0}};
    std::size_t count = 1;
    const auto plan = [&] { return plan_of_one({request, count}); };
    CHECK(plan().found());
    CHECK(plan().assigned[0].counter == 0);
    CHECK(plan().assigned[0].places[0] == 0);
    request[0] = select::with_edge(toy::divides.as_request());
    CHECK(std::string(plan().why.broken->name) == "divides_take_no_edge");
    CHECK(plan().culprit_count == 1);
    count = 2;
    CHECK(std::string(plan().why.broken->name) == "plan_has_room");
    count = 0;
    CHECK(std::string(plan().why.broken->name) == "plan_has_choices");
}

namespace {

/// A toy PMU on which `any` says the kind of counter that a raw event needs.
struct toy_of_two_kinds : toy::event_pmu {
    static constexpr std::uint32_t kind_flags(const select::request &request) {
        return request.is_raw() ? 1 : 0;
    }
};

} // namespace

TEST_CASE("a remedy leaves out one qualifier that is in the way, or all filters") {
    const auto remedies = [](const select::request &request) {
        const auto less = select::detail::superfluous<toy::event_pmu>(request, {2});
        requests result;
        for (std::size_t i = 0; i < less.count; ++i)
            result.push_back(select::detail::without_qualifier(request, less.entries[i]));
        return result;
    };
    // The event `divides` takes no edge.
    const select::request divides = toy::divides.user().as_request();
    const select::request counted = select::with_threshold(divides, 3);
    CHECK(remedies(select::with_edge(divides)) == requests{divides});
    CHECK(remedies(select::with_edge(counted)) == requests{counted, divides});
    // An event without a threshold has no comparison to invert.
    const select::request loads = toy::loads::hit.kernel().as_request();
    const select::request begins = select::with_edge(loads);
    CHECK(remedies(select::with_invert(begins)) == requests{begins, loads});
    // The event `probes` counts at every privilege level; a period and a value may be out of range.
    const select::request probes = toy::probes.as_request();
    CHECK(remedies(toy::probes.user().as_request()) == requests{probes});
    CHECK(remedies(select::with_period(begins, 9)) == requests{begins});
    CHECK(remedies(select::with_value(begins, 0, 0x10000)) == requests{begins});
    // The fixed counter has no filters: a remedy leaves out the filters, or the counter.
    const select::request cycles = toy::cycles.user().as_request();
    const select::request fixed = select::with_counter(cycles, 3);
    CHECK(remedies(select::with_threshold(fixed, 2)) ==
          requests{fixed, select::with_threshold(cycles, 2)});
    CHECK(remedies(select::with_edge(select::with_threshold(fixed, 2))) ==
          requests{select::with_edge(select::with_threshold(cycles, 2)), fixed});
}

TEST_CASE("a remedy leaves out qualifiers, but none that says what kind of counter is meant") {
    constexpr toy::event_pmu::target small{1}; // the small processor has no flag `any`
    constexpr select::request named = select::with_flag(toy::cycles.as_request(), 0);
    constexpr select::request raw = select::with_flag(toy::raw<0x99>.as_request(), 0);
    namespace detail = select::detail;
    static_assert(detail::superfluous<toy::event_pmu>(named, small).count == 1);
    static_assert(detail::superfluous<toy::event_pmu>(raw, small).count == 1);
    static_assert(detail::superfluous<toy_of_two_kinds>(named, small).count == 1);
    static_assert(detail::superfluous<toy_of_two_kinds>(raw, small).count == 0);
    // A remedy may leave out other qualifiers than `any`.
    constexpr select::request inverted = select::with_invert(raw);
    constexpr auto less = detail::superfluous<toy_of_two_kinds>(inverted, {2});
    static_assert(less.count == 1);
    static_assert(detail::without_qualifier(inverted, less.entries[0]) == raw);
    // The remedy for a raw event offers processors that have the event's qualifier.
    static_assert(detail::targets_for<toy_of_two_kinds>(raw).count == 1);
}
