// The families of all rooms.
#include "../support/text.hpp"
#include "family.hpp"

#include <iterator>
#include <utility>

namespace msrpp {

namespace {

std::vector<family> all_families() {
    std::vector<family> result;
    for (auto of_a_room : {netburst_families, p5_p6_families, perfmon_families,
                           amd_counter_families, ibs_families, rdt_families}) {
        std::vector<family> more = of_a_room();
        result.insert(result.end(), std::make_move_iterator(more.begin()),
                      std::make_move_iterator(more.end()));
    }
    return result;
}

} // namespace

told_rule told_of(const msr::verdict &why, std::vector<std::string> legal) {
    told_rule told{why.broken->name, why.broken->sentence, {}, std::move(legal)};
    for (const char *const by : why.by)
        if (by != nullptr) told.by.emplace_back(by);
    return told;
}

const std::vector<family> &families() {
    static const std::vector<family> all = all_families();
    return all;
}

const family *family_named(std::string_view name) {
    for (const family &one : families())
        if (msr::same_without_case(view(name), view(one.name))) return &one;
    return nullptr;
}

} // namespace msrpp
