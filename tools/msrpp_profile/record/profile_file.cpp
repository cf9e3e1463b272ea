#include "profile_file.hpp"

#include "../../support/complaint.hpp"
#include "../../support/text.hpp"
#include "../symbols/jit_map_file.hpp"

#include <msr/backend/clock.hpp>

#include <cerrno>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <stdexcept>

#include <sys/stat.h>
#include <sys/utsname.h>
#include <unistd.h>

namespace msrpp::profile {

namespace {

constexpr std::uint64_t second = 1'000'000'000;

std::uint64_t time_of(clockid_t clock) {
    timespec read{};
    clock_gettime(clock, &read);
    return static_cast<std::uint64_t>(read.tv_sec) * second +
           static_cast<std::uint64_t>(read.tv_nsec);
}

} // namespace

std::uint64_t now() { return time_of(CLOCK_MONOTONIC); }

void profile_file::sink::operator()(std::span<const unsigned char> bytes) {
    if (std::fwrite(bytes.data(), 1, bytes.size(), output) != bytes.size())
        throw std::runtime_error("cannot write " + *path + ": " + std::strerror(errno));
}

profile_file::profile_file(std::string path, const std::vector<std::string> &program,
                           const std::vector<std::pair<std::string_view, std::string>> &description)
    : path_{std::move(path)}, file_{std::fopen(path_.c_str(), "wbe")} {
    if (file_ == nullptr)
        complain(rule_broken, "profile record: " + path_ + ": " + std::strerror(errno));
    writer_.emplace(sink{file_, &path_});
    const std::string words = joined(program, " ");
    std::vector<std::pair<std::string_view, std::string_view>> text{description.begin(),
                                                                    description.end()};
    utsname system{};
    uname(&system);
    text.emplace_back(about::command, words);
    text.emplace_back(about::host, system.nodename);
    text.emplace_back(about::kernel, system.release);
    text.emplace_back(about::jit_maps, "kept");
    writer_->put(text);
    tell_clocks();
    flush();
}

profile_file::~profile_file() {
    if (file_ == nullptr) return;
    const bool is_empty = !is_finished_ && writer_->samples() == 0;
    std::fclose(file_);
    if (is_empty) unlink(path_.c_str());
}

void profile_file::put_samples(std::span<const unsigned char> records) {
    constexpr std::size_t enough = std::size_t{1} << 20;
    waiting_.insert(waiting_.end(), records.begin(), records.end());
    if (waiting_.size() >= enough) write_waiting();
}

void profile_file::saw_cgroup(std::uint64_t number) {
    if (number != 0) cgroups_.insert(number);
}

void profile_file::tell_clocks() {
    reported_clocks_ = now();
    put(msr::profile::clocks{.tsc = msr::time_stamp(),
                             .monotonic = reported_clocks_,
                             .realtime = time_of(CLOCK_REALTIME)});
}

/// Puts the paths of the cgroups that have samples into the profile. A cgroup's number is the inode
/// of its folder, in the file system of cgroup version 2.
void profile_file::tell_cgroups() {
    namespace fs = std::filesystem;
    constexpr std::size_t most_folders = 10000;
    const std::string root = "/sys/fs/cgroup";
    std::set<std::uint64_t> left = cgroups_;
    const auto look_at = [&](const std::string &folder) {
        struct stat status {};
        if (stat(folder.c_str(), &status) != 0 || left.erase(status.st_ino) == 0) return;
        const std::string path = folder.substr(root.size());
        put(msr::profile::cgroup{.number = status.st_ino, .path = path.empty() ? "/" : path});
    };
    if (left.empty()) return;
    look_at(root);
    std::error_code ignored;
    std::size_t folders = 0;
    for (fs::recursive_directory_iterator position{root, ignored}, end;
         !ignored && position != end && !left.empty() && folders < most_folders;
         position.increment(ignored))
        if (position->is_directory(ignored) && !position->is_symlink(ignored)) {
            ++folders;
            look_at(position->path().string());
        }
}

void profile_file::tick() {
    constexpr std::uint64_t soon = second / 20;
    const std::uint64_t time = now();
    if (time - reported_clocks_ > second) tell_clocks();
    if (time - flushed_ > soon) flush();
}

void profile_file::write_waiting() {
    if (waiting_.empty()) return;
    writer_->put_samples(waiting_);
    waiting_.clear();
}

void profile_file::flush() {
    write_waiting();
    flushed_ = now();
    if (std::fflush(file_) != 0)
        throw std::runtime_error("cannot write " + path_ + ": " + std::strerror(errno));
}

void profile_file::finish(int status, const std::string &remark) {
    tell_clocks();
    tell_cgroups();
    put_jit_maps(processes_, [this](const msr::profile::jit_map &map) { put(map); });
    writer_->finish(status);
    flush();
    is_finished_ = true;
    std::fprintf(stderr, "msrpp profile: %s: %llu samples, %llu lost%s%s\n", path_.c_str(),
                 static_cast<unsigned long long>(writer_->samples()),
                 static_cast<unsigned long long>(writer_->lost_samples()),
                 remark.empty() ? "" : "; ", remark.c_str());
}

} // namespace msrpp::profile
