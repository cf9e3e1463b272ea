// Arguments of `msrpp profile record`, and the functions that record.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::profile {

struct recorded {
    std::string backend = "auto"; ///< backend: auto, shim, perf or machine:CPU
    /// Kind of sample: op, fetch, precise or overflow; empty: the processor's default.
    std::string kind;
    std::string event;    ///< event of precise and overflow samples; empty: the default
    std::string period;   ///< period in events, as text; empty: the default
    std::string random;   ///< number of random bits of the period, as text; empty: the default
    std::string overhead; ///< share of the time that samples may take, as in 2%; empty: any
    unsigned chain = 0;   ///< largest number of callers of a sample
    /// The branches that each sample has, in the syntax of `msrpp machine --branches`; empty: none.
    std::string branches;
    bool all_cpus = false; ///< all programs on CPUs are sampled, not the given program alone
    /// With `all_cpus` the CPUs, as in 0,2-3; empty: all. With a simulated machine the number of
    /// CPUs.
    std::string cpus;
    bool allocations = false; ///< allocations of the program are logged, too
    std::string file;
    /// The program with its arguments; empty: CPUs are sampled until a signal.
    std::vector<std::string> program;
};

/// Records on a simulated machine; by_machine(), by_perf() and by_shim() run the program, if there
/// is one, and write the profile. Returns the program's exit status; throws a complaint where
/// recording fails.
int by_machine(const recorded &options);
int by_shim(const recorded &options);
int by_perf(const recorded &options);

/// Returns the CPUs that are sampled as a whole, with `all_cpus`; empty without. Throws a complaint
/// where the CPUs are invalid.
std::vector<unsigned> sampled_cpus(const recorded &request);

/// Returns the reason why the kernel module cannot sample a program, or whole CPUs, on this
/// machine; empty: it can.
std::string why_not_shim();
std::string why_not_perf(const std::vector<unsigned> &whole_cpus);

} // namespace msrpp::profile
