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

/// A process that is connected to the keeper.
struct guest {
    descriptor connection;
    bool is_member{};                                       ///< its program runs on the machine
    std::set<std::pair<std::uint32_t, unsigned>> claimed{}; ///< registers, by address and CPU
};

bool is_pipe(const descriptor &file) {
    struct stat found {};
    return file && fstat(file.number(), &found) == 0 && S_ISFIFO(found.st_mode);
}

std::string text_of(const machine_name &which) {
    std::string text = which.cpu.text();
    if (const std::string model = which.model.text(); !model.empty()) text += " model " + model;
    if (which.hyper_threading != 0) text += " with --ht";
    return text;
}

/// The machine and its socket.
class keeper {
public:
    keeper(const socket_place &at, descriptor listening, const machine_name &name, executing &on)
        : at_{at}, listening_{std::move(listening)}, name_{name}, on_{on} {}

    /// Answers until no program runs on the machine any more. Returns the connection of the member
    /// that left last, which waits for it to be closed.
    descriptor serve() {
        using clock = std::chrono::steady_clock;
        constexpr auto longest_empty = std::chrono::seconds{5}; // before the first joins
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
    const socket_place &at_;
    descriptor listening_;
    machine_name name_;
    executing &on_;
    std::vector<guest> guests_;
    descriptor last_;
    std::size_t members_{};
    bool had_member_{};

    /// Members connect and ask to join while they hold the lock.
    bool has_ended() {
        const descriptor lock = at_.locked();
        while (answer_all(0)) {
        }
        if (members_ != 0) return false;
        at_.remove();
        return true;
    }

    /// Waits for questions and answers them. Returns whether there were any.
    bool answer_all(int milliseconds) {
        std::vector<pollfd> waited{{listening_.number(), POLLIN, 0}};
        for (const guest &each : guests_)
            waited.push_back({each.connection.number(), POLLIN, 0});
        if (poll(waited.data(), waited.size(), milliseconds) <= 0) return false;
        for (std::size_t i = waited.size(); i-- > 1;)
            if (waited[i].revents != 0 && !answers(guests_[i - 1])) leaves(i - 1);
        if (waited[0].revents != 0) let_in();
        return true;
    }

    void let_in() {
        constexpr std::size_t most = 256;
        descriptor from{
            accept4(listening_.number(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK)};
        if (from && guests_.size() < most && is_of_this_user(from))
            guests_.push_back({std::move(from)});
    }

    void leaves(std::size_t place) {
        on_.remove_streams(guests_[place].connection.number());
        if (guests_[place].is_member && --members_ == 0)
            last_ = std::move(guests_[place].connection);
        guests_.erase(guests_.begin() + static_cast<std::ptrdiff_t>(place));
    }

    bool answers(guest &whom) {
        question asked;
        descriptor file;
        if (!receive_message(whom.connection, asked, file) || asked.magic != socket_magic)
            return false;
        answer told;
        told.machine = name_;
        const bool is_joining = asked.what == order::join;
        if (whom.is_member == is_joining) return false;
        if (!is_joining && asked.cpu >= on_.cpus()) {
            told.failed = msr::error_code::cpu_offline;
            return send(whom, told);
        }
        switch (asked.what) {
        case order::join:
            return joins(whom, asked.machine, told);
        case order::read:
            told.failed = on_.read(asked.cpu, asked.address, told.value).kind;
            return send(whom, told);
        case order::write: {
            std::string words;
            told.failed = on_.write(asked.cpu, asked.address, asked.value, words).kind;
            told.text.set(words);
            return send(whom, told);
        }
        case order::claim:
            if (!claims(whom, asked)) told.failed = msr::error_code::taken;
            return send(whom, told);
        case order::interrupts:
            if (!is_pipe(file)) return false;
            on_.add_stream(whom.connection.number(), asked.cpu, std::move(file));
            return send(whom, told);
        case order::leave:
            on_.catch_up();
            told.value = on_.has_run() ? 1 : 0;
            told.text.set(on_.broken());
            return send(whom, told);
        }
        return false;
    }

    /// Whether a register is a guest's now. One that all CPUs have is kept as that of CPU 0.
    bool claims(guest &whom, const question &asked) {
        const std::pair which{asked.address, on_.is_shared(asked.address) ? 0U : asked.cpu};
        for (const guest &each : guests_)
            if (&each != &whom && each.claimed.count(which) != 0) return false;
        constexpr std::size_t most = 4096;
        return whom.claimed.size() < most && (whom.claimed.insert(which), true);
    }

    bool joins(guest &whom, const machine_name &wanted, answer &told) {
        const std::string cpu = wanted.cpu.text();
        const bool is_another = !cpu.empty() && text_of(wanted) != text_of(name_);
        if (is_another || (wanted.cpus != 0 && wanted.cpus != name_.cpus)) {
            told.failed = msr::error_code::taken;
            told.text.set(fmt::format("the machine there is: {} with {} CPU{}{}", text_of(name_),
                                      name_.cpus, name_.cpus == 1 ? "" : "s",
                                      is_another ? ", not a " + text_of(wanted) : ""));
            send(whom, told);
            return false;
        }
        whom.is_member = had_member_ = true;
        ++members_;
        return send(whom, told, on_.ring_descriptor());
    }

    /// Sends an answer without waiting: a guest that does not read gets none.
    static bool send(const guest &whom, const answer &told, int file = -1) {
        return send_message(whom.connection, told, MSG_DONTWAIT, file);
    }
};

/// Nothing of the process that it was forked from is kept but these files.
void stay_alone_with(std::vector<int> files) {
    setsid();
    prctl(PR_SET_NAME, "msrpp-keeper");
    if (chdir("/") != 0) _exit(1);
    const int nothing = open("/dev/null", O_RDWR);
    for (const int each : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        dup2(nothing, each);
    std::sort(files.begin(), files.end());
    unsigned first = STDERR_FILENO + 1;
    for (const int each : files) {
        const auto kept = static_cast<unsigned>(each);
        if (kept > first) syscall(SYS_close_range, first, kept - 1, 0);
        first = kept + 1;
    }
    syscall(SYS_close_range, first, ~0U, 0);
}

/// Finishes the trace. Returns what was wrong with it; empty: nothing.
std::string finished(recording &trace) {
    try {
        trace.finish();
        return {};
    } catch (const complaint &why) {
        return why.line;
    }
}

[[noreturn]] void keep(const socket_place &at, const descriptor &socket, kept_machine what) {
    try {
        std::vector<int> files{socket.number()};
        if (what.trace) files.push_back(what.trace->descriptor());
        stay_alone_with(files);
        descriptor last; // closed by the end of the process
        executing on{std::move(what.processor), std::move(what.with)};
        on.announce(what.cpuid);
        if (what.trace) on.record(*what.trace);
        last = keeper{at, descriptor{socket.number()}, what.name, on}.serve();
        on.finish();
        answer end;
        if (what.trace) end.text.set(finished(*what.trace));
        if (!end.text.text().empty()) send_message(last, end, MSG_DONTWAIT);
        _exit(0);
    } catch (...) { // nobody would see what is said
        at.remove();
        _exit(1);
    }
}

} // namespace

void start_keeper(const socket_place &at, kept_machine what) {
    const descriptor socket = at.listening();
    const pid_t between = fork(); // so that the keeper is a child of no process of the user
    if (between == 0) {
        const pid_t one = fork();
        if (one == 0) keep(at, socket, std::move(what));
        _exit(one < 0 ? 1 : 0);
    }
    int told = 1;
    if (between < 0 || waitpid(between, &told, 0) != between || told != 0) {
        at.remove();
        complain(rule_broken, "machine: --machine-socket: cannot fork");
    }
}

} // namespace msrpp::machine
