// The library that logs what a program allocates and frees; the dynamic linker loads it before the
// program's other libraries (LD_PRELOAD). All functions run inside of malloc: they allocate
// nothing, take no lock, and call the real function whatever happens to the log. An entry is
// reserved by one atomic addition, and lies in a mapped file, so that the entry outlives the
// process however the process ends. A process that fork makes has a log of its own.
// With _FILE_OFFSET_BITS mmap would be another name of mmap64, and the library replaces both.
#undef _FILE_OFFSET_BITS

#include "log_format.hpp"

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>

#include <dlfcn.h>
#include <fcntl.h>
#include <malloc.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <unwind.h>

namespace {

using namespace msrpp::allocations;

// --- the replaced functions of the C library -----------------------------------------------------

struct real_functions {
    void *(*malloc)(std::size_t);
    void *(*calloc)(std::size_t, std::size_t);
    void *(*realloc)(void *, std::size_t);
    void (*free)(void *);
    void *(*aligned_alloc)(std::size_t, std::size_t);
    void *(*memalign)(std::size_t, std::size_t);
    int (*posix_memalign)(void **, std::size_t, std::size_t);
    void *(*mmap)(void *, std::size_t, int, int, int, off_t);
    int (*munmap)(void *, std::size_t);
};

real_functions real{};
std::atomic<bool> is_resolved{false};

/// TLS model initial-exec: access to a thread-local variable must not allocate memory.
[[gnu::tls_model("initial-exec")]] thread_local bool is_inside = false;
[[gnu::tls_model("initial-exec")]] thread_local std::uint32_t own_tid = 0;

/// Memory for allocations that the dynamic linker makes while the real functions are looked up;
/// never freed.
alignas(16) char early[64 * 1024];
std::atomic<std::size_t> early_used{0};

void *early_block(std::size_t size) {
    const std::size_t position = early_used.fetch_add((size + 31) / 16 * 16);
    if (size > sizeof early || position > sizeof early - size - 16) return nullptr;
    std::memcpy(early + position, &size, sizeof size); // size of the block for realloc()
    return early + position + 16;
}
bool is_early(const void *block) {
    const auto position = reinterpret_cast<std::uintptr_t>(block);
    const auto begin = reinterpret_cast<std::uintptr_t>(early);
    return position >= begin && position < begin + sizeof early;
}

template <typename Function>
void find(Function &destination, const char *name) {
    void *const result = dlsym(RTLD_NEXT, name);
    std::memcpy(&destination, &result, sizeof destination);
}

/// Finds the real functions of the C library. Returns false where a lookup, which allocates memory,
/// is under way already.
bool resolve() {
    if (is_resolved.load(std::memory_order_acquire)) return true;
    if (is_inside) return false;
    is_inside = true;
    find(real.calloc, "calloc");
    find(real.malloc, "malloc");
    find(real.realloc, "realloc");
    find(real.free, "free");
    find(real.aligned_alloc, "aligned_alloc");
    find(real.memalign, "memalign");
    find(real.posix_memalign, "posix_memalign");
    find(real.mmap, "mmap");
    find(real.munmap, "munmap");
    is_resolved.store(true, std::memory_order_release);
    is_inside = false;
    return true;
}

// --- the file of the allocations' log ------------------------------------------------------------

std::atomic<unsigned char *> log_begin{nullptr};
std::atomic<std::uint64_t> log_used{0};
char folder[4000];

std::uint64_t now() {
    timespec read{};
    clock_gettime(CLOCK_MONOTONIC, &read);
    return static_cast<std::uint64_t>(read.tv_sec) * 1'000'000'000 +
           static_cast<std::uint64_t>(read.tv_nsec);
}

void say(const char *text, int error) {
    char line[256];
    const int size = std::snprintf(line, sizeof line, "msrpp: allocations are not logged: %s: %s\n",
                                   text, std::strerror(error));
    if (size > 0 && write(STDERR_FILENO, line, static_cast<std::size_t>(size)) < 0) return;
}

void open_log() {
    log_begin.store(nullptr);
    log_used.store(sizeof(log_head));
    if (folder[0] == '\0') return;
    const auto pid = static_cast<std::uint32_t>(getpid());
    char path[sizeof folder + 40];
    int file = -1;
    // A process that calls execve() keeps its process number, so that the log's name needs a
    // further number.
    for (unsigned i = 0; i < 1000 && file < 0; ++i) {
        std::snprintf(path, sizeof path, "%s/%u.%u", folder, pid, i);
        file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (file < 0 && errno != EEXIST) break;
    }
    if (file < 0) return say(folder, errno);
    void *position = MAP_FAILED;
    if (ftruncate(file, static_cast<off_t>(log_bytes)) == 0)
        position =
            reinterpret_cast<void *>(syscall(SYS_mmap, nullptr, log_bytes, PROT_READ | PROT_WRITE,
                                             MAP_SHARED | MAP_NORESERVE, file, 0));
    const int reason = errno;
    close(file);
    if (position == MAP_FAILED) return say(path, reason);
    log_head head{};
    std::memcpy(head.magic, log_magic, sizeof head.magic);
    head.pid = pid;
    std::memcpy(position, &head, sizeof head);
    log_begin.store(static_cast<unsigned char *>(position));
}

// --- callers of allocations ----------------------------------------------------------------------

constexpr unsigned most_frames = most_callers + 2; // two frames belong to this library

/// Callers that were found at a position of the stack, with the position of each return address on
/// the stack. Unwinding takes some hundred ns a frame; where all return addresses are still at
/// their positions the callers are unchanged.
struct known_callers {
    std::uintptr_t stack;
    unsigned used;
    bool can_be_checked;
    std::uint64_t callers[most_frames];
    std::uintptr_t places[most_frames];
};
constexpr std::size_t known_count = 32;
[[gnu::tls_model("initial-exec")]] thread_local known_callers all_known[known_count];

_Unwind_Reason_Code one_caller(_Unwind_Context *position, void *object) {
    known_callers &destination = *static_cast<known_callers *>(object);
    const auto address = static_cast<std::uint64_t>(_Unwind_GetIP(position));
    if (address == 0) return _URC_END_OF_STACK;
    // A call pushes its return address: it stands below the stack pointer that the caller has after
    // the call (the CFA).
    const std::uintptr_t place = _Unwind_GetCFA(position) - sizeof address;
    std::uint64_t count = 0;
    // The first frame is that of the unwinding function; the position of its return address is
    // unknown.
    if (destination.used != 0) {
        std::memcpy(&count, reinterpret_cast<const void *>(place), sizeof count);
        destination.can_be_checked = destination.can_be_checked && count == address;
    }
    destination.callers[destination.used] = address;
    destination.places[destination.used++] = place;
    return destination.used == most_frames ? _URC_END_OF_STACK : _URC_NO_REASON;
}

/// Returns whether the return addresses of callers are still on the stack. Addresses are compared
/// from the innermost outwards, up to the first that differs.
bool is_still_so(const known_callers &callers, std::uintptr_t stack, unsigned first) {
    if (callers.stack != stack || !callers.can_be_checked) return false;
    for (unsigned i = first; i < callers.used; ++i) {
        std::uint64_t position = 0;
        std::memcpy(&position, reinterpret_cast<const void *>(callers.places[i]), sizeof position);
        if (position != callers.callers[i]) return false;
    }
    return true;
}

/// Returns the callers of a replaced function, from the innermost, at the return address `source`,
/// outwards.
const known_callers &callers_of(void *source, std::uintptr_t stack, unsigned &first) {
    const auto goal = reinterpret_cast<std::uint64_t>(source);
    known_callers &callers = all_known[(stack >> 4 ^ goal) % known_count];
    const auto find_first = [&] {
        first = 0;
        while (first < callers.used && callers.callers[first] != goal)
            ++first;
        return first < callers.used;
    };
    if (callers.stack == stack && find_first() && is_still_so(callers, stack, first))
        return callers;
    callers.stack = stack;
    callers.used = 0;
    callers.can_be_checked = true;
    _Unwind_Backtrace(one_caller, &callers);
    // The code of a frame has no unwind table: only the innermost caller is known.
    if (!find_first()) {
        callers.callers[0] = goal;
        callers.used = 1;
        callers.can_be_checked = false;
        first = 0;
    }
    return callers;
}

void append(std::uint64_t time, const void *address, std::uint64_t size,
            const std::uint64_t *callers, unsigned count) {
    unsigned char *const begin = log_begin.load(std::memory_order_relaxed);
    if (begin == nullptr) return;
    const std::uint64_t bytes = sizeof(log_entry) + 8 * count;
    const std::uint64_t position = log_used.fetch_add(bytes, std::memory_order_relaxed);
    if (position + bytes + sizeof(log_entry) > log_bytes) {
        log_used.fetch_sub(bytes, std::memory_order_relaxed);
        __atomic_fetch_add(&reinterpret_cast<log_head *>(begin)->lost, 1, __ATOMIC_RELAXED);
        return;
    }
    if (own_tid == 0) own_tid = static_cast<std::uint32_t>(syscall(SYS_gettid));
    auto *const entry = reinterpret_cast<log_entry *>(begin + position);
    entry->tid = own_tid;
    entry->time = time;
    entry->address = reinterpret_cast<std::uintptr_t>(address);
    entry->size = size;
    std::memcpy(entry + 1, callers, 8 * count);
    __atomic_store_n(&entry->words, static_cast<std::uint32_t>(bytes / 8), __ATOMIC_RELEASE);
}

/// Logs an allocation. `source`: the return address of the replaced function; `stack`: the
/// function's frame.
[[gnu::noinline]] void log_allocation(const void *address, std::uint64_t size, void *source,
                                      void *stack) {
    if (address == nullptr || is_inside || log_begin.load(std::memory_order_relaxed) == nullptr)
        return;
    is_inside = true;
    const int error = errno;
    unsigned first = 0;
    const known_callers &callers =
        callers_of(source, reinterpret_cast<std::uintptr_t>(stack), first);
    append(now(), address, size == 0 ? 1 : size, callers.callers + first, callers.used - first);
    errno = error;
    is_inside = false;
}

/// Returns the time at which a block of `size` bytes is freed. `msrpp machine` samples what a
/// program did some time ago, and lags the more the less the host lets it run; at a munmap(2) the
/// machine has caught up with the program, so that this function calls munmap(2) without an effect.
/// Blocks of less than a page have few samples: the call is left out.
std::uint64_t time_of_freeing(std::size_t size) {
    constexpr std::size_t page = 4096;
    if (is_inside) return 0;
    const int error = errno;
    if (size >= page && log_begin.load(std::memory_order_relaxed) != nullptr)
        syscall(SYS_munmap, nullptr, 0);
    errno = error;
    return now();
}

void log_freeing(const void *address, std::uint64_t time) {
    if (address == nullptr || is_inside || log_begin.load(std::memory_order_relaxed) == nullptr)
        return;
    is_inside = true;
    const int error = errno;
    append(time, address, 0, nullptr, 0);
    errno = error;
    is_inside = false;
}

/// Returns whether this process belongs to the recorder itself: `msrpp machine` and its emulator
/// have the same environment as the recorded program, but are not logged.
bool is_of_the_recorder() {
    char path[4096];
    const ssize_t size = readlink("/proc/self/exe", path, sizeof path - 1);
    if (size <= 0) return false;
    path[size] = '\0';
    const char *const slash = std::strrchr(path, '/');
    const char *const name = slash == nullptr ? path : slash + 1;
    return std::strncmp(name, "qemu-", 5) == 0 || std::strncmp(name, "msrpp", 5) == 0;
}

void after_fork() {
    own_tid = 0;
    open_log();
}

[[gnu::constructor]] void begin() {
    const char *const value = getenv(folder_variable);
    resolve();
    if (value == nullptr || std::strlen(value) >= sizeof folder || is_of_the_recorder()) return;
    std::strcpy(folder, value);
    is_inside = true;
    open_log();
    pthread_atfork(nullptr, nullptr, after_fork);
    is_inside = false;
}

void *mapped(void *position, std::size_t size, int rights, int flags, int file, off64_t offset) {
    if (resolve()) return real.mmap(position, size, rights, flags, file, offset);
    return reinterpret_cast<void *>(syscall(SYS_mmap, position, size, rights, flags, file, offset));
}

} // namespace

// --- functions that replace those of the C library -----------------------------------------------

#define MSRPP_STANDS_IN extern "C" [[gnu::visibility("default")]]

MSRPP_STANDS_IN void *malloc(std::size_t size) noexcept {
    if (!resolve()) return early_block(size);
    void *const block = real.malloc(size);
    log_allocation(block, size, __builtin_return_address(0), __builtin_frame_address(0));
    return block;
}

MSRPP_STANDS_IN void *calloc(std::size_t count, std::size_t size) noexcept {
    if (!resolve()) {
        std::size_t total = 0;
        if (__builtin_mul_overflow(count, size, &total)) return nullptr;
        return early_block(total); // early_block() returns memory that was never used, and so is 0
    }
    void *const block = real.calloc(count, size);
    log_allocation(block, count * size, __builtin_return_address(0), __builtin_frame_address(0));
    return block;
}

MSRPP_STANDS_IN void *realloc(void *old, std::size_t size) noexcept {
    if (!resolve()) return old == nullptr ? early_block(size) : nullptr;
    if (is_early(old)) {
        std::size_t had = 0;
        std::memcpy(&had, static_cast<char *>(old) - 16, sizeof had);
        void *const block = real.malloc(size);
        if (block != nullptr) std::memcpy(block, old, had < size ? had : size);
        return block;
    }
    const std::uint64_t time = time_of_freeing(old == nullptr ? 0 : malloc_usable_size(old));
    void *const block = real.realloc(old, size);
    // realloc() failed, and left the old block unchanged.
    if (block == nullptr && size != 0) return block;
    log_freeing(old, time);
    log_allocation(block, size, __builtin_return_address(0), __builtin_frame_address(0));
    return block;
}

MSRPP_STANDS_IN void free(void *block) noexcept {
    if (block == nullptr || is_early(block) || !resolve()) return;
    // The freeing is logged before free() is called: after the call, another thread may have the
    // block already.
    log_freeing(block, time_of_freeing(malloc_usable_size(block)));
    real.free(block);
}

MSRPP_STANDS_IN void *aligned_alloc(std::size_t alignment, std::size_t size) noexcept {
    if (!resolve()) return nullptr;
    void *const block = real.aligned_alloc(alignment, size);
    log_allocation(block, size, __builtin_return_address(0), __builtin_frame_address(0));
    return block;
}

MSRPP_STANDS_IN void *memalign(std::size_t alignment, std::size_t size) noexcept {
    if (!resolve()) return nullptr;
    void *const block = real.memalign(alignment, size);
    log_allocation(block, size, __builtin_return_address(0), __builtin_frame_address(0));
    return block;
}

MSRPP_STANDS_IN int posix_memalign(void **destination, std::size_t alignment,
                                   std::size_t size) noexcept {
    if (!resolve()) return ENOMEM;
    const int error = real.posix_memalign(destination, alignment, size);
    if (error == 0)
        log_allocation(*destination, size, __builtin_return_address(0), __builtin_frame_address(0));
    return error;
}

#define MSRPP_STANDS_IN_FOR_MMAP(name, offset_type)                                                \
    MSRPP_STANDS_IN void *name(void *at, std::size_t size, int rights, int flags, int file,        \
                               offset_type offset) noexcept {                                      \
        void *const block = mapped(at, size, rights, flags, file, offset);                         \
        if (block != MAP_FAILED && (flags & MAP_ANONYMOUS) != 0 && size >= least_mapped)           \
            log_allocation(block, size, __builtin_return_address(0), __builtin_frame_address(0));  \
        return block;                                                                              \
    }
MSRPP_STANDS_IN_FOR_MMAP(mmap, off_t)
MSRPP_STANDS_IN_FOR_MMAP(mmap64, off64_t)

MSRPP_STANDS_IN int munmap(void *block, std::size_t size) noexcept {
    if (!resolve()) return static_cast<int>(syscall(SYS_munmap, block, size));
    if (size >= least_mapped) log_freeing(block, time_of_freeing(size));
    return real.munmap(block, size);
}
