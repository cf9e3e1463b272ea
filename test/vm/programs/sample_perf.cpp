// Tests the kernel module's sampling where the kernel's perf takes the samples, on the simulated
// AMD PMU of the module fake_ibs.
// usage: sample_perf
#include "callers.hpp"
#include "check.hpp"
#include "samples.hpp"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include <sys/syscall.h>
#include <unistd.h>

namespace {

int device = -1;
volatile std::uint64_t sink;

void carriers() {
    msrpp_sampling_info report{};
    raw::call(device, MSRPP_IOCTL_SAMPLING_INFO, &report);
    expect("both carriers are there",
           report.carriers == (1u << MSRPP_CARRIER_DIRECT | 1u << MSRPP_CARRIER_PERF), "%x",
           report.carriers);
    raw::samples samples(500000), direct(500000), fetch(500000);
    direct.settings.carrier = MSRPP_CARRIER_DIRECT;
    fetch.settings.carrier = MSRPP_CARRIER_PERF;
    fetch.settings.kind = MSRPP_SAMPLE_FETCH;
    expect("perf is taken where it has the hardware",
           samples.make(device) == 0 && samples.settings.carrier == MSRPP_CARRIER_PERF,
           "%u, error %d", samples.settings.carrier, errno);
    expect("but not where the caller says so",
           direct.make(device) == 0 && direct.settings.carrier == MSRPP_CARRIER_DIRECT, "%u",
           direct.settings.carrier);
    expect("nor where it has not", fetch.make(device) == EOPNOTSUPP);
    samples.close();
    direct.close();
    callers::set_paranoid(1);
    raw::allow(device, {{raw::op_ctl, MSRPP_ALLOW_READ, 0}});
    for (const callers::identity &identity : {callers::user, callers::counting_user})
        callers::as(identity, [] {
            raw::samples own(500000), past_perf(500000);
            past_perf.settings.carrier = MSRPP_CARRIER_DIRECT;
            const int result = own.make(device);
            expect("a user samples by perf", result == 0, "%d, reason %u", result,
                   own.failure.reason);
            const int error = past_perf.make(device);
            expect("and not past it",
                   error == EPERM && past_perf.failure.reason == MSRPP_REASON_NO_RIGHTS,
                   "error %d, reason %u", error, past_perf.failure.reason);
        });
    raw::allow(device, {});
}

/// Sets the enable bit of the control register, as AMD's hardware has it while perf's event runs.
void enable_bit(bool set) {
    for (const unsigned cpu : {0u, 1u}) {
        msrpp_soft_sample result = raw::soft_sample(cpu);
        result.flags = set ? MSRPP_SOFT_HELD : MSRPP_SOFT_RELEASE;
        raw::inject(device, result);
    }
}

void perf_enables_what_it_has() {
    enable_bit(true);
    raw::samples own(500000), direct(500000);
    direct.settings.carrier = MSRPP_CARRIER_DIRECT;
    expect("a register that perf has enabled is perf's", own.run(device), "%d, reason %u", errno,
           own.failure.reason);
    raw::work_for(own, 1);
    expect("and samples come by it", own.statistics().samples > 0);
    own.close();
    expect("the module's own handler leaves it alone",
           !direct.run(device) && direct.failure.reason == MSRPP_REASON_HELD_BY_KERNEL, "reason %u",
           direct.failure.reason);
    enable_bit(false);
}

void threads() {
    raw::samples own(500000);
    own.settings.random_bits = 7;
    if (!expect("a thread is sampled by perf", own.run(device), "%d, reason %u", errno,
                own.failure.reason))
        return;
    const pid_t other = callers::spawn(callers::same, [] { sink = raw::work(200); });
    raw::work_for(own, 10);
    callers::ended(other);
    expect("it stops", own.stop() == 0);
    const auto report = own.statistics();
    const auto records = own.read();
    const auto tid = static_cast<std::uint32_t>(::syscall(SYS_gettid));
    unsigned faulty = 0, periods = 0;
    for (const auto &record : records) {
        faulty += record.head.tid != tid || record.head.ip >> 47 != 0 ||
                  (record.head.flags & MSRPP_SAMPLE_EXACT) == 0 ||
                  record.word(MSRPP_SAMPLE_ADDRESS) != 0x7f000040 ||
                  record.word(MSRPP_SAMPLE_DATA) != 0x50003;
        periods += record.head.period <= 500000 && record.head.period > 500000 - 128;
    }
    expect("its records come, and nobody else's", records.size() > 3 && faulty == 0,
           "%u of %zu are wrong", faulty, records.size());
    expect("each with its period", periods == records.size(), "%u of %zu", periods, records.size());
    expect("as many as were told", report.samples == records.size() && report.lost_records == 0,
           "%llu", report.samples);
    sink = raw::work(50);
    expect("after it stopped none comes", own.statistics().interrupts == report.interrupts);
    expect("it starts again", own.start() == 0);
    raw::work_for(own, 1);
    expect("and samples", own.statistics().interrupts > report.interrupts);
    expect("a thread is detached", own.detach() == 0);
    const auto previous = own.statistics();
    sink = raw::work(50);
    expect("and sampled no more", own.statistics().interrupts == previous.interrupts);
}

void cpus() {
    raw::samples cpu(500000, MSRPP_SAMPLING_CPUS | MSRPP_SAMPLING_KERNEL);
    cpu.cpus = {1};
    if (!expect("a CPU is sampled by perf", cpu.make(device) == 0 && cpu.start() == 0, "%d, %u",
                errno, cpu.failure.reason))
        return;
    raw::bind_to(1);
    raw::work_for(cpu, 5);
    raw::bind_to_none();
    cpu.stop();
    const auto records = cpu.read();
    unsigned faulty = 0;
    for (const auto &record : records)
        faulty += record.head.cpu != 1;
    expect("its records are of that CPU", records.size() > 3 && faulty == 0, "%u of %zu", faulty,
           records.size());
    expect("it goes offline and comes back while it is sampled",
           cpu.start() == 0 && callers::set_online(false) && callers::set_online(true));
    cpu.close();
    raw::samples late(500000);
    expect("then a program of a thread works", late.run(device), "%d, %u", errno,
           late.failure.reason);
    raw::work_for(late, 1);
    expect("and has records", late.statistics().samples > 0);
}

/// Returns a figure of fake_ibs for CPU 1: starts of events, or overflows.
unsigned long told_of_cpu_1(const char *text) {
    std::ifstream file{std::string{"/sys/module/fake_ibs/parameters/"} + text};
    std::string first, second;
    std::getline(file, first, ',');
    std::getline(file, second, ',');
    return std::strtoul(second.c_str(), nullptr, 10);
}

/// Two programs of a user sample the user's thread on CPU 0, while perf rotates events on CPU 1.
void nobody_else_is_interrupted() {
    raw::allow(device, {{raw::op_ctl, MSRPP_ALLOW_READ, 0}});
    callers::as(callers::user, [] {
        raw::bind_to(0);
        raw::samples first(500000), second(500000);
        if (!expect("two programs of a user",
                    first.run(device) && second.make(device) == 0 && second.start() == 0))
            return;
        const unsigned long turns = told_of_cpu_1("starts"), previous = told_of_cpu_1("overflows");
        while (told_of_cpu_1("starts") < turns + 50)
            sink = raw::work(20);
        const unsigned long end = told_of_cpu_1("overflows");
        const unsigned long had = told_of_cpu_1("starts") - turns;
        expect("a CPU where nothing of theirs runs is interrupted once for a turn of perf's",
               end - previous <= 2 * had, "%lu times in %lu turns", end - previous, had);
        expect("the thread is sampled", first.statistics().samples > 0);
        const unsigned long calls = callers::calls_of_cpu_1();
        bool good = true;
        for (unsigned i = 0; i < 200 && good; ++i)
            good = first.stop() == 0 && first.start() == 0;
        const unsigned long later = callers::calls_of_cpu_1();
        expect("to stop and start them interrupts it no more", good && later - calls < 60,
               "%lu times", later - calls);
    });
    raw::allow(device, {});
}

/// The module charges perf's events, which perf charges to no user, to the user that samples.
void events_are_charged() {
    const auto kibibytes = [] {
        msrpp_info report{};
        raw::call(device, MSRPP_IOCTL_INFO, &report);
        return report.user_kibibytes;
    };
    const auto charge_by = [&](std::uint32_t carrier) {
        const auto previous = kibibytes();
        std::vector<std::unique_ptr<raw::samples>> list;
        for (unsigned i = 0; i < 16; ++i) {
            list.push_back(std::make_unique<raw::samples>(500000, 0, MSRPP_SAMPLING_LEAST_RING));
            list.back()->settings.carrier = carrier;
            if (list.back()->make(device) != 0) return 0u;
        }
        return static_cast<unsigned>(kibibytes() - previous);
    };
    const unsigned direct = charge_by(MSRPP_CARRIER_DIRECT), perf = charge_by(MSRPP_CARRIER_PERF);
    // 16 programs on two CPUs make 32 events; each takes more than half a kibibyte
    expect("perf's events are charged to the user", direct > 0 && perf >= direct + 16,
           "%u KiB, and %u KiB of programs without", perf, direct);
}

} // namespace

int main() {
    device = raw::open_device();
    if (!expect("/dev/msrpp opens", device >= 0)) return 1;
    carriers();
    perf_enables_what_it_has();
    threads();
    cpus();
    events_are_charged();
    nobody_else_is_interrupted();
    return 0;
}
