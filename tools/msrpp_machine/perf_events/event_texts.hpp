// The attributes of perf_event_open(2), made into the text of a choice (an event with masks and
// qualifiers).
#pragma once

#include "../../msrpp/family.hpp"

#include <linux/perf_event.h>

#include <string>

namespace msrpp::machine {

/// The text of a choice that counts an event, or the reason why there is none.
struct event_text {
    int error{}; ///< errno with which the event is refused; 0: there is a text
    std::string reason{};
    std::string choice{};
};

/// Returns the choice for a hardware, cache or raw event of a processor.
event_text text_of(const perf_event_attr &attributes, const family &identity);

} // namespace msrpp::machine
