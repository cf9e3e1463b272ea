// The format of a profile's file: samples in the order of their arrival, and the data that is
// needed to understand them later. The file is written from begin to end, and a file that was cut
// is readable up to the cut.
//
//   "msrprof1"; then parts, each of 8 bytes and a content that is filled up to a multiple of 8:
//     the kind of the part (4 bytes), the bytes of the content (4 bytes), the content
//
// Numbers are little-endian. A text is its bytes (4 bytes), then the bytes. The contents of the
// parts:
//
//   description  texts in pairs, up to the end: a name and a value, such as cpu, zen4
//   mapping      process (4), 0 (4), time, begin, size, offset in the file; build id, path: texts
//   thread       process (4), thread (4), parent process (4; 0: not known), 0 (4), time; name: text
//   ended        process (4), thread (4), time
//   clocks       time stamp counter, CLOCK_MONOTONIC in ns, CLOCK_REALTIME in ns
//   cgroup       number, path: text
//   samples      records, each directly behind the record before it (msr/backend/sample_abi.h)
//   lost         CPU (4), reason (4), number of samples, time
//   allocation   process (4), thread (4), time, address, size (0: freed); return addresses
//   end          number of all samples, number of all lost samples; exit status (4), 0 (4)
//   address space  process (4), the process whose memory it is a copy of (4; 0: none), time
//   JIT map      process (4), 0 (4), time of the last write to the file; lines of the file: text
//   branches     the newest branches before the sample that stands last in front of the part, the
//                newest first; of each branch: source, destination, flags
//
// A number is 8 bytes where no other size stands behind it. Times are ns of CLOCK_MONOTONIC.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace msr::profile {

/// The first 8 bytes of the file of a profile, and a zero byte behind them.
inline constexpr char magic[9] = "msrprof1";

/// The kind of a part of a profile's file. Readers skip kinds that they do not know.
enum class part : std::uint32_t {
    description = 1, ///< names and values that describe the recording, such as `cpu` and `zen4`
    mapping,         ///< a process has mapped a file into its memory
    thread,          ///< a thread has begun, or has changed its name
    ended,           ///< a thread has ended
    clocks,          ///< the values of three clocks, read at the same moment
    cgroup,          ///< the number by which samples name a cgroup, and the cgroup's path
    samples,         ///< records of perf samples, one behind another (msr/backend/sample_abi.h)
    lost,            ///< how many samples were lost, and why
    allocation,      ///< memory was allocated or freed
    end,             ///< the recording has ended without an interruption; the last part of a file
    address_space,   ///< a process executes a program, or begins as a copy of another process
    jit_map,         ///< functions that a just-in-time compiler wrote, with their addresses
    branches,        ///< the branches that a processor's branch records held at a sample
};

/// Names in a profile's description, which consists of pairs of a name and a value. A recorder
/// writes the pairs whose values it knows; readers accept that any is missing.
namespace about {
/// The backend that sampled, which is `machine:CPU`, `perf` or `shim`.
inline constexpr std::string_view backend = "backend";
/// The processor that was sampled, as `msrpp cpus` names it; where the CPUs are of several kinds,
/// all names, with commas between them.
inline constexpr std::string_view cpu = "cpu";
/// Positions, counted from 0, in the names of the pair `cpu`, one for each CPU and with commas
/// between them, such as 0,0,1; the last position holds for all further CPUs. The pair may be
/// missing where `cpu` has a single name.
inline constexpr std::string_view cpu_kinds = "cpu_kinds";
/// A pair that is present where the processor was simulated and nothing was measured; the pair's
/// value is a sentence that says so.
inline constexpr std::string_view simulated = "simulated";
/// The kind of the samples, which is `op`, `fetch`, `precise` or `overflow`.
inline constexpr std::string_view kind = "kind";
/// The choice (an event with its qualifiers) that was sampled, as a text that `msrpp encode` takes.
inline constexpr std::string_view choice = "choice";
/// The unit of sampling periods, as a noun in the plural, such as fetches.
inline constexpr std::string_view counts = "counts";
/// The sampling period: the number of events between two samples.
inline constexpr std::string_view period = "period";
/// The number of a period's low bits that are drawn at random for each sample.
inline constexpr std::string_view random = "random";
/// The largest number of return addresses in the call chain of a sample.
inline constexpr std::string_view chain = "chain";
/// The choice of branches that are recorded with each sample, as `msrpp machine --branches` takes
/// it, such as user:calls.
inline constexpr std::string_view branches = "branches";
inline constexpr std::string_view command = "command"; ///< the sampled program and its arguments
/// The CPUs that were sampled, such as 0,2-3, where everything that ran on them was sampled, and
/// not the command alone.
inline constexpr std::string_view cpus = "cpus";
/// The name of the machine on which the profile was recorded.
inline constexpr std::string_view host = "host";
/// The release of the kernel on which the profile was recorded.
inline constexpr std::string_view kernel = "kernel";
/// Whether the profile has the maps of JIT compilers: the value `kept` means that it has all maps
/// that there were at the recording, and readers search for no other maps.
inline constexpr std::string_view jit_maps = "jit_maps";
} // namespace about

/// The largest number of bytes in the content of a part of a profile.
inline constexpr std::size_t most_content = std::size_t{1} << 24;

/// A file, or memory of no file, that a process has mapped from a time on.
struct mapping {
    std::uint32_t pid{};   ///< number of the process that has mapped the file or memory
    std::uint64_t time{};  ///< time of the mapping, in ns of CLOCK_MONOTONIC
    std::uint64_t begin{}; ///< first address of the mapped memory
    std::uint64_t size{};  ///< size of the mapped memory in bytes
    /// Position in the file, in bytes, of the byte that is mapped at `begin`.
    std::uint64_t offset{};
    std::string_view build_id{}; ///< the bytes of the mapped file's build id; empty: unknown
    /// Path of the mapped file, or `[heap]`, `[stack]`, `[vdso]`; empty: memory of no file.
    std::string_view path{};
};

/// The new memory of a process from a time on, as the process executes a program or begins as a
/// copy of another process. Mappings of earlier times are not in the new memory.
struct address_space {
    std::uint32_t pid{}; ///< number of the process that has new memory
    /// Number of the process whose memory fork() copies; 0 where the process executes a program.
    std::uint32_t parent{};
    /// time at which the process got the new memory, in ns of CLOCK_MONOTONIC
    std::uint64_t time{};
};

/// Lines of the file /tmp/perf-PID.map, in which a just-in-time compiler writes its functions. A
/// file with more than `most_content` bytes is stored as several objects of this type.
struct jit_map {
    std::uint32_t pid{}; ///< number of the process that has the just-in-time compiler
    /// Time of the file's last write, in ns of CLOCK_MONOTONIC, up to `file_tick` ns too early.
    std::uint64_t time{};
    /// Whole lines of the just-in-time compiler's map file, as the compiler wrote them.
    std::string_view text{};
};

/// The longest time, in ns, by which the time of a file's last write can be too early: file systems
/// take the time of the kernel's last tick, and the slowest tick of Linux is 100 Hz
/// (CONFIG_HZ_100).
inline constexpr std::uint64_t file_tick = 10'000'000;

/// The begin of a thread, or its new name from a time on.
struct thread {
    std::uint32_t pid{};     ///< number of the process that the thread belongs to
    std::uint32_t tid{};     ///< number of the thread that begins or gets a new name
    std::uint32_t parent{};  ///< number of the process that started the thread; 0: not known
    std::uint64_t time{};    ///< time of the begin or of the new name, in ns of CLOCK_MONOTONIC
    std::string_view name{}; ///< name of the thread from `time` on
};

/// The end of a thread.
struct ended {
    std::uint32_t pid{};  ///< number of the process that the thread belonged to
    std::uint32_t tid{};  ///< number of the thread that has ended
    std::uint64_t time{}; ///< time of the thread's end, in ns of CLOCK_MONOTONIC
};

/// Three clocks of the machine, read at the same moment, so that the time that a clock shows can be
/// converted to the time that another clock shows.
struct clocks {
    std::uint64_t tsc{};       ///< value of the time stamp counter, in its ticks
    std::uint64_t monotonic{}; ///< value of CLOCK_MONOTONIC, in ns
    std::uint64_t realtime{};  ///< value of CLOCK_REALTIME, in ns
};

/// A cgroup: its number in samples, and its path.
struct cgroup {
    std::uint64_t number{};  ///< number by which samples name the cgroup
    std::string_view path{}; ///< path of the cgroup in the file system of cgroups
};

/// The reason for which samples were lost.
enum class loss : std::uint32_t {
    full = 1,    ///< the ring buffer in which samples wait for their reader was full
    overwritten, ///< the ring buffer's older samples were overwritten before anybody had read them
    throttled,   ///< the kernel throttled the event, because its interrupts came too often
    not_handled, ///< no handler took the interrupt of a sample
    other,       ///< a reason for lost samples that has no number of its own
};

/// A report of samples that the processor or the kernel lost, so that they are not in the file.
struct lost {
    std::uint32_t cpu{};      ///< number of the logical processor that lost samples
    loss reason{loss::other}; ///< why the samples were lost
    std::uint64_t samples{};  ///< the number of samples that were lost
    std::uint64_t time{};     ///< time of the loss, in ns of CLOCK_MONOTONIC
};

/// Memory that a thread has allocated or freed.
struct allocation {
    std::uint32_t pid{};     ///< number of the process whose memory was allocated or freed
    std::uint32_t tid{};     ///< number of the thread that allocated or freed the memory
    std::uint64_t time{};    ///< time of the allocation or freeing, in ns of CLOCK_MONOTONIC
    std::uint64_t address{}; ///< first address of the memory that was allocated or freed
    std::uint64_t size{};    ///< size of the memory in bytes; 0: the memory was freed
    /// Return addresses of the functions that led to the allocation or freeing, the innermost
    /// first.
    std::span<const std::uint64_t> chain{};
};

/// A branch that was taken before a sample. The bits of `flags` are those of Linux's struct
/// perf_branch_entry.
struct branch {
    std::uint64_t source{};      ///< address of the branch
    std::uint64_t destination{}; ///< address that the branch went to
    /// Flags of the branch: bits of `branch_flag`, and further bits of perf_branch_entry.
    std::uint64_t flags{};

    friend constexpr bool operator==(const branch &, const branch &) = default;
};

/// Bits of a branch's flags. A branch with neither `mispredicted` nor `predicted` was recorded by a
/// processor that does not say whether the branch was predicted rightly.
namespace branch_flag {
inline constexpr std::uint64_t mispredicted = 1u << 0;   ///< the branch was predicted wrongly
inline constexpr std::uint64_t predicted = 1u << 1;      ///< the branch was predicted rightly
inline constexpr std::uint64_t in_transaction = 1u << 2; ///< the branch was in a transaction
inline constexpr std::uint64_t aborted = 1u << 3;        ///< the branch aborted a transaction
/// Lowest of the 16 flag bits with the clocks since the branch before.
inline constexpr unsigned cycles_bit = 4;
/// Lowest of the 4 flag bits with the branch's type, PERF_BR_... of Linux.
inline constexpr unsigned type_bit = 20;
/// Lowest of the 2 flag bits with the outcome of the branch's speculation, PERF_BR_SPEC_... of
/// Linux.
inline constexpr unsigned speculation_bit = 24;
} // namespace branch_flag

/// The newest branches before a sample, the newest first. The sample is the last in front of the
/// branches in the file.
struct branch_stack {
    std::span<const branch> branches{}; ///< the branches before the sample, the newest first
};

/// The end of a recording that was not interrupted.
struct end {
    std::uint64_t samples{}; ///< number of all samples in the profile
    std::uint64_t lost{};  ///< number of all samples that were lost while the profile was recorded
    std::int32_t status{}; ///< exit status of the sampled program, as a shell has it
};

} // namespace msr::profile
