// Access to registers of a device by their types, which know the registers' addresses.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/register.hpp>
#include <msr/core/register_location.hpp>

#include <cstdint>

namespace msr {

/// The result of reading a register: its fields, or the failure of the read. The result converts to
/// false where the register was not read; accessing absent fields ends the program.
template <typename Register>
class [[nodiscard]] register_reading {
public:
    /// Makes the result of a read that has succeeded.
    constexpr register_reading(const Register &fields) : fields_{fields} {}
    /// Makes the result of a read that has failed.
    constexpr register_reading(const failure &cause) : why_{cause} {}

    /// Returns whether the register was read.
    constexpr explicit operator bool() const { return !why_; }
    /// Returns the register's fields. Ends the program where the register was not read.
    constexpr const Register &operator*() const { return checked_fields(); }
    /// Returns the address of the register's fields. Ends the program where the register was not
    /// read.
    constexpr const Register *operator->() const { return &checked_fields(); }

    /// Returns the failure of the register's read; no failure where the register was read.
    constexpr const failure &why() const { return why_; }

private:
    constexpr const Register &checked_fields() const {
        if (why_) __builtin_trap();
        return fields_;
    }

    Register fields_{};
    failure why_{};
};

/// Reads a register of one logical CPU at an address; for register types that stand at several
/// addresses.
/// `device`: a backend
/// `cpu`: the backend's number of the logical processor; on Linux, Linux's number, from 0 on
/// `address`: register number as RDMSR takes it
/// Returns the fields, or the failure of the backend.
template <hardware_register Register, typename Device>
constexpr register_reading<Register> read(Device &device, unsigned cpu, std::uint32_t address) {
    std::uint64_t value = 0;
    if (const failure cause = device.read(cpu, address, value)) return cause;
    return decode<Register>(value);
}

namespace detail {

/// Returns a failure with the name of the register, where the device has not named it.
template <located_register Register>
constexpr failure with_name(failure cause) {
    if (cause && cause.name == nullptr) cause.name = Register::location.name;
    return cause;
}

} // namespace detail

/// Reads the register of type `Register` at its `location`: `msr::read<power_limit>(device, cpu)`.
/// Returns the register's fields, or the failure of the backend with the register's name.
/// `device`: a backend
/// `cpu`: the backend's number of the logical processor; on Linux, Linux's number, from 0 on
template <located_register Register, typename Device>
constexpr register_reading<Register> read(Device &device, unsigned cpu) {
    const auto result = read<Register>(device, cpu, Register::location.address);
    if (!result) return detail::with_name<Register>(result.why());
    return result;
}

/// Writes a whole register of one logical CPU at an address: bits outside of all fields become 0,
/// and each field is written as its `access` says. `msr::update` (msr/update.hpp) keeps bits that
/// it does not set.
/// Returns what went wrong: `error_code::unfit` where a value does not fit its field, and then
/// nothing is written, or the failure of the backend.
/// `device`: a backend
/// `cpu`: number of the logical processor
/// `address`: register number as WRMSR takes it
/// `fields`: the value of the whole register
template <hardware_register Register, typename Device>
constexpr failure write_register(Device &device, unsigned cpu, std::uint32_t address,
                                 const Register &fields) {
    const encoding_result encoding = try_encode(fields);
    if (!encoding)
        return {.kind = error_code::unfit,
                .is_write = true,
                .cpu = cpu,
                .address = address,
                .value = encoding.value,
                .subject = encoding.unfit_field};
    return device.write(cpu, address, encoding.value);
}

/// Writes a whole register at its `location`: bits outside of all fields become 0.
/// Returns what went wrong, with the register's name; nothing is written where a value does not fit
/// its field.
/// `device`: a backend
/// `cpu`: the backend's number of the logical processor; on Linux, Linux's number, from 0 on
/// `fields`: the value of the whole register
template <located_register Register, typename Device>
constexpr failure write_register(Device &device, unsigned cpu, const Register &fields) {
    return detail::with_name<Register>(
        write_register(device, cpu, Register::location.address, fields));
}

} // namespace msr
