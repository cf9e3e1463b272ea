// The registers that `msrpp control` accesses: those of this machine, or of a simulated machine
// that has registers of controls only.
#pragma once

#include <msr/backend/any_backend.hpp>
#include <msr/core/failure.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/topology.hpp>
#include <msr/sim/controls/control_machine.hpp>

#include <cstdint>
#include <memory>
#include <string>

namespace msrpp::control_tool {

inline constexpr const char *backend_help =
    "auto (the default), shim or dev; machine:CPU: the command runs on a simulated processor; "
    "registers:CPU or registers:CPU:FILE: it writes the registers of a simulated processor on "
    "which nothing runs else, and FILE keeps them; recorder:CPU: likewise, and each access is "
    "printed on standard error";

/// Simulated registers of controls, which a file may store: the file has everything that a killed
/// process has written to the registers. Signal handlers may access the registers.
class kept_registers {
public:
    /// `file`: path of the file; empty: no file. Throws a complaint where the file cannot be read
    /// or written.
    kept_registers(msr::core processor, const std::string &file, bool prints);
    ~kept_registers();
    kept_registers(const kept_registers &) = delete;
    kept_registers &operator=(const kept_registers &) = delete;

    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept;
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept;
    unsigned cpus() const noexcept { return machine_.cpus(); }
    msr::cpu_place place_of(unsigned cpu) const noexcept { return machine_.place_of(cpu); }
    msr::cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf,
                               std::uint32_t subleaf) const noexcept {
        return machine_.cpuid(cpu, leaf, subleaf);
    }

private:
    msr::sim::control_machine machine_;
    int file_{-1};
    bool prints_{};

    long position_of(unsigned cpu, std::uint32_t address) const noexcept;
};

/// The registers that the argument of --backend names.
class access {
public:
    /// Throws a complaint where registers cannot be accessed.
    explicit access(const std::string &backend);

    /// Calls `use` with the backend that accesses the registers.
    template <typename Use>
    auto with(Use use) {
        return registers_ != nullptr ? use(*registers_) : use(*device_);
    }
    /// Returns whether the processor is simulated.
    bool is_simulated() const;
    /// Returns a line on the simulated registers; empty: the processor is real.
    std::string note() const;

private:
    std::string name_;
    std::unique_ptr<kept_registers> registers_;
    std::shared_ptr<msr::any_backend> device_;
};

} // namespace msrpp::control_tool
