// Requests that occur twice in a plan: they would take two counters for one count.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/pmu/contract.hpp>

#include <cstddef>

namespace msr {

/// The positions in a plan of the first two equal requests, if any requests are equal.
struct repetition {
    std::size_t first{};
    /// Position of the second of two equal requests, which is not 0; 0: all requests differ.
    std::size_t second{};

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

} // namespace msr
