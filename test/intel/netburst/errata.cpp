// Tests which errata of the Pentium 4 concern a set of register values.
#include <msr/intel/netburst/errata.hpp>

#include <msr/intel/netburst/events.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace msr::netburst;

namespace {

using values = std::vector<register_value>;

constexpr target any{};
constexpr target any_with_ht{.hyper_threading = true};
constexpr target model_1 = models<1>;
constexpr target model_3 = models<3>;
constexpr target model_6 = models<6>;

/// Returns all errata that concern some register values, as `NAME REGISTER` or `NAME COUNTER
/// EVENT`.
std::vector<std::string> errata_of(const values &value, const target &target) {
    std::vector<std::string> result;
    each_erratum({value.data(), value.size()}, target, [&](const concerned_by &concerned_by) {
        std::string line = std::string{concerned_by.entry->name} + ' ' + concerned_by.where;
        if (concerned_by.event != nullptr) line += std::string{" "} + concerned_by.event;
        result.push_back(line);
    });
    return result;
}

/// Returns the registers or counters that an erratum concerns: `REGISTER` or `COUNTER EVENT`,
/// separated by `; `.
std::string concerned(const std::string &name, const values &value, const target &target = any) {
    std::string result;
    for (const std::string &line : errata_of(value, target))
        if (line.compare(0, name.size() + 1, name + ' ') == 0)
            result += (result.empty() ? "" : "; ") + line.substr(name.size() + 1);
    return result;
}

/// Returns the values of a counter that counts an event with some masks, for user and kernel of
/// logical processor 0.
values counting_of(const event_row &event, unsigned masks, std::uint64_t cccr_bits = 0,
                   std::uint64_t owner = 0xc) {
    const escr_row &escr = row_of(event.escrs[0]);
    unsigned counter = 0;
    while ((escr.counters >> counter & 1) == 0)
        ++counter;
    return {
        {escr.address, std::uint64_t{event.select} << 25 | std::uint64_t{masks} << 9 | owner},
        {counters[counter].cccr_address, 0x31000 | std::uint64_t{escr.select} << 13 | cccr_bits}};
}

/// An erratum, register values that it concerns, and register values that it does not concern.
struct example {
    const char *name{};
    values with{};
    target on_with{};
    values without{};
    target on_without{};
    const char *who{};
};

constexpr std::uint64_t edge = 1u << 24 | 1u << 18;
constexpr std::uint64_t pmi_t0 = 1u << 26;
constexpr std::uint64_t pmi_t1 = 1u << 27;
constexpr std::uint64_t cascade = 1u << 30;
constexpr unsigned user = 0x4;

values replayed(std::uint64_t enable, std::uint64_t matrix) {
    values value = counting_of(replay_event::row, 1);
    value.push_back({0x3f1, enable});
    value.push_back({0x3f2, matrix});
    return value;
}

const std::vector<example> &examples() {
    static const std::vector<example> list{
        {"counter_write_may_fail", {{0x311, 1}}, any, {{0x311, 0}}, any, "iq_counter5"},
        {"counter_write_is_not_extended",
         {{0x300, 0xfffffff0}},
         any,
         {{0x300, 0xfffffffff0}},
         any,
         "bpu_counter0"},
        {"fast_rdpmc_has_32_bits",
         {{0x300, 0x100000000}},
         any,
         {{0x300, 0xffffffff}},
         any,
         "bpu_counter0"},
        {"stop_may_lose_a_carry", {{0x360, 0x3f000}}, any, {{0x360, 0x3e000}}, any, "bpu_cccr0"},
        {"bpu_cccr1_enable_is_doubted",
         {{0x361, 0x3f000}},
         any,
         {{0x360, 0x3f000}},
         any,
         "bpu_cccr1"},
        {"every_clock_is_counted",
         {{0x360, 0x00fff000}},
         any,
         {{0x360, 0x00eff000}},
         any,
         "bpu_cccr0"},
        {"write_loses_overflow_flag",
         {{0x360, 0x8003e000}},
         any,
         {{0x360, 0x3e000}},
         any,
         "bpu_cccr0"},
        {"interrupt_repeats_until_flag_is_clear",
         {{0x360, 0x3f000 | pmi_t0}},
         any,
         {{0x360, 0x3f000}},
         any,
         "bpu_cccr0"},
        {"interrupt_masks_its_entry",
         {{0x360, 0x3f000 | pmi_t0}},
         any,
         {{0x360, 0x3f000}},
         any,
         "bpu_cccr0"},
        {"interrupt_comes_one_event_later",
         {{0x360, 0x3f000 | pmi_t0}},
         any,
         {{0x360, 0x3f000}},
         any,
         "bpu_cccr0"},
        {"overflow_may_go_unflagged",
         {{0x360, 0x3f000 | pmi_t1}},
         any_with_ht,
         {{0x360, 0x3f000}},
         any_with_ht,
         "bpu_cccr0"},
        {"counters_outlive_a_kernel",
         {{0x360, 0x3f000 | pmi_t0}},
         any_with_ht,
         {{0x360, 0x3f000 | pmi_t0}},
         any,
         "bpu_cccr0"},
        {"ovf_pmi_t1_is_doubtful",
         {{0x360, 0x3f000 | pmi_t1}},
         any_with_ht,
         {{0x360, 0x3f000 | pmi_t1}},
         models<3, hyper_threading::on>,
         "bpu_cccr0"},
        {"cascade_ends_by_its_flag",
         {{0x360, 0x3e000 | cascade}},
         any,
         {{0x360, 0x3f000}},
         any,
         "bpu_cccr0"},
        {"cascade_of_odd_counters_is_inferred",
         {{0x36d, 0x38000 | cascade}},
         any,
         {{0x36c, 0x38000 | cascade}},
         any,
         "iq_cccr1"},
        {"bit_24_tags_only",
         {{0x3f1, 0x01000001}},
         any,
         {{0x3f1, 0x03000001}},
         any,
         "ia32_pebs_enable"},
        {"tagged_mispred_branch_sets_reserved_bits",
         {{0x3f1, 0x01018000}},
         any,
         {{0x3f1, 0x01000001}},
         any,
         "ia32_pebs_enable"},
        {"precise_sampling_may_be_unavailable",
         {{0x3f1, 0x02000000}},
         any,
         {{0x3f1, 0x01000001}},
         any,
         "ia32_pebs_enable"},
        {"precise_counter_of_thread_1_is_unsure",
         {{0x3f1, 0x04000000}},
         any_with_ht,
         {{0x3f1, 0x02000000}},
         any,
         "ia32_pebs_enable"},
        {"replay_registers_are_shared",
         {{0x3f1, 0x01000001}},
         any_with_ht,
         {{0x3f1, 0x01000001}},
         any,
         "ia32_pebs_enable"},
        {"tc_precise_event_is_unpublished",
         {{0x3f0, 0xfc00}},
         any,
         {{0x3f0, 0}},
         any,
         "tc_precise_event"},
        {"buffer_holds_whole_records", {{0x600, 0x1000}}, any, {{0x600, 0}}, any, "ia32_ds_area"},
        {"debug_store_stays_mapped", {{0x600, 0x1000}}, any, {{0x600, 0}}, any, "ia32_ds_area"},
        {"branch_trace_store_may_be_unavailable",
         {{0x1d9, 0xc}},
         any,
         {{0x1d9, 0x4}},
         any,
         "debugctla"},
        {"ifsb_ctl6_enable_is_unsure",
         {{0x107d2, 1}},
         model_3,
         {{0x107d2, 1}},
         model_6,
         "ifsb_ctl6"},

        {"thread_independent_event", counting_of(page_walk_type::row, 1), any_with_ht,
         counting_of(page_walk_type::row, 1, 0, 0xf), any_with_ht, "bpu_counter0 page_walk_type"},
        {"bus_event_is_disputed", counting_of(bnr::row, 1), any,
         counting_of(ioq_allocation::row, 1), any, "bpu_counter0 bnr"},
        {"second_processor_counts_as_halted", counting_of(tc_deliver_mode::row, 0x25), any,
         counting_of(tc_deliver_mode::row, 0x24), any, "ms_counter0 tc_deliver_mode"},
        {"only_tcmiss_is_known", counting_of(bpu_fetch_request::row, 0xff), any,
         counting_of(bpu_fetch_request::row, 1), any, "bpu_counter0 bpu_fetch_request"},
        {"itlb_counts_4_kb_pages", counting_of(itlb_reference::row, 1), any,
         counting_of(page_walk_type::row, 2), any, "bpu_counter0 itlb_reference"},
        {"tc_misc_counts_twice", counting_of(tc_misc::row, 0x10), any,
         counting_of(tc_deliver_mode::row, 4), any, "ms_counter0 tc_misc"},
        {"uop_type_increments_no_counter", counting_of(uop_type::row, 2), any,
         counting_of(front_end_event::row, 1), any, "iq_counter0 uop_type"},
        {"bsq_cache_reference_is_an_estimate", counting_of(bsq_cache_reference::row, 1), any,
         counting_of(bsq_allocation::row, 1), any, "bpu_counter0 bsq_cache_reference"},
        {"read_misses_are_of_128_bytes", counting_of(bsq_cache_reference::row, 0x100), any,
         counting_of(bsq_cache_reference::row, 0x407), any, "bpu_counter0 bsq_cache_reference"},
        {"bus_event_wants_edge", counting_of(fsb_data_activity::row, 1), any,
         counting_of(fsb_data_activity::row, 1, edge), any, "bpu_counter0 fsb_data_activity"},
        {"ioq_allocation_ignores_privilege", counting_of(ioq_allocation::row, 1, 0, user), model_1,
         counting_of(ioq_allocation::row, 1), model_1, "bpu_counter0 ioq_allocation"},
        {"ioq_active_entries_ignores_privilege", counting_of(ioq_active_entries::row, 1, 0, user),
         any, counting_of(ioq_active_entries::row, 1), any, "bpu_counter2 ioq_active_entries"},
        {"ioq_masks_differ_by_model", counting_of(ioq_allocation::row, 1), any,
         counting_of(fsb_data_activity::row, 1), any, "bpu_counter0 ioq_allocation"},
        {"ioq_is_missing_on_xeon_7100", counting_of(ioq_active_entries::row, 1), model_6,
         counting_of(ioq_active_entries::row, 1), model_3, "bpu_counter2 ioq_active_entries"},
        {"ioq_active_entries_goes_with_allocation", counting_of(ioq_active_entries::row, 1), any,
         counting_of(ioq_allocation::row, 1), any, "bpu_counter2 ioq_active_entries"},
        {"bsq_allocation_undercounts", counting_of(bsq_allocation::row, 1), any,
         counting_of(bsq_cache_reference::row, 1), any, "bpu_counter0 bsq_allocation"},
        {"bsq_entry_covers_two_sectors", counting_of(bsq_allocation::row, 1), model_1,
         counting_of(bsq_allocation::row, 1), model_3, "bpu_counter0 bsq_allocation"},
        {"bsq_active_entries_goes_with_allocation", counting_of(bsq_active_entries::row, 1), any,
         counting_of(bsq_allocation::row, 1), any, "bpu_counter2 bsq_active_entries"},
        {"bsq_active_entries_every_second_clock", counting_of(bsq_active_entries::row, 1), model_3,
         counting_of(bsq_active_entries::row, 1), model_1, "bpu_counter2 bsq_active_entries"},
        {"bsq_active_entries_escr_is_a_guess", counting_of(bsq_active_entries::row, 1), any,
         counting_of(bsq_allocation::row, 1), any, "bpu_counter2 bsq_active_entries"},
        {"assist_requests_of_wrong_paths", counting_of(sse_input_assist::row, 0x8000), any,
         counting_of(packed_sp_uop::row, 0x8000), any, "flame_counter0 sse_input_assist"},
        {"conditional_branches_overcount", counting_of(retired_branch_type::row, 2), any,
         counting_of(retired_branch_type::row, 4), any, "ms_counter0 retired_branch_type"},
        {"conditional_branches_overcount", counting_of(retired_mispred_branch_type::row, 2), any,
         counting_of(retired_mispred_branch_type::row, 4), any,
         "ms_counter0 retired_mispred_branch_type"},
        {"instructions_counted_twice", counting_of(instr_retired::row, 1), any,
         counting_of(uops_retired::row, 1), any, "iq_counter0 instr_retired"},
        {"clear_counts_clocks", counting_of(machine_clear::row, 1), any,
         counting_of(machine_clear::row, 1, edge), any, "iq_counter0 machine_clear"},
        {"smclear_has_moved", counting_of(machine_clear::row, 0x40), any,
         counting_of(machine_clear::row, 1), any, "iq_counter0 machine_clear"},
        {"some_uops_cannot_be_tagged", counting_of(replay_event::row, 1), any,
         counting_of(execution_event::row, 1), any, "iq_counter0 replay_event"},
        {"front_end_tagging_undercounts", counting_of(front_end_event::row, 1), any,
         counting_of(execution_event::row, 1), any, "iq_counter0 front_end_event"},
        {"tag_enable_of_uop_type_is_open", counting_of(front_end_event::row, 1), any,
         counting_of(replay_event::row, 1), any, "iq_counter0 front_end_event"},
        {"second_level_misses_found_late", replayed(0x01000002, 1), any, replayed(0x01000001, 1),
         any, "iq_counter0 replay_event"},
        {"escr_of_split_store_is_open", replayed(0x01000400, 2), any, replayed(0x01000400, 1), any,
         "iq_counter0 replay_event"},
    };
    return list;
}

/// Calls `sink(const erratum &)` for each row of the two tables of errata.
template <typename Sink>
void each_row(Sink sink) {
    for (const register_erratum &row : register_errata)
        sink(row.entry);
    for (const event_erratum &row : event_errata)
        sink(row.entry);
}

} // namespace

TEST_CASE("each erratum is reported where it applies, and not elsewhere") {
    for (const example &example : examples()) {
        CAPTURE(example.name);
        CHECK(concerned(example.name, example.with, example.on_with) == example.who);
        CHECK(concerned(example.name, example.without, example.on_without) == "");
    }
}

TEST_CASE("every erratum of the tables has an example") {
    std::multiset<std::string> printed;
    for (const example &example : examples())
        printed.insert(example.name);
    std::multiset<std::string> listed;
    each_row([&](const erratum &row) { listed.insert(row.name); });
    CHECK(printed == listed);
    CHECK(listed.size() > 50);
}

TEST_CASE("every erratum says what follows and names its source") {
    each_row([](const erratum &row) {
        CAPTURE(row.name);
        const std::string sentence = row.sentence;
        const std::string source = row.source;
        CHECK(sentence.size() > 20);
        CHECK(sentence.back() != '.');
        CHECK(source.size() >= 7);
        CHECK(source.find('/') == std::string::npos); // the source is a document, not a file
        for (const std::string &text : {sentence, source})
            for (const char letter : text)
                CHECK((letter >= ' ' && letter <= '~'));
        const std::string name = row.name;
        CHECK(std::all_of(name.begin(), name.end(), [](char letter) {
            return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
                   letter == '_';
        }));
    });
}

TEST_CASE("registers at rest have no errata") {
    values total;
    for (unsigned place = 0; place < named_register_count; ++place)
        total.push_back({register_by_place(place).address, 0});
    for (const target &target : {any, any_with_ht, model_1, model_3, model_6})
        CHECK(errata_of(total, target).empty());
    CHECK(errata_of({{0x10, ~0ull}, {0x3bf, ~0ull}}, any_with_ht).empty());
}

TEST_CASE("what is counted without a doubt has only the errata of its counter") {
    const values cycles = counting_of(global_power_events::row, 1);
    CHECK(errata_of(cycles, any) == std::vector<std::string>{"stop_may_lose_a_carry bpu_cccr0"});
    const values stopped{{cycles[0].address, cycles[0].value}, {0x360, 0x3c000}};
    CHECK(errata_of(stopped, any).empty());
}

TEST_CASE("errata of privileges are of those who ask for one privilege") {
    constexpr const char *name = "ioq_allocation_ignores_privilege";
    const auto variant = [](std::uint64_t owner) {
        return counting_of(ioq_allocation::row, 1, 0, owner);
    };
    CHECK(concerned(name, variant(0x4), model_1) != "");
    CHECK(concerned(name, variant(0x8), model_1) != "");
    CHECK(concerned(name, variant(0xc), model_1) == "");
    // the ESCR has the bits T0_USR and T1_USR
    CHECK(concerned(name, variant(0x5), models<1, hyper_threading::on>) != "");
    // the ESCR has the bits T0_USR and T1_OS
    CHECK(concerned(name, variant(0x6), models<1, hyper_threading::on>) == "");
    CHECK(concerned(name, variant(0x4), models<signature{.model = 2, .stepping = 6}>) != "");
    CHECK(concerned(name, variant(0x4), models<signature{.model = 2, .stepping = 7}>) == "");
    CHECK(concerned(name, variant(0x4), model_3) == "");
    CHECK(concerned(name, variant(0x4), any) != ""); // `any` may be an early processor
}

TEST_CASE("errata of threads are of those who ask for one thread") {
    constexpr const char *name = "thread_independent_event";
    const auto variant = [](const event_row &event, std::uint64_t owner) {
        return counting_of(event, 1, 0, owner);
    };
    CHECK(concerned(name, variant(page_walk_type::row, 0xc), any_with_ht) != "");
    CHECK(concerned(name, variant(page_walk_type::row, 0x3), any_with_ht) != "");
    CHECK(concerned(name, variant(page_walk_type::row, 0x5), any_with_ht) == "");
    CHECK(concerned(name, variant(page_walk_type::row, 0xc), any) == "");
    CHECK(concerned(name, variant(bsq_cache_reference::row, 0xc), any_with_ht) == "");
    // no source says what mask bit 0 of BNR means
    CHECK(concerned(name, variant(bnr::row, 0xc), any_with_ht) == "");
}

TEST_CASE("every counter that counts an event is named") {
    values value = counting_of(bsq_cache_reference::row, 0x107);
    const values other{{0x3a1, 0x18020e0c}, {0x362, 0x3f000}};
    value.insert(value.end(), other.begin(), other.end());
    CHECK(concerned("bsq_cache_reference_is_an_estimate", value) ==
          "bpu_counter0 bsq_cache_reference; bpu_counter2 bsq_cache_reference");
}

TEST_CASE("any values are reported without harm, and names are always given") {
    std::mt19937_64 random{6};
    std::set<std::string> text;
    for (int round = 0; round < 2000; ++round) {
        values total;
        for (unsigned place = 0; place < named_register_count; ++place)
            total.push_back({register_by_place(place).address, random() & random()});
        const target &target = round % 2 == 0 ? model_3 : any_with_ht;
        each_erratum({total.data(), total.size()}, target, [&](const concerned_by &concerned_by) {
            REQUIRE(concerned_by.where != nullptr);
            text.insert(concerned_by.entry->name);
        });
    }
    CHECK(text.size() > 40);
}

TEST_CASE("a count alone is asked about too, and the compiler can") {
    static constexpr counting instructions{
        .counter = counter_number::iq_counter0,
        .particulars = {.through = escr_number::cru_escr0,
                        .event = &events[instr_retired::number],
                        .selects = {.t0_usr = true, .event_mask = 1},
                        .filters = {.enable = true}}};
    constexpr auto count = [](unsigned replay) {
        unsigned report = 0;
        each_erratum(instructions, replay, target{}, [&](const concerned_by &) { ++report; });
        return report;
    };
    static_assert(count(0) == 1);
    static_assert(count(2) == 1);
    static constexpr register_value value[] = {{0x3b8, 0x04000204}, {0x36c, 0x39000}};
    constexpr auto of_values = [] {
        unsigned report = 0;
        each_erratum(msr::all_of(value), target{}, [&](const concerned_by &) { ++report; });
        return report;
    };
    static_assert(of_values() == 2);
}
