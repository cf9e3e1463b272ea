// This program counts by perf_event_open(2), in parts with names. It makes the system calls itself,
// without a library, so that counts between two calls are known to the instruction.
//
// usage: asks_kernel PART [PROGRAM] or asks_kernel each PART...
#include <array>
#include <cerrno>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <linux/perf_event.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

perf_event_attr attributes_of(std::uint32_t type, std::uint64_t config) {
    perf_event_attr attributes{};
    attributes.size = sizeof attributes;
    attributes.type = type;
    attributes.config = config;
    attributes.disabled = 1;
    attributes.exclude_kernel = 1;
    attributes.exclude_hv = 1;
    return attributes;
}

perf_event_attr instructions() {
    return attributes_of(PERF_TYPE_HARDWARE, PERF_COUNT_HW_INSTRUCTIONS);
}

int open_event(const perf_event_attr &attributes, pid_t pid = 0, int cpu = -1, int group = -1,
               unsigned long flags = PERF_FLAG_FD_CLOEXEC) {
    return static_cast<int>(syscall(SYS_perf_event_open, &attributes, pid, cpu, group, flags));
}

int opened(const perf_event_attr &attributes, pid_t pid = 0, int cpu = -1, int group = -1) {
    const int file = open_event(attributes, pid, cpu, group);
    if (file < 0) {
        std::printf("perf_event_open: %s\n", std::strerror(errno));
        std::exit(1);
    }
    return file;
}

/// Enables an event, executes a loop of two instructions a million times, and disables the event:
/// 2,000,004 instructions after the enabling call, the disabling call included.
[[gnu::noinline]] void loop_between_calls(int file, long argument = 0) {
    long number = SYS_ioctl;
    long code = PERF_EVENT_IOC_ENABLE;
    asm volatile(R"(
        syscall
        mov $1000000, %%ecx
    1:  dec %%ecx
        jnz 1b
        mov $16, %%eax
        mov $0x2401, %%esi
        syscall)"
                 : "+a"(number), "+S"(code)
                 : "D"(static_cast<long>(file)), "d"(argument)
                 : "rcx", "r11", "memory", "cc");
}

std::uint64_t value_of(int file) {
    std::uint64_t value = 0;
    if (read(file, &value, sizeof value) != sizeof value) std::perror("read");
    return value;
}

void print_result(const char *name, long result) {
    std::printf("%s %s\n", name, result < 0 ? std::strerror(errno) : "ok");
}

// --- parts
// ----------------------------------------------------------------------------------------

int count() {
    const int file = opened(instructions());
    loop_between_calls(file);
    std::printf("%" PRIu64 "\n", value_of(file));
    loop_between_calls(file);
    std::printf("%" PRIu64 "\n", value_of(file));
    ioctl(file, PERF_EVENT_IOC_RESET, 0);
    std::printf("%" PRIu64 "\n", value_of(file));
    const int copy = dup(file);
    close(file);
    loop_between_calls(copy);
    std::printf("%" PRIu64 "\n", value_of(copy));
    return 0;
}

/// Counts with a group of three events, read at once with times and IDs (PERF_FORMAT_GROUP).
int group() {
    constexpr std::uint64_t format = PERF_FORMAT_GROUP | PERF_FORMAT_ID |
                                     PERF_FORMAT_TOTAL_TIME_ENABLED |
                                     PERF_FORMAT_TOTAL_TIME_RUNNING;
    perf_event_attr attributes = instructions();
    attributes.read_format = format;
    const int leader = opened(attributes);
    attributes.disabled = 0;
    attributes.config = PERF_COUNT_HW_BRANCH_INSTRUCTIONS;
    const int branches = opened(attributes, 0, -1, leader);
    attributes.config = PERF_COUNT_HW_CPU_CYCLES;
    const int cycles = opened(attributes, 0, -1, leader);
    loop_between_calls(leader, PERF_IOC_FLAG_GROUP);
    std::array<std::uint64_t, 9> values{};
    std::printf("%zd bytes\n", read(leader, values.data(), sizeof values));
    std::printf("%" PRIu64 " events\n", values[0]);
    std::printf("times %s\n", values[1] != 0 && values[1] == values[2] ? "equal" : "differ");
    std::printf("instructions %" PRIu64 "\n", values[3]);
    std::printf("branches %" PRIu64 "\n", values[5]);
    std::printf("cycles %s\n",
                values[7] > 300'000 && values[7] < 4'000'000 ? "plausible" : "wrong");
    std::uint64_t number = 0;
    ioctl(branches, PERF_EVENT_IOC_ID, &number);
    std::printf("number %s\n", number == values[6] ? "equal" : "differs");
    print_result("short", read(leader, values.data(), 64));
    std::array<std::uint64_t, 9> again{};
    const iovec parts[] = {{again.data(), 20}, {reinterpret_cast<char *>(again.data()) + 20, 52}};
    std::printf("%zd bytes\n", readv(cycles, parts, 2));
    std::printf("group %s\n", again[3] == values[3] && again[5] == values[5] ? "equal" : "differs");
    close(leader); // the group's events go on alone when their leader is closed
    std::printf("%zd bytes\n", read(branches, values.data(), sizeof values));
    return 0;
}

/// Starts a program and counts its instructions by perf_event_open from exec to its end.
int counted_program(const char *program, bool inherits) {
    int pipes[2];
    if (pipe(pipes) != 0) return 1;
    const pid_t child = fork();
    if (child == 0) {
        char byte = 0;
        close(pipes[1]);
        if (read(pipes[0], &byte, 1) < 0) _exit(1);
        execl(program, program, static_cast<char *>(nullptr));
        _exit(127);
    }
    close(pipes[0]);
    perf_event_attr attributes = instructions();
    attributes.enable_on_exec = 1;
    attributes.inherit = inherits ? 1 : 0;
    attributes.read_format = PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING;
    const int file = opened(attributes, child);
    close(pipes[1]);
    int status = 0;
    waitpid(child, &status, 0);
    std::uint64_t values[3]{};
    if (read(file, values, sizeof values) != sizeof values) return 1;
    std::printf("%" PRIu64 " %s\n", values[0],
                values[1] != 0 && values[1] == values[2] ? "all the time" : "at times");
    return status;
}

/// Children of the thread count for an event that they inherit; an event opened after their start
/// has no count of them.
int children() {
    perf_event_attr attributes = instructions();
    attributes.inherit = 1;
    const int file = opened(attributes);
    ioctl(file, PERF_EVENT_IOC_ENABLE, 0);
    int late_pipe[2];
    if (pipe(late_pipe) != 0) return 1;
    const pid_t child = fork();
    if (child == 0) {
        char byte = 0;
        if (read(late_pipe[0], &byte, 1) != 1) _exit(1);
        loop_between_calls(-1);
        std::thread{[] { loop_between_calls(-1); }}.join();
        _exit(0);
    }
    attributes.disabled = 0;
    const int late = opened(attributes);
    if (write(late_pipe[1], "", 1) != 1) return 1;
    waitpid(child, nullptr, 0);
    ioctl(file, PERF_EVENT_IOC_DISABLE, 0);
    ioctl(late, PERF_EVENT_IOC_DISABLE, 0);
    const std::uint64_t total = value_of(file), own = value_of(late);
    std::printf("inherited %s\n", total > 4'000'000 && total < 4'500'000 ? "counted" : "wrong");
    std::printf("later %s\n", own < 200'000 ? "not counted" : "counted");
    return 0;
}

/// Counts threads that execute at the same time, each with an event of its own.
int threads() {
    std::array<std::uint64_t, 3> values{};
    std::vector<std::thread> started;
    for (std::uint64_t &value : values)
        started.emplace_back([&value] {
            const int file = opened(instructions());
            for (int i = 0; i < 5; ++i)
                loop_between_calls(file);
            value = value_of(file);
        });
    for (std::thread &thread : started)
        thread.join();
    for (const std::uint64_t value : values)
        std::printf("%" PRIu64 "\n", value);
    return 0;
}

/// Reads every event that the thread has opened.
int own_events() {
    perf_event_attr attributes = instructions();
    attributes.disabled = 0;
    const int file = opened(attributes);
    std::printf("%d\n", prctl(PR_TASK_PERF_EVENTS_DISABLE, 0, 0, 0, 0));
    const std::uint64_t previous = value_of(file);
    loop_between_calls(-1);
    std::printf("%s\n", value_of(file) == previous ? "still" : "counts");
    std::printf("%d\n", prctl(PR_TASK_PERF_EVENTS_ENABLE, 0, 0, 0, 0));
    loop_between_calls(-1);
    std::printf("%s\n", value_of(file) - previous > 2'000'000 ? "counts" : "still");
    return 0;
}

/// Checks an event's mapped page, which announces no counter for reading in user mode.
int page() {
    const int file = opened(instructions());
    void *const place = mmap(nullptr, 4096, PROT_READ, MAP_SHARED, file, 0);
    if (place == MAP_FAILED) return 1;
    loop_between_calls(file);
    const std::uint64_t value = value_of(file);
    const auto *const contents = static_cast<const perf_event_mmap_page *>(place);
    std::printf("index %u, rdpmc %u, offset %s\n", contents->index,
                static_cast<unsigned>(contents->cap_user_rdpmc),
                static_cast<std::uint64_t>(contents->offset) == value ? "equal" : "differs");
    std::printf("%" PRIu64 "\n", value_of(file));
    return 0;
}

/// Opens more events than the processor has counters, so that the kernel multiplexes them.
int turns() {
    std::vector<int> files;
    for (std::uint64_t mask = 0; mask < 8; ++mask) {
        perf_event_attr attributes = attributes_of(
            PERF_TYPE_RAW, std::array<std::uint64_t, 8>{0x01c4, 0x00c4, 0x00c5, 0x81d0, 0x82d0,
                                                        0x412e, 0x4f2e, 0x20c4}[mask]);
        attributes.read_format = PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING;
        files.push_back(opened(attributes));
    }
    for (const int file : files)
        ioctl(file, PERF_EVENT_IOC_ENABLE, 0);
    for (int i = 0; i < 40; ++i)
        loop_between_calls(-1);
    for (const int file : files)
        ioctl(file, PERF_EVENT_IOC_DISABLE, 0);
    unsigned in_turns = 0;
    for (const int file : files) {
        std::uint64_t values[3]{};
        if (read(file, values, sizeof values) != sizeof values) return 1;
        in_turns += values[2] < values[1] && values[2] != 0 ? 1 : 0;
        if (file != files[0]) continue;
        const double scaled = static_cast<double>(values[0]) * static_cast<double>(values[1]) /
                              static_cast<double>(values[2]);
        std::printf("branches %s\n",
                    scaled > 0.97 * 40e6 && scaled < 1.03 * 40e6 ? "right" : "wrong");
    }
    std::printf("turns %s\n", in_turns == files.size() ? "all" : "some");
    return 0;
}

void stay_on(int cpu) {
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(static_cast<std::size_t>(cpu), &set);
    if (sched_setaffinity(0, sizeof set, &set) != 0) std::perror("sched_setaffinity");
}

/// Counts on two kinds of cores: CPU 0 is a performance core, CPU 1 an Atom core.
int kinds() {
    for (const int cpu : {0, 1}) {
        stay_on(cpu);
        for (const std::uint32_t type : {4u, 10u}) {
            const int file = opened(attributes_of(type, 0xc0));
            loop_between_calls(file);
            const std::uint64_t value = value_of(file);
            if (value != 0)
                std::printf("type %u %" PRIu64 "\n", type, value);
            else
                std::printf("type %u not counted\n", type);
            close(file);
        }
    }
    return 0;
}

/// Counts events of whole CPUs while this thread executes on CPU 0.
int cpus() {
    stay_on(0);
    const std::array<int, 2> files{opened(instructions(), -1, 0), opened(instructions(), -1, 1)};
    for (const int file : files)
        ioctl(file, PERF_EVENT_IOC_ENABLE, 0);
    loop_between_calls(-1);
    for (const int file : files)
        ioctl(file, PERF_EVENT_IOC_DISABLE, 0);
    std::printf("CPU 0 %s\n", value_of(files[0]) > 2'000'000 ? "counts" : "does not");
    std::printf("CPU 1 %s\n", value_of(files[1]) > 2'000'000 ? "counts" : "does not");
    return 0;
}

/// Makes calls that the kernel must refuse, and prints the errors.
int refusals() {
    perf_event_attr attributes = instructions();
    const int file = opened(attributes);
    print_result("flags", open_event(attributes, 0, -1, -1, 1 << 10));
    print_result("cpu", open_event(attributes, -1, -1));
    print_result("far cpu", open_event(attributes, 0, 4096));
    print_result("process", open_event(attributes, 0x3fffffff));
    print_result("group", open_event(attributes, 0, -1, 1));
    print_result("closed group", open_event(attributes, 0, -1, 1000));
    print_result("attributes", syscall(SYS_perf_event_open, nullptr, 0, -1, -1, 0));
    print_result("far attributes", syscall(SYS_perf_event_open, ~std::uint64_t{0}, 0, -1, -1, 0));
    attributes.size = 63;
    print_result("size", open_event(attributes));
    std::printf("%s\n", attributes.size >= 64 ? "size was told" : "no size");
    attributes.size = 5000;
    print_result("large size", open_event(attributes));
    attributes = instructions();
    attributes.read_format = 1 << 10;
    print_result("format", open_event(attributes));
    attributes = instructions();
    attributes.sample_period = 1000;
    print_result("samples", open_event(attributes));
    attributes = instructions();
    attributes.config = 1000;
    print_result("number", open_event(attributes));
    attributes = instructions();
    attributes.pinned = 1;
    print_result("pinned member", open_event(attributes, 0, -1, file));
    attributes = instructions();
    attributes.exclude_user = 1;
    print_result("kernel alone", open_event(attributes));
    print_result("unknown event", open_event(attributes_of(PERF_TYPE_RAW, 0xfffe)));
    print_result("type", open_event(attributes_of(1000, 0)));
    print_result("ioctl", ioctl(file, 0x24ff, 0));
    print_result("refresh", ioctl(file, PERF_EVENT_IOC_REFRESH, 1));
    std::uint64_t period = 1000;
    print_result("period", ioctl(file, PERF_EVENT_IOC_PERIOD, &period));
    print_result("far period", ioctl(file, PERF_EVENT_IOC_PERIOD, 1));
    print_result("far id", ioctl(file, PERF_EVENT_IOC_ID, 1));
    print_result("write", write(file, &period, sizeof period));
    print_result("short read", read(file, &period, 7));
    print_result("far read", syscall(SYS_read, file, 1, 8));
    print_result("far output", ioctl(file, PERF_EVENT_IOC_SET_OUTPUT, -1));
    return 0;
}

/// Opens and closes thousands of events.
int many() {
    std::vector<int> files;
    int file = 0;
    while (files.size() < 5000 && (file = open_event(instructions())) >= 0)
        files.push_back(file);
    std::printf("%s\n", files.size() == 5000 || errno == EMFILE ? "as many as files" : "too few");
    for (const int opened_file : files)
        close(opened_file);
    return count();
}

/// Runs the part of this program that has the given name.
int run_part(std::string_view part, const char *program) {
    if (part == "count") return count();
    if (part == "group") return group();
    if (part == "program" && program != nullptr) return counted_program(program, false);
    if (part == "inherits" && program != nullptr) return counted_program(program, true);
    if (part == "children") return children();
    if (part == "threads") return threads();
    if (part == "own") return own_events();
    if (part == "page") return page();
    if (part == "turns") return turns();
    if (part == "kinds") return kinds();
    if (part == "cpus") return cpus();
    if (part == "refusals") return refusals();
    if (part == "many") return many();
    return 2;
}

/// Runs parts, each in a process of its own so that no part sees the events of another; stops at
/// the first part that fails.
int run_parts(const std::vector<std::string_view> &parts) {
    for (const std::string_view part : parts) {
        std::printf("%.*s:\n", static_cast<int>(part.size()), part.data());
        std::fflush(stdout);
        const pid_t child = fork();
        if (child == 0) std::exit(run_part(part, nullptr));
        int status = 1;
        if (child < 0 || waitpid(child, &status, 0) != child) return 1;
        if (status != 0) return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
    }
    return 0;
}

} // namespace

// Arguments: the name of a part of this program, and perhaps a program that the part runs; or
// `each` and parts without programs.
int main(int argc, char **argv) {
    if (argc < 2) return 2;
    if (argv[1] == std::string_view{"each"}) return run_parts({argv + 2, argv + argc});
    return run_part(argv[1], argc > 2 ? argv[2] : nullptr);
}
