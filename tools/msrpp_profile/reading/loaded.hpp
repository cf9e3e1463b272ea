// Reads a profile from a file into memory: rows of samples, and the threads, files and cgroups that
// rows refer to.
#pragma once

#include "mappings.hpp"
#include "meaning.hpp"

#include <msr/profile/format.hpp>
#include <msr/profile/reader.hpp>
#include <msr/profile/record.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::profile {

namespace about = msr::profile::about;

constexpr std::uint64_t line_bytes = 64;   ///< bytes of a cache line
constexpr std::uint64_t page_bytes = 4096; ///< bytes of a page of memory

/// A sample in 64 bytes, decoded; `loaded::record_of` returns the complete record.
struct row {
    std::uint64_t ip{};
    /// Linear address of the sample's data access or instruction fetch; valid where `has_address`.
    std::uint64_t address{};
    std::uint64_t time{};   ///< time of the sample in nanoseconds of CLOCK_MONOTONIC
    std::uint64_t offset{}; ///< position of the sample's record in the file, in bytes
    std::uint32_t pid{};
    std::uint32_t tid{};
    std::uint32_t period{};
    std::uint32_t latency{}; ///< latency of the access in clocks; valid where `has_latency`
    std::uint32_t cgroup{};  ///< index of the sample's cgroup in `loaded::cgroups`
    std::uint16_t cpu{};
    std::uint16_t flags{}; ///< subjects of the sample, such as loads: bits of `subject`
    /// Clocks from the tagging of the op to its retirement, as in `meaning`; 0: unknown.
    std::uint16_t to_retire{};
    std::uint16_t translation{}; ///< clocks of the address translation, as in `meaning`; 0: unknown
    msr::profile::sample_kind kind{};
    level source{};
    tlb through{};
    msr::ibs::page_size page{};

    bool is(subject entry) const { return (flags & entry) != 0; }
};
static_assert(sizeof(row) == 64);

/// A cgroup with samples; its path is empty where no record has the path.
struct known_cgroup {
    std::uint64_t number{};
    std::string_view path{};
};

/// An allocation of memory, or its freeing where `size` is 0.
struct allocated {
    std::uint32_t pid{};
    std::uint32_t tid{};
    std::uint64_t time{};
    std::uint64_t address{};
    std::uint64_t size{};
    std::size_t chain_begin{}; ///< index of the innermost caller in `loaded::allocation_chains`
    std::size_t chain_size{};
};

/// The branches of a sample.
struct sample_branches {
    std::size_t row{};   ///< position of the sample in `loaded::rows`
    std::size_t begin{}; ///< position of the newest branch in `loaded::branches`
    std::size_t size{};
};

/// The bytes of a file: mapped into memory, or read where the file cannot be mapped.
class file_bytes {
public:
    /// Throws a complaint that begins with `begin` where the file cannot be read.
    file_bytes(const std::string &path, const std::string &begin);
    ~file_bytes();
    file_bytes(const file_bytes &) = delete;
    file_bytes &operator=(const file_bytes &) = delete;

    std::span<const unsigned char> bytes() const { return bytes_; }

private:
    std::span<const unsigned char> bytes_{};
    void *mapped_ = nullptr;
    std::vector<unsigned char> read_{};
};

/// A profile in memory. The texts of the object are parts of the bytes of the profile's file.
class loaded {
public:
    /// Reads a profile from a file, and prints on standard error what is missing of the profile.
    /// Throws a complaint (exit status 1) where the file is no profile; complaints begin with
    /// `begin`, such as `profile report: `.
    static loaded from_file(const std::string &path, const std::string &begin);
    /// Reads a profile from bytes, which must outlive the returned object. `reading.outcome` of the
    /// result says how far the bytes could be read.
    static loaded from_bytes(std::span<const unsigned char> bytes);

    msr::profile::reading reading{};
    std::vector<std::pair<std::string_view, std::string_view>> description;
    std::vector<row> rows; ///< samples of the profile in the order of the file
    std::vector<msr::profile::mapping> mappings;
    std::vector<msr::profile::thread> threads;
    std::vector<msr::profile::address_space> spaces;
    std::vector<msr::profile::jit_map> jit_maps;
    std::vector<msr::profile::ended> ended;
    std::vector<msr::profile::clocks> clocks;
    /// Cgroups of samples; the first stands for samples without a cgroup.
    std::vector<known_cgroup> cgroups;
    std::vector<msr::profile::lost> lost;
    std::vector<allocated> allocations;
    std::vector<std::uint64_t> allocation_chains;
    std::vector<sample_branches> branch_stacks; ///< branches of samples, in the order of the file
    std::vector<msr::profile::branch> branches;
    /// The profile's end record; empty where `reading.outcome` is not `finished`.
    msr::profile::end end{};
    /// Names of processors for which the registers in records cannot be decoded; a part of the
    /// names where there are many.
    std::set<std::string> not_decoded;

    /// Returns the value of a name in the profile's description; empty: the description has no such
    /// name.
    std::string_view value_of(std::string_view name) const;
    /// Returns the complete record of a sample.
    msr::profile::record record_of(const row &row) const {
        return msr::profile::record::at(bytes_.subspan(row.offset));
    }
    /// Returns the branches of a sample, the newest first.
    std::span<const msr::profile::branch> branches_of(const sample_branches &stack) const {
        return std::span{branches}.subspan(stack.begin, stack.size);
    }
    /// Returns the branches of a sample of `rows`, the newest first; empty: the sample has none.
    std::span<const msr::profile::branch> branches_of(const row &row) const;
    std::span<const std::uint64_t> chain_of(const allocated &allocated) const {
        return std::span{allocation_chains}.subspan(allocated.chain_begin, allocated.chain_size);
    }
    /// Returns the last name of a thread, or of a process where `tid` is the process's number;
    /// empty: unknown.
    std::string_view name_of_thread(std::uint32_t pid, std::uint32_t tid) const;
    /// Returns the file that is mapped at an address of a process, or of the kernel, at a time;
    /// null: no such file is known.
    const msr::profile::mapping *mapping_at(std::uint32_t pid, std::uint64_t address,
                                            std::uint64_t time) const {
        return finder_.find(pid, address, time);
    }
    /// Returns the address space that a process has at a time.
    mapping_finder::space space_of(std::uint32_t pid, std::uint64_t time) const {
        return finder_.space_of(pid, time);
    }
    /// Returns the number of samples that records of the profile report as lost.
    std::uint64_t lost_samples() const;
    /// Returns the unit of samples' periods, in the plural: ops, clocks, fetches, events.
    std::string_view counted() const;

private:
    friend struct receiver;
    std::shared_ptr<file_bytes> file_;
    std::span<const unsigned char> bytes_{};
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::string_view> names_;
    mapping_finder finder_;
};

/// Prints on standard error what is missing of a profile; prints nothing where the profile is
/// complete.
void say_what_is_missing(const loaded &loaded, const std::string &path);

} // namespace msrpp::profile
