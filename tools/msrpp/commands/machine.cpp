#include "machine.hpp"

#include "../../support/command_line.hpp"
#include "../beside.hpp"
#include "../command.hpp"

#include <utility>

namespace msrpp {

namespace {

constexpr const char *needs = "libfuse3-dev and libzydis-dev are";

/// The options of `curve` with a value, for completion.
constexpr const char *curve_options[] = {"--cpus",         "--ghz",    "--method",
                                         "--name",         "--output", "--plot",
                                         "--trace-format", "--trace",  "--ways"};

action add_curve_options(support::command &destination, target_options &) {
    for (const char *const name : curve_options)
        destination.add_option(name);
    return {};
}

/// Executes msrpp-machine for `msrpp curve`, because the models of caches are in that program.
int become_curve(const target_options &target, const std::vector<std::string> &words) {
    std::vector<std::string> texts{"msrpp curve", "--as-curve"};
    for (const auto &[option, value] :
         {std::pair{"--cpu", &target.cpu}, {"--events", &target.events_file}})
        if (!value->empty()) texts.insert(texts.end(), {option, *value});
    texts.insert(texts.end(), words.begin(), words.end());
    become_beside("msrpp-machine", std::move(texts), curve_name, needs);
}

const known_command machine_command{
    {.name = machine_name,
     .rank = 110,
     .text = "run a program on a simulated processor, which counts it",
     .take_words = [](const target_options &target, const std::vector<std::string> &words) -> int {
         become_machine(target, words);
     }}};

const known_command curve_command{
    {.name = curve_name,
     .rank = 130,
     .text = "misses of a program by ways of the last level of a simulated processor",
     .add_options = add_curve_options,
     .take_words = become_curve}};

} // namespace

void become_machine(const target_options &target, const std::vector<std::string> &words) {
    std::vector<std::string> texts = with_target(target, words);
    texts.insert(texts.begin(), "msrpp machine");
    become_beside("msrpp-machine", std::move(texts), machine_name, needs);
}

} // namespace msrpp
