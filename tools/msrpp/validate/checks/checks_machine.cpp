#include "../announced.hpp"
#include "checks.hpp"

#include <msr/backend/message.hpp>
#include <msr/backend/system_topology.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/processor/topology.hpp>

#include <fmt/format.h>

#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::validate {

check_results check_announced(subject &subject) {
    constexpr const char *name = "announced";
    check_results result;
    for (const announced_register &entry : announced_registers(subject.cpuid())) {
        std::uint64_t value = 0;
        const msr::failure problem =
            subject.registers().read(subject.options().cpu, entry.address, value);
        check_result outcome =
            compared(name, fmt::format("{}, {:#x}", entry.feature, entry.address), "access",
                     problem ? "no access" : "access");
        if (problem) outcome.reason = msr::message(problem);
        result.push_back(std::move(outcome));
    }
    if (result.empty())
        result.push_back(not_tried(name, "registers", "CPUID announces no register"));
    return result;
}

check_results check_topology(subject &subject) {
    constexpr const char *name = "topology";
    // a replayed report lacks the files of /sys that describe the topology
    if (subject.registers().is_replay()) return {};
    if (subject.options().other_cpu == msr::no_cpu)
        return {not_tried(name, "CPUs", "the thread may use a single CPU")};
    const std::vector<unsigned> cpus{subject.options().cpu, subject.options().other_cpu};
    const std::vector<msr::cpu_place> by_system = msr::system_places(cpus);
    std::vector<msr::cpu_place> by_cpuid;
    for (const unsigned cpu : cpus)
        by_cpuid.push_back(subject.place_by_cpuid(cpu));
    check_results result;
    constexpr msr::register_scope scopes[] = {msr::register_scope::core, msr::register_scope::l2,
                                              msr::register_scope::l3, msr::register_scope::die,
                                              msr::register_scope::package};
    constexpr const char *names[] = {"core", "second-level cache", "third-level cache", "die",
                                     "package"};
    if (const lie_row *const lie = subject.registers().current_lie();
        lie != nullptr && lie->places != nullptr)
        lie->places(by_cpuid);
    const auto share = [](const std::vector<msr::cpu_place> &places, msr::register_scope scope) {
        return places[0].unit(scope) == places[1].unit(scope) ? "shared" : "not shared";
    };
    const auto is_known = [](const std::vector<msr::cpu_place> &places, msr::register_scope scope) {
        for (const msr::cpu_place &place : places)
            if (place.unit(scope) == msr::no_unit || place.unit(scope) == msr::absent_unit)
                return false;
        return true;
    };
    for (std::size_t i = 0; i < std::size(scopes); ++i) {
        const std::string text = fmt::format("{} of CPU {} and {}", names[i], cpus[0], cpus[1]);
        if (is_known(by_system, scopes[i]) && is_known(by_cpuid, scopes[i]))
            result.push_back(
                compared(name, text, share(by_system, scopes[i]), share(by_cpuid, scopes[i])));
        else
            result.push_back(not_tried(name, text, "Linux or CPUID does not say"));
    }
    return result;
}

} // namespace msrpp::validate
