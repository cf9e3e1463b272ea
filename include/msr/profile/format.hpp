// The format of a profile's file: samples in the order of their arrival, and the data that is
// needed to understand them later. The file is written from begin to end, and a file that was cut
// is readable up to the cut.
//
//   "msrprof1"; then parts, each of 8 bytes and a content that is filled up to a multiple of 8:
//     the kind of the part (4 bytes), the bytes of the content (4 bytes), the content
//
// Numbers are little-endian. A text is its bytes (4 bytes), then the bytes. Contents:
//
//   description  texts in pairs, up to the end: a name and a value, such as cpu, zen4
//   mapping      process (4), 0 (4), time, begin, size, offset in the file; build id, path: texts
//   thread       process (4), thread (4), who started it (4; 0: not known), 0 (4), time; name: text
//   ended        process (4), thread (4), time
//   clocks       time stamp counter, CLOCK_MONOTONIC, CLOCK_REALTIME, the latter two in ns
//   cgroup       number, path: text
//   samples      records, one behind the other (msr/backend/sample_abi.h)
//   lost         CPU (4), why (4), samples, time
//   allocation   process (4), thread (4), time, address, size (0: freed); return addresses
//   end          samples in all, lost in all; the program's exit status (4), 0 (4)
//   address space  process (4), the process whose memory it is a copy of (4; 0: none), time
//   JIT map      process (4), 0 (4), time of the last write to the file; lines of the file: text
//
// A number is 8 bytes where no other size stands behind it. Times are ns of CLOCK_MONOTONIC.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace msr::profile {

/// The first 8 bytes of a profile.
inline constexpr char magic[9] = "msrprof1";

/// The kind of a part. Readers skip kinds that they do not know.
enum class part : std::uint32_t {
    description = 1, ///< names and values about the recording
    mapping,         ///< a file in the memory of a process
    thread,          ///< a thread begins, or has another name
    ended,           ///< a thread has ended
    clocks,          ///< three clocks, read at the same time
    cgroup,          ///< the path of a cgroup
    samples,         ///< records of samples (msr/backend/sample_abi.h)
    lost,            ///< samples that are not in the file
    allocation,      ///< memory was allocated or freed
    end,             ///< the recording has ended as it should
    address_space,   ///< a process has other memory
    jit_map,         ///< functions of a just-in-time compiler
};

/// Names of what the description says. A profile has those that its recorder knows.
namespace about {
inline constexpr std::string_view backend = "backend"; ///< machine:CPU, perf or shim
/// The processor, as `msrpp cpus` names it; where the CPUs are of several kinds, all names, with
/// commas.
inline constexpr std::string_view cpu = "cpu";
/// Positions in the value of `cpu`, from 0 on, with commas: that of each CPU's name, such as 0,0,1;
/// the last position holds for all further CPUs. The pair may be missing where `cpu` has one name.
inline constexpr std::string_view cpu_kinds = "cpu_kinds";
inline constexpr std::string_view simulated = "simulated"; ///< where nothing is measured: that
inline constexpr std::string_view kind = "kind";           ///< op, fetch, precise or overflow
inline constexpr std::string_view choice = "choice";       ///< the sampled choice, as `msrpp
                                                           ///< encode` takes it
inline constexpr std::string_view counts = "counts";       ///< the unit of periods, in the plural
inline constexpr std::string_view period = "period";       ///< events between two samples
inline constexpr std::string_view random = "random";       ///< low bits of periods drawn at random
inline constexpr std::string_view chain = "chain";         ///< callers with a sample, at most
inline constexpr std::string_view command = "command";     ///< the program and its arguments
/// The CPUs, as 0,2-3, where all that ran on them was sampled, not the command alone.
inline constexpr std::string_view cpus = "cpus";
inline constexpr std::string_view host = "host";     ///< the name of the machine
inline constexpr std::string_view kernel = "kernel"; ///< the release of its kernel
/// `kept`: the profile has the maps of JIT compilers that there were; readers look for no others.
inline constexpr std::string_view jit_maps = "jit_maps";
} // namespace about

/// The largest number of bytes in the content of a part.
inline constexpr std::size_t most_content = std::size_t{1} << 24;

/// A file that lies in a process's memory, from a time on.
struct mapping {
    std::uint32_t pid{};         ///< the number of the process
    std::uint64_t time{};        ///< ns of CLOCK_MONOTONIC
    std::uint64_t begin{};       ///< the first address
    std::uint64_t size{};        ///< the size in bytes
    std::uint64_t offset{};      ///< position in the file of the byte at `begin`
    std::string_view build_id{}; ///< the bytes of the file's build id; empty: unknown
    std::string_view path{};     ///< the file's path, or [heap], [stack], [vdso]; empty: memory of
                                 ///< no file
};

/// A process has other memory from a time on: it executes a program, or begins as a copy of another
/// process. Mappings of earlier times are not in that memory.
struct address_space {
    std::uint32_t pid{};    ///< the number of the process
    std::uint32_t parent{}; ///< the process whose memory is copied; 0: none, as a program is
                            ///< executed
    std::uint64_t time{};   ///< ns of CLOCK_MONOTONIC
};

/// Lines of the file that a just-in-time compiler writes of its functions, /tmp/perf-PID.map.
/// A file with more than `most_content` bytes is several of these.
struct jit_map {
    std::uint32_t pid{};     ///< the number of the process
    std::uint64_t time{};    ///< time of the file's last write, up to `file_tick` too early
    std::string_view text{}; ///< lines of the file
};

/// The time that a file system gives to a write is that of the kernel's last tick: ns, of the
/// slowest tick that Linux can be configured with, 100 Hz (CONFIG_HZ_100).
inline constexpr std::uint64_t file_tick = 10'000'000;

/// A thread begins, or has another name from a time on.
struct thread {
    std::uint32_t pid{};     ///< the number of the process
    std::uint32_t tid{};     ///< the number of the thread
    std::uint32_t parent{};  ///< the process that started it; 0: not known
    std::uint64_t time{};    ///< ns of CLOCK_MONOTONIC
    std::string_view name{}; ///< the name of the thread
};

/// A thread has ended.
struct ended {
    std::uint32_t pid{};  ///< the number of the process
    std::uint32_t tid{};  ///< the number of the thread
    std::uint64_t time{}; ///< ns of CLOCK_MONOTONIC
};

/// Clocks, read at the same time.
struct clocks {
    std::uint64_t tsc{};       ///< the time stamp counter
    std::uint64_t monotonic{}; ///< CLOCK_MONOTONIC, in ns
    std::uint64_t realtime{};  ///< CLOCK_REALTIME, in ns
};

/// A number of a cgroup and its path.
struct cgroup {
    std::uint64_t number{};  ///< the number in samples
    std::string_view path{}; ///< the path of the cgroup
};

/// The reason for which samples were lost.
enum class loss : std::uint32_t {
    full = 1,    ///< the ring of samples was full
    overwritten, ///< later samples took the place
    throttled,   ///< the kernel throttled the event
    not_handled, ///< no handler took the interrupt
    other,       ///< any other reason
};

/// Samples that there were and that are not in the file.
struct lost {
    std::uint32_t cpu{};      ///< the logical processor that lost samples
    loss reason{loss::other}; ///< the reason of the loss
    std::uint64_t samples{};  ///< the number of samples that were lost
    std::uint64_t time{};     ///< ns of CLOCK_MONOTONIC
};

/// Memory was allocated, or freed where `size` is 0.
struct allocation {
    std::uint32_t pid{};                    ///< the number of the process
    std::uint32_t tid{};                    ///< the number of the thread
    std::uint64_t time{};                   ///< ns of CLOCK_MONOTONIC
    std::uint64_t address{};                ///< the first address
    std::uint64_t size{};                   ///< the size in bytes; 0: the memory is freed
    std::span<const std::uint64_t> chain{}; ///< return addresses, the innermost first
};

/// The recording has ended as it should.
struct end {
    std::uint64_t samples{}; ///< the number of all samples in the file
    std::uint64_t lost{};    ///< the number of all samples that were lost
    std::int32_t status{};   ///< the program's exit status, as a shell has it
};

} // namespace msr::profile
