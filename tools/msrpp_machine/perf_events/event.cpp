#include "event.hpp"

#include <cstdint>

namespace msrpp::machine {

void event_part::count_tally(const msr::sim::tally &tally) {
    const std::uint64_t executed = tally[msr::sim::signal::instructions];
    instructions += executed;
    if (!has_counter) return;
    counted_instructions += executed;
    owed += whole->planned.sum.in(tally);
    if (owed <= 0) return;
    count += static_cast<std::uint64_t>(owed);
    owed = 0;
}

std::uint64_t event_part::running_time() const {
    if (counted_instructions == instructions) return has_counter || count != 0 ? enabled_time : 0;
    const double share =
        static_cast<double>(counted_instructions) / static_cast<double>(instructions);
    return static_cast<std::uint64_t>(static_cast<double>(enabled_time) * share);
}

} // namespace msrpp::machine
