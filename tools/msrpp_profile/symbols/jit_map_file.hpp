// The file of functions that a just-in-time compiler writes, /tmp/perf-PID.map: its bytes and the
// time of the last write, and the file's transfer into a profile.
#pragma once

#include <msr/profile/format.hpp>

#include <cstddef>
#include <cstdint>
#include <ctime>
#include <set>
#include <string>
#include <string_view>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace msrpp::profile {

/// The contents of a just-in-time compiler's file, with the time of its last write.
struct jit_map_file {
    std::string text{};
    std::uint64_t written{}; ///< time of the last write to the file, in ns of CLOCK_MONOTONIC
};

namespace jit_detail {

inline std::int64_t nanoseconds(const timespec &timespec) {
    return std::int64_t{timespec.tv_sec} * 1'000'000'000 + timespec.tv_nsec;
}

/// Converts a time of CLOCK_REALTIME to ns of CLOCK_MONOTONIC, by the present difference of the
/// clocks; 0: the time is before the begin of CLOCK_MONOTONIC.
inline std::uint64_t monotonic_of(const timespec &real) {
    timespec current{}, real_now{};
    clock_gettime(CLOCK_MONOTONIC, &current);
    clock_gettime(CLOCK_REALTIME, &real_now);
    const std::int64_t result = nanoseconds(current) - (nanoseconds(real_now) - nanoseconds(real));
    return result < 0 ? 0 : static_cast<std::uint64_t>(result);
}

} // namespace jit_detail

/// Reads a just-in-time compiler's file. The text is empty where there is no file, the file has a
/// GiB or more, or its owner is neither this user nor root: everyone may write to the folder, and
/// another user could give functions false names.
inline jit_map_file read_jit_map_file(const std::string &path) {
    jit_map_file result;
    const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW);
    if (file < 0) return result;
    struct stat subject {};
    constexpr off_t maximum = off_t{1} << 30;
    if (fstat(file, &subject) == 0 && S_ISREG(subject.st_mode) && subject.st_size < maximum &&
        (subject.st_uid == 0 || subject.st_uid == geteuid())) {
        result.written = jit_detail::monotonic_of(subject.st_mtim);
        result.text.resize(static_cast<std::size_t>(subject.st_size));
        std::size_t used = 0;
        while (used < result.text.size()) {
            const ssize_t got = read(file, result.text.data() + used, result.text.size() - used);
            if (got <= 0) break;
            used += static_cast<std::size_t>(got);
        }
        result.text.resize(used);
    }
    close(file);
    return result;
}

/// Puts the just-in-time compilers' maps of processes into a profile, by
/// `put(msr::profile::jit_map)`, in parts of whole lines. A line that is longer than a part is left
/// out.
template <typename Put>
void put_jit_maps(const std::set<std::uint32_t> &processes, Put put) {
    constexpr std::size_t maximum = msr::profile::most_content / 2;
    for (const std::uint32_t pid : processes) {
        const jit_map_file file = read_jit_map_file("/tmp/perf-" + std::to_string(pid) + ".map");
        std::string_view rest = file.text;
        while (!rest.empty()) {
            std::size_t size = rest.size();
            if (size > maximum) {
                const std::size_t line = rest.rfind('\n', maximum - 1);
                size = line == rest.npos ? rest.find('\n', maximum) : line;
                size = size == rest.npos ? rest.size() : size + 1;
            }
            if (size <= maximum)
                put(msr::profile::jit_map{
                    .pid = pid, .time = file.written, .text = rest.substr(0, size)});
            rest.remove_prefix(size);
        }
    }
}

} // namespace msrpp::profile
