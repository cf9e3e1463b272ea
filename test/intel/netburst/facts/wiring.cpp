#include <msr/intel/netburst/facts/wiring.hpp>

#include "../../../facts.hpp"

#include <doctest/doctest.h>

#include <stdexcept>
#include <string>

namespace {

namespace p4 = msr::netburst;

/// Returns a text of the library; "" where the library has a null pointer.
std::string text(const char *of_library) { return of_library == nullptr ? "" : of_library; }

p4::counter_group group_named(const std::string &name) {
    if (name == "BPU") return p4::counter_group::bpu;
    if (name == "MS") return p4::counter_group::ms;
    if (name == "FLAME") return p4::counter_group::flame;
    if (name == "IQ") return p4::counter_group::iq;
    throw std::runtime_error("no counter group " + name);
}

p4::confidence confidence_of_cascade(const std::string &name) {
    if (name == "documented") return p4::confidence::high;
    if (name == "inferred") return p4::confidence::medium;
    throw std::runtime_error("no confidence " + name);
}

/// Returns the models of an ESCR. For IQ_ESCR0 and 1 the manual's text and its table of MSRs
/// differ; drivers agree with the table, which the note quotes.
p4::model_set models_of(const facts::row &escr) {
    if (escr["notes"].find("availability column 0,1,2") != std::string::npos)
        return p4::of_models(0, 1, 2);
    return static_cast<p4::model_set>(facts::set_of_numbers(escr["models"]));
}

} // namespace

TEST_CASE("the 18 counters are those of the manual, with their CCCRs") {
    const facts::table table{"netburst/counters.csv"};
    REQUIRE(table.size() == 18);
    REQUIRE(std::size(p4::counters) == table.size());
    REQUIRE(p4::counter_count == table.size());
    for (std::size_t i = 0; i < table.size(); ++i) {
        const facts::row &fact = table[i];
        const p4::counter_row &counter = p4::counters[i];
        INFO(fact["name"]);
        CHECK(facts::number(fact["rdpmc_index"]) == i);
        CHECK(counter.name == facts::library_name(fact["name"]));
        CHECK(counter.address == facts::number(fact["counter_msr"]));
        CHECK(counter.cccr_name == facts::library_name(fact["cccr_name"]));
        CHECK(counter.cccr_address == facts::number(fact["cccr_msr"]));
        CHECK(counter.group == group_named(fact["group"]));
        CHECK(counter.pair == facts::number(fact["pair"]));
        CHECK(counter.half == facts::number(fact["ht_half"]));
        CHECK(counter.pebs == (fact["pebs"] == "yes"));
        CHECK(text(counter.note) == fact["notes"]);
        CHECK(counter.has_erratum == (fact["notes"].find("erratum") != std::string::npos));
        CHECK(facts::set_of_numbers(fact["models"]) == p4::every_model);
    }
}

TEST_CASE("members of a pair of counters are identified by the manual's numbers") {
    for (const facts::row &fact : facts::table{"netburst/counters.csv"}) {
        INFO(fact["name"]);
        p4::counter_set members = 0;
        for (unsigned i = 0; i < p4::counter_count; ++i)
            if (p4::counters[i].pair == facts::number(fact["pair"])) members |= 1u << i;
        CHECK(members == facts::set_of_numbers(fact["pair_members"]));
    }
}

TEST_CASE("cascades go the way of the manual") {
    const facts::table table{"netburst/counters.csv"};
    for (std::size_t i = 0; i < table.size(); ++i) {
        const facts::row &fact = table[i];
        const p4::counter_row &counter = p4::counters[i];
        INFO(fact["name"]);
        CHECK(counter.cascade_started_by == facts::set_of_numbers(fact["cascade_started_by"]));
        CHECK(counter.cascade_starts == facts::set_of_numbers(fact["cascade_starts"]));
        CHECK(counter.cascade_confidence == confidence_of_cascade(fact["cascade_confidence"]));
        CHECK(counter.extended_started_by == facts::set_of_numbers(fact["ext_started_by"]));
        CHECK(counter.extended_models == facts::set_of_numbers(fact["ext_models"]));
        const std::string &name = fact["ext_cascade_bit11_name"];
        const bool has_name = name != "none" && name != "reserved";
        CHECK(text(counter.extended_cascade_name) == (has_name ? facts::lower_case(name) : ""));
    }
}

TEST_CASE("the 45 ESCRs are those of the manual") {
    const facts::table table{"netburst/escrs.csv"};
    REQUIRE(table.size() == 45);
    REQUIRE(std::size(p4::escrs) == table.size());
    REQUIRE(p4::escr_count == table.size());
    for (std::size_t i = 0; i < table.size(); ++i) {
        const facts::row &fact = table[i];
        const p4::escr_row &escr = p4::escrs[i];
        INFO(fact["name"]);
        CHECK(escr.name == facts::library_name(fact["name"]));
        CHECK(escr.address == facts::number(fact["msr"]));
        CHECK(escr.select == facts::number(fact["escr_select"]));
        CHECK(escr.counters == facts::set_of_numbers(fact["counters"]));
        CHECK(escr.half == facts::number(fact["half"]));
        CHECK(escr.models == models_of(fact));
    }
}

TEST_CASE("there is no ESCR at 3BFh, which no manual lists") {
    for (const p4::escr_row &escr : p4::escrs)
        CHECK(escr.address != 0x3bf);
}

TEST_CASE("an ESCR or counter is found by its number") {
    static_assert(&p4::row_of(p4::escr_number::cru_escr5) == &p4::escrs[44]);
    static_assert(&p4::row_of(p4::counter_number::iq_counter5) == &p4::counters[17]);
    static_assert(p4::set_of(p4::counter_number::iq_counter5) == 0x20000);
    static_assert(p4::counters_of(12, 13, 16) == 0x13000);
}
