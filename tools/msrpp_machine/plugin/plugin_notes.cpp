#include "plugin_notes.hpp"

#include "../ring/notes.hpp"
#include "../ring/ring.hpp"
#include "qemu_plugin.hpp"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cinttypes>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

using range = std::pair<std::uint64_t, std::uint64_t>;

std::vector<range> own_memory; ///< memory of the emulator itself, not of the program
std::atomic<bool> is_noted{};
std::atomic<bool> stack_is_noted{};
std::atomic<std::uint64_t> program_break{};
/// Numbers of the process and thread that call fork(), written and read in the same thread.
std::uint32_t forking_process{}, forking_thread{};

/// The system call that a thread is in.
struct call {
    std::int64_t number = -1;
    std::uint64_t size{};
    std::uint64_t offset{};
    bool is_stack{};
    std::string path;
};
thread_local call pending;

bool are_wanted() { return shared->header.notes_file[0] != '\0'; }

void append(note_kind kind, range place, std::uint64_t offset, std::string_view text) {
    text = text.substr(0, most_note_text);
    timespec current{};
    clock_gettime(CLOCK_MONOTONIC, &current);
    note subject{.bytes = static_cast<std::uint32_t>((sizeof(note) + text.size() + 7) / 8 * 8),
                 .kind = kind,
                 .process = static_cast<std::uint32_t>(getpid()),
                 .text_bytes = static_cast<std::uint32_t>(text.size()),
                 .time = static_cast<std::uint64_t>(current.tv_sec) * 1'000'000'000 +
                         static_cast<std::uint64_t>(current.tv_nsec),
                 .begin = place.first,
                 .size = place.second,
                 .offset = offset};
    std::vector<char> bytes(subject.bytes);
    std::memcpy(bytes.data(), &subject, sizeof subject);
    std::memcpy(bytes.data() + sizeof subject, text.data(), text.size());
    // The file of notes is opened for each note, for the program may close files that it did not
    // open.
    const int file = open(shared->header.notes_file, O_WRONLY | O_APPEND | O_CLOEXEC);
    // The program has another root or other rights: from now on no note is written, and addresses
    // of samples belong to no file.
    if (file < 0) return;
    while (write(file, bytes.data(), bytes.size()) < 0 && errno == EINTR) {
    }
    close(file);
}

/// Calls `tell(begin, end, offset, path)` for each mapping of this process, by /proc/self/maps.
template <typename Tell>
void each_mapping(Tell tell) {
    std::FILE *const maps = std::fopen("/proc/self/maps", "re");
    if (maps == nullptr) return;
    char *line = nullptr;
    std::size_t room = 0;
    while (getline(&line, &room, maps) > 0) {
        std::uint64_t begin = 0, end = 0, offset = 0;
        int path = 0;
        if (std::sscanf(line, "%" SCNx64 "-%" SCNx64 " %*s %" SCNx64 " %*s %*s %n", &begin, &end,
                        &offset, &path) < 3)
            continue;
        std::string_view text{line + path};
        if (text.ends_with('\n')) text.remove_suffix(1);
        tell(begin, end, offset, text);
    }
    std::free(line);
    std::fclose(maps);
}

std::string path_of(std::uint64_t file) {
    const std::string link = "/proc/self/fd/" + std::to_string(static_cast<int>(file));
    std::string path(most_note_text, '\0');
    const ssize_t size = readlink(link.c_str(), path.data(), path.size());
    path.resize(size < 0 ? 0 : static_cast<std::size_t>(size));
    return path;
}

std::uint64_t whole_pages(std::uint64_t bytes) { return (bytes + 4095) & ~std::uint64_t{4095}; }

} // namespace

void remember_own_memory() {
    if (!are_wanted()) return;
    each_mapping([](std::uint64_t begin, std::uint64_t end, std::uint64_t, std::string_view) {
        own_memory.emplace_back(begin, end);
    });
}

void note_program() {
    if (is_noted.load(std::memory_order_relaxed) || is_noted.exchange(true) || !are_wanted())
        return;
    const char *const name = qemu_plugin_path_to_binary();
    append(note_kind::program, {}, 0, name != nullptr ? name : "");
    each_mapping(
        [](std::uint64_t begin, std::uint64_t end, std::uint64_t offset, std::string_view path) {
            const bool is_own =
                std::any_of(own_memory.begin(), own_memory.end(), [&](const range &range) {
                    return begin < range.second && range.first < end;
                });
            if (!is_own && path.starts_with('/'))
                append(note_kind::mapped, {begin, end - begin}, offset, path);
        });
}

void note_stack(std::uint64_t address) {
    if (stack_is_noted.load(std::memory_order_relaxed) || stack_is_noted.exchange(true) ||
        !are_wanted())
        return;
    each_mapping([&](std::uint64_t begin, std::uint64_t end, std::uint64_t, std::string_view path) {
        if (begin <= address && address < end && path.empty())
            append(note_kind::mapped, {begin, end - begin}, 0, "[stack]");
    });
}

void prepare_fork() {
    forking_process = static_cast<std::uint32_t>(getpid());
    forking_thread = static_cast<std::uint32_t>(syscall(SYS_gettid));
}

void note_fork() {
    if (are_wanted()) append(note_kind::forked, {forking_process, forking_thread}, 0, {});
}

void watch_call(writer &writer, std::int64_t number, const std::uint64_t (&arguments)[6]) {
    if (!are_wanted()) return;
    pending = {};
    switch (number) {
    case SYS_mmap:
        pending.size = whole_pages(arguments[1]);
        pending.offset = arguments[5];
        pending.is_stack = (arguments[3] & MAP_STACK) != 0;
        if ((arguments[3] & MAP_ANONYMOUS) == 0) pending.path = path_of(arguments[4]);
        if ((arguments[3] & MAP_FIXED) != 0) writer.wait_until_played();
        break;
    case SYS_mremap:
        pending.size = whole_pages(arguments[2]);
        writer.wait_until_played();
        break;
    case SYS_munmap:
    case SYS_execve:
    case SYS_fork:
    case SYS_vfork:
    case SYS_clone:
        writer.wait_until_played();
        break;
    case SYS_prctl:
        if (arguments[0] != PR_SET_NAME) return;
        break;
    default:
        break;
    }
    pending.number = number;
}

void note_result(writer &writer, std::int64_t number, std::int64_t result) {
    if (!are_wanted() || number != pending.number) return;
    pending.number = -1;
    const auto address = static_cast<std::uint64_t>(result);
    if (result < 0 && result > -4096) return;
    switch (number) {
    case SYS_mmap:
        append(note_kind::mapped, {address, pending.size}, pending.offset,
               pending.is_stack ? "[stack]" : pending.path);
        break;
    case SYS_mremap:
        append(note_kind::mapped, {address, pending.size}, 0, {});
        break;
    case SYS_brk:
        if (const std::uint64_t previous = program_break.exchange(address);
            previous != 0 && previous < address)
            append(note_kind::mapped, {previous, address - previous}, 0, "[heap]");
        break;
    case SYS_prctl:
        writer.tell_name();
        break;
    default:
        break;
    }
}

} // namespace msrpp::machine
