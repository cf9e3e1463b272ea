#include "call_tree.hpp"

#include "../reading/callers.hpp"

#include <algorithm>
#include <span>
#include <string>

namespace msrpp::profile {

std::size_t call_tree::callee(std::size_t value, std::string_view function) {
    // The symbolizer stores each name once, so that the address of a name's letters identifies the
    // name.
    const auto [position, is_new] =
        known_.emplace(std::pair{value, function.data()}, nodes_.size());
    if (is_new) {
        nodes_[value].callees.push_back(nodes_.size());
        nodes_.push_back({.function = function});
    }
    return position->second;
}

call_tree::call_tree(const loaded &loaded, const filter &filter, symbolizer &symbols) {
    callers callers{loaded};
    for (const row &row : loaded.rows) {
        if (!filter.lets(row)) continue;
        std::size_t position = 0;
        const auto count = [&] {
            ++nodes_[position].samples;
            nodes_[position].counted += row.period;
        };
        count();
        const auto add = [&](const place &place) {
            for (std::size_t i = place.frames.size(); i-- > 0;) {
                position = callee(position, place.frames[i].function);
                count();
            }
        };
        const std::span<const std::uint64_t> calls = callers.of(row);
        for (std::size_t i = calls.size(); i-- > 0;)
            add(symbols.at(row.pid, calls[i], row.time));
        add(symbols.at(row));
        ++nodes_[position].self;
    }
    for (node &entry : nodes_)
        std::sort(entry.callees.begin(), entry.callees.end(), [&](std::size_t a, std::size_t b) {
            const node &item = nodes_[a];
            const node &other = nodes_[b];
            return item.samples != other.samples ? item.samples > other.samples
                                                 : item.function < other.function;
        });
}

table call_tree::as_table(bool for_people) const {
    table result;
    result.columns = {{"key"}, {"samples"}, {"share", share_format}, {"self"}, {"counted"}};
    struct visit {
        std::size_t node{};
        std::string text; ///< indentation in front of the function's name
    };
    std::vector<visit> todo;
    const auto add_callees = [&](std::size_t value, const std::string &text) {
        const auto &callees = nodes_[value].callees;
        for (std::size_t i = callees.size(); i-- > 0;)
            todo.push_back({callees[i], text});
    };
    add_callees(0, "");
    while (!todo.empty()) {
        const visit next = std::move(todo.back());
        todo.pop_back();
        const node &entry = nodes_[next.node];
        std::string key = next.text + std::string{entry.function};
        add_callees(next.node, for_people ? next.text + "  " : key + ";");
        result.rows.push_back({std::move(key), entry.samples,
                               double(entry.samples) / double(nodes_[0].samples), entry.self,
                               entry.counted});
    }
    if (!for_people)
        std::stable_sort(result.rows.begin(), result.rows.end(),
                         [](const std::vector<cell> &a, const std::vector<cell> &b) {
                             return a[1].get<std::uint64_t>() > b[1].get<std::uint64_t>();
                         });
    return result;
}

} // namespace msrpp::profile
