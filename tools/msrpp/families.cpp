// The families of all PMUs, put together in the order of --cpu.
#include "../support/text.hpp"
#include "families/meters.hpp"
#include "family.hpp"

#include <iterator>
#include <utility>

namespace msrpp {

namespace {

std::vector<family> all_families() {
    std::vector<family> result;
    for (auto of_a_room : {netburst_families, p5_p6_families, perfmon_families,
                           amd_counter_families, ibs_families, rdt_families}) {
        std::vector<family> addition = of_a_room();
        result.insert(result.end(), std::make_move_iterator(addition.begin()),
                      std::make_move_iterator(addition.end()));
    }
    for (family &identity : result)
        add_meters(identity);
    return result;
}

} // namespace

rule_report rule_report_of(const msr::verdict &verdict, std::vector<std::string> legal) {
    rule_report report{verdict.broken->name, verdict.broken->sentence, {}, std::move(legal)};
    for (const char *const name : verdict.names)
        if (name != nullptr) report.by.emplace_back(name);
    return report;
}

const std::vector<family> &families() {
    static const std::vector<family> list = all_families();
    return list;
}

const family *family_named(std::string_view name) {
    for (const family &identity : families())
        if (msr::same_without_case(view(name), view(identity.name))) return &identity;
    return nullptr;
}

} // namespace msrpp
