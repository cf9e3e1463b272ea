// The format `msr_safe`: the allowlist of LLNL's msr-safe, for /dev/cpu/msr_allowlist.
#include "../formats.hpp"

#include <fmt/format.h>

namespace msrpp::msr_safe_format {

namespace {

void allowlist(output &out, const std::vector<allowed_register> &list) {
    append(out, "# MSR      Write mask         # Comment\n");
    for (const allowed_register &entry : list)
        append_formatted(out, "0x{:08x} 0x{:016x} # \"{}\"\n", entry.address, entry.write_mask,
                         entry.name);
}

const known_format known{{.name = "msr-safe", .rank = 80, .allowlist = allowlist}};

} // namespace

} // namespace msrpp::msr_safe_format
