// A backend that picks what is available at run time: the kernel module, the msr device, perf, or a
// backend that the user gives, such as a simulated machine. `chosen` returns its kind, and `why`
// the reason.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/clock.hpp>
#include <msr/backend/dev_msr.hpp>
#include <msr/backend/message.hpp>
#include <msr/backend/perf.hpp>
#include <msr/backend/shim.hpp>
#include <msr/backend/shim_abi.h>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace msr {

/// The backends among which any_backend picks, in the order in which it tries them.
enum class backend_kind : std::uint8_t {
    /// The kernel module at /dev/msrpp: the module checks each access, and is closest to the
    /// registers.
    kernel_module,
    msr_device, ///< Linux's msr device of each processor, /dev/cpu/N/msr
    linux_perf, ///< Linux's perf: needs no root, and has no registers
    given,      ///< a backend that the user passes in, such as a simulated machine
    none,       ///< no backend is available: every call fails
};

/// Returns the name of a kind of backend, as messages and options have it.
constexpr const char *name_of(backend_kind kind) {
    switch (kind) {
    case backend_kind::kernel_module:
        return "shim";
    case backend_kind::msr_device:
        return "dev_msr";
    case backend_kind::linux_perf:
        return "perf";
    case backend_kind::given:
        return "given";
    case backend_kind::none:
        break;
    }
    return "none";
}

/// The preferences by which any_backend picks a backend.
struct backend_choice {
    /// The kind of backend that is tried first; `none`: the usual order.
    backend_kind prefer{backend_kind::none};
    bool only_preferred{};   ///< whether only the backend `prefer` is tried
    unsigned cpu{};          ///< number of the logical processor whose msr device is tried
    perf_target target{};    ///< the threads or CPUs that perf counts, where perf is picked
    perf_options perf_how{}; ///< the options of perf, where perf is picked
    std::string shim_device{basic_shim<>::usual_device}; ///< path of the kernel module's device
    std::string msr_root{usual_device_folder};           ///< path of the folder of the msr devices
};

namespace detail {

/// The functions of a backend as pointers, without the backend's type.
struct backend_calls {
    failure (*read)(void *, unsigned, std::uint32_t, std::uint64_t &) noexcept {};
    failure (*write)(void *, unsigned, std::uint32_t, std::uint64_t) noexcept {};
    machine_identity (*identity)(const void *) noexcept {};
    std::uint64_t (*clock)(void *, unsigned) noexcept {};
    bool (*follows_thread)(const void *) noexcept {};
    bool (*counts_threads)(const void *) noexcept {};
    cpuid_registers (*cpuid)(void *, unsigned, std::uint32_t, std::uint32_t) noexcept {};
    hardware_access (*hardware)(const void *) noexcept {};
    unsigned (*model_cpu)(void *) noexcept {};
    unsigned (*cpus)(const void *) noexcept {};
    void (*find_units)(void *, const program_view &, std::uint32_t *) noexcept {};
    failure (*load)(void *, unsigned, const program_view &, program_handle &) noexcept {};
    failure (*start)(void *, program_handle) noexcept {};
    failure (*counts)(void *, program_handle, std::uint64_t *, std::size_t) noexcept {};
    failure (*stop)(void *, program_handle, std::uint64_t *, std::size_t) noexcept {};
    failure (*unload)(void *, program_handle) noexcept {};
};

template <backend Backend>
constexpr backend_calls backend_calls_of() {
    backend_calls calls{
        .read =
            [](void *receiver, unsigned cpu, std::uint32_t address,
               std::uint64_t &destination) noexcept {
                return static_cast<Backend *>(receiver)->read(cpu, address, destination);
            },
        .write =
            [](void *receiver, unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
                return static_cast<Backend *>(receiver)->write(cpu, address, value);
            },
        .identity =
            [](const void *object) noexcept {
                return identity_of(*static_cast<const Backend *>(object));
            }};
    if constexpr (timed_backend<Backend>)
        calls.clock = [](void *object, unsigned cpu) noexcept {
            return static_cast<Backend *>(object)->clock(cpu);
        };
    if constexpr (processor_backend<Backend>)
        calls.cpuid = [](void *object, unsigned cpu, std::uint32_t leaf,
                         std::uint32_t subleaf) noexcept {
            return static_cast<Backend *>(object)->cpuid(cpu, leaf, subleaf);
        };
    calls.hardware = [](const void *object) noexcept {
        return hardware_of(*static_cast<const Backend *>(object));
    };
    calls.model_cpu = [](void *object) noexcept {
        return model_cpu_of(*static_cast<Backend *>(object));
    };
    calls.follows_thread = [](const void *object) noexcept {
        return follows_thread(*static_cast<const Backend *>(object));
    };
    calls.counts_threads = [](const void *object) noexcept {
        return counts_threads(*static_cast<const Backend *>(object));
    };
    if constexpr (sized_backend<Backend>)
        calls.cpus = [](const void *object) noexcept {
            return static_cast<const Backend *>(object)->cpus();
        };
    if constexpr (unit_backend<Backend>)
        calls.find_units = [](void *object, const program_view &program,
                              std::uint32_t *destination) noexcept {
            static_cast<Backend *>(object)->find_units(program, destination);
        };
    if constexpr (program_backend<Backend>) {
        calls.load = [](void *receiver, unsigned cpu, const program_view &program,
                        program_handle &handle) noexcept {
            return static_cast<Backend *>(receiver)->load(cpu, program, handle);
        };
        calls.start = [](void *receiver, program_handle loaded) noexcept {
            return static_cast<Backend *>(receiver)->start(loaded);
        };
        calls.counts = [](void *receiver, program_handle loaded, std::uint64_t *counts,
                          std::size_t count) noexcept {
            return static_cast<Backend *>(receiver)->counts(loaded, counts, count);
        };
        calls.stop = [](void *receiver, program_handle loaded, std::uint64_t *counts,
                        std::size_t count) noexcept {
            return static_cast<Backend *>(receiver)->stop(loaded, counts, count);
        };
        calls.unload = [](void *receiver, program_handle loaded) noexcept {
            return static_cast<Backend *>(receiver)->unload(loaded);
        };
    }
    return calls;
}

} // namespace detail

/// A backend that is picked at run time when the object is constructed. A `session` works on the
/// object as on the backend that was picked; a signal handler may use the object where it may use
/// that backend.
/// Example:
///     msr::any_backend device{{.prefer = msr::backend_kind::linux_perf}};
///     const std::string &why = device.why(); // such as: perf is used
///     const bool is_perf = device.chosen() == msr::backend_kind::linux_perf;
template <typename Shim = shim, typename DevMsr = dev_msr, typename Perf = perf>
class basic_any_backend {
public:
    /// Picks the kernel module, the msr device or perf by the preferences in `choice`. Where none
    /// of them is available, every call fails.
    explicit basic_any_backend(backend_choice choice = {}) { pick(choice); }

    /// Picks the kernel module, the msr device or perf, and takes `other` where none of them is
    /// available. `other` must outlive this object. `text` names `other` in messages, and lies in
    /// static storage.
    template <backend Other>
    requires(!program_backend<Other>) explicit basic_any_backend(
        Other &other, backend_choice choice = {}, const char *text = "the simulated machine")
        : given{&other}, given_calls{detail::backend_calls_of<Other>()}, given_name{text} {
        pick(choice);
    }

    basic_any_backend(const basic_any_backend &) = delete;
    basic_any_backend &operator=(const basic_any_backend &) = delete;

    /// Returns the kind of the backend that was picked.
    backend_kind chosen() const noexcept { return kind; }

    /// Returns a sentence that says which backend was picked, and why no backend that is tried
    /// before it was picked.
    const std::string &why() const noexcept { return reason; }

    /// Returns the backend on the kernel module, for calls that only the module has; null: another
    /// backend was picked.
    Shim *as_shim() noexcept { return kind == backend_kind::kernel_module ? &*module : nullptr; }
    /// Returns the backend on perf; null: another backend was picked.
    Perf *as_perf() noexcept { return kind == backend_kind::linux_perf ? &*counted : nullptr; }

    /// Returns whether sessions give the backend that was picked whole programs of register writes;
    /// false: single accesses.
    bool takes_whole_programs() const noexcept {
        return kind == backend_kind::none || calls.load != nullptr;
    }

    /// Reads a register by the backend that was picked. Returns the failure, or none; `value` stays
    /// as it is on failure. Where no backend was picked, the failure is that of `why()`.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        return device == nullptr ? last : calls.read(device, cpu, address, value);
    }
    /// Writes a register by the backend that was picked. Returns the failure, or none. Where no
    /// backend was picked, the failure is that of `why()`.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        return device == nullptr ? last : calls.write(device, cpu, address, value);
    }
    /// Loads a whole program of register writes, if the backend that was picked takes whole
    /// programs (`takes_whole_programs`).
    failure load(unsigned cpu, const program_view &program, program_handle &handle) noexcept {
        return calls.load == nullptr ? last : calls.load(device, cpu, program, handle);
    }
    /// Starts the counters of a program that `load` has loaded.
    failure start(program_handle loaded) noexcept {
        return calls.start == nullptr ? last : calls.start(device, loaded);
    }
    /// Stores the counts of a loaded program since its start in `values`, which has `count`
    /// elements, one for each readout (counter that the program reads).
    failure counts(program_handle loaded, std::uint64_t *values, std::size_t count) noexcept {
        return calls.counts == nullptr ? last : calls.counts(device, loaded, values, count);
    }
    /// Stops a loaded program and stores the counts since its start in `values`, which has `count`
    /// elements, one for each readout (counter that the program reads).
    failure stop(program_handle loaded, std::uint64_t *values, std::size_t count) noexcept {
        return calls.stop == nullptr ? last : calls.stop(device, loaded, values, count);
    }
    /// Stops a loaded program of register writes and puts every register back.
    failure unload(program_handle loaded) noexcept {
        return calls.unload == nullptr ? last : calls.unload(device, loaded);
    }
    /// Returns CPUID of a CPU by the backend that was picked. With CPUID sessions check whether
    /// their plan fits.
    cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf, std::uint32_t subleaf) noexcept {
        return calls.cpuid == nullptr ? cpuid_registers{} : calls.cpuid(device, cpu, leaf, subleaf);
    }
    /// Returns the kind of counters that the backend that was picked uses; `hardware_access::none`
    /// where none was picked.
    hardware_access hardware() const noexcept {
        return device == nullptr ? hardware_access::none : calls.hardware(device);
    }
    /// Returns a logical processor of the kind of core whose events the kernel counts, by the
    /// backend that was picked; `no_cpu`: any processor.
    unsigned model_cpu() noexcept { return device == nullptr ? no_cpu : calls.model_cpu(device); }
    /// Returns the number of logical processors by the backend that was picked; 0: unknown.
    /// Sessions on several processors need the number.
    unsigned cpus() const noexcept { return calls.cpus == nullptr ? 0 : calls.cpus(device); }
    /// Stores a number for each readout (counter that the program reads) in `destination`, equal
    /// for readouts of one unit of the processor: all 0 where the backend knows no units.
    void find_units(const program_view &program, std::uint32_t *destination) noexcept {
        if (calls.find_units != nullptr) return calls.find_units(device, program, destination);
        for (std::size_t i = 0; i < program.readouts.size(); ++i)
            destination[i] = 0;
    }
    /// Returns whether sessions count the thread that opens them, and no other.
    bool follows_thread() const noexcept {
        return device != nullptr && calls.follows_thread(device);
    }
    /// Returns whether sessions count threads, on whichever CPUs these run.
    bool counts_threads() const noexcept {
        return device != nullptr && calls.counts_threads(device);
    }
    /// Returns the identity of the machine that the backend accesses. Where no backend was picked,
    /// only this object has the identity.
    machine_identity identity() const noexcept {
        return device == nullptr ? machine_of_object(this) : calls.identity(device);
    }
    /// Returns the time stamp counter of a CPU by the backend that was picked; where that has no
    /// clock of its own, the time stamp counter of the processor that runs this program.
    std::uint64_t clock(unsigned cpu) noexcept {
        return calls.clock == nullptr ? time_stamp() : calls.clock(device, cpu);
    }

private:
    void pick(const backend_choice &choice) {
        constexpr backend_kind order[] = {backend_kind::kernel_module, backend_kind::msr_device,
                                          backend_kind::linux_perf, backend_kind::given};
        if (choice.prefer != backend_kind::none && is_there(choice.prefer, choice)) return;
        for (const backend_kind backend_kind : order)
            if (backend_kind != choice.prefer && !choice.only_preferred &&
                is_there(backend_kind, choice))
                return;
        reason = "there is no backend" + (reason.empty() ? "" : ": " + reason);
        last = {.kind = last.kind,
                .system_error = last.system_error,
                // The explanation lists why each backend that was tried cannot be used.
                .explanation = reason.c_str()};
    }

    /// Tries a backend of a kind, and keeps the backend where its first call succeeds. Returns
    /// whether the call succeeded.
    bool is_there(backend_kind backend_kind, const backend_choice &choice) {
        failure problem;
        switch (backend_kind) {
        case backend_kind::kernel_module: {
            module.emplace(choice.shim_device);
            msrpp_info report{};
            problem = module->information(report);
            if (!problem) return take(backend_kind, *module);
            break;
        }
        case backend_kind::msr_device: {
            // Every processor with MSRs has register 10H, the time stamp counter.
            constexpr std::uint32_t time_stamp_counter = 0x10;
            std::uint64_t value = 0;
            files.emplace(choice.msr_root);
            problem = files->read(choice.cpu, time_stamp_counter, value);
            if (!problem) return take(backend_kind, *files);
            break;
        }
        case backend_kind::linux_perf:
            counted.emplace(choice.target, choice.perf_how);
            problem = counted->probe(choice.cpu);
            if (!problem) return take(backend_kind, *counted);
            break;
        case backend_kind::given:
            if (given == nullptr) return false;
            return take(backend_kind, given, given_calls, given_name);
        case backend_kind::none:
            return false;
        }
        if (!reason.empty()) reason += "; ";
        reason += std::string{"not "} + name_of(backend_kind) + ": " + message(problem);
        last = problem;
        return false;
    }

    template <typename Backend>
    bool take(backend_kind backend_kind, Backend &entry) {
        return take(backend_kind, &entry, detail::backend_calls_of<Backend>(),
                    name_of(backend_kind));
    }
    bool take(backend_kind backend_kind, void *entry, const detail::backend_calls &backend_calls,
              const char *name) {
        kind = backend_kind;
        device = entry;
        calls = backend_calls;
        reason = std::string{name} + " is used" + (reason.empty() ? "" : "; ") + reason;
        return true;
    }

    std::optional<Shim> module;
    std::optional<DevMsr> files;
    std::optional<Perf> counted;
    void *given{};
    detail::backend_calls given_calls{};
    const char *given_name{};
    backend_kind kind{backend_kind::none};
    void *device{};
    detail::backend_calls calls{};
    std::string reason;
    failure last{.kind = error_code::device_missing}; ///< why no backend is available
};

/// The backend of this machine that is available: the kernel module, the msr device or perf.
using any_backend = basic_any_backend<>;

} // namespace msr
