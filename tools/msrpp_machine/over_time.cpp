#include "over_time.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace msrpp::machine {

std::uint64_t over_time::now() {
    constexpr std::uint32_t time_stamp_counter = 0x10;
    std::uint64_t latest = 0;
    for (unsigned cpu = 0; cpu < on_.cpus(); ++cpu) {
        std::uint64_t clocks = 0;
        if (!on_.read(cpu, time_stamp_counter, clocks)) latest = std::max(latest, clocks);
    }
    return latest;
}

void over_time::add(std::uint64_t at) {
    std::vector<std::uint64_t> counts = of_.read();
    if (!rows_.empty() && rows_.back().clocks == at && rows_.back().counts == counts) return;
    rows_.push_back({at, std::move(counts)});
}

} // namespace msrpp::machine
