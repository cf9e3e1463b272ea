// Random calls of the kernel module by dishonest callers; a seed repeats the calls.
#pragma once

#include "callers.hpp"
#include "raw.hpp"
#include "samples.hpp"

#include <msr/backend/classes_abi.h>
#include <msr/backend/sampling_abi.h>
#include <msr/backend/shim_soft_abi.h>

#include <cstdint>
#include <random>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <unistd.h>

/// Random arguments that the module has to check: addresses, values, sizes, handles.
class chaos {
public:
    explicit chaos(unsigned seed) : engine{seed} {
        for (std::uint64_t &index : memory)
            index = number();
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

    /// Fills the operations' memory with random, partly valid operations.
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
    // words behind each argument of a call, as many as the kernel's longest list may overwrite
    static constexpr unsigned used = 4096;
    std::uint64_t memory[used + 4096 * sizeof(msrpp_operation) / 8]{};
};

inline constexpr unsigned long requests[] = {
    MSRPP_IOCTL_INFO,         MSRPP_IOCTL_BATCH,       MSRPP_IOCTL_ALLOW,
    MSRPP_IOCTL_ALLOWED,      MSRPP_IOCTL_LOAD,        MSRPP_IOCTL_START,
    MSRPP_IOCTL_STOP,         MSRPP_IOCTL_COUNTS,      MSRPP_IOCTL_UNLOAD,
    MSRPP_IOCTL_ATTACH,       MSRPP_IOCTL_SOFT_EVENTS, MSRPP_IOCTL_TASKS,
    MSRPP_IOCTL_TASKS_INFO,   MSRPP_IOCTL_SOFT_TASKS,  MSRPP_IOCTL_SAMPLE,
    MSRPP_IOCTL_SAMPLING_INFO};

inline constexpr unsigned long group_requests[] = {
    MSRPP_IOCTL_TASKS_ATTACH, MSRPP_IOCTL_TASKS_DETACH, MSRPP_IOCTL_TASKS_READ};

/// The thread groups of one process, and random calls of the groups.
class groups_at_random {
public:
    void close() {
        for (const int entry : descriptors)
            ::close(entry);
        descriptors.clear();
    }

    /// Makes a group, sometimes with a spoilt argument. Returns true if the group exists.
    bool make(chaos &random, int device) {
        msrpp_tasks msrpp_tasks{};
        msrpp_tasks.flags = 1 + random.below(7);
        if ((msrpp_tasks.flags & MSRPP_TASKS_CLASS) != 0)
            msrpp_tasks.class_number = random.below(17);
        if ((msrpp_tasks.flags & MSRPP_TASKS_RMID) != 0)
            msrpp_tasks.rmid = random.below(3) == 0 ? random.below(40) : MSRPP_ANY_RMID;
        if (random.below(8) == 0)
            reinterpret_cast<std::uint32_t *>(&msrpp_tasks)[random.below(8)] =
                static_cast<std::uint32_t>(random.number());
        if (raw::call(device, MSRPP_IOCTL_TASKS, &msrpp_tasks) != 0) return false;
        if (descriptors.size() == 8) close();
        descriptors.push_back(msrpp_tasks.descriptor);
        return true;
    }

    /// Attaches a thread or a process to a random group, or makes another random call.
    bool call(chaos &random, int process) {
        if (descriptors.empty()) return false;
        const int group = descriptors[random.below(static_cast<unsigned>(descriptors.size()))];
        if (random.below(2) == 0) {
            msrpp_tasks_control msrpp_tasks_control{
                random.below(4) == 0 ? 0 : process, random.below(2), 0, 0, {}};
            return ::ioctl(group, group_requests[random.below(2)], &msrpp_tasks_control) == 0;
        }
        alignas(8) std::uint64_t argument[32];
        for (std::uint64_t &number : argument)
            number = random.number();
        ::ioctl(group, group_requests[random.below(3)],
                random.below(8) == 0 ? reinterpret_cast<void *>(random.pointer())
                                     : static_cast<void *>(argument));
        return false;
    }

private:
    std::vector<int> descriptors{};
};

inline constexpr unsigned long sampling_requests[] = {
    MSRPP_IOCTL_SAMPLING_START,  MSRPP_IOCTL_SAMPLING_STOP,   MSRPP_IOCTL_SAMPLING_PERIOD,
    MSRPP_IOCTL_SAMPLING_ATTACH, MSRPP_IOCTL_SAMPLING_DETACH, MSRPP_IOCTL_SAMPLING_STATISTICS};

/// The sampling programs of one process, their rings, and random calls of the programs.
class samples_at_random {
public:
    /// `waits` makes some reads block, for callers that another process kills meanwhile.
    explicit samples_at_random(bool waits) : some_wait{waits} {}

    void close() {
        for (const sampling_program &entry : programs) {
            if (entry.ring != MAP_FAILED) ::munmap(entry.ring, entry.bytes);
            if (entry.tail != MAP_FAILED) ::munmap(entry.tail, 4096);
            ::close(entry.descriptor);
        }
        programs.clear();
    }

    /// Makes a sampling program, sometimes with a spoilt argument. Returns true if the program
    /// exists.
    bool make(chaos &random, int device) {
        static constexpr std::uint32_t bits[] = {0, 4, 7, 12};
        std::uint32_t cpus[4] = {random.below(2), 1, 2, random.below(70000)};
        msrpp_sampling msrpp_sampling{};
        msrpp_sampling.kind = random.below(2) == 0 ? MSRPP_SAMPLE_OP : MSRPP_SAMPLE_FETCH;
        msrpp_sampling.flags = random.below(3) == 0 ? random.below(256) : random.below(2) * 2;
        msrpp_sampling.period = 16 * (512 + random.below(4096));
        msrpp_sampling.random_bits = bits[random.below(4)];
        msrpp_sampling.chain = random.below(4) == 0 ? random.below(128) : 0;
        msrpp_sampling.ring_bytes = 4096u << random.below(3);
        msrpp_sampling.watermark = random.below(2) * 512;
        msrpp_sampling.overhead = random.below(251);
        msrpp_sampling.carrier = random.below(3);
        if ((msrpp_sampling.flags & MSRPP_SAMPLING_CPUS) != 0)
            msrpp_sampling.cpu_count = 1 + random.below(2);
        msrpp_sampling.cpus = raw::pointer_to(cpus);
        if (random.below(8) == 0)
            reinterpret_cast<std::uint32_t *>(&msrpp_sampling)[random.below(14)] =
                static_cast<std::uint32_t>(random.number());
        if (random.below(30) == 0) msrpp_sampling.cpus = random.pointer();
        if (raw::call(device, MSRPP_IOCTL_SAMPLE, &msrpp_sampling) != 0) return false;
        if (programs.size() == 8) close();
        programs.push_back(
            {msrpp_sampling.descriptor, MAP_FAILED, MAP_FAILED, 4096 + msrpp_sampling.ring_bytes});
        if (!some_wait || random.below(200) != 0)
            ::fcntl(msrpp_sampling.descriptor, F_SETFL, O_NONBLOCK);
        return true;
    }

    /// Makes a valid or a random call. Returns the number of bytes of records that were read.
    std::size_t call(chaos &random, int process) {
        if (programs.empty()) return 0;
        sampling_program &program = programs[random.below(static_cast<unsigned>(programs.size()))];
        switch (random.below(8)) {
        case 0:
        case 1: {
            msrpp_sampling_control control{};
            control.thread = random.below(2) == 0 ? 0 : process;
            return tell(program,
                        random.below(2) == 0 ? MSRPP_IOCTL_SAMPLING_ATTACH
                                             : MSRPP_IOCTL_SAMPLING_DETACH,
                        control);
        }
        case 2:
        case 3: {
            msrpp_sampling_control msrpp_sampling_control{};
            return tell(program,
                        random.below(3) == 0 ? MSRPP_IOCTL_SAMPLING_STOP
                                             : MSRPP_IOCTL_SAMPLING_START,
                        msrpp_sampling_control);
        }
        case 4:
        case 5:
            return read(random, program);
        case 6:
            map(random, program);
            return 0;
        default: {
            alignas(8) std::uint64_t argument[32];
            for (std::uint64_t &number : argument)
                number = random.number();
            if (random.below(2) == 0) argument[1] = 0; // half of the requests have 0 in `reserved`
            ::ioctl(program.descriptor, sampling_requests[random.below(6)],
                    random.below(8) == 0 ? reinterpret_cast<void *>(random.pointer())
                                         : static_cast<void *>(argument));
            return 0;
        }
        }
    }

private:
    struct sampling_program {
        int descriptor;
        void *ring, *tail;
        std::size_t bytes;
    };

    static std::size_t tell(const sampling_program &program, unsigned long request,
                            msrpp_sampling_control msrpp_sampling_control) {
        ::ioctl(program.descriptor, request, &msrpp_sampling_control);
        return 0;
    }

    static std::size_t read(chaos &random, const sampling_program &program) {
        static std::uint64_t buffer[2048];
        pollfd waits{program.descriptor, POLLIN, 0};
        ::poll(&waits, 1, 0);
        void *const receiver =
            random.below(20) == 0 ? reinterpret_cast<void *>(random.pointer()) : buffer;
        const ssize_t bytes = ::read(program.descriptor, receiver, random.below(sizeof buffer));
        return bytes > 0 ? static_cast<std::size_t>(bytes) : 0;
    }

    /// Maps the ring and the tail of a random CPU, or writes a random number as the reader's tail.
    static void map(chaos &random, sampling_program &program) {
        const unsigned cpu = random.below(3);
        if (program.tail != MAP_FAILED && random.below(4) != 0) {
            *static_cast<volatile std::uint64_t *>(program.tail) = random.number();
        } else if (program.tail == MAP_FAILED) {
            program.tail = ::mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED,
                                  program.descriptor, static_cast<off_t>(MSRPP_TAIL_OFFSET(cpu)));
        } else if (program.ring == MAP_FAILED) {
            program.ring = ::mmap(
                nullptr, program.bytes, random.below(8) == 0 ? PROT_READ | PROT_WRITE : PROT_READ,
                MAP_SHARED, program.descriptor,
                static_cast<off_t>(random.below(8) == 0 ? random.number() & ~4095ull
                                                        : MSRPP_RING_OFFSET(cpu)));
        } else {
            ::munmap(program.ring, program.bytes);
            program.ring = MAP_FAILED;
        }
    }

    bool some_wait;
    std::vector<sampling_program> programs{};
};

/// Loads a valid register program with random changes.
inline int load_spoilt(chaos &random, int device) {
    const bool threads = random.below(2) == 0;
    raw::program program = callers::user_mode(threads ? std::vector<std::uint32_t>{}
                                                      : std::vector<std::uint32_t>{random.below(2)},
                                              1 + random.below(3));
    auto *const words = reinterpret_cast<std::uint32_t *>(&program.head);
    if (random.below(2) == 0) words[random.below(8)] = static_cast<std::uint32_t>(random.number());
    if (random.below(4) == 0) program.writes[0].value = random.number();
    if (random.below(4) == 0) program.writes[1].address = 0x300 + random.below(0x120);
    if (random.below(4) == 0) program.readouts[0].width = random.below(70);
    if (random.below(8) == 0) program.readouts[0].share = random.below(12);
    if (random.below(8) == 0) program.touched[0].check_mask = random.number();
    if (random.below(8) == 0) program.touched[0].foreign_mask = random.number();
    // a random count of entries must not make the kernel read beyond the arrays' memory
    program.writes.resize(4096);
    program.readouts.resize(4096);
    program.touched.resize(4096);
    program.claims.resize(4096);
    program.cpus.resize(4096);
    return program.load(device);
}

inline void call_at_random(chaos &random, int device) {
    alignas(8) std::uint64_t argument[16];
    for (std::uint64_t &number : argument)
        number = random.number();
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
    void *const position = random.below(30) == 0 ? reinterpret_cast<void *>(random.pointer())
                                                 : static_cast<void *>(argument);
    ::ioctl(device, request, position);
}
