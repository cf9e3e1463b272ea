// A folder that behaves as Linux's /dev/cpu, served by FUSE: N/msr for each logical processor N.
// pread and pwrite of 8 bytes at offset R are register R. What transfers do is the msr driver's
// doing: Linux, arch/x86/kernel/msr.c.
#pragma once

#include <msr/core/failure.hpp>

#include <cstdint>
#include <memory>
#include <string>

namespace msr_folder {

/// The registers that the folder shows. Called by one thread.
class registers {
public:
    virtual ~registers() = default;
    virtual unsigned cpus() const = 0;
    /// Whether there is a pipe N/interrupts for each CPU. Its ends are opened as those of any FIFO.
    virtual bool has_interrupts() const { return false; }
    /// Whether a CPU has gone away, so that its device cannot be opened.
    virtual bool has_gone(unsigned /*cpu*/) const { return false; }
    virtual msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) = 0;
    virtual msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) = 0;
};

/// The mounted folder; unmounted at the end of its life, also where programs have files open.
class folder {
public:
    /// `place`: a folder that exists. `named`: what the list of mounts calls it. Throws
    /// std::runtime_error where it cannot be mounted.
    folder(registers &registers, const std::string &place, const std::string &named);
    folder(const folder &) = delete;
    folder &operator=(const folder &) = delete;
    ~folder();

    /// Answers requests until `end` can be read from, or somebody else unmounts the folder.
    void serve(int end);

private:
    struct mounted;
    std::unique_ptr<mounted> mounted_;
};

} // namespace msr_folder
