// This program gets signals for samples of its own events (perf_event_open(2), O_ASYNC), in parts
// with names. A loop between two calls has a known number of instructions, so that the number of
// signals is known.
//
// usage: receives_signals PART...
#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cinttypes>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string_view>
#include <thread>

#include <fcntl.h>
#include <linux/perf_event.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

namespace {

perf_event_attr attributes_of(std::uint64_t event, std::uint64_t period) {
    perf_event_attr attributes{};
    attributes.size = sizeof attributes;
    attributes.type = PERF_TYPE_HARDWARE;
    attributes.config = event;
    attributes.sample_period = period;
    attributes.disabled = 1;
    attributes.exclude_kernel = 1;
    attributes.exclude_hv = 1;
    return attributes;
}

int opened(perf_event_attr attributes, pid_t pid = 0, int cpu = -1) {
    const auto file = static_cast<int>(
        syscall(SYS_perf_event_open, &attributes, pid, cpu, -1, PERF_FLAG_FD_CLOEXEC));
    if (file < 0) {
        std::printf("perf_event_open: %s\n", std::strerror(errno));
        std::exit(1);
    }
    return file;
}

int opened(std::uint64_t period) {
    return opened(attributes_of(PERF_COUNT_HW_INSTRUCTIONS, period));
}

/// Makes an ioctl(2) call, executes a loop of two instructions a million times, and disables the
/// event: 2,000,004 instructions after the first call, the disabling call included.
[[gnu::noinline]] void loop_between_calls(int file, long code, long argument = 0) {
    long number = SYS_ioctl;
    asm volatile(R"(
    .globl sampled_loop, sampled_loop_end
        syscall
    sampled_loop:
        mov $1000000, %%ecx
    1:  dec %%ecx
        jnz 1b
        mov $16, %%eax
        mov $0x2401, %%esi
        syscall
    sampled_loop_end:)"
                 : "+a"(number), "+S"(code)
                 : "D"(static_cast<long>(file)), "d"(argument)
                 : "rcx", "r11", "memory", "cc");
}
extern "C" const char sampled_loop[], sampled_loop_end[];

/// The state of the handler of signals.
struct calls {
    std::atomic<unsigned> count{};
    unsigned in_loop{};
    unsigned right{};            ///< calls with the right file, code and band
    std::uint64_t first_turns{}; ///< turns of the loop before the first call
    std::uint64_t latest{};      ///< largest number of events behind the end of a period
    unsigned of_other_threads{};
};
calls handled;
int watched = -1; // the event's file
std::uint64_t watched_period = 0;
bool refreshes = false;
int wanted_code = POLL_IN;
long wanted_band = POLLIN | POLLRDNORM;
pid_t wanted_thread = 0;

std::uint64_t count_of(int file) {
    std::uint64_t count = 0;
    return read(file, &count, sizeof count) == sizeof count ? count : 0;
}

void handle(int, siginfo_t *contents, void *context) {
    const auto *const registers = static_cast<ucontext_t *>(context)->uc_mcontext.gregs;
    const auto address = static_cast<std::uintptr_t>(registers[REG_RIP]);
    const bool is_in_loop = address >= reinterpret_cast<std::uintptr_t>(sampled_loop) &&
                            address < reinterpret_cast<std::uintptr_t>(sampled_loop_end);
    const unsigned number = ++handled.count;
    handled.in_loop += is_in_loop;
    if (number == 1)
        handled.first_turns = 1'000'000 - static_cast<std::uint32_t>(registers[REG_RCX]);
    const bool has_details = contents->si_code == POLL_IN || contents->si_code == POLL_HUP;
    handled.right +=
        contents->si_code == wanted_code &&
        (!has_details || (contents->si_fd == watched && contents->si_band == wanted_band));
    handled.of_other_threads += wanted_thread != 0 && gettid() != wanted_thread;
    if (!refreshes)
        handled.latest = std::max(handled.latest, count_of(watched) - number * watched_period);
    else
        ioctl(watched, PERF_EVENT_IOC_REFRESH, 1);
}

void handle_by(int signal) {
    struct sigaction action {};
    action.sa_sigaction = handle;
    action.sa_flags = SA_SIGINFO | SA_RESTART;
    sigaction(signal, &action, nullptr);
}

/// Lets an event send its signals to the calling thread. `signal`: 0: SIGIO.
void ask_for_signals(int file, int signal, std::uint64_t period) {
    const f_owner_ex owner{F_OWNER_TID, gettid()};
    if (fcntl(file, F_SETFL, O_ASYNC | O_NONBLOCK) != 0 ||
        (signal != 0 && fcntl(file, F_SETSIG, signal) != 0) ||
        fcntl(file, F_SETOWN_EX, &owner) != 0)
        std::printf("fcntl: %s\n", std::strerror(errno));
    handle_by(signal != 0 ? signal : SIGIO);
    watched = file;
    watched_period = period;
}

void print_result(const char *name, long result) {
    std::printf("%s %s\n", name, result < 0 ? std::strerror(errno) : "ok");
}

// --- parts ---------------------------------------------------------------------------------------

/// Each period of instructions sends a signal. The handler's instructions are counted, too.
int each() {
    const int file = opened(100'000);
    ask_for_signals(file, SIGRTMIN + 3, 100'000);
    loop_between_calls(file, PERF_EVENT_IOC_ENABLE);
    std::printf("%u signals, %u in the loop, %u right\n", handled.count.load(), handled.in_loop,
                handled.right);
    // The first 100,000 instructions are one, and 49,999.5 turns of two.
    std::printf("first signal %s\n", handled.first_turns >= 50'000 && handled.first_turns <= 50'002
                                         ? "at once"
                                         : "late");
    std::printf("all signals %s\n", handled.latest <= 100 ? "at once" : "late");
    return 0;
}

/// Signals of short periods, of a period with many other events, and of the whole process.
int kinds() {
    int file = opened(5000);
    ask_for_signals(file, 0, 5000);
    wanted_code = SI_KERNEL;
    loop_between_calls(file, PERF_EVENT_IOC_ENABLE);
    std::printf("SIGIO %s, %s\n", handled.count == count_of(file) / 5000 ? "each" : "not each",
                handled.right == handled.count ? "right" : "wrong");
    close(file);
    wanted_code = POLL_IN;
    for (const std::uint64_t event :
         {PERF_COUNT_HW_CPU_CYCLES, PERF_COUNT_HW_BRANCH_INSTRUCTIONS}) {
        handled.count = handled.in_loop = 0;
        handled.latest = 0;
        file = opened(attributes_of(event, 20'000));
        ask_for_signals(file, SIGUSR1, 20'000);
        fcntl(file, F_SETOWN, getpid());
        loop_between_calls(file, PERF_EVENT_IOC_ENABLE);
        std::printf("%s, in the loop %s, %s\n",
                    handled.count >= 10 && handled.count == count_of(file) / 20'000 ? "each"
                                                                                    : "not each",
                    handled.in_loop == handled.count ? "all" : "not all",
                    handled.latest <= 500 ? "at once" : "late");
        close(file);
    }
    return 0;
}

/// Each signal is the event's last, and its handler enables the event again.
int refresh() {
    const int file = opened(99'000);
    ask_for_signals(file, SIGRTMIN + 3, 99'000);
    refreshes = true;
    wanted_code = POLL_HUP;
    wanted_band = POLLHUP | POLLERR;
    loop_between_calls(file, PERF_EVENT_IOC_REFRESH, 1);
    std::printf("%u signals, %u in the loop, %u right\n", handled.count.load(), handled.in_loop,
                handled.right);
    return 0;
}

/// Signals that are blocked wait: real-time signals each, SIGIO once.
int blocked() {
    for (const int signal : {SIGRTMIN, SIGIO}) {
        handled.count = 0;
        sigset_t mask;
        sigemptyset(&mask);
        sigaddset(&mask, signal);
        sigprocmask(SIG_BLOCK, &mask, nullptr);
        const int file = opened(100'000);
        ask_for_signals(file, signal == SIGIO ? 0 : signal, 100'000);
        loop_between_calls(file, PERF_EVENT_IOC_ENABLE);
        const unsigned early = handled.count;
        siginfo_t contents{};
        const timespec limit{};
        const int first = sigtimedwait(&mask, &contents, &limit);
        sigprocmask(SIG_UNBLOCK, &mask, nullptr);
        std::printf("%u early, %s, %u behind\n", early, first == signal ? "waited" : "no signal",
                    handled.count.load());
        close(file);
    }
    return 0;
}

/// No signals without a receiver, without O_ASYNC, and of a closed event.
int silent() {
    handle_by(SIGIO);
    int file = opened(1000);
    fcntl(file, F_SETFL, O_ASYNC);
    std::printf("flag %s\n", (fcntl(file, F_GETFL) & O_ASYNC) != 0 ? "set" : "not set");
    loop_between_calls(file, PERF_EVENT_IOC_ENABLE);
    fcntl(file, F_SETOWN, getpid());
    fcntl(file, F_SETFL, 0);
    std::printf("flag %s\n", (fcntl(file, F_GETFL) & O_ASYNC) != 0 ? "set" : "not set");
    loop_between_calls(file, PERF_EVENT_IOC_ENABLE);
    fcntl(file, F_SETFL, O_ASYNC);
    close(file);
    loop_between_calls(-1, PERF_EVENT_IOC_ENABLE);
    std::printf("%u signals\n", handled.count.load());
    return 0;
}

/// A thread other than the first gets its own signals, by both requests. The machine refuses
/// signals for another thread.
int threads() {
    std::thread worker{[] {
        const int file = opened(100'000);
        ask_for_signals(file, SIGRTMIN + 3, 100'000);
        wanted_thread = gettid();
        loop_between_calls(file, PERF_EVENT_IOC_ENABLE);
        std::printf("%u signals, %u of other threads\n", handled.count.load(),
                    handled.of_other_threads);
        handled.count = 0;
        fcntl(file, F_SETOWN, gettid());
        loop_between_calls(file, PERF_EVENT_IOC_ENABLE);
        std::printf("%u signals, %u of other threads\n", handled.count.load(),
                    handled.of_other_threads);
        print_result("process", fcntl(file, F_SETOWN, getpid()));
    }};
    worker.join();
    return 0;
}

/// Receivers that the machine refuses.
int refusals() {
    int file = opened(1000);
    print_result("parent",
                 fcntl(file, F_SETOWN, getppid()) != 0 || fcntl(file, F_SETFL, O_ASYNC) != 0 ? -1
                                                                                             : 0);
    print_result("group",
                 fcntl(file, F_SETOWN, -getpgrp()) != 0 || fcntl(file, F_SETFL, O_ASYNC) != 0 ? -1
                                                                                              : 0);
    print_result("itself",
                 fcntl(file, F_SETOWN, getpid()) != 0 || fcntl(file, F_SETFL, O_ASYNC) != 0 ? -1
                                                                                            : 0);
    print_result("then parent", fcntl(file, F_SETOWN, getppid()));
    file = opened(attributes_of(PERF_COUNT_HW_INSTRUCTIONS, 1000), -1, 0);
    print_result("a CPU", fcntl(file, F_SETFL, O_ASYNC));
    perf_event_attr inherited = attributes_of(PERF_COUNT_HW_INSTRUCTIONS, 1000);
    inherited.inherit = 1;
    file = opened(inherited);
    print_result("children", fcntl(file, F_SETFL, O_ASYNC));
    file = opened(0);
    print_result("no samples", fcntl(file, F_SETFL, O_ASYNC));
    return 0;
}

int run_part(std::string_view part) {
    if (part == "each") return each();
    if (part == "kinds") return kinds();
    if (part == "refresh") return refresh();
    if (part == "blocked") return blocked();
    if (part == "silent") return silent();
    if (part == "threads") return threads();
    if (part == "refusals") return refusals();
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
