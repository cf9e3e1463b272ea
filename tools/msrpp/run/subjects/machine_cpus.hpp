// The CPUs that `msrpp run -a` counts.
#pragma once

#include <vector>

namespace msrpp::run {

/// The CPUs that are named, or all that this process may use; a note on standard error names others
/// that are online. Throws a complaint that names a CPU which is not online.
std::vector<unsigned> machine_cpus(const std::vector<unsigned> &named);

/// Complains where one of these CPUs is not online any more.
void expect_online(const std::vector<unsigned> &cpus);

} // namespace msrpp::run
