// Opens a session on all CPUs of each kind of core, with a plan that is made for the kind of core.
#include "count.hpp"

#include <msr/backend/any_backend.hpp>
#include <msr/portable.hpp>
#include <msr/session.hpp>
#include <msr/session/machine.hpp>

#include <cstdio>
#include <exception>
#include <string>
#include <vector>

namespace {

using machine_session = msr::session<msr::any_backend, msr::run_time_plan, msr::cpu_selection>;

/// Counts the events `Part` on all CPUs of a kind of core, and prints the sums by `print`.
template <typename Print, typename... Part>
bool count(msr::any_backend &device, const msr::core_group &kind, void (*work)(), Print print,
           Part... parts) try {
    const msr::run_time_plan plan = msr::plan_on(device, kind.cpus[0], parts...);
    machine_session session{device, plan, msr::on_cpus(kind.cpus)};
    print(session.measure(work).sum());
    return true;
} catch (const std::exception &error) {
    std::printf("  %s\n", error.what());
    return false;
}

} // namespace

int count_on_each_kind_of_core(void (*work)()) try {
    msr::any_backend device{{.target = msr::of_cpus}}; // perf is to count CPUs, not this thread
    std::printf("%s\n", device.why().c_str());
    int failures = 0;
    for (const msr::core_group &kind : msr::core_groups(device)) {
        std::printf("%s, %zu CPUs\n", std::string{kind.name()}.c_str(), kind.cpus.size());
        const auto print_counts = [](const auto &counts) {
            for (const auto &[text, count, unit, scope] : counts)
                std::printf("  %llu %s\n", static_cast<unsigned long long>(count), text.c_str());
        };
        const auto print_shares = [](const auto &counts) {
            std::printf(
                "  %.1f %% of the issue slots wait for the front end, %.1f %% for the back end\n",
                100 * msr::frontend_bound(counts), 100 * msr::backend_bound(counts));
        };
        failures += !count(device, kind, work, print_counts, msr::instructions);
        failures += !count(device, kind, work, print_counts, msr::llc_misses);
        failures +=
            !count(device, kind, work, print_shares, msr::frontend_bound, msr::backend_bound);
    }
    return failures;
} catch (const std::exception &error) { // such as: the machine has no counters
    std::printf("%s\n", error.what());
    return 1;
}
