// `msrpp explain REG=VALUE...`: what register values say, what is counted, and which rules are
// broken.
#include "../../support/complaint.hpp"
#include "../../support/output.hpp"
#include "../commands.hpp"
#include "../formats.hpp"
#include "../printed.hpp"
#include "explain_input.hpp"

namespace msrpp {

int explain(const command_line &given, const family &of) {
    const output_format &as =
        asked_format(given.format, formats_with(&output_format::explain, &of));
    const family_explanation all = of.explain(of, values_of(given, of));
    output out;
    as.explain(out, of, all);
    flush(out);
    return all_legal(all) ? 0 : rule_broken;
}

} // namespace msrpp
