// Sampling of threads and CPUs: records, and the registers' state. On registers that msrpp_soft.ko
// simulates.
#include "callers.hpp"
#include "check.hpp"
#include "samples.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <vector>

#include <sched.h>
#include <sys/syscall.h>

namespace {

int device = -1;
volatile std::uint64_t sink;
bool plain = true; ///< true: the simulated IBS has all capabilities, and no errata

constexpr std::uint64_t branch = 1ull << 37, no_rip = 1ull << 38;
constexpr std::uint64_t load = 1, missed = 1ull << 7, has_address = 1ull << 17,
                        has_physical = 1ull << 18;

std::uint64_t monotonic() {
    timespec time{};
    ::clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<std::uint64_t>(time.tv_sec) * 1000000000u +
           static_cast<std::uint64_t>(time.tv_nsec);
}

void records_come() {
    raw::samples own(500000);
    own.settings.random_bits = 7;
    const std::uint64_t previous = monotonic();
    expect("a thread samples itself", own.run(device), "%d, reason %u", errno, own.failure.reason);
    raw::work_for(own, 60);
    expect("it stops", own.stop() == 0);
    const std::uint64_t later = monotonic();
    const auto report = own.statistics();
    const auto records = own.read();
    expect("records come", records.size() > 20, "%zu", records.size());
    expect("as many as were told", report.samples == records.size(), "%llu", report.samples);
    const auto tid = static_cast<std::uint32_t>(::syscall(SYS_gettid));
    unsigned wrong_time = 0, wrong_thread = 0, wrong_period = 0, wrong_ip = 0, wrong_sequence = 0;
    std::uint32_t next[2] = {};
    std::uint64_t periods = 0;
    for (const auto &record : records) {
        wrong_time += record.head.time < previous || record.head.time > later;
        wrong_thread +=
            record.head.tid != tid || record.head.pid != static_cast<unsigned>(::getpid());
        wrong_period += record.head.period > 500000 || record.head.period <= 500000 - 128;
        wrong_ip += record.head.ip == 0 || record.head.ip >> 47 != 0;
        wrong_sequence +=
            record.head.cpu > 1 || record.head.sequence != next[record.head.cpu & 1]++;
        periods |= std::uint64_t{1} << (record.head.period & 63);
    }
    expect("each at a time of its own", wrong_time == 0, "%u", wrong_time);
    expect("each of this thread", wrong_thread == 0, "%u", wrong_thread);
    expect("each with its period", wrong_period == 0, "%u", wrong_period);
    expect("each in user mode", wrong_ip == 0, "%u", wrong_ip);
    expect("each the next one of its ring", wrong_sequence == 0, "%u", wrong_sequence);
    expect("periods are random", __builtin_popcountll(periods) > 10, "%lx", periods);
    expect("none is lost", report.lost_records == 0, "%llu", report.lost_records);
    const auto first = raw::accesses(device, 0), second = raw::accesses(device, 1);
    const unsigned maximum = std::max(first.most_accesses, second.most_accesses);
    expect("at most 8 accesses a sample", !plain || (maximum >= 5 && maximum <= 8), "%u", maximum);
    std::printf(
        "figure %zu samples, %.2f accesses each, at most %u; %.0f clocks each\n", records.size(),
        (first.accesses + second.accesses) / static_cast<double>(report.interrupts), maximum,
        static_cast<double>(report.handler_clocks) / static_cast<double>(report.interrupts));
}

/// Injects a sample; returns its record, and in `accesses` the handler's register accesses.
raw::record sampled(raw::samples &own, const msrpp_soft_sample &sample, unsigned &accesses) {
    msrpp_soft_sample report{};
    raw::accesses(device, sample.cpu);
    const int done = raw::inject(device, sample, &report);
    accesses = report.accesses;
    const auto records = own.read();
    if (done != 1 || records.size() != 1) {
        std::printf("note %d injected, %zu records\n", done, records.size());
        return {};
    }
    return records[0];
}

/// A sampling program of CPU 0, to which this thread is bound, with a period so long that no sample
/// comes by itself.
struct on_cpu_0 : raw::samples {
    explicit on_cpu_0(std::uint32_t flags = 0, std::uint32_t ring = 1u << 16)
        : samples(0x7fffff0, flags, ring) {
        raw::bind_to(0);
    }
    ~on_cpu_0() { raw::bind_to_none(); }
};

void registers_are_read() {
    on_cpu_0 own;
    unsigned accesses = 0;
    if (!expect("a program for registers", own.run(device), "%d", errno)) return;
    msrpp_soft_sample result = raw::soft_sample(0);
    raw::record got = sampled(own, result, accesses);
    expect("an op of the ALU takes 5 accesses", accesses == 5, "%u", accesses);
    expect("its instruction is exact",
           got.head.ip == result.ip &&
               (got.head.flags & (MSRPP_SAMPLE_EXACT | MSRPP_SAMPLE_KERNEL)) == MSRPP_SAMPLE_EXACT);
    expect("its words",
           got.head.present == (MSRPP_SAMPLE_CONTROL | MSRPP_SAMPLE_DATA | MSRPP_SAMPLE_DATA3) &&
               got.word(MSRPP_SAMPLE_DATA) == result.data &&
               (got.word(MSRPP_SAMPLE_CONTROL) >> 18 & 1),
           "%x", got.head.present);
    result.data |= branch;
    result.target = 0x400abc;
    got = sampled(own, result, accesses);
    expect("a branch takes 6", accesses == 6 && got.word(MSRPP_SAMPLE_TARGET) == result.target,
           "%u", accesses);
    result = raw::soft_sample(0);
    result.data3 = load | has_address | has_physical;
    result.address = 0x7f1234567890;
    result.physical = 0x987654321;
    result.data2 = 0x33;
    got = sampled(own, result, accesses);
    expect("a load that hits takes 6",
           accesses == 6 && got.word(MSRPP_SAMPLE_ADDRESS) == result.address, "%u", accesses);
    expect("and tells no physical address unasked",
           (got.head.present & (MSRPP_SAMPLE_PHYSICAL | MSRPP_SAMPLE_DATA2)) == 0, "%x",
           got.head.present);
    result.data3 |= missed;
    got = sampled(own, result, accesses);
    expect("a load that misses takes 7", accesses == 7, "%u", accesses);
    expect("and tells where from",
           got.word(MSRPP_SAMPLE_DATA2) == 0x33 && got.word(MSRPP_SAMPLE_DATA3) == result.data3 &&
               got.head.words <= 12,
           "%u words", got.head.words);
    result.data |= no_rip;
    raw::inject(device, result); // the interrupt meets the kernel in this ioctl
    expect("an instruction that is not known counts as what was interrupted",
           own.read().empty() && own.statistics().filtered_samples == 1);
}

void physical_addresses() {
    on_cpu_0 own(MSRPP_SAMPLING_PHYSICAL);
    unsigned accesses = 0;
    if (!expect("a program for physical addresses", own.run(device), "%d", errno)) return;
    msrpp_soft_sample result = raw::soft_sample(0);
    result.data3 = load | missed | has_address | has_physical;
    result.address = 0x7f1234567890;
    result.physical = 0x987654321;
    raw::record got = sampled(own, result, accesses);
    expect("a miss with its physical address takes 8", accesses == 8, "%u", accesses);
    expect("and has it", got.word(MSRPP_SAMPLE_PHYSICAL) == result.physical && got.head.words <= 12,
           "%u words", got.head.words);
    result.data |= branch;
    got = sampled(own, result, accesses);
    expect("no record of an op has more than 96 bytes", got.head.words <= 12, "%u", got.head.words);
}

void kernel_is_kept() {
    constexpr std::uint64_t kernel = 0xffffffff81000000;
    on_cpu_0 own;
    unsigned accesses = 0;
    if (!expect("a program for user mode", own.run(device), "%d", errno)) return;
    raw::inject(device, raw::soft_sample(0, kernel));
    expect("the kernel's instructions are left out",
           own.read().empty() && own.statistics().filtered_samples == 1);
    msrpp_soft_sample result = raw::soft_sample(0);
    result.data |= branch;
    result.target = kernel;
    result.data3 = load | has_address;
    result.address = kernel + 8;
    const raw::record got = sampled(own, result, accesses);
    expect("and its addresses",
           (got.head.present & (MSRPP_SAMPLE_ADDRESS | MSRPP_SAMPLE_TARGET)) == 0 &&
               got.head.ip == result.ip,
           "%x", got.head.present);
    own.close();
    on_cpu_0 on_cpu_0(MSRPP_SAMPLING_KERNEL);
    if (!expect("a program for the kernel", on_cpu_0.run(device), "%d", errno)) return;
    result.ip = kernel;
    const raw::record position = sampled(on_cpu_0, result, accesses);
    expect("who may sample the kernel has both",
           position.head.ip == kernel && position.word(MSRPP_SAMPLE_ADDRESS) == kernel + 8 &&
               position.word(MSRPP_SAMPLE_TARGET) == kernel &&
               (position.head.flags & MSRPP_SAMPLE_KERNEL) != 0,
           "%x", position.head.present);
    result.ip = 0x400123;
    result.data |= no_rip;
    const raw::record unknown = sampled(on_cpu_0, result, accesses);
    expect("and is told where the interrupt was",
           (unknown.head.flags & (MSRPP_SAMPLE_EXACT | MSRPP_SAMPLE_KERNEL)) ==
                   MSRPP_SAMPLE_KERNEL &&
               unknown.head.ip >> 63 != 0);
}

/// Injects a sample with the frame pointer `frame`, as if the interrupted stack were there.
long inject_with_frame(msrpp_soft_sample *sample, std::uint64_t frame) {
    long result;
    const long number = SYS_ioctl, file = device,
               request = static_cast<long>(MSRPP_IOCTL_SOFT_SAMPLE);
    __asm__ volatile("push %%rbp\n\tmov %5, %%rbp\n\tsyscall\n\tpop %%rbp"
                     : "=a"(result)
                     : "a"(number), "D"(file), "S"(request), "d"(sample), "r"(frame)
                     : "rcx", "r11", "memory");
    return result;
}

void chains() {
    struct frame {
        std::uint64_t next, back;
    };
    static frame frames[8];
    on_cpu_0 own;
    own.settings.chain = 5;
    if (!expect("a program with call chains", own.run(device), "%d", errno)) return;
    for (unsigned i = 0; i < 8; ++i)
        frames[i] = {raw::pointer_to(&frames[i + 1]), 0x500000 + i};
    frames[3].next = 0;
    msrpp_soft_sample result = raw::soft_sample(0);
    const auto chain_from = [&](std::uint64_t position) {
        result.count = 1;
        inject_with_frame(&result, position);
        auto records = own.read();
        std::vector<std::uint64_t> chain{~0ull};
        if (records.size() == 1) {
            const auto &entry = records[0];
            chain.assign(entry.words.end() - static_cast<long>(entry.chain_length()),
                         entry.words.end());
        }
        return chain;
    };
    expect("the frames' return addresses, the innermost first",
           chain_from(raw::pointer_to(frames)) ==
               std::vector<std::uint64_t>{0x500000, 0x500001, 0x500002, 0x500003});
    frames[3].next = raw::pointer_to(&frames[4]);
    frames[7].next = 0;
    expect("no more than asked for", chain_from(raw::pointer_to(frames)).size() == 5);
    frames[1].next = raw::pointer_to(&frames[0]);
    expect("frames that go in a circle end the chain",
           chain_from(raw::pointer_to(frames)).size() == 2);
    frames[1].next = 0xffffffff81000000;
    expect("frames of the kernel are not read", chain_from(raw::pointer_to(frames)).size() == 2);
    frames[1] = {0, 0xffffffff81000000};
    expect("nor its return addresses told", chain_from(raw::pointer_to(frames)).size() == 1);
    for (const std::uint64_t position :
         {std::uint64_t{0}, std::uint64_t{8}, ~std::uint64_t{7}, std::uint64_t{0x7ffffffffff8},
          raw::pointer_to(frames) + 4})
        expect("a frame pointer that is none gives no chain", chain_from(position).empty(), "%lx",
               position);
}

void fetches() {
    on_cpu_0 own;
    own.settings.kind = MSRPP_SAMPLE_FETCH;
    own.settings.period = 0xffff0;
    own.settings.random_bits = 12;
    if (!expect("fetches are sampled", own.run(device), "%d, %u", errno, own.failure.index)) return;
    msrpp_soft_sample result = raw::soft_sample(0, 0x400777);
    result.kind = MSRPP_SAMPLE_FETCH;
    result.data2 = 17;
    raw::inject(device, result);
    bool present = false;
    for (const auto &record : own.read())
        present |= record.head.ip == 0x400777 && record.head.kind == MSRPP_SAMPLE_FETCH &&
                   record.word(MSRPP_SAMPLE_EXTENDED) == 17;
    expect("a fetch has its address and latency", present);
    on_cpu_0 ops;
    expect("ops beside them", ops.run(device), "%d", errno);
    expect("each unit has its own", raw::inject(device, raw::soft_sample(0, 0x400888)) == 1);
    const auto records = ops.read();
    expect("an op beside fetches", records.size() == 1 && records[0].head.ip == 0x400888);
}

/// A thread whose time slices are shorter than the sampling period still gets samples.
void short_slices() {
    raw::samples own(20000000);
    int position[2], back[2];
    char byte = 0;
    if (::pipe(position) != 0 || ::pipe(back) != 0) return;
    raw::bind_to(1);
    const pid_t other = callers::spawn(callers::same, [&] {
        while (::read(position[0], &byte, 1) == 1 && byte != 'q' &&
               ::write(back[1], &byte, 1) == 1) {
        }
    });
    if (!expect("a program with a long period", own.run(device), "%d", errno)) return;
    do { // a slice of 20 calls is shorter than a period on any machine
        for (unsigned i = 0; i < 20; ++i) {
            sink = raw::work(2);
            (void)!::write(position[1], "x", 1);
            (void)!::read(back[0], &byte, 1);
        }
    } while (own.statistics().interrupts < 2 && own.statistics().reason == 0);
    own.stop();
    const auto report = own.statistics();
    expect("slices add up to a period", report.interrupts >= 2, "%llu interrupts",
           report.interrupts);
    (void)!::write(position[1], "q", 1);
    callers::ended(other);
    for (const int entry : {position[0], position[1], back[0], back[1]})
        ::close(entry);
    raw::bind_to_none();
}

void periods() {
    on_cpu_0 own;
    if (!expect("a program whose period changes", own.run(device), "%d", errno)) return;
    expect("the period is set", own.control(MSRPP_IOCTL_SAMPLING_PERIOD, 0, 1 << 20) == 0);
    raw::inject(device, raw::soft_sample(0));
    raw::inject(device, raw::soft_sample(0));
    const auto records = own.read();
    expect("from the next sample on", records.size() == 2 && records[0].head.period == 0x7fffff0 &&
                                          records[1].head.period == 1 << 20);
    expect("one that is no multiple of 16 is refused",
           own.control(MSRPP_IOCTL_SAMPLING_PERIOD, 0, (1 << 20) + 8) == EINVAL &&
               own.failure.reason == MSRPP_REASON_MALFORMED);
    expect("one beyond the hardware is refused",
           own.control(MSRPP_IOCTL_SAMPLING_PERIOD, 0, 0x8000000) == EINVAL);
    expect("one below the floor is refused",
           own.control(MSRPP_IOCTL_SAMPLING_PERIOD, 0, 240) == EINVAL);
    own.close();
}

/// Sets the clocks that the module charges for each interrupt on top of its handler.
void interrupt_costs(const char *clocks) {
    callers::put("/sys/module/msrpp/parameters/interrupt_clocks", clocks);
}

/// The number of samples after which the module compares their cost with the limit, and adapts the
/// period.
constexpr std::uint64_t window = 64;

/// Works until `request` is true for the program's period; false after `looks` windows.
template <typename Wanted>
bool comes_to(const raw::samples &program, unsigned looks, Wanted request) {
    for (unsigned i = 0; i < 2 * looks; ++i) {
        raw::work_for(program, window / 2);
        if (request(program.statistics().period)) return true;
    }
    return false;
}

/// The ioctl PERIOD sets another period, and leaves the limit on the sampling time as it is.
void raised_stays_raised() {
    constexpr std::uint32_t goal = 1 << 16, longest = 0x7fffff0;
    raw::samples own(goal);
    own.settings.overhead = 1; // limit of the sampling time, in thousandths
    interrupt_costs("3000000000");
    raw::bind_to(0);
    if (!expect("a program whose samples cost too much", own.run(device), "%d", errno)) return;
    for (unsigned i = 0; i < window; ++i)
        raw::inject(device, raw::soft_sample(0));
    const auto raised = own.statistics();
    expect("has a longer period than it asked for",
           raised.period >= 4 * goal && raised.period_raises > 0, "%llu", raised.period);
    own.control(MSRPP_IOCTL_SAMPLING_PERIOD, 0, goal);
    expect("and keeps it when it asks again", own.statistics().period >= raised.period, "%llu",
           own.statistics().period);
    own.control(MSRPP_IOCTL_SAMPLING_PERIOD, 0, 2 * goal);
    expect("twice as long for twice the period", own.statistics().period >= 2 * raised.period,
           "%llu", own.statistics().period);
    own.control(MSRPP_IOCTL_SAMPLING_PERIOD, 0, longest);
    expect("but no longer than the hardware has", own.statistics().period == longest, "%llu",
           own.statistics().period);
    own.control(MSRPP_IOCTL_SAMPLING_PERIOD, 0, goal);
    expect("also after the longest of all", own.statistics().period >= raised.period, "%llu",
           own.statistics().period);
    own.close();
    interrupt_costs("1000");
    raw::bind_to_none();
}

/// The period follows the cost of samples and the requested share of the time.
void overhead() {
    raw::bind_to(0); // the period is adapted for each CPU alone
    raw::samples tight(100000), loose(100000);
    tight.settings.overhead = 50; // limit of the sampling time, in thousandths
    loose.settings.overhead = 250;
    interrupt_costs("3000000"); // a cost so high that the period grows on a slow machine as well
    if (!expect("a program with a target", tight.run(device), "%d", errno)) return;
    expect("the period is raised for its sake",
           comes_to(tight, 4, [](auto period) { return period > 200000; }) &&
               tight.statistics().period_raises != 0,
           "%llu after %llu", tight.statistics().period, tight.statistics().interrupts);
    raw::work_for(tight, 6 * window); // one comparison changes the period by a factor of 4 at most
    const auto first = tight.statistics();
    const double start = callers::now();
    raw::work_for(tight, window);
    const auto later = tight.statistics();
    const double entry =
        (callers::now() - start) * 1e9 / static_cast<double>(later.interrupts - first.interrupts);
    std::printf(
        "figure a period of %llu ns, asked for at most 50 thousandths: a sample in %.0f ns\n",
        later.period, entry);
    tight.close();
    expect("a program with a larger target", loose.run(device), "%d", errno);
    raw::work_for(loose, 6 * window);
    const auto wide = loose.statistics().period;
    expect("with it the period is shorter", wide * 2 < later.period, "%llu and %llu", wide,
           later.period);
    loose.close();
    expect("the first one again",
           tight.run(device) && comes_to(tight, 6, [](auto period) { return period > 400000; }));
    interrupt_costs("1000");
    expect("when samples are cheap it falls to what was asked for",
           comes_to(tight, 20, [](auto period) { return period == 100000; }), "%llu",
           tight.statistics().period);
    expect("another one may be set meanwhile",
           tight.control(MSRPP_IOCTL_SAMPLING_PERIOD, 0, 400000) == 0 &&
               comes_to(tight, 2, [](auto period) { return period == 400000; }),
           "%llu", tight.statistics().period);
    raw::bind_to_none();
}

void cpus_are_sampled() {
    raw::samples cpu(1000000, MSRPP_SAMPLING_CPUS | MSRPP_SAMPLING_KERNEL);
    cpu.cpus = {0, 1};
    expect("CPUs are sampled", cpu.make(device) == 0 && cpu.start() == 0, "%u", cpu.failure.reason);
    unsigned own = 0;
    std::vector<raw::record> records;
    // CPU sampling includes every process on the CPU, this process as well
    while (own == 0 || records.size() <= 10) {
        raw::work_for(cpu, 20);
        records = cpu.read();
        own = 0;
        for (const auto &record : records)
            own += record.head.pid == static_cast<unsigned>(::getpid());
    }
    cpu.stop();
    expect("with whoever runs there", records.size() > 10 && own > 0, "%zu, %u", records.size(),
           own);
    raw::samples twice(1000000, MSRPP_SAMPLING_CPUS);
    twice.cpus = {1, 1};
    expect("a CPU twice is refused", twice.make(device) == EINVAL);
    twice.cpus = {1};
    expect("a CPU that is sampled is not sampled by another",
           twice.make(device) == EBUSY && twice.failure.reason == MSRPP_REASON_HELD);
    raw::samples thread;
    expect("nor are threads",
           thread.make(device) == EBUSY && thread.failure.reason == MSRPP_REASON_HELD);
    raw::batch control{raw::writing(1, raw::op_ctl, 0)};
    expect("nor is its control register written by a BATCH",
           control.run(device) == EBUSY && control.head.failure.reason == MSRPP_REASON_HELD);
    cpu.close();
    expect("until it has gone", thread.make(device) == 0);
    expect("and the other way round", twice.make(device) == EBUSY);
}

} // namespace

int main(int count, char **) {
    device = raw::open_device();
    if (!expect("/dev/msrpp opens", device >= 0)) return 1;
    plain = count < 2;
    records_come();
    if (!plain) return 0;
    short_slices();
    callers::put("/sys/module/msrpp_soft/parameters/tick", "0");
    registers_are_read();
    physical_addresses();
    kernel_is_kept();
    chains();
    fetches();
    periods();
    raised_stays_raised();
    callers::put("/sys/module/msrpp_soft/parameters/tick", "20000");
    overhead();
    cpus_are_sampled();
    return 0;
}
