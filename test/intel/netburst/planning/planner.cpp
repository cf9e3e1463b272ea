#include <msr/intel/netburst/planning/planner.hpp>

#include "../../../thorough.hpp"
#include "../brute_force.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/program.hpp>
#include <msr/intel/netburst/values/value_rules.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace {

namespace p4 = msr::netburst;
using brute_force::assignment_exists;
using brute_force::requests;
using brute_force::the_world;

constexpr p4::target plain{};
constexpr p4::target model_3{.models = p4::of_models(3), .hyper_threading = false};
constexpr p4::target model_3_with_threads{.models = p4::of_models(3), .hyper_threading = true};

p4::assignments assign(const requests &request, const p4::target &target) {
    return p4::assign({request.data(), request.size()}, target);
}

bool same(const p4::assignments &a, const p4::assignments &b) {
    return a.why.broken == b.why.broken &&
           std::equal(a.assigned, std::end(a.assigned), b.assigned) &&
           a.culprit_count == b.culprit_count &&
           std::equal(a.culprits, std::end(a.culprits), b.culprits);
}

bool takes_a_bad_counter_unasked(const requests &request, const p4::assignment *assigned) {
    for (std::size_t i = 0; i < request.size(); ++i)
        if (request[i].how.counter < 0 &&
            (the_world().erratum >> static_cast<unsigned>(assigned[i].counter) & 1) != 0)
            return true;
    return false;
}

/// Returns the requests that conflict according to the planner.
requests culprits_of(const requests &request, const p4::assignments &assignments) {
    requests result;
    for (std::size_t i = 0; i < assignments.culprit_count; ++i)
        result.push_back(request.at(assignments.culprits[i]));
    return result;
}

/// Returns whether requests have no assignment of counters together, and have one as soon as any
/// request is left out. The source of a cascade may be left out too: only the counters count here.
/// A cascade that leads to several counters is not judged.
bool is_least_conflict(requests culprits, const p4::target &target) {
    for (p4::request &request : culprits) {
        if (!request.is_cascaded() || culprits.size() == 1) continue;
        request.how.counter = brute_force::counting_of(request).how.counter;
        if (request.how.counter < 0) return true;
        request.how.cascaded_from = -1;
    }
    if (culprits.empty() || assignment_exists(culprits, target)) return false;
    for (std::size_t i = 0; i < culprits.size(); ++i) {
        requests rest = culprits;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        if (!assignment_exists(rest, target)) return false;
    }
    return true;
}

/// Returns whether the planner split metrics into the events that the tables of metrics have:
/// events that tag, and events that count.
bool are_parts_of(const p4::assignments &assignments, const requests &parts, std::size_t choices,
                  const p4::target &target) {
    const p4::expansion &needed = assignments.needed;
    if (needed.count != parts.size() || needed.counting != choices) return false;
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (needed.parts[i].event != parts[i].event ||
            brute_force::escr_value(needed.parts[i], target) !=
                brute_force::escr_value(parts[i], target))
            return false;
    return true;
}

/// Returns the rule that the register values of assigned requests break; empty: none. Values that
/// may be planned must not be explained as broken.
std::string rule_broken_by(const p4::assignments &assignments, const p4::target &target) {
    const auto program =
        p4::program_of<p4::counter_count>(assignments.needed, assignments.assigned, target);
    std::map<std::uint32_t, std::uint64_t> last;
    for (const msr::sequence<msr::write> phase : {program.view().set_up, program.view().start})
        for (const msr::write &write : phase)
            last[write.address] = write.value;
    std::vector<p4::register_value> values;
    for (const auto &[address, value] : last)
        values.push_back({address, value});
    std::string broken;
    p4::each_broken(
        {values.data(), values.size()}, target,
        [&](const p4::broken_value &broken_value) { broken = broken_value.why.broken->name; });
    return broken;
}

/// Compares the planner with a search through all assignments, for a list of requests. Returns the
/// difference; empty: none.
std::string fault_on(const requests &request, const p4::target &target) {
    const p4::assignments assignments = assign(request, target);
    if (!same(assignments, assign(request, target))) return "twice asked, two answers";
    if (assignments.found() != assignment_exists(request, target))
        return assignments.found() ? "an assignment where none exists"
                                   : "no assignment where one exists";
    // If the plan lacks the source of a cascade, no given requests conflict: the fault is a missing
    // request.
    const bool lacks_source = !assignments.found() && !brute_force::cascades_start(request);
    if (lacks_source && assignment_exists(culprits_of(request, assignments), target))
        return "nobody is to blame";
    if (!assignments.found() && !lacks_source)
        return is_least_conflict(culprits_of(request, assignments), target)
                   ? ""
                   : "not the least conflict";
    if (!assignments.found()) return "";
    const requests parts = brute_force::parts_of(request, target);
    if (!are_parts_of(assignments, parts, request.size(), target))
        return "other parts than are needed";
    if (takes_a_bad_counter_unasked(parts, assignments.assigned) &&
        assignment_exists(request, target, the_world().erratum))
        return "a counter with an erratum, and another would do";
    if (const std::string broken = rule_broken_by(assignments, target); !broken.empty())
        return "its values are held to break " + broken;
    return brute_force::fault_of(parts, target, assignments.assigned);
}

/// Returns a text of requests for the message of a failed test.
std::string text_of(const requests &request) {
    std::string text;
    for (const p4::request &choice : request)
        text += std::string{p4::events[choice.event].name} + ':' + std::to_string(choice.masks) +
                (choice.how.at_retirement ? ":at_retirement" : "") +
                ":tag=" + std::to_string(choice.how.tag) +
                ":replay=" + std::to_string(choice.how.replay) + (choice.how.user ? ":user" : "") +
                (choice.how.kernel ? ":kernel" : "") + ":escr=" + std::to_string(choice.how.escr) +
                ":counter=" + std::to_string(choice.how.counter) +
                ":threads=" + std::to_string(static_cast<int>(choice.how.threads)) +
                ":overflow=" + std::to_string(static_cast<int>(choice.how.overflow)) + '/' +
                std::to_string(choice.how.period) + (choice.how.precise ? ":precise" : "") +
                (choice.how.force_overflow ? ":force" : "") +
                ":from=" + std::to_string(choice.how.cascaded_from) + ' ';
    return text;
}

/// Returns an event for each distinct set of ESCRs.
std::vector<unsigned> event_of_each_escr_group() {
    std::set<std::vector<unsigned>> known;
    std::vector<unsigned> events;
    for (unsigned i = 0; i < the_world().events.size(); ++i)
        if (known.insert(the_world().events[i].escrs).second) events.push_back(i);
    return events;
}

/// Returns three requests that need different ESCR values, for each group of ESCRs.
requests choices_of_each_escr_group() {
    requests result;
    for (const unsigned event : event_of_each_escr_group()) {
        p4::request request{.event = event,
                            .masks = static_cast<unsigned>(the_world().events[event].masks),
                            .how = {.disputed = true}};
        result.push_back(request);
        request.how.user = true;
        result.push_back(request);
        request.how = {.kernel = true, .disputed = true};
        result.push_back(request);
    }
    return result;
}

/// Numbers of answers of the planner, by kind, so that a test can check that each kind occurred.
struct tally {
    unsigned legal = 0;
    unsigned illegal = 0;

    void compare(const requests &request, const p4::target &target) {
        const std::string fault = fault_on(request, target);
        if (!fault.empty()) FAIL_CHECK(fault << ": " << text_of(request));
        ++(assignment_exists(request, target) ? legal : illegal);
    }
};

/// A generator of random requests, with few different values, so that some share an ESCR.
class random_choices {
public:
    explicit random_choices(unsigned seed) : random{seed} {}

    unsigned below(unsigned limit) { return static_cast<unsigned>(random() % limit); }

    p4::request one(bool hyper_threading) {
        const unsigned event = below(47);
        p4::request request{.event = event, .masks = some_mask(event), .how = {}};
        request.how.disputed = below(20) != 0;
        request.how.user = below(3) == 0;
        request.how.kernel = below(3) == 0;
        if (hyper_threading) request.how.threads = static_cast<p4::thread_set>(below(4));
        if (below(4) == 0) request.how.escr = static_cast<std::int8_t>(some_escr(event));
        if (below(4) == 0) request.how.counter = static_cast<std::int8_t>(some_counter(event));
        return request;
    }

    /// Returns a request that is counted at retirement, mostly legal, sometimes on a named ESCR or
    /// counter.
    p4::request one_at_retirement(bool hyper_threading) {
        p4::request request = one(hyper_threading);
        request.how.escr = request.how.counter = -1;
        switch (below(4)) {
        case 0:
            request = p4::request_of(p4::metrics[below(19)]);
            break;
        case 1:
            request.event = p4::uop_type::number;
            request.masks = below(2) == 0 ? 2 : 4;
            request.how = p4::with_retirement(request.how);
            break;
        default:
            request.event = below(20) == 0 ? below(47) : 16 + below(8);
            request.masks = some_mask(request.event);
            request.how = p4::with_tag(request.how, below(15) == 0 ? 4 : below(4));
        }
        if (below(3) == 0) request.how.user = true;
        if (below(4) == 0) request.how.counter = static_cast<std::int8_t>(12 + below(6));
        return request;
    }

    /// Returns a request that overflows, samples or is started by a cascade; mostly legal.
    p4::request one_that_overflows(bool hyper_threading) {
        p4::request request =
            below(2) == 0 ? one_at_retirement(hyper_threading) : one(hyper_threading);
        const unsigned pick = below(10);
        if (pick < 4) {
            const auto use = pick < 2 ? p4::overflow_use::interrupt : p4::overflow_use::flag;
            request.how = p4::with_overflow(request.how, use, below(10) == 0 ? below(12) : 1000);
        }
        if (below(8) == 0) request.how = p4::with_forced_overflow(request.how);
        if (below(3) == 0) request.how = p4::with_precision(request.how);
        return request;
    }
    /// Makes a request start by the overflow of another request, whose counter mostly leads to the
    /// first one's.
    void cascade(p4::request &started, p4::request &source) {
        const auto counter = below(18);
        if (below(10) != 0) {
            const unsigned event = events_of_counter(counter);
            source = {.event = event, .masks = some_mask(event), .how = {.disputed = true}};
            source.how.counter = static_cast<std::int8_t>(counter);
            if (below(8) != 0)
                source.how = p4::with_overflow(source.how, p4::overflow_use::flag, 100);
            for (unsigned destination = 0; destination < 18; ++destination)
                if (brute_force::leads_to(static_cast<int>(counter), destination)) {
                    const unsigned other = events_of_counter(destination);
                    started = {
                        .event = other, .masks = some_mask(other), .how = {.disputed = true}};
                    if (below(2) == 0) break;
                }
        }
        started.how = p4::with_cascade(started.how, static_cast<p4::counter_number>(counter));
        if (below(4) == 0)
            started.how.counter = static_cast<std::int8_t>(some_counter(started.event));
        if (below(6) == 0)
            started.how = p4::with_overflow(started.how, p4::overflow_use::interrupt, 1000);
    }
    unsigned events_of_counter(unsigned counter) {
        for (;;)
            if (const unsigned event = below(47);
                (the_world().counters_of({.event = event}) >> counter & 1) != 0)
                return event;
    }

    /// Returns a request on a counter, through an ESCR; requests on one ESCR have the ESCR value in
    /// `values`.
    p4::request on_counter(unsigned counter, std::map<unsigned, p4::request> &values) {
        for (;;) {
            const unsigned event = below(47);
            const auto &escrs = the_world().events[event].escrs;
            const unsigned escr = escrs[below(static_cast<unsigned>(escrs.size()))];
            if ((the_world().counters_of_escr[escr] >> counter & 1) == 0) continue;
            p4::request request{
                .event = event, .masks = some_mask(event), .how = {.disputed = true}};
            request = values.emplace(escr, request).first->second;
            if (below(4) == 0) request.how.escr = static_cast<std::int8_t>(escr);
            if (below(4) == 0) request.how.counter = static_cast<std::int8_t>(counter);
            return request;
        }
    }

    void shuffle(requests &request) { std::shuffle(request.begin(), request.end(), random); }

private:
    unsigned some_mask(unsigned event) {
        const auto total = static_cast<unsigned>(the_world().events[event].masks);
        const unsigned lowest = total & ~(total - 1);
        return below(2) == 0 ? total : lowest;
    }
    /// Returns mostly an ESCR of the event, sometimes any ESCR.
    unsigned some_escr(unsigned event) {
        const auto &escrs = the_world().events[event].escrs;
        return below(10) == 0 ? below(45) : escrs[below(static_cast<unsigned>(escrs.size()))];
    }
    unsigned some_counter(unsigned event) {
        const brute_force::set own = the_world().counters_of({.event = event});
        for (;;)
            if (const unsigned counter = below(18); (own >> counter & 1) != 0 || below(20) == 0)
                return counter;
    }

    std::mt19937 random;
};

} // namespace

TEST_CASE("all pairs and triples of ESCR groups: an assignment exists exactly where enumeration "
          "finds one") {
    // 19 groups of ESCRs, three ESCR values for each group; a value that occurs twice can share its
    // ESCR.
    const requests requests = choices_of_each_escr_group();
    REQUIRE(requests.size() == 3 * 19);
    tally pairs;
    tally triples;
    const std::size_t stride = rounds(17, 1);
    for (std::size_t i = 0; i < requests.size(); ++i)
        for (std::size_t j = i; j < requests.size(); ++j) {
            pairs.compare({requests[i], requests[j]}, model_3);
            for (std::size_t k = j + (i + j) % stride; k < requests.size(); k += stride)
                triples.compare({requests[i], requests[j], requests[k]}, model_3);
        }
    CHECK(pairs.legal + pairs.illegal == 57 * 58 / 2);
    if (thorough()) CHECK(triples.legal + triples.illegal == 57 * 58 * 59 / 6);
    CHECK(pairs.illegal > 0);
    CHECK(triples.illegal > rounds(5, 100));
}

TEST_CASE(
    "random choices with random pins: an assignment exists exactly where enumeration finds one") {
    random_choices random{2};
    for (const p4::target &target : {plain, model_3, model_3_with_threads}) {
        tally observed;
        for (std::size_t round = 0; round < rounds(500, 20000); ++round) {
            requests request(1 + random.below(18));
            for (p4::request &variant : request)
                variant = random.one(target.hyper_threading);
            observed.compare(request, target);
        }
        CHECK(observed.legal > rounds(33, 2000));
        CHECK(observed.illegal > rounds(33, 2000));
    }
}

TEST_CASE(
    "choices at retirement, at random: all of their parts are assigned where enumeration finds "
    "them") {
    random_choices random{7};
    for (const p4::target &target : {plain, model_3, model_3_with_threads}) {
        tally observed;
        unsigned of_several_parts = 0;
        for (std::size_t round = 0; round < rounds(500, 20000); ++round) {
            requests request(1 + random.below(5));
            for (p4::request &variant : request)
                variant = random.below(3) == 0 ? random.one(target.hyper_threading)
                                               : random.one_at_retirement(target.hyper_threading);
            observed.compare(request, target);
            of_several_parts += assign(request, target).needed.count > request.size() + 1;
        }
        CHECK(observed.legal > rounds(33, 2000));
        CHECK(observed.illegal > rounds(33, 2000));
        CHECK(of_several_parts > rounds(8, 500));
    }
}

TEST_CASE("choices that overflow, sample and cascade, at random: legal where enumeration says so") {
    random_choices random{8};
    constexpr p4::target model_6{.models = p4::of_models(6), .hyper_threading = true};
    constexpr p4::target model_1{.models = p4::of_models(1)};
    for (const p4::target &target : {plain, model_1, model_3, model_3_with_threads, model_6}) {
        tally observed;
        unsigned cascades = 0;
        unsigned precise = 0;
        for (std::size_t round = 0; round < rounds(1500, 20000); ++round) {
            requests request(1 + random.below(4));
            for (p4::request &variant : request)
                variant = random.below(3) == 0 ? random.one(target.hyper_threading)
                                               : random.one_that_overflows(target.hyper_threading);
            if (request.size() > 1 && random.below(2) == 0) random.cascade(request[0], request[1]);
            observed.compare(request, target);
            const bool present = assign(request, target).found();
            cascades += present && request[0].is_cascaded();
            precise += present && request.back().how.precise;
        }
        CHECK(observed.legal > rounds(33, 2000));
        CHECK(observed.illegal > rounds(33, 2000));
        CHECK(cascades > rounds(1, 100));
        CHECK(precise > rounds(0, 20));
    }
}

TEST_CASE("a cascade runs through all counters of a group, and begins somewhere") {
    // SDM 18.15.5.6 and Table 18-65: each counter of the list starts the next counter.
    constexpr int chain[] = {13, 15, 17, 16, 12, 14};
    const auto counts_on = [](int counter, int begin) {
        p4::request request = p4::uops_retired::nbogus.overflow_after<100>().as_request();
        request.how.counter = static_cast<std::int8_t>(counter);
        request.how.cascaded_from = static_cast<std::int8_t>(begin);
        return request;
    };
    requests requested;
    for (std::size_t i = 0; i < std::size(chain); ++i)
        requested.push_back(counts_on(chain[i], i == 0 ? -1 : chain[i - 1]));
    const auto broken = [](const requests &requests) {
        const p4::assignments assignments = assign(requests, model_3);
        return std::string{assignments.found() ? "legal" : assignments.why.broken->name};
    };
    CHECK(broken(requested) == "legal");
    std::reverse(requested.begin(), requested.end());
    CHECK(broken(requested) == "legal");
    requested.pop_back(); // removes the request that starts the cascade
    CHECK(broken(requested) == "cascade_has_a_source");
    requested = {counts_on(12, 14), counts_on(14, 12)};
    CHECK(broken(requested) == "cascade_has_a_beginning");
}

TEST_CASE("where choices were made for all 18 counters, the planner finds them too") {
    random_choices random{3};
    for (std::size_t round = 0; round < rounds(25, 1000); ++round) {
        std::map<unsigned, p4::request> values;
        requests request;
        for (unsigned counter = 0; counter < 18; ++counter)
            request.push_back(random.on_counter(counter, values));
        random.shuffle(request);
        // The requests on one ESCR have one value, so that an assignment exists by construction.
        const p4::assignments assignments = assign(request, model_3);
        if (!assignments.found()) FAIL_CHECK("no assignment: " << text_of(request));
        CHECK(brute_force::fault_of(request, model_3, assignments.assigned) == "");
    }
}

TEST_CASE("parts that share no counter may be enumerated one by one") {
    random_choices random{4};
    unsigned legal = 0;
    for (std::size_t round = 0; round < rounds(50, 2000); ++round) {
        requests request(1 + random.below(5));
        for (p4::request &variant : request)
            variant = random.one(true);
        const bool together = brute_force::tagging_is_legal(request, model_3_with_threads) &&
                              brute_force::assignment_exists_for_few(request, model_3_with_threads);
        CHECK(together == assignment_exists(request, model_3_with_threads));
        legal += together;
    }
    CHECK(legal > rounds(3, 200));
    CHECK(legal < 1800);
}

TEST_CASE("assignments are the first in the order of choices and counters") {
    random_choices random{6};
    unsigned compared = 0;
    for (std::size_t round = 0; round < rounds(125, 5000); ++round) {
        requests request(1 + random.below(6));
        for (p4::request &variant : request)
            variant = random.one(false);
        const auto expected = brute_force::first_assignment_for_few(request, model_3);
        if (expected.empty()) continue;
        ++compared;
        const p4::assignments assignments = assign(request, model_3);
        if (!std::equal(expected.begin(), expected.end(), assignments.assigned))
            FAIL_CHECK("not the first: " << text_of(request));
    }
    CHECK(compared > rounds(16, 1000));
}

TEST_CASE("more choices than counters have no assignment, however many there are") {
    for (const std::size_t count : {19u, 20u, 47u, 200u}) {
        random_choices random{5};
        requests request(count);
        for (p4::request &variant : request)
            variant = {.event = random.below(47), .masks = 0, .how = {.disputed = true}};
        for (p4::request &variant : request)
            variant.masks = static_cast<unsigned>(the_world().events[variant.event].masks);
        const p4::assignments assignments = assign(request, model_3);
        CHECK_FALSE(assignments.found());
        CHECK(is_least_conflict(culprits_of(request, assignments), model_3));
    }
}

namespace {

/// Returns the assignments of more requests than can be assigned, and a last request that has a
/// counter for itself.
template <std::size_t Count>
constexpr p4::assignments too_many_and_one() {
    p4::request request[Count];
    for (p4::request &choice : request)
        choice = {.event = p4::uops_retired::number, .masks = 1};
    request[Count - 1] = {.event = p4::bsq_cache_reference::number, .masks = 0x100};
    return p4::assign(msr::all_of(request), plain);
}

} // namespace

TEST_CASE("too many choices stay inside of what the assignments hold") {
    // The compiler would refuse an assignment out of bounds.
    static_assert(too_many_and_one<19>().culprit_count == 7);
    static_assert(too_many_and_one<20>().culprit_count == 7);
    static_assert(too_many_and_one<60>().culprit_count == 7);
    CHECK_FALSE(too_many_and_one<60>().found());
}

TEST_CASE("the compiler and a run give the same assignments") {
    static constexpr p4::request request[] = {
        {.event = p4::bsq_cache_reference::number, .masks = 0x100},
        {.event = p4::bsq_cache_reference::number, .masks = 0x107},
        {.event = p4::uops_retired::number, .masks = 1, .how = p4::with_user({})},
        {.event = p4::branch_retired::number, .masks = 12},
    };
    constexpr p4::assignments compiled = p4::assign(msr::all_of(request), plain);
    static_assert(compiled.found());
    static_assert(compiled.assigned[0] ==
                  p4::assignment{p4::escr_number::bsu_escr0, p4::counter_number::bpu_counter0});
    static_assert(compiled.assigned[1] ==
                  p4::assignment{p4::escr_number::bsu_escr1, p4::counter_number::bpu_counter2});
    static_assert(compiled.assigned[2] ==
                  p4::assignment{p4::escr_number::cru_escr0, p4::counter_number::iq_counter0});
    static_assert(compiled.assigned[3] ==
                  p4::assignment{p4::escr_number::cru_escr2, p4::counter_number::iq_counter1});
    CHECK(same(compiled, assign({std::begin(request), std::end(request)}, plain)));
}

TEST_CASE("BPU_COUNTER1 has an erratum: it is taken last, or by name") {
    const p4::request miss{.event = p4::bsq_cache_reference::number, .masks = 0x100};
    const auto counters = [](const requests &request) {
        const p4::assignments assignments = assign(request, plain);
        REQUIRE(assignments.found());
        std::vector<int> numbers;
        for (std::size_t i = 0; i < request.size(); ++i)
            numbers.push_back(static_cast<int>(assignments.assigned[i].counter));
        return numbers;
    };
    CHECK(counters({miss, miss, miss}) == std::vector{0, 2, 3});
    CHECK(counters({miss, miss, miss, miss}) == std::vector{0, 1, 2, 3});
    p4::request on_1 = miss;
    on_1.how.counter = 1;
    CHECK(counters({miss, on_1}) == std::vector{0, 1});
}

TEST_CASE("with Hyper-Threading nothing said and both said give one ESCR value") {
    p4::request unsaid{.event = p4::bsq_allocation::number, .masks = 1};
    p4::request pair = unsaid;
    pair.how.threads = p4::thread_set::both;
    CHECK(assign({unsaid, pair}, model_3_with_threads).found());
}
