#include "tally.hpp"

#include <string>

namespace msrpp::profile {

void add_columns(std::vector<column> &to, bool histograms) {
    to.push_back({"counted"});
    for (const char *const name :
         {"loads", "stores", "branches", "mispredicted", "misses", "page_walks"})
        to.push_back({name, plain_format, true});
    to.push_back({"mean_latency", decimal_format, true});
    to.push_back({"longest_latency", plain_format, true});
    for (unsigned i = 1; i < level_count; ++i)
        to.push_back({std::string{"from_"} + name_of(static_cast<level>(i)), plain_format, true});
    for (unsigned i = 0; histograms && i < histogram_steps; ++i) {
        const unsigned below = 1u << (first_step_bits + i);
        to.push_back({i + 1 == histogram_steps ? "clocks_" + std::to_string(below / 2) + "_up"
                                               : "clocks_below_" + std::to_string(below),
                      plain_format, true});
    }
}

void add_cells(std::vector<cell> &to, const tally &of, bool histograms) {
    for (const std::uint64_t number :
         {of.counted, of.loads, of.stores, of.branches, of.mispredicted, of.misses, of.walks})
        to.emplace_back(number);
    to.emplace_back(of.mean_latency());
    to.emplace_back(std::uint64_t{of.longest});
    for (unsigned i = 1; i < level_count; ++i)
        to.emplace_back(of.from[i]);
    for (unsigned i = 0; histograms && i < histogram_steps; ++i)
        to.emplace_back(of.histogram[i]);
}

} // namespace msrpp::profile
