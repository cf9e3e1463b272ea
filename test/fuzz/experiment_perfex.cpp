// Fuzz target: random text as a command line of the tool perfex, for a Pentium 4, a P6 and a
// Pentium: the importer makes choices (events with qualifiers), for which a plan is tried, or
// refuses the text with a sentence.
#include "../../tools/msrpp/experiment/import.hpp"
#include "../../tools/msrpp/settings.hpp"

#include "edited.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace msrpp;

struct example {
    family processor;
    const char *line;
};

family named(const char *cpu, const char *model) {
    target_options target;
    target.cpu = target.cpu_text = cpu;
    target.model = model;
    return family_of_options(target);
}

const std::vector<example> &examples() {
    static const std::vector<example> table{
        {named("pentium4", "2"),
         "perfex -e 0x0003B000/0x1200020C@0x8000000C --p4pe=0x01000001 --p4pmv=0x1 ls -l 'a b'"},
        {named("piii", ""), "perfex -e 0x004100C0@0 -e 0x010024@1 -o out ls"},
        {named("pentium", ""), "perfex -e 0x0096 -e 0x01C3 ls"}};
    return table;
}

constexpr std::string_view pieces[] = {
    "-e ", " --event=", "@", "/", "0x", "0xffffffff", "'", "\"", "--p4pe=", "@18446744073709551615",
    " ",   "\\"};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *bytes, std::size_t size) {
    const example &example = examples()[size % examples().size()];
    fuzz::reads_or_complains([&] {
        const experiment::imported_experiment read = experiment::read_perfex(
            example.processor, {fuzz::edited(example.line, pieces, bytes, size)});
        fuzz::require(read.groups.size() == 1 && read.programs.size() == 1, "a group, a program");
        fuzz::require(!read.programs.front().command.empty(), "a command");
        std::vector<std::string> choices;
        for (const experiment::imported_choice &choice : read.groups.front().choices)
            choices.push_back(choice.choice);
        fuzz::require(!choices.empty(), "a choice");
        // the planner makes a plan, or names the broken rule
        (void)example.processor.plan(example.processor, choices);
    });
    return 0;
}
