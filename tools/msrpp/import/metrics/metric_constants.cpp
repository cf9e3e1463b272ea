#include "metric_constants.hpp"

#include "../../../support/text.hpp"

#include <string_view>

namespace msrpp {

namespace {

/// The names in tables of a constant of the library.
struct constant_name {
    std::string_view name, constant;
};
constexpr constant_name constant_names[] = {
    {"hyperthreading_on", "smt_on"},
    {"#smt_on", "smt_on"},
    {"durationtimeinseconds", "duration"},
    {"duration_time", "duration"},
    {"system_tsc_freq", "tsc_frequency"},
    {"#system_tsc_freq", "tsc_frequency"},
    {"tsc", "tsc_ticks"},
    {"msr@tsc@", "tsc_ticks"},
    {"socket_count", "sockets"},
    {"#num_packages", "sockets"},
    {"cores_per_socket", "cores_per_socket"},
    {"chas_per_socket", "chas_per_socket"},
    {"perf_metrics.retiring", "topdown_retiring"},
    {"perf_metrics.bad_speculation", "topdown_bad_speculation"},
    {"perf_metrics.frontend_bound", "topdown_frontend_bound"},
    {"perf_metrics.backend_bound", "topdown_backend_bound"},
    {"perf_metrics.heavy_operations", "topdown_heavy_operations"},
    {"perf_metrics.branch_mispredicts", "topdown_branch_mispredicts"},
    {"perf_metrics.fetch_latency", "topdown_fetch_latency"},
    {"perf_metrics.memory_bound", "topdown_memory_bound"},
};

/// Linux's events of shares of slots (arch/x86/events/intel/core.c).
constexpr constant_name share_names[] = {
    {"topdown-retiring", "topdown_retiring"},
    {"topdown-bad-spec", "topdown_bad_speculation"},
    {"topdown-fe-bound", "topdown_frontend_bound"},
    {"topdown-be-bound", "topdown_backend_bound"},
    {"topdown-heavy-ops", "topdown_heavy_operations"},
    {"topdown-br-mispredict", "topdown_branch_mispredicts"},
    {"topdown-fetch-lat", "topdown_fetch_latency"},
    {"topdown-mem-bound", "topdown_memory_bound"},
};

} // namespace

std::optional<std::size_t> constant_part(const std::string &name, formula_parts &parts) {
    const std::string lower = in_lower_case(name);
    if (lower == "durationtimeinmilliseconds")
        return parts.part("*", {parts.part("1e3"), parts.part("duration")});
    // A count belongs to one thread, so that #core_wide is 0.
    if (lower == "#core_wide") return parts.part("0");
    for (const constant_name &constant_name : constant_names)
        if (constant_name.name == lower) return parts.part(std::string{constant_name.constant});
    return std::nullopt;
}

std::optional<std::size_t> share_part(const std::string &name, formula_parts &parts) {
    const std::string lower = in_lower_case(name);
    for (const constant_name &constant_name : share_names)
        if (constant_name.name == lower) return parts.part(std::string{constant_name.constant});
    return std::nullopt;
}

} // namespace msrpp
