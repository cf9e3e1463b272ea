// Linux's perf as a backend, which takes whole programs of register writes for a thread or a CPU,
// and needs no root where kernel.perf_event_paranoid lets users count. See doc/perf.md.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/perf/calls.hpp>
#include <msr/backend/perf/derive.hpp>
#include <msr/backend/perf/event.hpp>
#include <msr/backend/perf/group.hpp>
#include <msr/backend/perf/open_failure.hpp>
#include <msr/backend/perf/options.hpp>
#include <msr/backend/perf/refusal.hpp>
#include <msr/backend/perf/unit_cpus.hpp>
#include <msr/backend/sole_array.hpp>
#include <msr/core/atomic.hpp>
#include <msr/core/cpu_list.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/rdpmc.hpp>
#include <msr/core/sequence.hpp>
#include <msr/processor/topology.hpp>

#include <cerrno>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <new>
#include <string>
#include <string_view>
#include <utility>

#include <linux/perf_event.h>
#include <sys/types.h>

namespace msr {

namespace perf_detail {

/// The domain of the machines of perf, by its address, apart from those of other backends; see
/// `machine_identity`. The process has one variable, even if shared libraries are compiled with
/// -fvisibility=hidden.
[[gnu::visibility("default")]] inline constinit char of_perf{};
[[gnu::visibility("default")]] inline constinit detail::atomic<std::uint64_t> next_machine{};

/// Reads the whole number at the beginning of a file's text into `destination`; returns false where
/// the text begins with no number. `size`: the bytes of the text; 0 or less: none were read.
inline bool number_in_text(const char *text, ssize_t size, std::int64_t &destination) noexcept {
    return size > 0 && std::from_chars(text, text + size, destination).ec == std::errc{};
}

/// Reads the whole number at the beginning of the file `path` into `destination`; returns false
/// where the file begins with no number.
template <typename System>
bool number_in(System &system, const char *path, std::int64_t &destination) noexcept {
    char text[32];
    const ssize_t size = system.read_file(path, text, sizeof text);
    return number_in_text(text, size, destination);
}

/// Returns a number for the name of a PMU, never 0: FNV-1a of the name's bytes, with the lowest bit
/// of the number set.
constexpr std::uint32_t number_of_name(std::string_view name) noexcept {
    std::uint32_t hash = 2166136261;
    for (const char entry : name)
        hash = (hash ^ static_cast<unsigned char>(entry)) * 16777619;
    return hash | 1;
}

} // namespace perf_detail

/// A reader that reads the first `Size` counters of a loaded program of register writes with the
/// fewest instructions: by RDPMC where possible, else by the kernel. Works only in the thread that
/// the program counts, and while the program stays loaded. The class is a reader of regions
/// (`msr::counter_reader`).
template <std::size_t Size, typename System = perf_calls>
class perf_reader {
public:
    static constexpr bool always_most = true; ///< every reader reads `most` counters, no fewer
    static constexpr std::size_t most = Size; ///< the number of counters that a reader reads

    /// Makes a reader of the counters of a loaded program; `of` and `calls` must outlive the
    /// reader. `basic_perf::reader_of` makes a reader of a session.
    explicit perf_reader(perf_detail::group<System> &of, System &calls)
        : group{&of}, system{&calls} {}

    /// Returns the number of counters that the reader reads.
    static constexpr std::size_t size() noexcept { return Size; }
    /// Returns the width of each count: 64, because perf's counts have 64 bits.
    static constexpr unsigned width(std::size_t) noexcept { return 64; }

    /// Stores the counts of the program since its start, one for each counter.
    [[gnu::always_inline]] failure read(std::uint64_t *values) noexcept {
        if (read_at_once(values)) [[likely]]
            return {};
        return read_slowly(values);
    }
    /// Stores the counts since start, one for each counter, without a system call and without a
    /// failure. Returns false where only `read` can find the counts or the failure; `values` is
    /// then meaningless.
    [[gnu::always_inline]] bool read_at_once(std::uint64_t *values) noexcept {
        return group->read_pages(*system, values, Size);
    }

private:
    [[gnu::noinline]] failure read_slowly(std::uint64_t *values) noexcept {
        if (group->look_and_read_pages(*system, values, Size)) return {};
        if (const failure problem = group->misread()) return problem;
        std::uint64_t list[perf_events::most];
        const failure problem = group->read_by_kernel(*system, list);
        for (std::size_t i = 0; i < Size && !problem; ++i)
            values[i] = list[i];
        return problem;
    }

    perf_detail::group<System> *group;
    System *system;
};

/// A backend on perf_event_open. Each session on the backend is a group of events that the kernel
/// gives counters together; the kernel can choose other counters than the plan, see `given`.
/// Several threads may use one object, and any number of sessions beside each other: the kernel
/// lets the groups take turns. Registers cannot be read or written: `error_code::inexpressible`.
/// Example:
///     #include <msr/intel/perfmon.hpp>
///     #include <msr/session.hpp>
///     constexpr auto misses = msr::perfmon::llc_misses.user();
///     msr::perf device{msr::perf_options{.inherit = true}}; // with threads that it creates
///     msr::session session{device, msr::plan<misses>, msr::watch_cpu(0)};
///     const auto counts = session.measure([] { /* what is measured */ });
template <typename System = perf_calls>
class basic_perf {
public:
    /// The number of programs of register writes that may be loaded at a time.
    static constexpr std::size_t most_programs = 1024;

    /// Makes a backend that counts the threads or CPUs of the target `owner`; opens no event yet.
    explicit basic_perf(perf_target owner = own_thread, perf_options perf_options = {},
                        System calls = {})
        : target{owner}, options{std::move(perf_options)}, system{std::move(calls)} {
        if (target.is == perf_target::kind::thread)
            name = "thread " + std::to_string(target.thread);
        else if (target.is == perf_target::kind::own_thread)
            name = "this thread";
    }
    /// Makes a backend that counts the thread that opens a session; opens no event yet.
    explicit basic_perf(perf_options perf_options, System calls = {})
        : basic_perf{own_thread, std::move(perf_options), std::move(calls)} {}

    basic_perf(const basic_perf &) = delete;
    basic_perf &operator=(const basic_perf &) = delete;

    /// Closes the events of all loaded programs.
    ~basic_perf() {
        for (std::size_t i = 0; i < most_programs; ++i)
            if (group *const entry = programs[i].program) {
                entry->close(system);
                delete entry;
            }
    }

    /// Opens a perf event for each readout (counter that the program reads); the program need not
    /// outlive the call. What perf cannot do as the program's register writes say is refused:
    /// `error_code::inexpressible`.
    failure load(unsigned cpu, const program_view &program, program_handle &handle) noexcept {
        if (has_meters(program.readouts))
            return {.kind = error_code::inexpressible, .cpu = cpu, .subject = meter_refusal};
        perf_events events;
        const auto find = [this, cpu](const char *pmu) { return number_of(pmu, cpu); };
        if (failure problem = derive_perf_events(program, find, events))
            return of_target(problem, cpu);
        return load(cpu, {events.all, events.count}, events.readouts, handle);
    }

    /// Opens a group of perf events, of which the first `readouts` events have counts: for events
    /// that no program of register writes has, such as the kernel's software events and
    /// breakpoints.
    failure load(unsigned cpu, sequence<perf_event> events, std::size_t readouts,
                 program_handle &handle) noexcept {
        if (events.size() == 0 || events.size() > perf_events::most || readouts > events.size())
            return of_target({.kind = error_code::empty_program}, cpu);
        if (failure problem = check(events, cpu)) return of_target(problem, cpu);
        group *result = nullptr;
        const failure taken = take_slot(cpu, handle, result);
        if (taken) return taken;
        result->where = where();
        result->cpu = cpu;
        result->shared = options.shared;
        result->at_exec = options.at_exec;
        result->is_of_cpu = target.is == perf_target::kind::cpu;
        if (follows_thread()) result->follow();
        const std::size_t leader = leader_of(events);
        result->led_by(leader);
        for (std::size_t i = 0; i < events.size(); ++i) {
            const std::size_t next = i == 0 ? leader : i <= leader ? i - 1 : i;
            if (const failure problem = open(*result, events[next], cpu)) {
                // the refusal of the group of events is the failure to report, not one of unload()
                static_cast<void>(unload(handle));
                return problem;
            }
        }
        result->readouts = readouts;
        // Only the kernel reads the shares of issue slots, since it clears the registers when it
        // reads them.
        if (target.is == perf_target::kind::own_thread && !options.inherit && options.rdpmc &&
            !events[leader].leads)
            result->map(system);
        return {};
    }

    /// Stores, for each readout (counter that is read), the number of its unit; the kernel has the
    /// counters of a unit in one group. Where perf cannot count the program, all numbers are 0, and
    /// `load` reports the reason.
    void find_units(const program_view &program, std::uint32_t *destination) noexcept {
        perf_events events;
        const auto number = [](const char *pmu) { return perf_detail::number_of_name(pmu); };
        const bool is_known = !derive_perf_events(program, number, events) &&
                              events.readouts == program.readouts.size();
        for (std::size_t i = 0; i < program.readouts.size(); ++i)
            destination[i] = is_known && events.all[i].counts_unit() ? events.all[i].type : 0;
    }

    /// Starts the counters of a loaded program, from 0.
    failure start(program_handle loaded) noexcept {
        group *const of = find(loaded);
        return of == nullptr ? not_loaded("start") : of->start(system);
    }

    /// Stores the counts since start in `values`, one for each readout (counter that is read):
    /// without a system call where RDPMC may be used. Where the counters ran for a part of the
    /// time, see `perf_options::shared`.
    failure counts(program_handle loaded, std::uint64_t *values, std::size_t count) noexcept {
        group *const of = find(loaded);
        if (of == nullptr || count < of->readouts) return not_loaded("read");
        return of->read(system, values);
    }

    /// Stores the counts of a loaded program since its start in `values`, one for each readout
    /// (counter that is read), and stops the program.
    failure stop(program_handle loaded, std::uint64_t *values, std::size_t count) noexcept {
        group *const of = find(loaded);
        if (of == nullptr || count < of->readouts) return not_loaded("stop");
        return of->stop(system, values);
    }

    /// Closes the perf events of a loaded program; safe in a signal handler.
    failure unload(program_handle loaded) noexcept {
        group *const of = find(loaded);
        if (of == nullptr) return not_loaded("close");
        of->close(system);
        programs[loaded.number].is_used = false;
        return {};
    }

    /// Stores the times since start in which the events of a loaded program were to count, and did
    /// count, in nanoseconds.
    failure times(program_handle loaded, perf_times &destination) noexcept {
        group *const of = find(loaded);
        return of == nullptr ? not_loaded("times") : of->times(system, destination);
    }

    /// Returns the number by which RDPMC reads the counter that the kernel gave to the event at the
    /// index `readout`, while the program counts; `no_rdpmc`: the number is not known, as wherever
    /// RDPMC cannot be used.
    std::uint32_t given(program_handle loaded, std::size_t readout) const noexcept {
        const group *const of = find(loaded);
        return of == nullptr ? no_rdpmc : of->given(readout);
    }

    /// Returns a line for each choice (requested event) that the kernel counts on another counter
    /// than the plan; empty: there is no such choice, or it is not known. Works only while the
    /// program counts.
    std::string moved(program_handle loaded) const {
        std::string result;
        const group *const of = find(loaded);
        for (std::size_t i = 0; of != nullptr && i < of->readouts; ++i) {
            const perf_event &event = of->events[i];
            const std::uint32_t current = of->given(i);
            if (current == no_rdpmc || current == event.planned) continue;
            result += "choice " + std::to_string(i + 1) + " of the plan counts on " +
                      counter_text(current);
            if (event.name != nullptr) result += std::string{", planned on "} + event.name;
            result += '\n';
        }
        return result;
    }

    /// Returns whether the counts of a program are read without a system call, as long as the
    /// program has counters.
    bool reads_with_rdpmc(program_handle loaded) const noexcept {
        const group *const of = find(loaded);
        return of != nullptr && of->is_mapped();
    }

    /// Returns a reader that reads the first `Size` counters of a loaded program with the fewest
    /// instructions, valid as long as the program stays loaded.
    template <std::size_t Size>
    perf_reader<Size, System> reader(program_handle loaded) noexcept {
        return perf_reader<Size, System>{*find(loaded), system};
    }
    /// Returns a reader of a session that is open on this backend.
    template <typename Session>
    requires requires { Session::counts_type::size(); }
    auto reader_of(const Session &of) noexcept {
        return reader<Session::counts_type::size()>(of.loaded_program());
    }

    /// Checks whether this user may count: opens an event of the backend's target and closes it.
    failure probe(unsigned cpu = 0) noexcept {
        perf_event clocks{.type = PERF_TYPE_HARDWARE, .config = PERF_COUNT_HW_CPU_CYCLES};
        clocks.counts_kernel = false;
        group unused;
        unused.where = where();
        const failure problem = open(unused, clocks, cpu);
        unused.close(system);
        return problem;
    }

    /// Fails with `error_code::inexpressible`: perf has no registers.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &) noexcept {
        return no_registers(cpu, address, false, 0);
    }
    /// Fails with `error_code::inexpressible`: perf has no registers.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        return no_registers(cpu, address, true, value);
    }

    /// Returns whether only the thread that opens a session is counted.
    bool follows_thread() const noexcept {
        return target.is == perf_target::kind::own_thread && !options.inherit;
    }

    /// Returns whether threads are counted, on whichever CPUs they run.
    bool counts_threads() const noexcept { return target.is != perf_target::kind::cpu; }

    /// Returns the access to the processors that run this program through their kernel,
    /// `hardware_access::kernel`; `none` where the system calls have no `hardware()`.
    hardware_access hardware() const noexcept {
        if constexpr (requires(const System &calls) { calls.hardware(); })
            return system.hardware();
        else
            return hardware_access::none;
    }

    /// Returns a CPU of the kind of core whose counters the kernel uses: by the PMU that the
    /// options name, or else that of the only CPU on which the counted thread may run; `no_cpu`:
    /// the processor has one kind of core.
    unsigned model_cpu() noexcept {
        const std::string_view core =
            options.core.empty() ? kind_pmu_of(no_cpu) : std::string_view{options.core};
        const std::string_view pmu = core.empty() ? "cpu_core" : core;
        std::int64_t cpu = -1;
        return number_in_folder(pmu, "cpus", cpu) && cpu >= 0 ? static_cast<unsigned>(cpu) : no_cpu;
    }

    /// Returns a new identity at each call: each session has counters of its own, which the kernel
    /// shares out, so that no session hinders another.
    machine_identity identity() const noexcept {
        return {reinterpret_cast<std::uintptr_t>(&perf_detail::of_perf),
                perf_detail::next_machine.fetch_add(1, detail::memory_order::relaxed)};
    }

private:
    using group = perf_detail::group<System>;

    /// A place for a loaded program of register writes; the next program reuses the place after
    /// unloading.
    struct slot {
        detail::atomic<bool> is_used{};
        group *program{};
    };

    /// Returns the name of the counted target for messages; null: messages name the CPU.
    const char *where() const noexcept {
        return target.is == perf_target::kind::cpu ? nullptr : name.c_str();
    }
    failure of_target(failure problem, unsigned cpu) const noexcept {
        problem.cpu = cpu;
        problem.device = where();
        return problem;
    }
    failure no_registers(unsigned cpu, std::uint32_t address, bool writing,
                         std::uint64_t value) const noexcept {
        return {.kind = error_code::inexpressible,
                .is_write = writing,
                .cpu = cpu,
                .address = address,
                .value = value,
                .subject = "Linux's perf has no registers, only whole programs"};
    }
    static failure not_loaded(const char *call) noexcept {
        return {.kind = error_code::wrong_state, .state = session_state::closed, .subject = call};
    }

    static std::string counter_text(std::uint32_t index) {
        const bool fixed = (index & perf_detail::fixed_rdpmc) != 0;
        return (fixed ? "fixed counter " : "general counter ") +
               std::to_string(index & ~perf_detail::fixed_rdpmc);
    }

    /// Returns the position of the event that has to be opened first.
    static std::size_t leader_of(sequence<perf_event> events) noexcept {
        for (std::size_t i = 0; i < events.size(); ++i)
            if (events[i].leads) return i;
        return 0;
    }

    group *find(program_handle loaded) const noexcept {
        if (loaded.number >= most_programs || !programs[loaded.number].is_used) return nullptr;
        return programs[loaded.number].program;
    }

    failure take_slot(unsigned cpu, program_handle &handle, group *&result) noexcept {
        for (std::uint32_t i = 0; i < most_programs; ++i) {
            slot &entry = programs[i];
            bool still_free = false;
            if (!entry.is_used.compare_exchange_strong(still_free, true)) continue;
            if (entry.program == nullptr) entry.program = new (std::nothrow) group{};
            if (entry.program == nullptr) {
                entry.is_used = false;
                break;
            }
            result = entry.program;
            handle = {i};
            return {};
        }
        return of_target({.kind = error_code::io, .system_error = ENOMEM}, cpu);
    }

    /// Refuses events that the kernel would refuse without saying why, or would count on another
    /// CPU.
    failure check(sequence<perf_event> events, unsigned cpu) noexcept {
        // the first hardware event, whose PMU all hardware events of the group must have
        const perf_event *first = nullptr;
        for (const perf_event &event : events) {
            const auto refused = [&](const char *subject) {
                return failure{.kind = error_code::inexpressible,
                               .name = event.name,
                               .subject = subject,
                               .choice = perf_detail::choice_number(event.owner)};
            };
            if (event.counts_unit() && target.is != perf_target::kind::cpu)
                return refused("it counts a unit that several CPUs share, which cannot follow a "
                               "thread: construct the backend with msr::of_cpus");
            if (!perf_detail::is_hardware(event)) continue;
            if (first == nullptr) first = &event;
            if (event.type != first->type)
                return refused("it is of another unit than the choices before it, and the kernel "
                               "counts only one unit together: make a plan for each");
            if (!event.counts_unit()) continue;
            if (const char *const reason = why_of_another_unit(event, cpu)) return refused(reason);
        }
        return {};
    }

    /// Returns why a unit's event that is opened on `cpu` would not count the unit of `cpu`; null:
    /// the event counts that unit.
    const char *why_of_another_unit(const perf_event &event, unsigned cpu) noexcept {
        char text[4096]; // files of the kernel's event sources are at most a page of text
        const ssize_t size = read_in_folder(event.unit_pmu, "cpumask", text, sizeof text);
        if (size <= 0 || text[size - 1] != '\n')
            return "the kernel does not say on which CPUs it counts this unit: the folder of its "
                   "PMU (below /sys/bus/event_source/devices) has no file cpumask";
        return perf_detail::why_of_another_unit(
            {text, static_cast<std::size_t>(size) - 1}, cpu, event.unit_scope,
            [this](unsigned number) { return place_of(number); });
    }

    cpu_place place_of(unsigned cpu) {
        if constexpr (requires { system.place_of(options.topology, cpu); })
            return system.place_of(options.topology, cpu);
        else
            return unknown_place(cpu);
    }

    failure open(group &destination, const perf_event &event, unsigned cpu) noexcept {
        perf_event_attr attributes = attribute_of(event, destination.count == 0, options.inherit);
        attributes.enable_on_exec = options.at_exec && destination.count == 0;
        const int opened = open(attributes, cpu, destination.leader());
        if (opened >= 0) {
            destination.add(event, opened);
            return {};
        }
        perf_detail::refused_open problem{.error = errno, .event = &event, .target = target.is};
        if ((problem.error == EINVAL || problem.error == ENOSPC) && destination.count != 0) {
            const int alone = open(attributes, cpu, -1);
            problem.fits_alone = alone >= 0;
            if (alone >= 0) system.close(alone);
        }
        problem.knows_paranoid =
            perf_detail::number_in(system, options.paranoid.c_str(), problem.paranoid);
        return perf_detail::failure_of_open(problem, where(), cpu);
    }

    int open(const perf_event_attr &attributes, unsigned cpu, int leader) noexcept {
        const bool on_cpu = target.is == perf_target::kind::cpu;
        const pid_t thread = on_cpu                                   ? -1
                             : target.is == perf_target::kind::thread ? target.thread
                                                                      : 0;
        int opened;
        do
            opened = system.open(attributes, thread, on_cpu ? static_cast<int>(cpu) : -1, leader);
        while (opened < 0 && errno == EINTR);
        return opened;
    }

    /// Reads a small file in a PMU's folder. Returns the number of bytes; -1: the file cannot be
    /// read.
    ssize_t read_in_folder(std::string_view pmu, const char *file, char *destination,
                           std::size_t room) noexcept {
        char path[4096]; // longest path in Linux, in bytes
        const int size = std::snprintf(path, sizeof path, "%s/%.*s/%s", options.folder.c_str(),
                                       static_cast<int>(pmu.size()), pmu.data(), file);
        if (size < 0 || static_cast<std::size_t>(size) >= sizeof path) return -1;
        return system.read_file(path, destination, room);
    }

    /// Reads the whole number at the beginning of a file in a PMU's folder into `destination`;
    /// returns false where the file begins with no number.
    bool number_in_folder(std::string_view pmu, const char *file,
                          std::int64_t &destination) noexcept {
        char text[32];
        const ssize_t size = read_in_folder(pmu, file, text, sizeof text);
        return perf_detail::number_in_text(text, size, destination);
    }

    /// Returns the number of the kernel's PMU of a name; 0: the kernel has no such PMU. The cores'
    /// PMU is that of the kind of `cpu` where CPUs are counted, and that of the thread's only CPU
    /// where the calling thread is counted.
    std::uint32_t number_of(std::string_view pmu, unsigned cpu) noexcept {
        std::string_view name_there = pmu;
        if (pmu == "cpu") {
            name_there = options.core.empty() ? kind_pmu_of(cpu) : std::string_view{options.core};
            if (name_there.empty()) return PERF_TYPE_RAW;
        }
        std::int64_t number = 0;
        if (!number_in_folder(name_there, "type", number)) number = 0;
        return static_cast<std::uint32_t>(number);
    }

    /// Returns the only CPU on which the counted thread may run; `no_cpu`: there are several, or
    /// another thread is counted.
    unsigned sole_cpu() const noexcept {
        if constexpr (requires(const System &calls) { calls.sole_cpu(); })
            if (target.is == perf_target::kind::own_thread) return system.sole_cpu();
        return no_cpu;
    }

    /// Returns the name of the PMU of a hybrid's kind of core that counts on a CPU, or on the only
    /// CPU of the counted thread; empty: the processor has one kind of core, or the thread may run
    /// on several CPUs.
    std::string_view kind_pmu_of(unsigned cpu) noexcept {
        const bool counts_cpu = target.is == perf_target::kind::cpu;
        if (!counts_cpu) cpu = sole_cpu();
        if (cpu == no_cpu) return {};
        // the PMU that lacks this CPU, where each kind of core has a PMU; empty: no PMU lacks the
        // CPU
        std::string_view missing;
        for (const std::string_view pmu : {"cpu_core", "cpu_atom", "cpu_lowpower"}) {
            char text[4096];
            const ssize_t size = read_in_folder(pmu, "cpus", text, sizeof text);
            if (size <= 0 || text[size - 1] != '\n') continue;
            missing = "none that has the CPU";
            bool has_cpu = false;
            const bool is_list = read_cpu_list(
                {text, static_cast<std::size_t>(size) - 1}, [&](unsigned first, unsigned last) {
                    has_cpu = has_cpu || (first <= cpu && cpu <= last);
                });
            if (is_list && has_cpu) return pmu;
        }
        return counts_cpu ? missing : std::string_view{};
    }

    perf_target target;
    perf_options options;
    std::string name; ///< name of what is counted (the thread or CPU), for messages
    [[no_unique_address]] System system;
    detail::sole_array<slot> programs{most_programs};
};

/// The backend on perf through the real system calls.
using perf = basic_perf<>;

} // namespace msr

#ifdef MSR_COMPILED // the template `basic_perf` is defined by msr/compiled.hpp
extern template class msr::basic_perf<msr::perf_calls>;
#endif
