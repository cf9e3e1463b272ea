#include "over_time.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace msrpp::machine {

std::uint64_t over_time::now() {
    constexpr std::uint32_t time_stamp_counter = 0x10;
    std::uint64_t latest = 0;
    for (unsigned cpu = 0; cpu < processor_.cpus(); ++cpu) {
        std::uint64_t clocks = 0;
        if (!processor_.read(cpu, time_stamp_counter, clocks)) latest = std::max(latest, clocks);
    }
    return latest;
}

void over_time::add(std::uint64_t position) {
    std::vector<std::uint64_t> counts = counting_.read();
    if (!rows_.empty() && rows_.back().clocks == position && rows_.back().counts == counts) return;
    rows_.push_back({position, std::move(counts)});
}

} // namespace msrpp::machine
