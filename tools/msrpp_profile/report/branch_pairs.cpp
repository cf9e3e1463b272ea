#include "branch_pairs.hpp"

#include "../../support/complaint.hpp"

#include <msr/profile/format.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace msrpp::profile {

namespace {

/// A code location as its module (file) and the address in the file: equal for all processes that
/// map the file.
using code_address = std::pair<std::string_view, std::uint64_t>;

struct branch_tally {
    const place *source{};
    const place *destination{};
    std::uint64_t branches{};
    std::uint64_t mispredictions{}; ///< branches that were predicted wrongly
    std::uint64_t predicted{};      ///< branches of which the record says how they were predicted

    void add(std::uint64_t flags) {
        namespace flag = msr::profile::branch_flag;
        ++branches;
        mispredictions += (flags & flag::mispredicted) != 0;
        predicted += (flags & (flag::mispredicted | flag::predicted)) != 0;
    }
};

/// Returns a code location as its function and the offset in the function; without a function, the
/// address.
std::string text_of_place(const place &place) {
    if (place.begin == 0) return fmt::format("{:#x}", place.address);
    const std::uint64_t offset = place.address - place.begin;
    return offset == 0 ? std::string{place.function}
                       : fmt::format("{}+{:#x}", place.function, offset);
}

} // namespace

table branch_pairs(const loaded &loaded, const filter &filter, symbolizer &symbols,
                   const std::string &begin) {
    if (loaded.branch_stacks.empty())
        complain(rule_broken, begin + "--branches: the profile has no branches: record it with "
                                      "--branches all");
    std::map<std::pair<code_address, code_address>, branch_tally> tallies;
    std::uint64_t total = 0;
    for (const sample_branches &stack : loaded.branch_stacks) {
        const row &row = loaded.rows[stack.row];
        if (!filter.lets(row)) continue;
        for (const msr::profile::branch &branch : loaded.branches_of(stack)) {
            const place &source = symbols.at(row.pid, branch.source, row.time);
            const place &destination = symbols.at(row.pid, branch.destination, row.time);
            branch_tally &tally = tallies[{{source.module, source.address},
                                           {destination.module, destination.address}}];
            tally.source = &source;
            tally.destination = &destination;
            tally.add(branch.flags);
            ++total;
        }
    }
    std::vector<const branch_tally *> order;
    for (const auto &[key, tally] : tallies)
        order.push_back(&tally);
    // Pairs with the same number of branches stay in the order of their modules and addresses.
    std::stable_sort(order.begin(), order.end(), [](const auto *left, const auto *other) {
        return left->branches > other->branches;
    });
    table result;
    result.columns = {{"from"},
                      {"to"},
                      {"branches"},
                      {"share", share_format},
                      {"mispredicted", share_format},
                      {"source", hex_format},
                      {"destination", hex_format},
                      {"module"}};
    for (const branch_tally *const tally : order) {
        std::vector<cell> &cells = result.rows.emplace_back();
        cells.emplace_back(text_of_place(*tally->source));
        cells.emplace_back(text_of_place(*tally->destination));
        cells.emplace_back(tally->branches);
        cells.emplace_back(double(tally->branches) / double(total));
        if (tally->predicted != 0)
            cells.emplace_back(double(tally->mispredictions) / double(tally->predicted));
        else
            cells.emplace_back(nullptr);
        cells.emplace_back(tally->source->address);
        cells.emplace_back(tally->destination->address);
        cells.emplace_back(std::string{tally->source->module});
    }
    return result;
}

} // namespace msrpp::profile
