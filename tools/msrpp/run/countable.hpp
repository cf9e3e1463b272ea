// Choices that a backend can count here, with the rights of the caller.
#pragma once

#include "backend.hpp"

#include "../choices/metrics.hpp"

#include <string>
#include <vector>

namespace msrpp::run {

/// Choices as they are counted, metrics as `metric:NAME` among them, and what the user should know:
/// a sentence each.
struct countable {
    std::vector<std::string> choices;
    std::vector<std::string> notes;
};

/// The choices of `requests` and, with `usual`, of the usual metrics that are counted: where the
/// rights are for user mode alone, choices that say no level are counted there, and a note says so.
/// Usual metrics that the backend cannot count are left out, and a note says why; what is asked for
/// by name stays, for the backend to refuse. Throws a complaint where nothing is left.
countable countable_of(known_plans &plans, const chosen_backend &backend,
                       const std::vector<std::string> &requests, bool usual);

} // namespace msrpp::run
