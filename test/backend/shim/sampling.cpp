// Tests sampling through the kernel module: the arguments of its calls come from a plan's own
// writes, and the calls are those of sampling_abi.h. test/vm/guest/80-sampling tests the module
// itself.
#include <msr/backend/shim/sampling.hpp>

#include <msr/amd/ibs.hpp>
#include <msr/amd/ibs/notation.hpp>
#include <msr/backend/message.hpp>
#include <msr/profile/record.hpp>

#include "../fake_module.hpp"

#include <doctest/doctest.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <deque>
#include <string>
#include <vector>

#include <poll.h>

namespace {

namespace ibs = msr::ibs;
using msr::error_code;

/// Holds the program that samples by one choice of IBS (engine with qualifiers) on a target
/// processor; the program's view is valid while the object lives.
struct sampling_program {
    explicit sampling_program(ibs::request request,
                              const ibs::target &target = ibs::target_of(msr::core::zen4))
        : of{ibs::program_of({&request, 1}, target)} {}
    decltype(ibs::program_of({}, ibs::target{})) of;
    msr::program_view view() const { return of.view(); }
};

ibs::request request_of(const char *text) {
    const ibs::parsed parsed = ibs::parse(text);
    REQUIRE(parsed.problem == ibs::notation_problem::none);
    return parsed.wanted;
}

msrpp_sampling derived(const char *text, const msr::shim_sampling_options &options = {},
                       msr::core core = msr::core::zen4) {
    msrpp_sampling msrpp_sampling{};
    const sampling_program program{request_of(text), ibs::target_of(core)};
    const msr::failure problem = msr::derive_shim_sampling(program.view(), options, msrpp_sampling);
    CHECK_MESSAGE(!problem, msr::message(problem));
    return msrpp_sampling;
}

/// The requests at the descriptor of a sampling program, and their arguments.
struct sampling_at_descriptor {
    std::vector<unsigned long> requests;
    msrpp_sampling_control control{};
    msrpp_sampling_statistics statistics{};
    msrpp_failure failure{};
    std::deque<int> errors;
    std::deque<std::vector<unsigned char>> reads;
    std::deque<int> read_errors;
    short poll_events{};
    std::vector<int> closed;
};

struct fake_sampling_calls {
    sampling_at_descriptor *at;

    int close(int descriptor) noexcept {
        at->closed.push_back(descriptor);
        return 0;
    }
    int ioctl(int descriptor, unsigned long request, void *argument) noexcept {
        CHECK(descriptor == fake_module::sampling_descriptor);
        at->requests.push_back(request);
        const int error = fake_module::next(at->errors);
        if (request == MSRPP_IOCTL_SAMPLING_STATISTICS) {
            *static_cast<msrpp_sampling_statistics *>(argument) = at->statistics;
        } else {
            auto &control = *static_cast<msrpp_sampling_control *>(argument);
            at->control = control;
            if (error != 0) control.failure = at->failure;
        }
        errno = error;
        return error == 0 ? 0 : -1;
    }
    ssize_t read(int, void *destination, std::size_t bytes) noexcept {
        errno = fake_module::next(at->read_errors);
        if (errno != 0) return -1;
        if (at->reads.empty()) return 0;
        const std::vector<unsigned char> entry = at->reads.front();
        at->reads.pop_front();
        CHECK(entry.size() <= bytes);
        std::memcpy(destination, entry.data(), entry.size());
        return static_cast<ssize_t>(entry.size());
    }
    int poll(pollfd *pollfd, int) noexcept {
        pollfd->revents = at->poll_events;
        return at->poll_events == 0 ? 0 : 1;
    }
};

struct fake_sampling {
    fake_module module;
    fake_shim device{"/dev/msrpp", {&module}};
    sampling_at_descriptor at;
    msr::basic_shim_sampling<fake_sampling_calls> samples{{&at}};

    msr::failure open(const char *text = "op:period=4096:ops:random",
                      const msr::shim_sampling_options &options = {}) {
        return samples.open(device, sampling_program{request_of(text)}.view(), options);
    }
};

} // namespace

TEST_CASE("what the module is asked for is what the plan's writes say") {
    const msrpp_sampling ops = derived("op:period=4096:ops:random");
    CHECK(ops.kind == MSRPP_SAMPLE_OP);
    CHECK(ops.period == 4096);
    CHECK(ops.flags == 0);
    CHECK(ops.random_bits == 7);
    CHECK(ops.carrier == MSRPP_CARRIER_ANY);
    CHECK(ops.descriptor == -1);

    CHECK(derived("op:period=65536:cycles").flags == MSRPP_SAMPLING_CLOCKS);
    CHECK(derived("op:period=4096:ops:random:l3missonly").flags == MSRPP_SAMPLING_L3_MISS);

    const msrpp_sampling fetches = derived("fetch:period=32768:random:l3missonly");
    CHECK(fetches.kind == MSRPP_SAMPLE_FETCH);
    CHECK(fetches.period == 32768);
    CHECK(fetches.flags == MSRPP_SAMPLING_L3_MISS);
    CHECK(fetches.random_bits == 7);
    // The hardware adds no random bits to the period.
    CHECK(derived("fetch:period=32768").random_bits == 0);
}

TEST_CASE("periods of all lengths are the plan's") {
    for (const std::uint32_t period :
         {0x90u, 0x1000u, 0xffff0u, 0x100000u, 0x123450u, 0x7fffff0u}) {
        const std::string text = "op:period=" + std::to_string(period) + ":ops";
        CHECK(derived(text.c_str()).period == period);
    }
}

TEST_CASE("processors whose programs have more writes: the last that enables the engine counts") {
    for (const msr::core core : {msr::core::family10h, msr::core::family15h_00, msr::core::zen1,
                                 msr::core::zen2, msr::core::zen5}) {
        CAPTURE(ibs::row_of(core).name);
        CHECK(derived("fetch:period=4096", {}, core).period == 4096);
        CHECK(derived("op:period=4096:cycles", {}, core).period == 4096);
    }
}

TEST_CASE("options become flags and numbers") {
    const std::uint32_t cpus[] = {2, 5};
    const msrpp_sampling msrpp_sampling =
        derived("op:period=4096:ops", {.random_bits = 4,
                                       .chain = 16,
                                       .ring_bytes = 1u << 16,
                                       .watermark = 4096,
                                       .overhead = 20,
                                       .kernel = true,
                                       .physical = true,
                                       .overwrite = true,
                                       .carrier = MSRPP_CARRIER_DIRECT,
                                       .cpus = msr::all_of(cpus)});
    CHECK(msrpp_sampling.random_bits == 4);
    CHECK(msrpp_sampling.chain == 16);
    CHECK(msrpp_sampling.ring_bytes == 65536);
    CHECK(msrpp_sampling.watermark == 4096);
    CHECK(msrpp_sampling.overhead == 20);
    CHECK(msrpp_sampling.flags == (MSRPP_SAMPLING_KERNEL | MSRPP_SAMPLING_PHYSICAL |
                                   MSRPP_SAMPLING_OVERWRITE | MSRPP_SAMPLING_CPUS));
    CHECK(msrpp_sampling.carrier == MSRPP_CARRIER_DIRECT);
    CHECK(msrpp_sampling.cpu_count == 2);
    CHECK(derived("op:period=4096", {.inherit = true}).flags ==
          (MSRPP_SAMPLING_CLOCKS | MSRPP_SAMPLING_INHERIT));
}

TEST_CASE("what the module does not sample is refused with a sentence, and nothing is asked") {
    msrpp_sampling msrpp_sampling{};
    msrpp_sampling.period = 1;
    const sampling_program filtered{request_of("op:period=4096:ops:ldlat=256"),
                                    ibs::target_of(msr::core::zen5)};
    msr::failure problem = msr::derive_shim_sampling(filtered.view(), {}, msrpp_sampling);
    CHECK(problem.kind == error_code::inexpressible);
    CHECK(problem.choice == 1);
    CHECK(msr::message(problem).find("leave ldlat out") != std::string::npos);

    const ibs::request pair[] = {request_of("op:period=4096:ops"), request_of("fetch:period=4096")};
    const auto program = ibs::program_of(msr::all_of(pair), ibs::target_of(msr::core::zen4));
    problem = msr::derive_shim_sampling(program.view(), {}, msrpp_sampling);
    CHECK(msr::message(problem).find("make a program of each") != std::string::npos);

    problem = msr::derive_shim_sampling({}, {}, msrpp_sampling);
    CHECK(msr::message(problem).find("has neither") != std::string::npos);
    CHECK(msrpp_sampling.period == 1);

    fake_sampling fake;
    CHECK(fake.samples.open(fake.device, {}, {}).kind == error_code::inexpressible);
    CHECK(fake.module.requests.empty());
}

TEST_CASE("a program is made at the device, and its calls go to its own descriptor") {
    fake_sampling fake;
    REQUIRE_FALSE(fake.open("op:period=4096:ops:random", {.inherit = true}));
    CHECK(fake.module.requests == std::vector<unsigned long>{MSRPP_IOCTL_SAMPLE});
    CHECK(fake.module.sampling.period == 4096);
    CHECK(fake.module.sampling.flags == MSRPP_SAMPLING_INHERIT);
    CHECK(fake.samples.descriptor() == fake_module::sampling_descriptor);
    CHECK(fake.samples.made().carrier == MSRPP_CARRIER_DIRECT);

    CHECK_FALSE(fake.samples.attach(1234));
    CHECK(fake.at.control.thread == 1234);
    CHECK(fake.at.control.period == 0);
    CHECK_FALSE(fake.samples.start());
    CHECK(fake.at.control.thread == 0);
    CHECK_FALSE(fake.samples.set_period(8192));
    CHECK(fake.at.control.period == 8192);
    CHECK_FALSE(fake.samples.detach(-1));
    CHECK(fake.at.control.thread == -1);
    CHECK_FALSE(fake.samples.stop());
    CHECK(fake.at.requests ==
          std::vector<unsigned long>{MSRPP_IOCTL_SAMPLING_ATTACH, MSRPP_IOCTL_SAMPLING_START,
                                     MSRPP_IOCTL_SAMPLING_PERIOD, MSRPP_IOCTL_SAMPLING_DETACH,
                                     MSRPP_IOCTL_SAMPLING_STOP});
    fake.at.statistics.samples = 99;
    msrpp_sampling_statistics report{};
    CHECK_FALSE(fake.samples.statistics(report));
    CHECK(report.samples == 99);
}

TEST_CASE("its end ends the program, once; calls after it say so") {
    sampling_at_descriptor position;
    {
        fake_module module;
        fake_shim device{"/dev/msrpp", {&module}};
        msr::basic_shim_sampling<fake_sampling_calls> samples{{&position}};
        REQUIRE_FALSE(
            samples.open(device, sampling_program{request_of("op:period=4096")}.view(), {}));
        REQUIRE_FALSE(
            samples.open(device, sampling_program{request_of("op:period=8192")}.view(), {}));
        CHECK(position.closed.size() == 1); // the closed descriptor is that of the first program
        samples.close();
        CHECK(position.closed.size() == 2);
        CHECK(samples.start().kind == error_code::wrong_state);
        CHECK(position.requests.empty());
    }
    CHECK(position.closed.size() == 2);
}

TEST_CASE("the module's reasons are sentences") {
    fake_sampling fake;
    fake.module.reported_failure.reason = MSRPP_REASON_HELD_BY_KERNEL;
    fake.module.reported_failure.error = EBUSY;
    fake.module.ioctl_errors = {EBUSY, EOPNOTSUPP, EACCES};
    CHECK(fake.open().kind == error_code::taken);
    const msr::failure empty = fake.open();
    CHECK(empty.kind == error_code::inexpressible);
    CHECK(msr::message(empty).find("no instruction-based sampling") != std::string::npos);
    fake.module.reported_failure.reason = MSRPP_REASON_NOT_ALLOWED;
    CHECK(fake.open().kind == error_code::blocked);
    CHECK_FALSE(fake.samples.is_open());

    REQUIRE_FALSE(fake.open());
    fake.at.errors = {EPERM};
    fake.at.failure.reason = MSRPP_REASON_NO_RIGHTS;
    const msr::failure problem = fake.samples.attach(1);
    CHECK(problem.kind == error_code::blocked);
    CHECK(msr::message(problem).find("the rights over the thread") != std::string::npos);
}

TEST_CASE("without the module, or with another version, nothing is made") {
    fake_sampling fake;
    fake.module.open_errors = {ENOENT};
    CHECK(fake.open().kind == error_code::device_missing);
    fake_sampling other;
    other.module.version = MSRPP_ABI_VERSION + 1;
    CHECK(other.open().kind == error_code::other_version);
    CHECK(other.module.requests.empty());
}

TEST_CASE("records are read as they are; a signal begins again, an end is told") {
    fake_sampling fake;
    REQUIRE_FALSE(fake.open());
    msrpp_sample head{};
    head.kind = MSRPP_SAMPLE_OP;
    head.ip = 0x401000;
    msr::profile::record_builder built{head};
    built.put(MSRPP_SAMPLE_DATA, 5);
    const auto bytes = built.bytes();
    fake.at.reads.emplace_back(bytes.begin(), bytes.end());
    fake.at.read_errors = {EINTR, 0, EAGAIN, EPERM};
    std::vector<unsigned char> room(4096);
    std::size_t count = 1;
    REQUIRE_FALSE(fake.samples.read(room.data(), room.size(), count));
    CHECK(count == bytes.size());
    CHECK(msr::profile::record::at({room.data(), count}).fixed().ip == 0x401000);
    CHECK_FALSE(fake.samples.read(room.data(), room.size(), count));
    CHECK(count == 0);
    CHECK(fake.samples.read(room.data(), room.size(), count).kind == error_code::io);

    bool ended = true;
    CHECK_FALSE(fake.samples.wait(0, ended));
    CHECK_FALSE(ended);
    fake.at.poll_events = POLLIN | POLLHUP;
    CHECK(fake.samples.wait(0, ended));
    CHECK(ended);
}

TEST_CASE("the module tells what can be sampled") {
    fake_module module;
    fake_shim device{"/dev/msrpp", {&module}};
    module.can_sample.capabilities = 0xbff;
    msrpp_sampling_info report{};
    CHECK_FALSE(device.sampling_information(report));
    CHECK(report.capabilities == 0xbff);
    module.ioctl_errors = {ENOTTY};
    CHECK(device.sampling_information(report).kind == error_code::io);
    CHECK(report.capabilities == 0xbff);
}
