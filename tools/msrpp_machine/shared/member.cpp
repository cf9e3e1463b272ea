#include "member.hpp"

#include "../../support/complaint.hpp"

#include "../interrupt_streams.hpp"
#include "socket_messages.hpp"

#include <cstdio>
#include <mutex>
#include <string>
#include <utility>

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

bool send(const descriptor &to, const question &what, int file = -1) {
    return send_message(to, what, 0, file);
}

/// Receives an answer, and the file that comes with it.
bool receive(const descriptor &from, answer &told, descriptor &file) {
    return receive_message(from, told, file) && told.magic == socket_magic;
}

} // namespace

member::member(descriptor connection, const machine_name &wanted)
    : connection_{std::move(connection)} {
    question what;
    what.what = order::join;
    what.machine = wanted;
    (void)send(connection_, what); // where it fails, no answer comes
}

const machine_name &member::welcome() {
    answer told;
    if (!receive(connection_, told, ring_))
        complain(rule_broken, "machine: --machine-socket: who listens there is no machine, or one "
                              "of another version of msrpp");
    if (told.failed != msr::error_code::none || !ring_)
        complain(wrong_usage, "machine: --machine-socket: " + told.text.text());
    machine_ = told.machine;
    return machine_;
}

std::string member::ring_file() const {
    return "/proc/" + std::to_string(getpid()) + "/fd/" + std::to_string(ring_.number());
}

bool member::asked(const question &what, answer &told, int file) {
    const std::lock_guard alone{asking_};
    descriptor none;
    return send(connection_, what, file) && receive(connection_, told, none);
}

bool member::claim(unsigned cpu, std::uint32_t address) {
    question what;
    what.what = order::claim;
    what.cpu = cpu;
    what.address = address;
    answer told;
    return asked(what, told) && told.failed == msr::error_code::none;
}

void member::open_interrupts(const std::string &place) {
    for (unsigned cpu = 0; cpu < cpus(); ++cpu) {
        const descriptor pipe = interrupts_of(place, cpu);
        question what;
        what.what = order::interrupts;
        what.cpu = cpu;
        answer told;
        (void)asked(what, told, pipe.number()); // where it fails, the keeper is gone
    }
}

msr::failure member::read(unsigned cpu, std::uint32_t address, std::uint64_t &into) {
    question what;
    what.what = order::read;
    what.cpu = cpu;
    what.address = address;
    answer told;
    if (!asked(what, told)) told.failed = msr::error_code::io;
    if (told.failed == msr::error_code::none) into = told.value;
    return {.kind = told.failed, .cpu = cpu, .address = address};
}

msr::failure member::write(unsigned cpu, std::uint32_t address, std::uint64_t value) {
    question what;
    what.what = order::write;
    what.cpu = cpu;
    what.address = address;
    what.value = value;
    answer told;
    if (!asked(what, told)) told.failed = msr::error_code::io;
    std::fputs(told.text.text().c_str(), stderr);
    return {.kind = told.failed, .writing = true, .cpu = cpu, .address = address, .value = value};
}

void member::finish() {
    question what;
    what.what = order::leave;
    answer told;
    if (!asked(what, told))
        complain(rule_broken,
                 "machine: --machine-socket: the machine has ended before the program");
    has_run_ = told.value != 0;
    broken_ = told.text.text();
    if (before_leaving_) before_leaving_();
    leave(); // the keeper closes its end
    if (!last_words_.empty()) complain(rule_broken, last_words_);
}

member::~member() { leave(); }

void member::leave() {
    const std::lock_guard alone{asking_};
    if (!connection_) return;
    constexpr timeval longest{5, 0};
    setsockopt(connection_.number(), SOL_SOCKET, SO_RCVTIMEO, &longest, sizeof longest);
    shutdown(connection_.number(), SHUT_WR);
    answer last;
    descriptor none;
    if (receive(connection_, last, none)) last_words_ = last.text.text();
}

loss_watch::loss_watch(const member &of, child &program)
    : end_{eventfd(0, EFD_CLOEXEC)}, watcher_{[this, &program, machine = of.connection()] {
          pollfd waited[] = {{machine, POLLRDHUP, 0}, {end_.number(), POLLIN, 0}};
          while (poll(waited, 2, -1) < 0) {
          }
          if (waited[0].revents != 0) program.end_early();
      }} {}

loss_watch::~loss_watch() {
    eventfd_write(end_.number(), 1);
    watcher_.join();
}

} // namespace msrpp::machine
