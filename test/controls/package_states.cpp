// Compares the control of the deepest package state with the codes of turbostat: each processor
// with codes has the control, and each code fits its bits, unless a sentence explains why not.
#include "../facts.hpp"

#include <msr/controls/names.hpp>
#include <msr/controls/table.hpp>
#include <msr/processor/identity.hpp>

#include <doctest/doctest.h>

#include <map>
#include <set>
#include <string>

namespace {

namespace controls = msr::controls;
using controls::control_number;

TEST_CASE("each code of a package state fits the control of its processor") {
    // Codes above 7 need a fourth bit. edk2's headers have three bits for these processors, and
    // turbostat takes four from every processor: that a code of theirs has the fourth bit is the
    // word of turbostat alone.
    const std::map<std::string, std::set<unsigned>> wider_in_turbostat{
        {"haswell_ep", {8}}, {"broadwell_de", {8}}, {"silvermont", {14, 15}}};
    // The codes of these processors are turbostat's alone: no source has the layout of the
    // register, with its lock, so that the library has no control of it.
    const std::set<std::string> without_layout{"elkhart_lake", "grand_ridge", "tremont"};
    unsigned compared = 0;
    std::map<std::string, std::set<unsigned>> unfit;
    for (const facts::row &row : facts::table{"controls/package_cstate_limits.csv"})
        for (const std::string &name : facts::list_of(row["identities"])) {
            const msr::core processor = msr::core_named(name.c_str());
            if (processor == msr::core::none) continue;
            CAPTURE(name);
            const auto code = static_cast<unsigned>(facts::number(row["code_E2H_3_0"]));
            CAPTURE(code);
            const controls::control_row *row_of_limit = nullptr;
            controls::each_row([&](const controls::control_row &entry) {
                if (entry.number == control_number::package_cstate_limit &&
                    entry.processors.has(processor))
                    row_of_limit = &entry;
            });
            CHECK((row_of_limit != nullptr) == !without_layout.contains(name));
            if (row_of_limit == nullptr) continue;
            CHECK(row_of_limit->address == 0xe2);
            CHECK(row_of_limit->low == 0);
            if (!row_of_limit->fits(code)) unfit[name].insert(code);
            ++compared;
        }
    CHECK(unfit == wider_in_turbostat);
    CHECK(compared > 300);
}

} // namespace
