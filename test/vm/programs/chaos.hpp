// Calls that no honest caller would make: random, but the same each time.
#pragma once

#include "callers.hpp"
#include "raw.hpp"

#include <msr/backend/classes_abi.h>

#include <cstdint>
#include <random>
#include <vector>

/// Numbers that callers should not be trusted with.
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

inline constexpr unsigned long requests[] = {
    MSRPP_IOCTL_INFO,    MSRPP_IOCTL_INFO_1,     MSRPP_IOCTL_BATCH,     MSRPP_IOCTL_ALLOW,
    MSRPP_IOCTL_ALLOWED, MSRPP_IOCTL_LOAD,       MSRPP_IOCTL_START,     MSRPP_IOCTL_STOP,
    MSRPP_IOCTL_COUNTS,  MSRPP_IOCTL_UNLOAD,     MSRPP_IOCTL_ATTACH,    MSRPP_IOCTL_SOFT_EVENTS,
    MSRPP_IOCTL_TASKS,   MSRPP_IOCTL_TASKS_INFO, MSRPP_IOCTL_SOFT_TASKS};

inline constexpr unsigned long group_requests[] = {
    MSRPP_IOCTL_TASKS_ATTACH, MSRPP_IOCTL_TASKS_DETACH, MSRPP_IOCTL_TASKS_READ};

/// Groups of threads that a process has, and random calls of them.
class groups_at_random {
public:
    void close() {
        for (const int each : all)
            ::close(each);
        all.clear();
    }

    /// A group, now and then spoilt. Returns whether there is one more.
    bool make(chaos &random, int device) {
        msrpp_tasks wanted{};
        wanted.flags = 1 + random.below(7);
        if ((wanted.flags & MSRPP_TASKS_CLASS) != 0) wanted.of_class = random.below(17);
        if ((wanted.flags & MSRPP_TASKS_RMID) != 0)
            wanted.rmid = random.below(3) == 0 ? random.below(40) : MSRPP_ANY_RMID;
        if (random.below(8) == 0)
            reinterpret_cast<std::uint32_t *>(&wanted)[random.below(8)] =
                static_cast<std::uint32_t>(random.number());
        if (raw::call(device, MSRPP_IOCTL_TASKS, &wanted) != 0) return false;
        if (all.size() == 8) close();
        all.push_back(wanted.descriptor);
        return true;
    }

    /// Puts a thread or a process in, or does anything else.
    bool call(chaos &random, int process) {
        if (all.empty()) return false;
        const int group = all[random.below(static_cast<unsigned>(all.size()))];
        if (random.below(2) == 0) {
            msrpp_tasks_control wanted{
                random.below(4) == 0 ? 0 : process, random.below(2), 0, 0, {}};
            return ::ioctl(group, group_requests[random.below(2)], &wanted) == 0;
        }
        alignas(8) std::uint64_t argument[32];
        for (std::uint64_t &each : argument)
            each = random.number();
        ::ioctl(group, group_requests[random.below(3)],
                random.below(8) == 0 ? reinterpret_cast<void *>(random.pointer())
                                     : static_cast<void *>(argument));
        return false;
    }

private:
    std::vector<int> all{};
};

/// A program that is right but for what chance does to it.
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

inline void call_at_random(chaos &random, int device) {
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
