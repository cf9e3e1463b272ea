#include "reader_place.hpp"

#include <cerrno>

#include <sys/types.h>

namespace msrpp::machine {

namespace {

/// Takes away the only CPU on which a thread may run.
void take_away(cpu_set_t &from, std::uint32_t thread) {
    cpu_set_t its;
    if (sched_getaffinity(static_cast<pid_t>(thread), sizeof its, &its) != 0 ||
        CPU_COUNT(&its) != 1)
        return;
    for (unsigned cpu = 0; cpu < CPU_SETSIZE; ++cpu)
        if (CPU_ISSET(cpu, &its)) CPU_CLR(cpu, &from);
}

} // namespace

reader_place::reader_place(unsigned simulated) {
    if (sched_getaffinity(0, sizeof now_, &now_) != 0) return; // none is usable: it moves nowhere
    usable_ = now_;
    cpu_set_t others = now_;
    for (unsigned cpu = 0; cpu < simulated && cpu < CPU_SETSIZE; ++cpu)
        CPU_CLR(cpu, &others);
    if (CPU_COUNT(&others) != 0) usable_ = others;
    move_to(usable_);
}

void reader_place::look(const lanes &at) {
    if (CPU_COUNT(&usable_) < 2) return;
    cpu_set_t wanted = usable_;
    for (std::uint32_t lane = definitions_lane + 1; lane < at.end(); ++lane) {
        const std::uint64_t before = written_[lane];
        written_[lane] = at.told_in(lane).written;
        if (written_[lane] - before >= words_in_lane) take_away(wanted, at.thread_of(lane).number);
    }
    move_to(CPU_COUNT(&wanted) != 0 ? wanted : usable_);
}

void reader_place::move_to(const cpu_set_t &where) {
    if (CPU_EQUAL(&where, &now_) || CPU_COUNT(&where) == 0) return;
    if (sched_setaffinity(0, sizeof where, &where) != 0) return; // it stays
    now_ = where;
    std::erase_if(others_, [&where](pid_t each) { // those that are gone
        return sched_setaffinity(each, sizeof where, &where) != 0 && errno == ESRCH;
    });
}

void reader_place::take_along(pid_t thread) {
    others_.push_back(thread);
    if (CPU_COUNT(&now_) != 0) sched_setaffinity(thread, sizeof now_, &now_);
}

} // namespace msrpp::machine
