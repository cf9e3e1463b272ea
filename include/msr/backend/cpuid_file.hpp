// CPUID of the processor that runs the calling thread, and of the other processors of its machine.
#pragma once

#include <msr/processor/cpuid.hpp>

#include <cerrno>
#include <cstdint>
#include <cstdio>

#include <fcntl.h>
#include <sys/types.h>
#include <unistd.h>

namespace msr::detail {

/// Returns whether CPUID has the vendor and model of the processor that runs this program: an
/// emulator may show the files of its host, whose processor is another one.
template <cpuid_function Cpuid>
bool is_of_this_machine(const Cpuid &cpuid) noexcept {
    return cpuid(0, 0) == cpuid_of_this_processor(0, 0) &&
           cpuid(1, 0).eax == cpuid_of_this_processor(1, 0).eax;
}

/// CPUID of a logical processor as Linux's cpuid driver has it: 16 bytes at an offset of the leaf,
/// with the subleaf in the upper half (cpuid(4)). `root`: the folder of CPUs, in up to 230
/// characters.
class cpuid_file {
public:
    explicit cpuid_file(unsigned cpu, const char *root = "/dev/cpu") noexcept {
        char path[256];
        std::snprintf(path, sizeof path, "%s/%u/cpuid", root, cpu);
        do
            descriptor_ = ::open(path, O_RDONLY | O_CLOEXEC);
        while (descriptor_ < 0 && errno == EINTR);
    }
    cpuid_file(const cpuid_file &) = delete;
    cpuid_file &operator=(const cpuid_file &) = delete;
    ~cpuid_file() {
        if (descriptor_ >= 0) ::close(descriptor_);
    }

    /// Returns whether the file of CPUID exists and has the vendor and model of the processor that
    /// runs this program.
    bool is_there() const noexcept { return is_of_this_machine(*this); }

    /// Returns CPUID of a leaf and subleaf; zeros where the file of CPUID is not there, or cannot
    /// be read.
    cpuid_registers operator()(std::uint32_t leaf, std::uint32_t subleaf) const noexcept {
        cpuid_registers result;
        return read(leaf, subleaf, result) ? result : cpuid_registers{};
    }

private:
    bool read(std::uint32_t leaf, std::uint32_t subleaf,
              cpuid_registers &destination) const noexcept {
        static_assert(sizeof destination == 16);
        const std::uint64_t offset = std::uint64_t{subleaf} << 32 | leaf;
        ssize_t moved;
        do
            moved =
                ::pread(descriptor_, &destination, sizeof destination, static_cast<off_t>(offset));
        while (moved < 0 && errno == EINTR);
        return moved == ssize_t{sizeof destination};
    }

    int descriptor_ = -1;
};

/// CPUID of the processor that runs the calling thread.
struct cpuid_here {
    cpuid_registers operator()(std::uint32_t leaf, std::uint32_t subleaf) const noexcept {
        return cpuid_of_this_processor(leaf, subleaf);
    }
};

} // namespace msr::detail
