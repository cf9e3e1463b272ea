// How an error shows a choice: its event, its masks and what qualifies it, each under the name that
// is written in a program, instead of a row of numbers.
#pragma once

#include <msr/core/names.hpp>
#include <msr/core/rule.hpp>
#include <msr/intel/netburst/handles.hpp>
#include <msr/intel/netburst/request.hpp>

#include <cstdint>

namespace msr::netburst {

template <typename Event, unsigned Masks, typename... Qualifier>
struct choice;

/// Names a choice in an error: masks as a number, then its qualifiers.
template <typename Event, int Masks, typename... Qualifier>
struct asked;

/// The qualifiers of a choice, after its methods. A choice has them in the order of their ranks,
/// whatever was said first: a compiler prints names wherever it prints the type of a choice. ESCRs
/// and counters stand for themselves, behind them.
namespace with {
/// Qualifiers that are written out instead of made by methods.
template <qualifiers How>
struct written_out {
    static constexpr unsigned rank = 0;
    static constexpr qualifiers in(const qualifiers &) { return How; }
};
struct user {
    static constexpr unsigned rank = 1;
    static constexpr qualifiers in(const qualifiers &qualifiers) { return with_user(qualifiers); }
};
struct kernel {
    static constexpr unsigned rank = 2;
    static constexpr qualifiers in(const qualifiers &qualifiers) { return with_kernel(qualifiers); }
};
struct thread_0 {
    static constexpr unsigned rank = 3;
    static constexpr qualifiers in(const qualifiers &qualifiers) {
        return with_threads(qualifiers, thread_set::first);
    }
};
struct thread_1 {
    static constexpr unsigned rank = 3;
    static constexpr qualifiers in(const qualifiers &qualifiers) {
        return with_threads(qualifiers, thread_set::second);
    }
};
struct both_threads {
    static constexpr unsigned rank = 3;
    static constexpr qualifiers in(const qualifiers &qualifiers) {
        return with_threads(qualifiers, thread_set::both);
    }
};
template <int Threshold>
struct greater_than {
    static constexpr unsigned rank = 4;
    static constexpr qualifiers in(const qualifiers &qualifiers) {
        return with_threshold(qualifiers, Threshold);
    }
};
struct complement {
    static constexpr unsigned rank = 5;
    static constexpr qualifiers in(const qualifiers &qualifiers) {
        return with_complement(qualifiers);
    }
};
struct edge {
    static constexpr unsigned rank = 6;
    static constexpr qualifiers in(const qualifiers &qualifiers) { return with_edge(qualifiers); }
};
struct disputed {
    static constexpr unsigned rank = 7;
    static constexpr qualifiers in(const qualifiers &qualifiers) {
        return with_dispute(qualifiers);
    }
};
template <int Tag>
struct tag {
    static constexpr unsigned rank = 8;
    static constexpr qualifiers in(const qualifiers &qualifiers) {
        return with_tag(qualifiers, Tag);
    }
};
struct at_retirement {
    static constexpr unsigned rank = 9;
    static constexpr qualifiers in(const qualifiers &qualifiers) {
        return with_retirement(qualifiers);
    }
};
/// A replay metric by its number.
template <unsigned Number>
struct replay {
    static constexpr unsigned rank = 10;
    static constexpr qualifiers in(const qualifiers &qualifiers) {
        return with_replay(qualifiers, Number);
    }
};
/// Names a replay metric in an error.
template <const auto &Metric>
struct metric;
template <std::uint64_t Period>
struct sample_every {
    static constexpr unsigned rank = 11;
    static constexpr qualifiers in(const qualifiers &qualifiers) {
        return with_overflow(qualifiers, overflow_use::interrupt, Period);
    }
};
template <std::uint64_t Count>
struct overflow_after {
    static constexpr unsigned rank = 11;
    static constexpr qualifiers in(const qualifiers &qualifiers) {
        return with_overflow(qualifiers, overflow_use::flag, Count);
    }
};
struct precise {
    static constexpr unsigned rank = 12;
    static constexpr qualifiers in(const qualifiers &qualifiers) {
        return with_precision(qualifiers);
    }
};
struct force_overflow {
    static constexpr unsigned rank = 13;
    static constexpr qualifiers in(const qualifiers &qualifiers) {
        return with_forced_overflow(qualifiers);
    }
};
template <typename Counter>
struct cascaded_from {
    static constexpr unsigned rank = 14;
    static constexpr qualifiers in(const qualifiers &qualifiers) {
        return with_cascade(qualifiers, Counter::number);
    }
};
} // namespace with

namespace detail {

inline constexpr unsigned rank_of_escrs = 15;
inline constexpr unsigned rank_of_counters = 16;
template <typename Qualifier>
inline constexpr unsigned rank_of = rank_of_counters;
template <typename Qualifier>
requires(Qualifier::rank <
         rank_of_escrs) inline constexpr unsigned rank_of<Qualifier> = Qualifier::rank;
template <escr_handle Escr>
inline constexpr unsigned rank_of<Escr> = rank_of_escrs;

/// Qualifiers with one more.
template <typename Qualifier>
constexpr qualifiers with_qualifier(const qualifiers &qualifiers) {
    if constexpr (rank_of<Qualifier> == rank_of_counters)
        return with_counter(qualifiers, Qualifier::number);
    else if constexpr (rank_of<Qualifier> == rank_of_escrs)
        return with_escr(qualifiers, Qualifier::number);
    else
        return Qualifier::in(qualifiers);
}
template <typename... Qualifier>
constexpr qualifiers how_of() {
    qualifiers qualifiers{};
    ((qualifiers = with_qualifier<Qualifier>(qualifiers)), ...);
    return qualifiers;
}

/// Whether a qualifier goes without saying beside another: a threshold of 0.
template <typename Qualifier, typename Other>
inline constexpr bool goes_without = false;
template <>
inline constexpr bool goes_without<with::greater_than<0>, with::complement> = true;
template <>
inline constexpr bool goes_without<with::greater_than<0>, with::edge> = true;

/// A choice with one more qualifier, in place of that of the same rank.
template <typename Choice, typename New, typename... Behind>
struct inserted;
template <typename Event, unsigned Masks, typename... Before, typename New>
struct inserted<choice<Event, Masks, Before...>, New> {
    using type = choice<Event, Masks, Before..., New>;
};
template <typename Event, unsigned Masks, typename... Before, typename New, typename First,
          typename... Rest>
struct inserted<choice<Event, Masks, Before...>, New, First, Rest...>
    : inserted<choice<Event, Masks, Before..., First>, New, Rest...> {};
template <typename Event, unsigned Masks, typename... Before, typename New, typename First,
          typename... Rest>
requires(rank_of<New> <
         rank_of<First>) struct inserted<choice<Event, Masks, Before...>, New, First, Rest...> {
    using type = choice<Event, Masks, Before..., New, First, Rest...>;
};
template <typename Event, unsigned Masks, typename... Before, typename New, typename First,
          typename... Rest>
requires(rank_of<New> ==
         rank_of<First>) struct inserted<choice<Event, Masks, Before...>, New, First, Rest...> {
    using type = choice<Event, Masks, Before..., New, Rest...>;
};
template <typename Event, unsigned Masks, typename... Before, typename New, typename First,
          typename... Rest>
requires goes_without<First, New>
struct inserted<choice<Event, Masks, Before...>, New, First, Rest...>
    : inserted<choice<Event, Masks, Before...>, New, Rest...> {
};

/// The name of a replay metric.
template <unsigned Number>
struct named_replay {
    using type = with::replay<Number>;
};

/// Returns the qualifiers without those that have a name of their own in this file. Where some are
/// left, an error shows them as they are.
constexpr qualifiers without_named(qualifiers qualifiers) {
    qualifiers.user = qualifiers.kernel = qualifiers.disputed = qualifiers.edge =
        qualifiers.at_retirement = false;
    qualifiers.threads = thread_set::unsaid;
    if (qualifiers.compare) {
        qualifiers.compare = qualifiers.complement = false;
        qualifiers.threshold = 0;
    }
    qualifiers.tag = qualifiers.escr = qualifiers.counter = -1;
    qualifiers.replay = 0;
    if (qualifiers.overflow != overflow_use::none) qualifiers.period = 0;
    qualifiers.overflow = overflow_use::none;
    qualifiers.precise = qualifiers.force_overflow = false;
    qualifiers.cascaded_from = -1;
    return qualifiers;
}

/// A threshold of 0 goes without saying where edge or complement is set.
constexpr bool says_threshold(const qualifiers &qualifiers) {
    return qualifiers.compare &&
           (qualifiers.threshold != 0 || !(qualifiers.edge || qualifiers.complement));
}

/// A cascade from a counter.
template <int Counter>
struct named_cascade {
    using type = with::cascaded_from<typename named_counter<Counter>::type>;
};

template <qualifiers How>
struct named_qualifiers {
    static constexpr bool only_retires = How.at_retirement && How.tag == -1 && How.replay == 0;
    static constexpr bool samples = How.overflow == overflow_use::interrupt;
    static constexpr bool overflows = How.overflow == overflow_use::flag;
    static constexpr bool cascades = How.cascaded_from != -1;
    static constexpr qualifiers rest = without_named(How);

    using type = typename joined_names<
        typename names_if<How.user, with::user>::type,
        typename names_if<How.kernel, with::kernel>::type,
        typename names_if<How.threads == thread_set::first, with::thread_0>::type,
        typename names_if<How.threads == thread_set::second, with::thread_1>::type,
        typename names_if<How.threads == thread_set::both, with::both_threads>::type,
        typename names_if<says_threshold(How), with::greater_than<How.threshold>>::type,
        typename names_if<How.compare && How.complement, with::complement>::type,
        typename names_if<How.edge, with::edge>::type,
        typename names_if<How.disputed, with::disputed>::type,
        typename names_if<How.tag != -1, with::tag<How.tag>>::type,
        typename names_if<only_retires, with::at_retirement>::type,
        typename names_if<How.replay != 0, typename named_replay<How.replay>::type>::type,
        typename names_if<samples, with::sample_every<How.period>>::type,
        typename names_if<overflows, with::overflow_after<How.period>>::type,
        typename names_if<How.precise, with::precise>::type,
        typename names_if<How.force_overflow, with::force_overflow>::type,
        typename names_if<cascades, typename named_cascade<How.cascaded_from>::type>::type,
        typename names_if<How.escr != -1, typename named_escr<How.escr>::type>::type,
        typename names_if<How.counter != -1, typename named_counter<How.counter>::type>::type,
        typename names_if<rest != qualifiers{}, value<rest>>::type>::type;
};

template <typename Event, unsigned Masks, typename Names>
struct asked_with;
template <typename Event, unsigned Masks, typename... Name>
struct asked_with<Event, Masks, name_list<Name...>> {
    using type = asked<Event, static_cast<int>(Masks), Name...>;
};

} // namespace detail

} // namespace msr::netburst

template <typename Event, unsigned Masks, typename... Qualifier>
struct msr::in_errors<msr::netburst::choice<Event, Masks, Qualifier...>>
    : msr::netburst::detail::asked_with<Event, Masks,
                                        typename msr::netburst::detail::named_qualifiers<
                                            msr::netburst::detail::how_of<Qualifier...>()>::type> {
};
