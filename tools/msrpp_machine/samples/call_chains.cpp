#include "call_chains.hpp"

#include <algorithm>
#include <iterator>

namespace msrpp::machine {

using msr::sim::branch_kind;

void call_chains::branch(msr::sim::running running_code, const msr::sim::block_facts &facts, bool,
                         std::uint64_t next, bool) {
    if (running_code.lane >= lanes_.size()) return;
    thread &thread = lanes_[running_code.lane];
    thread.last.begin = facts.address;
    thread.last.end = facts.end();
    thread.last.is_call = false;
    thread.last.returned.clear();
    const branch_kind kind = facts.last_branch;
    if (kind == branch_kind::call || kind == branch_kind::indirect_call) {
        // A call of the next instruction only serves to read the instruction pointer.
        if (next == facts.end()) return;
        if (thread.callers.size() == deepest) thread.callers.clear();
        thread.callers.push_back(facts.end());
        thread.last.is_call = true;
    } else if (kind == branch_kind::ret) {
        // A return to an address that no known call has pushed is a signal handler's return, or a
        // jump.
        const auto position = std::find(thread.callers.rbegin(), thread.callers.rend(), next);
        if (position == thread.callers.rend()) return;
        const auto first = std::prev(position.base());
        thread.last.returned.assign(first, thread.callers.end());
        thread.callers.erase(first, thread.callers.end());
    }
}

std::vector<std::uint64_t> call_chains::of(std::size_t lane, std::uint64_t instruction,
                                           std::size_t maximum) const {
    std::vector<std::uint64_t> chain;
    if (lane >= lanes_.size()) return chain;
    const thread &source = lanes_[lane];
    const auto add = [&](const std::vector<std::uint64_t> &callers, std::size_t remainder) {
        for (std::size_t i = callers.size() - remainder; i-- > 0 && chain.size() < maximum;)
            chain.push_back(callers[i]);
    };
    const bool in_last = instruction >= source.last.begin && instruction < source.last.end;
    if (in_last) add(source.last.returned, 0);
    add(source.callers, in_last && source.last.is_call ? 1 : 0);
    return chain;
}

} // namespace msrpp::machine
