#include "rdt.hpp"

#include "../../support/command_line.hpp"
#include "../../support/complaint.hpp"
#include "../beside.hpp"
#include "../command.hpp"

#include <utility>

namespace msrpp {

namespace {

/// Options of `msrpp rdt`, for completion: options without a value, and options with a value.
constexpr const char *rdt_flags[] = {"--all-ways", "--as-found", "--clustered", "--keep",
                                     "--monitor",  "--quiet",    "--take"};
constexpr const char *rdt_options[] = {
    "--backend",    "--class",     "--cpus",   "--curves",      "--format", "--group",
    "--important",  "--interval",  "--looks",  "--max-mbps",    "--mbps",   "--method",
    "--model",      "--name",      "--number", "--objective",   "--output", "--pid",
    "--policy",     "--restore",   "--rmid",   "--snapshot",    "--sort",   "--time",
    "--time-limit", "--tolerance", "--ways",   "--write-curves"};

action add_rdt_options(support::command &destination, target_options &) {
    for (const char *const name : rdt_options)
        destination.add_option(name);
    for (const char *const name : rdt_flags)
        destination.add_flag(name);
    return {};
}

int become_rdt(const target_options &target, const std::vector<std::string> &words) {
    if (!target.cpu.empty())
        complain(wrong_usage, "rdt: --cpu: the processor is that of --backend machine:CPU, or the "
                              "one that this runs on");
    std::vector<std::string> texts{"msrpp rdt"};
    texts.insert(texts.end(), words.begin(), words.end());
    become_beside("msrpp-rdt", std::move(texts), rdt_name, "msrpp's tools are");
}

const known_command rdt_command{{.name = rdt_name,
                                 .rank = 140,
                                 .text = "divide caches and bandwidth among CPUs, and watch them",
                                 .add_options = add_rdt_options,
                                 .take_words = become_rdt}};

} // namespace

} // namespace msrpp
