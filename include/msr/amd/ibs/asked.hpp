// Choices as errors show them.
#pragma once

#include <msr/amd/ibs/choice.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/names.hpp>
#include <msr/rule.hpp>

#include <cstdint>

namespace msr::ibs {

/// Stand in an error for the qualifiers that a choice has or lacks.
namespace with {
template <std::uint64_t Events>
struct period;
struct dispatched_ops;
struct random;
struct l3_miss_only;
template <unsigned CoreClocks>
struct load_latency;
} // namespace with

/// Stands in an error for a choice: `fetch` or `op`, and what was said of it.
template <typename Engine, typename... Said>
struct asked;

namespace detail {

template <typename Engine, typename Said>
struct asked_from;
template <typename Engine, typename... Said>
struct asked_from<Engine, name_list<Said...>> {
    using type = asked<Engine, Said...>;
};

template <typename Engine, request Asked>
struct named_choice
    : asked_from<Engine,
                 typename joined_names<
                     typename names_if<Asked.period_said, with::period<Asked.period>>::type,
                     typename names_if<Asked.counts == counted::dispatched_ops,
                                       with::dispatched_ops>::type,
                     typename names_if<Asked.random, with::random>::type,
                     typename names_if<Asked.l3_miss_only, with::l3_miss_only>::type,
                     typename names_if<Asked.load_latency != 0,
                                       with::load_latency<Asked.load_latency>>::type>::type> {};

} // namespace detail
} // namespace msr::ibs

template <msr::ibs::request Asked>
struct msr::in_errors<msr::ibs::fetch_choice<Asked>>
    : msr::ibs::detail::named_choice<msr::ibs::fetch, Asked> {};
template <msr::ibs::request Asked>
struct msr::in_errors<msr::ibs::op_choice<Asked>>
    : msr::ibs::detail::named_choice<msr::ibs::op, Asked> {};
