// The effects of a counter's overflow: interrupts, precise samples and cascades, and the counters
// that can have them.
// Sources: SDM volume 3 (325384-059) 18.15.2, 18.15.5.6 to 18.15.5.8, 18.15.7, 18.16.3, Table
// 18-65.
#pragma once

#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/facts/register_bits.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/request.hpp>

#include <cstdint>

namespace msr::netburst {

/// Returns the value from which a counter starts in order to overflow, or to sample, after the
/// requested number of events; 0 where the request has no period. An interrupt comes at the event
/// after the overflow (SDM 18.15.5.8), so the counter overflows an event before the event that is
/// sampled. A handler must write the value to the counter again after each interrupt; for precise
/// samples the value also belongs in the counter reset of the debug store.
constexpr std::uint64_t preset_of(const request &request) {
    const std::uint64_t wrap = std::uint64_t{1} << counter_width;
    switch (request.how.overflow) {
    case overflow_use::none:
        break;
    case overflow_use::flag:
        return wrap - request.how.period;
    case overflow_use::interrupt:
        return wrap - (request.how.period - 1);
    }
    return 0;
}

/// The way in which the overflow of a counter starts another counter.
enum class cascade_kind : std::uint8_t {
    none,
    /// The overflow starts a counter through the counter's CCCR.CASCADE, from one pair of counters
    /// to another pair of the same group.
    regular,
    /// The overflow starts a counter through bit 11 of the counter's CCCR, on models 2 and up.
    extended
};

constexpr cascade_kind cascade_between(counter_number source, counter_number started) {
    const counter_row &row = row_of(started);
    if ((row.cascade_started_by & set_of(source)) != 0) return cascade_kind::regular;
    if ((row.extended_started_by & set_of(source)) != 0) return cascade_kind::extended;
    return cascade_kind::none;
}

/// Returns the counters that the overflow of a counter can start.
constexpr counter_set counters_started_by(counter_number source) {
    counter_set started = 0;
    for (unsigned i = 0; i < counter_count; ++i)
        if (cascade_between(source, static_cast<counter_number>(i)) != cascade_kind::none)
            started |= counter_set{1} << i;
    return started;
}

namespace detail {

/// Returns the counters on which a part (counting or tagging event) of a request can be counted:
/// counters of the part's event that fit the ESCR and the counter that the part names, and the
/// cascade that starts the part.
constexpr counter_set counters_open_to(const request &part) {
    counter_set open = events[part.event].counters();
    if (part.how.escr >= 0) open &= escrs[part.how.escr].counters;
    if (part.how.counter >= 0) return open & set_of(static_cast<counter_number>(part.how.counter));
    if (part.is_cascaded())
        open &= counters_started_by(static_cast<counter_number>(part.how.cascaded_from));
    return open;
}

/// Returns a part (counting or tagging event) of a request with the counter on which it must be
/// counted, where precise sampling or a cascade allows only one counter.
constexpr request on_required_counter(request part) {
    if (part.how.counter >= 0) return part;
    if (part.how.precise) {
        const bool second = part.how.threads == thread_set::second;
        const auto only = second ? counter_number::iq_counter5 : counter_number::iq_counter4;
        part.how = with_counter(part.how, only);
    } else if (part.is_cascaded()) {
        const counter_set open = counters_open_to(part);
        const bool only_one = open != 0 && (open & (open - 1)) == 0;
        if (only_one) part.how.counter = static_cast<std::int8_t>(__builtin_ctz(open));
    }
    return part;
}

} // namespace detail

} // namespace msr::netburst
