// `msrpp explain REG=VALUE...`: what register values say, what is counted, and which rules are
// broken.
#include "../../support/command_line.hpp"
#include "../../support/complaint.hpp"
#include "../../support/output.hpp"
#include "../command.hpp"
#include "../formats.hpp"
#include "../printed.hpp"
#include "explain_input.hpp"

#include <memory>

namespace msrpp {

namespace {

int explain(const explain_options &given, const family &of) {
    const output_format &as =
        asked_format(given.format, formats_with(&output_format::explain, &of));
    const family_explanation all = of.explain(of, values_of(given, of));
    output out;
    as.explain(out, of, all);
    flush(out);
    return all_legal(all) ? 0 : rule_broken;
}

action add_explain_options(support::command &to, target_options &target) {
    const auto given = std::make_shared<explain_options>();
    add_usual_options(to, target, given->format,
                      names_for_help(formats_with(&output_format::list)));
    to.add_option("REG=VALUE", given->values,
                  "a register by name or address, and its value: 0x3a0=0x18020e04; or a\n"
                  "perfex setting CCCR/ESCR@COUNTER; or a word of Linux's perf: r and digits");
    to.add_option("--file", given->file,
                  "lines of an address and a value, or of the above; - is standard input");
    to.add_option("--p4pe", given->p4pe, "IA32_PEBS_ENABLE, as perfex takes it");
    to.add_option("--p4pmv", given->p4pmv, "MSR_PEBS_MATRIX_VERT, as perfex takes it");
    return [given, &target] { return explain(*given, target_of(target)); };
}

const known_command explain_command{{.name = "explain",
                                     .rank = 40,
                                     .text = "what register values say",
                                     .add_options = add_explain_options}};

} // namespace

} // namespace msrpp
