// `msrpp rdt show`: what CPUID and the registers say.
#include "show.hpp"

#include "commands.hpp"
#include "line.hpp"
#include "processor.hpp"
#include "settings/amd_settings.hpp"
#include "settings/settings.hpp"

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

/// A class of service in a cache.
struct shown_class {
    unsigned number{};
    std::vector<std::uint64_t> masks{};  ///< one, or those for data and code
    std::vector<std::uint64_t> second{}; ///< likewise of the second level, of the first CPU
    bool second_differs{};               ///< other CPUs have other masks
    std::string bandwidth{};
    std::string slow{}; ///< to slow memory
    std::vector<unsigned> cpus{};
};

struct shown_cpu {
    unsigned cpu{};
    unsigned of_class{};
    unsigned rmid{};
};

std::string bandwidth_text(processor &on, unsigned cpu, unsigned number) {
    const qos::features &has = on.has();
    if (on.is_amd()) {
        if (number >= has.bandwidth_classes) return "";
        const std::uint64_t limit = on.read(cpu, qos::mba_bw::address + number);
        if ((limit >> has.bandwidth_length & 1) != 0) return "unlimited";
        return fmt::format("{} GB/s", static_cast<double>(limit) / 8);
    }
    if (number >= has.shared.mba.classes) return "";
    const std::uint64_t delay = on.read(cpu, rdt::mba_thrtl::address + number);
    return has.shared.mba.linear ? fmt::format("{} %", 100 - std::min<std::uint64_t>(delay, 100))
                                 : fmt::format("delay {}", delay);
}

std::string slow_text(processor &on, unsigned cpu, unsigned number) {
    if (!on.has().slow_memory || number >= on.has().bandwidth_classes) return "";
    return fmt::format("{} GB/s",
                       static_cast<double>(on.read(cpu, qos::smba_bw::address + number)) / 8);
}

bool divides_second(processor &on, unsigned cpu) {
    return on.has().shared.l2.cdp &&
           msr::decode<rdt::l2_qos_cfg>(on.read(cpu, rdt::l2_qos_cfg::address)).cdp_enable;
}

/// Masks of a class among registers in a row.
std::vector<std::uint64_t> masks_at(processor &on, unsigned cpu, std::uint32_t first,
                                    unsigned of_class, bool divided, unsigned registers) {
    std::vector<std::uint64_t> masks;
    const unsigned each = divided ? 2 : 1;
    for (unsigned number = of_class * each; number < (of_class + 1) * each; ++number)
        if (number < registers) masks.push_back(on.read(cpu, first + number));
    return masks;
}

std::vector<shown_cpu> cpus_of(processor &on) {
    std::vector<shown_cpu> all;
    for (const unsigned cpu : on.cpus()) {
        const auto held = msr::decode<rdt::pqr_assoc>(on.read(cpu, rdt::pqr_assoc::address));
        all.push_back({cpu, static_cast<unsigned>(held.cos), static_cast<unsigned>(held.rmid)});
    }
    return all;
}

std::vector<shown_class> classes_of(processor &on, std::size_t cache, bool divided,
                                    const std::vector<shown_cpu> &cpus) {
    const std::vector<unsigned> &of_cache = on.caches()[cache].cpus;
    const unsigned first = of_cache.front();
    const rdt::features &has = on.has().shared;
    const bool second_divided = divides_second(on, first);
    std::vector<shown_class> all;
    for (unsigned number = 0; number < on.classes(); ++number) {
        shown_class one{.number = number};
        const auto second_of = [&](unsigned cpu) {
            return masks_at(on, cpu, rdt::l2_qos_mask::address, number, second_divided,
                            has.l2.classes);
        };
        one.masks = masks_at(on, first, rdt::l3_qos_mask::address, number, divided, has.l3.classes);
        one.second = second_of(first);
        for (const unsigned cpu : of_cache)
            one.second_differs = one.second_differs || second_of(cpu) != one.second;
        one.slow = slow_text(on, first, number);
        one.bandwidth = bandwidth_text(on, first, number);
        for (const shown_cpu &cpu : cpus)
            if (cpu.of_class == number && on.cache_of(cpu.cpu) == cache)
                one.cpus.push_back(cpu.cpu);
        if (one.masks.empty() && one.second.empty() && one.bandwidth.empty()) continue;
        all.push_back(one);
    }
    return all;
}

std::string masks_text(const std::vector<std::uint64_t> &masks, unsigned length) {
    std::string text;
    for (const std::uint64_t mask : masks)
        text += (text.empty() ? "" : " ") + mask_text(mask, length);
    return text;
}

void print_features(output &to, const processor &on) {
    const qos::features &has = on.has();
    const rdt::features &shared = has.shared;
    std::vector<std::vector<std::string>> rows;
    const auto row = [&rows](const char *name, std::string text) {
        rows.push_back({name, std::move(text)});
    };
    row("processor", fmt::format("{}{}", on.name().empty() ? "no name is known" : on.name(),
                                 on.is_simulated() ? " (simulated: nothing is measured)" : ""));
    row("backend", on.backend());
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
    if (has.bandwidth_length != 0)
        row("mba",
            fmt::format("{} classes; limits in eighths of GB/s, {} bits{}", has.bandwidth_classes,
                        has.bandwidth_length, has.slow_memory ? "; slow memory apart" : ""));
    const rdt::cache_monitoring &monitors = shared.monitoring;
    if (monitors.rmids != 0)
        row("monitoring",
            fmt::format("{} RMIDs:{}{}{}; a count is {} bytes and has {} bits", monitors.rmids,
                        monitors.has(rdt::event::l3_occupancy) ? " occupancy" : "",
                        monitors.has(rdt::event::l3_total_bandwidth) ? " total" : "",
                        monitors.has(rdt::event::l3_local_bandwidth) ? " local" : "",
                        monitors.upscale, monitors.counter_width));
    if (has.configurable_traffic != 0)
        row("kinds", "events count what they are told of: " +
                         joined(traffic_names(has.configurable_traffic), " "));
    if (has.assignable_counters != 0)
        row("counters", fmt::format("{} can be assigned", has.assignable_counters));
    append_aligned(to, rows);
}

std::string division_text(bool third, bool second) {
    if (third && second) return ", masks for data and for code in both levels";
    if (third) return ", masks for data and for code";
    return second ? ", masks for data and for code in the second level" : "";
}

/// Columns of what the processor has.
void print_classes(output &to, const processor &on, const std::vector<shown_class> &all) {
    const qos::features &has = on.has();
    std::vector<std::vector<std::string>> rows{{"class"}};
    const auto column = [&](bool is_there, const char *name, auto text) {
        if (!is_there) return;
        rows.front().emplace_back(name);
        for (std::size_t i = 0; i < all.size(); ++i)
            rows[i + 1].push_back(text(all[i]));
    };
    for (const shown_class &one : all)
        rows.push_back({std::to_string(one.number)});
    column(has.shared.l3.classes != 0, "l3", [&](const shown_class &one) {
        return masks_text(one.masks, has.shared.l3.mask_length);
    });
    column(has.shared.l2.classes != 0, "l2", [&](const shown_class &one) {
        return masks_text(one.second, has.shared.l2.mask_length) +
               (one.second_differs ? " (other CPUs otherwise)" : "");
    });
    column(has.shared.mba.classes != 0 || has.bandwidth_classes != 0, "mba",
           [](const shown_class &one) { return one.bandwidth; });
    column(has.slow_memory, "smba", [](const shown_class &one) { return one.slow; });
    column(true, "CPUs", [](const shown_class &one) { return support::list_of(one.cpus); });
    append_aligned(to, rows, "  ");
}

/// The kinds of traffic that the events of a cache count, total first; empty where they cannot be
/// read.
std::vector<std::uint64_t> counted_kinds(processor &on, std::size_t cache) {
    std::vector<std::uint64_t> kinds;
    for (unsigned event = 0; on.has().configurable_traffic != 0 && event < qos::evt_cfg::most;
         ++event)
        kinds.push_back(on.read(on.caches()[cache].cpus.front(), qos::evt_cfg::address + event));
    return kinds;
}
constexpr const char *event_words[] = {"total", "local"};

void print_events(output &to, processor &on, std::size_t cache) {
    const std::vector<std::uint64_t> kinds = counted_kinds(on, cache);
    for (std::size_t event = 0; event < kinds.size(); ++event)
        append_line(to, fmt::format("  {} counts {}", event_words[event],
                                    joined(traffic_names(kinds[event]), " ")));
    for (const assigned_counter &one : assigned_counters(on, cache))
        append_line(to, fmt::format("  counter {}: {} {}, counts {}", one.number,
                                    one.is_class ? "class" : "RMID", one.rmid,
                                    joined(traffic_names(one.kinds), " ")));
}

void print_table(output &to, processor &on) {
    print_features(to, on);
    if (const std::string where = on.resctrl(); !where.empty())
        append_line(
            to, fmt::format("resctrl is mounted at {}: Linux moves tasks between classes", where));
    const std::vector<shown_cpu> cpus = cpus_of(on);
    for (std::size_t cache = 0; cache < on.caches().size(); ++cache) {
        const bool divided = on.divides_code(cache);
        append_line(
            to, fmt::format(
                    "cache {}, CPUs {}{}", on.caches()[cache].id,
                    support::list_of(on.caches()[cache].cpus),
                    division_text(divided, divides_second(on, on.caches()[cache].cpus.front()))));
        print_classes(to, on, classes_of(on, cache, divided, cpus));
        print_events(to, on, cache);
    }
    for (const shown_cpu &one : cpus)
        if (one.rmid != 0) append_line(to, fmt::format("CPU {}: RMID {}", one.cpu, one.rmid));
}

void print_csv(output &to, processor &on) {
    append_row(to, {"cache", "class", "l3", "l3code", "mba", "cpus", "l2", "l2code", "smba"});
    const std::vector<shown_cpu> cpus = cpus_of(on);
    const auto mask = [](const std::vector<std::uint64_t> &masks, std::size_t place) {
        return place < masks.size() ? hex(masks[place]) : std::string{};
    };
    for (std::size_t cache = 0; cache < on.caches().size(); ++cache)
        for (const shown_class &one : classes_of(on, cache, on.divides_code(cache), cpus))
            append_row(to, {std::to_string(on.caches()[cache].id), std::to_string(one.number),
                            mask(one.masks, 0), mask(one.masks, 1), one.bandwidth,
                            support::list_of(one.cpus), mask(one.second, 0), mask(one.second, 1),
                            one.slow});
}

void print_json(output &to, processor &on) {
    const rdt::features &has = on.has().shared;
    const std::vector<shown_cpu> cpus = cpus_of(on);
    json all = json::object();
    all["processor"] = on.name();
    all["simulated"] = on.is_simulated();
    all["backend"] = on.backend();
    all["l3"] = {{"ways", has.l3.mask_length},
                 {"contention", hex(has.l3.shareable)},
                 {"classes", has.l3.classes},
                 {"minimum_bits", has.l3.may_be_empty ? 0 : has.l3.minimum_bits},
                 {"sparse", has.l3.sparse},
                 {"cdp", has.l3.cdp}};
    all["l2"] = {{"ways", has.l2.mask_length}, {"classes", has.l2.classes}, {"cdp", has.l2.cdp}};
    all["mba"] = {{"classes", std::max(has.mba.classes, on.has().bandwidth_classes)},
                  {"maximum_delay", has.mba.maximum},
                  {"linear", has.mba.linear},
                  {"limit_bits", on.has().bandwidth_length}};
    all["monitoring"] = {{"rmids", has.monitoring.rmids},
                         {"occupancy", has.monitoring.has(rdt::event::l3_occupancy)},
                         {"total", has.monitoring.has(rdt::event::l3_total_bandwidth)},
                         {"local", has.monitoring.has(rdt::event::l3_local_bandwidth)},
                         {"upscale", has.monitoring.upscale},
                         {"width", has.monitoring.counter_width}};
    all["caches"] = json::array();
    for (std::size_t cache = 0; cache < on.caches().size(); ++cache) {
        const bool divided = on.divides_code(cache);
        json one{{"id", on.caches()[cache].id},
                 {"cpus", on.caches()[cache].cpus},
                 {"code_and_data_divided", divided},
                 {"l2_code_and_data_divided", divides_second(on, on.caches()[cache].cpus.front())},
                 {"classes", json::array()}};
        for (const shown_class &each : classes_of(on, cache, divided, cpus)) {
            json of_class{{"class", each.number}};
            if (!each.masks.empty()) of_class["l3"] = hex(each.masks.front());
            if (each.masks.size() > 1) of_class["l3code"] = hex(each.masks[1]);
            if (!each.second.empty()) of_class["l2"] = hex(each.second.front());
            if (each.second.size() > 1) of_class["l2code"] = hex(each.second[1]);
            if (each.second_differs) of_class["l2_of_first_cpu_alone"] = true;
            if (!each.bandwidth.empty()) of_class["mba"] = each.bandwidth;
            if (!each.slow.empty()) of_class["smba"] = each.slow;
            of_class["cpus"] = each.cpus;
            one["classes"].push_back(of_class);
        }
        const std::vector<std::uint64_t> kinds = counted_kinds(on, cache);
        for (std::size_t event = 0; event < kinds.size(); ++event)
            one[std::string{event_words[event]} + "_counts"] = traffic_names(kinds[event]);
        for (const assigned_counter &each : assigned_counters(on, cache))
            one["counters"].push_back({{"counter", each.number},
                                       {each.is_class ? "class" : "rmid", each.rmid},
                                       {"counts", traffic_names(each.kinds)}});
        all["caches"].push_back(one);
    }
    all["cpus"] = json::array();
    for (const shown_cpu &one : cpus)
        all["cpus"].push_back({{"cpu", one.cpu}, {"class", one.of_class}, {"rmid", one.rmid}});
    append_document(to, all);
}

} // namespace

void print_shown(output &to, processor &on, const std::string &format) {
    if (format == "json")
        print_json(to, on);
    else if (format == "csv")
        print_csv(to, on);
    else
        print_table(to, on);
}

int show(const std::vector<std::string> &words) {
    support::command app{
        "What the processor divides and watches, the masks, and who is in which class.",
        "msrpp rdt show"};
    std::string backend = "auto", format = "table";
    app.add_option("--backend", backend, backend_or_registers_help);
    app.add_option("--format", format, "table (the default), csv or json");
    if (!read_line(app, words)) return 0;
    check_format(format);
    enter_machine(backend, "show", words);
    processor on{backend};
    output out;
    print_shown(out, on, format);
    flush(out);
    return 0;
}

} // namespace msrpp::rdt_tool
