// The arguments of `msrpp profile record`, and the functions that record.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::profile {

struct recorded {
    std::string backend = "auto"; ///< backend that samples: auto, shim, perf or machine:CPU
    /// Kind of sample: op, fetch, precise or overflow; empty: the processor's default.
    std::string kind;
    std::string event;  ///< event of precise and overflow samples; empty: the default
    std::string period; ///< sampling period in events, as text; empty: the default
    /// Number of random bits of the sampling period, as text; empty: the default.
    std::string random;
    /// Largest share of the time that samples may take, such as 2%; empty: no limit.
    std::string overhead;
    unsigned chain = 0; ///< largest number of callers in a sample's call chain
    /// The branches that each sample has, in the syntax of `msrpp machine --branches`; empty: none.
    std::string branches;
    bool all_cpus = false; ///< all programs on CPUs are sampled, not the given program alone
    /// With `all_cpus` the sampled CPUs, as in 0,2-3; empty: all. With a simulated machine the
    /// number of its CPUs.
    std::string cpus;
    bool allocations = false; ///< allocations of the program are logged and put into the profile
    std::string file;
    /// The program to record, with its arguments; empty: CPUs are sampled until a signal.
    std::vector<std::string> program;
};

/// Records on a simulated machine, like by_perf() with Linux's perf and by_shim() with the kernel
/// module: runs the program, if there is one, and writes the profile. Returns the program's exit
/// status; throws a complaint where recording fails.
int by_machine(const recorded &options);
int by_shim(const recorded &options);
int by_perf(const recorded &options);

/// With `all_cpus`, returns the CPUs that are sampled as a whole; otherwise returns no CPU. Throws
/// a complaint where the CPUs are invalid.
std::vector<unsigned> sampled_cpus(const recorded &request);

/// Returns the reason why the kernel module cannot sample a program, or whole CPUs, on this
/// machine; empty: the module can sample.
std::string why_not_shim();
std::string why_not_perf(const std::vector<unsigned> &whole_cpus);

} // namespace msrpp::profile
