// The format `shim`: the allowlist of the kernel module of this project.
#include "../formats.hpp"

#include <fmt/format.h>

namespace msrpp::shim_format {

namespace {

void allowlist(output &out, const std::vector<allowed_register> &list) {
    for (const allowed_register &entry : list) {
        const char *const how = entry.write_mask == 0 ? "read" : "readwrite";
        append_formatted(out, "0x{:08x} {} 0x{:016x}  # {}\n", entry.address, how, entry.write_mask,
                         entry.name);
    }
}

const known_format known{{.name = "shim", .rank = 90, .allowlist = allowlist}};

} // namespace

} // namespace msrpp::shim_format
