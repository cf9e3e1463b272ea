#include "keeper.hpp"

#include "../msrpp/complaint.hpp"

#include "descriptor.hpp"
#include "executing.hpp"

#include <msr/failure.hpp>

#include <fmt/format.h>

#include <chrono>
#include <cstddef>
#include <cstring>
#include <exception>
#include <string>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

/// Who is connected.
struct guest {
    descriptor connection;
    bool is_member{}; ///< a program of it runs on the machine
};

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
        if (guests_[place].is_member && --members_ == 0)
            last_ = std::move(guests_[place].connection);
        guests_.erase(guests_.begin() + static_cast<std::ptrdiff_t>(place));
    }

    bool answers(guest &whom) {
        question asked;
        const ssize_t size = recv(whom.connection.number(), &asked, sizeof asked, MSG_TRUNC);
        if (size != sizeof asked || asked.magic != socket_magic) return false;
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
        case order::leave:
            on_.catch_up();
            told.value = on_.has_run() ? 1 : 0;
            told.text.set(on_.broken());
            return send(whom, told);
        }
        return false;
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

    /// Does not wait for who does not read.
    static bool send(const guest &whom, const answer &told, int file = -1) {
        iovec bytes{const_cast<answer *>(&told), sizeof told};
        alignas(cmsghdr) char space[CMSG_SPACE(sizeof file)]{};
        msghdr message{};
        message.msg_iov = &bytes;
        message.msg_iovlen = 1;
        if (file >= 0) {
            message.msg_control = space;
            message.msg_controllen = sizeof space;
            cmsghdr *const with = CMSG_FIRSTHDR(&message);
            with->cmsg_level = SOL_SOCKET;
            with->cmsg_type = SCM_RIGHTS;
            with->cmsg_len = CMSG_LEN(sizeof file);
            std::memcpy(CMSG_DATA(with), &file, sizeof file);
        }
        return sendmsg(whom.connection.number(), &message, MSG_NOSIGNAL | MSG_DONTWAIT) ==
               sizeof told;
    }
};

/// Nothing of the process that it was forked from is kept but the socket.
descriptor alone_with(const descriptor &socket) {
    constexpr int kept = 3;
    setsid();
    prctl(PR_SET_NAME, "msrpp-keeper");
    if (chdir("/") != 0) _exit(1);
    const int nothing = open("/dev/null", O_RDWR);
    for (int each = 0; each < kept; ++each)
        dup2(nothing, each);
    dup2(socket.number(), kept);
    syscall(SYS_close_range, kept + 1, ~0U, 0);
    fcntl(kept, F_SETFD, FD_CLOEXEC);
    return descriptor{kept};
}

[[noreturn]] void keep(const socket_place &at, const descriptor &socket, kept_machine what) {
    try {
        descriptor listening = alone_with(socket);
        descriptor last; // closed by the end of the process
        executing on{std::move(what.processor), std::move(what.with)};
        on.announce(what.cpuid);
        last = keeper{at, std::move(listening), what.name, on}.serve();
        on.finish();
        _exit(0);
    } catch (...) { // nobody would see what is said
        at.remove();
        _exit(1);
    }
}

} // namespace

void start_keeper(const socket_place &at, kept_machine what) {
    const descriptor socket = at.listening();
    const pid_t between = fork(); // so that the keeper is nobody's child
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
