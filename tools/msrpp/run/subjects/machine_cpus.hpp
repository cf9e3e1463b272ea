// The CPUs of the option `-a`, which `msrpp run` counts and `msrpp profile record` samples.
#pragma once

#include <string_view>
#include <vector>

namespace msrpp::run {

/// Returns the CPUs in `named`, or, where `named` is empty, all CPUs that this process may use; a
/// note on standard error names further CPUs that are online. Throws a complaint that names a CPU
/// which is not online. `command`: the command with which the note and the complaint begin.
std::vector<unsigned> machine_cpus(const std::vector<unsigned> &named,
                                   std::string_view command = "run");

/// Returns the CPUs of a list that are not online.
std::vector<unsigned> offline_cpus(const std::vector<unsigned> &cpus);

/// Throws a complaint where a CPU is not online any more.
void expect_online(const std::vector<unsigned> &cpus);

} // namespace msrpp::run
