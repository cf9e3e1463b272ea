#include "plugin_events.hpp"

#include "../ring/event_calls.hpp"
#include "cpuid/cpuid_steps.hpp"
#include "emulated_registers.hpp"
#include "plugin_polls.hpp"
#include "plugin_programs.hpp"
#include "plugin_signals.hpp"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <ctime>
#include <vector>

#include <fcntl.h>
#include <linux/perf_event.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

constexpr std::uint64_t page = 4096;
// Largest number of results of system calls that wait at once: a handler of signals may run before
// a result is taken.
constexpr std::size_t most_results = 16;

// Difference between an address of the program and the address in this process.
std::uint64_t to_here = 0;

/// The result of a system call that replaces the emulator's result when the program goes on behind
/// the call, and the bytes that read(2) then writes.
struct late_result {
    /// Address of the instruction after the system call; of newer versions of QEMU `later_pointer`
    /// has the address.
    std::uint64_t pointer{};
    std::uint64_t later_pointer{};
    std::uint64_t stack{};
    std::int64_t result{};
};

struct watched_thread {
    emulated_registers *registers{};
    std::vector<late_result> results{};
};
watched_thread *all_watched[most_vcpus];

watched_thread &state_of(unsigned vcpu) {
    watched_thread *&entry = all_watched[vcpu];
    if (entry == nullptr) entry = new watched_thread;
    return *entry;
}

bool copy_to_program(std::uint64_t address, const void *source, std::size_t bytes) {
    if (bytes == 0) return true;
    const iovec own_memory{const_cast<void *>(source), bytes};
    const iovec position{reinterpret_cast<void *>(address + to_here), bytes};
    return process_vm_writev(getpid(), &own_memory, 1, &position, 1, 0) ==
           static_cast<ssize_t>(bytes);
}

bool copy_in(std::uint64_t address, void *destination, std::size_t bytes) {
    return copy_from_program(address + to_here, destination, bytes);
}

// --- system calls about events -------------------------------------------------------------------

/// Returns the inode number of a file in memory; 0: the file is something else. `error`: set to
/// what the system answers about the file.
event_file file_in_memory(int descriptor, int &error) {
    // The device number of files in memory (memfd), which is the same for all processes.
    static std::atomic<std::uint64_t> known_device = 0;
    if (known_device.load(std::memory_order_relaxed) == 0) {
        const int file = memfd_create("device", MFD_CLOEXEC);
        struct stat status {};
        if (file >= 0 && fstat(file, &status) == 0) known_device.store(status.st_dev);
        if (file >= 0) close(file);
    }
    struct stat status {};
    error = 0;
    if (fstat(descriptor, &status) != 0) {
        error = errno;
        return 0;
    }
    return status.st_dev == known_device.load(std::memory_order_relaxed) ? status.st_ino : 0;
}

/// Sets a result that replaces the system's result of a system call.
void answer(watched_thread &thread, std::int64_t result) {
    if (thread.registers == nullptr) return;
    if (thread.results.size() == most_results) thread.results.erase(thread.results.begin());
    thread.results.push_back({.pointer = thread.registers->pointer,
                              .later_pointer = thread.registers->later_pointer,
                              .stack = thread.registers->general[gpr::rsp],
                              .result = result});
}

/// Writes the first page of the event's file (perf_event_mmap_page), which programs map.
void show_page(int descriptor, const event_page_values &values) {
    struct stat status {};
    if (fstat(descriptor, &status) != 0 || status.st_size < static_cast<off_t>(page)) return;
    // The positions data_head and what follows are not written: they belong to the machine and the
    // program.
    constexpr std::size_t bytes = offsetof(perf_event_mmap_page, data_head);
    perf_event_mmap_page contents{};
    contents.cap_bit0_is_deprecated = 1;
    contents.size =
        offsetof(perf_event_mmap_page, __reserved) - offsetof(perf_event_mmap_page, size);
    contents.offset = static_cast<std::int64_t>(values.count);
    contents.time_enabled = values.enabled;
    contents.time_running = values.running;
    const ssize_t written = pwrite(descriptor, &contents, bytes, 0);
    (void)written;
}

/// Copies the attributes of an event (perf_event_attr) from the program's memory, as the kernel
/// copies them. Returns an errno. Source: Linux, kernel/events/core.c, perf_copy_attr().
int copy_attributes(std::uint64_t address, event_call &call) {
    constexpr std::uint32_t own_bytes = event_call::attribute_bytes;
    constexpr std::uint64_t place_of_size = offsetof(perf_event_attr, size);
    std::uint32_t bytes = 0;
    std::memset(call.attributes, 0, sizeof call.attributes);
    if (!copy_in(address + place_of_size, &bytes, sizeof bytes)) return EFAULT;
    if (bytes == 0) bytes = PERF_ATTR_SIZE_VER0;
    const auto refuse_size = [&] {
        copy_to_program(address + place_of_size, &own_bytes, sizeof own_bytes);
        return E2BIG;
    };
    if (bytes < PERF_ATTR_SIZE_VER0 || bytes > page) return refuse_size();
    unsigned char source[page];
    if (!copy_in(address, source, bytes)) return EFAULT;
    for (std::uint32_t i = own_bytes; i < bytes; ++i)
        if (source[i] != 0) return refuse_size();
    std::memcpy(call.attributes, source, std::min(bytes, own_bytes));
    std::memcpy(call.attributes + place_of_size, &bytes, sizeof bytes);
    return 0;
}

/// Carries out perf_event_open(2). Returns a descriptor or -errno.
std::int64_t open_event(writer &writer, const std::uint64_t (&arguments)[6]) {
    constexpr std::uint64_t known_flags =
        PERF_FLAG_FD_NO_GROUP | PERF_FLAG_FD_OUTPUT | PERF_FLAG_PID_CGROUP | PERF_FLAG_FD_CLOEXEC;
    event_call &call = writer.event_call_of();
    call.flags = arguments[4];
    if ((call.flags & ~known_flags) != 0) return -EINVAL;
    if (const int problem = copy_attributes(arguments[0], call)) return -problem;
    call.kind = event_call_kind::open;
    call.pid = static_cast<std::int32_t>(arguments[1]);
    call.cpu = static_cast<std::int32_t>(arguments[2]);
    const auto group = static_cast<int>(arguments[3]);
    call.has_group = group != -1 ? 1 : 0;
    int error = 0;
    call.group_file = group != -1 ? file_in_memory(group, error) : 0;
    const unsigned closes = (call.flags & PERF_FLAG_FD_CLOEXEC) != 0 ? MFD_CLOEXEC : 0u;
    const int file = memfd_create("perf_event", closes | MFD_ALLOW_SEALING);
    if (file < 0) return -errno;
    // The machine holds no lock itself: the lock of an event's file is free as soon as no process
    // has the file open any more.
    call.file = flock(file, LOCK_EX | LOCK_NB) == 0 ? file_in_memory(file, error) : 0;
    call.descriptor = file;
    writer.wait_for_events();
    if (call.is_event != 0 && call.result >= 0) return file;
    close(file);
    return call.is_event != 0 ? call.result : -ENOSYS;
}

/// Hands a system call about a file to the machine. Returns false where the file is not that of an
/// event.
bool ask(writer &writer, event_call_kind kind, int descriptor) {
    int error = 0;
    const event_file file = file_in_memory(descriptor, error);
    if (file == 0) return false;
    event_call &call = writer.event_call_of();
    call.kind = kind;
    call.file = file;
    writer.wait_for_events();
    if (call.is_event == 0) return false;
    show_page(descriptor, call.page);
    return true;
}

/// Copies the list of buffers of readv(2) and preadv(2) from the program's memory. Returns false
/// where the list cannot be read.
bool parts_of_program(std::uint64_t address, std::uint64_t count, std::vector<iovec> &parts) {
    if (count > UIO_MAXIOV) return false;
    parts.resize(count);
    return count == 0 || copy_in(address, parts.data(), count * sizeof(iovec));
}

void read_event(watched_thread &thread, writer &writer, bool in_parts,
                const std::uint64_t (&arguments)[6]) {
    std::vector<iovec> parts{
        {reinterpret_cast<void *>(arguments[1]), static_cast<std::size_t>(arguments[2])}};
    if (in_parts && !parts_of_program(arguments[1], arguments[2], parts)) return;
    event_call &call = writer.event_call_of();
    call.room = 0;
    for (const iovec &part : parts)
        call.room += part.iov_len;
    if (!ask(writer, event_call_kind::read, static_cast<int>(arguments[0]))) return;
    if (call.result <= 0) return answer(thread, call.result);
    const auto *source = reinterpret_cast<const unsigned char *>(call.values);
    auto rest = std::min<std::size_t>(static_cast<std::size_t>(call.result), sizeof call.values);
    for (const iovec &part : parts) {
        const std::size_t bytes = std::min(rest, part.iov_len);
        if (!copy_to_program(reinterpret_cast<std::uintptr_t>(part.iov_base), source, bytes))
            return answer(thread, -EFAULT);
        source += bytes;
        rest -= bytes;
    }
    answer(thread, call.result);
}

void control_event(watched_thread &thread, writer &writer, const std::uint64_t (&arguments)[6]) {
    event_call &call = writer.event_call_of();
    call.code = static_cast<std::uint32_t>(arguments[1]);
    call.argument = arguments[2];
    int error = 0;
    call.group_file = call.code == PERF_EVENT_IOC_SET_OUTPUT
                          ? file_in_memory(static_cast<int>(arguments[2]), error)
                          : 0;
    std::uint64_t period = 0;
    const bool has_period =
        call.code == PERF_EVENT_IOC_PERIOD && copy_in(arguments[2], &period, sizeof period);
    // The machine refuses a period of 0.
    if (call.code == PERF_EVENT_IOC_PERIOD) call.argument = period;
    if (!ask(writer, event_call_kind::control, static_cast<int>(arguments[0]))) return;
    if (call.code == PERF_EVENT_IOC_PERIOD && !has_period) return answer(thread, -EFAULT);
    if (call.code == PERF_EVENT_IOC_ID && call.result == 0 &&
        !copy_to_program(arguments[2], call.values, sizeof call.values[0]))
        return answer(thread, -EFAULT);
    answer(thread, call.result);
}

// A descriptor that stands for another file during a system call, and a copy of the original
// descriptor; -1: no descriptor is replaced.
thread_local int displaced = -1;
thread_local int displaced_copy = -1;

void replace(int descriptor, int file) {
    const int flags = fcntl(descriptor, F_GETFD);
    dup3(file, descriptor, flags >= 0 && (flags & FD_CLOEXEC) != 0 ? O_CLOEXEC : 0);
}

/// Lets the system's mmap(2) fail: during the system call the descriptor stands for a file that
/// cannot be mapped, so that a refused call maps nothing and unmaps nothing.
void keep_from_mapping(int descriptor) {
    const int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    const int unmappable = eventfd(0, EFD_CLOEXEC);
    if (copy >= 0 && unmappable >= 0) {
        replace(descriptor, unmappable);
        displaced = descriptor;
        displaced_copy = copy;
    } else if (copy >= 0) {
        close(copy);
    }
    if (unmappable >= 0) close(unmappable);
}

/// Prepares mmap(2) of an event's file, which is empty until then: the machine gives the file its
/// bytes and maps them for itself, and the system then maps the file for the program.
void map_event(watched_thread &thread, writer &writer, const std::uint64_t (&arguments)[6]) {
    const auto descriptor = static_cast<int>(arguments[4]);
    // The kernel's limit of addresses; a larger size would wrap to 0 where it is rounded to pages.
    constexpr std::uint64_t most_bytes = std::uint64_t{1} << 47;
    const bool is_valid =
        (arguments[3] & MAP_SHARED) != 0 && arguments[5] == 0 && arguments[1] <= most_bytes;
    event_call &call = writer.event_call_of();
    call.argument = (arguments[1] + page - 1) / page * page;
    call.code = arguments[2] & PROT_WRITE;
    if (!ask(writer, is_valid ? event_call_kind::map : event_call_kind::other, descriptor)) return;
    if (is_valid && call.result >= 0) {
        // With its position at the end, read(2) by the system finds nothing in the event's file.
        lseek(descriptor, 0, SEEK_END);
        return;
    }
    keep_from_mapping(descriptor);
    answer(thread, is_valid ? call.result : -EINVAL);
}

constexpr access_of_events own_access{ask, copy_in, copy_to_program};

} // namespace

std::uint64_t cpu_time_of(std::uint32_t thread) {
    // The clock id of a thread's CPU time, as pthread_getcpuclockid(3) computes it (Linux,
    // include/linux/posix-timers_types.h: CPUCLOCK_PERTHREAD_MASK and CPUCLOCK_SCHED).
    const auto clock = static_cast<clockid_t>(~thread << 3 | 4 | 2);
    timespec time{};
    if (clock_gettime(clock, &time) != 0) return 0;
    return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000 +
           static_cast<std::uint64_t>(time.tv_nsec);
}

void answer_call(unsigned vcpu, std::int64_t result) { answer(state_of(vcpu), result); }

void answer_event_call(unsigned vcpu, writer &writer, std::int64_t number,
                       const std::uint64_t (&arguments)[6]) {
    if (number == SYS_perf_event_open) {
        watched_thread &thread = state_of(vcpu);
        if (thread.registers != nullptr) answer(thread, open_event(writer, arguments));
        return;
    }
    if (shared->header.events_open.load(std::memory_order_acquire) == 0) return;
    watched_thread &thread = state_of(vcpu);
    switch (number) {
    case SYS_read:
    case SYS_pread64:
        return read_event(thread, writer, false, arguments);
    case SYS_readv:
    case SYS_preadv:
    case SYS_preadv2:
        return read_event(thread, writer, true, arguments);
    case SYS_ioctl:
        return control_event(thread, writer, arguments);
    case SYS_mmap:
        if ((arguments[3] & MAP_ANONYMOUS) == 0) map_event(thread, writer, arguments);
        return;
    case SYS_fcntl:
        return note_fcntl(arguments);
    case SYS_poll:
    case SYS_ppoll:
        if (thread.registers != nullptr)
            wait_for_events(own_access, writer, number == SYS_ppoll, arguments);
        return;
    case SYS_write:
    case SYS_writev:
    case SYS_pwrite64:
        if (ask(writer, event_call_kind::other, static_cast<int>(arguments[0])))
            answer(thread, -EINVAL); // write(2) to an event's file is an error
        return;
    case SYS_prctl:
        if (arguments[0] == PR_TASK_PERF_EVENTS_DISABLE ||
            arguments[0] == PR_TASK_PERF_EVENTS_ENABLE) {
            writer.event_call_of().kind = event_call_kind::own_events;
            writer.event_call_of().code = arguments[0];
            writer.wait_for_events();
            answer(thread, 0);
        }
        return;
    default:
        return;
    }
}

bool has_answer(unsigned vcpu) {
    const watched_thread *const thread = all_watched[vcpu];
    return thread != nullptr && thread->registers != nullptr && !thread->results.empty() &&
           thread->results.back().pointer == thread->registers->pointer &&
           thread->results.back().stack == thread->registers->general[gpr::rsp];
}

void event_call_returns(unsigned vcpu, writer &writer, std::int64_t number, std::int64_t result) {
    if (displaced >= 0) {
        replace(displaced, displaced_copy);
        close(displaced_copy);
        displaced = displaced_copy = -1;
    }
    std::int64_t corrected = 0;
    if (number == SYS_fcntl && complete_fcntl(own_access, writer, result, corrected))
        answer(state_of(vcpu), corrected);
    if (number != SYS_poll && number != SYS_ppoll) return;
    if (correct_ready_files(own_access, result, corrected)) answer(state_of(vcpu), corrected);
}

// --- callbacks of the emulator for SYSCALL -------------------------------------------------------

namespace {

/// Stores the program's registers where a block of code with SYSCALL begins.
[[gnu::noinline]] void block_with_call_begins(unsigned vcpu, void *) {
    void *const place = callers_rbp();
    watched_thread &thread = state_of(vcpu);
    thread.registers = registers_at(thread.registers, place);
}

/// Corrects the result of a system call in a block of code that begins behind SYSCALL.
[[gnu::noinline]] void block_behind_call_begins(unsigned vcpu, void *data) {
    void *const place = callers_rbp();
    watched_thread *const thread = all_watched[vcpu];
    if (thread == nullptr || thread->results.empty()) return;
    emulated_registers *const registers = registers_at(thread->registers, place);
    const auto address = reinterpret_cast<std::uintptr_t>(data);
    if (registers == nullptr) return;
    for (std::size_t i = thread->results.size(); i-- > 0;) {
        const late_result result = thread->results[i];
        const bool is_here = result.pointer == address || result.later_pointer == address;
        if (!is_here || result.stack != registers->general[gpr::rsp]) continue;
        registers->general[gpr::rax] = static_cast<std::uint64_t>(result.result);
        thread->results.erase(thread->results.begin() + static_cast<std::ptrdiff_t>(i));
        return;
    }
}

bool is_system_call(const std::uint8_t *code) { return code[0] == 0x0f && code[1] == 0x05; }

/// Returns whether the two bytes before an address are those of SYSCALL. A page before the address
/// may not exist.
bool is_behind_call(std::uint64_t address) {
    std::uint8_t bytes[2]{};
    if (address % page >= sizeof bytes)
        std::memcpy(bytes, reinterpret_cast<const void *>(address - sizeof bytes + to_here),
                    sizeof bytes);
    else if (!copy_in(address - sizeof bytes, bytes, sizeof bytes))
        return false;
    return is_system_call(bytes);
}

} // namespace

void watch_system_calls(qemu_plugin_tb *block, std::size_t instructions,
                        std::uint64_t host_offset) {
    to_here = host_offset;
    const std::uint64_t address = qemu_plugin_tb_vaddr(block);
    if (is_behind_call(address))
        qemu_plugin_register_vcpu_tb_exec_cb(block, block_behind_call_begins,
                                             QEMU_PLUGIN_CB_NO_REGS,
                                             reinterpret_cast<void *>(address));
    const qemu_plugin_insn *const last = qemu_plugin_tb_get_insn(block, instructions - 1);
    const std::size_t bytes = qemu_plugin_insn_size(last);
    if (bytes < 2) return;
    const auto *const code = static_cast<const std::uint8_t *>(qemu_plugin_insn_data(last));
    if (is_system_call(code + bytes - 2))
        qemu_plugin_register_vcpu_tb_exec_cb(block, block_with_call_begins, QEMU_PLUGIN_CB_NO_REGS,
                                             nullptr);
}

} // namespace msrpp::machine
