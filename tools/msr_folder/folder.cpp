#include "folder.hpp"

#include <msr/core/box_register.hpp>
#include <msr/core/failure.hpp>

#define FUSE_USE_VERSION 31
#include <fuse.h>
#include <fuse_log.h>
#include <fuse_lowlevel.h>

#include <cerrno>
#include <cstdarg>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <string_view>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace msr_folder {

namespace {

registers &served() { return *static_cast<registers *>(fuse_get_context()->private_data); }

enum class kind { nothing, root, processor, device, interrupts };

struct place {
    kind subject{};
    unsigned cpu{};
};

/// Returns the meaning of a path: /, /N, /N/msr or /N/interrupts.
place place_of(std::string_view path) {
    if (path == "/") return {kind::root};
    for (unsigned cpu = 0; cpu < served().cpus(); ++cpu) {
        const std::string processor = "/" + std::to_string(cpu);
        if (path == processor) return {kind::processor, cpu};
        if (path == processor + "/msr") return {kind::device, cpu};
        if (path == processor + "/interrupts" && served().has_interrupts())
            return {kind::interrupts, cpu};
    }
    return {};
}

// Returns the errno of the msr driver for a failure: EIO where RDMSR or WRMSR raises #GP. Other
// failures have the errno of the fault that the user requested.
int error_of(const msr::failure &problem) {
    switch (problem.kind) {
    case msr::error_code::none:
        return 0;
    case msr::error_code::cpu_offline:
        return -ENXIO;
    case msr::error_code::blocked:
    case msr::error_code::no_permission:
        return -EPERM;
    default:
        return -EIO;
    }
}

/// Moves `size` bytes by 8, all of them to or from a single register, as the msr driver does.
/// Returns the number of bytes that were moved; an error only where no byte was moved.
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

/// Returns the refusal of a number that is no MSR's, but by which the machine addresses a register
/// of a box, a unit outside of the cores.
msr::failure refusal_of_box(const place &place, std::uint32_t address) {
    return msr::is_box_address(address) ? msr::failure{.kind = msr::error_code::refused,
                                                       .cpu = place.cpu,
                                                       .address = address}
                                        : msr::failure{};
}

int read_registers(const char *path, char *bytes, std::size_t size, off_t offset,
                   fuse_file_info *) {
    const place place = place_of(path);
    return transfer(size, [&](std::size_t position) {
        std::uint64_t value = 0;
        msr::failure problem = refusal_of_box(place, register_at(offset));
        if (!problem) problem = served().read(place.cpu, register_at(offset), value);
        std::memcpy(bytes + position, &value, sizeof value);
        return problem;
    });
}

int write_registers(const char *path, const char *bytes, std::size_t size, off_t offset,
                    fuse_file_info *) {
    const place place = place_of(path);
    return transfer(size, [&](std::size_t position) {
        std::uint64_t value = 0;
        std::memcpy(&value, bytes + position, sizeof value);
        if (const msr::failure problem = refusal_of_box(place, register_at(offset))) return problem;
        return served().write(place.cpu, register_at(offset), value);
    });
}

int describe(const char *path, struct stat *destination, fuse_file_info *) {
    const kind kind = place_of(path).subject;
    if (kind == kind::nothing) return -ENOENT;
    const bool is_device = kind == kind::device;
    const bool is_pipe = kind == kind::interrupts; // the kernel itself handles transfers of a pipe
    destination->st_mode = is_device ? S_IFREG | 0600 : is_pipe ? S_IFIFO | 0600 : S_IFDIR | 0700;
    destination->st_nlink = is_device || is_pipe ? 1 : 2;
    // The size lets programs that do not seek behind the end of a file reach every register.
    destination->st_size = is_device ? off_t{1} << 32 : 0;
    destination->st_uid = getuid();
    destination->st_gid = getgid();
    return 0;
}

int list(const char *path, void *destination, fuse_fill_dir_t add, off_t, fuse_file_info *,
         fuse_readdir_flags) {
    const auto add_name = [&](const char *name) {
        add(destination, name, nullptr, 0, fuse_fill_dir_flags{});
    };
    add_name(".");
    add_name("..");
    if (place_of(path).subject == kind::processor) {
        add_name("msr");
        if (served().has_interrupts()) add_name("interrupts");
    } else
        for (unsigned cpu = 0; cpu < served().cpus(); ++cpu)
            add_name(std::to_string(cpu).c_str());
    return 0;
}

int open_device(const char *path, fuse_file_info *file) {
    if (served().has_gone(place_of(path).cpu)) return -ENXIO;
    // With direct_io every transfer is passed on with the length that the program gave.
    file->direct_io = 1;
    return 0;
}

// Does nothing: O_TRUNC, as a shell's > sets it, has no effect on a device.
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

} // namespace

namespace {

std::string last_word; // the last message of libfuse, which has the reason of a mount's failure

[[gnu::format(printf, 2, 0)]] void keep_last_word(fuse_log_level, const char *format,
                                                  va_list values) {
    char text[256];
    std::vsnprintf(text, sizeof text, format, values);
    last_word = text;
    while (!last_word.empty() && last_word.back() == '\n')
        last_word.pop_back();
}

} // namespace

struct folder::mounted {
    struct destroy {
        void operator()(fuse *index) const { fuse_destroy(index); }
    };
    std::unique_ptr<fuse, destroy> fuse_;
};

folder::folder(registers &registers, const std::string &place, const std::string &named)
    : mounted_{std::make_unique<mounted>()} {
    fuse_set_log_func(keep_last_word);
    std::string name = named, option = "-o", source = "fsname=" + named;
    char *arguments[] = {name.data(), option.data(), source.data()};
    fuse_args value = FUSE_ARGS_INIT(3, arguments);
    const fuse_operations offered = operations();
    mounted_->fuse_.reset(fuse_new(&value, &offered, sizeof offered, &registers));
    fuse_opt_free_args(&value);
    if (!mounted_->fuse_ || fuse_mount(mounted_->fuse_.get(), place.c_str()) != 0)
        throw std::runtime_error("cannot mount at " + place + ": " + last_word);
}

folder::~folder() { fuse_unmount(mounted_->fuse_.get()); }

void folder::serve(int end) {
    fuse_session *const session = fuse_get_session(mounted_->fuse_.get());
    const int requests = fuse_session_fd(session);
    // A request can be withdrawn between poll and read, and the read must not block then.
    fcntl(requests, F_SETFL, fcntl(requests, F_GETFL) | O_NONBLOCK);
    pollfd waited[] = {{requests, POLLIN, 0}, {end, POLLIN, 0}};
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

} // namespace msr_folder
