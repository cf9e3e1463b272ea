// Complaints about events that perf refuses.
#pragma once

#include "../../../support/complaint.hpp"
#include "../../family.hpp"

#include <msr/backend/message.hpp>
#include <msr/core/failure.hpp>

#include <string>

namespace msrpp::run {

/// Throws a complaint with the event that perf refused, where the refusal concerns an event.
[[noreturn]] inline void refuse(const msr::failure &problem, const family_plan &group) {
    std::string line = "run: " + msr::message(problem);
    if (problem.choice != 0 && problem.choice <= group.texts.size())
        line += "; it is " + in_quotes(group.texts[problem.choice - 1]);
    complain(rule_broken, line);
}

} // namespace msrpp::run
