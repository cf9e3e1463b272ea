// Rows of multiplexed counts, one for each choice: for (const auto &[text, count, unit, scope] :
// counts), where `count` has the times and the estimate.
#pragma once

#include <msr/session/count_rows.hpp>
#include <msr/session/counts_text.hpp>
#include <msr/session/multiplexer/multiplexed_count.hpp>

namespace msr {

/// A row of the counts of a multiplexer. The row's `count` is a `multiplexed_count`: the number of
/// counted events, the time in which they were counted, the whole time, and the estimate for the
/// whole time.
using multiplexed_count_row = basic_count_row<multiplexed_count>;

/// Returns an iterator at the first row of multiplexed counts, for loops. The counts must outlive
/// the iterator. A choice that is sampled has no count, and so no row; a choice whose group never
/// ran has a row without an estimate.
template <typename Schedule, detail::text_source Source = detail::text_source_of<Schedule>()>
count_iterator<multiplexed_counts<Schedule>, Source>
begin(const multiplexed_counts<Schedule> &counts) {
    return {counts, 0};
}
/// Returns the iterator at the end of the rows of multiplexed counts.
template <typename Schedule, detail::text_source Source = detail::text_source_of<Schedule>()>
count_iterator<multiplexed_counts<Schedule>, Source>
end(const multiplexed_counts<Schedule> &counts) {
    return {counts, counts.size()};
}

} // namespace msr
