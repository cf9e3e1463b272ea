#include "tally.hpp"

#include <string>

namespace msrpp::profile {

void add_columns(std::vector<column> &destination, bool histograms) {
    destination.push_back({"counted"});
    for (const char *const name :
         {"loads", "stores", "branches", "mispredicted", "misses", "page_walks"})
        destination.push_back({name, plain_format, true});
    destination.push_back({"mean_latency", decimal_format, true});
    destination.push_back({"longest_latency", plain_format, true});
    for (unsigned i = 1; i < level_count; ++i)
        destination.push_back(
            {std::string{"from_"} + name_of(static_cast<level>(i)), plain_format, true});
    for (unsigned i = 0; histograms && i < histogram_steps; ++i) {
        const unsigned lower = 1u << (first_step_bits + i);
        destination.push_back({i + 1 == histogram_steps
                                   ? "clocks_" + std::to_string(lower / 2) + "_up"
                                   : "clocks_below_" + std::to_string(lower),
                               plain_format, true});
    }
}

void add_cells(std::vector<cell> &destination, const tally &tally, bool histograms) {
    for (const std::uint64_t number : {tally.counted, tally.loads, tally.stores, tally.branches,
                                       tally.mispredicted, tally.misses, tally.walks})
        destination.emplace_back(number);
    destination.emplace_back(tally.mean_latency());
    destination.emplace_back(std::uint64_t{tally.longest});
    for (unsigned i = 1; i < level_count; ++i)
        destination.emplace_back(tally.begin[i]);
    for (unsigned i = 0; histograms && i < histogram_steps; ++i)
        destination.emplace_back(tally.histogram[i]);
}

} // namespace msrpp::profile
