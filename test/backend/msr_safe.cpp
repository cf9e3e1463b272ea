// Tests the backend on msr-safe, with system calls that follow a script: no test in this file
// touches a register.
#include <msr/backend/message.hpp>
#include <msr/backend/msr_safe.hpp>

#include <doctest/doctest.h>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <deque>
#include <functional>
#include <string>
#include <utility>
#include <vector>

using msr::error_code;

namespace {

/// The arguments of system calls that were made, and the results of calls to come.
struct system_script {
    std::deque<int> open_errors{};  ///< errno of the next opens; later opens succeed
    std::deque<int> batch_errors{}; ///< errno of the next batches; later batches succeed
    /// bytes moved by the next transfers, or -errno; later transfers move 8
    std::deque<ssize_t> transfers{};
    int operation_error{}; ///< error that the first operation of a batch reports
    std::vector<std::string> opened{};
    std::vector<std::vector<unsigned char>> batches{}; ///< the operations of each batch, as bytes
    std::vector<unsigned char> heads{};
    unsigned long request{};
    std::vector<std::uint32_t> offsets{};
    std::vector<int> descriptors{};        ///< file descriptor of each batch and transfer
    std::function<void()> while_opening{}; ///< action of another thread during the next open
    std::vector<int> closed{};
};

template <typename T>
T next(std::deque<T> &answers, T otherwise) {
    if (answers.empty()) return otherwise;
    const T answer = answers.front();
    answers.pop_front();
    return answer;
}

struct scripted_calls {
    system_script *script;
    std::uint64_t held{};

    int open(const char *path) noexcept {
        script->opened.emplace_back(path);
        const int descriptor = static_cast<int>(script->opened.size()) + 2;
        if (const auto other = std::exchange(script->while_opening, nullptr)) other();
        errno = next(script->open_errors, 0);
        return errno == 0 ? descriptor : -1;
    }
    int close(int descriptor) noexcept {
        script->closed.push_back(descriptor);
        return 0;
    }
    int ioctl(int descriptor, unsigned long request, void *argument) noexcept {
        script->descriptors.push_back(descriptor);
        script->request = request;
        const auto *const head = static_cast<const unsigned char *>(argument);
        script->heads.assign(head, head + 16);
        std::uint32_t count = 0;
        std::uint64_t pointer = 0;
        std::memcpy(&count, head, 4);
        std::memcpy(&pointer, head + 8, 8);
        auto *const operations = reinterpret_cast<unsigned char *>(pointer);
        script->batches.emplace_back(operations, operations + count * 32);
        for (std::uint32_t i = 0; i < count; ++i) {
            unsigned char *const number = operations + i * 32;
            std::uint16_t is_read = 0;
            std::memcpy(&is_read, number + 2, 2);
            if (is_read != 0)
                std::memcpy(number + 16, &held, 8);
            else
                std::memcpy(&held, number + 16, 8);
        }
        if (script->operation_error != 0) std::memcpy(operations + 4, &script->operation_error, 4);
        errno = next(script->batch_errors, 0);
        return errno == 0 ? 0 : -1;
    }
    ssize_t moved(int descriptor, std::uint32_t offset) noexcept {
        script->descriptors.push_back(descriptor);
        script->offsets.push_back(offset);
        const ssize_t answer = next(script->transfers, ssize_t{8});
        if (answer >= 0) return answer;
        errno = static_cast<int>(-answer);
        return -1;
    }
    ssize_t read(int descriptor, void *bytes, std::size_t, std::uint32_t offset) noexcept {
        const ssize_t done = moved(descriptor, offset);
        if (done > 0) std::memcpy(bytes, &held, static_cast<std::size_t>(done));
        return done;
    }
    ssize_t write(int descriptor, const void *bytes, std::size_t, std::uint32_t offset) noexcept {
        const ssize_t done = moved(descriptor, offset);
        if (done > 0) std::memcpy(&held, bytes, static_cast<std::size_t>(done));
        return done;
    }
};

using scripted_device = msr::basic_msr_safe<scripted_calls>;

} // namespace

TEST_CASE("it is a backend") { static_assert(msr::backend<msr::msr_safe>); }

TEST_CASE("an access is a batch of one operation, laid out as msr-safe has it") {
    system_script script;
    scripted_device device{"/tree", scripted_calls{&script}};
    CHECK_FALSE(device.write(0x102, 0xc0000080, 0x1122334455667788));
    CHECK(script.opened == std::vector<std::string>{"/tree/msr_batch"});
    CHECK(script.request == 0xC01063A2);
    // The head of a batch has u32 count, u32 version and a pointer.
    CHECK(std::vector<unsigned char>(script.heads.begin(), script.heads.begin() + 8) ==
          std::vector<unsigned char>{1, 0, 0, 0, 0, 0, 0, 0});
    // An operation has u16 cpu, u16 isrdmsr, s32 err, u32 msr, padding, u64 msrdata, u64 wmask.
    CHECK(script.batches.at(0) ==
          std::vector<unsigned char>{0x02, 0x01, 0, 0, 0, 0,    0,    0,    0x80, 0,    0,
                                     0xc0, 0,    0, 0, 0, 0x88, 0x77, 0x66, 0x55, 0x44, 0x33,
                                     0x22, 0x11, 0, 0, 0, 0,    0,    0,    0,    0});
    std::uint64_t value = 0;
    CHECK_FALSE(device.read(0, 0x10, value));
    CHECK(value == 0x1122334455667788);
    CHECK(script.descriptors == std::vector<int>{3, 3});
    CHECK(script.batches.at(1) == std::vector<unsigned char>{0, 0, 1, 0, 0, 0, 0, 0, 0x10, 0, 0,
                                                             0, 0, 0, 0, 0, 0, 0, 0, 0,    0, 0,
                                                             0, 0, 0, 0, 0, 0, 0, 0, 0,    0});
    CHECK(script.opened.size() == 1);
}

TEST_CASE("the batch device is closed with the backend, and only where it was opened") {
    system_script script;
    { const scripted_device unused{"/tree", scripted_calls{&script}}; }
    CHECK(script.closed.empty());
    {
        scripted_device device{"/tree", scripted_calls{&script}};
        CHECK_FALSE(device.write(1, 0x3a0, 5));
        CHECK(script.closed.empty());
    }
    CHECK(script.closed == std::vector<int>{3});
}

TEST_CASE("without the batch device, registers go through N/msr_safe one by one") {
    for (const int reason : {ENOENT, EACCES}) {
        system_script script{.open_errors = {reason}};
        {
            scripted_device device{"/tree", scripted_calls{&script}};
            CHECK_FALSE(device.has_batches());
            msr::msr_safe_operation operations[] = {
                {1, 0, 0, 0x3a0, 0, 7, 0}, {1, 1, 0, 0x3a0, 0, 0, 0}, {2, 1, 0, 0x10, 0, 0, 0}};
            CHECK_FALSE(device.batch(operations, 3));
            CHECK(operations[1].value == 7);
            CHECK(script.offsets == std::vector<std::uint32_t>{0x3a0, 0x3a0, 0x10});
            CHECK(script.opened == std::vector<std::string>{"/tree/msr_batch", "/tree/1/msr_safe",
                                                            "/tree/2/msr_safe"});
            CHECK(script.batches.empty());
            // descriptor 3 is that of the batch device, opened first
            CHECK(script.descriptors == std::vector<int>{4, 4, 5});
        }
        CHECK(script.closed.size() == 2);
    }
}

TEST_CASE("a register that is not on the list fails, and the message names the list") {
    system_script script{.batch_errors = {EACCES}, .operation_error = -EACCES};
    scripted_device device{"/tree", scripted_calls{&script}};
    const msr::failure problem = device.write(1, 0x3a0, 5);
    CHECK(problem.kind == error_code::blocked);
    CHECK(problem.is_write);
    CHECK(problem.value == 5);
    CHECK(problem.cpu == 1);
    CHECK(problem.address == 0x3a0);
    CHECK(std::string{problem.subject} == "the allowlist of msr-safe");
}

TEST_CASE("bits that the list does not let be written are denied by it, too") {
    // msr-safe answers EROFS where the write mask is 0
    for (const int error : {EROFS, EPERM}) {
        system_script script{.batch_errors = {error}, .operation_error = -error};
        scripted_device device{"/tree", scripted_calls{&script}};
        const msr::failure problem = device.write(1, 0x3a0, 5);
        CHECK(problem.kind == error_code::blocked);
        CHECK(problem.system_error == error);
    }
}

TEST_CASE("what an operation said of an earlier batch is forgotten") {
    system_script script;
    scripted_device device{"/tree", scripted_calls{&script}};
    msr::msr_safe_operation again{1, 0, -EIO, 0x3a0, 0, 7, 0};
    CHECK_FALSE(device.batch(&again, 1));
    CHECK(again.error == 0);
}

TEST_CASE("operations made singly report the same error as a batch") {
    system_script script{.open_errors = {ENOENT}, .transfers = {8, -EIO}};
    scripted_device device{"/tree", scripted_calls{&script}};
    msr::msr_safe_operation operations[] = {{1, 0, -EIO, 0x3a0, 0, 7, 0},
                                            {1, 0, 0, 0x3a1, 0, 8, 0}};
    const msr::failure problem = device.batch(operations, 2);
    CHECK(problem.kind == error_code::refused);
    CHECK(problem.address == 0x3a1);
    CHECK(operations[0].error == 0);
    CHECK(operations[1].error == -EIO);
}

TEST_CASE("of two threads that open a device at once, the second closes its own descriptor") {
    for (const bool batches : {true, false}) {
        CAPTURE(batches);
        system_script script;
        scripted_device device{"/tree", scripted_calls{&script}};
        if (!batches) {
            script.open_errors = {ENOENT};
            CHECK_FALSE(device.has_batches()); // the next access opens N/msr_safe
        }
        const int first_opened = batches ? 3 : 4;
        script.while_opening = [&] { CHECK_FALSE(device.write(1, 0x10, 1)); };
        CHECK_FALSE(device.write(1, 0x10, 2));
        CHECK(script.closed == std::vector<int>{first_opened});
    }
}

TEST_CASE("a batch that fails without saying where fails at its first operation") {
    system_script script{.batch_errors = {ENXIO}};
    scripted_device device{"/tree", scripted_calls{&script}};
    std::uint64_t value = 5;
    const msr::failure problem = device.read(3, 0x10, value);
    CHECK(problem.kind == error_code::cpu_offline);
    CHECK(problem.system_error == ENXIO);
    CHECK_FALSE(problem.is_write);
    CHECK(problem.value == 0); // only failures of writes have a value
    CHECK(value == 5);
}

TEST_CASE("an operation's error counts though the call as a whole went well") {
    system_script script{.operation_error = -EIO};
    scripted_device device{"/tree", scripted_calls{&script}};
    std::uint64_t value = 5;
    CHECK(device.read(3, 0x10, value).kind == error_code::refused);
    CHECK(value == 5);
}

TEST_CASE("an interrupted call is made again") {
    system_script script{.open_errors = {EINTR}, .batch_errors = {EINTR, EINTR}};
    scripted_device device{"/tree", scripted_calls{&script}};
    CHECK_FALSE(device.write(0, 0x10, 1));
    CHECK(script.opened.size() == 2);
    CHECK(script.batches.size() == 3);
}

TEST_CASE("transfers of N/msr_safe: errors, cut short, interrupted") {
    system_script script{.open_errors = {ENOENT},
                         .transfers = {-EIO, -EPERM, -EINTR, 3, 8, 0, 0, 0, 0, 0, 0, 0, 0}};
    scripted_device device{"/tree", scripted_calls{&script}};
    std::uint64_t value = 5;
    CHECK(device.read(0, 0x10, value).kind == error_code::refused);
    CHECK(device.write(0, 0x10, 1).kind == error_code::blocked);
    CHECK_FALSE(device.write(0, 0x10, 9));
    CHECK(device.read(0, 0x10, value).kind == error_code::short_transfer);
    CHECK(value == 5);
}

TEST_CASE("why N/msr_safe could not be opened") {
    system_script missing{.open_errors = {ENOENT, ENOENT, ENOENT, ENOENT}};
    scripted_device nowhere{"/tree", scripted_calls{&missing}};
    CHECK(nowhere.write(0, 0x10, 1).kind == error_code::device_missing);
    CHECK(nowhere.write(4, 0x10, 1).kind == error_code::device_missing);
    system_script without_module{.open_errors = {ENOENT, ENOENT}};
    scripted_device unloaded{"/tree", scripted_calls{&without_module}};
    const std::string text = message(unloaded.write(0, 0x10, 1));
    CHECK(text.find("no device file below /tree") != std::string::npos);
    // the message names msr-safe: the driver msr alone makes no such file
    CHECK(text.find("(modprobe msr-safe)") != std::string::npos);
    system_script offline{.open_errors = {ENOENT, ENOENT}};
    scripted_device device{"/tree", scripted_calls{&offline}};
    CHECK(device.write(4, 0x10, 1).kind == error_code::cpu_offline);
    // Processor 0 is opened only to see whether there are such devices at all.
    CHECK(offline.opened ==
          std::vector<std::string>{"/tree/msr_batch", "/tree/4/msr_safe", "/tree/0/msr_safe"});
    CHECK(offline.closed == std::vector<int>{5});
    system_script closed{.open_errors = {EACCES, EACCES}};
    scripted_device forbidden{"/tree", scripted_calls{&closed}};
    CHECK(forbidden.write(4, 0x10, 1).kind == error_code::no_permission);
}

TEST_CASE("what is too much is refused without asking the kernel") {
    system_script script;
    scripted_device device{"/tree", scripted_calls{&script}};
    std::vector<msr::msr_safe_operation> large(4097);
    CHECK(device.batch(large.data(), large.size()).system_error == E2BIG);
    CHECK_FALSE(device.batch(large.data(), 0));
    CHECK(script.batches.empty());
    const msr::failure problem = device.write(8192, 0x10, 1); // Linux for x86 has at most 8192 CPUs
    CHECK(problem.kind == error_code::cpu_offline);
    CHECK(problem.cpu == 8192);
    CHECK(script.opened.empty());
    CHECK_FALSE(device.write(8191, 0x10, 1));
    scripted_device deep{std::string(5000, 'r'), scripted_calls{&script}};
    CHECK(deep.write(0, 0x10, 1).system_error == ENAMETOOLONG);
}

TEST_CASE("as much as the kernel takes is carried out") {
    system_script script;
    scripted_device device{"/tree", scripted_calls{&script}};
    std::vector<msr::msr_safe_operation> large(4096);
    CHECK_FALSE(device.batch(large.data(), large.size()));
    REQUIRE(script.batches.size() == 1);
    CHECK(script.batches[0].size() == std::size_t{4096} * 32);
}
