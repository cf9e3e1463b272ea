// The program msrpp-allow loads an allowlist into the module: msrpp-allow FILE, or standard input
// for -. The list is what `msrpp export allowlist --format shim` writes; an empty list leaves the
// module to root only.
#include <msr/backend/message.hpp>
#include <msr/backend/shim.hpp>
#include <msr/backend/shim/allowlist.hpp>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string>

namespace {

/// Reads a whole file into `text`; returns false where the file cannot be read.
bool read_all(const char *name, std::string &text) {
    std::FILE *const file = std::strcmp(name, "-") == 0 ? stdin : std::fopen(name, "rb");
    if (file == nullptr) return false;
    char buffer[4096];
    for (std::size_t count; (count = std::fread(buffer, 1, sizeof buffer, file)) != 0;)
        text.append(buffer, count);
    return std::ferror(file) == 0;
}

} // namespace

int main(int count, char **arguments) {
    if (count != 2) {
        std::fprintf(stderr, "usage: msrpp-allow FILE\n");
        return 2;
    }
    std::string text;
    if (!read_all(arguments[1], text)) {
        std::fprintf(stderr, "msrpp-allow: %s: %s\n", arguments[1], std::strerror(errno));
        return 1;
    }
    const msr::allowlist_text list = msr::read_allowlist(text);
    if (list.wrong != nullptr) {
        std::fprintf(stderr, "msrpp-allow: %s:%zu: %s\n", arguments[1], list.line, list.wrong);
        return 1;
    }
    msr::shim device;
    if (const msr::failure failure = device.allow(list.entries.data(), list.entries.size())) {
        if (failure.kind == msr::error_code::no_permission)
            std::fprintf(stderr, "msrpp-allow: it takes root (CAP_SYS_ADMIN), and no lockdown\n");
        else
            std::fprintf(stderr, "msrpp-allow: %s\n", msr::message(failure).c_str());
        return 1;
    }
    std::printf("%zu registers allowed\n", list.entries.size());
}
