#include "reader_place.hpp"

#include "../../support/cpus.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <vector>

#include <sys/types.h>

namespace msrpp::machine {

namespace {

/// Takes away the only CPU on which a thread may run.
void take_away(std::vector<unsigned> &from, std::uint32_t thread) {
    const std::vector<unsigned> its = support::usable_cpus(static_cast<pid_t>(thread));
    if (its.size() == 1) std::erase(from, its.front());
}

} // namespace

reader_place::reader_place(unsigned simulated) {
    now_ = support::usable_cpus();
    if (now_.empty()) return; // none is known to be usable: it moves nowhere
    usable_ = now_;
    std::vector<unsigned> others = now_;
    std::erase_if(others, [simulated](unsigned cpu) { return cpu < simulated; });
    if (!others.empty()) usable_ = others;
    move_to(usable_);
}

void reader_place::look(const lanes &at) {
    if (usable_.size() < 2) return;
    std::vector<unsigned> wanted = usable_;
    for (std::uint32_t lane = definitions_lane + 1; lane < at.end(); ++lane) {
        const std::uint64_t before = written_[lane];
        written_[lane] = at.told_in(lane).written;
        if (written_[lane] - before >= words_in_lane) take_away(wanted, at.thread_of(lane).number);
    }
    move_to(wanted.empty() ? usable_ : wanted);
}

void reader_place::move_to(const std::vector<unsigned> &where) {
    if (where == now_ || where.empty()) return;
    if (!support::keep_on(where)) return; // it stays
    now_ = where;
    std::erase_if(others_, [&where](pid_t each) { // those that are gone
        return !support::keep_on(where, each) && errno == ESRCH;
    });
}

void reader_place::take_along(pid_t thread) {
    others_.push_back(thread);
    if (!now_.empty()) support::keep_on(now_, thread);
}

} // namespace msrpp::machine
