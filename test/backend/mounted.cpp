// Tests the files of a simulated machine that msrpp-mount mounts, through real system calls: the
// files behave as those of the msr driver (Linux, arch/x86/kernel/msr.c), and sessions open, count
// and close on them as on every backend. Where nothing can be mounted, the program prints the
// reason and ends with status 77, as Meson takes for skipped.
#include "session_life.hpp"

#include <msr/backend/dev_msr.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/core/failure.hpp>
#include <msr/sim/pentium4.hpp>

#include <doctest/doctest.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <vector>

#include <fcntl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

using session_life::life_on;

namespace {

constexpr int status_skipped = 77;
constexpr int status_not_mounted = 1;

/// A folder to mount at, without the mount itself; the folder is removed at the end.
class mount_point {
public:
    mount_point() {
        path_ = (std::filesystem::temp_directory_path() / "msrpp_mounted_XXXXXX").string();
        if (mkdtemp(path_.data()) == nullptr) throw std::runtime_error("no temporary folder");
    }
    mount_point(const mount_point &) = delete;
    mount_point &operator=(const mount_point &) = delete;
    ~mount_point() {
        detach();
        rmdir(path_.c_str());
    }

    const std::string &path() const { return path_; }

    /// Unmounts what the program left mounted; does nothing where there is no mount.
    void detach() const {
        if (geteuid() == 0) {
            umount2(path_.c_str(), MNT_DETACH);
            return;
        }
        const std::string command = "fusermount3 -u -z -q " + path_ + " 2>/dev/null";
        if (std::system(command.c_str()) != 0) return; // the machine was already unmounted
    }

private:
    std::string path_;
};

/// A process that runs msrpp-mount, and ends with the test.
class program {
public:
    explicit program(std::vector<std::string> arguments) {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
        arguments.insert(arguments.begin(), MSR_MOUNT_PROGRAM);
        std::vector<char *> words;
        for (std::string &text : arguments)
            words.push_back(text.data());
        words.push_back(nullptr);
        const pid_t parent = getpid();
        process_ = fork();
        if (process_ == 0) {
            prctl(PR_SET_PDEATHSIG, SIGTERM);
            if (getppid() != parent) _exit(status_skipped); // the parent died before prctl
            dup2(ends[1], STDOUT_FILENO);
            execv(words[0], words.data());
            _exit(127);
        }
        close(ends[1]);
        output_ = ends[0];
    }
    program(const program &) = delete;
    program &operator=(const program &) = delete;
    ~program() {
        if (!ended_) end(SIGTERM);
        close(output_);
    }

    /// Returns the line in which the program says that it has mounted; empty where the program
    /// ended before. The time limit of the whole test ends a program that hangs.
    std::string line() const {
        std::string text;
        char letter = 0;
        while (read(output_, &letter, 1) == 1 && letter != '\n')
            text += letter;
        return text;
    }

    /// Returns the exit status of the program once it has ended, by itself or after a signal to it;
    /// -1 where a signal ended it.
    int end(int signal = 0) {
        ended_ = true;
        if (signal != 0) kill(process_, signal);
        int status = 0;
        if (waitpid(process_, &status, 0) != process_) return -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

private:
    pid_t process_ = -1;
    int output_ = -1;
    bool ended_ = false;
};

/// The simulated machine, mounted.
struct mounted {
    mount_point folder;
    program serving;
    std::string said;

    explicit mounted(std::vector<std::string> options = {})
        : serving{with_folder(std::move(options))}, said{serving.line()} {
        if (said.empty()) throw std::runtime_error("msrpp-mount did not mount");
    }

    std::string file(const char *name) const { return folder.path() + "/" + name; }

private:
    std::vector<std::string> with_folder(std::vector<std::string> options) const {
        options.push_back(folder.path());
        return options;
    }
};

/// An open file of the mounted folder. Transfers give the number of bytes, or errno as a negative
/// number.
class device {
public:
    explicit device(const std::string &path)
        : descriptor_{open(path.c_str(), O_RDWR | O_CLOEXEC)}, error_{descriptor_ < 0 ? errno : 0} {
    }
    device(const device &) = delete;
    device &operator=(const device &) = delete;
    ~device() {
        if (descriptor_ >= 0) close(descriptor_);
    }

    int error() const { return error_; }

    int read(std::uint32_t address, void *destination, std::size_t size) const {
        return number_or_error(pread64(descriptor_, destination, size, off64_t{address}));
    }
    int write(std::uint32_t address, const void *source, std::size_t size) const {
        return number_or_error(pwrite64(descriptor_, source, size, off64_t{address}));
    }
    int write(std::uint32_t address, std::initializer_list<std::uint64_t> values) const {
        return write(address, values.begin(), 8 * values.size());
    }
    std::uint64_t operator[](std::uint32_t address) const {
        std::uint64_t value = 0;
        CHECK(read(address, &value, sizeof value) == 8);
        return value;
    }

private:
    int descriptor_;
    int error_;

    static int number_or_error(ssize_t moved) {
        return moved < 0 ? -errno : static_cast<int>(moved);
    }
};

/// Returns why nothing can be mounted on this system; empty where mounting works.
std::string hindrance() {
    const int fuse = open("/dev/fuse", O_RDWR | O_CLOEXEC);
    if (fuse < 0) return std::string{"cannot open /dev/fuse: "} + std::strerror(errno);
    const mount_point folder;
    std::string reason;
    // checked first: whether the kernel allows mounting, whatever the program does
    if (geteuid() == 0) {
        const std::string options =
            "fd=" + std::to_string(fuse) + ",rootmode=40000,user_id=0,group_id=0";
        if (::mount("probe", folder.path().c_str(), "fuse", MS_NOSUID | MS_NODEV,
                    options.c_str()) != 0)
            reason = std::string{"cannot mount: "} + std::strerror(errno);
        close(fuse);
        return reason;
    }
    close(fuse);
    program probe{{folder.path()}}; // the probe unmounts by fusermount3, as users without root must
    if (probe.line().empty() && probe.end() == status_not_mounted)
        reason = "this user cannot mount with fusermount3";
    return reason;
}

void skip_where_nothing_can_be_mounted() {
    const std::string reason = hindrance();
    if (reason.empty()) return;
    std::printf("skipped: %s\n", reason.c_str());
    std::exit(status_skipped);
}

// The check runs before doctest runs anything: a test case cannot say that it was skipped.
[[maybe_unused]] const bool can_mount = (skip_where_nothing_can_be_mounted(), true);

// addresses of MSR_BPU_COUNTER0, its CCCR and an ESCR
constexpr std::uint32_t counter = 0x300, cccr = 0x360, escr = 0x3a0;
constexpr std::uint32_t iq_escr0 = 0x3ba, ds_area = 0x600;
constexpr std::uint64_t reserved_bit = std::uint64_t{1} << 63;

} // namespace

TEST_CASE("a session says and leaves on the mounted machine what it does on other backends") {
    msr::recorder tape;
    const std::vector<std::string> expected = life_on(tape);
    msr::sim::pentium4 simulated;
    CHECK(life_on(simulated) == expected);

    const mounted machine;
    msr::dev_msr device{machine.folder.path()};
    CHECK(life_on(device) == expected);
    CHECK(life_on(device) == expected); // no register keeps a value of the first run of life_on()
}

TEST_CASE("a transfer of 8 bytes at an offset is the register of that number") {
    const mounted machine;
    const device processor{machine.file("0/msr")};
    REQUIRE(processor.error() == 0);
    CHECK(processor.write(counter, {0x123456789a}) == 8);
    CHECK(processor[counter] == 0x123456789a);
    const device again{machine.file("0/msr")}; // a second file of the same register
    CHECK(again.write(counter, {5}) == 8);
    CHECK(processor[counter] == 5);
}

TEST_CASE("a longer transfer is the same register again; other lengths are invalid") {
    const mounted machine;
    const device processor{machine.file("0/msr")};
    CHECK(processor.write(counter, {6, 7}) == 16);
    std::array<std::uint64_t, 3> values{};
    CHECK(processor.read(counter, values.data(), 24) == 24);
    CHECK(values == std::array<std::uint64_t, 3>{7, 7, 7});
    CHECK(processor[counter + 1] == 0); // the bytes after the register are unchanged

    for (const std::size_t size : {1u, 4u, 7u, 9u, 12u}) {
        CHECK(processor.read(counter, values.data(), size) == -EINVAL);
        CHECK(processor.write(counter, values.data(), size) == -EINVAL);
    }
    CHECK(processor.read(counter, values.data(), 0) == 0);
    CHECK(processor[counter] == 7);
}

TEST_CASE("what the processor refuses with #GP is EIO") {
    const mounted machine;
    const device processor{machine.file("0/msr")};
    std::uint64_t value = 1;
    for (const std::uint32_t missing : {0u, 0x2ffu, 0x9999u, 0xc0000080u}) {
        CHECK(processor.read(missing, &value, 8) == -EIO);
        CHECK(processor.write(missing, {0}) == -EIO);
    }
    CHECK(processor.write(escr, {0x8}) == 8);
    CHECK(processor.write(escr, {reserved_bit}) == -EIO);
    // write() returns the number of bytes written before the error
    CHECK(processor.write(escr, {0x4, reserved_bit, 0x8}) == 8);
    CHECK(processor[escr] == 0x4);

    msr::dev_msr backend{machine.folder.path()};
    CHECK(backend.read(0, 0x9999, value).kind == msr::error_code::refused);
    CHECK(backend.write(0, cccr, reserved_bit).kind == msr::error_code::refused);
}

TEST_CASE("there are as many logical processors as the simulated machine has") {
    std::uint64_t value = 0;
    {
        const mounted machine;
        CHECK(device{machine.file("1/msr")}.error() == ENOENT);
        msr::dev_msr backend{machine.folder.path()};
        CHECK(backend.read(1, counter, value).kind == msr::error_code::cpu_offline);
        CHECK(!backend.read(0, counter, value));
    }
    const mounted machine{{"--ht"}};
    const device first{machine.file("0/msr")}, second{machine.file("1/msr")};
    CHECK(device{machine.file("2/msr")}.error() == ENOENT);
    // the counter is shared by both logical processors (SDM Table 35-41)
    CHECK(first.write(counter, {9}) == 8);
    CHECK(second[counter] == 9);
    CHECK(first.write(ds_area, {0x1000}) == 8); // each logical processor has its own IA32_DS_AREA
    CHECK(second[ds_area] == 0);
}

TEST_CASE("the folder holds the registers of the model that was asked for") {
    std::uint64_t value = 0;
    const mounted early{{"--model", "2"}}, late{{"--model", "3"}};
    CHECK(device{early.file("0/msr")}.read(iq_escr0, &value, 8) == 8);
    CHECK(device{late.file("0/msr")}.read(iq_escr0, &value, 8) == -EIO);
    CHECK(late.said == late.folder.path() +
                           ": a simulated Pentium 4 of model 3, 1 logical processor; "
                           "nothing is measured");
}

TEST_CASE("nothing is kept in a cache: what was written through another file is read at once") {
    const mounted machine{{"--ht"}};
    const device first{machine.file("0/msr")};
    CHECK(first[counter] == 0);
    const pid_t other = fork();
    if (other == 0) {
        msr::dev_msr backend{machine.folder.path()};
        _exit(backend.write(1, counter, 77) ? 1 : 0);
    }
    int status = -1;
    waitpid(other, &status, 0);
    CHECK(status == 0);
    CHECK(first[counter] == 77);
}

TEST_CASE("a signal unmounts the folder, also while a file is open") {
    for (const int signal : {SIGINT, SIGTERM}) {
        mounted machine;
        const device processor{machine.file("0/msr")};
        CHECK(machine.serving.end(signal) == 0);
        CHECK(std::filesystem::is_empty(machine.folder.path()));
        std::uint64_t value = 0;
        CHECK(processor.read(counter, &value, 8) < 0);
    }
}

TEST_CASE("a killed program's mount can be taken away") {
    mounted machine;
    CHECK(machine.serving.end(SIGKILL) == -1);
    machine.folder.detach();
    CHECK(std::filesystem::is_empty(machine.folder.path()));
}

TEST_CASE("wrong usage and a folder that cannot be mounted have different exit statuses") {
    const mount_point folder;
    CHECK(program{{"--help"}}.end() == 0);
    CHECK(program{{}}.end() == 2);
    CHECK(program{{"--model", "5", folder.path()}}.end() == 2);
    CHECK(program{{folder.path() + "/missing"}}.end() == 2);
    CHECK(std::filesystem::is_empty(folder.path()));
}
