// Writes the profile of a program to a file while the program runs.
#pragma once

#include <msr/profile/format.hpp>
#include <msr/profile/writer.hpp>

#include <cstdint>
#include <cstdio>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::profile {

namespace about = msr::profile::about;

/// Returns the present time in nanoseconds of CLOCK_MONOTONIC.
std::uint64_t now();

/// A profile that is being written: written records are in the file at the next `tick`, whatever
/// happens afterwards.
class profile_file {
public:
    /// Throws a complaint where the profile's file cannot be written.
    profile_file(std::string path, const std::vector<std::string> &program,
                 const std::vector<std::pair<std::string_view, std::string>> &description);
    profile_file(const profile_file &) = delete;
    profile_file &operator=(const profile_file &) = delete;
    /// Removes the profile's file if nothing was recorded.
    ~profile_file();

    template <typename What>
    void put(const What &subject) {
        write_waiting();
        writer_->put(subject);
    }
    /// Puts whole records of samples, one behind the other, into the profile.
    void put_samples(std::span<const unsigned char> records);
    /// Notes the number of a cgroup that has samples.
    void saw_cgroup(std::uint64_t number);
    /// Notes a process that has a sample: the map of a JIT compiler in the process is stored at the
    /// end.
    void saw_process(std::uint32_t pid) { processes_.insert(pid); }
    /// Writes the readings of the system's clocks once a second, and flushes the file every 50 ms.
    /// Must be called repeatedly.
    void tick();
    /// Ends the profile with the exit status of the program. Prints the number of samples, and
    /// `remark` behind it.
    void finish(int status, const std::string &remark);

    std::uint64_t samples() const { return writer_->samples(); }

private:
    struct sink {
        std::FILE *output;
        const std::string *path;
        void operator()(std::span<const unsigned char> bytes);
    };
    std::string path_;
    std::FILE *file_{};
    std::optional<msr::profile::writer<sink>> writer_;
    std::vector<unsigned char> waiting_;
    std::set<std::uint64_t> cgroups_;
    std::set<std::uint32_t> processes_;
    std::uint64_t reported_clocks_{};
    std::uint64_t flushed_{};
    bool is_finished_{};

    void tell_clocks();
    void tell_cgroups();
    void write_waiting();
    void flush();
};

} // namespace msrpp::profile
