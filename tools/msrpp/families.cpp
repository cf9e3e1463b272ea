// The families of all rooms.
#include "family.hpp"
#include "text.hpp"

#include <iterator>

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
