#include "call_tree.hpp"

#include <algorithm>
#include <string>

namespace msrpp::profile {

std::size_t call_tree::callee(std::size_t of, std::string_view function) {
    // The symbolizer keeps each name once.
    const auto [at, is_new] = known_.emplace(std::pair{of, function.data()}, nodes_.size());
    if (is_new) {
        nodes_[of].callees.push_back(nodes_.size());
        nodes_.push_back({.function = function});
    }
    return at->second;
}

call_tree::call_tree(const loaded &of, const filter &wanted, symbolizer &symbols) {
    for (const row &one : of.rows) {
        if (!wanted.lets(one)) continue;
        std::size_t at = 0;
        const auto count = [&] {
            ++nodes_[at].samples;
            nodes_[at].counted += one.period;
        };
        count();
        each_frame(of, one, symbols, [&](const frame &each) {
            at = callee(at, each.function);
            count();
        });
        ++nodes_[at].self;
    }
    for (node &each : nodes_)
        std::sort(each.callees.begin(), each.callees.end(), [&](std::size_t a, std::size_t b) {
            const node &one = nodes_[a];
            const node &other = nodes_[b];
            return one.samples != other.samples ? one.samples > other.samples
                                                : one.function < other.function;
        });
}

table call_tree::as_table(bool for_people) const {
    table result;
    result.columns = {{"key"}, {"samples"}, {"share", share_format}, {"self"}, {"counted"}};
    struct visit {
        std::size_t node{};
        std::string text; ///< what stands in front of its name
    };
    std::vector<visit> todo;
    const auto add_callees = [&](std::size_t of, const std::string &text) {
        const auto &callees = nodes_[of].callees;
        for (std::size_t i = callees.size(); i-- > 0;)
            todo.push_back({callees[i], text});
    };
    add_callees(0, "");
    while (!todo.empty()) {
        const visit next = std::move(todo.back());
        todo.pop_back();
        const node &one = nodes_[next.node];
        std::string key = next.text + std::string{one.function};
        add_callees(next.node, for_people ? next.text + "  " : key + ";");
        result.rows.push_back({std::move(key), one.samples,
                               double(one.samples) / double(nodes_[0].samples), one.self,
                               one.counted});
    }
    if (!for_people)
        std::stable_sort(result.rows.begin(), result.rows.end(),
                         [](const auto &a, const auto &b) { return a[1] > b[1]; });
    return result;
}

} // namespace msrpp::profile
