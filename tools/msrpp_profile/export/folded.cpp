#include "formats.hpp"
#include "stacks.hpp"
#include "text.hpp"

#include <fmt/format.h>

#include <map>

namespace msrpp::profile {

void write_folded(const selection &source, symbolizer &symbols, destination &destination) {
    stack_maker stacks{source.of, symbols};
    // Weights of stacks are added up by the stack's text, because two stacks may differ only in
    // files, which folded stacks do not have.
    std::map<std::string, std::uint64_t> lines;
    for (const counted_stack &stack : count_stacks(source, stacks)) {
        std::string line;
        for (const std::uint32_t frame : stack.frames)
            line += (line.empty() ? "" : ";") + in_folded(stacks.frame(frame).name);
        lines[line] += stack.value;
    }
    for (const auto &[line, value] : lines) {
        destination.put(line);
        destination.put(fmt::format(" {}\n", value));
    }
}

} // namespace msrpp::profile
