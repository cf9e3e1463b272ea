// A folder that behaves as Linux's /dev/cpu, served by FUSE: N/msr for each logical processor N.
// pread and pwrite of 8 bytes at offset R access register R. Transfers behave as those of the msr
// driver: Linux, arch/x86/kernel/msr.c.
#pragma once

#include <msr/core/failure.hpp>

#include <cstdint>
#include <memory>
#include <string>

namespace msr_folder {

/// The registers that the folder shows. All functions are called by one thread.
class registers {
public:
    virtual ~registers() = default;
    virtual unsigned cpus() const = 0;
    /// Returns whether each CPU has a pipe N/interrupts. The ends of a pipe are opened as those of
    /// any FIFO.
    virtual bool has_interrupts() const { return false; }
    /// Returns whether a CPU has gone offline, so that its device cannot be opened.
    virtual bool has_gone(unsigned /*cpu*/) const { return false; }
    virtual msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) = 0;
    virtual msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) = 0;
};

/// A mounted folder. The destructor unmounts the folder, also where programs have files open.
class folder {
public:
    /// `place`: path of an existing folder. `named`: name in the list of mounts. Throws
    /// std::runtime_error where the folder cannot be mounted.
    folder(registers &registers, const std::string &place, const std::string &named);
    folder(const folder &) = delete;
    folder &operator=(const folder &) = delete;
    ~folder();

    /// Answers requests until `end` can be read from, or another process unmounts the folder.
    void serve(int end);

private:
    struct mounted;
    std::unique_ptr<mounted> mounted_;
};

} // namespace msr_folder
