// The two IBS units of a CPU, fetch and op: one is started and stopped while the other interrupts.
// On registers that msrpp_soft.ko simulates.
#include "callers.hpp"
#include "check.hpp"
#include "samples.hpp"

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <thread>

namespace {

/// Makes fetch samples of CPU 1 from CPU 0, as fast as the handler on CPU 1 takes them.
class fetches {
public:
    explicit fetches(int device)
        : made_{[this, device] {
              raw::bind_to(0);
              msrpp_soft_sample result = raw::soft_sample(1);
              result.kind = MSRPP_SAMPLE_FETCH;
              result.count = 100;
              while (!ends_)
                  if (const int done = raw::inject(device, result); done > 0)
                      count_ += static_cast<unsigned>(done);
          }} {}
    fetches(const fetches &) = delete;
    fetches &operator=(const fetches &) = delete;
    ~fetches() { end(); }

    unsigned count() const { return count_; }
    unsigned end() {
        ends_ = true;
        if (made_.joinable()) made_.join();
        return count_;
    }

private:
    std::atomic<bool> ends_{false};
    std::atomic<unsigned> count_{0};
    std::thread made_;
};

/// Interrupts of the fetch unit meet a half-started op unit: the handler must not take a register
/// that the ioctl START has yet to write for a register that another owner changed.
void starts_beside_the_other(int device) {
    raw::samples fetch(0xffff0, MSRPP_SAMPLING_CPUS | MSRPP_SAMPLING_KERNEL);
    fetch.settings.kind = MSRPP_SAMPLE_FETCH;
    fetch.cpus = {1};
    raw::samples op(0x7fffff0, MSRPP_SAMPLING_CPUS | MSRPP_SAMPLING_KERNEL);
    op.cpus = {1};
    const bool run = fetch.make(device) == 0 && fetch.start() == 0 && op.make(device) == 0;
    if (!expect("two programs of a CPU", run, "%d", errno)) return;
    raw::bind_to(1);
    fetches result{device};
    unsigned starts = 0, refused = 0, lost = 0;
    for (; starts < 20000 || result.count() < 300; ++starts) {
        refused += op.start() != 0;
        lost += op.statistics().reason != 0;
        op.stop();
    }
    const unsigned handle = result.end();
    raw::bind_to_none();
    const auto report = fetch.statistics();
    std::printf("note %u starts beside %u samples of the other unit\n", starts, handle);
    expect("a unit starts while the other one interrupts", refused == 0 && lost == 0,
           "of %u starts %u are refused, %u lose the register", starts, refused, lost);
    expect("which goes on", report.reason == 0 && report.interrupts >= handle,
           "%u starts, %llu interrupts of %u, reason %u", starts, report.interrupts, handle,
           report.reason);
}

} // namespace

int main() {
    callers::put("/sys/module/msrpp_soft/parameters/tick", "0");
    const int device = raw::open_device();
    if (!expect("/dev/msrpp opens", device >= 0)) return 1;
    starts_beside_the_other(device);
    return failures == 0 ? 0 : 1;
}
