// The judgement of a PMU's rules on several requests (events with qualifiers): the broken rule and
// the requests at fault. The results of planners and of splits into groups begin with a judgement.
// One rule, the same for every PMU, is here too: no two requests of a plan are equal, because they
// would take two counters for one count.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/contract.hpp>
#include <msr/pmu/rules.hpp>

#include <cstddef>

namespace msr {

/// The judgement of a PMU's rules on up to `Most` requests (events with qualifiers): no broken
/// rule, or the broken rule and the positions of the requests that break it. Two requests that
/// break a rule together have room even where `Most` is 1.
template <std::size_t Most>
struct assessment {
    verdict why{};               ///< the rule that the requests break; null: none
    std::size_t culprit_count{}; ///< how many of the requests break the rule; 0: none
    /// Positions of the requests that break the rule; the first `culprit_count` are valid.
    std::size_t culprits[Most + 1]{};

    /// Returns whether the requests break no rule.
    constexpr bool found() const { return why.legal(); }
};

/// The positions in a plan of the first two equal requests, if any requests are equal.
struct repetition {
    std::size_t first{}; ///< position of the first of two equal requests
    /// Position of the second of two equal requests, which is not 0; 0: all requests differ.
    std::size_t second{};

    /// Returns whether two requests of the plan are equal.
    constexpr bool exists() const { return second != 0; }
};

/// A request that can be compared with `==`.
template <typename Request>
concept comparable_request = requires(const Request &request) {
    { request == request } -> is_exactly<bool>;
};

/// Returns the positions of the first two equal requests; requests with different counters differ.
template <comparable_request Request>
constexpr repetition repetition_among(sequence<Request> requests) {
    for (std::size_t second = 1; second < requests.size(); ++second)
        for (std::size_t first = 0; first < second; ++first)
            if (requests[first] == requests[second]) return {first, second};
    return {};
}

/// Refuses requests of which two are equal (`choice_stands_once`), where a planner found
/// assignments for the requests. `name_of(request)` returns a name for people.
template <std::size_t Most, typename Request, typename NameOf>
constexpr void refuse_repetition(assessment<Most> &result, sequence<Request> requests,
                                 NameOf &&name_of) {
    const repetition twice = repetition_among(requests);
    if (!twice.exists() || !result.found()) return;
    result = {.why = {&choice_stands_once::text, {name_of(requests[twice.first])}},
              .culprit_count = 2,
              .culprits = {twice.first, twice.second}};
}

} // namespace msr
