#include "event_files.hpp"

#include "cpu_sets.hpp"
#include "event_formats.hpp"

#include "../perf_events/precise_plans.hpp"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>
#include <vector>

namespace msrpp::machine {

namespace {

namespace fs = std::filesystem;

/// Names of event sources (/sys/bus/event_source/devices) that belong to the host's kernel, not to
/// its processor.
constexpr const char *host_sources[] = {"software", "tracepoint", "breakpoint",
                                        "kprobe",   "uprobe",     "msr"};

std::uint32_t type_in(const fs::path &folder) {
    std::uint32_t type = first_unit_type;
    std::ifstream{folder / "type"} >> type;
    return type;
}

/// Returns the name of the file with the CPUs of an event source: `cpus` for a kind of core,
/// `cpumask` for the CPUs on which a shared unit is counted.
const char *name_of_cpus(const event_source &source) {
    switch (source.unit) {
    case source_unit::core:
        return source.name == "cpu" ? nullptr : "cpus";
    case source_unit::ibs_fetch:
    case source_unit::ibs_op:
        return nullptr;
    default:
        return "cpumask";
    }
}

} // namespace

file_texts event_files(const kinds_of_cpus &kinds, const std::vector<event_source> &sources) {
    file_texts texts;
    // The folder of event sources exists even where the processor has no counters that Linux knows.
    for (const event_source &source : sources) {
        const std::string folder = std::string{event_folder} + "/" + source.name + "/";
        const auto line = [&](const std::string &name, const std::string &text) {
            texts[folder + name] = text + "\n";
        };
        line("type", std::to_string(source.type));
        line("perf_event_mux_interval_ms", "4");
        if (const char *const name = name_of_cpus(source)) line(name, cpu_list(source.cpus));
        if (source.unit == source_unit::core) {
            // The emulator refuses the instruction RDPMC, so that the file rdpmc has 0.
            line("rdpmc", "0");
            line("caps/max_precise", std::to_string(largest_precision(kinds.kinds[source.kind])));
        }
        for (const auto &[name, text] : terms_of(kinds, source))
            line("format/" + name, text);
        for (const auto &[name, text] : named_events_of(kinds, source))
            line("events/" + name, text);
    }
    return texts;
}

file_texts event_sources_of_host() {
    file_texts links;
    for (const char *const name : host_sources) {
        const fs::path place = fs::path{event_folder} / name;
        std::error_code error;
        // Types of event sources from 16 on belong to the simulated machine.
        if (!fs::is_symlink(place, error) || type_in(place) >= first_unit_type) continue;
        const fs::path target = fs::read_symlink(place, error);
        if (!error) links[place] = target;
    }
    return links;
}

} // namespace msrpp::machine
