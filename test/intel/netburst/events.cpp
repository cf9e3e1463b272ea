#include <msr/intel/netburst/events.hpp>

#include "../../facts.hpp"
#include "typed_masks.hpp"

#include <doctest/doctest.h>

#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

namespace p4 = msr::netburst;

/// An event: its name in the spelling of programs, and its number.
struct typed_event {
    const char *name;
    unsigned number;
    const p4::event_row *row;
};

#define MSR_EVENT(event)                                                                           \
    { #event, p4::event::number, &p4::event::row }

constexpr typed_event typed_events[] = {
    MSR_EVENT(tc_deliver_mode),
    MSR_EVENT(bpu_fetch_request),
    MSR_EVENT(itlb_reference),
    MSR_EVENT(memory_cancel),
    MSR_EVENT(memory_complete),
    MSR_EVENT(load_port_replay),
    MSR_EVENT(store_port_replay),
    MSR_EVENT(mob_load_replay),
    MSR_EVENT(page_walk_type),
    MSR_EVENT(bsq_cache_reference),
    MSR_EVENT(ioq_allocation),
    MSR_EVENT(ioq_active_entries),
    MSR_EVENT(fsb_data_activity),
    MSR_EVENT(bsq_allocation),
    MSR_EVENT(bsq_active_entries),
    MSR_EVENT(sse_input_assist),
    MSR_EVENT(packed_sp_uop),
    MSR_EVENT(packed_dp_uop),
    MSR_EVENT(scalar_sp_uop),
    MSR_EVENT(scalar_dp_uop),
    MSR_EVENT(_64bit_mmx_uop),
    MSR_EVENT(_128bit_mmx_uop),
    MSR_EVENT(x87_fp_uop),
    MSR_EVENT(x87_simd_moves_uop),
    MSR_EVENT(tc_misc),
    MSR_EVENT(global_power_events),
    MSR_EVENT(tc_ms_xfer),
    MSR_EVENT(uop_queue_writes),
    MSR_EVENT(retired_mispred_branch_type),
    MSR_EVENT(retired_branch_type),
    MSR_EVENT(resource_stall),
    MSR_EVENT(wc_buffer),
    MSR_EVENT(b2b_cycles),
    MSR_EVENT(bnr),
    MSR_EVENT(snoop),
    MSR_EVENT(response),
    MSR_EVENT(front_end_event),
    MSR_EVENT(execution_event),
    MSR_EVENT(replay_event),
    MSR_EVENT(instr_retired),
    MSR_EVENT(uops_retired),
    MSR_EVENT(uop_type),
    MSR_EVENT(branch_retired),
    MSR_EVENT(mispred_branch_retired),
    MSR_EVENT(x87_assist),
    MSR_EVENT(machine_clear),
    MSR_EVENT(instr_completed),
};

/// Returns a name of the manual as an identifier: with an underscore before a digit and after a
/// keyword.
std::string identifier(const std::string &name) {
    const std::string lower = facts::library_name(name);
    if (lower == "return") return lower + "_";
    return lower[0] >= '0' && lower[0] <= '9' ? "_" + lower : lower;
}

std::string text(const char *of_library) { return of_library == nullptr ? "" : of_library; }

std::string text(p4::event_category category) {
    switch (category) {
    case p4::event_category::non_retirement:
        return "non-retirement";
    case p4::event_category::at_retirement:
        return "at-retirement";
    case p4::event_category::model_specific:
        return "model-specific";
    }
    throw std::runtime_error("no such category");
}

std::string text(p4::tagging role) {
    switch (role) {
    case p4::tagging::none:
        return "none";
    case p4::tagging::front_end_upstream:
        return "front-end-upstream";
    case p4::tagging::execution_upstream:
        return "execution-upstream";
    case p4::tagging::replay_upstream:
        return "replay-upstream";
    case p4::tagging::front_end_count:
        return "front-end-count";
    case p4::tagging::execution_count:
        return "execution-count";
    case p4::tagging::replay_count:
        return "replay-count";
    }
    throw std::runtime_error("no such tagging");
}

std::string text(p4::thread_scope scope) {
    switch (scope) {
    case p4::thread_scope::thread_specific:
        return "TS";
    case p4::thread_scope::thread_independent:
        return "TI";
    case p4::thread_scope::unspecified:
        return "unspecified";
    }
    throw std::runtime_error("no such scope");
}

std::string text(p4::mask_status status) {
    switch (status) {
    case p4::mask_status::documented:
        return "documented";
    case p4::mask_status::ts_ti_table_only:
        return "ts-ti-table-only";
    case p4::mask_status::historical:
        return "historical";
    case p4::mask_status::number_only:
        return "number-only";
    }
    throw std::runtime_error("no such status");
}

/// The models that a cell names; all models, and not for sure, where the cell has "some" or
/// "unverified".
struct named_models {
    bool known;
    p4::model_set models;
};
named_models models_in(const std::string &cell) {
    if (cell == "some" || cell == "unverified") return {false, p4::every_model};
    return {true, static_cast<p4::model_set>(facts::set_of_numbers(cell))};
}

/// Returns the lines of the table of masks that belong to an event, in their order.
std::vector<const facts::row *> masks_of(const facts::table &masks, const std::string &event) {
    std::vector<const facts::row *> rows;
    for (const facts::row &mask : masks)
        if (mask["event"] == event) rows.push_back(&mask);
    return rows;
}

} // namespace

TEST_CASE("the 47 events are those of the manual") {
    const facts::table table{"netburst/events.csv"};
    REQUIRE(table.size() == 47);
    REQUIRE(std::size(p4::events) == table.size());
    REQUIRE(p4::event_count == table.size());
    for (std::size_t i = 0; i < table.size(); ++i) {
        const facts::row &fact = table[i];
        const p4::event_row &event = p4::events[i];
        INFO(fact["name"]);
        CHECK(event.name == facts::library_name(fact["name"]));
        CHECK(event.select == facts::number(fact["event_select"]));
        CHECK(event.cccr_select == facts::number(fact["cccr_escr_select"]));
        CHECK(event.disputed == (fact["select_consistent"] == "NO"));
        CHECK(text(event.category) == fact["category"]);
        CHECK(event.models_known == models_in(fact["models"]).known);
        CHECK(event.models == models_in(fact["models"]).models);
        CHECK(event.pebs == (fact["pebs"] == "yes"));
        CHECK(text(event.role) == fact["tagging"]);
        CHECK(text(event.scope) == fact["ts_ti"]);
        CHECK(text(event.note) == fact["notes"]);
        CHECK(event.counters() == facts::set_of_numbers(fact["counters"]));
    }
}

TEST_CASE("an event is counted through the ESCRs of the manual") {
    const facts::table table{"netburst/events.csv"};
    for (std::size_t i = 0; i < table.size(); ++i) {
        INFO(table[i]["name"]);
        facts::cells names;
        for (const p4::escr_number escr : p4::events[i].all_escrs()) {
            names.push_back(p4::row_of(escr).name);
            const bool reaches = p4::row_of(escr).select == p4::events[i].cccr_select;
            CHECK(reaches == !p4::events[i].disputed);
            CHECK(p4::row_of(escr).select == facts::number(table[i]["escr_number_from_table"]));
        }
        facts::cells expected;
        for (const std::string &name : facts::list_of(table[i]["escrs"]))
            expected.push_back(facts::library_name(name));
        CHECK(names == expected);
    }
}

TEST_CASE("exactly four events of the bus are disputed") {
    std::set<std::string> disputed;
    for (const p4::event_row &event : p4::events)
        if (event.disputed) disputed.insert(event.name);
    CHECK(disputed == std::set<std::string>{"b2b_cycles", "bnr", "snoop", "response"});
}

TEST_CASE("every event has the masks of the manual") {
    const facts::table events{"netburst/events.csv"};
    const facts::table masks{"netburst/masks.csv"};
    std::size_t observed = 0;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const p4::event_row &event = p4::events[i];
        const auto expected = masks_of(masks, events[i]["name"]);
        INFO(event.name);
        REQUIRE(event.masks.size() == expected.size());
        unsigned total = 0;
        for (std::size_t m = 0; m < expected.size(); ++m, ++observed) {
            const facts::row &fact = *expected[m];
            const p4::mask_row &mask = event.masks[m];
            INFO(fact["mnemonic"]);
            CHECK(mask.name == facts::lower_case(fact["mnemonic"]));
            CHECK(mask.bit == facts::number(fact["bit"]));
            CHECK((1u << mask.bit) == facts::number(fact["value"]));
            CHECK(text(mask.status) == fact["status"]);
            CHECK(mask.meaning == fact["meaning"]);
            CHECK(text(mask.part_of) == fact["field"]);
            // Columns that the library has only for the event are equal for all masks of the event.
            CHECK(fact["models"] == events[i]["models"]);
            CHECK(fact["ts_ti"] == events[i]["ts_ti"]);
            total |= 1u << mask.bit;
        }
        CHECK(event.known_masks() == total);
    }
    CHECK(observed == masks.size());
}

TEST_CASE("each of the 181 masks is a choice of its name that holds its bit") {
    const facts::table masks{"netburst/masks.csv"};
    REQUIRE(masks.size() == 181);
    REQUIRE(std::size(typed_masks) == masks.size());
    for (std::size_t i = 0; i < masks.size(); ++i) {
        INFO(masks[i]["event"], " ", masks[i]["mnemonic"]);
        const typed_mask &typed = typed_masks[i];
        CHECK(typed.event == identifier(masks[i]["event"]));
        CHECK(typed.mask == identifier(masks[i]["mnemonic"]));
        CHECK(typed.choice.masks == facts::number(masks[i]["value"]));
        CHECK(p4::events[typed.choice.event].name == facts::lower_case(masks[i]["event"]));
        CHECK(typed.choice.how == p4::qualifiers{});
    }
}

TEST_CASE("each of the 47 events is a type of its name that knows its place in the table") {
    REQUIRE(std::size(typed_events) == p4::event_count);
    for (unsigned i = 0; i < p4::event_count; ++i) {
        INFO(typed_events[i].name);
        CHECK(typed_events[i].name == identifier(p4::events[i].name));
        CHECK(typed_events[i].number == i);
        CHECK(typed_events[i].row->name == std::string{p4::events[i].name});
        CHECK(typed_events[i].row->masks.begin() == p4::events[i].masks.begin());
    }
}

TEST_CASE("an encoding is as sure as the weakest of its sources") {
    using p4::confidence;
    const auto lookup = [](const p4::event_row &event, unsigned masks) {
        return p4::confidence_of(event, masks);
    };
    CHECK(lookup(p4::bsq_cache_reference::row, 0x107) == confidence::high);
    CHECK(lookup(p4::bsq_cache_reference::row, 0x047) ==
          confidence::medium); // of the sources, only Table 19-34 has bit 6
    CHECK(lookup(p4::bsq_cache_reference::row, 0x040) == confidence::medium);
    // no source names the models that have resource_stall
    CHECK(lookup(p4::resource_stall::row, 0x20) == confidence::medium);
    CHECK(lookup(p4::x87_simd_moves_uop::row, 0x18) ==
          confidence::medium); // later manuals have withdrawn the event
    CHECK(lookup(p4::b2b_cycles::row, 2) == confidence::low); // disputed
    CHECK(lookup(p4::instr_completed::row, 1) == confidence::high);
}
