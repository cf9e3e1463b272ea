// The command `msrpp rdt show`: prints the features that CPUID announces, and the registers.
#include "show.hpp"

#include "commands.hpp"
#include "line.hpp"
#include "processor.hpp"
#include "settings/amd_settings.hpp"
#include "settings/settings.hpp"

#include "../support/command_words.hpp"
#include "../support/cpus.hpp"
#include "../support/json.hpp"
#include "../support/output.hpp"
#include "../support/report/rows.hpp"
#include "../support/text.hpp"

#include <msr/amd/qos/registers.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/register.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace msrpp::rdt_tool {

namespace qos = msr::qos;
namespace rdt = msr::rdt;

namespace {

/// A class of service in a cache, with its masks and limits.
struct shown_class {
    unsigned number{};
    /// Mask of the third-level cache, or two masks, for data and code.
    std::vector<std::uint64_t> masks{};
    /// Masks of the second-level cache, on the class's first CPU.
    std::vector<std::uint64_t> second{};
    bool second_differs{}; ///< CPUs have different masks of the second-level cache
    std::string bandwidth{};
    std::string slow{}; ///< limit of bandwidth to slow memory, as text
    std::vector<unsigned> cpus{};
};

struct shown_cpu {
    unsigned cpu{};
    unsigned of_class{};
    unsigned rmid{};
};

std::string bandwidth_text(processor &machine, unsigned cpu, unsigned number) {
    const qos::features &features = machine.has();
    if (machine.is_amd()) {
        if (number >= features.bandwidth_classes) return "";
        const std::uint64_t limit = machine.read(cpu, qos::mba_bw::address + number);
        if ((limit >> features.bandwidth_length & 1) != 0) return "unlimited";
        return fmt::format("{} GB/s", static_cast<double>(limit) / 8);
    }
    if (number >= features.shared.mba.classes) return "";
    const std::uint64_t delay = machine.read(cpu, rdt::mba_thrtl::address + number);
    return features.shared.mba.linear
               ? fmt::format("{} %", 100 - std::min<std::uint64_t>(delay, 100))
               : fmt::format("delay {}", delay);
}

std::string slow_text(processor &machine, unsigned cpu, unsigned number) {
    if (!machine.has().slow_memory || number >= machine.has().bandwidth_classes) return "";
    return fmt::format("{} GB/s",
                       static_cast<double>(machine.read(cpu, qos::smba_bw::address + number)) / 8);
}

bool divides_second(processor &machine, unsigned cpu) {
    return machine.has().shared.l2.cdp &&
           msr::decode<rdt::l2_qos_cfg>(machine.read(cpu, rdt::l2_qos_cfg::address)).cdp_enable;
}

/// Returns the masks of a class of service from registers that follow each other, `first` the first
/// one.
std::vector<std::uint64_t> masks_at(processor &machine, unsigned cpu, std::uint32_t first,
                                    unsigned of_class, bool divided, unsigned registers) {
    std::vector<std::uint64_t> masks;
    const unsigned index = divided ? 2 : 1;
    for (unsigned number = of_class * index; number < (of_class + 1) * index; ++number)
        if (number < registers) masks.push_back(machine.read(cpu, first + number));
    return masks;
}

std::vector<shown_cpu> cpus_of(processor &machine) {
    std::vector<shown_cpu> cpus;
    for (const unsigned cpu : machine.cpus()) {
        const auto value = msr::decode<rdt::pqr_assoc>(machine.read(cpu, rdt::pqr_assoc::address));
        cpus.push_back({cpu, static_cast<unsigned>(value.cos), static_cast<unsigned>(value.rmid)});
    }
    return cpus;
}

std::vector<shown_class> classes_of(processor &machine, std::size_t cache, bool divided,
                                    const std::vector<shown_cpu> &cpus) {
    const std::vector<unsigned> &of_cache = machine.caches()[cache].cpus;
    const unsigned first = of_cache.front();
    const rdt::features &features = machine.has().shared;
    const bool second_divided = divides_second(machine, first);
    std::vector<shown_class> classes;
    for (unsigned number = 0; number < machine.classes(); ++number) {
        shown_class entry{.number = number};
        const auto second_of = [&](unsigned cpu) {
            return masks_at(machine, cpu, rdt::l2_qos_mask::address, number, second_divided,
                            features.l2.classes);
        };
        entry.masks = masks_at(machine, first, rdt::l3_qos_mask::address, number, divided,
                               features.l3.classes);
        entry.second = second_of(first);
        for (const unsigned cpu : of_cache)
            entry.second_differs = entry.second_differs || second_of(cpu) != entry.second;
        entry.slow = slow_text(machine, first, number);
        entry.bandwidth = bandwidth_text(machine, first, number);
        for (const shown_cpu &cpu : cpus)
            if (cpu.of_class == number && machine.cache_of(cpu.cpu) == cache)
                entry.cpus.push_back(cpu.cpu);
        if (entry.masks.empty() && entry.second.empty() && entry.bandwidth.empty()) continue;
        classes.push_back(entry);
    }
    return classes;
}

std::string masks_text(const std::vector<std::uint64_t> &masks, unsigned length) {
    std::string text;
    for (const std::uint64_t mask : masks)
        text += (text.empty() ? "" : " ") + mask_text(mask, length);
    return text;
}

void print_features(output &output, const processor &machine) {
    const qos::features &features = machine.has();
    const rdt::features &shared = features.shared;
    std::vector<std::vector<std::string>> rows;
    const auto row = [&rows](const char *name, std::string text) {
        rows.push_back({name, std::move(text)});
    };
    row("processor",
        fmt::format("{}{}", machine.name().empty() ? "no name is known" : machine.name(),
                    machine.is_simulated() ? " (simulated: nothing is measured)" : ""));
    row("backend", machine.backend());
    if (shared.l3.mask_length != 0)
        row("l3 masks",
            fmt::format("{} bits, at least {} of them{}; {} classes; code and data {}",
                        shared.l3.mask_length, shared.l3.may_be_empty ? 0 : shared.l3.minimum_bits,
                        shared.l3.sparse ? ", holes allowed" : " in one run", shared.l3.classes,
                        shared.l3.cdp ? "can be divided" : "cannot be divided"));
    if (shared.l3.shareable != 0)
        row("contention", fmt::format("devices use ways 0x{:x} as well", shared.l3.shareable));
    if (shared.l2.mask_length != 0)
        row("l2 masks",
            fmt::format("{} bits; {} classes; code and data {}", shared.l2.mask_length,
                        shared.l2.classes, shared.l2.cdp ? "can be divided" : "cannot be divided"));
    if (shared.mba.maximum != 0)
        row("mba",
            fmt::format("{} classes; {}", shared.mba.classes,
                        shared.mba.linear
                            ? fmt::format("{} to 100 percent are left, in steps of {}",
                                          100 - shared.mba.maximum, shared.mba.step())
                            : fmt::format("delays up to {}, not linear", shared.mba.maximum)));
    if (features.bandwidth_length != 0)
        row("mba", fmt::format("{} classes; limits in eighths of GB/s, {} bits{}",
                               features.bandwidth_classes, features.bandwidth_length,
                               features.slow_memory ? "; slow memory apart" : ""));
    const rdt::cache_monitoring &monitors = shared.monitoring;
    if (monitors.rmids != 0)
        row("monitoring",
            fmt::format("{} RMIDs:{}{}{}; a count is {} bytes and has {} bits", monitors.rmids,
                        monitors.has(rdt::event::l3_occupancy) ? " occupancy" : "",
                        monitors.has(rdt::event::l3_total_bandwidth) ? " total" : "",
                        monitors.has(rdt::event::l3_local_bandwidth) ? " local" : "",
                        monitors.upscale, monitors.counter_width));
    if (features.configurable_traffic != 0)
        row("kinds", "events count what they are told of: " +
                         joined(traffic_names(features.configurable_traffic), " "));
    if (features.assignable_counters != 0)
        row("counters", fmt::format("{} can be assigned", features.assignable_counters));
    append_aligned(output, rows);
}

std::string division_text(bool third, bool second) {
    if (third && second) return ", masks for data and for code in both levels";
    if (third) return ", masks for data and for code";
    return second ? ", masks for data and for code in the second level" : "";
}

/// Prints the classes of service, with a column for each feature of the processor.
void print_classes(output &output, const processor &machine,
                   const std::vector<shown_class> &classes) {
    const qos::features &features = machine.has();
    std::vector<std::vector<std::string>> rows{{"class"}};
    const auto column = [&](bool is_there, const char *name, auto text) {
        if (!is_there) return;
        rows.front().emplace_back(name);
        for (std::size_t i = 0; i < classes.size(); ++i)
            rows[i + 1].push_back(text(classes[i]));
    };
    for (const shown_class &entry : classes)
        rows.push_back({std::to_string(entry.number)});
    column(features.shared.l3.classes != 0, "l3", [&](const shown_class &entry) {
        return masks_text(entry.masks, features.shared.l3.mask_length);
    });
    column(features.shared.l2.classes != 0, "l2", [&](const shown_class &entry) {
        return masks_text(entry.second, features.shared.l2.mask_length) +
               (entry.second_differs ? " (other CPUs otherwise)" : "");
    });
    column(features.shared.mba.classes != 0 || features.bandwidth_classes != 0, "mba",
           [](const shown_class &entry) { return entry.bandwidth; });
    column(features.slow_memory, "smba", [](const shown_class &entry) { return entry.slow; });
    column(true, "CPUs", [](const shown_class &entry) { return support::list_of(entry.cpus); });
    append_aligned(output, rows, "  ");
}

/// Returns the kinds of traffic that the bandwidth events of a cache count, total first; empty
/// where the registers cannot be read.
std::vector<std::uint64_t> counted_kinds(processor &machine, std::size_t cache) {
    std::vector<std::uint64_t> kinds;
    for (unsigned event = 0; machine.has().configurable_traffic != 0 && event < qos::evt_cfg::most;
         ++event)
        kinds.push_back(
            machine.read(machine.caches()[cache].cpus.front(), qos::evt_cfg::address + event));
    return kinds;
}
constexpr const char *event_words[] = {"total", "local"};

void print_events(output &output, processor &machine, std::size_t cache) {
    const std::vector<std::uint64_t> kinds = counted_kinds(machine, cache);
    for (std::size_t event = 0; event < kinds.size(); ++event)
        append_line(output, fmt::format("  {} counts {}", event_words[event],
                                        joined(traffic_names(kinds[event]), " ")));
    for (const assigned_counter &counter : assigned_counters(machine, cache))
        append_line(output, fmt::format("  counter {}: {} {}, counts {}", counter.number,
                                        counter.is_class ? "class" : "RMID", counter.rmid,
                                        joined(traffic_names(counter.kinds), " ")));
}

void print_table(output &output, processor &machine) {
    print_features(output, machine);
    if (const std::string place = machine.resctrl(); !place.empty())
        append_line(
            output,
            fmt::format("resctrl is mounted at {}: Linux moves tasks between classes", place));
    const std::vector<shown_cpu> cpus = cpus_of(machine);
    for (std::size_t cache = 0; cache < machine.caches().size(); ++cache) {
        const bool divided = machine.divides_code(cache);
        append_line(output,
                    fmt::format("cache {}, CPUs {}{}", machine.caches()[cache].id,
                                support::list_of(machine.caches()[cache].cpus),
                                division_text(divided,
                                              divides_second(
                                                  machine, machine.caches()[cache].cpus.front()))));
        print_classes(output, machine, classes_of(machine, cache, divided, cpus));
        print_events(output, machine, cache);
    }
    for (const shown_cpu &cpu : cpus)
        if (cpu.rmid != 0) append_line(output, fmt::format("CPU {}: RMID {}", cpu.cpu, cpu.rmid));
}

void print_csv(output &output, processor &machine) {
    append_row(output, {"cache", "class", "l3", "l3code", "mba", "cpus", "l2", "l2code", "smba"});
    const std::vector<shown_cpu> cpus = cpus_of(machine);
    const auto mask = [](const std::vector<std::uint64_t> &masks, std::size_t place) {
        return place < masks.size() ? hex(masks[place]) : std::string{};
    };
    for (std::size_t cache = 0; cache < machine.caches().size(); ++cache)
        for (const shown_class &shown_class :
             classes_of(machine, cache, machine.divides_code(cache), cpus))
            append_row(output, {std::to_string(machine.caches()[cache].id),
                                std::to_string(shown_class.number), mask(shown_class.masks, 0),
                                mask(shown_class.masks, 1), shown_class.bandwidth,
                                support::list_of(shown_class.cpus), mask(shown_class.second, 0),
                                mask(shown_class.second, 1), shown_class.slow});
}

void print_json(output &output, processor &machine) {
    const rdt::features &features = machine.has().shared;
    const std::vector<shown_cpu> cpus = cpus_of(machine);
    json entries = json::object();
    entries["processor"] = machine.name();
    entries["simulated"] = machine.is_simulated();
    entries["backend"] = machine.backend();
    entries["l3"] = {{"ways", features.l3.mask_length},
                     {"contention", hex(features.l3.shareable)},
                     {"classes", features.l3.classes},
                     {"minimum_bits", features.l3.may_be_empty ? 0 : features.l3.minimum_bits},
                     {"sparse", features.l3.sparse},
                     {"cdp", features.l3.cdp}};
    entries["l2"] = {{"ways", features.l2.mask_length},
                     {"classes", features.l2.classes},
                     {"cdp", features.l2.cdp}};
    entries["mba"] = {{"classes", std::max(features.mba.classes, machine.has().bandwidth_classes)},
                      {"maximum_delay", features.mba.maximum},
                      {"linear", features.mba.linear},
                      {"limit_bits", machine.has().bandwidth_length}};
    entries["monitoring"] = {{"rmids", features.monitoring.rmids},
                             {"occupancy", features.monitoring.has(rdt::event::l3_occupancy)},
                             {"total", features.monitoring.has(rdt::event::l3_total_bandwidth)},
                             {"local", features.monitoring.has(rdt::event::l3_local_bandwidth)},
                             {"upscale", features.monitoring.upscale},
                             {"width", features.monitoring.counter_width}};
    entries["caches"] = json::array();
    for (std::size_t cache = 0; cache < machine.caches().size(); ++cache) {
        const bool divided = machine.divides_code(cache);
        json entry{{"id", machine.caches()[cache].id},
                   {"cpus", machine.caches()[cache].cpus},
                   {"code_and_data_divided", divided},
                   {"l2_code_and_data_divided",
                    divides_second(machine, machine.caches()[cache].cpus.front())},
                   {"classes", json::array()}};
        for (const shown_class &shown_class : classes_of(machine, cache, divided, cpus)) {
            json of_class{{"class", shown_class.number}};
            if (!shown_class.masks.empty()) of_class["l3"] = hex(shown_class.masks.front());
            if (shown_class.masks.size() > 1) of_class["l3code"] = hex(shown_class.masks[1]);
            if (!shown_class.second.empty()) of_class["l2"] = hex(shown_class.second.front());
            if (shown_class.second.size() > 1) of_class["l2code"] = hex(shown_class.second[1]);
            if (shown_class.second_differs) of_class["l2_of_first_cpu_alone"] = true;
            if (!shown_class.bandwidth.empty()) of_class["mba"] = shown_class.bandwidth;
            if (!shown_class.slow.empty()) of_class["smba"] = shown_class.slow;
            of_class["cpus"] = shown_class.cpus;
            entry["classes"].push_back(of_class);
        }
        const std::vector<std::uint64_t> kinds = counted_kinds(machine, cache);
        for (std::size_t event = 0; event < kinds.size(); ++event)
            entry[std::string{event_words[event]} + "_counts"] = traffic_names(kinds[event]);
        for (const assigned_counter &counter : assigned_counters(machine, cache))
            entry["counters"].push_back({{"counter", counter.number},
                                         {counter.is_class ? "class" : "rmid", counter.rmid},
                                         {"counts", traffic_names(counter.kinds)}});
        entries["caches"].push_back(entry);
    }
    entries["cpus"] = json::array();
    for (const shown_cpu &cpu : cpus)
        entries["cpus"].push_back({{"cpu", cpu.cpu}, {"class", cpu.of_class}, {"rmid", cpu.rmid}});
    append_document(output, entries);
}

} // namespace

void print_shown(output &output, processor &machine, const std::string &format) {
    if (format == "json")
        print_json(output, machine);
    else if (format == "csv")
        print_csv(output, machine);
    else
        print_table(output, machine);
}

int show(const std::vector<std::string> &words) {
    support::command app{
        "What the processor divides and watches, the masks, and who is in which class.",
        "msrpp rdt show"};
    std::string backend = "auto", format = "table";
    app.add_option("--backend", backend, backend_or_registers_help);
    app.add_option("--format", format, "table (the default), csv or json");
    if (!read_words(app, words)) return 0;
    check_format(format);
    enter_machine(backend, "show", words);
    processor machine{backend};
    output out;
    print_shown(out, machine, format);
    flush(out);
    return 0;
}

} // namespace msrpp::rdt_tool
