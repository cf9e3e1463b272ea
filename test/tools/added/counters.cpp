// The command `msrpp counters` prints how many counters a processor has; the build adds the command
// to the tool without a change to any file of the tool.
#include "../../../tools/msrpp/command.hpp"

#include "../../../tools/support/command_line.hpp"
#include "../../../tools/support/output.hpp"

#include <fmt/format.h>

#include <memory>

namespace msrpp {

namespace {

struct counters_options {
    bool plain{}; ///< whether the number of counters is printed without the processor's name
};

action add_counters_options(support::command &command, target_options &target) {
    const auto options = std::make_shared<counters_options>();
    add_target_options(command, target);
    command.add_flag("--plain", options->plain, "print the number alone");
    return [options, &target] {
        const family processor = target_of(target);
        output out;
        append_line(out, fmt::format("{}{}", options->plain ? "" : processor.name + ": ",
                                     processor.counter_count));
        flush(out);
        return 0;
    };
}

const known_command counters_command{{.name = "counters",
                                      .rank = 15,
                                      .text = "how many counters a processor has",
                                      .add_options = add_counters_options}};

} // namespace

} // namespace msrpp
