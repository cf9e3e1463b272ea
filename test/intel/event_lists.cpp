// Tests every event of every list of Intel's, on every counter of its processor, with
// Hyper-Threading and without, by its constant, as text and by its numbers, compared with the
// tables from which the headers are written.
#include "event_lists.hpp"
#include "../thorough.hpp"

#include "../facts.hpp"
#include "../mask_groups.hpp"

#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/describe.hpp>
#include <msr/pmu/select/notation.hpp>
#include <msr/pmu/select/planner.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <stdexcept>
#include <string>

namespace {

namespace perfmon = msr::perfmon;
namespace select = msr::select;
using perfmon::event_pmu;
using perfmon::target;
using known_list = select::known_list<event_pmu>;

// path from test/facts to the tables of Intel's events
const std::string tables = "../../../shared/facts/events/intel/";

bool have_tables() { return std::filesystem::exists(MSR_FACTS_DIR "/" + tables); }

/// Returns a row's cell in a column; an empty text where the table lacks the column.
std::string cell(const facts::row &row, const char *column) {
    try {
        return row[column];
    } catch (const std::runtime_error &) {
        return {};
    }
}

std::uint64_t number_in(const facts::row &row, const char *column) {
    const std::string text = cell(row, column);
    return text.empty() ? 0 : facts::number(text);
}

/// Returns the name of an event as the notation writes it.
std::string text_name(std::string name) {
    name = facts::lower_case(name);
    for (const std::string mark : {":request=", ":response="})
        if (const std::size_t position = name.find(mark); position != name.npos)
            name.replace(position, mark.size(), ".");
    return name;
}

const select::vendor_event<event_pmu> *event_named(const known_list &list,
                                                   const std::string &name) {
    for (const auto *const entry : list.events)
        if (name == entry->name()) return entry;
    return nullptr;
}

/// Returns whether an event's row in Intel's table lets a counter count the event.
bool is_allowed(const facts::row &event, int counter, bool one_thread) {
    if (counter >= static_cast<int>(perfmon::first_fixed))
        return !cell(event, "fixed").empty() &&
               static_cast<int>(number_in(event, "fixed")) ==
                   counter - static_cast<int>(perfmon::first_fixed);
    const bool alone = one_thread && !cell(event, "counters_ht_off").empty();
    return (number_in(event, alone ? "counters_ht_off" : "counters") >> counter & 1) != 0;
}

/// Returns the general counters that Linux 7.3.4 allows for an event where Intel's table names
/// more: rows of core.c for Nova Lake. The other counters are `disputed`.
unsigned counters_in_linux(const std::string &table, std::uint32_t code, std::uint32_t mask) {
    const auto kind = [&](std::uint32_t c, std::uint32_t m) { return code == c && mask == m; };
    if (table == "nvl_coyotecove" && (code == 0x79 || code == 0xdf || kind(0xd0, 0x87) ||
                                      kind(0x76, 0x01) || kind(0xb2, 0x01) || kind(0xb2, 0x02)))
        return 0xf;
    if (table == "nvl_arcticwolf" && kind(0x75, 0x01)) return 0x1;
    if (table == "nvl_arcticwolf" && kind(0x75, 0x02)) return 0x2;
    return ~0u;
}

/// Numbers of checked pairs of an event and a counter.
struct tally {
    std::size_t pairs{};
    std::size_t forbidden{}; ///< pairs of an event and a counter that Intel's table forbids
    std::size_t wrong{};
    std::map<std::string, std::size_t> by_other_rules;
};

bool is_about_counters(const msr::verdict &verdict) {
    return verdict.broken == &select::event_reaches_counter::text;
}

/// Checks a request on a target; `allowed` is whether Intel's table allows the request.
void judge(tally &destination, const select::request &request, const target &target, bool allowed,
           const std::string &text) {
    const msr::verdict verdict = select::check<event_pmu>(request, target);
    ++destination.pairs;
    destination.forbidden += allowed ? 0 : 1;
    if (!verdict.legal() && !is_about_counters(verdict)) {
        ++destination.by_other_rules[verdict.broken->name];
        return;
    }
    if (verdict.legal() == allowed) return;
    if (++destination.wrong < 20) MESSAGE(text << ": the table says " << allowed);
}

/// Returns a request for a row's event by its numbers (event code, unit mask, threshold), without
/// the values for other registers.
select::request numbers_of(const facts::row &event, std::uint32_t mask) {
    select::request result{
        .code = static_cast<std::uint32_t>(facts::number(facts::list_of(event["event"])[0])),
        .chosen = ~std::uint32_t{0}};
    result.masks = mask;
    result.threshold = static_cast<std::uint32_t>(number_in(event, "cmask"));
    result.invert = number_in(event, "inv") != 0;
    result.edge = number_in(event, "edge") != 0;
    return result;
}

/// Returns the unit mask of a row; the first where the row has several.
std::uint32_t mask_of(const facts::row &event) {
    const facts::cells masks = facts::list_of(event["umask"]);
    return masks.empty() ? 0 : static_cast<std::uint32_t>(facts::number(masks[0]));
}

/// Calls `each(row, name, mask)` for the events of a table. Where the masks of an event are in
/// groups, `mask` is a complete unit mask; `row` is then the row of one of the masks in it.
template <typename Each>
void each_event(const std::string &name, Each &&entry) {
    const facts::mask_groups groups{tables + name + "_masks.csv"};
    std::set<std::string> known;
    for (const facts::row &row : facts::table{tables + name + ".csv"}) {
        const std::string event = row["name"].substr(0, row["name"].find('.'));
        if (!groups.has(event))
            entry(row, text_name(row["name"]), mask_of(row));
        else if (known.insert(event).second)
            for (const facts::joined_mask &mask : groups.names_of(event))
                entry(row, text_name(event + "." + mask.name), mask.value);
    }
}

template <typename Each>
void each_target(const known_list &list, Each &&entry) {
    const unsigned place = perfmon::processor_places[list.list->of];
    REQUIRE(place < perfmon::processor_count);
    target target = perfmon::target_at(list.list->of);
    REQUIRE(event_pmu::has_list(*list.list, target));
    entry(target, false);
    if (perfmon::processors[place].without_threads == 0) return;
    target.general = perfmon::processors[place].without_threads;
    entry(target, true);
}

template <typename Each>
void each_counter(const target &target, Each &&entry) {
    for (int counter = 0; counter < static_cast<int>(perfmon::counter_count); ++counter)
        if ((event_pmu::counters_on(target) & select::set_of(counter)) != 0) entry(counter);
}

} // namespace

TEST_CASE("every event of a list is counted where its table lets it") {
    if (!have_tables()) {
        MESSAGE("skipped: the tables are not here");
        return;
    }
    tally by_constant;
    tally by_text;
    std::size_t pairs = 0;
    std::size_t by_number = 0;
    std::size_t accepted = 0; ///< pairs that the planner accepts though Intel's table forbids them
    std::size_t events = 0;
    for (const tested_list &tested : tested_lists) {
        const known_list lists[] = {tested.is};
        std::size_t of_table = 0;
        each_event(tested.table, [&](const facts::row &row, const std::string &name,
                                     std::uint32_t mask) {
            // offcore_response is the library's own event, which takes any value
            if (name == "offcore_response") return;
            ++of_table;
            const auto *const event = event_named(tested.is, name);
            REQUIRE_MESSAGE(event != nullptr, name);
            ++events;
            CHECK_MESSAGE(event->facts().mask == mask, name);
            each_target(tested.is, [&](const target &target, bool one_thread) {
                each_counter(target, [&](int counter) {
                    if (pairs++ % rounds(12, 1) != 0) return;
                    const bool general = counter < static_cast<int>(perfmon::first_fixed);
                    const bool allowed =
                        is_allowed(row, counter, one_thread) &&
                        (!general ||
                         (counters_in_linux(tested.table, event->facts().code, mask) >> counter &
                          1) != 0);
                    const std::string subject =
                        std::string{tested.table} + " " + name +
                        ":counter=" + select::counter_name<event_pmu>(counter);
                    auto request = request_of(*event);
                    request.counter = static_cast<std::int8_t>(counter);
                    judge(by_constant, request, target, allowed, subject);
                    // INST_RETIRED.ANY_PS of Knights Landing has the numbers of INST_RETIRED.ANY_P,
                    // which both counters count.
                    const bool has_other = name == "inst_retired.any_ps";
                    if (general && number_in(row, "counters") != 0 && !has_other &&
                        cell(row, "umask2").empty()) {
                        auto numbers = numbers_of(row, mask);
                        numbers.counter = static_cast<std::int8_t>(counter);
                        ++by_number;
                        if (!allowed && select::check<event_pmu>(numbers, target).legal() &&
                            ++accepted < 20)
                            MESSAGE(subject << " is accepted by its numbers");
                    }
                    const std::string text = subject.substr(subject.find(' ') + 1);
                    const auto read = select::parse<event_pmu>({text.data(), text.size()}, target,
                                                               msr::all_of(lists));
                    REQUIRE_MESSAGE(read.well_formed(), text);
                    CHECK(text == select::text_of<event_pmu>(read.wanted).text);
                    judge(by_text, read.wanted, target, allowed, subject);
                });
            });
        });
        CHECK(of_table == tested.is.events.size());
    }
    MESSAGE(events << " events, " << by_constant.pairs << " pairs by constant, "
                   << by_constant.forbidden << " of them forbidden");
    for (const auto &[rule, count] : by_constant.by_other_rules)
        MESSAGE(count << " pairs break " << rule);
    MESSAGE(by_number << " pairs by number");
    CHECK(by_constant.wrong == 0);
    CHECK(accepted == 0);
    CHECK(by_text.wrong == 0);
}

// Core 2 and Core Duo, from the fields of their unit masks in the manual (volume 3B, "Core
// Specificity" to "MESI"): the event's core 40h, both cores C0h; all requests 30h, hardware
// prefetches 10h, all but these 00h; the event's agent 00h, all agents 20h; modified 08h, all
// states 0Fh.
TEST_CASE("a name of a list has a mask of each group of masks") {
    namespace merom = msr::events::core2;
    namespace core_duo = msr::events::yonah;
    const auto mask = [](const auto &event) { return event.facts().mask; };
    CHECK(mask(merom::l2_ld::m_state) == 0x40 + 0x30 + 0x08);
    CHECK(mask(merom::l2_ld::self) == 0x40 + 0x30 + 0x0f);
    CHECK(mask(merom::l2_ld::both_cores_prefetch) == 0xc0 + 0x10 + 0x0f);
    CHECK(mask(merom::l2_ld::both_cores_prefetch_m_state) == 0xc0 + 0x10 + 0x08);
    CHECK(mask(merom::l2_lines_in::excl_prefetch) == 0x40);
    CHECK(mask(merom::bus_trans_burst::all_agents) == 0x40 + 0x20);
    CHECK(mask(merom::bus_trans_burst::both_cores_all_agents) == 0xc0 + 0x20);
    CHECK(mask(core_duo::l2_st::m_state) == 0x40 + 0x08);
    CHECK(mask(core_duo::l2_rqsts::m_state_both_cores_prefetch) == 0xc0 + 0x10 + 0x08);
    const known_list lists[] = {merom::core_events::all};
    const msr::text_view text = "L2_LD.BOTH_CORES.M_STATE:user";
    const auto read =
        select::parse<event_pmu>(text, perfmon::target_at(msr::core::core2), msr::all_of(lists));
    REQUIRE(read.well_formed());
    CHECK(select::masks_of<event_pmu>(read.wanted) == 0xc0 + 0x30 + 0x08);
}
