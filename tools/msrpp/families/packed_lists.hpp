// Lists of events as the tool stores them: without pointers, each of which would take a relocation
// in the program's file and time at the program's start. The events of a processor's lists are
// built when they are needed.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/pmu/select/listed.hpp>
#include <msr/pmu/select/listed_choice.hpp>
#include <msr/processor/identity.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp {

/// An event of a list: the members of the library's row, without the pointer to the list.
struct packed_event {
    std::uint64_t select{};
    std::uint64_t counting{};
    std::uint64_t sampling{};
    std::uint64_t holds{};
};

/// A list of events in packed form.
struct packed_list {
    const msr::select::event_list *list{};
    /// Rows of the list, without rows that the list shares with `base`.
    msr::sequence<packed_event> own{};
    const packed_list *base{}; ///< the list whose rows the present list shares; null: none
    /// The lists of names by bits 45:40 of `select`, which number the box of an uncore event: each
    /// box has a text of names. Null: `list` has all names.
    const msr::select::event_list *const *parts{};

    /// Calls `Function(row)` for each row of the list.
    template <typename Function>
    void each_row(Function &&function) const {
        if (base != nullptr) {
            const unsigned sharer = sharer_number(*base->list, list->of);
            for (const packed_event &event : base->own)
                if (const msr::select::listed_row row = base->row_of(event);
                    row.is_shared_with(sharer))
                    function(row);
        }
        for (const packed_event &event : own)
            function(row_of(event));
    }

private:
    msr::select::listed_row row_of(const packed_event &event) const {
        const msr::select::event_list *const names =
            parts == nullptr ? list : parts[event.select >> 40 & 0x3f];
        return {names, event.select, event.counting, event.sampling, event.holds};
    }
};

namespace detail {

template <std::size_t Count>
struct packed_events {
    packed_event all[Count];
};

/// The events of a list that are not shared with another list.
template <const auto &Known>
inline constexpr auto own_events_of = Known.base == nullptr ? Known.events : Known.own;

/// The list as constants that only the compiler reads; none of the constants is in the program.
template <const auto &Known>
inline constexpr auto packed_events_of = [] {
    packed_events<own_events_of<Known>.size()> result{};
    for (std::size_t i = 0; i < own_events_of<Known>.size(); ++i) {
        const msr::select::listed_row &row = *own_events_of<Known>[i];
        result.all[i] = {row.select, row.counting, row.sampling, row.holds};
    }
    return result;
}();

/// Returns whether rows of a list have lists of names by box.
template <const auto &Known>
inline constexpr bool has_parts = [] {
    for (std::size_t i = 0; i < own_events_of<Known>.size(); ++i)
        if (own_events_of<Known>[i] -> list != Known.list) return true;
    return false;
}();

struct list_parts {
    const msr::select::event_list *lists[64];
};
template <const auto &Known>
inline constexpr auto parts_of = [] {
    list_parts result{};
    for (std::size_t i = 0; i < own_events_of<Known>.size(); ++i)
        result.lists[own_events_of<Known>[i] -> select >> 40 & 0x3f] =
            own_events_of<Known>[i] -> list;
    return result;
}();

} // namespace detail

/// Returns a list of the library in packed form. `Known`: the `all` of the list's header.
template <const auto &Known>
inline constexpr packed_list packed = [] {
    packed_list result{.list = Known.list};
    if constexpr (detail::own_events_of<Known>.size() != 0)
        result.own = msr::all_of(detail::packed_events_of<Known>.all);
    if constexpr (detail::has_parts<Known>) result.parts = &detail::parts_of<Known>.lists[0];
    if constexpr (Known.base != nullptr) result.base = &packed<*Known.base>;
    return result;
}();

/// Returns the lists of events that are known in addition to the events of the PMU.
template <typename M>
msr::sequence<packed_list> lists_of() {
    return {};
}

/// Returns the processor whose list a target has; `none`: the target has no list.
template <typename M>
msr::core list_core(const typename M::target &) {
    return msr::core::none;
}

/// Returns the list of --events if that is for the processor; otherwise null.
const packed_list *list_of_file(msr::core core);

/// A list whose events are built, without the events that another list provides.
template <typename M>
class whole_list {
public:
    explicit whole_list(const packed_list &source, const packed_list *instead) : list{source.list} {
        const std::set<std::string_view> replaced = names_in(instead);
        std::size_t count = 0;
        source.each_row([&](const auto &) { ++count; });
        // Memory is reserved at once, because an event stores its own address.
        events.reserve(count);
        source.each_row([&](const msr::select::listed_row &row) {
            if (replaced.empty() || replaced.count(row.name()) == 0) add(row);
        });
    }
    whole_list(const whole_list &) = delete;
    whole_list &operator=(const whole_list &) = delete;

    msr::select::known_list<M> known() const { return {list, {places.data(), places.size()}}; }

private:
    static std::set<std::string_view> names_in(const packed_list *list) {
        std::set<std::string_view> result;
        if (list != nullptr)
            list->each_row([&](const msr::select::listed_row &row) { result.insert(row.name()); });
        return result;
    }
    void add(const msr::select::listed_row &row) {
        // The address of the event in the reserved memory is known before the event is stored
        // there.
        const auto *const place = events.data() + events.size();
        events.push_back({row, {}, place});
        places.push_back(place);
    }

    const msr::select::event_list *list;
    std::vector<msr::select::vendor_event<M>> events;
    std::vector<const msr::select::vendor_event<M> *> places;
};

/// Returns the event lists of a target processor: first the list of the option --events, then the
/// vendor's lists with all their events. The lists live as long as the program.
template <typename M>
msr::sequence<msr::select::known_list<M>> lists_on(const typename M::target &target) {
    using list_and_file = std::pair<const packed_list *, const packed_list *>;
    static std::map<list_and_file, std::unique_ptr<whole_list<M>>> made;
    static std::map<std::vector<const packed_list *>, std::vector<msr::select::known_list<M>>>
        results;
    std::vector<const packed_list *> of_target;
    const packed_list *const of_file = list_of_file(list_core<M>(target));
    if (of_file != nullptr) of_target.push_back(of_file);
    for (const packed_list &list : lists_of<M>())
        if (M::has_list(*list.list, target)) of_target.push_back(&list);
    std::vector<msr::select::known_list<M>> &result = results[of_target];
    if (result.empty())
        for (const packed_list *const list : of_target) {
            std::unique_ptr<whole_list<M>> &whole = made[{list, of_file}];
            if (!whole)
                whole = std::make_unique<whole_list<M>>(*list, list == of_file ? nullptr : of_file);
            result.push_back(whole->known());
        }
    return {result.data(), result.size()};
}

/// Returns the events of a target processor's lists.
template <typename M>
std::vector<msr::select::listed_row> rows_of_lists(const typename M::target &target) {
    std::vector<msr::select::listed_row> rows;
    for (const msr::select::known_list<M> &list : lists_on<M>(target))
        for (const auto *const event : list.events)
            rows.push_back(*event);
    return rows;
}

} // namespace msrpp
