// A backend: something that reads and writes 64-bit registers of one logical processor.
#pragma once

#include <msr/core/box_register.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/topology.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>

namespace msr {

namespace detail {

/// Returns the failure of an access to a box's register by a backend that has no access to the box.
constexpr failure no_box(unsigned cpu, std::uint32_t address, bool is_writing) {
    return {.kind = error_code::inexpressible,
            .is_write = is_writing,
            .cpu = cpu,
            .address = address,
            .subject = "the register is that of a box which is reached by PCI or memory, and this "
                       "backend accesses MSRs only"};
}

} // namespace detail

/// A type that reads and writes registers of logical processors, reports failures as values and
/// never throws. A backend has no knowledge of events and vendors. A `read` that fails does not
/// change its result. Where several objects access the registers of one machine, the backend should
/// be an `identified_backend`.
template <typename Backend>
concept backend = requires(Backend &device, unsigned cpu, std::uint32_t address,
                           std::uint64_t value, std::uint64_t &into) {
    { device.read(cpu, address, into) }
    noexcept->std::same_as<failure>;
    { device.write(cpu, address, value) }
    noexcept->std::same_as<failure>;
};

/// A backend with a time of its own, as that of a simulated machine: `clock(cpu)` returns the time
/// stamp counter of a logical processor, which bounds how far a counter can have moved. With a
/// backend without a clock, time is the time stamp counter of the machine that the program runs on.
/// A clock that stands still bounds nothing.
template <typename Backend>
concept timed_backend = backend<Backend> && requires(Backend &device, unsigned cpu) {
    { device.clock(cpu) }
    noexcept->std::same_as<std::uint64_t>;
};

/// A backend that accesses registers of boxes that are no MSRs, such as those of memory controllers
/// in PCI configuration space or in memory. `boxes` returns how many boxes of a kind the package or
/// die of the logical processor has; 0: the backend has no access to boxes of the kind. `boxes` may
/// also know how many boxes there are of a kind that has MSRs.
template <typename Backend>
concept box_backend = backend<Backend> &&
    requires(Backend &device, unsigned cpu, const box_register &place, std::uint64_t value,
             std::uint64_t &result) {
    { device.read_box(cpu, place, result) }
    noexcept->std::same_as<failure>;
    { device.write_box(cpu, place, value) }
    noexcept->std::same_as<failure>;
    { device.boxes(cpu, place.kind) }
    noexcept->std::same_as<unsigned>;
};

/// Reads a register, an MSR or a register of a box. Returns the backend's failure;
/// `error_code::inexpressible` for a box where the backend has no access to boxes.
template <backend Backend>
failure read_register(Backend &device, unsigned cpu, std::uint32_t address,
                      std::uint64_t &result) noexcept {
    if (is_box_address(address)) [[unlikely]] {
        if constexpr (box_backend<Backend>)
            return device.read_box(cpu, box_register_at(address), result);
        else
            return detail::no_box(cpu, address, false);
    }
    return device.read(cpu, address, result);
}

/// Writes a register, an MSR or a register of a box. Returns the backend's failure;
/// `error_code::inexpressible` for a box where the backend has no access to boxes.
template <backend Backend>
failure write_register(Backend &device, unsigned cpu, std::uint32_t address,
                       std::uint64_t value) noexcept {
    if (is_box_address(address)) [[unlikely]] {
        if constexpr (box_backend<Backend>)
            return device.write_box(cpu, box_register_at(address), value);
        else
            return detail::no_box(cpu, address, true);
    }
    return device.write(cpu, address, value);
}

/// The machine whose registers a backend accesses. Equal identities mean the same registers.
struct machine_identity {
    /// The kind of the identity: that of this machine, of one backend object or of a file system.
    std::uint64_t domain{};
    std::uint64_t number{}; ///< number of the machine, unique among machines with the same `domain`

    friend constexpr bool operator==(const machine_identity &, const machine_identity &) = default;
};

/// The identity of the machine that the program runs on.
inline constexpr machine_identity this_machine{1, 0};

/// Returns the identity of a machine that belongs to one object alone, such as a simulated machine.
inline machine_identity machine_of_object(const void *object) noexcept {
    return {0, reinterpret_cast<std::uintptr_t>(object)};
}

/// A backend that identifies the machine that it accesses: sessions on two objects of the same
/// machine do not take each other's registers. A session calls `identity` when it is constructed,
/// not at each access. A backend outside of msrpp uses a `domain` of 2 or more; two kinds of
/// backend should not use the same number.
template <typename Backend>
concept identified_backend = backend<Backend> && requires(const Backend &device) {
    { device.identity() }
    noexcept->std::same_as<machine_identity>;
};

/// Returns the machine that a backend names; where it names none, a machine of the object `device`
/// alone.
template <backend Backend>
machine_identity identity_of(const Backend &device) noexcept {
    if constexpr (identified_backend<Backend>)
        return device.identity();
    else
        return machine_of_object(&device);
}

/// A backend that knows the processor behind its registers, such as a simulated one: `cpuid`
/// returns CPUID of a logical processor, and zeros for leaf 0 where the backend does not know the
/// processor.
template <typename Backend>
concept processor_backend = backend<Backend> &&
    requires(Backend &device, unsigned cpu, std::uint32_t leaf, std::uint32_t subleaf) {
    { device.cpuid(cpu, leaf, subleaf) }
    noexcept->std::same_as<cpuid_registers>;
};

/// A backend that returns the socket, die and caches of each logical processor of its machine, such
/// as a simulated one.
template <typename Backend>
concept placed_backend = backend<Backend> && requires(Backend &device, unsigned cpu) {
    { device.place_of(cpu) }
    noexcept->std::same_as<cpu_place>;
};

/// A backend that has the number of logical processors of its machine, such as a simulated machine;
/// the processors are numbered from 0 on. `cpus()` returns 0 where the number is unknown.
template <typename Backend>
concept sized_backend = backend<Backend> && requires(const Backend &device) {
    { device.cpus() }
    noexcept->std::same_as<unsigned>;
};

/// The counters that a backend uses, which decides whether the CPUID of this machine is checked
/// against a plan.
enum class hardware_access : std::uint8_t {
    none, ///< counters of no processor, or of a processor that is not known
    /// Counters of the processors that run this program, through their registers.
    registers,
    /// Counters of the processors that run this program, through the kernel, which assigns counters
    /// itself.
    kernel,
};

/// A backend that may access the processors that run this program: a session checks once, when it
/// is opened, that its plan fits their CPUID. A backend that is neither a `hardware_backend` nor a
/// `processor_backend`, such as a recorder, gets no such check.
template <typename Backend>
concept hardware_backend = backend<Backend> && requires(const Backend &device) {
    { device.hardware() }
    noexcept->std::same_as<hardware_access>;
};

/// Returns the access to hardware that a backend names; `hardware_access::none` where the backend
/// names none.
template <backend Backend>
hardware_access hardware_of(const Backend &device) noexcept {
    if constexpr (hardware_backend<Backend>)
        return device.hardware();
    else
        return hardware_access::none;
}

/// Returns a logical processor of the kind whose events the kernel counts, where a backend with
/// `hardware_access::kernel` has several kinds; `no_cpu`: any processor.
template <backend Backend>
unsigned model_cpu_of(Backend &device) noexcept {
    if constexpr (requires {
                      { device.model_cpu() }
                      noexcept->std::same_as<unsigned>;
                  })
        return device.model_cpu();
    else
        return no_cpu;
}

/// The number of a program of register writes that a backend has loaded; only the backend knows the
/// number's meaning.
struct program_handle {
    std::uint32_t number{}; ///< number of the loaded program, as the backend's `load` stored it
};

/// A backend that also takes a whole program of register writes and carries out each phase of the
/// program (set-up, start, stop) at once. `load` does everything up to the start: it refuses
/// registers that are taken, saves, sets up and verifies. Counts are since the start, one for each
/// readout (counter that is read). A call that fails leaves the program stopped or unchanged;
/// `unload` stops it and puts every register back, and may be called in a signal handler where the
/// backend's accesses may.
template <typename Backend>
concept program_backend = backend<Backend> &&
    requires(Backend &device, unsigned cpu, const program_view &program, program_handle &into,
             program_handle loaded, std::uint64_t *counts, std::size_t count) {
    { device.load(cpu, program, into) }
    noexcept->std::same_as<failure>;
    { device.start(loaded) }
    noexcept->std::same_as<failure>;
    { device.counts(loaded, counts, count) }
    noexcept->std::same_as<failure>;
    { device.stop(loaded, counts, count) }
    noexcept->std::same_as<failure>;
    { device.unload(loaded) }
    noexcept->std::same_as<failure>;
};

/// Returns whether sessions pass whole programs of register writes to the object `device`. A
/// backend that is picked at run time has a member `takes_whole_programs()`; for a backend without
/// this member the type decides.
template <program_backend Backend>
bool takes_whole_programs(const Backend &device) noexcept {
    if constexpr (requires {
                      { device.takes_whole_programs() }
                      noexcept->std::same_as<bool>;
                  })
        return device.takes_whole_programs();
    else
        return true;
}

/// A backend whose programs of register writes count only the thread that loads them, wherever that
/// thread runs. A session on such a backend belongs to that thread alone.
template <typename Backend>
concept thread_backend = program_backend<Backend> && requires(const Backend &device) {
    { device.follows_thread() }
    noexcept->std::same_as<bool>;
};

/// A backend whose programs of register writes have readouts (counters that are read) of one unit
/// of the processor alone, as the kernel's groups of events do: `find_units(program, into)` stores
/// a number for each readout, equal for readouts of one unit. A session on several processors loads
/// a program for each unit.
template <typename Backend>
concept unit_backend = program_backend<Backend> &&
    requires(Backend &device, const program_view &program, std::uint32_t *into) {
    { device.find_units(program, into) }
    noexcept;
};

/// Returns whether sessions on the object `device` count only the thread that opens them.
template <backend Backend>
bool follows_thread(const Backend &device) noexcept {
    if constexpr (thread_backend<Backend>)
        return device.follows_thread();
    else
        return false;
}

/// Returns whether programs of register writes on the object `device` count threads, on whichever
/// processors these run, and not the processor that the session names. A type of backend of which
/// only some objects count threads has a member `counts_threads()`.
template <backend Backend>
bool counts_threads(const Backend &device) noexcept {
    if constexpr (requires {
                      { device.counts_threads() }
                      noexcept->std::same_as<bool>;
                  })
        return device.counts_threads();
    else
        return follows_thread(device);
}

} // namespace msr
