// Sampling of threads and CPUs: records, registers, states, rights. On software registers.
#include "callers.hpp"
#include "check.hpp"
#include "samples.hpp"

#include <cstdint>
#include <cstdio>
#include <ctime>
#include <vector>

#include <sched.h>
#include <sys/syscall.h>
#include <sys/wait.h>

namespace {

int device = -1;
volatile std::uint64_t sink;

std::uint64_t monotonic() {
    timespec time{};
    ::clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<std::uint64_t>(time.tv_sec) * 1000000000u +
           static_cast<std::uint64_t>(time.tv_nsec);
}

void records_come() {
    raw::samples own(500000);
    own.wanted.random_bits = 7;
    const std::uint64_t before = monotonic();
    expect("a thread samples itself", own.run(device), "%d, reason %u", errno, own.why.reason);
    sink = raw::work(200);
    expect("it stops", own.stop() == 0);
    const std::uint64_t after = monotonic();
    const auto told = own.statistics();
    const auto records = own.read();
    expect("records come", records.size() > 20, "%zu", records.size());
    expect("as many as were told", told.samples == records.size(), "%llu", told.samples);
    const auto tid = static_cast<std::uint32_t>(::syscall(SYS_gettid));
    unsigned wrong_time = 0, wrong_thread = 0, wrong_period = 0, wrong_ip = 0, wrong_sequence = 0;
    std::uint32_t next[2] = {};
    std::uint64_t periods = 0;
    for (const auto &each : records) {
        wrong_time += each.head.time < before || each.head.time > after;
        wrong_thread += each.head.tid != tid || each.head.pid != static_cast<unsigned>(::getpid());
        wrong_period += each.head.period > 500000 || each.head.period <= 500000 - 128;
        wrong_ip += each.head.ip == 0 || each.head.ip >> 47 != 0;
        wrong_sequence += each.head.cpu > 1 || each.head.sequence != next[each.head.cpu & 1]++;
        periods |= std::uint64_t{1} << (each.head.period & 63);
    }
    expect("each at a time of its own", wrong_time == 0, "%u", wrong_time);
    expect("each of this thread", wrong_thread == 0, "%u", wrong_thread);
    expect("each with its period", wrong_period == 0, "%u", wrong_period);
    expect("each in user mode", wrong_ip == 0, "%u", wrong_ip);
    expect("each the next one of its ring", wrong_sequence == 0, "%u", wrong_sequence);
    expect("periods are random", __builtin_popcountll(periods) > 10, "%lx", periods);
    expect("none is lost", told.lost == 0, "%llu", told.lost);
    std::printf("figure %zu samples, %.2f accesses each, at most %u; %.0f clocks each\n",
                records.size(),
                static_cast<double>(told.accesses) / static_cast<double>(told.interrupts),
                told.most_accesses,
                static_cast<double>(told.clocks) / static_cast<double>(told.interrupts));
}

} // namespace

int main() {
    device = raw::open_device();
    if (!expect("/dev/msrpp opens", device >= 0)) return 1;
    records_come();
    return 0;
}
