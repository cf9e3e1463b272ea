// `msrpp rdt show`: what CPUID and the registers say.
#include "commands.hpp"
#include "line.hpp"
#include "processor.hpp"
#include "settings.hpp"

#include "../msrpp/json.hpp"
#include "../msrpp/output.hpp"

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
    std::vector<std::uint64_t> masks{}; ///< one, or those for data and code
    std::string bandwidth{};
    std::vector<unsigned> cpus{};
};

struct shown_cpu {
    unsigned cpu{};
    unsigned of_class{};
    unsigned rmid{};
};

std::string list_text(const std::vector<unsigned> &cpus) {
    std::string text;
    for (std::size_t i = 0; i < cpus.size();) {
        std::size_t last = i;
        while (last + 1 < cpus.size() && cpus[last + 1] == cpus[last] + 1)
            ++last;
        text += fmt::format("{}{}", text.empty() ? "" : ",", cpus[i]);
        if (last > i) text += fmt::format("-{}", cpus[last]);
        i = last + 1;
    }
    return text;
}

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
    const unsigned first = on.caches()[cache].cpus.front();
    const rdt::cache_allocation &l3 = on.has().shared.l3;
    std::vector<shown_class> all;
    for (unsigned number = 0; number < on.classes(); ++number) {
        shown_class one{.number = number};
        const unsigned masks = divided ? 2 : 1;
        for (unsigned each = number * masks; each < (number + 1) * masks; ++each)
            if (each < l3.classes)
                one.masks.push_back(on.read(first, rdt::l3_qos_mask::address + each));
        one.bandwidth = bandwidth_text(on, first, number);
        for (const shown_cpu &cpu : cpus)
            if (cpu.of_class == number && on.cache_of(cpu.cpu) == cache)
                one.cpus.push_back(cpu.cpu);
        if (one.masks.empty() && one.bandwidth.empty()) continue;
        all.push_back(one);
    }
    return all;
}

std::string masks_text(const shown_class &one, unsigned length) {
    std::string text;
    for (const std::uint64_t mask : one.masks)
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
            fmt::format("{} bits; {} classes", shared.l2.mask_length, shared.l2.classes));
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
        row("kinds", fmt::format("events count kinds of traffic 0x{:x}", has.configurable_traffic));
    if (has.assignable_counters != 0)
        row("counters", fmt::format("{} can be assigned", has.assignable_counters));
    append_aligned(to, rows);
}

void print_table(output &to, processor &on) {
    print_features(to, on);
    if (const std::string where = on.resctrl(); !where.empty())
        append_line(
            to, fmt::format("resctrl is mounted at {}: Linux moves tasks between classes", where));
    const std::vector<shown_cpu> cpus = cpus_of(on);
    for (std::size_t cache = 0; cache < on.caches().size(); ++cache) {
        const bool divided = on.divides_code(cache);
        append_line(to, fmt::format("cache {}, CPUs {}{}", on.caches()[cache].id,
                                    list_text(on.caches()[cache].cpus),
                                    divided ? ", masks for data and for code" : ""));
        std::vector<std::vector<std::string>> rows{{"class", "l3", "mba", "CPUs"}};
        for (const shown_class &one : classes_of(on, cache, divided, cpus))
            rows.push_back({std::to_string(one.number),
                            masks_text(one, on.has().shared.l3.mask_length), one.bandwidth,
                            list_text(one.cpus)});
        append_aligned(to, rows, "  ");
    }
    for (const shown_cpu &one : cpus)
        if (one.rmid != 0) append_line(to, fmt::format("CPU {}: RMID {}", one.cpu, one.rmid));
}

void print_csv(output &to, processor &on) {
    append_row(to, {"cache", "class", "l3", "l3code", "mba", "cpus"});
    const std::vector<shown_cpu> cpus = cpus_of(on);
    for (std::size_t cache = 0; cache < on.caches().size(); ++cache)
        for (const shown_class &one : classes_of(on, cache, on.divides_code(cache), cpus))
            append_row(to, {std::to_string(on.caches()[cache].id), std::to_string(one.number),
                            one.masks.empty() ? "" : hex(one.masks.front()),
                            one.masks.size() < 2 ? "" : hex(one.masks[1]), one.bandwidth,
                            list_text(one.cpus)});
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
    all["l2"] = {{"ways", has.l2.mask_length}, {"classes", has.l2.classes}};
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
                 {"classes", json::array()}};
        for (const shown_class &each : classes_of(on, cache, divided, cpus)) {
            json of_class{{"class", each.number}};
            if (!each.masks.empty()) of_class["l3"] = hex(each.masks.front());
            if (each.masks.size() > 1) of_class["l3code"] = hex(each.masks[1]);
            if (!each.bandwidth.empty()) of_class["mba"] = each.bandwidth;
            of_class["cpus"] = each.cpus;
            one["classes"].push_back(of_class);
        }
        all["caches"].push_back(one);
    }
    all["cpus"] = json::array();
    for (const shown_cpu &one : cpus)
        all["cpus"].push_back({{"cpu", one.cpu}, {"class", one.of_class}, {"rmid", one.rmid}});
    append_document(to, all);
}

} // namespace

int show(const std::vector<std::string> &words) {
    CLI::App app{"What the processor divides and watches, the masks, and who is in which class.",
                 "msrpp rdt show"};
    std::string backend = "auto", format = "table";
    app.add_option("--backend", backend, backend_help);
    app.add_option("--format", format, "table (the default), csv or json");
    if (!read_line(app, words)) return 0;
    check_format(format);
    enter_machine(backend, "show", words);
    processor on{backend};
    output out;
    if (format == "json")
        print_json(out, on);
    else if (format == "csv")
        print_csv(out, on);
    else
        print_table(out, on);
    flush(out);
    return 0;
}

} // namespace msrpp::rdt_tool
