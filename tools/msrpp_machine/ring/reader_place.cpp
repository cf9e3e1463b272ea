#include "reader_place.hpp"

#include "../../support/cpus.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <vector>

#include <sys/types.h>

namespace msrpp::machine {

namespace {

/// Removes a thread's CPU from a list of CPUs, if the thread may run on that CPU only.
void take_away(std::vector<unsigned> &source, std::uint32_t thread) {
    const std::vector<unsigned> usable = support::usable_cpus(static_cast<pid_t>(thread));
    if (usable.size() == 1) std::erase(source, usable.front());
}

} // namespace

reader_place::reader_place(unsigned simulated) {
    current_ = support::usable_cpus();
    if (current_.empty()) return; // no CPU is known to be usable: the reading thread does not move
    usable_ = current_;
    std::vector<unsigned> rest = current_;
    std::erase_if(rest, [simulated](unsigned cpu) { return cpu < simulated; });
    if (!rest.empty()) usable_ = rest;
    move_to(usable_);
}

void reader_place::move_to_idle(const lanes &position) {
    if (usable_.size() < 2) return;
    std::vector<unsigned> requests = usable_;
    for (std::uint32_t lane = definitions_lane + 1; lane < position.end(); ++lane) {
        const std::uint64_t previous = written_[lane];
        written_[lane] = position.position_in(lane).written;
        if (written_[lane] - previous >= words_in_lane)
            take_away(requests, position.thread_of(lane).number);
    }
    move_to(requests.empty() ? usable_ : requests);
}

void reader_place::move_to(const std::vector<unsigned> &place) {
    if (place == current_ || place.empty()) return;
    // Where keep_on() fails, the reading thread stays on its CPUs.
    if (!support::keep_on(place)) return;
    current_ = place;
    std::erase_if(rest_, [&place](pid_t pid) { // threads that are gone are removed from the list
        return !support::keep_on(place, pid) && errno == ESRCH;
    });
}

void reader_place::take_along(pid_t thread) {
    rest_.push_back(thread);
    if (!current_.empty()) support::keep_on(current_, thread);
}

} // namespace msrpp::machine
