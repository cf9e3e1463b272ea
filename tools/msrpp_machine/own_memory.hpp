// Memory of the machine itself at addresses where no program can have any: the debug store of
// samples that the machine takes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace msrpp::machine {

/// In the first 64 KiB, which Linux leaves free: some pages for each CPU.
class own_memory {
public:
    static constexpr std::uint64_t page = 4096;
    static constexpr unsigned most_cpus = 15;

    /// From now on there is memory for so many CPUs, 1 to most_cpus.
    void provide(unsigned cpus) {
        bytes_.resize(most_cpus * page);
        of_cpu_ = most_cpus / std::clamp(cpus, 1u, most_cpus) * page;
    }
    /// Of a CPU, from its begin.
    std::uint64_t begin_of(unsigned cpu) const { return page + cpu * of_cpu_; }
    std::uint64_t bytes_of_cpu() const { return of_cpu_; }

    /// The bytes at an address; none where not all of them are this memory.
    std::span<unsigned char> at(std::uint64_t address, std::size_t count) {
        const std::uint64_t offset = address - page;
        if (address < page || offset > bytes_.size() || count > bytes_.size() - offset) return {};
        return std::span{bytes_}.subspan(offset, count);
    }

private:
    std::vector<unsigned char> bytes_;
    std::uint64_t of_cpu_{};
};

} // namespace msrpp::machine
