#include "control.hpp"

#include "../../support/command_line.hpp"
#include "../../support/complaint.hpp"
#include "../beside.hpp"
#include "../command.hpp"

#include <utility>

namespace msrpp {

namespace {

/// Options of `msrpp control`, for completion: options without a value, and options with a value.
constexpr const char *control_flags[] = {"--force", "--steady", "--trust-low"};
constexpr const char *control_options[] = {"--backend", "--cpus", "--format", "--snapshot"};

action add_control_options(support::command &destination, target_options &) {
    for (const char *const name : control_options)
        destination.add_option(name);
    for (const char *const name : control_flags)
        destination.add_flag(name);
    return {};
}

int become_control(const target_options &target, const std::vector<std::string> &words) {
    if (!target.cpu.empty())
        complain(wrong_usage, "control: --cpu: the processor is that of --backend machine:CPU, or "
                              "the one that this runs on");
    std::vector<std::string> texts{"msrpp control"};
    texts.insert(texts.end(), words.begin(), words.end());
    become_beside("msrpp-control", std::move(texts), control_name, "msrpp's tools are");
}

const known_command control_command{{.name = control_name,
                                     .rank = 145,
                                     .text = "show and set prefetchers, turbo and other controls",
                                     .add_options = add_control_options,
                                     .take_words = become_control}};

} // namespace

} // namespace msrpp
