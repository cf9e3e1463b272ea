// The command `msrpp explain REG=VALUE...`: the fields of register values, what is counted, and the
// rules that are broken.
#include "../../support/command_line.hpp"
#include "../../support/complaint.hpp"
#include "../../support/output.hpp"
#include "../command.hpp"
#include "../families/branch_records.hpp"
#include "../families/setting_registers.hpp"
#include "../formats.hpp"
#include "../printed.hpp"
#include "explain_input.hpp"

#include <memory>

namespace msrpp {

namespace {

int explain(const explain_options &explain_options, const family &identity) {
    const output_format &format =
        format_named(explain_options.format, formats_with(&output_format::explain, &identity));
    const explain_arguments values = values_of(explain_options, identity);
    family_explanation family_explanation = identity.explain(identity, values);
    explain_branch_registers(identity, values, family_explanation);
    explain_setting_registers(identity, values, family_explanation);
    output out;
    format.explain(out, identity, family_explanation);
    flush(out);
    return all_legal(family_explanation) ? 0 : rule_broken;
}

action add_explain_options(support::command &destination, target_options &target) {
    const auto value = std::make_shared<explain_options>();
    add_usual_options(destination, target, value->format,
                      names_for_help(formats_with(&output_format::list)));
    destination.add_option(
        "REG=VALUE", value->values,
        "a register by name or address, and its value: 0x3a0=0x18020e04; or a\n"
        "perfex setting CCCR/ESCR@COUNTER; or a word of Linux's perf: r and digits");
    destination.add_option("--file", value->file,
                           "lines of an address and a value, or of the above; - is standard input");
    destination.add_option("--p4pe", value->p4pe, "IA32_PEBS_ENABLE, as perfex takes it");
    destination.add_option("--p4pmv", value->p4pmv, "MSR_PEBS_MATRIX_VERT, as perfex takes it");
    return [value, &target] { return explain(*value, target_of(target)); };
}

const known_command explain_command{{.name = "explain",
                                     .rank = 40,
                                     .text = "what register values say",
                                     .add_options = add_explain_options}};

} // namespace

} // namespace msrpp
