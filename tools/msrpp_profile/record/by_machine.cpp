// On a simulated processor: msrpp-machine writes the profile.
#include "numbers.hpp"
#include "recorded.hpp"

#include "../../msrpp/beside.hpp"
#include "../../support/complaint.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace msrpp::profile {

int by_machine(const recorded &what) {
    const std::string cpu = what.backend.substr(what.backend.find(':') + 1);
    if (cpu.empty())
        complain(wrong_usage, "profile record: --backend machine:CPU: the processor is missing, as "
                              "in machine:zen4 ('msrpp cpus' names them)");
    if (what.kind == "overflow")
        complain(wrong_usage, "profile record: --kind overflow is of --backend perf: a simulated "
                              "processor samples op, fetch or precise");
    // A list of names is a machine with a CPU for each of them.
    const auto names = static_cast<unsigned>(1 + std::count(cpu.begin(), cpu.end(), ','));
    const std::string cpus = std::to_string(std::max(names, cpu_count_of(what)));
    std::string sampling = what.kind.empty() ? "any" : what.kind;
    if (!what.period.empty()) sampling += ",period=" + what.period;
    if (!what.random.empty()) sampling += ",random=" + what.random;
    if (what.chain != 0) sampling += ",chain=" + std::to_string(what.chain);
    if (!what.event.empty()) sampling += ",event=" + what.event;
    std::vector<std::string> words{
        "msrpp profile", "--for-profile", "--cpu",      cpu,      "--cpus", cpus,
        "--samples",     what.file,       "--sampling", sampling, "--"};
    words.insert(words.end(), what.program.begin(), what.program.end());
    become_beside("msrpp-machine", words, "profile record", "libfuse3-dev and libzydis-dev are");
}

} // namespace msrpp::profile
