// Rings of samples: full rings; readers by read(), poll() and mmap(); false tails; speed. On
// registers that msrpp_soft.ko simulates.
#include "callers.hpp"
#include "check.hpp"
#include "samples.hpp"

#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <thread>
#include <vector>

#include <poll.h>
#include <sys/mman.h>
#include <sys/syscall.h>

namespace {

int device = -1;

constexpr std::uint32_t record_bytes = 80; ///< bytes of an ALU op's record without a call chain

struct on_cpu_0 : raw::samples {
    explicit on_cpu_0(std::uint32_t ring, std::uint32_t flags = 0)
        : samples(0x7fffff0, flags, ring) {
        raw::bind_to(0);
    }
    ~on_cpu_0() { raw::bind_to_none(); }
};

int inject(unsigned count, std::uint64_t ip = 0x400123) {
    msrpp_soft_sample result = raw::soft_sample(0, ip);
    result.count = count;
    return raw::inject(device, result);
}

/// A ring as its reader maps it.
struct mapping {
    msrpp_ring_page *ring{};
    msrpp_ring_tail *tail{};
    std::size_t bytes{};

    bool map(const raw::samples &own, unsigned cpu) {
        bytes = own.settings.ring_bytes;
        void *const first = ::mmap(nullptr, 4096 + bytes, PROT_READ, MAP_SHARED, own.descriptor,
                                   static_cast<off_t>(MSRPP_RING_OFFSET(cpu)));
        void *const second = ::mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED,
                                    own.descriptor, static_cast<off_t>(MSRPP_TAIL_OFFSET(cpu)));
        if (first == MAP_FAILED || second == MAP_FAILED) return false;
        ring = static_cast<msrpp_ring_page *>(first);
        tail = static_cast<msrpp_ring_tail *>(second);
        return true;
    }
    ~mapping() {
        if (ring != nullptr) ::munmap(ring, 4096 + bytes);
        if (tail != nullptr) ::munmap(tail, 4096);
    }
    std::uint64_t head() const { return __atomic_load_n(&ring->data_head, __ATOMIC_ACQUIRE); }
    std::uint64_t word(std::uint64_t position) const {
        const auto *const words = reinterpret_cast<const std::uint64_t *>(
            reinterpret_cast<const char *>(ring) + ring->data_offset);
        return words[(position & (ring->data_size - 1)) / 8];
    }
    void read_up_to(std::uint64_t position) {
        __atomic_store_n(&tail->data_tail, position, __ATOMIC_RELEASE);
    }
};

void new_ones_are_lost() {
    on_cpu_0 own(4096);
    if (!expect("a small ring", own.run(device), "%d", errno)) return;
    expect("100 samples", inject(100) == 100);
    auto report = own.statistics();
    auto records = own.read();
    expect("what fits is kept", records.size() == 4096 / record_bytes, "%zu", records.size());
    expect("the others are counted as lost",
           report.lost_records == 100 - records.size() && report.samples == records.size(), "%llu",
           report.lost_records);
    inject(1);
    const auto later = own.read();
    expect("the next one says so", later.size() == 1 &&
                                       (later[0].head.flags & MSRPP_SAMPLE_LOST) != 0 &&
                                       later[0].head.sequence == 100);
    inject(1);
    const auto next = own.read();
    expect("and the next but one does not", next.size() == 1 &&
                                                (next[0].head.flags & MSRPP_SAMPLE_LOST) == 0 &&
                                                next[0].head.sequence == 101);
}

void old_ones_are_overwritten() {
    on_cpu_0 own(4096, MSRPP_SAMPLING_OVERWRITE);
    if (!expect("a small ring that overwrites", own.run(device), "%d", errno)) return;
    expect("100 samples more", inject(100) == 100);
    const auto report = own.statistics();
    const auto records = own.read();
    expect("the newest are kept",
           records.size() == 4096 / record_bytes && records.back().head.sequence == 99 &&
               records[0].head.sequence == 100 - records.size(),
           "%zu", records.size());
    expect("the others are counted as overwritten",
           report.overwritten_records == 100 - records.size() && report.lost_records == 0, "%llu",
           report.overwritten_records);
    expect("what was read is not",
           (inject(40), own.read().size() == 40) &&
               own.statistics().overwritten_records == report.overwritten_records);
}

void maps() {
    on_cpu_0 own(4096);
    if (!expect("a ring to map", own.run(device), "%d", errno)) return;
    const auto refused = [&](std::size_t bytes, int protection, int flags, std::uint64_t position) {
        void *const got =
            ::mmap(nullptr, bytes, protection, flags, own.descriptor, static_cast<off_t>(position));
        if (got == MAP_FAILED) return errno;
        ::munmap(got, bytes);
        return 0;
    };
    expect("a ring is not mapped to be written",
           refused(8192, PROT_READ | PROT_WRITE, MAP_SHARED, 0) == EPERM);
    // the kernel itself answers EPERM where it allows no execution of nameless files (since 7.3)
    const int run = refused(8192, PROT_READ | PROT_EXEC, MAP_SHARED, 0);
    expect("nor to be run", run == EINVAL || run == EPERM, "error %d", run);
    expect("nor privately", refused(8192, PROT_READ, MAP_PRIVATE, 0) == EINVAL);
    expect("nor in part", refused(4096, PROT_READ, MAP_SHARED, 0) == EINVAL);
    expect("nor with more", refused(12288, PROT_READ, MAP_SHARED, 0) == EINVAL);
    expect("nor from within", refused(4096, PROT_READ, MAP_SHARED, 4096) == EINVAL);
    expect("nor of a CPU that is not there",
           refused(8192, PROT_READ, MAP_SHARED, MSRPP_RING_OFFSET(4000)) == EINVAL);
    mapping mapped;
    if (!expect("it is mapped once", mapped.map(own, 0))) return;
    expect("and not twice", refused(8192, PROT_READ, MAP_SHARED, 0) == EBUSY);
    expect("it does not become writable",
           ::mprotect(mapped.ring, 8192, PROT_READ | PROT_WRITE) != 0 && errno == EACCES);
    inject(3, 0x400321);
    expect("records are there",
           mapped.head() == 3 * record_bytes && mapped.word(6 * 8) == 0x400321);
    expect("and read() leaves them alone", own.read().empty());
    std::uint64_t done = mapped.head();
    mapped.read_up_to(done);
    for (const std::uint64_t lie : {done + 8, done + (std::uint64_t{1} << 63), done - 4096 - 8,
                                    done + 1, done ^ (std::uint64_t{1} << 32), ~std::uint64_t{0}}) {
        const auto previous = own.statistics();
        mapped.read_up_to(lie);
        inject(200);
        const auto later = own.statistics();
        expect("a tail that lies loses records, and nothing else",
               later.samples - previous.samples + (later.lost_records - previous.lost_records) ==
                   200,
               "%llu %llu", later.samples - previous.samples,
               later.lost_records - previous.lost_records);
        mapped.read_up_to(mapped.head());
    }
    done = mapped.head();
    inject(5);
    expect("an honest one loses none", mapped.head() == done + 5 * record_bytes);
    own.close();
    expect("what is mapped stays", mapped.word(done) != 0);
}

void polls() {
    on_cpu_0 own(1u << 16);
    own.settings.watermark = 10 * record_bytes;
    if (!expect("a ring to wait for", own.run(device), "%d", errno)) return;
    pollfd waits{own.descriptor, POLLIN, 0};
    expect("nothing is there", ::poll(&waits, 1, 0) == 0);
    const int thread = ::gettid();
    const callers::gate injected;
    std::thread later([&] {
        raw::bind_to(0);
        callers::waits_in(thread, SYS_poll);
        inject(10);
        injected.open();
    });
    // the sampled thread waits in poll(); injected samples meet other threads of CPU 0
    pollfd entries[] = {waits, {injected.ends[0], POLLIN, 0}};
    ::poll(entries, 2, -1);
    later.join();
    const int events = ::poll(&waits, 1, 0);
    expect("a thread that waits has no samples",
           entries[0].revents == 0 && events == 0 && own.read().empty(), "%d", events);
    raw::samples cpu(0x7fffff0, MSRPP_SAMPLING_CPUS | MSRPP_SAMPLING_KERNEL);
    own.close();
    cpu.cpus = {0};
    cpu.settings.watermark = 10 * record_bytes;
    if (!expect("a CPU to wait for", cpu.make(device) == 0 && cpu.start() == 0)) return;
    waits.fd = cpu.descriptor;
    std::atomic<bool> last{};
    std::thread waiting([&] {
        raw::bind_to(0);
        callers::waits_in(thread, SYS_poll);
        inject(9);
        ::usleep(1000); // the sleep lets the other thread run, which is bound to the same CPU
        last = true;
        inject(1);
    });
    const int woken = ::poll(&waits, 1, -1);
    const bool at_last = last;
    waiting.join();
    expect("who polls wakes at the watermark", woken == 1 && at_last, "%d, %d", woken, at_last);
    expect("and finds what is there", cpu.read().size() == 10);
    cpu.stop();
    ::fcntl(cpu.descriptor, F_SETFL, 0);
    char buffer[4096];
    expect("who reads what has stopped does not wait",
           ::read(cpu.descriptor, buffer, sizeof buffer) == 0);
    expect("a buffer smaller than a record's head is refused",
           ::read(cpu.descriptor, buffer, 55) < 0 && errno == EINVAL);
    cpu.start();
    inject(1);
    expect("and one smaller than the record",
           ::read(cpu.descriptor, buffer, 56) < 0 && errno == EMSGSIZE);
    expect("which stays", cpu.read().size() == 1);
    inject(3);
    expect("what cannot be written to the caller is an error",
           ::syscall(SYS_read, cpu.descriptor, 8, 4096) < 0 && errno == EFAULT);
}

/// A buffer that holds the record of one ring, but not the larger one of another, gets the smaller
/// record, whichever ring read() begins with.
void records_of_two_sizes() {
    raw::samples cpus(0x7fffff0, MSRPP_SAMPLING_CPUS | MSRPP_SAMPLING_KERNEL);
    cpus.cpus = {0, 1};
    if (!expect("two CPUs to read", cpus.make(device) == 0 && cpus.start() == 0)) return;
    ::fcntl(cpus.descriptor, F_SETFL, O_NONBLOCK);
    msrpp_soft_sample load = raw::soft_sample(0), plain = raw::soft_sample(1);
    load.data3 = 1 | 1ULL << 17; // a load with its address: a larger record
    load.address = 0x7f1234567890;
    plain.count = 2;
    expect("a large record on one CPU, two small ones on the other",
           raw::inject(device, load) == 1 && raw::inject(device, plain) == 2);
    char buffer[record_bytes];
    for (const char *const name :
         {"read() of the space of a small record", "and the next read()"}) {
        const ssize_t bytes = ::read(cpus.descriptor, buffer, sizeof buffer);
        expect(name, bytes == static_cast<ssize_t>(sizeof buffer), "%zd, error %d", bytes, errno);
    }
    expect("have both, and the large one is left",
           ::read(cpus.descriptor, buffer, sizeof buffer) < 0 && errno == EMSGSIZE &&
               cpus.read().size() == 1,
           "error %d", errno);
}

/// read() works beside a mapping of the ring: it waits for records, and ends when the program
/// stops.
void reads_beside_a_mapping() {
    raw::samples cpu(0x7fffff0, MSRPP_SAMPLING_CPUS | MSRPP_SAMPLING_KERNEL, 4096);
    cpu.cpus = {0};
    mapping mapped;
    if (!expect("a ring to map and to read",
                cpu.make(device) == 0 && cpu.start() == 0 && mapped.map(cpu, 0)))
        return;
    inject(3);
    const auto read_in_vain = [&] {
        char buffer[4096];
        const ssize_t got = ::read(cpu.descriptor, buffer, sizeof buffer);
        expect("who waits for nothing is told so at STOP", got == 0, "%zd", got);
    };
    const pid_t killed = callers::spawn(callers::same, read_in_vain);
    expect("who reads beside a mapping waits", callers::waits_in(killed, SYS_read));
    expect("and can be killed", callers::killed(killed));
    const pid_t waits = callers::spawn(callers::same, read_in_vain);
    callers::waits_in(waits, SYS_read);
    cpu.stop();
    callers::ended(waits);
}

/// Several threads read one ring: each record reaches exactly one of them.
void several_readers() {
    on_cpu_0 own(4096, MSRPP_SAMPLING_OVERWRITE);
    if (!expect("a ring with several readers", own.run(device), "%d", errno)) return;
    ::fcntl(own.descriptor, F_SETFL, O_NONBLOCK);
    std::atomic<bool> translation{};
    std::atomic<unsigned> had[3]{};
    std::vector<std::atomic<unsigned char>> known(20000);
    std::atomic<unsigned> twice{}, broken{};
    const auto reads = [&](unsigned number) {
        std::vector<std::uint64_t> buffer(512);
        for (bool last = false;;) {
            const ssize_t bytes = ::read(own.descriptor, buffer.data(), 8 * buffer.size());
            if (bytes <= 0) {
                if (last) return;
                last = translation;
                ::sched_yield();
                continue;
            }
            std::vector<raw::record> records;
            raw::samples::add(records, buffer.data(), static_cast<std::size_t>(bytes) / 8);
            for (const auto &record : records) {
                ++had[number];
                broken += record.head.kind != MSRPP_SAMPLE_OP || record.head.ip != 0x400123 ||
                          record.head.sequence >= known.size();
                if (record.head.sequence < known.size())
                    twice += known[record.head.sequence]++ != 0;
            }
        }
    };
    std::thread first(reads, 0), second(reads, 1), third(reads, 2);
    const int done = inject(20000);
    own.stop();
    translation = true;
    first.join();
    second.join();
    third.join();
    const auto report = own.statistics();
    const unsigned total = had[0] + had[1] + had[2];
    expect("no reader has a broken record", broken == 0 && done == 20000, "%u of %d", broken.load(),
           done);
    expect("no record is had twice", twice == 0, "%u", twice.load());
    expect("every record is had, or overwritten", total + report.overwritten_records == 20000,
           "%u and %llu", total, report.overwritten_records);
    std::printf("figure 3 readers had %u, %u and %u records, %llu were overwritten\n",
                had[0].load(), had[1].load(), had[2].load(), report.overwritten_records);
}

/// msrpp_soft.ko makes samples as fast as it can for a ring of 1 MiB; the reader has to keep half
/// of the ring free.
void speed() {
    raw::samples cpu(0x7fffff0, MSRPP_SAMPLING_CPUS | MSRPP_SAMPLING_KERNEL, 1u << 20);
    cpu.cpus = {0};
    cpu.settings.watermark = 1u << 16;
    if (!expect("a ring of 1 MiB", cpu.make(device) == 0 && cpu.start() == 0)) return;
    constexpr unsigned goal = 100000, piece = 5000;
    constexpr std::size_t at_the_watermark = (1u << 16) / record_bytes + 1;
    std::atomic<std::size_t> got{};
    std::thread reading([&] {
        raw::bind_to(1);
        std::vector<char> buffer(1u << 17);
        for (;;) {
            const ssize_t bytes = ::read(cpu.descriptor, buffer.data(), buffer.size());
            if (bytes <= 0) return;
            got += static_cast<std::size_t>(bytes) / record_bytes;
        }
    });
    raw::bind_to(0);
    const double begin = callers::now();
    unsigned done = 0;
    while (done < goal) {
        done += static_cast<unsigned>(inject(piece));
        while (got + at_the_watermark < done)
            ::sched_yield();
    }
    const double took = callers::now() - begin;
    cpu.stop();
    reading.join();
    raw::bind_to_none();
    const auto report = cpu.statistics();
    expect("100,000 samples with a live reader", done == goal, "%u", done);
    expect("none is lost", report.lost_records == 0 && got == goal, "%llu lost, %zu read",
           report.lost_records, got.load());
    std::printf("figure %.0f samples a second, %llu lost, %.0f clocks in the handler each\n",
                done / took, report.lost_records,
                static_cast<double>(report.handler_clocks) /
                    static_cast<double>(report.interrupts));
}

} // namespace

int main() {
    device = raw::open_device();
    if (!expect("/dev/msrpp opens", device >= 0)) return 1;
    // msrpp_soft.ko makes no samples but those injected
    callers::put("/sys/module/msrpp_soft/parameters/tick", "0");
    new_ones_are_lost();
    old_ones_are_overwritten();
    maps();
    polls();
    records_of_two_sizes();
    reads_beside_a_mapping();
    several_readers();
    speed();
    return 0;
}
