// Samples through /dev/msrpp: the module's request derived from a program of register writes that
// samples, and the records read from its rings. The period and its unit are those of the program's
// own writes.
// Source of the fields: include/msr/backend/sampling_abi.h; AMD PPR 55898, IBS_OP_CTL and
// IBS_FETCH_CTL.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/backend/sampling_abi.h>
#include <msr/backend/shim.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <poll.h>
#include <sys/types.h>
#include <unistd.h>

namespace msr {

/// The options of sampling by the module that register writes of a program do not express.
struct shim_sampling_options {
    unsigned random_bits{7}; ///< the number of random bits that shorten a period: 0, 4, 7 or 12
    /// The largest number of return addresses in a sample, up to 127; 0: none.
    unsigned chain{};
    std::uint32_t ring_bytes{1u << 20}; ///< bytes of each CPU's ring: a power of two
    /// The number of bytes in a ring at which readers wake up; 0: half a ring.
    std::uint32_t watermark{};
    /// The largest share of a CPU's time that sampling may take, in thousandths, at most 250; 0:
    /// 250.
    unsigned overhead{};
    /// Whether threads and processes that an attached thread creates are sampled, too.
    bool inherit{};
    bool kernel{};    ///< whether the kernel is sampled, too, which takes CAP_PERFMON
    bool physical{};  ///< whether samples have physical addresses, which takes CAP_PERFMON
    bool overwrite{}; ///< whether a full ring loses its oldest records
    /// The part of the kernel that takes the interrupt of a sample (MSRPP_CARRIER_...).
    std::uint32_t carrier{MSRPP_CARRIER_ANY};
    /// Numbers of the CPUs that are sampled instead of threads, which takes CAP_PERFMON; empty:
    /// threads are sampled.
    sequence<std::uint32_t> cpus{};
};

namespace shim_detail {

inline constexpr std::uint32_t ibs_fetch_ctl = 0xc0011030, ibs_op_ctl = 0xc0011033;

constexpr std::uint64_t field_of(std::uint64_t value, unsigned low, unsigned width) noexcept {
    return value >> low & ((std::uint64_t{1} << width) - 1);
}

/// Returns the last write of an engine's control register with the enable bit, which starts the
/// engine.
constexpr const write *armed_write(const program_view &program_view, std::uint32_t control,
                                   std::uint64_t enable) noexcept {
    const write *match = nullptr;
    for (const sequence<write> &phase : {program_view.set_up, program_view.start})
        for (const write &entry : phase)
            if (entry.address == control && (entry.value & enable) != 0) match = &entry;
    return match;
}

constexpr failure not_for_sampling(const write &write, const char *subject) noexcept {
    return {.kind = error_code::inexpressible,
            .is_write = true,
            .address = write.address,
            .value = write.value,
            .subject = subject,
            .choice = write.owner == every_choice ? 0 : static_cast<unsigned>(write.owner) + 1};
}

/// Stores the period and its kind, which a value of IBS_OP_CTL has, in `destination`.
constexpr failure take_op(const write &armed, msrpp_sampling &destination) noexcept {
    constexpr std::uint64_t known = 0x07f0'ffff | 1ull << 16 | 1ull << 17 | 1ull << 19;
    if ((armed.value & ~known) != 0)
        return not_for_sampling(armed, "it filters by load latency, which the kernel module does "
                                       "not do: leave ldlat out");
    destination.kind = MSRPP_SAMPLE_OP;
    destination.period =
        static_cast<std::uint32_t>(field_of(armed.value, 0, 16) << 4 | (armed.value & 0x07f0'0000));
    if (field_of(armed.value, 16, 1) != 0) destination.flags |= MSRPP_SAMPLING_L3_MISS;
    if (field_of(armed.value, 19, 1) == 0) destination.flags |= MSRPP_SAMPLING_CLOCKS;
    return {};
}

/// Stores the period and the filter, which a value of IBS_FETCH_CTL has, in `destination`.
constexpr failure take_fetch(const write &armed, msrpp_sampling &destination) noexcept {
    constexpr std::uint64_t known = 0xffff | 1ull << 48 | 1ull << 57 | 1ull << 59;
    if ((armed.value & ~known) != 0)
        return not_for_sampling(armed, "it has a field that the kernel module does not set");
    destination.kind = MSRPP_SAMPLE_FETCH;
    destination.period = static_cast<std::uint32_t>(field_of(armed.value, 0, 16) << 4);
    if (field_of(armed.value, 59, 1) != 0) destination.flags |= MSRPP_SAMPLING_L3_MISS;
    if (field_of(armed.value, 57, 1) == 0) destination.random_bits = 0;
    return {};
}

} // namespace shim_detail

/// Derives the module's request from a program of instruction-based sampling with one choice.
/// `program`: the program of a plan of `msr::ibs`
/// `options`: the request points to their list of CPUs, which must live as long
/// `destination`: takes the request; stays as it is on failure
/// Returns `error_code::inexpressible` where the module cannot sample so, or the program samples
/// both ops and fetches, or neither.
constexpr failure derive_shim_sampling(const program_view &program,
                                       const shim_sampling_options &options,
                                       msrpp_sampling &destination) noexcept {
    namespace detail = shim_detail;
    const write *const op = detail::armed_write(program, detail::ibs_op_ctl, 1ull << 17);
    const write *const fetch = detail::armed_write(program, detail::ibs_fetch_ctl, 1ull << 48);
    if (op == nullptr && fetch == nullptr)
        return {.kind = error_code::inexpressible,
                .subject = "the kernel module samples ops and fetches of AMD's instruction-based "
                           "sampling, and the program has neither"};
    if (op != nullptr && fetch != nullptr)
        return detail::not_for_sampling(*fetch, "the kernel module samples ops or fetches in a "
                                                "program, not both: make a program of each");
    msrpp_sampling msrpp_sampling{};
    msrpp_sampling.random_bits = options.random_bits;
    const failure problem = op != nullptr ? detail::take_op(*op, msrpp_sampling)
                                          : detail::take_fetch(*fetch, msrpp_sampling);
    if (problem) return problem;
    const auto add = [&](bool kind, std::uint32_t flag) {
        if (kind) msrpp_sampling.flags |= flag;
    };
    add(options.inherit, MSRPP_SAMPLING_INHERIT);
    add(options.kernel, MSRPP_SAMPLING_KERNEL);
    add(options.physical, MSRPP_SAMPLING_PHYSICAL);
    add(options.overwrite, MSRPP_SAMPLING_OVERWRITE);
    add(options.cpus.size() != 0, MSRPP_SAMPLING_CPUS);
    msrpp_sampling.chain = options.chain;
    msrpp_sampling.ring_bytes = options.ring_bytes;
    msrpp_sampling.watermark = options.watermark;
    msrpp_sampling.overhead = options.overhead;
    msrpp_sampling.carrier = options.carrier;
    msrpp_sampling.cpu_count = static_cast<std::uint32_t>(options.cpus.size());
    msrpp_sampling.descriptor = -1;
    destination = msrpp_sampling;
    return {};
}

/// The system calls at the descriptor of a sampling program; tests replace the class by their own.
struct shim_sampling_calls {
    /// Closes a descriptor with close(2).
    int close(int descriptor) noexcept { return ::close(descriptor); }
    /// Sends a request with ioctl(2).
    int ioctl(int descriptor, unsigned long request, void *argument) noexcept {
        return ::ioctl(descriptor, request, argument);
    }
    /// Reads from a descriptor with read(2).
    ssize_t read(int descriptor, void *destination, std::size_t bytes) noexcept {
        return ::read(descriptor, destination, bytes);
    }
    /// Waits for one descriptor with poll(2). `milliseconds`: the longest time to wait; negative:
    /// without end.
    int poll(pollfd *pollfd, int milliseconds) noexcept { return ::poll(pollfd, 1, milliseconds); }
};

/// A sampling program of the module, which ends when its object is destroyed. Its records are those
/// of msr/backend/sample_abi.h. One thread uses an object at a time.
template <typename System = shim_sampling_calls>
class basic_shim_sampling {
public:
    /// Makes an object without a sampling program; `open` makes the program.
    explicit basic_shim_sampling(System calls = {}) : system_{std::move(calls)} {}
    basic_shim_sampling(const basic_shim_sampling &) = delete;
    basic_shim_sampling &operator=(const basic_shim_sampling &) = delete;
    /// Ends the sampling program, if the object has one.
    ~basic_shim_sampling() { close(); }

    /// Makes the sampling program at the module's device, without starting it. `program` and
    /// `options` need not outlive the call.
    template <typename Shim>
    failure open(Shim &device, const program_view &program, const shim_sampling_options &options) {
        close();
        msrpp_sampling msrpp_sampling{};
        if (const failure problem = derive_shim_sampling(program, options, msrpp_sampling))
            return problem;
        msrpp_sampling.cpus =
            shim_detail::pointer_to(options.cpus.size() == 0 ? nullptr : &options.cpus[0]);
        if (const failure problem = device.sample(msrpp_sampling)) return problem;
        where_ = device.where();
        descriptor_ = msrpp_sampling.descriptor;
        made_ = msrpp_sampling;
        return {};
    }
    /// Ends the sampling program; records that were not read are lost.
    void close() noexcept {
        if (descriptor_ >= 0) system_.close(std::exchange(descriptor_, -1));
    }

    /// Returns whether the object has a sampling program.
    bool is_open() const noexcept { return descriptor_ >= 0; }
    /// Returns the file descriptor of the sampling program, for poll() among others; -1: no program
    /// is open.
    int descriptor() const noexcept { return descriptor_; }
    /// Returns the request of the sampling program with the carrier that the module took.
    const msrpp_sampling &made() const noexcept { return made_; }

    /// Starts sampling. Returns the module's failure; `error_code::wrong_state` where no sampling
    /// program is open.
    failure start() noexcept { return control(MSRPP_IOCTL_SAMPLING_START, {}); }
    /// Stops sampling. Returns the module's failure; `error_code::wrong_state` where no sampling
    /// program is open.
    failure stop() noexcept { return control(MSRPP_IOCTL_SAMPLING_STOP, {}); }
    /// Sets the sampling period, a multiple of 16, from the next sample on.
    failure set_period(std::uint32_t period) noexcept {
        return control(MSRPP_IOCTL_SAMPLING_PERIOD, {.period = period});
    }
    /// Begins to sample a thread, by its number in Linux; 0: the calling thread.
    failure attach(pid_t thread = 0) noexcept {
        return control(MSRPP_IOCTL_SAMPLING_ATTACH, {.thread = thread});
    }
    /// Stops sampling a thread; 0: the calling thread, -1: every thread.
    failure detach(pid_t thread = 0) noexcept {
        return control(MSRPP_IOCTL_SAMPLING_DETACH, {.thread = thread});
    }
    /// Stores how many samples were taken and lost in `destination`. On failure `destination` stays
    /// as it is.
    failure statistics(msrpp_sampling_statistics &destination) noexcept {
        msrpp_sampling_statistics report{};
        if (const int error = ask(MSRPP_IOCTL_SAMPLING_STATISTICS, &report); error != 0)
            return failed(error, {});
        destination = report;
        return {};
    }

    /// Waits at most `milliseconds` until records are there. `ended`: every thread that was
    /// attached has ended, and nothing more comes.
    bool wait(int milliseconds, bool &ended) noexcept {
        pollfd pollfd{.fd = descriptor_, .events = POLLIN, .revents = 0};
        const int position = system_.poll(&pollfd, milliseconds);
        ended = position > 0 && (pollfd.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
        return position > 0 && (pollfd.revents & POLLIN) != 0;
    }
    /// Reads as many whole records as `destination` can hold; `count`: the bytes read, 0: no
    /// records. `room`: the bytes of `destination`, at least 2040, the longest record. Without
    /// records the call blocks; `wait` returns when there are some.
    failure read(void *destination, std::size_t room, std::size_t &count) noexcept {
        ssize_t got;
        do
            got = system_.read(descriptor_, destination, room);
        while (got < 0 && errno == EINTR);
        count = 0;
        if (got < 0 && errno == EAGAIN) return {};
        if (got < 0) return failed(errno, {});
        count = static_cast<std::size_t>(got);
        return {};
    }

private:
    struct control_subject {
        std::uint32_t period{};
        std::int32_t thread{};
    };

    failure control(unsigned long request, control_subject subject) noexcept {
        msrpp_sampling_control msrpp_sampling_control{};
        msrpp_sampling_control.period = subject.period;
        msrpp_sampling_control.thread = subject.thread;
        const int error = ask(request, &msrpp_sampling_control);
        return error == 0 ? failure{} : failed(error, msrpp_sampling_control.failure);
    }
    int ask(unsigned long request, void *argument) noexcept {
        if (descriptor_ < 0) return EBADF;
        int result;
        do
            result = system_.ioctl(descriptor_, request, argument);
        while (result < 0 && errno == EINTR);
        return result < 0 ? errno : 0;
    }
    failure failed(int error, const msrpp_failure &report) const noexcept {
        if (descriptor_ < 0)
            return {.kind = error_code::wrong_state,
                    .state = session_state::closed,
                    .subject = "a call at a sampling program"};
        return shim_detail::failure_of(report, error, where_);
    }

    [[no_unique_address]] System system_;
    int descriptor_{-1};
    const char *where_{};
    msrpp_sampling made_{};
};

/// A sampling program of the module through the real system calls.
using shim_sampling = basic_shim_sampling<>;

} // namespace msr
