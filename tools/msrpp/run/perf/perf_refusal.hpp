// Complaints about events that perf refuses.
#pragma once

#include "../../../support/complaint.hpp"
#include "../../family.hpp"

#include <msr/backend/message.hpp>
#include <msr/core/failure.hpp>

#include <string>

namespace msrpp::run {

/// Complains with the choice that perf refused, where it was one.
[[noreturn]] inline void refuse(const msr::failure &why, const family_plan &group) {
    std::string line = "run: " + msr::message(why);
    if (why.choice != 0 && why.choice <= group.texts.size())
        line += "; it is " + in_quotes(group.texts[why.choice - 1]);
    complain(rule_broken, line);
}

} // namespace msrpp::run
