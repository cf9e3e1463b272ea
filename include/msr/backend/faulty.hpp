// A backend on which accesses fail on purpose, so that tests try what happens then.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/core/failure.hpp>
#include <msr/processor/topology.hpp>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace msr {

/// A fault of a backend: which accesses it concerns, and its effect on them.
struct fault {
    /// The effect of a fault on the access, or on the accessed register.
    enum class effect : std::uint8_t {
        fails, ///< the access is not carried out, and fails with `code`
        /// The access fails with `code`, and so does every later access to the CPU of this access.
        gone,
        swallow, ///< a write is accepted and forgotten; a read goes on as always
        taken,   ///< before the access another user writes `value` to the register `other`
    };
    effect what{}; ///< the effect of the fault on the access to a register
    /// The fault concerns the `nth` access that matches, from 1; 0: each access. With `gone` the
    /// CPU fails from that access on; 0 means from the first.
    std::size_t nth = 1;
    /// The kind of access that the fault concerns; empty: reads and writes.
    std::optional<access_kind> kind{};
    /// Number of the logical processor that the fault concerns; empty: every processor.
    std::optional<unsigned> cpu{};
    /// Number of the register that the fault concerns; empty: every register.
    std::optional<std::uint32_t> address{};
    error_code code = error_code::refused; ///< the kind of failure of an access that `fails` or is
                                           ///< `gone`
    int system_error{};                    ///< errno of an access that `fails`, such as EIO
    /// Number of the register that another user writes, with `effect::taken`.
    std::uint32_t other{};
    /// The value that another user writes to the register `other`, with `effect::taken`.
    std::uint64_t value{};
};

/// Makes a fault: the n-th access fails as the processor's #GP does.
/// `nth`: the access's number among the accesses that the fault concerns, from 1; 0: each of them
/// `address`: register number; empty: accesses to every register
constexpr fault refuses(std::size_t nth, std::optional<std::uint32_t> address = {}) {
    return {.what = fault::effect::fails, .nth = nth, .address = address};
}

/// Makes a fault: from the n-th access on, a CPU is offline.
/// `nth`: the access's number among the accesses to the CPU, from 1
/// `cpu`: number of the logical processor; empty: every processor
constexpr fault loses_cpu(std::size_t nth, std::optional<unsigned> cpu = {}) {
    return {.what = fault::effect::gone,
            .nth = nth,
            .cpu = cpu,
            .code = error_code::cpu_offline,
            .system_error = ENXIO};
}

/// Makes a fault: the n-th access to the system is denied, or fails with an error number of the
/// system.
/// `nth`: the access's number among all accesses, from 1; 0: each of them
/// `code`: the kind of the failure
/// `system_error`: the errno of the failure, such as EIO; 0: none
constexpr fault fails_with(std::size_t nth, error_code code, int system_error = 0) {
    return {.what = fault::effect::fails, .nth = nth, .code = code, .system_error = system_error};
}

/// Makes a fault: the n-th write is accepted and forgotten.
/// `nth`: the write's number among the writes that the fault concerns, from 1; 0: each of them
/// `address`: register number; empty: writes to every register
constexpr fault swallows(std::size_t nth, std::optional<std::uint32_t> address = {}) {
    return {
        .what = fault::effect::swallow, .nth = nth, .kind = access_kind::write, .address = address};
}

/// Makes a fault: before the n-th access another user writes a register of the CPU that is
/// accessed.
/// `nth`: the access's number among all accesses, from 1; 0: each of them
/// `address`: register number
/// `value`: 64 bits, as WRMSR takes them
constexpr fault somebody_writes(std::size_t nth, std::uint32_t address, std::uint64_t value) {
    return {.what = fault::effect::taken, .nth = nth, .other = address, .value = value};
}

/// A backend that passes accesses on to another backend, except for those that a fault concerns.
/// Only one thread at a time may use the object.
/// Example:
///     #include <msr/backend/recorder.hpp>
///     msr::recorder device;
///     msr::faulty broken{device, {msr::refuses(2)}}; // the second access
///     std::uint64_t value = 0;
///     const bool first = !broken.read(0, 0x10, value), second = !broken.read(0, 0x10, value);
template <backend Backend>
class faulty {
public:
    /// Makes a backend with `faults` on `device`, which must outlive this object.
    faulty(Backend &device, std::vector<fault> faults) : device_{&device} {
        for (fault &entry : faults)
            faults_.push_back({std::move(entry), 0});
    }

    /// Reads a register on the underlying backend, unless a fault is due for this read: then fails
    /// as the fault says.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        const fault *const wrong = next_of(access_kind::read, cpu, address);
        if (wrong != nullptr && wrong->what != fault::effect::swallow)
            return failed(*wrong, {.cpu = cpu, .address = address});
        return device_->read(cpu, address, value);
    }

    /// Writes a register on the underlying backend, unless a fault is due for this write: then
    /// fails as the fault says, or does nothing (`fault::effect::swallow`).
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        const fault *const wrong = next_of(access_kind::write, cpu, address);
        if (wrong == nullptr) return device_->write(cpu, address, value);
        if (wrong->what == fault::effect::swallow) return {};
        return failed(*wrong, {.is_write = true, .cpu = cpu, .address = address, .value = value});
    }

    /// Returns the time stamp counter of a CPU, as the underlying backend has it.
    std::uint64_t clock(unsigned cpu) noexcept requires timed_backend<Backend> {
        return device_->clock(cpu);
    }

    /// Returns the identity of the machine that the underlying backend accesses.
    machine_identity identity() const noexcept { return identity_of(*device_); }
    /// Returns CPUID of a logical processor, as the underlying backend has it.
    cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf,
                          std::uint32_t subleaf) noexcept requires processor_backend<Backend> {
        return device_->cpuid(cpu, leaf, subleaf);
    }
    /// Returns the socket, die and caches of a logical processor in the underlying backend's
    /// machine.
    cpu_place place_of(unsigned cpu) noexcept requires placed_backend<Backend> {
        return device_->place_of(cpu);
    }
    /// Returns the number of logical processors of the underlying backend's machine; 0: unknown.
    unsigned cpus() const noexcept requires sized_backend<Backend> { return device_->cpus(); }
    /// Returns the kind of counters that the underlying backend uses.
    hardware_access hardware() const noexcept { return hardware_of(*device_); }

    /// Returns whether a fault has taken the logical processor `cpu` away.
    bool is_gone(unsigned cpu) const noexcept { return fault_that_took(cpu) != nullptr; }

    /// Returns the number of accesses so far, including those that failed.
    std::size_t accesses() const { return accesses_; }

private:
    struct counted_fault {
        fault is;
        std::size_t seen{}; ///< the number of accesses so far that the fault concerns
        /// Number of the CPU that the fault took away; empty: none yet.
        std::optional<unsigned> took{};
    };

    Backend *device_;
    std::vector<counted_fault> faults_;
    std::size_t accesses_{};

    static failure failed(const fault &faulty, failure attempt) {
        attempt.kind = faulty.code;
        attempt.system_error = faulty.system_error;
        return attempt;
    }

    static bool concerns(const fault &fault, access_kind kind, unsigned cpu,
                         std::uint32_t address) {
        return (!fault.kind || *fault.kind == kind) && (!fault.cpu || *fault.cpu == cpu) &&
               (!fault.address || *fault.address == address);
    }

    const fault *fault_that_took(unsigned cpu) const noexcept {
        for (const counted_fault &fault : faults_)
            if (fault.took == cpu) return &fault.is;
        return nullptr;
    }

    /// Counts an access, carries out the writes of faults `taken`, and returns the fault of any
    /// further effect that applies to the access; null: none.
    const fault *next_of(access_kind kind, unsigned cpu, std::uint32_t address) noexcept {
        ++accesses_;
        const fault *match = fault_that_took(cpu);
        for (counted_fault &fault : faults_) {
            if (!concerns(fault.is, kind, cpu, address) || !is_now(fault)) continue;
            if (fault.is.what == fault::effect::taken) {
                if (!is_gone(cpu)) (void)device_->write(cpu, fault.is.other, fault.is.value);
                continue;
            }
            if (fault.is.what == fault::effect::gone) fault.took = cpu;
            if (match == nullptr) match = &fault.is;
        }
        return match;
    }

    static bool is_now(counted_fault &fault) noexcept {
        ++fault.seen;
        // a fault `gone` takes only one CPU away
        if (fault.is.what == fault::effect::gone && fault.took) return false;
        return fault.is.nth == 0 || fault.is.nth == fault.seen;
    }
};

} // namespace msr
