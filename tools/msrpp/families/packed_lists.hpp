// Lists of events as the tool keeps them: without pointers, which would each take a relocation in
// the program's file and time at its start. The lists of a processor are made whole when they are
// asked for.
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

/// The members of a row, but for its list.
struct packed_event {
    std::uint64_t select{};
    std::uint64_t counting{};
    std::uint64_t sampling{};
    std::uint64_t holds{};
};

/// A list of events, packed.
struct packed_list {
    const msr::select::event_list *list{};
    msr::sequence<packed_event> own{}; ///< rows of the list, without those that it shares with
                                       ///< `base`
    const packed_list *base{};         ///< the list that it shares rows of, or null
    /// The lists of rows by bits 45:40 of `select`, which name the box of an uncore event: each box
    /// has a text of names. Null: `list` has all names.
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

/// The events of a list that are not shared.
template <const auto &Known>
inline constexpr auto own_events_of = Known.base == nullptr ? Known.events : Known.own;

/// The compiler reads the constants of a list here; none of them comes into the program.
template <const auto &Known>
inline constexpr auto packed_events_of = [] {
    packed_events<own_events_of<Known>.size()> result{};
    for (std::size_t i = 0; i < own_events_of<Known>.size(); ++i) {
        const msr::select::listed_row &row = *own_events_of<Known>[i];
        result.all[i] = {row.select, row.counting, row.sampling, row.holds};
    }
    return result;
}();

/// Whether rows of a list have lists of names by box.
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

/// A list of the library, packed; `Known` is the `all` of its header.
template <const auto &Known>
inline constexpr packed_list packed = [] {
    packed_list result{.list = Known.list};
    if constexpr (detail::own_events_of<Known>.size() != 0)
        result.own = msr::all_of(detail::packed_events_of<Known>.all);
    if constexpr (detail::has_parts<Known>) result.parts = &detail::parts_of<Known>.lists[0];
    if constexpr (Known.base != nullptr) result.base = &packed<*Known.base>;
    return result;
}();

/// The lists of events that are known beside the events of the PMU.
template <typename M>
msr::sequence<packed_list> lists_of() {
    return {};
}

/// The processor whose list a target has; `none`: it has none.
template <typename M>
msr::core list_core(const typename M::target &) {
    return msr::core::none;
}

/// The list of --events where it is for this processor, or null.
const packed_list *list_of_file(msr::core core);

/// A list with its events made whole, but for those that another list has.
template <typename M>
class whole_list {
public:
    explicit whole_list(const packed_list &source, const packed_list *instead) : list{source.list} {
        const std::set<std::string_view> replaced = names_in(instead);
        std::size_t count = 0;
        source.each_row([&](const auto &) { ++count; });
        events.reserve(count); // an event knows where it stands
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
        // Its place in the memory that is reserved is known before it stands there.
        const auto *const place = events.data() + events.size();
        events.push_back({row, {}, place});
        places.push_back(place);
    }

    const msr::select::event_list *list;
    std::vector<msr::select::vendor_event<M>> events;
    std::vector<const msr::select::vendor_event<M> *> places;
};

/// The lists of a target, whole, after that of --events; they live as long as the program.
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

/// The events of a target's lists.
template <typename M>
std::vector<msr::select::listed_row> rows_of_lists(const typename M::target &target) {
    std::vector<msr::select::listed_row> rows;
    for (const msr::select::known_list<M> &list : lists_on<M>(target))
        for (const auto *const event : list.events)
            rows.push_back(*event);
    return rows;
}

} // namespace msrpp
