// Tests every combination of event, mask bit, ESCR, counter, target, Hyper-Threading, threads and
// dispute: whether the planner accepts it, and if not, by which rule the planner refuses the
// combination, compared with the tables of facts. An accepted combination has an assignment that
// the tables allow, and the register values of the tables.
#include <msr/intel/netburst.hpp>

#include "../../facts.hpp"
#include "../../thorough.hpp"

#include <msr/intel/netburst/processor.hpp>

#include <doctest/doctest.h>

#include <bit>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

namespace p4 = msr::netburst;
using p4::thread_set;

constexpr int escr_count = 45;
constexpr int counter_count = 18;
constexpr int event_count = 47;
constexpr int unnamed = -1;
constexpr unsigned all_models = 0x5f; // models 0 to 4 and 6 of family 0Fh
constexpr unsigned all_steppings = 0xffff;

// --- the rules, as bits of a set -----------------------------------------------------------------

using rule_set = unsigned;

enum rule : rule_set {
    mask_is_not_empty = 1 << 0,
    mask_belongs_to_event = 1 << 1,
    event_exists_on_model = 1 << 2,
    disputed_event_is_accepted = 1 << 3,
    escr_exists_on_model = 1 << 4,
    escr_selects_event = 1 << 5,
    event_counts_through_escr_on_model = 1 << 6,
    escr_feeds_counter = 1 << 7,
    event_reaches_counter = 1 << 8,
    thread_1_needs_hyper_threading = 1 << 9,
    thread_choice_needs_hyper_threading = 1 << 10,
    event_tells_threads_apart = 1 << 11,
    event_has_escr_for_thread = 1 << 12,
    any_other = 1 << 13,
};

constexpr const msr::rule_text *texts[] = {
    &p4::mask_is_not_empty::text,
    &p4::mask_belongs_to_event::text,
    &p4::event_exists_on_model::text,
    &p4::disputed_event_is_accepted::text,
    &p4::escr_exists_on_model::text,
    &p4::escr_selects_event::text,
    &p4::event_counts_through_escr_on_model::text,
    &p4::escr_feeds_counter::text,
    &p4::event_reaches_counter::text,
    &p4::thread_1_needs_hyper_threading::text,
    &p4::thread_choice_needs_hyper_threading::text,
    &p4::event_tells_threads_apart::text,
    &p4::event_has_escr_for_thread::text,
};
constexpr unsigned rule_count = sizeof texts / sizeof texts[0];

/// Returns the rule that the planner reported, as a bit; 0 where it reported none.
rule_set rules_in(const msr::verdict &verdict) {
    if (verdict.legal()) return 0;
    for (unsigned i = 0; i < rule_count; ++i)
        if (verdict.broken.text == texts[i]) return 1u << i;
    return any_other;
}

std::string names_of(rule_set rules) {
    std::string names;
    for (unsigned i = 0; i < rule_count; ++i)
        if ((rules >> i & 1) != 0) names += std::string{names.empty() ? "" : ", "} + texts[i]->name;
    if ((rules & any_other) != 0) return "a rule of something else";
    return names.empty() ? "none" : names;
}

// --- the tables, read without the library --------------------------------------------------------

struct escr {
    std::string name;
    unsigned select;
    std::uint32_t counters;
    std::uint32_t models;
    unsigned half;

    bool feeds(int counter) const { return (counters >> counter & 1) != 0; }
};

struct event {
    std::string name;
    unsigned select;
    unsigned cccr_select;
    /// A bit for each model that has the event; all models where events.csv does not say.
    std::uint32_t models;
    std::uint32_t masks;
    std::vector<int> escrs;
    bool disputed;
    bool thread_independent;
    bool fsb_escr0_before_f27;

    bool selected_by(int escr) const {
        for (const int mine : escrs)
            if (mine == escr) return true;
        return false;
    }
};

struct tables {
    std::vector<escr> escrs;
    std::vector<event> events;
    /// By counter: the logical processor to whose half the counter belongs.
    std::vector<unsigned> halves;

    tables() {
        for (const facts::row &row : facts::table{"netburst/escrs.csv"})
            escrs.push_back({row["name"], number(row["escr_select"]),
                             facts::set_of_numbers(row["counters"]),
                             facts::set_of_numbers(row["models"]), number(row["half"])});
        for (const facts::row &row : facts::table{"netburst/counters.csv"})
            halves.push_back(number(row["ht_half"]));
        const facts::table masks{"netburst/masks.csv"};
        for (const facts::row &row : facts::table{"netburst/events.csv"})
            events.push_back(event_of(row, masks));
    }

private:
    static unsigned number(const std::string &cell) {
        return static_cast<unsigned>(facts::number(cell));
    }

    event event_of(const facts::row &row, const facts::table &masks) const {
        const bool models_known = row["models"] != "some" && row["models"] != "unverified";
        event event{.name = row["name"],
                    .select = number(row["event_select"]),
                    .cccr_select = number(row["cccr_escr_select"]),
                    .models = models_known ? facts::set_of_numbers(row["models"]) : all_models,
                    .masks = 0,
                    .escrs = {},
                    .disputed = row["select_consistent"] == "NO",
                    .thread_independent = row["ts_ti"] == "TI",
                    .fsb_escr0_before_f27 =
                        row["notes"].find("signature < F27h: FSB_ESCR0 only") != std::string::npos};
        for (const facts::row &mask : masks)
            if (mask["event"] == event.name) event.masks |= 1u << number(mask["bit"]);
        for (const std::string &name : facts::list_of(row["escrs"]))
            for (unsigned i = 0; i < escrs.size(); ++i)
                if (escrs[i].name == name) event.escrs.push_back(static_cast<int>(i));
        return event;
    }
};

const tables &the_tables() {
    static const tables read_once;
    return read_once;
}

const escr &escr_at(int number) { return the_tables().escrs[static_cast<unsigned>(number)]; }

// --- the targets ---------------------------------------------------------------------------------

struct processors {
    unsigned models = all_models;
    unsigned steppings = all_steppings;
    bool hyper_threading = false;

    p4::target target() const {
        return {.models = static_cast<p4::model_set>(models),
                .hyper_threading = hyper_threading,
                .steppings = static_cast<p4::stepping_set>(steppings)};
    }
    bool all_are_in(std::uint32_t some_models) const { return (models & ~some_models) == 0; }
    /// Returns whether some of the processors have a CPUID signature below F27h.
    bool some_are_before_f27() const {
        for (unsigned signature = 0xf00; signature < 0xf27; ++signature)
            if (has(signature)) return true;
        return false;
    }
    /// Returns whether the target names processors below F27h: by model 0 or 1, or by stepping. A
    /// plan for any model, or for all of model 2, need not be legal below F27h.
    bool names_some_before_f27() const {
        if (models == all_models && steppings == all_steppings) return false;
        return (models & 3) != 0 || (steppings != all_steppings && some_are_before_f27());
    }

private:
    bool has(unsigned signature) const {
        return (models >> (signature >> 4 & 15) & 1) != 0 &&
               (steppings >> (signature & 15) & 1) != 0;
    }
};

// --- rules by the tables -------------------------------------------------------------------------

/// Returns whether an ESCR counts an event on processors: the ESCR exists, selects the event, and
/// is FSB_ESCR0 where the event has no other.
bool counts(int number, const event &event, const processors &machine) {
    const bool only_fsb_escr0 = event.fsb_escr0_before_f27 && machine.names_some_before_f27();
    return event.selected_by(number) && machine.all_are_in(escr_at(number).models) &&
           (!only_fsb_escr0 || escr_at(number).name == "MSR_FSB_ESCR0");
}

/// Returns the rules that an ESCR and a counter break for an event.
rule_set broken_by_place(const event &event, int translation, int counter,
                         const processors &machine) {
    rule_set broken = 0;
    if (translation != unnamed) {
        if (!machine.all_are_in(escr_at(translation).models)) broken |= escr_exists_on_model;
        if (!event.selected_by(translation)) broken |= escr_selects_event;
        if (broken == 0 && !counts(translation, event, machine))
            broken |= event_counts_through_escr_on_model;
    }
    if (counter == unnamed) return broken;
    if (translation != unnamed && !escr_at(translation).feeds(counter))
        broken |= escr_feeds_counter;
    bool reached = false;
    bool counted = false;
    for (const int mine : event.escrs) {
        reached = reached || escr_at(mine).feeds(counter);
        counted = counted || (escr_at(mine).feeds(counter) && counts(mine, event, machine));
    }
    if (!reached) broken |= event_reaches_counter;
    if (reached && !counted) broken |= event_counts_through_escr_on_model;
    return broken;
}

/// Returns whether the tables have an ESCR and a counter for an event, among those that are named.
bool has_assignment(const event &event, int translation, int counter, const processors &machine) {
    for (const int mine : event.escrs)
        if ((translation == unnamed || translation == mine) && counts(mine, event, machine) &&
            (counter == unnamed || escr_at(mine).feeds(counter)))
            return true;
    return false;
}

bool is_of_one_thread(thread_set threads) {
    return threads == thread_set::first || threads == thread_set::second;
}

/// Returns the rules that the choice of logical processors breaks, where an ESCR or a counter is
/// named.
rule_set broken_by_threads(const event &event, const p4::qualifiers &qualifiers,
                           const processors &machine) {
    const thread_set threads = qualifiers.threads;
    if (threads == thread_set::unsaid) return 0;
    if (machine.hyper_threading)
        return is_of_one_thread(threads) && event.thread_independent && !qualifiers.disputed
                   ? event_tells_threads_apart
                   : 0u;
    return threads == thread_set::first ? thread_choice_needs_hyper_threading
                                        : thread_1_needs_hyper_threading;
}

unsigned half_of(thread_set threads) { return threads == thread_set::second; }

/// Returns the rules that a choice (an event with its qualifiers) breaks where neither an ESCR nor
/// a counter is named: a logical processor has only its half of the ESCRs and counters.
rule_set broken_by_halves(const event &event, thread_set threads, const processors &machine) {
    if (!machine.hyper_threading || !is_of_one_thread(threads)) return 0;
    for (const int mine : event.escrs)
        if (escr_at(mine).half == half_of(threads) && counts(mine, event, machine)) return 0;
    return event_has_escr_for_thread;
}

rule_set broken_by_event(const event &event, const processors &machine, bool disputed) {
    return (machine.all_are_in(event.models) ? 0u : event_exists_on_model) |
           (event.disputed && !disputed ? disputed_event_is_accepted : 0u);
}

rule_set broken_by_masks(const event &event, unsigned masks) {
    return (masks == 0 ? mask_is_not_empty : 0u) |
           ((masks & ~event.masks) != 0 ? mask_belongs_to_event : 0u);
}

/// The results of `broken_by_place` for an event, kept so that they are computed once.
struct places {
    rule_set broken[escr_count + 1][counter_count + 1]{};

    places(const event &event, const processors &machine) {
        for (int translation = unnamed; translation < escr_count; ++translation)
            for (int counter = unnamed; counter < counter_count; ++counter) {
                const rule_set set = broken_by_place(event, translation, counter, machine);
                if ((set == 0) != has_assignment(event, translation, counter, machine))
                    throw std::logic_error("the rules do not say where there is an assignment");
                broken[translation + 1][counter + 1] = set;
            }
    }
    rule_set at(int translation, int counter) const { return broken[translation + 1][counter + 1]; }
};

// --- the walk over all combinations --------------------------------------------------------------

/// Returns the fault in the ESCR and counter that the planner assigns to a legal request; null
/// where there is none.
const char *fault_of(const p4::assignment &assignment, const event &event,
                     const p4::qualifiers &qualifiers, const processors &machine) {
    const auto translation = static_cast<int>(assignment.escr);
    const auto counter = static_cast<int>(assignment.counter);
    if (!counts(translation, event, machine)) return "its ESCR does not count it";
    if (!escr_at(translation).feeds(counter)) return "its ESCR does not feed its counter";
    if (qualifiers.escr != unnamed && qualifiers.escr != translation) return "it has another ESCR";
    if (qualifiers.counter != unnamed && qualifiers.counter != counter)
        return "it has another counter";
    if (qualifiers.escr != unnamed || qualifiers.counter != unnamed) return nullptr;
    if (machine.hyper_threading && is_of_one_thread(qualifiers.threads)) {
        const unsigned counters_half = the_tables().halves[static_cast<unsigned>(counter)];
        const unsigned half = half_of(qualifiers.threads);
        const bool stays = escr_at(translation).half == half && counters_half == half;
        return stays ? nullptr : "it is in the other logical processor's half";
    }
    // If the planner may take an ESCR and counter of either half, the assigned ones must also count
    // on processors of the target with a CPUID signature below F27h.
    if (event.fsb_escr0_before_f27 && machine.some_are_before_f27() &&
        escr_at(translation).name != "MSR_FSB_ESCR0")
        return "it is where some processors of the target do not count it";
    return nullptr;
}

/// Returns the ESCR value of a choice that names no privilege level: mask from bit 9 on, select
/// from bit 25 on; CPL 0 to 3 are bits 2 and 3, for logical processor 1 bits 0 and 1.
std::uint64_t escr_value(const event &event, const p4::request &request,
                         const processors &machine) {
    const bool first = !machine.hyper_threading || request.how.threads != thread_set::second;
    const bool second = machine.hyper_threading && request.how.threads != thread_set::first;
    return event.select << 25 | request.masks << 9 | (first ? 0xcu : 0u) | (second ? 0x3u : 0u);
}

/// Returns the fault in the register values of a legal request; null where there is none.
const char *fault_of(const p4::start_state &state, const event &event, const p4::request &request,
                     const p4::assignment &assignment, const processors &machine) {
    if (state.escr != escr_value(event, request, machine)) return "its ESCR holds another value";
    const auto select = static_cast<unsigned>(state.cccr >> 13 & 7);
    if (select != escr_at(static_cast<int>(assignment.escr)).select)
        return "its CCCR selects another ESCR";
    if (!event.disputed && select != event.cccr_select)
        return "its CCCR selects other than the event's table says";
    if ((state.cccr >> 12 & 1) == 0) return "its CCCR does not enable the counter";
    return nullptr;
}

/// The extent of a walk over masks and disputes; a walk is always over all targets, events,
/// threads, ESCRs and counters.
struct extent {
    bool every_mask; ///< true: no mask, and each of 16 mask bits; false: one mask bit of the event
    /// true: requests with and without the qualifier `disputed`; false: with `disputed`
    bool every_dispute;
};

class walk {
public:
    /// Makes a walk over all events where MSR_THOROUGH is set; otherwise, for each processor, over
    /// one of `stride` events, so that all have their turn, and over events that not every model
    /// has.
    walk(extent far, unsigned stride)
        : far{far}, stride{static_cast<unsigned>(rounds(stride, 1))} {}

    void over(const processors &machine) { over(machine, machine.target()); }

    void over(const processors &machine, const p4::target &target) {
        here = &machine;
        made_for = target;
        const unsigned turn = turns++ % stride;
        for (unsigned number = 0; number < event_count; ++number) {
            what = &the_tables().events[number];
            if (number % stride != turn && what->models == all_models) continue;
            ++events;
            const places place{*what, machine};
            for (const bool disputed : {false, true})
                for (const thread_set threads :
                     {thread_set::unsaid, thread_set::first, thread_set::second, thread_set::both})
                    if (disputed || far.every_dispute) over_masks(number, disputed, threads, place);
        }
    }

    void report(const std::string &name) const {
        MESSAGE(name << ": " << all << " combinations, " << legal << " legal, " << searched
                     << " given to the search for assignments; of the others " << alone()
                     << " break one rule alone");
        CHECK(failures == 0);
    }

    std::uint64_t combinations() const { return all; }
    /// Returns the number of events that the walk has visited, summed over all processors.
    std::uint64_t events_walked() const { return events; }
    std::uint64_t legal_ones() const { return legal; }
    /// Returns the number of combinations that break only one given rule, so that no other rule can
    /// be reported.
    std::uint64_t breaking_only(rule rule) const {
        return breaking_one[std::countr_zero(static_cast<rule_set>(rule))];
    }

private:
    void over_masks(unsigned number, bool disputed, thread_set threads, const places &place) {
        p4::request request{
            .event = number, .masks = 0, .how = {.threads = threads, .disputed = disputed}};
        if (!far.every_mask) {
            request.masks = what->masks & ~(what->masks - 1);
            return over_places(request, place);
        }
        over_places(request, place);
        const auto step = static_cast<unsigned>(rounds(4, 1));
        for (unsigned bit = static_cast<unsigned>(std::countr_zero(what->masks)) % step; bit < 16;
             bit += step) { // with any step a mask bit of the event is reached
            request.masks = 1u << bit;
            over_places(request, place);
        }
    }

    void over_places(p4::request request, const places &place) {
        const rule_set anyhow = broken_by_event(*what, *here, request.how.disputed) |
                                broken_by_masks(*what, request.masks) |
                                broken_by_threads(*what, request.how, *here);
        const rule_set halves = broken_by_halves(*what, request.how.threads, *here);
        for (int translation = unnamed; translation < escr_count; ++translation)
            for (int counter = unnamed; counter < counter_count; ++counter) {
                request.how.escr = static_cast<std::int8_t>(translation);
                request.how.counter = static_cast<std::int8_t>(counter);
                const bool free = translation == unnamed && counter == unnamed;
                const rule_set broken =
                    anyhow | place.at(translation, counter) | (free ? halves : rule_set{0});
                compare(request, broken);
                // If the planner refuses a request, it must report the broken rule. Illegal
                // combinations that name both an ESCR and a counter, which are nearly all, are not
                // planned.
                if (broken == 0 || translation == unnamed || counter == unnamed)
                    search(request, broken);
            }
    }

    /// Returns whether a report of the planner is true: a rule that is broken, or no rule where
    /// none is broken.
    static bool is_true(rule_set report, rule_set broken) {
        return report == 0 ? broken == 0 : (report & broken) != 0;
    }

    void compare(const p4::request &request, rule_set broken) {
        ++all;
        legal += broken == 0;
        if (std::has_single_bit(broken)) ++breaking_one[std::countr_zero(broken)];
        const rule_set report = rules_in(p4::check(request, made_for));
        if (!is_true(report, broken)) fail(request, "the check is wrong", report, broken);
    }

    void search(const p4::request &request, rule_set broken) {
        ++searched;
        const p4::request alone[] = {request};
        const p4::assignments assignments = p4::assign(msr::all_of(alone), made_for);
        const rule_set report = rules_in(assignments.why);
        if (!is_true(report, broken)) return fail(request, "the search is wrong", report, broken);
        if (broken != 0) {
            if (assignments.culprit_count != 1 || assignments.culprits[0] != 0)
                fail(request, "it is not blamed", report, broken);
            return;
        }
        const p4::assignment &assignment = assignments.assigned[0];
        const p4::start_state state =
            p4::start_state_of(assignments.needed.parts[0], assignment, made_for);
        const char *fault = fault_of(assignment, *what, request.how, *here);
        if (fault == nullptr) fault = fault_of(state, *what, request, assignment, *here);
        if (fault != nullptr) fail(request, fault, report, broken);
    }

    /// Prints the first few failures: where something is badly wrong there are millions.
    void fail(const p4::request &request, const char *name, rule_set report, rule_set broken) {
        if (++failures > 10) return;
        FAIL_CHECK(what->name << " masks " << request.masks << " escr " << int{request.how.escr}
                              << " counter " << int{request.how.counter} << " threads "
                              << static_cast<int>(request.how.threads) << " disputed "
                              << request.how.disputed << ", on models " << here->models
                              << " steppings " << here->steppings << " hyper-threading "
                              << here->hyper_threading << ": " << std::string{name} << " (told: "
                              << names_of(report) << "; broken: " << names_of(broken) << ")");
    }

    std::uint64_t alone() const {
        std::uint64_t sum = 0;
        for (const std::uint64_t number : breaking_one)
            sum += number;
        return sum;
    }

    extent far;
    unsigned stride;
    unsigned turns = 0;
    std::uint64_t events = 0;
    const processors *here{};
    const event *what{};
    p4::target made_for{};
    std::uint64_t all{};
    std::uint64_t legal{};
    std::uint64_t searched{};
    std::uint64_t failures{};
    std::uint64_t breaking_one[rule_count]{};
};

constexpr std::uint64_t all_places = (escr_count + 1) * (counter_count + 1);
constexpr std::uint64_t all_threads = 4;

} // namespace

TEST_CASE("the planner's numbers are the places in the tables") {
    REQUIRE(the_tables().events.size() == event_count);
    REQUIRE(the_tables().escrs.size() == escr_count);
    REQUIRE(p4::event_count == event_count);
    REQUIRE(p4::escr_count == escr_count);
    REQUIRE(p4::counter_count == counter_count);
    for (unsigned i = 0; i < event_count; ++i)
        CHECK(p4::events[i].name == facts::library_name(the_tables().events[i].name));
    for (unsigned i = 0; i < escr_count; ++i)
        CHECK(p4::escrs[i].name == facts::library_name(the_tables().escrs[i].name));
    const facts::table counters{"netburst/counters.csv"};
    REQUIRE(counters.size() == counter_count);
    for (unsigned i = 0; i < counter_count; ++i) {
        CHECK(facts::number(counters[i]["rdpmc_index"]) == i);
        CHECK(p4::counters[i].name == facts::library_name(counters[i]["name"]));
    }
}

TEST_CASE(
    "every combination is legal, or breaks the rule that is reported, as the tables have it") {
    constexpr unsigned below_7 = 0x7f;
    const processors targets[] = {
        {},
        {.models = 1 << 0},
        {.models = 1 << 1},
        {.models = 1 << 2},
        {.models = 1 << 3},
        {.models = 1 << 4},
        {.models = 1 << 6},
        {.models = 1 << 2, .steppings = below_7},
        {.models = 1 << 2, .steppings = all_steppings & ~below_7},
        {.models = 1 << 4, .steppings = 1 << 4}, // F44h
    };
    walk whole{{.every_mask = true, .every_dispute = true}, 4};
    for (const processors &processors : targets)
        for (const bool threads : {false, true})
            whole.over({processors.models, processors.steppings, threads});
    whole.report("every mask, ESCR, counter and model");

    CHECK(whole.combinations() ==
          // rounds(5, 17) masks, 2 values of `disputed`
          whole.events_walked() * all_threads * rounds(5, 17) * 2 * all_places);
    if (thorough()) CHECK(whole.events_walked() == 10 * 2 * 47);
    CHECK(whole.legal_ones() > rounds(5000, 100000));
    // If a combination breaks only one rule, the planner cannot report another. No event can be
    // selected on an ESCR that some models lack, so a second rule is always broken there.
    for (unsigned i = 0; i < rule_count; ++i) {
        const auto entry = static_cast<rule>(1u << i);
        INFO(std::string{texts[i]->name});
        CHECK((whole.breaking_only(entry) > 0) == (entry != escr_exists_on_model));
    }
}

// A thinned walk, which takes seconds rather than a minute: in the tables neither masks nor
// disputes depend on the model, which the walk above shows of the planner for each model. So single
// steppings and sets of models are walked with one mask of each event, and with the dispute
// accepted.
TEST_CASE("on each model and stepping exactly what the tables have is legal") {
    walk signatures{{.every_mask = false, .every_dispute = false}, 47};
    for (unsigned signature = 0xf00; signature < 0xf70; ++signature)
        for (const bool threads : {false, true}) {
            const unsigned model = signature >> 4 & 15;
            const unsigned stepping = signature & 15;
            if (model == 5) continue; // family 0Fh has no model 5
            const processors processors{1u << model, 1u << stepping, threads};
            signatures.over(processors, p4::target_of({.intel = true,
                                                       .family = 15,
                                                       .model = model,
                                                       .stepping = stepping,
                                                       .hyper_threading = threads}));
        }
    signatures.report("every signature");
    CHECK(signatures.combinations() == signatures.events_walked() * all_threads * all_places);
    if (thorough()) CHECK(signatures.events_walked() == 96 * 2 * 47);
    CHECK(signatures.legal_ones() > rounds(200, 10000));
}

TEST_CASE("what a plan for several models may do, it may do on each of them") {
    walk sets{{.every_mask = false, .every_dispute = false}, 47};
    for (unsigned models = 1; models < 128; ++models)
        for (const bool threads : {false, true})
            if ((models & ~all_models) == 0) sets.over({models, all_steppings, threads});
    sets.report("every set of models");
    CHECK(sets.combinations() == sets.events_walked() * all_threads * all_places);
    if (thorough()) CHECK(sets.events_walked() == 63 * 2 * 47);
    CHECK(sets.legal_ones() > rounds(200, 10000));
}
