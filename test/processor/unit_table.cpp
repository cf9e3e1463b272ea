// The README's table of units outside of the cores, compared with the library's units.
#include <msr/amd/counters.hpp>
#include <msr/intel/uncore.hpp>
#include <msr/processor/table.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace amd = msr::amd;
namespace uncore = msr::uncore;

/// The cells of a table row, without blanks at their ends.
std::vector<std::string> cells_of(const std::string &line) {
    std::vector<std::string> cells;
    std::istringstream text{line.substr(1)};
    for (std::string cell; std::getline(text, cell, '|');) {
        const std::size_t first = cell.find_first_not_of(' ');
        cells.push_back(first == cell.npos
                            ? std::string{}
                            : cell.substr(first, cell.find_last_not_of(' ') - first + 1));
    }
    return cells;
}

/// The names in a cell, without backquotes.
std::vector<std::string> names_in(const std::string &cell) {
    std::string plain;
    for (const char letter : cell)
        plain += letter == ',' || letter == '`' ? ' ' : letter;
    std::istringstream words{plain};
    std::vector<std::string> names;
    for (std::string word; words >> word;)
        names.push_back(word);
    return names;
}

std::set<std::string> set_of(const std::vector<std::string> &names) {
    return {names.begin(), names.end()};
}

std::set<std::string> amd_units(const amd::target &target) {
    std::set<std::string> names;
    for (const amd::unit unit : {amd::unit::northbridge, amd::unit::data_fabric, amd::unit::l2i,
                                 amd::unit::l3, amd::unit::umc})
        if (amd::bank_of(unit, target).count != 0) names.insert(amd::name_of(unit));
    return names;
}

std::set<std::string> intel_units(msr::core core, bool by_msr) {
    std::set<std::string> names;
    for (const uncore::unit_row &unit : uncore::units_of(uncore::target_of(core).model).units)
        if ((unit.access == uncore::reach::msr) == by_msr) names.insert(uncore::name_of(unit.kind));
    return names;
}

} // namespace

TEST_CASE("the README names the units of each processor") {
    std::ifstream page{MSR_FACTS_DIR "/../../README.md"};
    REQUIRE(page.good());
    std::set<std::string> named;
    bool in_table = false;
    for (std::string line; std::getline(page, line);) {
        if (line == "| processors | units by MSR | units by Linux's perf alone |") in_table = true;
        if (in_table && line.empty()) break;
        if (!in_table || line.find('`') == line.npos) continue;
        const std::vector<std::string> cells = cells_of(line);
        REQUIRE(cells.size() >= 3);
        for (const std::string &name : names_in(cells[0])) {
            INFO(name);
            named.insert(name);
            if (const amd::target_row *const row = amd::target_named({name.data(), name.size()})) {
                CHECK(set_of(names_in(cells[1])) == amd_units(row->is));
                CHECK(cells[2].empty());
                continue;
            }
            const msr::core core = msr::core_named({name.data(), name.size()});
            REQUIRE(core != msr::core::none);
            CHECK(set_of(names_in(cells[1])) == intel_units(core, true));
            CHECK(set_of(names_in(cells[2])) == intel_units(core, false));
        }
    }
    // Each kind of processor with units is in the README's table; the kinds of a hybrid's cores
    // count as one kind of processor.
    for (const amd::target_row &row : amd::targets) {
        const bool is_of_several = row.family != msr::any_family && row.family >= 0x17;
        INFO(std::string{row.name});
        if (!is_of_several && !amd_units(row.is).empty()) CHECK(named.count(row.name) == 1);
    }
    for (const msr::processor_row &row : msr::processor_table) {
        INFO(std::string{row.name});
        const std::string name = row.name;
        const bool has_units =
            !intel_units(row.is, true).empty() || !intel_units(row.is, false).empty();
        const std::size_t end = name.find("_lake");
        const bool is_kind_of_core = end != name.npos && name.size() > end + 5;
        if (has_units && !is_kind_of_core) CHECK(named.count(name) == 1);
    }
}
