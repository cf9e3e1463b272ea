// msrpp-mount: a simulated Pentium 4 as a folder that behaves as Linux's /dev/cpu, for programs
// that know no other way to a register. Nothing that is read there was measured.
// What transfers do is the msr driver's doing: Linux, arch/x86/kernel/msr.c.
#define FUSE_USE_VERSION 31

#include <msr/intel/netburst/target.hpp>
#include <msr/sim/pentium4.hpp>

#include <CLI/CLI.hpp>
#include <fuse.h>
#include <fuse_lowlevel.h>

#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include <fcntl.h>
#include <poll.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

constexpr int not_mounted = 1;
constexpr int wrong_usage = 2;

constexpr const char *status_help =
    "The folder then holds N/msr for each logical processor N: pread and pwrite of 8 bytes at\n"
    "offset R are register R. One line is printed when it is mounted; SIGINT or SIGTERM unmounts.\n"
    "Simulated: nothing is measured.\n"
    "Exit status: 0 unmounted; 1 it could not be mounted; 2 wrong usage.";

struct command_line {
    std::string folder;
    unsigned model = 2;
    bool hyper_threading = false;

    msr::netburst::hyper_threading threads() const {
        return msr::netburst::hyper_threading{hyper_threading};
    }
};

/// What is mounted. A single thread serves it, as the simulated machine requires.
struct mounted_machine {
    msr::sim::pentium4 machine;
    unsigned cpus;

    explicit mounted_machine(const command_line &line)
        : machine{line.model, line.threads()}, cpus{line.hyper_threading ? 2u : 1u} {}
};

mounted_machine &mounted() {
    return *static_cast<mounted_machine *>(fuse_get_context()->private_data);
}

enum class kind { nothing, root, processor, device };

struct place {
    kind what{};
    unsigned cpu{};
};

/// `path`: /, /N or /N/msr.
place place_of(std::string_view path) {
    if (path == "/") return {kind::root};
    for (unsigned cpu = 0; cpu < mounted().cpus; ++cpu) {
        const std::string processor = "/" + std::to_string(cpu);
        if (path == processor) return {kind::processor, cpu};
        if (path == processor + "/msr") return {kind::device, cpu};
    }
    return {};
}

// The driver's errors: what RDMSR or WRMSR answers with #GP is EIO.
int error_of(const msr::failure &why) {
    switch (why.kind) {
    case msr::error_code::none:
        return 0;
    case msr::error_code::cpu_offline:
        return -ENXIO;
    default:
        return -EIO;
    }
}

/// Moves `size` bytes by 8, all of them to or from the same register, as the driver does. Returns
/// how many were moved; an error only where none were.
template <typename Access>
int transfer(std::size_t size, Access access) {
    if (size % sizeof(std::uint64_t) != 0) return -EINVAL;
    std::size_t moved = 0;
    for (; moved < size; moved += sizeof(std::uint64_t))
        if (const int error = error_of(access(moved)))
            return moved == 0 ? error : static_cast<int>(moved);
    return static_cast<int>(moved);
}

std::uint32_t register_at(off_t offset) { return static_cast<std::uint32_t>(offset); }

int read_registers(const char *path, char *bytes, std::size_t size, off_t offset,
                   fuse_file_info *) {
    const place where = place_of(path);
    return transfer(size, [&](std::size_t at) {
        std::uint64_t value = 0;
        const msr::failure why = mounted().machine.read(where.cpu, register_at(offset), value);
        std::memcpy(bytes + at, &value, sizeof value);
        return why;
    });
}

int write_registers(const char *path, const char *bytes, std::size_t size, off_t offset,
                    fuse_file_info *) {
    const place where = place_of(path);
    return transfer(size, [&](std::size_t at) {
        std::uint64_t value = 0;
        std::memcpy(&value, bytes + at, sizeof value);
        return mounted().machine.write(where.cpu, register_at(offset), value);
    });
}

int describe(const char *path, struct stat *into, fuse_file_info *) {
    const kind what = place_of(path).what;
    if (what == kind::nothing) return -ENOENT;
    const bool is_device = what == kind::device;
    into->st_mode = is_device ? S_IFREG | 0600 : S_IFDIR | 0700;
    into->st_nlink = is_device ? 1 : 2;
    // So that programs that do not seek behind the end of a file reach every register.
    into->st_size = is_device ? off_t{1} << 32 : 0;
    into->st_uid = getuid();
    into->st_gid = getgid();
    return 0;
}

int list(const char *path, void *into, fuse_fill_dir_t add, off_t, fuse_file_info *,
         fuse_readdir_flags) {
    const auto add_name = [&](const char *name) {
        add(into, name, nullptr, 0, fuse_fill_dir_flags{});
    };
    add_name(".");
    add_name("..");
    if (place_of(path).what == kind::processor)
        add_name("msr");
    else
        for (unsigned cpu = 0; cpu < mounted().cpus; ++cpu)
            add_name(std::to_string(cpu).c_str());
    return 0;
}

int open_device(const char *, fuse_file_info *file) {
    file->direct_io = 1; // every transfer comes here, with the length that the program gave it
    return 0;
}

// O_TRUNC, as a shell's > has it, does nothing to a device.
int truncate_device(const char *, off_t, fuse_file_info *) { return 0; }

fuse_operations operations() {
    fuse_operations result{};
    result.getattr = describe;
    result.truncate = truncate_device;
    result.open = open_device;
    result.read = read_registers;
    result.write = write_registers;
    result.readdir = list;
    return result;
}

/// Signals that end the program, as something to poll for: none is missed between two requests.
class ending_signals {
public:
    ending_signals() {
        sigset_t which;
        sigemptyset(&which);
        for (const int signal : {SIGINT, SIGTERM, SIGHUP})
            sigaddset(&which, signal);
        sigprocmask(SIG_BLOCK, &which, nullptr);
        descriptor_ = signalfd(-1, &which, SFD_CLOEXEC);
        if (descriptor_ < 0) throw std::runtime_error("no signalfd");
    }
    ending_signals(const ending_signals &) = delete;
    ending_signals &operator=(const ending_signals &) = delete;
    ~ending_signals() { close(descriptor_); }

    int descriptor() const { return descriptor_; }

private:
    int descriptor_;
};

/// The mounted folder; unmounted at the end of its life, also where programs have files open.
class mount {
public:
    mount(mounted_machine &what, const std::string &folder) {
        char name[] = "msrpp-mount", option[] = "-o", named[] = "fsname=msrpp-mount";
        char *arguments[] = {name, option, named};
        fuse_args given = FUSE_ARGS_INIT(3, arguments);
        const fuse_operations offered = operations();
        fuse_.reset(fuse_new(&given, &offered, sizeof offered, &what));
        fuse_opt_free_args(&given);
        if (!fuse_ || fuse_mount(fuse_.get(), folder.c_str()) != 0)
            throw std::runtime_error("cannot mount at " + folder);
    }
    mount(const mount &) = delete;
    mount &operator=(const mount &) = delete;
    ~mount() { fuse_unmount(fuse_.get()); }

    /// Answers requests until a signal comes or somebody else unmounts the folder.
    void serve(const ending_signals &signals) {
        fuse_session *const session = fuse_get_session(fuse_.get());
        const int requests = fuse_session_fd(session);
        // A request can be withdrawn between poll and read, which must not block then.
        fcntl(requests, F_SETFL, fcntl(requests, F_GETFL) | O_NONBLOCK);
        pollfd waited[] = {{requests, POLLIN, 0}, {signals.descriptor(), POLLIN, 0}};
        fuse_buf request{};
        while (!fuse_session_exited(session)) {
            if (poll(waited, 2, -1) < 0 && errno != EINTR) break;
            if (waited[1].revents != 0) break;
            const int received = fuse_session_receive_buf(session, &request);
            if (received > 0)
                fuse_session_process_buf(session, &request);
            else if (received != -EINTR && received != -EAGAIN)
                break;
        }
        std::free(request.mem);
    }

private:
    struct destroy {
        void operator()(fuse *which) const { fuse_destroy(which); }
    };
    std::unique_ptr<fuse, destroy> fuse_;
};

int run(const command_line &line) {
    mounted_machine what{line};
    const ending_signals signals;
    mount mounted_at{what, line.folder};
    std::printf("%s: a simulated Pentium 4 of model %u, %u logical processor%s; "
                "nothing is measured\n",
                line.folder.c_str(), line.model, what.cpus, what.cpus == 1 ? "" : "s");
    std::fflush(stdout);
    mounted_at.serve(signals);
    return 0;
}

int complain(int status, const char *why) {
    std::fprintf(stderr, "msrpp-mount: %s\n", why);
    return status;
}

} // namespace

int main(int count, char **arguments) {
    std::signal(SIGPIPE, SIG_IGN);
    command_line line;
    CLI::App app{"Mounts a simulated Pentium 4 as a folder that behaves as Linux's /dev/cpu.",
                 "msrpp-mount"};
    app.footer(status_help);
    app.add_option("--model", line.model,
                   "CPUID model in family 0Fh: 0, 1, 2 (the default), 3, 4, 6");
    app.add_flag("--ht", line.hyper_threading, "two logical processors, with Hyper-Threading");
    app.add_option("FOLDER", line.folder, "where to mount it; a folder that exists")
        ->required()
        ->check(CLI::ExistingDirectory);
    try {
        app.parse(count, arguments);
        return run(line);
    } catch (const CLI::ParseError &error) {
        return app.exit(error) == 0 ? 0 : wrong_usage; // 0 after --help
    } catch (const std::invalid_argument &error) {     // a model that there is not
        return complain(wrong_usage, error.what());
    } catch (const std::exception &error) {
        return complain(not_mounted, error.what());
    }
}
