// Choices of branches as Linux's perf takes them.
#pragma once

#include <cstdint>
#include <string>

namespace msrpp::profile {

/// Returns the bits of PERF_SAMPLE_BRANCH_... for a choice of branches, in the syntax of `msrpp
/// machine --branches`. Throws a complaint where the text is no choice, or where perf cannot record
/// the choice.
std::uint64_t perf_branches_of(const std::string &text);

} // namespace msrpp::profile
