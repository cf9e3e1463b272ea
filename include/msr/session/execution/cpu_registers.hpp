// A backend and a logical processor as sessions use them, without the backend's type.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/clock.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// The calls of a backend that takes whole register programs, without the backend's type; the first
/// argument is the backend. `program_backend` documents the calls.
struct whole_program_calls {
    failure (*load)(void *, unsigned, const program_view &, program_handle &) noexcept {};
    failure (*start)(void *, program_handle) noexcept {};
    failure (*counts)(void *, program_handle, std::uint64_t *, std::size_t) noexcept {};
    failure (*stop)(void *, program_handle, std::uint64_t *, std::size_t) noexcept {};
    failure (*unload)(void *, program_handle) noexcept {};
};

/// The calls, for whole register programs, of a type of backend.
template <program_backend Backend>
inline constexpr whole_program_calls calls_of{
    .load =
        [](void *backend, unsigned cpu, const program_view &program,
           program_handle &handle) noexcept {
            return static_cast<Backend *>(backend)->load(cpu, program, handle);
        },
    .start =
        [](void *backend, program_handle loaded) noexcept {
            return static_cast<Backend *>(backend)->start(loaded);
        },
    .counts =
        [](void *backend, program_handle loaded, std::uint64_t *counts,
           std::size_t count) noexcept {
            return static_cast<Backend *>(backend)->counts(loaded, counts, count);
        },
    .stop =
        [](void *backend, program_handle loaded, std::uint64_t *counts,
           std::size_t count) noexcept {
            return static_cast<Backend *>(backend)->stop(loaded, counts, count);
        },
    .unload =
        [](void *backend, program_handle loaded) noexcept {
            return static_cast<Backend *>(backend)->unload(loaded);
        }};

/// A backend and a logical processor, without the backend's type.
struct cpu_registers {
    void *device{};
    failure (*read_from)(void *, unsigned, std::uint32_t, std::uint64_t &) noexcept {};
    failure (*write_to)(void *, unsigned, std::uint32_t, std::uint64_t) noexcept {};
    unsigned cpu{};
    /// The backend's calls for whole register programs; null where the backend takes single
    /// accesses only.
    const whole_program_calls *program_calls{};
    machine_identity machine{}; ///< the machine whose registers the backend accesses
    /// The backend's clock of a processor; null: the time stamp counter of this machine.
    std::uint64_t (*clock_of)(void *, unsigned) noexcept {};
    /// Whether register programs count only the thread that loads them (`follows_thread`).
    bool of_thread{};
    /// Whether register programs count threads of this process or of others, and not the processor
    /// `cpu`.
    bool counts_threads{};
    /// The backend's function that returns CPUID; null: the backend has none.
    cpuid_registers (*cpuid_of)(void *, unsigned, std::uint32_t, std::uint32_t) noexcept {};
    hardware_access hardware{};
    /// The backend's function that returns a processor whose kind of core is that on which the
    /// kernel counts for the calling thread: see `model_cpu_of`; null: any processor.
    unsigned (*model_cpu)(void *) noexcept {};
    /// The backend's function that returns the number of boxes of a kind, such as memory
    /// controllers, that the backend can access (`box_backend`); null: it can access none.
    unsigned (*box_count)(void *, unsigned, unsigned) noexcept {};

    /// Returns the clocks of the processor's time stamp counter.
    std::uint64_t clock() const noexcept {
        return clock_of == nullptr ? time_stamp() : clock_of(device, cpu);
    }

    failure read(std::uint32_t address, std::uint64_t &value) const noexcept {
        return read_from(device, cpu, address, value);
    }

    failure write(std::uint32_t address, std::uint64_t value) const noexcept {
        return write_to(device, cpu, address, value);
    }
};

/// Returns the registers of `cpu` through the backend `device`, which must outlive the result.
template <backend Backend>
[[gnu::noinline]] cpu_registers registers_of(Backend &device, unsigned cpu) noexcept {
    const whole_program_calls *program_calls = nullptr;
    if constexpr (program_backend<Backend>)
        if (takes_whole_programs(device)) program_calls = &calls_of<Backend>;
    std::uint64_t (*clock_of)(void *, unsigned) noexcept = nullptr;
    if constexpr (timed_backend<Backend>)
        clock_of = [](void *object, unsigned target) noexcept {
            return static_cast<Backend *>(object)->clock(target);
        };
    cpuid_registers (*cpuid_of)(void *, unsigned, std::uint32_t, std::uint32_t) noexcept = nullptr;
    if constexpr (processor_backend<Backend>)
        cpuid_of = [](void *object, unsigned target, std::uint32_t leaf,
                      std::uint32_t subleaf) noexcept {
            return static_cast<Backend *>(object)->cpuid(target, leaf, subleaf);
        };
    unsigned (*box_count)(void *, unsigned, unsigned) noexcept = nullptr;
    if constexpr (box_backend<Backend>)
        box_count = [](void *object, unsigned target, unsigned kind) noexcept {
            return static_cast<Backend *>(object)->boxes(target, kind);
        };
    return {
        .device = &device,
        .read_from =
            [](void *receiver, unsigned target, std::uint32_t address,
               std::uint64_t &destination) noexcept {
                return read_register(*static_cast<Backend *>(receiver), target, address,
                                     destination);
            },
        .write_to =
            [](void *receiver, unsigned target, std::uint32_t address,
               std::uint64_t value) noexcept {
                return write_register(*static_cast<Backend *>(receiver), target, address, value);
            },
        .cpu = cpu,
        .program_calls = program_calls,
        .machine = identity_of(device),
        .clock_of = clock_of,
        .of_thread = follows_thread(device),
        .counts_threads = counts_threads(device),
        .cpuid_of = cpuid_of,
        .hardware = hardware_of(device),
        .model_cpu =
            [](void *receiver) noexcept { return model_cpu_of(*static_cast<Backend *>(receiver)); },
        .box_count = box_count};
}

} // namespace msr
