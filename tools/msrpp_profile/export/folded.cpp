#include "formats.hpp"
#include "stacks.hpp"
#include "text.hpp"

#include <fmt/format.h>

#include <map>

namespace msrpp::profile {

void write_folded(const selection &from, symbolizer &symbols, destination &to) {
    stack_maker stacks{from.of, symbols};
    // Two stacks may differ in files only, which folded stacks do not have.
    std::map<std::string, std::uint64_t> lines;
    for (const counted_stack &each : count_stacks(from, stacks)) {
        std::string line;
        for (const std::uint32_t frame : each.frames)
            line += (line.empty() ? "" : ";") + in_folded(stacks.frame(frame).name);
        lines[line] += each.value;
    }
    for (const auto &[line, value] : lines) {
        to.put(line);
        to.put(fmt::format(" {}\n", value));
    }
}

} // namespace msrpp::profile
