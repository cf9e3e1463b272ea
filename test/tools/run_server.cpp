// Runs a program many times by one process: preloaded into the program, this library takes the
// place of main() and calls it in a forked child for each request. A child costs a quarter of a
// process that is loaded and relocated anew.
//
// A request on standard input is fields, each with a zero byte behind it: the number of arguments;
// the files of the child's standard input, output and error; its folder; the arguments. The reply
// on standard output is a line with the child's status, which for a signal is 128 and its number,
// as a shell says it. Environment, name and limits of a child are those of the server.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <string>
#include <vector>

namespace {

using main_function = int (*)(int, char **, char **);

main_function program_main;

/// The next field of a request. False at the end of the requests.
bool read_field(std::string &field) {
    static char bytes[4096];
    static ssize_t size = 0;
    static ssize_t position = 0;
    field.clear();
    for (;;) {
        if (position == size) {
            position = 0;
            size = read(STDIN_FILENO, bytes, sizeof bytes);
            if (size <= 0) return false;
        }
        const char byte = bytes[position++];
        if (byte == '\0') return true;
        field += byte;
    }
}

bool read_fields(std::vector<std::string> &fields, std::size_t count) {
    fields.resize(count);
    for (std::string &field : fields)
        if (!read_field(field)) return false;
    return true;
}

/// Opens a file as a descriptor of the child, which ends with status 126 where that fails.
void open_as(int descriptor, const std::string &path, int flags) {
    const int opened = open(path.c_str(), flags, 0666);
    if (opened < 0 || dup2(opened, descriptor) < 0) _exit(126);
    close(opened);
}

/// The life of a child. `places` are its files and its folder.
[[noreturn]] void run(const std::vector<std::string> &places, std::vector<std::string> &arguments) {
    if (chdir(places[3].c_str()) != 0) _exit(126);
    open_as(STDIN_FILENO, places[0], O_RDONLY);
    open_as(STDOUT_FILENO, places[1], O_WRONLY | O_CREAT | O_TRUNC);
    open_as(STDERR_FILENO, places[2], O_WRONLY | O_CREAT | O_TRUNC);
    std::vector<char *> words;
    for (std::string &argument : arguments)
        words.push_back(argument.data());
    words.push_back(nullptr);
    std::exit(program_main(static_cast<int>(arguments.size()), words.data(), environ));
}

/// The status of a child as a shell says it.
int status_of(pid_t child) {
    int status = 0;
    if (waitpid(child, &status, 0) != child) return 126;
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

int serve(int, char **arguments, char **) {
    unsetenv("LD_PRELOAD"); // the programs that children execute are no servers
    std::string count;
    std::vector<std::string> places;
    std::vector<std::string> words;
    while (read_field(count)) {
        if (!read_fields(places, 4) ||
            !read_fields(words, std::strtoul(count.c_str(), nullptr, 10)))
            return 2;
        words.insert(words.begin(), arguments[0]);
        const pid_t child = fork();
        if (child == 0) run(places, words);
        const std::string reply = std::to_string(child < 0 ? 126 : status_of(child)) + "\n";
        if (write(STDOUT_FILENO, reply.data(), reply.size()) != static_cast<ssize_t>(reply.size()))
            return 2;
    }
    return 0;
}

} // namespace

/// The C library's, with the server in place of main().
extern "C" int __libc_start_main(main_function main, int count, char **arguments, void (*init)(),
                                 void (*fini)(), void (*loader_fini)(), void *stack_end) {
    program_main = main;
    using start_function =
        int (*)(main_function, int, char **, void (*)(), void (*)(), void (*)(), void *);
    const auto start = reinterpret_cast<start_function>(dlsym(RTLD_NEXT, "__libc_start_main"));
    return start(serve, count, arguments, init, fini, loader_fini, stack_end);
}
