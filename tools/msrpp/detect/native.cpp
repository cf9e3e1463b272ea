#include "native.hpp"

#include "../../support/complaint.hpp"
#include "../../support/text.hpp"
#include "../choices/cpu_aliases.hpp"
#include "../family.hpp"
#include "cpuid_source.hpp"
#include "detection.hpp"

#include <msr/intel/netburst/detect.hpp>
#include <msr/intel/perfmon/features.hpp>
#include <msr/processor/detect.hpp>
#include <msr/processor/table.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp {

namespace {

/// Returns the value of a feature as text; empty where the feature is missing.
std::string value_of(const detection &detection, std::string_view group, std::string_view name) {
    for (const detected_feature &feature : detection.features)
        if (feature.group == group && feature.name == name)
            return feature.value.is_string() ? feature.value.get<std::string>()
                                             : feature.value.dump();
    return {};
}

std::string description(const detection &detection) {
    const auto of = [&](const char *name) { return value_of(detection, "processor", name); };
    std::string result =
        fmt::format("{} family {} model {}", of("vendor"), of("family"), of("model"));
    if (const std::string name = of("name"); !name.empty()) result += fmt::format(" ({})", name);
    return result;
}

[[noreturn]] void complain_of_unknown(const detection &detection) {
    const std::string model = value_of(detection, "perfmon", "model");
    const bool hidden = !value_of(detection, "processor", "hypervisor").empty();
    std::vector<std::string> details{
        fmt::format("CPUID says {}{}", description(detection),
                    hidden ? "; a hypervisor may hide its counters" : "")};
    if (!detection.cpus.empty())
        details.push_back(
            fmt::format("without counters it has --cpu {}", joined(detection.cpus, ", ")));
    if (!model.empty()) details.emplace_back("'msrpp cpus' names other processors");
    complain(wrong_usage,
             "--cpu native: this processor announces no known counters; " +
                 (model.empty() ? "'msrpp cpus' names processors for --cpu"
                                : "its model is that of --cpu " + model),
             std::move(details));
}

/// Returns whether transactions (TSX) of the processor may take general counter 3.
bool may_take_counter_3(const cpuid_source &cpuid) {
    constexpr std::uint64_t after_reset = 0;
    return msr::perfmon::transactions_take_counter_3(msr::perfmon::features_of(cpuid), after_reset);
}

/// Returns a note where CPUID announces fewer counters than the processor of a name has; otherwise
/// empty.
std::string fewer_counters(const std::string &cpu,
                           const std::shared_ptr<const cpuid_source> &cpuid) {
    family named = *family_named(cpu);
    const std::size_t usual = named.counter_count;
    named.announced = cpuid;
    if (named.counters == nullptr || named.counters(named) >= usual) return {};
    return fmt::format("CPUID announces {} of {} counters: plans are for what it announces",
                       named.counters(named), usual);
}

} // namespace

std::string processor_of(const cpuid_source &cpuid) {
    const msr::core kind = msr::identify(cpuid).is;
    return kind == msr::core::none ? "" : msr::processor_row_of(kind).name;
}

native_cpu native(const target_options &target_options) {
    return native(target_options.cpuid.empty()
                      ? std::make_shared<const cpuid_source>()
                      : std::make_shared<const cpuid_source>(target_options.cpuid, "--cpuid"));
}

native_cpu native(std::shared_ptr<const cpuid_source> source) {
    const cpuid_source &cpuid = *source;
    const detection detection = detected(cpuid);
    if (detection.counters.empty()) complain_of_unknown(detection);
    native_cpu result{.name = cpu_named(detection.counters),
                      .processor = processor_of(cpuid),
                      .model = {},
                      .hyper_threading = false,
                      .announced = source,
                      .found = {},
                      .notes = {}};
    if (const auto pentium4 = msr::netburst::detect(cpuid); pentium4.is_netburst()) {
        result.model = fmt::format("{}", pentium4.model);
        result.hyper_threading = pentium4.hyper_threading;
    }
    std::vector<std::string> rest = detection.cpus;
    rest.erase(std::remove(rest.begin(), rest.end(), detection.counters), rest.end());
    result.found =
        fmt::format("--cpu native: {}: --cpu {}", description(detection), detection.counters);
    if (!result.model.empty())
        result.found +=
            fmt::format(" --model {}{}", result.model, result.hyper_threading ? " --ht" : "");
    if (!rest.empty()) result.found += fmt::format("; also {}", joined(rest, ", "));
    if (!value_of(detection, "perfmon", "hybrid").empty())
        result.notes.emplace_back("its cores are of two kinds: this is of the one that answered");
    if (!may_take_counter_3(cpuid)) {
        if (std::string note = fewer_counters(result.name, source); !note.empty())
            result.notes.push_back(std::move(note));
    } else {
        result.notes.emplace_back("transactions may take pmc3: plans leave it free");
    }
    return result;
}

} // namespace msrpp
