// The backend of meters on Linux's perf: the kernel has PMUs for energy (power), clocks (msr) and
// residencies (cstate_core, cstate_pkg), whose events stand for the registers of meters, and which
// users may count where kernel.perf_event_paranoid lets them. Sources of what the kernel accepts:
// Linux, arch/x86/events/rapl.c, msr.c and intel/cstate.c: an event counts on a CPU, from its
// opening on, without a sampling period and at all privilege levels; an event of a shared unit is
// moved to the CPU that counts for the unit.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/perf/calls.hpp>
#include <msr/backend/perf/event.hpp>
#include <msr/backend/perf/unit_cpus.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/sequence.hpp>
#include <msr/meters/perf_meter.hpp>
#include <msr/processor/topology.hpp>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include <linux/perf_event.h>
#include <sys/types.h>

namespace msr {

/// The folders that the perf backend for meters (registers such as energy) reads.
struct perf_meter_options {
    std::string devices = "/sys/bus/event_source/devices"; ///< the folder in which the kernel lists
                                                           ///< its PMUs
    /// A folder like /sys/devices/system/cpu; empty: /sys/devices/system/cpu itself.
    std::string topology{};
};

/// A backend of meters on Linux's perf, for plans that have meters and no events. The first read of
/// a meter's register on a CPU opens the kernel's event, and the register's content is what the
/// event has counted since, in the unit that the register of the unit has. A meter for which the
/// kernel has no event, or which the user may not count, fails with a sentence. Only one thread at
/// a time may use the object, and no signal handler.
/// Example:
///     #include <msr/amd/counters.hpp>
///     #include <msr/meters.hpp>
///     #include <msr/meters/carried_meters.hpp>
///     #include <msr/session.hpp>
///     using msr::meters::energy_package;
///     constexpr auto meters = msr::meters::carried_meters_of(msr::amd::zen4);
///     msr::perf_meters device{meters.view()};
///     msr::session session{device, msr::plan<msr::amd::zen4, energy_package>, msr::watch_cpu(0)};
template <typename System = perf_calls>
class basic_perf_meters {
public:
    /// Makes a backend of the meters in `meters`, which must outlive the object; opens nothing yet.
    explicit basic_perf_meters(sequence<perf_meter> meters, perf_meter_options options = {},
                               System calls = {})
        : meters_{meters}, options_{std::move(options)}, system_{std::move(calls)} {}
    basic_perf_meters(const basic_perf_meters &) = delete;
    basic_perf_meters &operator=(const basic_perf_meters &) = delete;
    /// Closes all perf events that reads have opened.
    ~basic_perf_meters() {
        for (const opened_event &entry : opened_)
            system_.close(entry.descriptor);
    }

    /// Reads the register of a meter, or the register of a meter's unit.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &result) noexcept {
        for (const perf_meter &meter : meters_) {
            if (meter.address == address) return read_meter(cpu, meter, result);
            if (meter.unit_address != address) continue;
            result = meter.unit_content;
            return {};
        }
        return refused(cpu, address,
                       "Linux's perf has no event that counts what this register counts: read the "
                       "register with msr::dev_msr");
    }
    /// Fails with `error_code::inexpressible`: perf writes no registers.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        failure problem =
            refused(cpu, address,
                    "perf's meters are only read: count events with msr::perf, in a plan of their "
                    "own");
        problem.is_write = true;
        problem.value = value;
        return problem;
    }

    /// Returns why the kernel does not count a meter on any CPU, as a sentence in static storage;
    /// null: the kernel has an event for the meter. Opens nothing.
    const char *why_not(const perf_meter &meter) {
        perf_event event;
        return find_event(meter, event);
    }

    /// Returns the access to the processors that run this program through their kernel,
    /// `hardware_access::kernel`; `none` where the system calls have no `hardware()`.
    hardware_access hardware() const noexcept {
        if constexpr (requires(const System &calls) { calls.hardware(); })
            return system_.hardware();
        else
            return hardware_access::none;
    }

private:
    /// An open perf event, which counts a meter (such as energy) on a CPU.
    struct opened_event {
        const perf_meter *meter{};
        unsigned cpu{};
        int descriptor = -1;
    };
    /// The words that the kernel writes when an event is read: the number of events, the time
    /// enabled, the time running, and the count.
    struct event_words {
        std::uint64_t number{};
        std::uint64_t enabled{};
        std::uint64_t running{};
        std::uint64_t count{};
    };

    sequence<perf_meter> meters_;
    perf_meter_options options_;
    System system_;
    std::vector<opened_event> opened_;

    static failure refused(unsigned cpu, std::uint32_t address, const char *sentence) {
        return {
            .kind = error_code::inexpressible, .cpu = cpu, .address = address, .subject = sentence};
    }

    failure read_meter(unsigned cpu, const perf_meter &meter, std::uint64_t &result) {
        int descriptor = -1;
        for (const opened_event &entry : opened_)
            if (entry.meter == &meter && entry.cpu == cpu) descriptor = entry.descriptor;
        if (descriptor < 0)
            if (const failure problem = open(cpu, meter, descriptor)) return problem;
        event_words words;
        const ssize_t size = system_.read(descriptor, &words, sizeof words);
        if (size != sizeof words)
            return {.kind = error_code::io,
                    .cpu = cpu,
                    .address = meter.address,
                    .system_error = size < 0 ? errno : 0,
                    .name = meter.name,
                    .subject = "the kernel gives no count of the meter's event"};
        if (words.running < words.enabled)
            return refused(cpu, meter.address,
                           "the kernel counted the meter's event for a part of the time only: the "
                           "CPU was offline meanwhile");
        result = meter.content(words.count);
        return {};
    }

    failure open(unsigned cpu, const perf_meter &meter, int &descriptor) {
        perf_event event;
        if (const char *const sentence = find_event(meter, event))
            return refused(cpu, meter.address, sentence);
        if (meter.is_of_unit)
            if (const char *const sentence = why_of_another_unit(cpu, meter))
                return refused(cpu, meter.address, sentence);
        // an event that leads no group starts enabled, and counts from here on
        const perf_event_attr attributes = attribute_of(event, false, false);
        descriptor = system_.open(attributes, -1, static_cast<int>(cpu), -1);
        if (descriptor < 0) return failure_of_open(cpu, meter, errno);
        opened_.push_back({&meter, cpu, descriptor});
        return {};
    }

    static failure failure_of_open(unsigned cpu, const perf_meter &meter, int error) {
        failure problem{.kind = error_code::io,
                        .cpu = cpu,
                        .address = meter.address,
                        .system_error = error,
                        .name = meter.name,
                        .subject = "the kernel opens no event of the meter's PMU"};
        if (error == EACCES || error == EPERM)
            problem.subject = "the kernel lets this user count no meters: they take "
                              "kernel.perf_event_paranoid of 0 or less, or CAP_PERFMON";
        return problem;
    }

    // --- the files in which the kernel describes its PMUs --------------------------------------

    /// Returns the text of a file in the folder of a meter's PMU; empty: the file cannot be read.
    std::string text_of(const perf_meter &meter, const std::string &file) {
        char text[4096]; // files of the kernel's event sources are at most a page of text
        const std::string path = options_.devices + "/" + meter.pmu + "/" + file;
        const ssize_t size = system_.read_file(path.c_str(), text, sizeof text);
        return size <= 0 ? std::string{} : std::string(text, static_cast<std::size_t>(size));
    }

    /// Returns the first line of a file in the folder of a meter's PMU; empty: the file cannot be
    /// read.
    std::string line_of(const perf_meter &meter, const std::string &file) {
        const std::string text = text_of(meter, file);
        return text.substr(0, text.find('\n'));
    }

    /// Finds the event that counts a meter. Returns why there is none, as a sentence in static
    /// storage; null: `event` is the event.
    const char *find_event(const perf_meter &meter, perf_event &event) {
        event.type =
            static_cast<std::uint32_t>(std::strtoul(text_of(meter, "type").c_str(), nullptr, 10));
        if (event.type == 0)
            return "this kernel shows no PMU for this meter (power, power_core, msr or cstate_*)";
        const std::string path = std::string{"events/"} + meter.event;
        const std::string encoding = text_of(meter, path);
        if (encoding.empty())
            return "the kernel's PMU has no event for this meter: see its folder events";
        // the text is `event=0x02`, the number in the lowest bits of `config`
        const std::string head = "event=";
        if (encoding.rfind(head, 0) != 0 ||
            text_of(meter, "format/event").rfind("config:0-", 0) != 0)
            return "the kernel encodes the meter's event in a form that is not known";
        event.config = std::strtoul(encoding.c_str() + head.size(), nullptr, 0);
        if (line_of(meter, path + ".scale") != meter.scale ||
            line_of(meter, path + ".unit") != meter.unit)
            return "the kernel counts the meter in a unit that is not known: see .scale and .unit";
        return nullptr;
    }

    /// Returns why an event that is opened on `cpu` would not count the unit of `cpu`; null: the
    /// event counts that unit.
    const char *why_of_another_unit(unsigned cpu, const perf_meter &meter) {
        const std::string text = text_of(meter, "cpumask");
        if (text.empty() || text.back() != '\n')
            return "the kernel does not say on which CPUs it counts this meter: the folder of its "
                   "PMU (below /sys/bus/event_source/devices) has no file cpumask";
        return perf_detail::why_of_another_unit(
            {text.data(), text.size() - 1}, cpu, meter.scope, [this](unsigned number) {
                if constexpr (requires { system_.place_of(options_.topology, number); })
                    return system_.place_of(options_.topology, number);
                else
                    return unknown_place(number);
            });
    }
};

/// The backend for meters (registers such as energy) on the kernel of this machine.
using perf_meters = basic_perf_meters<perf_calls>;

} // namespace msr
