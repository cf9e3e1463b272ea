#include "encode_lines.hpp"

#include "complaint.hpp"

namespace msrpp {

void refuse_arguments(const settings &asked) {
    if (!asked.arguments.empty())
        complain(wrong_usage, "encode --each: choices come from standard input, a plan on each "
                              "line, not from the command line: " +
                                  in_quotes(asked.arguments.front()));
}

} // namespace msrpp
