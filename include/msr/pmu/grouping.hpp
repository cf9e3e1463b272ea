// The result of splitting choices into groups that are multiplexed.
#pragma once

#include <msr/core/rule.hpp>

#include <cstddef>

namespace msr {

/// Two requests that have to be counted in the same group, by their places.
struct linked_requests {
    std::size_t one{};
    std::size_t other{};
};

/// The place of a choice in a schedule.
struct place {
    std::size_t group{};
    std::size_t position{}; ///< among the choices of the group

    friend constexpr bool operator==(const place &, const place &) = default;
};

/// The result of splitting requests: the group of each; or the rule that is broken, and by which.
template <std::size_t Most>
struct grouping {
    verdict why{};
    std::size_t culprit_count{};
    std::size_t culprits[Most + 1]{}; ///< places of the requests that cannot be counted (together)
    std::size_t group_count{};
    std::size_t group_of[Most]{}; ///< by request; groups are numbered by their first request

    /// Whether the requests could be split into groups.
    constexpr bool found() const { return why.legal(); }
    /// The place of a request among those of its group, which keep their order.
    constexpr std::size_t position_in_group(std::size_t request) const {
        std::size_t previous = 0;
        for (std::size_t i = 0; i < request; ++i)
            previous += group_of[i] == group_of[request];
        return previous;
    }
    /// The group of a request, and its position in the group.
    constexpr place place_of(std::size_t request) const {
        return {group_of[request], position_in_group(request)};
    }
};

} // namespace msr
