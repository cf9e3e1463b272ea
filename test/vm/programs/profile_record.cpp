// `msrpp profile record --backend shim` without the rest of msrpp: its sources, linked statically
// for the lab. usage: profile_record FILE PERIOD CHAIN OVERHEAD PROGRAM...; under the name
// user_profile_record the program drops its rights.
#define FMT_HEADER_ONLY // programs of the virtual machine link no shared library
#include "../../../tools/msrpp/run/command.cpp"
#include "../../../tools/msrpp/run/perf/perf_records.cpp"
#include "../../../tools/msrpp/run/subjects/tasks.cpp"
#include "../../../tools/msrpp/run/supervisor.cpp"
#include "../../../tools/msrpp_profile/record/by_shim.cpp"
#include "../../../tools/msrpp_profile/record/numbers.cpp"
#include "../../../tools/msrpp_profile/record/perf_rings.cpp"
#include "../../../tools/msrpp_profile/record/processes.cpp"
#include "../../../tools/msrpp_profile/record/profile_file.cpp"
#include "../../../tools/msrpp_profile/record/record_order.cpp"
#include "../../../tools/support/cpus.cpp"

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Replacements for functions whose libraries the virtual machine does not have.
namespace msrpp {

void complain(int status, std::string line) { throw complaint{status, std::move(line)}; }
std::string in_quotes(std::string_view piece) { return "'" + std::string{piece} + "'"; }
std::string sentence_with_names(const msr::verdict &verdict) { return verdict.broken->sentence; }

/// Returns no CPU: tests in the virtual machine sample programs, never CPUs as a whole.
std::vector<unsigned> profile::sampled_cpus(const recorded &) { return {}; }

} // namespace msrpp

int main(int count, char **words) {
    if (count < 6) return 2;
    const bool is_user = std::string_view{words[0]}.find("user_") != std::string_view::npos;
    if (is_user && setuid(1000) != 0) return 2;
    msrpp::profile::recorded options;
    options.file = words[1];
    options.period = words[2];
    options.chain = static_cast<unsigned>(std::atoi(words[3]));
    options.overhead = words[4];
    options.program.assign(words + 5, words + count);
    try {
        return msrpp::profile::by_shim(options);
    } catch (const msrpp::complaint &problem) {
        std::fprintf(stderr, "msrpp: %s\n", problem.line.c_str());
        return problem.status;
    } catch (const std::exception &error) {
        std::fprintf(stderr, "msrpp: profile: %s\n", error.what());
        return 1;
    }
}
