// This program samples itself by perf_event_open(2) and reads the rings of records itself, in parts
// with names. A loop between two calls has a known number of instructions, so that the number of
// samples is known.
//
// usage: samples_itself PART...
#include <cerrno>
#include <cinttypes>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <vector>

#include <fcntl.h>
#include <linux/perf_event.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr std::size_t page = 4096;

perf_event_attr instructions(std::uint64_t period) {
    perf_event_attr attributes{};
    attributes.size = sizeof attributes;
    attributes.type = PERF_TYPE_HARDWARE;
    attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
    attributes.sample_period = period;
    attributes.sample_type = PERF_SAMPLE_IP | PERF_SAMPLE_TID;
    attributes.disabled = 1;
    attributes.exclude_kernel = 1;
    attributes.exclude_hv = 1;
    attributes.wakeup_events = 1;
    return attributes;
}

int open_event(const perf_event_attr &attributes, pid_t pid = 0) {
    return static_cast<int>(
        syscall(SYS_perf_event_open, &attributes, pid, -1, -1, PERF_FLAG_FD_CLOEXEC));
}

int opened(const perf_event_attr &attributes, pid_t pid = 0) {
    const int file = open_event(attributes, pid);
    if (file < 0) {
        std::printf("perf_event_open: %s\n", std::strerror(errno));
        std::exit(1);
    }
    return file;
}

/// Enables an event, executes a loop of two instructions a million times, and disables the event:
/// 2,000,004 instructions after the enabling call, the disabling call included.
[[gnu::noinline]] void loop_between_calls(int file) {
    long number = SYS_ioctl;
    long code = PERF_EVENT_IOC_ENABLE;
    asm volatile(R"(
    .globl sampled_loop, sampled_loop_end
    sampled_loop:
        syscall
        mov $1000000, %%ecx
    1:  dec %%ecx
        jnz 1b
        mov $16, %%eax
        mov $0x2401, %%esi
        syscall
    sampled_loop_end:)"
                 : "+a"(number), "+S"(code)
                 : "D"(static_cast<long>(file)), "d"(0L)
                 : "rcx", "r11", "memory", "cc");
}
extern "C" const char sampled_loop[], sampled_loop_end[];

/// The ring of an event, as the program sees it.
class ring_view {
public:
    ring_view(int file, std::size_t data_pages) : data_bytes_{data_pages * page} {
        void *const place =
            mmap(nullptr, page + data_bytes_, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        if (place == MAP_FAILED) {
            std::perror("mmap");
            std::exit(1);
        }
        head_ = static_cast<perf_event_mmap_page *>(place);
    }
    perf_event_mmap_page &positions() { return *head_; }

    struct contents {
        unsigned samples{};
        unsigned samples_in_loop{};
        std::uint64_t lost{};
        bool begins_with_loss{};
    };
    /// Reads all records, and frees their room.
    contents read() {
        contents counts;
        const std::uint64_t end = __atomic_load_n(&head_->data_head, __ATOMIC_ACQUIRE);
        bool is_first = true;
        while (position_ < end) {
            const std::uint64_t header = word(0);
            const auto type = static_cast<std::uint32_t>(header);
            const auto bytes = static_cast<std::uint16_t>(header >> 48);
            if (bytes < 8 || bytes % 8 != 0) {
                std::printf("a record of %u bytes\n", bytes);
                std::exit(1);
            }
            if (type == PERF_RECORD_SAMPLE) {
                ++counts.samples;
                const std::uint64_t address = word(8);
                counts.samples_in_loop +=
                    address >= reinterpret_cast<std::uintptr_t>(sampled_loop) &&
                    address < reinterpret_cast<std::uintptr_t>(sampled_loop_end);
                if (word(16) != (static_cast<std::uint64_t>(getpid()) << 32 |
                                 static_cast<std::uint64_t>(getpid())))
                    std::printf("another thread\n");
            } else if (type == PERF_RECORD_LOST) {
                counts.lost += word(16);
                counts.begins_with_loss = counts.begins_with_loss || is_first;
            }
            is_first = false;
            position_ += bytes;
        }
        __atomic_store_n(&head_->data_tail, position_, __ATOMIC_RELEASE);
        return counts;
    }

private:
    perf_event_mmap_page *head_{};
    std::size_t data_bytes_;
    std::uint64_t position_{};

    std::uint64_t word(std::uint64_t distance) const {
        std::uint64_t value = 0;
        std::memcpy(&value,
                    reinterpret_cast<const unsigned char *>(head_) + page +
                        (position_ + distance) % data_bytes_,
                    sizeof value);
        return value;
    }
};

void print_result(const char *name, long result) {
    std::printf("%s %s\n", name, result < 0 ? std::strerror(errno) : "ok");
}

short ready(int file, int milliseconds = 0) {
    pollfd entry{file, POLLIN, 0};
    const int count = poll(&entry, 1, milliseconds);
    if (count != (entry.revents != 0 ? 1 : 0)) std::printf("poll returns %d\n", count);
    return entry.revents;
}

// --- parts ---------------------------------------------------------------------------------------

/// Samples each thousandth instruction of the loop.
int ring() {
    const int file = opened(instructions(1000));
    ring_view ring{file, 16};
    std::printf("ready before %d\n", ready(file));
    loop_between_calls(file);
    const short first_state = ready(file), second_state = ready(file);
    std::printf("ready behind %d, again %d\n", first_state & POLLIN, second_state);
    const auto first = ring.read();
    std::printf("%u samples, %u in the loop\n", first.samples, first.samples_in_loop);
    std::printf("offset %u, size %u\n", static_cast<unsigned>(ring.positions().data_offset),
                static_cast<unsigned>(ring.positions().data_size));
    return 0;
}

/// A ring that is full loses records, and says how many as soon as there is room.
int losses() {
    const int file = opened(instructions(1000));
    ring_view ring{file, 1};
    loop_between_calls(file);
    const auto first = ring.read();
    std::printf("%u samples, lost %u\n", first.samples, static_cast<unsigned>(first.lost));
    loop_between_calls(file);
    const auto second = ring.read();
    std::printf("%u samples, lost %u, %s\n", second.samples, static_cast<unsigned>(second.lost),
                second.begins_with_loss ? "said first" : "not said first");
    return 0;
}

/// Makes requests that concern samples.
int requests() {
    const int file = opened(instructions(1000)), other = opened(instructions(1000));
    std::uint64_t period = 100'000;
    print_result("no ring to share", ioctl(other, PERF_EVENT_IOC_SET_OUTPUT, file));
    print_result("no ring to pause", ioctl(file, PERF_EVENT_IOC_PAUSE_OUTPUT, 1));
    ring_view ring{file, 16};
    print_result("own output", ioctl(file, PERF_EVENT_IOC_SET_OUTPUT, file));
    print_result("output", ioctl(other, PERF_EVENT_IOC_SET_OUTPUT, file));
    loop_between_calls(other);
    std::printf("%u samples of another event\n", ring.read().samples);
    print_result("no output", ioctl(other, PERF_EVENT_IOC_SET_OUTPUT, -1));
    loop_between_calls(other);
    std::printf("%u samples without a ring\n", ring.read().samples);
    print_result("pause", ioctl(file, PERF_EVENT_IOC_PAUSE_OUTPUT, 1));
    loop_between_calls(file);
    std::printf("%u samples while paused\n", ring.read().samples);
    print_result("go on", ioctl(file, PERF_EVENT_IOC_PAUSE_OUTPUT, 0));
    print_result("period", ioctl(file, PERF_EVENT_IOC_PERIOD, &period));
    loop_between_calls(file);
    std::printf("%u samples of the new period\n", ring.read().samples);
    period = 0;
    print_result("no period", ioctl(file, PERF_EVENT_IOC_PERIOD, &period));
    period = std::uint64_t{1} << 63;
    print_result("long period", ioctl(file, PERF_EVENT_IOC_PERIOD, &period));
    print_result("three more", ioctl(file, PERF_EVENT_IOC_REFRESH, 3));
    loop_between_calls(-1);
    std::printf("%u samples\n", ring.read().samples);
    return 0;
}

/// This part requests samples that the machine does not support.
int refusals() {
    const auto attempt = [](const char *name, auto change) {
        perf_event_attr attributes = instructions(1000);
        change(attributes);
        print_result(name, open_event(attributes));
    };
    attempt("precise", [](perf_event_attr &attributes) { attributes.precise_ip = 1; });
    attempt("branches", [](perf_event_attr &attributes) {
        attributes.sample_type |= PERF_SAMPLE_BRANCH_STACK;
        attributes.branch_sample_type =
            PERF_SAMPLE_BRANCH_USER | PERF_SAMPLE_BRANCH_CALL_STACK | PERF_SAMPLE_BRANCH_ANY;
    });
    attempt("registers", [](perf_event_attr &attributes) {
        attributes.sample_type |= PERF_SAMPLE_REGS_USER;
        attributes.sample_regs_user = 1;
    });
    attempt("backward", [](perf_event_attr &attributes) { attributes.write_backward = 1; });
    attempt("clock", [](perf_event_attr &attributes) {
        attributes.use_clockid = 1;
        attributes.clockid = 2;
    });
    attempt("software", [](perf_event_attr &attributes) {
        attributes.type = PERF_TYPE_SOFTWARE;
        attributes.config = PERF_COUNT_SW_TASK_CLOCK;
    });
    return 0;
}

/// Tries mappings of wrong sizes in place of memory that has contents, and wrong contents of the
/// mapped pages.
int hostile() {
    const int file = opened(instructions(1000));
    auto *const memory = static_cast<unsigned char *>(
        mmap(nullptr, 8 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    std::memset(memory, 7, 8 * page);
    const auto map = [&](std::size_t pages, int kind, long offset) {
        void *const place =
            mmap(memory, pages * page, PROT_READ | PROT_WRITE, kind | MAP_FIXED, file, offset);
        return place == MAP_FAILED ? -1L : 0L;
    };
    print_result("four pages", map(4, MAP_SHARED, 0));
    print_result("private", map(2, MAP_PRIVATE, 0));
    print_result("offset", map(2, MAP_SHARED, page));
    print_result("no bytes", map(0, MAP_SHARED, 0));
    void *const far = mmap(nullptr, std::size_t{1} << 40, PROT_READ, MAP_SHARED, file, 0);
    print_result("a terabyte", far == MAP_FAILED ? -1 : 0);
    bool is_kept = true;
    for (std::size_t i = 0; i < 8 * page; ++i)
        is_kept = is_kept && memory[i] == 7;
    std::printf("memory %s\n", is_kept ? "kept" : "lost");
    ring_view ring{file, 2};
    print_result("another size", map(2, MAP_SHARED, 0));
    print_result("cut", ftruncate(file, 0));
    perf_event_mmap_page &positions = ring.positions();
    positions.data_tail = 0x123456789abcdef;
    positions.data_size = std::uint64_t{1} << 50;
    positions.data_offset = std::uint64_t{1} << 50;
    loop_between_calls(file);
    positions.data_tail = ~std::uint64_t{0};
    loop_between_calls(file);
    fallocate(file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, 3 * page);
    loop_between_calls(file);
    // Children end while their events sample: by themselves, and by a signal.
    for (const bool is_killed : {false, true}) {
        const pid_t child = fork();
        if (child == 0) {
            const int own = opened(instructions(100));
            ring_view small{own, 1};
            ioctl(own, PERF_EVENT_IOC_ENABLE, 0);
            loop_between_calls(-1);
            if (is_killed) kill(getpid(), SIGKILL);
            _exit(0);
        }
        waitpid(child, nullptr, 0);
    }
    const int fresh = opened(instructions(1000));
    ring_view whole{fresh, 16};
    loop_between_calls(fresh);
    std::printf("%u samples\n", whole.read().samples);
    return 0;
}

/// Waits by poll(2) for the samples of a child, and for the child's end; another file wakes the
/// wait, too.
int waits() {
    int pipes[2], others[2];
    if (pipe(pipes) != 0 || pipe(others) != 0) return 1;
    const pid_t child = fork();
    if (child == 0) {
        char byte = 0;
        if (read(pipes[0], &byte, 1) != 1) _exit(1);
        for (int i = 0; i < 10; ++i)
            loop_between_calls(-1);
        _exit(0);
    }
    perf_event_attr attributes = instructions(100'000);
    attributes.disabled = 0;
    attributes.sample_type = PERF_SAMPLE_IP;
    attributes.wakeup_events = 50;
    const int file = opened(attributes, child);
    std::setbuf(stdout, nullptr);
    std::printf("without a ring %s\n", ready(file) == POLLHUP ? "closed" : "open");
    ring_view ring{file, 16};
    if (write(others[1], "", 1) != 1) return 1;
    pollfd entries[] = {{file, POLLIN, 0}, {others[0], POLLIN, 0}};
    const int count = poll(entries, 2, -1);
    std::printf("%d ready, event %d, pipe %d\n", count, entries[0].revents, entries[1].revents);
    if (write(pipes[1], "", 1) != 1) return 1;
    unsigned samples = 0;
    bool is_closed = false;
    while (!is_closed) {
        is_closed = (ready(file, -1) & POLLHUP) != 0;
        const perf_event_mmap_page &positions = ring.positions();
        samples = static_cast<unsigned>(positions.data_head / 16); // a record has 16 bytes
    }
    waitpid(child, nullptr, 0);
    // The child executes some instructions more than its 20 million, before and behind its loops.
    std::printf("samples %s\n", samples == 200 || samples == 201 ? "right" : "wrong");
    return 0;
}

/// Sends SIGTERM to children whose events have ended, as perf record does: each child ends with its
/// own exit status all the same.
int ends() {
    constexpr int children = 100, own_status = 7;
    int right = 0;
    for (int i = 0; i < children; ++i) {
        int pipes[2];
        if (pipe(pipes) != 0) return 1;
        const pid_t child = fork();
        if (child == 0) {
            char byte = 0;
            // the emulator handles waiting signals in exit(2), but not in exit_group(2)
            syscall(SYS_exit, read(pipes[0], &byte, 1) == 1 ? own_status : 1);
        }
        perf_event_attr attributes = instructions(1000);
        attributes.disabled = 0;
        const int file = opened(attributes, child);
        ring_view ring{file, 16};
        if (write(pipes[1], "", 1) != 1) return 1;
        while ((ready(file, -1) & POLLHUP) == 0)
            ring.read();
        kill(child, SIGTERM);
        int status = 0;
        waitpid(child, &status, 0);
        right += WIFEXITED(status) && WEXITSTATUS(status) == own_status;
        for (const int descriptor : {file, pipes[0], pipes[1]})
            close(descriptor);
    }
    std::printf("%d of %d children end by themselves\n", right, children);
    return 0;
}

int run_part(std::string_view part) {
    if (part == "ring") return ring();
    if (part == "losses") return losses();
    if (part == "requests") return requests();
    if (part == "refusals") return refusals();
    if (part == "hostile") return hostile();
    if (part == "waits") return waits();
    if (part == "ends") return ends();
    return 2;
}

} // namespace

// Runs the parts of this program that the arguments name, each in a process of its own.
int main(int argc, char **argv) {
    for (int i = 1; i < argc; ++i) {
        std::printf("%s:\n", argv[i]);
        std::fflush(stdout);
        const pid_t child = fork();
        if (child == 0) std::exit(run_part(argv[i]));
        int status = 1;
        if (child < 0 || waitpid(child, &status, 0) != child || status != 0) return 1;
    }
    return 0;
}
