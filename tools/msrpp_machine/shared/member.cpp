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

bool send(const descriptor &destination, const question &question, int file = -1) {
    return send_message(destination, question, 0, file);
}

/// Receives an answer of the shared machine's server process, and the file that may come with it.
/// Returns whether an answer came.
bool receive(const descriptor &source, answer &answer, descriptor &file) {
    return receive_message(source, answer, file) && answer.magic == socket_magic;
}

} // namespace

member::member(descriptor connection, const machine_name &machine_name)
    : connection_{std::move(connection)} {
    question question;
    question.subject = order::join;
    question.machine = machine_name;
    (void)send(connection_, question); // where send() fails, welcome() receives no answer
}

const machine_name &member::welcome() {
    answer answer;
    if (!receive(connection_, answer, ring_))
        complain(rule_broken, "machine: --machine-socket: who listens there is no machine, or one "
                              "of another version of msrpp");
    if (answer.failed != msr::error_code::none || !ring_)
        complain(wrong_usage, "machine: --machine-socket: " + answer.text.text());
    machine_ = answer.machine;
    return machine_;
}

std::string member::ring_file() const {
    return "/proc/" + std::to_string(getpid()) + "/fd/" + std::to_string(ring_.number());
}

bool member::ask(const question &question, answer &answer, int file) {
    const std::lock_guard alone{asking_};
    descriptor empty;
    return send(connection_, question, file) && receive(connection_, answer, empty);
}

bool member::claim(unsigned cpu, std::uint32_t address) {
    question question;
    question.subject = order::claim;
    question.cpu = cpu;
    question.address = address;
    answer answer;
    return ask(question, answer) && answer.failed == msr::error_code::none;
}

void member::open_interrupts(const std::string &place) {
    for (unsigned cpu = 0; cpu < cpus(); ++cpu) {
        const descriptor pipe = interrupts_of(place, cpu);
        question question;
        question.subject = order::interrupts;
        question.cpu = cpu;
        answer answer;
        // where the request fails, the server process is gone
        (void)ask(question, answer, pipe.number());
    }
}

msr::failure member::read(unsigned cpu, std::uint32_t address, std::uint64_t &value) {
    question question;
    question.subject = order::read;
    question.cpu = cpu;
    question.address = address;
    answer answer;
    if (!ask(question, answer)) answer.failed = msr::error_code::io;
    if (answer.failed == msr::error_code::none) value = answer.value;
    return {.kind = answer.failed, .cpu = cpu, .address = address};
}

msr::failure member::write(unsigned cpu, std::uint32_t address, std::uint64_t value) {
    question question;
    question.subject = order::write;
    question.cpu = cpu;
    question.address = address;
    question.value = value;
    answer answer;
    if (!ask(question, answer)) answer.failed = msr::error_code::io;
    std::fputs(answer.text.text().c_str(), stderr);
    return {
        .kind = answer.failed, .is_write = true, .cpu = cpu, .address = address, .value = value};
}

void member::finish() {
    question question;
    question.subject = order::leave;
    answer answer;
    if (!ask(question, answer))
        complain(rule_broken,
                 "machine: --machine-socket: the machine has ended before the program");
    has_run_ = answer.value != 0;
    count_error_ = answer.text.text();
    if (before_leaving_) before_leaving_();
    leave(); // makes the server process close its end of the connection
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
    descriptor empty;
    if (receive(connection_, last, empty)) last_words_ = last.text.text();
}

loss_watch::loss_watch(const member &member, child &program)
    : end_{eventfd(0, EFD_CLOEXEC)}, watcher_{[this, &program, machine = member.connection()] {
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
