#include "family_plans.hpp"

#include <algorithm>

namespace msrpp {

namespace {

std::vector<printed_write> named(const std::vector<named_family_write> &writes) {
    std::vector<printed_write> result;
    for (const named_family_write &next : writes)
        result.push_back({next.choice, next.register_name, next.what});
    return result;
}

} // namespace

printed_plan printed(const family_plan &plan) {
    printed_plan result{.texts = {plan.texts.begin(), plan.texts.end()},
                        .state = {},
                        .set_up = named(plan.set_up),
                        .start = named(plan.start),
                        .stop = named(plan.stop)};
    std::vector<printed_write> all = result.set_up;
    all.insert(all.end(), result.start.begin(), result.start.end());
    for (auto next = all.begin(); next != all.end(); ++next) {
        const bool replaced = std::any_of(next + 1, all.end(), [&](const printed_write &later) {
            return later.choice == next->choice && later.what.address == next->what.address;
        });
        if (!replaced) result.state.push_back(*next);
    }
    return result;
}

} // namespace msrpp
