// The profile that is written while a program runs.
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

/// Nanoseconds of CLOCK_MONOTONIC.
std::uint64_t now();

/// A profile as it grows: what was written is in the file at the next `tick`, whatever happens.
class profile_file {
public:
    /// Throws a complaint where the file cannot be written.
    profile_file(std::string path, const std::vector<std::string> &program,
                 const std::vector<std::pair<std::string_view, std::string>> &description);
    profile_file(const profile_file &) = delete;
    profile_file &operator=(const profile_file &) = delete;
    /// Takes the file away where nothing was recorded.
    ~profile_file();

    template <typename What>
    void put(const What &subject) {
        write_waiting();
        writer_->put(subject);
    }
    /// Records, whole, one behind the other.
    void put_samples(std::span<const unsigned char> records);
    /// The number of a cgroup that samples have.
    void saw_cgroup(std::uint64_t number);
    /// A process that has a sample: the map of a JIT compiler in it is kept at the end.
    void saw_process(std::uint32_t pid) { processes_.insert(pid); }
    /// Writes the clocks each second, and brings the file up to date. Call it again and again.
    void tick();
    /// The program has ended. Says how many samples there are, and `remark` behind them.
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
    std::uint64_t clocks_told_{};
    std::uint64_t flushed_{};
    bool is_finished_{};

    void tell_clocks();
    void tell_cgroups();
    void write_waiting();
    void flush();
};

} // namespace msrpp::profile
