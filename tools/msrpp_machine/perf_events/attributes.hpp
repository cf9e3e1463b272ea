// Makes the checks of the attributes of perf_event_open(2) that Linux makes before Linux searches
// for the event.
#pragma once

#include <cstdint>

#include <linux/perf_event.h>

namespace msrpp::machine {

/// Returns the errno for attributes that no event can have; 0: the attributes are valid. Source:
/// Linux, kernel/events/core.c, perf_copy_attr() and perf_event_open().
int problem_of(const perf_event_attr &attributes);

/// Returns whether an event makes samples, by a period or a frequency.
inline bool is_sampling(const perf_event_attr &attributes) {
    // sample_freq and sample_period are one word of a union: an event with a frequency passes the
    // test, too.
    return attributes.sample_period != 0;
}

/// Returns the kernel's limit of sampling frequencies, in Hz.
std::uint64_t highest_frequency();

/// Returns whether samples would have vector registers (the upper half of sample_regs_user or
/// sample_regs_intr), which no unit of a simulated machine and no software event of Linux gives:
/// perf_event_open(2) fails with EOPNOTSUPP. Source: Linux, kernel/events/core.c,
/// perf_try_init_event(), and arch/x86/include/uapi/asm/perf_regs.h.
bool has_vector_registers(const perf_event_attr &attributes);

/// Returns whether an inherited event reads counts in samples (PERF_SAMPLE_READ) and has no number
/// of the thread in them (PERF_SAMPLE_TID): perf_event_open(2) fails with EINVAL. Source: Linux,
/// kernel/events/core.c, perf_event_alloc().
bool lacks_thread_number(const perf_event_attr &attributes);

/// Returns the number of bytes that read(2) of an event returns; `events`: the number of events in
/// the group, 1 for an event alone.
unsigned long read_size(const perf_event_attr &attributes, unsigned long events);

} // namespace msrpp::machine
