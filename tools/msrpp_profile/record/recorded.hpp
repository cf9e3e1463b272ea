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
    unsigned cpus = 1;            ///< of a simulated machine
    bool allocations = false;     ///< what the program allocates is logged, too
    std::string file;
    std::vector<std::string> program; ///< with its arguments
};

/// Each runs the program and writes the profile. Returns the program's exit status; throws a
/// complaint.
int by_machine(const recorded &what);
int by_shim(const recorded &what);
int by_perf(const recorded &what);

/// Why a program cannot be sampled so here; empty: it can.
std::string why_not_shim();
std::string why_not_perf();

} // namespace msrpp::profile
