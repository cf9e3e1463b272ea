// The backend on Linux's perf for boxes outside of the cores, such as memory controllers: the
// kernel has a PMU for each box, whose events stand for the registers of programs. Sources of what
// the kernel accepts: Linux, arch/x86/events/intel/uncore.c (the kernel moves an event to the CPU
// that counts for the die of the CPU on which it was opened) and uncore_snbep.c (an event's
// `config` is the select register, `config1` both filters).
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/perf/calls.hpp>
#include <msr/backend/perf/event.hpp>
#include <msr/backend/perf/unit_cpus.hpp>
#include <msr/core/box_register.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/field.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/sequence.hpp>
#include <msr/processor/topology.hpp>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <linux/perf_event.h>
#include <sys/types.h>

namespace msr {

/// The folders that the perf backend for boxes (units outside of the cores) reads.
struct perf_box_options {
    std::string devices = "/sys/bus/event_source/devices"; ///< the folder in which the kernel lists
                                                           ///< its PMUs
    /// A folder like /sys/devices/system/cpu; empty: /sys/devices/system/cpu itself.
    std::string topology{};
};

/// A backend for boxes (units outside of the cores) on Linux's perf. A session counts all boxes of
/// a kind, each by an event of its own that no other box shares: an event that the kernel gave its
/// counter for a part of the time is a failure. A write of a select register opens an event, the
/// box control starts and stops it. An access to a register of no box fails with
/// `error_code::inexpressible`. Only one thread at a time may use the object, and no signal
/// handler. Boxes of clients have no box control: bit 22 of the select register starts and stops
/// their events, and the kernel itself writes the register that enables all boxes. Example:
///     #include <msr/intel/uncore.hpp>
///     #include <msr/intel/uncore/carried_boxes.hpp>
///     #include <msr/intel/uncore/events/sapphire_rapids.hpp>
///     #include <msr/session.hpp>
///     namespace uncore = msr::uncore;
///     constexpr auto reads = msr::events::sapphire_rapids::imc::cas_count::rd;
///     constexpr auto boxes = uncore::carried_boxes_of(uncore::sapphire_rapids);
///     msr::perf_boxes device{boxes.view()};
///     msr::session session{device, msr::plan<uncore::sapphire_rapids, reads>, msr::watch_cpu(0)};
template <typename System = perf_calls>
class basic_perf_boxes {
public:
    /// Makes a backend of the boxes in `kinds`, which must outlive the object; opens no event yet.
    explicit basic_perf_boxes(sequence<perf_box> kinds, perf_box_options options = {},
                              System calls = {})
        : kinds_{kinds}, options_{std::move(options)}, system_{std::move(calls)} {}
    basic_perf_boxes(const basic_perf_boxes &) = delete;
    basic_perf_boxes &operator=(const basic_perf_boxes &) = delete;
    /// Closes the events of all boxes.
    ~basic_perf_boxes() {
        for (const std::unique_ptr<box_state> &state : boxes_)
            for (counter_state &counter : state->counters)
                close(counter);
    }

    /// Returns how many PMUs the kernel has for boxes of a kind.
    unsigned boxes(unsigned, unsigned kind) noexcept {
        for (const perf_box &row : kinds_)
            if (row.kind == kind) return static_cast<unsigned>(pmus_of(row).size());
        return 0;
    }

    /// Reads a register of a box by the number that programs of register writes have for it. The
    /// value of a counter is read from the kernel.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &result) noexcept {
        if (const std::uint64_t *const value = global_value(address)) {
            result = *value;
            return {};
        }
        const register_place place = place_of(cpu, address);
        if (place.box == nullptr) return no_register(cpu, address, false);
        if (place.counter == nullptr || place.is_select) {
            result = *place.value;
            return {};
        }
        return count_of(cpu, address, place, result);
    }
    /// Writes a register of a box by the number that programs of register writes have for it. The
    /// kernel's event follows the select register and the box control; a counter goes on from the
    /// value.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        if (std::uint64_t *const stored = global_value(address)) {
            *stored = value;
            return {};
        }
        const register_place place = place_of(cpu, address);
        if (place.box == nullptr) return no_register(cpu, address, true);
        if (place.value == &place.box->control) return control(cpu, address, *place.box, value);
        if (place.counter == nullptr) { // the register is a filter, not a counter's select
            *place.value = value;
            return {};
        }
        if (place.is_select) return select(cpu, address, place, value);
        std::uint64_t counted = 0;
        if (const failure problem = count_of(cpu, address, place, counted)) return problem;
        place.counter->offset += value - counted;
        return {};
    }
    /// Reads a register of a box; `place` names the box and the register in the box.
    failure read_box(unsigned cpu, const box_register &place, std::uint64_t &result) noexcept {
        return read(cpu, address_of(place), result);
    }
    /// Writes a register of a box; `place` names the box and the register in the box.
    failure write_box(unsigned cpu, const box_register &place, std::uint64_t value) noexcept {
        return write(cpu, address_of(place), value);
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
    /// The largest number of counters of a box; the last is the fixed counter.
    static constexpr unsigned most_counters = 9;
    static constexpr std::uint64_t fixed_event = 0xff;

    struct counter_state {
        std::uint64_t select{};
        std::uint64_t offset{}; ///< a number that is added to what the kernel's event counts
        int event = -1;
    };
    struct box_state {
        const perf_box *kind{};
        unsigned cpu{};
        unsigned pmu{}; ///< the number in the name of the box's PMU, such as 3 in `uncore_imc_3`
        std::uint64_t control{};
        std::uint64_t filters[2]{};
        counter_state counters[most_counters]{};

        bool stands_still() const { return (control & kind->freeze) != 0; }
    };
    /// The place of a register in the state of a box; `box` is null where no box has the register.
    struct register_place {
        box_state *box{};
        std::uint64_t *value{};
        /// The state of the counter that the select register or counter register belongs to.
        counter_state *counter{};
        bool is_select{};
        bool is_fixed{};
    };

    sequence<perf_box> kinds_;
    perf_box_options options_;
    System system_;
    std::vector<std::unique_ptr<box_state>> boxes_; ///< the states of the boxes that were accessed
    /// The numbers of the kernel's PMUs of a kind of box.
    struct known_pmus {
        bool were_read{};
        std::vector<unsigned> numbers{};
    };
    std::vector<known_pmus> pmus_; ///< the kernel's PMUs of each kind of box

    std::uint64_t globals_[2]{}; ///< values of the registers that enable several kinds of boxes

    /// Returns the value of a register that enables several kinds of boxes; null where `address` is
    /// no such register.
    std::uint64_t *global_value(std::uint32_t address) {
        for (const perf_box &kind : kinds_)
            for (unsigned index = 0; index < 2; ++index)
                if (is_among(address, kind.global[index], 1)) return &globals_[index];
        return nullptr;
    }

    static failure no_register(unsigned cpu, std::uint32_t address, bool is_writing) {
        return {.kind = error_code::inexpressible,
                .is_write = is_writing,
                .cpu = cpu,
                .address = address,
                .subject =
                    "this kernel shows no PMU (below /sys/bus/event_source/devices) of a box "
                    "with this register"};
    }

    box_state &state_of(const perf_box &kind, unsigned cpu, unsigned pmu) {
        for (const std::unique_ptr<box_state> &state : boxes_)
            if (state->kind == &kind && state->cpu == cpu && state->pmu == pmu) return *state;
        box_state &state = *boxes_.emplace_back(std::make_unique<box_state>());
        state.kind = &kind;
        state.cpu = cpu;
        state.pmu = pmu;
        return state;
    }

    register_place place_of(unsigned cpu, std::uint32_t address) {
        for (const perf_box &kind : kinds_) {
            const std::vector<unsigned> &pmus = pmus_of(kind);
            for (unsigned box = 0; box < pmus.size(); ++box)
                if (const std::uint32_t first = address - kind.instances.offset_of(box);
                    has(kind, first))
                    return place_in(state_of(kind, cpu, pmus[box]), first);
        }
        return {};
    }

    static bool is_among(std::uint32_t address, std::uint32_t first, unsigned count) {
        return first != 0 && address >= first && address - first < count;
    }
    /// Returns whether `address` is the number of a register of box 0 of a kind.
    static bool has(const perf_box &kind, std::uint32_t address) {
        return is_among(address, kind.control, 1) || is_among(address, kind.filter[0], 1) ||
               is_among(address, kind.filter[1], 1) ||
               is_among(address, kind.select, kind.counters) ||
               is_among(address, kind.counter, kind.counters) ||
               is_among(address, kind.fixed_select, 1) || is_among(address, kind.fixed_counter, 1);
    }
    static register_place place_in(box_state &state, std::uint32_t address) {
        const perf_box &kind = *state.kind;
        counter_state &fixed = state.counters[most_counters - 1];
        if (address == kind.control) return {&state, &state.control};
        for (unsigned index = 0; index < 2; ++index)
            if (is_among(address, kind.filter[index], 1)) return {&state, &state.filters[index]};
        if (is_among(address, kind.fixed_select, 1))
            return {&state, &fixed.select, &fixed, true, true};
        if (is_among(address, kind.fixed_counter, 1)) return {&state, nullptr, &fixed, false, true};
        if (is_among(address, kind.select, kind.counters)) {
            counter_state &counter = state.counters[address - kind.select];
            return {&state, &counter.select, &counter, true};
        }
        return {&state, nullptr, &state.counters[address - kind.counter]};
    }

    // --- the files in which the kernel describes its PMUs --------------------------------------

    std::string folder_of(const perf_box &kind, unsigned pmu) {
        std::string folder = options_.devices + "/" + kind.pmu;
        char unused;
        const std::string alone = folder + "/type";
        if (pmu == 0 && system_.read_file(alone.c_str(), &unused, 1) > 0) return folder;
        return folder + "_" + std::to_string(pmu);
    }
    /// Returns the text of a file of the kernel; empty: the file cannot be read.
    std::string text_of(const std::string &file) {
        char text[4096]; // files of the kernel's event sources are at most a page of text
        const ssize_t size = system_.read_file(file.c_str(), text, sizeof text);
        return size <= 0 ? std::string{} : std::string(text, static_cast<std::size_t>(size));
    }
    /// Returns the kernel's type of the events of a box's PMU; 0: there is no such PMU.
    std::uint32_t type_of(const perf_box &kind, unsigned pmu) {
        const std::string text = text_of(folder_of(kind, pmu) + "/type");
        return static_cast<std::uint32_t>(std::strtoul(text.c_str(), nullptr, 10));
    }
    /// Returns the numbers of the PMUs that the kernel has for boxes of a kind, in ascending order.
    /// The kernel's folder is read once. The numbers of boxes that the processor lacks are missing.
    const std::vector<unsigned> &pmus_of(const perf_box &kind) {
        if (pmus_.empty()) pmus_.resize(kinds_.size());
        known_pmus &known = pmus_[static_cast<std::size_t>(&kind - kinds_.begin())];
        if (std::exchange(known.were_read, true)) return known.numbers;
        const std::size_t bases = kind.instances.bases.size();
        const unsigned end = !kind.instances.has_several() ? 1
                             : bases != 0                  ? static_cast<unsigned>(bases)
                                                           : 256;
        for (unsigned pmu = 0; pmu < end; ++pmu)
            if (type_of(kind, pmu) != 0) known.numbers.push_back(pmu);
        return known.numbers;
    }

    /// Returns the bits of `config` (index 0) or `config1` (index 1) that the fields of a PMU have,
    /// as its folder `format` says: `config:8-15,32-55`.
    std::uint64_t field_bits(const std::string &folder, unsigned index) {
        static constexpr const char *fields[] = {
            "event",         "event2",       "event_ext",     "umask",        "umask_ext",
            "umask_ext2",    "umask_ext3",   "umask_ext4",    "edge",         "inv",
            "cmask",         "threshold",    "thresh",        "tid_en",       "use_occ_ctr",
            "occ_sel",       "occ_invert",   "occ_edge",      "occ_edge_det", "ch_mask",
            "fc_mask",       "qor",          "filter_tid",    "filter_cid",   "filter_link",
            "filter_nid",    "filter_state", "filter_opc",    "filter_opc0",  "filter_opc1",
            "filter_opc_0",  "filter_opc_1", "filter_rem",    "filter_loc",   "filter_local",
            "filter_all_op", "filter_nm",    "filter_not_nm", "filter_nnm",   "filter_nc",
            "filter_c6",     "filter_isoc",  "filter_band0",  "filter_band1", "filter_band2",
            "filter_band3"};
        std::uint64_t bits = 0;
        for (const char *const field : fields)
            bits |= bits_in(text_of(folder + "/format/" + field), index);
        return bits;
    }
    static std::uint64_t bits_in(const std::string &text, unsigned index) {
        const std::string head = index == 0 ? "config:" : "config1:";
        if (text.rfind(head, 0) != 0) return 0;
        std::uint64_t bits = 0;
        const char *next = text.c_str() + head.size();
        for (char *end = nullptr; *next >= '0' && *next <= '9';
             next = *end == ',' ? end + 1 : end) {
            const unsigned long low = std::strtoul(next, &end, 10);
            const unsigned long high = *end == '-' ? std::strtoul(end + 1, &end, 10) : low;
            if (low > high || high > 63) return 0;
            bits |= low_bits(static_cast<unsigned>(high - low + 1)) << low;
        }
        return bits;
    }

    // --- events --------------------------------------------------------------------------------

    void close(counter_state &counter) noexcept {
        if (counter.event >= 0) system_.close(counter.event);
        counter.event = -1;
        counter.offset = 0;
    }

    /// Opens the event that a select register selects, disabled; opens none where the register is
    /// cleared.
    failure select(unsigned cpu, std::uint32_t address, const register_place &place,
                   std::uint64_t value) {
        if (place.box->kind->control == 0 && place.counter->event >= 0 && is_same(place, value))
            return switch_event(cpu, address, place, value);
        close(*place.counter);
        place.counter->select = 0;
        const bool is_enabled = enables_counter(place, value);
        // a box without a box control gets its event when the event is selected, and starts it
        // when it is enabled
        const bool waits = place.box->kind->control != 0 && !is_enabled;
        if (value == 0 || waits) {
            place.counter->select = value;
            return {};
        }
        perf_event event{};
        event.config = place.is_fixed ? fixed_event : value & ~place.box->kind->enable;
        if (!place.is_fixed) event.config1 = place.box->filters[0] | place.box->filters[1] << 32;
        const auto refused = [&](const char *sentence) {
            return failure{.kind = error_code::inexpressible,
                           .is_write = true,
                           .cpu = cpu,
                           .address = address,
                           .value = value,
                           .subject = sentence};
        };
        const std::string folder = folder_of(*place.box->kind, place.box->pmu);
        event.type = type_of(*place.box->kind, place.box->pmu);
        if (event.type == 0)
            return refused("this kernel shows no PMU of the box below "
                           "/sys/bus/event_source/devices");
        if ((event.config & ~field_bits(folder, 0)) != 0 ||
            (event.config1 & ~field_bits(folder, 1)) != 0)
            return refused("the kernel's PMU of the box has no fields for it: see its folder "
                           "format below /sys/bus/event_source/devices");
        if (const char *const sentence = why_of_another_box(folder, cpu, *place.box->kind))
            return refused(sentence);
        const perf_event_attr attributes = attribute_of(event, true, false);
        const int opened = system_.open(attributes, -1, static_cast<int>(cpu), -1);
        if (opened < 0) return failure_of_open(cpu, address, errno);
        place.counter->event = opened;
        place.counter->select = value;
        if (place.box->stands_still() || !is_enabled) return {};
        return request(cpu, address, *place.counter, PERF_EVENT_IOC_ENABLE);
    }

    /// Returns whether a value of the select register of an open event leaves the event as it is,
    /// but for the bit that enables the counter. A 0 in a select register of a fixed counter stops
    /// the event, and a second 0 closes it; a 0 in another select register closes its event.
    static bool is_same(const register_place &place, std::uint64_t value) {
        const std::uint64_t enable = place.box->kind->enable, select = place.counter->select;
        if (place.is_fixed) return value != 0 || select != 0;
        return value != 0 && ((value ^ select) & ~enable) == 0;
    }
    /// Returns whether a value of a select register lets its counter count. That of a fixed counter
    /// has no bit but the enable bit.
    static bool enables_counter(const register_place &place, std::uint64_t value) {
        const std::uint64_t enable = place.box->kind->enable;
        return place.is_fixed ? value != 0 : (value & enable) == enable;
    }
    /// Starts or stops the open event of a counter in a box without a box control.
    failure switch_event(unsigned cpu, std::uint32_t address, const register_place &place,
                         std::uint64_t value) {
        const bool was_enabled = enables_counter(place, place.counter->select);
        const bool is_enabled = enables_counter(place, value);
        place.counter->select = value;
        if (was_enabled == is_enabled) return {};
        return request(cpu, address, *place.counter,
                       is_enabled ? PERF_EVENT_IOC_ENABLE : PERF_EVENT_IOC_DISABLE);
    }

    static failure failure_of_open(unsigned cpu, std::uint32_t address, int error) {
        failure problem{.kind = error_code::io,
                        .is_write = true,
                        .cpu = cpu,
                        .address = address,
                        .system_error = error,
                        .subject = "the kernel opens no event of the box's PMU"};
        if (error == EACCES || error == EPERM)
            problem.subject = "the kernel lets this user count no boxes: they take "
                              "kernel.perf_event_paranoid of 0 or less, or CAP_PERFMON";
        return problem;
    }

    /// Returns why an event that is opened on `cpu` would not count the boxes that `cpu` reaches;
    /// null: the event counts them.
    const char *why_of_another_box(const std::string &folder, unsigned cpu, const perf_box &kind) {
        const std::string text = text_of(folder + "/cpumask");
        if (text.empty() || text.back() != '\n')
            return "the kernel does not say on which CPUs it counts this box: the folder of its "
                   "PMU (below /sys/bus/event_source/devices) has no file cpumask";
        return perf_detail::why_of_another_unit(
            {text.data(), text.size() - 1}, cpu, kind.shared_by, [this](unsigned number) {
                if constexpr (requires { system_.place_of(options_.topology, number); })
                    return system_.place_of(options_.topology, number);
                else
                    return unknown_place(number);
            });
    }

    failure request(unsigned cpu, std::uint32_t address, const counter_state &counter,
                    unsigned long request) {
        if (counter.event < 0 || system_.control(counter.event, request) == 0) return {};
        return {.kind = error_code::io,
                .is_write = true,
                .cpu = cpu,
                .address = address,
                .system_error = errno};
    }

    /// Writes a box control: clears, starts or stops the counters of the box.
    failure control(unsigned cpu, std::uint32_t address, box_state &box, std::uint64_t value) {
        const bool stood_still = box.stands_still();
        box.control = value & ~(box.kind->clear[0] | box.kind->clear[1]);
        for (counter_state &counter : box.counters) {
            if ((value & box.kind->clear[0]) != 0) {
                close(counter);
                counter.select = 0;
            }
            if ((value & box.kind->clear[1]) != 0 && counter.event >= 0) {
                event_words words;
                if (const failure problem = read_event(cpu, address, counter, words))
                    return problem;
                counter.offset = 0 - words.count;
            }
            if (stood_still == box.stands_still()) continue;
            const unsigned long action =
                box.stands_still() ? PERF_EVENT_IOC_DISABLE : PERF_EVENT_IOC_ENABLE;
            if (const failure problem = request(cpu, address, counter, action)) return problem;
        }
        return {};
    }

    /// The words that the kernel writes when an event is read: the number of events, the time
    /// enabled, the time running, and the count.
    struct event_words {
        std::uint64_t number{};
        std::uint64_t enabled{};
        std::uint64_t running{};
        std::uint64_t count{};
    };
    failure read_event(unsigned cpu, std::uint32_t address, const counter_state &counter,
                       event_words &words) {
        const ssize_t size = system_.read(counter.event, &words, sizeof words);
        if (size == sizeof words) return {};
        return {.kind = error_code::io,
                .cpu = cpu,
                .address = address,
                .system_error = size < 0 ? errno : 0,
                .subject = "the kernel gives no count of the box's event"};
    }

    failure count_of(unsigned cpu, std::uint32_t address, const register_place &place,
                     std::uint64_t &result) {
        const perf_box &kind = *place.box->kind;
        const unsigned width = place.is_fixed ? kind.fixed_width : kind.width;
        const counter_state &counter = *place.counter;
        event_words words;
        if (counter.event >= 0) {
            if (const failure problem = read_event(cpu, address, counter, words)) return problem;
            if (words.running < words.enabled)
                return {.kind = error_code::inexpressible,
                        .cpu = cpu,
                        .address = address,
                        .subject =
                            "the kernel gave the event a counter of its box for a part of the "
                            "time only: others count there, too"};
        }
        result = (words.count + counter.offset) & low_bits(width == 0 ? 48 : width);
        return {};
    }
};

/// The backend for boxes (units outside of the cores) on the kernel of this machine.
using perf_boxes = basic_perf_boxes<perf_calls>;

} // namespace msr
