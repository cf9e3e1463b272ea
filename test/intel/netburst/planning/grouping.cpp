// Tests the groups into which requests for the Pentium 4 are split, compared with every way to
// split the requests.
#include <msr/intel/netburst/planning/grouping.hpp>

#include "../../../thorough.hpp"
#include "../brute_force.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/metrics.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace {

namespace p4 = msr::netburst;
using brute_force::requests;
using brute_force::the_world;
using links = std::vector<p4::link>;
using result = p4::grouping<128>;

constexpr p4::target plain{};
constexpr p4::target model_3{.models = p4::of_models(3), .hyper_threading = false};
constexpr p4::target model_3_with_threads{.models = p4::of_models(3), .hyper_threading = true};

result groups_of(const requests &request, const links &tied, const p4::target &target) {
    return p4::schedule_groups<128>({request.data(), request.size()}, {tied.data(), tied.size()},
                                    target);
}

bool same(const result &a, const result &b) {
    return a.why.broken == b.why.broken && a.group_count == b.group_count &&
           std::equal(a.group_of, std::end(a.group_of), b.group_of);
}

requests members_of(const requests &request, const result &result, std::size_t group) {
    requests members;
    for (std::size_t i = 0; i < request.size(); ++i)
        if (result.group_of[i] == group) members.push_back(request[i]);
    return members;
}

/// Returns the fault in the groups that the planner made, whether or not they are the fewest;
/// empty: there is none.
std::string fault_of(const requests &request, const links &tied, const p4::target &target,
                     const result &result) {
    if (!result.found()) return "no groups";
    if (!same(result, groups_of(request, tied, target))) return "twice asked, two answers";
    for (const p4::link &link : tied)
        if (result.group_of[link.one] != result.group_of[link.other]) return "a link was cut";
    std::size_t groups = 0;
    for (std::size_t i = 0; i < request.size(); ++i) {
        if (result.group_of[i] > groups) return "groups are not numbered by their first choice";
        groups = std::max(groups, result.group_of[i] + 1);
    }
    if (groups != result.group_count) return "a group is empty";
    for (std::size_t group = 0; group < groups; ++group)
        if (!brute_force::assignment_exists(members_of(request, result, group), target))
            return "a group without an assignment";
    return "";
}

/// Returns the least number of groups in which requests can be counted, by trying every split; 0
/// where no split is possible. For few requests only.
std::size_t fewest_groups(const requests &request, const links &tied, const p4::target &target) {
    const std::size_t sets = std::size_t{1} << request.size();
    std::vector<char> legal(sets);
    for (std::size_t set = 1; set < sets; ++set) {
        requests members;
        for (std::size_t i = 0; i < request.size(); ++i)
            if ((set >> i & 1) != 0) members.push_back(request[i]);
        legal[set] = brute_force::assignment_exists(members, target);
        for (const p4::link &link : tied)
            if ((set >> link.one & 1) != (set >> link.other & 1)) legal[set] = false;
    }
    std::vector<std::size_t> fewest(sets, request.size() + 1);
    fewest[0] = 0;
    for (std::size_t set = 1; set < sets; ++set)
        for (std::size_t group = set; group != 0; group = (group - 1) & set)
            if (legal[group]) fewest[set] = std::min(fewest[set], fewest[set ^ group] + 1);
    return fewest[sets - 1] > request.size() ? 0 : fewest[sets - 1];
}

std::string text_of(const requests &request, const links &tied) {
    std::string text;
    for (const p4::request &choice : request)
        text += std::string{p4::events[choice.event].name} + ':' + std::to_string(choice.masks) +
                (choice.how.user ? ":user" : "") + (choice.how.kernel ? ":kernel" : "") +
                ":escr=" + std::to_string(choice.how.escr) +
                ":counter=" + std::to_string(choice.how.counter) +
                ":tag=" + std::to_string(choice.how.tag) +
                ":replay=" + std::to_string(choice.how.replay) + ' ';
    for (const p4::link &link : tied)
        text += std::to_string(link.one) + '-' + std::to_string(link.other) + ' ';
    return text;
}

/// Numbers of comparisons with the fewest groups, by kind, so that a test can check that all kinds
/// occurred.
struct tally {
    /// Comparisons by the fewest number of groups; 0: requests that must stay together have no
    /// assignment of counters.
    std::map<std::size_t, unsigned> of_groups;

    void compare(const requests &request, const links &tied, const p4::target &target) {
        const std::size_t expected = fewest_groups(request, tied, target);
        ++of_groups[expected];
        const result result = groups_of(request, tied, target);
        std::string fault;
        if (expected == 0)
            fault = result.found() ? "groups where none can be" : "";
        else
            fault = fault_of(request, tied, target, result);
        if (fault.empty() && expected != 0 && result.group_count != expected)
            fault = std::to_string(result.group_count) + " groups where " +
                    std::to_string(expected) + " do";
        if (!fault.empty()) FAIL_CHECK(fault << ": " << text_of(request, tied));
    }
};

/// A generator of random legal requests that compete for few counters.
class random_choices {
public:
    explicit random_choices(unsigned seed) : random{seed} {}

    unsigned below(unsigned limit) { return static_cast<unsigned>(random() % limit); }

    /// Returns a random request whose event is counted by counters of the set alone.
    p4::request one(brute_force::set counters, const p4::target &target) {
        for (;;) {
            const unsigned event = below(47);
            const brute_force::set own = the_world().counters_of({.event = event});
            if ((own & ~counters) != 0) continue;
            p4::request request{
                .event = event, .masks = some_mask(event), .how = {.disputed = true}};
            request.how.user = below(3) == 0;
            request.how.kernel = below(3) == 0;
            if (target.hyper_threading) request.how.threads = static_cast<p4::thread_set>(below(4));
            const auto &escrs = the_world().events[event].escrs;
            if (below(5) == 0)
                request.how.escr =
                    static_cast<std::int8_t>(escrs[below(static_cast<unsigned>(escrs.size()))]);
            if (below(5) == 0) request.how.counter = static_cast<std::int8_t>(one_of(own));
            if (p4::check(request, target).legal()) return request;
        }
    }

    /// Returns a random request of the metrics and events that are counted at retirement, tagged at
    /// random.
    p4::request one_at_retirement() {
        const auto metric = p4::metrics[below(19)];
        p4::request request = p4::request_of(metric);
        if (metric.how == p4::mechanism::execution)
            request.how = p4::with_tag({}, below(3) == 0 ? below(4) : 0);
        request.how.user = below(3) == 0;
        if (below(4) == 0) request.how = p4::with_threshold(request.how, below(4));
        return request;
    }

    /// Returns a random request that takes precise samples at retirement.
    p4::request one_precise() {
        for (;;) {
            p4::request request = below(4) == 0 ? one_untagged() : one_at_retirement();
            request.how = p4::with_precision(
                p4::with_overflow(request.how, p4::overflow_use::interrupt, 1000));
            if (p4::check(request, model_3).legal()) return request;
        }
    }
    /// Makes two random requests, the second of which starts when the first overflows.
    void cascade(p4::request &source, p4::request &started) {
        for (;;) {
            const unsigned counter = below(18);
            source = one(0x3ffff, model_3);
            source.how.counter = static_cast<std::int8_t>(counter);
            source.how = p4::with_overflow(source.how, p4::overflow_use::flag, 1000);
            started = one(0x3ffff, model_3);
            started.how = p4::with_cascade(started.how, static_cast<p4::counter_number>(counter));
            if (p4::check(source, model_3).legal() && p4::check(started, model_3).legal()) return;
        }
    }

    /// Returns one of a metric's two events as a plain request: the event that tags, or the event
    /// that counts.
    p4::request one_untagged() {
        const p4::request metric = one_at_retirement();
        p4::request request = p4::tagging_part(metric);
        if (below(2) == 0 || request.masks == 0) request = p4::counting_part(metric);
        return {.event = request.event, .masks = request.masks, .how = {.user = metric.how.user}};
    }

    /// Returns a request on a counter, through an ESCR; requests on one ESCR have the ESCR value in
    /// `values`.
    p4::request on_counter(unsigned counter, std::map<unsigned, p4::request> &values,
                           unsigned pins) {
        for (;;) {
            const unsigned event = below(47);
            const auto &escrs = the_world().events[event].escrs;
            const unsigned escr = escrs[below(static_cast<unsigned>(escrs.size()))];
            if ((the_world().counters_of_escr[escr] >> counter & 1) == 0) continue;
            p4::request request{
                .event = event, .masks = some_mask(event), .how = {.disputed = true}};
            request.how.user = below(2) == 0;
            request = values.emplace(escr, request).first->second;
            if (below(100) < pins) request.how.escr = static_cast<std::int8_t>(escr);
            if (below(100) < pins) request.how.counter = static_cast<std::int8_t>(counter);
            if (p4::check(request, model_3).legal()) return request;
            values.erase(escr);
        }
    }

    void shuffle(requests &request) { std::shuffle(request.begin(), request.end(), random); }

private:
    unsigned some_mask(unsigned event) {
        const auto total = static_cast<unsigned>(the_world().events[event].masks);
        const unsigned lowest = total & ~(total - 1);
        return below(2) == 0 ? total : lowest;
    }
    unsigned one_of(brute_force::set counters) {
        for (;;)
            if (const unsigned counter = below(18); (counters >> counter & 1) != 0) return counter;
    }

    std::mt19937 random;
};

constexpr brute_force::set of_bpu = 0xf;
constexpr brute_force::set of_ms = 0xf0;
constexpr brute_force::set of_flame = 0xf00;
constexpr brute_force::set of_iq = 0x3f000;

} // namespace

TEST_CASE("choices of one counter group: never more groups than trying every split finds") {
    random_choices random{11};
    for (const brute_force::set counters : {of_bpu, of_ms, of_flame, of_iq}) {
        tally observed;
        for (std::size_t round = 0; round < rounds(50, 2000); ++round) {
            requests request(1 + random.below(8));
            for (p4::request &variant : request)
                variant = random.one(counters, model_3);
            observed.compare(request, {}, model_3);
        }
        CHECK(observed.of_groups[0] == 0);
        CHECK(observed.of_groups[1] > rounds(0, 40));
        CHECK(observed.of_groups[2] > rounds(0, 40));
        CHECK(observed.of_groups[3] > rounds(0, 50));
    }
}

TEST_CASE("choices that share no value and name nothing need as many groups as the wiring says") {
    // D. König 1916: the edges of a bipartite graph need as many colours as its largest degree. An
    // edge is a request here, and a colour is a group of requests.
    random_choices random{17};
    unsigned total = 0;
    for (std::size_t round = 0; round < rounds(50, 2000); ++round) {
        requests request;
        while (request.size() < 3 + round % 20) {
            p4::request variant = random.one(round % 2 == 0 ? of_bpu : of_iq, model_3);
            variant.how.escr = variant.how.counter = -1;
            bool known = false;
            for (const p4::request &other : request)
                known = known || p4::same_escr_value(variant, other);
            if (!known) request.push_back(variant);
        }
        const p4::detail::demand<32> needs{{request.data(), request.size()}, model_3};
        const result result = groups_of(request, {}, model_3);
        CHECK(fault_of(request, {}, model_3, result) == "");
        CHECK(result.group_count == needs.least_groups());
        total += result.group_count > 3;
    }
    CHECK(total > rounds(3, 200));
}

TEST_CASE("choices of all counter groups, for both logical processors, and for every model") {
    random_choices random{12};
    for (const p4::target &target : {model_3_with_threads, plain}) {
        tally observed;
        for (std::size_t round = 0; round < rounds(25, 1000); ++round) {
            requests request(4 + random.below(5));
            // On every model some events are counted through a single ESCR: those of the bus.
            const brute_force::set counters = random.below(2) == 0 ? of_bpu : 0x3ffff;
            for (p4::request &variant : request)
                variant = random.one(counters, target);
            observed.compare(request, {}, target);
        }
        CHECK(observed.of_groups[1] > rounds(0, 40));
        CHECK(observed.of_groups[2] > rounds(0, 40));
        CHECK(observed.of_groups[3] > rounds(0, 20));
    }
}

TEST_CASE("choices that stay together, in one bundle or more") {
    random_choices random{13};
    tally observed;
    for (std::size_t round = 0; round < rounds(75, 3000); ++round) {
        requests request(3 + random.below(6));
        const brute_force::set counters = random.below(2) == 0 ? of_bpu : of_iq | of_flame;
        for (p4::request &variant : request)
            variant = random.one(counters, model_3);
        links tied;
        const auto count = static_cast<unsigned>(request.size());
        for (unsigned i = random.below(3) + 1; i > 0; --i)
            tied.push_back({random.below(count), random.below(count)});
        observed.compare(request, tied, model_3);
    }
    CHECK(observed.of_groups[0] > rounds(0, 10));
    CHECK(observed.of_groups[1] > rounds(0, 20));
    CHECK(observed.of_groups[2] > rounds(0, 40));
    CHECK(observed.of_groups[3] > rounds(0, 20));
}

TEST_CASE("choices that are counted at retirement, among others and together with them") {
    random_choices random{14};
    tally observed;
    for (std::size_t round = 0; round < rounds(150, 6000); ++round) {
        requests request(2 + random.below(6));
        for (p4::request &variant : request)
            switch (random.below(6)) {
            case 0:
                variant = random.one(of_iq | of_flame | of_bpu, model_3);
                break;
            case 1:
                variant = random.one_untagged();
                break;
            default:
                variant = random.one_at_retirement();
            }
        links tied;
        const auto count = static_cast<unsigned>(request.size());
        if (random.below(3) == 0) tied.push_back({random.below(count), random.below(count)});
        observed.compare(request, tied, model_3);
    }
    CHECK(observed.of_groups[0] > rounds(0, 10));
    CHECK(observed.of_groups[1] > rounds(0, 40));
    CHECK(observed.of_groups[2] > rounds(0, 40));
    CHECK(observed.of_groups[3] > rounds(0, 40));
    CHECK(observed.of_groups[4] > rounds(0, 20));
}

TEST_CASE("precise samples and cascades, among other choices") {
    random_choices random{18};
    tally observed;
    for (std::size_t round = 0; round < rounds(100, 4000); ++round) {
        requests request(3 + random.below(4));
        for (p4::request &variant : request)
            switch (random.below(5)) {
            case 0:
                variant = random.one(of_iq | of_flame, model_3);
                break;
            case 1:
                variant = random.one_precise();
                break;
            case 2:
                variant = random.one_untagged();
                break;
            default:
                variant = random.one_at_retirement();
            }
        const bool cascaded = random.below(2) == 0;
        if (cascaded) random.cascade(request[0], request[1]);
        // the first of several cascade sources on a counter starts the cascade
        bool one_source = true;
        for (std::size_t i = 2; i < request.size() && cascaded; ++i)
            one_source = one_source && brute_force::counting_of(request[i]).how.counter !=
                                           request[1].how.cascaded_from;
        if (!one_source) continue;
        observed.compare(request, {}, model_3);
        if (!cascaded) continue;
        const result result = groups_of(request, {}, model_3);
        CHECK(result.found() ==
              (brute_force::assignment_exists({request[0], request[1]}, model_3)));
        if (result.found()) CHECK(result.group_of[0] == result.group_of[1]);
    }
    CHECK(observed.of_groups[1] > rounds(0, 40));
    CHECK(observed.of_groups[2] > rounds(0, 40));
    CHECK(observed.of_groups[3] > rounds(0, 20));
}

TEST_CASE("groups that fill every counter are found again, whatever the order of their choices") {
    // Fewer groups cannot exist: each group has 18 requests, one for each of the 18 counters.
    random_choices random{15};
    for (const unsigned pins : {0u, 10u, 40u})
        for (std::size_t groups = 1; groups <= 6; ++groups)
            for (std::size_t round = 0; round < rounds(1, 20); ++round) {
                requests request;
                for (std::size_t group = 0; group < groups; ++group) {
                    std::map<unsigned, p4::request> values;
                    for (unsigned counter = 0; counter < 18; ++counter)
                        request.push_back(random.on_counter(counter, values, pins));
                }
                random.shuffle(request);
                const result result = groups_of(request, {}, model_3);
                const std::string fault = fault_of(request, {}, model_3, result);
                if (!fault.empty()) FAIL_CHECK(fault << ": " << text_of(request, {}));
                CHECK(result.group_count == groups);
            }
}

TEST_CASE("many choices: links are kept, every group has an assignment, and the order of links is "
          "nothing") {
    random_choices random{16};
    unsigned maximum = 0;
    for (std::size_t round = 0; round < rounds(4, 100); ++round) {
        requests request(30 + random.below(30));
        for (p4::request &variant : request)
            variant =
                random.below(3) == 0 ? random.one_at_retirement() : random.one(0x3ffff, model_3);
        links tied;
        for (std::size_t i = 0; i + 1 < request.size(); i += 4)
            if (brute_force::assignment_exists({request[i], request[i + 1]}, model_3))
                tied.push_back({i, i + 1});
        const result result = groups_of(request, tied, model_3);
        const std::string fault = fault_of(request, tied, model_3, result);
        if (!fault.empty()) FAIL_CHECK(fault << ": " << text_of(request, tied));
        links turned;
        for (const p4::link &link : tied)
            turned.insert(turned.begin(), {link.other, link.one});
        CHECK(same(result, groups_of(request, turned, model_3)));
        maximum = std::max(maximum, static_cast<unsigned>(result.group_count));
    }
    CHECK(maximum > 5);
}

namespace {

template <std::size_t Count>
using values = const p4::request (&)[Count];

/// Returns the groups of plain requests, computed by the compiler.
template <std::size_t Count>
constexpr p4::grouping<Count> compiled(values<Count> request, const p4::target &target = plain) {
    return p4::schedule_groups<Count>(msr::all_of(request), {}, target);
}

/// A list of every event that all models have, with its first mask.
struct every_event {
    p4::request all[p4::event_count]{};
    std::size_t count{};

    constexpr every_event() {
        for (unsigned event = 0; event < p4::event_count; ++event) {
            const p4::request request{.event = event,
                                      .masks = 1u << p4::events[event].masks[0].bit,
                                      .how = {.disputed = true}};
            if (p4::check(request, plain).legal()) all[count++] = request;
        }
    }
};

/// A list of every metric, tagged by the manual's table.
struct every_metric {
    p4::request all[19]{};

    constexpr every_metric() {
        for (std::size_t i = 0; i < 19; ++i)
            all[i] = p4::request_of(p4::metrics[i]);
    }
};

} // namespace

TEST_CASE("choices that fit together stay in one group, in their order") {
    static constexpr p4::request request[] = {
        {.event = p4::bsq_cache_reference::number, .masks = 0x100},
        {.event = p4::uops_retired::number, .masks = 1},
        {.event = p4::bsq_cache_reference::number, .masks = 0x107},
        {.event = p4::global_power_events::number, .masks = 1},
    };
    constexpr auto result = compiled(request);
    static_assert(result.found() && result.group_count == 1);
    static_assert(result.position_in_group(3) == 3);
    CHECK(result.group_of[3] == 0);
}

TEST_CASE("each choice goes into the first group that has room") {
    // BSU_ESCR0 and 1 hold two values at a time: the request with the third value waits; the
    // request on another ESCR does not.
    static constexpr p4::request request[] = {
        {.event = p4::bsq_cache_reference::number, .masks = 0x100},
        {.event = p4::bsq_cache_reference::number, .masks = 0x107},
        {.event = p4::bsq_cache_reference::number, .masks = 0x200},
        {.event = p4::bsq_cache_reference::number, .masks = 0x100},
        {.event = p4::tc_deliver_mode::number, .masks = 1},
    };
    constexpr auto result = compiled(request);
    static_assert(result.group_count == 2);
    static_assert(result.group_of[0] == 0 && result.group_of[1] == 0 && result.group_of[2] == 1);
    static_assert(result.group_of[3] == 0 && result.group_of[4] == 0);
    static_assert(result.position_in_group(2) == 0 && result.position_in_group(3) == 2);
    CHECK(result.group_count == 2);
}

TEST_CASE("no request makes no group") {
    CHECK(groups_of({}, {}, plain).found());
    CHECK(groups_of({}, {}, plain).group_count == 0);
}

TEST_CASE("where the first group that has room is a mistake, the compiler finds the fewest too") {
    // Three times, a choice that any counter can count takes BPU_COUNTER0 from a choice that names
    // it: assigning in the order of choices would make four groups of these twelve choices, but
    // three groups of 4 counters are enough.
    constexpr unsigned hits = 0x7;
    static constexpr p4::request request[] = {
        {.event = p4::bsq_cache_reference::number, .masks = hits},
        {.event = p4::itlb_reference::number, .masks = 1},
        {.event = p4::itlb_reference::number, .masks = 2},
        {.event = p4::itlb_reference::number, .masks = 4},
        {.event = p4::page_walk_type::number, .masks = 1},
        {.event = p4::page_walk_type::number, .masks = 2},
        {.event = p4::mob_load_replay::number, .masks = 2},
        {.event = p4::mob_load_replay::number, .masks = 8},
        {.event = p4::bsq_cache_reference::number, .masks = 0x100, .how = {.counter = 0}},
        {.event = p4::bsq_cache_reference::number, .masks = 0x200, .how = {.counter = 0}},
        {.event = p4::bsq_cache_reference::number, .masks = 0x400, .how = {.counter = 0}},
        {.event = p4::bsq_cache_reference::number, .masks = 0x101, .how = {.counter = 2}},
    };
    constexpr auto result = compiled(request);
    static_assert(result.found() && result.group_count == 3);
    CHECK(result.group_count == 3);
}

TEST_CASE("every event at once, and every metric at once, in the compiler") {
    static constexpr every_event events;
    constexpr auto result =
        p4::schedule_groups<p4::event_count>({events.all, events.count}, {}, plain);
    static_assert(result.found());
    std::size_t on_bpu = 0;
    for (std::size_t i = 0; i < events.count; ++i)
        on_bpu += (the_world().counters_of(events.all[i]) & of_bpu) != 0;
    CHECK(events.count > 35);
    CHECK(result.group_count >= (on_bpu + 3) / 4);
    const requests request{events.all, events.all + events.count};
    CHECK(same(groups_of(request, {}, plain), groups_of(request, {}, plain)));
    CHECK(groups_of(request, {}, plain).group_count == result.group_count);

    // Eight metrics tag with bit 0, so that only one of them can be counted at a time.
    static constexpr every_metric metrics;
    constexpr auto of_metrics = compiled(metrics.all);
    static_assert(of_metrics.found());
    CHECK(of_metrics.group_count >= 8);
}

TEST_CASE("a choice that cannot be counted is named, with its rule") {
    const p4::request good{.event = p4::uops_retired::number, .masks = 1};
    const p4::request bad{.event = p4::uops_retired::number, .masks = 0x8000};
    const result result = groups_of({good, bad}, {}, plain);
    CHECK(result.why.broken == &p4::mask_belongs_to_event::text);
    CHECK(result.culprit_count == 1);
    CHECK(result.culprits[0] == 1);
}

TEST_CASE("choices that are to stay together and cannot are named, with their rule") {
    const auto miss = [](unsigned masks) {
        return p4::request{.event = p4::bsq_cache_reference::number, .masks = masks};
    };
    const p4::request other{.event = p4::uops_retired::number, .masks = 1};
    // The choices need three values in two ESCRs; the second request is not among the requests at
    // fault.
    const result match =
        groups_of({miss(0x100), other, miss(0x200), miss(0x400)}, {{0, 1}, {1, 3}, {2, 0}}, plain);
    CHECK(match.why.broken == &p4::together_fit_in_one_group::text);
    CHECK(match.culprit_count == 3);
    CHECK(std::vector(match.culprits, match.culprits + 3) == std::vector<std::size_t>{0, 2, 3});

    // Two requests name one counter: the planner's rule about the counter says more than the rule
    // about groups.
    p4::request first = miss(0x100);
    first.how.counter = 2;
    p4::request second = miss(0x200);
    second.how.counter = 2;
    CHECK(groups_of({first, second}, {}, plain).group_count == 2);
    const result named = groups_of({other, first, second}, {{1, 2}}, plain);
    CHECK(named.why.broken == &p4::counter_has_one_owner::text);
    CHECK(std::vector(named.culprits, named.culprits + 2) == std::vector<std::size_t>{1, 2});
}

TEST_CASE("more choices than there is room for, and links to none, are refused") {
    const requests request(129, {.event = p4::uops_retired::number, .masks = 1});
    CHECK(groups_of(request, {}, plain).why.broken == &p4::plan_has_room::text);
    const requests all_the_same(128, request[0]);
    CHECK(groups_of({request[0]}, {{0, 1}}, plain).why.broken ==
          &msr::together_takes_choices::text);
    // 128 equal requests on 6 counters: 128 / 6 groups, rounded up
    CHECK(groups_of(all_the_same, {}, plain).group_count == 22);
}
