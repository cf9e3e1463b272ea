#include "keeper.hpp"

#include "../../support/complaint.hpp"

#include "../../support/descriptor.hpp"
#include "../executing.hpp"
#include "socket_messages.hpp"

#include <msr/core/failure.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

/// A process that is connected to the server process (keeper) of a shared machine.
struct guest {
    descriptor connection;
    bool is_member{}; ///< the process's program runs on the machine
    /// Registers that the process has claimed, by address and CPU.
    std::set<std::pair<std::uint32_t, unsigned>> claimed{};
};

bool is_pipe(const descriptor &file) {
    struct stat status {};
    return file && fstat(file.number(), &status) == 0 && S_ISFIFO(status.st_mode);
}

std::string text_of(const machine_name &name) {
    std::string text = name.cpu.text();
    if (const std::string model = name.model.text(); !model.empty()) text += " model " + model;
    if (name.hyper_threading != 0) text += " with --ht";
    return text;
}

/// The keeper (server process) of a shared machine: the machine and its socket.
class keeper {
public:
    keeper(const socket_place &position, descriptor listening, const machine_name &name,
           executing &executing)
        : position_{position}, listening_{std::move(listening)}, name_{name}, executing_{
                                                                                  executing} {}

    /// Answers requests until no program runs on the machine any more. Returns the connection of
    /// the program that left last, which waits for the connection to be closed.
    descriptor serve() {
        using clock = std::chrono::steady_clock;
        // Longest time that the machine waits for the first program (member) to join.
        constexpr auto longest_empty = std::chrono::seconds{5};
        const clock::time_point begin = clock::now();
        for (;;) {
            answer_all(members_ == 0 && had_member_ ? 0 : 1000);
            if (members_ != 0) continue;
            if (!had_member_ && clock::now() - begin < longest_empty) continue;
            if (has_ended()) return std::move(last_);
            last_ = {};
        }
    }

private:
    const socket_place &position_;
    descriptor listening_;
    machine_name name_;
    executing &executing_;
    std::vector<guest> guests_;
    descriptor last_;
    std::size_t members_{};
    bool had_member_{};

    /// Returns whether no program runs on the machine any more. Programs that join hold the lock of
    /// the socket's folder.
    bool has_ended() {
        const descriptor lock = position_.locked();
        while (answer_all(0)) {
        }
        if (members_ != 0) return false;
        position_.remove();
        return true;
    }

    /// Waits for requests, at most for `milliseconds`, and answers them. Returns whether any
    /// request came.
    bool answer_all(int milliseconds) {
        std::vector<pollfd> waited{{listening_.number(), POLLIN, 0}};
        for (const guest &guest : guests_)
            waited.push_back({guest.connection.number(), POLLIN, 0});
        if (poll(waited.data(), waited.size(), milliseconds) <= 0) return false;
        for (std::size_t i = waited.size(); i-- > 1;)
            if (waited[i].revents != 0 && !answers(guests_[i - 1])) leaves(i - 1);
        if (waited[0].revents != 0) let_in();
        return true;
    }

    void let_in() {
        constexpr std::size_t maximum = 256;
        descriptor source{
            accept4(listening_.number(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK)};
        if (source && guests_.size() < maximum && is_of_this_user(source))
            guests_.push_back({std::move(source)});
    }

    void leaves(std::size_t place) {
        executing_.remove_streams(guests_[place].connection.number());
        if (guests_[place].is_member && --members_ == 0)
            last_ = std::move(guests_[place].connection);
        guests_.erase(guests_.begin() + static_cast<std::ptrdiff_t>(place));
    }

    bool answers(guest &guest) {
        question question;
        descriptor file;
        if (!receive_message(guest.connection, question, file) || question.magic != socket_magic)
            return false;
        answer answer;
        answer.machine = name_;
        const bool is_joining = question.subject == order::join;
        if (guest.is_member == is_joining) return false;
        if (!is_joining && question.cpu >= executing_.cpus()) {
            answer.failed = msr::error_code::cpu_offline;
            return send(guest, answer);
        }
        switch (question.subject) {
        case order::join:
            return joins(guest, question.machine, answer);
        case order::read:
            answer.failed = executing_.read(question.cpu, question.address, answer.value).kind;
            return send(guest, answer);
        case order::write: {
            std::string words;
            answer.failed =
                executing_.write(question.cpu, question.address, question.value, words).kind;
            answer.text.set(words);
            return send(guest, answer);
        }
        case order::claim:
            if (!claims(guest, question)) answer.failed = msr::error_code::taken;
            return send(guest, answer);
        case order::interrupts:
            if (!is_pipe(file)) return false;
            executing_.add_stream(guest.connection.number(), question.cpu, std::move(file));
            return send(guest, answer);
        case order::leave:
            executing_.catch_up();
            answer.value = executing_.has_run() ? 1 : 0;
            answer.text.set(executing_.count_error());
            return send(guest, answer);
        }
        return false;
    }

    /// Lets a process claim a register of a CPU; returns whether the process has the register now.
    /// A register that all CPUs share is claimed as that of CPU 0.
    bool claims(guest &whom, const question &question) {
        const std::pair index{question.address,
                              executing_.is_shared(question.address) ? 0U : question.cpu};
        for (const guest &guest : guests_)
            if (&guest != &whom && guest.claimed.count(index) != 0) return false;
        constexpr std::size_t maximum = 4096;
        return whom.claimed.size() < maximum && (whom.claimed.insert(index), true);
    }

    bool joins(guest &guest, const machine_name &machine_name, answer &answer) {
        const std::string cpu = machine_name.cpu.text();
        const bool is_another = !cpu.empty() && text_of(machine_name) != text_of(name_);
        if (is_another || (machine_name.cpus != 0 && machine_name.cpus != name_.cpus)) {
            answer.failed = msr::error_code::taken;
            answer.text.set(fmt::format("the machine there is: {} with {} CPU{}{}", text_of(name_),
                                        name_.cpus, name_.cpus == 1 ? "" : "s",
                                        is_another ? ", not a " + text_of(machine_name) : ""));
            send(guest, answer);
            return false;
        }
        guest.is_member = had_member_ = true;
        ++members_;
        return send(guest, answer, executing_.ring_descriptor());
    }

    /// Sends an answer without waiting: a process that does not read gets no answer.
    static bool send(const guest &guest, const answer &answer, int file = -1) {
        return send_message(guest.connection, answer, MSG_DONTWAIT, file);
    }
};

/// Closes all descriptors of the forked process but `files`.
void stay_alone_with(std::vector<int> files) {
    setsid();
    prctl(PR_SET_NAME, "msrpp-keeper");
    if (chdir("/") != 0) _exit(1);
    const int nothing = open("/dev/null", O_RDWR);
    for (const int entry : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        dup2(nothing, entry);
    std::sort(files.begin(), files.end());
    unsigned first = STDERR_FILENO + 1;
    for (const int entry : files) {
        const auto saved = static_cast<unsigned>(entry);
        if (saved > first) syscall(SYS_close_range, first, saved - 1, 0);
        first = saved + 1;
    }
    syscall(SYS_close_range, first, ~0U, 0);
}

/// Finishes the trace. Returns what went wrong in writing the trace; empty: no error.
std::string finished(recording &trace) {
    try {
        trace.finish();
        return {};
    } catch (const complaint &problem) {
        return problem.line;
    }
}

[[noreturn]] void keep(const socket_place &position, const descriptor &socket,
                       kept_machine machine) {
    try {
        std::vector<int> files{socket.number()};
        if (machine.trace) files.push_back(machine.trace->descriptor());
        stay_alone_with(files);
        // The connection of the program that left last, closed when the server process ends.
        descriptor last;
        executing executing{std::move(machine.processor), std::move(machine.model)};
        executing.announce(machine.cpuid);
        executing.answer_events(std::move(machine.events));
        if (machine.trace) executing.record(*machine.trace);
        last = keeper{position, descriptor{socket.number()}, machine.name, executing}.serve();
        executing.finish();
        answer end;
        if (machine.trace) end.text.set(finished(*machine.trace));
        if (!end.text.text().empty()) send_message(last, end, MSG_DONTWAIT);
        _exit(0);
    } catch (...) { // the server process has no terminal on which to print an error
        position.remove();
        _exit(1);
    }
}

} // namespace

void start_keeper(const socket_place &position, kept_machine machine) {
    const descriptor socket = position.listening();
    // The intermediate process ends at once, so that the server process is no child of a process of
    // the user.
    const pid_t intermediate = fork();
    if (intermediate == 0) {
        const pid_t pid = fork();
        if (pid == 0) keep(position, socket, std::move(machine));
        _exit(pid < 0 ? 1 : 0);
    }
    int report = 1;
    if (intermediate < 0 || waitpid(intermediate, &report, 0) != intermediate || report != 0) {
        position.remove();
        complain(rule_broken, "machine: --machine-socket: cannot fork");
    }
}

} // namespace msrpp::machine
