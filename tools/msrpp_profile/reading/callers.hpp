// The callers of sampled instructions: from return addresses on the stack that the sample's call
// chain has, or from branch records that the processor kept as a call stack.
#pragma once

#include "loaded.hpp"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace msrpp::profile {

/// Returns whether a choice of branches lets the processor keep its records as a call stack.
/// `text`: the choice as the profile's description has it; empty: the profile has no branches.
bool keeps_call_stack(std::string_view text);

/// Finds the callers of a profile's samples. A sample whose branch records have more calls than its
/// call chain has return addresses has the callers of the records: call chains end early in code
/// without frame pointers, and branch records hold at most as many calls as the processor keeps.
class callers {
public:
    /// `profile` must outlive the object.
    explicit callers(const loaded &profile);

    /// Returns an address within each call instruction that led to a sample, the innermost first.
    /// The result is valid until the next call. `row`: a sample of the profile.
    std::span<const std::uint64_t> of(const row &row);

private:
    const loaded &profile_;
    /// Whether the branches of samples are the calls that had not returned.
    bool has_call_stacks_;
    std::vector<std::uint64_t> addresses_{};
};

} // namespace msrpp::profile
