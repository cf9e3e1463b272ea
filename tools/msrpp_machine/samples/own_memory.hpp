// Memory of the machine itself at addresses where no program can have memory: the debug store, into
// which the simulated processor writes samples for the machine.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace msrpp::machine {

/// Memory for records of samples in the first 64 KiB, which Linux leaves free: some pages for each
/// CPU.
class own_memory {
public:
    static constexpr std::uint64_t page = 4096;
    static constexpr unsigned most_cpus = 15;

    /// Provides memory for CPUs: at least 1 and at most most_cpus CPUs.
    void provide(std::vector<unsigned> cpus) {
        cpus_ = std::move(cpus);
        bytes_.resize(most_cpus * page);
        const auto count = static_cast<unsigned>(cpus_.size());
        of_cpu_ = most_cpus / std::clamp(count, 1u, most_cpus) * page;
    }
    /// Returns the address where the memory of a CPU begins; the CPU must be one that provide()
    /// named.
    std::uint64_t begin_of(unsigned cpu) const {
        const auto place = std::find(cpus_.begin(), cpus_.end(), cpu) - cpus_.begin();
        return page + static_cast<std::uint64_t>(place) * of_cpu_;
    }
    std::uint64_t bytes_of_cpu() const { return of_cpu_; }

    /// Returns the bytes at an address; none where not all of the bytes are in the provided memory.
    std::span<unsigned char> at(std::uint64_t address, std::size_t count) {
        const std::uint64_t offset = address - page;
        if (address < page || offset > bytes_.size() || count > bytes_.size() - offset) return {};
        return std::span{bytes_}.subspan(offset, count);
    }

private:
    std::vector<unsigned char> bytes_;
    std::vector<unsigned> cpus_;
    std::uint64_t of_cpu_{};
};

} // namespace msrpp::machine
