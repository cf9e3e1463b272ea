// Sums of samples by call chain, as a tree from the outermost function inwards.
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
        /// Number of samples of the function and of all functions that it called.
        std::uint64_t samples{};
        std::uint64_t self{};    ///< number of samples of the function alone
        std::uint64_t counted{}; ///< sum of the periods of the samples
        std::vector<std::size_t> callees{};
    };

    /// Builds the tree of the samples that the filter selects. An inlined function stands in the
    /// tree as if it was called.
    call_tree(const loaded &loaded, const filter &filter, symbolizer &symbols);

    /// Returns the nodes. The first node is the root, which is no function, and has all samples.
    const std::vector<node> &nodes() const { return nodes_; }
    /// Returns the tree as a table. `for_people`: callees stand below their callers, indented.
    /// Otherwise the table has a row for each path, `main;f;g`, most samples first.
    table as_table(bool for_people) const;

private:
    std::vector<node> nodes_{{}};
    std::map<std::pair<std::size_t, const char *>, std::size_t> known_;

    std::size_t callee(std::size_t value, std::string_view function);
};

} // namespace msrpp::profile
