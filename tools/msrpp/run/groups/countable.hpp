// Finds which requested events a backend can count on this system, with the rights of the caller.
#pragma once

#include "../backend.hpp"

#include "../../choices/metrics.hpp"

#include <string>
#include <vector>

namespace msrpp::run {

/// Requested events as they are counted, metrics as `metric:NAME` among them, and notes for the
/// user: a sentence each.
struct countable {
    std::vector<std::string> choices;
    std::vector<std::string> notes;
};

/// Returns the events of `requests` and, with `usual`, the usual metrics that can be counted. Where
/// the caller's rights permit only user mode, events without a level are counted in user mode, and
/// a note says so. Usual metrics that the backend cannot count are left out, and a note says why;
/// events that are requested by name stay, so that the backend refuses them. Throws a complaint
/// where no event is left.
countable countable_of(known_plans &plans, const chosen_backend &backend,
                       const std::vector<std::string> &requests, bool usual);

} // namespace msrpp::run
