// The performance-monitoring features that CPUID announces for a processor, as plain data for the
// formats of output.
#pragma once

#include "../../support/json.hpp"
#include "cpuid_source.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// A feature that a processor has by CPUID: group, name and value.
struct detected_feature {
    /// Name of the group: `processor`, `perfmon`, `debug_store`, `counters`, `ibs`, `rdt`, ….
    std::string group;
    std::string name;
    json value; ///< value of the feature: a text or a number
    std::string text;
};

/// Features by group, and the names for --cpu that fit the processor.
struct detection {
    std::vector<std::string> cpus;
    std::string counters; ///< the name for --cpu with the most facts about the core's counters
    std::vector<detected_feature> features;

    void add(std::string_view group, std::string_view name, json value, std::string text = {}) {
        features.push_back(
            {std::string{group}, std::string{name}, std::move(value), std::move(text)});
    }
    /// Adds a name for --cpu, if there is a family with the name.
    void fits(const std::string &cpu);
    /// Adds a name for --cpu that fits the counters of the core, and sets `counters` to the name:
    /// names that are added later have more facts about the counters.
    void counters_fit(const std::string &cpu);
};

/// Returns all facts about a processor that its CPUID shows.
detection detected(const cpuid_source &cpuid);

/// Adds the features of Intel's counters; the detect_ functions each add a part of detected().
void detect_intel(detection &destination, const cpuid_source &cpuid);
void detect_amd(detection &destination, const cpuid_source &cpuid);
void detect_resources(detection &destination, const cpuid_source &cpuid);

} // namespace msrpp
