#include "call_chains.hpp"

#include <algorithm>
#include <iterator>

namespace msrpp::machine {

using msr::sim::branch_kind;

void call_chains::branch(msr::sim::running what, const msr::sim::block_facts &facts, bool,
                         std::uint64_t next, bool) {
    if (what.lane >= lanes_.size()) return;
    thread &of = lanes_[what.lane];
    of.last.begin = facts.address;
    of.last.end = facts.end();
    of.last.is_call = false;
    of.last.returned.clear();
    const branch_kind kind = facts.last_branch;
    if (kind == branch_kind::call || kind == branch_kind::indirect_call) {
        if (next == facts.end()) return; // it asks for its own address
        if (of.callers.size() == deepest) of.callers.clear();
        of.callers.push_back(facts.end());
        of.last.is_call = true;
    } else if (kind == branch_kind::ret) {
        // A return to no known call is that of a signal's handler, or a jump.
        const auto found = std::find(of.callers.rbegin(), of.callers.rend(), next);
        if (found == of.callers.rend()) return;
        const auto first = std::prev(found.base());
        of.last.returned.assign(first, of.callers.end());
        of.callers.erase(first, of.callers.end());
    }
}

std::vector<std::uint64_t> call_chains::of(std::size_t lane, std::uint64_t instruction,
                                           std::size_t most) const {
    std::vector<std::uint64_t> chain;
    if (lane >= lanes_.size()) return chain;
    const thread &from = lanes_[lane];
    const auto add = [&](const std::vector<std::uint64_t> &callers, std::size_t without) {
        for (std::size_t i = callers.size() - without; i-- > 0 && chain.size() < most;)
            chain.push_back(callers[i]);
    };
    const bool in_last = instruction >= from.last.begin && instruction < from.last.end;
    if (in_last) add(from.last.returned, 0);
    add(from.callers, in_last && from.last.is_call ? 1 : 0);
    return chain;
}

} // namespace msrpp::machine
