#include "metric_sets.hpp"

#include "../../support/complaint.hpp"
#include "../families/meters.hpp"

#include <msr/meters/names.hpp>
#include <msr/meters/quantities.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace msrpp {

namespace {

/// A set of metrics; each processor has the metrics of the set that its units count.
struct metric_set {
    const char *name;
    const char *needs; ///< what a processor without any metric of the set lacks
    std::vector<const char *> metrics;
};

const std::vector<metric_set> &all_sets() {
    static const std::vector<metric_set> sets{
        {"mem",
         "counters of memory controllers that msrpp knows",
         {"umc_mem_read_bandwidth", "umc_mem_write_bandwidth", "umc_mem_bandwidth",
          "umc_cas_cmd_read_ratio", "memory_bandwidth_read", "memory_bandwidth_write",
          "memory_bandwidth_total", "memory_read_ratio"}},
        {"l3",
         "counters of an L3 cache that msrpp knows",
         {"l3_cache_accesses", "l3_misses", "l3_hit_ratio"}},
        {"l3_latency",
         "events of the latency of L3 misses that msrpp knows",
         {"l3_read_miss_latency", "l3_read_miss_latency_for_local_dram",
          "l3_read_miss_latency_for_remote_dram"}},
        {"branch",
         "counts of branches that msrpp knows",
         {"branch_misprediction_ratio", "info_inst_mix_ipbranch", "tma_info_inst_mix_ipbranch",
          "tma_info_br_inst_mix_ipbranch", "info_bad_spec_ipmispredict",
          "tma_info_bad_spec_ipmispredict", "tma_info_br_inst_mix_ipmispredict"}},
        {"flops",
         "counts of floating-point operations that msrpp knows",
         {"flops_per_clock", "gflops", "info_core_flopc", "info_system_gflops",
          "tma_info_core_flopc", "tma_info_system_gflops"}},
        {"tma",
         "shares of issue slots that msrpp knows",
         {"frontend_bound", "tma_frontend_bound", "bad_speculation", "tma_bad_speculation",
          "backend_bound", "tma_backend_bound", "retiring", "tma_retiring"}},
    };
    return sets;
}

constexpr const char *energy_set = "energy";

/// Returns the metrics of energy that a processor measures, each with the metric of its power.
std::vector<std::string> energies_of(const family &identity) {
    std::vector<std::string> choices;
    for (const msr::meters::meter_row *const row : meters_of(identity)) {
        const msr::meters::meter_name &meter = *meter_named(name_of(*row));
        if (meter.measures == msr::meters::quantity::energy) choices.emplace_back(meter.name);
    }
    const std::vector<std::string> energies = choices;
    for (const std::string &energy : energies)
        choices.push_back("metric:" + power_name_of(energy));
    if (choices.empty())
        complain(rule_broken, fmt::format("run: -g {}: {} has no meters of energy that msrpp knows",
                                          energy_set, identity.name));
    return choices;
}

} // namespace

std::vector<std::string> metrics_of_set(known_plans &plans, const std::string &name) {
    if (name == energy_set) return energies_of(plans.of());
    const std::vector<metric_set> &sets = all_sets();
    const auto set = std::find_if(sets.begin(), sets.end(),
                                  [&](const metric_set &row) { return name == row.name; });
    if (set == sets.end()) {
        std::string names = energy_set;
        for (const metric_set &row : sets)
            names += fmt::format(", {}", row.name);
        complain(wrong_usage,
                 fmt::format("run: -g: no set of metrics has the name {}: there are {}",
                             in_quotes(name), names));
    }
    const std::vector<std::string> known = metric_names_of(plans.of());
    std::vector<std::string> choices;
    for (const char *const metric : set->metrics)
        if (std::find(known.begin(), known.end(), metric) != known.end())
            choices.push_back(std::string{"metric:"} + metric);
    if (choices.empty())
        complain(rule_broken,
                 fmt::format("run: -g {}: {} has no {}", name, plans.of().name, set->needs));
    return choices;
}

} // namespace msrpp
