#include "kinds.hpp"

#include "../../support/complaint.hpp"
#include "../detect/native.hpp"
#include "../families/targets.hpp"
#include "../settings.hpp"

#include "../../support/cpus.hpp"

#include <msr/intel/perfmon/features.hpp>
#include <msr/processor/detect.hpp>
#include <msr/processor/table.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace msrpp::run {

namespace {

/// Lets the calling thread run on CPU after CPU; the destructor restores the thread's former CPUs.
class traveller {
public:
    traveller() : home_{support::usable_cpus()} {}
    traveller(const traveller &) = delete;
    traveller &operator=(const traveller &) = delete;
    ~traveller() {
        if (!home_.empty()) support::keep_on(home_);
    }
    const std::vector<unsigned> &home() const { return home_; }
    bool go_to(unsigned cpu) const { return support::keep_on({cpu}); }

private:
    std::vector<unsigned> home_;
};

std::string name_of(const msr::identity &identity) {
    return identity.is == msr::core::none ? std::string{} : msr::processor_row_of(identity.is).name;
}

/// Returns whether two CPUs are of the same kind of core, as far as CPUID names kinds.
bool is_same(const msr::identity &a, const msr::identity &b) {
    return a.is == b.is && a.kind == b.kind && a.signature == b.signature;
}

} // namespace

std::vector<core_kind> kinds_of(std::vector<unsigned> cpus) {
    const traveller traveller;
    if (cpus.empty()) cpus = traveller.home();
    std::vector<core_kind> kinds;
    for (const unsigned cpu : cpus) {
        // A CPU on which this thread cannot run is left out, because the program cannot run on the
        // CPU either.
        if (!traveller.go_to(cpu)) continue;
        const msr::identity identity = msr::detect();
        const auto same = std::find_if(kinds.begin(), kinds.end(), [&](const core_kind &kind) {
            return is_same(msr::identify(*kind.cpuid), identity);
        });
        if (same != kinds.end())
            same->cpus.push_back(cpu);
        else
            kinds.push_back({name_of(identity),
                             {cpu},
                             std::make_shared<const cpuid_source>(cpuid_source::of_this_cpu())});
    }
    return kinds;
}

bool has_events_of(const family &identity, const core_kind &kind) {
    const msr::core named =
        identity.list_core == nullptr ? msr::core::none : identity.list_core(identity);
    // A processor without a core in the lists of events, such as a version of performance
    // monitoring, has plans whose numbers are those of all its CPUs.
    if (named == msr::core::none) return true;
    msr::perfmon::target planned;
    if (perfmon_target(identity, planned))
        return named == msr::perfmon::listed_core_of(
                            msr::perfmon::target_of(msr::perfmon::features_of(*kind.cpuid)));
    try {
        target_options line;
        line.cpu = native(kind.cpuid).name;
        const family family = family_of_options(line);
        return family.list_core != nullptr && family.list_core(family) == named;
    } catch (const complaint &) {
        return false; // CPUID names no processor with known events
    }
}

std::string named_cpus(const core_kind &kind) {
    return fmt::format("{} {} {} {}", kind.cpus.size() == 1 ? "CPU" : "CPUs",
                       support::list_of(kind.cpus), kind.cpus.size() == 1 ? "is" : "are",
                       kind.name.empty() ? "of a kind that is not known" : kind.name);
}

std::string other_kinds(const std::vector<core_kind> &kinds, const core_kind &planned) {
    std::string rest;
    for (const core_kind &kind : kinds)
        if (&kind != &planned) rest += (rest.empty() ? "" : ", ") + named_cpus(kind);
    const std::string cpus = support::list_of(planned.cpus);
    return fmt::format("{}, while {}: --cpus {} keeps the program there", rest, named_cpus(planned),
                       cpus);
}

std::string core_pmu(const family &identity) {
    std::string name = perf_pmu_named(identity);
    std::error_code unknown;
    const bool is_shown =
        std::filesystem::exists("/sys/bus/event_source/devices/" + name + "/type", unknown);
    return name != "cpu" && is_shown ? name : std::string{};
}

void expect_core_pmu(const family &identity) {
    const std::string own = perf_pmu_named(identity);
    if (own == "cpu" || !core_pmu(identity).empty()) return;
    for (const char *const other : {"cpu_core", "cpu_atom", "cpu_lowpower"}) {
        std::error_code unknown;
        const std::string type = fmt::format("/sys/bus/event_source/devices/{}/type", other);
        if (std::filesystem::exists(type, unknown))
            complain(
                rule_broken,
                fmt::format("run: the kernel has the PMU {} and no PMU {}, which counts on {}: "
                            "its CPUs are off, or a hypervisor hides their counters",
                            other, own, identity.name));
    }
}

} // namespace msrpp::run
