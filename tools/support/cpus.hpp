// The logical CPUs that threads may use, on kernels for any number of CPUs.
#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

namespace support {

/// Numbers of CPUs are below this: a set of the kernel's largest has 8,192 CPUs, and more has room.
inline constexpr unsigned most_cpus = 65'536;

/// The CPUs that a thread may use, in ascending order; 0: the calling thread. Empty where the
/// kernel does not say; errno has the reason.
std::vector<unsigned> usable_cpus(pid_t thread = 0);

/// Keeps a thread on these CPUs, of which there must be one; 0: the calling thread. False where the
/// kernel refuses all of them; errno has the reason. CPUs that are not there are left out.
bool keep_on(const std::vector<unsigned> &cpus, pid_t thread = 0);

/// Lists the CPUs, neighbours as ranges: `0,2-3`.
std::string list_of(const std::vector<unsigned> &cpus);

} // namespace support
