// Rows of a session's counts, one for each choice: for (const auto &[text, count, unit, scope] :
// counts).
#pragma once

#include <msr/core/program.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/session/counts.hpp>
#include <msr/session/counts_text.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace msr {

/// A count with the text of its choice (an event with its qualifiers), the unit that counted it,
/// and the scope of the unit.
/// `Count`: std::uint64_t, or `multiplexed_count`.
template <typename Count>
struct basic_count_row {
    std::string text; ///< the text of the choice, as `to_string` prints it
    Count count{};    ///< the count of the choice named by `text`
    /// The unit of the processor that has counted, such as `core` or `l3`.
    std::string_view unit;
    register_scope scope{}; ///< the logical processors that share the unit named by `unit`
};

/// A row of the counts of a session.
using count_row = basic_count_row<std::uint64_t>;

/// An iterator through the rows of counts in the order of the choices. A choice that is sampled has
/// no count, so the iterator skips it. `Counts`: the counts of a plan, or of a schedule.
template <typename Counts, detail::text_source Source>
class count_iterator {
public:
    using value_type =
        basic_count_row<std::remove_cvref_t<decltype(std::declval<const Counts &>().at(0))>>;
    using difference_type = std::ptrdiff_t;

    /// Makes an iterator without counts, at the end.
    count_iterator() = default;
    /// Makes an iterator at the choice at a position, or at the next choice that has a count.
    count_iterator(const Counts &counted, std::size_t start) : counts_{&counted}, position{start} {
        skip_sampled();
    }

    /// Returns the row at the iterator's position: the choice's text, its count, the unit and the
    /// scope.
    value_type operator*() const {
        const readout &source = detail::readout_at(*counts_, position);
        value_type row{{}, counts_->at(position), source.unit, source.scope};
        detail::append_text<Source>(row.text, *counts_, position);
        return row;
    }
    /// Goes on to the next choice that is not sampled, or to the end.
    count_iterator &operator++() {
        ++position;
        skip_sampled();
        return *this;
    }
    /// Goes on to the next choice that is not sampled, or to the end, and returns the iterator's
    /// previous position.
    count_iterator operator++(int) {
        const count_iterator previous = *this;
        ++*this;
        return previous;
    }

    /// Returns whether two iterators are at the same position; both must be of the same counts.
    friend bool operator==(const count_iterator &left, const count_iterator &other) {
        return left.position == other.position;
    }

private:
    void skip_sampled() {
        while (position < counts_->size() && detail::readout_at(*counts_, position).is_sampled)
            ++position;
    }

    const Counts *counts_{};
    std::size_t position{};
};

/// Returns an iterator at the first row of counts, for loops. The counts must outlive the iterator.
template <typename Plan, detail::text_source Source = detail::text_source_of<Plan>()>
count_iterator<counts<Plan>, Source> begin(const counts<Plan> &counts) {
    return {counts, 0};
}
/// Returns the iterator at the end of the rows of counts.
template <typename Plan, detail::text_source Source = detail::text_source_of<Plan>()>
count_iterator<counts<Plan>, Source> end(const counts<Plan> &counts) {
    return {counts, counts.size()};
}

} // namespace msr
