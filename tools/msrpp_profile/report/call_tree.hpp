// Samples by call chain, as a tree from the outermost function inwards.
#pragma once

#include "../reading.hpp"
#include "../reading/loaded.hpp"
#include "../symbols/symbolizer.hpp"
#include "table.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::profile {

class call_tree {
public:
    struct node {
        std::string_view function{};
        std::uint64_t samples{}; ///< of this function and of what it called
        std::uint64_t self{};    ///< of this function alone
        std::uint64_t counted{}; ///< the sum of the periods
        std::vector<std::size_t> callees{};
    };

    /// The samples that the filter lets through. What was inlined stands as if it was called.
    call_tree(const loaded &of, const filter &wanted, symbolizer &symbols);

    /// The first node is the root, which is no function: it has all samples.
    const std::vector<node> &nodes() const { return nodes_; }
    /// The tree as a table. For people: callees below their callers, indented. Else a row for each
    /// path, `main;f;g`, most samples first.
    table as_table(bool for_people) const;

private:
    std::vector<node> nodes_{{}};
    std::map<std::pair<std::size_t, const char *>, std::size_t> known_;

    std::size_t callee(std::size_t of, std::string_view function);
};

/// Calls `each(frame)` for the functions of a sample, from the outermost inwards.
template <typename Each>
void each_frame(const loaded &of, const row &one, symbolizer &symbols, Each &&each) {
    const msr::profile::record record = of.record_of(one);
    const auto tell = [&](const place &at) {
        for (std::size_t i = at.frames.size(); i-- > 0;)
            each(at.frames[i]);
    };
    constexpr std::uint64_t first_mark = ~std::uint64_t{4094}; // perf's marks of contexts
    for (std::size_t i = record.chain_size(); i-- > 0;) {
        const std::uint64_t to = record.chain(i);
        // The byte in front of where a call returns to is of the call.
        if (to != 0 && to < first_mark) tell(symbols.at(one.pid, to - 1, one.time));
    }
    tell(symbols.at(one));
}

} // namespace msrpp::profile
