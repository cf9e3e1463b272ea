// Tests every event of every list of uncore events on every counter of its box (uncore unit), by
// its constant and as text, compared with the tables from which the headers are written. The
// registers of the tables are those of the boxes.
#include "../../facts.hpp"

#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/events/alder_lake.hpp>
#include <msr/intel/uncore/events/arrow_lake_core.hpp>
#include <msr/intel/uncore/events/broadwell.hpp>
#include <msr/intel/uncore/events/broadwell_de.hpp>
#include <msr/intel/uncore/events/broadwell_ep.hpp>
#include <msr/intel/uncore/events/cascade_lake.hpp>
#include <msr/intel/uncore/events/clearwater_forest.hpp>
#include <msr/intel/uncore/events/emerald_rapids.hpp>
#include <msr/intel/uncore/events/grand_ridge.hpp>
#include <msr/intel/uncore/events/granite_rapids.hpp>
#include <msr/intel/uncore/events/haswell.hpp>
#include <msr/intel/uncore/events/haswell_ep.hpp>
#include <msr/intel/uncore/events/ice_lake.hpp>
#include <msr/intel/uncore/events/ice_lake_sp.hpp>
#include <msr/intel/uncore/events/ivy_bridge.hpp>
#include <msr/intel/uncore/events/ivy_bridge_ep.hpp>
#include <msr/intel/uncore/events/knights_landing.hpp>
#include <msr/intel/uncore/events/lunar_lake.hpp>
#include <msr/intel/uncore/events/meteor_lake.hpp>
#include <msr/intel/uncore/events/nehalem.hpp>
#include <msr/intel/uncore/events/nova_lake.hpp>
#include <msr/intel/uncore/events/panther_lake.hpp>
#include <msr/intel/uncore/events/rocket_lake.hpp>
#include <msr/intel/uncore/events/sandy_bridge.hpp>
#include <msr/intel/uncore/events/sandy_bridge_ep.hpp>
#include <msr/intel/uncore/events/sapphire_rapids.hpp>
#include <msr/intel/uncore/events/sierra_forest.hpp>
#include <msr/intel/uncore/events/skylake.hpp>
#include <msr/intel/uncore/events/skylake_sp.hpp>
#include <msr/intel/uncore/events/tiger_lake.hpp>
#include <msr/intel/uncore/events/tremont.hpp>
#include <msr/intel/uncore/events/westmere.hpp>
#include <msr/pmu/select/describe.hpp>
#include <msr/pmu/select/notation.hpp>
#include <msr/pmu/select/planner.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace {

namespace select = msr::select;
namespace uncore = msr::uncore;
using known_list = select::known_list<uncore::event_pmu>;

// path from test/facts to the tables of uncore events
const std::string tables = "../../../shared/facts/uncore/";

bool have_tables() { return std::filesystem::exists(MSR_FACTS_DIR "/" + tables); }

struct tested_list {
    const char *events;
    const char *units;
    known_list list;
    uncore::target processor;
};
// clang-format off
const tested_list tested_lists[] = {
    {"nhm", "nhm", msr::events::nehalem::uncore_events::all, uncore::nehalem},
    {"wsm", "nhm", msr::events::westmere::uncore_events::all, uncore::westmere},
    {"snb", "snb", msr::events::sandy_bridge::uncore_events::all, uncore::sandy_bridge},
    {"ivb", "ivb", msr::events::ivy_bridge::uncore_events::all, uncore::ivy_bridge},
    {"hsw", "hsw", msr::events::haswell::uncore_events::all, uncore::haswell},
    {"bdw", "bdw", msr::events::broadwell::uncore_events::all, uncore::broadwell},
    {"skl", "skl", msr::events::skylake::uncore_events::all, uncore::skylake},
    {"icl", "icl", msr::events::ice_lake::uncore_events::all, uncore::ice_lake},
    {"tgl", "tgl", msr::events::tiger_lake::uncore_events::all, uncore::tiger_lake},
    {"rkl", "rkl", msr::events::rocket_lake::uncore_events::all, uncore::rocket_lake},
    {"adl", "adl", msr::events::alder_lake::uncore_events::all, uncore::alder_lake},
    {"mtl", "mtl", msr::events::meteor_lake::uncore_events::all, uncore::meteor_lake},
    {"arl", "arl", msr::events::arrow_lake_core::uncore_events::all, uncore::arrow_lake_core},
    {"lnl", "lnl", msr::events::lunar_lake::uncore_events::all, uncore::lunar_lake},
    {"ptl", "ptl", msr::events::panther_lake::uncore_events::all, uncore::panther_lake},
    {"nvl", "nvl", msr::events::nova_lake::uncore_events::all, uncore::nova_lake},
    {"jkt", "jkt", msr::events::sandy_bridge_ep::uncore_events::all, uncore::sandy_bridge_ep},
    {"ivt", "ivt", msr::events::ivy_bridge_ep::uncore_events::all, uncore::ivy_bridge_ep},
    {"hsx", "hsx", msr::events::haswell_ep::uncore_events::all, uncore::haswell_ep},
    {"bdx", "bdx", msr::events::broadwell_ep::uncore_events::all, uncore::broadwell_ep},
    {"bdw_de", "bdw_de", msr::events::broadwell_de::uncore_events::all, uncore::broadwell_de},
    {"knl", "knl", msr::events::knights_landing::uncore_events::all, uncore::knights_landing},
    {"skx", "skx", msr::events::skylake_sp::uncore_events::all, uncore::skylake_sp},
    {"clx", "clx", msr::events::cascade_lake::uncore_events::all, uncore::cascade_lake},
    {"snr", "snr", msr::events::tremont::uncore_events::all, uncore::tremont},
    {"icx", "icx", msr::events::ice_lake_sp::uncore_events::all, uncore::ice_lake_sp},
    {"spr", "spr", msr::events::sapphire_rapids::uncore_events::all, uncore::sapphire_rapids},
    {"emr", "emr", msr::events::emerald_rapids::uncore_events::all, uncore::emerald_rapids},
    {"gnr", "gnr", msr::events::granite_rapids::uncore_events::all, uncore::granite_rapids},
    {"srf", "srf", msr::events::sierra_forest::uncore_events::all, uncore::sierra_forest},
    {"cwf", "cwf", msr::events::clearwater_forest::uncore_events::all, uncore::clearwater_forest},
    {"grr", "grr", msr::events::grand_ridge::uncore_events::all, uncore::grand_ridge},
};
// clang-format on

std::uint64_t number_in(const facts::row &row, const char *column) {
    return row[column].empty() ? 0 : facts::number(row[column]);
}

/// Returns the library's name of a unit in the tables of uncore events.
std::string box_name(const std::string &unit) {
    if (unit == "QPI LL") return "qpi";
    if (unit == "UPI LL") return "upi";
    return facts::lower_case(unit);
}

/// Returns `value` at the bits of a field in fields.csv, `high:low` or a single bit; 0 where there
/// is no such field.
std::uint64_t placed(const std::map<std::string, std::string> &fields, const char *field,
                     std::uint64_t value) {
    const auto place = fields.find(field);
    if (place == fields.end()) return 0;
    const std::size_t colon = place->second.find(':');
    const std::string low =
        colon == std::string::npos ? place->second : place->second.substr(colon + 1);
    return value << facts::number(low);
}

using fields_of_unit = std::map<std::string, std::string>;

/// Returns the fields of the select registers, by processor and unit.
std::map<std::string, fields_of_unit> select_fields() {
    std::map<std::string, fields_of_unit> result;
    for (const facts::row &row : facts::table{tables + "fields.csv"})
        if (row["register"] == "select")
            result[row["processor"] + " " + row["unit"]].emplace(row["field"], row["bits"]);
    return result;
}

/// Returns the names of the counters of a client's memory controllers that always run, each once.
/// `processor`: the processor's name in the tables
std::vector<std::string> free_running_names(const std::string &processor) {
    std::vector<std::string> names;
    for (const facts::row &row : facts::table{tables + "free_running.csv"}) {
        const bool is_of_client =
            row["unit"] == "iMC" && row["source"].find("uncore_snb.c") != std::string::npos;
        const std::string processors = " " + row["processors"] + " ";
        if (!is_of_client || processors.find(" " + processor + " ") == std::string::npos) continue;
        if (std::find(names.begin(), names.end(), row["what"]) == names.end())
            names.push_back(row["what"]);
    }
    return names;
}

/// Returns the last value of a register before the counters run.
std::uint64_t last_written(const msr::program_view &program, std::uint32_t address) {
    std::uint64_t value = 0;
    for (const msr::write &write : program.set_up)
        if (write.address == address) value = write.value;
    for (const msr::write &write : program.start)
        if (write.address == address) value = write.value;
    return value;
}

} // namespace

TEST_CASE("every event of a list is encoded as its table says, or refused with the reason") {
    if (!have_tables()) {
        MESSAGE("skipped: the tables are not here");
        return;
    }
    const auto fields = select_fields();
    std::map<std::string, std::size_t> refused;
    std::size_t events = 0, encoded = 0, pairs = 0, forbidden = 0, faulty = 0;
    for (const tested_list &tested : tested_lists) {
        std::map<std::string, const select::vendor_event<uncore::event_pmu> *> by_name;
        for (const auto *const event : tested.list.events)
            by_name[event->name()] = event;
        std::map<std::string, std::size_t> counters_of_box;
        std::size_t rows = 0;
        for (const facts::row &row :
             facts::table{tables + "events/" + std::string{tested.events} + ".csv"}) {
            ++rows;
            const std::string name = facts::lower_case(row["name"]);
            const auto entry = by_name.find(name);
            REQUIRE_MESSAGE(entry != by_name.end(), name);
            ++events;
            const known_list lists[] = {tested.list};
            const auto read = select::parse<uncore::event_pmu>(
                {name.data(), name.size()}, tested.processor, msr::all_of(lists));
            REQUIRE_MESSAGE(read.well_formed(), name);
            select::request request = read.wanted;
            CHECK(name == select::text_of<uncore::event_pmu>(request).text);

            // Filter values that the table leaves to the caller of the event.
            const std::string filter = row["filter"];
            const auto give = [&](uncore::value_number number, std::uint64_t value) {
                if (!uncore::has(request, number))
                    request = select::with_value(request, uncore::number_of(number), value);
            };
            if (filter.find("fc_mask") != std::string::npos) give(uncore::value_number::fc_mask, 7);
            if (filter.find("ch_mask") != std::string::npos) give(uncore::value_number::ch_mask, 1);
            if (filter == "select:55:32") give(uncore::value_number::umask_ext, 1);
            if (filter.find("filter0") != std::string::npos) give(uncore::value_number::filter0, 0);
            if (filter.find("filter1") != std::string::npos) give(uncore::value_number::filter1, 0);
            const bool free_running = !row["free_running"].empty();
            const msr::verdict verdict =
                select::check<uncore::event_pmu>(request, tested.processor);
            if (!verdict.legal()) {
                ++refused[verdict.broken->name];
                const std::string sentence =
                    std::string{tested.events} + " " + name + ": " + verdict.broken->name;
                CHECK_MESSAGE((free_running || filter.find("match") != std::string::npos ||
                               filter.find("filter0") != std::string::npos ||
                               verdict.broken == &uncore::processor_has_box::text),
                              sentence);
                continue;
            }
            CHECK_MESSAGE(!free_running, name);

            // Checks each counter of the box.
            const uncore::found_unit unit =
                uncore::unit_of(uncore::box_of(request), tested.processor);
            for (int counter = 0; counter <= uncore::fixed_counter_number; ++counter) {
                if ((unit->counter_set() >> counter & 1) == 0) continue;
                const bool fixed = counter == uncore::fixed_counter_number;
                // Ice Lake's list numbers the only counter of ARB otherwise: see doc/uncore.md.
                const bool only = tested.processor == uncore::ice_lake && row["unit"] == "ARB";
                const std::uint64_t counters = only ? 1 : number_in(row, "counters");
                const bool allowed =
                    row["fixed"].empty() ? !fixed && (counters >> counter & 1) != 0 : fixed;
                ++pairs;
                forbidden += allowed ? 0 : 1;
                select::request placed_request = request;
                placed_request.counter = static_cast<std::int8_t>(counter);
                if (select::check<uncore::event_pmu>(placed_request, tested.processor).legal() !=
                        allowed &&
                    ++faulty < 20)
                    MESSAGE(tested.events << " " << name << " on counter " << counter);
            }

            // The expected select register is made from the fields in fields.csv.
            const select::request requests[] = {request};
            const auto plan =
                select::try_plan<uncore::event_pmu, 1>(msr::all_of(requests), tested.processor);
            REQUIRE_MESSAGE(plan.legal(), name);
            if (unit->access != uncore::reach::msr || !row["fixed"].empty()) continue;
            const auto registers = uncore::registers_of(*unit, plan.found.assigned[0].counter);
            const std::string key = std::string{tested.units} + " " + row["unit"];
            // No source has the fields of some boxes: they are those of the corresponding box of a
            // later processor.
            const fields_of_unit &of_unit =
                fields.at(fields.count(key) != 0 ? key : "gnr " + row["unit"]);
            std::uint64_t expected = placed(of_unit, "event", number_in(row, "event")) |
                                     placed(of_unit, "thresh", number_in(row, "cmask")) |
                                     number_in(row, "ext_sel") << 21;
            // The PCU's unit mask is its occupancy field where fields.csv has that field.
            expected |= of_unit.count("umask") != 0
                            ? placed(of_unit, "umask", number_in(row, "umask"))
                            : number_in(row, "umask") << 8;
            expected |= number_in(row, "umask_ext") << 32;
            expected |= placed(of_unit, "ch_mask",
                               uncore::value_of(request, uncore::value_number::ch_mask));
            expected |= placed(of_unit, "fc_mask",
                               uncore::value_of(request, uncore::value_number::fc_mask));
            const bool generic = unit->style == uncore::control::generic;
            if (!generic) expected |= std::uint64_t{1} << 22;
            if (last_written(plan.view(), registers.select) != expected && ++faulty < 20)
                MESSAGE(tested.events << " " << name << " writes "
                                      << last_written(plan.view(), registers.select)
                                      << ", the table says " << expected);
            const std::uint64_t value = number_in(row, "filter_value");
            if (value != 0) CHECK(last_written(plan.view(), unit->filter[1]) == value);
            ++encoded;
        }
        CHECK_MESSAGE(rows + free_running_names(tested.units).size() == tested.list.events.size(),
                      tested.events);
    }
    MESSAGE(events << " events, " << encoded << " in boxes with MSRs; " << pairs
                   << " pairs of event and counter, " << forbidden << " of them forbidden");
    for (const auto &[rule, count] : refused)
        MESSAGE(count << " events break " << rule);
    CHECK(faulty == 0);
}

// Linux 7.3, uncore_snb.c: uncore_imc numbers its counters from 1 on; uncore_imc_free_running has
// event FFH and unit mask 10H for the first, 20H for the second.
TEST_CASE("counters of clients' memory controllers that always run have Linux's numbers") {
    if (!have_tables()) {
        MESSAGE("skipped: the tables are not here");
        return;
    }
    std::size_t encoded = 0;
    for (const tested_list &tested : tested_lists) {
        const std::vector<std::string> names = free_running_names(tested.units);
        const uncore::found_unit unit =
            uncore::unit_of(uncore::box::imc_free_running, tested.processor);
        CHECK_MESSAGE(static_cast<bool>(unit) == !names.empty(), tested.units);
        const bool is_old = !names.empty() && names.front() == "data_reads";
        for (std::size_t index = 0; index < names.size(); ++index) {
            const std::string text = "imc_free_running::unc_imc_" + names[index];
            const known_list lists[] = {tested.list};
            const auto read = select::parse<uncore::event_pmu>(
                {text.data(), text.size()}, tested.processor, msr::all_of(lists));
            REQUIRE_MESSAGE(read.well_formed(), text);
            const select::request requests[] = {read.wanted};
            const auto plan =
                select::try_plan<uncore::event_pmu, 1>(msr::all_of(requests), tested.processor);
            REQUIRE_MESSAGE(plan.legal(), text);
            const auto registers = uncore::registers_of(*unit, plan.found.assigned[0].counter);
            const std::uint64_t number = is_old ? index + 1 : (index + 1) << 12 | 0xff;
            CHECK_MESSAGE(last_written(plan.view(), registers.select) == (number | 0x40'0000),
                          tested.units);
            CHECK(msr::is_box_address(registers.select));
            ++encoded;
        }
    }
    CHECK(encoded == 7 * 5 + 7 * 3); // Sandy Bridge to Rocket Lake but Tiger Lake; the others
}

TEST_CASE("the registers of boxes are those of the tables") {
    if (!have_tables()) {
        MESSAGE("skipped: the tables are not here");
        return;
    }
    std::map<std::string, uncore::target> targets;
    for (const tested_list &tested : tested_lists)
        targets.emplace(tested.units, tested.processor);
    std::size_t compared = 0, rest = 0;
    for (const facts::row &row : facts::table{tables + "registers.csv"}) {
        const auto target = targets.find(row["processor"]);
        if (target == targets.end()) continue;
        const unsigned kind =
            uncore::box_number({box_name(row["unit"]).c_str(), box_name(row["unit"]).size()});
        REQUIRE_MESSAGE(kind < uncore::box_count, row["unit"]);
        const uncore::found_unit unit =
            uncore::unit_of(static_cast<uncore::box>(kind), target->second);
        if (!unit || unit->access != uncore::reach::msr) continue;
        const auto box = static_cast<unsigned>(facts::number(row["box"]));
        const std::string name = row["register"];
        std::uint32_t of_first = 0;
        // Rows are left out where one source has another register address than the others: see
        // doc/uncore.md.
        if (!row["otherwise"].empty() && row["confidence"] != "high") continue;
        const auto last = [&] { return static_cast<std::uint32_t>(name.back() - '0'); };
        const bool is_of_counter = name.rfind("ctl", 0) == 0 || name.rfind("ctr", 0) == 0;
        if (is_of_counter && last() >= unit->counters) continue;
        if (name == "box_ctl")
            of_first = unit->control;
        else if (name == "fixed_ctl")
            of_first = unit->fixed_select;
        else if (name == "fixed_ctr")
            of_first = unit->fixed_counter;
        else if (name == "status")
            of_first = unit->status;
        else if (name.rfind("filter", 0) == 0)
            of_first = unit->filter[last()];
        else if (name.rfind("ctl", 0) == 0)
            of_first = unit->select + last();
        else if (name.rfind("ctr", 0) == 0)
            of_first = unit->counter + last();
        if (of_first == 0 || (unit->bases.size() != 0 && box >= unit->bases.size())) {
            ++rest; // counts a register that plans do not write
            continue;
        }
        ++compared;
        CHECK_MESSAGE(static_cast<std::uint32_t>(static_cast<std::int32_t>(of_first) +
                                                 unit->offset_of(box)) ==
                          facts::number(row["address"]),
                      row["processor"] << " " << row["unit"] << " " << box << " " << name);
    }
    MESSAGE(compared << " registers compared, " << rest << " not written by plans");
}
