// Arguments of `msrpp profile record`, and the functions that record.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::profile {

struct recorded {
    std::string backend = "auto"; ///< auto, shim, perf or machine:CPU
    std::string kind;             ///< op, fetch, precise or overflow; empty: as the processor has
    std::string event;            ///< of precise and overflow; empty: the usual one
    std::string period;           ///< empty: the usual one
    std::string random;           ///< bits; empty: the usual ones
    std::string overhead;         ///< share of the time that samples may take, as in 2%; empty: any
    unsigned chain = 0;           ///< callers with a sample, at most
    bool all_cpus = false;        ///< all that runs on CPUs, not the program alone
    /// With `all_cpus` the CPUs, as in 0,2-3; empty: all. Of a simulated machine: how many.
    std::string cpus;
    bool allocations = false; ///< what the program allocates is logged, too
    std::string file;
    std::vector<std::string> program; ///< with its arguments; empty: CPUs until a signal
};

/// Each runs the program, if there is one, and writes the profile. Returns the program's exit
/// status; throws a complaint.
int by_machine(const recorded &options);
int by_shim(const recorded &options);
int by_perf(const recorded &options);

/// The CPUs that are sampled as a whole, with `all_cpus`; none without. Throws a complaint.
std::vector<unsigned> sampled_cpus(const recorded &request);

/// Why a program, or CPUs as a whole, cannot be sampled so here; empty: they can.
std::string why_not_shim();
std::string why_not_perf(const std::vector<unsigned> &whole_cpus);

} // namespace msrpp::profile
