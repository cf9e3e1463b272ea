// Lets accesses to the registers that a folder like /dev/cpu serves fail on purpose, by
// msr::faulty.
#pragma once

#include "folder.hpp"

#include <msr/backend/faulty.hpp>
#include <msr/core/failure.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace msr_folder {

/// The name of the option by which users request simulated faults of registers.
inline constexpr const char *fault_option = "--fault";
inline constexpr const char *fault_help =
    "an access that goes wrong on purpose: gp, eio, eperm, gone, swallow or take=REGISTER=VALUE, "
    "then @N, the N-th or each, and :read, :write, :REGISTER, :cpuN to narrow which";

/// Returns the faults that texts describe (msr/backend/fault_text.hpp). Throws
/// std::invalid_argument with a sentence about a text that is wrong, or about a CPU that a machine
/// of `cpus` CPUs does not have.
std::vector<msr::fault> faults_of(const std::vector<std::string> &texts, unsigned cpus);

/// Passes accesses on to other registers, except for accesses that a fault concerns.
class faulty_registers : public registers {
public:
    /// The object passes accesses on to `registers`, which must outlive the object.
    faulty_registers(registers &registers, std::vector<msr::fault> faults);

    unsigned cpus() const override { return backend_.device->cpus(); }
    bool has_interrupts() const override { return backend_.device->has_interrupts(); }
    bool has_gone(unsigned cpu) const override { return faulty_.is_gone(cpu); }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) override;
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override;

private:
    /// The folder's registers in the form of a backend of the library.
    struct backend {
        registers *device;
        msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
            return device->read(cpu, address, value);
        }
        msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
            return device->write(cpu, address, value);
        }
    };

    backend backend_;
    msr::faulty<backend> faulty_;
};

} // namespace msr_folder
