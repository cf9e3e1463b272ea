// Requests that occur twice in a plan: they would take two counters for one count.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/pmu/contract.hpp>

#include <cstddef>

namespace msr {

/// The positions of two equal requests.
struct repetition {
    std::size_t first{};
    std::size_t second{}; ///< after `first`; 0: all requests differ

    constexpr bool exists() const { return second != 0; }
};

/// Requests that can be compared.
template <typename Request>
concept comparable_request = requires(const Request &request) {
    { request == request } -> is_exactly<bool>;
};

/// The first request that stands twice. Requests with counters of their own differ by these.
template <comparable_request Request>
constexpr repetition repetition_among(sequence<Request> requests) {
    for (std::size_t second = 1; second < requests.size(); ++second)
        for (std::size_t first = 0; first < second; ++first)
            if (requests[first] == requests[second]) return {first, second};
    return {};
}

} // namespace msr
