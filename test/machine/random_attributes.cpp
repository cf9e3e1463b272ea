// This program opens software events with random attributes of a given seed and makes ioctl(2)
// calls on an event. It prints the result of each call, so that a simulated machine can be compared
// with the host's kernel. Where an event that samples is opened, or refused because it samples, the
// program prints `samples`.
//
// usage: random_attributes SEED CALLS
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

/// Marsaglia's xorshift generator of 64 bits.
class random_numbers {
public:
    explicit random_numbers(std::uint64_t seed) : state_{seed | 1} {}
    std::uint64_t operator()() {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 7;
        state_ ^= state_ << 17;
        return state_;
    }
    bool once_in(std::uint64_t times) { return (*this)() % times == 0; }
    template <std::size_t N>
    std::int64_t any_of(const std::int64_t (&values)[N]) {
        return values[(*this)() % N];
    }

private:
    std::uint64_t state_;
};

/// perf_event_attr with 4096 bytes behind it, for attribute sizes larger than the struct.
struct long_attributes {
    perf_event_attr known{};
    unsigned char rest[4096]{};
};

void print_answer(const char *call, long result, bool samples) {
    if (samples && (result >= 0 || errno == EOPNOTSUPP))
        std::printf("%s samples\n", call);
    else
        std::printf("%s %d\n", call, result < 0 ? errno : 0);
}

void fill(long_attributes &attributes, random_numbers &random) {
    perf_event_attr &known = attributes.known;
    known.type = PERF_TYPE_SOFTWARE;
    known.size = sizeof known;
    known.config = static_cast<std::uint64_t>(random.any_of(
        {PERF_COUNT_SW_CPU_CLOCK, PERF_COUNT_SW_TASK_CLOCK, PERF_COUNT_SW_PAGE_FAULTS,
         PERF_COUNT_SW_CONTEXT_SWITCHES, PERF_COUNT_SW_CPU_MIGRATIONS, PERF_COUNT_SW_DUMMY, 1000}));
    known.disabled = 1;
    known.read_format = random() % 32;
    if (random.once_in(8)) known.read_format = random();
    if (random.once_in(4)) known.sample_type = random() % PERF_SAMPLE_MAX;
    if (random.once_in(8)) known.sample_type |= std::uint64_t{1} << 40;
    if (random.once_in(4)) known.branch_sample_type = random() % PERF_SAMPLE_BRANCH_MAX;
    if (random.once_in(8)) known.sample_period = random() >> random() % 64;
    if (random.once_in(8)) known.freq = 1;
    if (random.once_in(4)) known.sample_stack_user = static_cast<std::uint32_t>(random() % 70'000);
    if (random.once_in(4)) known.sample_regs_user = random() >> random() % 64;
    if (random.once_in(4)) known.sample_regs_intr = random() >> random() % 64;
    if (random.once_in(4)) known.inherit = 1;
    if (random.once_in(8)) known.inherit_thread = 1;
    if (random.once_in(8)) known.remove_on_exec = 1;
    if (random.once_in(8)) known.enable_on_exec = 1;
    if (random.once_in(16)) known.sigtrap = 1;
    if (random.once_in(8)) known.pinned = 1;
    if (random.once_in(8)) known.exclusive = 1;
    if (random.once_in(8)) known.exclude_kernel = 1;
    if (random.once_in(8)) known.use_clockid = 1;
    if (random.once_in(8)) known.clockid = static_cast<std::int32_t>(random() % 16);
    if (random.once_in(16)) known.__reserved_2 = 1;
    if (random.once_in(8)) known.precise_ip = random() % 4;
    if (random.once_in(8))
        known.size = static_cast<std::uint32_t>(
            random.any_of({0, 1, 63, 64, 72, 80, 96, 104, 112, 120, 4096, 4097, 0x7fffffff}));
    if (known.size > sizeof known && random.once_in(2)) attributes.rest[200] = 1;
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    random_numbers random{std::strtoull(argv[1], nullptr, 10)};
    const unsigned long calls = std::strtoul(argv[2], nullptr, 10);
    perf_event_attr plain{};
    plain.type = PERF_TYPE_SOFTWARE;
    plain.size = sizeof plain;
    plain.config = PERF_COUNT_SW_DUMMY;
    const long leader = syscall(SYS_perf_event_open, &plain, 0, -1, -1, 0);
    if (leader < 0) {
        std::perror("perf_event_open");
        return 77;
    }
    for (unsigned long i = 0; i < calls; ++i) {
        if (random.once_in(4)) {
            constexpr std::int64_t codes[] = {PERF_EVENT_IOC_ENABLE,
                                              PERF_EVENT_IOC_DISABLE,
                                              PERF_EVENT_IOC_RESET,
                                              PERF_EVENT_IOC_REFRESH,
                                              PERF_EVENT_IOC_PERIOD,
                                              PERF_EVENT_IOC_SET_OUTPUT,
                                              PERF_EVENT_IOC_ID,
                                              PERF_EVENT_IOC_PAUSE_OUTPUT,
                                              0x24ff,
                                              0x5401};
            std::uint64_t word = random() % 3;
            const auto code = static_cast<unsigned long>(random.any_of(codes));
            const bool is_pointer = code == PERF_EVENT_IOC_PERIOD || code == PERF_EVENT_IOC_ID;
            const unsigned long argument = !is_pointer ? random() % 3 - 1
                                           : random.once_in(4)
                                               ? 8
                                               : reinterpret_cast<unsigned long>(&word);
            print_answer("ioctl", ioctl(static_cast<int>(leader), code, argument), false);
            continue;
        }
        long_attributes attributes;
        fill(attributes, random);
        const std::int64_t pid = random.any_of({0, 0, 0, 0, -1, 0x3fffffff, -7});
        const std::int64_t cpu = random.any_of({-1, -1, -1, 0, 4096, -5});
        const std::int64_t group = random.any_of({-1, -1, -1, leader, 0, 500});
        const std::uint64_t flags = random.once_in(16) ? random() % 64 & ~std::uint64_t{6} : 8;
        const bool is_valid_pointer = !random.once_in(32);
        const long file = syscall(SYS_perf_event_open, is_valid_pointer ? &attributes : nullptr,
                                  pid, cpu, group, flags);
        print_answer("open", file, is_valid_pointer && attributes.known.sample_period != 0);
        if (file >= 0) close(static_cast<int>(file));
    }
}
