// Sampling programs by calls of /dev/msrpp, and the records of their rings.
#pragma once

#include "raw.hpp"

#include <msr/backend/sampling_abi.h>
#include <msr/backend/shim_soft_abi.h>

#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <unistd.h>

namespace raw {

/// The control registers of IBS: an allowlist that has them lets users sample.
constexpr std::uint32_t op_ctl = 0xc0011033, fetch_ctl = 0xc0011030;

struct record {
    msrpp_sample head{};
    std::vector<std::uint64_t>
        words; ///< the words after the head: a word for each bit of `present`, then the call chain

    /// Returns the word of the bit of `present`, or 0 without the bit.
    std::uint64_t word(unsigned bit) const {
        if ((head.present & bit) == 0) return 0;
        const auto previous = static_cast<unsigned>(head.present) & (bit - 1);
        return words[static_cast<std::size_t>(__builtin_popcount(previous))];
    }
    std::size_t chain_length() const {
        return words.size() -
               static_cast<std::size_t>(__builtin_popcount(static_cast<unsigned>(head.present)));
    }
};

/// A sampling program and its descriptor.
struct samples {
    msrpp_sampling settings{};
    std::vector<std::uint32_t> cpus;
    int descriptor{-1};
    msrpp_failure failure{};

    explicit samples(std::uint32_t period = 1000000, std::uint32_t flags = 0,
                     std::uint32_t ring = 1u << 16) {
        settings.kind = MSRPP_SAMPLE_OP;
        settings.flags = flags;
        settings.period = period / 16 * 16;
        settings.ring_bytes = ring;
        settings.watermark = 4096;
    }
    samples(const samples &) = delete;
    samples &operator=(const samples &) = delete;
    ~samples() { close(); }

    void close() {
        if (descriptor >= 0) ::close(descriptor);
        descriptor = -1;
    }

    int make(int device) {
        settings.cpu_count = static_cast<unsigned>(cpus.size());
        settings.cpus = pointer_to(cpus.data());
        settings.descriptor = -1;
        const int error = call(device, MSRPP_IOCTL_SAMPLE, &settings);
        failure = settings.failure;
        descriptor = error == 0 ? settings.descriptor : -1;
        return error;
    }

    int control(unsigned long request, std::int32_t thread = 0, std::uint32_t period = 0) {
        msrpp_sampling_control head{period, thread, 0, {}};
        const int error = call(descriptor, request, &head);
        failure = head.failure;
        return error;
    }
    int attach(int thread = 0) { return control(MSRPP_IOCTL_SAMPLING_ATTACH, thread); }
    int detach(int thread = 0) { return control(MSRPP_IOCTL_SAMPLING_DETACH, thread); }
    int start() { return control(MSRPP_IOCTL_SAMPLING_START); }
    int stop() { return control(MSRPP_IOCTL_SAMPLING_STOP); }

    msrpp_sampling_statistics statistics() const {
        msrpp_sampling_statistics report{};
        if (call(descriptor, MSRPP_IOCTL_SAMPLING_STATISTICS, &report) != 0) report.reason = ~0u;
        return report;
    }

    /// Makes the program, attaches it to a thread (0: the caller), and starts it.
    bool run(int device, int thread = 0) {
        return make(device) == 0 && attach(thread) == 0 && start() == 0;
    }

    /// Reads and returns all records in the ring.
    std::vector<record> read() const {
        std::vector<record> result;
        std::vector<std::uint64_t> buffer(1u << 13);
        ::fcntl(descriptor, F_SETFL, O_NONBLOCK);
        for (;;) {
            const ssize_t bytes = ::read(descriptor, buffer.data(), 8 * buffer.size());
            if (bytes <= 0) return result;
            add(result, buffer.data(), static_cast<std::size_t>(bytes) / 8);
        }
    }

    static void add(std::vector<record> &destination, const std::uint64_t *words,
                    std::size_t count) {
        for (std::size_t i = 0; i < count;) {
            record entry;
            const std::size_t length = words[i] & 0xff;
            if (length < MSRPP_SAMPLE_FIXED_WORDS || length > count - i) {
                destination.push_back({}); // an empty record stands for broken data
                return;
            }
            std::memcpy(&entry.head, words + i, sizeof entry.head);
            entry.words.assign(words + i + MSRPP_SAMPLE_FIXED_WORDS, words + i + length);
            destination.push_back(std::move(entry));
            i += length;
        }
    }
};

/// Returns a sample for msrpp_soft.ko to make: an op at `ip` on the CPU.
inline msrpp_soft_sample soft_sample(unsigned cpu, std::uint64_t ip = 0x400123) {
    msrpp_soft_sample result{};
    result.cpu = cpu;
    result.kind = MSRPP_SAMPLE_OP;
    result.count = 1;
    result.ip = ip;
    result.data = 0x50003;
    return result;
}

/// Injects samples into the handler. Returns the number of samples that the handler took; -1 if the
/// call is refused. `report` receives the register accesses.
inline int inject(int device, msrpp_soft_sample sample, msrpp_soft_sample *report = nullptr) {
    const int error = call(device, MSRPP_IOCTL_SOFT_SAMPLE, &sample);
    if (report != nullptr) *report = sample;
    return error == 0 ? static_cast<int>(sample.count) : -1;
}

/// Returns the register accesses of the handler on a CPU since the last call.
inline msrpp_soft_sample accesses(int device, unsigned cpu) {
    msrpp_soft_sample empty = soft_sample(cpu);
    empty.count = 0;
    inject(device, empty, &empty);
    return empty;
}

/// Works in user mode; a piece is 50,000 turns, about a millisecond in an emulator.
inline std::uint64_t work(unsigned pieces) {
    std::uint64_t sum = 1;
    for (unsigned i = 0; i < 50000 * pieces; ++i)
        sum = sum * 6364136223846793005u + i;
    return sum;
}

/// Works until the program has taken `count` further samples, without a time limit, or until the
/// module has stopped the program.
inline void work_for(const samples &program, std::uint64_t count) {
    const std::uint64_t enough = program.statistics().samples + count;
    for (msrpp_sampling_statistics report;
         report = program.statistics(), report.samples < enough && report.reason == 0;)
        static_cast<void>(work(5));
}

} // namespace raw
