#include "event.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include <sys/file.h>

namespace msrpp::machine {

void event_part::count_tally(const msr::sim::tally &tally) {
    const std::uint64_t executed = tally[msr::sim::signal::instructions];
    instructions += executed;
    clocks += tally[msr::sim::signal::reference_cycles];
    if (!has_counter) return;
    counted_instructions += executed;
    const planned_event &planned = whole->planned;
    owed += planned.comparison.is_set() ? static_cast<std::int64_t>(filter.counted_clocks(
                                              planned.sum, planned.comparison, tally))
                                        : planned.sum.in(tally);
    if (owed <= 0) return;
    const auto added = static_cast<std::uint64_t>(std::exchange(owed, 0));
    count += added;
    if (period == 0) return;
    if (added < distance) {
        distance -= added;
        return;
    }
    const std::uint64_t rest = added - distance;
    due_index = distance;
    due_added = added;
    const bool has_frequency = whole->attributes.freq != 0;
    due_samples += has_frequency ? 1 : 1 + rest / period;
    sampled = has_frequency ? period + rest : period;
    distance = period - rest % period;
}

std::uint64_t event_part::running_time() const {
    if (counted_instructions == instructions)
        return has_counter || counted_instructions != 0 || count != 0 ? enabled_time : 0;
    const double share =
        static_cast<double>(counted_instructions) / static_cast<double>(instructions);
    return static_cast<std::uint64_t>(static_cast<double>(enabled_time) * share);
}

event_page_values event_part::values() const {
    const std::uint64_t running = running_time();
    return {whole->is_clock ? running - std::min(running, count) : count, enabled_time, running};
}

bool is_unused(const event &event) {
    return flock(event.own_file.number(), LOCK_EX | LOCK_NB) == 0;
}

} // namespace msrpp::machine
