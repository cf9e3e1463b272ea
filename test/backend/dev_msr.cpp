// The Linux msr device, on folders of plain files and on system calls that fail on demand.
// No test here touches a register of a real processor.
#include <msr/backend/dev_msr.hpp>

#include "../temporary_folder.hpp"

#include <msr/backend/message.hpp>

#include <doctest/doctest.h>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <deque>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fcntl.h>

using msr::error_code;

namespace {

/// A folder like /dev/cpu, but with plain files. In a plain file, unlike in the device, registers
/// less than 8 apart overlap.
class plain_tree {
public:
    void add_cpu(unsigned cpu) const {
        const std::filesystem::path folder = std::filesystem::path{root} / std::to_string(cpu);
        std::filesystem::create_directory(folder);
        std::ofstream{folder / "msr"};
    }

    temporary_folder folder;
    const std::string &root = folder.path();
};

/// The arguments of system calls that were made, and the results of calls to come.
struct system_script {
    std::deque<int> open_errors{}; ///< errno of the next opens; 0: success
    /// bytes moved by the next transfers, or -errno; all later ones move `always`
    std::deque<ssize_t> transfers{};
    ssize_t always{8}; ///< bytes moved by each transfer after those in `transfers`
    std::vector<std::string> opened{};
    std::vector<std::size_t> counts{};
    std::vector<std::uint32_t> offsets{};
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

/// A device that holds a single value, behind system calls that follow a script.
struct scripted_calls {
    system_script *script;
    std::uint64_t held{};

    /// Opens a path; descriptors are 3 for the first open, 4 for the second, and so on.
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

    ssize_t moved(std::size_t count, std::uint32_t offset) noexcept {
        script->counts.push_back(count);
        script->offsets.push_back(offset);
        const ssize_t answer = next(script->transfers, script->always);
        if (answer >= 0) return answer;
        errno = static_cast<int>(-answer);
        return -1;
    }

    ssize_t read(int, void *bytes, std::size_t count, std::uint32_t offset) noexcept {
        const ssize_t done = moved(count, offset);
        if (done > 0) std::memcpy(bytes, &held, static_cast<std::size_t>(done));
        return done;
    }

    ssize_t write(int, const void *bytes, std::size_t count, std::uint32_t offset) noexcept {
        const ssize_t done = moved(count, offset);
        if (done > 0) std::memcpy(&held, bytes, static_cast<std::size_t>(done));
        return done;
    }
};

using scripted_device = msr::basic_dev_msr<scripted_calls>;

bool contains(const std::string &text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("register R of processor N is 8 bytes at offset R of ROOT/N/msr") {
    const plain_tree tree;
    tree.add_cpu(0);
    tree.add_cpu(11);
    msr::dev_msr device{tree.root};
    CHECK_FALSE(device.write(11, 0x3a0, 0x0102030405060708));
    std::ifstream file{tree.root + "/11/msr", std::ios::binary};
    file.seekg(0x3a0);
    char bytes[9]{};
    file.read(bytes, sizeof bytes);
    CHECK(file.gcount() == 8);
    CHECK(std::memcmp(bytes, "\x08\x07\x06\x05\x04\x03\x02\x01", 8) == 0);
    std::uint64_t value = 0;
    CHECK_FALSE(device.read(11, 0x3a0, value));
    CHECK(value == 0x0102030405060708);
    CHECK(std::filesystem::file_size(tree.root + "/0/msr") == 0);
}

TEST_CASE("a register number beyond 2^31 is an offset like any other") {
    const plain_tree tree;
    tree.add_cpu(0);
    msr::dev_msr device{tree.root};
    CHECK_FALSE(device.write(0, 0xc0000080, 0xd01));
    CHECK(std::filesystem::file_size(tree.root + "/0/msr") == std::uintmax_t{0xc0000088});
    std::uint64_t value = 0;
    CHECK_FALSE(device.read(0, 0xc0000080, value));
    CHECK(value == 0xd01);
}

TEST_CASE("a missing root means that the module is not loaded") {
    msr::dev_msr device{"/nonexistent/cpu"};
    std::uint64_t value = 5;
    const msr::failure problem = device.read(0, 0x10, value);
    CHECK(problem.kind == error_code::device_missing);
    CHECK(problem.system_error == ENOENT);
    CHECK(value == 5);
    CHECK(message(problem) ==
          "CPU 0: read 0x10: no device file below /nonexistent/cpu: is the kernel "
          "module loaded (modprobe msr), and is there such a CPU?");
    CHECK(device.write(7, 0x10, 1).kind == error_code::device_missing);
}

TEST_CASE("a processor without a device is offline where another processor has a device") {
    const plain_tree tree;
    tree.add_cpu(0);
    msr::dev_msr device{tree.root};
    const msr::failure problem = device.write(5, 0x10, 1);
    CHECK(problem.kind == error_code::cpu_offline);
    CHECK(contains(message(problem), "CPU 5: write 0x10 = 0x1: no such CPU, or it is offline"));
}

TEST_CASE("a processor that no Linux has is refused without looking for it") {
    system_script script;
    scripted_device device{"/tree", scripted_calls{&script}};
    CHECK(device.write(scripted_device::most_cpus, 0x10, 1).kind == error_code::cpu_offline);
    CHECK(script.opened.empty());
}

TEST_CASE("open without CAP_SYS_RAWIO, or against the file mode") {
    system_script script{.open_errors = {EPERM, EACCES}};
    scripted_device device{"/tree", scripted_calls{&script}};
    const msr::failure capability = device.write(1, 0x10, 1);
    CHECK(capability.kind == error_code::no_permission);
    CHECK(contains(message(capability), "CAP_SYS_RAWIO"));
    const msr::failure mode = device.write(1, 0x10, 1);
    CHECK(mode.kind == error_code::no_permission);
    CHECK(contains(message(mode), "the file mode does not let this user open"));
    CHECK_FALSE(device.write(1, 0x10, 1)); // a failed open is tried again at the next access
    CHECK(script.opened == std::vector<std::string>(3, "/tree/1/msr"));
}

TEST_CASE("open of an offline processor, and other errors of open") {
    system_script script{.open_errors = {ENXIO, EIO, EMFILE}};
    scripted_device device{"/tree", scripted_calls{&script}};
    CHECK(device.write(1, 0x10, 1).kind == error_code::cpu_offline);
    // the failure is not #GP: no register was accessed yet
    CHECK(device.write(1, 0x10, 1).kind == error_code::io);
    const msr::failure problem = device.write(1, 0x10, 1);
    CHECK(problem.kind == error_code::io);
    CHECK(problem.system_error == EMFILE);
    CHECK(contains(message(problem), "Too many open files"));
}

TEST_CASE("errors of an access") {
    system_script script{.transfers = {-EIO, -EPERM, -EACCES, -ENXIO, -EINVAL}};
    scripted_device device{"/tree", scripted_calls{&script}};
    const msr::failure fault = device.write(1, 0x10, 1);
    CHECK(fault.kind == error_code::refused);
    CHECK(contains(message(fault), "#GP"));
    const msr::failure filter = device.write(1, 0x10, 1);
    CHECK(filter.kind == error_code::blocked);
    CHECK(contains(message(filter), "lockdown"));
    CHECK(device.write(1, 0x10, 1).kind == error_code::blocked);
    CHECK(device.write(1, 0x10, 1).kind == error_code::cpu_offline);
    const msr::failure other = device.write(1, 0x10, 1);
    CHECK(other.kind == error_code::io);
    CHECK(other.system_error == EINVAL);
    CHECK(script.counts.size() == 5); // a failed access is not repeated
}

TEST_CASE("errors of a read leave the result alone and are no writes") {
    system_script script{.transfers = {-EIO}};
    scripted_device device{"/tree", scripted_calls{&script}};
    std::uint64_t value = 5;
    const msr::failure problem = device.read(1, 0x10, value);
    CHECK(problem.kind == error_code::refused);
    CHECK_FALSE(problem.is_write);
    CHECK(value == 5);
}

TEST_CASE("an interrupted call is made again") {
    system_script script{.open_errors = {EINTR, EINTR}, .transfers = {-EINTR, -EINTR, -EINTR}};
    scripted_device device{"/tree", scripted_calls{&script, 42}};
    std::uint64_t value = 0;
    CHECK_FALSE(device.read(1, 0x10, value));
    CHECK(value == 42);
    CHECK(script.opened.size() == 3);
    CHECK(script.counts.size() == 4);
}

TEST_CASE("a transfer that was cut short is made again as a whole, at the register's offset") {
    system_script script{.transfers = {3, 0, 8, 5}};
    scripted_device device{"/tree", scripted_calls{&script, 0x1122334455667788}};
    std::uint64_t value = 0;
    CHECK_FALSE(device.read(1, 0x10, value));
    CHECK(value == 0x1122334455667788);
    CHECK_FALSE(device.write(1, 0x10, 0x8877665544332211));
    CHECK(script.counts == std::vector<std::size_t>(5, 8));
    CHECK(script.offsets == std::vector<std::uint32_t>(5, 0x10));
    CHECK_FALSE(device.read(1, 0x10, value));
    CHECK(value == 0x8877665544332211);
}

TEST_CASE("transfers that stay short end") {
    system_script script{.always = 7};
    scripted_device device{"/tree", scripted_calls{&script, 42}};
    std::uint64_t value = 5;
    const msr::failure problem = device.read(1, 0x10, value);
    CHECK(problem.kind == error_code::short_transfer);
    CHECK(value == 5);
    CHECK(contains(message(problem), "fewer than 8 bytes"));
    CHECK(device.write(1, 0x10, 1).kind == error_code::short_transfer);
}

TEST_CASE("the end of a plain file is a short transfer") {
    const plain_tree tree;
    tree.add_cpu(0);
    msr::dev_msr device{tree.root};
    std::uint64_t value = 0;
    CHECK(device.read(0, 0x10, value).kind == error_code::short_transfer);
}

TEST_CASE("each processor is opened once, at its first access, and closed in the end") {
    system_script script;
    {
        scripted_device device{"/tree", scripted_calls{&script}};
        CHECK(script.opened.empty());
        for (int i = 0; i < 3; ++i) {
            CHECK_FALSE(device.write(1, 0x10, 1));
            CHECK_FALSE(device.write(2, 0x10, 1));
        }
        CHECK(script.opened == std::vector<std::string>{"/tree/1/msr", "/tree/2/msr"});
        CHECK(script.closed.empty());
    }
    CHECK(script.closed == std::vector<int>{3, 4});
}

TEST_CASE("of two threads that open a processor at once, the second closes its own device") {
    system_script script;
    {
        scripted_device device{"/tree", scripted_calls{&script}};
        script.while_opening = [&] { CHECK_FALSE(device.write(1, 0x10, 1)); };
        CHECK_FALSE(device.write(1, 0x10, 2));
        CHECK(script.opened.size() == 2);
        CHECK(script.closed == std::vector<int>{3});
    }
    CHECK(script.closed == std::vector<int>{3, 4});
}

TEST_CASE("the longest root leaves room in a path for any number of a processor") {
    constexpr std::size_t room = 4096 - sizeof "/4294967295/msr";
    system_script script;
    scripted_device longest{std::string(room, 'r'), scripted_calls{&script}};
    CHECK_FALSE(longest.write(0, 0x10, 1));
    CHECK(script.opened.at(0) == std::string(room, 'r') + "/0/msr");
    scripted_device longer{std::string(room + 1, 'r'), scripted_calls{&script}};
    CHECK(longer.write(0, 0x10, 1).system_error == ENAMETOOLONG);
    CHECK(script.opened.size() == 1);
}

TEST_CASE("a root that is too long for a path is reported") {
    system_script script;
    scripted_device device{std::string(5000, 'r'), scripted_calls{&script}};
    CHECK(device.write(0, 0x10, 1).system_error == ENAMETOOLONG);
    CHECK(script.opened.empty());
}

TEST_CASE("a program that this program starts does not get the descriptors") {
    const plain_tree tree;
    tree.add_cpu(0);
    msr::linux_calls system;
    const int descriptor = system.open((tree.root + "/0/msr").c_str());
    REQUIRE(descriptor >= 0);
    CHECK((::fcntl(descriptor, F_GETFD) & FD_CLOEXEC) != 0);
    CHECK((::fcntl(descriptor, F_GETFL) & O_ACCMODE) == O_RDWR);
    CHECK(system.close(descriptor) == 0);
    CHECK(::fcntl(descriptor, F_GETFD) == -1);
}
