// The attributes of perf_event_open(2), made into the text of a choice (an event with masks and
// qualifiers).
#pragma once

#include "../../msrpp/family.hpp"

#include <linux/perf_event.h>

#include <string>

namespace msrpp::machine {

/// The text by which option -e requests an event of perf, or the reason why no text requests the
/// event.
struct event_text {
    int error{}; ///< errno with which the event is refused; 0: there is a text
    std::string reason{};
    std::string choice{};
    /// Number of the share of issue slots, the number of the share's byte in IA32_PERF_METRICS; -1:
    /// the event is no share.
    int share{-1};
    bool counts_slots{}; ///< the event counts all issue slots, and may lead a group of shares
};

/// Returns the text by which option -e requests a hardware, cache or raw event.
event_text text_of(const perf_event_attr &attributes, const family &identity);

} // namespace msrpp::machine
