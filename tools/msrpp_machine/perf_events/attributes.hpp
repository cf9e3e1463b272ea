// The attributes of perf_event_open(2): what the kernel refuses before it looks for the event.
#pragma once

#include <linux/perf_event.h>

namespace msrpp::machine {

/// The errno of attributes that no event can have; 0: they are valid. Source: Linux,
/// kernel/events/core.c, perf_copy_attr() and perf_event_open().
int problem_of(const perf_event_attr &attributes);

/// Whether an event makes samples, of a period or a frequency.
inline bool is_sampling(const perf_event_attr &attributes) {
    return attributes.sample_period != 0; // the frequency is the same word
}

/// The bytes that a read of an event alone takes, or of a group of so many events.
unsigned long read_size(const perf_event_attr &attributes, unsigned long events);

} // namespace msrpp::machine
