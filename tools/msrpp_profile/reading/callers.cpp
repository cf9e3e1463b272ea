#include "callers.hpp"

#include <msr/branches/notation.hpp>
#include <msr/profile/record.hpp>

#include <cstddef>
#include <string_view>

namespace msrpp::profile {

bool keeps_call_stack(std::string_view text) {
    if (text.empty()) return false;
    const msr::lbr::choice_result choice = msr::lbr::parse_choice({text.data(), text.size()});
    return choice.problem == nullptr && choice.value.keeps_call_stack;
}

callers::callers(const loaded &profile)
    : profile_{profile}, has_call_stacks_{keeps_call_stack(profile.value_of(about::branches))} {}

std::span<const std::uint64_t> callers::of(const row &row) {
    // The lowest of perf's context marks, which stand among return addresses.
    constexpr std::uint64_t first_mark = ~std::uint64_t{4094};
    addresses_.clear();
    const msr::profile::record record = profile_.record_of(row);
    for (std::size_t i = 0; i < record.chain_size(); ++i) {
        // The byte before a return address belongs to the call.
        const std::uint64_t destination = record.chain(i);
        if (destination != 0 && destination < first_mark) addresses_.push_back(destination - 1);
    }
    if (!has_call_stacks_) return addresses_;
    std::span<const msr::profile::branch> calls = profile_.branches_of(row);
    // A precise sample is taken when its instruction has retired, so that a sampled call is already
    // among the branch records.
    const bool is_sampled_call = row.kind == msr::profile::sample_kind::precise && !calls.empty() &&
                                 calls.front().source == row.ip;
    if (is_sampled_call) calls = calls.subspan(1);
    if (calls.size() <= addresses_.size()) return addresses_;
    addresses_.clear();
    for (const msr::profile::branch &call : calls)
        addresses_.push_back(call.source);
    return addresses_;
}

} // namespace msrpp::profile
