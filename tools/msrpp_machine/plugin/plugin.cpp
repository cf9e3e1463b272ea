// The plugin of qemu-x86_64 that writes what a program executes as words of
// msr/sim/stream/stream.hpp, which writer.hpp hands on to the machine. The plugin follows the
// program through fork() and execve(), and gives each thread the simulated CPU to which the thread
// is pinned.
//
// Arguments: ring=FILE, life=FILE, and self=FILE, emulator=FILE, cpu=MODEL for the programs that
// the program starts; blocked=MASK: the signals that a program blocks which another has executed.
#include "../ring/ring.hpp"
#include "../shared/life_line.hpp"
#include "cpuid/plugin_cpuid.hpp"
#include "emulated_registers.hpp"
#include "plugin_clock.hpp"
#include "plugin_events.hpp"
#include "plugin_notes.hpp"
#include "plugin_numbers.hpp"
#include "plugin_programs.hpp"
#include "plugin_time.hpp"
#include "qemu_plugin.hpp"
#include "signal_mask.hpp"
#include "writer.hpp"

#include <msr/sim/stream/stream.hpp>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>
#include <string_view>
#include <utility>

#include <fcntl.h>
#include <linux/magic.h>
#include <pthread.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>

extern "C" {
__attribute__((visibility("default"))) int qemu_plugin_version = 1;
}

namespace {

using namespace msrpp::machine;
namespace sim = msr::sim;

int life = -1; // the descriptor of live_with_machine(), which ends the program with the machine
how_started started;
// Difference between an address in the emulator and the same address in the program.
std::uint64_t host_offset = 0;

/// The writers of all threads. A writer is constructed when the emulator begins the first thread
/// with the writer's number: the emulator starts faster if the 4 MiB of all writers are not
/// touched. The memory of a writer that is not constructed is 0, as that of a writer without a lane
/// (buffer).
class writer_array {
public:
    writer &operator[](unsigned vcpu) {
        return *std::launder(reinterpret_cast<writer *>(memory_ + vcpu * sizeof(writer)));
    }
    /// Constructs the writer of a thread that begins, unless the writer was constructed before.
    void construct(unsigned vcpu) {
        if (!std::exchange(is_constructed_[vcpu], true))
            new (memory_ + vcpu * sizeof(writer)) writer;
    }

private:
    bool is_constructed_[most_vcpus];
    alignas(writer) std::byte memory_[most_vcpus * sizeof(writer)];
};
writer_array writers;
// The number of writers that may have a lane (buffer); loops over writers end at this number.
std::atomic<unsigned> used_writers{0};

// --- execution of code blocks by threads ---------------------------------------------------------

void block_executes(unsigned vcpu, void *data) {
    writers[vcpu].block({reinterpret_cast<std::uintptr_t>(data)});
}

/// The kinds of memory accesses that an instruction makes, for loads and for stores. The emulator
/// numbers kinds of accesses; in one direction an instruction seldom has more than one, and a
/// comparison with the known number is faster than the emulator's functions.
struct known_accesses {
    struct direction {
        static constexpr qemu_plugin_meminfo_t none_yet = ~qemu_plugin_meminfo_t{0};
        /// The common properties of the instruction's loads (or stores); written once, before
        /// `access` is set.
        access_kind kind;
        /// The emulator's number of the kind of memory access that `kind` describes.
        std::atomic<qemu_plugin_meminfo_t> access = none_yet;
        std::atomic<bool> is_taken = false; ///< a thread writes `kind`, or has written it
    };
    unsigned instruction{}; ///< number of the instruction in the block of code
    direction loads;
    direction stores;
};

sim::stream_word word_of(qemu_plugin_meminfo_t access, unsigned instruction,
                         std::uint64_t address) {
    return sim::access_word(qemu_plugin_mem_is_store(access), qemu_plugin_mem_size_shift(access),
                            instruction, address);
}

[[gnu::noinline]] void memory_is_accessed_slowly(unsigned vcpu, qemu_plugin_meminfo_t access,
                                                 std::uint64_t address, void *data) {
    known_accesses &known = *static_cast<known_accesses *>(data);
    note_stack(address);
    const sim::stream_word word = word_of(access, known.instruction, address);
    known_accesses::direction &same = word.writes() ? known.stores : known.loads;
    if (!same.is_taken.load(std::memory_order_relaxed) && !same.is_taken.exchange(true)) {
        same.kind = kind_of(word);
        same.access.store(access, std::memory_order_release);
    }
    writers[vcpu].access(word);
}

void memory_is_accessed(unsigned vcpu, qemu_plugin_meminfo_t access, std::uint64_t address,
                        void *data) {
    const known_accesses &known = *static_cast<const known_accesses *>(data);
    writer &writer = writers[vcpu];
    if (access == known.loads.access.load(std::memory_order_acquire)) {
        if (writer.access_at_once<false>(known.loads.kind, address)) return;
    } else if (access == known.stores.access.load(std::memory_order_acquire)) {
        if (writer.access_at_once<true>(known.stores.kind, address)) return;
    }
    memory_is_accessed_slowly(vcpu, access, address, data);
}

// Writes a memory access into the ring, for a block of code whose last instruction is a repeated
// string instruction. `data`: the number of the instruction in the block.
void string_is_accessed(unsigned vcpu, qemu_plugin_meminfo_t access, std::uint64_t address,
                        void *data) {
    const auto instruction = static_cast<unsigned>(reinterpret_cast<std::uintptr_t>(data));
    writers[vcpu].access_of_string(word_of(access, instruction, address));
}

/// Returns whether an instruction is a string instruction with REP or REPNE. Prefixes and opcodes:
/// SDM volume 2, 2.1.1, 2.2.1 and appendix A.
bool repeats(const qemu_plugin_insn *instruction) {
    constexpr std::string_view prefixes{"\x26\x2e\x36\x3e\x64\x65\x66\x67\xf0\xf2\xf3"};
    const std::string_view code{static_cast<const char *>(qemu_plugin_insn_data(instruction)),
                                qemu_plugin_insn_size(instruction)};
    std::size_t position = std::min(code.find_first_not_of(prefixes), code.size());
    if (code.substr(0, position).find_first_of("\xf2\xf3") == code.npos) return false;
    const auto byte = [&] {
        return position < code.size() ? static_cast<unsigned char>(code[position]) : 0u;
    };
    if (byte() >> 4 == 4) ++position; // a REX prefix, 40 to 4F, is skipped
    const unsigned opcode = byte();
    return (opcode >= 0x6c && opcode <= 0x6f) ||
           (opcode >= 0xa4 && opcode <= 0xaf && opcode != 0xa8 && opcode != 0xa9);
}

/// Writes the definition of a block of code to the machine. Returns the number of the block.
std::uint32_t define(qemu_plugin_tb *block, std::size_t instructions) {
    unsigned char code[16 * 1024];
    unsigned bytes = 0;
    for (std::size_t i = 0; i < instructions; ++i) {
        const qemu_plugin_insn *instruction = qemu_plugin_tb_get_insn(block, i);
        const std::size_t size = qemu_plugin_insn_size(instruction);
        // The buffer is large enough for all instructions of a block: 512 instructions have at most
        // 7,680 bytes.
        if (bytes + size > sizeof code - 8) break;
        std::memcpy(code + bytes, qemu_plugin_insn_data(instruction), size);
        bytes += static_cast<unsigned>(size);
    }
    std::memset(code + bytes, 0, 8);
    return define_block(qemu_plugin_tb_vaddr(block), static_cast<unsigned>(instructions), code,
                        bytes);
}

void watch_strings(qemu_plugin_tb *block, std::size_t instructions) {
    for (std::size_t i = 0; i < instructions; ++i)
        qemu_plugin_register_vcpu_mem_cb(qemu_plugin_tb_get_insn(block, i), string_is_accessed,
                                         QEMU_PLUGIN_CB_NO_REGS, QEMU_PLUGIN_MEM_RW,
                                         reinterpret_cast<void *>(i));
}

/// Lets the emulator report the memory accesses of a block's instructions. The objects are never
/// freed, because the emulator does not report when it drops a block.
void watch_accesses(qemu_plugin_tb *block, std::size_t instructions) {
    auto *accesses = new known_accesses[instructions];
    for (std::size_t i = 0; i < instructions; ++i) {
        accesses[i].instruction = static_cast<unsigned>(i);
        qemu_plugin_register_vcpu_mem_cb(qemu_plugin_tb_get_insn(block, i), memory_is_accessed,
                                         QEMU_PLUGIN_CB_NO_REGS, QEMU_PLUGIN_MEM_RW, &accesses[i]);
    }
}

void block_is_translated(qemu_plugin_id_t, qemu_plugin_tb *block) {
    const std::size_t instructions = qemu_plugin_tb_n_insns(block);
    if (instructions == 0) return;
    note_program();
    const qemu_plugin_insn *first = qemu_plugin_tb_get_insn(block, 0);
    host_offset = reinterpret_cast<std::uintptr_t>(qemu_plugin_insn_haddr(first)) -
                  qemu_plugin_tb_vaddr(block);
    const std::uint32_t number = define(block, instructions);
    qemu_plugin_register_vcpu_tb_exec_cb(block, block_executes, QEMU_PLUGIN_CB_NO_REGS,
                                         reinterpret_cast<void *>(sim::block_word(number).bits));
    if (repeats(qemu_plugin_tb_get_insn(block, instructions - 1)))
        watch_strings(block, instructions);
    else
        watch_accesses(block, instructions);
    watch_cpuid(block, instructions, host_offset);
    watch_system_calls(block, instructions, host_offset);
    watch_clock(block, instructions, host_offset);
}

// --- the program's threads and system calls ------------------------------------------------------

// The start of a thread that this thread's system call announces to the machine, and the emulator's
// number of the new thread.
thread_local thread_start *announced = nullptr;
thread_local unsigned announced_vcpu = 0;

/// A system call by which the present thread starts another thread.
struct thread_origin {
    std::uint32_t parent{}; ///< number of the calling thread; 0: no call that starts a thread
    std::uint64_t events_before{};
    unsigned vcpu{};
};
thread_local thread_origin starts;

bool starts_thread(std::int64_t number) {
    return number == SYS_clone || number == SYS_fork || number == SYS_vfork;
}

/// Sets `cpu` to the CPU of a mask that has a single CPU. Returns false where the mask has none or
/// several.
bool only_cpu(std::uint64_t bytes, std::uint64_t mask, std::uint64_t &cpu) {
    unsigned char bits[128];
    bytes = std::min<std::uint64_t>(bytes, sizeof bits);
    if (!copy_from_program(mask + host_offset, bits, bytes)) return false;
    unsigned position = 0;
    for (std::uint64_t i = 0; i < 8 * bytes; ++i)
        if ((bits[i / 8] >> i % 8 & 1) != 0) {
            cpu = i;
            ++position;
        }
    return position == 1;
}

bool starts_with(const char *text, std::string_view subject) {
    return std::strncmp(text, subject.data(), subject.size()) == 0;
}

bool is_transfer(std::int64_t number) {
    switch (number) {
    case SYS_read:
    case SYS_write:
    case SYS_pread64:
    case SYS_pwrite64:
    case SYS_readv:
    case SYS_writev:
    case SYS_preadv:
    case SYS_pwritev:
        return true;
    default:
        return false;
    }
}

/// Finds whether a file belongs to a FUSE file system, without a request to the file system, which
/// may be another process. Returns false where the file does not belong to one.
bool is_of_fuse(int file, bool &is_fifo) {
    // The device number of the last FUSE file system that was seen, with the highest bit set.
    static std::atomic<std::uint64_t> known_device = 0;
    constexpr std::uint64_t is_known = std::uint64_t{1} << 63;
    struct statx status {};
    if (statx(file, "", AT_EMPTY_PATH | AT_STATX_DONT_SYNC, STATX_TYPE, &status) != 0) return false;
    is_fifo = S_ISFIFO(status.stx_mode);
    const std::uint64_t device =
        std::uint64_t{status.stx_dev_major & 0xfff} << 32 | status.stx_dev_minor | is_known;
    if (device == known_device.load(std::memory_order_relaxed)) return true;
    struct statfs system {};
    if (fstatfs(file, &system) != 0 || system.f_type != FUSE_SUPER_MAGIC) return false;
    known_device.store(device, std::memory_order_relaxed);
    return true;
}

/// Publishes a thread's words (records of executed code) before the thread reads or writes a file,
/// which may be a register: the machine then counts what the thread has done before, and raises its
/// interrupts. A thread that reads the file of interrupts handles interrupts, and does not wait.
void file_is_accessed(writer &writer, int file) {
    if (!is_looked_at(shared->header.accesses.load(std::memory_order_acquire))) return;
    bool is_fifo = false;
    if (!is_of_fuse(file, is_fifo)) return;
    if (is_fifo)
        writer.handle_interrupts();
    else
        writer.wait_until_played();
}

/// Carries out execve() with all signals blocked: a signal that the emulator took on the way would
/// be lost with the emulator, and the new program would begin with all signals blocked. The new
/// program's emulator gets the signals that came. Where the emulator has taken a signal since the
/// call began, the emulator lets the program handle the signal, and begins the call anew.
/// `blocked`: the signals that the thread blocked when the call began
void call_execve(writer &writer, signal_mask blocked, const execve_arguments &arguments) {
    const signal_mask previous = exchange_signal_mask(all_signals);
    if (previous == blocked) program_is_replaced(writer, started, host_offset, arguments, blocked);
    exchange_signal_mask(previous);
}

void system_is_called(qemu_plugin_id_t, unsigned vcpu, std::int64_t number, std::uint64_t first,
                      std::uint64_t second, std::uint64_t third, std::uint64_t fourth,
                      std::uint64_t fifth, std::uint64_t sixth, std::uint64_t, std::uint64_t) {
    writer &writer = writers[vcpu];
    const signal_mask blocked = number == SYS_execve ? blocked_signals() : 0;
    // The machine's answer about a register includes all published words (records of executed
    // code).
    writer.publish();
    writer.is_in_call(true);
    const bool may_send_signals = writer.stops_for_signals();
    if (may_send_signals) writer.request_signals();
    starts = {};
    if (starts_thread(number)) {
        announced = announce_start();
        starts = {static_cast<std::uint32_t>(syscall(SYS_gettid)),
                  shared->header.events_opened.load(), vcpu};
    }
    if (is_transfer(number)) file_is_accessed(writer, static_cast<int>(first));
    writer.is_pinning = number == SYS_sched_setaffinity &&
                        only_cpu(second, third, writer.pinning) &&
                        (first == 0 || first == static_cast<std::uint64_t>(syscall(SYS_gettid)));
    watch_call(writer, number, {first, second, third, fourth, fifth, sixth});
    answer_event_call(vcpu, writer, number, {first, second, third, fourth, fifth, sixth});
    // A signal before a system call interrupts the call, which the emulator then begins anew. A
    // call about events never waits, and must not be answered twice: signals are sent after such a
    // call.
    if (may_send_signals && !has_answer(vcpu)) writer.send_signals();
    time_call_begins(vcpu, writer, number, {first, second, third, fourth, fifth, sixth},
                     host_offset);
    // A signal must not end a process that ends already: perf record sends SIGTERM to a program
    // whose events have ended.
    if (number == SYS_exit || number == SYS_exit_group) exchange_signal_mask(all_signals);
    if (number == SYS_exit) writer.end();
    if (number == SYS_exit_group) {
        for (unsigned number_of_vcpu = 0; number_of_vcpu < used_writers; ++number_of_vcpu)
            writers[number_of_vcpu].tell_time();
        // The machine must know the thread's end before a parent learns of the process's end.
        writer.end();
    }
    if (number == SYS_execve) call_execve(writer, blocked, {first, second, third});
    if (number == SYS_execveat)
        std::fputs("msrpp machine: execveat: this program runs outside of the machine, and is not "
                   "counted\n",
                   stderr);
}

/// Handles the result of a system call that starts a thread, in the calling thread. `result`: the
/// number of the thread, or an error.
void thread_is_started(std::int64_t result) {
    name_created_thread(announced, result > 0 ? static_cast<std::uint32_t>(result) : 0);
    if (result < 0 && announced_vcpu != 0) writers[announced_vcpu].is_started(nullptr);
    announced = nullptr;
    announced_vcpu = 0;
}

void system_has_answered(qemu_plugin_id_t, unsigned vcpu, std::int64_t number,
                         std::int64_t result) {
    writer &writer = writers[vcpu];
    time_call_ends(writer, number, result);
    writer.is_in_call(false);
    // The system call may have written an MSR of the machine; the models may then take other memory
    // accesses of the program than before.
    writer.look_what_is_wanted();
    note_result(writer, number, result);
    event_call_returns(vcpu, writer, number, result);
    writer.send_signals();
    numbers_in_parent(result);
    if (announced != nullptr && starts_thread(number) && result != 0) thread_is_started(result);
    if (number != SYS_sched_setaffinity || !writer.is_pinning || result < 0) return;
    writer.is_pinning = false;
    if (writer.pinning < shared->header.cpus)
        writer.run_on(static_cast<std::uint32_t>(writer.pinning));
    if (shared->header.simulates_clock != 0) writer.resume_at(resumes_with_others);
}

void thread_ends(qemu_plugin_id_t, unsigned vcpu) {
    if (vcpu < most_vcpus) writers[vcpu].end();
}

void thread_begins(qemu_plugin_id_t, unsigned vcpu) {
    if (vcpu >= most_vcpus) give_up("the program has more than 4096 threads");
    writers.construct(vcpu);
    unsigned used = used_writers.load();
    while (used <= vcpu && !used_writers.compare_exchange_weak(used, vcpu + 1)) {
    }
    if (starts.parent != 0) writers[vcpu].is_child_of(starts.parent, starts.events_before);
    if (announced == nullptr) return;
    // The emulator calls this function in the parent, within the system call that starts the
    // thread.
    writers[vcpu].is_started(announced);
    announced_vcpu = vcpu;
}

void program_ends(qemu_plugin_id_t, void *) {
    for (unsigned vcpu = 0; vcpu < used_writers; ++vcpu)
        writers[vcpu].publish();
    ring_bell();
}

void before_fork() {
    prepare_fork();
    numbers_before_fork();
}

// Resets the state of the plugin in a forked child, which has a single thread and no lane (buffer):
// the lanes are the parent's.
void in_child() {
    for (unsigned vcpu = 0; vcpu < used_writers; ++vcpu)
        writers[vcpu] = {};
    writers[starts.vcpu].is_child_of(starts.parent, starts.events_before);
    take_start(std::exchange(announced, nullptr));
    note_fork();
    numbers_in_child();
    const std::string inherited = "/proc/self/fd/" + std::to_string(life);
    const int own = live_with_machine(inherited.c_str());
    // Where the pipe that shows the machine's end (life line) cannot be opened, the program has
    // closed the file, or the file is gone: wait_for_room() notices the machine's end.
    if (own < 0) return;
    close(life);
    life = own;
}

} // namespace

extern "C" __attribute__((visibility("default"))) int
qemu_plugin_install(qemu_plugin_id_t id, const qemu_info_t *, int argc, char **argv) {
    std::string blocked;
    const std::pair<std::string_view, std::string *> known[] = {
        {"ring=", &started.ring},         {"life=", &started.life}, {"self=", &started.plugin},
        {"emulator=", &started.emulator}, {"cpu=", &started.cpu},   {"blocked=", &blocked}};
    for (int i = 0; i < argc; ++i)
        for (const auto &[name, value] : known)
            if (starts_with(argv[i], name)) *value = argv[i] + name.size();
    life = live_with_machine(started.life.c_str());
    if (life < 0) give_up("the machine of this program is gone");
    const int file = open(started.ring.c_str(), O_RDWR | O_CLOEXEC);
    if (file < 0) give_up("the machine of this program is gone");
    void *const mapped = mmap(nullptr, sizeof(ring), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (mapped == MAP_FAILED) give_up("the memory that the machine shares cannot be mapped");
    shared = static_cast<ring *>(mapped);
    if (shared->header.magic != ring_magic) give_up("this machine is of another version of msrpp");
    remember_own_memory();
    correct_cpuid(*shared, [](unsigned vcpu) { return writers[vcpu].cpu(); });
    simulate_clock(*shared, [](unsigned vcpu) { return writers[vcpu].simulated_clocks(); });
    begin_numbers(shared->numbers);
    pthread_atfork(before_fork, nullptr, in_child);
    qemu_plugin_register_vcpu_init_cb(id, thread_begins);
    qemu_plugin_register_vcpu_exit_cb(id, thread_ends);
    qemu_plugin_register_vcpu_tb_trans_cb(id, block_is_translated);
    qemu_plugin_register_vcpu_syscall_cb(id, system_is_called);
    qemu_plugin_register_vcpu_syscall_ret_cb(id, system_has_answered);
    qemu_plugin_register_atexit_cb(id, program_ends, nullptr);
    // The emulator reads the signals that the program blocks after this function.
    if (!blocked.empty()) exchange_signal_mask(std::strtoull(blocked.c_str(), nullptr, 10));
    return 0;
}
