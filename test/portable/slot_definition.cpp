// Event numbers in the definitions of slot shares, compared with the vendors' event lists.
#include <msr/portable/slot_definition.hpp>

#include "../amd/event_lists.hpp"
#include "../intel/event_lists.hpp"

#include <msr/amd/counters.hpp>
#include <msr/amd/counters/slot_shares.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/intel/perfmon/slot_shares.hpp>
#include <msr/pmu/select/facts.hpp>
#include <msr/pmu/select/listed.hpp>
#include <msr/pmu/select/notation.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string>

namespace {

/// The row of a list with the name, regardless of case, or null.
template <typename List>
const msr::select::listed_row *row_in(const List &list, const char *name) {
    for (const msr::select::listed_row *const row : list.events)
        if (msr::same_without_case(row->name(), name)) return row;
    return nullptr;
}

/// Compares the event numbers of each term of a slot definition that names an event of the list.
/// Returns the number of compared terms.
template <typename Pmu, typename Target, typename List>
std::size_t compare_terms(const msr::slot_definition &definition, const Target &target,
                          const List &list) {
    std::size_t compared = 0;
    for (const msr::slot_sum &sum : definition.shares)
        for (const msr::slot_term &term : sum.terms) {
            if (term.listed == nullptr) continue;
            INFO(std::string{term.listed});
            const msr::select::listed_row *const row = row_in(list, term.listed);
            REQUIRE(row != nullptr);
            const msr::select::event_facts facts = row->facts();
            const auto read = msr::select::parse<Pmu>(msr::text_view{term.choice}, target);
            REQUIRE(read.well_formed());
            CHECK(read.wanted.code == facts.code);
            CHECK(read.wanted.masks == facts.mask);
            CHECK(read.wanted.threshold == facts.threshold);
            ++compared;
        }
    return compared;
}

} // namespace

TEST_CASE("events of Intel's issue slots have the numbers of each processor's list") {
    namespace pm = msr::perfmon;
    std::size_t compared = 0;
    for (std::size_t i = 0; i < pm::processor_count; ++i) {
        const pm::target target = pm::target_at(static_cast<unsigned>(i));
        const msr::slot_definition *const definition = slot_definition_of(target);
        if (definition == nullptr) continue;
        for (const tested_list &list : tested_lists) {
            if (std::string{list.table}.find("_offcore") != std::string::npos) continue;
            if (pm::processor_places[list.is.list->of] != i) continue;
            INFO(std::string{list.table});
            compared += compare_terms<pm::event_pmu>(*definition, target, list.is);
        }
    }
    CHECK(compared >= 60);
}

TEST_CASE("events of AMD's issue slots have the numbers of each processor's list") {
    std::size_t compared = 0;
    for (const auto &[name, list] : {std::pair{"zen4", msr::events::zen4::core_events::all},
                                     std::pair{"zen5", msr::events::zen5::core_events::all},
                                     std::pair{"zen6", msr::events::zen6::core_events::all}})
        for (const auto &row : msr::amd::targets) {
            if (std::string{row.name} != name) continue;
            const msr::slot_definition *const definition = slot_definition_of(row.is);
            REQUIRE(definition != nullptr);
            compared += compare_terms<msr::amd::event_pmu>(*definition, row.is, list);
        }
    CHECK(compared == 15);
}
