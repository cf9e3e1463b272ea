// A profile that was read from its file: rows of samples, and whose they are.
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

constexpr std::uint64_t line_bytes = 64;   ///< of a cache
constexpr std::uint64_t page_bytes = 4096; ///< of memory

/// A sample in 64 bytes, decoded; `loaded::record_of` has all else.
struct row {
    std::uint64_t ip{};
    std::uint64_t address{}; ///< of data or fetch, where `has_address`
    std::uint64_t time{};    ///< nanoseconds of CLOCK_MONOTONIC
    std::uint64_t offset{};  ///< of the record, in the file
    std::uint32_t pid{};
    std::uint32_t tid{};
    std::uint32_t period{};
    std::uint32_t latency{}; ///< clocks, where `has_latency`
    std::uint32_t cgroup{};  ///< a position in `loaded::cgroups`
    std::uint16_t cpu{};
    std::uint16_t flags{};       ///< bits of `what`
    std::uint16_t to_retire{};   ///< as in `meaning`
    std::uint16_t translation{}; ///< as in `meaning`
    msr::profile::sample_kind kind{};
    level source{};
    tlb through{};
    msr::ibs::page_size page{};

    bool is(subject entry) const { return (flags & entry) != 0; }
};
static_assert(sizeof(row) == 64);

/// A cgroup of which there are samples; the path is empty where no record has it.
struct known_cgroup {
    std::uint64_t number{};
    std::string_view path{};
};

/// An allocation, or a freeing where `size` is 0.
struct allocated {
    std::uint32_t pid{};
    std::uint32_t tid{};
    std::uint64_t time{};
    std::uint64_t address{};
    std::uint64_t size{};
    std::size_t chain_begin{}; ///< in `loaded::allocation_chains`
    std::size_t chain_size{};
};

/// The bytes of a file: mapped, or read where it cannot be.
class file_bytes {
public:
    /// Throws a complaint that begins with `begin`.
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

/// A profile in memory. What is text in it lies in the file's bytes.
class loaded {
public:
    /// Reads a file. What is missing of it is said on standard error. Throws a complaint, exit 1,
    /// where it is no profile; complaints begin with `begin`, such as `profile report: `.
    static loaded from_file(const std::string &path, const std::string &begin);
    /// Reads bytes, which must outlive this object; `reading.outcome` says how far.
    static loaded from_bytes(std::span<const unsigned char> bytes);

    msr::profile::reading reading{};
    std::vector<std::pair<std::string_view, std::string_view>> description;
    std::vector<row> rows; ///< in the order of the file
    std::vector<msr::profile::mapping> mappings;
    std::vector<msr::profile::thread> threads;
    std::vector<msr::profile::address_space> spaces;
    std::vector<msr::profile::jit_map> jit_maps;
    std::vector<msr::profile::ended> ended;
    std::vector<msr::profile::clocks> clocks;
    std::vector<known_cgroup> cgroups; ///< the first: of samples without one
    std::vector<msr::profile::lost> lost;
    std::vector<allocated> allocations;
    std::vector<std::uint64_t> allocation_chains;
    msr::profile::end end{}; ///< nothing where `reading.outcome` is not `finished`
    /// Processors whose records' registers mean nothing here; of many not all.
    std::set<std::string> not_decoded;

    /// A value of the description; empty: there is none.
    std::string_view value_of(std::string_view name) const;
    /// The whole record of a row.
    msr::profile::record record_of(const row &row) const {
        return msr::profile::record::at(bytes_.subspan(row.offset));
    }
    std::span<const std::uint64_t> chain_of(const allocated &allocated) const {
        return std::span{allocation_chains}.subspan(allocated.chain_begin, allocated.chain_size);
    }
    /// The last name of a thread, or of a process by its number; empty: not known.
    std::string_view name_of_thread(std::uint32_t pid, std::uint32_t tid) const;
    /// The file that lies at an address of a process, or null. For the kernel's addresses too.
    const msr::profile::mapping *mapping_at(std::uint32_t pid, std::uint64_t address,
                                            std::uint64_t time) const {
        return finder_.find(pid, address, time);
    }
    /// The address space that a process has at a time.
    mapping_finder::space space_of(std::uint32_t pid, std::uint64_t time) const {
        return finder_.space_of(pid, time);
    }
    /// Number of samples that the records report as lost.
    std::uint64_t lost_samples() const;
    /// The unit of the number that one sample stands for, in the plural: ops, clocks, fetches,
    /// events.
    std::string_view counted() const;

private:
    friend struct receiver;
    std::shared_ptr<file_bytes> file_;
    std::span<const unsigned char> bytes_{};
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::string_view> names_;
    mapping_finder finder_;
};

/// Writes to standard error what is missing of a profile; nothing where it is whole.
void say_what_is_missing(const loaded &loaded, const std::string &path);

} // namespace msrpp::profile
