// Attributes of perf_event_open(2) as the text of a choice.
#pragma once

#include "../../msrpp/family.hpp"

#include <linux/perf_event.h>

#include <string>

namespace msrpp::machine {

/// The text of a choice, or the reason why an event has no text.
struct event_text {
    int error{}; ///< errno of the refusal; 0: there is a text
    std::string reason{};
    std::string choice{};
    /// Number of the share of issue slots, the number of the share's byte in IA32_PERF_METRICS; -1:
    /// the event is no share.
    int share{-1};
    bool counts_slots{}; ///< the event counts all issue slots, and may lead a group of shares
};

/// Returns the choice for a hardware, cache or raw event of a processor.
event_text text_of(const perf_event_attr &attributes, const family &identity);

} // namespace msrpp::machine
