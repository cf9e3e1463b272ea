// Failures in words: what was tried, on which register and processor, why it failed, what helps.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/exceptions.hpp>
#include <msr/backend/message/failure_words.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/release.hpp>

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace msr {

namespace detail {

/// Returns the text about a failure that `write` writes: a function that writes as far as there is
/// room, and returns the length of the whole text.
[[gnu::cold, gnu::noinline]] inline std::string
text_by(std::size_t (*write)(const failure &, char *, std::size_t) noexcept,
        const failure &problem) {
    std::string text(write(problem, nullptr, 0), '\0');
    static_cast<void>(write(problem, text.data(), text.size()));
    return text;
}

/// Returns the reason of a failure alone: what was tried and why it failed, but not where.
inline std::string reason_text(const failure &problem) {
    return text_by(failure_words<this_release>::reason, problem);
}

} // namespace detail

/// Returns a failure as one line for people: where, what was tried, why it failed and what to look
/// at. `device` and `explanation` of the failure must still be alive.
/// Example:
///     #include <msr/backend/dev_msr.hpp>
///     msr::dev_msr device;
///     std::uint64_t value = 0;
///     const std::string why = msr::message(device.read(0, 0x10, value));
inline std::string message(const failure &problem) {
    return detail::text_by(detail::failure_words<this_release>::message, problem);
}

/// A register access that failed, as an exception.
class access_error : public std::runtime_error {
public:
    /// Makes the exception of a failure; `what()` is `message(problem)`.
    [[gnu::cold, gnu::noinline]] explicit access_error(const failure &problem)
        : std::runtime_error(message(problem)), reason{problem} {
        // The backend may be destroyed before the exception is caught; `what()` already has the
        // name of the device.
        reason.device = nullptr;
        reason.explanation = nullptr;
    }

    /// Returns the failure of the access as a value. Its members `device` and `explanation` are
    /// null; the text of the exception, what(), has their words.
    const failure &why() const noexcept { return reason; }

private:
    failure reason;
};

/// Reads a register. `device.read` is the form that does not throw.
/// `device`: a backend
/// `cpu`: number of the logical processor
/// `address`: register number as RDMSR takes it
/// Returns the value of the register.
/// Throws access_error with the failure of the backend.
template <backend Backend>
std::uint64_t read_or_throw(Backend &device, unsigned cpu, std::uint32_t address) {
    std::uint64_t value = 0;
    detail::throw_if<access_error, Backend>(device.read(cpu, address, value));
    return value;
}

/// Writes a register. `device.write` is the form that does not throw.
/// `device`: a backend
/// `cpu`: number of the logical processor
/// `address`: register number as WRMSR takes it
/// `value`: all 64 bits
/// Throws access_error with the failure of the backend.
template <backend Backend>
void write_or_throw(Backend &device, unsigned cpu, std::uint32_t address, std::uint64_t value) {
    detail::throw_if<access_error, Backend>(device.write(cpu, address, value));
}

} // namespace msr
