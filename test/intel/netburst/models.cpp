// What each model and stepping has: for every one of them, the legality of every event on every
// ESCR and counter as the tables of facts have it.
#include <msr/intel/netburst.hpp>

#include "../../facts.hpp"

#include <msr/intel/netburst/named_registers.hpp>
#include <msr/intel/netburst/processor.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace {

namespace p4 = msr::netburst;

struct event {
    std::vector<unsigned> escrs;
    std::uint32_t models; ///< all where the table does not know
    bool fsb_escr0_before_f27;
    unsigned some_mask;
};

struct escr {
    std::string name;
    std::uint32_t counters;
    std::uint32_t models;
};

/// The tables, read without the library.
struct tables {
    std::vector<escr> escrs;
    std::vector<event> events;

    tables() {
        for (const facts::row &row : facts::table{"netburst/escrs.csv"})
            escrs.push_back({row["name"], facts::set_of_numbers(row["counters"]),
                             facts::set_of_numbers(row["models"])});
        const facts::table masks{"netburst/masks.csv"};
        for (const facts::row &row : facts::table{"netburst/events.csv"}) {
            const bool known = row["models"] != "some" && row["models"] != "unverified";
            event one{.escrs = {},
                      .models = known ? facts::set_of_numbers(row["models"]) : 0x5f,
                      .fsb_escr0_before_f27 =
                          row["notes"].find("signature < F27h: FSB_ESCR0 only") !=
                          std::string::npos,
                      .some_mask = 0};
            for (const std::string &name : facts::list_of(row["escrs"]))
                for (unsigned i = 0; i < escrs.size(); ++i)
                    if (escrs[i].name == name) one.escrs.push_back(i);
            for (const facts::row &mask : masks)
                if (mask["event"] == row["name"] && one.some_mask == 0)
                    one.some_mask = static_cast<unsigned>(facts::number(mask["value"]));
            events.push_back(one);
        }
    }

    bool escr_counts(const event &what, unsigned number, unsigned signature) const {
        bool selects = false;
        for (const unsigned mine : what.escrs)
            selects = selects || mine == number;
        const bool too_early =
            what.fsb_escr0_before_f27 && signature < 0xf27 && escrs[number].name != "MSR_FSB_ESCR0";
        return selects && !too_early && has_model(escrs[number].models, signature);
    }

    static bool has_model(std::uint32_t models, unsigned signature) {
        return (models >> (signature >> 4 & 15) & 1) != 0;
    }

    /// Whether an event may be counted through an ESCR (-1: any) on a counter (-1: any).
    bool legal(const event &what, int through, int counter, unsigned signature) const {
        if (!has_model(what.models, signature)) return false;
        for (unsigned number = 0; number < escrs.size(); ++number) {
            if (through >= 0 && static_cast<unsigned>(through) != number) continue;
            if (!escr_counts(what, number, signature)) continue;
            if (counter < 0 || (escrs[number].counters >> counter & 1) != 0) return true;
        }
        return false;
    }
};

const tables &the_tables() {
    static const tables read_once;
    return read_once;
}

p4::request request_of(unsigned event, int escr, int counter) {
    return {.event = event,
            .masks = the_tables().events[event].some_mask,
            .how = {.disputed = true,
                    .escr = static_cast<std::int8_t>(escr),
                    .counter = static_cast<std::int8_t>(counter)}};
}

p4::target target_of(unsigned signature, bool threads) {
    return p4::target_of({.intel = true,
                          .family = 15,
                          .model = signature >> 4 & 15,
                          .stepping = signature & 15,
                          .hyper_threading = threads});
}

bool planner_finds(unsigned event, int escr, int counter, const p4::target &on) {
    const p4::request asked[] = {request_of(event, escr, counter)};
    const bool legal = p4::check(asked[0], on).legal();
    CHECK(p4::assign(msr::all_of(asked), on).found() == legal);
    return legal;
}

std::vector<unsigned> all_signatures() {
    std::vector<unsigned> all;
    for (unsigned signature = 0xf00; signature < 0xf70; ++signature)
        if ((signature & 0xf0) != 0x50) all.push_back(signature);
    return all;
}

} // namespace

TEST_CASE("the tables have one event that depends on the stepping, and so has the library") {
    unsigned found = 0;
    for (unsigned i = 0; i < p4::event_count; ++i) {
        const bool gated = p4::events[i].first_escr_only_before != p4::signature{};
        CHECK(gated == the_tables().events[i].fsb_escr0_before_f27);
        if (!gated) continue;
        ++found;
        // The rule's sentence names both.
        CHECK(p4::events[i].first_escr_only_before == p4::signature{.model = 2, .stepping = 7});
        CHECK(p4::events[i].escrs[0] == p4::escr_number::fsb_escr0);
    }
    CHECK(found == 1);
}

TEST_CASE("on each model and stepping exactly what the tables have is legal") {
    unsigned long legal = 0;
    unsigned long all = 0;
    for (const unsigned signature : all_signatures())
        for (const bool threads : {false, true}) {
            const p4::target on = target_of(signature, threads);
            for (unsigned event = 0; event < p4::event_count; ++event)
                for (int escr = -1; escr < 45; ++escr)
                    for (int counter = -1; counter < 18; ++counter) {
                        // Counters of an ESCR that cannot be had are looked at on one stepping.
                        if (escr >= 0 && counter >= 0 && (signature & 15) != 7) continue;
                        const bool expected = the_tables().legal(the_tables().events[event], escr,
                                                                 counter, signature);
                        ++all;
                        legal += expected;
                        if (planner_finds(event, escr, counter, on) != expected)
                            FAIL_CHECK(p4::events[event].name << " escr " << escr << " counter "
                                                              << counter << " on " << signature);
                    }
        }
    MESSAGE(legal << " of " << all << " are legal");
    CHECK(legal > 10000);
    CHECK(all - legal > 100000);
}

namespace {

// A plan that names neither models 0 and 1 nor steppings is not held to what was before F27h.
bool is_held_to(unsigned models, unsigned event, unsigned signature) {
    const bool names_them = (models & 3) != 0 && models != p4::every_model;
    return names_them || signature >= 0xf27 || !the_tables().events[event].fsb_escr0_before_f27;
}

} // namespace

TEST_CASE("what a plan for several models may do, it may do on each of them") {
    for (unsigned models = 1; models < 128; ++models) {
        if ((models & ~unsigned{p4::every_model}) != 0) continue;
        const p4::target on{.models = static_cast<p4::model_set>(models)};
        for (unsigned event = 0; event < p4::event_count; ++event)
            for (int escr = -1; escr < 45; ++escr) {
                bool expected = true;
                for (const unsigned signature : all_signatures())
                    if (tables::has_model(models, signature) &&
                        is_held_to(models, event, signature))
                        expected = expected && the_tables().legal(the_tables().events[event], escr,
                                                                  -1, signature);
                if (planner_finds(event, escr, -1, on) != expected)
                    FAIL_CHECK(p4::events[event].name << " escr " << escr << " on " << models);
            }
    }
}

TEST_CASE("a seat found for several models is one that each of them has") {
    for (unsigned models = 1; models < 128; ++models) {
        if ((models & ~unsigned{p4::every_model}) != 0) continue;
        const p4::target on{.models = static_cast<p4::model_set>(models)};
        for (unsigned event = 0; event < p4::event_count; ++event) {
            const p4::request asked[] = {request_of(event, -1, -1)};
            const p4::assignment found = p4::assign(msr::all_of(asked), on);
            if (!found.found()) continue;
            for (const unsigned signature : all_signatures())
                if (tables::has_model(models, signature))
                    CHECK(the_tables().legal(the_tables().events[event],
                                             static_cast<int>(found.seats[0].escr),
                                             static_cast<int>(found.seats[0].counter), signature));
        }
    }
}

TEST_CASE("IQ_ESCR0 and 1 are there on the models of the table only") {
    unsigned gated = 0;
    for (unsigned i = 0; i < 45; ++i) {
        CHECK(p4::escrs[i].models == the_tables().escrs[i].models);
        gated += p4::escrs[i].models != p4::every_model;
    }
    CHECK(gated == 2);
}

TEST_CASE("extended cascades are there on the models of the table only") {
    for (const facts::row &row : facts::table{"netburst/counters.csv"}) {
        const auto counter = static_cast<p4::counter_number>(facts::number(row["rdpmc_index"]));
        const std::string name = row["ext_cascade_bit11_name"];
        const bool has_one = !name.empty() && name != "none";
        const std::uint32_t models = has_one ? facts::set_of_numbers(row["ext_models"]) : 0;
        for (const unsigned signature : all_signatures()) {
            const char *const found = p4::extended_cascade_of(counter, target_of(signature, false));
            CHECK((found != nullptr) == tables::has_model(models, signature));
            if (found != nullptr) CHECK(found == facts::lower_case(name));
        }
    }
}
