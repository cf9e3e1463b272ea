// `msrpp export allowlist|bochs|json`: registers and events for other programs.
#include "export.hpp"

#include "../../support/command_line.hpp"
#include "../../support/complaint.hpp"
#include "../../support/output.hpp"
#include "../../support/text.hpp"
#include "../choices/suggest.hpp"
#include "../command.hpp"
#include "../formats.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

namespace {

struct export_options {
    std::string format;               ///< empty: the default
    std::string what;                 ///< is exported
    std::vector<std::string> choices; ///< of an allowlist
    bool exact{};                     ///< an allowlist of the bits that a plan sets, no more
    bool kernel{};                    ///< an allowlist with the bits for counting the kernel
};

void export_allowlist(output &out, const export_options &given, const family &of) {
    const output_format &as =
        asked_format(given.format, formats_with(&output_format::allowlist, &of));
    if (of.wired == 0)
        complain(wrong_usage, fmt::format("export allowlist: there is none for the {}, whose "
                                          "counters the kernel module does not know",
                                          of.text));
    const bool of_plan = !given.choices.empty();
    if (given.exact && !of_plan)
        complain(wrong_usage, "--exact: give the choices whose bits shall be written");
    const std::vector<family_register> registers = of.registers(of);
    const allowed_bits which = given.exact ? allowed_bits::set : allowed_bits::decided;
    const restricted_list result = restricted(
        of_plan ? allowed(registers, of.plan(of, given.choices), which) : allowed(registers),
        of.wired, {.of_plan = of_plan, .kernel = given.kernel});
    as.allowlist(out, result.list);
    append_omitted(out, result.omitted);
    for (const std::string &line : why_not_loaded(result.omitted))
        std::fprintf(stderr, "msrpp: %s\n", line.c_str());
}

void refuse_choices(const export_options &given) {
    if (given.exact) complain(wrong_usage, "--exact: only an allowlist is made for choices");
    if (given.kernel) complain(wrong_usage, "--kernel: only an allowlist lets bits be written");
    if (!given.choices.empty())
        complain(wrong_usage,
                 fmt::format("export {}: it is of the whole processor, without choices: {}",
                             given.what, in_quotes(given.choices.front())));
}

void export_whole_cpu(output &out, const export_options &given, const family &of) {
    const std::vector<std::string> known = exported_things(&of);
    for (const output_format *const as : formats_with(&output_format::whole_cpu, &of)) {
        if (as->name != given.what) continue;
        asked_format(given.format, {as});
        refuse_choices(given);
        return as->whole_cpu(out, of);
    }
    if (given.what.empty())
        complain(wrong_usage, fmt::format("export: say what: {}", joined(known, ", ")));
    complain(wrong_usage, fmt::format("export: there is no {}{} (known: {})", in_quotes(given.what),
                                      suggestion(given.what, {known.begin(), known.end()}),
                                      joined(known, ", ")));
}

} // namespace

std::vector<std::string> exported_things(const family *of) {
    std::vector<std::string> result;
    if (of == nullptr || of->wired != 0) result.emplace_back(allowlist_word);
    for (const output_format *const one : formats_with(&output_format::whole_cpu, of))
        result.emplace_back(one->name);
    return result;
}

std::string exported_words() {
    const std::vector<std::string> names = exported_things();
    std::string result;
    for (std::size_t i = 0; i < names.size(); ++i)
        result += (i == 0 ? "" : i + 1 == names.size() ? " or " : ", ") + names[i];
    return result;
}

namespace {

int export_registers(const export_options &given, const family &of) {
    output out;
    given.what == allowlist_word ? export_allowlist(out, given, of)
                                 : export_whole_cpu(out, given, of);
    flush(out);
    return 0;
}

action add_export_options(support::command &to, target_options &target) {
    const auto given = std::make_shared<export_options>();
    add_usual_options(to, target, given->format, "of an allowlist: msr-safe (the default) or shim");
    to.add_option("WHAT", given->what, "allowlist, bochs or json");
    to.add_option("CHOICE", given->choices,
                  "of an allowlist: what shall be counted; without, all that counts");
    to.add_flag("--exact", given->exact,
                "only the bits that the choices set: other bits must be 0 before");
    to.add_flag("--kernel", given->kernel,
                "also the bits for counting the kernel and other threads");
    return [given, &target] { return export_registers(*given, target_of(target)); };
}

const known_command export_command{{.name = "export",
                                    .rank = 60,
                                    .text = "registers for other programs",
                                    .add_options = add_export_options}};

} // namespace

} // namespace msrpp
