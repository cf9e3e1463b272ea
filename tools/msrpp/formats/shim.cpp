// The allowlist of the kernel module of this project.
#include "../formats.hpp"

#include <fmt/format.h>

namespace msrpp::shim_format {

namespace {

void allowlist(output &out, const std::vector<allowed_register> &list) {
    for (const allowed_register &one : list) {
        const char *const how = one.write_mask == 0 ? "read" : "readwrite";
        append_formatted(out, "0x{:08x} {} 0x{:016x}  # {}\n", one.address, how, one.write_mask,
                         one.name);
    }
}

const known_format known{{.name = "shim", .rank = 90, .allowlist = allowlist}};

} // namespace

} // namespace msrpp::shim_format
