// Metrics that a vendor publishes: each is an index into a table of texts, so that a header of
// hundreds of them costs little. The compiler reads a formula only where a program uses its metric.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/metric/constants.hpp>
#include <msr/metric/formula_text.hpp>
#include <msr/metric/value.hpp>
#include <msr/pmu/select/listed_choice.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// An event of a vendor's list, with the qualifiers by which metrics count the event.
template <typename M>
struct metric_event {
    const select::vendor_event<M> *event{}; ///< the event in the vendor's list of events
    std::uint8_t threshold{}; ///< 0: occurrences are counted; N: clocks with at least N events
    bool edge{}; ///< whether only clocks are counted in which the event's condition begins to hold
    bool invert{}; ///< whether clocks with fewer events than the threshold are counted
    bool user{};   ///< whether events are counted at CPL 1 to 3
    bool kernel{}; ///< whether events are counted at CPL 0
    /// Flags of the event PMU: bit n is `flags[n]` of the event PMU, as in `select::request`.
    std::uint32_t flags{};
    /// The set of values of the event PMU that are given: bit n for `values[n]` of the event PMU;
    /// at most two bits are set.
    std::uint32_t value_set{};
    /// The values for the bits that are set in `value_set`, the lowest bit's value first.
    std::uint32_t values[2]{};

    /// Returns a request to which the values of the metric's event are added.
    /// `request`: the choice of an event, without the values of the metric's event
    constexpr select::request with_values(select::request request) const {
        std::size_t next = 0;
        for (unsigned index = 0; index < select::most_values; ++index)
            if ((value_set >> index & 1) != 0 && next < 2)
                request = select::with_value(request, index, values[next++]);
        return request;
    }
};

/// An event PMU that can count shares of issue slots: `request share_request(unsigned share)`
/// returns the choice of a share, numbered from 0 in the order of `metric_constant`.
template <typename M>
concept counts_shares = requires {
    M::share_request(0u);
};

/// The metrics that belong to a vendor's list of events.
template <typename M>
struct metric_list {
    const char *name{}; ///< the name of the list of events
    /// Name, unit and formula of each metric, in this order, each ended by a 0.
    const char *texts{};
    sequence<metric_event<M>> events{}; ///< the event table: `e7` in a formula is `events[7]`
    std::size_t count{};       ///< number of metrics in `texts`, without the metrics of `base`
    const metric_list *base{}; ///< another list, whose metrics are part of this list; null: none
    /// Numbers of the metrics of `base` that this list lacks, ascending.
    sequence<std::uint16_t> missing{};
};

/// A metric of a vendor's list.
template <typename M>
struct listed_metric {
    const metric_list<M> *list{}; ///< the list that contains the metric
    std::uint32_t place{};        ///< offset of the metric's name in `list->texts`, in bytes
    std::uint32_t formula_at{};   ///< offset of the metric's formula in `list->texts`, in bytes
    /// Whether events are counted at CPL 1 to 3; where `of_user` equals `of_kernel`, events of both
    /// levels are counted.
    bool of_user{};
    /// Whether events are counted at CPL 0; where `of_user` equals `of_kernel`, events of both
    /// levels are counted.
    bool of_kernel{};

    /// Returns the metric's name in its list.
    constexpr const char *name() const { return list->texts + place; }
    /// Returns the metric's unit in its list; empty: a plain number.
    constexpr const char *unit() const {
        const char *text = name();
        while (*text != '\0')
            ++text;
        return text + 1;
    }
    /// Returns the text of the metric's formula in its list, such as `e0 / e1`.
    constexpr const char *formula() const { return list->texts + formula_at; }
    /// Returns the events that the metric counts and the constants that the metric needs.
    constexpr formula_uses used() const {
        const formula_uses uses = uses_of_formula(formula());
        if constexpr (counts_shares<M>) return with_counted_shares(uses);
        return uses;
    }

    /// Returns the metric, counted at CPL 1 to 3. Events that the list itself counts at a level
    /// stay at that level.
    constexpr listed_metric user() const {
        listed_metric result = *this;
        result.of_user = true;
        return result;
    }
    /// Returns the metric, counted at CPL 0. Events that the list itself counts at a level stay at
    /// that level.
    constexpr listed_metric kernel() const {
        listed_metric result = *this;
        result.of_kernel = true;
        return result;
    }

    /// Returns the choice that counts an event of the metric, or a share of issue slots.
    /// `in_table`: the index in the list's event table; an index from `first_share_place` on stands
    /// for a share
    constexpr select::listed_choice<M> choice_of_event(std::size_t in_table) const {
        if constexpr (counts_shares<M>)
            if (in_table >= first_share_place)
                return choice_of_share(static_cast<unsigned>(in_table - first_share_place));
        const metric_event<M> &event = list->events[in_table];
        select::listed_choice<M> result{event.event};
        const bool says_level = event.user || event.kernel;
        result.how.user = says_level ? event.user : of_user;
        result.how.kernel = says_level ? event.kernel : of_kernel;
        result.how.threshold = event.threshold;
        result.how.edge = event.edge;
        result.how.invert = event.invert;
        result.how.flags |= event.flags;
        result.how = event.with_values(M::with_row(result.how, *event.event));
        return result;
    }
    /// Returns the choice that counts an event of the formula.
    /// `Place`: the event's position among the events of the formula, in the order of first use
    /// `uses`: the events and constants that `used()` returns
    template <std::size_t Place>
    constexpr select::listed_choice<M> choice_at(const formula_uses &uses) const {
        return choice_of_event(uses.event[Place]);
    }

    /// Returns the metric's value, or the problem for which the metric has no value.
    /// `counts`: has `count(position)` of each event of the formula and `constant(which)`
    template <typename Counts>
    constexpr metric_value evaluate(const Counts &counts) const {
        const formula_uses uses = used();
        struct by_table {
            const formula_uses &uses;
            const Counts &counts;
            constexpr metric_value count(std::size_t in_table) const {
                return counts.count(uses.place_of(in_table));
            }
            constexpr metric_value constant(metric_constant constant) const {
                const auto share = static_cast<unsigned>(constant) - first_share_constant;
                const std::size_t place = uses.place_of(first_share_place + share);
                const metric_value value = counts.constant(constant);
                return place < uses.count && !value ? counts.count(place) : value;
            }
        };
        return value_of_formula(formula(), by_table{uses, counts});
    }
    /// Writes the metric's formula to a sink that has `event(position)` and `text(text_view)`.
    template <typename Sink>
    constexpr void write_formula(Sink &&sink) const {
        const formula_uses uses = used();
        detail::formula_tokens tokens{formula()};
        const char *done = formula();
        for (auto token = tokens.next(); token.type != detail::formula_token::kind::end;
             token = tokens.next()) {
            const std::size_t position = place_of_token(uses, token);
            if (position == uses.count) continue;
            sink.text(text_view{done, static_cast<std::size_t>(token.text.data() - done)});
            sink.event(position);
            done = tokens.rest;
        }
        sink.text(text_view{done});
    }

private:
    constexpr select::listed_choice<M> choice_of_share(unsigned share) const {
        select::listed_choice<M> result;
        result.how = M::share_request(share);
        result.how.user = of_user;
        result.how.kernel = of_kernel;
        return result;
    }
    /// Returns the position among the formula's events of the event or share that a token names;
    /// the number of the formula's events where the token names neither.
    static constexpr std::size_t place_of_token(const formula_uses &uses,
                                                const detail::formula_token &token) {
        if (const int event = token.numbered('e'); event >= 0)
            return uses.place_of(static_cast<std::size_t>(event));
        const int constant = token.type == detail::formula_token::kind::name
                                 ? metric_constant_named(token.text)
                                 : -1;
        const int share = constant - static_cast<int>(first_share_constant);
        return share < 0 ? uses.count
                         : uses.place_of(first_share_place + static_cast<std::size_t>(share));
    }
};

namespace detail {

template <typename M, typename Each>
constexpr void each_own_metric(const metric_list<M> &list, Each &&sink) {
    const auto text_after = [&](std::uint32_t place) {
        while (list.texts[place] != '\0')
            ++place;
        return place + 1;
    };
    std::uint32_t place = 0;
    for (std::size_t i = 0; i < list.count; ++i) {
        const std::uint32_t formula = text_after(text_after(place));
        sink(listed_metric<M>{&list, place, formula});
        place = text_after(formula);
    }
}

} // namespace detail

/// Calls `sink(listed_metric<M>)` for all metrics of a list in their order, first for the metrics
/// of the list's base list.
/// `list`: metrics of a vendor's list, such as `events::skylake::metric::all`
/// `sink`: called with each metric
template <typename M, typename Each>
constexpr void each_metric(const metric_list<M> &list, Each &&sink) {
    if (list.base != nullptr) {
        std::size_t number = 0, passed = 0;
        detail::each_own_metric(*list.base, [&](const listed_metric<M> &metric) {
            const bool is_missing = passed < list.missing.size() && list.missing[passed] == number;
            ++number;
            if (is_missing)
                ++passed;
            else
                sink(metric);
        });
    }
    detail::each_own_metric(list, sink);
}

} // namespace msr
