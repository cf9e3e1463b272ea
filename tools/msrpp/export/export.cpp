// `msrpp export allowlist|bochs|json`: registers and events for other programs.
#include "export.hpp"

#include "../../support/complaint.hpp"
#include "../../support/output.hpp"
#include "../../support/text.hpp"
#include "../choices/suggest.hpp"
#include "../commands.hpp"
#include "../formats.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

namespace {

void export_allowlist(output &out, const command_line &given, const family &of) {
    const output_format &as =
        asked_format(given.format, formats_with(&output_format::allowlist, &of));
    if (of.wired == 0)
        complain(wrong_usage, fmt::format("export allowlist: there is none for the {}, whose "
                                          "counters the kernel module does not know",
                                          of.text));
    const bool of_plan = !given.arguments.empty();
    if (given.exact && !of_plan)
        complain(wrong_usage, "--exact: give the choices whose bits shall be written");
    const std::vector<family_register> registers = of.registers(of);
    const allowed_bits which = given.exact ? allowed_bits::set : allowed_bits::decided;
    const restricted_list result = restricted(
        of_plan ? allowed(registers, of.plan(of, given.arguments), which) : allowed(registers),
        of.wired, {.of_plan = of_plan, .kernel = given.kernel});
    as.allowlist(out, result.list);
    append_omitted(out, result.omitted);
    for (const std::string &line : why_not_loaded(result.omitted))
        std::fprintf(stderr, "msrpp: %s\n", line.c_str());
}

void refuse_choices(const command_line &given) {
    if (given.exact) complain(wrong_usage, "--exact: only an allowlist is made for choices");
    if (given.kernel) complain(wrong_usage, "--kernel: only an allowlist lets bits be written");
    if (!given.arguments.empty())
        complain(wrong_usage,
                 fmt::format("export {}: it is of the whole processor, without choices: {}",
                             given.what, in_quotes(given.arguments.front())));
}

void export_whole_cpu(output &out, const command_line &given, const family &of) {
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

int export_registers(const command_line &given, const family &of) {
    output out;
    given.what == allowlist_word ? export_allowlist(out, given, of)
                                 : export_whole_cpu(out, given, of);
    flush(out);
    return 0;
}

} // namespace msrpp
