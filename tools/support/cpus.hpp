// The logical CPUs that threads may use, on kernels for any number of CPUs.
#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

namespace support {

/// The limit of CPU numbers, which are smaller: the kernel's largest set has 8,192 CPUs, and future
/// sets may be larger.
inline constexpr unsigned most_cpus = 65'536;

/// Returns the CPUs that a thread may use, in ascending order; thread 0: the calling thread. Empty
/// where the kernel refuses; errno has the reason.
std::vector<unsigned> usable_cpus(pid_t thread = 0);

/// Binds a thread to CPUs, at least one; thread 0: the calling thread. Returns false where the
/// kernel refuses all of the CPUs; errno has the reason. CPUs that do not exist are left out.
bool keep_on(const std::vector<unsigned> &cpus, pid_t thread = 0);

/// Returns a list of CPUs as text, neighbours as ranges: `0,2-3`.
std::string list_of(const std::vector<unsigned> &cpus);

} // namespace support
