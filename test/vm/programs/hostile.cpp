// Hostile callers: 100,000 random calls, and files that are opened, used, mapped and closed in
// several threads while the module is being removed.
#include "check.hpp"
#include "raw.hpp"

#include <atomic>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <random>
#include <string_view>
#include <thread>
#include <vector>

#include <sys/mman.h>
#include <sys/wait.h>

namespace {

/// Numbers that callers should not be trusted with, random but the same each time.
class chaos {
public:
    explicit chaos(unsigned seed) : engine{seed} {
        for (std::uint64_t &each : memory)
            each = number();
    }

    unsigned below(unsigned limit) { return static_cast<unsigned>(engine() % limit); }

    std::uint64_t number() {
        static constexpr std::uint64_t edges[] = {
            0,     1,     2,     3,      17,         18,         63,         64,
            65,    4095,  4096,  4097,   0x7fffffff, 0x80000000, 0xffffffff, 0x100000000,
            0x300, 0x360, 0x3a0, 0x1000, ~0ULL,      1ULL << 63, 0x08000001, 0xffff888000000000};
        switch (below(4)) {
        case 0:
            return edges[below(sizeof edges / sizeof *edges)];
        case 1:
            return below(8);
        case 2:
            return pointer();
        default:
            return engine();
        }
    }

    std::uint64_t pointer() {
        static constexpr std::uint64_t bad[] = {
            0, 8, 0x7ffffffff000, 0xffff888000000000, 0xffffffff81000000, ~0ULL, ~0ULL - 4095};
        if (below(4) == 0) return bad[below(sizeof bad / sizeof *bad)];
        return raw::pointer_to(memory + below(used));
    }

    /// Memory of operations that are half right.
    void shuffle() {
        for (int i = 0; i < 20; ++i)
            memory[below(used)] = number();
        auto *const operations = reinterpret_cast<msrpp_operation *>(memory);
        for (int i = 0; i < 20; ++i) {
            operations[i] = raw::reading(below(3), 0x300 + below(0x120));
            operations[i].kind = static_cast<std::uint16_t>(below(4));
            operations[i].value = number();
            operations[i].mask = number();
        }
    }

    std::mt19937_64 engine;
    // the kernel may write as much behind any of these as the largest list takes
    static constexpr unsigned used = 4096;
    std::uint64_t memory[used + 4096 * sizeof(msrpp_operation) / 8]{};
};

constexpr unsigned long requests[] = {
    MSRPP_IOCTL_INFO,   MSRPP_IOCTL_BATCH,  MSRPP_IOCTL_ALLOW,      MSRPP_IOCTL_ALLOWED,
    MSRPP_IOCTL_LOAD,   MSRPP_IOCTL_START,  MSRPP_IOCTL_STOP,       MSRPP_IOCTL_COUNTS,
    MSRPP_IOCTL_UNLOAD, MSRPP_IOCTL_ATTACH, MSRPP_IOCTL_SOFT_EVENTS};

/// A program that is right but for what chance does to it.
int load_spoilt(chaos &random, int device) {
    const bool threads = random.below(2) == 0;
    raw::program program(threads ? std::vector<std::uint32_t>{}
                                 : std::vector<std::uint32_t>{random.below(2)},
                         1 + random.below(3));
    auto *const words = reinterpret_cast<std::uint32_t *>(&program.head);
    if (random.below(2) == 0) words[random.below(8)] = static_cast<std::uint32_t>(random.number());
    if (random.below(4) == 0) program.writes[0].value = random.number();
    if (random.below(4) == 0) program.writes[1].address = 0x300 + random.below(0x120);
    if (random.below(4) == 0) program.readouts[0].width = random.below(70);
    if (random.below(8) == 0) program.touched[0].check = random.number();
    if (random.below(8) == 0) program.touched[0].shared = random.number();
    // counts that grew must not read beyond the arrays: whatever lies there is as good
    program.writes.resize(4096);
    program.readouts.resize(4096);
    program.touched.resize(4096);
    program.claims.resize(4096);
    program.cpus.resize(4096);
    return program.load(device);
}

void call_at_random(chaos &random, int device) {
    alignas(8) std::uint64_t argument[16];
    for (std::uint64_t &each : argument)
        each = random.number();
    if (random.below(3) == 0) {
        auto *const words = reinterpret_cast<std::uint32_t *>(argument);
        words[0] = random.below(6);
        words[1] = random.below(4);
        words[2] = random.below(3);
        words[3] = 0;
        argument[1] = random.below(2) == 0 ? random.pointer() : argument[1];
    }
    const unsigned long request = random.below(50) == 0
                                      ? static_cast<unsigned long>(random.number())
                                      : requests[random.below(sizeof requests / sizeof *requests)];
    void *const at = random.below(30) == 0 ? reinterpret_cast<void *>(random.pointer())
                                           : static_cast<void *>(argument);
    ::ioctl(device, request, at);
}

void call_many(unsigned count, unsigned seed) {
    static chaos random{seed};
    random.engine.seed(seed);
    int device = raw::open_device();
    unsigned loaded = 0;
    for (unsigned i = 0; i < count; ++i) {
        if (i % 16 == 0) random.shuffle();
        if (i % 500 == 499) {
            ::close(device);
            device = raw::open_device();
        }
        switch (random.below(40)) {
        case 0:
            loaded += load_spoilt(random, device) == 0;
            break;
        case 1:
            raw::attach(device, random.below(4), random.below(2) == 0 ? 0 : ::getpid(),
                        random.below(2));
            break;
        case 2:
            raw::start(device, random.below(4));
            break;
        case 3: {
            void *const page = ::mmap(nullptr, 4096U << random.below(2), 1 << random.below(2),
                                      MAP_SHARED, device, 4096L * random.below(5));
            if (page != MAP_FAILED) ::munmap(page, 4096);
            break;
        }
        default:
            call_at_random(random, device);
        }
    }
    ::close(device);
    std::printf("note %u calls, %u programs loaded\n", count, loaded);
}

/// Of each second the last four tenths, in which whoever removes the module has a chance: what
/// begins before them ends in them.
bool is_pause() {
    timespec time{};
    ::clock_gettime(CLOCK_REALTIME, &time);
    return time.tv_nsec > 600'000'000;
}

/// Opens, uses and closes for so many seconds, in four threads and a process that is killed.
void race(int seconds) {
    const std::time_t end = std::time(nullptr) + seconds;
    std::atomic<unsigned> opened{0};
    std::vector<std::thread> threads;
    for (unsigned t = 0; t < 4; ++t)
        threads.emplace_back([&opened, end, t] {
            while (std::time(nullptr) < end) {
                if (is_pause()) ::usleep(20000);
                const int device = is_pause() ? -1 : raw::open_device();
                if (device < 0) continue;
                ++opened;
                raw::program program({}, 1 + t % 2);
                program.load(device);
                raw::attach(device, program.head.handle, 0, t % 2);
                raw::start(device, program.head.handle);
                std::thread other{[device, &program] {
                    raw::events(device, raw::counter, 1);
                    raw::unload(device, program.head.handle);
                }};
                raw::control{program.head.handle, 1 + t % 2}.run(device, MSRPP_IOCTL_COUNTS);
                ::usleep(1000);
                ::close(device);
                other.join();
                const pid_t child = ::fork();
                if (child == 0) {
                    const int own = raw::open_device();
                    raw::program on_cpus({t % 2}, 1);
                    on_cpus.load(own);
                    raw::start(own, on_cpus.head.handle);
                    ::raise(SIGKILL);
                }
                ::waitpid(child, nullptr, 0);
            }
        });
    for (std::thread &each : threads)
        each.join();
    expect("files are opened, used and closed by four threads at once", opened > 4);
    std::printf("note %u files\n", opened.load());
}

long free_kibibytes() {
    const int caches = ::open("/proc/sys/vm/drop_caches", O_WRONLY);
    (void)!::write(caches, "3", 1);
    ::close(caches);
    ::usleep(300000); // what was freed after a grace period
    char text[256]{};
    const int file = ::open("/proc/meminfo", O_RDONLY);
    (void)!::read(file, text, sizeof text - 1);
    ::close(file);
    const char *const found = std::strstr(text, "MemFree:");
    return found == nullptr ? 0 : std::atol(found + 8);
}

/// Programs that come and go, of which each takes more than 10 KiB.
void leaks() {
    const auto come_and_go = [](unsigned cpus, unsigned threads) {
        const int kept = raw::open_device(); // so that the tracepoints stay
        raw::program other({}, 1);
        other.load(kept);
        for (unsigned i = 0; i < cpus; ++i) {
            const int device = raw::open_device();
            raw::program program({0, 1}, 18);
            program.load(device);
            raw::start(device, program.head.handle);
            if (i % 2 == 0) raw::unload(device, program.head.handle);
            ::close(device);
        }
        for (unsigned i = 0; i < threads; ++i) {
            const int device = raw::open_device();
            raw::program program({}, 18);
            program.load(device);
            raw::attach(device, program.head.handle, 0, MSRPP_ATTACH_INHERIT);
            raw::start(device, program.head.handle);
            const pid_t child = ::fork();
            if (child == 0) ::_exit(0);
            ::waitpid(child, nullptr, 0);
            if (i % 2 == 0) raw::unload(device, program.head.handle);
            ::close(device);
        }
        ::close(kept);
    };
    come_and_go(20, 20);
    const long before = free_kibibytes();
    come_and_go(600, 200);
    const long lost = before - free_kibibytes();
    std::printf("note %ld KiB less are free\n", lost);
    expect("programs that come and go take no memory with them", lost < 3000, "%ld KiB", lost);
}

} // namespace

int main(int count, char **arguments) {
    if (count == 2 && std::string_view{arguments[1]} == "leaks") {
        leaks();
        return failures == 0 ? 0 : 1;
    }
    if (count == 3 && std::string_view{arguments[1]} == "race") {
        race(std::atoi(arguments[2]));
        return failures == 0 ? 0 : 1;
    }
    if (count == 4) {
        std::vector<msrpp_allowed> list; // so that some of a user's programs can be loaded
        for (std::uint32_t address = 0x300; address < 0x3a8; ++address)
            list.push_back({address, MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE, 0xffffffffff});
        const int device = raw::open_device();
        if (raw::allow(device, list) != 0 || ::close(device) != 0) return 1;
        if (::setgid(1000) != 0 || ::setuid(1000) != 0) return 1;
    }
    call_many(static_cast<unsigned>(std::atoi(arguments[1])),
              static_cast<unsigned>(std::atoi(arguments[2])));
    return 0;
}
