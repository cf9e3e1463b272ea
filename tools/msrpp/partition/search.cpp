#include "search.hpp"

namespace msrpp::partition {

planner::plan planned(const planner::workload &of, const planner::request &asked) {
    return planner::make_plan(of, asked);
}

} // namespace msrpp::partition
