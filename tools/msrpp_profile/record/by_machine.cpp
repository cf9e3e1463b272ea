// Records a profile on a simulated processor: msrpp-machine writes the profile.
#include "numbers.hpp"
#include "recorded.hpp"

#include "../../msrpp/beside.hpp"
#include "../../support/complaint.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace msrpp::profile {

int by_machine(const recorded &options) {
    const std::string cpu = options.backend.substr(options.backend.find(':') + 1);
    if (cpu.empty())
        complain(wrong_usage, "profile record: --backend machine:CPU: the processor is missing, as "
                              "in machine:zen4 ('msrpp cpus' names them)");
    if (options.kind == "overflow")
        complain(wrong_usage, "profile record: --kind overflow is of --backend perf: a simulated "
                              "processor samples op, fetch or precise");
    // A list of processors' names describes a machine with a CPU for each name.
    const auto names = static_cast<unsigned>(1 + std::count(cpu.begin(), cpu.end(), ','));
    const std::string cpus = std::to_string(std::max(names, cpu_count_of(options)));
    std::string sampling = options.kind.empty() ? "any" : options.kind;
    if (!options.period.empty()) sampling += ",period=" + options.period;
    if (!options.random.empty()) sampling += ",random=" + options.random;
    if (options.chain != 0) sampling += ",chain=" + std::to_string(options.chain);
    if (!options.branches.empty()) sampling += ",branches=" + options.branches;
    if (!options.event.empty()) sampling += ",event=" + options.event;
    std::vector<std::string> words{
        "msrpp profile", "--for-profile", "--cpu",      cpu,      "--cpus", cpus,
        "--samples",     options.file,    "--sampling", sampling, "--"};
    words.insert(words.end(), options.program.begin(), options.program.end());
    become_beside("msrpp-machine", words, "profile record", "libfuse3-dev and libzydis-dev are");
}

} // namespace msrpp::profile
