// How an error shows a choice: its event, its masks and what qualifies it, each under the name that
// is written in a program, instead of a row of numbers.
#pragma once

#include <msr/intel/netburst/handles.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/names.hpp>
#include <msr/rule.hpp>

#include <cstdint>

namespace msr::netburst {

template <typename Event, unsigned Masks, qualifiers Qualifiers>
struct choice;

/// Names a choice in an error: masks as a number, then its qualifiers.
template <typename Event, int Masks, typename... Qualifier>
struct asked;

/// Name the qualifiers of a choice in an error, after its methods.
namespace with {
struct user;
struct kernel;
struct thread_0;
struct thread_1;
struct both_threads;
template <int Threshold>
struct greater_than;
struct complement;
struct edge;
struct disputed;
template <int Tag>
struct tag;
struct at_retirement;
template <std::uint64_t Period>
struct sample_every;
template <std::uint64_t Count>
struct overflow_after;
struct precise;
struct force_overflow;
template <typename Counter>
struct cascaded_from;
template <const auto &Metric>
struct metric;
/// A replay metric by its number, where `metrics.hpp` does not give it its name.
template <unsigned Number>
struct replay;
} // namespace with

namespace detail {

/// The name of a replay metric.
template <unsigned Number>
struct named_replay {
    using type = with::replay<Number>;
};

/// What is left of qualifiers when those are taken away that have names here: nothing, or an error
/// shows it as it is.
constexpr qualifiers without_named(qualifiers how) {
    how.user = how.kernel = how.disputed = how.edge = how.at_retirement = false;
    how.threads = thread_set::unsaid;
    if (how.compare) {
        how.compare = how.complement = false;
        how.threshold = 0;
    }
    how.tag = how.escr = how.counter = -1;
    how.replay = 0;
    if (how.overflow != overflow_use::none) how.period = 0;
    how.overflow = overflow_use::none;
    how.precise = how.force_overflow = false;
    how.cascaded_from = -1;
    return how;
}

/// A threshold of 0 goes without saying where edge or complement is set.
constexpr bool says_threshold(const qualifiers &how) {
    return how.compare && (how.threshold != 0 || !(how.edge || how.complement));
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

template <typename Event, unsigned Masks, msr::netburst::qualifiers Qualifiers>
struct msr::in_errors<msr::netburst::choice<Event, Masks, Qualifiers>>
    : msr::netburst::detail::asked_with<
          Event, Masks, typename msr::netburst::detail::named_qualifiers<Qualifiers>::type> {};
