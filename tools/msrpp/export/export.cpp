// The command `msrpp export allowlist|bochs|json`: registers and events for other programs.
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
#include <utility>
#include <vector>

namespace msrpp {

namespace {

struct export_options {
    std::string format; ///< name of the output's format; empty: the default
    /// Text that is exported: registers and events in the format of the other program.
    std::string text;
    std::vector<std::string> choices; ///< events whose registers an allowlist gets
    bool exact{};                     ///< an allowlist has only the bits that a plan sets
    bool kernel{};                    ///< an allowlist has the bits for counting the kernel
};

void export_allowlist(output &out, const export_options &export_options, const family &identity) {
    const output_format &format =
        format_named(export_options.format, formats_with(&output_format::allowlist, &identity));
    if (identity.wired == 0)
        complain(wrong_usage, fmt::format("export allowlist: there is none for the {}, whose "
                                          "counters the kernel module does not know",
                                          identity.text));
    const bool of_plan = !export_options.choices.empty();
    if (export_options.exact && !of_plan)
        complain(wrong_usage, "--exact: give the choices whose bits shall be written");
    std::vector<family_register> registers = identity.registers(identity);
    if (of_plan && identity.unit_registers != nullptr)
        for (family_register &entry : identity.unit_registers(identity))
            registers.push_back(std::move(entry));
    const allowed_bits bits = export_options.exact ? allowed_bits::set : allowed_bits::decided;
    const restricted_list result = restricted(
        of_plan ? allowed(registers, identity.plan(identity, export_options.choices), bits)
                : allowed(registers),
        identity.wired,
        {.of_plan = of_plan, .kernel = export_options.kernel, .processor = identity.processor});
    format.allowlist(out, result.list);
    append_omitted(out, result.omitted);
    for (const std::string &line : why_not_loaded(result.omitted))
        std::fprintf(stderr, "msrpp: %s\n", line.c_str());
}

void refuse_choices(const export_options &export_options) {
    if (export_options.exact)
        complain(wrong_usage, "--exact: only an allowlist is made for choices");
    if (export_options.kernel)
        complain(wrong_usage, "--kernel: only an allowlist lets bits be written");
    if (!export_options.choices.empty())
        complain(wrong_usage,
                 fmt::format("export {}: it is of the whole processor, without choices: {}",
                             export_options.text, in_quotes(export_options.choices.front())));
}

void export_whole_cpu(output &out, const export_options &export_options, const family &identity) {
    const std::vector<std::string> known = exported_things(&identity);
    for (const output_format *const format : formats_with(&output_format::whole_cpu, &identity)) {
        if (format->name != export_options.text) continue;
        format_named(export_options.format, {format});
        refuse_choices(export_options);
        return format->whole_cpu(out, identity);
    }
    if (export_options.text.empty())
        complain(wrong_usage, fmt::format("export: say what: {}", joined(known, ", ")));
    complain(wrong_usage,
             fmt::format("export: there is no {}{} (known: {})", in_quotes(export_options.text),
                         suggestion(export_options.text, {known.begin(), known.end()}),
                         joined(known, ", ")));
}

} // namespace

std::vector<std::string> exported_things(const family *family) {
    std::vector<std::string> result;
    if (family == nullptr || family->wired != 0) result.emplace_back(allowlist_word);
    for (const output_format *const format : formats_with(&output_format::whole_cpu, family))
        result.emplace_back(format->name);
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

int export_registers(const export_options &export_options, const family &identity) {
    output out;
    export_options.text == allowlist_word ? export_allowlist(out, export_options, identity)
                                          : export_whole_cpu(out, export_options, identity);
    flush(out);
    return 0;
}

action add_export_options(support::command &destination, target_options &target) {
    const auto value = std::make_shared<export_options>();
    add_usual_options(destination, target, value->format,
                      "of an allowlist: msr-safe (the default) or shim");
    destination.add_option("WHAT", value->text, "allowlist, bochs or json");
    destination.add_option("CHOICE", value->choices,
                           "of an allowlist: what shall be counted; without, all that counts");
    destination.add_flag("--exact", value->exact,
                         "only the bits that the choices set: other bits must be 0 before");
    destination.add_flag("--kernel", value->kernel,
                         "also the bits for counting the kernel and other threads");
    return [value, &target] { return export_registers(*value, target_of(target)); };
}

const known_command export_command{{.name = "export",
                                    .rank = 60,
                                    .text = "registers for other programs",
                                    .add_options = add_export_options}};

} // namespace

} // namespace msrpp
