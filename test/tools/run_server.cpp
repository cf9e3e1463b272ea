// Runs a program many times by one process: preloaded into the program, this library takes the
// place of main() and calls it for each request, in a forked child or in a worker. A child costs a
// quarter of a process that is loaded and relocated anew. A worker calls main() for one request
// after the other, which costs a tenth of a child, as nothing is copied; where the program ends
// the process, the next request has a new worker. A worker is for runs that neither leave a state
// behind in the process nor find one.
//
// A request on standard input is fields, each with a zero byte behind it: `child` or `worker`; the
// number of arguments; the files of the run's standard input, output and error; its folder; the
// arguments. The reply on standard output is a line with the run's status, which for a signal is
// 128 and its number, as a shell says it. Environment, name and limits of a run are those of the
// server.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

namespace {

using main_function = int (*)(int, char **, char **);

main_function program_main;

/// Reads the zero-terminated fields of requests from a descriptor.
class fields {
public:
    explicit fields(int descriptor) : descriptor_{descriptor} {}

    /// Reads the next field of a request; returns false at the end of the requests.
    bool read(std::string &field) {
        field.clear();
        for (;;) {
            if (position_ == size_) {
                position_ = 0;
                size_ = ::read(descriptor_, bytes_, sizeof bytes_);
                if (size_ <= 0) return false;
            }
            const char byte = bytes_[position_++];
            if (byte == '\0') return true;
            field += byte;
        }
    }
    bool read(std::vector<std::string> &several, std::size_t count) {
        several.resize(count);
        for (std::string &field : several)
            if (!read(field)) return false;
        return true;
    }

private:
    int descriptor_;
    char bytes_[4096];
    ssize_t size_ = 0;
    ssize_t position_ = 0;
};

struct request {
    std::string place; ///< where the run takes place: `child` or `worker`
    /// Paths of standard input, output and error, and of the working folder.
    std::vector<std::string> files;
    std::vector<std::string> words;
};

enum class outcome { whole, no_more, cut };

outcome read_request(fields &source, request &result) {
    std::string count;
    if (!source.read(result.place)) return outcome::no_more;
    const bool is_whole = source.read(count) && source.read(result.files, 4) &&
                          source.read(result.words, std::strtoul(count.c_str(), nullptr, 10));
    return is_whole ? outcome::whole : outcome::cut;
}

/// Writes bytes to the worker; returns false if the worker has ended.
bool send_all(int socket, const std::string &bytes) {
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t sent = send(socket, bytes.data() + done, bytes.size() - done, MSG_NOSIGNAL);
        if (sent <= 0) return false;
        done += static_cast<std::size_t>(sent);
    }
    return true;
}

/// Opens a file as a descriptor of the run; if the open fails, the run ends with status 126.
void open_as(int descriptor, const std::string &path, int flags) {
    const int opened = open(path.c_str(), flags, 0666);
    if (opened < 0 || dup2(opened, descriptor) < 0) _exit(126);
    close(opened);
}

/// Calls main() with the files, folder and arguments of a request.
int call_main(request &next, char *name) {
    if (chdir(next.files[3].c_str()) != 0) _exit(126);
    open_as(STDIN_FILENO, next.files[0], O_RDONLY);
    open_as(STDOUT_FILENO, next.files[1], O_WRONLY | O_CREAT | O_TRUNC);
    open_as(STDERR_FILENO, next.files[2], O_WRONLY | O_CREAT | O_TRUNC);
    std::vector<char *> words{name};
    for (std::string &word : next.words)
        words.push_back(word.data());
    words.push_back(nullptr);
    return program_main(static_cast<int>(words.size() - 1), words.data(), environ);
}

/// Returns the status of a child as a shell has it: 128 and the number of a signal.
int status_of(pid_t child) {
    int status = 0;
    if (waitpid(child, &status, 0) != child) return 126;
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

/// The process that calls main() for one request after the other.
class worker {
public:
    explicit worker(char *name) : name_{name} {}

    /// Carries out a run in the worker, and returns the run's status.
    int run(const request &next) {
        if (process_ == 0 && !begin()) return 126;
        std::string bytes = next.place + '\0' + std::to_string(next.words.size()) + '\0';
        for (const std::vector<std::string> *const part : {&next.files, &next.words})
            for (const std::string &field : *part)
                bytes += field + '\0';
        unsigned char status = 0;
        if (send_all(socket_, bytes) && read(socket_, &status, 1) == 1) return status;
        return end(); // main() has ended the worker's process
    }

    /// Ends the worker's process, and returns its status.
    int end() {
        if (process_ == 0) return 0;
        close(socket_);
        return status_of(std::exchange(process_, 0));
    }

private:
    bool begin() {
        int sockets[2];
        if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0) return false;
        process_ = fork();
        if (process_ == 0) {
            close(sockets[0]);
            serve(sockets[1]);
        }
        close(sockets[1]);
        socket_ = sockets[0];
        return process_ > 0;
    }
    [[noreturn]] void serve(int socket) {
        fields source{socket};
        request next;
        while (read_request(source, next) == outcome::whole) {
            const int status = call_main(next, name_);
            std::fflush(nullptr); // as exit() would do, which the worker does not call
            std::clearerr(stdin);
            const auto byte = static_cast<unsigned char>(status);
            if (write(socket, &byte, 1) != 1) break;
        }
        std::exit(0);
    }

    char *name_;
    pid_t process_ = 0;
    int socket_ = -1;
};

int run_in_child(request &next, char *name) {
    const pid_t child = fork();
    if (child == 0) std::exit(call_main(next, name));
    return child < 0 ? 126 : status_of(child);
}

int serve(int, char **arguments, char **) {
    unsetenv("LD_PRELOAD"); // programs that children execute are no servers
    fields source{STDIN_FILENO};
    worker worker{arguments[0]};
    request next;
    outcome reading = read_request(source, next);
    for (; reading == outcome::whole; reading = read_request(source, next)) {
        const int status =
            next.place == "worker" ? worker.run(next) : run_in_child(next, arguments[0]);
        const std::string reply = std::to_string(status) + "\n";
        if (write(STDOUT_FILENO, reply.data(), reply.size()) != static_cast<ssize_t>(reply.size()))
            return 2;
    }
    return reading == outcome::cut ? 2 : worker.end();
}

} // namespace

/// Replaces the C library's __libc_start_main, and passes the server in place of main().
extern "C" int __libc_start_main(main_function main, int count, char **arguments, void (*init)(),
                                 void (*fini)(), void (*loader_fini)(), void *stack_end) {
    program_main = main;
    using start_function =
        int (*)(main_function, int, char **, void (*)(), void (*)(), void (*)(), void *);
    const auto start = reinterpret_cast<start_function>(dlsym(RTLD_NEXT, "__libc_start_main"));
    return start(serve, count, arguments, init, fini, loader_fini, stack_end);
}
