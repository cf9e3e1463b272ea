// A format of output that the build adds to the tool without a change to any of the tool's files:
// the addresses that a plan writes, as a shell's list.
#include "../../../tools/msrpp/formats.hpp"
#include "../../../tools/msrpp/printed.hpp"

#include <fmt/format.h>

namespace msrpp::toy_format {

namespace {

void encode(output &out, const encoded &encoded) {
    append(out, encoded.of.name);
    for (const named_family_write *const next : start_state(encoded.plan))
        fmt::format_to(fmt::appender(out), " {:x}", next->what.address);
    append(out, "\n");
}

/// Whether the format serves a processor: every processor except the Pentium 4.
bool serves(const family &processor) { return processor.name != "pentium4"; }

const known_format known{{.name = "toy", .rank = 35, .encode = encode, .serves = serves}};

} // namespace

} // namespace msrpp::toy_format
